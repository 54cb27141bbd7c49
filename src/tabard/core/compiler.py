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
import linecache
import marshal
import os
import sys
import tempfile
import textwrap
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field
from pathlib import Path
from types import CodeType, FunctionType
from typing import Any

from .errors import Impossible

ASKS = {"ask": 5, "ask_any": 5, "ask_sealed": 4, "chance": 2}
_ASK_PARAMS = {
    "ask": ("who", "label", "options", "about", "secret"),
    "ask_any": ("who", "label", "options", "about", "secret"),
    "ask_sealed": ("who", "label", "options", "about"),
    "chance": ("label", "domain"),
}


MAX_FRAMES = 500
MAX_STEPS = 100_000
"""How deep flows may call one another, and how far they may run without a question."""


class Refused(Impossible):
    """A flow the compiler can't take; the sentence says what to write instead."""


@dataclass(frozen=True)
class PointCode:
    label: str
    pc: int
    names: tuple[str, ...]
    kinds: tuple[str, ...]
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


# -- what is where: names, stops, escapes ---------------------------------------------------------

_SCOPES = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def _stops(node: ast.AST) -> bool:
    """Is there a question or a sub-flow inside?"""
    return any(isinstance(n, ast.YieldFrom) for n in ast.walk(node))


def _escapes(node: ast.stmt) -> bool:
    """Does a break or continue inside belong to a loop outside of this statement?"""
    if isinstance(node, ast.Break | ast.Continue):
        return True
    if isinstance(node, ast.For | ast.While):
        return any(_escapes(n) for n in node.orelse)
    return any(_escapes(n) for n in _children(node))


def _children(node: ast.stmt) -> list[ast.stmt]:
    if isinstance(node, ast.Match):
        return [n for case in node.cases for n in case.body]
    return [*getattr(node, "body", []), *getattr(node, "orelse", [])]


def _loads(node: ast.AST | None, bound: frozenset[str] = frozenset()) -> set[str]:
    """Names an expression reads, leaving out what its comprehensions and lambdas bind."""
    if node is None:
        return set()
    if isinstance(node, ast.Name):
        return {node.id} - bound if isinstance(node.ctx, ast.Load) else set()
    if isinstance(node, _SCOPES):
        inner = bound | {n for g in node.generators for n in _stores(g.target)}
        outside = _loads(node.generators[0].iter, bound)  # read before anything is bound
        return outside.union(*(_loads(c, inner) for c in ast.iter_child_nodes(node)))
    if isinstance(node, ast.Lambda):
        inner = bound | {a.arg for a in node.args.args}
        return _loads(node.body, inner)
    return set().union(*(_loads(c, bound) for c in ast.iter_child_nodes(node)))


def _stores(node: ast.AST | None) -> set[str]:
    """Names a target or pattern binds."""
    if node is None:
        return set()
    out = set()
    for n in ast.walk(node):
        if isinstance(n, ast.Name) and isinstance(n.ctx, ast.Store):
            out.add(n.id)
        if isinstance(n, ast.MatchAs | ast.MatchStar) and n.name:
            out.add(n.name)
        if isinstance(n, ast.MatchMapping) and n.rest:
            out.add(n.rest)
    return out


def _simple(node: ast.stmt) -> tuple[set[str], set[str]]:
    """(read, bound) of a statement without a body."""
    if isinstance(node, ast.Assign):
        read = _loads(node.value).union(*(_loads(t) for t in node.targets))
        return read, set().union(*(_stores(t) for t in node.targets))
    if isinstance(node, ast.AugAssign):
        read = _loads(node.value) | _loads(node.target)
        if isinstance(node.target, ast.Name):
            read.add(node.target.id)
        return read, _stores(node.target)
    if isinstance(node, ast.AnnAssign):
        bound = _stores(node.target) if node.value else set()
        return _loads(node.value) | _loads(node.target), bound
    return _loads(node), set()


