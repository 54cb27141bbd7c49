"""Where two rules or more meet, and what is easily forgotten."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.ask import Draw
from tabard.core.luck import play_random
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import effects
from tests.boardgame.evening import answer, drawn, end_turn, four, idle, lay, no, throw, toss
from tests.boardgame.table import Table, alone, hero
from tests.boardgame.test_combat import fight, say_no, to_roll
from tests.boardgame.test_combat import throw as cast
from tests.boardgame.test_groups import TERROR, eights, party, strong
from tests.boardgame.test_pvp import duel
from tests.boardgame.test_timing import asked_to_use, begun, use

QUEST = "murlocs-in-the-ruins"
OTHER = "unwelcome-visitors"


def quietly(t: Table) -> Table:
    """One step: no to a question, and the last outcome of chance."""
    q = GAME.pending(t.s)
    assert q is not None
    if q.domain is not None:
        return t.give(q.domain.sample(lambda many: many - 1))
    return t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")


def until(t: Table, *labels: str) -> Table:
    while t.label not in labels:
        quietly(t)
    return t


# -- terms ----------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-TERM-02")
def test_whoever_helps_friends_may_help_themselves() -> None:
    one = hero("priest", level=2, energy=6, health=3, equipped={"power1": "lesser-heal"})
    t = cast(fight(one, "1 blue gnoll"))
    use(t, "lesser-heal")
    assert "regained horde1 1 health" in t.events


@pytest.mark.rule("TBG-TERM-07")
def test_what_helps_against_bosses_helps_against_the_overlord() -> None:
    """The Cowl of Heroes gives a blue die and a green one."""
    cowl = hero("mage", level=2, at="overlook", addons={"armor": "cowl-of-heroes"})
    t = alone(cowl, overlord="nefarian").do("A defy horde1 nefarian")
    assert to_roll(t)["pool"] == [1, 2, 1]
    beast = alone({**cowl, "at": "balnir"}, figures=["1 blue gnoll balnir"])
    assert to_roll(beast)["pool"] == [1, 1, 0]


@pytest.mark.rule("TBG-SETUP-01", "TBG-SETUP-23")
def test_the_table_is_laid_in_the_order_of_the_book() -> None:
    t = Table.new(2)
    labels: list[str] = []
    while t.label != "act":
        labels += [t.label] if labels[-1:] != [t.label] else []
        quietly(t)
    assert labels[:4] == ["pick_order", "class", "factions", "overlord"]
    assert [x for x in labels[4:] if x != "lair"] == ["item", "quest"]
    assert (t["turn"], t["acting"]) == (1, "horde")


# -- Health ---------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-CHAR-05", "TBG-DEFEAT-01")
def test_the_last_token_gone_there_is_one_more_chance() -> None:
    one = hero("warrior", health=1, bag=["minor-healing-potion"])
    t = cast(fight(one, "1 blue murloc"), red=[1, 8], green=[8])  # a red 1 costs a Health
    asked_to_use(t, "minor-healing-potion")
    assert t["health horde1"] == 0
    use(t, "minor-healing-potion")
    assert "laid horde1 1 defense" in t.events  # still there


def test_the_last_health_is_never_paid() -> None:
    """Bloodrage turns up to three Health into Energy."""
    one = hero("warrior", level=3, health=3, equipped={"power2": "bloodrage"})
    t = use(begun(one, "1 blue gnoll"), "bloodrage")
    assert t.offers("A", "pay")[-1] == "pay 2"


@pytest.mark.rule("TBG-CHAR-08")
def test_health_for_a_round_is_cut_and_health_that_was_gained_stays() -> None:
    fed = {"talents": ["sacrifice"], "equipped": {"power1": "voidwalker"}, "pet": 1}
    t = fight(hero("warlock", level=4, health=6, **fed), "1 blue gnoll")
    cast(t, red=[8], blue=[1])
    use(t, "sacrifice")
    assert t["health horde1"] == 10
    say_no(t, ("roll",))
    assert "strikes_back 3" in t.events
    assert t["health horde1"] == 6  # not 7
    worn = {"power1": "power-word-fortitude", "ranged": "skycaller"}
    strong_word = hero("priest", level=2, energy=6, equipped=worn)
    stays = use(begun(strong_word, "1 blue murloc"), "power-word-fortitude")
    assert stays["health horde1"] == 4  # the capacity is 3
    eights(to_roll(stays))
    assert stays["health horde1"] == 4


@pytest.mark.rule("TBG-STUN-03", "TBG-DEFEAT-09")
def test_who_can_stay_after_a_defeat_stays_after_too_many_stuns() -> None:
    one = hero("shaman", level=2, energy=3, stun=3, equipped={"power1": "reincarnation"})
    t = begun(one, "1 blue gnoll")
    use(t, "reincarnation")
    while t.label == "revive":
        t.do(f"A {t.offers('A')[0]}")
    assert (t["at horde1"], t["health horde1"]) == ("balnir", 4)
    assert "defeated horde1" in t.events
    assert not any(event.startswith(("fled", "shows")) for event in t.events)


@pytest.mark.rule("TBG-CHAR-03")
def test_capacities_are_those_of_class_and_level() -> None:
    for level, health, energy in ((1, 4, 1), (2, 6, 2), (3, 8, 3), (4, 11, 4), (5, 14, 5)):
        t = alone(hero("warrior", level=level))
        assert (t["capacity horde1 health"], t["capacity horde1 energy"]) == (health, energy)
        assert (t["health horde1"], t["energy horde1"]) == (health, energy)
    assert alone(hero("mage", level=5))["capacity horde1 energy"] == 12


@pytest.mark.rule("TBG-TALENT-04", "TBG-TALENT-05")
def test_each_level_brings_one_more_talent_and_none_twice() -> None:
    """Past all four levels at once; each talent is of the new level at most."""
    t = alone(
        hero("warrior", at="garrens-haunt", health=60, equipped={"melee": "dull-blade"}),
        quests=["curse-of-savagery"],
        figures=["1 green gnoll garrens-haunt curse-of-savagery"],
    )
    t.s.xp[0] = 24  # as if the track were much shorter
    t.do("A challenge horde1 gnoll")
    taken: list[str] = []
    offered: list[int] = []
    while t.label != "item":
        until(t, "roll", "talent", "item")
        if t.label == "roll":
            cast(t, red=[8] * 7, green=[8] * 7)
        elif t.label == "talent":
            texts = t.offers("A")
            assert not set(taken) & set(texts)
            offered.append(len(texts))
            taken.append(texts[-1])
            t.do(f"A {texts[-1]}")
    assert offered == [3, 5, 7, 9]
    assert t["level horde1"] == 5


# -- actions --------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-POWER-11", "TBG-TRADE-03")
def test_powers_are_neither_sold_nor_given_away() -> None:
    heroes = {
        "horde1": hero("warrior", at="brill", gold=9, learned=["rend"], bag=["dull-blade"]),
        "horde2": hero("shaman", at="brill"),
        "alliance1": hero("mage", seat="B"),
    }
    t = Table(heroes=heroes).do("A town horde1")
    t.refuses("A sell rend", "TBG-POWER-11")
    t.do("A done")
    assert "hand horde1 horde2 dull-blade" in t.offers("A", "hand")
    assert not any("rend" in text for text in t.offers("A", "hand"))


@pytest.mark.rule("TBG-MERCHANT-01")
def test_there_is_one_merchant_in_all_towns_and_nowhere_else() -> None:
    heroes = {
        "horde1": hero("warrior", at="brill", gold=9),
        "horde2": hero("shaman", at="north-tide", gold=9),
        "alliance1": hero("mage", seat="B"),
    }
    t = Table(heroes=heroes, merchant=["dull-blade", "bent-staff"])
    t.refuses("A buy dull-blade", "TBG-MERCHANT-01")
    t.do("A town horde1")
    stock = t.offers("A", "buy")
    assert stock == ["buy bent-staff", "buy dull-blade"]
    t.do("A done", "A town horde2")
    assert t.offers("A", "buy") == stock


@pytest.mark.rule("TBG-TOWN-02", "TBG-CHAR-10")
def test_tokens_are_regained_whenever_one_likes_on_a_visit() -> None:
    """Sold first, the robes no longer have room for two Health, and the rest goes to Energy."""
    robes = {"armor": "flamestrider-robes"}
    one = hero("hunter", level=4, at="brill", health=7, energy=4, gold=0, equipped=robes)
    first = alone(one).do("A town horde1", "A recover horde1 4")
    assert first.offers("A")[0] == "regain 3 1"
    later = alone(one).do("A town horde1", "A sell flamestrider-robes", "A recover horde1 4")
    assert later.offers("A")[0] == "regain 1 3"
    later.do("A regain 1 3")
    assert "recover horde1 4" not in later.offers("A")


def test_a_pass_does_not_stop_a_hero_from_being_invited() -> None:
    t = party(strong("warrior"), strong("shaman"), **TERROR)
    t.do("C pass horde2", "A challenge horde1 ghoul", "A invite horde2", "C join")
    assert (t["actions horde2"], t["side horde2"]) == (1, 1)


def test_a_third_action_is_refused_for_that_reason() -> None:
    t = party(hero("warrior", at="balnir"), hero("shaman", at="venomweb"))
    t.do("A rest horde1", "A rest horde1")
    t.refuses("A rest horde1", "TBG-TURN-02")


@pytest.mark.rule("TBG-FACTION-03")
def test_a_tie_is_drawn_only_where_there_is_a_choice_and_holds() -> None:
    t = party(strong("warrior", health=4), strong("shaman", health=3), **TERROR)
    t.do("A challenge horde1 ghoul", "A done")
    assert until(t, "roll", "speaker").label == "roll"  # one attacker: nothing to choose
    assert until(cast(t), "roll", "speaker", "act").label == "roll"  # and one who is wounded
    both = party(strong("warrior", health=4), strong("shaman", health=3), **TERROR)
    both.do("A challenge horde1 ghoul", "A invite horde2", "C join")
    assert both.label == "speaker"
    both.give(1)
    assert both.asked == "C"
    both.do("C attack horde1")
    for _ in range(2):
        cast(until(both, "roll"))
    until(both, "wound", "speaker")
    assert (both.label, both.asked) == ("wound", "C")


# -- fights ---------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-COMBAT-13")
def test_the_order_of_attacks_is_chosen_anew_each_round() -> None:
    heroes = {
        "horde1": hero("warrior", at="balnir", health=14),
        "horde2": hero("shaman", at="balnir", health=14),
        "alliance1": hero("mage", seat="B"),
    }
    t = Table(heroes=heroes, figures=["1 blue ogre balnir"]).do("A hunt horde1 ogre")
    t.do("A invite horde2", "A attack horde1")
    for _ in range(2):
        cast(to_roll(t), red=[3] * 7)
    say_no(t, ("attack_order",))
    assert t["bout"] == 2
    t.do("A attack horde2")
    assert t["attacker"] == "horde2"


@pytest.mark.rule("TBG-ATTACK-03")
def test_a_staff_is_left_unused_where_another_card_asks_for_it() -> None:
    one = hero("warlock", level=2, equipped={"general": "amulet-of-protection"})
    t = use(begun(one, "1 blue gnoll"), "amulet-of-protection")
    assert to_roll(t)["pool"] == [0, 1, 3]
    kept = to_roll(begun(one, "1 blue gnoll"))
    assert kept["pool"] == [1, 1, 0]


@pytest.mark.rule("TBG-DICE-23")
def test_a_spotted_die_may_be_rerolled_and_is_not_spotted_again() -> None:
    one = hero(
        "warlock",
        level=5,
        energy=9,
        talents=["holocaust"],
        equipped={"power1": "shadow-bolt", "ranged": "skycaller"},
    )
    t = use(begun(one, "1 blue ogre"), "shadow-bolt")
    cast(to_roll(t), red=[2], blue=[8, 2, 2])
    use(t, "shadow-bolt")  # spots the 8 for two rerolls
    t.do("A reroll blue8s")
    while t.label == "reroll":
        t.do(f"A {next(x for x in t.offers('A') if x.split()[0] != 'reroll')}")
    t.give(((), (), (), (), (8,), ()))
    assert t["dice"]["blue8s" if "blue8s" in t["dice"] else "blue8rs"] == 1
    while t.label not in ("last_word", "roll", "refuge"):
        t.do(f"A {t.offers('A')[-1]}")
    assert not any("holocaust" in text for text in t.offers("A", "use"))


@pytest.mark.rule("TBG-QUEST-19", "TBG-CHALLENGE-05")
def test_of_two_quests_in_one_group_each_is_completed_by_itself() -> None:
    one = hero("hunter", level=4, at="dalaran", health=30, equipped={"ranged": "ravenwood-bow"})
    t = alone(
        one,
        quests=[QUEST, OTHER],
        figures=[f"1 green murloc dalaran {QUEST}", f"1 red murloc dalaran {OTHER}"],
    ).do("A challenge horde1 murloc")
    cast(to_roll(t), blue=[8, 8], red=[2], green=[2])
    until(t, "item")
    assert f"completed horde {QUEST}" in t.events
    assert t["fight"] == "creatures"
    until(t, "roll")
    assert OTHER in t["quests"]
    cast(t, blue=[8, 8, 8], red=[8], green=[2])
    until(t, "act")
    assert f"completed horde {OTHER}" in t.events


@pytest.mark.rule("TBG-QUEST-02", "TBG-QUEST-03")
def test_a_quest_that_is_completed_makes_room_for_another() -> None:
    one = hero("hunter", level=4, at="dalaran", health=30, equipped={"ranged": "ravenwood-bow"})
    t = alone(one, quests=[QUEST], figures=[f"1 green murloc dalaran {QUEST}"])
    cast(to_roll(t.do("A challenge horde1 murloc")), blue=[8, 8], red=[2], green=[2])
    until(t, "act")
    assert QUEST not in t["quests"]
    assert [c.QUESTS[quest].faction for quest in t.s.quests] == [c.HORDE]


@pytest.mark.rule("TBG-REWARD-21", "TBG-REWARD-18", "TBG-XP-13")
def test_a_fallen_hero_may_be_the_one_with_the_bonus() -> None:
    quest = "hinterlands-outrunners"  # level 3, 4 XP
    t = party(
        hero("shaman", at="quel-danil", level=2, xp=5, health=1, gold=0),
        hero("warrior", at="quel-danil", level=2, xp=8, gold=0, health=20),
        quests=[quest],
        figures=[f"1 green gnoll quel-danil {quest}"],
    )
    t.do("A challenge horde1 gnoll", "A invite horde2", "C join")
    for _ in range(2):
        cast(until(t, "roll"))
    until(t, "wound").do("C wound horde1")
    until(t, "refuge").do("A go brill")
    while t.label != "item":
        cast(until(t, "roll", "item"), red=[8] * 7, green=[8] * 7)
        until(t, "roll", "item")
    assert (t["xp horde1"], t["xp horde2"]) == (8, 10)  # 2 and the bonus; 2
    assert t["gold horde1"] == 0


def test_a_friend_helps_after_ones_own_cards_and_before_the_opponent() -> None:
    """A Mage's Dispel takes the 1s that are left, when the Warrior has made one a 2."""
    heroes = {
        "horde1": hero("warrior", at="balnir", level=3, energy=3, health=8, talents=["cruelty"]),
        "horde2": hero(
            "mage", seat="C", at="balnir", level=3, energy=9, equipped={"power1": "dispel"}
        ),
        "alliance1": hero("priest", seat="B"),
        "alliance2": hero("rogue", seat="D"),
    }
    t = Table(seats=4, heroes=heroes, figures=["1 blue murloc balnir"], speaker={"horde": "A"})
    t.do("A hunt horde1 murloc", "A invite horde2", "C join", "A attack horde1")
    cast(to_roll(t), red=[1, 1], green=[5])
    say_no(t, ("last_word",))
    assert t.asked == "A"
    t.do("A use horde1 cruelty.1", "A done")  # one of the 1s is a 2 now
    assert (t.label, t.asked) == ("use", "C")
    assert t["health horde1"] == 8
    t.do("C use horde2 dispel.1")
    assert t["health horde1"] == 8  # no 1 is left to bite


