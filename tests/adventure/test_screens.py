"""What the plain table and the terminal show is what is there, at many positions.

The reader here knows the columns of the state and the words, and nothing of how the screens are
made: what it expects must be all that is shown, no more and no less."""

from __future__ import annotations

import os
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

from tabard.cli.board import Board
from tabard.cli.screen import MARKS
from tabard.core.game import SPECTATOR
from tabard.core.language.terms import parse
from tabard.core.luck import play_random
from tabard.core.words import LANGUAGES
from tabard.core.zones import zones
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language.text import (
    aim_text,
    event_text,
    foe_line,
    hero_text,
    item_line,
    item_text,
    quest_text,
)

from .table import Table

NAMES, LETTERS = ("Mira", "Oswin", "Tarek", "Lena"), "ABCD"
NOBODY, WIN = 255, 8
COLORS = ("grey", "green", "yellow", "red")
PHASES = ("setup", "movement", "exploration", "challenge", "upkeep")
KINDS = ("melee", "ranged")
TOKENS = (
    *("gold", "hearthstone", "far-sight", "rocket-boots", "merchant"),
    *("ambush", "false-map", "power-drain", "disease", "bomb"),
)
Line = tuple[str, ...]
Shown = tuple[str, str | None, Line, tuple[Line, ...]]


