"""A turn, phase by phase: movement, exploration, challenge, upkeep; events."""

from __future__ import annotations

import pytest

from tabard.core.flow import flow
from tabard.core.luck import give
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import has
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import effects, values
from tabard.games.adventure.rules.challenge import follow, happen
from tabard.games.adventure.state import CHALLENGE, MOVEMENT, State, Steps

from .table import Table

B = {"hero": "burbonn", "at": "stormwind-city"}
BOAR = ["mountain-boar.1", "young-wolf.1"]


def at(space: str, **more: object) -> Table:
    """A grey hero in a space, at the start of its turn, with tame encounters in the grey deck."""
    spec = {"hero": "grumbaz", "at": space, **(more.pop("A", None) or {})}  # type: ignore[dict-item]
    return Table(**{"A": spec, "B": B, "grey": BOAR, **more})


def hears(t: Table, verb: str) -> list[str]:
    return [event for event in t.events if event.split()[0] == verb]


@flow
def grave_comes(s: State) -> Steps:
    yield from happen(s, 0, c.CARD.index["mysterious-grave"])


@flow
def grave_turns(s: State) -> Steps:
    yield from effects.flip(s, 0, c.CARD.index["mysterious-grave"])
    yield from follow(s)


@flow
def somebody_flies(s: State) -> Steps:
    yield from effects.happened(s, "flight_used", 0, -1)


# -- turns ----------------------------------------------------------------------------------------


def test_no_round_is_the_last() -> None:
    """Nobody has to win: who only goes to and fro plays on."""
    t = Table(round=126, turn="B")
    while t.s.round == 127:
        t.move(1, 3)
        t.do(f"{t.asked} stay", f"{t.asked} activate large_potion")
        t.upkeep()
    assert t.s.round == 128
    assert hears(t, "turn")[-1].endswith(" 128")


@pytest.mark.rule("WAG-GENERAL-05", "WAG-TURN-01", "WAG-UPKEEP-04")
def test_turns_go_round_clockwise() -> None:
    t = Table(seats=3, turn="B")
    order = []
    for _ in range(4):
        order.append(t.s.turn)
        t.move(1, 3)
        assert t.asked == "ABC"[t.s.turn]
        t.do(f"{t.asked} stay", f"{t.asked} activate large_potion")
        t.upkeep()
    assert order == [1, 2, 0, 1]


@pytest.mark.rule("WAG-TURN-02", "WAG-UPKEEP-01")
def test_phases_in_their_order() -> None:
    t = at("t1", A={"quests": ["frostmane-hold"]})
    t.s.marks = (t.s.marks[0]._replace(space=c.SPACE_NO["t1"]), *t.s.marks[1:])
    seen = []
    t.move(2, 3)
    seen.append((t.s.phase, t.label))
    t.do("A stay")
    assert t["held A"] == 1  # the Scroll of this space
    seen.append((t.s.phase, t.label))
    t.dice(6, 1)
    seen.append((t.s.phase, t.label))
    t.do("A advance frostmane-hold")
    assert [label for _, label in seen] == ["move", "combat", "quests"]
    assert [phase for phase, _ in seen] == [1, 3, 4]


@pytest.mark.rule("WAG-TURN-03", "WAG-ENERGY-05")
def test_energy_is_gone_when_the_turn_ends() -> None:
    t = at("ironforge").move(2, 3)
    assert t["energy A"] == 3
    t.do("A stay", "A activate large_potion").upkeep()
    assert (t.s.turn, t.label, t["energy A"]) == (1, "movement", 0)


@pytest.mark.rule("WAG-GENERAL-03")
def test_a_card_beats_a_rule() -> None:
    """A Portal leads out of aggro, though nothing else does (WAG-AGGRO-06)."""
    t = Table(
        A={"hero": "sofeea", "at": "t1", "hand": ["portal"]}, B=B, line={"rotten-ghoul.1": "t1"}
    ).move(2, 3)
    t.refuses("A go brill", "WAG-AGGRO-02")
    t.do("A play portal", "A jump ironforge")
    assert t["at A"] == "ironforge"


@pytest.mark.rule("WAG-ABILITY-02")
def test_no_card_comes_by_itself() -> None:
    t = at("ironforge").move(2, 3).do("A stay", "A activate large_potion").upkeep()
    assert (t["held A"], t["held B"]) == (0, 0)


