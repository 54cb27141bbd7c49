"""Resources (TCG-RESOURCE), costs (TCG-COST), ready and exhausted (TCG-READY)."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import combinations
from typing import Any

import pytest

from tabard.core.ask import Option
from tabard.games.tcg.rules import zones
from tabard.games.tcg.rules.announce import payers
from tabard.games.tcg.rules.legal import actions
from tabard.games.tcg.state import SLOT, can_read, resources
from tests.tcg.table import Duel

WAIL = {"hand": ["Psychic Wail", "Hira"], "resources": 1}
"""Stash: exhaust target resource."""


def exhausted(t: Duel, *slots: str) -> list[int]:
    return [t[f"exhausted {slot}"] for slot in slots]


# -- resources ------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-RESOURCE-01")
@pytest.mark.parametrize(
    ("spec", "moves", "left"),
    [
        ({"hand": ["Kor Cindervein"]}, ["A play kor-cindervein"], 1),
        ({"play": ["Dhoros Ravestrike"]}, ["A use dhoros-ravestrike dhoros-ravestrike.1"], 1),
        ({"play": ["Hira"]}, ["A use entrenched entrenched.1"], 1),
    ],
)
def test_resources_pay_for_cards_powers_and_quests(
    spec: dict[str, Any], moves: list[str], left: int
) -> None:
    t = Duel(A={**spec, "resources": ["Entrenched", *["Cerwyn | down"] * 3]}).do(*moves)
    assert t["ready A"] == left


@pytest.mark.rule("TCG-RESOURCE-01")
def test_resources_pay_for_strikes() -> None:
    t = Duel(A={"play": ["Angry Dread"], "resources": 3}).attack("hero@A", "hero@B")
    t.do("A strike angry-dread")
    assert t["ready A"] == 1


@pytest.mark.rule("TCG-RESOURCE-02", "TCG-RESOURCE-03")
def test_any_card_may_be_a_resource_but_few_face_up() -> None:
    kinds = ["Hira", "Angry Dread", "Golem Skull Helm", "Fireball", "Entrenched", "Gilneas"]
    kinds += ["Major Healing Potion", "Inferno Totem", "The Lich King"]
    t = Duel(A={"hand": kinds})
    assert len(t.offers("A", "place")) == len(kinds)
    assert t.offers("A", "place_up") == ["place_up entrenched", "place_up gilneas"]
    t.refuses("A place_up hira", "TCG-RESOURCE-03")
    t.do("A place hira")
    assert t["row A"] == ["down hira"]


@pytest.mark.rule("TCG-RESOURCE-04")
def test_both_sides_of_a_resource_pay() -> None:
    t = Duel(A={"hand": ["Burom Bladeseer"], "resources": ["Entrenched", "Cerwyn | down"]})
    t.do("A play burom-bladeseer")
    assert exhausted(t, "A1", "A2") == [1, 1]


@pytest.mark.rule("TCG-RESOURCE-05")
def test_a_resource_face_down_is_a_blank_card() -> None:
    down = ["Garrosh Hellscream | down", "Twilight Citadel | down", "Entrenched | down"]
    t = Duel(A={"resources": [*down, *["Cerwyn | down"] * 4], "hand": ["Garrosh Hellscream"]})
    assert t.offers("A", "use") == []
    t.do("A play garrosh-hellscream").resolve()
    assert t.label == "priority"
    assert "garrosh-hellscream" in t["party A"]
    t = Duel(A={"resources": 6, "hand": ["Plainswatcher Taro"]})
    assert t["cost A plainswatcher-taro"] == 7  # six Cerwyns without a name


@pytest.mark.rule("TCG-RESOURCE-06")
def test_effects_that_name_resources_find_those_of_all() -> None:
    t = Duel(A=WAIL, B={"resources": ["Entrenched", "Cerwyn | down | exhausted"]})
    t.do("A stash psychic-wail")
    rows = [SLOT.names[x] for x in t.s.resources]
    assert sorted(t.offers("A", "target")) == sorted(f"target {name}" for name in rows)
    t.do("A target B1").resolve()
    assert (t["exhausted B1"], t["zone_of B1"], t["side B1"]) == (1, "resource", "B")
    t.end_turn()
    assert exhausted(t, "B1", "B2") == [0, 0]


@pytest.mark.rule("TCG-RESOURCE-07")
def test_no_resource_is_exhausted_for_nothing() -> None:
    t = Duel(A=WAIL, B={"resources": 1, "hand": ["Fire Blast", "Hira"]})
    t.do("A stash psychic-wail", "A target B1")
    assert t.asked == "B"
    assert t.offers("B") == ["play fire-blast", "pass"]
    t.cast("B play fire-blast", "hero@A")
    assert t["ready B"] == 0


@pytest.mark.rule("TCG-RESOURCE-08")
def test_what_has_paid_stays_and_is_ready_next_turn() -> None:
    t = Duel(A={"hand": ["Kor Cindervein"], "resources": 3}).do("A play kor-cindervein").resolve()
    assert (t["ready A"], len(t["row A"])) == (0, 3)
    t.end_turn().end_turn()
    assert t["ready A"] == 3


@pytest.mark.rule("TCG-RESOURCE-09")
def test_there_is_no_limit_to_resources() -> None:
    t = Duel(A={"hand": ["Hira"], "resources": 20}).do("A place hira")
    assert (len(t["row A"]), t["ready A"]) == (21, 21)


@pytest.mark.rule("TCG-RESOURCE-10")
def test_a_resource_that_is_destroyed_is_the_card_again() -> None:
    """No card of the box destroys a resource: the rule is asked directly."""
    t = Duel(A={"resources": ["Hira | down"]})
    x = SLOT.parse(t.s, "A1")
    assert not can_read(t.s, x, 1)
    zones.destroy(t.s, [x])
    assert (t["graveyard A"], t["row A"], t["down A1"]) == (["hira"], [], 0)
    assert can_read(t.s, x, 1)


# -- costs ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-COST-01", "TCG-POWER-03")
def test_all_of_a_cost_is_paid_before_the_effect_is_on_the_chain() -> None:
    t = Duel(A={"play": ["Scaramanga"], "resources": 2, "hand": ["Hira"]}, B={"hand": ["Hira"]})
    t.do("A use scaramanga scaramanga.1")
    assert (t["ready A"], t["graveyard A"]) == (0, ["scaramanga"])
    assert (t["links"], t["hand A"]) == (["scaramanga"], ["hira"])
    t.resolve()
    assert t["hand A"] == ["hira", "cerwyn"]


@pytest.mark.rule("TCG-COST-02")
@pytest.mark.parametrize(("name", "cost"), [("Hira", 1), ("Burom Bladeseer", 2), ("Zerzu", 3)])
def test_so_many_resources_of_one_s_own_are_exhausted(name: str, cost: int) -> None:
    t = Duel(A={"hand": [name], "resources": 4}, B={"resources": 4})
    t.do(f"A {t.offers('A', 'play')[0]}")
    assert (t["ready A"], t["ready B"]) == (4 - cost, 4)


@pytest.mark.rule("TCG-COST-03")
def test_two_for_a_card_and_two_for_a_power() -> None:
    t = Duel(A={"play": ["Scaramanga"], "hand": ["Burom Bladeseer"], "resources": 2})
    assert t.can("A use scaramanga scaramanga.1")
    t.do("A play burom-bladeseer").resolve()
    assert t["ready A"] == 0
    t.refuses("A use scaramanga scaramanga.1", "TCG-COST-04")
    t.end_turn().end_turn()
    assert t.can("A use scaramanga scaramanga.1")


@pytest.mark.rule("TCG-COST-04")
@pytest.mark.parametrize("ready", [3, 4])
def test_a_cost_is_paid_in_full_or_not_at_all(ready: int) -> None:
    row = ["Cerwyn | down"] * ready + ["Cerwyn | down | exhausted"] * 2
    t = Duel(A={"hand": ["Orono the Great"], "resources": row})
    if ready == 4:
        assert t.can("A play orono-the-great")
    else:
        t.refuses("A play orono-the-great", "TCG-COST-04")
        assert t["ready A"] == ready


@pytest.mark.rule("TCG-COST-05", "TCG-COST-06")
def test_the_activation_exhausts_the_card_itself() -> None:
    t = Duel(A={"play": ["Hira"], "resources": ["Kor'kron Vanguard", "Cerwyn | down"]})
    t.cast("A use korkron-vanguard korkron-vanguard.1").resolve()
    assert exhausted(t, "korkron-vanguard", "A3") == [1, 0]
    assert t["atk hero@A"] == 1
    t.refuses("A use korkron-vanguard korkron-vanguard.1", "TCG-READY-04")


@pytest.mark.rule("TCG-COST-06")
@pytest.mark.parametrize(("state", "legal"), [("", True), (" | exhausted", False)])
def test_what_is_exhausted_can_t_be_exhausted_for_a_cost(state: str, legal: bool) -> None:
    t = Duel(A={"play": ["Grazzle Grubhook" + state]})
    assert t.can("A use grazzle-grubhook grazzle-grubhook.1") is legal
    moonfire = ["Celestial Moonfire | on hero@B", "Josiah King" + state]
    t = Duel(A={"play": moonfire})
    assert t.can("A use celestial-moonfire celestial-moonfire.4") is legal


@pytest.mark.rule("TCG-COST-07")
def test_what_costs_nothing_is_announced_all_the_same() -> None:
    t = Duel(A={"hand": ["Scorch"]}, B={"hand": ["Hira"]}).cast("A play scorch", "hero@B")
    assert (t["links"], t["damage hero@B"], t.asked) == (["scorch"], 0, "B")
    t.resolve()
    assert t["damage hero@B"] == 1


@pytest.mark.rule("TCG-COST-08")
def test_one_card_does_not_pay_two_parts_of_a_cost() -> None:
    t = Duel(A={"resources": ["Twilight Citadel", "Cerwyn | down"]})
    t.do("A use twilight-citadel twilight-citadel.1").resolve()
    assert exhausted(t, "A1", "A2") == [1, 1]
    assert "twilight-dragonkin-token" in t["party A"]
    t = Duel(A={"resources": ["Twilight Citadel", "Cerwyn | down | exhausted"]})
    t.refuses("A use twilight-citadel twilight-citadel.1", "TCG-COST-04")


JAINA = "Jaina, Lady of Theramore"


@pytest.mark.rule("TCG-COST-09")
@pytest.mark.parametrize(
    ("mine", "theirs", "name", "cost"),
    [
        ([], [], "Burom Bladeseer", 2),
        ([], [JAINA], "Burom Bladeseer", 3),
        ([JAINA], [], "Burom Bladeseer", 1),
        ([JAINA], [JAINA], "Burom Bladeseer", 2),
        ([JAINA], [], "Hira", 1),  # 1 - 1, but not below 1
        ([JAINA], [JAINA], "Hira", 1),
        ([JAINA], [], "Babagahnoosh the Grumpy", 0),
        ([JAINA], [JAINA], "Babagahnoosh the Grumpy", 1),  # 0 + 1, and that is not lowered
        ([JAINA, "Tempest Totem"], [], "Inferno Totem", 1),  # 2 - 1 - 1, neither below 1
    ],
)
def test_first_what_is_added_then_what_is_taken_off(
    mine: list[str], theirs: list[str], name: str, cost: int
) -> None:
    t = Duel(
        A={"play": mine, "hand": [name], "graveyard": ["Cerwyn"], "resources": 9},
        B={"play": theirs},
    )
    (slug,) = t["hand A"]
    assert t[f"cost A {slug}"] == cost
    t.do(f"A play {slug}")
    assert t["ready A"] == 9 - cost


@pytest.mark.rule("TCG-COST-09")
def test_a_minimum_belongs_to_its_own_reduction() -> None:
    """The Totem takes off 1 down to 1; the Hammer's 1 may take off what is left."""
    t = Duel(
        A={
            "play": ["Tempest Totem", "Devout Aurastone Hammer"],
            "hand": ["Inferno Totem"],
        }
    )
    t.do("A use devout-aurastone-hammer devout-aurastone-hammer.1").resolve()
    assert t["cost A inferno-totem"] == 0


