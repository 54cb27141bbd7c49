"""A match: one game being played at a table, with its log, its snapshots and its fair dice.

A match is a log and a snapshot. Nothing replays from zero: loading takes the snapshot, and undo
takes the position at a turn's start and plays the few inputs since.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Mapping, Sequence
from copy import copy
from functools import cached_property
from operator import attrgetter
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from .ask import CHANCE, Ask, Option, Seat
from .bot import Perspective
from .codec import SEAT_NAMES
from .errors import Blind, Illegal, Impossible, Late, Malformed
from .fair import FairDice, commitment, new_seed, own_nonces
from .files import read_json, write_whole
from .game import SPECTATOR, STALL, Game, Outcome
from .held import Held, held_after, held_now, ordered, unsaid
from .lists import as_known, known_options
from .record import (
    Input,
    LoadGame,
    Record,
    Snapshot,
    Told,
    changing,
    concession,
    dumps,
    in_effect,
    take_effect,
)
from .registry import load
from .replay import given_up, learned, listener, obey, outcome_to_json, replay
from .restore import Turn, read_state, replayed, turns_of
from .scribe import Scribe
from .state import BaseState

S = TypeVar("S", bound=BaseState)

TURNS_KEPT = 2
"""How many turns' starts are kept: an undo with consent reaches back into the turn before."""


ORDERS = 1_000
"""Orders of one seat in one match: whoever goes to and fro would fill the log."""


class LogLine(NamedTuple):
    """One event as a viewer may read it. `number` counts that viewer's lines: the inputs' own
    numbers would show how often somebody else was asked in secret."""

    number: int
    event: str
    audience: tuple[Seat, ...] | None


