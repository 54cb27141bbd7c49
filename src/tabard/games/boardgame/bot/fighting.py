"""In a fight: what is used, which dice are thrown again, who takes the blows."""

from __future__ import annotations

from tabard.core.ask import Option

from .. import content as c
from ..blows import ENERGY, ODD, undoes
from ..context import Context
from ..fights import menace
from ..language import has
from ..language import names as n
from ..rules import dicework, effects, payment, placing, programs, values
from ..state import VS_BOSS, VS_CREATURES, VS_ENEMIES, State, box_of, faction_of
from .common import Picks, best, local

HIT_WORTH = {c.RED: 1.0, c.BLUE: 1.1, c.GREEN: 0.7}
"""What a hit of each color is worth against other heroes, and where ranged hits may fell somebody
before they strike."""
LASTING = {c.RED: 1.3, c.BLUE: 1.0, c.GREEN: 0.7}
"""Where nobody falls as quickly: a hit that holds off a blow counts as damage later, too."""
WHEN_HURT, AS_HURT, AS_FALLS = (n.W[w] for w in ("hurt", "hurting", "falls"))


def hit_worth(s: State, color: int) -> float:
    """What a hit of a color is worth in this fight."""
    if s.fight == VS_ENEMIES or s.attacker < 0:
        return HIT_WORTH[color]
    blue = s.pool[c.BLUE] + values.thrown(s, c.BLUE)
    near = s.boxes[box_of(faction_of(s.attacker), n.DAMAGE)] + blue >= weakest(s)
    return (HIT_WORTH if near else LASTING)[color]


def die_value(s: State, number: int, face: int = 0, color: int = -1) -> float:
    """What a die on the table is worth, as it is or with another face or color."""
    face = face or c.face_of(number)
    color = c.color_of(number) if color < 0 else color
    if s.attacker >= 0 and face >= values.threat(s, s.attacker):
        return hit_worth(s, color)
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
    if ability.window in (WHEN_HURT, AS_HURT, AS_FALLS):
        return mercy(s, hero, number)
    doing = effects.instead(s, hero, number)
    x = paid(s, hero, number)
    total = brought(s, hero, doing, x)
    for card, more, _ in values.has_of(s, hero).improves:
        if ability.first and card == ability.card:
            total += brought(s, hero, more, x)
    total -= ENERGY * effects.price(s, hero, ability)
    cost = ability.cost
    if cost.kind == "unequip":
        total -= LAYS_OFF
    elif cost.kind == "dice":
        total -= cost.worth * max(1, x) * likely(s, hero)
    elif cost.kind:
        total -= PAYS[cost.kind] * max(cost.least, x) * cost.each
    if undoes(ability.card):
        total -= undone(s, hero, x)
    return total + 0.02


def undone(s: State, hero: int, more: int) -> float:
    """The hits that are lost by a last blow of so many: none if everybody falls."""
    faction = faction_of(hero)
    damage, *others = (s.boxes[box_of(faction, x)] for x in (n.DAMAGE, n.DEFENSE, n.ATTRITION))
    if s.fight == VS_ENEMIES:
        return float(sum(others))
    return 0.0 if damage + more >= toughness(s) else float(damage + more + sum(others))


def toughness(s: State) -> int:
    """The Health of all opponents."""
    if s.fight == VS_BOSS:
        return values.boss_values(s).health
    return sum(f.many * c.CREATURES[f.creature].values[f.color].health for f in values.foes(s))


LAYS_OFF = 0.6
"""What it costs to take a card off in the middle of a fight."""
PAYS = {"energy": ENERGY, "health": 0.8, "combo": 0.15, "rage": 0.05}


def likely(s: State, hero: int) -> float:
    """The chance that a die of this hero hits."""
    return max(0, n.FACES + 1 - values.threat(s, hero)) / n.FACES


