"""p.33-34: fights between the factions."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tests.boardgame.evening import (
    CLASSES,
    Given,
    answer,
    end_turn,
    four,
    idle,
    lay,
    no,
    throw,
    toss,
)
from tests.boardgame.table import Table

HERE = {"at": "balnir"}
ALL = dict.fromkeys(CLASSES, HERE)


def met(*names: str, given: Given | None = None, **more: Any) -> Table:
    """These heroes stand in Balnir Farmstead; it is the Horde's turn."""
    heroes = {name: {**HERE, **(given or {}).get(name, {})} for name in names}
    rest = {name: what for name, what in (given or {}).items() if name not in heroes}
    return four({**heroes, **rest}, **({"turn": 5} | more))


def duel(*names: str, given: Given | None = None, **more: Any) -> Table:
    """horde1 challenges; a friend who is there joins."""
    t = met(*names, given=given, **more)
    t.do("A duel horde1")
    if t.label == "invite":
        answer(t, "invite horde2")
    return t


def round_(t: Table, horde: dict[str, int], alliance: dict[str, int]) -> Table:
    """Everybody attacks and misses; the Combat Areas are as given as the Defense Phase begins."""
    while t.label in ("attack_order", "use", "roll"):
        if t.label == "attack_order":
            answer(t, t.offers(t.asked[0])[0])
        idle(t)
        if t.label == "roll":
            last = sum(t["acted"]) == sum(side == 1 for side in t["side"])
            if last:
                fill(t, horde, alliance)
            throw(t)
            if last:
                break
    return t


def fill(t: Table, horde: dict[str, int], alliance: dict[str, int]) -> Table:
    """The boxes as given, once the attrition of whoever attacks last is taken off."""
    for side, boxes in (("horde", dict(horde)), ("alliance", dict(alliance))):
        mine = t["attacker"].startswith(side)
        worn = t["attrition"] if mine else 0
        boxes["attrition"] = max(0, boxes.get("attrition", 0) - max(0, worn))
        lay(t, side, **{"damage": 0, "defense": 0, "armor": 0, **boxes})
    return t


def health(t: Table) -> list[int]:
    return [t[f"health {name}"] for name in CLASSES]


TOUGH = {name: {"health": 20} for name in CLASSES}


# -- who fights -----------------------------------------------------------------------------------


@pytest.mark.rule("TBG-PVP-01", "TBG-PVP-03", "TBG-PVP-04")
def test_all_enemies_in_the_region_are_drawn_in() -> None:
    t = duel("horde1", "alliance1", "alliance2")
    assert [t["side"][no(name)] for name in CLASSES] == [1, 0, 1, 1]
    assert (t["striker"], t["actions horde1"]) == ("horde", 1)
    round_(t, {"damage": 99}, {})
    while t.label != "act":
        answer(t, t.offers(t.asked[0])[0])
    end_turn(t).luck()
    assert [t["actions alliance1"], t["actions alliance2"]] == [2, 2]  # defending cost nothing


@pytest.mark.rule("TBG-PVP-02")
def test_a_friend_in_the_region_may_join_for_an_action() -> None:
    t = met("horde1", "horde2", "alliance1").do("A duel horde1")
    assert t.offers("A") == ["invite horde2", "done"]
    t.do("A invite horde2")
    assert t["actions horde2"] == 1
    assert t["side"][no("horde2")] == 1


@pytest.mark.rule("TBG-PVP-30", "TBG-PVP-33")
def test_nobody_has_to_fight_enemies_and_creatures_come_first() -> None:
    t = met("horde1", "alliance1", figures=["1 blue gnoll balnir"])
    t.refuses("A duel horde1", "TBG-CHALLENGE-02")
    t = met("horde1", "alliance1")
    assert {"rest horde1", "duel horde1", "pass horde1", "train horde1"} < set(t.offers("A"))
    assert t.offers("A", "travel")


