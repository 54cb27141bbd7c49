# Quello che dice il gioco da tavolo. Ogni nome ha il suo articolo; i nomi propri non ne hanno.

## Che cosa fa una scelta

option-take-class = Gioca { THE($class) }
option-travel = { $hero }: viaggia verso { $region }
option-go = Vai { TO($region) }
option-stop = Fermati qui
option-stay = { $hero } resta
option-summon = Evoca { $hero }
option-rest = { $hero }: riposa
option-town = { $hero }: visita la città
option-train = { $hero }: addestrati
option-pass = { $hero }: non fare altro in questo turno
option-hand = { $hero }: dai { $card } { TO($hero2) }
option-give-gold = { $hero }: dai oro { TO($hero2) }
option-swap = { $hero }: proponi uno scambio { TO($hero2) }
option-put-up = Offri { $card }
option-ask-for = Chiedi { $card }
option-accept = Accetta
option-refuse = Rifiuta
option-hunt = { $hero }: sfida le creature indipendenti ({ $creature })
option-challenge = { $hero }: sfida le creature della missione ({ $creature })
option-defy = { $hero }: sfida { $boss }
option-duel = { $hero }: sfida tutti i nemici che sono qui
option-intercept = { $hero }: carica verso { $region } e sfida qualcuno lì
option-invite = Invita { $hero }
option-join = Partecipa
option-decline = Restane fuori
option-use = { $hero }: usa { $ability }
option-done = Fatto
option-regain = Recupera { $number } Salute e { $number2 } Energia
option-learn = Impara { $card }
option-buy = Compra { $card }
option-sell = Vendi { $card }
option-drop = Lascia { $card } al Mercante
option-talent = Prendi { $card }
option-equip = { $hero }: equipaggia { $card } ({ $area })
option-unequip = { $hero }: togli { $card }
option-ready = { $hero } è a posto
option-attack = Poi attacca { $hero }
option-color = { CAP($color) }
option-reroll = Rilancia { $die }
option-throw = Lanciali
option-keep = Lascia i dadi come sono
option-spot = Individua { $die }
option-pick = Prendi { $die }
option-remove = Togli { $die }
option-pay = { $number }
option-heal = Cura { $hero }
option-face = Affronta quello che fa l'avversario
option-slay = Sconfiggine una di colore { $color }
option-slay-quest = Sconfiggine una di colore { $color } della missione { $quest }
option-wound = La ferita va { TO($hero) }
option-companion = La prende il compagno
option-myself = Prendila tu
option-block = Togli { $number } dal riquadro danni e { $number2 } dal riquadro difesa
option-draw = Pesca una missione { $tier }
option-keep-item = Prendi { $card }
option-give = Va { TO($hero) }
option-loot = { $hero } prende { $card }
option-leave-it = Lascia tutto com'è
option-raid = { $hero }: sfida le creature della missione nemica ({ $creature })
option-peek = { $hero }: guarda il segnalino di Lord Kazzak
option-cleanse = { $hero }: libera la regione dalla peste
option-forgo = { $hero }: niente
option-take-gold = { $hero }: prendi { $number ->
    [one] una moneta
   *[other] { $number } monete
} d'oro
option-recover = { $hero }: recupera { $number } fra Salute ed Energia
option-retrain = { $hero }: scegli altri talenti
option-exchange = Cambia { $quest }
option-fly = { $hero }: vola { TO($region) }
option-bargain = { $hero }: compra { $card } a metà prezzo
option-peddle = { $hero }: vendi { $card }
option-herd = Sposta le creature ({ $creature }) che sono { TO($region) }
option-stake = { $hero }: cedi { $card }
option-bid = { $number ->
    [0] { $hero }: nessuna offerta
   *[other] { $hero }: offri { $number }
}
option-first = Prima { THE($faction) }

## Che cosa è successo

