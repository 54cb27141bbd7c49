"""The language of content: a small vocabulary of its own, checked, sampled and said."""

from __future__ import annotations

import sys
from collections.abc import Callable
from dataclasses import dataclass
from importlib.util import module_from_spec, spec_from_file_location
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core.errors import Impossible
from tabard.core.language.samples import Sampler
from tabard.core.language.terms import Term, Unreadable, column, parse, unparse
from tabard.core.language.vocabulary import Saying, Vocabulary, Word
from tabard.core.words import Words


def silent(*args: Any) -> str:
    return ""


@dataclass(frozen=True, kw_only=True)
class Plain(Word):
    worth: int


def word(shape: str = "", *messages: str, **more: Any) -> Plain:
    return Plain(shape, says=Saying(silent, *messages), rules=(), worth=0, **more)


def kitchen() -> Vocabulary:
    """do = stir, add, serve; an amount is a number or a count; `it` is what was added before."""
    v = Vocabulary()
    v.number("number", 1, 9)
    v.name("herb", "herb", lambda: ("mint", "sage"), strict=True)
    v.name("guest", "guest", lambda: ("Ada",), strict=False, declined=lambda name: name == "Ada")
    v.name("dish", "dish", lambda: ("Pie",), strict=False)
    v.either("amount", "number|count")
    v.quote("recipe", "do")
    do, count, what = (v.sort(name, Plain) for name in ("do", "count", "what"))
    do.add("stir", word("amount|'well' [gently]"))
    do.add("add", word("amount herb", brings=("it",)))
    do.add("both", word("do+"))
    do.add("one_of", word("pot+"))
    do.add("eat", word("what n=amount with_=what!", needs=("it",)))
    do.add("serve", word("list:guest who=guest dish=dish"))
    do.add("teach", word("recipe"))
    v.sort("pot", Plain).add("pot", word("do*", apart=True))
    count.add("count", word("herb"))
    what.add("it", word(needs=("it",)))
    what.add("bread", word())
    v.close()
    return v


@pytest.mark.parametrize(
    "text",
    [
        "stir(3)",
        "stir(well, gently)",
        'stir(count("mint"))',
        'both(add(2, "mint"), eat(it, with_=bread))',
        'serve(["Ada", "Bo"], who="Ada")',
        "teach('add(1, \"mint\")')",
    ],
)
def test_what_is_well_said_passes_and_reads_back(text: str) -> None:
    term = parse(text)
    assert kitchen().check(term, "do") == []
    assert parse(unparse(term)) == term


@pytest.mark.parametrize(
    ("text", "path", "sentence"),
    [
        ("stirr(3)", (), "There is no do 'stirr'. Did you mean 'stir'?"),
        ("stir(12)", (0,), "12 is no number: it goes from 1 to 9."),
        ("stir(true)", (0,), "There is no amount or 'well' 'true'."),
        ("stir()", (), "'stir' lacks its amount or 'well'."),
        ("stir(3, 4)", (1,), "'stir(3, 4)' has more in its brackets than 'stir' takes."),
        ("stir(3, gently, gently)", (), "'stir' says 'gently' twice."),
        ('add(2, "mnt")', (1,), "There is no herb called 'mnt'. Did you mean 'mint'?"),
        ("both()", (), "'both' lacks its do."),
        ("eat(bread, with_=bread)", (), "'eat' speaks of it, which nothing names before."),
        ('both(add(1, "mint"), eat(it))', (1,), "'eat(it)' lacks its with_=."),
        ("stir(3, by=2)", (), "'stir' takes no by=; it takes nothing by name."),
        ("serve([])", (0,), "A list in square brackets holds something."),
        ("teach('stir(99)')", (0,), "99 is no number: it goes from 1 to 9."),
    ],
)
def test_a_mistake_is_named_with_its_place(
    text: str, path: tuple[int | str, ...], sentence: str
) -> None:
    assert (path, sentence) in kitchen().check(parse(text), "do")


def test_what_one_pot_names_the_next_does_not_know() -> None:
    inside = 'one_of(pot(add(1, "mint"), eat(it, with_=bread)), pot())'
    assert kitchen().check(parse(inside), "do") == []
    outside = 'one_of(pot(add(1, "mint")), pot(eat(it, with_=bread)))'
    assert len(kitchen().check(parse(outside), "do")) == 2


def test_the_column_is_that_of_the_part() -> None:
    text = 'both(add(2, "mint"), eat(it, with_=bred))'
    (wrong,) = kitchen().check(parse(text), "do")
    assert text[column(text, wrong.path) - 1 :].startswith("bred")


