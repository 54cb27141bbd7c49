# What Small World says. A noun's article is "the" unless it says otherwise.

## What choosing an option does

option-take = Take { THE($slot) }
option-expand = Expand
option-decline = Go into decline
option-abandon = Abandon { $region }
option-recall = Take up the Champion
option-conquer = Conquer { $region }
option-final = Try { $region } with the die, as the final conquest
option-arm = Next conquest: use { THE($aid) }
option-push = Push something out of { $region }
option-move = Move it to { $region }
option-swap = Swap { $region } and { $region2 }
option-steal = Take the Artifact from { $region } to { $region2 }
option-artifact = Take { THE($treasure) }
option-stop = Stop conquering
option-give-up = Give the assault up
option-pay = Pay
option-withhold = Don't pay, and take the bomb back
option-form = Take { THE($form) }
option-side = { $faction ->
    [neutral] Stay neutral
   *[other] Fight for { THE($faction) }
}
option-well = Put the Well into { $region }
option-recruit = { $number ->
    [0] Recruit nobody
    [one] Recruit { $number } token
   *[other] Recruit { $number } tokens
}
option-place = Place a token in { $region }
option-beast = Place a Beast in { $region }
option-champion = Place the Champion in { $region }
option-relieve = A Beast relieves a token in { $region }
option-stand = The Champion relieves a token in { $region }
option-tower = Raise a watchtower in { $region }
option-garrison = Put a garrison into { $region }
option-heart = Put the Heart into { $region }
option-aegis = Put the Aegis into { $region }
option-objective = Make { $region } an objective
option-bomb = Put a bomb on { $region }
option-done = Done

## What happened

event-begins = { $seat } begins.
event-turn = Round { $number }: { $seat }'s turn.
event-picked = { $seat } picks { THE($race) } ({ BEHIND($power) }){ $number ->
    [0] .
    [one] , with { $number } coin on them.
   *[other] , with { $number } coins on them.
}
event-offered = New in the column: { $race } ({ BEHIND($power) }).
event-declined = { $seat } puts { THE($race) } into decline.
event-extinct = { $seat }'s declined { $race } are gone from the map.
event-gained = { $seat } gains { coins }: { $source }.
event-earned = { $seat } earns { coins }: { $source }.
event-paid = { $seat } pays { coins } { SOME($seat2) ->
    [none] to the bank
   *[other] to { $seat2 }
}.
event-abandoned = { $seat } abandons { $region }.
event-recalled = { $seat } takes up the Champion.
event-armed = { $seat } will use { THE($aid) } for the next conquest.
event-rolled = { $seat } rolls { $number }.
event-pushes = { $seat } threatens { $region }.
event-attacks = { $seat } attacks { $region }: the die decides.
event-reaches = { $seat } reaches from { $region2 } into { $region }.
event-failed = { $seat }'s attack on { $region } fails.
event-conquered = { $seat } conquers { $region } with { $number ->
    [0] no token
    [one] { $number } token
   *[other] { $number } tokens
}.
event-holy-light = The Holy Light saves { $seat } a token.
event-captured = { $seat2 } captures { $seat }'s Champion.
event-regrouped = What { $seat } had left in { $region } joins { $region2 }.
event-razed = { $seat } tears down a defence in { $region }.
event-pushed = { $seat } pushes a token from { $region } to { $region2 }.
event-pushed-out = { $seat } pushes a token out of { $region }; it has nowhere to go.
event-swapped = { $seat } swaps { $region } and { $region2 }.
event-stole = { $seat } takes { THE($treasure) } to { $region }.
event-revealed = { $seat } finds { THE($treasure) } in { $region }.
event-well-moved = The Well of Eternity moves to { $region }.
event-replaced = There is no water for the Well: { THE($treasure) } comes to { $region } instead.
event-sided = { $seat } fights for { THE($faction) } this turn.
event-healed = The Spirit Healer brings { $seat } a token.
event-recruited = { $seat } recruits { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}.
event-deployed = { $seat } reinforces { $region }.
event-beasts = { $number ->
    [one] { $number } Beast follows
   *[other] { $number } Beasts follow
} { $seat }.
event-harmony = { $seat } gives { $seat2 } a Harmony token.
event-set-down = { $seat } puts { THE($treasure) } into { $region }.
event-marked = { $seat } makes { $region } an objective.
event-bombed = { $seat } puts a bomb on { $region }.
event-bomb-returned = The bomb on { $region } goes back to the pile, unseen.
event-bomb-revealed = The bomb on { $region } is revealed: { $bomb }.
event-bomb-at = Revealing the bomb on { $region } costs { coins }.
event-ended = The game is over.

