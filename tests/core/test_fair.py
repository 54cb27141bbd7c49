"""Fair dice: the scheme of docs/FAIR.md, and that `verify` finds every kind of cheating."""

from __future__ import annotations

import doctest
import hashlib
import hmac
import json
import re
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core import fair
from tabard.core.ask import Dice, Pool, Shuffle
from tabard.core.errors import Malformed
from tabard.core.fair import (
    FairDice,
    Kept,
    Report,
    commitment,
    own_nonces,
    pledge,
    promise,
    verify,
)
from tabard.core.match import Match
from tabard.core.replay import outcome_text
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


def pool_of(text: str) -> Pool:
    """As a pool writes itself."""
    parts = [part.split() for part in text.removeprefix("pool ").split(", ")]
    pool = Pool(tuple(Dice(c, tuple(map(int, faces)), int(n)) for n, c, *faces in parts))
    assert pool.text() == text
    return pool


def test_a_pool_follows_the_written_scheme() -> None:
    pool = Pool((Dice("red", (1, 2, 3, 4, 5, 6, 7, 8), 3), Dice("blue", (0, 0, 1, 2), 2)))
    for number in range(1, 30):
        luck = by_hand(SEED, NONCES, number, [8, 8, 8, 4, 4])
        red = sorted(x + 1 for x in luck[:3])
        blue = sorted((0, 0, 1, 2)[x] for x in luck[3:])
        assert pool.sample(FairDice(SEED, NONCES).of(number)) == (tuple(red), tuple(blue))


def test_a_pool_in_a_match_is_logged_checked_and_told() -> None:
    rng = Random(4)
    m = Match.new(KEEPSAKE, {"rounds": 2}, 3, SEED, ("ann", "bob", "cy"))
    while (q := m.pending) is not None:
        seat = rng.choice(q.who)
        m.answer(seat, rng.choice(q.options_of(seat)))
    data = json.loads(json.dumps(m.to_json()))
    assert verify(data, lambda name: KEEPSAKE).ok
    rolls = [i for i in data["inputs"] if i.get("chance") == "draught"]
    assert len(rolls) == 2
    for i in rolls:
        white, red = i["outcome"]
        assert outcome_text(i["outcome"]) == f"{' '.join(map(str, white)) or '–'} · {red[0]}"
    rolls[-1]["outcome"][1][0] = (rolls[-1]["outcome"][1][0] + 1) % 3
    found = verify(data, lambda name: KEEPSAKE)
    assert next(c.name for c in found.checks if not c.ok) == "dice"


def test_the_documents_vectors_are_right() -> None:
    text = FAIR_MD.read_text(encoding="utf-8")
    rows = re.findall(r"^\| (\d+) \| (.+?) \| `(\[.*\])` \|$", text, re.MULTILINE)
    assert len(rows) >= 7
    assert commitment(SEED) in text
    assert FairDice(SEED, NONCES).block(1, 0).hex() in text
    for number, what, said in rows:
        below = FairDice(SEED, NONCES).of(int(number))
        if what.startswith("shuffle"):
            found = list(Shuffle(int(what.split()[1])).sample(below))
        elif what.startswith("pool"):
            found = json.loads(json.dumps(pool_of(what).sample(below)))
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
    with pytest.raises(Malformed, match="is not a nonce"):
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
    assert names == ["commitment", "nonces", "dice", "inputs", "undo", "log", "position"]
    assert "All 3 rolls" in report.checks[2].sentence


def test_a_match_of_before_the_promises_says_so() -> None:
    report = verify(finished(), load)
    assert "not promised in advance" in report.checks[1].sentence


# -- promises ------------------------------------------------------------------------------------


def promised_match(nonces: list[str], promises: list[str | None]) -> dict[str, Any]:
    match = Match.new(GAME, None, 2, SEED, nonces, promises)
    match.concede(0)
    return match.to_json()


def honest() -> dict[str, Any]:
    """Seat A brings a nonce, B is a bot."""
    return promised_match(["ann", own_nonces(SEED, 2)[1]], [promise("ann"), None])


def test_bots_nonces_follow_from_the_seed() -> None:
    assert Match.new(GAME, None, 2, SEED).dice.nonces == own_nonces(SEED, 2)
    report = verify(honest(), load)
    assert report.ok
    assert report.checks[1].sentence.startswith("Promised in advance, then revealed: A.")


