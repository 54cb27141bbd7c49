"""Turns and their phases (TCG-TURN, TCG-START, TCG-ACTION, TCG-END), placing a resource
(TCG-PLACE)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg import content as c
from tests.tcg.table import Duel

HELD = {"hand": ["Hira"]}
"""Somebody with a card in hand is asked even where they can do nothing but pass."""


def windows(t: Duel) -> list[tuple[str, str]]:
    """Pass until the next turn's action phase: who was asked in which window, once each."""
    turn, seen = t["turn"], []
    while t["turn"] == turn or t["window"] != "action":
        assert t.label == "priority"
        seen.append((t["window"], t.asked))
        t.passes()
    return seen


def until(t: Duel, window: str, seat: str) -> Duel:
    """Pass until this player has priority in that window."""
    while (t["window"], t.asked) != (window, seat):
        t.passes()
    return t


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-TURN-01", "TCG-TURN-02", "TCG-TURN-04")
def test_a_turn_has_four_windows_the_turn_player_first() -> None:
    t = Duel(stops="every", A=HELD, B=HELD)
    assert windows(t) == [
        *(("action", "A"), ("action", "B"), ("end", "A"), ("end", "B")),
        *(("ready", "B"), ("ready", "A"), ("draw", "B"), ("draw", "A")),
    ]
    assert windows(t)[:4] == [("action", "B"), ("action", "A"), ("end", "B"), ("end", "A")]


@pytest.mark.rule("TCG-TURN-01", "TCG-TURN-04")
def test_a_combat_is_a_step_of_the_action_phase_with_two_windows() -> None:
    t = Duel(stops="every", A={"play": ["Kor Cindervein"], **HELD}, B=HELD)
    t.do("A attack kor-cindervein")
    seen = []
    while t["window"] != "end":
        seen.append((t["window"], t.asked, len(t["links"])))
        t.passes()
    assert seen == [
        *(("action", "A", 1), ("action", "B", 1)),
        *(("attack", "A", 0), ("attack", "B", 0), ("defend", "A", 0), ("defend", "B", 0)),
        *(("action", "A", 0), ("action", "B", 0)),
    ]


@pytest.mark.rule("TCG-TURN-03")
def test_the_turn_player_is_whose_turn_it_is() -> None:
    t = Duel(turn="B", B={"hand": ["Hira"], "resources": 1}, A={"hand": ["Hira"], "resources": 1})
    assert (t["turn"], t.asked) == ("B", "B")
    assert t.can("B play hira")
    t.end_turn()
    assert (t["turn"], t.asked, t.can("A play hira")) == ("A", "A", True)


@pytest.mark.rule("TCG-TURN-05", "TCG-ACTION-05")
def test_when_all_have_passed_in_a_row_the_phase_is_over() -> None:
    t = Duel(stops="every", A={"hand": ["Hira", "Fire Blast"], "resources": 1}, B=HELD)
    t.do("A pass")
    assert (t["window"], t.asked) == ("action", "B")
    t.do("B pass")
    assert (t["window"], t.asked) == ("end", "A")
    t.refuses("A place hira", "TCG-ACTION-03")
    t.refuses("A play hira", "TCG-ACTION-03")


@pytest.mark.rule("TCG-TURN-05")
def test_passes_that_are_not_in_a_row_end_nothing() -> None:
    t = Duel(stops="every", A=HELD, B={"hand": ["Fire Blast", "Hira"], "resources": 1})
    t.do("A pass").cast("B play fire-blast", "hero@A").resolve()
    assert (t["window"], t.asked) == ("action", "A")
    t.do("A pass")
    assert (t["window"], t.asked) == ("action", "B")


@pytest.mark.rule("TCG-TURN-06")
def test_after_the_last_link_the_turn_player_has_priority_in_the_same_phase() -> None:
    t = Duel(stops="every", A=HELD, B={"hand": ["Fire Blast", "Hira"], "resources": 1})
    until(t, "end", "B").cast("B play fire-blast", "hero@A").resolve()
    assert (t["window"], t.asked, t["damage hero@A"]) == ("end", "A", 2)
    t.do("A pass")
    assert (t["window"], t.asked) == ("end", "B")


