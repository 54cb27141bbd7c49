"""Make the browser's types from the server's messages.

    python tools/messages_ts.py          print what client/src/lib/messages.ts should hold
    python tools/messages_ts.py write    and write it

Shapes lose their suffix (`TableShape` is a `Table`). Of the messages to a client a `Position` is
what everybody handles and keeps its plain name; the others that carry a shape are called after it
(`TableMessage`, `ChatMessage`). Messages from a client begin with Send, because an `Undo` that is
asked for and an `Undo` that is shown are two things.
"""

from __future__ import annotations

import ast
import dataclasses
import inspect
import itertools
import sys
import types
import typing
from pathlib import Path
from typing import Any, Literal, Union, get_args, get_origin

import msgspec

from tabard.server import messages

ROOT = Path(__file__).resolve().parent.parent
TARGET = ROOT / "client" / "src" / "lib" / "messages.ts"
HEAD = "// Made by tools/messages_ts.py from src/tabard/server/messages.py: change it there.\n"

ALIASES = ("Language", "Level", "Status")
LIMITS = ("MESSAGE_LIMIT", "PICKS_LIMIT", "CHAT_LIMIT")
TO_CLIENT = {"Tables": "TableMessage", "Positions": "Position", "Chats": "ChatMessage"}
SIMPLE = {int: "number", float: "number", str: "string", bool: "boolean", type(None): "null"}


def name_of(kind: type) -> str:
    """What a class of messages.py is called in the browser."""
    if kind in get_args(messages.FromClient):
        return f"Send{kind.__name__}"
    if kind in get_args(messages.FromServer):
        return TO_CLIENT.get(kind.__name__, kind.__name__)
    return kind.__name__.removesuffix("Shape")


def type_text(hint: Any) -> str:
    """A Python type as TypeScript writes it.

    >>> type_text(list[tuple[str, int]] | None)
    '[string, number][] | null'
    >>> type_text(dict[str, Any])
    'Record<string, unknown>'
    """
    for alias in ALIASES:
        if hint == getattr(messages, alias):
            return alias
    origin, arguments = get_origin(hint), get_args(hint)
    if hint is Any:
        return "unknown"
    if hint in SIMPLE:
        return SIMPLE[hint]
    if origin is typing.Annotated:
        return type_text(arguments[0])
    if origin is Literal:
        return " | ".join(f"'{value}'" for value in arguments)
    if origin in (Union, types.UnionType):
        return " | ".join(type_text(one) for one in arguments)
    if origin is list:
        inner = type_text(arguments[0])
        return f"({inner})[]" if " | " in inner else f"{inner}[]"
    if origin is tuple:
        return "[" + ", ".join(type_text(one) for one in arguments) + "]"
    if origin is dict and arguments[0] is str:
        return f"Record<string, {type_text(arguments[1])}>"
    if inspect.isclass(hint) and hint.__module__ == messages.__name__:
        return name_of(hint)
    raise TypeError(f"There is no TypeScript for {hint!r} yet.")


def comment(text: str | None, indent: str = "") -> list[str]:
    """A docstring as a comment."""
    if not text:
        return []
    lines = inspect.cleandoc(text).replace("``", "`").replace("None", "null").splitlines()
    if len(lines) == 1:
        return [f"{indent}/** {lines[0]} */"]
    return [f"{indent}/**", *(f"{indent} * {line}".rstrip() for line in lines), f"{indent} */"]


def notes() -> dict[str, str]:
    """The strings that stand below a name (`MESSAGE_LIMIT`, `TableShape.owner`) and explain it."""
    found: dict[str, str] = {}
    tree = ast.parse(inspect.getsource(messages))
    bodies = [("", tree.body)]
    bodies += [(f"{n.name}.", n.body) for n in tree.body if isinstance(n, ast.ClassDef)]
    for prefix, body in bodies:
        for before, after in itertools.pairwise(body):
            targets = before.targets if isinstance(before, ast.Assign) else []
            target = before.target if isinstance(before, ast.AnnAssign) else next(iter(targets), "")
            if isinstance(target, ast.Name) and isinstance(after, ast.Expr):
                if isinstance(after.value, ast.Constant) and isinstance(after.value.value, str):
                    found[prefix + target.id] = after.value.value
    return found


def interface(kind: type, said: dict[str, str]) -> list[str]:
    """One shape or message."""
    hints = typing.get_type_hints(kind, include_extras=True)
    described = None if (kind.__doc__ or "").startswith(f"{kind.__name__}(") else kind.__doc__
    lines = [*comment(described), f"export interface {name_of(kind)} {{"]
    optional: set[str] = set()
    if issubclass(kind, msgspec.Struct):
        lines.append(f"  type: '{kind.__struct_config__.tag}';")
        names: tuple[str, ...] = kind.__struct_fields__
        if kind in get_args(messages.FromClient):  # the server always sends every field
            optional = {f.name for f in msgspec.structs.fields(kind) if not f.required}
    else:
        assert dataclasses.is_dataclass(kind)
        names = tuple(field.name for field in dataclasses.fields(kind))
    for name in names:
        lines += comment(said.get(f"{kind.__name__}.{name}"), "  ")
        lines.append(f"  {name}{'?' if name in optional else ''}: {type_text(hints[name])};")
    return [*lines, "}", ""]


def union(name: str, members: Any) -> list[str]:
    return [f"export type {name} =", *(f"  | {name_of(one)}" for one in get_args(members))]


def text() -> str:
    """All of messages.ts."""
    said = notes()
    lines = [HEAD]
    for alias in ALIASES:
        values = " | ".join(f"'{value}'" for value in get_args(getattr(messages, alias)))
        lines.append(f"export type {alias} = {values};")
    lines.append("")
    for limit in LIMITS:
        lines += [*comment(said.get(limit)), f"export const {limit} = {getattr(messages, limit)};"]
    lines.append("")
    both = [*get_args(messages.FromClient), *get_args(messages.FromServer)]
    for kind in vars(messages).values():
        own = inspect.isclass(kind) and kind.__module__ == messages.__name__
        if own and (dataclasses.is_dataclass(kind) or kind in both):
            lines += interface(kind, said)
    for name in ("FromClient", "FromServer"):
        lines += union(name, getattr(messages, name))
        lines[-1] += ";"
        lines.append("")
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    if arguments not in ([], ["write"]):
        print(__doc__, file=sys.stderr)
        return 2
    if arguments:
        TARGET.parent.mkdir(parents=True, exist_ok=True)
        TARGET.write_text(text(), encoding="utf-8")
    else:
        print(text(), end="")
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