event-took-class = { $seat } prende { THE($class) }.
event-took-class-you = Prendi { THE($class) }.
event-plays = { $seat } gioca { $character }.
event-plays-you = Giochi { $character }.
event-overlord = L'Overlord è { $overlord }.
event-stocked = Il Mercante ha { $card }.
event-turn = Turno { $number }: { THE($faction) }.
event-went = { $hero } va { TO($region) }.
event-rested = { $hero } riposa.
event-handed = { $hero } dà { $card } { TO($hero2) }.
event-gave-gold = { $hero } dà { TO($hero2) } { $number ->
    [one] una moneta
   *[other] { $number } monete
} d'oro.
event-puts-up = { $hero } offre { $card }.
event-offered = { $hero } offre { TO($hero2) } { $card } per { $card2 }.
event-refused-swap = { $hero } rifiuta.
event-visited = { $hero } visita la città di { $region }.
event-recovers = { $hero } lì si rimette in forze.
event-trained = { $hero } impara { $card }.
event-bought = { $hero } compra { $card }.
event-sold = { $hero } vende { $card }.
event-received = { $hero } riceve { $card }.
event-dropped = { $hero } lascia { $card } al Mercante.
event-equipped = { $hero } equipaggia { $card }.
event-unequipped = { $hero } toglie { $card }.
event-lost-prize = { $hero } perde { $card }.
event-challenged = { $hero } sfida { THE($creature) }.
event-defied = { $hero } sfida { $boss }.
event-attacked = { $hero } sfida i nemici { TO($region) }.
event-invited = { $hero } riceve un invito.
event-stayed-out = { $hero } ne resta fuori.
event-wounds = { CAP(THE($faction)) } { $number ->
    [0] non subisce ferite
    [one] subisce una ferita
   *[other] subisce { $number } ferite
}.
event-stands-in = Una ferita toccherà { TO($hero) }.
event-picks = { $seat } ha la { $number }ª scelta della classe.
event-picks-you = Hai la { $number }ª scelta della classe.
event-turns-to = { CAP(THE($faction)) } sceglie una missione { $tier }.
event-joined = { $hero } partecipa.
event-combat-round = Round di combattimento { $number }.
event-attacks = Attacca { $hero }.
event-used = { $hero } usa { $ability }.
event-shows = { $hero } tira { $throw }.
event-picked-color = { $hero } prende un dado di colore { $color }.
event-picked-die = { $hero } prende { $die }.
event-changed = { $hero } cambia un { $die } in un { $die2 }.
event-laid = { $number ->
    [one] { $hero } mette un gettone { IN($box) }.
   *[other] { $hero } mette { $number } gettoni { IN($box) }.
}
event-regained = { $hero } recupera { $number } { $pool }.
event-gained = { $hero } guadagna { $number } { $pool }.
event-lost = { $hero } perde { $number } { $pool }.
event-stunned = Stordimento per { $hero } ({ $number }).
event-cursed = Maledizione per { $hero } ({ $number }).
event-mended = { $number ->
    [one] Un colpo va in fumo.
   *[other] { $number } colpi vanno in fumo.
}
event-strikes-back = { $number ->
    [0] Tutti gli attacchi sono respinti.
    [one] Un attacco passa.
   *[other] { $number } attacchi passano.
}
event-companion-hurt = { $card } prende la ferita al posto di { $hero }.
event-slain = Cade una creatura { TO($region) }: { $creature }, colore { $color }.
event-boss-slain = { CAP(THE($faction)) } sconfigge { $boss }.
event-defeated = { $hero } è fuori combattimento.
event-fled = { $hero } si risveglia { TO($region) }.
event-revived = { $hero } si rialza.
event-won-fight = { CAP(THE($faction)) } vince il combattimento.
event-lost-fight = { CAP(THE($faction)) } perde il combattimento.
event-nobody-won = Non resta in piedi nessuno.
event-looted = { $hero } prende { $card } { TO($hero2) }.
event-completed = { CAP(THE($faction)) } completa la missione { $quest }.
event-new-quest = Una nuova missione per { THE($faction) }: { $quest }.
event-put-under = Mancano le figure per { $quest }: { THE($faction) } la mette sotto il mazzo.
event-spawned = { $number ->
    [one] Compare una creatura { TO($region) }: { $creature }, colore { $color }.
   *[other] Compaiono { $number } creature { TO($region) }: { $creature }, colore { $color }.
}
event-paid = { $number ->
    [one] { $hero } riceve una moneta d'oro.
   *[other] { $hero } riceve { $number } monete d'oro.
}
event-learned-much = { $number ->
    [one] { $hero } guadagna un punto esperienza.
   *[other] { $hero } guadagna { $number } punti esperienza.
}
event-level = { $hero } raggiunge il livello { $number }.
event-talented = { $hero } prende il talento { $card }.
event-saw-item = { CAP(THE($faction)) } pesca { $card }.
event-took-item = { CAP(THE($faction)) } prende { $card }.
event-drew-event = { CAP(THE($faction)) } pesca l'evento { $event }.
event-marched = { $overlord } arriva { TO($region) }.
event-last-battle = Comincia la battaglia finale.
event-event-over = L'evento { $event } è finito.
event-bid = { $number ->
    [0] { $hero } non offre nulla.
   *[other] { $hero } offre { $number }.
}
event-won-auction = { $hero } si aggiudica { $card }.
event-unsold = Nessuno vuole { $card }.
event-forgot = { $hero } rinuncia al talento { $card }.
event-gave-up = { CAP(THE($faction)) } rinuncia alla missione { $quest }.
event-comes = { $number ->
    [1] Si comincia da { $hero }.
   *[other] Poi tocca { TO($hero) }.
}
event-herded = { CAP(THE($faction)) } smuove le creature che sono { TO($region) }: { $creature }.
event-driven = Creature in movimento da { $region } { TO($region2) }: { $creature }.
event-marked = C'è una taglia su { $hero }.
event-won-war = { CAP(THE($faction)) } vince { $event }.
event-staked = { $hero } deve cedere { $card }.
event-staked-gold = { $hero } deve cedere { $number ->
    [one] una moneta d'oro
   *[other] { $number } monete d'oro
}.
event-bears-relic = { $hero } porta la reliquia.
event-looked = { $hero } guarda il segnalino { TO($region) }.
event-found = { $hero } ha trovato Lord Kazzak { TO($region) }.
event-no-trace = { $hero } non trova traccia di Lord Kazzak { TO($region) }.
event-last-stand = L'Overlord è arrivato: entrambe le fazioni devono combattere, prima { THE($faction) }.
event-plagued = La peste scoppia { TO($region) }.
event-cleansed = { $hero } libera { $region } dalla peste.
event-decides = La sorte lascia decidere { THE($faction) }.
event-goes-first = Comincia { THE($faction) }.
event-flees = { $hero } deve lasciare la regione.
event-wins = { CAP(THE($faction)) } vince la partita.
event-tie = La partita finisce in parità.

## Che cosa si chiede

ask-act = Che cosa fai?
ask-how-much-gold = Quanto oro dà { $hero } { TO($hero2) }?
ask-swap-what = Che cosa offre { $hero } { TO($hero2) }?
ask-swap-for = Che cosa vuole in cambio { $hero } da { $hero2 }?
ask-take-swap = { $hero } offre { TO($hero2) } { $card } per { $card2 }. Accetti?
ask-use = Usi qualcosa ora?
ask-pay = Quanto paghi?
ask-focus = Il potere è gratuito, stavolta?
ask-pay-dice = Quali dadi togli per questo?
ask-pay-card = Quale carta togli per questo?
ask-which-color = Di che colore è il dado?
ask-which-hue = Di che colore diventa il dado?
ask-reroll = Quali dadi rilanci?
ask-spot = Quale dado individui?
ask-change = Quale dado cambi?
ask-plus = Quale risultato aumenti?
ask-remove = Quale dado togli?
ask-exchange = Quali dadi scambi?
ask-dye = Quale dado della riserva cambia colore?
ask-move = Quanti colpi sposti?
ask-split = Quanti vanno nel primo riquadro?
ask-slay = Quale creatura è sconfitta?
ask-slay-any = Quale creatura sconfiggi?
ask-who-takes-it = Chi prende la ferita?
ask-refuge = Dove ti risvegli?
ask-revive = Che cosa hai di nuovo?
ask-restore = Che cosa recuperi?
ask-another = Chi altro curi?
ask-disarm = Quale potere perdi?
ask-equip-now = Che cosa equipaggi?
ask-strip = Quale dado non puoi usare?
ask-last-word = Usa qualcosa, o affronta quello che fa l'avversario.
ask-attack-order = Chi attacca adesso?
ask-wound = Chi prende la ferita?
ask-armor = Quali colpi ferma la vostra armatura?
ask-loot = Che cosa prendete?
ask-invite = Chi inviti?
ask-join = Partecipi? Costa un'azione.
ask-target = Chi sfidi lì?
ask-onward = Prosegui o resti qui?
ask-teleport = Dove vai?
ask-portal = Attraversi il portale?
ask-summon = Chi evochi?
ask-train = Quale potere impari?
ask-town = Compra, vendi, impara, o vai via.
ask-manage = Cambia quello che i tuoi eroi hanno addosso.
ask-too-much = La Borsa è troppo piena. Che cosa lasci al Mercante?
ask-take-item = Quale oggetto prendete?
ask-take-special = Quale oggetto speciale prendete?
ask-who-gets-it = A chi va?
ask-talent = Quale talento prendi?
ask-quest-deck = Da quale mazzo pescate la prossima missione?
ask-class = Quale classe giochi?
ask-roll = Si tirano i dadi.
ask-more = Si tirano altri dadi.
ask-rethrow = Si rilanciano dei dadi.
ask-speaker = La sorte dice chi decide.
ask-item = Si pesca un oggetto.
ask-quest = Si pesca una missione.
ask-event = Si pesca un evento.
ask-lead = La sorte dice chi gioca due eroi.
ask-pick-order = La sorte dice in che ordine si scelgono le classi.
ask-random-class = La sorte assegna una classe.
ask-factions = La sorte assegna le fazioni.
ask-overlord = La sorte dice chi è l'Overlord.
ask-lair = Lord Kazzak si nasconde.
ask-fewest-xp = La sorte dice chi viene prima.
ask-attackers = La sorte dice chi attacca.
ask-stopped = Quali colpi logorano soltanto l'avversario?
ask-bid = Quanto offri?
ask-auction-tie = La sorte dice quale offerta vince.
ask-offer = Che cosa scegli?
ask-retrain = Quale talento prendi al suo posto?
ask-exchange-quest = Quale missione cambi con una nuova?
ask-one-each = Ne approfitti?
ask-herd = Quali creature sposti?
ask-pasture = Dove vanno?
ask-stake = Quale oggetto cedi?
ask-bearer = Chi porta la reliquia?
ask-leftovers = Prima di andare avanti: fai qualcosa qui?
ask-goes-first = Entrambe le fazioni potrebbero usare qualcosa. Chi comincia?
ask-decider = La sorte dice quale fazione decide.
ask-flight = La sorte dice chi se ne va per primo.
ask-bounty = La sorte dice su chi è la taglia.
ask-stands-first = La sorte dice chi combatte per primo.

