"""Playing cards and using powers: the price, the answers, and what then happens, step by step."""

from __future__ import annotations

from tabard.core.ask import Die, Option, ask, ask_sealed, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import has
from ..language import names as n
from ..language.has import Do
from ..state import (
    AWAY,
    CANCELLED,
    CHALLENGE,
    DEFENDER,
    Ability,
    Answer,
    Attached,
    Card,
    Hook,
    Power,
    Seat,
    Seats,
    Space,
    State,
    Step,
    Steps,
)
from . import cards, items, line, quests, tokens, values, windows

COMBAT_DIE = Die((1, 2, 3, 4, 5, 6))

# -- playing --------------------------------------------------------------------------------------


@flow
def window(s: State, seat: Seat, moment: int) -> Steps:
    """WAG-TIMING-01, WAG-TIMING-02: play whatever fits this moment, until one passes."""
    while not s.over and not s.cancelled and windows.could(s, seat, moment):
        option = yield from ask(
            seat, "window", [*windows.options(s, seat, moment), ("pass",)], secret=True
        )
        if option[0] == "pass":
            return
        yield from use(s, seat, option, moment)


@flow
def use(s: State, seat: Seat, option: Option, moment: int) -> Answer:
    """One card or power. False: it was cancelled."""
    match option:
        case ("play", ability):
            resolved = yield from play(s, seat, ability)
            return resolved
        case ("use", power):
            yield from use_power(s, seat, power)
        case ("use_item", card):
            if card not in values.pack(s, seat):
                return False  # it was paid with while another answer was resolved
            yield from use_item(s, seat, card, moment)
    return True


@flow
def use_power(s: State, seat: Seat, power: Power) -> Steps:
    """WAG-POWER-08, WAG-POWER-10: a power of the hero, with what it costs."""
    emit(s, "used", seat, power)
    yield from pay(s, seat, windows.price(s, seat, has.POWERS[power]))
    if has.POWERS[power].when == n.WHEN_ATTACHED:  # once a turn, as it says
        s.used = (*s.used, power)
    yield from perform(s, seat, power)


@flow
def use_item(s: State, seat: Seat, card: Card, moment: int) -> Steps:
    """WAG-ITEM-02: an item in the pack is used up."""
    emit(s, "used_item", seat, card)
    items.lose(s, seat, card)
    yield from perform(s, seat, windows.power_of_item(card, moment))


@flow
def pay(s: State, seat: Seat, cost: int) -> Steps:
    """WAG-ENERGY-04, WAG-POTION-05: energy, or mana potions for it."""
    due: int = cost
    while due:
        option = yield from ask(seat, "pay", payments(s, seat, due))
        if option[0] == "pay":
            s.energy[seat] -= due
            due = 0
        else:
            emit(s, "drank", seat, option[1], n.MANA)
            items.lose(s, seat, option[1])
            due -= 1


def payments(s: State, seat: int, due: int) -> list[Option]:
    found: list[Option] = [("pay", due)] if s.energy[seat] >= due else []
    return found + [("potion", card, n.MANA) for card in values.with_potion(s, seat, n.MANA)]


@flow
def play(s: State, seat: Seat, ability: Ability) -> Answer:
    """WAG-ABILITY-03, WAG-KEYWORD-01: paid for, answered, then it happens; then it is discarded,
    unless it was attached."""
    if ability not in s.stack:
        announce(s, seat, ability)
    yield from pay(s, seat, windows.price(s, seat, has.POWERS[ability]))
    stopped = yield from answered(s, seat, ability)
    resolved: bool = not stopped
    if stopped:
        emit(s, "stopped", seat, ability)
    else:
        yield from perform(s, seat, ability)
    if ability in s.stack:
        unstack(s, ability)
        s.discard[ability] += 1
    return resolved


def announce(s: State, seat: int, ability: int) -> None:
    """The card leaves the hand, for all to see."""
    cards.leave(s, seat, ability)
    s.stack = (*s.stack, ability)
    s.played = (*s.played, ability)
    emit(s, "played", seat, ability)


def unstack(s: State, ability: int) -> None:
    at = len(s.stack) - 1 - s.stack[::-1].index(ability)
    s.stack = s.stack[:at] + s.stack[at + 1 :]


