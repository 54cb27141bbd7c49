"""What the server keeps on disk, and what it asks of whoever keeps it.

The live tables (`rooms`) and the database (`store`) meet here and nowhere else: rows are plain
values that JSON can hold, and `Store` is all that a table ever asks for. So a test can play whole
games over a dictionary, and another database needs no other table code.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, Literal, NamedTuple, Protocol

from .messages import Level, Status

SeatKind = Literal["free", "person", "bot"]


class StoreFailed(Exception):
    """Nothing was written. The sentence is for the log, not for a player."""


class Damaged(StoreFailed):
    """What was to be read can't be, now or later."""


class Stale(StoreFailed):
    """Somebody else has written an input with this number: what is in memory is behind."""


@dataclass(frozen=True, kw_only=True)
class GuestRow:
    """Somebody who came by. The id is no secret (the cookie's signature is): others see it in
    chat, so that they can mute them."""

    id: str
    name: str
    language: str
    created: float
    seen: float


@dataclass(frozen=True, kw_only=True)
class Listed:
    """What a list of one's own (a deck) is called, and whose it is: kind and id in the box."""

    name: str
    leader: tuple[str, str] | None = None


class Brings(NamedTuple):
    """A list of one's own as text, with what it is called, or the name of one in the box."""

    text: str
    listed: Listed | None = None


@dataclass(frozen=True, kw_only=True)
class SeatRow:
    """Who sits on one seat. `name` is what the table calls them; one guest may hold several
    seats (hot seat), each with its own name. A bot's `guest` is whoever has lent it the seat."""

    kind: SeatKind = "free"
    guest: str | None = None
    name: str = ""
    level: Level | None = None
    nonce: str | None = None
    """What the seat adds to the dice, once it has told; before that there is its `promise`."""
    promise: str | None = None
    brings: str | None = None
    """A list of its own (a deck): nobody else's business until the rules show it."""
    listed: Listed | None = None
    """That of `brings`, for whoever chose it; None: it is one from the box."""


@dataclass(frozen=True, kw_only=True)
class TableRow:
    """A table, whatever its match. `waiting` and `rounds` are what everybody may see of the
    match, so that a list of tables needs no match in memory."""

    id: str
    game: str
    owner: str
    options: dict[str, Any]
    seats: tuple[SeatRow, ...]
    seed: str
    """The match's seed in hex: a secret until the match is over. It is drawn with the table, so
    that its commitment is published before anybody adds a nonce."""
    status: Status = "waiting"
    public: bool = False
    spectators_allowed: bool = True
    stand_in_after: int | None = None
    rematch: str | None = None
    lesson: str | None = None
    forked_from: str | None = None
    waiting: tuple[str, ...] = ()
    rounds: tuple[int, int] = (0, 0)
    created: float = 0.0
    changed: float = 0.0
    shown: dict[str, Any] = field(default_factory=dict)
    """For what comes later without a change of the schema."""

    def shelf(self, guest: str) -> str:
        """Where this guest has put the table: "", "archive" or "removed" from the list."""
        return str(self.shown.get("shelf", {}).get(guest, ""))

    @property
    def practice(self) -> bool:
        """Alone with bots, one may take back whatever one likes: the table says so at its start,
        or it is a lesson."""
        return self.lesson is not None or bool(self.shown.get("practice"))

    @property
    def clock(self) -> int | None:
        """Seconds for an answer; then a bot gives it. None: as long as one likes."""
        found = self.shown.get("clock")
        return None if found is None else int(found)

    @property
    def solver(self) -> int | None:
        """The seat whose puzzle this is; None: it is none."""
        found = self.shown.get("solver")
        return None if found is None else int(found)


@dataclass(frozen=True, kw_only=True)
class ChatRow:
    table: str
    number: int
    """Counts the lines of one table from 1."""
    guest: str
    name: str
    seat: str | None
    text: str
    at: float
    team: str | None = None
    """The seats that may read it, as in "AC"; None: everybody."""


