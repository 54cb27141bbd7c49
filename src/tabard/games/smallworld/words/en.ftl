# What Small World says. A noun's article is "the" unless it says otherwise.

## What choosing an option does

option-take = Take { THE($slot) }
option-expand = Expand
option-decline = Go into decline
option-abandon = Abandon { $region }
option-recall = Pick up the Champion
option-conquer = Conquer { $region }
option-final = Roll the die for { $region }, as your final conquest
option-arm = Next conquest: use { THE($aid) }
option-put-back = Put { THE($aid) } back
option-push = Push something out of { $region }
option-move = Move it to { $region }
option-swap = Swap { $region } and { $region2 }
option-steal = Move the Artifact from { $region } to { $region2 }
option-artifact = Take { THE($treasure) }
option-stop = Stop conquering
option-give-up = Call off the assault
option-pay = Pay
option-withhold = Don't pay; take the bomb back
option-form = Take { THE($form) }
option-side = { $faction ->
    [neutral] Stay neutral
   *[other] Fight for { THE($faction) }
}
option-well = Place the Well in { $region }
option-recruit = { $number ->
    [0] Recruit nobody
    [one] Recruit { $number } token
   *[other] Recruit { $number } tokens
}
option-place = Place a token in { $region }
option-beast = Place a Beast in { $region }
option-champion = Place the Champion in { $region }
option-relieve = Replace a token in { $region } with a Beast
option-stand = Replace a token in { $region } with the Champion
option-tower = Build a watchtower in { $region }
option-garrison = Place a garrison in { $region }
option-heart = Place the Heart in { $region }
option-aegis = Place the Aegis in { $region }
option-objective = Mark { $region } as an objective
option-bomb = Place a bomb on { $region }
option-done = Done

## What happened

event-begins = { $seat } begins.
event-turn = Round { $number }: { $seat }'s turn.
event-picked = { $seat } picks { THE($race) } ({ BEHIND($power) }){ $number ->
    [0] .
    [one] , with { $number } coin on them.
   *[other] , with { $number } coins on them.
}
event-offered = Now available: { $race } ({ BEHIND($power) }).
event-declined = { $seat } puts { THE($race) } into decline.
event-extinct = { $seat }'s { $race } in decline disappear from the map.
event-gained = { $seat } gains { coins }: { $source }.
event-earned = { $seat } earns { coins }: { $source }.
event-paid = { $seat } pays { coins } { SOME($seat2) ->
    [none] to the bank
   *[other] to { $seat2 }
}.
event-abandoned = { $seat } abandons { $region }.
event-recalled = { $seat } picks up the Champion.
event-armed = { $seat } will use { THE($aid) } for the next conquest.
event-put-back = { $seat } puts { THE($aid) } back.
event-rolled = { $seat } rolls { $number }.
event-pushes = { $seat } threatens { $region }.
event-attacks = { $seat } attacks { $region }: the die decides.
event-reaches = { $seat } reaches from { $region2 } into { $region }.
event-failed = { $seat }'s attack on { $region } fails.
event-conquered = { $seat } conquers { $region } with { $number ->
    [0] no tokens
    [one] { $number } token
   *[other] { $number } tokens
}.
event-holy-light = The Holy Light saves { $seat } a token.
event-captured = { $seat2 } captures { $seat }'s Champion.
event-regrouped = What { $seat } had left in { $region } joins { $region2 }.
event-razed = { $seat } tears down a defense in { $region }.
event-pushed = { $seat } pushes a token from { $region } to { $region2 }.
event-pushed-out = { $seat } pushes a token out of { $region }, and it has nowhere to go.
event-swapped = { $seat } swaps { $region } and { $region2 }.
event-stole = { $seat } takes { THE($treasure) } to { $region }.
event-revealed = { $seat } finds { THE($treasure) } in { $region }.
event-well-moved = The Well of Eternity moves to { $region }.
event-replaced = There is no water for the Well: { THE($treasure) } comes to { $region } instead.
event-sided = { $seat } fights for { THE($faction) } this turn.
event-healed = { $seat } gets an extra token.
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
event-set-down = { $seat } places { THE($treasure) } in { $region }.
event-marked = { $seat } marks { $region } as an objective.
event-bombed = { $seat } places a bomb on { $region }.
event-bomb-returned = The bomb on { $region } goes back to the pile unrevealed.
event-bomb-revealed = The bomb on { $region } is revealed: { $bomb }.
event-bomb-at = Revealing the bomb on { $region } costs { coins }.
event-ended = The game is over.

