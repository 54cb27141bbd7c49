"""Allies that do something as they enter play."""

from __future__ import annotations

import pytest

from tests.tcg.abilities import ALLIES, B_HERO, CHARS, HEROES, hits
from tests.tcg.allies import arrive, of
from tests.tcg.table import Duel

DRAWS = [of("Bizzazz"), of("Kirjen Fizzgar"), of("Parvink"), of("Liba Wobblebonk")]


@pytest.mark.parametrize("card", DRAWS)
def test_it_draws_a_card(card: str) -> None:
    t = arrive(card, A={"deck": ["Fire Blast", "Scorch"]}, B={"deck": ["Cerwyn"]})
    assert (t["hand A"], t["deck A"], t["hand B"]) == (["fire-blast"], ["scorch"], [])


# -- damage and healing ---------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "blow"), [of("Dagin Bootzap", "1 arcane"), of("Taz'dingo", "1 ranged")]
)
def test_it_deals_damage_to_a_hero_or_ally(card: str, blow: str) -> None:
    me = card.lower().replace(" ", "-").replace("'", "")
    t = arrive(card, "target anika-berlyn", aims=f"{CHARS} {me}@A")
    assert hits(t) == [f"{me} anika-berlyn {blow}"]
    t = arrive(card, "target hero@B")
    assert hits(t) == [f"{me} {B_HERO} {blow}"]


@pytest.mark.card("Waz'luk")
def test_wazluk_deals_1_fire_damage_to_a_hero() -> None:
    t = arrive("Waz'luk", "target hero@B", aims=HEROES)
    assert hits(t) == [f"wazluk {B_HERO} 1 fire"]


@pytest.mark.card("Bogspike")
@pytest.mark.parametrize(
    ("answer", "blow"), [("yes", ["bogspike anika-berlyn 1 melee"]), ("no", [])]
)
def test_bogspike_may_deal_1_melee_damage_to_an_ally(answer: str, blow: list[str]) -> None:
    t = arrive("Bogspike", "target anika-berlyn", answer, aims=f"{ALLIES} bogspike@A")
    assert hits(t) == blow


@pytest.mark.card("Gerana Sparkfist")
def test_gerana_deals_1_arcane_damage_to_each_opposing_hero_and_ally() -> None:
    t = arrive("Gerana Sparkfist", B={"play": ["Anika Berlyn", "Cerwyn"]})
    victims = [B_HERO, "anika-berlyn", "cerwyn"]
    assert hits(t) == [f"gerana-sparkfist {victim} 1 arcane" for victim in victims]


@pytest.mark.card("Maazhum")
def test_maazhum_deals_3_shadow_damage_to_a_hero_and_heals_3_from_yours() -> None:
    t = arrive("Maazhum", "target hero@B", aims=HEROES, A={"damage": 5}, B={"damage": 5})
    assert hits(t) == [f"maazhum {B_HERO} 3 shadow"]
    assert (t["damage hero@A"], t["damage hero@B"]) == (2, 8)
    assert arrive("Maazhum", "target hero@A", A={"damage": 5})["damage hero@A"] == 5


@pytest.mark.card("Dread Infernal")
def test_dread_infernal_deals_1_fire_damage_to_all_opposition_as_it_enters_and_leaves() -> None:
    t = arrive("Dread Infernal")
    blows = [f"dread-infernal {victim} 1 fire" for victim in (B_HERO, "anika-berlyn")]
    assert hits(t) == blows
    t = Duel(
        A={"play": ["Dread Infernal", "Kor Cindervein"], "hand": ["Karkas Deathhowl"]}
        | {"resources": 4},
        B={"play": ["Anika Berlyn"]},
    )
    t.do("A play karkas-deathhowl").resolve()
    t.do("A target dread-infernal", "A yes").resolve()
    assert t["hand A"] == ["dread-infernal"]
    assert hits(t) == blows


@pytest.mark.parametrize(("card", "n"), [of("Ra'chee", 2), of("Alecia Hall", 3)])
def test_it_heals_a_hero_or_ally(card: str, n: int) -> None:
    me = card.lower().replace(" ", "-").replace("'", "")
    hurt = {"damage": 9, "play": ["Anika Berlyn | damage 5"]}
    t = arrive(card, "target anika-berlyn", aims=f"{CHARS} {me}@A", B=hurt)
    assert (t["damage anika-berlyn"], t["damage hero@B"]) == (5 - n, 9)
    assert arrive(card, "target hero@A", A={"damage": 9})["damage hero@A"] == 9 - n


