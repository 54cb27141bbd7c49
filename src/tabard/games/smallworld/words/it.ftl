# Quello che dice Small World. Ogni nome porta il suo articolo.

## Che cosa fa un'opzione

option-take = Prendi { THE($slot) }
option-expand = Espanditi
option-decline = Entra in declino
option-abandon = Abbandona { $region }
option-recall = Riprendi in mano il Campione
option-conquer = Conquista { $region }
option-final = Tira il dado per { $region }, come Conquista Finale
option-arm = Prossima conquista: usa { THE($aid) }
option-put-back = Rimetti via { THE($aid) }
option-push = Spingi via qualcosa da { $region }
option-move = Spostalo in { $region }
option-swap = Scambia { $region } e { $region2 }
option-steal = Porta il Manufatto da { $region } in { $region2 }
option-artifact = Prendi { THE($treasure) }
option-stop = Smetti di conquistare
option-give-up = Rinuncia all'assalto
option-pay = Paga
option-withhold = Non pagare e riprendi la Bomba
option-form = Assumi { THE($form) }
option-side = { $faction ->
    [neutrale] Resta neutrale
   *[other] Schierati con { THE($faction) }
}
option-well = Metti il Pozzo in { $region }
option-recruit = { $number ->
    [0] Non reclutare nessuno
    [one] Recluta { $number } segnalino
   *[other] Recluta { $number } segnalini
}
option-place = Metti un segnalino in { $region }
option-beast = Metti una Bestia in { $region }
option-champion = Metti il Campione in { $region }
option-relieve = Sostituisci un segnalino in { $region } con una Bestia
option-stand = Sostituisci un segnalino in { $region } con il Campione
option-tower = Metti una Torre di Guardia in { $region }
option-garrison = Metti una Guarnigione in { $region }
option-heart = Metti il Cuore in { $region }
option-aegis = Metti l'Egida in { $region }
option-objective = Fai di { $region } un Obiettivo Militare
option-bomb = Metti una Bomba su { $region }
option-done = Fatto

## Che cosa è successo

event-begins = Comincia { $seat }.
event-turn = Round { $number }: tocca a { $seat }.
event-picked = { $seat } sceglie { THE($race) } { BEHIND($power) }{ $number ->
    [0] .
    [one] , con sopra { $number } moneta.
   *[other] , con sopra { $number } monete.
}
event-offered = Ora disponibili: { $race } { BEHIND($power) }.
event-declined = { $seat } manda in declino { THE($race) }.
event-extinct = { CAP(THE($race)) } in declino di { $seat } scompaiono dalla mappa.
event-gained = { $seat } guadagna { coins }: { $source }.
event-earned = { $seat } incassa { coins }: { $source }.
event-paid = { $seat } paga { coins } { SOME($seat2) ->
    [none] alla riserva
   *[other] a { $seat2 }
}.
event-abandoned = { $seat } abbandona { $region }.
event-recalled = { $seat } riprende in mano il Campione.
event-armed = { $seat } userà { THE($aid) } per la prossima conquista.
event-put-back = { $seat } rimette via { THE($aid) }.
event-rolled = { $seat } tira il dado: { $number }.
event-pushes = { $seat } minaccia { $region }.
event-attacks = { $seat } attacca { $region }: decide il dado.
event-reaches = { $seat } si allunga da { $region2 } verso { $region }.
event-failed = L'attacco di { $seat } a { $region } fallisce.
event-conquered = { $seat } conquista { $region } { $number ->
    [0] senza segnalini
    [one] con { $number } segnalino
   *[other] con { $number } segnalini
}.
event-holy-light = La Luce Sacra salva un segnalino di { $seat }.
event-captured = { $seat2 } cattura il Campione di { $seat }.
event-regrouped = Ciò che { $seat } aveva in { $region } passa in { $region2 }.
event-razed = { $seat } abbatte una difesa in { $region }.
event-pushed = { $seat } spinge un segnalino da { $region } in { $region2 }.
event-pushed-out = { $seat } spinge via un segnalino da { $region }, e non ha dove andare.
event-swapped = { $seat } scambia { $region } e { $region2 }.
event-stole = { $seat } porta { THE($treasure) } in { $region }.
event-revealed = { $seat } trova { THE($treasure) } in { $region }.
event-well-moved = Il Pozzo dell'Eternità si sposta in { $region }.
event-replaced = Non c'è acqua per il Pozzo: al suo posto { THE($treasure) } arriva in { $region }.
event-sided = Per questo turno { $seat } si schiera con { THE($faction) }.
event-healed = { $seat } riceve un segnalino in più.
event-recruited = { $seat } recluta { $number ->
    [one] { $number } segnalino
   *[other] { $number } segnalini
}.
event-deployed = { $seat } rinforza { $region }.
event-beasts = { $number ->
    [one] { $number } Bestia segue
   *[other] { $number } Bestie seguono
} { $seat }.
event-harmony = { $seat } dà un segnalino Armonia a { $seat2 }.
event-set-down = { $seat } mette { THE($treasure) } in { $region }.
event-marked = { $seat } fa di { $region } un Obiettivo Militare.
event-bombed = { $seat } mette una Bomba su { $region }.
event-bomb-returned = La Bomba su { $region } torna nella pila senza essere rivelata.
event-bomb-revealed = La Bomba su { $region } viene rivelata: { $bomb }.
event-bomb-at = Rivelare la Bomba su { $region } costa { coins }.
event-ended = La partita è finita.

