"""Heroes that quest, group up, rest, learn, equip and fight sensibly."""

from __future__ import annotations

from random import Random

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.blows import alone as worth_alone
from tabard.games.boardgame.blows import power_of
from tabard.games.boardgame.bot.plan import assignment, looming
from tabard.games.boardgame.fights import clash
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
    turn: int, second: str = "overlook", without: str = "", partner: str = "A"
) -> Table:
    """The druid stands before Nefarian, the hunter beside it or on the way."""
    worn = {area: card for area, card in HUNTER["equipped"].items() if area != without}
    heroes = {
        "horde1": {**DRUID, "seat": "A", "at": "overlook", "bag": ["scroll-of-great-strength"]},
        "horde2": {**HUNTER, "seat": partner, "at": second, "equipped": worn},
        "alliance1": hero("paladin", seat="B", at="southshore"),
    }
    seats = len({one["seat"] for one in heroes.values()})
    return Table(seats=seats, heroes=heroes, overlord="nefarian", turn=turn)


def chance_of_the_horde(t: Table) -> float:
    return clash(t.s, (0, 1), (), c.OVERLORDS[t.s.overlord].boss).chance


def test_heroes_who_are_likely_to_kill_the_overlord_try() -> None:
    t = before_nefarian(19)
    assert chance_of_the_horde(t) > 0.5
    assert picks(t) == "defy horde1 nefarian"


def test_those_who_are_not_wait_until_there_is_nothing_to_lose() -> None:
    """The last battle gives all tokens back: an attempt on the last turn costs nothing."""
    early, late = before_nefarian(19, without="general"), before_nefarian(29, without="general")
    assert 0.1 < chance_of_the_horde(early) < 0.2
    assert not picks(early).startswith("defy")
    assert picks(late) == "defy horde1 nefarian"


def test_a_partner_joins_an_attempt_that_is_worth_a_try() -> None:
    """Though they will probably fail: alone it would be hopeless."""
    t = before_nefarian(29, without="general", partner="C")
    t.do("A defy horde1 nefarian", "A invite horde2")
    assert picks(t, 2) == "join"


def test_nobody_begins_with_the_overlord_before_a_friend_is_there() -> None:
    t = before_nefarian(25, second="shaol")
    assert picks(t) == "travel horde2 overlook"


def test_heroes_rest_before_the_overlord_is_at_the_bulwark() -> None:
    """An event comes before the Horde's next turn, and two steps are left: there will be no other
    chance to rest before everybody has to fight."""
    one = hero("warrior", level=3, at="balnir", gold=0, health=5)
    here = {"quests": ["terror-in-the-fields"], "overlord": "nefarian", "turn": 21}
    assert picks(alone(one, march=6, **here)) == "rest horde1"
    assert picks(alone(one, march=1, **here)) == "challenge horde1 ghoul"
    assert not looming(alone(one, march=6, **{**here, "turn": 19}).s)


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
