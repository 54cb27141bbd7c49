"""Standing orders (TCG-PRIORITY-10): where a player with priority is asked, and where the program
passes for them.

All of it depends on what lies open and on the player's own orders, never on a hand: who is asked
where tells nothing of the cards.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache, lru_cache

from tabard.core.ask import Option
from tabard.core.info import Standing

from .. import content as c
from ..context import Context
from ..language import powers as pw
from ..state import (
    AS_USUAL,
    ASK,
    DEFEND,
    END,
    HALT,
    IN_DANGER,
    OWN_ADDED,
    PASS_OVER,
    PROPOSAL,
    READY_STEP,
    SKIP,
    SKIP_NOTHING,
    SKIP_TURN,
    STOP,
    TO_RESPOND,
    TURN,
    WHEN_ATTACKED,
    WINDOW,
    Link,
    State,
    deck,
    hand,
    ref,
    seat_bit,
)
from . import combat, values
from .chain import link_context
from .checks import losers
from .effects import packets_of
from .index import lasting
from .steps import number, players

ALWAYS = -1
"""The action phase of one's own turn: no order passes it but that to pass the turn."""
IN_MINE, IN_THEIRS = (
    tuple(HALT.index.get(f"{whose}-{window}", ALWAYS) for window in WINDOW.names)
    for whose in ("my", "their")
)
"""Where a player halts in each window, in their own turn and in the other's."""
PER_SEAT = HALT.size
"""How many halts each player has orders for."""
DANGEROUS = (READY_STEP, DEFEND, END)
"""The windows in which not acting could lose at once, with nothing on the chain."""
FEWEST = ("respond", "attacked", "danger")
IN_COMBAT = ("my-attack", "my-defend", "their-attack", "their-defend")
HALTS: tuple[tuple[bool, ...], ...] = tuple(
    tuple(halt in names for halt in HALT.names)
    for names in ((*FEWEST, *IN_COMBAT, "their-end"), HALT.names, FEWEST)
)
"""For each of the ready-made orders, whether a player is asked at each halt."""
BY_DEFAULT = HALTS[STOP.index["usual"]]
ASKED: tuple[tuple[bool, ...], ...] = (BY_DEFAULT, (True,) * PER_SEAT, (False,) * PER_SEAT)
"""For each wish, whether a player is asked at each halt."""


def skips(s: State, seat: int) -> bool:
    """TCG-PRIORITY-10: whether the program passes for this player: until something happens, if
    they have said so, or where it is quiet. It is not where they could lose by not acting, unless
    they have ordered even that."""
    if s.chain:  # where they have priority now (TCG-PRIORITY-08)
        kind, whose = s.chain[-1][:2]
        at = OWN_ADDED if whose == seat else WHEN_ATTACKED if kind == PROPOSAL else TO_RESPOND
    else:
        at = (IN_MINE if s.turn == seat else IN_THEIRS)[s.window]
    if s.skipping[seat]:
        if at == ALWAYS:
            return s.skipping[seat] == SKIP_TURN
    elif at == ALWAYS or ASKED[s.wishes[seat * PER_SEAT + at]][at]:
        return False
    if not s.chain and s.window not in DANGEROUS:
        return True
    return not (in_danger(s, seat) and is_asked(s, seat, IN_DANGER))


def is_asked(s: State, seat: int, at: int) -> bool:
    return ASKED[s.wishes[seat * PER_SEAT + at]][at]


# -- what stands, and new orders ------------------------------------------------------------------


def asked(s: State, seat: int) -> tuple[bool, ...]:
    return tuple(is_asked(s, seat, at) for at in range(PER_SEAT))


def standing(s: State, seat: int) -> tuple[Standing, ...]:
    """A ready-made order for all, one for each halt, and what is passed over for now."""
    first = seat * PER_SEAT
    return _standing(bytes(s.wishes[first : first + PER_SEAT]), s.skipping[seat])


@lru_cache(maxsize=256)
def _standing(wishes: bytes, skipping: int) -> tuple[Standing, ...]:
    """The same by what is kept of them: hardly anybody orders much."""
    now = tuple(ASKED[wish][at] for at, wish in enumerate(wishes))
    found = [Standing(READY_MADE, ("stops", HALTS.index(now)) if now in HALTS else None)]
    for choice, on in zip(EACH, now, strict=True):
        found.append(Standing(choice, choice[not on]))
    found.append(Standing(FOR_NOW, FOR_NOW[skipping]))
    return tuple(found)


READY_MADE: tuple[Option, ...] = tuple(("stops", i) for i in range(STOP.size))
EACH: tuple[tuple[Option, ...], ...] = tuple(
    (("ask", at), ("pass_over", at)) for at in range(PER_SEAT)
)


FOR_NOW: tuple[Option, ...] = tuple(("skip", i) for i in range(SKIP.size))


def obey(s: State, seat: int, order: Option) -> None:
    verb, what = order
    if verb == "skip":
        s.skipping[seat] = what
    elif verb == "stops":
        be_asked(s, seat, HALTS[what])
    else:
        now = list(asked(s, seat))
        now[what] = verb == "ask"
        be_asked(s, seat, now)


