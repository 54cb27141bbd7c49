# What the duel says. Names of cards are proper names: no article stands before them.

## options

option-begin = { $seat } takes the first turn
option-keep = Keep this hand
option-mulligan = Shuffle it into your deck and draw seven new cards
option-place = Place { $card } as a resource
option-place-up = Place { $card } face up as a resource
option-stash = Place { $card } as a resource and use its Stash
option-play = Play { $card }
option-play-again = Play { $slot } from the graveyard
option-use = Use { $slot }: { $power }
option-attack = Attack with { $slot }
option-at = Attack { $slot }
option-target = Target { $slot }
option-target-player = Target { $seat }
option-done = No more targets
option-mode = { $number ->
    [0] The first
    [1] The second
    [2] The third
   *[other] The fourth
}
option-pay = Pay with { $slot }
option-discard = Discard { $card }
option-take-card = Make them discard { $card }
option-pick = Choose { $slot }
option-find = Take { $card }
option-find-none = Take nothing
option-under = Next: { $card }
option-as-they-lie = Leave them in this order
option-yes = Yes
option-no = No
option-strike = Strike with { $slot }
option-protect = Protect with { $slot }
option-hold = Hold back
option-armor = Exhaust { $slot } to prevent damage
option-apply = Apply { $slot }
option-take = Take the damage
option-add = { $slot }: { $power }
option-destroy = Destroy { $slot }
option-turn-down = Turn { $slot } face down
option-pass = Pass

## orders

order-stops = Ask me { $stop }
order-ask = Ask me { $halt }
order-pass-over = Pass for me { $halt }
order-skip = { CAP($skip) }
orders-about = The program passes for you at quiet moments: in the ready and draw steps, in your own end phase, at the end of your opponent's action phase, and right after you add something to the chain. You are always asked when you could lose right away by not acting. You can also pass until something happens, or pass the turn: that ends by itself as soon as your opponent adds something to the chain or attacks, when a power of yours triggers, and when your next turn begins. You can change this at any time, on anyone's turn, and no one else sees it.

## events

event-hero = { $seat }'s hero is { $card }.
event-rolled = { $seat } rolls { $number }.
event-begins = { $seat } takes the first turn.
event-kept = { $seat } keeps the opening hand.
event-mulligan = { $seat } asks for a new hand.
event-turn = Turn { $number }: { $seat }'s turn.
event-drew = { $seat } draws a card.
event-drawn = It's { $card }.
event-starved = { $seat } must draw, but the deck is empty.
event-placed = { $seat } places a resource face down.
event-placed-up = { $seat } places { $card } face up.
event-stashed = { $seat } reveals { $card } and uses its Stash.
event-turned-down = { $card } is turned face down.
event-played = { $seat } plays { $card }.
event-used = { $seat } uses { $card }.
event-flipped = { $seat } flips { $card }.
event-triggered = The power of { $card } triggers.
event-mode = { $seat } chooses { $number ->
    [0] the first
    [1] the second
    [2] the third
   *[other] the fourth
} option.
event-aimed = The target is { $card }.
event-aimed-at = The target is { $seat }.
event-interrupted = { $card } is interrupted.
event-fizzled = { $card } has no effect.
event-entered = { $card } joins { $seat }'s party.
event-attached = { $card } is attached to { $card2 }.
event-mastered = { $seat }'s hero turns into { $card }.
event-proposed = { $card } attacks { $card2 }.
event-attacks = { $card } attacks { $card2 }.
event-called-off = The attack doesn't take place.
event-struck = { $seat } strikes with { $card }.
event-protects = { $card } steps in to protect.
event-dealt = { $card } deals { $number } { $damage } damage to { $card2 }.
event-prevented = { $card2 } prevents { $number } damage to { $card }.
event-redirected = The damage is redirected to { $card }.
event-healed = { $number } damage on { $card } is healed.
event-hurt = { $number } damage is put on { $card }.
event-destroyed = { $card } is destroyed.
event-bounced = { $card } returns to its owner's hand.
event-removed = { $card } is removed from the game.
event-recovered = { $card } leaves { $seat }'s graveyard.
event-discarded = { $seat } discards { $card }.
event-milled = { $card } goes from { $seat }'s deck to the graveyard.
event-revealed = { $seat } reveals { $card }.
event-arranged = { $seat } puts the other cards on the bottom of the deck.
event-searched = { $seat } looks through the deck.
event-shuffled = { $seat } shuffles the deck.
event-looked = { $seat } looks at { $seat2 }'s hand.
event-saw = { $seat } has { $card } in hand.
event-exhausted = { $card } is exhausted.
event-readied = { $card } becomes ready.
event-counter = { $card } gets a counter: { $counter }.
event-controls = { $seat } takes control of { $card }.
event-lost = { $seat } loses.
event-ended = The duel is over.
event-about-power = { $card }: { $power }
event-about-card = { $card }.
event-about-attack = { $card } is about to attack.
event-about-combat = Combat is under way.
event-about-damage = { $card } is about to deal { $number } damage to { $card2 }.
event-about-chance = { $chance }

## log, as the seat reads it that it is about (-you2: the second one)

event-hero-you = Your hero is { $card }.
event-rolled-you = You roll { $number }.
event-begins-you = You take the first turn.
event-kept-you = You keep the opening hand.
event-mulligan-you = You ask for a new hand.
event-turn-you = Turn { $number }: your turn.
event-drew-you = You draw a card.
event-starved-you = You must draw, but your deck is empty.
event-placed-you = You place a resource face down.
event-placed-up-you = You place { $card } face up.
event-stashed-you = You reveal { $card } and use its Stash.
event-played-you = You play { $card }.
event-used-you = You use { $card }.
event-flipped-you = You flip { $card }.
event-mode-you = You choose { $number ->
    [0] the first
    [1] the second
    [2] the third
   *[other] the fourth
} option.
event-aimed-at-you = The target is you.
event-entered-you = { $card } joins your party.
event-mastered-you = Your hero turns into { $card }.
event-struck-you = You strike with { $card }.
event-recovered-you = { $card } leaves your graveyard.
event-discarded-you = You discard { $card }.
event-milled-you = { $card } goes from your deck to the graveyard.
event-revealed-you = You reveal { $card }.
event-arranged-you = You put the other cards on the bottom of your deck.
event-searched-you = You look through your deck.
event-shuffled-you = You shuffle your deck.
event-looked-you = You look at { $seat2 }'s hand.
event-looked-you2 = { $seat } looks at your hand.
event-saw-you = You have { $card } in hand.
event-controls-you = You take control of { $card }.
event-lost-you = You lose.

## previews: what an answer would do, from $low to $high; $amount and $signed say both

