"""Small bugs put into the code, to see whether a test notices.

    python tools/mutants.py                       # ten bugs at random lines, by a seed it prints
    python tools/mutants.py --seed 7 --count 60
    python tools/mutants.py --count 20 src/tabard/games/tcg/rules
    python tools/mutants.py --seed 7 --count 62 --first 61    # two more of the same draw

Lines are drawn at random, and one small bug for each: a comparison flipped, a number off by one,
`and` for `or`, a `not` lost, a loop that never runs, a line dropped. The bugs are Cosmic Ray's
(``pip install -e .[mutants]``), but for the dropped line. Each is put into a copy of the tree, and
the tests that should notice run there until one fails: first those that speak of the same things
(the rule, the names, the words of the function), then all of TESTS but the slow ones, one case of
each test before its other cases, until the time is up. A bug counts as caught when that test fails
once more with it, alone, and passes without it. What survives is printed: it wants a test, or
changes nothing that anybody could see.
"""

from __future__ import annotations

import argparse
import ast
import difflib
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
from tools.mutants_likely import Likely  # noqa: E402

TESTS: tuple[tuple[str, tuple[str, ...]], ...] = (
    ("src/tabard/games/smallworld", ("tests/smallworld", "tests/core/test_gates.py", "tests/cli")),
    ("src/tabard/games/tcg", ("tests/tcg", "tests/core/test_gates.py", "tests/cli")),
    ("src/tabard/games/boardgame", ("tests/boardgame", "tests/core/test_gates.py", "tests/cli")),
    ("src/tabard/games/adventure", ("tests/adventure", "tests/core/test_gates.py", "tests/cli")),
    ("src/tabard/bots", ("tests/bots", "tests/server/test_bots.py", "tests/cli")),
    ("src/tabard/server", ("tests/server",)),
    ("src/tabard/cli", ("tests/cli", "tests/project")),
    (
        "src/tabard/core",
        (
            *("tests/core", "tests/smallworld", "tests/tcg", "tests/boardgame", "tests/adventure"),
            *("tests/cli", "tests/bots", "tests/server"),
        ),
    ),
)
"""Who should notice a bug there: the nearest tests first."""

EXAMPLES = "tests/project/test_examples.py"
"""It runs the examples in all docstrings."""

LIKELY = (6, 30)
"""How many tests are tried first, and then, before all are; of each, all its cases."""

TIME = 120
"""Seconds of CPU for the likely tests of one bug, and as many for all of them."""

LIMIT = 3600
"""Seconds by the clock for one run: what waits longer hangs, and is noticed by that. What computes
is stopped by its CPU time (`inside.LONGEST`)."""

PLUGINS = ("no:cacheprovider", "pytest_asyncio.plugin", "xdist.plugin")
"""All that the tests need: to load whatever else is installed takes longer than most tests."""

NO_TESTS = 5
"""What pytest returns when there is no test."""

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


class Run(NamedTuple):
    """The first test that failed (or the file that could not be read), None if none did; and
    whether the time was enough for all."""

    failed: str | None
    whole: bool = True


def run(tree: Path, seconds: float, *arguments: str, **env: str) -> Run:
    """Run tests in that tree until one fails or the time is up."""
    told = tree / "told"
    told.unlink(missing_ok=True)
    env = os.environ | {
        "PYTHONPATH": f"{tree / 'src'}{os.pathsep}{tree}",
        "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1",
        inside.SECONDS: str(seconds),
        inside.TOLD: str(told),
        **env,
    }
    command = [sys.executable, "-m", "pytest", "-q", "-x", "--no-header", "--tb=no"]
    command += [f"-p{name}" for name in (*PLUGINS, inside.__name__)]
    command += ["-m", "not slow", *arguments]
    try:
        done = subprocess.run(
            command, cwd=tree, env=env, capture_output=True, text=True, timeout=LIMIT, check=False
        )
    except subprocess.TimeoutExpired:
        return Run("hangs")
    said = told.read_text(encoding="utf-8").splitlines() if told.is_file() else []
    if said:
        return Run(None, whole=False) if said[0] == inside.UP else Run(said[0])
    if done.returncode in (0, NO_TESTS):
        return Run(None)
    return Run(f"can't run ({done.returncode}): {(done.stdout + done.stderr)[-200:]!r}")