class Reader:
    """All that a viewer is to be shown, zone by zone, in one language."""

    def __init__(self, s: Any, viewer: int, language: str, names: Sequence[str] = NAMES) -> None:
        self.s, self.viewer, self.language, self.names = s, viewer, language, names

    def say(self, key: str, **args: Any) -> str:
        return str(GAME.words.say(self.language, f"table-{key}", **args))

    def called(self, kind: str, name: str) -> str:
        return str(GAME.words.noun(self.language, f"{kind}-{name}"))

    def place(self, space: int) -> str:
        entry = c.BOARD["spaces"][c.SPACES[space]]
        zone = c.BOARD["zones"][entry["zone"]]["name"]
        name = entry["name"] or f"{zone} {c.SPACES[space].upper()}"
        return f"{name} ({self.called('level', entry['color'])})"

    def zones(self) -> Iterator[Shown]:
        s = self.s
        yield self.say("turn"), None, (), tuple(self.turn())
        if s.fighting:
            yield self.say("fight"), None, (), tuple(self.fight())
        first = max(0, self.viewer)  # who only watches sits with seat A
        for seat in (*range(first, s.seats), *range(first)):
            title = f"{self.names[seat]}: {c.HEROES[s.hero[seat]].name}"
            yield title, LETTERS[seat], (), tuple(self.hero(seat))
        yield self.say("line"), None, (), tuple(self.line())
        yield self.say("events"), None, (), tuple(self.events())
        yield self.say("tokens"), None, (), tuple(self.tokens())
        yield self.say("decks"), None, (), tuple(self.decks())

    def turn(self) -> Iterator[Line]:
        s = self.s
        yield self.say("round"), str(s.round)
        if s.turn >= 0:
            yield self.say("active"), self.names[s.turn]
            yield self.say("phase"), self.called("phase", PHASES[s.phase])
            yield self.say("moves"), str(s.moves)
            yield self.say("energy"), str(s.energy[s.turn])
        if s.world >= 0:
            yield self.say("world"), self.event(s.world)

    def event(self, card: int) -> str:
        number = c.CARDS[card].event
        return f"{c.EVENTS[number].name}: {event_text(number, self.language)}"

    def fight(self) -> Iterator[Line]:
        """The active hero rolls the red die, whoever defends the black one."""
        s = self.s
        defender = "encounter" if s.rival < 0 else LETTERS[s.rival]
        against = foe_line(s.foe, self.language) if s.rival < 0 else self.names[s.rival]
        yield self.say("foe"), against
        yield self.say("dice"), ", ".join(map(str, s.dice))
        for die, side in (("red", LETTERS[s.turn]), ("black", defender)):
            attack, defense, damage, kind = (
                GAME.measure(s, [what, side]) for what in ("attack", "defense", "damage", "type")
            )
            numbers = f"{attack} / {defense} / {damage} ({self.called('type', kind)})"
            yield f"{self.say('numbers')}, {self.called('die', die)}", numbers

    def hero(self, seat: int) -> Iterator[Line]:
        s, entry = self.s, c.DATA["heroes.yaml"]["heroes"][c.HEROES[self.s.hero[seat]].id]
        life, attack, defense, damage = entry["levels"][COLORS[s.level[seat]]][s.side[seat]]
        life -= s.disease[seat]
        yield self.say("class"), self.called("class", entry["calling"])
        yield self.say("valor"), f"{s.valor[seat]} / {WIN}"
        yield self.say("level"), self.called("level", COLORS[s.level[seat]])
        yield self.say("place"), self.place(s.at[seat])
        yield self.say("life"), f"{life - s.hurt[seat]} / {life}"
        kind = self.called("type", entry["type"])
        yield self.say("numbers"), f"{kind} {attack}, {defense}, {damage}"
        yield self.say("powers"), hero_text(s.hero[seat], s.side[seat], self.language)
        if s.weapon[seat] >= 0:
            yield self.say("weapon"), self.item(s.weapon[seat])
        if s.armor[seat] >= 0:
            yield self.say("armor"), self.item(s.armor[seat])
        for held in s.packs:
            if held.seat == seat:
                yield self.say("pack"), self.item(held.card)
        yield self.say("hand"), self.hand(seat)
        for key, found in (
            ("kept", [self.called("token", TOKENS[k.token]) for k in s.kept if k.seat == seat]),
            ("attached", [c.ABILITIES[a.ability].name for a in s.attached if a.seat == seat]),
        ):
            if found:
                yield self.say(key), ", ".join(found)
        yield from self.quests(seat)

    def item(self, card: int) -> str:
        item = c.CARDS[card].item
        text = item_text(item, self.language)
        return f"{c.ITEMS[item].name} ({item_line(item, self.language)}){' ' * bool(text)}{text}"

    def hand(self, seat: int) -> str:
        """One's own card by card, of others how many."""
        s = self.s
        own = []
        for number, ability in enumerate(c.ABILITIES):
            many = s.hand[number]
            if ability.hero == s.hero[seat] and many:
                own.append(ability.name if many == 1 else f"{ability.name} × {many}")
        many = sum(s.hand[i] for i, a in enumerate(c.ABILITIES) if a.hero == s.hero[seat])
        return ", ".join(own if seat == self.viewer else []) or self.say("hand-count", n=many)

    def quests(self, seat: int) -> Iterator[Line]:
        s = self.s
        for active in (a for a in s.active if a.seat == seat):
            entry = c.DATA["quests.yaml"]["quests"][c.QUEST.names[active.quest]]
            text = quest_text(active.quest, self.language)
            said = f"{entry['name']} ({entry['valor']}): {text}"
            for step in entry["steps"][active.step : active.step + 1]:
                said += f" {self.say('next', step=aim_text(parse(step), self.language))}"
            if active.done > 0:
                said += f" {self.say('so-far', n=active.done)}"
            left = [m.space for m in s.marks if (m.seat, m.quest) == (seat, active.quest)]
            if left:
                places = ", ".join(map(self.place, left))
                said += f" {self.say('marks', places=places)}"
            yield self.say("quests"), said
        log = [c.QUESTS[x.quest].name for x in s.done if x.seat == seat]
        log += [c.TROPHIES[x.trophy].name for x in s.prizes if x.seat == seat]
        log += [self.honor(x.card) for x in s.honors if x.seat == seat]
        if log:
            yield self.say("log"), ", ".join(log)

    def honor(self, card: int) -> str:
        return str(c.EVENTS[c.CARDS[card].event].name)

    def line(self) -> Iterator[Line]:
        s = self.s
        for slot in range(len(s.line)):
            if s.line[slot] >= 0:
                facts = c.CARDS[s.line[slot]]
                foe = facts.foe if facts.event < 0 else c.EVENTS[facts.event].back_foe
                told = f"{foe_line(foe, self.language)} – {self.place(s.line_at[slot])}"
                yield str(slot + 1), told

    def events(self) -> Iterator[Line]:
        for event in self.s.events:
            yield self.place(event.space), self.event(event.card)

    def tokens(self) -> Iterator[Line]:
        """Face down, but for those that one has looked at."""
        s = self.s
        for token, space, known in zip(s.tokens, s.token_at, s.token_known, strict=True):
            seen = self.viewer >= 0 and known & 1 << self.viewer
            face = self.called("token", TOKENS[token]) if seen else self.say("unknown")
            yield self.place(space), face

    def decks(self) -> Iterator[Line]:
        s = self.s
        for level, color in enumerate(COLORS):
            of = [number for number, card in enumerate(c.CARDS) if card.level == level]
            known = len([card for card in s.tops if card in of])
            many = known + sum(s.unseen[card] for card in of)
            yield self.called("level", color), self.say("deck", n=many, known=known)


