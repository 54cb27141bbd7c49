"""p.26-32: fights against creatures, round by round."""

from __future__ import annotations

from typing import Any

import pytest

from tests.boardgame.table import Table, alone, hero

DICE = ("red", "blue", "green")


def fight(one: dict[str, Any], *figures: str, **more: Any) -> Table:
    """A hero alone challenges the independent creatures that stand here, and is about to roll."""
    t = alone({"at": "balnir", **one}, figures=[f"{x} balnir" for x in figures], **more)
    if t.label == "act":
        t.do(f"A {t.offers('A', 'hunt')[0]}")
    return to_roll(t)


def to_roll(t: Table) -> Table:
    """Say no to everything until dice are rolled."""
    while t.label != "roll":
        t.luck() if t.asked == "chance" else t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
    return t


def throw(t: Table, **faces: list[int]) -> Table:
    """Roll, the dice that are not written down as 1 (a miss)."""
    pool = t["pool"]
    shown = {color: (faces.get(color, []) + [1] * 9)[: pool[i]] for i, color in enumerate(DICE)}
    return t.roll(**shown)


def say_no(t: Table, stop: tuple[str, ...]) -> Table:
    while t.label not in stop and t.asked != "nobody":
        t.luck() if t.asked == "chance" else t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
    return t


PLAIN = hero("druid", at="balnir")
"""A staff (1 red), a cloak (1 green); no rerolls."""


# -- the Attack Phase -----------------------------------------------------------------------------


@pytest.mark.rule("TBG-ATTACK-01", "TBG-ATTACK-06", "TBG-TIMING-10")
def test_the_pool_is_what_all_cards_add() -> None:
    t = fight(hero("warrior", equipped={"melee": "dull-blade"}), "1 blue gnoll")
    assert t["pool"] == [2, 0, 1]  # stance and blade; the armor


@pytest.mark.rule("TBG-ATTACK-04", "TBG-DICE-02", "TBG-DICE-24")
def test_never_more_than_seven_of_a_color() -> None:
    one = hero(
        "warrior",
        level=5,
        energy=5,
        talents=["improved-heroic-strike", "dual-wield-specialization"],
        equipped={
            "melee": "quelserrar",
            "general": "decapitating-sword",
            "power2": "heroic-strike",
        },
    )
    t = alone({"at": "balnir", **one}, figures=["1 blue gnoll balnir", "1 blue ogre balnir"])
    t.do("A hunt horde1 gnoll")
    while t.label != "roll":
        options = t.offers("A")
        strike = [x for x in options if "heroic-strike" in x]
        t.luck() if t.asked == "chance" else t.do(f"A {(strike or options)[0 if strike else -1]}")
    assert t["pool"][0] == 7


@pytest.mark.rule("TBG-ATTACK-10", "TBG-ATTACK-12", "TBG-ATTACK-13")
def test_hits_go_by_color() -> None:
    """A blue Gnoll has Threat 5, Attack 4 and Health 4."""
    t = throw(fight(hero("warrior"), "1 blue gnoll"), red=[5, 4], green=[6])
    say_no(t, ("roll", "wound"))
    assert "laid horde1 1 defense" in t.events
    assert "laid horde1 1 armor" in t.events
    assert "strikes_back 2" in t.events  # 4 less a hit and an armor token


@pytest.mark.rule("TBG-ATTACK-11", "TBG-DEFENSE-01", "TBG-DEFENSE-04")
def test_blue_hits_strike_before_anybody_is_hurt() -> None:
    one = hero("mage", level=2, energy=6, equipped={"power1": "fire-blast"})
    t = alone({"at": "balnir", **one}, figures=["1 blue murloc balnir"])
    while t.label != "roll":
        blast = [x for x in t.offers("A") if "fire-blast" in x]
        t.luck() if t.asked == "chance" else t.do(f"A {(blast or t.offers('A')[-1:])[0]}")
    assert t["pool"] == [1, 3, 0]
    throw(t, red=[5], blue=[6, 7, 8])
    say_no(t, ("act",))
    assert not any(event.startswith("lost horde1") and "health" in event for event in t.events)
    assert not any(event.startswith("strikes_back") for event in t.events)


@pytest.mark.rule("TBG-ATTACK-14", "TBG-DICE-21", "TBG-DEFENSE-13")
def test_attrition_counts_in_the_resolution() -> None:
    """An orc's Bloodfury is one hit of Attrition a round."""
    t = throw(fight(hero("warrior", level=2), "1 blue gnoll"))
    say_no(t, ("roll",))
    assert t["box horde damage"] == 1
    assert "laid horde1 1 attrition" in t.events


@pytest.mark.rule("TBG-ATTACK-16")
def test_a_hero_without_dice_still_lays_attrition() -> None:
    """Four dice, two Stuns: nothing is rolled. Bloodfury and the hammer are two of Attrition."""
    one = hero("warrior", level=2, stun=2, at="balnir", equipped={"melee": "iridescent-hammer"})
    t = alone(one, figures=["1 blue gnoll balnir"])
    say_no(t, ("wound", "refuge"))
    assert "laid horde1 2 attrition" in t.events
    assert not any(event.startswith("shows") for event in t.events)


