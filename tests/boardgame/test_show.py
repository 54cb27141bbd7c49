"""What a player is shown is what lies on the table, read here in another way."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.luck import play_random
from tabard.core.zones import zones
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import values
from tests.boardgame.table import Table, alone, hero


def table_of(s: Any, name: str, language: str = "en", seat: int = 0) -> tuple[Any, ...]:
    (found,) = [z for z in zones(GAME, s, GAME.view(s, seat), language) if z.name == name]
    return found.rows


@pytest.mark.rule("TBG-OPENINFO-01", "TBG-OPENINFO-02")
@pytest.mark.parametrize("seed", range(3))
def test_the_table_in_words_is_what_lies_there(seed: int) -> None:
    s = play_random(GAME, 4, seed, limit=250).state
    for seat in range(4):
        shown = [row for f in ("Horde", "Alliance") for row in table_of(s, f"Heroes of the {f}")]
        assert len(shown) == len(values.heroes(s))
        for row, x in zip(shown, sorted(values.heroes(s)), strict=True):
            assert row[0] == c.CHARACTERS[s.character[x]].name
            assert row[1:6] == (
                str(s.level[x]),
                f"{s.health[x]} / {values.capacity(s, x, 'health')}",
                f"{s.energy[x]} / {values.capacity(s, x, 'energy')}",
                str(s.gold[x]),
                str(s.xp[x]),
            )
            assert row[6] == c.BOARD["regions"][c.REGION.text(s, s.at[x])]["name"]
        stock = table_of(s, "The Merchant", seat=seat)
        assert [row[0] for row in stock] == [c.CARDS[x].name for x in s.merchant]
        assert [row[2] for row in stock] == [str(c.CARDS[x].gold) for x in s.merchant]
        open_quests = [
            row[0] for f in ("Horde", "Alliance") for row in table_of(s, f"Quests of the {f}")
        ]
        assert sorted(open_quests) == sorted(c.QUESTS[q].name for q in s.quests)


def test_a_sheet_shows_what_is_worn_and_what_is_beside_it() -> None:
    t = alone(
        hero("warrior", learned=["rend"], bag=["trogg-club"], equipped={"melee": "dull-blade"})
    )
    sheet = dict(table_of(t.s, f"{c.CHARACTERS[t.s.character[0]].name}'s sheet"))
    assert sheet["melee"].startswith("Dull Blade: ")
    assert sheet["Bag"] == "Trogg Club"
    assert sheet["Spellbook"] == "Rend"
    assert "ranged" in sheet  # printed there


def test_a_combat_shows_its_dice_and_what_they_need() -> None:
    rend = hero("warrior", at="balnir", equipped={"power2": "rend"})
    t = alone(rend, quests=["terror-in-the-fields"])
    t.do("A challenge horde1 ghoul")
    while t.label != "roll":
        t.luck() if t.asked == "chance" else t.do(f"A {t.offers('A')[-1]}")
    waiting = dict(table_of(t.s, "The combat"))
    assert waiting["Opponents"] == "1 green Ghoul"
    assert waiting["A die hits with at least"] == "6"
    assert waiting["Dice"] == "2 red, 1 green"
    t.roll(red=[2, 5], green=[3])
    assert dict(table_of(t.s, "The combat"))["Dice"] == "red 2 5, green 3"


def test_what_a_faction_looks_at_is_shown_to_it_alone() -> None:
    t = Table(
        heroes={"horde1": hero("warrior"), "alliance1": hero("mage", seat="B")},
        quests=["terror-in-the-fields"],
    )
    scimitar, dull = c.CARD.parse(t.s, "scimitar"), c.CARD.parse(t.s, "dull-blade")
    t.s.drawn, t.s.drawing = (scimitar, dull), 0
    assert ("Items you look at", "Scimitar, Dull Blade") in table_of(t.s, "The turn", seat=0)
    assert "Items you look at" not in dict(table_of(t.s, "The turn", seat=1))


@pytest.mark.parametrize("language", ["en", "it"])
def test_the_box_holds_every_thing_with_its_text_and_rules(language: str) -> None:
    things = GAME.box(language)["things"]
    assert {kind: len(found) for kind, found in things.items()} == {
        "card": len(c.CARDS),
        "character": 16,
        "creature": 13,
        "quest": 80,
        "event": len(c.EVENTS),
        "boss": len(c.BOSSES),
        "region": 67,
    }
    for kind in ("card", "creature", "boss"):
        assert all(thing["rules"] for thing in things[kind].values())
    assert all(thing["text"] for thing in things["creature"].values())


def test_the_box_says_where_an_event_matters_and_what_it_waits_for() -> None:
    assert GAME.box("en")["board"]["markers"] == {
        "foul-plaguewinds": {"winds": ["western-plaguelands", "eastern-plaguelands"]},
        "andorhal-war": {"war": ["andorhal", "hearthglen"]},
        "domination-war": {"war": ["balnir", "corrahn"]},
        "two-towers-war": {"war": ["crown", "eastwall"]},
        "hinterlands-war": {"war": ["seradane", "shadra"]},
        "silverpine-war": {"war": ["ambermill", "shining"]},
        "cleanse-the-land": {"cull": 10},
        "bounty": {"bounty": True},
        "spread-the-plague": {"plague": True},
    }


def test_no_overlord_stands_anywhere_until_one_is_drawn() -> None:
    s = GAME.new({"overlord": "nefarian"}, 2)
    assert s.overlord < 0
    assert "Independent creatures and bosses" not in [
        z.name for z in zones(GAME, s, GAME.view(s, 0), "en")
    ]
