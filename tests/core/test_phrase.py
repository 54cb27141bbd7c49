"""Sentences with the players' own names in them, and events taken apart for pointing."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core.codec import SEAT
from tabard.core.explain import Reason, Sum, Term, Whose
from tabard.core.match import Match
from tabard.core.phrase import ask_text, event_parts, event_text, noun, option_text, read_event
from tabard.core.words import LANGUAGES, SAID, Noun, Words
from tests.keepsake import GAME

NAMES = ("Mira", "Ösw{in}", '{ $card } "x"', "none")


def played(seats: int = 4) -> Match[Any]:
    m: Match[Any] = Match.new(GAME, {}, seats, bytes(32), ("a", "b", "c", "d")[:seats])
    rng = Random(4)
    while (q := m.pending) is not None:
        seat = rng.choice(q.who)
        m.answer(seat, rng.choice(q.options_of(seat)))
    return m


@pytest.mark.parametrize("language", LANGUAGES)
def test_names_take_the_place_of_letters_and_are_nothing_but_text(language: str) -> None:
    s = played().state
    for seat, name in enumerate(NAMES):
        assert noun(GAME, s, SEAT, seat, language, NAMES) == name
        plain = event_text(GAME, s, ("rested", seat), language)
        named = event_text(GAME, s, ("rested", seat), language, NAMES)
        assert named == plain.replace("ABCD"[seat], name, 1)
        option = option_text(GAME, s, ("roll", seat), language, NAMES)
        assert option == option_text(GAME, s, ("roll", seat), language).replace("ABCD"[seat], name)
        assert "⁨" not in named


def test_a_question_can_name_somebody() -> None:
    m = Match.new(GAME, {}, 3, bytes(32), ("a", "b", "c"))
    rng = Random(1)
    while (q := m.pending) is not None:
        if q.label == "answer":
            break
        seat = rng.choice(q.who)
        m.answer(seat, rng.choice(q.options_of(seat)))
    assert q is not None
    said = ask_text(GAME, m.state, "answer", "en", NAMES)
    assert said.startswith(f"{NAMES[q.about[1]]} plays the ")


def test_an_event_is_taken_apart() -> None:
    s = played().state
    assert event_parts(GAME, s, "played B clock", "en", NAMES) == (
        f"{NAMES[1]} plays the clock.",
        1,
        [("seat", "B"), ("card", "clock")],
    )
    assert event_parts(GAME, s, "round 2", "en") == ("Round 2 begins.", None, [])
    assert event_parts(GAME, s, "missed m3", "en")[1:] == (None, [("marble", "m3")])


def test_every_event_of_a_match_can_be_taken_apart() -> None:
    m = played()
    for line in m.log(None):
        event = read_event(GAME, m.state, line.event)
        parts = event_parts(GAME, m.state, line.event, "it", NAMES)
        assert parts.sentence == event_text(GAME, m.state, event, "it", NAMES)
        words = line.event.split()[1:]
        assert all(name in words for _, name in parts.things)


def test_a_reason_says_its_seat_and_its_sum_apart() -> None:
    reason = Reason(False, "event-rested", GAME.words, args={"seat": Whose(1)})
    assert reason.text("en") == "B rests."
    assert reason.sentence("en", NAMES) == f"{NAMES[1]} rests."
    total = Sum((Term(2, "card-clock", "X"),))
    summed = Reason(True, "why-fine", GAME.words, sum=total, odds=50)
    assert summed.text("en") == "You may do this."
    assert summed.sentence("en") == "You may do this. 2 = 2 clock."


def test_remembered_sentences_tell_their_arguments_apart() -> None:
    """Equal texts with another grammar, and numbers that look like texts, are not the same."""
    words = Words("tests", "keepsake_words")
    said = [
        words.say("en", "event-played", seat="A", card=card)
        for card in (Noun("clock", "the"), Noun("clock"), "clock", Noun("clock", "a"))
    ]
    assert said == [f"A plays {x}clock." for x in ("the ", "", "", "a ")]
    assert words.say("en", "option-bid", number=1) == "Bid 1 button"
    assert words.say("en", "option-bid", number="1") == "Bid 1 buttons"


def test_not_everything_is_remembered() -> None:
    words = Words("tests", "keepsake_words")
    for n in range(SAID + 10):
        assert words.say("en", "event-rested", seat=f"x{n}") == f"x{n} rests."
    assert len(words._said) == SAID
    assert ("en", "event-rested", ("seat", (str, "x0"))) not in words._said
