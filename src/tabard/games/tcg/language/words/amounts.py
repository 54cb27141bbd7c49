"""How much: numbers that are counted, measured and added."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from tabard.core.language.kit import Phrase
from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying
from tabard.core.words import Noun

from ... import content as c
from ...rules import values
from ...state import State, ref, ref_slot
from .. import powers as pw
from ..compiling import amount, fits, person, pool_of, test
from ..measures import linked, measure, measure_said
from ..phrases import DEALER, IT, THAT, group, groups, someone, that_one
from ..scene import Scene
from ..sorts import COUNTER_WORDS, MEASURE, NEGATIVE, OF_CARDS, AmountWord

# -- counted --------------------------------------------------------------------------------------


def _count(term: Term) -> pw.Amount:
    one, where = fits(term.args[0]), pool_of(term.args[0])
    return lambda s, ctx: len(pw.found(s, ctx, where, one))


def _count_said(s: Scene, term: Term) -> Phrase:
    return measure_said(s, "count", of=group(s, groups(term.args[0]), "plain"))


def _classes(term: Term) -> pw.Amount:
    one, where = fits(term.args[0]), pool_of(term.args[0])
    return lambda s, ctx: len(
        {c.CARDS[s.what[x]].char_class for x in pw.found(s, ctx, where, one)} - {""}
    )


def _classes_said(s: Scene, term: Term) -> Phrase:
    return measure_said(s, "classes", of=group(s, groups(term.args[0]), "bare"))


def _total(term: Term) -> pw.Amount:
    one, where = fits(term.args[1]), pool_of(term.args[1])
    read = {"atk": values.atk, "defense": values.defense}[term.args[0].name]
    return lambda s, ctx: sum(max(0, read(s, x)) for x in pw.found(s, ctx, where, one))


def _total_said(s: Scene, term: Term) -> Phrase:
    return measure_said(s, f"total-{term.args[0].name}", of=group(s, groups(term.args[1]), "bare"))


def _counters(term: Term) -> pw.Amount:
    kind = term.args[0].name
    return lambda s, ctx: values.counters_of(s, ctx.source, kind)


def _counters_said(s: Scene, term: Term) -> Phrase:
    kind = COUNTER_WORDS[term.args[0].name].says(s, n=2)
    return measure_said(s, "counters", kind=kind, of=someone(s, Term("self")))


def _dealt_said(s: Scene, term: Term) -> Phrase:
    return measure_said(s, "dealt")


MEASURE.add(
    "count",
    AmountWord(
        "filter",
        says=Saying(_count_said, "measure-count of", "for-each what"),
        rules=("TCG-GENERAL-07",),
        makes=_count,
    ),
)
MEASURE.add(
    "classes",
    AmountWord(
        "filter",
        says=Saying(_classes_said, "measure-classes of"),
        rules=("TCG-TRAIT-01",),
        makes=_classes,
    ),
)
MEASURE.add(
    "total",
    AmountWord(
        "'atk'|'defense' filter",
        says=Saying(_total_said, "measure-{total-atk,total-defense} of"),
        rules=("TCG-GENERAL-07",),
        makes=_total,
    ),
)
MEASURE.add(
    "counters",
    AmountWord(
        "counter",
        says=Saying(_counters_said, "measure-counters kind of", "for-each-counter kind what"),
        rules=("TCG-COUNTER-01",),
        makes=_counters,
    ),
)
MEASURE.add(
    "dealt",
    AmountWord(
        says=Saying(_dealt_said, "measure-dealt"),
        rules=("TCG-DAMAGE-20",),
        makes=lambda term: lambda s, ctx: int(ctx.amount),
        needs=("dealt",),
    ),
)

# -- measured on a card ---------------------------------------------------------------------------

READINGS: dict[str, Callable[[State, int], int]] = {
    "atk": values.atk_of,
    "printed_atk": lambda s, r: c.CARDS[s.what[ref_slot(r)]].atk,
    "cost": lambda s, r: c.COST[s.what[ref_slot(r)]],  # TCG-CARD-12
}


def _of_card(term: Term) -> pw.Amount:
    read, of = READINGS[term.name], term.args[0]
    if of.name == "most":
        one, where = fits(of.args[0]), pool_of(of.args[0])
        return lambda s, ctx: max(
            (read(s, ref(s, x)) for x in pw.found(s, ctx, where, one)), default=0
        )
    whose = person(of)
    return lambda s, ctx: sum(read(s, r) for r in whose(s, ctx)[:1])


def _of_card_said(s: Scene, term: Term) -> Phrase:
    what, who = term.name, term.args[0]
    if who.name == "most":
        return measure_said(s, f"highest-{what}", of=group(s, groups(who.args[0]), "bare"))
    own = "yes" if s.its == DEALER and who == DEALER else "no"
    if who == s.its or (who == s.topic and who not in (IT, THAT)):
        return measure_said(s, f"its-{what}", own=own)
    if who in (IT, THAT):
        of = that_one(s, who, pronoun=False)
        if of.pronoun:
            return measure_said(s, f"its-{what}", own=own)
        return measure_said(s, f"{what}-of", of=of)
    return measure_said(s, f"{what}-of-card", of=someone(s, who))


for _name in READINGS:
    MEASURE.add(
        _name,
        AmountWord(
            "one_card|the_dealer|cards",
            says=Saying(
                _of_card_said,
                f"measure-highest-{_name} of",
                f"measure-its-{_name} own",
                f"measure-{_name}-of of",
                f"measure-{_name}-of-card of",
            ),
            rules=("TCG-GENERAL-10",),
            makes=_of_card,
        ),
    )
OF_CARDS.add(
    "most",
    AmountWord(
        "filter", says=Saying(lambda *args: ""), rules=("TCG-GENERAL-07",), makes=lambda t: t
    ),
)

# -- put together ---------------------------------------------------------------------------------


def _either(term: Term) -> pw.Amount:
    asked, yes, no = test(term.args[0]), amount(term.args[1]), amount(term.args[2])
    return lambda s, ctx: yes(s, ctx) if asked(s, ctx) else no(s, ctx)


def _either_said(s: Scene, term: Term) -> Phrase:
    asked, yes, no = term.args
    said = s.say("either", a=measure(s, yes), test=linked(s, asked, "if"), b=measure(s, no))
    return Phrase(Noun(said))


def _sum(term: Term) -> pw.Amount:
    left, right = amount(term.args[0]), amount(term.args[1])
    if term.name == "+":
        return lambda s, ctx: left(s, ctx) + right(s, ctx)
    if term.name == "-":
        return lambda s, ctx: left(s, ctx) - right(s, ctx)
    return lambda s, ctx: left(s, ctx) * right(s, ctx)


ARITHMETIC = {"+": "plus", "-": "minus", "*": "times"}


def _sum_said(s: Scene, term: Term) -> Phrase:
    a, b = (measure(s, part) for part in term.args)
    return Phrase(Noun(s.say(ARITHMETIC[term.name], a=a, b=b)))


def _two_numbers(term: Term) -> Iterator[str]:
    if all(isinstance(part, int) for part in term.args):
        yield "Two numbers make one: write it."
    if any(isinstance(part, Term) and part.name in (*ARITHMETIC, "either") for part in term.args):
        yield "A sum of sums is too much for a card: say it more simply."


MEASURE.add(
    "either",
    AmountWord(
        "test amount amount",
        says=Saying(_either_said, "either a test b", "deals-instead n"),
        rules=("TCG-GENERAL-07",),
        makes=_either,
        refuses=_two_numbers,
    ),
)
for _name, _key in ARITHMETIC.items():
    MEASURE.add(
        _name,
        AmountWord(
            "amount amount",
            says=Saying(_sum_said, f"{_key} a b"),
            rules=("TCG-GENERAL-07",),
            makes=_sum,
            refuses=_two_numbers,
        ),
    )


def _less_said(s: Scene, term: Term) -> Phrase:
    return measure(s, term.args[1])


NEGATIVE.add(
    "-",
    AmountWord(
        "zero measure",
        says=Saying(_less_said, "price who n more each limit least"),
        rules=("TCG-GENERAL-07",),
        makes=_sum,
    ),
)
