"""What is in the box, for somebody who looks at it: every card, hero, creature, quest, event and
region with its name, what it does, its numbers and the rules behind it. All of it comes from the
pack."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from functools import cache
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.phrase import message_id

from .. import content as c
from ..language import has
from ..language import names as n
from ..language.scene import WORDS
from ..language.sorts import word
from ..language.text import (
    boss_line,
    card_text,
    event_text,
    menace_text,
    quest_text,
    stats_line,
    type_line,
    values_line,
)
from .drawn import card_emblem, emblem, pieces

Thing = dict[str, Any]

SORT_RULES = {
    "race": ("TBG-CHAR-12",),
    "printed": ("TBG-EQUIP-10",),
    "power": ("TBG-POWER-01",),
    "talent": ("TBG-TALENT-01",),
    "item": ("TBG-ITEM-01",),
    "prize": ("TBG-EVENT-11",),
}


@cache
def box(language: str) -> dict[str, Any]:
    """Everything, in this language."""
    kinds = (
        ("card", cards),
        ("character", characters),
        ("creature", creatures),
        ("quest", quests),
        ("event", events),
        ("boss", bosses),
        ("region", regions),
    )
    return {
        "things": {kind: dict(make(language)) for kind, make in kinds},
        "board": {
            "regions": {
                name: region
                | {part: list(region[part]) for part in ("at", "borders")}
                | {"outline": [list(point) for point in region["outline"]]}
                for name, region in c.BOARD["regions"].items()
            },
            "areas": dict(c.BOARD["areas"]),
            "ways": {
                faction: {c.REGIONS[i]: _regions(to) for i, to in enumerate(c.WAYS[side])}
                for side, faction in enumerate(n.FACTIONS)
            },
            "start": dict(zip(n.FACTIONS, _regions(c.START), strict=True)),
            "flights": dict(zip(n.FACTIONS, map(_regions, c.FLIGHTS), strict=True)),
            "towns": dict(zip(n.FACTIONS, map(_regions, c.TOWNS), strict=True)),
            "graveyards": _regions(c.GRAVEYARDS),
            "spaces": c.SPACES,
            "events": list(c.EVENT_SPACES),
            "items": {str(space): n.DECKS[deck] for space, deck in c.ITEM_SPACES.items()},
            "experience": {name: list(track) for name, track in c.EXPERIENCE.items()},
            "overlords": {
                one.id: {"counters": _regions(one.counters), "route": _regions(one.route)}
                for one in c.OVERLORDS
            },
            "markers": dict(_markers()),
        },
    }


def _markers() -> Iterator[tuple[str, dict[str, Any]]]:
    """Where an event that lies beside the board matters, and what it waits for: the two regions of
    a War, the areas of foul winds, the Attack of creatures to be defeated."""
    for event, happenings in zip(c.EVENTS, has.HAPPENINGS, strict=True):
        for name, made in happenings:
            if name == "war":
                yield event.id, {"war": _regions(made[:2])}
            elif name == "plaguewinds":
                yield event.id, {"winds": [c.LANDS[land] for land in made[0]]}
            elif name == "cull":
                yield event.id, {"cull": made[0]}
            elif name in ("plague", "bounty"):
                yield event.id, {name: True}


def _regions(found: Iterable[int]) -> list[str]:
    return [c.REGIONS[region] for region in found]


def _thing(name: str, text: str, rules: Iterable[str], emblem: str = "", **data: Any) -> Thing:
    found = {"name": name, "text": text, "rules": list(dict.fromkeys(rules)), "data": data}
    return found | {"emblem": emblem} if emblem else found


def _rules(does: Iterable[Term], place: str) -> Iterator[str]:
    for term in does:
        yield from word(place, term.name).rules


def _noun(language: str, kind: str, name: str) -> str:
    return str(WORDS.noun(language, message_id(kind, name)))


def cards(language: str) -> Iterator[tuple[str, Thing]]:
    for i, card in enumerate(c.CARDS):
        sort = c.SORTS[card.sort]
        yield (
            card.id,
            _thing(
                card.name,
                card_text(i, language),
                (*SORT_RULES[sort], *_rules(card.does, "ability")),
                card_emblem(i),
                pieces=[list(piece) for piece in pieces(i)],
                sort=sort,
                type=n.CARD_TYPES[card.type] if card.type >= 0 else None,
                level=card.level,
                gold=card.gold,
                energy=card.energy,
                **{"class": n.CLASSES[card.class_] if card.class_ >= 0 else None},
                deck=n.DECKS[card.deck] if card.deck >= 0 else None,
                copies=card.copies,
                traits=list(card.traits),
                function=card.function,
                unique=card.unique,
                health=card.health,
                soulbound=card.soulbound,
                doubt=card.doubt,
                type_line=type_line(i, language),
                stats_line=stats_line(i, language),
            ),
        )


def characters(language: str) -> Iterator[tuple[str, Thing]]:
    for who in c.CHARACTERS:
        race = c.RACE_CARD[who.race]
        sheet = c.SHEET_OF[who.class_]
        yield (
            who.id,
            _thing(
                who.name,
                f"{c.CARDS[race].name}: {card_text(race, language)}",
                ("TBG-CHAR-01", "TBG-CHAR-12"),
                faction=n.FACTIONS[who.faction],
                **{"class": n.CLASSES[who.class_]},
                race=c.RACES[who.race],
                health=list(sheet.health),
                energy=list(sheet.energy),
                printed=[
                    c.CARDS[area.printed[who.faction]].id
                    for area in sheet.areas
                    if area.printed[who.faction] >= 0
                ],
                areas=[_area(area, who.faction) for area in sheet.areas],
            ),
        )


def _area(area: c.AreaFacts, faction: int) -> dict[str, Any]:
    """What an area of a sheet takes, and what is printed on it."""
    printed = area.printed[faction]
    return {
        "types": [n.CARD_TYPES[x] for x in area.types],
        "traits": list(area.traits),
        "only": area.only,
        "printed": c.CARDS[printed].id if printed >= 0 else None,
    }


def creatures(language: str) -> Iterator[tuple[str, Thing]]:
    for creature in c.CREATURES:
        yield (
            creature.id,
            _thing(
                _noun(language, "creature", creature.id),
                menace_text(creature.does, language),
                ("TBG-CREATURE-05", *_rules(creature.does, "menace")),
                emblem(creature.id),
                values={
                    color: worth._asdict()
                    for color, worth in zip(n.COLORS, creature.values, strict=True)
                },
                figures=dict(zip(n.COLORS, creature.figures, strict=True)),
                stats_line="; ".join(
                    values_line(color, worth, language)
                    for color, worth in zip(n.COLORS, creature.values, strict=True)
                ),
            ),
        )


def quests(language: str) -> Iterator[tuple[str, Thing]]:
    for i, quest in enumerate(c.QUESTS):
        spawns = [
            {
                "creature": c.CREATURES[spawn.creature].id,
                "color": n.COLORS[spawn.color],
                "region": c.REGIONS[spawn.region],
                "many": spawn.many,
            }
            for spawn in quest.spawns
        ]
        yield (
            quest.id,
            _thing(
                quest.name,
                quest_text(i, language),
                ("TBG-QUEST-16",),
                emblem(c.CREATURES[quest.spawns[-1].creature].id),
                faction=n.FACTIONS[quest.faction],
                tier=n.TIERS[quest.tier],
                level=quest.level,
                gold=quest.gold,
                xp=quest.xp,
                spawns=spawns,
                items=[[n.DECKS[deck], draw] for deck, draw in quest.items],
                special=[c.CARDS[card].id for card in quest.special],
                doubt=quest.doubt,
            ),
        )


def events(language: str) -> Iterator[tuple[str, Thing]]:
    for i, event in enumerate(c.EVENTS):
        yield (
            event.id,
            _thing(
                event.name,
                event_text(i, language),
                ("TBG-EVENT-03" if event.bonus else "TBG-EVENT-02",),
                emblem(event.id),
                copies=event.copies,
                bonus=event.bonus,
                fate=event.fate,
                boss=c.BOSSES[event.boss].id if event.boss >= 0 else None,
            ),
        )


def bosses(language: str) -> Iterator[tuple[str, Thing]]:
    for boss in c.BOSSES:
        four, six = boss.values
        yield (
            boss.id,
            _thing(
                boss.name,
                menace_text(boss.does, language),
                ("TBG-BOSS-02", *_rules(boss.does, "menace")),
                emblem(boss.id),
                overlord=boss.overlord >= 0,
                values={"4": four._asdict(), "6": six._asdict()},
                region=c.REGIONS[boss.region] if boss.region >= 0 else None,
                stats_line=boss_line(boss.values, language),
            ),
        )


def regions(language: str) -> Iterator[tuple[str, Thing]]:
    for i, name in enumerate(c.REGIONS):
        yield (
            name,
            _thing(
                c.BOARD["regions"][name]["name"],
                "",
                ("TBG-TRAVEL-01",),
                area=c.LANDS[c.LAND_OF[i]],
                borders=_regions(c.BORDERS[i]),
            ),
        )
