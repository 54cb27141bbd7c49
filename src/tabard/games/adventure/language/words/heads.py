"""When something is done."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from .. import names as n
from ..has import Check
from ..sorts import HEAD, TEST, Head, Test
from .steps import misplaced, plain


def _said(key: str, *more: str) -> Saying:
    def make(s: Any, term: Term) -> str:
        steps = s.steps(plain(term))
        args: dict[str, Any] = {name: s.head_arg(term, name) for name in more}
        text: str = s.say(f"when-{key}", steps=steps, **args)
        if term.get("if_") is not None:
            text = s.say("when-if", test=s.test(term.get("if_")), text=text)
        if term.get("cost") is not None:
            text = s.say("when-cost", n=term.get("cost"), text=text)
        return text

    messages = [" ".join((f"when-{key}", "steps", *more)), "when-if test text", "when-cost n text"]
    return Saying(make, *messages)


def _head(name: str, shape: str, saying: Saying, *rules: str) -> None:
    number = n.MOMENTS.index(name)

    def refuses(term: Term) -> Iterator[str]:
        for step in plain(term):
            yield from misplaced(step, number)

    HEAD.add(name, Head(shape, number=number, says=saying, rules=rules, refuses=refuses))


_head("move", "step+ [first] cost=number", _said("move", "first"), "WAG-MOVE-10")
_head("before", "step+ if_=test cost=number", _said("before"), "WAG-COMBAT-05")
_head("after", "step+ if_=test cost=number", _said("after"), "WAG-TIMING-08")
_head("rolls", "face step+", _said("rolls", "face"), "WAG-POWER-03", "WAG-POWER-04")
_head("hits", "step+", _said("hits"), "WAG-POWER-01")
_head("when_hit", "step+ cost=number", _said("when-hit"), "WAG-TIMING-01")
_head(
    "when_played",
    "step+ [in_combat] within=number",
    _said("when-played", "within"),
    "WAG-KEYWORD-01",
)
_head("when_falling", "step+ cost=number", _said("when-falling"), "WAG-TIMING-02")
_head("when_challenged", "step+ cost=number", _said("when-challenged"), "WAG-TIMING-02")
_head("when_attached", "step+", _said("when-attached"), "WAG-CHARACTER-09")


# -- conditions -----------------------------------------------------------------------------------


def _test(name: str, shape: str, arg: Any, key: str, *rules: str) -> None:
    TEST.add(
        name,
        Test(
            shape,
            makes=lambda term: Check(name, arg(term)),
            says=Saying(
                lambda s, term: s.say(f"if-{key}", traits=s.traits(term) if term.args else ""),
                f"if-{key} traits",
            ),
            rules=rules,
        ),
    )


_test("ranged", "", lambda term: None, "ranged", "WAG-COMBAT-10")
_test("melee", "", lambda term: None, "melee", "WAG-COMBAT-10")
_test("reverse", "", lambda term: None, "reverse", "WAG-CHARACTER-09")
_test("wounded", "", lambda term: None, "wounded", "WAG-DAMAGE-01")
_test(
    "foe_lacks",
    "list:trait",
    lambda term: tuple(n.TRAITS.index(part.name) for part in term.args[0]),
    "foe-lacks",
    "WAG-ENCOUNTER-02",
)
