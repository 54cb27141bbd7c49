"""Priority: who may act when; and the checks that come before (rulebook p.28-40)."""

from __future__ import annotations

from random import Random

import pytest

from tabard.core.errors import Malformed
from tabard.core.leaks import same_haste
from tabard.games.tcg.state import USUAL, State
from tabard.games.tcg.title import GAME, TradingCardGame
from tests.tcg.asked import duel, happened, held, verbs
from tests.tcg.table import Duel

# -- priority --------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-PRIORITY-01")
def test_only_the_player_with_priority_can_add_something() -> None:
    t = duel(
        stops="every",
        A={"resources": 1, "hand": ["Fire Blast"]},
        B={"resources": 1, "hand": ["Fire Blast"]},
    )
    assert t.can("A play fire-blast")
    t.refuses("B play fire-blast", "TCG-PRIORITY-01")
    t.passes()
    assert t.can("B play fire-blast")
    t.refuses("A play fire-blast", "TCG-PRIORITY-01")


@pytest.mark.rule("TCG-PRIORITY-02")
def test_the_turn_player_is_asked_first_in_every_step() -> None:
    t = duel(stops="every", turn="A")
    first: dict[tuple[int, str], str] = {}
    while t.s.number < 7:
        first.setdefault((t.s.number, t["window"]), t.asked)
        t.passes()
    assert first == {
        (5, "action"): "A",
        (5, "end"): "A",
        **{(6, step): "B" for step in ("ready", "draw", "action", "end")},
    }


@pytest.mark.rule("TCG-PRIORITY-03", "TCG-PRIORITY-04")
def test_whoever_adds_a_link_keeps_priority_until_he_passes() -> None:
    t = duel(stops="every", A={"resources": 2, "hand": ["Fire Blast", "Fire Blast"]})
    t.do("A play fire-blast", "A target hero@B")
    assert t.asked == "A"
    t.do("A play fire-blast", "A target hero@B")
    assert t.asked == "A"
    assert len(t["links"]) == 2
    assert t.do("A pass").asked == "B"


@pytest.mark.rule("TCG-PRIORITY-05")
def test_after_the_link_of_the_other_player_the_turn_player_is_asked() -> None:
    t = duel(stops="every", B={"resources": 1, "hand": ["Fire Blast"]})
    t.do("A pass", "B play fire-blast", "B target hero@A")
    assert t.asked == "B"
    t.passes(2)
    assert t["links"] == []
    assert t["damage hero@A"] == 2
    assert t.asked == "A"


@pytest.mark.rule("TCG-PRIORITY-06")
def test_a_new_link_makes_the_passes_count_anew() -> None:
    t = duel(
        stops="every",
        A={"resources": 1, "hand": ["Fire Blast"]},
        B={"resources": 1, "hand": ["Flash Heal"], "damage": 5},
    )
    t.do("A play fire-blast", "A target hero@B", "A pass", "B play flash-heal", "B target hero@B")
    t.do("B pass")
    assert t["links"] == ["fire-blast", "flash-heal"]
    assert t.asked == "A"
    t.do("A pass")
    assert t["links"] == ["fire-blast"]
    assert t["damage hero@B"] == 1


@pytest.mark.rule("TCG-PRIORITY-06")
def test_two_passes_on_an_empty_chain_end_the_phase() -> None:
    t = duel(stops="every")
    t.passes()
    assert t["window"] == "action"
    assert t.passes()["window"] == "end"


@pytest.mark.rule("TCG-PRIORITY-07", "TCG-CHECK-04")
def test_checks_and_triggers_come_before_anybody_is_asked() -> None:
    t = duel(
        stops="every",
        A={"resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Erytheis"], "resources": 1, "hand": ["Flash Heal"]},
    )
    t.do("A play fire-blast", "A target erytheis").passes(2)
    assert t["graveyard B"] == ["erytheis"]
    assert t.label == "target"
    assert t.asked == "B"
    t.do("B target hero@A")
    assert t["links"] == ["erytheis"]
    assert t.label == "priority"
    assert t.asked == "A"


@pytest.mark.rule("TCG-PRIORITY-07")
def test_what_waits_goes_on_the_chain_where_no_check_acts_too() -> None:
    t = duel(A={"hand": ["Earthen Blast", "Cerwyn"]}).do("A stash earthen-blast")
    assert (t.label, t.asked) == ("target", "A")
    t.do("A target hero@B")
    assert (t.label, t["links"]) == ("priority", ["earthen-blast"])


