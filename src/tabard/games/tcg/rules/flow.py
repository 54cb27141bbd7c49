"""A duel from the first roll to the end: turns, windows and priority."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any, TypeAlias

from tabard.core.ask import Ask, Option, Seat, ask
from tabard.core.errors import Impossible
from tabard.core.flow import flow
from tabard.core.game import emit
from tabard.core.hidden import pull

from .. import content as c
from ..language import powers as pw
from ..state import (
    ACTION,
    AT_END,
    AT_NEXT_START,
    ATTACK,
    DEFEND,
    DRAW_STEP,
    END,
    NO_WINDOW,
    OWN_LINK,
    PROPOSAL,
    READY_STEP,
    RESPOND,
    TURN,
    UNDER_ATTACK,
    YOUR_TURN,
    State,
    Window,
    cards_in_hand,
    hand,
    ref,
    shown,
)
from . import combat, values
from .announce import place_resource, play_card, use_power
from .chain import quiet, resolve, settle
from .legal import actions, main_timing
from .orders import skips
from .piles import draw
from .setup import setup
from .triggers import fire, hear, wait
from .zones import discard, ready

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
    """TCG-TURN-01: start, action and end phase, with a window in each step (TCG-TURN-04): also
    between the draw and the first main action (TCG-START-07, TCG-RESPOND-07)."""
    ready_step(s)
    yield from window(s, READY_STEP)
    if not s.lost and s.number > 1:  # TCG-START-04 to -06
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
    """TCG-START-01 to -03, TCG-READY-05: all cards of the turn player ready, resources
    (TCG-RESOURCE-06) and attachments (TCG-ATTACH-11) too, without the chain (TCG-START-06); then
    powers of the start trigger, of both players (TCG-START-08, TCG-TRIGGER-13)."""
    s.number += 1
    s.placed = 0
    seat = s.turn
    s.skipping[seat] = 0  # TCG-PRIORITY-10
    emit(s, "turn", seat, shown(s.number))
    controller, exhausted, fresh, stays = s.controller, s.exhausted, s.fresh, s.stays
    for x in s.play + s.resources:
        if controller[x] != seat:
            continue
        fresh[x] = 0
        if stays[x]:
            stays[x] = 0
        elif exhausted[x] and not stuck(s, x):
            ready(s, x)
    hear(s, pw.START, -1, seat=seat)
    for x in s.play:
        if s.controller[x] == seat and c.IS_CHARACTER[s.what[x]]:
            n = values.traits(s, x).mend
            if n > 0:
                wait(s, pw.POWERS[pw.MEND_POWER], seat, ref(s, x), amount=n)
    due(s, AT_NEXT_START)


def stuck(s: State, x: int) -> bool:
    return bool(values.bans(s)) and x in s.play and bool(values.forbidden(s, x) & values.CANT_READY)


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
    """TCG-END-03, -04: the turn player, and nobody else (TCG-END-05, TCG-DRAW-04), discards down to
    seven; TCG-TURN-07: "this turn" ends. Nobody gets priority (TCG-END-06)."""
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
    s.triggers = bytearray(s.seats)
    s.did = bytearray(len(s.did))
    s.turn = 1 - s.turn  # TCG-END-07


@flow
def window(s: State, kind: Window) -> Steps:
    """TCG-TURN-05: players get priority (TCG-PRIORITY-01), the turn player first, until all pass in
    succession with an empty chain (TCG-CHAIN-03, TCG-ACTION-05). Nobody's action phase ends by
    itself, be it that nothing is left to do."""
    s.window = kind
    seat: Seat = s.turn  # TCG-PRIORITY-02
    passes: int = 0
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
                about=("about_chance", occasion(s, seat)),
                secret=hand(s, seat) != () or main_timing(s, seat),
            )
            if option[0] == "pass":  # TCG-PRIORITY-04
                passes += 1
            else:  # who adds something keeps priority (TCG-PRIORITY-03, TCG-RESPOND-03)
                passes = 0
                s.skipping[seat] = 0
                yield from act(s, seat, option)
                if not quiet(s):
                    yield from settle(s)
                continue
        if passes < 2:
            seat = 1 - seat
        elif not s.chain:  # TCG-PRIORITY-06
            return
        else:  # TCG-CHAIN-05, TCG-RESPOND-06: one link; TCG-PRIORITY-05, TCG-TURN-06: then anew
            seat, passes = s.turn, 0
            if s.chain[-1].kind == PROPOSAL:
                yield from fight(s, kind)
            else:
                yield from resolve(s)
            if not quiet(s):
                yield from settle(s)


def occasion(s: State, seat: int) -> int:
    """TCG-PRIORITY-08: what this player has priority for."""
    if s.chain:
        top = s.chain[-1]
        if top.seat == seat:
            return OWN_LINK
        return UNDER_ATTACK if top.kind == PROPOSAL else RESPOND
    return YOUR_TURN if s.window == ACTION and s.turn == seat else s.window


@flow
def act(s: State, seat: Seat, option: Option) -> Steps:
    """TCG-ACTION-01, TCG-PRIORITY-08."""
    match option:
        case ("place" | "place_up" | "stash", card):
            place_resource(s, seat, card, option[0])
        case ("play", card):
            yield from play_card(s, seat, pull(s, seat, card, hand(s, seat)))
        case ("play_again", slot):
            yield from play_card(s, seat, slot)
        case ("use", slot, power):
            yield from use_power(s, seat, slot, power)
        case ("attack", slot):
            yield from combat.propose(s, seat, slot)
        case _:
            raise Impossible(f"Whoever has priority can't {option[0]!r}.")


@flow
def fight(s: State, back: Window) -> Steps:
    """TCG-COMBAT-36: the proposal resolves, and the combat takes its course: the attacker is
    exhausted (TCG-COMBAT-11) and strikes (TCG-STRIKE-03), then others step in, knowing that
    (TCG-STRIKE-19), and the defender strikes (TCG-STRIKE-04, -18)."""
    if combat.begin(s):
        yield from combat.strike(s, s.attacker)
        yield from window(s, ATTACK)  # TCG-COMBAT-13
        if not s.lost and not combat.gone(s):
            yield from combat.protect(s)
            yield from combat.defend(s)
            yield from window(s, DEFEND)  # TCG-COMBAT-14
        if not s.lost:
            yield from combat.conclude(s)
        combat.end_combat(s)
        s.window = back  # TCG-COMBAT-35
