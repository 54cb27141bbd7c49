"""Triggered powers: when they trigger, how they come onto the chain (rulebook p.28-40)."""

from __future__ import annotations

import pytest

from tests.tcg.asked import dealt, duel, happened, held, verbs
from tests.tcg.table import Duel


def triggers(t: Duel) -> list[str]:
    """Which cards have triggered, in the order in which they came onto the chain."""
    return [e.split()[2] for e in t.events if e.startswith("triggered")]


@pytest.mark.rule("TCG-TRIGGER-01")
def test_a_power_triggers_each_time_its_event_happens() -> None:
    t = duel(A={"play": ["Yazli Earthspark"], "resources": 2, "hand": ["Energized"]})
    for _ in range(2):
        t.attack("yazli-earthspark", "hero@B").do("A target hero@B").resolve().do("A yes")
        if held(t, "A"):
            t.do("A play energized").resolve()
        while t["attacking"] != "-":
            t.passes()
    assert triggers(t) == ["yazli-earthspark"] * 2
    assert t["damage hero@B"] == 8


@pytest.mark.rule("TCG-TRIGGER-02")
def test_a_trigger_waits_until_the_resolution_is_over() -> None:
    t = duel(
        A={"resources": 4, "hand": ["Frost Nova"]},
        B={"play": ["Erytheis", "Cerwyn"], "resources": 1, "hand": ["Fire Blast"]},
    )
    t.do("A play frost-nova").resolve()
    assert t.label == "target"
    assert t.asked == "B"
    assert happened(t, "dealt", "destroyed", "triggered")[-2:] == ["destroyed", "triggered"]
    assert t["damage cerwyn@B"] == 1
    assert t["damage hero@B"] == 1
    assert t["links"] == []


@pytest.mark.rule("TCG-TRIGGER-03")
def test_the_effects_of_the_other_player_lie_on_top_and_resolve_first() -> None:
    t = duel(
        A={"play": ["Haratha Hammerflame"], "resources": 2, "hand": ["Fel Blaze"]},
        B={"play": ["Erytheis"]},
    )
    t.do("A play fel-blaze").resolve()
    assert (t.asked, t.label) == ("B", "target")  # A's own has one target only
    t.do("B target hero@A")
    assert t["links"] == ["haratha-hammerflame", "erytheis"]
    t.resolve()
    assert t["damage hero@A"] == 3
    assert t["damage hero@B"] == 2
    assert t.label == "may"


@pytest.mark.rule("TCG-TRIGGER-03")
@pytest.mark.parametrize("first", ["erytheis", "haratha-hammerflame"])
def test_the_order_of_ones_own_triggers_is_free(first: str) -> None:
    t = duel(A={"play": ["Haratha Hammerflame", "Erytheis"], "resources": 2, "hand": ["Fel Blaze"]})
    t.do("A play fel-blaze").resolve()
    assert t.label == "order"
    assert len(t.offers("A")) == 2
    t.do(f"A add {first} {first}.1")
    while t.label == "target":
        t.do("A target hero@B")
    assert t["links"][0] == first
    assert len(t["links"]) == 2


@pytest.mark.rule("TCG-TRIGGER-04")
@pytest.mark.parametrize(("play", "links"), [([], []), (["Scarlet Kris"], ["raztujor"])])
def test_a_trigger_without_a_legal_target_vanishes(play: list[str], links: list[str]) -> None:
    t = duel(A={"play": ["Raztu'jor"]}, B={"play": play})
    t.attack("raztujor", "hero@B")
    assert triggers(t) == links


@pytest.mark.rule("TCG-TRIGGER-05")
@pytest.mark.parametrize(("answer", "hand"), [("yes", ["cerwyn"]), ("no", [])])
def test_an_offer_goes_on_the_chain_and_is_declined_on_resolution(
    answer: str, hand: list[str]
) -> None:
    t = duel(A={"resources": 3, "hand": ["Angry Dread"]})
    t.do("A play angry-dread").passes()
    assert t["links"] == ["angry-dread"]
    assert t.label == "priority"
    t.resolve()
    assert t.label == "may"
    assert held(t, "A") == []
    t.do(f"A {answer}")
    assert held(t, "A") == hand


