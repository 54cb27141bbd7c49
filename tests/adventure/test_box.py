"""What is in the box, what the map is like, and how a game is set up."""

from __future__ import annotations

from collections import Counter
from random import Random
from typing import Any

import pytest

from tabard.core.errors import TabardError
from tabard.core.luck import give
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import has
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import cards, items, quests, values
from tabard.games.adventure.state import NONE, State

from .table import Table

B = {"hero": "burbonn", "at": "stormwind-city"}
TOKENS = c.BOX["tokens"]


def begun(seats: int = 4, seed: int = 1, heroes: Any = "dealt") -> State:
    """A game that has been set up by chance, until the first die is rolled."""
    rng = Random(seed)
    s: State = GAME.new({"heroes": heroes}, seats)
    while (q := GAME.pending(s)) is not None and q.label != "movement":
        if q.domain is not None:
            GAME.advance(s, q.domain.sample(rng.randrange), -1)
        else:
            give(GAME, s, (q.who[0], rng.choice(q.options_of(q.who[0]))))
    return s


def picking(rolls: tuple[int, ...], seats: int) -> State:
    """A game up to the choice of heroes, with these rolls for who begins."""
    s: State = GAME.new({"heroes": "picked"}, seats)
    q = GAME.pending(s)
    assert q is not None
    assert q.label == "mix"
    GAME.advance(s, tuple(range(20)), -1)
    for roll in rolls:
        GAME.advance(s, roll, -1)
    return s


# -- components -----------------------------------------------------------------------------------


@pytest.mark.rule("WAG-COMPONENTS-01", "WAG-COMPONENTS-04", "WAG-COMPONENTS-07")
def test_cards_large_and_small() -> None:
    large = sum(len(hero.numbers) for hero in c.HEROES) + sum(a.copies for a in c.ABILITIES)
    trophies = sum(trophy.copies for trophy in c.TROPHIES)
    small = len(c.QUESTS) + trophies + len(c.CARDS)
    assert (len(c.HEROES), large, small) == (4, 108, 224)
    assert sum(TOKENS.values()) - TOKENS["character"] + 4 * TOKENS["character"] == 106


@pytest.mark.rule("WAG-COMPONENTS-05", "WAG-CHARACTER-01", "WAG-CHARACTER-08")
def test_four_cards_with_two_sides_for_each_hero() -> None:
    for hero in c.HEROES:
        assert len(hero.numbers) == len(n.LEVELS)
        assert all(len(card) == 2 for card in hero.numbers)
    assert c.SIDE.names == ("start", "reverse")


@pytest.mark.rule("WAG-COMPONENTS-06", "WAG-ABILITY-01")
def test_decks_of_twenty_three() -> None:
    assert [len(deck) for deck in c.DECK_OF] == [23, 23, 23, 23]
    s = begun()
    for seat in range(4):
        own = (*cards.deck(s, seat), *cards.hand(s, seat))
        assert sorted(own) == sorted(c.DECK_OF[s.hero[seat]])


@pytest.mark.rule("WAG-COMPONENTS-08", "WAG-COMPONENTS-09")
def test_starting_and_elite_quests() -> None:
    assert (len(c.STARTING), len(c.ELITE)) == (18, 30)
    s = begun()
    assert all(a.quest in c.STARTING for a in s.active)
    assert all(s.quest_left[quest] for quest in c.ELITE)


@pytest.mark.rule("WAG-COMPONENTS-10", "WAG-MAP-05", "WAG-TROPHY-06")
def test_each_trophy_belongs_to_one_map_encounter() -> None:
    assert sum(trophy.copies for trophy in c.TROPHIES) == 16
    overlords = {c.FOES[foe].trophy: space for space, foe in c.FOE_AT.items()}
    overlords.pop(-1)
    assert sorted([*overlords, c.TRADE_TROPHY]) == list(range(len(c.TROPHIES)))
    for trophy, space in overlords.items():
        before = next(x for x in c.NEAR[space] if c.KIND_OF[x] != n.ENCOUNTER)
        at = c.SPACES[before]
        t = Table(A={"hero": "grumbaz", "level": "red", "at": at, "hurt": 0}, B=B)
        quests.trophy(t.s, 0, trophy)
        assert t["trophies A"] == [c.TROPHIES[trophy].id]


