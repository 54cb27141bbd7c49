"""Small bugs put into the code, to see whether a test notices.

    python tools/mutants.py                       # ten bugs at random lines, by a seed it prints
    python tools/mutants.py --seed 7 --count 60
    python tools/mutants.py --count 20 src/tabard/games/tcg/rules
    python tools/mutants.py --seed 7 --count 62 --first 61    # two more of the same draw

Lines are drawn at random, and one small bug for each: a comparison flipped, a number off by one,
`and` for `or`, a `not` lost, a loop that never runs, a line dropped. The bugs are Cosmic Ray's
(``pip install -e .[mutants]``), but for the dropped line. Each is put into a copy of the tree, and
the tests that should notice run there until one fails: first those that run the function and
little else, then all of TESTS. What survives is printed: it wants a test, or changes nothing that
anybody could see.

Which functions a test runs is noted once, by running it under the profiler, and kept in
.pytest_cache for as long as the test's file stays as it is.
"""

from __future__ import annotations

import argparse
import ast
import difflib
import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from pathlib import Path
from queue import SimpleQueue
from random import Random, SystemRandom
from typing import Any, NamedTuple

ROOT = Path(__file__).parents[1]
sys.path.insert(0, str(ROOT))

from tools import mutants_pytest as inside  # noqa: E402

TESTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("src/tabard/games/smallworld", ("tests/smallworld", "tests/core/test_gates.py", "tests/cli")),
    ("src/tabard/games/tcg", ("tests/tcg", "tests/core/test_gates.py", "tests/cli")),
    ("src/tabard/games/boardgame", ("tests/boardgame", "tests/core/test_gates.py", "tests/cli")),
    ("src/tabard/bots", ("tests/bots", "tests/server/test_bots.py", "tests/cli")),
    ("src/tabard/server", ("tests/server",)),
    ("src/tabard/cli", ("tests/cli", "tests/project")),
    (
        "src/tabard/core",
        ("tests/core", "tests/smallworld", "tests/tcg", "tests/cli", "tests/bots", "tests/server"),
    ),
)
"""Who should notice a bug there: the nearest tests first."""

NEAREST = 200
"""How many tests are tried before all are."""

LIMIT = 1800
"""Seconds for the tests of one bug: one that waits longer hangs, and is noticed by that. One that
computes is stopped by its CPU time (`inside.SECONDS`)."""

LEFT_OUT = ("__main__.py", "peers.py", "browsers.py", "client_check.py", "testing.py")
"""Modules that need the network, a browser or this suite itself."""


class Mutant(NamedTuple):
    """One small bug: where, and the module with it."""

    path: str
    line: int
    operator: str
    code: str

    def diff(self, before: str) -> str:
        lines = difflib.unified_diff(
            before.splitlines(), self.code.splitlines(), self.path, self.path, lineterm="", n=0
        )
        return "\n".join(list(lines)[2:])


def operators() -> dict[str, Any]:
    """Cosmic Ray's operators that make a bug which somebody could have written."""
    try:
        from cosmic_ray.operators import provider
    except ImportError:
        sys.exit("tools/mutants.py needs Cosmic Ray: pip install -e '.[mutants]'")
    known = provider.OperatorProvider()
    wanted = ("ReplaceComparisonOperator_", "ReplaceBinaryOperator_", "ReplaceUnaryOperator_")
    sums = ("_Add_Sub", "_Sub_Add", "_Mul_Add", "_FloorDiv_Mul")
    named = (
        *("AddNot", "ReplaceTrueWithFalse", "ReplaceFalseWithTrue", "ReplaceAndWithOr"),
        *("ReplaceOrWithAnd", "ReplaceBreakWithContinue", "ReplaceContinueWithBreak"),
        *("NumberReplacer", "ZeroIterationForLoop"),
    )
    found = {}
    for name in known:
        if name in named or (name.startswith(wanted) and "Binary" not in name):
            found[name] = known[name]()
        elif name.startswith("ReplaceBinaryOperator_") and name.endswith(sums):
            found[name] = known[name]()
    return found


