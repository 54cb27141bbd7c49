ags-fight-title = { $one } against { $other }
ags-fight-goes-on = { $one } fights { $other }
ags-at = in { $place }
ags-skip = Skip
ags-watch = Watch
ags-prize = If you win
ags-prize-other = The prize
ags-ranged-first = Ranged strikes first
ags-melee-then = Then melee
ags-at-once = Both at once
ags-type-ranged = ranged
ags-type-melee = melee
ags-sum = { $die } + { $attack } = { $total } against defense { $defense }
ags-needs = { $n ->
    [1] always hits
    [7] can't hit
   *[other] hits on { $n }+
  } · defense { $defense }
ags-hits = Hit: { $n } damage
ags-kills = Hit
ags-misses = Missed
ags-blow = { $name }, { $type }: { $line }
ags-die = { $n ->
    [0] not rolled yet
   *[other] { $n }
  }
ags-odds = As it stands
ags-percent = { $n }%
ags-goes-well = goes well
ags-mine-lit = { $n } of 6
ags-deck = { $level } deck
ags-deck-has = { $n ->
    [one] { $n } card
   *[other] { $n } cards
  }
ags-known-on-top = { $n } known on top
ags-encounter = Encounter
ags-behind = Behind it
ags-skip-moment = Go on
ags-hearts = Life { $left } of { $life }
ags-choose = Choose a card
ags-powers-first = What the dice set off
ags-all-levels = All levels
