"""The chain: announcing a card or a power, adding what has triggered, resolving the top link."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from . import content as c
from . import powers as pw
from . import values
from .checks import at_rest, checks, limits
from .effects import carry_out, stash
from .language import Term
from .legal import (
    candidates,
    is_free,
    modes_of,
    payments,
    play_cost,
    reachable,
)
from .powers import Context
from .state import (
    CARD_LINK,
    CHAIN,
    EFFECT_LINK,
    HAND,
    NOBODY,
    PLAYER,
    Link,
    State,
    Used,
    Waiting,
    hand,
    ref,
    slot_of,
)
from .zones import (
    bury,
    destroy,
    discard,
    enter,
    exhaust,
    hear,
    leave,
    move,
    pull,
    put_damage,
    put_in_row,
    remove,
    show,
    turn_down,
)

PowerNo: TypeAlias = int
CardNo: TypeAlias = int
Steps: TypeAlias = Generator[Ask, Any, None]
Targets: TypeAlias = tuple[tuple[int, ...], ...]


# -- choosing targets -----------------------------------------------------------------------------


@flow
def choose_mode(s: State, ctx: Context, power: PowerNo) -> Generator[Ask, Any, int]:
    """TCG-PLAY-12: the mode is chosen as the link is announced; -1 where there is none."""
    if not pw.POWERS[power].modes:
        return -1
    option = yield from ask(
        ctx[0],
        "mode",
        [("mode", mode) for mode in modes_of(s, ctx, pw.POWERS[power])],
        about=("about_power", s.what[ctx[1] & 255], power),
    )
    emit(s, "mode", ctx[0], option[1])
    return int(option[1])


@flow
def choose_targets(
    s: State, ctx: Context, power: PowerNo, mode: int
) -> Generator[Ask, Any, Targets]:
    """TCG-TARGET-01: one at a time, as the link is announced."""
    chosen: Targets = ()
    for at in range(len(pw.POWERS[power].specs)):
        picked: tuple[int, ...] = ()
        while wants_more(s, ctx, power, mode, at, chosen, picked):
            option = yield from ask(
                ctx[0],
                "target",
                target_options(s, ctx, power, mode, at, chosen, picked),
                about=("about_power", s.what[ctx[1] & 255], power),
            )
            if option[0] == "done":
                break
            picked += (picked_ref(s, option),)
        chosen += (picked,)
    return chosen


def picked_ref(s: State, option: Option) -> int:
    if option[0] == "target_player":
        emit(s, "aimed_at", option[1])
        return PLAYER + int(option[1])
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
        found.append(("target_player", r - PLAYER) if r >= PLAYER else ("target", r & 255))
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
    """TCG-COST-02: ready resources are exhausted; those that have a power of their own last, as
    a ready one can do all that another can."""
    ready = [x for x in s.resources if s.controller[x] == seat and not s.exhausted[x]]
    ready.sort(key=lambda x: not s.down[x] and c.TYPE[s.what[x]] == c.LOCATION)
    for x in ready[:n]:
        exhaust(s, x)


@flow
def pay_part(s: State, seat: int, source: int, part: PowerNo, at: int) -> Steps:
    """TCG-COST-08: one part of a cost that is no resource; what fits is the payer's choice."""
    if part_of(part, at).name == "hurt":
        put_damage(s, s.heroes[seat], part_of(part, at).args[0])
    else:
        option = yield from ask(
            seat,
            "pay",
            part_options(s, seat, source, part, at),
            secret=part_of(part, at).name == "discard",
        )
        pay_with(s, seat, part_of(part, at), option[1])


def part_of(power: PowerNo, at: int) -> Term:
    found = pw.POWERS[power]
    if found.extra is not None:
        return found.extra
    return found.cost.parts[at]


def part_options(s: State, seat: int, source: int, power: PowerNo, at: int) -> list[Option]:
    part = part_of(power, at)
    verb = "discard" if part.name == "discard" else "pay"
    return [(verb, x) for x in payments(s, seat, source, part)]


def pay_with(s: State, seat: int, part: Term, x: int) -> None:
    if part.name == "discard":
        discard(s, seat, x)
    elif part.name == "counter":
        values.COUNTERS[part.args[0].name](s)[x] -= 1
    elif part.name == "exhaust":
        exhaust(s, x)
    elif part.name == "bounce":
        leave(s, [x], HAND)
    else:
        destroy(s, [x])


@flow
def pay_parts(s: State, seat: int, source: int, power: PowerNo) -> Steps:
    for at in range(len(pw.POWERS[power].cost.parts)):
        yield from pay_part(s, seat, source, power, at)


