bg-piece-red = { $n ->
    [one] 1 red die
    [0] red dice
   *[other] { $n } red dice
  }
bg-piece-blue = { $n ->
    [one] 1 blue die
    [0] blue dice
   *[other] { $n } blue dice
  }
bg-piece-green = { $n ->
    [one] 1 green die
    [0] green dice
   *[other] { $n } green dice
  }
bg-piece-reroll = Reroll { $n }
bg-piece-attrition = Attrition { $n }
bg-piece-damage = { $n ->
    [0] hits in the damage box
   *[other] damage box { $n }
  }
bg-piece-defend = { $n ->
    [0] hits in the defense box
   *[other] defense box { $n }
  }
bg-piece-armor = { $n ->
    [0] armor
   *[other] armor { $n }
  }
bg-piece-lower = Threat −{ $n }
bg-piece-threat = Threat { $n }
bg-piece-strike = Attack { $n }
bg-piece-health = Health { $n }
bg-piece-energy = Energy { $n }
bg-piece-gold = { $n } gold
bg-piece-xp = { $n } XP