def _live(body: list[ast.stmt], out: set[str], jumps: set[str]) -> set[str]:
    """Names needed before `body` when `out` is needed after it (`jumps`: at break, continue)."""
    for node in reversed(body):
        if isinstance(node, ast.Return):
            out = _loads(node.value)
        elif isinstance(node, ast.Raise):
            out = _loads(node.exc)
        elif isinstance(node, ast.Break | ast.Continue):
            out = set(jumps)
        elif isinstance(node, ast.If):
            out = _loads(node.test) | _live(node.body, out, jumps) | _live(node.orelse, out, jumps)
        elif isinstance(node, ast.While):
            head = out | _loads(node.test) | _live(node.orelse, out, jumps)
            head |= _live(node.body, head, head)
            out = head | _live(node.body, head, head)
        elif isinstance(node, ast.For):
            bound = _stores(node.target)
            head = out | _live(node.orelse, out, jumps)
            head |= _live(node.body, head, head) - bound
            head |= _live(node.body, head, head) - bound
            out = head | _loads(node.iter)
        elif isinstance(node, ast.Match):
            new = set(out)
            for case in node.cases:
                inner = _live(case.body, out, jumps) | _loads(case.guard)
                new |= (inner - _stores(case.pattern)) | _loads(case.pattern)
            out = new | _loads(node.subject)
        else:
            read, bound = _simple(node)
            out = (out - bound) | read
    return out


def _assigned(body: list[ast.stmt], have: set[str]) -> set[str] | None:
    """Names that surely have a value after `body`; None when its end is never reached."""
    for node in body:
        if isinstance(node, ast.Return | ast.Raise | ast.Break | ast.Continue):
            return None
        if isinstance(node, ast.If):
            ways = [_assigned(node.body, set(have)), _assigned(node.orelse, set(have))]
            known = [w for w in ways if w is not None]
            if not known:
                return None
            have = set.intersection(*known)
        elif isinstance(node, ast.Match):
            ways = [_assigned(c.body, have | _stores(c.pattern)) for c in node.cases]
            last = node.cases[-1]
            if not (isinstance(last.pattern, ast.MatchAs) and not last.pattern.pattern):
                ways.append(set(have))
            known = [w for w in ways if w is not None]
            if not known:
                return None
            have = set.intersection(*known)
        elif not isinstance(node, ast.For | ast.While):
            have = have | _simple(node)[1]
    return have


# -- the blocks -----------------------------------------------------------------------------------


@dataclass
class Block:
    pc: int
    body: list[ast.stmt] = field(default_factory=list)
    end: tuple[Any, ...] = ()
    """("goto", b) | ("branch", test, b, b) | ("match", subject, cases, b) | ("ask", stop) |
    ("call", stop) | ("tail", call) | ("return", expr)"""
    read: set[str] = field(default_factory=set)
    before: set[str] = field(default_factory=set)
    after: set[str] = field(default_factory=set)
    have: set[str] | None = None

    def next(self) -> list[Block]:
        kind = self.end[0]
        if kind == "goto":
            return [self.end[1]]
        if kind == "branch":
            return [self.end[2], self.end[3]]
        if kind == "match":
            return [b for _, _, b in self.end[2]] + [self.end[3]]
        if kind in ("ask", "call"):
            return [self.end[1].then]
        return []


@dataclass
class Stop:
    """A ``target = yield from call`` and the block that takes the answer."""

    call: ast.Call
    label: str
    target: ast.expr | None
    then: Block
    node: ast.stmt
    index: int
    names: tuple[str, ...] = ()


def _name(text: str, ctx: ast.expr_context | None = None) -> ast.Name:
    return ast.Name(text, ctx or ast.Load())


def _assign(name: str, value: ast.expr) -> ast.Assign:
    return ast.Assign([_name(name, ast.Store())], value)


