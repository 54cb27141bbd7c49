# Quello che dice il gioco d'avventura. Ogni nome ha il suo articolo; i nomi propri non ne hanno.

## options

option-hero = Gioca { $hero }
option-start = Parti da { $space }
option-go = Vai a { $space }
option-stay = Termina il movimento
option-play = Gioca { $ability }
option-use = Usa: { $power }
option-use-item = Usa { $card }
option-potion = Usa { $card } come { $potion }
option-spend = Usa la scoperta: { $token }
option-pass = Passa
option-pay = Paga { $number } di energia
option-boots = Ritira con gli Stivali a Razzo Goblin
option-keep = Tieni tutto com'è
option-jump = Vai a { $space }
option-buy = Ottieni un oggetto { $level }
option-look = Guarda la scoperta { $number } in { $space }
option-put-back = Rimettila giù
option-remove = Scartala
option-take = Prendi { $card }
option-leave = Non prendere nulla
option-upon = Assegnala all'eroe di { $seat }
option-upon-card = Assegnala a { $card }
option-pull = Attira qui l'eroe di { $seat }
option-resolve = Prima la carta di { $seat }
option-activate = Attiva: { $resource }
option-open = Risolvi: { $token }
option-lay = Mettila in { $space }
option-haunt = Compare in { $space }
option-fly = Vola a { $space }
option-give-up = Scarta { $card }
option-toss = Scarta { $ability }
option-stop = Fermati qui
option-attack = Attacca l'eroe di { $seat }
option-fight = Combatti contro { $card }
option-brave = Combatti contro l'incontro stampato qui
option-face = Risolvi l'evento che si trova qui
option-trade = Baratta la tua merce
option-refuse = Non barattare
option-draw = Pesca una carta sfida
option-way = { $power }
option-fire = Prima: { $power }
option-clear = Libera la casella { $slot } della linea
option-advance = Prosegui con { $quest }
option-done = Fatto
option-drop-quest = Scarta { $quest }
option-give-token = Dallo a { $seat }
option-shed = Scarta una carta abilità
option-let-go = Gira il tuo eroe
option-wear = Equipaggia { $card }
option-bare = Nessuna { $gear }
order-ask-me = Chiedimi quando potrei annullare una carta
order-pass-for-me = Passa per me quando si potrebbe annullare una carta
orders-about = Ti viene chiesto ogni volta che si gioca una carta che chi è al tuo posto potrebbe annullare, qualunque sia la tua mano. Puoi far passare il programma per te. Puoi cambiare idea in ogni momento, e nessun altro lo vede.

## events

event-rolled-first = { $seat } tira il dado: { $number }.
event-rolled-first-you = Tiri il dado: { $number }.
event-begins = Il primo turno è di { $seat }.
event-begins-you = Il primo turno è tuo.
event-plays = { $seat } gioca { $hero }.
event-plays-you = Giochi { $hero }.
event-starts = { $seat } parte da { $space }.
event-starts-you = Parti da { $space }.
event-turn = Turno di { $seat }, round { $number }.
event-turn-you = È il tuo turno, round { $number }.
event-turn-over = Il turno di { $seat } è finito.
event-turn-over-you = Il tuo turno è finito.
event-rolled = { $seat } ottiene { $number } di movimento e { $number2 } di energia.
event-rolled-you = Ottieni { $number } di movimento e { $number2 } di energia.
event-went = { $seat } va a { $space }.
event-went-you = Vai a { $space }.
event-played = { $seat } gioca { $ability }.
event-played-you = Giochi { $ability }.
event-stopped = { $ability } di { $seat } viene annullata.
event-stopped-you = La tua carta { $ability } viene annullata.
event-attached = { $ability } di { $seat } viene assegnata.
event-attached-you = La tua carta { $ability } viene assegnata.
event-detached = { $ability } di { $seat } non è più assegnata e va negli scarti.
event-detached-you = La tua carta { $ability } non è più assegnata e va negli scarti.
event-used = { $seat } usa un potere: { $power }.
event-used-you = Usi un potere: { $power }.
event-used-item = { $seat } usa { $card }.
event-used-item-you = Usi { $card }.
event-drank = { $seat } usa { $card } come { $potion }.
event-drank-you = Usi { $card } come { $potion }.
event-drew = { $seat } pesca { $number ->
    [one] una carta abilità
    *[other] { $number } carte abilità
    }.
