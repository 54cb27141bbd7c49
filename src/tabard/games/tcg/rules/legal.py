"""What may be done now: cards to play, powers to use, attacks to propose, targets to choose."""

from __future__ import annotations

from functools import cache

from tabard.core.ask import Option
from tabard.core.errors import Impossible

from .. import content as c
from ..context import Context, context
from ..language import powers as pw
from ..language.powers import Part, Power, Spec
from ..language.words.names import HOLD_BACK
from ..state import (
    ACTION,
    CARD_LINK,
    NOBODY,
    PLAY,
    State,
    Used,
    cards_in_hand,
    graveyard,
    hand,
    player_ref,
    ref,
    ref_seat,
    ref_slot,
    slot_of,
)
from . import values
from .fighters import attackers
from .index import ghosts, index, lasting, ready_resources

PLAYABLE = tuple(kind not in (c.HERO, c.QUEST, c.LOCATION) for kind in c.TYPE)
"""TCG-PLAY-04, TCG-MASTERHERO-04."""
INSTANT = tuple(card.instant and PLAYABLE[i] for i, card in enumerate(c.CARDS))
"""TCG-KEYWORD-INSTANT-01."""
HARD_TO_TARGET = values.UNTARGETABLE | values.SPELLSHIELD
PASS: Option = ("pass",)
FACE_UP = tuple(kind in (c.QUEST, c.LOCATION) for kind in c.TYPE)
"""TCG-RESOURCE-03, TCG-QUEST-02, TCG-LOCATION-01."""


def main_timing(s: State, seat: int) -> bool:
    """TCG-ACTION-03, TCG-COMBAT-02: on one's own turn, in the action phase, between combats
    (TCG-ACTION-04, TCG-COMBAT-12), not in the end phase (TCG-END-01)."""
    return s.turn == seat and s.window == ACTION and not s.chain and s.attacker == NOBODY


# -- targets --------------------------------------------------------------------------------------


def candidates(
    s: State, ctx: Context, spec: Spec, chosen: tuple[tuple[int, ...], ...]
) -> list[int]:
    """TCG-TARGET-06: the refs that may be this target, given those before it."""
    found = reachable(s, ctx, spec)
    if not spec.other:
        return found
    taken = {r for group in chosen for r in group} if chosen else {ctx.subject}
    return [r for r in found if r not in taken]


def reachable(s: State, ctx: Context, spec: Spec, only: int = NOBODY) -> list[int]:
    """TCG-TARGET-07: in play, unless another zone is named; anybody's, unless it says whose
    (TCG-TARGET-13). `only`: the one object that somebody wants to know about."""
    zone = spec.zone
    if zone in ("player", "opponent"):  # TCG-TARGET-12
        return [player_ref(seat) for seat in range(2) if spec.fits(s, ctx, seat)]
    if zone == "":
        gen, fits, pool = s.gen, spec.fits, pw.pool(s, spec.pool)
        if only != NOBODY:
            pool = (ref_slot(only),) if ref_slot(only) in pool else ()
        slots = [x for x in pool if fits(s, ctx, x)]
        if values.anybody(s, values.UNTARGETABLE):
            slots = [x for x in slots if not untargetable(s, x)]
        if values.anybody(s, values.SPELLSHIELD) and from_ability(s, ctx):
            slots = [x for x in slots if not shielded(s, ctx, x)]
        return [x | gen[x] << 8 for x in slots]  # as `ref`: no line runs more often
    if zone == "chain":  # TCG-INTERRUPT-03, -04: cards alone
        cards = [link.source for link in s.chain if link.kind == CARD_LINK]
        own = ctx.source  # TCG-TARGET-14
        return [
            r for r in cards if r != own and slot_of(s, r) >= 0 and spec.fits(s, ctx, ref_slot(r))
        ]
    found = [x for seat in whose_graveyards(ctx, zone) for x in graveyard(s, seat)]
    return [ref(s, x) for x in found if spec.fits(s, ctx, x)]


def whose_graveyards(ctx: Context, zone: str) -> tuple[int, ...]:
    match zone:
        case "graveyard":
            return (0, 1)
        case "my_graveyard":
            return (ctx.seat,)
        case "its_graveyard":
            return (ref_seat(ctx.subject),)
    raise Impossible(f"A target is looked for in {zone!r}, which is no zone.")


def from_ability(s: State, ctx: Context) -> bool:
    return c.IS_ABILITY[s.what[ref_slot(ctx.source)]]