## What happened, as the seat reads it that it is about (-you2: the second one)

event-begins-you = You begin.
event-turn-you = Round { $number }: your turn.
event-picked-you = You pick { THE($race) } ({ BEHIND($power) }){ $number ->
    [0] .
    [one] , with { $number } coin on them.
   *[other] , with { $number } coins on them.
}
event-declined-you = You put { THE($race) } into decline.
event-extinct-you = Your { $race } in decline disappear from the map.
event-gained-you = You gain { coins }: { $source }.
event-earned-you = You earn { coins }: { $source }.
event-paid-you = You pay { coins } { SOME($seat2) ->
    [none] to the bank
   *[other] to { $seat2 }
}.
event-paid-you2 = { $seat } pays you { coins }.
event-abandoned-you = You abandon { $region }.
event-recalled-you = You pick up the Champion.
event-armed-you = You will use { THE($aid) } for the next conquest.
event-put-back-you = You put { THE($aid) } back.
event-rolled-you = You roll { $number }.
event-pushes-you = You threaten { $region }.
event-attacks-you = You attack { $region }: the die decides.
event-reaches-you = You reach from { $region2 } into { $region }.
event-failed-you = Your attack on { $region } fails.
event-conquered-you = You conquer { $region } with { $number ->
    [0] no tokens
    [one] { $number } token
   *[other] { $number } tokens
}.
event-holy-light-you = The Holy Light saves you a token.
event-captured-you = { $seat2 } captures your Champion.
event-captured-you2 = You capture { $seat }'s Champion.
event-regrouped-you = What you had left in { $region } joins { $region2 }.
event-razed-you = You tear down a defense in { $region }.
event-pushed-you = You push a token from { $region } to { $region2 }.
event-pushed-out-you = You push a token out of { $region }, and it has nowhere to go.
event-swapped-you = You swap { $region } and { $region2 }.
event-stole-you = You take { THE($treasure) } to { $region }.
event-revealed-you = You find { THE($treasure) } in { $region }.
event-sided-you = You fight for { THE($faction) } this turn.
event-healed-you = You get an extra token.
event-recruited-you = You recruit { $number ->
    [one] { $number } token
   *[other] { $number } tokens
}.
event-deployed-you = You reinforce { $region }.
event-beasts-you = { $number ->
    [one] { $number } Beast follows
   *[other] { $number } Beasts follow
} you.
event-harmony-you = You give { $seat2 } a Harmony token.
event-harmony-you2 = { $seat } gives you a Harmony token.
event-set-down-you = You place { THE($treasure) } in { $region }.
event-marked-you = You mark { $region } as an objective.
event-bombed-you = You place a bomb on { $region }.

## What is asked

doing-turn = start their turn
doing-pick = pick a combo
doing-conquest = conquer
doing-redeploy = redeploy
doing-retreat = place retreating tokens

ask-turn = Expand with your race, or put it into decline?
ask-pick = Pick a combo. You put a coin on each one above it.
ask-conquest = Conquer a region, use an ability, or stop conquering.
ask-press-on = You still don't have enough tokens. Roll for it as your final conquest, or call off the assault?
ask-regroup = Some of your tokens can't stay where they are. Which of your regions do they join?
ask-push-to = Which region of its race does the pushed token move to?
ask-form = Choose your form for this turn: human or Worgen.
ask-side = Which faction do you fight for this turn?
ask-well = Choose the Lake or Sea that the Well moves to.
ask-recruit = How many tokens do you recruit, at one coin each?
ask-redeploy = Place your tokens in your regions, one at a time.
ask-retreat = Place your retreating tokens, one at a time.
ask-tower = There aren't enough watchtowers. Choose a Farmland that gets one.
ask-garrison = There aren't enough garrisons. Choose a region that gets one.
ask-heart = Choose one of your regions for the Heart of Azeroth.
ask-aegis = Choose which of your regions the Aegis of Aggramar protects.
ask-artifact = Choose the Artifact to take.
ask-objectives = Choose a region as a military objective, or finish.
ask-bomb-pile = The bombs are shuffled.
ask-bombs = Place a bomb on a neighboring region, or finish.
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
    [one] Once per turn
    [2] Twice per turn
    [3] Three times per turn
   *[other] { $uses } times per turn
}

