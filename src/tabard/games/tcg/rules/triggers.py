"""What hears of something that happens, and waits.

Nothing here asks anybody anything. What triggers is put into `waiting` and goes on the chain the
next time somebody would get priority (TCG-TRIGGER-02).
"""

from __future__ import annotations

from ..context import context
from ..language import powers as pw
from ..state import NOBODY, WHEN_DESTROYED, Delayed, State, Used, Waiting, player_ref, ref
from .index import index


def hear(
    s: State, kind: int, x: int, amount: int = 0, dealer: int = NOBODY, seat: int = -1
) -> None:
    """TCG-TRIGGER-01: something has happened to a card (to a player: `seat`), at whatever moment
    (TCG-TRIGGER-11). What triggers is whoever's who controls the card (TCG-CONTROL-04)."""
    for y, power, event in (s.memo or index(s)).ears.get(kind, ()):
        mine, whom = s.controller[y], event.whom
        if seat != mine and (kind == pw.PLAYS if whom is not None else not event.each):
            continue
        own, subject = ref(s, y), ref(s, x) if x >= 0 else player_ref(seat)
        if whom is not None and not whom(s, context(mine, own, (), subject, amount, dealer), x):
            continue
        wait(s, power, mine, own, subject, amount, dealer)


MOST_TRIGGERS = 200
"""TCG-GENERAL-11: where powers trigger one another without end, that ends after so many of one
player's in a turn; what cards do without a loop never comes near it."""


def wait(
    s: State,
    power: pw.Power,
    seat: int,
    source: int,
    subject: int = NOBODY,
    amount: int = 0,
    dealer: int = NOBODY,
) -> None:
    """TCG-TRIGGER-09: it triggers if its condition holds, and once a turn if it says so."""
    if power.test is not None:
        if not power.test(s, context(seat, source, (), subject, amount, dealer)):
            return
    if power.once:
        if Used(source, power.number) in s.used:
            return
        s.used += (Used(source, power.number),)
    if s.triggers[seat] >= MOST_TRIGGERS:  # TCG-GENERAL-11
        return
    s.triggers[seat] += 1
    last = len(power.program)
    s.waiting += (Waiting(power.number, seat, source, subject, amount, dealer, 0, last),)


def delayed_destruction(s: State, x: int) -> None:
    """TCG-TRIGGER-10: 'when that character is destroyed this turn'."""
    kept = []
    for d in s.delayed:
        if d.moment == WHEN_DESTROYED and d.subject == ref(s, x):
            fire(s, d)
        else:
            kept.append(d)
    s.delayed = tuple(kept)


def fire(s: State, d: Delayed) -> None:
    """A delayed power goes to those that wait."""
    s.waiting += (Waiting(d.power, d.seat, d.source, d.subject, 0, NOBODY, d.first, d.last),)
