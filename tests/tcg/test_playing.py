"""Playing cards (TCG-PLAY) and using powers (TCG-POWER)."""

from __future__ import annotations

import pytest

from tabard.games.tcg import content as c
from tabard.games.tcg.content import CARD_NO
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.rules import legal
from tabard.games.tcg.state import SLOT
from tests.tcg.table import Duel

HELD = {"hand": ["Hira"]}


def triggered(t: Duel) -> list[str]:
    return [event.split()[2] for event in t.events if event.startswith("triggered")]


# -- playing a card -------------------------------------------------------------------------------


@pytest.mark.rule("TCG-PLAY-01")
def test_a_card_is_on_the_chain_with_its_target_and_paid_for() -> None:
    t = Duel(
        stops="every",
        A={"hand": ["Glacial Strike", "Hira"], "resources": 4},
        B={"play": ["Hira", "Brigg"], **HELD},
    )
    t.do("A play glacial-strike")
    assert (t["hand A"], t["ready A"], t.label) == (["hira"], 4, "target")
    t.do("A target brigg")
    assert (t["links"], t["ready A"], t.asked) == (["glacial-strike"], 1, "A")
    assert (t["party B"], t["hand A"]) == (["stromdak-of-ironforge", "hira", "brigg"], ["hira"])
    t.resolve()
    assert t["party B"] == ["stromdak-of-ironforge", "hira"]


@pytest.mark.rule("TCG-PLAY-02", "TCG-PLAY-03")
def test_in_the_other_s_turn_only_instants() -> None:
    side = {"hand": ["Hira", "Wrath", "Fire Blast", "Sanguine Presence"], "resources": 4}
    t = Duel(stops="every", A=HELD, B=side).do("A pass")
    assert t.offers("B", "play") == ["play sanguine-presence", "play fire-blast"]
    t.refuses("B play hira", "TCG-PLAY-02")
    t.refuses("B play wrath", "TCG-PLAY-02")


@pytest.mark.rule("TCG-PLAY-03")
@pytest.mark.parametrize("window", ["action", "attack", "defend", "end"])
def test_an_instant_may_be_played_in_response_and_in_combat(window: str) -> None:
    t = Duel(
        A={"play": ["Kor Cindervein"], "hand": ["Wrath", "Hira"], "resources": 2},
        B={"hand": ["Fire Blast", "Lightning Bolt"], "resources": 3},
    )
    if window == "action":
        t.cast("A play wrath", "hero@B")
    elif window != "end":
        t.attack("kor-cindervein", "hero@B")
    while (t["window"], t.asked) != (window, "B"):
        t.passes()
    assert t.offers("B", "play") == ["play fire-blast"]


@pytest.mark.rule("TCG-PLAY-04")
@pytest.mark.parametrize("slug", ["entrenched", "fordragon-hold"])
def test_quests_and_locations_are_never_played(slug: str) -> None:
    t = Duel(A={"hand": [slug], "resources": 5})
    t.refuses(f"A play {slug}", "TCG-PLAY-04")
    t.do(f"A place_up {slug}")
    assert (t["links"], t[f"zone_of {slug}"]) == ([], "resource")


@pytest.mark.rule("TCG-PLAY-07")
def test_an_attachment_without_its_host_goes_to_the_graveyard() -> None:
    t = Duel(
        A={"hand": ["Mark of the Wild"], "resources": 2, "play": ["Cerwyn"]},
        B={"hand": ["Fire Blast"], "resources": 1},
    )
    t.cast("A play mark-of-the-wild", "cerwyn").cast("B play fire-blast", "cerwyn").resolve()
    assert t["graveyard A"] == ["cerwyn", "mark-of-the-wild"]


@pytest.mark.rule("TCG-PLAY-10")
def test_a_card_may_let_itself_be_played_from_the_graveyard() -> None:
    side = {"graveyard": ["Arcane Barrage"], "resources": 4}
    t = Duel(stops="every", A=side, B={**side, **HELD})
    t.cast("A play_again arcane-barrage@A", "hero@B").resolve()
    assert (t["damage hero@B"], t["ready A"]) == (4, 0)
    assert (t["graveyard A"], t["removed A"]) == ([], ["arcane-barrage"])
    assert t.asked != "B" or not t.offers("B", "play_again")  # and it is no instant there
    t = Duel(A={**side, "resources": 3})
    t.refuses("A play_again arcane-barrage@A", "TCG-COST-04")
    t = Duel(stops="every", A=HELD, B=side | HELD).do("A pass")
    t.refuses("B play_again arcane-barrage@B", "TCG-PLAY-02")


