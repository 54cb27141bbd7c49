"""What may be done now: cards to play, powers to use, attacks to propose, targets to choose."""

from __future__ import annotations

from functools import cache

from tabard.core.ask import Option

from . import content as c
from . import powers as pw
from . import values
from .index import index
from .language import Term
from .powers import SEAT_, SOURCE, SUBJECT, Context, Power, Spec
from .state import (
    ACTION,
    ATTACK,
    CARD_LINK,
    DEFEND,
    END,
    EVERY,
    FEW,
    NOBODY,
    PLAY,
    PLAYER,
    STOP,
    State,
    Used,
    cards_in_hand,
    graveyard,
    hand,
    ready_resources,
    ref,
    slot_of,
)

PLAYABLE = tuple(kind not in (c.HERO, c.QUEST, c.LOCATION) for kind in c.TYPE)
"""TCG-PLAY-04."""
INSTANT = tuple(card.instant and PLAYABLE[i] for i, card in enumerate(c.CARDS))
HAUNTS = tuple(bool(pw.BURIED[i] or pw.FROM_GRAVEYARD[i]) for i in range(len(c.CARDS)))
"""Cards that can do something from a graveyard."""
FIXED = tuple(pw.OWN_PRICE[i] is None and pw.FREE[i] is None for i in range(len(c.CARDS)))
"""Cards that say nothing of what they cost."""
PASS: Option = ("pass",)
STOPS: tuple[tuple[Option, ...], ...] = tuple(
    tuple(("stops", i) for i in range(STOP.size) if i != orders) for orders in range(STOP.size)
)
FACE_UP = tuple(kind in (c.QUEST, c.LOCATION) for kind in c.TYPE)
MOUNT = tuple(any(tag.name == "Mount" for tag in card.tags) for card in c.CARDS)
FIGHTS = tuple(c.IS_CHARACTER[i] and not MOUNT[i] for i in range(len(c.CARDS)))
ATTACKS = tuple(FIGHTS[i] and kind != c.TOTEM for i, kind in enumerate(c.TYPE))


def main_timing(s: State, seat: int) -> bool:
    """TCG-ACTION-03."""
    return s.turn == seat and s.window == ACTION and not s.chain and s.attacker == NOBODY


# -- targets --------------------------------------------------------------------------------------


def candidates(
    s: State, ctx: Context, spec: Spec, chosen: tuple[tuple[int, ...], ...]
) -> list[int]:
    """TCG-TARGET-06: the refs that may be this target, given those before it."""
    taken = {r for group in chosen for r in group} if spec.other else set()
    if spec.other and not chosen:
        taken = {ctx[SUBJECT]}
    return [r for r in reachable(s, ctx, spec) if r not in taken]


def reachable(s: State, ctx: Context, spec: Spec) -> list[int]:
    zone = spec.zone
    if zone in ("player", "opponent"):
        return [PLAYER + seat for seat in range(2) if spec.fits(s, ctx, seat)]
    if zone == "":
        gen, fits = s.gen, spec.fits
        slots = [x for x in pw.pool(s, spec.pool) if fits(s, ctx, x)]
        if values.anybody(s, values.UNTARGETABLE):
            slots = [x for x in slots if not untargetable(s, x)]
        return [x | gen[x] << 8 for x in slots]
    if zone == "chain":
        cards = [link.source for link in s.chain if link.kind == CARD_LINK]
        own = ctx[SOURCE]  # TCG-TARGET-14
        return [r for r in cards if r != own and slot_of(s, r) >= 0 and spec.fits(s, ctx, r & 255)]
    seats = (0, 1) if zone == "graveyard" else (ctx[SEAT_],)
    if zone == "its_graveyard":
        seats = (ctx[SUBJECT] - PLAYER,)
    found = [x for seat in seats for x in graveyard(s, seat)]
    return [ref(s, x) for x in found if spec.fits(s, ctx, x)]


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
    if spec.least == 0:
        return completable(s, ctx, specs, (*chosen, ()))
    found = candidates(s, ctx, spec, chosen)
    if not any(later.other for later in specs[len(chosen) + 1 :]):
        return bool(found) and completable(s, ctx, specs, (*chosen, ()))
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
    if FIXED[card] and prices_stand(s):
        return c.COST[card]
    return values.price(s, seat, x).total


def prices_stand(s: State) -> bool:
    """Nothing here changes what cards cost."""
    return not (s.effects or (s.memo or index(s)).prices)


