"""Amounts that are not written out."""

from __future__ import annotations

from collections.abc import Callable

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ...context import Context
from ...rules import values
from ...state import State
from .. import has
from ..compiling import amount, box_no, dice, test
from ..has import Number
from ..scene import Much, Scene
from ..sorts import MEASURE, Amount


def add_measure(
    name: str,
    shape: str,
    makes: Callable[[Term], Number],
    says: Saying,
    *rules: str,
    needs: tuple[str, ...] = (),
) -> None:
    MEASURE.add(name, Amount(shape, makes=makes, says=says, rules=rules, needs=needs))


def _per(key: str, *more: str) -> Saying:
    """One for each of what a message names."""
    key = key.replace("_", "-")
    return Saying(
        lambda s, term, every="one": Much(1, s.say(key, every=every)), f"{key} every", *more
    )


def _simple(name: str, number: Number, rule: str, needs: tuple[str, ...] = ()) -> None:
    add_measure(name, "", lambda term: number, _per(f"n-{name}"), rule, needs=needs)


def _x_said(s: Scene, term: Term, every: str = "one") -> Much:
    return Much(1, s.say("n-x", each=s.each * (2 if every == "two" else 1)))


add_measure(
    "x",
    "",
    lambda term: lambda s, ctx: ctx.x,
    Saying(_x_said, "n-x each"),
    "TBG-TIMING-02",
    needs=("x",),
)


def _pet(s: State, ctx: Context) -> int:
    """If the companion itself was paid, what it had left."""
    paid = ctx.ability >= 0 and has.ABILITIES[ctx.ability].cost.kind == "unequip"
    return ctx.x if paid else s.pet[ctx.hero]


_simple("spotted", lambda s, ctx: ctx.spotted, "TBG-DICE-07", ("spotted",))
_simple("level", lambda s, ctx: s.level[ctx.hero], "TBG-CHAR-02")
_simple("wounds", lambda s, ctx: s.wounds[ctx.hero], "TBG-CHAR-15")
_simple("foe_attack", lambda s, ctx: values.highest_attack(s), "TBG-CREATURE-02")
_simple("pet_health", _pet, "TBG-PET-01")


def _showing(term: Term) -> Number:
    which = dice(term.args[0])
    return lambda s, ctx: values.showing(s, which)


def _showing_said(s: Scene, term: Term, every: str = "one") -> Much:
    which = term.args[0]
    return Much(
        1,
        s.say("n-showing", every=every, die=s.dice(which, "each-die"), dice=s.dice(which, "dice")),
    )


add_measure(
    "showing",
    "dice",
    _showing,
    Saying(_showing_said, "n-showing every die dice"),
    "TBG-CREATURE-08",
)


def _laid(term: Term) -> Number:
    where = box_no(term.args[0])
    return lambda s, ctx: s.laid[where]


def _laid_said(s: Scene, term: Term, every: str = "one") -> Much:
    box = term.args[0]
    return Much(1, s.say("n-laid", every=every, box=s.name("box", box), kind=box.name))


add_measure(
    "laid",
    "box",
    _laid,
    Saying(_laid_said, "n-laid every box kind"),
    "TBG-ATTACK-13",
)


def _half(term: Term) -> Number:
    whole = amount(term.args[0])
    return lambda s, ctx: whole(s, ctx) // 2


add_measure(
    "half",
    "amount",
    _half,
    Saying(lambda s, term, every="one": s.much(term.args[0], "two")),
    "TBG-TIMING-07",
)


def _at_most(term: Term) -> Number:
    most, whole = term.args[0], amount(term.args[1])
    return lambda s, ctx: min(most, whole(s, ctx))


def _at_most_said(s: Scene, term: Term, every: str = "one") -> Much:
    inner = s.much(term.args[1], every)
    return Much(inner.n, s.say("n-at-most", per=inner.per, most=term.args[0]))


add_measure(
    "at_most",
    "number amount",
    _at_most,
    Saying(_at_most_said, "n-at-most per most"),
    "TBG-TIMING-07",
)


def _either(term: Term) -> Number:
    asked = test(term.args[0])
    more, less = term.args[1:]
    assert asked is not None
    return lambda s, ctx: more if asked(s, ctx) else less


def _either_said(s: Scene, term: Term, every: str = "one") -> Much:
    more, less = term.args[1:]
    return Much(less, s.say("n-either", more=more, test=s.test(term.args[0])))


add_measure(
    "either",
    "test number number",
    _either,
    Saying(_either_said, "n-either more test"),
    "TBG-TIMING-01",
)


def _count(term: Term) -> Number:
    if term.args[0] == Term("friends"):
        return lambda s, ctx: len(values.friends(s, ctx.hero))
    return lambda s, ctx: values.opponents(s, ctx.hero)


def _count_said(s: Scene, term: Term, every: str = "one") -> Much:
    return Much(1, s.say(f"n-count-{term.args[0].name}", every=every))


add_measure(
    "count",
    "'friends'|'foes'",
    _count,
    Saying(_count_said, "n-count-{friends,foes} every"),
    "TBG-TERM-11",
    "TBG-TERM-04",
)


def _times(term: Term) -> Number:
    factor, whole = term.args[0], amount(term.args[1])
    return lambda s, ctx: factor * whole(s, ctx)


def _times_said(s: Scene, term: Term, every: str = "one") -> Much:
    inner = s.much(term.args[1], every)
    return Much(term.args[0] * inner.n, inner.per)


add_measure(
    "*",
    "number measure",
    _times,
    Saying(_times_said),
    "TBG-CREATURE-08",
)


def _by_heroes(term: Term) -> Number:
    four, six = term.args
    return lambda s, ctx: six if values.party(s) == 6 else four


add_measure(
    "by_heroes",
    "number number",
    _by_heroes,
    Saying(
        lambda s, term, every="one": Much(term.args[0], s.say("n-by-heroes", six=term.args[1])),
        "n-by-heroes six",
    ),
    "TBG-OVERLORD-02",
)
