"""Prints texts of a game at random, to be read aloud: the same ones in every language.

    python tools/read_texts.py tcg --count 60 --seed 7

Without --seed one is drawn; it is printed, so that somebody else can read the same texts.
"""

from __future__ import annotations

import argparse
from random import Random, SystemRandom
from typing import Any

from tabard.core import registry
from tabard.core.words import LANGUAGES


def texts(game: str, language: str) -> dict[str, str]:
    """Everything in the box that has a text, by kind and id."""
    things: dict[str, dict[str, Any]] = registry.load(game).box(language)["things"]
    return {
        f"{kind} {key}": "\n".join(
            filter(None, (thing["name"], thing["data"].get("type_line"), thing["text"]))
        )
        for kind, inside in things.items()
        for key, thing in inside.items()
        if thing["text"]
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("game")
    parser.add_argument("--count", type=int, default=60)
    parser.add_argument("--seed", type=int, default=None)
    given = parser.parse_args()
    seed = SystemRandom().randrange(10**6) if given.seed is None else given.seed
    said = {language: texts(given.game, language) for language in LANGUAGES}
    keys = sorted(said[LANGUAGES[0]])
    chosen = Random(seed).sample(keys, min(given.count, len(keys)))
    print(f"{given.game}, seed {seed}: {len(chosen)} of {len(keys)} texts")
    for language in LANGUAGES:
        print(f"\n== {language} ==")
        for key in chosen:
            print(f"\n{said[language][key]}")


if __name__ == "__main__":
    main()
