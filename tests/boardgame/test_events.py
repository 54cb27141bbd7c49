"""p.24-26: event cards: how they are drawn, and what each of them does."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from tabard.core.errors import Illegal
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import values
from tests.boardgame.evening import CLASSES, answer, come, drawn, end_turn, four, lay, no, throw
from tests.boardgame.table import Table, hero

DULL = "old-hatreds"
"""A normal event at which nobody is asked anything."""


def on(given: str, value: Any) -> dict[str, dict[str, Any]]:
    """The same for all four heroes."""
    return {name: {given: value} for name in CLASSES}


def gold(t: Table) -> list[int]:
    return [t[f"gold {name}"] for name in CLASSES]


# -- drawing --------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-EVENT-01", "TBG-ENDTURN-06", "TBG-ENDTURN-09")
def test_the_faction_whose_turn_ends_draws_on_a_space_with_the_symbol() -> None:
    t = end_turn(four())
    assert (t["turn"], t.label, t["acting"]) == (4, "event", "horde")
    come(t, DULL)
    assert "drew_event horde old-hatreds" in t.events
    assert t["acting"] == "alliance"
    t = end_turn(four(turn=2))
    assert t["turn"] == 3
    assert not [e for e in t.events if e.startswith("drew_event")]


@pytest.mark.rule("TBG-EVENT-02", "TBG-BOSS-01")
def test_a_normal_event_lies_there_until_it_is_done() -> None:
    t = drawn("zaeldarr-the-outcast")
    assert t["events"] == ["zaeldarr-the-outcast"]
    assert values.bosses_at(t.s, 0, c.REGION_NO["noxious"])
    assert t["event_gone"].count(0) == len(c.EVENTS)


@pytest.mark.rule("TBG-EVENT-03", "TBG-EVENT-05", "TBG-EVENT-19")
def test_a_bonus_event_is_followed_by_another_until_a_normal_one_comes() -> None:
    t = drawn("goblin-merchant", "goblin-zeppelin")
    while t.label != "event":
        t.luck() if t.asked == "chance" else answer(t, t.offers(t.asked[0], "forgo")[0])
    come(t, DULL)
    assert t["events"] == [DULL]
    assert [t[f"event_gone {e}"] for e in ("goblin-merchant", "goblin-zeppelin", DULL)] == [1, 1, 0]
    assert t["acting"] == "alliance"


@pytest.mark.rule("TBG-EVENT-04", "TBG-EVENT-07")
def test_example_b_the_second_auction_house_ends_the_step() -> None:
    t = bid_all(drawn("auction-ring-of-agility"), 1)
    come(t, "new-horizons", "auction-trusty-mount")
    assert t.label == "act"
    assert (t["acting"], t["prizes"]) == ("alliance", [["horde1", "ring-of-agility"]])
    assert t["event_gone auction-trusty-mount"] == 1


@pytest.mark.rule("TBG-EVENT-06")
def test_example_a_merchants_then_the_hinterlands_war() -> None:
    t = drawn("merchants-of-lordaeron")
    come(t, "hinterlands-war")
    assert t["event_gone merchants-of-lordaeron"] == 1
    assert (t["events"], t["acting"]) == (["hinterlands-war"], "alliance")


@pytest.mark.rule("TBG-EVENT-18")
def test_discarded_events_are_a_new_deck() -> None:
    t = four(discarded=["bounty", "goblin-merchant"], events=["andorhal-war"])
    for event in range(len(c.EVENTS)):  # the others are out of the game
        t.s.event_left[event] = 0
    while t.label in ("act", "manage") and t["turn"] == 3:
        seat = t.asked[0]
        verb = "pass" if t.label == "act" else "ready"
        GAME.advance(t.s, GAME.options.parse(t.s, t.offers(seat, verb)[0]), "AB".index(seat))
    assert t.label == "event"
    left = {c.EVENTS[i].id: many for i, many in enumerate(t.s.event_left) if many}
    assert left == {"bounty": 1, "goblin-merchant": 1}
    assert not any(t.s.event_gone)


@pytest.mark.rule("TBG-EVENT-16", "TBG-OVERLORD-05")
def test_nefarian_marches_by_the_fate_number_of_every_card(monkeypatch: Any) -> None:
    t = drawn("bounty", overlord="nefarian")
    t.luck()
    assert t["march"] == 1
    route = c.OVERLORDS[c.OVERLORD.index["nefarian"]].route
    assert f"marched nefarian {c.REGIONS[route[1]]}" in t.events
    assert drawn(DULL, overlord="nefarian")["march"] == 2
    assert drawn("subterfuge", overlord="nefarian")["march"] == 0
    twice = c.EVENT_NO["goblin-merchant"]
    fated = (*c.EVENTS[:twice], c.EVENTS[twice]._replace(fate=1), *c.EVENTS[twice + 1 :])
    monkeypatch.setattr(c, "EVENTS", fated)
    t = drawn("goblin-merchant", "goblin-merchant", overlord="nefarian")
    assert t["march"] == 2  # the second one does nothing, but it was drawn
    assert drawn("bounty", overlord="kelthuzad").luck()["march"] == 0


@pytest.mark.rule("TBG-EVENT-13", "TBG-EVENT-15")
def test_the_stronger_faction_has_more_xp_together() -> None:
    xp = {"horde1": 6, "horde2": 8, "horde3": 13, "alliance1": 5, "alliance2": 9, "alliance3": 9}
    classes = ("warrior", "shaman", "rogue", "mage", "paladin", "priest")
    heroes = {
        name: hero(class_, seat="ABCDEF"[i], xp=xp[name])
        for i, (name, class_) in enumerate(zip(xp, classes, strict=True))
    }
    t = Table(seats=6, heroes=heroes)
    assert [values.strength(t.s, f) for f in (0, 1)] == [27, 23]
    assert [values.stronger(t.s, f) for f in (0, 1)] == [True, False]


@pytest.mark.rule("TBG-EVENT-14")
def test_with_equal_xp_both_are_stronger() -> None:
    t = four({"horde1": {"xp": 4}, "alliance2": {"xp": 4}})
    assert [values.stronger(t.s, f) for f in (0, 1)] == [True, True]


# -- auctions -------------------------------------------------------------------------------------


def bid_all(t: Table, *bids: int) -> Table:
    """The first heroes of A and B, then the second ones; those that are missing bid nothing."""
    todo = [*bids, 0, 0, 0, 0]
    for one in ("horde1", "alliance1", "horde2", "alliance2"):
        assert t.label == "bid"
        t.do(f"{'A' if one[0] == 'h' else 'B'} bid {one} {todo.pop(0)}")
    return t


@pytest.mark.rule("TBG-EVENT-08", "TBG-EVENT-09")
@pytest.mark.parametrize(
    "prize", ["ring-of-agility", "boots-of-endurance", "trusty-mount", "hood-of-shadow"]
)
@pytest.mark.card(
    "auction-ring-of-agility",
    "auction-boots-of-endurance",
    "auction-trusty-mount",
    "auction-hood-of-shadow",
)
def test_the_highest_bid_wins_and_nobody_else_pays(prize: str) -> None:
    t = bid_all(drawn(f"auction-{prize}", given=on("gold", 4)), 4, 2, 0, 3)
    assert t["prizes"] == [["horde1", prize]]
    assert gold(t) == [0, 4, 4, 4]
    assert t.label == "event"
    assert t["event_gone"][c.EVENT_NO[f"auction-{prize}"]] == 0


@pytest.mark.rule("TBG-EVENT-09", "TBG-OPENINFO-03")
def test_first_heroes_bid_then_second_ones_and_nobody_sees_it() -> None:
    t = drawn("auction-trusty-mount")
    assert t.asked == "AB"
    assert [o.split()[1] for o in t.offers("A")] == ["horde1"] * 6
    t.do("B bid alliance1 5")
    t.do("A bid horde1 2")
    assert [o.split()[1] for o in t.offers("B")] == ["alliance2"] * 6
    shown = [GAME.view(t.s, seat)["columns"]["bid"] for seat in (0, 1)]
    assert shown[0][no("horde1")] == 2
    assert shown[1][no("alliance1")] == 5
    assert shown[0][no("alliance1")] is None
    assert shown[1][no("horde1")] is None
    assert not [e for e in t.events if e.startswith("bid")]
    t.do("B bid alliance2 0", "A bid horde2 1")
    assert "bid alliance1 5" in t.events


@pytest.mark.rule("TBG-EVENT-09")
def test_a_bid_is_hidden_from_ones_partner() -> None:
    heroes = {
        name: hero(class_, seat="ABCD"[i]) for i, (name, class_) in enumerate(CLASSES.items())
    }
    t = end_turn(Table(seats=4, turn=3, heroes=heroes))
    come(t, "auction-trusty-mount")
    assert t.asked == "ABCD"
    t.do("A bid horde1 3")
    sampled = {GAME.determinize(t.s, 1, Random(i)).sealed for i in range(30)}
    assert len(sampled) > 1


@pytest.mark.rule("TBG-EVENT-09")
def test_a_bid_that_one_cant_pay_is_refused() -> None:
    t = drawn("auction-trusty-mount", given={"horde1": {"gold": 3}})
    t.refuses("A bid horde1 4", "TBG-EVENT-09")
    with pytest.raises(Illegal, match="only 3 gold"):
        GAME.advance(t.s, GAME.options.parse(t.s, "bid horde1 4"), 0)


@pytest.mark.rule("TBG-EVENT-10")
def test_equal_bids_are_settled_by_chance_among_those_who_made_them() -> None:
    for which, winner in enumerate(("horde1", "alliance1")):
        t = bid_all(drawn("auction-trusty-mount"), 3, 3, 1)
        assert t.label == "auction_tie"
        t.give(which)
        assert t["prizes"] == [[winner, "trusty-mount"]]
        assert t[f"gold {winner}"] == 2
        assert sum(gold(t)) == 17


@pytest.mark.rule("TBG-EVENT-10")
def test_zero_is_no_bid() -> None:
    t = bid_all(drawn("auction-trusty-mount"))
    assert (t["prizes"], t["event_gone auction-trusty-mount"]) == ([], 1)
    assert "unsold trusty-mount" in t.events
    t = drawn("auction-trusty-mount", given=on("gold", 0))
    assert t.label == "event"  # whoever has no gold is not asked
    assert t["event_gone auction-trusty-mount"] == 1


@pytest.mark.rule("TBG-EVENT-11")
def test_an_auction_item_takes_no_room() -> None:
    bag = ["trogg-club", "ravenwood-bow", "scimitar"]
    t = bid_all(drawn("auction-hood-of-shadow", given={"horde1": {"bag": bag}}), 1)
    assert t.label == "event"
    assert t["bag horde1"] == sorted(bag, key=lambda name: c.CARD_NO[name])
    assert c.CARD_NO["hood-of-shadow"] in values.at_work(t.s, no("horde1"))


@pytest.mark.rule("TBG-EVENT-12")
def test_a_defeat_costs_all_auction_items() -> None:
    t = four(
        {"horde1": {"at": "balnir", "prizes": ["trusty-mount"]}, "alliance1": {"at": "balnir"}}
    )
    t.do("A duel horde1")
    throw(t)
    throw(lay(t, "alliance", damage=9))
    assert t["prizes"] == []
    assert t["event_gone auction-trusty-mount"] == 1
    assert "lost_prize horde1 trusty-mount" in t.events


# -- bonus events ---------------------------------------------------------------------------------


@pytest.mark.card("professions-and-crafts")
def test_professions_and_crafts_bring_gold_or_tokens() -> None:
    t = drawn("professions-and-crafts", given={"horde1": {"level": 2, "health": 1}})
    assert t.offers("A") == ["take_gold horde1 2", "recover horde1 2"]
    answer(t, "recover horde1 2", "take_gold horde2 1")
    assert t.asked == "B"
    answer(t, "take_gold alliance1 1", "take_gold alliance2 1")
    assert (t["health horde1"], gold(t)) == (3, [5, 6, 6, 6])
    assert t.label == "event"


@pytest.mark.rule("TBG-QUEST-22")
@pytest.mark.card("new-horizons")
def test_new_horizons_exchange_a_quest_and_leave_its_independent_creatures() -> None:
    quest = next(q for q in c.QUESTS if q.faction == 0 and {s.color for s in q.spawns} > {c.BLUE})
    t = drawn("new-horizons", quests=[quest.id])
    assert t.offers("A") == [f"exchange {quest.id}", "leave_it"]
    before = [f for f in t.s.figures if f.quest < 0]
    assert before
    answer(t, f"exchange {quest.id}", "draw green")
    t.luck() if t.label == "quest" else None
    assert quest.id not in t["quests"]
    assert [f for f in before if f in t.s.figures] == before
    assert not [f for f in t.s.figures if f.quest == c.QUEST.index[quest.id]]
    assert len([q for q in t.s.quests if c.QUESTS[q].faction == 0]) == 1


@pytest.mark.card("goblin-zeppelin")
def test_a_goblin_zeppelin_takes_the_one_with_the_fewest_xp_first() -> None:
    given = {
        "horde1": {"xp": 3},
        "horde2": {"xp": 2, "at": "north-tide"},
        "alliance1": {"xp": 1, "at": "pestilent"},
        "alliance2": {"xp": 4},
    }
    t = drawn("goblin-zeppelin", given=given)
    assert (t.asked, t.offers("B", "fly")) == (
        "B",
        ["fly alliance1 southshore", "fly alliance1 sorrow", "fly alliance1 aerie"],
    )
    answer(t, "forgo alliance1")
    assert t.offers("A") == ["fly horde2 brill", "fly horde2 caer", "forgo horde2"]  # no enemies
    answer(t, "fly horde2 caer", "fly horde1 north-tide", "forgo alliance2")
    assert (t["at horde2"], t["at horde1"]) == ("caer", "north-tide")


@pytest.mark.card("merchants-of-lordaeron")
def test_merchants_of_lordaeron_sell_one_item_each_for_half() -> None:
    price = c.CARDS[c.CARD_NO["trogg-club"]].gold
    assert price % 2
    given = {name: {"xp": i} for i, name in enumerate(CLASSES)}
    t = drawn("merchants-of-lordaeron", given=given, merchant=["trogg-club", "scimitar"])
    assert "bargain horde1 trogg-club" in t.offers("A")
    answer(t, "bargain horde1 trogg-club")
    assert (t["gold horde1"], t["bag horde1"]) == (5 - (price + 1) // 2, ["trogg-club"])
    assert t["merchant"] == ["scimitar"]


@pytest.mark.card("goblin-merchant")
def test_the_goblin_merchant_buys_one_item_each_for_half_rounded_down() -> None:
    given = {"horde2": {"bag": ["trogg-club"]}}
    t = drawn("goblin-merchant", given=given)
    t.luck()
    assert t.offers("A") == ["peddle horde2 trogg-club", "forgo horde2"]
    answer(t, "peddle horde2 trogg-club")
    assert t["gold horde2"] == 5 + c.CARDS[c.CARD_NO["trogg-club"]].gold // 2
    assert t["merchant"] == ["trogg-club"]


@pytest.mark.rule("TBG-EVENT-17")
@pytest.mark.card("beasts-of-lordaeron")
def test_the_beasts_of_lordaeron_are_driven_by_both_factions_in_turn() -> None:
    blue = [
        "1 blue gnoll balnir",
        "2 blue murloc fenris",
        "1 blue ogre durnholde",
        "1 blue gnoll crown",
    ]
    t = drawn("beasts-of-lordaeron", given={"horde2": {"at": "bulwark"}}, figures=blue)
    assert t.asked == "A"
    answer(t, "herd gnoll balnir", "go bulwark")
    assert t.asked == "B"
    assert "herd gnoll bulwark" not in t.offers("B")  # each group once
    answer(t, "leave_it")
    answer(t, "leave_it")
    answer(t, "leave_it")
    come(t, DULL)
    end_turn(t).luck()
    assert t["acting"] == "horde"
    assert [o for o in t.offers("A") if "horde2" in o] == ["hunt horde2 gnoll"]


@pytest.mark.card("beasts-of-lordaeron")
def test_beasts_are_not_driven_home_to_enemies_or_to_their_kind() -> None:
    blue = ["1 blue gnoll balnir", "1 blue gnoll tirisfal-outpost"]
    given = {"alliance1": {"at": "bulwark"}}
    t = drawn("beasts-of-lordaeron", given=given, figures=blue)
    answer(t, "herd gnoll balnir")
    near = {c.REGIONS[r] for r, d in enumerate(c.distances(c.REGION_NO["balnir"])) if 0 < d <= 2}
    offered = {o.split()[1] for o in t.offers("A")}
    assert near - offered == {"bulwark", "tirisfal-outpost"}
    assert "brill" in offered  # one's own starting region, if one likes
    answer(t, "go venomweb")
    answer(t, "herd gnoll tirisfal-outpost")
    assert "brill" not in {o.split()[1] for o in t.offers("B")}


@pytest.mark.card("another-path-to-power")
def test_another_path_to_power_changes_talents_for_others_of_their_level() -> None:
    given = {"horde1": {"level": 3, "talents": ["cruelty", "piercing-howl"]}}
    low, high = (c.CARDS[c.CARD_NO[name]].level for name in ("cruelty", "piercing-howl"))
    t = drawn("another-path-to-power", given=given)
    assert t.offers("A") == ["retrain horde1", "take_gold horde1 6"]
    answer(t, "retrain horde1")
    first = t.offers("A")
    assert {c.CARDS[c.CARD_NO[o.split()[1]]].level for o in first} <= set(
        range(1, min(low, high) + 1)
    )
    answer(t, first[-1])
    second = t.offers("A")
    assert first[-1] not in second
    assert all(c.CARDS[c.CARD_NO[o.split()[1]]].level <= max(low, high) for o in second)
    answer(t, second[0])
    learned = [c.CARDS[i].id for i in c.of_sort(c.TALENT) if t.s.learned[i]]
    assert sorted(learned) == sorted(o.split()[1] for o in (first[-1], second[0]))
    assert t["gold horde2"] == 5 + 2  # nothing to change: gold


# -- lasting events -------------------------------------------------------------------------------


def duel(t: Table, winner: str) -> Table:
    """horde1 challenges alliance1, and this faction hits hard enough."""
    t.do("A duel horde1")
    throw(t)
    throw(lay(t, winner, damage=30))
    return t


def wake(t: Table) -> Table:
    while t.label == "refuge":
        answer(t, t.offers(t.asked[0])[0])
    return t


MET = {"horde1": {"at": "balnir"}, "alliance1": {"at": "balnir"}}


@pytest.mark.parametrize(("winner", "pays"), [("horde", (8, 1)), ("alliance", (4, 2))])
@pytest.mark.card("old-hatreds")
def test_old_hatreds_pay_whoever_wins_the_first_fight(winner: str, pays: tuple[int, int]) -> None:
    given = MET | {"horde2": {"xp": 8}, "alliance2": {"xp": 3}}
    t = wake(duel(four(given, events=["old-hatreds", "old-hatreds"]), winner))
    assert t[f"gold {winner}1"] == 5 + 2 * pays[0]
    assert t[f"xp {winner}1"] == 2 * pays[1]
    assert [t[f"{what} horde2"] for what in ("gold", "xp")] == [5, 8]  # took no part
    assert (t["events"], t["event_gone old-hatreds"]) == ([], 2)


@pytest.mark.card("bounty")
def test_a_bounty_is_paid_for_the_first_of_the_two_to_fall() -> None:
    t = drawn("bounty")
    t.give(1, 0)
    assert [t["marked"][no(name)] for name in CLASSES] == [0, 1, 1, 0]
    t = four(
        MET,
        events=["bounty", "bounty"],
        bounties=[["horde2", "alliance1"], ["horde1", "alliance2"]],
    )
    wake(duel(t, "horde"))
    assert [t[f"xp {name}"] for name in CLASSES] == [3, 3, 0, 0]
    assert (t["events"], [t["marked"][no(x)] for x in CLASSES]) == (["bounty"], [2, 0, 0, 2])


def test_a_bounty_is_for_those_who_fall_to_enemies() -> None:
    t = four(
        {"horde1": {"at": "balnir"}},
        events=["bounty"],
        bounties=[["horde1", "alliance1"]],
        figures=["1 blue infernal balnir"],
    )
    t.do("A hunt horde1 infernal")
    throw(t)
    wake(t)
    assert t["at horde1"] != "balnir"
    assert (t["events"], t["xp alliance1"]) == (["bounty"], 0)


def hunt(t: Table, one: str, creature: str) -> Table:
    """A hero defeats one independent creature."""
    t.do(f"A hunt {one} {creature}")
    throw(lay(t, "horde", damage=9))
    return t


def blue(creature: str) -> int:
    return c.CREATURES[c.CREATURE_NO[creature]].values[c.BLUE].attack


@pytest.mark.rule("TBG-REWARD-23")
@pytest.mark.card("ears-and-heads-of-the-wild")
def test_ears_and_heads_make_independent_creatures_worth_something() -> None:
    figures = ["1 blue gnoll balnir"]
    t = hunt(four({"horde1": {"at": "balnir"}}, figures=figures), "horde1", "gnoll")
    assert (t["gold horde1"], t["xp horde1"]) == (5, 0)
    t = four({"horde1": {"at": "balnir"}}, figures=figures, events=["ears-and-heads-of-the-wild"])
    hunt(t, "horde1", "gnoll")
    assert (t["gold horde1"], t["xp horde1"]) == (5 + blue("gnoll") // 2, 1)


@pytest.mark.card("ears-and-heads-of-the-wild")
def test_ears_and_heads_count_until_the_next_event() -> None:
    t = end_turn(four(events=["ears-and-heads-of-the-wild"]))
    assert t["events"] == ["ears-and-heads-of-the-wild"]
    come(t, DULL)
    assert t["events"] == [DULL]


@pytest.mark.card("cleanse-the-land")
def test_cleanse_the_land_pays_the_first_faction_that_has_culled_ten() -> None:
    figures = ["1 blue gnoll balnir"]
    short = 10 - blue("gnoll")
    t = four(
        {"horde1": {"at": "balnir"}},
        figures=figures,
        events=["cleanse-the-land"],
        culled={"horde": short - 1, "alliance": 7},
    )
    hunt(t, "horde1", "gnoll")
    assert (t["culled horde"], t["events"], gold(t)) == (9, ["cleanse-the-land"], [5, 5, 5, 5])
    t = four(
        {"horde1": {"at": "balnir"}},
        figures=figures,
        events=["cleanse-the-land"],
        culled={"horde": short, "alliance": 7},
    )
    hunt(t, "horde1", "gnoll")
    assert (gold(t), [t[f"xp {x}"] for x in CLASSES]) == ([9, 9, 5, 5], [2, 2, 0, 0])
    assert (t["events"], t["culled"]) == ([], [0, 0])


@pytest.mark.card("foul-plaguewinds")
def test_foul_plaguewinds_cost_energy_and_end_with_the_last_creature() -> None:
    west = c.LANDS.index("western-plaguelands")
    inside = [r for r in range(len(c.REGIONS)) if c.LAND_OF[r] == west]
    here = next(r for r in inside if any(x in inside for x in c.BORDERS[r]))
    there = next(x for x in c.BORDERS[here] if x in inside)
    given = {"horde1": {"at": c.REGIONS[here], "energy": 1}, "horde2": {"at": c.REGIONS[there]}}
    figures = [f"1 blue gnoll {c.REGIONS[there]}"]
    t = four(given, figures=figures, events=["foul-plaguewinds"])
    t.do(f"A travel horde1 {c.REGIONS[there]}")
    assert t["energy horde1"] == 0
    t = four(
        given | {"horde1": {"at": c.REGIONS[here], "energy": 0}},
        figures=figures,
        events=["foul-plaguewinds"],
    )
    t.refuses(f"A travel horde1 {c.REGIONS[there]}", "TBG-EVENT-17")
    hunt(t, "horde2", "gnoll")
    assert (t["xp horde2"], t["events"]) == (2, [])
    assert f"travel horde1 {c.REGIONS[there]}" in t.offers("A")


def test_foul_plaguewinds_do_not_blow_where_nobody_is() -> None:
    t = drawn("foul-plaguewinds")
    assert (t["events"], t["event_gone foul-plaguewinds"]) == ([], 1)


@pytest.mark.rule("TBG-CHALLENGE-08")
@pytest.mark.card("subterfuge")
def test_subterfuge_opens_the_quests_of_the_enemy() -> None:
    figures = ["1 green gnoll ambermill dogs-in-the-mill"]
    given = {"horde1": {"at": "ambermill"}}
    t = four(given, quests=["dogs-in-the-mill"], figures=figures)
    t.refuses("A raid horde1 gnoll", "TBG-CHALLENGE-08")
    t = four(given, quests=["dogs-in-the-mill"], figures=figures, events=["subterfuge"])
    t.do("A raid horde1 gnoll")
    throw(lay(t, "horde", damage=9))
    quest = c.QUESTS[c.QUEST.index["dogs-in-the-mill"]]
    assert "completed horde dogs-in-the-mill" in t.events
    while t.label != "quest_deck":
        t.luck() if t.asked == "chance" else answer(t, t.offers(t.asked[0])[0])
    assert t.asked == "B"  # whose quest it was draws the next
    bonus = max(0, quest.level - 1)
    assert t["xp horde1"] == quest.xp - 1 + bonus
    assert t["gold horde1"] == 5 + quest.gold
    assert t["events"] == []
