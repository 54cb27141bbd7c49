"""What a table asks for: any legal deck, starters only, or a starter drawn at random."""

from __future__ import annotations

from random import Random

import pytest

from tabard.core.errors import Malformed
from tabard.core.match import Match
from tabard.games.tcg import content as c
from tabard.games.tcg import decks
from tabard.games.tcg.show.view import own_slots
from tabard.games.tcg.title import GAME

OWN = GAME.random_list(Random(4))
STARTER = c.DECKS[3]
SEED = bytes(range(32))


def why(bring: str, text: str, language: str = "en") -> str:
    found = GAME.list_refused({"bring": bring}, text, language)
    return "" if found is None else str(found)


@pytest.mark.rule("TCG-DECK-15")
def test_a_table_says_which_decks_it_takes() -> None:
    written = decks.write(STARTER, "it")
    for text in (OWN, STARTER.name, written, "random"):
        assert why("any", text) == ""
    for text in (STARTER.name, written, "random"):
        assert why("starters", text) == ""
    assert why("starters", OWN) == (
        "This table takes starters only: choose one of the twenty, or a random one. (TCG-DECK-15)"
    )
    assert why("starters", OWN, "it").startswith("Questo tavolo ammette solo mazzi introduttivi")
    for text in (OWN, STARTER.name, written):
        assert "drawn at random" in why("random", text)
    assert why("random", "random") == ""


@pytest.mark.rule("TCG-DECK-15")
def test_one_card_more_or_less_is_no_starter() -> None:
    more = STARTER._replace(cards=tuple(sorted((*STARTER.cards, STARTER.cards[0]))))
    other = STARTER._replace(hero=next(d.hero for d in c.DECKS if d.hero != STARTER.hero))
    for deck in (more, other):
        assert why("starters", decks.write(deck)) != ""
    renamed = STARTER._replace(name="Mine")
    assert why("starters", decks.write(renamed)) == "", "whatever it is called"


@pytest.mark.rule("TCG-DECK-15")
def test_a_duel_is_not_laid_with_decks_that_its_table_refuses() -> None:
    for bring in ("starters", "random"):
        with pytest.raises(Malformed, match="starters only"):
            GAME.new({"bring": bring, "decks": [OWN, "random"]})
        GAME.new({"bring": bring, "decks": [STARTER.name, "random"]})
    GAME.new({"bring": "any", "decks": [OWN, OWN]})
    with pytest.raises(Malformed, match="Decks are any, starters, random"):
        GAME.new({"bring": "all"})


@pytest.mark.rule("TCG-DECK-15")
def test_a_random_starter_is_drawn_by_the_match_s_own_dice() -> None:
    """By chance, as an input of the match: so everybody can check it, and it is the same again."""
    one, two = (Match.new(GAME, {"bring": "random"}, 2, SEED) for _ in range(2))
    assert [i.label for i in one.inputs[:2]] == ["deck", "deck"]
    assert GAME.lists_played(one.state) == GAME.lists_played(two.state)
    drawn = {
        name
        for n in range(30)
        for name in GAME.lists_played(Match.new(GAME, None, 2, bytes([n]) * 32).state)
    }
    assert drawn <= {deck.name for deck in c.DECKS}
    assert len(drawn) > 10


def test_what_was_played_can_be_played_again() -> None:
    match = Match.new(GAME, {"decks": [OWN, "random"]}, 2, SEED)
    names = GAME.lists_played(match.state)
    assert names[0] == OWN
    again = Match.new(GAME, GAME.with_lists(names), 2, bytes(32))
    for seat in range(2):
        cards = [sorted(m.state.what[x] for x in own_slots(m.state, seat)) for m in (match, again)]
        assert cards[0] == cards[1]
    assert len({deck.hero for deck in c.DECKS}) == len(c.DECKS), "a hero tells the starter"


def test_at_a_table_for_starters_bots_expect_nothing_else(seed: int) -> None:
    """A guess at the other's hidden list is the hero's starter, every time."""
    match = Match.new(GAME, {"bring": "starters"}, 2, SEED)
    theirs = sorted(match.state.what[x] for x in own_slots(match.state, 1))
    for n in range(40):
        guess = GAME.determinize(match.state, 0, Random(seed + n))
        assert sorted(guess.what[x] for x in own_slots(guess, 1)) == theirs


def test_a_duel_saved_before_tables_could_ask_goes_on() -> None:
    match = Match.new(GAME, {"decks": [OWN, "random"]}, 2, SEED)
    data = GAME.to_json(match.state)
    del data["options"]["bring"]
    old = GAME.from_json(data)
    assert GAME.lists_played(old)[0] == OWN
    GAME.determinize(old, 0, Random(1))


def test_the_choices_have_names() -> None:
    bring = GAME.info.settings["bring"]
    assert [bring.choice(one, "en") for one in ("any", "starters", "random")] == [
        "any legal deck",
        "starters only",
        "a random starter",
    ]
    assert bring.choice("random", "it") == "un mazzo introduttivo a caso"
