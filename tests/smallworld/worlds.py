"""Small World with other abilities. Content is read when the game is imported, so each such world
lives in a process of its own.

    python -m tests.smallworld.worlds transplant --games 50       # all 36 races and powers
    python -m tests.smallworld.worlds expressions --count 5000    # random expressions, played

The transplant gate: an ability moves to another race or power, between the two kinds, and gets
another number. Its text, its sums and what `explain` says must agree with what the engine does, all
coins must be told, and random games must pass every gate. Two things change places, so what is
there once stays so.
"""

from __future__ import annotations

import argparse
import copy
import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tabard.core import pack
from tabard.core.checks import Rates, Record, check_record
from tabard.core.language.samples import Sampler
from tabard.core.language.terms import Term, parse, unparse
from tabard.core.luck import give, random_input
from tabard.core.words import LANGUAGES

ROOT = Path(__file__).parents[2]
Changes = dict[str, dict[str, Any]]
"""Kind ("races", "powers") → thing → what its entry says instead. Under "names" → kind → the names
that its entries have instead, in their order."""
MORE = 30
"""So many games are added at the most until somebody has had one of the things."""
QUICK = Rates(pairs=1, clones=1, json_stops=1, texts=1)
LIGHT = Rates(pairs=0, clones=0, json_stops=1, texts=1, native=False)
"""For thousands of expressions; the transplants put every gate to fewer of them."""


# -- another world --------------------------------------------------------------------------------


def enter(changes: Changes) -> Any:
    """Change the pack of this process, then import the game; the pack must still be fine."""
    load = pack.load_pack

    def loaded(folder: Path, schema: str, grammar: str = "") -> pack.Pack:
        found = load(folder, schema, grammar)
        parts = copy.deepcopy(dict(found.parts))
        for kind, names in changes.pop("names", {}).items():
            entries = parts[f"{kind}.yaml"][kind].values()
            parts[f"{kind}.yaml"][kind] = dict(zip(names, entries, strict=True))
        for kind, things in changes.items():
            for thing, entry in things.items():
                parts[f"{kind}.yaml"][kind][thing] |= entry
        return pack.Pack(parts, f"{found.hash}-changed")

    pack.load_pack = loaded
    from tabard.games.smallworld import GAME
    from tabard.games.smallworld import content as c
    from tabard.games.smallworld.schema import check

    wrong = list(check(dict(c.PACK.parts)))
    assert not wrong, wrong
    return GAME


def world(changes: Changes, script: str, *arguments: str) -> str:
    """What a script prints in a world with these changes (it finds them as GAME and c)."""
    start = (
        "import json, sys\n"
        "from tests.smallworld import worlds\n"
        "GAME = worlds.enter(json.loads(sys.argv[1]))\n"
        "from tabard.games.smallworld import content as c\n"
    )
    child = subprocess.run(
        [sys.executable, "-c", start + script, json.dumps(changes), *arguments],
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        check=False,
    )
    assert child.returncode == 0, f"{json.dumps(changes)}: {child.stderr[-3000:]}"
    return child.stdout


# -- random games ---------------------------------------------------------------------------------


def played(game: Any, seats: int, seed: str, wanted: set[tuple[str, int]]) -> tuple[Record, Any]:
    """A random game whose players take a wanted race or power when they can, and its end; what
    somebody has had is wanted no more."""
    rng = Random(seed)
    s = game.new(None, seats)
    record = Record()
    while (q := game.pending(s)) is not None:
        record.stops.append(s.copy())
        given = random_input(game, s, rng)
        for option in q.options if q.label == "pick" and q.domain is None else ():
            combo = {("races", s.offer_races[option[1]]), ("powers", s.offer_powers[option[1]])}
            if combo & wanted:
                given = (q.who[0], option)
                wanted -= combo
                break
        record.inputs.append(given)
        give(game, s, given, record.hear)
    assert game.outcome(s) is not None
    return record, s


def untold(game: Any, record: Record, end: Any) -> Iterator[str]:
    """Coins that came from nowhere, or went there: told backwards from the end, everybody began
    with as many."""
    from tabard.games.smallworld import content as c

    first = game.report(record.events, end, "en").rows[0]
    if first.values != (c.START_COINS,) * end.seats:
        yield f"not all coins are told: {first.values} at the start"


def sums(game: Any, s: Any) -> Iterator[str]:
    """Where the sum that is explained is not what a conquest costs."""
    from tabard.games.smallworld.rules import costs, legal
    from tabard.games.smallworld.why.explain import cost_sum

    q = game.pending(s)
    if q is None or q.label != "conquest" or q.domain is not None:
        return
    seat = q.who[0]
    for armed in (s.armed, *(s.armed | bit for bit in legal.aids(s, seat))):
        for region in s.static.all:
            price = costs.cost(s, seat, region, armed)
            if price is not None and cost_sum(s, seat, region, armed).total != price:
                yield f"{s.static.ids[region]} costs {price}, but the sum is another"


