"""The Rogue's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, gives, uses

THREE = {"combo": 3}

CASES = [
    gives("stealth", red=1, blue=-1),  # it covers the bow
    uses(
        "stealth",
        "EPT",
        "pay 2",
        table="r8 r7 r5 b8",
        only="0 1 2",
        damage_box=2,
        defense_box=-2,
        off=["stealth"],
        on=["ashwood-bow"],
    ),
    uses(
        "eviscerate",
        "PT",
        "pay 3",
        hero={"combo": 5},
        table="r1",
        only="1 2 3",
        attrition=3,
        combo=-3,
    ),
    uses("sinister-strike", "SP", red=1, energy=-1),
    uses("ambush", "SP", wears="stealth", blue=2, combo=1, energy=-2),
    uses(
        "backstab",
        "ER",
        "pick red1",
        "spot red8",
        "spot red6",
        table="r1 r6 r5 b8",
        only="red1 red5 red6",
        combo=2,
        energy=-2,
        dice="r8 r6 r5 b8",
    ),
    uses("evasion", "SP", green=3, energy=-2),
    gives("dual-wield", red=2),
    uses("cheap-shot", "ER", wears="stealth", table="r5", threat=-1, combo=1, energy=-2),
    uses(
        "vanish",
        "SP",
        "equip horde1 stealth ranged",
        hero={"learned": ["stealth"]},
        red=1,
        energy=-3,
        off=["vanish", "ashwood-bow"],
        on=["stealth"],
    ),
    uses("rupture", "SP", "pay 2", hero={"combo": 5}, only="1 2", blue=2, combo=-4),
    uses(
        "slice-and-dice",
        "ER",
        "pay 4",
        "pick red1",
        "pick blue1",
        "pick red8",
        "done",
        hero={"combo": 5},
        table="r1 r8 b1 b8 g1",
        only="1 2 3 4",
        combo=-4,
        dice="b8 b8 b8 b8 g1",
    ),
    gives("deadly-poison", hero={"wears": "dull-blade"}, red=2),
    uses(
        "deadly-poison",
        "ER",
        "unequip horde1 deadly-poison",
        "pick red1",
        "pick red2",
        table="r1 r2 r3 b1",
        dice="r8 r8 r3 b1",
        off=["deadly-poison"],
    ),
    uses(
        "improved-backstab",
        "ER",
        "pick red1",
        "pick red2",
        "spot red8",
        "spot red8",
        use="backstab",
        wears="backstab",
        table="r1 r2 r5",
        combo=2,
        energy=-2,
        dice="r8 r8 r5",
    ),
    uses(
        "improved-sinister-strike",
        "SP",
        use="sinister-strike",
        wears="sinister-strike",
        red=2,
        energy=-1,
    ),
    uses(
        "opportunity",
        "EP",
        "reroll red1",
        "reroll red2",
        "throw",
        "!r8 r7",
        wears="stealth",
        table="r1 r2 b1 g1",
        only="red1 red2",
        dice="r8 r7 b1 g1",
    ),
    gives("improved-dual-wield", hero={"wears": "dual-wield"}, unless={}, red=1, reroll=2),
    uses("improved-ambush", "SP", use="ambush", wears="ambush stealth", blue=3, combo=2, energy=-2),
    uses(
        "ruthlessness",
        "ER",
        "pick red1",
        "spot red4",
        "spot red8",
        use="backstab",
        wears="backstab",
        table="r1 r4 r3",
        combo=2,
        energy=-2,
        dice="r8 r4 r3",
    ),
    uses(
        "cold-blood",
        "PT",
        "unequip horde1 backstab",
        wears="backstab eviscerate sinister-strike evasion",
        table="r1",
        only="backstab eviscerate sinister-strike",
        attrition=3,
        off=["backstab"],
    ),
    uses(
        "preparation",
        "SP",
        "equip horde1 stealth ranged",
        use="vanish",
        wears="vanish",
        hero={"learned": ["stealth"]},
        red=1,
        energy=-3,
        off=["ashwood-bow"],
        on=["stealth"],
    ),
    uses(
        "adrenaline-rush", "EPT", hero={"energy": 2}, table="b8 b8 b6 b7 b7 b5", energy=2, costs=0
    ),
    uses("seal-fate", "SP", use="ambush", wears="ambush stealth", blue=2, combo=2, energy=-2),
    uses("premeditation", "CR", combo=4),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_rogue_does(case: Any) -> None:
    case.check("rogue")


@pytest.mark.card("stealth")
def test_stealth_is_gone_after_the_tokens_were_placed() -> None:
    d = Duel("rogue", "stealth").to_roll().throw("r8").to("wound")
    assert "stealth" not in d["worn horde1"]
    assert (d["box horde damage"], d["box horde defense"]) == (0, 1)  # nobody moved it


@pytest.mark.card("sinister-strike", "ruthlessness")
@pytest.mark.parametrize(
    ("talents", "faces"), [("", "red6 red8"), ("ruthlessness", "red4 red6 red8")]
)
def test_sinister_strike_finds_openings(talents: str, faces: str) -> None:
    d = Duel("rogue", "sinister-strike", talents)
    d.use("SP", "sinister-strike", red=1, energy=-1)
    d.to_roll().throw("r3 r4 r6 r8 b8")
    spots = [f"spot {x}" for x in faces.split()]
    d.use("ER", "sinister-strike", *spots, only=faces, combo=len(spots))
    Duel("rogue", "sinister-strike", talents).to_roll().throw("r8").never(
        "sinister-strike", "wound"
    )


@pytest.mark.card("ambush", "cheap-shot", "opportunity")
def test_what_needs_stealth() -> None:
    Duel("rogue", "ambush cheap-shot", "opportunity").never("ambush")
    Duel("rogue", "ambush cheap-shot", "opportunity").never("cheap-shot")
    Duel("rogue", "ambush cheap-shot", "opportunity").never("opportunity")


@pytest.mark.card("eviscerate", "rupture", "slice-and-dice")
@pytest.mark.parametrize(
    ("card", "few"), [("eviscerate", 0), ("rupture", 1), ("slice-and-dice", 0)]
)
def test_a_finishing_move_needs_combo_tokens(card: str, few: int) -> None:
    d = Duel("rogue", card, combo=few)
    d.never(card, "roll")
    d.throw("r1 b1").never(card)


@pytest.mark.card("deadly-poison")
def test_poison_needs_a_blade_or_a_club() -> None:
    d = Duel("rogue", "deadly-poison").to_roll()
    assert d["pool"] == [1 + 2, 1, 1]  # the printed blade is a sword


@pytest.mark.card("relentless-strikes")
@pytest.mark.parametrize(("placed", "energy"), [(True, 4), (False, 5)])
def test_relentless_strikes_pay_for_combo_tokens(placed: bool, energy: int) -> None:
    d = Duel("rogue", "ambush stealth", "relentless-strikes", energy=5)
    if placed:
        d.use("SP", "ambush", blue=2, combo=1, energy=-2)
    d.to_roll().throw("r1")
    while d["bout"] == 1:
        strikes = d.offered("relentless-strikes")
        d.say(strikes[0]) if strikes else d.no()
    assert d["energy horde1"] == energy


@pytest.mark.card("premeditation")
def test_premeditation_is_for_the_first_round() -> None:
    d = Duel("rogue", talents="premeditation").next_round()
    d.never("premeditation")


@pytest.mark.card("vanish")
def test_vanish_needs_stealth_in_the_spellbook() -> None:
    Duel("rogue", "vanish").never("vanish")
    Duel("rogue", "vanish stealth").never("vanish")