# -- announcing -----------------------------------------------------------------------------------


def place(s: State, seat: int, card: CardNo, how: str) -> None:
    """TCG-PLACE-02, TCG-PLACE-07: a resource of the turn, without the chain. Whether its Stash is
    used is said at once: to be asked later would tell the other player that it has one."""
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
def play_card(s: State, seat: int, x: int) -> Steps:
    """TCG-PLAY-11: reveal it, put it on the chain, choose modes and targets, pay."""
    cost = play_cost(s, seat, x)
    again = s.zone[x] != HAND
    show(s, x)
    move(s, x, CHAIN)
    s.controller[x] = seat
    if again:
        s.spent[x] = 1
    emit(s, "played", seat, s.what[x], x)
    power = pw.PLAYING[s.what[x]]
    ctx = pw.context(seat, ref(s, x))
    mode = yield from choose_mode(s, ctx, power)
    targets = yield from choose_targets(s, ctx, power, mode)
    pay_resources(s, seat, cost)
    use_up_discounts(s, seat, x)
    if pw.EXTRA[s.what[x]] is not None:
        yield from pay_part(s, seat, x, extra_power(s.what[x]), 0)
    last = len(pw.POWERS[power].program)
    link = Link(CARD_LINK, seat, ref(s, x), power, mode, targets, NOBODY, 0, NOBODY, 0, last)
    s.chain += (link,)
    hear(s, pw.PLAYS, x, seat=seat)


def extra_power(card: CardNo) -> PowerNo:
    found = pw.EXTRA[card]
    assert found is not None
    return found.number


def use_up_discounts(s: State, seat: int, x: int) -> None:
    own = pw.context(seat, ref(s, x))
    s.effects = tuple(
        e
        for e in s.effects
        if not (
            pw.MODS[e.mod].kind == "discount" and e.seat == seat and pw.MODS[e.mod].arg(s, own, x)
        )
    )


@flow
def use_power(s: State, seat: int, x: int, power: PowerNo) -> Steps:
    """TCG-POWER-10, TCG-QUEST-04, TCG-HERO-03: a payment power, a quest or a hero's power."""
    source = ref(s, x)
    ctx = pw.context(seat, source)
    emit(s, "used", seat, s.what[x], x, power)
    if pw.POWERS[power].once or is_free(pw.POWERS[power]):
        s.used += (Used(source, power),)
    mode = yield from choose_mode(s, ctx, power)
    targets = yield from choose_targets(s, ctx, power, mode)
    pay_simple(s, seat, x, power)
    yield from pay_parts(s, seat, x, power)
    if pw.POWERS[power].kind == "quest":
        turn_down(s, x)  # TCG-QUEST-13: last
    last = len(pw.POWERS[power].program)
    link = Link(EFFECT_LINK, seat, source, power, mode, targets, NOBODY, 0, NOBODY, 0, last)
    s.chain += (link,)


def pay_simple(s: State, seat: int, x: int, power: PowerNo) -> None:
    cost = pw.POWERS[power].cost
    if cost.tap:
        exhaust(s, x)
    pay_resources(s, seat, cost.resources)
    if cost.flip:
        s.down[x] = 1
        s.memo = None
        emit(s, "flipped", seat, s.what[x])


# -- what has triggered ---------------------------------------------------------------------------


def quiet(s: State) -> bool:
    """Whether there is plainly nothing to settle."""
    return not s.waiting and at_rest(s)


@flow
def settle(s: State) -> Steps:
    """TCG-PRIORITY-07: checks in waves, then what has triggered goes on the chain, until nothing
    happens any more."""
    yield from checks(s)
    while s.waiting and not s.lost:
        for seat in (s.turn, 1 - s.turn):
            while of_seat(s, seat):
                at = 0
                if several(s, seat):
                    option = yield from ask(seat, "order", order_options(s, seat))
                    at = first_of(s, seat, option)
                yield from add_trigger(s, seat, at)
        yield from checks(s)


def of_seat(s: State, seat: int) -> list[Waiting]:
    return [w for w in s.waiting if w.seat == seat]


def several(s: State, seat: int) -> bool:
    return len({(w.power, w.source) for w in of_seat(s, seat)}) > 1


def order_options(s: State, seat: int) -> list[Option]:
    """TCG-TRIGGER-03: its controller says which goes on the chain next."""
    found = [("add", w.source & 255, w.power) for w in of_seat(s, seat)]
    return list(dict.fromkeys(found))


def first_of(s: State, seat: int, option: Option) -> int:
    mine = of_seat(s, seat)
    return next(i for i, w in enumerate(mine) if (w.source & 255, w.power) == option[1:])


