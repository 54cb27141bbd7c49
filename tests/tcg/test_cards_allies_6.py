"""Allies with continuous and with payment powers."""

from __future__ import annotations

import pytest

from tabard.games.tcg.content import slug
from tests.tcg.abilities import ALLIES, B_HERO, CHARS, hits, swing, targets
from tests.tcg.allies import of, quietly, usable, use
from tests.tcg.table import Duel


def worth(t: Duel, card: str) -> tuple[int, int]:
    return t[f"atk {card}"], t[f"health {card}"]


# -- continuous powers ----------------------------------------------------------------------------


@pytest.mark.card("Andiss Butcherson")
def test_andiss_makes_your_strikes_cost_1_less() -> None:
    B = {"play": ["Silent Crusader"]}
    t = Duel(A={"play": ["Obsidium Executioner"]}, B=B)
    assert (t["strike_cost obsidium-executioner"], t["strike_cost silent-crusader"]) == (4, 1)
    t = Duel(A={"play": ["Obsidium Executioner", "Andiss Butcherson"], "resources": 3}, B=B)
    assert (t["strike_cost obsidium-executioner"], t["strike_cost silent-crusader"]) == (3, 1)
    swing(t, "obsidium-executioner", "hero@B")
    assert (t["ready A"], t["damage hero@B"]) == (0, 3)


@pytest.mark.card("Nakistis, Exodar Armorer")
def test_nakistis_has_1_more_of_both_while_you_control_an_armor() -> None:
    me = "Nakistis, Exodar Armorer"
    t = Duel(A={"play": [me, "Golem Skull Helm"]})
    assert worth(t, slug(me)) == (3, 2)
    t = Duel(A={"play": [me, "Scarlet Kris"]}, B={"play": ["Golem Skull Helm"]})
    assert worth(t, slug(me)) == (2, 1)


@pytest.mark.card("Tyrus Lionheart")
def test_tyrus_has_4_more_atk_while_defending() -> None:
    B = {"play": ["Tyrus Lionheart"]}
    t = Duel(A={"play": ["Anika Berlyn"]}, B=B).fight("anika-berlyn", "tyrus-lionheart")
    assert t["damage anika-berlyn"] == 5
    t = Duel(A={"play": ["Tyrus Lionheart"]}, B={"play": ["Anika Berlyn"]})
    assert t.fight("tyrus-lionheart", "anika-berlyn")["damage anika-berlyn"] == 1


@pytest.mark.card("Bella Wilder")
@pytest.mark.parametrize(
    ("mine", "theirs", "ready"),
    [
        (["Cerwyn"], [], True),
        (["Hersir's Greatspear"], [], True),
        (["Axar"], ["Cerwyn"], False),
    ],
)
def test_bella_has_ferocity_while_you_control_another_nature_card(
    mine: list[str], theirs: list[str], ready: bool
) -> None:
    t = Duel(A={"play": ["Bella Wilder | fresh", *mine], "resources": 3}, B={"play": theirs})
    assert t.can("A attack bella-wilder") == ready  # the resources are face down, and nothing


@pytest.mark.card("Tinker Casey Springlock")
@pytest.mark.parametrize(("damage", "asked"), [(0, "protect"), (1, "priority")])
def test_tinker_casey_is_a_protector_while_undamaged(damage: int, asked: str) -> None:
    casey = f"Tinker Casey Springlock | damage {damage}"
    t = Duel(A={"play": ["Cerwyn"]}, B={"play": [casey]}).attack("cerwyn", "hero@B")
    assert t.label == asked


@pytest.mark.card("Wyndarr Shadefist")
@pytest.mark.parametrize(
    ("mine", "theirs", "stealthy"),
    [([], ["Valanos"], True), ([], ["Anika Berlyn"], False), (["Cerwyn"], [], False)],
)
def test_wyndarr_has_stealth_while_there_is_an_opposing_ally_of_cost_4_or_less(
    mine: list[str], theirs: list[str], stealthy: bool
) -> None:
    B = {"play": ["Olaf Steelbreaker", *theirs]}
    t = Duel(A={"play": ["Wyndarr Shadefist", *mine]}, B=B).attack("wyndarr-shadefist", "hero@B")
    assert (t.label == "protect") != stealthy


