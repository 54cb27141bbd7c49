"""What is paid besides resources (TCG-COST-08)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ... import content as c
from ...context import context
from ...rules import values
from ...rules.zones import destroy, discard, exhaust, leave, put_damage, remove
from ...state import GRAVEYARD, HAND, PLAY, State, graveyard, hand, ref
from .. import powers as pw
from ..clauses import MOOD
from ..compiling import fits, nouns
from ..phrases import group, groups, someone
from ..scene import Scene, coins, itself
from ..sorts import COST_WORDS, PART, PartWord


def _chosen(term: Term) -> Callable[[State, int, int], list[int]]:
    """The card itself, your hero, or one of your cards in play that fits."""
    whom, exhausts = term.args[0], term.name == "exhaust"
    if whom.name == "one":
        right = fits(whom.args[0])

        def some(s: State, seat: int, source: int) -> list[int]:
            ctx = context(seat, ref(s, source))
            mine = [x for x in s.play if s.controller[x] == seat and right(s, ctx, x)]
            return mine if exhausts else [x for x in mine if not c.IS_HERO[s.what[x]]]

        return some
    if whom.name == "hero":
        return lambda s, seat, source: [s.heroes[seat]]
    return lambda s, seat, source: [source] if s.zone[source] == PLAY else []


def _destroy(term: Term) -> pw.Part:
    found = _chosen(term)

    def payments(s: State, seat: int, source: int) -> list[int]:
        """TCG-GENERAL-03: not what can't be destroyed."""
        return [x for x in found(s, seat, source) if not values.traits(s, x).cant & values.CANT_DIE]

    return pw.Part("destroy", payments, _destroyed, itself=True)


def _bounce(term: Term) -> pw.Part:
    return pw.Part("bounce", _chosen(term), lambda s, seat, x: leave(s, [x], HAND), itself=True)


def _destroyed(s: State, seat: int, x: int) -> None:
    destroy(s, [x])


def _discarded_one(s: State, seat: int, card: int) -> None:
    discard(s, seat, card)


def _exhausted(s: State, seat: int, x: int) -> None:
    exhaust(s, x)


def _exhaust(term: Term) -> pw.Part:
    """TCG-COST-15: one that has just come, too."""
    found = _chosen(term)

    def payments(s: State, seat: int, source: int) -> list[int]:
        return [x for x in found(s, seat, source) if not s.exhausted[x]]

    return pw.Part("exhaust", payments, _exhausted)


def _discard(term: Term) -> pw.Part:
    right = fits(term.args[0])

    def payments(s: State, seat: int, source: int) -> list[int]:
        ctx = context(seat, ref(s, source))
        return sorted({s.what[x] for x in hand(s, seat) if x != source and right(s, ctx, x)})

    return pw.Part("discard", payments, _discarded_one, secret=True)


def _counter(term: Term) -> pw.Part:
    kind = term.args[0].name

    def payments(s: State, seat: int, source: int) -> list[int]:
        return [source] if values.counters(s, source, kind) else []

    def pay(s: State, seat: int, x: int) -> None:
        values.COUNTER_COLUMNS[kind](s)[x] -= 1

    return pw.Part("counter", payments, pay)


def _remove(term: Term) -> pw.Part:
    """TCG-ZONE-09: a card of one's own graveyard, out of the game."""
    right = fits(term.args[0])

    def payments(s: State, seat: int, source: int) -> list[int]:
        ctx = context(seat, ref(s, source))
        return [x for x in graveyard(s, seat) if x != source and right(s, ctx, x)]

    def pay(s: State, seat: int, x: int) -> None:
        assert s.zone[x] == GRAVEYARD
        remove(s, x)

    return pw.Part("remove", payments, pay)


def _hurt(term: Term) -> pw.Part:
    n = term.args[0]
    return pw.Part("hurt", None, lambda s, seat, x: put_damage(s, s.heroes[seat], n))


# -- said -----------------------------------------------------------------------------------------


def _done_to(s: Scene, term: Term) -> str:
    return s.say(f"do-{term.name}", mood="do", what=someone(s, term.args[0]))


def _discarded(s: Scene, term: Term) -> str:
    what = group(s, groups(term.args[0]), "a", card=True)
    return s.say("do-discard", mood="do", cards=s.the(what), random="")


def _uncounter(s: Scene, term: Term) -> str:
    kind = s.say(f"a-counter-{term.args[0].name}")
    return s.say("do-uncounter", kind=kind, what=itself(s))


