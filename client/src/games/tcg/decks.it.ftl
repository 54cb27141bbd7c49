# Mazzi: l'elenco, il costruttore, la condivisione, la scelta al tavolo.

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