## What is asked

ask-turn = Expand with your race, or put it into decline?
ask-pick = Pick a combo. You put a coin on each one above it.
ask-conquest = Conquer a region, use an ability, or stop conquering.
ask-press-on = Still too few tokens. Roll for it as your final conquest, or give the assault up?
ask-regroup = Tokens of yours can't stay where they are. Which of your regions do they join?
ask-push-to = Which region of its race does the pushed token go to?
ask-form = Choose this turn's form: human, or Worgen.
ask-side = Whom do you fight for this turn?
ask-well = Choose the Lake or Sea that the Well moves to.
ask-recruit = How many tokens do you recruit, for a coin each?
ask-redeploy = Place your tokens in regions of yours, one at a time.
ask-retreat = Place the tokens that were driven out, one at a time.
ask-tower = There are too few watchtowers. Choose a Farmland that gets one.
ask-garrison = There are too few garrisons. Choose a region that gets one.
ask-heart = Choose the region of yours where the Heart of Azeroth lies.
ask-aegis = Choose the region of yours that the Aegis of Aggramar protects.
ask-artifact = Choose the Artifact to take.
ask-objectives = Choose a region as a military objective, or finish.
ask-bomb-pile = The bombs are shuffled.
ask-bombs = Put a bomb on a neighbour's region, or finish.
ask-bomb-toll = Pay { coins } to reveal the bomb on { $region }, or take it back?
ask-face = Which board is drawn?
ask-banners = In which order are the banners drawn?
ask-tiles = In which order are the power tiles drawn?
ask-tiles-again = In which order are the discarded power tiles drawn?
ask-treasures = Which treasures lie on the islands?
ask-first = Who begins?
ask-assault = What does the assault's free die show?
ask-reinforcements = What does the Reinforcement die show?
ask-another-place = Which Legendary Place replaces the Well?

coins = { $number ->
    [one] { $number } coin
   *[other] { $number } coins
}

## Nouns

race-draenei = Draenei
race-gnomes = Gnomes
    .adjective = Gnome
race-dwarves = Dwarves
    .adjective = Dwarf
race-blood-elves = Blood Elves
    .adjective = Blood Elf
race-ethereals = Ethereals
    .adjective = Ethereal
race-goblins = Goblins
    .adjective = Goblin
race-kobolds = Kobolds
    .adjective = Kobold
race-night-elves = Night Elves
    .adjective = Night Elf
race-naga = Naga
race-orcs = Orcs
    .adjective = Orc
race-pandaren = Pandaren
race-worgen = Worgen
race-trolls = Trolls
    .adjective = Troll
race-tauren = Tauren
race-forsaken = Forsaken
race-humans = Humans
    .adjective = Human

power-archaeologists = Archaeologists
power-champion = With Champion
    .article = { "" }
    .behind = with Champion
    .combo = phrase
power-garrison = With Garrison
    .article = { "" }
    .behind = with Garrison
    .combo = phrase
power-farmers = Farmers
power-bogs = Of the Bogs
    .article = { "" }
    .behind = of the Bogs
    .combo = phrase
power-mountains = Of the Mountains
    .article = { "" }
    .behind = of the Mountains
    .combo = phrase
power-swamps = Of the Swamps
    .article = { "" }
    .behind = of the Swamps
    .combo = phrase
power-defenders = Defenders
power-herbalists = Herbalists
power-explorers = Explorers
power-blacksmiths = Blacksmiths
power-foresters = Foresters
power-enraged = Enraged
    .combo = adjective
power-beastmasters = Beast Masters
power-warmasters = Warmasters
power-portalmages = Portal Mages
power-sailors = Sailors
power-menacing = Menacing
    .combo = adjective
power-miners = Miners
power-fishermen = Fishermen

combo = { $form ->
    [phrase] { $race } { BEHIND($power) }
    [adjective] { $power } { $race }
   *[people] { $adjective } { $power }
}
offer = { combo }, { $price ->
    [0] free
    [one] for { $price } coin
   *[other] for { $price } coins
}{ $coins ->
    [0] { "" }
    [one] { " " }({ $coins } coin lies on it)
   *[other] { " " }({ $coins } coins lie on it)
}