## Perché sì e perché no

why-over = La partita è finita.
why-fine = Ora lo puoi fare.
why-odds = Scontri così si vincono nel { $percent }% dei casi (dal { $low } al { $high }% con una fiducia del 95%). Costano circa { $cost } Salute.
why-chance = Prima decide la sorte.
why-not-asked = Adesso deve rispondere { $seat }.
why-not-now = Non è una delle risposte a questa domanda.
why-costs-gold = Costa { $number ->
    [one] una moneta
   *[other] { $number } monete
} d'oro.
why-brings-gold = Frutta { $number ->
    [one] una moneta
   *[other] { $number } monete
} d'oro.
why-costs-action = Costa una delle tue azioni.
why-not-your-hero = Non è un tuo eroe.
why-not-your-turn = È il turno dell'altra fazione.
why-no-actions = { $hero } non ha più azioni in questo turno.
why-has-passed = { $hero } ha già finito il suo turno.
why-independents-first = { $hero } deve prima sfidare le creature indipendenti che sono qui.
why-no-town = A { $region } non c'è una città amica.
why-nothing-to-learn = { $hero } non può pagare nessun potere da imparare.
why-nobody-like-that = A { $region } non c'è nessuno del genere da sfidare.
why-no-enemies = A { $region } non ci sono eroi nemici.
why-needs-a-card = Ci vuole una carta che lo dica.
why-enemy-start = { $region } è dove parte il nemico: i tuoi non possono entrarci.
why-too-slow = { $hero } non può più viaggiare in questo turno.
why-too-far = { $region } non confina con questa regione, e da qui non ci arriva nessuna rotta di volo amica.
why-their-quest = Queste creature sono di una missione dell'altra fazione.
why-no-gold = { $hero } ha solo { $have ->
    [one] una moneta
   *[other] { $have } monete
} d'oro.
why-only-auction = Si può fare solo durante un'asta.
why-no-counter = A { $region } non c'è un segnalino che la tua fazione non abbia già guardato.
why-foul-winds = I venti pestilenziali di { $region } costano più Energia di quanta ne hai.
why-no-friend = Si possono invitare solo eroi amici.
why-elsewhere = { $hero } è in un'altra regione.
why-not-for-sale = { $card } non è in vendita.
why-too-dear = { $card } costa { $number ->
    [one] una moneta
   *[other] { $number } monete
} d'oro, e tu ne hai { $have }.
why-other-class = { $card } è di un'altra classe.
why-learned-already = { $card } è già tua.
why-level-too-low = { $card } richiede il livello { $number }.
why-powers-stay = { $card } non è un oggetto: poteri e talenti restano a chi li ha.
why-printed-stays = { $card } è stampata sulla scheda e resta lì.
why-not-sold = { $card } non si può vendere.
why-not-yours = Non hai { $card }.
why-one-of-a-kind = Sulla scheda ce n'è già una di quel tipo: per { $card } bisogna aspettare.
why-area-taken = Lì c'è { $card }: prima va tolta.
why-no-energy = { $card } costa { $number } Energia.
why-wrong-type = { $card } è di un tipo che lì non va.
why-wrong-trait = { $card } non ha un tratto ammesso lì.
why-stances-only = Quell'area è per le Posture, che non vanno altrove: { $card } non ci sta.
why-creatures-own = È ciò che fa una creatura; gli eroi non possono.
why-not-equipped = { $card } non è equipaggiata.
why-used-already = { $card } è già stata usata.
why-rerolled-already = Quel dado è già stato rilanciato.
why-no-rerolls = Non resta alcun valore di Rilancio.
why-spotted-already = Quel dado è già stato individuato in questo round.
why-only-managing = Le carte si mettono e si tolgono solo nella Gestione, alla fine del tuo turno.
why-only-town = Per comprare e vendere ci vuole un'azione Città.
why-only-training = I poteri si comprano con un'azione Addestramento o Città.
why-only-announced = Gli amici si invitano subito dopo aver annunciato la sfida.
why-only-reroll-step = I dadi si rilanciano nel passaggio Rilancio.
why-only-new-level = Un talento si prende quando si sale di livello.
why-not-its-time = Non è il momento.
why-only-actions = È un'azione, e prima c'è altro da decidere.

## Nomi

class-druid = Druido
    .article = il
class-hunter = Cacciatore
    .article = il
class-mage = Mago
    .article = il
class-paladin = Paladino
    .article = il
class-priest = Prete
    .article = il
class-rogue = Ladro
    .article = il
class-shaman = Sciamano
    .article = lo
class-warlock = Stregone
    .article = lo
class-warrior = Guerriero
    .article = il
faction-horde = Orda
    .article = l'
    .gender = f
faction-alliance = Alleanza
    .article = l'
    .gender = f
creature-murloc = Murloc
    .article = il
creature-gnoll = Gnoll
    .article = lo
