"""p.2-5: what is in the box."""

from __future__ import annotations

from collections import Counter

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import names as n
from tabard.games.boardgame.rules import values
from tests.boardgame.table import Table, alone, hero

FIGURES = [  # green, red, blue
    pytest.param(("murloc", 8, 4, 4), marks=pytest.mark.rule("TBG-COMP-03"), id="murloc"),
    pytest.param(("gnoll", 8, 4, 4), marks=pytest.mark.rule("TBG-COMP-04"), id="gnoll"),
    pytest.param(("ghoul", 6, 3, 3), marks=pytest.mark.rule("TBG-COMP-05"), id="ghoul"),
    pytest.param(("crusader", 8, 4, 4), marks=pytest.mark.rule("TBG-COMP-06"), id="crusader"),
    pytest.param(("naga", 4, 2, 2), marks=pytest.mark.rule("TBG-COMP-07"), id="naga"),
    pytest.param(("spider", 4, 2, 2), marks=pytest.mark.rule("TBG-COMP-08"), id="spider"),
    pytest.param(("worgen", 4, 2, 2), marks=pytest.mark.rule("TBG-COMP-09"), id="worgen"),
    pytest.param(("wildkin", 4, 1, 1), marks=pytest.mark.rule("TBG-COMP-10"), id="wildkin"),
    pytest.param(("ogre", 4, 1, 1), marks=pytest.mark.rule("TBG-COMP-11"), id="ogre"),
    pytest.param(("wraith", 6, 3, 3), marks=pytest.mark.rule("TBG-COMP-12"), id="wraith"),
    pytest.param(("doomguard", 2, 1, 1), marks=pytest.mark.rule("TBG-COMP-13"), id="doomguard"),
    pytest.param(("drake", 2, 1, 1), marks=pytest.mark.rule("TBG-COMP-14"), id="drake"),
    pytest.param(("infernal", 2, 1, 1), marks=pytest.mark.rule("TBG-COMP-15"), id="infernal"),
]
NOBODY = alone(hero("warrior")).s


@pytest.mark.parametrize("creature", FIGURES)
def test_figures_of_a_type(creature: tuple[str, int, int, int]) -> None:
    name, green, red, blue = creature
    number = c.CREATURE.index[name]
    assert values.stock(NOBODY, number, c.GREEN) == green
    assert values.stock(NOBODY, number, c.RED) == red
    assert values.stock(NOBODY, number, c.BLUE) == blue


@pytest.mark.rule("TBG-COMP-02")
def test_a_hundred_and_twenty_figures() -> None:
    totals = [sum(x.figures[color] for x in c.CREATURES) for color in (c.GREEN, c.RED, c.BLUE)]
    assert (totals, sum(totals), len(c.CREATURES)) == ([62, 29, 29], 120, 13)


@pytest.mark.rule("TBG-COMP-01")
def test_seven_areas_of_regions() -> None:
    """Each is as large as on the board, and in one piece."""
    sizes = {
        "tirisfal": 12,
        "silverpine": 8,
        "alterac-mountains": 6,
        "hillsbrad": 8,
        "western-plaguelands": 8,
        "hinterlands": 10,
        "eastern-plaguelands": 15,
    }
    assert Counter(c.LANDS[land] for land in c.LAND_OF) == sizes
    assert len(c.REGIONS) == 67
    for land in range(7):
        inside = {region for region in range(67) if c.LAND_OF[region] == land}
        reached, todo = set(), [min(inside)]
        while todo:
            region = todo.pop()
            if region not in reached:
                reached.add(region)
                todo += inside.intersection(c.BORDERS[region])
        assert reached == inside


def test_borders_are_mutual_and_all_of_lordaeron_hangs_together() -> None:
    edges = {(a, b) for a, there in enumerate(c.BORDERS) for b in there}
    assert len(edges) == 2 * 118
    assert all((b, a) in edges and a != b for a, b in edges)
    assert min(c.distances(0)) == 0


@pytest.mark.rule("TBG-COMP-16", "TBG-COMP-17")
def test_sixteen_characters_on_nine_sheets() -> None:
    sides = Counter(who.faction for who in c.CHARACTERS)
    assert sides == {c.HORDE: 8, c.ALLIANCE: 8}
    by_class = Counter(who.class_ for who in c.CHARACTERS)
    single = {n.CLASSES[x] for x, many in by_class.items() if many == 1}
    assert (len(by_class), single) == (9, {"paladin", "shaman"})
    assert (c.HORDE, n.CLASSES.index("paladin")) not in c.CHARACTER_OF
    assert (c.ALLIANCE, n.CLASSES.index("shaman")) not in c.CHARACTER_OF


