"""The Druid's powers and talents."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.cards.duel import Duel, gives, uses
from tests.boardgame.table import hero

HURT = {"health": 3}
"""Of 8: after the first wound there are 2."""
LOW = {"energy": 5}
FRIEND: dict[str, Any] = {"friend": hero("warrior", health=5)}

CASES = [
    gives("bear-form", red=1, green=1),  # two red dice, and it covers the staff
    gives("mark-of-the-wild", green=1),
    uses("rejuvenation", "HURT", hero=HURT, health=2, energy=-1, off=["rejuvenation"]),
    uses("moonfire", "SP", blue=2, energy=-2),
    gives("cat-form", red=2),
    uses(
        "entangling-roots",
        "ER",
        "spot red7",
        "!b4",
        table="r7 r6 b8 g8",
        only="red7 blue8",
        attrition=1,
        energy=-1,
        dice="r7 r6 b8 g8 b4",
    ),
    uses("healing-touch", "HURT", hero=HURT, health=3, energy=-3),
    uses(
        "thorns",
        "ER",
        "remove green5",
        "remove green8",
        "remove green8",
        table="g4 g5 g8 g8 g8 r8",
        only="green5 green8",
        damage_box=3,
        dice="g4 g8 r8",
    ),
    uses("barkskin", "ER", table="r1", armor_box=3, energy=-1, off=["barkskin"]),
    uses(
        "ferocious-bite",
        "ER",
        "pay 2",
        "pick blue1",
        "pick blue8",
        wears="cat-form",
        hero={"energy": 2},
        table="b1 b8 b5 r1",
        only="1 2",
        energy=-2,
        costs=1,
        dice="r8 r8 b5 r1",
    ),
    uses(
        "tranquility",
        "SP",
        hero={"health": 4, **FRIEND},
        health=3,
        mate_health=3,
        energy=-3,
        off=["tranquility"],
    ),
    uses("starfire", "SP", blue=4, energy=-3),
    gives("ferocity", hero={"wears": "cat-form"}, unless={}, reroll=1, attrition=1),
    gives("ferocity", hero={"wears": "bear-form"}, reroll=1, attrition=1),
    uses("moonfury", "SP", use="moonfire", wears="moonfire", blue=3, energy=-2),
    uses("moonfury", "SP", use="starfire", wears="starfire", blue=4, attrition=3, energy=-3),
    uses(
        "omen-of-clarity",
        "ER",
        "spot red7",
        "spot red8",
        hero=LOW,
        table="r7 r8 r6 b8",
        only="red7 red8",
        energy=2,
        costs=0,
    ),
    uses(
        "natures-grasp",
        "EP",
        "reroll green1",
        "reroll green2",
        "throw",
        "!g7 g8",
        table="g1 g2 g5 r1 b1",
        only="green1 green2 green5",
        dice="g7 g8 g5 r1 b1",
    ),
    uses(
        "natures-grace",
        "HURT",
        use="rejuvenation",
        wears="rejuvenation",
        hero=HURT,
        health=2,
        energy=-1,
    ),
    uses("natures-grace", "SP", use="moonfire", wears="moonfire", blue=2, energy=-2, again=True),
    uses(
        "improved-rejuvenation",
        "HURT",
        use="rejuvenation",
        wears="rejuvenation",
        hero=HURT,
        health=4,
        energy=-1,
        off=["rejuvenation"],
    ),
    uses("hurricane", "ER", table="r1", attrition_box=2),
    uses("hurricane", "ER", hero={"foe": "3 blue crusader"}, table="r1", attrition_box=6),
    gives("thick-hide", hero={"wears": "bear-form"}, unless={"wears": "cat-form"}, green=2),
    uses(
        "weapon-balance",
        "ER",
        "spot red7",
        "spot red8",
        "!r1 r2",
        table="r7 r8 r6 b8",
        only="red7 red8",
        dice="r7 r8 r6 b8 r1 r2",
    ),
    uses(
        "strength-of-the-wild",
        "ER",
        "spot red8",
        "spot red8",
        "pay 1",
        wears="cat-form",
        table="r8 r8 r7 b8",
        only="red8",
        damage_box=1,
        defense_box=1,
    ),
    uses(
        "strength-of-the-wild",
        "ER",
        "spot red8",
        "pay 1",
        wears="bear-form",
        table="r8",
        damage_box=1,
    ),
    uses(
        "vengeance-druid",
        "EPT",
        "pay 1",
        wears="cat-form",
        talents="ferocity",
        table="r1",
        only="0 1",
        attrition_box=-1,
        defense_box=1,
    ),
    uses("innervate", "SP", use="moonfire", wears="moonfire", blue=2, energy=-1),
    uses("innervate", "SP", use="wrath", blue=1),
]


@pytest.mark.parametrize("case", CASES)
def test_what_a_card_of_the_druid_does(case: Any) -> None:
    case.check("druid")


@pytest.mark.card("mark-of-the-wild")
def test_the_mark_is_for_all_friends() -> None:
    d = Duel("druid", "mark-of-the-wild", friend=hero("warrior"))
    d.no()
    assert d.s.attacker == 1
    assert d["pool"][2] == 1 + 1


@pytest.mark.card("rejuvenation", "healing-touch")
@pytest.mark.parametrize(
    ("card", "much", "cost", "stays"),
    [("rejuvenation", 2, 1, False), ("healing-touch", 3, 3, True)],
)
def test_a_friend_is_healed(card: str, much: int, cost: int, stays: bool) -> None:
    d = Duel("druid", card, **FRIEND).to("wound").say("wound horde2")
    d.use("HURT", card, mate_health=much, energy=-cost, off=[] if stays else [card])


@pytest.mark.card("moonfire")
def test_moonfire_grows() -> None:
    d = Duel("druid", "moonfire")
    d.use("SP", "moonfire", blue=2, energy=-2).next_round()
    d.use("SP", "moonfire", blue=3, energy=-2)


@pytest.mark.card("ferocious-bite", "strength-of-the-wild", "omen-of-clarity", "weapon-balance")
def test_what_needs_a_form_or_a_weapon() -> None:
    Duel("druid", "ferocious-bite bear-form").to_roll().throw("b1").never("ferocious-bite")
    Duel("druid", talents="strength-of-the-wild").to_roll().throw("r8").never(
        "strength-of-the-wild"
    )
    for talent in ("omen-of-clarity", "weapon-balance"):
        Duel("druid", "cat-form", talent, energy=5).to_roll().throw("r8").never(talent)


@pytest.mark.card("natures-grace")
def test_grace_keeps_rejuvenation_once_a_combat() -> None:
    d = Duel("druid", "rejuvenation", "natures-grace", health=7, foe="1 blue murloc").to("wound")
    d.use("HURT", "rejuvenation", health=2, energy=-1).next_round()
    d.use("HURT", "rejuvenation", health=2, energy=-1, off=["rejuvenation"])


@pytest.mark.card("vengeance-druid")
def test_vengeance_moves_five_at_most() -> None:
    one: dict[str, Any] = {"foe": "3 blue crusader"}
    d = Duel("druid", "starfire cat-form", "vengeance-druid moonfury ferocity", **one).to("SP")
    d.say(d.offered("starfire")[0])
    d.s.attrition += 3  # on top of three and one
    d.to_roll().throw("r1").to("EPT").say(d.offered("vengeance-druid")[0])
    assert d.offers("A") == [f"pay {x}" for x in range(6)]


@pytest.mark.card("innervate")
def test_innervate_is_for_instants() -> None:
    d = Duel("druid", talents="innervate", foe="", energy=2, learned=["thorns"], bag=["bent-staff"])
    assert d.manage().areas("thorns") == []