## Che cosa è successo, come lo legge il posto di cui si parla (-you2: il secondo)

event-begins-you = Cominci tu.
event-turn-you = Round { $number }: tocca a te.
event-picked-you = Scegli { THE($race) } { BEHIND($power) }{ $number ->
    [0] .
    [one] , con sopra { $number } moneta.
   *[other] , con sopra { $number } monete.
}
event-declined-you = Mandi in declino { THE($race) }.
event-extinct-you = { GENDER($race) ->
    [f] Le tue
   *[other] I tuoi
} { $race } in declino scompaiono dalla mappa.
event-gained-you = Guadagni { coins }: { $source }.
event-earned-you = Incassi { coins }: { $source }.
event-paid-you = Paghi { coins } { SOME($seat2) ->
    [none] alla riserva
   *[other] a { $seat2 }
}.
event-paid-you2 = { $seat } ti paga { coins }.
event-abandoned-you = Abbandoni { $region }.
event-recalled-you = Riprendi in mano il Campione.
event-armed-you = Userai { THE($aid) } per la prossima conquista.
event-put-back-you = Rimetti via { THE($aid) }.
event-rolled-you = Tiri il dado: { $number }.
event-pushes-you = Minacci { $region }.
event-attacks-you = Attacchi { $region }: decide il dado.
event-reaches-you = Ti allunghi da { $region2 } verso { $region }.
event-failed-you = Il tuo attacco a { $region } fallisce.
event-conquered-you = Conquisti { $region } { $number ->
    [0] senza segnalini
    [one] con { $number } segnalino
   *[other] con { $number } segnalini
}.
event-holy-light-you = La Luce Sacra ti salva un segnalino.
event-captured-you = { $seat2 } cattura il tuo Campione.
event-captured-you2 = Catturi il Campione di { $seat }.
event-regrouped-you = Ciò che avevi in { $region } passa in { $region2 }.
event-razed-you = Abbatti una difesa in { $region }.
event-pushed-you = Spingi un segnalino da { $region } in { $region2 }.
event-pushed-out-you = Spingi via un segnalino da { $region }, e non ha dove andare.
event-swapped-you = Scambi { $region } e { $region2 }.
event-stole-you = Porti { THE($treasure) } in { $region }.
event-revealed-you = Trovi { THE($treasure) } in { $region }.
event-sided-you = Per questo turno ti schieri con { THE($faction) }.
event-healed-you = Ricevi un segnalino in più.
event-recruited-you = Recluti { $number ->
    [one] { $number } segnalino
   *[other] { $number } segnalini
}.
event-deployed-you = Rinforzi { $region }.
event-beasts-you = { $number ->
    [one] Ti segue { $number } Bestia
   *[other] Ti seguono { $number } Bestie
}.
event-harmony-you = Dai un segnalino Armonia a { $seat2 }.
event-harmony-you2 = { $seat } ti dà un segnalino Armonia.
event-set-down-you = Metti { THE($treasure) } in { $region }.
event-marked-you = Fai di { $region } un Obiettivo Militare.
event-bombed-you = Metti una Bomba su { $region }.

## Che cosa si chiede

doing-turn = inizio del turno
doing-pick = scelta di una combinazione
doing-conquest = conquiste
doing-redeploy = rischieramento
doing-retreat = ritirata dei segnalini

ask-turn = Ti espandi con la tua razza o la mandi in declino?
ask-pick = Scegli una combinazione. Metti una moneta su ognuna di quelle che le stanno sopra.
ask-conquest = Conquista una regione, usa una capacità o smetti di conquistare.
ask-press-on = I segnalini non bastano ancora. Tiri il dado come Conquista Finale o rinunci all'assalto?
ask-regroup = Alcuni tuoi segnalini non possono restare dove sono. In quale tua regione passano?
ask-push-to = In quale regione della sua razza va il segnalino spinto via?
ask-form = Scegli la forma per questo turno: umana o Worgen.
ask-side = Per chi combatti in questo turno?
ask-well = Scegli il Lago o il Mare in cui si sposta il Pozzo.
ask-recruit = Quanti segnalini recluti, a una moneta l'uno?
ask-redeploy = Metti i tuoi segnalini nelle tue regioni, uno alla volta.
ask-retreat = Rimetti sulla mappa i segnalini in ritirata, uno alla volta.
ask-tower = Le Torri di Guardia non bastano. Scegli una Coltivazione che ne riceva una.
ask-garrison = Le Guarnigioni non bastano. Scegli una regione che ne riceva una.
ask-heart = Scegli in quale tua regione mettere il Cuore di Azeroth.
ask-aegis = Scegli quale tua regione protegge l'Egida di Aggramar.
ask-artifact = Scegli il Manufatto da prendere.
ask-objectives = Scegli una regione come Obiettivo Militare, oppure finisci.
ask-bomb-pile = Si mescolano le Bombe.
ask-bombs = Metti una Bomba su una regione vicina, oppure finisci.
ask-bomb-toll = Paghi { coins } per rivelare la Bomba su { $region } o la riprendi?
ask-face = Quale tabellone viene pescato?
ask-banners = In che ordine si pescano i vessilli?
ask-tiles = In che ordine si pescano le tessere Potere?
ask-tiles-again = In che ordine si ripescano le tessere Potere scartate?
ask-treasures = Quali tesori ci sono sulle isole?
ask-first = Chi comincia?
ask-assault = Che cosa mostra il dado gratuito dell'assalto?
ask-reinforcements = Che cosa mostra il Dado dei Rinforzi?
ask-another-place = Quale Luogo Leggendario sostituisce il Pozzo?