@pytest.mark.rule("TCG-PLAY-11", "TCG-PLAY-12")
def test_options_then_targets_then_the_cost() -> None:
    t = Duel(
        A={
            "play": ["Lordbane Scepter"],
            "hand": ["Natural Selection", "Hira"],
            "resources": 3,
            "damage": 5,
        },
        B=HELD,
    )
    asked = []
    t.do("A play natural-selection")
    asked.append((t.label, t["ready A"], triggered(t)))
    t.do("A mode 1")
    asked.append((t.label, t["ready A"], triggered(t)))
    t.do("A target hero@A")
    asked.append((t.label, t["ready A"], triggered(t)))
    assert asked == [("mode", 3, []), ("target", 3, []), ("priority", 0, ["lordbane-scepter"])]
    t.resolve()
    assert (t["damage hero@A"], t["damage hero@B"]) == (2, 0)


@pytest.mark.rule("TCG-PLAY-12")
def test_targets_are_chosen_for_the_chosen_option_only() -> None:
    t = Duel(A={"hand": ["Nature's Focus"], "resources": 2, "damage": 3}, B={"play": ["Hira"]})
    t.do("A play natures-focus")
    assert t.offers("A") == ["mode 0", "mode 1"]
    t.do("A mode 1")
    assert t.offers("A") == ["target A0", "target B0"]
    alone = Duel(A={"hand": ["Nature's Focus"], "resources": 2, "damage": 3})
    alone.do("A play natures-focus")  # without an ally there is one option
    assert (alone.label, alone.offers("A")) == ("target", ["target A0", "target B0"])


@pytest.mark.rule("TCG-PLAY-13")
def test_an_additional_cost_must_be_paid_too() -> None:
    spec = {"hand": ["Demonic Reclamation", "Cerwyn"], "resources": 1}
    Duel(A={**spec}).refuses("A play demonic-reclamation", "TCG-PLAY-13")
    t = Duel(A={**spec, "play": ["Hira", "Brigg"]}, B=HELD).do("A play demonic-reclamation")
    assert t.label == "pay"
    t.do("A pay brigg")
    assert (t["graveyard A"], t["ready A"]) == (["brigg"], 0)
    assert t["links"] == ["demonic-reclamation"]
    t.resolve()
    assert t["hand A"] == ["cerwyn"] * 3


@pytest.mark.rule("TCG-PLAY-14")
def test_any_number_of_cards_in_a_turn() -> None:
    t = Duel(A={"hand": ["Hira", "Cerwyn", "Brigg", "Scaramanga"], "resources": 4})
    for slug in ("hira", "cerwyn", "brigg", "scaramanga"):
        t.do(f"A play {slug}").resolve()
    assert t["party A"] == ["gurzak-of-orgrimmar", "hira", "cerwyn", "brigg", "scaramanga"]


# -- powers ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-POWER-01")
def test_a_keyword_is_a_power() -> None:
    t = Duel(A={"play": ["Kagra of the Crossroads | fresh", "Cerwyn | fresh"]})
    assert t["keywords kagra-of-the-crossroads"] == ["ferocity"]
    assert t.offers("A", "attack") == ["attack A0", "attack A1"]


@pytest.mark.rule("TCG-POWER-02")
def test_powers_work_in_play() -> None:
    power = "lifemender-dorn lifemender-dorn.1"
    t = Duel(A={"play": ["Lifemender Dorn"], "resources": 1})
    assert t.can(f"A use {power}")
    for zone in ("hand", "graveyard", "deck"):
        t = Duel(A={zone: ["Lifemender Dorn"], "resources": 1})
        assert t.offers("A", "use") == []
    t = Duel(A={"hand": ["Battle Shout"], "graveyard": ["Battle Shout"], "play": ["Hira"]})
    assert t["atk hira"] == 2


@pytest.mark.rule("TCG-POWER-02")
def test_a_death_rattle_works_in_the_graveyard() -> None:
    t = Duel(
        A={"play": ["Burly Berta", "Hira"], "hand": ["Prey on the Weak"], "resources": 2},
    )
    t.cast("A play prey-on-the-weak", "burly-berta").resolve()
    assert (triggered(t), t["assault hira"]) == (["burly-berta"], 2)


@pytest.mark.rule("TCG-POWER-04")
@pytest.mark.parametrize("window", ["action", "end", "ready", "draw"])
def test_payment_powers_work_in_every_phase_of_every_turn(window: str) -> None:
    t = Duel(stops="every", A=HELD, B={"play": ["Jarrod Gravon"], "resources": 2, **HELD})
    while (t["window"], t.asked) != (window, "B"):
        t.passes()
    t.do("B use jarrod-gravon jarrod-gravon.1")
    assert t["links"] == ["jarrod-gravon"]


