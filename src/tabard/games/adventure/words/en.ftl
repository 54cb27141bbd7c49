# What the Adventure Game says. A noun's article is "the" unless it says otherwise.

## options

option-hero = Play { $hero }
option-start = Start in { $space }
option-go = Go to { $space }
option-stay = End your movement
option-play = Play { $ability }
option-use = Use: { $power }
option-use-item = Use { $card }
option-potion = Use { $card } as a { $potion }
option-spend = Use the discovery: { $token }
option-pass = Pass
option-pay = Pay { $number } energy
option-boots = Reroll with the Goblin Rocket Boots
option-keep = Keep it
option-jump = Go to { $space }
option-buy = Gain a { $level } item
option-look = Look at discovery { $number } in { $space }
option-put-back = Put it back
option-remove = Discard it
option-take = Take { $card }
option-leave = Take nothing
option-upon = Attach it to { $seat }'s hero
option-upon-card = Attach it to { $card }
option-pull = Pull { $seat }'s hero here
option-resolve = { $seat }'s card first
option-activate = Activate: { $resource }
option-open = Resolve: { $token }
option-lay = Lay it in { $space }
option-haunt = It appears in { $space }
option-fly = Fly to { $space }
option-give-up = Discard { $card }
option-toss = Discard { $ability }
option-stop = Stop here
option-attack = Attack { $seat }'s hero
option-fight = Fight { $card }
option-brave = Fight the encounter printed here
option-face = Resolve the event that lies here
option-trade = Trade your goods
option-refuse = Trade nothing
option-draw = Draw a challenge card
option-way = { $power }
option-fire = First: { $power }
option-clear = Clear slot { $slot } of the line
option-advance = Go on with { $quest }
option-done = Done
option-drop-quest = Discard { $quest }
option-give-token = Give it to { $seat }
option-shed = Discard an ability card
option-let-go = Turn your hero over
option-wear = Wear { $card }
option-bare = Wear no { $gear }
order-ask-me = Ask me when I could cancel a card
order-pass-for-me = Pass for me when a card could be canceled
orders-about = You are asked whenever a card is played that someone in your place could cancel, whatever you hold. You can have the program pass for you. You can change this at any time, and no one else sees it.

## events

event-rolled-first = { $seat } rolls a { $number }.
event-rolled-first-you = You roll a { $number }.
event-begins = { $seat } takes the first turn.
event-begins-you = You take the first turn.
event-plays = { $seat } plays { $hero }.
event-plays-you = You play { $hero }.
event-starts = { $seat } starts in { $space }.
event-starts-you = You start in { $space }.
event-turn = { $seat }'s turn, round { $number }.
event-turn-you = Your turn, round { $number }.
event-turn-over = { $seat }'s turn is over.
event-turn-over-you = Your turn is over.
event-rolled = { $seat } rolls { $number } movement and { $number2 } energy.
event-rolled-you = You roll { $number } movement and { $number2 } energy.
event-went = { $seat } goes to { $space }.
event-went-you = You go to { $space }.
event-played = { $seat } plays { $ability }.
event-played-you = You play { $ability }.
event-stopped = { $seat }'s { $ability } is canceled.
event-stopped-you = Your { $ability } is canceled.
event-attached = { $seat }'s { $ability } is attached.
event-attached-you = Your { $ability } is attached.
event-detached = { $seat }'s { $ability } is no longer attached and is discarded.
event-detached-you = Your { $ability } is no longer attached and is discarded.
event-used = { $seat } uses a power: { $power }.
event-used-you = You use a power: { $power }.
event-used-item = { $seat } uses { $card }.
event-used-item-you = You use { $card }.
event-drank = { $seat } uses { $card } as a { $potion }.
event-drank-you = You use { $card } as a { $potion }.
event-drew = { $seat } draws { $number ->
    [one] an ability card
    *[other] { $number } ability cards
    }.
event-drew-you = You draw { $number ->
    [one] an ability card
    *[other] { $number } ability cards
    }.
