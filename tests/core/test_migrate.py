"""What a game declares so that saved games of 0.3.x go on: see `tabard.core.migrate`."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.core.errors import Malformed
from tabard.core.migrate import Old
from tests.core.flowkit import game_of, load

NOW = """
from tabard.core.codec import Kind, Marked
from tabard.core.forms import Beside
from tabard.core.state import column, records, scalar
from tabard.core.codec import SEAT
CARD = Marked("card", ("new", "axe", "bow"), lambda: ("n1", "a1", "b1"))
GEM = Kind("gem", ("opal", "agate", "ruby", "topaz"))
Card = Annotated[int, CARD]
Step = Annotated[int, Beside("step", "card", lambda card: ("first", "then", "end"))]

class Link(NamedTuple):
    card: Card
    at: Annotated[int, Beside("step", "card", lambda card: ("first", "then", "end"))]
    gems: tuple[Annotated[int, GEM], ...]

@columns
class Saved(BaseState):
    trace: tuple = row()
    gems: bytearray = column(GEM)
    coins: list = column(SEAT, wide=True)
    best: int = scalar(-1, of=GEM)
    links: tuple = records(Link)

@flow
def main(s):
    yield from play_out(s, 2, 1, Link(1, 0, ()))

@flow
def play_out(s, card: Card, at: Step, link: Link):
    gem: Annotated[int, GEM]
    options: tuple[Option, ...] = picks(3)
    for gem in (0, 2):
        x = yield from ask(0, "choose", options)
        note(s, card, at, gem, link.card, len(link.gems), x[1])
"""
OLD = {
    "seats": 2,
    "options": {},
    "columns": {
        "trace": [],
        "gems": [4, 0, 9],
        "coins": [1, 2],
        "best": "ruby",
        "links": [[0, 1, [2, 0]]],
    },
    "frames": [
        ["main", "carry_out#1", {}],
        [
            "carry_out",
            "pick",
            {
                "power": 1,
                "at": 1,
                "at1": 1,
                "link": [1, 2, [1]],
                "loop1": [2, {"is": "agate"}],
                "gem": {"is": "ruby"},
                "options": [{"option": "pick 0"}, {"option": "pick 2"}],
                "no_longer": 5,
            },
        ],
    ],
    "sealed": [],
}
TABLE = Old(
    {"card": ["axe@a1", "bow@b1"], "gem": ["agate", "opal", "ruby"]},
    besides={"step": {"axe": ["first", "then", "end"], "bow": ["then", "first", "end"]}},
    moved={"main:carry_out#1": "main:play_out#1", "carry_out:pick": "play_out:choose"},
    locals={"carry_out": lambda old: old | {"card": old["power"]}},
)


def bench(folder: Path, old: Old | None) -> Any:
    module = load(folder, NOW)
    vars(module)["State"] = module.Saved
    game: Any = game_of(module)
    type(game).old = lambda self: old
    return game


def test_bare_numbers_are_read_with_the_numbering_of_those_days(tmp_path: Path) -> None:
    game = bench(tmp_path, TABLE)
    s = game.from_json(OLD)
    saved = game.to_json(s)
    assert saved["columns"] == {
        "trace": [],
        "gems": {"agate": 4, "ruby": 9},
        "coins": [1, 2],
        "best": "ruby",
        "links": [{"card": "axe@a1", "at": "then", "gems": ["ruby", "agate"]}],
    }
    assert saved["frames"] == [
        ["main", "play_out#1", {}],
        [
            "play_out",
            "choose",
            {
                "at": "first",
                "at1": 1,
                "card": "bow@b1",
                "gem": "ruby",
                "link": {"card": "bow@b1", "at": "end", "gems": ["opal"]},
                "loop1": ["ruby", "agate"],
                "options": ["pick 0", "pick 2"],
            },
        ],
    ]
    assert game.from_json(saved).key() == s.key()
    game.advance(s, ("pick", 2))
    assert s.trace == (2, 0, 2, 2, 1, 2)


def test_without_a_table_the_sentence_says_so(tmp_path: Path) -> None:
    with pytest.raises(Malformed, match="saved in format 1, which can't be read here"):
        bench(tmp_path, None).from_json(OLD)
    with pytest.raises(Malformed, match="saved in format 3, which can't be read here"):
        bench(tmp_path, TABLE).from_json(OLD | {"format": 3})


def test_what_was_renamed_and_not_declared_has_its_sentence(tmp_path: Path) -> None:
    game = bench(tmp_path, Old(TABLE.names, besides=TABLE.besides))
    with pytest.raises(Malformed, match="has no place 'carry_out#1' to wait at"):
        game.from_json(OLD)
    moved = Old(TABLE.names, besides=TABLE.besides, moved=TABLE.moved)
    with pytest.raises(Malformed, match="can't be read"):
        bench(tmp_path, moved).from_json(OLD)


@pytest.mark.parametrize(
    ("field", "value"), [("gems", [1] * 9), ("links", [[7, 0, []]]), ("best", 3), ("coins", "x")]
)
def test_damage_in_an_old_position_has_its_sentence(field: str, value: Any, tmp_path: Path) -> None:
    columns: Any = OLD["columns"]
    with pytest.raises(Malformed):
        bench(tmp_path, TABLE).from_json(OLD | {"columns": columns | {field: value}})
