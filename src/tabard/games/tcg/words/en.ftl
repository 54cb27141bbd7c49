# What the duel says. Names of cards are proper names: no article stands before them.

## options

option-begin = { $seat } takes the first turn
option-keep = Keep this hand
option-mulligan = Shuffle it back and draw seven new cards
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
option-take-card = Have { $card } discarded
option-pick = Choose { $slot }
option-find = Take { $card }
option-find-none = Take none
option-under = Next { $card }
option-as-they-lie = Leave them as they lie
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
option-stops = From now on, ask me { $stop }
option-pass = Pass

## events

event-hero = { $seat } brings { $card } as a hero.
event-rolled = { $seat } rolls { $number }.
event-begins = { $seat } takes the first turn.
event-kept = { $seat } keeps the opening hand.
event-mulligan = { $seat } asks for a new hand.
event-turn = Turn { $number }: { $seat }.
event-drew = { $seat } draws a card.
event-drawn = It is { $card }.
event-starved = { $seat } must draw, but the deck is empty.
event-placed = { $seat } places a resource face down.
event-placed-up = { $seat } places { $card } face up.
event-stashed = { $seat } shows { $card } and uses its Stash.
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
event-fizzled = { $card } comes to nothing.
event-entered = { $card } joins { $seat }'s party.
event-attached = { $card } is attached to { $card2 }.
event-mastered = { $seat }'s hero turns into { $card }.
event-proposed = { $card } moves against { $card2 }.
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
event-arranged = { $seat } has put the other cards under the deck.
event-searched = { $seat } looks through the deck.
event-shuffled = { $seat } shuffles the deck.
event-looked = { $seat } looks at { $seat2 }'s hand.
event-saw = { $seat } holds { $card }.
event-exhausted = { $card } is exhausted.
event-readied = { $card } is ready again.
event-counter = { $card } gets a counter: { $counter }.
event-controls = { $seat } takes control of { $card }.
event-lost = { $seat } has lost.
event-ended = The duel is over.
event-about-power = { $card }: { $power }
event-about-card = { $card }.
event-about-attack = { $card } is going to attack.
event-about-combat = A combat is under way.
event-about-damage = { $card } is about to deal { $number } damage to { $card2 }.
event-about-chance = { $chance }

## questions

ask-priority = { $chance }
ask-target = { $card }: choose a target. { $power }
ask-mode = { $card }: choose one. { $power }
ask-may = { $card }: will you do it? { $power }
ask-pick = { $card }: choose a card. { $power }
ask-pay = What do you pay with?
ask-discard = Which card do you discard?
ask-search = Which card do you take from your deck?
ask-reveal = Which of the revealed cards do you take?
ask-under = In which order do the cards go under your deck? The last one lies lowest.
ask-ramp = Do you put the revealed card into your resource row, exhausted?
ask-pluck = Which card of that hand has to be discarded?
ask-stash = Do you show { $card } and use its Stash?
ask-armor = { $card } is about to deal { $number } damage to { $card2 }. Do you prevent any of it?
ask-order = Several of your powers have triggered. Which one goes on the chain next? The last one resolves first.
ask-excess = You control more of these than you may. Which one do you destroy?
ask-locations = Only one location may stay face up. Which one do you turn face down?
ask-defender = Whom does { $card } attack?
ask-strike = Your hero is in combat. Do you strike with a weapon?
ask-protect = Does one of your protectors step in?
ask-begin = You have the higher roll. Who takes the first turn?
ask-mulligan = Do you keep this hand?
ask-deck = Which deck is drawn?
ask-shuffle = In which order is the deck shuffled?
ask-roll = What does A roll?
ask-roll-again = What does B roll?
ask-random-card = Which card is discarded at random?

## reasons

legal = This is possible now.
legal-pay = You have { $have ->
    [one] 1 ready resource
   *[other] { $have } ready resources
}. The cost:
legal-attack = { $card } is ready and has { $n } ATK.
legal-fight = If nothing comes in between, { $card } ({ $left } health left) deals { $n } damage to { $card2 } ({ $left2 } health left) and is dealt { $back }.
legal-strike = With { $card }, { $card2 } has { $n } ATK in this combat. The cost:
legal-armor = { $card } prevents up to { $n } of the { $number } damage.

