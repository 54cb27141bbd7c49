"""The table in words, and the bot."""

from __future__ import annotations

from random import Random

import pytest

from tabard.core import phrase
from tabard.core.game import SPECTATOR
from tabard.core.luck import give, position
from tabard.core.words import LANGUAGES
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language.text import ability_text, event_text

from .table import Table
from .test_box import picking


def rows(t: Table, seat: int, language: str = "en") -> str:
    found = GAME.zones(t.s, GAME.view(t.s, seat), language)
    assert found is not None
    return "\n".join(" ".join(row) for zone in found for row in zone.rows)


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_table_in_words(language: str) -> None:
    t = Table(
        A={"hero": "grumbaz", "hand": ["rend"], "pack": ["young-wolf.1"], "quests": ["manhunt"]},
        B={"hero": "sofeea", "hand": ["blink"]},
        line={"rotten-ghoul.1": "t1"},
        events={"brill": "mysterious-grave"},
        world="harvest-festival",
        tokens={"t2": ["bomb"]},
    )
    said = rows(t, 0, language)
    for name in ("Rend", "Wolfhide Jerkin", "Manhunt", "Rotten Ghoul", "Harvest Festival"):
        assert name in said
    assert "Blink" not in said
    assert "Blink" in rows(t, 1, language)
    assert "Rend" not in rows(t, SPECTATOR, language)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_position_can_be_laid_out(language: str, seed: int) -> None:
    for inputs in (30, 120, 300):
        s = position(GAME, 3, seed, inputs)
        assert GAME.zones(s, GAME.view(s, 1), language)


def test_what_is_not_legal_says_why() -> None:
    t = Table(A={"hero": "grumbaz", "at": "v1"}, B={"hero": "sofeea"}).move(2, 3)
    option = GAME.options.parse(t.s, "go v2")
    for language, word in (("en", "green"), ("it", "verde")):
        assert word in GAME.explain(t.s, 0, option).sentence(language)


def test_the_bot_beats_random_play() -> None:
    """The bot sits on each seat in turn; the game is cut, and who has more counts."""
    wins = 0
    for game in range(6):
        rng = Random(f"race/{game}")
        s = GAME.new({"heroes": "dealt"}, 2)
        mine = game % 2
        for _ in range(4000):
            q = GAME.pending(s)
            if q is None:
                break
            if q.domain is not None:
                GAME.advance(s, q.domain.sample(rng.randrange), -1)
                continue
            answered = [given[0] for given in s.sealed] if q.sealed else []
            seat = next(x for x in q.who if x not in answered)
            offered = q.options_of(seat)
            pick = rng.choice(offered) if seat != mine else GAME.heuristic(s, seat, offered, rng)
            give(GAME, s, (seat, pick))
        wins += s.valor[mine] > s.valor[1 - mine]
    assert wins >= 5
    assert c.VALOR == 8


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_box_tells_what_cards_and_quests_are(language: str) -> None:
    things = GAME.box(language)["things"]
    hogger = things["foe"]["hogger"]["data"]
    assert (hogger["space"], hogger["defense"], hogger["traits"]) == ("hogger", 6, ["humanoid"])
    letter = things["quest"]["a-letter-from-brill"]["data"]
    assert [(step["op"], step["places"]) for step in letter["steps"]] == [
        ("collect", ["brill"]),
        ("travel", ["stormwind-city"]),
    ]
    assert all(step["text"] for one in things["quest"].values() for step in one["data"]["steps"])
    boar = things["card"]["mountain-boar"]["data"]
    assert (boar["foe"], boar["event"], boar["item"]["slot"]) == ("mountain-boar", None, "pack")
    grave = things["card"]["mysterious-grave"]["data"]
    assert (grave["event"], grave["place"]) == ("location", "brill")
    assert things["space"]["undercity"]["data"]["resources"] == [
        "large_potion",
        "flight",
        "auction",
        "quest_giver",
    ]


def test_what_a_hero_is_worth_now() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "v1", "level": "red", "disease": 1},
        B={"hero": "sofeea", "at": "brill", "level": "yellow", "armor": "dalaran-watcher.1"},
        line={"rotten-ghoul.1": "t1"},
    )
    now = GAME.worth(t.s, (0,))
    grumbaz = c.HEROES[c.HERO.index["grumbaz"]].numbers[3][0]
    assert now["heroes"]["A"]["life"] == grumbaz.life - 1
    assert now["heroes"]["A"]["attack"] == grumbaz.attack
    watcher = c.CARDS[c.CARD.index["dalaran-watcher.1"]].item
    assert now["heroes"]["B"]["defense"] == c.ITEMS[watcher].value
    assert now["line"][0] == "rotten-ghoul"
    assert now["decks"]["grey"] == len(c.CARDS_OF[0]) - 1
    assert now["fight"] is None


@pytest.mark.parametrize(
    ("event", "language", "said"),
    [
        ("plague-cauldron", "en", "Take 2 damage and flip this event, or do nothing. "),
        ("plague-cauldron", "it", "Subisci 2 danni e gira questo evento, oppure non fare nulla. "),
        ("highway-toll", "en", "Discard 1 random item or take 1 damage."),
    ],
)
def test_what_is_done_together_is_told_from_what_may_be_chosen(
    event: str, language: str, said: str
) -> None:
    number = [one.id for one in c.EVENTS].index(event)
    assert event_text(number, language).startswith(said)


def test_what_a_level_adds_stands_by_itself() -> None:
    said = ability_text(c.ABILITY.index["immolate"], "en")
    assert said == "After the roll: attack +2 and damage +1; from green: attack +1."
    assert ability_text(c.ABILITY.index["aspect-of-the-hawk"], "it") == (
        "Nella tua fase di movimento: assegna a te: attacco +1 con un attacco a distanza e "
        "scarta questa carta quando ti colpiscono."
    )


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_card_is_drawn_as_what_stands_on_its_front(language: str) -> None:
    """The log is written when all of it is over: the item behind it may be somebody's by then."""
    s = Table(A={"hero": "grumbaz", "pack": ["young-wolf.1"]}, B={"hero": "sofeea"}).s
    card = c.CARD.parse(s, "young-wolf.1")
    assert "Young Wolf" in phrase.event_text(GAME, s, ("turned_up", card), language)
    assert "Wolfhide Jerkin" in phrase.event_text(GAME, s, ("gained", 0, card), language)
    assert phrase.things_of(
        GAME, s, ("turned_up", card), "turned_up young-wolf.1", GAME.events
    ) == [("card", "young-wolf")]


def test_while_heroes_are_picked_the_table_shows_no_decks_card_by_card() -> None:
    s = picking((2, 5), 2)
    GAME.advance(s, ("hero", c.HERO.index["sofeea"]), 1)
    found = GAME.zones(s, GAME.view(s, 0), "en")
    assert found is not None
    said = "\n".join(" ".join(row) for zone in found for row in zone.rows)
    assert "Sofeea Icecall" in said
    assert "Mountain Boar" not in said
