"""The compiler behind @flow: what it can't take it says, and what it made it keeps."""

from __future__ import annotations

import ast
import os
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

from tabard.core import compiler, registry
from tabard.core.cutter import Refused
from tabard.core.errors import Impossible
from tests.core.flowkit import game_of, load, ways

# -- refusals -------------------------------------------------------------------------------------

REFUSED = {
    "try": (
        """
    try:
        x = yield from ask(0, "x", picks(2))
    except ValueError:
        pass""",
        "`try` can't be saved in the middle: check first, with `if`",
    ),
    "with": (
        """
    with open("f") as f:
        x = yield from ask(0, "x", picks(2))""",
        "`with` and `async` can't be saved in the middle",
    ),
    "walrus": (
        """
    if (n := len(s.trace)):
        x = yield from ask(0, "x", picks(n))""",
        "a walrus hides a local: give it a line of its own",
    ),
    "bare yield": (
        """
    yield 3""",
        "a bare `yield` is no question: write `yield from ask(...)`",
    ),
    "global": (
        """
    global n
    x = yield from ask(0, "x", picks(2))""",
        "`global`, `nonlocal`, `del` and `import` don't belong in rules",
    ),
    "import": (
        """
    import math
    x = yield from ask(0, "x", picks(2))""",
        "`global`, `nonlocal`, `del` and `import` don't belong in rules",
    ),
    "function": (
        """
    def inner():
        return 1
    x = yield from ask(0, "x", picks(inner()))""",
        "a function inside a flow can't be saved: move it out",
    ),
    "lambda over a local": (
        """
    n = 2
    x = yield from ask(0, "x", sorted(picks(3), key=lambda o: o[1] * n))""",
        "a lambda holds on to a local: write a comprehension instead",
    ),
    "inside an expression": (
        """
    note(s, (yield from ask(0, "x", picks(2)))[1])""",
        "`yield from` stands inside an expression: give it a line of its own",
    ),
    "into a column": (
        """
    s.trace = yield from ask(0, "x", picks(2))""",
        "an answer goes into a local: write `x = yield from ...`",
    ),
    "one into a column": (
        """
    x, s.trace = yield from ask(0, "x", picks(2))""",
        "an answer goes into a local: write `x = yield from ...`",
    ),
    "no call": (
        """
    g = ask(0, "x", picks(2))
    x = yield from g""",
        "`yield from` needs a call of a flow, of ask or of chance",
    ),
    "compiler's name": (
        """
    _t_x = yield from ask(0, "x", picks(2))""",
        "the name '_t_x' is the compiler's: choose another",
    ),
    "compiler's name for a loop": (
        """
    at1 = 7
    for i in (1, 2):
        x = yield from ask(0, "x", picks(2))
    note(s, at1)""",
        "the name 'at1' is the compiler's: choose another",
    ),
    "state bound by a pattern": (
        """
    x = yield from ask(0, "x", picks(2))
    match x:
        case ("pick", s):
            note(s, 1)""",
        "the state 's' is never assigned to",
    ),
    "a flow without the state": (
        """
    yield from inner()""",
        "inner is given the state first: write it",
    ),
    "nothing asked": (
        """
    note(s, 1)""",
        "nothing is asked: without `yield from` it is a plain function",
    ),
    "answer added": (
        """
    n = 0
    n += yield from ask(0, "x", picks(2))""",
        "`yield from` stands inside an expression: give it a line of its own",
    ),
    "either answer": (
        """
    x = (yield from ask(0, "x", picks(2))) if s.seats else None""",
        "`yield from` stands inside an expression: give it a line of its own",
    ),
    "question by another name": (
        """
    x = yield from core.ask(0, "x", picks(2))""",
        "a question is known by its plain name: import ask, write that",
    ),
    "no options": (
        """
    x = yield from ask(0, "x")""",
        "ask lacks options",
    ),
    "no domain": (
        """
    x = yield from chance("x")""",
        "chance lacks domain",
    ),
    "lambda with a local as default": (
        """
    n = 2
    x = yield from ask(0, "x", sorted(picks(3), key=lambda o, n=n: o[1] * n))""",
        "a lambda holds on to a local: write a comprehension instead",
    ),
    "set in some cases only": (
        """
    x = yield from ask(0, "x", picks(2))
    match x:
        case ("pick", 0):
            n = 1
        case _ if s.seats:
            n = 2
    y = yield from ask(0, "y", picks(2))
    note(s, n)""",
        "the local 'n' may be unset at the question 'x': give it a value before",
    ),
    "bound by one pattern only": (
        """
    match s.trace:
        case (n, *_):
            yield from ask(0, "y", picks(2))
        case _:
            yield from ask(0, "z", picks(2))
    note(s, n)""",
        "the local 'n' may be unset at the question 'z': give it a value before",
    ),
    "state assigned": (
        """
    s = yield from ask(0, "x", picks(2))""",
        "the state 's' is never assigned to",
    ),
    "loop over a list": (
        """
    for i in [1, 2]:
        x = yield from ask(0, "x", picks(2))""",
        "a loop with a question inside runs over a tuple or a range: write tuple(...) around it",
    ),
    "loop over enumerate": (
        """
    for i, n in enumerate((1, 2)):
        x = yield from ask(0, "x", picks(2))""",
        "a loop with a question inside runs over a tuple or a range: write tuple(...) around it",
    ),
    "loop over a dict's items": (
        """
    for i, n in TABLE.items():
        x = yield from ask(0, "x", picks(2))""",
        "a loop with a question inside runs over a tuple or a range: write tuple(...) around it",
    ),
    "loop with else": (
        """
    for i in (1, 2):
        x = yield from ask(0, "x", picks(2))
    else:
        note(s, 1)""",
        "a loop with a question has no `else`",
    ),
    "never reached": (
        """
    x = yield from ask(0, "x", picks(2))
    return
    note(s, 1)""",
        "this line is never reached",
    ),
    "after an endless loop": (
        """
    while True:
        x = yield from ask(0, "x", picks(2))
        if x[1]:
            return
    note(s, 1)""",
        "this line is never reached",
    ),
    "maybe unset": (
        """
    if s.seats == 9:
        n = 1
    x = yield from ask(0, "x", picks(2))
    note(s, n)""",
        "the local 'n' may be unset at the question 'x': give it a value before",
    ),
    "same label twice": (
        """
    x = yield from ask(0, "x", picks(2))
    y = yield from ask(0, "x", picks(2))""",
        "two questions are labeled 'x': a label is used once",
    ),
    "label not literal": (
        """
    label = "x"
    x = yield from ask(0, label, picks(2))""",
        "the label of ask is a literal string: saved games name it",
    ),
    "unknown argument": (
        """
    x = yield from ask(0, "x", picks(2), loud=True)""",
        "ask takes who, label, options, about, secret",
    ),
}


