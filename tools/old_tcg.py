"""The heuristic of 0.3.1, kept for trials of later ones:

python -m tabard sim tcg --games 400 --bots heuristic,tools.old_tcg:Old
"""

from __future__ import annotations

from random import Random
from typing import Any

from tabard.core.ask import Ask, Option
from tabard.core.bot import Perspective
from tabard.core.game import Game
from tabard.games.tcg import content as c
from tabard.games.tcg.context import context
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.language.sorts import KEYWORD_WORDS
from tabard.games.tcg.language.words.names import NUMBERED, SWITCHES
from tabard.games.tcg.rules import values
from tabard.games.tcg.rules.index import ready_resources
from tabard.games.tcg.rules.legal import candidates, main_timing, play_cost, specs_of
from tabard.games.tcg.state import (
    CARD_LINK,
    END,
    NOBODY,
    PLAY,
    State,
    hand,
    is_player,
    player_ref,
    ref,
    ref_seat,
    ref_slot,
    resources,
    slot_of,
)

ENOUGH = 8
"""Resources after which cards are worth more than the next one."""
WIN = 200.0


def printed_worth(card: c.Card) -> float:
    """What a card in play is worth, by its print."""
    if card.type in (c.ALLY, c.TOTEM):
        extra: float = sum(
            KEYWORD_WORDS[k].worth for k in SWITCHES if card.keywords & c.KEYWORD_BIT[k]
        )
        extra += sum(KEYWORD_WORDS[k].worth * getattr(card, k) for k in NUMBERED) + 0.8 * len(
            card.powers
        )
        return 0.6 + 1.1 * card.atk + 0.7 * card.health + extra
    if card.type == c.WEAPON:
        return 1.0 + 1.3 * card.atk - 0.3 * card.strike + 0.5 * len(card.powers)
    if card.type == c.ARMOR:
        return 1.0 + 1.4 * card.defense + 0.5 * len(card.powers)
    return 1.0 + 0.9 * card.cost


WORTH = tuple(printed_worth(card) for card in c.CARDS)


def worth(s: State, x: int) -> float:
    """What a card in play is worth to its controller now."""
    card = s.what[x]
    if not c.IS_CHARACTER[card]:
        return WORTH[card]
    if c.IS_HERO[card]:
        return 0.0
    health = values.health(s, x) - s.damage[x]
    return WORTH[card] - 0.6 * s.damage[x] if health > 0 else 0.0


# -- what a power would do ------------------------------------------------------------------------


def damage_worth(s: State, seat: int, r: int, n: int) -> float:
    """What it is worth to this player that so much damage is dealt there."""
    x = ref_slot(r)
    sign = -1.0 if s.controller[x] == seat else 1.0
    left = values.health(s, x) - s.damage[x]
    if c.IS_HERO[s.what[x]]:
        return sign * (WIN if n >= left else 0.7 * n)
    return sign * (worth(s, x) if n >= left else 0.35 * n)


def target_worth(s: State, seat: int, power: pw.Power, spec: pw.Spec, r: int) -> float:
    """How good a target is for what the power does to it."""
    if is_player(r):
        return 1.0 if (ref_seat(r) == seat) == spec.good else -1.0
    x = ref_slot(r)
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
    helps = [do.worth.help for do in power.program if do.worth.help is not None]
    if helps:
        return helps[-1](s, x)
    ready = 0.0 if s.exhausted[x] or s.fresh[x] else 1.0
    return 0.4 * worth(s, x) + ready


def damage_of(s: State, seat: int, power: pw.Power, r: int) -> int:
    """How much damage the first such step would deal to this target."""
    for do in power.program:
        if do.worth.hurts:
            ctx = context(seat, ref(s, s.heroes[seat]), ((r,), (r,), (r,)))
            return int(do.n[0](s, ctx))
    return 0


def benefit(s: State, seat: int, x: int, power: pw.Power) -> float:
    """What it would bring to carry this out now; negative: better not."""
    ctx = context(seat, ref(s, x))
    best = max((_mode_benefit(s, seat, ctx, power, mode) for mode in _modes(power)), default=0.0)
    for do in power.program:
        best += do.worth.plain
        if do.worth.area and not power.specs:
            best += _area(s, seat, ctx, do)
        elif do.worth.lasts:
            best += do.worth.lasts * sum(1 for y in s.play if s.controller[y] == seat) - 0.4
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
    refs = [r for r in do.who(s, ctx) if not is_player(r) and s.zone[ref_slot(r)] == PLAY]
    if do.worth.hurts:
        return sum(damage_worth(s, seat, r, int(do.n[0](s, ctx))) for r in refs)
    signs = [1 if s.controller[ref_slot(r)] != seat else -1 for r in refs]
    total = sum(worth(s, ref_slot(r)) * sign for r, sign in zip(refs, signs, strict=True))
    return do.worth.area * total


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
    from tabard.games.tcg.rules.fighters import defenders

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
        return best(options, lambda o: strike_worth(s, seat, o), rng)
    if "protect" in verbs:
        return best(options, lambda o: protect_worth(s, seat, o), rng)
    if first in ("armor", "apply"):
        return best(options, lambda o: -0.5 if o[0] == "take" else armor_worth(s, o), rng)
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