event-drew-you = Peschi { $number ->
    [one] una carta abilità
    *[other] { $number } carte abilità
    }.
event-took = { $seat } pesca { $ability }.
event-took-you = Peschi { $ability }.
event-tossed = { $seat } scarta { $ability }.
event-tossed-you = Scarti { $ability }.
event-shuffled = Gli scarti di { $seat } diventano un nuovo mazzo.
event-shuffled-you = I tuoi scarti diventano un nuovo mazzo.
event-healed = { $seat } cura { $number ->
    [one] { $number } danno
    *[other] { $number } danni
    }.
event-healed-you = Curi { $number ->
    [one] { $number } danno
    *[other] { $number } danni
    }.
event-hurt = { $seat } subisce { $number ->
    [one] { $number } danno
    *[other] { $number } danni
    }.
event-hurt-you = Subisci { $number ->
    [one] { $number } danno
    *[other] { $number } danni
    }.
event-survived = { $seat } sopravvive.
event-survived-you = Sopravvivi.
event-defeated = L'eroe di { $seat } viene sconfitto.
event-defeated-you = Il tuo eroe viene sconfitto.
event-resurrected = { $seat } risorge a { $space }.
event-resurrected-you = Risorgi a { $space }.
event-turned-over = { $seat } gira il suo eroe.
event-turned-over-you = Giri il tuo eroe.
event-level = { $seat } raggiunge il livello { $level }.
event-level-you = Raggiungi il livello { $level }.
event-activated = { $seat } attiva una risorsa: { $resource }.
event-activated-you = Attivi una risorsa: { $resource }.
event-found = { $seat } guarda una scoperta: { $token }.
event-found-you = Guardi una scoperta: { $token }.
event-laid = { $seat } mette una scoperta in { $space }.
event-laid-you = Metti una scoperta in { $space }.
event-mixed = Le scoperte scartate diventano una nuova pila.
event-revealed = { $seat } rivela una scoperta: { $token }.
event-revealed-you = Riveli una scoperta: { $token }.
event-kept = { $seat } tiene la scoperta: { $token }.
event-kept-you = Tieni la scoperta: { $token }.
event-spent = { $seat } usa una scoperta: { $token }.
event-spent-you = Usi una scoperta: { $token }.
event-looked = { $seat } guarda una scoperta in { $space }.
event-looked-you = Guardi una scoperta in { $space }.
event-saw = { $seat } vede: { $token }.
event-saw-you = Vedi: { $token }.
event-removed = { $seat } scarta una scoperta: { $token }.
event-removed-you = Scarti una scoperta: { $token }.
event-turned-up = Si pesca una carta sfida: { $card }.
event-discarded = { $card } torna sul suo mazzo.
event-gained = { $seat } ottiene { $card }.
event-gained-you = Ottieni { $card }.
event-lost-item = { $seat } scarta { $card }.
event-lost-item-you = Scarti { $card }.
event-took-item = { $seat } prende { $card } a { $seat2 }.
event-took-item-you = Prendi { $card } a { $seat2 }.
event-took-item-you2 = { $seat } ti prende { $card }.
event-equipped = { $seat } equipaggia { $card }.
event-equipped-you = Equipaggi { $card }.
event-unequipped = { $seat } mette { $card } nello zaino.
event-unequipped-you = Metti { $card } nello zaino.
event-event = Un evento per { $seat }: { $card }.
event-event-you = Un evento per te: { $card }.
event-faces = { $seat } risolve { $card }.
event-faces-you = Risolvi { $card }.
event-flipped = { $seat } gira { $card }.
event-flipped-you = Giri { $card }.
event-fights = { $seat } combatte contro { $foe }.
event-fights-you = Combatti contro { $foe }.
event-attacks = { $seat } attacca { $seat2 }.
event-attacks-you = Attacchi { $seat2 }.
event-attacks-you2 = { $seat } ti attacca.
event-dice = Il dado rosso mostra { $number }, quello nero { $number2 }.
event-rerolled = Si ritira il dado { $die }: { $number }.
event-fired = Si attiva un potere: { $power }.
event-hit = Il dado { $die } colpisce con { $number }.
event-missed = Il dado { $die } manca il colpo con { $number }.
event-cancelled = { $seat } annulla la battaglia.
event-cancelled-you = Annulli la battaglia.
event-slain = { $seat } sconfigge { $foe }.
event-slain-you = Sconfiggi { $foe }.
event-lingers = { $card } resta imbattuto in { $space }.
event-new-quest = { $seat } riceve una missione: { $quest }.
event-new-quest-you = Ricevi una missione: { $quest }.
event-dropped-quest = { $seat } scarta una missione: { $quest }.
event-dropped-quest-you = Scarti una missione: { $quest }.
event-gave-token = { $seat } dà a { $seat2 } un segnalino per { $quest }.
event-gave-token-you = Dai a { $seat2 } un segnalino per { $quest }.
event-gave-token-you2 = { $seat } ti dà un segnalino per { $quest }.
event-progress = { $seat } avanza in { $quest }.
event-progress-you = Avanzi in { $quest }.
event-collected = { $seat } raccoglie un segnalino di { $quest } in { $space }.
event-collected-you = Raccogli un segnalino di { $quest } in { $space }.
event-completed = { $seat } completa { $quest }.
event-completed-you = Completi { $quest }.
event-trophy = { $seat } vince un trofeo: { $trophy }.
event-trophy-you = Vinci un trofeo: { $trophy }.
event-honored = { $seat } mette { $card } nel diario delle missioni.
event-honored-you = Metti { $card } nel diario delle missioni.
event-wins = { $seat } ha vinto.
event-wins-you = Hai vinto.