event-took = { $seat } draws { $ability }.
event-took-you = You draw { $ability }.
event-tossed = { $seat } discards { $ability }.
event-tossed-you = You discard { $ability }.
event-shuffled = { $seat }'s discard pile becomes a new deck.
event-shuffled-you = Your discard pile becomes a new deck.
event-healed = { $seat } heals { $number } damage.
event-healed-you = You heal { $number } damage.
event-hurt = { $seat } takes { $number } damage.
event-hurt-you = You take { $number } damage.
event-survived = { $seat } survives.
event-survived-you = You survive.
event-defeated = { $seat } is defeated.
event-defeated-you = You are defeated.
event-resurrected = { $seat } resurrects in { $space }.
event-resurrected-you = You resurrect in { $space }.
event-turned-over = { $seat } turns their hero over.
event-turned-over-you = You turn your hero over.
event-level = { $seat } reaches the { $level } level.
event-level-you = You reach the { $level } level.
event-activated = { $seat } activates a resource: { $resource }.
event-activated-you = You activate a resource: { $resource }.
event-found = { $seat } looks at a discovery: { $token }.
event-found-you = You look at a discovery: { $token }.
event-laid = { $seat } lays a discovery in { $space }.
event-laid-you = You lay a discovery in { $space }.
event-mixed = The discarded discoveries become a new pile.
event-revealed = { $seat } reveals a discovery: { $token }.
event-revealed-you = You reveal a discovery: { $token }.
event-kept = { $seat } keeps the discovery: { $token }.
event-kept-you = You keep the discovery: { $token }.
event-spent = { $seat } uses a discovery: { $token }.
event-spent-you = You use a discovery: { $token }.
event-looked = { $seat } looks at a discovery in { $space }.
event-looked-you = You look at a discovery in { $space }.
event-saw = { $seat } sees: { $token }.
event-saw-you = You see: { $token }.
event-removed = { $seat } discards a discovery: { $token }.
event-removed-you = You discard a discovery: { $token }.
event-turned-up = A challenge card is drawn: { $card }.
event-discarded = { $card } goes onto its deck.
event-gained = { $seat } gains { $card }.
event-gained-you = You gain { $card }.
event-lost-item = { $seat } discards { $card }.
event-lost-item-you = You discard { $card }.
event-took-item = { $seat } takes { $card } from { $seat2 }.
event-took-item-you = You take { $card } from { $seat2 }.
event-took-item-you2 = { $seat } takes { $card } from you.
event-equipped = { $seat } equips { $card }.
event-equipped-you = You equip { $card }.
event-unequipped = { $seat } puts { $card } into the pack.
event-unequipped-you = You put { $card } into your pack.
event-event = An event for { $seat }: { $card }.
event-event-you = An event for you: { $card }.
event-faces = { $seat } resolves { $card }.
event-faces-you = You resolve { $card }.
event-flipped = { $seat } flips { $card }.
event-flipped-you = You flip { $card }.
event-fights = { $seat } fights { $foe }.
event-fights-you = You fight { $foe }.
event-attacks = { $seat } attacks { $seat2 }.
event-attacks-you = You attack { $seat2 }.
event-attacks-you2 = { $seat } attacks you.
event-dice = The red die shows { $number }, the black die { $number2 }.
event-rerolled = The { $die } die is rerolled: { $number }.
event-fired = A power is activated: { $power }.
event-hit = The { $die } die hits with { $number }.
event-missed = The { $die } die misses with { $number }.
event-cancelled = { $seat } cancels the battle.
event-cancelled-you = You cancel the battle.
event-slain = { $seat } defeats { $foe }.
event-slain-you = You defeat { $foe }.
event-lingers = { $card } stays undefeated in { $space }.
event-new-quest = { $seat } gets a quest: { $quest }.
event-new-quest-you = You get a quest: { $quest }.
event-dropped-quest = { $seat } discards a quest: { $quest }.
event-dropped-quest-you = You discard a quest: { $quest }.
event-gave-token = { $seat } gives { $seat2 } a token for { $quest }.
event-gave-token-you = You give { $seat2 } a token for { $quest }.
event-gave-token-you2 = { $seat } gives you a token for { $quest }.
event-progress = { $seat } makes progress with { $quest }.
event-progress-you = You make progress with { $quest }.
event-collected = { $seat } collects a token of { $quest } in { $space }.
event-collected-you = You collect a token of { $quest } in { $space }.
event-completed = { $seat } completes { $quest }.
event-completed-you = You complete { $quest }.
event-trophy = { $seat } wins a trophy: { $trophy }.
event-trophy-you = You win a trophy: { $trophy }.
event-honored = { $seat } puts { $card } into the quest log.
event-honored-you = You put { $card } into your quest log.
event-wins = { $seat } has won.
event-wins-you = You have won.

