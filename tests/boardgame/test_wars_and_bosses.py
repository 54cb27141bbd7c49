"""p.25-26: Wars, and bosses that events bring."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import has
from tabard.games.boardgame.rules import values
from tests.boardgame.evening import (
    CLASSES,
    Given,
    answer,
    drawn,
    end_turn,
    four,
    lay,
    no,
    throw,
)
from tests.boardgame.table import Table, hero

WARS = {
    "andorhal-war": ("andorhal", "hearthglen", 2, 4),
    "domination-war": ("balnir", "corrahn", 2, 4),
    "two-towers-war": ("crown", "eastwall", 2, 4),
    "hinterlands-war": ("seradane", "shadra", 3, 5),
    "silverpine-war": ("ambermill", "shining", 2, 4),
}


def xp(t: Table) -> list[int]:
    return [t[f"xp {name}"] for name in CLASSES]


def gold(t: Table) -> list[int]:
    return [t[f"gold {name}"] for name in CLASSES]


# -- Wars -----------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-WAR-01", "TBG-WAR-03", "TBG-WAR-04")
@pytest.mark.parametrize("war", WARS)
@pytest.mark.card(*WARS)
def test_a_war_is_won_at_the_end_of_the_enemys_turn(war: str) -> None:
    one, other, stronger, weaker = WARS[war]
    given = {"alliance1": {"at": one, "xp": 1}, "alliance2": {"at": other}}
    t = end_turn(four(given, turn=5, events=[war]))
    assert (gold(t), xp(t)) == ([5, 5, 10, 10], [0, 0, 1 + stronger, stronger])
    assert (t["events"], t[f"event_gone {war}"]) == ([], 1)
    assert f"won_war alliance {war}" in t.events
    given = {"alliance1": {"at": one}, "alliance2": {"at": other}, "horde1": {"xp": 3}}
    t = end_turn(four(given, turn=5, events=[war]))
    assert xp(t)[:3] == [3, 0, weaker]


@pytest.mark.rule("TBG-WAR-03", "TBG-WAR-05")
def test_only_the_faction_that_is_not_at_turn_can_win_a_war() -> None:
    everywhere = {
        f"{side}{i + 1}": {"at": region}
        for side in ("horde", "alliance")
        for i, region in enumerate(("balnir", "corrahn"))
    }
    t = end_turn(four(everywhere, turn=5, events=["domination-war"]))
    assert gold(t) == [5, 5, 10, 10]
    half = everywhere | {"alliance2": {"at": "andorhal"}}
    t = end_turn(four(half, turn=5, events=["domination-war"]))
    assert (gold(t), t["events"]) == ([5, 5, 5, 5], ["domination-war"])


@pytest.mark.rule("TBG-WAR-02", "TBG-WAR-03")
def test_a_war_that_was_just_drawn_waits_and_others_go_on_beside_it() -> None:
    given = {"alliance1": {"at": "balnir"}, "alliance2": {"at": "corrahn"}}
    t = drawn("domination-war", given=given, events=["andorhal-war"])
    assert t["events"] == ["andorhal-war", "domination-war"]
    named = [made[:2] for _, made in values.lying(t.s, "war")]
    assert [tuple(c.REGIONS[r] for r in both) for both in named] == [
        ("andorhal", "hearthglen"),
        ("balnir", "corrahn"),
    ]
    assert gold(t) == [5, 5, 5, 5]
    end_turn(t)  # the Alliance's own turn
    t.luck()
    assert gold(t) == [5, 5, 5, 5]
    end_turn(t)
    assert gold(t) == [5, 5, 10, 10]
    assert t["events"] == ["andorhal-war"]


@pytest.mark.rule("TBG-WAR-03", "TBG-ENDTURN-05")
def test_no_war_is_won_as_the_marker_enters_end() -> None:
    given = {"horde1": {"at": "balnir"}, "horde2": {"at": "corrahn"}}
    t = end_turn(four(given, turn=30, acting="alliance", events=["domination-war"]))
    assert gold(t) == [5, 5, 5, 5]
    assert "last_battle" in t.events


# -- bosses ---------------------------------------------------------------------------------------


def against(boss: str, *more: str, given: Given | None = None, **position: Any) -> Table:
    """horde1 and horde2 challenge a boss together; `more` events lie there, too."""
    where = c.REGIONS[c.BOSSES[c.BOSS_NO[boss]].region]
    heroes = {one: {"at": where, **(given or {}).get(one, {})} for one in ("horde1", "horde2")}
    rest = {one: what for one, what in (given or {}).items() if one not in heroes}
    events = [e for e in (boss, *more) if e in c.EVENT_NO]
    t = four({**heroes, **rest}, events=events, turn=5, **position)
    return t.do(f"A defy horde1 {boss}", "A invite horde2")


def attacks(t: Table) -> Table:
    """Both heroes attack and miss; what the foe does in between is faced."""
    for _ in range(2):
        if t.label == "attack_order":
            answer(t, t.offers(t.asked[0])[0])
        throw(t)
    return t


def beat(t: Table) -> Table:
    """One Attack Phase each, and hits enough in the damage box."""
    lay(t, "horde", damage=99)
    return attacks(t)


def settle(t: Table) -> Table:
    """Whatever else is asked gets its first answer."""
    while t.label in ("fewest_xp", "item", "take_item", "who_gets_it", "talent", "bearer", "use"):
        t.luck() if t.asked == "chance" else answer(t, t.offers(t.asked[0])[0])
    return t


STRONG = {"horde2": {"xp": 4}}
WEAK = {"alliance2": {"xp": 4}}
BOSSES = {
    "abomination-of-darrowshire": ((6, 5, 2), (10, 9, 2)),
    "zaeldarr-the-outcast": ((3, 4, 0), (4, 6, 0)),
    "old-snake": ((6, 5, 2), (10, 9, 2)),
    "spectral-revenge": ((0, 4, 0), (0, 6, 0)),
    "daecris-of-the-many": ((10, 6, 2), (12, 10, 2)),
    "scourge-cauldrons": ((4, 3, 0), (4, 3, 0)),
    "light-of-ages": ((8, 2, 0), (8, 2, 0)),
}


@pytest.mark.rule("TBG-BOSS-02", "TBG-BOSS-03")
@pytest.mark.parametrize("boss", BOSSES)
@pytest.mark.parametrize("weak", [False, True])
@pytest.mark.card(*BOSSES)
def test_each_boss_pays_the_stronger_faction_or_the_weaker(boss: str, weak: bool) -> None:
    position = {"overlord": "kelthuzad"}
    t = settle(beat(against(boss, given=WEAK if weak else STRONG, **position)))
    money, experience, items = BOSSES[boss][weak]
    before = 0 if weak else 4
    assert sum(gold(t)[:2]) == 10 + money
    assert sum(xp(t)[:2]) == before + experience
    assert len(t["bag horde1"]) + len(t["bag horde2"]) == items
    printed = c.BOSSES[c.BOSS_NO[boss]]
    assert min(printed.values[0]) > 0
    assert has.FOE_OF[len(c.CREATURES) + c.BOSS_NO[boss]] != has.Foe()
    assert f"boss_slain {boss} horde" in t.events
    assert t.label == "act"


@pytest.mark.rule("TBG-BOSS-07")
def test_the_reward_of_a_boss_is_shared_without_bonus_or_penalty() -> None:
    heroes = {
        "horde1": hero("warrior", at="noxious", level=5, seat="A"),
        "horde2": hero("shaman", at="noxious", seat="A", health=1),
        "alliance1": hero("mage", seat="B", xp=200),
    }
    t = Table(heroes=heroes, events=["zaeldarr-the-outcast"], turn=5)
    t.do("A defy horde1 zaeldarr-the-outcast", "A invite horde2", "A attack horde1")
    throw(t)
    throw(t)
    while t.label != "refuge":  # horde2 takes the wound that matters
        answer(t, "wound horde2" if "wound horde2" in t.offers("A") else t.offers("A")[0])
    answer(t, "go brill")
    t.s.health[no("horde1")] = 99
    while t.label == "wound":
        answer(t, t.offers("A")[0])
    throw(lay(t, "horde", damage=99))
    settle(t)
    assert (t["gold horde1"], t["gold horde2"]) == (9, 5)  # 4 for the one who is left
    assert t["xp horde2"] == 3  # half of 6: no bonus, and no penalty for level 5
    assert t["level horde1"] == 5


@pytest.mark.rule("TBG-BOSS-04")
def test_a_boss_recovers_from_a_fight_that_was_lost() -> None:
    t = against("zaeldarr-the-outcast")
    attacks(lay(t, "horde", damage=9))
    while t.label in ("wound", "refuge", "use"):
        answer(t, t.offers("A")[-1 if t.label == "use" else 0])
    assert "lost_fight horde" in t.events
    assert (t["fight"], t["box horde damage"], t["events"]) == ("-", 0, ["zaeldarr-the-outcast"])
    assert c.BOSSES[c.BOSS_NO["zaeldarr-the-outcast"]].values[0].health == 10


@pytest.mark.rule("TBG-BOSS-06", "TBG-OVERLORD-07")
def test_two_bosses_in_a_region_are_two_targets() -> None:
    t = four({"horde1": {"at": "skulk"}}, events=["daecris-of-the-many"], march=2)
    assert t.offers("A", "defy") == ["defy horde1 nefarian", "defy horde1 daecris-of-the-many"]


def rounds(boss: str, damage: int, more: Given | None = None) -> Table:
    """A first round in which nobody is hurt and nothing is hit."""
    t = against(boss, given=more, overlord="kelthuzad")
    attacks(lay(t, "horde", damage=damage, armor=99))
    return t


@pytest.mark.parametrize(
    ("boss", "left"),
    [
        ("abomination-of-darrowshire", 8 - 4),
        ("zaeldarr-the-outcast", 8 - 2),
        ("spectral-revenge", 4),
        ("daecris-of-the-many", 8 - 6),
        ("light-of-ages", 8 - 2),
    ],
)
def test_what_bosses_do_in_a_round(boss: str, left: int) -> None:
    t = rounds(boss, 2 if boss == "spectral-revenge" else 6)
    assert t["bout"] == 2
    assert t["box horde damage"] == left  # with two hits of attrition
    stuns = {"spectral-revenge": 2, "daecris-of-the-many": 1}.get(boss, 0)
    assert [t["stun horde1"], t["stun horde2"]] == [stuns, stuns]


@pytest.mark.card("old-snake")
def test_the_old_snake_is_not_worn_down() -> None:
    t = rounds("old-snake", 8)
    assert t["box horde damage"] == 8
    assert not [e for e in t.events if e.endswith("attrition")]


@pytest.mark.card("scourge-cauldrons")
def test_the_cauldrons_heal_with_every_one() -> None:
    t = against("scourge-cauldrons", overlord="kelthuzad")
    answer(lay(t, "horde", damage=8), "attack horde1")
    throw(t, red=[2])  # the other die shows a one
    assert t["box horde damage"] == 8 - 2


# -- what bosses take, and what they leave --------------------------------------------------------


@pytest.mark.card("zaeldarr-the-outcast")
def test_zaeldarr_takes_an_item_from_everybody_for_the_victors() -> None:
    given = {"horde1": {"bag": ["trogg-club", "scimitar"]}, "alliance2": {"bag": ["ravenwood-bow"]}}
    t = drawn("zaeldarr-the-outcast", given=given)
    assert t.offers("A") == ["stake horde1 trogg-club", "stake horde1 scimitar"]
    answer(t, "stake horde1 scimitar")  # the other one had no choice
    assert (t["bag horde1"], t["bag alliance2"]) == (["trogg-club"], [])
    assert sorted(t["stakes"]) == ["ravenwood-bow", "scimitar"]
    t = beat(against("zaeldarr-the-outcast", given=STRONG, stakes=["ravenwood-bow", "scimitar"]))
    got = []
    while t.label != "act":
        if t.label == "who_gets_it":
            got.append(t.offers("A"))
            answer(t, "give horde2")
        else:
            settle(t) if t.label != "talent" else answer(t, t.offers("A")[0])
    assert got == [["give horde1", "give horde2"]] * 2
    assert (sorted(t["bag horde2"]), t["stakes"]) == (["ravenwood-bow", "scimitar"], [])


@pytest.mark.card("spectral-revenge")
def test_a_spectral_revenge_takes_half_of_all_gold_for_the_victors() -> None:
    given = {"horde1": {"gold": 7}, "horde2": {"gold": 1}, "alliance1": {"gold": 4}}
    t = drawn("spectral-revenge", given=given)
    assert (gold(t), t["stake_gold"]) == ([4, 1, 2, 3], 3 + 0 + 2 + 2)
    t = settle(beat(against("spectral-revenge", given=STRONG, stake_gold=7)))
    assert (gold(t), t["stake_gold"]) == ([5 + 4, 5 + 3, 5, 5], 0)


@pytest.mark.card("scourge-cauldrons")
def test_the_cauldrons_can_be_beaten_once_by_each_faction() -> None:
    t = settle(beat(against("scourge-cauldrons", given=STRONG, overlord="kelthuzad")))
    assert t["events"] == ["scourge-cauldrons"]
    assert "defy horde1 scourge-cauldrons" not in t.offers("A")
    beaten = {"scourge-cauldrons": ["alliance"]}
    t = settle(
        beat(against("scourge-cauldrons", given=STRONG, overlord="kelthuzad", beaten=beaten))
    )
    assert (t["events"], t["event_gone scourge-cauldrons"]) == ([], 1)


def test_the_cauldrons_make_the_overlord_stronger_for_those_who_have_not_beaten_them() -> None:
    at = {"at": "stratholme"}
    for beaten, attack in (([], 18), (["horde"], 14), (["alliance"], 18)):
        t = four(
            {"horde1": at},
            overlord="kelthuzad",
            events=["scourge-cauldrons"],
            beaten={"scourge-cauldrons": beaten},
        )
        t.do("A defy horde1 kelthuzad")
        assert values.attack(t.s) == attack


@pytest.mark.card("light-of-ages")
def test_the_light_of_ages_goes_to_one_of_the_victors_and_strikes_the_overlord() -> None:
    t = beat(against("light-of-ages", given=STRONG, overlord="kelthuzad"))
    while t.label != "bearer":
        settle(t) if t.label not in ("bearer",) and t.asked != "A" else answer(t, t.offers("A")[0])
    assert t.offers("A") == ["give horde1", "give horde2"]
    answer(t, "give horde2")
    assert (t["relic"], t["events"], t["event_gone light-of-ages"]) == ("horde2", [], 0)
    both = {"horde1": {"at": "stratholme"}, "horde2": {"at": "stratholme"}}
    t = four(both, overlord="kelthuzad", relic="horde2")
    t.do("A defy horde1 kelthuzad", "A done")
    assert t["box horde damage"] == 0  # its bearer is not there
    t = four(both, overlord="kelthuzad", relic="horde2")
    t.do("A defy horde1 kelthuzad", "A invite horde2")
    assert t["box horde damage"] == 4
