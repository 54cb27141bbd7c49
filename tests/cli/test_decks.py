"""deck check, deck show and deck list: what they print, their JSON and their exit codes."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tabard.core import registry
from tabard.core.game import Game, GameInfo
from tabard.core.lists import Listing
from tabard.core.state import BaseState

from .conftest import Run, Tabard


class Cards(Game[BaseState]):
    """A title that has the card game's box and decks, and nothing else."""

    info = GameInfo(
        id="cards",
        title={"en": "Cards", "it": "Carte"},
        version="1",
        seats=(2, 2),
        package="tabard.games.tcg",
    )
    list_kind = "deck"

    def box(self, language: str) -> dict[str, Any]:
        from tabard.games.tcg.show.box import box

        return box(language)

    def read_list(self, text: str, language: str) -> Listing:
        from tabard.games.tcg.decks import listing

        return listing(text, language)


@pytest.fixture(autouse=True)
def cards(monkeypatch: pytest.MonkeyPatch) -> None:
    """The title is the only one with decks."""
    monkeypatch.setitem(registry._made, "cards", Cards())
    monkeypatch.setattr(registry, "names", lambda: ("cards", "keepsake", "smallworld"))


@pytest.fixture
def good(tabard: Tabard, tmp_path: Path) -> Path:
    starters = tabard("deck", "list", "--json").json()["decks"]
    file = tmp_path / "good.txt"
    file.write_text(starters["horde-mage"]["data"]["list"])
    return file


@pytest.fixture
def bad(good: Path) -> Path:
    file = good.with_name("bad.txt")
    file.write_text(f"{good.read_text()}\n4 Fireball\n2 Fierball\n1 The Lich King\n")
    return file


def lines(done: Run) -> list[str]:
    return [line.rstrip() for line in done.out.splitlines()]


# -- check ----------------------------------------------------------------------------------------


def test_a_legal_deck_is_fine(tabard: Tabard, good: Path) -> None:
    done = tabard("deck", "check", good)
    assert (done.code, done.err) == (0, "")
    assert lines(done) == [f"{good}: a legal deck of 60 cards."]
    assert tabard("deck", "check", good, "--json").json()["ok"] is True


def test_every_mistake_of_every_deck_is_told_by_line(tabard: Tabard, good: Path, bad: Path) -> None:
    done = tabard("deck", "check", bad, good)
    assert (done.code, done.err) == (1, "")
    count = len(bad.read_text().splitlines())
    assert lines(done) == [
        f"{bad}:{count - 2}: There are 5 copies of Fireball in the deck; at most 4 are allowed. "
        "(TCG-DECK-07)",
        f"{bad}:{count - 1}: There is no card named “Fierball”. Did you mean Fireball?",
        f"{bad}:{count}: The Lich King requires a hero with one of these traits: Scourge, "
        "Death Knight. (TCG-DECK-12)",
        f"{bad}: 3 mistakes.",
        f"{good}: a legal deck of 60 cards.",
    ]
    told = tabard("deck", "check", bad, good, "--json")
    assert told.code == 1
    first, second = told.json()["results"]
    assert [problem["rule"] for problem in first["problems"]] == [
        "TCG-DECK-07",
        None,
        "TCG-DECK-12",
    ]
    assert second["problems"] == []


def test_the_sentences_come_in_italian(tabard: Tabard, bad: Path) -> None:
    done = tabard("deck", "check", bad, "--lang", "it")
    assert "Nel mazzo ci sono 5 copie" in done.out
    assert lines(done)[-1] == f"{bad}: 3 errori."


def test_a_file_that_is_no_text_does_not_hide_the_others(
    tabard: Tabard, bad: Path, tmp_path: Path
) -> None:
    binary, long = tmp_path / "deck.bin", tmp_path / "long.txt"
    binary.write_bytes(b"\xff\xfe\x00")
    long.write_text("1 Fireball\n" * 3000)
    done = tabard("deck", "check", tmp_path / "none.txt", binary, long, bad)
    assert done.code == 2
    assert "3 mistakes" in done.out
    assert done.err.splitlines() == [
        f"tabard: {tmp_path / 'none.txt'}: No such file or directory.",
        f"tabard: {binary}: this is not a text file.",
        f"tabard: {long}: A deck's text has at most 20000 characters, not 33000.",
    ]


def test_a_game_without_decks_says_so(tabard: Tabard, good: Path) -> None:
    for command in (("check", good), ("list",), ("show", "horde-mage")):
        done = tabard("deck", *command, "--game", "keepsake")
        assert (done.code, done.out) == (2, "")
        assert "Keepsake does not use players' own decks." in done.err


