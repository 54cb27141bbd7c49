"""Numbers that follow from the table by the rules and that the board shows: what each hero can
have, the dice of a round, what a change of cards does to them, and how a combat stands. All of it
is open (TBG-OPENINFO-01) but where the Overlord stands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.core.ask import Ask, Option, Seat

from .. import content as c
from ..context import Context
from ..language import names as n
from ..rules import attack, cards, combat, effects, rewards, steps, travel, values
from ..state import HERO, NONE, VS_BOSS, VS_CREATURES, State, box_of, faction_of


def now(s: State, q: Ask | None, seats: Sequence[Seat]) -> dict[str, Any] | None:
    """For the eyes of these seats. None: there are no heroes yet."""
    if not values.heroes(s):
        return None
    found: dict[str, Any] = {
        "heroes": {HERO.names[hero]: hero_now(s, hero) for hero in values.heroes(s)},
        "experience": list(rewards.thresholds(s)),
        "bosses": _bosses(s, seats) if s.overlord >= 0 else {},
        "strength": {name: values.strength(s, side) for side, name in enumerate(n.FACTIONS)},
    }
    if s.fight >= 0:
        found["fight"] = fight_now(s)
    changes = changed_dice(s, q)
    if changes:
        found["changes"] = changes
    return found


def _bosses(s: State, seats: Sequence[Seat]) -> dict[str, list[str]]:
    """Region by region, as far as one faction knows; to both together no more than to
    somebody of neither."""
    sides = {s.faction[seat] for seat in seats if seat >= 0}
    faction = sides.pop() if len(sides) == 1 else NONE
    found = {
        c.REGIONS[region]: [c.BOSSES[boss].id for boss in values.bosses_seen(s, faction, region)]
        for region in range(len(c.REGIONS))
    }
    return {region: bosses for region, bosses in found.items() if bosses}


def hero_now(s: State, hero: int) -> dict[str, Any]:
    return {
        "health": values.capacity(s, hero, "health"),
        "energy": values.capacity(s, hero, "energy"),
        "dice": dice_of(s, hero),
        "spellbook": [c.CARDS[card].id for card in cards.spellbook(s, hero)],
        "strides": bool(
            values.has_of(s, hero).unstopped or effects.usable(s, hero, travel.TRAVELS, hero)
        ),
    }


def dice_of(s: State, hero: int) -> list[int]:
    """What the cards of a hero give in the next round without being used: dice by color, Reroll,
    Attrition (TBG-ATTACK-01)."""
    world = s.copy()
    world.sink = None
    if world.fight < 0:
        world.bout = 1  # as a combat begins
    world.rerolls = world.attrition = 0
    dice = [0, 0, 0]
    for friend in values.friends(world, hero):
        for given in values.has_of(world, friend).gives:
            if friend == hero or given.friends:
                steps.give(world, dice, given, Context(friend, them=hero))
    return [*(min(c.DICE_EACH, max(0, many)) for many in dice), world.rerolls, world.attrition]


def changed_dice(s: State, q: Ask | None) -> dict[str, list[int]]:
    """For each change of cards that is offered: the dice of the hero after it."""
    if q is None or q.label not in ("manage", "equip_now"):
        return {}
    return {
        _text(option): after
        for seat in q.who
        for option in q.options_of(seat)
        if option[0] in ("equip", "unequip") and (after := _with(s, option)) is not None
    }


def _text(option: Option) -> str:
    verb, hero, card, *area = option
    words = [verb, HERO.names[hero], c.CARDS[card].id, *(n.AREAS[x] for x in area)]
    return " ".join(words)


def _with(s: State, option: Option) -> list[int] | None:
    world = s.copy()
    world.sink = None
    hero, card = option[1], option[2]
    if option[0] == "unequip":
        cards.take_off(world, hero, card)
    else:
        cards.put_on(world, hero, card, option[3])
    return dice_of(world, hero)


def fight_now(s: State) -> dict[str, Any]:
    """How a combat stands: the Threat of whoever attacks, what strikes back, and what of it is held
    off so far."""
    hero = s.attacker
    side = s.striker if hero < 0 else faction_of(hero)
    found: dict[str, Any] = {"side": n.FACTIONS[side]}
    if hero >= 0:
        found["threat"] = values.threat(s, hero)
        found["menaces"] = bool(attack.menaces(s, hero, attack.AFTER_REROLL))
    else:
        found["threat"] = max((values.threat(s, h) for h in values.fighters(s, side)), default=0)
    if s.fight == VS_CREATURES:
        more = values.plagued(s, s.field)
        found["foes"] = [
            {
                "creature": c.CREATURES[f.creature].id,
                "color": n.COLORS[f.color],
                "quest": c.QUESTS[f.quest].id if f.quest >= 0 else None,
                "many": f.many,
                "attack": c.CREATURES[f.creature].values[f.color].attack + more,
                "health": c.CREATURES[f.creature].values[f.color].health,
            }
            for f in values.foes(s)
        ]
    elif s.fight == VS_BOSS:
        worth = values.boss_values(s)
        found["boss"] = {"attack": values.boss_attack(s), "health": worth.health}
    if s.fight in (VS_CREATURES, VS_BOSS):
        found["attack"] = values.attack(s)
        found["due"] = combat.wounds_due(s, s.striker)
    found["boxes"] = [
        {box: s.boxes[box_of(faction, i)] for i, box in enumerate(n.BOXES)} for faction in range(2)
    ]
    return found
