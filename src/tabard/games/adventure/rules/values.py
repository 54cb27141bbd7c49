"""What holds right now: numbers that follow from the columns."""

from __future__ import annotations

from .. import content as c
from ..language import has
from ..language import names as n
from ..language.has import Check, Static
from ..state import ATTACKER, DEFENDER, Attached, State


def others(s: State, seat: int) -> tuple[int, ...]:
    """Everybody else, clockwise."""
    return tuple((seat + i) % s.seats for i in range(1, s.seats))


def right_of(s: State, seat: int) -> int:
    """WAG-ENCOUNTER-09: who acts for the encounter."""
    return (seat - 1) % s.seats


def numbers(s: State, seat: int) -> c.HeroNumbers:
    return c.NUMBERS[s.hero[seat]][s.level[seat]][s.side[seat]]


def life(s: State, seat: int) -> int:
    """WAG-DAMAGE-01, WAG-DISCOVERY-21: Disease takes one each."""
    return numbers(s, seat).life - s.disease[seat]


def falling(s: State, seat: int) -> bool:
    """WAG-DEFEAT-01."""
    return s.hurt[seat] >= life(s, seat)


def item(card: int) -> c.ItemFacts:
    return c.ITEMS[c.CARDS[card].item]


def pack(s: State, seat: int) -> tuple[int, ...]:
    """WAG-PACK-01: every item that is not equipped."""
    return tuple([card for owner, card in s.packs if owner == seat])


def worn(s: State, seat: int) -> tuple[int, ...]:
    weapon, armor = s.weapon[seat], s.armor[seat]
    if weapon < 0:
        return () if armor < 0 else (armor,)
    return (weapon,) if armor < 0 else (weapon, armor)


def items(s: State, seat: int) -> tuple[int, ...]:
    """WAG-ITEM-07: pack and equipped."""
    return pack(s, seat) + worn(s, seat)


def with_potion(s: State, seat: int, potion: int) -> tuple[int, ...]:
    """WAG-POTION-01: any item that shows it."""
    return tuple([card for card in items(s, seat) if potion in c.POTIONS_OF[card]])


def wearable(s: State, seat: int, card: int) -> bool:
    """WAG-EQUIP-04, WAG-EQUIP-05, WAG-EQUIP-07."""
    facts = item(card)
    return (
        facts.slot != n.PACK
        and facts.level <= s.level[seat]
        and c.HEROES[s.hero[seat]].icons.issuperset(facts.icons)
    )


def funds(s: State, seat: int) -> int:
    """WAG-ENERGY-02, WAG-POTION-05: energy, and what mana potions would save."""
    return s.energy[seat] + len(with_potion(s, seat, n.MANA))


def affords(s: State, seat: int, price: int) -> bool:
    """WAG-ENERGY-04: whether that can be paid; the items are looked at only if it matters."""
    return price <= s.energy[seat] or price <= funds(s, seat)


def near(s: State, seat: int, within: int) -> tuple[int, ...]:
    """Rivals at most so many spaces away."""
    far = c.FAR[s.at[seat]]
    return tuple(x for x in others(s, seat) if far[s.at[x]] <= within)


def kept(s: State, seat: int, token: int) -> bool:
    return any(k.seat == seat and k.token == token for k in s.kept)


# -- the map --------------------------------------------------------------------------------------


def aggro_at(s: State, space: int) -> bool:
    """WAG-AGGRO-01."""
    return space in s.line_at and any(
        s.line_at[slot] == space and n.AGGRO in foe_traits(card)
        for slot, card in enumerate(s.line)
        if card >= 0
    )


def foe_of(card: int) -> int:
    """The encounter of a challenge card: its front, or the back of an event."""
    facts = c.CARDS[card]
    return facts.foe if facts.foe >= 0 else c.EVENTS[facts.event].back_foe


def foe_traits(card: int) -> tuple[int, ...]:
    return c.FOES[foe_of(card)].traits


