"""A quick player who knows the cards: he builds his row, spends what he has, aims harm at the other
side and help at his own, trades where that pays and races where it doesn't."""

from __future__ import annotations

from random import Random
from typing import Any

from tabard.core.ask import Ask, Option

from . import content as c
from . import powers as pw
from . import values
from .legal import candidates, main_timing, play_cost, specs_of
from .state import (
    CARD_LINK,
    END,
    NOBODY,
    PLAY,
    PLAYER,
    State,
    hand,
    ready_resources,
    ref,
    resources,
    slot_of,
)

HORIZON = 2
LEAD = 14.0
TRUST = 8
ENOUGH = 8
"""Resources after which cards are worth more than the next one."""
WIN = 200.0
ROW = tuple(sum(max(0.2, 3.2 - 0.35 * i) for i in range(n)) for n in range(101))
"""What so many resources are worth: each one less than the one before."""
STEP_WORTH = {"draw": 1.6, "search": 2.0, "reveal": 1.3, "token": 3.0, "put": 2.2, "ramp": 1.5}
KEYWORD_WORTH = {"protector": 0.8, "ferocity": 0.6, "elusive": 0.8, "stealth": 0.5}


def printed_worth(card: c.Card) -> float:
    """What a card in play is worth, by its print."""
    if card.type in (c.ALLY, c.TOTEM):
        extra = sum(w for k, w in KEYWORD_WORTH.items() if card.keywords & c.KEYWORD_BIT[k])
        extra += 0.7 * card.assault + 0.6 * card.mend + 0.8 * len(card.powers)
        return 0.6 + 1.1 * card.atk + 0.7 * card.health + extra
    if card.type == c.WEAPON:
        return 1.0 + 1.3 * card.atk - 0.3 * card.strike + 0.5 * len(card.powers)
    if card.type == c.ARMOR:
        return 1.0 + 1.4 * card.defense + 0.5 * len(card.powers)
    return 1.0 + 0.9 * card.cost


WORTH = tuple(printed_worth(card) for card in c.CARDS)
HARMFUL_HOST = tuple(
    pw.ATTACHES[i] and not pw.POWERS[pw.PLAYING[i]].specs[0].good for i in range(len(c.CARDS))
)


def worth(s: State, x: int) -> float:
    """What a card in play is worth to its controller now."""
    card = s.what[x]
    if not c.IS_CHARACTER[card]:
        return WORTH[card]
    if c.IS_HERO[card]:
        return 0.0
    health = values.health(s, x) - s.damage[x]
    return WORTH[card] - 0.6 * s.damage[x] if health > 0 else 0.0


def value(s: State) -> tuple[float, ...]:
    """How well each stands: life, cards in play, in hand and in the row."""
    if s.lost or len(s.heroes) < 2:
        return tuple(-WIN if s.lost >> seat & 1 else (WIN if s.lost else 0.0) for seat in range(2))
    found = [0.0, 0.0]
    for x in s.play:
        seat = s.controller[x]
        found[seat] += worth(s, x)
    for seat, hero in enumerate(s.heroes):
        left = max(0, values.health(s, hero) - s.damage[hero])
        found[seat] += 0.7 * left - (6.0 if left < 6 else 0.0)
        row = resources(s, seat)
        quests = sum(not s.down[x] for x in row)
        found[seat] += 1.3 * min(c.HAND_LIMIT, len(hand(s, seat))) + ROW[len(row)] + 0.6 * quests
    return (found[0] - found[1], found[1] - found[0])


# -- what a power would do ------------------------------------------------------------------------


def damage_worth(s: State, seat: int, r: int, n: int) -> float:
    """What it is worth to this player that so much damage is dealt there."""
    x = r & 255
    sign = -1.0 if s.controller[x] == seat else 1.0
    left = values.health(s, x) - s.damage[x]
    if c.IS_HERO[s.what[x]]:
        return sign * (WIN if n >= left else 0.7 * n)
    return sign * (worth(s, x) if n >= left else 0.35 * n)


def target_worth(s: State, seat: int, power: pw.Power, spec: pw.Spec, r: int) -> float:
    """How good a target is for what the power does to it."""
    if r >= PLAYER:
        return 1.0 if (r - PLAYER == seat) == spec.good else -1.0
    x = r & 255
    if s.zone[x] != PLAY:
        mine = s.owner[x] == seat
        return WORTH[s.what[x]] if mine or not spec.good else 0.0
    n = damage_of(s, seat, power, r)
    if n > 0 and not spec.good:
        return damage_worth(s, seat, r, n)
    mine = s.controller[x] == seat
    if spec.good:
        return help_worth(s, x, power) if mine else -0.5
    harm = worth(s, x) if not c.IS_HERO[s.what[x]] else 1.2
    return -harm if mine else harm


