"""p.9-11, p.20-22, p.26-30: challenges, groups, quests and what they bring."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import quests, values
from tabard.games.boardgame.state import Figure
from tests.boardgame.table import Table, alone, hero
from tests.boardgame.test_combat import fight, say_no, throw, to_roll

SWORD = {"melee": "quelserrar"}


def party(*horde: dict[str, Any], **more: Any) -> Table:
    """Heroes of the Horde, each played by another person, and an Alliance far away."""
    seats = "ACE"
    heroes = {f"horde{i + 1}": {"seat": seats[i], **one} for i, one in enumerate(horde)}
    for i, seat in enumerate("BDF"[: len(horde)]):
        heroes[f"alliance{i + 1}"] = hero(("mage", "rogue", "priest")[i], seat=seat)
    return Table(**({"seats": 2 * len(horde), "heroes": heroes} | more))


def strong(class_: str, **more: Any) -> dict[str, Any]:
    """A hero who wins against anything small."""
    return hero(class_, **({"at": "balnir"} | more))


def gather(t: Table, *guests: str) -> Table:
    """A challenges the ghouls of the quest with these friends, up to the first roll."""
    t.do("A challenge horde1 ghoul")
    for place, seat in zip(guests, "CE", strict=False):
        t.do(f"A invite {place}", f"{seat} join")
    return t


def eights(t: Table) -> Table:
    while t.label == "roll":
        throw(t, red=[8] * 7, blue=[8] * 7, green=[8] * 7)
        say_no(t, ("roll", "talent", "quest_deck", "take_item", "act", "manage", "refuge"))
    return t


TERROR = {"quests": ["terror-in-the-fields"]}  # one green Ghoul at Balnir: 6 gold, 5 XP, level 1


# -- challenges -----------------------------------------------------------------------------------


@pytest.mark.rule("TBG-CHALLENGE-01", "TBG-CHALLENGE-07", "TBG-TERM-05")
def test_a_challenge_costs_an_action_and_starts_a_combat() -> None:
    t = alone(strong("warrior"), **TERROR).do("A challenge horde1 ghoul")
    assert t["actions horde1"] == 1
    assert t["fight"] == "creatures"


@pytest.mark.rule("TBG-CHALLENGE-03", "TBG-CHALLENGE-22")
def test_one_of_two_independent_groups_and_then_the_other() -> None:
    one = hero("warrior", at="balnir", level=5, equipped=SWORD)
    t = alone(one, figures=["1 blue gnoll balnir", "2 blue murloc balnir"])
    assert sorted(t.offers("A")) == ["hunt horde1 gnoll", "hunt horde1 murloc"]
    t.do("A hunt horde1 gnoll")
    eights(to_roll(t))
    assert "challenged horde1 murloc" in t.events  # nothing else was left to do


@pytest.mark.rule("TBG-CHALLENGE-05", "TBG-CHALLENGE-11", "TBG-CHALLENGE-06")
def test_red_and_green_of_a_type_are_one_group_and_blue_another() -> None:
    t = alone(
        strong("warrior"),
        quests=["ghouls-in-the-graveyard"],
        figures=[
            "1 green ghoul balnir ghouls-in-the-graveyard",
            "1 red ghoul balnir ghouls-in-the-graveyard",
        ],
    ).do("A challenge horde1 ghoul")
    assert {(f.color, f.many) for f in values.foes(t.s)} == {(c.GREEN, 1), (c.RED, 1)}
    mixed = alone(
        strong("warrior"),
        **TERROR,
        figures=["1 green ghoul balnir terror-in-the-fields", "2 blue ghoul balnir"],
    )
    assert {f.color for f in values.foes(mixed.s)} == {c.BLUE}


@pytest.mark.rule("TBG-CHALLENGE-14", "TBG-COMBAT-12", "TBG-TERM-10")
def test_all_three_may_fight_together() -> None:
    t = party(strong("warrior"), strong("shaman"), strong("hunter"), **TERROR)
    gather(t, "horde2", "horde3")
    assert [t.s.side[h] for h in range(3)] == [1, 1, 1]
    assert [t.s.actions[h] for h in range(3)] == [1, 1, 1]


@pytest.mark.rule("TBG-CHALLENGE-12", "TBG-CHALLENGE-20")
def test_a_friend_may_say_no() -> None:
    t = party(strong("warrior"), strong("shaman"), **TERROR)
    t.do("A challenge horde1 ghoul", "A invite horde2", "C decline")
    assert (t["actions horde2"], t.s.side[1]) == (2, 0)


@pytest.mark.rule("TBG-CHALLENGE-15", "TBG-TERM-12")
def test_nobody_joins_a_fight_that_has_begun() -> None:
    t = party(strong("warrior"), strong("shaman"), **TERROR)
    t.do("A challenge horde1 ghoul", "A done")
    to_roll(t)
    assert not t.offers("A", "invite")
    assert t.s.side[1] == 0


@pytest.mark.rule("TBG-CHALLENGE-17", "TBG-COMBAT-04")
def test_only_those_challenged_fight() -> None:
    t = alone(
        strong("warrior"),
        quests=["terror-in-the-fields", "legacy-of-evil"],
        figures=[
            "1 green ghoul balnir terror-in-the-fields",
            "1 green gnoll balnir legacy-of-evil",
        ],
    ).do("A challenge horde1 ghoul")
    assert {f.creature for f in values.foes(t.s)} == {c.CREATURE.index["ghoul"]}


@pytest.mark.rule("TBG-CHALLENGE-23")
def test_joining_a_friend_meets_the_obligation() -> None:
    t = party(
        strong("warrior"), strong("shaman"), figures=["1 blue gnoll balnir", "1 blue ogre balnir"]
    )
    t.do("C hunt horde2 gnoll", "C invite horde1", "A join")
    assert t.s.side[:2] == bytearray([1, 1])


@pytest.mark.rule("TBG-CHALLENGE-13")
def test_a_pass_does_not_stop_a_hero_from_being_invited() -> None:
    t = party(strong("warrior"), strong("shaman"), **TERROR)
    t.do("C pass horde2", "A challenge horde1 ghoul", "A invite horde2")
    assert t.label == "join"


# -- attack order and wounds ----------------------------------------------------------------------


@pytest.mark.rule("TBG-COMBAT-06", "TBG-COMBAT-07", "TBG-ATTACK-15")
def test_everybody_attacks_in_an_order_of_the_groups_own() -> None:
    t = gather(party(strong("warrior", xp=1), strong("shaman"), **TERROR), "horde2")
    say_no(t, ("attack_order",))
    assert (t.asked, sorted(t.offers("A"))) == ("A", ["attack horde1", "attack horde2"])
    t.do("A attack horde2")
    to_roll(t)
    assert t["attacker"] == "horde2"
    throw(t, green=[8])
    say_no(t, ("roll",))
    assert t["attacker"] == "horde1"
    assert t["box horde armor"] == 1
    throw(t, red=[8])
    say_no(t, ("wound",))
    assert (t["box horde armor"], t["box horde defense"]) == (1, 1)


@pytest.mark.rule("TBG-ATTACK-15")
def test_tokens_of_a_group_add_up() -> None:
    t = gather(party(strong("warrior", xp=1), strong("shaman"), **TERROR), "horde2")
    for _ in range(2):
        throw(to_roll(t), red=[8])
    say_no(t, ("wound", "act"))
    assert t["box horde defense"] == 2


@pytest.mark.rule("TBG-FACTION-02", "TBG-FACTION-01")
def test_the_one_with_the_most_xp_decides_for_the_faction() -> None:
    t = gather(party(strong("warrior"), strong("shaman", xp=2), **TERROR), "horde2")
    say_no(t, ("attack_order",))
    assert t.asked == "C"


@pytest.mark.rule("TBG-FACTION-03")
def test_with_equal_xp_chance_says_who_decides_until_xp_change() -> None:
    t = gather(party(strong("warrior"), strong("shaman"), **TERROR), "horde2")
    while t.label != "speaker":
        t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
    t.give(1)
    assert (t.label, t.asked) == ("attack_order", "C")
    assert t["speaker horde"] == "C"


@pytest.mark.rule("TBG-DEFENSE-08", "TBG-COMBAT-03", "TBG-TERM-11")
def test_wounds_are_shared_out_one_by_one() -> None:
    t = gather(party(strong("warrior", xp=1), strong("shaman", health=1), **TERROR), "horde2")
    say_no(t, ("attack_order",))
    while t.label != "wound":
        if t.label == "roll":
            throw(t)
        else:
            say_no(t, ("roll", "wound"))
    assert sorted(t.offers("A")) == ["wound horde1", "wound horde2"]
    t.do("A wound horde2")
    say_no(t, ("refuge",))
    t.do("C go brill")
    assert t.offers("A") in ([], ["wound horde1"]) or t.label != "wound"
    assert t["health horde1"] < t["capacity horde1 health"]


# -- quests and rewards ---------------------------------------------------------------------------


@pytest.mark.rule("TBG-REWARD-04", "TBG-QUEST-11")
def test_gold_and_xp_are_shared_as_evenly_as_possible() -> None:
    """6 gold and 5 XP between two: 3 each, and 3 XP for whoever has fewer."""
    t = gather(party(strong("warrior", gold=0, xp=1), strong("shaman", gold=0), **TERROR), "horde2")
    eights(to_roll(t))
    assert (t["gold horde1"], t["gold horde2"]) == (3, 3)
    assert (t["xp horde1"], t["xp horde2"]) == (1 + 2, 3)


@pytest.mark.rule("TBG-REWARD-14", "TBG-REWARD-20")
def test_the_books_example_of_a_penalty() -> None:
    """A level 2 quest worth 4 XP: 2 for the Priest of level 2, 1 for the Hunter of level 3."""
    quest = "devils-from-the-deep"  # level 2, 4 XP, 7 gold
    t = party(
        strong("priest", level=2, xp=6),
        strong("hunter", level=3, xp=11),
        quests=[quest],
        figures=[f"1 green ghoul balnir {quest}"],
    )
    eights(to_roll(gather(t, "horde2")))
    assert (t["xp horde1"], t["xp horde2"]) == (8, 12)


@pytest.mark.rule("TBG-REWARD-17", "TBG-REWARD-16")
def test_the_books_example_of_a_bonus() -> None:
    """A level 3 quest worth 4 XP: 2 for the Hunter, 2 and 1 more for the Priest."""
    quest = "shades-of-darkness"  # level 3, 4 XP
    t = party(
        strong("priest", level=2, xp=5),
        strong("hunter", level=3, xp=11),
        quests=[quest],
        figures=[f"1 green ghoul balnir {quest}"],
    )
    eights(to_roll(gather(t, "horde2")))
    assert (t["xp horde1"], t["xp horde2"]) == (8, 13)


@pytest.mark.rule("TBG-REWARD-16")
def test_only_one_bonus_a_group_for_the_fewest_xp() -> None:
    quest = "shades-of-darkness"
    t = party(
        strong("priest", level=2, xp=5),
        strong("hunter", level=2, xp=6),
        quests=[quest],
        figures=[f"1 green ghoul balnir {quest}"],
    )
    eights(to_roll(gather(t, "horde2")))
    assert (t["xp horde1"], t["xp horde2"]) == (8, 8)


@pytest.mark.rule("TBG-REWARD-18", "TBG-REWARD-24", "TBG-DEFEAT-09")
def test_the_fallen_get_xp_and_nothing_else() -> None:
    """Both miss; their Attrition (Bloodfury) is enough in the end, the fallen shaman's too."""
    t = party(
        strong("warrior", level=5, xp=30, gold=0, equipped=SWORD),
        strong("shaman", gold=0, health=1),
        **TERROR,
    )
    gather(t, "horde2")
    say_no(t, ("attack_order",))
    t.do("A attack horde2")
    to_roll(t)
    throw(t)
    say_no(t, ("roll",))
    throw(t)  # the warrior misses, too: three wounds
    say_no(t, ("wound",))
    t.do("A wound horde2")
    say_no(t, ("refuge",))
    t.do("C go brill")
    say_no(t, ("quest_deck",))
    assert (t["gold horde1"], t["gold horde2"]) == (6, 0)
    assert t["xp horde2"] == 3  # of 5, the odd one to the fewest XP


