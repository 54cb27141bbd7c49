"""What the pack's files may say: the schema, and the small language of abilities.

An ability is a list of clauses. Each clause has one head:

    {cost: -2, where: mountain}      conquests there cost so many tokens less
    {income: 1, each: hill}          coins at the end of the turn, for each such thing
    {reward: 1, against: occupied}   coins for each conquest of such a region
    {reach: cavern}                  such regions count as adjacent, and as entry regions
    {travel: 0}                      no travel cost
    {build: garrison, where: held}   a piece is put there
    {toll: 1, where: swamp}          others pay before they conquer there
    {least: 2}                       never fewer tokens in a region
    {verb: assault, uses: 1}         a rule of its own, in `effects`, `conquest` or `closing`
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Annotated, Any, Literal

from pydantic import Field, model_validator

from tabard.core.schema import Shape

Terrain = Literal["farmland", "hill", "forest", "swamp", "mountain", "lake", "sea"]
HEADS = ("cost", "income", "reward", "reach", "travel", "build", "toll", "least", "verb")
VERBS = (
    *("holy_light", "assault", "collect", "bombs", "harmony", "form", "recruit", "objectives"),
    *("champion", "towers", "beasts", "swap", "push"),
    *("ashes", "heart", "aegis", "frostmourne", "doomhammer"),
    *("battleground", "sanctuary", "well", "heal"),
)


class Clause(Shape):
    """One sentence of an ability."""

    cost: Annotated[int, Field(ge=-3, le=-1)] | None = None
    income: Annotated[int, Field(ge=1, le=5)] | None = None
    reward: Annotated[int, Field(ge=1, le=5)] | Literal["defenders"] | None = None
    reach: Literal["cavern", "water"] | None = None
    travel: Literal[0] | None = None
    build: Literal["wisp_wall", "garrison"] | None = None
    toll: Annotated[int, Field(ge=1, le=5)] | None = None
    least: Annotated[int, Field(ge=2, le=3)] | None = None
    verb: Literal[VERBS] | None = None  # type: ignore[valid-type]
    uses: Annotated[int, Field(ge=1, le=5)] | None = None
    where: Terrain | Literal["occupied", "any", "held"] | None = None
    each: (
        Terrain
        | Literal["magic", "cavern", "shore", "island", "treasure", "same", "holding"]
        | None
    ) = None
    against: Literal["alliance", "horde", "occupied", "crowded"] | None = None

    @model_validator(mode="after")
    def one_head(self) -> Clause:
        heads = [h for h in HEADS if getattr(self, h) is not None]
        if len(heads) != 1:
            found = ", ".join(heads) or "none"
            raise ValueError(f"a clause has one of {', '.join(HEADS)}; found {found}")
        needs = {"cost": "where", "income": "each", "reward": "against"}
        needs |= {"build": "where", "toll": "where"}
        need = needs.get(heads[0])
        for extra in ("where", "each", "against"):
            if (getattr(self, extra) is not None) != (extra == need):
                must = f"needs `{need}`" if need else "takes no `where`, `each` or `against`"
                raise ValueError(f"a clause with `{heads[0]}` {must}")
        if self.uses is not None and self.verb is None:
            raise ValueError("only a clause with `verb` has `uses`")
        return self


Abilities = Annotated[list[Clause], Field(min_length=1)]
Emblem = Annotated[str, Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")]
"""A shape of the icon set game-icons, by its name."""


class RaceEntry(Shape):
    tokens: Annotated[int, Field(ge=1, le=15)]
    supply: Annotated[int, Field(ge=1, le=30)]
    faction: Literal["alliance", "horde", "neutral"]
    faction_source: Literal["book", "lore"]
    emblem: Emblem
    ability: Abilities

    @model_validator(mode="after")
    def enough(self) -> RaceEntry:
        if self.supply < self.tokens + 5:
            raise ValueError(f"supply {self.supply} is less than tokens {self.tokens} + 5")
        return self


class PowerEntry(Shape):
    tokens: Annotated[int, Field(ge=1, le=5)]
    source: Literal["book", "ours"]
    why: str
    lasting: bool = False
    emblem: Emblem
    ability: Abilities


class TreasureEntry(Shape):
    kind: Literal["artifact", "place"]
    emblem: Emblem
    ability: Abilities


class Races(Shape):
    races: dict[str, RaceEntry]


class Powers(Shape):
    powers: dict[str, PowerEntry]


class Treasures(Shape):
    treasures: dict[str, TreasureEntry]


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


class Region(Shape):
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
    regions: list[Region]

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


FACES = tuple(f"{board}{n}{side}" for board in "LMS" for n in (1, 2) for side in "AB")
FILES: dict[str, type[Shape]] = {f"{name}.yaml": Face for name in FACES}
FILES |= {
    "races.yaml": Races,
    "powers.yaml": Powers,
    "treasures.yaml": Treasures,
    "box.yaml": Box,
}


def check(parts: dict[str, Any]) -> Iterator[tuple[str, tuple[Any, ...], str]]:
    """What the files must agree on: every legal set of boards fits the pieces in the box."""
    pieces = parts["box.yaml"]["pieces"]
    most = {"L": 2, "M": 1, "S": 2}  # the five-player set, the largest
    for key, piece in (("murloc", "murloc"), ("mountain", "mountain")):
        worst = dict.fromkeys(most, 0)
        for name in FACES:
            face = parts[f"{name}.yaml"]
            rows = face["regions"]
            n = sum(r["murloc"] if key == "murloc" else r["terrain"] == key for r in rows)
            worst[face["size"]] = max(worst[face["size"]], n)
        need = sum(most[size] * n for size, n in worst.items())
        if need > pieces[piece]["count"]:
            yield "box.yaml", ("pieces", piece), f"a set of boards may need {need} of {piece}"