def paid(s: State, hero: int, number: int) -> int:
    """How much one would pay, where one may choose."""
    cost = has.ABILITIES[number].cost
    if cost.kind in ("", "unequip"):
        return 0
    if cost.kind == "dice":
        return min(cost.most, payment.shed_count(s, cost.arg))
    return min(cost.most, payment.purse(s, hero, cost.kind) // cost.each)


def brought(s: State, hero: int, number: int, x: int) -> float:
    """What the steps of an ability bring as things stand, in hits."""
    total, spotted = 0.0, 0
    for at, do in enumerate(has.ABILITIES[number].program):
        ctx = Context(hero, number, hero if s.attacker < 0 else s.attacker, x, spotted)
        much = programs.amount_of(s, ctx, at)
        if do.op == "spot":
            dice = values.spottable(s, dicework.which(s, hero, number, at))
            there = sum(s.dice[d] for d in dice)
            spotted = there if do.arg[1] else min(1, there)
        else:
            total += step_gain(s, ctx, at, do, much)
    return total


def step_gain(s: State, ctx: Context, at: int, do: has.Do, much: int) -> float:
    """What one step brings."""
    who = ctx.hero if s.attacker < 0 else s.attacker
    chance = likely(s, who)
    foe = values.foe_traits(s)
    match do.op:
        case "dice":
            colors = (do.arg,) if do.arg >= 0 else (c.BLUE,)
            room = sum(
                values.limit(s, x) - values.thrown(s, x) - (0 if s.rolled else s.pool[x])
                for x in colors
            )
            return max(-9, min(much, room)) * hit_worth(s, colors[0]) * chance
        case "reroll" | "rethrow" | "roll_again":
            if foe.no_rerolls and do.op == "reroll":
                return 0.0
            misses = _misses(s, who) if s.rolled else 3
            return min(max(much, 0), misses) * chance * 0.9
        case "attrition" | "wear":
            return 0.0 if foe.no_attrition else much * (0.5 if foe.halves_attrition else 0.9)
        case "lower":
            dice = sum(s.dice) if s.rolled else sum(s.pool)
            return much * dice / n.FACES
        case "damage":
            return 1.1 * much
        case "defend" | "split":
            return 1.0 * much
        case "armor":
            return 0.7 * much
        case "change" | "plus" if s.rolled:
            find = dicework.changeable if do.op == "change" else dicework.raisable
            gains = sorted(_turned(s, ctx.ability, at, d) for d in find(s, ctx.ability, at))
            return sum(g for g in gains[-max(1, much) :] if g > 0)
        case "regain" | "gain":
            pool, whose = do.arg
            group = values.friends(s, ctx.hero) if whose == "friends" else (ctx.hero,)
            each = 0.5 if pool == "health" else ENERGY
            return each * sum(
                much if do.op == "gain" else min(much, _missing(s, h, pool)) for h in group
            )
        case "move":
            return 0.1
        case "token":
            return 0.3 * much
        case "slay":
            return 4.0
        case "remove":
            return -0.1
        case "unequip":
            return -LAYS_OFF
        case "leave":
            return -3.0
    return ODD * do.worth * max(0, min(much, 2)) if do.n is not None else ODD * do.worth


def _missing(s: State, hero: int, pool: str) -> int:
    there = s.health[hero] if pool == "health" else s.energy[hero]
    return max(0, values.capacity(s, hero, pool) - there)


def _misses(s: State, hero: int) -> int:
    """Dice on the table that do nothing."""
    least = values.threat(s, hero)
    return sum(many for d, many in enumerate(s.dice) if many and c.face_of(d) < least)


def mercy(s: State, hero: int, number: int) -> float:
    """Healing: where somebody falls; otherwise only what comes again and is not wasted."""
    them = local(s, "them")
    if s.health[them] == 0:
        return 3.0
    ability = has.ABILITIES[number]
    if not lasts(ability) or s.health[them] > 3:
        return -1.0
    if ability.program[0].op != "regain":
        return brought(s, hero, number, 0) - ENERGY * effects.price(s, hero, ability)
    much = programs.amount_of(s, Context(hero, number, them), 0)
    return 0.5 if _missing(s, them, "health") >= much else -1.0


def lasts(ability: has.AbilityMade) -> bool:
    """It can be used in the next round again."""
    return not (
        ability.once
        or ability.cost.kind == "unequip"
        or c.CARDS[ability.card].type == c.BAG_TYPE
        or any(do.op in ("unequip", "leave") for do in ability.program)
    )


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
        return best(misses, lambda o: hit_worth(s, c.color_of(o[1])) - die_value(s, o[1]))
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
    return best(options, lambda o: -hit_worth(s, o[1]))


def _hue(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """The color that does most now."""
    return best(options, lambda o: hit_worth(s, o[1]) if o[0] == "color" else 0.0)


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


def _stopped(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Hits that only wear the Overlord down: those that would hold off nothing, unless they fell
    him at once."""
    hero = local(s, "hero")
    _, blue, _ = placing.struck(s, hero)
    box = s.boxes[box_of(faction_of(hero), n.DAMAGE)]
    fewest = min(options, key=lambda o: int(o[1]))
    if box + blue - fewest[1] >= weakest(s):
        return fewest
    return best(options, lambda o: o[1])


def _pay(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Energy and tokens freely, Health not."""
    ability = local(s, "ability")
    health = ability is not None and has.ABILITIES[ability].cost.kind == "health"
    return best(options, lambda o: -o[1] if health else o[1])


def _wound(s: State, seat: int, options: tuple[Option, ...]) -> Option:
    """Whoever has most left, after what they have been told to take already."""
    due = local(s, "due") or ()
    return best(options, lambda o: s.health[o[1]] + s.pet[o[1]] - due.count(o[1]))


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
    "stopped": _stopped,
    "who_takes_it": _first,
    "restore": _restore,
    "revive": _restore,
}
