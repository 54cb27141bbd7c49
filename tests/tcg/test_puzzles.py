"""The twelve puzzles: each is one, in the hands of whoever solves it and of whoever defends."""

from __future__ import annotations

import re
from dataclasses import replace
from random import Random
from typing import Any

import pytest

from tabard.core.errors import Malformed
from tabard.core.lesson import LEVELS, Lesson, lessons, puzzles, read_lesson, start
from tabard.core.puzzle import MOST_WINS, Solver, check, defence, prove
from tabard.core.words import LANGUAGES
from tabard.games.tcg import GAME
from tabard.games.tcg import content as c
from tabard.games.tcg.deckrules import may_hold
from tabard.games.tcg.state import State, deck

PUZZLES = puzzles(GAME)


def test_there_are_twelve_and_they_get_harder() -> None:
    assert len(PUZZLES) == 12
    assert not set(PUZZLES) & set(lessons(GAME)), "an id names one of them"
    found = [read_lesson(GAME, name).puzzle for name in PUZZLES]
    levels = [LEVELS.index(one.level) for one in found if one is not None]
    assert levels == [0] * 3 + [1] * 5 + [2] * 4


@pytest.mark.parametrize("name", PUZZLES)
def test_it_is_won_against_every_answer_and_the_bot_does_not_find_it(name: str) -> None:
    proof, faults = check(GAME, read_lesson(GAME, name))
    assert faults == []
    assert 1 <= len(proof.wins) <= MOST_WINS
    assert len(proof.first) >= 4


@pytest.mark.parametrize("name", PUZZLES)
def test_whoever_is_asked_everywhere_finds_nothing_more(name: str) -> None:
    """The table asks the solver where one usually is; the orders can be changed, and then, too, no
    other first move wins."""
    lesson = read_lesson(GAME, name)
    everywhere = replace(lesson, position={**lesson.position, "stops": "every"})
    usual, every = (prove(GAME, start(GAME, one), one.seat) for one in (lesson, everywhere))
    assert every.wins == usual.wins


@pytest.mark.parametrize("name", PUZZLES)
def test_the_defender_is_asked_everywhere_and_the_solver_has_nothing_to_draw(name: str) -> None:
    lesson = read_lesson(GAME, name)
    assert lesson.position["stops"] == {"A": "usual", "B": "every"}
    assert deck(start(GAME, lesson), lesson.seat) == ()


def cards_of(side: dict[str, object]) -> list[c.Card]:
    named = {card.name: card for card in c.CARDS}
    found: list[c.Card] = []
    for key in ("play", "hand", "deck", "resources"):
        value = side.get(key, [])
        for text in value if isinstance(value, list) else []:
            found.append(named[text.split(" | ")[0]])
    return found


@pytest.mark.parametrize("name", PUZZLES)
def test_everybody_holds_what_their_hero_may(name: str) -> None:
    position = read_lesson(GAME, name).position
    for side in (position["A"], position["B"]):
        hero = next(card for card in c.CARDS if card.name == side["hero"])
        assert [card.name for card in cards_of(side) if not may_hold(hero, card)] == []


def test_every_class_has_one() -> None:
    heroes = {read_lesson(GAME, name).position["A"]["hero"] for name in PUZZLES}
    classes = {card.char_class for card in c.CARDS if card.name in heroes}
    assert len(classes) == 10


@pytest.mark.parametrize("name", PUZZLES)
def test_a_task_is_short(name: str) -> None:
    puzzle = read_lesson(GAME, name).puzzle
    assert puzzle is not None
    for text in (puzzle.task, puzzle.hint, puzzle.idea):
        for language in LANGUAGES:
            assert 1 <= len(re.findall(r"[.!?](?:\s|$)", text[language])) <= 3


