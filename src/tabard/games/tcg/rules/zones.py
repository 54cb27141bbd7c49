"""What happens to cards: into play and out of it, turned, healed, taken over; and who hears it."""

from __future__ import annotations

from collections.abc import Iterable

from tabard.core.errors import Impossible
from tabard.core.game import emit
from tabard.core.hidden import pull

from .. import content as c
from ..language import powers as pw
from ..state import (
    AWAY,
    BOTH,
    GRAVEYARD,
    HAND,
    NOBODY,
    NONE,
    PLAY,
    REMOVED,
    RESOURCE,
    TOKENS,
    WAS_DESTROYED,
    State,
    hand,
    ref,
    seat_bit,
    shown,
)
from . import values
from .index import index
from .piles import move, show
from .triggers import delayed_destruction, hear, wait

# -- into the graveyard, and out of play ----------------------------------------------------------


def discard(s: State, seat: int, card: int) -> int:
    """TCG-DISCARD-01."""
    x = pull(s, seat, card, hand(s, seat))
    show(s, x)
    emit(s, "discarded", seat, card)
    bury(s, x)
    return x


def bury(s: State, x: int) -> None:
    """Into its owner's graveyard (TCG-OWNER-02, TCG-ALLY-06), face up (TCG-RESOURCE-10), where a
    Death Rattle is heard, its owner's, wherever it came from (TCG-KEYWORD-DEATHRATTLE-01 to
    -03)."""
    if x in TOKENS:
        vanish(s, x)
        return
    if s.spent[x]:
        remove(s, x)
        return
    show(s, x)
    move(s, x, GRAVEYARD)
    rattle = pw.RATTLE[s.what[x]]
    if rattle is not None:
        wait(s, rattle, s.owner[x], ref(s, x))


def remove(s: State, x: int) -> None:
    """TCG-ZONE-09, TCG-OWNER-03."""
    if x in TOKENS:
        vanish(s, x)
        return
    show(s, x)
    move(s, x, REMOVED)
    s.spent[x] = 0


def vanish(s: State, x: int) -> None:
    """TCG-TOKEN-02: a token that leaves play ceases to exist; its slot is free again."""
    move(s, x, AWAY)
    s.owner[x] = NONE


def attachments(s: State, x: int) -> list[int]:
    """TCG-ATTACH-03: any number."""
    return [y for y in s.play if s.host[y] == x]


def with_attachments(s: State, slots: Iterable[int]) -> list[int]:
    """TCG-ATTACH-02: whatever is attached to a card that leaves play goes with it."""
    found: list[int] = []
    queue = list(slots)
    while queue:
        x = queue.pop(0)
        if x not in found:
            found.append(x)
            queue += attachments(s, x)
    return found


def destroy(s: State, slots: Iterable[int]) -> list[int]:
    """TCG-DESTROY-01, -03: all at once; what watches sees the table as it was (TCG-TRIGGER-07)."""
    gone = with_attachments(s, slots)
    for x in gone:
        hear(s, pw.DESTROYED, x)
        hear(s, pw.LEAVES, x)
    for x in gone:
        delayed_destruction(s, x)
        emit(s, "destroyed", s.what[x], x)
    for x in gone:
        bury(s, x)
        s.did[x] |= WAS_DESTROYED & pw.RECORDS if s.zone[x] == GRAVEYARD else 0
    return gone


def leave(s: State, slots: Iterable[int], zone: int) -> None:
    """TCG-DESTROY-04: out of play to a hand or out of the game, which is no destruction; what was
    attached is destroyed."""
    going = list(slots)
    extra = [x for x in with_attachments(s, going) if x not in going]
    for x in going:
        hear(s, pw.LEAVES, x)
    destroy(s, extra)
    for x in going:
        emit(s, "bounced" if zone == HAND else "removed", s.what[x], x)
        if x in TOKENS:
            vanish(s, x)
        elif zone == HAND:
            show(s, x)
            move(s, x, HAND)
        elif zone == REMOVED:
            remove(s, x)
        else:
            raise Impossible(f"Nothing leaves play for zone {zone}: a graveyard is `destroy`'s.")


# -- into play ------------------------------------------------------------------------------------


