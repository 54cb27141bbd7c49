"""The content gate: the same saved game in another world.

A world is a process in which the content was permuted and extended before the game was imported:
cards, races, powers, treasures and islands come in another order, with new ones before and after
them. Positions that were saved in the world as it is are loaded there and played to their end with
the same answers. What happens must be the same, by name: questions, options, events, outcome.

    python -m tests.worlds tcg --positions 200 --seed 7
"""

from __future__ import annotations

import argparse
import json
import os
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from itertools import count
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tabard.core import pack, registry
from tabard.core.ask import CHANCE, Draw
from tabard.core.codec import SEAT_NAMES
from tabard.core.flow import frames, stack_text
from tabard.core.game import Game
from tabard.core.luck import give, play_random

ROOT = Path(__file__).parents[1]

# -- other worlds ---------------------------------------------------------------------------------


def shuffled(things: dict[str, Any], rng: Random, new: dict[str, Any]) -> dict[str, Any]:
    """In another order, some of the new ones before all that was there, the others after it."""
    names = list(things)
    rng.shuffle(names)
    first = list(new)[::2]
    last = list(new)[1::2]
    known = {**things, **new}
    return {name: known[name] for name in (*first, *names, *last)}


def copies(things: dict[str, Any], rng: Random, name: Callable[[str], str]) -> dict[str, Any]:
    """New things like some that are there."""
    return {name(old): things[old] for old in rng.sample(list(things), min(4, len(things)))}


