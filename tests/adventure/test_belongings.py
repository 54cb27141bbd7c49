"""Items and potions, levels, quests and the log."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabard.core.flow import flow
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import effects, items, quests, values
from tabard.games.adventure.state import State, Steps

from .table import Table

B = {"hero": "burbonn", "at": "stormwind-city"}


def city(**hero: Any) -> Table:
    """A hero in a city, up to what it equips."""
    t = Table(A={"hero": "grumbaz", "at": "ironforge", **hero}, B=B).move(2, 3)
    return t.do("A stay", "A activate large_potion")


@flow
def random_item(s: State) -> Steps:
    yield from items.lose_random(s, 0, "item")


@flow
def to_yellow(s: State) -> Steps:
    yield from effects.level_up(s, 0, n.YELLOW)


# -- items ----------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-ITEM-06", "WAG-ITEM-07")
def test_a_random_item_is_one_of_all() -> None:
    pack = ["young-wolf.1", "mountain-boar.1", "forest-spider.1"]
    t = Table(A={"hero": "grumbaz", "weapon": "kobold-digger.1", "pack": pack}, B=B)
    assert len(items.scope(t.s, 0, "item")) == 4
    assert len(items.scope(t.s, 0, "pack")) == 3
    GAME.start(t.s, random_item)
    q = GAME.pending(t.s)
    assert q is not None
    assert q.domain is not None
    assert [weight for _, weight in q.domain.outcomes()] == [1] * 4
    t.give(3)
    assert t.s.weapon[0] == -1
    assert t["pack A"] == pack


@pytest.mark.rule("WAG-ITEM-08", "WAG-POTION-01")
def test_an_item_one_can_not_use_is_kept_and_is_a_potion() -> None:
    t = city(pack=["boulderfist-ogre.1", "plagued-ghoul.1"], hurt=0)
    assert t.label not in ("equip",)
    assert t["pack A"] == ["boulderfist-ogre.1", "plagued-ghoul.1"]
    wand = c.ITEMS[c.CARDS[c.CARD.index["plagued-ghoul.1"]].item]
    assert not values.wearable(t.s, 0, c.CARD.index["plagued-ghoul.1"])
    assert (
        list(values.with_potion(t.s, 0, wand.potions[0])).count(c.CARD.index["plagued-ghoul.1"])
        == 1
    )


@pytest.mark.rule("WAG-EQUIP-01")
def test_gear_is_changed_in_upkeep_alone() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "pack": ["kobold-digger.1"]}, B=B, grey=["young-wolf.1"]
    )
    t.move(2, 3)
    t.refuses("A wear kobold-digger.1", "WAG-TURN-02")
    t.do("A stay").dice(1, 1)
    assert t.label == "equip"
    t.do("A wear kobold-digger.1")
    assert c.CARDS[t.s.weapon[0]].id == "kobold-digger.1"


@pytest.mark.rule("WAG-EQUIP-04", "WAG-PACK-01")
def test_what_is_not_worn_is_in_the_pack_and_pack_items_always_are() -> None:
    t = city(pack=["mountain-boar.1", "kobold-digger.1"])
    assert t.options() == ["wear kobold-digger.1", "bare weapon"]
    t.do("A bare weapon")
    assert t["pack A"] == ["mountain-boar.1", "kobold-digger.1"]


@pytest.mark.rule("WAG-EQUIP-07", "WAG-WEAPON-04", "WAG-ARMOR-03")
def test_icons_limit_who_wears_what() -> None:
    """Miner's Pick is an axe: a warrior and a hunter have that icon, a mage has not."""
    pick, vest = c.CARD.index["kobold-digger.1"], c.CARD.index["scarlet-convert.1"]
    warrior = Table(A={"hero": "grumbaz"}, B={"hero": "sofeea"})
    assert values.wearable(warrior.s, 0, pick)
    assert not values.wearable(warrior.s, 1, pick)
    assert not values.wearable(warrior.s, 0, vest)
    assert values.wearable(warrior.s, 1, vest)


@pytest.mark.rule("WAG-EQUIP-09")
def test_what_is_no_longer_allowed_goes_into_the_pack(monkeypatch: pytest.MonkeyPatch) -> None:
    t = Table(A={"hero": "grumbaz", "weapon": "kobold-digger.1"}, B=B)
    bare = tuple(hero._replace(icons=frozenset()) for hero in c.HEROES)
    monkeypatch.setattr(c, "HEROES", bare)
    effects.turn_over(t.s, 0, 1)
    assert (t.s.weapon[0], t["pack A"]) == (-1, ["kobold-digger.1"])


