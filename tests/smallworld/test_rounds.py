"""Rounds and turns (rulebook p.4, p.8): who plays when, and what a turn is made of."""

from __future__ import annotations

import pytest

from tests.smallworld.table import Table


def three(**spec: object) -> Table:
    """Three players with a race each, nobody with tokens to spare."""
    start: dict[str, object] = {
        "faces": ["L1A", "M1A", "S1B"],
        "A": {"race": "orcs", "power": "miners"},
        "B": {"race": "humans", "power": "farmers"},
        "C": {"race": "trolls", "power": "swamps"},
        "regions": {"L1A-06": "A 1", "M1A-07": "B 1", "S1B-01": "C 1"},
    }
    return Table(**start | spec)


@pytest.mark.rule("SWW-ROUND-01")
@pytest.mark.parametrize(("first", "order"), [("A", "ABC"), ("B", "BCA"), ("C", "CAB")])
def test_everybody_has_one_turn_a_round_clockwise_from_the_first(first: str, order: str) -> None:
    t = three(first=first, turn=first)
    for seat in order:
        assert t["round"] == 2
        assert t.asked == seat
        t.do(f"{seat} decline")
    assert (t["round"], t.asked) == (3, first)


@pytest.mark.rule("SWW-ROUND-02")
@pytest.mark.parametrize("first", ["A", "B", "C"])
def test_a_new_round_begins_when_the_first_player_is_in_turn_again(first: str) -> None:
    last = {"A": "C", "B": "A", "C": "B"}[first]
    t = three(first=first, turn=last, round=3)
    assert t["round"] == 3
    t.do(f"{last} decline")
    assert (t["round"], t.asked) == (4, first)
    assert t.events[-1] == f"turn {first} 4"


@pytest.mark.rule("SWW-ROUND-03")
def test_in_the_first_round_one_picks_then_conquers_then_earns() -> None:
    t = Table(faces=["L1A", "S1B"], round=1, offers=["orcs miners"])
    assert t.label == "pick"
    assert t["coins A"] == 5
    t.refuses("A conquer L1A-02", "SWW-ROUND-07")
    t.do("A take 1")
    assert t.label == "conquest"
    assert t["coins A"] == 5
    t.do("A conquer L1A-02", "A conquer L1A-06", "A stop")
    assert t.label == "redeploy"
    assert t["coins A"] == 5
    t.place_all("A")
    assert t["coins A"] == 7
    assert t.asked == "B"


@pytest.mark.rule("SWW-ROUND-04")
def test_from_round_two_on_one_expands_or_declines() -> None:
    t = three()
    assert t.offers("A") == ["expand", "decline"]
    t.refuses("A take 1", "SWW-PICK-13")
    t.refuses("A stop", "SWW-CONQUER-12")
    t.refuses("A conquer L1A-02", "SWW-ROUND-07")
    t.refuses("A abandon L1A-06", "SWW-ABANDON-03")


@pytest.mark.rule("SWW-ROUND-04")
def test_who_expands_can_not_decline_any_more() -> None:
    t = three().do("A expand")
    t.refuses("A decline", "SWW-DECLINE-01")


@pytest.mark.rule("SWW-ROUND-05")
@pytest.mark.parametrize("moves", [["A decline"], ["A expand", "A stop"]])
def test_whatever_one_chose_the_turn_ends_with_coins(moves: list[str]) -> None:
    t = three(regions={"L1A-06": "A 1", "L1A-14": "A 1", "S1B-01": "C 1"})
    t.do(*moves)
    assert t["coins A"] == 5 + 2
    assert t.asked == "B"


@pytest.mark.rule("SWW-ROUND-06")
def test_after_a_decline_one_picks_conquers_and_earns_for_both_races() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "miners"},
        regions={"L1A-06": "A 3", "L1A-04": "A 1"},
        offers=["humans farmers", "trolls swamps"],
    )
    t.do("A decline")
    assert (t.label, t.asked) == ("pick", "B")
    t.do("B take 1", "B stop", "B done")
    assert (t.label, t.asked) == ("pick", "A")
    t.refuses("A expand", "SWW-ROUND-04")
    coins = t["coins A"]
    t.do("A take 1", "A conquer S1B-01", "A stop").place_all("A")
    assert t["coins A"] == coins + 2 + 1  # two declined regions, one active


