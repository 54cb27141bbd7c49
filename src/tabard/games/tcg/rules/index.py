"""Who has powers to be asked about: found once, and kept until a card enters or leaves play,
changes sides, is turned or loses its powers (then `s.memo` is None).

Everything that listens, costs or changes something is looked up here: nobody scans the table.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from operator import itemgetter
from typing import Any, NamedTuple, TypeAlias

from .. import content as c
from ..context import Context, context
from ..language import powers as pw
from ..state import NONE, PLAY, State, graveyard, ref, resources

PICKY = ("cant_attack", "only_attacks")
"""The changes that say whom a card may attack."""


class Change(NamedTuple):
    """One thing that changes a card."""

    mod: pw.Mod
    n: int
    other: int
    """Whom it speaks of besides."""
    whose: Context


class Lasting:
    """The effects that last, sorted by what they are on."""

    __slots__ = (
        *("cants", "discounts", "effects", "forbids", "frail", "groups", "keywords", "on", "picky"),
    )

    def __init__(self, effects: tuple[Any, ...]) -> None:
        self.effects = effects
        self.on: dict[int, list[Change]] = {}
        self.groups: list[Change] = []
        self.frail = False
        """One of them changes health."""
        self.picky = False
        """One of them says who may be attacked."""
        self.discounts = self.forbids = False
        """One of them changes what cards cost, or forbids a player to play some."""
        self.keywords = self.cants = 0
        """The keywords that they give, and what they forbid."""
        for e in effects:
            mod = pw.MODS[e.mod]
            self.keywords |= pw.GIVES[e.mod]
            self.cants |= pw.MOD_FORBIDS[e.mod]
            change = Change(mod, e.n, e.other, context(e.seat, e.source))
            if e.on >= 0:
                self.on.setdefault(e.on, []).append(change)
            else:
                self.groups.append(change)
            self.frail = self.frail or mod.kind == "health"
            self.picky = self.picky or mod.kind in PICKY
            self.discounts = self.discounts or mod.kind == "discount"
            self.forbids = self.forbids or mod.kind == "cant_play"


class Index:
    """The powers that work, of the cards in play (TCG-POWER-02)."""

    __slots__ = (
        *(
            "bans",
            "busy",
            "cants",
            "crowded",
            "crowds",
            "ears",
            "frail",
            "ghosts",
            "keywords",
            "lasting",
            "loose",
        ),
        *("mortal", "mute", "on", "packets", "pays", "picky", "prices", "restless", "rows"),
        *("statics", "steady", "taken", "varying"),
    )

    def __init__(self, s: State) -> None:
        self.statics: list[tuple[int, pw.Static]] = []
        self.ears: dict[int, list[tuple[int, pw.Power, pw.Event]]] = {}
        """For each kind of event that somebody waits for: (slot, power, event)."""
        self.pays: tuple[list[tuple[int, pw.Power]], ...] = ([], [])
        """For each seat: the powers that it may pay for."""
        self.prices: list[tuple[int, pw.Price]] = []
        self.packets: list[tuple[int, pw.Packets]] = []
        self.on: dict[int, list[tuple[int, pw.Static]]] = {}
        """The static powers that can change a card, for each card."""
        self.varying: set[int] = set()
        """The cards of which some change depends on more than what is in play."""
        self.steady: dict[tuple[int, bool], Any] = {}
        """What the other changed cards are worth, on their controller's turn or not: see
        `values.traits`."""
        self.frail: set[int] = set()
        """The cards whose health they change."""
        self.picky = False
        """Somebody may not attack everybody."""
        self.cants = 0
        """What they forbid."""
        self.keywords = 0
        """All keywords that a card in play might have."""
        self.taken = False
        """Somebody controls a card that they did not bring into play, or might."""
        self.busy: set[int] = set()
        """The cards whose values are being counted."""
        self.lasting: Lasting | None = None
        self.mute: set[int] = set()
        """TCG-POWER-13: the cards that have lost their powers to an attachment."""
        self.loose = False
        """An attachment is on nothing that it may be on."""
        self.mortal: list[tuple[int, int]] = []
        """The cards that damage can destroy, and how much of it, as far as is printed."""
        self.ghosts: list[tuple[tuple[int, ...], list[int]]] = [((), []), ((), [])]
        """For each seat: its graveyard as somebody saw it, and what of it can be used there."""
        self.rows: list[tuple[tuple[int, ...], Counter]] = [((), no_zeros), ((), no_zeros)]
        """For each seat: all resources as somebody saw them, and what counts its ready ones."""
        what, controller, entered = s.what, s.controller, s.entered
        host, down, working = s.host, s.down, pw.WORKING
        characters, mortal = c.IS_CHARACTER, self.mortal
        limited: tuple[list[int], list[int]] = ([], [])
        keywords = 0
        at_work: list[tuple[int, pw.Working]] = []
        for x in s.play:
            card = what[x]
            keywords |= PRINTED_KEYWORDS[card]
            if controller[x] != entered[x]:
                self.taken = True
            if characters[card]:
                mortal.append((x, MORTAL[card]))
            if SORTS[card]:
                limited[controller[x]].append(x)
            own = working[card]
            if own is not None and not down[x]:  # TCG-HERO-08
                at_work.append((x, own))
            if host[x] != NONE:
                self.attach(s, x)
        self.keywords = keywords
        towns = [0, 0]
        for x in s.resources:
            if down[x]:  # TCG-LOCATION-05, TCG-QUEST-08
                continue
            card = what[x]
            own = working[card]
            if own is not None:
                at_work.append((x, own))
            if IS_LOCATION[card]:
                towns[controller[x]] += 1
        for x, own in at_work:
            if x not in self.mute:
                self.add(s, x, own)
        for y, static in self.statics:
            self.spread(s, y, static)
        self.bans = [(y, static) for y, static in self.statics if static.players]
        """Those that forbid the other player something."""
        self.crowds = [crowds(s, mine) if len(mine) > 1 else [] for mine in limited]
        self.crowded = self.crowds != [[], []] or towns[0] > 1 or towns[1] > 1
        """Somebody has cards that might be too many, or two locations."""
        self.restless = self.crowded or self.taken or self.loose
        """A check might change something, whatever the damage."""

    def attach(self, s: State, x: int) -> None:
        card = s.what[x]
        if pw.TAKES_OVER[card]:
            self.taken = True
        if pw.BLANKS[card]:
            self.mute.add(s.host[x])
        if not fits_host(s, x):
            self.loose = True

    def add(self, s: State, x: int, own: pw.Working) -> None:
        """TCG-POWER-12: what is paid for, by its controller alone (TCG-POWER-09, TCG-QUEST-12),
        what triggers and what changes others."""
        statics, prices, packets, paid, heard = own
        for static in statics:
            self.statics.append((x, static))
        for price in prices:
            self.prices.append((x, price))
        for more in packets:
            self.packets.append((x, more))
        for power in paid:
            self.pays[s.controller[x]].append((x, power))
        for power, event in heard:
            self.ears.setdefault(event.kind, []).append((x, power, event))

    def give(self, s: State, x: int, power: pw.Power) -> None:
        """A power that a card has from another."""
        if pw.is_paid(power):
            self.pays[s.controller[x]].append((x, power))
        for event in power.events:
            self.ears.setdefault(event.kind, []).append((x, power, event))

    def spread(self, s: State, y: int, static: pw.Static) -> None:
        """A static power, to all of whom it speaks; what it lets them do."""
        whom: Sequence[int] = s.play
        if static.one is not None:
            one = static.one(s, y)
            whom = (one,) if one in s.play else ()
        elif not static.varies:
            ctx = context(s.controller[y], ref(s, y))
            whom = [x for x in s.play if static.whom(s, ctx, x)]
        for x in whom:
            self.on.setdefault(x, []).append((y, static))
        if not static.steady:
            self.varying.update(whom)
        for m in static.mods:
            kind = pw.MODS[m].kind
            self.keywords |= pw.GIVES[m]
            self.cants |= pw.MOD_FORBIDS[m]
            self.picky = self.picky or kind in PICKY
            if kind == "health":
                self.frail.update(whom)
            elif kind == "power":
                for x in whom:
                    self.give(s, x, pw.POWERS[pw.MODS[m].arg])


def index(s: State) -> Index:
    found = s.memo
    if found is None:
        found = s.memo = Index(s)
    made: Index = found
    return made


def lasting(s: State) -> Lasting:
    """The effects of this moment: sorted anew when they are others."""
    idx = index(s)
    found = idx.lasting
    if found is None or found.effects is not s.effects:
        found = idx.lasting = Lasting(s.effects)
    return found


def ready_resources(s: State, seat: int) -> int:
    idx = s.memo or index(s)
    count: Counter
    row, count = idx.rows[seat]
    if row is not s.resources:
        count = zeros_at(resources(s, seat))
        idx.rows[seat] = (s.resources, count)
    return count(s.exhausted)


Counter: TypeAlias = Callable[[Sequence[int]], int]


def zeros_at(places: Sequence[int]) -> Counter:
    """What counts the zeros of a column at these places: nothing is counted more often.

    >>> zeros_at([0, 1, 3])([0, 7, 0, 0])
    2
    """
    if not places:
        return no_zeros
    if len(places) == 1:
        return lambda column: int(not column[places[0]])
    taken = itemgetter(*places)
    return lambda column: taken(column).count(0)


def no_zeros(column: Sequence[int]) -> int:
    return 0


def ghosts(s: State, seat: int) -> list[int]:
    """The cards in a player's graveyard with which something can be done there."""
    idx = s.memo or index(s)
    dead = graveyard(s, seat)
    found: list[int]
    seen, found = idx.ghosts[seat]
    if seen is not dead:
        what, haunts = s.what, pw.HAUNTS
        found = [x for x in dead if what[x] in haunts]
        idx.ghosts[seat] = (dead, found)
    return found


