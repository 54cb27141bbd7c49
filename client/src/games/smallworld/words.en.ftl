sw-board = The islands
sw-region = { $name }, { $terrain }
sw-region-held = { $count ->
    [one] { $race } of { $who }, { $count } token
   *[other] { $race } of { $who }, { $count } tokens
  }
sw-region-declined = in decline
sw-region-murloc = Murlocs
sw-region-empty = nobody there
sw-region-cost = costs { $cost }
sw-region-legal = can be chosen
sw-region-treasure = a treasure, face down
sw-close = Close
sw-place-each = Each click places
sw-place-all = all { $count }
sw-zoom-in = Zoom in
sw-zoom-out = Zoom out
sw-zoom-fit = Show all islands
sw-map = Map
sw-hand = In your hand
sw-hand-of = In { $who }'s hand
sw-hand-none = No tokens in hand
sw-hand-tokens = { $count ->
    [one] { $count } token in hand
   *[other] { $count } tokens in hand
  }
sw-beasts = { $count ->
    [one] { $count } Beast
   *[other] { $count } Beasts
  }
sw-champion = Champion
sw-die = The die may lend you
sw-die-odds = { $value }: { $odds } %
sw-coins = only you see these
sw-coins-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
sw-no-race = No race yet
sw-in-decline = { $race } in decline
sw-waiting = Waiting races
sw-offer = { $power }, { $count ->
    [one] { $count } token
   *[other] { $count } tokens
  }
sw-price = { $price ->
    [0] free
    [one] costs { $price } coin
   *[other] costs { $price } coins
  }
sw-bonus = { $coins ->
    [one] { $coins } coin on it
   *[other] { $coins } coins on it
  }
sw-take = Take { $combo }
sw-look = Look at { $name }
sw-tray = tray: { $count }
sw-tab-races = Races
sw-tab-me = Me
sw-terrain-farmland = farmland
sw-terrain-hill = hill
sw-terrain-forest = forest
sw-terrain-swamp = swamp
sw-terrain-mountain = mountain
sw-terrain-lake = lake
sw-terrain-sea = sea
sw-pay = pay { $price }
sw-zoom = Zoom
sw-partner = Choose the other region on the map, or here:
sw-compare = Compare
sw-free = free
sw-tokens = { $count ->
    [one] token
   *[other] tokens
  }
sw-odds = with the die: { $odds } %
sw-region-odds = costs { $cost }, with the die { $odds } %
sw-harmony = Harmony
sw-harmony-about = Harmony: pay the Pandaren before attacking them
sw-armed = For the next conquest