def other_smallworld(parts: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    from tabard.core.language.terms import parse
    from tabard.games.smallworld.language.compile import word

    out = dict(parts)
    for kind in ("races", "powers", "treasures"):
        things = parts[f"{kind}.yaml"][kind]
        several = {  # what there may be more than one of
            name: entry
            for name, entry in things.items()
            if not any(word(parse(text)).single for text in entry["ability"])
        }
        made = shuffled(things, rng, copies(several, rng, lambda old: f"new_{old}"))
        out[f"{kind}.yaml"] = {**parts[f"{kind}.yaml"], kind: made}
    islands = {name: part for name, part in parts.items() if "regions" in part}
    new = {}
    for name in rng.sample(list(islands), 3):
        text = json.dumps(islands[name])
        old = islands[name]["id"]
        new[f"N{name}"] = json.loads(text.replace(f'"{old}', f'"N{old}'))
        new[f"N{name}"]["board"] = f"N{islands[name]['board']}"
    others = {name: part for name, part in out.items() if name not in islands}
    return {**others, **shuffled(islands, rng, new)}


def other_tcg(parts: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    out = {}
    for name, part in parts.items():
        ((kind, things),) = part.items()
        new = copies(things, rng, lambda old: f"Another {old}") if kind != "tokens" else {}
        out[name] = {kind: shuffled(things, rng, new)}
    return out


def other_boardgame(parts: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """New regions lie apart, and there are no new powers: what can be reached and learned stays."""
    out = dict(parts)
    grow = {
        "items.yaml": ("items", "auction"),
        "quests.yaml": ("quests",),
        "creatures.yaml": ("creatures",),
        "overlords.yaml": ("overlords",),
    }
    for name, kinds in grow.items():
        made = {}
        for kind in kinds:
            things = parts[name][kind]
            made[kind] = shuffled(things, rng, copies(things, rng, lambda old: f"new-{old}"))
        out[name] = {**parts[name], **made}
    events = parts["events.yaml"]["events"]
    plain = {name: e for name, e in events.items() if e["boss"] is None and not e["overlord"]}
    sold = {name: e for name, e in plain.items() if not e["does"][0].startswith("auction")}
    new = copies(sold, rng, lambda old: f"new-{old}")
    out["events.yaml"] = {**parts["events.yaml"], "events": shuffled(events, rng, new)}
    regions = parts["map.yaml"]["regions"]
    far = {f"new-{name}": {**regions[name], "borders": ()} for name in list(regions)[:3]}
    out["map.yaml"] = {**parts["map.yaml"], "regions": shuffled(regions, rng, far)}
    sheets = parts["characters.yaml"]
    out["characters.yaml"] = {
        **sheets,
        **{kind: shuffled(sheets[kind], rng, {}) for kind in ("races", "printed", "characters")},
    }
    for name, part in parts.items():
        if "talents" in part:
            kinds = ("powers", "talents")
            out[name] = {**part, **{kind: shuffled(part[kind], rng, {}) for kind in kinds}}
    return out


def other_adventure(parts: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """The map and the decks keep what they have: there are more quests and special events."""
    out = dict(parts)
    for name, kinds in {
        "heroes.yaml": ("heroes",),
        "abilities.yaml": ("abilities",),
        "foes.yaml": ("encounters", "trophies"),
        "map.yaml": ("spaces",),
        "quests.yaml": ("quests",),
        **{f"{color}.yaml": ("encounters", "events") for color in ADVENTURE_COLORS},
    }.items():
        made = {}
        for kind in kinds:
            things = parts[name][kind]
            more = {
                thing: entry
                for thing, entry in things.items()
                if kind == "quests" or (kind == "events" and entry["kind"] == "special")
            }
            new = copies(more, rng, lambda old: f"new-{old}")
            made[kind] = shuffled(things, rng, new)
        out[name] = {**parts[name], **made}
    return out


ADVENTURE_COLORS = ("grey", "green", "yellow", "red")


def reworded_tcg(parts: Mapping[str, Any], rng: Random) -> dict[str, Any]:
    """Every second card says what another of its file says."""
    out = {}
    for name, part in parts.items():
        ((kind, things),) = part.items()
        cards = [card for card in things if rng.random() < 0.5 and kind == "cards"]
        says = {card: things[card]["powers"] for card in cards}
        for sort in {things[card]["type"] for card in cards}:
            alike = sorted(card for card in cards if things[card]["type"] == sort)
            texts = [says[card] for card in alike]
            rng.shuffle(texts)
            says |= dict(zip(alike, texts, strict=True))
        out[name] = {
            kind: {
                card: {**entry, "powers": says[card]} if card in says else entry
                for card, entry in things.items()
            }
        }
    return out


def other_keepsake(source: str, rng: Random) -> str:
    """Its content stands in its one file."""
    cards = ["locket", "clock", "chest", "magpie", "dust"]
    line = 'CARDS = ("locket", "clock", "chest", "magpie", "dust")'
    assert line in source
    rng.shuffle(cards)
    return source.replace(line, f"CARDS = {('ribbon', *cards, 'thimble')!r}")


class World(NamedTuple):
    change: Callable[[Any, Random], Any]
    set_up: Callable[[Any], bool]
    """Whether all is laid out: before, there is more to draw in a world that has more."""


def past_setup(s: Any) -> bool:
    return all(f[0].flow != "setup" for f in frames(s.frame))


WORLDS = {
    "adventure": World(other_adventure, lambda s: s.turn >= 0),
    "boardgame": World(other_boardgame, lambda s: s.acting >= 0),
    "smallworld": World(other_smallworld, past_setup),
    "tcg": World(other_tcg, past_setup),
    "keepsake": World(other_keepsake, lambda s: s.round > 0),
}


def enter(name: str, seed: int, reworded: bool = False) -> Game[Any]:
    """Change the world of this process, then import the game."""
    change = reworded_tcg if reworded else WORLDS[name].change
    rng = Random(f"world {name} {seed}")
    if name == "keepsake":
        path = ROOT / "tests" / "keepsake.py"
        from importlib.util import module_from_spec, spec_from_file_location

        changed = ROOT / f".world-{os.getpid()}.py"
        changed.write_text(other_keepsake(path.read_text(encoding="utf-8"), rng))
        try:
            spec = spec_from_file_location("tests.keepsake", changed)
            assert spec is not None
            assert spec.loader is not None
            module = module_from_spec(spec)
            sys.modules["tests.keepsake"] = module
            spec.loader.exec_module(module)
        finally:
            changed.unlink()
        game: Game[Any] = module.GAME
        return game
    load = pack.load_pack

    def loaded(folder: Path, schema: str, grammar: str = "") -> pack.Pack:
        found = load(folder, schema, grammar)
        return pack.Pack(change(found.parts, rng), f"{found.hash}-{seed}")

    pack.load_pack = loaded
    return registry.load(name)


def here(name: str) -> Game[Any]:
    if name == "keepsake":
        from tests.keepsake import GAME

        return GAME
    return registry.load(name)


# -- playing by name ------------------------------------------------------------------------------


def told(game: Game[Any], s: Any, seed: str) -> Iterator[str]:
    """Play on to the end; what is chosen depends on names alone."""
    rng = Random(seed)
    events: list[str] = []
    for _ in count() if game.cut is None else range(game.cut):
        if (q := game.pending(s)) is None:
            break
        if q.domain is not None:
            answer = q.domain.sample(rng.randrange)
            kind = game.outcome_kinds.get(q.label)
            said = repr(answer)
            if kind is not None and isinstance(q.domain, Draw):
                names = {kind.text(s, i): i for i, weight in enumerate(q.domain.weights) if weight}
                said = sorted(names)[rng.randrange(len(names))]
                answer = names[said]
            yield f"{q.label}: {said}"
            who = CHANCE
        else:
            offered = {
                f"{SEAT_NAMES[w]} {game.options.text(s, option)}": (w, option)
                for w in q.who
                for option in q.options_of(w)
            }
            said = sorted(offered)[rng.randrange(len(offered))]
            yield f"{q.label} {game.about(s, q)} {sorted(offered)}: {said}"
            who, answer = offered[said]
        give(game, s, (who, answer), lambda event, to: events.append(game.events.text(s, event)))
        yield from events
        events.clear()
    yield repr(game.outcome(s))


def positions(name: str, count: int, seed: int) -> list[dict[str, Any]]:
    """Saved in the middle of choices of random games, at five different places of each."""
    game = here(name)
    rng = Random(seed)
    low, high = game.info.seats
    found: list[dict[str, Any]] = []
    while len(found) < count:
        options = None
        if game.list_kind and rng.random() < 0.5:
            options = game.with_lists([game.random_list(rng) for _ in range(high)])
        stops: dict[str, list[Any]] = {}

        def keep(s: Any, _: Any, stops: dict[str, list[Any]] = stops) -> None:
            q = game.pending(s)
            if q is not None and q.domain is None and WORLDS[name].set_up(s):
                stops.setdefault(stack_text(s.frame), []).append(s.copy())

        where = rng.randint(low, high), rng.randrange(1 << 30)
        play_random(game, *where, keep, options, limit=game.cut)
        places = rng.sample(list(stops), min(5, len(stops)))
        found += [game.to_json(rng.choice(stops[place])) for place in places]
    return found[:count]


def names_of(game: Game[Any]) -> list[list[str]]:
    """What there is in this world."""
    return [list(kind.names) for kinds in game.options.verbs.values() for kind in kinds]


def elsewhere(name: str, saved: list[Any], seed: int, *more: str) -> list[Any]:
    """What happened to these positions in the other world, after a line that describes it."""
    child = subprocess.run(
        [sys.executable, "-m", "tests.worlds", name, "--inside", "--seed", str(seed), *more],
        input="\n".join(map(json.dumps, saved)),
        capture_output=True,
        text=True,
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"},
        check=False,
    )
    assert child.returncode == 0, f"seed {seed}: {child.stderr[-2000:]}"
    return [json.loads(line) for line in child.stdout.splitlines()]


def gate(name: str, count: int, seed: int) -> list[str]:
    """What differs when these positions are gone on with in another world."""
    saved = positions(name, count, seed)
    game = here(name)
    world, *ends = elsewhere(name, saved, seed)
    wrong = ["The other world is the same."] if world == names_of(game) else []
    for i, (data, there) in enumerate(zip(saved, ends, strict=True)):
        now = list(told(game, game.from_json(data), f"{seed}/{i}"))
        if there != now:
            pairs = zip((*now, "(the end)"), (*there, "(the end)"), strict=False)
            first = next((a, b) for a, b in pairs if a != b)
            where = " > ".join(f"{flow}:{label}" for flow, label, _ in data["frames"])
            wrong.append(f"seed {seed}, position {i} ({where}): {first[0]!r} but {first[1]!r}")
    return wrong


def inside(name: str, seed: int, reworded: bool) -> None:
    """In the other world: read the positions, play them, write down what happened."""
    game = enter(name, seed, reworded)
    print(json.dumps(names_of(game)))
    for i, line in enumerate(sys.stdin.read().splitlines()):
        notes: list[str] = []
        try:
            s = game.from_json(json.loads(line), notes)
            found = [*notes, *told(game, s, f"{seed}/{i}")]
        except Exception as error:  # the other world's end is what the gate reports
            found = [f"{type(error).__name__}: {error}"]
        print(json.dumps(found))


def main() -> None:
    parser = argparse.ArgumentParser(description="Saved games in a world with other content.")
    parser.add_argument("game", choices=WORLDS)
    parser.add_argument("--positions", type=int, default=200)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--inside", action="store_true", help=argparse.SUPPRESS)
    parser.add_argument("--reworded", action="store_true", help=argparse.SUPPRESS)
    given = parser.parse_args()
    if given.inside:
        inside(given.game, given.seed, given.reworded)
        return
    wrong = gate(given.game, given.positions, given.seed)
    print(*wrong, f"{given.positions} positions, {len(wrong)} differ.", sep="\n")
    sys.exit(bool(wrong))


if __name__ == "__main__":
    main()
