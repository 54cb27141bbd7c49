"""The allies of the Horde: what is printed on each, seen at work."""

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

HORDE = """
Brigg | 1 | 1 melee/2 | Horde Orc Warrior
Captain Swash | 1 | 1 melee/1 | Horde Orc Rogue
Emelia Darkhand | 1 | 3 shadow/1 | Horde Undead Death Knight | | Protector
Erytheis | 1 | 1 arcane/1 | Horde Undead Mage
Firewarden Wyland Kaslinth | 1 | 1 fire/2 | Horde Blood Elf Mage | | Assault 1
Forager Cloudbloom | 1 | 1 arcane/1 | Horde Tauren Druid
Ka'tali Stonetusk | 1 | 1 nature/2 | Horde Troll Shaman | | Protector
Kagra of the Crossroads | 1 | 1 ranged/2 | Horde Orc Hunter | | Ferocity
Kozik Skullcracker | 1 | 2 melee/1 | Horde Orc Rogue | | Stealth
Lifemender Dorn | 1 | 2 nature/1 | Horde Tauren Druid
Nikka Blastbor | 1 | 2 arcane/1 | Horde Goblin Hunter
Onnekra Bloodfang | 1 | 2 fire/1 | Horde Orc Warlock | | Ferocity
Ra'chee | 1 | 1 holy/2 | Horde Troll Priest
Rantuko Grimtouch | 1 | 1 shadow/2 | Horde Tauren Death Knight
Voss Treebender | 1 | 2 nature/1 | Horde Tauren Druid
Waz'luk | 1 | 2 fire/1 | Horde Troll Mage
Alecia Hall | 2 | 2 holy/3 | Horde Undead Priest
Burom Bladeseer | 2 | 3 nature/2 | Horde Orc Shaman
Drandus the Deathcaller | 2 | 2 shadow/2 | Horde Blood Elf Death Knight | | Protector
Kalnuf Eagleheart | 2 | 3 ranged/2 | Horde Tauren Hunter
Kirga Earthguard | 2 | 1 nature/4 | Horde Tauren Shaman | | Protector
Mojo Doctor Zin'tar | 2 | 2 nature/2 | Horde Troll Shaman
Skronk Skullseeker | 2 | 1 melee/3 | Horde Orc Rogue
Tarn Darkwalker | 2 | 3 shadow/1 | Horde Orc Warlock
Tez Tez the Patchmonger | 2 | 2 shadow/1 | Horde Troll Priest
Tyrennius Scatheblade | 2 | 3 holy/2 | Horde Blood Elf Paladin | | Protector
Wysko | 2 | 3 melee/2 | Horde Troll Warrior
Yazli Earthspark | 2 | 2 nature/2 | Horde Goblin Shaman
Zulanji | 2 | 4 holy/1 | Horde Troll Priest
Benethor Draigo | 3 | 4 fire/2 | Horde Undead Mage
Besora Galefeather | 3 | 1 arcane/5 | Horde Tauren Druid | | Assault 2
Dhoros Ravestrike | 3 | 3 ranged/3 | Horde Blood Elf Hunter
Fungus Face McGillicutty | 3 | 3 holy/3 | Horde Undead Priest
Gorz Blazefist | 3 | 1 fire/4 | Horde Orc Mage | | Ferocity
Guardian Steelhoof | 3 | 4 nature/4 | Horde Tauren Druid | | Protector
Gurzuk | 3 | 2 fire/3 | Horde Orc Shaman | | Ferocity
Haranto Darkstrider | 3 | 5 melee/3 | Horde Tauren Death Knight | | Protector
Kuatha Mornhoof | 3 | 2 holy/4 | Horde Tauren Paladin | | Protector
Kyroth Steelspite | 3 | 3 melee/3 | Horde Blood Elf Warrior | | Protector
Malistra the Demonmistress | 3 | 3 fire/2 | Horde Blood Elf Warlock
Oruk Starstorm | 3 | 4 arcane/3 | Horde Tauren Druid
Taz'dingo | 3 | 2 ranged/2 | Horde Troll Hunter
Vesh'ral | 3 | 3 fire/1 | Horde Troll Mage | | Ferocity
Zakis Trickstab | 3 | 3 nature/1 | Horde Goblin Rogue | | Elusive, Stealth
Zerzu | 3 | 2 nature/4 | Horde Troll Druid
Acid Hands McGillicutty | 4 | 4 melee/3 | Horde Undead Rogue
Bloodblade | 4 | 5 melee/5 | Horde Orc Rogue
Claemora Amberglare | 4 | 2 ranged/4 | Horde Blood Elf Hunter
Garell Strout | 4 | 3 fire/4 | Horde Undead Warlock
Huruk Lightvow | 4 | 5 holy/3 | Horde Tauren Paladin | | Protector
Karkas Deathhowl | 4 | 2 shadow/3 | Horde Orc Warlock
Kistix Shockvat | 4 | 4 nature/2 | Horde Goblin Shaman | | Elusive
Murphy Watson | 4 | 2 fire/4 | Horde Undead Mage
Nala Stalks-the-Night | 4 | 2 melee/4 | Horde Tauren Druid | | Ferocity, Stealth
Raztu'jor | 4 | 5 melee/3 | Horde Troll Warrior
Vaerik Proudhoof | 4 | 5 melee/3 | Horde Tauren Warrior
Valytha Colton | 4 | 4 arcane/4 | Horde Undead Hunter
Doom | 5 | 2 shadow/6 | Horde Undead Warlock | | Assault 4
Drizzie Steelslam | 5 | 3 melee/5 | Horde Goblin Warrior | | Protector
Falixia Frizzleblast | 5 | 4 arcane/4 | Horde Goblin Mage | | Elusive
Karrok Scarrend | 5 | 5 melee/4 | Horde Orc Warrior
Toz'jun | 5 | 4 nature/3 | Horde Troll Shaman | | Ferocity
Vala Carville | 5 | 5 arcane/5 | Horde Undead Mage
Boki Earthgaze | 6 | 6 nature/2 | Horde Orc Shaman | | Ferocity
Dark Cleric Jocasta | 6 | 3 holy/5 | Horde Undead Priest
Indauma Bloodfire | 6 | 7 fire/4 | Horde Blood Elf Warlock
Lu'ka de Wall | 6 | 6 melee/5 | Horde Troll Warrior | | Protector
Moko Hunts-at-Dawn | 6 | 5 ranged/4 | Horde Tauren Hunter | | Ferocity
Ruon Wildhoof | 6 | 5 nature/5 | Horde Tauren Shaman | | Mend 2
Vanda Skydaughter | 6 | 6 nature/5 | Horde Tauren Druid
Zulbraka | 6 | 6 melee/4 | Horde Troll Warrior | | Protector
Zygore Bladebreaker | 6 | 4 melee/3 | Horde Orc Warrior
Kloxx Dedrix | 1 | 0 melee/1 | Horde Goblin Death Knight | | Time is Money
Grazzle Grubhook | 2 | 2 arcane/2 | Horde Goblin Mage | | Time is Money
Trade Prince Gallywix | 2 | 3 melee/2 | Horde Goblin | Gallywix (1); Trade Prince
Frek Snipelix | 3 | 1 ranged/3 | Horde Goblin Hunter | | Time is Money
Talaan Solaras | 3 | 3 melee/3 | Horde Blood Elf Warrior
Deathlord Jones | 4 | 4 frost/4 | Horde Undead Death Knight
Jezziki Shinebog | 4 | 2 holy/5 | Horde Goblin Priest | | Time is Money
Saurfang the Younger, Kor'kron Warlord | 5 | 4 melee/4 | Horde Orc Warrior | Unique | Ferocity
Shaera Strikewing | 5 | 5 melee/4 | Horde Blood Elf Rogue | | Stealth
Traxel Emberklik | 5 | 1 fire/7 | Horde Goblin Warlock | | Time is Money
Cairne, Earthmother's Chosen | 6 | 6 nature/7 | Horde Tauren | Cairne (1); High Chieftain
Thrall, Warchief of the Horde | 6 | 6 frost/6 | Horde Orc Shaman | Unique \
| Protector, Frost Resistance
Garrosh Hellscream | 7 | 7 melee/7 | Horde Orc Warrior | Unique | Protector
Plainswatcher Taro | 7 | 5 melee/5 | Horde Tauren Warrior | | Protector
"""


@pytest.mark.parametrize("ally", each(HORDE))
def test_faction_race_class_tags_and_limits(ally: Ally) -> None:
    assert words(ally) == (ally.who, ally.rest)


@pytest.mark.parametrize("ally", each(HORDE))
def test_it_costs_what_is_printed(ally: Ally) -> None:
    costs(ally)


@pytest.mark.parametrize("ally", each(HORDE))
def test_it_deals_its_atk_and_is_destroyed_by_its_health(ally: Ally) -> None:
    fights(ally)


@pytest.mark.parametrize("ally", each(HORDE))
def test_it_has_no_keyword_that_is_not_printed(ally: Ally) -> None:
    has_only(ally)


@pytest.mark.parametrize(("ally", "keyword"), each_keyword(HORDE))
def test_a_keyword_at_work(ally: Ally, keyword: str) -> None:
    at_work(ally, keyword)


@pytest.mark.parametrize("ally", each_limited(HORDE))
def test_a_second_one_is_one_too_many(ally: Ally) -> None:
    one_of_it(ally)
