"""Quests and locations (rulebook p.9-10)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg import content as c
from tests.tcg.table import Duel

KEY = "A use the-key-to-freedom the-key-to-freedom.1"
GOO = "A use mystery-goo mystery-goo.1"
BIRD = "a-bird-in-hand a-bird-in-hand.1"
DOWN = ["Cerwyn | down"]


def row(*quests: str, down: int = 0, **more: Any) -> Duel:
    """A's resource row: these face up, and so many others; B can respond."""
    a: dict[str, Any] = {"resources": [*quests, *DOWN * down]}
    return Duel(A=a | more, B={"resources": 3, "hand": ["Fire Blast"]})


# -- quests ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-QUEST-01")
def test_a_quest_has_a_reward_in_place_of_a_cost() -> None:
    quests = [card for card in c.CARDS if card.type == c.QUEST]
    assert quests
    for card in quests:
        assert card.cost == 0
        assert [power.name for power in card.powers] == ["quest"]


@pytest.mark.rule("TCG-QUEST-02")
def test_a_quest_is_placed_and_never_played() -> None:
    t = row(down=3, hand=["The Key to Freedom", "Cerwyn"])
    t.refuses("A play the-key-to-freedom", "TCG-PLAY-04")
    assert t.can("A place the-key-to-freedom")
    t.do("A place_up the-key-to-freedom")
    assert t["row A"][-1] == "the-key-to-freedom"
    assert t["links"] == []
    assert t.can(KEY)  # with the quest itself there are four
    t.refuses("A place cerwyn", "TCG-PLACE-01")


@pytest.mark.rule("TCG-QUEST-02", "TCG-QUEST-08")
def test_a_quest_may_be_placed_face_down_and_is_an_ordinary_resource() -> None:
    t = row(down=4, hand=["The Key to Freedom"])
    t.do("A place the-key-to-freedom")
    assert (t["row A"][-1], t["ready A"]) == ("down the-key-to-freedom", 5)
    assert t.offers("A", "use") == []


@pytest.mark.rule("TCG-QUEST-03")
def test_a_quest_pays_costs_and_can_still_be_completed() -> None:
    t = row("A Bird In Hand", hand=["Cerwyn"])
    t.do("A play cerwyn").resolve()
    assert (t["row A"], t["exhausted a-bird-in-hand"]) == (["a-bird-in-hand"], 1)
    t = row("A Bird In Hand | exhausted", down=2)
    assert t.can(f"A use {BIRD}")


@pytest.mark.rule("TCG-QUEST-04")
def test_completing_a_quest_pays_turns_it_down_and_puts_its_reward_on_the_chain() -> None:
    t = row("Entrenched", down=3, play=["Cerwyn"])
    t.do("A use entrenched entrenched.1")
    assert (t["ready A"], t["row A"][0], t["links"]) == (1, "down entrenched", ["entrenched"])
    assert t["hand A"] == []
    t.resolve()
    assert len(t["hand A"]) == 1


@pytest.mark.rule("TCG-QUEST-04")
def test_a_quest_that_cant_be_paid_for_cant_be_completed() -> None:
    t = row("The Key to Freedom", down=2)
    t.refuses(KEY, "TCG-COST-04")


@pytest.mark.rule("TCG-QUEST-05")
def test_a_quest_is_completed_in_the_opponents_end_phase() -> None:
    t = Duel(turn="B", A={"resources": ["A Bird In Hand", *DOWN]}, B={})
    t.do("B pass")
    assert (t["turn"], t["window"], t.asked) == ("B", "end", "A")
    t.do(f"A use {BIRD}")
    assert len(t["hand A"]) == 1


@pytest.mark.rule("TCG-QUEST-05")
def test_a_quest_is_completed_in_response_and_in_the_turn_it_was_placed() -> None:
    t = Duel(
        A={"resources": 2, "hand": ["A Bird In Hand", "Fire Blast"]},
        B={"resources": ["A Bird In Hand", *DOWN]},
        stops="every",
    )
    t.do("A place_up a-bird-in-hand", "A play fire-blast", "A target hero@B")
    assert t.can("A use a-bird-in-hand@A a-bird-in-hand.1")
    t.do("A pass", "B use a-bird-in-hand@B a-bird-in-hand.1")
    assert t["links"] == ["fire-blast", "a-bird-in-hand"]


