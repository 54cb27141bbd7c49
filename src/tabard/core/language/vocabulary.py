"""A vocabulary: the words of a game's language, each declared once.

A game derives from `Word` what a word of each of its sorts must tell about itself (what it does,
what it is worth to a bot), and adds words to sorts::

    @dataclass(frozen=True, kw_only=True)  # a word that lacks something fails at import
    class Step(Word):
        does: Callable[..., Context]
        worth: int

    LANGUAGE = Vocabulary()
    STEP = LANGUAGE.sort("step", Step)
    STEP.add("draw", Step("amount who?", does=draw, worth=2, rules=("TCG-DRAW-01",),
                          says=Saying(drawn, "do-draw mood cards")))

Nothing else lists words: the grammar, the compiler, the texts and the bots read them here, and
`Sort.__getitem__` refuses a word that is not there, so no dispatch falls through.

**Shapes.** What may stand in a word's brackets, in order::

    amount who?         an amount, then a person, who may be left out
    step*  step+        any number of steps; at least one
    amount|'all'        an amount, or the bare word `all`
    list:amount         amounts in square brackets
    [sure]              the word `sure` may be added anywhere
    by=who  while_=test!     an argument with its name; one that must be there

**Scopes.** A word that speaks of something named before (`it`) `needs` it; a word that names it
(`target`) `brings` it. Brackets are read from left to right, named arguments before the words
that may be many. `apart` words (the modes of a choice) hide what they bring from their neighbors,
`fresh` ones begin anew. What a word `lends` is known in its own brackets alone; `names` tells what
it brings where that depends on its brackets; `inside` tells what is known to the words behind its
first ones (the steps of a block).

**Words that are alike.** A name may stand in several sorts of one place (`give` to a card, `give`
to a player): the first whose brackets have the fewest mistakes is meant.
"""

from __future__ import annotations

import hashlib
import sys
from collections.abc import Callable, Iterable, Iterator, Mapping
from dataclasses import dataclass, field, fields
from functools import cache, partial
from keyword import iskeyword
from pathlib import Path as Files
from typing import Any, Generic, NamedTuple, TypeVar

from ..errors import Impossible
from ..words import LANGUAGES, Words
from .terms import Path, Term, Unreadable, is_list, parse, unparse


class Mistake(NamedTuple):
    """Something in an expression that can't be said, and where."""

    path: Path
    sentence: str


class Saying:
    """How a word is said: the function that does it, and the messages it uses, each with the
    arguments it gives: ``"do-draw mood cards"``. A message that differs by an argument is written
    once for all: ``"keyword-{stealth,elusive}"``."""

    __slots__ = ("make", "messages")

    def __init__(self, make: Callable[..., Any], *messages: str) -> None:
        self.make, self.messages = make, messages

    def __call__(self, *args: Any, **named: Any) -> Any:
        return self.make(*args, **named)


@dataclass(frozen=True)
class Word:
    """What every word tells about itself. Games add what theirs do."""

    shape: str = ""
    says: Saying = field(kw_only=True)
    rules: tuple[str, ...] = field(kw_only=True)
    """The rules that it shows."""
    needs: tuple[str, ...] = field(default=(), kw_only=True)
    brings: tuple[str, ...] = field(default=(), kw_only=True)
    apart: bool = field(default=False, kw_only=True)
    fresh: bool = field(default=False, kw_only=True)
    lends: tuple[str, ...] = field(default=(), kw_only=True)
    ahead: Callable[[Term], Iterable[str]] | None = field(default=None, kw_only=True)
    """What it names in its brackets that may be spoken of before: `deal(atk(it), target(ally))`."""
    names: Callable[[Term], Iterable[str]] | None = field(default=None, kw_only=True)
    inside: Callable[[Term, set[str]], set[str]] | None = field(default=None, kw_only=True)
    single: bool = field(default=False, kw_only=True)
    """What it keeps in the state is there once: a pack has it at most once."""
    refuses: Callable[[Term], Iterable[str]] | None = field(default=None, kw_only=True)
    """What else can be wrong with it, a sentence each."""


W = TypeVar("W", bound=Word)


class Place(NamedTuple):
    """One argument: the sorts that may stand there."""

    sorts: tuple[str, ...]
    optional: bool


