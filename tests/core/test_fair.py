"""Fair dice: the scheme of docs/FAIR.md, and that `verify` finds every kind of cheating."""

from __future__ import annotations

import doctest
import hashlib
import hmac
import json
import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tabard.core import fair
from tabard.core.ask import Shuffle
from tabard.core.errors import Malformed
from tabard.core.fair import FairDice, Report, commitment, verify
from tabard.core.match import Match
from tests.core.pebbles import GAME
from tests.keepsake import GAME as KEEPSAKE

SEED = bytes(range(32))
NONCES = ("ann", "bob")
FAIR_MD = Path(__file__).parents[2] / "docs" / "FAIR.md"


def load(name: str) -> Any:
    return {"pebbles": GAME, "keepsake": KEEPSAKE}[name]


def finished() -> dict[str, Any]:
    """A match with dice before and after an undo, played to the end."""
    m = Match.new(GAME, {"turns": 2}, 2, SEED, NONCES)
    for text in ("take", "throw", "take"):
        m.answer(0, text)
    m.undo(0)
    m.undo(0, consent=True)
    m.answer_all(0, ["throw", "end"])
    m.answer(1, "end")
    m.answer(1, "bid 1")
    m.answer(0, "bid 0")
    assert m.over
    made: dict[str, Any] = json.loads(json.dumps(m.to_json()))
    return made


def wrong(report: Report) -> list[str]:
    return [c.name for c in report.checks if not c.ok]


def by_hand(seed: bytes, nonces: tuple[str, ...], number: int, sides: list[int]) -> list[int]:
    """The scheme written a second time, straight from docs/FAIR.md."""
    out, counter, words = [], 0, b""
    for n in sides:
        while True:
            if not words:
                text = "\n".join(["tabard", *nonces, str(number), str(counter)])
                words = hmac.new(seed, text.encode(), hashlib.sha256).digest()
                counter += 1
            word, words = int.from_bytes(words[:4], "big"), words[4:]
            if word < 2**32 // n * n:
                out.append(word % n)
                break
    return out


@pytest.mark.parametrize("number", [1, 2, 77])
def test_dice_follow_the_written_scheme(number: int) -> None:
    sides = [6] * 20 + [3_000_000_000] * 20 + [1, 2, 2**32]
    below = FairDice(SEED, NONCES).of(number)
    assert [below(n) for n in sides] == by_hand(SEED, NONCES, number, sides)


def test_the_documents_vectors_are_right() -> None:
    text = FAIR_MD.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.+?) \| `(\[.*\])` \|$", text, re.MULTILINE)
    assert len(rows) >= 4
    assert commitment(SEED) in text
    assert FairDice(SEED, NONCES).block(1, 0).hex() in text
    for number, what, said in rows:
        below = FairDice(SEED, NONCES).of(int(number))
        if what.startswith("shuffle"):
            found = list(Shuffle(int(what.split()[1])).sample(below))
        else:
            times, sides = re.fullmatch(r"(\d+) times below\((\d+)\)", what).groups()  # type: ignore[union-attr]
            found = [below(int(sides)) for _ in range(int(times))]
        assert found == json.loads(said), what


def test_refused_words_are_skipped() -> None:
    """With 3,000,000,000 sides almost a third of the words is refused: a plain remainder would
    give the small numbers twice as often."""
    dice = FairDice(SEED, NONCES)
    sides = 3_000_000_000
    low = sum(dice.of(n)(sides) < 2**32 - sides for n in range(2000))
    assert 780 < low < 950  # 0.43 of 2,000; a plain remainder would give 0.60


def test_every_face_is_equally_likely() -> None:
    below = FairDice(SEED, NONCES).of(5)
    counts = Counter(below(6) for _ in range(6000))
    assert sorted(counts) == list(range(6))
    assert sum((c - 1000) ** 2 / 1000 for c in counts.values()) < 20.5  # chi-square, 0.1 %


def test_each_input_and_nonce_changes_the_dice() -> None:
    blocks = {
        FairDice(SEED, nonces).block(number, counter)
        for nonces in (("ann", "bob"), ("bob", "ann"), ("annbob",), ("ann", "bob", "1"))
        for number in (1, 11)
        for counter in (0, 1)
    }
    assert len(blocks) == 16


@pytest.mark.parametrize("nonce", ["", "two words", "line\nbreak", "x" * 65, "è", 7])
def test_a_bad_nonce_has_a_sentence(nonce: Any) -> None:
    with pytest.raises(Malformed, match="is no nonce"):
        FairDice(SEED, (nonce,))


def test_a_short_seed_and_an_odd_die_have_sentences() -> None:
    with pytest.raises(Malformed, match="32 bytes, not 3"):
        FairDice(b"abc", NONCES)
    with pytest.raises(Malformed, match="not 0"):
        FairDice(SEED, NONCES).of(1)(0)


def test_an_honest_match_passes_every_check() -> None:
    report = verify(finished(), load)
    assert report.ok
    names = [c.name for c in report.checks]
    assert names == ["commitment", "dice", "inputs", "undo", "log", "position"]
    assert "All 3 rolls" in report.checks[1].sentence


def test_a_finished_match_publishes_its_seed() -> None:
    data = finished()
    assert data["seed"] == SEED.hex()
    assert "secret" not in data
    assert hashlib.sha256(bytes.fromhex(data["seed"])).hexdigest() == data["commitment"]


def test_another_seed_is_found() -> None:
    data = finished()
    data["seed"] = bytes(32).hex()
    assert wrong(verify(data, load))[:2] == ["commitment", "dice"]


def test_a_chosen_outcome_is_found() -> None:
    data = finished()
    roll = next(i for i in data["inputs"] if i.get("chance") == "die")
    roll["outcome"] = roll["outcome"] % 3 + 1
    assert "dice" in wrong(verify(data, load))


def test_an_illegal_input_is_found_with_its_number() -> None:
    data = finished()
    data["inputs"][1]["option"] = "bid 1"
    report = verify(data, load)
    check = next(c for c in report.checks if c.name == "inputs")
    assert not check.ok
    assert check.sentence.startswith("Input 2 can't be played again")


def test_a_changed_position_is_found() -> None:
    data = finished()
    data["snapshot"]["digest"] = "0" * 32
    assert wrong(verify(data, load)) == ["position"]


def test_a_retold_log_is_found() -> None:
    data = finished()
    data["inputs"][1]["events"] = ["took B"]
    assert wrong(verify(data, load)) == ["log"]


def test_an_undo_that_needed_consent_is_found() -> None:
    data = finished()
    undo = [i for i in data["inputs"] if "undo" in i][1]
    del undo["consent"]
    report = verify(data, load)
    assert wrong(report) == ["undo"]
    assert f"input {undo['n']} (the dice have spoken since)" in report.checks[3].sentence


def test_a_seats_own_copy_says_why_it_cannot_be_checked() -> None:
    running = Match.new(GAME, None, 2, SEED, NONCES)
    with pytest.raises(Malformed, match="seat A saw of a match that was still going on"):
        verify(running.export(0), load)


def test_the_doctests_hold() -> None:
    assert doctest.testmod(fair).failed == 0