@pytest.mark.rule("TBG-COMP-22", "TBG-POWER-01", "TBG-TALENT-01")
def test_nine_class_decks_of_twelve_and_twelve() -> None:
    for class_ in range(len(n.CLASSES)):
        assert len(c.POWERS_OF[class_]) == len(c.TALENTS_OF[class_]) == 12
        levels = Counter(c.CARDS[x].level for x in c.TALENTS_OF[class_])
        assert levels == {2: 3, 3: 3, 4: 3, 5: 3}


@pytest.mark.rule("TBG-COMP-23", "TBG-ITEM-05")
def test_four_decks_of_items() -> None:
    sizes = [sum(c.CARDS[x].copies for x in c.ITEMS_IN[deck]) for deck in range(len(n.DECKS))]
    assert dict(zip(n.DECKS, sizes, strict=True)) == {
        "triangle": 46,
        "square": 30,
        "circle": 16,
        "cup": 28,
    }
    worth = [
        sum(c.CARDS[x].gold * c.CARDS[x].copies for x in c.ITEMS_IN[d]) / sizes[d] for d in range(3)
    ]
    assert worth == sorted(worth)


@pytest.mark.rule("TBG-COMP-24")
def test_forty_quests_a_faction() -> None:
    for faction in (c.HORDE, c.ALLIANCE):
        tiers = {n.TIERS[t]: len(found) for t, found in enumerate(c.QUESTS_IN[faction])}
        assert tiers == {"grey": 8, "green": 12, "yellow": 10, "red": 10}


@pytest.mark.rule("TBG-COMP-25", "TBG-OVERLORD-04", "TBG-SETUP-22")
@pytest.mark.parametrize(("overlord", "cards"), [("kelthuzad", 52), ("nefarian", 47)])
def test_five_events_are_kelthuzads(overlord: str, cards: int) -> None:
    t = Table.new(2, {"overlord": overlord, "classes": "first_game"})
    while not any(t.s.left):
        t.luck() if t.asked == "chance" else t.do(f"{t.asked[0]} {t.offers(t.asked[0])[0]}")
    assert sum(t.s.event_left) == cards


@pytest.mark.rule("TBG-COMP-26", "TBG-OVERLORD-01", "TBG-OVERLORD-02")
def test_three_overlords_and_seven_counters() -> None:
    counters = {x.id: max(1, len(x.counters)) for x in c.OVERLORDS}
    assert counters == {"kazzak": 5, "nefarian": 1, "kelthuzad": 1}
    for overlord in c.OVERLORDS:
        four, six = c.BOSSES[overlord.boss].values
        assert (four.attack, four.health) < (six.attack, six.health)


@pytest.mark.rule("TBG-COMP-30", "TBG-DICE-01")
def test_seven_dice_of_each_color_with_eight_faces() -> None:
    assert c.DICE_EACH == 7
    assert n.COLORS == ("red", "blue", "green")
    assert {c.face_of(x) for x in range(len(c.DICE_NAMES))} == set(range(1, 9))


@pytest.mark.rule("TBG-COMP-31", "TBG-COMBAT-11", "TBG-CREATURE-07")
def test_every_creature_has_values_for_every_color_and_an_ability() -> None:
    for creature in c.CREATURES:
        assert len(creature.values) == 3
        assert all(min(worth) > 0 for worth in creature.values)
        assert creature.does
    assert all(boss.does for boss in c.BOSSES if boss.overlord >= 0)


@pytest.mark.rule("TBG-CREATURE-04")
def test_green_is_the_weakest_and_red_the_strongest_of_a_type() -> None:
    for creature in c.CREATURES:
        green, red = creature.values[c.GREEN], creature.values[c.RED]
        blue = creature.values[c.BLUE]
        assert green.attack <= blue.attack <= red.attack
        assert green.health <= blue.health <= red.health
        assert (green.attack, green.health) < (red.attack, red.health)


