"""What stands in the way of an option: obstacles as data, and the tables of who may do what when.

`reasons` looks for the obstacle, `explain` says it.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from tabard.core.ask import Option
from tabard.core.explain import Name
from tabard.core.phrase import message_id

from . import content as c
from . import effects
from .state import State

Toll = tuple[int, int, str]


class Region(int):
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

NEEDS: dict[str, tuple[str, int, str]] = {
    "recall": ("power", c.CHAMPION, "SWW-POWER-CHAMPION-07"),
    "push": ("power", c.MENACING, "SWW-POWER-MENACING-02"),
    "swap": ("power", c.PORTALMAGES, "SWW-POWER-PORTALMAGES-02"),
    "steal": ("race", c.ETHEREALS, "SWW-RACE-ETHEREALS-02"),
    "artifact": ("race", c.ETHEREALS, "SWW-RACE-ETHEREALS-02"),
    "give_up": ("race", c.GNOMES, "SWW-RACE-GNOMES-03"),
    "pay": ("race", c.GOBLINS, "SWW-RACE-GOBLINS-05"),
    "withhold": ("race", c.GOBLINS, "SWW-RACE-GOBLINS-05"),
    "form": ("race", c.WORGEN, "SWW-RACE-WORGEN-02"),
    "recruit": ("race", c.FORSAKEN, "SWW-RACE-FORSAKEN-02"),
    "beast": ("power", c.BEASTMASTERS, "SWW-POWER-BEASTMASTERS-02"),
    "relieve": ("power", c.BEASTMASTERS, "SWW-POWER-BEASTMASTERS-02"),
    "champion": ("power", c.CHAMPION, "SWW-POWER-CHAMPION-03"),
    "stand": ("power", c.CHAMPION, "SWW-POWER-CHAMPION-03"),
    "garrison": ("power", c.GARRISON, "SWW-POWER-GARRISON-02"),
    "heart": ("treasure", c.HEART, "SWW-ARTIFACT-HEART-01"),
    "aegis": ("treasure", c.AEGIS, "SWW-ARTIFACT-AEGIS-01"),
    "objective": ("race", c.HUMANS, "SWW-RACE-HUMANS-02"),
    "bomb": ("race", c.GOBLINS, "SWW-RACE-GOBLINS-03"),
}
"""The card each verb belongs to, and its rule."""

AID_NEEDS: tuple[tuple[str, int, str], ...] = (
    ("race", c.GNOMES, "SWW-RACE-GNOMES-02"),
    ("power", c.CHAMPION, "SWW-POWER-CHAMPION-02"),
    ("treasure", c.ASHES, "SWW-ARTIFACT-ASHES-01"),
    ("treasure", c.FROSTMOURNE, "SWW-ARTIFACT-FROSTMOURNE-01"),
    ("treasure", c.DOOMHAMMER, "SWW-ARTIFACT-DOOMHAMMER-01"),
    ("race", c.ETHEREALS, "SWW-RACE-ETHEREALS-03"),
)
KINDS = {"race": c.RACE_KIND, "power": c.POWER_KIND, "treasure": c.TREASURE_KIND}

TOLL_RULES = {
    "harmony": "SWW-RACE-PANDAREN-04",
    "aegis": "SWW-ARTIFACT-AEGIS-02",
    "bogs": "SWW-POWER-BOGS-02",
    "doomhammer": "SWW-ARTIFACT-DOOMHAMMER-01",
}


def card_rule(kind: str, name: str) -> str:
    """The rule of a card's first ability.

    >>> card_rule("RACE", "night_elves")
    'SWW-RACE-NIGHTELVES-02'
    """
    return f"SWW-{kind}-{name.replace('_', '').upper()}-02"


def named(option: Option) -> bool:
    """Does an option name what it speaks of? ("-", for nothing, can be written everywhere.)"""
    return all(0 <= value < 255 for value in option[1:])


def has_card(s: State, seat: int, need: tuple[str, int, str]) -> bool:
    kind, card, _ = need
    if kind == "race":
        return s.race[seat] == card
    if kind == "power":
        return s.power[seat] == card
    return effects.treasure_of(s, seat, card) >= 0


def lacks(need: tuple[str, int, str]) -> No:
    kind, card, rule = need
    return No(f"why-needs-{kind}", rule, {kind: Name(message_id(kind, KINDS[kind].names[card]))})


def at(region: int) -> dict[str, Any]:
    return {"region": Region(region)}


def borders(s: State, seat: int, region: int) -> bool:
    """Is the region next to one of the seat's active race?"""
    return any(s.holder[b] == 2 * seat for b in s.static.borders[region])


def rolls_free(armed: int) -> bool:
    """Does the next attack begin with the assault's own die?"""
    return bool(armed & c.ASSAULT) and not armed & (c.CHAMPION_AID | c.DOOMHAMMER_AID)


def dear(s: State, seat: int, due: list[Toll], rule: str = "") -> No | None:
    """Tolls the seat can't pay: the rule is that of the toll its coins don't reach."""
    total = 0
    for amount, _, why in due:
        total += amount
        if total > s.coins[seat]:
            return No("why-toll", rule or TOLL_RULES[why], due=tuple(due))
    return None


def busy(s: State) -> No | None:
    """A chosen aid must be used before anything else."""
    if not s.armed:
        return None
    aid = s.armed.bit_length() - 1
    return No("why-armed", AID_NEEDS[aid][2], {"aid": Name(message_id("aid", c.AIDS[aid]))})