@pytest.mark.card("Mooncaller Jynalla Nightpath")
def test_jynalla_has_3_more_of_both_and_protector_while_you_control_a_shout() -> None:
    me = "Mooncaller Jynalla Nightpath"
    t = Duel(A={"play": [me, SHOUT]})
    plain = Duel(A={"play": ["Kor Cindervein", SHOUT]})
    more = plain["atk kor-cindervein"] - 3, plain["health kor-cindervein"] - 3
    assert worth(t, slug(me)) == (8 + more[0], 8 + more[1])
    assert "protector" in t[f"keywords {slug(me)}"]
    t = Duel(A={"play": [me]}, B={"play": [SHOUT]})
    assert worth(t, slug(me)) == (5, 5)
    assert t[f"keywords {slug(me)}"] == []


SHOUT = "Battle Shout"


@pytest.mark.parametrize(("card", "atk"), [of("Captain Swash", 1), of("Skronk Skullseeker", 1)])
def test_it_has_3_more_atk_while_it_attacks_somebody_exhausted(card: str, atk: int) -> None:
    for flag, n in (("exhausted", atk + 3), ("damage 0", atk)):
        t = Duel(A={"play": [card]}, B={"play": [f"Anika Berlyn | {flag}"]})
        t.fight(slug(card), "anika-berlyn")
        assert t["damage anika-berlyn"] == n
    t = Duel(A={"play": [card]}, B={"exhausted": True}).fight(slug(card), "hero@B")
    assert t["damage hero@B"] == atk + 3
    t = Duel(A={"play": ["Anika Berlyn"]}, B={"play": [card]}).fight("anika-berlyn", slug(card))
    assert t["damage anika-berlyn"] == atk


@pytest.mark.parametrize("card", [of("Emelia Darkhand"), of("Haranto Darkstrider")])
@pytest.mark.parametrize(
    ("mine", "theirs", "may"),
    [([], 2, True), ([], 1, False), (["Cerwyn"], 2, False), (["Cerwyn"], 3, True)],
)
def test_it_attacks_only_while_the_opposition_has_more_allies(
    card: str, mine: list[str], theirs: int, may: bool
) -> None:
    t = Duel(A={"play": [card, *mine]}, B={"play": ["Cerwyn"] * theirs})
    assert t.can(f"A attack {slug(card)}@A") == may


@pytest.mark.card("Drandus the Deathcaller")
def test_drandus_gives_your_ghouls_assault_2() -> None:
    A = {"play": ["Drandus the Deathcaller", "Ghoul token", "Cerwyn"]}
    t = Duel(A=A, B={"play": ["Ghoul token"]})
    atk = [t[f"atk {x}"] for x in ("ghoul-token@A", "drandus-the-deathcaller", "cerwyn")]
    assert atk == [5, 2, 1]
    assert t["assault ghoul-token@B"] == 0
    assert t.end_turn()["atk ghoul-token@A"] == 3


@pytest.mark.card("Tarn Darkwalker")
def test_tarn_gives_all_demons_ferocity() -> None:
    A = {"play": ["Tarn Darkwalker | fresh", "Maazhum | fresh", "Cerwyn | fresh"]}
    t = Duel(A=A, B={"play": ["Sardok"]})
    assert [t.can(f"A attack {x}") for x in ("maazhum", "tarn-darkwalker", "cerwyn")] == [
        *(True, False, False)
    ]
    assert "ferocity" in t["keywords sardok"]


@pytest.mark.card("Wysko")
def test_wysko_gives_your_weapons_1_atk_while_your_hero_attacks() -> None:
    A = {"play": ["Wysko", "Scarlet Kris"]}
    t = swing(Duel(A=A), "scarlet-kris", "hero@B")
    assert (t["damage hero@B"], t["atk scarlet-kris"]) == (2, 1)
    t = Duel(A=A, B={"play": ["Anika Berlyn"]}, turn="B").attack("anika-berlyn", "hero@A")
    t.until("strike").do("A strike scarlet-kris")
    assert quietly(t)["damage anika-berlyn"] == 1
    t = Duel(A=A, B={"play": ["Blackcrow"]}).attack("hero@A", "hero@B")
    assert (t["atk scarlet-kris"], t["atk blackcrow"]) == (2, 1)


@pytest.mark.card("Guardian Steelhoof")
def test_guardian_steelhoof_cant_attack() -> None:
    t = Duel(A={"play": ["Guardian Steelhoof", "Cerwyn"]})
    assert not t.can("A attack guardian-steelhoof")
    assert t.can("A attack cerwyn")