coins = { $number ->
    [one] { $number } moneta
   *[other] { $number } monete
}

## Nomi

race-draenei = Draenei
    .article = i
race-gnomes = Gnomi
    .article = gli
race-dwarves = Nani
    .article = i
race-blood-elves = Elfi del Sangue
    .article = gli
race-ethereals = Eterei
    .article = gli
race-goblins = Goblin
    .article = i
race-kobolds = Coboldi
    .article = i
race-night-elves = Elfi della Notte
    .article = gli
race-naga = Naga
    .article = i
race-orcs = Orchi
    .article = gli
race-pandaren = Pandaren
    .article = i
race-worgen = Worgen
    .article = i
race-trolls = Troll
    .article = i
race-tauren = Tauren
    .article = i
race-forsaken = Reietti
    .article = i
race-humans = Umani
    .article = gli

power-archaeologists = Archeologi
    .article = gli
power-champion = Con Campione
    .article = { "" }
    .behind = con Campione
power-garrison = Con Guarnigione
    .article = { "" }
    .behind = con Guarnigione
power-farmers = Contadini
    .article = i
power-bogs = Dei Pantani
    .article = { "" }
    .behind = dei Pantani
power-mountains = Delle Montagne
    .article = { "" }
    .behind = delle Montagne
power-swamps = Delle Paludi
    .article = { "" }
    .behind = delle Paludi
power-defenders = Difensori
    .article = i
power-herbalists = Erbalisti
    .article = gli
power-explorers = Esploratori
    .article = gli
power-blacksmiths = Fabbri
    .article = i
power-foresters = Guardaboschi
    .article = i
power-enraged = Infuriati
    .article = gli
power-beastmasters = Maestri delle Bestie
    .article = i
power-warmasters = Maestri di Guerra
    .article = i
power-portalmages = Maghi del Portale
    .article = i
power-sailors = Marinai
    .article = i
power-menacing = Minacciosi
    .article = i
power-miners = Minatori
    .article = i
power-fishermen = Pescatori
    .article = i