@pytest.mark.rule("TBG-PVP-31")
def test_no_enemy_comes_into_a_starting_region() -> None:
    for faction in (c.HORDE, c.ALLIANCE):
        home = c.START[faction]
        for near in c.BORDERS[home]:
            one = ("horde1", "alliance1")[1 - faction]
            t = four({one: {"at": c.REGIONS[near]}}, turn=5, acting=("alliance", "horde")[faction])
            assert f"travel {one} {c.REGIONS[home]}" not in t.offers("BA"[faction])


# -- the Attack Phases ----------------------------------------------------------------------------


def order(t: Table, *wanted: str) -> list[str]:
    """Who attacks, if those who are asked say so; all miss."""
    start = len(t.events)
    picks = list(wanted)
    while t["bout"] == 1 and len(picks) >= 0 and t.label in ("attack_order", "use", "roll"):
        if t.label == "attack_order":
            answer(t, f"attack {next(p for p in picks if f'attack {p}' in t.offers(t.asked[0]))}")
        idle(t)
        if t.label == "roll":
            throw(t)
    return [e.split()[1] for e in ["", *t.events][start:] if e.startswith("attacks")]


@pytest.mark.rule("TBG-PVP-06", "TBG-PVP-08")
def test_the_factions_attack_in_turn_the_attackers_first() -> None:
    t = duel(*CLASSES, given=TOUGH)
    assert t.asked == "A"
    assert t.offers("A") == ["attack horde1", "attack horde2"]
    assert order(t, "horde2", "alliance1") == ["horde2", "alliance1", "horde1", "alliance2"]


@pytest.mark.rule("TBG-PVP-07", "TBG-PVP-09")
def test_one_attacker_then_both_defenders_in_the_order_they_like() -> None:
    t = duel("horde1", "alliance1", "alliance2", given=TOUGH)
    assert order(t, "alliance2", "alliance1") == ["horde1", "alliance2", "alliance1"]


@pytest.mark.rule("TBG-PVP-10", "TBG-PVP-11")
def test_threat_is_the_highest_level_of_the_enemies_and_two() -> None:
    t = duel(
        "horde1",
        "alliance1",
        "alliance2",
        given={"horde1": {"level": 3}, "alliance1": {"level": 2}},
    )
    assert (t["threat horde1"], t["threat alliance1"], t["threat alliance2"]) == (4, 5, 5)
    t.s.side[no("alliance1")] = 2  # has fallen: only those who still fight count
    assert t["threat horde1"] == 3


@pytest.mark.rule("TBG-PVP-12")
def test_each_faction_has_a_combat_area() -> None:
    t = duel("horde1", "alliance1", given=TOUGH)
    idle(t)
    throw(t, red=[8])
    assert t["box horde defense"] == 1
    assert t["box alliance defense"] == 0


# -- the Defense Phase ----------------------------------------------------------------------------


@pytest.mark.rule("TBG-PVP-05", "TBG-PVP-14")
def test_armor_comes_first_and_takes_from_two_boxes() -> None:
    t = duel("horde1", "alliance1", given=TOUGH)
    round_(t, {"damage": 5, "defense": 2, "attrition": 1}, {"armor": 3})
    assert t.asked == "B"
    assert t.offers("B") == ["block 3 0", "block 2 1", "block 1 2"]
    assert not [e for e in t.events if e.startswith("wounds")]
    answer(t, "block 1 2")
    assert [e for e in t.events if e.startswith("wounds")] == [
        "wounds horde 0",
        "wounds alliance 4",  # Ranged Strike
        "wounds horde 0",
        "wounds alliance 0",  # Resolution: the attrition went with the armor
    ]
    assert "strikes_back 0" not in t.events  # there is no Damage step


@pytest.mark.rule("TBG-PVP-15", "TBG-PVP-20")
def test_armor_that_is_not_needed_is_gone_and_so_is_all_else() -> None:
    t = duel("horde1", "alliance1", given=TOUGH)
    round_(t, {"damage": 1, "defense": 1}, {"armor": 5})
    assert health(t)[2] == 20
    assert t["bout"] == 2
    assert not any(t.s.boxes)


