"""Expressions: what a thing does, as one line of text that parses back.

An expression looks like a call. Names stand for words of a game's language, numbers are numbers, a
text in quotes is a name that is printed somewhere::

    play(deal(4, fire, target(char)))
    static(my(ally), atk(1), while_=count(my(ally)) >= 2)

The text is parsed into `Term`s, plain tuples. `vocabulary` says which words a game has and what may
stand where. Nothing here knows what a word means.
"""

from __future__ import annotations

import ast
from collections.abc import Iterator
from typing import Any, NamedTuple, TypeAlias

from ..errors import Malformed


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

    def has(self, flag: str) -> bool:
        """Whether this word was added in the brackets."""
        return Term(flag) in self.args


class Unreadable(Malformed):
    """A text that is no expression; `column` says where, counted from 1 (0: nobody can tell)."""

    def __init__(self, sentence: str, column: int = 0) -> None:
        super().__init__(sentence)
        self.column = column


Value: TypeAlias = "Term | int | str | tuple[Any, ...]"
Path: TypeAlias = "tuple[int | str, ...]"
"""Where a part stands in an expression: places in brackets, names of named arguments."""

COMPARE = {ast.LtE: "<=", ast.GtE: ">=", ast.Lt: "<", ast.Gt: ">", ast.Eq: "==", ast.NotEq: "!="}
COUNT = {ast.Add: "+", ast.Sub: "-", ast.Mult: "*"}
JOIN = {ast.And: "and", ast.Or: "or"}
BETWEEN = frozenset((*COMPARE.values(), *COUNT.values(), *JOIN.values()))
LONGEST = 2_000
"""Characters of an expression: more is a mistake, and would be slow to read."""


def is_list(value: Any) -> bool:
    """Several values in square brackets (a term is a tuple too)."""
    return isinstance(value, tuple) and not isinstance(value, Term)


def parse(text: str) -> Term:
    """
    >>> parse("deal(2, fire, target(char))").args[1]
    Term(name='fire', args=(), named=())
    >>> unparse(parse("static( my(ally),atk( -1 ) , while_= count(my( ally ))>=2 )"))
    'static(my(ally), atk(-1), while_=count(my(ally)) >= 2)'
    """
    made = _value(_tree(text), text)
    if not isinstance(made, Term):
        raise Unreadable(
            f"{text!r} says nothing: it should be a word, with brackets or without.", 1
        )
    return made


def _tree(text: str) -> ast.expr:
    if len(text) > LONGEST:
        raise Unreadable(f"An expression of {len(text)} characters is too long.")
    try:
        return ast.parse(text.strip(), mode="eval").body
    except (SyntaxError, ValueError, RecursionError, MemoryError) as error:
        what = getattr(error, "msg", None) or "it is nested too deeply"
        column = getattr(error, "offset", None) or 0
        raise Unreadable(f"{text!r} can't be read: {what}.", column) from None


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
    raise Unreadable(f"{part!r} is nothing that can be said.", node.col_offset + 1)


def column(text: str, path: Path) -> int:
    """In which column of the text a part begins, counted from 1.

    >>> column("deal(2, fire, target(chr))", (2, 0))
    22
    """
    node = _tree(text)
    for step in path:
        node = _inside(node, step)
    return node.col_offset + 1


def _inside(node: ast.expr, step: int | str) -> ast.expr:
    match node:
        case ast.Call(args=args, keywords=named):
            if isinstance(step, str):
                return next(k.value for k in named if k.arg == step)
            return args[step]
        case ast.UnaryOp(operand=inner):
            return inner
        case ast.List(elts=parts) | ast.Tuple(elts=parts) | ast.BoolOp(values=parts):
            return parts[int(step)]
        case ast.Compare(left=left, comparators=[right]) | ast.BinOp(left=left, right=right):
            return right if step else left
    raise AssertionError("the path leads nowhere")


def unparse(value: Value) -> str:
    """The one line again."""
    if isinstance(value, Term):
        if value.name == "not":
            return f"not {_inner(value.args[0])}"
        if value.name in BETWEEN:
            return f" {value.name} ".join(_inner(part) for part in value.args)
        if not value.args and not value.named:
            return value.name
        inside = [unparse(part) for part in value.args]
        inside += [f"{name}={unparse(part)}" for name, part in value.named]
        return f"{value.name}({', '.join(inside)})"
    if is_list(value):
        return f"[{', '.join(unparse(part) for part in value)}]"  # type: ignore[union-attr]
    return _quoted(value) if isinstance(value, str) else str(value)


def _quoted(text: str) -> str:
    """In double quotes, as a pack writes it; a quoted power may hold quotes itself."""
    return f'"{text}"' if '"' not in text and "\\" not in text else repr(text)


def _inner(value: Value) -> str:
    """A part of a sum or a comparison, in brackets where it is one itself."""
    text = unparse(value)
    return f"({text})" if isinstance(value, Term) and value.name in BETWEEN else text


def terms(value: Any) -> Iterator[Term]:
    """The expression and all that is in it."""
    if isinstance(value, Term):
        yield value
        for part in (*value.args, *(v for _, v in value.named)):
            yield from terms(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from terms(part)
