"""The leak gate: nothing a seat can't know ever reaches it.

For a position `s` and a seat, `t = determinize(s, seat)` is a world the seat can't tell from `s`.
So everything shown to the seat must be the same in both: the view, the question, the reasons why
something is not legal, the previews of what an answer would do, and, as both are driven on with the
same answers, what happens and *which questions appear*, until something is legally revealed. And
since all a sampled world may depend on is what the seat knows, `determinize` must draw the same
worlds from `t` as from `s`; and also after two different inputs (of another seat, of chance) of
which the seat notices no difference: that finds what `determinize` can't change, a secret in a
local of a frame.

What others have ordered for themselves is theirs: the gate gives them some orders first, which the
seat must not notice. Whether somebody is asked does follow from their orders, as it does from all
that they choose, so both worlds are driven on with the same ones.
"""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass, field
from random import Random
from typing import Any, TypeAlias

from .ask import CHANCE, Option, Seat
from .codec import SEAT_NAMES
from .errors import Malformed
from .game import SPECTATOR, Game
from .held import announcing
from .preview import preview
from .state import PUBLIC

SEALED = "sealed answers"
DRIVE = 12
"""How many answers the two worlds are driven on for."""
EXPLAINED = 4
"""How many options are asked about in both worlds."""
ENOUGH_PAIRS = 100
"""From so many pairs on in which a hidden field held something, one that never differed is one
that determinize keeps."""
ENOUGH_SEALED = 20
ORDERED = 0.3
"""How often somebody orders something, of all that can be."""


@dataclass
class Leaks:
    """What the gate found so far; `differed` are the hidden fields it has seen change."""

    pairs: int = 0
    problems: list[str] = field(default_factory=list)
    differed: set[str] = field(default_factory=set)
    filled: Counter[str] = field(default_factory=Counter)
    """In how many pairs each hidden field held something."""
    sealed_pairs: int = 0
    """Pairs in which another seat had sealed one of several answers."""

    def __add__(self, other: Leaks) -> Leaks:
        return Leaks(
            self.pairs + other.pairs,
            self.problems + other.problems,
            self.differed | other.differed,
            self.filled + other.filled,
            self.sealed_pairs + other.sealed_pairs,
        )

    def never_differed(self, game: Game[Any]) -> list[str]:
        """The fields that are declared hidden and were the same in all sampled worlds."""
        hidden = [name for name in game.state.fields if self.filled[name] >= ENOUGH_PAIRS]
        if self.sealed_pairs >= ENOUGH_SEALED:
            hidden.append(SEALED)
        return [
            f"{name!r} is hidden, but was the same in all {self.pairs} sampled worlds: "
            "determinize keeps a secret."
            for name in hidden
            if name not in self.differed and name not in game.info.recalled
        ]


def difference(a: Any, b: Any, path: str = "") -> str:
    """Where two JSON values differ first.

    >>> difference({"columns": {"hand": [1, 2]}}, {"columns": {"hand": [1, 3]}})
    'columns.hand.1: 2 or 3'
    """
    if isinstance(a, dict) and isinstance(b, dict) and a.keys() == b.keys():
        inner = [(str(key), a[key], b[key]) for key in a]
    elif isinstance(a, list) and isinstance(b, list) and len(a) == len(b):
        inner = [(str(i), x, y) for i, (x, y) in enumerate(zip(a, b, strict=True))]
    else:
        return f"{path.lstrip('.')}: {a!r} or {b!r}"
    return next(difference(x, y, f"{path}.{key}") for key, x, y in inner if x != y)


def leak_gate(game: Game[Any], s: Any, seat: Seat, rng: Random) -> Leaks:
    """Compare one position with one world that the seat can't tell from it."""
    found = Leaks(pairs=1)
    unordered, s = s, s.copy()
    if give_orders(game, s, seat, rng):
        s.ask = None
        if game.pending(s) != game.pending(unordered):
            found.problems.append("An order changes the question that is pending.")
        found.problems += [f"After an order: {one}" for one in same_shown(game, unordered, s, seat)]
    before = s.key()
    t = game.determinize(s, seat, Random(rng.getrandbits(64)))
    if s.key() != before:
        found.problems.append("determinize changes the state it is given.")
    fresh = t.copy()
    fresh.ask = None
    if game.pending(fresh) != game.pending(t):
        found.problems.append("determinize keeps the old question: set `ask` to None.")
        t = fresh
    found.problems += game.laws(t)
    _note_differences(game, s, t, seat, found)
    found.problems += (
        same_shown(game, s, t, seat)
        or same_names(game, s, t, seat)
        or same_reasons(game, s, t, seat, rng)
        or same_haste(game, s, t, seat)
        or same_previews(game, s, t, seat, rng)
        or same_samples(game, s, t, seat, rng)
        or same_after_secrets(game, s, seat, rng)
        or drive(game, s.copy(), same_orders(game, s, t, seat), seat, rng)
    )
    return found


