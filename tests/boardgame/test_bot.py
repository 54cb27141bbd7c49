"""Heroes that quest, group up, rest, learn, equip and fight sensibly."""

from __future__ import annotations

from math import ceil
from random import Random
from typing import Any

import pytest

from tabard.core.ask import Pool
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.blows import alone as worth_alone
from tabard.games.boardgame.blows import power_of
from tabard.games.boardgame.bot.calls import STAY, calls
from tabard.games.boardgame.bot.fighting import gain_of, lasts, weakest
from tabard.games.boardgame.bot.gear import PER_HIT, fit, lessons_worth, to_learn
from tabard.games.boardgame.bot.party import assignment, errands
from tabard.games.boardgame.bot.plan import (
    COIN,
    RISE,
    SOONER,
    Outlook,
    Plan,
    bracing,
    doom,
    exposed,
    fit_to_fight,
    quarry,
    reach,
    reward,
)
from tabard.games.boardgame.bot.road import traveling
from tabard.games.boardgame.fights import clash
from tabard.games.boardgame.language import has
from tabard.games.boardgame.language import names as n
from tabard.games.boardgame.rules import wars
from tabard.games.boardgame.state import VS_CREATURES, box_of
from tests.boardgame.table import Table, alone, hero
from tests.boardgame.test_pvp import duel, round_


def picks(t: Table, seat: int = 0) -> str:
    q = GAME.pending(t.s)
    assert q is not None
    option = GAME.heuristic(t.s, seat, q.options_of(seat), Random(1))
    return GAME.options.text(t.s, option)


def test_a_quest_that_can_be_won_is_fought() -> None:
    one = hero("warrior", level=3, at="balnir", gold=0, equipped={"melee": "solid-iron-maul"})
    assert picks(alone(one, quests=["terror-in-the-fields"])) == "challenge horde1 ghoul"


def test_one_that_can_not_is_left_alone() -> None:
    t = alone(
        hero("mage", at="balnir", gold=0),
        quests=["brutes-in-the-barrows"],
        figures=["1 red ogre balnir brutes-in-the-barrows"],
    )
    assert not picks(t).startswith("challenge")


def test_a_hurt_hero_rests() -> None:
    assert picks(alone(hero("warrior", level=4, at="balnir", health=2, gold=0))) == "rest horde1"


def test_gold_is_spent_on_powers() -> None:
    t = alone(hero("warrior", at="brill", gold=5))
    assert picks(t) in ("train horde1", "town horde1")


def test_the_nearest_town_is_the_best_to_shop_in() -> None:
    t = alone(hero("warrior", at="brill", gold=30), merchant=["scimitar"])
    towns = {c.REGIONS[plan.goal(0)]: plan.rate for plan in errands(t.s, 0)}
    assert len(towns) == len(c.TOWNS[0])
    assert all(rate < towns["brill"] for town, rate in towns.items() if town != "brill")


def test_a_hero_goes_where_the_quest_is() -> None:
    t = alone(hero("warrior", level=2, at="brill", gold=0), quests=["terror-in-the-fields"])
    assert picks(t) in ("travel horde1 tirisfal-outpost", "travel horde1 brightwater")


def test_a_better_blade_goes_on() -> None:
    t = alone(
        hero("warrior", level=2, bag=["scimitar"], equipped={"melee": "dull-blade"}, gold=0)
    ).do("A pass horde1")
    assert picks(t) == "unequip horde1 dull-blade"
    t.do("A unequip horde1 dull-blade")
    assert picks(t) == "equip horde1 scimitar melee"


def test_a_better_card_is_worth_more() -> None:
    assert worth_alone(c.CARD_NO["scimitar"]) > worth_alone(c.CARD_NO["dull-blade"])


def gain(card: str, *others: str) -> float:
    """What a card adds to others."""
    have = tuple(c.CARD_NO[x] for x in others)
    return power_of((*have, c.CARD_NO[card]), 8) - power_of(have, 8)