def test_a_bots_nonce_that_was_chosen_later_is_found() -> None:
    """The holder of the seed tries nonces until the dice please them: that was possible once."""
    data = promised_match(["ann", "lucky"], [promise("ann"), None])
    assert wrong(verify(data, load)) == ["nonces"]


def test_a_nonce_that_was_not_promised_is_found() -> None:
    data = promised_match(["eve", own_nonces(SEED, 2)[1]], [promise("ann"), None])
    report = verify(data, load)
    assert wrong(report) == ["nonces"]
    assert "seat A's follows neither" in report.checks[1].sentence


def test_who_promised_and_did_not_tell_is_named() -> None:
    report = verify(promised_match(list(own_nonces(SEED, 2)), [promise("ann"), None]), load)
    assert report.ok
    assert "never revealed: A" in report.checks[2].sentence


def test_the_page_tells_how_nonces_and_pledges_are_made() -> None:
    page = FAIR_MD.read_text(encoding="utf-8")
    made = [*own_nonces(SEED, 2), promise("ann"), pledge(commitment(SEED), [promise("ann"), None])]
    assert all(f"`{one}`" in page for one in made)
    message = hmac.digest(SEED, b"nonce\nA", "sha256").hex()[:32]
    assert message == own_nonces(SEED, 2)[0]
    lines = "\n".join(["tabard", commitment(SEED), hashlib.sha256(b"ann").hexdigest(), "-"])
    assert hashlib.sha256(lines.encode()).hexdigest() == made[-1]


def test_what_one_kept_is_compared() -> None:
    data = honest()
    mine = pledge(data["commitment"], data["promises"])
    good = verify(data, load, Kept(mine, {"A": "ann"}))
    assert good.ok
    assert "promises of all seats" in good.checks[0].sentence
    assert verify(data, load, Kept(data["commitment"].upper())).ok
    assert wrong(verify(data, load, Kept("0" * 64))) == ["commitment"]
    assert wrong(verify(data, load, Kept(mine, {"A": "eve", "Z": "x"}))) == ["kept nonce"] * 2


def test_a_whole_other_match_is_found_by_what_one_kept() -> None:
    """Another seed, with everything else made to fit it: only what was kept outside tells."""
    other = Match.new(
        GAME, None, 2, bytes(32), ["ann", own_nonces(bytes(32), 2)[1]], [promise("ann"), None]
    )
    other.concede(0)
    mine = pledge(honest()["commitment"], honest()["promises"])
    assert verify(other.to_json(), load).ok
    assert wrong(verify(other.to_json(), load, Kept(mine))) == ["commitment"]


def test_promises_are_read_with_a_sentence() -> None:
    for nonsense in ("x", [None], [1, 2]):
        with pytest.raises(Malformed, match="promises"):
            verify({**honest(), "promises": nonsense}, load)
    back = Match.from_json(honest(), load)
    assert back.promises == (promise("ann"), None)


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
    assert check.sentence.startswith("Input 2 can't be replayed")


def test_a_changed_position_is_found() -> None:
    data = finished()
    data["snapshot"]["digest"] = "0" * 32
    assert wrong(verify(data, load)) == ["position"]


def test_a_retold_log_is_found() -> None:
    data = finished()
    data["inputs"][1]["events"] = ["took B"]
    assert wrong(verify(data, load)) == ["log"]


def test_other_rules_may_tell_it_in_another_way() -> None:
    data = finished()
    data["inputs"][1]["events"] = ["took B"]
    data["version"] = "0"
    report = verify(data, load)
    assert wrong(report) == []
    assert "Rules 0 told it differently: input 2. That can't be checked." in [
        check.sentence for check in report.checks
    ]


def test_an_undo_that_needed_consent_is_found() -> None:
    data = finished()
    undo = [i for i in data["inputs"] if "undo" in i][1]
    del undo["consent"]
    report = verify(data, load)
    assert wrong(report) == ["undo"]
    assert f"input {undo['n']} (the dice have spoken since)" in report.checks[4].sentence


def test_a_seats_own_copy_says_why_it_cannot_be_checked() -> None:
    running = Match.new(GAME, None, 2, SEED, NONCES)
    with pytest.raises(Malformed, match="seat A saw of a match that was still going on"):
        verify(running.export(0), load)


def test_the_doctests_hold() -> None:
    assert doctest.testmod(fair).failed == 0
