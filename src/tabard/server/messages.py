"""What travels on the socket of a table, and the shapes that the HTTP API shares with it.

A client sends one of `FromClient`, a JSON object with its `type`; unknown fields are refused. The
server answers each with a `Reply` that names the message's `id`, and sends `Tables`, `Positions`
and `Chats` whenever something has changed. All sentences are in the language of the connection.
`docs/PROTOCOL.md` tells the story; `client/src/lib/messages.ts` is made from this file.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Any, Literal

import msgspec

Language = Literal["en", "it"]
Level = Literal["easy", "normal", "hard"]
Status = Literal["waiting", "playing", "over"]

MESSAGE_LIMIT = 64 * 1024
"""Bytes of one message from a client."""
PICKS_LIMIT = 64
"""Picks in one answer."""
CHAT_LIMIT = 300
"""Characters of one line of chat."""
SIGNAL_LIMIT = 8
"""Picks in one plan."""

Id = Annotated[int, msgspec.Meta(ge=0, le=2**53 - 1)]
SeatName = Annotated[str, msgspec.Meta(min_length=1, max_length=2)]
OptionText = Annotated[str, msgspec.Meta(min_length=1, max_length=200)]


# -- from a client --------------------------------------------------------------------------------


class Answer(msgspec.Struct, tag="answer", forbid_unknown_fields=True, kw_only=True):
    """Picks for the question `number` of a seat, in a row: all of them are applied, or none."""

    id: Id
    seat: SeatName
    number: int
    options: Annotated[list[OptionText], msgspec.Meta(min_length=1, max_length=PICKS_LIMIT)]


class Order(msgspec.Struct, tag="order", forbid_unknown_fields=True, kw_only=True):
    """A standing order of a seat for itself, at any moment, whoever is asked: the box lists them.
    Nobody else hears of it."""

    id: Id
    seat: SeatName
    order: OptionText


class Explain(msgspec.Struct, tag="explain", forbid_unknown_fields=True, kw_only=True):
    """Why an option is legal for the seat now, or why not."""

    id: Id
    seat: SeatName
    option: OptionText


class Preview(msgspec.Struct, tag="preview", forbid_unknown_fields=True, kw_only=True):
    """What picks for the seat's question would do, in a row, before they are given."""

    id: Id
    seat: SeatName
    options: Annotated[list[OptionText], msgspec.Meta(min_length=1, max_length=PICKS_LIMIT)]


class Undo(msgspec.Struct, tag="undo", forbid_unknown_fields=True, kw_only=True):
    """Take back the seat's last answer: at once when nothing was learned since, else everybody
    else at the table is asked. `all`: all of them that can be taken back; for practice only."""

    id: Id
    seat: SeatName
    all: bool = False


class Consent(msgspec.Struct, tag="consent", forbid_unknown_fields=True, kw_only=True):
    """The answer to somebody's wish to take back, or to sit down where a bot plays."""

    id: Id
    agree: bool
    about: Literal["undo", "seat"] = "undo"


class Wave(msgspec.Struct, tag="wave", forbid_unknown_fields=True, kw_only=True):
    """Let the bots go first that wait for this seat of yours. That holds until you act again, or
    the turn ends."""

    id: Id
    seat: SeatName


class Chat(msgspec.Struct, tag="chat", forbid_unknown_fields=True, kw_only=True):
    """`team`: only your side reads it."""

    id: Id
    text: Annotated[str, msgspec.Meta(min_length=1, max_length=CHAT_LIMIT)]
    team: bool = False


class Signal(msgspec.Struct, tag="signal", forbid_unknown_fields=True, kw_only=True):
    """Show the partners of your seat something. "ping": a thing, as kind and name. "plan": what you
    are about to answer. "propose": what a partner should answer who decides for your side. Each
    plan takes the place of the last, and so does each proposal; without `texts` there is none."""

    id: Id
    seat: SeatName
    sign: Literal["ping", "plan", "propose"]
    texts: Annotated[list[OptionText], msgspec.Meta(max_length=SIGNAL_LIMIT)] = []


class Look(msgspec.Struct, tag="look", forbid_unknown_fields=True, kw_only=True):
    """See the table through the eyes of this seat of yours (hot seat), or as a spectator. With
    `plain` positions carry their zones, for the plain table."""

    id: Id
    seat: SeatName | None = None
    plain: bool = False


class Speak(msgspec.Struct, tag="speak", forbid_unknown_fields=True, kw_only=True):
    """Go on in this language: everything is sent anew."""

    id: Id
    language: Language


FromClient = (
    Answer | Order | Explain | Preview | Undo | Consent | Wave | Chat | Signal | Look | Speak
)


# -- shapes ---------------------------------------------------------------------------------------


@dataclass
class TermShape:
    amount: int
    text: str
    rule: str


@dataclass
class SumShape:
    """``4 = 2 base + 1 Murloc + 1 mountain``, term by term."""

    total: int
    terms: list[TermShape]
    text: str


