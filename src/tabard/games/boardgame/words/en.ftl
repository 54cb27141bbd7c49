# What the Board Game says. A noun's article is "the" unless it says otherwise.

## What choosing an option does

option-take-class = Play { THE($class) }
option-travel = { $hero }: travel to { $region }
option-go = Go to { $region }
option-stop = Stop here
option-stay = { $hero } stays
option-summon = Summon { $hero }
option-rest = { $hero }: rest
option-town = { $hero }: visit the town
option-train = { $hero }: train
option-pass = { $hero }: do nothing more this turn
option-hand = { $hero }: give { $card } to { $hero2 }
option-give-gold = { $hero }: give gold to { $hero2 }
option-swap = { $hero }: offer { $hero2 } a swap
option-put-up = Offer { $card }
option-ask-for = Ask for { $card }
option-accept = Take the offer
option-refuse = Refuse
option-hunt = { $hero }: challenge the independent { $creature }
option-challenge = { $hero }: challenge the quest's { $creature }
option-defy = { $hero }: challenge { $boss }
option-duel = { $hero }: challenge all enemies here
option-intercept = { $hero }: charge into { $region } and challenge someone there
option-invite = Invite { $hero }
option-join = Join in
option-decline = Stay out of it
option-use = { $hero }: use { $ability }
option-done = Done
option-regain = Regain { $number } Health and { $number2 } Energy
option-learn = Learn { $card }
option-buy = Buy { $card }
option-sell = Sell { $card }
option-drop = Leave { $card } to the Merchant
option-talent = Take { $card }
option-equip = { $hero }: equip { $card } ({ $area })
option-unequip = { $hero }: unequip { $card }
option-ready = { $hero } is ready
option-attack = { $hero } attacks next
option-color = { CAP($color) }
option-reroll = Reroll { THE($die) }
option-throw = Throw them
option-keep = Keep all dice as they are
option-spot = Spot { THE($die) }
option-pick = Take { THE($die) }
option-remove = Remove { THE($die) }
option-pay = { $number }
option-heal = Heal { $hero }
option-face = Face what the opponent does
option-slay = Defeat a { $color } one
option-slay-quest = Defeat a { $color } one of { $quest }
option-wound = { $hero } takes a wound
option-companion = The companion takes it
option-myself = Take it yourself
option-block = Remove { $number } from the damage box and { $number2 } from the defense box
option-draw = Draw a { $tier } quest
option-keep-item = Take { $card }
option-give = { $hero } gets it
option-loot = { $hero } takes { $card }
option-leave-it = Leave it at that
option-raid = { $hero }: challenge the enemy quest's { $creature }
option-peek = { $hero }: look at Lord Kazzak's counter
option-cleanse = { $hero }: clear the region of the plague
option-forgo = { $hero }: nothing
option-take-gold = { $hero }: take { $number } gold
option-recover = { $hero }: regain { $number } Health and Energy in any mix
option-retrain = { $hero }: choose other talents
option-exchange = Exchange { $quest }
option-fly = { $hero }: fly to { $region }
option-bargain = { $hero }: buy { $card } at half price
option-peddle = { $hero }: sell { $card }
option-herd = Drive the { $creature } in { $region }
option-stake = { $hero }: give { $card }
option-bid = { $number ->
    [0] { $hero }: no bid
   *[other] { $hero }: bid { $number }
}
option-first = { CAP(THE($faction)) } first

## What happened