@cache
def fits(term: Term) -> pw.Fits:
    return pw.fits(term)


def can_pay_part(s: State, seat: int, source: int, part: Term) -> bool:
    """TCG-COST-04: all of a cost, or nothing is done."""
    return bool(part.name == "hurt" or payments(s, seat, source, part))


def payments(s: State, seat: int, source: int, part: Term) -> list[int]:
    """What can be used for one part of a cost: slots; for a discard, cards."""
    ctx = pw.context(seat, ref(s, source))
    if part.name == "discard":
        right = fits(part.args[0])
        return sorted({s.what[x] for x in hand(s, seat) if right(s, ctx, x)})
    if part.name == "counter":
        return [source] if values.counters(s, source, part.args[0].name) else []
    whom = part.args[0]
    if whom.name == "one":
        right = fits(whom.args[0])
        found = [x for x in s.play if s.controller[x] == seat and right(s, ctx, x)]
    else:
        found = [s.heroes[seat] if whom.name == "hero" else source]
        found = [x for x in found if s.zone[x] == PLAY]
    if part.name == "destroy":  # TCG-GENERAL-03
        return [x for x in found if not values.traits(s, x).cant & values.CANT_DIE]
    return [x for x in found if part.name != "exhaust" or not s.exhausted[x]]


def can_activate(s: State, x: int) -> bool:
    """TCG-POWER-06, TCG-POWER-07: ready, and no ally that has just come."""
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
    resources."""
    if power.own_turn and s.turn != seat:
        return False
    if (power.once or is_free(power)) and Used(ref(s, x), power.number) in s.used:
        return False
    cost = power.cost
    if cost.resources > left - int(cost.tap and x in s.resources):
        return False
    if cost.tap and not can_activate(s, x):
        return False
    if cost.flip and (s.down[x] or c.TYPE[s.what[x]] != c.HERO):
        return False
    for part in cost.parts:
        if not can_pay_part(s, seat, x, part):
            return False
    ctx = pw.context(seat, ref(s, x))
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
    """Whether a card whose time it is can be paid for and played."""
    card = s.what[x]
    if play_cost(s, seat, x) > left:
        return False
    extra = pw.EXTRA[card]
    if extra is not None and not can_pay_part(s, seat, x, extra.extra or Term("hurt")):
        return False
    if not values.may_play(s, seat, x):
        return False
    ctx = pw.context(seat, ref(s, x))
    return can_aim(s, ctx, pw.POWERS[pw.PLAYING[card]])


# -- combat ---------------------------------------------------------------------------------------


def can_attack(s: State, x: int) -> bool:
    """TCG-COMBAT-01, TCG-COMBAT-05: the attacker by itself, whoever is attacked."""
    card = s.what[x]
    if s.exhausted[x] or not ATTACKS[card]:
        return False
    if values.forbidden(s, x) & values.CANT_ATTACK:
        return False
    waits = s.fresh[x] and c.IS_ALLY[card]
    return not waits or bool(values.keywords(s, x) & values.FEROCITY)


def defenders(s: State, attacker: int) -> list[int]:
    """TCG-COMBAT-30, TCG-COMBAT-32: whom it may attack."""
    return allowed(s, attacker, attackable(s, 1 - s.controller[attacker]))


def attackable(s: State, seat: int) -> list[int]:
    """Whom somebody may attack on this player's side, if nothing keeps him from it."""
    found = [x for x in s.play if s.controller[x] == seat and FIGHTS[s.what[x]]]
    if values.anybody(s, values.ELUSIVE):
        found = [x for x in found if not values.keywords(s, x) & values.ELUSIVE]
    return found


def allowed(s: State, attacker: int, found: list[int]) -> list[int]:
    """Those whom nothing keeps this attacker from."""
    if not values.changed(s, attacker):
        return found
    if_able = []
    for mod, _, _, ctx in values.mods_on(s, attacker):
        if mod.kind == "cant_attack":
            found = [x for x in found if not mod.arg(s, ctx, x)]
        elif mod.kind == "only_attacks" and not mod.bits:
            found = [x for x in found if mod.arg(s, ctx, x)]
        elif mod.kind == "only_attacks":
            if_able.append((mod, ctx))
    for mod, ctx in if_able:
        wanted = [x for x in found if mod.arg(s, ctx, x)]
        found = wanted or found
    return found


