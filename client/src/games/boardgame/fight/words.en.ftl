bg-stage = The fight: { $place }
bg-fight-title = { $opponent } · { $place }
bg-last-battle = the last battle
bg-enemies = Enemy heroes
bg-round = Round { $n }
bg-threat = Threat { $n }
bg-rerolls = { $attrition ->
    [0] Rerolls left: { $n }
   *[other] Rerolls left: { $n } · Attrition { $attrition }
  }
bg-tray = Dice
bg-dice-red = Red: melee
bg-dice-red-go = hits go into defense
bg-dice-blue = Blue: ranged
bg-dice-blue-go = hits go into damage
bg-dice-green = Green: armor
bg-dice-green-go = hits become armor
bg-die = { $colour ->
    [red] Red
    [blue] Blue
   *[green] Green
  } { $face }, { $hit ->
    [hit] a hit
    [picked] to be rerolled
   *[miss] a miss
  }
bg-die-waiting = A { $colour ->
    [red] red
    [blue] blue
   *[green] green
  } die, not rolled yet
bg-no-dice = No dice on the table.
bg-spotted = spotted
bg-box-damage = Damage
bg-box-damage-does = kills before they strike
bg-box-defense = Defense
bg-box-defense-does = holds off their attack
bg-box-attrition = Attrition
bg-box-attrition-does = counts at the end of the round
bg-box-holds = { $box ->
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
bg-faction-horde = Horde
bg-faction-alliance = Alliance
bg-odds-win = Win the fight
bg-percent = { $n } %
bg-their-attack = Their attack:
bg-held-off = less { $n } held off:
bg-wounds = { $n ->
    [0] no wounds
    [one] 1 wound
   *[other] { $n } wounds
  }
bg-kit = What you can use
bg-read = Read { $name }
bg-never = Don’t ask about { $name } again in this fight
bg-block = { $damage } from damage, { $defense } from defense
bg-always = Every wound in this fight:
bg-always-companion = the companion
bg-always-myself = the hero
bg-fight-goes-on = The fight goes on: { $opponent }, round { $n }
bg-watch = Watch
bg-skip = Skip to the result
bg-hero-in-fight = { $name }: Health { $health } of { $all }, Energy { $energy }
bg-foe-in-fight = { $name }: Attack { $attack }, Health { $health }
bg-energy-left = Energy { $n }
bg-strikes = Attack { $n }
bg-stun = Stun { $n }
bg-curse = Curse { $n }
