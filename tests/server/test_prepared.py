"""What is the same for everybody is made before anybody asks, and made once."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from threading import Event

import pytest

from tabard.core.words import LANGUAGES
from tabard.server import api_games


def test_what_the_home_page_needs_is_made_first(monkeypatch: pytest.MonkeyPatch) -> None:
    def too_early(*_: object) -> None:
        raise Interrupted

    class Interrupted(Exception):
        pass

    monkeypatch.setattr(api_games, "_box", too_early)
    api_games._made_games.cache_clear()
    with pytest.raises(Interrupted):
        api_games.prepare()
    assert api_games._made_games.cache_info().currsize == len(LANGUAGES)


def test_who_asks_while_the_games_are_made_waits_for_that(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []
    asked, go_on = Event(), Event()

    def slow(language: str) -> bytes:
        made.append(language)
        asked.set()
        assert go_on.wait(60)
        return b"made"

    monkeypatch.setattr(api_games, "_made_games", lru_cache(slow))
    with ThreadPoolExecutor(2) as pool:
        first = pool.submit(api_games._games, "en")
        assert asked.wait(60)
        assert api_games._making["en"].locked()
        assert not api_games._making["it"].locked(), "the other language is not waited for"
        second = pool.submit(api_games._games, "en")
        go_on.set()
        assert first.result(60) == second.result(60) == b"made"
    assert made == ["en"]
