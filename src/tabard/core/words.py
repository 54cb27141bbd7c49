"""Words in every language: Project Fluent messages of the core and of one game.

A game keeps its words in ``<package>/words/en.ftl`` and ``it.ftl``. Fluent itself is imported, and
a language read, only when somebody speaks it: a simulation never does.

Nouns are messages with attributes: ``.article`` ("gli"; empty for a proper name), ``.gender`` where
the article does not tell it ("l'"), and ``.behind`` where the name is written differently behind
another one ("With Champion", but "Orcs with Champion"). A sentence declines them with functions::

    event-conquered = { CAP(THE($race)) } di { $seat } …       Gli Orchi di A …
    reason-held     = … è in mano { TO($race) }                … agli Orchi
    race-orcs       = Orchi
        .article    = gli

The functions are THE, OF, TO, FROM, IN, ON, BEHIND (as it is written behind another name), GENDER
("m", "f"), CAP (capital letter) and SOME ("none" when there is nothing to name, else "some": a
player may be called "none").
"""

from __future__ import annotations

import hashlib
import marshal
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import TYPE_CHECKING, Any

from .cache import read_cache, write_cache
from .errors import Impossible

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "it")
SAID = 8192
"""How many sentences are remembered: a table says the same things over and over."""

# The word before a bare name, and the stem that melts with an Italian article.
_ENGLISH = {"THE": "", "OF": "of ", "TO": "to ", "FROM": "from ", "IN": "in ", "ON": "on "}
_ITALIAN = {
    "THE": ("", ""),
    "OF": ("di ", "de"),
    "TO": ("a ", "a"),
    "FROM": ("da ", "da"),
    "IN": ("in ", "ne"),
    "ON": ("su ", "su"),
}
_ENDINGS = {
    "il": "l ",
    "lo": "llo ",
    "la": "lla ",
    "l'": "ll'",
    "i": "i ",
    "gli": "gli ",
    "le": "lle ",
}
_GENDERS = {"il": "m", "lo": "m", "i": "m", "gli": "m", "la": "f", "le": "f"}


class Noun(str):
    """A name that knows its grammar, so that a sentence can put an article before it.

    A plain string in its place is a proper name and gets no article.
    """

    __slots__ = ("article", "bare", "behind", "gender", "joint", "mark", "nothing", "parts")
    article: str
    gender: str
    nothing: bool
    """It stands for no thing at all."""
    behind: str
    """As it is written behind another name."""
    parts: tuple[str, ...]
    """Several things that are named together: an Italian article and preposition stands before
    each."""
    joint: str
    """The word before the last of them."""
    bare: bool
    """It stands in every sentence as it is, whatever is said of it."""
    mark: tuple[Any, ...]
    """Of two nouns that look alike: whether sentences say the same of them."""

    def __new__(
        cls,
        text: str,
        article: str = "",
        gender: str = "",
        nothing: bool = False,
        behind: str | None = None,
        parts: tuple[str, ...] = (),
        joint: str = "",
    ) -> Noun:
        made = super().__new__(cls, text)
        made.nothing = nothing
        made.article = article
        made.gender = gender or _GENDERS.get(article, "")
        made.behind = text if behind is None else behind
        made.parts, made.joint = parts, joint
        plain = not (made.article or made.gender or nothing or parts) and made.behind == text
        made.bare = plain and text[:1] == text[:1].upper()
        whole = text, made.article, made.gender, nothing, made.behind
        made.mark = *whole, tuple(map(_told_apart, parts)), joint
        return made


def is_bare(noun: str) -> bool:
    """Whether a noun stands in every sentence as it is, whatever is said of it.

    >>> is_bare("Anna"), is_bare(Noun("Orcs", "the")), is_bare("anna")  # capital at the beginning
    (True, False, False)
    """
    return noun.bare if isinstance(noun, Noun) else noun[:1] == noun[:1].upper()


def decline(language: str, case: str, noun: str) -> str:
    """A noun behind an article, and behind a preposition where the case wants one.

    >>> [decline("it", case, Noun("Orchi", "gli")) for case in ("THE", "OF", "IN")]
    ['gli Orchi', 'degli Orchi', 'negli Orchi']
    >>> decline("it", "ON", Noun("isola", "l'", "f")), decline("it", "OF", "A")
    ("sull'isola", 'di A')
    >>> decline("it", "TO", "Anna"), decline("it", "TO", "Bruno")
    ('ad Anna', 'a Bruno')
    >>> decline("en", "OF", Noun("Orcs", "the")), decline("en", "THE", "A")
    ('of the Orcs', 'A')
    >>> parts = Noun("eroi", "gli"), Noun("alleati", "gli")
    >>> both = Noun("eroi e alleati", parts=parts, joint="e")
    >>> decline("it", "THE", both), decline("it", "FROM", both)
    ('gli eroi e gli alleati', 'dagli eroi e dagli alleati')
    """
    if language == "it" and isinstance(noun, Noun) and noun.parts:
        *head, last = (decline(language, case, part) for part in noun.parts)
        return f"{', '.join(head)} {noun.joint} {last}"
    article = noun.article if isinstance(noun, Noun) else ""
    if language == "en":
        return f"{_ENGLISH[case]}{article}{' ' if article else ''}{noun}"
    before, stem = _ITALIAN[case]
    if not article:
        # "ad Anna": the same vowel is not said twice
        return f"{'ad ' if case == 'TO' and noun[:1] in 'aA' else before}{noun}"
    if not stem:
        return f"{article}{'' if article.endswith(chr(39)) else ' '}{noun}"
    return f"{stem}{_ENDINGS[article]}{noun}"


