"""Every encounter of the four decks and of the map: what stands on the sheet, and what it does."""

from __future__ import annotations

import pytest

from tabard.games.adventure import content as c
from tabard.games.adventure.language import has
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import values

from ..table import Table
from .scene import change, count, fight, fired, powers, rival, roll, settle, told

SHEET = """
mountain-boar x2 grey | beast | melee 1/4/1 | -
rotten-ghoul x2 grey | undead aggro | melee 2/5/1 | [6] foe damage +1, foe die +1
kobold-digger x2 grey | humanoid | melee 1/4/1 | [1] foe die +1
defias-cutpurse x2 grey | humanoid | melee 2/5/1 | hit pack -1
young-wolf x2 grey | beast | melee 2/4/1 | -
riverpaw-gnoll x2 grey | humanoid | melee 2/5/1 | -
rockjaw-trogg x2 grey | humanoid | melee 1/5/1 | -
mindless-skeleton x2 grey | undead | melee 1/5/1 | -
scarlet-convert x2 grey | humanoid | melee 2/5/1 | [6] foe attack +1
forest-spider x2 grey | beast | melee 1/5/1 | hit held -1
vile-fin-murloc x2 grey | humanoid aggro | melee 2/4/1 | -
frostmane-troll x2 grey | humanoid | melee 2/5/1 | [5] foe damage +1
bleak-worg x2 grey | beast aggro | melee 2/5/1 | -
frostmane-seer x1 grey | humanoid | ranged 1/5/1 | -
kobold-geomancer x1 grey | humanoid | ranged 1/4/1 | -
timber-stalker x1 grey | beast | melee 1/4/1 | -
defias-bandit x1 grey | humanoid aggro | melee 2/5/1 | -
goblin-engineer x1 grey | humanoid | ranged 2/5/2 | -
rot-hide-brute x1 grey | undead | melee 2/6/1 | -
elder-black-bear x1 grey | beast aggro | melee 2/6/1 | -
venture-co-tinkerer x2 green | humanoid | ranged 2/6/2 | -
defias-squallshaper x2 green | humanoid | ranged 2/6/1 | -
black-widow-hatchling x2 green | beast | melee 2/5/1 | hit held -1
rabid-dire-wolf x2 green | beast aggro | melee 3/6/1 | -
dragonmaw-raider x2 green | humanoid | melee 3/6/1 | [6] foe damage +1
skeletal-warder x2 green | undead | melee 2/7/1 | -
bluegill-murloc x2 green | humanoid aggro | melee 2/5/1 | -
syndicate-footpad x2 green | humanoid | melee 3/6/1 | hit pack -1
moonrage-worgen x2 green | humanoid | melee 3/6/2 | -
hillsbrad-farmer x2 green | humanoid | melee 2/5/1 | -
blackrock-tracker x2 green | humanoid aggro | ranged 3/6/1 | -
rotting-cadaver x2 green | undead aggro | melee 3/6/1 | [1] foe die +1
young-wetlands-crocolisk x2 green | beast | melee 3/6/1 | -
captains-mate-smite x1 green | humanoid aggro | melee 3/7/2 | -
dalaran-watcher x1 green | humanoid | ranged 3/6/1 | [6] attack -1
shadowhide-gnoll x1 green | humanoid | melee 3/6/1 | -
nightbane-shadow-weaver x1 green | humanoid | ranged 3/7/1 | -
mosshide-mongrel x1 green | humanoid | melee 3/5/1 | -
skeletal-fiend x1 green | undead | melee 3/7/1 | -
gray-bear x1 green | beast aggro | melee 3/7/2 | -
boulderfist-ogre x2 yellow | humanoid | melee 4/7/2 | [6] foe damage +1
syndicate-assassin x2 yellow | humanoid | melee 4/7/2 | hit pack -1
witherbark-headhunter x2 yellow | humanoid | ranged 3/7/1 | -
bloodscalp-berserker x2 yellow | humanoid aggro | melee 4/6/2 | [5] foe attack +1
shadowmaw-panther x2 yellow | beast aggro | melee 4/7/2 | -
dark-iron-rifleman x2 yellow | humanoid | ranged 3/7/2 | -
stone-guardian x2 yellow | elemental | melee 3/8/2 | -
lost-one-seer x2 yellow | humanoid | ranged 4/7/1 | hit held -1
green-dragonspawn x2 yellow | dragonkin | melee 4/8/2 | -
razzashi-raptor x2 yellow | beast | melee 4/6/1 | -
scarlet-sorcerer x2 yellow | humanoid | ranged 4/7/2 | -
plague-lurker x2 yellow | undead aggro | melee 3/7/2 | [1] foe die +1
venture-co-shredder x2 yellow | mechanical | melee 4/8/1 | -
scarlet-champion x1 yellow | humanoid aggro | melee 4/8/2 | [6] foe defense +1
dalaran-conjurer x1 yellow | humanoid | ranged 4/7/2 | -
jungle-thunderer x1 yellow | beast | melee 3/7/2 | -
murk-worm x1 yellow | beast | melee 3/6/1 | -
jammalans-zealot x1 yellow | humanoid | ranged 4/8/1 | -
vilebranch-warrior x1 yellow | humanoid | melee 4/7/2 | -
wretched-zombie x1 yellow | undead | melee 3/7/1 | -
plagued-ghoul x2 red | undead aggro | melee 5/8/2 | [6] foe damage +1, foe die +1
scarlet-inquisitor x2 red | humanoid | ranged 4/8/2 | -
blackrock-legionnaire x2 red | humanoid | melee 5/8/2 | -
firebrand-invoker x2 red | humanoid | ranged 5/8/2 | hit held -1
black-wyrmkin x2 red | dragonkin | melee 5/9/2 | -
carrion-grub x2 red | beast | melee 4/7/2 | -
felguard-sentry x2 red | demon aggro | melee 5/9/3 | -
dreadlord-servitor x2 red | demon | ranged 4/8/2 | [6] pack -1, items -1
skeletal-sharpshooter x2 red | undead | ranged 5/7/2 | -
dark-iron-steamsmith x2 red | humanoid | ranged 4/8/2 | -
magma-elemental x2 red | elemental aggro | melee 5/8/3 | -
ashmane-boar x2 red | beast | melee 4/7/2 | -
gargoyle x2 red | undead | melee 4/8/2 | [5] foe defense +1
crypt-fiend x1 red | undead aggro | melee 5/9/2 | hit held -1
infernal x1 red | demon aggro | melee 6/9/3 | -
blackhand-dreadweaver x1 red | humanoid | ranged 5/8/2 | -
thaurissan-spy x1 red | humanoid | melee 4/8/2 | hit pack -1
flamescale-dragonspawn x1 red | dragonkin | melee 5/9/2 | -
servant-of-razelikh x1 red | demon | ranged 5/8/2 | -
banshee x1 red | undead | ranged 5/8/1 | [6] defense -1
"""
"""Copies and deck, traits, attack/defense/damage, and what its power changes: after a roll, or
when it hits. "foe" is the encounter, the rest is about the hero."""
MAP = """
hogger            | humanoid  | melee 2/6/1   | green  | -
vagash            | beast     | melee 2/6/1   | green  | -
maggot-eye        | humanoid  | melee 2/6/1   | green  | -
archmage-arugal   | undead    | ranged 3/7/1  | yellow | held +1
edwin-vancleef    | humanoid  | melee 3/7/2   | yellow | held +1
maruk-wyrmscale   | dragonkin | melee 3/7/2   | yellow | held +1
morladim          | undead    | melee 4/7/1   | yellow | held +1
commander-mograine | humanoid | melee 4/9/2   | red    | gains yellow
archaedas         | elemental | melee 4/9/2   | red    | gains yellow
shade-of-eranikus | dragonkin | ranged 4/8/2  | red    | gains yellow
king-bangalash    | beast     | melee 5/8/2   | red    | gains yellow
nefarian          | dragonkin | ranged 6/11/3 | nefarians-head | gains red
ragnaros          | elemental | melee 7/11/4  | eye-of-ragnaros | gains red
kelthuzad         | undead    | ranged 6/12/3 | kelthuzads-phylactery | gains red
lord-kazzak       | demon     | melee 7/11/3  | kazzaks-mark | gains red
"""
"""Traits, attack/defense/damage, the level or trophy it brings, and what else."""
OVERLORDS = {
    "nefarian": (6, "held -2"),
    "kelthuzad": (1, "foe die +1"),
    "lord-kazzak": (6, "foe damage +1"),
}