change-cost = It costs { $amount } { $high ->
    [one] resource
   *[other] resources
}.
change-pays = Paid with: { $slot }
change-damage = { $slot } takes { $amount } damage.
change-prevented = { $amount } damage to { $slot } is prevented.
change-healed = { $amount } damage on { $slot } is healed.
change-destroyed = { $slot } { $low ->
    [0] may be destroyed
   *[other] is destroyed
}.
change-returned = { $slot } { $low ->
    [0] may return
   *[other] returns
} to its owner's hand.
change-removed = { $slot } { $low ->
    [0] may be removed
   *[other] is removed
} from the game.
change-interrupted = { $slot } { $low ->
    [0] may be interrupted
   *[other] is interrupted
}.
change-enters = { $card } { $low ->
    [0] may come
   *[other] comes
} into play.
change-controls = { $seat } { $low ->
    [0] may take
   *[other] takes
} control of { $slot }.
change-controls-you = You { $low ->
    [0] may take
   *[other] take
} control of { $slot }.
change-exhausted = { $slot } { $low ->
    [0] may be exhausted
   *[other] is exhausted
}.
change-readied = { $slot } { $low ->
    [0] may become
   *[other] becomes
} ready.
change-atk = { $slot }: ATK { $signed }
change-health = { $slot }: health { $signed }
change-counters = { $slot }: counters { $signed }
change-drawn = { $seat } draws { $amount } { $high ->
    [one] card
   *[other] cards
}.
change-drawn-you = You draw { $amount } { $high ->
    [one] card
   *[other] cards
}.
change-fetched = { $seat } puts { $amount } { $high ->
    [one] card
   *[other] cards
} from the deck into their hand.
change-fetched-you = You put { $amount } { $high ->
    [one] card
   *[other] cards
} from your deck into your hand.
change-discarded = { $seat } discards { $amount } { $high ->
    [one] card
   *[other] cards
}.
change-discarded-you = You discard { $amount } { $high ->
    [one] card
   *[other] cards
}.
change-milled = { $amount } { $high ->
    [one] card goes
   *[other] cards go
} from { $seat }'s deck to the graveyard.
change-milled-you = { $amount } { $high ->
    [one] card goes
   *[other] cards go
} from your deck to the graveyard.
change-recovered = { $amount } { $high ->
    [one] card leaves
   *[other] cards leave
} { $seat }'s graveyard.
change-recovered-you = { $amount } { $high ->
    [one] card leaves
   *[other] cards leave
} your graveyard.
change-loses = { $seat } { $low ->
    [0] may lose
   *[other] loses
} the duel.
change-loses-you = You { $low ->
    [0] may lose
   *[other] lose
} the duel.

## questions

ask-priority = { $chance }
ask-target = { $card }: choose a target. { $power }
ask-mode = { $card }: choose one. { $power }
ask-may = { $card }: do you want to? { $power }
ask-pick = { $card }: choose a card. { $power }
ask-pay = What do you pay with?
ask-discard = Which card do you discard?
ask-search = Which card do you take from your deck?
ask-reveal = Which of the revealed cards do you take?
ask-under = In which order do the cards go on the bottom of your deck? The last one ends up at the very bottom.
ask-ramp = Do you put the revealed card into your resource row, face down and exhausted?
ask-pluck = Which card from that hand is discarded?
ask-stash = Do you reveal { $card } and use its Stash?
ask-armor = { $card } is about to deal { $number } damage to { $card2 }. Do you prevent any of it?
ask-order = Several of your powers have triggered. Which one goes on the chain next? The last one resolves first.
ask-excess = You control more of these than allowed. Which one do you destroy?
ask-locations = You can have only one location face up. Which one do you turn face down?
ask-defender = Choose a defender for { $card } to attack.
ask-strike = Your hero is in combat. Do you strike with a weapon?
ask-protect = Does one of your protectors step in?
ask-begin = Your roll is higher. Who takes the first turn?
ask-mulligan = Do you keep this hand?
ask-deck = Which deck is drawn?
ask-shuffle = In which order is the deck shuffled?
ask-roll = What does A roll?
ask-roll-again = What does B roll?
ask-random-card = Which card is discarded at random?

## reasons

legal = You can do this now.
legal-pay = You have { $have ->
    [one] 1 ready resource
   *[other] { $have } ready resources
}. The cost:
legal-attack = { $card } is ready and has { $n } ATK.
legal-attack-only = { $card } is ready and has { $n } ATK. { $card2 } says: “{ $text }”
legal-fight = If nothing else happens, { $card } ({ $left } health left) deals { $n } damage to { $card2 } ({ $left2 } health left) and is dealt { $back }.
legal-strike = With { $card }, { $card2 } has { $n } ATK this combat. The cost:
legal-armor = { $card } prevents up to { $n } of the { $number } damage.

why-over = The duel is over.
why-chance = The dice or the cards decide first.
why-not-asked = { $seat } has to answer now.
why-busy = You have to answer the current question first.
why-nothing-named = This doesn't name a card or a player.
why-not-offered = You can't choose that here.
why-no-such-seat = There is no such player at this table.
why-not-in-hand = You don't have { $card } in hand.
why-not-in-that-hand = { $card } is not in that hand.
why-not-face-up = Only quests and locations can be placed face up; { $card } goes face down.
why-no-stash = { $card } has no Stash.
why-placed = You have already placed a resource this turn.
why-never-played = { $card } can't be played: quests and locations are only placed as resources.
why-only-from-hand = { $card } can be played only from your hand.
why-not-in-graveyard = { CAP($card) } is not in your graveyard.
why-other-turn = You can do this only in your own action phase.
why-in-combat = You can't do this during combat.
why-other-phase = You can do this only in your action phase.
why-chain = You can do this only while the chain is empty.
why-other-turn-slow = { $card } is not instant: you can play it only on your own turn.
why-in-combat-slow = { $card } is not instant: you can't play it during combat.
why-other-phase-slow = { $card } is not instant: you can play it only in your action phase.
why-chain-slow = { $card } is not instant: you can play it only while the chain is empty.
why-dear = { $have ->
    [0] You have no ready resources
    [one] You have only 1 ready resource
   *[other] You have only { $have } ready resources
} for { $card }:
why-dear-power = { $have ->
    [0] You have no ready resources
    [one] You have only 1 ready resource
   *[other] You have only { $have } ready resources
} for the power of { $card }:
why-dear-strike = { $have ->
    [0] You have no ready resources
    [one] You have only 1 ready resource
   *[other] You have only { $have } ready resources
} for a strike with { $card }:
why-part-discard = You have no card in hand to discard for it.
why-part-counter = There is no such counter left to remove for it.
why-part-exhaust = You control no ready card to exhaust for it.
why-part-destroy = You control no card to destroy for it.
why-part-remove = There is no card in your graveyard to remove from the game for it.
why-part-bounce = You control no card to return to its owner's hand for it.
why-no-payment = { CAP($card) } can't be used to pay this.
why-cant-play = { $card2 } forbids you to play { $card }.
why-cant-attack = { $card2 } says that { $card } can't attack.
why-cant-attack-while = { $card2 } says that { $card } can't attack { $condition }.
why-cant-protect-while = { $card2 } says that { $card } can't protect { $condition }.
why-attacks-only = { $card } says: “{ $text }”
why-keyword-only = { $card } has { $keyword } only { $condition }.
why-cant-protect = { $card2 } says that { $card } can't protect.
why-must-attack = { $card2 } says that { $card } must attack if able, and { $card } is able.
why-cant-strike = { $card2 } says that you can't strike.
why-cant-attack-it = { $card2 } says that { $card } can't be attacked.
why-no-target = There is no legal target for { $card }.
why-not-in-play = { CAP($card) } is not in play.
why-not-yours = You don't control { $card }.
why-quest-down = { $card } is face down: a quest can be completed only once.
why-face-down = { CAP($card) } is face down and has no powers: it can only pay costs.
why-flipped = { $card } has been flipped: a hero's power can be used only once.
why-powerless = { $card } has lost all powers.
why-no-such-power = { $card } has no such power now.
why-own-turn-only = This power of { $card } can be used only on your own turn.
why-used = This power of { $card } has already been used this turn.
why-exhausted = { $card } is exhausted.
why-must-wait = { $card } has just joined your party: activated powers have to wait until your next turn.
why-condition = { $card }: you can do this only { $condition }.
why-no-character = { $card } is neither a hero nor an ally.
why-totem = { $card } is a Totem, and Totems can't attack.
why-mount = { $card } is a Mount and can't attack or be attacked.
why-just-joined = { $card } has just joined your party and can't attack until your next turn.
why-no-defender = There is no one { $card } could attack.
why-own-side = { $card } is on your own side.
why-elusive = { $card } is Elusive and can't be attacked.
why-no-weapon = { $card } is not a weapon.
why-struck = You have already struck in this combat.
why-stealth = { $card } attacks with Stealth: no one can protect.
why-attacked-itself = { $card } is the one being attacked: a defender can't protect itself.
why-no-protector = { $card } doesn't have Protector.
why-no-armor = { $card } is not armor.
why-only-the-hero = Armor prevents damage only to your hero.
why-sure = This damage can't be prevented.
why-no-defense = { $card } has no DEF.
why-no-shield = { CAP($card) } prevents none of this damage.
why-must-apply = You have to apply what prevents this damage first.
why-wants-player = Choose a player here, not a card.
why-twice = { CAP($card) } is already a target and can't be chosen twice.
why-untargetable = { $card } is Untargetable.
why-leaves-none = With { $card } as this target, there would be none left for the next one.
why-no-fit = { CAP($card) } is not what the text asks for.
why-player-twice = This player is already a target.
why-no-player = The text asks for something other than this player.
why-must-target = You have to choose a target here.
why-no-mode = There is no such choice in this text.
why-mode-target = There is no legal target for this choice.
why-no-choice = { CAP($card) } can't be chosen here.
why-not-found = { $card } is not one of the cards you can take here.
why-not-waiting = { CAP($card) } has no such power waiting to go on the chain.
why-not-too-many = { CAP($card) } is not one of the cards you have too many of.
why-no-location = { CAP($card) } is not a face-up location of yours.

