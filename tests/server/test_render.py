"""What a viewer is shown: in their language, by their eyes, and nothing else."""

from __future__ import annotations

from random import Random
from typing import Any

import msgspec
import pytest

from tabard.core.codec import SEAT_NAMES
from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.registry import load
from tabard.server import messages as m
from tabard.server import render, seats
from tabard.server.logbook import LogBook
from tabard.server.names import tidy
from tabard.server.rows import SeatRow, TableRow
from tabard.server.sayings import Sayings
from tabard.server.sorry import WORDS, Sorry, joined
from tests.server.tablekit import through_json

NAMES = ("Ann", "Bee", "Cat")
GAMES = ("smallworld", "keepsake", "tcg", "boardgame", "adventure")


def played(game: str, moves: int, seed: int = 0) -> Match[Any]:
    seats = min(3, load(game).info.seats[1])
    seed_bytes = bytes([seed % 256]) * 32
    match: Match[Any] = Match.new(load(game), None, seats, seed_bytes, ["n"] * seats)
    rng = Random(seed)
    while moves and match.pending is not None:
        seat = match.pending.who[0]
        match.answer(seat, rng.choice(match.pending.options_of(seat)))
        moves -= 1
    return match


@pytest.mark.parametrize("game", GAMES)
def test_a_frame_is_the_view_and_the_seats_own_question(game: str, seed: int) -> None:
    for moves in range(0, 24, 3):
        match = played(game, moves, seed)
        q = match.pending
        assert q is not None
        for viewer in (SPECTATOR, *range(match.seats)):
            shown = render.frame(match, viewer, "en", NAMES)
            seats = () if viewer == SPECTATOR else (viewer,)
            now = match.game.worth(match.state, seats)
            view = match.game.view(match.state, viewer)
            assert shown.view == (view if now is None else {**view, "now": now})
            assert shown.waiting == [SEAT_NAMES[w] for w in q.who]
            assert (shown.question is not None) == (viewer in q.who)
            if shown.question is not None:
                assert [c.text for c in shown.question.choices] == shown.view["ask"]["options"]
                assert shown.question.number == match.number(viewer)
                assert shown.prompt == shown.question.prompt
            else:
                asked = joined("en", [NAMES[w] for w in q.who])
                assert shown.prompt.startswith(f"Waiting for {asked}")


@pytest.mark.parametrize("game", GAMES)
def test_a_position_can_be_sent_and_read(game: str, seed: int) -> None:
    match = played(game, 15, seed)
    sent = render.frame(match, 0, "it", NAMES, plain=True).position(
        3, "B", True, ["A"], LogBook(match, NAMES).whole(0, "it")
    )
    back = msgspec.json.decode(msgspec.json.encode(sent), type=m.FromServer)
    assert back == through_json_struct(sent)


def through_json_struct(sent: m.Positions) -> m.Positions:
    return msgspec.convert(through_json(sent), type=m.Positions)


@pytest.mark.parametrize("game", ["smallworld", "tcg", "boardgame", "adventure"])
def test_what_is_shown_is_small_enough(game: str) -> None:
    """The budget of a view is 20 kB of JSON."""
    match = played(game, 60)
    shown = render.frame(match, 0, "it", NAMES)
    assert len(msgspec.json.encode(shown.view)) < 20_000


def test_amounts_are_what_conquests_cost() -> None:
    match = played("smallworld", 0)
    assert match.pending is not None
    seat = match.pending.who[0]
    match.answer(seat, match.pending.options_of(seat)[0])
    shown = render.frame(match, seat, "en", NAMES)
    assert shown.question is not None
    for choice in shown.question.choices:
        option = match.game.options.parse(match.state, choice.text)
        why = match.game.explain(match.state, seat, option)
        assert choice.amount == (None if why.sum is None else why.sum.total)
        assert choice.odds == why.odds
        assert choice.text == " ".join([choice.verb, *choice.args])
    assert any(choice.amount for choice in shown.question.choices)


