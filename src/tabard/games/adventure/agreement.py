"""What the files of the pack must agree about, with one another and with the rulebook's component
list. What the cards say is read by `language.checking`."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import pairwise
from typing import Any

from tabard.core.pack import Wrong

from .language.names import LEVELS

DECKS = tuple(f"{color}.yaml" for color in LEVELS)
COUNTED = {"markers": 10, "discoveries": 20, "damage": 32, "packs": 4, "logs": 4, "character": 9}
"""Tokens by the component list; nine for each hero."""


def disagreements(parts: dict[str, Any]) -> Iterator[Wrong]:
    yield from _map(parts)
    yield from _decks(parts)
    yield from _names(parts)
    yield from _cards(parts)
    yield from _prizes(parts)
    yield from _quests(parts)


def _map(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-MAP-01 to WAG-MAP-04: kinds and their resources; the map is in one piece."""
    board = parts["map.yaml"]
    spaces, foes = board["spaces"], parts["foes.yaml"]["encounters"]
    near: dict[str, list[str]] = {name: [] for name in spaces}
    for i, (a, b) in enumerate(board["connections"]):
        if a not in spaces or b not in spaces:
            yield Wrong("map.yaml", ("connections", i), "It leads to a space that is not there.")
        else:
            if a == b or b in near[a]:
                yield Wrong("map.yaml", ("connections", i), "It is there already, or leads back.")
            near[a].append(b)
            near[b].append(a)
    for i, (a, b) in enumerate(board["tunnels"]):
        if b not in near.get(a, ()):
            yield Wrong("map.yaml", ("tunnels", i), "A tunnel is one of the connections.")
    if len(_reached(near, next(iter(spaces)))) < len(spaces):
        yield Wrong("map.yaml", ("connections",), "Some spaces can't be reached.")
    cities = [name for name, space in spaces.items() if space["kind"] == "city"]
    if len(cities) != 3 or any(spaces[name]["color"] != "grey" for name in cities):
        yield Wrong("map.yaml", ("spaces",), "There are three cities, and they are grey.")
    for name, space in spaces.items():
        at = ("spaces", name)
        if space["zone"] not in board["zones"]:
            yield Wrong("map.yaml", at, f"There is no zone {space['zone']!r}.")
        if (space["kind"] == "normal") != bool(space["resources"]):
            yield Wrong("map.yaml", at, "Normal spaces, and no others, list their resources.")
        if (space["kind"] == "normal") != (space["name"] is None):
            yield Wrong("map.yaml", at, "Normal spaces, and no others, have no name.")
        trade = parts["foes.yaml"]["trade"]["place"]
        if (space["kind"] == "encounter") != (name in foes or name == trade):
            yield Wrong("map.yaml", at, "A map encounter is a space, and the other way round.")
    for level in range(len(LEVELS)):
        yield from _open(board, near, level)


def _open(board: dict[str, Any], near: dict[str, list[str]], level: int) -> Iterator[Wrong]:
    """Every space of a level is reached from a city, by land or from a Flight Path."""
    spaces = board["spaces"]
    inside = {x: [y for y in near[x] if LEVELS.index(spaces[y]["color"]) <= level] for x in near}
    starts = [
        name
        for name, space in spaces.items()
        if space["kind"] == "city" or (space["flight"] and LEVELS.index(space["color"]) <= level)
    ]
    found = set().union(*(_reached(inside, start) for start in starts))
    for name, space in spaces.items():
        if LEVELS.index(space["color"]) <= level and name not in found:
            yield Wrong("map.yaml", ("spaces", name), f"No {LEVELS[level]} hero gets here.")


def _reached(near: dict[str, list[str]], start: str) -> set[str]:
    todo, found = [start], {start}
    while todo:
        for other in near[todo.pop()]:
            if other not in found:
                found.add(other)
                todo.append(other)
    return found