PRINTED_KEYWORDS = tuple(card.keywords for card in c.CARDS)
TWO_HANDED = tuple(card.type == c.WEAPON and card.hands == 2 for card in c.CARDS)
OFF_HAND = tuple(any(tag.name == "Off-Hand" for tag in card.tags) for card in c.CARDS)
MELEE_HAND = tuple(
    card.type == c.WEAPON and card.hands == 1 and any(tag.name == "Melee" for tag in card.tags)
    for card in c.CARDS
)
MORTAL = tuple(card.health if c.IS_CHARACTER[i] else 1 << 20 for i, card in enumerate(c.CARDS))
"""How much damage is fatal, as far as is printed; for what damage can't destroy, no number."""
IS_LOCATION = tuple(kind == c.LOCATION for kind in c.TYPE)
COUNTED = {tag.name for card in c.CARDS for tag in card.tags if tag.limit}


ANY = 1 << 20


def sorts(card: c.Card) -> dict[str, int]:
    """Of which sorts a card is, and how many of each it lets a player have: by its name
    (TCG-UNIQUE-03) and its tags, of whatever type it is (TCG-WEAPON-03, TCG-ARMORCARD-02,
    TCG-ITEM-02, TCG-TOTEM-06), a token too (TCG-TOKEN-03)."""
    found = {card.slug: 1} if card.unique else {}
    for tag in card.tags:
        if tag.limit or tag.name in COUNTED:
            found[tag.name] = min(tag.limit or ANY, found.get(tag.name, ANY))
    return found


