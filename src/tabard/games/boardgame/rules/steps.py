"""What happens when an ability is carried out, where nobody is asked and no die is thrown. Each
takes (state, context, amount, what else the step says)."""

from __future__ import annotations

from typing import Any

from tabard.core.game import emit

from .. import content as c
from ..context import Context
from ..language import has
from ..language import names as n
from ..state import NONE, OUT, State, box_of, faction_of
from . import cards, values

# -- dice and values ------------------------------------------------------------------------------


def add_dice(s: State, color: int, count: int) -> None:
    """TBG-TIMING-10: into the pool, before it is rolled."""
    s.pool[color] = max(0, min(99, s.pool[color] + count))


def give(s: State, dice: list[int], given: has.Gives, ctx: Context) -> None:
    """TBG-ATTACK-01: what a card gives without being used: dice, Reroll, Attrition, Threat."""
    if given.test is not None and not given.test(s, ctx):
        return
    for kind, amount, arg in given.bonuses:
        if kind == "dice":
            dice[arg] += amount(s, ctx)
        elif kind == "reroll":
            s.rerolls += amount(s, ctx)
        elif kind == "attrition":
            s.attrition += amount(s, ctx)
        elif kind == "lower":
            s.own_threat += amount(s, ctx)


def do_forgo(s: State, ctx: Context, much: int, color: int) -> None:
    """TBG-ATTACK-03: no dice of this color are rolled."""
    s.forgone[color] = 0


def do_allow(s: State, ctx: Context, much: int, color: int) -> None:
    s.forgone[color] = much if s.forgone[color] != NONE else NONE


def do_bind(s: State, ctx: Context, much: int, color: int) -> None:
    s.bound = color


def do_show(s: State, ctx: Context, much: int, arg: tuple[int, int]) -> None:
    """A die of the pool is not rolled: it is laid down with this face."""
    face, color = arg
    if s.pool[color]:
        s.pool[color] -= 1
        s.dice[c.die(color, face)] += 1


def do_lower(s: State, hero: int, much: int, own: bool) -> None:
    """Threat is lowered for all friends this round, or for this Attack Phase."""
    if own:
        s.own_threat += much
    else:
        s.threat[faction_of(hero)] += much


# -- tokens ---------------------------------------------------------------------------------------


def lay(s: State, hero: int, box: int, much: int) -> None:
    """TBG-ATTACK-15, TBG-PVP-12: into the Combat Area of one's faction."""
    if much > 0:
        s.boxes[box_of(faction_of(hero), box)] += much
        s.laid[box] = min(255, s.laid[box] + much)
        emit(s, "laid", hero, much, box)


def do_tokens(s: State, ctx: Context, much: int, box: int) -> None:
    """What an ability lays. Of armor some creatures let dice alone lay any."""
    if box != n.ARMOR or not values.foe_traits(s).armor_from or values.immune(s, ctx.hero):
        lay(s, ctx.hero, box, much)


def do_clear(s: State, ctx: Context, much: int, arg: Any) -> None:
    """Hits leave all boxes of one's faction; armor stays."""
    for box in (n.DAMAGE, n.DEFENSE, n.ATTRITION):
        s.boxes[box_of(faction_of(ctx.hero), box)] = 0


def do_collect(s: State, ctx: Context, much: int, name: str) -> None:
    """Combo and rage tokens."""
    if name in values.has_of(s, ctx.hero).doubles:
        much *= 2
    column = s.combo if name == "combo" else s.rage
    column[ctx.hero] = min(255, column[ctx.hero] + much)


# -- Health and Energy ----------------------------------------------------------------------------


def whom(s: State, ctx: Context, name: str) -> tuple[int, ...]:
    """Whom a step is done to, where nobody is asked."""
    if name == "friends":
        return values.friends(s, ctx.hero)
    if name == "them":
        return (ctx.them,)
    if name == "here":
        return (ctx.hero, *values.companions(s, ctx.hero))
    return (ctx.hero,)


def regain(s: State, hero: int, pool: str, much: int) -> None:
    """TBG-CHAR-06, TBG-CHAR-09: never above the capacity. TBG-REST-08: no companion is meant."""
    column = s.health if pool == "health" else s.energy
    room = max(0, values.capacity(s, hero, pool) - column[hero])
    much = min(much, room)
    if much > 0:
        column[hero] += much
        emit(s, "regained", hero, much, n.POOLS.index(pool))


def gain(s: State, hero: int, pool: str, much: int) -> None:
    """TBG-CHAR-07: it may be more than the capacity."""
    column = s.health if pool == "health" else s.energy
    much = min(much, 255 - column[hero])
    if much > 0:
        column[hero] += much
        emit(s, "gained", hero, much, n.POOLS.index(pool))