@pytest.mark.rule("TBG-REWARD-19", "TBG-DEFENSE-09", "TBG-QUEST-10")
def test_when_all_fall_nobody_is_rewarded() -> None:
    t = throw(to_roll(alone(strong("warrior", health=1), **TERROR).do("A challenge horde1 ghoul")))
    say_no(t, ("refuge",))
    t.do("A go brill")
    assert t["xp horde1"] == 0
    assert "terror-in-the-fields" in t["quests"]


@pytest.mark.rule("TBG-DEFENSE-09")
def test_hits_in_the_defense_box_die_with_the_last_hero() -> None:
    """Three of them would have felled the Ghoul (Attack 4, Health 3) in the Resolution step."""
    one = hero("shaman", level=4, health=1, equipped={"melee": "spire-of-hakkar"})
    for armor, slain in (([], False), ([8], True)):
        t = throw(fight(one, "1 blue ghoul"), red=[7, 7, 7], green=armor)
        say_no(t, ("refuge", "act"))
        if not slain:
            t.do("A go brill")
            say_no(t, ("act",))
        assert "laid horde1 3 defense" in t.events
        assert ("slain ghoul blue balnir" in t.events) == slain
        assert (t["figures"] == []) == slain


@pytest.mark.rule("TBG-TERM-15")
def test_figures_of_a_sort_that_come_to_a_region_join_those_there() -> None:
    t = alone(strong("warrior", at="brill"), figures=["1 blue gnoll balnir"])
    gnoll, balnir = c.CREATURE.index["gnoll"], c.REGION.index["balnir"]
    before = values.stock(t.s, gnoll, c.BLUE)
    quests.put(t.s, Figure(balnir, gnoll, c.BLUE, -1, 2))
    assert t.s.figures == (Figure(balnir, gnoll, c.BLUE, -1, 3),)
    assert values.stock(t.s, gnoll, c.BLUE) == before - 2