## questions

ask-hero = Quale eroe giochi?
ask-start = Da dove parte il tuo eroe?
ask-move = Che cosa fai nella tua fase di movimento?
ask-boots = Ritiri il dado?
ask-pay = Come paghi?
ask-respond = Annulli { $ability }?
ask-order = Di chi è la carta che si risolve per prima?
ask-window = Giochi qualcosa ora?
ask-combat = Giochi qualcosa in questo combattimento?
ask-powers = Quale potere si risolve per primo?
ask-toss = Quale carta scarti?
ask-give-up = Quale oggetto scarti?
ask-deliver = Quale oggetto consegni?
ask-goods = Quale oggetto cedi?
ask-absorb = Quanta energia trasformi in protezione?
ask-portal = In quale città vai?
ask-teleport = Dove salti?
ask-attach = A chi la assegni?
ask-taunt = Chi attiri nel tuo spazio?
ask-swap = Quale oggetto prendi?
ask-swap-back = Quale oggetto prendi in cambio?
ask-merchant = Quale oggetto prendi?
ask-merchant-back = Quale oggetto prendi in cambio?
ask-resurrect = In quale città risorgi?
ask-hearthstone = In quale città vai?
ask-far-sight = Quale scoperta guardi?
ask-put-back = La rimetti giù?
ask-buy = Di quale livello vuoi l'oggetto?
ask-spend-gold = Usi l'Oro?
ask-lay = Dove metti la scoperta?
ask-explore = Quale risorsa attivi?
ask-token = Quale scoperta si risolve ora?
ask-false-map = Dove porti questo eroe?
ask-fly = Dove voli?
ask-auction = Quale oggetto metti all'asta?
ask-challenge = Quale sfida affronti?
ask-way = Come lo risolvi?
ask-trade = Baratti la tua merce?
ask-steal = Quale oggetto prendi?
ask-clear-slot = Quale casella si libera?
ask-quests = Con quale missione prosegui?
ask-quest-order = Quale delle tue missioni prepari per prima?
ask-haunt = Dove compare il nemico?
ask-drop-quest = Quale missione scarti?
ask-give-token = A chi dai il segnalino?
ask-give-first = A chi dai il primo segnalino?
ask-give-second = A chi dai il secondo segnalino?
ask-toll = Come mantieni questo lato?
ask-equip = Quale { $gear } equipaggi?
ask-dealt-hero = Si assegna un eroe.
ask-deck = Si mescola un mazzo abilità.
ask-elite = Si pesca una missione d'élite.
ask-starting = Si assegna una missione iniziale.
ask-first-player = Il tiro per il primo turno.
ask-mix = Si mescolano le scoperte.
ask-movement = Il dado movimento.
ask-random-card = Si scarta una carta a caso.
ask-random-item = Si scarta un oggetto a caso.
ask-reroll = Il nuovo tiro.
ask-shuffle = Si mescola una pila degli scarti.