@pytest.mark.rule("TCG-TURN-07")
def test_what_lasts_this_turn_lasts_to_the_wrap_up_step() -> None:
    hand = ["Primal Strike", *["Cerwyn"] * 8]
    t = Duel(A={"play": ["Hira"], "hand": hand, "resources": 1}, B=HELD)
    t.cast("A play primal-strike", "hira").resolve()
    while t.label == "priority":
        assert t["atk hira"] == 5
        t.passes()
    assert (t.label, t["atk hira"]) == ("discard", 5)
    t.do("A discard cerwyn")
    assert (t["turn"], t["atk hira"]) == ("B", 2)


# -- the start phase ------------------------------------------------------------------------------


@pytest.mark.rule("TCG-START-01", "TCG-START-03", "TCG-START-06")
def test_all_cards_are_ready_before_anybody_can_act() -> None:
    play = ["Hira | exhausted", "Angry Dread | exhausted"]
    t = Duel(turn="B", stops="every", A={"play": play, "exhausted": True, **HELD}, B=HELD)
    while t["window"] != "ready":
        assert t["exhausted hira"] == 1
        t.passes()
    assert t.asked == "A"
    assert [t[f"exhausted {x}"] for x in ("hira", "angry-dread", "hero@A")] == [0, 0, 0]


@pytest.mark.rule("TCG-START-02")
def test_what_stays_exhausted_does_so_and_then_the_start_triggers() -> None:
    play = ["Hira | exhausted | stays", "Forager Cloudbloom | exhausted", "Ka'tali Stonetusk"]
    t = Duel(turn="B", stops="every", A={"play": play, **HELD}, B=HELD)
    until(t, "end", "A").passes()
    assert (t.label, t["window"]) == ("order", "ready")  # what readied, and what waits for the turn
    assert (t["exhausted hira"], t["exhausted forager-cloudbloom"]) == (1, 0)
    t.do("A add katali-stonetusk katali-stonetusk.1")
    assert sorted(t["links"]) == ["forager-cloudbloom", "katali-stonetusk"]
    assert t.asked == "A"
    t.resolve()
    while t["window"] != "action":
        t.passes()
    t.end_turn()
    until(t, "end", "A").passes()
    assert t["exhausted hira"] == 0  # one ready step only


@pytest.mark.rule("TCG-START-04", "TCG-START-06")
def test_one_card_is_drawn_as_the_draw_step_begins() -> None:
    t = Duel(turn="B", stops="every", A={"hand": ["Hira"] * 5, "deck": 10}, B=HELD)
    until(t, "ready", "A")
    assert (len(t["hand A"]), len(t["deck A"])) == (5, 10)
    until(t, "draw", "A")
    assert (len(t["hand A"]), len(t["deck A"])) == (6, 9)
    assert windows(t)[:2] == [("draw", "A"), ("draw", "B")]
    assert len(t["hand A"]) == 6


@pytest.mark.rule("TCG-START-05", "TCG-TURN-04")
@pytest.mark.parametrize("first", ["A", "B"])
def test_the_first_player_has_no_first_draw_step(first: str) -> None:
    second = "B" if first == "A" else "A"
    decks = [c.DECKS[0].name, c.DECKS[1].name]
    t = Duel.new(decks=decks).roll(2, 1).do(f"A begin {first}").luck()
    t.do(f"{first} keep", f"{second} keep")
    assert (t["number"], len(t[f"hand {first}"]), t["window"]) == (1, 7, "action")
    t.end_turn()
    assert (t["number"], len(t[f"hand {second}"])) == (2, 8)
    t.do(f"{second} {t.offers(second, 'place')[0]}").end_turn()
    assert len(t[f"hand {first}"]) == 8


@pytest.mark.rule("TCG-START-07")
@pytest.mark.parametrize("window", ["ready", "draw"])
@pytest.mark.parametrize("turn", ["A", "B"])
def test_in_the_start_phase_all_may_use_instants_powers_and_quests(window: str, turn: str) -> None:
    side = {
        "play": ["Lifemender Dorn"],
        "resources": ["The Key to Freedom", *["Cerwyn | down"] * 4],
        "hand": ["Fire Blast", "Wrath"],
        "flipped": True,
    }
    t = Duel(turn="B" if turn == "A" else "A", stops="every", A=side, B=side)
    until(t, window, "B")
    assert t["turn"] == turn
    verbs = [text.split()[0] for text in t.offers("B")]
    assert t.offers("B", "play") == ["play fire-blast"]
    assert [text.split()[-1] for text in t.offers("B", "use")] == [
        *("lifemender-dorn.1", "the-key-to-freedom.1")
    ]
    assert set(verbs) == {"play", "use", "pass"}