@pytest.mark.parametrize("card", [of("Talian Bladebender"), of("Kyroth Steelspite")])
def test_opponents_cant_strike(card: str) -> None:
    t = Duel(A={"play": ["Scarlet Kris"]}, B={"play": [card]}).attack("hero@A", "hero@B")
    assert (
        t.until("protect" if card == "Kyroth Steelspite" else "priority").offers("A", "strike")
        == []
    )
    assert "exhausted scarlet-kris" not in " ".join(t.events)
    t = Duel(A={"play": ["Scarlet Kris", card]}).attack("hero@A", "hero@B")
    assert t.label == "strike"


@pytest.mark.card("Malistra the Demonmistress")
def test_malistra_gives_your_pets_2_atk() -> None:
    t = Duel(A={"play": ["Malistra the Demonmistress", "Zip", "Cerwyn"]}, B={"play": ["Zip"]})
    atk = [t[f"atk {x}"] for x in ("zip@A", "cerwyn", "malistra-the-demonmistress", "zip@B")]
    assert atk == [4, 1, 3, 2]


@pytest.mark.card("Murphy Watson")
@pytest.mark.parametrize(
    ("mine", "theirs", "atk"), [(["Cerwyn"], [], 5), (["Fire Blast"], [], 2), ([], ["Cerwyn"], 2)]
)
def test_murphy_has_assault_3_while_an_ally_is_in_your_graveyard(
    mine: list[str], theirs: list[str], atk: int
) -> None:
    t = Duel(A={"play": ["Murphy Watson"], "graveyard": mine}, B={"graveyard": theirs})
    assert t.fight("murphy-watson", "hero@B")["damage hero@B"] == atk
    assert t.end_turn()["atk murphy-watson"] == 2


@pytest.mark.parametrize("card", [of("Onnekra Bloodfang"), of("Bloodblade")])
def test_it_can_attack_heroes_only(card: str) -> None:
    t = Duel(A={"play": [card]}, B={"play": ["Cerwyn"]}).do(f"A attack {slug(card)}")
    assert any(e.startswith(f"proposed {slug(card)} A1 {B_HERO}") for e in t.events)


@pytest.mark.card("Sarmoth")
def test_the_opposition_can_attack_only_sarmoth_if_able() -> None:
    B = {"play": ["Cerwyn"]}
    t = Duel(A={"play": ["Sarmoth", "Kor Cindervein"]}, B=B, turn="B").do("B attack cerwyn")
    assert "proposed cerwyn B1 sarmoth A1" in t.events
    A = {"play": ["Sarmoth", "Kor Cindervein"]}
    t = Duel(A=A, B={"play": ["Onnekra Bloodfang"]}, turn="B").do("B attack onnekra-bloodfang")
    assert "proposed onnekra-bloodfang B1 gurzak-of-orgrimmar A0" in t.events
    t = Duel(A={"play": ["Sarmoth", "Cerwyn"]}, B=B).do("A attack cerwyn@A")
    assert len(t.offers("A", "at")) == 2
    t = Duel(A={"play": ["Sarmoth", "Cerwyn"]}, turn="B").do("B attack hero@B")
    assert f"proposed {B_HERO} B0 sarmoth A1" in t.events


@pytest.mark.card("Loque")
def test_loques_damage_is_unpreventable() -> None:
    B = {"play": ["Golem Skull Helm"]}
    t = Duel(A={"play": ["Loque"]}, B=B).attack("loque", "hero@B")
    while t["attacking"] != "-":
        t.passes()  # nobody is asked for armor
    assert t["damage hero@B"] == 8
    t = Duel(A={"play": ["Kor Cindervein"]}, B=B).attack("kor-cindervein", "hero@B")
    assert t.label == "armor"


# -- payment powers -------------------------------------------------------------------------------

AT_ANY_TIME = [
    *(of("Josiah King"), of("Scaramanga"), of("Jarrod Gravon"), of("Adrienne the Inspiring")),
    *(of("Lifemender Dorn"), of("Dhoros Ravestrike"), of("Leeroy Jenkins"), of("Kloxx Dedrix")),
    *(of("Grazzle Grubhook"), of("Frek Snipelix"), of("Jezziki Shinebog"), of("Traxel Emberklik")),
    of("Trade Prince Gallywix"),
]