treasure-ashes = Ashes of Al'ar
treasure-heart = Heart of Azeroth
treasure-aegis = Aegis of Aggramar
treasure-frostmourne = Frostmourne
    .article = { "" }
treasure-doomhammer = Doomhammer
treasure-battleground = Battleground
treasure-chapel = Light's Hope Chapel
    .article = { "" }
treasure-karazhan = Karazhan
    .article = { "" }
treasure-meeting-stone = Meeting Stone
treasure-dark-portal = Dark Portal
treasure-well = Well of Eternity
treasure-spirit-healer = Spirit Healer

aid-assault = air assault
aid-champion = Champion
aid-ashes = Ashes of Al'ar
aid-frostmourne = Frostmourne
    .article = { "" }
aid-doomhammer = Doomhammer
aid-relic = raid on a Legendary Place

faction-neutral = neutral
    .article = { "" }
faction-alliance = Alliance
faction-horde = Horde

form-none = no form
    .article = { "" }
form-human = human form
    .article = { "" }
form-worgen = Worgen form
    .article = { "" }

bomb-dud = a dud
    .article = { "" }
bomb-explosion = an explosion
    .article = { "" }

slot-1 = first combo
slot-2 = second combo
slot-3 = third combo
slot-4 = fourth combo
slot-5 = fifth combo
slot-6 = sixth combo

source-regions = regions
source-declined = regions in decline
source-race = race ability
source-power = special power
source-treasure = treasure
source-faction = faction bonus
source-conquest = conquest
source-objective = military objective

terrain-farmland = Farmland
terrain-hill = Hill
terrain-forest = Forest
terrain-swamp = Swamp
terrain-mountain = Mountain
terrain-lake = Lake
terrain-sea = Sea
symbol-magic = Magic
symbol-cavern = Cavern

piece-murloc = Murloc
piece-mountain = Mountain
piece-bomb = bomb
piece-garrison = garrison
piece-objective = military objective
piece-wisp-wall = Wisp Wall
piece-tower = watchtower
piece-harmony = Harmony token
piece-beast = Beast
piece-champion = Champion
piece-token = token

banner-draenei = Draenei
banner-draenei-declined = Draenei in decline
banner-gnomes = Gnomes
banner-gnomes-declined = Gnomes in decline
banner-dwarves = Dwarves
banner-dwarves-declined = Dwarves in decline
banner-blood-elves = Blood Elves
banner-blood-elves-declined = Blood Elves in decline
banner-ethereals = Ethereals
banner-ethereals-declined = Ethereals in decline
banner-goblins = Goblins
banner-goblins-declined = Goblins in decline
banner-kobolds = Kobolds
banner-kobolds-declined = Kobolds in decline
banner-night-elves = Night Elves
banner-night-elves-declined = Night Elves in decline
banner-naga = Naga
banner-naga-declined = Naga in decline
banner-orcs = Orcs
banner-orcs-declined = Orcs in decline
banner-pandaren = Pandaren
banner-pandaren-declined = Pandaren in decline
banner-worgen = Worgen
banner-worgen-declined = Worgen in decline
banner-trolls = Trolls
banner-trolls-declined = Trolls in decline
banner-tauren = Tauren
banner-tauren-declined = Tauren in decline
banner-forsaken = Forsaken
banner-forsaken-declined = Forsaken in decline
banner-humans = Humans
banner-humans-declined = Humans in decline
holder-A = A
    .article = { "" }
holder-A-declined = A in decline
    .article = { "" }
holder-B = B
    .article = { "" }
holder-B-declined = B in decline
    .article = { "" }
holder-C = C
    .article = { "" }
holder-C-declined = C in decline
    .article = { "" }
holder-D = D
    .article = { "" }
holder-D-declined = D in decline
    .article = { "" }
holder-E = E
    .article = { "" }
holder-E-declined = E in decline
    .article = { "" }

## What each ability does (see text.py): a sentence for each clause of the pack

use = { $uses ->
    [one] Once a turn
    [2] Twice a turn
   *[other] { $uses } times a turn
}