# -- enemies --------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-TIMING-15")
def test_defenders_use_their_cards_like_attackers() -> None:
    armed: dict[str, Any] = {
        "alliance1": {"level": 2, "energy": 6, "equipped": {"power1": "fire-blast"}}
    }
    t = duel("horde1", "alliance1", given=armed)
    throw(t)
    while t.label != "use" or t.asked != "B":
        quietly(t)
    before = t["pool"][1]
    t.do("B use alliance1 fire-blast.1")
    assert (t["energy alliance1"], t["pool"][1]) == (4, before + 2)


@pytest.mark.rule("TBG-TERM-04")
def test_an_enemy_who_fell_is_an_opponent_who_was_defeated() -> None:
    """The Undead feed after a fight in which an opponent was defeated."""
    given: dict[str, Any] = {"alliance1": {"health": 1, "at": "fields"}}
    heroes = {
        "horde1": hero("mage", at="fields", level=2, health=1),
        "alliance1": hero("rogue", seat="B", **given["alliance1"]),
    }
    t = Table(heroes=heroes, turn=5).do("A duel horde1")
    idle(t)
    toss(t, blue=[8])
    while t.label != "roll":
        t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
    toss(t)
    while t["fight"] == "enemies":
        if t.label == "use" and any("cannibalize" in text for text in t.offers("A")):
            t.do(f"A {t.offers('A', 'use')[0]}")
        else:
            t.luck() if t.asked == "chance" else answer(t, t.offers(t.asked[0])[-1])
    assert "defeated alliance1" in t.events
    assert t["health horde1"] == 3


