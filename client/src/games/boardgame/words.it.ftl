# Il tavolo del gioco da tavolo.
bg-board = Mappa di Lordaeron
bg-horde = Orda
bg-alliance = Alleanza
bg-no-hero = Ancora nessun eroe
bg-class-level = { $class } { $level }
bg-class-druid = Druido
bg-class-hunter = Cacciatore
bg-class-mage = Mago
bg-class-paladin = Paladino
bg-class-priest = Prete
bg-class-rogue = Ladro
bg-class-shaman = Sciamano
bg-class-warlock = Stregone
bg-class-warrior = Guerriero
bg-race-dwarf = nano
bg-race-gnome = gnomo
bg-race-human = umano
bg-race-night-elf = elfo della notte
bg-race-orc = orco
bg-race-tauren = tauren
bg-race-troll = troll
bg-race-undead = non morto
bg-heroes = Eroi
bg-hero-is = { $name }, { $class } di livello { $level }, giocato da { $player }, a { $place }
bg-health-of = Salute { $now } su { $most }
bg-energy-of = Energia { $now } su { $most }
bg-gold = { $count } oro
bg-xp = { $count } PE
bg-actions-left =
    { $count ->
        [0] nessuna azione rimasta
        [one] 1 azione rimasta
       *[other] { $count } azioni rimaste
    }
bg-stunned = Stordimento { $count }
bg-cursed = Maledizione { $count }
bg-actions-of = Azioni di { $hero }
bg-do-travel = Viaggia
bg-do-challenge = Sfida
bg-do-rest = Riposa
bg-do-town = Città
bg-do-train = Impara
bg-do-trade = Scambia
bg-do-use = Usa
bg-do-pass = Passa
bg-quest-here = { $hero } è nel luogo di { $quest }: sfida le creature della missione.
bg-quest-near =
    { $steps ->
        [one] Missione più vicina: { $quest } a { $place }, a 1 passo.
       *[other] Missione più vicina: { $quest } a { $place }, a { $steps } passi.
    }
bg-go-home = Vai al mio eroe
bg-region = { $name }, { $area }, { $terrain }
bg-step = A un passo
bg-two-steps = Due passi, attraverso { $place }
bg-by-way-of = Attraverso { $place }
bg-stops-you = Qui le creature fermano il viaggio
bg-terrain-forest = foresta
bg-terrain-hill = colline
bg-terrain-snow = neve
bg-terrain-mountain = montagne
bg-terrain-farmland = campi
bg-terrain-blight = terra desolata
bg-terrain-swamp = palude
bg-print-town = città: { $faction }
bg-print-flight = punto di volo: { $faction }
bg-print-graveyard = cimitero
bg-quest-creature = per una missione
bg-independent = indipendente: ferma chi viaggia
bg-values = Minaccia { $threat }, Attacco { $attack }, Salute { $health }
bg-values-mean = I numeri sono Minaccia, Attacco e Salute.
bg-pays = { $xp } PE, { $gold } oro
bg-shares =
    { $count ->
        [one] da soli: { $xp } PE e { $gold } oro
       *[other] in { $count }: { $xp } PE e { $gold } oro ciascuno
    }
bg-nobody-here = Qui non c'è nessuno.
bg-books = Consulta
bg-book-quests = Missioni
bg-book-events = Eventi
bg-book-merchant = Mercante
bg-book-creatures = Creature
bg-book-track = Turni
bg-book-heroes = Esperienza
bg-no-events = Nessun evento accanto al tabellone.
bg-nobody = nessuno
bg-place-is-held = { $place }: { $who }
bg-culled = Attacco sconfitto finora, su { $need }: Orda { $horde }, Alleanza { $alliance }
bg-bounty-on = C'è una taglia su { $who }.
bg-beaten-by = Già sconfitto: { $faction }
bg-purse-of = { $name } ha { $gold } oro
bg-quests-of = Missioni: { $faction }
bg-level = Livello { $level }
bg-level-at = livello { $level } a { $xp }
bg-creature = Creatura
bg-kind-red = Rossa
bg-kind-blue = Blu
bg-kind-green = Verde
bg-figures-left =
    { $count ->
        [0] nessuna rimasta
        [one] 1 rimasta
       *[other] { $count } rimaste
    }
