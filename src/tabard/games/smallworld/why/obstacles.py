"""What stands in the way of an option: obstacles as data, and the tables of who may do what when.

`reasons` looks for the obstacle, `explain` says it.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Any, NamedTuple

from tabard.core.ask import Option
from tabard.core.explain import Name

from .. import content as c
from ..language.has import Has
from ..rules import effects
from ..rules.costs import Toll
from ..state import State, active


class RegionSaid(int):
    """A region's number, to be said by its name."""


class No(NamedTuple):
    """An obstacle: message, rule, arguments; `shows`: the cost belongs to the sentence; `due`:
    the tolls do."""

    key: str
    rule: str
    args: dict[str, Any] = {}  # noqa: RUF012 - never changed
    shows: str = ""
    due: tuple[Toll, ...] = ()


WHEN: dict[str, tuple[tuple[str, ...], str]] = {
    "take": (("pick",), "SWW-PICK-13"),
    "expand": (("turn",), "SWW-ROUND-04"),
    "decline": (("turn",), "SWW-DECLINE-01"),
    "abandon": (("conquest",), "SWW-ABANDON-03"),
    "recall": (("conquest",), "SWW-POWER-CHAMPION-07"),
    "conquer": (("conquest",), "SWW-ROUND-07"),
    "final": (("conquest", "press_on"), "SWW-ROUND-07"),
    "arm": (("conquest",), "SWW-ROUND-07"),
    "put_back": (("conquest",), "SWW-ROUND-07"),
    "push": (("conquest",), "SWW-POWER-MENACING-07"),
    "move": (("regroup", "push_to"), "SWW-CONQUER-10"),
    "swap": (("conquest",), "SWW-POWER-PORTALMAGES-02"),
    "steal": (("conquest",), "SWW-RACE-ETHEREALS-02"),
    "artifact": (("artifact",), "SWW-RACE-ETHEREALS-02"),
    "stop": (("conquest",), "SWW-CONQUER-12"),
    "give_up": (("press_on",), "SWW-RACE-GNOMES-03"),
    "pay": (("bomb_toll",), "SWW-INT-21"),
    "withhold": (("bomb_toll",), "SWW-INT-21"),
    "form": (("form",), "SWW-RACE-WORGEN-02"),
    "side": (("side",), "SWW-PLACE-BATTLEGROUND-02"),
    "well": (("well",), "SWW-PLACE-WELL-01"),
    "recruit": (("recruit",), "SWW-RACE-FORSAKEN-04"),
    "place": (("redeploy", "retreat"), "SWW-CONQUER-10"),
    "beast": (("redeploy", "retreat"), "SWW-POWER-BEASTMASTERS-03"),
    "champion": (("redeploy", "retreat"), "SWW-POWER-CHAMPION-03"),
    "relieve": (("redeploy", "retreat"), "SWW-POWER-BEASTMASTERS-03"),
    "stand": (("redeploy", "retreat"), "SWW-POWER-CHAMPION-03"),
    "tower": (("tower",), "SWW-POWER-DEFENDERS-02"),
    "garrison": (("garrison",), "SWW-POWER-GARRISON-02"),
    "heart": (("heart",), "SWW-ARTIFACT-HEART-01"),
    "aegis": (("aegis",), "SWW-ARTIFACT-AEGIS-01"),
    "objective": (("objectives",), "SWW-RACE-HUMANS-02"),
    "bomb": (("bombs",), "SWW-RACE-GOBLINS-03"),
    "done": (("objectives", "bombs"), "SWW-ROUND-08"),
}
"""The questions each verb answers, and the rule that says when it does."""

CLOSING = ("recruit", "redeploy", "tower", "garrison", "heart", "aegis", "objectives", "bombs")
"""The questions that come after the conquests."""


class Need(NamedTuple):
    """What one must have, and the rule that says so."""

    has: Callable[[Has], Any]
    rule: str


