# Quello che dice Small World. Ogni nome porta il suo articolo.

## Che cosa fa un'opzione

option-take = Prendi { THE($slot) }
option-expand = Espanditi
option-decline = Entra in declino
option-abandon = Abbandona { $region }
option-recall = Riprendi in mano il Campione
option-conquer = Conquista { $region }
option-final = Tenta { $region } con il dado, come Conquista Finale
option-arm = Prossima conquista: usa { THE($aid) }
option-push = Respingi qualcosa da { $region }
option-move = Spostalo in { $region }
option-swap = Scambia { $region } e { $region2 }
option-steal = Porta il Manufatto da { $region } a { $region2 }
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
option-relieve = Una Bestia dà il cambio a un segnalino in { $region }
option-stand = Il Campione dà il cambio a un segnalino in { $region }
option-tower = Alza una Torre di Guardia in { $region }
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
event-offered = Arrivano in colonna { THE($race) } { BEHIND($power) }.
event-declined = { $seat } manda in declino { THE($race) }.
event-extinct = { CAP(THE($race)) } in declino di { $seat } scompaiono dalla mappa.
event-gained = { $seat } guadagna { coins }: { $source }.
event-earned = { $seat } incassa { coins }: { $source }.
event-paid = { $seat } paga { coins } { SOME($seat2) ->
    [none] alla banca
   *[other] a { $seat2 }
}.
event-abandoned = { $seat } abbandona { $region }.
event-recalled = { $seat } riprende in mano il Campione.
event-armed = { $seat } userà { THE($aid) } per la prossima conquista.
event-rolled = { $seat } tira il dado: { $number }.
event-pushes = { $seat } minaccia { $region }.
event-attacks = { $seat } attacca { $region }: decide il dado.
event-reaches = { $seat } allunga le mani da { $region2 } su { $region }.
event-failed = L'attacco di { $seat } a { $region } fallisce.
event-conquered = { $seat } conquista { $region } { $number ->
    [0] senza segnalini
    [one] con { $number } segnalino
   *[other] con { $number } segnalini
}.
event-holy-light = La Luce Sacra salva un segnalino di { $seat }.
event-captured = { $seat2 } cattura il Campione di { $seat }.
event-regrouped = Ciò che { $seat } aveva in { $region } si unisce a { $region2 }.
event-razed = { $seat } abbatte una difesa in { $region }.
event-pushed = { $seat } respinge un segnalino da { $region } a { $region2 }.
event-pushed-out = { $seat } respinge un segnalino da { $region }: non ha dove andare.
event-swapped = { $seat } scambia { $region } e { $region2 }.
event-stole = { $seat } porta { THE($treasure) } in { $region }.
event-revealed = { $seat } trova { THE($treasure) } in { $region }.
event-well-moved = Il Pozzo dell'Eternità si sposta in { $region }.
event-replaced = Non c'è acqua per il Pozzo: al suo posto { THE($treasure) } arriva in { $region }.
event-sided = { $seat } si schiera per questo turno con { THE($faction) }.
event-healed = Lo Spirito Guaritore porta un segnalino a { $seat }.
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
event-bomb-returned = La Bomba su { $region } torna nella pila senza essere vista.
event-bomb-revealed = La Bomba su { $region } si rivela { $bomb }.
event-bomb-at = Rivelare la Bomba su { $region } costa { coins }.
event-ended = La partita è finita.

## Che cosa si chiede