@pytest.mark.rule("TBG-REWARD-05", "TBG-REWARD-06", "TBG-ITEM-01")
def test_the_group_says_who_gets_an_item() -> None:
    quest = "legacy-of-evil"  # two triangle items, one card each
    t = party(
        strong("warrior", xp=1),
        strong("shaman"),
        quests=[quest],
        figures=[f"1 green ghoul balnir {quest}"],
    )
    gather(t, "horde2")
    to_roll(t)
    while t.label != "who_gets_it":
        if t.label == "roll":
            throw(t, red=[8] * 7, blue=[8] * 7, green=[8] * 7)
        else:
            say_no(t, ("roll", "who_gets_it"))
    assert sorted(t.offers(t.asked)) == ["give horde1", "give horde2"]
    taken = t.events[-1]  # before anybody says whose it is, all see what it is
    t.do(f"{t.asked} give horde2")
    (got,) = t["bag horde2"]
    assert taken == f"took_item horde {got}"
    assert f"received horde2 {got}" in t.events


@pytest.mark.rule("TBG-REWARD-01", "TBG-REWARD-02", "TBG-REWARD-11")
def test_the_illustrated_reward_and_its_special_item() -> None:
    quest = c.QUESTS[c.QUEST.index["prospects-of-wealth"]]
    assert (quest.gold, quest.xp) == (11, 7)
    assert quest.items == ((0, 2), (0, 2), (1, 1))
    assert [c.CARDS[x].name for x in quest.special] == ["Robes of the West"]