## nouns

level-grey = grigio
    .article = { "" }
level-green = verde
    .article = { "" }
level-yellow = giallo
    .article = { "" }
level-red = rosso
    .article = { "" }
trait-beast = Bestia
    .article = la
trait-humanoid = Umanoide
    .article = l'
    .gender = m
trait-undead = Non Morto
    .article = il
trait-dragonkin = Dragonide
    .article = il
trait-elemental = Elementale
    .article = l'
    .gender = m
trait-demon = Demone
    .article = il
trait-mechanical = Meccanico
    .article = il
trait-aggro = Aggro
    .article = l'
    .gender = m
type-melee = in mischia
    .article = { "" }
type-ranged = a distanza
    .article = { "" }
gear-weapon = arma
    .article = l'
    .gender = f
gear-armor = armatura
    .article = l'
    .gender = f
gear-pack = oggetto da zaino
    .article = l'
    .gender = m
potion-health = pozione di salute
    .article = la
potion-mana = pozione di mana
    .article = la
potion-swiftness = pozione di rapidità
    .article = la
resource-scroll = Pergamena
    .article = la
resource-book = Libro
    .article = il
resource-small-potion = Pozione curativa (piccola)
    .article = la
resource-large-potion = Pozione curativa (grande)
    .article = la
resource-discovery = Piazza scoperta
    .article = il
resource-flight = Rotta di volo
    .article = la
resource-auction = Casa d'aste
    .article = la
resource-quest-giver = Committente
    .article = il
token-gold = Oro
    .article = l'
    .gender = m
token-hearthstone = Pietra del Ritorno
    .article = la
token-far-sight = Vista Lontana
    .article = la
token-rocket-boots = Stivali a Razzo Goblin
    .article = gli
token-merchant = Mercante Viaggiatore
    .article = il
token-ambush = Imboscata
    .article = l'
    .gender = f
token-false-map = Mappa Falsa
    .article = la
token-power-drain = Risucchio di Potere
    .article = il
token-disease = Malattia
    .article = la
token-bomb = Bomba
    .article = la
die-red = rosso
    .article = { "" }
die-black = nero
    .article = { "" }
choice-picked = scelti a turno
choice-dealt = assegnati a caso
slot-1 = 1
    .article = { "" }
slot-2 = 2
    .article = { "" }
slot-3 = 3
    .article = { "" }
slot-4 = 4
    .article = { "" }
slot-5 = 5
    .article = { "" }
slot-6 = 6
    .article = { "" }
slot-7 = 7
    .article = { "" }
slot-8 = 8
    .article = { "" }
slot-9 = 9
    .article = { "" }
slot-10 = 10
    .article = { "" }
phase-setup = preparazione
    .article = { "" }
phase-movement = movimento
    .article = { "" }
phase-exploration = esplorazione
    .article = { "" }
phase-challenge = sfida
    .article = { "" }
phase-upkeep = mantenimento
    .article = { "" }

# lines under a card's picture
moment-move = movimento
    .article = { "" }
moment-before = prima del tiro
    .article = { "" }
moment-after = dopo il tiro
    .article = { "" }
moment-when-hit = quando ti colpiscono
    .article = { "" }
moment-when-played = risposta
    .article = { "" }