# -- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-MOVE-04", "WAG-LEVEL-13")
@pytest.mark.parametrize(("level", "enters"), [("grey", []), ("green", ["v2"]), ("red", ["v2"])])
def test_colors_that_a_level_lets_one_enter(level: str, enters: list[str]) -> None:
    t = at("v1", A={"level": level}).move(2, 3)
    green = [o.split()[1] for o in t.options() if o in ("go v2",)]
    assert green == enters
    assert "go t2" in t.options()
    if not enters:
        t.refuses("A go v2", "WAG-MOVE-04")


@pytest.mark.rule("WAG-MOVE-09")
def test_what_is_passed_through_does_nothing() -> None:
    t = at("t1", tokens={"brill": ["bomb"]}, line={"young-wolf.2": "brill"})
    t.move(2, 3).do("A go brill", "A go t3", "A stay")
    assert (t["hurt A"], len(t.s.tokens)) == (0, 1)
    assert t["line brill"] == ["young-wolf.2"]


@pytest.mark.rule("WAG-MOVE-10")
def test_potions_between_steps() -> None:
    t = at("t1", A={"hurt": 2, "pack": ["mountain-boar.2"]}).move(2, 3)
    t.do("A go brill", "A potion mountain-boar.2 health", "A go t3")
    assert (t["hurt A"], t["at A"], t.s.phase) == (1, "t3", MOVEMENT)


# -- exploration ----------------------------------------------------------------------------------


@pytest.mark.rule("WAG-EXPLORE-01", "WAG-DISCOVERY-06", "WAG-DISCOVERY-07")
def test_a_discovery_is_resolved_instead_of_a_resource_and_goes_into_the_box() -> None:
    t = at("brill", tokens={"brill": ["bomb"]})
    pile = len(t.s.pile)
    t.move(2, 3).do("A stay")
    assert hears(t, "activated") == []
    assert (t["hurt A"], t.s.tokens, t.s.box[n.BOMB], len(t.s.pile)) == (2, (), 1, pile)


@pytest.mark.rule("WAG-EXPLORE-04", "WAG-RESOURCE-02")
def test_exactly_one_resource() -> None:
    t = at("brill", A={"hurt": 1}).move(2, 3).do("A stay", "A activate scroll")
    assert (t["held A"], t["hurt A"], t.label) == (1, 1, "combat")


@pytest.mark.rule("WAG-EXPLORE-05")
def test_a_resource_without_effect() -> None:
    t = at("brill").move(2, 3).do("A stay", "A activate small_potion")
    assert (t["hurt A"], t["held A"]) == (0, 0)


@pytest.mark.rule("WAG-EXPLORE-08", "WAG-EXPLORE-09")
def test_where_one_flies_nothing_is_revealed() -> None:
    t = at("ironforge", tokens={"sentinel-hill": ["bomb"]}, line={"young-wolf.2": "sentinel-hill"})
    t.move(2, 3).do("A stay", "A activate flight", "A fly sentinel-hill")
    assert (t["hurt A"], len(t.s.tokens), t["foe"]) == (0, 1, "young-wolf")


@pytest.mark.rule("WAG-RESOURCE-04", "WAG-DAMAGE-03")
@pytest.mark.parametrize(
    ("space", "what", "hurt", "left"),
    [
        ("brill", "small_potion", 3, 2),
        ("ironforge", "large_potion", 3, 1),
        ("ironforge", "large_potion", 1, 0),
    ],
)
def test_healing_potions(space: str, what: str, hurt: int, left: int) -> None:
    t = at(space, A={"hurt": hurt}).move(2, 3).do("A stay", f"A activate {what}")
    assert t["hurt A"] == left


@pytest.mark.rule("WAG-RESOURCE-06", "WAG-RESOURCE-07", "WAG-DISCOVERY-04")
def test_a_discovery_is_laid_anywhere_but_here_and_in_cities() -> None:
    t = at("brill", tokens={"p1": ["gold"]}, pile=["bomb"])
    t.move(2, 3).do("A stay", "A activate discovery")
    assert t.s.found == n.BOMB
    assert "lay brill" not in t.options()
    assert {"lay maggot-eye", "lay stormwind-city"} & set(t.options()) == {"lay maggot-eye"}
    t.refuses("A lay undercity", "WAG-DISCOVERY-04")
    t.do("A lay p1")
    assert [c.SPACES[x] for x in t.s.token_at] == ["p1", "p1"]
    assert GAME.view(t.s, 0)["columns"]["tokens"] == [None, "bomb"]
    assert GAME.view(t.s, 1)["columns"]["tokens"] == [None, None]


