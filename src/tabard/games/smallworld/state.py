"""The state of a game of Small World: one column for each fact on the table.

A region's `holder` is 2 × seat for an active race and 2 × seat + 1 for one in decline.
The `see=` words are the visibility table: coins are each player's own, the order of the stacks,
the bombs' faces and the treasures that lie face down are nobody's.
"""

from __future__ import annotations

from typing import Any

from tabard.core.codec import SEAT, Kind
from tabard.core.state import COUNT, HIDDEN, NONE, OWNER, BaseState, column, columns, row, scalar

from . import content as c

__all__ = ["NONE", "State"]

HOLDER = Kind("holder", tuple(a + b for a in "ABCDE" for b in ("", "-declined")))


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
    round: int = scalar(1)
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
    champion: int = scalar(-1, of=c.REGION)
    champion_off: int = scalar()  # off the map: 0 in the box, 1 in hand, 2 captive
    captor: int = scalar(-1, of=SEAT)

    # Treasures: one for each island
    treasure: bytearray = column(c.ISLAND, NONE, of=c.TREASURE_KIND, see=_treasure_seen)
    treasure_at: bytearray = column(c.ISLAND, NONE, of=c.REGION)
    treasure_up: bytearray = column(c.ISLAND)
    treasure_used: bytearray = column(c.ISLAND)
    unused: tuple[int, ...] = row(of=c.TREASURE_KIND, see=COUNT)

    # Players
    coins: list[int] = column(SEAT, c.START_COINS, wide=True, see=OWNER)
    race: bytearray = column(SEAT, NONE, of=c.RACE_KIND)
    power: bytearray = column(SEAT, NONE, of=c.POWER_KIND)
    old_race: bytearray = column(SEAT, NONE, of=c.RACE_KIND)
    old_power: bytearray = column(SEAT, NONE, of=c.POWER_KIND)
    hand: bytearray = column(SEAT)
    beasts_hand: int = scalar()
    harmony: bytearray = column(SEAT)

    # Supplies
    tray: bytearray = column(c.RACE_KIND)
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


State.kinds = {
    "Region": c.REGION,
    "Treasure": c.TREASURE_KIND,
    "Race": c.RACE_KIND,
    "Power": c.POWER_KIND,
}