@pytest.mark.rule("TBG-CHAR-12", "TBG-CHAR-14")
def test_capacities_grow_and_races_have_their_ability() -> None:
    assert len(n.CLASSES) == 9
    for sheet in c.SHEET_OF:
        assert len(sheet.health) == len(sheet.energy) == 5
        assert list(sheet.health) == sorted(set(sheet.health))
        assert list(sheet.energy) == sorted(set(sheet.energy))
    assert len(c.RACES) == len(set(c.RACE_CARD)) == 8
    assert all(c.CARDS[x].does for x in c.RACE_CARD)


@pytest.mark.rule("TBG-CHAR-01", "TBG-EQUIP-01")
def test_seven_areas_on_every_sheet() -> None:
    for sheet in c.SHEET_OF:
        assert len(sheet.areas) == 7
        assert all(area.types for area in sheet.areas)


@pytest.mark.rule("TBG-TRAVEL-07")
def test_four_flight_paths_a_faction() -> None:
    assert [len(set(found)) for found in c.FLIGHTS] == [4, 4]
    assert [len(set(found)) for found in c.TOWNS] == [3, 3]
    assert len(set(c.GRAVEYARDS)) == 4


@pytest.mark.rule("TBG-COMP-21", "TBG-TURN-01")
def test_thirty_spaces_on_the_track() -> None:
    assert (c.SPACES, c.END) == (30, 31)
    assert not set(c.EVENT_SPACES) & {1, c.END}


@pytest.mark.rule("TBG-ITEM-06", "TBG-ITEM-09")
def test_items_have_traits_and_add_ons_a_function() -> None:
    for card in (c.CARDS[x] for x in c.of_sort(c.ITEM)):
        assert card.traits, card.name
    assert {c.CARDS[x].function for x in c.of_sort(c.ITEM)} >= {"shield", "helmet", "scope", ""}


@pytest.mark.rule("TBG-QUEST-16", "TBG-QUEST-01")
def test_a_quest_has_creatures_a_reward_and_a_level_for_its_color() -> None:
    fits = {"grey": {1}, "green": {2, 3}, "yellow": {3, 4}, "red": {4, 5}}
    for quest in c.QUESTS:
        assert any(spawn.color != c.BLUE for spawn in quest.spawns)
        assert quest.xp > 0
        assert quest.level in fits[n.TIERS[quest.tier]], quest.name
        assert all(1 <= draw <= 3 for _, draw in quest.items)


def test_each_special_item_is_the_reward_of_one_quest() -> None:
    given = Counter(card for quest in c.QUESTS for card in quest.special)
    assert sorted(given) == sorted(c.ITEMS_IN[n.DECKS.index("cup")])
    assert set(given.values()) == {1}


@pytest.mark.rule("TBG-EVENT-16")
def test_fate_numbers_run_from_0_to_2() -> None:
    assert {event.fate for event in c.EVENTS} == {0, 1, 2}


def test_the_counts_of_the_box() -> None:
    assert GAME.info.content["events"] == 52


@pytest.mark.rule("TBG-UNIQUE-05", "TBG-UNIQUE-02")
def test_unique_categories_of_the_classes() -> None:
    found: dict[str, Counter[str]] = {}
    for x in c.of_sort(c.POWER):
        card = c.CARDS[x]
        if card.unique:
            found.setdefault(n.CLASSES[card.class_], Counter())[card.unique] += 1
    assert found["paladin"] == {"seal": 3, "blessing": 3, "aura": 2}
    assert found["warlock"] == {"demon": 3}
    assert found["hunter"] == {"pet": 2, "aspect": 3}
    assert found["warrior"] == {"stance": 2}


@pytest.mark.rule("TBG-ITEM-08", "TBG-ITEM-16")
def test_what_is_an_add_on() -> None:
    found = {card.id: card.function for card in c.CARDS if card.function}
    assert found == {
        "cobalt-buckler": "shield",
        "archers-buckler": "shield",
        "skullance-shield": "shield",
        "crest-of-retribution": "shield",
        "glyphed-helm": "helmet",
        "bad-mojo-mask": "helmet",
        "thorium-helm": "helmet",
        "cowl-of-heroes": "helmet",
        "biznicks-accurascope": "scope",
        "deadly-poison": "poison",
    }


@pytest.mark.rule("TBG-ITEM-02")
def test_potions_scrolls_and_food_do_not_count() -> None:
    light = {"potion", "scroll", "food"}
    for x in c.of_sort(c.ITEM):
        card = c.CARDS[x]
        assert card.counted is not bool(light & set(card.traits)), card.name
