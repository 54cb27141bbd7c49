"""A table for tests that read like a conversation.

t = Table(A={"hero": "sandrai", "at": "t1"}, B={"hero": "grumbaz"}, grey=["mountain-boar.1"])
t.move(2, 3).do("A go brill", "A stay", "A activate scroll", "A draw")
t.dice(3, 5)
assert t["pack A"] == ["mountain-boar.1"]
"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.codec import SEAT, SEAT_NAMES
from tabard.core.errors import Illegal
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c


class Table:
    """A position, and what happens next. Every step is checked against the laws."""

    def __init__(self, **spec: Any) -> None:
        self.s = GAME.read_position(spec)
        self.events: list[str] = []

    def do(self, *moves: str) -> Table:
        """Moves such as "A go brill"."""
        for move in moves:
            name, _, text = move.partition(" ")
            seat = SEAT.parse(self.s, name)
            self._advance(GAME.options.parse(self.s, text), seat)
        return self

    def move(self, steps: int, energy: int) -> Table:
        """The movement die."""
        assert self.label == "movement", f"{self.label} is asked"
        return self.give(c.FACES.index((steps, energy)))

    def dice(self, red: int, black: int, then: bool = True) -> Table:
        """The combat dice, with nothing played before them or, unless told, after them."""
        self.quiet()
        assert self.label == "combat", f"{self.label} is asked"
        self.give(((red,), (black,)))
        return self.quiet() if then else self

    def quiet(self) -> Table:
        """Whoever may play something now passes."""
        while self.asked and self.label in ("combat", "window", "respond"):
            q = GAME.pending(self.s)
            assert q is not None
            for seat in q.who:
                if seat not in [given[0] for given in self.s.sealed]:
                    self.do(f"{SEAT_NAMES[seat]} pass")
        return self

    def give(self, *outcomes: Any) -> Table:
        """Answer chance."""
        for outcome in outcomes:
            q = GAME.pending(self.s)
            assert q is not None
            assert q.domain is not None, f"{self.label} is asked, not chance"
            self._advance(outcome, -1)
        return self

    def card(self, name: str) -> Table:
        """Which challenge card chance turns up."""
        return self.give(c.CARD.parse(self.s, name))

    def quest(self, name: str) -> Table:
        """Which elite quest chance deals."""
        return self.give(c.QUEST.parse(self.s, name))

    def _advance(self, answer: Any, seat: int) -> None:
        def hear(event: tuple[Any, ...], audience: Any) -> None:
            self.events.append(GAME.events.text(self.s, event))

        GAME.advance(self.s, answer, seat, hear)
        assert GAME.laws(self.s) == []

    @property
    def label(self) -> str:
        q = GAME.pending(self.s)
        return "" if q is None else q.label

    @property
    def asked(self) -> str:
        q = GAME.pending(self.s)
        return "" if q is None or q.domain is not None else SEAT_NAMES[q.who[0]]

    def options(self, seat: str = "") -> list[str]:
        """What is offered, as text."""
        q = GAME.pending(self.s)
        assert q is not None
        who = SEAT.parse(self.s, seat or self.asked)
        return [GAME.options.text(self.s, option) for option in q.options_of(who)]

    def verbs(self) -> set[str]:
        return {text.split()[0] for text in self.options()}

    def refuses(self, move: str, rule: str) -> None:
        """It is not legal, and this is the rule that says so."""
        name, _, text = move.partition(" ")
        seat = SEAT.parse(self.s, name)
        option = GAME.options.parse(self.s, text)
        with pytest.raises(Illegal):
            GAME.advance(self.s.copy(), option, seat)
        assert GAME.explain(self.s, seat, option).rule == rule

    def upkeep(self) -> Table:
        """On to the next turn, with everything as it is."""
        turn = self.s.turn
        while self.s.turn == turn and self.label in ("equip", "quests"):
            options = self.options()
            pick = "done" if "done" in options else next(o for o in options if o[0] in "wb")
            self.do(f"{self.asked} {pick}")
        return self

    def __getitem__(self, what: str) -> Any:
        words = what.split()
        found = GAME.measure(self.s, words)
        if found is not None or words[0] in ("pack", "hand"):
            return found
        seat = SEAT.parse(self.s, words[1])
        value = getattr(self.s, words[0])[seat]
        of = self.s.fields[words[0]].of
        return value if of is None else of.text(self.s, value)
