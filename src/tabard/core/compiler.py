"""The compiler behind ``@flow``: from a generator function to a resumable one.

It works on the syntax tree alone. The function is cut into basic blocks at every ``yield from``;
statements without one stay as they are, so rules run at Python's own speed. The result is

    def name(_t_k, s, ..., _t_pc=0, _t_L=(), _t_v=None):
        while True:
            if _t_pc == 0: ...          # block by block

where `_t_k` is the frame to return to, `_t_pc` the block to start with, `_t_L` the saved locals
and `_t_v` the answer. Compiled code is cached on disk by the hash of the module's source.
"""

from __future__ import annotations

import ast
import hashlib
import inspect
import marshal
import sys
import textwrap
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from . import blocks, cutter, scopes
from .blocks import Block, Stop
from .cache import read_cache, write_cache
from .cutter import Cutter, Refused, ast_assign, ast_name


@dataclass(frozen=True)
class PointCode:
    label: str
    pc: int
    names: tuple[str, ...]
    annotations: tuple[str, ...]
    asks: bool


@dataclass(frozen=True)
class FlowCode:
    """Everything about one compiled flow that can be cached."""

    name: str
    params: tuple[str, ...]
    points: tuple[PointCode, ...]
    code: CodeType
    source: str
    """The compiled code as text, for `tabard flow show`."""

    @property
    def points_name(self) -> str:
        return f"_t_points_{self.name}"

    def link(
        self, space: dict[str, Any], runtime: dict[str, Any]
    ) -> tuple[FunctionType, list[Callable[..., Any] | None]]:
        """Make the functions live in the module the flow was written in."""
        space.update(runtime)
        made: dict[str, Any] = {}
        exec(self.code, space, made)
        questions = [made.get(f"_t_q{i}") for i in range(len(self.points))]
        return made[f"_t_run_{self.name}"], questions


# -- writing the code -----------------------------------------------------------------------------


def _leads_to(block: Block) -> Block:
    """Where a jump to this block really ends."""
    while not block.body and block.end[0] == "goto":
        block = block.end[1]
    return block


