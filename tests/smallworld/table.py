"""A table for tests that read like a conversation.

t = Table(faces=["L1A", "S1B"], A={"race": "orcs", "power": "farmers", "hand": 6}, …)
t.do("A expand", "A conquer L1A-03")
t.roll(2)
assert t["coins A"] == 6 and t["cost A L1A-04"] == 3
t.refuses("A conquer L1A-09", "SWW-CONQUER-13")
"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.codec import SEAT, SEAT_NAMES
from tabard.core.errors import Illegal, Malformed
from tabard.games.smallworld import GAME


class Table:
    """A position, and what happens next. Every step is checked against the laws."""

    def __init__(self, **spec: Any) -> None:
        self.s = GAME.read_position(spec)
        self.events: list[str] = []

    @classmethod
    def new(cls, seats: int, options: dict[str, Any] | None = None) -> Table:
        """A game from its set-up; answer chance with `roll` or `shuffle`."""
        table = cls.__new__(cls)
        table.s = GAME.new(options or {}, seats)
        table.events = []
        return table

    def do(self, *moves: str) -> Table:
        """Moves such as "A conquer L1A-03"."""
        for move in moves:
            seat, option = self._read(move)
            self._advance(option, seat)
        return self

    def roll(self, *outcomes: Any) -> Table:
        """Answer chance."""
        for outcome in outcomes:
            assert self.asked == "chance", f"{self.label} is asked, not chance"
            self._advance(outcome, None)
        return self

    def luck(self) -> Table:
        """Answer chance with whatever comes first (shuffles keep their order)."""
        while self.asked == "chance":
            q = GAME.pending(self.s)
            assert q is not None
            assert q.domain is not None
            self._advance(q.domain.sample(lambda n: n - 1), None)
        return self

    def place_all(self, seat: str) -> Table:
        """Put every token in hand into the first region there is, until others are asked."""
        while self.label in ("redeploy", "retreat") and self.asked == seat:
            self.do(f"{seat} {self.offers(seat)[0]}")
        return self

    def end(self, seat: str) -> Table:
        """Finish this seat's turn: stop, buy nothing, mark nothing, keep everything together."""
        quick = {"conquest": "stop", "recruit": "recruit 0", "objectives": "done", "bombs": "done"}
        while SEAT_NAMES[self.s.turn] == seat and self.label != "over":
            assert self.label in (*quick, "redeploy", "retreat"), f"{self.label} is asked"
            asked = self.asked
            self.do(f"{asked} {quick.get(self.label) or self.offers(asked)[0]}")
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
        """Whose answer the game waits for: a seat letter, "chance" or "nobody"."""
        q = GAME.pending(self.s)
        if q is None:
            return "nobody"
        return "chance" if q.domain is not None else SEAT_NAMES[q.who[0]]

    def __getitem__(self, words: str) -> Any:
        """A measure ("cost A L1A-03", "income A") or a column ("coins A", "tokens L1A-03")."""
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


def seat(combo: str, **more: Any) -> dict[str, Any]:
    """A player of a position: seat("orcs farmers", hand=3, coins=1)."""
    race, power = combo.split()
    return {"race": race, "power": power, **more}


def duel(A: dict[str, Any], B: dict[str, Any], regions: dict[str, str], **more: Any) -> Table:
    """Two players on a large and a small island without Murlocs, A to play."""
    spec = {"faces": ["L1A", "S1B"], "murlocs": "none", "A": A, "B": B, "regions": regions}
    return Table(**(spec | more))
