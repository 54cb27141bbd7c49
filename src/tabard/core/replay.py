"""Playing the inputs of a match again, and what somebody has learned through them."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any, NamedTuple

from .ask import CHANCE, Ask, Seat
from .codec import SEAT_NAMES
from .errors import Illegal, Malformed
from .game import Game
from .record import Input, Told, concession


def outcome_to_json(game: Game[Any], s: Any, label: str, outcome: Any) -> Any:
    """What chance said, with names where it stands for content."""
    kind = game.outcome_kinds.get(label)
    if isinstance(outcome, tuple):
        return [outcome_to_json(game, s, label, one) for one in outcome]
    return outcome if kind is None else kind.text(s, outcome)


def outcome_from_json(game: Game[Any], s: Any, label: str, data: Any) -> Any:
    kind = game.outcome_kinds.get(label)
    if isinstance(data, list):
        return tuple(outcome_from_json(game, s, label, one) for one in data)
    return data if kind is None or not isinstance(data, str) else kind.parse(s, data)


def outcome_text(said: Any) -> str:
    """What chance said, as the log holds it, for people: of a long order only how it begins, of a
    pool each color's dice by themselves.

    >>> outcome_text([[1, 5, 8], [2]]), outcome_text(list("abcdefgh"))
    ('1 5 8 · 2', 'a, b, c, d, e, f, … (8)')
    """
    if not isinstance(said, list):
        return str(said)
    if said and isinstance(said[0], list):
        return " · ".join(" ".join(map(str, dice)) or "–" for dice in said)
    shown = ", ".join(map(str, said[:6]))
    return f"{shown}, … ({len(said)})" if len(said) > 6 else shown


def listener(game: Game[Any], s: Any, heard: list[Told]) -> Callable[..., None]:
    """A sink for events: their text is made at once, while the state still fits them."""

    def sink(event: tuple[Any, ...], audience: tuple[int, ...] | None) -> None:
        heard.append(Told(game.events.text(s, event), audience))

    return sink


def step(game: Game[Any], s: Any, i: Input) -> tuple[Told, ...]:
    """Give one logged answer to `s`, and return what was told on the way."""
    q = game.pending(s)
    if q is None:
        raise Illegal("The game is over.")
    if q.label != i.label or (q.domain is None) == (i.seat == CHANCE):
        raise Illegal(f"It answers {i.label!r}, but the question is {q.label!r}.")
    heard: list[Told] = []
    if q.domain is not None:
        answer = outcome_from_json(game, s, i.label, i.outcome)
        game.advance(s, answer, sink=listener(game, s, heard))
    else:
        answer = game.options.parse(s, i.option)
        game.advance(s, answer, i.seat, sink=listener(game, s, heard))
    return tuple(heard)


class Played(NamedTuple):
    """One input, played again."""

    input: Input
    question: Ask | None
    """What it answered (None: nothing, as an undo does)."""
    events: tuple[Told, ...]
    state: Any
    """The position after it. It goes on changing: copy it to keep it."""


def replay(game: Game[Any], start: Any, inputs: Sequence[Input]) -> Iterator[Played]:
    """Play inputs again, from a position of their own. An input that does not fit raises
    `Malformed` with its number."""
    s = start.copy()
    targets = {i.undo for i in inputs if i.undo}
    before: dict[int, Any] = {}
    conceded: list[Seat] = []
    for at, i in enumerate(inputs):
        if conceded and given_up(game, s, conceded):
            raise Malformed(f"Input {i.n} can't be replayed: the others have conceded.")
        if i.concede:
            if game.pending(s) is None:
                raise Malformed(f"Input {i.n} can't be replayed: the game was over.")
            conceded.append(i.seat)
            yield Played(i, None, concession(i.seat), s)
            continue
        if i.n in targets:
            before[i.n] = s.copy()
        if order_of(game, i):
            obey(game, s, i)
            yield Played(i, None, unchosen(game, s, inputs, at), s)
            continue
        if i.undo:
            s = before[i.undo].copy()
            for given in inputs:
                if given.order and i.undo < given.n < i.n:
                    obey(game, s, given)
            yield Played(i, None, (), s)
            continue
        q = game.pending(s)
        try:
            events = step(game, s, i)
        except (Malformed, Illegal) as error:
            raise Malformed(f"Input {i.n} can't be replayed: {error}") from error
        yield Played(i, q, events + unchosen(game, s, inputs, at), s)


def unchosen(game: Game[Any], s: Any, inputs: Sequence[Input], at: int) -> tuple[Told, ...]:
    """Rules may ask now what was no choice and was not asked in the days of this log: such an
    answer is taken where the log goes on without it. What was told on the way."""
    heard: list[Told] = []
    while (q := game.pending(s)) is not None and len(q.options) == 1 and not (q.sealed or q.free):
        later = (inputs[k] for k in range(at + 1, len(inputs)))
        then = next((i for i in later if not (i.concede or order_of(game, i))), None)
        if then is None or then.undo or (then.seat, then.label) == (q.who[0], q.label):
            break
        game.advance(s, q.options[0], sink=listener(game, s, heard))
    return tuple(heard)


def order_of(game: Game[Any], i: Input) -> str:
    """What a seat ordered for itself, be it that this was an answer in the days of old."""
    verb = i.option.partition(" ")[0]
    if i.seat == CHANCE or not verb or verb in game.options.verbs:
        return i.order
    old = game.old()
    return i.option if old is not None and verb in old.orders else ""


def obey(game: Game[Any], s: Any, i: Input) -> None:
    """Give a logged order once more."""
    if game.pending(s) is None:
        raise Malformed(f"Input {i.n} can't be replayed: the game was over.")
    try:
        game.order(s, i.seat, game.orders.parse(s, order_of(game, i)))
    except (Malformed, Illegal) as error:
        raise Malformed(f"Input {i.n} can't be replayed: {error}") from error


def given_up(game: Game[Any], s: Any, conceded: Sequence[Seat]) -> bool:
    """Is the game over because of who has conceded? It is when nobody is left, or only allies
    whose opponents have all given up."""
    left = [seat for seat in range(s.seats) if seat not in conceded]
    if not conceded or not left:
        return not left
    allies = s.allies(left[0])
    return all(seat in allies for seat in left) and any(seat not in allies for seat in conceded)


def learned(
    game: Game[Any],
    inputs: Sequence[Input],
    seat: Seat,
    friends: Sequence[Seat] = (),
    unseen: bool = False,
) -> str | None:
    """Why a seat can't take these inputs back alone, or when `friends` agree whose answers are
    among them: what somebody has learned through them.

    An event that not everybody may hear shows something hidden, be it to the seat itself. `unseen`:
    nobody else was shown anything yet (see `held`)."""
    for i in inputs:
        if i.order:
            continue
        if i.seat == CHANCE:
            return "the dice have spoken since"
        if i.seat != seat and i.seat not in friends:
            return f"seat {SEAT_NAMES[i.seat]} has answered since"
        for event in i.events:
            reveals = not unseen and event.text.split()[0] in game.reveals
            if event.audience is not None or reveals:
                return "something has been shown since"
    return None
