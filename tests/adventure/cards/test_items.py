"""Every item behind an encounter: what stands on the sheet, and what it does."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import values

from ..table import Table
from .scene import AFTER, AT, change, count, fight, fired, powers, rival, roll, settle, told

SHEET = """
mountain-boar Hearty Boar Ribs | pack | - | health swiftness | move hurt -2
rotten-ghoul Fine Longbow | ranged 2 | bow | swiftness | [1] die +1
kobold-digger Miner's Pick | melee 2 | axe | mana | [5] attack +1
defias-cutpurse Cutpurse's Dagger | melee 2 | dagger | swiftness | [6] held +1
young-wolf Wolfhide Jerkin | armor 4 | leather | health | [2] defense +1
riverpaw-gnoll Gnoll War Axe | melee 2 | axe | health | [6] damage +1
rockjaw-trogg Trogg-Stitched Mail | armor 4 | mail | mana | [1] defense +1
mindless-skeleton Bone Wand | ranged 2 | wand | mana | -
scarlet-convert Convert's Robe | armor 4 | cloth | mana | [6] hurt -1
forest-spider Spidersilk Boots | pack | - | swiftness | move moves +2
vile-fin-murloc Murloc Fin Soup | pack | - | health swiftness | move hurt -1, held +1
frostmane-troll Frostmane Staff | melee 2 | staff | mana | [1] die +1
bleak-worg Worgtooth Blade | melee 2 | sword | health | [6] attack +1
frostmane-seer Medicine Staff | melee 2 | staff | health mana | [6] hurt -1
kobold-geomancer Geomancer's Wand | ranged 2 | wand | mana | [6] damage +1
timber-stalker Trapper's Coat | armor 4 | leather | swiftness | -
defias-bandit Red Linen Mask | pack | - | mana swiftness | after die +1
goblin-engineer Gnomish Spare Parts | pack | - | mana | move energy +1
rot-hide-brute Brute's Breastplate | armor 5 | mail | health | [3] attack +1, held +1
elder-black-bear Bearskin Cloak | armor 4 | - | health | -
venture-co-tinkerer High-tech Supergun | ranged 3 | gun | mana | [6] damage +1
defias-squallshaper Squallshaper's Wand | ranged 3 | wand | mana | [1] die +1
black-widow-hatchling Webwing Cloak | armor 5 | - | swiftness | -
rabid-dire-wolf Dire Wolf Harness | armor 5 | leather | health | [1] defense +1
dragonmaw-raider Raider's Battleaxe | melee 3 | axe | health | [6] damage +1
skeletal-warder Warder's Chain | armor 6 | mail | mana | -
bluegill-murloc Bluegill Trident | melee 3 | staff | swiftness | [5] attack +1
syndicate-footpad Footpad's Stiletto | melee 3 | dagger | swiftness | [6] held +1
moonrage-worgen Moonrage Girdle | pack | - | health swiftness | before attack +2
hillsbrad-farmer Farmhouse Provisions | pack | - | health swiftness | move hurt -3
blackrock-tracker Tracker's Longbow | ranged 3 | bow | swiftness | [1] die +1
rotting-cadaver Gravecloth Robe | armor 5 | cloth | mana | [6] hurt -1
young-wetlands-crocolisk Crocolisk Vest | armor 6 | leather | health | -
captains-mate-smite Smite's Mighty Hammer | melee 4 | mace | health | [6] hurt +1
dalaran-watcher Watcher's Robe | armor 6 | cloth | mana | -
shadowhide-gnoll Shadowhide Sword | melee 3 | sword | health | [6] attack +1
nightbane-shadow-weaver Shadow Weaver's Staff | melee 3 | staff | mana | [6] energy +1
mosshide-mongrel Chipped Mace | melee 3 | mace | health | [5] attack +1
skeletal-fiend Charm of the Fallen | pack | - | mana swiftness | block 1
gray-bear Thick Bear Plate | armor 6 | plate | health | -
boulderfist-ogre Ogremind Maul | melee 4 | mace | health | [6] damage +1
syndicate-assassin Assassin's Blade | melee 4 | dagger | swiftness | [6] held +1
witherbark-headhunter Headhunter's Bow | ranged 4 | bow | swiftness | [1] die +1
bloodscalp-berserker Bloodscalp Axe | melee 4 | axe | health | [6] damage +1
shadowmaw-panther Pantherskin Armor | armor 7 | leather | swiftness | -
dark-iron-rifleman Dark Iron Rifle | ranged 4 | gun | mana | [6] damage +1
stone-guardian Guardian Carapace | armor 7 | mail | health | [1] defense +1
lost-one-seer Seer's Wand | ranged 4 | wand | mana | [1] die +1
green-dragonspawn Dragonscale Band | pack | - | health mana | after defense +2
razzashi-raptor Raptorhide Boots | pack | - | swiftness | move moves +3
scarlet-sorcerer Scarlet Vestments | armor 6 | cloth | mana | [6] energy +1
plague-lurker Lurker's Staff | melee 4 | staff | mana | [6] hurt -1
venture-co-shredder Shredder Plating | armor 7 | plate | health | [1] defense +1
scarlet-champion Champion's Longsword | melee 4 | sword | health | [5] attack +1
dalaran-conjurer Conjurer's Robe | armor 7 | cloth | mana | -
jungle-thunderer Feast of the Jungle | pack | - | health swiftness | move hurt -4
murk-worm Swamp Remedy | pack | - | health mana | move hurt -2, held +1
jammalans-zealot Zealot's Fetish | pack | - | mana swiftness | before foe defense -2
vilebranch-warrior Vilebranch Spear | melee 4 | staff | health | [5] attack +1
wretched-zombie Cloak of the Exile | armor 6 | - | swiftness | -
plagued-ghoul Plaguebone Wand | ranged 5 | wand | mana | [1] die +1
scarlet-inquisitor Inquisitor's Vestments | armor 8 | cloth | mana | -
blackrock-legionnaire Legionnaire's Sword | melee 5 | sword | health | [6] damage +1
firebrand-invoker Firebrand Staff | ranged 5 | staff | mana | -
black-wyrmkin Wyrmkin Scale Mail | armor 8 | mail | health | [1] defense +1
carrion-grub Grubhide Leathers | armor 8 | leather | swiftness | -
felguard-sentry Felsteel Plate | armor 9 | plate | health | -
dreadlord-servitor Servitor's Dagger | melee 5 | dagger | swiftness | [6] held +2
skeletal-sharpshooter Bone Longbow | ranged 5 | bow | swiftness | [1] die +1
dark-iron-steamsmith Steamsmith's Cannon | ranged 5 | gun | mana | [6] damage +1
magma-elemental Core of Earth | pack | - | health mana | before attack +3
ashmane-boar Ashmane Steak | pack | - | health swiftness | move hurt -4
gargoyle Gargoyle Shard | pack | - | mana swiftness | block 2
crypt-fiend Cryptstalker Hood | armor 8 | - | swiftness | [6] held +1
infernal Infernal Maul | melee 6 | mace | health | [1] hurt +1
blackhand-dreadweaver Dreadweaver Robe | armor 8 | cloth | mana | [6] energy +1
thaurissan-spy Spy's Axe | melee 5 | axe | swiftness | [5] attack +1
flamescale-dragonspawn Flamescale Shield | armor 9 | mail | health | -
servant-of-razelikh Razelikh's Focus | pack | - | mana | move energy +2
banshee Banshee's Lament | pack | - | mana swiftness | -
"""
"""The encounter and its item, what it is worth, the icons it asks for, its potions, and what its
power changes: after a roll, or when it is used up."""

ROWS = [[part.strip() for part in line.split("|")] for line in SHEET.strip().splitlines()]
ITEMS = [pytest.param(*row, id=row[0].split()[0]) for row in ROWS]
GEAR = [param for param, row in zip(ITEMS, ROWS, strict=True) if row[1] != "pack"]
PACK = [param for param, row in zip(ITEMS, ROWS, strict=True) if row[1] == "pack" and row[4] != "-"]
WEARS = {
    "sandrai": {"dagger", "staff", "wand", "cloth"},
    "burbonn": {"axe", "bow", "gun", "leather", "mail"},
    "grumbaz": {"sword", "axe", "mace", "mail", "plate"},
    "sofeea": {"dagger", "staff", "sword", "wand", "cloth"},
}


def able(icons: str) -> list[str]:
    needed = set(icons.split()) - {"-"}
    return [hero for hero, wears in WEARS.items() if needed <= wears]


def facts(name: str) -> tuple[int, c.ItemFacts]:
    card = c.CARD.index[f"{name.split()[0]}.1"]
    return card, c.ITEMS[c.CARDS[card].item]


@pytest.mark.parametrize(("name", "worth", "icons", "potions", "power"), ITEMS)
@pytest.mark.rule("WAG-ITEM-01", "WAG-EQUIP-07", "WAG-POTION-02")
def test_an_item_is_what_the_sheet_says(
    name: str, worth: str, icons: str, potions: str, power: str
) -> None:
    card, item = facts(name)
    assert item.name == name.split(" ", 1)[1]
    assert {n.POTIONS[x] for x in item.potions} == set(potions.split())
    assert {n.ICONS[x] for x in item.icons} == set(icons.split()) - {"-"}
    for hero in WEARS:
        t = Table(A={"hero": hero, "level": "red"}, B={"hero": rival(hero)})
        assert values.wearable(t.s, 0, card) == (worth != "pack" and hero in able(icons))


@pytest.mark.parametrize(("name", "worth", "icons", "potions", "power"), GEAR)
@pytest.mark.rule("WAG-WEAPON-01", "WAG-ARMOR-01", "WAG-POWER-03")
def test_gear_gives_its_number_and_its_power(
    name: str, worth: str, icons: str, potions: str, power: str
) -> None:
    card, item = facts(name)
    hero = able(icons)[0]
    kind, value = worth.split()
    slot = "armor" if kind == "armor" else "weapon"

    def armed() -> Table:
        spec: dict[str, Any] = {slot: c.CARDS[card].id, "level": n.LEVELS[item.level], "hurt": 2}
        return fight("kobold-digger.2", hero, **spec)

    t = armed()
    if slot == "armor":
        assert values.defense(t.s, 0) == int(value)
    else:
        strike = n.TYPES[values.attack_type(t.s, 0)], values.attack(t.s, 0)
        assert strike == (kind, int(value))
    does = powers(power)
    for die in range(1, 7):
        assert fired(armed(), die, 3) == told(does.get(f"[{die}]", "")), die


FOE = ["riverpaw-gnoll.2", "gray-bear.1", "boulderfist-ogre.2", "felguard-sentry.2"]
"""Encounters that a bare hero of their level can't hit with a 1."""