@pytest.mark.rule("TCG-COST-10")
@pytest.mark.parametrize(("theirs", "cost"), [([], 0), ([JAINA], 1)])
def test_what_is_added_is_due_even_for_a_free_card(theirs: list[str], cost: int) -> None:
    t = Duel(
        A={
            "play": ["Cerwyn"] * 4,
            "hand": ["Plainswatcher Taro"],
            "graveyard": ["Hira"],
            "resources": 1,
        },
        B={"play": theirs},
    )
    t.do("A play plainswatcher-taro")
    assert t["ready A"] == 1 - cost


@pytest.mark.rule("TCG-COST-12")
def test_what_was_paid_is_not_given_back() -> None:
    t = Duel(
        A={"hand": ["Wrath"], "resources": 2},
        B={"hand": ["Counterspell"], "resources": 2},
    )
    t.cast("A play wrath", "hero@B").do("B play counterspell").resolve()
    assert (t["damage hero@B"], t["graveyard A"], t["ready A"]) == (0, ["wrath"], 0)


@pytest.mark.rule("TCG-COST-13")
def test_what_can_t_be_completed_is_not_begun() -> None:
    t = Duel(A={"hand": ["Execute"], "resources": 1}, B={"play": ["Kor Cindervein"]})
    t.refuses("A play execute", "TCG-TARGET-02")
    assert (t["hand A"], t["ready A"], t["links"], t.asked) == (["execute"], 1, [], "A")
    t = Duel(A={"hand": ["Execute"], "resources": 1}, B={"play": ["Kor Cindervein | damage 1"]})
    assert t.can("A play execute")


