"""A position written down in the notation that `notation` reads: at the start of a turn all of it,
what nobody has seen included."""

from __future__ import annotations

from typing import Any

from tabard.core.codec import SEAT
from tabard.core.errors import Malformed

from . import content as c
from .notation import FLAGS, SEATS
from .rules.effects import has
from .state import NONE, State, in_decline, seat_of

STARTS = ("turn", "pick")
"""The questions at which a turn begins."""


def write(game: Any, s: State) -> dict[str, Any]:
    """The notation of a position; `Malformed` in the middle of a turn."""
    q = game.pending(s)
    if q is None or q.label not in STARTS or any(s.beaten):  # a bomb may have gone off already
        raise Malformed("Only the start of a turn can be written in the notation of positions.")
    if not s.faces:
        raise Malformed("Islands that a position draws for itself can't be written back.")
    spec: dict[str, Any] = {
        "faces": c.FACE.texts(s, s.faces),
        "round": s.round,
        "turn": SEAT.text(s, s.turn),
        "first": SEAT.text(s, s.first),
    }
    for seat in range(s.seats):
        spec[SEATS[seat]] = _player(s, seat)
    regions = {s.static.ids[r]: _region(s, r) for r in s.static.all}
    spec["regions"] = {name: text for name, text in regions.items() if text}
    spec["treasures"] = [_treasure(s, island) for island in range(s.seats)]
    offers = zip(s.offer_races, s.offer_powers, s.offer_coins, strict=True)
    spec["offers"] = [
        f"{c.RACE_KIND.text(s, race)} {c.POWER_KIND.text(s, power)} {coins}"
        for race, power, coins in offers
    ]
    spec["harmony"] = [SEATS[seat] for seat in range(s.seats) if s.harmony[seat]]
    spec["stacks"] = {
        "races": c.RACE_KIND.texts(s, s.race_stack),
        "powers": c.POWER_KIND.texts(s, s.power_stack),
        "known": s.race_known,
    }
    spec["discard"] = c.POWER_KIND.texts(s, s.power_discard)
    spec["unused"] = c.TREASURE_KIND.texts(s, s.unused)
    spec["bombs"] = c.BOMB.texts(s, s.bomb_pile)
    spec["explosions"], spec["beasts"] = s.bombs_shown, s.beasts_hand
    return {key: value for key, value in spec.items() if value not in ([], {}, 0)}


def _player(s: State, seat: int) -> dict[str, Any]:
    named = {
        "race": c.RACE_KIND.text(s, s.race[seat]),
        "power": c.POWER_KIND.text(s, s.power[seat]),
        "declined": c.RACE_KIND.text(s, s.old_race[seat]),
        "lasting": c.POWER_KIND.text(s, s.old_power[seat]),
    }
    out: dict[str, Any] = {key: name for key, name in named.items() if name != "-"}
    out["coins"] = s.coins[seat]
    if s.hand[seat]:
        out["hand"] = s.hand[seat]
    if s.champion_off == 2 and has(s, seat).champion:
        out["captive"] = SEAT.text(s, s.captor)
    return out


def _region(s: State, region: int) -> str:
    """Nothing: it lies there as it was printed."""
    code = s.holder[region]
    words = []
    if code != NONE:
        old = ["declined"] if in_decline(code) else []
        words = [SEATS[seat_of(code)], *old, str(s.tokens[region])]
    elif s.murlocs[region]:
        words = ["murloc"]
    if s.beasts[region]:
        words += ["beasts", str(s.beasts[region])]
    if s.champion == region:
        words.append("champion")
    words += [word for word, column in FLAGS.items() if getattr(s, column)[region]]
    if s.bombs[region]:
        words.append(f"bomb:{c.BOMB.text(s, s.bomb_faces[region])}")
    printed = s.static.mask["murloc"] >> region & 1
    if words == ["murloc"] and printed:
        return ""
    return " ".join(words) or ("empty" if printed else "")


def _treasure(s: State, island: int) -> str:
    name = c.TREASURE_KIND.text(s, s.treasure[island])
    at = c.REGION.text(s, s.treasure_at[island])
    return name if at == "-" else f"{name} {at}{'' if s.treasure_up[island] else ' down'}"