def _functions(language: str) -> dict[str, Callable[[Any], Any]]:
    def case(name: str) -> Callable[[Any], str]:
        return lambda noun: decline(language, name, noun)

    return {
        **{name: case(name) for name in _ITALIAN},
        "BEHIND": lambda noun: noun.behind if isinstance(noun, Noun) else noun,
        "GENDER": lambda noun: noun.gender if isinstance(noun, Noun) else "",
        "SOME": lambda noun: "none" if isinstance(noun, Noun) and noun.nothing else "some",
        "CAP": lambda text: text[:1].upper() + text[1:],
    }


def folder_of(package: str) -> Path:
    """The folder a package's files lie in; nothing but its parents is imported."""
    spec = find_spec(package)
    if spec is None or not spec.submodule_search_locations:
        raise Impossible(f"There is no package {package!r}.")
    return Path(next(iter(spec.submodule_search_locations)))


def _told_apart(value: Any) -> Any:
    """Two arguments that are equal, but for which a message could say different things."""
    return value.mark if isinstance(value, Noun) else (type(value), value)


class Words:
    """All a game (and the core) can say."""

    def __init__(self, package: str, folder: str = "words") -> None:
        self.package, self.folder = package, folder
        self._bundles: dict[str, FluentBundle] = {}
        self._nouns: dict[tuple[str, str], Noun] = {}
        self._attrs: dict[tuple[str, str, str], str | None] = {}
        self._said: dict[tuple[Any, ...], str] = {}
        self._added: dict[str, list[str]] = {language: [] for language in LANGUAGES}

    def add_noun(self, language: str, key: str, name: str, article: str | None = None) -> None:
        """A name that content of people's own brings; without an article it is a proper one (in
        English it has "the" unless told).

        >>> words = Words("tabard.core")
        >>> words.add_noun("en", "race-ogres", 'the "Big" Ogres')
        >>> words.noun("en", "race-ogres")
        'the "Big" Ogres'
        """
        if article is None:
            article = "the" if language == "en" else ""
        self._added[language].append(
            f"{key} = {_literal(name)}\n    .article = {_literal(article)}\n"
        )
        self._bundles.pop(language, None)

    def files(self, language: str) -> tuple[Path, ...]:
        """Where the words of a language stand: the core's own first."""
        own = folder_of(self.package) / self.folder / f"{language}.ftl"
        return Path(__file__).parent / "words" / f"{language}.ftl", own

    def has(self, language: str, key: str) -> bool:
        return self._bundle(language).has_message(key)

    def keys(self, language: str) -> tuple[str, ...]:
        """All message ids of a language, the core's included."""
        return tuple(
            entry.id.name
            for path in dict.fromkeys(self.files(language))
            for entry in _parse(path, language).body
            if hasattr(entry, "id")
        )

    def index(self, language: str) -> dict[str, frozenset[str]]:
        """For each message the arguments it wants, read from a cache: Fluent is not imported when
        nothing has changed, so a game can check its words as it is imported."""
        files = [path.read_bytes() for path in dict.fromkeys(self.files(language))]
        key = f"words-{hashlib.sha256(Path(__file__).read_bytes() + b''.join(files)).hexdigest()}"
        cached = read_cache(key)
        if cached is not None:
            try:
                return {name: frozenset(wants) for name, wants in marshal.loads(cached).items()}
            except (ValueError, TypeError, EOFError, AttributeError):
                pass  # a damaged cache is made anew
        found = {
            entry.id.name: _wanted(entry)
            for path in dict.fromkeys(self.files(language))
            for entry in _parse(path, language).body
            if hasattr(entry, "id")
        }
        whole = {name: sorted(_with_inner(name, found)) for name in found}
        write_cache(key, marshal.dumps(whole))
        return {name: frozenset(wants) for name, wants in whole.items()}

    def say(self, language: str, key: str, /, **args: Any) -> str:
        """The message with its arguments. What it lacks is a bug, and named."""
        memo = (language, key, *[(name, _told_apart(value)) for name, value in args.items()])
        found = self._said.pop(memo, None)
        if found is None:
            found = self._format(language, key, None, args)
            if len(self._said) >= SAID:
                del self._said[next(iter(self._said))]
        self._said[memo] = found  # at the end: what was said last is forgotten last
        return found

    def attr(self, language: str, key: str, attribute: str) -> str | None:
        """An attribute of a message; None when it has no such one."""
        known = (language, key, attribute)
        if known not in self._attrs:
            there = attribute in self._message(language, key).attributes
            self._attrs[known] = self._format(language, key, attribute, {}) if there else None
        return self._attrs[known]

    def noun(self, language: str, key: str) -> Noun:
        """A content name with its grammar. In English the article is "the" unless it says."""
        found = self._nouns.get((language, key))
        if found is None:
            article = self.attr(language, key, "article")
            if article is None and language == "en":
                article = "the"
            if article is None:
                raise Impossible(f"The noun {key!r} has no .article in {language!r}.")
            if language == "it" and article and article not in _ENDINGS:
                raise Impossible(f"{article!r} of {key!r} is no Italian article.")
            gender = self.attr(language, key, "gender") or ""
            behind = self.attr(language, key, "behind")
            found = Noun(self.say(language, key), article, gender, behind=behind)
            self._nouns[language, key] = found
        return found

    def _format(self, language: str, key: str, attribute: str | None, args: dict[str, Any]) -> str:
        message = self._message(language, key)
        pattern = message.value if attribute is None else message.attributes[attribute]
        if pattern is None:
            raise Impossible(f"The message {key!r} says nothing in {language!r}.")
        text, errors = self._bundle(language).format_pattern(pattern, args)
        if errors:
            why = "; ".join(str(e) for e in errors)
            raise Impossible(f"The message {key!r} can't be said in {language!r}: {why}.")
        return str(text)

    def _message(self, language: str, key: str) -> Any:
        bundle = self._bundle(language)
        if not bundle.has_message(key):
            raise Impossible(f"There is no message {key!r} in {language!r} for {self.package}.")
        return bundle.get_message(key)

    def _bundle(self, language: str) -> FluentBundle:
        found = self._bundles.get(language)
        if found is None:
            if language not in LANGUAGES:
                known = ", ".join(LANGUAGES)
                raise Impossible(f"There is no language {language!r}. Languages: {known}.")
            found = self._bundles[language] = self._read(language)
        return found

    def _read(self, language: str) -> FluentBundle:
        from fluent.runtime import FluentBundle

        bundle = FluentBundle([language], functions=_functions(language), use_isolating=False)
        seen: set[str] = set()
        for path in dict.fromkeys(self.files(language)):
            resource = _parse(path, language)
            for entry in resource.body:
                name = entry.id.name if hasattr(entry, "id") else ""
                if name and name in seen:
                    raise Impossible(f"{path}: the message {name!r} is there twice.")
                seen.add(name)
            bundle.add_resource(resource)
        if self._added[language]:
            from fluent.runtime import FluentResource

            bundle.add_resource(FluentResource("".join(self._added[language])))
        return bundle