@pytest.mark.rule("TCG-COST-14")
def test_nobody_pays_with_the_other_s_cards() -> None:
    t = Duel(A={"hand": ["Hira"]}, B={"resources": 5})
    t.refuses("A play hira", "TCG-COST-04")
    moonfire = {"play": ["Celestial Moonfire | on hero@B"]}
    t = Duel(A=moonfire, B={"play": ["Josiah King"]})
    assert not t.offers("A", "use")


@pytest.mark.rule("TCG-COST-15")
def test_an_ally_that_has_just_come_can_be_exhausted_for_another_s_power() -> None:
    t = Duel(A={"play": ["Celestial Moonfire | on hero@B", "Laenthor Shademoon | fresh"]})
    t.do("A use celestial-moonfire celestial-moonfire.4").resolve()
    assert exhausted(t, "laenthor-shademoon") == [1]
    assert t["hand A"] == ["celestial-moonfire"]


# -- ready and exhausted --------------------------------------------------------------------------


@pytest.mark.rule("TCG-READY-01")
@pytest.mark.parametrize(
    ("hand", "slot"),
    [
        ("Golem Skull Helm", "golem-skull-helm"),
        ("Hira", "hira"),
        ("Angry Dread", "angry-dread"),
        ("Battle Shout", "battle-shout"),
    ],
)
def test_cards_enter_play_ready(hand: str, slot: str) -> None:
    t = Duel(A={"hand": [hand], "resources": 3}).do(f"A play {slot}").resolve()
    assert t[f"zone_of {slot}"] == "play"
    assert exhausted(t, slot) == [0]