def check(s: Any) -> set[str]:
    """Every viewer's plain table, in both languages. Returns what was seen."""
    seen: set[str] = set()
    for viewer in (SPECTATOR, *range(s.seats)):
        for language in LANGUAGES:
            expected = [zone for zone in Reader(s, viewer, language).zones() if zone[3]]
            made = zones(GAME, s, GAME.view(s, viewer), language, NAMES[: s.seats])
            assert [(z.name, z.seat, z.heads, z.rows) for z in made] == expected
            if language == "en":
                seen |= {z.name for z in made} | {row[0] for z in made for row in z.rows}
                seen |= {row[1] for z in made for row in z.rows if z.seat is None}
    return seen


def check_terminal(s: Any, viewer: int) -> None:
    """All that is to be shown is written, with the sign of each seat."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        console = Console(width=9000, record=True, file=nowhere)
        console.print(Board(GAME, s, GAME.view(s, viewer), "en").full())
        written = console.export_text()
    marks = [f"{MARKS[i]} {LETTERS[i]}" for i in range(s.seats)]
    for name, _, _, rows in Reader(s, viewer, "en", marks).zones():
        for cell in (name if rows else "", *(cell for row in rows for cell in row)):
            assert cell in written, (viewer, cell)


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_screens_of_random_games_show_what_is_there(seats: int, seed: int) -> None:
    stops = (1, 30, 100, 250, 500)

    def look(s: Any, inputs: list[Any]) -> None:
        if len(inputs) in stops and NOBODY not in s.hero and NOBODY not in s.at:
            check(s)
            check_terminal(s, len(inputs) % seats)

    play_random(GAME, seats, seed, look, limit=max(stops) + 1)


def full_table() -> Table:
    """What random games seldom have, all at once."""
    return Table(
        A={
            **{"hero": "grumbaz", "at": "v2", "level": "green", "side": "reverse", "hurt": 2},
            **{"hand": ["rend", "charge"], "pack": ["young-wolf.1"], "energy": 3},
            **{"weapon": "kobold-digger.1", "armor": "rot-hide-brute.1", "kept": ["gold"]},
            **{"quests": ["dragon-scales 0 1"], "valor": ["manhunt"], "disease": 1},
        },
        B={
            **{"hero": "sandrai", "trophies": ["kazzaks-mark"], "honors": ["plague-cauldron"]},
            **{"hand": ["fear"], "quests": ["a-letter-from-brill"]},
        },
        line={"rotten-ghoul.1": "t1", "4 bleak-worg.1": "t2"},
        events={"brill": "mysterious-grave"},
        world="harvest-festival",
        tokens={"t2": ["bomb B", "false_map"]},
        tops=["highway-toll"],
        box=["ambush"],
        attached=["corruption B A 2"],
    )


def test_screens_show_every_sort_of_thing() -> None:
    s = full_table().s
    seen = check(s)
    check_terminal(s, 0)
    check_terminal(s, 1)
    assert seen >= {"Turn", "Undefeated line", "Location events", "Discoveries on the map"}
    assert seen >= {"Weapon", "Armor", "Pack", "Attached", "Quests", "Quest log", "Global event"}
    assert seen >= {"Discoveries", "face down", "Bomb"}


@pytest.mark.parametrize("rival", [False, True])
def test_screens_show_a_combat(rival: bool) -> None:
    """From before the roll to after it, against an encounter and a rival."""
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "weapon": "kobold-digger.1", "hand": ["rend"]},
        B={"hero": "burbonn", "at": "t1" if rival else "undercity"},
        grey=["mountain-boar.1"],
    )
    t.move(2, 3).do("A stay")
    while t.label == "window":
        t.do("A pass")
    if rival:
        t.do("A attack B")
    assert t.s.fighting
    seen = check(t.s)
    t.dice(3, 5, then=False)
    assert t.s.fighting
    assert tuple(t.s.dice) == (3, 5)
    seen |= check(t.s)
    check_terminal(t.s, 0)
    assert seen >= {"Combat", "Opponent", "Dice (red, black)", "3, 5"}