ask-turn = Espandi la tua Razza o la mandi in declino?
ask-pick = Scegli una combinazione. Metti una moneta su ciascuna di quelle che le stanno sopra.
ask-conquest = Conquista una regione, usa un'abilità o smetti di conquistare.
ask-press-on = I segnalini non bastano ancora. Tiri il dado come Conquista Finale o rinunci all'assalto?
ask-regroup = Dei tuoi segnalini non possono restare dove sono. A quale tua regione si uniscono?
ask-push-to = In quale regione della sua Razza va il segnalino respinto?
ask-form = Scegli la forma per questo turno: umana o Worgen.
ask-side = Per chi combatti in questo turno?
ask-well = Scegli il Lago o il Mare in cui si sposta il Pozzo.
ask-recruit = Quanti segnalini recluti, a una moneta l'uno?
ask-redeploy = Metti i tuoi segnalini nelle tue regioni, uno alla volta.
ask-retreat = Rimetti sulla mappa i segnalini scacciati, uno alla volta.
ask-tower = Le Torri di Guardia non bastano. Scegli una Coltivazione che ne riceve una.
ask-garrison = Le Guarnigioni non bastano. Scegli una regione che ne riceve una.
ask-heart = Scegli la tua regione in cui sta il Cuore di Azeroth.
ask-aegis = Scegli la tua regione che l'Egida di Aggramar protegge.
ask-artifact = Scegli il Manufatto da prendere.
ask-objectives = Scegli una regione come Obiettivo Militare, oppure finisci.
ask-bomb-pile = Si mescolano le Bombe.
ask-bombs = Metti una Bomba su una regione vicina, oppure finisci.
ask-bomb-toll = Paghi { coins } per rivelare la Bomba su { $region } o la riprendi?
ask-face = Quale tabellone viene pescato?
ask-banners = In che ordine si pescano i vessilli?
ask-tiles = In che ordine si pescano le tessere Potere?
ask-tiles-again = In che ordine si ripescano le tessere Potere scartate?
ask-treasures = Quali tesori stanno sulle isole?
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
aid-relic = scorreria in un Luogo Leggendario
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

bomb-dud = una cilecca
    .article = { "" }
    .gender = f
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
source-race = abilità della Razza
    .article = l'
    .gender = f
source-power = Potere Speciale
    .article = il
source-treasure = tesoro
    .article = il
source-faction = Bonus di Fazione
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

## Che cosa fa ogni abilità (vedi text.py): una frase per ogni clausola

use = { $uses ->
    [one] Una volta per turno
    [2] Due volte per turno
   *[other] { $uses } volte per turno
}