@pytest.mark.rule("TCG-TRIGGER-06")
def test_a_trigger_costs_nothing() -> None:
    t = duel(A={"resources": 3, "hand": ["Bizzazz"]})
    t.do("A play bizzazz").passes()
    assert t["ready A"] == 0
    assert t["links"] == ["bizzazz"]
    assert held(t.resolve(), "A") == ["cerwyn"]


@pytest.mark.rule("TCG-TRIGGER-07")
def test_an_attachment_that_leaves_together_with_its_host_sees_it_leave() -> None:
    t = duel(
        A={"play": ["Cerwyn", "Favor of the Arcane | on cerwyn@A"]},
        B={"resources": 1, "hand": ["Fire Blast"]},
        turn="B",
    )
    t.do("B play fire-blast", "B target cerwyn@A").resolve()
    assert sorted(t["graveyard A"]) == ["cerwyn", "favor-of-the-arcane"]
    assert held(t, "A") == ["cerwyn"]


@pytest.mark.rule("TCG-TRIGGER-07")
def test_a_power_looks_at_whose_the_card_was_as_it_left() -> None:
    t = duel(
        A={
            "play": ["Cerwyn | of B", "Unholy Ground"],
            "resources": 1,
            "hand": ["Fire Blast"],
        }
    )
    t.do("A play fire-blast", "A target cerwyn@A").resolve()
    assert t["graveyard B"] == ["cerwyn"]
    assert "ghoul-token" in t["party A"]


@pytest.mark.rule("TCG-TRIGGER-08")
def test_a_card_that_enters_is_there_when_the_powers_look() -> None:
    t = duel(
        A={"play": ["Hersir's Greatspear"], "resources": 4, "hand": ["Blazing Elemental Totem"]}
    )
    t.do("A play blazing-elemental-totem").passes()
    assert t.label == "order"  # the totem's own power and the spear's, for the totem
    t.do("A add blazing-elemental-totem blazing-elemental-totem.1", "A target hero@B")
    t.passes().do("A no")
    t.passes()
    t.do("A target hero@B", "A target hero@B")
    assert triggers(t).count("hersirs-greatspear") == 3


@pytest.mark.rule("TCG-TRIGGER-09")
@pytest.mark.parametrize(("play", "links"), [([], []), (["Scarlet Kris"], ["terina-calin"])])
def test_a_power_with_a_condition_triggers_only_while_it_is_true(
    play: list[str], links: list[str]
) -> None:
    t = duel(
        A={"resources": 3, "hand": ["Terina Calin"], "play": play}, B={"play": ["Scarlet Kris"]}
    )
    t.do("A play terina-calin").passes()
    if t.label == "target":
        t.do("A target scarlet-kris@B")
    assert t["links"] == links


@pytest.mark.rule("TCG-TRIGGER-09")
def test_a_condition_that_no_longer_holds_interrupts_the_effect() -> None:
    t = duel(
        A={
            "resources": 5,
            "hand": ["Terina Calin"],
            "play": ["Reanimator's Hacker"],
            "graveyard": ["Hira"],
        },
        B={"play": ["Scarlet Kris"]},
        stops="every",
    )
    t.do("A play terina-calin").passes(2).do("A target scarlet-kris@B")
    t.do("A use reanimators-hacker reanimators-hacker.1").resolve()
    assert "fizzled terina-calin" in t.events
    assert t.label == "priority"
    assert t["party B"] == ["stromdak-of-ironforge", "scarlet-kris"]


@pytest.mark.rule("TCG-TRIGGER-10")
def test_what_is_put_off_to_the_end_of_the_turn_comes_once() -> None:
    t = duel(stops="every", A={"resources": 7, "hand": ["Adrenaline Rush"]})
    t.do("A play adrenaline-rush").resolve()
    assert len(t["hand A"]) == 7
    assert t["links"] == []
    t.passes(2)
    assert t["window"] == "end"
    assert t["links"] == ["adrenaline-rush"]
    t.resolve()
    while t["hand A"]:
        t.do(f"A {t.offers('A')[0]}")
    assert t["delayed"] == []
    assert len(t["graveyard A"]) == 8


