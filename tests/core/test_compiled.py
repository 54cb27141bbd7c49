"""What the compiler takes runs like the generator: played in every way there is, copied, saved and
read back at every stop."""

from __future__ import annotations

from pathlib import Path

from tests.core.flowkit import game_of, load, ways


def test_comprehensions_capture_locals(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    low: int = 1
    high: Option = yield from ask(0, "high", picks(3))
    x = yield from ask(0, "x", [("pick", i) for i in range(low, high[1] + 3)])
    note(s, *(x[1] + low + n for n in (10, 20)))
"""
    assert ways(tmp_path, source) == {(11 + x, 21 + x) for x in range(1, 5)}


def test_a_comprehension_may_bind_the_name_it_reads(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    n: tuple[int, ...] = (4, 5)
    x = yield from ask(0, "x", [("pick", n) for n in n])
    note(s, x[1], *[n for n in n])
"""
    assert ways(tmp_path, source) == {(4, 4, 5), (5, 4, 5)}


def test_keyword_arguments_and_defaults_of_sub_flows(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    a: int = yield from sub(s, 1, by=2)
    b = yield from sub(s, n=3)
    note(s, a, b)

@flow
def sub(s, n: int, by: int = 1, extra: int = 10):
    x = yield from ask(0, "x", picks(2))
    return n * by + x[1] + extra
"""
    assert ways(tmp_path, source) == {(12 + a, 13 + b) for a in (0, 1) for b in (0, 1)}


def test_match_binds_and_guards(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    n: int
    least: int = 1
    option = yield from ask(0, "first", (*picks(3), ("done",)))
    match option:
        case ("pick", n) if n > least:
            x = yield from ask(0, "big", picks(2))
            note(s, n, x[1])
        case ("pick", n):
            note(s, n)
        case _:
            y = yield from ask(1, "last", picks(2))
            note(s, 7 + y[1])
    note(s, 9)
"""
    assert ways(tmp_path, source) == {(0, 9), (1, 9), (2, 0, 9), (2, 1, 9), (7, 9), (8, 9)}


def test_match_in_a_loop_breaks_continues_and_returns(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    total: int = 0
    i: int
    for i in (1, 2):
        x = yield from ask(0, "x", picks(4))
        match x:
            case ("pick", 0):
                continue
            case ("pick", 1):
                break
            case ("pick", 2):
                for j in range(5):
                    if j == 2:
                        break
                    total += 10
            case _:
                note(s, 77)
                return
        y = yield from ask(1, "y", picks(2))
        total += i * y[1]
    note(s, total)
"""
    sums = {0, 1, 2, 3}  # of the second question alone: of no turn, one or both
    assert ways(tmp_path, source) == (
        {(77,), (0,), (20,), (21,), (22,)} | {(40 + n,) for n in sums}
    )


def test_the_last_case_may_take_all_the_rest(tmp_path: Path) -> None:
    """Then a local that every case sets is set, with a question inside the cases or without."""
    source = """
@flow
def main(s):
    kept: int
    more: int
    n: int
    x: Option = yield from ask(0, "x", (*picks(2), ("paint", 1), ("done",)))
    match x:
        case ("done",):
            kept = 0
        case (verb, *rest) if verb == "paint":
            kept = rest[0] + 5
        case whole:
            kept = whole[1] + 1
    match x:
        case ("pick", n):
            y = yield from ask(1, "y", picks(2))
            more = y[1] + n
        case _:
            more = 8
    z = yield from ask(0, "z", picks(2))
    note(s, kept, more, z[1])
"""
    assert ways(tmp_path, source) == (
        {(n + 1, n + y, z) for n in (0, 1) for y in (0, 1) for z in (0, 1)}
        | {(kept, 8, z) for kept in (0, 6) for z in (0, 1)}
    )


def test_a_failing_guard_leaves_its_names_bound(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    n: int = 5
    x = yield from ask(0, "x", picks(3))
    match x:
        case ("pick", n) if n > 1:
            y = yield from ask(0, "y", picks(2))
        case ("pick", 0 | 1):
            note(s, 8)
    z = yield from ask(0, "z", picks(2))
    note(s, n, z[1])
"""
    assert ways(tmp_path, source) == {(2, 0), (2, 1), *((8, n, z) for n in (0, 1) for z in (0, 1))}


def test_flows_in_a_table_and_answers_that_unpack(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    which: int
    a: int
    b: int
    c: int
    d: int
    _, which = yield from ask(0, "which", picks(2))
    (a, (b, c)), d = yield from TABLE[which](s, n=which + 1)
    e = yield from (TABLE[0] if which else TABLE[1])(s, 3)
    note(s, a, b, c, d, e[1])

@flow
def one(s, n: int):
    y = yield from ask(0, "y", picks(2))
    return (y[1], (n, 7)), 1

@flow
def two(s, n: int, more: int = START):
    n, more = more, n + more
    y = yield from ask(1, "y", picks(2), about=("pick", n))
    n += y[1]
    return (n, (more, 8)), 2
TABLE = (one, two)
"""
    ends = ways(tmp_path, "START = 4\n" + source)
    assert ends == {(y, 1, 7, 1, 2) for y in (0, 1)} | {(4 + y, 6, 8, 2, 1) for y in (0, 1)}


def test_recursion_and_endless_loops_with_returns(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    a = yield from hunt(s, 0)
    note(s, a)

@flow
def hunt(s, depth: int):
    while True:
        x = yield from ask(depth % 2, "x", picks(3))
        if x[1] == 0:
            return depth
        elif x[1] == 1 and depth < 2:
            b = yield from hunt(s, depth=depth + 1)
            note(s, b)
            return b + 10
        if depth >= 2 or len(s.trace) > 2:
            return 9
        note(s, 5)
"""
    ends = ways(tmp_path, source)
    assert {(0,), (1, 11), (2, 12, 22), (5, 0), (9, 19, 29), (5, 5, 5, 9)} <= ends


def test_a_comprehensions_names_are_its_own(tmp_path: Path) -> None:
    """What it binds is no local of the flow: outside, the name is the module's."""
    source = """
def deck():
    return 3

@flow
def main(s):
    i: int
    for i in (1, 2):
        y: tuple[int, ...] = tuple(deck * i for i in (i, 5) for deck in (1, 2))
        x = yield from ask(0, "x", picks(deck() - i))
        note(s, x[1], *y)
"""
    assert ways(tmp_path, source) == {(x, 1, 2, 5, 10, 0, 2, 4, 5, 10) for x in (0, 1)}


def test_nested_loops_with_break_and_continue(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    i: int
    j: int
    for i in range(3):
        if i == 1:
            continue
        for j in (5, 6, 7):
            if j == 6:
                continue
            x = yield from ask(0, "x", picks(2))
            if x[1]:
                note(s, i, j)
                break
        note(s, 90 + i)
    while True:
        y = yield from ask(1, "y", picks(2))
        if y[1]:
            break
        if len(s.trace) > 4:
            return
        note(s, 80)
    note(s, 99)
"""
    ends = ways(tmp_path, source)
    assert (0, 5, 90, 2, 5, 92, 99) in ends  # took the first of each
    assert (0, 7, 90, 2, 7, 92, 99) in ends  # went on past 6 each time
    assert (90, 92, 80, 80, 80) in ends  # never took any, and ran out
    assert not any(1 in end for end in ends)  # i == 1 was passed over


def test_tail_calls_leave_no_frame(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    x = yield from count(s, 3)
    note(s, x)

@flow
def count(s, n: int):
    y = yield from ask(0, "y", picks(2))
    if n == 0:
        return y[1]
    return (yield from count(s, n - 1))
"""
    game = game_of(load(tmp_path, source))
    s = game.new()
    for _ in range(3):
        game.advance(s, ("pick", 0))
    assert s.frame is not None
    assert s.frame[3] == 2
    assert ways(tmp_path, source) == {(0,), (1,)}


def test_an_answer_can_be_returned_at_once(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    x = yield from which(s)
    note(s, x[1])

@flow
def which(s):
    return (yield from ask(0, "x", picks(3)))
"""
    assert ways(tmp_path, source) == {(0,), (1,), (2,)}


def test_chance_sealed_and_free_order(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    a: Option
    b: Option
    die: int = yield from chance("die", Die((1, 1, 4)))
    which: int = yield from chance("which", Draw((1, 0, 2)))
    order = yield from chance("order", Shuffle(3))
    note(s, die, which, *order)
    a, b = yield from ask_sealed((0, 1), "bid", [picks(2), picks(3)])
    seat, option = yield from ask_any((0, 1), "act", [(0, ("pick", 4)), (1, ("pick", 5))])
    note(s, a[1], b[1], seat, option[1])
"""
    assert ways(tmp_path, source) == {
        (die, which, 0, 1, 2, a, b, seat, 4 + seat)
        for die in (1, 4)
        for which in (0, 2)
        for a in (0, 1)
        for b in (0, 1, 2)
        for seat in (0, 1)
    }


def test_tuples_unpack_and_locals_are_named_in_json(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    shade: Color = 2
    pair: tuple[Color, Option] = (shade, ("paint", 1))
    x = yield from ask(0, "x", picks(2), about=("pick", 3))
    note(s, shade, pair[1][1], x[1])
"""
    module = load(tmp_path, source)
    game = game_of(module)
    frame = game.to_json(game.new())["frames"][0]
    assert frame == [
        "main",
        "x",
        {"pair": ["blue", "paint green"], "shade": "blue"},
    ]
    assert ways(tmp_path, source) == {(2, 1, 0), (2, 1, 1)}


def test_what_a_loop_runs_over_is_named_in_json(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    shade: Color
    for shade in (2, 0):
        x = yield from ask(0, "x", picks(2))
        note(s, shade, x[1])
"""
    game = game_of(load(tmp_path, source))
    saved = game.to_json(game.new())["frames"][0][2]
    assert saved == {"at1": 1, "loop1": ["blue", "red"], "shade": "blue"}
    assert ways(tmp_path, source) == {(2, x, 0, y) for x in (0, 1) for y in (0, 1)}


def test_only_live_locals_are_kept(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    used: int
    unused: int
    used, unused = 1, 2
    note(s, unused)
    x = yield from ask(0, "x", picks(2))
    note(s, used)
    unused = x[1]
    y = yield from ask(0, "y", picks(2))
    note(s, unused)
"""
    module = load(tmp_path, source)
    assert [(p.label, p.names) for p in module.main.points] == [
        ("x", ("used",)),
        ("y", ("unused",)),
    ]


def test_labels_name_questions_and_sub_flows_by_occurrence(tmp_path: Path) -> None:
    source = """
@flow
def main(s):
    yield from sub(s)
    x: Option = yield from ask(0, "mine", picks(2))
    yield from sub(s)
    note(s, x[1])

@flow
def sub(s):
    yield from ask(0, "x", picks(2))
"""
    module = load(tmp_path, source)
    assert [p.label for p in module.main.points] == ["sub#1", "mine", "sub#2"]
    assert repr(module.main.points[1]) == "main:mine"


def test_the_compiled_code_can_be_read(tmp_path: Path) -> None:
    module = load(tmp_path, '@flow\ndef main(s):\n    yield from ask(0, "x", picks(2))\n')
    assert "def _t_run_main(_t_k, s" in module.main.code.source
