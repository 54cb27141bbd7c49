"""What holds right now: who is there, what a hero has, how strong an opponent is. Nothing here
changes anything."""

from __future__ import annotations

from functools import cache
from typing import Any

from tabard.core.ask import Seat

from .. import content as c
from ..context import Context
from ..language import has
from ..language import names as n
from ..language.has import Foe, Has, Kit
from ..state import (
    FALLEN,
    HEROES,
    IN,
    NONE,
    PLACES,
    VS_BOSS,
    VS_CREATURES,
    VS_ENEMIES,
    Figure,
    State,
    faction_of,
    worn_at,
)

NO_FOE = Foe()


# -- who ------------------------------------------------------------------------------------------


@cache
def _there(characters: bytes) -> tuple[tuple[int, ...], ...]:
    """The heroes of each faction, and all of them."""
    sides = [
        tuple(h for h in range(first, first + PLACES) if characters[h] != NONE)
        for first in (0, PLACES)
    ]
    return (*sides, (*sides[0], *sides[1]))


def heroes(s: State) -> tuple[int, ...]:
    """All heroes in the game."""
    return _there(bytes(s.character))[2]


def heroes_of(s: State, faction: int) -> tuple[int, ...]:
    return _there(bytes(s.character))[faction]


def party(s: State) -> int:
    """TBG-PLAYERS-07: four characters or six."""
    return 4 if s.seats <= 4 else 6


def people(s: State, faction: int) -> tuple[Seat, ...]:
    return tuple(seat for seat in range(s.seats) if s.faction[seat] == faction)


def fighters(s: State, faction: int) -> tuple[int, ...]:
    """TBG-TERM-11: the heroes of a faction that are in the combat."""
    side = s.side
    return tuple([h for h in heroes_of(s, faction) if side[h] == IN])


def friends(s: State, hero: int) -> tuple[int, ...]:
    """TBG-TERM-02: friendly participants, the hero included; outside combat the hero alone."""
    return fighters(s, faction_of(hero)) if s.side[hero] == IN else (hero,)


def companions(s: State, hero: int) -> tuple[int, ...]:
    """Other friendly heroes in the same region."""
    at = s.at
    here = at[hero]
    return tuple([h for h in heroes_of(s, faction_of(hero)) if at[h] == here and h != hero])


def enemies_at(s: State, faction: int, region: int) -> tuple[int, ...]:
    """TBG-TERM-03: characters of the other faction."""
    at = s.at
    return tuple([h for h in heroes_of(s, 1 - faction) if at[h] == region])


def class_of(s: State, hero: int) -> int:
    return c.CHARACTERS[s.character[hero]].class_


def stronger(s: State, faction: int) -> bool:
    """TBG-EVENT-13, TBG-EVENT-14: with equal XP both are."""
    return strength(s, faction) >= strength(s, 1 - faction)


def strength(s: State, faction: int) -> int:
    return sum(s.xp[h] for h in heroes_of(s, faction))


# -- what a hero has ------------------------------------------------------------------------------


def bag(s: State, hero: int) -> tuple[int, ...]:
    return tuple([held.card for held in s.bags if held.hero == hero])


def counted(s: State, hero: int) -> int:
    """TBG-ITEM-02: how many items count towards the limit of the Bag."""
    return sum(c.CARDS[card].counted for card in bag(s, hero))


def printed(s: State, hero: int, area: int) -> int:
    """The card that is printed on an area; -1: none."""
    return c.PRINTED_ON[s.character[hero]][area]


def equipped(s: State, hero: int) -> list[int]:
    """Cards on the sheet, printed ones that are not covered included (TBG-EQUIP-10, -11)."""
    first = worn_at(hero, 0)
    found = [
        mine if mine >= 0 else covered
        for mine, covered in zip(
            s.worn[first : first + len(n.AREAS)], c.PRINTED_ON[s.character[hero]], strict=True
        )
        if mine >= 0 or covered >= 0
    ]
    if s.addons:
        found += [worn.card for worn in s.addons if worn.hero == hero]
    return found


def at_work(s: State, hero: int) -> tuple[int, ...]:
    """Every card that a hero could use something of; those of the Bag type lie in the Bag
    (TBG-TIMING-03)."""
    character = c.CHARACTERS[s.character[hero]]
    found = [c.RACE_CARD[character.race], *equipped(s, hero)]
    found += [card for card in c.TALENTS_OF[character.class_] if s.learned[card]]
    level = s.level[hero]
    found += [
        card
        for card in bag(s, hero)
        if c.CARDS[card].type == c.BAG_TYPE and c.CARDS[card].level <= level  # TBG-TIMING-04
    ]
    found += [held.card for held in s.prizes if held.hero == hero]
    return tuple(dict.fromkeys(found))


