sw-board = The islands
sw-region = { $name }, { $terrain }
sw-region-held = { $count ->
    [one] { $race } of { $who }, { $count } token
   *[other] { $race } of { $who }, { $count } tokens
  }
sw-region-declined = in decline
sw-region-murloc = Murlocs
sw-region-empty = empty
sw-region-cost = costs { $cost }
sw-region-legal = can be chosen
sw-region-treasure = a face-down treasure
sw-close = Close
sw-place-each = Each click places
sw-place-all = all { $count }
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
sw-die = The die may add
sw-die-odds = { $value }: { $odds }%
sw-coins = { $count ->
    [one] coin, seen only by you
   *[other] coins, seen only by you
  }
sw-coins-count = { $count ->
    [one] { $count } coin
   *[other] { $count } coins
  }
sw-no-race = No race yet
sw-in-decline = { $race } in decline
sw-waiting = Available races
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
sw-look = View { $name }
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
sw-partner = Choose the other region on the map, or here:
sw-compare = Compare
sw-free = free
sw-tokens = { $count ->
    [one] token
   *[other] tokens
  }
sw-region-odds = costs { $cost }, with the die { $odds }%
sw-harmony = Harmony
sw-harmony-about = Harmony: pay the Pandaren before you attack them
sw-armed = For the next conquest
sw-rolled = Rolled { $n }
sw-rolled-falls = Rolled { $n }: { $region } falls
sw-rolled-holds = Rolled { $n }: { $region } holds out
sw-expand-with = { $count ->
    [one] with { $count } token
   *[other] with { $count } tokens
  }
sw-decline-what = they keep scoring; new race next turn
sw-form-human = +2 coins
sw-form-worgen = −1 coin, each region costs 1 token less
sw-recruit-cost = { $count ->
    [one] −{ $count } coin
   *[other] −{ $count } coins
  }
sw-asleep = { $race } in decline, ability inactive
sw-sleeps = In decline: this ability is inactive.
sw-sign-entry = Entry region
sw-sign-entry-about = A race that isn't on the map yet lands here.
sw-sign-size = S, M, L
sw-sign-size-about = The treasure of the small, medium, or large island lies here.
sw-sign-chest = Chest
sw-sign-chest-about = A face-down treasure. Whoever conquers the region finds out what it is.
sw-sign-price = Pennant
sw-sign-price-about = How many tokens it takes to conquer the region now.
sw-sign-odds = Pennant with a die
sw-sign-odds-about = You don't have enough tokens, but this is the chance that the die makes up the difference. It's your final conquest.
sw-sign-dashed = Dashed ring
sw-sign-dashed-about = A race in decline: it scores but doesn't move.
sw-attacked = { $name } attacks: your survivors retreat.
