"""Random expressions that a vocabulary accepts: what the grammar allows must run and speak."""

from __future__ import annotations

from random import Random
from typing import Any

from ..errors import Impossible
from .terms import Term, unparse
from .vocabulary import Place, Sort, Vocabulary, Word, brought, shape

TRIES = 200
DEEP = 99
AGAIN = 12
"""How often a word is tried again whose brackets it refuses."""


class Sampler:
    """Draws expressions of a vocabulary, about `depth` brackets deep."""

    def __init__(self, language: Vocabulary, rng: Random, depth: int = 5) -> None:
        self.language, self.rng, self.depth = language, rng, depth
        self.least = self._least()

    def draw(self, sort: str, have: tuple[str, ...] = ()) -> Any:
        """An expression of this sort that has no mistake."""
        for _ in range(TRIES):
            made = self.one((sort,), self.depth, set(have))
            if made is not None and not self.language.check(made, sort, have):
                return made
        raise Impossible(f"No {sort} could be drawn in {TRIES} tries.")

    def _least(self) -> dict[str, int]:
        """How many brackets each sort needs at the least."""
        found: dict[str, int] = {}
        changed = True
        while changed:
            changed = False
            for name, sort in self.language.sorts.items():
                depths = [self._word_depth(word, found) for word in sort.words.values()]
                least = min(depths, default=DEEP)
                if least < found.get(name, DEEP):
                    found[name], changed = least, True
        return found

    def _word_depth(self, word: Word, found: dict[str, int]) -> int:
        wants = shape(word.shape)
        places = [place for place in (*wants.given, *wants.named.values()) if not place.optional]
        if wants.rest is not None and not wants.rest.optional:
            places.append(wants.rest)
        inner = [self._place_depth(place, found) for place in places]
        return 1 + max(inner, default=0)

    def _place_depth(self, place: Place, found: dict[str, int]) -> int:
        return min(self._kind_depth(kind, found) for kind in self._kinds(place.sorts))

    def _kind_depth(self, kind: str, found: dict[str, int]) -> int:
        if kind.startswith("list:"):
            return min(self._kind_depth(k, found) for k in self._kinds((kind[5:],)))
        return found.get(kind, DEEP) if kind in self.language.sorts else 0

    def _kinds(self, kinds: tuple[str, ...]) -> list[str]:
        return list(self.language.flat(kinds))

    def one(self, kinds: tuple[str, ...], depth: int, have: set[str]) -> Any:
        """Something that may stand in such a place; None: nothing fits so deep down."""
        possible = [k for k in self._kinds(kinds) if self._kind_depth(k, self.least) <= depth]
        if not possible:
            return None
        kind = self.rng.choices(possible, [self._weight(k) for k in possible])[0]
        language = self.language
        if kind.startswith("'"):
            return Term(kind[1:-1])
        if kind.startswith("list:"):
            parts = [self.one((kind[5:],), depth, have) for _ in range(self.rng.randint(2, 3))]
            return None if None in parts else tuple(parts)
        if kind in language.numbers:
            least, most = language.numbers[kind]
            low = max(least, -6)
            return self.rng.randint(low, max(low, min(most, 6)))
        if kind in language.names:
            return self.rng.choice(sorted(language.names[kind].known()))
        if kind in language.quoted:
            inner = self.one((language.quoted[kind].sort,), depth, set())
            return None if inner is None else unparse(inner)
        return self.term(language.sorts[kind], depth, have)

    def _weight(self, kind: str) -> float:
        """A sort of many words is drawn more often than one of few."""
        found = self.language.sorts.get(kind)
        return 3.0 if found is None else 1.0 + len(found.words)

    def term(self, sort: Sort[Any], depth: int, have: set[str]) -> Term | None:
        possible = [
            name
            for name, word in sort.words.items()
            if set(word.needs) <= have and self._word_depth(word, self.least) <= depth
        ]
        if not possible:
            return None
        name = self.rng.choice(possible)
        word = sort[name]
        for _ in range(AGAIN):
            inside = set() if word.fresh else set(have)
            inside.update(word.lends)
            made = self.brackets(name, word, depth - 1, inside)
            if made is None or (word.refuses is not None and any(word.refuses(made))):
                continue
            have.update(brought(word, made, have, inside))
            return made
        return None

    def brackets(self, name: str, word: Word, depth: int, have: set[str]) -> Term | None:
        wants = shape(word.shape)
        args: list[Any] = []
        for place in wants.given:
            if place.optional and self.rng.random() < 0.5:
                continue
            args.append(self.one(place.sorts, depth, have))
            if args[-1] is None and place.optional:
                args.pop()
        so_far = Term(name, tuple(args))
        deeper = have
        if word.inside is not None and None not in args:
            deeper = word.inside(so_far, set(have))
        by_name = set(deeper)
        if wants.rest is not None:
            least = 0 if wants.rest.optional else 1
            for _ in range(self.rng.randint(least, least + 2)):
                args.append(self.one(wants.rest.sorts, depth, deeper))
                if args[-1] is None and len(args) > least + len(so_far.args):
                    args.pop()
        args += [Term(flag) for flag in wants.flags if self.rng.random() < 0.2]
        named: list[tuple[str, Any]] = []
        for key, place in wants.named.items():
            if place.optional and self.rng.random() < 0.7:
                continue
            made = self.one(place.sorts, depth, by_name)
            if made is not None or not place.optional:
                named.append((key, made))
        if None in args or any(made is None for _, made in named):
            return None
        return Term(name, tuple(args), tuple(named))
