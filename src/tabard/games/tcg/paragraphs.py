"""What a card says: each power as one paragraph."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, TypeAlias

from .grammar import flag
from .language import Term
from .lexicon import Phrase, Scene, amount, damage, listed, say, tag_key, unsaid
from .measures import linked, negatable, where_letters
from .mods import changes
from .phrases import HERO, HOST, SELF, group, groups, itself, someone
from .sentences import Clause, capital, coins, sentences, steps, subject


def paragraph(s: Scene, power: Term) -> str:
    """A power in full sentences. Raises where the words for it are missing."""
    if power.name not in HEADS:
        raise unsaid(power)
    return capital(HEADS[power.name](s, power))


def _body(s: Scene, terms: Sequence[Any]) -> str:
    return sentences(s, steps(s, terms))


# -- playing, statics -----------------------------------------------------------------------------


def _play(s: Scene, power: Term) -> str:
    terms = power.args
    if terms and terms[0].name == "attach":
        s.host = groups(terms[0].args[0].args[0])
        first, *rest = terms
        made = steps(s, [first])
        s.topic = HOST
        return sentences(s, [*made, *steps(s, rest)])
    return _body(s, terms)


def _static(s: Scene, power: Term) -> str:
    who, *mods = power.args
    if Term("controlled") in mods:
        return sentences(s, [Clause("", say(s, "controlled", what=someone(s, who)))])
    what = _all(s, who, one_by_one=_speaks_of(Term("it"), mods))
    verb = changes(s, who, what, mods)
    condition = power.get("while_")
    made = [subject(s, what), verb]
    if condition is not None:
        s.topic = who
        only_cant = all(mod.name == "cant" for mod in mods)
        made.append(
            linked(s, condition, "unless" if only_cant and negatable(condition) else "while")
        )
    return sentences(s, [Clause("", " ".join(made))])


def _all(s: Scene, who: Any, one_by_one: bool = False) -> Phrase:
    """Whom a power is about for as long as it works."""
    if who.name in ("self", "host", "opponents") or who == HERO:
        return someone(s, who)
    return group(s, groups(who), "each" if one_by_one else "bare")


def _speaks_of(word: Term, value: Any) -> bool:
    if value == word:
        return True
    if isinstance(value, Term):
        return any(_speaks_of(word, part) for part in value.args)
    return isinstance(value, list | tuple) and any(_speaks_of(word, part) for part in value)


# -- triggered powers -----------------------------------------------------------------------------


def _on(s: Scene, power: Term) -> str:
    events, *inner = (a for a in power.args if a != Term("first"))
    many = (events,) if isinstance(events, Term) else events
    lead = _event(s, many, flag(power, "first"))
    condition = power.get("if_")
    if condition is not None:
        lead = f"{lead} {linked(s, condition, 'if')},"
        if s.topic is None and condition.name in OF_ITSELF and condition.args in ((), (SELF,)):
            s.topic = SELF
    first, *rest = steps(s, inner)
    if first.lead:
        raise unsaid(power)
    return sentences(s, [first._replace(lead=lead), *rest])


OF_ITSELF = ("attacking", "defending", "undamaged", "ready")
"""Conditions that are about this card unless they say about whom."""


def _event(s: Scene, events: Sequence[Term], first: bool) -> str:
    name = events[0].name
    if name in ("start", "end"):
        return say(s, "at-each-start" if events[0].args else f"at-{name}")
    verbs = [_happens(s, event) for event in events]
    who = events[0].args[0]
    s.topic = who if who in (SELF, HOST, HERO) else None
    once = say(s, "first-time") if first else ""
    verb = " ".join(part for part in (listed(s, [v for _, v in verbs], "or"), once) if part)
    return say(s, "when", event=" ".join(part for part in (verbs[0][0], verb) if part))


def _happens(s: Scene, event: Term) -> tuple[str, str]:
    """Somebody, and what happens to him."""
    name, who = event.name, event.args[0]
    if name in ("you_play", "turned_down", "placed_up", "strikes"):
        found = groups(who) if who != SELF else ()
        if name == "placed_up":
            found = tuple(g._replace(side="") for g in found)
        what = group(s, found, "a") if found else someone(s, who)
        return "", say(s, f"event-{name}", what=what)
    if who in (SELF, HOST, HERO):
        what = someone(s, who)
    else:
        s.that = groups(who)
        if name == "enters" and all(g.side == "my" for g in s.that):
            joins = tuple(g._replace(side="") for g in s.that)
            what = group(s, joins, "a")
            return subject(s, what), say(s, "event-joins", who=what)
        what = group(s, s.that, "a")
    if name == "deals":
        return subject(s, what), _deals(s, event, what)
    combat = "yes" if flag(event, "combat") else "no"
    by = event.get("by")
    said = say(s, f"event-{name}", who=what, combat=combat)
    if by is not None:
        said = f"{said} {say(s, 'case-by', what=group(s, groups(by), 'a'))}"
    return subject(s, what), said


def _deals(s: Scene, event: Term, who: Phrase) -> str:
    combat = "yes" if flag(event, "combat") else "no"
    types, to, using = event.get("types"), event.get("to"), event.get("using")
    parts = [say(s, "event-deals", who=who, combat=combat, kind=damage(s, types) if types else "")]
    if to is not None:
        s.that = groups(to)
        parts.append(say(s, "case-to", what=group(s, s.that, "a")))
    if using is not None:
        means = someone(s, SELF) if using == SELF else group(s, groups(using), "a")
        parts.append(say(s, "with-means", what=means))
    return " ".join(parts)


# -- powers that are paid -------------------------------------------------------------------------


def _cost(s: Scene, cost: Term) -> list[str]:
    return [_part(s, part) for part in cost.args] or [coins(0)]


def _part(s: Scene, part: Any) -> str:
    match part:
        case int():
            return coins(part)
        case Term("tap", ()):
            return say(s, "activate")
        case Term("hurt", (n,)):
            return say(s, "do-hurt", n=n)
        case Term("counter", (kind,)):
            removed = say(s, f"a-counter-{kind.name}")
            return say(s, "do-uncounter", kind=removed, what=itself(s))
        case Term("discard", (inner,)):
            what = group(s, groups(inner), "a", card=True)
            return say(s, "do-discard", mood="do", cards=say(s, "the", what=what), random="")
        case Term(("destroy" | "bounce" | "exhaust") as name, (who,)):
            return say(s, f"do-{name}", mood="do", what=someone(s, who))
    raise unsaid(part)


def _pay(s: Scene, power: Term) -> str:
    cost, *inner = (a for a in power.args if a != Term("once"))
    limits = []
    if power.get("when") is not None:
        limits.append(say(s, "on-your-turn"))
    if flag(power, "once"):
        limits.append(say(s, "once-per-turn"))
    if power.get("at") is not None:
        limits.append(say(s, "in-graveyard", who=itself(s)))
    if power.get("if_") is not None:
        limits.append(linked(s, power.get("if_"), "if"))
    return _paid(s, limits, _cost(s, cost), inner)


def _paid(s: Scene, limits: list[str], cost: list[str], inner: Sequence[Any]) -> str:
    before = f"{capital(', '.join(limits))}: " if limits else ""
    paid = capital(", ".join(cost))
    return f"{before}{paid} >>> {_body(s, inner)}"


def _flip(s: Scene, power: Term) -> str:
    cost, *inner = power.args
    flipped = say(s, "flip", who=itself(s))
    return _paid(s, [say(s, "on-your-turn")], [*_cost(s, cost), flipped], inner)


def _quest(s: Scene, power: Term) -> str:
    cost, *inner = power.args
    limit, condition = power.get("when"), power.get("if_")
    done = say(
        s,
        "quest",
        cost=listed(s, _cost(s, cost)),
        turn=say(s, "during-your-turn") if limit is not None else "",
        test=linked(s, condition, "if") if condition is not None else "",
    )
    return f"{capital(done)} {say(s, 'reward')} {_body(s, inner)}"


def _headed(key: str) -> Head:
    def made(s: Scene, power: Term) -> str:
        return f"{say(s, key)}: {_body(s, power.args)}"

    return made


# -- costs and the rest ---------------------------------------------------------------------------


def _price(s: Scene, power: Term) -> str:
    which, n = power.args
    more, n = _signed(n)
    least = power.get("least")
    args: dict[str, Any] = {
        "more": more,
        "least": coins(least) if least is not None else "",
        "limit": "yes" if least is not None else "no",
    }
    if isinstance(n, Term) and n.name == "count":
        each = say(s, "for-each", what=group(s, groups(n.args[0]), "each"))
        args |= {"n": coins(1), "each": each}
    else:
        args |= {"n": coins(amount(s, n)), "each": ""}
    if which == Term("strike"):
        said = say(s, "price-strike", **args)
    else:
        said = say(s, "price", who=_priced(s, which), **args)
    return f"{said}{where_letters(s)}."


def _priced(s: Scene, which: Term) -> Phrase:
    """Cards that are to be played: nobody has them in play yet."""
    if which == SELF:
        return itself(s)
    sides = {"my": "play", "opp": "opp_play"}
    found = tuple(g._replace(side=sides.get(g.side, g.side)) for g in groups(which))
    return group(s, found, "bare")


def _signed(n: Any) -> tuple[str, Any]:
    if isinstance(n, int):
        return ("more", n) if n >= 0 else ("less", -n)
    if n.name == "-" and n.args[0] == 0:
        return "less", n.args[1]
    return "more", n


def _extra(s: Scene, power: Term) -> str:
    return say(s, "extra", who=itself(s), cost=_part(s, power.args[0]))


def _free(s: Scene, power: Term) -> str:
    return say(s, "free", what=itself(s), test=linked(s, power.get("while_"), "while"))


def _packets(s: Scene, power: Term) -> str:
    types = power.get("types")
    args: dict[str, Any] = {
        "kind": damage(s, types, 2) if types else "",
        "by": group(s, groups(power.get("by")), "bare"),
    }
    plus, times = power.get("plus"), power.get("times")
    if flag(power, "sure"):
        return say(s, "packets-sure", **args)
    if plus is not None:
        return f"{say(s, 'packets-plus', n=amount(s, plus), **args)}{where_letters(s)}."
    if isinstance(times, int):
        return say(s, "packets-times", n=times, **args) + "."
    raise unsaid(power)


def _enters_with(s: Scene, power: Term) -> str:
    kind = say(s, f"a-counter-{power.args[0].name}")
    return say(s, "enters-with", who=itself(s), kind=kind)


def _uninterruptible(s: Scene, power: Term) -> str:
    return say(s, "uninterruptible", who=itself(s))


def _from_graveyard(s: Scene, power: Term) -> str:
    return say(s, "from-graveyard", what=itself(s))


def _requires(s: Scene, power: Term) -> str:
    traits = [say(s, tag_key(name)) for name in power.args]
    return say(s, "requires", who=itself(s), traits=listed(s, traits, "or"))


Head: TypeAlias = Callable[[Scene, Term], str]
HEADS: dict[str, Head] = {
    "play": _play,
    "static": _static,
    "on": _on,
    "pay": _pay,
    "flip": _flip,
    "quest": _quest,
    "stash": _headed("keyword-stash"),
    "rattle": _headed("keyword-rattle"),
    "price": _price,
    "extra": _extra,
    "free": _free,
    "packets": _packets,
    "enters_with": _enters_with,
    "uninterruptible": _uninterruptible,
    "from_graveyard": _from_graveyard,
    "requires": _requires,
}