@pytest.mark.rule("WAG-COMPONENTS-11", "WAG-CHALLENGE-13", "WAG-ENCOUNTER-07")
def test_four_challenge_decks_of_forty() -> None:
    assert Counter(card.level for card in c.CARDS) == dict.fromkeys(range(4), 40)
    assert all((card.foe >= 0) != (card.event >= 0) for card in c.CARDS)
    for card in c.CARDS:
        facts = c.FOES[card.foe] if card.foe >= 0 else c.EVENTS[card.event]
        assert facts.level == card.level


@pytest.mark.rule("WAG-COMPONENTS-12", "WAG-ENERGY-02")
def test_each_face_of_the_movement_die_gives_steps_and_energy() -> None:
    assert (2, 3) in c.FACES
    for steps, energy in c.FACES:
        t = Table(A={"hero": "grumbaz"}, B=B).move(steps, energy)
        assert (t.s.moves, t["energy A"], t["energy B"]) == (steps, energy, 0)


@pytest.mark.rule("WAG-COMPONENTS-13", "WAG-POWER-05")
def test_combat_dice_have_six_faces_and_a_sword_is_a_six() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B=B, grey=["mountain-boar.1"])
    t.move(2, 3).do("A stay").quiet()
    q = GAME.pending(t.s)
    assert q is not None
    assert q.domain is not None
    assert [weight for _, weight in q.domain.outcomes()] == [1] * 36
    t.dice(6, 1)
    assert "hit red 8" in t.events  # his attack of 2 and the sword


@pytest.mark.rule("WAG-COMPONENTS-15", "WAG-COMPONENTS-16", "WAG-COMPONENTS-18")
def test_tokens_are_counted() -> None:
    assert TOKENS == {
        **{"markers": 10, "discoveries": 20, "damage": 32},
        **{"packs": 4, "logs": 4, "character": 9},
    }
    assert TOKENS["markers"] == c.LINE_SLOTS


@pytest.mark.rule("WAG-COMPONENTS-17", "WAG-DISCOVERY-01", "WAG-RESOURCE-01")
def test_ten_kinds_of_discovery_and_eight_resources() -> None:
    assert (len(n.DISCOVERIES), sum(c.COPIES_OF_TOKEN)) == (10, 20)
    used = {resource for of in c.RESOURCES_OF for resource in of}
    assert used == set(range(len(n.RESOURCES))) == set(range(8))


@pytest.mark.rule("WAG-COMPONENTS-02", "WAG-COMPONENTS-03", "WAG-MAP-06")
def test_one_map_with_a_place_for_each_hero_and_ten_slots() -> None:
    s = begun()
    assert all(0 <= s.at[seat] < len(c.SPACES) for seat in range(4))
    assert len(s.line) == len(s.line_at) == 10
    assert len(c.BOARD["spaces"]) == 102


@pytest.mark.rule("WAG-COMPONENTS-21", "WAG-QUEST-23", "WAG-LIMITS-01")
def test_tokens_of_a_character_do_not_run_out() -> None:
    assert TOKENS["character"] == 9
    assert max(len(q.tokens) for q in c.QUESTS) <= 9
    t = Table(A={"hero": "grumbaz", "quests": ["the-eastern-plagues", "missing-patrol"]}, B=B)
    for name in ("battle-of-andorhal", "the-scarlet-bastion", "ash-and-iron"):
        quests_of(t, name)
    assert len(t["marks A"]) == 11


def quests_of(t: Table, name: str) -> None:
    """One more quest's tokens, whatever there is."""
    quest = c.QUEST.index[name]
    from tabard.games.adventure.state import Mark

    t.s.marks += tuple(Mark(0, quest, space) for space in c.QUESTS[quest].tokens)


# -- the map --------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-MAP-01", "WAG-MAP-02")
def test_normal_spaces_and_key_locations() -> None:
    keys = [x for x in range(len(c.SPACES)) if c.KIND_OF[x] == n.KEY]
    base = {n.SCROLL, n.SMALL_POTION, n.DISCOVERY}
    assert all(base <= set(c.RESOURCES_OF[x]) for x in keys)
    assert len({c.SPACE_NAME[x] for x in keys}) == len(keys)
    normal = [x for x in range(len(c.SPACES)) if c.KIND_OF[x] == n.NORMAL]
    assert all(c.RESOURCES_OF[x] for x in normal)


