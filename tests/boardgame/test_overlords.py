"""p.35: the three Overlords, and how a game ends with them."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import Any

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import values
from tests.boardgame.evening import (
    CLASSES,
    Given,
    answer,
    drawn,
    end_turn,
    four,
    idle,
    lay,
    no,
    throw,
)
from tests.boardgame.table import Table, hero

SIX = {"horde3": "rogue", "alliance3": "priest"}
KAZZAK = {"overlord": "kazzak", "lair": 2, "turn": 5}
"""He is at Chillwind Point."""


def six(**more: Any) -> Table:
    heroes = {
        name: hero(class_, seat="ABCDEF"[i])
        for i, (name, class_) in enumerate((CLASSES | SIX).items())
    }
    return Table(seats=6, heroes=heroes, **more)


# -- all of them ----------------------------------------------------------------------------------


@pytest.mark.rule("TBG-OVERLORD-01", "TBG-BOSS-05")
@pytest.mark.parametrize("name", c.OVERLORD.names)
def test_one_overlord_is_there_from_the_start(name: str) -> None:
    t = Table.new(2, {"overlord": name, "classes": "random"})
    t.luck()
    assert t["overlord"] == name
    assert (t["turn"], t["events"]) == (1, [])
    where = values.lair(t.s, 0)
    starts = {"nefarian": "overlook", "kelthuzad": "stratholme"}
    assert (c.REGIONS[where] if where >= 0 else None) == starts.get(name)
    assert all(event.boss < 0 or c.BOSSES[event.boss].overlord < 0 for event in c.EVENTS)


@pytest.mark.rule("TBG-OVERLORD-02")
@pytest.mark.parametrize(
    ("name", "four_heroes", "six_heroes"),
    [
        ("kazzak", (7, 16, 22), (7, 24, 33)),
        ("nefarian", (7, 12, 26), (7, 18, 39)),
        ("kelthuzad", (7, 14, 18), (7, 21, 27)),
    ],
)
def test_a_sheet_has_a_side_for_four_and_one_for_six(
    name: str, four_heroes: tuple[int, ...], six_heroes: tuple[int, ...]
) -> None:
    hides: dict[str, Any] = {"lair": 1} if name == "kazzak" else {}
    small, large = four(overlord=name, **hides), six(overlord=name, **hides)
    for t, wanted in ((small, four_heroes), (large, six_heroes)):
        t.s.boss = c.BOSS_NO[name]
        assert values.boss_values(t.s) == wanted


def meet(name: str, given: Given | None = None, **more: Any) -> Table:
    """horde1 challenges the Overlord."""
    where = {"kazzak": "chillwind", "nefarian": "overlook", "kelthuzad": "stratholme"}[name]
    extra: dict[str, Any] = {"overlord": name, "turn": 12}
    if name == "kazzak":
        extra |= {"lair": 2, "peeked": {"horde": [2]}}
    t = four({"horde1": {"at": where, **(given or {})}}, **(extra | more))
    return t.do(f"A defy horde1 {name}")


@pytest.mark.rule("TBG-OVERLORD-08", "TBG-WIN-02", "TBG-WIN-01")
@pytest.mark.parametrize("name", c.OVERLORD.names)
def test_who_defeats_the_overlord_wins_at_once(name: str) -> None:
    t = meet(name)
    assert GAME.outcome(t.s) is None  # nothing has happened yet
    throw(lay(t, "horde", damage=99), rest=3)
    assert (t.label, t["winner"], t["turn"]) == ("over", "horde", 12)
    assert t.events[-2:] == [f"boss_slain {name} horde", "wins horde"]
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (0,)


@pytest.mark.rule("TBG-CHALLENGE-09")
@pytest.mark.parametrize("name", ["nefarian", "kelthuzad"])
def test_both_factions_may_challenge_the_overlord(name: str) -> None:
    region = {"nefarian": "overlook", "kelthuzad": "stratholme"}[name]
    there = {hero: {"at": region} for hero in ("horde1", "alliance1")}
    t = four(there, overlord=name, turn=12, acting="alliance")
    assert f"defy alliance1 {name}" in t.offers(t.asked)
    t = four(there, overlord=name, turn=12, acting="horde")
    assert f"defy horde1 {name}" in t.offers(t.asked)


@pytest.mark.rule("TBG-ATTACK-18")
def test_who_falls_while_attacking_wins_nothing_with_what_lies_there() -> None:
    """The last one is bitten to death: the combat ends at once, and all tokens go."""
    t = throw(lay(meet("kazzak", {"health": 1}), "horde", damage=99), rest=1)
    assert t.label == "refuge"
    answer(t, "go brill")
    assert (t["over"], t.label, t["box horde damage"]) == (0, "act", 0)
    assert "lost_fight horde" in t.events


@pytest.mark.rule("TBG-OVERLORD-09")
def test_who_loses_to_the_overlord_is_defeated_and_the_game_goes_on() -> None:
    t = throw(meet("kelthuzad"))
    assert t.label == "refuge"
    answer(t, "go brill")
    assert (t["at horde1"], t["health horde1"], t["energy horde1"]) == ("brill", 1, 1)
    assert (t["over"], t.label, t["acting"]) == (0, "act", "horde")


# -- Lord Kazzak ----------------------------------------------------------------------------------


@pytest.mark.rule("TBG-OVERLORD-06", "TBG-OVERLORD-03")
def test_lord_kazzak_is_behind_one_of_five_counters() -> None:
    places = ["deep-elem", "chillwind", "dalson", "plaguemist", "infectis"]
    assert [c.REGIONS[r] for r in c.OVERLORDS[c.OVERLORD.index["kazzak"]].counters] == places
    t = four({"horde1": {"at": "chillwind"}, "horde2": {"at": "dalson"}}, **KAZZAK)
    assert t.offers("A", "defy") == []  # nobody knows yet
    t.refuses("A defy horde1 kazzak", "TBG-CHALLENGE-09")
    assert t.offers("A", "peek") == ["peek horde1", "peek horde2"]
    t.do("A peek horde2")
    assert t.offers("A", "defy") == []
    assert t["actions horde2"] == 2  # it costs nothing
    t.do("A peek horde1")
    assert (t.offers("A", "defy"), t.offers("A", "peek")) == (["defy horde1 kazzak"], [])
    assert "found horde1 chillwind" in t.events
    t.refuses("A peek horde1", "TBG-OVERLORD-06")


@pytest.mark.rule("TBG-OVERLORD-06")
def test_what_a_faction_has_seen_of_the_counters_stays_with_it() -> None:
    t = four({"horde1": {"at": "chillwind"}, "alliance1": {"at": "chillwind"}}, **KAZZAK)
    heard: list[tuple[str, tuple[int, ...] | None]] = []
    option = GAME.options.parse(t.s, "peek horde1")
    GAME.advance(t.s, option, 0, lambda event, to: heard.append((event[0], to)))
    assert heard == [("looked", None), ("found", (0,))]
    lairs = [GAME.view(t.s, seat)["columns"]["lair"] for seat in (0, 1)]
    assert lairs == ["2", None]
    assert {GAME.determinize(t.s, 0, Random(i)).lair for i in range(20)} == {1}
    assert len({GAME.determinize(t.s, 1, Random(i)).lair for i in range(40)}) == 5
    end_turn(t)
    assert t.offers("B", "peek") == ["peek alliance1"]
    assert t.offers("B", "defy") == []


@pytest.mark.rule("TBG-OVERLORD-06")
def test_a_hero_without_an_action_left_may_look_on_arrival() -> None:
    near = c.REGIONS[c.BORDERS[c.REGION_NO["chillwind"]][0]]
    t = four({"horde1": {"at": near}}, **KAZZAK)
    t.do("A rest horde1")
    t.do("A travel horde1 chillwind")
    if t.label == "onward":
        answer(t, "stop")
    assert t.offers("A") == ["peek horde1", "forgo horde1"]
    answer(t, "peek horde1")
    assert "found horde1 chillwind" in t.events


@pytest.mark.rule("TBG-OVERLORD-06")
def test_who_is_challenged_is_seen_by_all() -> None:
    t = meet("kazzak")
    assert GAME.view(t.s, 1)["columns"]["lair"] == "2"


@pytest.mark.rule("TBG-OVERLORD-03")
@pytest.mark.card("kazzak")
def test_lord_kazzak_in_combat() -> None:
    """Reroll −1, and for each red or blue 1 or 2 a Health and a token of attrition."""
    t = meet("kazzak", {"level": 5, "health": 9, "equipped": {"power2": "battle-shout"}})
    plain = meet("nefarian", {"level": 5, "health": 9, "equipped": {"power2": "battle-shout"}})
    assert plain["rerolls"] - t["rerolls"] == 1
    idle(t)
    red, blue, _ = t["pool"]
    lay(t, "horde", attrition=9, armor=30)
    throw(t, red=[2, *[7] * (red - 1)], blue=[8] * blue)
    assert t["health horde1"] == 9 - 1
    assert t.events.count("lost horde1 1 health") == 1


# -- Nefarian -------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-OVERLORD-05")
def test_nefarian_takes_a_shortest_way_to_the_bulwark() -> None:
    route = c.OVERLORDS[c.OVERLORD.index["nefarian"]].route
    assert (c.REGIONS[route[0]], c.REGIONS[route[-1]]) == ("overlook", "bulwark")
    assert all(b in c.BORDERS[a] for a, b in pairwise(route))
    assert len(route) - 1 == c.distances(route[0])[route[-1]] == 8
    t = four({"horde1": {"at": c.REGIONS[route[3]]}}, march=3)
    assert t.offers("A", "defy") == ["defy horde1 nefarian"]


@pytest.mark.rule("TBG-OVERLORD-03")
@pytest.mark.card("nefarian")
def test_nefarian_in_combat_stops_hits_and_halves_attrition() -> None:
    """As many hits as there are red and blue eights; the player says which ones stay."""
    bow = {"ranged": "ravenwood-bow", "melee": "scimitar"}
    t = meet("nefarian", {"level": 5, "health": 20, "equipped": bow})
    idle(t)
    red, blue, _ = t["pool"]
    assert min(red, blue) > 1
    lay(t, "horde", armor=60)
    t.s.attrition = 3
    throw(t, red=[8, *[7] * (red - 1)], blue=[7] * blue)
    over = red + blue - 1
    assert t.offers("A") == [f"block {blue - 1} {red}", f"block {blue} {red - 1}"]
    answer(t, f"block {blue - 1} {red}")
    placed = [e for e in t.events if e.startswith("laid horde1")]
    assert placed[:2] == [f"laid horde1 {over} attrition", "laid horde1 1 damage"]
    assert placed[-1] == "laid horde1 2 attrition"  # half of 3, rounded up


def arrives(horde: int, alliance: int) -> Table:
    """The next event brings him to The Bulwark."""
    t = drawn(
        "old-hatreds", given={"horde1": {"xp": horde}, "alliance1": {"xp": alliance}}, march=6
    )
    assert t["march"] == 8
    return t


def fall(t: Table, faction: str) -> Table:
    """All heroes of a faction fight, miss and fall."""
    while t["striker"] == faction and t["over"] == 0:
        if t.label == "roll":
            throw(t)
        elif t.label == "use":
            idle(t)
        else:
            answer(t, t.offers(t.asked[0])[0])
    return t


@pytest.mark.rule("TBG-WIN-01")
@pytest.mark.parametrize(
    ("xp", "first", "second"), [((3, 1), "horde", "alliance"), ((1, 3), "alliance", "horde")]
)
def test_at_the_bulwark_the_faction_with_more_xp_must_fight_first(
    xp: tuple[int, int], first: str, second: str
) -> None:
    t = arrives(*xp)
    assert f"last_stand {first}" in t.events
    assert (t["boss"], t["striker"]) == ("nefarian", first)
    assert sum(side == 1 for side in t["side"]) == 2  # all heroes, wherever they are
    fall(t, first)
    assert t["striker"] == second
    assert t["over"] == 0
    fall(t, second)
    assert (t.label, t["winner"]) == ("over", "-")
    assert t.events[-1] == "tie"
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("TBG-WIN-01", "TBG-OVERLORD-08")
def test_at_the_bulwark_the_second_faction_may_still_win() -> None:
    t = fall(arrives(3, 1), "horde")
    answer(t, t.offers("B")[0]) if t.label == "attack_order" else None
    lay(t, "alliance", damage=99)
    while t.label != "over":
        throw(t) if t.label == "roll" else answer(t, t.offers("B")[0])
    assert t["winner"] == "alliance"


def test_at_the_bulwark_chance_says_who_fights_first_if_xp_are_equal() -> None:
    for which, first in enumerate(("horde", "alliance")):
        t = arrives(2, 2)
        assert t.label == "stands_first"
        assert t.give(which)["striker"] == first


# -- Kel'Thuzad -----------------------------------------------------------------------------------

HIS = ["scourge-cauldrons", "light-of-ages", "soul-taint", "arcane-corruption", "spread-the-plague"]


@pytest.mark.rule("TBG-OVERLORD-04")
def test_kelthuzad_has_five_events_of_his_own() -> None:
    for name in c.OVERLORD.names:
        t = Table.new(2, {"overlord": name, "classes": "random"}).luck()
        there = [event for event in HIS if t[f"event_left {event}"]]
        assert there == (HIS if name == "kelthuzad" else [])
        assert sum(t.s.event_left) == 47 + len(there)


@pytest.mark.rule("TBG-OVERLORD-03")
@pytest.mark.card("kelthuzad")
def test_kelthuzad_in_combat() -> None:
    """Two Health for each red or blue 1 or 2; attrition only up to the number of such dice of 6 or
    more that were not spotted; four hits less after each Resolution step."""
    t = meet("kelthuzad", {"level": 5, "health": 30, "equipped": {"melee": "scimitar"}})
    idle(t)
    red, blue, _ = t["pool"]
    worn = t["attrition"]
    assert worn == 1
    lay(t, "horde", damage=9, armor=60)
    throw(t, red=[2, *[3] * (red - 1)], blue=[3] * blue)
    assert t["health horde1"] == 30 - 2
    assert (t["bout"], t["box horde damage"]) == (2, 9 - 4)
    assert not [e for e in t.events if e.endswith("attrition")]  # no die of 6 or more
    idle(t)
    lay(t, "horde", armor=60)
    throw(t, red=[6, *[3] * (red - 1)], blue=[3] * blue)
    assert "laid horde1 1 attrition" in t.events
    assert t["health horde1"] == 30 - 2


@pytest.mark.rule("TBG-OVERLORD-02", "TBG-OVERLORD-03")
@pytest.mark.card("kelthuzad")
def test_kelthuzad_mends_six_against_six_heroes() -> None:
    t = six(overlord="kelthuzad")
    t.s.at[no("horde1")] = c.REGION_NO["stratholme"]
    t.s.ask = None
    t.s.health[no("horde1")] = 30
    t.do("A defy horde1 kelthuzad")
    t.luck()  # who speaks for the faction
    throw(lay(idle(t), "horde", damage=9, armor=60), rest=3)
    assert (t["bout"], t["box horde damage"]) == (2, 3)


@pytest.mark.parametrize(
    ("event", "pool"), [("soul-taint", "health"), ("arcane-corruption", "energy")]
)
@pytest.mark.card("soul-taint", "arcane-corruption")
def test_a_taint_takes_half_from_those_who_are_near(event: str, pool: str) -> None:
    away = c.distances(c.REGION_NO["stratholme"])
    at = {far: c.REGIONS[away.index(far)] for far in (4, 5, 8)}
    given = {
        "horde1": {"at": at[4], pool: 5},
        "horde2": {"at": at[5], pool: 5},
        "alliance1": {"at": at[8], pool: 5},
        "alliance2": {pool: 5},
    }
    assert away[c.REGION_NO["southshore"]] > 8
    t = drawn(event, given=given, overlord="kelthuzad")
    assert [t[f"{pool} {name}"] for name in CLASSES] == [3, 5, 5, 5]
    t = drawn(
        event, given=given, overlord="kelthuzad", events=["spread-the-plague"], plague=["marris"]
    )
    assert [t[f"{pool} {name}"] for name in CLASSES] == [2, 2, 2, 5]


@pytest.mark.rule("TBG-DEFEAT-11")
def test_the_last_health_may_go_with_a_taint() -> None:
    near = c.REGIONS[c.BORDERS[c.REGION_NO["stratholme"]][0]]
    position = {"overlord": "kelthuzad", "events": ["spread-the-plague"], "plague": ["marris"]}
    t = drawn("soul-taint", given={"horde1": {"at": near, "health": 1, "energy": 3}}, **position)
    assert t.label == "refuge"
    answer(t, "go brill")
    assert (t["health horde1"], t["energy horde1"], t["at horde1"]) == (1, 1, "brill")


@pytest.mark.card("spread-the-plague")
def test_the_plague_makes_creatures_stronger_until_it_is_cleared() -> None:
    t = drawn("spread-the-plague", overlord="kelthuzad")
    assert sorted(t["plague"]) == ["andorhal", "hearthglen", "marris"]
    position = {"overlord": "kelthuzad", "events": ["spread-the-plague"], "turn": 5}
    ghouls = ["2 blue ghoul dalson", "1 blue ghoul balnir"]
    given = {"horde1": {"at": "dalson"}, "horde2": {"at": "balnir"}}
    one = c.CREATURES[c.CREATURE_NO["ghoul"]].values[c.BLUE].attack
    for who, attack in (("horde1", 2 * (one + 2)), ("horde2", one)):
        t = four(given, figures=ghouls, plague=["marris"], **position)
        t.do(f"A hunt {who} ghoul")
        assert values.attack(t.s) == attack


@pytest.mark.card("spread-the-plague")
def test_the_plague_is_cleared_after_an_action_for_energy() -> None:
    position = {"overlord": "kelthuzad", "events": ["spread-the-plague"], "turn": 5}
    given = {"horde1": {"at": "andorhal", "energy": 3}, "horde2": {"at": "hearthglen", "energy": 0}}
    t = four(given, plague=["andorhal", "hearthglen"], **position)
    t.do("A rest horde2")
    assert t.label == "act"  # too little Energy
    t = four(given, plague=["andorhal"], **position)
    t.do("A train horde1") if t.offers("A", "train") else None
    while t.label == "train":
        answer(t, "done" if "done" in t.offers("A") else t.offers("A")[0])
    assert t.offers("A") == ["cleanse horde1", "forgo horde1"]
    answer(t, "cleanse horde1")
    assert (t["energy horde1"], t["xp horde1"], t["plague"]) == (0, 1, [])
    assert (t["events"], t["event_gone spread-the-plague"]) == ([], 1)