def help_worth(s: State, x: int, power: pw.Power) -> float:
    ops = {do.op for do in power.program}
    if "heal" in ops:
        return 0.5 * s.damage[x]
    if "ready" in ops:
        return 2.0 * bool(s.exhausted[x])
    ready = 0.0 if s.exhausted[x] or s.fresh[x] else 1.0
    return 0.4 * worth(s, x) + ready


def damage_of(s: State, seat: int, power: pw.Power, r: int) -> int:
    """How much damage the first such step would deal to this target."""
    for do in power.program:
        if do.op == "deal":
            ctx = pw.context(seat, ref(s, s.heroes[seat]), ((r,), (r,), (r,)))
            return int(do.n[0](s, ctx))
    return 0


def benefit(s: State, seat: int, x: int, power: pw.Power) -> float:
    """What it would bring to carry this out now; negative: better not."""
    ctx = pw.context(seat, ref(s, x))
    best = max((_mode_benefit(s, seat, ctx, power, mode) for mode in _modes(power)), default=0.0)
    for do in power.program:
        best += STEP_WORTH.get(do.op, 0.0)
        if do.op in ("deal", "destroy", "exhaust", "bounce", "remove") and not power.specs:
            best += _area(s, seat, ctx, do)
        elif do.op == "group":
            best += 0.5 * sum(1 for y in s.play if s.controller[y] == seat) - 0.4
    return best


def _modes(power: pw.Power) -> range:
    return range(power.modes) if power.modes else range(-1, 0)


def _mode_benefit(s: State, seat: int, ctx: Any, power: pw.Power, mode: int) -> float:
    total = 0.0
    for spec in specs_of(power, mode):
        scores = [target_worth(s, seat, power, spec, r) for r in candidates(s, ctx, spec, ())]
        scores = sorted((n for n in scores if n > 0), reverse=True)[: spec.most]
        if not scores and spec.least:
            return -5.0
        total += sum(scores)
    return total


def _area(s: State, seat: int, ctx: Any, do: pw.Do) -> float:
    """A step without targets: what it does to everybody it is done to."""
    if do.who is None:
        return 0.0
    refs = [r for r in do.who(s, ctx) if r < PLAYER and s.zone[r & 255] == PLAY]
    if do.op == "deal":
        return sum(damage_worth(s, seat, r, int(do.n[0](s, ctx))) for r in refs)
    scale = 0.3 if do.op == "exhaust" else 1.0
    signs = [1 if s.controller[r & 255] != seat else -1 for r in refs]
    return scale * sum(worth(s, r & 255) * sign for r, sign in zip(refs, signs, strict=True))


# -- combat ---------------------------------------------------------------------------------------


def attack_worth(s: State, seat: int, x: int, y: int) -> float:
    """What it is worth to attack y with x, if nobody steps in."""
    mine, theirs = values.traits(s, x), values.traits(s, y)
    blow = max(0, mine.atk) + (weapon_atk(s, seat) if c.IS_HERO[s.what[x]] else 0)
    if blow == 0:
        return -1.0
    back = 0 if mine.keywords & values.LONG_RANGE else max(0, theirs.atk)
    gain = damage_worth(s, seat, ref(s, y), blow)
    left = mine.health - s.damage[x]
    if c.IS_HERO[s.what[x]]:
        loss = WIN if back >= left else 0.8 * back
    else:
        loss = worth(s, x) if back >= left else 0.25 * back
    return gain - loss


def weapon_atk(s: State, seat: int) -> int:
    left = ready_resources(s, seat)
    found = [
        max(0, values.atk(s, x))
        for x in s.play
        if s.controller[x] == seat
        and c.TYPE[s.what[x]] == c.WEAPON
        and not s.exhausted[x]
        and values.strike_price(s, seat, x) <= left
    ]
    return max(found, default=0)


def best_attack(s: State, seat: int, x: int) -> tuple[float, int]:
    """The best defender for this attacker; one who protects spoils an attack on others."""
    from .legal import defenders

    guards = [
        y
        for y in s.play
        if s.controller[y] != seat
        and not s.exhausted[y]
        and values.keywords(s, y) & values.PROTECTOR
    ]
    if values.keywords(s, x) & values.STEALTH:
        guards = []
    found = []
    for y in defenders(s, x):
        score = attack_worth(s, seat, x, y)
        others = [attack_worth(s, seat, x, g) for g in guards if g != y]
        found.append((min([score, *others]), score, y))
    worst, _, victim = max(found, default=(-9.0, -9.0, -1))
    return worst, victim


