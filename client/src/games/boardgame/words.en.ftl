# The Board Game's own table.
bg-board = Map of Lordaeron
bg-horde = Horde
bg-alliance = Alliance
bg-no-hero = No hero yet
bg-class-level = { $class } { $level }
bg-class-druid = Druid
bg-class-hunter = Hunter
bg-class-mage = Mage
bg-class-paladin = Paladin
bg-class-priest = Priest
bg-class-rogue = Rogue
bg-class-shaman = Shaman
bg-class-warlock = Warlock
bg-class-warrior = Warrior
bg-race-dwarf = dwarf
bg-race-gnome = gnome
bg-race-human = human
bg-race-night-elf = night elf
bg-race-orc = orc
bg-race-tauren = tauren
bg-race-troll = troll
bg-race-undead = undead
bg-heroes = Heroes
bg-hero-is = { $name }, level { $level } { $class }, played by { $player }, in { $place }
bg-health-of = Health { $now } of { $most }
bg-energy-of = Energy { $now } of { $most }
bg-gold = { $count } gold
bg-xp = { $count } XP
bg-actions-left =
    { $count ->
        [0] no action left
        [one] 1 action left
       *[other] { $count } actions left
    }
bg-stunned = stunned { $count }
bg-cursed = cursed { $count }
bg-actions-of = Actions of { $hero }
bg-do-travel = Travel
bg-do-challenge = Challenge
bg-do-rest = Rest
bg-do-town = Town
bg-do-train = Train
bg-do-trade = Trade
bg-do-use = Use
bg-do-pass = Pass
bg-quest-here = { $hero } stands where { $quest } is: challenge its creatures.
bg-quest-near =
    { $steps ->
        [one] Nearest quest: { $quest } at { $place }, 1 step away.
       *[other] Nearest quest: { $quest } at { $place }, { $steps } steps away.
    }
bg-go-home = Go to my hero
bg-region = { $name }, { $area }, { $terrain }
bg-step = One step away
bg-two-steps = Two steps, by way of { $place }
bg-by-way-of = By way of { $place }
bg-stops-you = Creatures stop the journey here
bg-terrain-forest = forest
bg-terrain-hill = hills
bg-terrain-snow = snow
bg-terrain-mountain = mountains
bg-terrain-farmland = farmland
bg-terrain-blight = blighted land
bg-terrain-swamp = swamp
bg-print-town = town of the { $faction }
bg-print-flight = flight point of the { $faction }
bg-print-graveyard = graveyard
bg-quest-creature = for a quest
bg-independent = independent: stops travelers
bg-values = Threat { $threat }, Attack { $attack }, Health { $health }
bg-values-mean = Numbers are Threat, Attack, and Health.
bg-pays = { $xp } XP, { $gold } gold
bg-shares =
    { $count ->
        [one] alone: { $xp } XP and { $gold } gold
       *[other] with { $count } heroes: { $xp } XP and { $gold } gold each
    }
bg-nobody-here = Nobody is here.
bg-books = Look up
bg-book-quests = Quests
bg-book-events = Events
bg-book-merchant = Merchant
bg-book-creatures = Creatures
bg-book-track = Turns
bg-book-heroes = Experience
bg-no-events = No event lies beside the board.
bg-nobody = nobody
bg-place-is-held = { $place }: { $who }
bg-culled = Attack defeated so far, of { $need }: Horde { $horde }, Alliance { $alliance }
bg-bounty-on = There is a bounty on { $who }.
bg-beaten-by = Beaten by: { $faction }
bg-purse-of = { $name } has { $gold } gold
bg-quests-of = Quests: { $faction }
bg-level = Level { $level }
bg-level-at = level { $level } at { $xp }
bg-creature = Creature
bg-kind-red = Red
bg-kind-blue = Blue
bg-kind-green = Green
bg-figures-left =
    { $count ->
        [0] none left
       *[other] { $count } left
    }