def test_a_name_without_words_is_hinted_at() -> None:
    hint = "The guest 'Bo' has no words: it is said as it is written, in every language."
    text = 'serve(["Ada", "Bo"], dish="Stew")'
    assert kitchen().hints(parse(text), "do") == [hint]
    assert kitchen().hints(parse(f"teach({text!r})"), "do") == [hint]
    assert kitchen().hints(parse('serve(["Ada"], who="Bo", dish="Stew")'), "do") == [hint]


def test_the_hash_is_another_when_a_word_is_gone_or_its_code_is(tmp_path: Path) -> None:
    source = "def refuses(term): return ()\n"
    (tmp_path / "own_words.py").write_text(source)
    spec = spec_from_file_location("own_words", tmp_path / "own_words.py")
    assert spec is not None
    module = sys.modules["own_words"] = module_from_spec(spec)
    assert spec.loader is not None
    spec.loader.exec_module(module)
    try:
        v = kitchen()
        v.sorts["do"].add("fry", word(refuses=module.refuses))
        found = [v.hash()]
        (tmp_path / "own_words.py").write_text(source.replace("()\n", "('No.',)\n"))
        found.append(v.hash())
        v.sorts["do"].words["fry"] = word(refuses=module.refuses, single=True)
        found.append(v.hash())
        del v.sorts["do"].words["fry"]
        found.append(v.hash())
    finally:
        del sys.modules["own_words"]
    assert len(set(found)) == 4
    assert found[-1] == kitchen().hash()


def test_what_is_drawn_at_random_has_no_mistakes() -> None:
    v = kitchen()
    sampler = Sampler(v, Random(5), depth=4)
    drawn = [sampler.draw("do") for _ in range(1000)]
    assert all(v.check(term, "do") == [] for term in drawn)
    assert all(parse(unparse(term)) == term for term in drawn)
    assert {term.name for term in drawn} == set(v.sorts["do"]) - {"eat"}, "eat needs an add before"
    assert any("eat" in unparse(term) for term in drawn)


def test_a_word_that_lacks_something_is_no_word() -> None:
    with pytest.raises(TypeError, match="worth"):
        Plain("", says=Saying(silent), rules=())  # type: ignore[call-arg]
    with pytest.raises(TypeError, match="says"):
        Plain("", rules=(), worth=0)  # type: ignore[call-arg]
    v = kitchen()
    with pytest.raises(Impossible, match="declared twice"):
        v.sorts["do"].add("stir", word())
    with pytest.raises(Impossible, match="There is no do 'fry'"):
        v.sorts["do"]["fry"]


def test_a_shape_names_sorts_that_exist() -> None:
    v = kitchen()
    v.sorts["do"].add("fry", word("fish"))
    with pytest.raises(Impossible, match="takes a 'fish'"):
        v.close()


def test_a_name_that_python_keeps_for_itself_can_not_be_written() -> None:
    v = kitchen()
    v.sorts["do"].add("fry", word("for=number"))
    with pytest.raises(Impossible, match="'for' is Python's own: write for_"):
        v.close()


@pytest.fixture
def words(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[[str, str], Words]:
    monkeypatch.syspath_prepend(tmp_path)

    def made(en: str, it: str) -> Words:
        name = f"cook{len(list(tmp_path.iterdir()))}"
        (tmp_path / name / "words").mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (tmp_path / name / "words" / "en.ftl").write_text(en, encoding="utf-8")
        (tmp_path / name / "words" / "it.ftl").write_text(it, encoding="utf-8")
        return Words(name)

    return made


def test_messages_are_there_with_their_arguments(words: Callable[[str, str], Words]) -> None:
    v = Vocabulary()
    v.sort("do", Plain).add("stir", word("", "do-stir n", "pot-{small,large}"))
    good = "text-do-stir = Stir { $n } times.\ntext-pot-small = a\ntext-pot-large = b\n"
    v.close(words(good, good), "text-")
    with pytest.raises(Impossible, match="is said by 'text-pot-large', which 'it' lacks"):
        v.close(words(good, good.replace("large", "lage")), "text-")
    with pytest.raises(Impossible, match="wants much in 'en', which the do 'stir' does not give"):
        v.close(words(good.replace("$n", "$much"), good), "text-")


def test_what_can_not_be_read_says_where() -> None:
    for text, at in (("stir(3.5)", 6), ("stir(3", 5), ("3", 1), ("x" * 3000, 0)):
        with pytest.raises(Unreadable) as told:
            parse(text)
        assert told.value.column == at, text
    assert parse("stir").args == Term("stir").args