@pytest.mark.rule("TCG-QUEST-06")
@pytest.mark.parametrize("exhausted", [0, 1])
def test_a_quest_stays_ready_or_exhausted(exhausted: int) -> None:
    t = row(*DOWN * 2, "A Bird In Hand" + " | exhausted" * exhausted)
    slot = t.s.resources[2]
    t.do(f"A use {BIRD}")
    assert (t.s.down[slot], t.s.exhausted[slot]) == (1, exhausted)


@pytest.mark.rule("TCG-QUEST-07")
def test_a_quest_may_pay_for_itself() -> None:
    t = row("A Bird In Hand", down=1)
    slot = t.s.resources[0]
    t.do(f"A use {BIRD}")
    assert (t.s.down[slot], t.s.exhausted[slot], t["ready A"]) == (1, 1, 0)


@pytest.mark.rule("TCG-QUEST-08", "TCG-QUEST-09")
def test_the_key_to_freedom_is_used_once_and_goes_on_paying() -> None:
    t = row("The Key to Freedom", down=3, hand=["Cerwyn"] * 4)
    t.do(KEY).resolve()
    assert (t["ready A"], t["row A"][0], len(t["hand A"])) == (0, "down the-key-to-freedom", 5)
    slot = t.s.resources[0]
    t.end_turn().end_turn()
    assert (t["ready A"], t.s.down[slot]) == (4, 1)
    assert t.offers("A", "use") == []
    for _ in range(4):
        t.do("A play cerwyn").resolve()
    assert t["ready A"] == 0


@pytest.mark.rule("TCG-QUEST-10")
def test_a_reward_that_fails_leaves_the_quest_completed() -> None:
    a = {"resources": ["The Ichor of Undeath", *DOWN], "graveyard": ["Cerwyn"]}
    b = {"resources": ["Brothers in Death", *DOWN * 5], "hand": ["Fire Blast"]}
    t = Duel(turn="B", A=a | {"hand": ["Fire Blast"]}, B=b)
    t.do("B use brothers-in-death brothers-in-death.1")
    t.do("A use the-ichor-of-undeath the-ichor-of-undeath.1")
    t.resolve()
    assert "cerwyn" in t["hand A"]  # it was quicker
    assert "fizzled brothers-in-death" in t.events
    assert (t["row B"][0], t["ready B"], t["party B"][1:]) == ("down brothers-in-death", 3, [])


@pytest.mark.rule("TCG-QUEST-11")
@pytest.mark.parametrize(
    ("quest", "play", "possible"),
    [
        ("Entrenched", [], False),
        ("Entrenched", ["Cerwyn"], True),
        ("Forged of Shadow and Flame", ["Cerwyn"], False),
        ("Forged of Shadow and Flame", ["Golem Skull Helm"], True),
    ],
)
def test_the_condition_of_a_quest_must_hold(quest: str, play: list[str], possible: bool) -> None:
    t = row(quest, down=3, play=play)
    assert t.can(f"A use {c.slug(quest)} {c.slug(quest)}.1") == possible


@pytest.mark.rule("TCG-QUEST-11")
@pytest.mark.parametrize("turn", ["A", "B"])
def test_a_quest_for_your_own_turn_waits_for_it(turn: str) -> None:
    a = {"resources": ["Brothers in Death", *DOWN * 3], "graveyard": ["Cerwyn"]}
    t = Duel(turn=turn, stops="every", A=a | {"hand": ["Cerwyn"]})
    if turn == "B":
        t.do("B pass")
    assert (t.label, t.asked, t["turn"]) == ("priority", "A", turn)
    assert t.can("A use brothers-in-death brothers-in-death.1") == (turn == "A")


@pytest.mark.rule("TCG-QUEST-12")
def test_only_your_own_quests_are_yours_to_complete() -> None:
    t = Duel(A={"resources": 5}, B={"resources": ["The Key to Freedom", *DOWN * 3]})
    t.refuses(KEY, "TCG-QUEST-12")


@pytest.mark.rule("TCG-QUEST-13")
def test_what_triggers_as_a_quest_is_turned_down_resolves_before_the_reward() -> None:
    t = row("The Key to Freedom", down=3, play=["Emerald Captain"])
    t.do(KEY, "A target hero@B")
    assert t["links"] == ["the-key-to-freedom", "emerald-captain"]
    t.do("B pass")
    assert (t["damage hero@B"], t["hand A"], t["links"]) == (1, [], ["the-key-to-freedom"])


