"""The allies of the Alliance: what is printed on each, seen at work. Powers are shown in
other files."""

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

ALLIANCE = """
Andiss Butcherson | 1 | 1 melee/2 | Alliance Human Warrior
Apprentice Teep | 1 | 2 frost/1 | Alliance Gnome Mage | | Elusive
Arvos Jadestone | 1 | 2 nature/1 | Alliance Dwarf Shaman | | Mend 1
Cerwyn | 1 | 1 nature/2 | Alliance Night Elf Druid
Hira | 1 | 2 fire/1 | Alliance Draenei Shaman
Josiah King | 1 | 2 arcane/1 | Alliance Human Mage
Kelsa Wildfire | 1 | 1 fire/2 | Alliance Worgen Mage | | Ferocity
Nakistis, Exodar Armorer | 1 | 2 melee/1 | Alliance Draenei Warrior
Nami Dabpox | 1 | 1 fire/2 | Alliance Gnome Warlock | | Elusive
Scaramanga | 1 | 2 shadow/1 | Alliance Human Warlock
Shanis Bladefall | 1 | 0 melee/5 | Alliance Night Elf Death Knight | | Protector
Tyrus Lionheart | 1 | 1 holy/1 | Alliance Human Paladin | | Protector
Windspeaker Nuvu | 1 | 1 nature/2 | Alliance Draenei Shaman
Crazy Igvand | 2 | 0 melee/6 | Alliance Dwarf Warrior | | Protector
Gully Rustinax | 2 | 2 melee/2 | Alliance Gnome Warrior | | Protector, Elusive
Haratha Hammerflame | 2 | 3 fire/2 | Alliance Dwarf Shaman
Jeniva Prescott | 2 | 2 holy/2 | Alliance Worgen Priest
Knight Karia | 2 | 4 melee/1 | Alliance Human Warrior | | Protector
Laenthor Shademoon | 2 | 2 arcane/3 | Alliance Night Elf Mage
Latro Abiectus | 2 | 3 melee/2 | Alliance Night Elf Rogue | | Elusive
Priestess Katianna | 2 | 2 shadow/3 | Alliance Night Elf Priest | | Elusive
Trixie Boltclunker | 2 | 1 melee/4 | Alliance Gnome Warrior | | Protector
Bella Wilder | 3 | 3 nature/3 | Alliance Worgen Druid
Bizzazz | 3 | 3 ranged/2 | Alliance Gnome Rogue
Jarrod Gravon | 3 | 1 melee/6 | Alliance Worgen Death Knight | | Protector
Kalek Deepearth | 3 | 3 nature/3 | Alliance Dwarf Shaman | | Mend 1
Kirjen Fizzgar | 3 | 2 arcane/3 | Alliance Dwarf Mage
Koeus | 3 | 1 nature/4 | Alliance Draenei Shaman
Kor Cindervein | 3 | 3 melee/3 | Alliance Dwarf Paladin
Kysa Shadowstalker | 3 | 3 melee/3 | Alliance Night Elf Druid
Parvink | 3 | 2 melee/2 | Alliance Gnome Warrior | | Protector
Patricia Potter | 3 | 4 fire/3 | Alliance Human Warlock
Petreus Roffe | 3 | 3 holy/3 | Alliance Human Paladin | | Protector
Randipan | 3 | 2 melee/2 | Alliance Gnome Rogue
Sha'lin Nightwind | 3 | 4 melee/1 | Alliance Night Elf Druid | | Elusive
Talian Bladebender | 3 | 2 melee/4 | Alliance Night Elf Warrior
Terina Calin | 3 | 4 nature/1 | Alliance Human Rogue
Alador Stonebrew | 4 | 3 melee/5 | Alliance Dwarf Paladin | | Protector
Axar | 4 | 3 arcane/3 | Alliance Draenei Mage | | Elusive
Brel Blazebeard | 4 | 2 fire/4 | Alliance Dwarf Mage | | Elusive
Dagin Bootzap | 4 | 3 arcane/2 | Alliance Dwarf Hunter
Darktwister Kern | 4 | 6 shadow/2 | Alliance Human Priest
Dominic Kandor | 4 | 2 shadow/4 | Alliance Worgen Death Knight | | Protector
Guruvan | 4 | 3 ranged/2 | Alliance Draenei Hunter | | Long-Range
Orono the Great | 4 | 4 melee/4 | Alliance Draenei Shaman
Stargazer Ronal | 4 | 4 arcane/4 | Alliance Worgen Druid
Tinker Casey Springlock | 4 | 4 melee/4 | Alliance Gnome Warrior
Valanos | 4 | 2 melee/5 | Alliance Draenei Hunter
Wyndarr Shadefist | 4 | 4 melee/3 | Alliance Night Elf Rogue
Zuur | 4 | 3 nature/3 | Alliance Draenei Shaman
Adrienne the Inspiring | 5 | 4 melee/4 | Alliance Draenei Shaman
Gerana Sparkfist | 5 | 3 arcane/4 | Alliance Dwarf Mage
Liba Wobblebonk | 5 | 3 arcane/4 | Alliance Gnome Mage
Nethermaven Donna Chastain | 5 | 3 shadow/6 | Alliance Human Warlock | | Assault 3
Olaf Steelbreaker | 5 | 4 melee/6 | Alliance Dwarf Warrior | | Protector
Pithran Mithrilshot | 5 | 3 ranged/1 | Alliance Dwarf Hunter | | Elusive, Long-Range
Roger Ulric | 5 | 6 ranged/4 | Alliance Worgen Hunter
Anika Berlyn | 6 | 5 melee/6 | Alliance Human Paladin
Braxiss the Sleeper | 6 | 6 melee/4 | Alliance Night Elf Druid | | Elusive
Jinie Swizzleshade | 6 | 5 shadow/4 | Alliance Gnome Priest | | Elusive
Mooncaller Jynalla Nightpath | 6 | 5 melee/5 | Alliance Night Elf Warrior
Varah, Fury of the Stars | 6 | 6 arcane/5 | Alliance Night Elf Druid | | Assault 2
Gabble | 7 | 7 arcane/5 | Alliance Gnome Mage | | Elusive
Garet Vice | 1 | 2 nature/1 | Alliance Worgen Rogue | | Aberration
Burly Berta | 2 | 0 melee/4 | Alliance Dwarf Warrior | | Assault 2
Chandra Marlight | 2 | 1 holy/3 | Alliance Worgen Priest | | Aberration, Mend 2
Fenton Guardmont | 2 | 1 melee/4 | Alliance Worgen Warrior | | Protector, Aberration
Jerrick Valder | 2 | 2 melee/3 | Alliance Worgen Rogue
Loriam Argos | 2 | 3 nature/2 | Alliance Worgen Rogue | | Aberration, Stealth
Savis Cindur | 2 | 2 fire/1 | Alliance Worgen Warlock | | Aberration, Ferocity
Andrew Ulric | 4 | 4 shadow/4 | Alliance Worgen Priest | | Aberration
High Commander Halford Wyrmbane | 4 | 4 holy/4 | Alliance Human Paladin | Unique | Protector
Jaina, Lady of Theramore | 4 | 3 frost/5 | Alliance Human Mage | Unique | Frost Resistance
Leeroy Jenkins | 4 | 6 melee/1 | Alliance Human Paladin
Magni, the Mountain King | 4 | 4 melee/4 | Alliance Dwarf Warrior | Magni (1); King | Protector
Bolvar, Highlord of Fordragon Hold | 5 | 5 holy/4 | Alliance Human Paladin | Unique | Untargetable
King Genn Greymane | 5 | 4 melee/4 | Alliance Worgen Warrior | Genn (1); King | Aberration
"""


@pytest.mark.parametrize("ally", each(ALLIANCE))
def test_faction_race_class_tags_and_limits(ally: Ally) -> None:
    assert words(ally) == (ally.who, ally.rest)


@pytest.mark.parametrize("ally", each(ALLIANCE))
def test_it_costs_what_is_printed(ally: Ally) -> None:
    costs(ally)


@pytest.mark.parametrize("ally", each(ALLIANCE))
def test_it_deals_its_atk_and_is_destroyed_by_its_health(ally: Ally) -> None:
    fights(ally)


@pytest.mark.parametrize("ally", each(ALLIANCE))
def test_it_has_no_keyword_that_is_not_printed(ally: Ally) -> None:
    has_only(ally)


@pytest.mark.parametrize(("ally", "keyword"), each_keyword(ALLIANCE))
def test_a_keyword_at_work(ally: Ally, keyword: str) -> None:
    at_work(ally, keyword)


@pytest.mark.parametrize("ally", each_limited(ALLIANCE))
def test_a_second_one_is_one_too_many(ally: Ally) -> None:
    one_of_it(ally)
