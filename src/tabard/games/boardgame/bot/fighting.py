"""In a fight: what is used, which dice are thrown again, who takes the blows."""

from __future__ import annotations

from tabard.core.ask import Option

from .. import content as c
from ..context import Context
from ..fights import menace, trick
from ..language import has
from ..language import names as n
from ..rules import dicework, programs, values
from ..state import VS_BOSS, VS_CREATURES, VS_ENEMIES, State, box_of
from .common import Picks, best, local

ENERGY = 0.2
"""What one Energy is worth in a fight, in hits."""
HIT_WORTH = {c.RED: 1.0, c.BLUE: 1.1, c.GREEN: 0.7}
"""What a hit of each color is worth."""
WHEN_HURT, AS_HURT, AS_FALLS = (n.W[w] for w in ("hurt", "hurting", "falls"))


def die_value(s: State, number: int, face: int = 0, color: int = -1) -> float:
    """What a die on the table is worth, as it is or with another face or color."""
    face = face or c.face_of(number)
    color = c.color_of(number) if color < 0 else color
    if s.attacker >= 0 and face >= values.threat(s, s.attacker):
        return HIT_WORTH[color]
    if face <= 2 and color != c.GREEN:
        return -menace(values.foe_traits(s)).bite * 2
    return 0.0


def _turned(s: State, ability: int, at: int, number: int) -> float:
    """How much better a die would be after a step of an ability."""
    do = has.ABILITIES[ability].program[at]
    if do.op == "plus":
        face = min(n.FACES, c.face_of(number) + do.arg[1])
        return die_value(s, number, face) - die_value(s, number)
    _, face, color = do.arg
    hue = c.BLUE if color is not None and color < 0 else -1 if color is None else color
    return die_value(s, number, face, hue) - die_value(s, number)


def gain_of(s: State, hero: int, number: int) -> float:
    """What using an ability now is worth, in hits, less its price."""
    ability = has.ABILITIES[number]
    what = trick(number)
    price = ENERGY * what.price
    first = ability.program[0]
    if first.op in ("change", "plus") and s.attacker >= 0:
        find = dicework.changeable if first.op == "change" else dicework.raisable
        gains = sorted((_turned(s, number, 0, d) for d in find(s, number, 0)), reverse=True)
        times = programs.amount_of(s, Context(hero, number, hero), 0)
        return sum(g for g in gains[: max(1, times)] if g > 0) - price
    if ability.window in (WHEN_HURT, AS_HURT, AS_FALLS):
        return mercy(s, hero, number)
    if first.op == "remove":
        return what.worth - price - 0.2
    return what.worth + 0.1 - price


def mercy(s: State, hero: int, number: int) -> float:
    """Healing: at once where somebody falls, soon where little is left."""
    what = trick(number)
    hurt = [h for h in values.friends(s, hero) if s.health[h] <= 1]
    if hurt:
        return 3.0
    scarce = not what.lasts
    low = min((s.health[h] for h in values.friends(s, hero)), default=9)
    if scarce:
        return what.worth if low <= 2 else -1.0
    return what.worth - ENERGY * what.price if low <= 4 else what.worth - 3 * ENERGY * what.price