def give_orders(game: Game[Any], s: Any, seat: Seat, rng: Random) -> bool:
    """Let each of the others give some orders, if this game has any; whether anybody did."""
    if not game.orders.verbs or game.pending(s) is None:
        return False
    for other in range(s.seats):
        for choice in game.standing(s, other) if other != seat else ():
            if rng.random() < ORDERED:
                game.order(s, other, rng.choice(choice.orders))
    return True


def same_orders(game: Game[Any], s: Any, t: Any, seat: Seat) -> Any:
    """The world `t` with the orders that the others have given in `s`."""
    t = t.copy()
    for other in range(s.seats):
        for choice in game.standing(s, other) if other != seat else ():
            if choice.now is not None:
                game.order(t, other, choice.now)
    return t


def _note_differences(game: Game[Any], s: Any, t: Any, seat: Seat, found: Leaks) -> None:
    for name, f in game.state.fields.items():
        value = getattr(s, name)
        if f.see != PUBLIC and value != f.blank(len(value) if f.shape == "column" else 0):
            found.filled[name] += 1
        if value != getattr(t, name):
            found.differed.add(name)
            if name in game.info.recalled:
                found.problems.append(f"determinize changes {name!r}, which everybody recalls.")
    if s.sealed != t.sealed:
        found.differed.add(SEALED)
    if any(w != seat for w, _ in s.sealed):
        found.sealed_pairs += 1
        if dict(s.sealed).get(seat) != dict(t.sealed).get(seat):
            found.problems.append("determinize changes the seat's own sealed answer.")


def same_shown(game: Game[Any], s: Any, t: Any, seat: Seat) -> list[str]:
    """The seat's view, and a spectator's, of both worlds."""
    found = []
    for viewer, name in ((seat, f"seat {SEAT_NAMES[seat]}"), (SPECTATOR, "a spectator")):
        a, b = game.view(s, viewer), game.view(t, viewer)
        if a != b:
            found.append(f"The view shows {name} what it can't know: {difference(a, b)}.")
    return found


def same_names(game: Game[Any], s: Any, t: Any, seat: Seat) -> list[str]:
    """What the things in the seat's options are called: a game may name them by the state."""
    q = game.pending(s)
    for option in () if q is None or q.domain is not None else q.options_of(seat):
        for kind, number in zip(game.options.verbs[option[0]], option[1:], strict=True):
            a, b = (game.noun(x, kind, number, "en") for x in (s, t))
            if a != b:
                return [
                    f"A {kind.name}'s name tells seat {SEAT_NAMES[seat]} a secret: {a!r} or {b!r}."
                ]
    return []


def same_haste(game: Game[Any], s: Any, t: Any, seat: Seat) -> list[str]:
    """How quickly others may answer is seen by all."""
    q = game.pending(s)
    for other in () if q is None or q.domain is not None else q.who:
        a, b = ((game.evident(x, other), game.brisk(x)) for x in (s, t))
        if a != b and other != seat:
            name = SEAT_NAMES[other]
            return [f"How fast seat {name} answers tells seat {SEAT_NAMES[seat]} a secret."]
    return []


def same_samples(game: Game[Any], s: Any, t: Any, seat: Seat, rng: Random) -> list[str]:
    """What determinize draws from two worlds that the seat can't tell apart."""
    k = rng.getrandbits(64)
    a, b = (game.determinize(x, seat, Random(k)) for x in (s, t))
    if a.key() == b.key():
        return []
    names = [n for n in game.state.fields if getattr(a, n) != getattr(b, n)]
    if a.sealed != b.sealed:
        names.append(SEALED)
    return [
        f"determinize depends on what seat {SEAT_NAMES[seat]} can't know: from two worlds it can't "
        f"tell apart it draws other {', '.join(names) or 'locals of frames'}."
    ]


