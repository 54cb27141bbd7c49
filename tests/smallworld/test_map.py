"""The map (rulebook p.3, p.5, p.10): islands, borders, terrains, entry regions, water, Murlocs."""

from __future__ import annotations

import itertools
from collections.abc import Iterator
from copy import deepcopy
from functools import lru_cache

import pytest

from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tests.smallworld.table import Table
from tools import islands

FACES = [face["id"] for face in c.FACES]


@lru_cache(maxsize=1)
def faces() -> list[islands.Face]:
    return islands.load()


def face_of(name: str) -> islands.Face:
    return next(face for face in faces() if face.id == name)


def edges(region: islands.Region) -> Iterator[frozenset[islands.Point]]:
    """The sides of a region's outline, whichever way round they run."""
    ring = region.outline
    for a, b in zip(ring, [*ring[1:], ring[0]], strict=True):
        yield frozenset((a, b))


def orcs(**spec: object) -> Table:
    """Orcs of A, ready to conquer from the farmland in the west of L1A."""
    start: dict[str, object] = {
        "faces": ["L1A", "S1B"],
        "A": {"race": "orcs", "power": "miners", "hand": 5},
        "regions": {"L1A-06": "A 1"},
    }
    return Table(**start | spec).do("A expand")


# -- the twelve faces ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", FACES)
def test_a_face_holds_what_its_size_may_hold(name: str) -> None:
    face = face_of(name)
    assert islands.check_content(face) == []
    assert islands.check_graph(face) == []


@pytest.mark.parametrize("name", FACES)
def test_the_shape_of_a_face_is_the_one_its_seeds_give(name: str) -> None:
    assert islands.check_shape(face_of(name)) == []


def test_every_legal_set_of_boards_has_what_it_must() -> None:
    assert islands.check_sets(faces()) == []
    sets = {n: len(list(islands.legal_sets(faces(), n))) for n in islands.BOARD_SETS}
    assert sets == {2: 16, 3: 64, 4: 64, 5: 64}


FIGURES = """
     farmland hill forest swamp mountain lake sea magic cavern entry murloc
L1A         3    3      3     2        2    1   0     3      3     4      4
L1B         3    2      2     3        3    0   2     3      3     4      3
L2A         2    3      3     3        2    0   1     3      3     4      4
L2B         3    3      4     2        2    0   0     3      3     4      3
M1A         2    1      2     1        2    1   0     2      2     3      2
M1B         1    2      1     3        2    0   1     2      2     4      3
M2A         2    2      2     1        1    1   1     2      2     3      2
M2B         2    2      2     1        2    0   0     2      2     3      3
S1A         1    2      1     1        1    1   0     1      1     2      2
S1B         2    1      1     1        1    0   0     1      1     2      1
S2A         1    1      2     2        0    0   1     1      1     2      2
S2B         1    1      1     1        1    0   1     1      1     2      1
"""


@pytest.mark.rule("SWW-MAP-03", "SWW-SETUP-18")
@pytest.mark.parametrize("name", FACES)
def test_an_island_has_as_much_of_everything_as_it_was_given(name: str) -> None:
    """What rules speak of, counted as the game lays it out. The figures are those of the islands
    when they were drawn: whoever changes an island makes a new one."""
    head, *lines = FIGURES.strip().splitlines()
    given = {line.split()[0]: line.split()[1:] for line in lines}[name]
    land = c.land_of((c.FACE.index[name],))
    counted = [land.mask[word].bit_count() for word in head.split()]
    assert counted == [int(n) for n in given]
    assert sum(counted[:7]) == land.n  # a region has one terrain
    s = Table(faces=[name, "S1A" if name[0] == "L" else "L1A"]).s
    assert sum(s.murlocs[r] for r in s.static.all if s.static.island[r] == 0) == counted[-1]


@pytest.mark.rule("SWW-SETUP-18")
def test_the_murlocs_of_the_box_are_needed_to_the_last() -> None:
    """Fifteen are on the islands of five players that have most of them, and in none there is a
    sixteenth."""
    sets = [s for seats in islands.BOARD_SETS for s in islands.legal_sets(faces(), seats)]
    assert max(islands.tally(chosen)["murloc"] for chosen in sets) == c.COUNT["murloc"] == 15


@pytest.mark.parametrize("name", FACES)
def test_water_has_no_symbol_and_nothing_stands_in_it_at_first(name: str) -> None:
    land = c.land_of((c.FACE.index[name],))
    for word in ("magic", "cavern", "entry", "murloc"):
        assert land.mask[word] & land.mask["water"] == 0
    assert not land.mask["water"] >> land.icon[0] & 1


