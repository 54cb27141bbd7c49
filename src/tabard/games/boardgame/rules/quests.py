"""p.7, p.20-22: quests are drawn, and their creatures spawned."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Draw, Option, Seat, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import Faction, Figure, Quest, State, Steps, Tier
from . import factions, values

GREY = n.TIERS.index("grey")


def to_draw(s: State, faction: int, tier: int) -> tuple[int, ...]:
    """For each quest whether it is in this deck and still to be drawn."""
    deck = c.QUESTS_IN[faction][tier]
    return tuple(left if q in deck else 0 for q, left in enumerate(s.quest_left))


def is_left(s: State, faction: int, tier: int) -> bool:
    """Is there a quest in this deck that was not drawn yet?"""
    return any(s.quest_left[q] for q in c.QUESTS_IN[faction][tier])


def beneath(s: State, faction: int, tier: int) -> list[int]:
    """Quests that lie under a deck, the next one first."""
    return [q for q in s.quest_under if (c.QUESTS[q].faction, c.QUESTS[q].tier) == (faction, tier)]


def has_figures(s: State, quest: int) -> bool:
    """TBG-QUEST-14: are there figures for all its quest creatures?"""
    need: dict[tuple[int, int], int] = {}
    for spawn in c.QUESTS[quest].spawns:
        if spawn.color != c.BLUE:
            at = (spawn.creature, spawn.color)
            need[at] = need.get(at, 0) + spawn.many
    return all(values.stock(s, creature, color) >= many for (creature, color), many in need.items())


def open_tiers(s: State, faction: int) -> list[Option]:
    """TBG-QUEST-04, TBG-QUEST-05, TBG-QUEST-15: decks with a quest that could be spawned; nobody
    draws grey ones after the setup."""
    return [
        ("draw", tier)
        for tier in range(1, len(n.TIERS))
        if is_left(s, faction, tier) or any(has_figures(s, q) for q in beneath(s, faction, tier))
    ]


@flow
def draw_one(s: State, faction: Faction) -> Steps:
    """TBG-QUEST-03, TBG-QUEST-04: the faction says from which deck; if no quest of it can be
    spawned, another (TBG-QUEST-14)."""
    while open_tiers(s, faction):
        seat: Seat = yield from factions.speaker(s, faction, len(open_tiers(s, faction)))
        option = yield from ask(seat, "quest_deck", open_tiers(s, faction))
        emit(s, "turns_to", faction, option[1])
        done = yield from draw_from(s, faction, option[1])
        if done:
            return


@flow
def draw_from(s: State, faction: Faction, tier: Tier) -> Generator[Ask, Any, bool]:
    """TBG-QUEST-06, TBG-QUEST-14: the top quest whose figures there are; others go to the bottom.
    It is told whether there was one."""
    while is_left(s, faction, tier):
        quest: Quest = yield from chance("quest", Draw(to_draw(s, faction, tier)))
        s.quest_left[quest] = 0
        if has_figures(s, quest):
            lay_open(s, quest)
            return True
        emit(s, "put_under", faction, quest)
        s.quest_under = (*s.quest_under, quest)
    for quest in beneath(s, faction, tier):
        if has_figures(s, quest):
            s.quest_under = tuple(q for q in s.quest_under if q != quest)
            lay_open(s, quest)
            return True
    return False


def lay_open(s: State, quest: int) -> None:
    """TBG-QUEST-06: its creatures are spawned, and it lies beside the others."""
    entry = c.QUESTS[quest]
    emit(s, "new_quest", entry.faction, quest)
    for spawn in entry.spawns:
        if spawn.color == c.BLUE:  # TBG-QUEST-13: as many as there are
            many = min(spawn.many, values.stock(s, spawn.creature, c.BLUE))
            put(s, Figure(spawn.region, spawn.creature, c.BLUE, -1, many))
        else:
            put(s, Figure(spawn.region, spawn.creature, spawn.color, quest, spawn.many))
    s.quests = (*s.quests, quest)


def put(s: State, figure: Figure) -> None:
    """TBG-TERM-15: figures of one sort in one region stand together. Whoever is there and had
    passed has to think again (TBG-QUEST-20)."""
    if not figure.many:
        return
    emit(s, "spawned", figure.many, figure.creature, figure.color, figure.region)
    rest = []
    for f in s.figures:
        if f[:4] == figure[:4]:
            figure = figure._replace(many=figure.many + f.many)
        else:
            rest.append(f)
    s.figures = tuple(sorted((*rest, figure)))
    if figure.quest < 0:
        for hero in values.heroes(s):
            if s.at[hero] == figure.region:
                s.passed[hero] = 0


def put_away(s: State, quest: Quest) -> None:
    """A quest goes without being completed: its quest creatures leave the board."""
    s.quests = tuple(q for q in s.quests if q != quest)
    s.figures = tuple(f for f in s.figures if f.quest != quest)