combo = { $race } { BEHIND($power) }
offer = { THE($race) } { BEHIND($power) }, { $price ->
    [0] gratis
    [one] per { $price } moneta
   *[other] per { $price } monete
}{ $coins ->
    [0] { "" }
    [one] { " " }(sopra c'è { $coins } moneta)
   *[other] { " " }(sopra ci sono { $coins } monete)
}

treasure-ashes = Ceneri di Al'ar
    .article = le
treasure-heart = Cuore di Azeroth
    .article = il
treasure-aegis = Egida di Aggramar
    .article = l'
    .gender = f
treasure-frostmourne = Gelidanima
    .article = { "" }
    .gender = f
treasure-doomhammer = Martelfato
    .article = { "" }
    .gender = m
treasure-battleground = Campo di Battaglia
    .article = il
treasure-chapel = Cappella della Luce
    .article = la
treasure-karazhan = Karazhan
    .article = { "" }
    .gender = m
treasure-meeting-stone = Pietra del Ritrovo
    .article = la
treasure-dark-portal = Portale Oscuro
    .article = il
treasure-well = Pozzo dell'Eternità
    .article = il
treasure-spirit-healer = Spirito Guaritore
    .article = lo

aid-assault = assalto aereo
    .article = l'
    .gender = m
aid-champion = Campione
    .article = il
aid-ashes = Ceneri di Al'ar
    .article = le
aid-frostmourne = Gelidanima
    .article = { "" }
    .gender = f
aid-doomhammer = Martelfato
    .article = { "" }
    .gender = m
aid-relic = razzia in un Luogo Leggendario
    .article = la

faction-neutral = neutrale
    .article = { "" }
faction-alliance = Alleanza
    .article = l'
    .gender = f
faction-horde = Orda
    .article = l'
    .gender = f

form-none = nessuna forma
    .article = { "" }
    .gender = f
form-human = forma umana
    .article = la
form-worgen = forma Worgen
    .article = la

bomb-dud = un colpo mancato
    .article = { "" }
    .gender = m
bomb-explosion = un'esplosione
    .article = { "" }
    .gender = f

slot-1 = prima combinazione
    .article = la
slot-2 = seconda combinazione
    .article = la
slot-3 = terza combinazione
    .article = la
slot-4 = quarta combinazione
    .article = la
slot-5 = quinta combinazione
    .article = la
slot-6 = sesta combinazione
    .article = la

source-regions = regioni
    .article = le
source-declined = regioni in declino
    .article = le
source-race = capacità della razza
    .article = l'
    .gender = f
source-power = potere speciale
    .article = il
source-treasure = tesoro
    .article = il
source-faction = bonus di fazione
    .article = il
source-conquest = conquista
    .article = la
source-objective = Obiettivo Militare
    .article = l'
    .gender = m

terrain-farmland = Coltivazione
    .article = la
terrain-hill = Collina
    .article = la
terrain-forest = Foresta
    .article = la
terrain-swamp = Palude
    .article = la
terrain-mountain = Montagna
    .article = la
terrain-lake = Lago
    .article = il
terrain-sea = Mare
    .article = il
symbol-magic = Magia
    .article = la
symbol-cavern = Caverna
    .article = la

piece-murloc = Murloc
    .article = il
piece-mountain = Montagna
    .article = la
piece-bomb = Bomba
    .article = la
piece-garrison = Guarnigione
    .article = la
piece-objective = Obiettivo Militare
    .article = l'
    .gender = m
piece-wisp-wall = Muro di Fuochi Fatui
    .article = il
piece-tower = Torre di Guardia
    .article = la
piece-harmony = segnalino Armonia
    .article = il
piece-beast = Bestia
    .article = la
piece-champion = Campione
    .article = il
piece-token = segnalino
    .article = il

banner-draenei = Draenei
    .article = i
banner-draenei-declined = Draenei in declino
    .article = i
banner-gnomes = Gnomi
    .article = gli
banner-gnomes-declined = Gnomi in declino
    .article = gli
banner-dwarves = Nani
    .article = i
banner-dwarves-declined = Nani in declino
    .article = i
banner-blood-elves = Elfi del Sangue
    .article = gli
banner-blood-elves-declined = Elfi del Sangue in declino
    .article = gli
banner-ethereals = Eterei
    .article = gli
banner-ethereals-declined = Eterei in declino
    .article = gli
banner-goblins = Goblin
    .article = i
banner-goblins-declined = Goblin in declino
    .article = i
banner-kobolds = Coboldi
    .article = i
banner-kobolds-declined = Coboldi in declino
    .article = i
banner-night-elves = Elfi della Notte
    .article = gli
banner-night-elves-declined = Elfi della Notte in declino
    .article = gli
banner-naga = Naga
    .article = i
banner-naga-declined = Naga in declino
    .article = i
banner-orcs = Orchi
    .article = gli
banner-orcs-declined = Orchi in declino
    .article = gli
banner-pandaren = Pandaren
    .article = i
banner-pandaren-declined = Pandaren in declino
    .article = i
banner-worgen = Worgen
    .article = i
banner-worgen-declined = Worgen in declino
    .article = i
banner-trolls = Troll
    .article = i
banner-trolls-declined = Troll in declino
    .article = i
banner-tauren = Tauren
    .article = i
banner-tauren-declined = Tauren in declino
    .article = i
banner-forsaken = Reietti
    .article = i
banner-forsaken-declined = Reietti in declino
    .article = i
banner-humans = Umani
    .article = gli
banner-humans-declined = Umani in declino
    .article = gli
holder-A = A
    .article = { "" }
holder-A-declined = A in declino
    .article = { "" }
holder-B = B
    .article = { "" }
holder-B-declined = B in declino
    .article = { "" }
holder-C = C
    .article = { "" }
holder-C-declined = C in declino
    .article = { "" }
holder-D = D
    .article = { "" }
holder-D-declined = D in declino
    .article = { "" }
holder-E = E
    .article = { "" }
holder-E-declined = E in declino
    .article = { "" }

## Che cosa fa ogni capacità (vedi text.py): una frase per ogni clausola

use = { $uses ->
    [one] Una volta per turno
    [2] Due volte per turno
    [3] Tre volte per turno
   *[other] { $uses } volte per turno
}

clause-cost = Conquistare { $where } ti costa { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
} in meno.
clause-income = Alla fine del tuo turno guadagni { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} { $each }.
clause-reward = Guadagni { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} per ogni { $against } che conquisti.
clause-reward-defenders = Per ogni { $against } che conquisti guadagni tante monete quanti erano i difensori.
clause-reach-cavern = Tutte le regioni Caverna contano come adiacenti alle tue, anche per la Prima Conquista.
clause-reach-water = Puoi conquistare Laghi e Mari, e puoi cominciare da lì.
clause-travel = Sbarcare in una regione di entrata non ti costa segnalini in più.
clause-build-conquered = Su ogni { $where } che conquisti metti { GENDER($piece) ->
    [f] una
   *[other] un
} { $piece }: { GENDER($where) ->
    [m] conquistarlo
   *[other] conquistarla
} costa un segnalino in più. Ce ne sono { $count }.
clause-build-held = Alla fine del tuo turno metti una { $piece } in ogni regione che occupi: conquistarla costa un segnalino in più. Ce ne sono { $count }.
clause-toll = Gli altri giocatori devono pagarti { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} prima di attaccare { GENDER($where) ->
    [m] un tuo
   *[other] una tua
} { $where }.
clause-least = Non conquisti e non occupi mai una regione con meno di { $n } segnalini, nemmeno in declino.
clause-lasting = Vale anche in declino.

where-occupied = le regioni occupate
where-any = qualsiasi regione
where-farmland = le Coltivazioni
where-hill = le Colline
where-forest = le Foreste
where-swamp = le Paludi
where-mountain = le Montagne
where-lake = i Laghi
where-sea = i Mari

each-farmland = per ogni Coltivazione che occupi
each-hill = per ogni Collina che occupi
each-forest = per ogni Foresta che occupi
each-swamp = per ogni Palude che occupi
each-mountain = per ogni Montagna che occupi
each-lake = per ogni Lago che occupi
each-sea = per ogni Mare che occupi
each-magic = per ogni regione Magia che occupi
each-cavern = per ogni regione Caverna che occupi
each-shore = per ogni tua regione adiacente a un Lago o a un Mare
each-island = per ogni isola in cui occupi una regione
each-treasure = per ogni Manufatto e Luogo Leggendario che controlli
each-same = per ogni altra regione che occupi del suo stesso terreno
each-holding = se lo occupi

against-alliance = regione di una razza dell'Alleanza
against-horde = regione di una razza dell'Orda
against-occupied = regione non vuota
against-crowded = regione con due o più difensori

verb-holy-light = Nel turno di ogni avversario, il primo segnalino che stai per perdere torna invece nella tua mano.
verb-assault = { use }, attacca una qualsiasi regione di terra come se fosse adiacente alle tue. Tiri il dado gratuitamente: il risultato si toglie dal costo.
verb-collect = { use }, porta in una tua regione un Manufatto rivelato da una regione adiacente, oppure conquista un Luogo Leggendario adiacente con { $less ->
    [one] { $less } segnalino
   *[other] { $less } segnalini
} in meno.
verb-bombs = Alla fine del tuo turno puoi mettere Bombe a faccia in giù, al massimo una per regione, sulle regioni adiacenti occupate dalle razze attive avversarie. Si rivelano all'inizio del tuo prossimo turno. Delle { $bombs } Bombe ne esplodono { $live }: un'esplosione conta come una conquista e lascia vuota la regione.
verb-harmony = Alla fine del tuo turno ogni avversario di cui non hai attaccato la razza attiva riceve un segnalino Armonia e deve pagarti { $toll ->
    [one] { $toll } moneta
   *[other] { $toll } monete
} prima di attaccarti nel suo prossimo turno.
verb-form = Quando ti espandi, scegli prima una forma: la forma umana ti dà { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}; la forma Worgen costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}, e per questo turno tutte le regioni ti costano { $less ->
    [one] { $less } segnalino
   *[other] { $less } segnalini
} in meno.
verb-recruit = Per ogni segnalino (anche Murloc) che gli altri perdono a causa tua puoi reclutarne uno per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
} al rischieramento delle truppe.
verb-objectives = Alla fine del tuo turno segna fino a { $count } regioni di terra non occupate dall'Alleanza. Chi ne conquista una con una razza che non è dell'Orda guadagna { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}. Se è un altro giocatore, ne guadagni altrettante anche tu.
verb-champion = { use }, il Campione conquista una regione adiacente alle tue senza spendere segnalini, poi la difende come un segnalino. Se viene catturato non perdi segnalini, ma paghi { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
} di riscatto.
verb-towers = Alla fine del tuo turno ogni tua Coltivazione attorno alla quale occupi più regioni di qualsiasi altra razza riceve una Torre di Guardia: nessuno può conquistarla né colpirla con una capacità. Ce ne sono { $count }.
verb-beasts = Quando ti espandi ricevi nuove Bestie: una per ogni Collina che occupi, al massimo { $count }. Combattono come segnalini e si perdono per prime.
verb-swap = { use }, scambia tutti i pezzi fra due regioni Magia, tranne Montagne e Luoghi Leggendari.
verb-push = { use }, spingi un segnalino da una regione adiacente alle tue in un'altra regione della sua razza. Se non ce n'è, il segnalino è perso. Murloc, Muri di Fuochi Fatui e Guarnigioni si scartano; muri e guarnigioni prima dei segnalini.
verb-ashes = { use }, conquista una qualsiasi regione come se fosse adiacente alle tue.
verb-heart = Alla fine del tuo turno mettilo in una tua regione. Ogni avversario con la razza attiva in una regione adiacente ti paga { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}.
verb-aegis = Alla fine del tuo turno mettila in una tua regione. Gli avversari devono pagarti { $toll ->
    [one] { $toll } moneta
   *[other] { $toll } monete
} prima di attaccare quella regione o di colpirla con una capacità.
verb-frostmourne = { use }, conquista una regione con { $less ->
    [one] { $less } segnalino
   *[other] { $less } segnalini
} in meno.
verb-doomhammer = { use }, conquista una regione con il minimo di segnalini che la tua razza può usare. Prima paghi { $toll ->
    [one] { $toll } moneta
   *[other] { $toll } monete
} a chi la occupa, o alla riserva.
verb-battleground = Due regioni prese in un turno alla stessa razza della fazione opposta ti danno due volte il bonus di fazione. Una razza neutrale può scegliere una fazione per il suo turno.
verb-sanctuary = Quando ti attaccano non perdi segnalini.
verb-well = Quando viene trovato, si sposta in un Lago o in un Mare della sua isola. Alla fine del tuo turno guadagni { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
} se una delle tue razze occupa attorno al Pozzo più regioni di qualsiasi altra razza.
verb-heal = Al rischieramento delle truppe ricevi { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
} in più, se nel contenitore ne restano.

