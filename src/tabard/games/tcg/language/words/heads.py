"""Whole powers: what a card does as it resolves, as long as it is there, when something happens,
for a price."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tabard.core.language.clauses import Clause, led, sentences
from tabard.core.language.kit import Phrase, capital
from tabard.core.language.terms import Term, is_list, terms, unparse
from tabard.core.language.vocabulary import Saying

from ... import content as c
from .. import powers as pw
from ..clauses import body, changes, steps
from ..compiling import ONE, Writer, amount, damage_types, done_to, fits, test, whom
from ..measures import factor, for_each, linked, where_letters
from ..phrases import HOST, IT, MY_HERO, SELF, group, groups, someone
from ..powers import Fits
from ..scene import ARROW, Group, Scene, coins, damage, itself, named, trait_key
from ..sorts import HEAD, RULING, TAKING, Head, change, word
from .costs import cost, cost_said, made, needs_play, part_said
from .groups import PLAYABLE_NOUNS, varies
from .steps import harms
from .tests import counts

AIMING = ("aim", "top")
OPPONENTS = Term("opponents")


def _flags(term: Term) -> tuple[Term, ...]:
    return tuple(a for a in term.args if a not in (Term("once"), Term("first")))


def _program(w: Writer, inner: tuple[Term, ...]) -> dict[str, Any]:
    w.steps(inner)
    return {
        "specs": tuple(w.specs),
        "program": tuple(w.program),
        "steps": tuple(w.names),
        "modes": w.modes,
        "optional": bool(inner) and inner[0].name == "may",
    }


def _asked(term: Term, name: str = "if_") -> Any:
    found = term.get(name)
    return None if found is None else test(found)


def _clear(term: Term) -> Iterable[str]:
    """One choice of modes; `it` is one target in play."""
    inside = list(terms(term))
    if sum(t.name == "choose" for t in inside) > 1:
        yield "A power has one choice of modes."
    if IT in inside and any(t.name == "target" and t.get("at") is not None for t in inside):
        yield "`it` is a target in play: here it could be the card in the graveyard too."


# -- playing --------------------------------------------------------------------------------------


def _play_said(s: Scene, power: Term) -> str:
    inner = power.args
    if inner and inner[0].name == "attach":
        first, *rest = inner
        s.host = groups(first.args[0].args[0])
        attach = Clause("", s.say("do-attach", what=someone(s, first.args[0])))
        s.topic = HOST
        return sentences(s, [attach, *steps(s, rest)])
    return body(s, inner)


def _play(w: Writer, term: Term) -> dict[str, Any]:
    """The host first, if there is one, then the text."""
    inner = term.args
    if inner and inner[0].name == "attach":
        w.good = _good_host(inner[0], w.at.card)
        w.aim(inner[0].args[0])
        w.first = 1
        inner = inner[1:]
    return _program(w, inner)


def _good_host(term: Term, card: int) -> bool:
    """Whether an attachment is good for whom it is on."""
    whose = term.args[0].args[0].name
    if whose in ("my", "opp"):
        return bool(whose == "my")
    own = [p for p in c.CARDS[card].powers if p.name not in ("attach", "stash")]
    return not any(harms(p) for p in own)


HEAD.add(
    "play",
    Head(
        "step+",
        says=Saying(_play_said),
        rules=("TCG-RESOLVE-04",),
        makes=_play,
        lends=AIMING,
        refuses=_clear,
    ),
)
HEAD.add(
    "attach",
    Head(
        "host_to_be",
        says=Saying(lambda s, power: "", "do-attach what"),
        rules=("TCG-ATTACH-07",),
        makes=lambda w, term: {},
        lends=AIMING,
        types=("ability",),
        unique=True,
    ),
)

# -- as long as it is there -----------------------------------------------------------------------


def _static(w: Writer, term: Term) -> dict[str, Any]:
    subject, *mods = term.args
    if mods == [Term("controlled")]:
        numbers: tuple[int, ...] = (w.change(mods[0], pw.Mod("controlled"), subject),)
    else:
        numbers = w.mods(tuple(mods), subject)
    players = subject == OPPONENTS
    described: Fits = (lambda s, ctx, x: False) if players else whom(subject)
    asked, moves = _asked(term, "while_"), varies(subject)
    steady = asked is None and not moves and all(w.box.mods[i].plain for i in numbers)
    one = ONE.get(subject)
    return {"static": pw.Static(described, players, asked, numbers, moves, steady, one)}


def _static_said(s: Scene, power: Term) -> str:
    who, *mods = power.args
    if mods == [Term("controlled")]:
        return f"{s.say('controlled', what=someone(s, who))}."
    condition = power.get("while_")
    what = _all(s, who, one_by_one=any(IT in terms(x) for x in (*mods, condition)))
    made_ = [s.subject(what), changes(s, who, what, mods)]
    if condition is not None:
        s.topic, s.its = who, IT
        only_cant = all(change(who, mod.name).place == "cant" for mod in mods)
        made_.append(linked(s, condition, "unless" if only_cant and counts(condition) else "while"))
        s.its = None
    return sentences(s, [Clause("", " ".join(made_) + where_letters(s))])


def _all(s: Scene, who: Term, one_by_one: bool = False) -> Phrase:
    """Whom a power is about for as long as it works."""
    if who in (SELF, HOST, MY_HERO):
        return someone(s, who)
    if who == OPPONENTS:
        return Phrase(s.noun("opponents"), "mp")
    return group(s, groups(who), "each" if one_by_one else "bare")


def _circles(term: Term) -> Iterable[str]:
    """Static powers whose group depends on what static powers make of cards."""
    who, *mods = term.args
    names = [mod.name for mod in mods]
    single = [
        n for n in names if n not in ("lose", "cant", "cant_attack", "resist", "power", "also")
    ]
    if len(set(single)) < len(single) or len(set(mods)) < len(mods):
        yield "A change is named once."
    if Term("lose", (Term("powers"),)) in mods and who != HOST:
        yield "Only the card it is attached to loses its powers: static(host, lose(powers))."
    if "power" in names and term.get("while_") is not None:
        yield "A power that is given away is there as long as the card is: leave out while_=."
    if not varies(who):
        return
    if any(t.name == "has" for t in terms(who)):
        yield (
            f"{_shown(who)} is a group by keywords, which static powers give and take: "
            "describe it in another way."
        )
    if "power" in names or "also" in names:
        yield (
            f"{_shown(who)} is given a power or a tag, so it must be described by what is printed "
            "on cards, not by what can change from moment to moment."
        )


def _shown(who: Term) -> str:
    return repr(unparse(who))


HEAD.add(
    "static",
    Head(
        "whom mod+ while_=test",
        says=Saying(_static_said, "has what who", "cant who verbs"),
        rules=("TCG-POWER-01",),
        makes=_static,
        inside=lambda term, have: have | {"it"},
        refuses=_circles,
    ),
)
RULING.add(
    "static",
    Head(
        "'opponents' ban+ while_=test",
        says=Saying(_static_said, "opponents"),
        rules=("TCG-POWER-01",),
        makes=_static,
        refuses=_circles,
    ),
)
TAKING.add(
    "static",
    Head(
        "'host' 'controlled'",
        says=Saying(_static_said, "controlled what"),
        rules=("TCG-CONTROL-08",),
        makes=_static,
        needs=("host",),
    ),
)

# -- when something happens -----------------------------------------------------------------------


def _on(w: Writer, term: Term) -> dict[str, Any]:
    events, *inner = _flags(term)
    many = (events,) if isinstance(events, Term) else events
    return {
        "events": tuple(word("event", event.name).makes(event) for event in many),
        "once": term.has("first"),
        "test": _asked(term),
        **_program(w, tuple(inner)),
    }


def _on_said(s: Scene, power: Term) -> str:
    events, *inner = _flags(power)
    many = (events,) if isinstance(events, Term) else events
    lead = _event(s, many, power.has("first"))
    condition = power.get("if_")
    if condition is not None:
        lead = f"{lead} {linked(s, condition, 'if')},"
        if s.topic is None and _of_itself(condition):
            s.topic = SELF
    return sentences(s, led(lead, steps(s, inner)))


def _of_itself(condition: Term) -> bool:
    """Conditions that are about this card unless they say about whom."""
    shape = word("test", condition.name).shape
    return bool(shape.startswith("one_card?") and condition.args in ((), (SELF,)))


def _event(s: Scene, events: tuple[Term, ...], first: bool) -> str:
    """What has happened; several things that happen to one card are said in one breath."""
    says = [word("event", event.name).says(s, event) for event in events]
    if isinstance(says[0], str):
        return says[0]
    who = events[0].args[0]
    one = all(event.args[0] == who for event in events)
    s.topic = who if one and who in (SELF, HOST, MY_HERO) else None
    if not one:
        s.that = tuple(g for event in events for g in _groups(event))
    once = s.say("first-time") if first else ""
    if one and len({subject for subject, _ in says}) == 1:
        subject, verbs = says[0][0], s.listed([verb for _, verb in says], "or")
        told = " ".join(filter(None, (subject, verbs, once)))
    else:
        parts = [" ".join(filter(None, pair)) for pair in says]
        told = " ".join(filter(None, (s.listed(parts, "or"), once)))
    return s.say("when", event=told)


def _groups(event: Term) -> Any:
    who = event.get("to") if event.name == "deals" else event.args[0]
    if who is None:
        return (Group(("char",)),)
    return (Group(("card",)),) if who in (SELF, HOST, MY_HERO) else groups(who)


def _on_refused(term: Term) -> Iterable[str]:
    yield from _clear(term)
    events = term.args[0]
    if is_list(events) and len(set(events)) < len(events):
        yield "Each event of a list is named once."


HEAD.add(
    "on",
    Head(
        "event|list:deed step+ [first] if_=test",
        says=Saying(_on_said, "when event", "first-time"),
        rules=("TCG-TRIGGER-01",),
        makes=_on,
        lends=AIMING,
        refuses=_on_refused,
    ),
)

# -- for a price ----------------------------------------------------------------------------------


def _pay(w: Writer, term: Term) -> dict[str, Any]:
    price, *inner = _flags(term)
    flips = term.name == "flip"
    return {
        "cost": cost(price, flips),
        "once": term.has("once"),
        "own_turn": flips or term.get("when") is not None,
        "buried": term.get("at") is not None,
        "test": _asked(term),
        **_program(w, tuple(inner)),
    }


def _pay_said(s: Scene, power: Term) -> str:
    price, *inner = _flags(power)
    limits = []
    if power.get("when") is not None:
        limits.append(s.say("on-your-turn"))
    if power.has("once"):
        limits.append(s.say("once-per-turn"))
    if power.get("at") is not None:
        limits.append(s.say("in-graveyard", who=itself(s)))
    if power.get("if_") is not None:
        limits.append(linked(s, power.get("if_"), "if"))
    return _paid(s, limits, cost_said(s, price), inner)


def _paid(s: Scene, limits: list[str], paid: list[str], inner: Any) -> str:
    before = f"{capital(', '.join(limits))}: " if limits else ""
    return f"{before}{capital(', '.join(paid))}{where_letters(s)} {ARROW} {body(s, inner)}"


def _flip_said(s: Scene, power: Term) -> str:
    price, *inner = power.args
    paid = [*cost_said(s, price), s.say("flip", who=itself(s))]
    return _paid(s, [s.say("on-your-turn")], paid, inner)


def _quest_said(s: Scene, power: Term) -> str:
    price, *inner = power.args
    limit, condition = power.get("when"), power.get("if_")
    done = s.say(
        "quest",
        cost=s.listed(cost_said(s, price)),
        turn=s.say("during-your-turn") if limit is not None else "",
        test=linked(s, condition, "if") if condition is not None else "",
    )
    return f"{capital(done)} {s.say('reward')} {body(s, inner)}"


def _elsewhere(where: str) -> Callable[[Term], Iterable[str]]:
    """A card that is not in play can't be exhausted or destroyed for its power."""

    def refuses(term: Term) -> Iterable[str]:
        yield from _clear(term)
        out = term.get("at") is not None or term.name != "pay"
        if out and any(map(needs_play, term.args[0].args)):
            yield f"This card is in {where}: it can't be given up or exhausted for the cost."

    return refuses


