"""The basic blocks of a flow, cut at every ``yield from``, and what its locals are there."""

from __future__ import annotations

import ast
from dataclasses import dataclass, field
from typing import Any

from .scopes import assigned, live, loads, stores


@dataclass
class Block:
    pc: int
    body: list[ast.stmt] = field(default_factory=list)
    end: tuple[Any, ...] = ()
    """("goto", b) | ("branch", test, b, b) | ("match", subject, cases, b or None) | ("ask", stop) |
    ("call", stop) | ("tail", call) | ("return", expr)"""
    before: set[str] = field(default_factory=set)
    """Names that are needed from its start on."""
    after: set[str] = field(default_factory=set)
    """Names that are needed after the stop it ends with."""
    have: set[str] | None = None
    """Names that surely have a value at its start; None: it is never reached."""

    def next(self) -> list[Block]:
        kind = self.end[0]
        if kind == "goto":
            return [self.end[1]]
        if kind == "branch":
            return [self.end[2], self.end[3]]
        if kind == "match":
            other = [] if self.end[3] is None else [self.end[3]]
            return [b for _, _, b in self.end[2]] + other
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
    annotations: tuple[str, ...] = ()
    """What each of the kept locals is, as it is written in the flow."""


def find_needed(blocks: list[Block]) -> None:
    """Fill `before` and `after`, going back from the ends until nothing changes."""
    changed = True
    while changed:
        changed = False
        for b in reversed(blocks):
            after = set().union(*(n.before for n in b.next()))
            kind = b.end[0]
            if kind == "branch":
                after |= loads(b.end[1])
            elif kind == "match":
                after = loads(b.end[1]) | (set() if b.end[3] is None else b.end[3].before)
                for pattern, guard, way in b.end[2]:
                    after |= (way.before | loads(guard)) - stores(pattern)
                    after |= loads(pattern)
            elif kind in ("ask", "call"):
                b.after = after - stores(b.end[1].target)
                after = b.after | loads(b.end[1].call)
            elif kind in ("tail", "return"):
                after = loads(b.end[1])
            before = live(b.body, after, set())
            if before != b.before:
                b.before = before
                changed = True


def find_certain(blocks: list[Block], params: tuple[str, ...]) -> None:
    """Fill `have`, going on from the first block."""
    blocks[0].have = set(params)
    work = [blocks[0]]
    while work:
        b = work.pop()
        assert b.have is not None
        have = assigned(b.body, set(b.have))
        if have is None:
            continue
        for n in b.next():
            new = set(have)
            if b.end[0] in ("ask", "call"):
                new |= stores(b.end[1].target)
            if b.end[0] == "match":
                for pattern, _, way in b.end[2]:
                    if way is n:
                        new |= stores(pattern)
            merged = new if n.have is None else n.have & new
            if n.have is None or merged != n.have:
                n.have = merged
                work.append(n)