def shielded(s: State, ctx: Context, x: int) -> bool:
    """TCG-KEYWORD-SPELLSHIELD-01: no ability of an opponent can target it."""
    if s.zone[x] != PLAY or s.controller[x] == ctx.seat:
        return False
    return bool(values.keywords(s, x) & values.SPELLSHIELD)


def untargetable(s: State, x: int) -> bool:
    """TCG-KEYWORD-UNTARGETABLE-01."""
    return s.zone[x] == PLAY and bool(values.keywords(s, x) & values.UNTARGETABLE)


def specs_of(power: Power, mode: int) -> tuple[Spec, ...]:
    return tuple(spec for spec in power.specs if spec.mode in (-1, mode))


def completable(
    s: State,
    ctx: Context,
    specs: tuple[Spec, ...],
    chosen: tuple[tuple[int, ...], ...] = (),
) -> bool:
    """TCG-TARGET-02: a legal target for every target that must be chosen."""
    if len(chosen) >= len(specs):
        return True
    spec = specs[len(chosen)]
    if spec.least == 0:  # TCG-TARGET-09
        return completable(s, ctx, specs, (*chosen, ()))
    after = specs[len(chosen) + 1 :]
    if not (after or spec.zone or spec.other or values.anybody(s, HARD_TO_TARGET)):
        return any(spec.fits(s, ctx, x) for x in pw.pool(s, spec.pool))
    found = candidates(s, ctx, spec, chosen)
    if not after or not found:
        return bool(found)
    if not any(later.other for later in after):
        return completable(s, ctx, specs, (*chosen, ()))
    return any(completable(s, ctx, specs, (*chosen, (r,))) for r in found)


def modes_of(s: State, ctx: Context, power: Power) -> list[int]:
    """The modes that can be chosen; [-1] where there are none to choose."""
    modes = list(range(power.modes)) or [-1]
    return [mode for mode in modes if completable(s, ctx, specs_of(power, mode))]


def can_aim(s: State, ctx: Context, power: Power) -> bool:
    """Whether there is a mode with a legal target for every target that must be chosen."""
    if not power.modes:
        return completable(s, ctx, power.specs)
    return bool(modes_of(s, ctx, power))


# -- costs ----------------------------------------------------------------------------------------


def play_cost(s: State, seat: int, x: int) -> int:
    """TCG-COST-09, as a number."""
    card = s.what[x]
    if pw.FIXED[card] and prices_stand(s):
        return c.COST[card]
    return values.price(s, seat, x).total


def prices_stand(s: State) -> bool:
    """Nothing here changes what cards cost."""
    if (s.memo or index(s)).prices:
        return False
    return not (s.effects and lasting(s).discounts)


def can_pay_part(s: State, seat: int, source: int, part: Part) -> bool:
    """TCG-COST-04: all of a cost, or nothing is done."""
    return part.payments is None or bool(part.payments(s, seat, source))


def can_activate(s: State, x: int) -> bool:
    """TCG-POWER-06, TCG-POWER-07, TCG-KEYWORD-ACTIVATE-01, -02: ready, and no ally that has just
    come (TCG-ALLY-03, TCG-LOCATION-06), unless its time is money (TCG-KEYWORD-TIMEISMONEY-01):
    Ferocity does not help (TCG-KEYWORD-FEROCITY-02)."""
    if s.exhausted[x]:
        return False
    waits = s.fresh[x] and c.IS_ALLY[s.what[x]]
    return not waits or bool(values.keywords(s, x) & values.HASTE)


def is_free(power: Power) -> bool:
    """TCG-GENERAL-11: a power that costs nothing would never end: once a turn."""
    cost = power.cost
    return not (cost.resources or cost.tap or cost.flip or cost.parts)


def can_use(s: State, seat: int, x: int, power: Power, left: int) -> bool:
    """TCG-POWER-04: whether this power can be used, or this quest completed, with so many ready
    resources, the quest's own among them (TCG-QUEST-07), ready or not (TCG-QUEST-06): as often as
    it is paid (TCG-POWER-05), a cost of nothing always can be (TCG-COST-07)."""
    if power.own_turn and s.turn != seat:  # TCG-POWER-11, TCG-QUEST-11
        return False
    cost = power.cost
    if cost.resources > left - int(cost.tap and x in s.resources):
        return False
    if s.used and (power.once or is_free(power)) and Used(ref(s, x), power.number) in s.used:
        return False
    if cost.tap and not can_activate(s, x):  # TCG-POWER-08
        return False
    # TCG-HERO-04: once, ready or exhausted (TCG-HERO-05)
    if cost.flip and (s.down[x] or c.TYPE[s.what[x]] != c.HERO):
        return False
    for part in cost.parts:
        if not can_pay_part(s, seat, x, part):
            return False
    if power.test is None and not power.specs:
        return True
    ctx = context(seat, ref(s, x))
    if power.test is not None and not power.test(s, ctx):
        return False
    return can_aim(s, ctx, power)


