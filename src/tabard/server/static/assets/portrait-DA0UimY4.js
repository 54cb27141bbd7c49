import{h as e,y as t}from"./index-CAMSEGJI.js";import{c as n,s as r}from"./scenery-Civ6fsK9.js";import{r as i}from"./card-qoCsuAfV.js";e({en:`# Decks: the list of them, the builder, sharing, choosing one at a table.

decks-title = Decks
decks-mine = My decks
decks-mine-none = No decks yet. Choose a hero, or start from one of the decks below.
decks-starters = Ready to play
decks-starters-about = Twenty decks from the box. Play one as it is, or make it your own.
decks-new = New deck
decks-import = Paste a deck
decks-cards-link = All cards
decks-open = Open
decks-play = Play
decks-copy = Duplicate
decks-rename = Rename
decks-delete = Delete
decks-deleted = “{ $name }” was deleted.
decks-undelete = Restore
decks-nameless = Unnamed deck
decks-size = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
decks-legal = Legal
decks-wrong = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
decks-unread = Not checked yet
decks-changed = Changed { $when }
decks-own = Make it mine
decks-loading = Opening the decks…
decks-unknown = You have no such deck.
decks-all = All decks
decks-no-hero = No hero

decks-hero-title = Who leads the deck?
decks-hero-about = The hero's class and faction decide which cards fit. { $count } heroes to choose from.
decks-hero-fit = { $count } cards fit
decks-hero-change = Change hero
decks-name-new = { $hero }'s deck

decks-try = Try it against a bot
decks-try-easy = Easy bot
decks-try-normal = Normal bot
decks-try-level = How good is the bot?
decks-try-not = Once it's legal
decks-try-why = This deck can't be played yet: { $why }

decks-find = Find cards
decks-fits = Only what fits { $hero }
decks-found = { $count ->
    [0] No cards
    [one] 1 card
   *[other] { $count } cards
}
decks-found-fit = of { $all } that fit
decks-found-all = of { $all }
decks-click-adds = Click to add, or drag
decks-pool = Cards to choose from
decks-less = One fewer { $name }
decks-more-of = One more { $name }
decks-copies = { $name }, { $count } in the deck
decks-name = Name of the deck
decks-of-least = of at least { $least }
decks-curve = Cards by cost
decks-curve-column = Cost { $cost }: { $ally ->
    [one] 1 ally
   *[other] { $ally } allies
}, { $ability ->
    [one] 1 ability
   *[other] { $ability } abilities
}, { $equipment } equipment
decks-group-hero = Master heroes
decks-group-ally = Allies
decks-group-ability = Abilities
decks-group-equipment = Equipment
decks-group-quest = Quests
decks-group-location = Locations
decks-by-class = By class
decks-any-class = Any class
decks-empty = Nothing in it yet. Click a card to put it in.
decks-empty-rows = The deck's cards

decks-check-legal = Legal
decks-check-legal-about = { $size } cards. It can be played.
decks-check-wrong = { $count ->
    [one] Not legal yet: 1 problem
   *[other] Not legal yet: { $count } problems
}
decks-check-excess = { $count ->
    [one] Not legal yet: 1 card too many
   *[other] Not legal yet: { $count } cards too many
}
decks-check-more = … and { $count } more.
decks-checking = Checking…
decks-mend = { $count ->
    [one] Take out the card
   *[other] Take out the { $count } cards
}
decks-saved = Saved
decks-saving = Saving…
decks-failed = No connection: kept in this browser, trying again
decks-apart = This deck was changed elsewhere. What you had not saved here is now a separate deck.
decks-undo = Undo
decks-share = Share
decks-text = As text
decks-deck-n = Deck { $size }
decks-back-to-pool = Back to the cards

decks-share-title = Share this deck
decks-share-about = Whoever opens the link sees the deck and can keep a copy. The link contains the deck as it is now, not later changes.
decks-share-here = Only this computer can reach the server, so the link works only here.
decks-share-copy = Copy link
decks-share-copied = The link is copied.
decks-share-qr = The deck's link as a QR code
decks-text-title = The deck as text
decks-text-about = Copy it, or paste another deck over it. A line for the hero, then the number of copies and the name of each card.
decks-text-copy = Copy text
decks-text-copied = The text is copied.
decks-text-use = Use this text
decks-text-label = Text of the deck
decks-import-title = Paste a deck
decks-import-about = A line for the hero, then the number of copies and the name of each card, in either language.
decks-import-keep = Keep it
decks-import-rest = Keep what can be read
decks-import-rest-about = The lines that can't be read stay in its text, as comments.
decks-import-empty = There is nothing to read yet.
decks-import-long = This text has { $count } characters; a deck has { $most } at most. Is it a single deck?
decks-import-wrong = { $count ->
    [one] 1 line can't be read
   *[other] { $count } lines can't be read
}
decks-import-line = Line { $line }

decks-shared-title = A deck for you
decks-shared-keep = Keep it
decks-shared-kept = It is yours now.
decks-shared-bad = There's no deck in this link. Perhaps part of it was lost in copying.

decks-pick = Your deck
decks-pick-about = No one else sees it until the game reveals it.
decks-pick-of = { $who }'s deck
decks-pick-random = A random starter
decks-pick-random-about = Drawn from the twenty when the game begins.
decks-pick-change = Choose a deck
decks-pick-none = No deck chosen yet
decks-pick-none-about = If you don't choose, you get a random starter.
decks-pick-other = Another deck
decks-pick-drawn = A random starter is drawn for each player when the game begins.
decks-pick-starters = This table takes starters only.
decks-pick-paste = Play with it
`,it:`# Mazzi: l'elenco, il costruttore, la condivisione, la scelta al tavolo.

decks-title = Mazzi
decks-mine = I miei mazzi
decks-mine-none = Ancora nessun mazzo. Scegli un eroe, o parti da uno dei mazzi qui sotto.
decks-starters = Pronti da giocare
decks-starters-about = I venti mazzi della scatola. Giocane uno così com'è, o fallo tuo.
decks-new = Nuovo mazzo
decks-import = Incolla un mazzo
decks-cards-link = Tutte le carte
decks-open = Apri
decks-play = Gioca
decks-copy = Duplica
decks-rename = Rinomina
decks-delete = Elimina
decks-deleted = «{ $name }» è stato eliminato.
decks-undelete = Ripristina
decks-nameless = Mazzo senza nome
decks-size = { $count ->
    [one] 1 carta
   *[other] { $count } carte
}
decks-legal = Regolare
decks-wrong = { $count ->
    [one] 1 problema
   *[other] { $count } problemi
}
decks-unread = Non ancora controllato
decks-changed = Modificato { $when }
decks-own = Fallo mio
decks-loading = Apro i mazzi…
decks-unknown = Non hai un mazzo così.
decks-all = Tutti i mazzi
decks-no-hero = Nessun eroe

decks-hero-title = Chi guida il mazzo?
decks-hero-about = La classe e la fazione dell'eroe decidono quali carte vanno bene. Ci sono { $count } eroi.
decks-hero-fit = { $count } carte adatte
decks-hero-change = Cambia eroe
decks-name-new = Il mazzo di { $hero }

decks-try = Provalo contro un bot
decks-try-easy = Bot facile
decks-try-normal = Bot normale
decks-try-level = Quanto è bravo il bot?
decks-try-not = Quando sarà regolare
decks-try-why = Questo mazzo non si può ancora giocare: { $why }

decks-find = Cerca carte
decks-fits = Solo carte adatte a { $hero }
decks-found = { $count ->
    [0] Nessuna carta
    [one] 1 carta
   *[other] { $count } carte
}
decks-found-fit = delle { $all } adatte
decks-found-all = di { $all }
decks-click-adds = Clicca per aggiungere, o trascina
decks-pool = Carte tra cui scegliere
decks-less = Una copia in meno di { $name }
decks-more-of = Una copia in più di { $name }
decks-copies = { $name }, { $count } nel mazzo
decks-name = Nome del mazzo
decks-of-least = di almeno { $least }
decks-curve = Carte per costo
decks-curve-column = Costo { $cost }: { $ally ->
    [one] 1 alleato
   *[other] { $ally } alleati
}, { $ability } abilità, { $equipment ->
    [one] 1 equipaggiamento
   *[other] { $equipment } equipaggiamenti
}
decks-group-hero = Eroi supremi
decks-group-ally = Alleati
decks-group-ability = Abilità
decks-group-equipment = Equipaggiamenti
decks-group-quest = Missioni
decks-group-location = Luoghi
decks-by-class = Per classe
decks-any-class = Ogni classe
decks-empty = Ancora vuoto. Clicca una carta per metterla nel mazzo.
decks-empty-rows = Le carte del mazzo

decks-check-legal = Regolare
decks-check-legal-about = { $size } carte. Si può giocare.
decks-check-wrong = { $count ->
    [one] Non ancora regolare: 1 problema
   *[other] Non ancora regolare: { $count } problemi
}
decks-check-excess = { $count ->
    [one] Non ancora regolare: 1 carta di troppo
   *[other] Non ancora regolare: { $count } carte di troppo
}
decks-check-more = … e altri { $count }.
decks-checking = Controllo…
decks-mend = { $count ->
    [one] Togli la carta
   *[other] Togli le { $count } carte
}
decks-saved = Salvato
decks-saving = Salvo…
decks-failed = Nessuna connessione: resta in questo browser, riprovo
decks-apart = Questo mazzo è stato modificato altrove. Ciò che qui non era salvato è ora un mazzo a parte.
decks-undo = Annulla
decks-share = Condividi
decks-text = Come testo
decks-deck-n = Mazzo { $size }
decks-back-to-pool = Torna alle carte

decks-share-title = Condividi questo mazzo
decks-share-about = Chi apre il link vede il mazzo e può tenerne una copia. Il link contiene il mazzo com'è ora, non le modifiche successive.
decks-share-here = Solo questo computer raggiunge il server: il link funziona soltanto qui.
decks-share-copy = Copia il link
decks-share-copied = Link copiato.
decks-share-qr = Il link del mazzo come codice QR
decks-text-title = Il mazzo come testo
decks-text-about = Copialo, o incollaci sopra un altro mazzo. Una riga per l'eroe, poi il numero di copie e il nome di ogni carta.
decks-text-copy = Copia il testo
decks-text-copied = Testo copiato.
decks-text-use = Usa questo testo
decks-text-label = Testo del mazzo
decks-import-title = Incolla un mazzo
decks-import-about = Una riga per l'eroe, poi il numero di copie e il nome di ogni carta, in una delle due lingue.
decks-import-keep = Tienilo
decks-import-rest = Tieni quello che si legge
decks-import-rest-about = Le righe che non si leggono restano nel suo testo, come commenti.
decks-import-empty = Non c'è ancora niente da leggere.
decks-import-long = Questo testo ha { $count } caratteri; un mazzo ne ha al massimo { $most }. È un mazzo solo?
decks-import-wrong = { $count ->
    [one] 1 riga non si può leggere
   *[other] { $count } righe non si possono leggere
}
decks-import-line = Riga { $line }

decks-shared-title = Un mazzo per te
decks-shared-keep = Tienilo
decks-shared-kept = Ora è tuo.
decks-shared-bad = Questo link non contiene un mazzo. Forse ne manca un pezzo, perso nel copiarlo.

decks-pick = Il tuo mazzo
decks-pick-about = Nessun altro lo vede finché la partita non lo rivela.
decks-pick-of = Mazzo di { $who }
decks-pick-random = Un mazzo introduttivo a caso
decks-pick-random-about = Estratto a sorte fra i venti quando comincia la partita.
decks-pick-change = Scegli un mazzo
decks-pick-none = Nessun mazzo scelto
decks-pick-none-about = Se non scegli, ne ricevi uno introduttivo a caso.
decks-pick-other = Un altro mazzo
decks-pick-drawn = All'inizio della partita si estrae a sorte un mazzo introduttivo per ciascuno.
decks-pick-starters = Questo tavolo ammette solo mazzi introduttivi.
decks-pick-paste = Gioca con questo
`});var a=2e4,o=e=>e.length>a?t(`decks-import-long`,{count:e.length,most:a}):``,s=new WeakMap;function c(e,t){let a=s.get(t);if(a===void 0){let o=new r,c=i(e,t).look.picture(o,180,150);a=n(180,150,o.defs+c),s.set(t,a)}return a}export{o as n,c as t};