@dataclass
class ReasonShape:
    """Why an option is legal or not. `text` has no sum in it; `odds` is the chance of success in
    percent where a die decides."""

    option: str
    legal: bool
    text: str
    sum: SumShape | None = None
    odds: int | None = None
    rule: str | None = None
    rule_title: str | None = None


@dataclass
class ChangeShape:
    """One thing that would be different, in its text form, split into verb and arguments, with the
    sentence for it: from `low` to `high`, which are equal where it is certain."""

    text: str
    verb: str
    args: list[str]
    label: str
    low: int
    high: int
    things: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class PreviewShape:
    """What picks would do if everybody passed. `options` are those that were looked at: what is
    asked no more, as it is no choice, is left out. `assumed`: more answers of yours on the way;
    `possible`: what could be answered with what lies open. `who` has the choice at which it ends,
    `asks` is its label; None: it was played out."""

    options: list[str]
    changes: list[ChangeShape]
    assumed: list[str]
    possible: list[str]
    who: str | None
    asks: str | None
    over: bool
    """It ends the game, whatever else happens."""


@dataclass
class ChosenShape:
    """The list that a seat plays with: what it is called, and whose it is (kind and id in the box);
    `ready`: the name of one in the box, as one sends it."""

    name: str
    leader: tuple[str, str] | None = None
    ready: str | None = None


@dataclass
class SeatShape:
    """Who sits where. `stand_in`: a bot plays for an absent person; `bot_in`: the seconds until
    one will, now that the seat is waited for; `time_left`: the seconds that it has for its
    answer, where the table has a clock. `lent`: a bot plays, and the seat waits for whoever
    gave it away: you, or somebody else. `seen`: other seats whose hands its person has looked
    at. `brings`: it has chosen the list that it plays with; `chosen`: which, if it is yours, or
    a bot's at your table. `agreed`: its person wants the next game of a series to begin.
    `promise`: of its nonce."""

    seat: str
    kind: Literal["free", "person", "bot"]
    name: str
    level: Level | None = None
    mine: bool = False
    online: bool = False
    stand_in: bool = False
    bot_in: int | None = None
    time_left: int | None = None
    conceded: bool = False
    lent: Literal["no", "yours", "theirs"] = "no"
    seen: list[str] = field(default_factory=list)
    brings: bool = False
    chosen: ChosenShape | None = None
    agreed: bool = False
    promise: str | None = None


@dataclass
class SeatWishShape:
    """Somebody wants to go on for a bot. `seen`: seats whose hands they have seen; `mine`: it is
    your wish; `asked`: you are to agree or not; `missing`: how many are still to be heard."""

    seat: str
    name: str
    seen: list[str]
    mine: bool
    asked: bool
    missing: int


@dataclass
class UndoShape:
    """Somebody wants to take back more than they can alone."""

    seat: str
    agreed: list[str]
    missing: list[str]


@dataclass
class PlayedShape:
    """A game of a series that is over. Nobody has won a draw."""

    table: str
    winners: list[str]


@dataclass
class SeriesShape:
    """Several games for one result. `game`: which of them is played here, counted from 1; `games`:
    those that are over; `score`: each seat's wins; `winners`: who has won it all. `swap`: lists
    change hands after each game. `closed`: this game is over, and can be looked at again when all
    is decided."""

    best_of: int
    swap: bool
    game: int
    games: list[PlayedShape]
    score: list[int]
    winners: list[str]
    closed: bool


@dataclass
class TableShape:
    id: str
    game: str
    title: str
    options: dict[str, Any]
    status: Status
    public: bool
    seats: list[SeatShape]
    owner: bool
    """Whether you opened this table."""
    spectators: int
    spectators_allowed: bool
    stand_in_after: int | None
    """Seconds after which a bot plays for an absent person; None: never."""
    clock: int | None
    """Seconds for an answer, after which a bot gives it; None: as long as one likes."""
    practice: bool
    """Alone with bots one may take back what has come to light, too; else nobody may."""
    commitment: str
    """To the seed of all dice; see docs/FAIR.md."""
    pledge: str | None = None
    """To the seed and everybody's nonce, once nobody can sit down any more: keep it, then tell."""
    tell: list[str] = field(default_factory=list)
    """Seats of yours whose promised nonce the table waits for."""
    seed: str | None = None
    """Published when the match is over, and the series that it belongs to allows it."""
    series: SeriesShape | None = None
    undo: UndoShape | None = None
    asking: SeatWishShape | None = None
    rematch: str | None = None
    lesson: str | None = None
    puzzle: bool = False
    """The lesson is a puzzle: to be solved before the turn is over."""
    forked_from: str | None = None
    rounds: tuple[int, int] = (0, 0)
    waiting: list[str] = field(default_factory=list)
    changed: float = 0.0
    """Unix time of the last move."""
    archived: bool = False
    """You have put it away."""


