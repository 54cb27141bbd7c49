"""Discoveries: the pile, and where they lie face down."""

from __future__ import annotations

from tabard.core.ask import Option, Shuffle, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit, emit_to

from .. import content as c
from ..language import names as n
from ..state import Seat, State, Steps


def boxed(s: State) -> tuple[int, ...]:
    """WAG-DISCOVERY-07: the discarded ones."""
    return tuple(x for x in range(len(n.DISCOVERIES)) for _ in range(s.box[x]))


@flow
def refill(s: State) -> Steps:
    """WAG-DISCOVERY-08: an empty pile is made anew out of the box."""
    if not s.pile and boxed(s):
        order = yield from chance("mix", Shuffle(len(boxed(s))))
        s.pile = tuple(boxed(s)[i] for i in order)
        for token in range(len(n.DISCOVERIES)):
            s.box[token] = 0
        s.mix += 1
        emit(s, "mixed")


def spots(s: State, seat: int, within: int) -> list[Option]:
    """WAG-RESOURCE-06, WAG-RESOURCE-07, WAG-DISCOVERY-04: any space but one's own and the
    cities."""
    far = c.FAR[s.at[seat]]
    return [
        ("lay", space)
        for space in range(len(c.SPACES))
        if 0 < far[space] <= within and c.KIND_OF[space] != n.CITY
    ]


@flow
def place(s: State, seat: Seat, within: int) -> Steps:
    """WAG-RESOURCE-06, WAG-DISCOVERY-09: a look at the top token, then face down onto the map."""
    yield from refill(s)
    if not s.pile:
        return
    s.found = s.pile[0]
    s.pile = s.pile[1:]
    s.looking = seat
    emit_to(s, (seat,), "found", seat, s.found)
    option = yield from ask(seat, "lay", spots(s, seat, within))
    s.tokens = (*s.tokens, s.found)
    s.token_at = (*s.token_at, option[1])
    s.token_known = (*s.token_known, 1 << seat)
    s.token_mix = (*s.token_mix, s.mix)
    s.found = s.looking = -1
    emit(s, "laid", seat, option[1])
    yield from refill(s)


def lying(s: State, space: int) -> tuple[int, ...]:
    """The places in the rows of the tokens of a space, however many these are
    (WAG-DISCOVERY-05)."""
    return tuple(i for i, at in enumerate(s.token_at) if at == space)


def pick_up(s: State, gone: tuple[int, ...]) -> None:
    """These leave the map."""
    stay = [i for i in range(len(s.tokens)) if i not in gone]
    s.tokens = tuple(s.tokens[i] for i in stay)
    s.token_at = tuple(s.token_at[i] for i in stay)
    s.token_known = tuple(s.token_known[i] for i in stay)
    s.token_mix = tuple(s.token_mix[i] for i in stay)


def looks(s: State) -> list[Option]:
    """WAG-DISCOVERY-14: any discovery on the map."""
    found: list[Option] = []
    for space in dict.fromkeys(s.token_at):
        found += [("look", space, i + 1) for i in range(len(lying(s, space)))]
    return found


@flow
def far_sight(s: State, seat: Seat) -> Steps:
    """WAG-DISCOVERY-14: a private look; then it is put back or discarded."""
    option = yield from ask(seat, "far_sight", looks(s))
    at: int = lying(s, option[1])[option[2] - 1]
    s.token_known = tuple(
        known | (1 << seat if i == at else 0) for i, known in enumerate(s.token_known)
    )
    emit(s, "looked", seat, s.token_at[at])
    emit_to(s, (seat,), "saw", seat, s.tokens[at])
    option = yield from ask(seat, "put_back", [("put_back",), ("remove",)])
    if option[0] == "remove":
        token = s.tokens[at]
        pick_up(s, (at,))
        s.box[token] += 1
        emit(s, "removed", seat, token)


def spend(s: State, seat: int, token: int) -> None:
    """WAG-DISCOVERY-10: a kept discovery is used, and goes into the box."""
    at = next(i for i, k in enumerate(s.kept) if k.seat == seat and k.token == token)
    s.kept = s.kept[:at] + s.kept[at + 1 :]
    s.box[token] += 1
    emit(s, "spent", seat, token)
