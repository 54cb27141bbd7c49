"""The language of abilities: what the pack may say, and that nothing else knows a card by name."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core.errors import Impossible
from tabard.core.words import LANGUAGES
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.language import abilities
from tabard.games.smallworld.language.compile import mistakes
from tabard.games.smallworld.language.text import ability_text, power_text, race_text
from tabard.games.smallworld.language.vocabulary import ABILITY, FIND, LANGUAGE, TRAIT
from tabard.games.smallworld.rules import closing
from tabard.games.smallworld.schema import check
from tests.smallworld.table import Table, seat
from tests.smallworld.worlds import drawn, spoken

FOLDER = Path(abilities.__file__).parents[1]
NAMES = {thing.id for thing in c.THINGS}
WORDS = {word for _, word, _ in LANGUAGE.words()}


def sources() -> Iterator[tuple[str, ast.Module]]:
    """Rules, explanations, views and bots: everything that must not know a card by its name."""
    for folder in ("rules", "why", "show", "bot"):
        for path in sorted((FOLDER / folder).glob("*.py")):
            yield path.name, ast.parse(path.read_text(encoding="utf-8"))
    for name in ("notation", "writing", "title", "state"):
        yield name, ast.parse((FOLDER / f"{name}.py").read_text(encoding="utf-8"))


def named_cards(tree: ast.Module) -> Iterator[str]:
    """Constants called after a card, cards looked up by a name that is written out, and
    comparisons with a name that only a card has."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute | ast.Name):
            name = node.attr if isinstance(node, ast.Attribute) else node.id
            if name.isupper() and name.lower() in NAMES - WORDS:
                yield name
        if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
            of = node.value.attr if isinstance(node.value, ast.Attribute) else ""
            if of in ("RACE", "POWER", "TREASURE", "RACES", "POWERS", "TREASURES"):
                yield f"{of}[{node.slice.value!r}]"
        if isinstance(node, ast.Compare):
            for part in (node.left, *node.comparators):
                if isinstance(part, ast.Constant) and part.value in NAMES - WORDS - set(c.COUNT):
                    yield f"== {part.value!r}"
                if isinstance(part, ast.Attribute) and part.attr == "id":
                    yield ".id compared"


def test_no_rule_bot_or_view_knows_a_card_by_its_name() -> None:
    """SWW has no rule about a card: it has rules about what cards have."""
    found = {name: sorted(set(named_cards(tree))) for name, tree in sources()}
    assert {name: cards for name, cards in found.items() if cards} == {}


@pytest.mark.parametrize(
    "code", ["s.race[0] == c.GNOMES", 'c.RACE["orcs"]', 'x == "dwarves"', "thing.id == y"]
)
def test_the_search_finds_what_it_looks_for(code: str) -> None:
    assert list(named_cards(ast.parse(code)))


def test_every_word_is_used_and_declared_once() -> None:
    used = {term.name for thing in c.THINGS for term in thing.ability}
    assert used == WORDS
    assert not set(TRAIT) & set(FIND)
    assert not set(ABILITY) & (set(TRAIT) | set(FIND))


@pytest.mark.parametrize(
    ("text", "kind", "told", "where"),
    [
        ("cost(-2, montain)", "banner", "Did you mean 'mountain'?", 10),
        ("costt(-2, mountain)", "banner", "Did you mean 'cost'?", 1),
        ("cost(2, mountain)", "banner", "2 is no discount: it goes from -3 to -1.", 6),
        ("assault", "banner", "'assault' lacks its uses=.", 1),
        ("assault(uses=9)", "banner", "9 is no times: it goes from 1 to 5.", 14),
        ("cost(-2, mountain", "banner", "can't be read", 5),
        ("cost(-2, mountain.peak)", "banner", "is nothing that can be said", 10),
        ("cost( -2,mountain)", "banner", "Write it as 'cost(-2, mountain)'.", 0),
        ("build(wisp_wall, held)", "banner", "name a terrain.", 1),
        ("frostmourne(2, uses=1)", "banner", "There is no", 1),
        ("push(uses=1)", "treasure", "There is no", 1),
    ],
)
def test_a_mistake_is_told_with_its_column(text: str, kind: str, told: str, where: int) -> None:
    assert any(told in sentence and at == where for sentence, at in mistakes(text, kind))


