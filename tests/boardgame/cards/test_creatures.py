"""The creatures: what stands on the reference sheet, and what they do."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import names as n
from tabard.games.boardgame.rules import values
from tabard.games.boardgame.state import HERO
from tests.boardgame.cards.duel import Duel
from tests.boardgame.evening import lay
from tests.boardgame.table import hero

SHEET = """
murloc      5/3/2 x8    5/5/4 x4    6/4/2 x4
gnoll       4/3/3 x8    4/5/5 x4    5/4/4 x4
ghoul       6/3/2 x6    6/5/4 x3    6/4/3 x3
crusader    5/4/3 x8    5/5/5 x4    6/4/4 x4
naga        4/5/6 x4    4/6/8 x2    5/5/7 x2
spider      4/4/8 x4    4/5/10 x2   5/4/9 x2
wraith      6/5/8 x6    6/7/9 x3    7/6/8 x3
worgen      5/7/8 x4    5/9/9 x2    6/7/8 x2
wildkin     5/8/10 x4   5/9/12 x1   6/8/11 x1
ogre        4/9/10 x4   4/11/11 x1  5/10/10 x1
drake       6/9/13 x2   6/11/15 x1  7/10/14 x1
doomguard   7/10/12 x2  7/12/14 x1  7/11/13 x1
infernal    7/11/13 x2  7/12/16 x1  7/12/14 x1
"""
"""Threat/Attack/Health and figures: green, red, blue."""

QUEST = ("terror-in-the-fields",)


def rows() -> list[Any]:
    found = []
    for line in SHEET.strip().splitlines():
        name, *words = line.split()
        for i, color in enumerate(("green", "red", "blue")):
            numbers = [*map(int, words[2 * i].split("/")), int(words[2 * i + 1][1:])]
            case = (name, color, *numbers)
            found.append(pytest.param(*case, marks=pytest.mark.card(name), id=f"{color}-{name}"))
    return found


@pytest.mark.parametrize(("name", "color", "threat", "attack", "health", "figures"), rows())
def test_a_creature_is_as_strong_as_the_sheet_says(
    name: str, color: str, threat: int, attack: int, health: int, figures: int
) -> None:
    bare = Duel("warrior", foe="")
    assert values.stock(bare.s, c.CREATURE.index[name], n.COLORS.index(color)) == figures
    d = Duel("druid", foe=f"1 {color} {name}", quests=QUEST).to_roll()
    assert d["threat horde1"] == threat
    lay(d, "horde", damage=health - 1)
    d.throw("").to("wound")
    assert f"strikes_back {attack}" in d.events
    d = Duel("druid", foe=f"1 {color} {name}", quests=QUEST).to_roll()
    lay(d, "horde", damage=health)
    assert d.throw("").to("slay").count()["foes"] == 1
    assert not any(event.startswith("strikes_back") for event in d.events)
    d.no()
    assert d.count()["foes"] == 0


def faced(foe: str, dice: str, *answers: str, **one: Any) -> tuple[Duel, dict[str, int]]:
    """A hero throws this and faces the opponent's ability; what it changes."""
    d = Duel("druid", foe=foe, quests=QUEST, **one).to_roll().throw(dice)
    before = d.count()
    while d.label == "last_word":
        d.say(next(x for x in ("face", "done") if x in d.offers("A")))
    d.say(*answers)
    after = d.count()
    return d, {k: after[k] - v for k, v in before.items() if after[k] != v}


DICE = "r1 r2 r3 b1 b2 g1 g2"
"""A 1 and a 2 of each color, and something better."""


@pytest.mark.parametrize(
    ("foe", "change"),
    [
        pytest.param(foe, change, marks=pytest.mark.card(foe), id=foe)
        for foe, change in {
            "murloc": {"health": -2},
            "gnoll": {"energy": -2},
            "ghoul": {},
            "crusader": {},
            "naga": {"health": -4},
            "spider": {"stun": 6},
            "wraith": {"curse": 3},
            "worgen": {},
            "wildkin": {},
            "ogre": {"health": -8},
            "drake": {},
            "doomguard": {"health": -4},
            "infernal": {"health": -4, "energy": -4},
        }.items()
    ],
)
def test_what_a_creature_does_with_low_dice(foe: str, change: dict[str, int]) -> None:
    _, changed = faced(f"1 blue {foe}", DICE)
    assert changed == change
    _, spared = faced(f"1 blue {foe}", "r3 r8 b3 b8 g3 g8")
    assert spared == {}


@pytest.mark.card("murloc")
def test_two_murlocs_bite_no_harder_than_one() -> None:
    _, changed = faced("2 blue murloc", DICE)
    assert changed == {"health": -2}


@pytest.mark.card("ghoul")
def test_ghouls_leave_no_reroll() -> None:
    for foe, rerolls in (("1 blue ghoul", False), ("1 blue worgen", True)):
        d = Duel("druid", "bent-staff", foe=foe).to_roll().throw("r1")
        assert (d.label == "reroll") is rerolls


@pytest.mark.card("crusader", "worgen", "infernal")
@pytest.mark.parametrize(
    ("foe", "left"), [("2 blue crusader", 1), ("2 blue worgen", 0), ("1 blue infernal", 0)]
)
def test_hits_are_removed_as_the_round_ends(foe: str, left: int) -> None:
    """Of three: one for each Crusader, two for each Worgen, three by an Infernal."""
    d = Duel("druid", foe=foe, health=60).to_roll()
    lay(d, "horde", damage=3)
    assert d.throw("").next_round()["box horde damage"] == left


@pytest.mark.card("spider", "wraith")
def test_spiders_and_wraiths_are_not_worn_down() -> None:
    for foe, tokens in (("spider", 0), ("wraith", 0), ("worgen", 3)):
        d = Duel("druid", foe=f"1 blue {foe}").to_roll()
        d.s.attrition = 3
        d.throw("r3").to("wound")
        assert d["box horde attrition"] == tokens


@pytest.mark.card("wildkin")
def test_wildkin_take_a_power_for_each_one() -> None:
    d, _ = faced("1 blue wildkin", "r1 g1 b2", wears="moonfire starfire barkskin")
    assert d.label == "disarm"
    d.say("unequip horde1 moonfire", "unequip horde1 barkskin")
    worn = d["worn horde1"]
    assert ("starfire" in worn, "moonfire" in worn, "barkskin" in worn) == (True, False, False)
    assert d.label != "disarm"


@pytest.mark.card("drake")
def test_against_a_drake_only_green_eights_are_armor() -> None:
    d = Duel("druid", foe="1 blue drake").to_roll().throw("g7 g8 g8 g6").to("wound")
    assert d["box horde armor"] == 2
    d = Duel("druid", foe="1 blue worgen").to_roll().throw("g7 g8 g8 g6").to("wound")
    assert d["box horde armor"] == 4


@pytest.mark.card("doomguard")
def test_a_doom_guard_takes_dice_from_everybody() -> None:
    d, _ = faced("1 blue doomguard", "r1 r2 r3 b1 g1", friend=hero("warrior"), health=60)
    assert sorted(d.dice().split()) == ["g1", "r3"]
    assert [d.s.banished[x] for x in range(3)] == [3, 1, 0]  # and the 2 of a friend
    d.next_round(wounds="horde1")
    assert values.limit(d.s, c.RED) == 4
    assert d.s.side[HERO.index["horde2"]] == 1
