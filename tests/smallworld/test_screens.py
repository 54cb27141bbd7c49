"""What the terminal's picture shows is what is there, at many positions.

The reader here knows the pack's files, the words and the columns of the state, and nothing of how
the picture is made: what it expects must be all that is shown, no more and no less."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import yaml

from tabard.core.game import SPECTATOR, PictureSize
from tabard.core.luck import play_random
from tabard.games import smallworld
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.language.text import ability_text, combo_name, offer_name
from tests.smallworld.table import Table

PACK = Path(smallworld.__file__).parent / "pack"
NONE = 255
SEATS, MARKS = "ABCDE", "●◆▲■⬢"
SIZES: tuple[PictureSize, ...] = ("brief", "usual", "whole")
PIECES = {
    "walls": "wisp-wall",
    "garrisons": "garrison",
    "towers": "tower",
    "objectives": "objective",
    "bombs": "bomb",
}
SIGNS = {"entry": "⚓", "magic": "✦", "cavern": "∩"}
ROUNDS = {2: 10, 3: 10, 4: 9, 5: 8}


def load(name: str) -> Any:
    return yaml.safe_load((PACK / name).read_text(encoding="utf-8"))


RACES, POWERS = load("races.yaml")["races"], load("powers.yaml")["powers"]
RACE, POWER = list(RACES), list(POWERS)
TREASURE = list(load("treasures.yaml")["treasures"])
FACES = [load(f"faces/{path.name}") for path in sorted((PACK / "faces").glob("*.yaml"))]


class Reader:
    """What a viewer is to be shown of a state, in one language."""

    def __init__(self, s: Any, viewer: int, language: str) -> None:
        self.s, self.viewer, self.language = s, viewer, language

    def say(self, key: str, **args: Any) -> str:
        return str(GAME.words.say(self.language, key.replace("_", "-"), **args))

    def lines(self, size: str) -> Iterator[str]:
        s = self.s
        if size != "brief":
            yield from self.islands()
            yield self.say("picture-legend")
            yield ""
            yield self.say("picture-round", n=s.round, of=ROUNDS[s.seats])
        for seat in range(s.seats):
            yield f"  {'   '.join(self.player(seat))}"
            if s.race[seat] != NONE and size in ("whole", "usual" if seat == self.viewer else ""):
                yield f"      {self.does(s.race[seat], s.power[seat])}"
            if seat == self.viewer and size == "brief" and 2 * seat in s.holder:
                yield f"      {' · '.join(self.own(seat))}"
        asked = GAME.pending(s)
        picking = asked is not None and self.viewer in asked.who and asked.label == "pick"
        choosing = asked is not None and self.viewer in asked.who and asked.label == "turn"
        if size == "whole" or (size == "usual" and (picking or choosing)):
            yield ""
            yield from self.offers(size == "whole" or picking)

    def islands(self) -> Iterator[str]:
        at = 0
        for face in (FACES[number] for number in self.s.faces):
            yield f"{face['name']} ({face['id']})"
            for region in face["regions"]:
                marks = [*region["symbols"], *(["entry"] if region["entry"] else [])]
                signs = "".join(sign for word, sign in SIGNS.items() if word in marks)
                terrain = self.say(f"terrain-{region['terrain']}")
                here = ", ".join(self.pieces(at))
                near = " ".join(other[-2:] for other in region["borders"])
                yield f"  {region['id']} {region['name']} {terrain} {signs} {here} → {near}"
                at += 1

    def pieces(self, at: int) -> Iterator[str]:
        """Who and what is in a region: its holder first, treasures last."""
        s = self.s
        if s.holder[at] != NONE:
            owner, old = divmod(s.holder[at], 2)
            race = RACE[(s.old_race if old else s.race)[owner]]
            sign = " †" if old else ""
            yield f"{MARKS[owner]}{SEATS[owner]} {s.tokens[at]} {self.say(f'race-{race}')}{sign}"
        if s.murlocs[at]:
            yield self.say("piece-murloc")
        if s.beasts[at]:
            yield f"{s.beasts[at]} {self.say('piece-beast')}"
        if s.champion == at:
            yield self.say("piece-champion")
        for column, piece in PIECES.items():
            if getattr(s, column)[at]:
                yield self.say(f"piece-{piece}")
        for island in range(s.seats):
            if s.treasure_at[island] == at:
                kind = self.say(f"treasure-{TREASURE[s.treasure[island]]}")
                yield kind if s.treasure_up[island] else "?"

    def player(self, seat: int) -> Iterator[str]:
        """A player's coins are secret."""
        s = self.s
        yield f"{MARKS[seat]} {SEATS[seat]}"
        if s.race[seat] != NONE:
            yield combo_name(s.race[seat], s.power[seat], self.language)
        if s.old_race[seat] != NONE:
            yield f"† {self.say(f'race-{RACE[s.old_race[seat]]}')}"
        yield self.say("picture-coins", n=s.coins[seat] if seat == self.viewer else "?")
        if s.hand[seat]:
            yield self.say("picture-hand", n=s.hand[seat])
        if s.harmony[seat]:
            yield self.say("piece-harmony")

    def does(self, race: int, power: int) -> str:
        things = (c.RACES[race], c.POWERS[power])
        return " ".join(ability_text(thing, self.language) for thing in things)

    def own(self, seat: int) -> Iterator[str]:
        """The regions of an active race, with its tokens."""
        regions = [region for number in self.s.faces for region in FACES[number]["regions"]]
        for at, region in enumerate(regions):
            if self.s.holder[at] == 2 * seat:
                yield f"{region['name']} {self.s.tokens[at]}"

    def offers(self, texts: bool) -> Iterator[str]:
        s = self.s
        for slot, (race, power) in enumerate(zip(s.offer_races, s.offer_powers, strict=True)):
            name = offer_name(race, power, slot, s.offer_coins[slot], self.language)
            tokens = RACES[RACE[race]]["tokens"] + POWERS[POWER[power]]["tokens"]
            said = self.say("picture-tokens", n=tokens)
            yield f"  {slot + 1}. {name[0].upper()}{name[1:]}: {said}"
            if texts:
                yield f"     {self.does(race, power)}"