class _Cutter:
    """Cuts one function into blocks."""

    def __init__(self, fn: ast.FunctionDef, where: str) -> None:
        self.fn = fn
        self.where = where
        self.blocks: list[Block] = []
        self.stops: list[Stop] = []
        self.kinds: dict[str, str] = {}
        self.loops = 0
        args = fn.args
        if args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs:
            self.refuse(fn, "a flow takes plain parameters: no *, **, / or keyword-only ones")
        if not args.args:
            self.refuse(fn, "a flow's first parameter is the state: write it")
        self.params = tuple(a.arg for a in args.args)
        self.state = self.params[0]
        for a in args.args:
            self.note_kind(a.arg, a.annotation)
        self.check()

    def refuse(self, node: ast.AST, sentence: str) -> None:
        line = getattr(node, "lineno", self.fn.lineno)
        raise Refused(f"{self.where}:{line}: in the flow {self.fn.name!r}, {sentence}.")

    def note_kind(self, name: str, annotation: ast.expr | None) -> None:
        if isinstance(annotation, ast.Name):
            self.kinds[name] = annotation.id

    # -- what can't be taken

    def check(self) -> None:
        ok_yields: set[ast.AST] = set()
        bound = set(self.params) | set().union(*(_stores(n) for n in self.fn.body))
        for node in ast.walk(self.fn):
            value: ast.AST | None = None
            if isinstance(node, ast.Assign) and len(node.targets) == 1:
                value = node.value
                parts = ast.walk(node.targets[0])
                if isinstance(value, ast.YieldFrom) and any(
                    isinstance(n, ast.Attribute | ast.Subscript) for n in parts
                ):
                    self.refuse(node, "an answer goes into a local: write `x = yield from ...`")
            elif isinstance(node, ast.AnnAssign | ast.Expr | ast.Return):
                value = node.value
            if isinstance(value, ast.YieldFrom):
                ok_yields.add(value)
            self.check_node(node, bound)
        for node in ast.walk(self.fn):
            if isinstance(node, ast.YieldFrom):
                if node not in ok_yields:
                    self.refuse(
                        node,
                        "`yield from` stands inside an expression: "
                        "give it a line of its own, `x = yield from ...`",
                    )
                if not isinstance(node.value, ast.Call):
                    self.refuse(node, "`yield from` needs a call of a flow, of ask or of chance")

    def check_node(self, node: ast.AST, bound: set[str]) -> None:
        match node:
            case ast.Try() | ast.TryStar():
                self.refuse(node, "`try` can't be saved in the middle: check first, with `if`")
            case ast.With() | ast.AsyncWith() | ast.AsyncFor() | ast.Await():
                self.refuse(node, "`with` and `async` can't be saved in the middle")
            case ast.NamedExpr():
                self.refuse(node, "a walrus hides a local: give it a line of its own")
            case ast.Yield():
                self.refuse(node, "a bare `yield` is no question: write `yield from ask(...)`")
            case ast.Global() | ast.Nonlocal() | ast.Delete() | ast.Import() | ast.ImportFrom():
                self.refuse(node, "`global`, `nonlocal`, `del` and `import` don't belong in rules")
            case ast.FunctionDef() | ast.AsyncFunctionDef() | ast.ClassDef():
                if node is not self.fn:
                    self.refuse(node, "a function inside a flow can't be saved: move it out")
            case ast.Lambda():
                if _loads(node) & bound:
                    self.refuse(node, "a lambda holds on to a local: write a comprehension instead")
            case ast.Name(id=name, ctx=ast.Store()):
                if name.startswith("_t_"):
                    self.refuse(node, f"the name {name!r} is the compiler's: choose another")
                if name == self.state:
                    self.refuse(node, f"the state {name!r} is never assigned to")
            case ast.For(iter=it) if any(_stops(n) for n in node.body):
                bad = (*_SCOPES, ast.List, ast.Set, ast.Dict)
                if isinstance(it, bad):
                    self.refuse(
                        node,
                        "a loop with a question inside runs over a tuple or a range: "
                        "write tuple(...) around it",
                    )
            case _:
                pass

    # -- cutting

    def block(self) -> Block:
        made = Block(len(self.blocks))
        self.blocks.append(made)
        return made

    def cut(self) -> None:
        first = self.block()
        first.body += self.tick()
        body = list(self.fn.body)
        if body and isinstance(body[0], ast.Expr) and isinstance(body[0].value, ast.Constant):
            body = body[1:]
        last = self.sequence(body, first, None)
        if last is not None:
            last.end = ("return", None)

    def sequence(
        self, body: list[ast.stmt], block: Block, loop: tuple[Block, Block] | None
    ) -> Block | None:
        """Put statements into `block` and the ones it leads to; None: the end isn't reached."""
        now: Block | None = block
        for node in body:
            if now is None:
                self.refuse(node, "this line is never reached")
            assert now is not None
            now = self.statement(node, now, loop)
        return now

    def statement(
        self, node: ast.stmt, now: Block, loop: tuple[Block, Block] | None
    ) -> Block | None:
        if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
            self.note_kind(node.target.id, node.annotation)
        value = getattr(node, "value", None)
        if isinstance(value, ast.YieldFrom):
            assert isinstance(value.value, ast.Call)
            return self.stop(node, value.value, now)
        if isinstance(node, ast.Return):
            now.end = ("return", node.value)
            return None
        if isinstance(node, ast.Break | ast.Continue):
            assert loop is not None
            now.end = ("goto", loop[isinstance(node, ast.Continue)])
            return None
        if not _stops(node) and not (loop is not None and _escapes(node)):
            now.body.append(node)
            return None if isinstance(node, ast.Raise) else now
        match node:
            case ast.If():
                yes, no, after = self.block(), self.block(), self.block()
                now.end = ("branch", node.test, yes, no)
                return self.join([(node.body, yes), (node.orelse, no)], after, loop)
            case ast.Match():
                ways = [(c, self.block()) for c in node.cases]
                other, after = self.block(), self.block()
                cases = [(c.pattern, c.guard, b) for c, b in ways]
                now.end = ("match", node.subject, cases, other)
                return self.join([*((c.body, b) for c, b in ways), ([], other)], after, loop)
            case ast.While():
                head, inside, after = self.block(), self.block(), self.block()
                now.end = ("goto", head)
                if isinstance(node.test, ast.Constant) and node.test.value:
                    head.end = ("goto", inside)
                else:
                    head.end = ("branch", node.test, inside, after)
                if node.orelse:
                    self.refuse(node, "a loop with a question has no `else`")
                head.body += self.tick()
                end = self.sequence(node.body, inside, (after, head))
                if end is not None:
                    end.end = ("goto", head)
                return after
            case ast.For():
                return self.for_loop(node, now)
        self.refuse(node, f"`{type(node).__name__.lower()}` can't hold a question")
        return None

    def tick(self) -> list[ast.stmt]:
        """Count a step; far too many, or far too deep, and `too_far` says so."""
        text = f"{self.state}.steps += 1\nif {self.state}.steps > {MAX_STEPS} or "
        text += f"_t_k[3] > {MAX_FRAMES}:\n    _t_too_far({self.state}, _t_k)"
        return ast.parse(text).body

    def for_loop(self, node: ast.For, now: Block) -> Block:
        self.loops += 1
        over, at = f"loop{self.loops}", f"at{self.loops}"
        head, inside, after = self.block(), self.block(), self.block()
        now.body.append(_assign(over, ast.Call(_name("_t_loop"), [node.iter], [])))
        now.body.append(_assign(at, ast.Constant(0)))
        now.end = ("goto", head)
        length = ast.Call(_name("len"), [_name(over)], [])
        head.end = ("branch", ast.Compare(_name(at), [ast.Lt()], [length]), inside, after)
        inside.body.append(
            ast.Assign([node.target], ast.Subscript(_name(over), _name(at), ast.Load()))
        )
        inside.body.append(_assign(at, ast.BinOp(_name(at), ast.Add(), ast.Constant(1))))
        if node.orelse:
            self.refuse(node, "a loop with a question has no `else`")
        end = self.sequence(node.body, inside, (after, head))
        if end is not None:
            end.end = ("goto", head)
        return after

    def join(
        self,
        ways: Iterable[tuple[list[ast.stmt], Block]],
        after: Block,
        loop: tuple[Block, Block] | None,
    ) -> Block | None:
        reached = False
        for body, block in ways:
            end = self.sequence(body, block, loop)
            if end is not None:
                end.end = ("goto", after)
                reached = True
        return after if reached else None

    def stop(self, node: ast.stmt, call: ast.Call, now: Block) -> Block | None:
        what = call.func.id if isinstance(call.func, ast.Name) else getattr(call.func, "attr", "")
        is_ask = what in ASKS and isinstance(call.func, ast.Name)
        if not is_ask and isinstance(node, ast.Return):
            now.end = ("tail", call)
            return None
        then = self.block()
        target: ast.expr | None = None
        if isinstance(node, ast.Assign):
            target = node.targets[0]
        elif isinstance(node, ast.AnnAssign):
            target = node.target
        elif isinstance(node, ast.Return):
            target = _name("_t_v", ast.Store())
        if is_ask:
            label = self.ask_label(node, call, what)
        else:
            base = what or "flow"
            count = sum(s.label.startswith(base + "#") for s in self.stops)
            label = f"{base}#{count + 1}"
        if any(s.label == label for s in self.stops):
            self.refuse(node, f"two questions are labelled {label!r}: a label is used once")
        made = Stop(call, label, target, then, node, len(self.stops))
        self.stops.append(made)
        now.end = ("ask" if is_ask else "call", made)
        if isinstance(node, ast.Return):
            then.end = ("return", _name("_t_v"))
            return None
        return then

    def ask_label(self, node: ast.stmt, call: ast.Call, what: str) -> str:
        arguments = self.ask_arguments(node, call, what)
        label = arguments.get("label")
        if not (isinstance(label, ast.Constant) and isinstance(label.value, str)):
            self.refuse(node, f"the label of {what} is a literal string: saved games name it")
        assert isinstance(label, ast.Constant)
        return str(label.value)

    def ask_arguments(self, node: ast.stmt, call: ast.Call, what: str) -> dict[str, ast.expr]:
        names = _ASK_PARAMS[what]
        if len(call.args) > len(names) or any(isinstance(a, ast.Starred) for a in call.args):
            self.refuse(node, f"{what} takes {', '.join(names)}")
        out = dict(zip(names, call.args, strict=False))
        for word in call.keywords:
            arg = {"seat": "who", "seats": "who"}.get(word.arg or "", word.arg or "")
            if arg not in names or arg in out:
                self.refuse(node, f"{what} takes {', '.join(names)}")
            out[arg] = word.value
        return out

    # -- dataflow

    def stop_reads(self, stop: Stop) -> set[str]:
        return _loads(stop.call)

    def analyse(self) -> None:
        for b in self.blocks:
            if not b.end:
                b.end = ("return", None)
        changed = True
        while changed:
            changed = False
            for b in reversed(self.blocks):
                after = set().union(*(n.before for n in b.next())) if b.next() else set()
                kind = b.end[0]
                if kind == "branch":
                    after = after | _loads(b.end[1])
                elif kind == "match":
                    after = _loads(b.end[1]) | b.end[3].before
                    for pattern, guard, way in b.end[2]:
                        after |= (way.before | _loads(guard)) - _stores(pattern)
                        after |= _loads(pattern)
                elif kind in ("ask", "call"):
                    stop: Stop = b.end[1]
                    b.after = after - _stores(stop.target)
                    after = b.after | self.stop_reads(stop)
                elif kind == "tail" or kind == "return":
                    after = _loads(b.end[1])
                before = _live(b.body, after, set())
                if before != b.before:
                    b.before = before
                    changed = True
        self.blocks[0].have = set(self.params)
        work = [self.blocks[0]]
        while work:
            b = work.pop()
            assert b.have is not None
            have = _assigned(b.body, set(b.have))
            if have is None:
                continue
            for n in b.next():
                new = set(have)
                if b.end[0] in ("ask", "call"):
                    new |= _stores(b.end[1].target)
                if b.end[0] == "match":
                    for pattern, _, way in b.end[2]:
                        if way is n:
                            new |= _stores(pattern)
                merged = new if n.have is None else n.have & new
                if n.have is None or merged != n.have:
                    n.have = merged
                    work.append(n)
        local = set(self.params) | set().union(
            *(_stores(x) for x in self.fn.body),
            {f"{w}{i + 1}" for w in ("loop", "at") for i in range(self.loops)},
        )
        for b in self.blocks:
            if b.end[0] not in ("ask", "call") or b.have is None:
                continue
            made: Stop = b.end[1]
            keep = set(b.after)
            if b.end[0] == "ask":
                keep |= self.stop_reads(made)
            keep = (keep & local) - {self.state}
            have = _assigned(b.body, set(b.have)) or set()
            for name in sorted(keep - have):
                self.refuse(
                    made.node,
                    f"the local {name!r} may be unset at the question {made.label!r}: "
                    "give it a value before",
                )
            made.names = tuple(sorted(keep))