@pytest.mark.rule("WAG-MAP-03", "WAG-MOVE-06")
def test_three_grey_cities() -> None:
    assert {c.SPACES[x] for x in c.CITIES} == {"undercity", "stormwind-city", "ironforge"}
    for city in c.CITIES:
        assert c.COLOR_OF[city] == n.GREY
        offers = {n.LARGE_POTION, n.QUEST_GIVER, n.FLIGHT, n.AUCTION}
        assert offers <= set(c.RESOURCES_OF[city])
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B=B).move(2, 3).do("A go undercity")
    assert t["at A"] == "undercity"


@pytest.mark.rule("WAG-MAP-04", "WAG-EXPLORE-07")
def test_a_map_encounter_has_no_resources_and_no_card_is_drawn() -> None:
    spaces = [x for x in range(len(c.SPACES)) if c.KIND_OF[x] == n.ENCOUNTER]
    assert len(spaces) == 16
    assert not any(c.RESOURCES_OF[x] for x in spaces)
    t = Table(A={"hero": "grumbaz", "at": "t3"}, B=B).move(2, 3)
    t.do("A go maggot-eye", "A stay")
    assert t["foe"] == "maggot-eye"
    assert not any(event.startswith(("activated", "turned_up")) for event in t.events)


@pytest.mark.rule("WAG-MAP-07")
def test_one_space_for_a_global_event() -> None:
    s = begun()
    assert s.world == -1
    assert s.fields["world"].shape == "scalar"


@pytest.mark.rule("WAG-MAP-09", "WAG-LEVEL-01")
def test_every_space_has_one_of_four_colors() -> None:
    assert n.LEVELS == ("grey", "green", "yellow", "red")
    assert set(c.COLOR_OF) == set(range(4))


@pytest.mark.rule("WAG-MAP-10")
def test_distance_is_the_shortest_way_in_spaces() -> None:
    no = c.SPACE_NO
    assert c.FAR[no["t1"]][no["t1"]] == 0
    assert c.FAR[no["t1"]][no["brill"]] == c.FAR[no["brill"]][no["t1"]] == 1
    assert c.FAR[no["undercity"]][no["maggot-eye"]] == 4
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B=B).move(4, 1)
    t.refuses("A go t3", "WAG-MAP-10")


@pytest.mark.rule("WAG-MAP-11")
def test_many_share_a_space() -> None:
    t = Table(
        seats=3,
        A={"hero": "grumbaz", "at": "t1"},
        B={"hero": "sofeea", "at": "brill"},
        C={"hero": "burbonn", "at": "brill"},
        tokens={"brill": ["gold", "bomb"]},
        line={"young-wolf.1": "brill", "young-wolf.2": "brill"},
    )
    t.move(2, 3).do("A go brill")
    assert t["at A"] == t["at B"] == t["at C"] == "brill"


# -- setup ----------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-GENERAL-01", "WAG-SETUP-05", "WAG-LEVEL-02")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_each_has_a_grey_hero_and_nothing_else(seats: int) -> None:
    s = begun(seats)
    assert len(set(s.hero)) == seats
    assert list(s.level) == list(s.valor) == [0] * seats
    assert (s.packs, s.done, s.prizes) == ((), (), ())


@pytest.mark.rule("WAG-GENERAL-02")
def test_two_to_four_play() -> None:
    for seats in (1, 5):
        with pytest.raises(TabardError):
            GAME.new({}, seats)
    assert [begun(seats).seats for seats in (2, 3, 4)] == [2, 3, 4]


@pytest.mark.rule("WAG-SETUP-02", "WAG-SETUP-03")
def test_whole_decks() -> None:
    s = begun()
    assert [items.count(s, level) for level in range(4)] == [40] * 4
    assert sum(s.quest_left) == 30
    q = Table(A={"hero": "grumbaz", "at": "t1"}, B=B).move(2, 3).do("A stay")
    asked = GAME.pending(q.s)
    assert asked is not None
    assert asked.domain is not None
    assert len(asked.domain.outcomes()) == 40


