"""The box (rulebook p.2, p.10): what there is, and what happens when a piece runs out."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabard.core.errors import Malformed
from tabard.core.game import SPECTATOR
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tests.smallworld.table import Table

LARGE_LAND = [f"L1A-{n:02}" for n in range(1, 15) if n != 7]


def worst(of: str) -> int:
    """The most regions that a legal set of boards can have of a kind: five players' boards."""
    most: Counter[str] = Counter()
    for face in c.FACES:
        regions = face["regions"]
        n = sum(r["murloc"] if of == "murloc" else r["terrain"] == of for r in regions)
        most[face["board"]] = max(most[face["board"]], n)
    return most["L1"] + most["L2"] + max(most["M1"], most["M2"]) + most["S1"] + most["S2"]


@pytest.mark.rule("SWW-COMPONENTS-01")
def test_there_are_six_boards_with_two_faces_each_in_three_sizes() -> None:
    sides: dict[str, set[str]] = {}
    for face in c.FACES:
        assert face["board"][0] == face["size"]
        sides.setdefault(face["board"], set()).add(face["side"])
    assert sorted(sides) == ["L1", "L2", "M1", "M2", "S1", "S2"]
    assert all(found == {"A", "B"} for found in sides.values())
    assert len(c.FACES) == 12


@pytest.mark.rule("SWW-COMPONENTS-02")
def test_there_are_sixteen_banners() -> None:
    assert len({race.id for race in c.RACES}) == len(c.RACES) == 16


@pytest.mark.rule("SWW-COMPONENTS-02")
@pytest.mark.parametrize("race", [race.id for race in c.RACES])
def test_every_banner_has_an_active_and_a_gray_face(race: str) -> None:
    t = Table(faces=["L1A", "S1B"], A={"race": race, "power": "miners"}, regions={"L1A-02": "A 2"})
    assert (t["race A"], t["old_race A"]) == (race, "-")
    t.do("A decline")
    assert (t["race A"], t["old_race A"]) == ("-", race)


@pytest.mark.rule("SWW-COMPONENTS-03")
def test_there_are_twenty_power_tiles_and_no_two_do_the_same() -> None:
    assert len({power.id for power in c.POWERS}) == len(c.POWERS) == 20
    assert len({power.ability for power in c.POWERS}) == 20


@pytest.mark.rule("SWW-COMPONENTS-05")
def test_the_die_has_three_blanks_and_a_one_a_two_and_a_three() -> None:
    sides = iter(range(6))
    assert sorted(c.DIE.sample(lambda n: next(sides)) for _ in range(6)) == [0, 0, 0, 1, 2, 3]


@pytest.mark.rule("SWW-COMPONENTS-05")
def test_the_same_die_decides_final_conquests_and_the_air_assault() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "gnomes", "power": "farmers", "hand": 1},
        regions={"L1A-06": "A 1"},
    )
    t.do("A expand", "A arm assault", "A conquer L1A-09")
    for label in ("assault", "reinforcements"):
        asked = GAME.pending(t.s)
        assert asked is not None
        assert asked.label == label
        assert asked.domain == c.DIE
        with pytest.raises(Malformed):
            t.roll(4)
        t.roll(0)
        if label == "assault":
            t.do("A final L1A-09")


@pytest.mark.rule("SWW-COMPONENTS-06")
def test_one_marker_counts_the_rounds_of_one_track() -> None:
    t = Table(faces=["L1A", "S1B"], round=4, turn="B", A={"race": "orcs", "power": "farmers"})
    assert t["round"] == 4
    assert GAME.progress(t.s) == (3, 10)
    t.do("B take 1", "B stop")
    assert t["round"] == 5
    assert GAME.progress(t.s) == (4, 10)


@pytest.mark.rule("SWW-COMPONENTS-07")
def test_the_team_variant_is_not_offered() -> None:
    assert not GAME.info.teams
    with pytest.raises(Malformed, match=r"There is no option 'teams'\."):
        GAME.new({"teams": True}, 4)


@pytest.mark.rule("SWW-COMPONENTS-08")
def test_coins_come_in_four_values() -> None:
    assert c.BOX["coins"] == {1: 35, 3: 25, 5: 20, 10: 30}
    assert sum(value * count for value, count in c.BOX["coins"].items()) == 510


