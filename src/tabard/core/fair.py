"""Fair dice: luck that nobody could choose and anybody can check afterwards.

The seed's SHA-256 is published first, then each person's promise of a nonce, then the nonces; the
seed is published when the match is over. A seat that brings no nonce has one that follows from the
seed, so it is fixed as long as the seed is. docs/FAIR.md writes the scheme down for people who
want to check it with their own program; `verify` does it with ours.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any, NamedTuple

from .ask import CHANCE, Ask, Below
from .codec import SEAT_NAMES
from .errors import Malformed, TabardError
from .game import Game
from .record import Input, LoadGame, Record
from .registry import load
from .replay import learned, outcome_from_json, outcome_to_json, replay

_NONCE = re.compile(r"[!-~]{1,64}")
_WORDS = 1 << 32


def new_seed() -> bytes:
    """32 bytes that nobody can guess."""
    return secrets.token_bytes(32)


def own_nonces(seed: bytes, seats: int) -> tuple[str, ...]:
    """For seats that bring none (bots, players at one terminal): they follow from the seed, so
    whoever has promised that can't choose them any more.

    >>> own_nonces(bytes(32), 2)
    ('4f98d8439f54f28807830543593bb495', '34591e2ea1606122a3965813101fd795')
    """
    names = SEAT_NAMES[:seats]
    return tuple(hmac.digest(seed, f"nonce\n{n}".encode(), "sha256").hex()[:32] for n in names)


def is_nonce(nonce: object) -> bool:
    """1 to 64 visible ASCII characters, no spaces."""
    return isinstance(nonce, str) and _NONCE.fullmatch(nonce) is not None


def promise(nonce: str) -> str:
    """What a person publishes before any nonce is told: it fixes theirs and tells nothing about it.

    >>> promise("ann")[:16]
    '49915e0d7d4b402e'
    """
    return hashlib.sha256(nonce.encode("ascii")).hexdigest()


def pledge(commitment: str, promises: Sequence[str | None]) -> str:
    """One text to keep for the commitment and all promises: who has it before they tell their nonce
    can tell afterwards that nothing was changed.

    >>> pledge(commitment(bytes(32)), [promise("ann"), None])[:16]
    'a1ef16ddff6f2662'
    """
    lines = ("tabard", commitment, *(one or "-" for one in promises))
    return hashlib.sha256("\n".join(lines).encode()).hexdigest()


def commitment(seed: bytes) -> str:
    """What is published before the first move: it fixes the seed and tells nothing about it.

    >>> commitment(bytes(32))[:16]
    '66687aadf862bd77'
    """
    return hashlib.sha256(seed).hexdigest()


class FairDice:
    """The dice of one match.

    >>> below = FairDice(bytes(32), ("ann", "bob")).of(1)
    >>> [below(6) for _ in range(8)]
    [1, 4, 2, 1, 1, 0, 0, 3]
    """

    def __init__(self, seed: bytes, nonces: Sequence[str]) -> None:
        if len(seed) != 32:
            raise Malformed(f"A seed has 32 bytes, not {len(seed)}.")
        for nonce in nonces:
            if not is_nonce(nonce):
                raise Malformed(
                    f"{nonce!r} is not a nonce: it takes 1 to 64 ASCII characters, no spaces."
                )
        self.seed = seed
        self.nonces = tuple(nonces)

    def block(self, number: int, counter: int) -> bytes:
        """32 bytes for one input of the match; a nonce holds no line break, so no two agree."""
        lines = ("tabard", *self.nonces, str(number), str(counter))
        return hmac.digest(self.seed, "\n".join(lines).encode("ascii"), "sha256")

    def of(self, number: int) -> Below:
        """The luck of the input with this number."""
        words: list[int] = []
        counter = 0

        def below(n: int) -> int:
            nonlocal counter, words
            if not 0 < n <= _WORDS:
                raise Malformed(f"Dice choose among 1 to {_WORDS} things, not {n}.")
            limit = _WORDS - _WORDS % n
            while True:
                if not words:
                    block = self.block(number, counter)
                    counter += 1
                    words = [int.from_bytes(block[i : i + 4], "big") for i in range(0, 32, 4)]
                word = words.pop(0)
                if word < limit:
                    return word % n

        return below


# -- checking a match -----------------------------------------------------------------------------


class Check(NamedTuple):
    """One thing that was checked."""

    name: str
    ok: bool
    sentence: str


@dataclass(frozen=True)
class Kept:
    """What somebody wrote down before play; a file alone can't prove that it was not made later."""

    pledge: str | None = None
    """Or the commitment to the seed alone."""
    nonces: Mapping[str, str] = field(default_factory=dict)
    """By the letter of the seat."""


@dataclass(frozen=True)
class Report:
    """What `verify` found."""

    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        return all(c.ok for c in self.checks)


def verify(match_json: Any, load_game: LoadGame = load, kept: Kept | None = None) -> Report:
    """Check a saved match from its first input to its last, and against what somebody `kept`.

    Damage that leaves nothing to check raises `Malformed`; all else is in the report."""
    record = Record.read(match_json)
    kept = kept or Kept()
    game = load_game(record.game)
    rules = [Check("rules", True, note) for note in record.notes]
    if (record.version, record.content) != (game.info.version, game.info.content_hash):
        sentence = f"Played under rules {record.version}, checked under {game.info.version}."
        rules.append(Check("rules", True, sentence))
    promised = (_check_seed(record, kept), *_check_nonces(record, kept))
    return Report((*promised, *rules, *_check_play(game, record)))


