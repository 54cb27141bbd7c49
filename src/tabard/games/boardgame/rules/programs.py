"""Steps of an ability in which nobody is asked."""

from __future__ import annotations

from ..context import Context
from ..language import has
from ..state import State
from . import steps


def amount_of(s: State, ctx: Context, at: int) -> int:
    do = has.ABILITIES[ctx.ability].program[at]
    return 0 if do.n is None else do.n(s, ctx)


def at_once(s: State, ctx: Context, at: int) -> None:
    """One step."""
    do = has.ABILITIES[ctx.ability].program[at]
    assert do.run is not None, do.op
    do.run(s, ctx, amount_of(s, ctx, at), do.arg)


def value(s: State, ctx: Context, at: int) -> None:
    """Rerolls, attrition, threat: for this round."""
    do = has.ABILITIES[ctx.ability].program[at]
    much = amount_of(s, ctx, at)
    if do.op == "reroll":
        s.rerolls += much
    elif do.op == "attrition":
        s.attrition += much
    else:
        steps.do_lower(s, ctx.hero, much, bool(do.arg))


def all_at_once(s: State, hero: int, ability: int) -> None:
    """A whole ability, as a talent brings it when it is taken."""
    for at in range(len(has.ABILITIES[ability].program)):
        at_once(s, Context(hero, ability), at)