class Shape(NamedTuple):
    """The arguments of one word."""

    given: tuple[Place, ...]
    rest: Place | None
    """What any number of follow (optional: none of them is fine too)."""
    flags: tuple[str, ...]
    named: Mapping[str, Place]


@cache
def shape(text: str) -> Shape:
    """
    >>> shape("amount|'all' who? [sure] by=who").given
    (Place(sorts=('amount', "'all'"), optional=False), Place(sorts=('who',), optional=True))
    """
    given: list[Place] = []
    rest: Place | None = None
    flags: list[str] = []
    named: dict[str, Place] = {}
    for part in text.split():
        if part.startswith("["):
            flags.append(part[1:-1])
        elif "=" in part:
            name, kind = part.split("=")
            if iskeyword(name):
                raise Impossible(f"{name!r} is Python's own: write {name}_=.")
            named[name] = Place(tuple(kind.rstrip("!").split("|")), not kind.endswith("!"))
        elif part[-1] in "*+":
            rest = Place(tuple(part[:-1].split("|")), part[-1] == "*")
        else:
            given.append(Place(tuple(part.rstrip("?").split("|")), part.endswith("?")))
    return Shape(tuple(given), rest, tuple(flags), named)


class Sort(Generic[W]):
    """The words that may stand in one kind of place."""

    def __init__(self, name: str, made: type[W]) -> None:
        self.name, self.made = name, made
        self.words: dict[str, W] = {}

    def add(self, name: str, word: W) -> W:
        if type(word) is not self.made:
            raise Impossible(f"{name!r} is a {self.name}: declare it as {self.made.__name__}.")
        if name in self.words:
            raise Impossible(f"The {self.name} {name!r} is declared twice.")
        self.words[name] = word
        return word

    def __getitem__(self, name: str) -> W:
        found = self.words.get(name)
        if found is None:
            raise Impossible(f"There is no {self.name} {name!r} in this language.")
        return found

    def __contains__(self, name: object) -> bool:
        return name in self.words

    def __iter__(self) -> Iterator[str]:
        return iter(self.words)


class Parted(NamedTuple):
    """What stands in a word's brackets: (place, what) with the sorts that may stand there, those
    that may be many, and what is wrong with that already."""

    given: list[tuple[tuple[int, Any], tuple[str, ...]]]
    rest: list[tuple[int, Any]]
    mistakes: list[Mistake]
    looks_right: bool


class Numbers(NamedTuple):
    """Whole numbers, from here to there, written out."""

    least: int
    most: int


class Names(NamedTuple):
    """Texts in quotes."""

    what: str
    known: Callable[[], Iterable[str]]
    """Those that there are."""
    strict: bool
    """There are no others."""
    declined: Callable[[str], bool] | None
    """Whether the lexicon has words for one: else it is said as it is written, and `hints` tells
    so. None: such names are the same in every language."""


class Quoted(NamedTuple):
    """An expression of this sort inside quotes."""

    sort: str