@pytest.mark.rule("WAG-DISCOVERY-11")
def test_a_kept_discovery_is_for_who_holds_it() -> None:
    t = Table(A={"hero": "grumbaz"}, B={**B, "kept": ["gold", "far_sight"]}, grey=BOAR)
    t.move(2, 3)
    assert "spend" not in t.verbs()
    t.do("A stay", "A activate large_potion").upkeep().move(2, 3)
    assert "spend gold" in t.options("B")


@pytest.mark.rule("WAG-DISCOVERY-24")
def test_a_false_map_after_a_defeat_leads_on_from_the_city() -> None:
    t = at("t1", A={"hurt": 2}, tokens={"t1": ["bomb", "false_map"]}).move(2, 3).do("A stay")
    t.do("A open bomb")
    assert t["at A"] == "undercity"
    t.do("B go t2", "B stop")
    assert t["foe"] == "mountain-boar"
    stays = at("t1", A={"hurt": 2}, tokens={"t1": ["bomb", "false_map"]}).move(2, 3)
    stays.do("A stay", "A open bomb", "B stop")
    assert hears(stays, "turned_up") == []


@pytest.mark.rule("WAG-RESOURCE-10", "WAG-DOUBLE-04", "WAG-DOUBLE-05")
def test_the_auction_house_draws_from_the_bottom_and_discards_on_top() -> None:
    t = at("ironforge", A={"pack": ["kobold-digger.1"]}, grey=["young-wolf.2", "young-wolf.1"])
    t.move(2, 3).do("A stay", "A activate auction")
    assert t["pack A"] == ["young-wolf.2"]
    assert t["top grey"] == "kobold-digger.1"
    assert c.CARDS[t.s.tops[0]].id == "young-wolf.1"


@pytest.mark.rule("WAG-RESOURCE-10")
def test_the_auction_house_gives_the_color_that_it_takes() -> None:
    hero = {"level": "green", "pack": ["kobold-digger.1"]}
    t = at("ironforge", A=hero, green=["dragonmaw-raider.1"])
    t.move(2, 3).do("A stay", "A activate auction")
    assert t["pack A"] == ["mountain-boar.1"]


@pytest.mark.rule("WAG-RESOURCE-11")
def test_an_auction_without_items() -> None:
    t = at("ironforge").move(2, 3).do("A stay", "A activate auction")
    assert (t["pack A"], t.s.turn) == ([], 1)


def nearly_empty() -> dict[str, object]:
    """Of the grey deck only the two special events are left."""
    there = ("wandering-trainer", "highway-toll", "harvest-festival", "mysterious-grave")
    taken = [c.CARDS[i].id for i in c.CARDS_OF[n.GREY] if c.CARDS[i].id not in there]
    taken.remove("trial-of-arms")
    return {
        "B": {**B, "pack": taken},
        "world": "harvest-festival",
        "events": {"brill": "mysterious-grave", "kharanos": "trial-of-arms"},
        "grey": ["wandering-trainer", "highway-toll"],
    }


@pytest.mark.rule("WAG-RESOURCE-15")
def test_the_item_given_up_may_come_back() -> None:
    spec = nearly_empty()
    mine = spec["B"]["pack"].pop(0)  # type: ignore[index]
    t = Table(A={"hero": "grumbaz", "at": "ironforge", "pack": [mine]}, **spec)
    t.move(2, 3).do("A stay", "A activate auction")
    assert t["pack A"] == [mine]
    assert [c.CARDS[x].id for x in t.s.tops[-2:]] == ["wandering-trainer", "highway-toll"]


@pytest.mark.rule("WAG-RESOURCE-16", "WAG-AGGRO-07")
def test_a_flight_that_leads_nowhere() -> None:
    t = at("sentinel-hill", line={"rotten-ghoul.1": "sentinel-hill"}, A={"hurt": 1})
    t.move(2, 3).do("A stay", "A activate flight")
    assert (t["at A"], t["foe"]) == ("sentinel-hill", "rotten-ghoul")


# -- challenges -----------------------------------------------------------------------------------


@pytest.mark.rule("WAG-CHALLENGE-01", "WAG-CHALLENGE-16", "WAG-CHALLENGE-07")
def test_outside_cities_there_is_a_challenge() -> None:
    t = at("t1").move(2, 3).do("A stay")
    assert hears(t, "turned_up") == ["turned_up mountain-boar.1"]
    assert t["foe"] == "mountain-boar"


