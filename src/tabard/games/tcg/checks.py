"""The checks that the game makes by itself (TCG-CHECK-02), and the limits of a party
(TCG-CHECK-03)."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from . import content as c
from . import powers as pw
from . import values
from .state import NOBODY, NONE, PLAY, State, slot_of
from .zones import destroy, leave_combat, settle_control, turn_down

Steps: TypeAlias = Generator[Ask, Any, None]
TWO_HANDED = tuple(card.type == c.WEAPON and card.hands == 2 for card in c.CARDS)
OFF_HAND = tuple(any(tag.name == "Off-Hand" for tag in card.tags) for card in c.CARDS)
MELEE_HAND = tuple(
    card.type == c.WEAPON and card.hands == 1 and any(tag.name == "Melee" for tag in card.tags)
    for card in c.CARDS
)


def excess(s: State, seat: int) -> list[int]:
    """TCG-TAG-02, TCG-UNIQUE-01, TCG-WEAPON-05: the cards of which one too many is here."""
    mine = [x for x in s.play if s.controller[x] == seat and values.LIMITED[s.what[x]]]
    if len(mine) < 2:
        return []
    for x in mine:
        card = c.CARDS[s.what[x]]
        if card.unique:
            same = [y for y in mine if s.what[y] == s.what[x]]
            if len(same) > 1:
                return same
        for tag in card.tags:
            same = [y for y in mine if any(t.name == tag.name for t in c.CARDS[s.what[y]].tags)]
            if tag.limit and len(same) > tag.limit + allowance(s, seat, tag.name, same):
                return same
    large = [x for x in mine if TWO_HANDED[s.what[x]]]
    small = [x for x in mine if OFF_HAND[s.what[x]]]
    return large + small if large and small else []


def allowance(s: State, seat: int, tag: str, cards: list[int]) -> int:
    """TCG-TAG-06: Dual Wield allows a second one-handed melee weapon."""
    if tag != "Melee" or not all(MELEE_HAND[s.what[x]] for x in cards):
        return 0
    return int(bool(values.keywords(s, s.heroes[seat]) & values.DUAL_WIELD))


@flow
def limits(s: State) -> Steps:
    """TCG-CHECK-03: at once, the turn player first; the controller chooses what he destroys."""
    settle_control(s)
    for seat in (s.turn, 1 - s.turn):
        while values.index(s).crowded and excess(s, seat):
            option = yield from ask(
                seat, "excess", [("destroy", x) for x in sorted(excess(s, seat))]
            )
            destroy(s, [option[1]])
            settle_control(s)


def doomed(s: State) -> list[int]:
    """TCG-CHECK-02: allies with fatal damage, and attachments without a host that fits."""
    found = []
    for x in s.play:
        card = s.what[x]
        if c.IS_ALLY[card]:
            if values.fatal(s, x) and not values.traits(s, x).cant & values.CANT_DIE:
                found.append(x)
        elif s.host[x] != NONE and not fits_host(s, x):
            found.append(x)
    return found


HOSTS: tuple[pw.Fits | None, ...] = tuple(
    next((pw.fits(_bare) for _bare in _nouns), None)
    for _nouns in (
        [pw.bare(t.args[0].args[0]) for t in card.powers if t.name == "attach"] for card in c.CARDS
    )
)
"""TCG-ATTACH-07: what kind of card each attachment must be on."""


def fits_host(s: State, x: int) -> bool:
    host, fits = s.host[x], HOSTS[s.what[x]]
    if s.zone[host] != PLAY:
        return False
    return fits is None or fits(s, pw.context(s.controller[x], x), host)


def losers(s: State) -> int:
    """TCG-WIN-02, TCG-WIN-05."""
    lost = 0
    for seat, hero in enumerate(s.heroes):
        dead = values.fatal(s, hero) and not values.traits(s, hero).cant & values.CANT_DIE
        if dead or s.starved[seat]:
            lost |= 1 << seat
    return lost


def locations(s: State, seat: int) -> list[int]:
    return [
        x
        for x in s.resources
        if s.controller[x] == seat and not s.down[x] and c.TYPE[s.what[x]] == c.LOCATION
    ]


@flow
def checks(s: State) -> Steps:
    """TCG-CHECK-01: in waves, until one changes nothing. Nobody can respond."""
    changed = True
    while changed and not s.lost:
        yield from limits(s)
        changed = wave(s)
        for seat in (s.turn, 1 - s.turn):
            while values.index(s).crowded and len(locations(s, seat)) > 1:
                option = yield from ask(
                    seat, "locations", [("turn_down", x) for x in locations(s, seat)]
                )
                turn_down(s, option[1])
                changed = True


def wave(s: State) -> bool:
    """TCG-CHECK-05: all at once."""
    gone = doomed(s)
    lost = losers(s)
    if gone:
        destroy(s, gone)
    for seat in range(2):
        if lost >> seat & 1:
            emit(s, "lost", seat)
    s.lost |= lost
    for number in (s.attacker, s.defender):
        if number != NOBODY and slot_of(s, number) < 0:
            leave_combat(s, number)
    return bool(gone)