bg-brings-event = Evento
bg-brings-triangle = Oggetto triangolo al Mercante
bg-brings-square = Oggetto quadrato al Mercante
bg-brings-circle = Oggetto cerchio al Mercante
bg-brings-end = Segue la battaglia finale
bg-equal-strength = Le due fazioni sono ugualmente forti: { $xp } PE ciascuna.
bg-stronger = Fazione più forte: { $faction }, { $xp } PE contro { $other }.
bg-turn-of = Turno { $turn } di { $spaces }
bg-start = Scegli la tua classe
bg-start-for = La tua fazione: { $faction }.
bg-start-about = Ogni classe combatte a modo suo; a una fazione serve chi colpisce e chi resiste.
bg-starts-with = Salute { $health }, Energia { $energy }
bg-about-druid = Cambia forma: guaritore, orso o felino.
bg-about-hunter = Tira da lontano, con una bestia al fianco.
bg-about-mage = Molta Energia e incantesimi potenti, ma poca Salute.
bg-about-paladin = Armatura e benedizioni per chi combatte al suo fianco.
bg-about-priest = Cura gli amici e li tiene in piedi.
bg-about-rogue = Tanti colpi rapidi, e veleno.
bg-about-shaman = Totem e tempeste; aiuta tutto il gruppo.
bg-about-warlock = Maledizioni, e un demone che prende i colpi.
bg-about-warrior = Difficile da battere: armi e armature pesanti. Facile da imparare.
bg-together = Combattere insieme?
bg-together-about = Chi si unisce spende un'azione e combatte nello stesso scontro.
bg-odds = { $odds }% di vincere
bg-tab-books = Consulta
bg-route = La strada di Nefarian: { $gone } passi su { $steps }
bg-end-turn = Fine del turno
bg-sign-green = Disco verde
bg-sign-green-about = Una creatura più debole di una missione.
bg-sign-red = Rombo rosso
bg-sign-red-about = Una creatura più forte di una missione.
bg-sign-blue = Quadrato blu
bg-sign-blue-about = Una creatura indipendente: ferma chiunque viaggi, e chi si trova lì deve combatterla.
bg-sign-horde = Orda
bg-sign-horde-about = Sul piede di un eroe, sul nastro di una missione, su una città o un punto di volo.
bg-sign-alliance = Alleanza
bg-sign-alliance-about = Sul piede di un eroe, sul nastro di una missione, su una città o un punto di volo.
bg-sign-quest = Pergamena
bg-sign-quest-about = Queste creature appartengono a una missione; il colore è il suo grado, il nastro dice di chi è.
bg-sign-counter = Segnalino
bg-sign-counter-about = Qui può nascondersi Lord Kazzak. Con la lente: la tua fazione ha guardato.
bg-sign-war = Guerra
bg-sign-war-about = Una delle due regioni di una guerra: la vince chi si trova in entrambe quando finisce il turno dei nemici.
bg-sign-plague = Peste
bg-sign-plague-about = Qui c'è la peste: le creature di queste terre hanno più Attacco.
bg-sign-overlord = Boss
bg-sign-overlord-about = Quello con la corona è l'Overlord; i trattini rosso scuro sono la strada di Nefarian.
bg-sign-town = Città
bg-sign-town-about = Qui gli eroi della sua fazione comprano e vendono.
bg-sign-wing = Punto di volo
bg-sign-wing-about = Da qui un passo può portare a un altro punto di volo della tua fazione.
bg-sign-graveyard = Cimitero
bg-sign-graveyard-about = Gli eroi sconfitti tornano nel più vicino, o dove la loro fazione è partita.
bg-sign-bounty = Taglia
bg-sign-bounty-about = La incassano i primi nemici che sconfiggono questo eroe.
bg-sign-relic = Reliquia
bg-sign-relic-about = Questo eroe porta la reliquia in un combattimento contro l'Overlord.
bg-sign-ridge = Cresta
bg-sign-ridge-about = Questo confine non si può attraversare.
bg-sign-flight = Linea punteggiata
bg-sign-flight-about = Una rotta di volo: un passo porta da un punto di volo della tua fazione a un altro.
bg-key-hero = il tuo prossimo eroe
bg-key-sheet = la scheda del tuo eroe
bg-key-books = consulta missioni, eventi, Mercante, creature, turni, esperienza
bg-key-point = indica ciò su cui ti trovi a chi gioca nella tua fazione
bg-our-side = La tua fazione
bg-point = Indica
bg-point-about = Poi fai clic su ciò che la tua fazione dovrebbe guardare.
bg-points-at = { $name }: guarda { $what }!
bg-you-point-at = Indichi { $what }.
bg-something = qui
bg-is-about-to = { $name } sta pensando a: { $what }
bg-proposes = { $name } propone:
bg-decides = Decide { $name }.
bg-propose-about = Fai clic su ciò che sceglieresti: lo vede solo la tua fazione.
bg-side-talk = Conversazione della tua fazione
bg-say-to-side = Lo legge solo la tua fazione