@pytest.mark.rule("WAG-CHALLENGE-03", "WAG-CHALLENGE-04")
def test_one_attacks_a_rival_or_resolves_an_encounter() -> None:
    t = Table(
        seats=3,
        A={"hero": "grumbaz", "at": "t1"},
        B={"hero": "burbonn", "at": "t1"},
        C={"hero": "sofeea", "at": "t1"},
        grey=BOAR,
    ).move(2, 3)
    t.do("A stay")
    assert t.options() == ["attack B", "attack C", "draw"]
    t.do("A attack C").dice(1, 1)
    assert t.label != "challenge"
    assert hears(t, "turned_up") == []


@pytest.mark.rule("WAG-CHALLENGE-06")
def test_booty_bay_is_no_fight() -> None:
    t = Table(A={"hero": "grumbaz", "level": "yellow", "at": "j3"}, B=B)
    t.move(2, 3).do("A go booty-bay", "A stay")
    assert (t["held A"], hears(t, "fights")) == (1, [])


@pytest.mark.rule("WAG-CHALLENGE-08")
@pytest.mark.parametrize(
    ("space", "card"),
    [("t1", "young-wolf.1"), ("h3", "gray-bear.1"), ("a2", "murk-worm.1"), ("p3", "banshee.1")],
)
def test_the_deck_of_the_spaces_color(space: str, card: str) -> None:
    color = n.LEVELS[c.COLOR_OF[c.SPACE_NO[space]]]
    t = Table(A={"hero": "grumbaz", "level": "red", "at": space}, B=B, **{color: [card]})
    t.move(2, 3).do("A stay")
    if t.label == "explore":
        t.do("A activate large_potion")
    assert hears(t, "turned_up") == [f"turned_up {card}"]


@pytest.mark.rule("WAG-CHALLENGE-09", "WAG-CHALLENGE-15", "WAG-EVENT-02")
def test_events_come_until_an_encounter_does() -> None:
    t = at("t1", grey=["wandering-trainer", "harvest-festival", "mountain-boar.1"])
    t.move(2, 3).do("A stay")
    turned = ["wandering-trainer", "harvest-festival", "mountain-boar.1"]
    assert hears(t, "turned_up") == [f"turned_up {card}" for card in turned]
    assert (t["held A"], t["foe"]) == (3, "mountain-boar")  # one by the Scroll, two by the event


@pytest.mark.rule("WAG-CHALLENGE-11", "WAG-CHALLENGE-14", "WAG-ITEM-03")
def test_one_fight_and_its_item() -> None:
    t = at("t1").move(2, 3).do("A stay").dice(6, 1)
    assert t["pack A"] == ["mountain-boar.1"]
    assert len(hears(t, "fights")) == 1
    assert t.label in ("equip", "movement")


@pytest.mark.rule("WAG-CHALLENGE-12")
def test_a_series_of_draws_ends_with_a_defeat() -> None:
    t = at("t1", A={"hurt": 3}, grey=["highway-toll", "mountain-boar.1"])
    t.move(2, 3).do("A stay").quiet()
    assert t["at A"] == "undercity"
    assert hears(t, "turned_up") == ["turned_up highway-toll"]
    assert t.s.turn == 1


@pytest.mark.rule("WAG-LIMITS-05", "WAG-LIMITS-07")
@pytest.mark.parametrize("empty", [False, True])
def test_a_deck_without_encounters(empty: bool) -> None:
    spec = nearly_empty()
    t = Table(A={"hero": "grumbaz", "at": "t1"}, **spec)
    if empty:
        t.s.turning, t.s.tops = t.s.tops, ()
    t.move(2, 3).do("A stay")
    assert len(hears(t, "turned_up")) == (0 if empty else 2)
    assert (hears(t, "fights"), t.s.phase) == ([], MOVEMENT)


@pytest.mark.rule("WAG-LIMITS-04", "WAG-ITEM-05")
def test_gold_buys_nothing_where_there_is_nothing() -> None:
    spec = nearly_empty()
    t = Table(A={"hero": "grumbaz", "at": "ironforge", "kept": ["gold"]}, **spec).move(2, 3)
    assert "spend gold" not in t.options()
    t.do("A stay", "A activate large_potion")
    assert t["pack A"] == []
    assert len(t.s.kept) == 1