def kit(s: State, hero: int) -> Kit:
    """What these cards do. It is kept until a card comes or goes (`cards.changed`)."""
    memo = s.memo
    if memo is None:
        memo = (None,) * len(HEROES)
    found: Kit | None = memo[hero]
    if found is None:
        found = has.kit_of(at_work(s, hero))
        s.memo = (*memo[:hero], found, *memo[hero + 1 :])
    return found


def has_of(s: State, hero: int) -> Has:
    memo = s.memo
    found: Kit | None = None if memo is None else memo[hero]
    return (found or kit(s, hero)).has


def capacity(s: State, hero: int, pool: str) -> int:
    """TBG-CHAR-03: as printed for the level, and what cards add."""
    sheet = c.SHEET_OF[class_of(s, hero)]
    printed_one = sheet.health if pool == "health" else sheet.energy
    found = printed_one[s.level[hero] - 1]
    for amount in kit(s, hero).more[pool]:
        found += amount(s, Context(hero))
    return found


def has_category(s: State, hero: int, category: str) -> int:
    """The equipped card of a unique category (TBG-UNIQUE-01); -1: none."""
    return next((x for x in equipped(s, hero) if c.CARDS[x].unique == category), -1)


# -- the board ------------------------------------------------------------------------------------


def independents(s: State, region: int) -> tuple[int, ...]:
    """TBG-CHALLENGE-04: the types of independent creatures in a region."""
    return tuple([f.creature for f in s.figures if f.region == region and f.quest < 0])


def quest_groups(s: State, faction: int, region: int) -> tuple[int, ...]:
    """TBG-CHALLENGE-05: the types of this faction's quest creatures in a region."""
    found = [
        f.creature
        for f in s.figures
        if f.region == region and f.quest >= 0 and c.QUESTS[f.quest].faction == faction
    ]
    return tuple(dict.fromkeys(found))


def lying(s: State, word: str) -> tuple[tuple[int, Any], ...]:
    """The events beside the board that do this, each with what it says about it."""
    found: tuple[tuple[int, Any], ...] = ()
    for event in s.events:
        for name, made in has.HAPPENINGS[event]:
            if name == word:
                found = (*found, (event, made))
    return found


def said(event: int, word: str) -> Any:
    """What an event says about a word that it has."""
    return next(made for name, made in has.HAPPENINGS[event] if name == word)


def bosses_at(s: State, faction: int, region: int) -> tuple[int, ...]:
    """TBG-CHALLENGE-09, TBG-OVERLORD-07: the Overlord and event bosses that this faction may
    challenge here."""
    seen = bosses_seen(s, faction, region)
    return seen and tuple(
        boss
        for boss in seen
        if c.BOSSES[boss].event < 0 or not s.beaten[c.BOSSES[boss].event] & 1 << faction
    )


def bosses_seen(s: State, faction: int, region: int) -> tuple[int, ...]:
    """The Overlord and event bosses here, as far as a faction knows (NONE: somebody of neither)."""
    found = [c.EVENTS[event].boss for event in s.events if c.EVENTS[event].boss >= 0]
    found = [boss for boss in found if c.BOSSES[boss].region == region]
    if lair(s, faction) == region:
        found.insert(0, c.OVERLORDS[s.overlord].boss)
    return tuple(found)


def lair(s: State, faction: int) -> int:
    """TBG-BOSS-05: where the Overlord stands, as far as a faction knows; -1: it can't tell (Lord
    Kazzak), or nobody has been drawn yet."""
    if s.overlord < 0:
        return -1
    overlord = c.OVERLORDS[s.overlord]
    if overlord.route:
        return overlord.route[s.march]
    if len(overlord.counters) == 1:
        return overlord.counters[0]
    known = faction != NONE and s.lair >= 0 and s.peeked[s.lair] & 1 << faction
    return overlord.counters[s.lair] if known else -1


def stock(s: State, creature: int, color: int) -> int:
    """TBG-LIMITS-01: figures that are not on the board."""
    out = sum(f.many for f in s.figures if f.creature == creature and f.color == color)
    return c.CREATURES[creature].figures[color] - out


# -- the opponent ---------------------------------------------------------------------------------


def foes(s: State) -> tuple[Figure, ...]:
    """TBG-CHALLENGE-11, TBG-CHALLENGE-17: the creatures of the combat that are left: all of the
    group, and nobody else."""
    if s.fight != VS_CREATURES:
        return ()
    return tuple(
        f
        for f in s.figures
        if f.region == s.field
        and f.creature == s.foe
        and (f.quest < 0 if s.independent else _owned(s, f))
    )


def _owned(s: State, figure: Figure) -> bool:
    owner = 1 - s.striker if s.raid else s.striker
    return figure.quest >= 0 and c.QUESTS[figure.quest].faction == owner


