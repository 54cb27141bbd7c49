"""Conditions."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ... import content as c
from ...context import Context
from ...rules import values
from ...state import VS_BOSS, VS_CREATURES, VS_ENEMIES, State
from .. import has
from ..compiling import amount, listed
from ..compiling import test as compiled
from ..has import Check
from ..scene import Scene
from ..sorts import TEST, Test, by_message


def add_test(
    name: str, shape: str, makes: Callable[[Term], Check], says: Saying, *rules: str
) -> None:
    TEST.add(name, Test(shape, makes=makes, says=says, rules=rules))


def _used(s: State, ctx: Context, uses: Iterable[Any], card: int) -> bool:
    return any(u.hero == ctx.hero and has.ABILITIES[u.ability].card == card for u in uses)


def _previous(s: State, ctx: Context) -> bool:
    """FAQ 1.4: in the round just before, of this combat."""
    return _used(s, ctx, s.uses_before, has.ABILITIES[ctx.ability].card)


add_test("previous", "", lambda term: _previous, by_message("if-previous"), "TBG-TIMING-07")
add_test(
    "unhurt",
    "",
    lambda term: lambda s, ctx: not s.lost_before[ctx.hero],
    by_message("if-unhurt"),
    "TBG-CHAR-15",
)


def _number(term: Term) -> int:
    number: int = term.args[0]
    return number


def _in_round(term: Term) -> Check:
    number = _number(term)
    return lambda s, ctx: s.bout == number


def _after_round(term: Term) -> Check:
    number = _number(term)
    return lambda s, ctx: s.bout > number


def _by_number(key: str) -> Saying:
    return Saying(lambda s, term: s.say(key, n=term.args[0]), f"{key} n")


add_test("in_round", "number", _in_round, _by_number("if-in-round"), "TBG-COMBAT-05")
add_test("after_round", "number", _after_round, _by_number("if-after-round"), "TBG-COMBAT-05")


def _by_card(key: str) -> Saying:
    return Saying(lambda s, term: s.say(key, card=s.card_names(term.args[0])), f"{key} card")


def _equipped(term: Term) -> Check:
    card = c.CARD_NO[term.args[0]]
    return lambda s, ctx: card in values.equipped(s, ctx.hero)


def _has_used(term: Term) -> Check:
    card = c.CARD_NO[term.args[0]]
    return lambda s, ctx: _used(s, ctx, s.uses, card)


add_test("equipped", "card", _equipped, _by_card("if-equipped"), "TBG-TERM-16")
add_test("used", "card", _has_used, _by_card("if-used"), "TBG-TIMING-07")


def _has(term: Term) -> Check:
    category = term.args[0].name
    return lambda s, ctx: values.has_category(s, ctx.hero, category) >= 0


add_test(
    "has",
    "category",
    _has,
    Saying(
        lambda s, term: s.say("if-has", category=s.name("category", term.args[0])),
        "if-has category",
    ),
    "TBG-UNIQUE-01",
)


def _wields(term: Term) -> Check:
    """An add-on is no weapon."""
    traits = listed(term.args[0])

    def wields(s: State, ctx: Context) -> bool:
        worn = (c.CARDS[x] for x in values.equipped(s, ctx.hero))
        return any(trait in traits for card in worn if not card.function for trait in card.traits)

    return wields


add_test(
    "wields",
    "list:trait",
    _wields,
    Saying(
        lambda s, term: s.say("if-wields", traits=s.names("trait", term.args[0])),
        "if-wields traits",
    ),
    "TBG-ITEM-06",
)


def _against(term: Term) -> Check:
    whom = listed(term.args[0])

    def against(s: State, ctx: Context) -> bool:
        if s.fight == VS_CREATURES:
            return "red" in whom and any(f.color == c.RED for f in values.foes(s))
        return ("boss" in whom and s.fight == VS_BOSS) or (
            "enemies" in whom and s.fight == VS_ENEMIES
        )

    return against


add_test(
    "against",
    "list:opponent",
    _against,
    Saying(
        lambda s, term: s.say("if-against", whom=s.names("opponent", term.args[0])),
        "if-against whom",
        "opponent-{red,boss,enemies}",
    ),
    "TBG-TERM-04",
)
add_test(
    "slain",
    "",
    lambda term: lambda s, ctx: values.has_won_over(s, ctx.hero),
    by_message("if-slain"),
    "TBG-TERM-04",
)


def _placed_tokens(term: Term) -> Check:
    """Tokens that a use in this round has placed: what a card collects grows in no other way."""
    name = term.args[0].name

    def placed(s: State, ctx: Context) -> bool:
        return any(
            u.hero == ctx.hero
            and any(do.op == "token" and do.arg == name for do in has.ABILITIES[u.ability].program)
            for u in s.uses
        )

    return placed


add_test(
    "placed_tokens",
    "token_name",
    _placed_tokens,
    Saying(
        lambda s, term: s.say("if-placed", token=s.name("token", term.args[0])),
        "if-placed token",
    ),
    "TBG-TIMING-07",
)


def _least(term: Term) -> Check:
    one, other = amount(term.args[0]), amount(term.args[1])
    return lambda s, ctx: one(s, ctx) >= other(s, ctx)


def _least_said(s: Scene, term: Term) -> str:
    return s.say("if-least", what=s.much(term.args[0], "some").per, n=term.args[1])


add_test(
    ">=",
    "measure number",
    _least,
    Saying(_least_said, "if-least what n"),
    "TBG-TIMING-01",
)


def _parts(term: Term) -> tuple[Check, ...]:
    found = tuple(compiled(part) for part in term.args)
    return tuple(part for part in found if part is not None)


def _and(term: Term) -> Check:
    parts = _parts(term)
    return lambda s, ctx: all(part(s, ctx) for part in parts)


def _or(term: Term) -> Check:
    parts = _parts(term)
    return lambda s, ctx: any(part(s, ctx) for part in parts)


def _not(term: Term) -> Check:
    (part,) = _parts(term)
    return lambda s, ctx: not part(s, ctx)


def _joined(last: str) -> Saying:
    return Saying(lambda s, term: s.listed([s.test(part) for part in term.args], last))


def _or_said(s: Scene, term: Term) -> str:
    """Cards of which one was used are named together."""
    if all(part.name == "used" for part in term.args):
        return s.say("if-used", card=s.card_names(tuple(part.args[0] for part in term.args)))
    return s.listed([s.test(part) for part in term.args], "or")


def _not_said(s: Scene, term: Term) -> str:
    (part,) = term.args
    if part.name == "has":
        return s.say("if-has-no", category=s.name("category", part.args[0]))
    return s.say("if-not", test=s.test(part))


add_test("and", "test test+", _and, _joined("and"), "TBG-TIMING-01")
add_test("or", "test test+", _or, Saying(_or_said, "if-used card"), "TBG-TIMING-01")
add_test(
    "not",
    "test",
    _not,
    Saying(_not_said, "if-not test", "if-has-no category"),
    "TBG-TIMING-01",
)