class Vocabulary:
    """All words of a game's language."""

    def __init__(self) -> None:
        self.sorts: dict[str, Sort[Any]] = {}
        self.numbers: dict[str, Numbers] = {}
        self.names: dict[str, Names] = {}
        self.quoted: dict[str, Quoted] = {}
        self.mixed: dict[str, tuple[str, ...]] = {}
        self._flat: dict[tuple[str, ...], tuple[str, ...]] = {}

    # -- declaring -------------------------------------------------------------------------------

    def sort(self, name: str, made: type[W]) -> Sort[W]:
        found: Sort[W] = Sort(self._new(name), made)
        self.sorts[name] = found
        return found

    def number(self, name: str, least: int, most: int) -> None:
        self.numbers[self._new(name)] = Numbers(least, most)

    def name(
        self,
        name: str,
        what: str,
        known: Callable[[], Iterable[str]],
        strict: bool,
        declined: Callable[[str], bool] | None = None,
    ) -> None:
        self.names[self._new(name)] = Names(what, known, strict, declined)

    def quote(self, name: str, sort: str) -> None:
        self.quoted[self._new(name)] = Quoted(sort)

    def either(self, name: str, kinds: str) -> None:
        """A place where one of several may stand: ``either("drawn", "amount|'to_limit'")``."""
        self.mixed[self._new(name)] = tuple(kinds.split("|"))
        self._flat.clear()

    def _new(self, name: str) -> str:
        if any(
            name in kinds
            for kinds in (self.sorts, self.numbers, self.names, self.quoted, self.mixed)
        ):
            raise Impossible(f"The language has two sorts {name!r}.")
        return name

    def words(self) -> Iterator[tuple[str, str, Word]]:
        """Every word, as (sort, name, declaration)."""
        for sort in self.sorts.values():
            for name, word in sort.words.items():
                yield sort.name, name, word

    def close(self, words: Words | None = None, prefix: str = "") -> None:
        """All words are declared: do the shapes name sorts that exist, and does every word have
        its messages, with the arguments it gives them, in every language?"""
        for sort, name, word in self.words():
            made = shape(word.shape)
            places = (*made.given, *([made.rest] if made.rest else ()), *made.named.values())
            for kind in (kind for place in places for kind in place.sorts):
                if not self._exists(kind):
                    raise Impossible(f"The {sort} {name!r} takes a {kind!r}, which there is not.")
        for language in LANGUAGES if words is not None else ():
            assert words is not None
            there = words.index(language)
            for sort, name, word in self.words():
                for key, given in _messages(word.says.messages, prefix):
                    if key not in there:
                        raise Impossible(
                            f"The {sort} {name!r} is said by {key!r}, which {language!r} lacks."
                        )
                    lacks = there[key] - given
                    if lacks:
                        raise Impossible(
                            f"The message {key!r} wants {', '.join(sorted(lacks))} in "
                            f"{language!r}, which the {sort} {name!r} does not give."
                        )

    def _exists(self, kind: str) -> bool:
        if kind.startswith("'"):
            return True
        kind = kind.removeprefix("list:")
        return any(
            kind in kinds
            for kinds in (self.sorts, self.numbers, self.names, self.quoted, self.mixed)
        )

    def hash(self) -> str:
        """Names the grammar, with the code behind its words: what was checked by another one is
        checked again."""
        told = [
            (sort, name, w.shape, w.needs, w.brings, w.lends, w.apart, w.fresh, w.single)
            for sort, name, w in self.words()
        ]
        rest = (self.numbers, sorted(self.names), self.quoted, self.mixed)
        digest = hashlib.sha256(repr((told, rest)).encode())
        for path in sorted({path for _, _, word in self.words() for path in _sources(word)}):
            digest.update(Files(path).read_bytes())
        return digest.hexdigest()[:16]

    # -- checking --------------------------------------------------------------------------------

    def check(self, value: Any, sort: str, have: Iterable[str] = ()) -> list[Mistake]:
        """Every mistake in an expression."""
        return list(self._wrong(value, (sort,), (), set(have)))

    def choose(self, value: Any, kinds: tuple[str, ...]) -> str | None:
        """Which of these kinds the value looks like, whatever is in its brackets."""
        return next(self.alike(value, kinds), None)

    def alike(self, value: Any, kinds: tuple[str, ...]) -> Iterator[str]:
        """All of these kinds that the value looks like."""
        for kind in self.flat(kinds):
            if kind.startswith("'"):
                fits = value == Term(kind[1:-1])
            elif kind.startswith("list:"):
                fits = is_list(value)
            elif kind in self.numbers:
                fits = type(value) is int
            elif kind in self.names or kind in self.quoted:
                fits = isinstance(value, str)
            else:
                fits = isinstance(value, Term) and value.name in self.sorts[kind]
            if fits:
                yield kind

    def flat(self, kinds: tuple[str, ...]) -> tuple[str, ...]:
        """The sorts themselves, instead of those that stand for several."""
        found = self._flat.get(kinds)
        if found is None:
            each = [
                self.flat(self.mixed[kind]) if kind in self.mixed else (kind,) for kind in kinds
            ]
            found = self._flat[kinds] = tuple(kind for part in each for kind in part)
        return found

    def _wrong(
        self, value: Any, kinds: tuple[str, ...], path: Path, have: set[str]
    ) -> Iterator[Mistake]:
        found = list(self.alike(value, kinds))
        if not found:
            yield Mistake(path, self._unknown(value, kinds))
            return
        kind = found[0]
        if len(found) > 1:  # the one that fits best
            kind = min(found, key=lambda k: len(list(self._wrong_one(value, k, path, set(have)))))
        yield from self._wrong_one(value, kind, path, have)

    def _wrong_one(self, value: Any, kind: str, path: Path, have: set[str]) -> Iterator[Mistake]:
        if kind.startswith("list:"):
            if not value:
                yield Mistake(path, "A list in square brackets holds something.")
            for i, part in enumerate(value):
                yield from self._wrong(part, (kind[5:],), (*path, i), have)
        elif kind in self.numbers:
            least, most = self.numbers[kind]
            if not least <= value <= most:
                yield Mistake(path, f"{value} is no {kind}: it goes from {least} to {most}.")
        elif kind in self.names:
            names = self.names[kind]
            if names.strict and value not in set(names.known()):
                hint = _near(value, names.known())
                yield Mistake(path, f"There is no {names.what} called {value!r}.{hint}")
        elif kind in self.quoted:
            yield from self._wrong_quoted(value, self.quoted[kind].sort, path)
        elif not kind.startswith("'"):
            yield from self._brackets(value, self.sorts[kind][value.name], path, have)

    def _wrong_quoted(self, text: str, sort: str, path: Path) -> Iterator[Mistake]:
        try:
            term = parse(text)
        except Unreadable as error:
            yield Mistake(path, str(error))
            return
        for mistake in self.check(term, sort):
            yield Mistake(path, mistake.sentence)

    def _brackets(self, term: Term, word: Word, path: Path, have: set[str]) -> Iterator[Mistake]:
        """What a word says of itself (`ahead`, `inside`, `refuses`) it can say only of brackets
        that are as they should be."""
        for need in word.needs:
            if need not in have:
                yield Mistake(path, f"{term.name!r} speaks of {need}, which nothing names before.")
        inside = set() if word.fresh else set(have) if word.apart or word.lends else have
        inside.update(word.lends)
        wants = shape(word.shape)
        parted = self._parted(term, wants)
        if word.ahead is not None and parted.looks_right:
            inside.update(word.ahead(term))
        wrong = [Mistake((*path, *mistake.path), mistake.sentence) for mistake in parted.mistakes]
        for (i, arg), sorts in parted.given:
            wrong += self._wrong(arg, sorts, (*path, i), inside)
        deeper = inside
        if word.inside is not None and parted.looks_right:
            deeper = word.inside(term, set(inside))
        by_name = set(deeper)
        for i, arg in parted.rest:
            assert wants.rest is not None
            wrong += self._wrong(arg, wants.rest.sorts, (*path, i), deeper)
        wrong += self._named(term, wants, path, by_name)
        yield from wrong
        if word.refuses is not None and not wrong:
            for sentence in word.refuses(term):
                yield Mistake(path, sentence)
        have.update(brought(word, term, have, inside))

    def _parted(self, term: Term, wants: Shape) -> Parted:
        """Which place each argument stands in, and what is missing or too much."""
        mistakes: list[Mistake] = []
        given: list[tuple[tuple[int, Any], tuple[str, ...]]] = []
        args = [
            (i, arg)
            for i, arg in enumerate(term.args)
            if not (isinstance(arg, Term) and not arg.args and arg.name in wants.flags)
        ]
        for flag in wants.flags:
            if sum(arg == Term(flag) for arg in term.args) > 1:
                mistakes.append(Mistake((), f"{term.name!r} says {flag!r} twice."))
        for place in wants.given:
            if args and (not place.optional or self.choose(args[0][1], place.sorts)):
                given.append((args.pop(0), place.sorts))
            elif not place.optional:
                mistakes.append(Mistake((), f"{unparse(term)!r} lacks its {_said(place.sorts)}."))
        if wants.rest is not None:
            if not args and not wants.rest.optional:
                lacks = f"{unparse(term)!r} lacks its {_said(wants.rest.sorts)}."
                mistakes.append(Mistake((), lacks))
        elif args:
            more = f"{unparse(term)!r} has more in its brackets than {term.name!r} takes."
            mistakes.append(Mistake((args[0][0],), more))
        rest = args if wants.rest is not None else []
        looks_right = not mistakes and all(self.choose(arg, sorts) for (_, arg), sorts in given)
        return Parted(given, rest, mistakes, looks_right)

    def _named(self, term: Term, wants: Shape, path: Path, have: set[str]) -> Iterator[Mistake]:
        for name, arg in term.named:
            if name in wants.named:
                yield from self._wrong(arg, wants.named[name].sorts, (*path, name), have)
            else:
                known = ", ".join(f"{n}=" for n in wants.named) or "nothing by name"
                yield Mistake(path, f"{term.name!r} takes no {name}=; it takes {known}.")
        for name, place in wants.named.items():
            if not place.optional and term.get(name) is None:
                yield Mistake(path, f"{unparse(term)!r} lacks its {name}=.")

    def _unknown(self, value: Any, places: tuple[str, ...]) -> str:
        said, kinds = _said(places), self.flat(places)
        if not isinstance(value, Term):
            return f"{unparse(value)} is no {said}."
        known = [word for kind in kinds if kind in self.sorts for word in self.sorts[kind]]
        known += [kind[1:-1] for kind in kinds if kind.startswith("'")]
        return f"There is no {said} {value.name!r}.{_near(value.name, known)}"

    def hints(self, value: Any, sort: str) -> list[str]:
        """What is fine but will be said as it is written: names that nothing declines."""
        found: list[str] = []
        self._hint(value, (sort,), found)
        return found

    def _hint(self, value: Any, kinds: tuple[str, ...], found: list[str]) -> None:
        kind = self.choose(value, kinds)
        if kind is None:
            return
        if kind in self.names:
            names = self.names[kind]
            if names.declined is not None and not names.declined(value):
                found.append(no_words(names.what, value))
        elif kind in self.quoted:
            self._hint(parse(value), (self.quoted[kind].sort,), found)
        elif is_list(value):
            for part in value:
                self._hint(part, (kind[5:],), found)
        elif kind in self.sorts:
            wants = shape(self.sorts[kind][value.name].shape)
            places = [place.sorts for place in wants.given]
            places += [wants.rest.sorts] if wants.rest else []
            every = tuple(kind for sorts in places for kind in sorts)
            for arg in value.args:
                self._hint(arg, every, found)
            for name, arg in value.named:
                if name in wants.named:
                    self._hint(arg, wants.named[name].sorts, found)