## questions

ask-hero = Which hero do you play?
ask-start = Where does your hero start?
ask-move = What do you do in your movement phase?
ask-boots = Do you reroll?
ask-pay = How do you pay?
ask-respond = Do you cancel { $ability }?
ask-order = Whose card is resolved first?
ask-window = Do you play something now?
ask-combat = Do you play something in this combat?
ask-powers = Which power is resolved first?
ask-toss = Which card do you discard?
ask-give-up = Which item do you discard?
ask-deliver = Which item do you deliver?
ask-goods = Which item do you give away?
ask-absorb = How much energy do you turn into protection?
ask-portal = Which city do you go to?
ask-teleport = Where do you jump to?
ask-attach = What do you attach it to?
ask-taunt = Who do you pull to your space?
ask-swap = Which item do you take?
ask-swap-back = Which item do you take in return?
ask-merchant = Which item do you take?
ask-merchant-back = Which item do you take in return?
ask-resurrect = In which city do you resurrect?
ask-hearthstone = Which city do you go to?
ask-far-sight = Which discovery do you look at?
ask-put-back = Do you put it back?
ask-buy = Which level should the item have?
ask-spend-gold = Do you use Gold?
ask-lay = Where do you lay the discovery?
ask-explore = Which resource do you activate?
ask-token = Which discovery is resolved next?
ask-false-map = Where do you lead this hero?
ask-fly = Where do you fly to?
ask-auction = Which item do you put up?
ask-challenge = Which challenge do you take?
ask-way = How do you resolve it?
ask-trade = Do you trade?
ask-steal = Which item do you take?
ask-clear-slot = Which slot is cleared?
ask-quests = Which quest do you go on with?
ask-quest-order = Which of your quests do you set up first?
ask-haunt = Where does the enemy appear?
ask-drop-quest = Which quest do you discard?
ask-give-token = Who do you give the token to?
ask-give-first = Who do you give the first token to?
ask-give-second = Who do you give the second token to?
ask-toll = How do you keep this side up?
ask-equip = Which { $gear } do you wear?
ask-dealt-hero = A hero is dealt.
ask-deck = An ability deck is shuffled.
ask-elite = An elite quest is drawn.
ask-starting = A starting quest is dealt.
ask-first-player = The roll for the first turn.
ask-mix = The discoveries are mixed.
ask-movement = The movement die.
ask-random-card = A random card is discarded.
ask-random-item = A random item is discarded.
ask-reroll = The reroll.
ask-shuffle = A discard pile is shuffled.

## nouns

level-grey = gray
level-green = green
level-yellow = yellow
level-red = red
trait-beast = Beast
trait-humanoid = Humanoid
trait-undead = Undead
trait-dragonkin = Dragonkin
trait-elemental = Elemental
trait-demon = Demon
trait-mechanical = Mechanical
trait-aggro = Aggro
type-melee = melee
type-ranged = ranged
gear-weapon = weapon
gear-armor = armor
gear-pack = pack item
potion-health = health potion
potion-mana = mana potion
potion-swiftness = swiftness potion
resource-scroll = Scroll
resource-book = Book
resource-small-potion = Healing Potion (small)
resource-large-potion = Healing Potion (large)
resource-discovery = Place Discovery
resource-flight = Flight Path
resource-auction = Auction House
resource-quest-giver = Quest Giver
token-gold = Gold
token-hearthstone = Hearthstone
token-far-sight = Far Sight
token-rocket-boots = Goblin Rocket Boots
token-merchant = Traveling Merchant
token-ambush = Ambush
token-false-map = False Map
token-power-drain = Power Drain
token-disease = Disease
token-bomb = Bomb
die-red = red
die-black = black
choice-picked = picked in turn
choice-dealt = dealt at random
slot-1 = 1
slot-2 = 2
slot-3 = 3
slot-4 = 4
slot-5 = 5
slot-6 = 6
slot-7 = 7
slot-8 = 8
slot-9 = 9
slot-10 = 10
phase-setup = setup
phase-movement = movement
phase-exploration = exploration
phase-challenge = challenge
phase-upkeep = upkeep

