"""The laws of the card game can fail: each notices a position that breaks it."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tabard.core.luck import position
from tabard.games.tcg.show import view
from tabard.games.tcg.state import (
    AWAY,
    CHAIN,
    DECK,
    GRAVEYARD,
    HAND,
    HEROES,
    NONE,
    PLAY,
    REMOVED,
    RESOURCE,
    SLOT,
    ZONE,
    State,
)
from tabard.games.tcg.title import GAME
from tests.laws import guarded, unsaid
from tests.tcg.table import Duel

A, B = HEROES


def whole() -> State:
    """A duel with a card in every zone, and one on the chain."""
    side = {
        "play": ["Kor Cindervein", "Mark of the Wild | on kor-cindervein", "Arcanite Reaper"],
        "resources": 3,
        "hand": ["Fire Blast", "Scorch"],
        "graveyard": ["Scorch"],
        "removed": ["Fireball"],
        "deck": ["Cerwyn", "Scorch"],
    }
    other = {"resources": 1, "hand": ["Scorch"], "graveyard": ["Scorch"]}
    t = Duel(A=side, B=other)
    t.cast("A play fire-blast", "hero@B")
    state: State = t.s
    assert GAME.laws(state) == []
    assert set(state.zone) == set(range(ZONE.size))
    return state


def named(name: str) -> int:
    return SLOT.parse(whole(), name)


def a_card(zone: int, seat: int = 0) -> int:
    """The first card of a seat that lies there."""
    s = whole()
    slots = range(HEROES[seat] + 1, HEROES[seat] + 101)
    return next(x for x in slots if s.zone[x] == zone)


def put(column: str, x: int, value: int) -> Callable[[State], None]:
    return lambda s: getattr(s, column).__setitem__(x, value)


def row(name: str, values: Callable[[tuple[int, ...]], tuple[int, ...]]) -> Callable[[State], None]:
    return lambda s: setattr(s, name, values(getattr(s, name)))


def shorter(values: tuple[int, ...]) -> tuple[int, ...]:
    return values[1:]


def pile(zone: int) -> str:
    return f"the pile of zone {zone} is not what lies there"


def changed_hands(name: str, seat: int) -> tuple[Callable[[State], None], str]:
    """A card of the other player in the first one's deck, hand or graveyard."""

    def damage(s: State) -> None:
        s.owner[getattr(s, name)[0]] = 1 - seat

    return damage, f"seat {seat} has a card of the other in a pile of its own"


ALLY, WEAPON, ATTACHED = (
    named("kor-cindervein"),
    named("arcanite-reaper"),
    named("mark-of-the-wild"),
)
BROKEN: list[tuple[Callable[[State], None], str]] = [
    *((row(f"deck_{seat}", shorter), pile(DECK)) for seat in "ab"),
    *((row(f"hand_{seat}", shorter), pile(HAND)) for seat in "ab"),
    *((row(f"grave_{seat}", shorter), pile(GRAVEYARD)) for seat in "ab"),
    (row("play", lambda values: values[:-1]), pile(PLAY)),
    (row("play", lambda values: (*values, values[-1])), pile(PLAY)),
    (row("resources", shorter), pile(RESOURCE)),
    (put("zone", a_card(DECK), HAND), pile(HAND)),
    *(changed_hands(f"{name}_{'ab'[seat]}", seat) for name in ("deck", "hand") for seat in (0, 1)),
    *(changed_hands(f"grave_{'ab'[seat]}", seat) for seat in (0, 1)),
    (put("known", a_card(HAND), 2), "seat 0 can't read its own hand"),
    (put("known", a_card(HAND, 1), 1), "seat 1 can't read its own hand"),
    (put("zone", A, GRAVEYARD), "seat 0 has no hero"),
    (put("zone", B, REMOVED), "seat 1 has no hero"),
    (put("controller", B, 0), "seat 1 has no hero"),
    (put("zone", a_card(REMOVED), AWAY), "a card of seat 0 is nowhere"),
    (put("zone", a_card(HAND, 1), AWAY), "a card of seat 1 is nowhere"),
    (put("zone", a_card(CHAIN), GRAVEYARD), "a card on the chain is not there"),
    (put("host", ATTACHED, a_card(HAND)), f"the host of slot {ATTACHED} is not in play"),
    (put("damage", ALLY, -1), f"slot {ALLY} has damage that it can't have"),
    (put("damage", WEAPON, 1), f"slot {WEAPON} has damage that it can't have"),
    (put("controller", ALLY, NONE), f"slot {ALLY} is in play and nobody's"),
    *(
        (put("controller", x, NONE), f"slot {x} is in play and nobody's")
        for x in (a_card(RESOURCE), a_card(RESOURCE, 1))
    ),
    *(
        (put("what", x, -1), f"slot {x} is not empty, but no card")
        for x in map(a_card, (DECK, HAND, CHAIN, RESOURCE, GRAVEYARD, REMOVED))
    ),
    *(
        (put(column, x, 1), f"slot {x} remembers what it was in play")
        for x in map(a_card, (DECK, HAND, GRAVEYARD, REMOVED))
        for column in (
            *("damage", "exhausted", "skull", "stake", "heirloom"),
            *("atk_counters", "defense_counters"),
        )
    ),
]


@pytest.mark.parametrize(("damage", "sentence"), BROKEN, ids=[text for _, text in BROKEN])
def test_a_broken_law_is_noticed(damage: Callable[[State], None], sentence: str) -> None:
    s = whole()
    damage(s)
    assert sentence in GAME.laws(s)


def test_every_law_is_shown_to_fail() -> None:
    assert unsaid(view.laws, [sentence for _, sentence in BROKEN]) == []


def test_damage_and_counters_of_what_is_in_play_are_lawful() -> None:
    s = whole()
    s.damage[ALLY] = s.exhausted[ALLY] = s.skull[WEAPON] = s.stake[ALLY] = 1
    s.exhausted[a_card(RESOURCE)] = 1
    assert GAME.laws(s) == []


def test_the_laws_watch_over_these_columns() -> None:
    played = [position(GAME, 2, number, inputs) for number in (0, 1) for inputs in (120, 260)]
    assert guarded(GAME, [*played, whole()]) == {
        *("what", "known", "zone", "owner", "controller", "exhausted", "damage", "host"),
        *("skull", "stake", "heirloom", "atk_counters", "defense_counters"),
        *("deck_a", "deck_b", "hand_a", "hand_b", "grave_a", "grave_b"),
        *("play", "resources", "heroes"),
    }
