"""p.7: who decides for a faction."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Draw, Seat, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from ..state import NONE, Faction, State
from . import values


def leaders(s: State, faction: int) -> tuple[Seat, ...]:
    """TBG-FACTION-02: the people who control a hero with the most XP."""
    heroes = values.heroes_of(s, faction)
    most = max(s.xp[h] for h in heroes)
    return tuple(dict.fromkeys(s.player[h] for h in heroes if s.xp[h] == most))


@flow
def speaker(s: State, faction: Faction, choices: int) -> Generator[Ask, Any, Seat]:
    """TBG-FACTION-01, TBG-FACTION-03: who answers for all. A tie is drawn between different people
    where there is a choice, and holds until XP change."""
    found = leaders(s, faction)
    if len(found) == 1 or choices < 2:
        return found[0]
    if s.speaker[faction] == NONE:
        which = yield from chance("speaker", Draw((1,) * len(leaders(s, faction))))
        s.speaker[faction] = leaders(s, faction)[which]
    return s.speaker[faction]


def forget_speaker(s: State, faction: int) -> None:
    """XP have changed."""
    s.speaker[faction] = NONE


def wins(s: State, faction: int) -> None:
    """TBG-WIN-01: the game is over; -1: nobody has won."""
    s.over, s.winner = 1, faction
    if faction >= 0:
        emit(s, "wins", faction)
    else:
        emit(s, "tie")