moment-when-falling = in fin di vita
    .article = { "" }
moment-when-challenged = sfida
    .article = { "" }
event-global = evento globale
    .article = { "" }
event-location = evento locazione
    .article = { "" }
event-special = evento speciale
    .article = { "" }
event-back = evento girato
    .article = { "" }
quest-starting = missione iniziale
    .article = { "" }
quest-elite = missione d'élite
    .article = { "" }
kind-trophy = Trofeo
    .article = { "" }
kind-discovery-kept = Scoperta: si tiene
    .article = { "" }
kind-discovery-now = Scoperta: immediata
    .article = { "" }
icon-dagger = pugnale
    .article = { "" }
icon-staff = bastone
    .article = { "" }
icon-wand = bacchetta
    .article = { "" }
icon-sword = spada
    .article = { "" }
icon-axe = ascia
    .article = { "" }
icon-mace = mazza
    .article = { "" }
icon-bow = arco
    .article = { "" }
icon-gun = fucile
    .article = { "" }
icon-cloth = stoffa
    .article = { "" }
icon-leather = cuoio
    .article = { "" }
icon-mail = maglia
    .article = { "" }
icon-plate = piastre
    .article = { "" }

## what cards say

text-when-move = { $first ->
    [yes] nella tua fase di movimento, prima di ogni passo: { $steps }
    *[other] nella tua fase di movimento: { $steps }
    }
text-when-before = prima del tiro: { $steps }
text-when-after = dopo il tiro: { $steps }
text-when-rolls = con un { $face }: { $steps }
text-when-hits = se colpisce: { $steps }
text-when-when-hit = quando ti colpiscono: { $steps }
text-when-when-played = { $within ->
    [0] quando il tuo avversario in combattimento gioca una carta abilità: { $steps }
    *[other] quando un rivale a non più di { $within } spazi gioca una carta abilità: { $steps }
    }
text-when-when-falling = quando il tuo eroe verrebbe sconfitto: { $steps }
text-when-when-challenged = all'inizio della tua fase di sfida: { $steps }
text-when-when-attached = una volta per turno, dopo aver assegnato una maledizione: { $steps }
text-when-if = { $test }, { $text }
text-when-cost = { $n } di energia, { $text }
text-if-ranged = solo con un attacco a distanza
text-if-melee = solo con un attacco in mischia
text-if-reverse = mentre è visibile il retro del tuo eroe
text-if-wounded = contro un rivale con metà della vita o meno
text-if-foe-lacks = tranne contro incontri di tipo { $traits }
text-do-attack = { $who ->
    [foe] attacco dell'avversario
    *[other] attacco
    } { $signed }
text-do-defense = { $who ->
    [foe] difesa dell'avversario
    *[other] difesa
    } { $signed }
text-do-damage = { $who ->
    [foe] danno dell'avversario
    *[other] danno
    } { $signed }
text-do-reroll = ritira il dado
text-do-draw = pesca { $n ->
    [one] una carta abilità
    *[other] { $n } carte abilità
    }
text-do-drop = { $who ->
    [foe] l'avversario scarta
    *[other] scarta
    } { $n ->
    [one] una carta abilità
    *[other] { $n } carte abilità
    }
text-do-heal = { $n ->
    [99] cura tutti i danni
    [one] cura { $n } danno
    *[other] cura { $n } danni
    }
text-do-wound = subisci { $n ->
    [one] { $n } danno
    *[other] { $n } danni
    }
text-do-splash = ogni altro rivale nel tuo spazio subisce { $n ->
    [one] { $n } danno
    *[other] { $n } danni
    }
text-do-bleed = un rivale che affronti subisce { $n ->
    [one] un altro danno
    *[other] altri { $n } danni
    } nel suo prossimo mantenimento
text-do-block = previeni { $n ->
    [one] { $n } danno
    *[other] { $n } danni
    }