def test_a_reason_has_its_sum_term_by_term() -> None:
    match = played("smallworld", 0)
    assert match.pending is not None
    seat = match.pending.who[0]
    match.answer(seat, match.pending.options_of(seat)[0])
    shown = render.frame(match, seat, "en", NAMES)
    assert shown.question is not None
    costly = next(c for c in shown.question.choices if c.amount)
    told = render.reason(match, seat, costly.text)
    found = render.reason_shape(match.game, *told, "en", NAMES)
    assert found.legal
    assert found.sum is not None
    assert found.sum.total == costly.amount
    assert sum(t.amount for t in found.sum.terms) <= found.sum.total
    assert all(t.text in found.sum.text for t in found.sum.terms)
    assert found.sum.text not in found.text
    assert found.rule_title
    assert render.reason_shape(match.game, *told, "it", NAMES).text != found.text


@pytest.mark.parametrize("game", GAMES)
def test_the_log_book_tells_what_the_match_does(game: str, seed: int) -> None:
    match = played(game, 0, seed)
    book = LogBook(match, NAMES)
    viewers = (SPECTATOR, *range(match.seats))
    told: dict[int, list[m.LineShape]] = {v: book.whole(v, "en") for v in viewers}
    rng = Random(seed)
    for _ in range(30):
        q = match.pending
        if q is None:
            break
        first = len(match.inputs) + 1
        seat = q.who[0]
        match.answer(seat, rng.choice(q.options_of(seat)))
        for viewer, lines in told.items():
            lines += book.since(viewer, "en", first)
    for viewer, lines in told.items():
        assert [(x.number, x.event) for x in lines] == [
            (x.number, x.event) for x in match.log(viewer)
        ]
        assert lines == LogBook(match, NAMES).whole(viewer, "en")


@pytest.mark.parametrize("game", GAMES)
def test_what_was_said_of_options_is_still_true(game: str, seed: int) -> None:
    """Options are said once where a game promises that their names last: it keeps its word."""
    match, rng = played(game, 0, seed), Random(seed)
    sayings = Sayings(match.game, NAMES[: match.seats])
    again = 0
    for _ in range(150):
        q = match.pending
        if q is None:
            break
        seat = q.who[0]
        for language in ("en", "it"):
            for option in q.options_of(seat):
                told = sayings.of(match.state, option, language)
                anew = Sayings(match.game, sayings.names).of(match.state, option, language)
                assert told == anew
                again += told is sayings.of(match.state, option, language)
        match.answer(seat, rng.choice(q.options_of(seat)))
    assert again or not match.game.lasting


def test_what_was_said_of_options_is_forgotten_when_it_is_too_much(monkeypatch: Any) -> None:
    match = played("smallworld", 6)
    assert match.pending is not None
    monkeypatch.setattr("tabard.server.sayings.SAID", 2)
    sayings = Sayings(match.game, NAMES)
    regions = [("conquer", n) for n in range(5)]
    first = [sayings.of(match.state, option, "en") for option in regions]
    assert [sayings.of(match.state, option, "en") for option in regions] == first
    assert len(sayings._made) <= 2


def test_choices_and_zones_name_things_of_the_box() -> None:
    match = played("tcg", 3)
    while match.pending is not None and match.pending.label != "priority":
        match.answer(match.pending.who[0], match.pending.options_of(match.pending.who[0])[0])
    assert match.pending is not None
    seat = match.pending.who[0]
    shown = render.frame(match, seat, "it", NAMES, plain=True)
    cards = match.game.box("it")["things"]["card"]
    assert shown.question is not None
    assert shown.zones is not None
    placed = next(c for c in shown.question.choices if c.verb == "place")
    assert placed.things == [("card", placed.args[0])]
    attacks = [c for c in shown.question.choices if c.verb == "attack"]
    assert all(c.things[0][1] in cards for c in attacks)  # a slot is the card that lies in it
    for zone in shown.zones:
        told = "\n".join(cell for row in zone.rows for cell in row)
        assert all(cards[name]["name"] in told for _, name in zone.things)


def test_the_log_names_players_and_points_at_things() -> None:
    match = played("smallworld", 40)
    lines = LogBook(match, NAMES).whole(SPECTATOR, "en")
    assert any(line.seat == "A" and "Ann" in line.text for line in lines)
    for seat, (name, other) in enumerate((("Ann", "Bee"), ("Bee", "Ann"))):
        mine = LogBook(match, NAMES).whole(seat, "en")
        assert [line.event for line in mine] == [line.event for line in lines]
        assert not any(name in line.text for line in mine)
        assert any(other in line.text for line in mine)
        assert any(line.text.startswith("You ") for line in mine)
    assert any(kind == "region" for line in lines for kind, _ in line.things)


