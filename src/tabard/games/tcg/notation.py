"""Positions and measures in words, for scenarios and tests.

    position:
      turn: A                       # whose action phase it is (default A)
      number: 5                     # how many turns have begun (default 5)
      stops: every                  # where both are asked: usual (default), every or few; a list
                                    # of these, one for each; or for each a list of halts:
                                    # {A: [my-ready, respond], B: few}
      A:
        hero: Gurzak of Orgrimmar   # default: Gurzak for A, Stromdak for B
        damage: 3                   # on the hero
        exhausted: true             # the hero; also `flipped: true`
        play:                       # allies, equipment, ongoing abilities, in order
          - Kor Cindervein
          - Brigg | exhausted | damage 1 | fresh
          - Mark of the Wild | on kor-cindervein
          - Colossal Skull-Clad Cleaver | skull 2 | of B     # B owns it
        resources: 4                # so many face down; or a list: names are face up quests and
                                    # locations, `Fireball | down`, `Entrenched | exhausted`
        hand: [Fireball, Fire Blast]
        graveyard: [Scorch]
        deck: 20                    # so many cards; or a list from the top
        removed: [Scorch]           # from the game
      placed: 1                     # a resource was placed already this turn
      lists: hidden                 # whether the players know each other's lists (default open)

Of a card that not everybody can read, `looked` says that its owner can, `known` that the other can,
and `seen` that the other has seen it get lost among those they can't. The duel goes on with the
turn player's priority in their action phase. Slots can be named by what lies there: see
`state.Slots`. `writing` is the way back.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from tabard.core.codec import SEAT
from tabard.core.errors import Malformed

from . import content as c
from . import deckrules
from .rules import orders, values
from .rules.flow import from_here
from .rules.index import ready_resources
from .rules.legal import play_cost
from .rules.piles import set_deck, set_graveyard, set_hand
from .state import (
    BOTH,
    DECK,
    GRAVEYARD,
    HALT,
    HAND,
    HEROES,
    NONE,
    PLAY,
    REMOVED,
    RESOURCE,
    SLOT,
    STOP,
    TOKENS,
    ZONE,
    State,
    deck,
    graveyard,
    hand,
    other_bit,
    ref,
    ref_slot,
    resources,
    seat_bit,
    slot_of,
)

KEYS = {"turn", "number", "stops", "placed", "lists", "A", "B"}
PLAYER_KEYS = {
    *("hero", "damage", "exhausted", "flipped", "play", "resources", "hand", "graveyard"),
    *("deck", "removed"),
}
HEROES_BY_DEFAULT = ("Gurzak of Orgrimmar", "Stromdak of Ironforge")
FILLER = "Cerwyn"
"""The card of which unnamed decks and resources consist."""
DECK_BY_DEFAULT = 20
FLAGS: dict[str, Callable[[State], bytearray]] = {
    "exhausted": lambda s: s.exhausted,
    "fresh": lambda s: s.fresh,
    "down": lambda s: s.down,
    "stays": lambda s: s.stays,
    "spent": lambda s: s.spent,
}


def place(game: Any, spec: Mapping[str, Any]) -> State:
    """A state in somebody's action phase, from its notation."""
    unknown = [key for key in spec if key not in KEYS]
    if unknown:
        raise Malformed(f"A position has no {', '.join(map(repr, unknown))}.")
    lists = spec.get("lists", "open")
    s: State = game.blank({"decks": "random", "lists": lists}, 2)
    s.turn = SEAT.parse(s, spec.get("turn", "A"))
    s.number = _number(spec.get("number", 5), "number", 1, 250)
    s.placed = _number(spec.get("placed", 0), "placed", 0, 9)
    for seat, stops in enumerate(_stops(spec.get("stops", "usual"))):
        orders.be_asked(s, seat, _halts(s, stops))
    s.secret_list = bytearray((lists == "hidden",) * 2)
    players = [_mapping(spec.get(name, {}), name) for name in "AB"]
    for seat, player in enumerate(players):
        _Side(s, seat, player).lay()
    for seat, player in enumerate(players):
        _attach(s, seat, player)
    wrong = game.laws(s)
    if wrong:
        raise Malformed(f"This position can't be: {'; '.join(wrong)}.")
    game.start(s, from_here)
    return s


def _mapping(value: Any, name: str) -> Mapping[str, Any]:
    if not isinstance(value, Mapping):
        raise Malformed(f"{name!r} must hold names and values.")
    for key in value:
        if key not in PLAYER_KEYS:
            raise Malformed(f"A player has no {key!r}; there are {', '.join(sorted(PLAYER_KEYS))}.")
    return value