def responders(s: State, seat: int) -> tuple[int, ...]:
    """Who could cancel a card that this one plays, by what lies open, and wants to be asked."""
    return tuple(
        x
        for x in range(s.seats)  # sealed answers come in the order of the seats
        if x != seat and not s.stops[x] and windows.could(s, x, n.WHEN_PLAYED, seat)
    )


@flow
def answered(s: State, seat: Seat, ability: Ability) -> Answer:
    """WAG-KEYWORD-01, WAG-TIMING-05: all who could cancel it decide in secret; the active player
    says in which order what they play is resolved, and each of it can be answered in turn."""
    asked: Seats = responders(s, seat)
    if not asked:
        return False
    answers: tuple[Option, ...] = yield from ask_sealed(
        asked,
        "respond",
        [[*windows.options(s, x, n.WHEN_PLAYED, seat), ("pass",)] for x in asked],
        about=("played", seat, ability),
    )
    left: Seats = tuple(x for x, a in zip(asked, answers, strict=True) if a[0] != "pass")
    for x, answer in zip(asked, answers, strict=True):
        if answer[0] == "play":  # all answers are shown at once
            announce(s, x, answer[1])
    stopped: bool = False
    while left:
        option = yield from ask(s.turn, "order", [("resolve", x) for x in left])
        who: Seat = option[1]
        left = tuple(x for x in left if x != who)
        worked = yield from use(s, who, answers[asked.index(who)], n.WHEN_PLAYED)
        stopped = stopped or worked
    return stopped


# -- what happens ---------------------------------------------------------------------------------


@flow
def perform(s: State, seat: Seat, power: Power) -> Steps:
    """WAG-GENERAL-03: all steps in their order. `seat` is whose power it is; -1: the
    encounter's."""
    step: Step = 0
    while step < len(has.POWERS[power].steps):
        yield from take_step(s, seat, power, step)
        step += 1


@flow
def take_step(s: State, seat: Seat, power: Power, step: Step) -> Steps:
    """WAG-KEYWORD-07, WAG-LEVEL-15: if the level is reached and the condition holds."""
    if s.over or not applies(s, seat, power, step):
        return
    do = has.POWERS[power].steps[step]
    if do.hit:
        side = DEFENDER if seat < 0 else values.side_of(s, seat)
        s.hooks = (*s.hooks, Hook(side, seat, power, step))
    elif do.group:
        target: Seat
        for target in values.grouped(s, seat, do.group):
            yield from carry_out(s, target, power, step)
    else:
        yield from carry_out(s, seat, power, step)


def applies(s: State, seat: int, power: int, step: int) -> bool:
    do = has.POWERS[power].steps[step]
    if seat >= 0 and do.level > s.level[seat]:
        return False
    return seat < 0 or values.holds(s, seat, do.test)


def _side(s: State, seat: int, do: Do) -> int:
    side = DEFENDER if seat < 0 else values.side_of(s, seat)
    return 1 - side if do.foe else side


def _whom(s: State, seat: int, do: Do) -> int:
    """The hero a step is done to; -1: it is an encounter, and nothing happens."""
    return values.combatant(s, _side(s, seat, do)) if do.foe else seat


def much(power: int, step: int) -> int:
    """The amount of a step."""
    return has.POWERS[power].steps[step].n


