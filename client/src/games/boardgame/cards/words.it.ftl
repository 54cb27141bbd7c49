bgc-piece-red = { $n ->
    [one] 1 dado rosso
    [0] dadi rossi
   *[other] { $n } dadi rossi
  }
bgc-piece-blue = { $n ->
    [one] 1 dado blu
    [0] dadi blu
   *[other] { $n } dadi blu
  }
bgc-piece-green = { $n ->
    [one] 1 dado verde
    [0] dadi verdi
   *[other] { $n } dadi verdi
  }
bgc-piece-reroll = Rilancio { $n }
bgc-piece-attrition = Attrito { $n }
bgc-piece-damage = { $n ->
    [0] colpi nel riquadro danni
   *[other] riquadro danni { $n }
  }
bgc-piece-defend = { $n ->
    [0] colpi nel riquadro difesa
   *[other] riquadro difesa { $n }
  }
bgc-piece-armor = { $n ->
    [0] armatura
   *[other] armatura { $n }
  }
bgc-piece-lower = Minaccia −{ $n }
bgc-piece-threat = Minaccia { $n }
bgc-piece-strike = Attacco { $n }
bgc-piece-health = Salute { $n }
bgc-piece-energy = Energia { $n }
bgc-piece-gold = { $n } oro
bgc-piece-xp = { $n } PE