@pytest.mark.rule("WAG-PACK-02")
def test_a_pack_has_room_for_all() -> None:
    every = [card.id for card in c.CARDS if card.level == n.GREY and card.item >= 0][:25]
    t = Table(A={"hero": "grumbaz", "pack": every[:-1]}, B=B)
    items.gain(t.s, 0, t.s.unseen.index(1))
    assert len(t["pack A"]) == 25


@pytest.mark.rule("WAG-PACK-06")
def test_the_encounter_behind_an_item_counts() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "m1", "quests": ["fine-leather"], "pack": ["kobold-digger.1"]},
        B=B,
        grey=["mountain-boar.1"],
    )
    aim = quests.aim(t.s.active[0])
    assert aim is not None
    assert quests.goods(t.s, 0, aim) == ()
    items.gain(t.s, 0, c.CARD.index["young-wolf.1"])
    assert [c.CARDS[card].id for card in quests.goods(t.s, 0, aim)] == ["young-wolf.1"]


@pytest.mark.rule("WAG-POTION-07", "WAG-POTION-08")
def test_any_number_of_potions() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "pack": ["mountain-boar.1", "mountain-boar.2"]}, B=B
    ).move(2, 3)
    t.do("A potion mountain-boar.1 swiftness", "A potion mountain-boar.2 swiftness")
    assert t.s.moves == 4
    assert [c.CARDS[card].id for card in t.s.tops] == ["mountain-boar.1", "mountain-boar.2"]


# -- levels ---------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-LEVEL-06", "WAG-LEVEL-07", "WAG-LEVEL-12")
def test_a_level_by_name_is_one_level_up() -> None:
    t = Table(A={"hero": "grumbaz", "hurt": 3, "side": "reverse"}, B=B)
    GAME.start(t.s, to_yellow)
    assert (t["level A"], t["hurt A"], t["held A"], t["side A"]) == ("yellow", 0, 3, "reverse")
    assert t.events == []


# -- quests ---------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-QUEST-02")
def test_to_travel_one_has_to_be_there_in_upkeep() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "quests": ["the-rotting-orchard 1 0"]},
        B=B,
        grey=["young-wolf.1"],
    )
    t.move(4, 1).do("A go undercity", "A go t2", "A stay", "A activate small_potion").dice(6, 1)
    assert t.s.active[0].step == 1
    there = Table(A={"hero": "grumbaz", "at": "t1", "quests": ["the-rotting-orchard 1 0"]}, B=B)
    there.move(4, 1).do("A go undercity", "A stay", "A activate large_potion")
    assert there.options() == ["advance the-rotting-orchard", "done"]


@pytest.mark.rule("WAG-QUEST-04")
def test_whose_damage_counts() -> None:
    t = Table(
        seats=3,
        A={"hero": "grumbaz", "quests": ["first-blood"]},
        B={"hero": "sofeea"},
        C={"hero": "burbonn"},
    )
    for by, done in ((-1, 0), (2, 0), (0, 1)):
        quests.dealt(t.s, by, 1, 1)
        assert t["done A first-blood"] == done
    quests.dealt(t.s, 0, 0, 1)
    assert t["done A first-blood"] == 1


def hunts(**more: Any) -> Table:
    """B is to defeat A, and is attacked by A."""
    t = Table(
        A={"hero": "grumbaz", "at": "t1", **more},
        B={"hero": "burbonn", "at": "t1", "quests": ["bounty"], "given": {"bounty": ["A"]}},
        elite=["dragon-scales"],
    )
    return t.move(2, 3).do("A stay", "A attack B")


@pytest.mark.rule("WAG-QUEST-06")
def test_a_defender_can_complete_a_quest_too() -> None:
    t = hunts(hurt=3).dice(1, 6)
    t.quest("dragon-scales")
    assert t["valor B"] == 2


@pytest.mark.rule("WAG-QUEST-24")
def test_damage_of_ones_own_weapon_counts_for_the_opponent() -> None:
    t = hunts(hurt=4, level="green", weapon="captains-mate-smite.1").dice(6, 1)
    t.quest("dragon-scales")
    assert (t["valor B"], t["at A"]) == (2, "undercity")


