"""What a table says when it says no: one sentence, in the language of whoever asked."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Literal, TypeAlias

from tabard.core.errors import TabardError
from tabard.core.words import Words

WORDS = Words("tabard.server", "table_words")
CLIPPED = 800
"""Characters of anything that a sentence quotes: Fluent takes no more than 1,000."""
NoKind: TypeAlias = Literal["malformed", "illegal", "stale", "refused", "busy", "impossible"]


class Sorry(TabardError):
    """No. `kind` is that of a `Reply`; `refused` is about who asks, `illegal` about when. The
    sentence is made when somebody reads it, as only then its language is known."""

    def __init__(self, kind: NoKind, key: str, /, **args: Any) -> None:
        super().__init__(key)
        self.kind, self.key, self.given = kind, key, args

    def text(self, language: str) -> str:
        return say(language, self.key, **self.given)

    def __str__(self) -> str:
        return self.text("en")


class Missing(Sorry):
    """There is no such table."""

    def __init__(self) -> None:
        super().__init__("refused", "no-table")


def say(language: str, key: str, /, **args: Any) -> str:
    clipped = {k: v[:CLIPPED] if isinstance(v, str) else v for k, v in args.items()}
    return WORDS.say(language, f"table-{key}", **clipped)


def joined(language: str, names: Sequence[str]) -> str:
    """
    >>> joined("it", ["Ada", "Bo", "Cy"])
    'Ada, Bo e Cy'
    """
    if len(names) < 2:
        return "".join(names)
    return say(language, "and", first=", ".join(names[:-1]), last=names[-1])
