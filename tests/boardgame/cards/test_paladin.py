"""The Paladin's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, gives, uses
from tests.boardgame.table import hero

HURT = {"health": 6}

CASES = [
    gives("seal-of-righteousness", attrition=1),
    uses("seal-of-righteousness", "SP", use="judgement", red=1),
    gives("devotion-aura", green=1),
    uses(
        "blessing-of-might", "ER", "pick red5", table="r4 r5 r8 b5", only="red5", dice="r4 r8 r8 b5"
    ),
    uses("holy-light", "HURT", hero=HURT, health=2, energy=-2),
    uses("hammer-of-justice", "SP", red=1, green=1, energy=-2),
    uses(
        "seal-of-justice",
        "ER",
        "spot red8",
        "!g6",
        table="r8 r7 b8",
        only="red8",
        dice="r8 r7 b8 g6",
    ),
    uses("seal-of-justice", "SP", use="judgement", red=1, green=1),
    uses(
        "concentration-aura",
        "SP",
        use="hammer-of-justice",
        wears="hammer-of-justice",
        red=1,
        green=1,
        energy=-1,
    ),
    uses("seal-of-command", "ER", "spot red8", table="r8 r8 b8", only="red8", attrition_box=3),
    uses("seal-of-command", "SP", use="judgement", red=2),
    uses(
        "blessing-of-protection",
        "EP",
        "pick red1",
        "pick red8",
        "done",
        table="r1 r8 r5 b1 g1",
        only="red1 red5 red8",
        dice="r5 b1 g1 g8 g8",
    ),
    uses(
        "consecration",
        "ER",
        "spot red7",
        "spot red8",
        table="r7 r8 r6 b8",
        only="red7 red8",
        damage_box=2,
        energy=-3,
    ),
    gives("improved-devotion", hero={"wears": "devotion-aura"}, unless={}, green=1, reroll=1),
    uses("improved-righteousness", "SP", use="judgement", wears="seal-of-righteousness", red=2),
    uses("improved-righteousness", "SP", use="judgement", wears="seal-of-command", red=2),
    gives("mace-specialization", unless={"wears": "dull-blade"}, red=1, reroll=1),
    uses(
        "improved-might",
        "ER",
        "pick red5",
        use="blessing-of-might",
        wears="blessing-of-might",
        table="r5 r6",
        dice="r8 r6",
        again=True,
    ),
    uses(
        "holy-shield",
        "ER",
        "spot green7",
        hero={"health": 5},
        table="g7 g6 r8",
        only="green7",
        health=1,
        attrition_box=1,
    ),
    gives("reckoning", attrition=2),
    uses("vengeance-paladin", "PT", "spot red8", table="r8 r8 r7 b8", only="red8", damage_box=2),
    uses(
        "improved-holy-light",
        "HURT",
        use="holy-light",
        wears="holy-light",
        hero=HURT,
        health=3,
        energy=-2,
    ),
    gives("holy-shock", blue=2, reroll=2),
    uses("conviction", "ER", "spot red8", "spot red8", table="r8 r8 r7 b8", only="red8", threat=-2),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_paladin_does(case: Any) -> None:
    case.check("paladin")


@pytest.mark.card("seal-of-righteousness")
def test_without_a_seal_there_is_no_judgement() -> None:
    Duel("paladin", "hammer-of-justice").never("judgement")


@pytest.mark.card("holy-light")
def test_the_light_heals_a_friend_and_stays() -> None:
    d = Duel("paladin", "holy-light", friend=hero("warrior", health=5)).to("wound")
    d.say("wound alliance2").use("HURT", "holy-light", mate_health=2, energy=-2)


@pytest.mark.card("lay-on-hands")
def test_lay_on_hands_comes_before_an_action() -> None:
    d = Duel("paladin", "lay-on-hands", foe="", health=1)
    d.say(d.offered("lay-on-hands")[0])
    assert (d["health alliance1"], d["energy alliance1"], d["actions alliance1"]) == (12, 18, 2)
    assert not d.offered("lay-on-hands")
    assert not Duel("paladin", "lay-on-hands", foe="", health=1, energy=1).offered("lay-on-hands")
    Duel("paladin", "lay-on-hands", health=1).never("lay-on-hands", "roll")


@pytest.mark.card("blessing-of-freedom")
def test_freedom_leaves_and_passes_independent_creatures() -> None:
    d = Duel("paladin", "blessing-of-freedom", foe="1 blue ogre", at="venomweb")
    d.say("travel alliance1 balnir", "go bulwark")
    assert d["at alliance1"] == "bulwark"
    d = Duel("paladin", foe="1 blue ogre", at="venomweb").say("travel alliance1 balnir")
    assert d["at alliance1"] == "balnir"
    assert d.offers("B", "go") == d.offers("B", "travel") == []


@pytest.mark.card("blessing-of-freedom")
def test_freedom_does_not_have_to_challenge() -> None:
    d = Duel("paladin", "blessing-of-freedom", foe="", at="balnir")
    assert d.offers("B", "rest")


@pytest.mark.card("concentration-aura")
def test_concentration_pays_for_active_powers_and_not_for_itself() -> None:
    one: dict[str, Any] = {
        "foe": "",
        "learned": ["seal-of-command", "concentration-aura"],
        "bag": ["dull-blade"],
    }
    d = Duel("paladin", energy=6, **one).manage()
    d.say("equip alliance1 concentration-aura power1")
    assert d["energy alliance1"] == 4
    d.say("equip alliance1 seal-of-command power2")
    assert d["energy alliance1"] == 0


@pytest.mark.card("benediction")
@pytest.mark.parametrize(
    "card", ["blessing-of-protection", "seal-of-command", "concentration-aura"]
)
def test_benediction_equips_blessings_seals_and_auras_for_nothing(card: str) -> None:
    one: dict[str, Any] = {"foe": "", "learned": [card], "bag": ["dull-blade"], "energy": 0}
    d = Duel("paladin", talents="benediction", **one).manage()
    assert d.areas(card) == ["power1", "power2", "power3"]
    d.say(f"equip alliance1 {card} power1")
    assert d["energy alliance1"] == 0
    assert Duel("paladin", **one).manage().areas(card) == []


@pytest.mark.card("benediction")
def test_benediction_pays_for_no_hammer() -> None:
    d = Duel("paladin", "hammer-of-justice", "benediction")
    d.use("SP", "hammer-of-justice", red=1, green=1, energy=-2)


@pytest.mark.card("blessing-of-kings")
def test_the_blessing_of_kings_is_two_of_both() -> None:
    d = Duel("paladin", foe="", health=12, energy=8)
    d.learn("blessing-of-kings")
    assert (d["health alliance1"], d["energy alliance1"]) == (14, 10)
    assert (d["capacity alliance1 health"], d["capacity alliance1 energy"]) == (14, 10)


@pytest.mark.card("improved-might")
def test_might_twice_and_no_more() -> None:
    d = Duel("paladin", "blessing-of-might", "improved-might").to_roll().throw("r5 r6 r7")
    d.use("ER", "blessing-of-might", "pick red5", dice="r8 r6 r7", again=True)
    d.use("ER", "blessing-of-might", "pick red6", dice="r8 r8 r7")
