"""The table as text, from what a seat may see: heroes, allies and equipment, the chain, the hand.

A view names everything that lies open, so a state can be made of it again in which nothing is
known but that: the values of the cards in play are read from there.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabard.core.game import PictureSize
from tabard.core.words import Words

from .. import content as c
from ..rules import values
from ..rules.index import ready_resources
from ..state import (
    CARD_LINK,
    GRAVEYARD,
    NONE,
    PROPOSAL,
    REMOVED,
    WINDOW,
    Link,
    State,
    deck,
    graveyard,
    hand,
    is_player,
    ref,
    ref_seat,
    ref_slot,
    resources,
    slot_of,
)
from .naming import called

MARKS = "●◆"


def picture(
    s: State, view: Mapping[str, Any], words: Words, language: str, size: PictureSize
) -> str | None:
    """None before the heroes lie on the table. `s` is blank."""
    fill_in(s, view)
    if len(s.heroes) < 2:
        return None
    return "\n".join(Picture(s, view, words, language).lines(size))


def fill_in(s: State, view: Mapping[str, Any]) -> None:
    """A blank state becomes the one that is seen, as far as the view shows it."""
    for name, value in view["columns"].items():
        f = s.fields[name]
        if f.shape != "column":
            setattr(s, name, f.from_view(s, value))
            continue
        assert f.axis is not None
        column = getattr(s, name)
        given = value.items() if isinstance(value, dict) else zip(f.axis.names, value, strict=False)
        for thing, entry in given:
            if entry is not None:
                column[f.axis.index[thing]] = f.number(s, entry)


class Picture:
    """One view in one language."""

    def __init__(self, s: State, view: Mapping[str, Any], words: Words, language: str) -> None:
        self.s, self.words, self.language = s, words, language
        self.me = "AB".find(view["seat"] or "-")

    def say(self, key: str, **args: Any) -> str:
        return self.words.say(self.language, f"picture-{key}", **args)

    def card(self, x: int) -> str:
        return called(self.s.what[x], self.language) if self.s.what[x] >= 0 else "?"

    def lines(self, size: PictureSize) -> Iterator[str]:
        s = self.s
        window = self.words.say(self.language, f"window-{WINDOW.names[s.window]}")
        yield self.say("turn", n=s.number, seat="AB"[s.turn], window=window)
        near = max(0, self.me)
        for seat in (1 - near, near):
            yield from self.side(seat, size)
        if s.chain:
            yield self.say("chain")
            for i, link in enumerate(reversed(s.chain)):
                yield f"  {i + 1}. {self.link(link)}"
        if self.me >= 0:
            yield f"{self.say('your-hand')} {self.held(self.me)}"

    # -- the players ---------------------------------------------------------------------------

    def side(self, seat: int, size: PictureSize) -> Iterator[str]:
        s = self.s
        hero = s.heroes[seat]
        yield f"{MARKS[seat]} {'AB'[seat]}   {self.hero(hero, seat)}"
        if size == "brief":
            return
        yield from self.attached(hero, "      ")
        for x in s.play:
            if s.controller[x] == seat and s.host[x] == NONE and x != hero:
                yield f"      {self.shown(x)}"
                yield from self.attached(x, "        ")
        if size == "whole":
            row = [x for x in resources(s, seat) if not s.down[x]]
            gone = [x for x in range(len(s.zone)) if s.zone[x] == REMOVED and s.owner[x] == seat]
            piles = (("row", row), ("buried", graveyard(s, seat)), ("gone", gone))
            for key, pile in piles:
                if pile:
                    yield f"      {self.say(key)} {', '.join(self.card(x) for x in pile)}"

    def hero(self, hero: int, seat: int) -> str:
        s = self.s
        worth = values.traits(s, hero)
        parts = [
            self.card(hero),
            self.say("health", left=max(0, worth.health - s.damage[hero]), health=worth.health),
            *([f"ATK {worth.atk}"] if worth.atk > 0 else []),
            *self.marks(hero),
            self.say("resources", ready=ready_resources(s, seat), all=len(resources(s, seat))),
            self.say("hand", n=len(hand(s, seat))),
            self.say("deck", n=len(deck(s, seat))),
            self.say("graveyard", n=len(graveyard(s, seat))),
        ]
        return " · ".join(parts)

    def attached(self, x: int, indent: str) -> Iterator[str]:
        for y in self.s.play:
            if self.s.host[y] == x:
                yield f"{indent}+ {self.shown(y)} ({'AB'[self.s.controller[y]]})"

    def shown(self, x: int) -> str:
        """A card in play with its numbers, and how it stands."""
        s, card = self.s, c.CARDS[self.s.what[x]]
        worth = values.traits(s, x)
        parts = [self.card(x)]
        if c.IS_CHARACTER[s.what[x]]:
            left = max(0, worth.health - s.damage[x])
            parts[0] += f" {max(0, worth.atk)}/{left}"
            if s.damage[x]:
                parts.append(self.say("damage", n=s.damage[x]))
        elif card.type == c.WEAPON:
            parts[0] += f" {max(0, worth.atk)} ATK"
        elif worth.defense > 0:
            parts[0] += f" {self.say('defense', n=worth.defense)}"
        return " · ".join([*parts, *self.marks(x)])

    def marks(self, x: int) -> Iterator[str]:
        s = self.s
        if s.exhausted[x]:
            yield self.say("exhausted", card=self.card(x))
        if s.down[x]:
            yield self.say("flipped")
        if s.fresh[x] and c.IS_ALLY[s.what[x]]:
            yield self.say("fresh", card=self.card(x))
        for key, refs in (
            ("attacks", (s.attacker,)),
            ("defends", (s.defender,)),
            ("struck", s.struck),
        ):
            if ref(s, x) in refs:
                yield self.say(key)
        for kind in values.COUNTER_COLUMNS:
            n = values.counters(s, x, kind)
            if n:
                yield f"{self.words.say(self.language, f'counter-{kind}')} ×{n}"

    def held(self, seat: int) -> str:
        """TCG-CARD-02: the cards of one's own hand, each with the cost that is printed on it."""
        s = self.s
        found = []
        for x in sorted(hand(s, seat), key=lambda x: s.what[x]):
            playable = c.TYPE[s.what[x]] not in (c.QUEST, c.LOCATION)
            found.append(self.card(x) + (f" ({c.COST[s.what[x]]})" if playable else ""))
        return ", ".join(found) or self.say("nothing")

    # -- the chain -----------------------------------------------------------------------------

    def link(self, link: Link) -> str:
        name = self.card(ref_slot(link.source))
        if link.kind == PROPOSAL:
            name = self.say("proposal", card=name)
        elif link.kind != CARD_LINK:
            name = self.say("effect", card=name)
        targets = link.targets[1:] if link.kind == PROPOSAL else link.targets
        aimed = ", ".join(self.target(r) for group in targets for r in group if r >= 0)
        return f"{name} ({'AB'[link.seat]})" + (f" → {aimed}" if aimed else "")

    def target(self, number: int) -> str:
        """A player, or a card if it is still there."""
        if is_player(number):
            return "AB"[ref_seat(number)]
        name = self.card(ref_slot(number))
        if slot_of(self.s, number) < 0 and self.s.zone[ref_slot(number)] != GRAVEYARD:
            return f"{name} ?"
        return name
