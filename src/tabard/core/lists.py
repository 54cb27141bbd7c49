"""Lists of one's own: what somebody brings to a table (a deck, say), as text to paste and share.

A title that is played with such lists names the kind of things in its box that are ready-made ones
(`Game.list_kind`) and reads a text (`Game.read_list`). All that is wrong with a text is told at
once.

What somebody brings is their own: while a match goes on, nobody else reads it in its options.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, NamedTuple

if TYPE_CHECKING:
    from .game import Game


class ListProblem(NamedTuple):
    """One thing that is wrong with a list, for the person who wrote it."""

    sentence: str
    line: int | None = None
    """Where, counted from 1; None: it is about the whole list."""
    rule: str | None = None
    """The rule that forbids it, when one does."""
    excess: int = 0
    """So many copies of what the line names have to go: then this is mended."""

    def __str__(self) -> str:
        return f"{self.sentence} ({self.rule})" if self.rule else self.sentence


class ListEntry(NamedTuple):
    """So many copies of one thing of the box."""

    kind: str
    id: str
    copies: int
    group: str
    """What it stands among, in the language that was asked for: the allies, the quests."""


@dataclass(frozen=True)
class Listing:
    """A list as it was read: what it holds, and everything that is wrong with it."""

    name: str
    """What its maker calls it; may be empty."""
    leader: tuple[str, str] | None
    """Kind and id of whom it belongs to, who is not counted with it (a hero), if there is one."""
    entries: tuple[ListEntry, ...]
    """In the order of their groups; what could not be read is among the problems."""
    problems: tuple[ListProblem, ...] = ()

    @property
    def size(self) -> int:
        return sum(entry.copies for entry in self.entries)


# -- lists in a match's options -------------------------------------------------------------------


def list_option(game: Game[Any]) -> str | None:
    """The name of the option that holds a list for each seat; None: the title has no lists."""
    return next(iter(game.with_lists([""] * game.info.seats[1]))) if game.list_kind else None


def lists_in(game: Game[Any], options: Mapping[str, Any], seats: int) -> list[Any]:
    """What the options say for each seat."""
    key = list_option(game)
    value = None if key is None else options.get(key, game.info.settings[key].default)
    return list(value) if isinstance(value, list | tuple) else [value] * seats


def ready_made(game: Game[Any], value: Any, seats: int) -> bool:
    """Whether this is a list from the box, or no choice at all, and so nobody's own."""
    key = list_option(game)
    if key is None:
        return True
    setting = game.info.settings[key]
    slots = () if setting.slots is None else setting.slots(seats)
    return value == setting.default or any(value in slot for slot in slots)


def ready_name(game: Game[Any], value: str, seats: int, language: str) -> str | None:
    """What a list from the box is called; None: it is none."""
    key = list_option(game)
    if key is None or not ready_made(game, value, seats):
        return None
    return game.info.settings[key].choice(value, language)


def with_own(
    game: Game[Any], options: Mapping[str, Any], own: Sequence[str | None]
) -> dict[str, Any]:
    """A match's options: the table's, with the lists that seats bring."""
    if not any(own):
        return dict(options)
    said = lists_in(game, options, len(own))
    return {**options, **game.with_lists([mine or said[i] for i, mine in enumerate(own)])}


def public_options(game: Game[Any], options: Mapping[str, Any], seats: int) -> dict[str, Any]:
    """A table's options without anybody's own list, as if it had not been chosen."""
    return _without(game, options, seats, lambda i, value: ready_made(game, value, seats))


def known_options(
    game: Game[Any], options: Mapping[str, Any], seats: int, viewer: int
) -> dict[str, Any]:
    """A running match's options as this viewer may know them. A list from the box may have been
    brought in secret too, so they read their own alone."""
    return _without(game, options, seats, lambda i, value: i == viewer)


def _without(
    game: Game[Any], options: Mapping[str, Any], seats: int, stays: Callable[[int, Any], bool]
) -> dict[str, Any]:
    key = list_option(game)
    if key is None or not isinstance(options.get(key), list | tuple):
        return dict(options)
    default = game.info.settings[key].default
    said = enumerate(lists_in(game, options, seats))
    return {**options, key: [value if stays(i, value) else default for i, value in said]}


def as_known(game: Game[Any], s: Any, viewer: int) -> Any:
    """A copy of a position with the options as this viewer may know them."""
    made = s.copy()
    made.settings = MappingProxyType(known_options(game, s.settings, s.seats, viewer))
    return made