def plain(lines: list[str]) -> list[str]:
    """Without the room between columns, but with what a line begins with."""
    return [re.sub(r"(?<=\S) +", " ", line) for line in lines]


def check(s: Any, viewer: int, language: str = "en") -> None:
    """Every size of the picture shows what there is."""
    for size in SIZES:
        picture = GAME.picture(GAME.view(s, viewer), language, size)
        assert picture is not None
        expected = list(Reader(s, viewer, language).lines(size))
        assert plain(picture.split("\n")) == plain(expected)


FULL: dict[str, Any] = {
    "faces": ["L1A", "M1A", "S1B"],
    "A": {"race": "tauren", "power": "beastmasters", "hand": 3, "coins": 1},
    "B": {"race": "orcs", "power": "champion", "declined": "goblins", "coins": 0},
    "C": {"race": "night_elves", "power": "garrison"},
    "regions": {
        "L1A-01": "A 3 beasts 2 garrison",
        "L1A-04": "B 1",
        "L1A-05": "B declined 1 tower",
        "L1A-06": "B 1 champion",
        "L1A-10": "murloc",
        "L1A-11": "C 1 wall objective",
        "M1A-02": "C 1 bomb:dud",
    },
    "treasures": {"L1A-08": "heart", "S1B-02": "aegis down", "M1A-02": "karazhan"},
}


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("viewer", [0, 1, 2, SPECTATOR])
def test_a_picture_shows_every_piece_there_is(viewer: int, language: str) -> None:
    t = Table(**FULL)
    check(t.s, viewer, language)
    whole = "\n".join(Reader(t.s, viewer, language).lines("whole"))
    for piece in (*PIECES.values(), "murloc", "beast", "champion"):
        assert str(GAME.words.say(language, f"piece-{piece}")) in whole


def test_harmony_and_the_combos_are_shown_when_they_matter() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "pandaren", "power": "miners"},
        regions={"L1A-01": "A 2"},
        harmony=["B"],
        offers=["orcs farmers 2", "forsaken herbalists 1"],
    )
    check(t.s, 0)
    assert t.label == "turn"
    check(t.do("A decline").s, 0)
    assert t.label == "pick"
    for viewer in (0, 1, SPECTATOR):
        check(t.s, viewer)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_pictures_of_random_games_show_what_is_there(seats: int, seed: int) -> None:
    looked = 0

    def look(s: Any, inputs: list[Any]) -> None:
        nonlocal looked
        if len(inputs) % 9 == 0 and s.offer_powers:
            looked += 1
            viewer = looked % (seats + 1)
            check(s, viewer if viewer < seats else SPECTATOR, ("en", "it")[looked % 2])

    for number in range(3):
        play_random(GAME, seats, seed + number, look)
    assert looked > 30


def test_there_is_no_picture_before_the_islands_lie_there() -> None:
    s = GAME.new({}, 2)
    assert GAME.picture(GAME.view(s, 0), "en", "whole") is None
    t = Table(faces=["L1A", "S1B"])
    assert GAME.picture(GAME.view(t.s, 0), "en", "whole") is not None
