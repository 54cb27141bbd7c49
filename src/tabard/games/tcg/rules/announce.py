"""Announcing a card or a power (TCG-PLAY-11): its mode, its targets, and what it costs."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Option, Seat, ask
from tabard.core.flow import flow
from tabard.core.game import emit
from tabard.core.hidden import pull

from .. import content as c
from ..context import Context, context
from ..language import powers as pw
from ..state import (
    CARD_LINK,
    CHAIN,
    EFFECT_LINK,
    HAND,
    NOBODY,
    CardNo,
    Link,
    PowerNo,
    Ref,
    Slot,
    State,
    Targets,
    Used,
    hand,
    is_player,
    player_ref,
    ref,
    ref_seat,
    ref_slot,
)
from .effects import stash
from .legal import candidates, is_free, modes_of, play_cost
from .links import add_link
from .piles import move, show
from .triggers import hear
from .zones import exhaust, put_in_row, turn_down

Steps: TypeAlias = Generator[Ask, Any, None]


# -- choosing targets -----------------------------------------------------------------------------


@flow
def choose_mode(s: State, ctx: Context, power: PowerNo) -> Generator[Ask, Any, int]:
    """TCG-PLAY-12: the mode is chosen as the link is announced; -1 where there is none."""
    if not pw.POWERS[power].modes:
        return -1
    option = yield from ask(
        ctx.seat,
        "mode",
        [("mode", mode) for mode in modes_of(s, ctx, pw.POWERS[power])],
        about=("about_power", s.what[ref_slot(ctx.source)], power),
    )
    emit(s, "mode", ctx.seat, option[1])
    return int(option[1])


@flow
def choose_targets(
    s: State, ctx: Context, power: PowerNo, mode: int
) -> Generator[Ask, Any, Targets]:
    """TCG-TARGET-01: one at a time, as the link is announced."""
    chosen: Targets = ()
    at: int
    for at in range(len(pw.POWERS[power].specs)):
        picked: tuple[Ref, ...] = ()
        while wants_more(s, ctx, power, mode, at, chosen, picked):
            option = yield from ask(
                ctx.seat,
                "target",
                target_options(s, ctx, power, mode, at, chosen, picked),
                about=("about_power", s.what[ref_slot(ctx.source)], power),
            )
            if option[0] == "done":
                break
            picked += (picked_ref(s, option),)
        chosen += (picked,)
    return chosen


def picked_ref(s: State, option: Option) -> int:
    if option[0] == "target_player":
        emit(s, "aimed_at", option[1])
        return player_ref(int(option[1]))
    emit(s, "aimed", s.what[option[1]], option[1])
    return ref(s, option[1])


def wants_more(
    s: State,
    ctx: Context,
    power: PowerNo,
    mode: int,
    at: int,
    chosen: Targets,
    picked: tuple[int, ...],
) -> bool:
    spec = pw.POWERS[power].specs[at]
    if spec.mode not in (-1, mode) or len(picked) >= spec.most:
        return False
    return any(r not in picked for r in candidates(s, ctx, spec, chosen))


def target_options(
    s: State,
    ctx: Context,
    power: PowerNo,
    mode: int,
    at: int,
    chosen: Targets,
    picked: tuple[int, ...],
) -> list[Option]:
    """Every one offered leaves a legal choice for the targets that come after it."""
    specs = pw.POWERS[power].specs
    spec = specs[at]
    found: list[Option] = []
    for r in candidates(s, ctx, spec, chosen):
        if r in picked or not leaves_others(s, ctx, power, mode, at, chosen, r):
            continue
        found.append(("target_player", ref_seat(r)) if is_player(r) else ("target", ref_slot(r)))
    return [*found, ("done",)] if len(picked) >= spec.least else found


def leaves_others(
    s: State, ctx: Context, power: PowerNo, mode: int, at: int, chosen: Targets, r: int
) -> bool:
    """TCG-TARGET-08."""
    after = pw.POWERS[power].specs[at + 1 :]
    given = (*chosen, (r,))
    return all(
        candidates(s, ctx, spec, given)
        for spec in after
        if spec.other and spec.least and spec.mode in (-1, mode)
    )


# -- paying ---------------------------------------------------------------------------------------


def pay_resources(s: State, seat: int, n: int) -> None:
    """TCG-COST-02, TCG-RESOURCE-01: ready resources are exhausted, whichever side is up
    (TCG-RESOURCE-04, TCG-QUEST-03, TCG-LOCATION-04), and stay (TCG-RESOURCE-08)."""
    if n > 0:
        for x in payers(s, seat, n):
            exhaust(s, x)


def payers(s: State, seat: int, n: int) -> list[int]:
    """The resources that pay so much: those that have a power of their own last, as a ready one can
    do all that another can."""
    ready = [x for x in s.resources if s.controller[x] == seat and not s.exhausted[x]]
    if n < len(ready):
        ready.sort(key=lambda x: not s.down[x] and c.TYPE[s.what[x]] == c.LOCATION)
    return ready[:n]


@flow
def pay_part(s: State, seat: Seat, source: Slot, part: PowerNo, at: int) -> Steps:
    """TCG-COST-08: one part of a cost that is no resource; what fits is the payer's choice."""
    if part_of(part, at).payments is None:
        part_of(part, at).pay(s, seat, source)
    else:
        option = yield from ask(
            seat,
            "pay",
            part_options(s, seat, source, part, at),
            secret=part_of(part, at).secret,
        )
        part_of(part, at).pay(s, seat, option[1])


