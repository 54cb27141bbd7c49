# The Adventure Game's own table.
ag-board = Map of the Eastern Kingdoms
ag-no-hero = No hero yet
ag-you = You
ag-level-grey = gray
ag-level-green = green
ag-level-yellow = yellow
ag-level-red = red
ag-calling-hunter = Hunter
ag-calling-mage = Mage
ag-calling-warlock = Warlock
ag-calling-warrior = Warrior
ag-phases = The phases of a turn
ag-phase-setup = Setup
ag-phase-movement = Move
ag-phase-exploration = Explore
ag-phase-challenge = Challenge
ag-phase-upkeep = Upkeep
ag-round = Round { $round }
ag-round-first = Round { $round } · first to { $valor } valor
ag-valor = Valor
ag-valor-wins = { $valor } wins
ag-hero-is = { $name }, { $calling }, played by { $player }, level { $level }, in { $place }: { $valor } valor, { $left } to go
ag-life = Life { $now }/{ $most }
ag-energy = { $n } energy
ag-hand = Your ability cards
ag-quests = Quests
ag-no-quests = No quest at the moment
ag-tab-you = Hero
ag-tab-quests = Quests
ag-go-home = Go to my hero
ag-go-there = Go to { $place }
ag-kind-normal = space
ag-kind-key = key place
ag-kind-city = city
ag-kind-encounter = map encounter
ag-type-melee = melee
ag-type-ranged = ranged
ag-space = { $name }, { $level } { $kind }
ag-numbers = { $type } { $attack } · defense { $defense } · damage { $damage }
ag-foe-is = { $type } { $attack }, defense { $defense }, damage { $damage }
ag-discoveries =
    { $n ->
        [one] 1 discovery
       *[other] { $n } discoveries
    }
ag-discoveries-first =
    { $n ->
        [one] 1 discovery is turned over first.
       *[other] { $n } discoveries are turned over first.
    }
ag-waits = { $name } waits here
ag-event-here = event: { $name }
ag-event = An event lies here
ag-steps =
    { $n ->
        [one] 1 step
       *[other] { $n } steps
    }, { $left } left
ag-locked = Only from level { $level } on
ag-resources = Resources
ag-token-of = Token of { $name }: { $quest }
ag-aggro = aggro
ag-prize = Prize: { $name }
ag-gives = Brings level { $level }
ag-draws = Draw a { $level } challenge card: { $left } left
ag-no-challenge = No challenge in a city
ag-odds = You hit with { $hit } of 6, they hit with { $hurt } of 6, before cards and powers
ag-to-go = { $n } valor to go
ag-may-come =
    { $n ->
        [0] Stays in { $place }
        [one] From { $place } 1 space in reach
       *[other] From { $place } up to { $n } spaces in reach
    }
ag-worth = { $n } valor