@pytest.mark.rule("SWW-COMPONENTS-08")
def test_the_bank_never_runs_dry() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "farmers", "coins": 400},
        B={"coins": 400},
        regions={"L1A-06": "A 1"},
    )
    t.do("A decline")
    assert (t["coins A"], t["coins B"]) == (401, 400)


@pytest.mark.rule("SWW-COMPONENTS-09")
def test_every_race_has_tokens_enough_for_any_power() -> None:
    biggest = max(power.tokens for power in c.POWERS)
    for race in c.RACES:
        assert race.supply >= race.tokens + biggest, race.id
        assert race.supply == (20 if race.id == "forsaken" else race.tokens + 5), race.id
    assert sum(race.supply for race in c.RACES) == 182


@pytest.mark.rule("SWW-COMPONENTS-09")
def test_tokens_are_turned_over_when_their_race_declines() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "farmers"},
        regions={"L1A-06": "A 1", "S1B-01": "A 2"},
    )
    assert (t["holder L1A-06"], t["holder S1B-01"]) == ("A", "A")
    t.do("A decline")
    assert (t["holder L1A-06"], t["holder S1B-01"]) == ("A-declined", "A-declined")


@pytest.mark.rule("SWW-COMPONENTS-10")
def test_fifteen_murlocs_are_enough_for_any_boards() -> None:
    assert c.COUNT["murloc"] == 15
    assert 0 < worst("murloc") <= 15


@pytest.mark.rule("SWW-COMPONENTS-11")
def test_ten_mountains_are_enough_for_any_boards() -> None:
    assert c.COUNT["mountain"] == 10
    assert 0 < worst("mountain") <= 10


@pytest.mark.rule("SWW-COMPONENTS-12")
def test_there_are_five_artifacts_and_seven_places() -> None:
    assert len({treasure.id for treasure in c.TREASURES}) == len(c.TREASURES) == 12
    assert Counter(treasure.artifact for treasure in c.TREASURES) == {True: 5, False: 7}


@pytest.mark.rule("SWW-COMPONENTS-12")
def test_nobody_can_tell_an_artifact_from_a_place_by_its_back() -> None:
    def table(treasure: str) -> Table:
        return Table(faces=["L1A", "S1B"], treasures={"L1A-08": f"{treasure} down"})

    for seat in (0, 1, SPECTATOR):
        assert GAME.view(table("frostmourne").s, seat) == GAME.view(table("karazhan").s, seat)


@pytest.mark.rule("SWW-COMPONENTS-13")
def test_the_goblins_shuffle_six_explosions_and_six_duds() -> None:
    t = Table(faces=["L1A", "S1B"], offers=["goblins farmers"])
    t.do("A take 1")
    assert t.label == "bomb_pile"
    assert t["bomb_pile"] == []
    t.roll((6, 0, 7, 1, 8, 2, 9, 3, 10, 4, 11, 5))
    assert t["bomb_pile"] == ["dud", "explosion"] * 6
    assert GAME.view(t.s, 0)["columns"]["bomb_pile"] == 12  # not even the Goblins look


@pytest.mark.rule("SWW-COMPONENTS-14")
def test_at_most_ten_garrisons_stand_and_their_owner_chooses_where() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "forsaken", "power": "garrison"},
        regions=dict.fromkeys(LARGE_LAND[:12], "A 1"),
    )
    t.do("A expand", "A stop")
    for region in LARGE_LAND[2:12]:
        assert t.label == "garrison"
        t.do(f"A garrison {region}")
    assert t.label != "garrison"
    assert [t[f"garrisons {region}"] for region in LARGE_LAND[:12]] == [0, 0, *[1] * 10]


@pytest.mark.rule("SWW-COMPONENTS-15")
def test_the_humans_have_two_objectives() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "humans", "power": "farmers"},
        B={"race": "orcs", "power": "miners"},
        regions={"L1A-06": "A 1"},
    )
    t.do("A expand", "A stop", "A objective L1A-02", "A objective L1A-03")
    assert t.asked == "B"
    assert sum(t["objectives"]) == c.COUNT["objective"] == 2


