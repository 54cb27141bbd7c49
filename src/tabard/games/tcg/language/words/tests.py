"""On what condition."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ...context import Context
from ...rules import values
from ...state import State, graveyard, ref_slot, slot_of
from .. import powers as pw
from ..compiling import amount, fits, person, pool_of
from ..compiling import test as compiled
from ..measures import condition, measure
from ..phrases import SELF, group, groups, someone
from ..scene import Scene
from ..sorts import NOUN, TEST, TRAIT, TestWord, is_word, word


def no_(no: bool) -> str:
    return "yes" if no else "no"


# -- cards that are there -------------------------------------------------------------------------


def _control(term: Term) -> pw.Test:
    one, where = fits(term.args[0]), pool_of(term.args[0])
    return lambda s, ctx: any(
        s.controller[x] == ctx.seat and one(s, ctx, x) for x in pw.pool(s, where)
    )


def _control_said(s: Scene, term: Term, link: str, no: bool) -> str:
    return s.say("test-control", what=group(s, groups(term.args[0]), "a"), no=no_(no))


def _sided(term: Term) -> Iterator[str]:
    if term.args[0].name in ("my", "opp", "of"):
        yield "`control` says whose the cards are: leave out whose."


def _exists(term: Term) -> pw.Test:
    one, where = fits(term.args[0]), pool_of(term.args[0])
    if term.get("at") is None:
        return lambda s, ctx: any(one(s, ctx, x) for x in pw.pool(s, where))
    return lambda s, ctx: any(one(s, ctx, x) for x in graveyard(s, ctx.seat))


def _exists_said(s: Scene, term: Term, link: str, no: bool) -> str:
    zone = term.get("at")
    where = s.say(f"zone-{zone.name}", how="in") if zone else s.say("in-play")
    found = group(s, groups(term.args[0]), "no" if no else "a", card=zone is not None)
    return s.say("test-exists", what=found, where=where, no=no_(no))


def _buried(term: Term) -> Iterator[str]:
    if term.get("at") is None:
        return
    if term.args[0].name not in (*NOUN, "any"):
        yield "Cards in your graveyard are yours: leave out whose."
    for name in _traits(term.args[0]):
        if name in TRAIT:
            yield f"A card in a graveyard is not {name!r}."


def _traits(value: Any) -> Iterator[str]:
    if isinstance(value, Term):
        for part in value.args:
            if isinstance(part, Term):
                if value.name in NOUN:
                    yield part.name
                yield from _traits(part)


TEST.add(
    "control",
    TestWord(
        "filter",
        says=Saying(_control_said, "test-control what no"),
        rules=("TCG-CONTROL-01",),
        makes=_control,
        refuses=_sided,
    ),
)
TEST.add(
    "exists",
    TestWord(
        "filter at='my_graveyard'",
        says=Saying(_exists_said, "test-exists what where no", "in-play", "det-no"),
        rules=("TCG-ZONE-05",),
        makes=_exists,
        ahead=lambda term: ("graveyard",) if term.get("at") is not None else (),
        refuses=_buried,
    ),
)


def _same_name(term: Term) -> pw.Test:
    least = term.args[0]
    return lambda s, ctx: values.same_name(s, ctx.seat) >= least


TEST.add(
    "same_name",
    TestWord(
        "few",
        says=Saying(
            lambda s, term, link, no: s.say("test-same-name", n=term.args[0], no=no_(no)),
            "test-same-name n no",
        ),
        rules=("TCG-CARD-01",),
        makes=_same_name,
    ),
)
TEST.add(
    "own_turn",
    TestWord(
        says=Saying(
            lambda s, term, link, no: s.say("test-own-turn", no=no_(no)), "test-own-turn no"
        ),
        rules=("TCG-TURN-01",),
        makes=lambda term: lambda s, ctx: s.turn == ctx.seat,
    ),
)


def _in_play_said(s: Scene, term: Term, link: str, no: bool) -> str:
    return s.say("test-in-play", what=someone(s, SELF), no=no_(no))


TEST.add(
    "in_play",
    TestWord(
        says=Saying(_in_play_said, "test-in-play what no"),
        rules=("TCG-GENERAL-10",),
        makes=lambda term: lambda s, ctx: slot_of(s, ctx.source) >= 0,
    ),
)

# -- what a card is doing -------------------------------------------------------------------------


def _who(term: Term) -> Term:
    return term.args[0] if term.args else SELF


def _attacking(term: Term) -> pw.Test:
    """TCG-MODIFIER-08: `attacking(hero, char(exhausted))`: your hero attacks such a one."""
    whose = person(_who(term))
    if len(term.args) < 2:
        return lambda s, ctx: s.attacker in whose(s, ctx)
    one = fits(term.args[1])

    def against(s: State, ctx: Context) -> bool:
        if s.attacker not in whose(s, ctx):
            return False
        victim = slot_of(s, s.defender)
        return victim >= 0 and one(s, ctx, victim)

    return against


def _defending(term: Term) -> pw.Test:
    whose = person(_who(term))
    return lambda s, ctx: bool(s.fighting) and s.defender in whose(s, ctx)


def _fighting_said(s: Scene, term: Term, link: str, no: bool) -> str:
    who = someone(s, _who(term))
    what = s.the(group(s, groups(term.args[1]), "a")) if len(term.args) > 1 else ""
    return s.say(f"test-{term.name}", who=who, what=what, link=link, no=no_(no))


FIGHT_SAID = "who what link no"
TEST.add(
    "attacking",
    TestWord(
        "one_card? filter?",
        says=Saying(_fighting_said, f"test-attacking {FIGHT_SAID}"),
        rules=("TCG-MODIFIER-08",),
        makes=_attacking,
        acts=True,
        refuses=lambda term: (
            ("Say first who attacks: attacking(self, ...).",)
            if len(term.args) == 1 and not is_word("one_card", term.args[0].name)
            else ()
        ),
    ),
)
TEST.add(
    "defending",
    TestWord(
        "one_card?",
        says=Saying(_fighting_said, f"test-defending {FIGHT_SAID}"),
        rules=("TCG-MODIFIER-08",),
        makes=_defending,
        acts=True,
    ),
)


def _is(name: str) -> None:
    """Something that a card is, by the trait of the same name."""

    def makes(term: Term) -> pw.Test:
        whose, trait = person(_who(term)), word("any_trait", name).makes(Term(name), Term("card"))
        return lambda s, ctx: all(trait(s, ctx, ref_slot(r)) for r in whose(s, ctx))

    def says(s: Scene, term: Term, link: str, no: bool) -> str:
        return s.say(f"test-{name}", who=someone(s, _who(term)), link=link, no=no_(no))

    TEST.add(
        name,
        TestWord(
            "one_card?",
            says=Saying(says, f"test-{name} who link no"),
            rules=TRAIT[name].rules,
            makes=makes,
        ),
    )


for _name in ("undamaged", "damaged", "ready", "exhausted", "attacked", "hurt_now"):
    _is(_name)


# -- put together ---------------------------------------------------------------------------------


def _joined(term: Term) -> pw.Test:
    parts = tuple(compiled(part) for part in term.args)
    fold = all if term.name == "and" else any
    return lambda s, ctx: fold(part(s, ctx) for part in parts)


def _joined_said(s: Scene, term: Term, link: str, no: bool) -> str:
    """The contrary of a sum of conditions is the other sum of their contraries. Each names its
    subject: "while attacking" stands alone."""
    last = {"and": "or", "or": "and"}[term.name] if no else term.name
    return s.listed([condition(s, part, "if", no) for part in term.args], last)


def _nested(term: Term) -> Iterator[str]:
    if any(part.name in ("and", "or") for part in term.args):
        yield "Conditions of conditions are too much for a card: say it more simply."


for _name in ("and", "or"):
    TEST.add(
        _name,
        TestWord(
            "test test+",
            says=Saying(_joined_said),
            rules=("TCG-GENERAL-07",),
            makes=_joined,
            refuses=_nested,
        ),
    )


def _not(term: Term) -> pw.Test:
    inner = compiled(term.args[0])
    return lambda s, ctx: not inner(s, ctx)


TEST.add(
    "not",
    TestWord(
        "test",
        says=Saying(lambda s, term, link, no: condition(s, term.args[0], link, not no)),
        rules=("TCG-GENERAL-07",),
        makes=_not,
        refuses=lambda term: (
            ("Not not is so: leave both out.",) if term.args[0].name == "not" else ()
        ),
    ),
)


def _compared(term: Term) -> pw.Test:
    left, right = amount(term.args[0]), amount(term.args[1])
    tests: dict[str, pw.Test] = {
        "<=": lambda s, ctx: left(s, ctx) <= right(s, ctx),
        ">=": lambda s, ctx: left(s, ctx) >= right(s, ctx),
        "<": lambda s, ctx: left(s, ctx) < right(s, ctx),
        ">": lambda s, ctx: left(s, ctx) > right(s, ctx),
        "==": lambda s, ctx: left(s, ctx) == right(s, ctx),
    }
    return tests[term.name]


SIGNS = {"<=": "most", ">=": "least", "<": "less", ">": "more", "==": "equal"}
OPPOSITE = {"most": "more", "more": "most", "least": "less", "less": "least", "equal": "other"}
TURNED = {"most": "least", "least": "most", "less": "more", "more": "less", "equal": "equal"}


def counts(term: Any) -> bool:
    """Two numbers of cards, one of which is no more than the other: it reads better the other way
    round, behind "unless"."""
    return (
        isinstance(term, Term)
        and term.name == "<="
        and all(isinstance(part, Term) and part.name == "count" for part in term.args)
    )


def _compared_said(s: Scene, term: Term, link: str, no: bool) -> str:
    left, right = term.args
    if counts(term) and not no:
        pair = {
            "a": group(s, groups(left.args[0]), "plain"),
            "b": group(s, groups(right.args[0]), "plain"),
        }
        return s.say("test-more" if link == "unless" else "test-no-more", **pair)
    sign = SIGNS[term.name]
    if isinstance(left, int):
        left, right, sign = right, left, TURNED[sign]
    sign = OPPOSITE[sign] if no else sign
    number = "yes" if isinstance(right, int) else "no"
    return s.say("test-compare", a=measure(s, left), b=measure(s, right), sign=sign, number=number)


for _name in SIGNS:
    TEST.add(
        _name,
        TestWord(
            "amount amount",
            says=Saying(
                _compared_said, "test-compare a b sign number", "test-more a b", "test-no-more a b"
            ),
            rules=("TCG-GENERAL-07",),
            makes=_compared,
            refuses=lambda term: (
                ("Two numbers need no comparing.",)
                if all(isinstance(part, int) for part in term.args)
                else ()
            ),
        ),
    )
