"""What a player can't know, drawn anew; and the laws of conservation.

Hidden are hands, the order of ability decks, and discoveries that one has not looked at.
"""

from __future__ import annotations

from random import Random

from .. import content as c
from ..language import names as n
from ..rules import cards, values
from ..state import NONE, State


def determinize(s: State, seat: int, rng: Random) -> State:
    new: State = s.copy()
    for other in range(s.seats):
        if s.hero[other] != NONE and (s.decks or s.held[other]):
            _deal(s, new, other, seat, rng)
    _tokens(s, new, seat, rng)
    for other in range(s.seats):
        if other != seat:
            new.stops[other] = 0
    new.ask = None
    return new


def _deal(s: State, new: State, owner: int, seat: int, rng: Random) -> None:
    """All that this seat can't place of one ability deck: some of it is in hand, if that is
    somebody else's, and the rest is the deck."""
    deck = cards.deck(s, owner)
    if owner == seat:
        pool = sorted(deck)
        rng.shuffle(pool)
        cards.set_deck(new, owner, tuple(pool))
        return
    of = c.ABILITIES_OF[s.hero[owner]]
    pool = sorted([*deck, *(x for x in of for _ in range(s.hand[x] - s.known[x]))])
    rng.shuffle(pool)
    for ability in of:
        new.hand[ability] = s.known[ability]
    dealt = s.held[owner] - sum(s.known[x] for x in of)
    for ability in pool[:dealt]:
        new.hand[ability] += 1
    cards.set_deck(new, owner, tuple(pool[dealt:]))


def _tokens(s: State, new: State, seat: int, rng: Random) -> None:
    """Discoveries of one pile lie somewhere of it: on the map, if this seat has not looked, in the
    pile, or in the hand of who is about to lay one."""
    bit = 1 << seat if seat >= 0 else 0
    made = list(s.tokens)
    for mix in range(s.mix + 1):
        places = [
            i for i, known in enumerate(s.token_known) if not known & bit and s.token_mix[i] == mix
        ]
        pool = [s.tokens[i] for i in places]
        held = mix == s.mix and s.found >= 0 and s.looking != seat
        if mix == s.mix:
            pool += s.pile
            pool += [s.found] if held else []
        pool.sort()
        rng.shuffle(pool)
        for i in places:
            made[i] = pool.pop()
        if held:
            new.found = pool.pop()
        if mix == s.mix:
            new.pile = tuple(pool)
    new.tokens = tuple(made)


def card_name(s: State, card: int) -> str:
    """What a challenge card is called now: by the side that is up."""
    facts = c.CARDS[card]
    owned = any(held.card == card for held in s.packs) or card in s.weapon or card in s.armor
    if owned and facts.item >= 0:
        return c.ITEMS[facts.item].name
    if facts.event < 0:
        return front_name(card)
    event = c.EVENTS[facts.event]
    turned = event.back_foe >= 0 and (
        card in s.line or s.next_foe == card or s.foe == event.back_foe
    )
    return c.FOES[event.back_foe].name if turned else event.name


def front_name(card: int) -> str:
    """What stands on its front: an encounter or an event."""
    facts = c.CARDS[card]
    return c.FOES[facts.foe].name if facts.foe >= 0 else c.EVENTS[facts.event].name


# -- laws -----------------------------------------------------------------------------------------


def laws(s: State) -> list[str]:
    """Conservation: no card and no token is made or lost."""
    if s.turn < 0:
        return []
    if NONE in s.hero or NONE in s.at:
        return ["A hero is missing, or stands nowhere."]
    return [*_abilities(s), *_challenges(s), *_discoveries(s), *_quests(s), *_heroes(s)]


def _abilities(s: State) -> list[str]:
    wrong = []
    for seat in range(s.seats):
        mine = c.ABILITIES_OF[s.hero[seat]]
        for ability in mine:
            if cards.copies_out(s, ability) != c.ABILITIES[ability].copies:
                wrong.append(f"There are too few or too many of {c.ABILITIES[ability].name}.")
            if s.known[ability] > s.hand[ability]:
                wrong.append(f"{c.ABILITIES[ability].name} is known to be where it is not.")
        if sum(s.hand[x] for x in mine) != s.held[seat]:
            wrong.append("A hand is counted wrongly.")
    return wrong


def _challenges(s: State) -> list[str]:
    there = [*s.tops, *(held.card for held in (*s.packs, *s.honors))]
    there += [card for card in (*s.weapon, *s.armor, *s.line, s.world, s.next_foe) if card >= 0]
    there += [event.card for event in s.events]
    there += [card for card in s.turning if card not in s.line]
    if s.drawn >= 0 and s.drawn not in there:
        there.append(s.drawn)
    wrong = []
    for card in range(len(c.CARDS)):
        many = s.unseen[card] + there.count(card)
        if many != 1:
            wrong.append(f"{c.CARDS[card].id} is there {many} times.")
    return wrong


def _discoveries(s: State) -> list[str]:
    wrong = []
    there = [*s.pile, *s.tokens, *s.shown, *(k.token for k in s.kept)]
    there += [s.found] if s.found >= 0 else []
    there += [n.DISEASE] * sum(s.disease)
    for token, copies in enumerate(c.COPIES_OF_TOKEN):
        if s.box[token] + there.count(token) != copies:
            wrong.append(f"There are too few or too many discoveries: {n.DISCOVERIES[token]}.")
    if any(c.KIND_OF[space] == n.CITY for space in s.token_at):
        wrong.append("A discovery lies in a city.")
    return wrong


def _quests(s: State) -> list[str]:
    wrong = []
    for quest in c.ELITE:
        out = sum(a.quest == quest for a in s.active) + sum(d.quest == quest for d in s.done)
        if s.quest_left[quest] + s.quest_gone[quest] + out != 1:
            wrong.append(f"The quest {c.QUESTS[quest].id} is there too often or not at all.")
    for seat in range(s.seats):
        worth = sum(c.QUESTS[d.quest].valor for d in s.done if d.seat == seat)
        worth += sum(c.TROPHIES[p.trophy].valor for p in s.prizes if p.seat == seat)
        worth += sum(_honor(h.card) for h in s.honors if h.seat == seat)
        if worth != s.valor[seat]:
            wrong.append("Valor is not what the log says.")
    return wrong


def _honor(card: int) -> int:
    event = c.EVENTS[c.CARDS[card].event]
    return event.valor or c.FOES[event.back_foe].valor


def _heroes(s: State) -> list[str]:
    wrong = []
    for seat in range(s.seats):
        if not values.may_enter(s, seat, s.at[seat]):
            wrong.append("A hero stands where its level does not let it.")
        for card in values.worn(s, seat):
            if not values.wearable(s, seat, card):
                wrong.append("A hero wears what it can't.")
    return wrong