@pytest.mark.rule("TBG-STUN-02", "TBG-ATTACK-05", "TBG-STUN-06")
def test_stun_takes_two_dice_and_a_curse_one() -> None:
    t = fight(hero("warrior"), "1 blue gnoll")
    assert sum(t["pool"]) == 3
    stunned = fight(hero("warrior", stun=1), "1 blue gnoll")
    assert sum(stunned["pool"]) == 1
    cursed = fight(hero("warrior", curse=1), "1 blue gnoll")
    assert sum(cursed["pool"]) == 2


@pytest.mark.rule("TBG-STUN-03")
def test_too_few_dice_for_stun_is_a_defeat() -> None:
    t = alone(hero("warrior", at="balnir", stun=2), figures=["1 blue gnoll balnir"])
    say_no(t, ("refuge", "act"))
    assert "defeated horde1" in t.events
    assert not any(event.startswith("shows") for event in t.events)


@pytest.mark.rule("TBG-CURSE-03", "TBG-CURSE-07", "TBG-DICE-22")
def test_curses_lower_reroll_and_attrition_not_below_nothing() -> None:
    t = throw(fight(hero("warrior", curse=2), "1 blue gnoll"))
    say_no(t, ("roll", "refuge", "act"))
    assert not any("attrition" in event for event in t.events if event.startswith("laid"))


@pytest.mark.rule("TBG-CURSE-04", "TBG-COMBAT-10", "TBG-STUN-04")
def test_after_a_fight_stuns_go_and_curses_stay() -> None:
    one = hero("warrior", level=5, stun=1, curse=1, equipped={"melee": "quelserrar"})
    t = fight(one, "1 blue murloc")
    throw(t, red=[8] * 7)
    say_no(t, ("act", "roll"))
    assert (t["stun horde1"], t["curse horde1"]) == (0, 1)
    assert [t[f"box horde {box}"] for box in ("damage", "defense", "armor", "attrition")] == [0] * 4


@pytest.mark.rule("TBG-DICE-16", "TBG-DICE-17", "TBG-ATTACK-08")
def test_each_die_is_rerolled_once_and_as_many_as_the_value() -> None:
    one = hero("warrior", equipped={"melee": "dull-blade"})  # Reroll +1
    t = throw(fight(one, "1 blue gnoll"), red=[1, 2], green=[3])
    while t.label != "reroll":
        t.do(f"A {t.offers('A')[-1]}")
    t.do("A reroll red1")
    while t.label == "reroll":
        t.do(f"A {next(x for x in t.offers('A') if not x.startswith('reroll'))}")
    assert t.label == "rethrow"
    t.give(((8,), (), (), (), (), ()))
    assert t.label != "reroll"


# -- the Defense Phase ----------------------------------------------------------------------------


@pytest.mark.rule("TBG-DEFENSE-06", "TBG-COMBAT-02")
def test_what_is_not_held_off_is_wounds() -> None:
    t = throw(fight(hero("warrior", health=4), "1 blue gnoll"), red=[8, 8], green=[1])
    say_no(t, ("roll",))
    assert t["health horde1"] == 2  # Attack 4 less two hits


@pytest.mark.rule("TBG-DEFENSE-07", "TBG-DEFENSE-11", "TBG-DEFENSE-12")
def test_defense_hits_count_again_in_the_resolution_and_armor_does_not() -> None:
    t = throw(fight(hero("warrior"), "1 blue gnoll"), red=[8, 8], green=[8])
    say_no(t, ("roll",))
    assert t["box horde damage"] == 3  # two hits and the attrition
    assert t["box horde armor"] == 0


@pytest.mark.rule("TBG-DEFENSE-14", "TBG-DEFENSE-15", "TBG-COMBAT-08")
def test_hits_that_are_left_stay_for_the_next_round() -> None:
    t = throw(fight(hero("warrior", level=2), "1 blue gnoll"), red=[8, 8], green=[8])
    say_no(t, ("roll",))
    throw(t, red=[8])
    say_no(t, ("act", "roll"))
    assert "slain gnoll blue balnir" in t.events
    assert t.label == "act"


@pytest.mark.rule("TBG-DEFEAT-02", "TBG-DEFEAT-04", "TBG-DEFEAT-05")
def test_a_defeated_hero_wakes_up_elsewhere_with_one_of_each() -> None:
    t = throw(fight(hero("warrior", health=2, energy=1), "1 blue ogre"))
    say_no(t, ("refuge",))
    assert sorted(t.offers("A")) == ["go andorhal", "go brill"]
    t.do("A go brill")
    assert (t["health horde1"], t["energy horde1"], t["at horde1"]) == (1, 1, "brill")
    assert t["actions horde1"] == 0


