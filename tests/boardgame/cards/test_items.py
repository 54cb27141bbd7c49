"""The items: what stands on their edges, who may wear them, and what they do."""

from __future__ import annotations

import re
from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import values
from tests.boardgame.cards.duel import Duel, uses
from tests.boardgame.table import Table, hero
from tests.boardgame.test_pvp import duel as feud
from tests.boardgame.test_wars_and_bosses import against

ITEMS = """
triangle trogg-club 2 melee 1 3 mace - | R1
triangle minor-agility-potion 2 bag 1 2 potion - |
triangle bent-staff 2 melee 1 3 staff - | R1 RR+1
triangle gnarled-staff 1 melee 2 6 staff - | R2
triangle laminated-recurve-bow 2 ranged 1 3 bow - | B1 RR+1
triangle neophytes-robe 2 armor 1 2 cloth - | G1 RR+1
triangle ley-staff 2 melee 2 8 staff - | R2 AT+1
triangle soldiers-armor 2 armor 2 7 mail - | G3
triangle cobalt-buckler 1 armor 2 5 mail shield | G1 RR+1
triangle iridescent-hammer 2 melee 2 8 mace - | R2 AT+1
triangle scroll-of-lesser-spirit 1 bag 1 7 scroll - |
triangle skycaller 2 ranged 2 8 wand - | B2 AT+1
triangle archers-buckler 1 armor 2 4 leather shield | G1
triangle scimitar 2 melee 2 7 sword - | R2 RR+1
triangle dull-blade 2 melee 1 3 sword - | R1 RR+1
triangle bastard-sword 1 melee 2 7 sword - | R2
triangle robe-of-apprenticeship 2 armor 2 6 cloth - | G1 RR+2
triangle rakzur-club 1 melee 2 6 mace - | R2
triangle shadow-wand 2 ranged 1 4 wand - | B1 AT+1
triangle fine-longbow 2 ranged 2 7 bow - | B2 RR+1
triangle minor-mana-potion 2 bag 1 2 potion - |
triangle cadet-vest 1 armor 1 5 mail - | G2
triangle crocolisk-steak 2 bag 1 2 food - |
triangle cured-leather-armor 2 armor 2 6 leather - | G2 RR+1
triangle minor-healing-potion 2 bag 1 2 potion - |
triangle footman-tunic 2 armor 1 4 leather - | G2
triangle scroll-of-lesser-strength 1 bag 1 7 scroll - |
square bone-studded-leather 2 armor 3 10 leather - | G3
square scroll-of-great-strength 1 bag 3 7 scroll - |
square witch-doctors-cane 2 melee 3 12 staff - | R3 RR+1
square skullsplitting-crossbow 1 ranged 3 11 bow - | B2
square ravenwood-bow 2 ranged 3 12 bow - | B3 RR+1
square solid-iron-maul 2 melee 3 13 mace - | R3 AT+1
square greater-mana-potion 1 bag 4 10 potion - |
square firestarter 1 ranged 3 11 wand - | B1 R1
square wand-of-eventide 2 ranged 3 12 wand - | B3 RR+1
square dustfall-robes 2 armor 3 8 cloth - | G2 RR+1
square lesser-mana-potion 1 bag 3 7 potion - |
square scroll-of-great-spirit 1 bag 3 8 scroll - |
square enchanted-gold-bloodrobe 1 armor 3 12 cloth - | G2 RR+2
square darkwater-talwar 1 melee 3 13 sword - | R3
square advisors-gnarled-staff 1 melee 3 10 staff - | R2 G1
square lesser-healing-potion 1 bag 3 7 potion - |
square lesser-agility-potion 1 bag 3 7 potion - |
square skullance-shield 1 armor 3 11 mail shield | G1
square greater-healing-potion 1 bag 4 11 potion - |
square greater-agility-potion 1 bag 4 11 potion - |
square battlesmasher-of-the-bear 1 melee 3 9 mace - | R2
square decapitating-sword 1 melee 3 12 sword - | R3 RR+1
square glyphed-helm 1 armor 3 7 leather helmet | RR+1
square tortoise-armor 1 armor 3 10 mail - | G4
circle hameyas-slayer 1 melee 5 18 sword - | R3 G1
circle deathchill-armor 1 armor 4 17 mail - | G4
circle bone-of-the-infernal 1 ranged 5 20 wand - | B3 R1 AT+2
circle taran-smasher 1 melee 5 19 mace - | R4
circle crackling-staff 1 melee 5 18 staff - | R3
circle screeching-bow 1 ranged 4 14 bow - | B3 RR+2
circle spire-of-hakkar 1 melee 4 15 staff - | R3
circle dragonscale-armor 1 armor 5 20 mail - | G4 RR+1
circle earthen-rod 1 ranged 4 14 wand - | B2 R1
circle opulent-tunic-of-the-whale 1 armor 4 13 cloth - | G3 RR+1
circle royal-highmark-vestments 1 armor 5 17 cloth - | G3 RR+2
circle flamestrider-robes 1 armor 4 14 leather - | G3 RR+1
circle cadaverous-armor 1 armor 5 18 leather - | R1 G3 RR+1
circle deathblow 1 melee 4 14 sword - | R3
circle gorewood-bow 1 ranged 5 19 bow - | B4 RR+1
circle war-maul 1 melee 4 16 mace - | R3
cup biznicks-accurascope 1 ranged 4 18 bow/gun scope |
cup robes-of-the-west 1 armor 2 8 cloth - | G2
cup icicle-rod 1 melee 3 10 staff - | R2 B1
cup quelserrar 1 melee 5 20 sword - | R4
cup pyric-caduceus 1 ranged 4 14 wand - | B3
cup shadowforge-bushmaster 1 ranged 4 15 gun - | B3
cup bad-mojo-mask 1 armor 4 16 cloth helmet | G1 B1
cup robe-of-power 1 armor 3 13 cloth - | G1
cup archeus 1 melee 3 14 sword - | R2 B1 G1
cup bloodrazor 1 melee 4 15 sword - | R3
cup scroll-of-the-whale 1 bag 2 7 scroll - |
cup thorium-helm 1 armor 3 12 mail helmet | G1
cup lunar-wand-of-arcane-wrath 1 ranged 5 19 wand - | B3
cup cannonball-runner 1 bag 2 7 trinket - |
cup fist-of-the-peoples-militia 1 melee 3 13 mace - | R3 AT+1 RR+2
cup crest-of-retribution 1 armor 5 17 mail shield | G2
cup fist-of-stone 1 melee 5 19 mace - | R4 RR-1 AT+3
cup felstone-good-luck-charm 1 bag 3 8 trinket - |
cup ironfoe 1 melee 4 15 mace - | R3
cup ankh-of-life 1 general 5 17 trinket - |
cup lorekeepers-ring 1 general 5 11 trinket - |
cup electrocutioner-leg 1 melee 3 13 sword - | R2 RR+1
cup amulet-of-protection 1 general 2 7 trinket - |
cup cowl-of-heroes 1 armor 2 9 cloth helmet |
cup outriders-bow 1 ranged 5 18 bow - | B4
cup jade-breastplate-of-power 1 armor 5 22 mail - | G4 R1 RR+1
cup head-of-grimhal-duuc 1 general 3 12 head - |
cup feathered-breastplate 1 armor 4 16 leather - | G3
"""
"""Deck, item, copies, type, level, gold, trait, function of an add-on | what it always gives: dice
of a color (R, B, G), Reroll (RR), Attrition (AT)."""

