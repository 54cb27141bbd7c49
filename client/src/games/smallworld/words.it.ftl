sw-board = Le isole
sw-region = { $name }, { $terrain }
sw-region-held = { $count ->
    [one] { $race } di { $who }, { $count } segnalino
   *[other] { $race } di { $who }, { $count } segnalini
  }
sw-region-declined = in declino
sw-region-murloc = Murloc
sw-region-empty = vuota
sw-region-cost = costa { $cost }
sw-region-legal = si può scegliere
sw-region-treasure = un tesoro coperto
sw-close = Chiudi
sw-place-each = A ogni clic
sw-place-all = tutti e { $count }
sw-hand = Nella tua mano
sw-hand-of = Nella mano di { $who }
sw-hand-none = Nessun segnalino in mano
sw-hand-tokens = { $count ->
    [one] { $count } segnalino in mano
   *[other] { $count } segnalini in mano
  }
sw-beasts = { $count ->
    [one] { $count } Bestia
   *[other] { $count } Bestie
  }
sw-champion = Campione
sw-die = Il dado può aggiungere
sw-die-odds = { $value }: { $odds }%
sw-coins = { $count ->
    [one] moneta, la vedi solo tu
   *[other] monete, le vedi solo tu
  }
sw-coins-count = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
  }
sw-no-race = Ancora nessuna razza
sw-in-decline = { $race } in declino
sw-waiting = Razze disponibili
sw-offer = { $power }, { $count ->
    [one] { $count } segnalino
   *[other] { $count } segnalini
  }
sw-price = { $price ->
    [0] gratis
    [one] costa { $price } moneta
   *[other] costa { $price } monete
  }
sw-bonus = { $coins ->
    [one] { $coins } moneta sopra
   *[other] { $coins } monete sopra
  }
sw-take = Prendi { $combo }
sw-look = Guarda { $name }
sw-tray = contenitore: { $count }
sw-tab-races = Razze
sw-tab-me = Io
sw-terrain-farmland = coltivazione
sw-terrain-hill = collina
sw-terrain-forest = foresta
sw-terrain-swamp = palude
sw-terrain-mountain = montagna
sw-terrain-lake = lago
sw-terrain-sea = mare
sw-pay = paghi { $price }
sw-partner = Scegli l'altra regione sulla mappa, o qui:
sw-compare = Confronta
sw-free = gratis
sw-tokens = { $count ->
    [one] segnalino
   *[other] segnalini
  }
sw-region-odds = costa { $cost }, con il dado { $odds }%
sw-harmony = Armonia
sw-harmony-about = Armonia: paga i Pandaren prima di attaccarli
sw-armed = Per la prossima conquista
sw-rolled = Esce { $n }
sw-rolled-falls = Esce { $n }: { $region } cade
sw-rolled-holds = Esce { $n }: { $region } resiste
sw-expand-with = { $count ->
    [one] con { $count } segnalino
   *[other] con { $count } segnalini
  }
sw-decline-what = restano e rendono; poi nuova razza
sw-form-human = +2 monete
sw-form-worgen = −1 moneta, ogni regione costa 1 segnalino in meno
sw-recruit-cost = { $count ->
    [one] −{ $count } moneta
   *[other] −{ $count } monete
  }
sw-asleep = { $race } in declino, capacità inattiva
sw-sleeps = In declino: questa capacità è inattiva.
sw-sign-entry = Regione di entrata
sw-sign-entry-about = Una razza non ancora sulla mappa sbarca qui.
sw-sign-size = S, M, L
sw-sign-size-about = Qui si trova il tesoro dell'isola piccola, media o grande.
sw-sign-chest = Forziere
sw-sign-chest-about = Un tesoro coperto. Chi conquista la regione scopre quale.
sw-sign-price = Bandierina
sw-sign-price-about = Quanti segnalini servono ora per conquistare la regione.
sw-sign-odds = Bandierina con dado
sw-sign-odds-about = Non hai abbastanza segnalini, ma il dado può colmare la differenza con questa probabilità. È la tua Conquista Finale.
sw-sign-dashed = Anello tratteggiato
sw-sign-dashed-about = Una razza in declino: rende monete, ma non si muove.
sw-attacked = { $name } attacca: i tuoi superstiti si ritirano.
