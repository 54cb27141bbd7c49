"""Options, events and questions as sentences, in every language.

A game's messages are named after what they say: ``option-<verb>``, ``event-<verb>``,
``order-<verb>``, ``change-<verb>``, ``ask-<label>``, and ``<kind>-<name>`` for the nouns of its
content (underscores become hyphens).
The arguments of an option or event are named after their kinds: ``("conquered", seat, region,
number)`` fills ``$seat``, ``$region`` and ``$number``; a second seat is ``$seat2``. An event may
have words of its own for the one it is about: ``event-<verb>-you`` when that is ``$seat``,
``-you2`` when it is ``$seat2``.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Sequence
from functools import cache
from typing import Any, NamedTuple

from .ask import Option, Seat
from .codec import CORE_EVENTS, SEAT, Codec, Kind, Number
from .errors import Impossible
from .flow import flows_of
from .game import Game
from .preview import Change
from .words import LANGUAGES, Noun, is_bare

ORDERS_ABOUT = "orders-about"
"""What stands unless somebody orders otherwise, for whoever begins to play."""


_STAND_INS = tuple(chr(0xE000 + k) for k in range(16))
"""Characters that mean nothing, for bare names while a sentence is made: what was said of one
player or region is remembered for all (`Words.say`)."""


@cache
def message_id(prefix: str, name: str) -> str:
    """
    >>> message_id("event", "left_alone")
    'event-left-alone'
    """
    return f"{prefix}-{name}".replace("_", "-")


def noun(
    game: Game[Any],
    s: Any,
    kind: Kind,
    number: int,
    language: str,
    names: Sequence[str] | None = None,
) -> str:
    """What a thing is called: as the game says, else by its seat's name or letter, or by its
    message. `names` are the players': what they call themselves, and nothing else."""
    own = game.noun(s, kind, number, language)
    if own is not None:
        return own
    name = kind.text(s, number)
    if name == "-":
        return Noun(game.words.say(language, "core-none"), nothing=True)
    if kind is SEAT:
        return name if names is None else names[number]
    if isinstance(kind, Number):
        return name
    return game.words.noun(language, message_id(kind.name, name))


def drawn(game: Game[Any], s: Any, label: str, said: Any, language: str) -> Any:
    """What chance said, as the log holds it, with things by their names where they have one."""
    kind = game.outcome_kinds.get(label)
    if isinstance(said, list):
        return [drawn(game, s, label, one, language) for one in said]
    if kind is None or not isinstance(said, str):
        return said
    number = kind.parse(s, said)
    named = game.noun(s, kind, number, language) is not None
    if named or game.words.has(language, message_id(kind.name, said)):
        return noun(game, s, kind, number, language)
    return said


def option_text(
    game: Game[Any], s: Any, option: Option, language: str, names: Sequence[str] | None = None
) -> str:
    """What choosing this option does."""
    return _say(game, s, game.options, option, language, message_id("option", option[0]), names)


def order_text(
    game: Game[Any], s: Any, order: Option, language: str, names: Sequence[str] | None = None
) -> str:
    """What a seat orders for itself."""
    return _say(game, s, game.orders, order, language, message_id("order", order[0]), names)


def event_text(
    game: Game[Any],
    s: Any,
    event: tuple[Any, ...],
    language: str,
    names: Sequence[str] | None = None,
    you: Seat | None = None,
) -> str:
    """What happened, as the seat `you` reads it."""
    codec, prefix = _events(game, event[0])
    key = _key(game, codec, event, prefix, language, you)
    return _say(game, s, codec, event, language, key, names)


def _key(
    game: Game[Any],
    codec: Codec,
    thing: tuple[Any, ...],
    prefix: str,
    language: str,
    you: Seat | None,
) -> str:
    """The message for it, with words of its own for the one it is about."""
    key = message_id(prefix, thing[0])
    if you is None:
        return key
    for (name, kind), value in zip(_names(codec.verbs[thing[0]]), thing[1:], strict=True):
        if kind is SEAT and value == you and game.words.has(language, to_you(key, name)):
            return to_you(key, name)
    return key


