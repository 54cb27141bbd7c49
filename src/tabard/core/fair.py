"""Fair dice: luck that nobody could choose and anybody can check afterwards.

The seed's SHA-256 is published before the first move, each seat adds a nonce after that, and the
seed is published when the match is over. docs/FAIR.md writes the scheme down for people who want
to check it with their own program; `verify` does it with ours.
"""

from __future__ import annotations

import hashlib
import hmac
import re
import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from .ask import CHANCE, Ask, Below
from .errors import Malformed, TabardError
from .game import Game
from .record import Input, LoadGame, Record
from .registry import load
from .replay import learnt, outcome_to_json, replay

_NONCE = re.compile(r"[!-~]{1,64}")
_WORDS = 1 << 32


def new_seed() -> bytes:
    """32 bytes that nobody can guess."""
    return secrets.token_bytes(32)


def new_nonce() -> str:
    """For a seat that brings none of its own (bots, players at one terminal)."""
    return secrets.token_hex(8)


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
            if not isinstance(nonce, str) or not _NONCE.fullmatch(nonce):
                raise Malformed(
                    f"{nonce!r} is no nonce: it takes 1 to 64 letters, digits or signs, no spaces."
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
class Report:
    """What `verify` found."""

    checks: tuple[Check, ...]

    @property
    def ok(self) -> bool:
        return all(c.ok for c in self.checks)


def verify(match_json: Any, load_game: LoadGame = load) -> Report:
    """Check a saved match from its first input to its last.

    Damage that leaves nothing to check raises `Malformed`; all else is in the report."""
    record = Record.read(match_json)
    game = load_game(record.game)
    rules = [Check("rules", True, note) for note in record.notes]
    if (record.version, record.content) != (game.info.version, game.info.content_hash):
        sentence = f"Played under rules {record.version}, checked under {game.info.version}."
        rules.append(Check("rules", True, sentence))
    return Report((_check_seed(record), *rules, *_check_play(game, record)))


def _check_seed(record: Record) -> Check:
    if commitment(record.seed) == record.commitment:
        return Check("commitment", True, "The seed is the one that was promised at the start.")
    return Check("commitment", False, "The seed is not the one that was promised at the start.")


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
                why = None if i.consent else learnt(game, line[at:], i.seat)
                undone += [] if why is None else [f"input {i.n} ({why})"]
                del line[at:]
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
        _all("undo", "Nothing was taken back alone that had shown something.", undone),
        _all("log", "The log tells what happened.", untold),
    ]
    if wrong is None:
        same = state.digest() == record.digest and game.to_json(state) == record.snapshot.state
        where = "where" if same else "elsewhere than"
        checks.append(Check("position", same, f"The match ends {where} the file says."))
    return checks


def _all(name: str, fine: str, wrong: list[str]) -> Check:
    return Check(name, not wrong, f"Not so: {', '.join(wrong)}." if wrong else fine)


def _unfair(game: Game[Any], s: Any, i: Input, q: Ask | None, dice: FairDice) -> list[str]:
    assert q is not None
    assert q.domain is not None
    due = outcome_to_json(game, s, q.label, q.domain.sample(dice.of(i.n)))
    return [] if due == i.outcome else [f"input {i.n} says {i.outcome!r}, the seed says {due!r}"]