def part_of(power: PowerNo, at: int) -> pw.Part:
    found = pw.POWERS[power]
    if found.extra is not None:
        return found.extra
    return found.cost.parts[at]


def part_options(s: State, seat: int, source: int, power: PowerNo, at: int) -> list[Option]:
    part = part_of(power, at)
    assert part.payments is not None
    return [(part.verb, x) for x in part.payments(s, seat, source)]


@flow
def pay_parts(s: State, seat: Seat, source: Slot, power: PowerNo) -> Steps:
    at: int
    for at in range(len(pw.POWERS[power].cost.parts)):
        yield from pay_part(s, seat, source, power, at)


# -- announcing -----------------------------------------------------------------------------------


def place_resource(s: State, seat: int, card: CardNo, how: str) -> None:
    """TCG-PLACE-02, TCG-PLACE-07: a resource of the turn, for nothing (TCG-PLACE-05), ready
    (TCG-PLACE-06), without the chain (TCG-PRIORITY-11). Whether its Stash is used is said at once
    (TCG-KEYWORD-STASH-03): to be asked later would tell the other player that it has one."""
    x = pull(s, seat, card, hand(s, seat))
    s.placed += 1
    if how == "place_up":
        show(s, x)
        emit(s, "placed_up", seat, card, x)
    else:
        emit(s, "placed", seat, x)
    put_in_row(s, x, seat, how == "place_up")
    if how == "place_up":
        hear(s, pw.PLACED_UP, x)
    elif how == "stash":
        stash(s, x, seat)


@flow
def play_card(s: State, seat: Seat, x: Slot) -> Steps:
    """TCG-PLAY-11: reveal it, put it on the chain, choose modes and targets, pay. So a target may
    be spent for the cost (TCG-TARGET-16)."""
    cost: int = play_cost(s, seat, x)
    again = s.zone[x] != HAND
    show(s, x)
    move(s, x, CHAIN)
    s.controller[x] = seat
    if again:
        s.spent[x] = 1
    emit(s, "played", seat, s.what[x], x)
    power: PowerNo = pw.PLAYING[s.what[x]]
    ctx: Context = context(seat, ref(s, x))
    mode: int = yield from choose_mode(s, ctx, power)
    targets: Targets = yield from choose_targets(s, ctx, power, mode)
    pay_resources(s, seat, cost)
    use_up_discounts(s, seat, x)
    if pw.EXTRA[s.what[x]] is not None:
        yield from pay_part(s, seat, x, extra_power(s.what[x]), 0)
    last = len(pw.POWERS[power].program)
    add_link(s, Link(CARD_LINK, seat, ref(s, x), power, mode, targets, NOBODY, 0, NOBODY, 0, last))
    hear(s, pw.PLAYS, x, seat=seat)


def extra_power(card: CardNo) -> PowerNo:
    found = pw.EXTRA[card]
    assert found is not None
    return found.number


def use_up_discounts(s: State, seat: int, x: int) -> None:
    own = context(seat, ref(s, x))
    s.effects = tuple(
        e
        for e in s.effects
        if not (
            pw.MODS[e.mod].kind == "discount" and e.seat == seat and pw.MODS[e.mod].arg(s, own, x)
        )
    )


@flow
def use_power(s: State, seat: Seat, x: Slot, power: PowerNo) -> Steps:
    """TCG-POWER-10, TCG-QUEST-04, TCG-HERO-03: a payment power, a quest or a hero's power; what it
    does goes on the chain (TCG-EFFECT-02, TCG-QUEST-10)."""
    source: Ref = ref(s, x)
    ctx: Context = context(seat, source)
    emit(s, "used", seat, s.what[x], x, power)
    if pw.POWERS[power].once or is_free(pw.POWERS[power]):
        s.used += (Used(source, power),)
    mode: int = yield from choose_mode(s, ctx, power)
    targets: Targets = yield from choose_targets(s, ctx, power, mode)
    pay_simple(s, seat, x, power)
    yield from pay_parts(s, seat, x, power)
    if pw.POWERS[power].kind == "quest":
        turn_down(s, x)  # TCG-QUEST-13: last; a location stays as it is (TCG-LOCATION-02)
    last = len(pw.POWERS[power].program)
    add_link(s, Link(EFFECT_LINK, seat, source, power, mode, targets, NOBODY, 0, NOBODY, 0, last))


def pay_simple(s: State, seat: int, x: int, power: PowerNo) -> None:
    cost = pw.POWERS[power].cost
    if cost.tap:  # TCG-COST-05
        exhaust(s, x)
    pay_resources(s, seat, cost.resources)
    if cost.flip:  # TCG-FLIP-01
        s.down[x] = 1
        s.memo = None
        emit(s, "flipped", seat, s.what[x])