def change_text(
    game: Game[Any],
    s: Any,
    change: Change,
    language: str,
    names: Sequence[str] | None = None,
    you: Seat | None = None,
) -> str:
    """What would be different, as the seat `you` reads it (see `preview`)."""
    what, low, high = change
    args = _arguments(game, s, game.changes, what, language, names)
    key = _key(game, game.changes, what, "change", language, you)
    return game.words.say(language, key, **args, **amounts(low, high))


def amounts(low: int, high: int) -> dict[str, Any]:
    """How much, for a sentence.

    >>> amounts(-1, 2)["amount"], amounts(-1, 2)["signed"], amounts(3, 3)["signed"]
    ('−1–2', '−1 … +2', '+3')
    """
    plain = [str(n).replace("-", "−") for n in dict.fromkeys((low, high))]
    signed = [f"{n:+}".replace("-", "−") for n in dict.fromkeys((low, high))]
    return {"low": low, "high": high, "amount": "–".join(plain), "signed": " … ".join(signed)}


@cache
def to_you(key: str, argument: str) -> str:
    """The message of an event for the seat that this argument names.

    >>> to_you("event-paid", "seat"), to_you("event-paid", "seat2")
    ('event-paid-you', 'event-paid-you2')
    """
    return f"{key}-you{argument.removeprefix(SEAT.name)}"


def read_event(game: Game[Any], s: Any, text: str) -> tuple[Any, ...]:
    """An event of a match's log: one of the game, or one that every table has."""
    return _events(game, text.partition(" ")[0])[0].parse(s, text)


def _events(game: Game[Any], verb: str) -> tuple[Codec, str]:
    """Who knows this event, and how its messages begin."""
    if verb in CORE_EVENTS.verbs and verb not in game.events.verbs:
        return CORE_EVENTS, "core-event"
    return game.events, "event"


def things_of(
    game: Game[Any], s: Any, option: Option, text: str, codec: Codec | None = None
) -> list[tuple[str, str]]:
    """What an option (or whatever else `codec` writes) names, numbers aside, each as (kind, name)
    and as the box knows it. `text` is its own."""
    kinds = (codec or game.options).verbs[option[0]]
    named = zip(kinds, option[1:], text.split()[1:], strict=True)
    things = [
        game.thing(s, kind, value) or (kind.name, name)
        for kind, value, name in named
        if not isinstance(kind, Number)
    ]
    return [thing for thing in things if thing[1] != "-"]


class Heard(NamedTuple):
    """An event of the log, read once for all who are told it."""

    event: tuple[Any, ...]
    seats: tuple[Seat, ...]
    """Those it speaks of; the first is mostly who did it."""
    things: list[tuple[str, str]]
    """All it names but numbers, each as (kind, name)."""


def heard(game: Game[Any], s: Any, text: str) -> Heard:
    """An event by its text, taken apart."""
    verb, *words = text.split()
    codec, _ = _events(game, verb)
    event = codec.parse(s, text)
    kinds = codec.verbs[verb]
    seats = tuple(
        value for kind, value in zip(kinds, event[1:], strict=True) if kind is SEAT and value >= 0
    )
    things = [
        (kind.name, word)
        for kind, word in zip(kinds, words, strict=True)
        if word != "-" and not isinstance(kind, Number)
    ]
    return Heard(event, seats, things)


class EventParts(NamedTuple):
    """An event of the log for people who can point at things."""

    sentence: str
    seat: Seat | None
    """The first seat it speaks of: mostly who did it."""
    things: list[tuple[str, str]]
    """All it names but numbers, each as (kind, name)."""


def event_parts(
    game: Game[Any],
    s: Any,
    text: str,
    language: str,
    names: Sequence[str] | None = None,
    you: Seat | None = None,
) -> EventParts:
    """An event by its text, as it stands in the log of the seat `you`."""
    event, seats, things = heard(game, s, text)
    sentence = event_text(game, s, event, language, names, you)
    return EventParts(sentence, seats[0] if seats else None, things)


def ask_text(
    game: Game[Any], s: Any, label: str, language: str, names: Sequence[str] | None = None
) -> str:
    """The question, to be read by the seats that are asked. When the pending question is about an
    event or an option, its message can use the arguments of that."""
    q = game.pending(s)
    args: dict[str, Any] = {}
    if q is not None and q.label == label and q.about:
        for codec in (game.events, game.options):
            if q.about[0] in codec.verbs:
                args = _arguments(game, s, codec, q.about, language, names)
                break
    return game.words.say(language, message_id("ask", label), **args)