def be_asked(s: State, seat: int, at: Iterable[bool]) -> None:
    """Whether this player wants to be asked at each halt."""
    first = seat * PER_SEAT
    s.wishes[first : first + PER_SEAT] = bytes(wishes_of(at))


def wishes_of(at: Iterable[bool]) -> list[int]:
    """Only what differs from the usual is kept."""
    return [
        AS_USUAL if wanted == usual else ASK if wanted else PASS_OVER
        for wanted, usual in zip(at, BY_DEFAULT, strict=True)
    ]


def forget(s: State, seat: int) -> None:
    """What a player has ordered, taken for the usual: nobody else knows."""
    first = seat * PER_SEAT
    s.wishes[first : first + PER_SEAT] = bytes(PER_SEAT)
    s.skipping[seat] = SKIP_NOTHING


# -- danger ---------------------------------------------------------------------------------------


def in_danger(s: State, seat: int) -> bool:
    """Whether this player could lose at once if everybody passed now, as far as what lies open
    tells: by the draw of their turn, the damage of a combat, what ends with the turn, or what is
    on top of the chain."""
    if s.chain:
        return s.chain[-1].kind != PROPOSAL and is_deadly(s, seat, s.chain[-1])
    if s.window == READY_STEP:
        return s.turn == seat and s.number > 1 and not deck(s, seat)
    if s.window == DEFEND:
        return falls(s, seat)
    return s.window == END and fades(s, seat)


def health_left(s: State, seat: int) -> int:
    """How much damage a hero can still take."""
    hero = s.heroes[seat]
    return values.health(s, hero) - s.damage[hero]


def falls(s: State, seat: int) -> bool:
    """TCG-COMBAT-18: the combat damage, nothing prevented, is fatal to the hero."""
    hero = ref(s, s.heroes[seat])
    if hero not in (s.attacker, s.defender) or combat.gone(s):
        return False
    return sum(p.n for p in combat.blows(s) if p.to == hero) >= health_left(s, seat)


def fades(s: State, seat: int) -> bool:
    """TCG-TURN-07: what keeps the hero alive ends with the turn."""
    if not s.effects:
        return False
    found = lasting(s)
    if not (found.frail or found.cants & values.CANT_DIE):
        return False
    then = s.copy()
    then.effects = tuple(e for e in s.effects if e.until != TURN)
    then.memo = None
    return bool(losers(then) & seat_bit(seat))


def is_deadly(s: State, seat: int, link: Link) -> bool:
    """Whether this link, carried out as things stand, draws more cards than this player has or
    deals the hero fatal damage. Conditions and modes are taken as if all came true."""
    costly = costly_steps(link.power, link.first, link.last)
    if not costly:
        return False
    program, ctx = pw.POWERS[link.power].program, link_context(s, link)
    drawn = sum(drawing(s, ctx, program[at], seat) for at in costly)
    if drawn and drawn > len(deck(s, seat)):
        return True
    hurt = sum(hurting(s, ctx, link, at, seat) for at in costly)
    return hurt > 0 and hurt >= health_left(s, seat)


@cache
def costly_steps(power: int, first: int, last: int) -> tuple[int, ...]:
    """The steps that may draw cards, deal damage, or take health."""
    program = pw.POWERS[power].program
    return tuple(at for at in range(first, last) if is_costly(program[at]))


def is_costly(do: pw.Do) -> bool:
    if do.op in ("give", "group"):
        return any(pw.MODS[mod].kind == "health" for mod in do.n)
    return do.op in ("draw", "deal")


def drawing(s: State, ctx: Context, do: pw.Do, seat: int) -> int:
    """How many cards a step lets this player draw."""
    if do.op != "draw" or do.who is None or seat not in players(s, do.who(s, ctx)):
        return 0
    return c.HAND_LIMIT - len(hand(s, seat)) if do.n == "to_limit" else number(s, ctx, do)


def hurting(s: State, ctx: Context, link: Link, at: int, seat: int) -> int:
    """The damage that a step deals to the hero, and the health that it takes."""
    do, hero = pw.POWERS[link.power].program[at], s.heroes[seat]
    if do.op == "group":
        return sum(
            lost_health(s, ctx, mod)
            for mod in do.n
            if (group := pw.MODS[mod].group) is not None and group(s, ctx, hero)
        )
    if do.op == "draw" or do.who is None or ref(s, hero) not in do.who(s, ctx):
        return 0
    if do.op == "deal":
        then = s.copy()  # what raises damage is used up by that
        return sum(p.n for p in packets_of(then, ctx, link.power, at) if p.to == ref(s, hero))
    return sum(lost_health(s, ctx, mod) for mod in do.n)


def lost_health(s: State, ctx: Context, mod: int) -> int:
    change = pw.MODS[mod]
    return max(0, -int(change.n(s, ctx))) if change.kind == "health" and change.n else 0
