"""A table for tests that read like a conversation.

t = Table(heroes={"horde1": {"class": "warrior", "at": "balnir"}, "alliance1": {"class": "mage"}},
          quests=["terror-in-the-fields"])
t.do("A challenge horde1 ghoul")
t.roll(red=[7], green=[1])
assert t["health horde1"] == 3
t.refuses("A rest horde1", "TBG-TURN-06")
"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.ask import Pool
from tabard.core.codec import SEAT, SEAT_NAMES
from tabard.core.errors import Illegal, Malformed
from tabard.games.boardgame import GAME


class Table:
    """A position, and what happens next. Every step is checked against the laws."""

    def __init__(self, **spec: Any) -> None:
        self.s = GAME.read_position(spec)
        self.events: list[str] = []

    @classmethod
    def new(cls, seats: int, options: dict[str, Any] | None = None) -> Table:
        """A game from its setup; answer chance with `give` or `luck`."""
        table = cls.__new__(cls)
        table.s = GAME.new(options or {}, seats)
        table.events = []
        return table

    def do(self, *moves: str) -> Table:
        """Moves such as "A travel horde1 balnir"."""
        for move in moves:
            seat, option = self._read(move)
            self._advance(option, seat)
        return self

    def roll(self, red: Any = (), blue: Any = (), green: Any = ()) -> Table:
        """Answer a roll, a reroll or more dice, color by color; faces in any order."""
        q = GAME.pending(self.s)
        assert q is not None
        assert isinstance(q.domain, Pool), f"{self.label} is asked, not the dice"
        shown = tuple(tuple(sorted(faces)) for faces in (red, blue, green))
        return self.give(shown if len(q.domain.dice) == 3 else (*shown, (), (), ()))

    def give(self, *outcomes: Any) -> Table:
        """Answer chance."""
        for outcome in outcomes:
            assert self.asked == "chance", f"{self.label} is asked, not chance"
            self._advance(outcome, None)
        return self

    def luck(self) -> Table:
        """Answer chance with whatever comes last, as long as chance is asked."""
        while self.asked == "chance":
            q = GAME.pending(self.s)
            assert q is not None
            assert q.domain is not None
            self._advance(q.domain.sample(lambda n: n - 1), None)
        return self

    def refuses(self, move: str, rule: str) -> None:
        """The move is not legal now, and that rule is why."""
        seat, option = self._read(move)
        q = GAME.pending(self.s)
        assert q is None or option not in q.options_of(seat), f"{move} is legal"
        before = self.s.key()
        with pytest.raises((Illegal, Malformed)):
            GAME.advance(self.s, option, seat)
        reason = GAME.explain(self.s, seat, option)
        assert reason.rule == rule, reason.sentence("en")
        assert self.s.key() == before

    def offers(self, seat: str, verb: str = "") -> list[str]:
        """What a seat may answer now, as text; with `verb`, only such options."""
        q = GAME.pending(self.s)
        found = () if q is None else q.options_of(SEAT.parse(None, seat))
        texts = [GAME.options.text(self.s, o) for o in found]
        return [t for t in texts if not verb or t.split()[0] == verb]

    @property
    def label(self) -> str:
        q = GAME.pending(self.s)
        return "over" if q is None else q.label

    @property
    def asked(self) -> str:
        """Whose answer the game waits for: seat letters, "chance" or "nobody"."""
        q = GAME.pending(self.s)
        if q is None:
            return "nobody"
        return "chance" if q.domain is not None else "".join(SEAT_NAMES[w] for w in q.who)

    def __getitem__(self, words: str) -> Any:
        """A measure ("bag horde1", "box horde damage") or a column ("health horde1", "turn")."""
        name, *rest = words.split()
        value = GAME.measure(self.s, [name, *rest])
        if value is not None:
            return value
        f = GAME.state.fields[name]
        shown = f.to_json(self.s, getattr(self.s, name))
        if not rest:
            return shown
        assert f.axis is not None
        return shown[f.axis.parse(self.s, rest[0])]

    def _read(self, move: str) -> tuple[int, tuple[Any, ...]]:
        seat, _, text = move.partition(" ")
        return SEAT.parse(self.s, seat), GAME.options.parse(self.s, text)

    def _advance(self, answer: Any, seat: int | None) -> None:
        def sink(event: tuple[Any, ...], audience: Any) -> None:
            self.events.append(GAME.events.text(self.s, event))

        GAME.advance(self.s, answer, seat, sink)
        assert GAME.laws(self.s) == []


def hero(class_: str, **more: Any) -> dict[str, Any]:
    """A hero of a position: hero("warrior", at="balnir", level=2)."""
    return {"class": class_, **more}


def alone(one: dict[str, Any], **more: Any) -> Table:
    """One hero of the Horde whose turn it is, and an Alliance that is far away."""
    heroes = {"horde1": one, "alliance1": hero("mage", seat="B")}
    return Table(**({"heroes": heroes} | more))