race-text = { $race }. { $faction ->
    [neutrale] Neutrali
   *[other] { $faction }
}, { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}. { $ability }
power-text = { $power }. { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}. { $ability }
treasure-text = { $treasure }. { $ability }
combo-text = { $combo }: { $tokens ->
    [one] { $tokens } segnalino
   *[other] { $tokens } segnalini
}. { $ability }

## Somme: costi e incassi; ogni voce sta dopo un numero

cost-base = base
cost-mountain = Montagna
cost-wall = Muro di Fuochi Fatui
cost-garrison = Guarnigione
cost-murloc = Murloc
cost-tokens = { $n ->
    [one] segnalino
   *[other] segnalini
} { OF($race) }
cost-beasts = { $n ->
    [one] Bestia
   *[other] Bestie
}
cost-champion = Campione
cost-travel = viaggio per mare
cost-free-die = dado gratuito
cost-with-champion = oltre al Campione
cost-with-doomhammer = con Martelfato
toll-harmony = Armonia
toll-aegis = Egida
toll-bogs = Pantani
toll-doomhammer = Martelfato
income-regions = { $n ->
    [one] regione
   *[other] regioni
}
income-declined = { $n ->
    [one] regione in declino
   *[other] regioni in declino
}
income-faction = bonus di fazione