def same_after_secrets(game: Game[Any], s: Any, seat: Seat, rng: Random) -> list[str]:
    """Two inputs that look alike to the seat lead to worlds it can't tell apart."""
    q = game.pending(s)
    if q is None:
        return []
    who: Seat | None = None
    if q.domain is not None:
        inputs = [q.domain.sample(rng.randrange) for _ in range(2)]
    else:
        others = [w for w in q.who if w != seat and len(q.options_of(w)) > 1]
        if not others:
            return []
        who = rng.choice(others)
        inputs = rng.sample(q.options_of(who), 2)
    a, b = s.copy(), s.copy()
    logs = [
        heard(game, world, given, who, seat) for world, given in zip((a, b), inputs, strict=True)
    ]
    if logs[0] != logs[1] or game.view(a, seat) != game.view(b, seat):
        return []
    if announcing(game, a) is not None or announcing(game, b) is not None:
        return []  # nobody else is shown such a position, nor draws worlds from it: see `held`
    return [f"After a secret input: {wrong}" for wrong in same_samples(game, a, b, seat, rng)]


Heard: TypeAlias = list[tuple[tuple[Any, ...], tuple[int, ...] | None]]


def heard(game: Game[Any], s: Any, given: Any, who: Seat | None, seat: Seat) -> Heard:
    """Give an answer; the events, with their audience, that the seat hears of it."""
    events: Heard = []
    game.advance(s, given, who, lambda event, to: events.append((event, to)))
    return [(event, to) for event, to in events if to is None or seat in to]


def same_reasons(game: Game[Any], s: Any, t: Any, seat: Seat, rng: Random) -> list[str]:
    """Why something is (not) legal is told to the seat, so it may not tell more."""
    for option in some_options(game, s, rng, EXPLAINED):
        a, b = (game.explain(x, seat, option).sentence("en") for x in (s, t))
        if a != b:
            text = game.options.text(s, option)
            return [f"explain({text!r}) tells seat {SEAT_NAMES[seat]} a secret: {a!r} or {b!r}."]
    return []


def same_previews(game: Game[Any], s: Any, t: Any, seat: Seat, rng: Random) -> list[str]:
    """What an answer would do is told to the seat, too."""
    q = game.pending(s)
    offered = () if q is None or q.domain is not None else q.options_of(seat)
    if not game.changes.verbs or not offered:
        return []
    option = rng.choice(offered)
    a, b = (preview(game, x, seat, (option,)) for x in (s, t))
    if a == b:
        return []
    text = game.options.text(s, option)
    return [f"The preview of {text!r} tells seat {SEAT_NAMES[seat]} a secret: {a!r} or {b!r}."]


def some_options(game: Game[Any], s: Any, rng: Random, count: int) -> list[Option]:
    """Options, mostly not legal now, of the verbs that are being asked for (or of any)."""
    q = game.pending(s)
    asked = [] if q is None else [o[0] for w in q.who if w != CHANCE for o in q.options_of(w)]
    verbs = sorted(set(asked)) or sorted(game.options.verbs)
    found: list[Option] = []
    for _ in range(count):
        verb = rng.choice(verbs)
        size = 1
        for kind in game.options.verbs[verb]:
            size *= kind.size
        try:
            found.append(game.options.option(s, game.options.first[verb] + rng.randrange(size)))
        except Malformed:  # a thing that is not in play here
            continue
    return found


def drive(game: Game[Any], s: Any, t: Any, seat: Seat, rng: Random) -> list[str]:
    """Answer alike in both worlds until the seat is shown something new."""
    for step in range(1, DRIVE + 1):
        a, b = game.pending(s), game.pending(t)
        if a is None or b is None:
            return []
        if a.domain is not None:
            if a.domain != b.domain:
                return []
            who, answer = None, a.domain.sample(rng.randrange)
        else:
            who = rng.choice(a.who)
            both = [o for o in a.options_of(who) if o in b.options_of(who)]
            if not both:
                return []
            answer = rng.choice(both)
        logs = [heard(game, world, answer, who, seat) for world in (s, t)]
        if any(to is not None or event[0] in game.reveals for log in logs for event, to in log):
            return []
        if logs[0] != logs[1]:
            lines = [[game.events.text(s, event) for event, _ in log] for log in logs]
            return [
                f"After {step} equal answers the log tells seat {SEAT_NAMES[seat]} a secret: "
                f"{difference(lines[0], lines[1])}."
            ]
        wrong = same_shown(game, s, t, seat)
        if wrong:
            return [f"After {step} equal answers: {wrong[0]}"]
    return []