@pytest.mark.rule("TBG-REWARD-12")
def test_one_of_two_special_items_is_taken() -> None:
    quest = "murlocs-in-the-ruins"  # the Bad Mojo Mask
    two = "curse-of-savagery"  # the Bushmaster or Ironfoe
    for name, special in ((quest, ["bad-mojo-mask"]), (two, ["shadowforge-bushmaster", "ironfoe"])):
        t = alone(
            strong("warrior", level=5, xp=30, equipped=SWORD),
            quests=[name],
            figures=[f"1 green gnoll balnir {name}"],
        ).do("A challenge horde1 gnoll")
        to_roll(t)
        while t.label not in ("take_special", "quest_deck"):
            if t.label == "roll":
                throw(t, red=[8] * 7)
            else:
                say_no(t, ("roll", "take_special", "quest_deck"))
        if len(special) == 1:
            assert special[0] in t["bag horde1"]
        else:
            assert t.offers("A") == [f"keep_item {x}" for x in special]


@pytest.mark.rule("TBG-QUEST-06", "TBG-QUEST-07", "TBG-QUEST-17")
def test_a_quest_spawns_what_it_names() -> None:
    t = alone(hero("warrior"), quests=["shades-of-sorrow"])
    found = {
        (c.CREATURES[f.creature].id, f.color, c.REGIONS[f.region], f.quest >= 0)
        for f in t.s.figures
    }
    assert found == {
        ("worgen", c.BLUE, "ambermill", False),
        ("wraith", c.GREEN, "north-tide", True),
    }
    many = alone(hero("warrior"), quests=["evil-brew"])["figures"]
    assert many == [
        ["undercity", "crusader", "blue", "-", 2],
        ["dalson", "ghoul", "green", "evil-brew", 2],
    ]