## Perché si può fare una cosa, e perché no

legal = Adesso puoi farlo.
legal-put-back = L'hai scelto per la prossima conquista e puoi rimetterlo via.
legal-toll = Adesso puoi farlo, ma prima paghi:
legal-conquer = Puoi farlo con { $have ->
    [one] { $have } segnalino
   *[other] { $have } segnalini
} in mano{ $number ->
    [0] { "" }
   *[other] , pagando prima { coins }
}.
legal-assault = { $odds ->
    [100] Puoi farlo; il dado gratuito si toglie dal costo.
   *[other] Con il dado gratuito: { $odds }%. Si toglie dal costo, e hai { $have ->
        [one] { $have } segnalino
       *[other] { $have } segnalini
    }.
}{ $number ->
    [0] { "" }
   *[other] { " " }Prima paghi { coins }.
}
legal-final = Con il dado: { $odds }%. Hai { $have ->
    [one] { $have } segnalino
   *[other] { $have } segnalini
}, quindi il dado deve dare almeno { $need }: { $good ->
    [one] va bene { $good } faccia
   *[other] vanno bene { $good } facce
} su { $faces }{ $number ->
    [0] { "" }
   *[other] . Prima paghi { coins }
}.
legal-take = Ricevi { $tokens } segnalini{ $number ->
    [0] { "" }
   *[other] {" "}e { coins }
}{ $price ->
    [0] . È gratis.
    [one] , e paghi 1 moneta.
   *[other] , e paghi { $price } monete.
}
legal-aid-assault = La prossima conquista può essere una qualsiasi regione di terra, e un tiro gratuito del dado ne riduce il costo.
legal-aid-champion = La prossima conquista la fa il Campione, in una regione adiacente a una della tua razza attiva, senza segnalini.
legal-aid-ashes = La prossima conquista può essere una qualsiasi regione, come se fosse adiacente a una della tua razza attiva.
legal-aid-frostmourne = La prossima conquista richiede meno segnalini, e Gelidanima si sposta lì.
legal-aid-doomhammer = La prossima conquista richiede il minimo di segnalini che la tua razza può usare, ma prima paghi delle monete, e Martelfato si sposta lì.
legal-aid-relic = La prossima conquista è un Luogo Leggendario adiacente a una regione della tua razza attiva, con meno segnalini.

why-over = La partita è finita.
why-chance = Prima decide il caso.
why-not-your-turn = Adesso deve rispondere { $seat }.
why-nothing-named = Su questo tavolo non c'è niente con questo nome.
why-needs-ability = La tua razza attiva non ha una capacità per farlo.
why-needs-race = Possono farlo solo { THE($race) }.
why-needs-power = Può farlo solo una razza con il potere «{ $power }».
why-needs-treasure = Per farlo la tua razza attiva deve controllare { THE($treasure) }.
why-tower = Una Torre di Guardia protegge { $region } da tutto.
why-toll = Dovresti prima pagare più monete di quante ne hai:

when-take = Una combinazione si sceglie quando il turno comincia senza una razza attiva.
when-expand = Si decide se espandersi quando comincia un turno con una razza attiva.
when-decline = Si decide se entrare in declino all'inizio del turno, invece di espandersi.
when-abandon = Le regioni si abbandonano prima della prima conquista del turno.
when-recall = Il Campione si riprende in mano prima della prima conquista del turno.
when-conquer = Si conquista dopo aver preparato le truppe e prima di rischierarle.
when-final = La Conquista Finale si tenta mentre si conquista, come ultima del turno.
when-arm = Un aiuto si sceglie mentre si conquista.
when-put-back = Un aiuto si rimette via mentre si conquista.
when-push = I segnalini si spingono via mentre si conquista, prima della Conquista Finale.
when-move = Adesso non c'è niente che debba spostarsi.
when-swap = Le regioni si scambiano dopo aver preparato le truppe e prima di rischierarle.
when-steal = I Manufatti si prendono mentre si conquista.
when-artifact = Il Manufatto si sceglie quando lo si prende da una regione che ne ha più di uno.
when-stop = Adesso non stai conquistando.
when-give-up = Si rinuncia solo a un assalto aereo a cui mancano ancora segnalini.
when-pay = Non c'è una Bomba per cui pagare.
when-withhold = Non c'è una Bomba per cui pagare.
when-form = La forma si sceglie all'inizio di un turno in cui ci si espande.
when-side = Ci si schiera all'inizio del turno sul Campo di Battaglia, o quando lo si conquista.
when-well = Il Pozzo si sposta solo quando viene trovato.
when-recruit = Si recluta dopo le conquiste, al rischieramento delle truppe.
when-place = I segnalini restano dove sono fino al rischieramento delle truppe.
when-beast = Le Bestie restano dove sono fino al rischieramento delle truppe.
when-champion = Il Campione si mette sulla mappa al rischieramento delle truppe.
when-relieve = I segnalini si sostituiscono con le Bestie al rischieramento delle truppe.
when-stand = Un segnalino si sostituisce con il Campione al rischieramento delle truppe.
when-tower = Le Torri di Guardia si mettono a fine turno; si sceglie solo quando non bastano.
when-garrison = Le Guarnigioni si mettono a fine turno; si sceglie solo quando non bastano.
when-heart = Il Cuore si mette a fine turno.
when-aegis = L'Egida si mette a fine turno.
when-objective = Gli Obiettivi Militari si mettono a fine turno.
when-bomb = Le Bombe si mettono a fine turno.
when-done = Adesso non c'è niente da finire.

