"""A match: answers, undo, log, fork, saving and loading, and what a damaged file says."""

from __future__ import annotations

import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core import match, registry
from tabard.core.errors import Illegal, Impossible, Malformed
from tabard.core.fair import verify
from tabard.core.game import SPECTATOR, Game
from tabard.core.match import Match
from tests.core import pebbles
from tests.core.flowkit import game_of
from tests.core.flowkit import load as load_flows
from tests.core.pebbles import GAME, GAME2
from tests.keepsake import GAME as KEEPSAKE

SEED = bytes(range(32))


def load(name: str) -> Game[Any]:
    return {"pebbles": GAME}.get(name) or registry.load(name)


def load2(name: str) -> Game[Any]:
    """The same titles after a change of rules."""
    return GAME2


def table(turns: int = 4) -> Match[Any]:
    return Match.new(GAME, {"turns": turns}, 2, SEED, ("ann", "bob"))


def again(m: Match[Any], loader: Any = load) -> Match[Any]:
    """What comes back from the file."""
    return Match.from_json(json.loads(json.dumps(m.to_json())), loader)


def play(m: Match[Any], rng: Random) -> None:
    """One random answer of one of the seats that are asked."""
    q = m.pending
    assert q is not None
    seat = rng.choice(q.who)
    m.answer(seat, rng.choice(q.options_of(seat)), m.number(seat))


# -- answering ------------------------------------------------------------------------------------


def test_chance_is_answered_by_the_match_and_logged() -> None:
    m = table()
    assert m.inputs[0].to_json()["chance"] == "colors"
    assert sorted(m.inputs[0].outcome) == ["blue", "green", "red"]
    m.answer(0, ("throw",))
    assert [i.to_json().get("option") or i.label for i in m.inputs[1:]] == ["throw", "die"]
    assert m.state.pebbles[0] == m.inputs[-1].outcome
    assert m.pending is not None
    assert m.pending.who == (0,)


def test_the_same_seed_and_nonces_give_the_same_match() -> None:
    first, second = table(), table()
    other = Match.new(GAME, None, 2, SEED, ("ann", "carl"))
    for m in (first, second, other):
        for _ in range(8):
            m.answer(0, "throw")
    assert first.state.digest() == second.state.digest()
    assert first.inputs != other.inputs


def test_nonces_are_drawn_when_nobody_brings_any() -> None:
    a, b = Match.new(GAME), Match.new(GAME)
    assert len({*a.dice.nonces, *b.dice.nonces}) == 4
    assert a.commitment != b.commitment
    with pytest.raises(Malformed, match="2 seats bring 2 nonces, not 1"):
        Match.new(GAME, nonces=["one"])


def test_an_illegal_answer_changes_nothing() -> None:
    m = table()
    before = m.to_json()
    for seat, option, sentence in (
        (0, ("bid", 1), "not legal now"),
        (1, ("take",), "not seat B's turn"),
    ):
        with pytest.raises(Illegal, match=sentence):
            m.answer(seat, option)
    for seat, text in ((0, "fly"), (0, ("fly",)), (7, "take"), (-1, "take")):
        with pytest.raises(Malformed):
            m.answer(seat, text)
    assert m.to_json() == before


def test_a_batch_is_all_or_nothing() -> None:
    m = table()
    before = m.to_json()
    with pytest.raises(Illegal):
        m.answer_all(0, ["take", "throw", "end", "take"])
    assert m.to_json() == before
    m.answer_all(0, ["take", "take", "end"])
    assert m.state.pebbles == [2, 0]
    assert [i.n for i in m.inputs] == [1, 2, 3, 4]


def test_a_stale_answer_is_refused() -> None:
    m = table()
    number = m.number(0)
    m.answer(0, "take", number)
    with pytest.raises(Illegal, match="The question has changed"):
        m.answer(0, "take", number)
    assert m.state.pebbles == [1, 0]
    m.answer(0, "take", m.number(0))
    m.undo(0)
    with pytest.raises(Illegal, match="The question has changed"):
        m.answer(0, "take", number + 1)


