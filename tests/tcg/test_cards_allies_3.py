"""The allies of neither faction: what is printed on each, seen at work."""

from __future__ import annotations

import pytest

from tests.tcg.allies import (
    Ally,
    at_work,
    costs,
    each,
    each_keyword,
    each_limited,
    fights,
    has_only,
    one_of_it,
    words,
)

NEUTRAL = """
Gargoyle | 4 | 5 nature/5 | Gargoyle | Death Knight; Unholy talent; Pet (1) | Ferocity
Bloodclaw | 1 | 3 melee/1 | | Hunter; Pet (1); Raptor
Bogspike | 1 | 2 melee/1 | | Hunter; Pet (1); Spore Bat
Zip | 2 | 2 melee/3 | Tallstrider | Hunter; Pet (1) | Ferocity
Chops | 3 | 3 melee/4 | Boar | Hunter; Pet (1)
Tesla | 4 | 3 nature/3 | Wind Serpent | Hunter; Pet (1) | Assault 2, Ferocity
Crusty | 5 | 2 melee/6 | | Hunter; Pet (1); Crab | Protector
Fury | 5 | 5 melee/3 | | Hunter; Pet (1); Cat | Ferocity
Loque | 7 | 8 arcane/8 | Spirit Beast | Hunter; Beast Mastery talent; Pet (1) \
| Elusive, Stealth, Untargetable
Selora | 2 | 2 shadow/2 | Demon | Warlock; Succubus; Pet (1) | Elusive
Maazhum | 3 | 3 shadow/3 | Demon | Warlock; Felhunter; Pet (1)
Sarmoth | 3 | 1 shadow/5 | Demon | Warlock; Pet (1); Voidwalker
Dread Infernal | 5 | 5 fire/5 | Demon | Warlock; Pet (1); Infernal
Haaroon | 5 | 6 melee/6 | Demon | Warlock; Demonology talent; Felguard; Pet (1) | Protector
Babagahnoosh the Grumpy | 0 | 5 frost/5 | Gnome Mage | Unique
Emerald Captain | 1 | 2 nature/1 | Green Dragonkin
Emerald Soldier | 2 | 2 nature/3 | Green Dragonkin
Mottled Drake | 2 | 0 nature/3 | | Mount (1); Dragonkin
Bound Vortex | 3 | 3 nature/1 | Air Elemental | Unlimited | Untargetable
Emerald Tree Warder | 3 | 3 nature/2 | Green Dragonkin
Bound Torrent | 4 | 2 frost/1 | Water Elemental | Unlimited | Elusive
Emerald Wanderer | 4 | 3 nature/5 | Green Dragonkin
Bound Inferno | 5 | 3 fire/2 | Fire Elemental | Unlimited | Ferocity
Bound Rumbler | 5 | 4 melee/2 | Earth Elemental | Unlimited | Protector
Sardok | 1 | 2 melee/2 | Demon | Warlock; Pet (1); Voidwalker | Protector, Physical Resistance
"""


@pytest.mark.parametrize("ally", each(NEUTRAL))
def test_faction_race_class_tags_and_limits(ally: Ally) -> None:
    assert words(ally) == (ally.who, ally.rest)


@pytest.mark.parametrize("ally", each(NEUTRAL))
def test_it_costs_what_is_printed(ally: Ally) -> None:
    costs(ally)


@pytest.mark.parametrize("ally", each(NEUTRAL))
def test_it_deals_its_atk_and_is_destroyed_by_its_health(ally: Ally) -> None:
    fights(ally)


@pytest.mark.parametrize("ally", each(NEUTRAL))
def test_it_has_no_keyword_that_is_not_printed(ally: Ally) -> None:
    has_only(ally)


@pytest.mark.parametrize(("ally", "keyword"), each_keyword(NEUTRAL))
def test_a_keyword_at_work(ally: Ally, keyword: str) -> None:
    at_work(ally, keyword)


@pytest.mark.parametrize("ally", each_limited(NEUTRAL))
def test_a_second_one_is_one_too_many(ally: Ally) -> None:
    one_of_it(ally)