why-not-in-turn = È il turno di { $seat }: rispondi solo a quello che ti si chiede.
why-declined = La tua razza è entrata in declino: in questo turno non si conquista.
why-conquests-over = Hai fatto la Conquista Finale: le tue conquiste di questo turno sono finite.
why-stopped = Hai concluso le tue conquiste di questo turno.
why-spent = Non avevi più segnalini in mano: le tue conquiste di questo turno sono finite.
why-stuck = Non restava nulla che potessi conquistare: le tue conquiste di questo turno sono finite.
why-not-neutral = La tua razza ha già la sua fazione; sceglie solo chi è neutrale.

why-no-such-combo = Questa combinazione non è fra quelle disponibili.
why-too-dear = Quella combinazione costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}, una per ogni combinazione che le sta sopra, e tu ne hai { $have }.
why-first-round = Nel primo round nessuno entra in declino.
why-no-race = Non hai una razza attiva.
why-not-yours = La tua razza attiva non occupa { $region }.
why-too-late = È tardi per abbandonare regioni: hai cominciato a conquistare.
why-no-champion = Il tuo Campione non è sulla mappa.
why-champion-away = Non hai in mano il Campione.
why-champion-captive = Il Campione è prigioniero finché non puoi pagare il riscatto.
why-no-tokens = Non hai segnalini in mano.
why-own-region = La tua razza attiva occupa già { $region }.
why-water = { $region } è acqua, e la tua razza non può conquistarla.
why-no-entry = Una nuova razza entra sulla mappa da una regione di entrata, e { $region } non lo è.
why-out-of-reach = { $region } non è adiacente a una regione della tua razza attiva e non è una regione di entrata.
why-champion-reach = Il Campione conquista solo regioni adiacenti a quelle della tua razza attiva.
why-relic-reach = { $region } non è un Luogo Leggendario adiacente a una regione della tua razza attiva.
why-final-needed = Ti { $short ->
    [one] manca { $short } segnalino
   *[other] mancano { $short } segnalini
}: serve il dado, come Conquista Finale.
why-too-strong = Ti mancano { $short } segnalini, e il dado ne dà al massimo { $most }.
why-enough = I segnalini ti bastano: conquistala senza dado.
why-never-alone = In una regione devono entrare almeno { $least } tuoi segnalini.
why-assault-first = Un assalto aereo tira prima il suo dado.
why-target-fixed = Il bersaglio di una conquista, una volta scelto, non si cambia.
why-not-on-map = Per farlo la tua razza deve occupare una regione.
why-used = L'hai già usato tutte le volte che un turno consente.
why-used-either = In questo turno hai già preso un Manufatto o razziato un Luogo Leggendario.
why-already-armed = L'hai già scelto per la prossima conquista.
why-put-back = L'hai appena rimesso via: prima fai qualcos'altro, oppure annulla.
why-not-armed = Non l'hai scelto per la prossima conquista.
why-raid-chosen = Per la prossima conquista hai scelto la razzia in un Luogo Leggendario: o quella, o un Manufatto.
why-no-target = Non c'è nessuna regione che potresti conquistare così.
why-push-own = Si spingono via i segnalini altrui, non i propri.
why-not-adjacent = { $region } non è adiacente a una regione della tua razza attiva.
why-nothing-to-push = In { $region } non c'è niente da spingere via.
why-not-its-race = La razza del segnalino non occupa { $region }, oppure è la regione che lascia.
why-two-regions = Servono due regioni diverse.
why-not-magic = { $region } non è una regione Magia.
why-nothing-to-swap = Nelle due regioni non c'è niente da scambiare.
why-other-order = Nomina le due regioni nell'ordine inverso.
why-no-artifact = In { $region } non c'è un Manufatto a faccia in su.
why-not-neighbors = { $region } e { $region2 } non sono adiacenti.
why-form = Le forme sono due: umana e Worgen.
why-well = Il Pozzo si sposta in un Lago o in un Mare della sua isola.
why-few-losses = In questo turno gli avversari hanno perso a causa tua { $n ->
    [0] nessun segnalino
    [one] solo { $n } segnalino
   *[other] solo { $n } segnalini
}.
why-few-coins = { $n ->
    [0] Non hai monete
    [one] Hai solo { $n } moneta
   *[other] Hai solo { $n } monete
}.
why-few-tokens = Nel contenitore { $n ->
    [0] non restano segnalini
    [one] resta solo { $n } segnalino
   *[other] restano solo { $n } segnalini
}.
why-no-beast = Non hai Bestie in mano.
why-no-token-there = In { $region } non c'è un segnalino da sostituire.
why-only-own-turn = I segnalini in ritirata si rimettono sulla mappa e basta, senza sostituzioni.
why-no-tower-site = { $region } non è una tua Coltivazione a cui spetti ancora una Torre di Guardia.
why-no-garrison-site = { $region } non è tua, o ha già una Guarnigione.
why-objective-water = Un Obiettivo Militare non può stare in acqua.
why-objective-twice = { $region } è già un Obiettivo Militare.
why-objective-alliance = { $region } è in mano all'Alleanza.
why-bomb-whom = Le Bombe si mettono su regioni occupate dalla razza attiva di un avversario.
why-bomb-twice = Su { $region } c'è già una Bomba.
why-no-bombs = Nella pila non restano Bombe.