# -- locations -------------------------------------------------------------------------------------

CITADEL = "A use twilight-citadel twilight-citadel.1"
DRAGON = "twilight-dragonkin-token"


@pytest.mark.rule("TCG-LOCATION-01", "TCG-LOCATION-06")
def test_a_location_is_placed_face_up_and_used_at_once() -> None:
    t = row(down=1, hand=["Twilight Citadel"])
    t.refuses("A play twilight-citadel", "TCG-PLAY-04")
    t.do("A place_up twilight-citadel")
    assert t["row A"][-1] == "twilight-citadel"
    t.do(CITADEL).resolve()
    assert t["party A"][1:] == [DRAGON]


@pytest.mark.rule("TCG-LOCATION-02")
def test_a_location_stays_face_up_and_is_used_again() -> None:
    t = row("Twilight Citadel", down=2)
    t.do(CITADEL).resolve()
    assert (t["row A"][0], t["exhausted twilight-citadel"]) == ("twilight-citadel", 1)
    t.refuses(CITADEL, "TCG-READY-04")
    t.end_turn().end_turn()
    t.do(CITADEL).resolve()
    assert t["party A"][1:] == [DRAGON] * 2


@pytest.mark.rule("TCG-LOCATION-02")
def test_a_location_that_is_not_exhausted_is_used_twice_in_a_turn() -> None:
    t = row("Gilneas", down=7, play=["Kelsa Wildfire"])
    t.do("A use gilneas gilneas.1").resolve()
    t.do("A use gilneas gilneas.1").resolve()
    assert (t["assault kelsa-wildfire"], t["row A"][0]) == (4, "gilneas")


@pytest.mark.rule("TCG-LOCATION-03")
@pytest.mark.parametrize("gone", ["gilneas", "twilight-citadel"])
def test_of_two_face_up_locations_one_is_turned_down(gone: str) -> None:
    t = row("Gilneas", hand=["Twilight Citadel", "Cerwyn"])
    t.do("A place_up twilight-citadel")
    assert (t.label, t.asked) == ("locations", "A")
    t.do(f"A turn_down {gone}")
    assert sorted(t["row A"])[0] == f"down {gone}"
    assert (len(t["row A"]), t["ready A"], t.label) == (2, 2, "priority")


@pytest.mark.rule("TCG-LOCATION-03")
def test_each_player_may_have_a_location_and_of_three_one_stays() -> None:
    t = Duel(
        A={"resources": ["Gilneas", "Twilight Citadel", "Lost Isles"]}, B={"resources": ["Gilneas"]}
    )
    assert (t.label, len(t.offers("A", "turn_down"))) == ("locations", 3)
    t.do("A turn_down gilneas@A")
    assert (t.label, len(t.offers("A", "turn_down"))) == ("locations", 2)
    t.do("A turn_down lost-isles")
    assert (t.label, t["row B"]) == ("priority", ["gilneas"])
    assert t["row A"] == ["down gilneas", "twilight-citadel", "down lost-isles"]


@pytest.mark.rule("TCG-LOCATION-04")
def test_a_location_that_has_paid_cant_use_its_power() -> None:
    t = row("Kor'kron Vanguard", hand=["Cerwyn"])
    power = "A use korkron-vanguard korkron-vanguard.1"
    assert t.can(power)
    t.do("A play cerwyn").resolve()
    assert t["exhausted korkron-vanguard"] == 1
    t.refuses(power, "TCG-READY-04")
    t.end_turn().end_turn()
    assert t.can(power)


@pytest.mark.rule("TCG-LOCATION-05")
def test_a_location_face_down_has_no_power() -> None:
    t = row(down=1, hand=["Twilight Citadel"])
    t.do("A place twilight-citadel")
    assert (t["row A"][-1], t.offers("A", "use"), t["ready A"]) == ("down twilight-citadel", [], 2)


@pytest.mark.rule("TCG-LOCATION-05")
def test_a_location_turned_face_down_has_lost_its_power() -> None:
    t = row("Twilight Citadel", down=1, hand=["Babagahnoosh the Grumpy"])
    assert t.can(CITADEL)
    t.do("A play babagahnoosh-the-grumpy").resolve()
    assert (t["row A"][0], t.offers("A", "use")) == ("down twilight-citadel", [])
