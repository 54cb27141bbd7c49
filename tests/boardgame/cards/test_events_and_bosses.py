"""Events, bosses, Overlords and Auction Items: what stands on the cards, and what is used. What
events do is in `test_events` and `test_wars_and_bosses`."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import values
from tests.boardgame.cards.duel import Duel
from tests.boardgame.evening import answer, drawn, end_turn, four, idle, lay, throw
from tests.boardgame.table import Table, hero
from tests.boardgame.test_overlords import meet, six

EVENTS = """
professions-and-crafts      4 + 0
new-horizons                6 + 0
goblin-zeppelin             2 + 0
merchants-of-lordaeron      2 + 0
beasts-of-lordaeron         4 + 0
another-path-to-power       2 + 0
goblin-merchant             2 + 0
auction-ring-of-agility     1 + 0
auction-boots-of-endurance  1 + 0
auction-trusty-mount        1 + 0
auction-hood-of-shadow      1 + 0
old-hatreds                 3 - 2
subterfuge                  2 - 0
bounty                      3 - 1
ears-and-heads-of-the-wild  1 - 0
cleanse-the-land            1 - 2
foul-plaguewinds            1 - 0
andorhal-war                1 - 1
domination-war              1 - 1
two-towers-war              1 - 1
hinterlands-war             1 - 1
silverpine-war              1 - 1
abomination-of-darrowshire  1 - 1
zaeldarr-the-outcast        1 - 1
old-snake                   1 - 1
spectral-revenge            1 - 1
daecris-of-the-many         1 - 1
scourge-cauldrons           1 - 0
light-of-ages               1 - 0
soul-taint                  1 - 0
arcane-corruption           1 - 0
spread-the-plague           1 - 0
"""
"""Event, copies, whether another one is drawn, fate; the last five are Kel'Thuzad's."""

HIS = 5


def rows() -> list[Any]:
    lines = [x.split() for x in EVENTS.strip().splitlines()]
    return [
        pytest.param(
            name,
            int(copies),
            bonus == "+",
            int(fate),
            i >= len(lines) - HIS,
            marks=pytest.mark.card(name),
            id=name,
        )
        for i, (name, copies, bonus, fate) in enumerate(lines)
    ]


@pytest.mark.parametrize(("name", "copies", "bonus", "fate", "his"), rows())
def test_an_event_in_its_deck(name: str, copies: int, bonus: bool, fate: int, his: bool) -> None:
    for overlord in ("nefarian", "kelthuzad"):
        t = end_turn(four(overlord=overlord))
        assert t[f"event_left {name}"] == (copies if overlord == "kelthuzad" or not his else 0)
    t = drawn(name, overlord="kelthuzad" if his else "nefarian")
    for _ in range(20):
        if t.label in ("event", "act"):
            break
        t.give(0) if t.asked == "chance" else answer(t, t.offers(t.asked[0])[-1])
    assert (t.label == "event") is bonus
    if not his:
        assert t["march"] == fate


BOSSES = [
    ("abomination-of-darrowshire", "darrowshire", (5, 11, 9)),
    ("zaeldarr-the-outcast", "noxious", (5, 10, 10)),
    ("old-snake", "shining", (6, 9, 10)),
    ("spectral-revenge", "gahrron", (7, 10, 6)),
    ("daecris-of-the-many", "skulk", (5, 15, 10)),
    ("scourge-cauldrons", "weeping", (5, 8, 9)),
    ("light-of-ages", "noxious", (5, 11, 9)),
]


@pytest.mark.parametrize(
    ("boss", "where", "numbers"), [pytest.param(*x, marks=pytest.mark.card(x[0])) for x in BOSSES]
)
def test_where_a_boss_stands_and_how_strong_it_is(
    boss: str, where: str, numbers: tuple[int, int, int]
) -> None:
    threat, attack, health = numbers
    one = {"at": where, "health": 40}

    def defied() -> Table:
        t = four({"horde1": one}, events=[boss], overlord="kelthuzad", turn=5)
        return idle(t.do(f"A defy horde1 {boss}"))

    t = defied()
    assert t["threat horde1"] == threat
    throw(lay(t, "horde", damage=health - 1, defense=0), rest=2)
    assert f"strikes_back {attack}" in t.events
    t = defied()
    throw(lay(t, "horde", damage=health + (2 if boss == "light-of-ages" else 0)), rest=2)
    assert f"boss_slain {boss} horde" in t.events
    assert not any(event.startswith("strikes_back") for event in t.events)
    t = four({"horde1": {"at": "brill"}}, events=[boss], overlord="kelthuzad", turn=5)
    assert not t.offers("A", "defy")


OVERLORDS = [
    ("kazzak", (7, 16, 22), (7, 24, 33)),
    ("nefarian", (7, 12, 26), (7, 18, 39)),
    ("kelthuzad", (7, 14, 18), (7, 21, 27)),
]


@pytest.mark.parametrize(
    ("name", "small", "large"), [pytest.param(*x, marks=pytest.mark.card(x[0])) for x in OVERLORDS]
)
def test_an_overlord_has_a_side_for_four_and_one_for_six(
    name: str, small: tuple[int, ...], large: tuple[int, ...]
) -> None:
    t = meet(name, {"health": 60})
    assert t["threat horde1"] == small[0]
    throw(t, rest=3)
    assert f"strikes_back {small[1]}" in t.events
    hides: dict[str, Any] = {"lair": 1} if name == "kazzak" else {}
    big = six(overlord=name, **hides)
    big.s.boss = c.BOSS_NO[name]
    assert values.boss_values(big.s) == large
    t = meet(name, {"health": 60})
    throw(lay(t, "horde", damage=small[2]), rest=3)
    assert t["winner"] == "horde"
    t = meet(name, {"health": 60})
    throw(lay(t, "horde", damage=small[2] - 2, armor=60), rest=3)  # and Bloodfury
    assert t["winner"] == "-"


@pytest.mark.card("kazzak")
def test_kazzak_takes_health_and_attrition_for_low_dice() -> None:
    t = meet("kazzak", {"level": 5, "health": 30, "equipped": {"melee": "solid-iron-maul"}})
    lay(t, "horde", attrition=9, armor=60)
    throw(t, rest=3, red=[1, 2])
    assert t["health horde1"] == 30 - 2
    assert t["box horde damage"] == 9 + 2 - 2  # Bloodfury and the maul, less two


# -- Auction Items --------------------------------------------------------------------------------


@pytest.mark.card("ring-of-agility")
def test_the_ring_moves_one_hit() -> None:
    d = Duel("hunter", prizes=["ring-of-agility"]).to_roll().throw("b8 b8 r8")
    d.use("EPT", "ring-of-agility", "pay 1", only="0 1", damage_box=-1, defense_box=1)


@pytest.mark.card("boots-of-endurance")
def test_the_boots_bring_energy_after_a_journey() -> None:
    d = Duel("hunter", foe="", at="brill", energy=2, prizes=["boots-of-endurance"])
    d.say("travel horde1 undercity", "stop")
    assert d.label == "use"
    d.say(d.offered("boots-of-endurance")[0])
    assert (d["energy horde1"], d.label) == (3, "act")


@pytest.mark.card("trusty-mount")
def test_the_mount_goes_a_region_further_once_a_turn() -> None:
    d = Duel("hunter", foe="", at="brill", prizes=["trusty-mount"])
    d.say("travel horde1 tirisfal-outpost", "go balnir", "use horde1 trusty-mount.1", "go bulwark")
    assert (d["at horde1"], d["actions horde1"]) == ("bulwark", 1)
    d.say("travel horde1 balnir", "go tirisfal-outpost")
    assert not d.offered("trusty-mount")


@pytest.mark.card("hood-of-shadow")
def test_the_hood_is_one_more_area_for_an_instant() -> None:
    one: dict[str, Any] = {"foe": "", "learned": ["multi-shot", "bear"]}
    d = Duel("hunter", prizes=["hood-of-shadow"], **one)
    plain = Duel("hunter", **one)
    assert set(d.wearable("multi-shot")) - set(plain.wearable("multi-shot")) == {"extra"}
    assert d.wearable("bear") == plain.wearable("bear")


@pytest.mark.card("ring-of-agility", "boots-of-endurance", "trusty-mount", "hood-of-shadow")
@pytest.mark.parametrize("prize", ["ring-of-agility", "hood-of-shadow"])
def test_a_prize_is_neither_sold_nor_counted(prize: str) -> None:
    heroes = {"horde1": hero("warrior", prizes=[prize]), "alliance1": hero("mage")}
    t = Table(heroes=heroes, merchant=["trogg-club"]).do("A town horde1")
    assert not t.offers("A", "sell")
    assert t["bag horde1"] == []