def test_what_a_card_brings_depends_on_what_lies_beside_it() -> None:
    assert gain("ambush", "dull-blade") == pytest.approx(0.0)
    assert gain("ambush", "dull-blade", "stealth") > 0.2
    assert gain("revenge", "dull-blade") == pytest.approx(0.0)


def test_a_power_that_is_better_the_second_time_counts_for_more_than_one_die() -> None:
    """Starshards: three blue dice, four in the round after."""
    assert gain("starshards", "bent-staff") > gain("shadow-word-pain", "bent-staff") > 0.5


def test_energy_is_spent_once() -> None:
    """The second power that costs as much is worth little without the Energy for it."""
    have = tuple(c.CARD_NO[x] for x in ("bent-staff", "frostbolt"))
    more = (*have, c.CARD_NO["fire-blast"])
    assert power_of(more, 2) - power_of(have, 2) < 0.1
    assert power_of(more, 12) - power_of(have, 12) > 0.4


def test_more_friends_and_weaker_foes_are_a_better_chance() -> None:
    t = alone(
        hero("warrior", level=2, at="balnir"),
        figures=["1 blue ogre balnir", "1 blue gnoll balnir"],
    )
    ogre = tuple(f for f in t.s.figures if f.creature == c.CREATURE.index["ogre"])
    gnoll = tuple(f for f in t.s.figures if f.creature == c.CREATURE.index["gnoll"])
    assert clash(t.s, (0,), ogre).chance < 0.1
    assert clash(t.s, (0,), ogre).chance < clash(t.s, (0,), gnoll).chance
    assert clash(t.s, (0,), gnoll).chance < clash(t.s, (0, 0), gnoll).chance


@pytest.mark.parametrize(
    ("card", "again"),
    [
        ("holy-light", True),
        ("lightning-bolt", True),
        ("healing-wave", False),  # it unequips itself
        ("lesser-mana-potion", False),
    ],
)
def test_the_bot_knows_what_can_be_used_again(card: str, again: bool) -> None:
    abilities = [a for a in has.ABILITIES if a.card == c.CARD_NO[card]]
    assert abilities
    assert {lasts(ability) for ability in abilities} == {again}


@pytest.mark.parametrize("rested", [False, True])
def test_a_companion_takes_blows_for_its_hero(rested: bool) -> None:
    """What it can take is added to what is left of the hero, to all of it after a rest."""
    s = alone(hero("hunter", level=3, at="balnir"), figures=["1 blue gnoll balnir"]).s
    without = clash(s, (0,), s.figures, rested=rested).left
    s.pet[0] = 3
    assert clash(s, (0,), s.figures, rested=rested).left == pytest.approx(without + 3)


def test_misses_are_rerolled_and_hits_kept() -> None:
    one = hero("warrior", level=2, at="balnir", gold=0, equipped={"power3": "battle-shout"})
    t = alone(one, figures=["1 blue gnoll balnir"])
    while t.label == "use":
        t.do("A done")
    t.roll(red=[2, 8], green=[6])
    assert t.label == "reroll"
    assert picks(t) == "reroll red2"


def test_a_guarded_region_is_not_on_the_way() -> None:
    """Creatures in the way cost actions and blood: one goes around them."""
    one = hero("warrior", level=2, at="brill", gold=0)
    open_way = picks(alone(one, quests=["terror-in-the-fields"]))
    there = open_way.split()[-1]
    t = alone(one, quests=["terror-in-the-fields"], figures=[f"1 blue ogre {there}"])
    assert picks(t) not in (open_way, "pass horde1")


DRUID = hero(
    "druid",
    level=4,
    gold=0,
    talents=["ferocity", "natures-grasp", "hurricane"],
    equipped={
        "power1": "barkskin",
        "power2": "moonfire",
        "power3": "thorns",
        "melee": "bear-form",
        "ranged": "entangling-roots",
        "armor": "cured-leather-armor",
    },
)
HUNTER = hero(
    "hunter",
    level=4,
    gold=0,
    talents=["lightning-reflexes", "precision", "improved-sting"],
    equipped={
        "power1": "aspect-of-the-hawk",
        "power2": "scorpid-sting",
        "power3": "serpents-sting",
        "ranged": "ravenwood-bow",
        "melee": "darkwater-talwar",
        "armor": "bone-studded-leather",
        "general": "head-of-grimhal-duuc",
    },
)


