"""How a title is played: its questions and answers, what a seat may know, saving.

Bots, server and tools see a game through this class and know nothing else about it; what is a
title's own is declared in `title`, and `registry` finds titles by name.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from copy import copy
from random import Random
from types import MappingProxyType
from typing import Any, Self, TypeVar

from . import saving
from .ask import CHANCE, Ask, Option, Seat, known_domain
from .codec import SEAT, SEAT_NAMES
from .errors import BUGS, Illegal, Impossible, Malformed
from .flow import Flow, Frame, begin, run_on, stack_text
from .info import GameInfo as GameInfo
from .info import Outcome as Outcome
from .info import Report as Report
from .info import Setting as Setting
from .info import Standing as Standing
from .info import Zone as Zone
from .lists import Listing as Listing
from .state import COUNT, PUBLIC, BaseState
from .title import PictureSize as PictureSize
from .title import Title

S = TypeVar("S", bound=BaseState)
SPECTATOR = -1
"""The seat of somebody who only watches."""

STALL = 100_000
"""More inputs than any game has: one that gets there does not end by itself."""


class Game(Title[S]):
    """One title being played: what is the same for all. A title subclasses it and fills in what
    `title.Title` declares."""

    forces = True
    """Are answers taken that are no choice? (A scenario may want to see every question.)"""

    # -- playing -----------------------------------------------------------------------------

    def new(self, settings: Mapping[str, Any] | None = None, seats: int | None = None) -> S:
        """A game before its first question. Raises `Malformed` for settings that can't be."""
        low, high = self.info.seats
        seats = low if seats is None else seats
        if not low <= seats <= high:
            title = self.info.title["en"]
            raise Malformed(f"{title} is for {self.info.players} players, not {seats}.")
        given = dict(settings or {})
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
            self.force(s)
        except (Impossible, *BUGS) as error:
            raise self._failed(error, s.frame, "at its start") from error

    def blank(self, settings: Mapping[str, Any], seats: int) -> S:
        """A state with every column at its default and no flow running."""
        s: Any = object.__new__(self.state)
        s.seats, s.settings, s.static = seats, MappingProxyType(dict(settings)), None
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
        who, _, options, _, sealed, _, domain, free = q  # quicker than field by field
        if domain is not None:
            domain.check(answer)
        elif not (free or sealed):
            if answer not in options or (seat is not None and seat != who[0]):
                raise self._illegal(s, q, answer, seat)
        else:
            if seat is None or (
                answer not in q.options_of(seat) if q.sealed else (seat, answer) not in q.options
            ):
                raise self._illegal(s, q, answer, seat)
            if not sealed:
                answer = (seat, answer)
            else:
                s.sealed = tuple(sorted((*s.sealed, (seat, answer))))
                s.ask = None
                if len(who) > 1:
                    return
                answer = tuple(option for _, option in s.sealed)
                s.sealed = ()
        s.sink, s.steps = sink, 0
        try:
            run_on(s, frame, answer)
            self.force(s)
        except (Impossible, *BUGS) as error:
            raise self._failed(error, frame, f"after {answer!r}") from error
        finally:
            s.sink = None

    def order(self, s: S, seat: Seat, order: Option) -> None:
        """Take an order of a seat, whoever is asked: it counts from the next question on."""
        if not any(order in choice.orders for choice in self.standing(s, seat)):
            raise Illegal(f"{order!r} is not an order that can be given here.")
        self.obey(s, seat, order)

    def _failed(self, error: Exception, frame: Frame | None, when: str) -> Impossible:
        """A bug in the rules, with the place where they had waited."""
        what = error if isinstance(error, Impossible) else f"{type(error).__name__}: {error}."
        return Impossible(
            f"The rules of {self.info.id} failed {when}: {what} Flow stack: {stack_text(frame)}."
        )

    def asking_all(self) -> Self:
        """This game, but asking also where there is no choice."""
        other = copy(self)
        other.forces = False
        return other

    def force(self, s: S) -> None:
        """Take answers that are no choice, as long as that reveals nothing."""
        while s.frame is not None:
            q = s.ask
            if q is None:  # `pending` without the detour: nothing is sealed when flows have run
                point, values, _, _ = s.frame
                assert point.question is not None
                q = s.ask = point.question(s, *values)
            options = q.options
            if len(options) > 1:
                return
            if q.domain is not None:
                known_domain(q)
                return
            if not options:
                raise Impossible(f"The question {q.label!r} offers nothing.")
            if q.sealed or q.secret or not self.forces:
                return
            run_on(s, s.frame, options[0])

    def _illegal(self, s: S, q: Ask, answer: Any, seat: Seat | None) -> Illegal:
        who = q.who[0] if seat is None else seat
        if not 0 <= who < s.seats:
            return Illegal(f"There is no seat number {who} at this table of {s.seats}.")
        try:
            text = self.options.text(s, answer)
            reason = self.explain(s, who, answer)
        except (Malformed, LookupError, TypeError, ValueError):
            return Illegal(f"{answer!r} is not one of the answers to {q.label!r}.")
        if who not in q.who:
            waiting = " and ".join(SEAT_NAMES[w] for w in q.who if w != CHANCE) or "the dice"
            turn = f"It is not seat {SEAT_NAMES[who]}'s turn to answer, but {waiting}'s."
            return Illegal(turn, reason.rule, reason, text)
        why = f"{text!r} is not legal now: {reason.sentence('en')}"
        return Illegal(why, reason.rule, reason, text)

    # -- what a seat may know -----------------------------------------------------------------

    def view(self, s: S, seat: Seat, public: Mapping[str, Any] | None = None) -> dict[str, Any]:
        """All that this seat may know (`SPECTATOR`: what everybody may), and nothing else.
        `public`: what everybody sees, when somebody has written it already (`scribe`)."""
        seen = self.state.open_fields
        shown: dict[str, Any] = {**dict.fromkeys(seen), **(public or {})}  # in their order
        for name, f in (seen if public is None else self.state.guarded_fields).items():
            value = getattr(s, name)
            if f.sparse:
                shown[name] = f.shown(s, value, seat)
            elif f.see is PUBLIC:
                shown[name] = f.to_json(s, value)
            elif f.see is COUNT:
                shown[name] = len(value)
            elif f.shape == "scalar":
                shown[name] = f.to_json(s, value) if f.sees(s, 0, seat) else None
            else:
                named, see = f.to_json(s, value), f.see if callable(f.see) else f.sees
                shown[name] = [v if see(s, i, seat) else None for i, v in enumerate(named)]
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

    def shares(self, s: S, ended: Outcome) -> tuple[float, ...]:
        """What of a win each seat has: it is shared equally among the sides that have won, and
        everybody on a side has all of the side's part."""
        sides = {s.allies(winner) for winner in ended.winners}
        return tuple(1 / len(sides) if seat in ended.winners else 0.0 for seat in range(s.seats))

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
        for codec in (self.events, self.options):
            if q.about and q.about[0] in codec.verbs:
                return codec.text(s, q.about)
        return list(q.about)

    # -- saving -------------------------------------------------------------------------------

    def to_json(self, s: S) -> dict[str, Any]:
        return saving.to_json(s, self.options)

    def from_json(self, data: Any, notes: list[str] | None = None) -> S:
        """Read a saved position; `Malformed` says what is wrong with it. `notes` are told what was
        broken off, as the content has changed under the saved game."""
        seats = data.get("seats") if isinstance(data, dict) else None
        low, high = self.info.seats
        if type(seats) is not int or not low <= seats <= high:
            raise Malformed("This is not a saved position: the number of seats is missing.")
        settings = data.get("options")
        if not isinstance(settings, dict):
            raise Malformed("This is not a saved position: the options are missing.")
        s = self.blank(settings, seats)
        told = saving.fill(self, s, data)
        if notes is not None:
            notes += told
        try:
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