# -- writing the code -----------------------------------------------------------------------------


class _Writer:
    """Writes the blocks of one function as one resumable function."""

    def __init__(self, cutter: _Cutter) -> None:
        self.c = cutter
        reached = {b.pc for b in cutter.blocks if b.have is not None}
        self.heads: dict[int, Block] = {0: cutter.blocks[0]}
        counts: dict[int, int] = {}
        for b in cutter.blocks:
            if b.pc in reached:
                for n in b.next():
                    counts[n.pc] = counts.get(n.pc, 0) + 1
        for b in cutter.blocks:
            if b.pc not in reached:
                continue
            if counts.get(b.pc, 0) > 1:
                self.heads[b.pc] = b
            if b.end[0] == "call":
                self.heads[b.end[1].then.pc] = b.end[1].then
        self.entry = {s.index: len(cutter.blocks) + s.index for s in cutter.stops}

    def jump(self, block: Block) -> list[ast.stmt]:
        if block.pc in self.heads:
            return [_assign("_t_pc", ast.Constant(block.pc)), ast.Continue()]
        return self.write(block)

    def frame(self, stop: Stop) -> ast.expr:
        values = ast.Tuple([_name(n) for n in stop.names], ast.Load())
        depth = ast.BinOp(
            ast.Subscript(_name("_t_k"), ast.Constant(3), ast.Load()), ast.Add(), ast.Constant(1)
        )
        points = _name(f"_t_points_{self.c.fn.name}")
        point = ast.Subscript(points, ast.Constant(stop.index), ast.Load())
        return ast.Tuple([point, values, _name("_t_k"), depth], ast.Load())

    def call(self, call: ast.Call, frame: ast.expr) -> ast.Call:
        start = ast.Attribute(call.func, "start", ast.Load())
        return ast.Call(start, [frame, *call.args], call.keywords)

    def write(self, b: Block) -> list[ast.stmt]:
        out = list(b.body)
        stop_name = _name("_t_STOP")
        match b.end:
            case ("goto", to):
                out += self.jump(to)
            case ("branch", test, yes, no):
                out.append(ast.If(test, self.jump(yes), []))
                out += self.jump(no)
            case ("match", subject, cases, other):
                made = [ast.match_case(p, g, self.jump(w)) for p, g, w in cases]
                out.append(ast.Match(subject, made))
                out += self.jump(other)
            case ("return", value):
                out.append(ast.Return(value))
            case ("tail", call):
                out.append(ast.Return(self.call(call, _name("_t_k"))))
            case ("ask", stop):
                frame = ast.Attribute(_name(self.c.state), "frame", ast.Store())
                out.append(ast.Assign([frame], self.frame(stop)))
                out.append(ast.Return(stop_name))
            case ("call", stop):
                out.append(_assign("_t_v", self.call(stop.call, self.frame(stop))))
                stopped = ast.Compare(_name("_t_v"), [ast.Is()], [stop_name])
                out.append(ast.If(stopped, [ast.Return(stop_name)], []))
                if stop.target is not None:
                    out.append(ast.Assign([stop.target], _name("_t_v")))
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
                names = ast.Tuple([_name(n, ast.Store()) for n in stop.names], ast.Store())
                body.append(ast.Assign([names], _name("_t_L")))
            is_v = isinstance(stop.target, ast.Name) and stop.target.id == "_t_v"
            if stop.target is not None and not is_v:
                body.append(ast.Assign([stop.target], _name("_t_v")))
            out[self.entry[stop.index]] = body + self.jump(stop.then)
        return out

    def dispatch(self, ways: list[tuple[int, list[ast.stmt]]]) -> list[ast.stmt]:
        """A binary tree of comparisons on the block number."""
        if len(ways) == 1:
            return ways[0][1]
        half = len(ways) // 2
        test = ast.Compare(_name("_t_pc"), [ast.Lt()], [ast.Constant(ways[half][0])])
        return [ast.If(test, self.dispatch(ways[:half]), self.dispatch(ways[half:]))]

    def function(self) -> ast.FunctionDef:
        ways = {pc: self.write(b) for pc, b in self.heads.items()} | self.resumes()
        loop = ast.While(ast.Constant(True), self.dispatch(sorted(ways.items())), [])
        args = self.c.fn.args
        own = [ast.arg("_t_k"), *(ast.arg(a.arg) for a in args.args)]
        extra = [ast.arg("_t_pc"), ast.arg("_t_L"), ast.arg("_t_v")]
        defaults = list(args.defaults)
        given = ast.Constant(0), ast.Tuple([], ast.Load()), ast.Constant(None)
        made = ast.arguments([], [*own, *extra], None, [], [], None, [*defaults, *given])
        return ast.FunctionDef(f"_t_run_{self.c.fn.name}", made, [loop], [])

    def question(self, stop: Stop) -> ast.FunctionDef:
        """The function that builds the pending question when somebody looks."""
        what = stop.call.func.id  # type: ignore[attr-defined]
        given = self.c.ask_arguments(stop.node, stop.call, what)
        empty = ast.Tuple([], ast.Load())
        label, no = given["label"], ast.Constant(False)
        if what == "chance":
            who: ast.expr = ast.Tuple([ast.UnaryOp(ast.USub(), ast.Constant(1))], ast.Load())
            fields = [who, label, empty, empty, no, no, given["domain"]]
        else:
            who = given["who"]
            if what == "ask":
                who = ast.Tuple([who], ast.Load())
            options = ast.Call(_name("tuple"), [given["options"]], [])
            sealed = ast.Constant(what == "ask_sealed")
            if sealed.value:  # one tuple of options for each seat
                each = ast.Call(_name("tuple"), [_name("_t_o")], [])
                over = ast.comprehension(_name("_t_o", ast.Store()), given["options"], [], 0)
                options = ast.Call(_name("tuple"), [ast.GeneratorExp(each, [over])], [])
            fields = [who, label, options, given.get("about", empty), sealed]
            fields += [given.get("secret", no), ast.Constant(None)]
            fields.append(ast.Constant(what == "ask_any"))
        body = ast.Return(ast.Call(_name("_t_Ask"), fields, []))
        params = [ast.arg(n) for n in (self.c.state, *stop.names)]
        made = ast.arguments([], params, None, [], [], None, [])
        return ast.FunctionDef(f"_t_q{stop.index}", made, [body], [])


