"""The steps of powers that need no answer: each takes the context and gives it back, with what was
done to whom."""

from __future__ import annotations

from collections.abc import Iterable

from tabard.core.errors import Impossible
from tabard.core.game import emit, emit_to

from .. import content as c
from ..context import Context, context
from ..language import powers as pw
from ..language.powers import Do
from ..state import (
    CARD_LINK,
    CHAIN,
    COMBAT,
    DECK,
    GRAVEYARD,
    HAND,
    LIVES,
    NOBODY,
    PLAY,
    REMOVED,
    RESOURCE,
    TURN,
    Delayed,
    Effect,
    State,
    deck,
    hand,
    is_player,
    ref,
    ref_life,
    ref_slot,
    seat_bit,
    slot_of,
)
from . import values
from .piles import draw, move, set_deck, show
from .zones import (
    attachments,
    bury,
    destroy,
    enter,
    exhaust,
    heal,
    leave,
    make_token,
    ready,
    remove,
    settle_control,
    turn_down,
)


def after(ctx: Context, those: Iterable[int], done: bool | None = None) -> Context:
    """The context for the next step: what this one was done to."""
    refs = tuple(those)
    real = bool(refs) if done is None else done
    seat, source, targets, subject, amount, dealer, _, _ = ctx
    return context(seat, source, targets, subject, amount, dealer, refs, int(real))


def there(s: State, refs: Iterable[int]) -> list[int]:
    """The slots of what is still in play."""
    found = []
    for r in refs:
        slot = slot_of(s, r)
        if slot >= 0 and s.zone[slot] in (PLAY, RESOURCE):
            found.append(slot)
    return found


def follow(s: State, number: int) -> int:
    """TCG-GENERAL-09: the slot of a card that moved once, and not again; -1: it is gone."""
    slot = ref_slot(number)
    return slot if (s.gen[slot] - ref_life(number)) % LIVES <= 1 else -1


def aimed(s: State, ctx: Context, do: Do) -> tuple[int, ...]:
    assert do.who is not None
    return do.who(s, ctx)


def players(s: State, refs: Iterable[int]) -> tuple[int, ...]:
    return pw.seats_of(s, tuple(refs))


def number(s: State, ctx: Context, do: Do) -> int:
    """How many: the only one of a step without a list."""
    return max(0, int(do.n[0](s, ctx)))


# -- moving cards ---------------------------------------------------------------------------------


def do_destroy(s: State, ctx: Context, do: Do) -> Context:
    """TCG-DESTROY-01; TCG-GENERAL-03: not what can't be destroyed."""
    slots = [x for x in there(s, aimed(s, ctx, do)) if not (spared(s, x) or is_hero(s, x))]
    refs = [ref(s, x) for x in slots]
    destroy(s, slots)
    made = after(ctx, refs)
    return made._replace(subject=refs[0]) if refs else made


def is_hero(s: State, x: int) -> bool:
    """TCG-HERO-01, -09, -11: a hero stays in play until its player has lost."""
    return c.IS_HERO[s.what[x]]


def spared(s: State, x: int) -> bool:
    return s.zone[x] == PLAY and bool(values.traits(s, x).cant & values.CANT_DIE)


def do_bounce(s: State, ctx: Context, do: Do) -> Context:
    slots = [x for x in there(s, aimed(s, ctx, do)) if not c.IS_HERO[s.what[x]]]
    refs = [ref(s, x) for x in slots]
    leave(s, slots, HAND)
    return after(ctx, refs)


def do_remove(s: State, ctx: Context, do: Do) -> Context:
    """TCG-ZONE-09: from play, or from a graveyard."""
    done = []
    for r in aimed(s, ctx, do):
        slot = slot_of(s, r)
        if slot < 0:
            continue
        if s.zone[slot] == GRAVEYARD:
            emit(s, "removed", s.what[slot], slot)
            remove(s, slot)
            done.append(r)
        elif s.zone[slot] == PLAY and not c.IS_HERO[s.what[slot]]:
            done.append(r)
    leave(s, [ref_slot(r) for r in done if slot_of(s, r) >= 0], REMOVED)
    return after(ctx, done)


