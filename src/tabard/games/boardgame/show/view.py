"""What a player can't know, drawn anew; and the laws of conservation.

Hidden are: what the other faction put under an item deck or is looking at, sealed bids, and where
Lord Kazzak is. Each faction knows what its people have seen.
"""

from __future__ import annotations

from random import Random

from tabard.core.flow import frames
from tabard.core.words import Noun

from .. import content as c
from ..language import names as n
from ..language.scene import WORDS
from ..rules import values
from ..state import NONE, State, faction_of
from ..throws import faces


def determinize(s: State, seat: int, rng: Random) -> State:
    new: State = s.copy()
    side = s.faction[seat] if seat >= 0 else NONE
    for deck in range(len(n.DECKS)):
        _deal(s, new, side, deck, rng)
    _hide(s, new, side, rng)
    for hero in values.heroes(s):
        if s.bid[hero] >= 0 and s.player[hero] != seat:
            new.bid[hero] = rng.randrange(s.gold[hero] + 1)
    new.ask = None
    return new


def _deal(s: State, new: State, side: int, deck: int, rng: Random) -> None:
    """Items of a deck that this faction can't place: to be drawn, under the deck, being looked
    at by others."""
    if deck == n.DECKS.index("cup"):
        return
    under = [i for i, d in enumerate(s.under_deck) if d == deck and s.under_by[i] != side]
    drawn = [
        i for i, card in enumerate(s.drawn) if c.CARDS[card].deck == deck and s.drawing != side
    ]
    known = [x for i, x in enumerate(s.under) if i not in under]
    known += [x for i, x in enumerate(s.drawn) if i not in drawn]
    pool = [x for x in c.ITEMS_IN[deck] for _ in range(s.left[x] - known.count(x))]
    rng.shuffle(pool)
    row, looked = list(new.under), list(new.drawn)
    for i in under:
        row[i] = pool.pop()
    for i in drawn:
        looked[i] = pool.pop()
    new.under, new.drawn = tuple(row), tuple(looked)


def _hide(s: State, new: State, side: int, rng: Random) -> None:
    """Lord Kazzak is wherever this faction has not looked in vain."""
    if s.lair < 0:
        return
    bit = 1 << side if side != NONE else 0
    if s.peeked[s.lair] & bit:
        return
    where = [i for i in range(len(s.peeked)) if not s.peeked[i] & bit]
    new.lair = rng.choice(where)


def die_name(number: int, language: str) -> Noun:
    """A die by color and face."""
    color, face = n.COLORS[c.color_of(number)], c.face_of(number)
    spotted = "yes" if c.marks_of(number) & c.SPOTTED else "no"
    hue = WORDS.say(language, f"text-hue-{color}")
    return Noun(WORDS.say(language, "die-name", hue=hue, n=face, spotted=spotted))


def throw_name(number: int, language: str) -> Noun:
    """What was rolled together, color by color."""
    shown = zip(n.COLORS, faces(number), strict=True)
    return Noun(
        "; ".join(
            f"{WORDS.say(language, f'text-hue-{color}')} {', '.join(map(str, row))}"
            for color, row in shown
            if row
        )
    )


# -- laws -----------------------------------------------------------------------------------------


def laws(s: State) -> list[str]:
    """Conservation: no card and no figure is made or lost."""
    if not any(s.left):
        return []
    return [*_items(s), *_figures(s), *_events(s), *_heroes(s)]


def _items(s: State) -> list[str]:
    there = [*s.merchant, *s.consumed, *s.stakes]
    there += [held.card for held in s.bags] + [worn.card for worn in s.addons]
    there += [card for card in (*s.worn, s.prize) if card >= 0]
    wrong = []
    for card in c.of_sort(c.ITEM):
        many = s.left[card] + there.count(card)
        if many != c.CARDS[card].copies:
            wrong.append(f"There are {many} of {c.CARDS[card].name}, not {c.CARDS[card].copies}.")
        if (*s.under, *s.drawn).count(card) > s.left[card]:
            wrong.append(f"{c.CARDS[card].name} is under its deck, and somewhere else as well.")
    return wrong


def _figures(s: State) -> list[str]:
    wrong = []
    for creature in range(len(c.CREATURES)):
        for color in range(3):
            if values.stock(s, creature, color) < 0:
                wrong.append(f"There are too many {n.COLORS[color]} {c.CREATURES[creature].name}.")
    if any(f.quest >= 0 and f.quest not in s.quests for f in s.figures):
        wrong.append("A quest creature has no quest.")
    return wrong


def _events(s: State) -> list[str]:
    owned = [c.SELLS[held.card] for held in s.prizes]
    if s.relic >= 0:
        owned += [boss.event for boss in c.BOSSES if boss.relic]
    return [
        f"There are too few or too many of {event.name}."
        for i, event in enumerate(c.EVENTS)
        if event.overlord in (-1, s.overlord)
        and s.event_left[i] + s.event_gone[i] + s.events.count(i) + owned.count(i) != event.copies
    ]


def _heroes(s: State) -> list[str]:
    wrong = []
    falling = any(f[0].flow == "lose_health" for f in frames(s.frame))  # a last chance to heal
    for hero in values.heroes(s):
        if s.gold[hero] < 0:
            wrong.append("Somebody owes gold.")
        if s.at[hero] == c.START[1 - faction_of(hero)]:
            wrong.append("Somebody stands where the enemy starts.")
        if s.fight < 0 and not s.health[hero] and not falling:
            wrong.append("Somebody has no Health outside a combat.")
    return wrong
