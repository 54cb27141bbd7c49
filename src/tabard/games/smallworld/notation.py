"""Positions and measures in words, for scenarios and tests.

    position:
      faces: [L1A, S1B]             # the islands; as many as players; or drawn here:
      islands:                      # each region with its terrain, what is printed there, and
        - {a: hill entry icon, b: mountain a, c: lake a b}      # the regions it borders on
        - {d: forest entry icon magic, e: swamp d murloc cavern}
      round: 3                      # default 2, so that declining is possible
      turn: A                       # whose turn begins (default A, who is also first)
      A: {race: orcs, power: farmers, coins: 7, hand: 5, declined: humans}
      B: {race: kobolds, power: miners}
      regions:
        L1A-03: A 4                 # four tokens of A's active race
        L1A-05: B declined 1 garrison
        L1A-06: murloc              # or: empty
        L1A-07: A 1 beasts 2 champion wall tower objective bomb:explosion
      treasures: {L1A-04: frostmourne, S1B-02: heart down}   # or one for each island, in order,
                                    # two in a region, too: [frostmourne L1A-04, heart L1A-04]
      murlocs: printed              # or none: only those named under regions
      offers: [forsaken herbalists, orcs farmers 2]
      harmony: [B]
      stacks: {races: [tauren, gnomes], powers: [portal], known: 1}   # from the top; the last
                                    # `known` banners went under the stack face up
      discard: [flying]             # power tiles that wait to be shuffled
      unused: [heart, aegis]        # treasures out of play
      bombs: [dud, explosion]       # the pile, from the top
      explosions: 1                 # revealed so far
      beasts: 2                     # in hand

What is not named takes its place in the order of the pack: the unseen stacks, the tray, the
treasures out of play. The game goes on from the start of that player's turn. `writing` is the way
back.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from tabard.core.codec import SEAT
from tabard.core.errors import Malformed

from . import content as c
from . import islands
from .rules import costs, score
from .rules.effects import has, held, in_hand, race_at
from .rules.flow import rounds
from .rules.setup import lay_boards
from .state import NONE, State, active, declined
from .why.explain import cost_sum

SEATS = "ABCDE"
KEYS = {
    *(
        "faces",
        "islands",
        "round",
        "turn",
        "first",
        "regions",
        "treasures",
        "murlocs",
        "offers",
        "harmony",
    ),
    *("stacks", "discard", "unused", "bombs", "explosions", "beasts"),
}
PLAYER_KEYS = {"race", "power", "coins", "hand", "declined", "lasting", "captive"}
FLAGS = {"wall": "walls", "garrison": "garrisons", "tower": "towers", "objective": "objectives"}


def place(game: Any, spec: Mapping[str, Any]) -> State:
    """A state at the start of a turn, from its notation."""
    given = [spec[key] for key in ("faces", "islands") if key in spec]
    if len(given) != 1 or not isinstance(given[0], list) or not 2 <= len(given[0]) <= 5:
        raise Malformed("A position needs `faces`, or `islands` of its own: two to five.")
    seats = len(given[0])
    unknown = [k for k in spec if k not in KEYS and k not in SEATS[:seats]]
    if unknown:
        raise Malformed(f"A position has no {', '.join(map(repr, unknown))}.")
    faces = list(spec.get("faces", ()))
    s: State = game.blank({"faces": faces, "first": "A"}, seats)
    game.prepare(s)
    s.faces = tuple(c.FACE.parse(s, f) for f in faces)
    lay_boards(s, c.land_of(s.faces) if faces else islands.drawn(spec["islands"]))
    s.round = _number(spec.get("round", 2), "round", 1, c.ROUNDS[seats])
    s.turn = SEAT.parse(s, spec.get("turn", "A"))
    s.first = SEAT.parse(s, spec.get("first", "A"))
    if spec.get("murlocs", "printed") == "none":
        s.murlocs = bytearray(s.static.n)
    for seat in range(seats):
        _player(s, seat, _mapping(spec.get(SEATS[seat], {}), SEATS[seat]))
    for name, text in _mapping(spec.get("regions", {}), "regions").items():
        _region(s, c.REGION.parse(s, name), str(text))
    treasures = spec.get("treasures", {})
    if isinstance(treasures, list):
        _treasures_in_order(s, treasures)
    else:
        _treasures(s, _mapping(treasures, "treasures"))
    for name in spec.get("harmony", []):
        s.harmony[SEAT.parse(s, name)] = 1
    if any(s.harmony) and not any(has(s, seat).harmony for seat in range(seats)):
        raise Malformed("Someone has a Harmony token, but no race in play gives them.")
    _stacks(s, spec.get("offers", []))
    _unseen(s, spec)
    wrong = game.laws(s)
    if wrong:
        raise Malformed(f"This position can't be: {'; '.join(wrong)}.")
    game.start(s, rounds)
    return s


def _mapping(value: Any, name: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Malformed(f"{name!r} must hold names and values.")
    return value


def _number(value: Any, name: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Malformed(f"{name!r} must be a whole number from {low} to {high}, not {value!r}.")
    return value


def _player(s: State, seat: int, spec: Mapping[str, Any]) -> None:
    for key in spec:
        if key not in PLAYER_KEYS:
            raise Malformed(f"A player has no {key!r}; there are {', '.join(sorted(PLAYER_KEYS))}.")
    if ("race" in spec) != ("power" in spec):
        raise Malformed(f"{SEATS[seat]} needs both race and power, or neither.")
    s.race[seat] = c.RACE_KIND.parse(s, spec.get("race", "-"), NONE)
    s.power[seat] = c.POWER_KIND.parse(s, spec.get("power", "-"), NONE)
    s.old_race[seat] = c.RACE_KIND.parse(s, spec.get("declined", "-"), NONE)
    s.old_power[seat] = c.POWER_KIND.parse(s, spec.get("lasting", "-"), NONE)
    s.coins[seat] = _number(spec.get("coins", c.START_COINS), "coins", 0, 500)
    s.hand[seat] = _number(spec.get("hand", 0), "hand", 0, 20)
    if has(s, seat).champion:
        s.champion_off = 2 if "captive" in spec else 1
        s.captor = SEAT.parse(s, spec.get("captive", "-"))


def _region(s: State, region: int, text: str) -> None:
    words = text.split()
    s.murlocs[region] = 0
    if words == ["empty"]:
        return
    if words[:1] == ["murloc"]:
        s.murlocs[region] = 1
        words.pop(0)
    name = s.static.ids[region]
    if words and words[0] in SEATS[: s.seats]:
        seat = SEATS.index(words.pop(0))
        s.holder[region] = active(seat)
        if words[:1] == ["declined"]:
            words.pop(0)
            s.holder[region] = declined(seat)
        if words and words[0].isdigit():
            s.tokens[region] = int(words.pop(0))
    while words:
        word = words.pop(0)
        if word in FLAGS:
            getattr(s, FLAGS[word])[region] = 1
        elif word == "champion":
            s.champion, s.champion_off = region, 0
        elif word == "beasts" and words and words[0].isdigit():
            s.beasts[region] = int(words.pop(0))
        elif word in ("bomb:dud", "bomb:explosion"):
            s.bombs[region] = 1
            s.bomb_faces[region] = int(word == "bomb:explosion")
        else:
            raise Malformed(f"{name}: {word!r} can't be read.")


def _treasures(s: State, spec: Mapping[str, Any]) -> None:
    """Named treasures lie face up (or `down`); the icons of other islands hide the rest."""
    islands = list(range(s.seats))
    named = {}
    for where, text in spec.items():
        name, _, side = str(text).partition(" ")
        at = c.REGION.parse(s, where)
        island = s.static.island[at]
        if island not in islands:  # a second artifact has come to this island
            island = islands[-1]
        islands.remove(island)
        named[c.TREASURE_KIND.parse(s, name)] = (island, at, side != "down")
    rest = [t for t in range(len(c.TREASURES)) if t not in named]
    for kind, (island, at, up) in named.items():
        s.treasure[island], s.treasure_at[island], s.treasure_up[island] = kind, at, up
    for island in islands:
        s.treasure[island], s.treasure_at[island] = rest.pop(0), s.static.icon[island]
    s.unused = tuple(rest)


def _treasures_in_order(s: State, texts: list[Any]) -> None:
    """One for each island, wherever it lies now; `-` where it is gone."""
    if len(texts) != s.seats:
        raise Malformed(f"{s.seats} islands have {s.seats} treasures, not {len(texts)}.")
    for island, text in enumerate(texts):
        name, *words = str(text).split()
        if name != "-" and len(words) not in (1, 2):
            raise Malformed(f"Write a treasure as `heart S1B-02 down`, not {text!r}.")
        s.treasure[island] = c.TREASURE_KIND.parse(s, name, NONE)
        if words:
            s.treasure_at[island] = c.REGION.parse(s, words[0])
            s.treasure_up[island] = words[1:] != ["down"]
    s.unused = tuple(t for t in range(len(c.TREASURES)) if t not in s.treasure)


def _unseen(s: State, spec: Mapping[str, Any]) -> None:
    """What lies where nobody looks, when it is named: the stacks, the bombs, the rest of the
    treasures."""
    if "stacks" in spec:
        stacks = _mapping(spec["stacks"], "stacks")
        shown = len(spec.get("offers", []))
        s.offer_races, s.offer_powers = s.offer_races[:shown], s.offer_powers[:shown]
        s.offer_coins = s.offer_coins[:shown]
        s.race_stack = tuple(c.RACE_KIND.parse(s, name) for name in stacks.get("races", []))
        s.power_stack = tuple(c.POWER_KIND.parse(s, name) for name in stacks.get("powers", []))
        s.race_known = _number(stacks.get("known", 0), "known", 0, len(s.race_stack))
        s.power_discard = tuple(c.POWER_KIND.parse(s, name) for name in spec.get("discard", []))
    if "unused" in spec:
        s.unused = tuple(c.TREASURE_KIND.parse(s, name) for name in spec["unused"])
    if "bombs" in spec:
        s.bomb_pile = tuple(c.BOMB.parse(s, name) for name in spec["bombs"])
    s.bombs_shown = _number(spec.get("explosions", 0), "explosions", 0, c.COUNT["explosive"])
    s.beasts_hand = _number(spec.get("beasts", 0), "beasts", 0, c.COUNT["beast"])


def _stacks(s: State, offers: Iterable[Any]) -> None:
    """The column and the stacks from what is named, then in the pack's order."""
    races = [r for r in range(len(c.RACES)) if r not in s.race and r not in s.old_race]
    powers = [p for p in range(len(c.POWERS)) if p not in s.power and p not in s.old_power]
    coins = []
    for n, text in enumerate(offers):
        words = str(text).split()
        if len(words) not in (2, 3):
            raise Malformed(f"Write an offer as `race power` or `race power coins`, not {text!r}.")
        for kind, stack, word in ((c.RACE_KIND, races, words[0]), (c.POWER_KIND, powers, words[1])):
            number = kind.parse(s, word)
            if number not in stack:
                raise Malformed(f"{word} is already in play.")
            stack.remove(number)
            stack.insert(n, number)
        coins.append(int(words[2]) if len(words) == 3 else 0)
    shown = min(c.OFFERS, len(races))
    s.offer_races, s.race_stack = tuple(races[:shown]), tuple(races[shown:])
    s.offer_powers, s.power_stack = tuple(powers[:shown]), tuple(powers[shown:])
    s.offer_coins = tuple((coins + [0] * c.OFFERS)[:shown])
    for i, race in enumerate(c.RACES):
        used = sum(s.hand[p] for p in range(s.seats) if s.race[p] == i)
        for r in s.static.all:
            if race_at(s, r) == i:
                used += s.tokens[r]
        if used > race.supply:
            raise Malformed(f"{used} tokens of {race.id}: there are only {race.supply}.")
        s.tray[i] = race.supply - used
    if any(has(s, seat).bombs for seat in range(s.seats)):
        live = c.COUNT["explosive"] - s.bomb_faces.count(1)
        duds = c.COUNT["bomb"] - c.COUNT["explosive"] - s.bomb_faces.count(0)
        s.bomb_pile = (1,) * live + (0,) * duds


