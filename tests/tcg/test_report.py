"""How a duel was decided: the last blow, the heroes' health over the turns, the turning points."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core.match import Match
from tabard.core.phrase import read_event
from tabard.core.words import LANGUAGES
from tabard.games.tcg.title import GAME

from .table import Duel

PLAIN = {"decks": ["Horde Hunter", "Horde Warrior"]}


def played(seed: int) -> tuple[Match[Any], list[tuple[int, ...]]]:
    """A whole match, and the heroes' health when each turn was over."""
    m = Match.new(GAME, PLAIN, 2, bytes([seed] * 32), ["a", "b"])
    rng = Random(seed)
    stood: list[tuple[int, ...]] = []
    while (q := m.pending) is not None:
        number, before = m.state.number, GAME.scores(m.state)
        seat = q.who[0]
        m.answer(seat, GAME.heuristic(m.state, seat, q.options_of(seat), rng))
        if m.state.number != number:
            stood.append(before)
    return m, [*stood, GAME.scores(m.state)]


def report_of(m: Match[Any], language: str = "en") -> Any:
    events = [read_event(GAME, m.state, line.event) for line in m.log(None)]
    return GAME.report(events, m.state, language)


def told(t: Duel, language: str = "en") -> Any:
    events = [GAME.events.parse(t.s, text) for text in t.events]
    return GAME.report(events, t.s, language)


def test_the_chart_is_the_health_that_was_there_after_each_turn(seed: int) -> None:
    m, stood = played(seed % 200)
    report = report_of(m)
    assert (report.first, report.rows) == (0, ())
    assert list(report.rounds) == stood
    assert report.counted == "The heroes' health"
    assert 0 in report.rounds[-1]


def test_turning_points_are_the_largest_swings_in_order(seed: int) -> None:
    report = report_of(played(seed % 200)[0])
    numbers = [turning.round for turning in report.turnings]
    assert numbers == sorted(numbers)
    assert 1 <= len(numbers) <= 3

    def swing(n: int) -> int:
        (a, b), (c, d) = report.rounds[n - report.first - 1], report.rounds[n - report.first]
        return int((a - c) - (b - d))

    # the last blow may be worth more than the health that was left
    small = min(abs(swing(n)) for n in numbers if n != numbers[-1] or len(numbers) == 1)
    others = [n for n in range(1, len(report.rounds) - 1) if n not in numbers]
    assert all(abs(swing(n)) <= small for n in others)
    for turning in report.turnings:
        if turning.round < len(report.rounds) - 1:
            assert (swing(turning.round) > 0) == (turning.seat == 0)


@pytest.mark.parametrize(
    ("language", "how"),
    [
        ("en", "Gurzak of Orgrimmar struck the last blow: 2 fire damage to Stromdak of Ironforge."),
        (
            "it",
            "Il colpo decisivo è di Gurzak di Orgrimmar: 2 danni da fuoco a Stromdak of Ironforge.",
        ),
    ],
)
def test_the_last_blow(language: str, how: str) -> None:
    t = Duel(A={"resources": 1, "hand": ["Fire Blast"]}, B={"damage": 28})
    t.cast("A play fire-blast", "hero@B").resolve()
    assert t.label == "over"
    report = told(t, language)
    assert report.how == how
    assert (report.first, report.rounds) == (5, ((30, 0),))


def test_an_empty_deck() -> None:
    t = Duel(A={"deck": 3}, B={"deck": 0}).end_turn()
    assert t.label == "over"
    assert told(t).how == "Stromdak of Ironforge had to draw, and the deck was empty."
    assert told(t, "it").how == "Stromdak of Ironforge doveva pescare, ma il mazzo era vuoto."
    assert told(t).first == 5


def test_a_draw_tells_of_both() -> None:
    armed = {"resources": 3, "play": ["Fel Iron Hatchet"]}
    t = Duel(A={"damage": 29, **armed}, B={"damage": 28, **armed})
    t.attack("hero@A", "hero@B")
    while t.label != "over":
        [*strikes] = t.offers(t.asked, "strike")
        quiet = "hold" if t.label in ("strike", "protect") else "pass"
        t.do(f"{t.asked} {strikes[0] if strikes else quiet}")
    how = told(t).how
    assert "damage to Gurzak of Orgrimmar." in how
    assert "damage to Stromdak of Ironforge." in how


def test_turning_points_name_the_card_that_did_most() -> None:
    t = Duel(A={"play": ["Kor Cindervein", "Brigg"], "deck": 9}, B={"deck": 9})
    t.fight("kor-cindervein", "hero@B").fight("brigg", "hero@B").end_turn().end_turn()
    kor, brigg = t["atk kor-cindervein"], t["atk brigg"]
    assert kor > brigg
    [turning] = told(t).turnings
    assert (turning.round, turning.seat) == (5, 1)
    assert turning.text == (
        f"Stromdak of Ironforge takes {kor + brigg} damage, {kor} of it from Kor Cindervein."
    )
    [turning] = told(t, "it").turnings
    assert turning.text == (
        f"Stromdak of Ironforge subisce {kor + brigg} danni, {kor} dei quali da Kor Venacenero."
    )
    assert told(t).rounds[0] == (30, 30 - kor - brigg)


def test_nothing_decided_it_when_somebody_gave_up() -> None:
    m = Match.new(GAME, PLAIN, 2, bytes(32), ["a", "b"])
    m.concede(0)
    assert m.over
    report = report_of(m)
    assert (report.how, report.turnings) == ("", ())


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_language_tells_it(language: str, seed: int) -> None:
    report = report_of(played(seed % 200)[0], language)
    assert report.how
    assert report.counted
    assert all(turning.text.endswith(".") for turning in report.turnings)