creature-ghoul = Ghoul
    .article = il
creature-crusader = Crociato Scarlatto
    .many = Crociati Scarlatti
    .article = il
creature-naga = Naga
    .article = il
creature-spider = Ragno Gigante
    .many = Ragni Giganti
    .article = il
creature-wraith = Spettro
    .many = Spettri
    .article = lo
creature-worgen = Worgen
    .article = il
creature-wildkin = Wildkin
    .article = il
creature-ogre = Ogre
    .article = l'
    .gender = m
creature-drake = Draco
    .many = Drachi
    .article = il
creature-doomguard = Demone Guardiano
    .many = Demoni Guardiani
    .article = il
creature-infernal = Infernale
    .many = Infernali
    .article = l'
    .gender = m
color-red = rosso
    .article = { "" }
color-blue = blu
    .article = { "" }
color-green = verde
    .article = { "" }
tier-grey = grigia
    .article = { "" }
tier-green = verde
    .article = { "" }
tier-yellow = gialla
    .article = { "" }
tier-red = rossa
    .article = { "" }
area-power1 = primo potere
    .article = { "" }
area-power2 = secondo potere
    .article = { "" }
area-power3 = terzo potere
    .article = { "" }
area-ranged = distanza
    .article = { "" }
area-melee = mischia
    .article = { "" }
area-general = generale
    .article = { "" }
area-armor = armatura
    .article = { "" }
area-extra = in più
    .article = { "" }
box-damage = riquadro danni
    .article = il
box-defense = riquadro difesa
    .article = il
box-armor = riquadro difesa come armatura
    .article = il
box-attrition = riquadro attrito
    .article = il
pool-health = Salute
    .article = la
pool-energy = Energia
    .article = l'
    .gender = f
die-name = { $hue } { $n }{ $spotted ->
    [yes] { " (individuato)" }
   *[no] { "" }
}
choice-random = a sorte
choice-picked = a scelta
choice-first-game = come nella prima partita del manuale
choice-horde = Orda
choice-alliance = Alleanza
choice-kazzak = Lord Kazzak
choice-nefarian = Nefarian
choice-kelthuzad = Kel'Thuzad
choice-book = 5, 10, 19, 30
choice-short = 4, 10, 18, 28
choice-true = sì
choice-false = no

## Il tavolo in parole

deck-triangle = oggetto triangolo
    .many = oggetti triangolo
    .article = l'
deck-square = oggetto quadrato
    .many = oggetti quadrato
    .article = l'
deck-circle = oggetto cerchio
    .many = oggetti cerchio
    .article = l'
deck-cup = oggetto speciale
    .many = oggetti speciali
    .article = l'
table-turn = Il turno
table-space = Casella del percorso
table-lap = (giro { $n })
table-acting = A chi tocca
table-next = La prossima casella porta
table-brings-event = un evento
table-brings-item = un { $deck } per il Mercante
table-brings-nothing = niente
table-brings-end = la battaglia finale
table-brings-lap = di nuovo all'inizio del percorso
table-overlord = Overlord
table-unknown-place = nessuno sa dove
table-strength = Minaccia { $threat }, Attacco { $attack }, Salute { $health }
table-drawn = Oggetti che stai guardando
table-fight = Il combattimento
table-round = Round
table-place = Dove
table-heroes-in = Eroi
table-opponents = Avversari
table-menace = Che cosa fanno
table-attacker = Sta attaccando
table-needs = Un dado colpisce con almeno
table-dice = Dadi
table-rerolls = Rilancio / Attrito
table-figure = { $n } × { $creature } ({ $color })
table-heroes = Eroi: { $faction }
table-hero = Eroe
table-level = Livello
table-health = Salute
table-energy = Energia
table-gold = Oro
table-xp = PE
table-region = Regione
table-actions = Azioni rimaste
table-marks = Note
table-stunned = Stordimento { $n }
table-cursed = Maledizione { $n }
table-passed = ha finito per questo turno
table-sheet = Scheda di { $hero }
table-race = Razza
table-talent = Talento
table-bag = Borsa
table-spellbook = Libro degli incantesimi
table-prizes = Oggetti d'asta
table-pet = Salute del compagno
table-combo = Gettoni combo
table-rage = Gettoni rabbia
table-quests = Missioni: { $faction }
table-quest = Missione
table-where = Creature
table-reward = Ricompensa
table-pays = { $gold ->
    [one] 1 moneta d'oro
   *[other] { $gold } monete d'oro
}, { $xp } PE
table-board = Creature indipendenti e boss
table-there = Chi c'è
table-merchant = Il Mercante
table-card = Carta
table-text = Che cosa fa
table-events = Eventi accanto al tabellone

## Il testo delle carte: quando

text-clause = { $limits ->
    [yes] , se { $test },
   *[no] { "" }
} { $mood ->
    [may] puoi { $what }
   *[do] { $what }
} { $once ->
    [combat] (una volta per combattimento)
    [turn] (una volta per turno)
   *[no] { "" }
}
text-used-up = dopo l'uso si scarta
text-paying = { $cost } per { $what }
text-spotting = { $spot } per { $what }
text-when-turn = all'inizio del turno della tua fazione { text-clause }
text-when-before = appena prima della tua azione { text-clause }
text-when-action = come azione { text-clause }
text-when-travels = durante la tua azione di viaggio { text-clause }
text-when-traveled = dopo la tua azione di viaggio { text-clause }
text-when-resting = quando riposi { text-clause }
text-when-taken = quando prendi questo talento, { text-clause }
text-when-round = all'inizio di un round di combattimento { text-clause }
text-when-pool = all'inizio del passaggio Riserva di dadi { $who ->
    [anyone] di un partecipante amico
   *[you] { "" }
} { text-clause }
text-when-rolled = alla fine del passaggio Riserva di dadi { $who ->
    [anyone] di un partecipante amico
   *[you] { "" }
} { text-clause }
text-when-reroll = all'inizio del passaggio Rilancio { $who ->
    [anyone] di un partecipante amico
   *[you] { "" }
} { text-clause }
text-when-rerolled = alla fine del passaggio Rilancio { $who ->
    [anyone] di un partecipante amico
   *[you] { "" }
} { text-clause }
text-when-place = all'inizio del passaggio Disposizione dei gettoni { text-clause }
text-when-placed = alla fine del passaggio Disposizione dei gettoni { text-clause }
text-when-defends = all'inizio della Fase di Difesa { text-clause }
text-when-struck = alla fine del passaggio Colpo a distanza { text-clause }
text-when-damaged = alla fine del passaggio Danni { text-clause }
text-when-resolved = alla fine del passaggio Risoluzione { text-clause }
text-when-ends = alla fine di un round di combattimento { text-clause }
text-when-after = dopo un combattimento { text-clause }
text-when-hurting = quando stai per perdere Salute, { text-clause }
text-when-hurt = dopo che { $who ->
    [anyone] un partecipante amico ha
   *[you] hai
} perso Salute, { text-clause }
text-when-spent = dopo che hai speso Energia, { text-clause }
text-when-falls = quando { $who ->
    [anyone] un partecipante amico sta
   *[you] stai
} per essere sconfitto, { text-clause }
text-when-judgement = Giudizio: { text-clause }

