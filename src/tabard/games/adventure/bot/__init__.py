"""A quick, sensible hero: races for quests and levels, fights when the odds are good, and hinders
whoever leads."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from tabard.core.ask import Option

from .. import content as c
from ..language import has
from ..language import names as n
from ..rules import quests, values, windows
from ..state import NONE, State
from . import fighting, road

Chooser = Callable[[State, int, tuple[Option, ...], Random], Option]


def choose(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    assert s.frame is not None
    found = CHOICES.get(s.frame[0].label)
    if found is None:
        return options[int(rng.random() * len(options))]
    return found(s, seat, options, rng)


def best(options: tuple[Option, ...], worth: Callable[[Option], float], rng: Random) -> Option:
    """The option that is worth most; of equal ones any."""
    return max(options, key=lambda option: (worth(option), rng.random()))


def leader(s: State, seat: int) -> int:
    """The rival who is nearest to winning."""
    return max(values.others(s, seat), key=lambda x: (s.valor[x], s.level[x]))


# -- movement -------------------------------------------------------------------------------------


def _move(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    wanted = road.aims(s, seat)
    away = road.away(s, seat, wanted)
    extra = best(options, lambda option: _extra(s, seat, option, away), rng)
    if _extra(s, seat, extra, away) > 0:
        return extra
    here = road.score(s, seat, s.at[seat], wanted)
    steps = tuple(option for option in options if option[0] in ("go", "stay"))

    def worth(option: Option) -> float:
        if option[0] == "stay":
            return here
        ahead = road.score(s, seat, option[1], wanted)
        if s.moves > 1:
            ahead = max(
                [ahead]
                + [
                    road.score(s, seat, x, wanted)
                    for x in c.NEAR[option[1]]
                    if values.may_enter(s, seat, x) and not values.aggro_at(s, option[1])
                ]
            )
        return ahead + 0.001

    return best(steps, worth, rng)


def _extra(s: State, seat: int, option: Option, away: int) -> float:
    """What is worth doing in the movement phase besides walking. `away`: how many steps it is to
    where one wants to be."""
    match option:
        case ("potion", card, n.HEALTH):
            return 1.0 if s.hurt[seat] >= 2 and _spare(s, seat, card) else 0.0
        case ("potion", card, n.SWIFTNESS):
            return 0.2 if _arrives(s, seat, away, 1) and _spare(s, seat, card) else 0.0
        case ("spend", n.GOLD):
            return 3.0
        case ("spend", n.MERCHANT):
            return 1.0
        case ("spend", n.FAR_SIGHT):
            return 0.5
        case ("use", power):
            return _flips(s, seat, power)
        case ("use_item", card):
            return _item(s, seat, card, away)
        case ("play", ability):
            return _card(s, seat, ability, away)
    return 0.0


def _arrives(s: State, seat: int, away: int, more: int) -> bool:
    """Whether so many steps more are what is missing to where one wants to be."""
    return s.moves < away <= s.moves + more and not values.aggro_at(s, s.at[seat])


def _spare(s: State, seat: int, card: int) -> bool:
    """Whether an item is no loss: it is not worn, and can't be worn better than what is."""
    item = values.item(card)
    if card in values.worn(s, seat):
        return False
    if item.slot == n.PACK or not values.wearable(s, seat, card):
        return item.slot != n.PACK
    worn = s.weapon[seat] if item.slot == n.WEAPON else s.armor[seat]
    return worn >= 0 and values.item(worn).value >= item.value


def _flips(s: State, seat: int, power: int) -> float:
    """The reverse is the side to fight with; one that has to be kept up, only in full gear, which
    makes up for what it lacks."""
    if not any(do.op == "flip" for do in has.POWERS[power].steps) or s.side[seat] == 1:
        return 0.0
    spare = s.energy[seat] - has.POWERS[power].cost
    dear = any(x.op == "toll" for x in has.FACE[s.hero[seat]][1])
    return 0.2 if spare >= 1 and (not dear or len(values.worn(s, seat)) == 2) else 0.0


def _item(s: State, seat: int, card: int, away: int) -> float:
    ops = {do.op: do for x in has.ITEM_POWERS[c.CARDS[card].item] for do in has.POWERS[x].steps}
    if "item" in ops:
        return 3.0
    if "heal" in ops:
        return 1.0 if s.hurt[seat] >= min(3, ops["heal"].n) else 0.0
    if "draw" in ops:
        return 1.0
    if "haste" in ops:
        return 0.25 if _arrives(s, seat, away, ops["haste"].n) else 0.0
    if "energy" in ops:
        return 0.15 if s.energy[seat] <= 1 and s.held[seat] >= 3 else 0.0
    return 0.0


