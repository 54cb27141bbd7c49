"""Where cards are, and what happens when they move: every change of zone, and what hears of it.

Nothing here asks anybody anything. What triggers is put into `waiting` and goes on the chain the
next time somebody would get priority (TCG-TRIGGER-02).
"""

from __future__ import annotations

from collections.abc import Iterable

from tabard.core.game import emit, emit_to

from . import content as c
from . import powers as pw
from . import values
from .index import index
from .state import (
    AWAY,
    CHAIN,
    DECK,
    GRAVEYARD,
    HAND,
    NOBODY,
    NONE,
    PLAY,
    PLAYER,
    REMOVED,
    RESOURCE,
    TOKENS,
    WHEN_DESTROYED,
    Delayed,
    State,
    Used,
    Waiting,
    deck,
    graveyard,
    hand,
    ref,
)

ALL = 3
"""Known to both seats."""


# -- triggers -------------------------------------------------------------------------------------


def hear(
    s: State, kind: int, x: int, amount: int = 0, dealer: int = NOBODY, seat: int = -1
) -> None:
    """TCG-TRIGGER-01: something has happened to a card (to a player: `seat`)."""
    for y, power, event in (s.memo or index(s)).ears.get(kind, ()):
        mine = s.controller[y]
        subject = ref(s, x) if x >= 0 else PLAYER + seat
        ctx = (mine, ref(s, y), (), subject, amount, dealer, (), 0)
        if event.whom is None:
            if seat != mine and not event.each:
                continue
        elif kind == pw.PLAYS and seat != mine:
            continue
        elif not event.whom(s, ctx, x):
            continue
        wait(s, power, mine, ref(s, y), subject, amount, dealer)


def wait(
    s: State,
    power: pw.Power,
    seat: int,
    source: int,
    subject: int = NOBODY,
    amount: int = 0,
    dealer: int = NOBODY,
) -> None:
    """TCG-TRIGGER-09: it triggers if its condition holds, and once a turn if it says so."""
    if power.test is not None:
        if not power.test(s, (seat, source, (), subject, amount, dealer, (), 0)):
            return
    if power.once:
        if Used(source, power.number) in s.used:
            return
        s.used += (Used(source, power.number),)
    last = len(power.program)
    s.waiting += (Waiting(power.number, seat, source, subject, amount, dealer, 0, last),)


# -- piles ----------------------------------------------------------------------------------------


def set_deck(s: State, seat: int, cards: tuple[int, ...]) -> None:
    if seat:
        s.deck_b = cards
    else:
        s.deck_a = cards


def set_hand(s: State, seat: int, cards: tuple[int, ...]) -> None:
    if seat:
        s.hand_b = cards
    else:
        s.hand_a = cards


def set_graveyard(s: State, seat: int, cards: tuple[int, ...]) -> None:
    if seat:
        s.grave_b = cards
    else:
        s.grave_a = cards


def without(cards: tuple[int, ...], x: int) -> tuple[int, ...]:
    at = cards.index(x)
    return cards[:at] + cards[at + 1 :]


def take(s: State, x: int) -> None:
    """Out of the pile it lies in."""
    where, seat = s.zone[x], s.owner[x]
    if where == PLAY:
        s.play = without(s.play, x)
    elif where == RESOURCE:
        s.resources = without(s.resources, x)
    elif where == HAND:
        set_hand(s, seat, without(hand(s, seat), x))
    elif where == DECK:
        set_deck(s, seat, without(deck(s, seat), x))
    elif where == GRAVEYARD:
        set_graveyard(s, seat, without(graveyard(s, seat), x))


def move(s: State, x: int, zone: int) -> None:
    """TCG-GENERAL-08: into another zone, as a new object. TCG-OWNER-02: its owner's."""
    where, seat = s.zone[x], s.owner[x]
    if where == PLAY:
        s.last_atk[x] = min(255, max(0, values.atk(s, x)))
        s.last_heirloom[x] = s.heirloom[x]
    if where in (PLAY, RESOURCE, CHAIN):
        s.last_seat[x] = s.controller[x]
    if where in (PLAY, RESOURCE):
        s.memo = None
    take(s, x)
    s.gen[x] = (s.gen[x] + 1) % 256
    s.zone[x] = zone
    if where not in (DECK, HAND):
        s.controller[x] = s.entered[x] = s.host[x] = NONE
        s.exhausted[x] = s.down[x] = s.fresh[x] = s.stays[x] = s.did[x] = 0
        s.damage[x] = s.overruled[x] = 0
        s.skull[x] = s.stake[x] = s.heirloom[x] = s.atk_counters[x] = s.defense_counters[x] = 0
    if zone == HAND:
        set_hand(s, seat, (*hand(s, seat), x))
    elif zone == GRAVEYARD:
        set_graveyard(s, seat, (*graveyard(s, seat), x))


