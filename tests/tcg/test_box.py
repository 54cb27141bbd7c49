"""What a browser gets: the cards with their texts, numbers and rules, and the starters."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import msgspec
import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.words import LANGUAGES
from tabard.games.tcg import content as c
from tabard.games.tcg import decks
from tabard.games.tcg.show.box import box as whole


@pytest.fixture(params=LANGUAGES)
def box(request: pytest.FixtureRequest) -> Any:
    """As it arrives: through JSON."""
    return msgspec.json.decode(msgspec.json.encode(whole(request.param)))


def test_every_card_and_every_starter_is_in_the_box(box: Any) -> None:
    assert list(box["things"]["card"]) == list(c.CARD.names)
    assert list(box["things"]["deck"]) == list(c.STARTER.names)
    assert len(box["things"]["deck"]) == 20


def test_every_thing_has_a_name_and_rules_that_exist(box: Any) -> None:
    rules = Catalogue.load("tabard.games.tcg")
    for kind, things in box["things"].items():
        for key, thing in things.items():
            assert thing["name"], key
            assert "{" not in thing["text"], key
            assert all(rule in rules for rule in thing["rules"]), key
            assert thing["text"] or kind == "card", key
            assert thing["data"].get("type_line") or kind == "deck", key


def test_a_keyword_brings_its_reminder_and_its_rules(box: Any) -> None:
    for card in c.CARDS:
        thing = box["things"]["card"][card.slug]
        for keyword in thing["data"]["keywords"]:
            assert keyword["text"], keyword
        if any(power.name == "stash" for power in card.powers):
            assert "TCG-KEYWORD-STASH-01" in thing["rules"]
        if card.keywords & c.KEYWORD_BIT["elusive"]:
            assert "TCG-KEYWORD-ELUSIVE-01" in thing["rules"]


def test_only_what_is_printed_on_a_card_is_a_number() -> None:
    cards = whole("en")["things"]["card"]
    ysera = cards["ysera-the-dreamer"]["data"]
    assert (ysera["cost"], ysera["atk"], ysera["health"], ysera["strike"]) == (20, 3, 40, None)
    assert (ysera["damage"], ysera["race"]) == (["nature"], "Green Dragonkin")
    assert {"id": "mend", "amount": 3}.items() <= ysera["keywords"][0].items()
    quest = cards["the-key-to-freedom"]["data"]
    assert (quest["cost"], quest["atk"], quest["health"]) == (None, None, None)
    ghoul = cards["ghoul-token"]["data"]
    assert (ghoul["token"], ghoul["cost"], ghoul["atk"], ghoul["health"]) == (True, None, 3, 3)
    assert cards["loque"]["data"]["tags"] == [{"name": "Pet", "limit": 1}]


def test_what_a_picture_needs_is_told(box: Any) -> None:
    cards = {key: thing["data"] for key, thing in box["things"]["card"].items()}
    assert (cards["fireball"]["element"], cards["path-of-frost"]["element"]) == ("fire", "")
    assert (cards["the-key-to-freedom"]["pays"], cards["fireball"]["pays"]) == (4, None)
    assert all((card["pays"] is None) is (card["type"] != "quest") for card in cards.values())
    assert cards["cerwyn"]["gender"] == "f"


def test_the_client_is_tested_with_these_cards() -> None:
    """Its fixture leaves out what no picture needs."""
    file = Path(__file__).parents[2] / "client/src/games/tcg/fixtures/cards.json"
    fixture = json.loads(file.read_text(encoding="utf-8"))
    cards = whole("en")["things"]["card"]
    assert list(fixture) == list(cards)
    for key, card in cards.items():
        assert fixture[key]["name"] == card["name"]
        assert fixture[key]["emblem"] == card.get("emblem", "")
        assert fixture[key]["data"].items() <= card["data"].items(), key


def test_keywords_that_a_text_only_names_are_told_apart(box: Any) -> None:
    for key, thing in box["things"]["card"].items():
        own = {keyword["id"] for keyword in thing["data"]["keywords"]}
        for keyword in thing["data"]["mentions"]:
            assert keyword["name"] in thing["text"], key
            assert keyword["text"], key
            assert keyword["id"] not in own, key
    named = box["things"]["card"]["gilneas"]["data"]["mentions"]
    assert [keyword["id"] for keyword in named] == ["assault"]


def test_the_icons_of_a_card_are_told_in_every_language() -> None:
    english, italian = (whole(language)["things"]["card"] for language in LANGUAGES)
    assert english["gurzak-of-orgrimmar"]["data"]["icons"] == ["Horde", "Warrior"]
    assert italian["fireball"]["data"]["icons"] == ["Mago"]
    assert english["knight-karia"]["data"]["icons"] == ["Alliance"]
    assert english["the-key-to-freedom"]["data"]["icons"] == []


def test_a_starter_brings_its_list_and_its_doubt(box: Any) -> None:
    for i, (key, thing) in enumerate(box["things"]["deck"].items()):
        data, deck = thing["data"], c.DECKS[i]
        read = decks.read(data["list"])
        assert (read.hero, read.cards) == (deck.hero, deck.cards)
        assert sum(data["cards"].values()) == data["size"] == 60
        assert key == f"{data['faction']} {data['class']}".lower().replace(" ", "-")
        assert bool(data["doubt"]) is (deck.source == "reconstructed") is bool(deck.doubt)
        assert data["doubt"] in thing["text"]


def test_a_starter_says_how_it_wins_with_cards_that_it_holds(box: Any) -> None:
    plans = {key: thing["data"]["plan"] for key, thing in box["things"]["deck"].items()}
    assert len(set(plans.values())) == len(plans) == 20
    named = [
        (key, card.slug) for key, plan in plans.items() for card in c.CARDS if card.name in plan
    ]
    assert len(named) > 12
    for key, slug in named:
        assert slug in box["things"]["deck"][key]["data"]["cards"], (key, slug)


def test_a_hero_names_the_cards_that_fit_and_no_others(box: Any) -> None:
    """Exactly those of which one copy breaks no rule but that of the size."""
    cards = box["things"]["card"]
    heroes = decks.starting_heroes()
    assert [slug for slug, card in cards.items() if "fits" in card["data"]] == [
        c.CARDS[i].slug for i in heroes
    ]
    for i in heroes:
        alone = {
            c.CARDS[j].slug
            for j in c.POOL
            if [p.rule for p in decks.legality(c.Deck("", i, (j,), decks.OWN_DECK, ""))]
            == ["TCG-DECK-01"]
        }
        assert set(cards[c.CARDS[i].slug]["data"]["fits"]) == alone
        assert 100 < len(alone) < len(c.POOL) / 2