event-took-class = { $seat } takes { THE($class) }.
event-took-class-you = You take { THE($class) }.
event-plays = { $seat } plays { $character }.
event-plays-you = You play { $character }.
event-overlord = The Overlord is { $overlord }.
event-stocked = { $card } is for sale at the Merchant.
event-turn = Turn { $number }: { THE($faction) }.
event-went = { $hero } goes to { $region }.
event-rested = { $hero } rests.
event-handed = { $hero } gives { $card } to { $hero2 }.
event-gave-gold = { $hero } gives { $hero2 } { $number } gold.
event-puts-up = { $hero } offers { $card }.
event-offered = { $hero } offers { $hero2 } { $card } for { $card2 }.
event-refused-swap = { $hero } refuses.
event-visited = { $hero } visits the town of { $region }.
event-recovers = { $hero } recovers there.
event-trained = { $hero } learns { $card }.
event-bought = { $hero } buys { $card }.
event-sold = { $hero } sells { $card }.
event-received = { $hero } gets { $card }.
event-dropped = { $hero } leaves { $card } to the Merchant.
event-equipped = { $hero } equips { $card }.
event-unequipped = { $hero } unequips { $card }.
event-lost-prize = { $hero } loses { $card }.
event-challenged = { $hero } challenges { THE($creature) }.
event-defied = { $hero } challenges { $boss }.
event-attacked = { $hero } challenges the enemies in { $region }.
event-invited = { $hero } is invited.
event-stayed-out = { $hero } stays out of it.
event-wounds = { CAP(THE($faction)) } takes { $number ->
    [0] no wounds
    [one] { $number } wound
   *[other] { $number } wounds
}.
event-stands-in = { $hero } is to take a wound.
event-picks = { $number ->
    [one] { $seat } picks a class first.
    [2] { $seat } picks second.
    [3] { $seat } picks third.
    [4] { $seat } picks fourth.
    [5] { $seat } picks fifth.
   *[other] { $seat } picks sixth.
}
event-picks-you = { $number ->
    [one] You pick a class first.
    [2] You pick second.
    [3] You pick third.
    [4] You pick fourth.
    [5] You pick fifth.
   *[other] You pick sixth.
}
event-turns-to = { CAP(THE($faction)) } chooses a { $tier } quest.
event-joined = { $hero } joins in.
event-combat-round = Combat round { $number }.
event-attacks = { $hero } attacks.
event-used = { $hero } uses { $ability }.
event-shows = { $hero } rolls { $throw }.
event-picked-color = { $hero } takes a { $color } die.
event-picked-die = { $hero } takes { $die }.
event-changed = { $hero } turns a { $die } into a { $die2 }.
event-laid = { $number ->
    [one] { $hero } places a token in { THE($box) }.
   *[other] { $hero } places { $number } tokens in { THE($box) }.
}
event-regained = { $hero } regains { $number } { $pool }.
event-gained = { $hero } gains { $number } { $pool }.
event-lost = { $hero } loses { $number } { $pool }.
event-stunned = { $hero } is stunned ({ $number }).
event-cursed = { $hero } is cursed ({ $number }).
event-mended = { $number ->
    [one] A hit comes to nothing.
   *[other] { $number } hits come to nothing.
}
event-strikes-back = { $number ->
    [0] All blows are held off.
    [one] One blow gets through.
   *[other] { $number } blows get through.
}
event-companion-hurt = { $card } takes the wound for { $hero }.
event-slain = A { $color } { $creature } falls in { $region }.
event-boss-slain = { CAP(THE($faction)) } defeats { $boss }.
event-defeated = { $hero } is defeated.
event-fled = { $hero } wakes up in { $region }.
event-revived = { $hero } rises again.
event-won-fight = { CAP(THE($faction)) } wins the fight.
event-lost-fight = { CAP(THE($faction)) } loses the fight.
event-nobody-won = Nobody is left standing.
event-looted = { $hero } takes { $card } from { $hero2 }.
event-completed = { CAP(THE($faction)) } completes the quest { $quest }.
event-new-quest = A new quest for { THE($faction) }: { $quest }.
event-put-under = There are no figures for { $quest }: { THE($faction) } puts it under the deck.
event-spawned = { $number ->
    [one] A { $color } { $creature } appears in { $region }.
   *[other] { $number } { $color } creatures appear in { $region }: { $creature }.
}
event-paid = { $hero } gets { $number } gold.
event-learned-much = { $number ->
    [one] { $hero } gains an experience point.
   *[other] { $hero } gains { $number } experience points.
}
event-level = { $hero } reaches level { $number }.
event-talented = { $hero } takes the talent { $card }.
event-saw-item = { CAP(THE($faction)) } draws { $card }.
event-took-item = { CAP(THE($faction)) } takes { $card }.
event-drew-event = { CAP(THE($faction)) } draws the event { $event }.
event-marched = { $overlord } comes to { $region }.
event-last-battle = The final battle begins.
event-event-over = The event { $event } is over.
event-bid = { $number ->
    [0] { $hero } does not bid.
   *[other] { $hero } bids { $number }.
}
event-won-auction = { $hero } wins { $card }.
event-unsold = No one wants { $card }.
event-forgot = { $hero } gives up the talent { $card }.
event-gave-up = { CAP(THE($faction)) } gives up the quest { $quest }.
event-comes = { $number ->
    [1] { $hero } comes first.
   *[other] { $hero } comes next.
}
event-herded = { CAP(THE($faction)) } rouses { THE($creature) } in { $region }.
event-driven = { CAP(THE($creature)) } moves from { $region } to { $region2 }.
event-marked = There is a bounty on { $hero }.
event-won-war = { CAP(THE($faction)) } wins { $event }.
event-staked = { $hero } has to give up { $card }.
event-staked-gold = { $hero } has to give up { $number } gold.
event-bears-relic = { $hero } bears the relic.
event-looked = { $hero } looks at the counter in { $region }.
event-found = { $hero } has found Lord Kazzak in { $region }.
event-no-trace = { $hero } finds no trace of Lord Kazzak in { $region }.
event-last-stand = The Overlord has arrived: both factions must fight, { THE($faction) } first.
event-plagued = The plague breaks out in { $region }.
event-cleansed = { $hero } clears { $region } of the plague.
event-decides = Chance lets { THE($faction) } decide.
event-goes-first = { CAP(THE($faction)) } goes first.
event-flees = { $hero } has to leave the region.
event-wins = { CAP(THE($faction)) } wins the game.
event-tie = The game is a draw.

## What is asked

