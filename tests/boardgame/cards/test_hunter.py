"""The Hunter's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, gives, uses
from tests.boardgame.table import hero

CASES = [
    uses("scorpid-sting", "SP", blue=1, energy=-1),
    gives("aspect-of-the-monkey", reroll=2),
    uses(
        "hunters-mark",
        "ER",
        "pick blue1",
        "pick blue7",
        table="b1 b7 b8 r1",
        only="blue1 blue7",
        dice="b2 b8 b8 r1",
    ),
    uses(
        "wing-clip",
        "EPT",
        "pay 3",
        table="b8 b7 b6 b6 b5 r8",
        only="0 1 2 3",
        energy=-2,
        damage_box=-3,
        defense_box=3,
    ),
    gives("bear", red=1, pet=3),
    uses(
        "serpents-sting",
        "EP",
        "pick blue1",
        table="b1 b8 r1",
        only="blue1",
        energy=-1,
        dice="b8 b8 r1",
    ),
    gives("aspect-of-the-hawk", attrition=2),
    uses("mend-pet", "SP", wears="bear", hero={"pet": 1}, pet=2, off=["mend-pet"]),
    uses("multi-shot", "SP", blue=2, energy=-2),
    gives("white-tiger", red=2, pet=4),
    uses(
        "white-tiger",
        "ER",
        "pay 2",
        "pick red1",
        "pick green7",
        table="r1 r8 b8 g7",
        only="1 2",
        energy=-2,
        costs=1,
        dice="r2 r8 b8 g8",
    ),
    uses("immolation-trap", "PT", table="r1", defense_box=3, energy=-3),
    gives("lightning-reflexes", green=2),
    uses("efficiency", "SP", use="scorpid-sting", wears="scorpid-sting", blue=1),
    uses("efficiency", "SP", use="multi-shot", wears="multi-shot", blue=2, energy=-1),
    uses(
        "efficiency",
        "EP",
        "pick blue1",
        use="serpents-sting",
        wears="serpents-sting",
        table="b1",
        dice="b8",
    ),
    uses(
        "efficiency",
        "PT",
        use="immolation-trap",
        wears="immolation-trap",
        table="r1",
        defense_box=3,
        energy=-3,
    ),
    uses(
        "precision",
        "ER",
        "spot red8",
        "pay 1",
        table="r8 b8 g8 r7",
        only="red8 blue8",
        damage_box=1,
    ),
    uses("precision", "ER", "spot blue8", "pay 0", table="r8 b8 g8 r7", defense_box=1),
    uses(
        "improved-hunters-mark",
        "ER",
        "pick blue1",
        "pick blue1",
        use="hunters-mark",
        wears="hunters-mark",
        table="b1 b1 b5",
        dice="b2 b2 b5",
        again=True,
    ),
    uses(
        "improved-sting",
        "EP",
        "pick blue1",
        use="serpents-sting",
        wears="serpents-sting",
        table="b1",
        dice="b8",
        attrition=1,
        energy=-1,
    ),
    uses("improved-sting", "SP", use="scorpid-sting", wears="scorpid-sting", blue=2, energy=-1),
    uses(
        "lethal-shots",
        "SR",
        "remove red1",
        "remove red8",
        "!b4 b5",
        wears="aspect-of-the-monkey",
        table="r1 r8 r5 b1",
        only="red1 red5 red8",
        dice="r5 b1 b4 b5",
        reroll=-2,
    ),
    uses(
        "mortal-shots",
        "ER",
        "spot blue8",
        "spot blue8",
        table="b8 b8 b7 r8",
        only="blue8",
        damage_box=2,
    ),
    gives("growl", hero={"wears": "bear"}, unless={}, red=2),
    uses("aimed-shot", "SP", wears="fine-longbow", blue=-2, dice="b7 b8"),
    uses(
        "lacerate", "ER", "spot red8", "spot red8", table="r8 r8 r7 b8", only="red8", defense_box=2
    ),
    uses(
        "frenzy",
        "SP",
        "unequip horde1 bear",
        wears="bear",
        hero={"pet": 2},
        attrition_box=4,
        pet=-2,
        off=["bear"],
    ),
    gives("trueshot", threat=-1),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_hunter_does(case: Any) -> None:
    case.check("hunter")


@pytest.mark.card("bear", "white-tiger")
@pytest.mark.parametrize(("pet", "wounds"), [("bear", 3), ("white-tiger", 4)])
def test_a_pet_takes_wounds_until_it_goes(pet: str, wounds: int) -> None:
    d = Duel("hunter", pet).to_roll().throw("r1")
    for left in range(wounds, 0, -1):
        d.to("who_takes_it")
        assert d["pet horde1"] == left
        d.say("companion")
    assert pet not in d["worn horde1"]
    assert d["health horde1"] == 20


@pytest.mark.card("mend-pet")
def test_mend_pet_needs_a_pet_that_is_hurt() -> None:
    Duel("hunter", "mend-pet bear").never("mend-pet")
    Duel("hunter", "mend-pet").never("mend-pet")


@pytest.mark.card("aspect-of-the-cheetah")
def test_the_cheetah_runs_a_region_further_and_is_gone() -> None:
    d = Duel("hunter", "aspect-of-the-cheetah", foe="", at="brill")
    d.say("travel horde1 tirisfal-outpost", "go balnir")
    assert d.offers("A") == ["use horde1 aspect-of-the-cheetah.1", "stop"]
    d.say("use horde1 aspect-of-the-cheetah.1", "unequip horde1 aspect-of-the-cheetah")
    assert "aspect-of-the-cheetah" not in d["worn horde1"]
    d.say("go bulwark")
    assert (d["at horde1"], d["actions horde1"], d.label) == ("bulwark", 1, "act")
    d = Duel("hunter", foe="", at="brill").say("travel horde1 tirisfal-outpost", "go balnir")
    assert d.label == "act"


@pytest.mark.card("aimed-shot")
def test_one_blue_die_is_aimed_at_7() -> None:
    d = Duel("hunter", talents="aimed-shot")
    d.use("SP", "aimed-shot", blue=-1, dice="b7")


@pytest.mark.card("lethal-shots")
def test_lethal_shots_stand_for_the_reroll() -> None:
    d = Duel("hunter", "aspect-of-the-monkey", "lethal-shots").to_roll().throw("r1 b1")
    d.use("SR", "lethal-shots", "remove red1", "!b4", reroll=-2, dice="b1 b4")
    assert d.label != "reroll"
    Duel("hunter", talents="lethal-shots").to_roll().throw("r1 b1").never("lethal-shots")


@pytest.mark.card("improved-hunters-mark")
def test_a_third_mark_is_one_too_many() -> None:
    d = Duel("hunter", "hunters-mark", "improved-hunters-mark").to_roll().throw("b1 b1")
    d.use("ER", "hunters-mark", "pick blue1", "pick blue1", dice="b2 b2", again=True)
    d.use("ER", "hunters-mark", "pick blue2", "pick blue2", dice="b3 b3")


@pytest.mark.card("wing-clip")
def test_wing_clip_moves_only_what_this_hero_has_placed() -> None:
    d = Duel("hunter", "wing-clip", friend=hero("mage")).to_roll().throw("b8 r8").to("EPT")
    d.say(d.offered("wing-clip")[0])
    assert d.offers("A") == ["pay 0", "pay 1"]
