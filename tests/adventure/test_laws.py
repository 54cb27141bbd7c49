"""The laws of the game can fail: each notices a position that breaks it."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest

from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.show import view
from tabard.games.adventure.state import State
from tests.laws import guarded, sayings

from .table import Table

REND, WOLF = c.ABILITY.index["rend"], c.CARD.index["young-wolf.1"]
ELITE = c.QUEST.index["dragon-scales"]


def whole() -> State:
    """A position with something of everything, as it should be."""
    t = Table(
        A={
            **{
                "hero": "grumbaz",
                "at": "v2",
                "level": "green",
                "hand": ["rend", "charge"],
                "pack": ["young-wolf.1"],
            },
            **{"weapon": "kobold-digger.1", "armor": "rot-hide-brute.1", "kept": ["gold"]},
            **{"quests": ["dragon-scales"], "valor": ["manhunt"], "disease": 1, "known": ["rend"]},
        },
        B={"hero": "sandrai", "trophies": ["kazzaks-mark"], "honors": ["plague-cauldron"]},
        line={"rotten-ghoul.1": "t1"},
        events={"brill": "mysterious-grave"},
        world="harvest-festival",
        tokens={"t2": ["bomb"]},
        tops=["highway-toll"],
        box=["ambush"],
        attached=["corruption B A 2"],
    )
    state: State = t.s
    assert GAME.laws(state) == []
    return state


def put(column: str, place: int, value: int) -> Callable[[State], None]:
    def damage(s: State) -> None:
        getattr(s, column)[place] = value

    return damage


def made(column: str, change: Callable[[Any], Any]) -> Callable[[State], None]:
    return lambda s: setattr(s, column, change(getattr(s, column)))


BROKEN: list[tuple[Callable[[State], None], str]] = [
    (put("discard", REND, 1), "There are too few or too many of Rend."),
    (made("decks", lambda row: row[1:]), "There are too few or too many of"),
    (made("attached", lambda row: ()), "There are too few or too many of Corruption."),
    (put("known", REND, 2), "Rend is known to be where it is not."),
    (put("held", 0, 3), "A hand is counted wrongly."),
    (put("unseen", WOLF, 1), "young-wolf.1 is there 2 times."),
    (made("packs", lambda row: ()), "young-wolf.1 is there 0 times."),
    (made("tops", lambda row: (*row, WOLF)), "young-wolf.1 is there 2 times."),
    (put("line", 0, -1), "rotten-ghoul.1 is there 0 times."),
    (made("events", lambda row: ()), "mysterious-grave is there 0 times."),
    (made("honors", lambda row: ()), "plague-cauldron is there 0 times."),
    (put("box", n.BOMB, 2), "There are too few or too many discoveries: bomb."),
    (made("pile", lambda row: row[1:]), "There are too few or too many discoveries:"),
    (made("kept", lambda row: ()), "There are too few or too many discoveries: gold."),
    (put("disease", 0, 0), "There are too few or too many discoveries: disease."),
    (made("token_at", lambda row: (c.CITIES[0],)), "A discovery lies in a city."),
    (put("quest_left", ELITE, 1), "The quest dragon-scales is there too often or not at all."),
    (made("active", lambda row: ()), "The quest dragon-scales is there too often or not at all."),
    (put("hero", 1, 255), "A hero is missing, or stands nowhere."),
    (put("valor", 0, 2), "Valor is not what the log says."),
    (made("prizes", lambda row: ()), "Valor is not what the log says."),
    (put("at", 0, c.SPACE_NO["nefarian"]), "A hero stands where its level does not let it."),
    (put("armor", 0, c.CARD.index["scarlet-convert.1"]), "A hero wears what it can't."),
]
LAWS = (view.laws, view._abilities, view._challenges, view._discoveries, view._quests, view._heroes)


@pytest.mark.parametrize("i", range(len(BROKEN)))
def test_a_broken_position_is_noticed(i: int) -> None:
    damage, sentence = BROKEN[i]
    s = whole()
    damage(s)
    assert any(found.startswith(sentence) for found in GAME.laws(s)), GAME.laws(s)


def test_every_sentence_of_the_laws_is_said() -> None:
    told = []
    for damage, _ in BROKEN:
        s = whole()
        damage(s)
        told += GAME.laws(s)
    patterns = [pattern for law in LAWS for pattern in sayings(law)]
    assert len(patterns) >= 10
    assert [p for p in patterns if not any(re.fullmatch(p, text) for text in told)] == []


def test_the_columns_that_the_laws_watch_over() -> None:
    watched = {
        "hero",
        *(
            "hand",
            "held",
            "known",
            "discard",
            "decks",
            "unseen",
            "tops",
            "weapon",
            "armor",
        ),
        *("line", "world", "drawn", "next_foe", "quest_left", "quest_gone", "pile"),
        *("box", "tokens", "token_at", "disease", "valor", "at", "level", "found"),
    }
    assert watched - guarded(GAME, [whole()]) == set()
