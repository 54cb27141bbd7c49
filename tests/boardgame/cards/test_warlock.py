"""The Warlock's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, gives, uses
from tests.boardgame.table import hero

CASES = [
    uses(
        "immolate",
        "EP",
        "pick blue4",
        table="b3 b4 b8 r4",
        only="blue4",
        energy=-1,
        dice="b3 b8 b8 r4",
    ),
    uses("shadow-bolt", "SP", blue=1, energy=-1),
    gives("demon-armor", green=1, reroll=1),
    uses("corruption", "ER", table="r1", attrition=2, energy=-2),
    gives("imp", blue=1, green=1, pet=2),
    uses("curse-of-recklessness", "SP", threat=-1, reroll=-1, energy=-1),
    gives("voidwalker", red=1, reroll=1, pet=4),
    uses("curse-of-agony", "SP", blue=2, energy=-2),
    uses(
        "curse-of-exhaustion",
        "ER",
        "pick blue1",
        "pick blue7",
        table="b1 b7 b8 r1",
        only="blue1 blue7",
        energy=-1,
        dice="b3 b8 b8 r1",
    ),
    gives("succubus", red=3, reroll=2, pet=2),
    uses("deathcoil", "DEF", hero={"health": 4}, attrition_box=3, health=3, energy=-3),
    uses("improved-shadow-bolt", "SP", use="shadow-bolt", wears="shadow-bolt", blue=2, energy=-1),
    gives("demonic-embrace", reroll=-1),
    gives("fel-stamina", hero={"wears": "imp"}, unless={}, pet=2),
    uses(
        "improved-immolate",
        "EP",
        "pick red1",
        use="immolate",
        wears="immolate",
        table="r1 r8 b1 b8 g1",
        only="red1 red8 blue1",
        energy=-1,
        dice="r8 b1 b8 b8 g1",
    ),
    uses("shadowburn", "SP", damage_box=2, energy=-3),
    uses("siphon-life", "SP", hero={"health": 5}, health=1, attrition=1),
    uses(
        "sacrifice",
        "ER",
        "unequip horde1 voidwalker",
        wears="voidwalker",
        hero={"health": 8},
        table="r1",
        health=5,
        pet=-4,
        off=["voidwalker"],
    ),
    uses(
        "soothing-kiss",
        "ER",
        "unequip horde1 succubus",
        wears="succubus",
        table="r1",
        threat=-2,
        pet=-2,
        off=["succubus"],
    ),
    uses(
        "conflagrate",
        "EP",
        "pick blue4",
        use="immolate",
        wears="immolate",
        table="b4 b5 b3",
        energy=-1,
        dice="b8 b5 b3",
        again=True,
    ),
    uses(
        "unholy-power",
        "SP",
        "equip horde1 imp power1",
        hero={"learned": ["imp"]},
        only="power1",
        blue=1,
        green=1,
        pet=2,
        energy=-5,
        on=["imp"],
    ),
    uses(
        "holocaust",
        "ER",
        "spot blue7",
        "spot blue8",
        table="b7 b8 b6 r8",
        only="blue7 blue8",
        damage_box=2,
    ),
    uses("nightfall", "SP", use="shadow-bolt", wears="shadow-bolt", blue=1, again=True),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_warlock_does(case: Any) -> None:
    case.check("warlock")


@pytest.mark.card("shadow-bolt")
def test_shadow_bolt_may_bring_rerolls() -> None:
    d = Duel("warlock", "shadow-bolt")
    d.use("SP", "shadow-bolt", blue=1, energy=-1)
    d.to_roll().throw("b7 r8 g8").use("SR", "shadow-bolt", "spot red8", only="red8", reroll=2)
    Duel("warlock", "shadow-bolt").to_roll().throw("r8").never("shadow-bolt")


@pytest.mark.card("curse-of-agony")
def test_agony_grows() -> None:
    d = Duel("warlock", "curse-of-agony")
    d.use("SP", "curse-of-agony", blue=2, energy=-2).next_round()
    d.use("SP", "curse-of-agony", blue=3, energy=-2)


@pytest.mark.card("curse-of-recklessness")
def test_recklessness_lowers_the_threat_for_friends_too() -> None:
    d = Duel("warlock", "curse-of-recklessness", friend=hero("warrior"), lead=True)
    d.to("SP").say(d.offered("curse-of-recklessness")[0])
    assert d["threat horde2"] == 5
    assert d.next_round()["threat horde2"] == 6


@pytest.mark.card("imp", "voidwalker", "succubus", "fel-stamina")
@pytest.mark.parametrize(("demon", "wounds"), [("imp", 2), ("voidwalker", 4), ("succubus", 2)])
@pytest.mark.parametrize("more", [0, 2])
def test_a_demon_takes_wounds_until_it_goes(demon: str, wounds: int, more: int) -> None:
    d = Duel("warlock", demon, "fel-stamina" if more else "").to_roll().throw("r1")
    for left in range(wounds + more, 0, -1):
        d.to("who_takes_it")
        assert d["pet horde1"] == left
        d.say("companion")
    assert demon not in d["worn horde1"]


@pytest.mark.card("demonic-embrace")
def test_the_embrace_is_two_health_more() -> None:
    d = Duel("warlock", foe="", health=8)
    d.learn("demonic-embrace")
    assert (d["capacity horde1 health"], d["health horde1"]) == (10, 8)


@pytest.mark.card("sacrifice")
def test_what_a_sacrifice_brings_above_the_capacity_is_lost_with_the_round() -> None:
    d = Duel("warlock", "voidwalker", "sacrifice", health=8, friend=hero("warrior"))
    d.to_roll().throw("r1").use(
        "ER", "sacrifice", "unequip horde1 voidwalker", health=5, pet=-4, off=["voidwalker"]
    )
    assert d.next_round(wounds="horde2")["health horde1"] == 8


@pytest.mark.card("unholy-power")
def test_one_demon_at_a_time() -> None:
    Duel("warlock", "imp", "unholy-power", learned=["succubus"]).never("unholy-power")
    Duel("warlock", "", "unholy-power", energy=4, learned=["succubus"]).never("unholy-power")


@pytest.mark.card("ritual-of-summoning")
def test_a_friend_is_summoned_from_anywhere() -> None:
    away = hero("warrior", at="overlook")
    d = Duel("warlock", "ritual-of-summoning", foe="", friend=away, energy=4)
    d.say(d.offered("ritual-of-summoning")[0], "summon horde2")
    assert (d["at horde2"], d["energy horde1"], d["actions horde1"]) == ("balnir", 0, 2)
    d = Duel("warlock", "ritual-of-summoning", foe="", friend=away, energy=3)
    assert not d.offered("ritual-of-summoning")


@pytest.mark.card("nightfall", "conflagrate")
def test_not_three_times() -> None:
    d = Duel("warlock", "shadow-bolt", "nightfall")
    d.use("SP", "shadow-bolt", blue=1, again=True).use("SP", "shadow-bolt", blue=1)
    d = Duel("warlock", "immolate", "conflagrate").to_roll().throw("b4 b5 b6")
    d.use("EP", "immolate", "pick blue4", energy=-1, dice="b8 b5 b6", again=True)
    d.use("EP", "immolate", "pick blue5", energy=-1, dice="b8 b8 b6")