def rows(sheet: str) -> list[list[str]]:
    return [[part.strip() for part in line.split("|")] for line in sheet.strip().splitlines()]


FOES = [pytest.param(*row, id=row[0].split()[0]) for row in rows(SHEET)]
ON_MAP = [pytest.param(*row, id=row[0]) for row in rows(MAP)]


def numbers(t: Table) -> str:
    """Of the encounter that is being fought."""
    kind = n.TYPES[values.attack_type(t.s, 1)]
    three = values.attack(t.s, 1), values.defense(t.s, 1), values.damage(t.s, 1)
    return f"{kind} {'/'.join(map(str, three))}"


def traits(foe: str) -> set[str]:
    return {n.TRAITS[x] for x in c.FOES[c.FOE.index[foe]].traits}


@pytest.mark.parametrize(("name", "has_traits", "fights", "power"), FOES)
@pytest.mark.rule("WAG-ENCOUNTER-04", "WAG-ENCOUNTER-05", "WAG-COMPONENTS-11")
def test_an_encounter_is_what_the_sheet_says(
    name: str, has_traits: str, fights: str, power: str
) -> None:
    foe, copies, deck = name.split()
    cards = [card for card in c.CARDS if card.id.split(".")[0] == foe]
    assert [n.LEVELS[card.level] for card in cards] == [deck] * int(copies[1:])
    assert traits(foe) == set(has_traits.split())
    assert numbers(fight(f"{foe}.1")) == fights


