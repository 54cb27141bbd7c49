"""The state of a game of Small World: one column for each fact on the table.

A region's `holder` is the code of a race on the map: see `active` and `declined`.
The `see=` words are the visibility table: coins are each player's own, the order of the stacks,
the bombs' faces and the treasures that lie face down are nobody's.
"""

from __future__ import annotations

from typing import Annotated, Any, TypeAlias

from tabard.core.codec import SEAT, Kind
from tabard.core.state import COUNT, HIDDEN, NONE, OWNER, BaseState, column, columns, row, scalar

from . import content as c

__all__ = ["NONE", "State", "active", "banner", "declined", "in_decline", "seat_of"]

HOLDER = Kind("holder", tuple(a + b for a in "ABCDE" for b in ("", "-declined")))

ENDING = Kind("ending", ("going", "stopped", "spent", "stuck", "final"))
GOING, STOPPED, SPENT, STUCK, FINAL_MADE = range(5)
"""How the conquests of a player's last turn ended: the player stopped, had no token left, had
nothing left to conquer, or made the final conquest."""

# What the locals of flows are: saved games hold their names.
Region: TypeAlias = Annotated[int, c.REGION]
Island: TypeAlias = Annotated[int, c.ISLAND]
Holder: TypeAlias = Annotated[int, HOLDER]


def active(seat: int) -> int:
    """The holder's code of a player's active race.

    >>> seat_of(active(3)), in_decline(active(3)), in_decline(declined(3))
    (3, False, True)
    """
    return 2 * seat


def declined(seat: int) -> int:
    """The holder's code of a player's race in decline."""
    return 2 * seat + 1


def seat_of(code: int) -> int:
    """Whose race it is (of NONE: no seat there is)."""
    return code >> 1


def in_decline(code: int) -> bool:
    return bool(code & 1)


def banner(race: int, old: int) -> int:
    """Where a race stands in `beaten`: in its prime and in decline it counts as two races
    (SWW-FACTION-04, -10)."""
    return 2 * race + old


def _treasure_seen(s: Any, index: int, seat: int) -> bool:
    return bool(s.treasure_up[index])


def _race_known(s: Any, index: int, seat: int) -> bool:
    """Banners that went under the stack face up are remembered."""
    return bool(index >= len(s.race_stack) - s.race_known)


@columns
class State(BaseState):
    static: c.Land

    # The map
    faces: tuple[int, ...] = row(of=c.FACE)
    round: int = scalar(1)  # SWW-COMPONENTS-06, SWW-SETUP-09
    first: int = scalar(0, of=SEAT)
    turn: int = scalar(0, of=SEAT)
    holder: bytearray = column(c.REGION, NONE, of=HOLDER)
    tokens: bytearray = column(c.REGION)
    beasts: bytearray = column(c.REGION)
    murlocs: bytearray = column(c.REGION)
    walls: bytearray = column(c.REGION)
    garrisons: bytearray = column(c.REGION)
    towers: bytearray = column(c.REGION)
    objectives: bytearray = column(c.REGION)
    bombs: bytearray = column(c.REGION)
    bomb_faces: bytearray = column(c.REGION, NONE, of=c.BOMB, see=HIDDEN)
    bomb_pile: tuple[int, ...] = row(of=c.BOMB, see=COUNT)
    bombs_shown: int = scalar()  # explosions revealed since the Goblins were picked
    champion: int = scalar(-1, of=c.REGION)  # SWW-COMPONENTS-20: there is one
    champion_off: int = scalar()  # off the map: 0 in the box, 1 in hand, 2 captive
    captor: int = scalar(-1, of=SEAT)

    # Treasures: one for each island
    treasure: bytearray = column(c.ISLAND, NONE, of=c.TREASURE_KIND, see=_treasure_seen)
    treasure_at: bytearray = column(c.ISLAND, NONE, of=c.REGION)
    treasure_up: bytearray = column(c.ISLAND)
    treasure_used: bytearray = column(c.ISLAND)
    unused: tuple[int, ...] = row(of=c.TREASURE_KIND, see=COUNT)

    # Players
    coins: list[int] = column(SEAT, c.START_COINS, wide=True, see=OWNER)  # SWW-SCORE-05
    race: bytearray = column(SEAT, NONE, of=c.RACE_KIND)
    power: bytearray = column(SEAT, NONE, of=c.POWER_KIND)
    old_race: bytearray = column(SEAT, NONE, of=c.RACE_KIND)
    old_power: bytearray = column(SEAT, NONE, of=c.POWER_KIND)
    hand: bytearray = column(SEAT)
    beasts_hand: int = scalar()
    harmony: bytearray = column(SEAT)
    ended: bytearray = column(SEAT, of=ENDING, aside=True)

    # Supplies
    tray: bytearray = column(c.RACE_KIND)  # SWW-COMPONENTS-21
    offer_races: tuple[int, ...] = row(of=c.RACE_KIND)
    offer_powers: tuple[int, ...] = row(of=c.POWER_KIND)
    offer_coins: tuple[int, ...] = row()
    race_stack: tuple[int, ...] = row(of=c.RACE_KIND, see=_race_known)
    race_known: int = scalar()
    power_stack: tuple[int, ...] = row(of=c.POWER_KIND, see=COUNT)
    power_discard: tuple[int, ...] = row(of=c.POWER_KIND)

    # This turn
    readying: int = scalar()  # 1: nothing done yet, regions may be abandoned
    armed: int = scalar()  # aids chosen for the next conquest, a bit each
    put_back: int = scalar()  # aids that were chosen and put back since the last deed, a bit each
    used: int = scalar()  # once-a-turn abilities already used, a bit each
    pushes: int = scalar()
    swaps: int = scalar()
    losses: int = scalar()  # tokens the Forsaken may recruit for
    form: int = scalar(0, of=c.FORM)
    faction: int = scalar(0, of=c.FACTION)  # whom the player in turn fights for
    harmony_paid: int = scalar()
    aegis_paid: int = scalar()
    holy_light: int = scalar()  # 1: the Draenei have already been spared a loss this turn
    attacked: bytearray = column(SEAT)  # whose active race was attacked this turn
    beaten: bytearray = column(c.BANNER)  # regions taken from each race this turn
