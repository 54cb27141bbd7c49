"""Setting up (rulebook p.3): boards, rounds, the column of combos, treasures, coins."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tabard.core.ask import Draw
from tabard.core.errors import Malformed
from tabard.core.game import SPECTATOR
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tests.smallworld.table import Table

FIXED: dict[str, Any] = {"faces": ["L1A", "S1B"], "first": "A"}


def lay(seats: int, rng: Random) -> list[dict[str, Any]]:
    """The faces of a new game, drawn with this luck."""
    t = Table.new(seats)
    while t.label == "face":
        asked = GAME.pending(t.s)
        assert asked is not None
        assert asked.domain is not None
        t.roll(asked.domain.sample(rng.randrange))
    return [c.FACES[face] for face in t.s.faces]


def played(seats: int) -> Counter[str]:
    """How many turns each player has in a whole game, nobody conquering anything."""
    t = Table.new(seats, {"first": "B"})
    while t.asked != "nobody":
        t.luck()
        seat = t.asked
        options = t.offers(seat)
        t.do(f"{seat} {'stop' if 'stop' in options else options[0]}")
    return Counter(event.split()[1] for event in t.events if event.startswith("turn "))


@pytest.mark.rule("SWW-SETUP-01")
@pytest.mark.parametrize("seats", [0, 1, 6])
def test_one_player_is_too_few_and_six_are_too_many(seats: int) -> None:
    with pytest.raises(Malformed, match=f"is for 2 to 5 players, not {seats}"):
        GAME.new({}, seats)


@pytest.mark.rule("SWW-SETUP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_two_to_five_can_play(seats: int) -> None:
    assert Table.new(seats).luck().label == "pick"


@pytest.mark.parametrize(
    ("sizes", "wrong"),
    [
        pytest.param("LS", "L1A L2A", marks=pytest.mark.rule("SWW-SETUP-05")),
        pytest.param("LMS", "L1A M1A M2A", marks=pytest.mark.rule("SWW-SETUP-04")),
        pytest.param("LMMS", "L1A L2A M1A S1A", marks=pytest.mark.rule("SWW-SETUP-03")),
        pytest.param("LLMSS", "L1A M1A M2A S1A S2A", marks=pytest.mark.rule("SWW-SETUP-02")),
    ],
)
def test_there_are_as_many_islands_as_players_of_the_sizes_in_the_book(
    sizes: str, wrong: str, seed: int
) -> None:
    seats = len(sizes)
    rng = Random(seed)
    for _ in range(20):
        faces = lay(seats, rng)
        assert sorted(face["size"] for face in faces) == sorted(sizes)
        assert len({face["board"] for face in faces}) == seats
    with pytest.raises(Malformed, match="need islands of the sizes"):
        GAME.new({"faces": wrong.split()}, seats)


@pytest.mark.rule("SWW-SETUP-06")
def test_every_face_of_the_right_size_is_as_likely() -> None:
    t = Table.new(5)
    asked = GAME.pending(t.s)
    assert asked is not None
    assert asked.domain == Draw(tuple(int(face["size"] == "L") for face in c.FACES))
    t.roll(c.FACE.index["L2B"])
    asked = GAME.pending(t.s)
    assert asked is not None
    assert asked.domain == Draw(tuple(int(face["board"] == "L1") for face in c.FACES))


@pytest.mark.rule("SWW-SETUP-06")
@pytest.mark.parametrize("faces", [3, None, "L1A", [[]], [3, 4], [None, "S1B"]])
def test_faces_that_are_none_get_a_sentence(faces: Any) -> None:
    with pytest.raises(Malformed, match="faces must be random, or a list of: L1A,"):
        GAME.new({"faces": faces}, 2)


def test_both_faces_of_a_board_never_lie_on_one_table() -> None:
    with pytest.raises(Malformed, match="two faces of one board"):
        GAME.new({"faces": ["L1A", "M1A", "M1B", "S1A"]}, 4)
    t = Table.new(4)
    t.roll(c.FACE.index["L1A"], c.FACE.index["M1A"])
    with pytest.raises(Malformed):
        t.roll(c.FACE.index["M1B"])


@pytest.mark.rule("SWW-SETUP-07")
def test_one_region_of_every_island_shows_its_size() -> None:
    for face in c.FACES:
        icons = [r for r in face["regions"] if r["icon"]]
        assert len(icons) == 1, face["id"]
        assert icons[0]["terrain"] not in c.WATER_TERRAINS
        assert face["size"] in "LMS"
        assert face["board"].startswith(face["size"])
    sizes = {s: {len(f["regions"]) for f in c.FACES if f["size"] == s} for s in "SML"}
    assert max(sizes["S"]) < min(sizes["M"])
    assert max(sizes["M"]) < min(sizes["L"])


@pytest.mark.rule("SWW-SETUP-08")
def test_it_does_not_matter_how_the_islands_lie() -> None:
    def table(faces: list[str]) -> Table:
        return Table(
            faces=faces,
            A={"race": "orcs", "power": "farmers", "hand": 6},
            B={"race": "humans", "power": "miners"},
            regions={"L1A-06": "A 2", "L1A-02": "B 2", "S1B-04": "B 1", "M1A-07": "A 1"},
            treasures={"L1A-08": "frostmourne", "M1A-06": "heart down", "S1B-03": "ashes down"},
        ).do("A expand")

    one, other = table(["L1A", "M1A", "S1B"]), table(["S1B", "L1A", "M1A"])
    assert set(one.offers("A")) == set(other.offers("A")) != set()
    for region in one.s.static.ids:
        assert one[f"cost A {region}"] == other[f"cost A {region}"]


@pytest.mark.rule("SWW-SETUP-09")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_first_round_is_round_one(seats: int) -> None:
    t = Table.new(seats).luck()
    assert t["round"] == 1


@pytest.mark.parametrize(
    ("seats", "rounds"),
    [
        pytest.param(2, 10, marks=pytest.mark.rule("SWW-SETUP-10")),
        pytest.param(3, 10, marks=pytest.mark.rule("SWW-SETUP-11")),
        pytest.param(4, 9, marks=pytest.mark.rule("SWW-SETUP-12")),
        pytest.param(5, 8, marks=pytest.mark.rule("SWW-SETUP-13")),
    ],
)
def test_everybody_has_a_turn_in_each_of_the_rounds(seats: int, rounds: int) -> None:
    assert played(seats) == dict.fromkeys("ABCDE"[:seats], rounds)


@pytest.mark.rule("SWW-SETUP-14")
def test_the_tray_is_full_and_open_to_all() -> None:
    t = Table.new(3).luck()
    assert t["tray"] == [race.supply for race in c.RACES]
    for seat in (0, 1, 2, SPECTATOR):
        assert GAME.view(t.s, seat)["columns"]["tray"] == t["tray"]


@pytest.mark.rule("SWW-SETUP-15")
def test_five_banners_lie_in_the_column_and_a_sixth_on_top_of_eleven() -> None:
    t = Table.new(2, FIXED).roll(tuple(reversed(range(16)))).luck()
    names = [race.id for race in reversed(c.RACES)]
    assert t["offer_races"] == names[:6]
    assert t["race_stack"] == names[6:]
    assert len(names[5:]) == 11
    for seat in (0, 1, SPECTATOR):
        shown = GAME.view(t.s, seat)["columns"]
        assert shown["offer_races"] == names[:6]
        assert shown["race_stack"] == [None] * 10


@pytest.mark.rule("SWW-SETUP-16")
def test_five_tiles_lie_beside_the_banners_and_a_sixth_on_top_of_fifteen() -> None:
    t = Table.new(2, FIXED).roll(tuple(range(16)), tuple(reversed(range(20)))).luck()
    names = [power.id for power in reversed(c.POWERS)]
    assert t["offer_powers"] == names[:6]
    assert t["power_stack"] == names[6:]
    assert len(names[5:]) == 15
    for seat in (0, 1, SPECTATOR):
        shown = GAME.view(t.s, seat)["columns"]
        assert shown["offer_powers"] == names[:6]
        assert shown["power_stack"] == 14


@pytest.mark.rule("SWW-SETUP-17")
def test_six_combos_can_be_seen_and_picked() -> None:
    t = Table.new(2, FIXED).luck()
    assert len(t["offer_races"]) == len(t["offer_powers"]) == len(t["offer_coins"]) == 6
    assert t.offers("A") == [f"take {n}" for n in range(1, 7)]


@pytest.mark.rule("SWW-SETUP-18")
def test_a_murloc_lives_wherever_one_is_printed() -> None:
    t = Table.new(3, {"faces": ["L1A", "M1B", "S2A"], "first": "A"}).luck()
    living = [r for r in t.s.static.ids if t[f"murlocs {r}"]]
    assert living == [
        *("L1A-05", "L1A-10", "L1A-12", "L1A-13"),
        *("M1B-04", "M1B-07", "M1B-08"),
        *("S2A-01", "S2A-06"),
    ]
    assert sum(t["murlocs"]) == len(living)


@pytest.mark.rule("SWW-SETUP-19")
def test_a_mountain_stands_wherever_one_is_drawn() -> None:
    t = Table.new(2, FIXED).luck()
    drawn = ["L1A-03", "L1A-11", "S1B-03"]
    assert [r for r, n in zip(t.s.static.ids, t.s.static.mountains, strict=True) if n] == drawn
    t = Table(
        faces=FIXED["faces"],
        A={"race": "orcs", "power": "farmers"},
        regions={"L1A-04": "A 1", "L1A-08": "A 1", "S1B-01": "A 1"},
    )
    assert [t[f"cost A {r}"] for r in drawn] == [3, 3, 3]
    assert (t["cost A L1A-01"], t["cost A S1B-05"]) == (2, 2)  # hills


@pytest.mark.rule("SWW-SETUP-20")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_a_treasure_lies_face_down_on_the_icon_of_every_island(seats: int) -> None:
    t = Table.new(seats)
    while t.label != "treasures":
        asked = GAME.pending(t.s)
        assert asked is not None
        assert asked.domain is not None
        t.roll(asked.domain.sample(lambda n: n - 1))
    order = (7, 3, 11, 0, 5, 1, 2, 4, 6, 8, 9, 10)
    t.roll(order)
    names = [treasure.id for treasure in c.TREASURES]
    assert t["treasure"] == [names[i] for i in order[:seats]]
    icons = [r["id"] for face in t.s.faces for r in c.FACES[face]["regions"] if r["icon"]]
    assert t["treasure_at"] == icons
    assert t["treasure_up"] == [0] * seats
    for seat in (*range(seats), SPECTATOR):
        assert GAME.view(t.s, seat)["columns"]["treasure"] == [None] * seats


@pytest.mark.rule("SWW-SETUP-21")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_other_treasures_stay_out_of_the_game_unseen(seats: int) -> None:
    t = Table.new(seats).luck()
    assert len(t["unused"]) == 12 - seats
    assert not set(t["unused"]) & set(t["treasure"])
    for seat in (*range(seats), SPECTATOR):
        assert GAME.view(t.s, seat)["columns"]["unused"] == 12 - seats


@pytest.mark.rule("SWW-SETUP-22")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_everybody_starts_with_five_coins(seats: int) -> None:
    t = Table.new(seats).luck()
    assert t["coins"] == [5] * seats
    assert c.BOX["coins"][1] >= 5 * seats  # in ones


@pytest.mark.rule("SWW-SETUP-23")
def test_income_comes_from_the_bank_and_costs_go_to_it() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "worgen", "power": "miners", "coins": 5},
        regions={"L1A-06": "A 1", "S1B-01": "A 1"},
    )
    t.do("A expand", "A form worgen")
    assert t["coins"] == [4, 5]  # paid, and nobody got it
    t.do("A stop")
    assert t["coins"] == [6, 5]  # earned, and nobody paid it


@pytest.mark.rule("SWW-SETUP-24")
def test_a_first_player_is_drawn_or_named_and_stays_first() -> None:
    t = Table.new(3, {"faces": ["L1A", "M1A", "S1B"]})
    while t.label != "first":
        asked = GAME.pending(t.s)
        assert asked is not None
        assert asked.domain is not None
        t.roll(asked.domain.sample(lambda n: n - 1))
    asked = GAME.pending(t.s)
    assert asked is not None
    assert asked.domain == Draw((1, 1, 1))
    t.roll(1)
    assert (t["first"], t.asked) == ("B", "B")
    for seat in "BCABC":
        assert t.asked == seat
        t.do(f"{seat} {t.offers(seat)[0]}").luck().do(f"{seat} stop")
    assert (t["first"], t.asked) == ("B", "A")


@pytest.mark.rule("SWW-SETUP-24")
def test_the_table_may_name_its_first_player() -> None:
    assert Table.new(3, {"first": "C"}).luck().asked == "C"
    with pytest.raises(Malformed, match="first must be random, or one of A, B, C"):
        GAME.new({"first": "D"}, 3)