WEARERS = {
    "druid": {"melee": "mace staff", "ranged": "", "armor": "cloth leather"},
    "hunter": {"melee": "staff sword", "ranged": "bow gun", "armor": "cloth leather"},
    "mage": {"melee": "staff sword", "ranged": "wand", "armor": "cloth"},
    "paladin": {"melee": "mace sword", "ranged": "", "armor": "cloth leather mail"},
    "priest": {"melee": "mace staff", "ranged": "wand", "armor": "cloth"},
    "rogue": {"melee": "mace sword", "ranged": "bow gun", "armor": "cloth leather"},
    "shaman": {"melee": "mace staff", "ranged": "", "armor": "cloth leather"},
    "warlock": {"melee": "staff sword", "ranged": "wand", "armor": "cloth"},
    "warrior": {"melee": "mace sword", "ranged": "bow gun", "armor": "cloth leather mail"},
}
PRINTED = {
    "warrior": {"melee": "R1", "armor": "G1", "ranged": ""},
    "hunter": {"melee": "R1", "ranged": "B1", "armor": "G1"},
    "mage": {"melee": "R1", "ranged": "B1", "armor": ""},
}
"""What a normal card covers."""
WORN = {"sword": "warrior", "mace": "warrior", "mail": "warrior", "staff": "mage", "wand": "mage"}
WORN |= {"cloth": "mage", "trinket": "mage", "head": "mage"}
WORN |= {"bow": "hunter", "gun": "hunter", "bow/gun": "hunter", "leather": "hunter"}
ADD_ONS = {"skullance-shield": "shield", "cobalt-buckler": "shield", "thorium-helm": "helmet"}
ADD_ONS |= {"glyphed-helm": "helmet"}
NAMES = {"R": "red", "B": "blue", "G": "green", "RR": "reroll", "AT": "attrition"}