@pytest.mark.rule("TCG-START-08")
def test_mend_is_on_the_chain_before_anybody_gets_priority() -> None:
    t = Duel(turn="B", stops="every", A={"play": ["Arvos Jadestone"], "damage": 3, **HELD}, B=HELD)
    until(t, "end", "A").passes()
    assert t.label == "target"
    t.do("A target hero@A")
    assert (t["window"], t["links"], len(t["hand A"])) == ("ready", ["arvos-jadestone"], 1)
    t.resolve().do("A yes")
    assert (t["damage hero@A"], len(t["hand A"])) == (2, 1)


# -- the action phase -----------------------------------------------------------------------------


@pytest.mark.rule("TCG-ACTION-01")
def test_four_kinds_of_actions() -> None:
    t = Duel(A={"play": ["Hira", "Jarrod Gravon"], "hand": ["Brigg"], "resources": 2})
    verbs = {text.split()[0] for text in t.offers("A")}
    assert verbs == {"place", "play", "use", "attack", "pass"}


@pytest.mark.rule("TCG-ACTION-02", "TCG-PLACE-01")
def test_one_resource_a_turn_and_as_much_else_as_one_can() -> None:
    t = Duel(A={"hand": ["Hira"] * 5, "resources": 3}).do("A place hira")
    t.refuses("A place hira", "TCG-PLACE-01")
    for _ in range(4):
        t.do("A play hira").resolve()
    assert t["party A"].count("hira") == 4


@pytest.mark.rule("TCG-ACTION-03", "TCG-PLAY-02")
def test_a_main_action_needs_an_empty_chain() -> None:
    side = {"hand": ["Fire Blast", "Hira", "Entrenched"], "resources": 3, "play": ["Brigg"]}
    t = Duel(stops="every", A=side, B=HELD)
    main = ["A play hira", "A place hira", "A place_up entrenched", "A attack brigg"]
    assert all(map(t.can, main))
    t.cast("A play fire-blast", "hero@B")
    assert t.asked == "A"
    for move in main:
        t.refuses(move, "TCG-ACTION-03")
    t.resolve()
    assert all(map(t.can, main))


@pytest.mark.rule("TCG-ACTION-03", "TCG-PLAY-02")
def test_a_main_action_needs_one_s_own_action_phase_without_combat() -> None:
    side = {"hand": ["Hira"], "resources": 3, "play": ["Brigg", "Kor Cindervein"]}
    t = Duel(stops="every", A=side, B=side).do("A pass")
    main = ["play hira", "place hira", "attack kor-cindervein"]
    t.refuses("B play hira", "TCG-PLAY-02")
    t.refuses("B place hira", "TCG-ACTION-03")
    t.refuses("B attack kor-cindervein@B", "TCG-ACTION-03")
    t = Duel(A=side).attack("brigg", "hero@B")
    assert (t["window"], t.asked) == ("attack", "A")
    for move in main:
        t.refuses(f"A {move}", "TCG-ACTION-03")


@pytest.mark.rule("TCG-ACTION-04", "TCG-PLACE-04")
def test_everything_is_possible_again_after_a_combat() -> None:
    side = {"hand": ["Cerwyn", "Hira"], "resources": 1, "play": ["Brigg", "Kor Cindervein"]}
    t = Duel(A=side).fight("brigg", "hero@B").do("A play hira").resolve().do("A place cerwyn")
    t.fight("kor-cindervein", "hero@B")
    assert (t["damage hero@B"], len(t["row A"])) == (4, 2)


# -- placing a resource ---------------------------------------------------------------------------


