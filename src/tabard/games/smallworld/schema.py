"""What the pack's files may say. What a thing does is a list of expressions; `language` has their
words, and docs/RACES.md shows how to write some of one's own."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from pydantic import Field, model_validator

from tabard.core.language.terms import Term, parse
from tabard.core.pack import Wrong
from tabard.core.schema import Shape, Spoken, Text
from tabard.core.yaml12 import read_file

from .language.compile import mistakes, word

Terrain = Literal["farmland", "hill", "forest", "swamp", "mountain", "lake", "sea"]
Abilities = Annotated[list[Text], Field(min_length=1, max_length=4)]
Emblem = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
"""A shape of the icon set game-icons, by its name."""


class RaceFacts(Shape):
    tokens: Annotated[int, Field(ge=1, le=15)]
    supply: Annotated[int, Field(ge=1, le=30)]
    faction: Literal["alliance", "horde", "neutral"]
    lasting: bool = False
    ability: Abilities

    @model_validator(mode="after")
    def enough(self) -> RaceFacts:
        if self.supply < self.tokens + 5:
            raise ValueError(f"supply {self.supply} is less than tokens {self.tokens} + 5")
        return self


class PowerFacts(Shape):
    tokens: Annotated[int, Field(ge=1, le=5)]
    lasting: bool = False
    ability: Abilities


class TreasureFacts(Shape):
    kind: Literal["artifact", "place"]
    ability: Abilities


class RaceEntry(RaceFacts):
    faction_source: Literal["book", "lore"]
    emblem: Emblem


class PowerEntry(PowerFacts):
    source: Literal["book", "ours"]
    why: str
    emblem: Emblem


class TreasureEntry(TreasureFacts):
    emblem: Emblem


class Races(Shape):
    races: dict[str, RaceEntry]


class Powers(Shape):
    powers: dict[str, PowerEntry]


class Treasures(Shape):
    treasures: dict[str, TreasureEntry]


Id = Annotated[str, Field(pattern=r"^[a-z][a-z0-9]*(_[a-z0-9]+)*$")]


class Named(Shape):
    """What somebody adds brings its name; without one it is called by its id."""

    name: Spoken | None = None
    article: Literal["il", "lo", "la", "l'", "i", "gli", "le"] | None = None
    """Of the Italian name."""
    emblem: Emblem | None = None


class OwnRace(Named, RaceFacts):
    pass


class OwnPower(Named, PowerFacts):
    pass


class OwnTreasure(Named, TreasureFacts):
    pass


class Own(Shape):
    """A file that somebody adds."""

    races: dict[Id, OwnRace] = Field(default_factory=dict)
    powers: dict[Id, OwnPower] = Field(default_factory=dict)
    treasures: dict[Id, OwnTreasure] = Field(default_factory=dict)


class Piece(Shape):
    count: Annotated[int, Field(ge=1)]
    source: Literal["book", "list", "classic"]
    emblem: Emblem | None = None


class Table(Shape):
    rounds: Annotated[int, Field(ge=1)]
    boards: dict[Literal["L", "M", "S"], Annotated[int, Field(ge=0, le=2)]]


class Emblems(Shape):
    terrain: dict[Terrain, Emblem]
    symbol: dict[Literal["magic", "cavern"], Emblem]
    faction: dict[Literal["neutral", "alliance", "horde"], Emblem]


class Box(Shape):
    pieces: dict[str, Piece]
    coins: dict[int, int]
    die: list[Annotated[int, Field(ge=0, le=3)]]
    start_coins: int
    offers: int
    tables: dict[int, Table]
    emblems: Emblems


Point = Annotated[list[float], Field(min_length=2, max_length=2)]


class RegionEntry(Shape):
    id: str
    name: str
    terrain: Terrain
    symbols: list[Literal["magic", "cavern"]]
    entry: bool
    murloc: bool
    icon: bool
    at: Point
    borders: list[str]
    outline: list[Point]


class Face(Shape):
    id: str
    board: str
    side: Literal["A", "B"]
    size: Literal["L", "M", "S"]
    name: str
    regions: list[RegionEntry]

    @model_validator(mode="after")
    def whole(self) -> Face:
        """Borders are mutual, the island is one piece, and one land region has the size icon."""
        at: dict[str, Any] = {r.id: r for r in self.regions}
        wrong = []
        for r in self.regions:
            for b in r.borders:
                if b not in at:
                    wrong.append(f"{r.id} borders {b}, which is not on this face")
                elif r.id not in at[b].borders:
                    wrong.append(f"{r.id} borders {b}, but {b} does not border {r.id}")
            if r.terrain in ("lake", "sea") and (r.entry or r.murloc or r.icon or r.symbols):
                wrong.append(f"{r.id} is water and has a symbol")
        if sum(r.icon for r in self.regions) != 1:
            wrong.append("exactly one region has the size icon")
        if wrong:
            raise ValueError("; ".join(wrong))
        return self


OWN = Own
FACE_IDS = tuple(f"{board}{n}{side}" for board in "LMS" for n in (1, 2) for side in "AB")
PRINTED = ("races.yaml", "powers.yaml", "treasures.yaml")
FILES: dict[str, type[Shape]] = {f"{name}.yaml": Face for name in FACE_IDS}
FILES |= {
    "races.yaml": Races,
    "powers.yaml": Powers,
    "treasures.yaml": Treasures,
    "box.yaml": Box,
}


KINDS = (("races", "race"), ("powers", "power"), ("treasures", "treasure"))


class Said(NamedTuple):
    """One expression, and where it stands."""

    file: str
    path: tuple[str | int, ...]
    kind: str
    name: str
    term: Term

    @property
    def owner(self) -> str:
        return f"the {self.kind} {self.name!r}"


def check(parts: dict[str, Any]) -> Iterator[Wrong]:
    """What the files must agree on: expressions that can be read, words that there is only one
    of, boards that fit the pieces in the box."""
    said: list[Said] = []
    own = "box.yaml" not in parts
    for file, part in (printed() if own else parts).items():
        yield from _expressions(file, part, said)
    before = len(said)
    if own:
        for file, part in parts.items():
            yield from _taken(file, part)
            yield from _expressions(file, part, said)
        yield from _once(said, before)
    else:
        yield from _once(said, 0)
        yield from _pieces(parts)


def printed() -> dict[str, Any]:
    """The game's own things, which those that somebody adds must fit."""
    folder = Path(__file__).parent / "pack"
    return {name: read_file(folder / name).data for name in PRINTED}


