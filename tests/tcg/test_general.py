"""The golden rules (TCG-GENERAL) and how a duel is won and lost (TCG-WIN)."""

from __future__ import annotations

import pytest

from tabard.core.errors import Malformed
from tabard.core.match import Match
from tabard.games.tcg import content as c
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.state import TURN, Effect, ref
from tabard.games.tcg.title import GAME
from tests.tcg.table import Duel

HEALTH = 30
"""Of both heroes, where a position names none."""


def lasting(t: Duel, card: str, mod: str, on: str, n: int) -> None:
    """A change of this turn that no card of the box makes, with the words of one that exists."""
    number = next(
        i
        for i, at in enumerate(pw.MODS_AT)
        if c.POWERS_AT[at.power].name.startswith(card) and at.term.name == mod
    )
    x = t.s.heroes["AB".index(on)]
    t.s.effects += (Effect(number, ref(t.s, x), 0, ref(t.s, x), n, TURN, -1),)


# -- the golden rules -----------------------------------------------------------------------------


@pytest.mark.rule("TCG-GENERAL-01")
def test_two_players_with_a_hero_and_a_deck_each() -> None:
    t = Duel.new().luck()
    assert [t["party A"], t["party B"]] == [
        [c.CARDS[t.s.what[t.s.heroes[seat]]].slug] for seat in range(2)
    ]
    assert [len(t["deck A"]) + len(t["hand A"]), len(t["deck B"]) + len(t["hand B"])] == [60, 60]
    for seats in (1, 3):
        with pytest.raises(Malformed):
            GAME.new({}, seats)


@pytest.mark.rule("TCG-GENERAL-02")
def test_a_card_that_says_otherwise_is_right_for_itself_alone() -> None:
    t = Duel(A={"play": ["Kagra of the Crossroads | fresh", "Kor Cindervein | fresh"]})
    assert t.can("A attack kagra-of-the-crossroads")
    assert not t.can("A attack kor-cindervein")
    t = Duel(A={"graveyard": ["Arcane Barrage", "Wrath"], "resources": 9}, B={})
    assert t.offers("A", "play_again") == ["play_again A10"]
    assert t["what A10"] == "arcane-barrage"


@pytest.mark.rule("TCG-GENERAL-03")
def test_what_forbids_is_stronger_than_what_allows() -> None:
    t = Duel(
        A={"play": ["Kagra of the Crossroads | fresh"], "resources": 2, "hand": ["Cold Front"]}
    )
    assert t.can("A attack kagra-of-the-crossroads")
    t.do("A play cold-front").resolve()
    t.refuses("A attack kagra-of-the-crossroads", "TCG-GENERAL-03")


@pytest.mark.rule("TCG-GENERAL-03")
def test_a_cost_with_something_impossible_can_t_be_paid() -> None:
    spec = {"play": ["Spire of Sunset"], "resources": 2}
    move = "A use spire-of-sunset spire-of-sunset.1"
    assert Duel(A=spec).can(move)
    Duel(A={**spec, "exhausted": True}).refuses(move, "TCG-COST-06")


@pytest.mark.rule("TCG-GENERAL-04")
def test_what_the_rules_destroy_can_t_be_saved() -> None:
    t = Duel(
        A={
            "hero": "Alexstrasza the Life-Binder",
            "play": ["Garrosh Hellscream | damage 9"],
            "hand": ["Garrosh Hellscream"],
            "resources": 7,
        }
    )
    t.do("A play garrosh-hellscream").resolve()
    assert t.label == "excess"
    t.do("A destroy garrosh-hellscream#2")
    assert t["party A"].count("garrosh-hellscream") == 1
    assert t["graveyard A"] == ["garrosh-hellscream"]
    assert t["damage garrosh-hellscream"] == 9  # which nothing but the rules can destroy


@pytest.mark.rule("TCG-GENERAL-04")
def test_what_can_t_be_interrupted_still_fails_without_its_target() -> None:
    t = Duel(
        A={"hand": ["Arcane Barrage"], "resources": 4},
        B={"play": ["Hira"], "hand": ["Fire Blast"], "resources": 1},
    )
    t.do("A play arcane-barrage", "A target hira", "B play fire-blast", "B target hira").resolve()
    assert t["graveyard A"] == ["arcane-barrage"]
    assert any(event.startswith("interrupted arcane-barrage") for event in t.events)