def before_nefarian(
    turn: int, second: str = "overlook", bare: bool = False, partner: str = "A", **given: Any
) -> Table:
    """The druid stands before Nefarian, the hunter beside it or on the way; bare: without their
    best cards."""
    one, other = (
        {
            **best,
            "equipped": {a: x for a, x in best["equipped"].items() if not bare or a not in lost},
        }
        for best, lost in ((DRUID, ("melee", "armor", "power3")), (HUNTER, ("general", "armor")))
    )
    heroes = {
        "horde1": {**one, "seat": "A", "at": "overlook"},
        "horde2": {**other, "seat": partner, "at": second},
        "alliance1": hero("paladin", seat="B", at="southshore"),
    }
    seats = len({one["seat"] for one in heroes.values()})
    return Table(seats=seats, heroes=heroes, overlord="nefarian", turn=turn, **given)


def chance_of_the_horde(t: Table) -> float:
    return clash(t.s, (0, 1), (), c.OVERLORDS[t.s.overlord].boss).chance


def test_heroes_who_are_likely_to_kill_the_overlord_try() -> None:
    t = before_nefarian(19)
    assert chance_of_the_horde(t) > 0.5
    assert picks(t) == "defy horde1 nefarian"


def test_those_who_are_not_wait_until_there_is_nothing_to_lose() -> None:
    """The last battle gives all tokens back: an attempt on the last turn costs nothing."""
    early, late = before_nefarian(19, bare=True), before_nefarian(29, bare=True)
    assert 0.1 < chance_of_the_horde(early) < 0.2
    assert not picks(early).startswith("defy")
    assert picks(late) == "defy horde1 nefarian"


def test_a_partner_joins_an_attempt_that_is_worth_a_try() -> None:
    """Though they will probably fail: alone it would be hopeless."""
    t = before_nefarian(29, bare=True, partner="C")
    t.do("A defy horde1 nefarian", "A invite horde2")
    assert picks(t, 2) == "join"


def test_nobody_begins_with_the_overlord_before_a_friend_is_there() -> None:
    t = before_nefarian(25, second="shaol")
    assert picks(t) == "travel horde2 overlook"


def test_heroes_rest_before_the_overlord_is_at_the_bulwark() -> None:
    """An event comes before the Horde's next turn, and one step is left: there will be no other
    chance to rest before everybody has to fight."""
    one = hero("warrior", level=3, at="balnir", gold=0, health=5)
    here = {"quests": ["terror-in-the-fields"], "overlord": "nefarian", "turn": 21}
    assert picks(alone(one, march=7, **here)) == "rest horde1"
    assert picks(alone(one, march=1, **here)) == "challenge horde1 ghoul"


def test_how_likely_the_overlord_comes_is_told_by_the_events_that_are_left() -> None:
    """With one step left nearly every card brings him there, with two only a few, with three none;
    and between the events he stays where he is."""
    one = hero("warrior", level=3, at="balnir")
    far, near, last = (
        doom(alone(one, overlord="nefarian", turn=21, march=march).s) for march in (5, 6, 7)
    )
    assert far == 0.0 < near < 0.4 < 0.7 < last < 1.0
    assert doom(alone(one, overlord="nefarian", turn=19, march=7).s) == 0.0
    assert doom(alone(one, overlord="kelthuzad", turn=21).s) == 0.0


def test_wounds_of_a_fight_between_factions_are_shared_out() -> None:
    """They are all told before any is taken: nobody is told to take them all."""
    here = {"level": 4, "health": 5}
    t = duel("horde1", "horde2", "alliance1", given={"horde1": here, "horde2": here})
    round_(t, {}, {"damage": 4})
    told: list[str] = []
    while t.label == "wound" and len(told) < 4:
        told.append(picks(t))
        t.do(f"A {told[-1]}")
    assert sorted(told) == ["wound horde1"] * 2 + ["wound horde2"] * 2