def enter(s: State, x: int, seat: int, host: int = NONE) -> None:
    """TCG-ZONE-11: a card comes into play under this player's control, whatever it is attached to
    (TCG-CONTROL-02, TCG-ATTACH-09); an ally has to wait (TCG-ALLY-07). What hears of it sees it
    there (TCG-TRIGGER-08)."""
    show(s, x)
    move(s, x, PLAY)
    card = s.what[x]
    s.controller[x] = s.entered[x] = seat
    s.fresh[x] = 1
    s.host[x] = host
    s.last_host[x] = NOBODY if host == NONE else ref(s, host)
    s.exhausted[x] = c.CARDS[card].enters_exhausted
    if pw.ENTERS_WITH[card]:
        values.COUNTER_COLUMNS[pw.ENTERS_WITH[card]](s)[x] += 1
    s.play += (x,)
    s.memo = None
    emit(s, "entered", seat, card, x)
    hear(s, pw.ENTERS, x)


def make_token(s: State, seat: int, card: int) -> int:
    """TCG-TOKEN-01; TCG-OWNER-04. When every slot is taken, none."""
    for x in TOKENS:
        if s.zone[x] == AWAY:
            s.what[x], s.owner[x], s.known[x] = card, seat, BOTH
            enter(s, x, seat)
            return x
    return -1


def put_in_row(s: State, x: int, seat: int, face_up: bool, exhausted: bool = False) -> None:
    """A card becomes a resource (TCG-RESOURCE-02), which is not to place one (TCG-PLACE-08)."""
    if face_up:
        show(s, x)
    move(s, x, RESOURCE)
    s.controller[x] = s.entered[x] = seat
    s.down[x] = not face_up
    s.exhausted[x] = exhausted
    s.known[x] |= seat_bit(seat)
    s.resources += (x,)
    if face_up:
        s.memo = None


def turn_down(s: State, x: int) -> bool:
    """TCG-PLACE-10: only a change from face up to face down counts, and it is no flip
    (TCG-FLIP-02)."""
    if s.down[x]:
        return False
    s.down[x] = 1
    for column in values.COUNTER_COLUMNS.values():  # TCG-CHECK-02
        column(s)[x] = 0
    s.memo = None
    emit(s, "turned_down", s.what[x], x)
    hear(s, pw.TURNED_DOWN, x)
    return True


# -- small changes --------------------------------------------------------------------------------


def exhaust(s: State, x: int, told: bool = True) -> bool:
    """TCG-READY-02, -06: only a real change counts. Unless it goes without saying, as with whoever
    attacks, it is `told`."""
    if s.exhausted[x]:
        return False
    s.exhausted[x] = 1
    if s.zone[x] == PLAY:
        if told:
            emit(s, "exhausted", s.what[x], x)
        hear(s, pw.EXHAUSTS, x)
    return True


def ready(s: State, x: int) -> bool:
    """TCG-READY-03."""
    if not s.exhausted[x]:
        return False
    s.exhausted[x] = 0
    if s.zone[x] == PLAY:
        emit(s, "readied", s.what[x], x)
        hear(s, pw.READIES, x)
    return True


def heal(s: State, x: int, n: int) -> int:
    """TCG-HEAL-02: only damage that is there (TCG-HEAL-06); health stays as it is (TCG-HEAL-03)."""
    healed = min(n, s.damage[x])
    if healed > 0:
        s.damage[x] -= healed
        emit(s, "healed", s.what[x], x, shown(healed))
    return max(0, healed)


def put_damage(s: State, x: int, n: int) -> None:
    """TCG-DAMAGE-16: put, not dealt."""
    s.damage[x] = min(s.damage[x] + n, max(s.damage[x], values.health(s, x)))
    emit(s, "hurt", s.what[x], x, n)


def set_controller(s: State, x: int, seat: int) -> None:
    """TCG-CONTROL-05: the same object on the other side; it leaves combat (TCG-CONTROL-06) and
    must wait (TCG-CONTROL-07, TCG-ALLY-07)."""
    if s.controller[x] == seat:
        return
    s.controller[x] = seat
    s.fresh[x] = 1
    s.memo = None
    leave_combat(s, ref(s, x))
    emit(s, "controls", seat, s.what[x], x)


def leave_combat(s: State, number: int) -> None:
    if s.attacker == number:
        s.attacker = NOBODY
    if s.defender == number:
        s.defender = NOBODY


def settle_control(s: State) -> None:
    """TCG-CONTROL-08: who controls a card: the latest attachment that says so, if nobody took the
    card for good after it; else who did that, or the player under whom it came."""
    if not index(s).taken:
        return
    for x in s.play:
        if not c.IS_ALLY[s.what[x]]:
            continue
        seat = s.entered[x]
        for y in s.play:
            if s.host[y] == x and pw.TAKES_OVER[s.what[y]] and not s.overruled[y]:
                seat = s.controller[y]
        if s.controller[x] != seat:
            set_controller(s, x, seat)