def packed(name: str, hurt: int) -> Table:
    """In the movement phase, with the item in the pack."""
    card, item = facts(name)
    level = n.LEVELS[item.level]
    spec = {"hero": "grumbaz", "at": AT[level], "level": level, "hurt": hurt}
    t = Table(
        A={**spec, "hand": [AFTER["grumbaz"]], "pack": [c.CARDS[card].id]},
        B={"hero": "burbonn", "at": "undercity"},
        **{level: [FOE[item.level]]},
    )
    return t.move(2, 3)


@pytest.mark.parametrize(("name", "worth", "icons", "potions", "power"), PACK)
@pytest.mark.rule("WAG-PACK-05", "WAG-ITEM-02", "WAG-TIMING-02")
def test_an_item_of_the_pack_is_used_up_for_what_it_does(
    name: str, worth: str, icons: str, potions: str, power: str
) -> None:
    card, item = facts(name)
    use = f"use_item {c.CARDS[card].id}"
    ((when, text),) = powers(power).items()
    hurt = 1 if when == "block" else 3 + bool(item.level)
    t = packed(name, hurt)
    moment = {"move": "move", "before": "combat", "after": "combat", "block": "window"}[when]
    if when != "move":
        assert use not in t.options()
        settle(t.do("A stay"))
    if when in ("after", "block"):
        assert use not in t.options()
        roll(t, 1, 6)
    if when == "block":
        t.do("A pass")
    assert (t.label, use in t.options()) == (moment, True)
    before = count(t)
    settle(t.do(f"A {use}"))
    if when == "block":
        damage = c.FOES[c.CARDS[c.CARD.index[FOE[item.level]]].foe].damage
        assert (t["hurt A"] - before["hurt"], t["pack A"]) == (damage - int(text), [])
        return
    used = {"pack": -1, "items": -1}
    if t.label == "reroll":
        assert text == "die +1"
        t.give(3)
        assert change(t, before) == used
    else:
        assert change(t, before) == used | told(text)


@pytest.mark.rule("WAG-PACK-05", "WAG-KEYWORD-01")
def test_banshees_lament_cancels_a_card_nearby() -> None:
    def answered(at: str) -> Table:
        t = Table(
            A={"hero": "burbonn", "at": "t1", "hand": ["aspect-of-the-cheetah"]},
            B={"hero": "grumbaz", "level": "red", "at": at, "pack": ["banshee.1"]},
        )
        return t.move(2, 3).do("A play aspect-of-the-cheetah")

    t = answered("maggot-eye")  # three spaces away
    assert (t.asked, t.options()) == ("B", ["use_item banshee.1", "pass"])
    t.do("B use_item banshee.1")
    assert (t.s.moves, t["pack B"]) == (2, [])
    far = answered("h1")
    assert c.FAR[c.SPACE_NO["t1"]][c.SPACE_NO["h1"]] == 4
    assert (far.asked, far.s.moves) == ("A", 4)


def test_every_item_is_on_the_sheet() -> None:
    behind = {c.ITEMS[card.item].name for card in c.CARDS if card.foe >= 0}
    assert {row[0].split(" ", 1)[1] for row in ROWS} == behind
