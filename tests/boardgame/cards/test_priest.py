"""The Priest's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, gives, uses
from tests.boardgame.table import hero

HURT = {"health": 5}
"""Of 8: after the first wound there are 4."""
WEAK = {"friend": hero("warrior", health=3, energy=0)}

CASES = [
    uses("shadow-word-pain", "SP", blue=1, energy=-1),
    uses(
        "power-word-fortitude",
        "SP",
        hero={"friend": hero("warrior")},
        health=1,
        mate_health=1,
        energy=-2,
    ),
    uses("lesser-heal", "HURT", hero=HURT, health=2, energy=-1, off=["lesser-heal"]),
    uses("power-word-shield", "SP", green=2, energy=-1),
    uses("greater-heal", "HURT", hero={"health": 2}, health=6, energy=-3, off=["greater-heal"]),
    uses("shadowguard", "DAMAGED", hero={"foe": "1 blue gnoll"}, damage_box=3),
    uses("holy-fire", "ER", table="r1", damage_box=1, energy=-2),
    uses("smite", "SP", blue=3, red=-1, energy=-2),
    uses("mind-control", "SP", red=3, energy=-3),  # half of a Worgen's 7
    uses("starshards", "SP", blue=3, energy=-3),
    uses(
        "improved-healing",
        "HURT",
        use="lesser-heal",
        wears="lesser-heal",
        hero=HURT,
        health=2,
        off=["lesser-heal"],
    ),
    uses(
        "improved-healing",
        "HURT",
        use="greater-heal",
        wears="greater-heal",
        hero={"health": 2},
        health=6,
        energy=-2,
        off=["greater-heal"],
    ),
    gives("holy-nova", red=1, green=1),
    gives("holy-nova", hero={"friend": hero("warrior")}, red=2, green=2),
    uses("improved-smite", "SP", use="smite", wears="smite", blue=4, energy=-2),
    gives("darkness", unless={}, hero={"wears": "shadow-word-pain"}, attrition=2),
    gives("darkness", hero={"wears": "shadowguard"}, attrition=2),
    gives("darkness", hero={"wears": "shadow-word-pain shadowguard"}, attrition=4),
    gives("shadowform", green=4),
    uses("mental-agility", "SP", use="shadow-word-pain", wears="shadow-word-pain", blue=1),
    uses("mental-agility", "SP", use="starshards", wears="starshards", blue=3, energy=-2),
    uses("divine-spirit", "CR", hero=WEAK, energy=3, mate_energy=3),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_priest_does(case: Any) -> None:
    case.check("priest")


@pytest.mark.card("shadow-word-pain", "starshards")
@pytest.mark.parametrize(
    ("card", "cost", "first", "then"), [("shadow-word-pain", 1, 1, 2), ("starshards", 3, 3, 4)]
)
def test_it_grows_if_it_was_used_in_the_round_before(
    card: str, cost: int, first: int, then: int
) -> None:
    d = Duel("priest", card)
    d.use("SP", card, blue=first, energy=-cost).next_round()
    d.use("SP", card, blue=then, energy=-cost)
    d = Duel("priest", card).next_round()
    d.use("SP", card, blue=first, energy=-cost)


@pytest.mark.card("holy-fire")
def test_holy_fire_burns_on() -> None:
    d = Duel("priest", "holy-fire").to_roll().throw("r1")
    d.use("ER", "holy-fire", damage_box=1, energy=-2).next_round()
    d.to_roll().throw("r1").use("ER", "holy-fire", damage_box=2, energy=-2)


@pytest.mark.card("lesser-heal", "greater-heal")
@pytest.mark.parametrize(("card", "much", "cost"), [("lesser-heal", 2, 1), ("greater-heal", 6, 3)])
def test_a_friend_who_was_hurt_is_healed(card: str, much: int, cost: int) -> None:
    d = Duel("priest", card, friend=hero("warrior", health=5)).to("wound")
    d.say("wound horde2").use("HURT", card, mate_health=much, energy=-cost, off=[card])


@pytest.mark.card("power-word-shield")
def test_the_shield_is_for_any_friend_who_attacks() -> None:
    d = Duel("priest", "power-word-shield", friend=hero("shaman"))
    d.no()
    while not d.offered("power-word-shield"):
        d.no()
    assert d.s.attacker == 1
    before = d["pool"]
    d.say(d.offered("power-word-shield")[0])
    assert d["pool"] == [before[0], before[1], before[2] + 2]
    assert d["energy horde1"] == 19


@pytest.mark.card("shadowguard")
def test_shadowguard_pays_back_no_more_than_was_lost() -> None:
    d = Duel("priest", "shadowguard", foe="1 blue gnoll", friend=hero("warrior")).to("wound")
    d.say("wound horde1", "wound horde2", "wound horde2", "wound horde2")
    d.use("DAMAGED", "shadowguard", damage_box=1 + 1, attrition_box=-1)  # the orc's Attrition, too
    d = Duel("priest", "shadowguard", foe="1 blue gnoll", friend=hero("warrior")).to("wound")
    d.say(*["wound horde2"] * 4)
    d.use("DAMAGED", "shadowguard", damage_box=1, attrition_box=-1)


@pytest.mark.card("smite", "improved-smite")
@pytest.mark.parametrize(("talents", "reds"), [("", 0), ("improved-smite", 2)])
def test_smite_leaves_red_dice_aside(talents: str, reds: int) -> None:
    d = Duel("priest", "smite", talents + " holy-nova", friend=hero("warrior"))
    d.to("SP").say(d.offered("smite")[0]).to_roll()
    assert d["pool"][0] == reds  # of three


@pytest.mark.card("resurrection")
def test_resurrection_keeps_a_friend_in_the_fight_who_still_counts_as_defeated() -> None:
    d = Duel("priest", "resurrection", friend=hero("warrior", health=1)).to("wound")
    d.say("wound horde2").to("FALLS")
    assert d.offered("resurrection") == ["use horde1 resurrection.1"]
    d.say("use horde1 resurrection.1")
    assert set(d.offers("A")) == {f"regain {x} {5 - x}" for x in range(1, 6)}  # the Priest's level
    d.say("regain 3 2")
    assert (d["health horde2"], d["energy horde2"], d["at horde2"]) == (3, 2, "balnir")
    assert d["energy horde1"] == 19
    assert "defeated horde2" in d.events
    assert d["actions horde2"] == 0


@pytest.mark.card("prayer-of-healing")
def test_a_prayer_is_an_action_that_heals_all_friends_here() -> None:
    d = Duel("priest", "prayer-of-healing", foe="", friend=hero("warrior", health=1), health=1)
    d.say(d.offered("prayer-of-healing")[0])
    assert (d["health horde1"], d["health horde2"], d["energy horde1"]) == (8, 14, 16)
    assert d["actions horde1"] == 1
    assert "prayer-of-healing" not in d["worn horde1"]
    away = hero("warrior", health=1, at="brill")
    d = Duel("priest", "prayer-of-healing", foe="", friend=away, health=1)
    d.say(d.offered("prayer-of-healing")[0])
    assert d["health horde2"] == 1
    assert not Duel("priest", "prayer-of-healing", foe="", energy=3).offered("prayer-of-healing")


@pytest.mark.card("improved-healing")
def test_a_prayer_costs_one_less_too() -> None:
    d = Duel("priest", "prayer-of-healing", "improved-healing", foe="", energy=3, health=1)
    d.say(d.offered("prayer-of-healing")[0])
    assert d["energy horde1"] == 0


@pytest.mark.card("holy-specialization")
def test_another_friend_is_healed_with_it() -> None:
    friend = hero("warrior", health=5)
    d = Duel("priest", "lesser-heal", "holy-specialization", friend=friend, health=5).to("wound")
    d.say("wound horde1")
    d.use(
        "HURT",
        "lesser-heal",
        "heal horde2",
        only="horde2",
        health=2,
        mate_health=2,
        energy=-1,
        off=["lesser-heal"],
    )


@pytest.mark.card("improved-pain")
def test_improved_pain_goes_with_the_word() -> None:
    d = Duel("priest", "shadow-word-pain", "improved-pain")
    d.to("SP").say(d.offered("shadow-word-pain")[0]).to_roll().throw("b1 b2 r2")
    d.use("EP", "improved-pain", "pick blue2", only="blue2", dice="b1 b8 r2")
    Duel("priest", "shadow-word-pain", "improved-pain").to_roll().throw("b2").never("improved-pain")


@pytest.mark.card("mental-strength")
def test_mental_strength_is_three_energy_more() -> None:
    d = Duel("priest", foe="", energy=12)
    d.learn("mental-strength")
    assert (d["capacity horde1 energy"], d["energy horde1"]) == (15, 15)


@pytest.mark.card("meditation")
def test_meditation_restores_everything_with_a_rest() -> None:
    d = Duel("priest", talents="meditation", foe="", level=3, health=1, energy=1)
    d.say("rest horde1").to("REST").say(d.offered("meditation")[0])
    assert (d["health horde1"], d["energy horde1"]) == (4, 9)


@pytest.mark.card("divine-spirit")
def test_divine_spirit_is_for_the_first_round() -> None:
    Duel("priest", talents="divine-spirit").to("roll").next_round().never("divine-spirit")


@pytest.mark.card("mental-agility")
def test_an_active_power_costs_what_it_costs() -> None:
    d = Duel(
        "priest",
        talents="mental-agility",
        foe="",
        energy=2,
        learned=["shadowguard"],
        bag=["bent-staff"],
    )
    assert d.manage().areas("shadowguard") == []


@pytest.mark.card("inner-focus")
def test_inner_focus_makes_one_instant_of_a_combat_free() -> None:
    d = Duel("priest", "starshards shadow-word-pain", "inner-focus").to("SP")
    d.say(d.offered("starshards")[0], "use horde1 inner-focus.1")
    assert d["energy horde1"] == 20
    d.use("SP", "shadow-word-pain", blue=1, energy=-1).next_round()
    d.use("SP", "starshards", blue=4, energy=-3)  # not again in this combat


@pytest.mark.card("inner-focus")
def test_inner_focus_can_wait_and_pays_where_energy_is_lacking() -> None:
    d = Duel("priest", "starshards shadow-word-pain", "inner-focus", energy=1).to("SP")
    d.say(d.offered("shadow-word-pain")[0], "done")
    assert d["energy horde1"] == 0
    d.say(d.offered("starshards")[0])
    assert d.offers("A") == ["use horde1 inner-focus.1"]
