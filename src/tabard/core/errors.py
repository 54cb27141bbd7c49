"""The three ways a thing can be wrong: malformed, illegal, impossible.

Each carries one sentence that a player understands. Nothing else is raised on purpose.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .explain import Reason


class TabardError(Exception):
    """Base of the three; `str()` of it is the sentence."""


class Malformed(TabardError):
    """What was given can't be read: a typo, a damaged file, a number out of range."""


class Changed(Malformed):
    """A saved position speaks of something that is not written as it was when it was saved."""


class Illegal(TabardError):
    """It can be read, but it is not allowed now. `rule` names the rule when one forbids it. Of an
    `option` that was not offered, `reason` has all that the game says, in any language."""

    def __init__(
        self,
        sentence: str,
        rule: str | None = None,
        reason: Reason | None = None,
        option: str = "",
    ) -> None:
        super().__init__(sentence)
        self.rule, self.reason, self.option = rule, reason, option


class Late(Illegal):
    """It answers a question that is no longer there."""


class Blind(Illegal):
    """Something comes to light `after` so many picks of a row: those that follow can't be given
    before one has seen it."""

    def __init__(self, sentence: str, after: int) -> None:
        super().__init__(sentence)
        self.after = after


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
