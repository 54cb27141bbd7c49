"""What a piece of rules reads and binds, where it stops, and which locals are needed when.

All of it is read off the syntax tree, for the statements that stay as they are inside a block;
`blocks` does the same between the blocks.
"""

from __future__ import annotations

import ast

SCOPES = (ast.ListComp, ast.SetComp, ast.DictComp, ast.GeneratorExp)


def stops(node: ast.AST) -> bool:
    """Is there a question or a sub-flow inside?"""
    return any(isinstance(n, ast.YieldFrom) for n in ast.walk(node))


def escapes(node: ast.stmt) -> bool:
    """Does a break or continue inside belong to a loop outside of this statement?"""
    if isinstance(node, ast.Break | ast.Continue):
        return True
    if isinstance(node, ast.For | ast.While):
        return any(escapes(n) for n in node.orelse)
    return any(escapes(n) for n in children(node))


def children(node: ast.stmt) -> list[ast.stmt]:
    if isinstance(node, ast.Match):
        return [n for case in node.cases for n in case.body]
    return [*getattr(node, "body", []), *getattr(node, "orelse", [])]


def loads(node: ast.AST | None, bound: frozenset[str] = frozenset()) -> set[str]:
    """Names an expression reads, leaving out what its comprehensions and lambdas bind."""
    if node is None:
        return set()
    if isinstance(node, ast.Name):
        return {node.id} - bound if isinstance(node.ctx, ast.Load) else set()
    if isinstance(node, SCOPES):
        inner = bound | {n for g in node.generators for n in stores(g.target)}
        outside = loads(node.generators[0].iter, bound)  # read before anything is bound
        return outside.union(*(loads(c, inner) for c in ast.iter_child_nodes(node)))
    if isinstance(node, ast.Lambda):
        inner = bound | {a.arg for a in ast.walk(node.args) if isinstance(a, ast.arg)}
        return loads(node.args, bound) | loads(node.body, inner)  # its defaults are read outside
    return set().union(*(loads(c, bound) for c in ast.iter_child_nodes(node)))


def stores(node: ast.AST | None) -> set[str]:
    """Names a target, a pattern or a statement binds; what a comprehension binds is its own."""
    if node is None or isinstance(node, SCOPES):
        return set()
    out = set().union(*(stores(n) for n in ast.iter_child_nodes(node)))
    if isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
        out.add(node.id)
    if isinstance(node, ast.MatchAs | ast.MatchStar) and node.name:
        out.add(node.name)
    if isinstance(node, ast.MatchMapping) and node.rest:
        out.add(node.rest)
    return out


def irrefutable(node: ast.Match) -> bool:
    """Does one of the cases always fit?"""
    last = node.cases[-1]
    return last.guard is None and isinstance(last.pattern, ast.MatchAs) and not last.pattern.pattern


def simple(node: ast.stmt) -> tuple[set[str], set[str]]:
    """(read, bound) of a statement without a body."""
    if isinstance(node, ast.Assign):
        read = loads(node.value).union(*(loads(t) for t in node.targets))
        return read, set().union(*(stores(t) for t in node.targets))
    if isinstance(node, ast.AugAssign):
        read = loads(node.value) | loads(node.target)
        if isinstance(node.target, ast.Name):
            read.add(node.target.id)
        return read, stores(node.target)
    if isinstance(node, ast.AnnAssign):
        bound = stores(node.target) if node.value else set()
        return loads(node.value) | loads(node.target), bound
    return loads(node), set()


def live(body: list[ast.stmt], out: set[str], jumps: set[str]) -> set[str]:
    """Names needed before `body` when `out` is needed after it (`jumps`: at break, continue)."""
    for node in reversed(body):
        if isinstance(node, ast.Return):
            out = loads(node.value)
        elif isinstance(node, ast.Raise):
            out = loads(node)
        elif isinstance(node, ast.Break | ast.Continue):
            out = set(jumps)
        elif isinstance(node, ast.If):
            out = loads(node.test) | live(node.body, out, jumps) | live(node.orelse, out, jumps)
        elif isinstance(node, ast.While):
            head = out | loads(node.test) | live(node.orelse, out, jumps)
            head |= live(node.body, head, head)
            out = head | live(node.body, head, head)
        elif isinstance(node, ast.For):
            bound = stores(node.target)
            head = out | live(node.orelse, out, jumps)
            head |= live(node.body, head, head) - bound
            head |= live(node.body, head, head) - bound
            out = head | loads(node.iter)
        elif isinstance(node, ast.Match):
            new = set() if irrefutable(node) else set(out)
            for case in node.cases:
                inner = live(case.body, out, jumps) | loads(case.guard)
                new |= (inner - stores(case.pattern)) | loads(case.pattern)
            out = new | loads(node.subject)
        else:
            read, bound = simple(node)
            out = (out - bound) | read
    return out


def assigned(body: list[ast.stmt], have: set[str]) -> set[str] | None:
    """Names that surely have a value after `body`; None when its end is never reached."""
    for node in body:
        if isinstance(node, ast.Return | ast.Raise | ast.Break | ast.Continue):
            return None
        if isinstance(node, ast.If):
            ways = [assigned(node.body, set(have)), assigned(node.orelse, set(have))]
            known = [w for w in ways if w is not None]
            if not known:
                return None
            have = set.intersection(*known)
        elif isinstance(node, ast.Match):
            ways = [assigned(c.body, have | stores(c.pattern)) for c in node.cases]
            if not irrefutable(node):
                ways.append(set(have))
            known = [w for w in ways if w is not None]
            if not known:
                return None
            have = set.intersection(*known)
        elif not isinstance(node, ast.For | ast.While):
            have = have | simple(node)[1]
    return have