@flow
def carry_out(s: State, seat: Seat, power: Power, step: Step) -> Steps:
    """One step, by its word."""
    do = has.POWERS[power].steps[step]
    whom: Seat = _whom(s, seat, do)
    match do.op:
        case "attack":
            s.bonus[_side(s, seat, do)] += do.n
        case "defense":
            s.guard[_side(s, seat, do)] += do.n
        case "damage":
            s.force[_side(s, seat, do)] += do.n
        case "weapon":
            s.spell[_side(s, seat, do)] = 2 * do.arg[1] + do.arg[0]
        case "reroll":
            yield from reroll(s, _side(s, seat, do))
        case "draw":
            yield from cards.draw(s, seat, do.n)
        case "drop":
            if whom >= 0:
                yield from cards.toss_some(s, whom, do.n)
        case "heal":
            heal(s, seat, do.n)
        case "wound":
            yield from wound(s, seat, do.n, -1)
        case "splash":
            yield from splash(s, seat, do.n)
        case "bleed":
            enemy = values.opponent(s, seat)
            if enemy >= 0:
                s.bleeding[enemy] += do.n
                s.bled_by[enemy] = seat
        case "block":
            s.blocked += do.n
        case "absorb":
            option = yield from ask(seat, "absorb", [("pay", i) for i in range(s.energy[seat] + 1)])
            s.energy[seat] -= option[1]
            s.blocked += option[1]
        case "haste":
            s.moves += do.n
        case "energy":
            if seat >= 0:
                s.energy[seat] += do.n
        case "portal":
            option = yield from ask(
                seat, "portal", [("jump", x) for x in c.CITIES if x != s.at[seat]]
            )
            move_to(s, seat, option[1])
        case "teleport":
            option = yield from ask(seat, "teleport", windows.jumps(s, seat, much(power, step)))
            move_to(s, seat, option[1])
        case "discover":
            yield from tokens.place(s, seat, do.arg)
        case "item":
            yield from items.search(s, seat, s.level[seat] if do.arg < 0 else do.arg)
        case "lose":
            if whom >= 0:
                yield from lose_items(s, whom, power, step)
        case "cancel_battle":
            s.cancelled = AWAY if do.arg else CANCELLED
            emit(s, "cancelled", seat)
        case "attach":
            yield from attach(s, seat, power, step)
        case "flip":
            turn_over(s, seat, 1 - s.side[seat])
            yield from fall(s, seat, -1)
        case "taunt":
            option = yield from ask(seat, "taunt", windows.pulled(s, seat, much(power, step)))
            move_to(s, option[1], s.at[seat])
        case "still":
            s.moves = 0
            s.still = 1
        case "survive":
            s.hurt[seat] = max(0, values.life(s, seat) - do.n)
            emit(s, "survived", seat)
        case "skip_challenge" | "end_draws":
            s.skip = 1
        case "charge":
            s.charge[seat] += do.n
        case "flip_event":
            yield from flip(s, seat, s.drawn)
        case "swap":
            yield from swap(s, seat)
        case "level":
            yield from level_up(s, seat, do.arg)
        case _:
            assert do.op in ("nothing", "cancel_card"), do.op


def move_to(s: State, seat: int, space: int) -> None:
    s.at[seat] = space
    if seat == s.turn:
        s.stepped = 1
    emit(s, "went", seat, space)


@flow
def reroll(s: State, side: int) -> Steps:
    """WAG-POWER-09, WAG-TIMING-08: this is a die just rolled, too."""
    yield from roll_again(s, side)
    yield from boots(s, side)


@flow
def boots(s: State, side: int) -> Steps:
    """WAG-DISCOVERY-15: a die just rolled, before any power."""
    seat: Seat = values.combatant(s, side)
    while seat >= 0 and values.kept(s, seat, n.ROCKET_BOOTS):
        option = yield from ask(seat, "boots", [("boots",), ("keep",)])
        if option[0] == "keep":
            return
        tokens.spend(s, seat, n.ROCKET_BOOTS)
        yield from roll_again(s, side)


@flow
def roll_again(s: State, side: int) -> Steps:
    """The result counts, and powers are looked at again."""
    face = yield from chance("reroll", COMBAT_DIE)
    s.dice[side] = face
    s.changed = 1
    emit(s, "rerolled", side, face)
    yield from stung(s, side)


@flow
def stung(s: State, side: int) -> Steps:
    """What hurts a hero whose die shows a certain number (Curse of Agony)."""
    seat: Seat = values.combatant(s, side)
    if seat >= 0:
        i: int
        for i in range(len(values.statics_of(s, side))):
            static, owner = values.statics_of(s, side)[i]
            if static.op == "hurts" and static.arg == s.dice[side]:
                yield from wound(s, seat, static.n, owner)