def may_enter(s: State, seat: int, space: int) -> bool:
    """WAG-MOVE-04, WAG-LEVEL-13."""
    return c.COLOR_OF[space] <= s.level[seat]


def slots_at(s: State, space: int) -> tuple[int, ...]:
    if space not in s.line_at:
        return ()
    return tuple(x for x, card in enumerate(s.line) if card >= 0 and s.line_at[x] == space)


def event_at(s: State, space: int) -> int:
    return next((event.card for event in s.events if event.space == space), -1)


def world(s: State, op: str) -> int:
    """What the global event in play adds to this."""
    if s.world < 0:
        return 0
    return sum(x.n for x in has.ALWAYS[c.CARDS[s.world].event] if x.op == op)


# -- a combat -------------------------------------------------------------------------------------


def combatant(s: State, side: int) -> int:
    """The hero on this side; -1: the encounter."""
    return s.turn if side == ATTACKER else s.rival


def side_of(s: State, seat: int) -> int:
    """-1: not in this combat."""
    if not s.fighting:
        return -1
    if seat == s.turn:
        return ATTACKER
    return DEFENDER if seat == s.rival else -1


def opponent(s: State, seat: int) -> int:
    """The rival one fights; -1: none."""
    side = side_of(s, seat)
    return -1 if side < 0 else combatant(s, 1 - side)


def attack_type(s: State, side: int) -> int:
    """WAG-COMBAT-10, WAG-WEAPON-02, WAG-ABILITY-05, WAG-DISCOVERY-17."""
    seat, enemy = combatant(s, side), combatant(s, 1 - side)
    if enemy >= 0 and s.ambush[enemy]:
        return n.RANGED
    if s.spell[side] >= 0:
        return s.spell[side] % 2
    if seat < 0:
        return c.FOES[s.foe].type
    if s.weapon[seat] >= 0:
        return item(s.weapon[seat]).type
    return c.HEROES[s.hero[seat]].type


def statics_of(s: State, side: int) -> list[tuple[Static, int]]:
    """What is at work for one side: its face and all that is attached to it, each with whose it
    is (-1: nobody's)."""
    seat = s.turn if side == ATTACKER else s.rival
    face = has.FACE[s.hero[seat]][s.side[seat]] if seat >= 0 else ()
    found: list[tuple[Static, int]] = [(x, seat) for x in face] if face else []
    for card in s.attached:
        if _hosts(s, card, side, seat):
            level = s.level[card.owner]
            found += [(x, card.owner) for x in has.ATTACHED[card.ability] if x.level <= level]
    return found


def _hosts(s: State, card: Attached, side: int, seat: int) -> bool:
    """Whether this card is attached to whoever fights on this side."""
    if seat >= 0:
        return card.seat == seat
    if side != DEFENDER:
        return False
    return card.card == s.foe_card if s.foe_card >= 0 else card.space == s.field


def _holds(s: State, x: Static, side: int) -> bool:
    """Whether a static word works in this attack."""
    seat = combatant(s, side)
    if x.against >= 0 and (s.foe < 0 or x.against not in c.FOES[s.foe].traits):
        return False
    if x.with_ == "card":
        return s.spell[side] >= 0
    if x.with_ == "weapon":
        return seat >= 0 and s.weapon[seat] >= 0 and s.spell[side] < 0
    return x.with_ != "ranged" or attack_type(s, side) == n.RANGED


def _sum(s: State, side: int, op: str) -> int:
    """What static words add to attack, defense or damage of a side."""
    total = 0
    for x, _ in statics_of(s, side):
        if x.op == op and not x.foe and _holds(s, x, side):
            total += x.n
    for x, _ in statics_of(s, 1 - side):
        if x.op == op and x.foe and _holds(s, x, 1 - side):
            total += x.n
    return total