clause-cost = { CAP($where) } cost you { $n ->
    [one] { $n } token
   *[other] { $n } tokens
} less to conquer.
clause-income = At the end of your turn, you gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} { $each }.
clause-reward = You gain { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} for each { $against } you conquer.
clause-reward-defenders = For each { $against } you conquer, you gain as many coins as it had defenders.
clause-reach-cavern = All Cavern regions count as next to yours, even for your first conquest.
clause-reach-water = You can conquer Lakes and Seas, and you may start there.
clause-travel = Landing on an entry region from the sea costs you no extra token.
clause-build-conquered = Each { $where } you conquer gets a { $piece }, which adds a token to its cost. There are { $count }.
clause-build-held = Each region you hold at the end of your turn gets a { $piece }, which adds a token to its cost. There are { $count }.
clause-toll = Other players must pay you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
} before attacking a { $where } you hold.
clause-least = You never conquer or hold a region with fewer than { $n } tokens, not even in decline.
clause-lasting = This lasts even in decline.

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
each-shore = for each region you hold next to a Lake or Sea
each-island = for each island on which you hold a region
each-treasure = for each Artifact and Legendary Place you hold
each-same = for each other region you hold of the same terrain as this one
each-holding = for holding it

against-alliance = region of an Alliance race
against-horde = region of a Horde race
against-occupied = occupied region
against-crowded = region with two or more defenders

verb-holy-light = During each opponent's turn, the first token you would lose returns to your hand instead.
verb-assault = { use }, attack any land region as if it were next to yours. Roll the die for free; the result comes off the cost.
verb-collect = { use }, either take a revealed Artifact from a neighboring region into one of yours, or conquer a neighboring Legendary Place for { $less ->
    [one] { $less } token
   *[other] { $less } tokens
} less.
verb-bombs = At the end of your turn, you may place face-down bombs, at most one per region, on neighboring regions held by your opponents' active races. They are revealed at the start of your next turn. Of the { $bombs } bombs, { $live } explode: an explosion counts as a conquest and leaves the region empty.
verb-harmony = At the end of your turn, each opponent whose active race you did not attack gets a Harmony token and must pay you { $toll ->
    [one] { $toll } coin
   *[other] { $toll } coins
} before attacking you on their next turn.
verb-form = When you expand, first choose a form: human form gives you { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}; Worgen form costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, and all regions cost you { $less ->
    [one] { $less } token
   *[other] { $less } tokens
} less this turn.
verb-recruit = For each token (including Murlocs) that others lose because of you, you may recruit one for { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} when you redeploy.
verb-objectives = At the end of your turn, mark up to { $count } land regions that the Alliance does not hold. Whoever conquers one with a race that is not of the Horde gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. If that is another player, you gain as many.
verb-champion = { use }, the Champion conquers a region next to yours without spending tokens, then defends it like a token. If the Champion is captured, you lose no token but pay { $price ->
    [one] { $price } coin
   *[other] { $price } coins
} in ransom.
verb-towers = At the end of your turn, each of your Farmlands around which you hold more regions than any other race gets a watchtower: no one can conquer or affect it. There are { $count }.
verb-beasts = When you expand, you get new Beasts: one for each Hill you hold, { $count } at most. They fight like tokens and are lost first.
verb-swap = { use }, swap all pieces between two Magic regions, except Mountains and Legendary Places.
verb-push = { use }, push a token out of a region next to yours into another region of its race. If there is none, the token is lost. Murlocs, Wisp Walls, and garrisons are discarded instead; walls and garrisons go before tokens.
verb-ashes = { use }, conquer any region as if it were next to yours.
verb-heart = At the end of your turn, place it in one of your regions. Each opponent whose active race is next to it pays you { $n ->
    [one] { $n } coin
   *[other] { $n } coins
}.
verb-aegis = At the end of your turn, place it in one of your regions. Opponents must pay you { $toll ->
    [one] { $toll } coin
   *[other] { $toll } coins
} before attacking or affecting that region.
verb-frostmourne = { use }, conquer a region for { $less ->
    [one] { $less } token
   *[other] { $less } tokens
} less.
verb-doomhammer = { use }, conquer a region with the fewest tokens your race may use. First pay { $toll ->
    [one] { $toll } coin
   *[other] { $toll } coins
} to whoever holds it, or to the bank.
verb-battleground = Taking two regions in one turn from the same race of the opposing faction earns you the faction bonus twice. A neutral race may choose a faction for its turn.
verb-sanctuary = You lose no tokens when you are attacked.
verb-well = When found, it moves to a Lake or Sea on its island. At the end of your turn, you gain { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
} if one of your races holds more regions around it than any other race.
verb-heal = When you redeploy, you get { $n ->
    [one] { $n } extra token
   *[other] { $n } extra tokens
} if any are left in the tray.

