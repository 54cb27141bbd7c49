"""The 32 faces of the heroes, and the facts of their 92 ability cards."""

from __future__ import annotations

from collections import Counter

import pytest

from tabard.games.adventure import content as c
from tabard.games.adventure.language import has
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import combat, values

from ..table import Table
from .scene import rival

FACES = """
sandrai ranged alliance | 4/1/3/1 4/0/4/1 | 6/3/5/1 6/2/6/1 | 7/4/6/1 7/3/7/1 | 8/5/7/2 8/4/8/2
burbonn melee alliance  | 4/1/3/1 4/1/3/1 | 5/2/5/1 5/2/4/1 | 6/3/6/1 6/3/5/2 | 7/4/7/2 7/4/6/2
grumbaz melee horde     | 4/2/3/1 4/3/2/2 | 5/2/3/1 5/3/2/2 | 6/3/4/1 6/4/3/3 | 7/4/5/2 7/5/4/3
sofeea ranged horde     | 4/1/3/1 4/1/2/2 | 5/2/4/1 5/2/3/2 | 6/3/5/1 6/3/4/2 | 7/4/6/2 7/4/5/3
"""
"""Life/attack/defense/damage of the starting side and of the reverse, at each level. Burbonn's
attack is without what he has against Beasts."""
ICONS = {
    "sandrai": "dagger staff wand cloth",
    "burbonn": "axe bow gun leather mail",
    "grumbaz": "sword axe mace mail plate",
    "sofeea": "dagger staff sword wand cloth",
}

ABILITIES = """
sandrai shadow-bolt 3 1, immolate 2 1, corruption 2 1, curse-of-recklessness 2 1
sandrai curse-of-weakness 2 1, curse-of-agony 1 2, curse-of-tongues 1 1, drain-life 2 1
sandrai life-tap 2 0, fear 2 1, soulstone 1 2, summon-felhunter 1 0, create-healthstone 2 0
burbonn arcane-shot 3 1, aimed-shot 2 2, concussive-shot 2 1, serpent-sting 2 1
burbonn hunters-mark 2 1, aspect-of-the-hawk 1 1, aspect-of-the-cheetah 2 1
burbonn aspect-of-the-monkey 1 1, mend-pet 2 1, feign-death 2 1, freezing-trap 2 1
burbonn multi-shot 1 2, raptor-strike 1 0
grumbaz heroic-strike 3 1, mortal-strike 2 2, rend 2 1, shield-block 2 1, charge 2 1
grumbaz battle-shout 2 1, overpower 2 1, execute 1 1, pummel 1 1, bloodrage 2 0
grumbaz last-stand 1 0, whirlwind 1 2, taunt 1 1, recklessness 1 1
sofeea frostbolt 3 1, fireball 2 2, arcane-missiles 2 0, ice-block 1 2, blink 2 1
sofeea counterspell 2 0, portal 2 1, teleport 1 2, polymorph 2 1, frost-nova 1 1
sofeea mana-shield 1 0, arcane-intellect 2 1, evocation 1 0, cone-of-cold 1 1
"""
"""How many of each card a deck has, and its cost."""
RESPONSES = {
    **{"summon-felhunter": n.WHEN_PLAYED, "counterspell": n.WHEN_PLAYED, "pummel": n.WHEN_PLAYED},
    **{"last-stand": n.WHEN_FALLING, "mana-shield": n.WHEN_HIT, "ice-block": n.WHEN_CHALLENGED},
}


def faces() -> list[tuple[str, str, int, str]]:
    return [
        (line.split("|")[0].strip(), n.LEVELS[level], side, numbers)
        for line in FACES.strip().splitlines()
        for level, pair in enumerate(line.split("|")[1:])
        for side, numbers in enumerate(pair.split())
    ]


@pytest.mark.parametrize(("who", "level", "side", "numbers"), faces())
@pytest.mark.rule("WAG-CHARACTER-03", "WAG-CHARACTER-04", "WAG-CHARACTER-05")
def test_a_face_is_what_the_sheet_says(who: str, level: str, side: int, numbers: str) -> None:
    hero, kind, faction = who.split()
    spec = {"hero": hero, "level": level, "side": c.SIDE.names[side]}
    t = Table(A=spec, B={"hero": rival(hero)})
    combat.begin(t.s, c.FOE.index["kobold-digger"], -1, -1)
    four = values.life(t.s, 0), values.attack(t.s, 0), values.defense(t.s, 0), values.damage(t.s, 0)
    assert "/".join(map(str, four)) == numbers
    assert n.TYPES[values.attack_type(t.s, 0)] == kind
    facts = c.HEROES[c.HERO.index[hero]]
    assert facts.affiliation == faction
    assert set(facts.icons) == {n.ICONS.index(icon) for icon in ICONS[hero].split()}


