"""What people read: plain American English and Italian, each with one kind of quotation marks, one
apostrophe, and the terms of its rulebook."""

from __future__ import annotations

import inspect
import re
from collections.abc import Iterator
from functools import cache
from importlib import import_module
from pathlib import Path
from typing import Any

import pytest
import yaml
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from tabard.cli import COMMANDS, GROUPS, _tabard
from tabard.core import registry
from tabard.core.lesson import LESSONS, PUZZLES
from tabard.core.words import LANGUAGES

ROOT = Path(__file__).resolve().parents[2]
GAMES = ROOT / "src" / "tabard" / "games"
OFFERED = tuple(game for game in registry.names() if (GAMES / game).is_dir())
Said = tuple[str, str]
"""Where it stands, and what it says."""


class _Spoken(Visitor):
    """The text of messages: what stands in braces is no text."""

    def __init__(self) -> None:
        self.parts: list[str] = []

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.parts.append(node.value)


def messages(file: Path) -> Iterator[Said]:
    for entry in FluentParser().parse(file.read_text(encoding="utf-8")).body:
        if isinstance(entry, ast.Message):
            spoken = _Spoken()
            spoken.visit(entry)
            yield f"{file.relative_to(ROOT)}: {entry.id.name}", " ".join(spoken.parts)


def in_language(where: str, value: Any, language: str) -> Iterator[Said]:
    """All texts of a file of rules or of a lesson in one language."""
    if isinstance(value, dict):
        where = f"{where} {value['id']}" if "id" in value else where
        for key, inner in value.items():
            if key == language and isinstance(inner, str):
                yield where, inner
            elif key not in LANGUAGES:
                yield from in_language(where, inner, language)
    elif isinstance(value, list):
        for inner in value:
            yield from in_language(where, inner, language)


def words(language: str) -> list[Path]:
    """The words of server and client, with those of every room of a game."""
    files = [
        *ROOT.glob(f"src/tabard/*/*words/{language}.ftl"),
        *(GAMES / game / "words" / f"{language}.ftl" for game in OFFERED),
        *ROOT.glob(f"client/src/words/{language}/*.ftl"),
        *(f for g in OFFERED for f in ROOT.glob(f"client/src/games/{g}/**/*.{language}.ftl")),
    ]
    return sorted(files)


@cache
def spoken(language: str) -> tuple[Said, ...]:
    """What the program says: words, rules, lessons and puzzles."""
    found: list[Said] = []
    games = [GAMES / game for game in OFFERED]
    for file in words(language):
        found += messages(file)
    rules = [game / "rules.yaml" for game in games]
    told = [f for game in games for kind in (LESSONS, PUZZLES) for f in game.glob(f"{kind}/*.yaml")]
    for file in sorted([*rules, *told]):
        content = yaml.safe_load(file.read_text(encoding="utf-8"))
        found += in_language(str(file.relative_to(ROOT)), content, language)
    return tuple(found)


@cache
def written() -> tuple[Said, ...]:
    """What is read without the program: documents, and the help of its commands."""
    files = [ROOT / "README.md", ROOT / "CONTRIBUTING.md", *sorted((ROOT / "docs").glob("*.md"))]
    found = [(file.name, file.read_text(encoding="utf-8")) for file in files]
    found += [("tabard --help", inspect.getdoc(_tabard) or ""), *GROUPS.items()]
    for name, command in COMMANDS.items():
        function = getattr(import_module(f"tabard.cli.{command.module}"), command.function)
        found.append((f"tabard {name} --help", inspect.getdoc(function) or ""))
        for hint in inspect.get_annotations(function).values():
            found += [
                (f"tabard {name} --help", help) for help in re.findall(r"help=\"(.*?)\"", hint)
            ]
    return tuple(found)


def offending(pattern: str, texts: tuple[Said, ...]) -> list[str]:
    wrong = re.compile(pattern)
    return [
        f"{where}: …{text[max(0, m.start() - 40) : m.end() + 40]}…"
        for where, text in texts
        for m in wrong.finditer(text)
    ]


BRITISH = (
    r"(?i)\b\w*("
    r"[ck]olour|behaviour|favour|neighbour|honour|flavour|labour|armour|humour"
    r"|defence|offence|licen[c]e|[c]entre\b|[c]entred|\bgrey\b"
    r"|specialis|organis|recognis|normalis|serialis|randomis|initialis|summaris|minimis|maximis"
    r"|optimis(?!m|t)|generalis|prioritis|synchronis|visualis|analys(?:e[ds]?|ing)\b"
    r"|travell|modell|labell(?!edby)|signall|cancell(?:ed|ing)|totall(?:ed|ing)|judgement|learnt|towards|whilst|artefact"
    r")"
)
STUMBLING = (
    r"(?i)\bwho is away|\bhe may not\b|lay (your own|the) table|chairs are warm|\bat turn\b"
    r"|unrolling the rope|\b(of|at the end of) the own\b|per own turn|\bone's own\b.*\bone's own\b"
    r"|\bany more\b(?= ?[.,;:)]|$)|\bgo(ing)? in decline"
)