class Match(Generic[S]):
    """One game at a table. `answer`, `undo` and `fork` change nothing when they raise."""

    _line: tuple[object, int, list[Input]] = (None, 0, [])
    """Of which inputs, of how many of them, and what of them is in effect."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        seed: bytes | None = None,
        nonces: Sequence[str] | None = None,
        start: dict[str, Any] | None = None,
        fork: dict[str, Any] | None = None,
        promises: Sequence[str | None] | None = None,
    ) -> None:
        """`start`: the first position, when `state` is not what `game.new` gives. Without
        `nonces` all follow from the seed; `promises` are what seats had published of theirs."""
        self.game = game
        self.seats = state.seats
        seed = new_seed() if seed is None else seed
        self.commitment = commitment(seed)
        if nonces is None:
            nonces, promises = own_nonces(seed, state.seats), (None,) * state.seats
        if len(nonces) != state.seats:
            raise Malformed(f"{state.seats} seats bring {state.seats} nonces, not {len(nonces)}.")
        self.dice = FairDice(seed, nonces)
        self.promises = None if promises is None else tuple(promises)
        """What each seat had promised of its nonce; None: nobody was asked to."""
        self.version, self.content = game.info.version, game.info.content_hash
        self.start, self.forked = start, fork
        self.inputs: list[Input] = []
        self.conceded: tuple[Seat, ...] = ()
        """The seats that have given the game up, in that order."""
        self.notes: list[str] = []
        """What somebody should be told who goes on with this match after a change of rules."""
        self.state: S = state.copy()
        """The position. Look at it, but leave it as it is: every input makes a new one."""
        self.held: Held[S] | None = None
        """A play that is not complete yet: nobody else is shown any of it."""
        self.inputs += self._settle(self.state, 1)
        self._turns = [Turn(len(self.inputs), self.state)]
        self._asked = [0] * state.seats
        self._first = [0] * state.seats
        _count(game, self._asked, self._first, None, self.state, CHANCE)
        self._call_off()

    @classmethod
    def new(
        cls,
        game: Game[S],
        settings: Mapping[str, Any] | None = None,
        seats: int | None = None,
        seed: bytes | None = None,
        nonces: Sequence[str] | None = None,
        promises: Sequence[str | None] | None = None,
    ) -> Match[S]:
        """Start a game. Whoever asks people for nonces publishes `fair.commitment(seed)` first and
        has them promised before any is told (docs/FAIR.md); without them, the seed gives them."""
        return cls(game, game.new(settings, seats), seed, nonces, promises=promises)

    # -- asking and answering ----------------------------------------------------------------

    @property
    def pending(self) -> Ask | None:
        """The question to one seat or several, never to chance; None: the game is over."""
        if len(self.inputs) >= STALL or (self.conceded and self.given_up):
            return None
        return self.game.pending(self.state)

    @property
    def over(self) -> bool:
        return self.pending is None

    @property
    def given_up(self) -> bool:
        """Is it over because only allies are left, the others having conceded?"""
        return bool(self.conceded) and given_up(self.game, self.state, self.conceded)

    def outcome(self) -> Outcome | None:
        """How it ended; None while it goes on, and when it was called off. When concessions have
        ended it, the side that is left wins, and the scores are those of the moment."""
        ended = self.game.outcome(self.state)
        if ended is not None or not self.given_up:
            return ended
        left = [seat for seat in range(self.seats) if seat not in self.conceded]
        winners = self.state.allies(left[0]) if left else ()
        return Outcome(self.game.scores(self.state), winners)

    def number(self, seat: Seat) -> int:
        """How many questions have been put to this seat: the number of its present one. Where
        several are asked at once, what another answers puts no new question to a seat whose own
        is still the same: what it is about, and the options."""
        return self._asked[self._seat(seat)]

    def perspective(self, seat: Seat) -> Perspective[S]:
        """What a bot gets."""
        return Perspective(self.game, self.shown_state(seat), seat)

    def answer(self, seat: Seat, option: Option | str, number: int | None = None) -> None:
        """Answer the pending question; `number` is the seat's number of the question it saw."""
        self.answer_all(seat, (option,), number)

    def answer_all(
        self,
        seat: Seat,
        options: Sequence[Option | str],
        number: int | None = None,
        blind: bool = False,
    ) -> None:
        """Answer several questions in a row, all of them or none. `blind`: they were sent together,
        so none may follow a die or anything else that comes to light (`Blind`), whatever it is:
        one could ask for a pick that is legal only if the die falls well, and take another way
        when it is refused."""
        self._seat(seat)
        q = self.pending
        if number is not None and (q is None or not self._answers(q, seat, number)):
            raise Late(
                f"The question has changed: this answers number {number}, but seat "
                f"{SEAT_NAMES[seat]} is at number {self.number(seat)}."
            )
        if q is None:
            raise Illegal("The game is over.")
        state, given = self.state, len(self.inputs)
        made: list[Input] = []
        asked, since, turns = list(self._asked), list(self._first), list(self._turns)
        held = self.held
        for k, option in enumerate(options, 1):
            before, state = state, state.copy()
            new = self._answer(state, seat, option, given + len(made) + 1)
            held = held_after(self.game, held, before, state, seat, new[0].n)
            unseen = held is not None
            if blind and k < len(options) and learned(self.game, new, seat, unseen=unseen):
                raise Blind(f"Something comes to light after pick {k}: look at it first.", k)
            made += new
            _count(self.game, asked, since, before, state, seat)
            if self.game.which_turn(state) != self.game.which_turn(before):
                turns.append(Turn(given + len(made), state))
        self.state, self.held = state, held
        self.inputs += made
        self._asked, self._first, self._turns = asked, since, turns[-TURNS_KEPT:]
        self._call_off()

    def _answers(self, q: Ask, seat: Seat, number: int) -> bool:
        """Is this the seat's question, or one that only partners' answers have gone beyond, who
        are asked together with it? Then whether the option is still there decides."""
        first = self._first[seat] if q.free else self._asked[seat]
        return seat in q.who and first <= number <= self._asked[seat]

    def concede(self, seat: Seat) -> None:
        """Give the game up. It goes on as long as opponents are left; who then answers for the
        seat is the table's business. A concession can't be taken back, nor what came before."""
        self._seat(seat)
        if self.over:
            raise Illegal("The game is over.")
        if seat in self.conceded:
            raise Illegal(f"Seat {SEAT_NAMES[seat]} has already conceded.")
        n = len(self.inputs) + 1
        self.inputs.append(Input(n, seat, concede=True, events=concession(seat)))
        self.conceded = (*self.conceded, seat)
        self._call_off()

    def order(self, seat: Seat, order: Option | str) -> None:
        """Take a standing order of a seat, whoever is asked. Nobody's question changes, and no undo
        takes it back."""
        self._seat(seat)
        if self.over:
            raise Illegal("The game is over.")
        state = self.state.copy()
        if isinstance(order, str):
            order = self.game.orders.parse(state, order)
        self.game.order(state, seat, order)
        if state.key() == self.state.key():
            return
        if sum(i.seat == seat for i in self.inputs if i.order) >= ORDERS:
            raise Illegal(f"Seat {SEAT_NAMES[seat]} has given {ORDERS:,} orders: that is enough.")
        text = self.game.orders.text(state, order)
        self.inputs.append(Input(len(self.inputs) + 1, seat, order=text))
        self.state = state
        if self.held is not None:
            self.held = ordered(self.game, self.held, seat, text)
        self._call_off()

    def _call_off(self) -> None:
        """The stall guard: a game that does not end by itself is over after very many inputs."""
        if len(self.inputs) >= STALL:
            self.notes.append(f"It is called off: after {STALL:,} inputs it had not ended.")

    def _answer(self, work: S, seat: Seat, option: Option | str, n: int) -> list[Input]:
        q = self.game.pending(work)
        if q is None:
            raise Illegal("The game is over.")
        if isinstance(option, str):
            option = self.game.options.parse(work, option)
        heard: list[Told] = []
        text = self._text(work, option)
        try:
            self.game.advance(work, option, seat, listener(self.game, work, heard))
            made = Input(n, seat, q.label, text, events=tuple(heard))
            return [made, *self._settle(work, n + 1)]
        except Impossible as error:
            last = ", ".join(map(str, self.inputs[-5:]))
            raise Impossible(f"{error} Answer: {text!r}. Last inputs: {last or 'none'}.") from error

    def _text(self, s: S, option: Option) -> str:
        try:
            return self.game.options.text(s, option)
        except (LookupError, TypeError, ValueError):
            raise Malformed(f"{option!r} is not a move in {self.game.info.title['en']}.") from None

    def _settle(self, work: S, n: int) -> list[Input]:
        """Let chance answer as long as it is asked."""
        made: list[Input] = []
        while (q := self.game.pending(work)) is not None and q.domain is not None and n <= STALL:
            outcome = q.domain.sample(self.dice.of(n))
            said = outcome_to_json(self.game, work, q.label, outcome)
            heard: list[Told] = []
            self.game.advance(work, outcome, sink=listener(self.game, work, heard))
            made.append(Input(n, CHANCE, q.label, outcome=said, events=tuple(heard)))
            n += 1
        return made

    def _seat(self, seat: Seat) -> Seat:
        if type(seat) is not int or not 0 <= seat < self.seats:
            raise Malformed(f"There is no seat number {seat!r} at this table of {self.seats}.")
        return seat

    # -- undo ----------------------------------------------------------------------------------

    def can_undo(self, seat: Seat, consent: bool = False) -> str | None:
        """None: yes. Else the sentence that says why not."""
        self._seat(seat)
        if self.over:
            return "The game is over, and its seed is published."
        since, unseen = self._known_since(seat)
        if not since:
            return f"Seat {SEAT_NAMES[seat]} has nothing to undo."
        quitter = next((i.seat for i in since if i.concede), None)
        if quitter is not None:
            return f"That can't be undone: seat {SEAT_NAMES[quitter]} has conceded since."
        if since[0].n <= self._turns[0].after:
            return "That was too long ago: only the last turn can be undone."
        why = None if consent else learned(self.game, since, seat, unseen=unseen)
        if why is None:
            return None
        asked = self.consenting(seat)
        if asked and set(asked) <= set(self.state.allies(seat)):
            who = " and ".join(SEAT_NAMES[w] for w in asked)
            return f"You can't undo that alone: {why}. It is enough if {who} agrees."
        return f"You can't undo that alone: {why}."

    def consenting(self, seat: Seat) -> tuple[Seat, ...]:
        """Whose consent it takes to take back the seat's last answer: nobody's when nothing has
        been learned since; when only allies have answered since, theirs; else everybody's."""
        since, unseen = self._known_since(self._seat(seat))
        if learned(self.game, since, seat, unseen=unseen) is None:
            return ()
        if learned(self.game, since, seat, self.state.allies(seat)) is None:
            return tuple(sorted({i.seat for i in since if i.seat != seat and not i.order}))
        return tuple(other for other in range(self.seats) if other != seat)

    def undo(self, seat: Seat, consent: bool = False) -> None:
        """Take back the seat's last answer and all that came after it. With the `consent` of those
        whom it takes (`consenting`) that may be more than the seat could take back alone; dice then
        fall anew."""
        refused = self.can_undo(seat, consent)
        if refused is not None:
            raise Illegal(refused)
        held = self.held
        if held is not None and held.hides_from(seat):
            self._take_back(held.seat, held.first, quiet=True)
        target = self._since(seat)[0].n
        self._take_back(seat, target, consent, held is not None and target >= held.first)

    def _take_back(
        self, seat: Seat, target: int, consent: bool = False, quiet: bool = False
    ) -> None:
        """Back to before the input `target`; what was ordered since still stands."""
        turns = [t for t in self._turns if t.after < target]
        state = replayed(self.game, self.line, turns[-1], target).copy()
        for i in self.line[bisect_right(self.line, target, key=attrgetter("n")) :]:
            if i.order:
                obey(self.game, state, i)
        n = len(self.inputs) + 1
        self.inputs.append(Input(n, seat, undo=target, consent=consent, quiet=quiet))
        _count(self.game, self._asked, self._first, self.state, state, seat)
        self._turns, self.state = turns, state
        if self.held is not None and target <= self.held.first:
            self.held = None

    @property
    def line(self) -> Sequence[Input]:
        """The inputs that have not been taken back. It is only ever continued: to go through a
        long match again for every move would make each slower than the last."""
        of, counted, line = self._line
        if of is not self.inputs or counted > len(self.inputs):
            counted, line = 0, []
        for i in self.inputs[counted:]:
            take_effect(line, i)
        self._line = self.inputs, len(self.inputs), line
        return line

    def _since(self, seat: Seat) -> list[Input]:
        """The inputs in effect from the seat's last answer on."""
        line = self.line
        for at in range(len(line) - 1, -1, -1):
            if line[at].seat == seat and line[at].answers:
                return list(line[at:])
        return []

    def _known_since(self, seat: Seat) -> tuple[list[Input], bool]:
        """The same as far as the seat has been shown, and whether nobody else has been."""
        since, held = self._since(seat), self.held
        if held is None or not since:
            return since, False
        if held.hides_from(seat):
            return [i for i in since if i.order or i.n < held.first], False
        return since, since[0].n >= held.first

    # -- what happened -------------------------------------------------------------------------

    def log(self, viewer: Seat | None, after: int | None = None) -> list[LogLine]:
        """What this viewer was told, without what was taken back (`SPECTATOR`: what everybody
        was told; None: everything, for whoever holds the file). With `after`: what they had been
        told when that input had been given."""
        shown = self.shown(viewer)
        inputs = self.inputs[: shown if after is None else min(after, shown)]
        kept = {i.n for i in in_effect(inputs)}
        if viewer is not None:
            never = unsaid(inputs, self.state.allies(viewer))
            inputs = [i for i in inputs if i.n not in never]
        lines: list[LogLine] = []
        number = 0
        for i in inputs:
            for event in i.events:
                if viewer is None or event.audience is None or viewer in event.audience:
                    number += 1
                    if i.n in kept:
                        lines.append(LogLine(number, event.text, event.audience))
        return lines

    def shown(self, viewer: Seat | None) -> int:
        """How many inputs this viewer has been shown what they did: all, but for a play of somebody
        else that is not complete."""
        held = self.held
        if held is None or viewer is None or self.over or not held.hides_from(viewer):
            return len(self.inputs)
        return held.first - 1

    def shown_state(self, viewer: Seat | None) -> S:
        """The position as far as this viewer may be shown it."""
        if self.held is None or self.shown(viewer) == len(self.inputs):
            return self.state
        return self.held.state

    def fork(
        self, seat: Seat | None = None, seed: bytes | None = None, at: int | None = None
    ) -> Match[S]:
        """Play on from here, or from after input `at`, as a new match with a fresh seed. What
        `seat` could not know is drawn anew (None: all stays, for whoever holds the file)."""
        at = len(self.inputs) if at is None else at
        if not 0 <= at <= len(self.inputs):
            raise Malformed(f"There is no input {at}: they run from 0 to {len(self.inputs)}.")
        s = self.shown_state(seat).copy() if at >= self.shown(seat) else self.position(at)
        seed = new_seed() if seed is None else seed
        if seat is not None:
            s = as_known(self.game, s, self._seat(seat))
            s = self.game.determinize(s, seat, Random(seed))
        name = None if seat is None else SEAT_NAMES[seat]
        source: dict[str, Any] = {"of": self.commitment, "seat": name}
        if seat is None or self.over:  # until then it counts what others answer in secret
            source["after"] = at
        return Match(self.game, s, seed, start=self.game.to_json(s), fork=source)

    def position(self, after: int) -> S:
        """The position after an input, played again from the start."""
        state: S = self._record().first(self.game)
        for played in replay(self.game, state, self.inputs[:after]):
            state = played.state
        return state

    def frozen(self) -> Match[S]:
        """As it stands now, for somebody who only looks, in a thread perhaps."""
        made = copy(self)
        made.inputs, made._asked = list(self.inputs), list(self._asked)
        made._first = list(self._first)
        made._scribe = Scribe(self.game)
        return made

    # -- saving ----------------------------------------------------------------------------------

    @cached_property
    def _scribe(self) -> Scribe[S]:
        return Scribe(self.game)

    def _record(self, inputs: bool = True) -> Record:
        scribe = self._scribe
        return Record(
            game=self.game.info.id,
            version=self.version,
            content=self.content,
            options=dict(self.state.settings),
            seats=self.seats,
            commitment=self.commitment,
            nonces=self.dice.nonces,
            promises=self.promises,
            seed=self.dice.seed,
            inputs=tuple(self.inputs) if inputs else (),
            asked=tuple(self._asked),
            turns=tuple(t.snapshot(scribe.to_json) for t in self._turns),
            snapshot=Snapshot(len(self.inputs), scribe.to_json(self.state)),
            digest=scribe.digest(self.state),
            over=self.over,
            start=self.start,
            fork=self.forked,
            notes=tuple(self.notes),
        )

    def to_json(self) -> dict[str, Any]:
        """The holder's own file: it has all secrets in it."""
        return self._record().write()

    def lasting(self) -> dict[str, Any]:
        """The file without its inputs, for whoever keeps those one by one: what stays as it is.
        Together with what is `changing` and the inputs' JSON it is the file again."""
        return self._record(inputs=False).lasting()

    def changing(self) -> dict[str, Any]:
        """What every input can change."""
        scribe = self._scribe
        return changing(
            (self.version, self.content),
            self.notes,
            self.dice.seed,
            self.over,
            self._asked,
            (t.snapshot(scribe.to_json) for t in self._turns),
            Snapshot(len(self.inputs), scribe.to_json(self.state)),
            scribe.digest(self.state),
        )

    def export(self, viewer: Seat) -> dict[str, Any]:
        """What a viewer may take away: the whole file once the match is over, until then the
        header, what the viewer sees and what it was told."""
        record = self._record()
        if self.over:
            return record.write()
        who = "a spectator" if viewer == SPECTATOR else f"seat {SEAT_NAMES[self._seat(viewer)]}"
        return record.header() | {
            "options": known_options(self.game, self.state.settings, self.seats, viewer),
            "seen_by": who,
            "view": self.game.view(self.shown_state(viewer), viewer),
            "log": [line.event for line in self.log(viewer)],
        }

    @classmethod
    def from_json(cls, data: Any, load_game: LoadGame = load) -> Match[Any]:
        """Go on with a saved match. `Malformed` says where the file is damaged."""
        record = Record.read(data)
        game = load_game(record.game)
        if commitment(record.seed) != record.commitment:
            raise Malformed("The match file's seed does not fit its commitment.")
        match = cls.__new__(cls)
        match.game, match.seats = game, record.seats
        match.commitment = record.commitment
        match.dice = FairDice(record.seed, record.nonces)
        if len(record.nonces) != record.seats:
            raise Malformed(f"The match file should hold {record.seats} nonces.")
        match.promises = record.promises
        match.version, match.content = record.version, record.content
        match.start, match.forked = record.start, record.fork
        match.inputs, match.notes = list(record.inputs), list(record.notes)
        match.conceded = tuple(i.seat for i in record.inputs if i.concede)
        match._asked, match._first = list(record.asked), list(record.asked)
        stalled = len(record.inputs) >= STALL
        broken: list[str] = []
        match.state = read_state(game, record, record.snapshot, "The snapshot", stalled, broken)
        if match.over != record.over and not broken:
            raise Malformed("The match file and its snapshot disagree on whether it is over.")
        match._turns, notes = turns_of(game, record, match.state, stalled)
        match.held = held_now(game, match.line, match._turns[-1], match.state)
        notes += [f"What was under way is broken off: {sentence}" for sentence in broken]
        if notes:
            match.notes += notes
            match.version, match.content = game.info.version, game.info.content_hash
        return match

    def save(self, path: Path | str) -> None:
        """Write the file: the old one stays whole until the new one is."""
        write_whole(path, dumps(self.to_json()))

    @classmethod
    def load(cls, path: Path | str, load_game: LoadGame = load) -> Match[Any]:
        """Read the file; every kind of damage has its sentence."""
        try:
            return cls.from_json(read_json(path), load_game)
        except Malformed as error:
            raise Malformed(f"{path}: {error}") from error


def _count(
    game: Game[S], asked: list[int], since: list[int], before: S | None, after: S, seat: Seat
) -> None:
    """Count the questions put anew after an input of `seat`, who is asked anew whatever it is.
    `since`: the number from which on a seat has been asked the same, if with other options."""
    q = game.pending(after)
    if q is None:
        return
    old = None if before is None else game.pending(before)
    for other in q.who:
        alike = other != seat and _alike(old, q, other)
        if not alike or old is None or old.options_of(other) != q.options_of(other):
            asked[other] += 1
        if not alike:
            since[other] = asked[other]


def _alike(old: Ask | None, q: Ask, seat: Seat) -> bool:
    """Is this seat asked about the same as before?"""
    return old is not None and seat in old.who and (old.label, old.about) == (q.label, q.about)
