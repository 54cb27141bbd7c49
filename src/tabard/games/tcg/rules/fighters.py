"""Who may attack whom, step in, and strike with what."""

from __future__ import annotations

from .. import content as c
from ..state import State, ref_slot, slot_of
from . import values
from .index import index, lasting, ready_resources

MOUNT = tuple(any(tag.name == "Mount" for tag in card.tags) for card in c.CARDS)
# TCG-COMBAT-06: heroes and allies, Totems among them (TCG-TOTEM-04), but no Mounts (TCG-ALLY-09).
FIGHTS = tuple(c.IS_CHARACTER[i] and not MOUNT[i] for i in range(len(c.CARDS)))
MAY_ATTACK = tuple(FIGHTS[i] and kind != c.TOTEM for i, kind in enumerate(c.TYPE))  # TCG-TOTEM-03
IS_WEAPON = tuple(kind == c.WEAPON for kind in c.TYPE)


def can_attack(s: State, x: int) -> bool:
    """TCG-COMBAT-01, TCG-COMBAT-05: the attacker by itself, whoever is attacked: ready, as often as
    it is (TCG-READY-04, -08, TCG-COMBAT-03). Allies wait (TCG-ALLY-03, -04), heroes never do
    (TCG-HERO-07); only Ferocity spares them that (TCG-KEYWORD-FEROCITY-01,
    TCG-KEYWORD-TIMEISMONEY-02)."""
    card = s.what[x]
    if s.exhausted[x] or not MAY_ATTACK[card]:
        return False
    if values.forbidden(s, x) & values.CANT_ATTACK:
        return False
    waits = s.fresh[x] and c.IS_ALLY[card]
    return not waits or bool(values.keywords(s, x) & values.FEROCITY)


def defenders(s: State, attacker: int) -> list[int]:
    """TCG-COMBAT-30, TCG-COMBAT-32: whom it may attack."""
    return allowed(s, attacker, attackable(s, 1 - s.controller[attacker]))


def attackable(s: State, seat: int) -> list[int]:
    """Whom somebody may attack on this player's side, if nothing keeps them from it."""
    found = [x for x in s.play if s.controller[x] == seat and FIGHTS[s.what[x]]]
    if values.anybody(s, values.ELUSIVE):  # TCG-KEYWORD-ELUSIVE-01
        found = [x for x in found if not values.keywords(s, x) & values.ELUSIVE]
    return found


def picky(s: State) -> bool:
    """Whether somebody may not attack everybody."""
    return (s.memo or index(s)).picky or (bool(s.effects) and lasting(s).picky)


def allowed(s: State, attacker: int, found: list[int]) -> list[int]:
    """Those whom nothing keeps this attacker from."""
    if not picky(s) or not values.changed(s, attacker):
        return found
    if_able = []
    for mod, _, _, ctx in values.mods_on(s, attacker):
        if mod.kind == "cant_attack":
            found = [x for x in found if not mod.arg(s, ctx, x)]
        elif mod.kind == "only_attacks" and not mod.bits:
            found = [x for x in found if mod.arg(s, ctx, x)]
        elif mod.kind == "only_attacks":
            if_able.append((mod, ctx))
    for mod, ctx in if_able:
        wanted = [x for x in found if mod.arg(s, ctx, x)]
        found = wanted or found
    return found


def attackers(s: State, seat: int) -> list[int]:
    controller, exhausted, what = s.controller, s.exhausted, s.what
    mine = [x for x in s.play if controller[x] == seat and not exhausted[x] and MAY_ATTACK[what[x]]]
    if values.bans(s):
        mine = [x for x in mine if can_attack(s, x)]
    else:
        fresh = s.fresh
        for x in mine:
            if fresh[x]:  # few are, and then all are looked at
                mine = [x for x in mine if not fresh[x] or can_attack(s, x)]
                break
    if not picky(s) and not values.anybody(s, values.ELUSIVE):
        return mine  # there is always a hero to attack
    others = attackable(s, 1 - seat) if mine else []
    return [x for x in mine if allowed(s, x, others)]


def protectors(s: State) -> list[int]:
    """TCG-PROTECT-01: who may step in (TCG-KEYWORD-PROTECTOR-01, TCG-PROTECT-11): of the one
    attacked (TCG-PROTECT-10), but not itself (TCG-PROTECT-07), however fresh (TCG-PROTECT-04,
    -16, TCG-ALLY-05) or elusive (TCG-PROTECT-14). TCG-KEYWORD-STEALTH-01: nobody before a
    stealthy one."""
    attacker, victim = slot_of(s, s.attacker), slot_of(s, s.defender)
    if not values.anybody(s, values.PROTECTOR):
        return []
    if values.keywords(s, attacker) & values.STEALTH:
        return []
    seat = 1 - s.controller[attacker]
    found = []
    for x in s.play:
        if s.controller[x] == seat and x != victim and c.IS_CHARACTER[s.what[x]]:
            if not s.exhausted[x]:
                worth = values.traits(s, x)
                if worth.keywords & values.PROTECTOR and not worth.cant & values.CANT_PROTECT:
                    found.append(x)
    return found


def weapons(s: State, seat: int) -> list[int]:
    """TCG-STRIKE-02: the ready weapons (TCG-WEAPON-06), new ones too (TCG-STRIKE-09), that can be
    paid for; the hero may be exhausted (TCG-STRIKE-08). TCG-STRIKE-13: one a combat, or two melee
    weapons with Dual Wield."""
    controller, exhausted, what = s.controller, s.exhausted, s.what
    arms = [x for x in s.play if IS_WEAPON[what[x]] and controller[x] == seat and not exhausted[x]]
    if not arms or not values.can_strike(s, seat):
        return []
    mine = [ref_slot(r) for r in s.struck if s.controller[ref_slot(r)] == seat]
    if mine:
        dual = values.keywords(s, s.heroes[seat]) & values.DUAL_WIELD
        if not dual or len(mine) > 1 or not values.has_tag(s, mine[0], "Melee"):
            return []
    left = ready_resources(s, seat)
    return [
        x
        for x in arms
        if values.strike_price(s, seat, x) <= left and (not mine or values.has_tag(s, x, "Melee"))
    ]