HEAD.add(
    "pay",
    Head(
        "cost step+ [once] when='own_turn' if_=test at='graveyard'",
        says=Saying(_pay_said, "on-your-turn", "once-per-turn", "in-graveyard who"),
        rules=("TCG-POWER-04",),
        makes=_pay,
        lends=AIMING,
        refuses=_elsewhere("your graveyard"),
    ),
)
HEAD.add(
    "flip",
    Head(
        "cost step+",
        says=Saying(_flip_said, "flip who", "on-your-turn"),
        rules=("TCG-HERO-03",),
        makes=_pay,
        lends=AIMING,
        types=("hero",),
        refuses=_elsewhere("play as your hero"),
    ),
)
HEAD.add(
    "quest",
    Head(
        "cost step+ when='own_turn' if_=test",
        says=Saying(_quest_said, "quest cost turn test", "reward", "during-your-turn"),
        rules=("TCG-QUEST-04",),
        makes=_pay,
        lends=AIMING,
        types=("quest",),
        refuses=_elsewhere("your resource row"),
    ),
)


def _headed(key: str) -> Callable[[Scene, Term], str]:
    return lambda s, power: f"{s.say(key)}: {body(s, power.args)}"


for _name, _rule in (("stash", "TCG-KEYWORD-STASH-01"), ("rattle", "TCG-KEYWORD-DEATHRATTLE-01")):
    HEAD.add(
        _name,
        Head(
            "step+",
            says=Saying(_headed(f"keyword-{_name}"), f"keyword-{_name}"),
            rules=(_rule,),
            makes=lambda w, term: _program(w, term.args),
            lends=AIMING,
            last=True,
            unique=True,
            refuses=_clear,
        ),
    )