def nine_walls(walls: int) -> Table:
    """All nine Night Elves in a region each, so many of them walled; a Beast comes for a Hill."""
    held = LARGE_LAND[2:11]
    spec = {r: "A 1 wall" if n < walls else "A 1" for n, r in enumerate(held)}
    return Table(
        faces=["L1A", "S1B"],
        A={"race": "night_elves", "power": "beastmasters"},
        regions=spec,
        murlocs="none",
    )


@pytest.mark.rule("SWW-COMPONENTS-16")
@pytest.mark.parametrize(("walls", "built"), [(8, 1), (9, 0)])
def test_no_tenth_wisp_wall_is_built_but_the_forest_is_taken(walls: int, built: int) -> None:
    t = nine_walls(walls).do("A expand", "A conquer L1A-02")
    assert c.COUNT["wisp_wall"] == 9
    assert t["holder L1A-02"] == "A"
    assert t["walls L1A-02"] == built
    assert sum(t["walls"]) == 9


def seven_towers() -> tuple[Table, list[str]]:
    farms = ["L1A-05", "L1A-06", "L1A-14", "L2B-03", "L2B-10", "L2B-11", "M1A-02"]
    beside = ["L1A-04", "L1A-02", "L1A-11", "L2B-04", "L2B-12", "M1A-01"]
    t = Table(
        faces=["L1A", "L2B", "M1A", "S1A", "S2A"],
        A={"race": "forsaken", "power": "defenders"},
        regions=dict.fromkeys([*farms, *beside], "A 1"),
        murlocs="none",
    )
    return t, farms


@pytest.mark.rule("SWW-COMPONENTS-17")
def test_at_most_six_watchtowers_stand_and_their_owner_chooses_where() -> None:
    t, farms = seven_towers()
    t.do("A expand", "A stop")
    for farm in farms[1:]:
        assert t.label == "tower"
        t.do(f"A tower {farm}")
    assert t.asked == "B"
    assert [t[f"towers {farm}"] for farm in farms] == [0, 1, 1, 1, 1, 1, 1]


@pytest.mark.rule("SWW-COMPONENTS-18")
def test_there_is_a_harmony_token_for_each_of_four_opponents() -> None:
    t = Table(
        faces=["L1A", "L2B", "M1A", "S1A", "S2A"],
        A={"race": "pandaren", "power": "farmers"},
        regions={"L1A-06": "A 1"},
    )
    t.do("A expand", "A stop")
    assert t["harmony"] == [0, 1, 1, 1, 1]
    assert c.COUNT["harmony"] == 4
    with pytest.raises(Malformed, match="no race in play gives them"):
        Table(faces=["L1A", "S1B"], harmony=["A"])


@pytest.mark.rule("SWW-COMPONENTS-19")
@pytest.mark.parametrize(("hills", "beasts"), [(4, 4), (5, 5), (6, 5)])
def test_there_are_five_beasts_however_many_hills(hills: int, beasts: int) -> None:
    every = ["L1A-01", "L1A-08", "L1A-13", "M2A-05", "M2A-09", "S1A-02"]
    t = Table(
        faces=["L1A", "M2A", "S1A"],
        A={"race": "orcs", "power": "beastmasters"},
        regions=dict.fromkeys(every[:hills], "A 1"),
    )
    t.do("A expand")
    assert t["beasts_hand"] == beasts


@pytest.mark.rule("SWW-COMPONENTS-20")
def test_one_champion_comes_with_the_power_of_that_name() -> None:
    t = Table(faces=["L1A", "S1B"], offers=["orcs champion"])
    t.do("A take 1", "A conquer L1A-02", "A arm champion", "A conquer L1A-03")
    assert t["champion"] == "L1A-03"
    assert c.COUNT["champion"] == 1
    assert "arm champion" not in t.offers("A")


@pytest.mark.rule("SWW-COMPONENTS-21")
def test_the_tray_is_the_supply_of_every_race() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "farmers", "hand": 6},
        B={"race": "humans", "power": "miners"},
        regions={"L1A-02": "A 1", "L1A-06": "B 3", "S1B-01": "B 1"},
    )
    before: list[Any] = t["tray"]
    assert t["tray humans"] == 10 - 4
    t.do("A expand", "A conquer L1A-06")
    changed = {r.id: n - m for r, n, m in zip(c.RACES, t["tray"], before, strict=True) if n != m}
    assert changed == {"humans": 1}