class _Writer:
    """Writes the blocks of one function as one resumable function.

    Blocks that several others lead to are the heads of the loop; all others stand where they are
    reached. What follows a sub-flow is written twice: after the call, and where it is resumed."""

    def __init__(self, cutter: Cutter) -> None:
        self.c = cutter
        self.heads: dict[int, Block] = {0: cutter.blocks[0]}
        counts: dict[int, int] = {}
        for b in cutter.blocks:
            if b.have is None or _leads_to(b) is not b:
                continue
            for n in map(_leads_to, b.next()):
                counts[n.pc] = counts.get(n.pc, 0) + 1
                if counts[n.pc] > 1:
                    self.heads[n.pc] = n
        self.entry = {s.index: len(cutter.blocks) + s.index for s in cutter.stops}

    def jump(self, block: Block) -> list[ast.stmt]:
        to = _leads_to(block)
        if to.pc in self.heads and (to.body or to.end[0] != "return"):
            return [ast_assign("_t_pc", ast.Constant(to.pc)), ast.Continue()]
        return self.write(to)

    def frame(self, stop: Stop) -> ast.expr:
        values = ast.Tuple([ast_name(n) for n in stop.names], ast.Load())
        depth = ast.BinOp(
            ast.Subscript(ast_name("_t_k"), ast.Constant(3), ast.Load()), ast.Add(), ast.Constant(1)
        )
        points = ast_name(f"_t_points_{self.c.fn.name}")
        point = ast.Subscript(points, ast.Constant(stop.index), ast.Load())
        return ast.Tuple([point, values, ast_name("_t_k"), depth], ast.Load())

    def call(self, call: ast.Call, frame: ast.expr) -> ast.Call:
        start = ast.Attribute(call.func, "start", ast.Load())
        fresh = ast.Constant(0), ast.Tuple([], ast.Load()), ast.Constant(None)
        state, *rest = call.args
        return ast.Call(start, [frame, state, *fresh, *rest], call.keywords)

    def write(self, b: Block) -> list[ast.stmt]:
        out = list(b.body)
        stop_name = ast_name("_t_STOP")
        match b.end:
            case ("goto", to):
                out += self.jump(to)
            case ("branch", test, yes, no):
                out.append(ast.If(test, self.jump(yes), []))
                out += self.jump(no)
            case ("match", subject, cases, other):
                made = [ast.match_case(p, g, self.jump(w)) for p, g, w in cases]
                out.append(ast.Match(subject, made))
                out += [] if other is None else self.jump(other)
            case ("return", value):
                out.append(ast.Return(value))
            case ("tail", call):
                out.append(ast.Return(self.call(call, ast_name("_t_k"))))
            case ("ask", stop):
                frame = ast.Attribute(ast_name(self.c.state), "frame", ast.Store())
                out.append(ast.Assign([frame], self.frame(stop)))
                out.append(ast.Return(stop_name))
            case ("call", stop):
                out.append(ast_assign("_t_v", self.call(stop.call, self.frame(stop))))
                stopped = ast.Compare(ast_name("_t_v"), [ast.Is()], [stop_name])
                out.append(ast.If(stopped, [ast.Return(stop_name)], []))
                if stop.target is not None:
                    out.append(ast.Assign([stop.target], ast_name("_t_v")))
                out += self.jump(stop.then)
        for node in out:
            for inner in ast.walk(node):
                if not hasattr(inner, "lineno") and isinstance(inner, ast.expr | ast.stmt):
                    inner.lineno = inner.end_lineno = self.c.fn.lineno
                    inner.col_offset = inner.end_col_offset = 0
        return out

    def resumes(self) -> dict[int, list[ast.stmt]]:
        """For each stop: unpack the locals, take the answer, go on."""
        out: dict[int, list[ast.stmt]] = {}
        for stop in self.c.stops:
            if stop.then.have is None:
                continue
            body: list[ast.stmt] = []
            if stop.names:
                names = ast.Tuple([ast_name(n, ast.Store()) for n in stop.names], ast.Store())
                body.append(ast.Assign([names], ast_name("_t_L")))
            is_v = isinstance(stop.target, ast.Name) and stop.target.id == "_t_v"
            if stop.target is not None and not is_v:
                body.append(ast.Assign([stop.target], ast_name("_t_v")))
            out[self.entry[stop.index]] = body + self.jump(stop.then)
        return out

    def dispatch(self, ways: list[tuple[int, list[ast.stmt]]]) -> list[ast.stmt]:
        """A binary tree of comparisons on the block number."""
        if len(ways) == 1:
            return ways[0][1]
        half = len(ways) // 2
        test = ast.Compare(ast_name("_t_pc"), [ast.Lt()], [ast.Constant(ways[half][0])])
        return [ast.If(test, self.dispatch(ways[:half]), self.dispatch(ways[half:]))]

    def function(self) -> ast.FunctionDef:
        ways = {pc: self.write(b) for pc, b in self.heads.items()} | self.resumes()
        loop = ast.While(ast.Constant(True), self.dispatch(sorted(ways.items())), [])
        args = self.c.fn.args
        names = ("_t_k", self.c.state, "_t_pc", "_t_L", "_t_v", *self.c.params[1:])
        # To resume, the parameters are not needed: what is live stands among the saved locals.
        unset = [ast.Constant(None)] * (len(self.c.params) - 1 - len(args.defaults))
        defaults = [*unset, *args.defaults]
        made = ast.arguments([], [ast.arg(n) for n in names], None, [], [], None, defaults)
        return ast.FunctionDef(f"_t_run_{self.c.fn.name}", made, [loop], [])

    def question(self, stop: Stop) -> ast.FunctionDef:
        """The function that builds the pending question when somebody looks."""
        what = stop.call.func.id  # type: ignore[attr-defined]
        given = self.c.ask_arguments(stop.node, stop.call, what)
        empty = ast.Tuple([], ast.Load())
        label, no = given["label"], ast.Constant(False)
        if what == "chance":
            who: ast.expr = ast.Tuple([ast.UnaryOp(ast.USub(), ast.Constant(1))], ast.Load())
            fields = [who, label, empty, empty, no, no, given["domain"], no]
        else:
            who = given["who"]
            if what == "ask":
                who = ast.Tuple([who], ast.Load())
            options = ast.Call(ast_name("tuple"), [given["options"]], [])
            sealed = ast.Constant(what == "ask_sealed")
            if sealed.value:  # one tuple of options for each seat
                each = ast.Call(ast_name("tuple"), [ast_name("_t_o")], [])
                over = ast.comprehension(ast_name("_t_o", ast.Store()), given["options"], [], 0)
                options = ast.Call(ast_name("tuple"), [ast.GeneratorExp(each, [over])], [])
            fields = [who, label, options, given.get("about", empty), sealed]
            fields += [given.get("secret", no), ast.Constant(None)]
            fields.append(ast.Constant(what == "ask_any"))
        # Straight to the tuple: a named tuple's own constructor is a slow detour.
        made_of = [ast_name("_t_Ask"), ast.Tuple(fields, ast.Load())]
        body = ast.Return(ast.Call(ast_name("_t_new"), made_of, []))
        params = [ast.arg(n) for n in (self.c.state, *stop.names)]
        made = ast.arguments([], params, None, [], [], None, [])
        return ast.FunctionDef(f"_t_q{stop.index}", made, [body], [])


