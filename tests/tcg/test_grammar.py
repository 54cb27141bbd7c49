"""What the grammar accepts runs and speaks: random expressions become cards and are played. With
`python tools/grammar.py tcg --count 5000 --seed 7` the same for many more."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.language.terms import parse, unparse
from tabard.core.language.vocabulary import shape
from tabard.core.words import LANGUAGES
from tabard.games.tcg.language.phrases import groups
from tabard.games.tcg.language.scene import Scene
from tabard.games.tcg.language.sorts import LANGUAGE
from tabard.games.tcg.language.words.heads import paragraph

ROOT = Path(__file__).parents[2]


def test_random_expressions_are_said_and_played() -> None:
    seed = int(os.environ.get("TABARD_SEED", time.time_ns() % 1_000_000))
    told = subprocess.run(
        [sys.executable, "tools/grammar.py", "tcg", "--count", "60", "--seed", str(seed)],
        cwd=ROOT,
        capture_output=True,
        text=True,
        check=False,
    )
    assert told.returncode == 0, f"TABARD_SEED={seed}\n{told.stdout}\n{told.stderr}"


SAID = {
    # finding 4: what is free and what is not never share a sentence
    "play(may(draw(1)), discard(1))": (
        "You may draw a card. Then discard a card.",
        "Puoi pescare una carta. Poi scarta una carta.",
    ),
    "play(may(draw(1), discard(1)))": (
        "You may draw a card, then discard a card.",
        "Puoi pescare una carta, poi scartare una carta.",
    ),
    "play(may(draw(1), give(target(ally), atk(1)), discard(1)))": (
        "You may draw a card. If you do, target ally has +1 ATK this turn. If you do, discard a "
        "card.",
        "Puoi pescare una carta. Se lo fai, un alleato bersaglio ha +1 ATK in questo turno. Se lo "
        "fai, scarta una carta.",
    ),
    "play(may(give(target(ally), atk(1))))": (
        "If you wish, target ally has +1 ATK this turn.",
        "Se vuoi, un alleato bersaglio ha +1 ATK in questo turno.",
    ),
    "play(draw(1), if_done(draw(1)), discard(1))": (
        "Draw a card. If you do, draw a card. Discard a card.",
        "Pesca una carta. Se lo fai, pesca una carta. Scarta una carta.",
    ),
    "play(when(control(ally), draw(1), exhaust(target(ally)), discard(1)))": (
        "If you control an ally, draw a card and exhaust target ally. In that case, discard a "
        "card.",
        "Se controlli un alleato, pesca una carta e spossa un alleato bersaglio. In tal caso, "
        "scarta una carta.",
    ),
    # finding 2: what could not be said
    "static(self, atk(1), while_=count(my(ally)) >= 2)": (
        "Davron of Stormwind has +1 ATK while the number of allies in your party is 2 or more.",
        "Davron of Stormwind ha +1 ATK finché il numero di alleati del tuo gruppo è pari o "
        "superiore a 2.",
    ),
    "static(self, atk(1), while_=not control(ally))": (
        "Davron of Stormwind has +1 ATK while you don't control an ally.",
        "Davron of Stormwind ha +1 ATK finché non controlli un alleato.",
    ),
    "static(self, atk(1), while_=not (own_turn or ready))": (
        "Davron of Stormwind has +1 ATK while it isn't your turn and Davron of Stormwind is not "
        "ready.",
        "Davron of Stormwind ha +1 ATK finché non è il tuo turno e non è pronto.",
    ),
    "play(draw(either(own_turn, 2, 1)))": (
        "Draw X cards, where X is 2 if it's your turn, otherwise 1.",
        "Pesca X carte, dove X è 2 se è il tuo turno, altrimenti 1.",
    ),
    "play(deal(count(my(ally)) - 1, fire, target(char)))": (
        "Your hero deals X fire damage to target hero or ally, where X is the number of allies in "
        "your party minus 1.",
        "Il tuo eroe infligge X danni da fuoco a un eroe o alleato bersaglio, dove X è il "
        "numero di alleati del tuo gruppo meno 1.",
    ),
    "play(draw(printed_atk(most(my(ally)))))": (
        "Draw X cards, where X is the highest printed ATK among allies in your party.",
        "Pesca X carte, dove X è l'ATK stampato più alto tra gli alleati del tuo gruppo.",
    ),
    "on(enters(self), draw(1), if_=not exists(ally, at=my_graveyard))": (
        "When Davron of Stormwind enters play, if no ally card is in your graveyard, draw a card.",
        "Quando Davron of Stormwind entra in gioco, se nel tuo cimitero non c'è una carta "
        "alleato, pesca una carta.",
    ),
    # a hero's traits are tags, classes and specializations
    'requires("Affliction", "Scourge")': (
        "Only for a deck with an Affliction or Scourge hero.",
        "Solo per un mazzo con un eroe Afflizione o Flagello.",
    ),
    'requires("Scourge")': (
        "Only for a deck with a Scourge hero.",
        "Solo per un mazzo con un eroe Flagello.",
    ),
    # a name that the lexicon lacks is said as it is
    'static(my(ally(race("Ogre"))), atk(1))': (
        "Ogre allies in your party have +1 ATK.",
        "Gli alleati Ogre del tuo gruppo hanno +1 ATK.",
    ),
}


@pytest.mark.parametrize("power", SAID)
def test_sentences(power: str) -> None:
    assert LANGUAGE.check(parse(power), "power") == []
    assert unparse(parse(power)) == power
    said = tuple(paragraph(Scene(language, 0), parse(power)) for language in LANGUAGES)
    assert said == SAID[power]


REFUSED = {
    "play(if_done(draw(1)))": "speaks of done, which nothing names before",
    "play(destroy(that))": "speaks of that, which nothing names before",
    "static(host, atk(1))": "speaks of host, which nothing names before",
    "play(destroy(target(hero)))": "A hero stays in play",
    "play(deal(2, fire, target(weapon)))": "is about heroes and allies, not about 'weapon'",
    "play(may(may(draw(1))))": "One `may` is enough.",
    "play(put(target(ally), hand))": "lacks its at=",
    "play(deal([2, 1], fire, target(char)))": "needs as many targets",
    'play(give(target(ally), power("on(start, draw(1))")))': "for static powers",
    "play(discard(1, who=you))": "'discard' takes no who=",
    "static(self, atk(1), while_=2 >= 1)": "Two numbers need no comparing.",
    "play(later(end, deal(1, fire, target(char))))": "speaks of aim, which nothing names before",
    "play(give(each(ally), atk(atk(it))))": "can't be that of each card",
    "pay(cost(tap), draw(1), at=graveyard)": "it can't be given up or exhausted for the cost",
    "packets(by=my(ally))": "says one thing of the damage",
    "play(search(ally(exhausted), to=hand))": "There is no printed trait 'exhausted'",
    "play(drawn(1))": "Did you mean 'draw'?",
}


@pytest.mark.parametrize("power", REFUSED)
def test_what_makes_no_sense_is_refused(power: str) -> None:
    told = [mistake.sentence for mistake in LANGUAGE.check(parse(power), "power")]
    assert any(REFUSED[power] in sentence for sentence in told), told


def test_every_word_names_rules_that_exist() -> None:
    rules = Catalogue.load("tabard.games.tcg")
    for sort, name, word in LANGUAGE.words():
        assert word.rules, (sort, name)
        assert all(rule in rules for rule in word.rules), (sort, name, word.rules)


def test_the_page_names_every_word_and_all_that_may_be_in_its_brackets() -> None:
    text = (ROOT / "docs" / "CARDS.md").read_text(encoding="utf-8")
    said = set(re.findall(r"[a-z_]+|[-+*<>=]+", text))
    for sort, name, word in LANGUAGE.words():
        assert name in said, (sort, name)
        wants = shape(word.shape)
        assert {*wants.flags, *wants.named} <= said, (sort, name)


def test_the_examples_of_the_docs_are_accepted() -> None:
    text = (ROOT / "docs" / "CARDS.md").read_text(encoding="utf-8")
    found = re.findall(r"^ *- '((?:[^']|'')*)'$|^    ([a-z_]+\(.*\))$", text, re.M)
    powers = [(quoted or plain).replace("''", "'") for quoted, plain in found]
    assert len(powers) > 20
    for power in powers:
        term = parse(power)
        assert LANGUAGE.check(term, "power", ("host",)) == [], power
        for language in LANGUAGES:
            scene = Scene(language, 0)
            scene.host = groups(parse("char"))
            assert paragraph(scene, term) or term.name == "attach"
