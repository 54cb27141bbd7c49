"""What a card changes: everything that counts, before and after."""

from __future__ import annotations

import re
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import values

from ..table import Table

AT = {"grey": "t1", "green": "h3", "yellow": "a1", "red": "p3"}
"""A normal space of each color."""
AFTER = {
    **{"sandrai": "immolate", "burbonn": "feign-death"},
    **{"grumbaz": "overpower", "sofeea": "arcane-missiles"},
}
"""A card to be held, so that one is asked before the attacks."""
SPARE = ["young-wolf.2", "mountain-boar.2"]
Counts = dict[str, int]


def rival(hero: str) -> str:
    """Somebody who answers nothing."""
    return "burbonn" if hero != "burbonn" else "grumbaz"


def count(t: Table) -> Counts:
    """Numbers of A, and of the foe in a combat."""
    s = t.s
    found = {
        "hurt": s.hurt[0],
        "energy": s.energy[0],
        "held": s.held[0],
        "pack": len(values.pack(s, 0)),
        "items": len(values.items(s, 0)),
        "moves": s.moves,
    }
    if s.fighting:
        for name in ("attack", "defense", "damage"):
            found[name] = getattr(values, name)(s, 0)
            found[f"foe {name}"] = getattr(values, name)(s, 1)
    return found


def change(t: Table, before: Counts) -> Counts:
    """What is different now."""
    now = count(t)
    return {k: now[k] - v for k, v in before.items() if k in now and now[k] != v}


def told(text: str) -> Counts:
    """A change as a sheet writes it: ``foe damage +1, held -1``."""
    found: Counts = {}
    for part in text.split(", ") if text not in ("", "-") else ():
        match = re.fullmatch(r"([a-z ]+?) ([+-]\d+)", part)
        assert match is not None, part
        found[match[1]] = int(match[2])
    return found


def powers(text: str) -> dict[str, str]:
    """``[6] damage +1; hit held -1`` by when it works."""
    if text == "-":
        return {}
    return dict(part.split(" ", 1) for part in text.split("; "))


def settle(t: Table) -> Table:
    """Until somebody is asked something of weight: what chance decides comes first, of what has to
    be chosen the first."""
    while q := GAME.pending(t.s):
        if q.domain is not None and q.label not in ("combat", "movement", "reroll"):
            t.give(q.domain.outcomes()[0][0])
        elif q.label in ("toss", "give_up", "powers", "lay"):
            t.do(f"{SEAT_NAMES[q.who[0]]} {t.options()[0]}")
        else:
            break
    return t


def fight(card: str, hero: str = "grumbaz", level: str = "", **more: Any) -> Table:
    """The card is drawn; the hero is asked before the roll."""
    level = level or n.LEVELS[c.CARDS[c.CARD.index[card]].level]
    spec: dict[str, Any] = {"hero": hero, "at": AT[level], "level": level, **more}
    spec.setdefault("hand", [AFTER[hero]])
    spec.setdefault("pack", SPARE)
    there = {"hero": rival(hero), "at": "undercity"}
    color = n.LEVELS[c.CARDS[c.CARD.index[card]].level]
    t = Table(A={**spec, "at": AT[color]}, B=there, **{color: [card]})
    settle(t.move(2, 3).do("A stay"))
    while t.label == "window":
        t.do("A pass")
    assert t.label == "combat"
    return t


def roll(t: Table, mine: int, theirs: int) -> Table:
    """Both dice, with nothing played before them."""
    while t.asked:
        t.do(f"{t.asked} pass")
    return t.give(((mine,), (theirs,)))


def fired(t: Table, mine: int, theirs: int) -> Counts:
    """What the dice set off before the attacks; a die that is rolled again counts as "die" or "foe
    die" and shows a 3."""
    before = count(t)
    roll(settle(t), mine, theirs)
    again: Counts = {}
    while settle(t).label == "reroll":
        t.give(3)
        side = "die" if "rerolled red 3" in t.events else "foe die"
        again[side] = again.get(side, 0) + 1
    assert t.label == "combat"
    return again | change(t, before)
