"""p.18-19: what may be used when, what it costs, and what it does."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..context import Context
from ..language import has
from ..language import names as n
from ..state import IN, Ability, Card, Hero, State, Step, Steps, Use
from . import cards, dicework, journeys, payment, placing, programs, regions, steps, values

POOLING, JUDGEMENT, SPENT = n.W["pool"], n.W["judgement"], n.W["spent"]


# -- what may be used -----------------------------------------------------------------------------


def times_used(s: State, hero: int, ability: int) -> int:
    return next((u.times for u in s.uses if u.hero == hero and u.ability == ability), 0)


def allowed(s: State, hero: int, ability: has.AbilityMade) -> int:
    """TBG-TIMING-07, TBG-TIMING-17: once a round, unless a card says twice."""
    instant = c.CARDS[ability.card].type == c.INSTANT
    for card, _ in values.has_of(s, hero).twice:
        if card == ability.card or (card < 0 and instant):
            return 2
    return 1


def price(s: State, hero: int, ability: has.AbilityMade) -> int:
    """TBG-POWER-06, TBG-TIMING-05: the Energy on an instant power is paid for its first ability; an
    active one costs nothing any more (TBG-POWER-04)."""
    card = ability.card
    if not ability.first or c.CARDS[card].type != c.INSTANT:
        return 0
    mine = values.has_of(s, hero)
    found = cards.energy_cost(s, hero, card)
    if any(x == card and test(s, Context(hero, ability.number)) for x, test in mine.free):
        found = 0
    if times_used(s, hero, ability.number):
        found += max((extra for x, extra in mine.twice if x in (card, -1)), default=0)
    return found


def usable(s: State, hero: int, window: int, them: int) -> list[Option]:
    """Everything that a hero may use at this moment."""
    found = values.kit(s, hero).at.get(window)
    if not found:
        return []
    return [
        ("use", hero, ability.number)
        for ability in found
        if not ability.must and can_use(s, hero, ability, them)
    ]


def can_use(s: State, hero: int, ability: has.AbilityMade, them: int) -> bool:
    """TBG-POWER-07: not if it can't be paid. TBG-TIMING-07: what happens by itself happens as
    often as its moment comes."""
    if them != hero and not ability.anyone:
        return False
    ctx = Context(hero, ability.number, them)
    if ability.test is not None and not ability.test(s, ctx):
        return False
    if not ability.must and times_used(s, hero, ability.number) >= allowed(s, hero, ability):
        return False
    if ability.once and any(u.hero == hero and u.ability == ability.number for u in s.uses_long):
        return False
    if not _follows(s, hero, ability) or not _sober(s, hero, ability.card):
        return False
    energy = price(s, hero, ability)
    if energy > s.energy[hero] and not free_instant(s, hero, ability):
        return False
    if not payment.payable(s, hero, ability.cost, energy):
        return False
    doing = instead(s, hero, ability.number)
    first = has.ABILITIES[doing].program[0]
    return first.able is None or first.able(s, ctx._replace(ability=doing), first.arg)


def _follows(s: State, hero: int, ability: has.AbilityMade) -> bool:
    """TBG-TIMING-05: what an instant power does besides needs that it was paid for."""
    if ability.first or c.CARDS[ability.card].type != c.INSTANT:
        return True
    return any(
        u.hero == hero
        and has.ABILITIES[u.ability].first
        and has.ABILITIES[u.ability].card == ability.card
        for u in s.uses
    )


def _sober(s: State, hero: int, card: int) -> bool:
    """One Potion and one Scroll a round, as they say themselves."""
    for trait in ("potion", "scroll"):
        if trait in c.CARDS[card].traits:
            for u in s.uses:
                if u.hero == hero and trait in c.CARDS[has.ABILITIES[u.ability].card].traits:
                    return False
    return True


def free_instant(s: State, hero: int, ability: has.AbilityMade) -> bool:
    """Once a combat an instant power may be free."""
    return (
        s.fight >= 0
        and c.CARDS[ability.card].type == c.INSTANT
        and bool(values.has_of(s, hero).free_instant)
        and not s.focused[hero]
    )


# -- moments --------------------------------------------------------------------------------------


@flow
def window_of(s: State, hero: Hero, window: int, them: Hero) -> Generator[Ask, Any, bool]:
    """TBG-TIMING-11: a hero uses what fits this moment, one thing after the other; what happens
    by itself comes last. It is told whether something that costs Health has broken it off: see
    `health.uses`."""
    while usable(s, hero, window, them):
        option = yield from ask(s.player[hero], "use", [*usable(s, hero, window, them), ("done",)])
        if option[0] == "done":
            break
        yield from use(s, option[1], option[2], them)
        if any(s.due):
            return True
    yield from duties(s, hero, window, them)
    return False


def due(s: State, hero: int, window: int, them: int) -> tuple[int, ...]:
    """What happens by itself."""
    found = values.kit(s, hero).at.get(window, ())
    return tuple(a.number for a in found if a.must and can_use(s, hero, a, them))


@flow
def duties(s: State, hero: Hero, window: int, them: Hero) -> Steps:
    """What a card does without being asked."""
    ability: Ability
    for ability in due(s, hero, window, them):
        note(s, hero, ability)
        yield from carry_out(s, hero, ability, 0, them)


def helpers(s: State, hero: int, window: int) -> tuple[int, ...]:
    """TBG-TERM-12: friends who could use something for this hero now."""
    return tuple(h for h in values.friends(s, hero) if h != hero and usable(s, h, window, hero))


# -- using ----------------------------------------------------------------------------------------


def note(s: State, hero: int, ability: int) -> None:
    times = times_used(s, hero, ability)
    rest = [u for u in s.uses if (u.hero, u.ability) != (hero, ability)]
    s.uses = tuple(sorted((*rest, Use(hero, ability, times + 1))))
    if has.ABILITIES[ability].once:
        s.uses_long = tuple(sorted((*s.uses_long, Use(hero, ability, 1))))


@flow
def spend(s: State, hero: Hero, ability: Ability) -> Generator[Ask, Any, int]:
    """The Energy on the card; it is told how much was spent. Once a combat a talent may pay."""
    energy: int = price(s, hero, has.ABILITIES[ability])
    if energy and free_instant(s, hero, has.ABILITIES[ability]):
        option = yield from ask(
            s.player[hero], "focus", focusing(s, hero, energy), about=("used", hero, ability)
        )
        if option[0] == "use":
            s.focused[hero] = 1
            emit(s, "used", hero, option[2])
            return 0
    s.energy[hero] -= energy
    return energy


def focusing(s: State, hero: int, energy: int) -> list[Option]:
    found: list[Option] = [("use", hero, values.has_of(s, hero).free_instant[0])]
    return [*found, ("done",)] if energy <= s.energy[hero] else found


def goes_with(s: State, hero: int, ability: int, first: bool) -> tuple[int, ...]:
    """What talents add to the use of a card."""
    made = has.ABILITIES[ability]
    if not made.first:
        return ()
    return tuple(
        number
        for card, number, before in values.has_of(s, hero).improves
        if card == made.card and before == first
    )


def instead(s: State, hero: int, ability: int) -> int:
    """A talent may have a card do something else."""
    made = has.ABILITIES[ability]
    if made.first:
        for card, number in values.has_of(s, hero).replaces:
            if card == made.card:
                return number
    return ability


@flow
def use(s: State, hero: Hero, ability: Ability, them: Hero) -> Steps:
    """TBG-TIMING-02: pay first, then it happens; what goes with it comes before or after."""
    emit(s, "used", hero, ability)
    before: tuple[Ability, ...] = goes_with(s, hero, ability, True)
    behind: tuple[Ability, ...] = goes_with(s, hero, ability, False)
    doing: Ability = instead(s, hero, ability)
    spent: int = yield from spend(s, hero, ability)
    note(s, hero, ability)
    card: Card = has.ABILITIES[ability].card
    if c.CARDS[card].type == c.BAG_TYPE:
        cards.consume(s, hero, card)
    x = yield from payment.pay(s, hero, ability)
    paid: int = x
    if spent or has.ABILITIES[ability].cost.kind == "energy":
        yield from window_of(s, hero, SPENT, hero)
    more: Ability
    for more in before:
        yield from carry_out(s, hero, more, paid, them)
    yield from carry_out(s, hero, doing, paid, them)
    for more in behind:
        yield from carry_out(s, hero, more, paid, them)


# -- carrying out ---------------------------------------------------------------------------------


@flow
def carry_out(s: State, hero: Hero, ability: Ability, x: int, them: Hero) -> Steps:
    """All steps of an ability, in order; it ends with the hero's part in the combat."""
    at: Step = 0
    spotted: int = 0
    while at < len(has.ABILITIES[ability].program):
        ctx = Context(hero, ability, them, x, spotted)
        do = has.ABILITIES[ability].program[at]
        much = programs.amount_of(s, ctx, at)
        match do.op:
            case "dice":
                if has.ABILITIES[ability].window in (POOLING, JUDGEMENT, -1) and not s.rolled:
                    steps.add_dice(s, do.arg, much)
                else:
                    yield from dicework.throw_more(s, hero, much, do.arg)
            case "reroll" | "attrition" | "lower":
                programs.value(s, ctx, at)
            case "spot":
                spotted = yield from dicework.spot(s, hero, ability, at)
            case "change":
                yield from dicework.change(s, hero, ability, at, much)
            case "plus":
                yield from dicework.plus(s, hero, ability, at, much)
            case "remove":
                yield from dicework.remove(s, hero, ability, at, much)
            case "rethrow":
                yield from dicework.pick_and_throw(s, hero, much, do.arg, False)
            case "roll_again":
                dicework.pick_all(s, do.arg)
                yield from dicework.throw_picked(s, hero)
            case "exchange":
                yield from dicework.exchange(s, hero, do.arg[0][0], do.arg[1])
            case "dye":
                yield from dicework.dye(s, hero, do.arg[0], do.arg[1])
            case "move":
                yield from placing.move(s, hero, ability, at, much)
            case "split":
                yield from placing.split(s, hero, ability, at, much)
            case "regain" if do.arg[1] == "another":
                yield from another(s, hero, them, much)
            case "slay":
                yield from placing.slay_any(s, hero)
            case "disarm":
                yield from disarm(s, hero, much)
            case "equip":
                yield from equip_now(s, hero, ability, at)
            case "judge":
                yield from judge(s, hero)
            case "teleport" | "portal" | "summon":
                yield from journeys.magic(s, hero, ability, at, much)
            case "revive" | "reincarnate":
                yield from regions.revive(s, hero, ability, at, much, them)
            case _:
                programs.at_once(s, ctx, at)
        if s.fight >= 0 and s.side[hero] != IN:
            return
        at += 1