text-do-absorb = paga quanta energia vuoi e previeni altrettanti danni
text-do-haste = movimento +{ $n }
text-do-energy = energia +{ $n }
text-do-portal = vai in un'altra città, anche da uno spazio con aggro
text-do-teleport = vai in uno spazio a distanza { $n } o meno
text-do-discover = piazza { $n ->
    [one] una scoperta
    *[other] { $n } scoperte
    } a non più di { $within } spazi
text-do-item = { $level ->
    [own] ottieni un oggetto del tuo livello
    *[other] ottieni un oggetto { $level }
    }
text-do-lose = { $who ->
    [foe] l'avversario scarta
    *[other] scarta
    } { $n } { $n ->
    [one] oggetto
    *[other] oggetti
    } { $scope ->
    [pack] dello zaino
    *[other] { "" }
    } { $how ->
    [chosen] a scelta
    *[other] a caso
    }
text-do-cancel-card = annulla quella carta
text-do-cancel-battle = { $away ->
    [yes] annulla la battaglia; una carta incontro torna sul suo mazzo
    *[other] annulla la battaglia
    }
text-do-weapon = attacco { $type } { $n } al posto della tua arma
text-do-flip = gira il tuo eroe
text-do-taunt = attira nel tuo spazio un rivale a non più di { $n } spazi
text-do-still = nessun movimento in questo turno
text-do-survive = conserva { $n } di vita
text-do-skip-challenge = salta la fase
text-do-charge = attacco +{ $n } nel combattimento di questo turno
text-do-flip-event = gira questo evento
text-do-nothing = non fare nulla
text-do-end-draws = non pescare altre carte sfida
text-do-swap = prendi un oggetto dallo zaino di un rivale, che ne prende uno dal tuo
text-do-level = ottieni il livello { $level }
text-do-on-hit = se colpisci: { $steps }
text-do-each = { $group }: { $steps }
text-do-improved = dal livello { $level }: { $steps }
text-do-only-if = { $test }: { $steps }
text-do-attach = { $kind ->
    [curse] maledizione su
    *[other] assegna a
    } { $host }: { $statics }
text-host-rival = un rivale a non più di { $n } spazi
text-host-opponent = chi affronti
text-host-prey = un bersaglio a non più di { $n } spazi (un rivale o un incontro imbattuto)
text-host-myself = te
text-group-all = ogni eroe
text-group-here = ogni eroe in questo spazio
text-group-rivals = ogni altro eroe
text-group-near = ogni rivale a non più di 3 spazi
text-group-red = ogni eroe in uno spazio rosso
text-static-against = { $text } contro gli incontri di tipo { $trait }
text-static-with-weapon = { $text } con un'arma
text-static-with-ranged = { $text } con un attacco a distanza
text-static-with-card = { $text } con una carta abilità al posto dell'arma
text-static-bleeds = { $n ->
    [one] { $n } danno
    *[other] { $n } danni
    } { $upkeeps ->
    [one] nel suo prossimo mantenimento
    *[other] in ognuno dei suoi prossimi { $upkeeps } mantenimenti
    }
text-static-hurts = { $n ->
    [one] { $n } danno
    *[other] { $n } danni
    } ogni volta che il suo dado da combattimento mostra { $on }
text-static-costlier = le sue carte abilità costano { $n } in più
text-static-marked = i tuoi attacchi contro quel bersaglio ottengono +{ $n }
text-static-until-hit = scarta questa carta quando ti colpiscono
text-static-stays = quando il tuo eroe viene sconfitto, resta dov'è
text-static-turns-back = gira il tuo eroe quando un attacco ti infligge { $n } o più danni
text-static-toll = nel tuo mantenimento paga { $n } di energia o scarta una carta abilità, altrimenti gira il tuo eroe
text-static-foes = incontri di tipo { $trait }: { $bonus }
text-static-scrolls = una Pergamena fa pescare { $n ->
    [one] { $n } carta
    *[other] { $n } carte
    } in più
text-static-strips = chi viene sconfitto scarta a caso { $n ->
    [one] { $n } oggetto
    *[other] { $n } oggetti
    } dello zaino