when-begin = This is decided once, after the opening roll.
when-keep = You keep or change your hand only before the first turn.
when-mulligan = You keep or change your hand only before the first turn.
when-at = First choose an attacker.
when-target = You aren't choosing a target now.
when-target-player = You aren't choosing a target now.
when-done = You aren't choosing a target now.
when-mode = You aren't choosing between effects now.
when-pay = You don't have to pay that way now.
when-discard = You don't have to discard anything now.
when-take-card = You aren't choosing from anyone's hand now.
when-pick = You aren't choosing a card now.
when-find = You aren't searching your deck now.
when-find-none = You aren't searching your deck now.
when-under = You aren't putting cards on the bottom of your deck now.
when-as-they-lie = You aren't putting cards on the bottom of your deck now.
when-yes = That's not what you are being asked.
when-no = That's not what you are being asked.
when-strike = You strike with a weapon only as your hero becomes an attacker or a defender.
when-protect = Protectors step in only just before the defender enters combat.
when-hold = There is nothing to hold back from now.
when-armor = You exhaust armor only when damage is about to be dealt.
when-apply = No damage is about to be dealt now.
when-take = No damage is about to be dealt now.
when-add = You have no powers to put in order now.
when-destroy = You don't have too many of anything.
when-turn-down = You don't have more than one location face up.

cost-printed = printed
cost-card = { $card }
cost-free = free
cost-strike = strike cost
cost-power = power

## nouns

slot-hidden = a card
    .article = { "" }
slot-face-down = resource { $n } of { $seat }, face down
slot-on = on { $card }
slot-number = no. { $n }
slot-exhausted = exhausted
slot-ready = ready
slot-damaged = { $n } damage
slot-undamaged = undamaged

choice-random = at random
choice-hidden = secret
choice-open = open
bring-any = any legal deck
bring-starters = starters only
bring-random = a random starter

stop-usual = as usual: in combat, at the end of my opponent's turn, and to respond
    .article = { "" }
stop-every = at every opportunity
    .article = { "" }
stop-few = only to respond
    .article = { "" }

skip-nothing = don't pass ahead
    .article = { "" }
skip-quiet = pass until something happens
    .article = { "" }
skip-turn = pass the turn
    .article = { "" }

halt-my-ready = in my ready step
    .article = { "" }
halt-my-draw = in my draw step
    .article = { "" }
halt-my-attack = when I attack, before protectors step in
    .article = { "" }
halt-my-defend = when I attack, before damage is dealt
    .article = { "" }
halt-my-end = in my end phase
    .article = { "" }
halt-their-ready = in my opponent's ready step
    .article = { "" }
halt-their-draw = in my opponent's draw step
    .article = { "" }
halt-their-action = at the end of my opponent's action phase
    .article = { "" }
halt-their-attack = when my opponent attacks, before protectors step in
    .article = { "" }
halt-their-defend = when my opponent attacks, before damage is dealt
    .article = { "" }
halt-their-end = in my opponent's end phase
    .article = { "" }
halt-respond = when my opponent adds to the chain
    .article = { "" }
halt-attacked = when my opponent proposes combat
    .article = { "" }
halt-own = after I have added to the chain
    .article = { "" }
halt-danger = whenever I could lose right away by not acting
    .article = { "" }

window-none = Between turns
    .article = { "" }
window-ready = Ready step
    .article = { "" }
window-draw = Draw step
    .article = { "" }
window-action = Action phase
    .article = { "" }
window-attack = Combat, first chance to act
    .article = { "" }
window-defend = Combat, second chance to act
    .article = { "" }
window-end = End phase
    .article = { "" }

chance-none = Between turns. Act, or pass.
    .article = { "" }
chance-ready = Ready step. Act, or pass.
    .article = { "" }
chance-draw = Draw step. Act, or pass.
    .article = { "" }
chance-action = Your opponent's action phase. Act, or pass.
    .article = { "" }
chance-attack = Combat, first chance to act, before protectors step in. Act, or pass.
    .article = { "" }
chance-defend = Combat, last chance to act before damage is dealt. Act, or pass.
    .article = { "" }
chance-end = End phase. Act, or pass.
    .article = { "" }
chance-turn = Your action phase: place a resource, play cards, attack; pass to end your turn.
    .article = { "" }
chance-respond = Your opponent has added to the chain. Respond, or pass to let it resolve.
    .article = { "" }
chance-attacked = Your opponent wants to attack. Respond, or pass to let the attack proceed.
    .article = { "" }
chance-own = What you added to the chain is next. Add to it, or pass to let it resolve.
    .article = { "" }

zone-away = nowhere
zone-deck = deck
zone-hand = hand
zone-chain = chain
zone-play = in play
zone-resource = resource row
zone-graveyard = graveyard
zone-removed = removed from the game

damage-arcane = arcane
    .article = { "" }
damage-fire = fire
    .article = { "" }
damage-frost = frost
    .article = { "" }
damage-holy = holy
    .article = { "" }
damage-melee = melee
    .article = { "" }
damage-nature = nature
    .article = { "" }
damage-ranged = ranged
    .article = { "" }
damage-shadow = shadow
    .article = { "" }

counter-skull = skull
    .article = { "" }
counter-stake = stake
    .article = { "" }
counter-heirloom = heirloom
    .article = { "" }
counter-atk = +1 ATK
    .article = { "" }
counter-defense = +1 DEF
    .article = { "" }

## tableau

table-turn = The turn
table-turn-of = Whose turn
table-window = Phase
table-combat = Combat
table-attacks = { $card } attacks { $other }
table-chain = The chain: the first one listed resolves first
table-link = On the chain
table-whose = Whose
table-targets = Targets
table-proposal = { $card } wants to attack
table-party = In play
table-card = Card
table-atk = ATK
table-health = Health
table-marks = What it is, and its state
table-numbers = Numbers
table-text = What it does
table-rest = Resources and piles
table-resources = Resources
table-ready = { $ready } of { $n } ready
table-row = Resource row
table-hand = Hand
table-deck = Cards in the deck
table-graveyard = Graveyard
table-exhausted = exhausted
table-flipped = its power is used
table-fresh = joined this turn: can't attack yet
table-on = on { $card }
table-hidden = { $n } hidden
table-def = DEF { $n }

## columns