def swap(s: State, a: int, b: int) -> None:
    """Two slots change what they are, and who knows it."""
    s.what[a], s.what[b] = s.what[b], s.what[a]
    s.known[a], s.known[b] = s.known[b], s.known[a]
    s.seen[a], s.seen[b] = s.seen[b], s.seen[a]


def hidden(s: State, seat: int) -> list[int]:
    """The cards of a seat that not everybody can read."""
    down = [x for x in s.resources if s.owner[x] == seat and s.down[x]]
    return [*deck(s, seat), *hand(s, seat), *down]


def show(s: State, x: int) -> None:
    """Everybody reads it. Who had seen such a card get lost among others can't tell that it was
    not this one: he no longer knows of one more."""
    other = 2 >> s.owner[x]
    if not s.known[x] & other:
        if not s.seen[x] & other:
            for y in hidden(s, s.owner[x]):
                if s.what[y] == s.what[x] and s.seen[y] & other and y != x:
                    s.seen[y] &= ~other
                    break
    s.seen[x] = 0
    s.known[x] = ALL


def pull(s: State, seat: int, card: int, piles: tuple[int, ...]) -> int:
    """The slot that moves when this player takes such a card from among others: the one that the
    other player could have named, or the first of those that he can't tell apart."""
    other = 2 >> seat
    same = [x for x in piles if s.what[x] == card]
    named = [x for x in same if s.known[x] & other]
    if named:
        return named[0]
    first = next(x for x in piles if not s.known[x] & other)
    swap(s, same[0], first)
    return first


# -- hands and decks ------------------------------------------------------------------------------


def draw(s: State, seat: int, n: int = 1) -> int:
    """TCG-DRAW-01: one at a time, from the top. TCG-WIN-05: who can't, has lost at the next
    check. How many were drawn."""
    for i in range(n):
        if not deck(s, seat):
            s.starved[seat] = 1
            emit(s, "starved", seat)
            return i
        x = deck(s, seat)[0]
        move(s, x, HAND)
        s.known[x] |= 1 << seat
        emit(s, "drew", seat)
        emit_to(s, (seat,), "drawn", seat, s.what[x])
    return n


def discard(s: State, seat: int, card: int) -> int:
    """TCG-DISCARD-01."""
    x = pull(s, seat, card, hand(s, seat))
    show(s, x)
    emit(s, "discarded", seat, card)
    bury(s, x)
    return x


def forget(s: State, seat: int, slots: Iterable[int]) -> None:
    """These cards are lost among others: the other player, if he could read one, knows that it
    is there."""
    for x in slots:
        s.seen[x] |= s.known[x] & 2 >> seat
        s.known[x] = 0


def shuffle(s: State, seat: int, order: tuple[int, ...]) -> None:
    """TCG-SEARCH-03: the cards of a deck in this order, and nobody knows it."""
    slots = deck(s, seat)
    forget(s, seat, slots)
    what = [s.what[slots[i]] for i in order]
    seen = [s.seen[slots[i]] for i in order]
    for x, card, by in zip(slots, what, seen, strict=True):
        s.what[x], s.seen[x] = card, by
    emit(s, "shuffled", seat)


# -- into the graveyard, and out of play ----------------------------------------------------------


def bury(s: State, x: int) -> None:
    """Into its owner's graveyard (TCG-OWNER-02), where a Death Rattle is heard
    (TCG-KEYWORD-DEATHRATTLE-01)."""
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
    """TCG-ZONE-09."""
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
    """TCG-DESTROY-01: all at once; what watches sees the table as it was (TCG-TRIGGER-07)."""
    gone = with_attachments(s, slots)
    for x in gone:
        hear(s, pw.DESTROYED, x)
        hear(s, pw.LEAVES, x)
    for x in gone:
        delayed_destruction(s, x)
        emit(s, "destroyed", s.what[x], x)
    for x in gone:
        bury(s, x)
    return gone