ask-act = What do you do?
ask-how-much-gold = How much gold does { $hero } give to { $hero2 }?
ask-swap-what = What does { $hero } offer { $hero2 }?
ask-swap-for = What does { $hero } want from { $hero2 } in return?
ask-take-swap = { $hero } offers { $hero2 } { $card } for { $card2 }. Do you take it?
ask-use = Use something now?
ask-pay = How much do you pay?
ask-focus = Is the power free this time?
ask-pay-dice = Which dice do you remove for it?
ask-pay-card = Which card do you unequip for it?
ask-which-color = Which color is the die?
ask-which-hue = Which color does the die become?
ask-reroll = Which dice do you reroll?
ask-spot = Which die do you spot?
ask-change = Which die do you change?
ask-plus = Which result do you raise?
ask-remove = Which die do you remove?
ask-exchange = Which dice do you exchange?
ask-dye = Which die of the pool changes its color?
ask-move = How many hits do you move?
ask-split = How many go into the first box?
ask-slay = Which creature is defeated?
ask-slay-any = Which creature do you defeat?
ask-who-takes-it = Who takes the wound?
ask-refuge = Where do you wake up?
ask-revive = What do you have again?
ask-restore = What do you regain?
ask-another = Who else do you heal?
ask-disarm = Which power do you lose?
ask-equip-now = What do you equip?
ask-strip = Which die can't you use?
ask-last-word = Use something, or face what the opponent does.
ask-attack-order = Who attacks next?
ask-wound = Who takes the wound?
ask-armor = Which hits does your armor stop?
ask-loot = What do you take?
ask-invite = Who do you invite?
ask-join = Do you join in? It costs an action.
ask-target = Who do you challenge there?
ask-onward = Go on, or stay here?
ask-teleport = Where to?
ask-portal = Do you go through the portal?
ask-summon = Who do you summon?
ask-train = Which power do you learn?
ask-town = Buy, sell, learn, or leave.
ask-manage = Change what your heroes have equipped.
ask-too-much = Your Bag is too full. What do you leave to the Merchant?
ask-take-item = Which item do you take?
ask-take-special = Which special item do you take?
ask-who-gets-it = Who gets it?
ask-talent = Which talent do you take?
ask-quest-deck = From which deck do you draw the next quest?
ask-class = Which class do you play?
ask-roll = The dice are rolled.
ask-more = More dice are rolled.
ask-rethrow = Dice are rolled again.
ask-speaker = Chance says who decides.
ask-item = An item is drawn.
ask-quest = A quest is drawn.
ask-event = An event is drawn.
ask-lead = Chance says who plays two heroes.
ask-pick-order = Chance says in which order classes are taken.
ask-random-class = Chance deals a class.
ask-factions = Chance deals the factions.
ask-overlord = Chance says who the Overlord is.
ask-lair = Lord Kazzak hides.
ask-fewest-xp = Chance says who comes first.
ask-attackers = Chance says who attacks.
ask-stopped = Which hits only wear the opponent down?
ask-bid = How much do you bid?
ask-auction-tie = Chance says whose bid wins.
ask-offer = What do you choose?
ask-retrain = Which talent do you take instead?
ask-exchange-quest = Which quest do you exchange for a new one?
ask-one-each = Do you make use of it?
ask-herd = Which creatures do you drive?
ask-pasture = Where do they go?
ask-stake = Which item do you give?
ask-bearer = Who bears the relic?
ask-leftovers = Before you go on: anything here?
ask-goes-first = Both factions could use something now. Who goes first?
ask-decider = Chance says which faction decides.
ask-flight = Chance says who leaves first.
ask-bounty = Chance says who the bounty is on.
ask-stands-first = Chance says who fights first.

## Why, and why not

why-over = The game is over.
why-fine = You can do that now.
why-odds = { $percent }% of such fights are won ({ $low } to { $high }% with 95% confidence). They cost about { $cost } Health.
why-chance = Chance has to decide first.
why-not-asked = { $seat } has to answer now.
why-not-now = That is not one of the answers to this question.
why-costs-gold = That costs { $number } gold.
why-brings-gold = That brings { $number } gold.
why-costs-action = That costs one of your actions.
why-not-your-hero = That is not a hero of yours.
why-not-your-turn = It is the other faction's turn.
why-no-actions = { $hero } has no action left this turn.
why-has-passed = { $hero } is done for this turn.
why-independents-first = { $hero } has to challenge the independent creatures here first.
why-no-town = There is no friendly town in { $region }.
why-nothing-to-learn = { $hero } can't afford any power they could learn.
why-nobody-like-that = There is no one like that to challenge in { $region }.
why-no-enemies = There are no enemy heroes in { $region }.
why-needs-a-card = That takes a card that says so.
why-enemy-start = { $region } is where the enemy starts: none of your heroes may enter it.
why-too-slow = { $hero } can't take another Travel action this turn.
why-too-far = { $region } isn't a neighboring region, and no friendly flight path leads there from here.
why-their-quest = These creatures belong to a quest of the other faction.
why-no-gold = { $hero } has only { $have } gold.
why-only-auction = That is for an auction.
why-no-counter = There is no counter in { $region } that your faction has not looked at.
why-foul-winds = The foul winds of { $region } cost more Energy than you have.
why-no-friend = Only friendly heroes can be invited.
why-elsewhere = { $hero } is in another region.
why-not-for-sale = { $card } isn't for sale.
why-too-dear = { $card } costs { $number } gold, and you have { $have }.
why-other-class = { $card } belongs to another class.
why-learned-already = { $card } is already yours.
why-level-too-low = { $card } needs level { $number }.
why-powers-stay = { $card } isn't an item: powers and talents stay with whoever has them.
why-printed-stays = { $card } is printed on the sheet and stays there.
why-not-sold = { $card } can't be sold.
why-not-yours = You don't have { $card }.
why-one-of-a-kind = There is one of that kind on the sheet already: { $card } has to wait.
why-area-taken = { $card } is there: unequip it first.
why-no-energy = { $card } costs { $number } Energy.
why-wrong-type = { $card } is of a type that does not go there.
why-wrong-trait = { $card } has no trait that may go there.
why-stances-only = That area is for Stances, and Stances go nowhere else: { $card } does not fit.
why-creatures-own = That is what a creature does; heroes can't.
why-not-equipped = { $card } isn't equipped.
why-used-already = { $card } has already been used.
why-rerolled-already = That die has already been rerolled.
why-no-rerolls = There is no Reroll value left.
why-spotted-already = That die has already been spotted this round.
why-only-managing = Cards go on and off only in Character Management, at the end of your turn.
why-only-town = Buying and selling takes a Town action.
why-only-training = Powers are bought in a Training or Town action.
why-only-announced = Friends are invited right after a challenge is announced.
why-only-reroll-step = Dice are rerolled in the Reroll step.
why-only-new-level = A talent is taken when a level is gained.
why-not-its-time = This isn't the time for that.
why-only-actions = That is an action, and something else has to be decided first.

