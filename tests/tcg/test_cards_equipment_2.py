"""The powers of weapons."""

from __future__ import annotations

import pytest

from tabard.games.tcg.content import slug
from tests.tcg.abilities import A_HERO, B_HERO, CHARS, hits, swing, targets
from tests.tcg.allies import IDLE, arrive, of, on_their_turn, quietly, usable, use
from tests.tcg.table import Duel


@pytest.mark.card("Reanimator's Hacker")
def test_reanimators_hacker_is_destroyed_to_fetch_an_ally_from_your_graveyard() -> None:
    A = {"play": ["Reanimator's Hacker"], "graveyard": ["Axar", "Fire Blast", "Hira"]}
    B = {"graveyard": ["Zip"]}
    t = Duel(A={**A, "resources": 2}, B=B).do("A use reanimators-hacker reanimators-hacker.1")
    assert sorted(targets(t)) == ["axar@A", "hira@A"]
    t = use(Duel(A={**A, "resources": 2}, B=B), "reanimators-hacker", "target hira", cost=2)
    assert t["hand A"] == ["hira"]
    assert t["graveyard A"] == ["axar", "fire-blast", "reanimators-hacker"]
    assert usable(on_their_turn(**A, resources=2), "reanimators-hacker")
    assert not usable(Duel(A={**A, "resources": 1}), "reanimators-hacker")


@pytest.mark.card("Angry Dread")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["axar"]), ("no", [])])
def test_angry_dread_may_draw_a_card(answer: str, drawn: list[str]) -> None:
    t = arrive("Angry Dread", answer, A={"deck": ["Axar", "Hira"]})
    assert t["hand A"] == drawn


@pytest.mark.card("Silent Crusader")
def test_silent_crusader_exhausts_all_cards_of_the_player_whose_hero_it_hits() -> None:
    A = {"play": ["Silent Crusader", "Cerwyn"], "resources": 2}
    B = {"play": ["Anika Berlyn", "Dread Pirate Ring"], "resources": 2}
    t = swing(Duel(A=A, B=B), "silent-crusader", "hero@B")
    assert [t[f"exhausted {x}"] for x in ("hero@B", "anika-berlyn", "dread-pirate-ring")] == [1] * 3
    assert (t["ready B"], t["ready A"], t["exhausted cerwyn"]) == (0, 1, 0)
    t = swing(Duel(A=A, B=B), "silent-crusader", "anika-berlyn")
    assert (t["damage anika-berlyn"], t["exhausted anika-berlyn"]) == (3, 0)


@pytest.mark.card("Warmace of Menethil")
def test_warmace_of_menethil_draws_when_damage_is_dealt_with_it() -> None:
    A = {"play": ["Warmace of Menethil", "Cerwyn"], "resources": 2, "deck": ["Axar", "Hira"]}
    t = swing(Duel(A=A), "warmace-of-menethil", "hero@B")
    assert t["hand A"] == ["axar"]
    t = Duel(A=A).fight("cerwyn", "hero@B")
    assert t["hand A"] == []


@pytest.mark.card("Colossal Skull-Clad Cleaver")
def test_the_cleaver_gets_a_skull_for_each_opposing_ally_destroyed() -> None:
    me = "colossal-skull-clad-cleaver"
    A = {"play": ["Colossal Skull-Clad Cleaver", "Anika Berlyn", "Cerwyn | damage 1"]}
    t = Duel(A={**A, "resources": 2}, B={"play": ["Axar", "Zip"], "damage": 1})
    t.fight("cerwyn", "zip")
    assert (t[f"skull {me}"], t["graveyard A"]) == (0, ["cerwyn"])
    t.fight("anika-berlyn", "zip")
    assert (t[f"skull {me}"], t[f"assault {me}"]) == (1, 1)
    assert swing(t, me, "hero@B")["damage hero@B"] == 1 + 4 + 1
    t = Duel(A={"play": ["Colossal Skull-Clad Cleaver | skull 3"]})
    assert (t[f"atk {me}"], t.end_turn()[f"atk {me}"]) == (7, 4)


