"""The files of the pack must agree with one another and with the component list and the map of the
rulebook: each such mistake is noticed, and told."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest
from pydantic import ValidationError

from tabard.games.adventure import agreement, schema
from tabard.games.adventure import content as c
from tabard.games.adventure.language.checking import mistakes
from tests.laws import sayings

Parts = dict[str, Any]
Damage = Callable[[Parts], Any]


def put(value: Any, file: str, *path: Any) -> Damage:
    """Another value in this place of a file."""

    def damage(parts: Parts) -> None:
        at = parts[f"{file}.yaml"]
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value

    return damage


def drop(file: str, *path: Any) -> Damage:
    def damage(parts: Parts) -> None:
        at = parts[f"{file}.yaml"]
        for key in path[:-1]:
            at = at[key]
        del at[path[-1]]

    return damage


def alone(space: str) -> Damage:
    """A space that nothing leads to."""

    def damage(parts: Parts) -> None:
        board = parts["map.yaml"]
        board["connections"] = [pair for pair in board["connections"] if space not in pair]

    return damage


def connect(a: str, b: str) -> Damage:
    """One more connection."""

    def damage(parts: Parts) -> None:
        parts["map.yaml"]["connections"] += ((a, b),)

    return damage


def no_arrow(level: str) -> Damage:
    """Nobody is left who brings this level."""

    def damage(parts: Parts) -> None:
        for foe in parts["foes.yaml"]["encounters"].values():
            if foe["level"] == level:
                foe["level"] = None

    return damage


def closed(space: str, color: str) -> Damage:
    """What lies around a space takes a higher level."""

    def damage(parts: Parts) -> None:
        board = parts["map.yaml"]
        for pair in board["connections"]:
            if space in pair:
                for other in pair:
                    if other != space:
                        board["spaces"][other]["color"] = color

    return damage


def unarmed(parts: Parts) -> None:
    for card in parts["grey.yaml"]["encounters"].values():
        if card["item"]["slot"] == "weapon":
            card["item"]["slot"] = "pack"


BROKEN: list[tuple[Damage, str]] = [
    (put((("t1", "nowhere"),), "map", "connections"), "It leads to a space that is not there."),
    (alone("t1"), "Some spaces can't be reached."),
    (put("red", "map", "spaces", "ironforge", "color"), "There are three cities, and they are"),
    (put("key", "map", "spaces", "ironforge", "kind"), "There are three cities, and they are"),
    (put("outland", "map", "spaces", "t1", "zone"), "There is no zone 'outland'."),
    (put([], "map", "spaces", "t1", "resources"), "Normal spaces, and no others, list"),
    (put(["scroll"], "map", "spaces", "brill", "resources"), "Normal spaces, and no others, list"),
    (put("Home", "map", "spaces", "t1", "name"), "Normal spaces, and no others, have no name."),
    (put(None, "map", "spaces", "brill", "name"), "Normal spaces, and no others, have no name."),
    (put("encounter", "map", "spaces", "brill", "kind"), "A map encounter is a space, and"),
    (drop("foes", "encounters", "hogger"), "A map encounter is a space, and the other way"),
    (closed("t1", "red"), "No grey hero gets here."),
    (put(3, "grey", "encounters", "mountain-boar", "copies"), "The grey deck has 41 cards, not"),
    (put("red", "grey", "deck"), "The grey deck has 40 cards, not 40."),
    (put("undercity", "grey", "events", "mysterious-grave", "place"), "'undercity' is no key"),
    (put("nowhere", "grey", "events", "mysterious-grave", "place"), "'nowhere' is no key"),
    (unarmed, "sandrai finds 0 weapons in it."),
    (put(1, "box", "deck"), "sandrai has 23 ability cards."),
    (drop("heroes", "heroes", "sandrai", "levels", "red"), "A hero has four levels."),
    (put("thrall", "abilities", "abilities", "rend", "hero"), "There is no such hero."),
    (put([(1, 1)], "box", "movement", "faces"), "The face with 2 steps and 3 energy is printed."),
    (put(9, "foes", "trophies", "kazzaks-mark", "copies"), "There are 16 trophies."),
    (put(9, "box", "discoveries", "gold", "copies"), "There are 20 discoveries."),
    (drop("quests", "quests", "bounty"), "There are 17 starting quests, not 18."),
    (put("elite", "quests", "quests", "bounty", "sort"), "There are 31 elite quests, not 30."),
    (put(["t1"] * 10, "quests", "quests", "bounty", "tokens"), "It needs too many tokens."),
    (put(["nowhere"], "quests", "quests", "bounty", "tokens"), "There is no space 'nowhere'."),
    (connect("t1", "t1"), "It is there already, or leads back."),
    (connect("brill", "t1"), "It is there already, or leads back."),
    (put((("t1", "ironforge"),), "map", "tunnels"), "A tunnel is one of the connections."),
    (
        put("Forest Spider", "red", "encounters", "banshee", "item", "name"),
        "There is another Forest Spider.",
    ),
    (put("Hogger", "grey", "events", "highway-toll", "name"), "There is another Hogger."),
    (put(11, "box", "tokens", "markers"), "The component list counts other tokens."),
    (put(9, "box", "slots"), "The component list counts other tokens."),
    (
        put("eye-of-ragnaros", "foes", "encounters", "nefarian", "trophy"),
        "Each trophy is won at one map encounter.",
    ),
    (put("medal", "foes", "trade", "trophy"), "Each trophy is won at one map encounter."),
    (drop("foes", "trade", "worth", "red"), "Items of every color are worth something."),
    (no_arrow("yellow"), "No green encounter brings yellow."),
]
UNSAID: list[tuple[Damage, str]] = [
    (
        put([["draw(1)"]], "grey", "events", "lost-caravan", "resolve"),
        "A location event, and no other, is flipped by what is done there.",
    ),
    (
        put([["flip_event"]], "grey", "events", "wandering-trainer", "resolve"),
        "A location event, and no other, is flipped by what is done there.",
    ),
    (
        put([], "quests", "quests", "grave-moss", "tokens"),
        "Tokens are laid to be collected, and the other way.",
    ),
    (
        put(["brill"], "quests", "quests", "manhunt", "tokens"),
        "Tokens are laid to be collected, and the other way.",
    ),
    (
        put(None, "quests", "quests", "bounty", "give"),
        "A rival with a token is to be fought, and no other.",
    ),
    (
        put("leader", "quests", "quests", "manhunt", "give"),
        "A rival with a token is to be fought, and no other.",
    ),
    (
        put(['beat(["brill"])'], "quests", "quests", "manhunt", "steps"),
        "What is to be beaten is no map encounter.",
    ),
]
CHECKS = (
    *(agreement._map, agreement._open, agreement._decks, agreement._new),
    *(agreement._cards, agreement._prizes, agreement._quests),
)


def told(damage: Damage) -> list[str]:
    parts: Parts = dict(deepcopy(c.DATA))
    damage(parts)
    return [wrong.sentence for wrong in schema.check(parts)]


@pytest.mark.parametrize("i", range(len(BROKEN)))
def test_files_that_do_not_agree_are_noticed(i: int) -> None:
    damage, sentence = BROKEN[i]
    found = told(damage)
    assert any(one.startswith(sentence) for one in found), found


def test_every_sentence_is_told_and_none_of_the_box_itself() -> None:
    assert told(lambda parts: None) == []
    found = [sentence for damage, _ in BROKEN for sentence in told(damage)]
    patterns = [p for check in CHECKS for p in sayings(check) if p.endswith(r"\.")]
    assert len(patterns) == 27
    assert [p for p in patterns if not any(re.fullmatch(p, text) for text in found)] == []


@pytest.mark.parametrize("i", range(len(UNSAID)))
def test_cards_and_quests_can_be_carried_out(i: int) -> None:
    damage, sentence = UNSAID[i]
    parts: Parts = dict(deepcopy(c.DATA))
    assert list(mistakes(parts)) == []
    damage(parts)
    assert [wrong.sentence for wrong in mistakes(parts)] == [sentence]


@pytest.mark.parametrize("back", [{}, {"valor": 1, "does": ("draw(1)",)}])
def test_the_back_of_an_event_is_one_thing(back: Parts) -> None:
    assert schema.Back(valor=1).valor == 1
    with pytest.raises(ValidationError, match="a back does something, or is"):
        schema.Back(**back)


@pytest.mark.parametrize("slot", ["weapon", "armor", "pack"])
@pytest.mark.parametrize("type_", [None, "melee"])
@pytest.mark.parametrize("attack", [None, 0, 3])
@pytest.mark.parametrize("defense", [None, 4])
def test_an_item_has_the_numbers_of_its_slot_and_no_others(
    slot: Any, type_: Any, attack: int | None, defense: int | None
) -> None:
    entry: Parts = {"name": "It", "icons": (), "potions": ("mana",), "does": (), "slot": slot}
    entry |= {"type": type_, "attack": attack, "defense": defense}
    armed = type_ is not None and attack is not None
    if (armed, defense is not None) == (slot == "weapon", slot == "armor"):
        assert schema.Item(**entry).attack == attack
    else:
        with pytest.raises(ValidationError, match="and nothing else, has"):
            schema.Item(**entry)