@pytest.mark.rule("TCG-GENERAL-05")
def test_a_negative_atk_is_kept_and_counts_as_nothing() -> None:
    t = Duel(
        A={"play": ["Kor Cindervein"], "hand": ["Primal Strike", "Hira"], "resources": 1},
        B={"hand": ["Crippling Shot", "Hira"], "resources": 2},
    )
    t.cast("A play primal-strike", "kor-cindervein")
    t.cast("B play crippling-shot", "kor-cindervein").passes()
    assert t["atk kor-cindervein"] == -2
    t.resolve()
    assert t["atk kor-cindervein"] == 1
    t = Duel(A={"play": ["Hira", "Turn the Blade | on hira"]}).fight("hira", "hero@B")
    assert (t["atk hira"], t["damage hero@B"]) == (-1, 0)


@pytest.mark.rule("TCG-GENERAL-05")
def test_a_cost_below_nothing_is_nothing() -> None:
    t = Duel(A={"hand": ["Ysera the Dreamer"], "resources": 22})
    assert t["cost A ysera-the-dreamer"] == 0
    t.do("A play ysera-the-dreamer").resolve()
    assert (t["ready A"], t["party A"]) == (22, ["ysera-the-dreamer"])


@pytest.mark.rule("TCG-GENERAL-06")
def test_a_text_is_carried_out_in_printed_order() -> None:
    t = Duel(A={"play": ["Grazzle Grubhook"], "hand": ["Hira"], "deck": ["Cerwyn", "Brigg"]})
    t.do("A use grazzle-grubhook grazzle-grubhook.1").resolve()
    assert t.offers("A") == ["discard cerwyn", "discard hira"]


@pytest.mark.rule("TCG-GENERAL-06")
@pytest.mark.parametrize("exhausted", [False, True])
def test_what_is_impossible_is_skipped_and_the_rest_done(exhausted: bool) -> None:
    t = Duel(
        A={"hand": ["Hammer of Justice", "Death Coil"], "resources": 5},
        B={"exhausted": exhausted},
    )
    t.do("A play hammer-of-justice", "A target hero@B").resolve()
    assert t["hand A"] == ["death-coil", "cerwyn"]
    t.do("A play death-coil", "A target hero@B").resolve()  # and there is no Ghoul to ready
    assert (t["damage hero@B"], t.label) == (3, "priority")


@pytest.mark.rule("TCG-GENERAL-07")
@pytest.mark.parametrize(("turn", "other"), ["AB", "BA"])
def test_the_turn_player_chooses_first_and_then_it_happens_to_all(turn: str, other: str) -> None:
    armored = {"play": ["Golem Skull Helm"], "hand": ["Fel Blaze"], "resources": 2}
    t = Duel(turn=turn, A=armored, B=armored).do(f"{turn} play fel-blaze").resolve()
    assert (t.label, t.asked) == ("armor", turn)
    t.do(f"{turn} take")
    assert (t.label, t.asked) == ("armor", other)
    assert t[f"damage hero@{turn}"] == 0
    t.do(f"{other} take")
    assert (t["damage hero@A"], t["damage hero@B"]) == (2, 2)


@pytest.mark.rule("TCG-GENERAL-08")
def test_a_card_that_comes_back_is_a_new_card() -> None:
    t = Duel(
        A={
            "play": ["Kor Cindervein | damage 2", "Mark of the Wild | on kor-cindervein"],
            "hand": ["Primal Strike", "Karkas Deathhowl"],
            "resources": 8,
        }
    )
    t.cast("A play primal-strike", "kor-cindervein").resolve()
    assert (t["atk kor-cindervein"], t["damage kor-cindervein"]) == (8, 2)
    t.do("A play karkas-deathhowl").resolve()
    t.do("A target kor-cindervein").resolve()
    t.do("A yes").resolve()
    assert t["graveyard A"] == ["primal-strike", "mark-of-the-wild"]
    t.do("A play kor-cindervein").resolve()
    assert (t["atk kor-cindervein"], t["damage kor-cindervein"]) == (3, 0)


