"""What a card is worth right now: printed values, and everything that changes them.

Nothing here is kept: `index` and `lasting` say quickly where there is nothing to count."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import NamedTuple

from tabard.core.explain import Sum, Term

from .. import content as c
from ..context import context
from ..language import powers as pw
from ..show.naming import CardName
from ..state import NOBODY, PLAY, RESOURCE, State, player_ref, ref, ref_slot, slot_of
from .index import MORTAL, Change, index, lasting

# -- what changes a card --------------------------------------------------------------------------


def mods_on(s: State, x: int) -> list[Change]:
    """All that static powers, as long as they are there (TCG-MODIFIER-02), and effects do to this
    card."""
    found: list[Change] = []
    own = ref(s, x)
    for y, static in (s.memo or index(s)).on.get(x, ()):
        ctx = context(s.controller[y], ref(s, y), ((own,),))
        if static.varies and not static.whom(s, ctx, x):
            continue
        if static.test is None or static.test(s, ctx):
            for m in static.mods:
                mod = pw.MODS[m]
                n = 0 if mod.n is None else mod.n(s, ctx)
                found.append(tuple.__new__(Change, (mod, n, NOBODY, ctx)))
    if s.effects:
        made = lasting(s)
        found += made.on.get(own, ())
        for change in made.groups:
            group = change.mod.group
            if group is not None and group(s, change.whose, x):
                found.append(change)
    return found


def changed(s: State, x: int) -> bool:
    """Whether anything might make a card other than what is printed on it."""
    idx = s.memo or index(s)
    if x in idx.on or x in idx.mute or s.atk_counters[x] or s.defense_counters[x]:
        return True
    if s.effects:
        made = lasting(s)
        if made.groups or ref(s, x) in made.on:
            return True
    return bool(s.struck) and c.IS_HERO[s.what[x]]


class Traits(NamedTuple):
    atk: int
    health: int
    defense: int
    keywords: int
    assault: int
    mend: int
    cant: int
    resist: int
    sure: bool
    damage: int


PRINTED_TRAITS = tuple(
    Traits(
        *(card.atk, card.health, card.defense, card.keywords, card.assault, card.mend, 0),
        *(card.resist, False, card.damage),
    )
    for card in c.CARDS
)
TRAITS_ON_TURN = tuple(worth._replace(atk=worth.atk + worth.assault) for worth in PRINTED_TRAITS)
"""What is printed, and the same on its controller's turn (TCG-KEYWORD-ASSAULT-01)."""


def traits(s: State, x: int) -> Traits:
    """TCG-MODIFIER-05: printed values, then what is gained and lost, then numbers. Keywords with a
    number add up, others are there or not (TCG-POWER-14). Negative numbers stay so until an amount
    is needed (TCG-GENERAL-05)."""
    idx = s.memo or index(s)
    own_turn = s.turn == s.controller[x]
    steady = not (s.effects or s.struck or s.atk_counters[x] or s.defense_counters[x])
    plain = not changed(s, x) if not steady else x not in idx.on and x not in idx.mute
    if plain:
        return (TRAITS_ON_TURN if own_turn else PRINTED_TRAITS)[s.what[x]]
    steady = steady and x not in idx.varying
    if not steady:
        return counted(s, x, own_turn)
    found = idx.steady.get((x, own_turn))
    if found is None:
        found = idx.steady[x, own_turn] = counted(s, x, own_turn)
    return found