@pytest.mark.rule("TBG-PVP-16")
def test_example_three_armor_stop_three_hits_and_three_of_attrition() -> None:
    t = duel("horde1", "alliance1", given=TOUGH)
    round_(t, {"damage": 4, "defense": 1, "attrition": 4}, {"armor": 3})
    answer(t, "block 3 0")
    assert [e for e in t.events if "wounds alliance" in e] == [
        "wounds alliance 1",
        "wounds alliance 2",
    ]


@pytest.mark.rule("TBG-PVP-17", "TBG-PVP-18", "TBG-PVP-19")
def test_damage_wounds_at_once_and_the_rest_cancels() -> None:
    t = duel("horde1", "alliance1", given=TOUGH)
    round_(t, {"damage": 1, "defense": 6, "attrition": 4}, {"defense": 7})
    assert [e for e in t.events if e.startswith("wounds")] == [
        "wounds horde 0",
        "wounds alliance 1",
        "wounds horde 0",
        "wounds alliance 3",  # 10 against 7
    ]
    assert health(t)[2] == 16
    assert not any(t.s.boxes)


@pytest.mark.rule("TBG-PVP-21")
def test_example_three_wounds_are_split_two_and_one() -> None:
    t = duel("horde1", "alliance1", "alliance2", given=TOUGH)
    round_(t, {"defense": 10}, {"defense": 7})
    assert t.asked == "B"
    assert t.offers("B") == ["wound alliance1", "wound alliance2"]
    answer(t, "wound alliance1", "wound alliance2", "wound alliance1")
    assert health(t)[2:] == [18, 19]


@pytest.mark.rule("TBG-PVP-22")
def test_the_worked_example() -> None:
    t = duel("horde1", "alliance1", given=TOUGH)
    round_(
        t,
        {"damage": 5, "defense": 5, "armor": 7, "attrition": 4},
        {"damage": 6, "defense": 7, "armor": 4, "attrition": 5},
    )
    assert t.asked == "A"
    answer(t, "block 6 1", "block 4 0")
    assert [e for e in t.events if e.startswith("wounds")] == [
        "wounds horde 0",
        "wounds alliance 1",
        "wounds horde 1",  # 6 against 5
        "wounds alliance 0",
    ]
    assert health(t) == [19, 20, 19, 20]
    assert (t["bout"], any(t.s.boxes)) == (2, False)


@pytest.mark.rule("TBG-PVP-13", "TBG-PVP-32")
def test_both_sides_say_who_takes_what_before_anything_is_taken() -> None:
    given = {name: {"health": 2} for name in CLASSES}
    t = duel(*CLASSES, given=given)
    round_(t, {"damage": 2}, {"damage": 4})
    assert t.asked == "A"  # the attackers announce first
    answer(t, "wound horde1", "wound horde2", "wound horde1")
    assert t.asked == "B"  # the fourth had no choice
    assert health(t) == [2, 2, 2, 2]
    answer(t, "wound alliance1", "wound alliance1")
    assert [e for e in t.events if e.startswith("defeated")] == [
        "defeated horde1",
        "defeated horde2",
        "defeated alliance1",
    ]


@pytest.mark.rule("TBG-COMBAT-03", "TBG-PVP-32")
def test_wounds_that_are_left_after_healing_are_handed_out_again() -> None:
    t = duel(
        "horde1", "alliance1", given={"alliance1": {"health": 1, "bag": ["minor-healing-potion"]}}
    )
    throw(t)
    toss(lay(idle(t), "horde", damage=2))
    answer(t, "done", "use alliance1 minor-healing-potion.1")
    assert "defeated alliance1" in t.events  # one wound, healed, and then the other


@pytest.mark.rule("TBG-PVP-23")
def test_the_fight_is_over_as_soon_as_one_side_has_fallen() -> None:
    t = duel("horde1", "alliance1")
    round_(t, {"damage": 9}, {"defense": 9})
    answer(t, "go southshore")
    assert len([e for e in t.events if e.startswith("wounds")]) == 2  # no Resolution step
    assert (t["fight"], any(t.s.boxes)) == ("-", False)
    assert t["health horde1"] == 4


@pytest.mark.rule("TBG-PVP-24")
def test_another_round_begins_with_the_attackers() -> None:
    t = duel("horde1", "alliance1", given=TOUGH)
    round_(t, {}, {})
    idle(t)
    assert (t["bout"], t["attacker"]) == (2, "horde1")