@pytest.mark.rule("TBG-PVP-13", "TBG-PVP-28", "TBG-DEFEAT-06")
def test_both_fall_and_nobody_is_looted() -> None:
    heroes = {
        "horde1": hero("warrior", at="fields", health=1, bag=["dull-blade"]),
        "alliance1": hero("rogue", seat="B", at="fields", health=1, bag=["bent-staff"]),
    }
    t = Table(heroes=heroes, turn=5).do("A duel horde1")
    throw(t)
    idle(t)
    lay(t, "horde", damage=3)
    lay(t, "alliance", damage=1)
    throw(t)
    assert t.label == "flight"
    t.luck()
    while t.label == "refuge":
        answer(t, t.offers(t.asked[0])[0])
    assert "nobody_won" in t.events
    assert (t["bag horde1"], t["bag alliance1"]) == (["dull-blade"], ["bent-staff"])


# -- events ---------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-EVENT-17", "TBG-TURN-06")
def test_creatures_that_are_driven_to_a_hero_must_be_challenged() -> None:
    t = drawn(
        "beasts-of-lordaeron",
        given={"alliance1": {"at": "tarren"}},
        figures=["1 blue gnoll durnholde"],
    )
    seat = t.asked[0]
    assert t.label == "herd"
    t.do(f"{seat} leave_it")
    t.do(f"{t.asked[0]} {t.offers(t.asked[0], 'herd')[0]}")
    assert "go tarren" in t.offers(t.asked[0])


