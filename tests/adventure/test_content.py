"""One test for each item, encounter, event, quest, discovery and trophy; the map."""

from __future__ import annotations

import json
from itertools import combinations
from typing import Any

import pytest

from tabard.core.words import LANGUAGES
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import has
from tabard.games.adventure.language import names as n
from tabard.games.adventure.language.text import (
    ability_text,
    event_text,
    hero_text,
    item_text,
    quest_text,
)
from tabard.games.adventure.rules import combat, quests, values

from .table import Table

COLORS = n.LEVELS
FIRST = [card for card in c.CARDS if card.id.endswith(".1")]
GEAR = [card.id for card in FIRST if c.ITEMS[card.item].slot != n.PACK]
PACKED = [card.id for card in FIRST if c.ITEMS[card.item].slot == n.PACK]


def able(item: c.ItemFacts) -> str:
    return next(hero.id for hero in c.HEROES if hero.icons.issuperset(item.icons))


def rival_of(hero: str) -> str:
    return "burbonn" if hero != "burbonn" else "grumbaz"


@pytest.mark.parametrize("name", GEAR)
@pytest.mark.rule("WAG-WEAPON-01", "WAG-ARMOR-01", "WAG-EQUIP-05")
def test_gear_replaces_the_number_on_the_hero(name: str) -> None:
    item = c.ITEMS[c.CARDS[c.CARD.index[name]].item]
    hero = able(item)
    level = n.LEVELS[item.level]
    t = Table(A={"hero": hero, "level": level, "pack": [name]}, B={"hero": rival_of(hero)})
    t.move(2, 3).do("A stay", "A activate large_potion", f"A wear {name}").upkeep()
    t.s.turn = 0
    combat.begin(t.s, c.FOE.index["hogger"], -1, -1)
    if item.slot == n.WEAPON:
        assert (values.attack(t.s, 0), values.attack_type(t.s, 0)) == (item.value, item.type)
    else:
        assert values.defense(t.s, 0) == item.value
    if item.level:
        low = Table(A={"hero": hero, "pack": [name]}, B={"hero": rival_of(hero)})
        low.move(2, 3).do("A stay", "A activate large_potion")
        assert low.label != "equip"


@pytest.mark.parametrize("power", [i for i, at in enumerate(c.POWERS_AT) if at.head])
@pytest.mark.rule("WAG-POWER-03")
def test_activated_powers_fire_on_their_number_only(power: int) -> None:
    at, made = c.POWERS_AT[power], has.POWERS[power]
    if made.when != n.ROLLS or at.hero >= 0:
        assert made.steps
        return
    if at.foe >= 0:
        t = Table(A={"hero": "grumbaz"}, B={"hero": "sofeea"})
        combat.begin(t.s, at.foe, -1, -1)
        side = 1
    else:
        item = c.ITEMS[at.item]
        card = next((i for i, x in enumerate(c.CARDS) if x.item == at.item))
        level = n.LEVELS[item.level]
        slot = n.SLOTS[item.slot]
        spec: dict[str, Any] = {"hero": able(item), "level": level, slot: c.CARDS[card].id}
        t = Table(A=spec, B={"hero": rival_of(able(item))})
        combat.begin(t.s, c.FOE.index["hogger"], -1, -1)
        side = 0
    for face in range(1, 7):
        t.s.dice[side] = face
        assert (power in combat.due(t.s, side)) == (face == made.die)


@pytest.mark.parametrize("name", PACKED)
@pytest.mark.rule("WAG-PACK-05", "WAG-ITEM-02", "WAG-LEVEL-14")
def test_pack_items_are_used_up(name: str) -> None:
    item = c.ITEMS[c.CARDS[c.CARD.index[name]].item]
    when = has.POWERS[has.ITEM_POWERS[c.CARDS[c.CARD.index[name]].item][0]].when
    level = n.LEVELS[item.level]
    hero = {"hero": "grumbaz", "at": "t1", "level": level, "pack": [name], "hurt": 3}
    t = Table(A=hero, B={"hero": "burbonn", "at": "undercity"}, grey=["bleak-worg.2"])
    t.move(2, 3)
    if when == n.WHEN_PLAYED:
        assert has.POWERS[has.ITEM_POWERS[c.CARDS[c.CARD.index[name]].item][0]].within == 3
        return
    if when != n.MOVE:
        t.do("A stay")
    if when in (n.AFTER, n.WHEN_HIT):
        t.dice(1, 6, then=False)
        while f"use_item {name}" not in t.options():
            t.do("A pass")
    t.do(f"A use_item {name}")
    assert name not in t["pack A"]


