"""The table laid out in words: hero, party, resources, hand and graveyard of each player, and the
chain. Everything comes from what the viewer may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.core.info import Zone

from . import content as c
from . import values
from .state import NONE, PLAYER, SLOT, State, slot_of
from .text import WORDS, card_name

UNKNOWN = "?"


def zones(
    s: State, view: Mapping[str, Any], language: str, names: Sequence[str] | None
) -> list[Zone]:
    return _Tableau(s, view, language, names).zones()


class _Tableau:
    def __init__(
        self, s: State, view: Mapping[str, Any], language: str, names: Sequence[str] | None
    ) -> None:
        self.s, self.view, self.language = s, view, language
        self.columns = view["columns"]
        self.names = ("A", "B") if names is None else names

    def say(self, key: str, **args: Any) -> str:
        return WORDS.say(self.language, key, **args)

    def card(self, x: int) -> str:
        """What the viewer knows of a card."""
        slug = self.columns["what"].get(SLOT.names[x])
        return UNKNOWN if slug is None else card_name(c.CARD.index[slug], self.language)

    def zones(self) -> list[Zone]:
        found = [Zone(self.say("table-turn"), None, (), tuple(self.state()))]
        if self.s.chain:
            found.append(self.chain())
        mine = "AB".find(self.view["seat"] or "A")
        for seat in (mine, 1 - mine) if len(self.s.heroes) == 2 else ():
            found += self.side(seat)
        return found

    def state(self) -> Iterator[tuple[str, str]]:
        s = self.s
        yield self.say("table-turn-of"), f"{self.names[s.turn]} ({s.number})"
        yield self.say("table-window"), self.say(f"window-{self.columns['window']}")
        for key, number in (("table-attacker", s.attacker), ("table-defender", s.defender)):
            if slot_of(s, number) >= 0:
                yield self.say(key), self.card(number & 255)

    def chain(self) -> Zone:
        """TCG-CHAIN-02: what resolves first stands first."""
        heads = tuple(self.say(f"table-{key}") for key in ("link", "whose", "targets"))
        rows = [
            (self.card(link.source & 255), self.names[link.seat], self.targets(link.targets))
            for link in reversed(self.s.chain)
        ]
        return Zone(self.say("table-chain"), None, heads, tuple(rows))

    def targets(self, targets: tuple[tuple[int, ...], ...]) -> str:
        refs = [r for group in targets for r in group if r >= 0]
        return ", ".join(
            self.names[r - PLAYER] if r >= PLAYER else self.card(r & 255) for r in refs
        )

    def side(self, seat: int) -> Iterator[Zone]:
        s, letter, who = self.s, "AB"[seat], self.names[seat]
        heads = tuple(self.say(f"table-{key}") for key in ("card", "atk", "health", "marks"))
        party = [x for x in s.play if s.controller[x] == seat]
        rows = tuple(self.row(x) for x in party)
        yield Zone(self.say("table-party", who=who), letter, heads, rows)
        held = s.hand_b if seat else s.hand_a
        buried = s.grave_b if seat else s.grave_a
        below = s.deck_b if seat else s.deck_a
        row = [x for x in s.resources if s.controller[x] == seat]
        ready = sum(not s.exhausted[x] for x in row)
        lines = [
            (self.say("table-resources"), f"{ready} / {len(row)}"),
            (self.say("table-row"), self.named(row)),
            (self.say("table-hand"), self.named(held)),
            (self.say("table-deck"), str(len(below))),
            (self.say("table-graveyard"), self.named(buried)),
        ]
        yield Zone(who, letter, (), tuple(line for line in lines if line[1]))

    def named(self, slots: Sequence[int]) -> str:
        """Cards by name, the unknown ones counted."""
        known = [self.card(x) for x in slots]
        hidden = known.count(UNKNOWN)
        shown = [name for name in known if name != UNKNOWN]
        return ", ".join([*shown, *([f"{UNKNOWN} × {hidden}"] if hidden else [])])

    def row(self, x: int) -> tuple[str, ...]:
        s, card = self.s, c.CARDS[self.s.what[x]]
        worth = values.traits(s, x)
        marks = [self.say("table-exhausted")] if s.exhausted[x] else []
        if s.host[x] != NONE:
            marks.append(self.say("table-on", card=self.card(s.host[x])))
        if s.fresh[x] and c.IS_ALLY[s.what[x]]:
            marks.append(self.say("table-fresh"))
        for kind, column in values.COUNTERS.items():
            if column(s)[x]:
                marks.append(f"{self.say(f'counter-{kind}')} {column(s)[x]}")
        atk = str(max(0, worth.atk)) if c.IS_CHARACTER[s.what[x]] or card.type == c.WEAPON else ""
        left = ""
        if c.IS_CHARACTER[s.what[x]]:
            left = f"{worth.health - s.damage[x]} / {worth.health}"
        elif card.type == c.ARMOR:
            left = self.say("table-def", n=worth.defense)
        return (self.card(x), atk, left, ", ".join(marks))
