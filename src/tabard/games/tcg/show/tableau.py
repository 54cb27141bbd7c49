"""The table laid out in words: the turn and the chain, then hero, party, hand, resources and
graveyard of each player. Everything comes from what the viewer may see."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.core.info import Zone

from .. import content as c
from ..language.text import WORDS, card_name, card_text, power_text, stats_line, type_line
from ..rules import values
from ..state import (
    EFFECT_LINK,
    NONE,
    PROPOSAL,
    SLOT,
    Link,
    State,
    is_player,
    ref_seat,
    ref_slot,
    slot_of,
)
from .naming import called

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
        self.cards: dict[str, None] = {}
        """Those that the zone in the making has named."""

    def say(self, key: str, **args: Any) -> str:
        return WORDS.say(self.language, key, **args)

    def zone(
        self, key: str, seat: str | None, heads: Sequence[str], rows: Sequence[tuple[str, ...]]
    ) -> Zone:
        named = tuple(("card", slug) for slug in self.cards)
        self.cards = {}
        titles = tuple(self.say(f"table-{head}") for head in heads)
        return Zone(self.say(f"table-{key}"), seat, titles, tuple(rows), named)

    def slug(self, x: int) -> str | None:
        """Which card this is, if the viewer knows."""
        found: str | None = self.columns["what"].get(SLOT.names[x])
        return found

    def card(self, x: int) -> str:
        """What the viewer knows of a card."""
        slug = self.slug(x)
        if slug is None:
            return UNKNOWN
        self.cards[slug] = None
        return str(card_name(c.CARD.index[slug], self.language))

    def zones(self) -> list[Zone]:
        found = [self.zone("turn", None, (), list(self.state()))]
        if self.s.chain:
            found.append(self.chain())
        mine = "AB".find(self.view["seat"] or "A")
        for seat in (mine, 1 - mine) if len(self.s.heroes) == 2 else ():
            found += self.side(seat)
        return found

    def state(self) -> Iterator[tuple[str, str]]:
        s = self.s
        if s.number:
            yield self.say("table-turn-of"), f"{self.names[s.turn]} ({s.number})"
        yield self.say("table-window"), self.say(f"window-{self.columns['window']}")
        if slot_of(s, s.attacker) >= 0 and slot_of(s, s.defender) >= 0:
            pair = {
                "card": self.card(ref_slot(s.attacker)),
                "other": self.card(ref_slot(s.defender)),
            }
            yield self.say("table-combat"), self.say("table-attacks", **pair)

    # -- the chain --------------------------------------------------------------------------------

    def chain(self) -> Zone:
        """TCG-CHAIN-02: what resolves first stands first."""
        rows = [
            (f"{at}. {self.link(link)}", self.names[link.seat], self.targets(link))
            for at, link in enumerate(reversed(self.s.chain), 1)
        ]
        return self.zone("chain", None, ("link", "whose", "targets"), rows)

    def link(self, link: Link) -> str:
        name = self.card(ref_slot(link.source))
        if link.kind == PROPOSAL:
            return self.say("table-proposal", card=name)
        text = power_text(link.power, self.language) if link.kind == EFFECT_LINK else ""
        return f"{name}: {text}" if text else name

    def targets(self, link: Link) -> str:
        refs = [r for group in link.targets for r in group if r >= 0]
        return ", ".join(
            self.names[ref_seat(r)] if is_player(r) else self.card(ref_slot(r)) for r in refs
        )

    # -- a player ---------------------------------------------------------------------------------

    def side(self, seat: int) -> Iterator[Zone]:
        s, letter = self.s, "AB"[seat]
        party = [x for x in s.play if s.controller[x] == seat]
        party.sort(key=lambda x: x != s.heroes[seat])
        rows = [self.row(x) for x in party]
        yield self.zone("party", letter, ("card", "atk", "health", "marks"), rows)
        held = s.hand_b if seat else s.hand_a
        known = held and all(self.slug(x) is not None for x in held)
        if known:
            yield self.zone("hand", letter, ("card", "numbers", "text"), [*map(self.face, held)])
        buried = s.grave_b if seat else s.grave_a
        row = [x for x in s.resources if s.controller[x] == seat]
        ready = sum(not s.exhausted[x] for x in row)
        lines = [
            (self.say("table-resources"), self.say("table-ready", ready=ready, n=len(row))),
            (self.say("table-row"), self.named(row)),
            (self.say("table-hand"), "" if known else self.named(held) or "0"),
            (self.say("table-deck"), str(len(s.deck_b if seat else s.deck_a))),
            (self.say("table-graveyard"), self.named(buried)),
        ]
        yield self.zone("rest", letter, (), [line for line in lines if line[1]])

    def named(self, slots: Sequence[int]) -> str:
        """Cards by name, those of one name and the unknown ones counted."""
        known = [self.card(x) for x in slots]
        counted = {name: known.count(name) for name in known if name != UNKNOWN}
        shown = [name if n == 1 else f"{name} × {n}" for name, n in counted.items()]
        if UNKNOWN in known:
            shown.append(self.say("table-hidden", n=known.count(UNKNOWN)))
        return ", ".join(shown)

    def face(self, x: int) -> tuple[str, ...]:
        """A card in the hand, with all that is printed on it."""
        name, card = self.card(x), self.s.what[x]
        lines = card_text(card, self.language).splitlines()
        text = " ".join([f"{type_line(card, self.language)}.", *lines])
        return name, stats_line(card, self.language), text

    def row(self, x: int) -> tuple[str, ...]:
        """A card in play, as it is now."""
        s, card = self.s, c.CARDS[self.s.what[x]]
        worth = values.traits(s, x)
        atk = str(max(0, worth.atk)) if c.IS_CHARACTER[s.what[x]] or card.type == c.WEAPON else ""
        left = ""
        if c.IS_CHARACTER[s.what[x]]:
            left = f"{worth.health - s.damage[x]} / {worth.health}"
        elif card.type == c.ARMOR:
            left = self.say("table-def", n=worth.defense)
        return self.card(x), atk, left, ", ".join(self.marks(x))

    def marks(self, x: int) -> Iterator[str]:
        s, card = self.s, self.s.what[x]
        yield type_line(card, self.language)
        if c.TYPE[card] == c.HERO and s.down[x]:
            yield self.say("table-flipped")
        if s.exhausted[x]:
            yield self.say("table-exhausted", card=called(card, self.language))
        if s.host[x] != NONE:
            yield self.say("table-on", card=self.card(s.host[x]))
        if s.fresh[x] and c.IS_ALLY[card]:
            yield self.say("table-fresh", card=called(card, self.language))
        for kind, column in values.COUNTER_COLUMNS.items():
            if column(s)[x]:
                yield f"{self.say(f'counter-{kind}')} × {column(s)[x]}"
