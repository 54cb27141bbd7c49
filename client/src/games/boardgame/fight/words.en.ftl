bgf-stage = The fight: { $place }
bgf-fight-title = { $opponent } · { $place }
bgf-last-battle = the final battle
bgf-enemies = Enemy heroes
bgf-round = Round { $n }
bgf-threat = Threat { $n }
bgf-rerolls = { $attrition ->
    [0] Rerolls left: { $n }
   *[other] Rerolls left: { $n } · Attrition { $attrition }
  }
bgf-tray = Dice
bgf-dice-red = Red: melee
bgf-dice-red-go = hits go into defense
bgf-dice-blue = Blue: ranged
bgf-dice-blue-go = hits go into damage
bgf-dice-green = Green: armor
bgf-dice-green-go = hits become armor
bgf-die = { $colour ->
    [red] Red
    [blue] Blue
   *[green] Green
  } { $face }, { $hit ->
    [hit] a hit
    [picked] to be rerolled
   *[miss] a miss
  }
bgf-die-waiting = A { $colour ->
    [red] red
    [blue] blue
   *[green] green
  } die, not rolled yet
bgf-no-dice = No dice on the table.
bgf-spotted = spotted
bgf-box-damage = Damage
bgf-box-damage-does = kills before they strike
bgf-box-defense = Defense
bgf-box-defense-does = holds off their attack
bgf-box-attrition = Attrition
bgf-box-attrition-does = counts at the end of the round
bgf-box-holds = { $box ->
    [damage] Damage box
    [defense] Defense box
   *[attrition] Attrition box
  }: { $hits ->
    [one] 1 hit
   *[other] { $hits } hits
  }{ $armor ->
    [0] {""}
   *[other] , { $armor } armor
  }{ $more ->
    [0] {""}
   *[other] ; the dice would add { $more }
  }
bgf-faction-horde = Horde
bgf-faction-alliance = Alliance
bgf-odds-win = Win the fight
bgf-percent = { $n }%
bgf-enemies-how = Armor strikes out their hits. Damage wounds at once. Then all other hits are compared: whoever has fewer takes the difference as wounds.
bgf-their-attack = Their attack:
bgf-held-off = less { $n } held off:
bgf-wounds = { $n ->
    [0] no wounds
    [one] 1 wound
   *[other] { $n } wounds
  }
bgf-kit = What you can use
bgf-read = Read { $name }
bgf-never = Don't ask about { $name } again in this fight
bgf-block = { $damage } from damage, { $defense } from defense
bgf-always = Every wound in this fight:
bgf-always-companion = the companion
bgf-always-myself = the hero
bgf-fight-goes-on = The fight goes on: { $opponent }, round { $n }
bgf-watch = Watch
bgf-skip = Skip to the result
bgf-hero-in-fight = { $name }: Health { $health } of { $all }, Energy { $energy }
bgf-foe-in-fight = { $name }: Attack { $attack }, Health { $health }
bgf-energy-left = Energy { $n }
bgf-strikes = Attack { $n }
bgf-stun = Stun { $n }
bgf-curse = Curse { $n }
