"""The sixteen characters: sheets, printed cards, and what their races can do."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import names as n
from tests.boardgame.cards.duel import Duel
from tests.boardgame.evening import lay
from tests.boardgame.table import Table, hero

CHARACTERS = """
alliance druid   artumnis-moondream   night-elf wrath darkwood-staff camouflaged-cloak
alliance hunter  burbonn-fang         dwarf     old-blunderbuss hunters-blade huntsmans-cape
alliance mage    brebo-bigshot        gnome     moonstone-wand crooked-staff magesmith-robe
alliance paladin brandon-lightstone   human     judgement forsaken-maul rusty-chainmail
alliance priest  weefla-sorrowfall    dwarf     spellcrafter-wand heavy-mace apprentice-robe
alliance rogue   alissi-quicksting    gnome     ashwood-bow assassins-blade worn-leather-vest
alliance warlock sandrai-darkshine    human     gravestone-scepter worn-staff azure-silk-hood
alliance warrior shailara-witherblade night-elf battle-stance charge rusty-sword slarkskin
horde    druid   meadowfrey           tauren    wrath darkwood-staff camouflaged-cloak
horde    hunter  thundershot          tauren    old-blunderbuss hunters-blade huntsmans-cape
horde    mage    sofeea-icecall       undead    dire-wand crooked-staff crimson-robe
horde    priest  wennu-bloodsinger    troll     spellcrafter-wand heavy-mace frayed-robe
horde    rogue   dongon-swiftblade    troll     ashwood-bow cursed-felblade worn-leather-vest
horde    shaman  zowka-shattertusk    orc       lightning-bolt rough-staff primal-wraps
horde    warlock leeam-sagewind       undead    gravestone-scepter worn-staff moldy-robes
horde    warrior grumbaz-crowsblood   orc       battle-stance charge rusty-sword slarkskin
"""
"""Faction, class, name, race, and what is printed on the sheet."""

CAPACITIES = {
    "druid": "2/4 3/6 4/9 6/11 8/12",
    "hunter": "3/3 4/5 6/6 8/8 10/10",
    "mage": "2/4 3/6 4/9 6/11 8/12",
    "paladin": "3/2 5/4 7/5 9/6 12/8",
    "priest": "2/4 3/6 4/9 6/11 8/12",
    "rogue": "3/3 5/4 6/6 8/8 10/10",
    "shaman": "3/3 4/5 5/7 7/9 9/11",
    "warlock": "2/4 3/6 4/9 6/11 8/12",
    "warrior": "4/1 6/2 8/3 11/4 14/5",
}
"""Health and Energy at each level."""

ATTACKS = {  # red, blue, green, Reroll, Attrition of a bare sheet, in the first round and later
    "druid": (1, 0, 1, 0, 0),
    "hunter": (1, 1, 1, 0, 0),
    "mage": (1, 1, 0, 0, 0),
    "paladin": (1, 0, 1, 0, 0),
    "priest": (1, 1, 0, 0, 0),
    "rogue": (1, 1, 1, 0, 0),
    "shaman": (1, 0, 1, 0, 0),
    "warlock": (1, 1, 0, 0, 0),
    "warrior": (2, 0, 1, 0, 0),
}
RACES = {"human": (3, 1, True), "night-elf": (1, 1, False), "orc": (4, 1, True)}
RACES |= {"tauren": (0, 1, False)}
"""What a race adds to an attack: where, how much, and whether after the first round, too."""
ABILITIES = {
    "dwarf": "stoneform",
    "gnome": "expansive-mind",
    "human": "weapon-specialization",
    "night-elf": "shadowmeld",
    "orc": "bloodfury",
    "tauren": "warstomp",
    "troll": "regeneration",
    "undead": "cannibalize",
}


def rows() -> list[Any]:
    found = []
    for words in map(str.split, CHARACTERS.strip().splitlines()):
        names = (words[2], *words[4:])
        marks = [pytest.mark.card(name) for name in (*names, ABILITIES[words[3]])]
        case = (*words[:4], words[4:])
        found.append(pytest.param(*case, marks=marks, id=words[2]))
    return found


EDGES = ("side", "class_", "name", "race", "printed")


@pytest.mark.parametrize(EDGES, rows())
def test_a_character_starts_with_the_printed_cards(
    side: str, class_: str, name: str, race: str, printed: list[str]
) -> None:
    for level, both in enumerate(CAPACITIES[class_].split(), 1):
        d = Duel(class_, foe="", side=side, level=level)
        health, energy = (d[f"capacity {d.me} {pool}"] for pool in ("health", "energy"))
        assert f"{health}/{energy}" == both
    assert d[f"character {d.me}"] == name
    who = c.CHARACTERS[c.CHARACTER.index[name]]
    assert (c.FACTION.names[who.faction], n.CLASSES[who.class_]) == (side, class_)
    assert c.CARDS[c.RACE_CARD[who.race]].id == ABILITIES[race]
    assert sorted(d[f"worn {d.me}"]) == sorted(printed)


@pytest.mark.parametrize(EDGES, rows())
def test_what_a_bare_sheet_attacks_with(
    side: str, class_: str, name: str, race: str, printed: list[str]
) -> None:
    d = Duel(class_, side=side, health=60)
    for first in (True, False):
        expected = list(ATTACKS[class_])
        if race in RACES:
            where, much, lasts = RACES[race]
            expected[where] += much if first or lasts else 0
        found = d.to_roll().count()
        told = [found[x] for x in ("red", "blue", "green", "reroll", "attrition")]
        assert told == expected
        d.throw("").next_round()


def shows(card: str, class_: str, stage: str, *answers: str, **more: Any) -> Any:
    return pytest.param(card, class_, stage, answers, more, marks=pytest.mark.card(card), id=card)


PRINTED = [
    shows("wrath", "druid", "SP", blue=1, energy=-1),
    shows(
        "old-blunderbuss",
        "hunter",
        "ER",
        "spot blue7",
        "!b1",
        table="b7 b6 r8",
        only="blue7",
        dice="b7 b6 r8 b1",
    ),
    shows(
        "ashwood-bow",
        "rogue",
        "ER",
        "spot blue7",
        "!b1",
        table="b7 b6 r8",
        only="blue7",
        dice="b7 b6 r8 b1",
    ),
    shows("dire-wand", "mage", "SP", blue=1, energy=-1),
    shows("moonstone-wand", "mage", "SP", side="alliance", blue=1, energy=-1),
    shows("crimson-robe", "mage", "ER", table="r1", armor_box=1, energy=-1),
    shows("magesmith-robe", "mage", "ER", side="alliance", table="r1", armor_box=1, energy=-1),
    shows(
        "rusty-chainmail",
        "paladin",
        "EP",
        "spot green1",
        table="r2 g1 b1",
        only="green1 blue1",
        reroll=1,
    ),
    shows(
        "spellcrafter-wand",
        "priest",
        "EP",
        "spot blue8",
        "!b2",
        table="b8 b7 r8",
        only="blue8",
        dice="b8 b7 r8 b2",
    ),
    shows(
        "gravestone-scepter",
        "warlock",
        "EP",
        "spot blue8",
        "!b2",
        table="b8 b7 r8",
        only="blue8",
        dice="b8 b7 r8 b2",
    ),
    shows(
        "frayed-robe",
        "priest",
        "ER",
        "pick red3",
        table="r2 r3 b4 g4",
        only="red3 blue4",
        dice="r2 g3 b4 g4",
    ),
    shows(
        "apprentice-robe",
        "priest",
        "ER",
        "pick blue8",
        side="alliance",
        table="r2 b8",
        only="blue8",
        dice="r2 g3",
    ),
    shows("lightning-bolt", "shaman", "SP", blue=1, energy=-1),
    shows("charge", "warrior", "SP", energy=1),
]


@pytest.mark.parametrize(("card", "class_", "stage", "answers", "more"), PRINTED)
def test_what_a_printed_card_does(
    card: str, class_: str, stage: str, answers: tuple[str, ...], more: dict[str, Any]
) -> None:
    change = dict(more)
    d = Duel(class_, side=change.pop("side", ""))
    if "table" in change:
        d.to_roll().throw(change.pop("table"))
    d.use(stage, card, *answers, **change)


@pytest.mark.card("wrath", "lightning-bolt")
def test_what_follows_a_printed_spell() -> None:
    d = Duel("druid").use("SP", "wrath", blue=1, energy=-1).to_roll().throw("r5 b4 g8")
    d.use("ER", "wrath", "spot red5", only="red5", attrition=1)
    Duel("druid").to_roll().throw("r5").never("wrath")
    d = Duel("shaman").use("SP", "lightning-bolt", blue=1, energy=-1).to_roll().throw("r4 r3 b8 g8")
    d.use("ER", "lightning-bolt", "pick red4", only="red4 blue8", dice="b5 r3 b8 g8")
    Duel("shaman").to_roll().throw("r8").never("lightning-bolt")


@pytest.mark.parametrize(
    ("side", "card"),
    [
        pytest.param("horde", "moldy-robes", marks=pytest.mark.card("moldy-robes")),
        pytest.param("alliance", "azure-silk-hood", marks=pytest.mark.card("azure-silk-hood")),
    ],
)
def test_a_warlock_pays_energy_instead_of_health(side: str, card: str) -> None:
    d = Duel("warlock", side=side).to("wound").use("HURTING", card, energy=-1)
    d.to("wound").no()
    assert d.label != "HURTING"
    assert d[f"health {d.me}"] == 19


@pytest.mark.card("charge")
def test_charge_may_go_above_the_capacity_once_a_round() -> None:
    d = Duel("warrior", energy=5).use("SP", "charge", energy=1)
    assert d["energy horde1"] == 6


# -- races ----------------------------------------------------------------------------------------


@pytest.mark.card("stoneform")
@pytest.mark.parametrize(
    ("die", "color"), [("red1", "blue"), ("blue2", "green"), ("green1", "red")]
)
def test_stoneform_makes_a_3_of_any_color(die: str, color: str) -> None:
    d = Duel("hunter", side="alliance").to_roll().throw("r1 r3 b2 b3 g1")
    left = "r1 r3 b2 b3 g1".replace(f"{die[0]}{die[-1]}", f"{color[0]}3")
    d.use("SR", "stoneform", f"pick {die}", f"color {color}", only="red1 blue2 green1", dice=left)


@pytest.mark.card("expansive-mind", "regeneration")
@pytest.mark.parametrize(
    ("class_", "side", "pool"), [("mage", "alliance", "energy"), ("priest", "horde", "health")]
)
def test_a_token_as_the_turn_begins(class_: str, side: str, pool: str) -> None:
    me, seat = f"{side}1", "AB"[side == "alliance"]

    def morning(**tokens: int) -> Table:
        heroes = {"horde1": hero("warrior"), "alliance1": hero("warrior")}
        heroes[me] = hero(class_, level=5, **tokens)
        return Table(heroes=heroes, acting=side)

    t = morning(health=2, energy=2)
    assert t.label == "use"
    t.do(f"{seat} {t.offers(seat, 'use')[0]}")
    found = {one: t[f"{one} {me}"] for one in ("health", "energy")}
    assert found == {"health": 2, "energy": 2} | {pool: 3}
    full = morning(health=8, energy=12)
    if full.label == "use":
        full.do(f"{seat} {full.offers(seat, 'use')[0]}")
    assert (full[f"health {me}"], full[f"energy {me}"]) == (8, 12)


@pytest.mark.card("cannibalize")
def test_cannibalize_follows_a_victory() -> None:
    d = Duel("mage", health=3, foe="1 blue murloc").to_roll()
    lay(d, "horde", damage=2)
    d.throw("").use("AFTER", "cannibalize", health=2, threat=-1)
    d = Duel("mage", health=3, friend=hero("warrior"), talents="ice-block").to_roll().throw("r8")
    d.never("cannibalize", "wound")