clause-cost = { CAP($where) } ti costano { $n ->
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
clause-reach-cavern = Tutte le regioni con Caverna valgono come adiacenti alle tue, anche per la Prima Conquista.
clause-reach-water = Puoi conquistare Laghi e Mari, e puoi cominciare da lì.
clause-travel = Sbarcare in una regione di entrata non ti costa segnalini in più.
clause-build-conquered = Su ogni { $where } che conquisti metti un { $piece }: la regione costa un segnalino in più. Ce ne sono { $count }.
clause-build-held = Alla fine del tuo turno metti una { $piece } in ogni regione che occupi: costa un segnalino in più. Ce ne sono { $count }.
clause-toll = Gli altri giocatori ti pagano { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
} prima di attaccare una tua { $where }.
clause-least = Non conquisti e non occupi mai una regione con meno di { $n } segnalini, nemmeno in declino.
clause-lasting = Vale anche in declino.

where-occupied = le regioni occupate
where-any = tutte le regioni
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
each-magic = per ogni regione con Magia che occupi
each-cavern = per ogni regione con Caverna che occupi
each-shore = per ogni tua regione adiacente a un Lago o a un Mare
each-island = per ogni isola in cui occupi una regione
each-treasure = per ogni Manufatto e Luogo Leggendario che controlli
each-same = per ogni altra regione che occupi con lo stesso terreno di questa
each-holding = se lo occupi

against-alliance = regione di una Razza dell'Alleanza
against-horde = regione di una Razza dell'Orda
against-occupied = regione non vuota
against-crowded = regione con due o più difensori

verb-holy-light = Nel turno di ogni avversario, il primo segnalino che perderesti torna invece nella tua mano.
verb-assault = { use }, attacca una regione qualsiasi di terra come se confinasse con le tue. Un tiro gratuito del dado ne riduce il costo.
verb-collect = { use }, porta in una tua regione un Manufatto scoperto da una regione adiacente, oppure conquista un Luogo Leggendario adiacente con { $less } segnalini in meno.
verb-bombs = Alla fine del tuo turno puoi mettere Bombe, coperte e una per regione, sulle regioni adiacenti occupate da Razze attive avversarie. All'inizio del tuo turno successivo si rivelano. Delle { $bombs } Bombe ne esplodono { $live }: vale come una conquista e lascia vuota la regione.
verb-harmony = Alla fine del tuo turno ogni avversario di cui non hai attaccato la Razza attiva riceve un segnalino Armonia: deve pagarti { $toll } monete prima di attaccarti nel turno successivo.
verb-form = Quando ti espandi, prima scegli: la forma umana ti dà { $coins } monete; la forma Worgen costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}, e per questo turno tutte le regioni ti costano { $less ->
    [one] { $less } segnalino
   *[other] { $less } segnalini
} in meno.
verb-recruit = Per ogni segnalino (anche Murloc) che gli altri perdono a causa tua puoi reclutarne uno per { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
} al Rischieramento delle truppe.
verb-objectives = Alla fine del tuo turno segna fino a { $count } regioni di terra non occupate dall'Alleanza. Chi ne conquista una, ma non per l'Orda, guadagna { $coins } monete. Se è un altro giocatore, le guadagni anche tu.
verb-champion = { use }, conquista una regione adiacente alle tue senza spendere segnalini. La occupa il Campione, che difende come un segnalino. Quando viene catturato non perdi segnalini, ma paghi { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
} di riscatto.
verb-towers = Alla fine del tuo turno ogni tua Coltivazione attorno alla quale occupi più regioni di ogni altra Razza riceve una Torre di Guardia: nessuno può conquistarla né toccarla. Ce ne sono { $count }.
verb-beasts = Quando ti espandi rinnovi le Bestie: una per ogni Collina che occupi, al massimo { $count }. Combattono come segnalini e si perdono prima di loro.
verb-swap = { use }, scambia tutti i pezzi di due regioni con Magia, tranne Montagne e Luoghi Leggendari.
verb-push = { use }, respingi un segnalino da una regione adiacente alle tue in un'altra regione della sua Razza. Se non ce n'è, è perso. Murloc, Muri di Fuochi Fatui e Guarnigioni si scartano, e i muri vengono per primi.
verb-ashes = { use }, conquista una regione qualsiasi come se confinasse con le tue.
verb-heart = Alla fine del tuo turno mettilo in una tua regione. Ogni avversario con la Razza attiva in una regione adiacente ti paga { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}.
verb-aegis = Alla fine del tuo turno mettila in una tua regione. Gli avversari ti pagano { $toll } monete prima di attaccare o toccare quella regione.
verb-frostmourne = { use }, conquista una regione con { $less } segnalini in meno.
verb-doomhammer = { use }, conquista una regione con il minimo di segnalini che la tua Razza può usare. Prima paghi { $toll } monete a chi la occupa, o alla banca.
verb-battleground = Due regioni prese in un turno alla stessa Razza della fazione opposta ti danno due volte il Bonus di Fazione. Una Razza neutrale può scegliere una fazione per il suo turno.
verb-sanctuary = Quando ti attaccano non perdi segnalini.
verb-well = Quando viene trovato si sposta in un Lago o in un Mare della sua isola. Alla fine del tuo turno guadagni { $coins } monete se una delle tue Razze occupa attorno al Pozzo più regioni di ogni altra Razza.
verb-heal = Al Rischieramento delle truppe ricevi { $n ->
    [one] { $n } segnalino
   *[other] { $n } segnalini
} in più, se il vassoio ne ha.

race-text = { $race }. { $faction ->
    [neutrale] Neutrali
   *[other] { $faction }
}, { $tokens } segnalini. { $ability }
power-text = { $power }. { $tokens } segnalini. { $ability }
treasure-text = { $treasure }. { $ability }
combo-text = { $combo }: { $tokens } segnalini. { $ability }

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
income-faction = Bonus di Fazione

## Perché si può fare una cosa, e perché no

