"""Damage: from the packets that are about to be dealt to the damage that is."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, NamedTuple

from tabard.core.ask import Ask, Option, Seat, ask
from tabard.core.errors import Impossible
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..context import context
from ..language import powers as pw
from ..state import (
    HAS_DAMAGED,
    NOBODY,
    PLAY,
    WAS_HURT,
    Effect,
    Ref,
    State,
    hit_by,
    is_player,
    ref,
    ref_slot,
    shown,
    slot_of,
)
from . import values
from .index import index
from .triggers import wait
from .zones import exhaust


class Packet(NamedTuple):
    """TCG-DAMAGE-13: damage that is about to be dealt, by a character (TCG-DAMAGE-12)."""

    to: Ref
    """Who is dealt it."""
    n: int
    types: int
    """A bit for each of its damage types (TCG-DAMAGE-11)."""
    source: Ref
    """Who deals it."""
    means: Ref
    """With what card."""
    combat: int
    sure: int
    """It can't be prevented."""
    seat: Seat
    """Whose damage it is."""


USED_UP = -1
"""The number of a shield that lasts only until the damage of this moment is dealt."""


def packet(
    s: State,
    to: int,
    n: int,
    types: int,
    source: int,
    means: int = NOBODY,
    combat: bool = False,
    sure: bool = False,
    seat: int = 0,
) -> Packet | None:
    """TCG-DAMAGE-14, TCG-COMBAT-27: none for nothing, or for what is no character in play."""
    slot = slot_of(s, to)
    if n <= 0 or slot < 0 or s.zone[slot] != PLAY or not c.IS_CHARACTER[s.what[slot]]:
        return None
    return raised(s, Packet(to, n, types, source, means, int(combat), int(sure), seat))


def raised(s: State, p: Packet) -> Packet:
    """TCG-REPLACE-04: first what the dealer's side adds, each once (TCG-REPLACE-03): increases,
    then doubling (the order that is best for whoever may choose it), and what makes damage
    unpreventable."""
    n, sure, source = p.n, p.sure, ref_slot(p.source)
    times = 1
    for y, change in index(s).packets:
        ctx = context(s.controller[y], ref(s, y))
        if not change.by(s, ctx, source) or (change.types and not change.types & p.types):
            continue
        if change.plus is not None:
            n += change.plus(s, ctx)
        if change.times is not None:
            times *= change.times(s, ctx)
        sure = sure or change.sure
    if s.zone[source] == PLAY and values.traits(s, source).sure:
        sure = 1
    if not p.combat and source == s.heroes[p.seat] and p.means >= 0:
        if c.IS_ABILITY[s.what[ref_slot(p.means)]]:
            n += boost(s, p.seat)
    n *= times
    return p if (n, sure) == (p.n, p.sure) else p._replace(n=n, sure=int(sure))


def boost(s: State, seat: int) -> int:
    """The next damage of an ability this turn is more, once."""
    found = [e for e in s.effects if pw.MODS[e.mod].kind == "boost" and e.seat == seat]
    if found:
        s.effects = tuple(e for e in s.effects if e not in found)
    return sum(e.n for e in found)


# -- what stands in its way -----------------------------------------------------------------------


def immune(s: State, p: Packet) -> bool:
    """TCG-KEYWORD-ABERRATION-01, TCG-KEYWORD-RESISTANCE-01: prevented, whatever it is."""
    worth = values.traits(s, ref_slot(p.to))
    if worth.keywords & values.ABERRATION and not p.combat:
        return True
    return bool(worth.resist & p.types)


def shields(s: State, p: Packet) -> list[int]:
    """TCG-PREVENT-05: the preventions that are there for this damage, by their place."""
    found = []
    for i, e in enumerate(s.effects):
        mod = pw.MODS[e.mod]
        if mod.kind == "prevent" and e.on == p.to and (not mod.bits or mod.bits & p.types):
            found.append(i)
    return found


def armors(s: State, p: Packet) -> list[int]:
    """TCG-ARMOR-03: the ready (TCG-ARMOR-15) armor of a hero's controller, new ones too
    (TCG-ARMOR-04), and items with a DEF (TCG-ITEM-01), against any damage (TCG-ARMOR-02)."""
    slot = ref_slot(p.to)
    if not c.IS_HERO[s.what[slot]]:
        return []
    seat = s.controller[slot]
    return [
        x
        for x in s.play
        if s.controller[x] == seat
        and not s.exhausted[x]
        and c.TYPE[s.what[x]] in (c.ARMOR, c.ITEM)
        and values.defense(s, x) > 0  # TCG-ARMOR-16
    ]