@pytest.mark.rule("TBG-QUEST-08", "TBG-QUEST-09", "TBG-QUEST-18")
def test_the_last_quest_creature_completes_it_whatever_the_blue_ones_do() -> None:
    t = alone(
        strong("warrior", level=5, xp=30, at="garrens-haunt", equipped=SWORD),
        quests=["a-scourge-of-ghouls"],
        figures=[
            "1 green ghoul garrens-haunt a-scourge-of-ghouls",
            "1 blue gnoll brill",
        ],
    ).do("A challenge horde1 ghoul")
    eights(to_roll(t))
    assert "completed horde a-scourge-of-ghouls" in t.events
    assert any(f.color == c.BLUE for f in t.s.figures)


@pytest.mark.rule("TBG-QUEST-13")
def test_missing_independent_figures_are_left_out() -> None:
    t = alone(
        hero("warrior"),
        quests=["shades-of-sorrow"],
        figures=["2 blue worgen brill"],
    )
    quests.put_away(t.s, t.s.quests[0])
    quests.lay_open(t.s, c.QUEST.index["shades-of-sorrow"])
    assert sum(f.many for f in t.s.figures if f.color == c.BLUE) == 2


@pytest.mark.rule("TBG-QUEST-20", "TBG-DEFEAT-10")
def test_new_independent_creatures_bind_who_stands_there() -> None:
    t = alone(hero("warrior", at="stillwater"))
    assert t.offers("A", "rest")
    quests.lay_open(t.s, c.QUEST.index["horrors-at-the-gates"])
    t.s.ask = None
    assert not t.offers("A", "rest")


@pytest.mark.rule("TBG-ATTACK-17")
def test_who_is_bitten_to_death_lays_nothing_for_the_others() -> None:
    """The shaman's dice and Bloodfury are lost; the warrior fights on."""
    t = party(strong("warrior"), strong("shaman", health=1), figures=["1 blue murloc balnir"])
    t.do("A hunt horde1 murloc", "A invite horde2", "C join")
    say_no(t, ("attack_order",))
    t.do(f"{t.asked[0]} attack horde2")
    to_roll(t)
    throw(t, red=[1, 8], green=[8])
    say_no(t, ("refuge",))
    t.do("C go brill")
    assert not any(event.startswith("laid horde2") for event in t.events)
    assert t["side horde1"] == 1