def _use(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """What is worth more than its price; the last word is the opponent's."""

    def worth_of(option: Option) -> float:
        return gain_of(s, option[1], option[2]) if option[0] == "use" else 0.0

    return best(options, worth_of)


# -- dice -----------------------------------------------------------------------------------------


def _reroll(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Misses, those first that would be worth most."""
    misses = [o for o in options if o[0] == "reroll" and die_value(s, o[1]) <= 0]
    if misses:
        return best(misses, lambda o: HIT_WORTH[c.color_of(o[1])] - die_value(s, o[1]))
    return next(o for o in options if o[0] != "reroll")


def _turn_dice(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """The die that gains most; none if all would lose."""
    ability, at = local(s, "ability"), local(s, "at")

    def gain(option: Option) -> float:
        return _turned(s, ability, at, option[1]) if option[0] == "pick" else 0.0

    return best(options, gain)


def _least_die(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """A die to be given away."""
    dice = [o for o in options if o[0] in ("remove", "spot")]
    if not dice or (any(o[0] == "done" for o in options) and options[0][0] == "remove"):
        lost = best(dice, lambda o: -die_value(s, o[1])) if dice else options[-1]
        done = [o for o in options if o[0] == "done"]
        return lost if dice and die_value(s, lost[1]) < 0 else done[0]
    return best(dice, lambda o: -die_value(s, o[1]))


def _remove(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Dice that do more harm than good."""
    dice = [o for o in options if o[0] == "remove"]
    if s.fight == VS_ENEMIES or not dice:
        return best(options, lambda o: die_value(s, o[1]) if o[0] == "remove" else 0.0)
    return best(options, lambda o: -die_value(s, o[1]) if o[0] == "remove" else 0.0)


def _strip(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return best(options, lambda o: -HIT_WORTH[o[1]])


def _hue(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """The color that does most now."""
    return best(options, lambda o: HIT_WORTH[o[1]] if o[0] == "color" else 0.0)


# -- tokens and blows -----------------------------------------------------------------------------


def weakest(s: State) -> int:
    """The Health of the opponent that falls first."""
    if s.fight == VS_CREATURES:
        healths = [c.CREATURES[f.creature].values[f.color].health for f in values.foes(s)]
        return min(healths, default=0)
    return values.boss_values(s).health if s.fight == VS_BOSS else 0


def _move(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """As many as fell somebody at once, or as hold the blows off."""
    ability, at = local(s, "ability"), local(s, "at")
    do = has.ABILITIES[ability].program[at]
    faction = s.faction[seat]
    to = do.arg[1] if do.op == "move" else do.arg[0]
    struck = s.boxes[box_of(faction, n.DAMAGE)]
    held = s.boxes[box_of(faction, n.DEFENSE)] + s.boxes[box_of(faction, n.ARMOR)]
    most = max(o[1] for o in options)
    if to == n.DAMAGE:
        fells = s.fight == VS_ENEMIES or struck + most >= weakest(s) > 0
        return ("pay", most) if fells else ("pay", min(o[1] for o in options))
    due = max(0, values.attack(s) - held) if s.fight != VS_ENEMIES else 0
    return best(options, lambda o: -abs(o[1] - min(most, due)))


def _pay(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Energy and tokens freely, Health not."""
    ability = local(s, "ability")
    health = ability is not None and has.ABILITIES[ability].cost.kind == "health"
    return best(options, lambda o: -o[1] if health else o[1])


def _wound(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return best(options, lambda o: s.health[o[1]] + s.pet[o[1]])


def _slay(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Whoever strikes hardest."""
    creature = s.foe
    return best(options, lambda o: c.CREATURES[creature].values[o[1]].attack)


def _order(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """The one with the least dice first, so that the strongest knows what is needed."""
    return best(options, lambda o: -len(values.kit(s, o[1]).cards))


def _heal(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return best(options, lambda o: 9.0 - s.health[o[1]] if o[0] == "heal" else 0.0)


def _restore(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Health first, but some Energy."""
    hero = local(s, "hero")
    if hero is None:
        return options[0]

    def balance(option: Option) -> float:
        health, energy = s.health[hero] + option[1], s.energy[hero] + option[2]
        full = max(1, values.capacity(s, hero, "health"))
        power = max(1, values.capacity(s, hero, "energy"))
        short: float = 1.2 * (1 - health / full) ** 2 + 0.8 * (1 - energy / power) ** 2
        return -short

    return best(options, balance)


def _first(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    return options[0]


IN_A_FIGHT: dict[str, Picks] = {
    "use": _use,
    "last_word": _use,
    "reroll": _reroll,
    "change": _turn_dice,
    "plus": _turn_dice,
    "remove": _remove,
    "exchange": _remove,
    "spot": _least_die,
    "pay_dice": _least_die,
    "strip": _strip,
    "which_hue": _hue,
    "which_color": _hue,
    "move": _move,
    "split": _move,
    "pay": _pay,
    "wound": _wound,
    "slay": _slay,
    "slay_any": _slay,
    "attack_order": _order,
    "another": _heal,
    "armor": _first,
    "stopped": _first,
    "who_takes_it": _first,
    "restore": _restore,
    "revive": _restore,
}