def _stops(value: Any) -> list[Any]:
    """What each player has ordered."""
    if isinstance(value, Mapping):
        unknown = [name for name in value if name not in ("A", "B")]
        if unknown:
            raise Malformed(f"'stops' are A's and B's, not {unknown[0]!r}'s.")
        return [value.get(name, "usual") for name in "AB"]
    if isinstance(value, list) and len(value) != 2:
        raise Malformed("'stops' must hold one entry for each player.")
    return value if isinstance(value, list) else [value, value]


def _halts(s: State, value: Any) -> list[bool]:
    """A ready-made order, or the halts where a player is asked."""
    if isinstance(value, list):
        wanted = [HALT.parse(s, name) for name in value]
        return [at in wanted for at in range(HALT.size)]
    return list(orders.HALTS[STOP.parse(s, value)])


def _number(value: Any, name: str, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Malformed(f"{name!r} must be a whole number from {low} to {high}, not {value!r}.")
    return value


def card_number(name: str) -> int:
    """A card (or a token: ``Ghoul token``) by its name or slug."""
    found = c.CARD_NO.get(name)
    if found is None:
        found = c.CARD.index.get(c.slug(name))
    if found is None:
        raise Malformed(f"There is no card called {name!r}.")
    return found


class _Side:
    """Lays out the cards of one player."""

    def __init__(self, s: State, seat: int, spec: Mapping[str, Any]) -> None:
        self.s, self.seat, self.spec = s, seat, spec
        self.next = HEROES[seat] + 1

    def lay(self) -> None:
        s, seat, spec = self.s, self.seat, self.spec
        hero = HEROES[seat]
        self.set(hero, card_number(str(spec.get("hero", HEROES_BY_DEFAULT[seat]))), seat, PLAY)
        s.first_hero[seat] = s.what[hero]
        s.heroes += (hero,)
        s.play += (hero,)
        s.damage[hero] = _number(spec.get("damage", 0), "damage", 0, 99)
        s.exhausted[hero] = bool(spec.get("exhausted", False))
        s.down[hero] = bool(spec.get("flipped", False))
        for text in self.list("play"):
            s.play += (self.item(text, PLAY),)
        for text in self.list("resources", down=True):
            x = self.item(text, RESOURCE)
            s.resources += (x,)
            s.known[x] |= seat_bit(seat)
        set_hand(s, seat, tuple(self.item(text, HAND) for text in self.list("hand")))
        for x in hand(s, seat):
            s.known[x] |= seat_bit(seat)
        set_graveyard(s, seat, tuple(self.item(text, GRAVEYARD) for text in self.list("graveyard")))
        for text in self.list("removed"):
            self.item(text, REMOVED)
        set_deck(s, seat, tuple(self.item(text, DECK) for text in self.list("deck")))
        s.memo = None

    def list(self, key: str, down: bool = False) -> list[str]:
        value = self.spec.get(key, DECK_BY_DEFAULT if key == "deck" else [])
        if type(value) is int:
            _number(value, key, 0, 60)
            return [f"{FILLER} | down" if down else FILLER] * value
        if not isinstance(value, list) or not all(isinstance(v, str) for v in value):
            raise Malformed(f"{key!r} must be a number or a list of cards.")
        return value

    def set(self, x: int, card: int, owner: int, zone: int) -> None:
        s = self.s
        s.what[x], s.owner[x], s.zone[x] = card, owner, zone
        if zone in (PLAY, RESOURCE):
            s.controller[x] = s.entered[x] = self.seat
        if zone in (PLAY, GRAVEYARD, REMOVED):
            s.known[x] = BOTH

    def item(self, text: str, zone: int) -> int:
        """``Brigg | exhausted | damage 1``"""
        name, *words = (part.strip() for part in text.split("|"))
        card = card_number(name)
        owner = self.seat
        for word in words:
            if word.startswith("of "):
                owner = SEAT.parse(self.s, word[3:])
        x = self._free(card, owner)
        self.set(x, card, owner, zone)
        if zone == RESOURCE and "down" not in words:
            self.s.known[x] = BOTH
        for word in words:
            self._word(x, word)
        return x

    def _free(self, card: int, owner: int) -> int:
        slots = TOKENS if c.CARDS[card].token else range(HEROES[owner] + 1, HEROES[owner] + 101)
        return next(x for x in slots if self.s.what[x] < 0)

    def _word(self, x: int, word: str) -> None:
        name, _, value = word.partition(" ")
        if word in FLAGS:
            FLAGS[word](self.s)[x] = 1
        elif word == "looked":
            self.s.known[x] |= seat_bit(self.s.owner[x])
        elif word == "known":
            self.s.known[x] |= other_bit(self.s.owner[x])
        elif word == "seen":
            self.s.seen[x] |= other_bit(self.s.owner[x])
        elif name == "damage" and value.isdigit():
            self.s.damage[x] = int(value)
        elif name in values.COUNTER_COLUMNS and value.isdigit():
            values.COUNTER_COLUMNS[name](self.s)[x] = int(value)
        elif name not in ("of", "on"):
            raise Malformed(f"A card can't be {word!r}.")


def _attach(s: State, seat: int, spec: Mapping[str, Any]) -> None:
    """``Mark of the Wild | on kor-cindervein``, once everything lies there."""
    placed = [x for x in s.play if s.entered[x] == seat and x not in s.heroes]
    texts = spec.get("play", [])
    for x, text in zip(placed, texts, strict=True):
        for word in (part.strip() for part in text.split("|")):
            if word.startswith("on "):
                s.host[x] = SLOT.parse(s, word[3:])
                s.last_host[x] = ref(s, s.host[x])
    s.memo = None


# -- measures -------------------------------------------------------------------------------------

CARD_MEASURES: dict[str, Callable[[State, int], Any]] = {
    "atk": values.atk,
    "health": values.health,
    "defense": values.defense,
    "zone_of": lambda s, x: ZONE.names[s.zone[x]],
    "side": lambda s, x: "-" if s.controller[x] == NONE else "AB"[s.controller[x]],
    "keywords": lambda s, x: [k for k, b in c.KEYWORD_BIT.items() if values.keywords(s, x) & b],
    "mend": lambda s, x: values.traits(s, x).mend,
    "assault": lambda s, x: values.traits(s, x).assault,
    "attachments": lambda s, x: [c.CARDS[s.what[y]].slug for y in s.play if s.host[y] == x],
    "traits": lambda s, x: list(deckrules.deck_traits(c.CARDS[s.what[x]])),
}
SEAT_MEASURES: dict[str, Callable[[State, int], Any]] = {
    "hand": lambda s, seat: [c.CARDS[s.what[x]].slug for x in hand(s, seat)],
    "deck": lambda s, seat: [c.CARDS[s.what[x]].slug for x in deck(s, seat)],
    "graveyard": lambda s, seat: [c.CARDS[s.what[x]].slug for x in graveyard(s, seat)],
    "party": lambda s, seat: [c.CARDS[s.what[x]].slug for x in s.play if s.controller[x] == seat],
    "row": lambda s, seat: [
        ("down " if s.down[x] else "") + c.CARDS[s.what[x]].slug for x in resources(s, seat)
    ],
    "ready": ready_resources,
    "removed": lambda s, seat: [
        c.CARDS[s.what[x]].slug
        for x in range(TOKENS.start)
        if s.zone[x] == REMOVED and s.owner[x] == seat
    ],
}


def measured(s: State, words: list[str]) -> Any:
    """``atk kor-cindervein``, ``hand A``, ``cost A fireball``, ``fits A fireball`` (the deck),
    ``links``, ``winner``."""
    name, *rest = words
    if name in CARD_MEASURES and len(rest) == 1:
        return CARD_MEASURES[name](s, SLOT.parse(s, rest[0]))
    if name in SEAT_MEASURES and len(rest) == 1 and rest[0] in ("A", "B"):
        return SEAT_MEASURES[name](s, "AB".index(rest[0]))
    if name == "cost" and len(rest) == 2 and rest[0] in ("A", "B"):
        seat = "AB".index(rest[0])
        for x in hand(s, seat):
            if c.CARDS[s.what[x]].slug == rest[1]:
                return play_cost(s, seat, x)
    if name == "fits" and len(rest) == 2 and rest[0] in ("A", "B"):
        return fits_deck(s, "AB".index(rest[0]), card_number(rest[1]))
    if name == "strike_cost" and len(rest) == 1:
        x = SLOT.parse(s, rest[0])
        return values.strike_price(s, s.controller[x], x)
    if name == "links" and not rest:
        return [c.CARDS[s.what[ref_slot(link.source)]].slug for link in s.chain]
    if name == "attacking" and not rest:
        return _fighter(s, s.attacker)
    if name == "defending" and not rest:
        return _fighter(s, s.defender)
    if name == "winner" and not rest:
        return {0: "-", seat_bit(0): "B", seat_bit(1): "A", BOTH: "draw"}[s.lost]
    return None


def fits_deck(s: State, seat: int, card: int) -> bool:
    """Whether this player's deck, as it lies there, may take one more such card, however small it
    is (TCG-DECK-13)."""
    cards = [c.CARDS[s.what[x]] for x in deck(s, seat)]
    wrong = deckrules.judge(c.CARDS[s.first_hero[seat]], [*cards, c.CARDS[card]])
    return all(problem.rule == "TCG-DECK-01" for problem in wrong)


def _fighter(s: State, number: int) -> str:
    slot = slot_of(s, number)
    return "-" if slot < 0 else c.CARDS[s.what[slot]].slug
