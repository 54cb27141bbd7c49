"""A world in which every word of the abilities' language stands on something, with other numbers
than in the box; and a way to play positions there. Content is read once a process."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any, NamedTuple

from tests.smallworld.worlds import world

RACES = {
    "draenei": ["holy_light"],
    "gnomes": ["assault(uses=2)"],
    "dwarves": ["cost(-1, hill)", "income(2, farmland)"],
    "blood_elves": ["sanctuary"],
    "ethereals": ["collect(1, uses=2)"],
    "goblins": ["bombs"],
    "kobolds": ["reach(water)"],
    "night_elves": ["build(wisp_wall, swamp)", "toll(2, hill)"],
    "naga": ["reach(cavern)"],
    "orcs": ["reward(2, against=horde)"],
    "pandaren": ["harmony(3)"],
    "worgen": ["form(3, price=2, less=2)"],
    "trolls": ["free_travel", "heal(2)"],
    "tauren": ["least(3)"],
    "forsaken": ["recruit(2)"],
    "humans": ["objectives(1)"],
}
POWERS = {
    "archaeologists": ["income(2, island)"],
    "champion": ["champion(2, uses=2)"],
    "garrison": ["build(garrison, farmland)"],
    "farmers": ["battleground"],
    "bogs": ["toll(1, forest)"],
    "mountains": ["cost(-2, occupied)"],
    "swamps": ["cost(-3, any)"],
    "defenders": ["towers"],
    "herbalists": ["reward(1, against=alliance)"],
    "explorers": ["reward(defenders, against=occupied)"],
    "blacksmiths": ["reward(3, against=crowded)"],
    "foresters": ["income(1, shore)"],
    "enraged": ["income(1, treasure)"],
    "beastmasters": ["beasts"],
    "warmasters": ["income(1, magic)"],
    "portalmages": ["swap(uses=1)"],
    "sailors": ["income(2, cavern)"],
    "menacing": ["push(uses=1)"],
    "miners": ["cost(-2, sea)"],
    "fishermen": ["build(garrison, held)"],
}
TREASURES = {
    "ashes": ["ashes(uses=2)"],
    "heart": ["heart(2)"],
    "aegis": ["aegis(3)"],
    "frostmourne": ["frostmourne(1, uses=2)"],
    "doomhammer": ["doomhammer(3, uses=2)"],
    "battleground": ["income(2, swamp)"],
    "chapel": ["cost(-1, any)"],
    "karazhan": ["alike(2)"],
    "meeting_stone": ["reward(1, against=occupied)"],
    "dark_portal": ["holding(3)"],
    "well": ["well(3)"],
    "spirit_healer": ["sanctuary", "heal(1)"],
}
CHANGES: dict[str, Any] = {
    kind: {name: {"ability": ability} for name, ability in of.items()}
    for kind, of in (("races", RACES), ("powers", POWERS), ("treasures", TREASURES))
}


class Shown(NamedTuple):
    """The words it shows, a position, moves, and what holds then."""

    words: tuple[str, ...]
    position: Mapping[str, Any]
    moves: tuple[str, ...]
    then: Mapping[str, Any]


def shown(
    words: str,
    A: str,
    regions: Mapping[str, str],
    moves: Sequence[str] = (),
    then: Mapping[str, Any] | None = None,
    *,
    B: str = "orcs sailors",
    **more: Any,
) -> Shown:
    """Two players, A to expand; ``dwarves miners 5 coins 3`` has five tokens in hand."""
    position = {
        "faces": ["L1A", "S2B"],
        "murlocs": "none",
        "A": player(A),
        "B": player(B),
        "regions": dict(regions),
        **more,
    }
    return Shown(tuple(words.split(", ")), position, tuple(moves), then or {})


def player(text: str) -> dict[str, Any]:
    race, power, *rest = text.split()
    hand = {"hand": int(rest.pop(0))} if rest and rest[0].isdigit() else {}
    named = dict(zip(rest[::2], rest[1::2], strict=True))
    numbers = {name: int(v) if v.isdigit() else v for name, v in named.items()}
    return {"race": race, "power": power, **hand, **numbers}


def play(table: Sequence[Shown]) -> list[dict[str, Any]]:
    """What each of them came to, or the error it ended with."""
    script = "from tests.smallworld.shown import measured\n"
    script += "print(json.dumps([measured(*one) for one in json.loads(sys.argv[2])]))\n"
    found: list[dict[str, Any]] = json.loads(world(CHANGES, script, json.dumps(table)))
    return found


def measured(
    words: Any, position: dict[str, Any], moves: Sequence[str], then: Mapping[str, Any]
) -> dict[str, Any]:
    from tabard.core.errors import TabardError
    from tests.smallworld.table import Table

    try:
        t = Table(**position)
        for move in moves:
            verb, _, rest = move.partition(" ")
            if verb == "roll":
                t.roll(int(rest))
            elif verb == "luck":
                t.luck()
            elif verb == "place":
                t.place_all(rest)
            elif verb == "end":
                t.end(rest)
            else:
                t.do(move)
        return {key: value(t, key) for key in then}
    except (TabardError, AssertionError, LookupError) as error:
        return {"error": f"{type(error).__name__}: {error}"}


def value(t: Any, key: str) -> Any:
    verb, _, rest = key.partition(" ")
    if verb == "can":
        seat, _, option = rest.partition(" ")
        return option in t.offers(seat)
    if verb == "offers":
        return t.offers(*rest.split())
    if verb == "asked":
        return f"{t.asked} {t.label}"
    return t[key]
