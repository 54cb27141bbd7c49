"""The tiles with pieces of their own: Garrisons, Watchtowers and Beasts."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table


def table(A: str, B: str = "naga foresters", **spec: Any) -> Table:
    """Two combos on a large and a small island; B's race is neutral unless said otherwise."""
    people = {
        who: dict(zip(("race", "power"), combo.split(), strict=True))
        for who, combo in (("A", A), ("B", B))
    }
    for who, player in people.items():
        player |= spec.pop(who.lower(), {})
    base: dict[str, Any] = {
        "faces": ["L1A", "S1B"],
        "treasures": {"L1A-08": "meeting_stone", "S1B-03": "karazhan"},
    }
    return Table(**{**base, **people, **spec})


# -- Garrisons ------------------------------------------------------------------------------------

ELEVEN = [f"L1A-{n:02}" for n in (1, 2, 3, 4, 5, 6, 8, 9, 10, 11, 12)]


@pytest.mark.rule("SWW-POWER-GARRISON-02")
def test_every_region_gets_a_garrison_when_the_turn_ends() -> None:
    t = table("orcs garrison", a={"hand": 2}, regions=dict.fromkeys(ELEVEN[:3], "A 1"))
    t.do("A expand")
    assert sum(t["garrisons"]) == 0
    t.do("A conquer L1A-04").place_all("A")
    assert [r for r in ELEVEN if t[f"garrisons {r}"]] == ELEVEN[:4]
    assert sum(t["garrisons"]) == 4


@pytest.mark.rule("SWW-POWER-GARRISON-03")
def test_a_garrison_adds_one_to_the_defense() -> None:
    regions = {"L1A-04": "A 1", "L1A-01": "B 1", "L1A-08": "B 1 garrison"}
    t = table("orcs miners", "naga garrison", a={"hand": 6}, regions=regions)
    assert (t["cost A L1A-01"], t["cost A L1A-08"]) == (3, 4)
    t.do("A expand", "A conquer L1A-08")
    assert t["tokens L1A-08"] == 4


@pytest.mark.rule("SWW-POWER-GARRISON-04")
def test_a_garrison_stays_in_decline_and_goes_with_the_region() -> None:
    regions = {"L1A-04": "A 1", "L1A-08": "B 1", "L1A-12": "B 1", "L1A-01": "A 5"}
    t = table("orcs miners", "naga garrison", turn="B", first="B", regions=regions)
    t.do("B expand", "B stop").place_all("B")
    assert (t["garrisons L1A-08"], t["garrisons L1A-12"]) == (1, 1)
    t.do("A expand", "A stop").place_all("A").do("B decline")
    assert (t["garrisons L1A-08"], t["holder L1A-08"]) == (1, "B-declined")
    t.do("A expand")
    assert t["cost A L1A-08"] == 4
    t.do("A conquer L1A-08")
    assert (t["garrisons L1A-08"], t["garrisons L1A-12"]) == (0, 1)


@pytest.mark.rule("SWW-POWER-GARRISON-04")
def test_a_garrison_goes_when_its_region_is_abandoned() -> None:
    regions = {"L1A-04": "A 1 garrison", "L1A-01": "A 1 garrison"}
    t = table("orcs garrison", regions=regions).do("A expand", "A abandon L1A-04")
    assert (t["garrisons L1A-04"], t["garrisons L1A-01"]) == (0, 1)


@pytest.mark.rule("SWW-POWER-GARRISON-05")
def test_a_region_never_has_two_garrisons() -> None:
    t = table("orcs garrison", a={"hand": 2}, regions=dict.fromkeys(ELEVEN[:3], "A 1 garrison"))
    t.do("A expand", "A stop").place_all("A")
    assert [t[f"garrisons {r}"] for r in ELEVEN[:3]] == [1, 1, 1]
    assert sum(t["garrisons"]) == 3


@pytest.mark.rule("SWW-POWER-GARRISON-05")
def test_with_eleven_regions_the_player_says_which_ten_get_a_garrison() -> None:
    t = table("forsaken garrison", regions=dict.fromkeys(ELEVEN, "A 1")).do("A expand", "A stop")
    assert (t.label, t.asked) == ("garrison", "A")
    assert t.offers("A") == [f"garrison {r}" for r in ELEVEN]
    for r in ELEVEN[1:]:
        t.do(f"A garrison {r}")
        if t.asked == "A":
            t.refuses(f"A garrison {r}", "SWW-POWER-GARRISON-05")
    assert (sum(t["garrisons"]), t["garrisons L1A-01"], t.asked) == (10, 0, "B")


