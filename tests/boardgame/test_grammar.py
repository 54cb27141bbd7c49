"""The words of the Board Game: what the grammar accepts can be said, and the page about them is
complete and says what the engine says."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.language.samples import Sampler
from tabard.core.language.terms import Term, parse, unparse
from tabard.core.language.vocabulary import shape
from tabard.core.words import LANGUAGES
from tabard.games.boardgame.language.scene import Scene
from tabard.games.boardgame.language.sorts import LANGUAGE, is_word
from tabard.games.boardgame.language.text import sentence

PAGE = (Path(__file__).parents[2] / "docs" / "ABILITIES.md").read_text(encoding="utf-8")
ROWS = re.findall(r"^\| `(\S+)` \| `(.+?)` \| (.+) \|$", PAGE, re.M)
PLACES = ("ability", "menace", "happening")
SAMPLES = 150


def test_the_page_names_every_word_and_all_that_may_be_in_its_brackets() -> None:
    said = set(re.findall(r"[a-z_]+|[-+*<>=]+", PAGE))
    for sort, name, word in LANGUAGE.words():
        assert name in said, (sort, name)
        wants = shape(word.shape)
        assert {*wants.flags, *wants.named} <= said, (sort, name)
    assert len(ROWS) == len(list(LANGUAGE.words()))


@pytest.mark.parametrize(("text", "says"), [row[1:] for row in ROWS])
def test_the_page_says_what_a_card_would_say(text: str, says: str) -> None:
    term = parse(text.replace("\\|", "|"))
    fits = [x for x in PLACES if is_word(x, term.name) and not LANGUAGE.check(term, x)]
    assert any(sentence(Scene("en"), term, place) == says for place in fits)


@pytest.mark.parametrize("place", PLACES)
def test_what_the_grammar_accepts_can_be_said(place: str) -> None:
    rng = Random(place)
    for _ in range(SAMPLES):
        term = Sampler(LANGUAGE, rng, rng.randint(2, 5)).draw(place)
        assert parse(unparse(term)) == term
        for language in LANGUAGES:
            said = sentence(Scene(language), term, place)
            for sign in ("_", "{", "[", "  ", "..", " ,", " .", "None", "Term("):
                assert sign not in said, (unparse(term), said)


def test_every_word_names_rules_that_exist() -> None:
    rules = Catalogue.load("tabard.games.boardgame")
    for sort, name, word in LANGUAGE.words():
        assert word.rules, (sort, name)
        assert all(rule in rules for rule in word.rules), (sort, name, word.rules)


@pytest.mark.parametrize(
    ("sort", "name"),
    [(sort, name) for sort, name, _ in LANGUAGE.words() if name not in ("not", "and", "or")],
)
def test_a_word_refuses_what_makes_no_sense(sort: str, name: str) -> None:
    """What nobody has heard of, in its brackets or by name, and more than there is room for."""
    nonsense = parse("nonsense")
    for term in (
        Term(name, (nonsense,)),
        Term(name, (), (("nonsense", 1),)),
        Term(name, (1,) * 9),
    ):
        assert LANGUAGE.check(term, sort), unparse(term)