@pytest.mark.parametrize("case", REFUSED)
def test_what_it_cannot_take_is_refused_with_a_sentence(case: str, tmp_path: Path) -> None:
    body, sentence = REFUSED[case]
    with pytest.raises(Refused) as refused:
        load(tmp_path, f"@flow\ndef main(s):{body}\n")
    assert sentence in str(refused.value)
    assert "in the flow 'main'" in str(refused.value)


@pytest.mark.parametrize("params", ["s, *rest", "s, **rest", "s, *, a", "s, /"])
def test_only_plain_parameters(params: str, tmp_path: Path) -> None:
    with pytest.raises(Refused, match="a flow takes plain parameters"):
        load(tmp_path, f'@flow\ndef main({params}):\n    yield from ask(0, "x", picks(2))\n')


def test_the_first_parameter_is_the_state(tmp_path: Path) -> None:
    with pytest.raises(Refused, match="a flow's first parameter is the state"):
        load(tmp_path, '@flow\ndef main():\n    yield from ask(0, "x", picks(2))\n')


def test_a_flow_that_closes_over_locals_is_refused(tmp_path: Path) -> None:
    source = """
def make(n):
    @flow
    def main(s):
        x = yield from ask(0, "x", picks(n))
    return main
make(2)
"""
    with pytest.raises(Refused, match="closes over locals of a function around it"):
        load(tmp_path, source)


def test_a_refusal_names_file_and_line(tmp_path: Path) -> None:
    with pytest.raises(Refused) as refused:
        load(tmp_path, "@flow\ndef main(s):\n    yield 3\n")
    name, line = str(refused.value).split(":")[:2]
    assert (tmp_path / name).read_text().splitlines()[int(line) - 1] == "    yield 3"