@pytest.mark.card("Jeniva Prescott")
@pytest.mark.parametrize(("answer", "left"), [("yes", 5), ("no", 9)])
def test_jeniva_may_heal_4_from_a_hero_or_ally(answer: str, left: int) -> None:
    aims = f"{CHARS} jeniva-prescott@A"
    t = arrive("Jeniva Prescott", "target hero@A", answer, aims=aims, A={"damage": 9})
    assert t["damage hero@A"] == left


@pytest.mark.card("Zerzu")
def test_zerzu_heals_all_damage_from_your_nature_allies() -> None:
    play = ["Ruon Wildhoof | damage 4", "Cerwyn | damage 1", "Axar | damage 1"]
    A = {"play": play, "hero": "Ysera the Dreamer", "damage": 4}  # no ally, though she deals nature
    t = arrive("Zerzu", A=A, B={"play": ["Vanda Skydaughter | damage 3"]})
    left = [t[f"damage {x}"] for x in ("ruon-wildhoof", "cerwyn", "axar", "vanda-skydaughter")]
    assert left == [0, 0, 1, 3]
    assert t["damage hero@A"] == 4


# -- for a turn -----------------------------------------------------------------------------------


@pytest.mark.card("Kysa Shadowstalker")
def test_kysa_gives_a_hero_or_ally_stealth_this_turn() -> None:
    t = arrive("Kysa Shadowstalker", "target kor-cindervein", aims=f"{CHARS} kysa-shadowstalker@A")
    assert t["keywords kor-cindervein"] == ["stealth"]
    assert t["keywords kysa-shadowstalker"] == []
    assert t.end_turn()["keywords kor-cindervein"] == []


@pytest.mark.card("Dominic Kandor")
def test_dominic_takes_2_atk_from_an_ally_this_turn() -> None:
    t = arrive("Dominic Kandor", "target anika-berlyn", aims=f"{ALLIES} dominic-kandor@A")
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (3, 6)
    assert t.end_turn()["atk anika-berlyn"] == 5


@pytest.mark.card("Tez Tez the Patchmonger")
def test_tez_tez_takes_3_atk_from_an_opposing_ally_this_turn() -> None:
    B = {"play": ["Anika Berlyn", "Vala Carville"]}
    aims = "anika-berlyn@B vala-carville@B"
    t = arrive("Tez Tez the Patchmonger", "target anika-berlyn", aims=aims, B=B)
    assert (t["atk anika-berlyn"], t["atk vala-carville"]) == (2, 5)
    assert t.end_turn()["atk anika-berlyn"] == 5


@pytest.mark.card("Claemora Amberglare")
def test_claemora_gives_a_hero_or_ally_assault_2_this_turn() -> None:
    aims = f"{CHARS} claemora-amberglare@A"
    t = arrive("Claemora Amberglare", "target hero@A", aims=aims)
    assert (t["assault hero@A"], t["atk kor-cindervein"]) == (2, 3)
    t.fight("hero@A", "hero@B")
    assert t["damage hero@B"] == 2
    assert t.end_turn()["assault hero@A"] == 0


@pytest.mark.card("Selora")
def test_selora_gives_an_ally_1_atk_and_takes_1_health_this_turn() -> None:
    t = arrive("Selora", "target anika-berlyn", aims=f"{ALLIES} selora@A")
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (6, 5)
    t.end_turn()
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (5, 6)
    t = arrive("Selora", "target anika-berlyn", B={"play": ["Anika Berlyn | damage 5"]})
    assert t["graveyard B"] == ["anika-berlyn"]


# -- destroying and returning ---------------------------------------------------------------------


@pytest.mark.card("Koeus")
def test_koeus_may_destroy_an_ability_if_you_control_one() -> None:
    mark = {"play": ["Kor Cindervein", "Mark of the Wild | on kor-cindervein"]}
    other = {"play": ["Anika Berlyn", "Frost Fever | on hero@A", "Scarlet Kris"]}
    aims = "mark-of-the-wild@A frost-fever@B"
    t = arrive("Koeus", "target frost-fever", "yes", aims=aims, A=mark, B=other)
    assert (t["graveyard A"], t["graveyard B"]) == ([], ["frost-fever"])
    t = arrive("Koeus", "target frost-fever", "no", A=mark, B=other)
    assert t["graveyard B"] == []
    assert arrive("Koeus", B=other).label == "priority"


@pytest.mark.card("Terina Calin")
def test_terina_may_destroy_an_equipment_if_you_control_one() -> None:
    mine = {"play": ["Scarlet Kris"]}
    other = {
        "play": ["Anika Berlyn", "Golem Skull Helm", "Dread Pirate Ring", "Frost Fever | on hero@A"]
    }
    aims = "scarlet-kris@A golem-skull-helm@B dread-pirate-ring@B"
    t = arrive("Terina Calin", "target dread-pirate-ring", "yes", aims=aims, A=mine, B=other)
    assert (t["graveyard A"], t["graveyard B"]) == ([], ["dread-pirate-ring"])
    t = arrive("Terina Calin", "target golem-skull-helm", "no", A=mine, B=other)
    assert t["graveyard B"] == []
    assert arrive("Terina Calin", B=other).label == "priority"