column-slot = Card
column-number = Turn
column-turn = Whose turn
column-window = Time to act
column-placed = Resources placed
column-lost = Lost
column-standing = Order
column-wishes = Orders
column-skipping = Passes ahead
column-starved = Empty deck
column-first-hero = Starting hero
column-secret-list = Secret list
column-what = Card
column-known = Known to
column-zone = Where
column-gen = Moves
column-owner = Owner
column-controller = Controller
column-entered = Entered under
column-exhausted = Exhausted
column-down = Face down
column-damage = Damage
column-host = Attached to
column-fresh = Just joined
column-stays = Stays exhausted
column-overruled = Superseded
column-did = This turn
column-last-atk = Last ATK
column-last-seat = Last controller
column-last-heirloom = Last heirlooms
column-last-host = Last attached to
column-skull = Skulls
column-stake = Stakes
column-heirloom = Heirlooms
column-atk-counters = +1 ATK
column-defense-counters = +1 DEF
column-spent = To be removed
column-deck-a = Deck of A
column-deck-b = Deck of B
column-hand-a = Hand of A
column-hand-b = Hand of B
column-grave-a = Graveyard of A
column-grave-b = Graveyard of B
column-play = In play
column-resources = Resources
column-heroes = Heroes
column-chain = Chain
column-waiting = Triggered
column-delayed = Delayed
column-effects = Effects
column-used = Powers used
column-triggers = Powers triggered
column-attacker = Attacker
column-defender = Defender
column-fighting = Defender in combat
column-struck = Strikes

## the end: how a duel was decided

report-health = The heroes' health
report-how-dealt = { $card } struck the last blow: { $number } { $damage } damage to { $hero }.
report-how-hurt = The last { $number } damage put on { $hero } was too much.
report-how-starved = { $hero } had to draw, and the deck was empty.
report-how-worn = { $hero } had no health left.
report-hurt = { $hero } takes { $number } damage{ $much ->
    [all] , all of it from { $card }
    [some] , { $part } of it from { $card }
   *[none] {""}
}{ $back ->
    [0] .
   *[other] ; the other hero takes { $back }.
}
report-healed = { $number } damage on { $hero } is healed.

## picture

picture-turn = Turn { $n }: { $seat } · { $window }
picture-health = { $left } of { $health } health
picture-resources = { $ready } of { $all } resources ready
picture-hand = hand { $n }
picture-deck = deck { $n }
picture-graveyard = graveyard { $n }
picture-exhausted = exhausted
picture-flipped = flipped
picture-fresh = just joined
picture-attacks = attacks
picture-defends = defends
picture-struck = strikes
picture-defense = DEF { $n }
picture-damage = { $n } damage
picture-your-hand = Hand:
picture-row = Resources face up:
picture-buried = Graveyard:
picture-gone = Removed:
picture-chain = Chain, the first one resolves first:
picture-effect = effect of { $card }
picture-proposal = attack by { $card }
picture-nothing = –

## decks

deck-line = “{ $text }” is not a deck line. Write the number of copies and the card's name: 4 Fireball.
deck-line-copies = A line holds 1 to { $room } copies, not { $copies }.
deck-unknown = There is no card named “{ $text }”.
deck-unknown-near = There is no card named “{ $text }”. Did you mean { $near }?
deck-hero-missing = The deck names no hero. Start it with a line like this: Hero: Zumix of Kezan.
deck-hero-twice = A deck has one starting hero, and { $hero } has already been named.
deck-no-hero = { $card } can't be the starting hero: only an ordinary hero can.
deck-too-small = The deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it needs at least { $least }, not counting the hero.
deck-too-large = The deck has { $count } cards. The rules set no maximum, but a table here has room for { $room }.
deck-hero-inside = { $card } is an ordinary hero: the starting hero stays outside the deck, and only master heroes can be in it.
deck-token = { $card } is a token: only effects put it into play, and it can't be part of a deck.
deck-class = { $card } has the class icons { $classes }; your hero has { $class }.
deck-faction = { $card } has the faction icon { $faction }; your hero has { $hero }.
deck-requires = { $card } requires a hero with one of these traits: { $traits }.
deck-copies = There are { $count } copies of { $card } in the deck; at most { $most } are allowed.
deck-talents = A deck can have talents of only one specialization: { $talents } belong to { $specs }.
deck-talent-hero = { $card } is a { $spec } talent; your hero is specialized in { $hero }.
deck-reputations = A deck can have cards of only one Reputation, not of { $reputations }.
deck-only-starters = This table takes starters only: choose one of the twenty, or a random one.
deck-only-random = At this table each player's starter is drawn at random when the game begins, so none is chosen.
deck-group-hero = Master heroes
deck-group-ally = Allies
deck-group-ability = Abilities
deck-group-equipment = Equipment
deck-group-quest = Quests
deck-group-location = Locations
deck-count-hero = { $n ->
    [one] 1 master hero
   *[other] { $n } master heroes
}
deck-count-ally = { $n ->
    [one] 1 ally
   *[other] { $n } allies
}
deck-count-ability = { $n ->
    [one] 1 ability
   *[other] { $n } abilities
}
deck-count-equipment = { $n ->
    [one] 1 piece of equipment
   *[other] { $n } pieces of equipment
}
deck-count-quest = { $n ->
    [one] 1 quest
   *[other] { $n } quests
}
deck-count-location = { $n ->
    [one] 1 location
   *[other] { $n } locations
}
deck-about = { $hero }. { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $groups }.
deck-doubtful = It isn't known how many copies of each card the product contained: the numbers are a reconstruction.

deck-plan-alliance-death-knight = Fast allies and diseases: infect the hero early, then let Horn of Winter and Black Blood finish it.
deck-plan-alliance-druid = Small allies grow large: put a Mark or a Gift on one that can't be attacked, and clear its way with Wrath.
deck-plan-alliance-hunter = Shoot from behind protectors: pets and Long-Range attackers do damage and take none.
deck-plan-alliance-mage = Freeze, polymorph, and counter what matters, and burn the hero with what is left.
deck-plan-alliance-paladin = A wall of protectors and heavy blades: hold the line, heal, and strike with your hero.
deck-plan-alliance-priest = Outlast them: heal every wound, bring the fallen back, and take their best ally with Twist of Faith.
deck-plan-alliance-rogue = Exhaust them, then punish: whatever is tired dies to your abilities, and your blades are poisoned.
deck-plan-alliance-shaman = Ready and attack again: cheap weapons and allies that strike twice, with lightning for the last points.
deck-plan-alliance-warlock = A demon for every moment, fetched with Summoning Portal, and life stolen from the enemy hero.
deck-plan-alliance-warrior = Armor up and shout: Battle Shout makes cheap allies hit hard, and Execute removes what is wounded.
deck-plan-horde-death-knight = Death is only the start: ghouls replace the fallen, and diseases wear the hero down.
deck-plan-horde-druid = Grow a broad party, draw with Forager Cloudbloom, and end it with Starfire or Kamu's own power.
deck-plan-horde-hunter = Attack from the first turn: pets and allies with Ferocity, and a shot for whatever stands in the way.
deck-plan-horde-mage = Burn them down: quick allies early, fire at the hero late, and a Frost Nova when they fight back.
deck-plan-horde-paladin = Guardians in front, blessings behind: win the long fight, then let Doom and Consecration end it.
deck-plan-horde-priest = Empty their hand with Mind Spike and Mind Melt, and win with big allies they can no longer answer.
deck-plan-horde-rogue = Stealth and steel: nobody can protect against you, so hit the hero every turn.
deck-plan-horde-shaman = Protectors buy time while Inferno Totem burns the hero, and Infusion of Earth makes one big attack.
deck-plan-horde-warlock = Drain and pressure: demons with Ferocity attack at once, and every spell takes life from them to you.
deck-plan-horde-warrior = Hit hard and early: allies with Ferocity, a hatchet that strikes for free, and Juggernaut for the final turn.

