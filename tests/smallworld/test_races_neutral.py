"""The four races of no faction (rulebook p.11-13)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table

TROLLS = {"race": "trolls", "power": "sailors"}


def table(**spec: Any) -> Table:
    return Table(**{"faces": ["L1A", "S1B"], "murlocs": "none", "B": TROLLS, **spec})


@pytest.mark.parametrize(
    ("race", "number"),
    [
        pytest.param("ethereals", 5, marks=pytest.mark.rule("SWW-RACE-ETHEREALS-01")),
        pytest.param("kobolds", 6, marks=pytest.mark.rule("SWW-RACE-KOBOLDS-01")),
        pytest.param("naga", 6, marks=pytest.mark.rule("SWW-RACE-NAGA-01")),
        pytest.param("pandaren", 5, marks=pytest.mark.rule("SWW-RACE-PANDAREN-01")),
    ],
)
def test_a_banner_brings_its_number_of_tokens_for_no_faction(race: str, number: int) -> None:
    t = table(B={}, round=1, offers=[f"{race} herbalists"]).do("A take 1")
    assert t["hand A"] == number + 4
    assert t["faction"] == "neutral"


# -- Ethereals ------------------------------------------------------------------------------------


def ethereals(treasures: dict[str, str], **regions: str) -> Table:
    """Ethereals in L1A-02, whose neighbors are L1A-03 and L1A-06."""
    named = {f"L1A-{name[1:]}": text for name, text in regions.items()}
    return table(
        A={"race": "ethereals", "power": "farmers"},
        regions={"L1A-02": "A 8", **named},
        treasures=treasures,
    ).do("A expand")


@pytest.mark.rule("SWW-RACE-ETHEREALS-02")
def test_ethereals_take_an_artifact_from_next_door_and_use_it_at_once() -> None:
    t = ethereals({"L1A-06": "frostmourne"}, r06="B 1")
    t.do("A steal L1A-06 L1A-02")
    assert (t["treasure L1A-06"], t["treasure L1A-02"]) == ("-", "frostmourne")
    assert t["holder L1A-06"] == "B"
    t.do("A arm frostmourne")
    assert t["cost A L1A-06"] == 1


@pytest.mark.rule("SWW-RACE-ETHEREALS-02")
def test_ethereals_choose_which_of_their_regions_next_door_gets_the_artifact() -> None:
    t = ethereals({"L1A-06": "frostmourne"}, r03="A 1", r14="A 1")
    assert t.offers("A", "steal") == ["steal L1A-06 L1A-02", "steal L1A-06 L1A-03"]


@pytest.mark.rule("SWW-RACE-ETHEREALS-02")
@pytest.mark.parametrize(
    "treasures",
    [
        pytest.param({"L1A-06": "frostmourne down"}, id="face down"),
        pytest.param({"L1A-10": "frostmourne"}, id="not next door"),
        pytest.param({"L1A-06": "dark_portal"}, id="a place"),
        pytest.param({"L1A-02": "frostmourne"}, id="their own"),
    ],
)
def test_ethereals_steal_nothing_else(treasures: dict[str, str]) -> None:
    assert ethereals(treasures).offers("A", "steal") == []


@pytest.mark.rule("SWW-RACE-ETHEREALS-02")
def test_ethereals_steal_once_a_turn() -> None:
    t = ethereals({"L1A-06": "frostmourne", "L1A-03": "ashes"})
    assert len(t.offers("A", "steal")) == 2
    t.do("A steal L1A-06 L1A-02")
    assert t.offers("A", "steal") == []


@pytest.mark.rule("SWW-RACE-ETHEREALS-03")
@pytest.mark.parametrize(("defense", "cost"), [("empty", 1), ("B 1", 1), ("B 3", 3)])
def test_ethereals_conquer_a_place_next_door_for_two_tokens_less(defense: str, cost: int) -> None:
    t = ethereals({"L1A-06": "dark_portal", "L1A-13": "karazhan"}, r06=defense, r14="A 1")
    t.do("A arm relic")
    assert (t["cost A L1A-06"], t["cost A L1A-13"]) == (cost, 1)
    t.refuses("A conquer L1A-03", "SWW-RACE-ETHEREALS-03")  # there is no place there
    t.do("A conquer L1A-06")
    assert t["tokens L1A-06"] == cost


@pytest.mark.rule("SWW-RACE-ETHEREALS-03")
@pytest.mark.parametrize(
    "treasures",
    [
        pytest.param({"L1A-06": "dark_portal down"}, id="face down"),
        pytest.param({"L1A-14": "dark_portal"}, id="an entry region that is not next door"),
        pytest.param({"L1A-06": "frostmourne"}, id="an artifact"),
    ],
)
def test_ethereals_have_the_discount_for_nothing_else(treasures: dict[str, str]) -> None:
    ethereals(treasures).refuses("A arm relic", "SWW-RACE-ETHEREALS-03")


@pytest.mark.rule("SWW-RACE-ETHEREALS-03")
def test_ethereals_have_the_discount_once_a_turn() -> None:
    t = ethereals({"L1A-06": "dark_portal", "L1A-03": "karazhan"})
    assert t["cost A L1A-03"] == 3
    t.do("A arm relic", "A conquer L1A-06")
    assert t["cost A L1A-03"] == 3
    t.refuses("A arm relic", "SWW-RACE-ETHEREALS-04")


@pytest.mark.rule("SWW-RACE-ETHEREALS-04")
def test_after_a_theft_there_is_no_discount() -> None:
    t = ethereals({"L1A-06": "frostmourne", "L1A-03": "dark_portal"})
    assert "arm relic" in t.offers("A")
    t.do("A steal L1A-06 L1A-02")
    t.refuses("A arm relic", "SWW-RACE-ETHEREALS-04")


@pytest.mark.rule("SWW-RACE-ETHEREALS-04")
def test_after_the_discount_there_is_no_theft() -> None:
    t = ethereals({"L1A-06": "frostmourne", "L1A-03": "dark_portal"})
    t.do("A arm relic", "A conquer L1A-03")
    assert t["holder L1A-03"] == "A"
    t.refuses("A steal L1A-06 L1A-02", "SWW-RACE-ETHEREALS-04")


# -- Kobolds --------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-RACE-KOBOLDS-02")
def test_kobolds_attack_any_cavern_as_if_it_were_adjacent() -> None:
    t = table(A={"race": "kobolds", "power": "farmers"}, regions={"L1A-02": "A 9"})
    t.do("A expand")
    assert t["cost A S1B-05"] == 2  # an inland cavern of the other island
    assert t["cost A L1A-09"] == 2  # a cavern that is an entry region too: no travel
    assert (t["cost A S1B-06"], t["cost A S1B-01"]) == ("-", 3)  # no caverns
    t.do("A conquer S1B-05")
    assert t["holder S1B-05"] == "A"


@pytest.mark.rule("SWW-RACE-KOBOLDS-02")
def test_caverns_are_nothing_to_others() -> None:
    t = table(A={"race": "naga", "power": "farmers"}, regions={"L1A-02": "A 9"}).do("A expand")
    assert (t["cost A S1B-05"], t["cost A L1A-09"]) == ("-", 3)


@pytest.mark.rule("SWW-RACE-KOBOLDS-03")
def test_kobolds_enter_through_a_cavern_without_travel() -> None:
    t = table(A={"race": "kobolds", "power": "farmers", "hand": 9}).do("A expand")
    assert t["cost A S1B-05"] == 2
    assert t["cost A L1A-01"] == 2  # a cavern with an anchor
    assert (t["cost A L1A-02"], t["cost A L1A-06"]) == (3, "-")
    t.do("A conquer S1B-05")
    assert t["tokens S1B-05"] == 2


# -- Naga -----------------------------------------------------------------------------------------


@pytest.mark.rule("SWW-RACE-NAGA-02")
def test_naga_conquer_water_for_two_tokens() -> None:
    t = table(A={"race": "naga", "power": "farmers"}, regions={"L1A-06": "A 9"}).do("A expand")
    assert t["cost A L1A-07"] == 2
    t.do("A conquer L1A-07").end("A")
    assert t["holder L1A-07"] == "A"
    assert t["coins A"] == 5 + 2 + 1  # two regions, one of them a Farmland


@pytest.mark.rule("SWW-RACE-NAGA-02")
def test_others_do_not_conquer_water() -> None:
    t = table(A={"race": "orcs", "power": "farmers"}, regions={"L1A-06": "A 9"}).do("A expand")
    t.refuses("A conquer L1A-07", "SWW-MAP-05")


@pytest.mark.rule("SWW-RACE-NAGA-03")
def test_the_first_conquest_of_the_naga_may_be_any_water() -> None:
    t = table(faces=["L1B", "S1A"], A={"race": "naga", "power": "farmers", "hand": 9})
    t.do("A expand")
    assert [t[f"cost A {r}"] for r in ("L1B-05", "L1B-10", "S1A-04")] == [2, 2, 2]
    t.do("A conquer L1B-05")
    assert t["tokens L1B-05"] == 2
    # From there they go on to what is adjacent, but not to other waters.
    assert t["cost A L1B-08"] == 2
    assert [t[f"cost A {r}"] for r in ("L1B-10", "S1A-04")] == ["-", "-"]


@pytest.mark.rule("SWW-RACE-NAGA-04")
def test_naga_in_water_stay_when_they_decline() -> None:
    t = table(
        faces=["L1B", "S1A"],
        A={"race": "naga", "power": "farmers"},
        regions={"L1B-05": "A 3", "L1B-10": "A 1"},
    )
    t.do("A decline")
    assert [t[f"holder {r}"] for r in ("L1B-05", "L1B-10")] == ["A-declined", "A-declined"]
    assert [t[f"tokens {r}"] for r in ("L1B-05", "L1B-10")] == [1, 1]
    assert t["coins A"] == 5 + 2


# -- Pandaren -------------------------------------------------------------------------------------

PANDAREN = {"race": "pandaren", "power": "farmers"}


@pytest.mark.rule("SWW-RACE-PANDAREN-02")
def test_whoever_the_pandaren_did_not_attack_receives_harmony() -> None:
    t = table(
        faces=["L1A", "M1A", "M2A", "S1B"],
        A=PANDAREN,
        B=TROLLS,
        C={"race": "orcs", "power": "menacing"},
        D={"race": "humans", "power": "herbalists"},
        regions={"L1A-02": "A 8", "L1A-06": "B 1", "S1B-01": "C 1", "S1B-04": "D 1"},
    )
    t.do("A expand", "A conquer L1A-06").end("A")
    assert t["harmony"] == [0, 0, 1, 1]


@pytest.mark.rule("SWW-RACE-PANDAREN-02")
def test_an_attack_that_fails_is_an_attack() -> None:
    t = table(A=PANDAREN, regions={"L1A-02": "A 2", "L1A-06": "B 2"})
    t.do("A expand", "A final L1A-06").roll(0).end("A")
    assert t["harmony"] == [0, 0]


@pytest.mark.rule("SWW-RACE-PANDAREN-02")
def test_an_attack_on_a_declined_race_does_not_cost_harmony() -> None:
    t = table(
        A=PANDAREN,
        B={**TROLLS, "declined": "orcs"},
        regions={"L1A-02": "A 8", "L1A-06": "B declined 1", "S1B-01": "B 1"},
    )
    t.do("A expand", "A conquer L1A-06").end("A")
    assert t["harmony"] == [0, 1]


@pytest.mark.rule("SWW-RACE-PANDAREN-03")
@pytest.mark.parametrize("game_round", [1, 3])
def test_opponents_without_a_banner_receive_harmony_too(game_round: int) -> None:
    t = table(
        faces=["L1A", "M1A", "S1B"],
        round=game_round,
        A={},
        B={},
        C={"declined": "orcs"} if game_round > 1 else {},
        regions={"L1A-14": "C declined 1"} if game_round > 1 else {},
        offers=["pandaren farmers"],
    )
    t.do("A take 1", "A conquer L1A-02").end("A")
    assert t["harmony"] == [0, 1, 1]


def harmonious(coins: int, power: str = "farmers") -> Table:
    """B has Harmony and stands in L1A-02; Pandaren are in L1A-06, L1A-10 and L1A-14."""
    return table(
        A={"race": "pandaren", "power": "sailors"},
        B={"race": "orcs", "power": power, "coins": coins},
        turn="B",
        harmony=["B"],
        regions={"L1A-02": "B 10", "L1A-06": "A 1", "L1A-10": "A 1", "L1A-14": "A 1"},
    ).do("B expand")


@pytest.mark.rule("SWW-RACE-PANDAREN-04")
def test_with_harmony_one_pays_two_coins_to_attack_pandaren() -> None:
    poor = harmonious(1)
    poor.refuses("B conquer L1A-06", "SWW-RACE-PANDAREN-04")
    assert "conquer L1A-03" in poor.offers("B")
    t = harmonious(2).do("B conquer L1A-06")
    assert (t["coins B"], t["coins A"], t["holder L1A-06"]) == (0, 7, "B")


@pytest.mark.rule("SWW-RACE-PANDAREN-04")
def test_with_harmony_one_pays_two_coins_to_push_a_pandaren_away() -> None:
    harmonious(1, "menacing").refuses("B push L1A-06", "SWW-RACE-PANDAREN-04")
    t = harmonious(2, "menacing").do("B push L1A-06")
    assert (t["coins B"], t["coins A"]) == (0, 7)


@pytest.mark.rule("SWW-RACE-PANDAREN-04")
def test_harmony_is_paid_before_the_die_falls() -> None:
    t = table(
        A={"race": "pandaren", "power": "sailors"},
        B={"race": "orcs", "power": "farmers", "coins": 5},
        turn="B",
        harmony=["B"],
        regions={"L1A-02": "B 2", "L1A-06": "A 1", "L1A-14": "A 1"},
    )
    t.do("B expand", "B final L1A-06")
    assert (t.asked, t["coins B"], t["coins A"]) == ("chance", 3, 7)
    t.roll(0)
    assert t["coins A"] == 7  # the attempt failed, the coins are gone


@pytest.mark.rule("SWW-RACE-PANDAREN-04")
def test_without_harmony_there_is_nothing_to_pay() -> None:
    t = table(
        A={"race": "pandaren", "power": "sailors"},
        B={"race": "orcs", "power": "farmers", "coins": 0},
        turn="B",
        regions={"L1A-02": "B 10", "L1A-06": "A 1"},
    )
    t.do("B expand", "B conquer L1A-06")
    assert (t["coins A"], t["coins B"]) == (5, 0)


@pytest.mark.rule("SWW-RACE-PANDAREN-05")
def test_harmony_is_paid_once_however_many_regions_are_attacked() -> None:
    t = harmonious(2)
    t.do("B conquer L1A-06", "B conquer L1A-10", "B conquer L1A-14")
    assert t["coins A"] == 5 + 2


@pytest.mark.rule("SWW-RACE-PANDAREN-06")
def test_pandaren_take_back_all_harmony_when_their_turn_starts() -> None:
    t = table(
        faces=["L1A", "M1A", "S1B"],
        A=PANDAREN,
        B=TROLLS,
        C={"race": "orcs", "power": "menacing"},
        regions={"L1A-02": "A 3", "L1A-13": "B 1", "S1B-01": "C 1"},
    )
    t.do("A expand").end("A")
    t.do("B expand").end("B")
    assert t["harmony"] == [0, 1, 1]
    t.do("C expand").end("C")
    assert (t.asked, t["harmony"]) == ("A", [0, 0, 0])