def _literal(text: str) -> str:
    """A text that says just itself in a message."""
    escaped = " ".join(text.split()).replace("\\", "\\\\").replace('"', '\\"')
    return f'{{ "{escaped}" }}'


def _wanted(entry: Any) -> tuple[set[str], set[str]]:
    """The arguments that a message speaks of, and the messages that it repeats."""
    from fluent.syntax import ast
    from fluent.syntax.visitor import Visitor

    args: set[str] = set()
    others: set[str] = set()

    class Reader(Visitor):
        def visit_VariableReference(self, node: ast.VariableReference) -> None:
            args.add(node.id.name)

        def visit_MessageReference(self, node: ast.MessageReference) -> None:
            others.add(node.id.name)

        def visit_TermReference(self, node: ast.TermReference) -> None:
            others.add(node.id.name)

    Reader().visit(entry)
    return args, others


def _with_inner(name: str, found: dict[str, tuple[set[str], set[str]]]) -> set[str]:
    args, others = found.get(name, (set(), set()))
    return args.union(*(_with_inner(other, found) for other in others))


def _parse(path: Path, language: str) -> Any:
    """A file of messages; what can't be read is named by line (Fluent would skip it)."""
    from fluent.runtime import FluentResource
    from fluent.syntax.ast import Junk

    try:
        text = path.read_text(encoding="utf-8")
    except OSError as error:
        raise Impossible(f"There are no words in {language!r} at {path}.") from error
    resource = FluentResource(text)
    for entry in resource.body:
        if isinstance(entry, Junk):
            assert entry.span is not None
            line = text.count("\n", 0, entry.span.start) + 1
            raise Impossible(f"{path}:{line}: {entry.annotations[0].message}")
    return resource
