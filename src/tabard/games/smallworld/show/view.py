"""What a player can't know, drawn anew.

Hidden from everybody: the order of the stacks (but for banners that went under it face up), the
faces of the bombs, and the treasures that lie face down or were never drawn. Coins are shown to
their owner only, but everybody could have counted them: they stay as they are.
"""

from __future__ import annotations

from random import Random

from .. import content as c
from ..rules.effects import has, held, race_at, units
from ..state import NONE, State, in_decline, seat_of


def determinize(s: State, seat: int, rng: Random) -> State:
    """Every secret drawn anew; the same for each seat, as nobody has secrets of their own."""
    new: State = s.copy()
    free = len(s.race_stack) - s.race_known
    unknown = sorted(s.race_stack[:free])
    rng.shuffle(unknown)
    new.race_stack = (*unknown, *s.race_stack[free:])
    tiles = sorted(s.power_stack)
    rng.shuffle(tiles)
    new.power_stack = tuple(tiles)
    bombs = [r for r in range(len(s.bombs)) if s.bombs[r]]
    faces = sorted((*s.bomb_pile, *(s.bomb_faces[r] for r in bombs)))
    rng.shuffle(faces)
    for i, r in enumerate(bombs):
        new.bomb_faces[r] = faces[i]
    new.bomb_pile = tuple(faces[len(bombs) :])
    down = [i for i in range(s.seats) if s.treasure[i] != NONE and not s.treasure_up[i]]
    treasures = sorted((*s.unused, *(s.treasure[i] for i in down)))
    rng.shuffle(treasures)
    for n, i in enumerate(down):
        new.treasure[i] = treasures[n]
    new.unused = tuple(treasures[len(down) :])
    new.ask = None
    return new


def laws(s: State) -> list[str]:
    """Conservation: no piece is made, none is lost."""
    if s.static is None or not s.offer_powers:
        return []
    wrong: list[str] = []
    on_map = [0] * len(c.RACES)
    for r in s.static.all:
        code = s.holder[r]
        if code == NONE:
            if s.tokens[r] or s.beasts[r] or s.walls[r] or s.garrisons[r] or s.towers[r]:
                wrong.append(f"{s.static.ids[r]} is nobody's and not empty")
            continue
        race = race_at(s, r)
        if race == NONE:
            wrong.append(f"{s.static.ids[r]} is held by a race that is not there")
            continue
        on_map[race] += s.tokens[r]
        if not units(s, r):
            wrong.append(f"{s.static.ids[r]} is held without a token")
        if s.murlocs[r]:
            wrong.append(f"{s.static.ids[r]} is held and has a Murloc")
        if not in_decline(code) and units(s, r) < has(s, seat_of(code)).least:
            wrong.append(f"too few {c.RACES[race].id} stand in {s.static.ids[r]}")
    for i, race_card in enumerate(c.RACES):
        hand = sum(s.hand[p] for p in range(s.seats) if s.race[p] == i)
        if s.tray[i] + on_map[i] + hand != race_card.supply:
            wrong.append(
                f"{race_card.id}: {s.tray[i]} + {on_map[i]} + {hand} tokens are not "
                f"{race_card.supply}"
            )
    banners = [*s.offer_races, *s.race_stack, *(r for r in (*s.race, *s.old_race) if r != NONE)]
    if sorted(banners) != list(range(len(c.RACES))):
        wrong.append("a banner is missing or doubled")
    tiles = [*s.offer_powers, *s.power_stack, *s.power_discard]
    tiles += [p for p in (*s.power, *s.old_power) if p != NONE]
    if sorted(tiles) != list(range(len(c.POWERS))):
        wrong.append("a power tile is missing or doubled")
    if not len(s.offer_races) == len(s.offer_powers) == len(s.offer_coins):
        wrong.append("a combo in the column lacks its banner, its tile or its coins")
    pieces = (
        ("murloc", sum(s.murlocs)),
        ("wisp_wall", sum(s.walls)),
        ("garrison", sum(s.garrisons)),
        ("tower", sum(s.towers)),
        ("objective", sum(s.objectives)),
        ("beast", sum(s.beasts) + s.beasts_hand),
        ("harmony", sum(s.harmony)),
        ("bomb", sum(s.bombs) + len(s.bomb_pile)),
        ("explosive", sum(s.bomb_pile) + sum(f for f in s.bomb_faces if f != NONE)),
    )
    wrong += [f"{n} pieces of {name}" for name, n in pieces if n > c.COUNT[name]]
    if any(x < 0 for x in s.coins):
        wrong.append("somebody owes coins")
    at_home = [r for seat in range(s.seats) if has(s, seat).champion for r in held(s, seat)]
    if s.champion >= 0 and s.champion not in at_home:
        wrong.append("the Champion stands among strangers")
    if any(s.bombs[r] != (s.bomb_faces[r] != NONE) for r in s.static.all):
        wrong.append("a bomb has no face")
    out = [*s.unused, *(t for t in s.treasure if t != NONE)]
    if len(set(out)) != len(out):
        wrong.append("a treasure is doubled")
    return wrong