@pytest.mark.rule("TBG-DEFEAT-03")
def test_a_graveyard_does_not_take_those_who_fall_in_it() -> None:
    t = alone(hero("warrior", at="andorhal", health=1), figures=["1 blue ogre andorhal"])
    to_roll(t)
    throw(t)
    say_no(t, ("refuge",))
    assert "go andorhal" not in t.offers("A")


@pytest.mark.rule("TBG-DEFEAT-07", "TBG-PET-05", "TBG-CURSE-06")
def test_a_defeat_takes_companion_prizes_and_curses() -> None:
    one = hero(
        "warlock",
        level=2,
        health=1,
        curse=1,
        equipped={"power3": "imp"},
        pet=1,
        prizes=["ring-of-agility"],
    )
    t = throw(fight(one, "1 blue ogre"))
    say_no(t, ("refuge",))
    assert (t["pet horde1"], t["curse horde1"]) == (0, 0)
    assert "imp" in t["spellbook horde1"]
    assert t["prizes"] == []


@pytest.mark.rule("TBG-DEFEAT-08", "TBG-POWER-13")
def test_a_defeat_leaves_everything_else() -> None:
    one = hero(
        "warrior",
        level=2,
        xp=7,
        gold=9,
        health=1,
        bag=["bent-staff"],
        equipped={"melee": "dull-blade", "power2": "rend"},
    )
    t = throw(fight(one, "1 blue ogre"))
    say_no(t, ("refuge",))
    assert (t["level horde1"], t["xp horde1"], t["gold horde1"]) == (2, 7, 9)
    assert t["bag horde1"] == ["bent-staff"]
    assert {"dull-blade", "rend"} <= set(t["worn horde1"])


@pytest.mark.rule("TBG-PET-02", "TBG-PET-03", "TBG-CHAR-15")
def test_a_companion_may_take_a_wound() -> None:
    one = hero("warlock", level=2, health=3, equipped={"power3": "imp"}, pet=1)
    t = throw(fight(one, "1 blue gnoll"))
    say_no(t, ("who_takes_it",))
    t.do("A companion")
    assert (t["pet horde1"], t["health horde1"]) == (0, 3)
    assert "imp" in t["spellbook horde1"]


@pytest.mark.rule("TBG-CREATURE-06", "TBG-CREATURE-08", "TBG-ATTACK-09")
def test_murlocs_bite_once_for_each_one() -> None:
    """Two Murlocs, two red 1s: two Health."""
    t = fight(hero("warrior", health=4), "2 blue murloc")
    t.roll(red=[1, 1], green=[5])
    say_no(t, ("wound", "roll"))
    bites = [event for event in t.events if event == "lost horde1 1 health"]
    assert len(bites) >= 2
    assert t.events.index("lost horde1 1 health") < t.events.index("strikes_back 8")


@pytest.mark.rule("TBG-ATTACK-17", "TBG-CREATURE-11", "TBG-ATTACK-18")
def test_who_is_bitten_to_death_lays_nothing() -> None:
    t = fight(hero("warrior", health=1), "1 blue murloc")
    t.roll(red=[1, 8], green=[8])
    say_no(t, ("refuge",))
    assert "defeated horde1" in t.events
    assert not any(event.startswith("laid") for event in t.events)


@pytest.mark.rule("TBG-CREATURE-10")
def test_a_fallen_figure_is_back_in_the_box() -> None:
    one = hero("warrior", level=5, equipped={"melee": "quelserrar"})
    t = throw(fight(one, "1 blue gnoll"), red=[8] * 7)
    say_no(t, ("act",))
    assert t["figures"] == []


@pytest.mark.rule("TBG-BOSS-04", "TBG-DEFENSE-18")
def test_nothing_is_remembered_of_a_lost_fight() -> None:
    t = throw(fight(hero("warrior", health=2), "1 blue ogre"), red=[8, 8], green=[8])
    say_no(t, ("refuge",))
    t.do("A go brill")
    assert [t[f"box horde {box}"] for box in ("damage", "defense", "armor", "attrition")] == [0] * 4
    assert len(t["figures"]) == 1


@pytest.mark.rule("TBG-COMBAT-15", "TBG-CHALLENGE-16")
def test_survivors_stay_and_go_on() -> None:
    one = hero("warrior", level=5, equipped={"melee": "quelserrar"})
    t = throw(fight(one, "1 blue gnoll"), red=[8] * 7)
    say_no(t, ("act",))
    assert (t["at horde1"], t["actions horde1"]) == ("balnir", 1)


@pytest.mark.rule("TBG-XP-01", "TBG-REWARD-23")
def test_independent_creatures_bring_nothing() -> None:
    one = hero("warrior", level=5, gold=3, equipped={"melee": "quelserrar"})
    t = throw(fight(one, "1 blue gnoll"), red=[8] * 7)
    xp = t["xp horde1"]
    say_no(t, ("act",))
    assert (t["xp horde1"], t["gold horde1"]) == (xp, 3)