legal = Adesso puoi farlo.
legal-conquer = Puoi farlo con { $have ->
    [one] { $have } segnalino
   *[other] { $have } segnalini
} in mano{ $number ->
    [0] { "" }
   *[other] , pagando prima { coins }
}.
legal-assault = { $odds ->
    [100] Puoi farlo; il dado gratuito si toglie dal costo.
   *[other] Con il dado gratuito: { $odds } %. Si toglie dal costo, e hai { $have ->
        [one] { $have } segnalino
       *[other] { $have } segnalini
    }.
}{ $number ->
    [0] { "" }
   *[other] { " " }Prima paghi { coins }.
}
legal-final = Con il dado: { $odds } %. Hai { $have ->
    [one] { $have } segnalino
   *[other] { $have } segnalini
}, quindi il dado deve dare almeno { $need }: bastano { $good } facce su { $faces }{ $number ->
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
legal-aid-assault = La prossima conquista può essere una regione qualsiasi di terra, e un tiro gratuito del dado ne riduce il costo.
legal-aid-champion = È il Campione a fare la prossima conquista, accanto alle tue regioni, al posto dei segnalini.
legal-aid-ashes = La prossima conquista può essere una regione qualsiasi, come se confinasse con le tue.
legal-aid-frostmourne = La prossima conquista richiede meno segnalini, e Gelidanima si sposta lì.
legal-aid-doomhammer = La prossima conquista richiede il minimo di segnalini che la tua Razza può usare, ma prima paghi delle monete, e Martelfato si sposta lì.
legal-aid-relic = La prossima conquista è un Luogo Leggendario accanto alle tue regioni, con meno segnalini.

why-over = La partita è finita.
why-chance = Prima decide il caso.
why-not-your-turn = Adesso deve rispondere { $seat }.
why-nothing-named = Su questo tavolo non c'è niente che si chiami così.
why-needs-race = Possono farlo solo { THE($race) }.
why-needs-power = Può farlo solo una Razza con il Potere «{ $power }».
why-needs-treasure = Per farlo la tua Razza attiva deve controllare { THE($treasure) }.
why-armed = Per la prossima conquista hai scelto { THE($aid) }: adesso falla.
why-tower = Una Torre di Guardia protegge { $region } da tutto.
why-toll = Dovresti prima pagare più monete di quante ne hai:

when-take = Una combinazione si sceglie quando il turno comincia senza una Razza attiva.
when-expand = Se espandersi si decide quando comincia un turno con una Razza attiva.
when-decline = Se entrare in declino si decide all'inizio del turno, invece di espandersi.
when-abandon = Le regioni si abbandonano prima della prima conquista del turno.
when-recall = Il Campione si riprende in mano prima della prima conquista del turno.
when-conquer = Si conquista dopo aver preparato le truppe e prima di rischierarle.
when-final = La Conquista Finale si tenta mentre si conquista, come ultima del turno.
when-arm = Un aiuto si sceglie mentre si conquista.
when-push = I segnalini si respingono mentre si conquista, prima della Conquista Finale.
when-move = Non c'è niente che debba spostarsi.
when-swap = Le regioni si scambiano dopo aver preparato le truppe e prima di rischierarle.
when-steal = I Manufatti si prendono mentre si conquista.
when-artifact = Il Manufatto si sceglie quando se ne prende uno da dove ce ne sono più di uno.
when-stop = Non c'è una serie di conquiste da interrompere.
when-give-up = Si rinuncia solo a un assalto aereo a cui mancano ancora segnalini.
when-pay = Non c'è una Bomba per cui pagare.
when-withhold = Non c'è una Bomba per cui pagare.
when-form = La forma si sceglie all'inizio di un turno in cui ci si espande.
when-side = Ci si schiera all'inizio del turno sul Campo di Battaglia, o quando lo si conquista.
when-well = Il Pozzo si sposta solo quando viene trovato.
when-recruit = Si recluta dopo le conquiste, al Rischieramento delle truppe.
when-place = I segnalini restano dove sono fino al Rischieramento delle truppe.
when-beast = Le Bestie restano dove sono fino al Rischieramento delle truppe.
when-champion = Il Campione si mette sulla mappa al Rischieramento delle truppe.
when-relieve = Le Bestie danno il cambio ai segnalini al Rischieramento delle truppe.
when-stand = Il Campione dà il cambio a un segnalino al Rischieramento delle truppe.
when-tower = Le Torri di Guardia si alzano a fine turno; si sceglie solo quando non bastano.
when-garrison = Le Guarnigioni arrivano a fine turno; si sceglie solo quando non bastano.
when-heart = Il Cuore si mette a fine turno.
when-aegis = L'Egida si mette a fine turno.
when-objective = Gli Obiettivi Militari si mettono a fine turno.
when-bomb = Le Bombe si mettono a fine turno.
when-done = Adesso non c'è niente da finire.

why-not-in-turn = È il turno di { $seat }: rispondi solo a quello che ti si chiede.
why-declined = La tua Razza è entrata in declino: in questo turno non si conquista.
why-conquests-over = Le tue conquiste di questo turno sono finite.
why-not-neutral = La tua Razza ha già la sua fazione; sceglie solo chi è neutrale.

why-no-such-combo = In vista non c'è una combinazione così.
why-too-dear = Quella combinazione costa { $price ->
    [one] { $price } moneta
   *[other] { $price } monete
}, una per ogni combinazione che le sta sopra, e tu ne hai { $have }.
why-first-round = Nel primo round nessuno entra in declino.
why-no-race = Non hai una Razza attiva.
why-not-yours = La tua Razza attiva non occupa { $region }.
why-too-late = È tardi per abbandonare regioni: hai cominciato a conquistare.
why-no-champion = Il tuo Campione non è sulla mappa.
why-champion-away = Non hai in mano il Campione.
why-champion-captive = Il Campione è prigioniero finché non puoi pagare il riscatto.
why-no-tokens = Non hai segnalini in mano.
why-own-region = La tua Razza attiva occupa già { $region }.
why-water = { $region } è acqua, e solo i Naga la conquistano.
why-no-entry = Una Razza arriva sulla mappa da una regione di entrata, e { $region } non lo è.
why-out-of-reach = { $region } non confina con una tua regione e non è una regione di entrata.
why-champion-reach = Il Campione conquista solo regioni adiacenti alle tue.
why-relic-reach = { $region } non è un Luogo Leggendario adiacente alle tue regioni.
why-final-needed = Ti { $short ->
    [one] manca { $short } segnalino
   *[other] mancano { $short } segnalini
}: serve il dado, come Conquista Finale.
why-too-strong = Ti mancano { $short } segnalini, e il dado ne dà al massimo { $most }.
why-enough = I segnalini ti bastano: conquistala senza dado.
why-never-alone = In una regione devono entrare almeno { $least } tuoi segnalini.
why-assault-first = Un assalto aereo tira prima il suo dado.
why-target-fixed = Il bersaglio di una conquista, una volta scelto, non si cambia.
why-not-on-map = Per farlo la tua Razza deve occupare una regione.
why-used = L'hai già usato tutte le volte che un turno consente.
why-used-either = In questo turno hai già preso un Manufatto o fatto una scorreria.
why-already-armed = L'hai già scelto per la prossima conquista.
why-no-target = Non c'è una regione che potresti conquistare così.
why-push-own = Si respingono gli altri, non i propri segnalini.
why-not-adjacent = { $region } non confina con una tua regione.
why-nothing-to-push = In { $region } non c'è niente da respingere.
why-not-its-race = La Razza del segnalino non occupa { $region }, oppure è la regione che lascia.
why-two-regions = Servono due regioni diverse.
why-not-magic = { $region } non è una regione con Magia.
why-nothing-to-swap = Nelle due regioni non c'è niente da scambiare.
why-other-order = Nomina le due regioni nell'ordine inverso.
why-no-artifact = In { $region } non c'è un Manufatto scoperto.
why-not-neighbours = { $region } e { $region2 } non confinano.
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
why-few-tokens = Nel vassoio { $n ->
    [0] non restano segnalini
    [one] resta solo { $n } segnalino
   *[other] restano solo { $n } segnalini
}.
why-no-beast = Non hai Bestie in mano.
why-no-token-there = In { $region } non c'è un segnalino a cui dare il cambio.
why-only-own-turn = I segnalini scacciati si rimettono soltanto sulla mappa, senza cambi.
why-no-tower-site = { $region } non è una tua Coltivazione a cui spetti ancora una Torre di Guardia.
why-no-garrison-site = { $region } non è tua, o ha già una Guarnigione.
why-objective-water = Un Obiettivo Militare non può stare in acqua.
why-objective-twice = { $region } è già un Obiettivo Militare.
why-objective-alliance = { $region } è in mano all'Alleanza.
why-bomb-whom = Le Bombe si mettono su regioni occupate dalla Razza attiva di un avversario.
why-bomb-twice = Su { $region } c'è già una Bomba.
why-no-bombs = Nella pila non restano Bombe.

# Il tavolo nel terminale
picture-legend = ⚓ ingresso · ✦ magia · ∩ caverna · ? tesoro coperto · † in declino · → confini
picture-round = Round { $n } di { $of }
picture-coins = { $n ->
    [one] { $n } moneta
   *[other] { $n } monete
}
picture-hand = { $n } in mano
picture-tokens = { $n } segnalini

# What a table chooses
setting-random = a sorte

# Da dove vengono le monete
report-start = Monete iniziali
report-regions = Regioni
report-declined = Regioni in declino
report-race = Abilità delle Razze
report-power = Poteri speciali
report-treasure = Manufatti e luoghi
report-faction = Bonus di fazione
report-conquest = Conquiste
report-objective = Obiettivi militari
report-column = Combinazioni: monete trovate e spese
report-received = Dagli altri giocatori
report-paid = Pagate

# Che cos'altro c'è nella scatola
of-use-to = Serve a: { $cards }.
region-entry = regione di entrata
region-icon = tesoro
piece-count = Ce ne sono { $count }.
piece-about-murloc = I Murloc non sono di nessuno. Ognuno fa costare la sua regione un segnalino in più.
piece-about-mountain = Una Montagna fa costare la sua regione un segnalino in più, chiunque la tenga. Non si sposta mai.
piece-about-bomb = Una Bomba resta coperta sulla regione di un vicino e si scopre nel turno successivo dei Goblin. { $live } di esse esplodono.
piece-about-garrison = Una Guarnigione fa costare la sua regione un segnalino in più. Sparisce quando la regione è conquistata.
piece-about-objective = Chi conquista un Obiettivo Militare, ma non per l'Orda, guadagna { $coins } monete. Se è un altro giocatore, le guadagnano anche gli Umani.
piece-about-wisp-wall = Un Muro di Fuochi Fatui fa costare la sua regione un segnalino in più. Sparisce quando la regione è conquistata.
piece-about-tower = Nessuno può conquistare né toccare una regione con una Torre di Guardia.
piece-about-harmony = Chi ne ha uno paga { $toll } monete ai Pandaren prima di attaccarli.
piece-about-beast = Le Bestie combattono e difendono come segnalini, e si perdono prima di essi.
piece-about-champion = Una volta per turno il Campione conquista una regione vicina senza spendere segnalini, e poi la difende come uno di essi.
terrain-about-mountain = Ogni Montagna costa un segnalino in più.
terrain-about-lake = Laghi e Mari non si conquistano, tranne che dai Naga.
terrain-about-sea = Laghi e Mari non si conquistano, tranne che dai Naga.
faction-about-neutral = Le Razze neutrali non ricevono il bonus di fazione, e batterle non ne porta.
faction-about-alliance = Alla fine del tuo turno guadagni una moneta per ogni Razza dell'Orda a cui hai preso una regione.
faction-about-horde = Alla fine del tuo turno guadagni una moneta per ogni Razza dell'Alleanza a cui hai preso una regione.

# Il tavolo semplice
column-faces = Isole
column-round = Round
column-first = Primo giocatore
column-turn = Di turno
column-region = Regione
column-holder = Tenuta da
column-tokens = Segnalini
column-beasts = Bestie
column-murlocs = Murloc
column-walls = Muri di Fuochi Fatui
column-garrisons = Guarnigioni
column-towers = Torri di Guardia
column-objectives = Obiettivi
column-bombs = Bombe
column-bomb-pile = Bombe nella pila
column-bombs-shown = Esplosioni scoperte
column-champion = Campione
column-champion-off = Campione fuori dalla mappa
column-captor = Chi lo ha catturato
column-island = Isola
column-treasure = Tesoro
column-treasure-at = Si trova in
column-treasure-up = Scoperto
column-treasure-used = Usato in questo turno
column-unused = Tesori fuori dal gioco
column-coins = Monete
column-race = Razza
column-power = Potere
column-old-race = In declino
column-old-power = Potere in declino
column-hand = Segnalini in mano
column-beasts-hand = Bestie in mano
column-harmony = Segnalini Armonia
column-tray = Nel vassoio
column-offer-races = Razze in offerta
column-offer-powers = Poteri in offerta
column-offer-coins = Monete su di esse
column-race-stack = Razze nella pila
column-race-known = Note in fondo
column-power-stack = Poteri nella pila
column-power-discard = Poteri scartati
column-readying = Preparazione
column-armed = Aiuti scelti
column-used = Abilità usate
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