def test_a_hero_who_could_do_nothing_alone_goes_along() -> None:
    """Both quests are too much for a beginner; the strong one would be quicker alone."""
    heroes = {
        "horde1": hero("mage", seat="A", at="brill", gold=0),
        "horde2": {**HUNTER, "seat": "A", "at": "brill"},
        "alliance1": hero("paladin", seat="B", at="southshore"),
    }
    quests = ["skulking-wildkin", "shades-of-sorrow"]
    t = Table(heroes=heroes, overlord="kelthuzad", turn=19, quests=quests)
    plans = assignment(t.s, 0)
    assert plans[0] == plans[1]
    assert plans[0].heroes == (0, 1)


# -- what events call for -------------------------------------------------------------------------


def strong_pair(**given: Any) -> Table:
    """A druid and a hunter of level 4 at Brill; whatever else is there."""
    enemies = {"alliance1": hero("paladin", seat="B", **given.pop("enemy", {"at": "southshore"}))}
    heroes = {
        "horde1": {**DRUID, "seat": "A", "at": given.pop("one", "brill")},
        "horde2": {**HUNTER, "seat": "A", "at": given.pop("other", "brill")},
    }
    return Table(heroes=heroes | enemies, **{"overlord": "kelthuzad", "turn": 19} | given)


def test_two_heroes_hold_the_regions_of_a_war() -> None:
    t = strong_pair(events=["domination-war"])
    plans = assignment(t.s, 0)
    there = {c.REGIONS[plan.goal(h)] for h, plan in plans.items()}
    assert there == {"balnir", "corrahn"}


def test_the_boss_of_an_event_is_sought_out() -> None:
    t = strong_pair(events=["old-snake"])
    assert {c.REGIONS[plan.goal(h)] for h, plan in assignment(t.s, 0).items()} == {"shining"}


def test_a_weak_enemy_within_reach_is_attacked_and_a_strong_one_is_not() -> None:
    weak = strong_pair(enemy={"at": "tirisfal-outpost"})
    plans = assignment(weak.s, 0)
    assert plans
    assert all(c.REGIONS[plan.goal(h)] == "tirisfal-outpost" for h, plan in plans.items())
    here = {"level": 5, "at": "tirisfal-outpost", "equipped": {"melee": "solid-iron-maul"}}
    t = strong_pair(enemy=here)
    for one in (0, 1):
        t.s.health[one] = 1
    assert "tirisfal-outpost" not in {c.REGIONS[p.goal(h)] for h, p in assignment(t.s, 0).items()}


def test_two_heroes_set_out_for_two_quests() -> None:
    """Each could do either alone: what one has set out for counts once."""
    t = strong_pair(quests=["terror-in-the-fields", "a-howling-in-haunted-places"])
    plans = assignment(t.s, 0)
    assert {c.REGIONS[plans[h].goal(h)] for h in (0, 1)} == {"balnir", "garrens-haunt"}


def test_sturdy_classes_are_taken_first() -> None:
    t = Table.new(2).luck()
    assert t.label == "class"
    seat = "AB".index(t.asked)
    first = picks(t, seat)
    assert first == "take_class paladin"
    t.do(f"{t.asked} {first}")
    t.luck()
    assert picks(t, "AB".index(t.asked)) == "take_class warrior"


# -- in a fight -----------------------------------------------------------------------------------


def test_a_last_blow_is_struck_only_where_it_is_one() -> None:
    """Execute takes all hits away that are left after it."""
    one = hero("warrior", level=5, at="balnir", gold=0, equipped={"power2": "execute"})
    t = alone(one, figures=["1 blue ogre balnir"])
    execute = c.CARD_NO["execute"]
    ability = next(x for x in has.OF_CARD[execute].abilities if has.ABILITIES[x].first)
    t.s.fight, t.s.foe, t.s.field = VS_CREATURES, c.CREATURE.index["ogre"], t.s.at[0]
    t.s.independent, t.s.attacker = 1, 0
    t.s.boxes[box_of(0, n.DAMAGE)] = 3
    assert gain_of(t.s, 0, ability) < 0
    t.s.boxes[box_of(0, n.DAMAGE)] = 9
    assert gain_of(t.s, 0, ability) > 0