# lines under a card's picture
moment-move = movement
moment-before = before the roll
moment-after = after the roll
moment-when-hit = when hit
moment-when-played = response
moment-when-falling = when falling
moment-when-challenged = challenge
event-global = global event
event-location = location event
event-special = special event
event-back = event, flipped
quest-starting = starting quest
quest-elite = elite quest
kind-trophy = Trophy
kind-discovery-kept = Discovery: keep it
kind-discovery-now = Discovery: at once
icon-dagger = dagger
icon-staff = staff
icon-wand = wand
icon-sword = sword
icon-axe = axe
icon-mace = mace
icon-bow = bow
icon-gun = gun
icon-cloth = cloth
icon-leather = leather
icon-mail = mail
icon-plate = plate

## what cards say

text-when-move = { $first ->
    [yes] in your movement phase, before any step: { $steps }
    *[other] in your movement phase: { $steps }
    }
text-when-before = before the roll: { $steps }
text-when-after = after the roll: { $steps }
text-when-rolls = on a { $face }: { $steps }
text-when-hits = on a hit: { $steps }
text-when-when-hit = when you are hit: { $steps }
text-when-when-played = { $within ->
    [0] when your opponent in combat plays an ability card: { $steps }
    *[other] when a rival at most { $within } spaces away plays an ability card: { $steps }
    }
text-when-when-falling = when you would be defeated: { $steps }
text-when-when-challenged = when your challenge phase begins: { $steps }
text-when-when-attached = once a turn, after you attach a curse: { $steps }
text-when-if = { $test }, { $text }
text-when-cost = { $n } energy, { $text }
text-if-ranged = only with a ranged attack
text-if-melee = only with a melee attack
text-if-reverse = while the reverse side of your hero is up
text-if-wounded = against a rival with half their life or less
text-if-foe-lacks = except against { $traits } encounters
text-do-attack = { $who ->
    [foe] opponent's attack
    *[other] attack
    } { $signed }
text-do-defense = { $who ->
    [foe] opponent's defense
    *[other] defense
    } { $signed }
text-do-damage = { $who ->
    [foe] opponent's damage
    *[other] damage
    } { $signed }
text-do-reroll = reroll the die
text-do-draw = draw { $n ->
    [one] an ability card
    *[other] { $n } ability cards
    }
text-do-drop = { $who ->
    [foe] the opponent discards
    *[other] discard
    } { $n ->
    [one] an ability card
    *[other] { $n } ability cards
    }
text-do-heal = { $n ->
    [99] heal all damage
    *[other] heal { $n } damage
    }
text-do-wound = take { $n } damage
text-do-splash = every other rival in your space takes { $n } damage
text-do-bleed = a rival you fight takes { $n } more damage in their next upkeep
text-do-block = prevent { $n } damage
text-do-absorb = pay any amount of energy and prevent that much damage
text-do-haste = movement +{ $n }
text-do-energy = energy +{ $n }
text-do-portal = go to any other city, even out of an aggro space
text-do-teleport = go to any space at most { $n } away
text-do-discover = place { $n ->
    [one] a discovery
    *[other] { $n } discoveries
    } at most { $within } spaces away
text-do-item = { $level ->
    [own] gain an item of your level
    *[other] gain a { $level } item
    }
text-do-lose = { $who ->
    [foe] the opponent discards
    *[other] discard
    } { $how ->
    [chosen] { $n }
    *[other] { $n } random
    } { $scope ->
    [pack] pack { $n ->
    [one] item
    *[other] items
    }
    *[other] { $n ->
    [one] item
    *[other] items
    }
    }
text-do-cancel-card = cancel that card
text-do-cancel-battle = { $away ->
    [yes] cancel the battle; an encounter card goes onto its deck
    *[other] cancel the battle
    }
