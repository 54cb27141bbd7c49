"""Options, events and questions as sentences, in every language.

A game's messages are named after what they say: ``option-<verb>``, ``event-<verb>``,
``ask-<label>``, and ``<kind>-<name>`` for the nouns of its content (underscores become hyphens).
The arguments of an option or event are named after their kinds: ``("conquered", seat, region,
number)`` fills ``$seat``, ``$region`` and ``$number``; a second seat is ``$seat2``.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from .ask import Option
from .codec import SEAT, Codec, Kind, Number
from .errors import Impossible
from .flow import flows_of, namespace
from .game import Game
from .words import LANGUAGES, Noun


def message_id(prefix: str, name: str) -> str:
    """
    >>> message_id("event", "left_alone")
    'event-left-alone'
    """
    return f"{prefix}-{name}".replace("_", "-")


def noun(game: Game[Any], s: Any, kind: Kind, number: int, language: str) -> str:
    """What a thing is called: as the game says, else by its seat letter or its message."""
    own = game.noun(s, kind, number, language)
    if own is not None:
        return own
    name = kind.text(s, number)
    if name == "-":
        return Noun(game.words.say(language, "core-none"))
    if kind is SEAT or isinstance(kind, Number):
        return Noun(name)
    return game.words.noun(language, message_id(kind.name, name))


def option_text(game: Game[Any], s: Any, option: Option, language: str) -> str:
    """What choosing this option does."""
    args = _arguments(game, s, game.options, option, language)
    return game.words.say(language, message_id("option", option[0]), **args)


def event_text(game: Game[Any], s: Any, event: tuple[Any, ...], language: str) -> str:
    """What happened."""
    args = _arguments(game, s, game.events, event, language)
    return game.words.say(language, message_id("event", event[0]), **args)


def ask_text(game: Game[Any], s: Any, label: str, language: str) -> str:
    """The question, to be read by the seats that are asked. When the pending question is about an
    event or an option, its message can use the arguments of that."""
    q = game.pending(s)
    args: dict[str, Any] = {}
    if q is not None and q.label == label and q.about:
        for codec in (game.events, game.options):
            if q.about[0] in codec.verbs:
                args = _arguments(game, s, codec, q.about, language)
                break
    return game.words.say(language, message_id("ask", label), **args)


def _names(kinds: tuple[Kind, ...]) -> Iterator[tuple[str, Kind]]:
    """Argument names: the kind's, numbered from the second of a kind on."""
    seen: dict[str, int] = {}
    for kind in kinds:
        count = seen[kind.name] = seen.get(kind.name, 0) + 1
        yield kind.name + (str(count) if count > 1 else ""), kind


def _arguments(
    game: Game[Any], s: Any, codec: Codec, thing: tuple[Any, ...], language: str
) -> dict[str, Any]:
    """Numbers stay numbers, so that a message can choose its plural by them."""
    return {
        name: value if isinstance(kind, Number) else noun(game, s, kind, value, language)
        for (name, kind), value in zip(_names(codec.verbs[thing[0]]), thing[1:], strict=True)
    }


# -- the gate -------------------------------------------------------------------------------------


def missing_words(game: Game[Any]) -> list[str]:
    """Everything the game can't say, a sentence each: options, events, questions and nouns whose
    message is missing in a language, or wants an argument that there is not."""
    found: list[str] = []
    labels = {
        point.label
        for flow in flows_of(namespace(game.main.__module__)).values()
        for point in flow.points
        if point.question is not None
    }
    kinds: dict[str, Kind] = {}
    for language in LANGUAGES:
        for prefix, codec in (("option", game.options), ("event", game.events)):
            for verb, parts in codec.verbs.items():
                kinds.update((kind.name, kind) for kind in parts)
                args = {
                    name: 2 if isinstance(kind, Number) else Noun("x", _SOME_ARTICLE[language])
                    for name, kind in _names(parts)
                }
                try:
                    game.words.say(language, message_id(prefix, verb), **args)
                except Impossible as error:
                    found.append(str(error))
        for label in sorted(labels):
            if not game.words.has(language, message_id("ask", label)):
                found.append(f"The question {label!r} has no words in {language!r}.")
        for kind in kinds.values():
            found += _missing_nouns(game, kind, language)
    return found


_SOME_ARTICLE = {"en": "the", "it": "i"}


def _missing_nouns(game: Game[Any], kind: Kind, language: str) -> Iterator[str]:
    """Things whose numbers depend on the state are named by the game itself."""
    if kind is SEAT or isinstance(kind, Number) or kind.local is not None:
        return
    for name in kind.names:
        try:
            game.words.noun(language, message_id(kind.name, name))
        except Impossible as error:
            yield str(error)