# -- choosing -------------------------------------------------------------------------------------


def choose(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """A sensible answer to whatever is asked."""
    first = options[0][0]
    if len(options) == 1:
        return options[0]
    verbs = {option[0] for option in options}
    if "pass" in verbs:
        return priority(s, seat, options, rng)
    if first in ("target", "target_player", "mode", "done"):
        return best(options, lambda o: aim(s, seat, o), rng)
    if first == "at":
        attacker = question(s).about[2]
        return best(options, lambda o: attack_worth(s, seat, attacker, o[1]), rng)
    if "strike" in verbs:
        return best(options, lambda o: strike(s, seat, o), rng)
    if "protect" in verbs:
        return best(options, lambda o: protect(s, seat, o), rng)
    if first in ("armor", "apply"):
        return best(options, lambda o: -0.5 if o[0] == "take" else spare(s, o), rng)
    if first in ("discard", "place"):
        return best(options, lambda o: -keep(s, seat, o[1]), rng)
    if first == "take_card":
        return best(options, lambda o: c.COST[o[1]], rng)
    if first in ("find", "find_none"):
        return best(options, lambda o: keep(s, seat, o[1]) if o[0] == "find" else -1.0, rng)
    if first in ("pick", "pay", "destroy", "turn_down"):
        return best(options, lambda o: pick(s, seat, o), rng)
    if first == "keep":
        cheap = sum(c.COST[s.what[x]] <= 3 for x in hand(s, seat))
        return ("keep",) if cheap >= 3 else ("mulligan",)
    if first == "begin":
        return ("begin", seat)
    return options[0]


def question(s: State) -> Ask:
    """What is being asked: kept, or asked of the flow that waits."""
    if s.ask is not None:
        return s.ask
    assert s.frame is not None
    asks = s.frame[0].question
    assert asks is not None
    return asks(s, *s.frame[1])


PLACES = 2
"""Cards to place that are worth a thought."""


def considered(s: State, seat: int, options: tuple[Option, ...]) -> tuple[Option, ...]:
    """Without orders for priority, cards that are too dear to be placed, harm to one's own and
    help for the other, and attacks that can only lose."""
    verbs = {option[0] for option in options}
    if "pass" in verbs:
        places = [o for o in options if o[0] == "stash" or (o[0] == "place" and not pw.STASH[o[1]])]
        places.sort(key=lambda option: keep(s, seat, option[1]))
        left = [
            option
            for option in options
            if option[0] not in ("stops", "place", "stash")
            and not (option[0] == "attack" and best_attack(s, seat, option[1])[0] < -3.0)
        ]
        return (*places[:PLACES], *left)
    if verbs <= {"target", "target_player", "done"}:
        fine = tuple(o for o in options if o[0] == "done" or aim(s, seat, o) > 0)
        return fine or options
    return options


def best(options: tuple[Option, ...], score: Any, rng: Random) -> Option:
    scored = [(score(option), rng.random(), option) for option in options]
    return max(scored)[2]


def priority(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """TCG-PRIORITY-08: what to do with it."""
    scored = [(act(s, seat, option), rng.random(), option) for option in options]
    score, _, option = max(scored)
    return option if score > 0 else ("pass",)


def act(s: State, seat: int, option: Option) -> float:
    """How much this player likes to do this now. Resources come first, then what can change the
    table, then attacks, then allies; quests with what is left."""
    match option:
        case ("place", card):
            return 40.0 - keep(s, seat, card) if wants_resource(s, seat) else 0.0
        case ("stash", card):
            return 42.0 - keep(s, seat, card) if wants_resource(s, seat) else 0.0
        case ("place_up", card):
            return 60.0 if wants_resource(s, seat) else 0.0
        case ("play", card):
            return play(s, seat, card)
        case ("play_again", x):
            return benefit(s, seat, x, pw.POWERS[pw.PLAYING[s.what[x]]]) - 1.0
        case ("use", x, number):
            return use(s, seat, x, pw.POWERS[number])
        case ("attack", x):
            score = best_attack(s, seat, x)[0]
            return 10.0 + score if score > 0 else 0.0
    return 0.0


def wants_resource(s: State, seat: int) -> bool:
    row = len(resources(s, seat))
    return row < 4 or (row < ENOUGH and len(hand(s, seat)) > 1)


def play(s: State, seat: int, number: int) -> float:
    card = c.CARDS[number]
    x = next(y for y in hand(s, seat) if s.what[y] == number)
    power = pw.POWERS[pw.PLAYING[number]]
    if any(do.op == "interrupt" for do in power.program):
        top = s.chain[-1] if s.chain else None
        hostile = top is not None and top.kind == CARD_LINK and top.seat != seat
        return 6.0 if hostile and top is not None and c.COST[s.what[top.source & 255]] > 1 else 0.0
    if card.type == c.ABILITY:
        gain = benefit(s, seat, x, power)
        if card.ongoing and not pw.ATTACHES[number]:
            gain += 2.0
        gain -= 0.6 + 0.25 * play_cost(s, seat, x)
        if not main_timing(s, seat) and s.chain and s.chain[-1].seat == seat:
            return 0.0
        return 20.0 + gain if gain > 0 else 0.0
    if card.type in (c.WEAPON, c.ARMOR, c.ITEM):
        return 18.0 + WORTH[number] if fits_slot(s, seat, number) else 0.0
    return 4.0 + 0.5 * card.cost + 0.1 * WORTH[number]


def fits_slot(s: State, seat: int, number: int) -> bool:
    """Whether there is room for a piece of equipment, or what is there is worth less."""
    tags = {tag.name for tag in c.CARDS[number].tags if tag.limit == 1}
    for x in s.play:
        other = c.CARDS[s.what[x]]
        if s.controller[x] == seat and tags & {tag.name for tag in other.tags}:
            return WORTH[number] > WORTH[s.what[x]] + 1.0
    return True


def use(s: State, seat: int, x: int, power: pw.Power) -> float:
    gain = benefit(s, seat, x, power) - 0.3 * power.cost.resources
    for part in power.cost.parts:
        gain -= WORTH[s.what[x]] * 0.7 if part.name in ("destroy", "bounce") else 0.8
    if power.kind == "quest":
        late = s.window == END or not any(
            play_cost(s, seat, y) <= ready_resources(s, seat) and c.IS_ALLY[s.what[y]]
            for y in hand(s, seat)
        )
        return 2.0 + gain if late and gain > 0 else 0.0
    if power.cost.tap and c.IS_ALLY[s.what[x]]:
        gain -= 0.5 * max(0, values.atk(s, x))
    if any(do.op == "give" for do in power.program) and not power.specs:
        gain += 0.6 if s.turn == seat else -1.0
    return 9.0 + gain if gain > 0 else 0.0


def keep(s: State, seat: int, number: int) -> float:
    """How dear a card in hand is."""
    card = c.CARDS[number]
    row = len(resources(s, seat)) + 1
    late = 1.5 * max(0, card.cost - row - 1)
    copies = sum(s.what[x] == number for x in hand(s, seat)) - 1
    return 3.0 + 0.4 * min(card.cost, row) + (1.0 if c.IS_ALLY[number] else 0.0) - late - copies


def aim(s: State, seat: int, option: Option) -> float:
    """A target or a mode for the power that is being announced."""
    power = pw.POWERS[question(s).about[2]]
    if option[0] == "mode":
        ctx = pw.context(seat, NOBODY if not s.chain else s.chain[-1].source)
        return _mode_benefit(s, seat, ctx, power, option[1])
    if option[0] == "done":
        return 0.0
    r = PLAYER + option[1] if option[0] == "target_player" else ref(s, option[1])
    scores = [
        target_worth(s, seat, power, spec, r)
        for spec in power.specs
        if (spec.zone in ("player", "opponent")) == (r >= PLAYER)
    ]
    return max(scores, default=0.0)


def strike(s: State, seat: int, option: Option) -> float:
    if option[0] == "hold":
        return 0.0
    price = values.strike_price(s, seat, option[1])
    return max(0, values.atk(s, option[1])) - 0.3 * price


def protect(s: State, seat: int, option: Option) -> float:
    """Whether it is better that this one is hit than the one who is attacked."""
    attacker, victim = slot_of(s, s.attacker), slot_of(s, s.defender)
    y = victim if option[0] == "hold" else option[1]
    theirs, mine = values.traits(s, attacker), values.traits(s, y)
    gain = -damage_worth(s, 1 - seat, ref(s, y), max(0, theirs.atk))
    if not theirs.keywords & values.LONG_RANGE:
        gain += damage_worth(s, seat, ref(s, attacker), max(0, mine.atk))
    return gain


def spare(s: State, option: Option) -> float:
    """The smallest armor first."""
    return 5.0 - values.defense(s, option[1]) if option[0] == "armor" else 3.0


def pick(s: State, seat: int, option: Option) -> float:
    """What to lose, or what to give up: the least that is one's own; the most of the other's."""
    x = option[1]
    mine = s.controller[x] == seat
    return -worth(s, x) if mine else worth(s, x)
