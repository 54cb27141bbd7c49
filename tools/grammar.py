"""Random expressions that a game's grammar accepts: each is read back, said in every language, put
on a card and played.

    python tools/grammar.py tcg --count 5000 --seed 7
    python tools/grammar.py smallworld --count 5000 --seed 7
    python tools/grammar.py boardgame --count 5000 --seed 7

In the card game what is optional in a sentence is optional in play: the clauses of a text and the
steps of its program are compared one by one. Small World's worlds are those of its tests. The
Board Game's expressions are read back and said.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any

BATCH = 250
"""Cards of one pack: the box is opened once for all of them."""
INPUTS = 60


def entries(rng: Random, count: int) -> dict[str, str]:
    """Cards by name, each with a power drawn at random, as YAML."""
    from tabard.core.language.samples import Sampler
    from tabard.core.language.terms import terms, unparse
    from tabard.games.tcg.language.sorts import HEAD, LANGUAGE

    found: dict[str, str] = {}
    while len(found) < count:
        host = rng.random() < 0.25
        power = Sampler(LANGUAGE, rng, rng.randint(3, 7)).draw("power", ("host",) if host else ())
        if power.name == "attach":
            continue
        text = unparse(power)
        powers = [text]
        types = HEAD[power.name].types or ("ally", "ability", "weapon")
        kind = rng.choice(types)
        if host and any(term.name == "host" for term in terms(power)):
            kind, powers = "ability", ["attach(target(char))", text]
        if kind not in types and types != ("ally", "ability", "weapon"):
            continue
        name = f"Sample {len(found)}"
        found[name] = "\n".join(_lines(name, kind, powers, power.name))
    return found


def _lines(name: str, kind: str, powers: list[str], head: str) -> list[str]:
    numbers = {
        "ally": "cost: 1, atk: 2, damage: fire, health: 3",
        "ability": "cost: 1",
        "weapon": "cost: 1, atk: 2, damage: melee, strike: 1",
        "quest": "",
        "hero": "health: 28, class: Mage, faction: Alliance",
    }[kind]
    ongoing = kind == "ability" and (head not in ("play", "stash", "extra") or len(powers) > 1)
    keywords = "[ongoing]" if ongoing else "[instant]" if kind == "ability" else "[]"
    return [
        f"  {name}:",
        f"    type: {kind}",
        *(f"    {part.strip()}" for part in numbers.split(", ") if part),
        f"    keywords: {keywords}",
        "    powers:",
        *(f"      - {_quoted(text)}" for text in powers),
    ]


def _quoted(text: str) -> str:
    return "'" + text.replace("'", "''") + "'"


def run(seed: int, count: int) -> int:
    """All batches, each in a process of its own; how many expressions failed."""
    rng = Random(seed)
    failed = done = 0
    while done < count:
        size = min(BATCH, count - done)
        with tempfile.TemporaryDirectory() as folder:
            cards = entries(rng, size)
            text = "cards:\n" + "\n".join(cards.values()) + "\n"
            (Path(folder) / "samples.yaml").write_text(text, encoding="utf-8")
            env = {**os.environ, "TABARD_PACKS": f"tcg={folder}"}
            part = [sys.executable, __file__, "tcg", "--play", folder, "--seed", str(seed + done)]
            told = subprocess.run(part, env=env, capture_output=True, text=True, check=False)
            if told.returncode:
                failed += 1
                print(told.stdout[-6000:], told.stderr[-3000:])
        done += size
        print(f"{done} of {count}", flush=True)
    print(f"seed {seed}: {count} expressions, {failed} batches with mistakes")
    return failed


# -- inside: the samples are cards of the game ----------------------------------------------------


def judge(folder: str, seed: int) -> int:
    """Say and play every sample; a line for each that fails."""
    from tabard.core.pack import check_pack
    from tabard.games.tcg import content as c

    bad = [str(problem) for problem in check_pack(Path(folder), c.SCHEMA)]
    bad += [str(problem) for problem in c.LEFT_OUT]
    for number in range(c.PRINTED, len(c.CARDS)):
        card = c.CARDS[number]
        if card.token:
            continue
        shown = [str(power) for power in _texts(card)]
        for what in (said, moods, played):
            try:
                what(number, Random(f"{seed} {number}"))
            except Exception as error:
                bad.append(f"{what.__name__}: {shown}: {type(error).__name__}: {error}")
                break
    print("\n".join(bad))
    return 1 if bad else 0


def _texts(card: Any) -> list[str]:
    from tabard.core.language.terms import unparse

    return [unparse(power) for power in card.powers]


def said(card: int, rng: Random) -> None:
    """In both languages, in sentences, without a sign of how it was made; and it reads back."""
    from tabard.core.language.terms import parse, unparse
    from tabard.core.words import LANGUAGES
    from tabard.games.tcg import content as c
    from tabard.games.tcg.language.text import card_text, power_text

    for power in c.CARDS[card].powers:
        assert parse(unparse(power)) == power, "it does not read back"
    for language in LANGUAGES:
        text = card_text(card, language)
        _clean(text)
        for i, at in enumerate(c.POWERS_AT):
            if at.card == card:
                power_text(i, language)


def _clean(text: str) -> None:
    """Sentences, without a sign of how they were made."""
    assert text, "it says nothing"
    for sign in ("_", "{", "[", "  ", "..", " ,", " .", "None", "Term("):
        assert sign not in text, f"{sign!r} stands in {text!r}"


def moods(card: int, rng: Random) -> None:
    """What may be left out in the text may be left out in play, and nothing else."""
    from tabard.games.tcg import content as c
    from tabard.games.tcg.language import powers as pw
    from tabard.games.tcg.language.moods import optional_in_play, optional_in_text

    for i, at in enumerate(c.POWERS_AT):
        if at.card == card and pw.POWERS[i].program:
            play, text = optional_in_play(pw.POWERS[i]), optional_in_text(i)
            assert play == text, f"in play {play}, in the text {text}"


def played(card: int, rng: Random) -> None:
    """As a card of a position, driven by random answers."""
    from tabard.games.tcg import content as c
    from tabard.games.tcg.title import GAME

    name, kind = c.CARDS[card].name, c.TYPES[c.CARDS[card].type]
    others = ["Kor Cindervein", "Brigg", "Fel Iron Hatchet", "Golem Skull Helm"]
    side: dict[str, Any] = {
        "play": list(others),
        "hand": ["Fire Blast", "Brigg"],
        "graveyard": ["Brigg", "Fire Blast", "Fel Iron Hatchet"],
        "resources": 9,
    }
    mine = {key: list(value) if isinstance(value, list) else value for key, value in side.items()}
    if kind == "hero":
        mine["hero"] = name
    elif kind == "quest":
        mine["resources"] = [name, *["Fireball | down"] * 9]
    elif kind != "ability":
        mine["play"].append(name)
    if kind not in ("hero", "quest"):
        mine["hand"] += [name, name]
        mine["graveyard"].append(name)
    s = GAME.read_position({"A": mine, "B": side})
    for _ in range(INPUTS):
        q = GAME.pending(s)
        if q is None:
            break
        if q.domain is not None:
            GAME.advance(s, q.domain.sample(rng.randrange), None)
            continue
        seat = q.who[0]
        options = q.options_of(seat)
        named = [o for o in options if _about(s, o, card)]
        GAME.advance(s, rng.choice(named if named and rng.random() < 0.5 else options), seat)
        assert GAME.laws(s) == [], GAME.laws(s)


def _about(s: Any, option: tuple[Any, ...], card: int) -> bool:
    """Whether an option is about the sample."""
    if option[0] == "play":
        return bool(option[1] == card)
    return option[0] in ("use", "attack", "yes", "play_again")


def speak(seed: int, count: int) -> int:
    """The Board Game: abilities, menaces and happenings; how many can't be said."""
    from tabard.core.language.samples import Sampler
    from tabard.core.language.terms import parse, unparse
    from tabard.core.words import LANGUAGES
    from tabard.games.boardgame.language.scene import Scene
    from tabard.games.boardgame.language.sorts import LANGUAGE
    from tabard.games.boardgame.language.text import sentence

    rng, failed = Random(seed), 0
    for i in range(count):
        place = ("ability", "ability", "menace", "happening")[i % 4]
        term = Sampler(LANGUAGE, rng, rng.randint(2, 6)).draw(place)
        try:
            assert parse(unparse(term)) == term, "it does not read back"
            for language in LANGUAGES:
                _clean(sentence(Scene(language), term, place))
        except Exception as error:
            failed += 1
            print(f"{unparse(term)}: {type(error).__name__}: {error}")
    print(f"seed {seed}: {count} expressions, {failed} with mistakes")
    return failed


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["boardgame", "smallworld", "tcg"])
    parser.add_argument("--count", type=int, default=5000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--play", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.play:
        return judge(given.play, given.seed)
    if given.game == "boardgame":
        return 1 if speak(given.seed, given.count) else 0
    if given.game == "smallworld":
        worlds = ["-m", "tests.smallworld.worlds", "expressions", "--count", str(given.count)]
        command = [sys.executable, *worlds, "--seed", str(given.seed)]
        return subprocess.run(command, cwd=Path(__file__).parents[1], check=False).returncode
    return 1 if run(given.seed, given.count) else 0


if __name__ == "__main__":
    sys.exit(main())