def played(lesson: Lesson, seed: int, wise: bool) -> bool:
    """Whether the solver wins in time against the best defence: by what wins, or at random."""
    s, rng = start(GAME, lesson), Random(seed)
    solver = Solver(GAME, s, lesson.seat)
    while (q := GAME.pending(s)) is not None and GAME.which_turn(s) == solver.turn:
        who = q.who[0]
        if who != lesson.seat:
            GAME.advance(s, defence(solver, s, who, rng), who)
            continue
        options = q.options_of(who)
        wins = [option for option in options if solver.wins_after(s, option, who)]
        GAME.advance(s, rng.choice(wins if wise else options), who)
    ended = GAME.outcome(s)
    return ended is not None and ended.winners == (lesson.seat,)


@pytest.mark.parametrize("name", PUZZLES)
def test_whoever_finds_it_wins_at_the_table(name: str) -> None:
    lesson = read_lesson(GAME, name)
    assert all(played(lesson, seed, wise=True) for seed in range(3))


@pytest.mark.parametrize("name", PUZZLES)
def test_a_wrong_first_move_is_refuted(name: str) -> None:
    lesson = read_lesson(GAME, name)
    s = start(GAME, lesson)
    proof = prove(GAME, s, lesson.seat)
    for option in proof.first:
        if option in proof.wins:
            continue
        for seed in range(2):
            assert not beaten_after(s.copy(), option, lesson, seed)


def beaten_after(s: State, option: tuple[object, ...], lesson: Lesson, seed: int) -> bool:
    """After this first move the solver plays at random: whether the defence is beaten."""
    rng, solver = Random(seed), Solver(GAME, s, lesson.seat)
    GAME.advance(s, option, lesson.seat)
    while (q := GAME.pending(s)) is not None and GAME.which_turn(s) == solver.turn:
        who = q.who[0]
        pick = rng.choice(q.options_of(who))
        GAME.advance(s, pick if who == lesson.seat else defence(solver, s, who, rng), who)
    ended = GAME.outcome(s)
    return ended is not None and ended.winners == (lesson.seat,)


# -- what would be none ---------------------------------------------------------------------------


def changed(name: str, **sides: dict[str, object]) -> Lesson:
    lesson = read_lesson(GAME, name)
    position = {**lesson.position}
    for side, more in sides.items():
        position[side] = {**position[side], **more}
    return replace(lesson, position=position)


def test_one_more_health_spoils_it() -> None:
    _, faults = check(GAME, changed("puzzle-05-ashes", B={"damage": 20}))
    assert faults == ["No first move wins against every answer."]


def test_one_more_resource_of_the_defender_spoils_it() -> None:
    """Counterspell can be paid again."""
    proof, _ = check(GAME, changed("puzzle-08-silence", B={"resources": 3}))
    assert proof.wins == ()


def test_without_a_protector_it_is_no_puzzle() -> None:
    _, faults = check(GAME, changed("puzzle-01-wall", B={"play": []}))
    assert any("first moves win, and at most 2 may" in fault for fault in faults)
    assert "The heuristic bot solves it." in faults


def test_a_hand_that_is_not_known_is_a_fault() -> None:
    _, faults = check(GAME, changed("puzzle-08-silence", B={"hand": ["Counterspell"]}))
    assert faults == ["Seat A can't see all: a hand or a deck could be another."]


def test_a_draw_is_no_way_to_win() -> None:
    """With cards on the deck that would win, what draws them still counts as lost."""
    position: dict[str, Any] = {
        "number": 9,
        "placed": 1,
        "stops": {"A": "usual", "B": "every"},
        "A": {
            "hero": "Leisha of Darnassus",
            "exhausted": True,
            "flipped": True,
            "resources": 8,
            "hand": ["Energize"],
            "deck": ["Wrath", "Wrath"],
        },
        "B": {"damage": 27, "resources": 0},
    }
    s = GAME.read_position(position)
    assert prove(GAME, s, 0).wins == ()
    position["A"] = {**position["A"], "hand": ["Energize", "Wrath"]}
    s = GAME.read_position(position)
    assert "play wrath" in [GAME.options.text(s, option) for option in prove(GAME, s, 0).wins]


def test_a_lesson_is_no_puzzle() -> None:
    with pytest.raises(Malformed, match="1-allies is no puzzle"):
        check(GAME, read_lesson(GAME, "1-allies"))