def _decks(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-COMPONENTS-11: four decks of forty; every hero finds weapons and armor in each."""
    spaces = parts["map.yaml"]["spaces"]
    for color in LEVELS:
        file = f"{color}.yaml"
        deck = parts[file]
        count = sum(card["copies"] for card in deck["encounters"].values()) + len(deck["events"])
        if count != 40 or deck["deck"] != color:
            yield Wrong(file, ("deck",), f"The {color} deck has {count} cards, not 40.")
        for name, event in deck["events"].items():
            place = event["place"]  # WAG-EVENT-21: no city
            if place is not None and (place not in spaces or spaces[place]["kind"] != "key"):
                yield Wrong(file, ("events", name), f"{place!r} is no key location.")
        for hero, entry in parts["heroes.yaml"]["heroes"].items():
            icons = set(entry["icons"])
            for slot, least in (("weapon", 4), ("armor", 3)):
                many = sum(
                    card["copies"]
                    for card in deck["encounters"].values()
                    if card["item"]["slot"] == slot and icons.issuperset(card["item"]["icons"])
                )
                if many < least:
                    yield Wrong(file, ("deck",), f"{hero} finds {many} {slot}s in it.")


def _names(parts: dict[str, Any]) -> Iterator[Wrong]:
    """Whatever is fought or worn is known by its name, so no two share one."""
    known = {parts["map.yaml"]["spaces"][name]["name"] for name in parts["foes.yaml"]["encounters"]}
    for file in DECKS:
        deck = parts[file]
        for name, card in deck["encounters"].items():
            yield from _new(known, (card, card["item"]), file, ("encounters", name))
        for name, event in deck["events"].items():
            back = event["back"] or {"item": None, "foe": None}
            faces = (event, event["foe"], back["item"], back["foe"])
            yield from _new(known, faces, file, ("events", name))


def _new(known: set[str], things: Any, file: str, at: tuple[str, str]) -> Iterator[Wrong]:
    for thing in things:
        if thing is None:
            continue
        if thing["name"] in known:
            yield Wrong(file, at, f"There is another {thing['name']}.")
        known.add(thing["name"])


def _cards(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-COMPONENTS-05, -06, -12: heroes, their decks, the movement die, tokens."""
    box, heroes = parts["box.yaml"], parts["heroes.yaml"]["heroes"]
    abilities = parts["abilities.yaml"]["abilities"]
    for hero, entry in heroes.items():
        count = sum(card["copies"] for card in abilities.values() if card["hero"] == hero)
        if count != box["deck"]:
            yield Wrong("abilities.yaml", ("abilities",), f"{hero} has {count} ability cards.")
        if tuple(entry["levels"]) != LEVELS:
            yield Wrong("heroes.yaml", ("heroes", hero, "levels"), "A hero has four levels.")
    for name, card in abilities.items():
        if card["hero"] not in heroes:
            yield Wrong("abilities.yaml", ("abilities", name), "There is no such hero.")
    if (2, 3) not in [tuple(face) for face in box["movement"]["faces"]]:
        yield Wrong("box.yaml", ("movement",), "The face with 2 steps and 3 energy is printed.")
    if box["tokens"] != COUNTED or box["slots"] != COUNTED["markers"]:
        yield Wrong("box.yaml", ("tokens",), "The component list counts other tokens.")
    kinds = {name: token for name, token in box["discoveries"].items() if name != "ours"}
    if sum(token["copies"] for token in kinds.values()) != box["tokens"]["discoveries"]:
        yield Wrong("box.yaml", ("discoveries",), "There are 20 discoveries.")


def _prizes(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-COMPONENTS-10, WAG-LEVEL-09: what map encounters bring."""
    spaces, foes = parts["map.yaml"]["spaces"], parts["foes.yaml"]
    if sum(trophy["copies"] for trophy in foes["trophies"].values()) != 16:
        yield Wrong("foes.yaml", ("trophies",), "There are 16 trophies.")
    won = [foe["trophy"] for foe in foes["encounters"].values() if foe["trophy"] is not None]
    if sorted([*won, foes["trade"]["trophy"]]) != sorted(foes["trophies"]):
        yield Wrong("foes.yaml", ("trophies",), "Each trophy is won at one map encounter.")
    if set(foes["trade"]["worth"]) != set(LEVELS):
        yield Wrong("foes.yaml", ("trade", "worth"), "Items of every color are worth something.")
    brought = {(spaces[name]["color"], foe["level"]) for name, foe in foes["encounters"].items()}
    for lower, higher in pairwise(LEVELS):
        if (lower, higher) not in brought:
            yield Wrong("foes.yaml", ("encounters",), f"No {lower} encounter brings {higher}.")


def _quests(parts: dict[str, Any]) -> Iterator[Wrong]:
    """WAG-COMPONENTS-08, -09, WAG-QUEST-23."""
    quests, spaces = parts["quests.yaml"]["quests"], parts["map.yaml"]["spaces"]
    for sort, due in (("starting", 18), ("elite", 30)):
        count = sum(quest["sort"] == sort for quest in quests.values())
        if count != due:
            yield Wrong("quests.yaml", ("quests",), f"There are {count} {sort} quests, not {due}.")
    for name, quest in quests.items():
        if len(quest["tokens"]) > parts["box.yaml"]["tokens"]["character"]:
            yield Wrong("quests.yaml", ("quests", name), "It needs too many tokens.")
        for place in quest["tokens"]:
            if place not in spaces:
                yield Wrong("quests.yaml", ("quests", name), f"There is no space {place!r}.")
