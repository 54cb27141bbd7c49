"""Zones (TCG-ZONE), owners (TCG-OWNER) and controllers (TCG-CONTROL)."""

from __future__ import annotations

import pytest

from tabard.games.tcg.context import context
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.rules import steps
from tabard.games.tcg.state import SLOT, ref
from tests.tcg.table import Duel

STOLEN = ["Kor Cindervein | of B", "Twist of Faith | on kor-cindervein"]
"""Kor is B's, and A controls it."""


# -- zones ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-ZONE-01")
def test_a_card_is_in_one_zone_at_a_time() -> None:
    t = Duel(
        A={"hand": ["Hira", "Invoke the Nether", "Fire Blast"], "resources": 8},
        B={"hand": ["Cerwyn"]},
    )
    been = [t["zone_of A9"]]
    assert t["what A9"] == "hira"
    t.do("A play hira")
    been.append(t["zone_of A9"])
    t.resolve()
    been.append(t["zone_of A9"])
    t.cast("A play fire-blast", "hira").resolve()
    been.append(t["zone_of A9"])
    assert been == ["hand", "chain", "play", "graveyard"]
    piles = [*t["hand A"], *t["party A"], *t["graveyard A"], *t["removed A"]]
    assert piles.count("hira") == 1


@pytest.mark.rule("TCG-ZONE-02")
def test_the_chain_is_shared_and_graveyards_are_not() -> None:
    t = Duel(
        A={"hand": ["Fire Blast", "Hira"], "resources": 1},
        B={"hand": ["Fire Blast", "Hira"], "resources": 1},
    )
    t.cast("A play fire-blast", "hero@B").cast("B play fire-blast", "hero@A")
    assert t["links"] == ["fire-blast", "fire-blast"]
    t.resolve()
    assert (t["graveyard A"], t["graveyard B"]) == (["fire-blast"], ["fire-blast"])
    assert (t["hand A"], t["hand B"]) == (["hira"], ["hira"])


@pytest.mark.rule("TCG-ZONE-03", "TCG-PLAY-05", "TCG-PLAY-06")
@pytest.mark.parametrize(
    "name", ["hira", "angry-dread", "golem-skull-helm", "major-healing-potion", "inferno-totem"]
)
def test_allies_and_equipment_enter_play_in_one_s_party(name: str) -> None:
    t = Duel(A={"hand": [name], "resources": 3}, B={"hand": ["Hira"]}).do(f"A play {name}")
    assert t[f"zone_of {name}"] == "chain"
    t.resolve()
    assert t["party A"] == ["gurzak-of-orgrimmar", name]
    assert (t[f"exhausted {name}"], len(t["row A"])) == (0, 3)


@pytest.mark.rule("TCG-ZONE-03", "TCG-PLAY-08")
def test_an_ongoing_ability_lies_beside_the_hero() -> None:
    t = Duel(A={"hand": ["Battle Shout"], "resources": 3}).do("A play battle-shout").resolve()
    assert t["party A"] == ["gurzak-of-orgrimmar", "battle-shout"]
    assert t["host battle-shout"] == "-"


@pytest.mark.rule("TCG-ZONE-04", "TCG-PLAY-07")
def test_an_attachment_lies_under_its_card_whoever_controls_that() -> None:
    t = Duel(A={"hand": ["Rend"], "resources": 1}, B={"play": ["Hira"]})
    t.cast("A play rend", "hira").resolve()
    assert (t["attachments hira"], t["side rend"], t["side hira"]) == (["rend"], "A", "B")


@pytest.mark.rule("TCG-ZONE-05", "TCG-PLAY-09")
def test_a_resolved_ability_goes_to_the_graveyard() -> None:
    t = Duel(A={"hand": ["Wrath"], "resources": 2}, B={"hand": ["Hira"]})
    t.cast("A play wrath", "hero@B")
    assert (t["graveyard A"], t["zone_of wrath"]) == ([], "chain")
    t.resolve()
    assert (t["graveyard A"], t["damage hero@B"]) == (["wrath"], 3)


@pytest.mark.rule("TCG-ZONE-05")
def test_destroyed_discarded_and_interrupted_cards_go_there_too() -> None:
    t = Duel(
        A={"play": ["Hira", "Grazzle Grubhook"], "hand": ["Wrath"], "resources": 2, "deck": 1},
        B={"hand": ["Counterspell", "Fire Blast"], "resources": 3},
    )
    t.cast("A play wrath", "hero@B").do("B play counterspell").resolve()
    assert t["graveyard A"] == ["wrath"]
    t.do("A use grazzle-grubhook grazzle-grubhook.1").resolve()
    assert t["graveyard A"] == ["wrath", "cerwyn"]
    t.attack("hira", "hero@B").cast("B play fire-blast", "hira").resolve()
    assert t["graveyard A"] == ["wrath", "cerwyn", "hira"]