## Names

class-druid = Druid
class-hunter = Hunter
class-mage = Mage
class-paladin = Paladin
class-priest = Priest
class-rogue = Rogue
class-shaman = Shaman
class-warlock = Warlock
class-warrior = Warrior
faction-horde = Horde
faction-alliance = Alliance
creature-murloc = Murloc
    .many = Murlocs
creature-gnoll = Gnoll
    .many = Gnolls
creature-ghoul = Ghoul
    .many = Ghouls
creature-crusader = Scarlet Crusader
    .many = Scarlet Crusaders
creature-naga = Naga
creature-spider = Giant Spider
    .many = Giant Spiders
creature-wraith = Wraith
    .many = Wraiths
creature-worgen = Worgen
creature-wildkin = Wildkin
creature-ogre = Ogre
    .many = Ogres
creature-drake = Drake
    .many = Drakes
creature-doomguard = Doom Guard
    .many = Doom Guards
creature-infernal = Infernal
    .many = Infernals
color-red = red
color-blue = blue
color-green = green
tier-grey = gray
tier-green = green
tier-yellow = yellow
tier-red = red
area-power1 = first power
area-power2 = second power
area-power3 = third power
area-ranged = ranged
area-melee = melee
area-general = general
area-armor = armor
area-extra = extra
box-damage = damage box
box-defense = defense box
box-armor = defense box as armor
box-attrition = attrition box
pool-health = Health
pool-energy = Energy
die-name = { $hue } { $n }{ $spotted ->
    [yes] { " (spotted)" }
   *[no] { "" }
}
choice-random = random
choice-picked = picked
choice-first-game = as in the book's first game
choice-horde = Horde
choice-alliance = Alliance
choice-kazzak = Lord Kazzak
choice-nefarian = Nefarian
choice-kelthuzad = Kel'Thuzad
choice-book = 5, 10, 19, 30
choice-short = 4, 10, 18, 28
choice-true = yes
choice-false = no

## The table in words

deck-triangle = triangle item
    .many = triangle items
deck-square = square item
    .many = square items
deck-circle = circle item
    .many = circle items
deck-cup = special item
    .many = special items
table-turn = The turn
table-space = Space of the track
table-lap = (lap { $n })
table-acting = Whose turn
table-next = The next space brings
table-brings-event = an event
table-brings-item = a { $deck } for the Merchant
table-brings-nothing = nothing
table-brings-end = the final battle
table-brings-lap = the start of the track again
table-overlord = Overlord
table-unknown-place = nobody knows where
table-strength = Threat { $threat }, Attack { $attack }, Health { $health }
table-drawn = Items you look at
table-fight = The combat
table-round = Round
table-place = Where
table-heroes-in = Heroes
table-opponents = Opponents
table-menace = What they do
table-attacker = Attacking now
table-needs = A die hits with at least
table-dice = Dice
table-rerolls = Reroll / Attrition
table-figure = { $n } { $color } { $creature }
table-heroes = Heroes of the { $faction }
table-hero = Hero
table-level = Level
table-health = Health
table-energy = Energy
table-gold = Gold
table-xp = XP
table-region = Region
table-actions = Actions left
table-marks = Notes
table-stunned = Stun { $n }
table-cursed = Curse { $n }
table-passed = done for this turn
table-sheet = { $hero }'s sheet
table-race = Race
table-talent = Talent
table-bag = Bag
table-spellbook = Spellbook
table-prizes = Auction Items
table-pet = Health of the companion
table-combo = Combo tokens
table-rage = Rage tokens
table-quests = Quests of the { $faction }
table-quest = Quest
table-where = Creatures
table-reward = Reward
table-pays = { $gold } gold, { $xp } XP
table-board = Independent creatures and bosses
table-there = Who stands there
table-merchant = The Merchant
table-card = Card
table-text = What it does
table-events = Events beside the board

## The text on cards: when

