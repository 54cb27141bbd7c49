"""How a race was won: where each hero's valor comes from, how it grew round by round, what brought
most of it at once, and what became of each hero, from the events of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any, NamedTuple

from tabard.core.codec import SEAT_NAMES
from tabard.core.info import Report, ReportRow, Turning
from tabard.core.words import Noun

from .. import content as c
from ..language.scene import WORDS
from ..rules import quests
from ..state import State

TURNINGS = 4
"""At most so many are told."""
MUCH = 2
"""So much valor at once is worth telling."""
HEADS = ("player", "level", "quests", "trophies", "beaten", "falls")


class _Gain(NamedTuple):
    round: int
    seat: int
    valor: int
    kind: str
    name: str


class _Story:
    """What the events tell, round by round."""

    def __init__(self, s: State, events: Sequence[tuple[Any, ...]]) -> None:
        self.first = self.round = next((e[2] for e in events if e[0] == "turn"), s.round)
        self.gains: list[_Gain] = []
        self.beaten: Counter[int] = Counter()
        self.fell: Counter[int] = Counter()
        for event in events:
            self.hear(event)

    def hear(self, event: tuple[Any, ...]) -> None:
        match event:
            case ("turn", _, number):
                self.round = number
            case ("completed", seat, quest):
                self.gain(seat, c.QUESTS[quest].valor, "quest", c.QUESTS[quest].name)
            case ("trophy", seat, trophy):
                self.gain(seat, c.TROPHIES[trophy].valor, "trophy", c.TROPHIES[trophy].name)
            case ("honored", seat, card):
                self.gain(seat, logged_valor(card), "honor", c.EVENTS[c.CARDS[card].event].name)
            case ("slain", seat, _):
                self.beaten[seat] += 1
            case ("defeated", seat):
                self.fell[seat] += 1

    def gain(self, seat: int, valor: int, kind: str, name: str) -> None:
        self.gains.append(_Gain(self.round, seat, valor, kind, name))


def logged_valor(card: int) -> int:
    """What a challenge card is worth in a quest log."""
    event = c.EVENTS[c.CARDS[card].event]
    return event.valor or c.FOES[event.back_foe].valor


def report(events: Sequence[tuple[Any, ...]], s: State, language: str) -> Report | None:
    """The events must be all there are, from where the match began to `s`."""
    if s.turn < 0:
        return None  # conceded before anybody had set out
    story = _Story(s, events)
    return Report(
        rows=tuple(
            ReportRow(WORDS.say(language, f"report-{name}"), values)
            for name, values in _sources(s).items()
            if any(values)
        ),
        rounds=_valor(story, s),
        first=story.first - 1,
        counted=WORDS.say(language, "report-valor"),
        how=_how(story, s, language),
        turnings=_turnings(story, s, language),
        heads=tuple(WORDS.say(language, f"report-head-{name}") for name in ("heroes", *HEADS)),
        table=tuple(_row(story, s, seat, language) for seat in range(s.seats)),
    )


def _sources(s: State) -> dict[str, tuple[int, ...]]:
    """WAG-WIN-01: quests, trophies, and challenge cards that are worth valor."""
    found = {name: [0] * s.seats for name in ("quests", "trophies", "honors")}
    for done in s.done:
        found["quests"][done.seat] += c.QUESTS[done.quest].valor
    for prize in s.prizes:
        found["trophies"][prize.seat] += c.TROPHIES[prize.trophy].valor
    for held in s.honors:
        found["honors"][held.seat] += logged_valor(held.card)
    return {name: tuple(values) for name, values in found.items()}


def _valor(story: _Story, s: State) -> tuple[tuple[int, ...], ...]:
    """Of each seat after each round, told from the end backwards: a position may begin with
    some."""
    left = list(s.valor)
    rows = []
    for number in range(story.round, story.first - 1, -1):
        rows.append(tuple(left))
        for gain in story.gains:
            left[gain.seat] -= gain.valor if gain.round == number else 0
    return (tuple(left), *reversed(rows))


def _how(story: _Story, s: State, language: str) -> str:
    """Who has won, and how; empty: the game was broken off."""
    won = quests.winners(s)
    if s.frame is not None or not won:
        return ""
    there = sum(valor >= c.VALOR for valor in s.valor)
    key = "shared" if len(won) > 1 else "ahead" if there > 1 else "first"
    heroes = ", ".join(_name(s, seat) for seat in won)
    args = {"hero": Noun(heroes), "n": c.VALOR, "round": story.round}
    return WORDS.say(language, f"report-how-{key}", **args)


def _turnings(story: _Story, s: State, language: str) -> tuple[Turning, ...]:
    """What brought most valor at once, one a round, in their order."""
    best: dict[int, _Gain] = {}
    for gain in sorted(story.gains, key=lambda gain: (-gain.valor, gain.round)):
        if gain.valor >= MUCH:
            best.setdefault(gain.round, gain)
    found = sorted(list(best.values())[:TURNINGS], key=lambda gain: gain.round)
    return tuple(Turning(gain.round, gain.seat, _told(gain, s, language)) for gain in found)


def _told(gain: _Gain, s: State, language: str) -> str:
    args = {"hero": Noun(_name(s, gain.seat)), "what": Noun(gain.name), "n": gain.valor}
    return WORDS.say(language, f"report-turning-{gain.kind}", **args)


def _row(story: _Story, s: State, seat: int, language: str) -> tuple[str, ...]:
    level = c.LEVEL.names[s.level[seat]]
    return (
        _name(s, seat),
        SEAT_NAMES[seat],
        WORDS.say(language, f"level-{level}"),
        str(sum(done.seat == seat for done in s.done)),
        str(sum(prize.seat == seat for prize in s.prizes)),
        str(story.beaten[seat]),
        str(story.fell[seat]),
    )


def _name(s: State, seat: int) -> str:
    return c.HEROES[s.hero[seat]].name
