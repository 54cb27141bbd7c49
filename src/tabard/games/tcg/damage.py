"""Damage: from the packets that are about to be dealt to the damage that is.

A packet is a plain tuple ``(to, amount, types, source, means, combat, sure, seat)``: refs of who is
dealt it, who deals it and with what card; `sure` damage can't be prevented.
"""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from . import content as c
from . import powers as pw
from . import values
from .index import index
from .state import NOBODY, PLAY, PLAYER, Effect, State, ref, slot_of
from .zones import exhaust, wait

Packet: TypeAlias = tuple[int, ...]
TO, N, TYPES, FROM, MEANS, IN_COMBAT, SURE, OF = range(8)
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
    """TCG-DAMAGE-14: none for nothing, or for what is no character in play."""
    slot = slot_of(s, to)
    if n <= 0 or slot < 0 or s.zone[slot] != PLAY or not c.IS_CHARACTER[s.what[slot]]:
        return None
    return raised(s, (to, n, types, source, means, int(combat), int(sure), seat))


def raised(s: State, p: Packet) -> Packet:
    """TCG-REPLACE-04: first what the dealer's side adds: increases, then doubling (the order that
    is best for whoever may choose it), and what makes damage unpreventable."""
    n, sure, source = p[N], p[SURE], p[FROM] & 255
    times = 1
    for y, change in index(s).packets:
        ctx = pw.context(s.controller[y], ref(s, y))
        if not change.by(s, ctx, source) or (change.types and not change.types & p[TYPES]):
            continue
        if change.plus is not None:
            n += change.plus(s, ctx)
        if change.times is not None:
            times *= change.times(s, ctx)
        sure = sure or change.sure
    if s.zone[source] == PLAY and values.traits(s, source).sure:
        sure = 1
    if not p[IN_COMBAT] and source == s.heroes[p[OF]] and p[MEANS] >= 0:
        if c.IS_ABILITY[s.what[p[MEANS] & 255]]:
            n += boost(s, p[OF])
    return (p[TO], n * times, *p[TYPES:SURE], int(sure), p[OF])


def boost(s: State, seat: int) -> int:
    """The next damage of an ability this turn is more, once."""
    found = [e for e in s.effects if pw.MODS[e.mod].kind == "boost" and e.seat == seat]
    if found:
        s.effects = tuple(e for e in s.effects if e not in found)
    return sum(e.n for e in found)


# -- what stands in its way -----------------------------------------------------------------------


def immune(s: State, p: Packet) -> bool:
    """TCG-KEYWORD-ABERRATION-01, TCG-KEYWORD-RESISTANCE-01: prevented, whatever it is."""
    worth = values.traits(s, p[TO] & 255)
    if worth.keywords & values.ABERRATION and not p[IN_COMBAT]:
        return True
    return bool(worth.resist & p[TYPES])


def shields(s: State, p: Packet) -> list[int]:
    """TCG-PREVENT-05: the preventions that are there for this damage, by their place."""
    found = []
    for i, e in enumerate(s.effects):
        mod = pw.MODS[e.mod]
        if mod.kind == "prevent" and e.on == p[TO] and (not mod.bits or mod.bits & p[TYPES]):
            found.append(i)
    return found


def armors(s: State, p: Packet) -> list[int]:
    """TCG-ARMOR-03: the ready armor of a hero's controller."""
    slot = p[TO] & 255
    if not c.IS_HERO[s.what[slot]]:
        return []
    seat = s.controller[slot]
    return [
        x
        for x in s.play
        if s.controller[x] == seat
        and not s.exhausted[x]
        and c.TYPE[s.what[x]] in (c.ARMOR, c.ITEM)
        and values.defense(s, x) > 0
    ]


def redirects(s: State, p: Packet) -> list[int]:
    """TCG-REPLACE-05: what would send this damage to another who is still there, by its place."""
    found = []
    for i, e in enumerate(s.effects):
        if pw.MODS[e.mod].kind == "redirect" and e.on == p[TO]:
            slot = slot_of(s, e.other)
            if slot >= 0 and s.zone[slot] == PLAY:
                found.append(i)
    return found


def defenses(s: State, p: Packet) -> list[Option]:
    """TCG-REPLACE-02, TCG-ARMOR-14: one after the other; all but armor must be used at last
    (TCG-PREVENT-05). TCG-DAMAGE-18: against unpreventable damage only redirection helps."""
    found: list[Option] = [] if p[SURE] else [("armor", x) for x in armors(s, p)]
    held = redirects(s, p) if p[SURE] else [*shields(s, p), *redirects(s, p)]
    must = list(dict.fromkeys(s.effects[i].source & 255 for i in held))
    if must and not p[SURE] and immune(s, p):
        must.append(p[TO] & 255)
    return [*found, *(("apply", x) for x in must)] if must else [*found, ("take",)]


def use_armor(s: State, p: Packet, x: int) -> Packet:
    """TCG-ARMOR-01: exhaust it, and so much less damage. TCG-ARMOR-08: the rest is lost."""
    n = values.defense(s, x)
    for mod, more, _, _ in values.mods_on(s, x):
        if mod.kind == "more_armor" and mod.bits & p[TYPES]:
            n += more
    exhaust(s, x)
    emit(s, "prevented", s.what[p[TO] & 255], p[TO] & 255, min(n, p[N], 255), s.what[x])
    return (p[TO], max(0, p[N] - n), *p[TYPES:])