def test_a_face_that_is_wrong_is_noticed() -> None:
    one_way, two_icons, flooded = (deepcopy(face_of("S1B")) for _ in range(3))
    one_way.regions[0].borders.remove("S1B-02")
    assert "S1B-02 borders S1B-01, but not the other way round" in islands.check_graph(one_way)
    assert any("S1B-01: borders" in text for text in islands.check_shape(one_way))
    two_icons.regions[0].icon = True
    assert "2 size icons, not 1" in islands.check_content(two_icons)
    flooded.regions[2].terrain = "lake"
    assert "S1B-03: lake may carry no symbol" in islands.check_content(flooded)
    assert islands.check_sets(faces()[1:])[0].startswith("faces missing ['L1A']")


# -- the rules -------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-MAP-01")
@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_regions_of_two_islands_are_never_adjacent(seats: int) -> None:
    for chosen in islands.legal_sets(faces(), seats):
        land = c.land_of(tuple(c.FACE.index[face.id] for face in chosen))
        assert sum(land.islands) == land.mask["all"]
        assert len(land.islands) == seats
        for region in land.all:
            assert land.near[region] & ~land.islands[land.island[region]] == 0


@pytest.mark.rule("SWW-MAP-02")
@pytest.mark.parametrize("name", FACES)
def test_regions_are_adjacent_when_they_share_a_border_and_not_when_they_touch(name: str) -> None:
    for a, b in itertools.combinations(face_of(name).regions, 2):
        shared = set(edges(a)) & set(edges(b))
        assert bool(shared) == (b.id in a.borders) == (a.id in b.borders), f"{a.id} {b.id}"


@pytest.mark.rule("SWW-MAP-02")
def test_what_is_adjacent_can_be_conquered_and_what_is_not_can_not() -> None:
    t = orcs()
    assert [r for r in t.s.static.ids if t[f"cost A {r}"] == 2] == ["L1A-02"]
    assert (t["cost A L1A-03"], t["cost A L1A-10"]) == (3, 3)  # a mountain, a Murloc
    for region in ("L1A-04", "L1A-08", "L1A-11", "L1A-13"):
        t.refuses(f"A conquer {region}", "SWW-CONQUER-13")


@pytest.mark.rule("SWW-MAP-03")
def test_a_region_has_one_of_seven_terrains_and_magic_and_caverns_are_symbols_on_it() -> None:
    land = c.land_of((0, 5, 10))
    terrains = [land.mask[terrain] for terrain in c.TERRAINS]
    assert len(terrains) == 7
    assert sum(terrains) == land.mask["all"]
    for face in c.FACES:
        for region in face["regions"]:
            assert region["terrain"] in c.TERRAINS
            assert set(region["symbols"]) <= {"magic", "cavern"}


@pytest.mark.rule("SWW-MAP-03")
def test_a_region_pays_for_its_terrain_and_for_its_symbol() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "blood_elves", "power": "swamps"},
        regions={"L1A-10": "A 1"},  # a Swamp with Magic
    )
    assert t["income A"] == 3


@pytest.mark.rule("SWW-MAP-04")
def test_new_arrivals_land_where_there_is_an_anchor() -> None:
    t = orcs(regions={})
    anchors = [r["id"] for f in (0, 9) for r in c.FACES[f]["regions"] if r["entry"]]
    assert anchors == ["L1A-01", "L1A-02", "L1A-09", "L1A-14", "S1B-01", "S1B-04"]
    assert t.offers("A") == [*(f"conquer {region}" for region in anchors), "stop"]


@pytest.mark.rule("SWW-MAP-05")
def test_lakes_and_seas_can_not_be_conquered() -> None:
    t = orcs(faces=["L1A", "S2B"], regions={"L1A-06": "A 1", "S2B-06": "A 1"})
    assert t.s.static.terrain[t.s.static.index["L1A-07"]] == "lake"
    assert t.s.static.terrain[t.s.static.index["S2B-05"]] == "sea"
    for water in ("L1A-07", "S2B-05"):
        assert t[f"cost A {water}"] == "-"
        t.refuses(f"A conquer {water}", "SWW-MAP-05")
        t.refuses(f"A final {water}", "SWW-MAP-05")


@pytest.mark.rule("SWW-MAP-06")
@pytest.mark.parametrize("water", ["L1A-07", "S2B-05"])
def test_the_naga_take_water_for_two_tokens_and_it_pays_a_coin(water: str) -> None:
    t = Table(
        faces=["L1A", "S2B"],
        A={"race": "naga", "power": "miners", "hand": 3},
        regions={"L1A-06": "A 1", "S2B-06": "A 1"},
    )
    t.do("A expand")
    assert t[f"cost A {water}"] == 2
    assert t["income A"] == 2
    t.do(f"A conquer {water}")
    assert t[f"tokens {water}"] == 2
    assert t["ready A"] == 1
    assert t["income A"] == 3


