"""p.12, p.34-37: the end of a faction turn and of the game; the two variants."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import names as n
from tests.boardgame.evening import (
    CLASSES,
    Given,
    answer,
    come,
    end_turn,
    four,
    idle,
    lay,
    throw,
)
from tests.boardgame.table import Table

DEADLY = {"options": {"deadly": True}}
ENDLESS = {"options": {"endless": True}}


def verbs(t: Table) -> list[str]:
    return [event.split()[0] for event in t.events]


# -- the end of a faction turn --------------------------------------------------------------------


@pytest.mark.rule("TBG-ENDTURN-01", "TBG-ENDTURN-10")
def test_management_then_the_marker_then_event_and_merchant(monkeypatch: Any) -> None:
    monkeypatch.setitem(c.ITEM_SPACES, 4, n.DECKS.index("square"))
    t = four({"horde1": {"bag": ["scimitar"], "level": 2}})
    while t.label == "act":
        answer(t, t.offers("A", "pass")[0])
    assert (t.label, t["turn"]) == ("manage", 3)
    answer(t, "equip horde1 scimitar melee")
    end_turn(t)
    assert (t.label, t["turn"], t["acting"]) == ("event", 4, "horde")
    come(t, "old-hatreds")
    assert t.label == "item"
    t.luck()
    shown = [v for v in verbs(t) if v in ("equipped", "drew_event", "stocked", "turn")]
    assert shown == ["equipped", "drew_event", "stocked", "turn"]
    assert (t["acting"], t["actions"]) == ("alliance", [0, 0, 0, 2, 2, 0])


@pytest.mark.rule("TBG-ENDTURN-02", "TBG-ENDTURN-03")
def test_cards_change_only_in_ones_own_management() -> None:
    ours, theirs = {"bag": ["scimitar"], "level": 2}, {"bag": ["icicle-rod"], "level": 5}
    t = four({"horde1": ours, "alliance1": theirs})
    t.refuses("A equip horde1 scimitar melee", "TBG-ENDTURN-03")
    while t.label == "act":
        answer(t, t.offers("A", "pass")[0])
    assert t.asked == "A"
    assert "equip horde1 scimitar melee" in t.offers("A")
    t.refuses("B equip alliance1 icicle-rod melee", "TBG-TERM-08")


@pytest.mark.rule("TBG-ENDTURN-04", "TBG-ENDTURN-10")
def test_the_marker_moves_by_one_and_the_others_have_their_turn() -> None:
    t = end_turn(four(turn=5))
    assert (t["turn"], t["acting"], t["actions alliance1"]) == (6, "alliance", 2)


@pytest.mark.rule("TBG-ENDTURN-07")
@pytest.mark.parametrize(("turn", "deck"), [(1, "triangle"), (13, "square"), (22, "circle")])
def test_an_item_icon_brings_the_merchant_an_item(turn: int, deck: str) -> None:
    t = end_turn(four(turn=turn))
    assert t.label == "item"
    t.luck()
    assert len(t["merchant"]) == 1
    assert c.CARDS[c.CARD_NO[t["merchant"][0]]].deck == n.DECKS.index(deck)


@pytest.mark.rule("TBG-ENDTURN-08")
def test_with_both_icons_the_event_comes_first(monkeypatch: Any) -> None:
    monkeypatch.setitem(c.ITEM_SPACES, 4, n.DECKS.index("triangle"))
    t = come(end_turn(four()), "subterfuge").luck()
    assert [v for v in verbs(t) if v in ("drew_event", "stocked")] == ["drew_event", "stocked"]
    assert (len(t["merchant"]), t["events"]) == (1, ["subterfuge"])


@pytest.mark.rule("TBG-ENDTURN-11")
def test_an_empty_item_deck_adds_nothing() -> None:
    circles = [c.CARDS[i] for i in c.ITEMS_IN[n.DECKS.index("circle")]]
    every = [card.id for card in circles for _ in range(card.copies)]
    t = end_turn(four(turn=22, merchant=every))
    assert (t.label, t["acting"], len(t["merchant"])) == ("act", "alliance", len(every))


# -- the last battle ------------------------------------------------------------------------------


def last(given: Given | None = None, **more: Any) -> Table:
    """Turn 30 ends."""
    return end_turn(four(given, **({"turn": 30, "acting": "alliance"} | more)))


def begun(t: Table) -> Table:
    """Both factions are done with their cards."""
    while t.label == "manage":
        answer(t, t.offers(t.asked[0], "ready")[0])
    return t


@pytest.mark.rule("TBG-ENDTURN-05", "TBG-FINAL-01")
def test_the_marker_enters_end_and_the_last_battle_begins(monkeypatch: Any) -> None:
    monkeypatch.setattr(c, "EVENT_SPACES", (*c.EVENT_SPACES, c.END))
    monkeypatch.setitem(c.ITEM_SPACES, c.END, 0)
    t = begun(last({"horde1": {"xp": 1}}))
    assert (t["turn"], t["fight"], t["acting"]) == (c.END, "enemies", "-")
    assert "last_battle" in t.events
    assert not {"drew_event", "stocked"} & set(verbs(t))


@pytest.mark.rule("TBG-FINAL-02")
@pytest.mark.parametrize(("xp", "first"), [((4, 3), "horde"), ((3, 4), "alliance")])
def test_the_faction_with_more_xp_attacks(xp: tuple[int, int], first: str) -> None:
    t = begun(last({"horde2": {"xp": xp[0]}, "alliance2": {"xp": xp[1]}}))
    assert t["striker"] == first
    assert t.asked == {"horde": "A", "alliance": "B"}[first]


@pytest.mark.rule("TBG-FINAL-02")
def test_with_equal_xp_chance_says_who_attacks() -> None:
    for which, first in enumerate(("horde", "alliance")):
        t = last()
        assert t.label == "attackers"
        assert begun(t.give(which))["striker"] == first


@pytest.mark.rule("TBG-FINAL-03", "TBG-FINAL-08")
def test_all_health_and_energy_come_back_but_nothing_else() -> None:
    t = last({"horde1": {"xp": 1, "health": 1, "energy": 0, "curse": 1, "level": 4}})
    assert t["health horde1"] == t["capacity horde1 health"] > 1
    assert t["energy horde1"] == t["capacity horde1 energy"] > 0
    assert t["curse horde1"] == 1


@pytest.mark.rule("TBG-FINAL-04")
def test_the_attackers_change_cards_first() -> None:
    staff = {"xp": 3, "bag": ["icicle-rod"], "level": 3}
    t = four({"horde1": {"bag": ["scimitar"], "level": 2}, "alliance1": staff}, turn=30)
    t.s.xp[0] = 0
    end_turn(t)
    assert (t.label, t.asked, t["turn"]) == ("manage", "B", c.END)
    answer(t, "equip alliance1 icicle-rod melee")
    assert (t.label, t.asked) == ("manage", "A")


@pytest.mark.rule("TBG-FINAL-05")
def test_everybody_fights_wherever_they_are() -> None:
    t = begun(last({"horde1": {"at": "balnir", "xp": 1}, "alliance1": {"at": "aerie"}}))
    assert [t["side"][i] for i in (0, 1, 3, 4)] == [1, 1, 1, 1]
    assert t["field"] == "-"


def play(t: Table) -> Table:
    """One answer to whatever is asked: everybody misses and uses nothing."""
    if t.label == "roll":
        return throw(t)
    if t.asked == "chance":
        return t.luck()
    return idle(t) if t.label == "use" else answer(t, t.offers(t.asked[0])[0])


def fought(t: Table, horde: int, alliance: int) -> Table:
    """One round with so many hits in the damage boxes."""
    begun(t)
    while t.label != "over" and t["bout"] == 1:
        if t.label == "roll":
            lay(lay(t, "horde", damage=horde), "alliance", damage=alliance)
        play(t)
    return t


@pytest.mark.rule("TBG-WIN-03", "TBG-FINAL-06", "TBG-FINAL-09")
def test_whoever_is_left_wins_and_nobody_goes_anywhere() -> None:
    given = {"horde1": {"xp": 1}, "alliance1": {"bag": ["scimitar"], "at": "aerie"}}
    t = fought(last(given), 99, 0)
    assert (t.label, t["winner"]) == ("over", "horde")
    assert not {"fled", "looted"} & set(verbs(t))
    assert (t["bag alliance1"], t["at alliance1"]) == (["scimitar"], "aerie")


@pytest.mark.rule("TBG-WIN-03", "TBG-FINAL-06")
def test_if_all_fall_in_one_step_the_game_is_a_draw() -> None:
    t = fought(last({"horde1": {"xp": 1}}), 99, 88)
    assert (t.label, t["winner"]) == ("over", "-")
    assert t.events[-1] == "tie"
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert outcome.winners == (0, 1)


@pytest.mark.rule("TBG-FINAL-07", "TBG-TIMING-13")
@pytest.mark.parametrize(("which", "seat"), [(0, "A"), (1, "B")])
def test_in_the_last_battle_a_random_faction_decides_each_conflict(which: int, seat: str) -> None:
    given = {
        "horde2": {"level": 5, "xp": 40, "talents": ["mana-tide-totem"]},
        "alliance1": {"level": 5, "equipped": {"melee": "icicle-rod"}},
    }
    t = begun(last(given))
    for place in range(100):
        if t.label in ("decider", "over"):
            break
        t.s.energy[1] = t.s.energy[3] = 1  # what the two cards give back
        play(t) if place else idle(t)
    assert t.label == "decider"
    t.give(which)
    assert (t.label, t.asked) == ("goes_first", seat)


# -- Deadly PvP -----------------------------------------------------------------------------------


@pytest.mark.rule("TBG-VARIANT-01")
@pytest.mark.parametrize(("deadly", "wounds"), [(False, (0, 1)), (True, (5, 6))])
def test_with_deadly_pvp_hits_do_not_cancel(deadly: bool, wounds: tuple[int, int]) -> None:
    given = {one: {"at": "balnir", "health": 20} for one in ("horde1", "alliance1")}
    t = four(given, turn=5, options={"deadly": deadly}).do("A duel horde1")
    idle(throw(t))
    worn = max(0, t["attrition"])
    lay(t, "horde", damage=0, defense=6, armor=0, attrition=0)
    lay(t, "alliance", damage=0, defense=5 - worn, armor=0, attrition=0)
    throw(t)
    found = [e for e in t.events if e.startswith("wounds")]
    assert found[2:] == [f"wounds horde {wounds[0]}", f"wounds alliance {wounds[1]}"]


def needed(t: Table) -> tuple[int, int]:
    """The wounds that all of the Horde, and all of the Alliance, can take."""
    horde, alliance = (
        sum(t[f"health {x}"] for x in CLASSES if x.startswith(f)) for f in ("horde", "alliance")
    )
    return horde, alliance


@pytest.mark.rule("TBG-VARIANT-02", "TBG-VARIANT-03")
@pytest.mark.parametrize(
    ("horde", "alliance", "winner"), [(2, 4, "horde"), (4, 2, "alliance"), (3, 3, "-")]
)
def test_among_the_fallen_fewer_unabsorbed_wounds_win(
    horde: int, alliance: int, winner: str
) -> None:
    t = last({"horde1": {"xp": 1}}, **DEADLY)
    most = needed(t)
    fought(t, most[1] + alliance, most[0] + horde)
    assert (t.label, t["winner"]) == ("over", winner)
    t = fought(last({"horde1": {"xp": 1}}), most[1] + alliance, most[0] + horde)
    assert t["winner"] == "-"  # without the variant


@pytest.mark.rule("TBG-VARIANT-02")
def test_the_fallen_winners_have_won_for_an_event_but_take_no_loot() -> None:
    given = {
        "horde1": {"at": "balnir", "bag": ["scimitar"]},
        "alliance1": {"at": "balnir", "bag": ["trogg-club"]},
    }
    t = four(given, turn=5, events=["old-hatreds"], **DEADLY).do("A duel horde1")
    throw(t)
    throw(lay(lay(t, "horde", damage=90), "alliance", damage=10))
    t.luck()
    while t.label == "refuge":
        answer(t, t.offers(t.asked[0])[0])
    assert "won_fight horde" in t.events
    assert (t["gold horde1"], t["gold alliance1"]) == (13, 5)
    assert (t["bag horde1"], t["bag alliance1"]) == (["scimitar"], ["trogg-club"])


# -- Defeat the Overlord --------------------------------------------------------------------------


@pytest.mark.rule("TBG-VARIANT-04", "TBG-VARIANT-06")
def test_with_defeat_the_overlord_the_track_begins_again(monkeypatch: Any) -> None:
    monkeypatch.setattr(c, "EVENT_SPACES", (1, *c.EVENT_SPACES))
    t = last(**ENDLESS)
    assert (t["turn"], t["lap"], t.label) == (1, 2, "event")  # space 1 is looked at, too
    come(t, "subterfuge")
    assert (t["acting"], t.label) == ("horde", "act")
    assert "last_battle" not in t.events


@pytest.mark.rule("TBG-VARIANT-05")
def test_from_the_second_lap_on_all_icons_are_circles() -> None:
    for lap, deck in ((1, "triangle"), (2, "circle"), (3, "circle")):
        t = end_turn(four(turn=1, lap=lap, **ENDLESS)).luck()
        assert c.CARDS[c.CARD_NO[t["merchant"][0]]].deck == n.DECKS.index(deck)


@pytest.mark.rule("TBG-VARIANT-06", "TBG-VARIANT-04")
def test_after_as_many_laps_as_the_table_says_it_is_a_draw() -> None:
    t = last(lap=4, **ENDLESS)
    assert (t.label, t["winner"], t.events[-1]) == ("over", "-", "tie")
    assert last(lap=4, options={"endless": True, "laps": 5})["over"] == 0
    assert last(lap=1, options={"endless": True, "laps": 1})["over"] == 1
