"""The chain: adding what has triggered, resolving the top link."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Option, Seat, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..context import Context, context
from ..language import powers as pw
from ..state import (
    CARD_LINK,
    CHAIN,
    EFFECT_LINK,
    NOBODY,
    Link,
    PowerNo,
    Slot,
    State,
    Step,
    Targets,
    Waiting,
    ref,
    ref_slot,
    slot_of,
)
from .announce import choose_mode, choose_targets
from .checks import at_rest, checks, limits
from .effects import carry_out
from .legal import modes_of, reachable
from .links import add_link
from .triggers import hear
from .zones import bury, enter, remove

Steps: TypeAlias = Generator[Ask, Any, None]


# -- what has triggered ---------------------------------------------------------------------------


def quiet(s: State) -> bool:
    """Whether there is plainly nothing to settle."""
    return not s.waiting and at_rest(s)


@flow
def settle(s: State) -> Steps:
    """TCG-PRIORITY-07: checks in waves, then what has triggered goes on the chain, until nothing
    happens any more."""
    seat: Seat
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
    found = [("add", ref_slot(w.source), w.power) for w in of_seat(s, seat)]
    return list(dict.fromkeys(found))


def first_of(s: State, seat: int, option: Option) -> int:
    mine = of_seat(s, seat)
    return next(i for i, w in enumerate(mine) if (ref_slot(w.source), w.power) == option[1:])


def waiting_context(w: Waiting) -> Context:
    targets = ((w.subject,),) if w.first else ()
    return context(w.seat, w.source, targets, w.subject, w.amount, w.dealer)


@flow
def add_trigger(s: State, seat: Seat, at: int) -> Steps:
    """TCG-TRIGGER-04: targets are chosen as it is added; without a legal one it ceases to be.
    Nobody is asked whether (TCG-TRIGGER-05)."""
    w = of_seat(s, seat)[at]
    s.waiting = tuple(x for x in s.waiting if x is not w)
    power: PowerNo = w.power
    ctx: Context = waiting_context(w)
    first: Step = w.first
    last: Step = w.last
    if first or modes_of(s, ctx, pw.POWERS[power]):
        emit(s, "triggered", seat, s.what[ref_slot(ctx.source)], power)
        mode: int = -1
        targets: Targets = ctx.targets
        if not first:
            mode = yield from choose_mode(s, ctx, power)
            targets = yield from choose_targets(s, ctx, power, mode)
        link = Link(
            EFFECT_LINK,
            seat,
            ctx.source,
            power,
            mode,
            targets,
            ctx.subject,
            ctx.amount,
            ctx.dealer,
            first,
            last,
        )
        add_link(s, link, triggered=True)


# -- resolving ------------------------------------------------------------------------------------


def link_context(s: State, link: Link) -> Context:
    """TCG-TARGET-05: only targets that are still legal are affected."""
    own = link.seat, link.source
    event = link.subject, link.amount, link.dealer
    if link.first or not link.targets:
        return context(*own, link.targets, *event)
    ctx = context(*own, (), *event)
    specs = pw.POWERS[link.power].specs
    still = tuple(
        tuple(r if r in reachable(s, ctx, spec) else NOBODY for r in group)
        for spec, group in zip(specs, link.targets, strict=True)
    )
    return context(*own, still, *event)


def fizzles(s: State, link: Link, ctx: Context) -> bool:
    """TCG-TARGET-04, TCG-TRIGGER-09: all targets have become illegal, or the condition of what
    triggered no longer holds; those of what was used are not asked again (TCG-RESOLVE-08)."""
    if link.first:
        return False
    power = pw.POWERS[link.power]
    if power.kind == "on" and power.test is not None and not power.test(s, ctx):
        return True
    chosen = [r for group in ctx.targets for r in group]
    return bool(chosen) and all(r == NOBODY for r in chosen)


@flow
def resolve(s: State) -> Steps:
    """TCG-RESOLVE-04, TCG-CHAIN-02: the top link tries to resolve. Meanwhile nobody has priority
    (TCG-PRIORITY-09)."""
    link = s.chain[-1]
    s.chain = s.chain[:-1]
    ctx = link_context(s, link)
    if link.kind == CARD_LINK:
        yield from resolve_card(s, link, ctx)
    elif not fizzles(s, link, ctx):
        yield from carry_out(s, ctx, link.power, link.first, link.last, link.mode)
    else:
        emit(s, "fizzled", s.what[ref_slot(link.source)])


@flow
def resolve_card(s: State, link: Link, ctx: Context) -> Steps:
    """TCG-RESOLVE-01 to -03: a card does what it says, and goes where it belongs: what stands
    before Ongoing is done first (TCG-ONGOING-02)."""
    x: Slot = slot_of(s, link.source)
    if fizzles(s, link, ctx):  # by the game itself, whatever protects it (TCG-GENERAL-04)
        emit(s, "interrupted", s.what[x], x)
        bury(s, x)
    else:
        yield from carry_out(s, ctx, link.power, link.first, link.last, link.mode)
        settle_card(s, x, link.seat, ctx)
        yield from limits(s)


def settle_card(s: State, x: int, seat: int, ctx: Context) -> None:
    """TCG-PLAY-05 to TCG-PLAY-09: an ability that is not ongoing is done with (TCG-ABILITY-02), all
    others enter play (TCG-ALLY-01, TCG-ONGOING-01), some under a card (TCG-ATTACH-01)."""
    card = c.CARDS[s.what[x]]
    if slot_of(s, ctx.source) < 0:
        return
    if card.type == c.ABILITY and not card.ongoing:
        bury(s, x)
    elif card.type == c.MASTER:
        become(s, x, seat)
    elif pw.ATTACHES[s.what[x]]:
        host = ctx.targets[0][0]
        if slot_of(s, host) >= 0:
            enter(s, x, seat, ref_slot(host))
            emit(s, "attached", s.what[x], s.what[ref_slot(host)], ref_slot(host))
        else:
            bury(s, x)  # TCG-ATTACH-05: its own text has done away with the host
    else:
        enter(s, x, seat)


def become(s: State, x: int, seat: int) -> None:
    """TCG-MASTERHERO-01: the hero turns into it, a master hero too (TCG-MASTERHERO-10): same place,
    damage, counters and attachments (TCG-MASTERHERO-02), for whatever refers to it
    (TCG-MASTERHERO-05), with its own values (TCG-MASTERHERO-08); the old one is removed from the
    game (TCG-MASTERHERO-03)."""
    hero = s.heroes[seat]
    s.what[hero], s.what[x] = s.what[x], s.what[hero]
    s.down[hero] = 0  # TCG-MASTERHERO-06
    remove(s, x)
    s.memo = None
    emit(s, "mastered", seat, s.what[hero])
    hear(s, pw.ENTERS, hero)


def break_off(s: State) -> None:
    """A card that was being played, or did what it says, when its text was changed under a saved
    game: it does nothing more, and goes to its owner's graveyard."""
    linked = {link.source for link in s.chain}
    for x in range(len(s.zone)):
        if s.zone[x] == CHAIN and ref(s, x) not in linked:
            bury(s, x)
    s.memo = None