@pytest.mark.rule("WAG-QUEST-08", "WAG-QUEST-13")
def test_only_a_whole_quest_counts_and_its_tokens_come_back() -> None:
    t = Table(
        A={
            "hero": "grumbaz",
            "at": "goldshire",
            "quests": ["the-innkeepers-tab"],
            "marks": {"the-innkeepers-tab": ["goldshire", "brill"]},
        },
        B=B,
        grey=["young-wolf.1", "mountain-boar.1"],
        elite=["dragon-scales"],
    )
    t.move(2, 3).do("A stay", "A activate scroll").dice(6, 1).do("A advance the-innkeepers-tab")
    assert (t["valor A"], t["marks A"]) == (0, ["brill"])
    t.s.at[0] = c.SPACE_NO["brill"]
    quests.collect(t.s, 0, c.QUEST.index["the-innkeepers-tab"])
    quests.file(t.s, t.s.active[0])
    assert (t["valor A"], t["marks A"]) == (1, [])


@pytest.mark.rule("WAG-QUEST-10", "WAG-QUEST-12")
def test_tokens_on_the_map_and_with_rivals() -> None:
    t = Table(
        A={
            "hero": "grumbaz",
            "quests": ["two-crowns", "missing-patrol"],
            "given": {"two-crowns": ["B", "B"]},
        },
        B=B,
    )
    assert t["marks A"] == ["lakeshire", "darkshire"]
    quests.dealt(t.s, 0, 1, 3)  # two for the first token, which comes back, one for the other
    assert [(token.rival, token.dealt) for token in t.s.given] == [(1, 1)]
    quests.dealt(t.s, 0, 1, 1)
    assert t.s.given == ()
    assert quests.completed(t.s)[0].quest == c.QUEST.index["two-crowns"]


@pytest.mark.rule("WAG-QUEST-15")
def test_a_lost_fight_does_not_keep_one_from_collecting() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "brill", "quests": ["the-innkeepers-tab"]},
        B=B,
        grey=["young-wolf.1"],
    )
    t.move(2, 3).do("A stay", "A activate scroll").dice(1, 1)
    assert t["line brill"] == ["young-wolf.1"]
    t.do("A advance the-innkeepers-tab")
    assert t["marks A"] == ["goldshire"]


@pytest.mark.rule("WAG-QUEST-21")
def test_to_have_been_there_before_does_not_count() -> None:
    t = Table(A={"hero": "grumbaz", "at": "undercity", "quests": ["the-eastern-plagues"]}, B=B)
    t.move(2, 3).do("A stay", "A activate large_potion")
    assert t.label != "quests"


@pytest.mark.rule("WAG-LOG-01", "WAG-WIN-08", "WAG-WIN-06")
def test_logs_of_one_combat_are_filled_before_anybody_wins() -> None:
    """A stands at six, B at seven; they fell each other, and each has completed a quest worth
    two."""
    six, seven = ["the-eastern-plagues", "jinthaalor"], ["dragonslayer", "ash-and-iron"]
    t = Table(
        A={
            "hero": "grumbaz",
            "at": "t1",
            "hurt": 3,
            "valor": six,
            "quests": ["bounty"],
            "given": {"bounty": ["B"]},
        },
        B={
            "hero": "burbonn",
            "at": "t1",
            "hurt": 3,
            "valor": seven,
            "quests": ["head-money"],
            "given": {"head-money": ["A"]},
        },
    )
    t.move(2, 3).do("A stay", "A attack B").dice(6, 6)
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((8, 9), (1,))
    assert (t["log A"], t["log B"]) == (3, 3)
    even = Table(A={"hero": "grumbaz", "valor": [*six, "bounty"]}, B=B)
    even.s.valor[1] = 8
    even.s.done += tuple(done._replace(seat=1) for done in even.s.done)
    assert quests.winners(even.s) == (0, 1)


def test_all_items_of_a_color_are_counted() -> None:
    assert Counter(item.level for item in c.ITEMS)[n.GREY] >= 20


def test_a_quest_takes_its_own_tokens_along_and_no_others() -> None:
    t = Table(
        A={
            "hero": "grumbaz",
            "quests": ["bounty", "two-crowns", "a-letter-from-brill"],
            "given": {"bounty": ["B"], "two-crowns": ["B 1"]},
        },
        B={**B, "quests": ["head-money"], "given": {"head-money": ["A"]}},
    )

    def left() -> set[tuple[int, str]]:
        found = {(one.seat, one.quest) for one in t.s.given}
        found |= {(one.seat, one.quest) for one in t.s.marks}
        return {(seat, c.QUEST.names[quest]) for seat, quest in found}

    everything = {(0, "bounty"), (0, "two-crowns"), (0, "a-letter-from-brill"), (1, "head-money")}
    assert left() == everything
    quests.drop(t.s, 0, c.QUEST.index["bounty"])
    assert left() == everything - {(0, "bounty")}
    quests.file(t.s, quests.mine(t.s, 0)[1])
    assert left() == {(0, "two-crowns"), (1, "head-money")}