# Il tavolo nel terminale
picture-legend = ⚓ entrata · ✦ magia · ∩ caverna · ? tesoro coperto · † in declino · → confini
picture-round = Round { $n } di { $of }
picture-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
picture-hand = { $n } in mano
picture-tokens = { $n } segnalini

# Che cosa sceglie un tavolo
setting-random = a caso

# Da dove vengono le monete
report-start = Monete iniziali
report-regions = Regioni
report-declined = Regioni in declino
report-race = Capacità delle razze
report-power = Poteri speciali
report-treasure = Manufatti e Luoghi Leggendari
report-faction = Bonus di fazione
report-conquest = Conquiste
report-objective = Obiettivi Militari
report-column = Combinazioni: monete trovate e spese
report-received = Dagli altri giocatori
report-paid = Pagate

# Che cos'altro c'è nella scatola
of-use-to = Serve a: { $cards }.
region-entry = regione di entrata
region-icon = tesoro
piece-count = Ce ne sono { $count }.
piece-about-murloc = I Murloc non sono di nessuno. Ognuno aggiunge un segnalino al costo della sua regione.
piece-about-mountain = Una Montagna aggiunge un segnalino al costo della sua regione, chiunque la occupi. Non si sposta mai.
piece-about-bomb = Una Bomba resta a faccia in giù sulla regione di un vicino e viene rivelata all'inizio del turno successivo di chi l'ha messa. { $live } di esse esplodono.
piece-about-garrison = Una Guarnigione aggiunge un segnalino al costo della sua regione. Viene rimossa quando la regione è conquistata.
piece-about-objective = Chi conquista un Obiettivo Militare con una razza che non è dell'Orda guadagna { $coins ->
    [one] { $coins } moneta
   *[other] { $coins } monete
}. Se è un altro giocatore, ne guadagna altrettante anche chi l'ha messo.
piece-about-wisp-wall = Un Muro di Fuochi Fatui aggiunge un segnalino al costo della sua regione. Viene rimosso quando la regione è conquistata.
piece-about-tower = Nessuno può conquistare una regione con una Torre di Guardia né colpirla con una capacità.
piece-about-harmony = Chi ne ha uno, prima di attaccare chi gliel'ha dato, deve pagargli { $toll ->
    [one] { $toll } moneta
   *[other] { $toll } monete
}.
piece-about-beast = Le Bestie combattono e difendono come segnalini, e si perdono per prime.
piece-about-champion = Una volta per turno il Campione conquista una regione adiacente senza spendere segnalini, poi la difende come un segnalino.
terrain-about-mountain = Ogni Montagna costa un segnalino in più.
terrain-about-lake = Laghi e Mari si conquistano solo con una capacità che lo dice.
terrain-about-sea = Laghi e Mari si conquistano solo con una capacità che lo dice.
faction-about-neutral = Le razze neutrali non ricevono il bonus di fazione, e sconfiggerle non ne dà.
faction-about-alliance = Alla fine del tuo turno guadagni una moneta per ogni razza dell'Orda a cui hai preso una regione.
faction-about-horde = Alla fine del tuo turno guadagni una moneta per ogni razza dell'Alleanza a cui hai preso una regione.

# Il tavolo semplice
column-faces = Isole
column-round = Round
column-first = Primo giocatore
column-turn = Di turno
column-region = Regione
column-holder = Occupata da
column-tokens = Segnalini
column-beasts = Bestie
column-murlocs = Murloc
column-walls = Muri di Fuochi Fatui
column-garrisons = Guarnigioni
column-towers = Torri di Guardia
column-objectives = Obiettivi Militari
column-bombs = Bombe
column-bomb-pile = Bombe nella pila
column-bombs-shown = Esplosioni rivelate
column-champion = Campione
column-champion-off = Campione fuori dalla mappa
column-captor = Chi lo ha catturato
column-island = Isola
column-treasure = Tesoro
column-treasure-at = Si trova in
column-treasure-up = A faccia in su
column-treasure-used = Usato in questo turno
column-unused = Tesori fuori dalla partita
column-coins = Monete
column-race = Razza
column-power = Potere
column-old-race = In declino
column-old-power = Potere in declino
column-hand = Segnalini in mano
column-beasts-hand = Bestie in mano
column-harmony = Segnalini Armonia
column-tray = Nel contenitore
column-offer-races = Razze disponibili
column-offer-powers = Poteri disponibili
column-offer-coins = Monete su di esse
column-race-stack = Razze nel mazzo
column-race-known = Note in fondo
column-power-stack = Poteri nel mazzo
column-power-discard = Poteri scartati
column-readying = Preparazione
column-armed = Aiuti scelti
column-put-back = Aiuti rimessi via
column-ended = Conquiste
column-used = Capacità usate
column-pushes = Spinte
column-swaps = Scambi
column-losses = Segnalini per cui reclutare
column-form = Forma
column-faction = Combatte per
column-harmony-paid = Armonia pagata
column-aegis-paid = Egida pagata
column-holy-light = Luce Sacra usata
column-attacked = Attaccato in questo turno
column-beaten = Regioni perse in questo turno
column-banner = Razza
