"""Numbers that the browser's table shows beside the columns: what a hero is worth now, of which
color the decks still hold how much. All of it lies open."""

from __future__ import annotations

from typing import Any

from tabard.core.codec import SEAT_NAMES

from .. import content as c
from ..language import names as n
from ..rules import items, values
from ..state import NONE, State


def now(s: State) -> dict[str, Any]:
    return {
        "heroes": {
            SEAT_NAMES[seat]: _hero(s, seat) for seat in range(s.seats) if s.hero[seat] != NONE
        },
        "aggro": [
            c.SPACES[space]
            for slot, space in enumerate(s.line_at)
            if s.line[slot] >= 0 and n.AGGRO in values.foe_traits(s.line[slot])
        ],
        "line": [None if card < 0 else c.FOES[values.foe_of(card)].id for card in s.line],
        "decks": {name: items.count(s, level) for level, name in enumerate(n.LEVELS)},
        "fight": _fight(s) if s.fighting else None,
    }


def _hero(s: State, seat: int) -> dict[str, Any]:
    """Outside a combat: with what is worn, without any die."""
    numbers, weapon, armor = values.numbers(s, seat), s.weapon[seat], s.armor[seat]
    hero = c.HEROES[s.hero[seat]]
    kind = values.item(weapon).type if weapon >= 0 else hero.type
    return {
        "life": values.life(s, seat),
        "attack": values.item(weapon).value if weapon >= 0 else numbers.attack,
        "defense": values.item(armor).value if armor >= 0 else numbers.defense,
        "damage": numbers.damage,
        "type": n.TYPES[kind],
    }


def _fight(s: State) -> list[dict[str, Any]]:
    """Both sides of the combat, by the rules, the attacker first."""
    return [
        {
            "attack": values.attack(s, side),
            "defense": values.defense(s, side),
            "damage": values.damage(s, side),
            "type": n.TYPES[values.attack_type(s, side)],
        }
        for side in (0, 1)
    ]
