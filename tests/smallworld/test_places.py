"""The seven legendary places (rulebook p.14)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.ask import Draw
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tests.smallworld.table import Table


def combo(words: str, **more: Any) -> dict[str, Any]:
    race, power = words.split()
    return {"race": race, "power": power, **more}


def table(place: str, at: str = "L1A-04", **spec: Any) -> Table:
    """A: Trolls (Horde). B: Humans (Alliance)."""
    base: dict[str, Any] = {
        "faces": ["L1A", "S1B"],
        "murlocs": "none",
        "A": combo("trolls foresters"),
        "B": combo("humans miners"),
        "treasures": {at: place},
    }
    return Table(**{**base, **spec})


# -- Battleground ---------------------------------------------------------------------------------

WAR = {"L1A-08": "B 1", "L1A-05": "B 1", "L1A-01": "B 1"}


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-01")
@pytest.mark.parametrize(("taken", "bonus"), [(0, 0), (1, 1), (2, 2), (3, 2)])
def test_on_the_battleground_two_regions_of_one_race_pay_the_faction_bonus_twice(
    taken: int, bonus: int
) -> None:
    regions = {"L1A-04": "A 1", **WAR}
    t = table("battleground", A=combo("trolls sailors", hand=9), regions=regions).do("A expand")
    t.do(*(f"A conquer {r}" for r in list(WAR)[:taken]))
    assert t["bonus A"] == bonus
    before, held = t["coins A"], t["regions A"]
    t.end("A")
    assert t["coins A"] - before == held + bonus


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-01")
def test_without_the_battleground_the_bonus_is_paid_once() -> None:
    regions = {"L1A-04": "A 1", **WAR}
    t = table("battleground", "L1A-12", A=combo("trolls sailors", hand=9), regions=regions)
    t.do("A expand", "A conquer L1A-08", "A conquer L1A-05")
    assert t["bonus A"] == 1
    t.do("A conquer L1A-12")  # holding it when the turn ends is enough
    assert t["bonus A"] == 2


NEUTRAL = combo("naga sailors", hand=10)


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-02")
@pytest.mark.parametrize(("side", "bonus"), [("horde", 2), ("alliance", 0), ("neutral", 0)])
def test_a_neutral_race_on_the_battleground_may_take_a_side(side: str, bonus: int) -> None:
    t = table("battleground", A=NEUTRAL, regions={"L1A-04": "A 1", **WAR}).do("A expand")
    assert t.offers("A") == ["side neutral", "side alliance", "side horde"]
    t.do(f"A side {side}", "A conquer L1A-08", "A conquer L1A-05")
    assert t["bonus A"] == bonus


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-02")
def test_who_conquers_the_battleground_takes_a_side_then_and_earlier_conquests_do_not_count() -> (
    None
):
    t = table("battleground", A=NEUTRAL, regions={"L1A-03": "A 1", **WAR}).do("A expand")
    t.do("A conquer L1A-01", "A conquer L1A-04", "A side horde")
    assert t["bonus A"] == 0
    t.do("A conquer L1A-08")
    assert t["bonus A"] == 1


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-02")
def test_races_with_a_faction_are_not_asked_and_neutrals_elsewhere_neither() -> None:
    t = table("battleground", regions={"L1A-04": "A 3", **WAR}).do("A expand")
    assert t.label == "conquest"
    t = table("battleground", "L1A-12", A=NEUTRAL, regions={"L1A-04": "A 1"}).do("A expand")
    assert t.label == "conquest"


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-02")
def test_the_side_is_asked_even_when_an_artifact_comes_along() -> None:
    # Frostmourne helps to take the Battleground: both lie there now.
    t = table(
        "battleground",
        "L1A-08",
        A=NEUTRAL,
        regions={"L1A-04": "A 1"},
        treasures={"L1A-04": "frostmourne", "L1A-08": "battleground"},
    )
    t.do("A expand", "A arm frostmourne", "A conquer L1A-08")
    assert t.label == "side"


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-02")
def test_a_declined_race_swapped_onto_the_battleground_gives_no_side() -> None:
    t = table(
        "battleground",
        "S1B-03",
        A=combo("naga portalmages", declined="kobolds"),
        regions={"L1A-01": "A 1", "L1A-04": "A declined 1"},
    )
    t.do("A expand", "A swap L1A-04 S1B-03")
    assert t["holder S1B-03"] == "A-declined"
    assert t.label == "conquest"


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-02")
def test_a_side_once_taken_lasts_for_the_turn() -> None:
    mages = combo("naga portalmages", hand=3)
    t = table("battleground", "S1B-03", A=mages, regions={"S1B-03": "A 1", "L1A-01": "A 1"})
    t.do("A expand", "A side horde", "A swap L1A-04 S1B-03", "A swap L1A-04 S1B-03")
    assert (t["holder S1B-03"], t.label, t["faction"]) == ("A", "conquest", "horde")


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-03")
def test_next_turn_the_side_is_chosen_anew() -> None:
    t = table("battleground", A=NEUTRAL, regions={"L1A-04": "A 1", "S1B-01": "B 1"})
    t.do("A expand", "A side horde").end("A")
    t.do("B expand").end("B")
    t.do("A expand")
    assert t.offers("A") == ["side neutral", "side alliance", "side horde"]
    t.do("A side alliance")
    assert t["faction"] == "alliance"


@pytest.mark.rule("SWW-PLACE-BATTLEGROUND-03")
def test_after_its_turn_the_race_is_neutral_for_those_who_beat_it() -> None:
    t = table(
        "battleground",
        A=combo("naga sailors"),
        B=combo("humans miners", hand=9),
        regions={"L1A-04": "A 1", "L1A-09": "A 1", "L1A-08": "B 1"},
    )
    t.do("A expand", "A side horde", "A stop").place_all("A")
    t.do("B expand", "B conquer L1A-09")
    assert t["bonus B"] == 0


# -- Light's Hope Chapel --------------------------------------------------------------------------


def besieged(**more: Any) -> Table:
    """B holds the Chapel in L1A-08, and L1A-05 and L1A-12; A stands beside them."""
    regions = {"L1A-09": "A 1", "L1A-08": "B 2", "L1A-05": "B 2", "L1A-12": "B 2"}
    t = table("chapel", "L1A-08", A=combo("trolls sailors", hand=10), regions=regions, **more)
    return t.do("A expand")


@pytest.mark.rule("SWW-PLACE-CHAPEL-01")
def test_the_chapels_race_loses_no_token_wherever_it_is_attacked() -> None:
    t = besieged()
    tray = t["tray humans"]
    t.do("A conquer L1A-05")
    assert (t["hand B"], t["tray humans"]) == (2, tray)
    t.do("A conquer L1A-12")
    assert (t["hand B"], t["tray humans"]) == (4, tray)


@pytest.mark.rule("SWW-PLACE-CHAPEL-01")
def test_a_token_pushed_out_of_the_chapel_goes_to_its_owners_hand() -> None:
    regions = {"L1A-09": "A 1", "L1A-08": "B 2"}
    t = table("chapel", "L1A-08", A=combo("trolls menacing"), regions=regions)
    tray = t["tray humans"]
    t.do("A expand", "A push L1A-08")
    assert (t["tokens L1A-08"], t["hand B"], t["tray humans"]) == (1, 1, tray)


@pytest.mark.rule("SWW-PLACE-CHAPEL-01")
def test_the_chapel_guards_only_the_race_that_holds_it() -> None:
    regions = {"L1A-09": "A 1", "L1A-08": "A 1", "L1A-12": "B 2"}
    t = table("chapel", "L1A-08", A=combo("trolls sailors", hand=9), regions=regions)
    tray = t["tray humans"]
    t.do("A expand", "A conquer L1A-12")
    assert (t["hand B"], t["tray humans"]) == (1, tray + 1)


@pytest.mark.rule("SWW-PLACE-CHAPEL-02")
def test_losing_the_chapel_itself_costs_no_token_but_the_next_loss_does() -> None:
    t = besieged()
    tray = t["tray humans"]
    t.do("A conquer L1A-08")
    assert (t["hand B"], t["tray humans"]) == (2, tray)
    t.do("A conquer L1A-05")
    assert (t["hand B"], t["tray humans"]) == (3, tray + 1)


# -- Karazhan -------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-PLACE-KARAZHAN-01")
def test_karazhan_pays_for_the_other_regions_of_its_terrain() -> None:
    # L1A-02, 04, 12 and S1B-01 are Forests; one belongs to the old race.
    t = table(
        "karazhan",
        A=combo("trolls sailors", declined="kobolds"),
        regions={
            "L1A-04": "A 1",
            "L1A-02": "A 1",
            "L1A-12": "A 1",
            "L1A-10": "A 1",  # a Swamp with Magic, like the Forest of Karazhan
            "S1B-01": "A declined 1",
        },
    )
    t.do("A expand", "A stop")
    assert t["coins A"] == 5 + 5 + 2


@pytest.mark.rule("SWW-PLACE-KARAZHAN-01")
def test_karazhan_pays_nothing_to_those_who_do_not_hold_it() -> None:
    t = table("karazhan", A=combo("trolls sailors"), regions={"L1A-02": "A 1", "L1A-12": "A 1"})
    assert t["income A"] == 2


# -- Meeting Stone --------------------------------------------------------------------------------


@pytest.mark.rule("SWW-PLACE-MEETINGSTONE-01")
def test_the_meeting_stone_saves_the_journey() -> None:
    spec: dict[str, Any] = {"A": combo("trolls foresters", hand=3)}
    t = table("meeting_stone", regions={"L1A-04": "A 1"}, **spec).do("A expand")
    assert (t["cost A S1B-01"], t["cost A L1A-14"], t["cost A L1A-01"]) == (2, 2, 2)
    assert t["cost A S1B-06"] == "-"
    t.do("A conquer S1B-01")
    assert "conquered A S1B-01 2" in t.events
    elsewhere = table("meeting_stone", regions={"L1A-08": "A 1"}, **spec)
    assert elsewhere["cost A S1B-01"] == 3


# -- Dark Portal ----------------------------------------------------------------------------------


@pytest.mark.rule("SWW-PLACE-DARKPORTAL-01")
@pytest.mark.parametrize(("holder", "coins"), [("A 1", 2 + 2), ("A declined 1", 2)])
def test_the_dark_portal_pays_two_coins_to_an_active_race(holder: str, coins: int) -> None:
    t = table(
        "dark_portal",
        A=combo("trolls sailors", declined="kobolds"),
        regions={"L1A-04": holder, "L1A-01": "A declined 1" if holder == "A 1" else "A 1"},
    )
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + coins


# -- Well of Eternity -----------------------------------------------------------------------------


@pytest.mark.rule("SWW-PLACE-WELL-01")
def test_the_well_goes_into_the_water_of_its_island() -> None:
    t = table("well down", "L1A-08", A=combo("trolls sailors", hand=5), regions={"L1A-04": "A 1"})
    t.do("A expand", "A conquer L1A-08")
    assert (t["treasure_at 1"], t["treasure L1A-08"]) == ("L1A-07", "-")
    assert t["treasure L1A-07"] == "well"


@pytest.mark.rule("SWW-PLACE-WELL-01")
def test_where_an_island_has_two_waters_the_finder_chooses() -> None:
    t = table(
        "well down",
        "L1B-07",
        faces=["L1B", "M2A"],
        A=combo("trolls sailors", hand=5),
        regions={"L1B-04": "A 1"},
    )
    t.do("A expand", "A conquer L1B-07")
    assert t.offers("A") == ["well L1B-05", "well L1B-10"]
    t.do("A well L1B-10")
    assert (t["treasure L1B-10"], t["treasure L1B-07"]) == ("well", "-")


@pytest.mark.rule("SWW-PLACE-WELL-01")
def test_the_finder_chooses_even_if_another_players_swap_brought_him_there() -> None:
    t = table(
        "well down",
        "L1B-07",
        faces=["L1B", "S1B"],
        A=combo("trolls portalmages"),
        regions={"L1B-04": "A 1", "L1B-01": "B 1"},
    )
    t.do("A expand", "A swap L1B-01 L1B-07")
    assert (t.asked, t.label) == ("B", "well")
    t.do("B well L1B-05")
    assert (t["treasure L1B-05"], t.asked, t.label) == ("well", "A", "conquest")


def dry() -> Table:
    """A Naga has just found the Well on an island without water."""
    t = table(
        "well down",
        "S1B-03",
        A=combo("naga sailors", hand=6),
        regions={"S1B-01": "A 1", "S1B-05": "A 1"},
        treasures={"S1B-03": "well down", "L1A-08": "chapel"},
    )
    return t.do("A expand", "A conquer S1B-03")


@pytest.mark.rule("SWW-PLACE-WELL-02")
def test_on_a_dry_island_another_place_comes_instead_of_the_well() -> None:
    t = dry()
    assert (t.asked, t.label) == ("chance", "another_place")
    t.roll(c.TREASURE["karazhan"])
    assert t["treasure S1B-03"] == "karazhan"
    assert "well" not in [*t["treasure"], *t["unused"]]
    assert "karazhan" not in t["unused"]


@pytest.mark.rule("SWW-PLACE-WELL-02")
def test_every_unused_place_is_as_likely_and_nothing_else_can_come() -> None:
    q = GAME.pending(dry().s)
    assert q is not None
    assert isinstance(q.domain, Draw)
    names = {c.TREASURES[i].id: w for i, w in enumerate(q.domain.weights) if w}
    unused = ("battleground", "karazhan", "meeting_stone", "dark_portal", "spirit_healer")
    assert names == dict.fromkeys(unused, 1)


@pytest.mark.rule("SWW-PLACE-WELL-02")
def test_the_place_that_comes_instead_works_at_once() -> None:
    t = dry().roll(c.TREASURE["battleground"])
    assert (t.asked, t.label) == ("A", "side")


# L1A-07 is a lake beside 03, 04, 06, 08, 10 and 11.


@pytest.mark.rule("SWW-PLACE-WELL-03")
@pytest.mark.parametrize(
    ("regions", "bonus"),
    [
        ("03:A 04:A 08:B", 2),
        ("03:A- 04:A- 06:A- 08:A 10:B 11:B", 2),
        ("03:B 04:B 08:A", 0),
        ("03:A 04:A 06:A- 08:B 10:B 11:B", 0),
        ("03:A 04:B 06:B-", 0),
        ("03:A 04:A 06:B 08:B-", 2),
        ("03:A 06:m", 0),
        ("03:A 04:A 06:m", 2),
        ("03:A", 2),
        ("12:A", 0),
    ],
    ids=[
        "two to one",
        "an old race",
        "somebody else's",
        "two races of one player do not add up",
        "one each",
        "nor do those of an opponent",
        "a Murloc each",
        "two to one Murloc",
        "all alone",
        "not beside it",
    ],
)
def test_the_well_pays_the_race_with_the_most_regions_beside_it(regions: str, bonus: int) -> None:
    said = {"A": "A 1", "B": "B 1", "A-": "A declined 1", "B-": "B declined 1", "m": "murloc"}
    places = {f"L1A-{x[:2]}": said[x[3:]] for x in regions.split()}
    t = table(
        "well",
        "L1A-07",
        A=combo("trolls sailors", **({"declined": "kobolds"} if "A-" in regions else {})),
        B=combo("humans miners", **({"declined": "orcs"} if "B-" in regions else {})),
        regions={"S1B-04": "A 1", **places},
    )
    own = t["regions A"] + t["declined A"]
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + own + bonus


@pytest.mark.rule("SWW-PLACE-WELL-03")
def test_the_well_pays_in_its_owners_turn_only_and_also_without_an_active_race() -> None:
    t = table("well", "L1A-07", regions={"L1A-03": "A 1", "L1A-04": "A 1", "S1B-01": "B 1"})
    t.do("A decline")
    assert t["coins A"] == 5 + 2 + 2
    t.do("B expand").end("B")
    assert (t["coins A"], t["coins B"]) == (9, 6)


@pytest.mark.rule("SWW-PLACE-WELL-04")
@pytest.mark.parametrize("other", ["B 1", "B declined 1", "A declined 1", "murloc"])
def test_a_tie_at_the_well_pays_nobody(other: str) -> None:
    old = {"A declined 1": "A", "B declined 1": "B"}.get(other)
    t = table(
        "well",
        "L1A-07",
        A=combo("trolls sailors", **({"declined": "kobolds"} if old == "A" else {})),
        B=combo("humans miners", **({"declined": "orcs"} if old == "B" else {})),
        regions={"L1A-03": "A 1", "L1A-04": "A 1", "L1A-10": other, "L1A-11": other},
    )
    own = t["regions A"] + t["declined A"]
    assert t["income A"] == own
    if old != "A":
        assert t["income B"] == t["regions B"] + t["declined B"]


# -- Spirit Healer --------------------------------------------------------------------------------


@pytest.mark.rule("SWW-PLACE-SPIRITHEALER-01")
def test_the_spirit_healer_gives_a_token_when_the_troops_are_redeployed() -> None:
    t = table("spirit_healer", regions={"L1A-04": "A 1", "L1A-01": "A 1"})
    tray = t["tray trolls"]
    t.do("A expand")
    assert t["hand A"] == 0
    t.do("A stop")
    assert (t["hand A"], t["tray trolls"], t.label) == (1, tray - 1, "redeploy")
    t.do("A place L1A-01")
    assert t["tokens L1A-01"] == 2


@pytest.mark.rule("SWW-PLACE-SPIRITHEALER-01")
def test_the_spirit_healer_gives_nothing_when_the_tray_is_empty() -> None:
    regions = {"L1A-04": "A 6", "L1A-01": "A 5"}
    t = table("spirit_healer", regions=regions)
    assert t["tray trolls"] == 0
    t.do("A expand", "A stop")
    assert t["hand A"] == 9
    t.end("A")
    assert t["tokens L1A-04"] + t["tokens L1A-01"] == 11


@pytest.mark.rule("SWW-PLACE-SPIRITHEALER-01")
def test_the_spirit_healer_helps_only_the_race_in_its_region() -> None:
    t = table("spirit_healer", "L1A-08", regions={"L1A-04": "A 1", "L1A-08": "B 1"})
    trays = t["tray trolls"], t["tray humans"]
    t.do("A expand").end("A")
    assert (t["tray trolls"], t["tray humans"]) == trays
