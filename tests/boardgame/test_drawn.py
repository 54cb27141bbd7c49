"""What a browser draws besides words: shapes, pieces, and numbers that follow from the rules."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.show.drawn import emblem, pieces, shapes
from tests.boardgame.table import alone, hero

SET = Path(__file__).parents[2] / "client/src/games/boardgame/cards/emblems.generated.ts"


def now(s: Any) -> dict[str, Any]:
    found = GAME.worth(s, (0,))
    assert found is not None
    return found


def test_every_card_creature_quest_event_and_boss_has_a_shape_that_is_bundled() -> None:
    bundled = SET.read_text(encoding="utf-8")
    for kind in ("card", "creature", "quest", "event", "boss"):
        for name, thing in GAME.box("en")["things"][kind].items():
            assert json.dumps(thing["emblem"]) in bundled, (kind, name)


def test_a_shape_is_listed_for_nothing_that_does_not_exist() -> None:
    box = GAME.box("en")["things"]
    known = {name for kind in ("card", "creature", "event", "boss") for name in box[kind]}
    assert shapes()["cards"].keys() <= known


def test_what_is_not_listed_has_the_shape_of_its_kind() -> None:
    assert emblem("a-sword-of-mine", None, "sword", "melee") == shapes()["kinds"]["sword"]


@pytest.mark.parametrize(
    ("card", "brings"),
    [
        ("scimitar", [("red", 2), ("reroll", 1)]),
        ("frostbolt", [("blue", 1), ("green", 1), ("reroll", 1)]),
        ("minor-healing-potion", [("health", 1)]),
        ("mana-shield", [("armor", 0)]),
    ],
)
def test_what_a_card_does_as_pieces(card: str, brings: list[tuple[str, int]]) -> None:
    assert pieces(c.CARD_NO[card]) == brings


def test_the_dice_of_a_round_are_those_that_are_rolled() -> None:
    t = alone(hero("warrior", at="balnir"), quests=["terror-in-the-fields"])
    told = now(t.s)["heroes"]["horde1"]["dice"]
    t.do("A challenge horde1 ghoul")
    assert [*t.s.pool, t.s.rerolls, t.s.attrition] == told


def test_a_change_of_cards_is_told_with_the_dice_it_leads_to() -> None:
    t = alone(hero("warrior", level=2, bag=["scimitar"]))
    t.do("A pass horde1")
    found = now(t.s)
    before = found["heroes"]["horde1"]["dice"]
    after = found["changes"]["equip horde1 scimitar melee"]
    t.do("A equip horde1 scimitar melee")
    assert after != before
    assert now(t.s)["heroes"]["horde1"]["dice"] == after


def test_what_strikes_back_is_told_with_what_is_held_off() -> None:
    t = alone(hero("warrior", at="balnir"), quests=["terror-in-the-fields"])
    t.do("A challenge horde1 ghoul")
    found = now(t.s)["fight"]
    assert found["attack"] == sum(foe["attack"] * foe["many"] for foe in found["foes"])
    assert found["due"] == found["attack"]
    assert found["threat"] == c.CREATURES[t.s.foe].values[c.GREEN].threat


def test_in_the_middle_of_a_fight_the_odds_are_those_from_there_on() -> None:
    t = alone(hero("warrior", at="balnir", level=3), quests=["terror-in-the-fields"])
    assert GAME.odds(t.s, 0, GAME.options.parse(t.s, "done"), 5) is None
    t.do("A challenge horde1 ghoul")
    q = GAME.pending(t.s)
    while q is not None and q.domain is not None:
        GAME.advance(t.s, q.domain.sample(lambda n: n - 1))
        q = GAME.pending(t.s)
    assert q is not None
    found = GAME.odds(t.s, 0, q.options_of(0)[-1], 20)
    assert found is not None
    assert found.played == 20