why-over = The duel is over.
why-chance = The dice or the cards decide first.
why-not-asked = { $seat } has to answer now.
why-busy = First you have to answer what you are asked.
why-nothing-named = This names no card and no player.
why-not-offered = This can't be chosen here.
why-no-such-seat = There is no such player at this table.
why-not-in-hand = You don't have { $card } in your hand.
why-not-in-that-hand = { $card } is not in that hand.
why-not-face-up = Only quests and locations can be placed face up; { $card } goes face down.
why-no-stash = { $card } has no Stash.
why-placed = You have placed your resource of this turn already.
why-never-played = { $card } can't be played: quests and locations are only placed as resources.
why-only-from-hand = { $card } can be played from your hand only.
why-not-in-graveyard = { CAP($card) } does not lie in your graveyard.
why-other-turn = This can be done in your own action phase only.
why-in-combat = This can't be done during a combat.
why-other-phase = This can be done in your action phase only.
why-chain = This can be done only while the chain is empty.
why-other-turn-slow = { $card } is not instant: it can be played in your own turn only.
why-in-combat-slow = { $card } is not instant: it can't be played during a combat.
why-other-phase-slow = { $card } is not instant: it can be played in your action phase only.
why-chain-slow = { $card } is not instant: it can be played only while the chain is empty.
why-dear = { $have ->
    [0] You have no ready resource
    [one] You have only 1 ready resource
   *[other] You have only { $have } ready resources
} for { $card }:
why-dear-power = { $have ->
    [0] You have no ready resource
    [one] You have only 1 ready resource
   *[other] You have only { $have } ready resources
} for the power of { $card }:
why-dear-strike = { $have ->
    [0] You have no ready resource
    [one] You have only 1 ready resource
   *[other] You have only { $have } ready resources
} for a strike with { $card }:
why-part-discard = You have no card in your hand that could be discarded for it.
why-part-counter = There is no such counter left to remove for it.
why-part-exhaust = You control no ready card that could be exhausted for it.
why-part-destroy = You control no card that could be destroyed for it.
why-part-bounce = You control no card that could return to its owner's hand for it.
why-no-payment = { CAP($card) } can't be used to pay this.
why-cant-play = { $card2 } forbids you to play { $card }.
why-cant-attack = { $card2 } says that { $card } can't attack.
why-cant-protect = { $card2 } says that { $card } can't protect.
why-cant-strike = { $card2 } says that you can't strike.
why-cant-attack-it = { $card2 } says that { $card } can't be attacked.
why-no-target = There is no legal target for { $card }.
why-not-in-play = { CAP($card) } is not in play.
why-not-yours = { CAP($card) } is not yours to command.
why-quest-down = { $card } lies face down: a quest is completed once.
why-face-down = { CAP($card) } lies face down and has no powers: it only pays costs.
why-flipped = { $card } has been flipped, and a hero's power is used once.
why-powerless = { $card } has lost its powers.
why-no-such-power = { $card } has no such power now.
why-own-turn-only = This power of { $card } can be used in your own turn only.
why-used = This power of { $card } has been used in this turn already.
why-exhausted = { $card } is exhausted.
why-must-wait = { $card } has just joined your party: its activated powers have to wait for your next turn.
why-condition = { $card } has a condition that is not met now.
why-no-character = { $card } is neither a hero nor an ally.
why-totem = { $card } is a Totem, and Totems can't attack.
why-mount = { $card } is a Mount: it neither attacks nor is attacked.
why-just-joined = { $card } has just joined your party and can't attack before your next turn.
why-no-defender = There is nobody whom { $card } could attack.
why-own-side = { $card } is on your own side.
why-elusive = { $card } is Elusive: it can't be attacked.
why-no-weapon = { $card } is not a weapon.
why-struck = You have struck in this combat already.
why-stealth = { $card } attacks with Stealth: nobody can protect.
why-attacked-itself = { $card } is the one that is attacked: it can't protect itself.
why-no-protector = { $card } is no Protector.
why-no-armor = { $card } is not an armor.
why-only-the-hero = Armor prevents damage to your hero only.
why-sure = This damage can't be prevented.
why-no-defense = { $card } has no DEF.
why-no-shield = { CAP($card) } prevents none of this damage.
why-must-apply = What prevents this damage has to be used first.
why-wants-player = A player has to be chosen here, not a card.
why-twice = { CAP($card) } is a target already, and can't be one twice.
why-untargetable = { $card } is Untargetable.
why-leaves-none = With { $card } as this target, none would be left for the next one.
why-no-fit = { CAP($card) } is not what the text asks for.
why-player-twice = This player is a target already.
why-no-player = The text asks for something else than this player.
why-must-target = A target has to be chosen here.
why-no-mode = There is no such choice in this text.
why-mode-target = There is no legal target for this choice.
why-no-choice = { CAP($card) } can't be chosen here.
why-not-found = { $card } is none of the cards that can be taken here.
why-not-waiting = { CAP($card) } has no such power waiting for the chain.
why-not-too-many = { CAP($card) } is not one of those of which you have too many.
why-no-location = { CAP($card) } is no location of yours that lies face up.
why-same-stop = You are asked like that already.
why-stops-when = This can be changed in your action phase only, while the chain is empty.
why-stopped = You have changed this already in this turn.