def test_a_bid_is_hidden_from_partners_too() -> None:
    """The second hero of one person still bids, so that the first bids lie there."""
    heroes = {
        "horde1": hero("warrior", at="balnir"),
        "horde2": hero("shaman", at="venomweb"),
        "alliance1": hero("mage", seat="B"),
        "alliance2": hero("priest", seat="C"),
    }
    t = end_turn(Table(seats=3, heroes=heroes, turn=3))
    t.give(c.EVENT_NO["auction-ring-of-agility"])
    t.do("A bid horde1 3", "B bid alliance1 1", "C bid alliance2 2")
    assert (t.label, t.asked) == ("bid", "A")
    own = [GAME.view(t.s, seat)["columns"]["bid"] for seat in range(3)]
    assert own[1][no("alliance1")] == 1
    hidden = [own[1][no("alliance2")], own[2][no("alliance1")], own[0][no("alliance1")]]
    assert hidden == [None] * 3


# -- what opponents do ----------------------------------------------------------------------------


@pytest.mark.rule("TBG-STUN-03", "TBG-STUN-02")
def test_dice_that_a_card_has_set_are_of_the_pool() -> None:
    """Aimed Shot sets two blue dice; a Stun takes others, as long as there are any."""
    bow = {"ranged": "fine-longbow"}
    aimed = hero("hunter", level=4, talents=["aimed-shot"], equipped=bow)
    t = use(begun({**aimed, "stun": 1}, "1 blue gnoll"), "aimed-shot")
    until(t, "strip")
    t.do("A color red", "A color green" if "color green" in t.offers("A") else "A color red")
    assert until(t, "roll", "reroll")["dice"]["blue8"] == 1
    none_left = use(begun({**aimed, "stun": 2}, "1 blue gnoll"), "aimed-shot")
    while none_left.label in ("strip", "use"):
        none_left.do(f"A {min(none_left.offers('A'), key=lambda text: text == 'color blue')}")
    assert "defeated horde1" not in none_left.events
    assert none_left["dice"] == {"blue8": 1}