def compile_function(fn: ast.FunctionDef, filename: str, where: str) -> FlowCode:
    """One function's syntax tree → its resumable code."""
    cutter = _Cutter(fn, where)
    cutter.cut()
    cutter.analyse()
    writer = _Writer(cutter)
    asks = {b.end[1].index for b in cutter.blocks if b.end[0] == "ask"}
    body: list[ast.stmt] = [writer.function()]
    body += [writer.question(s) for s in cutter.stops if s.index in asks]
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
            tuple(cutter.kinds.get(n, "") for n in s.names),
            s.index in asks,
        )
        for s in cutter.stops
    )
    code = compile(module, filename, "exec")
    return FlowCode(fn.name, cutter.params, points, code, ast.unparse(module))


# -- the cache ------------------------------------------------------------------------------------

_modules: dict[str, dict[str, FlowCode]] = {}


def cache_folder() -> Path:
    """Where compiled flows and packs are kept; may be deleted at any time."""
    base = os.environ.get("TABARD_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "tabard"


def write_cache(name: str, data: bytes) -> None:
    """Write whole or not at all; a cache that can't be written is done without."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as f:
            f.write(data)
        os.replace(f.name, folder / name)
    except OSError:
        return


def read_cache(name: str) -> bytes | None:
    try:
        return (cache_folder() / name).read_bytes()
    except OSError:
        return None


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


def _compile_module(filename: str) -> dict[str, FlowCode]:
    source = Path(filename).read_bytes()
    salt = Path(__file__).read_bytes() + sys.version.encode() + filename.encode()
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
    linecache.checkcache(filename)
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
            [(p.label, p.pc, p.names, p.kinds, p.asks) for p in c.points],
            c.code,
            c.source,
        )
        for c in made.values()
    ]
    write_cache(key, marshal.dumps(rows))
    return made
