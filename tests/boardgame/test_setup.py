"""p.6-8, p.35-36: who plays whom, and how a game begins."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tabard.core.errors import Malformed
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import names as n
from tabard.games.boardgame.rules import quests, values
from tests.boardgame.table import Table


def begun(seats: int, **options: Any) -> Table:
    """A game that has been set up, by whatever chance says last and people take first."""
    t = Table.new(seats, {"overlord": "nefarian", **options})
    while t.label != "act":
        t.luck() if t.asked == "chance" else t.do(f"{t.asked[0]} {t.offers(t.asked[0])[0]}")
    return t


def people(t: Table, faction: int) -> Counter[int]:
    """How many heroes each person of a faction has."""
    return Counter(t.s.player[h] for h in values.heroes_of(t.s, faction))


@pytest.mark.rule("TBG-PLAYERS-01", "TBG-PLAYERS-02", "TBG-PLAYERS-04")
@pytest.mark.parametrize(
    ("seats", "each"), [(2, [[2], [2]]), (3, [[2], [1, 1]]), (4, [[1, 1], [1, 1]])]
)
def test_two_to_four_people_play_four_heroes(seats: int, each: list[list[int]]) -> None:
    t = begun(seats)
    found = sorted(sorted(people(t, f).values(), reverse=True) for f in (0, 1))
    assert found == sorted(each)
    assert values.party(t.s) == 4


@pytest.mark.rule("TBG-PLAYERS-03", "TBG-PLAYERS-05", "TBG-PLAYERS-10")
@pytest.mark.parametrize(("seats", "heroes"), [(3, 4), (5, 6)])
def test_with_three_or_five_one_person_plays_two(seats: int, heroes: int) -> None:
    t = begun(seats)
    hands = Counter(t.s.player[h] for h in values.heroes(t.s))
    assert (sum(hands.values()), sorted(hands.values())[-2:]) == (heroes, [1, 2])
    twice = t.s.lead
    assert hands[twice] == 2
    assert len(people(t, t.s.faction[twice])) == heroes // 2 - 1


@pytest.mark.rule("TBG-SETUP-02", "TBG-SETUP-03", "TBG-SETUP-05")
def test_classes_are_taken_in_a_random_order_and_only_once() -> None:
    t = Table.new(4, {"overlord": "nefarian"})
    t.give((2, 0, 3, 1))
    taken = []
    for seat in "CADB":
        assert t.asked == seat
        taken.append(t.offers(seat)[0])
        assert len(t.offers(seat)) == 9 - len(taken) + 1
        t.do(f"{seat} {taken[-1]}")
        if seat != "B":
            assert taken[-1] not in t.offers(t.asked)
    t.luck()
    assert Counter(t.s.faction) == {c.HORDE: 2, c.ALLIANCE: 2}


@pytest.mark.rule("TBG-SETUP-04", "TBG-SETUP-06", "TBG-SETUP-07")
def test_paladin_and_shaman_are_bound() -> None:
    t = Table.new(6, {"overlord": "nefarian"})
    t.give((0, 1, 2, 3, 4, 5))
    t.do("A take_class paladin", "B take_class shaman")
    for seat in "CDEF":
        t.do(f"{seat} {t.offers(seat)[0]}")
    t.luck()
    assert (t.s.faction[0], t.s.faction[1]) == (c.ALLIANCE, c.HORDE)
    assert Counter(t.s.faction) == {c.HORDE: 3, c.ALLIANCE: 3}
    for hero in values.heroes(t.s):
        assert c.CHARACTERS[t.s.character[hero]].faction == t.s.faction[t.s.player[hero]]


@pytest.mark.rule("TBG-PLAYERS-08", "TBG-PLAYERS-11")
def test_nobody_gets_what_can_not_be_in_one_faction() -> None:
    two = Table.new(2, {"overlord": "nefarian"})
    two.give((0, 1))
    two.do("A take_class paladin")
    assert "take_class shaman" not in two.offers("A")
    three = Table.new(3, {"overlord": "nefarian"})
    three.give(0)  # A plays two heroes
    three.give((1, 2, 0))
    three.do("B take_class paladin")
    assert "take_class shaman" not in three.offers("C")


@pytest.mark.rule("TBG-SETUP-10", "TBG-SETUP-11", "TBG-SETUP-12")
def test_what_a_hero_starts_with() -> None:
    t = begun(4)
    for hero in values.heroes(t.s):
        sheet = c.SHEET_OF[values.class_of(t.s, hero)]
        assert (t.s.level[hero], t.s.xp[hero]) == (1, 0)
        assert (t.s.health[hero], t.s.energy[hero]) == (sheet.health[0], sheet.energy[0])
        start = "brill" if hero < 3 else "southshore"
        assert c.REGIONS[t.s.at[hero]] == start


@pytest.mark.rule("TBG-SETUP-18", "TBG-SETUP-09", "TBG-SETUP-24")
def test_five_gold_an_empty_bag_and_only_what_is_printed() -> None:
    t = begun(4)
    for hero in values.heroes(t.s):
        assert t.s.gold[hero] == 5
        assert values.bag(t.s, hero) == ()
        assert all(c.CARDS[x].sort == c.PRINTED for x in values.equipped(t.s, hero))
    assert t.label == "act"


@pytest.mark.rule("TBG-SETUP-16", "TBG-SETUP-15")
def test_the_first_merchant() -> None:
    t = begun(4)
    decks = Counter(n.DECKS[c.CARDS[x].deck] for x in t.s.merchant)
    assert decks == {"triangle": 3, "square": 2, "circle": 1}
    assert sum(t.s.left) == 120 - 6


@pytest.mark.rule("TBG-SETUP-19", "TBG-SETUP-20", "TBG-QUEST-21")
@pytest.mark.parametrize(("seats", "grey"), [(4, 3), (6, 4)])
def test_the_first_quests(seats: int, grey: int) -> None:
    t = begun(seats)
    for faction in (c.HORDE, c.ALLIANCE):
        tiers = Counter(c.QUESTS[q].tier for q in t.s.quests if c.QUESTS[q].faction == faction)
        assert tiers == {quests.GREY: grey, quests.GREY + 1: 1}
        assert sum(quests.to_draw(t.s, faction, quests.GREY)) == 0
    order = [c.QUESTS[q].faction for q in t.s.quests]
    assert order == sorted(order)  # the Horde draws all of its first


@pytest.mark.rule("TBG-PLAYERS-06", "TBG-QUEST-02")
@pytest.mark.parametrize(("seats", "quests_each"), [(4, 4), (6, 5)])
def test_how_many_quests_lie_open(seats: int, quests_each: int) -> None:
    t = begun(seats)
    each = Counter(c.QUESTS[q].faction for q in t.s.quests)
    assert each == {c.HORDE: quests_each, c.ALLIANCE: quests_each}


@pytest.mark.rule("TBG-SETUP-21", "TBG-SETUP-23", "TBG-SETUP-26")
def test_the_horde_begins_on_space_1_with_two_actions_each() -> None:
    t = begun(4)
    assert (t.s.turn, t.s.acting) == (1, c.HORDE)
    for hero in values.heroes(t.s):
        assert t.s.actions[hero] == (2 if hero < 3 else 0)


@pytest.mark.rule("TBG-SETUP-13", "TBG-PLAYERS-07")
@pytest.mark.parametrize(("seats", "attack"), [(3, 12), (4, 12), (5, 18), (6, 18)])
def test_the_overlords_side_is_by_heroes(seats: int, attack: int) -> None:
    t = begun(seats)
    sheet = c.BOSSES[c.OVERLORDS[t.s.overlord].boss]
    assert sheet.values[values.party(t.s) > 4].attack == attack


@pytest.mark.rule("TBG-SETUP-14", "TBG-OVERLORD-06")
def test_lord_kazzak_hides_at_one_of_five_places() -> None:
    t = begun(4, overlord="kazzak")
    assert t.s.lair in range(5)
    assert len(c.OVERLORDS[t.s.overlord].counters) == 5
    for seat in range(4):
        assert GAME.view(t.s, seat)["columns"].get("lair") is None


@pytest.mark.rule("TBG-SETUP-25", "TBG-QUEST-14")
def test_a_quest_without_figures_goes_under_its_deck() -> None:
    """Twice the only blue-and-green naga quests: the second has no figures left."""
    t = begun(4)
    s = t.s
    naga = c.CREATURE.index["naga"]
    quest = c.QUEST.index["devils-from-the-deep"]
    assert quests.has_figures(s, quest) == (values.stock(s, naga, c.GREEN) >= 1)
    s.figures = (*s.figures, *_all_green(s, naga))
    assert not quests.has_figures(s, quest)


def _all_green(s: Any, creature: int) -> tuple[Any, ...]:
    from tabard.games.boardgame.state import Figure

    left = values.stock(s, creature, c.GREEN)
    mine = next(q for q in s.quests)
    return (Figure(0, creature, c.GREEN, mine, left),)


def test_chosen_factions_must_fit_the_people() -> None:
    with pytest.raises(Malformed, match="With 4 people one faction has 2"):
        GAME.new({"factions": ["horde", "horde", "horde", "alliance"]}, 4)
    t = begun(4, factions=["horde", "alliance", "alliance", "horde"])
    assert [n.FACTIONS[f] for f in t.s.faction] == ["horde", "alliance", "alliance", "horde"]


@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_the_first_game_of_the_book(seats: int) -> None:
    t = begun(seats, classes="first_game")
    for hero in values.heroes(t.s):
        assert c.CHARACTERS[t.s.character[hero]].first_powers