text-clause = { $limits ->
    [yes] if { $test },
   *[no] { "" }
} { $mood ->
    [may] you may { $what }
   *[do] { $what }
} { $once ->
    [combat] (once per combat)
    [turn] (once per turn)
   *[no] { "" }
}
text-used-up = discard it after use
text-paying = { $cost } to { $what }
text-spotting = { $spot } to { $what }
text-when-turn = at the start of your faction turn, { text-clause }
text-when-before = just before your action, { text-clause }
text-when-action = as an action, { text-clause }
text-when-travels = during your Travel action, { text-clause }
text-when-traveled = after your Travel action, { text-clause }
text-when-resting = when you rest, { text-clause }
text-when-taken = when you take this talent, { text-clause }
text-when-round = at the start of a combat round, { text-clause }
text-when-pool = at the start of { $who ->
    [anyone] any friendly participant's
   *[you] your
} Dice Pool step, { text-clause }
text-when-rolled = at the end of { $who ->
    [anyone] any friendly participant's
   *[you] your
} Dice Pool step, { text-clause }
text-when-reroll = at the start of { $who ->
    [anyone] any friendly participant's
   *[you] your
} Reroll step, { text-clause }
text-when-rerolled = at the end of { $who ->
    [anyone] any friendly participant's
   *[you] your
} Reroll step, { text-clause }
text-when-place = at the start of your Place Tokens step, { text-clause }
text-when-placed = at the end of your Place Tokens step, { text-clause }
text-when-defends = at the start of the Defense Phase, { text-clause }
text-when-struck = at the end of the Ranged Strike step, { text-clause }
text-when-damaged = at the end of the Damage step, { text-clause }
text-when-resolved = at the end of the Resolution step, { text-clause }
text-when-ends = at the end of a combat round, { text-clause }
text-when-after = after a combat, { text-clause }
text-when-hurting = when you are about to lose Health, { text-clause }
text-when-hurt = after { $who ->
    [anyone] a friendly participant loses
   *[you] you lose
} Health, { text-clause }
text-when-spent = after you spend Energy, { text-clause }
text-when-falls = when { $who ->
    [anyone] a friendly participant is
   *[you] you are
} about to be defeated, { text-clause }
text-when-judgement = Judgement: { text-clause }

## The text on cards: dice

text-hue-red = red
text-hue-blue = blue
text-hue-green = green
text-hue-attack = red or blue
text-hue-any = any
text-a-die-red = a red die
text-a-die-blue = a blue die
text-a-die-green = a green die
text-a-die-attack = a red or blue die
text-a-die-any = a die
text-each-die-red = red die
text-each-die-blue = blue die
text-each-die-green = green die
text-each-die-attack = red or blue die
text-each-die-any = die
text-dice-red = red dice
text-dice-blue = blue dice
text-dice-green = green dice
text-dice-attack = red or blue dice
text-dice-any = dice
text-some-dice-red = { $n ->
    [one] { $n } red die
   *[other] { $n } red dice
}
text-some-dice-blue = { $n ->
    [one] { $n } blue die
   *[other] { $n } blue dice
}
text-some-dice-green = { $n ->
    [one] { $n } green die
   *[other] { $n } green dice
}
text-some-dice-attack = { $n ->
    [one] { $n } red or blue die
   *[other] { $n } red or blue dice
}
text-some-dice-any = { $n ->
    [one] { $n } die of any color
   *[other] { $n } dice of any color
}
text-die-least = { $die } showing { $best ->
    [yes] { $n }
   *[no] { $n } or more
}
text-die-most = { $die } showing { $worst ->
    [yes] { $n }
   *[no] { $n } or less
}

## The text on cards: amounts

text-n-x = { $each ->
    [1] for each
   *[other] for every { $each }
}
text-n-spotted = { $every ->
    [one] for each of them
    [two] for every two of them
   *[some] spotted dice
}
text-n-level = { $every ->
    [one] per level
    [two] per two levels
   *[some] levels
}
text-n-wounds = { $every ->
    [one] for each Health you lost in this phase
    [two] for every two Health you lost in this phase
   *[some] Health lost in this phase
}
text-n-foe-attack = { $every ->
    [one] for each point of Attack of your strongest opponent
    [two] for every two points of Attack of your strongest opponent
   *[some] points of Attack of your strongest opponent
}
text-n-pet-health = { $every ->
    [one] for each Health your companion has left
    [two] for every two Health your companion has left
   *[some] Health on your companion
}
text-n-showing = { $every ->
    [one] for each { $die }
    [two] for every two { $dice }
   *[some] { $dice }
}
text-n-laid = { $kind ->
    [armor] { $every ->
        [one] for each armor token you just placed
        [two] for every two armor tokens you just placed
       *[some] armor tokens just placed
    }
   *[other] { $every ->
        [one] for each hit you just placed in the { $box }
        [two] for every two hits you just placed in the { $box }
       *[some] hits just placed in the { $box }
    }
}
text-n-at-most = { $per } ({ $most } at most)
text-n-either = ({ $more } if { $test })
text-n-count-friends = { $every ->
    [one] for each friendly participant
    [two] for every two friendly participants
   *[some] friendly participants
}
text-n-count-foes = { $every ->
    [one] for each opponent
    [two] for every two opponents
   *[some] opponents
}
text-n-by-heroes = ({ $six } against six characters)