@pytest.mark.rule("TCG-POWER-05")
def test_a_payment_power_may_be_used_again_and_again() -> None:
    t = Duel(stops="every", A={"play": ["Fel Flame", "Tarn Darkwalker"], "resources": 7}, B=HELD)
    for n in range(3):
        t.do("A use fel-flame fel-flame.2")
        assert t["ready A"] == 5 - 2 * n
    assert t["links"] == ["fel-flame"] * 3
    t.resolve()
    assert t.offers("A", "use") == []


@pytest.mark.rule("TCG-POWER-06")
def test_an_activated_weapon_can_t_strike() -> None:
    spec = {"play": ["Masterwork Stormhammer"], "resources": 9}
    t = Duel(A=spec).do("A use masterwork-stormhammer masterwork-stormhammer.1")
    t.do("A target hero@B", "A done").resolve()
    assert t["exhausted masterwork-stormhammer"] == 1
    t.refuses("A use masterwork-stormhammer masterwork-stormhammer.1", "TCG-READY-04")
    t.attack("hero@A", "hero@B")
    assert t.label == "priority"
    assert Duel(A=spec).attack("hero@A", "hero@B").label == "strike"


@pytest.mark.rule("TCG-POWER-07")
def test_an_ally_that_has_just_come_can_t_be_activated() -> None:
    """All allies of the box that can be activated say that they need not wait."""
    play = ["Cerwyn | fresh", "Hira", "Discerning Eye of the Beast | fresh"]
    t = Duel(A={"play": [*play, "Grazzle Grubhook | fresh"]})
    slots = ("cerwyn", "hira", "discerning-eye-of-the-beast", "grazzle-grubhook")
    ready = [legal.can_activate(t.s, SLOT.parse(t.s, slot)) for slot in slots]
    assert ready == [False, True, True, True]
    assert t.can("A use grazzle-grubhook grazzle-grubhook.1")


@pytest.mark.rule("TCG-POWER-07")
def test_equipment_can_be_activated_at_once() -> None:
    t = Duel(A={"hand": ["Devout Aurastone Hammer"], "resources": 2})
    t.do("A play devout-aurastone-hammer").resolve()
    assert t.can("A use devout-aurastone-hammer devout-aurastone-hammer.1")


@pytest.mark.rule("TCG-POWER-08")
def test_other_powers_of_an_ally_need_not_wait() -> None:
    t = Duel(A={"hand": ["Dhoros Ravestrike"], "resources": 6})
    t.do("A play dhoros-ravestrike").resolve()
    t.do("A use dhoros-ravestrike dhoros-ravestrike.1").resolve()
    assert t["atk dhoros-ravestrike"] == 6


@pytest.mark.rule("TCG-POWER-09")
def test_only_the_controller_uses_a_power() -> None:
    power = "lifemender-dorn lifemender-dorn.1"
    t = Duel(
        stops="every",
        A={"play": ["Twist of Faith | on lifemender-dorn"], "resources": 1, **HELD},
        B={"play": ["Lifemender Dorn"], "resources": 1, **HELD},
    )
    assert t.can(f"A use {power}")
    t.do("A pass")
    t.refuses(f"B use {power}", "TCG-POWER-09")


@pytest.mark.rule("TCG-POWER-09")
def test_an_attachment_s_power_is_not_its_host_s() -> None:
    play = ["Celestial Moonfire | on laenthor-shademoon@B", "Josiah King"]
    side = {"play": ["Laenthor Shademoon"], **HELD}
    assert Duel(A={"play": play}, B=side).offers("A", "use") == ["use A1 celestial-moonfire.4"]
    assert Duel(turn="B", A={"play": play}, B=side).offers("B", "use") == []


@pytest.mark.rule("TCG-POWER-10")
def test_an_effect_stands_on_its_own() -> None:
    t = Duel(
        A={"play": ["Lifemender Dorn"], "resources": 1, "damage": 3},
        B={"hand": ["Fire Blast"], "resources": 1},
    )
    t.cast("A use lifemender-dorn lifemender-dorn.1", "hero@A")
    assert (t["links"], t["zone_of lifemender-dorn"]) == (["lifemender-dorn"], "play")
    t.cast("B play fire-blast", "lifemender-dorn").resolve()
    assert (t["graveyard A"], t["damage hero@A"]) == (["lifemender-dorn"], 2)


