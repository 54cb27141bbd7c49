"""How much, and on what condition: the amounts and tests of the effect language, as phrases."""

from __future__ import annotations

from typing import Any, NamedTuple

from tabard.core.phrase import message_id
from tabard.core.words import Noun

from .language import Term
from .lexicon import WORDS, Phrase, Scene, listed, say, unsaid
from .phrases import IT, SELF, THAT, again, group, groups, said, someone

# -- amounts --------------------------------------------------------------------------------------


def where_letters(s: Scene) -> str:
    """The end of a sentence that used letters: ", where X is …" for each."""
    parts = [
        say(s, "where", letter=letter, of=measure(s, value)) for value, letter in s.letters.items()
    ]
    s.letters.clear()
    return "".join(f", {part}" for part in parts)


def measure(s: Scene, value: Any) -> Phrase:
    """What an amount is, with its article."""
    match value:
        case int():
            return Phrase(Noun(str(value)))
        case Term("+", (a, b)):
            return Phrase(Noun(say(s, "plus", a=measure(s, a), b=measure(s, b))))
        case Term("*", (a, b)):
            return Phrase(Noun(say(s, "times", a=measure(s, a), b=measure(s, b))))
        case Term("count", (inner,)):
            return _measured(s, "count", of=group(s, groups(inner), "plain"))
        case Term("classes", (inner,)):
            return _measured(s, "classes", of=group(s, groups(inner), "bare"))
        case Term("counters", (Term(kind),)):
            kind = say(s, f"counter-{kind}")
            return _measured(s, "counters", kind=kind, of=someone(s, SELF))
        case Term("total", (Term(what), inner)):
            return _measured(s, f"total-{what}", of=group(s, groups(inner), "bare"))
        case Term("atk", (Term("most", (inner,)),)):
            return _measured(s, "highest", of=group(s, groups(inner), "bare"))
        case Term(("atk" | "printed_atk" | "cost") as what, (who,)):
            return _measure_of(s, what, who)
    raise unsaid(value)


def _measured(s: Scene, key: str, **args: Any) -> Phrase:
    article = WORDS.attr(s.language, message_id("text-measure", key), "article")
    article = ("the" if s.language == "en" else "il") if article is None else article
    return Phrase(Noun(say(s, f"measure-{key}", **args), article))


def _measure_of(s: Scene, what: str, who: Any) -> Phrase:
    if who in (Term("dealer"), s.topic) or (who in (IT, THAT) and s.it is None and s.that is None):
        return _measured(s, f"its-{what}")
    if who in (IT, THAT):
        of = again(s, s.it if who == IT and s.it is not None else s.that, pronoun=False)
        return _measured(s, f"{what}-of", of=of)
    return _measured(s, f"{what}-of-card", of=someone(s, who))


# -- conditions -----------------------------------------------------------------------------------


class Condition(NamedTuple):
    """A condition: its words, and whether it lasts ("finché") or accompanies ("mentre")."""

    text: str
    acts: bool = False


def condition(s: Scene, value: Any, link: str) -> Condition:
    """A condition behind "if" or "while"."""
    match value:
        case Term("control", (inner,)):
            return Condition(say(s, "test-control", what=group(s, groups(inner), "a")))
        case Term("exists", (inner,)):
            zone = value.get("at")
            where = say(s, f"zone-{zone.name}", how="in") if zone else say(s, "in-play")
            found = group(s, groups(inner), "a", card=zone is not None)
            return Condition(say(s, "test-exists", what=found, where=where))
        case Term("same_name", (n,)):
            return Condition(say(s, "test-same-name", n=n))
        case Term("own_turn", ()):
            return Condition(say(s, "test-own-turn"))
        case Term("in_play", ()):
            return Condition(say(s, "test-in-play", what=someone(s, SELF)))
        case Term(("attacking" | "defending") as act, args):
            who = someone(s, args[0] if args else SELF)
            what = said(s, group(s, groups(args[1]), "a")) if len(args) > 1 else ""
            return Condition(say(s, f"test-{act}", who=who, what=what, link=link), acts=True)
        case Term(("undamaged" | "ready") as state, args):
            who = someone(s, args[0] if args else SELF)
            return Condition(say(s, f"test-{state}", who=who, link=link))
        case Term("<=", (Term("count", (a,)), Term("count", (b,)))):
            pair = {"a": group(s, groups(a), "plain"), "b": group(s, groups(b), "plain")}
            key = "test-more" if link == "unless" else "test-no-more"
            return Condition(say(s, key, **pair))
        case Term(("and" | "or") as last, parts):
            return Condition(listed(s, [condition(s, part, link).text for part in parts], last))
    raise unsaid(value)


def linked(s: Scene, value: Any, link: str) -> str:
    """
    >>> from .language import parse
    >>> linked(Scene("it", 0), parse("control(ally)"), "while")
    'finché controlli un alleato'
    """
    made = condition(s, value, link)
    return say(s, f"link-{link}", test=made.text, acts="yes" if made.acts else "no")


def negatable(value: Any) -> bool:
    """Whether it reads better as "unless" its contrary."""
    return isinstance(value, Term) and value.name == "<="
