"""Quests and locations, one by one."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg.content import CARD_NO, CARDS, slug
from tests.tcg.abilities import targets
from tests.tcg.allies import of, on_their_turn, usable, use
from tests.tcg.table import Duel

DOWN = "Cerwyn | down"
QUESTS = """
A Bird In Hand | 2
Blueleaf Tubers | 2
What Illidan Wants, Illidan Gets | 2
Entrenched | 3
Forged of Shadow and Flame | 3
Mystery Goo | 3
The Essence of Enmity | 3
The Grimtotem Weapon | 3
The Key to Freedom | 4
Brothers in Death | 3 | Death Knight
The Ichor of Undeath | 2 | Priest
"""
LOCATIONS = """
Fordragon Hold | Alliance
Gilneas | Alliance
Kor'kron Vanguard | Horde
Lost Isles | Horde
Twilight Citadel |
"""
FIT = {"play": ["Sardok", "Scarlet Kris"], "graveyard": ["Axar"]}
"""Enough for every quest."""


def lines(text: str) -> list[Any]:
    split = [f"{line} |".split("|")[:3] for line in text.strip().splitlines()]
    return [of(*(part.strip() for part in parts)) for parts in split]


def complete(quest: str, *answers: str, cost: int, **side: Any) -> Duel:
    """A, with resources to spare, completes the quest, and answers."""
    t = Duel(A={"resources": [quest, *[DOWN] * (cost + 1)], **side}, B={"graveyard": ["Hira"]})
    use(t, slug(quest), *answers, cost=cost)
    assert f"down {slug(quest)}" in t["row A"]
    return t


@pytest.mark.parametrize(("quest", "cost", "classes"), lines(QUESTS))
def test_a_quest_is_completed_for_its_cost_and_turned_face_down(
    quest: str, cost: str, classes: str
) -> None:
    card = CARDS[CARD_NO[quest]]
    assert ("/".join(card.classes), card.faction, card.cost) == (classes, "", 0)
    row = [quest, *[DOWN] * (int(cost) - 1)]
    t = Duel(A={**FIT, "resources": row[:-1]})
    assert not usable(t, slug(quest))
    t = Duel(A={**FIT, "resources": row})
    t.do(f"A use {slug(quest)} {slug(quest)}.1")
    assert (t["ready A"], t["row A"][0]) == (0, f"down {slug(quest)}")
    hand = Duel(A={"hand": [quest]})
    assert hand.can(f"A place_up {slug(quest)}")
    assert not hand.can(f"A play {slug(quest)}")


@pytest.mark.parametrize(("quest", "cost", "classes"), lines(QUESTS))
def test_only_brothers_in_death_wait_for_your_own_turn(quest: str, cost: str, classes: str) -> None:
    t = on_their_turn(**FIT, resources=[quest, *[DOWN] * (int(cost) - 1)])
    assert usable(t, slug(quest)) == (quest != "Brothers in Death")


@pytest.mark.card("A Bird In Hand")
@pytest.mark.parametrize(
    ("top", "drawn"), [("Hira", ["hira"]), ("Fire Blast", []), ("The Lich King", [])]
)
def test_a_bird_in_hand_takes_the_top_card_if_it_is_an_ally(top: str, drawn: list[str]) -> None:
    t = complete("A Bird In Hand", cost=2, deck=[top, "Axar"])
    if t.label == "reveal":
        t.do("A find hira")
    assert f"revealed A {slug(top)}" in t.events
    assert t["hand A"] == drawn
    assert t["deck A"] == ([] if drawn else [slug(top)]) + ["axar"]


@pytest.mark.card("Blueleaf Tubers")
def test_blueleaf_tubers_shuffle_your_graveyard_into_your_deck() -> None:
    t = complete("Blueleaf Tubers", cost=2, graveyard=["Axar", "Zip"], deck=["Cerwyn"])
    t.roll((2, 0, 1))
    assert (t["graveyard A"], t["graveyard B"]) == ([], ["hira"])
    assert sorted(t["deck A"]) == ["axar", "cerwyn", "zip"]


@pytest.mark.parametrize(
    ("quest", "cost", "fits", "lacks"),
    [
        of("What Illidan Wants, Illidan Gets", 2, "Sardok", "Tarn Darkwalker"),
        of("Entrenched", 3, "Cerwyn", "Scarlet Kris"),
        of("Forged of Shadow and Flame", 3, "Dread Pirate Ring", "Cerwyn"),
    ],
)
def test_it_draws_a_card_if_you_control_what_it_wants(
    quest: str, cost: int, fits: str, lacks: str
) -> None:
    """A Demon, an ally, an equipment: yours, and in play."""
    t = complete(quest, cost=cost, play=[fits], deck=["Axar", "Hira"])
    assert t["hand A"] == ["axar"]
    row = [quest, f"{fits} | down", *[DOWN] * 2]
    t = Duel(A={"play": [lacks], "resources": row}, B={"play": [fits]})
    assert not usable(t, slug(quest))


@pytest.mark.parametrize(
    ("quest", "found"),
    [
        of("Mystery Goo", ["fire-blast"]),
        of("The Essence of Enmity", ["axar", "hira"]),
        of("The Grimtotem Weapon", ["golem-skull-helm"]),
    ],
)
def test_it_takes_one_such_card_of_the_top_five_and_puts_the_rest_below(
    quest: str, found: list[str]
) -> None:
    """An ability, an ally, an equipment."""
    names = [
        "Axar",
        "Fire Blast",
        "Golem Skull Helm",
        "Hira",
        "The Lich King",
        "Zip",
        "Scarlet Kris",
    ]
    top = [slug(name) for name in names]
    t = complete(quest, cost=3, deck=names)
    assert sorted(t.offers("A", "find")) == sorted(f"find {card}" for card in found)
    t.do(f"A find {found[-1]}")
    assert t["hand A"] == [found[-1]]
    assert t["deck A"] == [*top[5:], *(card for card in top[:5] if card != found[-1])]
    t = complete(quest, cost=3, deck=names).do("A find_none")
    assert (t["hand A"], t["deck A"]) == ([], [*top[5:], *top[:5]])


@pytest.mark.card("The Key to Freedom")
def test_the_key_to_freedom_draws_a_card() -> None:
    t = complete("The Key to Freedom", cost=4, deck=["Axar", "Hira"])
    assert (t["hand A"], t["deck A"]) == (["axar"], ["hira"])


@pytest.mark.card("Brothers in Death")
@pytest.mark.parametrize("name", ["axar", "hira"])
def test_brothers_in_death_turn_an_ally_of_any_graveyard_into_a_ghoul(name: str) -> None:
    A = {"graveyard": ["Axar", "Fire Blast"]}
    row = ["Brothers in Death", DOWN, DOWN]
    t = Duel(A={**A, "resources": row}, B={"graveyard": ["Hira"]})
    t.do("A use brothers-in-death brothers-in-death.1")
    assert sorted(targets(t)) == ["axar@A", "hira@B"]
    t = complete("Brothers in Death", f"target {name}", cost=3, **A)
    assert t[f"removed {'A' if name == 'axar' else 'B'}"] == [name]
    assert t["party A"][1:] == ["ghoul-token"]


@pytest.mark.card("The Ichor of Undeath")
def test_the_ichor_of_undeath_fetches_an_ally_from_your_graveyard() -> None:
    A = {"graveyard": ["Axar", "Fire Blast", "Zip"]}
    t = Duel(A={**A, "resources": ["The Ichor of Undeath", DOWN]}, B={"graveyard": ["Hira"]})
    t.do("A use the-ichor-of-undeath the-ichor-of-undeath.1")
    assert sorted(targets(t)) == ["axar@A", "zip@A"]
    t = complete("The Ichor of Undeath", "target zip", cost=2, **A)
    assert (t["hand A"], t["graveyard A"]) == (["zip"], ["axar", "fire-blast"])


# -- locations ------------------------------------------------------------------------------------


@pytest.mark.parametrize(("location", "faction", "rest"), lines(LOCATIONS))
def test_a_location_is_placed_face_up_and_belongs_to_a_faction(
    location: str, faction: str, rest: str
) -> None:
    card = CARDS[CARD_NO[location]]
    assert (card.faction, card.classes, rest) == (faction, (), "")
    t = Duel(A={"hand": [location]}).do(f"A place_up {slug(location)}")
    assert t["row A"] == [slug(location)]


ALLIANCE = {"hero": "Stromdak of Ironforge", "play": ["Kor Cindervein", "Cerwyn", "Brigg"]}


@pytest.mark.card("Fordragon Hold")
def test_fordragon_hold_exhausts_to_give_one_of_your_alliance_assault_1() -> None:
    t = Duel(A={**ALLIANCE, "resources": ["Fordragon Hold"]}, B={"play": ["Axar"]})
    assert len(t.offers("A", "use")) == 1
    t.do("A use fordragon-hold fordragon-hold.1")
    assert sorted(targets(t)) == ["cerwyn@A", "hero@A", "kor-cindervein@A"]
    t.do("A target kor-cindervein").resolve()
    assert (t["atk kor-cindervein"], t["atk cerwyn"]) == (4, 1)
    assert t["exhausted fordragon-hold"]
    assert not usable(t, "fordragon-hold")
    assert t.end_turn()["assault kor-cindervein"] == 0


@pytest.mark.card("Fordragon Hold")
def test_with_bolvar_fordragon_hold_gives_all_your_alliance_assault_1() -> None:
    bolvar = "Bolvar, Highlord of Fordragon Hold"
    A = {**ALLIANCE, "play": [*ALLIANCE["play"], bolvar], "resources": ["Fordragon Hold"]}
    t = Duel(A=A, B={"play": ["Axar"]}).do("A use fordragon-hold fordragon-hold.2").resolve()
    names = ("hero@A", "kor-cindervein", "cerwyn", slug(bolvar), "brigg", "axar")
    assert [t[f"assault {x}"] for x in names] == [1, 1, 1, 1, 0, 0]
    assert t["exhausted fordragon-hold"]
    assert t.end_turn()["assault cerwyn"] == 0


@pytest.mark.card("Gilneas")
def test_gilneas_gives_all_your_worgen_assault_2_for_4() -> None:
    A = {"hero": "Jaral of Gilneas", "play": ["Garet Vice", "Cerwyn"]}
    A |= {"resources": ["Gilneas", *[DOWN] * 4]}
    t = use(Duel(A=A, B={"play": ["Roger Ulric"]}), "gilneas", cost=4)
    names = ("hero@A", "garet-vice", "cerwyn", "roger-ulric")
    assert [t[f"assault {x}"] for x in names] == [2, 2, 0, 0]
    assert t.end_turn()["assault garet-vice"] == 0
    assert usable(on_their_turn(**A), "gilneas")
    A["resources"] = ["Gilneas", *[DOWN] * 2]
    assert not usable(Duel(A=A), "gilneas")


@pytest.mark.card("Kor'kron Vanguard")
@pytest.mark.parametrize(("power", "n"), [(1, 1), (2, 3)])
def test_korkron_vanguard_gives_one_of_your_horde_assault_1_or_with_saurfang_3(
    power: int, n: int
) -> None:
    saurfang = "Saurfang the Younger, Kor'kron Warlord"
    A = {"play": ["Brigg", "Cerwyn"], "resources": ["Kor'kron Vanguard"]}
    t = Duel(A=A, B={"play": ["Zulanji", saurfang]})
    assert len(t.offers("A", "use")) == 1
    A["play"].append(saurfang)
    t = Duel(A=A, B={"play": ["Zulanji"]})
    t.do(f"A use korkron-vanguard korkron-vanguard.{power}")
    assert sorted(targets(t)) == ["brigg@A", "hero@A", f"{slug(saurfang)}@A"]
    t.do("A target brigg").resolve()
    assert (t["atk brigg"], t["assault hero@A"]) == (1 + n, 0)
    assert t["exhausted korkron-vanguard"]
    assert not usable(t, "korkron-vanguard")
    assert t.end_turn()["assault brigg"] == 0


@pytest.mark.card("Lost Isles")
def test_lost_isles_give_a_goblin_of_yours_assault_for_each_equipment_of_yours() -> None:
    play = ["Nikka Blastbor", "Cerwyn", "Scarlet Kris", "Golem Skull Helm", "Dread Pirate Ring"]
    A = {"hero": "Zumix of Kezan", "play": play, "resources": ["Lost Isles", DOWN]}
    B = {"play": ["Kistix Shockvat", "Scarlet Kris"]}
    t = Duel(A=A, B=B).do("A use lost-isles lost-isles.1")
    assert sorted(targets(t)) == ["hero@A", "nikka-blastbor@A"]
    t.do("A target nikka-blastbor").resolve()
    assert (t["atk nikka-blastbor"], t["assault nikka-blastbor"]) == (5, 3)
    assert (t["ready A"], t["exhausted lost-isles"]) == (0, 1)
    assert t.end_turn()["assault nikka-blastbor"] == 0
    assert not usable(Duel(A={**A, "resources": ["Lost Isles"]}), "lost-isles")


@pytest.mark.card("Twilight Citadel")
def test_twilight_citadel_exhausts_to_bring_a_dragonkin_on_your_turn() -> None:
    A = {"resources": ["Twilight Citadel", DOWN, DOWN]}
    t = Duel(A=A).do("A use twilight-citadel twilight-citadel.1").resolve()
    assert t["party A"][1:] == ["twilight-dragonkin-token"]
    assert (t["ready A"], t["exhausted twilight-citadel"]) == (1, 1)
    assert not usable(t, "twilight-citadel")
    assert not usable(Duel(A={"resources": ["Twilight Citadel"]}), "twilight-citadel")
    assert not usable(on_their_turn(**A), "twilight-citadel")
