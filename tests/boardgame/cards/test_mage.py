"""The Mage's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, uses
from tests.boardgame.table import hero

LOW = {"energy": 5}
"""Of 12, so that something can be regained."""

CASES = [
    uses("arcane-intellect", "SP", energy=1),
    uses("fireball", "SP", blue=1, energy=-1),
    uses("frostbolt", "SP", blue=1, green=1, reroll=1, energy=-2),
    uses("fire-blast", "SP", blue=2, energy=-2),
    uses("polymorph", "SP", "slay blue", foes=-1, threat=-5, energy=-2, off=["polymorph"]),
    uses("arcane-missiles", "SP", blue=2, energy=-2),
    uses(
        "mana-shield",
        "SP",
        "pay 3",
        hero={"energy": 7},
        only="1 2 3",
        armor_box=3,
        energy=-6,
        costs=2,
    ),
    uses("dispel", "ER", table="r1 r2 r3 b2 g1 g8", energy=-1, dice="r3 g8"),
    uses("cone-of-cold", "SP", green=2, threat=-1, energy=-2),
    uses("arcane-explosion", "SP", red=2, blue=2, energy=-2),
    uses(
        "arcane-focus",
        "SR",
        *["reroll blue1"] * 5,
        "throw",
        "!b8 b8 b8 b8 b2",
        table="b1 b1 b1 b1 b1 b1 r1",
        only="blue1",
        dice="b1 b2 b8 b8 b8 b8 r1",
    ),
    uses(
        "winters-chill", "SP", "color red", "color blue", only="red blue", red=-1, blue=-1, green=2
    ),
    uses(
        "arcane-meditation",
        "SP",
        "remove blue1",
        only="blue1",
        hero=LOW,
        blue=-1,
        energy=1,
        costs=0,
    ),
    uses(
        "arcane-mind",
        "ER",
        "spot blue8",
        "spot blue8",
        hero=LOW,
        table="b8 b8 b7 r8",
        only="blue8",
        energy=2,
        costs=0,
    ),
    uses(
        "shatter",
        "EP",
        "unequip horde1 frostbolt",
        "pick blue3",
        "pick blue3",
        "pick blue7",
        wears="frostbolt fireball",
        table="b2 b3 b3 b7 b7 r3",
        only="frostbolt",
        dice="b2 b8 b8 b8 b7 r3",
        off=["frostbolt"],
    ),
    uses(
        "combustion",
        "ER",
        "spot blue7",
        "spot blue8",
        "!r5 r1",
        table="b6 b7 b8 r8",
        only="blue7 blue8",
        dice="b6 b7 b8 r8 r5 r1",
    ),
    uses("ice-barrier", "EPT", table="b8 b6 b5 r8", armor_box=2),
    uses(
        "incinerate",
        "EP",
        "unequip horde1 fire-blast",
        "pick blue3",
        "pick blue4",
        "pick blue7",
        wears="fireball fire-blast frostbolt",
        table="b2 b3 b4 b7 b7",
        only="fireball fire-blast",
        dice="b2 b8 b8 b8 b7",
        off=["fire-blast"],
    ),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_mage_does(case: Any) -> None:
    case.check("mage")


@pytest.mark.card("polymorph")
def test_polymorph_is_for_independent_creatures_in_the_first_round() -> None:
    d = Duel("mage", "polymorph", foe="2 blue crusader").next_round()
    d.never("polymorph")
    quest = ("terror-in-the-fields",)
    d = Duel("mage", "polymorph", foe="1 green ghoul", quests=quest, at="balnir")
    d.never("polymorph")


@pytest.mark.card("arcane-missiles")
@pytest.mark.parametrize(
    ("used", "hurt", "cost"), [(True, False, 0), (True, True, 2), (False, False, 2)]
)
def test_arcane_missiles_are_free_after_a_round_without_harm(
    used: bool, hurt: bool, cost: int
) -> None:
    d = Duel("mage", "arcane-missiles", foe="1 blue murloc", friend=hero("warrior", health=20))
    d.to("SP")
    if used:
        d.use("SP", "arcane-missiles", blue=2, energy=-2)
    d.to_roll().throw("b2").next_round(wounds=d.me if hurt else d.mate)
    d.use("SP", "arcane-missiles", blue=2, energy=-cost)


@pytest.mark.card("dispel")
def test_dispel_helps_a_friend_who_attacks() -> None:
    d = Duel("mage", "dispel", friend=hero("warrior"))
    while d.label != "roll":
        d.no()
    assert d.s.attacker == 1
    d.throw("r1 r8 g2").say("done")
    assert d.offered("dispel") == ["use horde1 dispel.1"]
    d.say("use horde1 dispel.1")
    assert (d.dice(), d["energy horde1"]) == ("r8", 19)


@pytest.mark.card("teleport")
def test_teleport_is_an_action_of_a_region_an_energy() -> None:
    d = Duel("mage", "teleport", foe="1 blue ogre", at="brill", energy=3)
    assert "use horde1 teleport.1" in d.offers("A")
    d.say("use horde1 teleport.1")
    assert d.offers("A") == ["pay 1", "pay 2", "pay 3"]
    d.say("pay 3", "go tirisfal-outpost", "go balnir", "go bulwark")  # past the Ogre
    assert (d["at horde1"], d["energy horde1"], d["actions horde1"]) == ("bulwark", 0, 1)
    assert d.label == "act"
    assert not d.offered("teleport")


@pytest.mark.card("portal")
def test_a_portal_takes_those_home_who_want_to_go() -> None:
    d = Duel("mage", "portal", foe="", friend=hero("warrior"))
    d.say(d.offered("portal")[0], "go brill")
    assert d.offers("A") == ["go brill", "stay horde2"]
    d.say("stay horde2")
    assert (d["at horde1"], d["at horde2"]) == ("brill", "balnir")
    assert (d["energy horde1"], d["actions horde1"]) == (19, 2)
    assert not d.offered("portal")
    assert not Duel("mage", "portal", foe="", energy=0).offered("portal")


@pytest.mark.card("arcane-explosion")
@pytest.mark.parametrize(("dice", "lost"), [("r1 b1 g8", 1), ("r1 b2 g1", 0), ("r1 r1 b1 b1", 1)])
def test_arcane_explosion_backfires_with_two_ones(dice: str, lost: int) -> None:
    d = Duel("mage", "arcane-explosion", friend=hero("warrior", health=9))
    d.to("SP").say(d.offered("arcane-explosion")[0])
    d.to_roll().throw(dice).to("stopped")
    assert (d["health horde1"], d["health horde2"]) == (20 - lost, 9 - lost)


@pytest.mark.card("arcane-explosion")
def test_arcane_explosion_does_no_harm_unless_it_is_used() -> None:
    d = Duel("mage", "arcane-explosion").to_roll().throw("r1 b1").to("stopped")
    assert d["health horde1"] == 20


@pytest.mark.card("arcane-focus")
def test_arcane_focus_rerolls_as_many_dice_as_the_level() -> None:
    d = Duel("mage", talents="arcane-focus", level=2).to_roll().throw("b1 b1 b1 r1")
    d.use(
        "SR", "arcane-focus", "reroll blue1", "reroll blue1", "throw", "!b8 b8", dice="b1 b8 b8 r1"
    )


@pytest.mark.card("piercing-ice")
@pytest.mark.parametrize("spell", ["frostbolt", "cone-of-cold"])
def test_piercing_ice_goes_with_frost(spell: str) -> None:
    d = Duel("mage", f"{spell} fireball", "piercing-ice")
    d.to("SP").say(d.offered(spell)[0])
    d.to_roll().throw("b8 b7 r8")
    d.use("ER", "piercing-ice", "spot blue8", "!r5 r6", only="blue8", dice="b8 b7 r8 r5 r6")
    d = Duel("mage", f"{spell} fireball", "piercing-ice")
    d.to("SP").say(d.offered("fireball")[0])
    d.to_roll().throw("b8 b7 r8").never("piercing-ice")


@pytest.mark.card("ice-block")
def test_ice_block_leaves_the_combat_and_stays_in_the_region() -> None:
    d = Duel("mage", talents="ice-block").to_roll().throw("b8 r8").to("EP")
    d.say(d.offered("ice-block")[0]).to("act")
    assert (d["at horde1"], d["health horde1"], d.count()["foes"]) == ("balnir", 20, 1)
    assert not any(event.startswith(("defeated", "won_fight")) for event in d.events)


@pytest.mark.card("impact")
@pytest.mark.parametrize("spell", ["fireball", "fire-blast"])
def test_impact_goes_with_fire(spell: str) -> None:
    d = Duel("mage", f"{spell} frostbolt", "impact")
    d.to("SP").say(d.offered(spell)[0])
    d.to_roll().throw("b5").use("ER", "impact", threat=-1)
    d = Duel("mage", f"{spell} frostbolt", "impact")
    d.to("SP").say(d.offered("frostbolt")[0])
    d.to_roll().throw("b5").never("impact")


@pytest.mark.card("arcane-power")
def test_arcane_power_doubles_instants_for_an_energy_more() -> None:
    d = Duel("mage", "fireball arcane-intellect", "arcane-power")
    d.use("SP", "fireball", blue=1, energy=-1, again=True)
    d.use("SP", "fireball", blue=1, energy=-2)
    d.use("SP", "arcane-intellect", energy=1)  # an active power: once
