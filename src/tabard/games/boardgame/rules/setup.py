"""p.6-8, p.35-36: who plays whom, and everything in its place."""

from __future__ import annotations

from itertools import product
from typing import Any

from tabard.core.ask import Draw, Option, Seat, Shuffle, ask, chance
from tabard.core.flow import flow
from tabard.core.game import emit

from .. import content as c
from ..language import names as n
from ..state import PLACES, Deck, Faction, Pick, State, Steps, Tier
from . import cards, items, quests, values

RANDOM, PICKED, FIRST_GAME = "random", "picked", "first_game"
SIZES = {2: (1, 1), 3: (1, 2), 4: (2, 2), 5: (2, 3), 6: (3, 3)}
"""How many people the two factions have."""


# -- the table's choices --------------------------------------------------------------------------


def check_factions(value: Any, seats: int) -> str | None:
    """TBG-SETUP-05: one faction for each seat, as many as the number of people allows."""
    if value == RANDOM:
        return None
    if not isinstance(value, list | tuple) or len(value) != seats:
        return f"Factions are 'random', or a list with one of {', '.join(n.FACTIONS)} a seat."
    if any(one not in n.FACTIONS for one in value):
        return f"A faction is one of {', '.join(n.FACTIONS)}."
    if tuple(sorted((value.count("horde"), value.count("alliance")))) != SIZES[seats]:
        few, many = SIZES[seats]
        return f"With {seats} people one faction has {few} of them and the other {many}."
    return None


def one_of(*choices: Any) -> Any:
    def check(value: Any, seats: int) -> str | None:
        fine = any(value == choice and type(value) is type(choice) for choice in choices)
        return None if fine else f"Choose one of {', '.join(map(str, choices))}, not {value!r}."

    return check


def check_classes(value: Any, seats: int) -> str | None:
    return (
        None
        if value in (PICKED, RANDOM, FIRST_GAME)
        else (f"Classes are picked, random or first_game, not {value!r}.")
    )


# -- who plays whom -------------------------------------------------------------------------------


def layouts(s: State) -> list[tuple[int, ...]]:
    """TBG-PLAYERS-02 to TBG-PLAYERS-05: the ways in which the people may be split."""
    wanted = s.settings["factions"]
    if wanted != RANDOM:
        return [tuple(n.FACTIONS.index(one) for one in wanted)]
    found = []
    for split in product((c.HORDE, c.ALLIANCE), repeat=s.seats):
        sizes = tuple(sorted((split.count(c.HORDE), split.count(c.ALLIANCE))))
        if sizes == SIZES[s.seats] and _doubled(s, split):
            found.append(split)
    return found


def _doubled(s: State, split: tuple[int, ...]) -> bool:
    """TBG-PLAYERS-10: who controls two heroes is among the fewer people."""
    if s.seats in (2, 4, 6) or s.lead < 0:
        return True
    return split.count(split[s.lead]) == SIZES[s.seats][0]


def leads(s: State) -> tuple[Seat, ...]:
    """Who could control two heroes where only one person does."""
    few = SIZES[s.seats][0]
    return tuple(
        seat
        for seat in range(s.seats)
        if any(split.count(split[seat]) == few for split in layouts(s))
    )


def heroes_of_seat(s: State, seat: int) -> int:
    """TBG-PLAYERS-01."""
    if s.seats == 2:
        return 2
    return 2 if s.seats in (3, 5) and seat == s.lead else 1


def possible(s: State, picks: tuple[Pick, ...]) -> list[tuple[int, ...]]:
    """TBG-SETUP-04, TBG-PLAYERS-08, TBG-PLAYERS-11: the splits that the classes leave."""
    return [
        split
        for split in layouts(s)
        if all(c.BOUND[p.class_] in (-1, split[p.seat]) for p in picks)
    ]


def classes(s: State, seat: int) -> list[Option]:
    """TBG-SETUP-03: a class that nobody has, and with which the factions still work out."""
    taken = [p.class_ for p in s.picks]
    return [
        ("take_class", x)
        for x in range(len(n.CLASSES))
        if x not in taken and possible(s, (*s.picks, Pick(seat, x)))
    ]


@flow
def who_plays(s: State) -> Steps:
    """TBG-SETUP-02 to TBG-SETUP-05: classes in a random order, then factions."""
    if s.seats in (3, 5):
        which = yield from chance("lead", Draw((1,) * len(leads(s))))
        s.lead = leads(s)[which]
    if s.settings["classes"] != FIRST_GAME:
        order: tuple[Seat, ...] = yield from chance("pick_order", Shuffle(s.seats))
        for place, who in enumerate(order):
            emit(s, "picks", who, place + 1)
        seat: Seat
        for seat in order:
            yield from take_classes(s, seat)
    split = yield from chance("factions", Draw((1,) * len(possible(s, s.picks))))
    assign(s, possible(s, s.picks)[split])