## The text on cards: conditions

text-if-previous = you used this in the round before
text-if-unhurt = you lost no Health in that round
text-if-in-round = this is round { $n }
text-if-after-round = this is later than round { $n }
text-if-has-no = you have no { $category }
text-if-equipped = { $card } is equipped
text-if-used = you used { $card } this round
text-if-has = you have a { $category }
text-if-wields = you have a { $traits } equipped
text-if-against = you fight { $whom }
text-if-slain = you defeated an opponent
text-if-placed = you placed { $token } this round
text-if-least = there are { $n } or more { $what }
text-if-not = it is not true that { $test }
text-opponent-red = red creatures
text-opponent-boss = a boss
text-opponent-enemies = enemies

## The text on cards: costs

text-pay-energy = pay { $n } Energy
text-pay-up-to = pay up to { $n } { $what }
text-pay-any = pay any amount of { $what }
text-pay-shed = remove { $n ->
    [one] { $die }
   *[other] { $n } { $dice }
}
text-pay-shed-up-to = remove up to { $n } { $dice }
text-pay-shed-any = remove any number of { $dice }
text-pay-unequip = unequip { $what }
text-pay-unequip-self = unequip this card
text-payable-health = Health
text-payable-energy = Energy
text-payable-combo = combo tokens
text-payable-rage = rage tokens

## The text on cards: what is added

text-gives = { $limits ->
    [yes] if { $test },
   *[no] { "" }
} { $friends ->
    [yes] every friendly participant gets { $what }
   *[no] gives { $what }
}
text-pay-unequip-any = unequip your { $what }
text-line-race = race ability
text-line-printed = printed card
text-line-power = power
text-line-talent = talent
text-line-item = item
text-line-prize = Auction Item
text-line-shield = Shield
text-line-helmet = Helmet
text-line-scope = Scope
text-line-poison = Poison
text-line-level = level { $n }
text-line-gold = { $n } gold
text-line-energy = { $n } Energy
text-line-health = { $n } Health
text-line-values = { $color }: Threat { $threat }, Attack { $attack }, Health { $health }
text-line-boss = Threat { $threat }, Attack { $attack }, Health { $health }
text-quest-spawn = { $n } { $color ->
    [red] red
    [blue] blue
   *[green] green
} { $creature }, { $region }
text-quest-item = { $n ->
    [one] { $times } { $deck }
   *[other] 1 { $deck } chosen from { $n }{ $times ->
        [one] { "" }
        [2] , twice
       *[other] , { $times } times
    }
}
text-boss = A boss comes to { $region }. { $strength }.
text-boss-stake-item = Every character stakes one item from the Bag; the victors share them.
text-boss-stake-gold = Every character stakes half of their gold, rounded down; the victors share it.
text-boss-pays = Reward: { $brings }.
text-boss-pays-both = Reward: { $brings }. For the weaker faction: { $weaker }.
text-boss-each = Each faction can defeat it once.
text-boss-burden = Until a faction has defeated it, the Overlord has { $n } more Attack against that faction.
text-boss-relic = One of the victors carries a relic: it places { $n } hits in the damage box at the start of a combat against the Overlord.
text-quest = Creatures: { $spawns }. Reward: { $brings }.
text-do-dice = { $mood ->
    [gives] { $dice } { $per }
   *[do] add { $dice } { $per }
}
text-do-fewer-dice = { $mood ->
    [gives] −{ $dice } { $per }
   *[do] take away { $dice } { $per }
}
text-do-reroll = { $mood ->
    [gives] Reroll +{ $n } { $per }
   *[do] get Reroll +{ $n } { $per }
}
text-do-reroll-less = { $mood ->
    [gives] Reroll −{ $n } { $per }
   *[do] get Reroll −{ $n } { $per }
}
text-do-attrition = { $mood ->
    [gives] Attrition +{ $n } { $per }
   *[do] get Attrition +{ $n } { $per }
}
text-do-attrition-less = { $mood ->
    [gives] Attrition −{ $n } { $per }
   *[do] get Attrition −{ $n } { $per }
}
text-do-lower = { $mood ->
    [gives] Threat −{ $n } { $per }
   *[do] lower your opponents' Threat by { $n } { $per } this round
}
text-do-lower-own = { $mood ->
    [gives] Threat −{ $n } { $per }
   *[do] lower your opponents' Threat by { $n } { $per } until the end of your Attack Phase
}
text-do-capacity-health = { $mood ->
    [gives] { $n } Health capacity
   *[do] have { $n } more Health capacity
}
text-do-capacity-energy = { $mood ->
    [gives] { $n } Energy capacity
   *[do] have { $n } more Energy capacity
}

## The text on cards: steps