@pytest.mark.rule("TCG-READY-01")
def test_a_card_may_say_that_it_enters_exhausted() -> None:
    t = Duel(A={"hand": ["Deathlord Jones"], "resources": 4}).do("A play deathlord-jones").resolve()
    assert exhausted(t, "deathlord-jones", "brode-token") == [0, 1]


@pytest.mark.rule("TCG-READY-02", "TCG-READY-04")
def test_an_exhausted_card_can_t_attack() -> None:
    t = Duel(A={"hand": ["Gouge"], "resources": 1, "play": ["Hira"]})
    assert t.can("A attack hira")
    t.cast("A play gouge", "hira").resolve()
    assert exhausted(t, "hira") == [1]
    t.refuses("A attack hira", "TCG-READY-04")


@pytest.mark.rule("TCG-READY-03", "TCG-READY-08")
def test_a_card_that_is_readied_may_attack_again() -> None:
    t = Duel(A={"play": ["Hira"], "hand": ["Energized"], "resources": 2})
    t.fight("hira", "hero@B")
    t.refuses("A attack hira", "TCG-READY-04")
    t.cast("A play energized", "hira").resolve()
    assert exhausted(t, "hira") == [0]
    t.fight("hira", "hero@B")
    assert t["damage hero@B"] == 4


