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
ag-steps-left =
    { $n ->
        [one] 1 step left
       *[other] { $n } steps left
    }
ag-rolled =
    { $steps ->
        [one] 1 step
       *[other] { $steps } steps
    }, { $energy } energy
ag-hand = Your ability cards
ag-quests = Quests
ag-no-quests = No quest at the moment
ag-tab-you = Hero
ag-tab-quests = Quests
ag-go-home = Go to my hero
ag-go-there = Go to { $place }
ag-kind-normal = space
ag-kind-key = key location
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
ag-locked = Only from the { $level } level on
ag-resources = Resources
ag-token-of = { $name }'s token: { $quest }
ag-aggro = aggro
ag-prize = Prize: { $name }
ag-gives = Takes you to the { $level } level
ag-draws = Draw a { $level } challenge card: { $left } left
ag-no-challenge = No challenge in a city
ag-odds = You hit on { $hit } of 6 faces, they hit on { $hurt } of 6, before cards and powers
ag-to-go = { $n } valor to go
ag-may-come =
    { $n ->
        [0] Stays in { $place }
        [one] From { $place }, 1 space in reach
       *[other] From { $place }, up to { $n } spaces in reach
    }
ag-worth = { $n } valor
ag-line = Undefeated
ag-line-is = { $slot }: { $name } in { $place }
ag-line-empty = No one is waiting.
ag-decks = Challenge decks
ag-deck-is =
    { $n ->
        [one] { $level }: 1 card
       *[other] { $level }: { $n } cards
    }, { $known } known
ag-deck-order = When all others are gone, these come in this order:
ag-deck-unknown = Nobody has seen any of these cards yet.
ag-global = Everywhere: { $name }
ag-key-home = to your hero
ag-key-quest = the route of your next quest
ag-key-rival = what the next rival needs, and how far they can get
ag-sign-level = { $level } space
ag-sign-level-about =
    { $n ->
        [one] One dot on the rim
       *[other] { $n } dots on the rim
    }: challenge cards from the { $level } deck; a hero needs that level to enter.
ag-sign-key = Key location
ag-sign-key-about = A shield: a scroll, a small potion, and a discovery.
ag-sign-city = City
ag-sign-city-about = A medallion: a large potion, a flight path, the auction house, a quest giver, and no challenge.
ag-sign-encounter = Map encounter
ag-sign-encounter-about = A diamond: someone always waits there. Overlords wear a crown.
ag-sign-token = Discovery
ag-sign-token-about = It lies face down and is turned over by whoever stops there.
ag-sign-quest = Quest token
ag-sign-quest-about = In its player's shape: that player's quest leads there.
ag-sign-foe = Undefeated encounter
ag-sign-foe-about = Someone who hasn't been beaten still waits here, framed in the color of their deck. A dashed frame means aggro: no one walks past.
ag-sign-pennant = Pennant
ag-sign-pennant-about = The steps it takes to go there; a dot for each step of this turn, filled when it is used.
ag-sign-lock = Lock
ag-sign-lock-about = Your level is too low for this space.
ag-resource-scroll = Draw an ability card.
ag-resource-book = Draw two ability cards; every other hero draws one and discards one.
ag-resource-small-potion = Heal 1 damage.
ag-resource-large-potion = Heal 2 damage and get rid of every Disease.
ag-resource-discovery = Lay a discovery on the map.
ag-resource-flight = Fly to another flight path.
ag-resource-auction = Trade an item for another of the same color.
ag-resource-quest-giver = Draw an elite quest.
