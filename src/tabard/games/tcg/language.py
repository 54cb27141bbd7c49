"""The effect language: what a card does, as one line of text that parses back.

A power is an expression that looks like a call. Names stand for verbs, groups and words of the
rulebook; numbers are numbers; a text in quotes is a name printed on a card::

    play(deal(4, fire, target(char)))
    on(enters(self), may(destroy(target(ability))), if_=control(ability))
    static(my(ally(dealing(nature))), assault(atk(self)))
    pay(cost(2, tap), draw(1), when=own_turn)

The text is parsed into `Term`s, plain tuples. `grammar` says which words there are and what may
stand where; `compile` turns groups, amounts and conditions into functions; `text` makes sentences
of them in every language; `effects` carries them out. Nothing here knows what a word means.
"""

from __future__ import annotations

import ast
from typing import Any, NamedTuple, TypeAlias

from tabard.core.errors import Malformed


class Term(NamedTuple):
    """One word with what stands in its brackets."""

    name: str
    args: tuple[Any, ...] = ()
    named: tuple[tuple[str, Any], ...] = ()

    def get(self, name: str, default: Any = None) -> Any:
        """The argument that was written ``name=...``."""
        for key, value in self.named:
            if key == name:
                return value
        return default


Value: TypeAlias = "Term | int | str | tuple[Any, ...]"

COMPARE = {ast.LtE: "<=", ast.GtE: ">=", ast.Lt: "<", ast.Gt: ">", ast.Eq: "==", ast.NotEq: "!="}
COUNT = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
JOIN = {ast.And: "and", ast.Or: "or"}
BETWEEN = frozenset((*COMPARE.values(), *COUNT.values(), *JOIN.values()))
LONGEST = 2_000
"""Characters of a power: more is a mistake, and would be slow to read."""


def parse(text: str) -> Term:
    """
    >>> parse("deal(2, fire, target(char))").args[1]
    Term(name='fire', args=(), named=())
    >>> unparse(parse("static( my(ally),atk( -1 ) , while_= count(my( ally ))>=2 )"))
    'static(my(ally), atk(-1), while_=count(my(ally)) >= 2)'
    """
    if len(text) > LONGEST:
        raise Malformed(f"A power of {len(text)} characters is too long.")
    try:
        tree = ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        what = getattr(error, "msg", None) or "it is nested too deeply"
        raise Malformed(f"{text!r} can't be read: {what}.") from None
    made = _value(tree, text)
    if not isinstance(made, Term):
        raise Malformed(f"{text!r} is no power: it should be a word with brackets.")
    return made


def _value(node: ast.expr, text: str) -> Value:
    match node:
        case ast.Constant(value=bool() | None):
            pass
        case ast.Constant(value=int() | str() as value):
            return value
        case ast.UnaryOp(op=ast.USub(), operand=ast.Constant(value=int() as value)):
            return -value
        case ast.UnaryOp(op=ast.USub(), operand=inner):
            return Term("-", (0, _value(inner, text)))
        case ast.UnaryOp(op=ast.Not(), operand=inner):
            return Term("not", (_value(inner, text),))
        case ast.Name(id=name):
            return Term(name)
        case ast.Call(func=ast.Name(id=name), args=args, keywords=named):
            if all(k.arg is not None for k in named):
                return Term(
                    name,
                    tuple(_value(a, text) for a in args),
                    tuple((str(k.arg), _value(k.value, text)) for k in named),
                )
        case ast.List(elts=parts) | ast.Tuple(elts=parts):
            return tuple(_value(part, text) for part in parts)
        case ast.Compare(left=left, ops=[op], comparators=[right]) if type(op) in COMPARE:
            return Term(COMPARE[type(op)], (_value(left, text), _value(right, text)))
        case ast.BinOp(left=left, op=op, right=right) if type(op) in COUNT:
            return Term(COUNT[type(op)], (_value(left, text), _value(right, text)))
        case ast.BoolOp(op=op, values=parts):
            return Term(JOIN[type(op)], tuple(_value(part, text) for part in parts))
    part = ast.get_source_segment(text.strip(), node) or text
    raise Malformed(f"{part!r} is nothing that a card can say.")


def unparse(value: Value) -> str:
    """The one line again."""
    if isinstance(value, Term):
        if value.name == "not":
            return f"not {unparse(value.args[0])}"
        if value.name in BETWEEN:
            return f" {value.name} ".join(_inner(part) for part in value.args)
        if not value.args and not value.named:
            return value.name
        inside = [unparse(part) for part in value.args]
        inside += [f"{name}={unparse(part)}" for name, part in value.named]
        return f"{value.name}({', '.join(inside)})"
    if isinstance(value, tuple):
        return f"[{', '.join(unparse(part) for part in value)}]"
    return f'"{value}"' if isinstance(value, str) else str(value)


def _inner(value: Value) -> str:
    """A part of a sum or a comparison, in brackets where it is one itself."""
    text = unparse(value)
    return f"({text})" if isinstance(value, Term) and value.name in BETWEEN else text