def counted(s: State, x: int, own_turn: bool) -> Traits:
    """The same, with all that changes it."""
    idx = index(s)
    if x in idx.busy:  # a change that is read from what it changes: from what is printed
        return PRINTED_TRAITS[s.what[x]]
    idx.busy.add(x)
    changes = mods_on(s, x)
    idx.busy.discard(x)
    card = c.CARDS[s.what[x]]
    blank = x in idx.mute
    keywords = 0 if blank else card.keywords
    assault, mend = (0, 0) if blank else (card.assault, card.mend)
    resist = 0 if blank else card.resist
    atk, health = card.atk + s.atk_counters[x], card.health  # TCG-COUNTER-03
    defense = card.defense + s.defense_counters[x]
    cant, lost, sure = 0, 0, False
    no_assault = no_mend = False
    for mod, n, other, _ in changes:
        kind = mod.kind
        if kind == "atk":
            atk += n
        elif kind == "health":
            health += n
        elif kind == "keyword":
            keywords |= mod.bits
        elif kind == "assault":  # TCG-KEYWORD-ASSAULT-02, -03
            assault += n
        elif kind == "cant":
            cant |= mod.bits
        elif kind == "mend":
            mend += n
        elif kind == "defense":
            defense += n
        elif kind == "resist":
            resist |= mod.bits
        elif kind == "sure":
            sure = True
        elif kind == "lose":
            lost |= mod.bits
            no_assault = no_assault or "assault" in mod.arg
            no_mend = no_mend or "mend" in mod.arg
        elif kind == "long_range_against" and other in (s.attacker, s.defender):
            keywords |= c.KEYWORD_BIT["long_range"]
    damage = card.damage
    if s.struck and c.IS_HERO[s.what[x]]:  # TCG-WEAPON-02, -07, TCG-STRIKE-10, -12
        for number in s.struck:
            weapon = slot_of(s, number)
            if weapon >= 0 and s.zone[weapon] == PLAY and s.controller[weapon] == s.controller[x]:
                arm = traits(s, weapon)
                atk += max(0, arm.atk)
                damage |= arm.damage
                keywords |= arm.keywords & PASSED
    assault = 0 if no_assault else assault
    if own_turn:
        atk += assault
    return Traits(
        atk,
        health,
        defense,
        keywords & ~lost,  # TCG-MODIFIER-09
        assault,
        0 if no_mend else mend,
        cant,
        resist,
        sure,
        damage,
    )


PASSED = c.KEYWORD_BIT["long_range"] | c.KEYWORD_BIT["stealth"]
"""TCG-STRIKE-15: keywords that a weapon gives to the hero who strikes with it."""
PROTECTOR, STEALTH = c.KEYWORD_BIT["protector"], c.KEYWORD_BIT["stealth"]
ELUSIVE, FEROCITY = c.KEYWORD_BIT["elusive"], c.KEYWORD_BIT["ferocity"]
LONG_RANGE, UNTARGETABLE = c.KEYWORD_BIT["long_range"], c.KEYWORD_BIT["untargetable"]
ABERRATION, HASTE = c.KEYWORD_BIT["aberration"], c.KEYWORD_BIT["time_is_money"]
DUAL_WIELD, SPELLSHIELD = c.KEYWORD_BIT["dual_wield"], c.KEYWORD_BIT["spellshield"]
CANT_ATTACK, CANT_PROTECT = c.FORBID["attack"], c.FORBID["protect"]
CANT_READY, CANT_DIE = c.FORBID["ready_step"], c.FORBID["be_destroyed"]


def anybody(s: State, keyword: int) -> bool:
    """Whether a card in play might have this keyword."""
    given = (s.memo or index(s)).keywords
    return bool((given | lasting(s).keywords if s.effects else given) & keyword)


def forbidden(s: State, x: int) -> int:
    """What this card can't do."""
    return traits(s, x).cant if bans(s) else 0


def bans(s: State) -> int:
    """What cards in play might not be able to do."""
    given = (s.memo or index(s)).cants
    return given | lasting(s).cants if s.effects else given


def atk(s: State, x: int) -> int:
    return traits(s, x).atk


def health(s: State, x: int) -> int:
    return traits(s, x).health


def defense(s: State, x: int) -> int:
    return traits(s, x).defense


def keywords(s: State, x: int) -> int:
    return traits(s, x).keywords


def atk_of(s: State, number: int) -> int:
    """The ATK of an object; when it has left play, what it was then (TCG-GENERAL-10)."""
    slot = slot_of(s, number)
    if slot >= 0 and s.zone[slot] == PLAY:
        return max(0, atk(s, slot))
    return s.last_atk[ref_slot(number)]


def fatal(s: State, x: int) -> bool:
    """TCG-DAMAGE-03, TCG-DAMAGE-05; by the health of this moment (TCG-CHECK-06,
    TCG-MODIFIER-07)."""
    if x in (s.memo or index(s)).frail or (s.effects and lasting(s).frail):
        return s.damage[x] >= max(0, traits(s, x).health)
    return s.damage[x] >= MORTAL[s.what[x]]


def counters(s: State, x: int, kind: str) -> int:
    return int(COUNTER_COLUMNS[kind](s)[x])


def counters_of(s: State, number: int, kind: str) -> int:
    """The counters on an object, or those it had as it left play (TCG-CHAIN-07)."""
    slot = slot_of(s, number)
    if slot < 0 and kind == "heirloom":
        return s.last_heirloom[ref_slot(number)]
    return counters(s, ref_slot(number), kind)