@pytest.mark.rule("SWW-POWER-GARRISON-05")
def test_garrisons_of_an_old_race_count_toward_the_ten() -> None:
    old = dict.fromkeys(ELEVEN[:8], "B declined 1 garrison")
    t = table(
        "orcs garrison", b={"declined": "forsaken"}, regions=old | dict.fromkeys(ELEVEN[8:], "A 1")
    )
    t.do("A expand", "A stop", "A garrison L1A-12", "A garrison L1A-10")
    assert (sum(t["garrisons"]), t["garrisons L1A-11"]) == (10, 0)
    assert t.asked == "B"


# -- Watchtowers ----------------------------------------------------------------------------------
# L1A-06 is a Farmland beside 02, 03, 07 (a lake) and 10; L1A-05 beside 04, 08, 09; L1A-14 beside
# 10, 11, 13.


@pytest.mark.rule("SWW-POWER-DEFENDERS-02")
@pytest.mark.parametrize(
    ("mine", "others", "towers"),
    [
        ("L1A-06 L1A-02 L1A-03", {"L1A-10": "B 1"}, "L1A-06"),
        ("L1A-06 L1A-02 L1A-03", {"L1A-10": "B 1", "L1A-07": "B 1"}, ""),
        ("L1A-06 L1A-02", {"L1A-10": "B 1", "L1A-07": "B 1"}, ""),
        ("L1A-06 L1A-02 L1A-03", {"L1A-10": "B declined 1", "L1A-07": "B 1"}, "L1A-06"),
        ("L1A-06 L1A-02", {"L1A-10": "B declined 1"}, ""),
        ("L1A-06 L1A-02", {"L1A-10": "A declined 1"}, ""),
        ("L1A-06 L1A-02", {"L1A-10": "empty"}, "L1A-06"),
        ("L1A-06 L1A-02", {"L1A-10": "murloc"}, ""),
        ("L1A-06", {"L1A-10": "empty"}, ""),
        ("L1A-14 L1A-11", {}, ""),
        ("L1A-14 L1A-10 L1A-11", {}, "L1A-14"),
        ("L1A-05 L1A-04", {}, "L1A-05"),
        ("L1A-02 L1A-03", {}, ""),
    ],
    ids=[
        "two to one",
        "two each",
        "one to two",
        "other races do not add up",
        "a declined race counts",
        "so does one's own old race",
        "nobody else there",
        "a Murloc counts",
        "none at all",
        "one to two Murlocs",
        "two to one Murloc",
        "another farmland",
        "no farmland",
    ],
)
def test_a_tower_rises_where_no_other_race_has_as_many_neighbors(
    mine: str, others: dict[str, str], towers: str
) -> None:
    t = table(
        "orcs defenders",
        a={"declined": "kobolds"} if "A declined 1" in others.values() else {},
        b={"declined": "trolls"} if "B declined 1" in others.values() else {},
        regions=dict.fromkeys(mine.split(), "A 1") | others,
    )
    t.do("A expand", "A stop").place_all("A")
    assert [r for r in t.s.static.ids if t[f"towers {r}"]] == towers.split()


@pytest.mark.rule("SWW-POWER-DEFENDERS-03")
def test_a_tower_falls_only_at_the_end_of_its_owners_turn() -> None:
    t = table(
        "orcs defenders",
        turn="B",
        first="B",
        b={"hand": 9},
        regions={"L1A-06": "A 1 tower", "L1A-02": "A 1", "L1A-03": "A 1", "L1A-10": "B 1"},
    )
    t.do("B expand", "B conquer L1A-07", "B conquer L1A-03", "B stop").place_all("B")
    assert t["towers L1A-06"] == 1
    t.do("A expand")
    assert t["towers L1A-06"] == 1
    t.do("A stop").place_all("A")
    assert t["towers L1A-06"] == 0