when-begin = This is decided once, after the opening roll.
when-keep = Hands are kept or changed before the first turn only.
when-mulligan = Hands are kept or changed before the first turn only.
when-at = First choose who attacks.
when-target = No target is being chosen now.
when-target-player = No target is being chosen now.
when-done = No target is being chosen now.
when-mode = No choice of a text is being made now.
when-pay = Nothing has to be paid like that now.
when-discard = Nothing has to be discarded now.
when-take-card = You are not choosing from somebody's hand now.
when-pick = No card is being chosen now.
when-find = You are not looking through your deck now.
when-find-none = You are not looking through your deck now.
when-under = You are not putting cards under your deck now.
when-as-they-lie = You are not putting cards under your deck now.
when-yes = This is not what you are asked.
when-no = This is not what you are asked.
when-strike = A weapon strikes only as your hero becomes attacker or defender.
when-protect = Protectors step in only just before the defender enters combat.
when-hold = There is nothing to hold back from now.
when-armor = Armor is exhausted only at the moment in which damage is about to be dealt.
when-apply = No damage is about to be dealt now.
when-take = No damage is about to be dealt now.
when-add = No powers are waiting for you to order them now.
when-destroy = You don't have more of something than you may.
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

choice-random = by lot
choice-hidden = secret
choice-open = open

stop-usual = in combat, at the end of the other's turn, and to respond
    .article = { "" }
stop-every = at every opportunity
    .article = { "" }
stop-few = only to respond
    .article = { "" }

window-none = Between the turns
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

chance-none = Between the turns. Act, or pass.
    .article = { "" }
chance-ready = Ready step. Act, or pass.
    .article = { "" }
chance-draw = Draw step. Act, or pass.
    .article = { "" }
chance-action = The other's action phase. Act, or pass.
    .article = { "" }
chance-attack = Combat, first chance to act, before protectors step in. Act, or pass.
    .article = { "" }
chance-defend = Combat, last chance to act before damage is dealt. Act, or pass.
    .article = { "" }
chance-end = End phase. Act, or pass.
    .article = { "" }
chance-turn = Your action phase: place a resource, play cards, attack; pass to end your turn.
    .article = { "" }
chance-respond = The other has put something on the chain. Respond, or pass to let it resolve.
    .article = { "" }
chance-attacked = The other wants to attack. Respond, or pass to let the attack go on.
    .article = { "" }
chance-own = What you put on the chain is next. Add to it, or pass to let it resolve.
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
table-chain = The chain: what stands first resolves first
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
table-fresh = came this turn: it can't attack yet
table-on = on { $card }
table-hidden = { $n } hidden
table-def = DEF { $n }

## columns

column-slot = Card
column-number = Turn
column-turn = Whose turn
column-window = Time to act
column-placed = Resources placed
column-stopped = Stops changed
column-lost = Lost
column-stops = Is asked
column-starved = Empty deck
column-first-hero = Starting hero
column-secret-list = Secret list
column-what = What it is
column-known = Known to
column-zone = Where
column-gen = Moves
column-owner = Owner
column-controller = Controller
column-entered = Came under
column-exhausted = Exhausted
column-down = Face down
column-damage = Damage
column-host = Attached to
column-fresh = Just joined
column-stays = Stays exhausted
column-overruled = Overruled
column-did = Deeds of the turn
column-last-atk = Last ATK
column-last-seat = Last controller
column-last-heirloom = Last heirlooms
column-last-host = Last host
column-skull = Skulls
column-stake = Stakes
column-heirloom = Heirlooms
column-atk-counters = +1 ATK
column-defense-counters = +1 DEF
column-spent = Is removed
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
column-delayed = Put off
column-effects = Effects
column-used = Powers used
column-attacker = Attacker
column-defender = Defender
column-fighting = Defender in combat
column-struck = Strikes

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
picture-chain = Chain, the first resolves first:
picture-effect = effect of { $card }
picture-proposal = attack by { $card }
picture-nothing = –