def do_put(s: State, ctx: Context, do: Do) -> Context:
    """A card from a graveyard to a hand, the top of the deck, or into play under your control."""
    done = []
    for r in aimed(s, ctx, do):
        x = follow(s, r) if r == ctx.source else slot_of(s, r)
        if x < 0 or s.zone[x] != GRAVEYARD:
            continue
        if do.extra == "play":
            if c.TYPE[s.what[x]] == c.ABILITY and not c.CARDS[s.what[x]].ongoing:
                continue  # TCG-ZONE-10
        emit(s, "recovered", s.owner[x], s.what[x])
        if do.extra == "play":
            enter(s, x, ctx.seat)
        elif do.extra == "hand":
            move(s, x, HAND)
        elif do.extra == "top":
            move(s, x, DECK)
            seat = s.owner[x]
            set_deck(s, seat, (x, *deck(s, seat)))
        else:
            raise Impossible(f"A card should be put to {do.extra!r}, which is no place.")
        done.append(ref(s, x))
    return after(ctx, done)


def do_draw(s: State, ctx: Context, do: Do) -> Context:
    total = 0
    for seat in players(s, aimed(s, ctx, do)):
        n = c.HAND_LIMIT - len(hand(s, seat)) if do.n == "to_limit" else number(s, ctx, do)
        total += draw(s, seat, max(0, n))
    return after(ctx, (), total > 0)


def do_mill(s: State, ctx: Context, do: Do) -> Context:
    """From the top of the deck into the graveyard: no discard (TCG-DISCARD-01)."""
    done = []
    for seat in players(s, aimed(s, ctx, do)):
        for x in deck(s, seat)[: number(s, ctx, do)]:
            show(s, x)
            emit(s, "milled", seat, s.what[x])
            bury(s, x)
            done.append(ref(s, x))
    return after(ctx, done)


def do_token(s: State, ctx: Context, do: Do) -> Context:
    made = [make_token(s, ctx.seat, do.extra) for _ in range(do.n(s, ctx))]
    return after(ctx, [ref(s, x) for x in made if x >= 0])


def do_interrupt(s: State, ctx: Context, do: Do) -> Context:
    """TCG-INTERRUPT-01; not what can't be interrupted (TCG-INTERRUPT-06)."""
    done = []
    for r in aimed(s, ctx, do):
        slot = slot_of(s, r)
        if slot >= 0 and s.zone[slot] == CHAIN and not pw.UNINTERRUPTIBLE[s.what[slot]]:
            interrupt(s, slot)
            done.append(r)
    return after(ctx, done)


def interrupt(s: State, slot: int) -> None:
    """A card is taken off the chain and goes to its owner's graveyard (TCG-INTERRUPT-02)."""
    s.chain = tuple(
        link for link in s.chain if link.source != ref(s, slot) or link.kind != CARD_LINK
    )
    emit(s, "interrupted", s.what[slot], slot)
    bury(s, slot)


# -- turning and changing cards -------------------------------------------------------------------


def do_exhaust(s: State, ctx: Context, do: Do) -> Context:
    slots = there(s, aimed(s, ctx, do))
    return after(ctx, [ref(s, x) for x in slots if exhaust(s, x)])


def do_ready(s: State, ctx: Context, do: Do) -> Context:
    slots = there(s, aimed(s, ctx, do))
    return after(ctx, [ref(s, x) for x in slots if ready(s, x)])


def do_stay(s: State, ctx: Context, do: Do) -> Context:
    """It does not ready in its controller's next ready step."""
    slots = there(s, aimed(s, ctx, do))
    for x in slots:
        s.stays[x] = 1
    return after(ctx, [ref(s, x) for x in slots])


def do_turn_down(s: State, ctx: Context, do: Do) -> Context:
    slots = [x for x in there(s, aimed(s, ctx, do)) if s.zone[x] == RESOURCE]
    return after(ctx, [ref(s, x) for x in slots if turn_down(s, x)])


def do_control(s: State, ctx: Context, do: Do) -> Context:
    """TCG-CONTROL-05, for as long as it stays in play (TCG-MODIFIER-04)."""
    slots = [x for x in there(s, aimed(s, ctx, do)) if c.IS_ALLY[s.what[x]]]
    for x in slots:
        s.entered[x] = ctx.seat
        for y in attachments(s, x):
            s.overruled[y] = 1
    s.memo = None
    settle_control(s)
    return after(ctx, [ref(s, x) for x in slots])


def do_counter(s: State, ctx: Context, do: Do) -> Context:
    """TCG-COUNTER-01; on a resource that lies face down none would stay (TCG-CHECK-02)."""
    slots = [x for x in there(s, aimed(s, ctx, do)) if s.zone[x] == PLAY or not s.down[x]]
    for x in slots:
        column = values.COUNTER_COLUMNS[do.extra](s)
        column[x] = min(255, column[x] + 1)
        emit(s, "counter", s.what[x], x, c.COUNTER.index[do.extra])
    return after(ctx, [ref(s, x) for x in slots])


