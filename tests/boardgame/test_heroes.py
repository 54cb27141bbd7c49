"""p.12-19: sheets, cards, levels, talents, companions."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import rewards, values
from tests.boardgame.table import Table, alone, hero


def managing(one: dict[str, Any], **more: Any) -> Table:
    return alone(one, **more).do("A pass horde1")


def until(t: Table, label: str) -> Table:
    """Play on, chance answering with its last and A with the last option, up to a question."""
    while t.label != label:
        t.luck() if t.asked == "chance" else t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
    return t


# -- cards on the sheet ---------------------------------------------------------------------------


@pytest.mark.rule("TBG-EQUIP-04", "TBG-TERM-16", "TBG-POWER-09")
def test_what_comes_off_goes_to_the_bag_or_the_spellbook() -> None:
    t = managing(hero("warrior", equipped={"power2": "rend", "melee": "dull-blade"}))
    t.do("A unequip horde1 rend", "A unequip horde1 dull-blade")
    assert (t["spellbook horde1"], t["bag horde1"]) == (["rend"], ["dull-blade"])


@pytest.mark.rule("TBG-EQUIP-02", "TBG-EQUIP-13", "TBG-EQUIP-14")
def test_one_card_an_area() -> None:
    t = managing(hero("warrior", bag=["dull-blade", "trogg-club", "bent-staff"]))
    offered = [text for text in t.offers("A", "equip") if text.endswith("melee")]
    assert sorted(offered) == ["equip horde1 dull-blade melee", "equip horde1 trogg-club melee"]
    t.do("A equip horde1 dull-blade melee")
    assert not [text for text in t.offers("A", "equip") if text.endswith("melee")]


@pytest.mark.rule("TBG-EQUIP-07", "TBG-EQUIP-10")
def test_powers_have_no_traits() -> None:
    t = managing(hero("druid", learned=["bear-form"], bag=["scimitar"]))
    assert "equip horde1 bear-form melee" in t.offers("A")  # maces and staves, and any power
    assert "darkwood-staff" in t["worn horde1"]


@pytest.mark.rule("TBG-EQUIP-15")
def test_the_limit_of_the_bag_counts_at_the_end_of_management() -> None:
    full = ["trogg-club", "bent-staff", "cadet-vest"]
    t = managing(hero("warrior", bag=full, equipped={"melee": "dull-blade"}))
    t.do("A unequip horde1 dull-blade")
    assert len(t["bag horde1"]) == 4
    t.do("A equip horde1 trogg-club melee", "A ready horde1")
    assert sorted(t["bag horde1"]) == ["bent-staff", "cadet-vest", "dull-blade"]
    dumped = managing(hero("warrior", bag=full, equipped={"melee": "dull-blade"}))
    dumped.do("A unequip horde1 dull-blade", "A ready horde1")
    assert dumped.label == "too_much"


@pytest.mark.rule("TBG-EQUIP-21", "TBG-POWER-12")
def test_an_active_power_is_paid_each_time_it_is_equipped() -> None:
    t = managing(hero("warlock", energy=4, equipped={"power1": "demon-armor"}))
    t.do("A unequip horde1 demon-armor", "A equip horde1 demon-armor power2")
    assert t["energy horde1"] == 2
    idle = managing(hero("warlock", energy=4, equipped={"power1": "demon-armor"}))
    idle.do("A ready horde1")
    assert idle["energy horde1"] == 4


@pytest.mark.rule("TBG-POWER-10", "TBG-ITEM-13")
def test_the_spellbook_has_no_limit() -> None:
    many = ["rend", "heroic-strike", "battle-shout"]
    t = managing(hero("warrior", level=2, learned=[*many, "thunder-clap", "intercept"]))
    assert len(t["spellbook horde1"]) == 5


@pytest.mark.rule("TBG-ITEM-10", "TBG-ITEM-12", "TBG-ITEM-14")
def test_add_ons_need_their_trait_and_come_once_a_function() -> None:
    mage = managing(hero("mage", level=3, bag=["glyphed-helm", "bent-staff"]))
    mage.refuses("A equip horde1 glyphed-helm armor", "TBG-EQUIP-06")
    t = managing(hero("warrior", level=3, bag=["cobalt-buckler", "skullance-shield", "dull-blade"]))
    t.do("A equip horde1 cobalt-buckler armor")
    t.refuses("A equip horde1 skullance-shield armor", "TBG-ITEM-12")


@pytest.mark.rule("TBG-ITEM-11")
def test_an_add_on_covers_nothing() -> None:
    t = managing(hero("warrior", level=3, bag=["glyphed-helm", "cobalt-buckler"]))
    t.do("A equip horde1 glyphed-helm armor", "A equip horde1 cobalt-buckler armor")
    assert {"slarkskin", "glyphed-helm", "cobalt-buckler"} <= set(t["worn horde1"])


@pytest.mark.rule("TBG-UNIQUE-02", "TBG-UNIQUE-03", "TBG-UNIQUE-05")
def test_the_paladins_three_categories() -> None:
    heroes = {
        "horde1": hero("warrior"),
        "alliance1": hero(
            "paladin",
            seat="B",
            level=3,
            energy=5,
            learned=["blessing-of-freedom"],
            equipped={"power1": "devotion-aura", "power2": "blessing-of-might"},
        ),
    }
    t = Table(heroes=heroes, acting="alliance").do("B pass alliance1")
    t.refuses("B equip alliance1 blessing-of-freedom power3", "TBG-UNIQUE-01")
    t.do("B unequip alliance1 blessing-of-might", "B equip alliance1 blessing-of-freedom power3")


# -- Health and Energy ----------------------------------------------------------------------------


@pytest.mark.rule("TBG-CHAR-11", "TBG-CHAR-10")
def test_a_larger_capacity_gives_no_tokens_and_a_smaller_one_takes_them() -> None:
    robes = hero("druid", level=4, health=6, bag=["flamestrider-robes"])
    t = managing(robes)
    t.do("A equip horde1 flamestrider-robes armor")
    assert (t["capacity horde1 health"], t["health horde1"]) == (8, 6)
    worn = managing(hero("druid", level=4, health=8, equipped={"armor": "flamestrider-robes"}))
    worn.do("A unequip horde1 flamestrider-robes")
    assert worn["health horde1"] == 6
    ring = "lorekeepers-ring"
    trinket = managing(hero("druid", level=5, energy=14, equipped={"general": ring}))
    assert (trinket["capacity horde1 energy"], trinket["energy horde1"]) == (14, 14)
    trinket.do(f"A unequip horde1 {ring}")
    assert (trinket["capacity horde1 energy"], trinket["energy horde1"]) == (12, 12)


@pytest.mark.rule("TBG-CHAR-09", "TBG-CHAR-07")
def test_above_the_capacity_nothing_is_regained_or_taken() -> None:
    t = alone(hero("warrior", at="balnir", health=9, energy=1)).do("A rest horde1")
    assert t["health horde1"] == 9


@pytest.mark.rule("TBG-PET-01", "TBG-PET-04", "TBG-POWER-04")
def test_a_companion_comes_with_its_health() -> None:
    t = managing(hero("warlock", level=2, energy=6, learned=["imp"]))
    t.do("A equip horde1 imp power3")
    assert (t["pet horde1"], t["energy horde1"]) == (2, 3)


@pytest.mark.rule("TBG-PET-07")
def test_a_companion_that_comes_off_forgets_its_wounds() -> None:
    t = managing(hero("warlock", level=2, energy=6, equipped={"power3": "imp"}, pet=1))
    t.do("A unequip horde1 imp")
    assert t["pet horde1"] == 0
    t.do("A equip horde1 imp power3")
    assert t["pet horde1"] == 2


# -- experience -----------------------------------------------------------------------------------


def completing(one: dict[str, Any], quest: str = "a-howling-in-haunted-places") -> Table:
    """A hero alone about to win a fight that completes a quest (one green Gnoll)."""
    t = alone({"at": "garrens-haunt", **one}, quests=[quest])
    t.do("A challenge horde1 gnoll")
    while t.label != "roll":
        t.luck() if t.asked == "chance" else t.do(f"A {t.offers('A')[-1]}")
    return t


def win(t: Table, stop: tuple[str, ...] = ("talent", "quest_deck", "take_item")) -> Table:
    """Every die shows an 8 until something of the reward is asked."""
    while t.label not in stop:
        if t.label == "roll":
            pool = t["pool"]
            t.roll(red=[8] * pool[0], blue=[8] * pool[1], green=[8] * pool[2])
        elif t.asked == "chance":
            t.luck()
        else:
            t.do(f"A {t.offers('A')[-1]}")
    return t


@pytest.mark.rule("TBG-XP-02", "TBG-XP-09", "TBG-REWARD-03")
def test_a_quest_brings_its_experience_and_gold() -> None:
    t = win(completing(hero("warrior", gold=0)))
    assert (t["xp horde1"], t["gold horde1"]) == (4, 4)


@pytest.mark.rule("TBG-XP-03", "TBG-XP-10", "TBG-TALENT-07")
def test_a_level_refills_and_asks_for_a_talent() -> None:
    t = win(completing(hero("hunter", xp=3, health=2, energy=0)), ("talent",))
    assert t["level horde1"] == 2
    assert (t["health horde1"], t["energy horde1"]) == (4, 5)
    levels = {c.CARDS[c.CARD_NO[text.split()[1]]].level for text in t.offers("A")}
    assert (levels, len(t.offers("A"))) == ({2}, 3)


@pytest.mark.rule("TBG-TALENT-02", "TBG-TALENT-03", "TBG-XP-06")
def test_at_level_3_there_are_five_talents_to_choose_from() -> None:
    one = hero("warlock", level=2, xp=9, talents=["demonic-embrace"])
    t = win(completing(one), ("talent",))
    levels = sorted(c.CARDS[c.CARD_NO[text.split()[1]]].level for text in t.offers("A"))
    assert levels == [2, 2, 3, 3, 3]


@pytest.mark.rule("TBG-TALENT-06")
def test_a_talent_stays_and_needs_no_area() -> None:
    t = win(completing(hero("warrior", xp=4)), ("talent",))
    t.do("A talent cruelty")
    assert c.CARD_NO["cruelty"] in values.at_work(t.s, 0)
    assert "cruelty" not in t["worn horde1"]


@pytest.mark.rule("TBG-XP-07")
def test_two_levels_at_once_are_two_talents() -> None:
    """4 XP, a quest of level 5 with 5 XP, and 4 more for its level: 13, past 5 and 10."""
    t = alone(
        hero("warrior", at="garrens-haunt", xp=4),
        quests=["tower-infernal"],
        figures=["1 green gnoll garrens-haunt tower-infernal"],
    ).do("A challenge horde1 gnoll")
    win(t, ("talent",))
    assert (t["xp horde1"], t["level horde1"]) == (13, 2)
    t.do("A talent cruelty")
    assert (t.label, t["level horde1"]) == ("talent", 3)


def test_the_experience_track_is_a_table_option() -> None:
    short = alone(hero("warrior"), options={"experience": "short"})
    assert rewards.thresholds(alone(hero("warrior")).s) == (5, 10, 19, 30)
    assert rewards.thresholds(short.s) == (4, 10, 18, 28)


@pytest.mark.rule("TBG-XP-08", "TBG-CHAR-02")
def test_the_counter_stops_at_level_5() -> None:
    t = win(completing(hero("warrior", level=5, xp=30)), ("quest_deck",))
    assert (t["level horde1"], t["xp horde1"]) == (5, 30)


@pytest.mark.rule("TBG-REWARD-13")
def test_a_quest_below_ones_level_brings_less() -> None:
    t = win(completing(hero("warrior", level=3, xp=10)), ("take_item", "quest_deck"))
    assert t["xp horde1"] == 10 + 4 - 2


@pytest.mark.rule("TBG-REWARD-15")
def test_a_quest_above_ones_level_brings_more() -> None:
    """A level 3 quest for a hero of level 1: 4 XP and 2 more."""
    t = alone(
        hero("warrior", at="quel-danil", gold=0),
        quests=["hinterlands-outrunners"],
        figures=["1 green gnoll quel-danil hinterlands-outrunners"],
    ).do("A challenge horde1 gnoll")
    win(t, ("talent", "take_item"))
    assert t["xp horde1"] == 6


@pytest.mark.rule("TBG-QUEST-04", "TBG-QUEST-05", "TBG-QUEST-12")
def test_after_the_rewards_the_faction_draws_another_quest() -> None:
    t = win(completing(hero("warrior")), ("quest_deck",))
    assert t.offers("A") == ["draw green", "draw yellow", "draw red"]
    assert "a-howling-in-haunted-places" not in t["quests"]
    t.do("A draw yellow").luck()
    assert [c.QUESTS[q].tier for q in t.s.quests] == [2]


@pytest.mark.rule("TBG-REWARD-07", "TBG-REWARD-08", "TBG-REWARD-09")
def test_two_cards_are_looked_at_and_one_is_kept() -> None:
    t = win(completing(hero("warrior")), ("take_item",))
    seen = [text.split()[1] for text in t.offers("A")]
    assert len(t.s.drawn) == 2
    t.do(f"A keep_item {seen[0]}")
    assert t["bag horde1"] == [seen[0]]
    assert len(t.s.under) == 1