SORTS = tuple(map(sorts, c.CARDS))


class Crowd(NamedTuple):
    """Cards of one sort, more than one player may have."""

    sort: str
    limit: int
    cards: list[int]


def crowds(s: State, mine: list[int]) -> list[Crowd]:
    """TCG-TAG-02, TCG-UNIQUE-01, TCG-WEAPON-05: of which cards a player has one too many, each
    player for themselves (TCG-TAG-03, TCG-UNIQUE-02). The lowest number counts (TCG-TAG-05)."""
    limits: dict[str, int] = {}
    crowd: dict[str, list[int]] = {}
    for x in mine:
        for sort, limit in SORTS[s.what[x]].items():
            limits[sort] = min(limit, limits.get(sort, ANY))
            crowd.setdefault(sort, []).append(x)
    found = [
        Crowd(sort, limits[sort], cards)
        for sort, cards in crowd.items()
        if len(cards) > limits[sort]
    ]
    small = [x for x in mine if OFF_HAND[s.what[x]]]
    if small:
        large = [x for x in mine if TWO_HANDED[s.what[x]]]
        blades = [x for x in mine if MELEE_HAND[s.what[x]]]
        if large:
            found.append(Crowd("", 0, large + small))
        if len(blades) > 1:  # TCG-KEYWORD-DUALWIELD-01: or one and an Off-Hand card
            found.append(Crowd("", 2, blades + small))
    return found


def places(s: State, seat: int) -> list[int]:
    """TCG-LOCATION-03: the face-up locations of a player."""
    return [
        x
        for x in s.resources
        if IS_LOCATION[s.what[x]] and s.controller[x] == seat and not s.down[x]
    ]


def fits_host(s: State, x: int) -> bool:
    host, fits = s.host[x], pw.HOSTS[s.what[x]]
    if s.zone[host] != PLAY:
        return False
    return fits is None or fits(s, context(s.controller[x], x), host)