def attack(s: State, side: int) -> int:
    """WAG-COMBAT-14, WAG-COMBAT-20, WAG-CHARACTER-03, WAG-WEAPON-01: without the die."""
    seat = combatant(s, side)
    if s.spell[side] >= 0:
        total = s.spell[side] // 2
    elif seat < 0:
        total = c.FOES[s.foe].attack + _foes(s, "foes_attack")
    elif s.weapon[seat] >= 0:
        total = item(s.weapon[seat]).value
    else:
        total = numbers(s, seat).attack
    if seat >= 0:
        total += s.charge[seat]
    mine = seat
    for x, owner in statics_of(s, 1 - side):
        if x.op == "marked" and owner == mine:
            total += x.n
    return total + s.bonus[side] + _sum(s, side, "attack")


def defense(s: State, side: int) -> int:
    """WAG-CHARACTER-04, WAG-ARMOR-01."""
    seat = combatant(s, side)
    if seat < 0:
        total = c.FOES[s.foe].defense + _foes(s, "foes_defense")
    elif s.armor[seat] >= 0:
        total = item(s.armor[seat]).value
    else:
        total = numbers(s, seat).defense
    return total + s.guard[side] + _sum(s, side, "defense")


def damage(s: State, side: int) -> int:
    """WAG-CHARACTER-05, WAG-ENCOUNTER-06, WAG-DAMAGE-06: weapons don't change it; never below 0."""
    seat, enemy = combatant(s, side), combatant(s, 1 - side)
    if seat < 0:
        total = c.FOES[s.foe].damage + _foes(s, "foes_damage")
    else:
        total = numbers(s, seat).damage
        if enemy >= 0:
            total += world(s, "duels")
    if enemy >= 0:
        total += s.ambush[enemy]
    return max(0, total + s.force[side] + _sum(s, side, "damage"))


def _foes(s: State, op: str) -> int:
    """What a global event gives encounters of a trait."""
    if s.world < 0:
        return 0
    traits = c.FOES[s.foe].traits
    return sum(
        x.n for x in has.ALWAYS[c.CARDS[s.world].event] if x.op == op and x.against in traits
    )


def holds(s: State, seat: int, test: Check | None) -> bool:
    """A condition of a card that this hero plays."""
    if test is None:
        return True
    side = side_of(s, seat)
    if test.op == "ranged":
        return side >= 0 and attack_type(s, side) == n.RANGED
    if test.op == "melee":
        return side >= 0 and attack_type(s, side) == n.MELEE
    if test.op == "reverse":
        return s.side[seat] == 1
    enemy = opponent(s, seat)
    if test.op == "wounded":
        return enemy >= 0 and 2 * (life(s, enemy) - s.hurt[enemy]) <= life(s, enemy)
    assert test.op == "foe_lacks"
    return enemy >= 0 or not any(t in c.FOES[s.foe].traits for t in test.arg)


# -- whom it concerns -----------------------------------------------------------------------------


def grouped(s: State, seat: int, group: str) -> tuple[int, ...]:
    """Whom an event speaks of, clockwise from the active character."""
    ring = tuple((s.turn + i) % s.seats for i in range(s.seats))
    if group == "here":
        return tuple(x for x in ring if s.at[x] == s.at[seat])
    if group == "rivals":
        return tuple(x for x in ring if x != seat)
    if group == "near":
        close = near(s, seat, 3)
        return tuple(x for x in ring if x in close)
    if group == "red":
        return tuple(x for x in ring if c.COLOR_OF[s.at[x]] == n.RED)
    return ring


def stays(s: State, seat: int) -> bool:
    """A card that lets a defeated hero stay where it is."""
    return any(
        x.op == "stays"
        for card in s.attached
        if card.seat == seat
        for x in has.ATTACHED[card.ability]
    )


def waits_for(s: State, what: str, seat: int, foe: int) -> bool:
    flips = has.FLIPS[c.CARDS[s.world].event]
    if flips.op != what:
        return False
    if flips.on >= 0 and c.COLOR_OF[s.at[seat]] != flips.on:
        return False
    return flips.trait < 0 or flips.trait in c.FOES[foe].traits
