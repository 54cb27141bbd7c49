"""The laws of Small World can fail: each notices a position that breaks it."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

import pytest

from tabard.core.luck import position
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.show import view
from tabard.games.smallworld.state import NONE, State, active
from tests.laws import guarded, unsaid
from tests.smallworld.table import Table, seat

REGIONS = {
    "L1A-01": "A 3",
    "L1A-04": "B 1",
    "L1A-05": "B declined 1",
    "L1A-02": "empty",
    "L1A-06": "B 1 champion",
    "L1A-10": "murloc",
}


def whole() -> State:
    """A position with something of everything, as it should be."""
    t = Table(
        faces=["L1A", "S1B"],
        A=seat("tauren beastmasters", hand=3, coins=4),
        B=seat("orcs champion", hand=1, declined="goblins"),
        regions=REGIONS,
        treasures={"L1A-08": "heart", "S1B-02": "aegis down"},
    )
    state: State = t.s
    assert GAME.laws(state) == []
    return state


def at(region: str) -> int:
    return int(whole().static.index[region])


def put(column: str, place: int, value: int) -> Callable[[State], None]:
    """The damage: another value at this place."""

    def damage(s: State) -> None:
        values = getattr(s, column)
        if isinstance(values, tuple):
            setattr(s, column, (*values[:place], value, *values[place + 1 :]))
        else:
            values[place] = value

    return damage


def also(*damages: Callable[[State], None]) -> Callable[[State], None]:
    def damage(s: State) -> None:
        for one in damages:
            one(s)

    return damage


def crowd(column: str, count: int) -> Callable[[State], None]:
    """So many such pieces, all in one region that somebody holds."""

    def damage(s: State) -> None:
        values = getattr(s, column)
        values[:] = bytes(len(values))
        held = [r for r in range(len(values)) if s.holder[r] != NONE]
        values[held[0]] = count

    return damage


def settled(column: str, value: Any) -> Callable[[State], None]:
    return lambda s: setattr(s, column, value)


def longer(column: str, more: tuple[int, ...]) -> Callable[[State], None]:
    return lambda s: setattr(s, column, getattr(s, column) + more)


EMPTY, OWN, FOE, MURLOC = at("L1A-02"), at("L1A-01"), at("L1A-04"), at("L1A-10")
BROKEN: list[tuple[Callable[[State], None], str]] = [
    *(
        (put(column, EMPTY, 1), "L1A-02 is nobody's and not empty")
        for column in ("tokens", "beasts", "walls", "garrisons", "towers")
    ),
    (
        put("old_race", 1, NONE),
        "L1A-05 is held by a race that is not there",
    ),
    (put("tokens", FOE, 0), "L1A-04 is held without a token"),
    (put("murlocs", OWN, 1), "L1A-01 is held and has a Murloc"),
    (put("tokens", OWN, 1), "too few tauren stand in L1A-01"),
    (put("tokens", OWN, 4), "tauren: 10 + 4 + 3 tokens are not 16"),
    (put("tray", c.RACE["tauren"], 9), "tauren: 9 + 3 + 3 tokens are not 16"),
    (put("hand", 1, 2), "orcs: 8 + 2 + 2 tokens are not 11"),
    (put("holder", at("L1A-05"), active(0)), "goblins: 10 + 0 + 0 tokens are not 11"),
    (longer("race_stack", (0,)), "a banner is missing or doubled"),
    (put("offer_races", 0, c.RACE["orcs"]), "a banner is missing or doubled"),
    (put("race", 1, c.RACE["humans"]), "a banner is missing or doubled"),
    (put("old_race", 1, c.RACE["humans"]), "a banner is missing or doubled"),
    (longer("power_discard", (0,)), "a power tile is missing or doubled"),
    (longer("power_stack", (0,)), "a power tile is missing or doubled"),
    (put("offer_powers", 0, c.POWER["champion"]), "a power tile is missing or doubled"),
    (put("power", 0, NONE), "a power tile is missing or doubled"),
    (put("old_power", 1, 0), "a power tile is missing or doubled"),
    *(
        (longer(column, (0,)), "a combo in the column lacks its banner, its tile or its coins")
        for column in ("offer_races", "offer_powers", "offer_coins")
    ),
    (crowd("murlocs", 16), "16 pieces of murloc"),
    (crowd("walls", 10), "10 pieces of wisp_wall"),
    (crowd("garrisons", 11), "11 pieces of garrison"),
    (crowd("towers", 7), "7 pieces of tower"),
    (crowd("objectives", 3), "3 pieces of objective"),
    (crowd("beasts", 6), "6 pieces of beast"),
    (also(crowd("beasts", 2), settled("beasts_hand", 4)), "6 pieces of beast"),
    (settled("harmony", bytearray((2, 3))), "5 pieces of harmony"),
    (settled("bomb_pile", (0,) * 13), "13 pieces of bomb"),
    (also(settled("bomb_pile", (0,) * 12), put("bombs", FOE, 1)), "13 pieces of bomb"),
    (settled("bomb_pile", (1,) * 7), "7 pieces of explosive"),
    (also(settled("bomb_pile", (1,) * 6), put("bomb_faces", FOE, 1)), "7 pieces of explosive"),
    (put("coins", 1, -1), "somebody owes coins"),
    (settled("champion", OWN), "the Champion stands among strangers"),
    (settled("champion", EMPTY), "the Champion stands among strangers"),
    (settled("champion", at("L1A-05")), "the Champion stands among strangers"),
    (put("bombs", FOE, 1), "a bomb has no face"),
    (put("bomb_faces", FOE, 0), "a bomb has no face"),
    (put("treasure", 0, c.TREASURE["aegis"]), "a treasure is doubled"),
    (longer("unused", (c.TREASURE["heart"],)), "a treasure is doubled"),
]


@pytest.mark.parametrize(("damage", "sentence"), BROKEN, ids=[text for _, text in BROKEN])
def test_a_broken_law_is_noticed(damage: Callable[[State], None], sentence: str) -> None:
    s = whole()
    damage(s)
    assert sentence in GAME.laws(s)


def test_every_law_is_shown_to_fail() -> None:
    assert unsaid(view.laws, [sentence for _, sentence in BROKEN]) == []


@pytest.mark.parametrize("piece", [p for p in c.COUNT if p not in ("mountain", "champion")])
def test_every_piece_that_can_run_out_is_counted(piece: str) -> None:
    """Mountains are printed on the map, and there is one Champion by the look of its column."""
    assert any(text.endswith(f"pieces of {piece}") for _, text in BROKEN)


def test_as_many_pieces_as_there_are_are_not_too_many() -> None:
    s = whole()
    for column, piece in (("walls", "wisp_wall"), ("garrisons", "garrison"), ("towers", "tower")):
        crowd(column, c.COUNT[piece])(s)
    crowd("objectives", c.COUNT["objective"])(s)
    crowd("beasts", c.COUNT["beast"])(s)
    s.murlocs[MURLOC] = c.COUNT["murloc"] - sum(s.murlocs) + 1
    s.harmony = bytearray((1, c.COUNT["harmony"] - 1))
    s.bomb_pile = (1,) * c.COUNT["explosive"] + (0,) * (c.COUNT["bomb"] - c.COUNT["explosive"])
    s.coins[0] = 0
    assert GAME.laws(s) == []


def test_the_laws_watch_over_these_columns() -> None:
    played = [position(GAME, 5, number, inputs) for number in (0, 1) for inputs in (60, 150, 250)]
    assert guarded(GAME, [*played, whole()]) == {
        *("holder", "tokens", "beasts", "murlocs", "walls", "garrisons", "towers"),
        *("bombs", "bomb_faces", "bomb_pile", "champion", "treasure", "unused"),
        *("race", "power", "old_race", "old_power", "hand", "harmony", "tray"),
        *("offer_races", "offer_powers", "offer_coins"),
        *("race_stack", "power_stack", "power_discard"),
    }


@pytest.mark.parametrize("column", ["race_stack", "power_stack"])
def test_what_nobody_can_know_is_drawn_anew(column: str) -> None:
    s = position(GAME, 3, 1, 40)
    worlds = [GAME.determinize(s, 0, Random(i)) for i in range(8)]
    assert len({tuple(getattr(world, column)) for world in worlds}) > 2
