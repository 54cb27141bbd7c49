"""A match: one game being played at a table, with its log, its snapshots and its fair dice.

A match is a log and a snapshot. Nothing replays from zero: loading takes the snapshot, and undo
takes the position at a turn's start and plays the few inputs since.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from random import Random
from typing import Any, Generic, NamedTuple, TypeVar

from .ask import CHANCE, Ask, Option, Seat
from .bot import Perspective
from .codec import SEAT_NAMES
from .errors import Illegal, Impossible, Malformed
from .fair import FairDice, commitment, new_nonce, new_seed
from .files import read_json, write_whole
from .game import SPECTATOR, STALL, Game, Outcome
from .record import (
    CHANGING,
    Input,
    LoadGame,
    Record,
    Snapshot,
    Told,
    concession,
    dumps,
    in_effect,
)
from .registry import load
from .replay import given_up, learnt, listener, outcome_to_json, replay
from .restore import Turn, read_state, replayed, turns_of
from .state import BaseState

S = TypeVar("S", bound=BaseState)

TURNS_KEPT = 2
"""How many turns' starts are kept: an undo with consent reaches back into the turn before."""


class LogLine(NamedTuple):
    """One event as a viewer may read it. `number` counts that viewer's lines: the inputs' own
    numbers would show how often somebody else was asked in secret."""

    number: int
    event: str
    audience: tuple[Seat, ...] | None