@cache
def _names(kinds: tuple[Kind, ...]) -> tuple[tuple[str, Kind], ...]:
    """Argument names: the kind's, numbered from the second of a kind on."""
    seen: Counter[str] = Counter()
    named: list[tuple[str, Kind]] = []
    for kind in kinds:
        seen[kind.name] += 1
        count = seen[kind.name]
        named.append((kind.name + (str(count) if count > 1 else ""), kind))
    return tuple(named)


def _arguments(
    game: Game[Any],
    s: Any,
    codec: Codec,
    thing: tuple[Any, ...],
    language: str,
    names: Sequence[str] | None,
) -> dict[str, Any]:
    """Numbers stay numbers, so that a message can choose its plural by them."""
    return {
        name: value if isinstance(kind, Number) else noun(game, s, kind, value, language, names)
        for (name, kind), value in zip(_names(codec.verbs[thing[0]]), thing[1:], strict=True)
    }


def _say(
    game: Game[Any],
    s: Any,
    codec: Codec,
    thing: tuple[Any, ...],
    language: str,
    key: str,
    names: Sequence[str] | None,
) -> str:
    """The message `key` about an option, an order or an event."""
    args: dict[str, Any] = {}
    bare: dict[int, str] = {}
    named = zip(_names(codec.verbs[thing[0]]), thing[1:], strict=True)
    for k, ((name, kind), value) in enumerate(named):
        if isinstance(kind, Number):
            args[name] = value
            continue
        said = noun(game, s, kind, value, language, names)
        if is_bare(said):
            bare[0xE000 + k] = said
            said = _STAND_INS[k]
        args[name] = said
    text = game.words.say(language, key, **args)
    return text.translate(bare) if bare else text


# -- the gate -------------------------------------------------------------------------------------


def missing_words(game: Game[Any]) -> list[str]:
    """Everything the game can't say, a sentence each: options, events, questions and nouns whose
    message is missing in a language, or wants an argument that there is not."""
    found: list[str] = []
    labels = {
        point.label
        for flow in flows_of(game.state.namespace).values()
        for point in flow.points
        if point.question is not None
    }
    kinds: dict[str, Kind] = {}
    for language in LANGUAGES:
        codecs = {
            "option": game.options,
            "event": game.events,
            "order": game.orders,
            "change": game.changes,
        }
        for prefix, codec in codecs.items():
            for verb, parts in codec.verbs.items():
                kinds.update((kind.name, kind) for kind in parts)
                args = {
                    name: 2 if isinstance(kind, Number) else Noun("x", _SOME_ARTICLE[language])
                    for name, kind in _names(parts)
                }
                if prefix == "change":
                    args |= amounts(0, 2)
                key = message_id(prefix, verb)
                keys = [key, *(to_you(key, name) for name, kind in _names(parts) if kind is SEAT)]
                for one in keys:
                    if one != key and not any(game.words.has(tongue, one) for tongue in LANGUAGES):
                        continue  # nobody has to be spoken to, but then in every language
                    try:
                        game.words.say(language, one, **args)
                    except Impossible as error:
                        found.append(str(error))
        if game.orders.verbs and not game.words.has(language, ORDERS_ABOUT):
            found.append(f"What can be ordered is not told in {language!r}: {ORDERS_ABOUT}.")
        for label in sorted(labels):
            if not game.words.has(language, message_id("ask", label)):
                found.append(f"The question {label!r} has no words in {language!r}.")
        for kind in kinds.values():
            found += _missing_nouns(game, kind, language)
    return found


_SOME_ARTICLE = {"en": "the", "it": "i"}


def _missing_nouns(game: Game[Any], kind: Kind, language: str) -> Iterator[str]:
    """Things whose numbers depend on the state are named by the game itself, and so may others."""
    if kind is SEAT or isinstance(kind, Number) or kind.local is not None:
        return
    own = type(game).noun is not Game.noun
    blank = game.blank({}, game.info.seats[0]) if own else None
    for number, name in enumerate(kind.names):
        try:
            if blank is None or game.noun(blank, kind, number, language) is None:
                game.words.noun(language, message_id(kind.name, name))
        except Impossible as error:
            yield str(error)
