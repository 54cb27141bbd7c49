"""Cutting a flow into blocks, and saying what can't be cut."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterable

from .blocks import Block, Stop, find_certain, find_needed
from .errors import Impossible
from .scopes import SCOPES, assigned, escapes, irrefutable, loads, stops, stores

ASKS = {
    "ask": ("who", "label", "options", "about", "secret"),
    "ask_any": ("who", "label", "options", "about", "secret"),
    "ask_sealed": ("who", "label", "options", "about"),
    "chance": ("label", "domain"),
}
"""The questions, and what each of them takes."""

MAX_FRAMES = 500
MAX_STEPS = 100_000
"""How deep flows may call one another, and how far they may run without a question."""


OWN = re.compile(r"(loop|at)[1-9][0-9]*")
"""Locals of the compiler's own: what a loop runs over, and how far it is."""


NO_TUPLES = {"dict", "enumerate", "filter", "frozenset", "items", "iter", "keys", "list", "map"}
NO_TUPLES |= {"reversed", "set", "sorted", "values", "zip"}
"""Calls that surely give something else than a tuple or a range."""


class Refused(Impossible):
    """A flow the compiler can't take; the sentence says what to write instead."""


def ast_name(text: str, ctx: ast.expr_context | None = None) -> ast.Name:
    return ast.Name(text, ctx or ast.Load())


def ast_assign(name: str, value: ast.expr) -> ast.Assign:
    return ast.Assign([ast_name(name, ast.Store())], value)