def try_out(
    things: list[tuple[str, str]], games: int, seed: int, light: bool = False
) -> dict[str, Any]:
    """In the other world: texts, and random games with these things through all gates."""
    from tabard.games.smallworld import GAME
    from tabard.games.smallworld import content as c
    from tabard.games.smallworld.language.text import ability_text

    tables: dict[str, Any] = {"races": c.RACES, "powers": c.POWERS}
    index = {"races": c.RACE, "powers": c.POWER}
    all_wanted = {(kind, index[kind][name]) for kind, name in things}
    wanted = set(all_wanted)
    wrong: list[str] = []
    for i in range(games + MORE):
        if i >= games and not wanted:
            break
        record, end = played(GAME, 5 - i % 4, f"{seed}/{i}", wanted or set(all_wanted))
        wrong += untold(GAME, record, end)
        for s in record.stops[:: max(1, len(record.stops) // 40)]:
            wrong += sums(GAME, s)
        wrong += check_record(GAME, record, seed + i, LIGHT if light else QUICK).violations
    texts = {
        f"{kind} {name} {language}": ability_text(tables[kind][index[kind][name]], language)
        for kind, name in things
        for language in LANGUAGES
    }
    wrong += [f"nobody ever had {tables[kind][i].id}" for kind, i in wanted]
    return {"wrong": wrong[:5], "texts": texts}


def tried_out(changes: Changes, games: int, seed: int, light: bool = False) -> dict[str, Any]:
    things = [[kind, name] for kind, changed in changes.items() for name in changed]
    script = (
        "things, *rest = json.loads(sys.argv[2])\n"
        "things = [tuple(thing) for thing in things]\n"
        "print(json.dumps(worlds.try_out(things, *rest)))\n"
    )
    given = json.dumps([things, games, seed, light])
    found: dict[str, Any] = json.loads(world(changes, script, given))
    return found


# -- transplants ----------------------------------------------------------------------------------


class Thing(NamedTuple):
    kind: str
    name: str


def entry(thing: Thing) -> dict[str, Any]:
    """What the pack says that a thing does."""
    from tabard.games.smallworld import content as c

    found: dict[str, Any] = c.DATA[f"{thing.kind}.yaml"][thing.kind][thing.name]
    return {"ability": list(found["ability"]), "lasting": found["lasting"]}


def things() -> list[Thing]:
    from tabard.games.smallworld import content as c

    return [
        *(Thing("races", name) for name in c.DATA["races.yaml"]["races"]),
        *(Thing("powers", name) for name in c.DATA["powers.yaml"]["powers"]),
    ]


def other_numbers(text: str, rng: Random) -> str:
    """The same expression with other numbers, where it has any."""
    from tabard.games.smallworld.language.vocabulary import LANGUAGE

    def other(value: Any) -> Any:
        if type(value) is int:
            return value + rng.choice((-2, -1, 1, 2))
        if isinstance(value, Term):
            named = tuple((name, other(part)) for name, part in value.named)
            return Term(value.name, tuple(map(other, value.args)), named)
        return value

    term = parse(text)
    for _ in range(500):
        made = other(term)
        if made == term or not LANGUAGE.check(made, "banner"):
            return unparse(made)
    return text


def transplants(thing: Thing, rng: Random) -> Iterator[tuple[str, Changes]]:
    """To one of its own kind, to one of the other, and with other numbers."""
    mine = entry(thing)
    for what, kinds in (("its kind", {thing.kind}), ("the other kind", {"races", "powers"})):
        others = [t for t in things() if t != thing and t.kind in kinds]
        if what == "the other kind":
            others = [t for t in others if t.kind != thing.kind]
        to = rng.choice(others)
        changes: Changes = {thing.kind: {}, to.kind: {}}
        changes[thing.kind][thing.name] = entry(to)
        changes[to.kind][to.name] = mine
        yield f"{thing.name} to {to.name}, of {what}", changes
    numbers = [other_numbers(text, rng) for text in mine["ability"]]
    if numbers != mine["ability"]:
        yield (
            f"{thing.name} with {', '.join(numbers)}",
            {thing.kind: {thing.name: {**mine, "ability": numbers}}},
        )


def expected(changes: Changes) -> dict[str, str]:
    """What the texts must be, said by this world's words."""
    from tabard.games.smallworld import content as c
    from tabard.games.smallworld.language.text import ability_text

    blank = c.RACES[0]
    return {
        f"{kind} {name} {language}": ability_text(
            blank._replace(ability=tuple(map(parse, new["ability"])), lasting=new["lasting"]),
            language,
        )
        for kind, changed in changes.items()
        for name, new in changed.items()
        for language in LANGUAGES
    }


def transplant(thing: Thing, games: int, seed: int) -> list[str]:
    """What disagrees when a thing's ability moves; the games are shared among its worlds."""
    rng = Random(f"{thing.name} {seed}")
    worlds = list(transplants(thing, rng))
    wrong = []
    for i, (what, changes) in enumerate(worlds):
        share = games * (i + 1) // len(worlds) - games * i // len(worlds)
        found = tried_out(changes, share, seed)
        wrong += [f"{what}: {sentence}" for sentence in found["wrong"]]
        if found["texts"] != expected(changes):
            wrong.append(f"{what}: the texts are {found['texts']}")
    return wrong


# -- random expressions ---------------------------------------------------------------------------


def drawn(rng: Random, sort: str) -> Term:
    from tabard.games.smallworld.language.vocabulary import LANGUAGE

    term: Term = Sampler(LANGUAGE, rng).draw(sort)
    return term


def spoken(term: Term, sort: str) -> list[str]:
    """What is wrong with an accepted expression on paper: it reads back, compiles and speaks."""
    from tabard.games.smallworld import content as c
    from tabard.games.smallworld.language.compile import compiled, mistakes, said, worth
    from tabard.games.smallworld.language.vocabulary import Speaker

    text = unparse(term)
    wrong = [sentence for sentence, _ in mistakes(text, sort)]
    if parse(text) != term:
        wrong.append(f"{text} reads back as something else")
    compiled((term,))
    worth((term,))
    for language in LANGUAGES:
        sentence = said(term, Speaker(language, c.COUNT))
        if not sentence.endswith(".") or "{" in sentence:
            wrong.append(f"{text} is said as {sentence!r}")
    return wrong


def on_cards(terms: list[Term]) -> Changes:
    """Each expression on a race or power of its own (on a race if it is alone); whoever has a
    single or lone word gives it up."""
    from tabard.games.smallworld.language.compile import word

    changes: Changes = {"races": {}, "powers": {}}
    names = {term.name for term in terms if word(term).single or word(term).alone}
    for thing in things():
        texts = entry(thing)["ability"]
        if any(parse(text).name in names for text in texts):
            changes[thing.kind][thing.name] = {"ability": ["income(1, hill)"], "lasting": False}
    free = [t for t in things() if t.name not in changes[t.kind]]
    for term in sorted(terms, key=lambda term: not word(term).alone):
        thing = free.pop(0)
        changes[thing.kind][thing.name] = {"ability": [unparse(term)], "lasting": False}
    return changes


def expressions(count: int, seed: int, batch: int = 16) -> Iterator[tuple[int, list[str]]]:
    """Draw expressions; say each, and play games in which cards have them, some at a time."""
    from tabard.games.smallworld.language.compile import word

    rng = Random(seed)
    done = 0
    while done < count:
        wrong: list[str] = []
        terms: list[Term] = []
        while len(terms) < min(batch, count - done):
            term = drawn(rng, "banner")
            once = word(term).single
            if once and any(term.name == other.name for other in terms):
                continue
            terms.append(term)
            wrong += spoken(term, "banner")
            found = drawn(rng, "treasure")
            wrong += spoken(found, "treasure")
        report = tried_out(on_cards(terms), 1, rng.randrange(1 << 30), light=True)
        wrong += [f"{[unparse(t) for t in terms]}: {sentence}" for sentence in report["wrong"]]
        done += len(terms)
        yield done, wrong


# -- the command ----------------------------------------------------------------------------------


def main() -> int:
    parser = argparse.ArgumentParser(description="Small World with other abilities.")
    parser.add_argument("what", choices=("transplant", "expressions"))
    parser.add_argument("--games", type=int, default=50, help="for each race and power")
    parser.add_argument("--count", type=int, default=5000, help="of expressions")
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    wrong: list[str] = []
    if given.what == "transplant":
        for i, thing in enumerate(things()):
            found = transplant(thing, given.games, given.seed)
            wrong += found
            print(f"{i + 1} of 36: {thing.name}", *found, sep="\n  ", flush=True)
    else:
        for done, found in expressions(given.count, given.seed):
            wrong += found
            print(f"{done} of {given.count}", *found, sep="\n  ", flush=True)
    print(f"seed {given.seed}: {len(wrong)} disagree.")
    return bool(wrong)


if __name__ == "__main__":
    sys.exit(main())