@pytest.mark.rule("TBG-COMBAT-08", "TBG-CHALLENGE-16")
def test_a_fight_is_over_with_the_last_creature_whenever_it_falls() -> None:
    one = hero("mage", level=2, energy=6, health=1, equipped={"power1": "polymorph"})
    t = use(begun(one, "1 blue murloc"), "polymorph")
    until(t, "act", "roll")
    assert t.label == "act"
    assert (t["health horde1"], t["figures"]) == (1, [])
    assert "won_fight horde" in t.events


def test_what_is_not_worn_down_is_not_by_abilities_either() -> None:
    """Deathcoil lays three hits of attrition, which do nothing to a Spider."""
    one = hero("warlock", level=5, energy=9, health=20, equipped={"power1": "deathcoil"})
    for beast, left in (("spider", 0), ("ogre", 3)):
        t = begun(one, f"1 blue {beast}")
        cast(until(t, "roll"), red=[3], blue=[3])
        use(t, "deathcoil")
        assert until(t, "roll")["box horde damage"] == left


def test_against_a_drake_only_dice_lay_armor() -> None:
    one = hero("shaman", level=5, energy=9, health=20, equipped={"power1": "purge"})
    for beast, armor in (("drake", 0), ("ogre", 3)):
        t = begun(one, f"1 blue {beast}")
        cast(until(t, "roll"), red=[3], green=[3])
        use(t, "purge")
        laid = [event for event in t.events if event.endswith("armor")]
        assert laid == (["laid horde1 3 armor"] if armor else [])


