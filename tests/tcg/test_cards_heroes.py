"""Heroes and master heroes, one by one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tabard.games.tcg import deckrules
from tabard.games.tcg.content import CARD_NO, CARDS, slug
from tabard.games.tcg.rules.values import has_tag
from tests.tcg.abilities import CHARS, HEROES, hits, round_trip, targets, until
from tests.tcg.allies import of, usable, use
from tests.tcg.table import Duel

PRINTED = """
Davron of Stormwind | 29 | Alliance Human Death Knight
Edaan of the Exodar | 28 | Alliance Draenei Shaman
Elycia of Gilneas | 27 | Alliance Worgen Rogue
Gazriz of Gnomeregan | 28 | Alliance Gnome Warlock
Jaral of Gilneas | 28 | Alliance Worgen Hunter
Kaave of the Exodar | 26 | Alliance Draenei Priest
Leisha of Darnassus | 27 | Alliance Night Elf Druid
Rumi of Gnomeregan | 25 | Alliance Gnome Mage
Saria of Stormwind | 29 | Alliance Human Paladin
Stromdak of Ironforge | 30 | Alliance Dwarf Warrior
Akumo of Thunder Bluff | 29 | Horde Tauren Shaman
Baeltor of the Undercity | 29 | Horde Undead Death Knight
Frizlix of Kezan | 27 | Horde Goblin Rogue
Gurzak of Orgrimmar | 30 | Horde Orc Warrior
Kalia of Silvermoon City | 28 | Horde Blood Elf Warlock
Kamu of Thunder Bluff | 28 | Horde Tauren Druid
Naedia of Silvermoon City | 29 | Horde Blood Elf Paladin
Teretha of the Undercity | 26 | Horde Undead Priest
Zumix of Kezan | 25 | Horde Goblin Mage
Zunjo of Sen'jin | 28 | Horde Troll Hunter
The Lich King | 40 | Scourge Lich King
Ysera the Dreamer | 40 | Green Dragonkin Aspect
Alexstrasza the Life-Binder | 40 | Red Dragonkin Aspect Paladin Priest
"""


def lines() -> list[Any]:
    split = [line.split(" | ") for line in PRINTED.strip().splitlines()]
    return [of(name, int(health), words) for name, health, words in split]


@pytest.mark.parametrize(("hero", "health", "words"), lines())
def test_traits_and_health(hero: str, health: int, words: str) -> None:
    card = CARDS[CARD_NO[hero]]
    traits = (card.faction, card.race, card.char_class, *(tag.name for tag in card.tags))
    assert " ".join(word for word in (*traits, *card.classes) if word) == words
    for damage, winner in ((health - 2, "-"), (health - 1, "B")):
        B = {"play": ["Cerwyn"]}
        t = Duel(A={"hero": hero, "damage": damage}, B=B, turn="B").fight("cerwyn", "hero@A")
        assert t["winner"] == winner


# -- powers ---------------------------------------------------------------------------------------


def flip(
    hero: str,
    cost: int,
    *answers: str,
    aims: str | None = None,
    A: Mapping[str, Any] | None = None,
    B: Mapping[str, Any] | None = None,
) -> Duel:
    """A, with Kor Cindervein, pays and flips the hero, on the own turn and never again; against B
    with Anika Berlyn. aims: all that is offered as the first target."""
    mine = {"hero": hero, "play": ["Kor Cindervein"], "resources": cost, **(A or {})}
    sides = {"A": mine, "B": {"play": ["Anika Berlyn"], **(B or {})}}
    hand = [*mine.get("hand", []), "Blueleaf Tubers"]
    late = Duel(**sides | {"A": {**mine, "hand": hand}}, turn="B", stops="every").do("B pass")
    assert (late.asked, late["turn"]) == ("A", "B")
    assert not usable(late, "hero@A")
    assert not usable(Duel(**sides | {"A": {**mine, "resources": cost - 1}}), "hero@A")
    if aims is not None:
        t = Duel(**sides).do(f"A use hero@A {slug(hero)}.1")
        assert sorted(targets(t)) == sorted(aims.split())
    t = use(Duel(**sides | {"A": {**mine, "resources": 2 * cost}}), "hero@A", *answers, cost=cost)
    assert t["down hero@A"]
    assert not usable(t, "hero@A")
    return t


@pytest.mark.card("Davron of Stormwind")
def test_davron_keeps_somebody_from_protecting_this_turn() -> None:
    B = {"play": ["Alador Stonebrew"]}
    aims = "hero@A hero@B kor-cindervein@A alador-stonebrew@B"
    t = flip("Davron of Stormwind", 1, "target alador-stonebrew", aims=aims, B=B)
    assert t.attack("kor-cindervein", "hero@B").label == "priority"
    t = flip("Davron of Stormwind", 1, "target hero@B", B=B)
    assert t.attack("kor-cindervein", "hero@B").label == "protect"


@pytest.mark.card("Edaan of the Exodar")
def test_edaan_heals_3() -> None:
    hurt = {"damage": 5}
    t = flip("Edaan of the Exodar", 1, "target hero@A", aims=CHARS, A=hurt, B=hurt)
    assert (t["damage hero@A"], t["damage hero@B"]) == (2, 5)


@pytest.mark.card("Elycia of Gilneas")
def test_elycia_gives_2_atk_and_stealth_this_turn() -> None:
    t = flip("Elycia of Gilneas", 4, "target kor-cindervein", aims=CHARS)
    assert (t["atk kor-cindervein"], t["keywords kor-cindervein"]) == (5, ["stealth"])
    t.end_turn()
    assert (t["atk kor-cindervein"], t["keywords kor-cindervein"]) == (3, [])


@pytest.mark.card("Gazriz of Gnomeregan")
def test_gazriz_deals_2_shadow_damage_to_an_ally_and_heals_as_much_from_itself() -> None:
    aims = "kor-cindervein@A anika-berlyn@B"
    hurt = {"damage": 5}
    t = flip("Gazriz of Gnomeregan", 3, "target anika-berlyn", aims=aims, A=hurt)
    assert hits(t) == ["gazriz-of-gnomeregan anika-berlyn 2 shadow"]
    assert t["damage hero@A"] == 3
    B = {"play": ["Andrew Ulric"]}  # an Aberration, to whom nothing is dealt
    t = flip("Gazriz of Gnomeregan", 3, "target andrew-ulric", A=hurt, B=B)
    assert t["damage hero@A"] == 5


@pytest.mark.card("Jaral of Gilneas")
def test_jaral_deals_3_ranged_damage_to_an_ally_of_cost_4_or_more() -> None:
    B = {"hero": "The Lich King", "play": ["Anika Berlyn", "Valanos", "Cerwyn"]}
    aims = "anika-berlyn@B valanos@B"
    t = flip("Jaral of Gilneas", 2, "target valanos", aims=aims, B=B)
    assert hits(t) == ["jaral-of-gilneas valanos 3 ranged"]


@pytest.mark.card("Kaave of the Exodar")
def test_kaave_heals_3_from_each_of_yours() -> None:
    A = {"damage": 5, "play": ["Anika Berlyn | damage 4"]}
    B = {"damage": 5, "play": ["Anika Berlyn | damage 4"]}
    t = flip("Kaave of the Exodar", 4, A=A, B=B)
    left = [t[f"damage {x}"] for x in ("hero@A", "anika-berlyn@A", "hero@B", "anika-berlyn@B")]
    assert left == [2, 1, 5, 4]


@pytest.mark.card("Leisha of Darnassus")
def test_leisha_gains_assault_3_this_turn() -> None:
    t = flip("Leisha of Darnassus", 3).fight("hero@A", "hero@B")
    assert t["damage hero@B"] == 3
    assert t.end_turn()["assault hero@A"] == 0


@pytest.mark.card("Rumi of Gnomeregan")
def test_rumi_deals_2_fire_damage_to_a_hero_and_up_to_one_ally() -> None:
    me, B = "rumi-of-gnomeregan", "stromdak-of-ironforge"
    t = flip("Rumi of Gnomeregan", 4, "target hero@B", "target anika-berlyn", aims=HEROES)
    assert hits(t) == [f"{me} {B} 2 fire", f"{me} anika-berlyn 2 fire"]
    t = Duel(A={"hero": "Rumi of Gnomeregan", "resources": 4}, B={"play": ["Anika Berlyn"]})
    t.do("A use hero@A rumi-of-gnomeregan.1", "A target hero@B")
    assert targets(t) == ["anika-berlyn@B"]
    t = flip("Rumi of Gnomeregan", 4, "target hero@B", "done")
    assert hits(t) == [f"{me} {B} 2 fire"]


@pytest.mark.card("Saria of Stormwind")
def test_saria_lets_an_opposing_ally_deal_its_atk_to_itself() -> None:
    B = {"play": ["Anika Berlyn", "Valanos"]}
    aims = "anika-berlyn@B valanos@B"
    t = flip("Saria of Stormwind", 5, "target anika-berlyn", aims=aims, B=B)
    assert hits(t) == ["anika-berlyn anika-berlyn 5 melee"]


@pytest.mark.card("Stromdak of Ironforge")
def test_stromdak_searches_for_an_equipment() -> None:
    A = {"deck": ["Axar", "Scarlet Kris", "Golem Skull Helm", "Dread Pirate Ring", "Entrenched"]}
    t = flip("Stromdak of Ironforge", 5, A=A)
    found = ["find dread-pirate-ring", "find golem-skull-helm", "find scarlet-kris", "find_none"]
    assert sorted(t.offers("A")) == found
    t.do("A find golem-skull-helm").luck()
    assert (t["hand A"], len(t["deck A"])) == (["golem-skull-helm"], 4)
    assert "revealed A golem-skull-helm" in t.events


@pytest.mark.card("Akumo of Thunder Bluff")
def test_akumo_readies_an_ally() -> None:
    A = {"play": ["Kor Cindervein | exhausted", "Cerwyn | exhausted"]}
    aims = "kor-cindervein@A cerwyn@A anika-berlyn@B"
    t = flip("Akumo of Thunder Bluff", 3, "target kor-cindervein", aims=aims, A=A)
    assert (t["exhausted kor-cindervein"], t["exhausted cerwyn"]) == (False, True)


@pytest.mark.card("Baeltor of the Undercity")
def test_baeltor_takes_1_atk_from_all_opposing_allies_this_turn() -> None:
    t = flip("Baeltor of the Undercity", 2, B={"play": ["Anika Berlyn", "Valanos"]})
    names = ("anika-berlyn", "valanos", "kor-cindervein", "hero@B")
    assert [t[f"atk {x}"] for x in names] == [4, 1, 3, 0]
    assert t.end_turn()["atk anika-berlyn"] == 5


@pytest.mark.card("Frizlix of Kezan")
def test_frizlix_exhausts_somebody() -> None:
    t = flip("Frizlix of Kezan", 2, "target anika-berlyn", aims=CHARS)
    assert (t["exhausted anika-berlyn"], t["exhausted hero@B"]) == (True, False)


@pytest.mark.card("Gurzak of Orgrimmar")
def test_gurzak_gives_a_weapon_2_atk_this_turn() -> None:
    A, B = {"play": ["Scarlet Kris"]}, {"play": ["Blackcrow", "Golem Skull Helm"]}
    aims = "scarlet-kris@A blackcrow@B"
    t = flip("Gurzak of Orgrimmar", 2, "target scarlet-kris", aims=aims, A=A, B=B)
    assert (t["atk scarlet-kris"], t["atk blackcrow"]) == (3, 1)
    assert t.end_turn()["atk scarlet-kris"] == 1


@pytest.mark.card("Kalia of Silvermoon City")
def test_kalia_makes_a_player_discard_at_random() -> None:
    B = {"hand": ["Fire Blast", "Scorch"]}
    t = flip("Kalia of Silvermoon City", 3, "target_player B", B=B)
    assert t.asked == "chance"
    t.roll(1)
    assert (t["hand B"], t["graveyard B"], t.label) == (["fire-blast"], ["scorch"], "priority")
    t = flip("Kalia of Silvermoon City", 3, "target_player A", A={"hand": ["Axar"]}, B=B).luck()
    assert (t["hand A"], len(t["hand B"])) == ([], 2)


@pytest.mark.card("Kamu of Thunder Bluff")
def test_kamu_deals_arcane_damage_for_each_of_yours() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn", "Scarlet Kris"]}
    t = flip("Kamu of Thunder Bluff", 4, "target anika-berlyn", aims=f"{CHARS} cerwyn@A", A=A)
    assert hits(t) == ["kamu-of-thunder-bluff anika-berlyn 3 arcane"]


@pytest.mark.card("Naedia of Silvermoon City")
def test_naedia_deals_2_unpreventable_holy_damage() -> None:
    B = {"play": ["Andrew Ulric"]}
    aims = "hero@A hero@B kor-cindervein@A andrew-ulric@B"
    t = flip("Naedia of Silvermoon City", 3, "target andrew-ulric", aims=aims, B=B)
    assert hits(t) == ["naedia-of-silvermoon-city andrew-ulric 2 holy"]


@pytest.mark.card("Teretha of the Undercity")
def test_teretha_makes_an_opponent_return_an_ally_of_his_choice() -> None:
    t = flip("Teretha of the Undercity", 3, B={"play": ["Anika Berlyn", "Cerwyn"]})
    assert (t.asked, t.offers("B")) == ("B", ["pick B1", "pick B2"])
    t.do("B pick cerwyn")
    assert (t["hand B"], t["party B"][1:]) == (["cerwyn"], ["anika-berlyn"])


@pytest.mark.card("Zumix of Kezan")
def test_zumix_draws_2() -> None:
    t = flip("Zumix of Kezan", 4, A={"deck": ["Axar", "Hira", "Zip"]})
    assert (t["hand A"], t["hand B"]) == (["axar", "hira"], [])


@pytest.mark.card("Zunjo of Sen'jin")
def test_zunjo_takes_4_atk_from_an_ally_this_turn() -> None:
    aims = "kor-cindervein@A anika-berlyn@B"
    t = flip("Zunjo of Sen'jin", 2, "target anika-berlyn", aims=aims)
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (1, 6)
    assert t.end_turn()["atk anika-berlyn"] == 5


# -- master heroes --------------------------------------------------------------------------------


def master(hero: str, cost: int, atk: int, damage: str, **side: Any) -> Duel:
    """A plays the master hero for just so much; it deals its ATK in a combat on this turn."""
    side = {"hand": [hero], "resources": cost, **side}
    t = Duel(A=side)
    assert t[f"cost A {slug(hero)}"] == cost
    t.do(f"A play {slug(hero)}").resolve()
    assert (t["ready A"], t["party A"][0]) == (0, slug(hero))
    assert t["removed A"] == ["gurzak-of-orgrimmar"]
    t.fight("hero@A", "hero@B")
    assert hits(t) == [f"{slug(hero)} stromdak-of-ironforge {atk} {damage}"]
    return t


@pytest.mark.card("The Lich King")
def test_the_lich_king_costs_11_and_deals_4_frost_damage() -> None:
    master("The Lich King", 11, 4, "frost")
    assert not Duel(A={"hand": ["The Lich King"], "resources": 10}).can("A play the-lich-king")


@pytest.mark.card("The Lich King")
@pytest.mark.parametrize("seat", ["A", "B"])
def test_each_turn_the_lich_king_raises_an_ally_of_the_turn_players_graveyard(seat: str) -> None:
    A = {"hero": "The Lich King", "graveyard": ["Axar", "Cerwyn", "Fire Blast"]}
    B = {"graveyard": ["Hira", "Zip", "Scorch"]}
    t = Duel(A=A, B=B, turn="B" if seat == "A" else "A", stops="every")
    dead = {"A": ["axar@A", "cerwyn@A"], "B": ["hira@B", "zip@B"]}[seat]
    assert sorted(targets(until(t, "target"))) == dead
    t.do(f"A target {dead[0]}").resolve()
    assert t["party A"] == ["the-lich-king", dead[0].split("@")[0]]
    assert dead[0].split("@")[0] not in t[f"graveyard {seat}"]


@pytest.mark.card("The Lich King")
def test_your_allies_are_scourge_and_only_scourge_or_death_knights_may_have_the_king() -> None:
    A = {"hero": "The Lich King", "play": ["Cerwyn"]}
    assert tagged(Duel(A=A, B={"play": ["Axar"]}), "Scourge") == ["the-lich-king", "cerwyn"]
    king = CARDS[CARD_NO["The Lich King"]]
    heroes = [CARDS[CARD_NO[line.split(" | ")[0]]] for line in PRINTED.strip().splitlines()]
    fit = [hero.name for hero in heroes[:20] if "TCG-DECK-12" not in broken(hero, king)]
    assert fit == ["Davron of Stormwind", "Baeltor of the Undercity"]


def tagged(t: Duel, word: str) -> list[str]:
    return [CARDS[t.s.what[x]].slug for x in t.s.play if has_tag(t.s, x, word)]


def broken(hero: Any, card: Any) -> list[str | None]:
    return [problem.rule for problem in deckrules.judge(hero, [card])]


@pytest.mark.card("Ysera the Dreamer")
def test_ysera_costs_20_less_1_for_each_face_down_resource_of_yours() -> None:
    rows = [["Cerwyn | down"] * 10, ["Cerwyn | down"] * 9 + ["Entrenched"]]
    costs = [
        Duel(A={"hand": ["Ysera the Dreamer"], "resources": row}, B={"resources": 5})[
            "cost A ysera-the-dreamer"
        ]
        for row in rows
    ]
    assert costs == [10, 11]
    master("Ysera the Dreamer", 10, 3, "nature")


@pytest.mark.card("Ysera the Dreamer")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 1)])
def test_ysera_mends_3_and_may_draw_each_turn(answer: str, drawn: int) -> None:
    t = Duel(A={"hero": "Ysera the Dreamer", "damage": 9}, turn="B", stops="every")
    until(t, "order").do("A add hero@A mend", "A target hero@A").resolve()
    while t["turn"] == "B" or t["window"] != "action":
        t.do({"may": f"A {answer}", "order": "A add hero@A mend"}.get(t.label, f"{t.asked} pass"))
    assert len(t["hand A"]) == drawn
    assert t["damage hero@A"] == (6 if answer == "yes" else 9)


@pytest.mark.card("Alexstrasza the Life-Binder")
def test_alexstrasza_costs_25_less_the_atk_of_your_allies() -> None:
    A = {
        "play": ["Anika Berlyn", "Boki Earthgaze", "Scarlet Kris"],
        "hand": ["Alexstrasza the Life-Binder"],
    }
    t = Duel(A={**A, "hero": "The Lich King"}, B={"play": ["Anika Berlyn"]})
    assert t["cost A alexstrasza-the-life-binder"] == 25 - 5 - 6
    master("Alexstrasza the Life-Binder", 25, 5, "fire")
    t = Duel(A={"hero": "Alexstrasza the Life-Binder"})
    assert (t["atk hero@A"], t["assault hero@A"]) == (5, 5)
    assert t.end_turn()["atk hero@A"] == 0


@pytest.mark.card("Alexstrasza the Life-Binder")
def test_alexstraszas_allies_cant_be_destroyed() -> None:
    A = {"hero": "Alexstrasza the Life-Binder", "play": ["Cerwyn"]}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]}).fight("cerwyn", "anika-berlyn")
    assert (t["damage cerwyn"], t["party A"][1:]) == (5, ["cerwyn"])
    assert round_trip(t)["party A"][1:] == ["cerwyn"]
    t = Duel(A=A, B={"play": ["Anika Berlyn | damage 5"]}).fight("cerwyn", "anika-berlyn")
    assert t["graveyard B"] == ["anika-berlyn"]
