"""What is optional: in the text of a power, and in the program that is carried out."""

from __future__ import annotations

from collections.abc import Iterator

from tabard.core.language.clauses import Clause, arranged
from tabard.core.language.terms import Term

from .. import content as c
from .clauses import steps
from .phrases import HOST, groups
from .powers import Power
from .scene import Scene
from .sorts import word

Optional = list[tuple[str, bool]]


def optional_in_play(power: Power) -> Optional:
    """Each step that does something, and whether somebody may leave it out."""
    found: Optional = []
    ends: list[int] = []
    for at, do in enumerate(power.program):
        ends = [end for end in ends if end > at]
        if do.op == "may":
            ends.append(do.end)
        elif do.op not in CONTROL:
            found.append((NAMES.get(do.op, do.op), bool(ends)))
    return found


CONTROL = ("if_done", "when", "with_one", "later", "choose", "jump", "pick")
NAMES = {"group": "give", "shuffle_in": "put"}


def optional_in_text(number: int) -> Optional:
    """The same, as the clauses of the text say it."""
    at = c.POWERS_AT[number]
    found: Optional = []
    for clauses in _clauses(number, at.term):
        for group in arranged(clauses):
            assert _agree(group), "one sentence holds what is free and what is not"
        last: Term | None = None
        for clause in clauses:
            if clause.about is not last and isinstance(clause.about, Term):
                last = clause.about
                if last.name in CONTROL:
                    continue
                found.append((last.name, clause.optional))
    return found


def _agree(group: list[Clause]) -> bool:
    return len({clause.optional for clause in group}) == 1


def _clauses(number: int, term: Term) -> Iterator[list[Clause]]:
    s = Scene("en", max(0, c.POWERS_AT[number].card))
    for power in c.CARDS[s.card].powers:
        if power.name == "attach":
            s.host = groups(power.args[0].args[0])
    word("power", term.name).says(s, term)  # what the head names is known to the steps
    inner = [part for part in term.args if isinstance(part, Term) and _is_step(part)]
    s.topic = HOST if s.host and term.name == "play" else s.topic
    for step in inner:
        for one in _leaves(step):
            yield steps(s, [one])


def _is_step(part: Term) -> bool:
    from .sorts import is_word

    return is_word("step", part.name) and part.name not in ("once", "first")


def _leaves(step: Term) -> Iterator[Term]:
    """A choice is said in one sentence: its modes are looked at by themselves."""
    if step.name == "choose":
        for mode in step.args:
            yield from mode.args
    else:
        yield step