@pytest.mark.rule("WAG-UNDEFEATED-07", "WAG-AGGRO-01")
def test_markers_of_both_kinds() -> None:
    t = at("brill", line={"young-wolf.2": "brill", "rotten-ghoul.1": "t2"})
    assert values.aggro_at(t.s, c.SPACE_NO["t2"])
    assert not values.aggro_at(t.s, c.SPACE_NO["brill"])
    t.move(2, 3).do("A stay", "A activate scroll")
    assert (t["foe"], hears(t, "turned_up")) == ("young-wolf", [])


@pytest.mark.rule("WAG-AGGRO-02", "WAG-AGGRO-09")
def test_only_a_marker_holds() -> None:
    held = at("t1", line={"rotten-ghoul.1": "t1"}).move(2, 3)
    assert "go" not in held.verbs()
    loose = at("t1", line={"young-wolf.2": "t1"}).move(2, 3)
    assert "go" in loose.verbs()
    # one that is drawn or printed holds nobody, aggro or not
    fresh = at("t1", grey=["rotten-ghoul.1"]).move(2, 3).do("A stay").dice(6, 1)
    assert not values.aggro_at(fresh.s, c.SPACE_NO["t1"])


@pytest.mark.rule("WAG-ENCOUNTER-02")
def test_traits_pick_encounters_out() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "quests": ["the-rotting-orchard"]},
        B=B,
        grey=["rotten-ghoul.1"],
        elite=["dragon-scales"],
    )
    t.move(2, 3).do("A stay").dice(5, 1)
    assert t.s.active[0].step == 1
    wolf = Table(
        A={"hero": "grumbaz", "at": "t1", "quests": ["the-rotting-orchard"]}, B=B, grey=[BOAR[1]]
    )
    wolf.move(2, 3).do("A stay").dice(6, 1)
    assert wolf.s.active[0].step == 0


@pytest.mark.rule("WAG-ENCOUNTER-08", "WAG-LEVEL-09", "WAG-COMBAT-03")
def test_a_map_encounter_gives_what_is_printed() -> None:
    t = at("s1").move(2, 3).do("A go hogger", "A stay").dice(6, 1)
    assert (t["level A"], t["pack A"]) == ("green", [])
    assert hears(t, "dice") == ["dice 6 1"]


@pytest.mark.rule("WAG-ENCOUNTER-09", "WAG-COMBAT-06")
def test_the_player_to_the_right_acts_for_the_encounter() -> None:
    """Of a power that lets somebody choose; both dice are rolled at once."""
    t = Table(
        seats=3,
        turn="B",
        A={"hero": "burbonn", "at": "undercity"},
        B={"hero": "grumbaz", "at": "t1"},
        C={"hero": "sofeea", "at": "undercity"},
        grey=["mountain-boar.1"],
    )
    t.move(2, 3).do("B stay").quiet()
    assert t.label == "combat"
    assert values.right_of(t.s, 1) == 0
    t.give(((1,), (1,)))
    assert hears(t, "dice") == ["dice 1 1"]


# -- events ---------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-EVENT-03")
def test_only_the_front_of_an_event_works_at_first() -> None:
    t = at("t1", A={"hurt": 1}, grey=["harvest-festival", "mountain-boar.1"])
    t.move(2, 3).do("A stay")
    assert t["hurt A"] == 1
    assert values.world(t.s, "scrolls") == 1
    t = at("t3", A={"hurt": 1}, world="harvest-festival").move(2, 3).do("A stay")
    t.do("A activate book").do("B " + t.options("B")[0])
    assert (t["hurt A"], t.s.world) == (0, -1)


@pytest.mark.rule("WAG-EVENT-14", "WAG-EVENT-17")
def test_an_event_for_ones_own_space_and_one_that_lies_there() -> None:
    grey = ["mysterious-grave", "mountain-boar.1"]
    t = at("brill", events={"brill": "trial-of-arms"}, grey=grey)
    t.s.drawn = c.CARD.index["mysterious-grave"]
    t.s.tops = tuple(card for card in t.s.tops if card != t.s.drawn)
    GAME.start(t.s, grave_comes)
    assert [(c.SPACES[e.space], c.CARDS[e.card].id) for e in t.s.events] == [
        ("brill", "mysterious-grave")
    ]
    assert t["top grey"] == "trial-of-arms"
    own = at("goldshire", grey=["lost-caravan", "mountain-boar.1"]).move(2, 3)
    own.do("A stay", "A activate scroll")
    assert own["foe"] == "mountain-boar"
    assert c.SPACES[own.s.events[0].space] == "goldshire"


