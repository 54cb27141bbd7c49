"""The Shaman's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, gives, uses
from tests.boardgame.table import hero

HURT = {"health": 4}
LOW = {"energy": 5}
TWO = {"foe": "2 blue crusader"}

CASES = [
    gives("rockbiter-weapon", red=1, reroll=1),
    uses(
        "lightning-shield",
        "ER",
        "remove green5",
        table="g5 g4 g8 r8",
        only="green5 green8",
        defense_box=1,
        dice="g4 g8 r8",
    ),
    uses("healing-wave", "HURT", hero=HURT, health=2, energy=-1, off=["healing-wave"]),
    uses("earth-shock", "SP", red=2, energy=-2),
    gives("stoneskin-totem", green=2, reroll=1),
    uses(
        "windfury-weapon",
        "ER",
        "spot red8",
        "spot red8",
        "!r1 r8",
        table="r8 r8 r7 b8",
        only="red8",
        dice="r8 r8 r7 b8 r1 r8",
    ),
    uses("chain-lightning", "SP", blue=2, energy=-2),
    uses("chain-lightning", "SP", hero=TWO, blue=3, energy=-2),
    uses("frost-shock", "SP", blue=2, green=2, energy=-3),
    uses(
        "purge",
        "ER",
        wears="stoneskin-totem",
        hero={"stun": 1, "curse": 1},
        table="r1",
        armor_box=3,
        energy=-2,
        stun=-1,
        curse=-1,
    ),
    uses(
        "strength-of-earth-totem",
        "ER",
        "spot green8",
        "spot green8",
        table="g8 g8 g7 r8",
        only="green8",
        attrition=2,
    ),
    uses("elemental-focus", "SP", use="lightning-bolt", blue=1),
    uses("elemental-focus", "SP", use="earth-shock", wears="earth-shock", red=2, energy=-1),
    uses(
        "elemental-focus", "SP", use="frost-shock", wears="frost-shock", blue=2, green=2, energy=-2
    ),
    uses(
        "elemental-focus", "SP", use="chain-lightning", wears="chain-lightning", blue=2, energy=-2
    ),
    uses(
        "improved-healing-wave",
        "HURT",
        use="healing-wave",
        wears="healing-wave",
        hero=HURT,
        health=4,
        energy=-1,
        off=["healing-wave"],
    ),
    gives("improved-rockbiter", hero={"wears": "rockbiter-weapon"}, unless={}, red=1),
    uses("call-of-thunder", "SP", use="lightning-bolt", blue=2, energy=-1),
    uses(
        "call-of-thunder", "SP", use="chain-lightning", wears="chain-lightning", blue=3, energy=-2
    ),
    uses(
        "thundering-strikes",
        "ER",
        "pick red1",
        table="r1 r8 b2 g1",
        only="red1 blue2",
        dice="r8 r8 b2 g1",
    ),
    uses("parry", "SP", "remove red1", only="red1", red=-1, green=3),
    gives("stormstrike", blue=2),
    uses(
        "improved-windfury",
        "ER",
        "spot green8",
        "spot blue8",
        "color green",
        "!g1",
        "color red",
        "!r8",
        use="windfury-weapon",
        wears="windfury-weapon",
        table="r7 b8 g8",
        only="blue8 green8",
        dice="r7 b8 g8 g1 r8",
    ),
    uses(
        "natures-swiftness",
        "SP",
        "equip horde1 healing-wave power1",
        hero={"learned": ["healing-wave"]},
        only="power1",
        energy=-2,
        on=["healing-wave"],
    ),
    uses(
        "natures-swiftness",
        "SP",
        use="chain-lightning",
        wears="chain-lightning",
        blue=2,
        energy=-2,
        again=True,
    ),
    uses(
        "elemental-fury",
        "PT",
        "spot red8",
        "spot blue8",
        "spot green8",
        "spot green8",
        "spot green8",
        table="r8 b8 g8 g8 g8 r7",
        only="red8 blue8 green8",
        damage_box=2,
    ),
    uses(
        "elemental-mastery",
        "ER",
        "unequip horde1 earth-shock",
        wears="earth-shock frost-shock chain-lightning purge",
        table="r1",
        only="earth-shock frost-shock chain-lightning",
        damage_box=3,
        off=["earth-shock"],
    ),
    gives("mana-tide-totem", reroll=1),
    uses(
        "mana-tide-totem",
        "CR",
        hero={"friend": hero("warrior", energy=0), "energy": 3},
        energy=1,
        mate_energy=1,
    ),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_shaman_does(case: Any) -> None:
    case.check("shaman")


@pytest.mark.card("earth-shock")
def test_earth_shock_removes_other_dice() -> None:
    d = Duel("shaman", "earth-shock")
    d.use("SP", "earth-shock", red=2, energy=-2)
    d.to_roll().throw("r5 r4 r1 b1 g1")
    d.use("ER", "earth-shock", "spot red5", "remove red1", only="red5", dice="r5 r4 b1 g1")
    d = Duel("shaman", "earth-shock")
    d.use("SP", "earth-shock", red=2, energy=-2).to_roll().throw("r5 r8 r1 b1")
    d.use(
        "ER", "earth-shock", "spot red5", "spot red8", "remove red1", "remove blue1", dice="r5 r8"
    )


@pytest.mark.card("healing-wave")
def test_the_wave_heals_a_friend() -> None:
    d = Duel("shaman", "healing-wave", friend=hero("warrior", health=5)).to("wound")
    d.say("wound horde2").use(
        "HURT", "healing-wave", mate_health=2, energy=-1, off=["healing-wave"]
    )


@pytest.mark.card("strength-of-earth-totem")
def test_the_totem_serves_a_friend_who_attacks() -> None:
    d = Duel("shaman", "strength-of-earth-totem", friend=hero("warrior"))
    while d.label != "roll":
        d.no()
    d.throw("g8").say("done")
    before = d["attrition"]
    d.say(d.offered("strength-of-earth-totem")[0], "spot green8")
    assert (d.s.attacker, d["attrition"]) == (1, before + 1)


@pytest.mark.card("reincarnation")
def test_reincarnation_lets_one_stay_and_counts_as_a_defeat() -> None:
    d = Duel("shaman", "reincarnation", health=1).to("wound")
    d.say("wound horde1").to("FALLS").say(d.offered("reincarnation")[0])
    assert "regain 4 0" in d.offers("A")
    assert "regain 0 4" in d.offers("A")
    d.say("regain 1 3")
    assert (d["health horde1"], d["energy horde1"], d["at horde1"]) == (2 + 1, 3, "balnir")
    assert "defeated horde1" in d.events
    assert "reincarnation" not in d["worn horde1"]


@pytest.mark.card("ghost-wolf")
def test_the_wolf_runs_a_region_further_and_is_gone() -> None:
    d = Duel("shaman", "ghost-wolf", foe="", at="brill")
    d.say("travel horde1 tirisfal-outpost", "go balnir")
    d.say("use horde1 ghost-wolf.1", "unequip horde1 ghost-wolf", "go bulwark")
    assert (d["at horde1"], d["actions horde1"]) == ("bulwark", 1)
    assert "ghost-wolf" not in d["worn horde1"]


@pytest.mark.card("stormstrike")
@pytest.mark.parametrize(
    "spell", ["lightning-bolt", "earth-shock", "frost-shock", "chain-lightning"]
)
def test_stormstrike_follows_lightning_and_shocks(spell: str) -> None:
    worn = "" if spell == "lightning-bolt" else spell
    d = Duel("shaman", worn, "stormstrike").to("SP").say(f"use horde1 {spell}.1")
    d.to_roll().throw("r1").use("SR", "stormstrike", reroll=2)
    Duel("shaman", worn, "stormstrike").to_roll().throw("r1").never("stormstrike")


@pytest.mark.card("mana-tide-totem")
def test_the_tide_gives_friends_a_reroll() -> None:
    d = Duel("shaman", talents="mana-tide-totem", friend=hero("warrior"))
    while d.s.attacker != 1:
        d.no()
    assert d["rerolls"] == 1


@pytest.mark.card("natures-swiftness")
def test_swiftness_needs_the_wave_in_the_spellbook() -> None:
    Duel("shaman", talents="natures-swiftness").never("natures-swiftness")


@pytest.mark.card("windfury-weapon", "improved-windfury")
def test_windfury_alone_looks_at_red_dice() -> None:
    Duel("shaman", "windfury-weapon").to_roll().throw("b8 g8").never("windfury-weapon")