ALL_KINDS = ["Wrath", "Cerwyn", "Golem Skull Helm", "Flash Heal", "The Key to Freedom"]


@pytest.mark.rule("TCG-PRIORITY-08")
def test_the_turn_player_in_his_action_phase_may_do_everything() -> None:
    row = ["The Key to Freedom", *["Cerwyn | down"] * 3]
    t = Duel(A={"hand": ALL_KINDS, "resources": row, "play": ["Lifemender Dorn"]})
    names = ["cerwyn", "flash-heal", "golem-skull-helm", "wrath"]
    assert sorted(t.offers("A", "play")) == [f"play {name}" for name in names]
    assert len(t.offers("A", "place")) == 5
    assert t.offers("A", "place_up") != []
    assert len(t.offers("A", "use")) == 2
    assert len(t.offers("A", "attack")) == 2


@pytest.mark.rule("TCG-PRIORITY-08")
def test_the_other_player_may_use_instants_powers_and_quests_only() -> None:
    row = ["The Key to Freedom", *["Cerwyn | down"] * 3]
    side = {"hand": ALL_KINDS, "resources": row, "play": ["Lifemender Dorn"]}
    t = duel(stops="every", B=side).passes()
    assert t.asked == "B"
    assert t["window"] == "action"
    assert t["links"] == []
    assert t.offers("B", "play") == ["play flash-heal"]
    assert len(t.offers("B", "use")) == 2
    assert {o.split()[0] for o in t.offers("B")} == {"play", "use", "pass"}


@pytest.mark.rule("TCG-PRIORITY-09", "TCG-PROTECT-02")
def test_nobody_has_priority_at_the_moment_to_protect() -> None:
    t = duel(
        stops="every",
        A={"play": ["Kor Cindervein"], "resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Parvink"], "resources": 1, "hand": ["Fire Blast"]},
    )
    t.attack("kor-cindervein", "hero@B").passes(2)
    assert t.label == "protect"
    assert t.asked == "B"
    assert t.offers("A") == []
    assert {o.split()[0] for o in t.offers("B")} == {"protect", "hold"}


@pytest.mark.rule("TCG-PRIORITY-10")
def test_passing_for_a_player_leads_to_the_same_position() -> None:
    spec = {
        "A": {"play": ["Kor Cindervein"], "resources": 3, "hand": ["Fire Blast"]},
        "B": {"play": ["Cerwyn"], "resources": 2},
    }
    quick, slow = duel(**spec), duel(**spec, stops="every")
    for t in (quick, slow):
        t.do("A play fire-blast", "A target hero@B").resolve()
        t.fight("kor-cindervein", "cerwyn@B").end_turn()
    GAME.order(slow.s, 0, ("stops", USUAL))
    GAME.order(slow.s, 1, ("stops", USUAL))
    assert quick["turn"] == "B"
    assert quick.s.key() == slow.s.key()


@pytest.mark.rule("TCG-PRIORITY-10")
@pytest.mark.parametrize("card", ["Fire Blast", "Cerwyn"])
def test_whether_a_player_is_asked_does_not_depend_on_his_hand(card: str) -> None:
    t = Duel(A={"hand": ["Scorch"], "play": ["Kor Cindervein"]}, B={"hand": [card], "resources": 1})
    t.do("A play scorch", "A target hero@B")
    assert (t.asked, t.label) == ("B", "priority")
    t.resolve().do("A attack kor-cindervein")
    assert (t.asked, t.label, t["links"]) == ("B", "priority", ["kor-cindervein"])


@pytest.mark.rule("TCG-PRIORITY-11")
def test_placing_and_discarding_at_the_end_are_not_answered() -> None:
    t = Duel(
        stops="every",
        A={"hand": ["Cerwyn"] * 9},
        B={"hand": ["Fire Blast"], "resources": 1},
    )
    t.do("A place cerwyn")
    assert t.asked == "A"
    assert t["links"] == []
    t.passes(4)
    assert t.label == "discard"
    assert t.offers("B") == []
    t.do("A discard cerwyn")
    assert t["turn"] == "B"
    assert len(t["hand A"]) == 7


