"""What a play, an attack or an answer in combat would do: previews (see `tabard.core.preview`).

Everybody passes, nobody protects; whoever asks strikes with a weapon if their hero can. What the
other player could do with what lies open (a protector, a weapon, armor) is listed, and armor and
weapons are tried both ways.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabard.core.ask import Ask, Option
from tabard.core.codec import SEAT, Codec

from .. import content as c
from ..language import powers as pw
from ..rules import values
from ..rules.announce import payers
from ..rules.legal import play_cost
from ..state import (
    CARD_LINK,
    CHAIN,
    DECK,
    NOBODY,
    PLAY,
    RESOURCE,
    SLOT,
    State,
    can_read,
    hand,
    ref_slot,
)

CHANGES = Codec(
    {
        "cost": (),
        "pays": (SLOT,),
        "damage": (SLOT,),
        "prevented": (SLOT,),
        "healed": (SLOT,),
        "destroyed": (SLOT,),
        "returned": (SLOT,),
        "removed": (SLOT,),
        "interrupted": (SLOT,),
        "enters": (c.CARD, SLOT),
        "controls": (SEAT, SLOT),
        "exhausted": (SLOT,),
        "readied": (SLOT,),
        "atk": (SLOT,),
        "health": (SLOT,),
        "counters": (SLOT,),
        "drawn": (SEAT,),
        "fetched": (SEAT,),
        "discarded": (SEAT,),
        "milled": (SEAT,),
        "recovered": (SEAT,),
        "loses": (SEAT,),
    }
)
REACTIONS = frozenset({"strike", "protect", "armor"})
FORETOLD = frozenset(
    {"priority", "mode", "target", "pay", "defender", "strike", "protect", "armor", "may"}
)
"""The questions whose answers have a preview."""
THROUGH_COMBAT = frozenset({"pass", "strike", "protect", "hold", "armor", "apply", "take"})
"""Answers that let a combat take its course."""
HALF_MADE = frozenset({"mode", "target", "pay"})


def foretold(q: Ask | None, s: State, option: Option) -> bool:
    """To pass with nothing under way is to end a phase: that is no play."""
    if q is None or q.label not in FORETOLD:
        return False
    return option[0] != "pass" or bool(s.chain) or s.attacker != NOBODY


def settled(q: Ask, before: State, s: State, options: Sequence[Option]) -> bool:
    """Somebody has priority again: what was announced has been resolved, and so has all that came
    of it; to pass is to let the top link resolve, or the combat take its course."""
    verb = options[-1][0]
    passes = verb == "pass"
    if q.label != "priority" or len(s.chain) > max(0, len(before.chain) - passes):
        return False
    if s.attacker == NOBODY:
        return True
    new = before.attacker == NOBODY
    return not new and not (verb in THROUGH_COMBAT and not (passes and before.chain))


def quietly(q: Ask, s: State, seat: int, keen: bool) -> Option | None:
    """Who is asked passes, holds back and takes the damage; the one who wants to know strikes once.
    Who is keen strikes and uses armor, too."""
    who: int = q.who[0]
    options: tuple[Option, ...] = q.options
    match q.label:
        case "priority":
            return ("pass",)
        case "protect":
            return ("hold",)
        case "strike":
            mine = any(s.controller[ref_slot(weapon)] == who for weapon in s.struck)
            return options[0] if (keen or who == seat) and not mine else ("hold",)
        case "armor":
            armor = [o for o in options if o[0] == "armor"]
            others = [o for o in options if o[0] != "armor"]
            return armor[0] if armor and (keen or not others) else others[0]
        case "order":
            return options[0]
        case "discard" if who != seat:
            return options[0]
        case "may" if who != seat:
            return ("yes",) if keen else ("no",)
    return None


# -- what is different ----------------------------------------------------------------------------

TOLD: dict[str, str] = {
    "prevented": "prevented",
    "healed": "healed",
    "destroyed": "destroyed",
    "bounced": "returned",
    "removed": "removed",
    "interrupted": "interrupted",
    "drew": "drawn",
    "discarded": "discarded",
    "milled": "milled",
    "recovered": "recovered",
    "lost": "loses",
    "dealt": "damage",
    "hurt": "damage",
}
"""What is heard of, and what a preview calls it."""


def foreseen(
    q: Ask | None,
    before: State,
    after: State,
    heard: Sequence[tuple[Any, ...]],
    events: Codec,
    seat: int,
    options: Sequence[Option],
) -> dict[Option, int]:
    found: Counter[Option] = Counter()
    for x in paid(q, before, after, seat, options):
        found["cost",] += 1
        found["pays", x] = 1
    for verb, *args in heard:
        named = {kind.name: value for kind, value in zip(events.verbs[verb], args, strict=True)}
        if verb == "entered" and can_read(before, named["slot"], seat):
            found["enters", named["card"], named["slot"]] = 1
        elif verb == "controls":
            found["controls", named["seat"], named["slot"]] = 1
        elif verb in TOLD:
            kinds = CHANGES.verbs[TOLD[verb]]
            found[TOLD[verb], *(named[kind.name] for kind in kinds)] += named.get("number", 1)
    for who in range(2):
        came = sum(before.zone[x] == DECK for x in hand(after, who)) - found["drawn", who]
        if came > 0:
            found["fetched", who] = came
    for x in before.play:
        if after.zone[x] == PLAY and after.gen[x] == before.gen[x]:
            found.update(turned(before, after, x))
    return dict(found)


def turned(before: State, after: State, x: int) -> dict[Option, int]:
    """What is different about a card that has stayed in play."""
    old, new = values.traits(before, x), values.traits(after, x)
    counters = sum(at(after)[x] - at(before)[x] for at in values.COUNTER_COLUMNS.values())
    found: dict[Option, int] = {
        ("exhausted", x): int(after.exhausted[x] > before.exhausted[x]),
        ("readied", x): int(after.exhausted[x] < before.exhausted[x]),
        ("atk", x): new.atk - old.atk,
        ("health", x): new.health - old.health,
        ("counters", x): counters,
    }
    return {what: n for what, n in found.items() if n}


def paid(
    q: Ask | None, before: State, after: State, seat: int, options: Sequence[Option]
) -> list[int]:
    """The resources that are exhausted for it, or will be, if it is half-made."""
    if q is not None and q.label in HALF_MADE and q.who[0] == seat:
        due = announced(before, after, seat, options)
        if due is not None:
            return payers(before, seat, due)
    used = [o[1] for o in options if o[0] == "use" and pw.POWERS[o[2]].cost.tap]
    return [
        x
        for x in before.resources
        if before.controller[x] == seat
        and x not in used
        and after.zone[x] == RESOURCE
        and after.exhausted[x] > before.exhausted[x]
    ]


def announced(before: State, s: State, seat: int, options: Sequence[Option]) -> int | None:
    """What the half-made play will cost; None: it has been paid."""
    if options[0][0] == "use":
        due = pw.POWERS[options[0][2]].cost.resources
    else:
        linked = [ref_slot(link.source) for link in s.chain if link.kind == CARD_LINK]
        cards = [x for x in range(len(s.zone)) if s.zone[x] == CHAIN and x not in linked]
        if not cards:
            return None
        due = play_cost(s, seat, cards[0])
    return due if all(s.exhausted[x] == before.exhausted[x] for x in s.resources) else None