## Il testo delle carte: dadi

text-hue-red = rosso
text-hue-blue = blu
text-hue-green = verde
text-hue-attack = rosso o blu
text-hue-any = di qualsiasi colore
text-a-die-red = un dado rosso
text-a-die-blue = un dado blu
text-a-die-green = un dado verde
text-a-die-attack = un dado rosso o blu
text-a-die-any = un dado
text-each-die-red = dado rosso
text-each-die-blue = dado blu
text-each-die-green = dado verde
text-each-die-attack = dado rosso o blu
text-each-die-any = dado
text-dice-red = dadi rossi
text-dice-blue = dadi blu
text-dice-green = dadi verdi
text-dice-attack = dadi rossi o blu
text-dice-any = dadi
text-some-dice-red = { $n ->
    [one] { $n } dado rosso
   *[other] { $n } dadi rossi
}
text-some-dice-blue = { $n ->
    [one] { $n } dado blu
   *[other] { $n } dadi blu
}
text-some-dice-green = { $n ->
    [one] { $n } dado verde
   *[other] { $n } dadi verdi
}
text-some-dice-attack = { $n ->
    [one] { $n } dado rosso o blu
   *[other] { $n } dadi rossi o blu
}
text-some-dice-any = { $n ->
    [one] { $n } dado di qualsiasi colore
   *[other] { $n } dadi di qualsiasi colore
}
text-die-least = { $die } con { $best ->
    [yes] { $n }
   *[no] { $n } o più
}
text-die-most = { $die } con { $worst ->
    [yes] { $n }
   *[no] { $n } o meno
}

## Il testo delle carte: quantità

text-n-x = { $each ->
    [1] per ognuno
   *[other] ogni { $each }
}
text-n-spotted = { $every ->
    [one] per ognuno
    [two] ogni due
   *[some] dadi individuati
}
text-n-level = { $every ->
    [one] per livello
    [two] ogni due livelli
   *[some] livelli
}
text-n-wounds = { $every ->
    [one] per ogni Salute che hai perso in questa fase
    [two] ogni due Salute che hai perso in questa fase
   *[some] Salute perse in questa fase
}
text-n-foe-attack = { $every ->
    [one] per ogni punto di Attacco dell'avversario più forte
    [two] ogni due punti di Attacco dell'avversario più forte
   *[some] punti di Attacco dell'avversario più forte
}
text-n-pet-health = { $every ->
    [one] per ogni Salute rimasta al tuo compagno
    [two] ogni due Salute rimaste al tuo compagno
   *[some] Salute del tuo compagno
}
text-n-showing = { $every ->
    [one] per ogni { $die }
    [two] ogni due { $dice }
   *[some] { $dice }
}
text-n-laid = { $kind ->
    [armor] { $every ->
        [one] per ogni gettone armatura appena messo
        [two] ogni due gettoni armatura appena messi
       *[some] gettoni armatura appena messi
    }
   *[other] { $every ->
        [one] per ogni colpo appena messo { IN($box) }
        [two] ogni due colpi appena messi { IN($box) }
       *[some] colpi appena messi { IN($box) }
    }
}
text-n-at-most = { $per } (al massimo { $most })
text-n-either = ({ $more } se { $test })
text-n-count-friends = { $every ->
    [one] per ogni partecipante amico
    [two] ogni due partecipanti amici
   *[some] partecipanti amici
}
text-n-count-foes = { $every ->
    [one] per ogni avversario
    [two] ogni due avversari
   *[some] avversari
}
text-n-by-heroes = ({ $six } contro sei personaggi)

## Il testo delle carte: condizioni

text-if-previous = l'hai usata nel round precedente
text-if-unhurt = in quel round non hai perso Salute
text-if-in-round = è il round { $n }
text-if-after-round = il round { $n } è già passato
text-if-has-no = non hai una carta { $category }
text-if-equipped = { $card } è equipaggiata
text-if-used = in questo round hai usato { $card }
text-if-has = hai una carta { $category }
text-if-wields = hai equipaggiato un oggetto di tipo { $traits }
text-if-against = combatti contro { $whom }
text-if-slain = hai sconfitto un avversario
text-if-placed = in questo round hai messo { $token }
text-if-least = ci sono { $n } o più { $what }
text-if-not = non è vero che { $test }
text-opponent-red = creature rosse
    .article = { "" }
text-opponent-boss = un boss
    .article = { "" }
text-opponent-enemies = nemici
    .article = { "" }

## Il testo delle carte: costi

text-pay-energy = pagare { $n } Energia
text-pay-up-to = pagare fino a { $n } { $what }
text-pay-any = pagare quanti { $what } vuoi
text-pay-shed = togliere { $n ->
    [one] { $die }
   *[other] { $n } { $dice }
}
text-pay-shed-up-to = togliere fino a { $n } { $dice }
text-pay-shed-any = togliere quanti { $dice } vuoi
text-pay-unequip = togliere { $what }
text-pay-unequip-self = togliere questa carta
text-payable-health = gettoni Salute
    .article = i
text-payable-energy = gettoni Energia
    .article = i
text-payable-combo = gettoni combo
    .article = i
text-payable-rage = gettoni rabbia
    .article = i