@flow
def lose_items(s: State, seat: Seat, power: Power, step: Step) -> Steps:
    """WAG-ITEM-06, WAG-ITEM-07: at random or by choice, from the pack or from all items."""
    _i: int
    for _i in range(has.POWERS[power].steps[step].n):
        if has.POWERS[power].steps[step].arg[1]:
            yield from items.lose_chosen(s, seat, has.POWERS[power].steps[step].arg[0])
        else:
            yield from items.lose_random(s, seat, has.POWERS[power].steps[step].arg[0])


@flow
def attach(s: State, seat: Seat, power: Power, step: Step) -> Steps:
    """WAG-KEYWORD-03, WAG-KEYWORD-09: beside a hero, or on an encounter."""
    do = has.POWERS[power].steps[step]
    host: str = do.arg[0]
    curse: bool = do.arg[2]
    on: Seat = -1
    card: Card = -1
    space: Space = -1
    if host == "myself":
        on = seat
    elif host == "opponent":
        on = values.opponent(s, seat)
        card = s.foe_card
        space = s.field if on < 0 and card < 0 else -1
    else:
        option = yield from ask(
            seat, "attach", windows.hosts(s, seat, has.POWERS[power].steps[step])
        )
        if option[0] == "upon":
            on = option[1]
        else:
            card = option[1]
    fix(s, seat, power, on, card, space)
    if curse:
        yield from cursed(s, seat)


def fix(s: State, seat: int, ability: int, on: int, card: int, space: int) -> None:
    left = next((x.arg for x in has.ATTACHED[ability] if x.op == "bleeds"), 0)
    cards.add_attached(s, Attached(ability, seat, on, card, space, left))
    unstack(s, ability)
    emit(s, "attached", seat, ability)


@flow
def cursed(s: State, seat: Seat) -> Steps:
    """A hero's own power after it has attached a curse, once a turn."""
    power: Power
    for power in has.FACE_POWERS[s.hero[seat]][s.side[seat]]:
        if has.POWERS[power].when == n.WHEN_ATTACHED and power not in s.used:
            yield from use_power(s, seat, power)


@flow
def splash(s: State, seat: Seat, many: int) -> Steps:
    """Every other rival in the space."""
    enemy: Seat = values.opponent(s, seat)
    other: Seat
    for other in values.others(s, seat):
        if other != enemy and s.at[other] == s.at[seat]:
            yield from wound(s, other, many, seat)


@flow
def swap(s: State, seat: Seat) -> Steps:
    """Each takes an item from the other's pack."""
    if values.pack(s, seat) and swappers(s, seat):
        option = yield from ask(seat, "swap", swappers(s, seat))
        card: Card = option[1]
        rival: Seat = owner_of(s, card)
        items.hand_over(s, rival, seat, card)
        option = yield from ask(
            rival, "swap_back", [("take", x) for x in values.pack(s, seat) if x != card]
        )
        items.hand_over(s, seat, rival, option[1])


def swappers(s: State, seat: int) -> list[Option]:
    return [("take", held.card) for held in s.packs if held.seat != seat]


def owner_of(s: State, card: int) -> int:
    return next(held.seat for held in s.packs if held.card == card)


# -- damage and defeat ----------------------------------------------------------------------------


def heal(s: State, seat: int, many: int) -> None:
    """WAG-DAMAGE-03: not below zero."""
    healed = min(many, s.hurt[seat])
    s.hurt[seat] -= healed
    if healed:
        emit(s, "healed", seat, healed)


@flow
def wound(s: State, seat: Seat, many: int, by: Seat) -> Steps:
    """WAG-DAMAGE-02, WAG-QUEST-04: damage names whose card it comes from (-1: nobody's). In a
    combat it is the opponent's, too (WAG-QUEST-24)."""
    if not many:
        return
    s.hurt[seat] += many
    s.harmed[seat] += many if s.fighting else 0
    emit(s, "hurt", seat, many)
    enemy = values.opponent(s, seat)
    if enemy >= 0:
        quests.dealt(s, enemy, seat, many)
    if by >= 0 and by != enemy:
        quests.dealt(s, by, seat, many)
    if values.side_of(s, seat) < 0:
        yield from fall(s, seat, by)