@pytest.mark.rule("SWW-ROUND-07")
def test_bombs_go_off_before_the_choice_and_before_troops_are_taken_up() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "goblins", "power": "miners"},
        B={"race": "humans", "power": "farmers"},
        regions={"L1A-06": "A 3", "L1A-02": "B 2 bomb:explosion", "S1B-01": "B 1"},
    )
    assert t.label == "turn"
    assert (t["bombs L1A-02"], t["holder L1A-02"]) == (0, "-")
    assert (t["tokens L1A-06"], t["ready A"]) == (3, 0)
    t.do("A expand")
    assert (t["tokens L1A-06"], t["ready A"]) == (1, 2)


@pytest.mark.rule("SWW-ROUND-07")
def test_harmony_comes_back_before_the_choice() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "pandaren", "power": "miners"},
        regions={"L1A-06": "A 3"},
        harmony=["B"],
    )
    assert t.label == "turn"
    assert t["harmony"] == [0, 0]


@pytest.mark.rule("SWW-ROUND-07")
def test_beasts_and_the_worgens_form_come_after_the_choice_and_before_troops_are_taken_up() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "worgen", "power": "beastmasters", "coins": 5},
        regions={"L1A-13": "A 3", "L1A-08": "A 1 beasts 1"},
    )
    assert (t.label, t["beasts_hand"], t["coins A"]) == ("turn", 0, 5)
    t.do("A expand")
    assert (t.label, t["beasts_hand"], t["beasts L1A-08"]) == ("form", 2, 0)
    assert t["tokens L1A-13"] == 3
    t.do("A form human")
    assert t["coins A"] == 7
    assert t["tokens L1A-13"] == 1
    assert t["ready A"] == 4


@pytest.mark.rule("SWW-ROUND-07")
def test_who_declines_takes_no_form() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "worgen", "power": "miners", "coins": 5},
        regions={"L1A-06": "A 3"},
    )
    t.do("A decline")
    assert (t.asked, t["coins A"]) == ("B", 6)


@pytest.mark.rule("SWW-ROUND-08")
def test_a_turn_closes_with_redeployment_pieces_coins_and_then_the_victims() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "garrison", "hand": 6},
        B={"race": "trolls", "power": "farmers"},
        regions={"L1A-02": "A 1", "L1A-06": "B 3", "S1B-01": "B 1", "S1B-04": "B 1"},
    )
    t.do("A expand", "A conquer L1A-06", "A stop")
    assert t.label == "redeploy"
    assert (sum(t["garrisons"]), t["coins A"], t["ready B"]) == (0, 5, 2)
    t.place_all("A")
    assert (t.label, t.asked) == ("retreat", "B")
    assert (sum(t["garrisons"]), t["coins A"], t["ready B"]) == (2, 7, 2)
    t.do("B place S1B-01", "B place S1B-04")
    assert (t.label, t.asked, t["ready B"]) == ("turn", "B", 0)


@pytest.mark.rule("SWW-ROUND-08")
def test_victims_redeploy_clockwise_from_the_attacker() -> None:
    t = three(
        turn="B",
        B={"race": "humans", "power": "farmers", "hand": 6},
        regions={
            **{"L1A-02": "B 4", "L1A-06": "A 2", "L1A-03": "C 2"},
            **{"S1B-01": "A 1", "S1B-04": "A 1", "M1A-07": "C 1", "M1A-09": "C 1"},
        },
    )
    t.do("B expand", "B conquer L1A-06", "B conquer L1A-03").place_all("B").do("B done")
    assert (t["ready A"], t["ready C"]) == (1, 1)
    assert (t.label, t.asked) == ("retreat", "C")
    t.do("C place M1A-07")
    assert (t.label, t.asked) == ("retreat", "A")
    t.do("A place S1B-01")
    assert (t.label, t.asked) == ("turn", "C")


@pytest.mark.rule("SWW-ROUND-09")
@pytest.mark.parametrize("first", ["A", "D"])
def test_the_game_ends_when_everybody_has_played_the_last_round(first: str) -> None:
    order = {"A": "ABCD", "D": "DABC"}[first]
    t = Table(faces=["L1A", "M1A", "M2A", "S1B"], round=8, first=first, turn=order[-1])
    t.do(f"{order[-1]} take 1").luck().do(f"{order[-1]} stop")
    assert t["round"] == 9
    for seat in order:
        assert t.asked == seat
        t.do(f"{seat} {t.offers(seat)[0]}").luck().do(f"{seat} stop")
    assert t.asked == "nobody"
    assert t["round"] == 9
    assert t.events[-1] == "ended"
