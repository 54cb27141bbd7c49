"""What cards, faces and encounters do, compiled. The rules ask these records, and never which card
it is."""

from __future__ import annotations

from typing import Any, NamedTuple

from . import names


class Check(NamedTuple):
    """A condition: the word and what is in its brackets."""

    op: str
    arg: Any = None


class Do(NamedTuple):
    """One step: what, how much, and what else it needs."""

    op: str
    n: int = 0
    arg: Any = None
    foe: bool = False
    """It is done to the opponent."""
    level: int = names.GREY
    """WAG-KEYWORD-07: from this level on."""
    test: Check | None = None
    group: str = ""
    """It is done to all of these."""
    hit: bool = False
    """It waits for the attack to hit."""
    worth: float = 0.0


class PowerMade(NamedTuple):
    """One thing that a card, a face, an item or an encounter does at a moment."""

    number: int
    when: int
    steps: tuple[Do, ...]
    cost: int = 0
    die: int = 0
    """WAG-POWER-03: the result that activates it."""
    within: int = 0
    in_combat: bool = False
    first: bool = False
    """Before any step of the movement phase."""
    test: Check | None = None


class Static(NamedTuple):
    """What holds as long as the card is there."""

    op: str
    n: int = 0
    foe: bool = False
    against: int = -1
    """Only against encounters with this trait."""
    with_: str = ""
    """Only with a weapon, a ranged attack, or an ability card instead of the weapon."""
    arg: int = 0
    level: int = names.GREY


class Flip(NamedTuple):
    """When a global event is flipped."""

    op: str
    trait: int = -1
    on: int = -1


class Aim(NamedTuple):
    """One step of a quest."""

    op: str
    n: int = 0
    trait: int = -1
    from_: int = names.GREY
    places: tuple[int, ...] = ()


# -- the tables, filled when the box is opened ----------------------------------------------------

POWERS: tuple[PowerMade, ...] = ()
ATTACHED: tuple[tuple[Static, ...], ...] = ()
"""What an ability card does where it is attached."""
FACE: tuple[tuple[tuple[Static, ...], ...], ...] = ()
"""By hero and side."""
FACE_POWERS: tuple[tuple[tuple[int, ...], ...], ...] = ()
ITEM_POWERS: tuple[tuple[int, ...], ...] = ()
FOE_POWERS: tuple[tuple[int, ...], ...] = ()
FOE_WIN: tuple[int, ...] = ()
WAYS: tuple[tuple[int, ...], ...] = ()
"""The ways in which the front of an event can be resolved."""
BACK: tuple[int, ...] = ()
ALWAYS: tuple[tuple[Static, ...], ...] = ()
"""What an event does to everybody while it lies there."""
FLIPS: tuple[Flip, ...] = ()
AIMS: tuple[tuple[Aim, ...], ...] = ()
"""The steps of each quest."""


def fill_tables(powers: tuple[PowerMade, ...], **tables: Any) -> None:
    """The box is opened: all tables at once."""
    own = globals()
    own["POWERS"] = powers
    for name, table in tables.items():
        assert name in own, name
        own[name] = table
