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
from tabard.core.luck import play_random
from tabard.core.zones import zones
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.language.text import card_text, event_text, menace_text
from tabard.games.boardgame.state import Held
from tests.boardgame.table import Table, alone, hero

NAMES = ("Mira", "Oswin", "Tarek", "Lena", "Ugo", "Pia")
LETTERS = "ABCDEF"
FACTIONS, POOLS = ("horde", "alliance"), ("health", "energy")
CREATURES, BOSS = 0, 1
"""Sorts of combat."""
Line = tuple[str, ...]
Shown = tuple[str, str | None, Line, tuple[Line, ...]]


class Reader:
    """All that a viewer is to be shown, zone by zone, in one language."""

    def __init__(self, s: Any, viewer: int, language: str, names: Sequence[str] = NAMES) -> None:
        self.s, self.viewer, self.language, self.names = s, viewer, language, names
        self.side = s.faction[viewer] if viewer >= 0 and s.faction[viewer] in (0, 1) else None

    def say(self, key: str, **args: Any) -> str:
        return str(GAME.words.say(self.language, f"table-{key}", **args))

    def called(self, kind: str, name: str) -> str:
        return str(GAME.words.noun(self.language, f"{kind}-{name.replace('_', '-')}"))

    def place(self, region: int) -> str:
        return str(c.BOARD["regions"][c.REGION.names[region]]["name"])

    def hero(self, x: int) -> str:
        return str(c.CHARACTERS[self.s.character[x]].name)

    def party(self, faction: int) -> list[int]:
        return [x for x in range(3 * faction, 3 * faction + 3) if self.s.character[x] < 255]

    def told(self, card: int) -> str:
        name, text = c.CARDS[card].name, card_text(card, self.language)
        return f"{name}: {text}" if text else str(name)

    def cards(self, found: Sequence[int]) -> str:
        """Each once, with its number if there are several."""
        names: list[str] = []
        for card in found:
            many = len([x for x in found if x == card])
            name = c.CARDS[card].name if many == 1 else f"{c.CARDS[card].name} × {many}"
            if name not in names:
                names.append(name)
        return ", ".join(names)

    def crowd(self, figures: Sequence[Any]) -> str:
        said = []
        for _, creature, color, _, many in figures:
            named = self.called("creature", c.CREATURE.names[creature])
            said.append(self.say("figure", n=many, color=self.color(color), creature=named))
        return ", ".join(said)

    def color(self, number: int) -> str:
        return self.called("color", c.COLOR.names[number])

    # -- the zones --------------------------------------------------------------------------------

    def zones(self) -> Iterator[Shown]:
        s = self.s
        yield self.say("turn"), None, (), tuple(self.turn())
        if s.fight >= 0:
            yield self.say("fight"), None, (), tuple(self.fight())
        first = s.faction[max(0, self.viewer)]  # who only watches sits with seat A
        first = first if first in (0, 1) else 0
        for faction in (first, 1 - first):
            yield from self.faction(faction)
        yield self.say("board"), None, self.heads("region there"), tuple(self.board())
        stock = tuple(
            (
                str(c.CARDS[x].name),
                str(c.CARDS[x].level),
                str(c.CARDS[x].gold),
                card_text(x, self.language),
            )
            for x in s.merchant
        )
        yield self.say("merchant"), None, self.heads("card level gold text"), stock
        events = tuple((str(c.EVENTS[e].name), event_text(e, self.language)) for e in s.events)
        yield self.say("events"), None, self.heads("card text"), events

    def heads(self, keys: str) -> Line:
        return tuple(self.say(key) for key in keys.split())

    def turn(self) -> Iterator[Line]:
        s, track = self.s, c.TRACKS
        lap = f" {self.say('lap', n=s.lap)}" if s.lap >= 2 else ""
        yield self.say("space"), f"{s.turn} / {track['spaces']}{lap}"
        if s.acting in (0, 1):
            yield self.say("acting"), self.called("faction", FACTIONS[s.acting])
        brings = [self.say("brings-event")] if s.turn + 1 in track["events"] else []
        for deck, spaces in track["items"].items():
            if s.turn + 1 in spaces:
                brings.append(self.say("brings-item", deck=self.called("deck", deck)))
        if s.turn == track["spaces"]:
            brings = [self.say("brings-lap" if s.settings["endless"] else "brings-end")]
        yield self.say("next"), ", ".join(brings) if brings else self.say("brings-nothing")
        if s.overlord >= 0:
            yield self.say("overlord"), self.overlord()
        if s.drawn and self.side is not None and self.side == s.drawing:
            yield self.say("drawn"), self.cards(s.drawn)

    def overlord(self) -> str:
        sheet = c.OVERLORDS[self.s.overlord]
        where = self.lair()
        threat, attack, health = c.BOSSES[sheet.boss].values[self.s.seats > 4][:3]
        numbers = self.say("strength", threat=threat, attack=attack, health=health)
        place = self.say("unknown-place") if where is None else self.place(where)
        return f"{sheet.name} – {place} – {numbers}"

    def lair(self) -> int | None:
        s, sheet = self.s, c.OVERLORDS[self.s.overlord]
        if sheet.route:
            return int(sheet.route[s.march])
        if len(sheet.counters) == 1:
            return int(sheet.counters[0])
        if self.side is None or s.lair < 0 or not s.peeked[s.lair] >> self.side & 1:
            return None
        return int(sheet.counters[s.lair])

    def fight(self) -> Iterator[Line]:
        s = self.s
        yield self.say("round"), str(s.bout)
        if s.field >= 0:
            yield self.say("place"), self.place(s.field)
        fighting = [x for x in range(6) if s.character[x] < 255 and s.side[x] == 1]
        yield self.say("heroes-in"), ", ".join(map(self.hero, fighting))
        if s.fight == CREATURES:
            yield self.say("opponents"), self.crowd(self.opponents())
            yield self.say("menace"), menace_text(c.CREATURES[s.foe].does, self.language)
        if s.fight == BOSS:
            yield self.say("opponents"), str(c.BOSSES[s.boss].name)
            yield self.say("menace"), menace_text(c.BOSSES[s.boss].does, self.language)
        if s.attacker >= 0:
            yield self.say("attacker"), self.hero(s.attacker)
            yield self.say("needs"), str(self.needed())
            yield self.say("dice"), self.dice() or "0"
            yield self.say("rerolls"), f"{max(s.rerolls, 0)} / {max(s.attrition, 0)}"
        boxes = c.BOX.names
        for faction, name in enumerate(FACTIONS):
            lying = s.boxes[faction * len(boxes) : (faction + 1) * len(boxes)]
            if sum(lying):
                said = [
                    f"{self.called('box', box)} {n}" for box, n in zip(boxes, lying, strict=True)
                ]
                yield self.called("faction", name), ", ".join(said)

    def opponents(self) -> list[Any]:
        s = self.s
        here = [f for f in s.figures if (f.region, f.creature) == (s.field, s.foe)]
        if s.independent:
            return [f for f in here if f.quest < 0]
        owner = 1 - s.striker if s.raid else s.striker
        return [f for f in here if f.quest >= 0 and c.QUESTS[f.quest].faction == owner]

    def needed(self) -> int:
        """What a die must show: the highest Threat, less what lowers it."""
        s = self.s
        ours = s.attacker // 3
        if s.fight == CREATURES:
            worth = [c.CREATURES[s.foe].values[f.color].threat for f in self.opponents()]
        elif s.fight == BOSS:
            worth = [c.BOSSES[s.boss].values[s.seats > 4].threat]
        else:
            worth = [s.level[x] + 2 for x in self.party(1 - ours) if s.side[x] == 1]
            worth = worth or [3]
        return max(1, int(max(worth, default=1) - s.threat[ours] - s.own_threat))

    def dice(self) -> str:
        """Those that wait to be rolled, or the faces that lie there."""
        s, faces, colors = self.s, 8, range(len(c.COLOR.names))
        if sum(s.dice) == 0:
            return ", ".join(f"{s.pool[k]} {self.color(k)}" for k in colors if s.pool[k] > 0)
        said = []
        for k in colors:
            lying = [
                str(die // 4 % faces + 1)
                for die, many in enumerate(s.dice)
                for _ in range(many)
                if die // (4 * faces) == k
            ]
            if lying:
                said.append(f"{self.color(k)} {' '.join(lying)}")
        return ", ".join(said)

    def faction(self, faction: int) -> Iterator[Shown]:
        s, name = self.s, self.called("faction", FACTIONS[faction])
        heads = self.heads("hero level health energy gold xp region actions marks")
        rows = tuple(map(self.row, self.party(faction)))
        yield self.say("heroes", faction=name), None, heads, rows
        for x in self.party(faction):
            title = self.say("sheet", hero=self.hero(x))
            yield title, LETTERS[s.player[x]], (), tuple(self.sheet(x))
        heads = self.heads("quest level where reward")
        mine = tuple(self.quest(q) for q in s.quests if c.QUESTS[q].faction == faction)
        yield self.say("quests", faction=name), None, heads, mine

    def row(self, x: int) -> Line:
        s = self.s
        class_ = c.CHARACTERS[s.character[x]].class_
        marks = [self.called("class", c.CLASS.names[class_]), self.names[s.player[x]]]
        if s.stun[x]:
            marks.append(self.say("stunned", n=s.stun[x]))
        if s.curse[x]:
            marks.append(self.say("cursed", n=s.curse[x]))
        if s.passed[x]:
            marks.append(self.say("passed"))
        health, energy = (self.full(x, pool) for pool in POOLS)
        numbers = (
            str(s.level[x]),
            f"{s.health[x]} / {health}",
            f"{s.energy[x]} / {energy}",
            str(s.gold[x]),
            str(s.xp[x]),
        )
        left = str(s.actions[x]) if s.acting == x // 3 else "–"
        return (self.hero(x), *numbers, self.place(s.at[x]), left, ", ".join(marks))

    def full(self, x: int, pool: str) -> int:
        slot = f"{FACTIONS[x // 3]}{x % 3 + 1}"
        return int(GAME.measure(self.s, ["capacity", slot, pool]))

    def sheet(self, x: int) -> Iterator[Line]:
        s, who = self.s, c.CHARACTERS[self.s.character[x]]
        yield self.say("race"), self.told(c.RACE_CARD[who.race])
        areas = c.AREA.names
        on_sheet: list[int] = []
        for k, area in enumerate(areas):
            there = s.worn[x * len(areas) + k]
            on_sheet.append(there)
            if there < 0 and area != "extra":  # seven are printed
                there = c.SHEET_OF[who.class_].areas[k].printed[who.faction]
            more = [one.card for one in s.addons if (one.hero, one.area) == (x, k)]
            on_sheet += more
            all_there = [card for card in (there, *more) if card >= 0]
            if all_there:
                yield self.called("area", area), " ".join(map(self.told, all_there))
        own = [k for k, card in enumerate(c.CARDS) if card.class_ == who.class_ and s.learned[k]]
        for card in own:
            if c.SORTS[c.CARDS[card].sort] == "talent":
                yield self.say("talent"), self.told(card)
        powers = [k for k in own if c.SORTS[c.CARDS[k].sort] == "power" and k not in on_sheet]
        for key, found in (
            ("bag", [one.card for one in s.bags if one.hero == x]),
            ("spellbook", powers),
            ("prizes", [one.card for one in s.prizes if one.hero == x]),
        ):
            if found:
                yield self.say(key), self.cards(found)
        for key, tokens in (("pet", s.pet), ("combo", s.combo), ("rage", s.rage)):
            if tokens[x]:
                yield self.say(key), str(tokens[x])

    def quest(self, number: int) -> Line:
        quest = c.QUESTS[number]
        left = [f for f in self.s.figures if f.quest == number]
        places: dict[int, list[Any]] = {}
        for figure in left:
            places.setdefault(figure.region, []).append(figure)
        where = "; ".join(f"{self.place(r)}: {self.crowd(f)}" for r, f in places.items())
        reward = [self.say("pays", gold=quest.gold, xp=quest.xp)]
        reward += [
            f"{self.called('deck', c.DECK.names[deck])} ({draw})"
            for deck, draw in quest.items
            if draw
        ]
        if quest.special:
            reward.append(" / ".join(c.CARDS[card].name for card in quest.special))
        return (str(quest.name), str(quest.level), where, ", ".join(reward))

    def board(self) -> Iterator[Line]:
        s = self.s
        for region in range(c.REGION.size):
            there = []
            free = [f for f in s.figures if f.region == region and f.quest < 0]
            if free:
                there.append(self.crowd(free))
            if s.overlord >= 0 and self.lair() == region:
                there.append(c.BOSSES[c.OVERLORDS[s.overlord].boss].name)
            for event in s.events:
                boss = c.EVENTS[event].boss
                if boss >= 0 and c.BOSSES[boss].region == region:
                    there.append(c.BOSSES[boss].name)
            if there:
                yield self.place(region), ", ".join(there)


def check(s: Any) -> set[str]:
    """Every viewer's plain table, in both languages, and the terminal's. Returns what was seen."""
    seen: set[str] = set()
    for viewer in (SPECTATOR, *range(s.seats)):
        for language in ("en", "it"):
            expected = [zone for zone in Reader(s, viewer, language).zones() if zone[3]]
            view = GAME.view(s, viewer)
            made = zones(GAME, s, view, language, NAMES[: s.seats])
            shown = [(z.name, z.seat, z.heads, z.rows) for z in made]
            assert shown == expected, (viewer, language)
            if language == "en":
                seen |= {z.name for z in made} | {row[0] for z in made for row in z.rows}
    return seen


def terminal(s: Any, viewer: int) -> str:
    """All that the terminal writes, each line without the spaces that set it apart."""
    with Path(os.devnull).open("w", encoding="utf-8") as nowhere:
        console = Console(width=5000, record=True, file=nowhere)
        console.print(Board(GAME, s, GAME.view(s, viewer), "en").full())
        return console.export_text()


def check_terminal(s: Any, viewer: int) -> None:
    marks = [f"{MARKS[i]} {LETTERS[i]}" for i in range(s.seats)]
    written = terminal(s, viewer)
    for _, _, heads, rows in Reader(s, viewer, "en", marks).zones():
        for cell in (*(heads if rows else ()), *(cell for row in rows for cell in row)):
            assert cell in written, (viewer, cell)


@pytest.mark.rule("TBG-OPENINFO-01", "TBG-OPENINFO-02")
@pytest.mark.parametrize("seats", range(2, 7))
def test_screens_of_random_games_show_what_is_there(seats: int, seed: int) -> None:
    stops = (1, 40, 150, 400, 700)

    def look(s: Any, inputs: list[Any]) -> None:
        if len(inputs) in stops and any(who < 255 for who in s.character):
            check(s)
            check_terminal(s, len(inputs) % seats)

    overlord = c.OVERLORD.names[seed % len(c.OVERLORD.names)]
    play_random(GAME, seats, seed, look, {"overlord": overlord}, limit=max(stops) + 1)


def test_screens_show_every_sort_of_thing() -> None:
    """What random games seldom have, all at once."""
    t = Table(
        heroes={
            "horde1": hero("warrior", learned=["rend"], bag=["trogg-club", "trogg-club"]),
            "alliance1": hero("mage", seat="B", equipped={"melee": "dull-blade"}),
        },
        quests=["terror-in-the-fields"],
        overlord="kazzak",
        lair=1,
    )
    s = t.s
    talent = next(
        k
        for k, card in enumerate(c.CARDS)
        if c.SORTS[card.sort] == "talent" and c.CLASS.names[card.class_] == "warrior"
    )
    prize = next(k for k, card in enumerate(c.CARDS) if c.SORTS[card.sort] == "prize")
    s.learned[talent] = 1
    s.prizes = (Held(0, prize),)
    s.stun[0], s.curse[3], s.passed[3] = 2, 1, 1
    s.pet[0], s.combo[0], s.rage[3] = 3, 2, 4
    s.lap, s.turn = 2, 30
    s.drawn, s.drawing = s.merchant[:1] or (prize,), 1
    s.events = tuple(k for k, event in enumerate(c.EVENTS) if event.boss >= 0)[:1]
    s.lair, s.peeked[0] = 0, 1
    seen = check(s)
    check_terminal(s, 0)
    assert seen >= {"Talent", "Bag", "Spellbook", "Auction Items", "Items you look at", "Overlord"}
    assert seen >= {"Health of the companion", "Combo tokens", "Rage tokens"}
    assert seen >= {"Events beside the board", "Independent creatures and bosses"}


def test_screens_show_a_combat_from_the_first_die_to_the_last_token() -> None:
    rend = hero("warrior", at="balnir", equipped={"power2": "rend"})
    t = alone(rend, quests=["terror-in-the-fields"])
    t.do("A challenge horde1 ghoul")
    while t.label != "roll":
        t.luck() if t.asked == "chance" else t.do(f"A {t.offers('A')[-1]}")
    t.s.threat[0], t.s.own_threat = 1, 1
    seen = check(t.s)
    t.roll(red=[2, 8], green=[3])
    t.s.boxes[:] = bytes(range(len(t.s.boxes)))
    t.s.rerolls, t.s.attrition = 2, -1
    seen |= check(t.s)
    check_terminal(t.s, 0)
    rows = ("Round", "Where", "Heroes", "Opponents", "What they do", "Attacking now", "Dice")
    assert seen >= {"The combat", *rows, "A die hits with at least", "Horde", "Alliance"}


@pytest.mark.parametrize("boss", [0, 1])
def test_screens_show_whom_one_fights(boss: int) -> None:
    """A boss, or heroes of the other faction."""
    t = Table(heroes={"horde1": hero("warrior"), "alliance1": hero("mage", seat="B", level=3)})
    s = t.s
    s.fight, s.bout, s.attacker = (1, 3, 0) if boss else (2, 3, 0)
    s.boss, s.side[0], s.side[3], s.field = boss and 2, 1, 1 - boss, s.at[0]
    seen = check(s)
    assert ("Opponents" in seen) == bool(boss)
