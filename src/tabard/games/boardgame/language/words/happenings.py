"""What event cards do (TBG-EVENT-17). `makes` gives what `rules.events` needs, by the word's name;
a `lasting` one lies beside the board until it is over."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

from tabard.core.language.terms import Term
from tabard.core.language.vocabulary import Saying

from ... import content as c
from ..compiling import amount
from ..scene import Scene
from ..sorts import HAPPENING, OFFER, Happening, Offer, word


def add_happening(
    name: str,
    shape: str,
    makes: Callable[[Term], Any],
    says: Saying,
    rule: str,
    lasting: bool = False,
    refuses: Callable[[Term], Iterable[str]] | None = None,
) -> None:
    made = Happening(shape, makes=makes, says=says, rules=(rule,), lasting=lasting, refuses=refuses)
    HAPPENING.add(name, made)


def _numbers(key: str, *names: str) -> Saying:
    """A message whose arguments are the numbers of the expression, by place or by name."""

    def make(s: Scene, term: Term) -> str:
        given = {}
        for i, name in enumerate(names):
            value = term.get(name)
            given[name] = term.args[i] if value is None else value
        return s.say(key, **given)

    return Saying(make, " ".join((key, *names)))


def _plain(name: str, rule: str) -> None:
    key = f"event-{name}".replace("_", "-")
    add_happening(name, "", lambda term: (), Saying(lambda s, term: s.say(key), key), rule)


# -- at once --------------------------------------------------------------------------------------


def _offers(term: Term) -> Any:
    return tuple((part.name, word("offer", part.name).makes(part)) for part in term.args)


def _offers_said(s: Scene, term: Term) -> str:
    parts = [word("offer", part.name).says(s, part) for part in term.args]
    return s.say("event-offers", what=s.listed(parts, "or"))


add_happening(
    "offers", "offer+", _offers, Saying(_offers_said, "event-offers what"), "TBG-EVENT-03"
)


def _offer(name: str, shape: str, rule: str) -> None:
    def says(s: Scene, term: Term) -> str:
        return s.say(f"offer-{name}", **(s.counted(term.args[0]) if term.args else {}))

    OFFER.add(
        name,
        Offer(
            shape,
            makes=lambda term: amount(term.args[0]) if term.args else None,
            says=Saying(says, f"offer-{name} n per"),
            rules=(rule,),
        ),
    )


_offer("gold", "amount", "TBG-CHAR-13")
_offer("restore", "amount", "TBG-CHAR-06")
_offer("retrain", "", "TBG-TALENT-03")
_plain("new_quests", "TBG-QUEST-22")
_plain("flights", "TBG-TRAVEL-05")
_plain("buys", "TBG-MERCHANT-03")
_plain("sells", "TBG-MERCHANT-05")
add_happening(
    "stampede",
    "number number",
    lambda term: term.args,
    _numbers("event-stampede", "moves", "steps"),
    "TBG-EVENT-17",
)


def _prize(term: Term) -> int:
    return c.CARD_NO[term.args[0]]


def _auction_said(s: Scene, term: Term) -> str:
    return s.say("event-auction", card=s.card_names(term.args[0]))


add_happening(
    "auction", "card", _prize, Saying(_auction_said, "event-auction card"), "TBG-EVENT-08"
)

# -- lasting --------------------------------------------------------------------------------------


def _first_win(term: Term) -> Any:
    return term.get("stronger"), term.get("weaker")


def _first_win_said(s: Scene, term: Term) -> str:
    (gold, xp), (gold2, xp2) = _first_win(term)
    return s.say("event-first-win", gold=gold, xp=xp, gold2=gold2, xp2=xp2)


def _no_first_win(term: Term) -> Iterable[str]:
    if any(len(pair) != 2 for pair in _first_win(term)):
        yield "Write gold and XP, two numbers in square brackets."


add_happening(
    "first_win",
    "stronger=list:number! weaker=list:number!",
    _first_win,
    Saying(_first_win_said, "event-first-win gold xp gold2 xp2"),
    "TBG-EVENT-13",
    lasting=True,
    refuses=_no_first_win,
)


def _number(name: str, rule: str) -> None:
    key = f"event-{name}"
    add_happening(name, "number", lambda term: term.args[0], _numbers(key, "n"), rule, lasting=True)


_number("subterfuge", "TBG-CHALLENGE-08")
_number("bounty", "TBG-EVENT-17")
_number("trophies", "TBG-REWARD-23")
add_happening(
    "cull",
    "number gold=number! xp=number!",
    lambda term: (term.args[0], term.get("gold"), term.get("xp")),
    _numbers("event-cull", "n", "gold", "xp"),
    "TBG-EVENT-17",
    lasting=True,
)


def _areas(term: Term) -> tuple[int, ...]:
    return tuple(c.LANDS.index(name) for name in term.args[0])


def _plaguewinds_said(s: Scene, term: Term) -> str:
    lands = s.listed([c.BOARD["areas"][name] for name in term.args[0]])
    return s.say("event-plaguewinds", lands=lands, energy=term.get("energy"), xp=term.get("xp"))


add_happening(
    "plaguewinds",
    "list:land energy=number! xp=number!",
    lambda term: (_areas(term), term.get("energy"), term.get("xp")),
    Saying(_plaguewinds_said, "event-plaguewinds lands energy xp"),
    "TBG-EVENT-17",
    lasting=True,
)


def _region_name(region: str) -> str:
    name: str = c.BOARD["regions"][region]["name"]
    return name


def _war(term: Term) -> Any:
    one, other = (c.REGION_NO[name] for name in term.args)
    return one, other, term.get("gold"), term.get("stronger"), term.get("weaker")


def _war_said(s: Scene, term: Term) -> str:
    one, other = map(_region_name, term.args)
    return s.say(
        "event-war",
        one=one,
        other=other,
        gold=term.get("gold"),
        stronger=term.get("stronger"),
        weaker=term.get("weaker"),
    )


add_happening(
    "war",
    "region region gold=number! stronger=number! weaker=number!",
    _war,
    Saying(_war_said, "event-war one other gold stronger weaker"),
    "TBG-WAR-01",
    lasting=True,
)


def _taint_said(s: Scene, term: Term) -> str:
    pool, near = term.args
    return s.say("event-taint", pool=s.name("pool", pool), n=near, far=2 * near)


add_happening(
    "taint",
    "pool_name number",
    lambda term: (term.args[0].name, term.args[1]),
    Saying(_taint_said, "event-taint pool n far"),
    "TBG-OVERLORD-04",
)


def _plague_said(s: Scene, term: Term) -> str:
    return s.say(
        "event-plague",
        regions=s.listed([_region_name(name) for name in term.args[0]]),
        attack=term.get("attack"),
        energy=term.get("energy"),
        xp=term.get("xp"),
    )


def _plague(term: Term) -> Any:
    regions = tuple(c.REGION_NO[name] for name in term.args[0])
    return regions, term.get("attack"), term.get("energy"), term.get("xp")


add_happening(
    "plague",
    "list:region attack=number! energy=number! xp=number!",
    _plague,
    Saying(_plague_said, "event-plague regions attack energy xp"),
    "TBG-OVERLORD-04",
    lasting=True,
)
