"""Two source trees measured against each other: is the new one as fast as the old one?

    git worktree add /tmp/before v0.3.1
    python tools/compare.py /tmp/before . --rounds 10
    python tools/compare.py /tmp/before . --rounds 10 --answers

The two take turns, and time is that of the process itself, not of the clock: a busy machine hits
both, and little. What counts is the median of the ratios, round by round. Above 1 the new tree is
faster. Bytecode is kept, as it is for whoever plays: an import is not a compilation.

With `--answers`: the server's CPU time for an answer, in milliseconds, of all its threads: from the
message as it came to the messages to everybody, saved on disk, but without the sockets themselves.
Up to four people sit at a table and one watches; they answer at random. A busy machine makes every
run dearer, never cheaper, so the best run of each tree is told too.
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from statistics import median

MEASURE = """
import json, time
time.perf_counter = time.process_time
from tabard.cli import bench
from tabard.core import registry
bench.IMPORT = bench.IMPORT.replace("perf_counter", "process_time")
sizes = bench.Sizes(positions=20, rounds=1, seconds=3.0, repeats=100, imports=7)
ours = bench.Ours(registry.load({game!r}))
rate = bench.play_for(ours, sizes.seconds, 0).report()
print(json.dumps({{
    "decisions/s": rate["decisions_per_s"],
    "games/s": rate["games_per_s"],
    "copy": 1 / bench.clone_us(ours, sizes._replace(repeats=2000)),
    "view": 1 / bench.measure_positions(ours, sizes)["view_us"],
    "import": 1 / bench.import_ms({game!r}, sizes),
}}))
"""

ANSWERS = """
import asyncio, gc, json, tempfile, time
from pathlib import Path
from random import Random
import msgspec
from tabard.core import registry
from tabard.server import messages as m, talk
from tabard.server.bots import BotPool
from tabard.server.connection import Connection
from tabard.server.lobby import Lobby, Place
from tabard.server.rows import GuestRow
from tabard.server.store import Store

TABLES, PICKS = 8, 150
GAME = {game!r}
seats = min(4, registry.load(GAME).info.seats[1])
rest = {{"language": "en", "created": 0.0, "seen": 0.0}}
people = [GuestRow(id=f"g{{i}}", name=f"Guest {{i}}", **rest) for i in range(seats + 1)]
decode = msgspec.json.Decoder(m.FromServer).decode

def heard(conn):
    found = [decode(raw) for raw in conn.waiting()]
    assert all(x.ok for x in found if isinstance(x, m.Reply)), found
    return [x for x in found if isinstance(x, m.Positions)]

async def play(lobby, rng):
    places = [Place("me"), *(Place("free") for _ in range(seats - 1))]
    room = await lobby.create(people[0], GAME, places)
    for one in people[1:seats]:
        await room.sit(one)
    await room.start(people[0])
    conns = [Connection(one.id, one.name) for one in people]
    asked, used, made = dict.fromkeys(conns), 0.0, 0
    for conn in conns:
        await room.connect(conn)
    for _ in range(PICKS):
        for conn in conns:
            for position in heard(conn):
                asked[conn] = position.question
        conn = next((conn for conn in conns if asked[conn] is not None), None)
        if conn is None:
            break
        q = asked[conn]
        option = rng.choice(q.choices).text
        answer = m.Answer(id=1, seat=q.seat, number=q.number, options=[option])
        raw = msgspec.json.encode(answer).decode()
        conn.bucket.left = 60.0
        began = time.process_time()
        await talk.receive(room, conn, raw)
        used, made = used + time.process_time() - began, made + 1
    return used, made

async def main(folder):
    store = await Store.open(folder)
    for one in people:
        await store.add_guest(one)
    lobby = Lobby(store, BotPool())
    found = [await play(lobby, Random(k)) for k in range(TABLES)]
    await store.close()
    print(json.dumps({{"answer": 1000 * sum(u for u, _ in found) / sum(n for _, n in found)}}))

gc.set_threshold(5_000, 1_000_000, 1_000_000)  # as the server does
with tempfile.TemporaryDirectory() as folder:
    asyncio.run(main(Path(folder)))
"""


def measured(tree: Path, game: str, bytecode: str, what: str = MEASURE) -> dict[str, float]:
    env = os.environ | {
        "PYTHONPATH": str(tree.resolve() / "src"),
        "PYTHONPYCACHEPREFIX": bytecode,
        "PYTHONDONTWRITEBYTECODE": "",
    }
    command = [sys.executable, "-c", what.format(game=game)]
    done = subprocess.run(command, env=env, capture_output=True, text=True, check=True)
    found: dict[str, float] = json.loads(done.stdout)
    return found


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("old", type=Path, help="the tree of before")
    parser.add_argument("new", type=Path, help="the tree of now")
    parser.add_argument("--rounds", type=int, default=10)
    parser.add_argument("--game", action="append", help="only this one")
    parser.add_argument("--answers", action="store_true", help="the server's CPU for an answer")
    given = parser.parse_args()
    with tempfile.TemporaryDirectory() as bytecode:
        (compare_answers if given.answers else compare)(given, bytecode)
    return 0


def compare(given: argparse.Namespace, bytecode: str) -> None:
    for game in given.game or ("smallworld", "tcg"):
        ratios: dict[str, list[float]] = {}
        for number in range(given.rounds):
            trees = (given.old, given.new) if number % 2 else (given.new, given.old)
            found = {tree: measured(tree, game, bytecode) for tree in trees}
            for name in found[given.old]:
                ratio = found[given.new][name] / found[given.old][name]
                ratios.setdefault(name, []).append(ratio)
            print(f"{game}: round {number + 1} of {given.rounds}", file=sys.stderr)
        for name, values in ratios.items():
            print(f"{game} {name}: {median(values):.3f} ({min(values):.2f} to {max(values):.2f})")


def compare_answers(given: argparse.Namespace, bytecode: str) -> None:
    for game in given.game or ("smallworld", "tcg"):
        times: dict[Path, list[float]] = {given.old: [], given.new: []}
        for number in range(given.rounds):
            trees = (given.old, given.new) if number % 2 else (given.new, given.old)
            for tree in trees:
                times[tree].append(measured(tree, game, bytecode, ANSWERS)["answer"])
            print(f"{game}: round {number + 1} of {given.rounds}", file=sys.stderr)
        changes = [100 * (b / a - 1) for a, b in zip(*times.values(), strict=True)]
        before, after = (median(found) for found in times.values())
        print(
            f"{game} answer: {before:.2f} ms before, {after:.2f} ms after, {median(changes):+.0f} %"
            f" ({min(changes):+.0f} to {max(changes):+.0f})"
        )
        before, after = (min(found) for found in times.values())
        change = 100 * (after / before - 1)
        print(f"{game} at best: {before:.2f} ms before, {after:.2f} ms after, {change:+.0f} %")


if __name__ == "__main__":
    sys.exit(main())