def test_a_seat_counts_its_own_questions_only() -> None:
    m = table(2)
    m.answer_all(0, ["take", "take", "end"])
    assert (m.number(0), m.number(1)) == (3, 1)
    m.answer(1, "end")
    assert (m.number(0), m.number(1)) == (4, 2)
    m.answer(0, "bid 1")
    assert (m.number(0), m.number(1)) == (4, 2), "B's sealed question is still the same"


def test_rules_that_fail_leave_the_match_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    m = table()
    m.answer(0, "take")
    before = m.to_json()
    monkeypatch.setattr(pebbles, "GAIN", None)
    with pytest.raises(Impossible, match=r"Answer: 'take'\. Last inputs: 1 .*, 2 A take"):
        m.answer(0, "take")
    assert m.to_json() == before


def test_an_endless_game_is_called_off_with_a_sentence(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(match, "STALL", 6)
    m = table()
    m.answer_all(0, ["throw", "take"])
    assert not m.over
    m.answer_all(0, ["take", "take", "take"])
    assert m.over
    assert m.notes == ["It is called off: after 6 inputs it had not ended."]
    with pytest.raises(Illegal, match="The game is over"):
        m.answer(0, "take")
    assert m.can_undo(0) is not None
    m.save(tmp_path / "m.json")
    back = Match.load(tmp_path / "m.json", load)
    assert back.over
    assert back.to_json() == m.to_json()
    assert "seed" in m.to_json()
    assert verify(m.to_json(), load).ok


def test_dice_that_roll_for_ever_are_called_off_too(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(match, "STALL", 9)
    source = """
@flow
def main(s):
    x = yield from ask(0, "x", picks(2))
    while True:
        y = yield from chance("y", Die((1, 2)))
"""
    game = game_of(load_flows(tmp_path, source))
    m = Match.new(game, seed=SEED)
    m.answer(0, "pick 1")
    assert m.over
    assert len(m.inputs) == 9
    assert again(m, lambda name: game).over


# -- undo -----------------------------------------------------------------------------------------


def test_undo_alone_takes_back_one_answer_at_a_time() -> None:
    m = table()
    start = m.state.digest()
    m.answer_all(0, ["take", "take"])
    m.undo(0)
    assert m.state.pebbles == [1, 0]
    m.undo(0)
    assert m.state.digest() == start
    assert [i.to_json() for i in m.inputs[3:]] == [
        {"n": 4, "seat": "A", "undo": 3},
        {"n": 5, "seat": "A", "undo": 2},
    ]
    with pytest.raises(Illegal, match="nothing to undo"):
        m.undo(0)


def test_an_ended_turn_can_be_taken_back() -> None:
    m = table()
    m.answer_all(0, ["take", "end"])
    m = again(m)
    m.undo(0)
    assert m.pending is not None
    assert m.pending.who == (0,)
    m.undo(0)
    assert m.state.pebbles == [0, 0]


@pytest.mark.parametrize(
    ("option", "why"),
    [("throw", "the dice have spoken"), ("peek", "been shown"), ("show", "been shown")],
)
def test_undo_alone_stops_at_what_was_learned(option: str, why: str) -> None:
    m = table()
    m.answer_all(0, ["take", option, "take"])
    m.undo(0)
    refused = m.can_undo(0)
    assert refused is not None
    assert why in refused
    with pytest.raises(Illegal, match=why):
        m.undo(0)
    m.undo(0, consent=True)
    assert m.state.pebbles == [1, 0]
    assert m.inputs[-1].to_json()["consent"] is True
    assert m.can_undo(0) is None, "before the revelation the seat is free again"


def test_undo_alone_stops_at_another_seats_answer() -> None:
    m = table()
    m.answer_all(0, ["take", "end"])
    m.answer(1, "take")
    assert m.can_undo(0) == "You can't undo that alone: seat B has answered since."
    m.undo(0, consent=True)
    assert (m.state.pebbles, m.state.turn) == ([1, 0], 0)


def test_undo_with_consent_ends_at_the_turn_before() -> None:
    m = table()
    m.answer_all(0, ["take", "end"])
    m.answer_all(1, ["end"])
    m.answer_all(0, ["end"])
    m.answer(1, "take")
    m.undo(0, consent=True)
    assert (m.state.turn, m.state.pebbles) == (2, [1, 0])
    refused = m.can_undo(0, consent=True)
    assert refused is not None
    assert "too long ago" in refused


def test_dice_fall_anew_after_an_undo() -> None:
    m = table()
    seen = set()
    for _ in range(30):
        m.answer(0, "throw")
        seen.add(m.inputs[-1].outcome)
        m.undo(0, consent=True)
    assert seen == {1, 2, 3}


def test_nothing_is_taken_back_once_the_seed_is_published() -> None:
    m = table(1)
    m.answer(0, "end")
    m.answer(0, "bid 1")
    m.answer(1, "bid 0")
    assert m.over
    for consent in (False, True):
        assert m.can_undo(1, consent) == "The game is over, and its seed is published."


def test_a_sealed_answer_can_be_taken_back_until_others_answer() -> None:
    m = table(1)
    m.answer(0, "end")
    m.answer(0, "bid 1")
    m.undo(0)
    m.answer(0, "bid 0")
    m.answer(1, "bid 1")
    assert m.log(SPECTATOR)[-1].event == "bids 0 1"


@pytest.mark.parametrize("seats", [3, 4])
def test_any_undo_gives_back_the_very_position(seats: int, seed: int) -> None:
    """Random matches of Keepsake with undo by anybody, saved and loaded at every step: the
    position is the one that stood before the answer that was taken back."""
    rng = Random(seed)
    m = Match.new(KEEPSAKE, {"rounds": 5}, seats, rng.randbytes(32), "abcd"[:seats])
    stood: dict[int, str] = {}
    undone = 0
    while not m.over:
        seat = rng.randrange(seats)
        if rng.random() < 0.3 and m.can_undo(seat, consent=True) is None:
            m.undo(seat, consent=True)
            assert m.state.digest() == stood[m.inputs[-1].undo]
            undone += 1
        else:
            stood[len(m.inputs) + 1] = m.state.digest()
            play(m, rng)
        m = again(m)
    assert undone > 3
    report = verify(m.to_json())
    assert [c.sentence for c in report.checks if not c.ok] == []


# -- the log --------------------------------------------------------------------------------------


def test_the_log_tells_each_viewer_its_part() -> None:
    m = table()
    m.answer_all(0, ["peek", "take", "end"])
    told = [line.event for line in m.log(1)]
    assert told == ["turn 0", "took A", "turn 1"]
    assert told == [line.event for line in m.log(SPECTATOR)]
    color = m.inputs[0].outcome[0]
    for viewer in (0, None):
        assert [x.event for x in m.log(viewer)] == [
            "turn 0",
            f"peeked {color}",
            "took A",
            "turn 1",
        ]


def test_line_numbers_do_not_count_what_others_were_told() -> None:
    m, quiet = table(), table()
    m.answer_all(0, ["peek", "peek", "take"])
    quiet.answer(0, "take")
    assert m.log(1) == quiet.log(1)


def test_what_was_taken_back_leaves_the_log_but_not_the_numbers() -> None:
    m = table()
    m.answer(0, "take")
    m.undo(0)
    m.answer(0, "show")
    assert [(x.number, x.event.split()[0]) for x in m.log(1)] == [(1, "turn"), (3, "showed")]


def test_sealed_answers_show_in_no_export_and_no_log() -> None:
    m = Match.new(KEEPSAKE, None, 3, SEED, "abc")
    m.answer(0, "bid 3")
    for viewer in (1, 2, SPECTATOR):
        text = json.dumps(m.export(viewer))
        assert "bid 3" not in text.replace('"bid 3", "bid 4"', "")
        assert m.dice.seed.hex() not in text
        assert "inputs" not in m.export(viewer)


def test_an_export_holds_the_seed_only_at_the_end() -> None:
    m = table(1)
    assert SEED.hex() not in json.dumps(m.export(0))
    assert m.to_json()["secret"] == SEED.hex()
    m.answer(0, "end")
    m.answer(0, "bid 1")
    m.answer(1, "bid 0")
    assert m.export(SPECTATOR)["seed"] == SEED.hex()


# -- fork -----------------------------------------------------------------------------------------


def test_a_fork_goes_on_alone() -> None:
    m = table()
    m.answer_all(0, ["take", "take"])
    before = m.to_json()
    f = m.fork()
    assert f.state.digest() == m.state.digest()
    assert f.commitment != m.commitment
    f.answer_all(0, ["throw", "end"])
    assert m.to_json() == before
    assert again(f).state.digest() == f.state.digest()
    assert verify(f.to_json(), load).ok


def test_what_a_fork_draws_does_not_follow_from_what_it_publishes() -> None:
    m = Match.new(KEEPSAKE, None, 3, SEED, ("a", "b", "c"))
    f = m.fork(0, seed=SEED)
    guessed = (f.commitment, bytes.fromhex(f.commitment), m.commitment)
    worlds = [KEEPSAKE.determinize(m.state, 0, Random(guess)).what for guess in guessed]
    assert f.state.what not in worlds
    assert m.fork(0, seed=SEED).state.what == f.state.what


def test_a_fork_draws_anew_what_the_seat_could_not_know() -> None:
    m = table()
    orders = {m.fork(1, seed=bytes([k] * 32)).state.order for k in range(40)}
    assert len(orders) == 6
    assert m.fork(1, seed=SEED).state.order == m.fork(1, seed=SEED).state.order


def test_a_finished_match_can_be_forked_from_an_earlier_input() -> None:
    m = table(1)
    m.answer_all(0, ["take", "take", "end"])
    m.answer(0, "bid 1")
    m.answer(1, "bid 0")
    f = m.fork(at=2)
    assert f.state.pebbles == [1, 0]
    assert f.to_json()["fork"] == {"of": m.commitment, "after": 2, "seat": None}
    with pytest.raises(Malformed, match="There is no input 99"):
        m.fork(at=99)


# -- saving and loading ---------------------------------------------------------------------------


def test_a_saved_match_comes_back_the_same(tmp_path: Path) -> None:
    path = tmp_path / "m.json"
    m = table()
    m.answer_all(0, ["take", "throw", "peek"])
    m.save(path)
    m.answer(0, "end")
    m.save(path)
    back = Match.load(path, load)
    assert back.to_json() == m.to_json()
    assert back.log(0) == m.log(0)
    assert [p.name for p in tmp_path.iterdir()] == ["m.json"]
    for both in (m, back):
        both.answer(1, "throw")
    assert back.to_json() == m.to_json()
    rows = path.read_text().splitlines()
    assert '  {"n": 2, "seat": "A", "label": "go", "option": "take", "events": ["took A"]},' in rows


def test_a_file_that_cannot_be_written_loses_nothing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "m.json"
    m = table()
    m.save(path)
    old = path.read_text()

    def full(*_: Any) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("os.replace", full)
    m.answer(0, "take")
    with pytest.raises(Malformed, match="can't be written: No space left"):
        m.save(path)
    assert path.read_text() == old
    assert [p.name for p in tmp_path.iterdir()] == ["m.json"]
    with pytest.raises(Malformed, match="can't be written"):
        m.save(tmp_path / "no" / "where.json")


def test_loading_does_not_play_from_the_start() -> None:
    """However many inputs there are, no more of them are played than the last two turns hold."""
    m = table(9)
    for turn in range(8):
        m.answer_all(turn % 2, ["throw"] * 10 + ["end"])
    m.answer(0, "peek")
    played = []

    class Counting(pebbles.Pebbles):
        def advance(self, *args: Any, **kwargs: Any) -> None:
            played.append(args[1])
            super().advance(*args, **kwargs)

    back = again(m, lambda name: Counting())
    assert back.state.digest() == m.state.digest()
    assert len(m.inputs) > 160
    assert 0 < len(played) <= 25


def test_after_a_change_that_does_not_matter_all_goes_on() -> None:
    m = table()
    m.answer(0, "take")
    back = again(m, load2)
    assert back.can_undo(0) is None
    assert len(back.notes) == 1
    assert "From input 3 on the rules are 2" in back.notes[0]
    assert back.to_json()["version"] == "2"


def test_after_a_change_that_matters_the_match_goes_on_and_says_so(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    m = table()
    m.answer(0, "take")
    data = json.loads(json.dumps(m.to_json()))
    monkeypatch.setattr(pebbles, "GAIN", 2)
    with pytest.raises(Malformed, match="do not lead to the snapshot"):
        Match.from_json(data, load)
    back = Match.from_json(data, load2)
    assert "continues from where it was" in back.notes[0]
    assert back.state.pebbles == [1, 0]
    assert back.can_undo(0, consent=True) is not None
    back.answer(0, "take")
    assert back.state.pebbles == [3, 0]
    assert again(back, load2).state.pebbles == [3, 0]
    report = verify(back.to_json(), load2)
    assert not report.ok
    assert any("continues from where it was" in c.sentence for c in report.checks)


# -- damage ---------------------------------------------------------------------------------------

DAMAGE: dict[str, tuple[Any, str]] = {
    "no game": (lambda d: d.pop("game"), "lacks 'game'"),
    "unknown game": (lambda d: d.update(game="chess"), "There is no game 'chess'"),
    "no inputs": (lambda d: d.pop("inputs"), "lacks 'inputs'"),
    "inputs a text": (lambda d: d.update(inputs="x"), "'inputs' should be a list"),
    "seats a text": (lambda d: d.update(seats="2"), "'seats' should be a whole number"),
    "seats too many": (lambda d: d.update(seats=77), "77 seats are not a table"),
    "later format": (lambda d: d.update(tabard=9), "has format 9"),
    "no object": (lambda d: d.clear(), "lacks 'tabard'"),
    "seed short": (lambda d: d.update(secret="abc"), "'secret' should be 64 hex"),
    "other seed": (lambda d: d.update(secret="00" * 32), "does not fit its commitment"),
    "a nonce less": (lambda d: d["nonces"].pop(), "should hold 2 nonces"),
    "a nonce a number": (lambda d: d["nonces"].__setitem__(0, 5), "5 is not a nonce"),
    "an input lost": (lambda d: d["inputs"].pop(1), "Input 2 calls itself number 3"),
    "the last input lost": (lambda d: d["inputs"].pop(), "after input 4, but the file holds 3"),
    "an input a number": (lambda d: d["inputs"].__setitem__(0, 3), "Input 1 should be an object"),
    "no option": (lambda d: d["inputs"][1].pop("option"), "Input 2 lacks 'option'"),
    "no outcome": (lambda d: d["inputs"][0].pop("outcome"), "Input 1 lacks 'outcome'"),
    "another seat": (lambda d: d["inputs"][1].update(seat="F"), "Input 2: there is no seat 'F'"),
    "an event a number": (lambda d: d["inputs"][1].update(events=[1]), "Input 2, an event"),
    "events a text": (lambda d: d["inputs"][1].update(events="x"), "Input 2: 'events'"),
    "an unknown move": (
        lambda d: d["inputs"][2].update(option="fly"),
        "Input 3 can't be replayed: There is no move called 'fly'",
    ),
    "an illegal move": (
        lambda d: d["inputs"][2].update(option="bid 1"),
        "Input 3 can't be replayed: 'bid 1' is not legal now",
    ),
    "another question": (
        lambda d: d["inputs"][2].update(label="bid"),
        "Input 3 can't be replayed: It answers 'bid', but the question is 'go'",
    ),
    "an undo of nothing": (
        lambda d: d["inputs"][3].update(undo=1),
        "Input 4 undoes input 1, which is not seat A's",
    ),
    "no snapshot": (lambda d: d.pop("snapshot"), "lacks 'snapshot'"),
    "snapshot unreadable": (
        lambda d: d["snapshot"]["state"].update(columns=[]),
        "The snapshot can't be read: This is not a saved position",
    ),
    "a flow that is gone": (
        lambda d: d["snapshot"]["state"]["frames"][0].__setitem__(0, "gone"),
        "The snapshot can't be read: The saved game waits in a flow 'gone'",
    ),
    "an option gone": (
        lambda d: d["snapshot"]["state"]["columns"].update(bowl="x"),
        "The snapshot can't be read: 'bowl' should hold whole numbers",
    ),
    "snapshot changed": (
        lambda d: d["snapshot"]["state"]["columns"].update(bowl=3),
        "do not lead to the snapshot",
    ),
    "digest changed": (lambda d: d["snapshot"].update(digest="0"), "digest is not that of"),
    "a turn too late": (
        lambda d: d["turns"][0].update(after=99),
        "its positions stand after inputs that are not there",
    ),
    "other options": (lambda d: d.update(options={"turns": 5}), "other seats or options"),
    "no turns": (lambda d: d.update(turns=[]), "'turns' holds no position"),
    "a turn unreadable": (lambda d: d["turns"][0].update(state={}), "A turn's start can't be read"),
    "asked too short": (lambda d: d.update(asked=[1]), "a whole number for each seat"),
    "over, but not": (
        lambda d: d.update(over=True, seed=d["secret"]),
        "disagree on whether it is over",
    ),
}


@pytest.mark.parametrize("kind", DAMAGE)
def test_each_kind_of_damage_has_its_sentence(kind: str, tmp_path: Path) -> None:
    m = table()
    m.answer_all(0, ["take", "take", "take"])
    data = json.loads(json.dumps(m.to_json()))
    damage, sentence = DAMAGE[kind]
    damage(data)
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(data))
    with pytest.raises(Malformed) as caught:
        Match.load(path, load)
    assert sentence in str(caught.value)
    assert str(caught.value).startswith(f"{path}: ")


@pytest.mark.parametrize(
    ("content", "sentence"),
    [
        (b"", "It is not JSON: line 1"),
        (b'{"tabard": 1,', "It is not JSON"),
        (b"\xff\xfe\x00", "not a text file"),
        (b"[]", "should be an object"),
        (b"[" * 100_000, "It is not"),
    ],
)
def test_a_file_that_is_no_match_has_its_sentence(
    content: bytes, sentence: str, tmp_path: Path
) -> None:
    path = tmp_path / "m.json"
    path.write_bytes(content)
    with pytest.raises(Malformed) as caught:
        Match.load(path, load)
    assert sentence in str(caught.value)
    with pytest.raises(Malformed, match="No such file"):
        Match.load(tmp_path / "nowhere.json")


def test_no_damage_to_a_snapshot_escapes_as_a_bug(seed: int) -> None:
    """Any one value of a saved position replaced by nonsense: a sentence, never a traceback."""
    rng = Random(seed)
    m = Match.new(KEEPSAKE, None, 3, rng.randbytes(32), "abc")
    for _ in range(12):
        play(m, rng)
    text = json.dumps(m.to_json())
    refused = 0
    for _ in range(150):
        data = json.loads(text)
        at: Any = data["snapshot"]["state"]
        while True:
            key = rng.choice(list(at) if isinstance(at, dict) else range(len(at)))
            if not isinstance(at[key], dict | list) or not at[key] or rng.random() < 0.1:
                break
            at = at[key]
        at[key] = rng.choice([None, -7, 999, "x", [], {}, True, 1.5, [[["x"]]]])
        try:
            Match.from_json(data)
        except Malformed:
            refused += 1
    assert refused > 135