bg-brings-event = Event
bg-brings-triangle = Triangle item to the Merchant
bg-brings-square = Square item to the Merchant
bg-brings-circle = Circle item to the Merchant
bg-brings-end = The final battle follows
bg-equal-strength = Both factions are equally strong: { $xp } XP each.
bg-stronger = The { $faction } is stronger: { $xp } XP against { $other }.
bg-turn-of = Turn { $turn } of { $spaces }
bg-start = Choose your class
bg-start-for = You fight for the { $faction }.
bg-start-about = Each class fights in its own way; a faction needs someone who strikes and someone who endures.
bg-starts-with = Health { $health }, Energy { $energy }
bg-about-druid = Changes shape: a healer, a bear, or a cat.
bg-about-hunter = Shoots from afar, with a pet at their side.
bg-about-mage = Plenty of Energy and strong spells, but little Health.
bg-about-paladin = Armor and blessings for all who fight beside them.
bg-about-priest = Heals friends and keeps them standing.
bg-about-rogue = Many quick strikes, and poison.
bg-about-shaman = Totems and storms; helps the whole group.
bg-about-warlock = Curses, and a demon that takes the blows.
bg-about-warrior = Hard to beat: heavy weapons and armor. Easy to learn.
bg-together = Fight together?
bg-together-about = Whoever joins spends an action and fights in the same combat.
bg-odds = { $odds }% to win
bg-tab-books = Look up
bg-route = Nefarian's road: { $gone } of { $steps } steps
bg-end-turn = End the turn
bg-sign-green = Green disc
bg-sign-green-about = A weaker creature of a quest.
bg-sign-red = Red diamond
bg-sign-red-about = A stronger creature of a quest.
bg-sign-blue = Blue square
bg-sign-blue-about = An independent creature: it stops everybody who travels, and whoever stands there must fight it.
bg-sign-horde = Horde
bg-sign-horde-about = On a standee's foot, a quest's ribbon, a town, or a flight point.
bg-sign-alliance = Alliance
bg-sign-alliance-about = On a standee's foot, a quest's ribbon, a town, or a flight point.
bg-sign-quest = Quest scroll
bg-sign-quest-about = These creatures belong to a quest; the color is its tier, the ribbon whose it is.
bg-sign-counter = Counter
bg-sign-counter-about = Lord Kazzak may hide here. With a magnifying glass: your faction has looked.
bg-sign-war = War
bg-sign-war-about = One of the two regions of a War: who stands in both when the enemy's turn ends wins it.
bg-sign-plague = Plague
bg-sign-plague-about = The plague lies here: creatures of these lands have more Attack.
bg-sign-overlord = Boss
bg-sign-overlord-about = The one with a crown is the Overlord; dark red dashes are Nefarian's road.
bg-sign-town = Town
bg-sign-town-about = Heroes of its faction buy and sell here.
bg-sign-wing = Flight point
bg-sign-wing-about = From here a step may lead to any other flight point of your faction.
bg-sign-graveyard = Graveyard
bg-sign-graveyard-about = Defeated heroes come back at the nearest one, or where their faction began.
bg-sign-bounty = Bounty
bg-sign-bounty-about = The enemies who defeat this hero first earn it.
bg-sign-relic = Relic
bg-sign-relic-about = This hero carries the relic into a combat against the Overlord.
bg-sign-ridge = Ridge
bg-sign-ridge-about = This border can't be crossed.
bg-sign-flight = Dotted line
bg-sign-flight-about = A flight path: one step leads from any flight point of your faction to another.
bg-key-hero = the next hero of yours
bg-key-sheet = your hero's sheet
bg-key-books = look up quests, events, the Merchant, creatures, turns, experience
bg-key-point = point at what you hover over, for the people of your faction
bg-our-side = Your faction
bg-point = Point
bg-point-about = Then click what the people of your faction should look at.
bg-points-at = { $name }: look at { $what }!
bg-you-point-at = You point at { $what }.
bg-something = this
bg-is-about-to = { $name } is considering: { $what }
bg-proposes = { $name } proposes:
bg-decides = { $name } decides.
bg-propose-about = Click what you would choose: only your faction sees it.
bg-side-talk = Talk within your faction
bg-say-to-side = Only your faction reads this
