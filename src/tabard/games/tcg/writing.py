"""A position written down in the notation that `notation` reads: in a turn player's action phase,
when nothing waits and nothing lasts. Slots get names of their own when it is read back, and the
order in which the cards of both players came into play is not written."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from tabard.core.codec import SEAT
from tabard.core.errors import Malformed

from . import content as c
from .notation import FLAGS
from .rules import orders, values
from .state import (
    ACTION,
    HALT,
    HEROES,
    NOBODY,
    NONE,
    NOT_SKIPPING,
    REMOVED,
    STOP,
    TOKENS,
    State,
    can_read,
    deck,
    graveyard,
    hand,
    other_bit,
    party,
    resources,
    seat_bit,
)

UNDER_WAY = ("chain", "waiting", "delayed", "effects", "used", "struck")
TOUCHED = ("did", "overruled", "starved")


def written(game: Any, s: State) -> dict[str, Any]:
    """The notation of a position; `Malformed` when it holds more than that can say."""
    q = game.pending(s)
    if q is None or q.label != "priority" or s.window != ACTION or q.who != (s.turn,):
        raise Malformed("Only the turn player's priority in the action phase can be written.")
    if any(getattr(s, name) for name in UNDER_WAY) or any(any(getattr(s, n)) for n in TOUCHED):
        raise Malformed("Something waits or lasts that the notation of positions can't say.")
    under_way = (s.attacker, s.defender) != (NOBODY, NOBODY) or s.skipping != NOT_SKIPPING
    if under_way or len(set(s.secret_list)) > 1:
        raise Malformed("Something is under way that the notation of positions can't say.")
    stops = [_stops(s, seat) for seat in range(2)]
    return {
        "turn": SEAT.text(s, s.turn),
        "number": s.number,
        "stops": stops[0] if stops[0] == stops[1] else dict(zip("AB", stops, strict=True)),
        "placed": s.placed,
        "lists": "hidden" if s.secret_list[0] else "open",
        **{name: _player(s, seat) for seat, name in enumerate("AB")},
    }


def _stops(s: State, seat: int) -> Any:
    """A ready-made order by its name, else every halt where the player is asked."""
    now = orders.asked(s, seat)
    if now in orders.HALTS:
        return STOP.names[orders.HALTS.index(now)]
    return [name for name, asked in zip(HALT.names, now, strict=True) if asked]


def _player(s: State, seat: int) -> dict[str, Any]:
    hero = s.heroes[seat]
    if hero != HEROES[seat] or s.first_hero[seat] != s.what[hero]:
        raise Malformed("A hero is not the one that the duel began with.")
    marks = _marks(s, hero)
    if not {word.split()[0] for word in marks} <= {"exhausted", "down", "damage"}:
        raise Malformed("A hero is in a state that the notation of positions can't say.")
    gone = [x for x in range(TOKENS.start) if s.zone[x] == REMOVED and s.owner[x] == seat]
    spec = {
        "hero": c.CARDS[s.what[hero]].name,
        "damage": s.damage[hero],
        "exhausted": bool(s.exhausted[hero]),
        "flipped": bool(s.down[hero]),
        "play": _cards(s, seat, (x for x in party(s, seat) if x != hero)),
        "resources": _cards(s, seat, resources(s, seat)),
        "hand": _cards(s, seat, hand(s, seat)),
        "graveyard": _cards(s, seat, graveyard(s, seat)),
        "deck": _cards(s, seat, deck(s, seat)),
        "removed": _cards(s, seat, gone),
    }
    return {key: value for key, value in spec.items() if value or key == "deck"}


def _cards(s: State, seat: int, slots: Iterable[int]) -> list[str]:
    """``Brigg | exhausted | damage 1``"""
    return [" | ".join([_name(s.what[x]), *_words(s, seat, x)]) for x in slots]


def _name(card: int) -> str:
    return c.CARDS[card].slug if c.CARDS[card].token else c.CARDS[card].name


def _words(s: State, seat: int, x: int) -> list[str]:
    words = _marks(s, x)
    if s.controller[x] != NONE and s.entered[x] != s.controller[x]:
        raise Malformed("A card has changed sides since it came into play.")
    if s.owner[x] != seat:
        words.append(f"of {SEAT.text(s, s.owner[x])}")
    if s.host[x] != NONE:
        words.append(f"on {_host(s, s.host[x])}")
    if not can_read(s, x, -1):
        owner = s.owner[x]
        if s.known[x] & seat_bit(owner) and x not in hand(s, owner) and not s.down[x]:
            words.append("looked")
        words += ["known"] if s.known[x] & other_bit(owner) else []
        words += ["seen"] if s.seen[x] & other_bit(owner) else []
    return words


def _marks(s: State, x: int) -> list[str]:
    """What lies on a card, and how it lies."""
    words = [word for word, column in FLAGS.items() if column(s)[x]]
    counts = {"damage": s.damage} | {
        name: column(s) for name, column in values.COUNTER_COLUMNS.items()
    }
    return words + [f"{name} {column[x]}" for name, column in counts.items() if column[x]]


def _host(s: State, x: int) -> str:
    """What an attachment is on, by what lies there."""
    side = SEAT.text(s, s.controller[x])
    if x in s.heroes:
        return f"hero@{side}"
    slug = c.CARDS[s.what[x]].slug
    same = [y for y in party(s, s.controller[x]) if c.CARDS[s.what[y]].slug == slug]
    return f"{slug}@{side}#{same.index(x) + 1}"