@pytest.mark.rule("TCG-ZONE-07")
def test_the_order_of_a_graveyard_means_nothing() -> None:
    found = []
    for order in (["Hira", "Wrath", "Brigg"], ["Brigg", "Hira", "Wrath"]):
        t = Duel(A={"hand": ["Path of Frost"], "graveyard": order}).do("A play path-of-frost")
        slots = [SLOT.parse(t.s, text.split()[1]) for text in t.offers("A", "target")]
        found.append(sorted(t[f"what {SLOT.names[x]}"] for x in slots))
    assert found[0] == found[1] == ["brigg", "hira"]


@pytest.mark.rule("TCG-ZONE-08", "TCG-DRAW-01")
def test_a_deck_keeps_its_order_and_is_drawn_from_the_top() -> None:
    deck = ["Hira", "Brigg", "Wrath", "Scorch"]
    t = Duel(A={"hand": ["Life Tap"], "resources": 2, "deck": deck})
    assert {text.split()[0] for text in t.offers("A")} == {*("place", "play", "attack", "pass")}
    t.do("A play life-tap").resolve()
    assert (t["hand A"], t["deck A"]) == (["hira", "brigg"], ["wrath", "scorch"])
    drawn = [event for event in t.events if event.startswith("drawn")]
    assert drawn == ["drawn A hira", "drawn A brigg"]


@pytest.mark.rule("TCG-ZONE-09", "TCG-DESTROY-04")
def test_what_is_removed_is_not_destroyed() -> None:
    t = Duel(
        A={
            "play": ["Haratha Hammerflame", "Mark of the Wild | on haratha-hammerflame"],
            "hand": ["Invoke the Nether"],
            "resources": 6,
        }
    )
    t.do("A play invoke-the-nether").resolve()
    assert t["removed A"] == ["haratha-hammerflame"]
    assert t["graveyard A"] == ["mark-of-the-wild", "invoke-the-nether"]
    assert (t.label, any(e.startswith("triggered") for e in t.events)) == ("priority", False)
    t.end_turn().end_turn()
    assert t["removed A"] == ["haratha-hammerflame"]


@pytest.mark.rule("TCG-ZONE-10")
@pytest.mark.parametrize(("name", "zone"), [("wrath", "graveyard"), ("battle-shout", "play")])
def test_only_ongoing_abilities_can_be_put_into_play(name: str, zone: str) -> None:
    """No card of the box puts abilities into play: the step is carried out directly."""
    t = Duel(A={"graveyard": [name]})
    found = ref(t.s, SLOT.parse(t.s, name))
    ctx = context(0, ref(t.s, t.s.heroes[0]), ((found,),))
    steps.do_put(t.s, ctx, pw.Do("put", lambda s, ctx: (found,), None, "play"))
    assert t[f"zone_of {name}"] == zone


@pytest.mark.rule("TCG-ZONE-11")
def test_a_card_triggers_by_entering_even_if_it_is_one_too_many() -> None:
    t = Duel(
        A={
            "play": ["Thrall, Warchief of the Horde"],
            "hand": ["Thrall, Warchief of the Horde"],
            "graveyard": ["Hira", "Brigg"],
            "resources": 6,
        }
    )
    t.do("A play thrall-warchief-of-the-horde").resolve()
    assert t.label == "excess"
    t.do("A destroy thrall-warchief-of-the-horde#2")
    assert t.label == "target"
    t.do("A target brigg").resolve().do("A yes")
    assert t["hand A"] == ["brigg"]


@pytest.mark.rule("TCG-ZONE-11")
def test_a_card_enters_with_what_it_says() -> None:
    t = Duel(A={"hand": ["Stakethrower"], "resources": 4}).do("A play stakethrower").resolve()
    assert t["stake stakethrower"] == 1


# -- owners ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-OWNER-01", "TCG-OWNER-02")
@pytest.mark.parametrize(
    ("hand", "zone"),
    [("Execute", "graveyard B"), ("Karkas Deathhowl", "hand B")],
)
def test_a_card_goes_back_to_its_owner(hand: str, zone: str) -> None:
    play = ["Kor Cindervein | of B | damage 1", STOLEN[1]]
    t = Duel(A={"play": play, "hand": [hand], "resources": 4})
    assert (t["owner kor-cindervein"], t["side kor-cindervein"]) == ("B", "A")
    t.do(f"A {t.offers('A', 'play')[0]}").resolve()
    if t.label == "target":
        t.do("A target kor-cindervein").resolve().do("A yes")
    assert t[zone] == ["kor-cindervein"]
    assert "twist-of-faith" in t["graveyard A"]


