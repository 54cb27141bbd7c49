"""What is done: the steps of a power as clauses, and clauses as sentences.

A clause is a subject and a verb with all that follows; an order to the player ("draw a card") has
no subject. Two clauses with one subject become one sentence.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, NamedTuple, TypeAlias

from tabard.core.words import Noun

from . import content as c
from .grammar import DAMAGE_TYPES, flag
from .language import Term
from .lexicon import Phrase, Scene, amount, damage, listed, say, unsaid
from .measures import linked, measure, where_letters
from .mods import changes
from .phrases import HERO, IT, card_noun, group, groups, someone


class Clause(NamedTuple):
    subject: str
    verb: str
    lead: str = ""
    """What stands before it: "If you do,"."""
    alone: bool = False
    """It is a sentence by itself."""
    join: str = "and"
    """How it is joined to the one before."""


Clauses: TypeAlias = list[Clause]
YOU = Term("you")
DEALT = Term("dealt")


def capital(text: str) -> str:
    return text[:1].upper() + text[1:]


def sentences(s: Scene, clauses: Sequence[Clause]) -> str:
    """Clauses as sentences, each with its full stop."""
    made: list[str] = []
    last: Clause | None = None
    for clause in clauses:
        if last is not None and clause.subject == last.subject and not clause.lead:
            if not clause.alone and not last.alone:
                tail = {"head": made[-1], "tail": clause.verb, "many": "two"}
                made[-1] = say(s, f"list-{clause.join}", **tail)
                last = None
                continue
        made.append(" ".join(x for x in (clause.lead, clause.subject, clause.verb) if x))
        last = clause
    return " ".join(capital(text if text.endswith((".", ".”")) else f"{text}.") for text in made)


def steps(s: Scene, terms: Sequence[Any], mood: str = "do") -> Clauses:
    """All steps, one after the other. The mood is do, may or bare (behind a "may")."""
    made: Clauses = []
    for term in terms:
        if not isinstance(term, Term) or term.name not in STEPS:
            raise unsaid(term)
        before = "bare" if mood == "may" and made and not made[-1].subject else mood
        clauses = STEPS[term.name](s, term, before)
        made += [Clause("", text, alone=True) for text in s.chosen]
        s.chosen.clear()
        made += clauses
        if term.args and isinstance(term.args[-1], Term) and term.name in DONE:
            s.done = term.name, _whom(term)
    return made


DONE = ("exhaust", "destroy", "ready", "deal", "bounce", "remove")
"""Verbs that a later step can refer to ("exhausted this way")."""


def _whom(term: Term) -> Any:
    given = plain(term)
    return given[2] if term.name == "deal" else given[0]


def plain(term: Term) -> list[Any]:
    """The arguments without the words that may be added anywhere."""
    return [a for a in term.args if a not in (Term("sure"), Term("random"), Term("magical"))]


def order(s: Scene, key: str, mood: str, alone: bool = False, **args: Any) -> Clauses:
    """An order to the player whose power it is."""
    return [Clause("", say(s, f"do-{key}", mood=mood, **args) + where_letters(s), alone=alone)]


def subject(s: Scene, who: Phrase) -> str:
    return say(s, "subject", who=who)


def behind(s: Scene, case: str, whos: Sequence[Phrase]) -> str:
    """One or more phrases behind a preposition."""
    first, *more = whos
    parts = [say(s, f"case-{case}", what=first)]
    parts += [say(s, f"case-{case}-more", what=what) for what in more]
    return listed(s, parts)


# -- damage and healing ---------------------------------------------------------------------------


def _deal(s: Scene, term: Term, mood: str) -> Clauses:
    n, types, whos = plain(term)
    by = term.get("by", HERO)
    sure = "yes" if flag(term, "sure") else "no"
    if isinstance(n, tuple) and not isinstance(n, Term):
        return _in_order(s, term, mood, "deals", "to", damage(s, types, n[0]))
    who, to = _from_to(s, by, whos, "to")
    if by == IT and isinstance(n, Term) and n.args == (IT,):
        n = Term(n.name, (Term("dealer"),))
    if isinstance(n, Term) and n.name == "either":
        condition, more, less = n.args
        said = say(s, "damage", n=less, kind=damage(s, types, less), sure=sure)
        made = _acts(s, who, mood, "deals", damage=said, to=to)
        instead = say(s, "deals-instead", n=more)
        return [*made, Clause(subject(s, who), instead, f"{linked(s, condition, 'if')},", True)]
    return _acts(s, who, mood, "deals", damage=_dealt(s, n, types, sure), to=to)


def _dealt(s: Scene, n: Any, types: Any, sure: str) -> str:
    if n == DEALT:
        return say(s, "damage-so-much", kind=damage(s, types, 2), sure=sure)
    if isinstance(n, Term) and n.name in ("atk", "cost") and n.args[0].name != "most":
        return say(s, "damage-equal", kind=damage(s, types), sure=sure, of=measure(s, n))
    shown = amount(s, n)
    return say(s, "damage", n=shown, kind=damage(s, types, shown), sure=sure)


def _from_to(s: Scene, by: Any, whos: Any, case: str) -> tuple[Phrase, str]:
    """Who does it, and to whom; one who does it to himself is named once."""
    many = whos if isinstance(whos, tuple) and not isinstance(whos, Term) else (whos,)
    if by == IT:
        who = someone(s, many[0])
        return who, _itself(s, who, case)
    if many == (by,):
        who = someone(s, by)
        return who, _itself(s, who, case)
    s.manner = "behind"
    told = [someone(s, x) for x in many]
    s.manner = ""
    return someone(s, by), behind(s, case, told)


def _itself(s: Scene, who: Phrase, case: str) -> str:
    return behind(s, case, [Phrase(Noun(say(s, "itself", form=who.form)), who.form)])


def _acts(s: Scene, who: Phrase, mood: str, key: str, **args: Any) -> Clauses:
    verb = say(s, key, who=who, mood=mood, **args) + where_letters(s)
    return [Clause(subject(s, who), verb)]


def _in_order(s: Scene, term: Term, mood: str, key: str, case: str, kind: str) -> Clauses:
    """3 to the first, 2 to the second, …"""
    numbers, whos = plain(term)[0], plain(term)[-1]
    choose = say(s, "do-choose", mood="do", what=someone(s, whos))
    who = someone(s, term.get("by", HERO))
    parts = [
        say(s, f"{key}-part", n=n, kind=kind, place=say(s, f"place-{i}"), first=first)
        for i, n in enumerate(numbers)
        for first in ("no" if i else "yes",)
    ]
    verb = say(s, f"{key}-in-order", who=who, mood=mood)
    return [
        Clause("", choose, alone=True),
        Clause(subject(s, who), f"{verb} {listed(s, parts)}"),
    ]


def _heal(s: Scene, term: Term, mood: str) -> Clauses:
    n, whos = plain(term)
    if isinstance(n, tuple) and not isinstance(n, Term):
        return _in_order(s, term, mood, "heals", "from", "")
    who, source = _from_to(s, term.get("by", HERO), whos, "from")
    if n == Term("all"):
        healed = say(s, "healed-all")
    elif n == DEALT:
        healed = say(s, "healed-so-much")
    else:
        healed = say(s, "healed", n=amount(s, n))
    return _acts(s, who, mood, "heals", damage=healed, source=source)


def _prevent(s: Scene, term: Term, mood: str) -> Clauses:
    n, whos = plain(term)
    magical = "yes" if flag(term, "magical") else "no"
    key = "prevent-next" if n == Term("next") else "prevent"
    shown = 1 if n == Term("next") else amount(s, n)
    return order(s, key, mood, n=shown, magical=magical, what=someone(s, whos), alone=True)


# -- cards ----------------------------------------------------------------------------------------


def _hand(s: Scene, term: Term, mood: str) -> Clauses:
    """draw, discard and mill."""
    n, *rest = plain(term)
    who = rest[0] if rest else YOU
    if n in (Term("all"), Term("to_limit")):
        cards = say(s, f"cards-{n.name}", who="you" if who == YOU else "they")
    elif n == DEALT:
        cards = say(s, "cards-for-each" if term.name == "discard" else "cards-so-many")
    else:
        cards = say(s, "cards", n=amount(s, n))
    at_random = say(s, "at-random") if flag(term, "random") else ""
    if who == YOU:
        (made,) = order(s, term.name, mood, cards=cards, random=at_random)
        return [made._replace(join="then" if term.name == "discard" else "and")]
    return _acts(s, someone(s, who), mood, f"{term.name}s", cards=cards, random=at_random)


def _move(s: Scene, term: Term, mood: str) -> Clauses:
    """Everything that is done to cards by one word: destroy, exhaust, ready …"""
    return order(s, term.name, mood, what=someone(s, term.args[0], "all"))


def _stay(s: Scene, term: Term, mood: str) -> Clauses:
    """The step before named them already."""
    who = term.args[0]
    if who.name == "each":
        form = group(s, groups(who.args[0]), "all").form
        what = Phrase(Noun(say(s, "it", form=form)), form, True)
    else:
        what = someone(s, who)
    return [Clause(subject(s, what), say(s, "stays", who=what), alone=True)]


def _put(s: Scene, term: Term, mood: str) -> Clauses:
    who, place = term.args
    s.manner = "moving"
    what = someone(s, who)
    s.manner = ""
    key = f"put-{place.name}"
    zone = who.get("at")
    if place.name == "play" and zone is not None and zone.name != "my_graveyard":
        key = "put-play-yours"
    return order(s, key, mood, what=what, alone=place.name == "deck")


def _control(s: Scene, term: Term, mood: str) -> Clauses:
    return order(s, "control", mood, what=someone(s, term.args[0]))


def _token(s: Scene, term: Term, mood: str) -> Clauses:
    name, n = term.args[0], term.args[1] if len(term.args) > 1 else 1
    card = c.CARDS[c.TOKEN_NO[name]]
    args: dict[str, Any] = {
        "n": n,
        "name": card_noun(c.TOKEN_NO[name], s.language),
        "atk": card.atk,
        "kind": attack_kind(s, card),
        "health": card.health,
        "exhausted": "yes" if card.enters_exhausted else "no",
        "a": "an" if name[0] in "AEIOU" else "a",
    }
    return order(s, "token", mood, **args)


def attack_kind(s: Scene, card: c.Card) -> str:
    """The damage types around an ATK, as they stand beside the number."""
    names = [n for i, n in enumerate(DAMAGE_TYPES) if card.damage >> i & 1]
    return listed(s, [say(s, f"kind-{name}") for name in names])


def _counter(s: Scene, term: Term, mood: str) -> Clauses:
    kind, who = term.args
    return order(s, "counter", mood, kind=say(s, f"a-counter-{kind.name}"), what=someone(s, who))


def _search(s: Scene, term: Term, mood: str) -> Clauses:
    what = group(s, groups(term.args[0]), "a", card=True)
    return order(s, f"search-{term.get('to').name}", mood, what=what, alone=True)


def _reveal(s: Scene, term: Term, mood: str) -> Clauses:
    n, found = term.args
    if term.get("rest") is None:
        what = group(s, groups(found), "a")
        return order(s, "reveal-one", mood, what=what, alone=True)
    what = group(s, groups(found), "a", card=True, after=say(s, "revealed"))
    return order(s, "reveal", mood, n=n, what=what, alone=True)


def _hands(s: Scene, term: Term, mood: str) -> Clauses:
    """Looking into hands, plucking, reshuffling: of a player."""
    who = term.args[0] if term.args else YOU
    if who == YOU:
        return order(s, f"{term.name}-you", mood)
    return order(s, term.name, mood, what=someone(s, who), alone=True)


def _simple(s: Scene, term: Term, mood: str) -> Clauses:
    return order(s, term.name, mood, alone=True)


def _redirect(s: Scene, term: Term, mood: str) -> Clauses:
    return order(s, "redirect", mood, what=someone(s, term.args[0]), alone=True)


def _boost(s: Scene, term: Term, mood: str) -> Clauses:
    return order(s, "boost", mood, n=amount(s, term.args[0]), alone=True)


def _discount(s: Scene, term: Term, mood: str) -> Clauses:
    inner, n = term.args
    what = group(s, groups(inner), "next")
    return order(s, "discount", mood, what=what, n=coins(amount(s, n)), alone=True)


CIRCLED = "⓪①②③④⑤⑥⑦⑧⑨⑩⑪⑫⑬⑭⑮⑯⑰⑱⑲⑳"


def coins(n: int | str) -> str:
    """A cost in resources.

    >>> coins(2), coins(25), coins("X")
    ('②', '(25)', 'Ⓧ')
    """
    if isinstance(n, str):
        return {"X": "Ⓧ", "Y": "Ⓨ", "Z": "Ⓩ"}[n]
    return CIRCLED[n] if 0 <= n < len(CIRCLED) else f"({n})"


# -- steps made of steps --------------------------------------------------------------------------


def _give(s: Scene, term: Term, mood: str) -> Clauses:
    who, *mods = term.args
    det = "bare" if isinstance(who, Term) and who.name == "each" else "each"
    what = someone(s, who, det)
    until = say(s, f"until-{(term.get('until') or Term('turn')).name}")
    return [Clause(subject(s, what), changes(s, who, what, mods, until), alone=True)]


def _may(s: Scene, term: Term, mood: str) -> Clauses:
    return steps(s, term.args, "may")


def _choose(s: Scene, term: Term, mood: str) -> Clauses:
    modes = [sentences(s, steps(s, mode.args)).rstrip(".") for mode in term.args]
    first, *more = (m[:1].lower() + m[1:] for m in modes)
    parts = [first, *(say(s, "or-mode", mode=mode) for mode in more)]
    return [Clause("", say(s, "choose-one", modes=" ".join(parts)), alone=True)]


def _led(s: Scene, lead: str, terms: Sequence[Any]) -> Clauses:
    first, *rest = steps(s, terms)
    return [first._replace(lead=lead), *rest]


def _if_done(s: Scene, term: Term, mood: str) -> Clauses:
    verb = s.done[0] if s.done else ""
    return _led(s, say(s, "if-dealt" if verb == "deal" else "if-done"), term.args)


def _when(s: Scene, term: Term, mood: str) -> Clauses:
    condition, *inner = term.args
    return _led(s, f"{linked(s, condition, 'if')},", inner)


def _with_one(s: Scene, term: Term, mood: str) -> Clauses:
    inner, *rest = term.args
    found = groups(inner)
    choose = say(s, "do-choose", mood=mood, what=group(s, found, "a"))
    s.that = found
    return [Clause("", choose, alone=True), *steps(s, rest)]


def _later(s: Scene, term: Term, mood: str) -> Clauses:
    moment, *rest = term.args
    if moment.name == "destroyed":
        lead = say(s, "if-destroyed", who=someone(s, moment.args[0]))
        before, s.topic = s.topic, moment.args[0]
        made = _led(s, lead, rest)
        s.topic = before
        return made
    made = steps(s, rest, mood)
    last = made[-1]
    when = say(s, f"later-{moment.name}")
    return [*made[:-1], last._replace(verb=f"{last.verb} {when}", alone=True)]


Step: TypeAlias = Callable[[Scene, Term, str], Clauses]
STEPS: dict[str, Step] = {
    "deal": _deal,
    "heal": _heal,
    "prevent": _prevent,
    **dict.fromkeys(("draw", "discard", "mill"), _hand),
    **dict.fromkeys(("destroy", "bounce", "remove", "exhaust", "ready", "turn_down"), _move),
    "interrupt": _move,
    "stay": _stay,
    "put": _put,
    "control": _control,
    "give": _give,
    "token": _token,
    "counter": _counter,
    "search": _search,
    "reveal": _reveal,
    "ramp": _simple,
    **dict.fromkeys(("look_hand", "pluck", "reshuffle"), _hands),
    "redirect": _redirect,
    "boost": _boost,
    "discount": _discount,
    "choose": _choose,
    "may": _may,
    "if_done": _if_done,
    "when": _when,
    "with_one": _with_one,
    "later": _later,
    "attach": lambda s, term, mood: order(s, "attach", mood, what=someone(s, term.args[0])),
}
