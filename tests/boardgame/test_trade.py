"""p.36: friends in one region trade after an action."""

from __future__ import annotations

import pytest

from tests.boardgame.table import Table, hero
from tests.boardgame.test_groups import party


def friends(**more: object) -> Table:
    return party(
        hero("warrior", at="balnir", health=1, gold=6, bag=["dull-blade"]),
        hero("shaman", at="balnir", gold=0, bag=["bent-staff"], **more),
    )


@pytest.mark.rule("TBG-TRADE-01", "TBG-TRADE-04")
def test_a_gift_after_an_action_costs_nothing() -> None:
    t = friends()
    assert not t.offers("A", "hand")
    t.do("C rest horde2")
    t.do("A hand horde1 horde2 dull-blade")
    assert sorted(t["bag horde2"]) == ["bent-staff", "dull-blade"]
    assert t["actions horde1"] == 2


@pytest.mark.rule("TBG-TRADE-02", "TBG-TRADE-03", "TBG-TRADE-05")
def test_only_items_of_the_bag_and_only_to_friends_here() -> None:
    t = party(
        hero("warrior", at="balnir", equipped={"melee": "dull-blade"}, learned=["rend"], gold=0),
        hero("shaman", at="brill", gold=0),
    ).do("C rest horde2")
    assert not t.offers("A", "hand")
    assert not t.offers("A", "give_gold")


@pytest.mark.rule("TBG-TRADE-06", "TBG-ITEM-03")
def test_a_gift_that_does_not_fit_goes_to_the_merchant() -> None:
    t = friends()
    t = party(
        hero("warrior", at="balnir", bag=["dull-blade"]),
        hero("shaman", at="balnir", bag=["bent-staff", "trogg-club", "cadet-vest"]),
    ).do("C rest horde2", "A hand horde1 horde2 dull-blade")
    assert (t.label, t.asked) == ("too_much", "C")


def test_an_item_changes_hands_once_between_two_actions() -> None:
    t = friends().do("C rest horde2", "A hand horde1 horde2 dull-blade")
    assert "hand horde2 horde1 dull-blade" not in t.offers("C")
    t.do("A rest horde1")
    while t.label == "restore":
        t.do(f"A {t.offers('A')[0]}")
    assert "hand horde2 horde1 dull-blade" in t.offers("C")


def test_gold_goes_one_way() -> None:
    t = friends().do("C rest horde2", "A give_gold horde1 horde2", "A pay 4")
    assert (t["gold horde1"], t["gold horde2"]) == (2, 4)
    assert not t.offers("A", "give_gold")
    assert not t.offers("C", "give_gold")


@pytest.mark.parametrize(
    ("answer", "mine"), [("accept", ["bent-staff"]), ("refuse", ["dull-blade"])]
)
def test_a_swap_is_an_offer_and_an_answer(answer: str, mine: list[str]) -> None:
    t = friends().do("C rest horde2", "A swap horde1 horde2")
    while t.asked == "A" and t.label != "take_swap":
        t.do(f"A {t.offers('A')[0]}")
    assert (t.label, t.asked) == ("take_swap", "C")
    t.do(f"C {answer}")
    assert t["bag horde1"] == mine
    assert "swap horde1 horde2" not in t.offers("A")


def test_the_last_action_leaves_time_to_trade() -> None:
    t = friends().do("C rest horde2", "C rest horde2", "A pass horde1")
    assert "hand horde2 horde1 bent-staff" in t.offers("C")
    t.do("C pass horde2")
    assert t.label != "act"
