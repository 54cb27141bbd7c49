"""The three ways a thing can be wrong: malformed, illegal, impossible.

Each carries one sentence that a player understands. Nothing else is raised on purpose.
"""

from __future__ import annotations


class TabardError(Exception):
    """Base of the three; `str()` of it is the sentence."""


class Malformed(TabardError):
    """What was given can't be read: a typo, a damaged file, a number out of range."""


class Illegal(TabardError):
    """It can be read, but it is not allowed now. `rule` names the rule when one forbids it."""

    def __init__(self, sentence: str, rule: str | None = None) -> None:
        super().__init__(sentence)
        self.rule = rule


class Impossible(TabardError):
    """A bug in us: the rules reached a place that can't exist."""


BUGS = (
    ArithmeticError,
    AssertionError,
    AttributeError,
    LookupError,
    NameError,
    RecursionError,
    TypeError,
    ValueError,
)
"""What Python raises when the rules are wrong; whoever runs them makes it `Impossible`."""