@flow
def fall(s: State, seat: Seat, by: Seat) -> Steps:
    """WAG-DEFEAT-01, WAG-DAMAGE-05: outside a combat at once. In one, the combat sees to it."""
    if values.side_of(s, seat) >= 0 or not values.falling(s, seat):
        return
    yield from window(s, seat, n.WHEN_FALLING)
    if values.falling(s, seat):
        yield from defeat(s, seat, by)


@flow
def defeat(s: State, seat: Seat, by: Seat) -> Steps:
    """WAG-DEFEAT-02 to WAG-DEFEAT-07: resurrection, healing, the starting side, attached cards."""
    emit(s, "defeated", seat)
    quests.felled(s, by, seat)
    strips: int = values.world(s, "strips")
    if not values.stays(s, seat):
        option = yield from ask(
            seat, "resurrect", [("jump", x) for x in c.NEAREST_CITIES[s.at[seat]]]
        )
        s.at[seat] = option[1]
        emit(s, "resurrected", seat, option[1])
    s.hurt[seat] = 0
    s.box[n.DISEASE] += s.disease[seat]
    s.disease[seat] = s.bleeding[seat] = s.felled[seat] = 0
    turn_over(s, seat, 0)
    cards.free_hero(s, seat)
    if seat == s.turn:  # WAG-TURN-04: what is left of its movement is lost
        s.moves = 0
        s.still = 1
    _i: int
    for _i in range(strips):
        yield from items.lose_random(s, seat, "pack")
    yield from happened(s, "felled", seat, -1)
    if by >= 0:
        yield from happened(s, "rival_felled", by, -1)


def turn_over(s: State, seat: int, side: int) -> None:
    """WAG-CHARACTER-10, WAG-EQUIP-09: damage and attached cards stay on it."""
    if s.side[seat] != side:
        s.side[seat] = side
        emit(s, "turned_over", seat)
    items.tidy(s, seat)


@flow
def level_up(s: State, seat: Seat, level: int) -> Steps:
    """WAG-LEVEL-04 to WAG-LEVEL-08, WAG-LEVEL-11, WAG-LEVEL-12: heal, three cards, the new card."""
    if level <= s.level[seat]:
        return
    heal(s, seat, s.hurt[seat])
    yield from cards.draw(s, seat, c.LEVELING)
    s.level[seat] = level
    emit(s, "level", seat, level)


# -- events that turn over ------------------------------------------------------------------------


@flow
def happened(s: State, what: str, seat: Seat, foe: int) -> Steps:
    """WAG-EVENT-04: the global event in play is flipped when what it waits for happens."""
    if s.world >= 0 and values.waits_for(s, what, seat, foe):
        card: Card = s.world
        s.world = -1
        yield from flip(s, seat, card)


@flow
def flip(s: State, seat: Seat, card: Card) -> Steps:
    """WAG-EVENT-04, WAG-EVENT-06, WAG-EVENT-07, WAG-EVENT-19, WAG-EVENT-20: the back happens at
    once: an item, an encounter, valor, or something that is done and discarded."""
    facts = c.EVENTS[c.CARDS[card].event]
    place: Space = facts.place
    emit(s, "flipped", seat, card)
    if s.drawn == card:
        s.drawn = -1
    s.events = tuple(event for event in s.events if event.card != card)
    if facts.back_item >= 0:
        items.gain(s, seat, card)
    elif facts.back_foe >= 0:
        if s.phase == CHALLENGE and seat == s.turn:
            s.next_foe = card
        else:
            yield from haunt(s, seat, card, place)
    elif facts.valor:
        quests.honor(s, seat, card, facts.valor)
    else:
        s.turning = (*s.turning, card)
        yield from perform(s, seat, has.BACK[c.CARDS[card].event])
        s.turning = tuple(x for x in s.turning if x != card)
        items.discard(s, card)


@flow
def haunt(s: State, seat: Seat, card: Card, place: Space) -> Steps:
    """WAG-EVENT-07: who is not fought at once waits on the map."""
    s.turning = (*s.turning, card)
    option = yield from ask(seat, "haunt", line.haunts(s, seat, place))
    yield from line.put(s, card, option[1])
    s.turning = tuple(x for x in s.turning if x != card)