def test_hits_that_hold_blows_off_are_kept() -> None:
    """Against Nefarian some hits only wear him down: those of blue dice, unless they fell him."""
    t = before_nefarian(29)
    t.do("A defy horde1 nefarian", "A invite horde2")
    while t.label != "stopped":
        if t.asked == "chance":
            q = GAME.pending(t.s)
            assert q is not None
            assert isinstance(q.domain, Pool)
            t.give(tuple(((7,) * dice.n)[1:] + (8,) * min(1, dice.n) for dice in q.domain.dice))
        else:
            t.do(f"A {t.offers('A')[-1]}")
    found = sorted(int(o.split()[1]) for o in t.offers("A"))
    assert len(found) > 1
    assert picks(t).split()[1] == str(found[-1])
    t.s.boxes[box_of(0, n.DAMAGE)] = 25
    assert picks(t).split()[1] == str(found[0])


def test_rerolls_make_a_fight_safer() -> None:
    worn = {"power3": "battle-shout"}
    chances = [
        clash(t.s, (0,), t.s.figures).chance
        for more in ({}, {"equipped": worn})
        for t in [
            alone(hero("warrior", level=2, at="balnir", **more), figures=["1 blue gnoll balnir"])
        ]
    ]
    assert chances[1] > chances[0] + 0.05


def test_all_lessons_of_one_day_count() -> None:
    """One Training action teaches as much as one can pay for."""
    little = alone(hero("warrior", level=2, at="balnir", gold=3)).s
    much = alone(hero("warrior", level=2, at="balnir", gold=20)).s
    most = max(fit(much, 0, x) for x in to_learn(much, 0))
    assert lessons_worth(much, 0) > lessons_worth(little, 0)
    assert lessons_worth(much, 0) > PER_HIT * most + 0.1


@pytest.mark.parametrize("seed", range(2))
def test_a_whole_game_of_heroes_ends_with_more_than_they_began(seed: int) -> None:
    rng = Random(seed)
    s = GAME.new({"overlord": "kazzak"}, 4)
    while (q := GAME.pending(s)) is not None:
        if q.domain is not None:
            GAME.advance(s, q.domain.sample(rng.randrange))
            continue
        given = [seat for seat, _ in s.sealed]
        seat = next(w for w in q.who if w not in given)
        GAME.advance(s, GAME.heuristic(s, seat, q.options_of(seat), rng), seat)
    assert sum(s.xp) >= 15


def thinks_about(t: Table) -> list[str]:
    q = GAME.pending(t.s)
    assert q is not None
    found = GAME.considered(t.s, 0, q.options_of(0))
    return [GAME.options.text(t.s, option) for option in found]


def test_a_search_weighs_a_fight_against_the_best_of_all_else() -> None:
    one = hero("warrior", level=2, at="balnir", gold=0)
    first, *rest = thinks_about(alone(one, quests=["terror-in-the-fields"]))
    assert first == "challenge horde1 ghoul"
    assert len(rest) == 1


def test_where_nobody_can_be_fought_there_is_nothing_to_search() -> None:
    t = alone(hero("warrior", level=2, at="brill", gold=0), quests=["terror-in-the-fields"])
    assert thinks_about(t) == [picks(t)]


def test_xp_and_health_are_better_to_have() -> None:
    weak = alone(hero("warrior", level=2, at="brill", health=1)).s
    whole = alone(hero("warrior", level=2, at="brill")).s
    wise = alone(hero("warrior", level=3, at="brill")).s
    values = [GAME.prospects(s)[0] for s in (weak, whole, wise)]
    assert values == sorted(values)
    assert len(set(values)) == 3


