"""p.29-30: tokens in the Combat Area, and the creatures that they defeat."""

from __future__ import annotations

from tabard.core.ask import Option, Seat, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..language import names as n
from ..state import (
    VS_BOSS,
    Ability,
    Color,
    Faction,
    Figure,
    Hero,
    Quest,
    State,
    Step,
    Steps,
    box_of,
    faction_of,
)
from . import bosses, factions, hunts, rewards, steps, values

# -- placing hits ---------------------------------------------------------------------------------


def struck(s: State, hero: int) -> tuple[int, int, int]:
    """TBG-ATTACK-10 to TBG-ATTACK-13: hits by color."""
    least = values.threat(s, hero)
    foe = values.foe_traits(s)
    immune = values.immune(s, hero)
    hits = [0, 0, 0]
    for color in range(3):
        low = max(least, foe.armor_from) if color == c.GREEN and not immune else least
        if low <= n.FACES:
            hits[color] = sum(s.dice[c.die(color, low) : c.die(color + 1, 1)])
    return hits[c.RED], hits[c.BLUE], hits[c.GREEN]


def worn_down(s: State, hero: int) -> list[Option]:
    """Hits of the damage box and of the defense box that only wear a boss down; the player chooses
    which (FAQ 1.4)."""
    foe = values.foe_traits(s)
    red, blue, _ = struck(s, hero)
    over = max(0, red + blue - values.showing(s, foe.hits_capped)) if foe.hits_capped else 0
    return [("block", x, over - x) for x in range(max(0, over - red), min(over, blue) + 1)]


@flow
def place_dice(s: State, hero: Hero) -> Steps:
    """TBG-ATTACK-10 to TBG-ATTACK-13, TBG-DICE-01: hits into their boxes, by color."""
    option = yield from ask(s.player[hero], "stopped", worn_down(s, hero))
    red, blue, green = struck(s, hero)
    steps.lay(s, hero, n.ATTRITION, option[1] + option[2])
    steps.lay(s, hero, n.DAMAGE, blue - option[1])
    steps.lay(s, hero, n.DEFENSE, red - option[2])
    steps.lay(s, hero, n.ARMOR, green)


def place_attrition(s: State, hero: int) -> None:
    """TBG-ATTACK-14, TBG-DICE-22, TBG-CURSE-03: so many hits as the Attrition value says, less the
    Curses, never below 0."""
    foe = values.foe_traits(s)
    much = max(0, s.attrition - s.curse[hero])
    if foe.no_attrition:
        much = 0
    if foe.halves_attrition:
        much = (much + 1) // 2
    if foe.attrition_capped:
        free = values.spottable(s, foe.attrition_capped)
        much = min(much, sum(s.dice[d] for d in free))
    steps.lay(s, hero, n.ATTRITION, much)


def movable(s: State, hero: int, ability: int, at: int, much: int) -> list[Option]:
    source, _ = has.ABILITIES[ability].program[at].arg
    there = s.boxes[box_of(faction_of(hero), source)]
    return [("pay", x) for x in range(min(much, s.laid[source], there) + 1)]


@flow
def move(s: State, hero: Hero, ability: Ability, at: Step, much: int) -> Steps:
    """Some of the hits that were just placed go into another box."""
    option = yield from ask(
        s.player[hero],
        "move",
        movable(s, hero, ability, at, much),
        about=("used", hero, ability),
    )
    source, to = has.ABILITIES[ability].program[at].arg
    faction = faction_of(hero)
    s.boxes[box_of(faction, source)] -= option[1]
    s.boxes[box_of(faction, to)] += option[1]
    s.laid[source] -= option[1]
    s.laid[to] = min(255, s.laid[to] + option[1])


@flow
def split(s: State, hero: Hero, ability: Ability, at: Step, much: int) -> Steps:
    """So many tokens, each into one box or the other."""
    option = yield from ask(
        s.player[hero],
        "split",
        [("pay", x) for x in range(much, -1, -1)],
        about=("used", hero, ability),
    )
    one, other = has.ABILITIES[ability].program[at].arg
    steps.lay(s, hero, one, option[1])
    steps.lay(s, hero, other, much - option[1])


# -- defeating creatures --------------------------------------------------------------------------


def victims(s: State, hits: int) -> list[Figure]:
    """TBG-DEFENSE-03, TBG-CREATURE-03: creatures for which the hits suffice."""
    return [f for f in values.foes(s) if c.CREATURES[f.creature].values[f.color].health <= hits]


def slay_options(figures: list[Figure]) -> list[Option]:
    return [("slay", f.color) if f.quest < 0 else ("slay_quest", f.color, f.quest) for f in figures]


@flow
def defeat_with_hits(s: State, faction: Faction) -> Steps:
    """TBG-DEFENSE-01, TBG-DEFENSE-02: one creature after the other, as long as hits suffice."""
    box: int = box_of(faction, n.DAMAGE)
    if s.fight == VS_BOSS:
        if s.boxes[box] >= values.boss_values(s).health:
            s.boxes[box] -= values.boss_values(s).health
            yield from bosses.beaten(s, faction)
        return
    while victims(s, s.boxes[box]):
        seat: Seat = yield from factions.speaker(s, faction, len(victims(s, s.boxes[box])))
        option = yield from ask(seat, "slay", slay_options(victims(s, s.boxes[box])))
        figure = next(f for f in victims(s, 255) if slay_options([f])[0] == option)
        s.boxes[box] -= c.CREATURES[figure.creature].values[figure.color].health
        yield from fell(s, figure.color, figure.quest)


@flow
def slay_any(s: State, hero: Hero) -> Steps:
    """A creature is defeated whatever its Health."""
    option = yield from ask(s.player[hero], "slay_any", slay_options(victims(s, 255)))
    yield from fell(s, option[1], option[2] if len(option) > 2 else -1)


@flow
def fell(s: State, color: Color, quest: Quest) -> Steps:
    """TBG-CREATURE-10: the figure goes back to the supply. TBG-QUEST-08, TBG-QUEST-09: with the
    last quest creature a quest is completed, at once (TBG-QUEST-19)."""
    figure = next(f for f in values.foes(s) if (f.color, f.quest) == (color, quest))
    take_away(s, figure)
    s.slain += 1
    emit(s, "slain", figure.creature, color, figure.region)
    if quest < 0:
        yield from hunts.bagged(s, s.striker, figure.creature, figure.region)
    elif not any(f.quest == quest for f in s.figures):
        yield from rewards.complete(s, quest, s.striker)


def take_away(s: State, figure: Figure) -> None:
    rest = [f for f in s.figures if f != figure]
    if figure.many > 1:
        rest.append(figure._replace(many=figure.many - 1))
    s.figures = tuple(sorted(rest))