text-do-weapon = { $type } attack { $n } instead of your weapon
text-do-flip = turn your hero over
text-do-taunt = pull a rival at most { $n } spaces away into your space
text-do-still = no movement this turn
text-do-survive = keep { $n } life
text-do-skip-challenge = skip the phase
text-do-charge = attack +{ $n } in this turn's combat
text-do-flip-event = flip this event
text-do-nothing = do nothing
text-do-end-draws = draw no more challenge cards
text-do-swap = take an item from a rival's pack; they take one from yours
text-do-level = gain the { $level } level
text-do-on-hit = on a hit: { $steps }
text-do-each = { $group }: { $steps }
text-do-improved = from { $level }: { $steps }
text-do-only-if = { $test }: { $steps }
text-do-attach = { $kind ->
    [curse] curse
    *[other] attach to
    } { $host }: { $statics }
text-host-rival = a rival at most { $n } spaces away
text-host-opponent = the opponent
text-host-prey = a rival or an undefeated encounter at most { $n } spaces away
text-host-myself = yourself
text-group-all = each hero
text-group-here = each hero in this space
text-group-rivals = each other hero
text-group-near = each rival at most 3 spaces away
text-group-red = each hero on a red space
text-static-against = { $text } against { $trait } encounters
text-static-with-weapon = { $text } with a weapon
text-static-with-ranged = { $text } with a ranged attack
text-static-with-card = { $text } with an ability card instead of the weapon
text-static-bleeds = { $n } damage in { $upkeeps ->
    [one] their next upkeep
    *[other] each of their next { $upkeeps } upkeeps
    }
text-static-hurts = { $n } damage whenever their combat die shows a { $on }
text-static-costlier = their ability cards cost { $n } more
text-static-marked = your attacks against them get +{ $n }
text-static-until-hit = discard this card when you are hit
text-static-stays = when you are defeated you stay where you are
text-static-turns-back = turn your hero over when a single attack deals you { $n } or more damage
text-static-toll = in your upkeep, pay { $n } energy, discard an ability card, or turn your hero over
text-static-foes = { $trait } encounters: { $bonus }
text-static-scrolls = a Scroll draws { $n } more { $n ->
    [one] card
    *[other] cards
    }
text-static-strips = whoever is defeated discards { $n ->
    [one] { $n } random pack item
    *[other] { $n } random pack items
    }
text-static-strides = movement +{ $n } for everyone
text-static-duels = attacks between heroes: damage +{ $n }
text-static-givers = a Quest Giver also draws { $n ->
    [one] an ability card
    *[other] { $n } ability cards
    }
text-flip-book-used = a Book is activated
text-flip-flight-used = a Flight Path is activated
text-flip-felled = a hero is defeated
text-flip-rival-felled = a hero defeats another
text-flip-overlord-slain = an Overlord is defeated
text-flip-slain = a { $trait } encounter is defeated
text-flip-slain-on = a { $trait } encounter is defeated on a { $level } space
text-aim-collect = collect every token
text-aim-travel = travel to { $place }
text-any-city = any city
text-aim-slay = defeat { $n } { $trait } { $n ->
    [one] encounter
    *[other] encounters
    }{ $level ->
    [any] { "" }
    *[other] { " " }of the { $level } level or higher
    }
text-aim-beat = defeat { $places }
text-aim-defeat = defeat that rival
text-aim-hurt = deal { $n } damage to rivals
text-aim-hurt-holders = deal { $n } damage for each token to its holder
text-aim-duels = attack a rival and deal damage in { $n } different combats
text-aim-deliver = discard { $n ->
    [one] an item
    *[other] { $n } items
    } from your pack at { $place }
text-aim-deliver-trait = at { $place }, discard { $n ->
    [one] an item from your pack with { $trait } on its other side
    *[other] { $n } items from your pack with { $trait } on their other sides
    }
text-used-up = It is used up.
text-event-fight = fight { $foe }
text-event-win = if you win: { $steps }
text-either = { $one }, or { $other }
text-event-flips = flips when { $when }
text-event-back = back: { $text }
text-back-item = item { $name }
text-back-foe = encounter { $foe }
text-back-valor = into your quest log, { $n } valor
text-foe-line = { $type } { $attack }, defense { $defense }, damage { $damage }
text-line-weapon = weapon · { $type } { $n } · { $level } · { $potions }
text-line-armor = armor · { $n } · { $level } · { $potions }
text-line-pack = { $slot } · { $level } · { $potions }
text-quest-tokens = lay { $n ->
    [one] a token
    *[other] tokens
    } on { $places }
