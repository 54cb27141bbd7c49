bg-piece-red = { $n ->
    [one] 1 dado rosso
    [0] dadi rossi
   *[other] { $n } dadi rossi
  }
bg-piece-blue = { $n ->
    [one] 1 dado blu
    [0] dadi blu
   *[other] { $n } dadi blu
  }
bg-piece-green = { $n ->
    [one] 1 dado verde
    [0] dadi verdi
   *[other] { $n } dadi verdi
  }
bg-piece-reroll = Rilancio { $n }
bg-piece-attrition = Attrito { $n }
bg-piece-damage = { $n ->
    [0] colpi nella riquadro danni
   *[other] riquadro danni { $n }
  }
bg-piece-defend = { $n ->
    [0] colpi nella riquadro difesa
   *[other] riquadro difesa { $n }
  }
bg-piece-armor = { $n ->
    [0] armatura
   *[other] armatura { $n }
  }
bg-piece-lower = Minaccia −{ $n }
bg-piece-threat = Minaccia { $n }
bg-piece-strike = Attacco { $n }
bg-piece-health = Salute { $n }
bg-piece-energy = Energia { $n }
bg-piece-gold = { $n } oro
bg-piece-xp = { $n } PE