# -- what it costs --------------------------------------------------------------------------------


def _price(w: Writer, term: Term) -> dict[str, Any]:
    which = term.args[0]
    kind = which.name if which.name in ("strike", "self") else "group"
    described: Fits = (lambda s, ctx, x: True) if kind != "group" else fits(which)
    return {"price": pw.Price(kind, described, amount(term.args[1]), term.get("least", 0))}


def _price_said(s: Scene, power: Term) -> str:
    which, n = power.args
    more, n = _signed(n)
    least = power.get("least")
    args: dict[str, Any] = {
        "more": more,
        "least": coins(least) if least is not None else "",
        "limit": "yes" if least is not None else "no",
    }
    grows = factor(n)
    if grows is not None:
        args |= {"n": coins(grows[0]), "each": for_each(s, grows[1])}
    else:
        args |= {"n": coins(s.amount(n)), "each": ""}
    if which == Term("strike"):
        told = s.say("price-strike", **args)
    else:
        told = s.say("price", who=_priced(s, which), **args)
    return f"{told}{where_letters(s)}."


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


def _price_refused(term: Term) -> Iterable[str]:
    if term.args[1:] == (0,):
        yield "A price that changes by nothing does not change."
    if term.args[0] not in (SELF, Term("strike")):
        yield from done_to(PLAYABLE_NOUNS, "cards that are played")(term)