def test_english_is_american() -> None:
    """The Paladin's cards have a Judgement printed on them."""
    both = (*spoken("en"), *written())
    texts = tuple((where, re.sub("(?i)judgement", "", text)) for where, text in both)
    assert offending(BRITISH, texts) == []


def test_the_gate_knows_british_words() -> None:
    for word in ("colour", "Neighbouring", "specialisation", "learnt", "licence", "centre"):
        assert re.search(BRITISH, f"a {word} here"), word
    for word in ("color", "center", "analysis", "license", "optimism", "aria-labelledby"):
        assert not re.search(BRITISH, f"a {word} here"), word


def test_no_phrase_is_one_that_a_reader_stumbles_over() -> None:
    assert offending(STUMBLING, spoken("en") + written()) == []


def test_people_are_they() -> None:
    """A named hero of a card may be a he."""
    texts = tuple(said for said in spoken("en") + written() if "Gurzak" not in said[1])
    assert offending(r"(?i)\b(he|him|his)\b(?! [=(])", texts) == []


@pytest.mark.parametrize(
    ("language", "others"), [("en", '[’‘´`«»„"]'), ("it", '[’‘´`“”„"]')], ids=LANGUAGES
)
def test_one_apostrophe_and_one_kind_of_quotation_marks(language: str, others: str) -> None:
    assert offending(others, spoken(language)) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_percent_sign_stands_at_its_number(language: str) -> None:
    apart = [
        f"{file.relative_to(ROOT)}: {line}"
        for file in words(language)
        for line in file.read_text(encoding="utf-8").splitlines()
        if re.search(r"[}\d] %", line)
    ]
    assert apart == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_minus_is_a_minus(language: str) -> None:
    assert offending(r"(?<![\w.,/-])-\d", spoken(language)) == []


def test_no_dash_stands_between_spaces() -> None:
    """A colon, a comma, or parentheses say what it means."""
    assert offending(r"\w.* [–—] ", (*spoken("en"), *written())) == []


NOT_THE_BOOKS = (
    r"(?i)artefatt|riorganizz|etichett|\brimoss[oaei] dalla partita|colpo a vuoto|cilecca"
    r"|region[ei] d'ingresso|apparecchi|sparecchi|chiariment|\bvassoi|\bva(nno)? in declino"
    r"|andare in declino|\bva' in declino"
)
NOT_SMALL_WORLDS = r"(?i)\babilità|\bbanca\b|\bcampi\b|region[ei] con (Magia|Caverna)"
NOT_THE_CARD_GAMES = (
    r"\bATT\b|\bDIF\b|(?i:\besaurit|\bscort[ae]\b|abilità permanent|mazz[oi] inizial"
    r"|\bripristino|fase di pesca|\btappat)"
)
NOT_THE_ADVENTURE_GAMES = (
    r"(?i)incontr[oi] (sull|dell)a mappa|luog(o|hi) chiave|fila degli imbattuti|simbolo zaino"
    r"|\bborsa\b|missione élite"
)


def test_italian_terms_are_those_of_the_books() -> None:
    assert offending(NOT_THE_BOOKS, spoken("it")) == []
    small_world = tuple(said for said in spoken("it") if "smallworld" in said[0])
    assert len(small_world) > 500
    assert offending(NOT_SMALL_WORLDS, small_world) == []
    card_game = tuple(said for said in spoken("it") if "/tcg" in said[0])
    assert len(card_game) > 1500
    assert offending(NOT_THE_CARD_GAMES, card_game) == []
    adventure = tuple(said for said in spoken("it") if "adventure" in said[0])
    assert len(adventure) > 1000
    assert offending(NOT_THE_ADVENTURE_GAMES, adventure) == []


def test_nobody_is_given_a_gender_in_italian() -> None:
    """No participle goes with a player's name."""
    lines = tuple(
        (str(file.relative_to(ROOT)), line)
        for file in words("it")
        for line in file.read_text(encoding="utf-8").splitlines()
    )
    gendered = r"= \{ \$(seat|name|player)\d? \} (è|viene|resta) (stato |già )?\w+t[oi]\b"
    assert offending(gendered, lines) == []
    assert offending(gendered, (("", "x = { $seat } viene sconfitto."),)) != []


@pytest.mark.parametrize("game", OFFERED)
def test_every_ruling_has_its_reason_in_both_languages(game: str) -> None:
    rules = yaml.safe_load((GAMES / game / "rules.yaml").read_text(encoding="utf-8"))["rules"]
    told = 0
    for rule in rules:
        parts = [rule.get("reason"), *(rule.get("ruling") or {}).values()]
        if "ruling" in rule:
            assert set(rule["ruling"]) == {"question", "answer", "reason"}, rule["id"]
        for part in filter(None, parts):
            told += 1
            assert set(part) == set(LANGUAGES), rule["id"]
            assert all(part.values()), rule["id"]
            told_in_italian = re.sub("Slice and Dice|Brutes in the Barrows", "", part["it"])
            assert not re.search(r"\b(the|and|is|are|which)\b", told_in_italian), (
                rule["id"],
                part["it"],
            )
    assert told > 200