@pytest.mark.parametrize("card", AT_ANY_TIME)
def test_its_power_may_be_used_on_the_other_players_turn(card: str) -> None:
    t = Duel(A={"play": [card], "resources": 5}, turn="B", stops="every").do("B pass")
    assert t["turn"] == "B"
    assert usable(t, slug(card))


@pytest.mark.card("Josiah King")
def test_josiah_is_destroyed_to_deal_3_arcane_damage() -> None:
    A = {"play": ["Josiah King", "Kor Cindervein"], "resources": 5}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]})
    t.do("A use josiah-king josiah-king.1")
    assert sorted(targets(t)) == sorted(f"{CHARS} josiah-king@A".split())
    t = use(Duel(A=A, B={"play": ["Anika Berlyn"]}), "josiah-king", "target anika-berlyn", cost=5)
    assert t["graveyard A"] == ["josiah-king"]
    assert hits(t) == ["josiah-king anika-berlyn 3 arcane"]
    assert not usable(Duel(A={**A, "resources": 4}), "josiah-king")


@pytest.mark.card("Scaramanga")
def test_scaramanga_is_destroyed_to_draw_a_card() -> None:
    A = {"play": ["Scaramanga"], "resources": 2, "deck": ["Axar", "Hira"]}
    t = use(Duel(A=A), "scaramanga", cost=2)
    assert (t["graveyard A"], t["hand A"]) == (["scaramanga"], ["axar"])
    assert not usable(Duel(A={**A, "resources": 1}), "scaramanga")


@pytest.mark.card("Jarrod Gravon")
def test_jarrod_readies_for_2() -> None:
    A = {"play": ["Jarrod Gravon | exhausted", "Cerwyn | exhausted"], "resources": 4}
    t = use(Duel(A=A), "jarrod-gravon", cost=2)
    assert (t["exhausted jarrod-gravon"], t["exhausted cerwyn"]) == (False, True)
    t.fight("jarrod-gravon", "hero@B")
    assert not use(t, "jarrod-gravon", cost=2)["exhausted jarrod-gravon"]


@pytest.mark.card("Adrienne the Inspiring")
def test_adrienne_gives_an_ally_assault_4_for_4() -> None:
    A = {"play": ["Adrienne the Inspiring", "Kor Cindervein"], "resources": 4}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]}).do(
        "A use adrienne-the-inspiring adrienne-the-inspiring.1"
    )
    assert sorted(targets(t)) == sorted(f"{ALLIES} adrienne-the-inspiring@A".split())
    t = use(Duel(A=A), "adrienne-the-inspiring", "target kor-cindervein", cost=4)
    assert (t["atk kor-cindervein"], t["atk adrienne-the-inspiring"]) == (7, 4)
    assert t.end_turn()["assault kor-cindervein"] == 0


@pytest.mark.card("Lifemender Dorn")
def test_dorn_heals_1_for_1_once_a_turn() -> None:
    A = {"play": ["Lifemender Dorn"], "resources": 3, "damage": 5}
    t = use(Duel(A=A), "lifemender-dorn", "target hero@A", cost=1)
    assert (t["damage hero@A"], t["exhausted lifemender-dorn"]) == (4, False)
    assert not usable(t, "lifemender-dorn")
    assert usable(t.end_turn().end_turn(), "lifemender-dorn")


@pytest.mark.card("Dhoros Ravestrike")
def test_dhoros_gains_assault_3_for_3() -> None:
    t = use(Duel(A={"play": ["Dhoros Ravestrike"], "resources": 6}), "dhoros-ravestrike", cost=3)
    assert t["atk dhoros-ravestrike"] == 6
    assert use(t, "dhoros-ravestrike", cost=3)["atk dhoros-ravestrike"] == 9
    assert t.end_turn()["assault dhoros-ravestrike"] == 0


@pytest.mark.card("Kloxx Dedrix")
def test_kloxx_exhausts_to_keep_an_ally_from_attacking() -> None:
    t = Duel(A={"play": ["Kloxx Dedrix"]}, B={"play": ["Cerwyn", "Axar"]}, turn="B", stops="every")
    t.do("B pass").do("A use kloxx-dedrix kloxx-dedrix.1")
    assert sorted(targets(t)) == ["axar@B", "cerwyn@B", "kloxx-dedrix@A"]
    t.do("A target cerwyn").resolve()
    assert t["exhausted kloxx-dedrix"]
    assert [t.can(f"B attack {x}") for x in ("cerwyn", "axar")] == [False, True]