@pytest.mark.parametrize("game", GAMES)
def test_whose_turn_it_is_is_told_where_turns_are_somebodys(game: str, seed: int) -> None:
    match = played(game, 40, seed)
    turn = render.frame(match, SPECTATOR, "en", NAMES).turn
    if game in ("keepsake", "boardgame"):  # everybody's, and a faction's
        assert turn is None
        return
    last = [line.event for line in match.log(SPECTATOR) if line.event.startswith("turn ")][-1]
    assert turn == last.split()[1]


def test_what_was_taken_back_is_gone_from_the_log_but_its_numbers_are_not_used_again() -> None:
    match = played("smallworld", 0)
    assert match.pending is not None
    seat = match.pending.who[0]
    match.answer(seat, match.pending.options_of(seat)[0])
    book = LogBook(match, NAMES)
    assert match.pending is not None
    pick = next(o for o in match.pending.options_of(seat) if o[0] == "conquer")
    match.answer(seat, pick)
    before = book.whole(seat, "en")
    match.undo(seat)
    left = book.whole(seat, "en")
    assert all(line not in left for line in before[-1:])
    assert (left[-1].text, left[-1].number) == (
        "You undid a move.",
        before[-1].number + 1,
    )
    first = len(match.inputs) + 1
    match.answer(seat, pick)
    assert book.since(seat, "en", first)[0].number == before[-1].number + 2


@pytest.mark.parametrize("language", ["en", "it"])
def test_everything_a_table_says_is_said_in_both_languages(language: str) -> None:
    own = {key for key in WORDS.keys(language) if key.startswith("table-")}
    assert own == {key for key in WORDS.keys("en") if key.startswith("table-")}
    assert Sorry("illegal", "illegal").text(language)


def row(**rest: Any) -> TableRow:
    sitting = (
        SeatRow(kind="person", guest="ann", name="Ann"),
        SeatRow(kind="bot", level="hard", name="Cog"),
        SeatRow(),
    )
    given: dict[str, Any] = {"id": "t", "game": "smallworld", "owner": "ann", "options": {}}
    return TableRow(**given, seats=sitting, seed="00" * 32, **rest)


def test_a_table_keeps_its_seed_until_it_is_over() -> None:
    assert render.table_shape(row(status="playing"), "ann", "en").seed is None
    assert render.table_shape(row(status="waiting"), "ann", "en").seed is None
    assert render.table_shape(row(status="over"), "ann", "en").seed == "00" * 32
    for status in ("waiting", "playing"):
        sent = msgspec.json.encode(render.table_shape(row(status=status), "ann", "en"))
        assert b"00000000" not in sent


def test_a_table_tells_each_guest_what_is_his() -> None:
    mine = render.table_shape(row(), "ann", "it", online={"ann"})
    other = render.table_shape(row(), "bee", "en")
    assert (mine.owner, other.owner) == (True, False)
    assert [seat.mine for seat in mine.seats] == [True, False, False]
    assert [seat.online for seat in mine.seats] == [True, True, False]
    assert not any(seat.mine or (seat.online and seat.kind != "bot") for seat in other.seats)
    assert b'"ann"' not in msgspec.json.encode(other), "a guest's id is not the table's to tell"


def test_a_game_that_is_gone_keeps_its_table() -> None:
    assert render.title_of("parchment", "en") == "parchment"


def test_names_are_tidied() -> None:
    assert tidy("a" * 99, 40) == "a" * 40
    assert tidy("\u202eevil\x00 \t name", 40) == "evil name"
    with pytest.raises(Sorry, match="empty"):
        seats.person("ann", "\u200b ")
    with pytest.raises(Sorry, match="promise"):
        seats.person("ann", "Ann", "a b")


def test_who_waits_reads_what_for() -> None:
    match = played("smallworld", 0)
    assert match.pending is not None
    (asked,) = match.pending.who
    other = render.frame(match, 1 - asked, "en", NAMES)
    assert (match.pending.label, other.question) == ("pick", None)
    assert other.prompt == f"Waiting for {NAMES[asked]} to pick a combo."
    assert render.frame(match, asked, "en", NAMES).prompt.startswith("Pick a combo.")
