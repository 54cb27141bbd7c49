"""What is in the box, for somebody who looks at it: every thing with its name, what it does, the
rules behind it and its emblem, and the boards with their shapes. All of it comes from the pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tabard.core.catalogue import Catalogue
from tabard.core.phrase import message_id

from .. import content as c
from ..language.compile import word
from ..language.text import (
    ability_text,
    combo_name,
    piece_text,
    power_text,
    race_text,
    terrain_text,
    treasure_text,
)
from ..language.vocabulary import WORDS

Thing = dict[str, Any]
Things = dict[str, Thing]

PIECE_RULES: dict[str, tuple[str, ...]] = {
    "murloc": ("SWW-COMPONENTS-10", "SWW-SETUP-18", "SWW-MAP-10", "SWW-CONQUER-04"),
    "mountain": ("SWW-COMPONENTS-11", "SWW-SETUP-19", "SWW-MAP-09", "SWW-CONQUER-02"),
    "bomb": ("SWW-RACE-GOBLINS",),
    "garrison": ("SWW-POWER-GARRISON", "SWW-CONQUER-02", "SWW-CONQUER-17"),
    "objective": ("SWW-RACE-HUMANS",),
    "wisp_wall": ("SWW-RACE-NIGHTELVES", "SWW-CONQUER-02", "SWW-CONQUER-17"),
    "tower": ("SWW-POWER-DEFENDERS",),
    "harmony": ("SWW-RACE-PANDAREN",),
    "beast": ("SWW-POWER-BEASTMASTERS",),
    "champion": ("SWW-POWER-CHAMPION",),
}
"""The rules of each piece: whole sections, or one by one."""
TERRAIN_RULES = ("SWW-MAP-03",)
WATER_RULES = ("SWW-MAP-05", "SWW-MAP-06")
MOUNTAIN_RULES = ("SWW-CONQUER-02", "SWW-MAP-09")


@cache
def _rule_ids() -> tuple[str, ...]:
    return tuple(rule.id for rule in Catalogue.load(c.PACKAGE))


def rules_of(*sections: str) -> list[str]:
    """The ids of these rules, and of all rules of a section: ``SWW-RACE-ORCS``."""
    return [
        rule
        for section in sections
        for rule in _rule_ids()
        if rule == section
        or (rule.startswith(f"{section}-") and rule[len(section) + 1 :].isdigit())
    ]


def card_rules(kind: str, thing: c.Race | c.Power | c.Treasure) -> list[str]:
    """The rules of its section; those of its words if the book does not know it."""
    found = rules_of(section(kind, thing.id))
    return found or [rule for term in thing.ability for rule in word(term).shown(term)]


def section(kind: str, name: str) -> str:
    """
    >>> section("RACE", "blood_elves")
    'SWW-RACE-BLOODELVES'
    """
    return f"SWW-{kind}-{name.replace('_', '').upper()}"


def box(language: str) -> dict[str, Any]:
    """Everything, in this language."""
    return {
        "things": {kind: dict(make(language)) for kind, make in MAKERS.items()},
        "board": board(language),
    }


def _thing(
    name: str, text: str, rules: Iterable[str], emblem: str | None, data: dict[str, Any]
) -> Thing:
    capital = name[:1].upper() + name[1:]
    made: Thing = {"name": capital, "text": text, "rules": list(rules), "data": data}
    return made if emblem is None else made | {"emblem": emblem}


def _name(kind: str, thing: str, language: str) -> str:
    return WORDS.noun(language, message_id(kind, thing))


# -- the kinds of things --------------------------------------------------------------------------


def races(language: str) -> Iterator[tuple[str, Thing]]:
    for race in c.RACES:
        data = {
            "tokens": race.tokens,
            "supply": race.supply,
            "faction": race.faction,
            "lasting": race.lasting or race.has.least > 0,
            "ability": ability_text(race, language),
        }
        rules = card_rules("RACE", race)
        name = _name("race", race.id, language)
        yield race.id, _thing(name, race_text(race, language), rules, race.emblem, data)


def powers(language: str) -> Iterator[tuple[str, Thing]]:
    for power in c.POWERS:
        data = {
            "tokens": power.tokens,
            "lasting": power.lasting,
            "ability": ability_text(power, language),
        }
        rules = card_rules("POWER", power)
        name = _name("power", power.id, language)
        yield power.id, _thing(name, power_text(power, language), rules, power.emblem, data)


def treasures(language: str) -> Iterator[tuple[str, Thing]]:
    for treasure in c.TREASURES:
        rules = card_rules("ARTIFACT" if treasure.artifact else "PLACE", treasure)
        name = _name("treasure", treasure.id, language)
        text = treasure_text(treasure, language)
        data = {"artifact": treasure.artifact}
        yield treasure.id, _thing(name, text, rules, treasure.emblem, data)


def terrains(language: str) -> Iterator[tuple[str, Thing]]:
    for terrain in c.TERRAINS:
        water = terrain in c.WATER_TERRAINS
        more = WATER_RULES if water else MOUNTAIN_RULES if terrain == "mountain" else ()
        rules = rules_of(*TERRAIN_RULES, *more)
        emblem = c.BOX["emblems"]["terrain"][terrain]
        text = terrain_text("terrain", terrain, language)
        yield (
            terrain,
            _thing(_name("terrain", terrain, language), text, rules, emblem, {"water": water}),
        )


def symbols(language: str) -> Iterator[tuple[str, Thing]]:
    for symbol in ("magic", "cavern"):
        emblem = c.BOX["emblems"]["symbol"][symbol]
        text = terrain_text("symbol", symbol, language)
        rules = rules_of(*TERRAIN_RULES)
        yield symbol, _thing(_name("symbol", symbol, language), text, rules, emblem, {})


def factions(language: str) -> Iterator[tuple[str, Thing]]:
    for faction in c.FACTIONS:
        members = [race.id for race in c.RACES if race.faction == faction]
        text = WORDS.say(language, message_id("faction-about", faction))
        emblem = c.BOX["emblems"]["faction"][faction]
        rules = rules_of("SWW-FACTION")
        name = _name("faction", faction, language)
        yield faction, _thing(name, text, rules, emblem, {"races": members})


def pieces(language: str) -> Iterator[tuple[str, Thing]]:
    for piece, sections in PIECE_RULES.items():
        entry = c.BOX["pieces"][piece]
        name = _name("piece", piece, language)
        text = piece_text(piece, language)
        rules = rules_of(*sections)
        yield piece, _thing(name, text, rules, entry["emblem"], {"count": entry["count"]})


def regions(language: str) -> Iterator[tuple[str, Thing]]:
    for face in c.FACES:
        for region in face["regions"]:
            printed = [("terrain", region["terrain"]), *(("symbol", x) for x in region["symbols"])]
            words = [str(_name(kind, name, language)) for kind, name in printed]
            if region["entry"]:
                words.append(WORDS.say(language, "region-entry"))
            if region["murloc"]:
                words.append(_name("piece", "murloc", language))
            if region["icon"]:
                words.append(WORDS.say(language, "region-icon"))
            data = {key: region[key] for key in ("terrain", "symbols", "entry", "murloc", "icon")}
            data |= {"face": face["id"], "borders": region["borders"]}
            rules = rules_of("SWW-MAP-04") if region["entry"] else []
            if region["terrain"] in c.WATER_TERRAINS:
                rules += rules_of(*WATER_RULES)
            elif region["terrain"] == "mountain":
                rules += rules_of(*MOUNTAIN_RULES)
            emblem = c.BOX["emblems"]["terrain"][region["terrain"]]
            made = _thing(region["name"], " · ".join(words), rules, emblem, data)
            stands = [*printed, *([("piece", "murloc")] if region["murloc"] else [])]
            yield region["id"], made | {"also": [{"kind": k, "id": i} for k, i in stands]}


MAKERS = {
    "race": races,
    "power": powers,
    "treasure": treasures,
    "terrain": terrains,
    "symbol": symbols,
    "piece": pieces,
    "region": regions,
    "faction": factions,
}


# -- the board ------------------------------------------------------------------------------------


def board(language: str) -> dict[str, Any]:
    """The faces with their shapes, the tables of the set-up, the die, and every combo's name."""
    return {
        "faces": {face["id"]: _face(face) for face in c.FACES},
        "rounds": {str(seats): rounds for seats, rounds in c.ROUNDS.items()},
        "boards": {str(seats): sizes for seats, sizes in c.BOARDS.items()},
        "die": list(c.DIE.faces),
        "startCoins": c.START_COINS,
        "combos": {
            race.id: {power.id: combo_name(i, j, language) for j, power in enumerate(c.POWERS)}
            for i, race in enumerate(c.RACES)
        },
    }


def _face(face: dict[str, Any]) -> dict[str, Any]:
    """One face; its picture is as large as its outlines reach."""
    points = [point for region in face["regions"] for point in region["outline"]]
    return {
        "id": face["id"],
        "name": face["name"],
        "size": face["size"],
        "width": max(x for x, _ in points),
        "height": max(y for _, y in points),
        "regions": [dict(region) for region in face["regions"]],
    }
