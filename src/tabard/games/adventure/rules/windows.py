"""What may be played at a moment: ability cards, items in the pack, powers of the hero.

What somebody *could* play follows from what lies open alone: so who is asked tells nothing of a
hand. What they *can* play follows from the hand too.
"""

from __future__ import annotations

from functools import cache

from tabard.core.ask import Option

from .. import content as c
from ..language import has
from ..language import names as n
from ..language.has import Do, PowerMade
from ..state import State
from . import cards, items, values

SEEKING = frozenset({"weapon", "attach", "taunt", "item", "teleport"})
"""Steps that have to find something."""


@cache
def seeking(power: int) -> tuple[Do, ...]:
    """Its steps that have to find something: most have none."""
    return tuple(do for do in has.POWERS[power].steps if do.op in SEEKING)


@cache
def abilities_at(hero: int, moment: int) -> tuple[int, ...]:
    """The abilities of a hero for a moment."""
    return tuple(x for x in c.ABILITIES_OF[hero] if has.POWERS[x].when == moment)


@cache
def powers_at(hero: int, side: int, moment: int) -> tuple[int, ...]:
    """The powers of a face for a moment."""
    return tuple(x for x in has.FACE_POWERS[hero][side] if has.POWERS[x].when == moment)


def price(s: State, seat: int, power: PowerMade) -> int:
    """WAG-ENERGY-01, WAG-ENERGY-03: what is on the card, and what is attached that makes it
    dearer."""
    if not s.attached:
        return power.cost
    more = 0
    if power.number < len(c.ABILITIES):
        for card in s.attached:
            if card.seat == seat:
                more += sum(x.n for x in has.ATTACHED[card.ability] if x.op == "costlier")
    return power.cost + more


def able(s: State, seat: int, power: PowerMade, about: int = -1) -> bool:
    """WAG-TIMING-02, WAG-POWER-08: whether the moment is right, whatever it costs."""
    if power.when == n.WHEN_PLAYED:
        if power.in_combat:
            return values.opponent(s, seat) == about
        return c.FAR[s.at[seat]][s.at[about]] <= power.within
    if power.first and s.stepped:
        return False
    if power.test is not None and not values.holds(s, seat, power.test):
        return False
    steps = seeking(power.number)
    return not steps or all(_possible(s, seat, do) for do in steps)


def _possible(s: State, seat: int, do: Do) -> bool:
    """Whether a step that has to find something can be taken."""
    if do.op == "weapon":  # WAG-ABILITY-07: one card instead of the weapon in a combat
        return s.spell[values.side_of(s, seat)] < 0
    if do.op == "attach":
        return bool(hosts(s, seat, do))
    if do.op == "taunt":
        return bool(pulled(s, seat, do.n))
    if do.op == "item" and do.level <= s.level[seat]:
        return items.has_item(s, s.level[seat] if do.arg < 0 else do.arg)
    if do.op == "teleport":
        return bool(jumps(s, seat, do.n))
    return True


def hosts(s: State, seat: int, do: Do) -> list[Option]:
    """WAG-KEYWORD-03: whom a card can be attached to."""
    host, within, _ = do.arg
    if host == "rival":
        return [("upon", x) for x in values.near(s, seat, within)]
    if host == "prey":
        found: list[Option] = [("upon", x) for x in values.near(s, seat, within)]
        far = c.FAR[s.at[seat]]
        found += [
            ("upon_card", card)
            for slot, card in enumerate(s.line)
            if card >= 0 and far[s.line_at[slot]] <= within
        ]
        return found
    return [("upon", seat)]


def pulled(s: State, seat: int, within: int) -> list[Option]:
    """WAG-MOVE-07, WAG-AGGRO-06: rivals who can be brought to one's own space."""
    return [
        ("pull", x)
        for x in values.near(s, seat, within)
        if s.at[x] != s.at[seat]
        and values.may_enter(s, x, s.at[seat])
        and not values.aggro_at(s, s.at[x])
    ]


def jumps(s: State, seat: int, within: int) -> list[Option]:
    """WAG-MOVE-07, WAG-AGGRO-06."""
    if values.aggro_at(s, s.at[seat]):
        return []
    far = c.FAR[s.at[seat]]
    return [
        ("jump", space)
        for space in range(len(c.SPACES))
        if 0 < far[space] <= within and values.may_enter(s, seat, space)
    ]


def _open_powers(s: State, seat: int, moment: int, about: int) -> list[Option]:
    """Powers of the hero's face and of items in the pack: all can see them."""
    found: list[Option] = []
    for number in powers_at(s.hero[seat], s.side[seat], moment):
        power = has.POWERS[number]
        if number not in s.used:
            if values.affords(s, seat, price(s, seat, power)) and able(s, seat, power, about):
                found.append(("use", number))
    for owner, card in s.packs:
        if owner != seat:
            continue
        item = values.item(card)
        if item.slot != n.PACK or item.level > s.level[seat]:  # WAG-PACK-05, WAG-LEVEL-14
            continue
        for number in has.ITEM_POWERS[c.CARDS[card].item]:
            power = has.POWERS[number]
            if power.when == moment and able(s, seat, power, about):
                found.append(("use_item", card))
    return found


def _playable(s: State, seat: int, ability: int, about: int) -> bool:
    """WAG-TIMING-06, WAG-ENERGY-04: once a turn, and if it can be paid for."""
    power = has.POWERS[ability]
    return (
        ability not in s.played
        and values.affords(s, seat, price(s, seat, power))
        and able(s, seat, power, about)
    )


def could(s: State, seat: int, moment: int, about: int = -1) -> bool:
    """Whether this one is asked, by what lies open."""
    if s.held[seat]:
        for ability in abilities_at(s.hero[seat], moment):
            if cards.could_hold(s, seat, ability) and _playable(s, seat, ability, about):
                return True
    return bool(_open_powers(s, seat, moment, about))


def options(s: State, seat: int, moment: int, about: int = -1) -> list[Option]:
    """What this one can play."""
    found: list[Option] = [
        ("play", ability)
        for ability in abilities_at(s.hero[seat], moment)
        if s.hand[ability] and _playable(s, seat, ability, about)
    ]
    return found + _open_powers(s, seat, moment, about)


def power_of_item(card: int, moment: int) -> int:
    return next(x for x in has.ITEM_POWERS[c.CARDS[card].item] if has.POWERS[x].when == moment)