text-pay-unequip-any = togliere la tua carta { $what }
text-line-race = capacità di razza
text-line-printed = carta prestampata
text-line-power = potere
text-line-talent = talento
text-line-item = oggetto
text-line-prize = oggetto d'asta
text-line-shield = Scudo
text-line-helmet = Elmo
text-line-scope = Mirino
text-line-poison = Veleno
text-line-level = livello { $n }
text-line-gold = { $n } oro
text-line-energy = { $n } Energia
text-line-health = { $n } Salute
text-line-values = { $color }: Minaccia { $threat }, Attacco { $attack }, Salute { $health }
text-line-boss = Minaccia { $threat }, Attacco { $attack }, Salute { $health }
text-quest-spawn = { $n } { $creature } ({ $color ->
    [red] { $n ->
        [one] rosso
       *[other] rossi
    }
    [blue] blu
   *[green] { $n ->
        [one] verde
       *[other] verdi
    }
}), { $region }
text-quest-item = { $n ->
    [one] { $times } { $deck }
   *[other] 1 { $deck } a scelta fra { $n }{ $times ->
        [one] { "" }
        [2] , due volte
       *[other] , { $times } volte
    }
}
text-boss = Arriva un boss: { $region }. { $strength }.
text-boss-stake-item = Ogni personaggio mette in palio un oggetto della Borsa; i vincitori se li dividono.
text-boss-stake-gold = Ogni personaggio mette in palio metà del suo oro, per difetto; i vincitori se lo dividono.
text-boss-pays = Ricompensa: { $brings }.
text-boss-pays-both = Ricompensa: { $brings }. Per la fazione più debole: { $weaker }.
text-boss-each = Ogni fazione lo può sconfiggere una volta.
text-boss-burden = Finché una fazione non l'ha sconfitto, l'Overlord ha { $n } di Attacco in più contro di essa.
text-boss-relic = Uno dei vincitori porta una reliquia: all'inizio di un combattimento contro l'Overlord mette { $n } colpi nel riquadro danni.
text-quest = Creature: { $spawns }. Ricompensa: { $brings }.

## Il testo delle carte: che cosa si aggiunge

text-gives = { $limits ->
    [yes] se { $test },
   *[no] { "" }
} { $friends ->
    [yes] ogni partecipante amico ha { $what }
   *[no] dà { $what }
}
text-do-dice = { $mood ->
    [gives] { $dice }
    [may] aggiungere { $dice }
   *[do] aggiungi { $dice }
} { $per }
text-do-fewer-dice = { $mood ->
    [gives] −{ $dice }
    [may] togliere { $dice }
   *[do] togli { $dice }
} { $per }
text-do-reroll = { $mood ->
    [gives] Rilancio +{ $n }
    [may] avere Rilancio +{ $n }
   *[do] hai Rilancio +{ $n }
} { $per }
text-do-reroll-less = { $mood ->
    [gives] Rilancio −{ $n }
    [may] avere Rilancio −{ $n }
   *[do] hai Rilancio −{ $n }
} { $per }
text-do-attrition = { $mood ->
    [gives] Attrito +{ $n }
    [may] avere Attrito +{ $n }
   *[do] hai Attrito +{ $n }
} { $per }
text-do-attrition-less = { $mood ->
    [gives] Attrito −{ $n }
    [may] avere Attrito −{ $n }
   *[do] hai Attrito −{ $n }
} { $per }
text-do-lower = { $mood ->
    [gives] Minaccia −{ $n } { $per }
    [may] abbassare di { $n } { $per } la Minaccia degli avversari in questo round
   *[do] abbassa di { $n } { $per } la Minaccia degli avversari in questo round
}
text-do-lower-own = { $mood ->
    [gives] Minaccia −{ $n } { $per }
    [may] abbassare di { $n } { $per } la Minaccia degli avversari fino alla fine della tua Fase di Attacco
   *[do] abbassa di { $n } { $per } la Minaccia degli avversari fino alla fine della tua Fase di Attacco
}
text-do-capacity-health = { $mood ->
    [gives] { $n } di capacità di Salute in più
    [may] avere { $n } di capacità di Salute in più
   *[do] hai { $n } di capacità di Salute in più
}
text-do-capacity-energy = { $mood ->
    [gives] { $n } di capacità di Energia in più
    [may] avere { $n } di capacità di Energia in più
   *[do] hai { $n } di capacità di Energia in più
}

## Il testo delle carte: passi