@pytest.mark.rule("WAG-EVENT-19")
def test_a_special_event_is_discarded() -> None:
    t = at("t1", grey=["wandering-trainer", "mountain-boar.1"]).move(2, 3).do("A stay")
    assert t["top grey"] == "wandering-trainer"


@pytest.mark.rule("WAG-EVENT-20", "WAG-LOG-02")
def test_an_event_that_is_worth_valor() -> None:
    t = Table(
        A={"hero": "grumbaz", "level": "red", "at": "andorhal"},
        B=B,
        events={"andorhal": "plague-cauldron"},
    )
    t.move(2, 3).do("A stay", "A activate scroll")
    t.do("A " + t.options()[0])
    assert (t["valor A"], t["log A"]) == (1, 1)
    assert [c.CARDS[h.card].id for h in t.s.honors] == ["plague-cauldron"]


@pytest.mark.rule("WAG-EVENT-07")
def test_an_enemy_whose_finder_has_fallen_waits_where_the_event_was() -> None:
    """A pack of one's own may wound whoever flips it: then they are in a city already."""
    t = at("ironforge", events={"brill": "mysterious-grave"})
    t.s.phase = CHALLENGE
    GAME.start(t.s, grave_turns)
    assert t["line brill"] == ["mysterious-grave"]
    assert t["foe"] == "-"


@pytest.mark.rule("WAG-EVENT-07")
def test_an_enemy_out_of_turn_appears_next_to_a_city(monkeypatch: pytest.MonkeyPatch) -> None:
    """No event of the box does so, but one in a pack of one's own may."""
    t = at("ironforge", world="mysterious-grave")
    card = c.CARDS[t.s.world]
    made = c.EVENTS[card.event]._replace(kind=n.GLOBAL, place=-1)
    monkeypatch.setattr(c, "EVENTS", tuple(made if x.id == made.id else x for x in c.EVENTS))
    flips = [has.Flip("flight_used") if i == card.event else x for i, x in enumerate(has.FLIPS)]
    monkeypatch.setattr(has, "FLIPS", tuple(flips))
    GAME.start(t.s, somebody_flies)
    assert (t.asked, t.options()) == ("A", ["haunt m1", "haunt m2", "haunt tr"])
    give(GAME, t.s, (0, ("haunt", c.SPACE_NO["m2"])))
    assert t["line m2"] == ["mysterious-grave"]
    assert t.s.world == -1


# -- upkeep ---------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-UPKEEP-02", "WAG-QUEST-03")
def test_a_token_may_be_collected_or_left() -> None:
    for what, left in (
        ("advance the-innkeepers-tab", ["goldshire"]),
        ("done", ["goldshire", "brill"]),
    ):
        t = at("brill", A={"quests": ["the-innkeepers-tab"]}).move(2, 3)
        t.do("A stay", "A activate scroll").dice(6, 1).do(f"A {what}")
        assert t["marks A"] == left


@pytest.mark.rule("WAG-UPKEEP-03", "WAG-EQUIP-02", "WAG-EQUIP-03")
def test_weapons_are_swapped() -> None:
    pack = ["riverpaw-gnoll.1", "forest-spider.1"]
    t = at("ironforge", A={"weapon": "kobold-digger.1", "pack": [pack[0]]})
    t.move(2, 3).do("A stay", "A activate large_potion", "A wear riverpaw-gnoll.1").upkeep()
    assert t["pack A"] == ["kobold-digger.1"]
    assert c.CARDS[t.s.weapon[0]].id == "riverpaw-gnoll.1"
    off = at("ironforge", A={"weapon": "kobold-digger.1"}).move(2, 3)
    off.do("A stay", "A activate large_potion", "A bare weapon")
    assert (off["pack A"], off.s.weapon[0]) == (["kobold-digger.1"], -1)


@pytest.mark.rule("WAG-UPKEEP-05", "WAG-QUEST-18")
def test_a_new_quest_can_be_gone_on_with_at_once() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "goldshire", "quests": ["the-innkeepers-tab"]},
        B=B,
        grey=BOAR,
        elite=["the-legend-of-stalvan"],
    )
    t.s.marks = tuple(m for m in t.s.marks if c.SPACES[m.space] == "goldshire")
    t.move(2, 3).do("A stay", "A activate scroll").dice(6, 1).do("A advance the-innkeepers-tab")
    t.quest("the-legend-of-stalvan")
    assert t["quests A"] == ["the-legend-of-stalvan"]
    t.do("A advance the-legend-of-stalvan")
    assert t["marks A"] == ["darkshire", "raven-hill"]