race-text = { $race }. { $faction ->
    [neutral] Neutral
   *[other] { $faction }
}, { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}. { $ability }
power-text = { $power }. { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}. { $ability }
treasure-text = { $treasure }. { $ability }
combo-text = { $combo }: { $tokens ->
    [one] { $tokens } token
   *[other] { $tokens } tokens
}. { $ability }

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
cost-with-champion = alongside the Champion
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
legal-put-back = You have chosen it for your next conquest and can put it back.
legal-toll = You can do this now, but you pay first:
legal-conquer = You can do this with { $have ->
    [one] { $have } token
   *[other] { $have } tokens
} in hand{ $number ->
    [0] { "" }
   *[other] , after paying { coins }
}.
legal-assault = { $odds ->
    [100] You can do this; the free die comes off the cost.
   *[other] With the free die: { $odds }%. It comes off the cost, and you have { $have ->
        [one] { $have } token
       *[other] { $have } tokens
    }.
}{ $number ->
    [0] { "" }
   *[other] { " " }First you pay { coins }.
}
legal-final = With the die: { $odds }%. You have { $have ->
    [one] { $have } token
   *[other] { $have } tokens
}, so you must roll { $need } or more: { $good } of the die's { $faces } faces will do{ $number ->
    [0] { "" }
   *[other] . First you pay { coins }
}.
legal-take = You get { $tokens } tokens{ $number ->
    [0] { "" }
   *[other] {" "}and { coins }
}{ $price ->
    [0] . It's free.
    [one] , and pay 1 coin.
   *[other] , and pay { $price } coins.
}
legal-aid-assault = Your next conquest can be any land region, and a free roll of the die comes off its cost.
legal-aid-champion = The Champion makes your next conquest, next to a region of your active race, without tokens.
legal-aid-ashes = Your next conquest can be any region, as if it were next to one of your active race.
legal-aid-frostmourne = Your next conquest takes fewer tokens, and Frostmourne moves there.
legal-aid-doomhammer = Your next conquest takes the fewest tokens your race may use, but you pay coins first, and the Doomhammer moves there.
legal-aid-relic = Your next conquest is a Legendary Place next to a region of your active race, with fewer tokens.

why-over = The game is over.
why-chance = Chance has to decide first.
why-not-your-turn = { $seat } has to answer now.
why-nothing-named = There is nothing by that name on this table.
why-needs-ability = Your active race has no ability for that.
why-needs-race = Only { THE($race) } can do that.
why-needs-power = Only a race with the power “{ $power }” can do that.
why-needs-treasure = For that your active race must hold { THE($treasure) }.
why-tower = A watchtower protects { $region } from everything.
why-toll = You would have to pay more coins first than you have:

when-take = You pick a combo when your turn begins without an active race.
when-expand = You decide whether to expand when your turn begins with an active race.
when-decline = You decide whether to go into decline at the start of your turn, instead of expanding.
when-abandon = You abandon regions before the turn's first conquest.
when-recall = You pick up the Champion before the turn's first conquest.
when-conquer = You conquer after readying your troops and before redeploying them.
when-final = You make the final conquest while conquering, as the last one of the turn.
when-arm = You choose an aid while conquering.
when-put-back = You put an aid back while conquering.
when-push = You push tokens while conquering, before the final conquest.
when-move = Nothing has to move right now.
when-swap = You swap regions after readying your troops and before redeploying them.
when-steal = You take Artifacts while conquering.
when-artifact = You choose an Artifact when you take one from a region that has several.
when-stop = You aren't conquering right now.
when-give-up = You can only call off an air assault that is still short of tokens.
when-pay = There is no bomb to pay for.
when-withhold = There is no bomb to pay for.
when-form = You choose a form at the start of a turn in which you expand.
when-side = You choose a side when your turn begins on the Battleground, or when you conquer it.
when-well = The Well only moves when it is found.
when-recruit = You recruit after your conquests, when you redeploy.
when-place = Tokens stay where they are until you redeploy.
when-beast = Beasts stay where they are until you redeploy.
when-champion = You place the Champion when you redeploy.
when-relieve = You replace tokens with Beasts when you redeploy.
when-stand = You replace a token with the Champion when you redeploy.
when-tower = Watchtowers are built at the end of the turn; you choose only if there aren't enough.
when-garrison = Garrisons are placed at the end of the turn; you choose only if there aren't enough.
when-heart = The Heart is placed at the end of the turn.
when-aegis = The Aegis is placed at the end of the turn.
when-objective = Objectives are placed at the end of the turn.
when-bomb = Bombs are placed at the end of the turn.
when-done = There is nothing to finish now.

why-not-in-turn = It's { $seat }'s turn; you only answer what you are asked.
why-declined = Your race has gone into decline: there are no conquests this turn.
why-conquests-over = You have made your final conquest: your conquests this turn are over.
why-stopped = You have ended your conquests this turn.
why-spent = You had no tokens left in hand: your conquests this turn are over.
why-stuck = There was nothing left you could conquer: your conquests this turn are over.
why-not-neutral = Your race already has a faction; only neutral races choose.

