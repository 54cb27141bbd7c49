"""Clauses, and how they become sentences.

A clause is a subject and a verb with all that follows; an order to the player ("draw a card") has
no subject. Two clauses with one subject become one sentence, but never two of which one may be left
out and the other not. What depends on a choice or a condition stands in a *block*: every sentence
of a block says so again ("If you do, …"), so that nothing sounds free that is not, and nothing
bound that is free.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple, TypeAlias

from .kit import Scene, capital

DO, MAY, BARE = "do", "may", "bare"
"""The moods of a verb: an order, a permission, and what follows a permission in its sentence."""


class Block(NamedTuple):
    """Clauses that happen together or not at all."""

    number: int
    again: str
    """The message for each further sentence: "if you do,"."""
    optional: bool = False
    """Somebody decides whether it happens."""


class Clause(NamedTuple):
    subject: str
    verb: str
    lead: str = ""
    """What stands before it: "if you control an ally,"."""
    alone: bool = False
    """It is a sentence by itself."""
    join: str = "and"
    """How it is joined to the one before."""
    mood: str = DO
    blocks: tuple[Block, ...] = ()
    """Those in which it stands, the outermost first."""
    about: Any = None
    """What of the expression it says."""

    @property
    def optional(self) -> bool:
        return any(block.optional for block in self.blocks)


Clauses: TypeAlias = list[Clause]


def block(s: Scene, again: str, clauses: Iterable[Clause], optional: bool = False) -> Clauses:
    """These clauses as one block."""
    s.blocks += 1
    around = Block(s.blocks, again, optional)
    return [clause._replace(blocks=(around, *clause.blocks)) for clause in clauses]


def led(lead: str, clauses: Clauses) -> Clauses:
    """What stands before the first of them."""
    first, *rest = clauses
    return [first._replace(lead=" ".join(filter(None, (lead, first.lead)))), *rest]


def may(s: Scene, steps: Sequence[Callable[[str], Clauses]]) -> Clauses:
    """Steps that are taken together if somebody wants to: "you may draw a card and …". Each is
    said in the mood it is given; one that knows no permission is led by "if you wish,"."""
    made: Clauses = []
    for step in steps:
        before = list(made)
        if not made:
            made = _permitted(s, step(MAY))
        else:
            kept = s.remembered()
            more = step(BARE)
            if not joins(made, more[0]):
                s.forget(kept)
                more = step(DO)
            made = [*before, *more]
    return block(s, "if-done", made, optional=True)


def _permitted(s: Scene, clauses: Clauses) -> Clauses:
    first, *rest = clauses
    if first.mood == MAY:
        return clauses
    wish = s.kit("if-you-wish")
    return [first._replace(lead=f"{wish} {first.lead}".strip(), mood=MAY), *rest]


def joins(before: Sequence[Clause], clause: Clause) -> bool:
    """Whether a clause goes into the sentence of those before it."""
    groups = arranged([*before, clause])
    return len(groups[-1]) > 1


def arranged(clauses: Sequence[Clause]) -> list[list[Clause]]:
    """Which clauses share a sentence: two at most."""
    groups: list[list[Clause]] = []
    for clause in clauses:
        last = groups[-1] if groups else []
        if len(last) == 1 and _alike(last[0], clause):
            last.append(clause)
        else:
            groups.append([clause])
    return groups


def _alike(first: Clause, second: Clause) -> bool:
    if second.lead or first.alone or second.alone or first.subject != second.subject:
        return False
    if first.blocks != second.blocks:
        return False
    return second.mood == BARE if first.mood == MAY else second.mood == first.mood == DO


def sentences(s: Scene, clauses: Sequence[Clause]) -> str:
    """Clauses as sentences, each with its full stop."""
    made: list[str] = []
    before: Clause | None = None
    for group in arranged(clauses):
        first = group[0]
        text = " ".join(filter(None, (_lead(s, before, first), first.subject, first.verb)))
        for clause in group[1:]:
            text = s.kit(f"list-{clause.join}", head=text, tail=clause.verb, many="two")
        made.append(capital(text if text.endswith((".", ".”", ".»")) else f"{text}."))
        before = group[-1]
    return " ".join(made)


def _lead(s: Scene, before: Clause | None, clause: Clause) -> str:
    """What stands before a sentence: the block it goes on with, and its own condition."""
    if before is None:
        return clause.lead
    shared = [a for a, b in zip(before.blocks, clause.blocks, strict=False) if a == b]
    again = s.kit(shared[-1].again) if shared else ""
    if clause.lead:
        return (
            clause.lead if not again or clause.lead.startswith(again) else f"{again} {clause.lead}"
        )
    if again:
        return again
    then = clause.join == "then" and before.optional and not clause.subject
    return s.kit("then") if then else ""
