"""Whatever somebody asks for that can't be: a sentence each, and nothing changes."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.errors import Illegal, Late, Malformed
from tabard.core.match import Match
from tabard.games.boardgame.title import GAME
from tests.boardgame.evening import drawn
from tests.boardgame.table import Table, alone, hero
from tests.boardgame.test_events import on
from tests.boardgame.test_groups import TERROR, party, strong

TWO = {"horde1": hero("warrior", seat="A"), "alliance1": hero("mage", seat="B")}


def with_hero(**given: Any) -> dict[str, Any]:
    return {"heroes": TWO | {"horde1": hero("warrior", seat="A", **given)}}


@pytest.mark.parametrize(
    ("position", "sentence"),
    [
        (
            {"heroes": TWO | {"horde1": hero("paladin", seat="A")}},
            "No paladin fights for the horde.",
        ),
        ({"heroes": {"horde1": hero("warrior", seat="A")}}, "Everybody at the table needs a hero"),
        ({"heroes": TWO | {"alliance1": hero("mage", seat="C")}}, "no seat 'C' at this table."),
        (with_hero(equipped={"armor": "dull-blade"}), "dull-blade can't be equipped in the area"),
        (with_hero(learned=["fireball"]), "fireball is not a card of the warrior."),
        (with_hero(prizes=["dull-blade"]), "dull-blade is no Auction Item."),
        (with_hero(bag=["dull-blade"] * 9), "There is no more 'dull-blade' in the box."),
        (with_hero(gold=-4), "Gold is a whole number from 0 to 999, not -4."),
        (with_hero(at="stormwind"), "There is no region called 'stormwind' here."),
        ({"figures": ["2 green ghoul balnir"]}, "belong to a quest that lies open."),
        ({"figures": ["99 blue ghoul balnir"]}, "there are not so many figures in the box."),
        ({"lair": 3}, "Lord Kazzak has a lair, written as 1 to 5; the other Overlords have none."),
    ],
)
def test_an_impossible_position(position: dict[str, Any], sentence: str) -> None:
    with pytest.raises(Malformed, match=sentence.replace(".", r"\.")):
        GAME.read_position({"heroes": TWO} | position)


def refused(t: Table, move: str, english: str, italian: str) -> None:
    """In both languages, and nothing has happened."""
    before = t.s.key()
    option = GAME.options.parse(t.s, move)
    with pytest.raises(Illegal, match=english.replace(".", r"\.")):
        GAME.advance(t.s, option, 0)
    reason = GAME.explain(t.s, 0, option)
    assert reason.sentence("en").startswith(english)
    assert reason.sentence("it").startswith(italian)
    assert t.s.key() == before


def test_a_bid_that_one_can_t_pay() -> None:
    t = drawn("auction-trusty-mount", given=on("gold", 3))
    refused(
        t,
        "bid horde1 4",
        "Grumbaz Crowsblood has only 3 gold.",
        "Grumbaz Crowsblood ha solo 3 monete d'oro.",
    )


@pytest.mark.parametrize(
    ("move", "english", "italian"),
    [
        (
            "equip horde1 trogg-club melee",
            "Trogg Club has no trait that may go there.",
            "Trogg Club non ha un tratto ammesso lì.",
        ),
        (
            "equip horde1 bent-staff armor",
            "Bent Staff is of a type that does not go there.",
            "Bent Staff è di un tipo che lì non va.",
        ),
        (
            "equip horde1 ley-staff melee",
            "Ley Staff needs level 2.",
            "Ley Staff richiede il livello 2.",
        ),
    ],
)
def test_an_illegal_equip(move: str, english: str, italian: str) -> None:
    bag = ["trogg-club", "ley-staff", "bent-staff"]
    t = alone(hero("mage", bag=bag)).do("A pass horde1")
    refused(t, move, english, italian)


def faction() -> Match[Any]:
    """A and C lead the Horde; a Ghoul stands where A's hero does."""
    t = party(strong("warrior"), strong("shaman"), **TERROR)
    return Match(GAME, t.s, start=GAME.to_json(t.s))


def test_a_stale_answer() -> None:
    """What a partner does leaves my click alone, unless I am asked something else by then."""
    m = faction()
    seen = m.number(2)
    m.answer(0, "rest horde1")
    m.answer(2, "rest horde2", seen)
    m = faction()
    seen = m.number(2)
    m.answer(0, "challenge horde1 ghoul")
    before = m.state.key()
    with pytest.raises(Late, match="The question has changed: this answers number"):
        m.answer(2, "rest horde2", seen)
    assert m.state.key() == before


def test_an_answer_to_what_a_partner_has_made_impossible() -> None:
    """The question is still mine, but the Ghoul that I meant is A's by now."""
    m = faction()
    seen = m.number(2)
    m.answer(0, "rest horde1")
    m.answer(0, "rest horde1")
    with pytest.raises(Illegal, match="'challenge horde1 ghoul' is not legal now"):
        m.answer(2, "challenge horde1 ghoul", seen)