def rows() -> list[Any]:
    found = []
    for line in ITEMS.strip().splitlines():
        edge, _, gift = line.partition(" |")
        words = edge.split()
        row = (*words[:2], *map(int, words[2:3]), words[3], *map(int, words[4:6]), *words[6:8])
        found.append(
            pytest.param((*row, gift.strip()), marks=pytest.mark.card(words[1]), id=words[1])
        )
    return found


def numbers(gift: str) -> dict[str, int]:
    return {NAMES[name]: int(much) for name, much in re.findall(r"([A-Z]+)([+-]?\d)", gift)}


@pytest.mark.parametrize("item", rows())
def test_an_item_is_bought_for_its_gold_and_sold_for_half(item: Any) -> None:
    deck, name, copies, _, _, gold, _, _, _ = item
    t = Table(heroes={"horde1": hero("warrior", gold=gold), "alliance1": hero("mage")}, turn=1)
    assert t[f"left {name}"] == copies
    assert c.DECK.names[c.CARDS[c.CARD.index[name]].deck] == deck

    def shop(gold: int, bag: list[str]) -> Table:
        one = hero("warrior", gold=gold, bag=bag)
        wares = [] if bag else [name]
        return Table(heroes={"horde1": one, "alliance1": hero("mage")}, merchant=wares)

    t = shop(gold, []).do("A town horde1", f"A buy {name}")
    assert (t["gold horde1"], t["bag horde1"]) == (0, [name])
    t = shop(gold - 1, [])
    if t.offers("A", "town"):
        assert f"buy {name}" not in t.do("A town horde1").offers("A")
    t = shop(0, [name]).do("A town horde1", f"A sell {name}")
    assert (t["gold horde1"], t["merchant"]) == ((gold + 1) // 2, [name])


@pytest.mark.parametrize("item", rows())
def test_an_item_is_worn_from_its_level_on_by_those_who_can(item: Any) -> None:
    _, name, _, type_, level, _, trait, function, _ = item
    for class_, wears in WEARERS.items():
        d = Duel(class_, foe="", level=level, bag=[name])
        fits = type_ == "general" or bool(set(trait.split("/")) & set(wears.get(type_, "").split()))
        assert d.wearable(name) == ([type_] if fits else []), class_
        if level > 1:
            assert Duel(class_, foe="", level=level - 1, bag=[name]).wearable(name) == []
    if type_ == "bag":
        for at in range(1, 6):
            d = Duel("mage", foe="", level=at, bag=[name])
            assert (c.CARD.index[name] in values.at_work(d.s, 0)) is (at >= level)
    for other, what in ADD_ONS.items():
        if function != "-" and other != name and type_ == "armor":
            d = Duel("warrior", other, foe="", bag=[name])
            assert bool(d.wearable(name)) is (function != what)
    counts = trait not in ("potion", "scroll", "food")
    full = Duel("mage", foe="", bag=["dull-blade", "trogg-club", "footman-tunic", name])
    full.to("act").say("pass horde1").to("manage").say("ready horde1")
    assert (full.label == "too_much") is counts


@pytest.mark.parametrize("item", [x for x in rows() if x.values[0][3] != "bag"])
def test_what_an_item_always_gives(item: Any) -> None:
    """Dice, Reroll and Attrition on top of a bare sheet, less the printed card that it covers."""
    _, name, _, type_, _, _, trait, function, gift = item
    class_ = WORN[trait]
    expected = dict.fromkeys(NAMES.values(), 0) | numbers(gift)
    if function == "-" and type_ != "general":
        for what, much in numbers(PRINTED[class_][type_]).items():
            expected[what] -= much
    if trait == "bow/gun":
        expected = dict.fromkeys(NAMES.values(), 0)
    bare = Duel(class_).to_roll().count()
    full = Duel(class_, name).to_roll().count()
    assert {what: full[what] - bare[what] for what in expected} == expected


def item(name: str, class_: str, stage: str, *answers: str, **more: Any) -> Any:
    """A line of the table: who uses it, when, how, and what changes."""
    made = uses(name, stage, *answers, **more)
    return pytest.param(class_, *made.values, marks=made.marks, id=name)


def bagged(name: str, class_: str, stage: str, *answers: str, **more: Any) -> Any:
    """The same for what is used from the Bag."""
    made = uses("bent-staff", stage, *answers, use=name, **more).values[0]
    case = made._replace(card=name, hero={**made.hero, "wears": "", "bag": [name]})
    return pytest.param(class_, case, marks=pytest.mark.card(name), id=name)


LOW = {"energy": 5}
HURT = {"health": 3}

USES = [
    item(
        "trogg-club",
        "warrior",
        "EP",
        "spot red7",
        "!r2",
        table="r7 r6 b8",
        only="red7",
        dice="r7 r6 b8 r2",
    ),
    item("gnarled-staff", "mage", "EP", table="r1", reroll=1, energy=-1),
    item("bastard-sword", "warrior", "ER", "spot red7", table="r7 r6 b8", only="red7", attrition=1),
    item("rakzur-club", "warrior", "EP", "spot red8", table="r8 r6 b8", only="red8", reroll=1),
    item(
        "skullsplitting-crossbow",
        "hunter",
        "EP",
        "spot blue7",
        "!b1 b2",
        table="b7 b6 r8",
        only="blue7",
        dice="b7 b6 r8 b1 b2",
    ),
    item(
        "firestarter",
        "mage",
        "EP",
        "spot red7",
        "!b1",
        "!r2",
        table="b8 r7 g8 r6",
        only="blue8 red7",
        dice="b8 r7 g8 r6 b1 r2",
    ),
    item(
        "darkwater-talwar",
        "warrior",
        "ER",
        "pick red8",
        table="r2 r8 r6 b3",
        only="red8",
        dice="r2 r6 r6 b3",
    ),
    item(
        "advisors-gnarled-staff",
        "mage",
        "SP",
        "pay 3",
        only="1 2 3",
        hero=LOW,
        health=-3,
        energy=3,
        costs=0,
    ),
    item(
        "skullance-shield",
        "warrior",
        "EP",
        "spot green8",
        "!g3",
        table="g8 g7 r8",
        only="green8",
        dice="g8 g7 r8 g3",
    ),
    item(
        "battlesmasher-of-the-bear",
        "warrior",
        "ER",
        "spot red7",
        table="r7 r6 b8",
        only="red7",
        damage_box=1,
    ),
    item(
        "glyphed-helm",
        "hunter",
        "EP",
        "spot green7",
        "!g1",
        table="g7 g6 r8",
        only="green7",
        dice="g7 g6 r8 g1",
    ),
    item(
        "taran-smasher",
        "warrior",
        "EP",
        "pay 3",
        hero={"energy": 3},
        table="r1",
        only="1 2 3",
        reroll=3,
        energy=-3,
        costs=1,
    ),
    item(
        "crackling-staff",
        "mage",
        "EP",
        "spot red8",
        "spot red8",
        table="r8 r8 r7 b8",
        only="red8",
        attrition=2,
        reroll=2,
    ),
    item(
        "spire-of-hakkar",
        "mage",
        "EP",
        "spot red8",
        "!g1 g2 g3",
        table="r8 r7 b8",
        only="red8",
        dice="r8 r7 b8 g1 g2 g3",
    ),
    item(
        "earthen-rod",
        "mage",
        "EP",
        "spot blue7",
        "!b1",
        table="b7 b6 r8",
        only="blue7",
        dice="b7 b6 r8 b1",
    ),
    item(
        "deathblow",
        "warrior",
        "EP",
        "spot red7",
        "!r1",
        table="r7 r6 b8",
        only="red7",
        dice="r7 r6 b8 r1",
    ),
    item("war-maul", "warrior", "ER", "spot red8", table="r8 r7 b8", only="red8", armor_box=2),
    item("biznicks-accurascope", "hunter", "PT", table="r1", damage_box=1),
    item("robes-of-the-west", "mage", "EP", table="r1", reroll=2, energy=-1),
    item("icicle-rod", "mage", "CR", hero=LOW, energy=1, costs=0),
    item("quelserrar", "warrior", "ER", "spot red8", table="r8 r7 b8", only="red8", armor_box=1),
    item("pyric-caduceus", "mage", "ER", table="r1", damage_box=2, energy=-2),
    item(
        "shadowforge-bushmaster",
        "hunter",
        "ER",
        "spot blue7",
        table="b7 b6 r8",
        only="blue7",
        damage_box=2,
    ),
    item(
        "robe-of-power",
        "mage",
        "HURT",
        "pay 2",
        only="1 2",
        hero=HURT,
        health=2,
        energy=-2,
        costs=1,
    ),
    item("thorium-helm", "warrior", "EP", "spot green8", table="g8 g7 r8", only="green8", reroll=2),
    item(
        "lunar-wand-of-arcane-wrath",
        "mage",
        "EP",
        "pay 2",
        "!b1 b2",
        hero={"health": 3},
        table="r1",
        only="1 2",
        health=-2,
        dice="r1 b1 b2",
    ),
    item(
        "crest-of-retribution",
        "warrior",
        "ER",
        "spot green8",
        table="g8 g7 r8",
        only="green8",
        damage_box=1,
    ),
    item("lorekeepers-ring", "mage", "CR", hero=LOW, energy=1, costs=0),
    item("electrocutioner-leg", "warrior", "PT", table="r1", damage_box=1),
    item("amulet-of-protection", "mage", "SP", green=3),
    item(
        "outriders-bow",
        "hunter",
        "EP",
        "pick blue1",
        table="b1 b2 r1",
        only="blue1",
        dice="b7 b2 r1",
    ),
    item(
        "head-of-grimhal-duuc",
        "mage",
        "SP",
        "unequip horde1 head-of-grimhal-duuc",
        threat=-1,
        off=["head-of-grimhal-duuc"],
    ),
    bagged("minor-agility-potion", "warrior", "EP", table="r1", reroll=1),
    bagged("lesser-agility-potion", "warrior", "EP", table="r1", reroll=2),
    bagged("greater-agility-potion", "warrior", "EP", table="r1", reroll=3),
    bagged("scroll-of-lesser-spirit", "warrior", "SP", blue=2),
    bagged("scroll-of-lesser-strength", "warrior", "SP", red=2),
    bagged("scroll-of-great-spirit", "warrior", "SP", blue=3),
    bagged("scroll-of-great-strength", "warrior", "SP", red=3),
    bagged("minor-healing-potion", "warrior", "HURT", hero=HURT, health=1),
    bagged("lesser-healing-potion", "warrior", "HURT", hero=HURT, health=2),
    bagged("greater-healing-potion", "warrior", "HURT", hero=HURT, health=3),
    bagged(
        "scroll-of-the-whale",
        "warrior",
        "EP",
        "pick red1",
        "pick red8",
        "pick blue1",
        "pick blue8",
        table="r1 r8 r2 b1 b8 g1",
        only="red1 red2 red8 blue1 blue8",
        dice="r2 g8 g8 g8 g8 g1",
    ),
    bagged("cannonball-runner", "warrior", "ER", table="r1", damage_box=3),
    bagged(
        "felstone-good-luck-charm", "warrior", "EP", "!r8 b7 g6", table="r1 b8 g1", dice="r8 b7 g6"
    ),
]


@pytest.mark.parametrize(("class_", "case"), USES)
def test_what_an_item_does(class_: str, case: Any) -> None:
    case.check(class_)


@pytest.mark.parametrize(
    ("potion", "much"),
    [
        pytest.param(f"{x}-mana-potion", n, marks=pytest.mark.card(f"{x}-mana-potion"), id=x)
        for x, n in (("minor", 1), ("lesser", 2), ("greater", 3))
    ],
)
def test_mana_comes_back_after_energy_was_spent(potion: str, much: int) -> None:
    d = Duel("mage", "fire-blast frostbolt", bag=[potion], energy=5)
    d.to("SP").say(d.offered("fire-blast")[0])
    d.use("SPENT", potion, energy=much, blue=2)
    assert d["bag horde1"] == []
    d.say(d.offered("frostbolt")[0])
    assert not d.offered(potion)


@pytest.mark.card("minor-mana-potion", "minor-agility-potion", "minor-healing-potion")
def test_one_potion_a_round() -> None:
    d = Duel("mage", bag=["minor-agility-potion", "minor-healing-potion"], health=2)
    d.to_roll().throw("r1").use("EP", "minor-agility-potion", reroll=1).never(
        "minor-healing-potion", "refuge"
    )


@pytest.mark.card("crocolisk-steak")
def test_a_steak_restores_everything_with_a_rest() -> None:
    d = Duel("mage", foe="", level=3, health=1, energy=1, bag=["crocolisk-steak"])
    d.say("rest horde1").to("REST").say(d.offered("crocolisk-steak")[0])
    assert (d["health horde1"], d["energy horde1"], d["bag horde1"]) == (4, 9, [])


@pytest.mark.card("hameyas-slayer", "bloodrazor")
@pytest.mark.parametrize(("sword", "much"), [("hameyas-slayer", 1), ("bloodrazor", 2)])
def test_it_draws_blood_from_the_second_round_on(sword: str, much: int) -> None:
    d = Duel("warrior", sword).to_roll().throw("r1")
    d.never(sword, "wound")
    d.next_round().to_roll().throw("r1").use("PT", sword, damage_box=much)


@pytest.mark.card("tortoise-armor")
def test_a_tortoise_travels_once_a_turn() -> None:
    d = Duel("warrior", "tortoise-armor", foe="", at="brill").say("travel horde1 undercity", "stop")
    assert d["actions horde1"] == 1
    assert not d.offers("A", "travel")
    assert d.offers("A", "rest")


@pytest.mark.card("dragonscale-armor")
def test_dragonscale_places_armor_against_drakes() -> None:
    for armor, tokens in (("dragonscale-armor", 2), ("deathchill-armor", 1)):
        d = Duel("warrior", armor, foe="1 blue drake").to_roll().throw("g7 g8 g6").to("wound")
        assert d["box horde armor"] == tokens


@pytest.mark.card("flamestrider-robes", "gorewood-bow", "ankh-of-life", "lorekeepers-ring")
@pytest.mark.parametrize(
    ("name", "pool", "more"),
    [
        ("flamestrider-robes", "health", 2),
        ("gorewood-bow", "energy", 2),
        ("ankh-of-life", "health", 3),
        ("lorekeepers-ring", "energy", 2),
    ],
)
def test_it_raises_a_capacity_and_brings_no_token(name: str, pool: str, more: int) -> None:
    bare = Duel("hunter", foe="", bag=[name], health=10, energy=10)
    d = Duel("hunter", name, foe="", health=10, energy=10)
    for one in ("health", "energy"):
        assert bare[f"capacity horde1 {one}"] == 10
        assert d[f"capacity horde1 {one}"] == 10 + (more if one == pool else 0)
        assert d[f"{one} horde1"] == 10


@pytest.mark.card("biznicks-accurascope")
def test_a_scope_is_nothing_without_a_bow_or_a_gun() -> None:
    Duel("warrior", "biznicks-accurascope").to_roll().throw("r1").never("biznicks-accurascope")
    d = Duel("warrior", "biznicks-accurascope fine-longbow").to_roll().throw("r1")
    d.use("PT", "biznicks-accurascope", damage_box=1)


@pytest.mark.card("cowl-of-heroes")
def test_the_cowl_is_for_strong_opponents() -> None:
    quest = ("terror-in-the-fields",)
    for foe, more in (("1 blue ghoul", 0), ("1 green ghoul", 0), ("1 red ghoul", 1)):
        bare = Duel("mage", foe=foe, quests=quest).to_roll()
        d = Duel("mage", "cowl-of-heroes", foe=foe, quests=quest).to_roll()
        assert d["pool"] == [bare["pool"][0], bare["pool"][1] + more, bare["pool"][2] + more]


@pytest.mark.card("ironfoe")
def test_ironfoe_rerolls_red_dice_alone() -> None:
    d = Duel("warrior", "ironfoe").to_roll().throw("r1 b1 g1").use("SR", "ironfoe", reroll=4)
    assert d.label == "reroll"
    assert d.offers("A") == ["reroll red1", "keep"]


@pytest.mark.card("feathered-breastplate")
def test_feathers_carry_one_past_creatures() -> None:
    worn = Duel("hunter", "feathered-breastplate", foe="1 blue ogre", at="venomweb")
    assert "go bulwark" in worn.say("travel horde1 balnir").offers("A")
    bare = Duel("hunter", foe="1 blue ogre", at="venomweb").say("travel horde1 balnir")
    assert "go bulwark" not in bare.offers("A")


@pytest.mark.card("head-of-grimhal-duuc")
def test_the_head_works_for_its_bearer_until_the_phase_is_over() -> None:
    d = Duel("mage", "head-of-grimhal-duuc", friend=hero("warrior"), lead=True).to("SP")
    d.say(d.offered("head-of-grimhal-duuc")[0], "unequip horde1 head-of-grimhal-duuc")
    assert (d["threat horde1"], d["threat horde2"]) == (5, 6)


@pytest.mark.card("advisors-gnarled-staff", "lunar-wand-of-arcane-wrath")
def test_the_last_health_is_never_paid() -> None:
    Duel("mage", "advisors-gnarled-staff", energy=5, health=1).never("advisors-gnarled-staff")
    d = Duel("mage", "lunar-wand-of-arcane-wrath", health=1).to_roll().throw("r1")
    d.never("lunar-wand-of-arcane-wrath")


@pytest.mark.card("amulet-of-protection")
def test_the_amulet_leaves_red_dice_aside() -> None:
    d = Duel("mage", "amulet-of-protection").to("SP")
    d.say(d.offered("amulet-of-protection")[0]).to_roll()
    assert d["pool"] == [0, 1, 3]


@pytest.mark.card("cowl-of-heroes")
@pytest.mark.parametrize("foe", ["boss", "enemies"])
def test_the_cowl_is_for_bosses_and_enemies_too(foe: str) -> None:
    pools = []
    for worn in ({}, {"armor": "cowl-of-heroes"}):
        given = {"horde1": {"level": 2, "addons": worn}}
        t = (
            against("old-snake", given=given)
            if foe == "boss"
            else feud("horde1", "alliance1", given=given)
        )
        while t.label != "roll" or t.s.attacker != 0:
            t.luck() if t.asked == "chance" else t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
        pools.append(t["pool"])
    assert pools == [[2, 0, 1], [2, 1, 2]]