deck-alliance-death-knight = Alliance Death Knight
    .article = { "" }
deck-alliance-druid = Alliance Druid
    .article = { "" }
deck-alliance-hunter = Alliance Hunter
    .article = { "" }
deck-alliance-mage = Alliance Mage
    .article = { "" }
deck-alliance-paladin = Alliance Paladin
    .article = { "" }
deck-alliance-priest = Alliance Priest
    .article = { "" }
deck-alliance-rogue = Alliance Rogue
    .article = { "" }
deck-alliance-shaman = Alliance Shaman
    .article = { "" }
deck-alliance-warlock = Alliance Warlock
    .article = { "" }
deck-alliance-warrior = Alliance Warrior
    .article = { "" }
deck-horde-death-knight = Horde Death Knight
    .article = { "" }
deck-horde-druid = Horde Druid
    .article = { "" }
deck-horde-hunter = Horde Hunter
    .article = { "" }
deck-horde-mage = Horde Mage
    .article = { "" }
deck-horde-paladin = Horde Paladin
    .article = { "" }
deck-horde-priest = Horde Priest
    .article = { "" }
deck-horde-rogue = Horde Rogue
    .article = { "" }
deck-horde-shaman = Horde Shaman
    .article = { "" }
deck-horde-warlock = Horde Warlock
    .article = { "" }
deck-horde-warrior = Horde Warrior
    .article = { "" }

## Card text: what the rules text of a card is made of (text.py). Every message begins with text-.

# A group, put together: the order of its words.

text-np = { $det } { $poss } { $other } { $target } { $adj } { $side } { $tag } { $noun } { $party } { $after } { $zone }
text-your = your
text-other = other
text-another = another
text-opposing = opposing
text-target = target
text-det-each = each
text-det-all = all
text-det-up-to = { $behind ->
    [yes] each of up to { $n }
   *[no] up to { $n }
}
text-det-next = the next
text-det-no = no
text-card-of = { $noun } { $card }
text-my-party = in your party
text-my-control = you control
text-play = you play
text-opp-play = opponents play
text-of-party = in { THE($who) }'s party
text-of-control = { THE($who) } controls
text-their-party = in their party
text-cost-least = with cost { $n } or more
text-cost-most = with cost { $n } or less
text-dealing = with { $types } ATK
text-with-keyword = with { $keyword }
text-of-faction = { $faction }
text-no-tag = non-{ $tag }
text-named = named { $name }
text-named-like = with “{ $name }” in its name
text-trait-exhausted = exhausted
text-trait-ready = ready
text-trait-damaged = damaged
text-trait-undamaged = undamaged
text-trait-attacking = attacking
text-trait-defending = defending
text-trait-face-down = face-down
text-trait-was-damaged = already damaged
text-trait-attacked = that attacked this turn
text-trait-non-token = that { $form ->
    [mp] aren't tokens
   *[ms] isn't a token
}
text-trait-no-faction = with no faction
text-trait-most-cost = with the highest cost
text-trait-type-in-graveyard = that { $form ->
    [mp] share
   *[ms] shares
} a card type with a card in { $mine ->
    [yes] your graveyard
   *[no] { $form ->
        [mp] their
       *[ms] its
    } owner's graveyard
}
text-trait-caused-damage = that caused damage this turn
text-trait-hit-by-hero = that { $form ->
    [mp] were
   *[ms] was
} dealt combat damage by your hero this turn
text-trait-hurt-now = that { $form ->
    [mp] were
   *[ms] was
} dealt damage this turn
text-trait-destroyed-now = that { $form ->
    [mp] were
   *[ms] was
} destroyed this turn
text-zone-my-graveyard = { $how ->
    [from] from your graveyard
   *[in] in your graveyard
}
text-zone-graveyard = { $how ->
    [from] from a graveyard
   *[in] in a graveyard
}
text-zone-its-graveyard = { $how ->
    [from] from that player's graveyard
   *[in] in that player's graveyard
}
text-revealed = revealed this way

# Somebody.

text-your-hero = your hero
    .article = { "" }
text-its-controller = its controller
    .article = { "" }
text-its-hero = its controller's hero
    .article = { "" }
text-hero-of = { THE($who) }'s hero
text-you = you
    .article = { "" }
text-each-opponent = each opponent
    .article = { "" }
text-opponents = opponents
    .article = { "" }
text-dealer = source of that damage
text-this-character = this character
text-that = { $pron ->
    [it] it
   *[no] that { $noun }
}
text-attached = attached { $noun }
text-controller = { THE($of) }'s controller
text-chooses = { THE($who) } chooses { THE($what) }
text-with-means = with { THE($what) }
text-those-exhaust = exhausted this way
text-those-destroy = destroyed this way
text-those-ready = readied this way
text-those-deal = dealt damage this way
text-hurt-deal = dealt damage this way

# How much.

text-plus = { THE($a) } plus { THE($b) }
text-times = { THE($a) } times { THE($b) }
text-minus = { THE($a) } minus { THE($b) }
text-either = { THE($a) } { $test }, otherwise { THE($b) }
text-measure-count = number of { $of }
text-measure-classes = number of different classes among { $of }
text-measure-counters = number of { $kind } counters on { THE($of) }
text-measure-total-atk = total ATK of { $of }
text-measure-total-defense = total DEF of { $of }
text-measure-highest-atk = highest ATK among { $of }
text-measure-highest-printed-atk = highest printed ATK among { $of }
text-measure-highest-cost = highest cost among { $of }
text-measure-dealt = damage dealt
text-its = its
text-measure-its-atk = { text-its } ATK
    .article = { "" }
text-measure-its-printed-atk = { text-its } printed ATK
    .article = { "" }
text-measure-its-cost = { text-its } cost
    .article = { "" }
text-measure-atk-of-card = ATK of { THE($of) }
text-measure-printed-atk-of-card = printed ATK of { THE($of) }
text-measure-cost-of-card = cost of { THE($of) }
text-measure-atk-of = { THE($of) }'s ATK
    .article = { "" }
text-measure-printed-atk-of = { THE($of) }'s printed ATK
    .article = { "" }
text-measure-cost-of = { THE($of) }'s cost
    .article = { "" }
text-for-each = for { THE($what) }
text-for-each-counter = for each { $kind } counter on { THE($what) }
text-counter-skull = skull
text-counter-stake = stake
text-counter-heirloom = heirloom
text-counter-atk = +1 ATK
text-counter-defense = +1 DEF
text-a-counter-skull = a skull counter
text-a-counter-stake = a stake counter
text-a-counter-heirloom = an heirloom counter
text-a-counter-atk = a +1 ATK counter
text-a-counter-defense = a +1 DEF counter
text-type-arcane = arcane
text-type-fire = fire
text-type-frost = frost
text-type-holy = holy
text-type-melee = melee
text-type-nature = nature
text-type-ranged = ranged
text-type-shadow = shadow
text-kind-arcane = arcane
text-kind-fire = fire
text-kind-frost = frost
text-kind-holy = holy
text-kind-melee = melee
text-kind-nature = nature
text-kind-ranged = ranged
text-kind-shadow = shadow

# Conditions.