HEAD.add(
    "price",
    Head(
        "priced signed_amount least=few",
        says=Saying(
            _price_said,
            "price who n more each limit least",
            "price-strike n more each limit least",
        ),
        rules=("TCG-COST-09",),
        makes=_price,
        refuses=_price_refused,
    ),
)


def _extra_refused(term: Term) -> Iterable[str]:
    if needs_play(term.args[0]):
        yield "As it is played, a card can't pay with itself."


HEAD.add(
    "extra",
    Head(
        "part",
        says=Saying(
            lambda s, power: s.say("extra", who=itself(s), cost=part_said(s, power.args[0])),
            "extra who cost",
        ),
        rules=("TCG-PLAY-13",),
        makes=lambda w, term: {"extra": made(term.args[0])},
        early=True,
        unique=True,
        refuses=_extra_refused,
    ),
)
HEAD.add(
    "free",
    Head(
        "while_=test!",
        says=Saying(
            lambda s, power: s.say(
                "free", what=itself(s), test=linked(s, power.get("while_"), "while")
            ),
            "free what test",
        ),
        rules=("TCG-COST-10",),
        makes=lambda w, term: {"test": _asked(term, "while_")},
        early=True,
        unique=True,
    ),
)

# -- the rest -------------------------------------------------------------------------------------