def said(source: str) -> set[int]:
    """The lines that only declare: docstrings, annotations, imports, type aliases."""
    found: set[int] = set()

    def add(node: ast.AST) -> None:
        found.update(range(node.lineno, node.end_lineno + 1))  # type: ignore[attr-defined]

    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.Import | ast.ImportFrom):
            add(node)
        elif isinstance(node, ast.Expr) and isinstance(node.value, ast.Constant):
            add(node)
        elif isinstance(node, ast.AnnAssign) and node.value is None:
            add(node)
        elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
            found.update(range(node.lineno, node.body[0].lineno))
        elif isinstance(node, ast.If) and "TYPE_CHECKING" in ast.dump(node.test):
            add(node)
        elif isinstance(node, ast.Assert):  # an assertion tells the type checker something
            add(node)
    return found


def dropped(path: str, source: str, skip: set[int]) -> Iterator[Mutant]:
    """Every statement of one line that could be forgotten."""
    lines = source.split("\n")
    for node in ast.walk(ast.parse(source)):
        for body in (getattr(node, "body", ()), getattr(node, "orelse", ())):
            for one in body if isinstance(body, list) else ():
                plain = isinstance(one, ast.Expr | ast.AugAssign | ast.Assign)
                if not plain or one.lineno != one.end_lineno or one.lineno in skip:
                    continue
                if isinstance(node, ast.Module | ast.ClassDef):
                    continue
                left = list(lines)
                left[one.lineno - 1] = " " * one.col_offset + "pass"
                yield Mutant(path, one.lineno, "DropLine", "\n".join(left))


def places(path: str, known: dict[str, Any]) -> dict[int, list[Callable[[], Mutant | None]]]:
    """For each line of a module the bugs that it could have, to be made when one is drawn."""
    from cosmic_ray.ast import ast_nodes, get_ast

    source = (ROOT / path).read_text(encoding="utf-8")
    skip = said(source)
    nodes = list(ast_nodes(get_ast(source)))
    found: dict[int, list[Callable[[], Mutant | None]]] = {}
    for mutant in dropped(path, source, skip):
        found.setdefault(mutant.line, []).append(partial(_itself, mutant))
    for name, operator in known.items():
        starts = [start for node in nodes for start, _ in operator.mutation_positions(node)]
        for occurrence, (line, _) in enumerate(starts):
            if line not in skip:
                make = partial(made, path, source, line, name, operator, occurrence)
                found.setdefault(line, []).append(make)
    return found


def _itself(mutant: Mutant) -> Mutant:
    return mutant


def made(
    path: str, source: str, line: int, name: str, operator: Any, occurrence: int
) -> Mutant | None:
    """The module with this bug; None when it is no other code."""
    from cosmic_ray.mutating import mutate_code

    code = mutate_code(source, operator, occurrence)
    return None if code is None or code == source else Mutant(path, line, name, code)


def modules(path: str, pattern: str) -> list[Path]:
    """The modules of a folder, or the one that this is."""
    return sorted((ROOT / path).rglob(pattern)) if (ROOT / path).is_dir() else [ROOT / path]


def drawn(paths: list[str], count: int, rng: Random) -> Iterator[Mutant]:
    """Bugs at random lines: a module by its length, a line of it, one of the bugs there."""
    known = operators()
    files = [
        str(file.relative_to(ROOT))
        for path in paths
        for file in modules(path, "*.py")
        if file.name not in LEFT_OUT
    ]
    weights = [len((ROOT / file).read_text(encoding="utf-8").splitlines()) for file in files]
    taken: set[tuple[str, int]] = set()
    known_places: dict[str, dict[int, list[Callable[[], Mutant | None]]]] = {}
    for _ in range(50 * count):
        if len(taken) == count:
            return
        path = rng.choices(files, weights)[0]
        if path not in known_places:
            known_places[path] = places(path, known)
        lines = [line for line in sorted(known_places[path]) if (path, line) not in taken]
        if not lines:
            continue
        line = rng.choice(lines)
        mutant = rng.choice(known_places[path][line])()
        if mutant is not None:
            taken.add((path, line))
            yield mutant