def _check_seed(record: Record, kept: Kept) -> Check:
    if commitment(record.seed) != record.commitment:
        return Check(
            "commitment", False, "The seed is not the one that was committed to at the start."
        )
    if kept.pledge is None:
        sentence = (
            "The seed fits the file's own commitment. Pass what you were shown before the game"
        )
        return Check("commitment", True, f"{sentence}: only that can't have been changed since.")
    mine = kept.pledge.strip().lower()
    if mine == pledge(record.commitment, record.promises or (None,) * record.seats):
        both = "The seed and the promises of all seats are the ones you were shown before the game."
        return Check("commitment", True, both)
    if mine == record.commitment:
        return Check("commitment", True, "The seed is the one you were promised before the game.")
    return Check("commitment", False, "What you kept matches neither the seed nor the promises.")


def _check_nonces(record: Record, kept: Kept) -> Iterator[Check]:
    """Whose nonces could nobody choose when the others were known?"""
    if record.promises is None:
        old = "They were not promised in advance, so whoever drew the last one could choose it."
        yield Check("nonces", True, old)
        return
    derived = own_nonces(record.seed, record.seats)
    wrong, told, silent = [], [], []
    for name, nonce, promised, own in zip(
        SEAT_NAMES, record.nonces, record.promises, derived, strict=False
    ):
        if promised is not None and is_nonce(nonce) and promise(nonce) == promised:
            told.append(name)
        elif nonce != own:
            wrong.append(f"seat {name}'s follows neither from its promise nor from the seed")
        elif promised is not None:
            silent.append(name)
    whose = ", ".join(told) or "none"
    fine = f"Promised in advance, then revealed: {whose}. All others follow from the seed."
    yield _all("nonces", fine, wrong)
    if silent:
        missing = f"Promised but never revealed: {', '.join(silent)}."
        choice = "Whoever held the seed and such a seat could choose between two games."
        yield Check("silence", True, f"{missing} {choice}")
    for name, nonce in kept.nonces.items():
        if name in SEAT_NAMES[: record.seats]:
            mine = record.nonces[SEAT_NAMES.index(name)] == nonce
            sentence = f"Seat {name}'s nonce is {'' if mine else 'not '}the one you kept."
            yield Check("kept nonce", mine, sentence)
        else:
            yield Check("kept nonce", False, f"There is no seat {name} in this match.")


def _check_play(game: Game[Any], record: Record) -> list[Check]:
    """Play all inputs again: legal, lucky in the promised way, and ending where the file says."""
    dice = FairDice(record.seed, record.nonces)
    unfair: list[str] = []
    undone: list[str] = []
    untold: list[str] = []
    rolls = 0
    line: list[Input] = []
    wrong = None
    first = state = record.first(game)
    try:
        for i, q, events, state in replay(game, first, record.inputs):
            if i.undo:
                at = next(k for k, earlier in enumerate(line) if earlier.n == i.undo)
                why = None if i.consent else learned(game, line[at:], i.seat)
                undone += [] if why is None else [f"input {i.n} ({why})"]
                line[at:] = [given for given in line[at:] if given.order]
                continue
            line.append(i)
            if i.seat == CHANCE:
                rolls += 1
                unfair += _unfair(game, state, i, q, dice)
            if events != i.events:
                untold.append(f"input {i.n}")
    except TabardError as error:
        wrong = str(error)
    checks = [
        _all("dice", f"All {rolls} rolls and shuffles follow from the seed.", unfair),
        Check("inputs", wrong is None, wrong or f"All {len(record.inputs)} inputs are legal."),
        _all("undo", "Nothing was undone without consent after something was revealed.", undone),
        _check_log(game, record, untold),
    ]
    if wrong is None:
        same = state.digest() == record.digest and _is_saved(game, state, record.snapshot.state)
        where = "where" if same else "elsewhere than"
        checks.append(Check("position", same, f"The match ends {where} the file says."))
    return checks


def _check_log(game: Game[Any], record: Record, untold: list[str]) -> Check:
    """Other rules may tell the same things in another way: that is no fault of the log."""
    if untold and record.version != game.info.version:
        where = f"Rules {record.version} told it differently: {', '.join(untold[:5])}"
        return Check("log", True, f"{where}{' …' if untold[5:] else ''}. That can't be checked.")
    return _all("log", "The log says what happened.", untold)


def _is_saved(game: Game[Any], state: Any, saved: Any) -> bool:
    """Whether this position was saved so, by whichever release."""
    try:
        return game.to_json(game.from_json(saved)) == game.to_json(state)
    except TabardError:
        return False


def _all(name: str, fine: str, wrong: list[str]) -> Check:
    return Check(name, not wrong, f"Not so: {', '.join(wrong)}." if wrong else fine)


def _unfair(game: Game[Any], s: Any, i: Input, q: Ask | None, dice: FairDice) -> list[str]:
    assert q is not None
    assert q.domain is not None
    due = q.domain.sample(dice.of(i.n))
    if outcome_from_json(game, s, q.label, i.outcome) == due:
        return []
    says = outcome_to_json(game, s, q.label, due)
    return [f"input {i.n} says {i.outcome!r}, the seed says {says!r}"]
