"""Why somebody can't attack, be attacked, strike, protect or prevent damage: the first obstacle."""

from __future__ import annotations

from tabard.core.ask import Ask, Option

from . import content as c
from . import values
from .damage import SURE, TO
from .legal import MOUNT, defenders
from .obstacles import No, about, forbidden, locals_of, printed_on, strike_sum, timing
from .state import PLAY, State, ready_resources, ref

# -- combat ---------------------------------------------------------------------------------------


def attack(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = option[1]
    no = no_character(s, seat, x, "TCG-COMBAT-01", own=True) or timing(s, seat)
    if no is not None:
        return no
    args, card = about(s, seat, x), s.what[x]
    if c.TYPE[card] == c.TOTEM:
        return No("why-totem", "TCG-TOTEM-03", args)
    if MOUNT[card]:
        return No("why-mount", "TCG-ALLY-09", args)
    if s.exhausted[x]:
        return No("why-exhausted", "TCG-READY-04", args)
    if s.fresh[x] and c.IS_ALLY[card] and not values.keywords(s, x) & values.FEROCITY:
        return No("why-just-joined", "TCG-COMBAT-05", args)
    no = forbidden(s, seat, x, "attack")
    if no is None and not defenders(s, x):
        return No("why-no-defender", "TCG-COMBAT-32", args)
    return no


def no_character(s: State, seat: int, x: int, rule: str, own: bool) -> No | None:
    """Whether it is a character in play, and on the right side."""
    args = about(s, seat, x)
    if s.zone[x] != PLAY:
        return No("why-not-in-play", rule, args)
    if not c.IS_CHARACTER[s.what[x]]:
        return No("why-no-character", rule, args)
    if own and s.controller[x] != seat:
        return No("why-not-yours", rule, args)
    return None


def at(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x, attacker = option[1], q.about[2]
    no = no_character(s, seat, x, "TCG-COMBAT-01", own=False)
    if no is not None:
        return no
    args = about(s, seat, x)
    if s.controller[x] == seat:
        return No("why-own-side", "TCG-COMBAT-32", args)
    if MOUNT[s.what[x]]:
        return No("why-mount", "TCG-ALLY-09", args)
    if values.keywords(s, x) & values.ELUSIVE:
        return No("why-elusive", "TCG-KEYWORD-ELUSIVE-01", args)
    for mod, _, _, ctx in values.mods_on(s, attacker):
        if mod.kind == "cant_attack" and mod.arg(s, ctx, x):
            args |= {"card2": printed_on(mod)}
            return No("why-cant-attack-it", "TCG-GENERAL-03", args)
    return None


def strike(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = option[1]
    args = about(s, seat, x)
    if s.zone[x] != PLAY:
        return No("why-not-in-play", "TCG-STRIKE-01", args)
    if c.TYPE[s.what[x]] != c.WEAPON:
        return No("why-no-weapon", "TCG-STRIKE-01", args)
    if s.controller[x] != seat:
        return No("why-not-yours", "TCG-STRIKE-01", args)
    if any(s.controller[r & 255] == seat for r in s.struck):
        return No("why-struck", "TCG-STRIKE-13", args)
    if s.exhausted[x]:
        return No("why-exhausted", "TCG-STRIKE-02", args)
    have = ready_resources(s, seat)
    if values.strike_price(s, seat, x) > have:
        return No("why-dear-strike", "TCG-COST-04", args | {"have": have}, strike_sum(s, seat, x))
    return None


def protect(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = option[1]
    no = no_character(s, seat, x, "TCG-PROTECT-10", own=True)
    if no is not None:
        return no
    args = about(s, seat, x)
    if s.defender == ref(s, x):
        return No("why-attacked-itself", "TCG-PROTECT-07", args)
    if not values.keywords(s, x) & values.PROTECTOR:
        return No("why-no-protector", "TCG-PROTECT-11", args)
    return No("why-exhausted", "TCG-PROTECT-03", args) if s.exhausted[x] else None


# -- damage ---------------------------------------------------------------------------------------


def armor(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = option[1]
    args = about(s, seat, x)
    if s.zone[x] != PLAY:
        return No("why-not-in-play", "TCG-ARMOR-01", args)
    if c.TYPE[s.what[x]] not in (c.ARMOR, c.ITEM):
        return No("why-no-armor", "TCG-ARMOR-01", args)
    if s.controller[x] != seat:
        return No("why-not-yours", "TCG-ARMOR-03", args)
    coming = locals_of(s)["p"]
    if not c.IS_HERO[s.what[coming[TO] & 255]]:
        return No("why-only-the-hero", "TCG-ARMOR-03")
    if coming[SURE]:
        return No("why-sure", "TCG-DAMAGE-18")
    if s.exhausted[x]:
        return No("why-exhausted", "TCG-ARMOR-15", args)
    return No("why-no-defense", "TCG-ARMOR-16", args) if values.defense(s, x) <= 0 else None


def take(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-must-apply", "TCG-PREVENT-05")