class Cutter:
    """Cuts one function into blocks."""

    def __init__(self, fn: ast.FunctionDef, where: str) -> None:
        self.fn = fn
        self.where = where
        self.blocks: list[Block] = []
        self.stops: list[Stop] = []
        self.annotations: dict[str, str] = {}
        self.loops: dict[str, ast.expr] = {}
        """What the compiler calls that which a loop runs over: its target."""
        args = fn.args
        if args.vararg or args.kwarg or args.kwonlyargs or args.posonlyargs:
            self.refuse(fn, "a flow takes plain parameters: no *, **, / or keyword-only ones")
        if not args.args:
            self.refuse(fn, "a flow's first parameter is the state: write it")
        self.params = tuple(a.arg for a in args.args)
        self.state = self.params[0]
        for a in args.args:
            if a.annotation is not None:
                self.annotate(a, a.arg, a.annotation)
        for node in ast.walk(fn):
            if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
                self.annotate(node, node.target.id, node.annotation)
        self.check()
        if not stops(fn):
            self.refuse(fn, "nothing is asked: without `yield from` it is a plain function")

    def refuse(self, node: ast.AST, sentence: str) -> None:
        line = getattr(node, "lineno", self.fn.lineno)
        raise Refused(f"{self.where}:{line}: in the flow {self.fn.name!r}, {sentence}.")

    def annotate(self, node: ast.AST, name: str, annotation: ast.expr) -> None:
        text = ast.unparse(annotation)
        if isinstance(annotation, ast.Constant) and isinstance(annotation.value, str):
            text = annotation.value
        if self.annotations.setdefault(name, text) != text:
            self.refuse(node, f"{name!r} is said to be two things: annotate it once")

    def annotation(self, name: str, stop: Stop) -> str:
        """What a local that is kept at a stop is; saved games must know."""
        if re.fullmatch(r"at[1-9][0-9]*", name):
            return "int"
        if name in self.loops:
            return f"tuple[{self.loop_annotation(self.loops[name], stop)}, ...]"
        if name not in self.annotations:
            self.refuse(
                stop.node,
                f"the local {name!r} is saved at {stop.label!r}, and nothing says what it is: "
                f"write `{name}: int` or what else it is in a line before",
            )
        return self.annotations[name]

    def loop_annotation(self, target: ast.expr, stop: Stop) -> str:
        if isinstance(target, ast.Tuple):
            return f"tuple[{', '.join(self.loop_annotation(t, stop) for t in target.elts)}]"
        if not isinstance(target, ast.Name):
            self.refuse(stop.node, "a loop with a question runs over names")
        assert isinstance(target, ast.Name)
        return self.annotation(target.id, stop)

    # -- what can't be taken

    def check(self) -> None:
        ok_yields: set[ast.AST] = set()
        bound = set(self.params) | set().union(*(stores(n) for n in self.fn.body))
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
                if loads(node) & bound:
                    self.refuse(node, "a lambda holds on to a local: write a comprehension instead")
            case (
                ast.Name(id=name, ctx=ast.Store())
                | ast.MatchAs(name=str(name))
                | ast.MatchStar(name=str(name))
                | ast.MatchMapping(rest=str(name))
                | ast.arg(arg=name)
            ):
                if name.startswith("_t_") or OWN.fullmatch(name):
                    self.refuse(node, f"the name {name!r} is the compiler's: choose another")
                if name == self.state and not isinstance(node, ast.arg):
                    self.refuse(node, f"the state {name!r} is never assigned to")
            case ast.For(iter=it) if any(stops(n) for n in node.body):
                called = it.func if isinstance(it, ast.Call) else None
                if (
                    isinstance(it, (*SCOPES, ast.List, ast.Set, ast.Dict))
                    or (isinstance(called, ast.Name) and called.id in NO_TUPLES)
                    or (isinstance(called, ast.Attribute) and called.attr in NO_TUPLES)
                ):
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
        first.body += self.tick(f" or _t_k[3] > {MAX_FRAMES}")
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
        if not stops(node) and not (loop is not None and escapes(node)):
            now.body.append(node)
            return None if isinstance(node, ast.Raise) else now
        match node:
            case ast.If():
                yes, no, after = self.block(), self.block(), self.block()
                now.end = ("branch", node.test, yes, no)
                return self.join([(node.body, yes), (node.orelse, no)], after, loop)
            case ast.Match():
                ways = [(c, self.block()) for c in node.cases]
                after = self.block()
                cases = [(c.pattern, c.guard, b) for c, b in ways]
                bodies = [(c.body, b) for c, b in ways]
                other = None if irrefutable(node) else self.block()
                if other is not None:
                    bodies.append(([], other))
                now.end = ("match", node.subject, cases, other)
                return self.join(bodies, after, loop)
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
                left = any(n is after for b in self.blocks if b.end for n in b.next())
                return after if left else None
            case ast.For():
                return self.for_loop(node, now)
        self.refuse(node, f"`{type(node).__name__.lower()}` can't hold a question")
        return None

    def tick(self, deep: str = "") -> list[ast.stmt]:
        """Count a step; far too many, or at the start of a flow far too deep, and `too_far` says
        so."""
        text = f"{self.state}.steps += 1\nif {self.state}.steps > {MAX_STEPS}{deep}:\n"
        text += f"    _t_too_far({self.state}, _t_k)"
        return ast.parse(text).body

    def for_loop(self, node: ast.For, now: Block) -> Block:
        number = len(self.loops) + 1
        over, at = f"loop{number}", f"at{number}"
        self.loops[over] = node.target
        head, inside, after = self.block(), self.block(), self.block()
        now.body.append(ast_assign(over, ast.Call(ast_name("_t_loop"), [node.iter], [])))
        now.body.append(ast_assign(at, ast.Constant(0)))
        now.end = ("goto", head)
        length = ast.Call(ast_name("len"), [ast_name(over)], [])
        head.end = ("branch", ast.Compare(ast_name(at), [ast.Lt()], [length]), inside, after)
        inside.body.append(
            ast.Assign([node.target], ast.Subscript(ast_name(over), ast_name(at), ast.Load()))
        )
        inside.body.append(ast_assign(at, ast.BinOp(ast_name(at), ast.Add(), ast.Constant(1))))
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
        is_ask = what in ASKS
        if is_ask and not isinstance(call.func, ast.Name):
            self.refuse(node, f"a question is known by its plain name: import {what}, write that")
        if not is_ask and not (call.args and isinstance(call.args[0], ast.Name)):
            self.refuse(node, f"{what or 'a flow'} is given the state first: write it")
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
            target = ast_name("_t_v", ast.Store())
        if is_ask:
            label = self.ask_label(node, call, what)
        else:
            base = what or "flow"
            count = sum(s.label.startswith(base + "#") for s in self.stops)
            label = f"{base}#{count + 1}"
        if any(s.label == label for s in self.stops):
            self.refuse(node, f"two questions are labeled {label!r}: a label is used once")
        made = Stop(call, label, target, then, node, len(self.stops))
        self.stops.append(made)
        now.end = ("ask" if is_ask else "call", made)
        if isinstance(node, ast.Return):
            then.end = ("return", ast_name("_t_v"))
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
        names = ASKS[what]
        if len(call.args) > len(names) or any(isinstance(a, ast.Starred) for a in call.args):
            self.refuse(node, f"{what} takes {', '.join(names)}")
        out = dict(zip(names, call.args, strict=False))
        for word in call.keywords:
            arg = {"seat": "who", "seats": "who"}.get(word.arg or "", word.arg or "")
            if arg not in names or arg in out:
                self.refuse(node, f"{what} takes {', '.join(names)}")
            out[arg] = word.value
        lacks = [name for name in names if name not in out and name not in ("about", "secret")]
        if lacks:
            self.refuse(node, f"{what} lacks {' and '.join(lacks)}")
        return out

    def keep(self) -> None:
        """Find the locals that each stop has to keep; all of them must have a value there."""
        for b in self.blocks:
            if not b.end:
                b.end = ("return", None)
        find_needed(self.blocks)
        find_certain(self.blocks, self.params)
        own = {f"{w}{i + 1}" for w in ("loop", "at") for i in range(len(self.loops))}
        local = own.union(self.params, *(stores(n) for n in self.fn.body)) - {self.state}
        kept: list[Stop] = []
        for b in self.blocks:
            if b.end[0] not in ("ask", "call") or b.have is None:
                continue
            stop: Stop = b.end[1]
            kept.append(stop)
            needed = b.after | loads(stop.call) if b.end[0] == "ask" else b.after
            have = assigned(b.body, set(b.have)) or set()
            for name in sorted((needed & local) - have):
                self.refuse(
                    stop.node,
                    f"the local {name!r} may be unset at the question {stop.label!r}: "
                    "give it a value before",
                )
            stop.names = tuple(sorted(needed & local))
        for stop in kept:
            stop.annotations = tuple(self.annotation(name, stop) for name in stop.names)