@pytest.mark.rule("TCG-GENERAL-08")
def test_whoever_aimed_at_a_card_that_moved_has_lost_it() -> None:
    t = Duel(
        stops="every",
        A={
            "play": ["Celestial Moonfire | on hero@B", "Josiah King"],
            "hand": ["Hira"],
            "resources": 3,
        },
        B={"hand": ["Dispel Magic", "Hira"], "resources": 1},
    )
    t.do("A pass").cast("B play dispel-magic", "celestial-moonfire").do("B pass")
    t.do("A use celestial-moonfire celestial-moonfire.4", "A pass", "B pass")
    t.cast("A play celestial-moonfire", "hero@B").resolve()
    assert t["party A"] == ["gurzak-of-orgrimmar", "josiah-king", "celestial-moonfire"]
    assert t["graveyard B"] == ["dispel-magic"]


@pytest.mark.rule("TCG-GENERAL-08")
def test_being_exhausted_makes_no_new_card() -> None:
    t = Duel(
        A={"play": ["Hira"], "hand": ["Primal Strike"], "resources": 1},
        B={"hand": ["Gouge"], "resources": 1},
    )
    t.cast("A play primal-strike", "hira").cast("B play gouge", "hira").resolve()
    assert (t["exhausted hira"], t["atk hira"]) == (1, 5)


def helm() -> Duel:
    """A destroys their own Greathelm, which comes back at the start of the next turn."""
    t = Duel(
        A={
            "play": ["Greathelm of the Scourge Champion"],
            "hand": ["Dismantle", "Dismantle", "Earth's Bounty"],
            "resources": 9,
        }
    )
    t.cast("A play dismantle", "greathelm-of-the-scourge-champion").resolve()
    return t.do("A yes")


@pytest.mark.rule("TCG-GENERAL-09")
def test_a_power_finds_the_card_whose_move_it_heard() -> None:
    t = helm()
    assert "greathelm-of-the-scourge-champion" in t["graveyard A"]
    t.end_turn()
    assert "greathelm-of-the-scourge-champion" in t["hand A"]


@pytest.mark.rule("TCG-GENERAL-09")
def test_a_power_loses_the_card_that_has_moved_on() -> None:
    t = helm().cast("A play earths-bounty", "greathelm-of-the-scourge-champion").resolve()
    t.do("A play greathelm-of-the-scourge-champion").resolve()
    t.cast("A play dismantle", "greathelm-of-the-scourge-champion").resolve()
    t.do("A no").end_turn()
    assert "greathelm-of-the-scourge-champion" in t["graveyard A"]


@pytest.mark.rule("TCG-GENERAL-10")
def test_a_card_that_is_gone_counts_as_it_was() -> None:
    """A's hand suffers: Kor was theirs as it left, though B owns it."""
    t = Duel(
        turn="B",
        A={
            "play": ["Kor Cindervein | of B", "Twist of Faith | on kor-cindervein"],
            "hand": ["Hira"],
        },
        B={"hand": ["Dread Touch", "Brigg"], "resources": 3},
    )
    t.cast("B play dread-touch", "kor-cindervein").resolve()
    assert t["graveyard A"] == ["twist-of-faith", "hira"]
    assert t["hand B"] == ["brigg", "kor-cindervein"]


@pytest.mark.rule("TCG-GENERAL-11")
def test_what_costs_nothing_is_not_done_over_and_over() -> None:
    t = Duel(A={"play": ["Leeroy Jenkins | fresh"]})
    t.do("A use leeroy-jenkins leeroy-jenkins.2").resolve()
    t.refuses("A use leeroy-jenkins leeroy-jenkins.2", "TCG-GENERAL-11")
    t.end_turn().end_turn()
    assert t.can("A use leeroy-jenkins leeroy-jenkins.2")


