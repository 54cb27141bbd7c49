"""Why something is not offered: for each verb, the first obstacle a player would meet.

The order is always the same: what and whose it is, when it can be done, what state it is in, who
forbids it, what it costs, and whom it would be done to. Nothing here reads a card that the player
can't read: of the other's hand and of the decks only where they lie.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import TypeAlias

from tabard.core.ask import Ask, Option
from tabard.core.phrase import message_id

from .. import content as c
from ..context import context
from ..language import powers as pw
from ..rules import values
from ..rules.fighters import attackers
from ..rules.index import index, ready_resources
from ..rules.legal import (
    FACE_UP,
    PLAYABLE,
    can_activate,
    candidates,
    is_free,
    modes_of,
    play_cost,
)
from ..show.naming import CardName
from ..state import (
    GRAVEYARD,
    PLAY,
    RESOURCE,
    State,
    Used,
    can_read,
    graveyard,
    player_ref,
    ref,
)
from .fighting import (
    no_armor,
    no_at,
    no_attack,
    no_protect,
    no_strike,
    no_take,
    proposed,
    stealthy,
    striking,
    worn_out,
)
from .obstacles import (
    PRIORITY,
    WHEN,
    Condition,
    No,
    about,
    forced,
    held,
    locals_of,
    names_all,
    playing_forbidden,
    power_sum,
    timing,
    unpaid,
)

Check: TypeAlias = Callable[[State, int, Ask, Option], No | None]


def why_not(s: State, seat: int, q: Ask, option: Option) -> No:
    """The first reason why the seat that is asked `q` can't answer this."""
    verb = option[0]
    labels, rule = WHEN[verb]
    if not names_all(option):
        return No("why-nothing-named", rule)
    early = EARLY.get(verb)
    no = None if early is None else early(s, seat, q, option)
    if no is not None:
        return no
    if q.label not in labels:
        if labels is PRIORITY:
            return No("why-busy", "TCG-PRIORITY-09")
        return No(message_id("when", verb), rule)
    no = CHECKS[verb](s, seat, q, option)
    return no or No("why-not-offered", rule)


# -- whatever is asked ----------------------------------------------------------------------------