@pytest.mark.rule("SWW-POWER-DEFENDERS-04")
@pytest.mark.parametrize(
    ("attacker", "move", "rule"),
    [
        ("orcs miners", "conquer L1B-01", "SWW-POWER-DEFENDERS-04"),
        ("orcs menacing", "push L1B-01", "SWW-POWER-DEFENDERS-04"),
        ("orcs portalmages", "swap L1B-01 L1B-07", "SWW-INT-75"),
        ("ethereals miners", "steal L1B-01 L1B-03", "SWW-INT-61"),
    ],
)
@pytest.mark.parametrize("tower", ["tower", ""])
def test_a_tower_stands_against_conquest_and_every_ability(
    attacker: str, move: str, rule: str, tower: str
) -> None:
    # L1B-01 is a Magic Farmland; without the tower each of these is legal.
    t = table(
        attacker,
        "trolls defenders",
        faces=["L1B", "S1B"],
        a={"hand": 9},
        regions={"L1B-01": f"B 1 {tower}", "L1B-02": "B 1", "L1B-03": "A 1"},
        treasures={"L1B-01": "ashes", "S1B-03": "karazhan"},
    ).do("A expand")
    if tower:
        t.refuses(f"A {move}", rule)
    else:
        t.do(f"A {move}")


@pytest.mark.rule("SWW-POWER-DEFENDERS-04")
@pytest.mark.parametrize("aid", ["champion", "doomhammer", "assault", "frostmourne"])
def test_a_tower_stands_against_every_aid(aid: str) -> None:
    t = table(
        "gnomes champion",
        "trolls defenders",
        a={"hand": 8},
        regions={"L1A-04": "A 1", "L1A-05": "B 1 tower", "L1A-08": "B 1", "S1B-01": "A 1"},
        treasures={"L1A-04": "doomhammer", "S1B-01": "frostmourne"},
    )
    t.do("A expand", f"A arm {aid}")
    t.refuses("A conquer L1A-05", "SWW-POWER-DEFENDERS-04")
    assert "conquer L1A-08" in t.offers("A")


@pytest.mark.rule("SWW-POWER-DEFENDERS-04")
def test_no_bomb_and_no_objective_go_where_a_tower_stands() -> None:
    regions = {"L1A-04": "A 1", "L1A-05": "B 1 tower", "L1A-08": "B 1", "L1A-09": "B 1"}
    t = table("goblins miners", "trolls defenders", regions=regions).do("A expand", "A stop")
    assert t.offers("A") == ["bomb L1A-08", "done"]
    t = table("humans miners", "trolls defenders", regions=regions).do("A expand", "A stop")
    t.refuses("A objective L1A-05", "SWW-INT-48")
    t.do("A objective L1A-08")


@pytest.mark.rule("SWW-POWER-DEFENDERS-04")
def test_a_swap_with_a_towers_region_is_refused_from_the_other_side_too() -> None:
    t = table(
        "orcs portalmages",
        "trolls defenders",
        faces=["L1B", "S1B"],
        regions={"L1B-01": "B 1 tower", "L1B-02": "B 1", "L1B-07": "A 1"},
        treasures={},
    ).do("A expand")
    assert t.offers("A", "swap") == ["swap L1B-07 L1B-12", "swap L1B-07 S1B-03"]


@pytest.mark.rule("SWW-POWER-DEFENDERS-05")
def test_towers_stand_when_defenders_decline_and_are_looked_after_every_turn() -> None:
    t = table(
        "orcs defenders",
        a={"coins": 9},
        b={"hand": 9},
        regions={
            "L1A-06": "A 1 tower",
            "L1A-02": "A 1",
            "L1A-03": "A 1",
            "L1A-10": "B 1",
            "L1A-05": "A 1",
        },
    )
    t.do("A decline")
    assert (t["old_power A"], t["towers L1A-06"], t["towers L1A-05"]) == ("defenders", 1, 0)
    t.do("B expand").refuses("B conquer L1A-06", "SWW-POWER-DEFENDERS-04")
    t.do("B conquer L1A-07", "B conquer L1A-03", "B stop").place_all("B")
    assert t["towers L1A-06"] == 1
    t.do("A take 1").end("A")
    assert t["towers L1A-06"] == 0


@pytest.mark.rule("SWW-POWER-DEFENDERS-05")
def test_declined_defenders_still_raise_towers() -> None:
    t = table(
        "trolls miners",
        a={"declined": "orcs", "lasting": "defenders"},
        regions={"L1A-06": "A declined 1", "L1A-02": "A declined 1", "L1A-10": "empty"},
    )
    t.do("A expand")
    assert t["towers L1A-06"] == 1