text-static-strides = movimento +{ $n } per tutti
text-static-duels = attacchi tra eroi: danno +{ $n }
text-static-givers = un Committente fa anche pescare { $n ->
    [one] una carta abilità
    *[other] { $n } carte abilità
    }
text-flip-book-used = si attiva un Libro
text-flip-flight-used = si attiva una Rotta di volo
text-flip-felled = un eroe viene sconfitto
text-flip-rival-felled = un eroe ne sconfigge un altro
text-flip-overlord-slain = un Signore Supremo viene sconfitto
text-flip-slain = un incontro di tipo { $trait } viene sconfitto
text-flip-slain-on = un incontro di tipo { $trait } viene sconfitto in uno spazio { $level }
text-aim-collect = raccogli ogni segnalino
text-aim-travel = viaggia fino a { $place }
text-any-city = una città qualsiasi
text-aim-slay = sconfiggi { $n } { $n ->
    [one] incontro
    *[other] incontri
    } di tipo { $trait }{ $level ->
    [any] { "" }
    *[other] { "," } di livello { $level } o superiore
    }
text-aim-beat = sconfiggi { $places }
text-aim-defeat = sconfiggi quel rivale
text-aim-hurt = infliggi { $n ->
    [one] { $n } danno
    *[other] { $n } danni
    } ai rivali
text-aim-hurt-holders = per ogni segnalino infliggi { $n ->
    [one] { $n } danno
    *[other] { $n } danni
    } a chi lo ha
text-aim-duels = attacca un rivale e infliggi danni in { $n } combattimenti diversi
text-aim-deliver = scarta { $n ->
    [one] un oggetto
    *[other] { $n } oggetti
    } del tuo zaino a { $place }
text-aim-deliver-trait = a { $place } scarta { $n ->
    [one] un oggetto del tuo zaino che sull'altro lato è di tipo { $trait }
    *[other] { $n } oggetti del tuo zaino che sull'altro lato sono di tipo { $trait }
    }
text-used-up = Si consuma.
text-event-fight = combatti contro { $foe }
text-event-win = se vinci: { $steps }
text-either = { $one }, oppure { $other }
text-event-flips = si gira quando { $when }
text-event-back = retro: { $text }
text-back-item = oggetto { $name }
text-back-foe = incontro { $foe }
text-back-valor = nel tuo diario delle missioni, { $n } di valore
text-foe-line = { $type } { $attack }, difesa { $defense }, danno { $damage }
text-line-weapon = arma · { $type } { $n } · { $level } · { $potions }
text-line-armor = armatura · { $n } · { $level } · { $potions }
text-line-pack = { $slot } · { $level } · { $potions }
text-quest-tokens = metti { $n ->
    [one] un segnalino
    *[other] segnalini
    } su { $places }
text-quest-give-chosen = dai un segnalino a un rivale a scelta
text-quest-give-leader = dai un segnalino al rivale con più valore
text-quest-give-two = dai un segnalino a ciascuno di due rivali; se ne hai uno solo, li riceve entrambi

text-worth-valor = { $n } di valore
text-trophy-of = sconfiggi { $foe }
text-trophy-trade = baratta la tua merce a Booty Bay
text-trophy-once = uno solo per eroe
text-token-gold = in una città scartalo per ottenere un oggetto del tuo livello o di uno inferiore
text-token-hearthstone = scartala invece di muoverti e vai in una città qualsiasi
text-token-far-sight = nella tua fase di movimento scartala e guarda una scoperta qualsiasi sulla mappa; poi rimettila giù o scartala
text-token-rocket-boots = scartali per ritirare un dado movimento o da combattimento che hai appena tirato
text-token-merchant = nella tua fase di movimento scartalo e prendi un oggetto a scelta dallo zaino di un rivale, che ne prende un altro dal tuo
text-token-ambush = in ogni tuo combattimento di questo turno l'avversario infligge 1 danno in più e il suo attacco conta come a distanza
text-token-false-map = il giocatore alla tua destra può spostare il tuo eroe fino a { $n } spazi
text-token-power-drain = scarta { $n } carte abilità a caso
text-token-disease = la tua vita cala di 1 finché il tuo eroe non viene sconfitto o non usi una Pozione curativa grande
text-token-bomb = subisci { $n ->
    [one] { $n } danno
    *[other] { $n } danni
    }