@pytest.mark.rule("TCG-POWER-11")
@pytest.mark.parametrize(("turn", "legal_now"), [("A", True), ("B", False)])
def test_on_your_turn(turn: str, legal_now: bool) -> None:
    side = {"play": ["Angry Dread", "Deathlord Jones"], "resources": 5, **HELD}
    t = Duel(stops="every", turn=turn, A=side, B=HELD)
    if turn == "B":
        t.do("B pass")
    for power in ("hero@A gurzak-of-orgrimmar.1", "deathlord-jones deathlord-jones.2"):
        assert t.can(f"A use {power}") is legal_now


@pytest.mark.rule("TCG-POWER-11")
def test_once_per_turn_is_counted_for_each_card() -> None:
    t = Duel(A={"play": ["Lifemender Dorn"] * 2, "resources": 9})
    t.cast("A use lifemender-dorn#1 lifemender-dorn.1", "hero@A").resolve()
    t.refuses("A use lifemender-dorn#1 lifemender-dorn.1", "TCG-POWER-11")
    t.cast("A use lifemender-dorn#2 lifemender-dorn.1", "hero@A").resolve()
    assert t.offers("A", "use") == []
    t.end_turn().end_turn()
    assert len(t.offers("A", "use")) == 2


@pytest.mark.rule("TCG-POWER-12")
def test_four_kinds_of_powers() -> None:
    kinds = {
        "Battle Shout": {"static"},
        "Scaramanga": {"pay"},
        "Entrenched": {"quest"},
        "Haratha Hammerflame": {"on"},
        "Koeus": {"on"},
    }
    for name, found in kinds.items():
        assert {power.kind for power in pw.OF_CARD[CARD_NO[name]]} == found
    t = Duel(A={"play": ["Battle Shout", "Hira"], "resources": ["Entrenched"]}, B=HELD)
    # what is continuous is neither used nor put on the chain
    assert (t["atk hira"], t.offers("A", "use"), t["links"]) == (3, [], [])


@pytest.mark.rule("TCG-POWER-13")
def test_a_card_without_its_powers_keeps_what_others_give_it() -> None:
    t = Duel(
        A={"hand": ["Polymorph"], "resources": 2},
        B={"play": ["Petreus Roffe", "Mark of the Wild | on petreus-roffe", "Gift of the Wild"]},
    )
    assert t["keywords petreus-roffe"] == ["protector"]
    t.cast("A play polymorph", "petreus-roffe").resolve()
    assert t["keywords petreus-roffe"] == []
    assert (t["atk petreus-roffe"], t["health petreus-roffe"]) == (7, 7)
    assert t["attachments petreus-roffe"] == ["mark-of-the-wild", "polymorph"]


@pytest.mark.rule("TCG-POWER-13")
@pytest.mark.parametrize(("name", "left"), [("Jarrod Gravon", []), ("Cerwyn", ["jarrod-gravon.1"])])
def test_a_card_without_its_powers_can_t_use_them(name: str, left: list[str]) -> None:
    on = c.CARDS[CARD_NO[name]].slug
    play = ["Jarrod Gravon", "Cerwyn", f"Polymorph | on {on}"]
    t = Duel(A={"play": play, "resources": 2})
    assert [text.split()[-1] for text in t.offers("A", "use")] == left


@pytest.mark.rule("TCG-POWER-13")
def test_a_card_without_its_powers_can_use_those_that_others_give_it() -> None:
    play = ["Trade Prince Gallywix", "Frek Snipelix", "Polymorph | on frek-snipelix"]
    t = Duel(A={"play": play, "resources": 2})
    assert t["keywords frek-snipelix"] == ["time_is_money"]
    assert t.can("A use frek-snipelix trade-prince-gallywix.2")


@pytest.mark.rule("TCG-POWER-14")
def test_assault_and_mend_add_up() -> None:
    play = ["Firewarden Wyland Kaslinth", "Infusion of Earth | on firewarden-wyland-kaslinth"]
    t = Duel(A={"play": play})
    assert t["assault firewarden-wyland-kaslinth"] == 4
    assert t["atk firewarden-wyland-kaslinth"] == 1 + 4
    hero = {"hero": "Ysera the Dreamer", "play": ["Blessing of the Templar | on hero@A"]}
    assert Duel(A=hero)["mend hero@A"] == 6


@pytest.mark.rule("TCG-POWER-14")
def test_another_keyword_twice_changes_nothing() -> None:
    play = ["Blazing Elemental Totem", "Bound Inferno | fresh"]
    t = Duel(A={"play": play})
    assert t["keywords bound-inferno"] == ["ferocity"]
    t.fight("bound-inferno", "hero@B")
    assert t["damage hero@B"] == 3
    t.refuses("A attack bound-inferno", "TCG-READY-04")
