"""The 28 events: what the front does, what turns it over, and what the back does."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import values

from ..table import Table
from .scene import SPARE, Counts, change, count, fired, roll, settle, told
from .test_foes import numbers, traits

NEXT = {
    "grey": "kobold-digger.1",
    "green": "gray-bear.1",
    "yellow": "stone-guardian.1",
    "red": "felguard-sentry.1",
}
"""What comes after an event: nothing that asks for anything."""
LAYS = {"grey": "t3", "green": "v2", "yellow": "a2", "red": "p2"}
"""A space of each color where a discovery can be laid, which changes nothing here."""
FAR = {"hero": "sofeea", "at": "undercity", "pack": ["rockjaw-trogg.1"]}


def level_of(event: str) -> str:
    return n.LEVELS[c.CARDS[c.CARD.index[event]].level]


def gone(t: Table, event: str) -> bool:
    """It is in its discard pile."""
    return c.CARD.index[event] in t.s.tops


def lasting(t: Table, before: Counts) -> Counts:
    """What is different when the turn is over, too."""
    return {k: v for k, v in change(t, before).items() if k not in ("moves", "energy")}


def comes(event: str, rival: dict[str, Any] | None = None, **more: Any) -> tuple[Table, Counts]:
    """The event is drawn, and an encounter after it; and the counts before."""
    color = level_of(event)
    spec = {"hero": "grumbaz", "level": color, "at": LAYS[color], "hand": ["rend"], "pack": SPARE}
    there = FAR | {"level": color} | (rival or {})
    t = Table(A=spec | more, B=there, **{color: [event, NEXT[color]]})
    t.move(2, 3).do("A stay", "A activate discovery")
    before = count(t)
    return settle(t.do(f"A {t.options()[0]}")), before


# -- special events -------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("event", "changes"),
    [
        ("wandering-trainer", "held +2"),
        ("mail-from-home", "held +1, hurt -1"),
        ("timely-aid", "held +2, hurt -2"),
    ],
)
@pytest.mark.rule("WAG-EVENT-18", "WAG-EVENT-19")
def test_help_that_comes_along(event: str, changes: str) -> None:
    t, before = comes(event, hurt=3)
    assert change(t, before) == told(changes)
    assert gone(t, event)
    assert t["foe"] == NEXT[level_of(event)].removesuffix(".1")


@pytest.mark.rule("WAG-EVENT-18", "WAG-ITEM-06")
def test_highway_toll() -> None:
    """An item at random or a wound; who has nothing is wounded."""
    t, before = comes("highway-toll")
    assert (t.label, len(t.options())) == ("way", 2)
    settle(t.do(f"A {t.options()[0]}"))
    assert change(t, before) == told("pack -1, items -1")
    t, before = comes("highway-toll")
    settle(t.do(f"A {t.options()[1]}"))
    assert change(t, before) == told("hurt +1")
    t, before = comes("highway-toll", pack=[])
    assert change(t, before) == told("hurt +1")


@pytest.mark.parametrize(("at", "left"), [("the-sepulcher", 0), ("undercity", 0), ("t3", 1)])
@pytest.mark.rule("WAG-EVENT-18", "WAG-MAP-10")
def test_dark_riders_rob_rivals_within_three(at: str, left: int) -> None:
    t, before = comes("dark-riders", {"at": at})
    assert (c.FAR[c.SPACE_NO["v2"]][c.SPACE_NO[at]] <= 3) == (not left)
    assert (len(t["pack B"]), change(t, before)) == (left, {})


@pytest.mark.rule("WAG-EVENT-18")
def test_old_debts_are_settled_item_by_item() -> None:
    t, before = comes("old-debts")
    if t.label == "swap":
        t.do("A take rockjaw-trogg.1")
    t.do(f"B take {SPARE[0]}")
    assert change(t, before) == {}
    assert t["pack A"] == [SPARE[1], "rockjaw-trogg.1"]
    assert t["pack B"] == [SPARE[0]]
    t, before = comes("old-debts", pack=[])
    assert (change(t, before), t["pack B"]) == ({}, ["rockjaw-trogg.1"])


@pytest.mark.rule("WAG-EVENT-18", "WAG-CHALLENGE-12")
def test_rest_at_the_inn_ends_the_draw() -> None:
    t, _ = comes("rest-at-the-inn", hurt=4)
    assert t["hurt A"] == 0
    assert not any(event.startswith("fights") for event in t.events)


@pytest.mark.parametrize(("at", "hurt"), [("w1", 1), ("undercity", 0)])
@pytest.mark.rule("WAG-EVENT-18")
def test_burning_skies_wound_all_on_red_spaces(at: str, hurt: int) -> None:
    t, before = comes("burning-skies", {"at": at, "level": "red"})
    assert (change(t, before), t["hurt B"]) == (told("hurt +1"), hurt)


# -- global events --------------------------------------------------------------------------------


def world(event: str, at: str, level: str, **more: Any) -> Table:
    """A global event is in play; the hero is to move."""
    decks = {color: [card] for color, card in NEXT.items()} | more.pop("decks", {})
    spec = {"hero": "grumbaz", "at": at, "level": level, **more.pop("A", {})}
    return Table(A=spec, B=FAR | more.pop("B", {}), world=event, **decks, **more).move(2, 3)


def meets(event: str, foe: str, at: str, level: str, **more: Any) -> Table:
    """With this encounter in a space where a discovery is laid first."""
    color = level_of(foe)
    more["A"] = {"hand": ["rend"], **more.get("A", {})}
    t = world(event, at, level, decks={color: [foe]}, **more)
    t.do("A stay", "A activate discovery")
    return settle(t.do(f"A {t.options()[0]}"))


def wins(t: Table) -> Table:
    """The hero hits whatever it fights, and is not hit."""
    t.s.bonus[0] = t.s.guard[0] = 20
    settle(roll(t, 6, 2))
    while t.label in ("combat", "window"):
        settle(t.do(f"{t.asked} pass"))
    return t


@pytest.mark.rule("WAG-EVENT-04", "WAG-EVENT-10")
def test_harvest_festival() -> None:
    t = world("harvest-festival", "t1", "grey").do("A stay")
    assert t["held A"] == 2
    t = world("harvest-festival", "t3", "grey", A={"hurt": 3}, B={"hurt": 2})
    t.do("A stay", "A activate book")
    settle(t)
    assert (t["hurt A"], t["hurt B"]) == (2, 1)
    assert (t.s.world, gone(t, "harvest-festival")) == (-1, True)


@pytest.mark.rule("WAG-EVENT-04", "WAG-EVENT-06")
def test_defias_uprising() -> None:
    t = meets("defias-uprising", "riverpaw-gnoll.1", "t3", "grey")
    assert numbers(t) == "melee 3/5/1"
    wins(t)
    assert t["pack A"] == ["riverpaw-gnoll.1", "defias-uprising"]
    assert numbers(meets("defias-uprising", "young-wolf.1", "t3", "grey")) == "melee 2/4/1"
    assert (
        "defias-uprising"
        not in wins(meets("defias-uprising", "young-wolf.1", "t3", "grey"))["pack A"]
    )


@pytest.mark.rule("WAG-EVENT-04", "WAG-DEFEAT-02")
def test_syndicate_unrest() -> None:
    spec = {"hurt": 3, "pack": SPARE}
    t = meets("syndicate-unrest", "rotten-ghoul.1", "t3", "grey", A=spec)
    settle(roll(t, 1, 3))
    while t.label in ("combat", "window"):
        settle(t.do("A pass"))
    assert (len(t["pack A"]), t["held A"]) == (1, 3)
    assert gone(t, "syndicate-unrest")


@pytest.mark.rule("WAG-EVENT-04", "WAG-MOVE-02")
def test_clear_skies() -> None:
    t = world("clear-skies", "ironforge", "grey")
    assert t.s.moves == 3
    t.do("A stay", "A activate flight", "A fly undercity")
    settle(t)
    assert (t["held A"], gone(t, "clear-skies")) == (1, True)


@pytest.mark.rule("WAG-EVENT-04", "WAG-PVP-06")
def test_gurubashi_games() -> None:
    spec = {"level": "yellow", "hurt": 0}
    t = world("gurubashi-games", "t1", "yellow", B={"at": "t1", "hurt": 5, **spec | {"hurt": 5}})
    t.do("A stay", "A attack B").quiet()
    assert (values.damage(t.s, 0), values.damage(t.s, 1)) == (2, 2)
    t.give(((6,), (1,))).quiet()
    if t.label == "steal":
        t.do("A leave")
    assert t["pack A"] == ["stone-guardian.1"]
    assert gone(t, "gurubashi-games")


@pytest.mark.rule("WAG-EVENT-04", "WAG-ENCOUNTER-02")
def test_dragon_sighting() -> None:
    t = meets("dragon-sighting", "green-dragonspawn.1", "a2", "yellow")
    assert numbers(t) == "melee 5/8/2"
    assert wins(t)["pack A"] == ["green-dragonspawn.1", "felguard-sentry.1"]
    assert gone(t, "dragon-sighting")
    other = meets("dragon-sighting", "stone-guardian.1", "a2", "yellow")
    assert numbers(other) == "melee 3/8/2"
    assert c.CARDS[wins(other).s.world].id == "dragon-sighting"


@pytest.mark.rule("WAG-EVENT-04", "WAG-ENCOUNTER-02")
def test_the_scourge_marches() -> None:
    t = meets("the-scourge-marches", "crypt-fiend.1", "p2", "red")
    assert numbers(t) == "melee 5/9/3"
    held = t["held A"]
    assert wins(t)["held A"] == held + 2
    assert gone(t, "the-scourge-marches")
    other = meets("the-scourge-marches", "mindless-skeleton.1", "t3", "grey")
    assert numbers(other) == "melee 1/5/2"
    assert wins(other).s.world == c.CARD.index["the-scourge-marches"]  # not on a red space


@pytest.mark.rule("WAG-EVENT-04", "WAG-RESOURCE-13")
def test_call_to_arms() -> None:
    t = world("call-to-arms", "ironforge", "grey", elite=["dragon-scales"])
    t.do("A stay", "A activate quest_giver")
    if t.label == "elite":
        t.quest("dragon-scales")
    assert t["held A"] == 1
    t = world("call-to-arms", "g2", "red", A={"hand": ["rend"]})
    settle(wins(t.do("A go ragnaros", "A stay")))
    assert (t["held A"], t["held B"]) == (1, 1)
    assert gone(t, "call-to-arms")


# -- location events ------------------------------------------------------------------------------


def here(event: str, **more: Any) -> Table:
    """The event lies in its space, and the hero of its level faces it."""
    place = c.SPACES[c.EVENTS[c.CARDS[c.CARD.index[event]].event].place]
    decks = {color: [card] for color, card in NEXT.items()}
    spec = {"hero": "grumbaz", "level": level_of(event), "at": place, "pack": SPARE, **more}
    there = FAR | {"at": place, "level": level_of(event)}
    t = Table(A=spec, B=there, events={place: event}, **decks)
    t.move(2, 3).do("A stay", "A activate small_potion")
    while t.label == "window":
        t.do("A pass")
    assert t.label == "challenge"
    return t


PLACES = {
    **{"lost-caravan": "goldshire", "mysterious-grave": "brill", "trial-of-arms": "kharanos"},
    **{"haunted-mill": "tarren-mill", "worgen-in-the-woods": "darkshire"},
    **{"proving-grounds": "menethil-harbor", "shipwreck": "gromgol-base-camp"},
    **{"troll-ritual": "jinthaalor", "champions-road": "hammerfall", "plague-cauldron": "andorhal"},
    **{"siege-of-nethergarde": "nethergarde-keep", "ashbringers-trail": "hearthglen"},
}


@pytest.mark.parametrize("event", PLACES)
@pytest.mark.rule("WAG-EVENT-13")
def test_a_location_event_is_laid_in_its_place(event: str) -> None:
    t, _ = comes(event)
    assert [(c.SPACES[e.space], e.card) for e in t.s.events] == [
        (PLACES[event], c.CARD.index[event])
    ]


ITEMS = {
    "lost-caravan": ("pack -1, items -1", "held +1"),
    "haunted-mill": ("held -2", "hurt -1"),
    "ashbringers-trail": ("pack -2, items -2", "held +1"),
}
"""What is paid for the item on the back, and what one can have instead."""


@pytest.mark.parametrize("event", ITEMS)
@pytest.mark.rule("WAG-EVENT-06", "WAG-EVENT-15")
def test_an_item_for_a_price(event: str) -> None:
    def faced() -> tuple[Table, Counts]:
        t = here(event, hand=["rend", "taunt"], hurt=2).do("A face")
        assert (t.label, len(t.options())) == ("way", 2)
        return t, count(t)

    paid, instead = ITEMS[event]
    t, before = faced()
    settle(t.do(f"A {t.options()[0]}"))
    got = lasting(t, before)
    for what in ("pack", "items"):
        got[what] = got.get(what, 0) - 1  # the item itself
    assert {k: v for k, v in got.items() if v} == told(paid)
    assert event in t["pack A"]
    assert t.s.events == ()
    t, before = faced()
    settle(t.do(f"A {t.options()[1]}"))
    assert lasting(t, before) == told(instead)
    assert len(t.s.events) == 1


@pytest.mark.rule("WAG-EVENT-15", "WAG-ITEM-06")
def test_who_can_not_pay_has_no_choice() -> None:
    for event, changes in (("lost-caravan", "held +1"), ("ashbringers-trail", "held +1")):
        t = here(event, pack=[])
        before = count(t)
        assert lasting(t.do("A face"), before) == told(changes)


@pytest.mark.rule("WAG-EVENT-06")
def test_shipwreck_is_an_item_for_who_comes() -> None:
    t = here("shipwreck").do("A face")
    assert t["pack A"] == [*SPARE, "shipwreck"]
    assert t.s.events == ()


@pytest.mark.parametrize("event", ["lost-caravan", "shipwreck"])
@pytest.mark.rule("WAG-ITEM-02", "WAG-ITEM-05")
def test_boxes_hold_an_item_of_ones_own_color(event: str) -> None:
    decks = {color: [card] for color, card in NEXT.items()}
    spec = {"hero": "grumbaz", "level": "yellow", "at": "t1", "pack": [event]}
    t = Table(A=spec, B=FAR, **decks).move(2, 3).do(f"A use_item {event}")
    assert t["pack A"] == ["stone-guardian.1"]
    assert gone(t, event)


@pytest.mark.rule("WAG-ITEM-01", "WAG-ITEM-02")
def test_items_on_the_backs_of_events() -> None:
    rows = {
        "defias-uprising": ("pack", "health mana"),
        "lost-caravan": ("pack", "health mana swiftness"),
        "haunted-mill": ("pack", "health mana"),
        "shipwreck": ("pack", "health mana swiftness"),
        "ashbringers-trail": ("weapon", "health"),
    }
    for event, (slot, potions) in rows.items():
        item = values.item(c.CARD.index[event])
        assert (n.SLOTS[item.slot], set(item.icons)) == (slot, set())
        assert {n.POTIONS[x] for x in item.potions} == set(potions.split())
    spec = {"hero": "grumbaz", "at": "t3", "hand": ["rend"], "pack": ["defias-uprising"]}
    t = Table(A=spec, B=FAR, grey=["riverpaw-gnoll.1"]).move(2, 3)
    assert t.do("A use_item defias-uprising")["held A"] == 3
    comb = {"hero": "grumbaz", "at": "v2", "level": "green", "pack": ["haunted-mill"]}
    t = Table(A=comb, B=FAR, green=["gray-bear.1"]).move(2, 3).do("A stay", "A activate discovery")
    settle(t.do(f"A {t.options()[0]}"))
    before = count(t)
    t.do("A use_item haunted-mill")
    assert change(t, before) == told("foe attack -2, pack -1, items -1")
    for die in (5, 6):
        blade = {"hero": "sofeea", "level": "red", "at": "p2", "weapon": "ashbringers-trail"}
        t = Table(A=blade | {"hand": ["arcane-missiles"]}, B={"hero": "burbonn"}, red=[NEXT["red"]])
        t.move(2, 3).do("A stay", "A activate discovery")
        settle(t.do(f"A {t.options()[0]}"))
        while t.label == "window":
            t.do("A pass")
        assert (values.attack(t.s, 0), n.TYPES[values.attack_type(t.s, 0)]) == (6, "melee")
        assert fired(t, die, 3) == told("damage +1" if die == 6 else "")


BACKS = {
    "mysterious-grave": ("melee 2/6/1", "undead aggro", "gray-bear.1", 0),
    "worgen-in-the-woods": ("melee 4/8/2", "undead aggro", "stone-guardian.1", 0),
    "siege-of-nethergarde": ("melee 6/10/3", "demon aggro", "", 1),
    "troll-ritual": ("ranged 5/9/2", "humanoid aggro", "", 1),
}
"""Who comes when the event is turned over, and what defeating them brings: an item, or valor."""


@pytest.mark.parametrize("event", BACKS)
@pytest.mark.rule("WAG-EVENT-07", "WAG-EVENT-08", "WAG-EVENT-20")
def test_an_encounter_on_the_back(event: str) -> None:
    fights, has_traits, item, valor = BACKS[event]
    t = here(event, hand=["rend", "taunt", "execute"]).do("A face")
    if event == "troll-ritual":
        assert len(t.options()) == 2
        settle(t.do(f"A {t.options()[0]}"))
        assert t["held A"] == 1
    assert numbers(t) == fights
    assert traits(t["foe"]) == set(has_traits.split())
    wins(t)
    assert t["pack A"] == [*SPARE, *[item][: bool(item)]]
    assert t["valor A"] == valor
    assert [c.CARDS[h.card].id for h in t.s.honors] == [event][:valor]
    assert t.s.events == ()


@pytest.mark.rule("WAG-EVENT-15")
def test_the_ritual_can_be_left_alone() -> None:
    t = here("troll-ritual", hand=["rend", "taunt"]).do("A face")
    before = count(t)
    settle(t.do(f"A {t.options()[1]}"))
    assert (lasting(t, before), len(t.s.events)) == ({}, 1)


TRIALS = {
    "trial-of-arms": ("melee 2/6/1", "green", "held +1"),
    "proving-grounds": ("melee 3/7/1", "yellow", "hurt -2"),
    "champions-road": ("melee 4/8/2", "red", "held +1"),
}
"""Who is fought, the level it brings, and what the back brings to all who are there."""


@pytest.mark.parametrize("event", TRIALS)
@pytest.mark.rule("WAG-LEVEL-03", "WAG-LEVEL-05", "WAG-EVENT-04")
def test_a_trial_for_a_level(event: str) -> None:
    fights, level, all_here = TRIALS[event]
    t = here(event, hand=["rend"])
    t.s.hurt[1] = 3
    t.do("A face")
    assert (numbers(t), traits(t["foe"])) == (fights, {"humanoid"})
    held = t["held B"]
    wins(t)
    assert t["level A"] == level
    back = told(all_here)
    assert t["held B"] - held == back.get("held", 0)
    assert t["hurt B"] - 3 == back.get("hurt", 0)
    assert t["held A"] == 1 + c.LEVELING + back.get("held", 0)
    assert (t.s.events, gone(t, event)) == ((), True)


@pytest.mark.rule("WAG-EVENT-20", "WAG-LOG-02")
def test_plague_cauldron() -> None:
    t = here("plague-cauldron").do("A face")
    assert len(t.options()) == 2
    t.do(f"A {t.options()[1]}")
    assert (t["hurt A"], t["valor A"], len(t.s.events)) == (0, 0, 1)
    t = here("plague-cauldron").do("A face")
    t.do(f"A {t.options()[0]}")
    assert (t["hurt A"], t["valor A"], t.s.events) == (2, 1, ())
    assert [c.CARDS[h.card].id for h in t.s.honors] == ["plague-cauldron"]


def test_every_event_has_a_test() -> None:
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [event.id for event in c.EVENTS if f'"{event.id}"' not in text] == []