clause-cost = { CAP($where) } cost you { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} less to conquer.
clause-income = At the end of your turn you gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} { $each }.
clause-reward = You gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for each { $against } you conquer.
clause-reward-defenders = For each { $against } you conquer, you gain as many coins as it had defenders.
clause-reach-cavern = All Cavern regions count as next to yours, even for your first conquest.
clause-reach-water = You can conquer Lakes and Seas, and may begin there.
clause-travel = Landing on an entry region from the sea costs you no extra token.
clause-build-conquered = Each { $where } you conquer gets a { $piece }: it costs a token more. There are { $count }.
clause-build-held = Each region you hold at the end of your turn gets a { $piece }: it costs a token more. There are { $count }.
clause-toll = Other players pay you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} before they attack a { $where } of yours.
clause-least = You never conquer or hold a region with fewer than { $n } tokens, not even in decline.
clause-lasting = This goes on in decline.

where-occupied = occupied regions
where-any = all regions
where-farmland = Farmlands
where-hill = Hills
where-forest = Forests
where-swamp = Swamps
where-mountain = Mountains
where-lake = Lakes
where-sea = Seas

each-farmland = for each Farmland you hold
each-hill = for each Hill you hold
each-forest = for each Forest you hold
each-swamp = for each Swamp you hold
each-mountain = for each Mountain you hold
each-lake = for each Lake you hold
each-sea = for each Sea you hold
each-magic = for each Magic region you hold
each-cavern = for each Cavern region you hold
each-shore = for each region of yours next to a Lake or Sea
each-island = for each island on which you hold a region
each-treasure = for each Artifact and Legendary Place you hold
each-same = for each other region you hold of the same terrain as this one
each-holding = for holding it

against-alliance = region of an Alliance race
against-horde = region of a Horde race
against-occupied = occupied region
against-crowded = region with two or more defenders

verb-holy-light = In each opponent's turn, the first token you would lose goes back to your hand instead.
verb-assault = { use }, attack any land region as if it were next to yours. A free roll of the die is taken off its cost.
verb-collect = { use }, either take a revealed Artifact from a neighbouring region into yours, or conquer a neighbouring Legendary Place with { $less } tokens fewer.
verb-bombs = At the end of your turn you may put bombs, unseen and one a region, on neighbouring regions of your opponents' active races. When your next turn begins they are revealed. Of { $bombs } bombs { $live } explode: that counts as a conquest and leaves the region empty.
verb-harmony = At the end of your turn each opponent whose active race you did not attack gets a Harmony token, and must pay you { $toll } coins before attacking you in the next turn.
verb-form = When you expand, first choose: human form brings { $coins } coins; Worgen form costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and all regions cost you { $less ->
    [one] { $less } token
   *[other] { $less } tokens
} less this turn.
verb-recruit = For each token (Murlocs too) that others lose through you, you may recruit one for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} when you redeploy.
verb-objectives = At the end of your turn mark up to { $count } land regions that the Alliance does not hold. Whoever conquers one, but not for the Horde, gains { $coins } coins. If that is another player, so do you.
verb-champion = { use }, conquer a region next to yours without spending a token. The Champion holds it, and defends like a token. When it is captured you lose no token, but pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} of ransom.
verb-towers = At the end of your turn each Farmland of yours with more neighbours of yours than of any other race gets a watchtower: nobody can conquer or touch it. There are { $count }.
verb-beasts = When you expand, your Beasts are renewed: one for each Hill you hold, { $count } at most. They fight like tokens, and are lost before them.
verb-swap = { use }, exchange all pieces of two Magic regions, except Mountains and Legendary Places.
verb-push = { use }, push a token out of a region next to yours, to another region of its race. If there is none, it is lost. Murlocs, Wisp Walls and garrisons just go, and walls come first.
verb-ashes = { use }, conquer any region as if it were next to yours.
verb-heart = At the end of your turn, put it into one of your regions. Each opponent whose active race is next to it pays you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
verb-aegis = At the end of your turn, put it into one of your regions. Opponents pay you { $toll } coins before they attack or touch that region.
verb-frostmourne = { use }, conquer a region with { $less } tokens fewer.
verb-doomhammer = { use }, conquer a region with the fewest tokens your race may use. First you pay { $toll } coins to its holder, or to the bank.
verb-battleground = Two regions taken in a turn from one race of the other faction bring you the faction bonus twice. A neutral race may choose a faction for its turn.
verb-sanctuary = You lose no tokens when you are attacked.
verb-well = When it is found it moves to a Lake or Sea of its island. At the end of your turn you gain { $coins } coins if one of your races holds more regions around it than any other race.
verb-heal = When you redeploy you get { $n ->
    [one] { $n } extra token
   *[other] { $n } extra tokens
}, if the tray has any.