@pytest.mark.rule("WAG-SETUP-04", "WAG-DISCOVERY-03")
def test_twenty_discoveries_are_mixed_and_none_lies_on_the_map() -> None:
    s = begun()
    assert (len(s.pile), s.tokens) == (20, ())
    assert begun(seed=2).pile != s.pile


@pytest.mark.rule("WAG-SETUP-06", "WAG-SETUP-07")
def test_the_highest_roll_begins_and_picks_first() -> None:
    s = picking((3, 6, 2), 3)
    assert s.first == 1
    picked = []
    for hero in ("sofeea", "grumbaz"):
        q = GAME.pending(s)
        assert q is not None
        assert q.label == "hero"
        picked.append(q.who[0])
        GAME.advance(s, ("hero", c.HERO.index[hero]), q.who[0])
    assert picked == [1, 2]
    q = GAME.pending(s)
    assert q is not None
    assert q.who == (0,)
    assert ("hero", c.HERO.index["sofeea"]) not in q.options_of(0)
    assert len(q.options_of(0)) == 2


@pytest.mark.rule("WAG-SETUP-08")
def test_grey_cards_starting_side_up() -> None:
    s = begun()
    assert set(s.level) == set(s.side) == {0}


@pytest.mark.rule("WAG-SETUP-09", "WAG-QUEST-01", "WAG-SETUP-11")
def test_two_starting_quests_each_and_the_others_are_out() -> None:
    s = begun(3)
    for seat in range(3):
        assert len(quests.mine(s, seat)) == 2
    assert len({a.quest for a in s.active}) == 6
    assert not any(s.quest_left[x] or s.quest_gone[x] for x in c.STARTING)


@pytest.mark.rule("WAG-SETUP-10")
def test_quests_are_set_up_clockwise_from_the_first_player() -> None:
    s = picking((1, 6, 2), 3)
    given: list[int] = []
    names = iter(["frostmane-hold", "manhunt", "bounty", "missing-patrol", "grave-moss"])
    names = iter([*names, "the-sepulcher-watch"])
    while (q := GAME.pending(s)) is not None and q.label != "start":
        if q.label == "starting":
            GAME.advance(s, c.QUEST.index[next(names)], -1)
        elif q.label == "give_token":
            given = [m.seat for m in s.marks]
            GAME.advance(s, ("give_token", 1), q.who[0])
        else:
            GAME.advance(s, q.options_of(q.who[0])[0], q.who[0])
    assert given == [1, 1, 2, 2]
    assert [m.seat for m in s.marks] == [1, 1, 2, 2, 0, 0, 0]


@pytest.mark.rule("WAG-SETUP-12", "WAG-SETUP-13")
def test_cities_and_opening_hands() -> None:
    s = begun()
    assert all(at in c.CITIES for at in s.at)
    assert list(s.held) == [3] * 4
    assert all(len(cards.deck(s, seat)) == 20 for seat in range(4))
    s = begun(2, 1)
    assert cards.deck(s, 0) != tuple(sorted(cards.deck(s, 0)))


@pytest.mark.rule("WAG-SETUP-14")
def test_heroes_nobody_has_are_out() -> None:
    s = begun(2)
    mine = {x for seat in range(2) for x in c.ABILITIES_OF[s.hero[seat]]}
    there = {*s.decks, *(x for x, many in enumerate(s.hand) if many)}
    assert there <= mine


@pytest.mark.rule("WAG-AFFILIATION-01", "WAG-CHARACTER-02", "WAG-CHARACTER-11")
def test_facts_of_heroes() -> None:
    for hero in c.HEROES:
        assert hero.affiliation in n.AFFILIATIONS
        assert all(side.life >= 1 for card in hero.numbers for side in card)
        assert hero.icons
        for item in c.ITEMS:
            if item.slot != n.PACK:
                fits = set(item.icons) <= set(hero.icons)
                t = Table(A={"hero": hero.id, "level": "red"}, B={"hero": other(hero.id)})
                card = next(i for i, x in enumerate(c.CARDS) if x.item == c.ITEMS.index(item))
                assert values.wearable(t.s, 0, card) == fits
                break