# -- checks ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-CHECK-01")
def test_checks_are_made_in_waves_until_nothing_changes() -> None:
    t = duel(
        A={"resources": 1, "hand": ["Fire Blast"]},
        B={
            "play": [
                "Nikka Blastbor | damage 2",
                "Thrall, Warchief of the Horde | damage 4",
                "Kagra of the Crossroads",
            ]
        },
    )
    t.do("A play fire-blast", "A target thrall-warchief-of-the-horde").resolve()
    assert [e.split()[1] for e in t.events if e.startswith("destroyed")] == [
        "thrall-warchief-of-the-horde",
        "nikka-blastbor",
    ]
    assert t["party B"] == ["stromdak-of-ironforge", "kagra-of-the-crossroads"]


@pytest.mark.rule("TCG-CHECK-02")
def test_a_player_who_must_draw_from_an_empty_deck_loses() -> None:
    t = duel(A={"resources": 3, "hand": ["Energize"], "deck": 1})
    t.do("A play energize", "A target_player A").resolve()
    assert t["winner"] == "B"
    assert t.label == "over"


@pytest.mark.rule("TCG-CHECK-02")
def test_a_player_whose_hero_has_fatal_damage_loses() -> None:
    t = duel(A={"resources": 1, "hand": ["Fire Blast"]}, B={"damage": 28})
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t["winner"] == "A"
    assert t.label == "over"


@pytest.mark.rule("TCG-CHECK-02")
def test_a_token_outside_play_ceases_to_be() -> None:
    t = duel(A={"resources": 1, "hand": ["Fear"]}, B={"play": ["Ghoul token"]})
    t.do("A play fear").resolve()
    assert t["party B"] == ["stromdak-of-ironforge"]
    assert held(t, "B") == []
    assert t["graveyard B"] == []


@pytest.mark.rule("TCG-CHECK-02")
def test_of_two_face_up_locations_one_is_turned_down() -> None:
    t = Duel(A={"resources": ["Gilneas"], "hand": ["Fordragon Hold", "Gilneas"]})
    t.do("A place_up fordragon-hold")
    assert t.label == "locations"
    assert t.asked == "A"
    t.do("A turn_down gilneas")
    assert t["row A"] == ["down gilneas", "fordragon-hold"]
    assert t.label == "priority"


@pytest.mark.rule("TCG-CHECK-02")
def test_an_ally_without_health_is_destroyed_however_undamaged() -> None:
    t = duel(A={"resources": 2, "hand": ["Selora"]}, B={"play": ["Hira", "Cerwyn"]})
    t.do("A play selora").resolve().do("A target hira").resolve()
    assert t["party B"] == ["stromdak-of-ironforge", "cerwyn"]
    assert happened(t, "dealt") == []


@pytest.mark.rule("TCG-CHECK-02")
@pytest.mark.parametrize(("host", "stays"), [("cerwyn", False), ("hero@A", True)])
def test_an_attachment_on_what_it_does_not_fit_is_destroyed(host: str, stays: bool) -> None:
    """Blood Chill is attached to a hero: on an ally, however it came there, it does not stay."""
    t = duel(
        A={
            "play": ["Cerwyn", f"Blood Chill | on {host}"],
            "resources": 1,
            "hand": ["Fire Blast"],
        }
    )
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert ("blood-chill" in t["party A"]) == stays
    assert t["graveyard A"] == (["fire-blast"] if stays else ["blood-chill", "fire-blast"])


@pytest.mark.rule("TCG-CHECK-02")
def test_a_resource_that_is_turned_face_down_has_no_counters() -> None:
    t = Duel(A={"resources": ["Gilneas | skull 2"], "hand": ["Fordragon Hold"]})
    assert t["skull gilneas"] == 2
    t.do("A place_up fordragon-hold", "A turn_down gilneas")
    assert t["skull A1"] == 0


@pytest.mark.rule("TCG-CHECK-02")
def test_only_characters_have_damage() -> None:
    with pytest.raises(Malformed, match="has damage that it can't have"):
        Duel(A={"play": ["Fel Iron Hatchet | damage 1"]})
    assert Duel(A={"play": ["Inferno Totem | damage 1"]})["damage inferno-totem"] == 1


@pytest.mark.rule("TCG-CHECK-03")
def test_a_surplus_weapon_is_destroyed_before_anything_else_goes_on() -> None:
    t = duel(A={"play": ["Fel Iron Hatchet"], "resources": 2, "hand": ["Perdition's Blade"]})
    t.do("A play perditions-blade").resolve()
    assert t.label == "excess"
    assert t["links"] == []
    assert len(t.offers("A", "destroy")) == 2 == len(t.offers("A"))
    t.do("A destroy fel-iron-hatchet")
    assert t["graveyard A"] == ["fel-iron-hatchet"]
    assert t.label == "target"