def copied(to: Path) -> None:
    """The tree as git knows it, changes of the moment included."""
    listed = subprocess.run(
        ["git", "ls-files", "-co", "--exclude-standard"],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=True,
    )
    for name in listed.stdout.splitlines():
        if (ROOT / name).is_file() and not name.startswith("docs/pictures/"):
            (to / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, to / name)


class Notes(NamedTuple):
    """For each test the seconds it takes and the functions it runs, by their numbers; and the
    tests that fail without a bug."""

    numbers: dict[str, int]
    ran: dict[str, tuple[float, list[int]]]
    failed: list[str]


def pytest(
    tree: Path, limit: int | None, *arguments: str, **env: str
) -> subprocess.CompletedProcess[str]:
    env = os.environ | {"PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}"} | env
    command = [sys.executable, "-m", "pytest", "-q", "--no-header", "-p", "no:cacheprovider"]
    command += ["-p", inside.__name__, *arguments]
    return subprocess.run(
        command, cwd=tree, env=env, capture_output=True, text=True, timeout=limit, check=False
    )


def who_runs_what(tree: Path, folders: set[str], jobs: int) -> Notes:
    """What each test of these folders runs: as noted before, or noted now. Slow tests run too much
    to be near anything."""
    kept = ROOT / ".pytest_cache" / "mutants.json"
    noted: dict[str, Any] = {"functions": [], "files": {}}
    if kept.is_file():
        noted = json.loads(kept.read_text(encoding="utf-8"))
    numbers = {name: number for number, name in enumerate(noted["functions"])}
    files = {
        str(file.relative_to(ROOT)): hashlib.sha256(file.read_bytes()).hexdigest()
        for folder in sorted(folders)
        for file in modules(folder, "test_*.py")
    }
    known: dict[str, Any] = noted["files"]
    fits = {file for file, note in known.items() if note["sha"] == files.get(file)}
    new = [file for file in files if file not in fits or known[file]["failed"]]
    if new:
        print(f"noting what the tests of {len(new)} files run", flush=True)
        notes = tree / "notes"
        notes.mkdir()
        workers = ("-n", str(jobs if jobs > 1 else 0), "--dist", "loadgroup", "-m", "not slow")
        done = pytest(tree, None, *workers, *new, **{inside.NOTES: str(notes)})
        known |= {file: {"sha": files[file], "ran": {}, "failed": []} for file in new}
        for note in notes.glob("*.jsonl"):
            ours: list[int] = []
            for line in note.read_text(encoding="utf-8").splitlines():
                test, passed, seconds, named, ran = json.loads(line)
                ours += [numbers.setdefault(name, len(numbers)) for name in named]
                file = known[test.split("::")[0]]
                if passed:
                    file["ran"][test] = seconds, [ours[number] for number in ran]
                else:
                    file["failed"].append(test)
        if done.returncode not in (0, 1):
            print("the tests ended before their time:", done.stdout[-2000:], flush=True)
            known = {file: note for file, note in known.items() if note["ran"] or note["failed"]}
        shutil.rmtree(notes)
        kept.parent.mkdir(exist_ok=True)
        noted = {"functions": list(numbers), "files": known}
        kept.write_text(json.dumps(noted), encoding="utf-8")
    files = {file: sha for file, sha in files.items() if file in known}
    failed = sorted({test for file in files for test in known[file]["failed"]})
    if failed:
        print("left out, because they fail without a bug:", *failed, sep="\n", flush=True)
    ran = {test: what for file in files for test, what in known[file]["ran"].items()}
    return Notes(numbers, ran, failed)


def function(mutant: Mutant, source: str) -> str:
    """The function with the bug, as the notes name it; of one inside another, the outer one."""

    def within(body: list[ast.stmt], names: tuple[str, ...]) -> str:
        for node in body:
            if not node.lineno <= mutant.line <= (node.end_lineno or 0):
                continue
            if isinstance(node, ast.ClassDef):
                return within(node.body, (*names, node.name))
            if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef):
                return f"{mutant.path}::{'.'.join((*names, node.name))}"
        return ""

    return within(ast.parse(source).body, ())


