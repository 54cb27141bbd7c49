"""The state as tables: what the compact form leaves out, and that it shows only the view."""

from __future__ import annotations

import io
from collections.abc import Mapping
from random import Random
from typing import Any

import pytest
from rich.console import Console, RenderableType

from tabard.cli.board import Board
from tabard.core.match import Match
from tabard.core.zones import Zone
from tests.keepsake import GAME


def shown(part: RenderableType) -> str:
    console = Console(file=io.StringIO(), width=160)
    console.print(part)
    file = console.file
    assert isinstance(file, io.StringIO)
    return file.getvalue()


def board(match: Match[Any], seat: int, language: str = "en") -> Board:
    return Board(GAME, match.state, GAME.view(match.state, seat), language)


@pytest.fixture
def match() -> Match[Any]:
    return Match.new(GAME, seats=3, seed=bytes(32), nonces=list("abc"))


def test_the_compact_form_leaves_out_what_says_nothing(match: Match[Any]) -> None:
    compact, full = shown(board(match, 0).compact()), shown(board(match, 0).full())
    assert "round 1" in compact
    assert "buttons" in compact  # a seat's own things are told as long as there are any
    assert "points" not in compact
    assert "A1" in compact
    assert "D1" not in compact  # nobody sits there
    assert "marble 1" not in compact
    for text in ("points", "D1", "marble 1", "heirloom 1"):
        assert text in full


def test_a_board_shows_what_the_seat_sees_and_nothing_else(match: Match[Any]) -> None:
    cards = {"locket", "clock", "chest", "magpie", "dust"}
    lines = shown(board(match, 1).full()).splitlines()
    mine = [line for line in lines if " B1 " in line]
    theirs = [line for line in lines if " A1 " in line]
    assert any(card in mine[0] for card in cards)
    own = theirs[0].partition(" A1 ")[2].split()[0]
    assert own == "?"


def test_equal_views_make_equal_boards(match: Match[Any]) -> None:
    other = GAME.determinize(match.state, 1, Random(5))
    twin = Board(GAME, other, GAME.view(other, 1), "en")
    assert shown(twin.full()) == shown(board(match, 1).full())


def test_things_have_the_names_of_the_language(match: Match[Any]) -> None:
    english, italian = (shown(board(match, 0, lang).full()) for lang in ("en", "it"))
    assert "marble 1" in english
    assert "biglia 1" in italian
    assert "marble 1" not in italian


def test_the_brief_form_is_about_the_seats(match: Match[Any]) -> None:
    brief = shown(board(match, 0).brief())
    assert "buttons" in brief
    assert "A1" not in brief
    assert "◆ B" in brief


def test_a_games_own_zones_are_drawn_where_it_has_no_picture(match: Match[Any]) -> None:
    class Laid(type(GAME)):  # type: ignore[misc]
        def zones(self, s: Any, view: Any, language: str, names: Any = None) -> list[Zone]:
            return [
                Zone("The attic", None, ("thing", "whose"), (("clock", names[1]), ("dust", "–"))),
                Zone("Pockets", "B", (), (("buttons", "6"), ("all of it", "x" * 40))),
            ]

    lines = shown(Board(Laid(), match.state, GAME.view(match.state, 1), "en").compact()).split("\n")
    assert [line.split() for line in lines if line.strip(" ─")] == [
        ["The", "attic"],
        ["thing", "whose"],
        ["clock", "◆", "B"],
        ["dust", "–"],
        ["◆", "B", "Pockets"],
        ["buttons", "6"],
        ["all", "of", "it", "x" * 40],
    ]


def test_a_game_can_draw_its_own_picture(match: Match[Any]) -> None:
    class Drawn(type(GAME)):  # type: ignore[misc]
        def picture(
            self, view: Mapping[str, Any], language: str, size: str = "usual"
        ) -> str | None:
            return f"The {size} picture\n    of {view['seat']} in {language}"

    drawn = Board(Drawn(), match.state, GAME.view(match.state, 2), "it")
    pictures = {
        "usual": drawn.compact(),
        "brief": drawn.brief(),
        "whole": drawn.full(),
    }
    for size, picture in pictures.items():
        lines = [line.rstrip() for line in shown(picture).splitlines()]
        assert lines == [f"The {size} picture", "    of C in it"]


def test_a_long_line_of_a_picture_goes_on_under_its_first_word(match: Match[Any]) -> None:
    class Drawn(type(GAME)):  # type: ignore[misc]
        def picture(self, view: Any, language: str, size: str = "usual") -> str | None:
            return "   " + "word " * 50

    lines = shown(Board(Drawn(), match.state, GAME.view(match.state, 0), "en").full()).splitlines()
    assert len(lines) > 1
    assert all(line.startswith("   word") for line in lines)


def test_a_zone_without_a_head_says_what_it_is_and_a_seat_has_one_sign(match: Match[Any]) -> None:
    class Laid(type(GAME)):  # type: ignore[misc]
        def zones(self, s: Any, view: Any, language: str, names: Any = None) -> list[Zone]:
            return [
                Zone("The shed", None, (), (("rake", "1"),)),
                Zone(f"{names[0]}: in the attic", "A", (), (("all of it", "x" * 40),)),
            ]

    lines = shown(Board(Laid(), match.state, GAME.view(match.state, 1), "en").compact()).split("\n")
    assert [line.split() for line in lines[:-1]] == [
        ["The", "shed"],
        ["rake", "1"],
        ["●", "A:", "in", "the", "attic"],
        ["all", "of", "it", "x" * 40],
    ]
