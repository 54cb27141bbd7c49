"""The quick player of the card game: what it likes, and that it only knows what its seat knows."""

from __future__ import annotations

from random import Random

import pytest

from tabard.bots import arena, make
from tabard.core.bot import Perspective
from tabard.games.tcg import GAME, content
from tabard.games.tcg.bot.combat import best_attack
from tests.tcg.table import Duel


def pick(t: Duel, seed: int = 1) -> str:
    """What the heuristic answers now, as text."""
    q = GAME.pending(t.s)
    assert q is not None
    option = GAME.heuristic(t.s, q.who[0], q.options, Random(seed))
    return GAME.options.text(t.s, option)


def test_a_resource_comes_first_and_a_quest_face_up() -> None:
    t = Duel(A={"hand": ["Entrenched", "Kor Cindervein"], "resources": 2})
    assert pick(t) == "place_up entrenched"


def test_then_the_largest_ally_that_can_be_paid() -> None:
    hand = ["Kor Cindervein", "Cerwyn", "Anika Berlyn"]
    t = Duel(A={"hand": hand, "resources": 3, "exhausted": True}, placed=1)
    assert pick(t) == "play kor-cindervein"


def test_harm_is_aimed_at_the_other_side_where_it_kills() -> None:
    t = Duel(
        A={"hand": ["Fire Blast"], "resources": 1, "play": ["Cerwyn"]},
        B={"play": ["Knight Karia", "Olaf Steelbreaker"]},
    )
    t.do("A play fire-blast")
    t.do(f"A {pick(t)}").resolve()
    assert t["graveyard B"] == ["knight-karia"]


def test_help_goes_to_ones_own() -> None:
    t = Duel(
        A={"hand": ["Mark of the Wild"], "resources": 2, "play": ["Kor Cindervein"]},
        B={"play": ["Olaf Steelbreaker"]},
    )
    t.do("A play mark-of-the-wild")
    t.do(f"A {pick(t)}").resolve()
    assert t["attachments kor-cindervein"] == ["mark-of-the-wild"]


@pytest.mark.parametrize(("cheap", "then"), [(2, "mulligan"), (3, "keep")])
def test_a_hand_with_three_cheap_cards_is_kept(cheap: int, then: str) -> None:
    s = Duel().s
    first = {cost: content.COST.index(cost) for cost in (3, 4)}
    for slot in range(1, 8):
        s.what[slot] = first[3 if slot <= cheap else 4]
    s.hand_a = tuple(range(1, 8))
    assert GAME.heuristic(s, 0, (("keep",), ("mulligan",)), Random(1)) == (then,)


def test_it_strikes_the_last_blow() -> None:
    t = Duel(
        A={"play": ["Kor Cindervein"]},
        B={"damage": 27, "play": ["Cerwyn"]},
    )
    assert pick(t).startswith("attack")
    t.do(f"A {pick(t)}")
    t.do(f"A {pick(t)}").resolve()
    assert t["winner"] == "A"


def test_it_does_not_throw_an_ally_away() -> None:
    t = Duel(A={"play": ["Cerwyn"], "exhausted": True}, B={"play": ["Olaf Steelbreaker"]})
    score, victim = best_attack(t.s, 0, t.s.play[1])
    assert victim == t.s.heroes[1]  # the hero strikes back with nothing; Olaf would kill it
    assert score < 0  # and Olaf protects
    assert pick(t) == "pass"


def test_a_search_leaves_out_help_for_the_other() -> None:
    t = Duel(
        A={"hand": ["Flash Heal"], "resources": 1, "damage": 5},
        B={"damage": 5, "play": ["Cerwyn | damage 1"]},
    )
    q = GAME.pending(t.s)
    assert q is not None
    left = GAME.considered(t.s, 0, q.options)
    assert set(left) <= set(q.options)
    t.do("A play flash-heal")
    q = GAME.pending(t.s)
    assert q is not None
    texts = [GAME.options.text(t.s, option) for option in GAME.considered(t.s, 0, q.options)]
    assert texts == ["target A0"]


RUMI = "Rumi of Gnomeregan"
"""Once a duel, for 4: 2 damage to a hero, and to an ally."""


def test_a_heros_power_is_not_the_whole_turn() -> None:
    """It flipped for 2 damage to a hero, and the hand stayed where it was."""
    t = Duel(A={"hero": RUMI, "hand": ["Kor Cindervein", "Cerwyn"], "resources": 4}, placed=1)
    assert pick(t) == "play kor-cindervein"


def test_a_heros_power_comes_when_it_is_worth_it() -> None:
    t = Duel(
        A={"hero": RUMI, "resources": 4, "exhausted": True},
        B={"play": ["Knight Karia", "Olaf Steelbreaker"]},
        placed=1,
    )
    assert pick(t) == "use A0 rumi-of-gnomeregan.1"


def test_a_heros_power_is_not_flipped_in_mid_combat() -> None:
    fighter = {"hero": RUMI, "resources": 4, "play": ["Kor Cindervein"]}
    t = Duel(A=fighter, B=fighter, placed=1, stops="every")
    t.do("A attack kor-cindervein@A", "A at hero@B").passes()
    windows = 0
    while t.s.attacker >= 0:
        windows += 1
        assert "use A0 rumi-of-gnomeregan.1" in t.offers("A")
        assert pick(t) == "pass"
        t.passes()
    assert windows == 2