@pytest.mark.card("Zygore Bladebreaker")
@pytest.mark.parametrize(("answer", "gone"), [("yes", ["golem-skull-helm"]), ("no", [])])
def test_zygore_may_destroy_an_armor_or_weapon(answer: str, gone: list[str]) -> None:
    other = {"play": ["Scarlet Kris", "Golem Skull Helm", "Dread Pirate Ring"]}
    aims = "scarlet-kris@B golem-skull-helm@B"
    t = arrive("Zygore Bladebreaker", "target golem-skull-helm", answer, aims=aims, B=other)
    assert t["graveyard B"] == gone


@pytest.mark.card("Karkas Deathhowl")
@pytest.mark.parametrize(("answer", "back"), [("yes", ["anika-berlyn"]), ("no", [])])
def test_karkas_may_return_an_ally_to_its_owners_hand(answer: str, back: list[str]) -> None:
    aims = f"{ALLIES} karkas-deathhowl@A"
    t = arrive("Karkas Deathhowl", "target anika-berlyn", answer, aims=aims)
    assert (t["hand B"], t["graveyard B"]) == (back, [])


@pytest.mark.card("Drizzie Steelslam")
@pytest.mark.parametrize(("answer", "back"), [("yes", ["dread-pirate-ring"]), ("no", [])])
def test_drizzie_may_return_an_equipment_to_its_owners_hand(answer: str, back: list[str]) -> None:
    other = {"play": ["Scarlet Kris", "Golem Skull Helm", "Dread Pirate Ring"]}
    aims = "scarlet-kris@B golem-skull-helm@B dread-pirate-ring@B"
    t = arrive("Drizzie Steelslam", "target dread-pirate-ring", answer, aims=aims, B=other)
    assert (t["hand B"], t["graveyard B"]) == (back, [])


@pytest.mark.parametrize(
    ("card", "buried", "aims"),
    [
        of(
            "Zuur",
            ["Cerwyn", "Axar", "Hersir's Greatspear", "Fire Blast"],
            "cerwyn hersirs-greatspear",
        ),
        of("Dark Cleric Jocasta", ["Axar", "Fire Blast", "Cerwyn", "Scarlet Kris"], "axar cerwyn"),
        of(
            "Thrall, Warchief of the Horde",
            ["Cerwyn", "Brigg", "Kor'kron Vanguard", "Zip"],
            "brigg korkron-vanguard",
        ),
    ],
)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_may_fetch_a_card_from_your_graveyard(
    card: str, buried: list[str], aims: str, answer: str
) -> None:
    """Zuur one with nature damage, Jocasta an ally, Thrall a Horde card."""
    seen = " ".join(f"{x}@A" for x in aims.split())
    fetched = aims.split()[1]
    B = {"graveyard": buried}
    t = arrive(card, f"target {fetched}", answer, aims=seen, A={"graveyard": buried}, B=B)
    assert t["hand A"] == ([fetched] if answer == "yes" else [])
    assert len(t["graveyard A"]) == 4 - len(t["hand A"])


@pytest.mark.card("Kalnuf Eagleheart")
def test_kalnuf_looks_at_a_players_hand() -> None:
    t = arrive("Kalnuf Eagleheart", B={"hand": ["Fire Blast", "Scorch"]})
    assert t.offers("A") == ["target_player A", "target_player B"]
    t.do("A target_player B").resolve()
    assert "looked A B" in t.events
    assert [e for e in t.events if e.startswith("saw")] == ["saw B fire-blast", "saw B scorch"]


@pytest.mark.card("Babagahnoosh the Grumpy")
def test_babagahnoosh_turns_your_resources_face_down_and_discards_your_hand() -> None:
    A = {"resources": ["Entrenched", "Fordragon Hold", "Cerwyn | down"], "hand": ["Axar", "Hira"]}
    B = {"resources": ["Entrenched"], "hand": ["Scorch"]}
    t = arrive("Babagahnoosh the Grumpy", "discard axar", A=A, B=B)
    assert t["row A"] == ["down entrenched", "down fordragon-hold", "down cerwyn"]
    assert (t["hand A"], t["graveyard A"]) == ([], ["axar", "hira"])
    assert (t["row B"], t["hand B"]) == (["entrenched"], ["scorch"])