def test_two_flows_of_one_name_are_refused(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    yield from ask(0, "x", picks(2))

@flow
def main(s):
    yield from ask(0, "y", picks(3))
"""
    with pytest.raises(Impossible, match="Two flows are called 'main'"):
        load(tmp_path, source)


def test_a_loop_over_a_list_that_only_shows_at_run_time_is_impossible(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    i: int
    for i in list(s.trace) + [1]:
        yield from ask(0, "x", picks(2))
"""
    with pytest.raises(Impossible, match=r"ran over a list: write tuple\(\.\.\.\) around it"):
        game_of(load(tmp_path, source)).new()


# -- the cache ------------------------------------------------------------------------------------

SIMPLE = '@flow\ndef main(s):\n    x = yield from ask(0, "x", picks(2))\n    note(s, x[1])\n'


def test_compiled_flows_come_from_the_cache(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("TABARD_CACHE", str(tmp_path / "cache"))
    module = load(tmp_path, SIMPLE)
    files = list((tmp_path / "cache" / "tabard").iterdir())
    assert [f.name.startswith("flows-") for f in files] == [True]
    made: list[str] = []
    compile_function = compiler.compile_function

    def counted(fn: ast.FunctionDef, filename: str, where: str) -> compiler.FlowCode:
        made.append(fn.name)
        return compile_function(fn, filename, where)

    monkeypatch.setattr(compiler, "compile_function", counted)
    again = compiler._compile_module(str(module.__file__))
    assert made == []
    assert again["main"].source == module.main.code.source
    path = Path(str(module.__file__))
    path.write_text(path.read_text().replace("picks(2)", "picks(3)"))
    assert "picks(3)" in compiler._compile_module(str(path))["main"].source
    assert made == ["main"]
    monkeypatch.setattr(sys, "version", "another Python")
    compiler._compile_module(str(path))
    assert made == ["main", "main"]


def test_a_damaged_cache_is_made_anew(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABARD_CACHE", str(tmp_path / "cache"))
    module = load(tmp_path, SIMPLE)
    (file,) = (tmp_path / "cache" / "tabard").iterdir()
    good = file.read_bytes()
    for damage in (b"", b"not marshal", good[: len(good) // 2]):
        file.write_bytes(damage)
        assert "main" in compiler._compile_module(str(module.__file__))
        assert file.read_bytes() == good


def test_a_cache_that_cannot_be_written_is_done_without(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("in the way")
    monkeypatch.setenv("TABARD_CACHE", str(tmp_path / "file"))
    assert ways(tmp_path, SIMPLE) == {(0,), (1,)}


# -- hash seeds -----------------------------------------------------------------------------------

PLAY = """
import hashlib
from tabard.core import registry
from tabard.core.checks import Rates, check_game
from tabard.core.luck import playthrough
from tests.keepsake import GAME
registry.register(GAME)
for name in registry.names():
    game = registry.load(name)
    text = "".join(playthrough(game, seats, seed) for seats in game.info.seats for seed in range(2))
    report = check_game(game, game.info.seats[1], 1, rates=Rates(json_stops=1000))
    print(name, hashlib.sha256(text.encode()).hexdigest(), report.json_stops, report.violations)
"""


@pytest.mark.slow
def test_every_game_is_the_same_under_two_hash_seeds() -> None:
    """JSON at every stop, too: saved names never depend on the order of a set."""
    root = Path(__file__).parents[2]
    lines = []
    for seed in ("1", "2"):
        env = dict(os.environ, PYTHONHASHSEED=seed, PYTHONPATH=f"{root / 'src'}:{root}")
        done = subprocess.run(
            [sys.executable, "-c", PLAY], env=env, capture_output=True, text=True, check=True
        )
        lines.append(done.stdout)
    assert lines[0] == lines[1]
    rows = [line.split() for line in lines[0].splitlines()]
    assert [row[0] for row in rows] == list(registry.names())
    assert all(int(row[2]) > 20 and row[3] == "[]" for row in rows), rows


# -- what is saved has a form ---------------------------------------------------------------------

FORMLESS = {
    "a number that nothing is said of": (
        "power = 3",
        "the local 'power' is saved at 'x', and nothing says what it is: write `power: int`",
    ),
    "a loop over such numbers": (
        "pass",
        "the local 'i' is saved at 'y', and nothing says what it is",
    ),
    "a tuple of anything": ("power: tuple = (1,)", "`tuple` does not say what is in it"),
    "parts of anything": ("power: tuple[Any, ...] = (1,)", "`Any` can't be saved"),
    "anything": ("power: Any = 1", "`Any` can't be saved"),
    "a list": ("power: list[int] = [1]", "can't be saved: write `int`, `bool`, `str`"),
    "one or the other": ("power: int | str = 1", "can't be saved"),
    "an unknown name": ("power: Nobody = 1", "name 'Nobody' is not defined"),
    "two things": (
        "power: int = 1\n    power: Color = 1",
        "'power' is said to be two things: annotate it once",
    ),
    "a step without its power": (
        "power: Step = 1",
        "the step 'power' is saved at 'x' without the 'spell' that it belongs to",
    ),
}


@pytest.mark.parametrize("case", FORMLESS)
def test_a_local_without_a_form_is_refused_at_import(case: str, tmp_path: Path) -> None:
    code, sentence = FORMLESS[case]
    source = f"""
from tabard.core.forms import Beside
Step = Annotated[int, Beside("step", "spell", lambda spell: ("a", "b"))]

@flow
def main(s):
    {code}
    x = yield from ask(0, "x", picks(2))
    {"note(s, power)" if code != "pass" else "note(s, 1)"}
    for i in range(3):
        yield from ask(0, "y", picks(2))
"""
    if code != "pass":
        source = source.replace("    for i", "    i: int\n    for i")
    with pytest.raises(Refused) as refused:
        load(tmp_path, source)
    assert sentence in str(refused.value)
    assert "in the flow 'main'" in str(refused.value)


def test_every_form_survives_json_as_what_it_was(tmp_path: Path) -> None:
    """Played in all ways, copied and read back at every stop, by `ways`."""
    source = """
from tabard.core.forms import Beside
SPELL = Kind("spell", ("bolt", "rain"))
STEPS = (("aim", "strike"), ("gather", "fall", "dry"))
Spell = Annotated[int, SPELL]
Step = Annotated[int, Beside("step", "spell", STEPS.__getitem__)]

class Paint(NamedTuple):
    color: Color
    spell: Spell
    step: Step
    more: tuple[Color, ...] = ()

@flow
def main(s):
    at: Step = 2
    flag: bool = True
    maybe: Color | None = None
    other: Color | None = 2
    paint: Paint = Paint(1, 1, 2, (0, 2))
    pairs: tuple[tuple[Color, int], ...] = ((0, 7), (2, 8))
    spell: Spell = 1
    shade: Color
    count: int
    word: "str" = "so"
    for shade, count in pairs:
        x = yield from ask(0, "x", picks(2))
        note(s, shade, count, x[1])
    note(s, at, flag, maybe is None, other, paint.more[1], spell, len(word), type(paint) is Paint)
"""
    source = "from tabard.core.codec import Kind\n" + source
    module = load(tmp_path, source)
    game = game_of(module)
    assert game.to_json(game.new())["frames"][0][2] == {
        "at": "dry",
        "at1": 1,
        "count": 7,
        "flag": True,
        "loop1": [["red", 7], ["blue", 8]],
        "maybe": None,
        "other": "blue",
        "paint": {"color": "green", "spell": "rain", "step": "dry", "more": ["red", "blue"]},
        "shade": "red",
        "spell": "rain",
        "word": "so",
    }
    tail = (2, True, True, 2, 2, 1, 2, True)
    assert ways(tmp_path, source) == {(0, 7, a, 2, 8, b, *tail) for a in (0, 1) for b in (0, 1)}


def test_forms_are_not_part_of_the_cached_code(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Another module says what a kind is: the same compiled code goes with both."""
    monkeypatch.setenv("TABARD_CACHE", str(tmp_path / "cache"))
    source = """
@flow
def main(s):
    shade: Color = 1
    x = yield from ask(0, "x", picks(2))
    note(s, shade)
"""
    module = load(tmp_path, source)
    assert module.main.code.points[0].annotations == ("Color",)
    cached = compiler._compile_module(str(module.__file__))
    assert cached["main"].points == module.main.code.points


def test_two_flows_of_one_name_in_one_game_are_refused_at_import(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A game's modules and subfolders are one namespace: who adds the second is told, not who
    loads a saved game."""
    package = tmp_path / "twicegame"
    (package / "rules").mkdir(parents=True)
    for folder in (package, package / "rules"):
        (folder / "__init__.py").write_text("")
    (package / "state.py").write_text(
        "from tabard.core.state import BaseState, columns, scalar\n"
        "@columns\nclass State(BaseState):\n    n: int = scalar()\n"
    )
    rule = (
        "from tabard.core.ask import ask\nfrom tabard.core.flow import flow\n"
        '@flow\ndef go(s):\n    yield from ask(0, "x", (("a",), ("b",)))\n'
    )
    (package / "rules" / "one.py").write_text(rule)
    (package / "two.py").write_text(rule)
    monkeypatch.syspath_prepend(str(tmp_path))
    import_module("twicegame.state")
    import_module("twicegame.rules.one")
    with pytest.raises(Impossible, match="Two flows are called 'go' in twicegame"):
        import_module("twicegame.two")