def test_which_game_is_asked_when_none_or_several_have_decks(
    tabard: Tabard, monkeypatch: pytest.MonkeyPatch
) -> None:
    other = Cards()
    other.info = GameInfo("other", {"en": "Other", "it": "Altro"}, "1", (2, 2))  # type: ignore[misc]
    monkeypatch.setitem(registry._made, "other", other)
    monkeypatch.setattr(registry, "names", lambda: ("cards", "other"))
    assert "--game cards or --game other" in tabard("deck", "list").err
    assert tabard("deck", "list", "--game", "other").code == 0
    monkeypatch.setattr(registry, "names", lambda: ("keepsake",))
    assert "In none of these games" in tabard("deck", "list").err


# -- show and list --------------------------------------------------------------------------------


def test_the_starters_are_listed_with_their_heroes_and_doubts(tabard: Tabard) -> None:
    done = tabard("deck", "list")
    assert done.code == 0
    rows = [line for line in lines(done) if " Mage " in line or " Hunter " in line]
    assert len(rows) == 4
    hunter = next(row for row in rows if "Alliance Hunter" in row)
    assert "Alliance Hunter ?" in hunter
    assert "Jaral of Gilneas" in hunter
    mage = next(row for row in rows if "Horde Mage" in row)
    assert "Zumix of Kezan" in mage
    assert "?" not in mage
    assert "reconstruction" in lines(done)[-1]
    assert "Mago dell'Orda" in tabard("deck", "list", "--lang", "it").out


@pytest.mark.parametrize("name", [["horde-mage"], ["Horde", "Mage"], ["mago dell'orda"]])
def test_a_starter_is_shown_with_its_cost_curve(tabard: Tabard, name: list[str]) -> None:
    done = tabard("deck", "show", *name)
    assert done.code == 0
    assert lines(done)[0] == "Horde Mage"
    assert "Zumix of Kezan" in lines(done)[1]
    assert "Quests (17)" in done.out
    assert "60 cards" in lines(done)
    told = tabard("deck", "show", *name, "--json").json()
    assert told["size"] == 60
    assert told["leader"] == ["card", "zumix-of-kezan"]
    assert sum(told["curve"].values()) == 60 - 17
    for cost, count in told["curve"].items():
        bar = f"{cost:>2} {'█' * count} {count}"
        assert (bar if count else f"{cost:>2}") in lines(done)


def test_a_file_is_shown_with_what_is_wrong_with_it(tabard: Tabard, bad: Path) -> None:
    bad.write_text(bad.read_text().replace("Name: Horde Mage", "Name: Fire and Ice"))
    done = tabard("deck", "show", bad, "--lang", "it")
    assert done.code == 0
    assert lines(done)[0] == "Fire and Ice"
    assert "Missioni (17)" in done.out
    assert "errori." in lines(done)[-1]


def test_a_mistyped_deck_gets_a_hint(tabard: Tabard) -> None:
    done = tabard("deck", "show", "horde", "maje")
    assert (done.code, done.out) == (2, "")
    assert "neither a deck nor a file called 'horde maje'. Did you mean Horde Mage" in done.err


# -- card -----------------------------------------------------------------------------------------


def test_a_card_is_shown_with_its_text_and_the_rules_behind_it(tabard: Tabard) -> None:
    done = tabard("card", "savage", "cat", "form")
    assert done.code == 0
    assert lines(done)[0] == "Savage Cat Form"
    told = tabard("card", "Savage Cat Form", "--json").json()
    (found,) = told["found"]
    assert (found["game"], found["kind"], found["id"]) == ("cards", "card", "savage-cat-form")
    data = found["data"]
    assert data["classes"] == ["Druid"]
    for text in (data["type_line"], data["stats_line"], found["text"].splitlines()[0]):
        assert text in done.out
    assert found["rules"]
    for rule in found["rules"]:
        assert rule in done.out


def test_all_boxes_are_searched_in_every_language(tabard: Tabard) -> None:
    done = tabard("card", "ORCS")
    assert lines(done)[:2] == ["Orcs", "Small World of Warcraft"]
    assert "SWW-RACE-ORCS-01" in done.out
    italian = tabard("card", "orchi", "--lang", "it")
    assert lines(italian)[0] == "Orchi"
    assert tabard("card", "orchi").out == done.out
    assert "There is nothing called 'orcs'" in tabard("card", "orcs", "--game", "cards").err


def test_a_mistyped_name_gets_a_hint(tabard: Tabard) -> None:
    done = tabard("card", "firebal")
    assert (done.code, done.out) == (2, "")
    assert "There is nothing called 'firebal'. Did you mean Fireball" in done.err
    assert tabard("card", "qqqqqqqq").err.endswith("There is nothing called 'qqqqqqqq'.\n")
    assert "There is no game" in tabard("card", "orcs", "--game", "none").err