@pytest.mark.rule("TBG-REWARD-04", "TBG-REWARD-16")
def test_chance_says_who_of_two_with_equal_xp_gets_what_is_left() -> None:
    """Six gold are even, five XP are not."""
    t = party(
        hero("warrior", at="balnir", level=1, xp=1, gold=0, equipped={"melee": "dull-blade"}),
        hero("shaman", at="balnir", level=1, xp=1, gold=0),
        quests=["terror-in-the-fields"],
        speaker={"horde": "A"},
    )
    t.do("A challenge horde1 ghoul", "A invite horde2", "C join")
    for _ in range(2):
        cast(until(t, "roll"), red=[8] * 7, green=[8] * 7)
    until(t, "fewest_xp", "act")
    assert (t.label, t["gold horde1"], t["gold horde2"]) == ("fewest_xp", 3, 3)
    t.give(1)
    assert "comes horde2 1" in t.events
    until(t, "quest_deck", "talent")
    assert (t["xp horde1"], t["xp horde2"]) == (3, 4)


# -- chance ---------------------------------------------------------------------------------------

FAIR = {
    *("lead", "factions", "overlord", "lair", "speaker", "fewest_xp", "auction_tie", "bounty"),
    *("attackers", "stands_first", "decider"),
}
"""Labels under which one of several is drawn that are all alike."""


