"""What a board that draws cards is told besides the columns."""

from __future__ import annotations

import json
import runpy
from collections import Counter
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

from tabard.core.ask import CHANCE
from tabard.games.tcg import GAME
from tabard.games.tcg import content as c
from tabard.games.tcg.rules import legal, values
from tabard.games.tcg.state import SLOT, State, deck, hand

POSITIONS = Path(__file__).parents[2] / "client" / "src" / "games" / "tcg" / "positions"


def states(games: int, every: int = 7) -> Iterator[State]:
    for seed in range(games):
        rng, s = Random(seed), GAME.new({}, 2)
        n = 0
        while (q := GAME.pending(s)) is not None:
            who = q.who[0]
            if who == CHANCE:
                assert q.domain is not None
                answer: Any = q.domain.sample(rng.randrange)
            else:
                answer = GAME.heuristic(s, who, q.options_of(who), rng)
            GAME.advance(s, answer, who)
            n += 1
            if n % every == 0 and len(s.heroes) == 2:
                yield s


def test_before_the_heroes_lie_there_is_nothing_to_tell() -> None:
    assert GAME.worth(GAME.new({}, 2), (0, 1)) is None


def test_cards_in_play_are_worth_what_the_rules_count() -> None:
    kinds = set()
    for s in states(12, every=25):
        told = GAME.worth(s, ())
        assert told is not None
        assert told.keys() == {SLOT.names[x] for x in s.play}, "a spectator reads no hand"
        for x in s.play:
            now, worth = told[SLOT.names[x]], values.traits(s, x)
            kinds |= now.keys()
            if "health" in now:
                assert (now["atk"], now["health"]) == (max(0, worth.atk), worth.health)
            if "defense" in now:
                assert now["defense"] == max(0, worth.defense)
            if "strike" in now:
                assert now["strike"] == values.strike_price(s, s.controller[x], x)
    assert kinds == {"keywords", "atk", "health", "defense", "strike"}


def test_what_a_card_in_hand_costs_only_its_owner_is_told() -> None:
    seen = 0
    for s in states(3):
        for seat in range(2):
            told = GAME.worth(s, (seat,))
            assert told is not None
            for x in hand(s, seat):
                if legal.PLAYABLE[s.what[x]]:
                    seen += 1
                    assert told[SLOT.names[x]] == {"cost": legal.play_cost(s, seat, x)}
            known = {x for x in hand(s, 1 - seat) if s.known[x] >> seat & 1}
            assert not told.keys() & {SLOT.names[x] for x in set(hand(s, 1 - seat)) - known}
    assert seen > 50


def test_what_is_left_in_the_own_deck_is_its_list_without_what_was_seen() -> None:
    for s in states(3, every=9):
        for seat in range(2):
            told = GAME.worth(s, (seat,))
            assert told is not None
            assert told["decks"].keys() == {"AB"[seat]}, "only one's own"
            left = told["decks"]["AB"[seat]]
            [listed] = [d.cards for d in c.DECKS if d.hero == s.first_hero[seat]]
            out = Counter(c.CARDS[i].slug for i in listed) - Counter(left)
            assert sum(out.values()) + sum(left.values()) == len(listed), "nothing but the list"
            assert sum(left.values()) == len(deck(s, seat))
            assert list(left) == sorted(left), "their order is nobody's business"


def test_it_tells_nothing_that_the_seat_does_not_know() -> None:
    rng = Random(5)
    for s in states(3, every=11):
        for seat in range(2):
            assert GAME.worth(GAME.determinize(s, seat, rng), (seat,)) == GAME.worth(s, (seat,))


def test_the_client_knows_every_question_and_every_verb() -> None:
    """The forms of the client's table are checked against this file: client/src/games/tcg."""
    made = POSITIONS / "make.py"
    told = json.loads((POSITIONS / "labels.json").read_text(encoding="utf-8"))
    assert told["verbs"] == sorted(GAME.options.verbs), f"run {made}"
    assert told["labels"] == runpy.run_path(str(made))["labels"](), f"run {made}"
