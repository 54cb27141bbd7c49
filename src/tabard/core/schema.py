"""The shapes of the files people write: strict, so that a slip is found and named.

Imported only when a file has to be checked; what is in the cache needs none of this.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from .pack import Wrong


class Shape(BaseModel):
    """Base of every shape: no unknown fields, no text where a number belongs, and nothing left out
    may stand for what could not be written."""

    model_config = ConfigDict(extra="forbid", strict=True, frozen=True, validate_default=True)


Text = Annotated[str, Field(min_length=1)]


class Spoken(Shape):
    """One text in every language."""

    en: Text
    it: Text


class RulingShape(Shape):
    question: Spoken
    answer: Spoken
    reason: Spoken


class ShowsShape(Shape):
    given: Text
    when: Text
    then: Text


class RuleShape(Shape):
    id: Annotated[str, Field(pattern=r"^[A-Z]{2,4}-[A-Z0-9]+(-[A-Z0-9]+)*$")]
    title: Spoken
    text: Spoken
    page: Text | None = None
    kind: Text
    ruling: RulingShape | None = None
    between: tuple[Text, ...] = ()
    reason: Spoken | None = None
    shows: ShowsShape
    shown: Text | None = None
    no_code: Text | None = None

    @model_validator(mode="after")
    def _whole(self) -> Self:
        if self.kind == "interaction":
            if not self.between or self.reason is None:
                raise ValueError("an interaction says what it is `between`, and its `reason`")
        elif self.page is None:
            raise ValueError("a rule names the `page` it stands on")
        return self


class RuleBookShape(Shape):
    game: Text
    about: Spoken
    rules: tuple[RuleShape, ...]


FILES = {"rules.yaml": RuleBookShape}


def check(parts: dict[str, Any]) -> Iterator[Wrong]:
    """No two rules share an id."""
    first: dict[str, int] = {}
    for i, rule in enumerate(parts["rules.yaml"]["rules"]):
        if first.setdefault(rule["id"], i) != i:
            said = f"The rule {rule['id']} is there twice."
            yield Wrong("rules.yaml", ("rules", i, "id"), said)
