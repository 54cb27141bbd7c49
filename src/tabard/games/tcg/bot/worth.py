"""What cards in play, damage and powers are worth to a player."""

from __future__ import annotations

from typing import Any

from .. import content as c
from ..context import context
from ..language import powers as pw
from ..language.sorts import KEYWORD_WORDS
from ..language.words.names import NUMBERED, SWITCHES
from ..rules import values
from ..rules.legal import candidates, specs_of
from ..state import (
    PLAY,
    State,
    hand,
    has_lost,
    is_player,
    ref,
    ref_seat,
    ref_slot,
    resources,
)

WIN = 200.0
FACE, SCRATCH = 0.7, 0.35
"""What a point of damage is worth on a hero, and on an ally that survives it."""
ROW = tuple(sum(max(0.2, 3.2 - 0.35 * i) for i in range(n)) for n in range(101))
"""What so many resources are worth: each one less than the one before."""


def printed_worth(card: c.Card) -> float:
    """What a card in play is worth, by its print."""
    if card.type in (c.ALLY, c.TOTEM):
        extra: float = sum(
            KEYWORD_WORDS[k].worth for k in SWITCHES if card.keywords & c.KEYWORD_BIT[k]
        )
        extra += sum(KEYWORD_WORDS[k].worth * getattr(card, k) for k in NUMBERED) + 0.8 * len(
            card.powers
        )
        return 0.6 + 1.1 * card.atk + 0.7 * card.health + extra
    if card.type == c.WEAPON:
        return 1.0 + 1.3 * card.atk - 0.3 * card.strike + 0.5 * len(card.powers)
    if card.type == c.ARMOR:
        return 1.0 + 1.4 * card.defense + 0.5 * len(card.powers)
    return 1.0 + 0.9 * card.cost


WORTH = tuple(printed_worth(card) for card in c.CARDS)


def worth(s: State, x: int) -> float:
    """What a card in play is worth to its controller now."""
    card = s.what[x]
    if not c.IS_CHARACTER[card]:
        return WORTH[card]
    if c.IS_HERO[card]:
        return 0.0
    health = values.health(s, x) - s.damage[x]
    return WORTH[card] - 0.6 * s.damage[x] if health > 0 else 0.0


def value(s: State) -> tuple[float, ...]:
    """How well each stands: life, cards in play, in hand and in the row."""
    if s.lost or len(s.heroes) < 2:
        return tuple(-WIN if has_lost(s, seat) else (WIN if s.lost else 0.0) for seat in range(2))
    found = [0.0, 0.0]
    for x in s.play:
        seat = s.controller[x]
        found[seat] += worth(s, x)
    for seat, hero in enumerate(s.heroes):
        left = max(0, values.health(s, hero) - s.damage[hero])
        found[seat] += 0.7 * left - (6.0 if left < 6 else 0.0)
        row = resources(s, seat)
        quests = sum(not s.down[x] for x in row)
        found[seat] += 1.3 * min(c.HAND_LIMIT, len(hand(s, seat))) + ROW[len(row)] + 0.6 * quests
    return (found[0] - found[1], found[1] - found[0])


# -- what a power would do ------------------------------------------------------------------------


def damage_worth(s: State, seat: int, r: int, n: int) -> float:
    """What it is worth to this player that so much damage is dealt there."""
    x = ref_slot(r)
    sign = -1.0 if s.controller[x] == seat else 1.0
    left = values.health(s, x) - s.damage[x]
    if c.IS_HERO[s.what[x]]:
        return sign * (WIN if n >= left else FACE * n)
    return sign * (worth(s, x) if n >= left else SCRATCH * n)


def target_worth(s: State, seat: int, power: pw.Power, spec: pw.Spec, r: int) -> float:
    """How good a target is for what the power does to it."""
    if is_player(r):
        return 1.0 if (ref_seat(r) == seat) == spec.good else -1.0
    x = ref_slot(r)
    if s.zone[x] != PLAY:
        mine = s.owner[x] == seat
        return WORTH[s.what[x]] if mine or not spec.good else 0.0
    n = damage_of(s, seat, power, r)
    if n > 0 and not spec.good:
        return damage_worth(s, seat, r, n)
    mine = s.controller[x] == seat
    if spec.good:
        return help_worth(s, x, power) if mine else -0.5
    harm = worth(s, x) if not c.IS_HERO[s.what[x]] else 1.2
    return -harm if mine else harm


def help_worth(s: State, x: int, power: pw.Power) -> float:
    helps = [do.worth.help for do in power.program if do.worth.help is not None]
    if helps:
        return helps[-1](s, x)
    ready = 0.0 if s.exhausted[x] or s.fresh[x] else 1.0
    return 0.4 * worth(s, x) + ready


def damage_of(s: State, seat: int, power: pw.Power, r: int) -> int:
    """How much damage the first such step would deal to this target."""
    for do in power.program:
        if do.worth.hurts:
            ctx = context(seat, ref(s, s.heroes[seat]), ((r,), (r,), (r,)))
            return int(do.n[0](s, ctx))
    return 0


def benefit(s: State, seat: int, x: int, power: pw.Power) -> float:
    """What it would bring to carry this out now; negative: better not."""
    ctx = context(seat, ref(s, x))
    best = max((_mode_benefit(s, seat, ctx, power, mode) for mode in _modes(power)), default=0.0)
    for do in power.program:
        best += do.worth.plain
        if do.worth.area and not power.specs:
            best += _area(s, seat, ctx, do)
        elif do.worth.lasts:
            best += do.worth.lasts * sum(1 for y in s.play if s.controller[y] == seat) - 0.4
    return best


def _modes(power: pw.Power) -> range:
    return range(power.modes) if power.modes else range(-1, 0)


def _mode_benefit(s: State, seat: int, ctx: Any, power: pw.Power, mode: int) -> float:
    total = 0.0
    for spec in specs_of(power, mode):
        scores = [target_worth(s, seat, power, spec, r) for r in candidates(s, ctx, spec, ())]
        scores = sorted((n for n in scores if n > 0), reverse=True)[: spec.most]
        if not scores and spec.least:
            return -5.0
        total += sum(scores)
    return total


def _area(s: State, seat: int, ctx: Any, do: pw.Do) -> float:
    """A step without targets: what it does to everybody it is done to."""
    if do.who is None:
        return 0.0
    refs = [r for r in do.who(s, ctx) if not is_player(r) and s.zone[ref_slot(r)] == PLAY]
    if do.worth.hurts:
        return sum(damage_worth(s, seat, r, int(do.n[0](s, ctx))) for r in refs)
    signs = [1 if s.controller[ref_slot(r)] != seat else -1 for r in refs]
    total = sum(worth(s, ref_slot(r)) * sign for r, sign in zip(refs, signs, strict=True))
    return do.worth.area * total
