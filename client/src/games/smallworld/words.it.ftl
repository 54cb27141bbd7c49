sw-board = Le isole
sw-region = { $name }, { $terrain }
sw-region-held = { $count ->
    [one] { $race } di { $who }, { $count } segnalino
   *[other] { $race } di { $who }, { $count } segnalini
  }
sw-region-declined = in declino
sw-region-murloc = Murloc
sw-region-empty = nessuno
sw-region-cost = costa { $cost }
sw-region-legal = si può scegliere
sw-region-treasure = un tesoro coperto
sw-close = Chiudi
sw-place-each = A ogni clic
sw-place-all = tutti e { $count }
sw-zoom-in = Ingrandisci
sw-zoom-out = Riduci
sw-zoom-fit = Mostra tutte le isole
sw-map = Mappa
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
sw-die = Il dado può prestarti
sw-die-odds = { $value }: { $odds } %
sw-coins = le vedi solo tu
sw-coins-count = { $count ->
    [one] { $count } moneta
   *[other] { $count } monete
  }
sw-no-race = Ancora nessuna razza
sw-in-decline = { $race } in declino
sw-waiting = Razze in attesa
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
sw-tray = vassoio: { $count }
sw-tab-races = Razze
sw-tab-me = Io
sw-terrain-farmland = campi
sw-terrain-hill = collina
sw-terrain-forest = foresta
sw-terrain-swamp = palude
sw-terrain-mountain = montagna
sw-terrain-lake = lago
sw-terrain-sea = mare
sw-pay = paghi { $price }
sw-zoom = Ingrandimento
sw-partner = Scegli l'altra regione sulla mappa, o qui:
sw-compare = Confronta
sw-free = gratis
sw-tokens = { $count ->
    [one] segnalino
   *[other] segnalini
  }
sw-odds = con il dado: { $odds } %
sw-region-odds = costa { $cost }, con il dado { $odds } %
sw-harmony = Armonia
sw-harmony-about = Armonia: paga i Pandaren prima di attaccarli
sw-armed = Per la prossima conquista