race-text = { $race }. { $faction ->
    [neutral] Neutral
   *[other] { $faction }
}, { $tokens } tokens. { $ability }
power-text = { $power }. { $tokens } tokens. { $ability }
treasure-text = { $treasure }. { $ability }
combo-text = { $combo }: { $tokens } tokens. { $ability }

## Sums: costs and income; each stands after a number

cost-base = base
cost-mountain = Mountain
cost-wall = Wisp Wall
cost-garrison = garrison
cost-murloc = { $n ->
    [one] Murloc
   *[other] Murlocs
}
cost-tokens = { $n ->
    [one] token
   *[other] tokens
} { OF($race) }
cost-beasts = { $n ->
    [one] Beast
   *[other] Beasts
}
cost-champion = Champion
cost-travel = travel by sea
cost-free-die = free die
cost-with-champion = besides the Champion
cost-with-doomhammer = with the Doomhammer
toll-harmony = Harmony
toll-aegis = Aegis
toll-bogs = Bogs
toll-doomhammer = Doomhammer
income-regions = { $n ->
    [one] region
   *[other] regions
}
income-declined = { $n ->
    [one] region in decline
   *[other] regions in decline
}
income-faction = faction bonus

## Why something can be done, and why not

legal = You can do this now.
legal-conquer = You can do this with { $have ->
    [one] { $have } token
   *[other] { $have } tokens
} in hand{ $number ->
    [0] { "" }
   *[other] , after paying { coins }
}.
legal-assault = { $odds ->
    [100] You can do this; the free die comes off the cost.
   *[other] With the free die: { $odds } %. It comes off the cost, and you have { $have ->
        [one] { $have } token
       *[other] { $have } tokens
    }.
}{ $number ->
    [0] { "" }
   *[other] { " " }First you pay { coins }.
}
legal-final = With the die: { $odds } %. You have { $have ->
    [one] { $have } token
   *[other] { $have } tokens
}, so the roll must be { $need } or more: { $good } of the die's { $faces } faces do{ $number ->
    [0] { "" }
   *[other] . First you pay { coins }
}.
legal-take = You get { $tokens } tokens{ $number ->
    [0] { "" }
   *[other] {" "}and { coins }
}{ $price ->
    [0] . It is free.
    [one] , and pay 1 coin.
   *[other] , and pay { $price } coins.
}
legal-aid-assault = Your next conquest may be any land region, and a free roll of the die comes off its cost.
legal-aid-champion = The Champion makes your next conquest next to your regions, instead of tokens.
legal-aid-ashes = Your next conquest may be any region, as if it were next to yours.
legal-aid-frostmourne = Your next conquest takes fewer tokens, and Frostmourne moves there.
legal-aid-doomhammer = Your next conquest takes the fewest tokens your race may use, but you pay coins first, and the Doomhammer moves there.
legal-aid-relic = Your next conquest is a Legendary Place next to your regions, with fewer tokens.

why-over = The game is over.
why-chance = Chance has to decide first.
why-not-your-turn = { $seat } has to answer now.
why-nothing-named = That names nothing on this table.
why-needs-race = Only { THE($race) } can do that.
why-needs-power = Only a race with the power “{ $power }” can do that.
why-needs-treasure = For that your active race must hold { THE($treasure) }.
why-armed = You have chosen { THE($aid) } for your next conquest: now make it.
why-tower = A watchtower protects { $region } from everything.
why-toll = You would have to pay more coins first than you have:

when-take = A combo is picked when a turn begins without an active race.
when-expand = Whether to expand is decided when a turn with an active race begins.
when-decline = Whether to decline is decided when the turn begins, instead of expanding.
when-abandon = Regions are abandoned before the turn's first conquest.
when-recall = The Champion is taken up before the turn's first conquest.
when-conquer = Conquests are made after the troops are readied, and before they redeploy.
when-final = The final conquest is made while you conquer, as the last one of the turn.
when-arm = An aid is chosen while you conquer.
when-push = Tokens are pushed while you conquer, before the final conquest.
when-move = Nothing is there that has to move.
when-swap = Regions are swapped after the troops are readied, and before they redeploy.
when-steal = Artifacts are taken while you conquer.
when-artifact = An Artifact is chosen when one is taken from where several lie.
when-stop = There is no series of conquests that you could stop.
when-give-up = Only an air assault that is still short of tokens can be given up.
when-pay = There is no bomb to be paid for.
when-withhold = There is no bomb to be paid for.
when-form = The form is chosen when an expanding turn begins.
when-side = A side is chosen when a turn begins on the Battleground, or when it is conquered.
when-well = The Well only moves when it is found.
when-recruit = Tokens are recruited after the conquests, when you redeploy.
when-place = Tokens stay where they are until you redeploy.
when-beast = Beasts stay where they are until you redeploy.
when-champion = The Champion is placed when you redeploy.
when-relieve = Beasts relieve tokens when you redeploy.
when-stand = The Champion relieves a token when you redeploy.
when-tower = Watchtowers are raised at the end of the turn; you choose only when there are too few.
when-garrison = Garrisons come at the end of the turn; you choose only when there are too few.
when-heart = The Heart is placed at the end of the turn.
when-aegis = The Aegis is placed at the end of the turn.
when-objective = Objectives are placed at the end of the turn.
when-bomb = Bombs are placed at the end of the turn.
when-done = There is nothing to finish now.

why-not-in-turn = It is { $seat }'s turn; you only answer what you are asked.
why-declined = Your race has gone into decline: there are no conquests this turn.
why-conquests-over = Your conquests of this turn are over.
why-not-neutral = Your race has its faction already; only neutral ones choose.

why-no-such-combo = There is no such combo in sight.
why-too-dear = That combo costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, one for each combo above it, and you have { $have }.
why-first-round = Nobody declines in the first round.
why-no-race = You have no active race.
why-not-yours = Your active race does not hold { $region }.
why-too-late = It is too late to abandon regions: you have begun to conquer.
why-no-champion = Your Champion is not on the map.
why-champion-away = The Champion is not in your hand.
why-champion-captive = The Champion is a captive until you can pay the ransom.
why-no-tokens = You have no token in hand.
why-own-region = Your active race already holds { $region }.
why-water = { $region } is water, and only the Naga conquer that.
why-no-entry = A race comes onto the map by an entry region, and { $region } is none.
why-out-of-reach = { $region } is neither next to a region of yours nor an entry region.
why-champion-reach = The Champion only conquers next to your regions.
why-relic-reach = { $region } is no Legendary Place next to your regions.
why-final-needed = You lack { $short ->
    [one] { $short } token
   *[other] { $short } tokens
}: it takes the die, as your final conquest.
why-too-strong = You lack { $short } tokens, and the die gives at most { $most }.
why-enough = You have enough tokens: conquer it without the die.
why-never-alone = At least { $least } tokens of yours must enter a region.
why-assault-first = An air assault rolls its own die first.
why-target-fixed = The target of a conquest can't be changed once it is chosen.
why-not-on-map = Your race must hold a region for that.
why-used = You have used it as often as a turn allows.
why-used-either = You have already taken an Artifact or raided a Legendary Place this turn.
why-already-armed = You have already chosen that for your next conquest.
why-no-target = There is no region you could conquer with it.
why-push-own = You push others, not your own tokens.
why-not-adjacent = { $region } is not next to a region of yours.
why-nothing-to-push = There is nothing in { $region } that can be pushed.
why-not-its-race = The token's race does not hold { $region }, or it is the one it leaves.
why-two-regions = It takes two different regions.
why-not-magic = { $region } is no Magic region.
why-nothing-to-swap = There is nothing to swap in either region.
why-other-order = Name the two regions the other way round.
why-no-artifact = No Artifact lies face up in { $region }.
why-not-neighbours = { $region } and { $region2 } are not neighbours.
why-form = There are two forms: human and Worgen.
why-well = The Well moves to a Lake or Sea of its own island.
why-few-losses = Your opponents lost { $n ->
    [0] no token
    [one] only { $n } token
   *[other] only { $n } tokens
} through you this turn.
why-few-coins = You have { $n ->
    [0] no coin
    [one] only { $n } coin
   *[other] only { $n } coins
}.
why-few-tokens = There { $n ->
    [0] is no token
    [one] is only { $n } token
   *[other] are only { $n } tokens
} left in the tray.
why-no-beast = You have no Beast in hand.
why-no-token-there = There is no token in { $region } to be relieved.
why-only-own-turn = Tokens that were driven out are only placed, not relieved.
why-no-tower-site = { $region } is no Farmland of yours that is still to get a watchtower.
why-no-garrison-site = { $region } is not yours, or has a garrison.
why-objective-water = An objective can't lie in water.
why-objective-twice = { $region } is an objective already.
why-objective-alliance = The Alliance holds { $region }.
why-bomb-whom = Bombs go to regions that an opponent's active race holds.
why-bomb-twice = There is a bomb on { $region } already.
why-no-bombs = No bomb is left in the pile.

