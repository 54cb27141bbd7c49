"""The upkeep phase, and the end of a turn."""

from __future__ import annotations

from tabard.core.ask import Option, ask
from tabard.core.flow import flow
from tabard.core.game import emit

from ..language import has
from ..language import names as n
from ..state import UPKEEP, Attached, Seat, State, Steps
from . import cards, effects, items, movement, quests, tokens, values


@flow
def upkeep(s: State, seat: Seat) -> Steps:
    """WAG-UPKEEP-01: quests, equipment, and the die is passed on. What hurts in one's upkeep, and
    what has to be paid for in it, comes first."""
    s.phase = UPKEEP
    if s.bleeding[seat] or s.attached:
        yield from bleed(s, seat)
    yield from toll(s, seat)
    yield from quests.conclude(s)
    if s.over:
        return
    yield from quests.quest_upkeep(s, seat)
    if s.over:
        return
    while values.kept(s, seat, n.GOLD) and movement.purchases(s, seat):
        option = yield from ask(seat, "spend_gold", [("spend", n.GOLD), ("keep",)])
        if option[0] == "keep":
            break
        tokens.spend(s, seat, n.GOLD)
        yield from movement.buy(s, seat)
    yield from items.equip(s, seat)


@flow
def bleed(s: State, seat: Seat) -> Steps:
    """WAG-KEYWORD-04: cards that wound in every upkeep, and those that do so once."""
    if s.bleeding[seat]:
        many: int = s.bleeding[seat]
        s.bleeding[seat] = 0
        yield from effects.wound(s, seat, many, s.bled_by[seat])
    card: Attached
    for card in s.attached:
        if card.seat == seat and card in s.attached:
            yield from bled(s, seat, card)


@flow
def bled(s: State, seat: Seat, card: Attached) -> Steps:
    """One attached card; gone after its last upkeep."""
    many: int = sum(x.n for x in has.ATTACHED[card.ability] if x.op == "bleeds")
    if many:
        less = card._replace(left=card.left - 1)
        s.attached = tuple(less if x == card else x for x in s.attached)
        if not less.left:
            cards.detach(s, tuple(x != less for x in s.attached))
        yield from effects.wound(s, seat, many, card.owner)


def dues(s: State, seat: int, many: int) -> list[Option]:
    """WAG-CHARACTER-10: energy, a card from the hand, or the face is turned."""
    found: list[Option] = [("pay", many)] if s.energy[seat] >= many else []
    if s.held[seat]:
        found.append(("shed",))
    return [*found, ("let_go",)]


@flow
def toll(s: State, seat: Seat) -> Steps:
    """WAG-CHARACTER-09: a face that has to be kept up."""
    many: int = sum(x.n for x in has.FACE[s.hero[seat]][s.side[seat]] if x.op == "toll")
    if not many or s.over:
        return
    option = yield from ask(seat, "toll", dues(s, seat, many))
    match option[0]:
        case "pay":
            s.energy[seat] -= many
        case "shed":
            yield from cards.toss_some(s, seat, 1)
        case _:
            effects.turn_over(s, seat, 0)
            yield from effects.fall(s, seat, -1)


def end_turn(s: State, seat: int) -> None:
    """WAG-ENERGY-05, WAG-TURN-03, WAG-DISCOVERY-17: what lasted for a turn is over."""
    s.energy[seat] = s.charge[seat] = 0
    s.ambush[seat] = 0
    s.moves = s.stepped = s.still = s.skip = 0
    s.played, s.used = (), ()
    emit(s, "turn_over", seat)