class Match(Generic[S]):
    """One game at a table. `answer`, `undo` and `fork` change nothing when they raise."""

    def __init__(
        self,
        game: Game[S],
        state: S,
        seed: bytes | None = None,
        nonces: Sequence[str] | None = None,
        start: dict[str, Any] | None = None,
        fork: dict[str, Any] | None = None,
    ) -> None:
        """`start`: the first position, when `state` is not what `game.new` gives."""
        self.game = game
        self.seats = state.seats
        seed = new_seed() if seed is None else seed
        self.commitment = commitment(seed)
        if nonces is None:
            nonces = tuple(new_nonce() for _ in range(state.seats))
        if len(nonces) != state.seats:
            raise Malformed(f"{state.seats} seats bring {state.seats} nonces, not {len(nonces)}.")
        self.dice = FairDice(seed, nonces)
        self.version, self.content = game.info.version, game.info.content_hash
        self.start, self.forked = start, fork
        self.inputs: list[Input] = []
        self.conceded: tuple[Seat, ...] = ()
        """The seats that have given the game up, in that order."""
        self.notes: list[str] = []
        """What somebody should be told who goes on with this match after a change of rules."""
        self.state: S = state.copy()
        """The position. Look at it, but leave it as it is: every input makes a new one."""
        self.inputs += self._settle(self.state, 1)
        self._turns = [Turn(len(self.inputs), self.state)]
        self._asked = [0] * state.seats
        _count(game, self._asked, None, self.state)
        self._call_off()

    @classmethod
    def new(
        cls,
        game: Game[S],
        options: Mapping[str, Any] | None = None,
        seats: int | None = None,
        seed: bytes | None = None,
        nonces: Sequence[str] | None = None,
    ) -> Match[S]:
        """Start a game. A seat's nonce belongs after the commitment to the seed: whoever asks
        people for nonces publishes `fair.commitment(seed)` first; without them, ours are drawn."""
        return cls(game, game.new(options, seats), seed, nonces)

    # -- asking and answering ----------------------------------------------------------------

    @property
    def pending(self) -> Ask | None:
        """The question to one seat or several, never to chance; None: the game is over."""
        if len(self.inputs) >= STALL or self.given_up:
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
        ended it, those who are left win, and the scores are those of the moment."""
        ended = self.game.outcome(self.state)
        if ended is not None or not self.given_up:
            return ended
        left = tuple(seat for seat in range(self.seats) if seat not in self.conceded)
        return Outcome(self.game.scores(self.state), left)

    def number(self, seat: Seat) -> int:
        """How many questions have been put to this seat: the number of its present one."""
        return self._asked[self._seat(seat)]

    def perspective(self, seat: Seat) -> Perspective[S]:
        """What a bot gets."""
        return Perspective(self.game, self.state, seat)

    def answer(self, seat: Seat, option: Option | str, number: int | None = None) -> None:
        """Answer the pending question; `number` is the seat's number of the question it saw."""
        self.answer_all(seat, (option,), number)

    def answer_all(
        self, seat: Seat, options: Sequence[Option | str], number: int | None = None
    ) -> None:
        """Answer several questions in a row, all of them or none."""
        if number is not None and number != self.number(seat):
            raise Illegal(
                f"The question has changed: this answers number {number}, but seat "
                f"{SEAT_NAMES[seat]} is at number {self.number(seat)}."
            )
        self._seat(seat)
        if self.over:
            raise Illegal("The game is over.")
        state, inputs = self.state, list(self.inputs)
        asked, turns = list(self._asked), list(self._turns)
        for option in options:
            before, state = state, state.copy()
            inputs += self._answer(state, seat, option, len(inputs) + 1)
            _count(self.game, asked, before, state)
            if self.game.turn(state) != self.game.turn(before):
                turns.append(Turn(len(inputs), state))
        self.state, self.inputs = state, inputs
        self._asked, self._turns = asked, turns[-TURNS_KEPT:]
        self._call_off()

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
            raise Malformed(f"{option!r} is no move of {self.game.info.title['en']}.") from None

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
        since = self._since(seat)
        if not since:
            return f"Seat {SEAT_NAMES[seat]} has nothing to take back."
        quitter = next((i.seat for i in since if i.concede), None)
        if quitter is not None:
            return f"That can't be taken back: seat {SEAT_NAMES[quitter]} has conceded since."
        if since[0].n <= self._turns[0].after:
            return "That was too long ago: it lies before the turn that can be taken back."
        why = None if consent else learnt(self.game, since, seat)
        return None if why is None else f"You can't take that back alone: {why}."

    def undo(self, seat: Seat, consent: bool = False) -> None:
        """Take back the seat's last answer and all that came after it. With the table's
        `consent` that may be more than the seat could take back alone; dice then fall anew."""
        refused = self.can_undo(seat, consent)
        if refused is not None:
            raise Illegal(refused)
        target = self._since(seat)[0].n
        turns = [t for t in self._turns if t.after < target]
        state = replayed(self.game, self.inputs, turns[-1], target)
        self.inputs.append(Input(len(self.inputs) + 1, seat, undo=target, consent=consent))
        self._turns, self.state = turns, state
        _count(self.game, self._asked, None, state)

    def _since(self, seat: Seat) -> list[Input]:
        """The inputs in effect from the seat's last answer on."""
        line = in_effect(self.inputs)
        for at in range(len(line) - 1, -1, -1):
            if line[at].seat == seat and not line[at].concede:
                return line[at:]
        return []

    # -- what happened -------------------------------------------------------------------------

    def log(self, viewer: Seat | None, after: int | None = None) -> list[LogLine]:
        """What this viewer was told, without what was taken back (`SPECTATOR`: what everybody
        was told; None: everything, for whoever holds the file). With `after`: what he had been
        told when that input had been given."""
        inputs = self.inputs if after is None else self.inputs[:after]
        kept = {i.n for i in in_effect(inputs)}
        lines: list[LogLine] = []
        number = 0
        for i in inputs:
            for event in i.events:
                if viewer is None or event.audience is None or viewer in event.audience:
                    number += 1
                    if i.n in kept:
                        lines.append(LogLine(number, event.text, event.audience))
        return lines

    def fork(
        self, seat: Seat | None = None, seed: bytes | None = None, at: int | None = None
    ) -> Match[S]:
        """Play on from here, or from after input `at`, as a new match with a fresh seed. What
        `seat` could not know is drawn anew (None: all stays, for whoever holds the file)."""
        at = len(self.inputs) if at is None else at
        if not 0 <= at <= len(self.inputs):
            raise Malformed(f"There is no input {at}: they run from 0 to {len(self.inputs)}.")
        s = self.state.copy() if at == len(self.inputs) else self.position(at)
        seed = new_seed() if seed is None else seed
        if seat is not None:
            s = self.game.determinize(s, self._seat(seat), Random(seed))
        name = None if seat is None else SEAT_NAMES[seat]
        source = {"of": self.commitment, "after": at, "seat": name}
        return Match(self.game, s, seed, start=self.game.to_json(s), fork=source)

    def position(self, after: int) -> S:
        """The position after an input, played again from the start."""
        state: S = self._record().first(self.game)
        for played in replay(self.game, state, self.inputs[:after]):
            state = played.state
        return state

    # -- saving ----------------------------------------------------------------------------------

    def _record(self) -> Record:
        return Record(
            game=self.game.info.id,
            version=self.version,
            content=self.content,
            options=dict(self.state.options),
            seats=self.seats,
            commitment=self.commitment,
            nonces=self.dice.nonces,
            seed=self.dice.seed,
            inputs=tuple(self.inputs),
            asked=tuple(self._asked),
            turns=tuple(t.snapshot(self.game) for t in self._turns),
            snapshot=Snapshot(len(self.inputs), self.game.to_json(self.state)),
            digest=self.state.digest(),
            over=self.over,
            start=self.start,
            fork=self.forked,
            notes=tuple(self.notes),
        )

    def to_json(self) -> dict[str, Any]:
        """The holder's own file: it has all secrets in it."""
        return self._record().write()

    def parts(self) -> tuple[dict[str, Any], dict[str, Any]]:
        """The file without its inputs, for whoever keeps those one by one: (what stays as it is,
        what every input can change). Together with the inputs' JSON they are the file again."""
        whole = self._record().write(inputs=False)
        header = {key: value for key, value in whole.items() if key not in CHANGING}
        return header, {key: value for key, value in whole.items() if key in CHANGING}

    def export(self, viewer: Seat) -> dict[str, Any]:
        """What a viewer may take away: the whole file once the match is over, until then the
        header, what the viewer sees and what it was told."""
        record = self._record()
        if self.over:
            return record.write()
        who = "a spectator" if viewer == SPECTATOR else f"seat {SEAT_NAMES[self._seat(viewer)]}"
        return record.header() | {
            "seen_by": who,
            "view": self.game.view(self.state, viewer),
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
        match.version, match.content = record.version, record.content
        match.start, match.forked = record.start, record.fork
        match.inputs, match.notes = list(record.inputs), list(record.notes)
        match.conceded = tuple(i.seat for i in record.inputs if i.concede)
        match._asked = list(record.asked)
        stalled = len(record.inputs) >= STALL
        match.state = read_state(game, record, record.snapshot, "The snapshot", stalled)
        if match.over != record.over:
            raise Malformed("The match file and its snapshot disagree whether the match is over.")
        match._turns, notes = turns_of(game, record, match.state, stalled)
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


def _count(game: Game[S], asked: list[int], before: S | None, after: S) -> None:
    """Count the questions put anew. A sealed one that others have answered stays the same."""
    q = game.pending(after)
    old = None if before is None else game.pending(before)
    for seat in () if q is None else q.who:
        if not (after.sealed and old is not None and seat in old.who):
            asked[seat] += 1