@pytest.mark.card("Grazzle Grubhook")
def test_grazzle_exhausts_to_draw_and_discard() -> None:
    A = {"play": ["Grazzle Grubhook"], "hand": ["Hira"], "deck": ["Axar", "Cerwyn"]}
    t = use(Duel(A=A), "grazzle-grubhook")
    assert t["exhausted grazzle-grubhook"]
    assert sorted(t.offers("A")) == ["discard axar", "discard hira"]
    t.do("A discard hira")
    assert (t["hand A"], t["graveyard A"]) == (["axar"], ["hira"])


@pytest.mark.card("Frek Snipelix")
def test_frek_exhausts_to_give_an_ally_long_range() -> None:
    A = {"play": ["Frek Snipelix", "Kor Cindervein"]}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]}).do("A use frek-snipelix frek-snipelix.1")
    assert sorted(targets(t)) == sorted(f"{ALLIES} frek-snipelix@A".split())
    t.do("A target kor-cindervein").resolve().fight("kor-cindervein", "anika-berlyn")
    assert (t["damage kor-cindervein"], t["damage anika-berlyn"]) == (0, 3)
    assert t["exhausted frek-snipelix"]
    assert t.end_turn()["keywords kor-cindervein"] == []


@pytest.mark.card("Jezziki Shinebog")
def test_jezziki_exhausts_to_heal_2_from_one_of_yours() -> None:
    A = {"play": ["Jezziki Shinebog", "Kor Cindervein"], "damage": 5}
    t = Duel(A=A, B={"damage": 5}).do("A use jezziki-shinebog jezziki-shinebog.1")
    assert sorted(targets(t)) == ["hero@A", "jezziki-shinebog@A", "kor-cindervein@A"]
    t.do("A target hero@A").resolve()
    assert (t["damage hero@A"], t["exhausted jezziki-shinebog"]) == (3, True)


@pytest.mark.card("Traxel Emberklik")
def test_traxel_exhausts_to_deal_1_fire_damage() -> None:
    A = {"play": ["Traxel Emberklik", "Kor Cindervein"]}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]}).do("A use traxel-emberklik traxel-emberklik.1")
    assert sorted(targets(t)) == sorted(f"{CHARS} traxel-emberklik@A".split())
    t.do("A target anika-berlyn").resolve()
    assert hits(t) == ["traxel-emberklik anika-berlyn 1 fire"]
    assert t["exhausted traxel-emberklik"]


@pytest.mark.card("Trade Prince Gallywix")
def test_gallywix_lets_your_goblins_exhaust_to_ready_a_resource() -> None:
    A = {"play": ["Trade Prince Gallywix | fresh", "Kistix Shockvat | fresh", "Cerwyn"]}
    A["resources"] = ["Cerwyn | down | exhausted", "Cerwyn | down | exhausted"]
    t = Duel(A={**A, "hero": "Zumix of Kezan"}, B={"play": ["Nikka Blastbor"], "resources": 2})
    assert t["keywords kistix-shockvat"] == ["elusive", "time_is_money"]
    assert t["keywords nikka-blastbor"] == []
    assert len(t.offers("A", "use")) == 2
    t.do(f"A {t.offers('A', 'use')[1]}").resolve()
    t.do(f"A {t.offers('A', 'pick')[0]}")
    assert (t["ready A"], t["exhausted kistix-shockvat"]) == (1, True)


@pytest.mark.card("Leeroy Jenkins")
def test_leeroy_exhausts_the_others_and_charges_with_his_cry() -> None:
    A = {"play": ["Kor Cindervein", "Axar"], "hand": ["Leeroy Jenkins"], "resources": 4}
    t = Duel(A=A, B={"play": ["Cerwyn"]}).do("A play leeroy-jenkins").resolve()
    assert [
        t[f"exhausted {x}"] for x in ("kor-cindervein", "axar", "cerwyn", "leeroy-jenkins")
    ] == [*(True, True, False, False)]
    assert not t["exhausted hero@A"]
    assert not t.can("A attack leeroy-jenkins")
    use(t, "leeroy-jenkins", power=2).fight("leeroy-jenkins", "hero@B")
    assert t["damage hero@B"] == 6
    t.end_turn().end_turn()
    assert t["exhausted kor-cindervein"]
    t.end_turn().end_turn()
    assert not t["exhausted kor-cindervein"]