@pytest.mark.rule("TCG-TRIGGER-10")
@pytest.mark.parametrize("blast", [True, False])
def test_a_delayed_power_waits_for_its_event_this_turn_only(blast: bool) -> None:
    t = duel(
        A={"resources": 5, "hand": ["Shadow Bolt", "Fire Blast"]},
        B={"play": ["Olaf Steelbreaker | damage 1"]},
    )
    t.do("A play shadow-bolt", "A target olaf-steelbreaker").resolve()
    assert t["hand B"] != []
    if blast:
        t.do("A play fire-blast", "A target olaf-steelbreaker").resolve()
        assert t["graveyard B"] == ["olaf-steelbreaker", "blueleaf-tubers"]
    else:
        t.end_turn()
        assert t["delayed"] == []


@pytest.mark.rule("TCG-TRIGGER-11", "TCG-COMBAT-20")
def test_what_combat_damage_triggers_comes_after_the_combat() -> None:
    t = duel(stops="every", A={"play": ["Randipan"]})
    t.attack("randipan", "hero@B").passes(4)
    assert t["links"] == ["randipan"]
    assert t["window"] == "action"
    assert t["attacking"] == "-"
    assert t["defending"] == "-"
    assert t.asked == "A"
    t.resolve()
    assert held(t, "A") == ["cerwyn"]


@pytest.mark.rule("TCG-TRIGGER-11")
def test_what_the_wrap_up_step_triggers_waits_for_the_next_turn() -> None:
    t = Duel(
        stops="every",
        A={"hand": [*["Cerwyn"] * 7, "Burly Berta"], "play": ["Kor Cindervein"]},
        B={"hand": ["Wrath"]},
    )
    t.passes(4).do("A discard burly-berta")
    assert t["turn"] == "B"
    assert t["window"] == "ready"
    assert t["links"] == ["burly-berta"]
    t.resolve()
    assert t["assault kor-cindervein"] == 2


@pytest.mark.rule("TCG-TRIGGER-12")
def test_death_rattle_is_heard_in_the_graveyard_wherever_the_card_came_from() -> None:
    t = duel(
        A={"play": ["Grazzle Grubhook"], "hand": ["Burly Berta"]},
    )
    t.do("A use grazzle-grubhook grazzle-grubhook.1").resolve().do("A discard burly-berta")
    assert t["graveyard A"] == ["burly-berta"]
    assert t["links"] == ["burly-berta"]
    t.resolve()
    assert t["assault grazzle-grubhook"] == 2


@pytest.mark.rule("TCG-TRIGGER-12")
def test_a_power_of_a_card_in_play_is_silent_in_the_graveyard() -> None:
    t = duel(
        A={"graveyard": ["Steady Shot", "Erytheis"], "play": ["Yazli Earthspark"], "deck": 20},
        turn="B",
    )
    t.end_turn()
    assert t["turn"] == "A"
    assert triggers(t) == []


@pytest.mark.rule("TCG-TRIGGER-13", "TCG-TRIGGER-03")
def test_at_the_start_of_a_turn_the_other_players_effect_resolves_first() -> None:
    t = duel(
        stops="every",
        turn="B",
        A={"play": ["Kalek Deepearth | damage 2"], "graveyard": ["Hira"]},
        B={"hero": "The Lich King"},
    )
    while t["turn"] == "B":
        t.passes()
    t.do("A target kalek-deepearth")
    assert t["window"] == "ready"
    assert t["links"] == ["kalek-deepearth", "the-lich-king"]
    t.passes(2)
    assert t["side hira"] == "B"
    assert t["damage kalek-deepearth"] == 2
    t.passes(2).do("A yes")
    assert t["damage kalek-deepearth"] == 1
    assert held(t, "A") == []
    t.passes(2)
    assert t["window"] == "draw"
    assert held(t, "A") == ["cerwyn"]
    assert dealt(t) == []
    assert "drew" in verbs(t)
