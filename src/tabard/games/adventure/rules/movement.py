"""The movement phase."""

from __future__ import annotations

from tabard.core.ask import Draw, Option, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import MOVEMENT, Card, Level, Seat, State, Steps
from . import effects, items, tokens, values, windows

MOVEMENT_DIE = Draw((1,) * len(c.FACES))


@flow
def movement(s: State, seat: Seat) -> Steps:
    """WAG-MOVE-01, WAG-TURN-02: roll, then move and play as one likes."""
    s.phase = MOVEMENT
    yield from roll(s, seat)
    option: Option = ("keep",)
    while values.kept(s, seat, n.ROCKET_BOOTS):
        option = yield from ask(seat, "boots", [("boots",), ("keep",)])
        if option[0] == "keep":
            break
        tokens.spend(s, seat, n.ROCKET_BOOTS)
        yield from roll(s, seat)
    yield from walk(s, seat)


@flow
def walk(s: State, seat: Seat) -> Steps:
    """WAG-MOVE-02, WAG-MOVE-10: step by step, with whatever is played between the steps."""
    while not s.over:
        option: Option = yield from ask(seat, "move", moves(s, seat), secret=True)
        if option[0] == "stay":
            return
        yield from act(s, seat, option)


@flow
def roll(s: State, seat: Seat) -> Steps:
    """WAG-MOVE-01 to WAG-MOVE-03, WAG-MOVE-11: both values, those of a reroll instead."""
    face = yield from chance("movement", MOVEMENT_DIE)
    s.moves = c.FACES[face][0] + values.world(s, "strides")
    s.energy[seat] = c.FACES[face][1]
    emit(s, "rolled", seat, c.FACES[face][0], c.FACES[face][1])


def steps(s: State, seat: int) -> list[Option]:
    """WAG-MOVE-02, WAG-MOVE-04, WAG-AGGRO-02."""
    if not s.moves or values.aggro_at(s, s.at[seat]):
        return []
    return [("go", space) for space in c.NEAR[s.at[seat]] if values.may_enter(s, seat, space)]


def potions(s: State, seat: int) -> list[Option]:
    """WAG-POTION-04, WAG-POTION-06."""
    found: list[Option] = []
    mine = values.items(s, seat)
    if s.hurt[seat]:
        found += [("potion", x, n.HEALTH) for x in mine if n.HEALTH in c.POTIONS_OF[x]]
    if not s.still:
        found += [("potion", x, n.SWIFTNESS) for x in mine if n.SWIFTNESS in c.POTIONS_OF[x]]
    return found


def kept_tokens(s: State, seat: int) -> list[Option]:
    """WAG-DISCOVERY-11 to WAG-DISCOVERY-16: discoveries that can be used now."""
    found: list[Option] = []
    if not s.kept:
        return found
    for token in sorted({k.token for k in s.kept if k.seat == seat}):
        if token == n.GOLD:
            fits = bool(purchases(s, seat))
        elif token == n.HEARTHSTONE:
            fits = not s.stepped and not values.aggro_at(s, s.at[seat])
        elif token == n.FAR_SIGHT:
            fits = bool(s.tokens)
        else:
            fits = token == n.MERCHANT and any(h.seat != seat for h in s.packs)
        if fits:
            found.append(("spend", token))
    return found


def purchases(s: State, seat: int) -> list[Option]:
    """WAG-DISCOVERY-12: in a city, an item of one's own level or a lower one, if there is one."""
    if c.KIND_OF[s.at[seat]] != n.CITY:
        return []
    return [("buy", level) for level in range(s.level[seat] + 1) if items.has_item(s, level)]


def moves(s: State, seat: int) -> list[Option]:
    """WAG-MOVE-10."""
    return [
        *steps(s, seat),
        *windows.options(s, seat, n.MOVE),
        *potions(s, seat),
        *kept_tokens(s, seat),
        ("stay",),
    ]


@flow
def act(s: State, seat: Seat, option: Option) -> Steps:
    """One thing that is done in the movement phase. What lies in a space one walks through does
    nothing, aggro aside (WAG-MOVE-09)."""
    match option:
        case ("go", space):
            s.moves -= 1
            effects.move_to(s, seat, space)
            if values.aggro_at(s, space):  # WAG-MOVE-08, WAG-AGGRO-03
                s.moves = 0
        case ("potion", card, potion):
            emit(s, "drank", seat, card, potion)
            items.lose(s, seat, card)
            if potion == n.HEALTH:
                effects.heal(s, seat, 1)
            else:
                s.moves += 1
        case ("spend", token):
            tokens.spend(s, seat, token)
            yield from kept_token(s, seat, token)
        case _:
            resolved = yield from effects.use(s, seat, option, n.MOVE)
            s.stepped = s.stepped or int(resolved and s.still)


@flow
def kept_token(s: State, seat: Seat, token: int) -> Steps:
    """WAG-DISCOVERY-12 to WAG-DISCOVERY-16."""
    match token:
        case n.GOLD:
            yield from buy(s, seat)
        case n.HEARTHSTONE:
            option = yield from ask(
                seat, "hearthstone", [("jump", x) for x in c.CITIES if x != s.at[seat]]
            )
            effects.move_to(s, seat, option[1])
            s.moves = 0
        case n.FAR_SIGHT:
            yield from tokens.far_sight(s, seat)
        case _:
            yield from merchant(s, seat)


@flow
def buy(s: State, seat: Seat) -> Steps:
    """WAG-DISCOVERY-12."""
    option = yield from ask(seat, "buy", purchases(s, seat))
    level: Level = option[1]
    found = yield from items.search(s, seat, level)
    assert found


@flow
def merchant(s: State, seat: Seat) -> Steps:
    """WAG-DISCOVERY-16: an item out of a rival's pack; they take another one in return."""
    option = yield from ask(seat, "merchant", effects.swappers(s, seat))
    card: Card = option[1]
    rival: Seat = effects.owner_of(s, card)
    items.hand_over(s, rival, seat, card)
    if len(values.pack(s, seat)) > 1:
        option = yield from ask(
            rival, "merchant_back", [("take", x) for x in values.pack(s, seat) if x != card]
        )
        items.hand_over(s, seat, rival, option[1])