def use_shield(s: State, p: Packet, i: int) -> Packet:
    """TCG-PREVENT-05: what it does not need it keeps. TCG-PREVENT-08: "the next time" is all of
    one moment: such a shield stays until that is over."""
    e = s.effects[i]
    n = p[N] if e.n <= 0 else min(e.n, p[N])
    left = () if e.n == n else (e._replace(n=e.n - n if e.n > 0 else USED_UP),)
    s.effects = (*s.effects[:i], *left, *s.effects[i + 1 :])
    emit(s, "prevented", s.what[p[TO] & 255], p[TO] & 255, min(n, 255), s.what[e.source & 255])
    return (p[TO], p[N] - n, *p[TYPES:])


def redirect(s: State, p: Packet, i: int) -> Packet:
    """TCG-REPLACE-05: the same damage, to another."""
    e = s.effects[i]
    s.effects = (*s.effects[:i], *s.effects[i + 1 :])
    emit(s, "redirected", s.what[e.other & 255], e.other & 255)
    return (e.other, *p[N:])


def spare(s: State, p: Packet) -> Packet:
    """TCG-PREVENT-07: prevented by what the character itself is."""
    slot = p[TO] & 255
    emit(s, "prevented", s.what[slot], slot, min(p[N], 255), s.what[slot])
    return (p[TO], 0, *p[TYPES:])


def applied(s: State, p: Packet, x: int) -> Packet:
    """What lasts and comes from this card; the character itself stands for what it is."""
    for i in () if p[SURE] else shields(s, p):
        if s.effects[i].source & 255 == x:
            return use_shield(s, p, i)
    for i in redirects(s, p):
        if s.effects[i].source & 255 == x:
            return redirect(s, p, i)
    return spare(s, p)


@flow
def stopped(s: State, p: Packet) -> Generator[Ask, Any, Packet]:
    """TCG-REPLACE-04: then what the other side does against it, in the order its controller
    likes."""
    while p[N] > 0:
        if not p[SURE] and immune(s, p) and not redirects(s, p):
            p = spare(s, p)
            break
        if defenses(s, p) == [("take",)]:
            break
        option = yield from ask(
            s.controller[p[TO] & 255],
            "armor",
            defenses(s, p),
            about=("about_damage", s.what[p[FROM] & 255], s.what[p[TO] & 255], min(p[N], 255)),
        )
        if option[0] == "take":
            break
        elif option[0] == "armor":
            p = use_armor(s, p, option[1])
        else:
            p = applied(s, p, option[1])
    return p


@flow
def deal(s: State, packets: tuple[Packet, ...]) -> Generator[Ask, Any, tuple[Packet, ...]]:
    """TCG-DAMAGE-19: the turn player's characters first; then all that is left is dealt at once.
    What was really dealt."""
    left: tuple[Packet, ...] = ()
    for p in in_order(s, packets):
        rest = yield from stopped(s, p)
        left += (rest,)
    s.effects = tuple(e for e in s.effects if not used_up(e))
    return land(s, left)


def used_up(e: Effect) -> bool:
    return e.n == USED_UP and pw.MODS[e.mod].kind == "prevent"


def in_order(s: State, packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    return tuple(sorted(packets, key=lambda p: s.controller[p[TO] & 255] != s.turn))


def land(s: State, packets: tuple[Packet, ...]) -> tuple[Packet, ...]:
    dealt = tuple(p for p in packets if p[N] > 0)
    for p in dealt:
        slot, source = p[TO] & 255, p[FROM] & 255
        s.damage[slot] += p[N]
        s.did[source] |= pw.CAUSED
        if p[MEANS] >= 0:
            s.did[p[MEANS] & 255] |= pw.CAUSED
        if p[IN_COMBAT]:
            for number in s.struck:
                if slot_of(s, number) >= 0 and s.controller[number & 255] == p[OF]:
                    s.did[number & 255] |= pw.CAUSED
            if source == s.heroes[p[OF]]:
                s.did[slot] |= pw.HIT_BY_B if p[OF] else pw.HIT_BY_A
        kind = (p[TYPES] & -p[TYPES]).bit_length() - 1
        emit(s, "dealt", s.what[source], s.what[slot], slot, min(p[N], 255), max(0, kind))
    for p in dealt:
        hear_damage(s, p)
    return dealt


def hear_damage(s: State, p: Packet) -> None:
    """TCG-PREVENT-02: what watches damage hears of what was really dealt."""
    for y, power, event in index(s).ears.get(pw.DEALS, ()):
        seat = s.controller[y]
        ctx = (seat, ref(s, y), (), p[TO], p[N], p[FROM], (), 0)
        first, second = p[FROM] & 255, p[TO] & 255
        if event.passive:
            first, second = second, first
        assert event.whom is not None
        if event.combat and not p[IN_COMBAT]:
            continue
        if event.types and not event.types & p[TYPES]:
            continue
        if not event.whom(s, ctx, first) or (event.to and not event.to(s, ctx, second)):
            continue
        if event.means and not with_means(s, p, event.means, y):
            continue
        wait(s, power, seat, ref(s, y), p[TO], p[N], p[FROM])


def with_means(s: State, p: Packet, means: str, y: int) -> bool:
    """Damage "with a weapon": in the combat in which the hero strikes with it; or by a text of the
    weapon itself."""
    mine = [r for r in s.struck if slot_of(s, r) >= 0 and s.controller[r & 255] == p[OF]]
    if p[IN_COMBAT]:
        return bool(mine) if means == "weapon" else ref(s, y) in mine
    source = p[MEANS] & 255
    if p[MEANS] < 0 or p[MEANS] >= PLAYER:
        return False
    return c.TYPE[s.what[source]] == c.WEAPON if means == "weapon" else source == y