@pytest.mark.parametrize("foe", [foe.id for foe in c.FOES])
@pytest.mark.rule("WAG-ENCOUNTER-04", "WAG-ENCOUNTER-05", "WAG-ENCOUNTER-06")
def test_each_encounter_fights_with_its_numbers(foe: str) -> None:
    facts = c.FOES[c.FOE.index[foe]]
    t = Table(A={"hero": "grumbaz"}, B={"hero": "sofeea"})
    combat.begin(t.s, c.FOE.index[foe], -1, -1)
    got = values.attack(t.s, 1), values.defense(t.s, 1), values.damage(t.s, 1)
    assert got == (facts.attack, facts.defense, facts.damage)
    assert values.attack_type(t.s, 1) == facts.type


@pytest.mark.parametrize("event", [event.id for event in c.EVENTS])
@pytest.mark.rule("WAG-EVENT-11", "WAG-EVENT-13", "WAG-EVENT-18")
def test_each_event_comes_and_is_put_where_it_belongs(event: str) -> None:
    facts = c.EVENTS[c.CARDS[c.CARD.index[event]].event]
    color = n.LEVELS[facts.level]
    at = {"grey": "t1", "green": "h3", "yellow": "a1", "red": "p3"}[color]
    more = next(card.id for card in FIRST if card.level == facts.level and card.foe >= 0)
    t = Table(
        A={"hero": "grumbaz", "level": "red", "at": at, "hurt": 1},
        B={"hero": "burbonn", "at": "undercity"},
        **{color: [event, more]},
    )
    t.move(2, 3).do("A stay")
    while t.label != "combat" and t.asked:
        t.do(f"{t.asked} {t.options()[0]}")
    card = c.CARD.index[event]
    assert f"turned_up {event}" in t.events
    if facts.kind == n.GLOBAL:
        assert t.s.world == card
    elif facts.kind == n.LOCATION:
        assert [(e.space, e.card) for e in t.s.events] == [(facts.place, card)]
    else:
        assert t.s.tops[-1] == card


@pytest.mark.parametrize("quest", [quest.id for quest in c.QUESTS])
@pytest.mark.rule("WAG-QUEST-11", "WAG-QUEST-16", "WAG-QUEST-17")
def test_each_quest_is_laid_out_and_pays_its_valor(quest: str) -> None:
    facts = c.QUESTS[c.QUEST.index[quest]]
    t = Table(A={"hero": "grumbaz", "quests": [quest]}, B={"hero": "sofeea"})
    assert len(t["marks A"]) == len(facts.tokens)
    active = t.s.active[0]
    for _ in has.AIMS[c.QUEST.index[quest]]:
        assert quests.completed(t.s) == ()
        quests.go_on_to(t.s, t.s.active[0]._replace(step=t.s.active[0].step + 1))
    assert quests.completed(t.s)[0].quest == active.quest
    quests.file(t.s, t.s.active[0])
    assert t["valor A"] == facts.valor
    assert t["marks A"] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_speaks(language: str) -> None:
    for i in range(len(c.ABILITIES)):
        assert ability_text(i, language)
    for i, item in enumerate(c.ITEMS):
        assert item_text(i, language) or not item.does
    for i in range(len(c.EVENTS)):
        assert event_text(i, language)
    for i in range(len(c.QUESTS)):
        assert quest_text(i, language)
    for hero in range(len(c.HEROES)):
        assert all(hero_text(hero, side, language) for side in (0, 1))
    assert json.dumps(GAME.box(language))


def test_the_counts_of_the_component_list() -> None:
    assert GAME.info.content == {
        "spaces": 102,
        "connections": 132,
        "characters": 4,
        "faces": 32,
        "abilities": 92,
        "challenges": 160,
        "events": 28,
        "map_encounters": 16,
        "quests": 48,
        "trophies": 16,
        "discoveries": 20,
        "flight_paths": 13,
    }


def _cross(a: Any, b: Any, p: Any, q: Any) -> bool:
    def turn(o: Any, u: Any, v: Any) -> int:
        found: int = (u[0] - o[0]) * (v[1] - o[1]) - (u[1] - o[1]) * (v[0] - o[0])
        return int(found > 0) - int(found < 0)

    return turn(a, b, p) != turn(a, b, q) and turn(p, q, a) != turn(p, q, b)


def test_no_two_connections_cross_and_no_two_spaces_overlap() -> None:
    at = {name: space["at"] for name, space in c.BOARD["spaces"].items()}
    tunnels = [tuple(sorted(x)) for x in c.BOARD["tunnels"]]
    lines = [x for x in c.BOARD["connections"] if tuple(sorted(x)) not in tunnels]
    crossing = [
        (first, second)
        for first, second in combinations(lines, 2)
        if not set(first) & set(second)
        and _cross(at[first[0]], at[first[1]], at[second[0]], at[second[1]])
    ]
    assert crossing == []
    close = [
        (a, b)
        for a, b in combinations(at, 2)
        if (at[a][0] - at[b][0]) ** 2 + (at[a][1] - at[b][1]) ** 2 < 44**2
    ]
    assert close == []