text-do-spot = { $mood ->
    [may] individuare
   *[do] individua
} { $dice }
text-do-spot-each = { $mood ->
    [may] individuare
   *[do] individua
} quanti { $dice } vuoi
text-do-change = { $mood ->
    [may] cambiare
   *[do] cambia
} { $many ->
    [one] { $die } in un { $face } { $hue ->
        [same] { "" }
        [any] di qualsiasi colore
        [red] rosso
        [blue] blu
       *[green] verde
    } { $per }
   *[other] { $many ->
        [some] fino a { $n } { $dice }
       *[any] quanti { $dice } vuoi
    } in altrettanti { $face } { $hue ->
        [same] { "" }
        [any] di qualsiasi colore
        [red] rossi
        [blue] blu
       *[green] verdi
    }
}
text-do-plus = { $mood ->
    [may] aggiungere
   *[do] aggiungi
} { $more } al risultato di { $many ->
    [one] { $die } { $per }
    [some] un massimo di { $n } { $dice }
   *[any] quanti { $dice } vuoi
}
text-do-rethrow = { $mood ->
    [may] rilanciare
   *[do] rilancia
} { $every ->
    [yes] quanti { $dice } vuoi
   *[no] { $some } { $per }
}, oltre al tuo Rilancio
text-do-roll-again = { $mood ->
    [may] rilanciare
   *[do] rilancia
} tutti i tuoi dadi
text-do-exchange = { $mood ->
    [may] togliere
   *[do] togli
} { $dice }, fino al tuo Rilancio, e { $mood ->
    [may] tirare
   *[do] tira
} altrettanti { $to } invece di rilanciare
text-do-dye = { $mood ->
    [may] tirare
   *[do] tira
} come { $to } quanti { $dice } vuoi della tua riserva
text-do-remove = { $mood ->
    [may] togliere
   *[do] togli
} { $every ->
    [yes] tutti i { $dice }
   *[no] { $n ->
        [one] { $die }
       *[other] { $n } { $dice }
    } { $per }
}
text-do-show = { $mood ->
    [may] posare
   *[do] posa
} un dado { $hue } con { $n } invece di tirarlo
text-do-forgo = { $mood ->
    [may] non tirare
   *[do] non tiri
} dadi di colore { $hue } in questo round
text-do-allow = { $mood ->
    [may] tirare
   *[do] tira
} comunque fino a { $n } dadi di colore { $hue }
text-do-bind = { $mood ->
    [may] rilanciare
   *[do] rilancia
} solo dadi di colore { $hue }
text-do-damage = { $mood ->
    [may] mettere
   *[do] metti
} { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
} nel riquadro danni { $per }
text-do-defend = { $mood ->
    [may] mettere
   *[do] metti
} { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
} nel riquadro difesa { $per }
text-do-armor = { $mood ->
    [may] mettere
   *[do] metti
} { $n ->
    [one] { $n } gettone armatura
   *[other] { $n } gettoni armatura
} { $per }
text-do-wear = { $mood ->
    [may] mettere
   *[do] metti
} { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
} nel riquadro attrito { $per }
text-do-move = { $mood ->
    [may] spostare
   *[do] sposta
} { FROM($box) } { TO($to) } { $every ->
    [yes] quanti vuoi
   *[no] { $n ->
        [one] { $n }
       *[other] fino a { $n }
    }
} dei colpi appena messi
text-do-split = { $mood ->
    [may] mettere
   *[do] metti
} { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
} { IN($box) } o { IN($to) } { $per }
text-do-clear = { $mood ->
    [may] togliere
   *[do] togli
} tutti i colpi dai tuoi riquadri
text-do-token = { $mood ->
    [may] mettere
   *[do] metti
} { $tokens } { $per }
text-some-combo = { $n ->
    [one] { $n } gettone combo
   *[other] { $n } gettoni combo
}
text-some-rage = { $n ->
    [one] { $n } gettone rabbia
   *[other] { $n } gettoni rabbia
}
text-do-regain = { $whom ->
    [friends] { $mood ->
        [may] far recuperare
       *[do] fai recuperare
    } a ogni partecipante amico
    [them] { $mood ->
        [may] fargli recuperare
       *[do] fai recuperare a quel personaggio
    }
    [another] { $mood ->
        [may] far recuperare
       *[do] fai recuperare
    } a un altro amico
    [here] { $mood ->
        [may] far recuperare
       *[do] fai recuperare
    } a tutti gli amici in questa regione
   *[you] { $mood ->
        [may] recuperare
       *[do] recupera
    }
} { $every ->
    [yes] tutta { THE($pool) }
   *[no] { $n } { $pool } { $per }
}
text-do-gain = { $whom ->
    [friends] { $mood ->
        [may] far guadagnare
       *[do] fai guadagnare
    } a ogni partecipante amico
   *[you] { $mood ->
        [may] guadagnare
       *[do] guadagna
    }
} { $n } { $pool } { $per }{ $whom ->
    [passing] ; quello che supera la capacità si perde alla fine del round
   *[you] { "" }
}
text-do-lose = { $whom ->
    [friends] ogni partecipante amico perde
   *[you] perdi
} { $n } { $pool } { $per }
text-do-heal-pet = { $mood ->
    [may] curare
   *[do] cura
} del tutto il tuo compagno
text-do-cleanse = { $mood ->
    [may] togliere
   *[do] togli
} tutte le Maledizioni e gli Stordimenti
text-do-prevent = { $mood ->
    [may] perderne
   *[do] ne perdi
} { $n } in meno
text-do-revive = { $mood ->
    [may] farlo restare e recuperare
   *[do] resta e recupera
} { $n } Salute o Energia { $per }
text-do-reincarnate = { $mood ->
    [may] restare
   *[do] resta
} con { $n } Salute e altri { $more } gettoni Salute o Energia a piacere
text-do-leave = { $mood ->
    [may] lasciare
   *[do] lascia
} il combattimento e { $mood ->
    [may] restare
   *[do] resta
} nella regione
text-do-slay = { $mood ->
    [may] sconfiggere
   *[do] sconfiggi
} una creatura indipendente
text-do-unequip-self = { $mood ->
    [may] togliere
   *[do] togli
} questa carta
text-do-equip = { $mood ->
    [may] equipaggiare
   *[do] equipaggia
} { $kind ->
    [card] { $what }
   *[any] una carta { $what } che hai imparato
}
text-do-judge = { $mood ->
    [may] applicare
   *[do] applica
} il Giudizio del Sigillo che hai equipaggiato
text-do-stride = { $mood ->
    [may] viaggiare
   *[do] viaggia
} di { $n ->
    [one] { $n } regione
   *[other] { $n } regioni
} in più
text-do-teleport = { $mood ->
    [may] muoverti
   *[do] muoviti
} di { $n ->
    [one] { $n } regione
   *[other] { $n } regioni
} { $per }, chiunque ci sia
text-do-portal = { $mood ->
    [may] mandare
   *[do] manda
} te e gli amici in questa regione alla regione di partenza
text-do-summon = { $mood ->
    [may] portare
   *[do] porta
} in questa regione un amico, ovunque sia
text-do-stun = { $whom ->
    [friends] ogni partecipante riceve
   *[you] ricevi
} { $n ->
    [one] { $n } gettone Stordimento
   *[other] { $n } gettoni Stordimento
} { $per }
text-do-curse = ricevi { $n ->
    [one] { $n } gettone Maledizione
   *[other] { $n } gettoni Maledizione
} { $per }
text-do-mend = togli { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
} dal riquadro danni { $per }
text-do-waste = togli { $n ->
    [one] { $n } colpo
   *[other] { $n } colpi
} { FROM($box) } { $per }
text-do-disarm = togli { $n ->
    [one] { $n } carta potere
   *[other] { $n } carte potere
} { $per }
text-do-banish = metti da parte per tutti, fino alla fine del combattimento, tutti i { $dice }

## Il testo delle carte: sempre

text-improves = con { $card } inoltre { $what }
text-replaces = { $card } fa invece questo: { $what }
text-judges = con il Giudizio di { $card } inoltre { $what }
text-eases = { $card }: si possono individuare dadi con { $n } o più
text-keeps = { $card } non si toglie quando si usa { $once ->
    [combat] la prima volta in un combattimento
   *[no] { "" }
}
text-twice = { $card } si può usare due volte per round
text-twice-instants = ogni potere istantaneo si può usare due volte per round; la seconda costa { $n } Energia in più
text-costs-less = { $what } { $many ->
    [yes] costano
   *[no] costa
} { $n } Energia in meno
text-costs-nothing = i poteri { $what } non costano Energia
text-costs-instants = i poteri istantanei
text-costs-powers = gli altri tuoi poteri
text-free = non costa Energia se { $test }
text-free-instant = una volta per combattimento puoi usare gratis un potere istantaneo
text-intercepts = puoi lanciare una sfida in una regione accanto alla tua e andarci, anche da una regione con creature indipendenti
text-unstopped = le creature indipendenti non fermano i tuoi viaggi
text-unhindered = le creature indipendenti non ti obbligano a sfidarle
text-slows = al massimo { $n } azione di viaggio per turno
text-doubles = metti il doppio di { $token }
text-hardens = la tua carta { $category } ha { $n } Salute in più
text-holds = la tua area { $area } accetta anche { $traits } fino al livello { $level }
text-extra-area = hai un'area in più per una carta di questo tipo: { $type }
text-immune = la capacità di questa creatura non ti riguarda: { $creature }
text-category-stance = Postura
    .article = la
text-category-aspect = Aspetto
    .article = l'
    .gender = m
text-category-pet = Animale
    .article = l'
    .gender = m
text-category-demon = Demone
    .article = il
text-category-seal = Sigillo
    .article = il