def measure(s: State, words: list[str]) -> Any:
    """What an expectation can ask beyond the columns; None: not one of these.

    cost A REGION · cost A REGION if in reach · toll A REGION · income A · bonus A · regions A ·
    declined A · ready A · treasure REGION · rounds"""
    match words:
        case ["cost", seat, region]:
            price = costs.cost(s, SEAT.parse(s, seat), c.REGION.parse(s, region))
            return "-" if price is None else price
        case ["cost", seat, region, "if", "in", "reach"]:
            at = c.REGION.parse(s, region)
            return cost_sum(s, SEAT.parse(s, seat), at, s.armed).total
        case ["toll", seat, region]:
            at = c.REGION.parse(s, region)
            return sum(t[0] for t in costs.tolls(s, SEAT.parse(s, seat), at, s.armed, True))
        case ["income", seat]:
            return score.income(s, SEAT.parse(s, seat)).total
        case ["bonus", seat]:
            return score.faction_bonus(s, SEAT.parse(s, seat))
        case ["regions", seat]:
            return len(held(s, SEAT.parse(s, seat)))
        case ["declined", seat]:
            return s.holder.count(declined(SEAT.parse(s, seat)))
        case ["ready", seat]:
            return in_hand(s, SEAT.parse(s, seat))
        case ["rounds"]:
            return c.ROUNDS[s.seats]
        case ["treasure", region] if region in s.static.index:
            at = s.static.index[region]
            up = [i for i in range(s.seats) if s.treasure_at[i] == at and s.treasure_up[i]]
            return " ".join(c.TREASURES[s.treasure[i]].id for i in up) or "-"
    return None