@pytest.mark.card("Hersir's Greatspear")
@pytest.mark.parametrize(
    ("answer", "blow"), [("yes", [f"{A_HERO} anika-berlyn 1 nature"]), ("no", [])]
)
def test_the_greatspear_may_deal_1_nature_damage_as_an_ally_of_yours_enters(
    answer: str, blow: list[str]
) -> None:
    A = {"play": ["Hersir's Greatspear", "Kor Cindervein"]}
    t = arrive("Zulanji", "target anika-berlyn", answer, aims=f"{CHARS} zulanji@A", A=A)
    assert hits(t) == blow
    assert arrive("Golem Skull Helm", A=A).label == "priority"
    t = Duel(A={**A, "hand": ["The Lich King"], "resources": 11})
    assert t.do("A play the-lich-king").resolve().label == "priority"  # he is no ally
    t = arrive("Zulanji", A={"play": []}, B={"play": ["Hersir's Greatspear"]})
    assert t.label == "priority"


@pytest.mark.card("Spire of Sunset")
def test_the_spire_deals_fire_damage_for_each_class_among_yours() -> None:
    A = {"play": ["Spire of Sunset", "Kor Cindervein", "Petreus Roffe", "Axar", "Zip"]}
    A |= {"hand": [IDLE]}
    B = {"play": ["Anika Berlyn", "Axar"]}
    t = Duel(A={**A, "resources": 2}, B=B)
    use(t, "spire-of-sunset", "target anika-berlyn", cost=2)
    assert hits(t) == [f"{A_HERO} anika-berlyn 3 fire"]  # a warrior, two paladins and a mage
    assert (t["exhausted hero@A"], t["exhausted spire-of-sunset"]) == (1, 0)
    assert not usable(Duel(A={**A, "resources": 2, "exhausted": True}), "spire-of-sunset")
    assert not usable(Duel(A={**A, "resources": 1}), "spire-of-sunset")
    assert not usable(on_their_turn(play=["Spire of Sunset"], resources=2), "spire-of-sunset")


@pytest.mark.parametrize(
    ("card", "atk"),
    [
        *(of("Blackcrow", 1), of("Ancient Bone Bow", 2), of("Stakethrower", 2)),
        of("Charmed Ancient Bone Bow", 2),
    ],
)
def test_your_hero_has_long_range_when_it_strikes_with_it(card: str, atk: int) -> None:
    t = Duel(A={"play": [card], "resources": 2}, B={"play": ["Anika Berlyn"]})
    swing(t, slug(card), "anika-berlyn")
    assert (t["damage anika-berlyn"], t["damage hero@A"]) == (atk, 0)
    assert t["keywords hero@A"] == []
    t = Duel(A={"play": [card], "resources": 2}, B={"play": ["Anika Berlyn"]})
    t.fight("hero@A", "anika-berlyn")  # without a strike
    assert t["damage hero@A"] == 5


@pytest.mark.card("Stakethrower")
def test_stakethrower_comes_with_a_stake_that_gives_it_3_atk_for_a_combat() -> None:
    assert arrive("Stakethrower")["stake stakethrower"] == 1
    A = {"play": ["Stakethrower | stake 1"], "resources": 2, "hand": [IDLE]}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]})
    t.attack("hero@A", "anika-berlyn").do("A strike stakethrower")
    use(t, "stakethrower", power=2)
    assert (t["stake stakethrower"], t["atk stakethrower"]) == (0, 5)
    quietly(t)
    assert (t["damage anika-berlyn"], t["atk stakethrower"]) == (5, 2)
    assert not usable(t, "stakethrower")


@pytest.mark.card("Wand of the Forgotten Star")
def test_the_wand_puts_cards_of_the_deck_into_the_graveyard_for_the_damage() -> None:
    A = {"play": ["Wand of the Forgotten Star", "Bloodbane's Fall"], "resources": 1}
    B = {"play": ["Anika Berlyn"], "deck": ["Axar", "Hira", "Zip"]}
    t = swing(Duel(A=A, B=B), "wand-of-the-forgotten-star", "hero@B")
    assert (t["damage hero@B"], t["graveyard B"], t["deck B"]) == (2, ["axar", "hira"], ["zip"])
    t = swing(Duel(A=A, B=B), "wand-of-the-forgotten-star", "anika-berlyn")
    assert t["graveyard B"] == []


@pytest.mark.card("Crimson Shocker")
@pytest.mark.parametrize(
    ("answer", "blow"), [("yes", [f"{A_HERO} anika-berlyn 2 fire"]), ("no", [])]
)
def test_crimson_shocker_may_deal_2_fire_damage(answer: str, blow: list[str]) -> None:
    assert hits(arrive("Crimson Shocker", "target anika-berlyn", answer, aims=CHARS)) == blow


