"""Expressions that were read before, in the cache: to parse a few hundred takes longer than all
else that opens a box."""

from __future__ import annotations

import hashlib
import marshal
from pathlib import Path
from typing import Any

from ..cache import read_cache, write_cache
from .terms import Term


def load_terms(name: str) -> dict[str, Term]:
    """What was kept under this name; nothing, where it was read by another parser."""
    cached = read_cache(_key(name))
    if cached is None:
        return {}
    try:
        return {text: _term(plain) for text, plain in marshal.loads(cached).items()}
    except (ValueError, TypeError, EOFError, AttributeError):
        return {}  # a damaged cache is made anew


def keep_terms(name: str, terms: dict[str, Term]) -> None:
    write_cache(_key(name), marshal.dumps({text: _plain(term) for text, term in terms.items()}))


def _key(name: str) -> str:
    reader = Path(__file__).with_name("terms.py").read_bytes()
    return f"terms-{hashlib.sha256(name.encode() + reader).hexdigest()[:32]}"


def _plain(value: Any) -> Any:
    """
    >>> _plain(Term("draw", (1, "x", (2,))))
    ['draw', [1, 'x', (2,)], []]
    """
    if isinstance(value, Term):
        named = [(name, _plain(part)) for name, part in value.named]
        return [value.name, [_plain(part) for part in value.args], named]
    if isinstance(value, tuple):
        return tuple(map(_plain, value))
    return value


def _term(plain: Any) -> Any:
    if isinstance(plain, list):
        name, args, named = plain
        return Term(name, tuple(map(_term, args)), tuple((n, _term(part)) for n, part in named))
    return tuple(map(_term, plain)) if isinstance(plain, tuple) else plain
