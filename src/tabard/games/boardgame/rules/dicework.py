"""p.29: dice that lie on the table: thrown, rerolled, spotted, changed, removed."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Dice, Option, Pool, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..language import names as n
from ..state import Ability, Color, Die, Hero, State, Step, Steps
from ..throws import throw
from . import payment, values

EACH_FACE = tuple(range(1, n.FACES + 1))


# -- throwing -------------------------------------------------------------------------------------


def dice_pool(counts: tuple[int, ...]) -> Pool:
    """Dice of every color, thrown at once: one question to chance (TBG-ATTACK-06)."""
    return Pool(tuple(Dice(n.COLORS[x], EACH_FACE, count) for x, count in enumerate(counts)))


def to_roll(s: State) -> tuple[int, ...]:
    """TBG-ATTACK-04, TBG-DICE-03: of each color no more than there are; others do not exist."""
    if not any(s.pool):
        return (0, 0, 0)
    return tuple(max(0, min(s.pool[x], values.limit(s, x) - values.thrown(s, x))) for x in range(3))


def put_down(s: State, hero: int, shown: tuple[tuple[int, ...], ...], marks: int) -> None:
    for color, faces in enumerate(shown):
        for face in faces:
            s.dice[c.die(color, face, marks)] += 1
    if s.sink is not None and any(shown):
        emit(s, "shows", hero, throw(shown))


@flow
def roll(s: State, hero: Hero) -> Steps:
    """TBG-ATTACK-06: the whole pool at once."""
    s.rolled = 1
    if sum(to_roll(s)):
        shown = yield from chance("roll", dice_pool(to_roll(s)))
        put_down(s, hero, shown, 0)
    for color in range(3):
        s.pool[color] = 0


@flow
def throw_more(s: State, hero: Hero, much: int, color: int) -> Steps:
    """More dice after the roll, of one color or of any that the player names."""
    left: int = much
    while left > 0:
        hues = tuple(
            x for x in range(3) if color in (x, -1) and values.thrown(s, x) < values.limit(s, x)
        )
        if not hues:
            return
        hue: Color = hues[0]
        count: int = min(left, values.limit(s, hue) - values.thrown(s, hue))
        if len(hues) > 1:
            option = yield from ask(
                s.player[hero], "which_color", [("color", x) for x in open_colors(s)]
            )
            hue = option[1]
            count = 1
            emit(s, "picked_color", hero, hue)
        left -= count
        more = yield from chance("more", one_color(hue, count))
        put_down(s, hero, more, 0)
        if color >= 0:
            return


def one_color(color: int, count: int) -> Pool:
    return dice_pool(tuple(count if x == color else 0 for x in range(3)))


def open_colors(s: State) -> list[int]:
    return [x for x in range(3) if values.thrown(s, x) < values.limit(s, x)]


# -- rerolling ------------------------------------------------------------------------------------


def rerollable(s: State, colors: tuple[int, ...]) -> list[int]:
    """TBG-DICE-17, TBG-DICE-20: dice that were not rerolled yet."""
    return [
        d + mark
        for color in colors
        if s.bound in (-1, color)
        for face in EACH_FACE
        for d in (c.die(color, face),)
        for mark in (0, c.SPOTTED)
        if s.dice[d + mark]
    ]


def reroll_options(s: State, colors: tuple[int, ...], left: int) -> list[Option]:
    found: list[Option] = []
    if left > 0:
        found = [("reroll", number) for number in rerollable(s, colors)]
    return [*found, ("throw",) if any(s.picked) else ("keep",)]


@flow
def pick_and_throw(
    s: State, hero: Hero, most: int, colors: tuple[Color, ...], value: bool
) -> Steps:
    """TBG-DICE-18: pick, throw, and pick again while something is left. With `value` it is the
    Reroll value that is used up."""
    left: int = most
    while any(s.picked) or (left > 0 and rerollable(s, colors)):
        option = yield from ask(s.player[hero], "reroll", reroll_options(s, colors, left))
        match option:
            case ("reroll", number):
                s.dice[number] -= 1
                s.picked[number] += 1
                left -= 1
                if value:
                    s.rerolls -= 1
            case ("throw",):
                yield from throw_picked(s, hero)
            case _:
                return


def pick_all(s: State, colors: tuple[int, ...]) -> None:
    """Every die that was not rerolled yet."""
    for number in rerollable(s, colors):
        s.picked[number] += s.dice[number]
        s.dice[number] = 0


def picked_counts(s: State) -> tuple[int, ...]:
    """How many of each color, those that are spotted after the others."""
    counts = [0] * 6
    for number, many in enumerate(s.picked):
        if many:
            counts[c.color_of(number) + (3 if c.marks_of(number) & c.SPOTTED else 0)] += many
    return tuple(counts)


def picked_pool(s: State) -> Pool:
    counts = picked_counts(s)
    return Pool(tuple(Dice(n.COLORS[i % 3], EACH_FACE, many) for i, many in enumerate(counts)))


@flow
def throw_picked(s: State, hero: Hero) -> Steps:
    """TBG-DICE-17: the second result stands. TBG-DICE-23: a spotted die stays spotted."""
    again = yield from chance("rethrow", picked_pool(s))
    for number in range(len(s.picked)):
        s.picked[number] = 0
    put_down(s, hero, again[:3], c.REROLLED)
    put_down(s, hero, again[3:], c.REROLLED | c.SPOTTED)


def forget_rerolls(s: State) -> None:
    """After the Reroll step nobody asks any more which dice were rerolled."""
    for base in range(0, len(s.dice), 4):
        for mark in (0, c.SPOTTED):
            if s.dice[base + mark + c.REROLLED]:
                s.dice[base + mark] += s.dice[base + mark + c.REROLLED]
                s.dice[base + mark + c.REROLLED] = 0


# -- spotting -------------------------------------------------------------------------------------


def which(s: State, hero: int, ability: int, at: int) -> tuple[int, ...]:
    """The dice that an ability may spot; a talent may lower the face."""
    made = has.ABILITIES[ability]
    dice: tuple[int, ...] = made.program[at].arg[0]
    for card, least in values.has_of(s, hero).eases:
        if card == made.card:
            colors = dict.fromkeys(c.color_of(d) for d in dice)
            dice = tuple(c.die(x, face) for x in colors for face in range(least, n.FACES + 1))
    return dice


def spot_options(s: State, hero: int, ability: int, at: int, found: int) -> list[Option]:
    options: list[Option] = [
        ("spot", number) for number in values.spottable(s, which(s, hero, ability, at))
    ]
    return [*options, ("done",)] if found else options


@flow
def spot(s: State, hero: Hero, ability: Ability, at: Step) -> Generator[Ask, Any, int]:
    """TBG-DICE-07: one die is spotted, or as many as one likes of those that fit."""
    found: int = 0
    each: bool = has.ABILITIES[ability].program[at].arg[1]
    while (each or not found) and values.spottable(s, which(s, hero, ability, at)):
        option = yield from ask(
            s.player[hero],
            "spot",
            spot_options(s, hero, ability, at, found),
            about=("used", hero, ability),
        )
        if option[0] == "done":
            return found
        s.dice[option[1]] -= 1
        s.dice[option[1] | c.SPOTTED] += 1
        found += 1
    return found


# -- changing -------------------------------------------------------------------------------------


def changeable(s: State, ability: int, at: int) -> list[int]:
    """Dice that would be other ones, whatever their marks."""
    dice, face, color = has.ABILITIES[ability].program[at].arg
    return [
        d + mark
        for d in dice
        if c.face_of(d) != face or (color is not None and c.color_of(d) != color)
        for mark in range(4)
        if s.dice[d + mark]
    ]


def picks(numbers: list[int], found: int) -> list[Option]:
    options: list[Option] = [("pick", number) for number in numbers]
    return [*options, ("done",)] if found else options


@flow
def change(s: State, hero: Hero, ability: Ability, at: Step, much: int) -> Steps:
    """TBG-DICE-11: a die shows something else from now on."""
    found: int = 0
    while found < much and changeable(s, ability, at):
        option = yield from ask(
            s.player[hero],
            "change",
            picks(changeable(s, ability, at), found),
            about=("used", hero, ability),
        )
        if option[0] == "done":
            return
        found += 1
        number: Die = option[1]
        arg = has.ABILITIES[ability].program[at].arg
        hue: int = c.color_of(number) if arg[2] is None else arg[2]
        if hue < 0:
            emit(s, "picked_die", hero, number)
            named = yield from ask(s.player[hero], "which_hue", [("color", x) for x in range(3)])
            hue = named[1]
        turn(s, hero, number, hue, has.ABILITIES[ability].program[at].arg[1])


def turn(s: State, hero: int, number: int, color: int, face: int) -> None:
    s.dice[number] -= 1
    s.dice[c.die(color, face, c.marks_of(number))] += 1
    emit(s, "changed", hero, number & ~3, c.die(color, face))


def raisable(s: State, ability: int, at: int) -> list[int]:
    return [
        d + mark
        for d in has.ABILITIES[ability].program[at].arg[0]
        if c.face_of(d) < n.FACES
        for mark in range(4)
        if s.dice[d + mark]
    ]


@flow
def plus(s: State, hero: Hero, ability: Ability, at: Step, much: int) -> Steps:
    """TBG-DICE-25: results are raised, to 8 at most."""
    found: int = 0
    while found < much and raisable(s, ability, at):
        option = yield from ask(
            s.player[hero],
            "plus",
            picks(raisable(s, ability, at), found),
            about=("used", hero, ability),
        )
        if option[0] == "done":
            return
        found += 1
        face = c.face_of(option[1]) + has.ABILITIES[ability].program[at].arg[1]
        turn(s, hero, option[1], c.color_of(option[1]), min(n.FACES, face))


@flow
def remove(s: State, hero: Hero, ability: Ability, at: Step, much: int) -> Steps:
    """TBG-DICE-12: dice leave the table, all that fit or some that one chooses."""
    dice, every = has.ABILITIES[ability].program[at].arg
    if every:
        for number in values.spottable(s, dice):
            while s.dice[number]:
                payment.shed(s, number)
        return
    found: int = 0
    while found < much and removable_dice(s, ability, at):
        option = yield from ask(
            s.player[hero],
            "remove",
            removals(s, ability, at),
            about=("used", hero, ability),
        )
        if option[0] == "done":
            return
        payment.shed(s, option[1])
        found += 1


def removals(s: State, ability: int, at: int) -> list[Option]:
    return [*[("remove", x) for x in removable_dice(s, ability, at)], ("done",)]


def removable_dice(s: State, ability: int, at: int) -> tuple[int, ...]:
    return values.spottable(s, has.ABILITIES[ability].program[at].arg[0])


# -- other colors ---------------------------------------------------------------------------------


@flow
def exchange(s: State, hero: Hero, color: Color, to: Color) -> Steps:
    """Instead of rerolling, dice of one color are removed and as many of another are rolled."""
    left: int = s.rerolls
    gone: int = 0
    while gone < left and values.thrown(s, color):
        option = yield from ask(s.player[hero], "exchange", exchangeable(s, color))
        if option[0] == "done":
            break
        payment.shed(s, option[1])
        gone += 1
    s.rerolls = 0
    yield from throw_more(s, hero, gone, to)


def exchangeable(s: State, color: int) -> list[Option]:
    dice = tuple(c.die(color, face) for face in EACH_FACE)
    return [*[("remove", x) for x in values.spottable(s, dice)], ("done",)]


@flow
def dye(s: State, hero: Hero, colors: tuple[Color, ...], to: Color) -> Steps:
    """Dice of the pool are rolled in another color, any number of them."""
    while any(s.pool[x] for x in colors) and s.pool[to] < values.limit(s, to):
        option = yield from ask(s.player[hero], "dye", dyes(s, colors))
        if option[0] == "done":
            return
        s.pool[option[1]] -= 1
        s.pool[to] += 1


def dyes(s: State, colors: tuple[int, ...]) -> list[Option]:
    return [*[("color", x) for x in colors if s.pool[x]], ("done",)]