def no_words(what: str, name: str) -> str:
    """The hint at a name that the lexicon lacks."""
    return f"The {what} {name!r} has no words: it is said as it is written, in every language."


def _sources(word: Word) -> Iterator[str]:
    """The files in which the functions of a declaration are written."""
    for part in (word.says.make, *(getattr(word, one.name) for one in fields(word))):
        made = part.func if isinstance(part, partial) else part
        module = sys.modules.get(getattr(made, "__module__", None) or "")
        file = getattr(module, "__file__", None)
        if callable(made) and file is not None:
            yield file


def brought(word: Word, term: Term, have: set[str], inside: set[str]) -> set[str]:
    """What is known behind a word that was not known before it."""
    found = set(word.brings)
    if not (word.fresh or word.apart):
        found |= inside - (set(word.lends) - have)
    return found | set(word.names(term) if word.names is not None else ())


def _said(kinds: tuple[str, ...]) -> str:
    """The sorts of a place in words; a word that may stand there is quoted as it is."""
    named = [k if k[0] == "'" else k.replace("list:", "list of ").replace("_", " ") for k in kinds]
    return " or ".join(named)


def _near(name: str, known: Iterable[str]) -> str:
    import difflib

    near = difflib.get_close_matches(name, sorted(known), 1)
    return f" Did you mean {near[0]!r}?" if near else ""


def _messages(messages: tuple[str, ...], prefix: str) -> Iterator[tuple[str, frozenset[str]]]:
    for text in messages:
        key, *names = text.split()
        # a phrase (kit.Phrase) brings its form along, and whether it is a pronoun
        given = [f"{name}{more}" for name in names for more in ("", "_form", "_pron", "_person")]
        for one in _spread(key):
            yield f"{prefix}{one}".replace("_", "-"), frozenset(given)


def _spread(key: str) -> Iterator[str]:
    """
    >>> list(_spread("put-{hand,top}"))
    ['put-hand', 'put-top']
    """
    before, brace, rest = key.partition("{")
    if not brace:
        yield key
        return
    middle, _, after = rest.partition("}")
    for one in middle.split(","):
        yield f"{before}{one}{after}"