@pytest.mark.rule("TCG-PLACE-01")
def test_nobody_places_a_resource_in_the_other_s_turn() -> None:
    t = Duel(stops="every", A=HELD, B=HELD).do("A pass")
    t.refuses("B place hira", "TCG-ACTION-03")
    assert Duel(turn="B", B=HELD).can("B place hira")
    assert not Duel(turn="B", B=HELD, placed=1).can("B place hira")


@pytest.mark.rule("TCG-PLACE-02")
def test_a_quest_may_lie_face_up_or_face_down() -> None:
    for move, row in (("place_up", "entrenched"), ("place", "down entrenched")):
        t = Duel(A={"hand": ["Entrenched"]}).do(f"A {move} entrenched")
        assert (t["row A"], t["ready A"], t["hand A"]) == ([row], 1, [])


@pytest.mark.rule("TCG-PLACE-03")
def test_what_was_left_out_is_not_made_up_for() -> None:
    t = Duel(A={"hand": ["Hira"] * 4}).end_turn().end_turn()
    assert t["row A"] == []
    t.do("A place hira")
    t.refuses("A place hira", "TCG-PLACE-01")


@pytest.mark.rule("TCG-PLACE-05", "TCG-PLACE-06")
def test_a_resource_costs_nothing_and_pays_at_once() -> None:
    t = Duel(A={"hand": ["Cerwyn", "Hira"]}).do("A place cerwyn", "A play hira").resolve()
    assert (t["party A"], t["ready A"]) == (["gurzak-of-orgrimmar", "hira"], 0)


@pytest.mark.rule("TCG-PLACE-06")
def test_a_quest_may_be_completed_at_once_and_pay_for_itself() -> None:
    t = Duel(A={"hand": ["A Bird In Hand"], "resources": 1}).do("A place_up a-bird-in-hand")
    t.do("A use a-bird-in-hand a-bird-in-hand.1").resolve()
    assert (t["row A"], t["ready A"]) == (["down cerwyn", "down a-bird-in-hand"], 0)
    assert t["hand A"] == ["cerwyn"]


@pytest.mark.rule("TCG-PLACE-07")
def test_placing_a_resource_does_not_use_the_chain() -> None:
    t = Duel(stops="every", A={"hand": ["Hira", "Cerwyn"]}, B={"hand": ["Fire Blast"]})
    t.do("A place hira")
    assert (t["links"], t.asked, t["row A"]) == ([], "A", ["down hira"])


@pytest.mark.rule("TCG-PLACE-08")
def test_what_an_effect_puts_into_the_row_is_no_placement() -> None:
    t = Duel(A={"hand": ["Flourish", "Cerwyn"], "resources": 3, "deck": ["Brigg", "Hira"]})
    t.do("A play flourish").resolve().do("A yes")
    assert (len(t["row A"]), t["ready A"]) == (4, 0)  # it came exhausted
    t.do("A place cerwyn")
    assert (len(t["row A"]), t["ready A"]) == (5, 1)


@pytest.mark.rule("TCG-PLACE-10")
@pytest.mark.parametrize(
    ("moves", "damage"),
    [
        (["A place cerwyn"], 0),
        (["A place_up a-bird-in-hand"], 0),
        (["A use entrenched entrenched.1"], 1),
        (["A stash talaan-solaras"], 1),
        (["A place talaan-solaras"], 0),
    ],
)
def test_only_what_was_face_up_is_turned_face_down(moves: list[str], damage: int) -> None:
    side: dict[str, Any] = {
        "play": ["Emerald Captain", "Kor Cindervein | damage 1"],
        "hand": ["Cerwyn", "Talaan Solaras", "A Bird In Hand"],
        "resources": ["Entrenched", *["Cerwyn | down"] * 3],
    }
    t = Duel(A=side)
    for move in moves:
        t.do(move)
    while t.label in ("order", "target"):
        heroes = ["A target hero@B", *(f"A {text}" for text in t.offers("A"))]
        t.do(next(move for move in heroes if t.can(move)))
    t.resolve()
    assert t["damage hero@B"] == damage
    assert any(e.startswith("triggered A emerald-captain") for e in t.events) is (damage > 0)


