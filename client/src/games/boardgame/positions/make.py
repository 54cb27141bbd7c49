"""Positions of real games for the tests of this table, as a browser would get them.

    python client/src/games/boardgame/positions/make.py

Writes into this folder: box.json, what the box says in English; names.it.json, the Italian names
of what differs; labels.json, every question that the rules can ask a player and every verb of an
option; and for each label that bots came to one position that asks it, ask-….json.
"""

from __future__ import annotations

import ast
import json
import random
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

from tabard.core.ask import CHANCE
from tabard.core.codec import SEAT_NAMES
from tabard.core.phrase import ask_text, event_text
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.server.render import choice, with_worth
from tabard.server.sayings import Sayings

HERE = Path(__file__).parent
NAMES = ("Mira", "Oswin", "Anselm", "Brida", "Corin", "Dalla")
GAMES = 60
LINES = 12


def labels() -> list[str]:
    """Every label that the rules ask somebody with: the second argument of `ask`."""
    found: set[str] = set()
    for module in files("tabard.games.boardgame.rules").iterdir():
        if module.name.endswith(".py"):
            found |= set(asked(ast.parse(module.read_text(encoding="utf-8"))))
    return sorted(found)


def asked(tree: ast.AST) -> Iterator[str]:
    for node in ast.walk(tree):
        name = getattr(node.func, "id", "") if isinstance(node, ast.Call) else ""
        if isinstance(node, ast.Call) and name in ("ask", "ask_any", "ask_sealed"):
            label = node.args[1]
            assert isinstance(label, ast.Constant), ast.dump(label)
            yield str(label.value)


def position(s: Any, seat: int, lines: list[dict[str, Any]]) -> dict[str, Any]:
    q = GAME.pending(s)
    assert q is not None
    options = q.options_of(seat)
    sayings = Sayings(GAME, NAMES[: s.seats])
    shown = [
        choice(sayings.of(s, o, "en"), f)
        for o, f in zip(options, GAME.figures(s, seat, options), strict=True)
    ]
    question = {
        "seat": SEAT_NAMES[seat],
        "number": 1,
        "label": q.label,
        "prompt": ask_text(GAME, s, q.label, "en", NAMES[: s.seats]),
        "choices": [vars(one) if hasattr(one, "__dict__") else one for one in shown],
        "about": GAME.about(s, q),
        "sealed": False,
        "evident": False,
    }
    return {
        "type": "position",
        "step": 1,
        "seat": SEAT_NAMES[seat],
        "actor": None,
        "whole": True,
        "view": with_worth(GAME, s, GAME.view(s, seat), (seat,)),
        "question": question,
        "mine_asked": [SEAT_NAMES[seat]],
        "waiting": [SEAT_NAMES[x] for x in q.who],
        "turn": None,
        "prompt": question["prompt"],
        "can_undo": False,
        "why_no_undo": "",
        "can_ask_undo": False,
        "rounds": list(GAME.rounds(s)),
        "log": lines[-LINES:],
        "held": [],
        "orders": [],
        "zones": None,
        "outcome": None,
        "partner": None,
        "side": [],
    }


def play(seed: int, keep: dict[str, Any], counted: dict[str, int]) -> None:
    """One game by the heuristic (now and then any pick), keeping the fullest of each question."""
    rng = random.Random(seed)
    s = GAME.new({"overlord": c.OVERLORD.names[seed % 3]}, (4, 6, 2, 5, 3)[seed % 5])
    lines: list[dict[str, Any]] = []
    happened: list[Any] = []
    while (q := GAME.pending(s)) is not None:
        who = q.who[0]
        if who == CHANCE:
            assert q.domain is not None
            pick = q.domain.sample(rng.randrange)
        else:
            options = q.options_of(who)
            here = len(s.figures) + len(s.events) * 3 + 2 * min(len(options), 20)
            if here > counted.get(q.label, 0):
                counted[q.label] = here
                keep[q.label] = position(s, who, lines)
            wildly = rng.random() < 0.12
            pick = rng.choice(options) if wildly else GAME.heuristic(s, who, options, rng)
        happened.clear()
        GAME.advance(s, pick, who, lambda event, _: happened.append(event))
        for event in happened:
            lines.append(
                {
                    "number": len(lines),
                    "event": GAME.events.text(s, event),
                    "text": event_text(GAME, s, event, "en"),
                    "seat": None,
                    "things": [],
                }
            )


def slim(box: dict[str, Any]) -> dict[str, Any]:
    """Without the rules' ids, which nothing here reads."""
    return box | {
        "things": {
            kind: {name: one | {"rules": []} for name, one in things.items()}
            for kind, things in box["things"].items()
        }
    }


def main() -> None:
    keep: dict[str, Any] = {}
    counted: dict[str, int] = {}
    wanted = labels()
    for seed in range(GAMES):
        play(seed, keep, counted)
    english, italian = GAME.box("en"), GAME.box("it")
    out: dict[str, Any] = {
        "box": slim(english),
        "names.it": {
            kind: {
                name: one["name"]
                for name, one in things.items()
                if one["name"] != english["things"][kind][name]["name"]
            }
            for kind, things in italian["things"].items()
        },
        "texts.it": {
            kind: {name: one["text"] for name, one in things.items()}
            for kind, things in italian["things"].items()
            if kind != "region"
        },
        "labels": {"labels": wanted, "verbs": sorted(GAME.options.verbs)},
        **{f"ask-{label}": found for label, found in keep.items()},
    }
    for old in HERE.glob("*.json"):
        old.unlink()
    for name, content in out.items():
        written = json.dumps(content, ensure_ascii=False, separators=(",", ":"))
        (HERE / f"{name}.json").write_text(written + "\n", encoding="utf-8")
    print(len(out), "files; no position for", sorted(set(wanted) - keep.keys()))


if __name__ == "__main__":
    main()
