tcg-table = The duel
tcg-their-side = Your opponent's side
tcg-my-side = Your side
tcg-row-their-allies = Your opponent's allies
tcg-row-my-allies = Your allies
tcg-row-their-gear = Your opponent's equipment and ongoing abilities
tcg-row-my-gear = Your equipment and ongoing abilities
tcg-row-their-resources = Your opponent's resources
tcg-row-my-resources = Your resources
tcg-row-their-hand = Your opponent's hand
tcg-hand = Your hand
tcg-hand-empty = No cards in hand.
tcg-hand-of = { $n ->
    [one] 1 card in hand
   *[other] { $n } cards in hand
}
tcg-from-grave = graveyard
tcg-deck = Deck
tcg-deck-of = { $n ->
    [one] 1 card in the deck
   *[other] { $n } cards in the deck
}
tcg-grave = Graveyard
tcg-grave-of = { $whose ->
    [me] Your graveyard, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
   *[foe] Your opponent's graveyard, { $n ->
        [one] 1 card
       *[other] { $n } cards
    }
}
tcg-removed = Removed
tcg-removed-of = { $whose ->
    [me] Your cards removed from the game: { $n }
   *[foe] Your opponent's cards removed from the game: { $n }
}
tcg-pile-empty = There are no cards here yet.
tcg-close = Close
tcg-ready-of = { $n } of { $all } resources ready

tcg-face-down = face-down card
tcg-yours = yours
tcg-theirs = your opponent's
tcg-costs = costs { $n }
tcg-atk = ATK { $n }
tcg-health = health { $n }
tcg-def = DEF { $n }
tcg-strike = strike cost { $n }
tcg-exhausted = exhausted
tcg-fresh = new this turn
tcg-attacks = attacking
tcg-defends = defending

tcg-do-play = Play
tcg-do-play-again = Play from the graveyard
tcg-do-place = Resource face down
tcg-do-place-up = Resource face up
tcg-do-stash = Resource, with Stash
tcg-do-attack = Attack

tcg-pass = Pass
tcg-no-response = Let it resolve
tcg-end-turn = End turn
tcg-keep = Keep it
tcg-new-hand = Seven new cards
tcg-no-protector = No protector
tcg-strike-with = Strike with { $name }
tcg-protect-with = Protect with { $name }
tcg-armor-with = Use { $name }
tcg-then-strike = +{ $n } ATK
tcg-then-armor = prevents { $n } of { $all }
tcg-no-strike = No strike
tcg-take = { $n ->
    [0] Take the damage
   *[other] Take { $n } damage
}
tcg-left-resource = no resource placed
tcg-left-unspent = { $n ->
    [one] 1 resource unspent
   *[other] { $n } resources unspent
}
tcg-left-attack = { $n ->
    [one] 1 character could attack
   *[other] { $n } characters could attack
}

tcg-pill-protect = may protect
tcg-pill-strike = { $n ->
    [0] strike for free
   *[other] strike, pay { $n }
}
tcg-pill-armor = prevents { $n }, { $left } left

tcg-chain = Chain
tcg-chain-empty = empty
tcg-chain-attack = attacks { $name }
tcg-chain-on = on { $name }
tcg-chain-card = waits to resolve
tcg-chain-effect = its power waits to resolve
tcg-chain-proposal = attack

tcg-phases = Phases of the turn
tcg-phase-none = Between turns
tcg-phase-ready = Ready
tcg-phase-draw = Draw
tcg-phase-action = Action
tcg-phase-attack = Attack
tcg-phase-defend = Defend
tcg-phase-end = End
tcg-turn = Turn { $n }
tcg-tab = Duel
tcg-my-turn = your turn
tcg-their-turn = { $name }'s turn
tcg-banner-mine = Your turn
tcg-banner-theirs = { $name }'s turn

tcg-dies = dies
tcg-may-die = may die
tcg-prevents = prevents { $n }
tcg-returns = to the hand
tcg-interrupted = interrupted
tcg-if = If you do this
tcg-if-nothing = Nothing changes right away.
tcg-if-possible = { $n ->
    [one] Your opponent could answer with 1 card in play.
   *[other] Your opponent could answer with { $n } cards in play.
}
tcg-if-over = This ends the duel.
tcg-up-to = up to { $n }
tcg-ahead = Pass ahead
tcg-from-row = resource
tcg-resources-of = { $whose ->
    [me] Your resources: { $n }
   *[foe] Your opponent's resources: { $n }
}
tcg-on-hero = on the hero
tcg-deck-mine = Show what is left in it
tcg-deck-foe = Show what your opponent has played so far
tcg-deck-left = { $n ->
    [one] Still in your deck: 1 card
   *[other] Still in your deck, in no order: { $n } cards
}
tcg-deck-seen = { $n ->
    [0] Your opponent has not shown any cards yet
    [one] Your opponent has shown 1 card so far
   *[other] Your opponent has shown { $n } cards so far
}
tcg-all-in = Attack with all
tcg-all-damage = { $n } damage if nothing is done
tcg-all-lethal = { $n } damage: lethal if nothing is done
tcg-lethal = lethal
tcg-tab-orders = Passing
tcg-stops = Ask me in these phases: on my turn, on theirs
tcg-in-this-order = In this order
tcg-order-told = Drag the cards into order. The last one resolves first.
tcg-order-how = Drag the cards, or move them with Shift and the arrow keys. The last one resolves first.