@pytest.mark.rule("TCG-OWNER-03")
def test_a_card_is_removed_to_its_owner_s_zone() -> None:
    t = Duel(A={"play": STOLEN, "hand": ["Invoke the Nether"], "resources": 6})
    t.do("A play invoke-the-nether").resolve()
    assert (t["removed A"], t["removed B"]) == ([], ["kor-cindervein"])


@pytest.mark.rule("TCG-OWNER-04")
def test_a_token_is_owned_by_whose_effect_made_it() -> None:
    t = Duel(turn="B", B={"hand": ["Deathlord Jones"], "resources": 4})
    t.do("B play deathlord-jones").resolve()
    assert (t["owner brode-token"], t["side brode-token"]) == ("B", "B")


# -- controllers ----------------------------------------------------------------------------------


@pytest.mark.rule("TCG-CONTROL-01")
def test_one_controls_what_one_plays() -> None:
    t = Duel(A={"hand": ["Hira"], "resources": 1}, B={"hand": ["Brigg"]}).do("A play hira")
    assert (t["zone_of hira"], t["side hira"]) == ("chain", "A")
    t.resolve()
    assert (t["zone_of hira"], t["side hira"], t["side hero@A"]) == ("play", "A", "A")


@pytest.mark.rule("TCG-CONTROL-02", "TCG-CONTROL-12")
def test_an_attachment_works_for_who_played_it() -> None:
    t = Duel(turn="B", A={"play": ["Siphon Life | on hero@B"], "damage": 9}, B={"damage": 4})
    t.end_turn()
    assert (t["damage hero@B"], t["damage hero@A"]) == (6, 7)
    assert "dealt gurzak-of-orgrimmar stromdak-of-ironforge B0 2 shadow" in t.events
    t.end_turn()
    assert (t["damage hero@B"], t["damage hero@A"]) == (6, 7)


@pytest.mark.rule("TCG-CONTROL-03")
def test_your_graveyard_is_the_one_you_own() -> None:
    side = {"graveyard": ["Hira", "Kor Cindervein"], "hand": ["Path of Frost"]}
    t = Duel(A=side, B=side).do("A play path-of-frost")
    slots = [SLOT.parse(t.s, text.split()[1]) for text in t.offers("A", "target")]
    assert [t[f"owner {SLOT.names[x]}"] for x in slots] == ["A", "A"]


@pytest.mark.rule("TCG-CONTROL-04")
def test_what_triggers_belongs_to_who_controlled_the_card() -> None:
    play = ["Haratha Hammerflame | of B", "Twist of Faith | on haratha-hammerflame"]
    t = Duel(A={"play": play, "hand": ["Fire Blast"], "resources": 1})
    t.cast("A play fire-blast", "haratha-hammerflame").resolve()
    assert (t.label, t.asked) == ("may", "A")
    t.do("A yes")
    assert (t["damage hero@A"], t["damage hero@B"]) == (0, 3)
    assert t["graveyard B"] == ["haratha-hammerflame"]


@pytest.mark.rule("TCG-CONTROL-05", "TCG-CONTROL-11")
def test_a_card_that_changes_sides_stays_what_it_is() -> None:
    ally = ["Kor Cindervein | exhausted | damage 2 | atk 1", "Mark of the Wild | on kor-cindervein"]
    t = Duel(turn="B", A={"play": ally}, B={"hand": ["Twist of Faith"], "resources": 5})
    before = t["gen kor-cindervein"]
    t.cast("B play twist-of-faith", "kor-cindervein").resolve()
    assert t["party A"] == ["gurzak-of-orgrimmar", "mark-of-the-wild"]
    assert sorted(t["party B"]) == ["kor-cindervein", "stromdak-of-ironforge", "twist-of-faith"]
    columns = ("exhausted", "damage", "atk_counters", "gen")
    assert [t[f"{name} kor-cindervein"] for name in columns] == [1, 2, 1, before]
    assert (t["side mark-of-the-wild"], t["atk kor-cindervein"]) == ("A", 6)