NEEDS: dict[str, Need] = {
    "recall": Need(attrgetter("champion"), "SWW-POWER-CHAMPION-07"),
    "push": Need(attrgetter("pushes"), "SWW-POWER-MENACING-02"),
    "swap": Need(attrgetter("swaps"), "SWW-POWER-PORTALMAGES-02"),
    "steal": Need(attrgetter("collect"), "SWW-RACE-ETHEREALS-02"),
    "artifact": Need(attrgetter("collect"), "SWW-RACE-ETHEREALS-02"),
    "give_up": Need(attrgetter("assault"), "SWW-RACE-GNOMES-03"),
    "pay": Need(attrgetter("bombs"), "SWW-RACE-GOBLINS-05"),
    "withhold": Need(attrgetter("bombs"), "SWW-RACE-GOBLINS-05"),
    "form": Need(attrgetter("forms"), "SWW-RACE-WORGEN-02"),
    "recruit": Need(attrgetter("recruit"), "SWW-RACE-FORSAKEN-02"),
    "beast": Need(attrgetter("beasts"), "SWW-POWER-BEASTMASTERS-02"),
    "relieve": Need(attrgetter("beasts"), "SWW-POWER-BEASTMASTERS-02"),
    "champion": Need(attrgetter("champion"), "SWW-POWER-CHAMPION-03"),
    "stand": Need(attrgetter("champion"), "SWW-POWER-CHAMPION-03"),
    "garrison": Need(lambda has: ("garrison", "held") in has.builds, "SWW-POWER-GARRISON-02"),
    "heart": Need(attrgetter("heart"), "SWW-ARTIFACT-HEART-01"),
    "aegis": Need(attrgetter("aegis"), "SWW-ARTIFACT-AEGIS-01"),
    "objective": Need(attrgetter("objectives"), "SWW-RACE-HUMANS-02"),
    "bomb": Need(attrgetter("bombs"), "SWW-RACE-GOBLINS-03"),
}
"""What each verb takes."""
TOWERS = Need(attrgetter("towers"), "SWW-POWER-DEFENDERS-02")
TWO_SIDES = Need(attrgetter("battleground"), "SWW-PLACE-BATTLEGROUND-02")

AID_NEEDS = (
    Need(attrgetter("assault"), "SWW-RACE-GNOMES-02"),
    Need(attrgetter("champion"), "SWW-POWER-CHAMPION-02"),
    Need(attrgetter("ashes"), "SWW-ARTIFACT-ASHES-01"),
    Need(attrgetter("frostmourne"), "SWW-ARTIFACT-FROSTMOURNE-01"),
    Need(attrgetter("doomhammer"), "SWW-ARTIFACT-DOOMHAMMER-01"),
    Need(attrgetter("collect"), "SWW-RACE-ETHEREALS-03"),
)

TOLLS = {
    "harmony": ("toll-harmony", "SWW-RACE-PANDAREN-04"),
    "aegis": ("toll-aegis", "SWW-ARTIFACT-AEGIS-02"),
    "doomhammer": ("toll-doomhammer", "SWW-ARTIFACT-DOOMHAMMER-01"),
}


def toll_named(why: str) -> tuple[str, str]:
    """The message that names a toll, and its rule: one that a card asks has the card's name."""
    return TOLLS.get(why, (why, "SWW-POWER-BOGS-02"))


def named(option: Option) -> bool:
    """Does an option name what it speaks of? ("-", for nothing, can be written everywhere.)"""
    return all(0 <= value < 255 for value in option[1:])


def meets(s: State, seat: int, need: Need) -> bool:
    """Does the player's active race have it, itself or through a treasure it holds?"""
    if need.has(effects.has(s, seat)):
        return True
    kinds = tuple(i for i, treasure in enumerate(c.TREASURES) if need.has(treasure.has))
    return effects.holds(s, seat, kinds)


def lacks(need: Need) -> No:
    """The card that one would need; when there are several, no name would be true."""
    cards = [thing for thing in c.THINGS if need.has(thing.has)]
    if len(cards) != 1:
        return No("why-needs-ability", need.rule)
    kind = c.KIND_OF[type(cards[0])]
    return No(f"why-needs-{kind}", need.rule, {kind: Name(c.key_of(cards[0]))})


def at(region: int) -> dict[str, Any]:
    return {"region": RegionSaid(region)}


def borders(s: State, seat: int, region: int) -> bool:
    """Is the region next to one of the seat's active race?"""
    return any(s.holder[b] == active(seat) for b in s.static.borders[region])


def under_way(s: State) -> dict[str, Any]:
    """What the attack that waits for an answer knows."""
    assert s.frame is not None
    return dict(zip(s.frame[0].names, s.frame[1], strict=True))


def rolls_free(armed: int) -> bool:
    """Does the next attack begin with the assault's own die?"""
    return bool(armed & c.ASSAULT) and not armed & (c.CHAMPION_AID | c.DOOMHAMMER_AID)


def dear(s: State, seat: int, due: list[Toll], rule: str = "") -> No | None:
    """Tolls the seat can't pay: the rule is that of the toll its coins don't reach."""
    total = 0
    for amount, _, why in due:
        total += amount
        if total > s.coins[seat]:
            return No("why-toll", rule or toll_named(why)[1], due=tuple(due))
    return None