def _removed(s: Scene, term: Term) -> str:
    s.manner = "moving"
    zone = s.say("zone-my_graveyard", how="from")
    what = group(s, groups(term.args[0]), "a", card=True, zone=zone)
    s.manner = ""
    return s.say("do-unbury", what=what)


def _one_refused(term: Term) -> Iterable[str]:
    """Only cards in play are given up, and no hero."""
    found = set(nouns(term.args[0]))
    if term.name in ("destroy", "bounce") and found & {"hero", "char"}:
        yield f"A hero stays in play: {term.name!r} is for other cards."
    if found & {"resource", "quest", "location"}:
        yield "Cards of a resource row are not given up for a cost."


def _part(
    name: str, shape: str, makes: Any, says: Saying, worth: float = 0.8, rule: str = "TCG-COST-14"
) -> None:
    refuses = _one_refused if "given_up" in shape else None
    PART.add(
        name, PartWord(shape, says=says, rules=(rule,), makes=makes, worth=worth, refuses=refuses)
    )


PART.add(
    "tap",
    PartWord(
        says=Saying(lambda s, term: s.say("activate"), "activate"),
        rules=("TCG-POWER-06",),
        makes=lambda term: None,
        worth=0.0,
    ),
)
_part("destroy", "'self'|given_up", _destroy, Saying(_done_to, f"do-destroy {MOOD}"))
_part("bounce", "'self'|given_up", _bounce, Saying(_done_to, f"do-bounce {MOOD}"))
_part(
    "exhaust",
    "'self'|'hero'|given_up",
    _exhaust,
    Saying(_done_to, f"do-exhaust {MOOD}"),
    rule="TCG-COST-06",
)
_part("discard", "card_filter", _discard, Saying(_discarded, "do-discard mood cards random"))
_part(
    "counter",
    "counter",
    _counter,
    Saying(_uncounter, "do-uncounter kind what"),
    rule="TCG-COUNTER-04",
)
_part("remove", "card_filter", _remove, Saying(_removed, "do-unbury what"))
_part(
    "hurt",
    "few",
    _hurt,
    Saying(lambda s, term: s.say("do-hurt", n=term.args[0]), "do-hurt n"),
    rule="TCG-DAMAGE-16",
)


def made(value: Any) -> pw.Part | None:
    """One part of a cost; None: it is resources, or the card itself is exhausted."""
    if isinstance(value, int):
        return None
    part: pw.Part | None = PART[value.name].makes(value)
    word = PART[value.name]
    return None if part is None else part._replace(worth=word.worth, rule=word.rules[0])


def cost(term: Term, flips: bool = False) -> pw.Cost:
    """TCG-COST-04: what is given up is given up last, so that the rest can be paid with it."""
    parts = tuple(sorted(filter(None, map(made, term.args)), key=lambda part: part.itself))
    numbers = sum(p for p in term.args if isinstance(p, int))
    return pw.Cost(numbers, Term("tap") in term.args, flips, parts)


def part_said(s: Scene, value: Any) -> str:
    if isinstance(value, int):
        return coins(value)
    told: str = PART[value.name].says(s, value)
    return told


def cost_said(s: Scene, term: Term) -> list[str]:
    return [part_said(s, value) for value in term.args] or [coins(0)]


def _cost_refused(term: Term) -> list[str]:
    found = []
    if sum(isinstance(part, int) for part in term.args) > 1:
        found.append("A cost names resources once: add them up.")
    names = [part.name for part in term.args if isinstance(part, Term)]
    if len(set(names)) < len(names):
        found.append("A cost names each thing once.")
    used = [part for part in term.args if isinstance(part, Term) and part.name in USES_CARD]
    picked = any(isinstance(a, Term) and a.name == "one" for part in used for a in part.args)
    both = {"destroy", "bounce"} <= set(names) or {"tap", "exhaust"} <= set(names)
    if both or (picked and len(used) > 1):
        found.append("One card can't be used for two parts of a cost.")
    return found


COST_WORDS.add(
    "cost",
    PartWord(
        "number|part*",
        says=Saying(lambda s, term: ", ".join(cost_said(s, term))),
        rules=("TCG-COST-02",),
        makes=cost,
        worth=0.0,
        refuses=_cost_refused,
    ),
)
USES_CARD = ("destroy", "bounce", "exhaust")
SELFISH = ("tap", "counter")


def needs_play(value: Any) -> bool:
    """Whether a part of a cost can be paid only by a card in play."""
    return isinstance(value, Term) and (value.name in SELFISH or Term("self") in value.args)
