"""A server that is killed loses nothing that it has acknowledged; and a loss would be found."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import subprocess
import sys
from contextlib import ExitStack
from pathlib import Path
from random import Random
from threading import Timer
from typing import Any, cast

import pytest

from tabard.cli import main
from tabard.core.errors import Impossible
from tabard.core.match import Match
from tabard.core.registry import load
from tabard.server import messages as m
from tabard.server.run import alone, listen
from tabard.server.store import Store
from tabard.server.trials import crash
from tabard.server.trials.serve import HOST, Server, free_port
from tests.server.tablekit import ANN, MemoryStore, QuickPool, Tab, lobby, table
from tests.server.trialkit import ENVIRONMENT

KILLS = 4


def test_a_few_kills_lose_nothing(tmp_path: Path, seed: int) -> None:
    print(f"seed {seed}")
    tables = crash.TABLES[:3]
    report = asyncio.run(
        crash.crashtest(
            tmp_path / "data", "smallworld", KILLS, seed, tables=tables, environment=ENVIRONMENT
        )
    )
    assert not report.problems, report.problems
    assert (report.kills, report.lost, report.stuck) == (KILLS, 0, 0)
    assert report.acknowledged > 0


def test_the_other_game_survives_too(tmp_path: Path, seed: int) -> None:
    """Sealed answers and sides that act in free order."""
    report = asyncio.run(
        crash.crashtest(
            tmp_path / "data",
            "keepsake",
            2,
            seed,
            tables=[(3, False, ()), (2, False, ("easy",))],
            environment=ENVIRONMENT,
        )
    )
    assert not report.problems, report.problems
    assert (report.kills, report.lost, report.stuck) == (2, 0, 0)


# -- what a killed server leaves behind -----------------------------------------------------------


def test_a_start_waits_until_a_dead_servers_child_has_let_go(tmp_path: Path) -> None:
    """Killed when it has forked and the child has not yet closed what it inherited."""
    first = listen(HOST, 0)
    port = first.getsockname()[1]
    with ExitStack() as held:
        held.enter_context(first)
        held.enter_context(alone(tmp_path, lambda: "there"))
        letting_go = Timer(0.2, held.pop_all().close)
        letting_go.start()
        with listen(HOST, port), alone(tmp_path, lambda: "here") as where:
            assert where == "here"
        letting_go.join()


def test_a_server_that_can_not_start_again_tells_why(tmp_path: Path) -> None:
    server = Server(tmp_path / "data", ENVIRONMENT)
    try:
        server.launch()
        server.kill()  # the next one is forked
        with listen(HOST, server.port), pytest.raises(Impossible, match="can't be used"):
            asyncio.run(server.start())
    finally:
        server.stop()


@pytest.mark.parametrize("starts", [1, 2])
def test_a_trial_that_is_killed_leaves_no_server_behind(starts: int, tmp_path: Path) -> None:
    """All that is left of a killed trial is its closed end of the pipe. Whoever still lived would
    keep the other pipes open."""
    nursery = subprocess.Popen(
        [sys.executable, "-m", "tabard.server.trials.nursery"],
        env=os.environ | ENVIRONMENT,
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
    )
    assert nursery.stdin is not None
    assert nursery.stdout is not None
    server = 0
    for _ in range(starts):
        if server:
            os.kill(server, signal.SIGKILL)
        order = json.dumps([HOST, free_port(), str(tmp_path / "data"), None])
        nursery.stdin.write(order.encode() + b"\n")
        nursery.stdin.flush()
        server = int(nursery.stdout.readline())
    nursery.communicate(timeout=600)
    assert nursery.returncode == 0


def test_a_bots_process_whose_server_is_gone_ends_without_a_word() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    worker = [sys.executable, "-m", "tabard.server.botworker"]
    ended = subprocess.run(worker, input=b"", stdout=writing, stderr=subprocess.PIPE, timeout=600)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, b"")


# -- what is lost is found ------------------------------------------------------------------------


def question(number: int) -> m.QuestionShape:
    return m.QuestionShape("A", number, "turn", "?", [])


def position(number: int, events: list[str], whole: bool = False) -> m.Positions:
    lines = [m.LineShape(i, text, text, None, []) for i, text in enumerate(events, 1)]
    return m.Positions(
        step=1,
        seat="A",
        actor=None,
        whole=whole,
        view={},
        question=question(number),
        mine_asked=["A"],
        waiting=["A"],
        turn=None,
        prompt="",
        can_undo=False,
        why_no_undo="",
        can_ask_undo=False,
        rounds=(1, 2),
        log=lines,
    )


async def a_ledger() -> crash.Ledger:
    ledger = crash.Ledger("Table 1")
    ledger.hear(position(1, ["one", "two"], whole=True))
    ledger.acknowledge(question(1), ["take 1"])
    ledger.hear(position(2, []))
    assert ledger.gone_back == []
    return ledger


def test_going_on_is_no_loss() -> None:
    ledger = asyncio.run(a_ledger())
    ledger.hear(position(2, ["one", "two", "three"], whole=True))
    assert ledger.gone_back == []


def test_a_question_that_comes_again_is_a_loss() -> None:
    ledger = asyncio.run(a_ledger())
    ledger.hear(position(1, ["one", "two"], whole=True))
    assert len(ledger.gone_back) == 1


def test_a_log_that_is_shorter_is_a_loss() -> None:
    ledger = asyncio.run(a_ledger())
    ledger.hear(position(2, ["one"], whole=True))
    assert len(ledger.gone_back) == 1


class OneMatch:
    """A store with one match in it, of which the last inputs may be gone."""

    def __init__(self, match: Match[Any], gone: int = 0) -> None:
        header, snapshot = match.lasting(), match.changing()
        inputs = [i.to_json() for i in match.inputs]
        self.kept = (header, inputs[: len(inputs) - gone], snapshot)

    async def load_match(self, table: str) -> Any:
        return self.kept


@pytest.mark.parametrize("gone", [0, 1, 3])
def test_what_is_not_on_disk_is_counted(gone: int, tmp_path: Path) -> None:
    game = load("smallworld")
    match = Match.new(game, seats=2)
    trial = crash.Trial(Server(tmp_path), "smallworld", Random(1))

    async def audit() -> int:
        ledger = crash.Ledger("Table 1")
        for number in range(6):
            q = match.pending
            assert q is not None
            pick = game.options.text(match.state, q.options_of(q.who[0])[0])
            seat = "AB"[q.who[0]]
            match.answer(q.who[0], pick)
            ledger.acknowledge(m.QuestionShape(seat, number, "", "", []), [pick])
        return await trial.lost(cast(Store, OneMatch(match, gone)), ledger)

    lost = asyncio.run(audit())
    answered = [i.seat >= 0 for i in match.inputs]
    assert lost == sum(answered[len(answered) - gone :])
    assert trial.report.stuck == (1 if gone else 0)  # inputs and snapshot no longer fit


class Asked:
    """A server that only says what it has in hand, look by look."""

    def __init__(self, *said: int | None) -> None:
        self.said = list(said)
        self.looks = 0

    async def in_hand(self) -> int | None:
        self.looks += 1
        return self.said.pop(0) if len(self.said) > 1 else self.said[0]


def moves(server: Asked, monkeypatch: pytest.MonkeyPatch, after: int | None) -> crash.Report:
    """A table that moves after so many looks at the server, or never."""
    monkeypatch.setattr(crash, "LOOK", 0.01)
    trial = crash.Trial(cast(Server, server), "smallworld", Random(1))

    async def run() -> None:
        ledger = trial.current[0] = crash.Ledger("Table 1")
        waiting = asyncio.create_task(trial.everybody_moves())
        while not waiting.done():
            if after is not None and server.looks >= after:
                ledger.moved.set()
            await asyncio.sleep(0.001)

    asyncio.run(run())
    return trial.report


def test_a_table_that_waits_for_the_machine_is_not_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    """Busy for as long as it takes: no clock says when it is enough."""
    report = moves(Asked(3, None, 1), monkeypatch, after=40)
    assert (report.stuck, report.problems) == (0, [])
    assert report.starved >= 40


def test_a_table_that_nobody_works_for_is_stuck(monkeypatch: pytest.MonkeyPatch) -> None:
    report = moves(Asked(2, 0), monkeypatch, after=None)
    assert report.stuck == 1
    assert "nothing is under way" in report.problems[0]


def test_work_that_never_ends_is_stuck_too(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(crash, "NO_END", 8)
    report = moves(Asked(1), monkeypatch, after=None)
    assert "does not end" in report.problems[0]


async def test_a_server_says_what_it_has_in_hand(tmp_path: Path) -> None:
    pool = QuickPool()
    pool.gate = asyncio.Event()
    where = lobby(MemoryStore(), pool)
    assert where.metrics()["in_hand"] == 0
    room = await table(where, "smallworld", ANN, bots=1)
    await Tab(ANN).enter(room)
    assert where.metrics()["in_hand"] == 0, "Ann is asked: it is for her to go on"
    await room.set_seat(ANN, 0, "bot")
    assert where.metrics()["in_hand"] > 0, "a bot thinks"
    await where.close()


# -- the command ----------------------------------------------------------------------------------


def test_the_command_tells_its_seed_and_prints_json(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    async def quick(*args: Any, **kwargs: Any) -> crash.Report:
        return crash.Report(kills=2, lost=1)

    monkeypatch.setattr(crash, "crashtest", quick)
    assert main(["crashtest", "--kills", "2", "--seed", "5", "--json"]) == 1
    out, err = capsys.readouterr()
    told = json.loads(out)
    assert (told["kills"], told["lost"], told["stuck"], told["seed"]) == (2, 1, 0, 5)
    assert "seed 5" in err
