"""What a title says about itself, and what it says when a game has ended."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .ask import Option, Seat


class Outcome(NamedTuple):
    """How a game ended. Allies win together: all of them are among the `winners`. A win that
    several sides share is shared equally among these (`Game.shares`)."""

    scores: tuple[int, ...]
    winners: tuple[Seat, ...]


class Standing(NamedTuple):
    """One thing that a seat has ordered for itself: the orders among which it chooses, and the one
    that stands (None: none of them). Of two, the first is what a switch says that is on."""

    orders: tuple[Option, ...]
    now: Option | None


class ReportRow(NamedTuple):
    """One source of points: what it is called, and what it brought each seat."""

    label: str
    values: tuple[int, ...]


class Turning(NamedTuple):
    """A round that decided much: its number, at whose cost, and what happened in a sentence."""

    round: int
    seat: int
    text: str


@dataclass(frozen=True)
class Report:
    """How a match came out. The values of a seat in all rows together are its score; a game without
    points has no rows."""

    rows: tuple[ReportRow, ...]
    rounds: tuple[tuple[int, ...], ...]
    """Each seat's running total after each round, what it began with included."""
    first: int = 1
    """The number of the first of these rounds; that of 0 is how it stood at the start."""
    counted: str = ""
    """What is counted in them, as a heading, where it is not the score."""
    how: str = ""
    """What decided the match, in a sentence; empty where the score says it."""
    turnings: tuple[Turning, ...] = ()
    """The turning points, in their order."""
    heads: tuple[str, ...] = ()
    """Of a table of whatever else is worth telling, row by row; empty: there is none."""
    table: tuple[tuple[str, ...], ...] = ()


@dataclass(frozen=True)
class Zone:
    """Something on the table: what it is called, whose it is (a seat's letter), and rows of
    words under heads; without heads a row is a name and its value. `things` are those of the
    box that the rows name, each as (kind, name), so that they can be opened."""

    name: str
    seat: str | None
    heads: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]
    things: tuple[tuple[str, str], ...] = ()


@dataclass(frozen=True)
class Setting:
    """One choice a table makes before the game: its default, and what it may be."""

    default: Any
    check: Callable[[Any, int], str | None]
    """(value, number of seats) → None when it is fine, else the sentence that says why not."""
    help: str
    labels: Mapping[str, str] = field(default_factory=dict)
    """What it is called, in every language."""
    helps: Mapping[str, str] = field(default_factory=dict)
    """A line about it, in every language."""
    slots: Callable[[int], tuple[tuple[Any, ...], ...]] | None = None
    """Number of seats → what can be chosen, for people who would rather pick than write. With
    one slot the value is one of its choices; with several it is a list, one choice from each.
    The default is possible too, even where no slot names it ("random")."""
    name: Callable[[Any, str], str] | None = None
    """(choice, language) → what a choice is called; None: as it is written."""

    def label(self, language: str) -> str | None:
        return self.labels.get(language)

    def about(self, language: str) -> str:
        return self.helps.get(language, self.help)

    def choice(self, value: Any, language: str) -> str:
        """What one choice is called in this language."""
        return str(value) if self.name is None else self.name(value, language)


@dataclass(frozen=True)
class GameInfo:
    id: str
    title: Mapping[str, str]
    version: str
    """Of the rules; a saved match remembers it."""
    seats: tuple[int, int]
    teams: bool = False
    hidden: bool = True
    settings: Mapping[str, Setting] = field(default_factory=dict)
    content: Mapping[str, int] = field(default_factory=dict)
    """How many things of each sort the packs hold."""
    content_hash: str = ""
    package: str = ""
    """Where its pack, words, rules and scenarios lie."""
    schema: str = ""
    """The module with the shapes of its packs (see `pack`)."""
    recalled: frozenset[str] = frozenset()
    """Columns the view hides although perfect recall knows them: determinize keeps them, and
    the leak gate leaves them out by name."""

    @property
    def players(self) -> str:
        """How many can play, in words: "2 to 5", or just "2"."""
        low, high = self.seats
        return str(low) if low == high else f"{low} to {high}"