def changed(kind: str, thing: str, **entry: Any) -> dict[str, Any]:
    part = c.DATA[f"{kind}.yaml"]
    there = {**part[kind], thing: {**part[kind][thing], **entry}}
    return {**c.DATA, f"{kind}.yaml": {kind: there}}


@pytest.mark.parametrize(
    ("kind", "thing", "entry", "told"),
    [
        ("races", "dwarves", {"ability": ["bombs"]}, "one 'bombs' only"),
        ("powers", "farmers", {"ability": ["champion(2, uses=1)"]}, "one 'champion' only"),
        ("powers", "farmers", {"ability": ["recruit(2)"]}, "can't have 'recruit' twice"),
        ("powers", "farmers", {"lasting": True}, "'income' can't go on in decline"),
        ("treasures", "well", {"ability": ["aegis(1)"]}, "one 'aegis' only"),
    ],
)
def test_what_can_not_be_is_refused(
    kind: str, thing: str, entry: dict[str, Any], told: str
) -> None:
    wrong = [one.sentence for one in check(changed(kind, thing, **entry))]
    assert len(wrong) == 1
    assert told in wrong[0]


def test_two_races_may_have_what_a_combo_can_not_have_twice() -> None:
    assert list(check(changed("races", "dwarves", ability=["recruit(2)"]))) == []


def test_random_expressions_read_back_compile_and_speak(seed: int) -> None:
    rng = Random(seed)
    seen = set()
    for sort in ("banner", "treasure"):
        for _ in range(300):
            term = drawn(rng, sort)
            assert spoken(term, sort) == []
            seen.add(term.name)
    assert seen == WORDS


def test_a_verb_that_there_is_not_is_impossible() -> None:
    """It used to fall through: to put down the Champion."""
    t = Table(faces=["L1A", "S1B"], A=seat("orcs farmers", hand=2), regions={"L1A-01": "A 1"})
    with pytest.raises(Impossible, match="'dance' is no way to redeploy"):
        closing.deploy(t.s, 0, ("dance", 0))


def test_conquests_that_there_are_not_are_impossible(monkeypatch: pytest.MonkeyPatch) -> None:
    """It used to fall through: to a theft."""
    from tabard.games.smallworld.rules import legal

    t = Table(faces=["L1A", "S1B"], A=seat("orcs farmers", hand=2), regions={"L1A-01": "A 1"})
    t.do("A expand")
    monkeypatch.setattr(legal, "conquest_options", lambda s, seat: (("take", 0), ("stop",)))
    t.s.ask = None
    with pytest.raises(Impossible, match="'take' is no way to conquer"):
        GAME.advance(t.s, ("take", 0), 0)


def test_every_sentence_can_be_said_with_every_number(seed: int) -> None:
    """One coin, two coins: no text says "1 coins"."""
    rng = Random(seed)
    for sort in ("banner", "treasure"):
        for _ in range(300):
            term = drawn(rng, sort)
            thing = c.TREASURES[0]._replace(ability=(term,))
            for language in LANGUAGES:
                said = ability_text(thing, language)
                for wrong in ("1 coins", "1 tokens", "1 monete", "1 segnalini"):
                    assert f" {wrong}" not in f" {said}", said


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_token_is_one_token(language: str) -> None:
    small = c.RACES[0]._replace(tokens=1), c.POWERS[0]._replace(tokens=1)
    for said in (race_text(small[0], language), power_text(small[1], language)):
        assert "1 token." in said or "1 segnalino." in said