def redirects(s: State, p: Packet) -> list[int]:
    """TCG-REPLACE-05: what would send this damage to another who is still there, by its place."""
    found = []
    for i, e in enumerate(s.effects):
        if pw.MODS[e.mod].kind == "redirect" and e.on == p.to:
            slot = slot_of(s, e.other)
            if slot >= 0 and s.zone[slot] == PLAY:
                found.append(i)
    return found


def defenses(s: State, p: Packet) -> list[Option]:
    """TCG-REPLACE-02, TCG-ARMOR-14: one after the other; all but armor (TCG-PREVENT-06,
    TCG-ARMOR-07) must be used at last (TCG-PREVENT-05). TCG-DAMAGE-18: against unpreventable damage
    only redirection helps, no Aberration (TCG-KEYWORD-ABERRATION-02)."""
    found: list[Option] = [] if p.sure else [("armor", x) for x in armors(s, p)]
    if not s.effects:
        return [*found, ("take",)]
    held = redirects(s, p) if p.sure else [*shields(s, p), *redirects(s, p)]
    must = list(dict.fromkeys(ref_slot(s.effects[i].source) for i in held))
    if must and not p.sure and immune(s, p):
        must.append(ref_slot(p.to))
    return [*found, *(("apply", x) for x in must)] if must else [*found, ("take",)]


def tell_prevented(s: State, p: Packet, n: int, by: int) -> None:
    slot = ref_slot(p.to)
    emit(s, "prevented", s.what[slot], slot, shown(n), s.what[by])


def use_armor(s: State, p: Packet, x: int) -> Packet:
    """TCG-ARMOR-01: exhaust it, and so much less damage. TCG-ARMOR-08, TCG-ARMORCARD-04: the rest
    is lost."""
    n = values.defense(s, x)
    for mod, more, _, _ in values.mods_on(s, x):
        if mod.kind == "more_armor" and mod.bits & p.types:
            n += more
    exhaust(s, x, told=False)
    tell_prevented(s, p, min(n, p.n), x)
    return p._replace(n=max(0, p.n - n))


def use_shield(s: State, p: Packet, i: int) -> Packet:
    """TCG-PREVENT-05: what it does not need it keeps. TCG-PREVENT-08: "the next time" is all of
    one moment: such a shield stays until that is over."""
    e = s.effects[i]
    n = p.n if e.n <= 0 else min(e.n, p.n)
    left = () if e.n == n else (e._replace(n=e.n - n if e.n > 0 else USED_UP),)
    s.effects = (*s.effects[:i], *left, *s.effects[i + 1 :])
    tell_prevented(s, p, n, ref_slot(e.source))
    return p._replace(n=p.n - n)


def redirect(s: State, p: Packet, i: int) -> Packet:
    """TCG-REPLACE-05: the same damage, to another; that is used up (TCG-REPLACE-03)."""
    e = s.effects[i]
    s.effects = (*s.effects[:i], *s.effects[i + 1 :])
    emit(s, "redirected", s.what[ref_slot(e.other)], ref_slot(e.other))
    return p._replace(to=e.other)


def spare(s: State, p: Packet) -> Packet:
    """TCG-PREVENT-07: prevented by what the character itself is."""
    tell_prevented(s, p, p.n, ref_slot(p.to))
    return p._replace(n=0)


def applied(s: State, p: Packet, x: int) -> Packet:
    """What lasts and comes from this card; the character itself stands for what it is."""
    for i in () if p.sure else shields(s, p):
        if ref_slot(s.effects[i].source) == x:
            return use_shield(s, p, i)
    for i in redirects(s, p):
        if ref_slot(s.effects[i].source) == x:
            return redirect(s, p, i)
    if x == ref_slot(p.to):
        return spare(s, p)
    raise Impossible(f"Nothing of slot {x} stands in the way of this damage.")


def about_damage(s: State, p: Packet) -> Option:
    return ("about_damage", s.what[ref_slot(p.source)], s.what[ref_slot(p.to)], shown(p.n))


