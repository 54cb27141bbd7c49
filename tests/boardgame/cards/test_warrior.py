"""The Warrior's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, gives, uses
from tests.boardgame.table import Table, hero

CASES = [
    uses(
        "rend", "EP", "pick red4", table="r4 r3 b3 g5", only="red4", energy=-1, dice="r8 r3 b3 g5"
    ),
    uses("heroic-strike", "SP", red=1, reroll=1, energy=-2),
    gives("battle-shout", reroll=1),
    uses("thunder-clap", "SP", blue=2, energy=-2),
    gives("defensive-stance", green=2, red=-1),  # it covers Battle Stance
    uses("bloodrage", "SP", "pay 3", only="1 2 3", health=-3, energy=6),
    gives("shield-wall", attrition=-2),
    uses(
        "shield-wall",
        "EP",
        "pick red4",
        "pick blue8",
        "pick green4",
        table="r4 r4 b8 b3 g4 g8",
        only="red4 blue8 green4",
        dice="r4 b3 g8 g8 g8 g8",
    ),
    uses(
        "revenge", "EPT", wears="defensive-stance", table="r1 g6 g8 g5", attrition_box=2, energy=-2
    ),
    uses("cleave", "ER", "spot red8", table="r8 r7 b8", only="red8", attrition=3, energy=-1),
    gives("berserker-stance", red=-1, green=-1, attrition=2),  # of one green die
    uses("berserker-stance", "EP", "pick red1", table="r8 r1 b1", only="red1", dice="r8 r8 b1"),
    uses(
        "improved-heroic-strike",
        "SP",
        use="heroic-strike",
        wears="heroic-strike",
        red=2,
        reroll=1,
        energy=-2,
    ),
    uses(
        "cruelty",
        "ER",
        "pick red1",
        "pick red7",
        table="r1 r7 r8 b1",
        only="red1 red7",
        dice="r2 r8 r8 b1",
    ),
    uses("piercing-howl", "PT", table="r1", armor_box=1),
    uses(
        "unbridled-wrath",
        "ER",
        "spot red7",
        "spot red8",
        table="r6 r7 r8 b8",
        only="red7 red8",
        energy=2,
    ),
    gives("improved-battle-shout", unless={}, hero={"wears": "battle-shout"}, reroll=1),
    uses(
        "impale", "EP", "spot red8", "!r8 r1", table="r8 r7 b8", only="red8", dice="r8 r8 r7 r1 b8"
    ),
    uses(
        "mortal-strike",
        "SP",
        "remove green1",
        "remove green1",
        wears="soldiers-armor",
        only="green1",
        green=-2,
        damage_box=2,
    ),
    gives("shield-discipline", green=2),
    uses(
        "shield-discipline", "EP", "pick green1", table="g1 g8 r1", only="green1", dice="g8 g8 r1"
    ),
    uses(
        "blood-thirst",
        "EP",
        "spot red8",
        "spot red8",
        table="r8 r8 r7 b8",
        only="red8",
        defense_box=2,
    ),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_warrior_does(case: Any) -> None:
    case.check("warrior")


@pytest.mark.card("battle-shout", "improved-battle-shout")
@pytest.mark.parametrize(("talents", "more"), [("", 1), ("improved-battle-shout", 2)])
def test_battle_shout_is_for_all_friends(talents: str, more: int) -> None:
    d = Duel("warrior", "battle-shout", talents, friend=hero("shaman"))
    d.no()  # the friend attacks first
    assert d.s.attacker == 1
    assert d["rerolls"] == more


@pytest.mark.card("intercept")
def test_intercept_challenges_in_a_region_next_door() -> None:
    def stand(where: str, **more: Any) -> Table:
        one = hero("warrior", level=2, at=where, **more)
        heroes = {"horde1": one, "alliance1": hero("mage")}
        return Table(heroes=heroes, quests=["terror-in-the-fields"])

    worn = {"equipped": {"power2": "intercept"}}
    t = stand("tirisfal-outpost", **worn)
    assert t.offers("A", "intercept") == ["intercept horde1 balnir"]
    t.do("A intercept horde1 balnir")
    assert t["at horde1"] == "balnir"
    assert t["actions horde1"] == 1
    assert "challenged horde1 ghoul" in t.events
    assert not stand("brill", **worn).offers("A", "intercept")  # two steps away
    assert not stand("tirisfal-outpost").offers("A", "intercept")


@pytest.mark.card("execute")
def test_execute_kills_or_is_in_vain() -> None:
    """A Worgen has Health 8: 5 hits and 3 make it, 4 and 3 do not, and then all of them go."""
    d = Duel("warrior", "execute", energy=5).to_roll().throw("b8 b8 b8 r8")
    d.to("EPT").say(d.offered("execute")[0])
    assert d.offers("A") == [f"pay {x}" for x in (1, 2, 3, 4, 5)]
    d.say("pay 5").to("slay")
    assert d["energy horde1"] == 0
    d = Duel("warrior", "execute", energy=5).to_roll().throw("b8 b8 b8 r8")
    d.to("EPT").say(d.offered("execute")[0], "pay 4").to("wound")
    assert d["box horde damage"] == d["box horde defense"] == d["box horde attrition"] == 0


@pytest.mark.card("execute")
def test_hits_stay_if_execute_is_not_used() -> None:
    d = Duel("warrior", "execute").to_roll().throw("b8 b8 b8 r8").to("wound")
    assert (d["box horde damage"], d["box horde defense"]) == (3, 1)


@pytest.mark.card("anger-management")
def test_anger_management_is_two_energy_more() -> None:
    d = Duel("warrior", foe="", energy=5)
    assert d["capacity horde1 energy"] == 5
    d.learn("anger-management")
    assert (d["capacity horde1 energy"], d["energy horde1"]) == (7, 7)
    assert d["capacity horde1 health"] == 14


@pytest.mark.card("dual-wield-specialization")
def test_a_second_weapon_of_level_3_or_less() -> None:
    bag = ["scimitar", "solid-iron-maul", "deathblow", "ley-staff"]
    d = Duel("warrior", talents="dual-wield-specialization", foe="", bag=bag).manage()
    areas = {card: d.areas(card) for card in bag}
    assert areas == {
        "scimitar": ["melee", "general"],
        "solid-iron-maul": ["melee", "general"],
        "deathblow": ["melee"],
        "ley-staff": [],
    }
    assert Duel("warrior", foe="", bag=bag).manage().areas("scimitar") == ["melee"]


@pytest.mark.card("enrage")
def test_enrage_turns_lost_health_into_attrition() -> None:
    d = Duel("warrior", talents="enrage").to_roll().throw("r1")
    assert d["rage horde1"] == 0
    for lost in range(1, 8):
        d.to("wound").say("wound horde1")
        assert d["rage horde1"] == lost
    d.use("PT", "enrage", "pay 4", only="1 2 3 4", attrition=4, rage=-4)