def opposed(s: State) -> bool:
    """TBG-COMBAT-08: is there anybody left to fight against?"""
    if s.fight == VS_CREATURES:
        return bool(foes(s))
    return not s.slain if s.fight == VS_BOSS else True


def opponents(s: State, hero: int) -> int:
    """How many a hero is up against."""
    if s.fight == VS_CREATURES:
        return sum(f.many for f in foes(s))
    return 1 if s.fight == VS_BOSS else len(fighters(s, 1 - faction_of(hero)))


def has_won_over(s: State, hero: int) -> bool:
    """TBG-TERM-04: an opponent was defeated in this combat: a creature, a boss or an enemy."""
    if s.fight != VS_ENEMIES:
        return s.slain > 0
    return any(s.side[h] == FALLEN for h in heroes_of(s, 1 - faction_of(hero)))


def foe_traits(s: State) -> Foe:
    if s.fight == VS_CREATURES:
        return has.FOE_OF[s.foe]
    return has.FOE_OF[len(c.CREATURES) + s.boss] if s.fight == VS_BOSS else NO_FOE


def immune(s: State, hero: int) -> bool:
    """A card protects from what these creatures do."""
    return s.fight == VS_CREATURES and s.foe in has_of(s, hero).immune


def boss_values(s: State) -> c.Values:
    """TBG-BOSS-02, TBG-OVERLORD-02: for four characters or for six."""
    return c.BOSSES[s.boss].values[party(s) == 6]


def burden(s: State, faction: int) -> int:
    """By how much the Overlord's Attack is higher for a faction that has yet to beat a boss."""
    return sum(
        c.BOSSES[c.EVENTS[event].boss].burden
        for event in s.events
        if c.EVENTS[event].boss >= 0 and not s.beaten[event] & 1 << faction
    )


def plagued(s: State, region: int) -> int:
    """By how much the Attack of creatures is higher in the lands of a plague."""
    return sum(
        more
        for _, (regions, more, _, _) in lying(s, "plague")
        if c.LAND_OF[region] in {c.LAND_OF[r] for r in regions}
    )


def boss_attack(s: State) -> int:
    more = burden(s, s.striker) if c.BOSSES[s.boss].overlord >= 0 else 0
    return boss_values(s).attack + more


def highest_attack(s: State) -> int:
    if s.fight == VS_BOSS:
        return boss_attack(s)
    one = max((c.CREATURES[s.foe].values[f.color].attack for f in foes(s)), default=0)
    return one + plagued(s, s.field) if one else 0


def attack(s: State) -> int:
    """TBG-DEFENSE-06, TBG-CREATURE-02: the Attack of all that are left, by type and color
    (TBG-COMBAT-11)."""
    if s.fight == VS_BOSS:
        return boss_attack(s)
    more = plagued(s, s.field) if s.fight == VS_CREATURES else 0
    return sum(f.many * (c.CREATURES[s.foe].values[f.color].attack + more) for f in foes(s))


def threat(s: State, hero: int) -> int:
    """TBG-ATTACK-10, TBG-CREATURE-01, TBG-PVP-10: what a die of this hero must show."""
    faction = faction_of(hero)
    if s.fight == VS_CREATURES:
        base = max((c.CREATURES[s.foe].values[f.color].threat for f in foes(s)), default=1)
    elif s.fight == VS_BOSS:
        base = boss_values(s).threat
    else:
        base = max((s.level[h] for h in fighters(s, 1 - faction)), default=1) + 2
    return max(1, base - s.threat[faction] - (s.own_threat if s.attacker == hero else 0))


# -- dice -----------------------------------------------------------------------------------------


def limit(s: State, color: int) -> int:
    """TBG-DICE-02, TBG-DICE-13: how many dice of a color there are for the attacker."""
    most = c.DICE_EACH - s.removed[color] - s.banished[color]
    return max(0, most if s.forgone[color] == NONE else min(most, s.forgone[color]))


def thrown(s: State, color: int) -> int:
    """Dice of a color that lie on the table."""
    first = c.die(color, 1)
    return sum(s.dice[first : first + 4 * n.FACES])


def showing(s: State, dice: tuple[int, ...]) -> int:
    """How many dice show one of these, whatever their marks (TBG-DICE-10)."""
    return sum(s.dice[d] + s.dice[d + 1] + s.dice[d + 2] + s.dice[d + 3] for d in dice)


def spottable(s: State, dice: tuple[int, ...]) -> tuple[int, ...]:
    """TBG-DICE-08: those of them that are not spotted yet."""
    return tuple(d + m for d in dice for m in (0, c.REROLLED) if s.dice[d + m])