@pytest.mark.card("Perdition's Blade")
def test_perditions_blade_deals_1_fire_damage() -> None:
    t = arrive("Perdition's Blade", "target anika-berlyn", aims=CHARS)
    assert hits(t) == [f"{A_HERO} anika-berlyn 1 fire"]


@pytest.mark.card("Lordbane Scepter")
def test_lordbane_scepter_has_2_more_atk_for_each_ability_you_play_this_turn() -> None:
    A = {"play": ["Lordbane Scepter"], "hand": ["Cerwyn", "Fire Blast", "Fire Blast"]}
    t = Duel(A={**A, "resources": 9}).do("A play cerwyn").resolve()
    assert t["atk lordbane-scepter"] == 1
    for n in (3, 5):
        t.do("A play fire-blast", "A target hero@B").resolve()
        assert t["atk lordbane-scepter"] == n
    assert t.end_turn()["atk lordbane-scepter"] == 1
    t = Duel(A={"hand": ["Fire Blast"], "resources": 1}, B={"play": ["Lordbane Scepter"]})
    assert t.do("A play fire-blast", "A target hero@B").resolve()["atk lordbane-scepter"] == 1


@pytest.mark.card("Masterwork Stormhammer")
def test_the_stormhammer_exhausts_to_deal_1_nature_damage_to_up_to_three() -> None:
    A = {"play": ["Masterwork Stormhammer", "Kor Cindervein"], "resources": 5}
    t = Duel(A=A, B={"play": ["Anika Berlyn", "Valanos"]})
    victims = ("anika-berlyn", "hero@B", "valanos")
    use(t, "masterwork-stormhammer", *(f"target {x}" for x in victims), cost=5)
    struck = ("anika-berlyn", B_HERO, "valanos")
    assert sorted(hits(t)) == sorted(f"{A_HERO} {x} 1 nature" for x in struck)
    assert t["exhausted masterwork-stormhammer"]
    t = use(Duel(A=A), "masterwork-stormhammer", "target hero@B", "done", cost=5)
    assert hits(t) == [f"{A_HERO} {B_HERO} 1 nature"]
    assert not usable(Duel(A={**A, "resources": 4}), "masterwork-stormhammer")


@pytest.mark.card("Barman Shanker")
@pytest.mark.parametrize(("flag", "n"), [("exhausted", 4), ("damage 0", 2)])
def test_barman_shanker_has_2_more_atk_against_somebody_exhausted(flag: str, n: int) -> None:
    A = {"play": ["Barman Shanker", "Cerwyn"], "resources": 2}
    t = Duel(A=A, B={"play": [f"Anika Berlyn | {flag}"]})
    assert swing(t, "barman-shanker", "anika-berlyn")["damage anika-berlyn"] == n
    t = Duel(A=A, B={"play": [f"Anika Berlyn | {flag}"]}).attack("cerwyn", "anika-berlyn")
    assert t["atk barman-shanker"] == 2  # an ally attacks
    t = swing(Duel(A=A, B={"exhausted": True}), "barman-shanker", "hero@B")
    assert t["damage hero@B"] == 4


@pytest.mark.card("Crul'korak, the Lightning's Arc")
def test_crulkorak_gives_your_nature_allies_assault_of_its_atk() -> None:
    A = {"play": ["Crul'korak, the Lightning's Arc", "Cerwyn", "Axar"], "resources": 2}
    t = Duel(A=A, B={"play": ["Cerwyn", "Blackcrow"]})
    assert [t[f"assault {x}"] for x in ("cerwyn@A", "axar", "cerwyn@B")] == [1, 0, 0]
    ysera = {**A, "hero": "Ysera the Dreamer"}  # she deals nature damage
    assert Duel(A=ysera)["assault hero@A"] == 0
    use(t, "hero@A", "target crulkorak-the-lightnings-arc", cost=2)  # Gurzak: 2 ATK more
    assert (t["assault cerwyn@A"], t["atk cerwyn@A"]) == (3, 4)