@flow
def stopped(s: State, p: Packet) -> Generator[Ask, Any, Packet]:
    """TCG-REPLACE-04: then what the other side does against it (TCG-PREVENT-01, TCG-REPLACE-01), in
    the order its controller likes, with as many armors as they like (TCG-ARMOR-05), at this
    moment and without the chain (TCG-ARMOR-10, -12)."""
    while p.n > 0:
        if not p.sure and immune(s, p) and not redirects(s, p):
            p = spare(s, p)
            break
        if defenses(s, p) == [("take",)]:
            break
        option = yield from ask(
            s.controller[ref_slot(p.to)],
            "armor",
            defenses(s, p),
            about=about_damage(s, p),
        )
        if option[0] == "take":
            break
        elif option[0] == "armor":
            p = use_armor(s, p, option[1])
        elif option[0] == "apply":
            p = applied(s, p, option[1])
        else:
            raise Impossible(f"Nobody can {option[0]!r} against damage.")
    return p


@flow
def deal(s: State, packets: tuple[Packet, ...]) -> Generator[Ask, Any, tuple[Packet, ...]]:
    """TCG-DAMAGE-19: the turn player's characters first, packet by packet (TCG-ARMOR-13); then all
    that is left is dealt at once, and it is too late to prevent it (TCG-PREVENT-03). What was
    really dealt."""
    left: tuple[Packet, ...] = ()
    p: Packet
    for p in in_order(s, packets):
        rest = yield from stopped(s, p)
        left += (rest,)
    s.effects = tuple(e for e in s.effects if not used_up(e))
    return land(s, left)


def used_up(e: Effect) -> bool:
    return e.n == USED_UP and pw.MODS[e.mod].kind == "prevent"


def in_order(s: State, packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    return tuple(sorted(packets, key=lambda p: s.controller[ref_slot(p.to)] != s.turn))


def land(s: State, packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    dealt = tuple(p for p in packets if p.n > 0)
    for p in dealt:
        slot, source = ref_slot(p.to), ref_slot(p.source)
        s.damage[slot] += p.n  # TCG-DAMAGE-17: all of it, however much
        s.did[slot] |= WAS_HURT & pw.RECORDS
        s.did[source] |= HAS_DAMAGED
        if p.means >= 0:
            s.did[ref_slot(p.means)] |= HAS_DAMAGED
        if p.combat:
            for number in s.struck:
                if slot_of(s, number) >= 0 and s.controller[ref_slot(number)] == p.seat:
                    s.did[ref_slot(number)] |= HAS_DAMAGED
            if source == s.heroes[p.seat]:
                s.did[slot] |= hit_by(p.seat)
        kind = (p.types & -p.types).bit_length() - 1
        emit(s, "dealt", s.what[source], s.what[slot], slot, shown(p.n), max(0, kind))
    for p in dealt:
        hear_damage(s, p)
    return dealt


def hear_damage(s: State, p: Packet) -> None:
    """TCG-PREVENT-02: what watches damage hears of what was really dealt."""
    for y, power, event in index(s).ears.get(pw.DEALS, ()):
        seat = s.controller[y]
        ctx = context(seat, ref(s, y), (), p.to, p.n, p.source)
        first, second = ref_slot(p.source), ref_slot(p.to)
        if event.passive:
            first, second = second, first
        assert event.whom is not None
        if event.combat and not p.combat:
            continue
        if event.types and not event.types & p.types:
            continue
        if not event.whom(s, ctx, first) or (event.to and not event.to(s, ctx, second)):
            continue
        if event.means and not with_means(s, p, event.means, y):
            continue
        wait(s, power, seat, ref(s, y), p.to, p.n, p.source)


def with_means(s: State, p: Packet, means: str, y: int) -> bool:
    """Damage "with a weapon" (or with this one, `self`): in the combat in which the hero strikes
    with it; or by a text of the weapon itself."""
    if means not in ("weapon", "self"):
        raise Impossible(f"Damage is dealt with a weapon or with the card itself, not {means!r}.")
    any_weapon = means == "weapon"
    if p.combat:
        mine = [r for r in s.struck if slot_of(s, r) >= 0 and s.controller[ref_slot(r)] == p.seat]
        return bool(mine) if any_weapon else ref(s, y) in mine
    if p.means < 0 or is_player(p.means):
        return False
    source = ref_slot(p.means)
    return c.TYPE[s.what[source]] == c.WEAPON if any_weapon else source == y