@flow
def another(s: State, hero: Hero, them: Hero, much: int) -> Steps:
    """One more friend is healed."""
    found = others_hurt(s, hero, them)
    if not found:
        return
    option = yield from ask(s.player[hero], "another", mending(s, hero, them))
    if option[0] == "heal":
        steps.regain(s, option[1], "health", much)


def mending(s: State, hero: int, them: int) -> list[Option]:
    return [*[("heal", h) for h in others_hurt(s, hero, them)], ("done",)]


def others_hurt(s: State, hero: int, them: int) -> list[int]:
    return [
        h
        for h in values.friends(s, hero)
        if h != them and s.health[h] < values.capacity(s, h, "health")
    ]


@flow
def disarm(s: State, hero: Hero, much: int) -> Steps:
    """A power card leaves the sheet for each."""
    left: int = much
    while left and powers_worn(s, hero):
        left -= 1
        option = yield from ask(
            s.player[hero], "disarm", [("unequip", hero, card) for card in powers_worn(s, hero)]
        )
        cards.take_off(s, hero, option[2])


def powers_worn(s: State, hero: int) -> list[int]:
    worn = [x for x in values.equipped(s, hero) if c.CARDS[x].sort == c.POWER]
    return list(dict.fromkeys(worn))


@flow
def equip_now(s: State, hero: Hero, ability: Ability, at: Step) -> Steps:
    """A card comes onto the sheet in the middle of a fight."""
    if not cards.equippable(s, hero, has.ABILITIES[ability].program[at].arg):
        return
    option = yield from ask(
        s.player[hero],
        "equip_now",
        [
            ("equip", hero, card, area)
            for card, area in cards.equippable(s, hero, has.ABILITIES[ability].program[at].arg)
        ],
    )
    cards.put_on(s, hero, option[2], option[3])
    if s.attacker == hero and not s.rolled:
        arrive(s, hero, option[2])


def arrive(s: State, hero: int, card: int) -> None:
    """TBG-ATTACK-01: the pool is not rolled yet, so what the card gives counts."""
    dice = [0, 0, 0]
    for given in values.has_of(s, hero).gives:
        if given.card == card:
            steps.give(s, dice, given, Context(hero, them=hero))
    for color in range(3):
        steps.add_dice(s, color, dice[color])


def judged(s: State, hero: int) -> tuple[int, ...]:
    """FAQ 1.4: what the Seal says under Judgement, and what talents add; the Seal stays."""
    seal = values.has_category(s, hero, "seal")
    found = [a.number for a in values.kit(s, hero).at.get(JUDGEMENT, ()) if a.card == seal]
    found += [number for card, number in values.has_of(s, hero).judges if card == seal]
    return tuple(found)


@flow
def judge(s: State, hero: Hero) -> Steps:
    one: Ability
    for one in judged(s, hero):
        yield from carry_out(s, hero, one, 0, hero)
