"""The abilities of priests, one by one."""

from __future__ import annotations

import pytest

from tests.tcg.abilities import (
    A_HERO,
    ALLIES,
    B_HERO,
    CHARS,
    bolt,
    cast,
    facts,
    hits,
    printed,
    round_trip,
    stash,
    targets,
    until,
)

PRINTED = """
Chasten | Holy
Circle of Healing | Holy talent
Dark Extortion | Shadow
Dispel Magic | Discipline
Expel | Holy
Favor of Spirit | Discipline
Flash Heal | Holy
Heal | Holy
Mind Melt | Shadow talent
Mind Spike | Shadow
Power Word: Vigor | Discipline
Prayer of Fortitude | Discipline
Psychic Wail | Shadow
Resurrection | Holy
Twist of Faith | Shadow
"""


@pytest.mark.parametrize(("card", "shown"), facts("Priest", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Chasten")
def test_chasten_deals_three_unpreventable_damage() -> None:
    bolt("Chasten", 3, 3, "holy", kind="instant", aims=CHARS, sure=True)


@pytest.mark.card("Circle of Healing")
def test_circle_of_healing_heals_ten_from_all_your_characters() -> None:
    A = {"damage": 12, "play": ["Doom | damage 5", "Kor Cindervein"]}
    B = {"damage": 12, "play": ["Anika Berlyn | damage 3"]}
    t = cast("Circle of Healing", 3, kind="instant", A=A, B=B)
    left = [t[f"damage {x}"] for x in ("hero@A", "doom", "hero@B", "anika-berlyn")]
    assert left == [2, 0, 12, 3]


@pytest.mark.card("Dark Extortion")
def test_dark_extortion_takes_an_ally_of_the_other_players_choice() -> None:
    B = {"play": ["Anika Berlyn", "Valanos"]}
    t = cast("Dark Extortion", 5, "target_player B", B=B)
    assert t.asked == "B"
    assert len(t.offers("B", "pick")) == 2
    assert t.do("B pick valanos")["side valanos"] == "A"
    assert t["side anika-berlyn"] == "B"
    assert t.end_turn()["side valanos"] == "A"
    assert t.end_turn().can("A attack valanos")


@pytest.mark.card("Dispel Magic")
def test_dispel_magic_destroys_an_ability() -> None:
    A = {"play": ["Kor Cindervein", "Mark of the Wild | on kor-cindervein"]}
    B = {"play": ["Gift of the Wild", "Inferno Totem", "Golem Skull Helm"]}
    aims = "mark-of-the-wild@A gift-of-the-wild@B inferno-totem@B"
    t = cast("Dispel Magic", 1, "target gift-of-the-wild", kind="instant", aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["gift-of-the-wild"]
    assert t["party B"] == [B_HERO, "inferno-totem", "golem-skull-helm"]


@pytest.mark.card("Expel")
def test_expel_deals_one_for_each_of_your_allies_and_is_unpreventable() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn", "Ghoul token"]}
    B = {"play": ["Andrew Ulric", "Anika Berlyn"]}
    aims = f"{ALLIES} cerwyn@A ghoul-token@A andrew-ulric@B"
    t = cast("Expel", 1, "target andrew-ulric", aims=aims, A=A, B=B)
    assert hits(t) == [f"{A_HERO} andrew-ulric 3 holy"]
    t = cast("Expel", 1, "target anika-berlyn", B=B)
    assert hits(t) == [f"{A_HERO} anika-berlyn 1 holy"]


@pytest.mark.card("Favor of Spirit")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_favor_of_spirit_gives_assault_and_may_destroy_an_ability(answer: str) -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn", "Master of the Hunt"]}
    B = {"play": ["Anika Berlyn", "Battle Shout"]}
    aims = "kor-cindervein@A cerwyn@A"
    t = cast("Favor of Spirit", 1, "target cerwyn", kind="ongoing", aims=aims, A=A, B=B)
    assert [t["assault cerwyn"], t["assault kor-cindervein"]] == [2, 0]
    t.fight("cerwyn", "anika-berlyn")
    assert "cerwyn anika-berlyn 3 nature" in hits(t)
    assert sorted(targets(t)) == ["battle-shout@B", "master-of-the-hunt@A"]
    until(t.do("A target battle-shout"), "may").do(f"A {answer}")
    assert t["graveyard B"] == (["battle-shout"] if answer == "yes" else [])


@pytest.mark.parametrize(
    ("card", "cost", "n", "kind"),
    [
        pytest.param("Flash Heal", 1, 4, "instant", marks=pytest.mark.card("Flash Heal")),
        pytest.param("Heal", 2, 7, "", marks=pytest.mark.card("Heal")),
    ],
)
def test_plain_healing(card: str, cost: int, n: int, kind: str) -> None:
    t = cast(card, cost, "target hero@A", kind=kind, aims=CHARS, A={"damage": 20})
    assert t["damage hero@A"] == 20 - n
    assert f"healed {A_HERO} A0 {n}" in t.events


@pytest.mark.parametrize(
    ("card", "cost", "n"),
    [
        pytest.param("Mind Melt", 5, 3, marks=pytest.mark.card("Mind Melt")),
        pytest.param("Mind Spike", 2, 1, marks=pytest.mark.card("Mind Spike")),
    ],
)
def test_a_torn_mind_loses_as_many_cards_as_damage_is_dealt(card: str, cost: int, n: int) -> None:
    bolt(card, cost, n, "shadow", aims=CHARS)
    hand = {"hand": ["Axar", "Doom", "Gabble", "Cerwyn"]}
    t = cast(card, cost, "target hero@B", A={"hand": ["Axar", "Doom"]}, B=hand)
    for i in range(n):
        assert t.asked == "B"
        assert t.label == "discard"
        t.do(f"B discard {('axar', 'doom', 'gabble')[i]}")
    assert t.label == "priority"
    assert t["graveyard B"] == ["axar", "doom", "gabble"][:n]
    assert len(t["hand A"]) == 2
    armored = {"play": ["Golem Skull Helm"], **hand}
    t = cast(card, cost, "target hero@B", B=armored).do("B armor golem-skull-helm")
    assert t.label == "priority"
    assert t["graveyard B"] == []


@pytest.mark.card("Power Word: Vigor")
def test_power_word_vigor_gives_an_ally_five_health() -> None:
    kind = "instant ongoing"
    t = cast("Power Word: Vigor", 2, "target kor-cindervein", kind=kind, aims=ALLIES)
    assert (t["atk kor-cindervein"], t["health kor-cindervein"]) == (3, 8)
    assert t["health anika-berlyn"] == 6
    assert t.fight("kor-cindervein", "anika-berlyn")["damage kor-cindervein"] == 5


@pytest.mark.card("Prayer of Fortitude")
def test_prayer_of_fortitude_gives_all_your_characters_five_health() -> None:
    t = cast("Prayer of Fortitude", 6, kind="ongoing", A={"damage": 29})
    health = [t[f"health {x}"] for x in ("hero@A", "kor-cindervein", "hero@B", "anika-berlyn")]
    assert health == [35, 8, 30, 6]
    assert t["atk kor-cindervein"] == 3


@pytest.mark.card("Psychic Wail")
def test_psychic_wail_sends_back_an_ally_of_the_players_choice() -> None:
    B = {"play": ["Anika Berlyn", "Valanos"]}
    t = cast("Psychic Wail", 1, "target_player B", B=B)
    assert t.asked == "B"
    assert len(t.offers("B", "pick")) == 2
    assert t.do("B pick valanos")["hand B"] == ["valanos"]
    assert t["zone_of anika-berlyn"] == "play"
    t = cast("Psychic Wail", 1, "target_player A", A={"play": ["Cerwyn", "Doom"]}, B=B)
    assert t.do("A pick doom")["hand A"] == ["doom"]


@pytest.mark.card("Psychic Wail")
def test_psychic_wail_stashed_exhausts_a_resource() -> None:
    t = stash("Psychic Wail", "target B2", A={"resources": 1}, B={"resources": 2})
    assert t["ready B"] == 1
    assert t["ready A"] == 2


@pytest.mark.card("Resurrection")
def test_resurrection_puts_an_ally_into_play_that_your_resources_can_carry() -> None:
    A = {"graveyard": ["Vala Carville", "Valanos", "Cerwyn", "Wrath"]}
    B = {"graveyard": ["Axar"], "resources": 9}
    t = cast("Resurrection", 4, "target valanos", aims="valanos@A cerwyn@A", A=A, B=B)
    assert t["zone_of valanos"] == "play"
    assert t["side valanos"] == "A"
    assert t["graveyard A"] == ["vala-carville", "cerwyn", "wrath", "resurrection"]


@pytest.mark.card("Twist of Faith")
def test_twist_of_faith_takes_an_ally_for_as_long_as_it_is_attached() -> None:
    B = {"play": ["Anika Berlyn", "Valanos"], "hand": ["Dispel Magic"], "resources": 1}
    aims = f"{ALLIES} valanos@B"
    t = cast("Twist of Faith", 5, "target anika-berlyn", kind="ongoing", aims=aims, B=B)
    assert t["side anika-berlyn"] == "A"
    assert not t.can("A attack anika-berlyn")
    assert round_trip(t).can("A attack anika-berlyn")
    t.attack("anika-berlyn", "hero@B")
    while t["attacking"] != "-":
        t.passes()
    assert t["damage hero@B"] == 5
    t.end_turn().do("B play dispel-magic").resolve()
    assert t["side anika-berlyn"] == "B"
    assert t["graveyard A"] == ["twist-of-faith"]