@pytest.mark.rule("TCG-PLACE-10")
def test_what_lies_face_down_already_is_not_turned() -> None:
    row = ["Entrenched", "Cerwyn | down", "Cerwyn | down"]
    t = Duel(A={"play": ["Emerald Captain"], "hand": ["Babagahnoosh the Grumpy"], "resources": row})
    t.do("A play babagahnoosh-the-grumpy").resolve().do("A target hero@B").resolve()
    assert t["row A"] == ["down entrenched", "down cerwyn", "down cerwyn"]
    assert (t["damage hero@B"], t.label) == (1, "priority")


# -- the end phase --------------------------------------------------------------------------------


@pytest.mark.rule("TCG-END-01")
def test_in_the_end_phase_only_instants_powers_and_quests() -> None:
    side = {
        "play": ["Lifemender Dorn"],
        "resources": ["The Key to Freedom", *["Cerwyn | down"] * 4],
        "hand": ["Fire Blast", "Wrath", "Hira"],
    }
    t = until(Duel(stops="every", A=side, B=side), "end", "A")
    for seat in "AB":
        assert {text.split()[0] for text in t.offers(seat)} == {"play", "use", "pass"}
        assert t.offers(seat, "play") == ["play fire-blast"]
        for move in (f"attack lifemender-dorn@{seat}", "place hira"):
            t.refuses(f"{seat} {move}", "TCG-ACTION-03")
        t.refuses(f"{seat} play hira", "TCG-ACTION-03" if seat == "A" else "TCG-PLAY-02")
        t.passes()


@pytest.mark.rule("TCG-END-02")
def test_what_waits_for_the_end_of_turn_is_on_the_chain_first() -> None:
    t = Duel(stops="every", A={"play": ["Kirga Earthguard | exhausted"], **HELD}, B=HELD)
    t.passes(2)
    assert (t["window"], t.asked, t["links"]) == ("end", "A", ["kirga-earthguard"])
    assert t["exhausted kirga-earthguard"] == 1
    t.resolve()
    assert (t["window"], t["exhausted kirga-earthguard"]) == ("end", 0)
    windows(t)
    windows(t)
    assert sum(e.startswith("triggered") for e in t.events) == 1  # not in the other's turn


@pytest.mark.rule("TCG-END-03", "TCG-END-04", "TCG-END-06")
def test_after_the_end_phase_the_turn_player_discards_down_to_seven() -> None:
    hand = ["Cerwyn"] * 5 + ["Hira"] * 5
    t = Duel(stops="every", A={"hand": hand}, B={"hand": ["Fire Blast"], "resources": 1})
    until(t, "end", "B").passes()
    for left in (10, 9, 8):
        assert (t.label, t.asked, len(t["hand A"])) == ("discard", "A", left)
        assert t.offers("A") == ["discard cerwyn", "discard hira"]
        t.do("A discard hira")
    assert (len(t["hand A"]), t["graveyard A"]) == (7, ["hira"] * 3)
    assert (t["turn"], t["window"], t.asked) == ("B", "ready", "B")


@pytest.mark.rule("TCG-END-05", "TCG-DRAW-04")
def test_only_the_turn_player_s_hand_is_counted_and_only_then() -> None:
    t = Duel(A={"hand": ["Energize", *["Hira"] * 7], "resources": 3}, B={"hand": ["Hira"] * 9})
    t.do("A play energize", "A target_player A").resolve()
    assert (len(t["hand A"]), t.label) == (9, "priority")
    while t.label == "priority":
        t.passes()
    assert t.asked == "A"
    t.do(f"A {t.offers('A')[0]}", f"A {t.offers('A')[0]}")
    assert (t["turn"], t["window"], len(t["hand B"])) == ("B", "action", 10)


@pytest.mark.rule("TCG-END-06", "TCG-END-07")
def test_what_triggers_in_the_wrap_up_step_waits_for_the_next_ready_step() -> None:
    hand = ["Burly Berta"] * 8
    t = Duel(
        stops="every",
        A={"play": ["Kor Cindervein"], "hand": hand},
        B={"play": ["Brigg | exhausted"], **HELD},
    )
    until(t, "end", "B").passes().do("A discard burly-berta")
    assert (t["turn"], t["window"], t.asked) == ("B", "ready", "B")
    assert (t["links"], t["exhausted brigg"]) == (["burly-berta"], 0)
    t.resolve()
    assert t["assault kor-cindervein"] == 2