## why

why-over = La partita è finita.
why-chance = Prima tocca ai dadi e ai mazzi.
why-not-asked = Adesso deve rispondere { $seat }.
why-fine = Adesso puoi farlo.
why-costs = Costa { $number } di energia; ne hai { $number2 }.
why-not-now = Non è questo il momento.
why-too-high = { $space } è di livello { $level }: il tuo eroe non ci arriva ancora.
why-aggro-holds = Un incontro con aggro trattiene qui il tuo eroe.
why-not-next-to = { $space } non è accanto al tuo eroe.
why-no-moves = Non hai più movimento.
why-not-in-hand = Non hai { $ability } in mano.
why-played = In questo turno hai già giocato { $ability }.
why-no-energy = { $ability } costa { $number } di energia; ne hai { $number2 }.
why-not-yours = Non hai { $card }.
why-level = { $card } è oltre il livello del tuo eroe.
why-icons = Il tuo eroe non può equipaggiare { $card }.
why-aggro-first = Qui c'è un incontro con aggro: va combattuto.
why-not-here = Quell'eroe non è nel tuo spazio.
why-in-space = Quello che c'è in questo spazio viene prima di una pesca.
why-city = In una città non si può.
why-odds = Scontri così vanno bene nel { $percent }% dei casi (dal { $low } al { $high }% con una fiducia del 95%). Costano circa { $cost } di vita.

## the table

table-turn = Turno
table-round = Round
table-active = Di turno
table-phase = Fase
table-moves = Movimento rimasto
table-energy = Energia
table-world = Evento globale
table-fight = Combattimento
table-foe = Avversario
table-dice = Dadi (rosso, nero)
table-attack = Attacco
table-hero = { $name }
table-class = Classe
table-level = Livello
table-place = Spazio
table-life = Vita rimasta
table-numbers = Attacco, difesa, danno
table-powers = Poteri
table-valor = Valore
table-weapon = Arma
table-armor = Armatura
table-pack = Zaino
table-kept = Scoperte
table-attached = Assegnate
table-hand = Mano
table-hand-count = { $n ->
    [one] { $n } carta abilità
    *[other] { $n } carte abilità
    }
table-quests = Missioni
table-log = Diario
table-line = Linea degli imbattuti
table-events = Eventi locazione
table-tokens = Scoperte sulla mappa
table-marks = Segnalini: { $places }.
table-next = Ora: { $step }
table-so-far = Finora: { $n }.
table-decks = Mazzi sfida
table-deck = { $n ->
    [one] { $n } carta
    *[other] { $n } carte
    }, { $known ->
    [one] { $known } nota
    *[other] { $known } note
    } in cima
table-unknown = coperta
table-none = nessuno
table-name = Nome
table-text = Testo
class-warlock = Stregone
    .article = il
class-hunter = Cacciatore
    .article = il
class-warrior = Guerriero
    .article = il
class-mage = Mago
    .article = il

## la pagina finale

report-quests = Missioni
report-trophies = Trofei
report-honors = Carte sfida
report-valor = Il valore, round per round
report-how-first = { $hero } arriva prima di tutti a { $n } punti valore, nel round { $round }.
report-how-ahead = Più eroi hanno raggiunto { $n } punti valore nel round { $round }: in testa c'era { $hero }.
report-how-shared = { $hero } vincono insieme: pari in tutto, con almeno { $n } punti valore nel round { $round }.
report-turning-quest = { $hero } ha completato { $what }: { $n } punti valore.
report-turning-trophy = { $hero } ha conquistato { $what }: { $n } punti valore.
report-turning-honor = { $what } ha portato { $n } punti valore a { $hero }.
report-head-heroes = Eroe per eroe
report-head-player = giocatore
report-head-level = livello
report-head-quests = missioni
report-head-trophies = trofei
report-head-beaten = incontri sconfitti
report-head-falls = cadute
