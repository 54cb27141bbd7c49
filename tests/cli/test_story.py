"""A match that somebody gave up, told as a story."""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.cli.story import Story, won
from tabard.core.match import Match
from tabard.core.registry import load
from tests.keepsake import GAME


@pytest.fixture
def match() -> Match[Any]:
    m: Match[Any] = Match.new(GAME, {}, 3, bytes(32), ("a", "b", "c"))
    rng = Random(1)
    for _ in range(6):
        q = m.pending
        assert q is not None
        seat = rng.choice(q.who)
        m.answer(seat, rng.choice(q.options_of(seat)))
    m.concede(0)
    return m


def test_whoever_looks_on_is_told(match: Match[Any]) -> None:
    for viewer in (None, 1):
        *_, last = Story(match, viewer, "en").chapters()
        assert [line.plain for line in last] == ["     ● A concedes."]
    assert Story(match, None, "en").ending().plain == "The match is still going."


def test_the_end_names_those_who_are_left(match: Match[Any]) -> None:
    match.concede(2)
    story = Story(match, None, "it")
    chapters = list(story.chapters())
    number = len(match.inputs)
    assert [line.plain for line in chapters[-1]] == [f"{number:>4} ▲ C si arrende"]
    assert len(chapters) == number
    assert story.ending().plain.startswith(won((1,), story.match.seats, "it"))
    told = Story(match, None, "en").to_json()
    assert told["winners"] == ["B"]
    assert told["scores"] == list(GAME.scores(match.state))
    assert told["log"][-1] == {"event": "conceded C", "text": "C concedes."}


def test_orders_are_told_be_they_answers_of_old() -> None:
    duel: Match[Any] = Match.new(load("tcg"), seed=bytes(32))
    duel.order(1, "ask my-draw")
    duel.concede(0)
    heading = list(Story(duel, None, "en").chapters())[-2][0].plain
    assert heading.endswith("◆ B Ask me in my draw step")
    old = Path(__file__).parents[1] / "snapshots" / "0.3.1" / "tcg.match.gz"
    match = Match.from_json(json.loads(gzip.decompress(old.read_bytes())))
    given = [i.n for i in match.inputs if i.option.startswith("stops")]
    chapters = list(Story(match, None, "it").chapters())
    assert "Chiedimi a ogni occasione" in chapters[given[0] - 1][0].plain


def test_it_may_be_that_nobody_won() -> None:
    assert won((), 2, "en") == "No one won."
    assert won((), 2, "it") == "Non ha vinto nessuno."


def test_allies_win_together_and_when_all_do_it_is_a_draw() -> None:
    assert won((0, 2), 4, "en") == "A and C have won together."
    assert won((0, 2), 4, "it") == "A e C hanno vinto insieme."
    assert won((0, 1, 2, 3), 4, "en") == "It is a draw."
    assert won((0, 1), 2, "it") == "È un pareggio."
    assert won((0,), 1, "en") == "A has won."


@pytest.mark.parametrize("language", ["en", "it"])
def test_what_chance_brings_is_told_by_its_name(language: str) -> None:
    table: Match[Any] = Match.new(load("boardgame"), {"classes": "random"}, 2, bytes(32))
    told = "\n".join(line.plain for line, *_ in Story(ended(table), None, language).chapters())
    overlord = {"en": "Chance says who the Overlord is.", "it": "La sorte dice chi è l'Overlord."}
    assert any(
        f"{overlord[language]} {who}" in told for who in ("Kel'Thuzad", "Lord Kazzak", "Nefarian")
    )
    drawn = {"en": "An item is drawn.", "it": "Si pesca un oggetto."}[language]
    items = [line.split(drawn)[1].strip() for line in told.splitlines() if drawn in line]
    assert items
    assert all(name[0].isupper() for name in items)


def ended(match: Match[Any]) -> Match[Any]:
    """Whoever is asked first gives up: what is over is told with all that chance said."""
    while match.pending is not None:
        match.concede(match.pending.who[0])
    return match