def test_the_last_battle_is_thought_about_round_by_round() -> None:
    """A search looks ahead to the end of a round, and sees who stands better."""
    t = duel("horde1", "alliance1")
    s = t.s
    rounds = [GAME.which_turn(s)]
    s.bout += 1
    rounds.append(GAME.which_turn(s))
    assert rounds[0] == rounds[1]
    s.turn = c.END
    last = GAME.which_turn(s)
    s.bout += 1
    assert GAME.which_turn(s) != last
    before = GAME.prospects(s)
    s.health[0] -= 1
    after = GAME.prospects(s)
    assert after[0] < before[0]
    assert after[1] == before[1]


# -- an Overlord who marches ----------------------------------------------------------------------


def comrades(march: int, **given: Any) -> Table:
    """A warrior of level 3 and a paladin of level 4 at home, while Nefarian marches."""
    warrior = {
        **hero("warrior", seat="A", level=3, at="brill", gold=10),
        "equipped": {
            "power2": "battle-shout",
            "power3": "rend",
            "melee": "iridescent-hammer",
            "ranged": "fine-longbow",
            "armor": "soldiers-armor",
        },
        "talents": ["anger-management", "piercing-howl"],
    }
    heroes = {
        "horde1": warrior,
        "horde2": {**HUNTER, "seat": "A", "at": "brill"},
        "alliance1": hero("paladin", seat="B", at="southshore"),
    }
    return Table(heroes=heroes, overlord="nefarian", turn=20, march=march, **given)


def test_the_nearer_the_overlord_the_more_counts_what_helps_against_him() -> None:
    """Thunder Clap brings more in most fights; Defensive Stance more against many blows a round,
    and Shield Wall is not as bad there."""
    far, near = comrades(0).s, comrades(7).s
    clap, stance, wall = (c.CARD_NO[x] for x in ("thunder-clap", "defensive-stance", "shield-wall"))
    assert fit(far, 0, clap) > fit(far, 0, stance)
    assert fit(near, 0, clap) < fit(near, 0, stance)
    assert fit(near, 0, wall) > fit(far, 0, wall) + 0.5


def test_a_hit_that_also_holds_off_a_blow_is_worth_most_until_somebody_may_fall() -> None:
    one = hero(
        "warrior",
        level=3,
        at="balnir",
        gold=0,
        equipped={"power3": "battle-shout", "ranged": "fine-longbow"},
    )
    t = alone(one, figures=["1 blue ogre balnir"])
    while t.label == "use":
        t.do("A done")
    pool = [list(t.s.pool)[color] for color in (c.RED, c.BLUE, c.GREEN)]
    red, blue, green = ([1] * many for many in pool)
    assert red
    assert blue
    t.roll(red=red, blue=blue, green=green)
    assert t.label == "reroll"
    assert picks(t) == "reroll red1"
    t.s.boxes[box_of(0, n.DAMAGE)] = weakest(t.s) - 1
    assert picks(t) == "reroll blue1"


def test_whoever_is_there_first_waits_for_the_other() -> None:
    """Until both regions of a war are held nobody is paid: the time of the slower one counts for
    both."""
    near = strong_pair(one="balnir", other="balnir", events=["domination-war"])
    apart = strong_pair(one="balnir", other="shining", events=["domination-war"])

    def rate(t: Table) -> float:
        look = Outlook(t.s, (), {0: 0, 1: 0}, ())
        plans = [p for p in calls(look, (0, 1)) if p.posts and c.REGIONS[p.goal(0)] == "balnir"]
        return max(p.rate for p in plans)

    way = STAY + ceil(reach(near.s.at[1], 0, ())[c.REGION_NO["corrahn"]] / 2)
    gold, xp = wars.war_pay(near.s, near.s.events[0], 0)
    value = sum(SOONER[near.s.level[h]] * xp + COIN * gold for h in (0, 1))
    assert rate(near) == pytest.approx(value / (2 * way))
    assert rate(apart) != pytest.approx(rate(near))


GHOUL = c.CREATURE.index["ghoul"]


def before_the_stand(march: int, **given: Any) -> Table:
    """Two heroes with a quest before them, an event away from Nefarian's arrival."""
    blade = {"equipped": {"melee": "scimitar"}}
    heroes = {
        "horde1": hero("warrior", seat="A", at="balnir", gold=0, **{"level": 3} | blade | given),
        "horde2": {**HUNTER, "seat": "A", "at": "balnir"},
        "alliance1": hero("paladin", seat="B", at="southshore"),
    }
    quests = ["terror-in-the-fields"]
    return Table(heroes=heroes, overlord="nefarian", turn=21, march=march, quests=quests)


