"""The chain: links, responses and resolution (rulebook p.9, p.28-40)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg.title import GAME
from tests.tcg.asked import dealt, duel, held, verbs
from tests.tcg.table import Duel


def trio(**spec: Any) -> Duel:
    """Three links: 2 damage of A, on it 3 of B, on it 1 of A."""
    t = duel(
        A={"resources": 5, "hand": ["Fire Blast", "Arcane Shot"]},
        B={"resources": 5, "hand": ["Chasten"]},
        **spec,
    )
    t.do("A play fire-blast", "A target hero@B")
    if t.asked == "A":
        t.do("A pass")
    t.do("B play chasten", "B target hero@A")
    if t.asked == "B":
        t.do("B pass")
    return t.do("A play arcane-shot", "A target hero@B")


# -- the chain -------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-CHAIN-01")
def test_a_played_card_waits_in_the_chain_until_it_resolves() -> None:
    t = duel(A={"resources": 1, "hand": ["Fire Blast"]})
    t.do("A play fire-blast", "A target hero@B")
    assert t["zone_of fire-blast"] == "chain"
    assert t["damage hero@B"] == 0
    assert t["links"] == ["fire-blast"]
    t.resolve()
    assert t["damage hero@B"] == 2
    assert t["zone_of fire-blast"] == "graveyard"


@pytest.mark.rule("TCG-CHAIN-02")
def test_what_was_added_last_resolves_first() -> None:
    t = trio()
    assert t["links"] == ["fire-blast", "chasten", "arcane-shot"]
    assert dealt(t.resolve()) == [1, 3, 2]


@pytest.mark.rule("TCG-CHAIN-03")
def test_the_chain_is_empty_once_the_last_link_has_left_it() -> None:
    t = duel(A={"resources": 2, "hand": ["Fire Blast", "Wrath"]})
    t.do("A play fire-blast", "A target hero@B")
    assert t["links"] == ["fire-blast"]
    t.resolve()
    assert t["links"] == []
    assert t.can("A attack hero@A")


@pytest.mark.rule("TCG-CHAIN-04")
@pytest.mark.parametrize(
    ("moves", "source"),
    [
        (["A play fire-blast", "A target hero@B"], "fire-blast"),
        (["A use lifemender-dorn lifemender-dorn.1", "A target hero@B"], "lifemender-dorn"),
        (["A use entrenched entrenched.1"], "entrenched"),
        (["A attack lifemender-dorn"], "lifemender-dorn"),
    ],
    ids=["card", "power", "quest", "proposal"],
)
def test_cards_powers_quests_and_proposals_are_one_link_each(moves: list[str], source: str) -> None:
    row = ["Entrenched", "Cerwyn | down", "Cerwyn | down"]
    t = duel(A={"play": ["Lifemender Dorn"], "resources": row, "hand": ["Fire Blast"]})
    assert t.do(*moves)["links"] == [source]


@pytest.mark.rule("TCG-CHAIN-04", "TCG-PRIORITY-11")
def test_what_needs_no_chain_puts_nothing_there() -> None:
    t = duel(
        stops="every",
        A={"play": ["Fel Iron Hatchet"], "hand": ["Cerwyn"]},
        B={"play": ["Golem Skull Helm", "Parvink"]},
    )
    t.do("A place cerwyn")
    assert t["links"] == []
    assert t.asked == "A"
    t.attack("hero@A", "hero@B").do("A strike fel-iron-hatchet")
    assert t["links"] == []
    assert t.label == "priority"
    t.passes(2).do("B protect parvink")
    assert t["links"] == []
    assert t.label == "priority"
    assert t.asked == "A"


@pytest.mark.rule("TCG-CHAIN-05", "TCG-PRIORITY-05")
def test_only_the_top_link_resolves_and_then_the_turn_player_is_asked() -> None:
    t = trio(stops="every").passes(2)
    assert t["links"] == ["fire-blast", "chasten"]
    assert dealt(t) == [1]
    assert t.asked == "A"
    t.passes(2)
    assert t["links"] == ["fire-blast"]
    assert dealt(t) == [1, 3]
    assert t.asked == "A"


@pytest.mark.rule("TCG-CHAIN-06")
@pytest.mark.parametrize("seat", [0, 1])
def test_everybody_sees_the_chain_with_its_targets_and_modes(seat: int) -> None:
    t = duel(A={"resources": 3, "hand": ["Natural Selection"]})
    t.do("A play natural-selection", "A mode 1", "A target hero@A")
    columns = GAME.view(t.s, seat)["columns"]
    ((kind, _, source, _, mode, targets, *_),) = columns["chain"]
    assert kind == "card"
    assert mode == 1
    assert targets == [[], ["A0.0"]]
    assert columns["what"][source.split(".")[0]] == "natural-selection"


@pytest.mark.rule("TCG-CHAIN-07")
def test_an_effect_resolves_although_its_source_is_gone() -> None:
    t = duel(
        A={"play": ["Traxel Emberklik | damage 5"]}, B={"resources": 1, "hand": ["Fire Blast"]}
    )
    t.do("A use traxel-emberklik traxel-emberklik.1", "A target hero@B")
    t.do("B play fire-blast", "B target traxel-emberklik").resolve()
    assert t["graveyard A"] == ["traxel-emberklik"]
    assert t["damage hero@B"] == 1
    assert "dealt traxel-emberklik stromdak-of-ironforge B0 1 fire" in t.events


@pytest.mark.rule("TCG-CHAIN-07")
def test_what_left_play_counts_with_its_last_value() -> None:
    t = duel(
        A={"resources": 2, "play": ["Dignified Headmaster's Charge | heirloom 2"]},
        B={"resources": 5, "hand": ["Rebirth"], "graveyard": ["Drizzie Steelslam"]},
    )
    t.do("A use dignified-headmasters-charge dignified-headmasters-charge.1", "B play rebirth")
    t.do("A pass", "A pass", "B yes")
    assert held(t, "A") == ["dignified-headmasters-charge"]
    assert len(t["links"]) == 1
    t.resolve()
    assert held(t, "A") == ["dignified-headmasters-charge", "cerwyn", "cerwyn", "cerwyn"]


@pytest.mark.rule("TCG-CHAIN-08")
def test_nobody_is_offered_a_change_of_the_order() -> None:
    t = trio(stops="every")
    before = t.s.chain
    for seat in ("A", "B"):
        assert {o.split()[0] for o in t.offers(seat)} <= {"play", "use", "pass"}
    t.passes()
    assert t.s.chain == before
    assert {o.split()[0] for o in t.offers("B")} == {"pass"}


# -- responding ------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-RESPOND-01", "TCG-RESPOND-05")
def test_mark_of_the_wild_in_response_saves_cerwyn_from_fire_blast() -> None:
    t = duel(
        A={"resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Cerwyn"], "resources": 2, "hand": ["Mark of the Wild"]},
    )
    t.do("A play fire-blast", "A target cerwyn@B", "B play mark-of-the-wild")
    t.resolve()
    assert t["attachments cerwyn@B"] == ["mark-of-the-wild"]
    assert (t["atk cerwyn@B"], t["health cerwyn@B"], t["damage cerwyn@B"]) == (3, 4, 2)
    assert t["graveyard A"] == ["fire-blast"]
    assert t["graveyard B"] == []


@pytest.mark.rule("TCG-RESPOND-02")
def test_only_instants_powers_and_quests_answer_a_card() -> None:
    t = duel(
        A={"resources": 1, "hand": ["Fire Blast"]},
        B={
            "hand": ["Wrath", "Cerwyn", "Golem Skull Helm", "Flash Heal", "The Key to Freedom"],
            "resources": ["The Key to Freedom", *["Cerwyn | down"] * 3],
            "play": ["Lifemender Dorn", "Kor Cindervein"],
        },
    )
    t.do("A play fire-blast", "A target hero@B")
    dorn, quest = t.offers("B", "use")
    assert t.offers("B", "play") == ["play flash-heal"]
    assert dorn.endswith("lifemender-dorn.1")
    assert quest.endswith("the-key-to-freedom.1")
    assert {o.split()[0] for o in t.offers("B")} == {"play", "use", "pass"}


@pytest.mark.rule("TCG-RESPOND-03", "TCG-PRIORITY-03")
def test_you_keep_priority_and_may_respond_to_yourself() -> None:
    t = duel(
        stops="every",
        A={"resources": 3, "hand": ["Fire Blast", "Arcane Shot"]},
        B={"resources": 1, "hand": ["Fire Blast"]},
    )
    t.do("A play fire-blast", "A target hero@B")
    assert t.asked == "A"
    assert not t.can("B play fire-blast")
    t.do("A play arcane-shot", "A target hero@B").resolve()
    assert dealt(t) == [1, 2]


@pytest.mark.rule("TCG-RESPOND-04")
def test_what_is_done_in_response_is_always_on_top() -> None:
    t = duel(
        A={"resources": 3, "hand": ["Fire Blast", "Arcane Shot"]},
        B={"resources": 2, "hand": ["Counterspell"]},
        stops="every",
    )
    t.do("A play fire-blast", "A target hero@B", "A play arcane-shot", "A target hero@B", "A pass")
    t.do("B play counterspell", "B target fire-blast")
    assert t["links"] == ["fire-blast", "arcane-shot", "counterspell"]
    t.resolve()
    assert dealt(t) == [1]


@pytest.mark.rule("TCG-RESPOND-06", "TCG-PRIORITY-06")
def test_without_a_response_it_resolves_when_both_have_passed() -> None:
    t = duel(stops="every", A={"resources": 1, "hand": ["Fire Blast"]})
    t.do("A play fire-blast", "A target hero@B", "A pass")
    assert t["damage hero@B"] == 0
    assert t.asked == "B"
    t.do("B pass")
    assert t["damage hero@B"] == 2


@pytest.mark.rule("TCG-RESPOND-07")
def test_the_other_player_can_act_between_the_draw_and_the_action_phase() -> None:
    t = duel(
        stops="every",
        turn="B",
        A={"hand": [], "deck": ["Fireball", "Cerwyn"], "resources": 4},
        B={"play": ["Traxel Emberklik"]},
    )
    t.passes(4)
    while not held(t, "A"):
        t.passes()
    assert t["window"] == "draw"
    assert t.asked == "A"
    assert t.offers("A") == ["pass"]
    t.passes().do("B use traxel-emberklik traxel-emberklik.1", "B target hero@A").resolve()
    assert t["damage hero@A"] == 1
    assert t["window"] == "draw"
    t.passes(2)
    assert t["window"] == "action"
    assert t.can("A play fireball")


# -- resolving -------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-RESOLVE-01", "TCG-RESOLVE-02")
def test_an_ability_does_what_it_says_in_order_and_goes_to_the_graveyard() -> None:
    t = duel(A={"resources": 6, "hand": ["Starfire"], "deck": ["Wrath"]})
    t.do("A play starfire", "A target hero@B").resolve()
    assert verbs(t)[-3:] == ["dealt", "drew", "drawn"]
    assert t["links"] == []
    assert t["graveyard A"] == ["starfire"]
    assert held(t, "A") == ["wrath"]


@pytest.mark.rule("TCG-RESOLVE-03")
@pytest.mark.parametrize("card", ["Kor Cindervein", "Golem Skull Helm", "Battle Shout"])
def test_allies_equipment_and_ongoing_abilities_enter_play(card: str) -> None:
    t = duel(A={"resources": 3, "hand": [card]})
    slug = card.lower().replace(" ", "-")
    t.do(f"A play {slug}").resolve()
    assert t[f"zone_of {slug}"] == "play"
    assert t[f"side {slug}"] == "A"
    assert t[f"exhausted {slug}"] == 0
    assert t["graveyard A"] == []


@pytest.mark.rule("TCG-RESOLVE-04", "TCG-TARGET-04")
def test_without_a_legal_target_left_nothing_of_it_happens() -> None:
    t = duel(
        A={"resources": 2, "hand": ["Arcane Shot"]},
        B={"play": ["Scaramanga"], "resources": 2},
    )
    t.do("A play arcane-shot", "A target scaramanga", "B use scaramanga scaramanga.1").resolve()
    assert t["graveyard A"] == ["arcane-shot"]
    assert held(t, "A") == []
    assert dealt(t) == []
    assert "interrupted" in verbs(t)


@pytest.mark.rule("TCG-RESOLVE-05")
@pytest.mark.parametrize(("answer", "exhausted"), [("yes", 1), ("no", 0)])
def test_the_target_is_chosen_first_and_whether_to_do_it_on_resolution(
    answer: str, exhausted: int
) -> None:
    t = duel(A={"play": ["Voss Treebender"]}, B={"play": ["Cerwyn"]})
    t.attack("voss-treebender", "hero@B")
    assert t.label == "target"
    t.do("A target cerwyn@B")
    assert t["links"] == ["voss-treebender"]
    assert t["exhausted cerwyn@B"] == 0
    t.resolve()
    assert t.label == "may"
    assert t["links"] == []
    assert t.do(f"A {answer}")["exhausted cerwyn@B"] == exhausted


@pytest.mark.rule("TCG-RESOLVE-05", "TCG-PRIORITY-09")
def test_nobody_can_act_between_two_parts_of_a_text() -> None:
    t = duel(
        A={"play": ["Grazzle Grubhook"], "hand": ["Wrath"], "deck": ["Fire Blast"]},
        B={"hand": ["Fire Blast"], "resources": 1},
        stops="every",
    )
    t.do("A use grazzle-grubhook grazzle-grubhook.1").passes(2)
    assert t.label == "discard"
    assert held(t, "A") == ["wrath", "fire-blast"]
    assert t.offers("B") == []
    assert not t.can("A play fire-blast")


@pytest.mark.rule("TCG-RESOLVE-06")
@pytest.mark.parametrize(("safe", "damage"), [(False, 3), (True, 0)])
def test_if_you_do_needs_that_it_was_really_done(safe: bool, damage: int) -> None:
    hero = {"hero": "Alexstrasza the Life-Binder"} if safe else {}
    t = duel(A={"resources": 4, "hand": ["Explosive Shot"]}, B={"play": ["Kor Cindervein"], **hero})
    t.do("A play explosive-shot", "A target hero@B").resolve()
    assert t["damage hero@B"] == damage


@pytest.mark.rule("TCG-RESOLVE-07")
def test_a_number_is_read_as_the_text_resolves() -> None:
    t = duel(
        A={"resources": 1, "hand": ["Expel"], "play": ["Cerwyn", "Hira", "Kor Cindervein"]},
        B={"resources": 1, "hand": ["Fire Blast"], "play": ["Olaf Steelbreaker"]},
    )
    t.do("A play expel", "A target olaf-steelbreaker")
    t.do("B play fire-blast", "B target cerwyn@A").resolve()
    assert t["damage olaf-steelbreaker"] == 2


@pytest.mark.rule("TCG-RESOLVE-08")
def test_what_allowed_a_quest_may_be_gone_when_its_reward_comes() -> None:
    row = ["Entrenched", "Cerwyn | down", "Cerwyn | down"]
    t = duel(
        A={"resources": row, "play": ["Cerwyn"], "deck": ["Wrath"]},
        B={"resources": 1, "hand": ["Fire Blast"]},
    )
    t.do("A use entrenched entrenched.1", "B play fire-blast", "B target cerwyn@A").resolve()
    assert t["graveyard A"] == ["cerwyn"]
    assert held(t, "A") == ["wrath"]