def can_play(s: State, seat: int, x: int, left: int) -> bool:
    """TCG-PLAY-01 to TCG-PLAY-13: whether this card can be played from where it is, with so many
    ready resources."""
    card = s.what[x]
    timely = INSTANT[card] or (PLAYABLE[card] and main_timing(s, seat))
    return timely and can_announce(s, seat, x, left)


def can_announce(s: State, seat: int, x: int, left: int) -> bool:
    """Whether a card whose time it is can be paid for and played: what could not be completed is
    not offered (TCG-COST-13)."""
    card = s.what[x]
    if play_cost(s, seat, x) > left:
        return False
    extra = pw.EXTRA[card]
    if extra is not None and extra.extra and not can_pay_part(s, seat, x, extra.extra):
        return False
    if not values.may_play(s, seat, x):
        return False
    power = pw.POWERS[pw.PLAYING[card]]
    return not power.specs or can_aim(s, context(seat, ref(s, x)), power)


# -- priority -------------------------------------------------------------------------------------


def actions(s: State, seat: int) -> list[Option]:
    """TCG-PRIORITY-08: what somebody with priority may do: in response (TCG-RESPOND-01 to -04) and
    in others' turns only instants, powers and quests (TCG-PLAY-02, TCG-QUEST-05)."""
    main, what = main_timing(s, seat), s.what
    timely = PLAYABLE if main else INSTANT
    slots = {what[x]: x for x in hand(s, seat) if timely[what[x]]}
    dead = ghosts(s, seat)
    idx = s.memo or index(s)
    pays = idx.pays[seat]
    if not (main or slots or dead or pays):
        return [PASS]
    left = ready_resources(s, seat)
    found: list[Option] = []
    if main and not s.placed:  # TCG-PLACE-01, -03, -04, TCG-ACTION-02
        held = cards_in_hand(s, seat)
        found += [("place", card) for card in held]
        found += [("place_up", card) for card in held if FACE_UP[card]]
        found += [("stash", card) for card in held if pw.STASH[card] is not None]
    plain = bool(slots) and prices_stand(s)
    for card in sorted(slots):
        if plain and pw.FIXED[card]:
            if c.COST[card] > left:
                continue
            if pw.PLAIN[card] and not idx.bans:
                found.append(("play", card))
                continue
        if can_announce(s, seat, slots[card], left):
            found.append(("play", card))
    for x in dead:
        found += buried(s, seat, x, left)
    others_turn = s.turn != seat
    for x, power in pays:
        if others_turn and power.own_turn:
            continue
        if can_use(s, seat, x, power, left):
            found.append(("use", x, power.number))
    if main:
        found += [("attack", x) for x in attackers(s, seat)]
    if not (main and holds_back(s, seat)):
        found.append(PASS)
    return found


@cache
def cheapest() -> int:
    """The least that an instant costs, whichever it is."""
    costs = [c.COST[i] if pw.FIXED[i] else 0 for i, now in enumerate(INSTANT) if now]
    return min(costs, default=0)


def is_evident(s: State, seat: int) -> bool:
    """TCG-PRIORITY-10: whether everybody can see that this player has nothing to add now, whatever
    the hand holds: no main action, and not the resources for any instant there is."""
    if main_timing(s, seat):
        return False
    if hand(s, seat) and (not prices_stand(s) or ready_resources(s, seat) >= cheapest()):
        return False
    return actions(s, seat) == [PASS]


def holds_back(s: State, seat: int) -> bool:
    """TCG-COMBAT-38: one of this player's characters must attack, and can."""
    if not values.bans(s) & HOLD_BACK:
        return False
    return any(values.forbidden(s, x) & HOLD_BACK for x in attackers(s, seat))


def buried(s: State, seat: int, x: int, left: int) -> list[Option]:
    """TCG-TRIGGER-12, TCG-PLAY-10: what can be done with a card in one's graveyard."""
    found: list[Option] = []
    card = s.what[x]
    if pw.FROM_GRAVEYARD[card] and can_play(s, seat, x, left):
        found.append(("play_again", x))
    for power in pw.BURIED[card]:
        if can_use(s, seat, x, power, left):
            found.append(("use", x, power.number))
    return found