# -- afterwards -----------------------------------------------------------------------------------

BAGS = {
    "alliance1": {"bag": ["trogg-club", "scimitar"], "gold": 9},
    "alliance2": {"bag": ["ravenwood-bow"]},
}


def fled(t: Table) -> Table:
    while t.label in ("refuge", "wound"):
        answer(t, t.offers(t.asked[0])[0])
    return t


@pytest.mark.rule("TBG-PVP-25", "TBG-PVP-29")
def test_the_winners_take_one_item_from_the_bag_of_each() -> None:
    t = duel(*CLASSES, given=BAGS)
    fled(round_(t, {"damage": 99}, {}))
    assert t.offers("A") == [
        "loot horde1 trogg-club",
        "loot horde1 scimitar",
        "loot horde2 trogg-club",
        "loot horde2 scimitar",
        "leave_it",
    ]
    answer(t, "loot horde2 scimitar", "loot horde1 ravenwood-bow")
    assert (t["bag horde1"], t["bag horde2"]) == (["ravenwood-bow"], ["scimitar"])
    assert (t["bag alliance1"], t["gold alliance1"]) == (["trogg-club"], 9)
    assert [t[f"xp {name}"] for name in CLASSES] == [0, 0, 0, 0]


@pytest.mark.rule("TBG-PVP-26")
def test_loot_that_nobody_wants_stays_where_it_is() -> None:
    t = duel("horde1", "alliance2", given=BAGS)
    fled(round_(t, {"damage": 99}, {}))
    answer(t, "leave_it")
    assert t["bag alliance2"] == ["ravenwood-bow"]


@pytest.mark.rule("TBG-PVP-27")
def test_whoever_fell_gets_no_loot() -> None:
    t = duel("horde1", "horde2", "alliance2", given=BAGS)
    round_(t, {"damage": 99}, {"damage": 3})
    while t.label != "loot":
        t.luck()
        answer(t, "wound horde2" if "wound horde2" in t.offers("A") else t.offers(t.asked[0])[0])
    assert t.offers("A") == ["loot horde1 ravenwood-bow", "leave_it"]


@pytest.mark.rule("TBG-PVP-28", "TBG-DEFEAT-06")
@pytest.mark.parametrize("outcome", [(0, 1), (1, 0)])
def test_if_all_fall_together_nobody_wins_and_chance_says_who_leaves_first(
    outcome: tuple[int, int],
) -> None:
    t = duel("horde1", "alliance1", given={"alliance1": {"bag": ["scimitar"]}})
    round_(t, {"damage": 99}, {"damage": 99})
    assert t.label == "flight"
    t.give(outcome)
    assert t.asked == "AB"[outcome[0]]
    assert [t["at horde1"], t["at alliance1"]] == ["balnir", "balnir"]
    fled(t)
    assert "nobody_won" in t.events
    assert (t["bag alliance1"], t.label) == (["scimitar"], "act")


@pytest.mark.rule("TBG-DEFEAT-06")
def test_those_of_one_faction_leave_without_a_draw() -> None:
    t = duel("horde1", "alliance1", "alliance2")
    round_(t, {"damage": 99}, {})
    while t.label == "wound":
        answer(t, t.offers("B")[0])
    assert (t.label, t.asked) == ("refuge", "B")


STIRRED = {
    "horde2": {"level": 5, "energy": 3, "talents": ["mana-tide-totem"]},
    "alliance1": {"level": 5, "energy": 3, "equipped": {"melee": "icicle-rod"}},
}


@pytest.mark.rule("TBG-TIMING-12")
@pytest.mark.parametrize(("first", "seat"), [("alliance", "B"), ("horde", "A")])
def test_the_active_faction_says_who_uses_something_first(first: str, seat: str) -> None:
    t = met("horde2", "alliance1", given=STIRRED).do("A duel horde2")
    assert (t.label, t.asked) == ("goes_first", "A")
    answer(t, f"first {first}")
    assert (t.label, t.asked) == ("use", seat)
