"""The final conquest attempt (rulebook p.6): the Reinforcement die."""

from __future__ import annotations

import pytest

from tests.smallworld.table import Table


def front(regions: dict[str, str], hand: int) -> Table:
    """A's Orcs against B's Humans; neither has a bonus on costs."""
    return Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "miners", "hand": hand},
        B={"race": "humans", "power": "farmers"},
        regions={"S1B-06": "B 1", **regions},
    )


@pytest.mark.rule("SWW-FINAL-01")
@pytest.mark.parametrize(("hand", "can"), [(0, False), (1, True)])
def test_a_final_attempt_needs_one_token_left(hand: int, can: bool) -> None:
    t = front({"L1A-06": "A 1", "L1A-10": "murloc"}, hand=hand).do("A expand")
    assert t["cost A L1A-10"] == 3
    assert ("final L1A-10" in t.offers("A")) is can


@pytest.mark.rule("SWW-FINAL-02")
@pytest.mark.parametrize(
    ("inside", "short"),
    [("B 1", 2), ("B 2", 3), ("B 3", 4), ("B 2 garrison", 4)],
)
def test_one_may_lack_three_tokens_and_no_more(inside: str, short: int) -> None:
    t = front({"L1A-02": "A 1", "L1A-06": inside}, hand=1).do("A expand")
    assert t["cost A L1A-06"] == 1 + short
    if short <= 3:
        assert "final L1A-06" in t.offers("A")
    else:
        t.refuses("A final L1A-06", "SWW-FINAL-02")
    t.refuses("A conquer L1A-06", "SWW-FINAL-01" if short <= 3 else "SWW-FINAL-02")


@pytest.mark.rule("SWW-FINAL-02")
def test_the_die_is_for_those_who_lack_tokens() -> None:
    t = front({"L1A-02": "A 1", "L1A-06": "B 1"}, hand=3).do("A expand")
    assert "conquer L1A-06" in t.offers("A")
    t.refuses("A final L1A-06", "SWW-FINAL-02")


@pytest.mark.rule("SWW-FINAL-03")
def test_the_target_is_named_before_the_die_falls() -> None:
    t = front({"L1A-06": "A 1", "L1A-10": "murloc"}, hand=1).do("A expand", "A final L1A-10")
    assert (t.label, t.asked) == ("reinforcements", "chance")
    assert t.offers("A") == []
    t.roll(2)
    assert (t["holder L1A-10"], t["holder L1A-02"]) == ("A", "-")


@pytest.mark.rule("SWW-FINAL-04")
def test_the_target_need_not_be_the_weakest() -> None:
    t = front({"L1A-06": "A 1", "L1A-10": "murloc", "L1A-03": "murloc"}, hand=1).do("A expand")
    assert [t[f"cost A {region}"] for region in ("L1A-02", "L1A-10", "L1A-03")] == [2, 3, 4]
    for region in ("L1A-02", "L1A-10", "L1A-03"):
        assert f"final {region}" in t.offers("A")
    t.do("A final L1A-03").roll(3)
    assert t["holder L1A-03"] == "A"


@pytest.mark.rule("SWW-FINAL-05")
def test_the_die_is_rolled_once() -> None:
    t = front({"L1A-06": "A 1", "L1A-04": "A 1", "L1A-10": "murloc"}, hand=1)
    t.do("A expand", "A final L1A-10").roll(0)
    assert t.label == "redeploy"
    t.refuses("A final L1A-10", "SWW-FINAL-08")
    assert [event for event in t.events if event.startswith("rolled")] == ["rolled A 0"]


@pytest.mark.rule("SWW-FINAL-06")
@pytest.mark.parametrize("pips", [2, 3])
def test_tokens_and_die_together_take_the_region_with_all_that_is_left(pips: int) -> None:
    t = front({"L1A-02": "A 1", "L1A-06": "B 2"}, hand=2).do("A expand")
    assert t["cost A L1A-06"] == 4
    t.do("A final L1A-06").roll(pips)
    assert "conquered A L1A-06 2" in t.events
    assert (t["holder L1A-06"], t["holder L1A-02"]) == ("A", "A")
    t.place_all("A")
    assert t["tokens L1A-06"] + t["tokens L1A-02"] == 3


@pytest.mark.rule("SWW-FINAL-07")
@pytest.mark.parametrize("pips", [0, 1])
def test_otherwise_the_tokens_go_to_a_region_one_holds(pips: int) -> None:
    t = front({"L1A-02": "A 1", "L1A-06": "B 2"}, hand=2).do("A expand", "A final L1A-06")
    t.roll(pips)
    assert (t["holder L1A-06"], t["tokens L1A-06"]) == ("B", 2)
    assert "failed A L1A-06" in t.events
    assert (t["tokens L1A-02"], t["ready A"], t.asked) == (3, 0, "B")


@pytest.mark.rule("SWW-FINAL-08")
@pytest.mark.parametrize("pips", [0, 3])
def test_after_the_final_attempt_there_are_no_more_conquests(pips: int) -> None:
    t = front({"L1A-02": "A 1", "L1A-04": "A 1", "L1A-06": "B 2"}, hand=3)
    t.do("A expand", "A final L1A-06").roll(pips)
    assert (t.label, t.asked) == ("redeploy", "A")
    for move in ("conquer L1A-03", "final L1A-03", "conquer L1A-01"):
        t.refuses(f"A {move}", "SWW-FINAL-08")
    t.refuses("A abandon L1A-04", "SWW-ABANDON-03")
