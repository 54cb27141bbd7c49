"""What is said of one player is remembered for all, and is still said of each by name."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.match import Match
from tabard.core.phrase import event_text, message_id, noun, option_text, read_event
from tabard.core.words import LANGUAGES

NAMES = ("Ann", "bee", "\ue001\ue000", "{ $seat }", "", "l'Orco")
"""Plain ones, one without a capital letter, and some that look like parts of a message."""


def by_hand(game: Any, s: Any, key: str, codec: Any, thing: Any, language: str, names: Any) -> str:
    """The message with the names themselves as its arguments."""
    args: dict[str, Any] = {}
    for kind, value in zip(codec.verbs[thing[0]], thing[1:], strict=True):
        count = sum(name.startswith(kind.name) for name in args) + 1
        name = kind.name + (str(count) if count > 1 else "")
        plain = kind.name == "number"
        args[name] = value if plain else noun(game, s, kind, value, language, names)
    return str(game.words.say(language, message_id(key, thing[0]), **args))


@pytest.mark.parametrize("name", ["smallworld", "tcg", "keepsake"])
def test_each_sentence_has_the_names_that_belong_there(name: str, seed: int) -> None:
    game, rng = registry.load(name), Random(seed)
    match = Match.new(game, None, None, rng.randbytes(32))
    compared = 0
    for _ in range(80):
        s, q = match.state, match.pending
        if q is None:
            break
        names = rng.sample(NAMES, match.seats)
        who = rng.choice(q.who)
        option = rng.choice(q.options_of(who))
        for language in LANGUAGES:
            said = option_text(game, s, option, language, names)
            assert said == by_hand(game, s, "option", game.options, option, language, names)
        match.answer(who, option)
        for told in match.inputs[-1].events:
            event = read_event(game, match.state, told.text)
            for language in LANGUAGES:
                said = event_text(game, match.state, event, language, names)
                hand = by_hand(game, match.state, "event", game.events, event, language, names)
                assert said == hand
                compared += any(one and one in said for one in names)
    assert compared > 20