def nearest(mutant: Mutant, notes: Notes) -> list[str]:
    """The tests that run the function, those first that run least besides."""
    name = function(mutant, (ROOT / mutant.path).read_text(encoding="utf-8"))
    number = notes.numbers.get(name)
    tests = sorted(
        (len(functions), seconds, test)
        for test, (seconds, functions) in notes.ran.items()
        if number in functions
    )
    return [test for _, _, test in tests[:NEAREST]]


def notices(tree: Path, seconds: int, *arguments: str, **env: str) -> str | None:
    """The test that fails there, or what else happened; None: all is green."""
    try:
        done = pytest(tree, LIMIT, "-x", *arguments, **{inside.SECONDS: str(seconds)}, **env)
    except subprocess.TimeoutExpired:
        return "hangs"
    if done.returncode == 0:
        return None
    failed = [line for line in done.stdout.splitlines() if line.startswith(("FAILED", "ERROR"))]
    return failed[0].split(" - ")[0] if failed else f"can't run ({done.returncode})"


def caught(tree: Path, mutant: Mutant, notes: Notes) -> str | None:
    """Put the bug in, run its tests, take it out again."""
    file = tree / mutant.path
    before = file.read_bytes()
    file.write_text(mutant.code, encoding="utf-8")
    try:
        near = nearest(mutant, notes)
        if near:
            (tree / "chosen").write_text("\n".join(near), encoding="utf-8")
            files = sorted({test.split("::")[0] for test in near})
            seconds = 60 + int(3 * sum(notes.ran[test][0] for test in near))
            found = notices(tree, seconds, *files, **{inside.CHOSEN: str(tree / "chosen")})
            if found is not None:
                return found
        left_out = [f"--deselect={test}" for test in notes.failed]
        return notices(tree, LIMIT, *left_out, *tests_of(mutant))
    finally:
        file.write_bytes(before)


def tests_of(mutant: Mutant) -> tuple[str, ...]:
    return next(tests for start, tests in TESTS if mutant.path.startswith(start))


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    every = [start for start, _ in TESTS]
    parser.add_argument("paths", nargs="*", default=every, help="files or folders to break")
    parser.add_argument("--seed", type=int, help="draw the same bugs again")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the number of the first one to try")
    cores = os.cpu_count() or 1
    parser.add_argument("--jobs", type=int, default=cores, help="how many are tried at once")
    given = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    mutants = list(enumerate(drawn(given.paths, given.count, Random(seed)), 1))[given.first - 1 :]
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory() as folder:
        trees: SimpleQueue[Path] = SimpleQueue()
        copies = [Path(folder) / str(n) for n in range(given.jobs)]
        for tree in copies:
            copied(tree)
            trees.put(tree)
        wanted = {test for _, one in mutants for test in tests_of(one)}
        notes = who_runs_what(copies[0], wanted, given.jobs)

        def tried(number: int, mutant: Mutant) -> None:
            tree = trees.get()
            began = time.monotonic()
            found = caught(tree, mutant, notes)
            trees.put(tree)
            if found is None:
                survivors.append(mutant)
            where = f"{mutant.path}:{mutant.line} {mutant.operator}"
            took = f"{time.monotonic() - began:.0f} s"
            print(f"{number:3} {where}: {found or 'SURVIVED'} ({took})", flush=True)

        with ThreadPoolExecutor(len(copies)) as workers:
            list(workers.map(lambda one: tried(*one), mutants))
    for mutant in survivors:
        before = (ROOT / mutant.path).read_text(encoding="utf-8")
        print(f"\n{mutant.path}:{mutant.line} {mutant.operator}\n{mutant.diff(before)}")
    total = len(mutants)
    print(f"\n{total - len(survivors)} of {total} were caught (seed {seed})")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