def test_decks_of_the_heroes() -> None:
    named = []
    for line in ABILITIES.strip().splitlines():
        hero, cards = line.split(" ", 1)
        for text in cards.split(", "):
            name, copies, cost = text.split()
            ability = c.ABILITY.index[name]
            facts, made = c.ABILITIES[ability], has.POWERS[ability]
            assert c.HEROES[facts.hero].id == hero, name
            assert (facts.copies, made.cost) == (int(copies), int(cost)), name
            if made.when in RESPONSES.values():
                assert RESPONSES[name] == made.when
            named.append(name)
    assert Counter(named) == Counter(ability.id for ability in c.ABILITIES)


IMPROVED = """
shadow-bolt green red, immolate green, curse-of-weakness yellow, curse-of-agony red
drain-life green, life-tap green, create-healthstone red, arcane-shot green red
aimed-shot yellow, serpent-sting yellow, aspect-of-the-cheetah yellow, feign-death yellow
raptor-strike yellow, heroic-strike red, mortal-strike red, shield-block yellow, charge yellow
battle-shout green, bloodrage yellow, last-stand red, frostbolt yellow, fireball red
arcane-missiles green, frost-nova yellow, cone-of-cold red
"""
"""From which levels a card does more; the others never do."""


@pytest.mark.rule("WAG-KEYWORD-07", "WAG-LEVEL-15")
def test_from_which_level_a_card_is_improved() -> None:
    due = {
        name: levels
        for line in IMPROVED.strip().splitlines()
        for name, *levels in (text.split() for text in line.split(", "))
    }
    for ability, facts in enumerate(c.ABILITIES):
        levels = [step.level for step in has.POWERS[ability].steps]
        levels += [static.level for static in has.ATTACHED[ability]]
        found = [n.LEVELS[level] for level in levels if level > n.GREY]
        assert found == due.get(facts.id, []), facts.id


WITHIN = {
    **{"corruption": 3, "curse-of-recklessness": 3, "curse-of-agony": 4, "curse-of-tongues": 4},
    **{"hunters-mark": 3, "taunt": 3},
}


@pytest.mark.parametrize("card", WITHIN)
@pytest.mark.rule("WAG-MAP-10", "WAG-KEYWORD-03")
def test_how_far_a_card_reaches(card: str) -> None:
    hero = c.HEROES[c.ABILITIES[c.ABILITY.index[card]].hero].id
    for name, space in c.SPACE_NO.items():
        if c.KIND_OF[space] != n.NORMAL or not 1 <= c.FAR[c.SPACE_NO["t1"]][space] <= 6:
            continue
        there = {"hero": rival(hero), "level": "red", "at": name}
        t = Table(A={"hero": hero, "at": "t1", "hand": [card]}, B=there).move(2, 3)
        near = c.FAR[c.SPACE_NO["t1"]][space] <= WITHIN[card]
        assert (f"play {card}" in t.options()) == near, name


@pytest.mark.parametrize("card", ["counterspell", "summon-felhunter"])
@pytest.mark.rule("WAG-MAP-10", "WAG-KEYWORD-01")
def test_how_far_away_a_card_is_canceled(card: str) -> None:
    hero = c.HEROES[c.ABILITIES[c.ABILITY.index[card]].hero].id
    for name, space in c.SPACE_NO.items():
        far = c.FAR[c.SPACE_NO["t1"]][space]
        if c.KIND_OF[space] != n.NORMAL or not 1 <= far <= 6:
            continue
        there = {"hero": hero, "level": "red", "at": name, "hand": [card]}
        t = Table(A={"hero": "grumbaz", "at": "t1", "hand": ["bloodrage"]}, B=there)
        t.move(2, 3).do("A play bloodrage")
        assert (t.label == "respond") == (far <= 3), name