def test_nobody_is_wounded_for_a_quest_just_before_the_overlord_comes() -> None:
    """Only those who gain a level come out of it fresh."""

    def price(t: Table) -> float:
        figures = quarry(t.s, 0, c.REGION_NO["balnir"], GHOUL)
        return exposed(t.s, (0,), figures, clash(t.s, (0,), figures))

    rising = before_the_stand(7, level=2, xp=9)
    assert price(before_the_stand(7)) > 0 > price(rising)
    assert price(before_the_stand(7, level=2, xp=5)) > 0
    assert picks(rising) == "challenge horde1 ghoul"


def test_tired_heroes_rest_rather_than_go_to_an_overlord_who_is_coming() -> None:
    t = before_nefarian(21)
    boss = c.OVERLORDS[t.s.overlord].boss
    fresh = chance_of_the_horde(t)
    assert fit_to_fight(t.s, (0, 1), boss, fresh)
    for one in (0, 1):
        t.s.health[one] = 4
    assert not fit_to_fight(t.s, (0, 1), boss, chance_of_the_horde(t))


def test_heroes_rest_before_they_challenge_the_overlord() -> None:
    """They would have a chance as they are, and a much better one after a rest."""
    t = before_nefarian(19)
    for one in (0, 1):
        t.s.health[one] = 4
    boss = c.OVERLORDS[t.s.overlord].boss
    fresh = clash(t.s, (0, 1), (), boss, rested=True).chance
    assert 0.2 < chance_of_the_horde(t) < 0.8 * fresh
    assert picks(t).startswith("rest")


def test_nobody_clears_the_way_to_the_overlord_alone() -> None:
    """Who comes along will help with the creatures that are in the way, too."""
    ogre = "1 blue ogre overlook"
    t = before_nefarian(19, second="shaol", figures=[ogre])
    assert picks(t) == "travel horde2 overlook"
    together = before_nefarian(19, figures=[ogre])
    assert picks(together).startswith("hunt")


def test_a_rest_is_worth_what_it_changes_for_the_overlord_who_comes() -> None:
    """Nothing for those who are fresh, hardly anything for those who will lose all the same."""
    fresh, tired = before_nefarian(21), before_nefarian(21)
    tired.s.health[0] = tired.s.health[1] = 2
    one = hero("warrior", level=2, at="balnir", health=2)
    hopeless = alone(one, overlord="nefarian", turn=21, march=7)
    assert bracing(fresh.s, 0) == 0.0
    assert bracing(tired.s, 0) > 10 * bracing(hopeless.s, 0)


def test_a_quest_that_brings_a_level_is_worth_more() -> None:
    quest = c.QUEST.index["terror-in-the-fields"]
    short, near = (alone(hero("warrior", level=2, xp=xp, at="balnir")) for xp in (5, 9))
    assert reward(near.s, (0,), quest) == pytest.approx(reward(short.s, (0,), quest) + RISE)


def test_a_chase_is_not_broken_off_halfway() -> None:
    """The enemies are two regions away: what the journey costs is paid when it begins."""
    t = strong_pair(enemy={"at": "balnir"})
    assert reach(t.s.at[0], 0, ())[c.REGION_NO["balnir"]] == 2
    first = picks(t)
    assert first.startswith("travel")
    t.do(f"A {first}")
    assert t.label == "onward"
    assert picks(t) == "go balnir"


def test_whoever_comes_last_does_not_dally() -> None:
    """The other waits for them: each action that they are late costs two."""
    t = strong_pair(one="brill", other="shining")
    plan = Plan((0, 1), c.REGION_NO["shining"], 2.0, target=0)
    step = c.REGION_NO["undercity"]
    assert traveling(t.s, 0, plan, step) == 4.0
    assert traveling(t.s, 0, plan._replace(heroes=(0,)), step) == 2.0