@dataclass(frozen=True, kw_only=True)
class ListRow:
    """A list of one's own (a deck) as text, finished or not."""

    id: str
    guest: str
    game: str
    text: str
    created: float
    changed: float


class Full(StoreFailed):
    """There is no room for one more."""


class Store(Protocol):
    """The database. Every method that writes returns when it is on disk, or raises
    `StoreFailed` and has written nothing."""

    async def close(self) -> None: ...

    async def beat(self, now: float) -> None:
        """Write something, so that one knows that it can be done."""
        ...

    # -- guests ------------------------------------------------------------------------------

    async def guest(self, id: str) -> GuestRow | None: ...

    async def add_guest(self, row: GuestRow) -> None: ...

    async def rename_guest(self, id: str, name: str) -> None: ...

    async def touch(self, id: str, now: float) -> None: ...

    async def add_link(self, token_hash: str, guest: str, expires: float) -> None:
        """A guest has one link at a time: an older one is void."""
        ...

    async def take_link(self, token_hash: str, now: float) -> str | None:
        """The guest of a link that is still good; it is used up."""
        ...

    # -- lists -------------------------------------------------------------------------------

    async def lists_of(self, guest: str, game: str) -> list[ListRow]:
        """This guest's lists for a game, the last changed first."""
        ...

    async def add_list(self, row: ListRow, room: int) -> None:
        """`Full`: this guest has so many already, whatever the game."""
        ...

    async def change_list(self, guest: str, id: str, text: str, now: float) -> ListRow | None:
        """The list as it is now; None: this guest has no such list."""
        ...

    async def remove_list(self, guest: str, id: str) -> ListRow | None:
        """What it was; None: this guest has no such list."""
        ...

    # -- tables ------------------------------------------------------------------------------

    async def add_table(self, row: TableRow, linked: TableRow | None = None) -> None:
        """A new table; in the same transaction another is saved that now leads to it."""
        ...

    async def table(self, id: str) -> TableRow | None: ...

    async def save_table(self, row: TableRow) -> None: ...

    async def open_tables(self, limit: int, after: str | None = None) -> list[TableRow]:
        """Public tables with a free seat, the newest first; those that come after another."""
        ...

    async def forsaken(self, before: float, limit: int) -> list[str]:
        """Tables that wait for people and have not changed since then, the oldest first."""
        ...

    async def tables_of(self, guest: str, limit: int = 100) -> list[TableRow]:
        """Tables where this guest sits or which they opened, the last changed first."""
        ...

    async def count_open(self, guest: str, lessons: bool) -> int:
        """How many tables this guest opened that are not over: lessons, or all others."""
        ...

    async def count_public(self, guest: str) -> int:
        """How many of their public tables wait for people."""
        ...

    async def playing(self) -> list[TableRow]:
        """Every table whose match is under way: after a restart some have bots to wake."""
        ...

    # -- matches -----------------------------------------------------------------------------

    async def start_match(
        self,
        table_id: str,
        header: dict[str, Any],
        inputs: list[dict[str, Any]],
        snapshot: dict[str, Any],
        row: TableRow,
    ) -> None:
        """In one transaction; the table's row is added when it is not there yet."""
        ...

    async def append(
        self,
        table_id: str,
        inputs: list[dict[str, Any]],
        snapshot: dict[str, Any],
        row: TableRow | None,
    ) -> None:
        """Inputs (each has its number `n`), snapshot and row in one transaction, which calls that
        wait at the same time may share. `Stale`: a number is taken."""
        ...

    async def load_match(
        self, table_id: str
    ) -> tuple[dict[str, Any], list[dict[str, Any]], dict[str, Any]] | None:
        """Header, inputs in order, snapshot."""
        ...

    # -- chat --------------------------------------------------------------------------------

    async def add_chat(self, row: ChatRow) -> None: ...

    async def chat(self, table_id: str, limit: int) -> list[ChatRow]:
        """The last lines, the oldest first."""
        ...
