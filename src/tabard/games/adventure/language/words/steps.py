"""What is done, step by step."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from .. import names as n
from ..has import Do
from ..sorts import STEP, TEST, StepWord

FLAGS = frozenset({"foe", "first", "in_combat", "curse", "away", "chosen"})
FIGHT = (n.BEFORE, n.AFTER, n.ROLLS)
ALL = 99


def plain(term: Term) -> list[Term]:
    """The steps in a word's brackets."""
    return [
        arg
        for arg in term.args
        if isinstance(arg, Term) and arg.name in STEP and arg.name not in FLAGS
    ]


def program(terms: list[Term]) -> tuple[Do, ...]:
    """Steps in their order, all in one line: each knows its level, condition and group itself."""
    found: list[Do] = []
    for term in terms:
        if term.name == "improved":
            level = n.LEVELS.index(term.args[0].name)
            found += [do._replace(level=level) for do in program(plain(term))]
        elif term.name == "only_if":
            test = TEST[term.args[0].name].makes(term.args[0])
            found += [do._replace(test=test) for do in program(plain(term))]
        elif term.name == "on_hit":
            found += [do._replace(hit=True) for do in program(plain(term))]
        elif term.name == "each":
            group = term.args[0].name
            found += [do._replace(group=group) for do in program(plain(term))]
        else:
            found.append(STEP[term.name].makes(term))
    return tuple(found)


def misplaced(step: Term, moment: int) -> Iterator[str]:
    """A sentence for a step, and for each in its brackets, that makes no sense at this moment."""
    moments = STEP[step.name].moments
    if moments and moment not in moments:
        fits = " or ".join(map(_behind, moments))
        yield f"{step.name!r} makes no sense {_behind(moment)}, only {fits}."
    if step.name != "attach":
        inside = n.ON_HIT if step.name == "on_hit" else moment
        for one in plain(step):
            yield from misplaced(one, inside)


def _behind(moment: int) -> str:
    return "by itself" if moment == n.TEXT else f"behind {n.MOMENTS[moment]!r}"


def amount(term: Term) -> int:
    value = term.args[0] if term.args else 0
    return value if isinstance(value, int) else ALL


def _said(key: str, *more: str) -> Saying:
    """One message; `n` is the amount, `who` whether it is the opponent."""

    def make(s: Any, term: Term) -> str:
        args: dict[str, Any] = {name: s.step_arg(term, name) for name in more}
        text: str = s.say(f"do-{key}", **args)
        return text

    return Saying(make, " ".join((f"do-{key}", *more)))


def _step(
    name: str,
    shape: str,
    worth: float,
    saying: Saying,
    *rules: str,
    arg: Callable[[Term], Any] = lambda term: None,
    moments: tuple[int, ...] = (),
) -> None:
    def makes(term: Term) -> Do:
        return Do(name, amount(term), arg(term), term.has("foe"), worth=worth)

    STEP.add(name, StepWord(shape, makes=makes, says=saying, rules=rules, moments=moments))