why-no-such-combo = There is no such combo on offer.
why-too-dear = That combo costs { $price ->
    [one] { $price } coin
   *[other] { $price } coins
}, one for each combo above it, and you have { $have }.
why-first-round = No one can go into decline in the first round.
why-no-race = You have no active race.
why-not-yours = Your active race does not hold { $region }.
why-too-late = It's too late to abandon regions: you have started conquering.
why-no-champion = Your Champion is not on the map.
why-champion-away = The Champion is not in your hand.
why-champion-captive = The Champion is captive until you can pay the ransom.
why-no-tokens = You have no tokens in hand.
why-own-region = Your active race already holds { $region }.
why-water = { $region } is water, and your race can't conquer water.
why-no-entry = A new race enters the map through an entry region, and { $region } isn't one.
why-out-of-reach = { $region } is neither next to a region of your active race nor an entry region.
why-champion-reach = The Champion can only conquer regions next to those of your active race.
why-relic-reach = { $region } is not a Legendary Place next to a region of your active race.
why-final-needed = You lack { $short ->
    [one] { $short } token
   *[other] { $short } tokens
}: it takes the die, as your final conquest.
why-too-strong = You are { $short } tokens short, and the die gives at most { $most }.
why-enough = You have enough tokens: conquer it without the die.
why-never-alone = At least { $least } of your tokens must enter a region.
why-assault-first = An air assault rolls its own die first.
why-target-fixed = The target of a conquest can't be changed once it is chosen.
why-not-on-map = Your race must hold a region for that.
why-used = You have already used it as often as a turn allows.
why-used-either = You have already taken an Artifact or raided a Legendary Place this turn.
why-already-armed = You have already chosen that for your next conquest.
why-put-back = You have just put it back: do something else first, or undo.
why-not-armed = You haven't chosen that for your next conquest.
why-raid-chosen = You have chosen the raid on a Legendary Place for your next conquest: it's either that or an Artifact.
why-no-target = There is no region you could conquer with it.
why-push-own = You can push other players' tokens, not your own.
why-not-adjacent = { $region } is not next to a region of your active race.
why-nothing-to-push = There is nothing to push in { $region }.
why-not-its-race = The token's race does not hold { $region }, or that is the region it is leaving.
why-two-regions = You need two different regions.
why-not-magic = { $region } is not a Magic region.
why-nothing-to-swap = There is nothing to swap in either region.
why-other-order = Name the two regions the other way around.
why-no-artifact = There is no face-up Artifact in { $region }.
why-not-neighbors = { $region } and { $region2 } are not next to each other.
why-form = There are two forms: human and Worgen.
why-well = The Well moves to a Lake or Sea of its own island.
why-few-losses = Your opponents lost { $n ->
    [0] no tokens
    [one] only { $n } token
   *[other] only { $n } tokens
} because of you this turn.
why-few-coins = You have { $n ->
    [0] no coins
    [one] only { $n } coin
   *[other] only { $n } coins
}.
why-few-tokens = There { $n ->
    [0] are no tokens
    [one] is only { $n } token
   *[other] are only { $n } tokens
} left in the tray.
why-no-beast = You have no Beast in hand.
why-no-token-there = There is no token to replace in { $region }.
why-only-own-turn = Retreating tokens are only placed, not replaced.
why-no-tower-site = { $region } is not one of your Farmlands that still needs a watchtower.
why-no-garrison-site = { $region } is not yours, or already has a garrison.
why-objective-water = An objective can't be in water.
why-objective-twice = { $region } is already an objective.
why-objective-alliance = The Alliance holds { $region }.
why-bomb-whom = Bombs go on regions held by an opponent's active race.
why-bomb-twice = There is already a bomb on { $region }.
why-no-bombs = There are no bombs left in the pile.

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
of-use-to = Useful to: { $cards }.
region-entry = entry region
region-icon = treasure
piece-count = There are { $count }.
piece-about-murloc = Murlocs belong to no one. Each one adds a token to the cost of its region.
piece-about-mountain = A Mountain adds a token to the cost of its region, whoever holds it. It never moves.
piece-about-bomb = A bomb lies face down on a neighbor's region and is revealed when its owner's next turn begins. { $live } of them explode.
piece-about-garrison = A garrison adds a token to the cost of its region. It is removed when the region is conquered.
piece-about-objective = Whoever conquers a military objective with a race that is not of the Horde gains { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}. If that is another player, whoever placed it gains as many.
piece-about-wisp-wall = A Wisp Wall adds a token to the cost of its region. It is removed when the region is conquered.
piece-about-tower = No one can conquer or affect a region with a watchtower.
piece-about-harmony = Whoever has one must pay { $toll ->
    [one] { $toll } coin
   *[other] { $toll } coins
} to the player who gave it to them before attacking that player.
piece-about-beast = Beasts fight and defend like tokens, and are lost first.
piece-about-champion = Once per turn, the Champion conquers a neighboring region without spending tokens, then defends it like a token.
terrain-about-mountain = Each Mountain costs a token more to conquer.
terrain-about-lake = Lakes and Seas can be conquered only with an ability that says so.
terrain-about-sea = Lakes and Seas can be conquered only with an ability that says so.
faction-about-neutral = Neutral races earn no faction bonus, and defeating them earns none.
faction-about-alliance = At the end of your turn, you gain a coin for each Horde race you took a region from.
faction-about-horde = At the end of your turn, you gain a coin for each Alliance race you took a region from.

# The plain table
column-faces = Islands
column-round = Round
column-first = First player
column-turn = Whose turn
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
column-treasure-at = Located in
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
column-race-known = Known at the bottom
column-power-stack = Powers in the stack
column-power-discard = Powers discarded
column-readying = Readying
column-armed = Aids chosen
column-put-back = Aids put back
column-ended = Conquests
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