def other(hero: str) -> str:
    return "burbonn" if hero != "burbonn" else "grumbaz"


# -- facts of cards -------------------------------------------------------------------------------


@pytest.mark.rule("WAG-ITEM-01", "WAG-POTION-02")
def test_three_kinds_of_items_and_each_is_a_potion() -> None:
    assert {item.slot for item in c.ITEMS} == {n.WEAPON, n.ARMOR, n.PACK}
    assert all(1 <= len(item.potions) <= 3 for item in c.ITEMS)


@pytest.mark.rule("WAG-EVENT-01", "WAG-EVENT-09", "WAG-EVENT-10")
def test_events_are_of_one_of_three_kinds() -> None:
    for level in range(4):
        assert sum(c.CARDS[card].event >= 0 for card in c.CARDS_OF[level]) == 7
    assert Counter(event.kind for event in c.EVENTS) == {n.GLOBAL: 8, n.LOCATION: 12, n.SPECIAL: 8}
    assert all(event.name and event.level in range(4) for event in c.EVENTS)


@pytest.mark.rule("WAG-EVENT-21")
def test_no_event_lies_in_a_city() -> None:
    for event in c.EVENTS:
        assert event.kind != n.LOCATION or c.KIND_OF[event.place] == n.KEY


@pytest.mark.rule("WAG-DOUBLE-01", "WAG-DOUBLE-02", "WAG-EVENT-05")
def test_both_sides_of_a_card_are_open_but_where_it_lies_is_not() -> None:
    things = GAME.box("en")["things"]["card"]
    assert "Hearty Boar Ribs" in things["mountain-boar"]["text"]
    assert "Defias Ledger" in things["defias-uprising"]["text"]
    t = Table(A={"hero": "grumbaz"}, B=B)
    shown = GAME.view(t.s, 0)["columns"]
    assert shown["tops"] == []
    assert all(shown["unseen"])  # of cards in the decks it says only that they are there


@pytest.mark.rule("WAG-QUEST-07", "WAG-LOG-03")
def test_quests_and_logs_are_open() -> None:
    assert all(quest.valor and quest.name for quest in c.QUESTS)
    t = Table(A={"hero": "grumbaz"}, B={**B, "valor": ["manhunt"], "quests": ["bounty"]})
    shown = GAME.view(t.s, 0)["columns"]
    assert shown["valor"] == [0, 1]
    assert "manhunt" in str(shown["done"])
    assert "bounty" in str(shown["active"])


@pytest.mark.rule("WAG-TIMING-01", "WAG-ENERGY-01", "WAG-ENERGY-03")
def test_costs_and_moments_of_ability_cards() -> None:
    moments = {n.MOVE, n.BEFORE, n.AFTER, n.WHEN_HIT, n.WHEN_PLAYED, n.WHEN_FALLING}
    moments.add(n.WHEN_CHALLENGED)
    for ability in range(len(c.ABILITIES)):
        assert has.POWERS[ability].when in moments
        assert 0 <= has.POWERS[ability].cost <= 3
    spec = {"hero": "sandrai", "at": "t1", "hand": ["create-healthstone", "soulstone"], "hurt": 2}
    t = Table(A=spec, B=B).move(4, 1)
    assert "play soulstone" not in t.options()
    t.do("A play create-healthstone")
    assert t["energy A"] == 1


@pytest.mark.rule("WAG-POWER-01", "WAG-WEAPON-03", "WAG-ARMOR-02")
def test_powers_always_work_or_are_used_or_fire() -> None:
    when = {has.POWERS[x].when for of in has.ITEM_POWERS for x in of}
    assert n.ROLLS in when
    assert n.MOVE in when
    assert any(has.FACE[hero][side] for hero in range(4) for side in range(2))
    slots = {item.slot for item, of in zip(c.ITEMS, has.ITEM_POWERS, strict=True) if of}
    assert {n.WEAPON, n.ARMOR} <= slots


def test_blank_columns_mean_that_nobody_has_been_dealt() -> None:
    s: State = GAME.new({}, 2)
    assert set(s.hero) == {NONE}
    assert s.turn == -1
