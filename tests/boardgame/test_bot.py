"""Heroes that quest, group up, rest, learn, equip and fight sensibly."""

from __future__ import annotations

from random import Random

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.fights import card_worth, clash
from tests.boardgame.table import Table, alone, hero


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
    assert card_worth(c.CARD_NO["scimitar"]) > card_worth(c.CARD_NO["dull-blade"])


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
