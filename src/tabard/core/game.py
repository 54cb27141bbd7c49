"""The contract between a title and everything that plays it.

A title is one `Game` object without a state of its own. Bots, server and tools see a game through
the methods below and know nothing else about it; `registry` finds titles by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from random import Random
from types import MappingProxyType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

from . import state as states
from .ask import CHANCE, Ask, Option, Seat
from .codec import SEAT, SEAT_NAMES, Codec, Kind
from .errors import BUGS, Illegal, Impossible, Malformed
from .flow import Flow, Frame, begin, run_on, stack_text
from .info import GameInfo as GameInfo
from .info import Outcome as Outcome
from .info import Report as Report
from .info import Setting as Setting
from .info import Zone as Zone
from .lists import Listing as Listing
from .state import COUNT, HIDDEN, PUBLIC, BaseState

if TYPE_CHECKING:
    from .explain import Reason
    from .words import Words

S = TypeVar("S", bound=BaseState)
PictureSize = Literal["brief", "usual", "whole"]
SPECTATOR = -1
"""The seat of somebody who only watches."""

STALL = 100_000
"""More inputs than any game has: one that gets there does not end by itself."""


class Game(Generic[S]):
    """One title. Subclass it, set the class attributes, and implement the methods marked (own)."""

    info: ClassVar[GameInfo]
    state: ClassVar[type[BaseState]]
    main: ClassVar[Flow[..., Any]]
    options: ClassVar[Codec]
    """All options there are, whatever the question."""
    events: ClassVar[Codec]
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Events that show somebody something new: undo alone does not go back beyond them."""
    domains: ClassVar[Mapping[str, Kind]] = {}
    """For chance questions whose outcome stands for content: label → kind."""
    words: ClassVar[Words]
    """What it says, in every language: see `phrase` for the names of the messages."""
    horizon: ClassVar[int | None] = None
    """How many changes of `turn` a bot's playout looks ahead; None: to the end of the game."""
    trust: ClassVar[int] = 3
    """How many good results the heuristic's pick starts a search with: more where a playout tells
    little."""
    lead: ClassVar[float] = 10.0
    """A lead in `value` that wins about three games of four: what a bot takes as much or little."""
    lists: ClassVar[str] = ""
    """The kind of things in its box that are ready-made lists (decks), for titles to which
    players bring lists of their own: see `lists`. The text of each is its data's `list`."""

    # -- a game's own ------------------------------------------------------------------------

    def prepare(self, s: S) -> None:
        """(own) Before the main flow starts: sizes of rows, values that depend on the seats."""

    def attach(self, s: S) -> None:
        """(own) Rebuild `s.static` from the columns, as far as they are filled."""

    def determinize(self, s: S, seat: Seat, rng: Random) -> S:
        """(own) A state that this seat can't tell from `s`: all it can't know drawn anew.

        The result depends on what the seat knows and on `rng`, and on nothing else: for two
        states the seat can't tell apart, equal generators give equal results."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """(own) None until the game is over."""
        raise NotImplementedError

    def explain(self, s: S, seat: Seat, option: Option) -> Reason:
        """(own) Why this option is legal for the seat, or why not: sentence, sum, rule."""
        raise NotImplementedError

    def laws(self, s: S) -> list[str]:
        """(own) Every broken law of conservation, as a sentence. Empty: all is well."""
        return []

    def noun(self, s: S, kind: Kind, number: int, language: str) -> str | None:
        """(own) What a thing is called when its name is not among the words; None: it is."""
        return None

    def thing(self, s: S, kind: Kind, number: int) -> tuple[str, str] | None:
        """(own) Which thing of the box this is, as (kind, name), when that is another than its own:
        the card in a place, say. Only what everybody may know of it counts."""
        return None

    def progress(self, s: S) -> tuple[int, int]:
        """(own) (rounds done, rounds in all), for progress bars and for finding the middle."""
        raise NotImplementedError

    def rounds(self, s: S) -> tuple[int, int]:
        """(own) (rounds done, rounds in all) as players count them; 0 in all: nobody can tell."""
        return self.progress(s)

    def turn(self, s: S) -> Any:
        """(own) A value that changes when a new turn begins: a match can be taken back, with the
        table's consent, to the start of the turn before. Without turns of its own a game's turn
        is whoever is asked."""
        q = self.pending(s)
        if q is None:
            return None
        return q.label if q.sealed else q.who

    def place(self, spec: Mapping[str, Any]) -> S:
        """(own) The position that a scenario writes down, at the start of a turn."""
        raise Malformed(f"{self.info.title['en']} has no notation for positions.")

    def measure(self, s: S, words: list[str]) -> Any:
        """(own) What a scenario may expect besides the columns, e.g. ``cost A L1A-03``;
        None: that is no measure of this game."""
        return None

    # -- what bots ask a game (quick, and right enough) ----------------------------------------

    def heuristic(self, s: S, seat: Seat, options: tuple[Option, ...], rng: Random) -> Option:
        """(own) A quick, sensible pick of this seat. A bot calls it on a sampled state only."""
        return options[int(rng.random() * len(options))]

    def considered(self, s: S, seat: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """(own) The options that are worth a thought, at least one: a bot that searches leaves
        the others out. Called on sampled states only."""
        return options

    def value(self, s: S) -> tuple[float, ...]:
        """(own) For each seat, how well it stands, on one scale (the final score it can expect,
        say); once the game is over, how it ended."""
        ended = self.outcome(s)
        return (0.0,) * s.seats if ended is None else tuple(map(float, ended.scores))

    def allies(self, s: S, seat: Seat) -> tuple[Seat, ...]:
        """(own) Whom this seat wins together with, itself included."""
        return (seat,)

    # -- what people are shown ------------------------------------------------------------------

    def scores(self, s: S) -> tuple[int, ...]:
        """(own) What each seat would have if the game ended here, by concession."""
        return tuple(round(value) for value in self.value(s))

    def box(self, language: str) -> dict[str, Any]:
        """(own) What is in the box, as JSON for a browser: `things` by kind and name, each with
        name, text, rules, emblem and data, and whatever the game's own `board` needs."""
        return {"things": {}, "board": {}}

    def read_list(self, text: str, language: str) -> Listing:
        """(own) A list of one's own, with every mistake in it and every rule that it breaks.

        `Malformed` is for a title without such lists, and for what is no text of one at all."""
        raise Malformed(f"{self.info.title['en']} is played without decks of one's own.")

    def random_list(self, rng: Random) -> str:
        """(own) Some list of one's own that is legal, as text."""
        raise Malformed(f"{self.info.title['en']} is played without decks of one's own.")

    def with_lists(self, lists: Sequence[str]) -> dict[str, Any]:
        """(own) The options of a table at which each seat plays the list given for it: a text, or
        the name of a ready-made one."""
        raise Malformed(f"{self.info.title['en']} is played without decks of one's own.")

    def report(self, events: Sequence[tuple[Any, ...]], s: S, language: str) -> Report | None:
        """(own) Where the scores come from, told by all events of a match that has led to `s`."""
        return None

    def picture(
        self, view: Mapping[str, Any], language: str, size: PictureSize = "usual"
    ) -> str | None:
        """(own) A seat's view drawn as text for a terminal: `brief` while one answer follows
        another, `usual` with what the question needs, `whole` for all there is to see. A line
        that is too long goes on under its first word. None: tables of the columns do."""
        return None

    def zones(
        self, s: S, view: Mapping[str, Any], language: str, names: Sequence[str] | None = None
    ) -> list[Zone] | None:
        """(own) A seat's view laid out as named zones of rows, for the plain table; None: tables
        of the columns do. `s` may only lend what everybody may know."""
        return None

    # -- playing -----------------------------------------------------------------------------

    def new(self, options: Mapping[str, Any] | None = None, seats: int | None = None) -> S:
        """A game before its first question. Raises `Malformed` for options that can't be."""
        low, high = self.info.seats
        seats = low if seats is None else seats
        if not low <= seats <= high:
            title = self.info.title["en"]
            raise Malformed(f"{title} is for {low} to {high} players, not {seats}.")
        given = dict(options or {})
        for name in given:
            if name not in self.info.settings:
                known = ", ".join(sorted(self.info.settings)) or "none"
                raise Malformed(f"There is no option {name!r}. Options: {known}.")
        for name, setting in self.info.settings.items():
            value = given.setdefault(name, setting.default)
            wrong = setting.check(value, seats)
            if wrong is not None:
                raise Malformed(wrong)
        s = self.blank(given, seats)
        self.prepare(s)
        self.start(s, self.main)
        return s

    def start(self, s: S, flow: Flow[..., Any]) -> None:
        """Let a flow take its course from here (a scenario starts in the middle of a game)."""
        try:
            begin(s, flow)
            self._forced(s)
        except (Impossible, *BUGS) as error:
            raise self._failed(error, s.frame, "at its start") from error

    def blank(self, options: Mapping[str, Any], seats: int) -> S:
        """A state with every column at its default and no flow running."""
        s: Any = object.__new__(self.state)
        s.seats, s.options, s.static = seats, MappingProxyType(dict(options)), None
        s.frame = s.ask = s.sink = s.memo = None
        s.sealed, s.steps = (), 0
        for name, f in self.state.fields.items():
            size = 0
            if f.axis is not None and (f.axis.local is None or f.axis is SEAT):
                size = seats if f.axis is SEAT else f.axis.size
            setattr(s, name, f.blank(size))
        return s  # type: ignore[no-any-return]

    def pending(self, s: S) -> Ask | None:
        """The question the game waits for; None: it is over."""
        found = s.ask
        if found is None and s.frame is not None:
            point = s.frame[0]
            assert point.question is not None
            found = point.question(s, *s.frame[1])
            if found.sealed and s.sealed:
                done = [seat for seat, _ in s.sealed]
                left = [i for i, seat in enumerate(found.who) if seat not in done]
                found = found._replace(
                    who=tuple(found.who[i] for i in left),
                    options=tuple(found.options[i] for i in left),
                )
            s.ask = found
        return found

    def advance(
        self,
        s: S,
        answer: Any,
        seat: Seat | None = None,
        sink: Callable[[tuple[Any, ...], tuple[int, ...] | None], None] | None = None,
    ) -> None:
        """Answer the pending question and run on to the next one.

        `seat` is needed when several seats are asked. The answer is checked before anything runs;
        when the rules themselves fail, `s` is spoilt: keep a copy if that matters."""
        q = s.ask or self.pending(s)
        frame = s.frame
        if q is None or frame is None:
            raise Illegal("The game is over.")
        if q.domain is not None:
            q.domain.check(answer)
        elif not q.free and not q.sealed:
            if answer not in q.options or (seat is not None and seat != q.who[0]):
                raise self._illegal(s, q, answer, seat)
        else:
            if seat is None or answer not in q.options_of(seat):
                raise self._illegal(s, q, answer, seat)
            if not q.sealed:
                answer = (seat, answer)
            else:
                s.sealed = tuple(sorted((*s.sealed, (seat, answer))))
                s.ask = None
                if len(q.who) > 1:
                    return
                answer = tuple(option for _, option in s.sealed)
                s.sealed = ()
        s.sink, s.steps = sink, 0
        try:
            run_on(s, frame, answer)
            self._forced(s)
        except (Impossible, *BUGS) as error:
            raise self._failed(error, frame, f"after {answer!r}") from error
        finally:
            s.sink = None

    def _failed(self, error: Exception, frame: Frame | None, when: str) -> Impossible:
        """A bug in the rules, with the place where they had waited."""
        what = error if isinstance(error, Impossible) else f"{type(error).__name__}: {error}."
        return Impossible(
            f"The rules of {self.info.id} failed {when}: {what} Flow stack: {stack_text(frame)}."
        )

    def _forced(self, s: S) -> None:
        """Take answers that are no choice, as long as that reveals nothing."""
        while s.frame is not None:
            q = s.ask
            if q is None:  # `pending` without the detour: nothing is sealed when flows have run
                point, values, _, _ = s.frame
                assert point.question is not None
                q = s.ask = point.question(s, *values)
            if len(q.options) > 1 or q.domain is not None:
                return
            if not q.options:
                raise Impossible(f"The question {q.label!r} offers nothing.")
            if q.sealed or q.secret:
                return
            run_on(s, s.frame, q.options[0])

    def _illegal(self, s: S, q: Ask, answer: Any, seat: Seat | None) -> Illegal:
        who = q.who[0] if seat is None else seat
        if not 0 <= who < s.seats:
            return Illegal(f"There is no seat number {who} at this table of {s.seats}.")
        if who not in q.who:
            waiting = " and ".join(SEAT_NAMES[w] for w in q.who if w != CHANCE) or "the dice"
            return Illegal(f"It is not seat {SEAT_NAMES[who]}'s turn to answer, but {waiting}'s.")
        try:
            text = self.options.text(s, answer)
            reason = self.explain(s, who, answer)
        except (Malformed, LookupError, TypeError, ValueError):
            return Illegal(f"{answer!r} is not one of the answers to {q.label!r}.")
        return Illegal(f"{text!r} is not legal now: {reason.sentence('en')}", reason.rule)

    # -- what a seat may know -----------------------------------------------------------------

    def view(self, s: S, seat: Seat) -> dict[str, Any]:
        """All that this seat may know (`SPECTATOR`: what everybody may), and nothing else."""
        shown: dict[str, Any] = {}
        for name, f in self.state.fields.items():
            value = getattr(s, name)
            if f.sparse and f.see is not HIDDEN:
                shown[name] = f.shown(s, value, seat)
            elif f.see is PUBLIC:
                shown[name] = f.to_json(s, value)
            elif f.see is COUNT:
                shown[name] = len(value)
            elif f.see is HIDDEN:
                continue
            elif f.shape == "scalar":
                shown[name] = f.to_json(s, value) if f.sees(s, 0, seat) else None
            else:
                named = f.to_json(s, value)
                shown[name] = [v if f.sees(s, i, seat) else None for i, v in enumerate(named)]
        q = self.pending(s)
        asked = None
        waiting: list[str] = []
        if q is not None:
            waiting = [SEAT_NAMES[w] for w in q.who if w != CHANCE]
            if seat != SPECTATOR and seat in q.who:  # a spectator is not the dice
                text = self.options.text
                asked = {
                    "label": q.label,
                    "about": self.about(s, q),
                    "options": [text(s, o) for o in q.options_of(seat)],
                }
        return {
            "game": self.info.id,
            "seat": SEAT_NAMES[seat] if seat >= 0 else None,
            "seats": s.seats,
            "columns": shown,
            "ask": asked,
            "waiting": waiting,
            "over": q is None,
        }

    def reseal(self, s: S, seat: Seat, rng: Random) -> None:
        """For determinize: draw anew what the other seats have sealed so far."""
        given, s.sealed, s.ask = s.sealed, (), None
        q = self.pending(s)
        assert q is not None or not given
        s.sealed = tuple(
            (w, answer if w == seat or q is None else rng.choice(q.options_of(w)))
            for w, answer in given
        )
        s.ask = None

    def about(self, s: S, q: Ask) -> Any:
        """What a question is about, as JSON: an option or event tuple becomes its text."""
        if q.about and q.about[0] in self.events.verbs:
            return self.events.text(s, q.about)
        return list(q.about)

    # -- saving -------------------------------------------------------------------------------

    def to_json(self, s: S) -> dict[str, Any]:
        return states.to_json(s, self.options)

    def from_json(self, data: Any) -> S:
        """Read a saved position; `Malformed` says what is wrong with it."""
        seats = data.get("seats") if isinstance(data, dict) else None
        low, high = self.info.seats
        if type(seats) is not int or not low <= seats <= high:
            raise Malformed("This is not a saved position: the number of seats is missing.")
        options = data.get("options")
        if not isinstance(options, dict):
            raise Malformed("This is not a saved position: the options are missing.")
        s = self.blank(options, seats)
        try:
            states.fill_from_json(s, data, self.options, self.attach)
            self.pending(s)
        except BUGS as error:  # names and numbers that are right one by one, but don't fit together
            raise Malformed(
                f"The position does not fit ({type(error).__name__}: {error})."
            ) from error
        return s


def emit(s: BaseState, *event: Any) -> None:
    """Tell everybody what happened. Costs nothing when nobody listens."""
    if s.sink is not None:
        s.sink(event, None)


def emit_to(s: BaseState, audience: Sequence[Seat], *event: Any) -> None:
    """Tell these seats only."""
    if s.sink is not None:
        s.sink(event, tuple(audience))
