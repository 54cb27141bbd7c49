"""How a game was decided: the last blow, everybody's experience over the turns, the fights that
brought or cost most, and what became of each hero, from the events of a match."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.info import Report, Turning
from tabard.core.phrase import message_id
from tabard.core.words import Noun

from .. import content as c
from ..language import names as n
from ..language.scene import WORDS
from ..rules import values
from ..state import State, faction_of

TURNINGS = 4
"""At most so many fights are told."""
DEARLY = 3
"""What a fallen hero counts for, in XP."""


@dataclass
class _Fight:
    turn: int
    hero: int
    """Who began it."""
    foe: tuple[str, int]
    """Its kind and number: a creature, a boss, or the enemy."""
    group: list[int] = field(default_factory=list)
    won: bool | None = None
    xp: int = 0
    fallen: int = 0

    def weight(self) -> int:
        boss = 6 if self.foe[0] == "boss" else 0
        return self.xp + DEARLY * self.fallen + boss

    def ends(self, won: bool) -> None:
        if self.won is None:
            self.won = won


class _Story:
    """What the events tell, turn by turn."""

    def __init__(self, s: State, events: Sequence[tuple[Any, ...]]) -> None:
        self.s = s
        self.turn = self.first = self.space = next((e[1] for e in events if e[0] == "turn"), s.turn)
        self.laps = 0
        self.gains: Counter[tuple[int, int]] = Counter()
        """(turn, hero) → XP."""
        self.fights: list[_Fight] = []
        self.won: Counter[int] = Counter()
        self.fell: Counter[int] = Counter()
        self.quests: Counter[int] = Counter()
        self.last: tuple[Any, ...] = ()
        for event in events:
            self.hear(event)

    def hear(self, event: tuple[Any, ...]) -> None:
        fight = self.fights[-1] if self.fights else None
        match event:
            case ("turn", number, _):
                self.laps += number < self.space
                self.space, self.turn = number, self.laps * c.SPACES + number
            case ("challenged", hero, creature):
                self.begin(hero, ("creature", creature))
            case ("defied", hero, boss):
                self.begin(hero, ("boss", boss))
            case ("attacked", hero, _):
                self.begin(hero, ("enemies", -1))
            case ("joined", hero) if fight is not None:
                fight.group.append(hero)
            case ("learned_much", hero, much):
                self.gains[self.turn, hero] += much
                if fight is not None and hero in fight.group:
                    fight.xp += much
            case ("defeated", hero):
                self.fell[hero] += 1
                if fight is not None and fight.won is None and hero in fight.group:
                    fight.fallen += 1
            case (("won_fight" | "lost_fight") as how, faction) if fight is not None:
                mine = faction_of(fight.hero) == faction
                fight.ends(mine == (how == "won_fight"))
                self.won.update(fight.group if fight.won else ())
            case ("completed", _, _) if fight is not None:
                self.quests.update(fight.group)
            case ("boss_slain", boss, _) if c.BOSSES[boss].overlord >= 0:
                self.last = event
            case ("last_battle",):
                self.last = event

    def begin(self, hero: int, foe: tuple[str, int]) -> None:
        self.fights.append(_Fight(self.turn, hero, foe, [hero]))


def report(events: Sequence[tuple[Any, ...]], s: State, language: str) -> Report | None:
    """The events must be all there are, from where the match began to `s`."""
    if not values.heroes(s):
        return None  # conceded before there was anything to see
    story = _Story(s, events)
    heads = ("heroes", *(f"head-{name}" for name in HEADS))
    return Report(
        rows=(),
        rounds=_experience(story, s),
        first=story.first - 1,
        counted=WORDS.say(language, "report-xp"),
        how=_how(story, s, language),
        turnings=_turnings(story, s, language),
        heads=tuple(WORDS.say(language, f"report-{head}") for head in heads),
        table=tuple(_row(story, s, hero) for hero in values.heroes(s)),
    )


HEADS = ("player", "level", "xp", "gold", "fights", "fallen", "quests")


def _row(story: _Story, s: State, hero: int) -> tuple[str, ...]:
    return (
        _name(s, hero),
        SEAT_NAMES[s.player[hero]],
        *(str(x) for x in (s.level[hero], s.xp[hero], s.gold[hero])),
        *(str(x[hero]) for x in (story.won, story.fell, story.quests)),
    )


def _experience(story: _Story, s: State) -> tuple[tuple[int, ...], ...]:
    """The XP of each seat's heroes after each turn, told from the end backwards: a position may
    begin with some."""
    left = {hero: s.xp[hero] for hero in values.heroes(s)}
    rows = []
    for turn in range(story.turn, story.first - 1, -1):
        rows.append(_of_seats(s, left))
        left = {hero: xp - story.gains[turn, hero] for hero, xp in left.items()}
    rows.append(_of_seats(s, left))
    return tuple(reversed(rows))


def _of_seats(s: State, xp: dict[int, int]) -> tuple[int, ...]:
    return tuple(
        sum(much for hero, much in xp.items() if s.player[hero] == seat) for seat in range(s.seats)
    )


def _how(story: _Story, s: State, language: str) -> str:
    """Who has won, and with what; empty: the game was broken off."""
    if s.frame is not None:
        return ""
    args: dict[str, Any] = {}
    if s.winner >= 0:
        args["faction"] = WORDS.noun(language, message_id("faction", n.FACTIONS[s.winner]))
    match story.last:
        case ("boss_slain", boss, _):
            args |= {"boss": Noun(c.BOSSES[boss].name), "turn": story.turn}
            return WORDS.say(language, "report-how-overlord", **args)
        case ("last_battle",):
            key = "report-how-battle" if s.winner >= 0 else "report-how-battle-tie"
            return WORDS.say(language, key, **args)
    arrived = c.OVERLORDS[s.overlord].route and not s.settings["endless"]
    return WORDS.say(language, "report-how-arrival" if arrived else "report-how-laps")


def _turnings(story: _Story, s: State, language: str) -> tuple[Turning, ...]:
    """The fights that brought or cost most, one a turn, in their order."""
    best: dict[int, _Fight] = {}
    for fight in sorted(story.fights, key=lambda fight: (-fight.weight(), fight.turn)):
        if fight.won is not None and fight.weight():
            best.setdefault(fight.turn, fight)
    found = sorted(list(best.values())[:TURNINGS], key=lambda fight: fight.turn)
    return tuple(
        Turning(fight.turn, s.player[fight.hero], _told(fight, s, language)) for fight in found
    )


def _told(fight: _Fight, s: State, language: str) -> str:
    kind, number = fight.foe
    if kind == "creature":
        foe = str(WORDS.noun(language, message_id("creature", c.CREATURES[number].id)))
    elif kind == "boss":
        foe = c.BOSSES[number].name
    else:
        foe = WORDS.say(language, "report-enemies")
    *others, last = (_name(s, hero) for hero in fight.group)
    head = ", ".join(others)
    heroes = WORDS.say(language, "report-and", head=head, tail=last) if others else last
    key = "report-won" if fight.won else "report-lost"
    return WORDS.say(language, key, heroes=heroes, foe=foe, xp=fight.xp, fallen=fight.fallen)


def _name(s: State, hero: int) -> str:
    return c.CHARACTERS[s.character[hero]].name