text-in-play = in play
text-test-control = { $no ->
    [yes] you don't control { THE($what) }
   *[no] you control { THE($what) }
}
text-test-exists = { THE($what) } is { $where }
text-test-same-name = { $no ->
    [yes] you don't control
   *[no] you control
} { $n } or more cards with the same name
text-test-own-turn = { $no ->
    [yes] it isn't your turn
   *[no] it's your turn
}
text-test-in-play = { THE($what) } is { $no ->
    [yes] no longer in play
   *[no] still in play
}
text-it-is = { $who_pron ->
    [it] { $who_person ->
        [yes] { THE($who) } is
       *[no] it's
    }
   *[no] { THE($who) } is
}
text-it = { $who_pron ->
    [it] { $who_person ->
        [yes] { THE($who) }
       *[no] it
    }
   *[no] { THE($who) }
}
text-test-attacking = { $link ->
    [while] { $who_pron ->
        [it] { "" }
       *[no] { text-it-is }
    }
   *[if] { text-it-is }
} { $no ->
    [yes] not attacking
   *[no] attacking
} { $what }
text-test-defending = { $link ->
    [while] { $who_pron ->
        [it] { "" }
       *[no] { text-it-is }
    }
   *[if] { text-it-is }
} { $no ->
    [yes] not defending
   *[no] defending
} { $what }
text-test-undamaged = { $link ->
    [while] { $who_pron ->
        [it] { "" }
       *[no] { text-it-is }
    }
   *[if] { text-it-is }
} { $no ->
    [yes] damaged
   *[no] undamaged
}
text-test-damaged = { $link ->
    [while] { $who_pron ->
        [it] { "" }
       *[no] { text-it-is }
    }
   *[if] { text-it-is }
} { $no ->
    [yes] undamaged
   *[no] damaged
}
text-test-ready = { $link ->
    [while] { $who_pron ->
        [it] { "" }
       *[no] { text-it-is }
    }
   *[if] { text-it-is }
} { $no ->
    [yes] not ready
   *[no] ready
}
text-test-exhausted = { $link ->
    [while] { $who_pron ->
        [it] { "" }
       *[no] { text-it-is }
    }
   *[if] { text-it-is }
} { $no ->
    [yes] not exhausted
   *[no] exhausted
}
text-test-attacked = { text-it } { $no ->
    [yes] didn't attack
   *[no] attacked
} this turn
text-test-hurt-now = { text-it } { $no ->
    [yes] wasn't dealt
   *[no] was dealt
} damage this turn
text-test-more = there are more { $a } than { $b }
text-test-no-more = there are no more { $a } than { $b }
text-test-compare = { THE($a) } { $number ->
    [yes] { $sign ->
        [least] is { $b } or more
        [most] is { $b } or less
        [more] is greater than { $b }
        [less] is less than { $b }
        [other] isn't { $b }
       *[equal] is { $b }
    }
   *[no] { $sign ->
        [least] is at least { THE($b) }
        [most] is at most { THE($b) }
        [more] is greater than { THE($b) }
        [less] is less than { THE($b) }
        [other] isn't equal to { THE($b) }
       *[equal] is equal to { THE($b) }
    }
}

# What happens.

text-when = when { $event },
text-at-start = at the start of your turn,
text-at-end = at the end of your turn,
text-at-each-start = at the start of each player's turn,
text-first-time = for the first time each turn
text-event-enters = enters play
text-event-joins = enters your party
text-event-leaves = leaves play
text-event-destroyed = is destroyed
text-event-attacks = attacks
text-event-defends = defends
text-event-exhausts = becomes exhausted
text-event-readies = becomes ready
text-event-strikes = you strike with { THE($what) }
text-event-you-play = you play { THE($what) }
text-event-turned-down = { THE($what) } is turned face down
text-event-placed-up = you place { THE($what) } face up
text-event-deals = deals { $combat ->
    [yes] combat
   *[no] { "" }
} { $kind } damage
text-event-dealt = is dealt { $combat ->
    [yes] combat damage
   *[no] damage
}

# What is done. An order to the player may be a permission: "you may".

text-clitic = it
text-put = { text-may } put { THE($what) }
text-reveal = { text-may } reveal
text-look = { text-may } look at
text-may = { $mood ->
    [may] you may
   *[do] { "" }
}
text-deals-verb = { $mood ->
    [may] may deal
    [bare] deal
   *[do] deals
}
text-heals-verb = { $mood ->
    [may] may heal
    [bare] heal
   *[do] heals
}
text-unpreventable = { $sure ->
    [yes] unpreventable
   *[no] { "" }
}
text-damage = { $n } { text-unpreventable } { $kind } damage
text-damage-so-much = that much { text-unpreventable } { $kind } damage
text-damage-equal = { text-unpreventable } { $kind } damage
text-deals = { text-deals-verb } { $damage } { $to }
text-deals-equal = { text-deals-verb } { $damage } { $reflexive ->
    [yes] { $to } equal to { THE($of) }
   *[no] equal to { THE($of) } { $to }
}
text-deals-instead = deals { $n } instead
text-deals-in-order = { text-deals-verb }
text-deals-part = { $n } { $first ->
    [yes] { $kind } damage
   *[no] { "" }
} to the { $place }
text-healed = { $n } damage
text-healed-all = all damage
text-healed-so-much = that much damage
text-heals = { text-heals-verb } { $damage } { $source }
text-do-heal = { text-may } heal { $damage } { FROM($what) }
text-heals-in-order = { text-heals-verb }
text-heals-part = { $n } { $first ->
    [yes] damage
   *[no] { "" }
} from the { $place }
text-place-0 = first
text-place-1 = second
text-place-2 = third
text-place-3 = fourth
text-place-4 = fifth
text-do-prevent = { text-may } prevent the next { $n } { $magical ->
    [yes] magical damage
   *[no] damage
} that would be dealt { TO($what) } this turn
text-do-prevent-next = the next time { THE($what) } would be dealt { $magical ->
    [yes] magical damage
   *[no] damage
} this turn, { text-may } prevent it
text-cards = { $n ->
    [1] a card
   *[other] { $n } cards
}
text-cards-all = { $who ->
    [you] your hand
   *[they] their hand
}
text-cards-to-limit = { $who ->
    [you] up to your maximum hand size
   *[they] up to their maximum hand size
}
text-cards-for-each = a card for each damage dealt this way
text-cards-so-many = that many cards
text-at-random = at random
text-do-draw = { text-may } draw { $cards }
text-draws = { $mood ->
    [may] may draw
   *[do] draws
} { $cards }
text-do-discard = { text-may } discard { $cards } { $random }
text-discards = { $mood ->
    [may] may discard
   *[do] discards
} { $cards } { $random }
text-do-mill = { text-may } put { $cards } from the top of your deck into your graveyard
text-mills = { $mood ->
    [may] may put
   *[do] puts
} { $cards } from the top of their deck into their graveyard
text-do-destroy = { text-may } destroy { THE($what) }
text-do-bounce = { text-put } into { $what_form ->
    [mp] their owners' hands
   *[ms] its owner's hand
}
text-do-remove = { text-may } remove { THE($what) } from the game
text-do-exhaust = { text-may } exhaust { THE($what) }
text-do-ready = { text-may } ready { THE($what) }
text-do-turn-down = { text-may } turn { THE($what) } face down
text-do-interrupt = { text-may } interrupt { THE($what) }
text-stays = can't ready during { $who_form ->
    [mp] their
   *[ms] its
} controller's next ready step
text-do-put-hand = { text-put } into your hand
text-do-put-top = { text-put } on top of your deck
text-do-put-deck = { text-may } shuffle { THE($what) } into your deck
text-do-put-play = { text-may } put { THE($what) } into play
text-do-put-play-yours = { text-may } put { THE($what) } into play under your control
text-do-control = { $mood ->
    [may] you may gain
   *[do] you gain
} control of { THE($what) }
text-do-token = { text-may } put { $n ->
    [one] { $a }
   *[other] { $n }
} { $unique ->
    [yes] unique
   *[no] { "" }
} { $faction } { $kind } { $n ->
    [one] token
   *[other] tokens
} { $named } ({ $has }) into play { $exhausted ->
    [yes] exhausted
   *[no] { "" }
}
text-token-atk = { $n } { $kind } ATK
text-do-counter = { text-may } put { $kind } { ON($what) }
text-do-uncounter = remove { $kind } { FROM($what) }
text-do-hurt = put { $n } damage on your hero
text-do-unbury = remove { THE($what) } from the game
text-do-choose = { text-may } choose { THE($what) }
text-do-search-hand = { text-may } search your deck for { THE($what) }, reveal it, and put it into your hand
text-do-search-row = { text-may } search your deck for { THE($what) } and put it into your resource row face up and exhausted
text-do-reveal-one = { text-reveal } the top card of your deck. If it's { THE($what) }, put it into your hand
text-do-reveal = { text-reveal } the top { $n } cards of your deck. You may put { THE($what) } into your hand. Put the rest on the bottom of your deck
text-do-ramp = { text-reveal } the top card of your deck. You may put it into your resource row face down and exhausted
text-do-look-hand = { text-look } { THE($what) }'s hand
text-do-pluck = { text-look } { THE($what) }'s hand and choose a card from it. That player discards that card
text-do-reshuffle = { text-may } shuffle { THE($what) }'s graveyard into that player's deck
text-do-reshuffle-you = { text-may } shuffle your graveyard into your deck
text-do-redirect = the next time damage would be dealt to your hero this turn, that damage is dealt { TO($what) } instead
text-do-boost = the next time your hero would deal damage with an ability this turn, that damage is increased by { $n }
text-do-discount = { THE($what) } you play this turn costs { $n } less
text-do-attach = attach { TO($what) }
text-choose-one = choose one: { $modes }
text-or-mode = ; or { $mode }
text-if-dealt = if damage is dealt this way,
text-if-destroyed = if { text-it-is } destroyed this turn,
text-later-end = at the end of this turn
text-later-next-start = at the start of the next turn
text-until-turn = this turn
text-until-combat = this combat