def _taken(file: str, part: dict[str, Any]) -> Iterator[Wrong]:
    there = printed()
    for kinds, kind in KINDS:
        for name in part[kinds]:
            if any(name in other.get(kinds, ()) for other in there.values()):
                yield Wrong(file, (kinds, name), f"The game already has a {kind} {name!r}.")


def hints(parts: dict[str, Any]) -> Iterator[Wrong]:
    """Things that somebody adds without a name."""
    for file, part in parts.items():
        for kinds, kind in KINDS:
            for name, entry in part.get(kinds, {}).items():
                if "name" in entry and entry["name"] is None:
                    sentence = f"The {kind} {name!r} has no name: it is said as it is."
                    yield Wrong(file, (kinds, name), sentence)


def _expressions(file: str, part: dict[str, Any], said: list[Said]) -> Iterator[Wrong]:
    for kinds, kind in KINDS:
        for name, entry in part.get(kinds, {}).items():
            for i, text in enumerate(entry["ability"]):
                at = (kinds, name, "ability", i)
                wrong = list(mistakes(text, "treasure" if kind == "treasure" else "banner"))
                for sentence, where in wrong:
                    yield Wrong(file, at, sentence, where)
                if wrong:
                    continue
                term = parse(text)
                said.append(Said(file, at, kind, name, term))
                if entry.get("lasting") and not word(term).lasts:
                    sentence = f"{term.name!r} can't go on in decline: this is `lasting`."
                    yield Wrong(file, at, sentence, 1)


def _once(said: list[Said], start: int) -> Iterator[Wrong]:
    """What keeps its state once is there once; what a combo can't have twice stands on races or on
    powers, and nothing has one such word twice."""
    for i, one in enumerate(said[start:], start):
        declared = word(one.term)
        for other in said[:i]:
            if other.term.name != one.term.name:
                continue
            if declared.single:
                sentence = f"There is one {one.term.name!r} only, and {other.owner} has it."
            elif declared.alone and (one.kind != other.kind or one.name == other.name):
                sentence = f"A combo can't have {one.term.name!r} twice, and {other.owner} has it."
            else:
                continue
            yield Wrong(one.file, one.path, sentence, 1)
            break


def _pieces(parts: dict[str, Any]) -> Iterator[Wrong]:
    """Every legal set of boards fits the pieces in the box."""
    pieces = parts["box.yaml"]["pieces"]
    most = {"L": 2, "M": 1, "S": 2}  # the five-player set, the largest
    for key, piece in (("murloc", "murloc"), ("mountain", "mountain")):
        worst = dict.fromkeys(most, 0)
        for name in FACE_IDS:
            face = parts[f"{name}.yaml"]
            rows = face["regions"]
            n = sum(r["murloc"] if key == "murloc" else r["terrain"] == key for r in rows)
            worst[face["size"]] = max(worst[face["size"]], n)
        need = sum(most[size] * n for size, n in worst.items())
        if need > pieces[piece]["count"]:
            sentence = f"A set of boards may need {need} of {piece}."
            yield Wrong("box.yaml", ("pieces", piece), sentence)