class Trees:
    """Two copies of the tree: one for the bugs, one without."""

    def __init__(self, folder: Path) -> None:
        self.broken, self.sound = folder / "broken", folder / "sound"
        self._passed: dict[str, bool] = {}
        for tree in (self.broken, self.sound):
            copied(tree)

    def bites(self, test: str) -> bool:
        """Whether the test fails again with the bug, and passes without."""
        alone = (test,) if "::" in test else ("--collect-only", test)
        if test not in self._passed:
            self._passed[test] = run(self.sound, TIME, *alone).failed is None
        return self._passed[test] and run(self.broken, TIME, *alone).failed is not None

    def caught(self, mutant: Mutant, likely: list[str], seconds: float) -> Run:
        """Put the bug in, run its tests, take it out again."""
        file = self.broken / mutant.path
        before = file.read_bytes()
        file.write_text(mutant.code, encoding="utf-8")
        chosen = self.broken / "chosen"
        anyway: list[str] = []
        found = Run(None)
        try:
            for count in (*LIKELY, 0):
                first = likely[:count]
                chosen.write_text("\n".join(first), encoding="utf-8")
                files = tuple(dict.fromkeys(test.split("::")[0] for test in first))
                paths = files or tests_of(mutant)
                env = {inside.CHOSEN: str(chosen)} if first else {}
                while paths:
                    left_out = [f"--deselect={test}" for test in anyway]
                    found = run(self.broken, seconds, *left_out, *paths, **env)
                    if found.failed is None:
                        break
                    if not found.failed.startswith("tests/") or self.bites(found.failed):
                        return found
                    anyway.append(found.failed)
            return found
        finally:
            file.write_bytes(before)


def tests_of(mutant: Mutant) -> tuple[str, ...]:
    near = next(tests for start, tests in TESTS if mutant.path.startswith(start))
    return (*near, EXAMPLES)


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    every = [start for start, _ in TESTS]
    parser.add_argument("paths", nargs="*", default=every, help="files or folders to break")
    parser.add_argument("--seed", type=int, help="draw the same bugs again")
    parser.add_argument("--count", type=int, default=10)
    parser.add_argument("--first", type=int, default=1, help="the number of the first one to try")
    parser.add_argument("--seconds", type=int, default=TIME, help="of CPU, for the tests of a bug")
    cores = os.cpu_count() or 1
    parser.add_argument("--jobs", type=int, default=cores, help="how many are tried at once")
    given = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if given.seed is None else given.seed
    print(f"seed {seed}", flush=True)
    mutants = list(enumerate(drawn(given.paths, given.count, Random(seed)), 1))[given.first - 1 :]
    likely = Likely(ROOT, {test for _, one in mutants for test in tests_of(one)})
    survivors: list[Mutant] = []
    with tempfile.TemporaryDirectory() as folder:
        idle: SimpleQueue[Trees] = SimpleQueue()
        for n in range(given.jobs):
            idle.put(Trees(Path(folder) / str(n)))

        def tried(number: int, mutant: Mutant) -> None:
            source = (ROOT / mutant.path).read_text(encoding="utf-8")
            near = likely.tests(mutant.path, mutant.line, source, tests_of(mutant), LIKELY[-1])
            trees, began = idle.get(), time.monotonic()
            found = trees.caught(mutant, near, given.seconds)
            idle.put(trees)
            if found.failed is None:
                survivors.append(mutant)
            how = found.failed or ("SURVIVED" if found.whole else "SURVIVED, the time was up")
            where = f"{mutant.path}:{mutant.line} {mutant.operator}"
            took = f"{time.monotonic() - began:.0f} s"
            print(f"{number:3} {where}: {how} ({took})", flush=True)
            if found.failed is None:
                print(mutant.diff(source), flush=True)

        with ThreadPoolExecutor(given.jobs) as workers:
            list(workers.map(lambda one: tried(*one), mutants))
    total = len(mutants)
    print(f"\n{total - len(survivors)} of {total} were caught (seed {seed})")
    return 1 if survivors else 0


if __name__ == "__main__":
    sys.exit(main())