@pytest.mark.rule("TCG-CHECK-03")
def test_a_second_unique_card_of_one_name_is_one_too_many() -> None:
    name = "Jaina, Lady of Theramore"
    t = duel(A={"play": [name], "resources": 4, "hand": [name]})
    t.do("A play jaina-lady-of-theramore").resolve()
    assert t.label == "excess"
    t.do("A destroy jaina-lady-of-theramore#1")
    assert t["graveyard A"] == ["jaina-lady-of-theramore"]
    assert t["party A"] == ["gurzak-of-orgrimmar", "jaina-lady-of-theramore"]


@pytest.mark.rule("TCG-CHECK-04", "TCG-HEAL-04")
def test_there_is_no_time_to_heal_fatal_damage() -> None:
    t = duel(
        stops="every",
        A={"play": ["Kor Cindervein"]},
        B={"play": ["Cerwyn"], "resources": 1, "hand": ["Flash Heal"]},
    )
    t.attack("kor-cindervein", "cerwyn@B").passes(2)
    while t["attacking"] != "-":
        assert t["damage cerwyn@B"] == 0
        t.passes()
    assert t["graveyard B"] == ["cerwyn"]
    assert t.asked == "A"
    assert "healed" not in verbs(t)


@pytest.mark.rule("TCG-CHECK-05")
def test_all_with_fatal_damage_are_destroyed_together() -> None:
    t = duel(A={"play": ["Vesh'ral"]}, B={"play": ["Kozik Skullcracker", "Unholy Ground"]})
    t.fight("veshral", "kozik-skullcracker")
    assert t["graveyard A"] == ["veshral"]
    assert t["graveyard B"] == ["kozik-skullcracker"]
    order = happened(t, "dealt", "destroyed", "triggered", "entered")
    assert order == ["dealt", "dealt", "destroyed", "destroyed", "triggered"]


@pytest.mark.rule("TCG-CHECK-06")
def test_when_the_mark_goes_cerwyn_dies_of_the_damage_she_bore() -> None:
    t = duel(
        A={"resources": 1, "hand": ["Dispel Magic"]},
        B={"play": ["Cerwyn | damage 2", "Mark of the Wild | on cerwyn@B"]},
    )
    assert t["health cerwyn@B"] == 4
    t.do("A play dispel-magic").resolve()
    assert t["graveyard B"] == ["mark-of-the-wild", "cerwyn"]


# -- what everybody can see -----------------------------------------------------------------------


@pytest.mark.rule("TCG-PRIORITY-10")
@pytest.mark.parametrize(
    ("side", "evident"),
    [
        ({"hand": ["Cerwyn"]}, True),  # no instant costs nothing
        ({"hand": ["Fire Blast"]}, True),
        ({"hand": ["Cerwyn"], "resources": 1}, False),  # it might be one
        ({"hand": ["Cerwyn"], "resources": ["Fordragon Hold"], "play": ["Parvink"]}, False),
        ({"hand": ["Fire Blast"], "resources": 1}, False),
    ],
)
def test_everybody_can_see_whether_somebody_could_respond(
    side: dict[str, object], evident: bool
) -> None:
    t = Duel(A={"play": ["Kor Cindervein"]}, B=side)
    assert not GAME.evident(t.s, 0)  # one's own action phase ends by oneself
    assert not GAME.brisk(t.s)
    t.do("A attack kor-cindervein")
    if t.label == "defender":
        t.do("A at hero@B")
    assert (t.asked, t.label) == ("B", "priority")
    assert GAME.evident(t.s, 1) == evident
    assert GAME.brisk(t.s)


def test_the_leak_gate_notices_haste_that_hangs_on_the_hand() -> None:
    class Hasty(TradingCardGame):
        def evident(self, s: State, seat: int) -> bool:
            q = self.pending(s)
            return q is not None and len(q.options_of(seat)) == 1

    there = {"hand": ["Cerwyn"] * 7, "resources": 7}
    t = Duel(A={"play": ["Kor Cindervein"]}, B=there, lists="hidden")
    t.do("A attack kor-cindervein")
    worlds = [GAME.determinize(t.s, 0, Random(k)) for k in range(20)]
    assert [one for world in worlds for one in same_haste(GAME, t.s, world, 0)] == []
    found = [one for world in worlds for one in same_haste(Hasty(), t.s, world, 0)]
    assert "How fast seat B answers tells seat A a secret." in found
