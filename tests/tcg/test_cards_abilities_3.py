"""The abilities of hunters, one by one."""

from __future__ import annotations

import pytest

from tests.tcg.abilities import (
    A_HERO,
    ALLIES,
    B_HERO,
    CHARS,
    HEROES,
    bolt,
    cast,
    facts,
    hits,
    printed,
    round_trip,
    stash,
    swing,
    targets,
    until,
)
from tests.tcg.table import Duel

PRINTED = """
Arcane Shot | Marksmanship
Cobra Shot | Survival
Crippling Shot | Survival
Detect Prey | Survival
Explosive Shot | Survival talent
Favor of the Hunt | Survival
Kill Command | Beast Mastery
Master of the Hunt | Beast Mastery
Spoils of the Hunt | Survival
Steady Shot | Marksmanship
Trophy Kill | Marksmanship
Turn the Blade | Survival
"""


@pytest.mark.parametrize(("card", "shown"), facts("Hunter", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Arcane Shot")
def test_arcane_shot_deals_one_and_draws_a_card() -> None:
    bolt("Arcane Shot", 2, 1, "arcane", kind="instant", aims=CHARS)
    t = cast("Arcane Shot", 2, "target hero@B", kind="instant")
    assert t["hand A"] == ["cerwyn"]
    assert t["hand B"] == []


@pytest.mark.card("Cobra Shot")
def test_cobra_shot_deals_the_atk_of_a_pet_and_of_a_ranged_weapon() -> None:
    B = {"play": ["Fury", "Stakethrower"]}
    A = {"play": ["Axar", "Chops", "Ancient Bone Bow", "Scarlet Kris"]}
    aims = f"{HEROES} axar@A chops@A fury@B"
    t = cast("Cobra Shot", 4, "target hero@B", kind="instant", aims=aims, A=A, B=B)
    assert hits(t) == [f"{A_HERO} {B_HERO} 5 nature"]
    t = cast("Cobra Shot", 4, "target hero@B", kind="instant", A={"play": ["Chops"]}, B=B)
    assert hits(t) == [f"{A_HERO} {B_HERO} 3 nature"]
    t = cast("Cobra Shot", 4, "target hero@B", kind="instant", B=B)
    assert hits(t) == []


@pytest.mark.card("Crippling Shot")
def test_crippling_shot_takes_five_atk_for_the_turn() -> None:
    B = {"play": ["Gabble", "Anika Berlyn"]}
    aims = f"{CHARS} gabble@B"
    t = cast("Crippling Shot", 2, "target gabble", kind="instant", aims=aims, B=B)
    assert [t[f"atk {x}"] for x in ("gabble", "anika-berlyn")] == [2, 5]
    assert t["health gabble"] == 5
    assert t.end_turn()["atk gabble"] == 7


@pytest.mark.card("Detect Prey")
def test_detect_prey_lets_your_allies_fight_the_prey_from_afar() -> None:
    A, B = {"play": ["Kor Cindervein", "Cerwyn"]}, {"play": ["Anika Berlyn", "Valanos"]}
    aims = f"{CHARS} cerwyn@A valanos@B"
    t = cast("Detect Prey", 2, "target anika-berlyn", aims=aims, A=A, B=B)
    t.fight("kor-cindervein", "anika-berlyn")
    assert t["damage anika-berlyn"] == 3
    assert t["damage kor-cindervein"] == 0
    assert t.fight("cerwyn", "valanos")["graveyard A"] == ["detect-prey", "cerwyn"]
    round_trip(t).fight("kor-cindervein", "anika-berlyn")
    assert t["graveyard A"][2:] == ["kor-cindervein"]


@pytest.mark.card("Detect Prey")
def test_detect_prey_stashed_gives_your_hero_long_range_for_the_turn() -> None:
    A = {"play": ["Scarlet Kris", "Kor Cindervein"]}
    t = swing(stash("Detect Prey", A=A), "scarlet-kris", "anika-berlyn")
    assert t["damage anika-berlyn"] == 1
    assert t["damage hero@A"] == 0
    assert t["keywords kor-cindervein"] == []
    assert t.end_turn()["keywords hero@A"] == []


@pytest.mark.card("Explosive Shot")
def test_explosive_shot_destroys_an_ally_and_deals_its_cost_to_another() -> None:
    B = {"play": ["Anika Berlyn", "Valanos"]}
    t = Duel(A={"hand": ["Explosive Shot"], "resources": 4, "play": ["Kor Cindervein"]}, B=B)
    t.do("A play explosive-shot")
    assert targets(t) == ["anika-berlyn@B", "valanos@B"]
    t.do("A target anika-berlyn")
    assert sorted(targets(t)) == ["hero@A", "hero@B", "kor-cindervein@A", "valanos@B"]
    aims = ("target anika-berlyn", "target hero@B")
    t = cast("Explosive Shot", 4, *aims, kind="instant", B=B)
    assert t["graveyard B"] == ["anika-berlyn"]
    assert hits(t) == [f"{A_HERO} {B_HERO} 6 fire"]


@pytest.mark.card("Favor of the Hunt")
def test_favor_of_the_hunt_gives_assault_and_avenges_its_ally() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn"]}
    aims = "kor-cindervein@A cerwyn@A"
    t = cast("Favor of the Hunt", 2, "target cerwyn", kind="ongoing", aims=aims, A=A)
    assert [t["assault cerwyn"], t["assault kor-cindervein"]] == [2, 0]
    t.fight("cerwyn", "anika-berlyn")
    assert sorted(targets(t)) == sorted(CHARS.split())
    t.do("A target hero@B").resolve()
    assert "cerwyn anika-berlyn 3 nature" in hits(t)
    assert hits(t)[2:] == [f"{A_HERO} {B_HERO} 2 fire"]


@pytest.mark.card("Kill Command")
def test_kill_command_lets_a_pet_bite_an_ally() -> None:
    A, B = {"play": ["Axar", "Chops", "Ghoul token"]}, {"play": ["Fury", "Anika Berlyn"]}
    A["play"] += ["Mark of the Wild | on chops"]
    t = cast("Kill Command", 2, "target anika-berlyn", kind="instant", A=A, B=B)
    assert hits(t) == ["chops anika-berlyn 5 melee"]
    t = Duel(A={**A, "hand": ["Kill Command"], "resources": 2}, B=B).do("A play kill-command")
    assert sorted(targets(t)) == sorted(
        ["axar@A", "chops@A", "fury@B", "anika-berlyn@B", "ghoul-token@A"]
    )
    alone = {"hand": ["Kill Command"], "resources": 2, "play": ["Axar"]}
    assert not Duel(A=alone, B=B).can("A play kill-command")


@pytest.mark.card("Master of the Hunt")
def test_master_of_the_hunt_makes_your_pets_grow() -> None:
    A, B = {"play": ["Chops", "Axar"]}, {"play": ["Fury"]}
    t = cast("Master of the Hunt", 3, kind="ongoing", A=A, B=B)
    worth = [(t[f"atk {x}"], t[f"health {x}"]) for x in ("chops", "axar", "fury")]
    assert worth == [(5, 6), (3, 3), (5, 3)]


@pytest.mark.card("Spoils of the Hunt")
def test_spoils_of_the_hunt_destroy_the_opposing_allies_of_the_highest_cost() -> None:
    A = {"play": ["Gabble"]}
    B = {"play": ["Anika Berlyn", "Valanos", "Braxiss the Sleeper"]}
    t = cast("Spoils of the Hunt", 3, A=A, B=B)
    assert t["graveyard B"] == ["anika-berlyn", "braxiss-the-sleeper"]
    assert t["party B"] == [B_HERO, "valanos"]
    assert t["party A"] == [A_HERO, "gabble"]


@pytest.mark.card("Steady Shot")
def test_steady_shot_may_deal_one_at_the_start_of_each_of_your_turns() -> None:
    t = cast("Steady Shot", 3, kind="ongoing").end_turn()
    until(t, "target")
    assert t.asked == "A"
    assert sorted(targets(t)) == sorted(CHARS.split())
    until(t.do("A target hero@B"), "may").do("A yes")
    assert hits(t) == [f"{A_HERO} {B_HERO} 1 ranged"]
    until(until(t.end_turn(), "target").do("A target hero@B"), "may").do("A no")
    assert len(hits(t)) == 1


@pytest.mark.card("Trophy Kill")
def test_trophy_kill_destroys_an_ally_of_cost_four_or_more() -> None:
    B = {"hero": "The Lich King", "play": ["Anika Berlyn", "Valanos", "Kor Cindervein"]}
    A = {"play": ["Axar", "Cerwyn"]}
    aims = "anika-berlyn@B valanos@B axar@A"
    t = cast("Trophy Kill", 3, "target valanos", kind="instant", aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["valanos"]


@pytest.mark.card("Turn the Blade")
def test_turn_the_blade_takes_three_atk_from_an_ally_or_a_weapon() -> None:
    B = {"play": ["Anika Berlyn", "Arcanite Reaper", "Golem Skull Helm"]}
    aims = f"{ALLIES} arcanite-reaper@B"
    t = cast("Turn the Blade", 1, "target arcanite-reaper", kind="ongoing", aims=aims, B=B)
    assert [t["atk arcanite-reaper"], t["atk anika-berlyn"]] == [2, 5]
    t.end_turn()
    assert swing(t, "arcanite-reaper", "hero@A")["damage hero@A"] == 2
    t = cast("Turn the Blade", 1, "target anika-berlyn", kind="ongoing", B=B)
    t.end_turn().fight("anika-berlyn", "hero@A")
    assert t["damage hero@A"] == 2
