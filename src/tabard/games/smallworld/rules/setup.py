"""Setting up (rulebook p.3): boards, column of combos, Murlocs, treasures, coins."""

from __future__ import annotations

from collections.abc import Generator
from typing import Any

from tabard.core.ask import Ask, Draw, Shuffle, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..state import GOING, NONE, State


def sizes(seats: int) -> tuple[str, ...]:
    """The islands' sizes for a number of players (SWW-SETUP-02 to -05)."""
    return tuple(size for size, n in c.BOARDS[seats].items() for _ in range(n))


def faces_left(s: State) -> tuple[int, ...]:
    """Weights over the 12 faces for the next island: right size, board not yet used."""
    size = sizes(s.seats)[len(s.faces)]
    used = {c.FACES[f]["board"] for f in s.faces}
    return tuple(int(f["size"] == size and f["board"] not in used) for f in c.FACES)


@flow
def setup(s: State) -> Generator[Ask, Any, None]:
    """SWW-SETUP-01 and the rest of p.3."""
    if s.settings["faces"] == "random":
        while len(s.faces) < s.seats:
            face = yield from chance("face", Draw(faces_left(s)))  # SWW-SETUP-06
            s.faces = (*s.faces, face)
    else:
        s.faces = tuple(c.FACE.index[name] for name in s.settings["faces"])
    lay_boards(s, c.land_of(s.faces))
    banners = yield from chance("banners", Shuffle(len(c.RACES)))  # SWW-SETUP-15
    deal_banners(s, banners)
    tiles = yield from chance("tiles", Shuffle(len(c.POWERS)))  # SWW-SETUP-16
    deal_tiles(s, tiles)
    order = yield from chance("treasures", Shuffle(len(c.TREASURES)))  # SWW-SETUP-20
    hide_treasures(s, order)
    if s.settings["first"] == "random":
        first = yield from chance("first", Draw((1,) * s.seats))  # SWW-SETUP-24
        s.first = first
    else:
        s.first = "ABCDE".index(s.settings["first"])
    s.turn = s.first
    emit(s, "begins", s.first)


def lay_boards(s: State, land: c.Land) -> None:
    """Lay the islands, with a Mountain or a Murloc where one is printed (SWW-SETUP-18, -19)."""
    s.static = land
    for name, f in State.fields.items():
        if f.axis is c.REGION:
            setattr(s, name, f.blank(land.n))
    for r in land.all:
        s.murlocs[r] = land.mask["murloc"] >> r & 1


def deal_banners(s: State, banners: tuple[int, ...]) -> None:
    """Six are seen: five in the column and the top of the stack (SWW-SETUP-17)."""
    s.offer_races, s.race_stack = banners[: c.OFFERS], banners[c.OFFERS :]
    for i, race in enumerate(c.RACES):
        s.tray[i] = race.supply


def deal_tiles(s: State, tiles: tuple[int, ...]) -> None:
    """One beside each banner that is seen."""
    s.offer_powers, s.power_stack = tiles[: c.OFFERS], tiles[c.OFFERS :]
    s.offer_coins = (0,) * c.OFFERS


def hide_treasures(s: State, order: tuple[int, ...]) -> None:
    """One treasure face down on every island's icon; the rest stay unseen (SWW-SETUP-21)."""
    for i in range(s.seats):
        s.treasure[i] = order[i]
        s.treasure_at[i] = s.static.icon[i]
    s.unused = order[s.seats :]


def blank_turn(s: State) -> None:
    """Forget what belonged to the last player's turn: also that the Draenei were spared a loss
    (SWW-RACE-DRAENEI-03) and the side that a neutral race took (SWW-PLACE-BATTLEGROUND-03)."""
    s.ended[s.turn] = GOING
    s.readying = s.armed = s.put_back = s.used = s.pushes = s.swaps = s.losses = s.form = 0
    s.harmony_paid = s.aegis_paid = s.holy_light = 0
    for i in range(s.seats):
        s.treasure_used[i] = s.attacked[i] = 0
    s.beaten = bytearray(len(s.beaten))
    race = s.race[s.turn]
    s.faction = c.NEUTRAL if race == NONE else c.FACTION_OF[race]


def check_faces(value: Any, seats: int) -> str | None:
    """The option `faces`: random, or one face for each island, in any order of sizes."""
    if value == "random":
        return None
    known = set(c.FACE.names)
    if not isinstance(value, list | tuple) or any(
        not isinstance(v, str) or v not in known for v in value
    ):
        return f"faces must be random, or a list of: {', '.join(c.FACE.names)}."
    chosen = [c.FACES[c.FACE.index[v]] for v in value]
    if sorted(f["size"] for f in chosen) != sorted(sizes(seats)):
        need = " ".join(sizes(seats))
        return f"{seats} players need islands of the sizes {need}."
    if len({f["board"] for f in chosen}) != len(chosen):
        return "two faces of one board can't both lie on the table."
    return None


def check_first(value: Any, seats: int) -> str | None:
    """The option `first`: random, or a seat letter."""
    letters = "ABCDE"[:seats]
    if value == "random" or (isinstance(value, str) and len(value) == 1 and value in letters):
        return None
    return f"first must be random, or one of {', '.join(letters)}."


def face_slots(seats: int) -> tuple[tuple[str, ...], ...]:
    """What can lie in the place of each island. Two of one size need different boards."""
    return tuple(tuple(f["id"] for f in c.FACES if f["size"] == size) for size in sizes(seats))


def first_slots(seats: int) -> tuple[tuple[str, ...], ...]:
    return (tuple("ABCDE"[:seats]),)