def best(options: tuple[Option, ...], score: Any, rng: Random) -> Option:
    scored = [(score(option), rng.random(), option) for option in options]
    return max(scored)[2]


def priority(s: State, seat: int, options: tuple[Option, ...], rng: Random) -> Option:
    """TCG-PRIORITY-08: what to do with it."""
    scored = [(action_worth(s, seat, option), rng.random(), option) for option in options]
    score, _, option = max(scored)
    return option if score > 0 else ("pass",)


def action_worth(s: State, seat: int, option: Option) -> float:
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
            return play_worth(s, seat, card)
        case ("play_again", x):
            return benefit(s, seat, x, pw.POWERS[pw.PLAYING[s.what[x]]]) - 1.0
        case ("use", x, number):
            return use_worth(s, seat, x, pw.POWERS[number])
        case ("attack", x):
            score = best_attack(s, seat, x)[0]
            return 10.0 + score if score > 0 else 0.0
    return 0.0


def wants_resource(s: State, seat: int) -> bool:
    row = len(resources(s, seat))
    return row < 4 or (row < ENOUGH and len(hand(s, seat)) > 1)


def play_worth(s: State, seat: int, number: int) -> float:
    card = c.CARDS[number]
    x = next(y for y in hand(s, seat) if s.what[y] == number)
    power = pw.POWERS[pw.PLAYING[number]]
    if any(do.worth.answers for do in power.program):
        top = s.chain[-1] if s.chain else None
        if top is None or top.kind != CARD_LINK or top.seat == seat:
            return 0.0
        return 6.0 if c.COST[s.what[ref_slot(top.source)]] > 1 else 0.0
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


def use_worth(s: State, seat: int, x: int, power: pw.Power) -> float:
    gain = benefit(s, seat, x, power) - 0.3 * power.cost.resources
    for part in power.cost.parts:
        gain -= WORTH[s.what[x]] * 0.7 if part.itself else part.worth
    if power.kind == "quest":
        late = s.window == END or not any(
            play_cost(s, seat, y) <= ready_resources(s, seat) and c.IS_ALLY[s.what[y]]
            for y in hand(s, seat)
        )
        return 2.0 + gain if late and gain > 0 else 0.0
    if power.cost.tap and c.IS_ALLY[s.what[x]]:
        gain -= 0.5 * max(0, values.atk(s, x))
    if any(do.worth.changes for do in power.program) and not power.specs:
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
        ctx = context(seat, NOBODY if not s.chain else s.chain[-1].source)
        return _mode_benefit(s, seat, ctx, power, option[1])
    if option[0] == "done":
        return 0.0
    r = player_ref(option[1]) if option[0] == "target_player" else ref(s, option[1])
    scores = [
        target_worth(s, seat, power, spec, r)
        for spec in power.specs
        if (spec.zone in ("player", "opponent")) == is_player(r)
    ]
    return max(scores, default=0.0)


def strike_worth(s: State, seat: int, option: Option) -> float:
    if option[0] == "hold":
        return 0.0
    price = values.strike_price(s, seat, option[1])
    return max(0, values.atk(s, option[1])) - 0.3 * price


def protect_worth(s: State, seat: int, option: Option) -> float:
    """Whether it is better that this one is hit than the one who is attacked."""
    attacker, victim = slot_of(s, s.attacker), slot_of(s, s.defender)
    y = victim if option[0] == "hold" else option[1]
    theirs, mine = values.traits(s, attacker), values.traits(s, y)
    gain = -damage_worth(s, 1 - seat, ref(s, y), max(0, theirs.atk))
    if not theirs.keywords & values.LONG_RANGE:
        gain += damage_worth(s, seat, ref(s, attacker), max(0, mine.atk))
    return gain


def armor_worth(s: State, option: Option) -> float:
    """The smallest armor first."""
    return 5.0 - values.defense(s, option[1]) if option[0] == "armor" else 3.0


def pick(s: State, seat: int, option: Option) -> float:
    """What to lose, or what to give up: the least that is one's own; the most of the other's."""
    x = option[1]
    mine = s.controller[x] == seat
    return -worth(s, x) if mine else worth(s, x)


class Old:
    """It plays tcg as 0.3.1 did."""

    spec = "tools.old_tcg:Old"

    def __init__(self, game: Game[Any]) -> None:
        assert game.info.id == "tcg"

    def choose(self, perspective: Perspective[Any], rng: Random) -> Option:
        options = perspective.options
        if len(options) == 1:
            return options[0]
        return choose(perspective.sample(rng), perspective.seat, options, rng)
