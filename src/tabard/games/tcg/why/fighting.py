"""Why somebody can't attack, be attacked, strike, protect or prevent damage: the first obstacle."""

from __future__ import annotations

from typing import Any

from tabard.core.ask import Ask, Option

from .. import content as c
from ..language import powers as pw
from ..rules import values
from ..rules.fighters import MOUNT, defenders
from ..rules.index import ready_resources
from ..state import PLAY, PROPOSAL, Ref, State, ref, ref_slot, slot_of
from .obstacles import (
    No,
    PowerText,
    about,
    card_forbids,
    keyword_lacks,
    locals_of,
    power_of,
    printed_on,
    strike_sum,
    strikes_forbidden,
    timing,
)

# -- combat ---------------------------------------------------------------------------------------


def no_attack(s: State, seat: int, q: Ask, option: Option) -> No | None:
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
        no = keyword_lacks(s, seat, x, "ferocity", "TCG-COMBAT-05")
        return no or No("why-just-joined", "TCG-COMBAT-05", args)
    no = card_forbids(s, seat, x, "attack")
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


def who_attacks(s: State, seat: int, q: Ask) -> int:
    """The attacker whose defender this player chooses, or has none to choose for: a single one is
    taken without a question. -1: nobody attacks."""
    if q.label == "defender":
        return int(q.about[2])
    attacker = slot_of(s, fighters(s)[0])
    return attacker if attacker >= 0 and s.controller[attacker] == seat else -1


def fighters(s: State) -> tuple[Ref, Ref]:
    """Who attacks and who is attacked, also while that is only proposed."""
    if s.chain and s.chain[0].kind == PROPOSAL:
        (attacker,), (defender,) = s.chain[0].targets
        return attacker, defender
    return s.attacker, s.defender


def proposed(s: State, seat: int, q: Ask, option: Option) -> No | None:
    """Whom somebody can't attack who attacks already."""
    attacker = who_attacks(s, seat, q)
    if attacker < 0 or q.label == "defender" or option[1] in defenders(s, attacker):
        return None
    return no_at(s, seat, q, option)


def no_at(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x, attacker = option[1], who_attacks(s, seat, q)
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
    only = only_attack(s, attacker, x)
    return None if only is None else No("why-attacks-only", "TCG-COMBAT-30", quoted(only))


def only_attack(s: State, attacker: int, x: int) -> pw.Mod | None:
    """TCG-COMBAT-30: what makes an attacker attack others than this one only."""
    for mod, _, _, ctx in values.mods_on(s, attacker):
        if mod.kind == "only_attacks" and not mod.arg(s, ctx, x):
            return mod
    return None


def quoted(mod: pw.Mod) -> dict[str, Any]:
    """The card that says so, and what it says."""
    return {"card": printed_on(mod), "text": PowerText(power_of(mod))}


def no_strike(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = option[1]
    args = about(s, seat, x)
    if s.zone[x] != PLAY:
        return No("why-not-in-play", "TCG-STRIKE-01", args)
    if c.TYPE[s.what[x]] != c.WEAPON:
        return No("why-no-weapon", "TCG-STRIKE-01", args)
    if s.controller[x] != seat:
        return No("why-not-yours", "TCG-STRIKE-01", args)
    if any(s.controller[ref_slot(r)] == seat for r in s.struck):
        return No("why-struck", "TCG-STRIKE-13", args)
    if s.exhausted[x]:
        return No("why-exhausted", "TCG-STRIKE-02", args)
    have = ready_resources(s, seat)
    if values.strike_price(s, seat, x) > have:
        return No("why-dear-strike", "TCG-COST-04", args | {"have": have}, strike_sum(s, seat, x))
    return None


def no_protect(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = option[1]
    no = no_character(s, seat, x, "TCG-PROTECT-10", own=True)
    if no is not None:
        return no
    args = about(s, seat, x)
    if fighters(s)[1] == ref(s, x):
        return No("why-attacked-itself", "TCG-PROTECT-07", args)
    if not values.keywords(s, x) & values.PROTECTOR:
        no = keyword_lacks(s, seat, x, "protector", "TCG-PROTECT-11")
        return no or No("why-no-protector", "TCG-PROTECT-11", args)
    return No("why-exhausted", "TCG-PROTECT-03", args) if s.exhausted[x] else None


def attacked_by(s: State, seat: int) -> int:
    """Who of the other side attacks; -1: nobody."""
    attacker = slot_of(s, fighters(s)[0])
    return attacker if attacker >= 0 and s.controller[attacker] != seat else -1


def stealthy(s: State, seat: int, q: Ask, option: Option) -> No | None:
    """Against a stealthy attacker nobody is even asked; nor whoever may not protect, nor one who
    could not, be it that no other can."""
    attacker, x = attacked_by(s, seat), option[1]
    if attacker >= 0 and values.keywords(s, attacker) & values.STEALTH:
        return No("why-stealth", "TCG-KEYWORD-STEALTH-01", about(s, seat, attacker))
    if s.zone[x] != PLAY or s.controller[x] != seat or not c.IS_CHARACTER[s.what[x]]:
        return None
    no = card_forbids(s, seat, x, "protect")
    return no or (no_protect(s, seat, q, option) if attacker >= 0 else None)


def striking(s: State, seat: int, q: Ask, option: Option) -> No | None:
    """Nobody is asked who may not strike, nor whoever has no weapon that can."""
    no = strikes_forbidden(s, seat)
    x = option[1]
    if no is not None or s.zone[x] != PLAY or s.controller[x] != seat:
        return no
    if c.TYPE[s.what[x]] != c.WEAPON:
        return None
    if s.exhausted[x]:
        return No("why-exhausted", "TCG-STRIKE-02", about(s, seat, x))
    fights = ref(s, s.heroes[seat]) in fighters(s)
    return no_strike(s, seat, q, option) if fights else None


# -- damage ---------------------------------------------------------------------------------------


def no_armor(s: State, seat: int, q: Ask, option: Option) -> No | None:
    x = option[1]
    args = about(s, seat, x)
    if s.zone[x] != PLAY:
        return No("why-not-in-play", "TCG-ARMOR-01", args)
    if c.TYPE[s.what[x]] not in (c.ARMOR, c.ITEM):
        return No("why-no-armor", "TCG-ARMOR-01", args)
    if s.controller[x] != seat:
        return No("why-not-yours", "TCG-ARMOR-03", args)
    coming = locals_of(s)["p"]
    if not c.IS_HERO[s.what[ref_slot(coming.to)]]:
        return No("why-only-the-hero", "TCG-ARMOR-03")
    if coming.sure:
        return No("why-sure", "TCG-DAMAGE-18")
    return useless(s, seat, x)


def worn_out(s: State, seat: int, q: Ask, option: Option) -> No | None:
    """Nobody is asked who has no armor that could prevent anything."""
    x = option[1]
    if s.zone[x] != PLAY or s.controller[x] != seat or c.TYPE[s.what[x]] != c.ARMOR:
        return None
    return useless(s, seat, x)


def useless(s: State, seat: int, x: int) -> No | None:
    args = about(s, seat, x)
    if s.exhausted[x]:
        return No("why-exhausted", "TCG-ARMOR-15", args)
    return No("why-no-defense", "TCG-ARMOR-16", args) if values.defense(s, x) <= 0 else None


def no_take(s: State, seat: int, q: Ask, option: Option) -> No | None:
    return No("why-must-apply", "TCG-PREVENT-05")
