"""A duel for tests that read like a conversation.

t = Duel(A={"play": ["Kor Cindervein"], "resources": 3, "hand": ["Fire Blast"]}, B={...})
t.do("A play fire-blast", "A target hero@B", "B pass")
assert t["damage hero@B"] == 2 and t["graveyard A"] == ["fire-blast"]
t.refuses("A attack kor-cindervein", "TCG-COMBAT-05")
"""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.codec import SEAT, SEAT_NAMES
from tabard.core.errors import Illegal, Malformed
from tabard.games.tcg.state import SLOT
from tabard.games.tcg.title import GAME


class Duel:
    """A position, and what happens next. Every step is checked against the laws."""

    def __init__(self, **spec: Any) -> None:
        self.s = GAME.read_position(spec)
        self.events: list[str] = []

    @classmethod
    def new(cls, **options: Any) -> Duel:
        """A duel from its set-up; answer chance with `roll` or `luck`."""
        made = cls.__new__(cls)
        made.s = GAME.new(options, 2)
        made.events = []
        return made

    def do(self, *moves: str) -> Duel:
        """Moves such as "A play fireball"."""
        for move in moves:
            seat, option = self._read(move)
            self._advance(option, seat)
        return self

    def roll(self, *outcomes: Any) -> Duel:
        """Answer chance."""
        for outcome in outcomes:
            assert self.asked == "chance", f"{self.label} is asked, not chance"
            self._advance(outcome, None)
        return self

    def luck(self) -> Duel:
        """Answer chance with whatever comes last (shuffles keep their order)."""
        while self.asked == "chance":
            q = GAME.pending(self.s)
            assert q is not None
            assert q.domain is not None
            if q.label == "roll_again":  # the lowest, or a tie would be rolled for ever
                self.roll(1)
            else:
                self._advance(q.domain.sample(lambda n: n - 1), None)
        return self

    def passes(self, times: int = 1) -> Duel:
        """Whoever is asked for priority passes, so often."""
        for _ in range(times):
            assert self.label == "priority", f"{self.label} is asked"
            self.do(f"{self.asked} pass")
        return self

    def resolve(self) -> Duel:
        """All pass until the chain is empty, as long as nothing else is asked."""
        while self.label == "priority" and self.s.chain:
            self.passes()
        return self

    def cast(self, move: str, *targets: str) -> Duel:
        """A move and its targets, of which those without an alternative are not asked for."""
        seat = move.split()[0]
        self.do(move)
        for target in targets:
            if self.label == "target" and self.asked == seat:
                self.do(f"{seat} target {target}")
            else:
                card = GAME.state.fields["what"].to_json(self.s, self.s.what)[
                    SLOT.parse(self.s, target)
                ]
                assert any(e.startswith(f"aimed {card} ") for e in self.events), self.events
        return self

    def attack(self, attacker: str, defender: str) -> Duel:
        """Propose, and let the combat begin: up to the first question after that."""
        seat = self.asked
        self.do(f"{seat} attack {attacker}")
        if self.label == "defender":
            self.do(f"{seat} at {defender}")
        return self.resolve()

    def until(self, label: str) -> Duel:
        """All pass until this is asked."""
        while self.label != label:
            self.passes()
        return self

    def fight(self, attacker: str, defender: str) -> Duel:
        """A combat in which nobody does anything: no strike, no protector, no armor."""
        self.attack(attacker, defender)
        quiet = {"strike": "hold", "protect": "hold", "armor": "take"}
        while self.label in quiet or (self.label == "priority" and self["attacking"] != "-"):
            self.do(f"{self.asked} {quiet.get(self.label, 'pass')}")
        return self

    def end_turn(self) -> Duel:
        """All pass until the other player's action phase; hands are not too large."""
        turn = self.s.turn
        while self.s.turn == turn or self.s.window != 3:
            assert self.label in ("priority", "over"), f"{self.label} is asked"
            if self.label == "over":
                break
            self.passes()
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

    def can(self, move: str) -> bool:
        """Whether "A play fireball" is offered now."""
        seat, option = self._read(move)
        q = GAME.pending(self.s)
        return q is not None and option in q.options_of(seat)

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
        """A measure ("atk kor-cindervein", "hand A") or a column ("damage hero@B")."""
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