def waiting_context(w: Waiting) -> Context:
    targets = ((w.subject,),) if w.first else ()
    return (w.seat, w.source, targets, w.subject, w.amount, w.dealer, (), 0)


@flow
def add_trigger(s: State, seat: int, at: int) -> Steps:
    """TCG-TRIGGER-04: targets are chosen as it is added; without a legal one it ceases to be."""
    w = of_seat(s, seat)[at]
    s.waiting = tuple(x for x in s.waiting if x is not w)
    power, ctx = w.power, waiting_context(w)
    first, last = w.first, w.last
    if first or modes_of(s, ctx, pw.POWERS[power]):
        emit(s, "triggered", seat, s.what[ctx[1] & 255], power)
        mode = -1
        targets: Targets = ctx[2]
        if not first:
            mode = yield from choose_mode(s, ctx, power)
            targets = yield from choose_targets(s, ctx, power, mode)
        _, source, _, subject, amount, dealer, _, _ = ctx
        link = Link(
            EFFECT_LINK, seat, source, power, mode, targets, subject, amount, dealer, first, last
        )
        s.chain += (link,)


# -- resolving ------------------------------------------------------------------------------------


def link_context(s: State, link: Link) -> Context:
    """TCG-TARGET-05: only targets that are still legal are affected."""
    ctx = (link.seat, link.source, (), link.subject, link.amount, link.dealer, (), 0)
    if link.first:
        return (*ctx[:2], link.targets, *ctx[3:])
    specs = pw.POWERS[link.power].specs
    still = tuple(
        tuple(r if r in reachable(s, ctx, spec) else NOBODY for r in group)
        for spec, group in zip(specs, link.targets, strict=True)
    )
    return (*ctx[:2], still, *ctx[3:])


def fizzles(s: State, link: Link, ctx: Context) -> bool:
    """TCG-TARGET-04, TCG-TRIGGER-09: all targets have become illegal, or the condition of what
    triggered no longer holds."""
    if link.first:
        return False
    power = pw.POWERS[link.power]
    if power.kind == "on" and power.test is not None and not power.test(s, ctx):
        return True
    chosen = [r for group in ctx[2] for r in group]
    return bool(chosen) and all(r == NOBODY for r in chosen)


@flow
def resolve(s: State) -> Steps:
    """TCG-RESOLVE-04: the top link tries to resolve."""
    link: tuple[Any, ...] = tuple(s.chain[-1])
    s.chain = s.chain[:-1]
    ctx = link_context(s, Link(*link))
    if link[0] == CARD_LINK:
        yield from resolve_card(s, link, ctx)
    elif not fizzles(s, Link(*link), ctx):
        yield from carry_out(s, ctx, link[3], link[9], link[10], link[4])
    else:
        emit(s, "fizzled", s.what[link[2] & 255])


@flow
def resolve_card(s: State, link: tuple[Any, ...], ctx: Context) -> Steps:
    """TCG-RESOLVE-01 to -03: a card does what it says, and goes where it belongs."""
    x = slot_of(s, link[2])
    if fizzles(s, Link(*link), ctx):
        emit(s, "interrupted", s.what[x], x)
        bury(s, x)
    else:
        yield from carry_out(s, ctx, link[3], link[9], link[10], link[4])
        settle_card(s, x, link[1], ctx)
        yield from limits(s)


def settle_card(s: State, x: int, seat: int, ctx: Context) -> None:
    """TCG-PLAY-05 to TCG-PLAY-09."""
    card = c.CARDS[s.what[x]]
    if slot_of(s, ctx[1]) < 0:
        return
    if card.type == c.ABILITY and not card.ongoing:
        bury(s, x)
    elif card.type == c.MASTER:
        become(s, x, seat)
    elif pw.ATTACHES[s.what[x]]:
        host = ctx[2][0][0]
        if slot_of(s, host) >= 0:
            enter(s, x, seat, host & 255)
            emit(s, "attached", s.what[x], s.what[host & 255], host & 255)
        else:
            bury(s, x)  # TCG-ATTACH-05: its own text has done away with the host
    else:
        enter(s, x, seat)


def become(s: State, x: int, seat: int) -> None:
    """TCG-MASTERHERO-01: the hero turns into it: same place, damage and attachments; the old one
    is removed from the game."""
    hero = s.heroes[seat]
    s.what[hero], s.what[x] = s.what[x], s.what[hero]
    s.down[hero] = 0
    remove(s, x)
    s.memo = None
    emit(s, "mastered", seat, s.what[hero])
    hear(s, pw.ENTERS, hero)