def tired(other: str) -> dict[str, Any]:
    names = ["Hira", "Angry Dread", "Golem Skull Helm", f"Rend | on hero@{other}"]
    return {
        "exhausted": True,
        "play": [f"{name} | exhausted" for name in names],
        "resources": ["Cerwyn | down | exhausted"] * 2,
    }


@pytest.mark.rule("TCG-READY-05")
def test_all_one_s_own_cards_ready_and_no_others() -> None:
    t = Duel(turn="B", A=tired("B"), B=tired("A")).end_turn()
    mine = [*t.s.play, *t.s.resources]
    assert {SLOT.names[x] for x in mine if not t.s.exhausted[x]} == {f"A{i}" for i in range(7)}
    assert {SLOT.names[x] for x in mine if t.s.exhausted[x]} == {f"B{i}" for i in range(7)}


@pytest.mark.rule("TCG-READY-06")
@pytest.mark.parametrize(("state", "damage"), [("", 1), (" | exhausted", 0)])
def test_to_exhaust_an_exhausted_card_triggers_nothing(state: str, damage: int) -> None:
    t = Duel(
        A={"play": ["Hungering Cold"], "hand": ["Gouge"], "resources": 1},
        B={"play": ["Kor Cindervein" + state]},
    )
    t.cast("A play gouge", "kor-cindervein").resolve()
    assert t["damage kor-cindervein"] == damage
    assert any(e.startswith("triggered") for e in t.events) is (damage > 0)


@pytest.mark.rule("TCG-READY-06")
@pytest.mark.parametrize(("state", "drawn"), [("", 0), (" | exhausted", 1)])
def test_to_ready_a_ready_card_triggers_nothing(state: str, drawn: int) -> None:
    play = ["Forager Cloudbloom" + state]
    t = Duel(A={"play": play, "hand": ["Energized"], "resources": 2})
    t.cast("A play energized", "forager-cloudbloom").resolve()
    assert len(t["hand A"]) == drawn


@pytest.mark.rule("TCG-READY-07")
def test_a_card_that_has_left_play_is_no_longer_exhausted() -> None:
    t = Duel(
        A={"play": ["Hira | exhausted"], "hand": ["Execute", "Fire Blast", "Rebirth"]}
        | {"resources": 6}
    )
    t.cast("A play fire-blast", "hira").resolve()
    assert (t["zone_of hira"], t["exhausted hira"]) == ("graveyard", 0)
    t.cast("A play rebirth", "hira").resolve()
    assert (t["zone_of hira"], t["exhausted hira"]) == ("play", 0)


@pytest.mark.rule("TCG-COST-02", "TCG-LOCATION-03")
@pytest.mark.parametrize("ready", range(1, 5))
def test_no_other_choice_of_resources_leaves_more_to_do(ready: int) -> None:
    """Two quests, a location that works only when it is ready, and face-down cards: whichever
    other resources had paid, nothing more could be done afterwards."""
    row = ["A Bird In Hand", "Fordragon Hold", "Cerwyn | down", "Blueleaf Tubers", "Hira | down"]
    t = Duel(
        A={
            "hero": "Stromdak of Ironforge",
            "play": ["Parvink"],
            "hand": ["Hira"],
            "resources": row,
        },
        B={"hero": "Gurzak of Orgrimmar"},
    )
    mine = resources(t.s, 0)
    paid = payers(t.s, 0, ready)
    assert len(paid) == ready

    def left(spent: Iterable[int]) -> set[Option]:
        s = t.s.copy()
        for x in spent:
            s.exhausted[x] = 1
        s.memo = None
        return set(actions(s, 0))

    others = [left(spent) for spent in combinations(mine, ready)]
    assert all(other <= left(paid) for other in others)
    assert any(other < left(paid) for other in others)