# What a card has, can't do or loses.

text-has = { $who_form ->
    [mp] have
   *[ms] has
} { $what }
text-stat-atk = { $n } ATK
text-stat-health = { $n } health
text-stat-defense = { $n } DEF
text-long-range-against = Long-Range against { THE($what) }
text-more-armor = +{ $n } DEF { $magical ->
    [yes] against magical damage
   *[no] { "" }
}
text-quoted = “{ $text }”
text-cant = can't { $verbs }
text-cant-attack = attack
text-cant-protect = protect
text-cant-strike = strike with weapons
text-cant-ready-step = ready during { $who_form ->
    [mp] their
   *[ms] its
} controller's ready step
text-cant-be-destroyed = be destroyed
text-cant-play = play { $what }
text-cant-attack-them = can't attack { THE($what) }
text-only-attacks = can attack only { THE($what) }{ $able ->
    [yes] , if able
   *[no] { "" }
}
text-must-attack = must attack each turn, if able
text-is-sure = { $who_form ->
    [mp] deal
   *[ms] deals
} unpreventable damage
text-loses-powers = { $who_form ->
    [mp] lose
   *[ms] loses
} all powers
text-loses = { $who_form ->
    [mp] lose
   *[ms] loses
} { $what }
text-is-also = { $who_form ->
    [mp] are
   *[ms] is
} also { $a } { $tag }
text-controlled = you control { THE($what) }

# Powers.

text-activate = activate
text-flip = flip { $who }
text-on-your-turn = on your turn
text-once-per-turn = once per turn
text-in-graveyard = while { THE($who) } is in your graveyard
text-during-your-turn = on your turn
text-quest = pay { $cost } { $turn } to complete this quest { $test }.
text-reward = Reward:
text-price = { THE($who) } { $who_form ->
    [mp] cost
   *[ms] costs
} { $n } { $more ->
    [more] more
   *[less] less
}{ $limit ->
    [yes] , to a minimum of { $least }
   *[no] { "" }
} { $each }
text-price-strike = you pay { $n } { $more ->
    [more] more
   *[less] less
} to strike with your weapons{ $limit ->
    [yes] , to a minimum of { $least }
   *[no] { "" }
} { $each }
text-extra = as an additional cost to play { THE($who) }, { $cost }.
text-free = you may play { THE($what) } without paying its cost { $test }.
text-packets-plus = { $kind } damage dealt by { $by } is increased by { $n }
text-packets-times = { $kind } damage dealt by { $by } is { $n ->
    [2] doubled
   *[other] multiplied by { $n }
}
text-packets-sure = { $kind } damage dealt by { $by } can't be prevented.
text-enters-with = { THE($who) } enters play with { $kind }.
text-uninterruptible = { THE($who) } can't be interrupted.
text-from-graveyard = you may play { THE($what) } from your graveyard. If you do, remove it from the game when it would next go to a graveyard.
text-requires = only for a deck with { $a } { $traits } hero.
text-mend-power = Mend: At the start of your turn, this character may heal X damage from target hero or ally, where X is its Mend.
text-ongoing = Ongoing:

# What a tag means, told on every card that has it.
text-rule-mount = { $card } can't attack or be attacked.

# Keywords: their names.

text-keyword-instant = Instant
text-keyword-ongoing = Ongoing
text-keyword-protector = Protector
text-keyword-stealth = Stealth
text-keyword-elusive = Elusive
text-keyword-ferocity = Ferocity
text-keyword-long-range = Long-Range
text-keyword-untargetable = Untargetable
text-keyword-aberration = Aberration
text-keyword-time-is-money = Time is Money
text-keyword-dual-wield = Dual Wield
text-keyword-spellshield = Spellshield
text-keyword-assault = Assault
text-keyword-assault-n = Assault { $n }
text-keyword-mend = Mend
text-keyword-mend-n = Mend { $n }
text-keyword-resist = Resistance
text-keyword-stash = Stash
text-keyword-rattle = Death Rattle
text-keyword-unique = Unique
text-keyword-unlimited = Unlimited
text-keyword-talent = Talent
text-keyword-totem = Totem
text-resist-arcane = Arcane Resistance
text-resist-fire = Fire Resistance
text-resist-frost = Frost Resistance
text-resist-holy = Holy Resistance
text-resist-melee = Melee Resistance
text-resist-nature = Nature Resistance
text-resist-ranged = Ranged Resistance
text-resist-shadow = Shadow Resistance
text-resist-physical = Physical Resistance

# Keywords: what they mean, in a sentence.

text-remind-instant = You may play this card whenever you have priority, even on an opponent's turn.
text-remind-ongoing = This card enters play when it resolves, and stays there.
text-remind-protector = When an opposing hero or ally attacks, you may exhaust this character to become the defender.
text-remind-stealth = While this character attacks, opposing characters can't protect.
text-remind-elusive = This character can't be attacked.
text-remind-ferocity = This ally can attack on the turn it enters your party.
text-remind-long-range = While this character attacks, defenders deal no combat damage to it.
text-remind-untargetable = This card can't be targeted while it is in play.
text-remind-aberration = Damage to this character that isn't combat damage is prevented.
text-remind-time-is-money = This character can use activated powers on the turn it enters your party.
text-remind-dual-wield = You may control two one-handed Melee weapons and strike with both in one combat.
text-remind-spellshield = Abilities that opponents play or control can't target this card.
text-remind-assault = Assault X: +X ATK on your turn.
text-remind-mend = Mend X: at the start of your turn, this character may heal X damage from target hero or ally.
text-remind-resist = All damage of the named type that would be dealt to this character is prevented.
text-remind-stash = When this card enters your resource row, you may reveal it to get this effect; then it is turned face down.
text-remind-rattle = When this card goes to your graveyard from anywhere, this power triggers.
text-remind-unique = You may control only one card with this name.
text-remind-unlimited = A deck may contain any number of copies of this card.
text-remind-talent = A deck may contain talents of only one specialization.
text-remind-totem = Counts as an ability and as an ally. It can't attack.