@dataclass
class ChoiceShape:
    """One option: its text form (which is what one sends), split into verb and arguments, the
    sentence for it, what it comes to where there is a sum behind it, its chance of success in
    percent where a die decides, and the things that it names, as the box knows them."""

    text: str
    verb: str
    args: list[str]
    label: str
    amount: int | None = None
    odds: int | None = None
    things: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class QuestionShape:
    seat: str
    number: int
    label: str
    prompt: str
    choices: list[ChoiceShape]
    about: Any = None
    sealed: bool = False
    evident: bool = False
    """Everybody can see that there is but one answer: to give it at once tells nothing."""


@dataclass
class LineShape:
    """One line of the log, as this viewer may read it. `things` are the names in the event, each
    with its kind ("region", "race", …), so that a hover can light them up."""

    number: int
    event: str
    text: str
    seat: str | None
    things: list[tuple[str, str]]


@dataclass
class ZoneShape:
    """Something on the table for the plain table: a name, whose it is, rows of words, and the
    things of the box that they name."""

    name: str
    seat: str | None
    heads: list[str]
    rows: list[list[str]]
    things: list[tuple[str, str]] = field(default_factory=list)


@dataclass
class ReportRow:
    label: str
    values: list[int]


@dataclass
class TurningShape:
    """A round that decided much, and at whose cost."""

    round: int
    seat: str
    text: str


@dataclass
class ReportShape:
    """The score broken down: a row for each source with a value for each seat; each seat's running
    total after each round, of which the first has the number `first` (0: at the start), and what is
    counted there when it is not the score; what decided the match; the turning points; and a table
    of whatever else is worth telling."""

    rows: list[ReportRow]
    rounds: list[list[int]]
    first: int = 1
    counted: str = ""
    how: str = ""
    turnings: list[TurningShape] = field(default_factory=list)
    heads: list[str] = field(default_factory=list)
    table: list[list[str]] = field(default_factory=list)


@dataclass
class OutcomeShape:
    scores: list[int]
    winners: list[str]
    report: ReportShape | None = None
    conceded: list[str] = field(default_factory=list)


@dataclass
class ChatShape:
    """`number` grows from line to line. `team`: only one side reads it, which is yours."""

    number: int
    name: str
    seat: str | None
    text: str
    at: float
    guest: str
    """The public id of who said it, so that one can mute them."""
    team: bool = False


@dataclass
class SignalShape:
    """What a partner shows: see `Signal`. `labels`: the sentence for each option."""

    seat: str
    sign: Literal["ping", "plan", "propose"]
    texts: list[str]
    labels: list[str] = field(default_factory=list)


# -- to a client ----------------------------------------------------------------------------------


class Reply(msgspec.Struct, tag="reply", kw_only=True):
    """To the message with this `id`. `stale`: the question had changed; a whole `Position`
    follows. Whatever went wrong, nothing was changed."""

    to: int
    ok: bool
    error: Literal["", "malformed", "illegal", "stale", "refused", "busy", "impossible"] = ""
    text: str = ""
    reason: ReasonShape | None = None
    preview: PreviewShape | None = None


class Tables(msgspec.Struct, tag="table", kw_only=True):
    table: TableShape


class Positions(msgspec.Struct, tag="position", kw_only=True):
    """What one viewer sees after one input. `step` counts this viewer's positions. `actor` is who
    made the move that led here (None: nobody did). `log` holds the lines that are
    new; with `whole` it is the whole log, and what was shown before is void."""

    step: int
    seat: str | None
    actor: str | None
    whole: bool
    view: dict[str, Any]
    question: QuestionShape | None
    mine_asked: list[str]
    """Those of your seats that are asked, whichever you look through (hot seat)."""
    waiting: list[str]
    turn: str | None
    """Whose turn it is; None: nobody's."""
    prompt: str
    """Who must do what, in one line."""
    can_undo: bool
    why_no_undo: str
    can_ask_undo: bool
    """Not alone, but if everybody else agrees."""
    rounds: tuple[int, int]
    log: list[LineShape]
    held: list[str] = []
    """Bots that wait for you: asked together with your seat, they act after you, or once everybody
    they wait for has waved them on."""
    orders: list[str] = []
    """What stands of all that this seat can order, in the order of the game's `orders`; empty:
    nothing of that choice. A spectator orders nothing."""
    zones: list[ZoneShape] | None = None
    outcome: OutcomeShape | None = None
    partner: QuestionShape | None = None
    """What a partner decides for your whole side, while you are not asked: see `Signal`."""
    side: list[str] = []
    """The seats that play with this one, itself included; a spectator has no side."""


class Chats(msgspec.Struct, tag="chat", kw_only=True):
    """With `whole` what was shown before is void: other eyes look on."""

    lines: list[ChatShape]
    whole: bool = False


class Signs(msgspec.Struct, tag="signs", kw_only=True):
    """All that your side has planned and proposed (`standing`), yourself included; what was there
    before is void. `ping`: somebody points at something, now."""

    standing: list[SignalShape]
    ping: SignalShape | None = None


class Closed(msgspec.Struct, tag="closed", kw_only=True):
    """The last message before the server ends the connection, and why. `again`: come back."""

    text: str
    again: bool


FromServer = Reply | Tables | Positions | Chats | Signs | Closed
