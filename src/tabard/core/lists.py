"""Lists of one's own: what somebody brings to a table (a deck, say), as text to paste and share.

A title that is played with such lists names the kind of things in its box that are ready-made ones
(`Game.lists`) and reads a text (`Game.read_list`). All that is wrong with a text is told at once.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple


class ListProblem(NamedTuple):
    """One thing that is wrong with a list, for the person who wrote it."""

    sentence: str
    line: int | None = None
    """Where, counted from 1; None: it is about the whole list."""
    rule: str | None = None
    """The rule that forbids it, when one does."""

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