# The type line and the numbers.

text-type-line = { $type } — { $traits }
text-card-hero = Hero
text-card-master-hero = Master Hero
text-card-ally = { $words } Ally { $token }
text-card-totem = { $words } Ability Ally
text-card-ability = { $words } Ability
text-card-weapon = { $words } Weapon
text-card-armor = { $words } Armor
text-card-item = { $words } Item
text-card-quest = { $words } Quest
text-card-location = { $words } Location
text-word-unique = Unique
text-word-unlimited = Unlimited
text-word-instant = Instant
text-word-two-handed = Two-Handed
text-word-token = Token
text-tag-limit = { $tag } ({ $n })
text-spec-talent = { $spec } Talent
text-stats-cost = Cost { $n }
text-stats-atk = ATK { $n } { $kind }
text-stats-health = Health { $n }
text-stats-defense = DEF { $n }
text-stats-strike = Strike cost { $n }

# Nouns.

text-noun-char = hero or ally
    .plural = heroes and allies
    .each = hero and ally
    .some = heroes and/or allies
text-noun-character = character
    .plural = characters
text-noun-hero = hero
    .plural = heroes
text-noun-ally = ally
    .plural = allies
text-noun-totem = Totem
    .plural = Totems
text-noun-ability = ability
    .plural = abilities
text-noun-equipment = equipment
text-noun-weapon = weapon
    .plural = weapons
text-noun-armor = armor
text-noun-item = item
    .plural = items
text-noun-resource = resource
    .plural = resources
text-noun-quest = quest
    .plural = quests
text-noun-location = location
    .plural = locations
text-noun-card = card
    .plural = cards
text-noun-player = player
    .plural = players
text-noun-opponent = opponent
    .plural = opponents

# Races, factions, classes and tags.
text-tag-human = Human
    .plural = Humans
text-tag-dwarf = Dwarf
    .plural = Dwarves
text-tag-gnome = Gnome
    .plural = Gnomes
text-tag-night-elf = Night Elf
    .plural = Night Elves
text-tag-draenei = Draenei
text-tag-worgen = Worgen
text-tag-orc = Orc
    .plural = Orcs
text-tag-tauren = Tauren
text-tag-troll = Troll
    .plural = Trolls
text-tag-undead = Undead
text-tag-blood-elf = Blood Elf
    .plural = Blood Elves
text-tag-goblin = Goblin
    .plural = Goblins
text-tag-demon = Demon
    .plural = Demons
text-tag-green-dragonkin = Green Dragonkin
text-tag-red-dragonkin = Red Dragonkin
text-tag-twilight-dragonkin = Twilight Dragonkin
text-tag-dragonkin = Dragonkin
text-tag-air-elemental = Air Elemental
    .plural = Air Elementals
text-tag-water-elemental = Water Elemental
    .plural = Water Elementals
text-tag-fire-elemental = Fire Elemental
    .plural = Fire Elementals
text-tag-earth-elemental = Earth Elemental
    .plural = Earth Elementals
text-tag-gargoyle = Gargoyle
    .plural = Gargoyles
text-tag-tallstrider = Tallstrider
    .plural = Tallstriders
text-tag-boar = Boar
    .plural = Boars
text-tag-wind-serpent = Wind Serpent
    .plural = Wind Serpents
text-tag-spirit-beast = Spirit Beast
    .plural = Spirit Beasts
text-tag-sheep = Sheep
text-tag-alliance = Alliance
text-tag-horde = Horde
text-tag-death-knight = Death Knight
text-tag-druid = Druid
text-tag-hunter = Hunter
text-tag-mage = Mage
text-tag-paladin = Paladin
text-tag-priest = Priest
text-tag-rogue = Rogue
text-tag-shaman = Shaman
text-tag-warlock = Warlock
text-tag-warrior = Warrior
text-tag-scourge = Scourge
text-tag-lich-king = Lich King
text-tag-aspect = Aspect
text-tag-ghoul = Ghoul
    .plural = Ghouls
    .whole = ally
text-tag-pet = Pet
    .plural = Pets
    .whole = ally
text-tag-mount = Mount
    .plural = Mounts
text-tag-raptor = Raptor
text-tag-spore-bat = Spore Bat
text-tag-crab = Crab
text-tag-cat = Cat
text-tag-succubus = Succubus
text-tag-felhunter = Felhunter
text-tag-infernal = Infernal
text-tag-felguard = Felguard
text-tag-voidwalker = Voidwalker
text-tag-dread-pirate = Dread Pirate
text-tag-magni = Magni
text-tag-genn = Genn
text-tag-gallywix = Gallywix
text-tag-cairne = Cairne
text-tag-king = King
text-tag-trade-prince = Trade Prince
text-tag-high-chieftain = High Chieftain
text-tag-disease = Disease
    .plural = Diseases
text-tag-combo = Combo
text-tag-blessing = Blessing
text-tag-poison = Poison
text-tag-presence = Presence
text-tag-form = Form
text-tag-cat-form = Cat Form
text-tag-bear-form = Bear Form
text-tag-seal = Seal
text-tag-shout = Shout
    .plural = Shouts
text-tag-fire-totem = Fire Totem
text-tag-earth-totem = Earth Totem
text-tag-water-totem = Water Totem
text-tag-air-totem = Air Totem
text-tag-melee = Melee
text-tag-ranged = Ranged
text-tag-wand = Wand
text-tag-off-hand = Off-Hand
text-tag-axe = Axe
text-tag-mace = Mace
text-tag-dagger = Dagger
text-tag-sword = Sword
text-tag-staff = Staff
text-tag-bow = Bow
text-tag-crossbow = Crossbow
text-tag-gun = Gun
text-tag-fist = Fist
text-tag-polearm = Polearm
text-tag-shield = Shield
text-tag-cloth = Cloth
text-tag-leather = Leather
text-tag-mail = Mail
text-tag-plate = Plate
text-tag-head = Head
text-tag-shoulder = Shoulder
text-tag-chest = Chest
text-tag-back = Back
text-tag-hands = Hands
text-tag-ring = Ring
text-tag-trinket = Trinket
text-tag-potion = Potion

# Specializations.
text-spec-affliction = Affliction
text-spec-arcane = Arcane
text-spec-arms = Arms
text-spec-assassination = Assassination
text-spec-balance = Balance
text-spec-beast-mastery = Beast Mastery
text-spec-blood = Blood
text-spec-combat = Combat
text-spec-demonology = Demonology
text-spec-destruction = Destruction
text-spec-discipline = Discipline
text-spec-elemental = Elemental
text-spec-enhancement = Enhancement
text-spec-feral = Feral
text-spec-fire = Fire
text-spec-frost = Frost
text-spec-fury = Fury
text-spec-holy = Holy
text-spec-marksmanship = Marksmanship
text-spec-protection = Protection
text-spec-restoration = Restoration
text-spec-retribution = Retribution
text-spec-shadow = Shadow
text-spec-subtlety = Subtlety
text-spec-survival = Survival
text-spec-unholy = Unholy

# Cards that have an Italian name.
text-name-kor-cindervein = Kor Cindervein
text-name-fel-iron-hatchet = Fel Iron Hatchet
text-name-mark-of-the-wild = Mark of the Wild
text-name-fire-blast = Fire Blast
text-name-golem-skull-helm = Golem Skull Helm
text-name-the-key-to-freedom = The Key to Freedom
text-name-gurzak-of-orgrimmar = Gurzak of Orgrimmar
