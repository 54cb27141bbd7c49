ags-fight-title = { $one } contro { $other }
ags-fight-goes-on = { $one } combatte contro { $other }
ags-at = a { $place }
ags-skip = Salta
ags-watch = Guarda
ags-prize = Se vinci
ags-prize-other = Il premio
ags-ranged-first = Prima gli attacchi a distanza
ags-melee-then = Poi la mischia
ags-at-once = Insieme
ags-type-ranged = a distanza
ags-type-melee = in mischia
ags-sum = { $die } + { $attack } = { $total } contro difesa { $defense }
ags-needs = { $n ->
    [1] colpisce sempre
    [7] non può colpire
   *[other] colpisce con { $n }+
  } · difesa { $defense }
ags-hits = Colpito: { $n ->
    [one] { $n } danno
   *[other] { $n } danni
  }
ags-kills = Colpito
ags-misses = Mancato
ags-blow = { $name }, { $type }: { $line }
ags-die = { $n ->
    [0] non ancora tirato
   *[other] { $n }
  }
ags-odds = Così come stanno le cose
ags-percent = { $n }%
ags-goes-well = va bene
ags-mine-lit = { $n } su 6
ags-deck = Mazzo { $level }
ags-deck-has = { $n ->
    [one] { $n } carta
   *[other] { $n } carte
  }
ags-known-on-top = { $n ->
    [one] 1 nota in cima
   *[other] { $n } note in cima
  }
ags-encounter = Incontro
ags-behind = Dietro
ags-skip-moment = Avanti
ags-hearts = Vita { $left } su { $life }
ags-choose = Scegli una carta
ags-powers-first = Che cosa innescano i dadi
ags-all-levels = Tutti i livelli