text-quest-give-chosen = give a token to a rival of your choice
text-quest-give-leader = give a token to the rival with the most valor
text-quest-give-two = give a token to each of two rivals; if you have only one, they get both

text-worth-valor = { $n } valor
text-trophy-of = defeat { $foe }
text-trophy-trade = trade your goods in Booty Bay
text-trophy-once = only one for each hero
text-token-gold = in a city discard it to gain an item of your level or a lower one
text-token-hearthstone = discard it instead of moving, and go to any city
text-token-far-sight = in your movement phase discard it and look at any discovery on the map; put it back or discard it
text-token-rocket-boots = discard them to reroll a movement die or combat die that you have just rolled
text-token-merchant = in your movement phase discard it and take an item of your choice from a rival's pack; that rival takes another from yours
text-token-ambush = in every combat of yours this turn the opponent deals 1 more damage, and their attack counts as ranged
text-token-false-map = the player on your right may move your hero up to { $n } spaces
text-token-power-drain = discard { $n } ability cards at random
text-token-disease = your life is 1 lower until you are defeated or use a large Healing Potion
text-token-bomb = you take { $n } damage

## why

why-over = The game is over.
why-chance = The dice and decks come first.
why-not-asked = { $seat } has to answer now.
why-fine = You can do this now.
why-costs = It costs { $number } energy; you have { $number2 }.
why-not-now = This is not the moment for it.
why-too-high = { $space } is { $level }: your hero's level is still too low.
why-aggro-holds = An aggro encounter holds your hero here.
why-not-next-to = { $space } is not next to your hero.
why-no-moves = You have no movement left.
why-not-in-hand = You don't have { $ability } in hand.
why-played = You have already played { $ability } this turn.
why-no-energy = { $ability } costs { $number } energy; you have { $number2 }.
why-not-yours = You don't have { $card }.
why-level = { $card } is above your hero's level.
why-icons = Your hero can't wear { $card }.
why-aggro-first = An aggro encounter here must be fought.
why-not-here = There is no such hero in your space.
why-in-space = What is in this space comes before a draw.
why-city = That can't be done in a city.
why-odds = { $percent }% of such fights go well ({ $low } to { $high }% with 95% confidence). They cost about { $cost } life.

## the table

table-turn = Turn
table-round = Round
table-active = Active
table-phase = Phase
table-moves = Movement left
table-energy = Energy
table-world = Global event
table-fight = Combat
table-foe = Opponent
table-dice = Dice (red, black)
table-attack = Attack
table-hero = { $name }
table-class = Class
table-level = Level
table-place = Space
table-life = Life left
table-numbers = Attack, defense, damage
table-powers = Powers
table-valor = Valor
table-weapon = Weapon
table-armor = Armor
table-pack = Pack
table-kept = Discoveries
table-attached = Attached
table-hand = Hand
table-hand-count = { $n ->
    [one] { $n } ability card
    *[other] { $n } ability cards
    }
table-quests = Quests
table-log = Quest log
table-line = Undefeated line
table-events = Location events
table-tokens = Discoveries on the map
table-marks = Tokens: { $places }.
table-next = Now: { $step }
table-so-far = So far: { $n }.
table-decks = Challenge decks
table-deck = { $n ->
    [one] { $n } card
    *[other] { $n } cards
    }, { $known } known on top
table-unknown = face down
table-none = none
table-name = Name
table-text = Text
class-warlock = Warlock
class-hunter = Hunter
class-warrior = Warrior
class-mage = Mage

## the final page

report-quests = Quests
report-trophies = Trophies
report-honors = Challenge cards
report-valor = Valor round by round
report-how-first = { $hero } was the first to reach { $n } valor, in round { $round }.
report-how-ahead = More than one hero reached { $n } valor in round { $round }: { $hero } was ahead.
report-how-shared = { $hero } share the win: all even, with { $n } valor or more in round { $round }.
report-turning-quest = { $hero } completed { $what }: { $n } valor.
report-turning-trophy = { $hero } won { $what }: { $n } valor.
report-turning-honor = { $what } brought { $hero } { $n } valor.
report-head-heroes = Hero by hero
report-head-player = player
report-head-level = level
report-head-quests = quests
report-head-trophies = trophies
report-head-beaten = encounters beaten
report-head-falls = falls