## decks

deck-line = “{ $text }” is no line of a deck. Write how many copies and the name of the card: 4 Fireball.
deck-line-copies = A line holds 1 to { $room } copies, not { $copies }.
deck-unknown = There is no card called “{ $text }”.
deck-unknown-near = There is no card called “{ $text }”. Did you mean { $near }?
deck-hero-missing = The deck names no hero. Begin it with a line like this: Hero: Zumix of Kezan.
deck-hero-twice = A deck belongs to one starting hero, and { $hero } is named already.
deck-no-hero = { $card } can't be the starting hero: only an ordinary hero can.
deck-too-small = The deck has { $count ->
    [one] 1 card
   *[other] { $count } cards
}; it needs at least { $least }, not counting the hero.
deck-too-large = The deck has { $count } cards. The rules know no maximum, but a table here has room for { $room }.
deck-hero-inside = { $card } is an ordinary hero: the starting hero stays outside the deck, and only master heroes can be in it.
deck-token = { $card } is a token: only effects put it into play, it is no card for a deck.
deck-class = { $card } has the class icons { $classes }; your hero has { $class }.
deck-faction = { $card } has the faction icon { $faction }; your hero has { $hero }.
deck-requires = { $card } requires a hero with one of these traits: { $traits }.
deck-copies = There are { $count } copies of { $card } in the deck; at most { $most } are allowed.
deck-talents = Talents of one specialisation only: { $talents } belong to { $specs }.
deck-talent-hero = { $card } is a talent of { $spec }; your hero is specialised in { $hero }.
deck-reputations = Cards of one Reputation only, not of { $reputations }.
deck-group-hero = Master heroes
deck-group-ally = Allies
deck-group-ability = Abilities
deck-group-equipment = Equipment
deck-group-quest = Quests
deck-group-location = Locations
deck-about = { $hero }. { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}: { $groups }.
deck-doubtful = How many copies of each card the product held is not known: the numbers are a reconstruction.

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
text-the = { THE($what) }
text-list-and = { $head }{ $many ->
    [many] ,
   *[two] { "" }
} and { $tail }
text-list-or = { $head }{ $many ->
    [many] ,
   *[two] { "" }
} or { $tail }
text-list-then = { $head }, then { $tail }
text-list-nor = { $head }{ $many ->
    [many] ,
   *[two] { "" }
} or { $tail }
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
text-trait-non-token = that isn't a token
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
text-trait-hit-by-hero = that was dealt combat damage by your hero this turn
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
text-opponents = opponents
    .article = { "" }
text-dealer = source of that damage
text-this-character = this character
text-that = { $pron ->
    [it] it
   *[no] that { $noun }
}
text-it = { $form ->
    [mp] them
   *[ms] it
}
text-subject = { $who_pron ->
    [it] { $who_form ->
        [mp] they
       *[ms] it
    }
   *[no] { THE($who) }
}
text-attached = attached { $noun }
text-controller = { THE($of) }'s controller
text-itself = { $form ->
    [mp] themselves
   *[ms] itself
}
text-chooses = { THE($who) } chooses { THE($what) }
text-case-to = { TO($what) }
text-case-to-more = { THE($what) }
text-case-from = { FROM($what) }
text-case-from-more = { THE($what) }
text-case-by = by { THE($what) }
text-with-means = with { THE($what) }
text-those-exhaust = exhausted this way
text-those-destroy = destroyed this way
text-those-ready = readied this way
text-those-deal = dealt damage this way
text-hurt-deal = dealt damage this way

# How much.