@pytest.mark.card("Abomination Knuckles")
@pytest.mark.parametrize(("answer", "gone"), [("yes", ["dread-pirate-ring"]), ("no", [])])
def test_abomination_knuckles_may_destroy_an_armor_or_item(answer: str, gone: list[str]) -> None:
    B = {"play": ["Golem Skull Helm", "Dread Pirate Ring", "Blackcrow"]}
    aims = "golem-skull-helm@B dread-pirate-ring@B"
    t = arrive("Abomination Knuckles", "target dread-pirate-ring", answer, aims=aims, B=B)
    assert t["graveyard B"] == gone


@pytest.mark.card("Claws of Torment")
def test_claws_of_torment_let_your_hero_strike_with_two_weapons() -> None:
    A = {"play": ["Claws of Torment", "Silent Crusader"], "resources": 2}
    t = Duel(A=A).attack("hero@A", "hero@B").do("A strike silent-crusader")
    t.do("A strike claws-of-torment")
    assert quietly(t)["damage hero@B"] == 3
    assert (t["ready A"], t["party A"][1:]) == (0, ["claws-of-torment", "silent-crusader"])
    assert t["keywords hero@A"] == ["dual_wield"]
    assert t["keywords hero@B"] == []


@pytest.mark.card("Bloodied Arcanite Reaper")
@pytest.mark.parametrize(("n", "damage"), [(0, 3), (1, 6), (2, 9)])
def test_the_bloodied_reaper_has_3_more_atk_for_each_heirloom_counter(n: int, damage: int) -> None:
    t = Duel(A={"play": [f"Bloodied Arcanite Reaper | heirloom {n}"]})
    assert swing(t, "bloodied-arcanite-reaper", "hero@B")["damage hero@B"] == damage


@pytest.mark.card("Charmed Ancient Bone Bow")
@pytest.mark.parametrize(("n", "damage"), [(0, 2), (1, 4), (2, 6)])
def test_the_charmed_bow_has_2_more_atk_for_each_heirloom_counter(n: int, damage: int) -> None:
    t = Duel(A={"play": [f"Charmed Ancient Bone Bow | heirloom {n}"], "resources": 1})
    assert swing(t, "charmed-ancient-bone-bow", "hero@B")["damage hero@B"] == damage


@pytest.mark.card("Balanced Heartseeker")
@pytest.mark.parametrize(("victim", "damage"), [("hero@B", 5), ("anika-berlyn", 1)])
def test_the_heartseeker_has_2_more_atk_for_each_heirloom_counter_against_a_hero(
    victim: str, damage: int
) -> None:
    A = {"play": ["Balanced Heartseeker | heirloom 2", "Cerwyn"]}
    t = swing(Duel(A=A, B={"play": ["Anika Berlyn"]}), "balanced-heartseeker", victim)
    assert t[f"damage {victim}"] == damage
    assert Duel(A=A).attack("cerwyn", "hero@B")["atk balanced-heartseeker"] == 1


@pytest.mark.card("Devout Aurastone Hammer")
@pytest.mark.parametrize(("n", "cost"), [(0, 5), (2, 3)])
def test_the_aurastone_hammer_exhausts_to_make_your_next_ally_cheaper(n: int, cost: int) -> None:
    hand = ["Anika Berlyn", "The Lich King", "Golem Skull Helm", "Cerwyn"]
    A = {"play": [f"Devout Aurastone Hammer | heirloom {n}"], "hand": hand, "resources": 9}
    t = use(Duel(A=A, B={"hand": ["Anika Berlyn"]}), "devout-aurastone-hammer")
    assert t["exhausted devout-aurastone-hammer"]
    assert (t["cost A anika-berlyn"], t["cost B anika-berlyn"]) == (cost, 6)
    assert (t["cost A the-lich-king"], t["cost A golem-skull-helm"]) == (11, 3)
    t.do("A play cerwyn").resolve()
    assert t["ready A"] == 9
    assert t["cost A anika-berlyn"] == 6  # the next ally only


@pytest.mark.card("Dignified Headmaster's Charge")
@pytest.mark.parametrize("n", [0, 2])
def test_the_headmasters_charge_exhausts_to_draw_1_and_1_for_each_heirloom_counter(n: int) -> None:
    A = {"play": [f"Dignified Headmaster's Charge | heirloom {n}"], "resources": 2}
    t = use(Duel(A=A), "dignified-headmasters-charge", cost=2)
    assert len(t["hand A"]) == 1 + n
    assert t["exhausted dignified-headmasters-charge"]
    assert not usable(Duel(A={**A, "resources": 1}), "dignified-headmasters-charge")
