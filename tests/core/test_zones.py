"""A view as words: all it shows, and nothing it does not."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.codec import SEAT, Kind
from tabard.core.game import SPECTATOR, Game
from tabard.core.match import Match
from tabard.core.scenario import position_text, run_scenario
from tabard.core.state import Field
from tabard.core.words import LANGUAGES
from tabard.core.yaml12 import read
from tabard.core.zones import Zone, zones
from tests.keepsake import GAME

NAMES = ("Mira", "Oswin", "Cy", "Di", "Ed")
SETTINGS = {"boardgame": {"overlord": "kazzak"}}
"""A table at which something is hidden from the start."""
TITLES = ("keepsake", *[name for name in registry.names() if name != "keepsake"])


def positions(title: str, seed: int, often: int = 9) -> list[Any]:
    """Some positions of a random game."""
    game = registry.load(title)
    seats = min(game.info.seats[0] + 1, game.info.seats[1])
    m = Match.new(
        game,
        SETTINGS.get(title, {}),
        seats,
        bytes([seed % 256] * 32),
        [str(i) for i in range(seats)],
    )
    rng = Random(seed)
    found = []
    while (q := m.pending) is not None and len(m.inputs) < (game.cut or len(m.inputs) + 1):
        if len(m.inputs) % often == 0:
            found.append(m.state)
        seat = rng.choice(q.who)
        m.answer(seat, rng.choice(q.options_of(seat)))
    return [*found, m.state]


@pytest.mark.parametrize("title", TITLES)
def test_what_a_viewer_cannot_know_changes_no_word(title: str, seed: int) -> None:
    game = registry.load(title)
    compared = 0
    for n, s in enumerate(positions(title, seed)):
        for seat in (*range(s.seats), SPECTATOR):
            twin = game.determinize(s, seat, Random(n))
            compared += twin.digest() != s.digest()
            for language in LANGUAGES:
                shown, other = (
                    zones(game, one, game.view(one, seat), language, NAMES) for one in (s, twin)
                )
                assert shown == other
                cells = [cell for zone in shown for row in zone.rows for cell in row]
                assert {type(cell) for cell in cells} == {str}  # a noun can't be sent
    assert compared


@pytest.mark.parametrize("title", TITLES)
def test_an_exported_position_tells_nothing_and_runs(title: str, seed: int) -> None:
    game = registry.load(title)
    for n, s in enumerate(positions(title, seed, 40)):
        for seat in (0, SPECTATOR):
            text = position_text(game, s, seat, Random(n))
            twin = game.determinize(s, seat, Random(n + 99))
            assert position_text(game, twin, seat, Random(n)) == text
            assert run_scenario(read(text).data).failures == []
        data = read(position_text(game, s)).data
        if "state" in data:
            assert game.from_json(data["state"]).digest() == s.digest()


def test_the_zones_are_the_table_the_seats_and_the_things() -> None:
    s = positions("keepsake", 1)[5]
    found = zones(GAME, s, GAME.view(s, 1), "en", NAMES)
    assert found[0].name == "Table"
    assert ("round", str(s.round)) in found[0].rows
    seats = [zone for zone in found if zone.seat]
    assert [(zone.name, zone.seat) for zone in seats] == list(zip(NAMES, "ABCD", strict=False))
    assert ("buttons", str(s.buttons[2])) in seats[2].rows
    assert ("lists", "?") in seats[0].rows
    things = [zone for zone in found if zone.heads]
    assert things
    for zone in things:
        assert all(len(row) == len(zone.heads) for row in zone.rows)
    letters = zones(GAME, s, GAME.view(s, 1), "en")
    assert [zone.name for zone in letters if zone.seat] == list("ABCD")


def test_a_game_that_has_not_begun_has_an_empty_table() -> None:
    s = GAME.new({}, 3)
    assert all(isinstance(zone, Zone) for zone in zones(GAME, s, GAME.view(s, SPECTATOR), "it"))


# -- what a sheet shows is what is there ----------------------------------------------------------


class Read:
    """The same sheet, from the columns of the state; the view says only what is hidden."""

    def __init__(self, game: Game[Any], s: Any, viewer: int, language: str) -> None:
        self.game, self.s, self.language = game, s, language
        self.columns = game.view(s, viewer)["columns"]
        self.fields = {n: f for n, f in game.state.fields.items() if n in self.columns}

    def title(self, name: str) -> str:
        key = f"column-{name.replace('_', '-')}"
        words = self.game.words
        has = words.has(self.language, key)
        return str(words.say(self.language, key)) if has else name.replace("_", " ")

    def text(self, field: Field, number: int | None) -> str:
        """A number as the sheet has it; None: nobody may know it."""
        if number is None:
            return "?"
        if field.of is None:
            return str(number)
        if number < 0 or field.of.text(self.s, number) == "-":
            return "–"
        return self.thing(field.of, number)

    def thing(self, kind: Kind, number: int) -> str:
        if kind is SEAT:
            return NAMES[number]
        name = kind.text(self.s, number)
        key = f"{kind.name}-{name}".replace("_", "-")
        if self.game.words.has(self.language, key):
            return str(self.game.words.say(self.language, key))
        return str(self.game.noun(self.s, kind, number, self.language) or name)

    def numbers(self, name: str) -> list[int | None]:
        """All values of a column or a row, without those that nobody may see."""
        values, shown = getattr(self.s, name), self.columns[name]
        if isinstance(shown, int):  # of a pile that nobody looks into, how high it is
            return [shown]
        return [None if told is None else v for v, told in zip(values, shown, strict=True)]

    def dull(self, field: Field, number: int | None) -> bool:
        """What one need not be told."""
        if number is None or (field.of is not None and self.text(field, number) == "–"):
            return True
        if field.axis is SEAT:
            return number == 0 and field.of is None
        return field.of is None and number == field.default

    def zones(self, full: bool) -> list[Zone]:
        lines = []
        for name, field in self.fields.items():
            if field.shape == "scalar":
                value = getattr(self.s, name)
                if full or not self.dull(field, value):
                    lines.append((self.title(name), self.text(field, value)))
        for name, field in self.fields.items():
            if field.shape == "row":
                found = self.numbers(name)
                counted = isinstance(self.columns[name], int)
                if counted:
                    said = str(found[0])
                elif len(found) > 1 and set(found) == {None}:
                    said = f"? × {len(found)}"
                else:
                    said = ", ".join(self.text(field, number) for number in found)
                if full or (found and found != [0] if counted else bool(found)):
                    lines.append((self.title(name), said))
        table = Zone(
            str(self.game.words.say(self.language, "core-zone-table")), None, (), (*lines,)
        )
        found_zones = [table] if lines else []
        axes = [f.axis for f in self.fields.values() if f.shape == "column" and f.axis is not None]
        for axis in sorted(dict.fromkeys(axes), key=lambda axis: axis is not SEAT):
            found_zones += self.things(axis, full)
        return found_zones

    def things(self, axis: Kind, full: bool) -> list[Zone]:
        """What each seat has, or a table of everything along an axis."""
        columns = {
            name: (field, self.numbers(name))
            for name, field in self.fields.items()
            if field.shape == "column" and field.axis is axis
        }
        if not full:
            columns = {
                name: (field, values)
                for name, (field, values) in columns.items()
                if not all(self.dull(field, value) for value in values)
            }
        size = max((len(values) for _, values in columns.values()), default=0)
        heads = [self.title(name) for name in columns]
        if axis is SEAT:
            return [
                Zone(NAMES[i], "ABCDE"[i], (), (*zip(heads, self.cells(columns, i), strict=True),))
                for i in range(size)
            ]
        lines = [
            (self.thing(axis, i), *self.cells(columns, i))
            for i in range(size)
            if full or not all(self.dull(field, values[i]) for field, values in columns.values())
        ]
        title = self.title(axis.name)
        return [Zone(title, None, (title, *heads), (*lines,))] if lines else []

    def cells(self, columns: Any, i: int) -> list[str]:
        return [self.text(field, values[i]) for field, values in columns.values()]


@pytest.mark.parametrize("full", [False, True])
@pytest.mark.parametrize("title", ["keepsake", "smallworld"])
def test_a_sheet_shows_what_is_there(title: str, full: bool, seed: int) -> None:
    game = registry.load(title)
    for n, s in enumerate(positions(title, seed, 13)):
        for seat in (n % s.seats, SPECTATOR):
            for language in LANGUAGES:
                shown = zones(game, s, game.view(s, seat), language, NAMES, full)
                assert shown == Read(game, s, seat, language).zones(full)


def test_nothing_is_shown_as_nothing_and_the_unknown_as_unknown() -> None:
    s = positions("keepsake", 3)[4]
    s.buttons[1], s.points[1] = 0, 0
    mine = next(z for z in zones(GAME, s, GAME.view(s, 1), "en", NAMES, True) if z.seat == "B")
    assert {("buttons", "0"), ("points", "0")} <= set(mine.rows)
    theirs = next(z for z in zones(GAME, s, GAME.view(s, 1), "en", NAMES, True) if z.seat == "A")
    assert ("lists", "?") in theirs.rows
