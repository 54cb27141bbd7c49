"""How a duel was decided: the last blow, each hero's health over the turns, and the turns that cost
most, from the events of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from tabard.core.info import Report, Turning

from .. import content as c
from ..language.scene import WORDS
from ..rules import values
from ..state import State, has_lost
from .naming import called

TURNINGS = 3
"""At most so many turning points."""
MUCH = 4
"""What a hero must lose against the other in a turn, at least, to be worth a sentence."""


class _Turn:
    """What happened to both heroes in one turn."""

    def __init__(self, number: int) -> None:
        self.number = number
        self.hurt = [0, 0]
        self.healed = [0, 0]
        self.by: tuple[Counter[int], Counter[int]] = (Counter(), Counter())

    def lost(self, seat: int) -> int:
        return self.hurt[seat] - self.healed[seat]

    def swing(self) -> int:
        """Above zero: at the cost of seat 0."""
        return self.lost(0) - self.lost(1)


def report(events: Sequence[tuple[Any, ...]], s: State, language: str) -> Report | None:
    """The events must be all there are, from where the match began to `s`. A hero's health is what
    is printed on it without its damage; what cards add to it counts at the end alone."""
    if len(s.heroes) < 2:
        return None  # conceded before there was anything to see
    began = next((event[2] - 1 for event in events if event[0] == "turn"), s.number)
    turns = [_Turn(began)]
    heroes: list[list[tuple[int, int]]] = [[], []]  # turn by turn: which hero it was
    last: list[tuple[Any, ...] | None] = [None, None]
    for event in events:
        match event:
            case ("turn", _, number):
                turns.append(_Turn(number))
            case (("hero" | "mastered"), seat, card):
                heroes[seat].append((len(turns) - 1, card))
            case ("starved", seat):
                last[seat] = event
            case ("dealt", source, _, slot, n, _) if slot in s.heroes:
                seat = s.heroes.index(slot)
                turns[-1].hurt[seat] += n
                turns[-1].by[seat][source] += n
                last[seat] = event
            case ("hurt", _, slot, n) if slot in s.heroes:
                seat = s.heroes.index(slot)
                turns[-1].hurt[seat] += n
                last[seat] = event
            case ("healed", _, slot, n) if slot in s.heroes:
                turns[-1].healed[s.heroes.index(slot)] += n
    return Report(
        rows=(),
        rounds=_health(turns, heroes, s),
        first=began,
        counted=WORDS.say(language, "report-health"),
        how=" ".join(_how(last[seat], s, seat, language) for seat in (0, 1) if has_lost(s, seat)),
        turnings=_turnings(turns, s, language),
    )


def _health(
    turns: list[_Turn], heroes: list[list[tuple[int, int]]], s: State
) -> tuple[tuple[int, ...], ...]:
    """What was left of each hero at the end of each turn, told from the end backwards: a position
    may begin with damage."""
    rows = []
    damage = [s.damage[x] for x in s.heroes]
    for at in range(len(turns) - 1, -1, -1):
        rows.append(
            tuple(
                max(0, c.CARDS[_hero(heroes[seat], at, s.what[x])].health - damage[seat])
                for seat, x in enumerate(s.heroes)
            )
        )
        damage = [damage[seat] - turns[at].lost(seat) for seat in (0, 1)]
    rows[0] = tuple(max(0, values.health(s, x) - s.damage[x]) for x in s.heroes)
    return tuple(reversed(rows))


def _hero(known: list[tuple[int, int]], at: int, now: int) -> int:
    """Which hero it was at the end of a turn; a position doesn't tell who it began with."""
    return next((card for turn, card in reversed(known) if turn <= at), now)


def _how(event: tuple[Any, ...] | None, s: State, seat: int, language: str) -> str:
    """What defeated this seat."""
    hero = called(s.what[s.heroes[seat]], language)
    match event:
        case ("starved", _):
            return WORDS.say(language, "report-how-starved", hero=hero)
        case ("dealt", source, _, _, n, kind):
            damage = WORDS.say(language, f"damage-{c.DAMAGE.names[kind]}")
            card = called(source, language)
            return WORDS.say(
                language, "report-how-dealt", hero=hero, card=card, number=n, damage=damage
            )
        case ("hurt", _, _, n):
            return WORDS.say(language, "report-how-hurt", hero=hero, number=n)
    return WORDS.say(language, "report-how-worn", hero=hero)


def _turnings(turns: list[_Turn], s: State, language: str) -> tuple[Turning, ...]:
    """The largest swings, in the order of the turns."""
    much = [turn for turn in turns if abs(turn.swing()) >= MUCH]
    best = sorted(much, key=lambda turn: (-abs(turn.swing()), turn.number))[:TURNINGS]
    return tuple(_turning(turn, s, language) for turn in sorted(best, key=lambda turn: turn.number))


def _turning(turn: _Turn, s: State, language: str) -> Turning:
    seat = 0 if turn.swing() > 0 else 1
    if turn.lost(seat) < -turn.lost(1 - seat):  # rather the other one's gain
        foe = called(s.what[s.heroes[1 - seat]], language)
        healed = turn.healed[1 - seat]
        text = WORDS.say(language, "report-healed", hero=foe, number=healed)
        return Turning(turn.number, seat, text)
    number, back = turn.hurt[seat], turn.hurt[1 - seat]
    hero = called(s.what[s.heroes[seat]], language)
    card, part = next(iter(turn.by[seat].most_common(1)), (-1, 0))
    text = WORDS.say(
        language,
        "report-hurt",
        hero=hero,
        number=number,
        card=called(card, language) if part else "",
        part=part,
        much="none" if not part else "all" if part == number else "some",
        back=back,
    )
    return Turning(turn.number, seat, text)