def attackers(s: State, seat: int) -> list[int]:
    controller, exhausted = s.controller, s.exhausted
    mine = [x for x in s.play if controller[x] == seat and not exhausted[x]]
    mine = [x for x in mine if can_attack(s, x)]
    if not mine:
        return []
    others = attackable(s, 1 - seat)
    return [x for x in mine if allowed(s, x, others)]


def protectors(s: State) -> list[int]:
    """TCG-PROTECT-01: who may step in. TCG-KEYWORD-STEALTH-01: nobody before a stealthy one."""
    attacker, victim = slot_of(s, s.attacker), slot_of(s, s.defender)
    if not values.anybody(s, values.PROTECTOR):
        return []
    if values.keywords(s, attacker) & values.STEALTH:
        return []
    seat = 1 - s.controller[attacker]
    found = []
    for x in s.play:
        if s.controller[x] == seat and x != victim and c.IS_CHARACTER[s.what[x]]:
            if not s.exhausted[x]:
                worth = values.traits(s, x)
                if worth.keywords & values.PROTECTOR and not worth.cant & values.CANT_PROTECT:
                    found.append(x)
    return found


def weapons(s: State, seat: int) -> list[int]:
    """TCG-STRIKE-02: the ready weapons that can be paid for. TCG-STRIKE-13: one a combat, or two
    melee weapons with Dual Wield."""
    if not values.can_strike(s, seat):
        return []
    mine = [r & 255 for r in s.struck if s.controller[r & 255] == seat]
    if mine:
        dual = values.keywords(s, s.heroes[seat]) & values.DUAL_WIELD
        if not dual or len(mine) > 1 or not values.has_tag(s, mine[0], "Melee"):
            return []
    left = ready_resources(s, seat)
    return [
        x
        for x in s.play
        if s.controller[x] == seat
        and c.TYPE[s.what[x]] == c.WEAPON
        and not s.exhausted[x]
        and values.strike_price(s, seat, x) <= left
        and (not mine or values.has_tag(s, x, "Melee"))
    ]


# -- priority -------------------------------------------------------------------------------------


def actions(s: State, seat: int) -> list[Option]:
    """TCG-PRIORITY-08: what somebody with priority may do."""
    main, what = main_timing(s, seat), s.what
    timely = PLAYABLE if main else INSTANT
    slots = {what[x]: x for x in hand(s, seat) if timely[what[x]]}
    ghosts = [x for x in graveyard(s, seat) if HAUNTS[what[x]]]
    pays = (s.memo or index(s)).pays[seat]
    if not (main or slots or ghosts or pays):
        return [PASS]
    left = ready_resources(s, seat)
    found: list[Option] = []
    if main and not s.placed:
        held = cards_in_hand(s, seat)
        found += [("place", card) for card in held]
        found += [("place_up", card) for card in held if FACE_UP[card]]
        found += [("stash", card) for card in held if pw.STASH[card] is not None]
    plain = prices_stand(s)
    for card in sorted(slots):
        if plain and FIXED[card] and c.COST[card] > left:
            continue
        if can_announce(s, seat, slots[card], left):
            found.append(("play", card))
    for x in ghosts:
        found += buried(s, seat, x, left)
    for x, power in pays:
        if can_use(s, seat, x, power, left):
            found.append(("use", x, power.number))
    if main:
        found += [("attack", x) for x in attackers(s, seat)]
        if not s.stopped:
            found += STOPS[s.stops[seat]]
    found.append(PASS)
    return found


def buried(s: State, seat: int, x: int, left: int) -> list[Option]:
    """TCG-TRIGGER-12: what can be done with a card in one's graveyard."""
    found: list[Option] = []
    card = s.what[x]
    if pw.FROM_GRAVEYARD[card] and can_play(s, seat, x, left):
        found.append(("play_again", x))
    for power in pw.BURIED[card]:
        if can_use(s, seat, x, power, left):
            found.append(("use", x, power.number))
    return found


def skips(s: State, seat: int) -> bool:
    """TCG-PRIORITY-10: whether this player passes without being asked. It depends on what lies
    open and on his own orders, never on his hand."""
    orders = s.stops[seat]
    if orders == EVERY:
        return False
    if s.chain:
        return s.chain[-1].seat == seat
    if s.window == ACTION:
        return s.turn != seat
    if orders == FEW:
        return True
    if s.window == END:
        return s.turn == seat
    return s.window not in (ATTACK, DEFEND)
