"""A duel from the first roll to the end: turns, windows and priority."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from . import combat, values
from . import content as c
from . import powers as pw
from .chain import place, play_card, quiet, resolve, settle, use_power
from .legal import actions, skips
from .setup import setup
from .state import (
    ACTION,
    AT_END,
    AT_NEXT_START,
    ATTACK,
    ATTACKED,
    DEFEND,
    DRAW_STEP,
    END,
    NO_WINDOW,
    OWN_LINK,
    PROPOSAL,
    READY_STEP,
    RESPOND,
    TURN,
    YOUR_TURN,
    State,
    cards_in_hand,
    hand,
    ref,
)
from .zones import discard, draw, fire, hear, pull, ready, wait

Steps: TypeAlias = Generator[Ask, Any, None]


@flow
def duel(s: State) -> Steps:
    """TCG-TURN-02: turn after turn, until somebody has lost."""
    yield from setup(s)
    while not s.lost:
        yield from turn(s)
    emit(s, "ended")


@flow
def turn(s: State) -> Steps:
    """TCG-TURN-01: start, action and end phase."""
    ready_step(s)
    yield from window(s, READY_STEP)
    if not s.lost and s.number > 1:  # TCG-START-05
        draw(s, s.turn)
        yield from window(s, DRAW_STEP)
    yield from rest_of_turn(s)


@flow
def from_here(s: State) -> Steps:
    """A duel that goes on from the action phase of a turn, as a scenario writes it down."""
    yield from rest_of_turn(s)
    while not s.lost:
        yield from turn(s)
    emit(s, "ended")


@flow
def rest_of_turn(s: State) -> Steps:
    """TCG-TURN-01: the action phase and the end phase."""
    if not s.lost:
        yield from window(s, ACTION)
    if not s.lost:
        end_phase(s)
        yield from window(s, END)
    if not s.lost:
        yield from wrap_up(s)


def ready_step(s: State) -> None:
    """TCG-START-02: all cards of the turn player ready, then powers of the start trigger."""
    s.number += 1
    s.placed = s.stopped = 0
    seat = s.turn
    emit(s, "turn", seat, min(s.number, 255))
    for x in s.play + s.resources:
        if s.controller[x] != seat:
            continue
        s.fresh[x] = 0
        if s.stays[x]:
            s.stays[x] = 0
        elif s.exhausted[x] and not stuck(s, x):
            ready(s, x)
    hear(s, pw.START, -1, seat=seat)
    for x in s.play:
        if s.controller[x] == seat and c.IS_CHARACTER[s.what[x]]:
            n = values.traits(s, x).mend
            if n > 0:
                wait(s, pw.POWERS[pw.MEND], seat, ref(s, x), amount=n)
    due(s, AT_NEXT_START)


def stuck(s: State, x: int) -> bool:
    return x in s.play and bool(values.forbidden(s, x) & values.CANT_READY)


def due(s: State, moment: int) -> None:
    """TCG-TRIGGER-10: what was put off until now."""
    found = [d for d in s.delayed if d.moment == moment]
    s.delayed = tuple(d for d in s.delayed if d.moment != moment)
    for d in found:
        fire(s, d)


def end_phase(s: State) -> None:
    """TCG-END-02."""
    hear(s, pw.END_OF_TURN, -1, seat=s.turn)
    due(s, AT_END)


@flow
def wrap_up(s: State) -> Steps:
    """TCG-END-04: the turn player discards down to seven; TCG-TURN-07: "this turn" ends."""
    while len(hand(s, s.turn)) > c.HAND_LIMIT:
        option = yield from ask(
            s.turn,
            "discard",
            [("discard", card) for card in cards_in_hand(s, s.turn)],
            secret=True,
        )
        discard(s, s.turn, option[1])
    s.window = NO_WINDOW
    s.effects = tuple(e for e in s.effects if e.until != TURN)
    s.delayed = tuple(d for d in s.delayed if d.moment == AT_NEXT_START)
    s.used = ()
    s.did = bytearray(len(s.did))
    s.turn = 1 - s.turn


@flow
def window(s: State, kind: int) -> Steps:
    """TCG-TURN-05: players get priority, the turn player first, until all pass in succession with
    an empty chain."""
    s.window = kind
    seat, passes = s.turn, 0
    if not quiet(s):
        yield from settle(s)
    while not s.lost:
        if skips(s, seat):
            passes += 1
        else:
            option = yield from ask(
                seat,
                "priority",
                actions(s, seat),
                about=("about_chance", chance(s, seat)),
                secret=hand(s, seat) != (),
            )
            if option[0] == "pass":
                passes += 1
            else:
                passes = 0
                yield from act(s, seat, option)
                if not quiet(s):
                    yield from settle(s)
                continue
        if passes < 2:
            seat = 1 - seat
        elif not s.chain:
            return
        else:
            seat, passes = s.turn, 0
            if s.chain[-1].kind == PROPOSAL:
                yield from fight(s, kind)
            else:
                yield from resolve(s)
            if not quiet(s):
                yield from settle(s)


def chance(s: State, seat: int) -> int:
    """TCG-PRIORITY-08: what this player has priority for."""
    if s.chain:
        top = s.chain[-1]
        if top.seat == seat:
            return OWN_LINK
        return ATTACKED if top.kind == PROPOSAL else RESPOND
    return YOUR_TURN if s.window == ACTION and s.turn == seat else s.window


@flow
def act(s: State, seat: int, option: tuple[Any, ...]) -> Steps:
    """TCG-ACTION-01, TCG-PRIORITY-08."""
    match option:
        case ("place" | "place_up" | "stash", card):
            place(s, seat, card, option[0])
        case ("play", card):
            yield from play_card(s, seat, pull(s, seat, card, hand(s, seat)))
        case ("play_again", slot):
            yield from play_card(s, seat, slot)
        case ("use", slot, power):
            yield from use_power(s, seat, slot, power)
        case ("attack", slot):
            yield from combat.propose(s, seat, slot)
        case ("stops", orders):
            s.stops[seat] = orders
            s.stopped = 1


@flow
def fight(s: State, back: int) -> Steps:
    """TCG-COMBAT-36: the proposal resolves, and the combat takes its course."""
    if combat.begin(s):
        yield from combat.strike(s, s.attacker)
        yield from window(s, ATTACK)
        if not s.lost and not combat.gone(s):
            yield from combat.protect(s)
            yield from combat.defend(s)
            yield from window(s, DEFEND)
        if not s.lost:
            yield from combat.conclude(s)
        combat.end_combat(s)
        s.window = back
