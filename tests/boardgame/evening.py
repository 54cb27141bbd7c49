"""What tests of events, Overlords and fights between factions share: four heroes of two people, a
turn that ends, an event that comes, dice that miss."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeAlias

from tabard.core.ask import Pool
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import names as n
from tabard.games.boardgame.state import HERO, box_of
from tests.boardgame.table import Table, hero

CLASSES = {"horde1": "warrior", "horde2": "shaman", "alliance1": "mage", "alliance2": "paladin"}
Given: TypeAlias = Mapping[str, Any]
"""What heroes have, as a position writes it down."""
EVENT_TURN = 3
"""The next space has an Event icon."""
MISS = {"use": "done", "reroll": "keep", "manage": "ready", "act": "pass"}


def four(given: Given | None = None, **more: Any) -> Table:
    """A plays the Horde, B the Alliance; `given` says more about some of the four heroes."""
    heroes = {
        name: hero(class_, seat="AB"[name[0] == "a"], **(given or {}).get(name, {}))
        for name, class_ in CLASSES.items()
    }
    return Table(**({"heroes": heroes, "turn": EVENT_TURN} | more))


def end_turn(t: Table) -> Table:
    """The faction whose turn it is does nothing more."""
    turn = t["turn"]
    while t.label in ("act", "manage") and t["turn"] == turn:
        seat = t.asked[0]
        t.do(f"{seat} {t.offers(seat, MISS[t.label])[0]}")
    return t


def drawn(*events: str, given: Given | None = None, **position: Any) -> Table:
    """The Horde's turn ends, and these events come."""
    return come(end_turn(four(given, **position)), *events)


def come(t: Table, *events: str) -> Table:
    for event in events:
        assert t.label == "event", t.label
        t.give(c.EVENT_NO[event])
    return t


def answer(t: Table, *texts: str) -> Table:
    """Whoever is asked gives these answers, one after the other."""
    for text in texts:
        t.do(f"{t.asked[0]} {text}")
    return t


def throw(t: Table, rest: int = 1, **faces: list[int]) -> Table:
    """A roll: these faces, and ones (or `rest`) for all other dice; then whatever may be used is
    left alone."""
    return idle(toss(idle(t), rest, **faces))


def toss(t: Table, rest: int = 1, **faces: list[int]) -> Table:
    """A roll, and nothing else."""
    q = GAME.pending(t.s)
    assert q is not None
    assert isinstance(q.domain, Pool), t.label
    shown = []
    for at, dice in enumerate(q.domain.dice):
        wanted = faces.get(n.COLORS[at], []) if at < len(n.COLORS) else []
        shown.append(tuple(sorted([*wanted, *[rest] * (dice.n - len(wanted))])))
    return t.give(tuple(shown))


def idle(t: Table) -> Table:
    """Nobody uses anything, as long as that is the question."""
    while t.label in ("use", "reroll", "last_word"):
        seat = t.asked[0]
        for verb in ("done", "keep", "face"):
            if t.offers(seat, verb):
                t.do(f"{seat} {verb}")
                break
    return t


def lay(t: Table, faction: str, **boxes: int) -> Table:
    """Tokens in a Combat Area."""
    for box, many in boxes.items():
        t.s.boxes[box_of(n.FACTIONS.index(faction), n.BOXES.index(box))] = many
    return t


def no(name: str) -> int:
    return HERO.index[name]