text-where = where { $letter } is { THE($of) }
text-plus = { THE($a) } plus { THE($b) }
text-times = { THE($a) } times { THE($b) }
text-measure-count = number of { $of }
text-measure-classes = number of different classes among { $of }
text-measure-counters = number of { $kind } counters on { THE($of) }
text-measure-total-atk = total ATK of { $of }
text-measure-total-defense = total DEF of { $of }
text-measure-highest = highest ATK among { $of }
text-measure-its-atk = its ATK
    .article = { "" }
text-measure-its-printed-atk = its printed ATK
    .article = { "" }
text-measure-its-cost = its cost
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

text-link-if = if { $test }
text-link-while = while { $test }
text-link-unless = unless { $test }
text-in-play = in play
text-test-control = you control { THE($what) }
text-test-exists = { THE($what) } is { $where }
text-test-same-name = you control { $n } or more cards with the same name
text-test-own-turn = it's your turn
text-test-in-play = { THE($what) } is still in play
text-test-attacking = { $who_pron ->
    [it] { $link ->
        [while] attacking
       *[if] it's attacking
    }
   *[no] { THE($who) } is attacking
} { $what }
text-test-defending = { $who_pron ->
    [it] { $link ->
        [while] defending
       *[if] it's defending
    }
   *[no] { THE($who) } is defending
} { $what }
text-test-undamaged = { $who_pron ->
    [it] it's undamaged
   *[no] { THE($who) } is undamaged
}
text-test-ready = { $who_pron ->
    [it] it's ready
   *[no] { THE($who) } is ready
}
text-test-more = there are more { $a } than { $b }
text-test-no-more = there are no more { $a } than { $b }

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
text-damage-equal = { text-unpreventable } { $kind } damage equal to { THE($of) }
text-deals = { text-deals-verb } { $damage } { $to }
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
    [one] { $a } { $name } token
   *[other] { $n } { $name } tokens
} ({ $atk } { $kind } ATK, { $health } health) into play { $exhausted ->
    [yes] exhausted
   *[no] { "" }
}
text-do-counter = { text-may } put { $kind } { ON($what) }
text-do-uncounter = remove { $kind } { FROM($what) }
text-do-hurt = put { $n } damage on your hero
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
text-do-redirect = the next time damage would be dealt to your hero this turn, it is dealt { TO($what) } instead
text-do-boost = the next time your hero would deal damage with an ability this turn, it deals { $n } more
text-do-discount = { THE($what) } you play this turn costs { $n } less
text-do-attach = attach { TO($what) }
text-choose-one = choose one: { $modes }
text-or-mode = ; or { $mode }
text-if-done = if you do,
text-if-dealt = if damage is dealt this way,
text-if-destroyed = { $who_pron ->
    [it] if it's destroyed this turn,
   *[no] if { THE($who) } is destroyed this turn,
}
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
text-requires = only for a deck with a { $traits } hero.
text-mend-power = Mend: At the start of your turn, this character may heal as much damage as its Mend from target hero or ally.
text-ongoing = Ongoing:

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

text-remind-instant = You may play this card whenever you have priority, even in an opponent's turn.
text-remind-ongoing = This card enters play when it resolves, and stays there.
text-remind-protector = When an opposing hero or ally attacks, you may exhaust this character to become the defender.
text-remind-stealth = While this character attacks, opposing characters can't protect.
text-remind-elusive = This character can't be attacked.
text-remind-ferocity = This ally can attack in the turn in which it enters your party.
text-remind-long-range = While this character attacks, defenders deal no combat damage to it.
text-remind-untargetable = This card can't be targeted while it is in play.
text-remind-aberration = Damage to this character that isn't combat damage is prevented.
text-remind-time-is-money = This character can use activated powers in the turn in which it enters your party.
text-remind-dual-wield = You may control two one-handed Melee weapons and strike with both in one combat.
text-remind-assault = Assault X: +X ATK on your turn.
text-remind-mend = Mend X: at the start of your turn, this character may heal X damage from target hero or ally.
text-remind-resist = All damage of the named type that would be dealt to this character is prevented.
text-remind-stash = When this card enters your resource row, you may show it to get this effect; then it is turned face down.
text-remind-rattle = When this card goes to your graveyard from anywhere, this power triggers.
text-remind-unique = You may control only one card with this name.
text-remind-unlimited = A deck may contain any number of copies of this card.
text-remind-talent = A deck may contain talents of one specialisation only.
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

# Specialisations.
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