@pytest.mark.rule("TCG-GENERAL-12", "TCG-WIN-07")
def test_a_player_may_concede_whoever_is_asked() -> None:
    for seat in range(2):
        match = Match(GAME, Duel().s)
        assert match.pending is not None
        match.concede(seat)
        outcome = match.outcome()
        assert match.over
        assert outcome is not None
        assert outcome.winners == (1 - seat,)


# -- winning and losing ---------------------------------------------------------------------------


@pytest.mark.rule("TCG-WIN-01", "TCG-WIN-07")
@pytest.mark.parametrize(("damage", "winner"), [(HEALTH - 3, "-"), (HEALTH - 2, "A")])
def test_a_hero_with_as_much_damage_as_health_has_lost(damage: int, winner: str) -> None:
    t = Duel(A={"hand": ["Fire Blast"], "resources": 1}, B={"damage": damage})
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t["winner"] == winner
    outcome = GAME.outcome(t.s)
    assert (outcome is not None and outcome.winners == (0,)) is (winner == "A")


@pytest.mark.rule("TCG-WIN-02")
@pytest.mark.parametrize(("before", "winner"), [(HEALTH - 4, "-"), (HEALTH - 3, "B")])
def test_damage_that_equals_the_health_is_fatal(before: int, winner: str) -> None:
    t = Duel(A={"hand": ["Wrath"], "resources": 2, "damage": before})
    t.do("A play wrath", "A target hero@A").resolve()
    assert (t["damage hero@A"], t["winner"]) == (before + 3, winner)


@pytest.mark.rule("TCG-WIN-02")
def test_damage_may_exceed_the_health() -> None:
    t = Duel(A={"hand": ["Wrath"], "resources": 2, "damage": 29})
    t.do("A play wrath", "A target hero@A").resolve()
    assert (t["winner"], t["damage hero@A"], t.label) == ("B", 32, "over")


@pytest.mark.rule("TCG-WIN-02")
def test_damage_becomes_fatal_when_health_is_lost() -> None:
    t = Duel(
        A={"hand": ["Dispel Magic"], "resources": 1},
        B={"damage": 32, "play": ["Sanguine Presence"]},
    )
    assert t["winner"] == "-"
    t.cast("A play dispel-magic", "sanguine-presence").resolve()
    assert t["winner"] == "A"


@pytest.mark.rule("TCG-WIN-03")
@pytest.mark.parametrize(("less", "winner"), [(HEALTH - 1, "-"), (HEALTH, "A"), (99, "A")])
def test_a_hero_without_health_is_destroyed_unhurt(less: int, winner: str) -> None:
    t = Duel(A={"hand": ["Scorch"]}, B={"play": ["Cerwyn"]})
    lasting(t, "outbreak", "health", "B", -less)
    t.cast("A play scorch", "cerwyn").resolve()
    assert (t["winner"], t["damage hero@B"]) == (winner, 0)


@pytest.mark.rule("TCG-WIN-04")
def test_fatal_damage_is_looked_at_after_the_whole_text() -> None:
    t = Duel(A={"hand": ["Steal Essence"], "resources": 2, "damage": 29})
    t.do("A play steal-essence", "A target hero@A").resolve()
    assert (t["winner"], t["damage hero@A"]) == ("-", 29)


@pytest.mark.rule("TCG-WIN-05")
def test_an_empty_deck_is_no_harm_until_a_card_must_be_drawn() -> None:
    t = Duel(A={"deck": 0}, B={"deck": 1}).end_turn()
    assert (t["winner"], t["deck B"]) == ("-", [])
    t.end_turn()
    assert (t["winner"], t.label) == ("B", "over")
    assert t["window"] == "draw"


@pytest.mark.rule("TCG-WIN-06")
def test_both_at_once_is_a_draw() -> None:
    t = Duel(A={"hand": ["Fel Blaze"], "resources": 2, "damage": 28}, B={"damage": 29})
    t.do("A play fel-blaze").resolve()
    assert t["winner"] == "draw"
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("TCG-WIN-09")
def test_no_turn_is_the_last() -> None:
    t = Duel(number=200, A={"damage": 29}, B={"damage": 1})
    for _ in range(4):
        t.end_turn()
    assert (t["number"], t["winner"], t.label) == (204, "-", "priority")
