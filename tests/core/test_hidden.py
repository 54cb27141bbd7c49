"""Hidden cards in slots: who can read one, and what is left of it when it is lost from sight."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

from tabard.core import hidden
from tabard.core.codec import Kind
from tabard.core.luck import play_random
from tabard.core.state import HIDDEN, BaseState, column, columns
from tests.keepsake import DECK_SIZE, GAME, can_read
from tests.keepsake import State as Attic

SLOT = Kind("slot", tuple(f"c{i}" for i in range(6)))


@columns
class Table(BaseState):
    """Four seats; A and C are one side."""

    namespace = __name__
    what: bytearray = column(SLOT)
    known: bytearray = column(SLOT)
    seen: bytearray = column(SLOT, see=HIDDEN)

    def allies(self, seat: int) -> tuple[int, ...]:
        return (seat, (seat + 2) % 4) if seat in (0, 2) else (seat,)


def table(*what: int) -> Any:
    s: Any = Table.__new__(Table)
    s.seats = 4
    s.what, s.known, s.seen = bytearray(what), bytearray(len(what)), bytearray(len(what))
    return s


def readers(s: Any, slot: int) -> str:
    return "".join("ABCD"[seat] for seat in range(4) if hidden.reads(s, slot, seat))


def test_what_one_learns_all_allies_know() -> None:
    s = table(7, 8)
    hidden.learn(s, 0, 1)
    assert (readers(s, 0), readers(s, 1)) == ("", "AC")
    hidden.learn(s, 1, 0)
    assert readers(s, 0) == "B"
    assert not hidden.reads(s, 1, -1), "a spectator reads nothing"


def test_the_slot_that_moves_is_one_that_others_could_have_named() -> None:
    s = table(5, 6, 5, 6)
    for slot in range(4):
        hidden.learn(s, 0, slot)
    assert hidden.pull(s, 0, 6, (0, 1, 2, 3)) == 0, "the first of those they can't tell apart"
    assert list(s.what) == [6, 5, 5, 6]
    hidden.learn(s, 1, 3)
    assert hidden.pull(s, 2, 6, (1, 2, 3)) == 3, "B would know that another one is none"


def test_identities_change_places_with_who_knows_them() -> None:
    s = table(5, 6)
    s.known[0], s.seen[1] = 0b1010, 0b0100
    hidden.swap(s, 0, 1)
    assert (list(s.what), list(s.known), list(s.seen)) == ([6, 5], [0, 0b1010], [0b0100, 0])


def test_who_could_read_a_lost_card_knows_that_it_is_there() -> None:
    s = table(5, 6, 7)
    s.known[:] = bytes((0b1111, 0b0101, 0b0010))
    hidden.shuffle(s, 0, (0, 1, 2), (2, 0, 1))
    assert list(s.what) == [7, 5, 6]
    assert not any(s.known)
    assert list(s.seen) == [0b0010, 0b1010, 0], "its owner's side knows the list anyway"
    assert hidden.held(s, (0, 1, 2)) == [(5, 0b1010), (6, 0), (7, 0b0010)]
    assert hidden.recalled(s, (0, 1, 2), 3) == [(5, 0b1010)]
    assert hidden.recalled(s, (0, 1, 2), -1) == []


def test_a_shown_card_may_be_the_lost_one() -> None:
    """B has seen one 5 get lost, D none: when another 5 is shown, B knows of none any more."""
    s = table(5, 5, 5)
    s.seen[1] = 0b0010
    hidden.show(s, 0, 0, lambda s, owner: (0, 1, 2))
    assert (s.known[0], list(s.seen)) == (0b1111, [0, 0, 0])
    s = table(5, 5, 5)
    s.seen[0], s.seen[1] = 0b0010, 0b1010
    hidden.show(s, 0, 0, lambda s, owner: (0, 1, 2))
    assert list(s.seen) == [0, 0b0010, 0], "for B it was the one, for D it may have been the other"


def test_every_way_to_lay_them_is_as_likely() -> None:
    s = table(0, 0, 0)
    rng, found = Random(3), Counter[tuple[int, ...]]()
    for _ in range(6000):
        hidden.lay(s, (0, 2), [(1, 0), (2, 0b10)], rng)
        assert s.what[1] == 0
        found[tuple(s.what) + tuple(s.seen)] += 1
    assert set(found) == {(1, 0, 2, 0, 0, 2), (2, 0, 1, 2, 0, 0)}
    assert abs(found.most_common()[0][1] - 3000) < 200


def test_sampled_worlds_hold_every_card_that_was_seen_to_get_lost() -> None:
    """In Keepsake a storm shuffles open cards back."""
    met = 0

    def look(s: Attic, _: Any) -> None:
        nonlocal met
        for seat in range(s.seats):
            lost = [x for x in range(4 * DECK_SIZE) if s.seen[x] >> seat & 1]
            if not lost or s.round < 2:
                continue
            c = GAME.determinize(s, seat, Random(met))
            for owner in range(s.seats):
                mine = [x for x in lost if x // DECK_SIZE == owner]
                unread = [
                    x
                    for x in range(owner * DECK_SIZE, (owner + 1) * DECK_SIZE)
                    if not can_read(s, x, seat)
                ]
                assert hidden.missing((s.what[x] for x in mine), (c.what[x] for x in unread)) == []
                met += bool(mine)

    for seed in range(8):
        play_random(GAME, 3 + seed % 2, seed, look)
    assert met > 20
