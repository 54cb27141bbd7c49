"""A position that is written down: at the start of a turn, or in the middle of a movement.

    seats: 2
    turn: A
    A: {hero: sandrai, at: brill, level: grey, side: start, hurt: 1, hand: [shadow-bolt, fear],
        weapon: kobold-geomancer.1, pack: [mountain-boar.1], quests: [bounty], kept: [gold],
        deck: [immolate], discard: [rend], valor: [manhunt], trophies: [kazzaks-mark]}
    B: {hero: grumbaz}
    grey: [rotten-ghoul.1, young-wolf.1]     these come next, in this order, from that deck
    tops: [highway-toll]                     cards that were discarded, the lowest first
    line: {rotten-ghoul.2: t1, 4 bleak-worg.1: t2}    the next free slot, or the one that is told
    events: {brill: mysterious-grave}
    world: harvest-festival
    tokens: {t2: [bomb, gold AB]}            who has looked at it, and out of which pile
    pile: [ambush, bomb]                     the next discoveries
    box: [disease]                           discoveries that are out
    elite: [the-eastern-plagues]             the only elite quests that are left
    moves: 2                                 so many steps are left: the die has been rolled

Whoever is not told stands in Stormwind City, grey, unhurt, with nothing in hand. The rest of an
ability deck lies under what `deck` says, by name. `valor` are completed quests, `honors` challenge
cards that are worth valor. A quest that is under way is ``name STEP TIMES``; `marks` says where its
tokens lie, if not everywhere, and `given` who has one, and for how much damage. A card that is
attached is ``name OWNER SEAT``, or a card or a space instead of the seat, and how many upkeeps it
has left. What was played or used this turn stands in `played` and `used`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from tabard.core.codec import SEAT, SEAT_NAMES, Kind
from tabard.core.errors import Malformed

from . import content as c
from .language import names as n
from .rules import cards, quests, setup, values
from .rules.flow import rounds, walking
from .state import MOVEMENT, Active, Attached, Done, Event, Given, Held, Keeps, Mark, Prize, State

SEAT_KEYS = {
    *("hero", "at", "level", "side", "hurt", "hand", "deck", "discard", "known", "energy"),
    *("weapon", "armor", "pack", "quests", "marks", "kept", "valor", "trophies", "honors"),
    *("disease", "given", "bleeding", "charge", "ambush", "asked"),
}
KEYS = {
    *("seats", "options", "turn", "round", "first", *n.LEVELS, "tops", "line", "events", "world"),
    *("tokens", "mix", "pile", "box", "elite", "attached", "moves", "stepped", "still"),
    *("played", "used"),
}


def read_spec(game: Any, spec: Mapping[str, Any]) -> State:
    seats = spec.get("seats", 2)
    told = [key for key in spec if key not in KEYS and key not in SEAT_NAMES[:seats]]
    if told:
        raise Malformed(f"A position of the Adventure Game has no {told[0]!r}.")
    settings = {name: setting.default for name, setting in game.info.settings.items()}
    s: State = game.blank(settings | spec.get("options", {}), seats)
    setup.stock(s)
    s.turn = SEAT.parse(s, spec.get("turn", "A"))
    s.first = SEAT.parse(s, spec.get("first", SEAT.text(s, s.turn)))
    s.round = spec.get("round", 0)
    for seat in range(seats):
        _hero(s, seat, spec.get(SEAT_NAMES[seat], {}))
    _attached(s, spec)
    for seat in range(seats):
        _belongings(s, seat, spec.get(SEAT_NAMES[seat], {}))
        _quests(s, seat, spec.get(SEAT_NAMES[seat], {}))
    _map(s, spec)
    _decks(s, spec)
    _tokens(s, spec)
    _turn(s, spec)
    wrong = game.laws(s)
    if wrong:
        raise Malformed(wrong[0])
    game.start(s, walking if "moves" in spec else rounds)
    return s


def _all(s: State, kind: Kind, names: Sequence[str]) -> tuple[int, ...]:
    return tuple(kind.parse(s, name) for name in names)


def _hero(s: State, seat: int, spec: Mapping[str, Any]) -> None:
    for key in spec:
        if key not in SEAT_KEYS:
            raise Malformed(f"A hero of the Adventure Game has no {key!r}.")
    free = [hero for hero in range(len(c.HEROES)) if hero not in s.hero]
    s.hero[seat] = c.HERO.parse(s, spec["hero"]) if "hero" in spec else free[0]
    s.at[seat] = c.SPACE.parse(s, spec.get("at", "stormwind-city"))
    s.level[seat] = c.LEVEL.parse(s, spec.get("level", "grey"))
    s.side[seat] = c.SIDE.parse(s, spec.get("side", "start"))
    for name in ("hurt", "disease", "energy", "charge", "ambush"):
        getattr(s, name)[seat] = spec.get(name, 0)
    s.stops[seat] = int(not spec.get("asked", True))
    if "bleeding" in spec:
        many, by = spec["bleeding"].split()
        s.bleeding[seat], s.bled_by[seat] = int(many), SEAT.parse(s, by)


def _attached(s: State, spec: Mapping[str, Any]) -> None:
    for text in spec.get("attached", ()):
        name, owner, host, *left = text.split()
        on = card = space = -1
        if host in SEAT_NAMES[: s.seats]:
            on = SEAT.parse(s, host)
        elif host in c.CARD.index:
            card = c.CARD.parse(s, host)
        else:
            space = c.SPACE.parse(s, host)
        made = (c.ABILITY.parse(s, name), SEAT.parse(s, owner), on, card, space)
        s.attached = (*s.attached, Attached(*made, int(left[0]) if left else 0))


def _belongings(s: State, seat: int, spec: Mapping[str, Any]) -> None:
    held = _all(s, c.ABILITY, spec.get("hand", ()))
    gone = _all(s, c.ABILITY, spec.get("discard", ()))
    top = _all(s, c.ABILITY, spec.get("deck", ()))
    rest = list(c.DECK_OF[s.hero[seat]])
    on = [card.ability for card in s.attached if card.owner == seat]
    for ability in (*held, *gone, *on, *top):
        if ability not in rest:
            raise Malformed(f"{c.ABILITIES[ability].name} is not in this hero's deck so often.")
        rest.remove(ability)
    for ability in held:
        s.hand[ability] += 1
        s.held[seat] += 1
    for ability in gone:
        s.discard[ability] += 1
    for ability in _all(s, c.ABILITY, spec.get("known", ())):
        s.known[ability] += 1
    cards.set_deck(s, seat, (*top, *rest))
    for name in spec.get("pack", ()):
        s.packs = (*s.packs, Held(seat, _take(s, name)))
    for name in spec.get("honors", ()):
        card = _take(s, name)
        s.honors = (*s.honors, Held(seat, card))
        event = c.EVENTS[c.CARDS[card].event]
        s.valor[seat] += event.valor or c.FOES[event.back_foe].valor
    if "weapon" in spec:
        s.weapon[seat] = _take(s, spec["weapon"])
    if "armor" in spec:
        s.armor[seat] = _take(s, spec["armor"])
    for card in values.worn(s, seat):
        if not values.wearable(s, seat, card):
            raise Malformed(f"This hero can't wear {values.item(card).name}.")
    s.kept += tuple(Keeps(seat, c.TOKEN.parse(s, name)) for name in spec.get("kept", ()))


def _quests(s: State, seat: int, spec: Mapping[str, Any]) -> None:
    for text in spec.get("quests", ()):
        name, *far = text.split()
        quest = c.QUEST.parse(s, name)
        step, done = map(int, far or (0, 0))
        s.active = (*s.active, Active(seat, quest, step, done))
        s.quest_left[quest] = 0
        places = _all(s, c.SPACE, spec.get("marks", {}).get(name, ()))
        if name not in spec.get("marks", {}):
            places = c.QUESTS[quest].tokens
        s.marks += tuple(Mark(seat, quest, space) for space in places)
    for name, rivals in spec.get("given", {}).items():
        for text in rivals:
            rival, *dealt = text.split()
            many = int(dealt[0]) if dealt else 0
            s.given = (*s.given, Given(seat, c.QUEST.parse(s, name), SEAT.parse(s, rival), many))
    for name in spec.get("valor", ()):
        quest = c.QUEST.parse(s, name)
        s.done = (*s.done, Done(seat, quest))
        s.quest_left[quest] = 0
        s.valor[seat] += c.QUESTS[quest].valor
    for name in spec.get("trophies", ()):
        trophy = c.TROPHY.parse(s, name)
        s.prizes = (*s.prizes, Prize(seat, trophy))
        s.valor[seat] += c.TROPHIES[trophy].valor


def _take(s: State, name: str) -> int:
    """A challenge card that is somewhere else than in its deck."""
    card = c.CARD.parse(s, name)
    if not s.unseen[card]:
        raise Malformed(f"{name} is in two places.")
    s.unseen[card] = 0
    return card


def _decks(s: State, spec: Mapping[str, Any]) -> None:
    """A deck that is told has these cards left, all of them known."""
    s.tops += tuple(_take(s, card) for card in spec.get("tops", ()))
    for level, name in enumerate(n.LEVELS):
        if name in spec:
            s.tops += tuple(_take(s, card) for card in spec[name])
            for card in c.CARDS_OF[level]:
                if s.unseen[card]:
                    s.unseen[card] = 0
                    s.tops = (*s.tops, card)
    if "elite" in spec:
        named = _all(s, c.QUEST, spec["elite"])
        for quest in c.ELITE:
            if s.quest_left[quest] and quest not in named:
                s.quest_left[quest], s.quest_gone[quest] = 0, 1


def _map(s: State, spec: Mapping[str, Any]) -> None:
    for text, space in spec.get("line", {}).items():
        number, _, name = text.rpartition(" ")
        slot = int(number) - 1 if number else s.line.index(-1)
        s.line[slot] = _take(s, name)
        s.line_at[slot] = c.SPACE.parse(s, space)
    s.events = tuple(
        Event(c.SPACE.parse(s, space), _take(s, name))
        for space, name in spec.get("events", {}).items()
    )
    if "world" in spec:
        s.world = _take(s, spec["world"])


def _tokens(s: State, spec: Mapping[str, Any]) -> None:
    s.mix = spec.get("mix", 0)
    for space, texts in spec.get("tokens", {}).items():
        for text in texts:
            name, seats, mix = [*text.split(), "", ""][:3]
            s.tokens = (*s.tokens, c.TOKEN.parse(s, name))
            s.token_at = (*s.token_at, c.SPACE.parse(s, space))
            known = sum(1 << SEAT.parse(s, seat) for seat in seats.strip("-"))
            s.token_known = (*s.token_known, known)
            s.token_mix = (*s.token_mix, int(mix or s.mix))
    pile = _all(s, c.TOKEN, spec.get("pile", ()))
    for token in _all(s, c.TOKEN, spec.get("box", ())):
        s.box[token] += 1
    out = [*s.tokens, *(k.token for k in s.kept), *pile, *[n.DISEASE] * sum(s.disease)]
    rest = [
        token
        for token, copies in enumerate(c.COPIES_OF_TOKEN)
        for _ in range(copies - out.count(token) - s.box[token])
    ]
    s.pile = (*pile, *rest)


def _turn(s: State, spec: Mapping[str, Any]) -> None:
    if "moves" in spec:
        s.phase = MOVEMENT
        s.moves = spec["moves"]
    s.stepped, s.still = int(spec.get("stepped", False)), int(spec.get("still", False))
    s.played = _all(s, c.ABILITY, spec.get("played", ()))
    s.used = _all(s, c.POWER, spec.get("used", ()))


def measure(s: State, words: list[str]) -> Any:
    """What a scenario may expect besides the columns: ``attack A``, ``type A``, ``life B``,
    ``pack A``, ``hand A``, ``log A``, ``trophies A``, ``marks A``, ``quests A``, ``done A bounty``
    (how often what its step counts has happened), ``token brill``, ``line brill``, ``foe``,
    ``top grey`` (the card that was discarded last)."""
    match words:
        case ["attack" | "defense" | "damage" as what, side]:
            return getattr(values, what)(s, _side(s, side))
        case ["type", side]:
            return n.TYPES[values.attack_type(s, _side(s, side))]
        case ["life", seat]:
            who = SEAT.parse(s, seat)
            return values.life(s, who) - s.hurt[who]
        case ["pack", seat]:
            return [c.CARDS[card].id for card in values.pack(s, SEAT.parse(s, seat))]
        case ["hand", seat]:
            return [c.ABILITIES[x].id for x in cards.hand(s, SEAT.parse(s, seat))]
        case ["log", seat]:
            return quests.logged(s, SEAT.parse(s, seat))
        case ["trophies", seat]:
            who = SEAT.parse(s, seat)
            return [c.TROPHY.text(s, p.trophy) for p in s.prizes if p.seat == who]
        case ["marks", seat]:
            who = SEAT.parse(s, seat)
            return [c.SPACES[m.space] for m in s.marks if m.seat == who]
        case ["quests", seat]:
            return [c.QUESTS[a.quest].id for a in quests.mine(s, SEAT.parse(s, seat))]
        case ["done", seat, quest]:
            mine = quests.mine(s, SEAT.parse(s, seat))
            return next((a.done for a in mine if c.QUESTS[a.quest].id == quest), -1)
        case ["line", space]:
            slots = values.slots_at(s, c.SPACE.parse(s, space))
            return [c.CARDS[s.line[slot]].id for slot in slots]
        case ["foe"]:
            return c.FOES[s.foe].id if s.foe >= 0 else "-"
        case ["top", level]:
            color = c.LEVEL.parse(s, level)
            there = [card for card in s.tops if c.CARDS[card].level == color]
            return c.CARDS[there[-1]].id if there else "-"
    return None


def _side(s: State, text: str) -> int:
    """A seat's side of the combat, or the encounter's."""
    return 1 if text == "encounter" else values.side_of(s, SEAT.parse(s, text))
