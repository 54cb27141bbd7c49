"""What stands in the way of an option: obstacles as data, and which question each verb answers.

`reasons` looks for the obstacle, `explain` says it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

from tabard.core.ask import Option
from tabard.core.explain import Name, Spoken, Sum, Term
from tabard.core.phrase import message_id

from .. import content as c
from ..context import context
from ..language import powers as pw
from ..language.text import WORDS, condition_text, power_text
from ..language.words.names import HOLD_BACK
from ..rules import values
from ..rules.index import index
from ..rules.legal import can_pay_part
from ..show.naming import CardName
from ..state import ACTION, NOBODY, State, can_read, hand, ref


class No(NamedTuple):
    """An obstacle: message, rule and arguments; the sum belongs to the sentence."""

    key: str
    rule: str
    args: dict[str, Any] = {}  # noqa: RUF012 - never changed
    sum: Sum | None = None


PRIORITY = ("priority",)
WHEN: dict[str, tuple[tuple[str, ...], str]] = {
    "begin": (("begin",), "TCG-SETUP-03"),
    "keep": (("mulligan",), "TCG-MULLIGAN-01"),
    "mulligan": (("mulligan",), "TCG-MULLIGAN-01"),
    "place": (PRIORITY, "TCG-PLACE-01"),
    "place_up": (PRIORITY, "TCG-RESOURCE-03"),
    "stash": (PRIORITY, "TCG-KEYWORD-STASH-01"),
    "play": (PRIORITY, "TCG-PLAY-01"),
    "play_again": (PRIORITY, "TCG-PLAY-10"),
    "use": (PRIORITY, "TCG-POWER-04"),
    "attack": (PRIORITY, "TCG-COMBAT-01"),
    "at": (("defender",), "TCG-COMBAT-01"),
    "target": (("target",), "TCG-TARGET-01"),
    "target_player": (("target",), "TCG-TARGET-12"),
    "done": (("target",), "TCG-TARGET-09"),
    "mode": (("mode",), "TCG-PLAY-12"),
    "pay": (("pay",), "TCG-COST-08"),
    "discard": (("discard", "pay"), "TCG-DISCARD-02"),
    "take_card": (("pluck",), "TCG-DISCARD-02"),
    "pick": (("pick",), "TCG-TARGET-11"),
    "find": (("search", "reveal"), "TCG-SEARCH-01"),
    "find_none": (("search", "reveal"), "TCG-SEARCH-01"),
    "under": (("under",), "TCG-SEARCH-04"),
    "as_they_lie": (("under",), "TCG-SEARCH-04"),
    "yes": (("may", "ramp", "stash"), "TCG-RESOLVE-05"),
    "no": (("may", "ramp", "stash"), "TCG-RESOLVE-05"),
    "strike": (("strike",), "TCG-STRIKE-05"),
    "protect": (("protect",), "TCG-PROTECT-02"),
    "hold": (("strike", "protect"), "TCG-STRIKE-14"),
    "armor": (("armor",), "TCG-ARMOR-10"),
    "apply": (("armor",), "TCG-PREVENT-05"),
    "take": (("armor",), "TCG-ARMOR-07"),
    "add": (("order",), "TCG-TRIGGER-03"),
    "destroy": (("excess",), "TCG-TAG-02"),
    "turn_down": (("locations",), "TCG-LOCATION-03"),
    "pass": (PRIORITY, "TCG-PRIORITY-04"),
}
"""The questions each verb answers, and the rule behind it."""


def names_all(option: Option) -> bool:
    """Does an option name what it speaks of? ("-", for nothing, can be written everywhere.)"""
    return all(value >= 0 for value in option[1:])


def known(s: State, seat: int, x: int) -> Any:
    """A card by its name, if this player can read it."""
    if s.what[x] >= 0 and can_read(s, x, seat):
        return CardName(s.what[x])
    return Name("slot-hidden")


def about(s: State, seat: int, x: int) -> dict[str, Any]:
    return {"card": known(s, seat, x)}


def timing(s: State, seat: int, rule: str = "TCG-ACTION-03") -> No | None:
    """Why it is not the moment for a main action."""
    if s.turn != seat:
        return No("why-other-turn", rule)
    if s.attacker != NOBODY or s.fighting:
        return No("why-in-combat", "TCG-ACTION-03")
    if s.window != ACTION:
        return No("why-other-phase", "TCG-ACTION-03")
    if s.chain:
        return No("why-chain", "TCG-ACTION-03")
    return None


def unpaid(s: State, seat: int, x: int, parts: tuple[pw.Part, ...], rule: str = "") -> No | None:
    """The first part of a cost, resources aside, that can't be paid."""
    for part in parts:
        if not can_pay_part(s, seat, x, part):
            return No(f"why-part-{part.name}", rule or part.rule)
    return None


def locals_of(s: State) -> dict[str, Any]:
    """What the flow that asks remembers."""
    assert s.frame is not None
    return dict(zip(s.frame[0].names, s.frame[1], strict=True))


