"""A position that is written down, at the start of a turn.

    seats: 2
    turn: A
    A: {hero: sandrai, at: brill, level: grey, side: start, hurt: 1, hand: [shadow-bolt, fear],
        weapon: kobold-geomancer.1, pack: [mountain-boar.1], quests: [bounty], kept: [gold],
        deck: [immolate], valor: [manhunt]}
    B: {hero: grumbaz}
    grey: [rotten-ghoul.1, young-wolf.1]     these come next, in this order, from that deck
    line: {rotten-ghoul.2: t1}
    events: {brill: mysterious-grave}
    world: harvest-festival
    tokens: {t2: [bomb, gold]}
    pile: [ambush, bomb]                     the next discoveries
    elite: [the-eastern-plagues]             the only elite quests that are left

Whoever is not told stands in Stormwind City, grey, unhurt, with nothing in hand. The rest of an
ability deck lies under what `deck` says, in the order of the list. `valor` are completed quests.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.core.codec import SEAT, SEAT_NAMES
from tabard.core.errors import Malformed

from . import content as c
from .language import names as n
from .rules import cards, quests, setup, values
from .rules.flow import rounds
from .state import Active, Done, Event, Given, Held, Keeps, Mark, State

SEAT_KEYS = {
    *("hero", "at", "level", "side", "hurt", "hand", "deck", "weapon", "armor", "pack"),
    *("quests", "kept", "valor", "disease", "given"),
}
KEYS = {"seats", "turn", *n.LEVELS, "line", "events", "world", "tokens", "pile", "elite"}


def place(game: Any, spec: Mapping[str, Any]) -> State:
    seats = spec.get("seats", 2)
    told = [key for key in spec if key not in KEYS and key not in SEAT_NAMES[:seats]]
    if told:
        raise Malformed(f"A position of the Adventure Game has no {told[0]!r}.")
    settings = {name: setting.default for name, setting in game.info.settings.items()}
    s: State = game.blank(settings, seats)
    setup.fill(s)
    s.first = s.turn = SEAT.parse(s, spec.get("turn", "A"))
    for seat in range(seats):
        _hero(s, seat, spec.get(SEAT_NAMES[seat], {}))
    for seat in range(seats):
        _belongings(s, seat, spec.get(SEAT_NAMES[seat], {}))
    _map(s, spec)
    _decks(s, spec)
    _tokens(s, spec)
    wrong = game.laws(s)
    if wrong:
        raise Malformed(wrong[0])
    game.start(s, rounds)
    return s


def _hero(s: State, seat: int, spec: Mapping[str, Any]) -> None:
    for key in spec:
        if key not in SEAT_KEYS:
            raise Malformed(f"A hero of the Adventure Game has no {key!r}.")
    free = [hero for hero in range(len(c.HEROES)) if hero not in s.hero]
    s.hero[seat] = c.HERO.parse(s, spec["hero"]) if "hero" in spec else free[0]
    s.at[seat] = c.SPACE.parse(s, spec.get("at", "stormwind-city"))
    s.level[seat] = c.LEVEL.parse(s, spec.get("level", "grey"))
    s.side[seat] = c.SIDE.parse(s, spec.get("side", "start"))
    s.hurt[seat] = spec.get("hurt", 0)
    s.disease[seat] = spec.get("disease", 0)


def _belongings(s: State, seat: int, spec: Mapping[str, Any]) -> None:
    held = [c.ABILITY.parse(s, name) for name in spec.get("hand", ())]
    top = [c.ABILITY.parse(s, name) for name in spec.get("deck", ())]
    rest = list(c.DECK_OF[s.hero[seat]])
    for ability in (*held, *top):
        if ability not in rest:
            raise Malformed(f"{c.ABILITIES[ability].name} is not in this hero's deck so often.")
        rest.remove(ability)
    for ability in held:
        s.hand[ability] += 1
        s.held[seat] += 1
    cards.set_deck(s, seat, (*top, *rest))
    for name in spec.get("pack", ()):
        s.packs = (*s.packs, Held(seat, _take(s, name)))
    if "weapon" in spec:
        s.weapon[seat] = _take(s, spec["weapon"])
    if "armor" in spec:
        s.armor[seat] = _take(s, spec["armor"])
    for card in values.worn(s, seat):
        if not values.wearable(s, seat, card):
            raise Malformed(f"This hero can't wear {values.item(card).name}.")
    s.kept += tuple(Keeps(seat, c.TOKEN.parse(s, name)) for name in spec.get("kept", ()))
    for name in spec.get("quests", ()):
        quest = c.QUEST.parse(s, name)
        s.active = (*s.active, Active(seat, quest, 0, 0))
        s.quest_left[quest] = 0
        s.marks += tuple(Mark(seat, quest, space) for space in c.QUESTS[quest].tokens)
    for name, rivals in spec.get("given", {}).items():
        quest = c.QUEST.parse(s, name)
        s.given += tuple(Given(seat, quest, SEAT.parse(s, x), 0) for x in rivals)
    for name in spec.get("valor", ()):
        quest = c.QUEST.parse(s, name)
        s.done = (*s.done, Done(seat, quest))
        s.quest_left[quest] = 0
        s.valor[seat] += c.QUESTS[quest].valor


def _take(s: State, name: str) -> int:
    """A challenge card that is somewhere else than in its deck."""
    card = c.CARD.parse(s, name)
    if not s.unseen[card]:
        raise Malformed(f"{name} is in two places.")
    s.unseen[card] = 0
    return card


def _decks(s: State, spec: Mapping[str, Any]) -> None:
    """A deck that is told has these cards left, all of them known."""
    for level, name in enumerate(n.LEVELS):
        if name in spec:
            s.tops += tuple(_take(s, card) for card in spec[name])
            for card in c.CARDS_OF[level]:
                if s.unseen[card]:
                    s.unseen[card] = 0
                    s.tops = (*s.tops, card)
    if "elite" in spec:
        named = [c.QUEST.parse(s, name) for name in spec["elite"]]
        for quest in c.ELITE:
            if s.quest_left[quest] and quest not in named:
                s.quest_left[quest], s.quest_gone[quest] = 0, 1


def _map(s: State, spec: Mapping[str, Any]) -> None:
    for slot, (name, space) in enumerate(spec.get("line", {}).items()):
        s.line[slot] = _take(s, name)
        s.line_at[slot] = c.SPACE.parse(s, space)
    s.events = tuple(
        Event(c.SPACE.parse(s, space), _take(s, name))
        for space, name in spec.get("events", {}).items()
    )
    if "world" in spec:
        s.world = _take(s, spec["world"])


def _tokens(s: State, spec: Mapping[str, Any]) -> None:
    for space, names in spec.get("tokens", {}).items():
        for name in names:
            s.tokens = (*s.tokens, c.TOKEN.parse(s, name))
            s.token_at = (*s.token_at, c.SPACE.parse(s, space))
            s.token_known = (*s.token_known, 0)
            s.token_mix = (*s.token_mix, 0)
    pile = [c.TOKEN.parse(s, name) for name in spec.get("pile", ())]
    out = [*s.tokens, *(k.token for k in s.kept), *pile, *[n.DISEASE] * sum(s.disease)]
    rest = [
        token
        for token, copies in enumerate(c.COPIES_OF_TOKEN)
        for _ in range(copies - out.count(token))
    ]
    s.pile = (*pile, *rest)


def measure(s: State, words: list[str]) -> Any:
    """What a scenario may expect besides the columns: ``attack A``, ``life B``, ``pack A``,
    ``hand A``, ``log A``, ``token brill``."""
    match words:
        case ["attack" | "defense" | "damage" as what, seat]:
            side = values.side_of(s, SEAT.parse(s, seat))
            return getattr(values, what)(s, side)
        case ["life", seat]:
            who = SEAT.parse(s, seat)
            return values.life(s, who) - s.hurt[who]
        case ["pack", seat]:
            return [c.CARDS[card].id for card in values.pack(s, SEAT.parse(s, seat))]
        case ["hand", seat]:
            return [c.ABILITIES[x].id for x in cards.hand(s, SEAT.parse(s, seat))]
        case ["log", seat]:
            return quests.logged(s, SEAT.parse(s, seat))
        case ["marks", seat]:
            who = SEAT.parse(s, seat)
            return [c.SPACES[m.space] for m in s.marks if m.seat == who]
        case ["quests", seat]:
            return [c.QUESTS[a.quest].id for a in quests.mine(s, SEAT.parse(s, seat))]
    return None
