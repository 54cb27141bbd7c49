"""Positions written back: what `read_position` reads is what `write_position` wrote."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.errors import Malformed
from tabard.core.luck import play_random
from tabard.core.scenario import notation_of, position_text, run_scenario, scenario_from
from tabard.core.yaml12 import read
from tabard.games.tcg.state import SLOT
from tests.keepsake import GAME, State, deck, hand, marbles, table

TITLES = registry.names()


def written(title: str, seeds: range) -> list[tuple[Any, dict[str, Any]]]:
    """All positions of random games that can be written, with what is written."""
    game = registry.load(title)
    low, high = game.info.seats
    found = []

    def look(s: Any, _: Any) -> None:
        q = game.pending(s)
        if q is not None and q.domain is None:
            try:
                found.append((s.copy(), game.write_position(s)))
            except Malformed:
                return

    for seed in seeds:
        options = None
        if game.list_kind and seed % 2:
            options = game.with_lists([game.random_list(Random(seed)) for _ in range(low)])
        play_random(game, low + seed % (high - low + 1), seed, look, options, limit=game.cut)
    return found


@pytest.mark.parametrize("title", TITLES)
def test_what_is_written_reads_back_as_the_same_position(title: str, seed: int) -> None:
    game = registry.load(title)
    found = written(title, range(seed % 1000, seed % 1000 + 4))
    assert len(found) > 8
    for s, spec in found:
        assert notation_of(game, s) == spec
        back = game.read_position(spec)
        assert game.read_position(game.write_position(back)).key() == back.key()
        assert game.scores(s) == game.scores(back)
        assert game.progress(s) == game.progress(back)


@pytest.mark.parametrize("title", TITLES)
def test_a_written_position_is_a_scenario_that_runs(title: str) -> None:
    """In the notation at the start of a turn, else as the whole state, and it says why."""
    game = registry.load(title)
    s, spec = written(title, range(3, 5))[3]
    text = scenario_from(game, s, "t")
    assert "position:\n" in text
    assert max(map(len, text.splitlines())) <= 120
    assert read(text).data["position"] == spec
    assert run_scenario(read(text).data, lambda name: game).failures == []
    q = game.pending(s)
    assert q is not None
    ahead = s.copy()
    for seat in q.who[:1]:
        game.advance(ahead, q.options_of(seat)[0], seat)
    text = scenario_from(game, ahead, "t")
    if "state:" in text:
        assert "\n# " in text.split("state:")[0]
    assert run_scenario(read(text).data, lambda name: game).failures == []


def test_small_world_forgets_nothing(seed: int) -> None:
    """Not a column differs, what nobody has seen included."""
    game = registry.load("smallworld")
    for s, spec in written("smallworld", range(seed % 1000, seed % 1000 + 4)):
        assert game.read_position(spec).values() == s.values()


def facts(s: State) -> list[Any]:
    """What a game of Keepsake is, whatever its slots are called."""
    of_card = (s.what, s.known, s.seen, s.where)
    found: list[Any] = [s.round, s.heirloom, bytes(s.lists), bytes(s.buttons), bytes(s.points)]
    for seat in range(s.seats):
        piles = [sorted(hand(s, seat), key=lambda x: s.what[x]), table(s, seat), deck(s, seat)]
        found.append([[[column[x] for column in of_card] for x in pile] for pile in piles])
        found.append(marbles(s, seat))
    return found


def test_keepsake_forgets_only_names(seed: int) -> None:
    lost = looked = 0
    for s, spec in written("keepsake", range(seed % 1000, seed % 1000 + 20)):
        assert facts(GAME.read_position(spec)) == facts(s)
        lost += "lost" in str(spec)
        looked += "looked" in str(spec)
    assert lost
    assert looked


def test_the_card_game_forgets_only_names_and_lives(seed: int) -> None:
    """Every fact about every card in every pile but which slot it is, its lives so far, and what
    it was when it last left play."""
    game = registry.load("tcg")
    skipped = ("gen", "host", "last_atk", "last_heirloom", "last_seat", "last_host", "entered")
    of_cards = {n: f for n, f in game.state.fields.items() if f.axis is SLOT and f.sparse}
    names = [n for n in of_cards if n not in skipped]

    def cards(s: Any, slots: Any) -> list[Any]:
        return [[getattr(s, n)[x] for n in names] for x in slots]

    def told(s: Any) -> list[Any]:
        piles = [s.deck_a, s.deck_b, s.hand_a, s.hand_b, s.grave_a, s.grave_b]
        for seat in range(2):
            mine = [x for x in s.play if s.controller[x] == seat]
            piles += [mine, [x for x in s.resources if s.controller[x] == seat]]
            piles += [[s.host[x]] for x in mine if s.host[x] != 255]
        return [s.turn, s.number, s.placed, bytes(s.wishes), [cards(s, pile) for pile in piles]]

    found = written("tcg", range(seed % 1000, seed % 1000 + 4))
    for s, spec in found:
        assert told(game.read_position(spec)) == told(s)
    assert "exhausted" in str(found)


def test_what_reads_back_as_another_position_is_not_written() -> None:
    class Forgets(type(GAME)):  # type: ignore[misc]
        def write_position(self, s: State) -> dict[str, Any]:
            return {**super().write_position(s)} | {"round": 9 - s.round}

    s, _ = written("keepsake", range(1))[0]
    with pytest.raises(Malformed, match="changes when it is read back"):
        notation_of(Forgets(), s)


def test_an_exported_position_in_notation_tells_nothing() -> None:
    s, _ = written("keepsake", range(1))[1]
    for seat in range(s.seats):
        twin = GAME.determinize(s, seat, Random(5))
        assert twin.key() != s.key()
        assert position_text(GAME, s, seat, Random(1)) == position_text(GAME, twin, seat, Random(1))