@pytest.mark.rule("TCG-CONTROL-06")
@pytest.mark.parametrize("taken", [False, True])
def test_an_attacker_that_changes_sides_leaves_the_combat(taken: bool) -> None:
    t = Duel(
        A={"play": ["Twist of Faith | on kagra-of-the-crossroads"], "hand": ["Hira"]},
        B={"play": ["Kagra of the Crossroads"], "hand": ["Dispel Magic"], "resources": 1},
    )
    t.attack("kagra-of-the-crossroads", "hero@B").do("A pass")
    assert t["attacking"] == "kagra-of-the-crossroads"
    if taken:
        t.cast("B play dispel-magic", "twist-of-faith").resolve()
        assert (t["side kagra-of-the-crossroads"], t["attacking"]) == ("B", "-")
    while t["window"] != "action":
        t.passes()
    assert t["damage hero@B"] == (0 if taken else 1)


@pytest.mark.rule("TCG-CONTROL-07")
@pytest.mark.parametrize(
    ("name", "legal"), [("kor-cindervein", False), ("kagra-of-the-crossroads", True)]
)
def test_an_ally_that_was_taken_over_must_wait(name: str, legal: bool) -> None:
    t = Duel(A={"hand": ["Dark Extortion"], "resources": 5}, B={"play": [name]})
    t.do("A play dark-extortion", "A target_player B").resolve()
    assert t[f"side {name}"] == "A"
    assert t.can(f"A attack {name}") is legal
    t.end_turn().end_turn()
    assert t.can(f"A attack {name}")


@pytest.mark.rule("TCG-CONTROL-08")
def test_when_control_ends_the_card_goes_back_and_waits_again() -> None:
    t = Duel(
        turn="B",
        A={"play": ["Twist of Faith | on kor-cindervein"]},
        B={"play": ["Kor Cindervein"], "hand": ["Dispel Magic"], "resources": 1},
    )
    assert t["side kor-cindervein"] == "A"
    t.cast("B play dispel-magic", "twist-of-faith").resolve()
    assert t["side kor-cindervein"] == "B"
    t.refuses("B attack kor-cindervein", "TCG-COMBAT-05")


@pytest.mark.rule("TCG-CONTROL-08")
def test_when_control_ends_the_latest_other_effect_counts() -> None:
    """Kor entered play on A's side; B's Twist of Faith lies on it, and A's comes later."""
    t = Duel(
        A={
            "play": ["Kor Cindervein"],
            "hand": ["Twist of Faith", "Dispel Magic"],
            "resources": 6,
        },
        B={"play": ["Twist of Faith | on kor-cindervein"]},
    )
    assert t["side kor-cindervein"] == "B"
    t.cast("A play twist-of-faith", "kor-cindervein").resolve()
    assert t["side kor-cindervein"] == "A"
    t.cast("A play dispel-magic", "twist-of-faith@A").resolve()
    assert t["side kor-cindervein"] == "B"


@pytest.mark.rule("TCG-CONTROL-08")
def test_a_later_effect_prevails_over_an_attachment_and_a_still_later_attachment_over_it() -> None:
    """B holds A's Kor by a Twist of Faith; A takes it for good; B's second Twist comes last."""
    t = Duel(
        A={"play": ["Kor Cindervein"], "hand": ["Dark Extortion"], "resources": 5},
        B={
            "play": ["Twist of Faith | on kor-cindervein"],
            "hand": ["Twist of Faith"],
            "resources": 9,
        },
    )
    assert t["side kor-cindervein"] == "B"
    t.do("A play dark-extortion", "A target_player B").resolve()
    assert t["side kor-cindervein"] == "A"
    t.end_turn().cast("B play twist-of-faith", "kor-cindervein").resolve()
    assert t["side kor-cindervein"] == "B"


@pytest.mark.rule("TCG-CONTROL-09")
def test_friendly_characters_are_one_s_own() -> None:
    hurt = {"damage": 4, "play": ["Hira", "Kor Cindervein | damage 2"]}
    t = Duel(A={**hurt, "hand": ["Circle of Healing"], "resources": 3}, B=hurt)
    t.do("A play circle-of-healing").resolve()
    assert (t["damage hero@A"], t["damage kor-cindervein@A"]) == (0, 0)
    assert (t["damage hero@B"], t["damage kor-cindervein@B"]) == (4, 2)


@pytest.mark.rule("TCG-CONTROL-10")
def test_an_attachment_of_the_opponent_is_opposing_wherever_it_lies() -> None:
    t = Duel(
        A={"play": ["Silent Crusader", "Hira", "Mark of the Wild | on hira"], "resources": 1},
        B={"play": ["Rend | on hira", "Kor Cindervein"], "resources": 2},
    )
    t.attack("hero@A", "hero@B").do("A strike silent-crusader")
    while t["window"] != "action" or t.s.chain:
        t.passes()
    assert (t["exhausted rend"], t["exhausted kor-cindervein"], t["ready B"]) == (1, 1, 0)
    assert (t["exhausted hira"], t["exhausted mark-of-the-wild"]) == (0, 0)