@flow
def take_classes(s: State, seat: Seat) -> Steps:
    """TBG-SETUP-03: one class, or two for two heroes."""
    left: int = heroes_of_seat(s, seat)
    while left:
        left -= 1
        if s.settings["classes"] == RANDOM:
            which = yield from chance("random_class", Draw(class_weights(s, seat)))
            take(s, seat, which)
        else:
            option = yield from ask(seat, "class", classes(s, seat))
            take(s, seat, option[1])


def class_weights(s: State, seat: int) -> tuple[int, ...]:
    return tuple(int(("take_class", x) in classes(s, seat)) for x in range(len(n.CLASSES)))


def take(s: State, seat: int, class_: int) -> None:
    s.picks = (*s.picks, Pick(seat, class_))
    emit(s, "took_class", seat, class_)


def assign(s: State, split: tuple[int, ...]) -> None:
    """TBG-SETUP-07, TBG-SETUP-11, TBG-SETUP-12, TBG-SETUP-18: heroes with all they start with."""
    for seat, faction in enumerate(split):
        s.faction[seat] = faction
    for faction in (c.HORDE, c.ALLIANCE):
        for place, (seat, character) in enumerate(_cast(s, split, faction)):
            start_hero(s, faction * PLACES + place, seat, character)
    s.picks = ()
    cards.changed(s)


def _cast(s: State, split: tuple[int, ...], faction: int) -> list[tuple[int, int]]:
    """The people of a faction, each with a character."""
    if s.picks:
        return [
            (seat, c.CHARACTER_OF[faction, p.class_])
            for seat in range(s.seats)
            if split[seat] == faction
            for p in s.picks
            if p.seat == seat
        ]
    first = [i for i, ch in enumerate(c.CHARACTERS) if ch.faction == faction and ch.first_powers]
    seats = [x for x in range(s.seats) if split[x] == faction for _ in range(heroes_of_seat(s, x))]
    return list(zip(seats, first, strict=False))


def start_hero(s: State, hero: int, seat: int, character: int) -> None:
    """TBG-SETUP-09, TBG-SETUP-10: level 1 without XP, with an empty Bag and Spellbook."""
    s.player[hero], s.character[hero] = seat, character
    s.level[hero] = 1
    sheet = c.SHEET_OF[c.CHARACTERS[character].class_]
    s.health[hero], s.energy[hero] = sheet.health[0], sheet.energy[0]
    s.gold[hero] = c.GOLD
    s.at[hero] = c.START[c.CHARACTERS[character].faction]
    emit(s, "plays", seat, character)


# -- everything else ------------------------------------------------------------------------------


def lay_out(s: State) -> None:
    """TBG-SETUP-15, TBG-SETUP-22: decks with all their cards."""
    for card in c.of_sort(c.ITEM):
        s.left[card] = c.CARDS[card].copies
    for quest in range(len(c.QUESTS)):
        s.quest_left[quest] = 1
    for i, event in enumerate(c.EVENTS):
        if event.overlord in (-1, s.overlord):
            s.event_left[i] = event.copies


@flow
def overlord(s: State) -> Steps:
    """TBG-SETUP-13, TBG-SETUP-14, TBG-OVERLORD-01: by choice or at random; Lord Kazzak hides."""
    if s.settings["overlord"] == RANDOM:
        which = yield from chance("overlord", Draw((1,) * len(c.OVERLORDS)))
        s.overlord = which
    else:
        s.overlord = c.OVERLORD.index[s.settings["overlord"]]
    emit(s, "overlord", s.overlord)
    hides = c.OVERLORDS[s.overlord].counters
    if len(hides) > 1:
        lair = yield from chance("lair", Draw((1,) * len(c.OVERLORDS[s.overlord].counters)))
        s.lair = lair


@flow
def stock_merchant(s: State) -> Steps:
    """TBG-SETUP-16: six cards, face up."""
    deck: Deck
    for deck in tuple(
        n.DECKS.index(name) for name, many in c.TRACKS["merchant"].items() for _ in range(many)
    ):
        card = yield from items.draw_openly(s, deck)
        cards.to_merchant(s, card)
        emit(s, "stocked", card)


@flow
def first_quests(s: State) -> Steps:
    """TBG-SETUP-19, TBG-SETUP-20, TBG-PLAYERS-06, TBG-QUEST-21: the Horde first, with the rules for
    figures that are lacking (TBG-SETUP-25); grey ones that are left over go back to the box."""
    table = c.TABLES[values.party(s)]
    tiers: tuple[Tier, ...] = (quests.GREY,) * table["grey"] + (quests.GREY + 1,) * table["green"]
    faction: Faction
    tier: Tier
    for faction in (c.HORDE, c.ALLIANCE):
        for tier in tiers:
            yield from quests.draw_from(s, faction, tier)
    for quest, entry in enumerate(c.QUESTS):
        if entry.tier == quests.GREY:
            s.quest_left[quest] = 0
    s.quest_under = tuple(q for q in s.quest_under if c.QUESTS[q].tier != quests.GREY)


@flow
def set_up(s: State) -> Steps:
    """TBG-SETUP-01: in the order of the book."""
    yield from who_plays(s)
    yield from overlord(s)
    lay_out(s)
    yield from stock_merchant(s)
    yield from first_quests(s)
