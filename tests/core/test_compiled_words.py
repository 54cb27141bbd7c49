"""Words are compiled as a game is imported: none is looked up during play, and simulations read no
message."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random
from typing import Any, NoReturn

import pytest

from tabard.core import registry
from tabard.core.ask import CHANCE
from tabard.core.language import terms
from tabard.core.language.vocabulary import Sort, Vocabulary
from tabard.core.luck import give, play_random
from tabard.core.words import Words

ROOT = Path(__file__).parents[2]
INSTALLED = [
    name
    for name in registry.names()
    if type(registry.load(name)).__module__.startswith("tabard.games.")
]


def refuse(*args: Any) -> NoReturn:
    raise AssertionError("a word is looked up during play")


@pytest.mark.parametrize("name", registry.names())
def test_no_word_is_looked_up_and_no_message_read_during_play(
    name: str, seed: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    game = registry.load(name)
    low, high = game.info.seats
    rng = Random(seed)
    settings = None
    if game.list_kind:
        settings = game.with_lists([game.random_list(rng) for _ in range(high)])
    for made, names in (
        (Sort, ("__getitem__", "__contains__", "__iter__")),
        (Vocabulary, ("check", "choose", "alike", "words")),
        (Words, ("say", "has", "attr", "noun")),
        (terms, ("parse", "unparse")),
    ):
        for one in names:
            monkeypatch.setattr(made, one, refuse)
    for seats in range(low, high + 1):
        assert play_random(game, seats, seed, None, settings).problem is None
    s = game.new(None, low)
    while (q := game.pending(s)) is not None:  # bots know what words are worth without asking
        if q.domain is not None:
            give(game, s, (CHANCE, q.domain.sample(rng.randrange)))
            continue
        seat = q.who[0]
        game.view(s, seat)
        pick = game.heuristic(game.determinize(s, seat, rng), seat, q.options_of(seat), rng)
        give(game, s, (seat, pick))
        game.prospects(s)


@pytest.mark.parametrize("name", INSTALLED)
def test_importing_a_game_reads_neither_fluent_nor_yaml(name: str) -> None:
    """From the cache: messages are checked against an index."""
    script = (
        "import sys\nfrom tabard.core import registry\n"
        f"registry.load({name!r})\n"
        "print([m for m in ('fluent', 'fluent.runtime', 'yaml', 'pydantic') if m in sys.modules])"
    )
    for _ in range(2):  # the first one may fill the cache
        done = subprocess.run(
            [sys.executable, "-c", script], cwd=ROOT, capture_output=True, text=True, check=True
        )
    assert done.stdout == "[]\n"