def _card(s: State, seat: int, ability: int, away: int) -> float:
    """An ability card in the movement phase."""
    ops = {do.op: do for do in has.POWERS[ability].steps if do.level <= s.level[seat]}
    hurt, life = s.hurt[seat], values.life(s, seat)
    stuck = values.aggro_at(s, s.at[seat])
    if "attach" in ops:
        # what hurts one of several rivals helps the others, too: not for energy that is needed
        spare = s.energy[seat] - has.POWERS[ability].cost
        return 0.6 if ops["attach"].arg[0] == "myself" or spare >= min(1, s.seats - 2) else 0.0
    if "discover" in ops:
        return 0.4
    if "wound" in ops:
        return 0.8 if life - hurt >= 3 else 0.0
    if "heal" in ops:
        return 1.0 if hurt >= min(2, ops["heal"].n) else 0.0
    if "still" in ops:
        return 0.5 if stuck else 0.0
    if "draw" in ops:
        return 1.0 if s.held[seat] <= 7 else 0.0
    if "haste" in ops:
        return 0.3 if s.moves and not stuck else 0.0
    if "teleport" in ops:
        return 0.3 if away > s.moves + 1 and _arrives(s, seat, away, ops["teleport"].n) else 0.0
    if "taunt" in ops:
        found = windows.pulled(s, seat, ops["taunt"].n)
        edge = max((fighting.duel_edge(s, seat, x) for _, x in found), default=0.0)
        return 0.3 if edge > (0.0 if _hunts(s, seat) else 0.3) else 0.0
    if "portal" in ops:
        return 0.5 if stuck and life - hurt <= 2 else 0.0
    return 0.0


def _hunts(s: State, seat: int) -> bool:
    """Whether a quest asks for a fight with a rival."""
    aims = map(quests.aim, quests.mine(s, seat))
    return any(
        step is not None and step.op in ("defeat", "hurt", "hurt_holders", "duels") for step in aims
    )


# -- exploration and challenge --------------------------------------------------------------------