_step("attack", "whole [foe]", 0.7, _said("attack", "signed", "who"), "WAG-POWER-07", moments=FIGHT)
_step(
    "defense", "whole [foe]", 0.7, _said("defense", "signed", "who"), "WAG-POWER-07", moments=FIGHT
)
_step(
    "damage", "whole [foe]", 0.4, _said("damage", "signed", "who"), "WAG-DAMAGE-06", moments=FIGHT
)
_step("reroll", "", 0.8, _said("reroll"), "WAG-POWER-09", moments=(n.AFTER, n.ROLLS))
_step("draw", "number", 1.0, _said("draw", "n"), "WAG-ABILITY-01")
_step("drop", "number [foe]", -0.8, _said("drop", "n", "who"), "WAG-ABILITY-03")
_step("heal", "number|'all'", 0.6, _said("heal", "n"), "WAG-DAMAGE-03")
_step("wound", "number", -0.6, _said("wound", "n"), "WAG-DAMAGE-02")
_step("splash", "number", 0.5, _said("splash", "n"), "WAG-QUEST-05", moments=(n.ON_HIT,))
_step("bleed", "number", 0.4, _said("bleed", "n"), "WAG-QUEST-05", moments=(n.ON_HIT,))
_step("block", "number", 0.8, _said("block", "n"), "WAG-DAMAGE-06", moments=(n.WHEN_HIT,))
_step("absorb", "", 0.8, _said("absorb"), "WAG-POWER-10", moments=(n.WHEN_HIT,))
_step("haste", "number", 0.3, _said("haste", "n"), "WAG-MOVE-02", moments=(n.MOVE,))
_step("energy", "number", 0.5, _said("energy", "n"), "WAG-ENERGY-02", moments=(n.MOVE, n.ROLLS))
_step("portal", "", 1.0, _said("portal"), "WAG-AGGRO-06", moments=(n.MOVE,))
_step("teleport", "number", 0.8, _said("teleport", "n"), "WAG-MOVE-07", moments=(n.MOVE,))
_step(
    "discover",
    "number within=number!",
    0.5,
    _said("discover", "n", "within"),
    "WAG-DISCOVERY-03",
    arg=lambda term: term.get("within"),
    moments=(n.MOVE,),
)
_step(
    "item",
    "'own'|color",
    1.5,
    _said("item", "level"),
    "WAG-ITEM-04",
    arg=lambda term: -1 if term.args[0].name == "own" else n.LEVELS.index(term.args[0].name),
)
_step(
    "lose",
    "number 'item'|'pack' [chosen] [foe]",
    -1.0,
    _said("lose", "n", "scope", "how", "who"),
    "WAG-ITEM-06",
    "WAG-ITEM-07",
    arg=lambda term: (term.args[1].name, term.has("chosen")),
)
_step("cancel_card", "", 1.0, _said("cancel-card"), "WAG-KEYWORD-01", moments=(n.WHEN_PLAYED,))
_step(
    "cancel_battle",
    "[away]",
    0.5,
    _said("cancel-battle", "away"),
    "WAG-KEYWORD-02",
    arg=lambda term: term.has("away"),
    moments=(n.BEFORE, n.AFTER),
)
_step(
    "weapon",
    "type number",
    1.5,
    Saying(
        lambda s, term: s.say("do-weapon", type=s.name("type", term.args[0]), n=term.args[1]),
        "do-weapon type n",
    ),
    "WAG-ABILITY-05",
    arg=lambda term: (n.TYPES.index(term.args[0].name), term.args[1]),
    moments=(n.BEFORE,),
)
_step("flip", "", 0.1, _said("flip"), "WAG-CHARACTER-10", moments=(n.MOVE,))
_step("taunt", "number", 0.4, _said("taunt", "n"), "WAG-MOVE-07", moments=(n.MOVE,))
_step("still", "", -0.5, _said("still"), "WAG-MOVE-02", moments=(n.MOVE,))
_step("survive", "number", 2.0, _said("survive", "n"), "WAG-DEFEAT-01", moments=(n.WHEN_FALLING,))
_step(
    "skip_challenge",
    "",
    0.5,
    _said("skip-challenge"),
    "WAG-GENERAL-03",
    moments=(n.WHEN_CHALLENGED,),
)
_step("charge", "number", 0.6, _said("charge", "n"), "WAG-POWER-08", moments=(n.MOVE,))
_step("flip_event", "", 0.5, _said("flip-event"), "WAG-EVENT-04", moments=(n.TEXT,))
_step("nothing", "", 0.0, _said("nothing"), "WAG-EVENT-03", moments=(n.TEXT,))
_step("end_draws", "", 0.3, _said("end-draws"), "WAG-GENERAL-03", moments=(n.TEXT,))
_step("swap", "", 0.2, _said("swap"), "WAG-EVENT-18", moments=(n.TEXT,))
_step(
    "level",
    "color",
    5.0,
    _said("level", "level"),
    "WAG-LEVEL-03",
    arg=lambda term: n.LEVELS.index(term.args[0].name),
    moments=(n.TEXT,),
)


def _with_steps(key: str, *more: str) -> Saying:
    def make(s: Any, term: Term) -> str:
        args: dict[str, Any] = {name: s.step_arg(term, name) for name in more}
        text: str = s.say(f"do-{key}", steps=s.steps(plain(term)), **args)
        return text

    return Saying(make, " ".join((f"do-{key}", "steps", *more)))


_step("on_hit", "step+", 0.7, _with_steps("on-hit"), "WAG-TIMING-02", moments=(n.AFTER,))
_step("each", "group step+", 0.2, _with_steps("each", "group"), "WAG-EVENT-11", moments=(n.TEXT,))
_step(
    "improved",
    "color step+",
    0.3,
    _with_steps("improved", "level"),
    "WAG-KEYWORD-07",
    "WAG-LEVEL-15",
)


def _only_if_said(s: Any, term: Term) -> str:
    text: str = s.say("do-only-if", test=s.test(term.args[0]), steps=s.steps(plain(term)))
    return text


_step(
    "only_if",
    "test step+",
    0.5,
    Saying(_only_if_said, "do-only-if test steps"),
    "WAG-TIMING-02",
)


def statics(term: Term) -> list[Term]:
    """The static words in the brackets of `attach` or `improved`."""
    return [
        arg
        for arg in term.args
        if isinstance(arg, Term) and arg.name not in FLAGS and arg.name not in n.HOSTS
    ]


def _attach_said(s: Any, term: Term) -> str:
    within = term.get("within")
    host = s.say(f"host-{term.args[0].name}", n=within or 0)
    kind = "curse" if term.has("curse") else "card"
    text: str = s.say("do-attach", host=host, kind=kind, statics=s.statics(statics(term)))
    return text


_step(
    "attach",
    "host static+ [curse] within=number",
    1.0,
    Saying(_attach_said, "do-attach host kind statics", f"host-{{{','.join(n.HOSTS)}}} n"),
    "WAG-KEYWORD-03",
    "WAG-KEYWORD-04",
    arg=lambda term: (term.args[0].name, term.get("within") or 0, term.has("curse")),
    moments=(n.MOVE, n.BEFORE),
)