def held(s: State, seat: int, card: int) -> int:
    """The slot of such a card in a player's own hand; -1: there is none."""
    return next((x for x in hand(s, seat) if s.what[x] == card), -1)


# -- cards that forbid something ------------------------------------------------------------------


@dataclass(frozen=True)
class Condition(Spoken):
    """On what condition a power works: "if you control an ally"."""

    power: int
    link: str = "if"

    def said(self, language: str) -> str:
        return condition_text(self.power, language, self.link)


@dataclass(frozen=True)
class KeywordName(Spoken):
    keyword: str

    def said(self, language: str) -> str:
        return WORDS.say(language, message_id("text-keyword", self.keyword))


@dataclass(frozen=True)
class PowerText(Spoken):
    """What a power says, as it stands on its card."""

    power: int

    def said(self, language: str) -> str:
        return power_text(self.power, language)


def power_of(mod: pw.Mod) -> int:
    """The power whose text makes this change."""
    return next(at.power for at, one in zip(pw.MODS_AT, pw.MODS, strict=True) if one is mod)


def printed_on(mod: pw.Mod) -> CardName:
    """The card whose text makes this change."""
    return CardName(c.POWERS_AT[power_of(mod)].card)


def lacking(s: State, x: int, keyword: str) -> int | None:
    """The power that would give a card this keyword if its condition were met."""
    bit = c.KEYWORD_BIT[keyword]
    for y in (*s.play, *(y for y in s.resources if not s.down[y])):
        ctx = context(s.controller[y], ref(s, y))
        for power in pw.OF_CARD[s.what[y]] if y not in index(s).mute else ():
            static = power.static
            if static is None or static.test is None or static.test(s, ctx):
                continue
            if any(pw.GIVES[mod] & bit for mod in static.mods) and static.whom(s, ctx, x):
                return power.number
    return None


def keyword_lacks(s: State, seat: int, x: int, keyword: str, rule: str) -> No | None:
    """A card that has a keyword only on a condition, which is not met."""
    power = lacking(s, x, keyword)
    if power is None:
        return None
    args = about(s, seat, x) | {"keyword": KeywordName(keyword), "condition": Condition(power)}
    return No("why-keyword-only", rule, args)


def card_forbids(s: State, seat: int, x: int, what: str) -> No | None:
    """TCG-GENERAL-03: the card that says that this one can't attack (or protect)."""
    for mod, _, _, _ in values.mods_on(s, x):
        if mod.kind == "cant" and mod.bits & c.FORBID[what]:
            args = about(s, seat, x) | {"card2": printed_on(mod)}
            power = power_of(mod)
            if condition_text(power, "en"):
                args |= {"condition": Condition(power, "while")}
                return No(f"why-cant-{what}-while", "TCG-GENERAL-03", args)
            return No(f"why-cant-{what}", "TCG-GENERAL-03", args)
    return None


def forced(s: State, seat: int, x: int) -> No | None:
    """TCG-COMBAT-38: the card that says that this one must attack."""
    for mod, _, _, _ in values.mods_on(s, x):
        if mod.kind == "cant" and mod.bits & HOLD_BACK:
            args = about(s, seat, x) | {"card2": printed_on(mod)}
            return No("why-must-attack", "TCG-COMBAT-38", args)
    return None


def strikes_forbidden(s: State, seat: int) -> No | None:
    for mod in values.forbids_player(s, seat, "cant"):
        if mod.bits & c.FORBID["strike"]:
            return No("why-cant-strike", "TCG-GENERAL-03", {"card2": printed_on(mod)})
    return None


def playing_forbidden(s: State, seat: int, x: int) -> No | None:
    ctx = context(seat, ref(s, x))
    for mod in values.forbids_player(s, seat, "cant_play"):
        if mod.arg(s, ctx, x):
            args = about(s, seat, x) | {"card2": printed_on(mod)}
            return No("why-cant-play", "TCG-GENERAL-03", args)
    return None


# -- sums -----------------------------------------------------------------------------------------


def strike_sum(s: State, seat: int, weapon: int) -> Sum:
    """TCG-STRIKE-02: what a strike costs, term by term: always the same as `strike_price`."""
    card = s.what[weapon]
    terms = [Term(c.CARDS[card].strike, "cost-strike", "TCG-STRIKE-02")]
    for y, change in index(s).prices:
        if change.kind == "strike" and s.controller[y] == seat:
            n = change.n(s, context(seat, ref(s, y)))
            terms.append(Term(n, "cost-card", "TCG-COST-09", (("card", CardName(s.what[y])),)))
    return Sum(tuple(terms), 0)


def power_sum(power: pw.Power) -> Sum | None:
    """TCG-COST-02: the resources that a power costs; None: it costs none."""
    n = power.cost.resources
    return Sum((Term(n, "cost-power", "TCG-COST-02"),)) if n else None