text-do-spot = spot { $dice }
text-do-spot-each = spot any number of { $dice }
text-do-change = { $many ->
    [one] change { $die } into { $hue ->
        [same] { $face ->
            [8] an
           *[other] a
        } { $face }
        [any] a { $face } of any color
        [red] a red { $face }
        [blue] a blue { $face }
       *[green] a green { $face }
    } { $per }
   *[other] change { $many ->
        [some] up to { $n }
       *[any] any number of
    } { $dice } into { $hue ->
        [same] { $face }s
        [any] { $face }s of any color
        [red] red { $face }s
        [blue] blue { $face }s
       *[green] green { $face }s
    }
}
text-do-plus = { $many ->
    [one] add { $more } to the result of { $die } { $per }
    [some] add { $more } to the results of up to { $n } { $dice }
   *[any] add { $more } to the results of any number of { $dice }
}
text-do-rethrow = reroll { $every ->
    [yes] any number of { $dice }
   *[no] { $some } { $per }
}, in addition to your Reroll value
text-do-roll-again = reroll all your dice
text-do-exchange = remove { $dice }, up to your Reroll value, and roll as many { $to } instead of rerolling
text-do-dye = roll any { $dice } of your pool as { $to }
text-do-remove = remove { $every ->
    [yes] all { $dice }
   *[no] { $n ->
        [one] { $die }
       *[other] { $n } { $dice }
    } { $per }
}
text-do-show = place a { $hue } die showing { $n } instead of rolling it
text-do-forgo = roll no { $hue } dice this round
text-do-allow = roll up to { $n } { $hue } dice anyway
text-do-bind = reroll only { $hue } dice
text-do-damage = place { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} in the damage box { $per }
text-do-defend = place { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} in the defense box { $per }
text-do-armor = place { $n ->
    [one] { $n } armor token
   *[other] { $n } armor tokens
} { $per }
text-do-wear = place { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} in the attrition box { $per }
text-do-move = move { $every ->
    [yes] any number
   *[no] { $n ->
        [one] { $n }
       *[other] up to { $n }
    }
} of the hits you just placed from the { $box } to the { $to }
text-do-split = place { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} in the { $box } or the { $to } { $per }
text-do-clear = remove all hits from your boxes
text-do-token = place { $tokens } { $per }
text-some-combo = { $n ->
    [one] { $n } combo token
   *[other] { $n } combo tokens
}
text-some-rage = { $n ->
    [one] { $n } rage token
   *[other] { $n } rage tokens
}
text-do-regain = { $whom ->
    [friends] let each friendly participant regain
    [them] let that character regain
    [another] let another friend regain
    [here] let all friends in this region regain
   *[you] regain
} { $every ->
    [yes] all { $pool }
   *[no] { $n } { $pool } { $per }
}
text-do-gain = { $whom ->
    [friends] let each friendly participant gain
   *[you] gain
} { $n } { $pool } { $per }{ $whom ->
    [passing] ; what is above your capacity is lost at the end of the round
   *[you] { "" }
}
text-do-lose = { $whom ->
    [friends] each friendly participant loses
   *[you] lose
} { $n } { $pool } { $per }
text-do-heal-pet = heal your companion completely
text-do-cleanse = remove all Curse and Stun tokens
text-do-prevent = lose { $n } less
text-do-revive = let that character stay and regain { $n } Health or Energy { $per }
text-do-reincarnate = stay with { $n } Health and { $more } more Health or Energy in any mix
text-do-leave = leave the combat, staying in the region
text-do-slay = defeat one independent creature
text-do-unequip-self = unequip this card
text-do-equip = equip { $kind ->
    [card] { $what }
   *[any] a { $what } that you have learned
}
text-do-judge = carry out the Judgement of the Seal that you have equipped
text-do-stride = travel { $n ->
    [one] { $n } region
   *[other] { $n } regions
} further
text-do-teleport = move { $n ->
    [one] { $n } region
   *[other] { $n } regions
} { $per }, whatever stands there
text-do-portal = move yourself and friends in this region to your starting region
text-do-summon = bring a friend from anywhere into this region
text-do-stun = { $whom ->
    [friends] each participant gets
   *[you] get
} { $n ->
    [one] { $n } Stun token
   *[other] { $n } Stun tokens
} { $per }
text-do-curse = get { $n ->
    [one] { $n } Curse token
   *[other] { $n } Curse tokens
} { $per }
text-do-mend = remove { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} from the damage box { $per }
text-do-waste = remove { $n ->
    [one] { $n } hit
   *[other] { $n } hits
} from the { $box } { $per }
text-do-disarm = unequip { $n ->
    [one] { $n } power card
   *[other] { $n } power cards
} { $per }
text-do-banish = set aside all { $dice } for everybody until the combat ends

## The text on cards: always