def test_a_quest_is_not_paid_in_mid_combat_but_with_what_is_left() -> None:
    quest = {"resources": ["Mystery Goo", *["Cerwyn | down"] * 3], "play": ["Kor Cindervein"]}
    t = Duel(A=quest, B={"play": ["Cerwyn"]}, placed=1)
    t.do("A attack kor-cindervein@A", "A at hero@B")
    while t.s.attacker >= 0:
        assert any(offer.startswith("use") for offer in t.offers("A"))
        assert pick(t) == "pass"
        t.passes()
    assert pick(t).startswith("use")


def test_a_quest_does_not_take_the_place_of_an_ally() -> None:
    t = Duel(
        A={"resources": ["Mystery Goo", *["Cerwyn | down"] * 2], "hand": ["Kor Cindervein"]},
        placed=1,
    )
    assert pick(t) == "play kor-cindervein"


def test_who_has_just_paid_for_a_weapon_does_not_attack_without_it() -> None:
    sword = {"hero": "Saria of Stormwind", "hand": ["Silent Crusader"], "resources": 3}
    t = Duel(A=sword, B={"play": ["Cerwyn"]}, placed=1)
    assert pick(t) == "play silent-crusader"
    t.do("A play silent-crusader").resolve()
    assert "attack A0" in t.offers("A")
    assert pick(t) == "pass"


def test_a_weapon_with_which_nobody_would_strike_is_not_bought() -> None:
    """Its ATK is 0: it paid 3 for it, attacked, and held the blow back."""
    claws = {"hero": "Edaan of the Exodar", "hand": ["Claws of Torment"], "resources": 5}
    t = Duel(A=claws, B={"play": ["Arvos Jadestone"]}, placed=1)
    assert "play claws-of-torment" in t.offers("A")
    assert pick(t) == "pass"


def test_what_a_strike_costs_is_kept_for_it() -> None:
    """2 resources: the blow of the sword, and an ally for 1 after it."""
    t = Duel(
        A={
            "hero": "Saria of Stormwind",
            "play": ["Silent Crusader"],
            "hand": ["Cerwyn"],
            "resources": 2,
        },
        B={"play": ["Kor Cindervein"]},
        placed=1,
    )
    done = []
    while t.s.turn == 0 and not t.s.lost:
        done.append(pick(t))
        t.do(f"{t.asked} {done[-1]}")
    assert done.index("attack A0") < done.index("play cerwyn")
    assert any(move.startswith("strike") for move in done)


def test_dear_damage_is_not_thrown_at_a_hero() -> None:
    """In the first turn it burned the other hero instead of playing somebody."""
    t = Duel(A={"hand": ["Fire Blast", "Cerwyn"], "resources": 1}, placed=1)
    assert pick(t) == "play cerwyn"


def test_a_search_passes_where_nothing_sensible_can_be_added() -> None:
    fighter = {"hero": RUMI, "resources": 4, "play": ["Kor Cindervein"]}
    t = Duel(A=fighter, B=fighter, placed=1, stops="every")
    t.do("A attack kor-cindervein@A", "A at hero@B")
    q = GAME.pending(t.s)
    assert q is not None
    assert len(q.options) > 1
    assert GAME.considered(t.s, q.who[0], q.options) == (("pass",),)


def test_somebody_who_must_attack_does() -> None:
    t = Duel(A={"play": ["Cerwyn"]}, B={"play": ["Olaf Steelbreaker"]}, placed=1)
    q = GAME.pending(t.s)
    assert q is not None
    attacks = tuple(o for o in q.options if o[0] == "attack")
    assert GAME.heuristic(t.s, 0, attacks, Random(1)) in attacks


@pytest.mark.parametrize("spec", ["heuristic", "ismcts:6"])
def test_a_bot_answers_every_question_of_whole_games(spec: str, seed: int) -> None:
    seated = [make(spec, GAME), make("heuristic", GAME)]
    played = arena.play(GAME, seated, seed)
    assert played.decisions > 10


def test_the_heuristic_beats_random_play(seed: int) -> None:
    """Mirror games with starters, a sample: `tabard sim tcg --bots heuristic,random` has them
    all."""
    wins = 0
    rng = Random(seed)
    for i in range(10):
        deck = rng.choice(content.DECKS).name
        seated = [make("heuristic", GAME), make("random", GAME)]
        order = seated if i % 2 == 0 else seated[::-1]
        played = arena.play(GAME, order, seed + i, settings={"decks": [deck, deck]})
        wins += played.outcome.winners == (i % 2,)
    assert wins >= 9


def test_worlds_that_look_alike_get_the_same_answer() -> None:
    """A bot is given a perspective: what it can't see does not move it."""
    t = Duel(
        A={"hand": ["Fire Blast", "Kor Cindervein"], "resources": 3},
        B={"hand": ["Counterspell"], "resources": 2, "play": ["Cerwyn"]},
        lists="hidden",
    )
    twin = GAME.determinize(t.s, 0, Random(9))
    for spec in ("heuristic", "ismcts:8"):
        picks = [make(spec, GAME).choose(Perspective(GAME, s, 0), Random(4)) for s in (t.s, twin)]
        assert picks[0] == picks[1]