def place_of(ctx: Context, r: int, at: int) -> int:
    """TCG-TARGET-10: which of its targets this is, counted as they were chosen, with those that
    have become illegal since."""
    return next((group.index(r) for group in ctx.targets if r in group), at)


def do_heal(s: State, ctx: Context, do: Do) -> Context:
    """TCG-HEAL-01, TCG-HEAL-07; a list gives each target its own amount, in order
    (TCG-TARGET-10)."""
    done = []
    for i, r in enumerate(aimed(s, ctx, do)):
        slot = slot_of(s, r)
        if slot < 0 or s.zone[slot] != PLAY:
            continue
        every = do.n == "all"
        at = 0 if every else min(place_of(ctx, r, i), len(do.n) - 1)
        n = s.damage[slot] if every else int(do.n[at](s, ctx))
        if heal(s, slot, n):
            done.append(r)
    return after(ctx, done)


# -- what lasts -----------------------------------------------------------------------------------


def do_give(s: State, ctx: Context, do: Do) -> Context:
    """TCG-MODIFIER-01: for a turn or a combat, on these cards (or players)."""
    combat, against = do.extra
    until = COMBAT if combat else TURN
    other = NOBODY if against is None else next(iter(against(s, ctx)), NOBODY)
    refs = [r for r in aimed(s, ctx, do) if is_player(r) or slot_of(s, r) >= 0]
    if until == COMBAT and s.attacker == NOBODY:
        return after(ctx, refs)  # TCG-MODIFIER-06
    for r in refs:
        for m in do.n:
            last(s, m, r, ctx, until, other=other)
    return after(ctx, refs)


def do_group(s: State, ctx: Context, do: Do) -> Context:
    """TCG-MODIFIER-03: on a described group, whoever joins it later too."""
    other = NOBODY if do.who is None else next(iter(do.who(s, ctx)), NOBODY)
    for m in do.n:
        last(s, m, NOBODY, ctx, COMBAT if do.extra else TURN, other=other)
    return after(ctx, (), True)


def last(
    s: State,
    mod: int,
    on: int,
    ctx: Context,
    until: int,
    n: int | None = None,
    other: int = NOBODY,
) -> None:
    """TCG-RESOLVE-07: numbers are read now."""
    made = pw.MODS[mod]
    if n is None:
        inner = ctx if on < 0 else ctx._replace(targets=((on,),))
        n = 0 if made.n is None else int(made.n(s, inner))
    s.effects += (Effect(mod, on, ctx.seat, ctx.source, n, until, other),)
    if made.kind in ("power", "lose_powers"):
        s.memo = None


def do_prevent(s: State, ctx: Context, do: Do) -> Context:
    """TCG-PREVENT-05: the next so much damage this turn, or (0) all of the next instance."""
    refs = [r for r in aimed(s, ctx, do) if slot_of(s, r) >= 0]
    for r in refs:
        n = 0 if do.n == "next" else number(s, ctx, do)
        last(s, do.extra, r, ctx, TURN, n)
    return after(ctx, refs)


def do_redirect(s: State, ctx: Context, do: Do) -> Context:
    refs = tuple(r for r in aimed(s, ctx, do) if c.IS_CHARACTER[s.what[ref_slot(r)]])
    for r in refs[:1]:
        last(s, do.extra, ref(s, s.heroes[ctx.seat]), ctx, TURN, 0, r)
    return after(ctx, refs)


def do_boost(s: State, ctx: Context, do: Do) -> Context:
    last(s, do.extra, NOBODY, ctx, TURN, do.n(s, ctx))
    return after(ctx, (), True)


def do_look(s: State, ctx: Context, do: Do) -> Context:
    """Look at a hand: you know those cards from now on, wherever they lie."""
    for seat in players(s, aimed(s, ctx, do)):
        emit(s, "looked", ctx.seat, seat)
        for x in hand(s, seat):
            s.known[x] |= seat_bit(ctx.seat)
            emit_to(s, (ctx.seat,), "saw", seat, s.what[x])
    return after(ctx, (), True)


def later(s: State, ctx: Context, power: int, at: int) -> None:
    """TCG-TRIGGER-10: the steps that follow, at another time."""
    do = pw.POWERS[power].program[at]
    subject = ctx.subject
    if do.who is not None:
        subject = next(iter(do.who(s, ctx)), NOBODY)
        if subject == NOBODY:
            return
    s.delayed += (Delayed(do.n, power, at + 1, do.end, ctx.seat, ctx.source, subject),)
