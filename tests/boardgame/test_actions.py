"""p.8-12: the faction turn and the five actions; the Merchant; Bags."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tests.boardgame.table import Table, alone, hero


def pair(one: dict[str, Any], other: dict[str, Any], **more: Any) -> Table:
    """Two heroes of the Horde, played by A and C."""
    heroes = {
        "horde1": one,
        "horde2": {"seat": "C", **other},
        "alliance1": hero("mage", seat="B"),
        "alliance2": hero("rogue", seat="D"),
    }
    return Table(**({"seats": 4, "heroes": heroes} | more))


# -- the faction turn -----------------------------------------------------------------------------


@pytest.mark.rule("TBG-TURN-03", "TBG-TURN-04", "TBG-TURN-08")
def test_actions_in_free_order_among_the_people() -> None:
    t = pair(hero("warrior", health=1, gold=0), hero("shaman", health=1, gold=0))
    assert t.asked == "AC"
    t.do("C rest horde2", "A rest horde1")
    assert (t["actions horde1"], t["actions horde2"]) == (1, 1)
    t.do("A rest horde1", "C rest horde2")
    assert (t["actions horde1"], t["actions horde2"]) == (0, 0)
    assert t.asked == "chance"  # nobody has anything to manage: the track brings an item


@pytest.mark.rule("TBG-TURN-02", "TBG-ENDTURN-10", "TBG-TURN-10")
def test_after_a_faction_turn_the_marker_moves_and_the_others_come() -> None:
    t = alone(hero("warrior"), turn=1)
    t.do("A pass horde1").luck()
    assert (t["turn"], t["acting"]) == (2, "alliance")
    assert t["actions alliance1"] == 2
    assert t["actions horde1"] == 0


@pytest.mark.rule("TBG-TURN-05")
def test_the_five_actions() -> None:
    t = alone(
        hero("warrior", at="north-tide", gold=9, health=1),
        quests=["devils-from-the-deep"],
    )
    verbs = {text.split()[0] for text in t.offers("A")}
    assert {"travel", "rest", "challenge", "train", "town", "pass"} == verbs


# -- travel ---------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-TRAVEL-01", "TBG-TRAVEL-13")
def test_two_steps_and_no_third() -> None:
    t = alone(hero("warrior", at="balnir"))
    t.do("A travel horde1 bulwark", "A go andorhal")
    assert (t["at horde1"], t["actions horde1"]) == ("andorhal", 1)
    assert t.label == "act"


@pytest.mark.rule("TBG-TRAVEL-01")
def test_one_step_is_enough() -> None:
    t = alone(hero("warrior", at="balnir")).do("A travel horde1 bulwark", "A stop")
    assert (t["at horde1"], t["actions horde1"]) == ("bulwark", 1)


@pytest.mark.rule("TBG-TRAVEL-02", "TBG-TERM-06")
def test_independent_creatures_end_a_journey() -> None:
    figures = ["1 blue ogre bulwark", "1 blue gnoll bulwark"]
    t = alone(hero("warrior", at="balnir"), figures=figures).do("A travel horde1 bulwark")
    assert t["at horde1"] == "bulwark"
    assert t.label == "act"
    assert all(text.startswith("hunt") for text in t.offers("A"))


@pytest.mark.rule("TBG-TRAVEL-09", "TBG-TRAVEL-05")
def test_a_flight_into_independent_creatures_ends_there_too() -> None:
    figures = ["1 blue ogre caer", "1 blue gnoll caer"]
    t = alone(hero("warrior", at="brill"), figures=figures).do("A travel horde1 caer")
    assert t["at horde1"] == "caer"
    assert t.label == "act"


@pytest.mark.rule("TBG-TRAVEL-08", "TBG-TRAVEL-05")
@pytest.mark.parametrize(
    "way", [("undercity", "shining"), ("caer", "sorrow"), ("caer", "pestilent")]
)
def test_on_foot_and_by_flight_in_any_mix(way: tuple[str, str]) -> None:
    t = alone(hero("warrior", at="brill")).do(f"A travel horde1 {way[0]}", f"A go {way[1]}")
    assert t["at horde1"] == way[1]


@pytest.mark.rule("TBG-TRAVEL-08")
def test_on_foot_to_a_flight_path_and_away_by_air() -> None:
    t = alone(hero("warrior", at="nightmare")).do("A travel horde1 brill", "A go pestilent")
    assert t["at horde1"] == "pestilent"


@pytest.mark.rule("TBG-TRAVEL-10")
def test_quest_creatures_and_enemies_stop_nobody() -> None:
    heroes = {
        "horde1": hero("warrior", at="brill"),
        "alliance1": hero("mage", seat="B", at="tirisfal-outpost"),
    }
    quest = {"quests": ["red-vengeance"]}  # two green Crusaders at the outpost
    t = Table(heroes=heroes, **quest).do("A travel horde1 tirisfal-outpost")
    assert t.label == "onward"
    t.do("A go balnir")


@pytest.mark.rule("TBG-TRAVEL-12")
def test_the_dwarven_hunter_of_the_book() -> None:
    heroes = {"horde1": hero("warrior"), "alliance1": hero("hunter", seat="B")}
    figures = ["1 blue ogre fields"]
    t = Table(heroes=heroes, acting="alliance", figures=figures)
    stopped = Table(heroes=heroes, acting="alliance", figures=figures)
    stopped.do("B travel alliance1 fields")
    assert stopped["at alliance1"] == "fields"
    t.do("B travel alliance1 sorrow")
    assert "go chillwind" in t.offers("B")
    t.do("B go chillwind")


# -- rest -----------------------------------------------------------------------------------------


def mixes(t: Table) -> set[tuple[int, int]]:
    return {tuple(map(int, text.split()[1:])) for text in t.offers("A", "regain")}  # type: ignore[misc]


@pytest.mark.rule("TBG-REST-01", "TBG-REST-06", "TBG-REST-05")
def test_rest_brings_twice_the_level_in_any_mix() -> None:
    t = alone(hero("hunter", level=3, at="balnir", health=1, energy=1)).do("A rest horde1")
    assert (4, 2) in mixes(t)
    assert {sum(mix) for mix in mixes(t)} == {6}
    t.do("A regain 4 2")
    assert (t["health horde1"], t["energy horde1"]) == (5, 3)


@pytest.mark.rule("TBG-REST-02", "TBG-REST-04", "TBG-CURSE-05")
def test_rest_in_a_friendly_town() -> None:
    t = alone(hero("hunter", level=2, at="brill", health=1, energy=0, curse=2)).do("A rest horde1")
    assert {sum(mix) for mix in mixes(t)} == {6}
    assert t["curse horde1"] == 0


@pytest.mark.rule("TBG-REST-03", "TBG-CURSE-05")
def test_rest_elsewhere_takes_one_curse() -> None:
    t = alone(hero("hunter", at="balnir", health=1, curse=2)).do("A rest horde1")
    assert t["curse horde1"] == 1


@pytest.mark.rule("TBG-REST-05", "TBG-CHAR-06")
def test_rest_never_exceeds_the_capacity() -> None:
    t = alone(hero("warrior", level=5, at="balnir", health=13)).do("A rest horde1")
    assert t["health horde1"] == t["capacity horde1 health"] == 14


@pytest.mark.rule("TBG-REST-08")
def test_rest_does_not_refill_a_companion() -> None:
    t = alone(hero("warlock", level=2, at="balnir", health=1, equipped={"power3": "imp"}, pet=1))
    t.do("A rest horde1")
    assert t["pet horde1"] == 1


# -- training and town ----------------------------------------------------------------------------


@pytest.mark.rule("TBG-TRAINING-01", "TBG-TRAINING-05", "TBG-TERM-14")
def test_several_powers_in_one_training_anywhere() -> None:
    t = alone(hero("warrior", at="balnir", gold=7))
    t.do("A train horde1", "A learn rend", "A learn heroic-strike")
    t.do("A learn battle-shout")
    assert (t["gold horde1"], t["actions horde1"]) == (0, 1)
    assert sorted(t["spellbook horde1"]) == ["battle-shout", "heroic-strike", "rend"]


@pytest.mark.rule("TBG-TRAINING-06", "TBG-TRAINING-02")
def test_a_level_2_paladin_sees_levels_1_and_2() -> None:
    heroes = {"horde1": hero("warrior"), "alliance1": hero("paladin", seat="B", level=2, gold=99)}
    t = Table(heroes=heroes, acting="alliance").do("B train alliance1")
    seen = {c.CARDS[c.CARD_NO[text.split()[1]]].level for text in t.offers("B", "learn")}
    assert seen == {1, 2}


@pytest.mark.rule("TBG-TOWN-02", "TBG-TOWN-03", "TBG-TOWN-05")
def test_a_town_action_has_three_parts() -> None:
    t = alone(
        hero("warrior", level=2, at="brill", gold=9, health=1, energy=0, bag=["dull-blade"]),
        merchant=["bent-staff"],
    ).do("A town horde1", "A recover horde1 2")
    assert {sum(mix) for mix in mixes(t)} == {2}
    t.do("A regain 2 0", "A learn rend", "A sell dull-blade", "A buy bent-staff", "A done")
    assert (t["health horde1"], t["actions horde1"]) == (3, 1)
    assert (t["bag horde1"], t["spellbook horde1"]) == (["bent-staff"], ["rend"])


@pytest.mark.rule("TBG-TOWN-06")
def test_a_town_action_takes_no_curse() -> None:
    t = alone(hero("warrior", at="brill", curse=1, gold=9)).do("A town horde1")
    assert t["curse horde1"] == 1


@pytest.mark.rule("TBG-TOWN-04", "TBG-MERCHANT-07", "TBG-MERCHANT-02")
def test_sold_items_can_be_bought_by_anybody() -> None:
    heroes = {
        "horde1": hero("warrior", at="pestilent", bag=["dull-blade", "trogg-club"]),
        "alliance1": hero("mage", seat="B", at="pestilent", gold=20),
    }
    t = Table(heroes=heroes)
    t.do("A town horde1", "A sell dull-blade", "A sell trogg-club")
    while t["acting"] == "horde":
        t.luck() if t.asked == "chance" else t.do(f"A {t.offers('A')[-1]}")
    t.do("B town alliance1", "B buy dull-blade")
    assert t["bag alliance1"] == ["dull-blade"]
    assert "trogg-club" in t["merchant"]


@pytest.mark.rule("TBG-MERCHANT-06", "TBG-MERCHANT-04")
def test_items_are_sold_from_the_sheet_and_bought_above_ones_level() -> None:
    t = alone(
        hero("warrior", at="brill", gold=9, equipped={"melee": "dull-blade"}),
        merchant=["scimitar"],
    ).do("A town horde1", "A sell dull-blade", "A buy scimitar")
    assert t["bag horde1"] == ["scimitar"]
    assert "rusty-sword" in t["worn horde1"]
    assert [event for event in t.events if "scimitar" in event] == ["bought horde1 scimitar"]


@pytest.mark.rule("TBG-MERCHANT-10", "TBG-ITEM-03", "TBG-ITEM-04")
def test_a_full_bag_gives_one_item_to_the_merchant() -> None:
    full = ["dull-blade", "trogg-club", "bent-staff", "minor-mana-potion"]
    t = alone(hero("warrior", at="brill", gold=9, bag=full), merchant=["cadet-vest"])
    assert not t.offers("A", "drop")
    t.do("A town horde1", "A buy cadet-vest")
    assert t.label == "too_much"
    assert sorted(t.offers("A")) == [
        "drop bent-staff",
        "drop cadet-vest",
        "drop dull-blade",
        "drop trogg-club",
    ]
    gold = t["gold horde1"]
    t.do("A drop trogg-club")
    assert (t["merchant"], t["gold horde1"]) == (["trogg-club"], gold)


# -- the end of a turn ----------------------------------------------------------------------------


@pytest.mark.rule("TBG-ENDTURN-01", "TBG-ENDTURN-02", "TBG-EQUIP-20")
def test_management_comes_first_and_new_cards_may_be_worn() -> None:
    t = alone(hero("warrior", at="brill", gold=3), merchant=["dull-blade"], turn=1)
    t.do("A town horde1", "A buy dull-blade", "A pass horde1")
    assert (t.label, t["turn"]) == ("manage", 1)
    t.do("A equip horde1 dull-blade melee")
    while t["turn"] == 1:
        t.luck() if t.asked == "chance" else t.do("A ready horde1")
    assert "dull-blade" in t["worn horde1"]


@pytest.mark.rule("TBG-ENDTURN-04", "TBG-ENDTURN-07")
def test_the_marker_brings_an_item() -> None:
    t = alone(hero("warrior"), turn=1)
    before = len(t.s.merchant)
    t.do("A pass horde1").luck()
    assert t["turn"] == 2
    assert len(t.s.merchant) == before + 1
    assert c.CARDS[t.s.merchant[-1]].deck == 0


@pytest.mark.rule("TBG-ENDTURN-11")
def test_an_empty_deck_brings_nothing() -> None:
    everything = [c.CARDS[x].id for x in c.ITEMS_IN[0] for _ in range(c.CARDS[x].copies)]
    t = alone(hero("warrior"), turn=1, merchant=everything).do("A pass horde1")
    assert (t["turn"], t.label) == (2, "act")
    assert len(t.s.merchant) == 46


@pytest.mark.rule("TBG-TURN-07")
def test_unspent_actions_are_lost() -> None:
    t = alone(hero("warrior"), turn=2)
    t.do("A pass horde1").luck()
    assert (t["acting"], t["actions horde1"]) == ("alliance", 0)
