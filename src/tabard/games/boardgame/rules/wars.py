"""p.25-26: Wars: two regions to be held until the enemy's turn ends."""

from __future__ import annotations

from tabard.core.flow import flow
from tabard.core.game import emit

from ..state import Event, Faction, State, Steps
from . import cards, rewards, values


def held(s: State, faction: int, waiting: tuple[int, ...]) -> tuple[int, ...]:
    """TBG-WAR-03: the Wars, of those that lay there before this step, in whose regions a faction
    has characters."""
    there = {s.at[hero] for hero in values.heroes_of(s, faction)}
    return tuple(
        event
        for event, (one, other, *_) in values.lying(s, "war")
        if event in waiting and one in there and other in there
    )


def war_pay(s: State, event: int, faction: int) -> tuple[int, int]:
    """TBG-EVENT-13: gold and XP for each character."""
    _, _, gold, stronger, weaker = values.said(event, "war")
    return gold, stronger if values.stronger(s, faction) else weaker


@flow
def check_wars(s: State, faction: Faction, waiting: tuple[Event, ...]) -> Steps:
    """TBG-WAR-03, TBG-WAR-05: only the faction whose enemies' turn ends can win. TBG-WAR-04: then
    the card goes, and its tokens with it."""
    event: Event
    for event in held(s, faction, waiting):
        emit(s, "won_war", faction, event)
        reward = war_pay(s, event, faction)
        cards.discard_event(s, event)
        yield from rewards.each(s, values.heroes_of(s, faction), reward[0], reward[1])