def lose_energy(s: State, hero: int, much: int) -> None:
    """TBG-CHAR-04."""
    much = min(much, s.energy[hero])
    if much:
        s.energy[hero] -= much
        emit(s, "lost", hero, much, n.POOLS.index("energy"))


def do_regain(s: State, ctx: Context, much: int, arg: tuple[str, str]) -> None:
    pool, name = arg
    for hero in whom(s, ctx, name):
        regain(s, hero, pool, much)


def do_gain(s: State, ctx: Context, much: int, arg: tuple[str, str]) -> None:
    pool, name = arg
    for hero in whom(s, ctx, name):
        gain(s, hero, pool, much)
        if name == "passing":
            s.fleeting[hero] = 1


def do_lose(s: State, ctx: Context, much: int, arg: tuple[str, str]) -> None:
    """TBG-CHAR-05: Energy at once; Health token by token, as soon as the ability is done."""
    pool, name = arg
    for hero in whom(s, ctx, name):
        if pool == "energy":
            lose_energy(s, hero, much)
        else:
            s.due[hero] = min(255, s.due[hero] + much)


def do_heal_pet(s: State, ctx: Context, much: int, arg: Any) -> None:
    card = next(x for x in values.equipped(s, ctx.hero) if c.COMPANION[x])
    s.pet[ctx.hero] = cards.companion_health(s, ctx.hero, card)


def hurt_pet(s: State, ctx: Context, arg: Any) -> bool:
    found = [x for x in values.equipped(s, ctx.hero) if c.COMPANION[x]]
    return bool(found) and s.pet[ctx.hero] < cards.companion_health(s, ctx.hero, found[0])


def do_cleanse(s: State, ctx: Context, much: int, arg: Any) -> None:
    s.stun[ctx.hero] = s.curse[ctx.hero] = 0


def do_prevent(s: State, ctx: Context, much: int, arg: Any) -> None:
    """The token that is about to be lost stays: see `health.lose_health`."""
    s.spared += much


# -- cards ----------------------------------------------------------------------------------------


def do_unequip(s: State, ctx: Context, much: int, arg: Any) -> None:
    """The card itself leaves the sheet, unless another card keeps it."""
    card = has.ABILITIES[ctx.ability].card
    if not _kept(s, ctx, card) and cards.area_of(s, ctx.hero, card) >= 0:
        cards.take_off(s, ctx.hero, card)


def _kept(s: State, ctx: Context, card: int) -> bool:
    for kept, once in values.has_of(s, ctx.hero).keeps:
        if kept == card and not once:
            return True
        if kept == card:  # the first time in each combat
            before = (*s.uses_before, *s.uses_long)
            return not any(u.hero == ctx.hero and u.ability == ctx.ability for u in before)
    return False


def do_leave(s: State, ctx: Context, much: int, arg: Any) -> None:
    """Out of the combat, without being defeated."""
    s.side[ctx.hero] = OUT
    s.stun[ctx.hero] = 0


# -- what creatures do ----------------------------------------------------------------------------


def do_stun(s: State, ctx: Context, much: int, name: str) -> None:
    """TBG-STUN-01."""
    for hero in whom(s, ctx, name):
        if much:
            s.stun[hero] += much
            emit(s, "stunned", hero, much)


def do_curse(s: State, ctx: Context, much: int, name: str) -> None:
    """TBG-CURSE-01."""
    if much:
        s.curse[ctx.hero] += much
        emit(s, "cursed", ctx.hero, much)


def do_mend(s: State, ctx: Context, much: int, arg: Any) -> None:
    """Hits leave the damage box of those who fight it."""
    box = box_of(faction_of(ctx.hero), n.DAMAGE)
    much = min(much, s.boxes[box])
    if much:
        s.boxes[box] -= much
        emit(s, "mended", much)


def do_waste(s: State, ctx: Context, much: int, box: int) -> None:
    where = box_of(faction_of(ctx.hero), box)
    s.boxes[where] -= min(much, s.boxes[where])


def do_banish(s: State, ctx: Context, much: int, dice: tuple[int, ...]) -> None:
    """These dice are set aside for everybody until the combat ends."""
    for base in dice:
        for number in range(base, base + 4):
            s.banished[c.color_of(number)] += s.dice[number]
            s.dice[number] = 0


def do_nothing(s: State, ctx: Context, much: int, arg: Any) -> None:
    """What it does is done where it is used: see `travel`."""