# The table in the terminal
picture-legend = ⚓ entry · ✦ magic · ∩ cavern · ? face-down treasure · † in decline · → borders
picture-round = Round { $n } of { $of }
picture-coins = { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}
picture-hand = { $n } in hand
picture-tokens = { $n } tokens

# What a table chooses
setting-random = random

# Where the coins came from
report-start = Coins at the start
report-regions = Regions
report-declined = Regions in decline
report-race = Race abilities
report-power = Special powers
report-treasure = Artifacts and places
report-faction = Faction bonus
report-conquest = Conquests
report-objective = Military objectives
report-column = Combos: coins found and paid
report-received = From other players
report-paid = Paid

# What else is in the box
of-use-to = Of use to: { $cards }.
region-entry = entry region
region-icon = treasure
piece-count = There are { $count }.
piece-about-murloc = Murlocs are nobody's. Each makes its region cost a token more.
piece-about-mountain = A Mountain makes its region cost a token more, whoever holds it. It never moves.
piece-about-bomb = A bomb lies unseen on a neighbour's region and is revealed in the Goblins' next turn. { $live } of them explode.
piece-about-garrison = A garrison makes its region cost a token more. It goes when the region is conquered.
piece-about-objective = Whoever conquers a military objective, but not for the Horde, gains { $coins } coins. If that is another player, so do the Humans.
piece-about-wisp-wall = A Wisp Wall makes its region cost a token more. It goes when the region is conquered.
piece-about-tower = Nobody can conquer or touch a region with a watchtower.
piece-about-harmony = Whoever has one pays the Pandaren { $toll } coins before attacking them.
piece-about-beast = Beasts fight and defend like tokens, and are lost before them.
piece-about-champion = Once a turn the Champion conquers a neighbouring region without a token being spent, and then defends it like one.
terrain-about-mountain = Each Mountain costs a token more to conquer.
terrain-about-lake = Lakes and Seas can't be conquered, but by the Naga.
terrain-about-sea = Lakes and Seas can't be conquered, but by the Naga.
faction-about-neutral = Neutral races earn no faction bonus, and beating them brings none.
faction-about-alliance = At the end of your turn you gain a coin for each Horde race from which you took a region.
faction-about-horde = At the end of your turn you gain a coin for each Alliance race from which you took a region.

# The plain table
column-faces = Islands
column-round = Round
column-first = First player
column-turn = In turn
column-region = Region
column-holder = Held by
column-tokens = Tokens
column-beasts = Beasts
column-murlocs = Murlocs
column-walls = Wisp Walls
column-garrisons = Garrisons
column-towers = Watchtowers
column-objectives = Objectives
column-bombs = Bombs
column-bomb-pile = Bombs in the pile
column-bombs-shown = Explosions shown
column-champion = Champion
column-champion-off = Champion off the map
column-captor = Captor
column-island = Island
column-treasure = Treasure
column-treasure-at = Lies in
column-treasure-up = Face up
column-treasure-used = Used this turn
column-unused = Treasures out of play
column-coins = Coins
column-race = Race
column-power = Power
column-old-race = In decline
column-old-power = Power in decline
column-hand = Tokens in hand
column-beasts-hand = Beasts in hand
column-harmony = Harmony tokens
column-tray = In the tray
column-offer-races = Races on offer
column-offer-powers = Powers on offer
column-offer-coins = Coins on them
column-race-stack = Races in the stack
column-race-known = Known at its bottom
column-power-stack = Powers in the stack
column-power-discard = Powers put away
column-readying = Getting ready
column-armed = Aids chosen
column-used = Abilities used
column-pushes = Pushes
column-swaps = Swaps
column-losses = Tokens to recruit for
column-form = Form
column-faction = Fights for
column-harmony-paid = Harmony paid
column-aegis-paid = Aegis paid
column-holy-light = Holy Light used
column-attacked = Attacked this turn
column-beaten = Regions lost this turn
column-banner = Race