def delayed_destruction(s: State, x: int) -> None:
    """TCG-TRIGGER-10: 'when that character is destroyed this turn'."""
    kept = []
    for d in s.delayed:
        if d.moment == WHEN_DESTROYED and d.subject == ref(s, x):
            fire(s, d)
        else:
            kept.append(d)
    s.delayed = tuple(kept)


def fire(s: State, d: Delayed) -> None:
    """A delayed power goes to those that wait."""
    s.waiting += (Waiting(d.power, d.seat, d.source, d.subject, 0, NOBODY, d.first, d.last),)


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
        else:
            remove(s, x)


# -- into play ------------------------------------------------------------------------------------


def enter(s: State, x: int, seat: int, host: int = NONE) -> None:
    """TCG-ZONE-11: a card comes into play under this player's control."""
    show(s, x)
    move(s, x, PLAY)
    card = s.what[x]
    s.controller[x] = s.entered[x] = seat
    s.fresh[x] = 1
    s.host[x] = host
    s.last_host[x] = NOBODY if host == NONE else ref(s, host)
    s.exhausted[x] = c.CARDS[card].enters_exhausted
    if pw.ENTERS_WITH[card]:
        values.COUNTERS[pw.ENTERS_WITH[card]](s)[x] += 1
    s.play += (x,)
    s.memo = None
    emit(s, "entered", seat, card, x)
    hear(s, pw.ENTERS, x)


def make_token(s: State, seat: int, card: int) -> int:
    """TCG-TOKEN-01; TCG-OWNER-04. When every slot is taken, none."""
    for x in TOKENS:
        if s.zone[x] == AWAY:
            s.what[x], s.owner[x], s.known[x] = card, seat, ALL
            enter(s, x, seat)
            return x
    return -1


def put_in_row(s: State, x: int, seat: int, face_up: bool, exhausted: bool = False) -> None:
    """A card becomes a resource (TCG-RESOURCE-02)."""
    if face_up:
        show(s, x)
    move(s, x, RESOURCE)
    s.controller[x] = s.entered[x] = seat
    s.down[x] = not face_up
    s.exhausted[x] = exhausted
    s.known[x] |= 1 << seat
    s.resources += (x,)
    if face_up:
        s.memo = None


def turn_down(s: State, x: int) -> bool:
    """TCG-PLACE-10: only a change from face up to face down counts."""
    if s.down[x]:
        return False
    s.down[x] = 1
    s.memo = None
    emit(s, "turned_down", s.what[x], x)
    hear(s, pw.TURNED_DOWN, x)
    return True


# -- small changes --------------------------------------------------------------------------------


def exhaust(s: State, x: int) -> bool:
    """TCG-READY-06: only a real change counts."""
    if s.exhausted[x]:
        return False
    s.exhausted[x] = 1
    if s.zone[x] == PLAY:
        emit(s, "exhausted", s.what[x], x)
        hear(s, pw.EXHAUSTS, x)
    return True


def ready(s: State, x: int) -> bool:
    if not s.exhausted[x]:
        return False
    s.exhausted[x] = 0
    if s.zone[x] == PLAY:
        emit(s, "readied", s.what[x], x)
        hear(s, pw.READIES, x)
    return True


def heal(s: State, x: int, n: int) -> int:
    """TCG-HEAL-02: only damage that is there."""
    healed = min(n, s.damage[x])
    if healed > 0:
        s.damage[x] -= healed
        emit(s, "healed", s.what[x], x, min(healed, 255))
    return max(0, healed)


def put_damage(s: State, x: int, n: int) -> None:
    """TCG-DAMAGE-16: put, not dealt."""
    s.damage[x] = min(s.damage[x] + n, max(s.damage[x], values.health(s, x)))
    emit(s, "hurt", s.what[x], x, n)


def set_controller(s: State, x: int, seat: int) -> None:
    """TCG-CONTROL-05: the same object on the other side; it leaves combat (TCG-CONTROL-06) and
    must wait (TCG-CONTROL-07)."""
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