@pytest.mark.rule("SWW-POWER-DEFENDERS-05")
def test_the_towers_of_declined_defenders_go_with_their_race() -> None:
    t = table(
        "trolls miners",
        a={"declined": "orcs", "lasting": "defenders"},
        regions={"L1A-06": "A declined 1 tower", "L1A-02": "A declined 1", "S1B-01": "A 1"},
    )
    t.do("A decline")
    assert (t["towers L1A-06"], t["holder L1A-06"], t["old_power A"]) == (0, "-", "-")


FARMS = {"L1A-05": "04", "L1A-06": "02", "L1A-14": "11", "L2B-03": "01", "L2B-10": "09"}
FARMS |= {"L2B-11": "12", "S1B-02": "01"}


@pytest.mark.rule("SWW-POWER-DEFENDERS-02", "SWW-COMPONENTS-17")
def test_with_seven_sites_the_player_says_which_six_get_a_tower() -> None:
    neighbors = [farm[:4] + n for farm, n in FARMS.items()]
    t = Table(
        faces=["L1A", "L2B", "S1B"],
        murlocs="none",
        A={"race": "forsaken", "power": "defenders"},
        regions=dict.fromkeys((*FARMS, *neighbors), "A 1"),
    )
    t.do("A expand", "A stop")
    assert (t.label, t.offers("A")) == ("tower", [f"tower {r}" for r in FARMS])
    for r in list(FARMS)[1:]:
        t.do(f"A tower {r}")
    assert (sum(t["towers"]), t["towers L1A-05"], t.asked) == (6, 0, "B")


@pytest.mark.rule("SWW-COMPONENTS-17")
def test_with_one_tower_left_only_the_last_site_is_asked_for() -> None:
    neighbors = [farm[:4] + n for farm, n in FARMS.items()]
    farms = {r: "A 1" if r in ("L1A-05", "S1B-02") else "A 1 tower" for r in FARMS}
    t = Table(
        faces=["L1A", "L2B", "S1B"],
        murlocs="none",
        A={"race": "forsaken", "power": "defenders"},
        regions=farms | dict.fromkeys(neighbors, "A 1"),
    )
    t.do("A expand", "A stop")
    assert t.offers("A") == ["tower L1A-05", "tower S1B-02"]
    t.do("A tower S1B-02")
    assert (sum(t["towers"]), t["towers S1B-02"], t.asked) == (6, 1, "B")