text-category-aura = Aura
    .article = l'
    .gender = f
text-category-blessing = Benedizione
    .article = la
text-category-beast-form = Forma di Bestia
    .article = la
text-category-weapon-enhancement = Potenziamento dell'Arma
    .article = il
text-trait-bow = Arco
    .article = l'
    .gender = m
text-trait-gun = Fucile
    .article = il
text-trait-wand = Bacchetta
    .article = la
text-trait-mace = Mazza
    .article = la
text-trait-staff = Bastone
    .article = il
text-trait-sword = Spada
    .article = la
text-trait-cloth = Stoffa
    .article = la
text-trait-leather = Cuoio
    .article = il
text-trait-mail = Maglia
    .article = la
text-trait-trinket = Monile
    .article = il
text-trait-head = Testa
    .article = la
text-trait-potion = Pozione
    .article = la
text-trait-scroll = Pergamena
    .article = la
text-trait-food = Cibo
    .article = il
text-token-combo = gettoni combo
    .article = i
text-token-rage = gettoni rabbia
    .article = i
text-box-damage = riquadro danni
    .article = il
text-box-defense = riquadro difesa
    .article = il
text-box-armor = armatura
    .article = l'
    .gender = f
text-box-attrition = riquadro attrito
    .article = il
text-pool-health = Salute
    .article = la
text-pool-energy = Energia
    .article = l'
    .gender = f
text-area-power1 = primo potere
    .article = { "" }
text-area-power2 = secondo potere
    .article = { "" }
text-area-power3 = terzo potere
    .article = { "" }
text-area-ranged = distanza
    .article = { "" }
text-area-melee = mischia
    .article = { "" }
text-area-general = generale
    .article = { "" }
text-area-armor = armatura
    .article = { "" }
text-type-instant = istantaneo
    .article = { "" }
text-type-active = attivo
    .article = { "" }
text-type-ranged = a distanza
    .article = { "" }
text-type-melee = da mischia
    .article = { "" }
text-type-general = generale
    .article = { "" }
text-type-armor = armatura
    .article = { "" }
text-type-bag = Borsa
    .article = { "" }

## Il testo delle creature

text-no-rerolls = i personaggi non possono usare il Rilancio
text-no-attrition = i colpi di Attrito non contano
text-halves-attrition = l'Attrito è dimezzato, per eccesso
text-armor-from = mettono armatura solo i risultati verdi di { $n }
text-hinders = Rilancio −{ $n } per tutti
text-hits-capped = nei riquadri danni e difesa non vanno più colpi di quanti { $dice } ci sono; gli altri vanno nel riquadro attrito
text-attrition-capped = l'Attrito conta solo fino al numero di { $dice } che non sono stati individuati

## Il testo degli eventi

text-event-offers = ogni personaggio sceglie: { $what }
text-offer-gold = { $n ->
    [one] 1 moneta
   *[other] { $n } monete
} d'oro { $per }
text-offer-restore = { $n } Salute o Energia { $per }, a piacere
text-offer-retrain = talenti nuovi (degli stessi livelli o più bassi)
text-event-new-quests = ogni fazione può scambiare una missione con una nuova; le sue creature indipendenti restano
text-event-flights = a partire da chi ha meno PE, ogni personaggio può spostarsi in un punto di volo amico senza nemici
text-event-buys = a partire da chi ha meno PE, ogni personaggio può comprare un oggetto dal Mercante a metà prezzo, per eccesso
text-event-sells = a partire da chi ha meno PE, ogni personaggio può vendere un oggetto della Borsa a metà prezzo, per difetto
text-event-stampede = le fazioni a turno, { $moves ->
    [one] una volta
    [2] due volte
   *[other] { $moves } volte
} ciascuna, spostano un gruppo di creature indipendenti fino a { $steps } regioni
text-event-auction = tutti fanno un'offerta segreta per { $card }
text-event-first-win = la prima fazione che vince un combattimento contro l'altra: ogni vincitore riceve { $gold } monete d'oro e { $xp } PE, o { $gold2 } monete d'oro e { $xp2 } PE se è la fazione più debole
text-event-subterfuge = le fazioni possono sfidare le creature delle missioni altrui per { $n } PE in meno; chi aveva la missione ne pesca un'altra
text-event-bounty = c'è una taglia su un personaggio per fazione; il primo che i nemici sconfiggono porta { $n } PE a ogni personaggio di quei nemici
text-event-trophies = fino al prossimo evento le creature indipendenti danno { $n } PE e metà del loro Attacco in oro
text-event-cull = la prima fazione che sconfigge creature indipendenti con { $n } di Attacco in tutto: ogni personaggio riceve { $gold } monete d'oro e { $xp } PE
text-event-plaguewinds = in { $lands } ogni passo di un viaggio costa { $energy } Energia e le creature indipendenti danno { $xp } PE, finché ce ne sono
text-event-war = chi ha personaggi in { $one } e in { $other } alla fine del turno dell'altra fazione vince: ogni personaggio riceve { $gold } monete d'oro e { $stronger } PE ({ $weaker } PE nella fazione più debole)
text-event-taint = i personaggi a { $n } regioni o meno dall'Overlord perdono metà dei loro gettoni { $pool }, arrotondata per difetto; finché la peste è sul tabellone, a { $far } regioni o meno e arrotondata per eccesso
text-event-plague = la peste è su { $regions }: le creature nelle Plaguelands hanno { $attack } di Attacco in più; dopo un'azione lì si possono pagare { $energy } Energia per liberare una regione e guadagnare { $xp } PE

## Come è andata a finire

report-xp = Esperienza nei turni
report-how-overlord = { CAP(THE($faction)) } ha ucciso { $boss } al turno { $turn }.
report-how-battle = Il percorso dei turni è finito, e { THE($faction) } ha vinto la battaglia finale.
report-how-battle-tie = Il percorso dei turni è finito, e nella battaglia finale nessuno è rimasto in piedi.
report-how-arrival = Nefarian è arrivato in fondo al suo percorso: non ha vinto nessuno.
report-how-laps = Il percorso dei turni è finito una volta di troppo: non ha vinto nessuno.
report-won = { $heroes }: vittoria contro { $foe }, { $xp } PE{ $fallen ->
    [0] {""}
    [one] , con un caduto
   *[other] , con { $fallen } caduti
  }.
report-and = { $head } e { $tail }
report-lost = { $heroes }: sconfitta contro { $foe }.
report-enemies = i nemici
report-heroes = Eroe per eroe
report-head-player = giocatore
report-head-level = livello
report-head-xp = PE
report-head-gold = oro
report-head-fights = scontri vinti
report-head-fallen = cadute
report-head-quests = missioni