def compile_function(fn: ast.FunctionDef, filename: str, where: str) -> FlowCode:
    """One function's syntax tree → its resumable code."""
    cut = Cutter(fn, where)
    cut.cut()
    cut.keep()
    writer = _Writer(cut)
    asks = {b.end[1].index for b in cut.blocks if b.end[0] == "ask"}
    body: list[ast.stmt] = [writer.function()]
    body += [writer.question(s) for s in cut.stops if s.index in asks]
    module = ast.Module(body, [])
    for node in ast.walk(module):
        if isinstance(node, ast.expr | ast.stmt | ast.pattern | ast.arg):
            node.lineno = getattr(node, "lineno", fn.lineno)
            node.end_lineno = max(getattr(node, "end_lineno", None) or 0, node.lineno)
            node.col_offset = getattr(node, "col_offset", 0)
            node.end_col_offset = max(getattr(node, "end_col_offset", None) or 0, 0)
    points = tuple(
        PointCode(
            s.label,
            writer.entry[s.index],
            s.names,
            s.annotations,
            s.index in asks,
        )
        for s in cut.stops
    )
    code = compile(module, filename, "exec")
    return FlowCode(fn.name, cut.params, points, code, ast.unparse(module))


# -- the cache ------------------------------------------------------------------------------------

_modules: dict[str, dict[str, FlowCode]] = {}


def _is_flow(node: ast.AST) -> bool:
    return isinstance(node, ast.FunctionDef) and any(
        isinstance(d, ast.Name) and d.id == "flow" for d in node.decorator_list
    )


def compiled(native: FunctionType) -> FlowCode:
    """The code of one flow; all flows of a module are compiled together and cached."""
    if native.__closure__:
        raise Refused(
            f"The flow {native.__name__!r} closes over locals of a function around it: "
            "pass them as parameters."
        )
    filename = native.__code__.co_filename
    if native.__qualname__ == native.__name__ and Path(filename).is_file():
        if filename not in _modules:
            _modules[filename] = _compile_module(filename)
        found = _modules[filename].get(native.__name__)
        if found is not None:
            return found
    source = textwrap.dedent(inspect.getsource(native))
    fn = ast.parse(source).body[0]
    assert isinstance(fn, ast.FunctionDef)
    ast.increment_lineno(fn, native.__code__.co_firstlineno - 1)
    return compile_function(fn, filename, Path(filename).name)


@cache
def _own_source() -> bytes:
    """The compiler itself: another one makes other code."""
    own = (blocks, cutter, scopes, sys.modules[__name__])
    return b"".join(Path(str(module.__file__)).read_bytes() for module in own)


def _compile_module(filename: str) -> dict[str, FlowCode]:
    source = Path(filename).read_bytes()
    salt = _own_source() + sys.version.encode() + filename.encode()
    key = "flows-" + hashlib.sha256(salt + source).hexdigest()[:32]
    cached = read_cache(key)
    if cached is not None:
        try:
            return {
                name: FlowCode(name, params, tuple(PointCode(*p) for p in points), code, text)
                for name, params, points, code, text in marshal.loads(cached)
            }
        except (ValueError, TypeError, EOFError):
            pass
    tree = ast.parse(source)
    made = {
        n.name: compile_function(n, filename, Path(filename).name)
        for n in tree.body
        if _is_flow(n) and isinstance(n, ast.FunctionDef)
    }
    rows = [
        (
            c.name,
            c.params,
            [(p.label, p.pc, p.names, p.annotations, p.asks) for p in c.points],
            c.code,
            c.source,
        )
        for c in made.values()
    ]
    write_cache(key, marshal.dumps(rows))
    return made