text-improves = with { $card }, also { $what }
text-replaces = { $card } does this instead: { $what }
text-judges = with the Judgement of { $card }, also { $what }
text-eases = { $card } may spot dice showing { $n } or more
text-keeps = { $card } is not unequipped when it is used { $once ->
    [combat] the first time in a combat
   *[no] { "" }
}
text-twice = { $card } may be used twice per round
text-twice-instants = each instant power may be used twice per round; the second use costs { $n } Energy more
text-costs-less = { $what } { $many ->
    [yes] cost
   *[no] costs
} { $n } Energy less
text-costs-nothing = { $what } powers cost no Energy
text-costs-instants = instant powers
text-costs-powers = your other powers
text-free = this costs no Energy if { $test }
text-free-instant = once per combat, you may use an instant power for free
text-intercepts = you may challenge in a region next to yours, moving there, even out of a region with independent creatures
text-unstopped = independent creatures do not stop your journeys
text-unhindered = independent creatures do not force you to challenge them
text-slows = you may take at most { $n } Travel action per turn
text-doubles = you place twice as many { $token }
text-hardens = your { $category } has { $n } more Health
text-holds = your { $area } area takes a { $traits } of level { $level } or less, too
text-extra-area = you have one more area for a card of this type: { $type }
text-immune = the ability of the { $creature } does not affect you
text-category-stance = Stance
text-category-aspect = Aspect
text-category-pet = Pet
text-category-demon = Demon
text-category-seal = Seal
text-category-aura = Aura
text-category-blessing = Blessing
text-category-beast-form = Beast Form
text-category-weapon-enhancement = Weapon Enhancement
text-trait-bow = Bow
text-trait-gun = Gun
text-trait-wand = Wand
text-trait-mace = Mace
text-trait-staff = Staff
text-trait-sword = Sword
text-trait-cloth = Cloth
text-trait-leather = Leather
text-trait-mail = Mail
text-trait-trinket = Trinket
text-trait-head = Head
text-trait-potion = Potion
text-trait-scroll = Scroll
text-trait-food = Food
text-token-combo = combo tokens
text-token-rage = rage tokens
text-box-damage = damage box
text-box-defense = defense box
text-box-armor = armor
text-box-attrition = attrition box
text-pool-health = Health
text-pool-energy = Energy
text-area-power1 = first power
text-area-power2 = second power
text-area-power3 = third power
text-area-ranged = ranged
text-area-melee = melee
text-area-general = general
text-area-armor = armor
text-type-instant = instant
text-type-active = active
text-type-ranged = ranged
text-type-melee = melee
text-type-general = general
text-type-armor = armor
text-type-bag = Bag

## The text on creatures

text-no-rerolls = characters may not use their Reroll value
text-no-attrition = Attrition hits do not count
text-halves-attrition = the Attrition value is halved, rounded up
text-armor-from = only green results of { $n } place armor
text-hinders = Reroll −{ $n } for everybody
text-hits-capped = no more hits go into the damage and defense boxes than there are { $dice }; the others go into the attrition box
text-attrition-capped = Attrition counts only up to the number of { $dice } that were not spotted

## The text on events

text-event-offers = each character chooses: { $what }
text-offer-gold = { $n } gold { $per }
text-offer-restore = { $n } Health or Energy { $per }, in any mix
text-offer-retrain = new talents (of the same levels or lower)
text-event-new-quests = each faction may exchange one quest for a new one; its independent creatures stay
text-event-flights = in order of XP, fewest first, each character may move to a friendly flight point without enemies
text-event-buys = in order of XP, fewest first, each character may buy one item from the Merchant at half its price, rounded up
text-event-sells = in order of XP, fewest first, each character may sell one item from the Bag for half its price, rounded down
text-event-stampede = the factions take turns moving a group of independent creatures up to { $steps } regions, { $moves ->
    [one] once
    [2] twice
   *[other] { $moves } times
} each
text-event-auction = everyone bids in secret for { $card }
text-event-first-win = the first faction to win a fight against the other: each winner gets { $gold } gold and { $xp } XP, or { $gold2 } gold and { $xp2 } XP in the weaker faction
text-event-subterfuge = factions may challenge the other's quest creatures for { $n } XP less; the faction whose quest it was draws a new one
text-event-bounty = one character of each faction is marked; the first of them to be defeated by enemies earns each of those enemies' characters { $n } XP
text-event-trophies = until the next event, independent creatures give { $n } XP and half their Attack in gold
text-event-cull = the first faction to defeat independent creatures with { $n } Attack in all: each character gets { $gold } gold and { $xp } XP
text-event-plaguewinds = in { $lands }, each step of a journey costs { $energy } Energy, and independent creatures give { $xp } XP, until none are left there
text-event-war = whoever has characters in { $one } and in { $other } at the end of the other faction's turn wins: each character gets { $gold } gold and { $stronger } XP ({ $weaker } XP in the weaker faction)
text-event-taint = characters within { $n } regions of the Overlord lose half their { $pool }, rounded down; while the plague is on the board, within { $far } regions and rounded up
text-event-plague = the plague lies on { $regions }: creatures in the Plaguelands have { $attack } more Attack; after an action there, a character may pay { $energy } Energy to clear a region and gain { $xp } XP

## How a game came out

report-xp = Experience over the turns
report-how-overlord = { CAP(THE($faction)) } killed { $boss } on turn { $turn }.
report-how-battle = The turn track ran out, and { THE($faction) } won the final battle.
report-how-battle-tie = The turn track ran out, and nobody was left standing in the final battle.
report-how-arrival = Nefarian reached the end of the route: nobody has won.
report-how-laps = The turn track ran out once too often: nobody has won.
report-won = { $heroes } beat { $foe }: { $xp } XP{ $fallen ->
    [0] {""}
   *[other] , with { $fallen } fallen
  }.
report-and = { $head } and { $tail }
report-lost = { $heroes } lost to { $foe }.
report-enemies = the enemy
report-heroes = Hero by hero
report-head-player = player
report-head-level = level
report-head-xp = XP
report-head-gold = gold
report-head-fights = fights won
report-head-fallen = falls
report-head-quests = quests