@pytest.mark.rule("SWW-MAP-07")
@pytest.mark.parametrize(
    ("inside", "cost"),
    [("empty", 2), ("murloc", 2), ("B 1", 2), ("B declined 1", 2), ("B 3", 4)],
)
def test_murlocs_and_tokens_active_or_declined_make_a_region_non_empty(
    inside: str, cost: int
) -> None:
    """The Trolls pay one token less for regions that are not empty."""
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "trolls", "power": "miners", "hand": 6},
        B={"race": "humans", "power": "farmers", "declined": "dwarves"},
        regions={"L1A-02": "A 1", "L1A-06": inside, "S1B-01": "B declined 1"},
    )
    assert t["cost A L1A-06"] == cost


@pytest.mark.rule("SWW-MAP-08")
def test_mountains_artifacts_and_places_leave_a_region_empty() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "trolls", "power": "warmasters", "hand": 10, "coins": 5},
        regions={"L1A-06": "A 1", "L1A-10": "empty"},
        treasures={"L1A-03": "frostmourne", "L1A-02": "karazhan"},
    )
    t.do("A expand")
    assert (t["cost A L1A-03"], t["cost A L1A-02"]) == (3, 2)  # Trolls: nothing off
    t.do("A conquer L1A-03", "A conquer L1A-02")
    assert t["coins A"] == 5  # War Masters: no coin
    t.do("A stop").place_all("A")
    assert t["coins A"] == 5 + 3


@pytest.mark.rule("SWW-MAP-08")
def test_the_war_masters_do_earn_where_there_is_a_murloc() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "warmasters", "hand": 3, "coins": 5},
        regions={"L1A-06": "A 1", "L1A-10": "murloc"},
    )
    t.do("A expand", "A conquer L1A-10")
    assert t["coins A"] == 6


@pytest.mark.rule("SWW-MAP-09")
def test_a_mountain_protects_whoever_takes_it() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "miners", "hand": 6},
        B={"race": "humans", "power": "farmers", "hand": 2},
        regions={"L1A-06": "A 1", "L1A-03": "B 1", "L1A-02": "B 1"},
    )
    assert t["cost A L1A-03"] == 2 + 1 + 1
    t.do("A expand", "A conquer L1A-03", "A stop")
    while t.label == "redeploy":
        t.do("A place L1A-06")
    assert t["tokens L1A-03"] == 1
    t.place_all("B")
    assert t["cost B L1A-03"] == 2 + 1 + 1


@pytest.mark.rule("SWW-MAP-10")
def test_murlocs_are_nobodys_and_of_no_faction() -> None:
    t = orcs(regions={"L1A-06": "A 1", "L1A-10": "murloc"})
    assert t["holder L1A-10"] == "-"
    assert sum(t["declined " + seat] for seat in "AB") == 0
    t.do("A conquer L1A-10")
    assert t["murlocs L1A-10"] == 0  # no owner takes anything back
    assert (t["bonus A"], t["coins A"]) == (0, 5)  # neither Alliance nor Horde
    assert t["tokens L1A-10"] == 3


@pytest.mark.rule("SWW-MAP-10")
@pytest.mark.parametrize(
    ("inside", "bombs"), [("murloc", []), ("B declined 1", []), ("B 1", ["bomb L1A-10"])]
)
def test_murlocs_are_in_decline_what_is_for_active_races_is_not_for_them(
    inside: str, bombs: list[str]
) -> None:
    """Bombs go under active races alone."""
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "goblins", "power": "miners"},
        B={"race": "humans", "power": "farmers", "declined": "dwarves"},
        regions={"L1A-06": "A 1", "L1A-10": inside, "S1B-01": "B declined 1"},
        murlocs="none",
    )
    t.do("A expand", "A stop")
    assert (t.offers("A", "bomb") if t.label == "bombs" else []) == bombs


@pytest.mark.rule("SWW-MAP-10")
@pytest.mark.parametrize(("inside", "lost", "back"), [("murloc", 1, 0), ("B declined 1", 1, 0)])
def test_murlocs_are_lost_like_declined_tokens_all_at_once(
    inside: str, lost: int, back: int
) -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "forsaken", "power": "miners", "hand": 5},
        B={"race": "humans", "power": "farmers", "declined": "dwarves"},
        regions={"L1A-06": "A 1", "L1A-10": inside, "S1B-01": "B declined 1"},
        murlocs="none",
    )
    t.do("A expand", "A conquer L1A-10")
    assert (t["losses"], t["hand B"]) == (lost, back)


@pytest.mark.rule("SWW-MAP-10")
def test_murlocs_count_for_nobody_when_a_tie_is_broken() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        round=10,
        turn="B",
        A={"race": "orcs", "power": "miners", "coins": 5},
        B={"race": "humans", "power": "farmers", "coins": 4},
        regions={"L1A-06": "A 2", "L1A-08": "B 2", "L1A-10": "murloc"},
    )
    t.do("B expand").end("B")
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((5, 5), (0, 1))
