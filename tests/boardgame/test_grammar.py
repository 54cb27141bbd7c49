"""The words of the Board Game: what the grammar accepts can be said, and the page about them is
complete and says what the engine says."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.language.samples import Sampler
from tabard.core.language.terms import Term, parse, unparse
from tabard.core.language.vocabulary import shape
from tabard.core.words import LANGUAGES
from tabard.games.boardgame import content as c
from tabard.games.boardgame.language.checking import expressions
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


def test_every_word_stands_on_something_in_the_box() -> None:
    """So what it does is shown by the tests of the cards."""
    used = {name for _, _, _, text in expressions(c.DATA) for name in named(parse(text))}
    assert {name for _, name, _ in LANGUAGE.words()} - used == set()


def named(value: Any) -> Iterator[str]:
    if isinstance(value, Term):
        yield value.name
        for part in (*value.args, *(one for _, one in value.named)):
            yield from named(part)
    elif isinstance(value, tuple):
        for part in value:
            yield from named(part)


REFUSED = [
    ("ability", "costs(1, powers)", "Cards cost less by a number below 0."),
    ("ability", 'costs(-1, ["frostbolt", stance])', "Name cards, or categories, but not both."),
    ("ability", "pool(dice(1, pink))", "There is no new color 'pink'."),
    ("ability", "pool(nonsense)", "There is no step 'nonsense'."),
    ("ability", "pool()", "'pool' lacks its step."),
    ("ability", 'replaces("immolate")', "'replaces(\"immolate\")' lacks its step."),
    (
        "ability",
        'pool(dice(1, red), pay=unequip("frostbolt"))',
        "\"frostbolt\" is no 'self' or category or list of card.",
    ),
    (
        "ability",
        'pool(dice(1, red), pay=unequip(["excalibur"]))',
        "There is no card called 'excalibur'.",
    ),
    ("menace", "pool(dice(1, red))", "There is no menace 'pool'."),
    (
        "happening",
        "first_win(stronger=[1], weaker=[2, 3])",
        "Write gold and XP, two numbers in square brackets.",
    ),
    (
        "happening",
        'plague(["nowhere"], attack=2, energy=3, xp=1)',
        "There is no region called 'nowhere'.",
    ),
]


@pytest.mark.parametrize(("place", "text", "told"), REFUSED)
def test_what_is_refused_is_said(place: str, text: str, told: str) -> None:
    assert [mistake.sentence for mistake in LANGUAGE.check(parse(text), place)] == [told]


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
