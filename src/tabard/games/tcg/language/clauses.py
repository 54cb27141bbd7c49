"""Steps as clauses: how the words of the game make what `core.language.clauses` joins."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from tabard.core.language import clauses as core
from tabard.core.language.clauses import DO, Clause, Clauses, sentences
from tabard.core.language.kit import Phrase
from tabard.core.language.terms import Term

from .measures import factor, for_each, where_letters
from .scene import Scene
from .sorts import change, word

MOOD = "mood what"
"""What a message of an order about something is given."""


def step(s: Scene, term: Term, mood: str = DO) -> Clauses:
    """One step, in this mood; what must be chosen before stands before it."""
    made: Clauses = word("step", term.name).says(s, term, mood)
    s.last = term.name
    chosen = [Clause("", text, alone=True, about=term) for text in s.chosen]
    s.chosen.clear()
    return [*chosen, *(c if c.about is not None else c._replace(about=term) for c in made)]


def steps(s: Scene, terms: Sequence[Term]) -> Clauses:
    """All steps, one after the other."""
    return [clause for term in terms for clause in step(s, term)]


def may(s: Scene, terms: Sequence[Term]) -> Clauses:
    return core.may(s, [lambda mood, term=term: step(s, term, mood) for term in terms])  # type: ignore[misc]


def body(s: Scene, terms: Sequence[Term]) -> str:
    return sentences(s, steps(s, terms))


def order(
    s: Scene, key: str, mood: str, alone: bool = False, join: str = "and", **args: Any
) -> Clauses:
    """An order to the player whose power it is."""
    verb = s.say(f"do-{key}", mood=mood, **args) + where_letters(s)
    return [Clause("", verb, alone=alone, join=join, mood=mood)]


def acts(s: Scene, who: Phrase, mood: str, key: str, **args: Any) -> Clauses:
    """Somebody else does it."""
    verb = s.say(key, who=who, mood=mood, **args) + where_letters(s)
    s.agent = s.subject(who)
    return [Clause(s.agent, verb, mood=mood)]


def told(s: Scene, key: str, **args: Any) -> Clauses:
    """A sentence by itself, that knows no permission."""
    return [Clause("", s.say(f"do-{key}", **args) + where_letters(s), alone=True)]


def changes(s: Scene, who: Term, what: Phrase, mods: Sequence[Term], until: str = "") -> str:
    """All that is changed for one subject, and for how long."""
    before, its = s.topic, s.its
    s.topic, s.its = who, Term("it")
    each = _each(s, mods)
    found = [(change(who, mod.name), mod) for mod in mods]
    has = [w.says(s, mod, what, each) for w, mod in found if w.place == "has"]
    cant = [w.says(s, mod, what, each) for w, mod in found if w.place == "cant"]
    verbs = []
    if has:
        verbs.append(s.say("has", who=what, what=s.listed(has)))
    if cant:
        verbs.append(s.say("cant", who=what, verbs=s.listed(cant, "nor")))
    verbs += [w.says(s, mod, what, each) for w, mod in found if w.place == "verb"]
    made = f"{s.listed(verbs)} {until}".strip() + (f" {each}" if each else "")
    made += where_letters(s)
    s.topic, s.its = before, its
    return made


def _each(s: Scene, mods: Sequence[Term]) -> str:
    """ "for each …", when all the numbers grow with the same thing."""
    found = [factor(mod.args[0]) for mod in mods if word("change", mod.name).grows]
    whats = {of for _, of in filter(None, found)}
    if not found or None in found or len(whats) > 1:
        return ""
    return for_each(s, whats.pop())