# -- Beasts ---------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-02")
def test_every_turn_the_beasts_go_and_one_comes_for_each_hill() -> None:
    regions = {"L1A-01": "A 1 beasts 2", "L1A-13": "A 1", "L1A-02": "A 1 beasts 1"}
    t = table("orcs beastmasters", regions=regions).do("A expand")
    assert (sum(t["beasts"]), t["beasts_hand"], t["ready A"]) == (0, 2, 2)


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-02")
def test_a_hill_held_by_beasts_alone_is_lost_and_brings_none() -> None:
    regions = {"L1A-01": "A 1", "L1A-13": "A beasts 2", "L1A-02": "A 1"}
    t = table("orcs beastmasters", regions=regions).do("A expand")
    assert (t["holder L1A-13"], t["beasts_hand"], t["regions A"]) == ("-", 1, 2)


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-02", "SWW-COMPONENTS-19")
def test_there_are_five_beasts_and_no_more() -> None:
    hills = ["L1A-01", "L1A-08", "L1A-13", "L2B-01", "L2B-06", "L2B-14"]
    t = Table(
        faces=["L1A", "L2B"],
        A={"race": "orcs", "power": "beastmasters"},
        regions=dict.fromkeys(hills, "A 1"),
    )
    t.do("A expand")
    assert t["beasts_hand"] == 5


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-02")
def test_all_beasts_go_before_lone_tauren_regroup() -> None:
    # L1A-04 is Beasts only: it is lost, so the Tauren left alone in L1A-01 can't move there.
    regions = {"L1A-01": "A 1 beasts 1", "L1A-04": "A beasts 2", "L1A-06": "A 2", "L1A-09": "A 2"}
    t = table("tauren beastmasters", regions=regions).do("A expand")
    assert t.offers("A") == ["move L1A-06", "move L1A-09"]
    assert t["holder L1A-04"] == "-"
    t.do("A move L1A-09")
    assert (t["holder L1A-01"], t["hand A"], t["beasts_hand"]) == ("-", 1, 0)


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-03")
def test_beasts_conquer_like_race_tokens() -> None:
    regions = {"L1A-01": "A 3"}
    t = table("orcs beastmasters", regions=regions).do("A expand")
    assert (t["hand A"], t["beasts_hand"], t["cost A L1A-03"]) == (2, 1, 3)
    t.do("A conquer L1A-03")
    assert "conquered A L1A-03 3" in t.events
    t.do("A beast L1A-03", "A place L1A-03")
    assert (t["tokens L1A-03"], t["beasts L1A-03"]) == (2, 1)


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-03")
def test_beasts_alone_can_take_and_hold_a_region_and_defend_it() -> None:
    regions = {"L1A-01": "A 1", "L1A-13": "A 1"}
    t = table("orcs beastmasters", b={"hand": 9}, regions=regions).do(
        "A expand", "A conquer L1A-04"
    )
    t.do("A beast L1A-04")
    assert (t["tokens L1A-04"], t["beasts L1A-04"], t["holder L1A-04"]) == (0, 2, "A")
    assert t["coins A"] == 8
    t.do("B expand", "B conquer L1A-01", "B stop").place_all("B")
    assert t["cost B L1A-04"] == 4


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-03")
def test_beasts_are_redeployed_and_can_relieve_tokens() -> None:
    regions = {"L1A-01": "A 2", "L1A-02": "A 1"}
    t = table("orcs beastmasters", regions=regions).do("A expand", "A stop")
    t.do("A relieve L1A-02", "A place L1A-01", "A place L1A-01")
    assert (t["tokens L1A-02"], t["beasts L1A-02"], t["tokens L1A-01"]) == (0, 1, 3)


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-03")
def test_a_beast_that_took_a_region_alone_can_be_relieved_by_a_token() -> None:
    # Two tokens and a Beast take L1A-03, the other Beast and a lucky die L1A-04.
    regions = {"L1A-01": "A 3", "L1A-13": "A 1"}
    t = table("orcs beastmasters", regions=regions).do("A expand", "A conquer L1A-03")
    t.do("A final L1A-04").roll(3)
    t.do("A beast L1A-01", "A beast L1A-01")
    assert (t["tokens L1A-04"], t["beasts L1A-04"]) == (1, 0)
    assert (t["tokens L1A-01"], t["beasts L1A-01"]) == (1, 2)


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-04")
def test_a_beast_is_the_loss_when_its_region_falls() -> None:
    t = table(
        "gnomes miners",
        "orcs beastmasters",
        a={"hand": 9},
        regions={"L1A-04": "A 1", "L1A-08": "B 2 beasts 2", "L1A-12": "B 1", "S1B-01": "B 1"},
    )
    tray = t["tray orcs"]
    assert t["cost A L1A-08"] == 6
    t.do("A expand", "A conquer L1A-08")
    assert (t["hand B"], t["beasts_hand"], t["tray orcs"]) == (2, 1, tray)
    t.do("A stop").place_all("A").do("B place S1B-01", "B place S1B-01", "B beast L1A-12")
    assert (t["tokens S1B-01"], t["beasts L1A-12"]) == (3, 1)


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-05")
def test_a_new_race_of_beast_masters_has_no_beasts_yet() -> None:
    t = Table(faces=["L1A", "S1B"], offers=["orcs beastmasters"]).do("A take 1")
    assert (t["beasts_hand"], t["ready A"]) == (0, 10)
    t.do("A conquer L1A-01", "A stop")
    assert (sum(t["beasts"]), t["beasts_hand"]) == (0, 0)


@pytest.mark.rule("SWW-POWER-BEASTMASTERS-05")
def test_in_decline_all_beasts_leave() -> None:
    regions = {"L1A-01": "A 1 beasts 2", "L1A-13": "A beasts 2"}
    t = table("orcs beastmasters", regions=regions).do("A decline")
    assert (sum(t["beasts"]), t["beasts_hand"], t["holder L1A-13"]) == (0, 0, "-")
    assert (t["tokens L1A-01"], t["coins A"]) == (1, 6)
