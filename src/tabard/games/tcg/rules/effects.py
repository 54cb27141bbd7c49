"""Carrying out a power, step by step (TCG-RESOLVE-04): the flow that reads the flat program of a
power, and the steps in which somebody is asked something."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Draw, Option, Seat, Shuffle, ask, chance
from tabard.core.errors import Impossible
from tabard.core.flow import flow
from tabard.core.game import emit
from tabard.core.hidden import forget, pull, swap

from ..context import Context
from ..language import powers as pw
from ..state import (
    DECK,
    GRAVEYARD,
    HAND,
    NOBODY,
    CardNo,
    PowerNo,
    Slot,
    State,
    Step,
    cards_in_hand,
    deck,
    graveyard,
    hand,
    ref,
    ref_slot,
    seat_bit,
    slot_of,
)
from .checks import limits
from .damage import Packet, deal, packet
from .piles import move, set_deck, show, shuffle
from .steps import after, do_look, later, place_of, players
from .triggers import wait
from .zones import discard, put_in_row, turn_down

Steps: TypeAlias = Generator[Ask, Any, None]
Going: TypeAlias = Generator[Ask, Any, Context]


def step_at(power: PowerNo, at: int) -> pw.Do:
    return pw.POWERS[power].program[at]


def seat_of(s: State, ctx: Context, power: PowerNo, at: int) -> int:
    """The player a step is about; -1 when there is none."""
    do = step_at(power, at)
    assert do.who is not None
    return next(iter(players(s, do.who(s, ctx))), -1)


@flow
def carry_out(s: State, ctx: Context, power: PowerNo, first: Step, last: Step, mode: int) -> Steps:
    """TCG-GENERAL-06: in printed order, as much as is possible."""
    at: Step = first
    while at < last:
        op = step_at(power, at).op
        if step_at(power, at).run is not None:
            ctx = run(s, ctx, power, at)
            if step_at(power, at).settles:
                yield from limits(s)
        elif op == "deal":
            ctx = yield from do_deal(s, ctx, power, at)
        elif op == "may":  # TCG-RESOLVE-05
            answer = yield from ask(
                ctx.seat,
                "may",
                (("yes",), ("no",)),
                about=("about_power", s.what[ref_slot(ctx.source)], power),
            )
            if answer[0] == "no":
                ctx, at = undone(ctx), step_at(power, at).end - 1
        elif op == "if_done":  # TCG-RESOLVE-06
            if not ctx.done:
                at = step_at(power, at).end - 1
        elif op == "when":
            if not step_at(power, at).n(s, ctx):
                ctx, at = undone(ctx), step_at(power, at).end - 1
        elif op == "with_one":
            if ctx.those:
                ctx = ctx._replace(subject=ctx.those[0])
            else:
                ctx, at = undone(ctx), step_at(power, at).end - 1
        elif op == "later":
            later(s, ctx, power, at)
            at = step_at(power, at).end - 1
        elif op == "choose":
            at = step_at(power, at).extra[mode] - 1
        elif op == "jump":
            at = step_at(power, at).end - 1
        elif op == "pick":
            ctx = yield from do_pick(s, ctx, power, at)
        elif op == "discard":
            ctx = yield from do_discard(s, ctx, power, at)
        elif op == "search":
            yield from do_search(s, ctx, power, at)
        elif op == "reveal":
            yield from do_reveal(s, ctx, power, at)
        elif op == "ramp":
            yield from do_ramp(s, ctx)
        elif op == "pluck":
            yield from do_pluck(s, ctx, power, at)
        elif op in ("reshuffle", "shuffle_in"):
            yield from do_reshuffle(s, ctx, power, at)
        else:
            raise Impossible(f"A power has a step {op!r} that nobody can carry out.")
        at += 1


ASKING = (
    *("deal", "may", "if_done", "when", "with_one", "later", "choose", "jump", "pick", "discard"),
    *("search", "reveal", "ramp", "pluck", "reshuffle", "shuffle_in"),
)
"""The steps that `carry_out` knows itself: somebody is asked, or others depend on them."""


def run(s: State, ctx: Context, power: PowerNo, at: int) -> Context:
    do = step_at(power, at)
    assert do.run is not None
    return do.run(s, ctx, do)


def undone(ctx: Context) -> Context:
    """What was left out was not done."""
    return ctx._replace(done=0)


# -- damage ---------------------------------------------------------------------------------------


@flow
def do_deal(s: State, ctx: Context, power: PowerNo, at: Step) -> Going:
    """TCG-DAMAGE-13: one packet for each; what was dealt is what later steps speak of."""
    dealt = yield from deal(s, packets_of(s, ctx, power, at))
    return with_dealt(ctx, dealt)


def with_dealt(ctx: Context, dealt: tuple[Packet, ...]) -> Context:
    """TCG-DAMAGE-20: only what was really dealt counts."""
    total = sum(p.n for p in dealt)
    dealer = dealt[0].source if dealt else ctx.dealer
    return ctx._replace(
        amount=total, dealer=dealer, those=tuple(p.to for p in dealt), done=int(total > 0)
    )


def packets_of(s: State, ctx: Context, power: PowerNo, at: int) -> tuple[Packet, ...]:
    do = step_at(power, at)
    dealer, types, sure = do.extra
    source = ctx.source if dealer is None else next(iter(dealer(s, ctx)), NOBODY)
    assert do.who is not None
    made = []
    for i, to in enumerate(do.who(s, ctx)):
        by = to if dealer is None else source
        if by == NOBODY:
            continue
        # where each deals it to itself, "its" ATK is that of each
        targets = ((to,),) if dealer is None else ctx.targets
        inner = ctx._replace(dealer=by, targets=targets)
        n = do.n[min(place_of(ctx, to, i), len(do.n) - 1)](s, inner)
        one = packet(s, to, n, types, by, ctx.source, sure=sure, seat=ctx.seat)
        if one is not None:
            made.append(one)
    return tuple(made)


# -- choosing -------------------------------------------------------------------------------------


@flow
def do_pick(s: State, ctx: Context, power: PowerNo, at: Step) -> Going:
    """TCG-TARGET-11: chosen, not targeted, as the text is carried out."""
    seat: Seat = seat_of(s, ctx, power, at)
    if seat < 0 or not picks(s, ctx, power, at, seat):
        return after(ctx, ())
    option = yield from ask(
        seat,
        "pick",
        picks(s, ctx, power, at, seat),
        about=("about_power", s.what[ref_slot(ctx.source)], power),
    )
    return after(ctx, (ref(s, option[1]),))


def picks(s: State, ctx: Context, power: PowerNo, at: int, seat: int) -> list[Option]:
    do = step_at(power, at)
    seen = ctx._replace(seat=seat)
    return [("pick", x) for x in pw.found(s, seen, do.extra, do.n)]


@flow
def do_discard(s: State, ctx: Context, power: PowerNo, at: Step) -> Going:
    """TCG-DISCARD-02: the owner of the hand chooses, unless it is at random; one after the other
    (TCG-DISCARD-03)."""
    seat: Seat = seat_of(s, ctx, power, at)
    if seat < 0:
        return after(ctx, ())
    left: int = discards(s, ctx, power, at, seat)
    done: int = left
    while left > 0:
        if step_at(power, at).extra:
            which = yield from chance("random_card", Draw((1,) * len(hand(s, seat))))
            discard(s, seat, s.what[hand(s, seat)[which]])
        else:
            option = yield from ask(
                seat,
                "discard",
                [("discard", card) for card in cards_in_hand(s, seat)],
                secret=len(hand(s, seat)) > 1,
            )
            discard(s, seat, option[1])
        left -= 1
    return after(ctx, (), done > 0)


def discards(s: State, ctx: Context, power: PowerNo, at: int, seat: int) -> int:
    n = step_at(power, at).n
    held = len(hand(s, seat))
    return held if n == "all" else min(held, max(0, int(n[0](s, ctx))))


@flow
def do_pluck(s: State, ctx: Context, power: PowerNo, at: Step) -> Steps:
    """Look at a hand and choose a card of it, which its owner discards."""
    seat: Seat = seat_of(s, ctx, power, at)
    if seat >= 0:
        do_look(s, ctx, step_at(power, at))
        if hand(s, seat):
            option = yield from ask(
                ctx.seat,
                "pluck",
                [("take_card", card) for card in cards_in_hand(s, seat)],
                secret=len(hand(s, seat)) > 1,
            )
            discard(s, seat, option[1])


# -- decks ----------------------------------------------------------------------------------------


@flow
def do_search(s: State, ctx: Context, power: PowerNo, at: Step) -> Steps:
    """TCG-SEARCH-01: look through your deck; it may fail on purpose; then shuffle."""
    seat: Seat = ctx.seat
    emit(s, "searched", seat)
    if deck(s, seat):
        option = yield from ask(seat, "search", finds(s, ctx, power, at), secret=True)
        if option[0] == "find":
            fetch(s, seat, option[1], step_at(power, at).extra)
        order = yield from chance("shuffle", Shuffle(len(deck(s, seat))))
        shuffle(s, seat, order)


def finds(s: State, ctx: Context, power: PowerNo, at: int) -> list[Option]:
    fits = step_at(power, at).n
    cards = sorted({s.what[x] for x in deck(s, ctx.seat) if fits(s, ctx, x)})
    return [*(("find", card) for card in cards), ("find_none",)]


def fetch(s: State, seat: int, card: CardNo, to: str) -> None:
    """TCG-SEARCH-02: shown before it moves, and not drawn (TCG-DRAW-02)."""
    x = pull(s, seat, card, deck(s, seat))
    show(s, x)
    emit(s, "revealed", seat, card)
    if to == "row":
        put_in_row(s, x, seat, face_up=True, exhausted=True)
    elif to == "hand":
        move(s, x, HAND)
    else:
        raise Impossible(f"A card that was searched for should go to {to!r}, which is no place.")


@flow
def do_reveal(s: State, ctx: Context, power: PowerNo, at: Step) -> Steps:
    """Reveal the top cards (TCG-REVEAL-01), as many as there are (TCG-DRAW-03); one that fits goes
    to the hand, the rest under the deck (or, alone, it stays where it is)."""
    seat: Seat = ctx.seat
    for x in top(s, ctx, power, at):
        show(s, x)
        emit(s, "revealed", seat, s.what[x])
    if fitting(s, ctx, power, at):
        option = yield from ask(seat, "reveal", fitting(s, ctx, power, at))
        rest = put_away(s, ctx, power, at, option[1] if option[0] == "find" else -1)
    else:
        rest = put_away(s, ctx, power, at, -1)
    yield from arrange(s, seat, rest)


def top(s: State, ctx: Context, power: PowerNo, at: int) -> tuple[int, ...]:
    return deck(s, ctx.seat)[: step_at(power, at).n(s, ctx)]


def fitting(s: State, ctx: Context, power: PowerNo, at: int) -> list[Option]:
    """Of several one may be taken; one alone is put into the hand without a question."""
    fits = step_at(power, at).extra[0]
    cards = sorted({s.what[x] for x in top(s, ctx, power, at) if fits(s, ctx, x)})
    found: list[Option] = [("find", card) for card in cards]
    return [*found, ("find_none",)] if found and step_at(power, at).extra[1] else found


def put_away(s: State, ctx: Context, power: PowerNo, at: int, card: CardNo) -> int:
    """The card goes to the hand, the others under the deck: how many, if their order matters."""
    seat, shown = ctx.seat, top(s, ctx, power, at)
    if card >= 0:
        x = next(x for x in shown if s.what[x] == card)
        move(s, x, HAND)
        shown = tuple(y for y in shown if y != x)
    if not step_at(power, at).extra[1]:
        return 0
    set_deck(s, seat, (*(x for x in deck(s, seat) if x not in shown), *shown))
    if len({s.what[x] for x in shown}) < 2:
        return 0
    forget(s, seat, shown)
    for x in shown:
        s.known[x] = seat_bit(seat)
    return len(shown)


@flow
def arrange(s: State, seat: Seat, left: int) -> Steps:
    """TCG-SEARCH-04: the last cards of a deck in the order its owner likes, unseen by the other.
    How often they are asked tells nothing: they may stop at any time."""
    asked: bool = left > 1
    while left > 1:
        option = yield from ask(seat, "under", unders(s, seat, left), secret=True)
        if option[0] == "under":
            lay_next(s, seat, left, option[1])
            left -= 1
        else:
            left = 0
    if asked:
        emit(s, "arranged", seat)


def unders(s: State, seat: int, left: int) -> list[Option]:
    cards = sorted({s.what[x] for x in deck(s, seat)[-left:]})
    return [("as_they_lie",), *(("under", card) for card in cards)]


def lay_next(s: State, seat: int, left: int, card: CardNo) -> None:
    slots = deck(s, seat)[-left:]
    swap(s, slots[0], next(x for x in slots if s.what[x] == card))


@flow
def do_ramp(s: State, ctx: Context) -> Steps:
    """Reveal the top card; you may put it into your resource row, exhausted."""
    seat: Seat = ctx.seat
    if deck(s, seat):
        show(s, deck(s, seat)[0])
        emit(s, "revealed", seat, s.what[deck(s, seat)[0]])
        option = yield from ask(seat, "ramp", (("yes",), ("no",)))
        if option[0] == "yes":
            yield from lay_resource(s, deck(s, seat)[0], seat)


@flow
def do_reshuffle(s: State, ctx: Context, power: PowerNo, at: Step) -> Steps:
    """TCG-SEARCH-03: a graveyard, or these cards of one, into the deck."""
    seat: Seat = heap_of(s, ctx, power, at)
    if seat >= 0:
        into_deck(s, seat, returned(s, ctx, power, at, seat))
        order = yield from chance("shuffle", Shuffle(len(deck(s, seat))))
        shuffle(s, seat, order)


def heap_of(s: State, ctx: Context, power: PowerNo, at: int) -> int:
    """Whose graveyard it is: these cards lie in their owner's (TCG-OWNER-02), whoever had them."""
    do = step_at(power, at)
    if do.op == "reshuffle":
        return seat_of(s, ctx, power, at)
    assert do.who is not None
    return next((s.owner[ref_slot(r)] for r in do.who(s, ctx)), -1)