def never_played(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if PLAYABLE[option[1]]:
        return None
    return No("why-never-played", "TCG-PLAY-04", {"card": CardName(option[1])})


def no_such_seat(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return None if option[1] < s.seats else No("why-no-such-seat", WHEN[option[0]][1])


# -- cards in hand --------------------------------------------------------------------------------


def no_place(s: State, seat: int, q: Ask, option: Option) -> No | None:
    verb, card = option
    if held(s, seat, card) < 0:
        return No("why-not-in-hand", "TCG-PLACE-01", {"card": CardName(card)})
    if verb == "place_up" and not FACE_UP[card]:
        return No("why-not-face-up", "TCG-RESOURCE-03", {"card": CardName(card)})
    if verb == "stash" and pw.STASH[card] is None:
        return No("why-no-stash", "TCG-KEYWORD-STASH-01", {"card": CardName(card)})
    no = timing(s, seat)
    if no is None and s.placed:
        return No("why-placed", "TCG-PLACE-01")
    return no


def no_play(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = held(s, seat, option[1])
    if x < 0:
        return No("why-not-in-hand", "TCG-PLAY-10", {"card": CardName(option[1])})
    return not_playable(s, seat, x)


def no_play_again(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = option[1]
    if x not in graveyard(s, seat):
        return No("why-not-in-graveyard", "TCG-PLAY-10", about(s, seat, x))
    if not pw.FROM_GRAVEYARD[s.what[x]]:
        return No("why-only-from-hand", "TCG-PLAY-10", about(s, seat, x))
    return not_playable(s, seat, x)


def not_playable(s: State, seat: int, x: int) -> No | None:
    """TCG-PLAY-01 to TCG-PLAY-13, for a card that lies where it can be played from."""
    card = s.what[x]
    if not c.CARDS[card].instant:
        no = timing(s, seat, "TCG-PLAY-02")
        if no is not None:
            return no._replace(key=f"{no.key}-slow", args=about(s, seat, x))
    have = ready_resources(s, seat)
    if play_cost(s, seat, x) > have:
        args = about(s, seat, x) | {"have": have}
        return No("why-dear", "TCG-COST-04", args, values.price(s, seat, x))
    extra = pw.EXTRA[card]
    if extra is not None and extra.extra is not None:
        no = unpaid(s, seat, x, (extra.extra,), "TCG-PLAY-13")
        if no is not None:
            return no
    no = playing_forbidden(s, seat, x)
    if no is None and not modes_of(s, context(seat, ref(s, x)), pw.POWERS[pw.PLAYING[card]]):
        return No("why-no-target", "TCG-TARGET-02", about(s, seat, x))
    return no


def no_discard(s: State, seat: int, q: Ask, option: Option) -> No | None:
    if held(s, seat, option[1]) < 0:
        return No("why-not-in-hand", "TCG-DISCARD-01", {"card": CardName(option[1])})
    return No("why-no-payment", "TCG-COST-14", {"card": CardName(option[1])})


# -- powers ---------------------------------------------------------------------------------------


def no_use(s: State, seat: int, q: Ask, option: Option) -> No | None:
    _, x, number = option
    power = pw.POWERS[number]
    return no_power(s, seat, x, power) or not_usable(s, seat, x, power)


def no_power(s: State, seat: int, x: int, power: pw.Power) -> No | None:
    """Whether the card is there, is the player's own, and has the power."""
    args = about(s, seat, x)
    where = s.zone[x]
    if where == GRAVEYARD and x in graveyard(s, seat):
        if power in pw.BURIED[s.what[x]]:
            return None
    if where not in (PLAY, RESOURCE):
        return No("why-not-in-play", "TCG-POWER-02", args)
    if s.controller[x] != seat:
        quest = where == RESOURCE and not s.down[x] and c.TYPE[s.what[x]] == c.QUEST
        return No("why-not-yours", "TCG-QUEST-12" if quest else "TCG-POWER-09", args)
    if where == RESOURCE and s.down[x]:
        if can_read(s, x, seat) and c.TYPE[s.what[x]] == c.QUEST:
            return No("why-quest-down", "TCG-QUEST-08", args)
        return No("why-face-down", "TCG-RESOURCE-05", args)
    if s.down[x]:
        return No("why-flipped", "TCG-HERO-04", args)
    if not any(y == x and p is power for y, p in index(s).pays[s.controller[x]]):
        if x in index(s).mute:
            return No("why-powerless", "TCG-POWER-13", args)
        return No("why-no-such-power", "TCG-POWER-03", args)
    return None


def not_usable(s: State, seat: int, x: int, power: pw.Power) -> No | None:
    """TCG-POWER-04: what keeps the player from using a power that the card has."""
    args, cost = about(s, seat, x), power.cost
    if power.own_turn and s.turn != seat:
        return No("why-own-turn-only", "TCG-POWER-11", args)
    if (power.once or is_free(power)) and Used(ref(s, x), power.number) in s.used:
        return No("why-used", "TCG-POWER-11" if power.once else "TCG-GENERAL-11", args)
    if cost.tap and s.exhausted[x]:
        return No("why-exhausted", "TCG-READY-04", args)
    if cost.tap and not can_activate(s, x):
        return No("why-must-wait", "TCG-POWER-07", args)
    have = ready_resources(s, seat) - int(cost.tap and x in s.resources)
    if cost.resources > have:
        return No("why-dear-power", "TCG-COST-04", args | {"have": have}, power_sum(power))
    no = unpaid(s, seat, x, cost.parts)
    if no is not None:
        return no
    ctx = context(seat, ref(s, x))
    if power.test is not None and not power.test(s, ctx):
        rule = "TCG-QUEST-11" if power.kind == "quest" else "TCG-POWER-11"
        return No("why-condition", rule, args | {"condition": Condition(power.number)})
    return None if modes_of(s, ctx, power) else No("why-no-target", "TCG-TARGET-02", args)


# -- targets and other choices --------------------------------------------------------------------


def no_target(s: State, seat: int, q: Ask, option: Option) -> No | None:
    here = locals_of(s)
    spec = pw.POWERS[here["power"]].specs[here["at"]]
    x = option[1]
    args = about(s, seat, x)
    if spec.zone in ("player", "opponent"):
        return No("why-wants-player", "TCG-TARGET-06", args)
    before = (*here["picked"], *(r for group in here["chosen"] for r in group if spec.other))
    if ref(s, x) in before:
        return No("why-twice", "TCG-TARGET-08", args)
    if spec.zone == "" and s.zone[x] not in (PLAY, RESOURCE):
        return No("why-not-in-play", "TCG-TARGET-07", args)
    if s.zone[x] == PLAY and values.keywords(s, x) & values.UNTARGETABLE:
        return No("why-untargetable", "TCG-KEYWORD-UNTARGETABLE-01", args)
    if ref(s, x) in candidates(s, here["ctx"], spec, here["chosen"]):
        return No("why-leaves-none", "TCG-TARGET-08", args)
    return No("why-no-fit", "TCG-TARGET-06", args)


def no_target_player(s: State, seat: int, q: Ask, option: Option) -> No | None:
    here = locals_of(s)
    if player_ref(option[1]) in here["picked"]:
        return No("why-player-twice", "TCG-TARGET-08")
    return No("why-no-player", "TCG-TARGET-06")


def no_done(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-must-target", "TCG-TARGET-01")


def no_mode(s: State, seat: int, q: Ask, option: Option) -> No | None:
    here = locals_of(s)
    if option[1] >= pw.POWERS[here["power"]].modes:
        return No("why-no-mode", "TCG-PLAY-12")
    return No("why-mode-target", "TCG-TARGET-02")


CARDS_BY_NAME = ("find", "take_card", "under")


def not_among(key: str) -> Check:
    """A thing that is simply none of those that can be chosen; which they are, the player sees."""

    def check(s: State, seat: int, q: Ask, option: Option) -> No | None:
        verb, what = option[0], option[1]
        card = CardName(what) if verb in CARDS_BY_NAME else about(s, seat, what)["card"]
        return No(key, WHEN[verb][1], {"card": card})

    return check


def no_pass(s: State, seat: int, q: Ask, option: Option) -> No | None:
    """TCG-COMBAT-38."""
    for x in attackers(s, seat):
        no = forced(s, seat, x)
        if no is not None:
            return no
    return None


def nothing(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return None


EARLY: dict[str, Check] = {
    **dict.fromkeys(("begin", "target_player"), no_such_seat),
    "play": never_played,
    "at": proposed,
    "protect": stealthy,
    "strike": striking,
    "armor": worn_out,
}
"""What is in the way whatever is asked."""

CHECKS: dict[str, Check] = {
    **dict.fromkeys(("begin", "keep", "mulligan", "yes", "no", "hold"), nothing),
    "pass": no_pass,
    **dict.fromkeys(("place", "place_up", "stash"), no_place),
    "play": no_play,
    "play_again": no_play_again,
    "use": no_use,
    "attack": no_attack,
    "at": no_at,
    "target": no_target,
    "target_player": no_target_player,
    "done": no_done,
    "mode": no_mode,
    "pay": not_among("why-no-payment"),
    "discard": no_discard,
    "take_card": not_among("why-not-in-that-hand"),
    "pick": not_among("why-no-choice"),
    "find": not_among("why-not-found"),
    "find_none": nothing,
    "under": not_among("why-not-found"),
    "as_they_lie": nothing,
    "strike": no_strike,
    "protect": no_protect,
    "armor": no_armor,
    "apply": not_among("why-no-shield"),
    "take": no_take,
    "add": not_among("why-not-waiting"),
    "destroy": not_among("why-not-too-many"),
    "turn_down": not_among("why-no-location"),
}
