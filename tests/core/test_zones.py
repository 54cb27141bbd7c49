"""A view as words: all it shows, and nothing it does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.scenario import position_text, run_scenario
from tabard.core.words import LANGUAGES
from tabard.core.yaml12 import read
from tabard.core.zones import Zone, zones
from tests.keepsake import GAME

NAMES = ("Mira", "Oswin", "Cy", "Di", "Ed")
TITLES = ("keepsake", *[name for name in registry.names() if name != "keepsake"])


def positions(title: str, seed: int, often: int = 9) -> list[Any]:
    """Some positions of a random game."""
    game = registry.load(title)
    seats = min(game.info.seats[0] + 1, game.info.seats[1])
    m = Match.new(game, {}, seats, bytes([seed % 256] * 32), [str(i) for i in range(seats)])
    rng = Random(seed)
    found = []
    while (q := m.pending) is not None:
        if len(m.inputs) % often == 0:
            found.append(m.state)
        seat = rng.choice(q.who)
        m.answer(seat, rng.choice(q.options_of(seat)))
    return [*found, m.state]


@pytest.mark.parametrize("title", TITLES)
def test_what_a_viewer_cannot_know_changes_no_word(title: str, seed: int) -> None:
    game = registry.load(title)
    compared = 0
    for n, s in enumerate(positions(title, seed)):
        for seat in (*range(s.seats), SPECTATOR):
            twin = game.determinize(s, seat, Random(n))
            compared += twin.digest() != s.digest()
            for language in LANGUAGES:
                shown, other = (
                    zones(game, one, game.view(one, seat), language, NAMES) for one in (s, twin)
                )
                assert shown == other
                cells = [cell for zone in shown for row in zone.rows for cell in row]
                assert {type(cell) for cell in cells} == {str}  # a noun can't be sent
    assert compared


@pytest.mark.parametrize("title", TITLES)
def test_an_exported_position_tells_nothing_and_runs(title: str, seed: int) -> None:
    game = registry.load(title)
    for n, s in enumerate(positions(title, seed, 40)):
        for seat in (0, SPECTATOR):
            text = position_text(game, s, seat, Random(n))
            twin = game.determinize(s, seat, Random(n + 99))
            assert position_text(game, twin, seat, Random(n)) == text
            assert run_scenario(read(text).data).failures == []
        assert game.from_json(read(position_text(game, s)).data["state"]).digest() == s.digest()


def test_the_zones_are_the_table_the_seats_and_the_things() -> None:
    s = positions("keepsake", 1)[5]
    found = zones(GAME, s, GAME.view(s, 1), "en", NAMES)
    assert found[0].name == "Table"
    assert ("round", str(s.round)) in found[0].rows
    seats = [zone for zone in found if zone.seat]
    assert [(zone.name, zone.seat) for zone in seats] == list(zip(NAMES, "ABCD", strict=False))
    assert ("buttons", str(s.buttons[2])) in seats[2].rows
    assert ("lists", "?") in seats[0].rows
    things = [zone for zone in found if zone.heads]
    assert things
    for zone in things:
        assert all(len(row) == len(zone.heads) for row in zone.rows)
    letters = zones(GAME, s, GAME.view(s, 1), "en")
    assert [zone.name for zone in letters if zone.seat] == list("ABCD")


def test_a_game_that_has_not_begun_has_an_empty_table() -> None:
    s = GAME.new({}, 3)
    assert all(isinstance(zone, Zone) for zone in zones(GAME, s, GAME.view(s, SPECTATOR), "it"))