def returned(s: State, ctx: Context, power: PowerNo, at: int, seat: int) -> tuple[int, ...]:
    do = step_at(power, at)
    if do.op == "reshuffle":
        return graveyard(s, seat)
    assert do.who is not None
    slots = [slot_of(s, r) for r in do.who(s, ctx)]
    return tuple(x for x in slots if x >= 0 and s.zone[x] == GRAVEYARD)


def into_deck(s: State, seat: int, cards: tuple[int, ...]) -> None:
    for x in cards:
        move(s, x, DECK)
    set_deck(s, seat, (*deck(s, seat), *cards))


# -- resources ------------------------------------------------------------------------------------


@flow
def lay_resource(s: State, x: Slot, seat: Seat) -> Steps:
    """TCG-KEYWORD-STASH-04: a card that everybody has seen goes into a resource row, exhausted."""
    put_in_row(s, x, seat, face_up=False, exhausted=True)
    if pw.STASH[s.what[x]] is not None:
        option = yield from ask(seat, "stash", (("yes",), ("no",)), about=("about_card", s.what[x]))
        if option[0] == "yes":
            stash(s, x, seat)


def stash(s: State, x: int, seat: int) -> None:
    """TCG-KEYWORD-STASH-01, -05: a resource is shown and turned face down at once, which is heard
    (TCG-KEYWORD-STASH-02), and its effect waits for the chain; then it is a resource like any
    other (TCG-KEYWORD-STASH-06)."""
    power = pw.STASH[s.what[x]]
    assert power is not None
    show(s, x)
    emit(s, "stashed", seat, s.what[x], x)
    wait(s, power, seat, ref(s, x))
    s.down[x] = 0
    turn_down(s, x)