def _explore(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    wanted = road.aims(s, seat)
    here = road.score(s, seat, s.at[seat], wanted)
    hurt = s.hurt[seat]

    def worth(option: Option) -> float:
        match option[1]:
            case n.FLIGHT:
                there = [
                    road.score(s, seat, x, wanted)
                    for x in c.FLIGHTS
                    if x != s.at[seat] and values.may_enter(s, seat, x)
                ]
                return 3.0 * (max(there, default=here) - here)
            case n.LARGE_POTION:
                return 0.4 * min(hurt, c.LARGE) + s.disease[seat]
            case n.SMALL_POTION:
                return 0.35 * min(hurt, c.SMALL)
            case n.BOOK:
                return 0.75 if s.held[seat] <= 8 else 0.1
            case n.SCROLL:
                return 0.5 if s.held[seat] <= 9 else 0.1
            case n.DISCOVERY:
                return 0.3
            case n.QUEST_GIVER:
                return 0.6 * (
                    2.0 - min(_quest_worth(s, seat, a.quest) for a in quests.mine(s, seat))
                )
            case n.AUCTION:
                return 0.2 if any(_spare(s, seat, card) for card in values.pack(s, seat)) else -1.0
        return 0.0

    return best(options, worth, rng)


def _quest_worth(s: State, seat: int, quest: int) -> float:
    """How good a quest is: its valor by the turns it takes."""
    active = [a for a in s.active if a.seat == seat and a.quest == quest]
    at = active[0].step if active else 0
    far = road.steps_from(s.at[seat], n.RED)
    turns = 1.0
    marks = [m.space for m in s.marks if m.seat == seat and m.quest == quest]
    places = marks if active else list(c.QUESTS[quest].tokens)
    places += [x.places[0] for x in has.AIMS[quest][at:] if x.places]
    for space in places:
        turns += 1.0 + far[space] / road.TURN_STEPS / 2
        turns += 3.0 * max(0, c.COLOR_OF[space] - s.level[seat])
    for step in has.AIMS[quest][at:]:
        turns += {"slay": 3.0 * step.n, "defeat": 10, "hurt": 8, "hurt_holders": 12}.get(step.op, 0)
        turns += 12 if step.op == "duels" else 0
    return 8.0 * c.QUESTS[quest].valor / turns


def _challenge(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    def worth(option: Option) -> float:
        match option:
            case ("attack", rival):
                edge = fighting.duel_edge(s, seat, rival)
                ahead = s.valor[rival] - s.valor[seat]
                return 0.35 + edge + 0.05 * ahead + (0.4 if _hunts(s, seat) else 0.0)
            case ("fight", card):
                return fighting.chance(s, seat, values.foe_of(card))
            case ("brave",):
                return fighting.chance(s, seat, c.FOE_AT[s.at[seat]]) + 0.2
            case ("trade",):
                return 0.8
            case ("face",):
                return 0.7
        return 0.55

    return best(options, worth, rng)


def _combat(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return fighting.pick(s, seat, options)


def _window(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Blocks and last stands are always good; a challenge is skipped by who would fall."""
    for option in options:
        if option[0] == "pass":
            continue
        power = option[1] if option[0] != "use_item" else -1
        if power >= 0 and has.POWERS[power].when == n.WHEN_CHALLENGED:
            if values.life(s, seat) - s.hurt[seat] > 2:
                continue
        return option
    return ("pass",)


def _respond(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Cancel what a rival plays against oneself, or what the leader plays."""
    by = s.hero.index(c.ABILITIES[s.stack[-1]].hero)
    mine = values.opponent(s, by) == seat
    if len(options) > 1 and (mine or (s.valor[by] >= s.valor[seat] and rng.random() < 0.5)):
        return options[0]
    return ("pass",)


def _places(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Wherever the road goes on best."""
    wanted = road.aims(s, seat)
    return best(options, lambda option: road.score(s, seat, option[1], wanted), rng)


def _lay(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Good finds where one goes, bad ones where the leader wants to go."""
    who = seat if c.KEPT[s.found] else leader(s, seat)
    wanted = road.aims(s, who)
    far = c.FAR[s.at[who]]
    mine = c.FAR[s.at[seat]]

    def worth(option: Option) -> float:
        space = option[1]
        found = wanted.get(space, 0.0) - 0.3 * far[space]
        return found if who == seat else found + 0.1 * mine[space]

    return best(options, worth, rng)


def _false_map(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """Lead the rival away from where it wants to be."""
    victim = s.turn
    wanted = road.aims(s, victim)

    def worth(option: Option) -> float:
        space = s.at[victim] if option[0] == "stop" else option[1]
        return -road.score(s, victim, space, wanted)

    return best(options, worth, rng)


# -- cards, items, quests -------------------------------------------------------------------------


def item_worth(s: State, seat: int, card: int) -> float:
    item = values.item(card)
    if item.slot == n.PACK:
        return 1.0 + 0.3 * item.level
    if not values.wearable(s, seat, card):
        return 0.3 + 0.2 * item.level
    worn = s.weapon[seat] if item.slot == n.WEAPON else s.armor[seat]
    if worn == card:
        return 5.0 + item.value
    base = values.item(worn).value if worn >= 0 else 0
    return 0.6 + 0.8 * max(0, item.value - base)


def _wear(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    def worth(option: Option) -> float:
        if option[0] == "bare":
            numbers = values.numbers(s, seat)
            if option[1] == n.WEAPON:
                return numbers.attack + (0.9 if c.HEROES[s.hero[seat]].type == n.RANGED else 0.0)
            return float(numbers.defense)
        item = values.item(option[1])
        ranged = item.slot == n.WEAPON and item.type == n.RANGED
        return item.value + (0.9 if ranged else 0.0) + 0.2 * len(item.does)

    return best(options, worth, rng)


def _keep_best(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return best(options, lambda option: -item_worth(s, seat, option[1]), rng)


def _take_best(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return best(options, lambda o: item_worth(s, seat, o[1]) if o[0] == "take" else 0.0, rng)


def _toss(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    def worth(option: Option) -> float:
        steps = has.POWERS[option[1]].steps
        return -sum(do.worth for do in steps) + 0.4 * (s.hand[option[1]] - 1)

    return best(options, worth, rng)


def _pay(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return options[0]


def _last_pay(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return options[-1]


def _drop_quest(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return best(options, lambda option: -_quest_worth(s, seat, option[1]), rng)


def _first(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return options[0]


def _weakest(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """The rival who is easiest to beat."""
    return best(options, lambda o: fighting.duel_edge(s, seat, o[1]) if _heroes(s) else 0.0, rng)


def _heroes(s: State) -> bool:
    return NONE not in s.hero


def _upon(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    ahead = leader(s, seat)
    return best(options, lambda o: float(o == ("upon", ahead)), rng)


def _start(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """The city nearest to what the first quests and the first level ask for."""
    wanted = road.aims(s, seat)
    return best(options, lambda option: road.score(s, seat, option[1], wanted), rng)


def _way(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    def worth(option: Option) -> float:
        found = 0.0
        for do in has.POWERS[option[1]].steps:
            if do.op == "heal":
                found += 0.6 * min(do.n, s.hurt[seat])
            elif do.op == "lose" and sum(_spare(s, seat, x) for x in values.pack(s, seat)) >= do.n:
                found -= 0.3 * do.n
            elif do.op == "wound" and s.hurt[seat] + do.n >= values.life(s, seat):
                found -= 3.0
            else:
                found += do.worth * max(1, do.n if do.n < 9 else 1)
            if do.op == "flip_event":
                found += 1.5
        return found

    return best(options, worth, rng)


def _toll(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return options[0] if options[0][0] == "pay" or s.held[seat] > 4 else options[-1]


def _boots(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    if s.fighting:
        mine = values.side_of(s, seat)
        me, foe = fighting.side(s, mine), fighting.side(s, 1 - mine)
        rival = values.combatant(s, 1 - mine) >= 0
        dice = s.dice[mine], s.dice[1 - mine]
        now = fighting.expected(me, foe, dice, rival)
        gain = fighting.expected(me, foe, (0, dice[1]), rival) - now
        return ("boots",) if gain > 0.3 else ("keep",)
    return ("boots",) if s.moves < 2 and s.energy[seat] < 3 else ("keep",)


def _buy(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    return best(options, lambda option: float(option[1]), rng)


CHOICES: dict[str, Chooser] = {
    "move": _move,
    "boots": _boots,
    "explore": _explore,
    "challenge": _challenge,
    "combat": _combat,
    "window": _window,
    "respond": _respond,
    "portal": _places,
    "teleport": _places,
    "hearthstone": _places,
    "fly": _places,
    "resurrect": _places,
    "start": _start,
    "taunt": _weakest,
    "lay": _lay,
    "false_map": _false_map,
    "equip": _wear,
    "give_up": _keep_best,
    "deliver": _keep_best,
    "goods": _keep_best,
    "auction": _keep_best,
    "steal": _take_best,
    "swap": _take_best,
    "swap_back": _take_best,
    "merchant": _take_best,
    "merchant_back": _take_best,
    "toss": _toss,
    "pay": _pay,
    "absorb": _last_pay,
    "drop_quest": _drop_quest,
    "quests": _first,
    "trade": _first,
    "spend_gold": _first,
    "put_back": _first,
    "give_token": _weakest,
    "give_first": _weakest,
    "give_second": _weakest,
    "attach": _upon,
    "way": _way,
    "toll": _toll,
    "buy": _buy,
}
"""How each question is answered; the others are all the same."""


def prospects(s: State) -> tuple[float, ...]:
    """Valor, and what brings more of it: levels, gear, cards, quests that have come far."""
    if s.turn < 0:
        return (0.0,) * s.seats
    found = []
    for seat in range(s.seats):
        total = float(s.valor[seat])
        if s.frame is None:
            found.append(total + (100.0 if seat in quests.winners(s) else 0.0))
            continue
        total += 1.2 * s.level[seat]
        me = fighting.hero(s, seat)
        total += 0.15 * (me.attack + me.defense) + 0.08 * s.held[seat] + 0.1 * me.life
        total += 0.08 * len(values.pack(s, seat))
        wanted = road.aims(s, seat)
        total += 0.3 * road.score(s, seat, s.at[seat], wanted)
        for quest in quests.mine(s, seat):
            marks = sum(m.seat == seat and m.quest == quest.quest for m in s.marks)
            tokens = len(c.QUESTS[quest.quest].tokens)
            steps = len(has.AIMS[quest.quest])
            done = quest.step + (tokens - marks) / tokens if tokens else quest.step
            total += 0.6 * c.QUESTS[quest.quest].valor * done / (steps + bool(tokens))
        found.append(total)
    return tuple(found)