@pytest.mark.parametrize(("name", "has_traits", "fights", "power"), FOES)
@pytest.mark.rule("WAG-POWER-03", "WAG-ENCOUNTER-06")
def test_its_power_works_then_and_only_then(
    name: str, has_traits: str, fights: str, power: str
) -> None:
    card, does = f"{name.split()[0]}.1", powers(power)
    for die in range(1, 7):
        assert fired(fight(card), 2, die) == told(does.get(f"[{die}]", "")), die
    t = fight(card, hand=["overpower", "rend", "rend"])
    before = count(t)
    settle(roll(t, 1, 6))
    while t.label == "reroll":
        settle(t.give(6))
    while t.label in ("combat", "window"):
        settle(t.do(f"{t.asked} pass"))
    lost = change(t, before)
    assert lost.get("hurt", 0) > 0
    due = told(does.get("hit", "")) or told(does.get("[6]", ""))
    for what in ("held", "pack"):
        assert lost.get(what, 0) == due.get(what, 0)


def met(foe: str) -> Table:
    """On its space, before the roll, with a strong hero."""
    space = c.SPACE_NO[foe]
    before = next(x for x in c.NEAR[space] if c.KIND_OF[x] not in (n.ENCOUNTER, n.CITY))
    level = n.LEVELS[c.COLOR_OF[space]]
    spec = {"hero": "grumbaz", "at": c.SPACES[before], "level": level}
    t = Table(
        A={**spec, "hand": ["overpower", "rend", "rend"]},
        B={"hero": rival("grumbaz"), "at": "undercity"},
        yellow=["stone-guardian.1"],
        red=["felguard-sentry.1"],
    )
    return t.move(2, 3).do(f"A go {foe}", "A stay")


@pytest.mark.parametrize(("foe", "has_traits", "fights", "brings", "more"), ON_MAP)
@pytest.mark.rule("WAG-ENCOUNTER-08", "WAG-LEVEL-09", "WAG-TROPHY-02")
def test_a_map_encounter_is_what_the_sheet_says(
    foe: str, has_traits: str, fights: str, brings: str, more: str
) -> None:
    t = met(foe)
    assert (t["foe"], numbers(t)) == (foe, fights)
    assert traits(foe) == set(has_traits.split())
    die, change_ = OVERLORDS.get(foe, (0, ""))
    for face in range(1, 7):
        assert fired(met(foe), 2, face) == told(change_ if face == die else "")
    t = met(foe)
    t.s.bonus[0] = 10
    before = count(t)
    settle(roll(t, 6, 2))
    while t.label == "combat":
        settle(t.do("A pass"))
    if brings in n.LEVELS:
        assert t["level A"] == brings
        drawn = c.LEVELING + told(more).get("held", 0) if "held" in more else c.LEVELING
        assert change(t, before)["held"] == drawn
    else:
        assert t["trophies A"] == [brings]
        assert t["valor A"] == 3
    item = {"gains yellow": "stone-guardian.1", "gains red": "felguard-sentry.1"}.get(more)
    assert t["pack A"] == ([item] if item else [])


def test_every_encounter_is_on_a_sheet() -> None:
    named = {row[0].split()[0] for row in (*rows(SHEET), *rows(MAP))}
    events = {c.FOES[x].id for e in c.EVENTS for x in (e.foe, e.back_foe) if x >= 0}
    assert named | events == {foe.id for foe in c.FOES}
    assert all(has.FOE_WIN[c.FOE.index[row[0]]] >= 0 for row in rows(MAP) if row[4] != "-")


THIEVES = [row[0].split()[0] for row in rows(SHEET) if row[3] == "hit pack -1"]


@pytest.mark.parametrize("foe", THIEVES)
@pytest.mark.rule("WAG-ITEM-07")
def test_thieves_take_nothing_that_is_worn(foe: str) -> None:
    t = fight(f"{foe}.1", weapon="kobold-digger.1", pack=[])
    roll(t, 1, 6).quiet()
    assert "fired" in {event.split()[0] for event in t.events}
    assert t["weapon A"] == "kobold-digger.1"