COUNTER_COLUMNS: dict[str, Callable[[State], bytearray]] = {
    "skull": lambda s: s.skull,
    "stake": lambda s: s.stake,
    "heirloom": lambda s: s.heirloom,
    "atk": lambda s: s.atk_counters,
    "defense": lambda s: s.defense_counters,
}


def has_tag(s: State, x: int, word: str) -> bool:
    """A tag, a race, or the last word of one (a Green Dragonkin is a Dragonkin)."""
    card = c.CARDS[s.what[x]]
    if any(tag.name == word for tag in card.tags) or word in (card.race, card.race.split(" ")[-1]):
        return True
    if s.zone[x] != PLAY:
        return False
    return any(
        also == word and whom(s, context(s.controller[y], ref(s, y)), x)
        for y in s.play
        for also, whom in pw.ALSO[s.what[y]]
    )


def same_name(s: State, seat: int) -> int:
    """How many cards of one name this player controls, at most."""
    names = [s.what[x] for x in s.play if s.controller[x] == seat]
    names += [s.what[x] for x in s.resources if s.controller[x] == seat and not s.down[x]]
    return max((names.count(n) for n in names), default=0)


def forbids_player(s: State, seat: int, kind: str) -> Iterator[pw.Mod]:
    """What powers and effects forbid this player, not a card."""
    for y, static in index(s).bans:
        if s.controller[y] != seat:
            yield from (m for m in map(pw.MODS.__getitem__, static.mods) if m.kind == kind)
    for e in s.effects:
        if e.on == player_ref(seat) and pw.MODS[e.mod].kind == kind:
            yield pw.MODS[e.mod]


def can_strike(s: State, seat: int) -> bool:
    return not any(m.bits & c.FORBID["strike"] for m in forbids_player(s, seat, "cant"))


def may_play(s: State, seat: int, x: int) -> bool:
    if not (s.memo or index(s)).bans and not (s.effects and lasting(s).forbids):
        return True
    ctx = context(seat, ref(s, x))
    return not any(m.arg(s, ctx, x) for m in forbids_player(s, seat, "cant_play"))


# -- costs ----------------------------------------------------------------------------------------


def price(s: State, seat: int, x: int) -> Sum:
    """TCG-COST-09: what it costs this player to play the card, term by term: what is added first,
    then what is taken off, each down to its own minimum. TCG-COST-10: what is added is due even
    if the card itself is free."""
    card = s.what[x]
    free = pw.FREE[card]
    own = context(seat, ref(s, x))
    terms = [Term(c.COST[card], "cost-printed", "TCG-CARD-02")]
    if free is not None and free.test is not None and free.test(s, own):
        terms = [Term(0, "cost-free", "TCG-COST-10")]
    changes: list[tuple[int, int, int]] = []
    itself = pw.OWN_PRICE[card]
    if itself is not None:
        changes.append((itself.n(s, own), itself.least, x))
    for y, change in index(s).prices:
        ctx = context(s.controller[y], ref(s, y))
        if change.kind == "group" and change.fits(s, ctx, x):
            changes.append((change.n(s, ctx), change.least, y))
    for e in s.effects:
        mod = pw.MODS[e.mod]
        if mod.kind == "discount" and e.seat == seat and mod.arg(s, own, x):
            changes.append((-e.n, 0, ref_slot(e.source)))
    total = terms[0].amount
    for n, least, y in sorted(changes, key=lambda change: (change[0] < 0, -change[1])):
        less = max(n, min(0, least - total)) if n < 0 else n
        total += less
        terms.append(_term(less, y, s, "TCG-COST-09"))
    return Sum(tuple(terms), 0)


def _term(n: int, y: int, s: State, rule: str) -> Term:
    return Term(n, "cost-card", rule, (("card", CardName(s.what[y])),))


def strike_price(s: State, seat: int, weapon: int) -> int:
    """TCG-STRIKE-02, less what makes strikes cheaper."""
    n = c.CARDS[s.what[weapon]].strike
    for y, change in index(s).prices:
        if change.kind == "strike" and s.controller[y] == seat:
            n += change.n(s, context(seat, ref(s, y)))
    return max(0, n)


def in_party(s: State, x: int) -> bool:
    return s.zone[x] in (PLAY, RESOURCE)
