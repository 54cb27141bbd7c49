"""p.12-19, p.28-29: when cards may be used, what they cost, and what dice can do."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.rules import items, quests, values
from tests.boardgame.table import Table, alone, hero
from tests.boardgame.test_combat import fight, say_no, throw, to_roll
from tests.boardgame.test_groups import TERROR, gather, party, strong


def asked_to_use(t: Table, card: str) -> Table:
    """Say no to everything until this card may be used."""
    while not any(card in text for text in t.offers("A", "use")):
        assert t.asked != "nobody"
        t.luck() if t.asked == "chance" else t.do(f"{t.asked[0]} {t.offers(t.asked[0])[-1]}")
    return t


def use(t: Table, card: str) -> Table:
    asked_to_use(t, card)
    return t.do(f"A {next(text for text in t.offers('A', 'use') if card in text)}")


def begun(one: dict[str, Any], *figures: str) -> Table:
    """The fight has begun, and nothing was decided."""
    return alone({"at": "balnir", **one}, figures=[f"{x} balnir" for x in figures])


# -- powers ---------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-POWER-05", "TBG-POWER-04")
def test_demon_armor_is_paid_once_and_works_in_every_round() -> None:
    t = alone(hero("warlock", energy=4, learned=["demon-armor"])).do("A pass horde1")
    t.do("A equip horde1 demon-armor power1")
    assert t["energy horde1"] == 2
    armored = hero("warlock", level=3, energy=0, equipped={"power1": "demon-armor"})
    fought = fight(armored, "1 blue gnoll")
    assert fought["pool"][2] == 1
    throw(fought)
    say_no(fought, ("roll", "refuge"))
    if fought.label == "roll":
        assert fought["pool"][2] == 1


@pytest.mark.rule("TBG-POWER-06", "TBG-POWER-08", "TBG-ATTACK-02")
def test_shadow_bolt_is_paid_as_the_dice_pool_step_begins() -> None:
    t = begun(hero("warlock", energy=4, equipped={"power1": "shadow-bolt"}), "1 blue gnoll")
    before = t["pool"][1]
    use(t, "shadow-bolt")
    assert (t["energy horde1"], t["pool"][1]) == (3, before + 1)


@pytest.mark.rule("TBG-POWER-07", "TBG-CHAR-04")
def test_without_energy_nothing_is_used() -> None:
    t = begun(hero("warlock", energy=0, equipped={"power1": "shadow-bolt"}), "1 blue gnoll")
    to_roll(t)
    assert t["pool"][1] == 1  # the wand alone


@pytest.mark.rule("TBG-TIMING-05", "TBG-TIMING-06")
@pytest.mark.parametrize("paid", [True, False])
def test_a_second_ability_needs_that_the_first_was_paid(paid: bool) -> None:
    bolt = hero("warlock", level=2, energy=4, equipped={"power1": "shadow-bolt"})
    t = begun(bolt, "1 blue gnoll")
    if paid:
        use(t, "shadow-bolt")
    to_roll(t)
    throw(t, red=[8], blue=[8, 8])
    found: list[str] = []
    while t.label not in ("roll", "wound", "act", "refuge"):
        found += t.offers("A", "use")
        t.luck() if t.asked == "chance" else t.do(f"A {t.offers('A')[-1]}")
    assert any("shadow-bolt.2" in text for text in found) is paid


@pytest.mark.rule("TBG-TIMING-07", "TBG-TIMING-09")
def test_a_card_is_used_once_a_round_and_again_in_the_next() -> None:
    one = hero("warrior", level=4, energy=4, equipped={"power2": "heroic-strike"})
    t = begun(one, "1 blue crusader")
    use(t, "heroic-strike")
    assert not any("heroic-strike" in text for text in t.offers("A", "use"))
    assert t["pool"][0] == 3
    to_roll(t)
    throw(t)
    while t["bout"] == 1:
        t.luck() if t.asked == "chance" else t.do(f"A {t.offers('A')[-1]}")
    asked_to_use(t, "heroic-strike")
    assert t["pool"][0] == 2  # last round's die is gone


@pytest.mark.rule("TBG-TIMING-01", "TBG-TIMING-02")
def test_a_power_in_the_spellbook_can_not_be_used() -> None:
    t = begun(hero("warrior", level=2, energy=2, learned=["heroic-strike"]), "1 blue gnoll")
    to_roll(t)
    assert t["pool"][0] == 2


@pytest.mark.rule("TBG-TIMING-03", "TBG-TIMING-16", "TBG-ITEM-17")
def test_a_potion_is_drunk_from_the_bag_and_gone() -> None:
    one = hero("warrior", level=2, bag=["minor-healing-potion"])
    t = throw(fight(one, "1 blue gnoll"))
    use(t, "minor-healing-potion")
    assert t["bag horde1"] == []
    assert t["consumed"] == ["minor-healing-potion"]
    assert "minor-healing-potion" not in t["merchant"]


@pytest.mark.rule("TBG-TIMING-04")
def test_a_potion_above_ones_level_stays_in_the_bag() -> None:
    t = throw(fight(hero("warrior", level=2, bag=["greater-healing-potion"]), "1 blue gnoll"))
    say_no(t, ("roll",))
    assert t["bag horde1"] == ["greater-healing-potion"]


@pytest.mark.rule("TBG-TIMING-08", "TBG-TIMING-17")
def test_outside_combat_once_an_action() -> None:
    """Lay on Hands before an action; after it, once more."""
    heroes = {
        "horde1": hero("warrior"),
        "alliance1": hero(
            "paladin", seat="B", level=2, health=1, energy=4, equipped={"power1": "lay-on-hands"}
        ),
    }
    t = Table(heroes=heroes, acting="alliance")
    t.do(f"B {t.offers('B', 'use')[0]}")
    assert t["health alliance1"] == t["capacity alliance1 health"]
    assert not t.offers("B", "use")


@pytest.mark.rule("TBG-TIMING-11", "TBG-TIMING-14")
def test_the_active_hero_chooses_the_order_at_the_end_of_the_reroll_step() -> None:
    """A Murloc bites for a 1; Cruelty may raise it first."""
    one = hero("warrior", level=2, talents=["cruelty"])
    t = fight(one, "1 blue murloc")
    t.roll(red=[1, 5], green=[5])
    say_no_until_last_word(t)
    assert any("cruelty" in text for text in t.offers("A"))
    assert "face" in t.offers("A")


def say_no_until_last_word(t: Table) -> None:
    while t.label != "last_word":
        t.luck() if t.asked == "chance" else t.do(f"A {t.offers('A')[-1]}")


# -- dice -----------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-DICE-04", "TBG-DICE-05", "TBG-DICE-06")
@pytest.mark.parametrize(("faces", "more"), [([7, 1], True), ([8, 1], True), ([6, 1], False)])
def test_seven_or_more_is_spotted_on_a_red_die(faces: list[int], more: bool) -> None:
    """Trogg Club: spot a red 7 or more for another red die."""
    t = fight(hero("warrior", level=2, equipped={"melee": "trogg-club"}), "1 blue ogre")
    throw(t, red=faces, green=[8])
    assert bool(t.offers("A", "use") and "trogg-club" in t.offers("A", "use")[0]) is more


@pytest.mark.rule("TBG-DICE-07", "TBG-DICE-08", "TBG-DICE-09")
def test_a_die_is_spotted_for_one_ability_alone() -> None:
    """Impale wants a red 8, and so does Cleave: there is one."""
    one = hero("warrior", level=4, energy=4, talents=["impale"], equipped={"melee": "trogg-club"})
    t = fight(one, "1 blue ogre")
    throw(t, red=[8, 1])
    first = t.offers("A", "use")
    assert len(first) == 2  # the club and Impale
    t.do(f"A {first[0]}")
    while t.asked == "A" and t.label == "spot":
        t.do(f"A {t.offers('A')[0]}")
    t.roll(red=[1])
    assert not [text for text in t.offers("A", "use") if text in first]


@pytest.mark.rule("TBG-DICE-11")
def test_a_changed_die_may_be_spotted_for_what_it_shows_now() -> None:
    """Rend makes an 8 of a 4; Impale spots it."""
    one = hero("warrior", level=4, energy=4, talents=["impale"], equipped={"power2": "rend"})
    t = fight(one, "1 blue ogre")
    throw(t, red=[4, 1])
    assert not any("impale" in text for text in t.offers("A", "use"))
    use(t, "rend")
    while t.label != "use":
        t.do(f"A {t.offers('A')[0]}")
    assert any("impale" in text for text in t.offers("A", "use"))


@pytest.mark.rule("TBG-DICE-03", "TBG-DICE-14")
def test_dice_beyond_seven_do_not_exist() -> None:
    one = hero("druid", level=5, energy=12, equipped={"power1": "starfire", "power2": "moonfire"})
    t = begun(one, "1 blue ogre")
    for card in ("starfire", "moonfire"):
        use(t, card)
    to_roll(t)
    assert t["pool"][1] <= 7
    assert values.limit(t.s, c.BLUE) == 7


@pytest.mark.rule("TBG-DICE-12", "TBG-DICE-13", "TBG-DICE-15")
def test_a_removed_die_lowers_the_most_there_can_be() -> None:
    t = fight(hero("warrior", stun=1), "1 blue gnoll")
    gone = [7 - values.limit(t.s, color) for color in range(3)]
    assert sum(gone) == 2


@pytest.mark.rule("TBG-DICE-18", "TBG-DICE-20")
def test_rerolls_come_in_one_throw_or_several_and_the_rest_is_lost() -> None:
    one = hero("warrior", level=2, equipped={"melee": "scimitar"})  # Reroll +1
    t = throw(fight(one, "1 blue ogre"), red=[1, 1, 1], green=[1])
    while t.label != "reroll":
        t.do(f"A {t.offers('A')[-1]}")
    assert "keep" in t.offers("A")
    t.do("A keep")
    assert t.label != "reroll"


@pytest.mark.rule("TBG-DICE-25", "TBG-DICE-19")
def test_a_result_is_never_raised_above_8() -> None:
    one = hero("warrior", level=2, talents=["cruelty"])
    t = throw(fight(one, "1 blue ogre"), red=[8, 8], green=[1])
    while t.asked == "A" and t.label not in ("wound", "roll", "refuge"):
        cruel = [text for text in t.offers("A") if "cruelty" in text]
        t.do(f"A {(cruel or t.offers('A')[-1:])[0]}")
    assert not any("9" in event for event in t.events if event.startswith("changed"))


@pytest.mark.rule("TBG-DICE-10")
def test_a_creature_looks_at_dice_that_were_spotted() -> None:
    """Naga hurt for 1s and 2s, whatever they were used for."""
    t = fight(hero("warrior", level=3), "1 blue naga")
    t.roll(red=[1, 2], green=[8])
    say_no(t, ("wound", "roll", "refuge"))
    assert t.events.count("lost horde1 1 health") >= 2


# -- the Defense Phase, and the book's examples ---------------------------------------------------


@pytest.mark.rule("TBG-DEFENSE-05", "TBG-DEFENSE-02")
def test_two_green_murlocs_of_the_book() -> None:
    """3 hits in the damage box against two with Health 2: one falls, one hit is left."""
    t = gather_murlocs(2)
    from tabard.games.boardgame.state import box_of

    t.s.boxes[box_of(0, 0)] = 3
    throw(t)
    say_no(t, ("wound", "roll", "refuge"))
    assert t.events.count("slain murloc green balnir") == 1
    assert t["box horde damage"] == 1


def gather_murlocs(many: int) -> Table:
    quest = "unwelcome-visitors"
    t = alone(
        strong("hunter", level=3), quests=[quest], figures=[f"{many} green murloc balnir {quest}"]
    ).do("A challenge horde1 murloc")
    return to_roll(t)


@pytest.mark.rule("TBG-DEFENSE-10", "TBG-CREATURE-02")
def test_the_warrior_against_two_naga_of_the_book() -> None:
    """Attack 10, 5 hits and 2 armor tokens: 3 wounds."""
    from tabard.games.boardgame.state import box_of

    quest = "devils-from-the-deep"
    t = alone(
        strong("warrior", level=4), quests=[quest], figures=[f"2 green naga balnir {quest}"]
    ).do("A challenge horde1 naga")
    to_roll(t)
    t.s.boxes[box_of(0, 1)], t.s.boxes[box_of(0, 2)] = 5, 2
    t.roll(red=[3, 3], green=[3])
    say_no(t, ("wound", "roll"))
    assert "strikes_back 3" in t.events


@pytest.mark.rule("TBG-DEFENSE-16", "TBG-DEFENSE-03")
def test_two_green_ghouls_of_the_book() -> None:
    from tabard.games.boardgame.state import box_of

    quest = "evil-brew"
    t = alone(
        strong("hunter", level=4), quests=[quest], figures=[f"2 green ghoul balnir {quest}"]
    ).do("A challenge horde1 ghoul")
    to_roll(t)
    t.s.boxes[box_of(0, 0)], t.s.boxes[box_of(0, 1)], t.s.boxes[box_of(0, 3)] = 1, 3, 1
    throw(t)
    say_no(t, ("take_item", "quest_deck", "talent"))
    assert t.events.count("slain ghoul green balnir") == 2


@pytest.mark.rule("TBG-COMBAT-05", "TBG-COMBAT-09", "TBG-COMBAT-01")
def test_the_steps_of_a_round_in_their_order() -> None:
    t = throw(fight(hero("warrior", level=2), "1 blue gnoll"), red=[8, 1], green=[1])
    say_no(t, ("roll",))
    order = ["shows", "laid", "strikes_back", "lost horde1 1 health"]
    at = [next(i for i, e in enumerate(t.events) if e.startswith(name)) for name in order]
    at.append(max(i for i, e in enumerate(t.events) if e.startswith("combat_round")))
    assert at == sorted(at)


@pytest.mark.rule("TBG-CREATURE-01", "TBG-CREATURE-03", "TBG-CREATURE-05")
def test_threat_health_and_ability_of_what_is_fought() -> None:
    t = fight(hero("warrior"), "1 blue ghoul")  # 6/4/3, no rerolls
    assert t["threat horde1"] == 6
    assert c.CREATURES[t.s.foe].values[c.BLUE] == (6, 4, 3)
    assert values.foe_traits(t.s).no_rerolls


@pytest.mark.rule("TBG-STUN-01", "TBG-STUN-05")
def test_a_spider_stuns_for_the_next_round() -> None:
    t = fight(hero("warrior", level=5), "1 blue spider")
    t.roll(red=[1, 5], green=[5])
    say_no(t, ("wound", "roll", "refuge"))
    assert t["stun horde1"] == 1


@pytest.mark.rule("TBG-CURSE-01", "TBG-CURSE-02")
def test_a_wraith_curses_and_a_curse_takes_a_die() -> None:
    t = fight(hero("warrior", level=5), "1 blue wraith")
    t.roll(red=[1, 5], green=[5])
    say_no(t, ("strip", "refuge"))
    assert t["curse horde1"] == 1
    assert t.label == "strip"


@pytest.mark.rule("TBG-DEFEAT-01", "TBG-COMBAT-02")
def test_a_potion_at_the_last_token_saves() -> None:
    one = hero("warrior", health=1, bag=["minor-healing-potion"])
    t = throw(fight(one, "1 blue gnoll"), red=[8, 8], green=[8])  # one wound
    use(t, "minor-healing-potion")
    assert "defeated horde1" not in t.events
    assert t["health horde1"] == 1


@pytest.mark.rule("TBG-PET-06")
def test_wounds_go_to_hero_and_companion_one_by_one() -> None:
    one = hero("warlock", level=2, health=2, equipped={"power3": "imp"}, pet=2)
    t = throw(fight(one, "1 blue gnoll"))  # four wounds
    taken = 0
    while t.label == "who_takes_it" or t.label not in ("refuge", "roll"):
        if t.label == "who_takes_it":
            t.do("A companion")
            taken += 1
        else:
            t.luck() if t.asked == "chance" else t.do(f"A {t.offers('A')[-1]}")
    assert taken == 2
    assert "defeated horde1" in t.events


# -- the rest -------------------------------------------------------------------------------------


@pytest.mark.rule("TBG-XP-04", "TBG-XP-05", "TBG-XP-13")
def test_a_level_comes_at_once_also_for_the_fallen() -> None:
    """The shaman falls, and the quest is completed without them: 3 XP and a level."""
    t = party(
        strong("warrior", level=5, xp=30, equipped={"melee": "quelserrar"}),
        strong("shaman", xp=4, health=1),
        **TERROR,
    )
    gather(t, "horde2")
    say_no(t, ("attack_order",))
    t.do("A attack horde2")
    to_roll(t)
    throw(t)
    say_no(t, ("roll",))
    throw(t)
    say_no(t, ("wound",))
    t.do("A wound horde2")
    say_no(t, ("refuge",))
    t.do("C go brill")
    say_no(t, ("talent",))
    assert (t["level horde2"], t["at horde2"]) == (2, "brill")
    assert t["health horde2"] == t["capacity horde2 health"]


@pytest.mark.rule("TBG-REWARD-22", "TBG-XP-12")
def test_a_hero_of_level_5_counts_when_xp_are_shared() -> None:
    t = party(
        strong("warrior", level=5, xp=30, equipped={"melee": "quelserrar"}),
        strong("shaman"),
        **TERROR,
    )
    gather(t, "horde2")
    while t.label not in ("quest_deck", "talent"):
        if t.label == "roll":
            throw(t, red=[8] * 7, green=[8] * 7)
        else:
            say_no(t, ("roll", "quest_deck", "talent"))
    assert (t["xp horde1"], t["xp horde2"]) == (30, 3)


@pytest.mark.rule("TBG-QUEST-15", "TBG-QUEST-03")
def test_an_empty_deck_of_quests_is_not_offered() -> None:
    t = alone(hero("warrior"))
    for quest in c.QUESTS_IN[0][1]:
        t.s.quest_left[quest] = 0
    assert quests.open_tiers(t.s, 0) == [("draw", 2), ("draw", 3)]


@pytest.mark.rule("TBG-ITEM-07")
def test_nobody_sells_or_hands_over_what_is_bound() -> None:
    assert not any(c.CARDS[x].soulbound for x in c.of_sort(c.ITEM))
    prizes = c.of_sort(c.PRIZE)
    assert len(prizes) == 4
    t = alone(hero("warrior", at="brill", gold=9, prizes=["ring-of-agility"])).do("A town horde1")
    t.refuses("A sell ring-of-agility", "TBG-MERCHANT-08")


@pytest.mark.rule("TBG-ITEM-17")
def test_a_deck_with_too_few_cards_gives_what_it_has() -> None:
    everything = [c.CARDS[x].id for x in c.ITEMS_IN[0] for _ in range(c.CARDS[x].copies)]
    t = alone(hero("warrior"), merchant=everything)
    assert items.empty(t.s, 0)
    used = alone(hero("warrior"), merchant=everything[1:], consumed=everything[:1])
    assert not items.empty(used.s, 0)


@pytest.mark.rule("TBG-TERM-03", "TBG-TERM-04", "TBG-CHALLENGE-21")
def test_enemies_together_or_the_quest() -> None:
    heroes = {
        "horde1": hero("warrior"),
        "horde2": hero("shaman", seat="A", at="tyrs"),
        "alliance1": hero("hunter", seat="B", at="tyrs"),
    }
    heroes["horde1"]["at"] = "tyrs"
    t = Table(
        heroes=heroes,
        acting="alliance",
        quests=["unnatural-fury", "belly-of-the-beast"],
        figures=[
            "1 green wildkin tyrs unnatural-fury",
            "1 green crusader tyrs belly-of-the-beast",
        ],
    )
    targets = [x for x in t.offers("B") if x.split()[0] in ("challenge", "duel", "hunt")]
    assert sorted(targets) == ["challenge alliance1 wildkin", "duel alliance1"]


@pytest.mark.rule("TBG-EQUIP-18", "TBG-TURN-11")
def test_all_heroes_manage_at_once() -> None:
    t = party(
        hero("warrior", bag=["dull-blade"], gold=0), hero("shaman", bag=["bent-staff"], gold=0)
    )
    t.do("A pass horde1", "C pass horde2")
    assert (t.label, t.asked) == ("manage", "AC")
    t.do("C equip horde2 bent-staff melee", "A equip horde1 dull-blade melee")


@pytest.mark.rule("TBG-COMP-28", "TBG-CHAR-13", "TBG-LIMITS-02")
def test_gold_is_each_heros_own_and_the_bank_has_enough() -> None:
    t = party(hero("warrior", gold=500), hero("shaman", gold=0))
    assert (t["gold horde1"], t["gold horde2"]) == (500, 0)


@pytest.mark.rule("TBG-COMP-19", "TBG-LIMITS-01")
def test_a_sixteenth_curse_counts_all_the_same() -> None:
    assert alone(hero("warrior", curse=16))["curse horde1"] == 16


@pytest.mark.rule("TBG-COMP-29", "TBG-COMP-27")
def test_more_than_forty_hits_all_count() -> None:
    from tabard.games.boardgame.rules import steps

    t = fight(hero("warrior"), "1 blue gnoll")
    steps.lay(t.s, 0, 0, 60)
    assert t["box horde damage"] == 60


@pytest.mark.rule("TBG-TERM-01", "TBG-TERM-17")
def test_a_faction_wins_together() -> None:
    t = party(hero("warrior"), hero("shaman"))
    t.s.over, t.s.winner, t.s.frame = 1, 0, None
    ended = GAME.outcome(t.s)
    assert ended is not None
    assert ended.winners == (0, 2)


@pytest.mark.rule("TBG-TERM-08", "TBG-TERM-09")
def test_who_is_active() -> None:
    t = fight(hero("warrior"), "1 blue gnoll")
    assert (t["acting"], t["attacker"]) == ("horde", "horde1")


@pytest.mark.rule("TBG-MERCHANT-09", "TBG-PLAYERS-09")
def test_everybody_sees_the_merchant() -> None:
    t = party(hero("warrior"), hero("shaman"), merchant=["dull-blade"])
    for seat in range(4):
        assert GAME.view(t.s, seat)["columns"]["merchant"] == ["dull-blade"]
