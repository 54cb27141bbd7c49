bgc-piece-red = { $n ->
    [one] 1 red die
    [0] red dice
   *[other] { $n } red dice
  }
bgc-piece-blue = { $n ->
    [one] 1 blue die
    [0] blue dice
   *[other] { $n } blue dice
  }
bgc-piece-green = { $n ->
    [one] 1 green die
    [0] green dice
   *[other] { $n } green dice
  }
bgc-piece-reroll = Reroll { $n }
bgc-piece-attrition = Attrition { $n }
bgc-piece-damage = { $n ->
    [0] hits in the damage box
   *[other] damage box { $n }
  }
bgc-piece-defend = { $n ->
    [0] hits in the defense box
   *[other] defense box { $n }
  }
bgc-piece-armor = { $n ->
    [0] armor
   *[other] armor { $n }
  }
bgc-piece-lower = Threat −{ $n }
bgc-piece-threat = Threat { $n }
bgc-piece-strike = Attack { $n }
bgc-piece-health = Health { $n }
bgc-piece-energy = Energy { $n }
bgc-piece-gold = { $n } gold
bgc-piece-xp = { $n } XP