def weights(t: Table) -> set[int]:
    q = GAME.pending(t.s)
    assert q is not None
    assert isinstance(q.domain, Draw), t.label
    return set(q.domain.weights)


@pytest.mark.rule("TBG-FINAL-02")
def test_with_equal_xp_either_faction_may_be_the_attackers() -> None:
    t = end_turn(four(turn=30, acting="alliance"))
    assert (t.label, weights(t)) == ("attackers", {1})


def test_whoever_is_drawn_is_drawn_fairly(seed: int) -> None:
    seen: set[str] = set()

    def look(s: Any, _: Any) -> None:
        q = GAME.pending(s)
        if q is not None and q.label in FAIR:
            assert isinstance(q.domain, Draw)
            assert set(q.domain.weights) == {1}, q.label
            seen.add(q.label)

    for seats in (3, 4, 5):
        assert play_random(GAME, seats, seed, look).problem is None
    assert {"lead", "factions", "overlord"} <= seen


# -- what was easy to overlook --------------------------------------------------------------------


@pytest.mark.rule("TBG-STUN-06")
def test_a_curse_that_finds_no_die_defeats_nobody() -> None:
    """From round 2 on a Druid has two dice: both go to the Stun."""
    t = begun(hero("druid", stun=1, curse=1, health=30), "1 blue gnoll")
    until(t, "refuge")
    assert "combat_round 3" in t.events  # the Gnoll's wounds, not the tokens


@pytest.mark.rule("TBG-TRADE-02")
def test_what_is_worn_is_not_handed_over() -> None:
    t = party(
        hero("warrior", at="balnir", equipped={"melee": "dull-blade"}, bag=["bent-staff"]),
        hero("shaman", at="balnir"),
    ).do("C rest horde2")
    assert t.offers("A", "hand") == ["hand horde1 horde2 bent-staff"]


@pytest.mark.rule("TBG-TIMING-08")
def test_with_the_next_action_a_card_may_be_used_again() -> None:
    one = hero(
        "paladin", seat="B", level=2, health=1, energy=4, equipped={"power1": "lay-on-hands"}
    )
    t = Table(heroes={"horde1": hero("warrior"), "alliance1": one}, acting="alliance")
    t.do("B use alliance1 lay-on-hands.1", "B travel alliance1 fields", "B stop")
    t.s.health[no("alliance1")] = 1
    assert effects.times_used(t.s, no("alliance1"), c.ABILITY.index["lay-on-hands.1"]) == 0


@pytest.mark.rule("TBG-XP-08")
def test_xp_beyond_the_last_level_are_not_counted() -> None:
    one = hero(
        "warrior", level=4, xp=28, at="garrens-haunt", equipped={"melee": "iridescent-hammer"}
    )
    quest = "curse-of-savagery"  # seven XP, and one more for its level
    t = alone(one, quests=[quest], figures=[f"1 green gnoll garrens-haunt {quest}"])
    t.do("A challenge horde1 gnoll")
    while t.label != "talent":
        cast(until(t, "roll"), red=[8] * 7, green=[8] * 7)
        until(t, "roll", "talent")
    assert t["xp horde1"] == 30


@pytest.mark.rule("TBG-REST-03")
def test_a_rest_takes_one_curse_where_there_is_one() -> None:
    for before, after in ((0, 0), (1, 0), (3, 2)):
        t = alone(hero("warrior", at="balnir", curse=before)).do("A rest horde1")
        assert t["curse horde1"] == after
