"""What is at work as long as its card is there, for one hero or, on a global event, for all."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabard.core.language.terms import Term, unparse
from tabard.core.language.vocabulary import Saying

from .. import names as n
from ..has import Static
from ..sorts import STATIC, WORLD, StaticWord
from .steps import statics


def _trait(term: Term) -> int:
    against = term.get("against")
    return -1 if against is None else n.TRAITS.index(against.name)


def _with(term: Term) -> str:
    with_ = term.get("with_")
    return "" if with_ is None else str(with_.name)


def _bonus_said(key: str) -> Saying:
    def make(s: Any, term: Term) -> str:
        text: str = s.say(
            f"do-{key}", signed=s.step_arg(term, "signed"), who=s.step_arg(term, "who")
        )
        if _trait(term) >= 0:
            trait = s.name("trait", term.get("against"))
            text = s.say("static-against", text=text, trait=trait)
        if _with(term):
            text = s.say(f"static-with-{_with(term)}", text=text)
        return text

    return Saying(
        make,
        f"do-{key} signed who",
        "static-against text trait",
        "static-with-{weapon,ranged,card} text",
    )


def _static(
    name: str,
    shape: str,
    saying: Saying,
    *rules: str,
    arg: Callable[[Term], int] = lambda term: 0,
) -> None:
    def makes(term: Term) -> Static:
        number = term.args[0] if term.args and isinstance(term.args[0], int) else 0
        return Static(name, number, term.has("foe"), _trait(term), _with(term), arg(term))

    STATIC.add(name, StaticWord(shape, makes=makes, says=saying, rules=rules))


def _said(key: str, *more: str) -> Saying:
    def make(s: Any, term: Term) -> str:
        args: dict[str, Any] = {name: s.step_arg(term, name) for name in more}
        text: str = s.say(f"static-{key}", **args)
        return text

    return Saying(make, " ".join((f"static-{key}", *more)))


BONUS = "whole [foe] against=trait with_='weapon'|'ranged'|'card'"
_static("attack", BONUS, _bonus_said("attack"), "WAG-KEYWORD-04", "WAG-KEYWORD-09")
_static("defense", BONUS, _bonus_said("defense"), "WAG-KEYWORD-04")
_static("damage", BONUS, _bonus_said("damage"), "WAG-DAMAGE-06")
_static(
    "bleeds",
    "number upkeeps=number!",
    _said("bleeds", "n", "upkeeps"),
    "WAG-KEYWORD-04",
    arg=lambda term: term.get("upkeeps"),
)
_static(
    "hurts",
    "number on=face!",
    _said("hurts", "n", "on"),
    "WAG-QUEST-05",
    arg=lambda term: term.get("on"),
)
_static("costlier", "number", _said("costlier", "n"), "WAG-ENERGY-01")
_static("marked", "number", _said("marked", "n"), "WAG-KEYWORD-04")
_static("until_hit", "", _said("until-hit"), "WAG-KEYWORD-05")
_static("stays", "", _said("stays"), "WAG-DEFEAT-03")
_static("turns_back", "number", _said("turns-back", "n"), "WAG-CHARACTER-10")
_static("toll", "number", _said("toll", "n"), "WAG-CHARACTER-10")


def _improved_said(s: Any, term: Term) -> str:
    level = s.name("level", term.args[0])
    text: str = s.say("do-improved", steps=s.statics(statics(term)[1:]), level=level)
    return text


STATIC.add(
    "improved",
    StaticWord(
        "color static+",
        makes=lambda term: Static("improved"),
        says=Saying(_improved_said, "do-improved steps level"),
        rules=("WAG-KEYWORD-07",),
    ),
)


def made(terms: list[Term]) -> tuple[Static, ...]:
    """Static words, those that are improved with their level."""
    found: list[Static] = []
    for term in terms:
        if term.name == "improved":
            level = n.LEVELS.index(term.args[0].name)
            found += [one._replace(level=level) for one in made(statics(term)[1:])]
        else:
            found.append(STATIC[term.name].makes(term))
    return tuple(found)


# -- of global events -----------------------------------------------------------------------------


def _world(
    name: str, shape: str, saying: Saying, *rules: str, makes: Any = None, refuses: Any = None
) -> None:
    def usual(term: Term) -> Static:
        return Static(name, term.args[0])

    made = makes or usual
    word = StaticWord(shape, makes=made, says=saying, rules=rules, refuses=refuses)
    WORLD.add(name, word)


def _foes_said(s: Any, term: Term) -> str:
    inner = term.args[1]
    bonus = s.say(f"do-{inner.name}", signed=s.step_arg(inner, "signed"), who="me")
    text: str = s.say("static-foes", trait=s.name("trait", term.args[0]), bonus=bonus)
    return text


def _foes(term: Term) -> Static:
    inner = term.args[1]
    return Static(f"foes_{inner.name}", inner.args[0], against=n.TRAITS.index(term.args[0].name))


def _foes_refused(term: Term) -> Iterator[str]:
    """Encounters get a number that they have, whoever fights them."""
    inner = term.args[1]
    if inner.name not in ("attack", "defense", "damage"):
        yield f"Encounters can't be given {unparse(inner)!r}."
    elif inner.named or len(inner.args) > 1:
        yield f"Encounters get {inner.name!r} whoever fights them."


_world(
    "foes",
    "trait static",
    Saying(_foes_said, "static-foes trait bonus", "do-{attack,defense,damage} signed who"),
    "WAG-EVENT-11",
    makes=_foes,
    refuses=_foes_refused,
)
_world("scrolls", "number", _said("scrolls", "n"), "WAG-RESOURCE-02")
_world("strips", "number", _said("strips", "n"), "WAG-ITEM-06")
_world("strides", "number", _said("strides", "n"), "WAG-MOVE-02")
_world("duels", "number", _said("duels", "n"), "WAG-PVP-04")
_world("givers", "number", _said("givers", "n"), "WAG-RESOURCE-13")