def _packets(w: Writer, term: Term) -> dict[str, Any]:
    plus, times = term.get("plus"), term.get("times")
    return {
        "packets": pw.Packets(
            fits(term.get("by")),
            damage_types(term.get("types")),
            None if plus is None else amount(plus),
            None if times is None else amount(times),
            term.has("sure"),
        )
    }


def _packets_said(s: Scene, power: Term) -> str:
    types, plus, times = power.get("types"), power.get("plus"), power.get("times")
    args: dict[str, Any] = {
        "kind": damage(s, types, 2) if types else "",
        "by": group(s, groups(power.get("by")), "bare"),
    }
    if power.has("sure"):
        return s.say("packets-sure", **args)
    if plus is not None:
        return f"{s.say('packets-plus', n=s.amount(plus), **args)}{where_letters(s)}."
    return s.say("packets-times", n=times, **args) + "."


def _packets_refused(term: Term) -> Iterable[str]:
    said = (term.has("sure"), term.get("plus") is not None, term.get("times") is not None)
    if sum(said) != 1:
        yield "`packets` says one thing of the damage: plus=, times= or sure."
    if term.get("times") == 1:
        yield "Once as much is as much."


HEAD.add(
    "packets",
    Head(
        "[sure] by=filter! types=types plus=amount times=few",
        says=Saying(
            _packets_said,
            "packets-plus kind by n",
            "packets-times kind by n",
            "packets-sure kind by",
        ),
        rules=("TCG-REPLACE-04",),
        makes=_packets,
        refuses=_packets_refused,
    ),
)
HEAD.add(
    "enters_with",
    Head(
        "counter",
        says=Saying(
            lambda s, power: s.say(
                "enters-with", who=itself(s), kind=s.say(f"a-counter-{power.args[0].name}")
            ),
            "enters-with who kind",
        ),
        rules=("TCG-COUNTER-01",),
        makes=lambda w, term: {},
        unique=True,
    ),
)
for _name, _key, _rule in (
    ("uninterruptible", "uninterruptible who", "TCG-INTERRUPT-01"),
    ("from_graveyard", "from-graveyard what", "TCG-PLAY-03"),
):
    HEAD.add(
        _name,
        Head(
            says=Saying(
                lambda s, power: s.say(power.name, who=itself(s), what=itself(s)),
                f"{_key} who what",
            ),
            rules=(_rule,),
            makes=lambda w, term: {},
            early=_name == "uninterruptible",
        ),
    )


def _requires_said(s: Scene, power: Term) -> str:
    traits = [named(s, trait_key(name), name) for name in power.args]
    a = "an" if traits[0][0] in "AEIOU" else "a"
    return s.say("requires", who=itself(s), a=a, traits=s.listed(traits, "or"))


HEAD.add(
    "requires",
    Head(
        "hero_trait+",
        says=Saying(_requires_said, "requires who a traits"),
        rules=("TCG-DECK-12",),
        makes=lambda w, term: {},
        early=True,
    ),
)


def paragraph(s: Scene, power: Term) -> str:
    """A power in full sentences."""
    told: str = word("power", power.name).says(s, power)
    return capital(told)
