"""Why not: the first thing that stands in the way, with its rule."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tests.boardgame.table import Table, alone, hero


def together(one: dict[str, Any], other: dict[str, Any], **more: Any) -> Table:
    """Two heroes of the Horde, played by A and C, and one of the Alliance."""
    heroes = {
        "horde1": one,
        "horde2": {"seat": "C", **other},
        "alliance1": hero("mage", seat="B"),
        "alliance2": hero("rogue", seat="D"),
    }
    return Table(**({"seats": 4, "heroes": heroes} | more))


OGRE = {"figures": ["1 blue ogre balnir", "1 blue gnoll balnir"]}
AT_BALNIR = hero("warrior", at="balnir")


@pytest.mark.rule("TBG-TURN-06", "TBG-TRAVEL-11", "TBG-TURN-07")
def test_independent_creatures_leave_one_thing_to_do() -> None:
    t = alone(AT_BALNIR, **OGRE)
    t.refuses("A rest horde1", "TBG-TURN-06")
    t.refuses("A travel horde1 bulwark", "TBG-TRAVEL-11")
    t.refuses("A pass horde1", "TBG-TURN-07")
    assert t.offers("A") == ["hunt horde1 gnoll", "hunt horde1 ogre"]
    t.do("A hunt horde1 ogre")
    t.refuses("A hunt horde1 gnoll", "TBG-TURN-02")  # one thing after the other


@pytest.mark.rule("TBG-CHALLENGE-02", "TBG-CHALLENGE-19")
def test_independent_creatures_come_before_a_quest() -> None:
    figures = [*OGRE["figures"], "1 green ghoul balnir terror-in-the-fields"]
    t = alone(AT_BALNIR, quests=["terror-in-the-fields"], figures=figures)
    t.refuses("A challenge horde1 ghoul", "TBG-CHALLENGE-02")
    t.do("A hunt horde1 ogre")


@pytest.mark.rule("TBG-CHALLENGE-08", "TBG-CHALLENGE-18")
def test_the_other_factions_quest_is_not_ours() -> None:
    figures = ["1 green gnoll ambermill dogs-in-the-mill"]
    t = alone(hero("warrior", at="ambermill"), quests=["dogs-in-the-mill"], figures=figures)
    t.refuses("A challenge horde1 gnoll", "TBG-CHALLENGE-08")


@pytest.mark.rule("TBG-CHALLENGE-04", "TBG-CHALLENGE-09", "TBG-CHALLENGE-10")
def test_nobody_is_there_to_be_challenged() -> None:
    t = alone(AT_BALNIR, overlord="nefarian")
    t.refuses("A hunt horde1 ogre", "TBG-CHALLENGE-04")
    t.refuses("A defy horde1 nefarian", "TBG-CHALLENGE-09")
    t.refuses("A duel horde1", "TBG-CHALLENGE-10")


@pytest.mark.rule("TBG-TRAVEL-03", "TBG-TRAVEL-04", "TBG-TRAVEL-06")
def test_where_a_journey_can_not_go() -> None:
    t = alone(AT_BALNIR)
    t.refuses("A travel horde1 stratholme", "TBG-TRAVEL-03")
    there = alone(hero("warrior", at="tarren"))
    there.refuses("A travel horde1 southshore", "TBG-TRAVEL-04")
    flown = alone(hero("warrior", at="sorrow"))
    flown.refuses("A travel horde1 aerie", "TBG-TRAVEL-06")
    flown.refuses("A travel horde1 brill", "TBG-TRAVEL-06")


@pytest.mark.rule("TBG-TOWN-01", "TBG-REST-07")
def test_only_a_friendly_town_counts() -> None:
    alone(AT_BALNIR).refuses("A town horde1", "TBG-TOWN-01")
    enemys = alone(hero("warrior", at="aerie", health=1, energy=0))
    enemys.refuses("A town horde1", "TBG-TOWN-01")
    enemys.do("A rest horde1")
    assert sorted(map(sum, _mixes(enemys))) == [2, 2]


def _mixes(t: Table) -> list[tuple[int, ...]]:
    return [tuple(map(int, text.split()[1:])) for text in t.offers("A", "regain")]


@pytest.mark.rule("TBG-TRAINING-02", "TBG-TRAINING-03", "TBG-TRAINING-04")
def test_what_can_be_learned() -> None:
    t = alone(hero("warrior", gold=3))
    t.do("A train horde1")
    t.refuses("A learn thunder-clap", "TBG-TRAINING-02")
    t.refuses("A learn fireball", "TBG-TRAINING-01")
    t.do("A learn heroic-strike")
    assert t["gold horde1"] == 0
    assert t["spellbook horde1"] == ["heroic-strike"]
    poor = alone(hero("warrior", gold=2))
    poor.do("A train horde1")
    poor.refuses("A learn heroic-strike", "TBG-TRAINING-03")


@pytest.mark.rule("TBG-MERCHANT-03", "TBG-MERCHANT-05", "TBG-MERCHANT-08")
def test_the_merchants_prices() -> None:
    t = alone(
        hero("warrior", at="brill", gold=4, bag=["cadet-vest"], learned=["rend"]),
        merchant=["dull-blade", "scimitar"],
    )
    t.refuses("A buy dull-blade", "TBG-MERCHANT-01")
    t.do("A town horde1")
    t.refuses("A buy scimitar", "TBG-MERCHANT-03")
    t.refuses("A buy bent-staff", "TBG-MERCHANT-01")
    t.refuses("A sell rend", "TBG-POWER-11")
    t.refuses("A sell rusty-sword", "TBG-EQUIP-16")
    t.do("A sell cadet-vest")
    assert t["gold horde1"] == 7  # half of 5, rounded up
    t.do("A buy scimitar")
    assert (t["gold horde1"], t["bag horde1"]) == (0, ["scimitar"])


def managing(one: dict[str, Any]) -> Table:
    t = alone(one)
    return t.do("A pass horde1")


@pytest.mark.rule("TBG-EQUIP-05", "TBG-EQUIP-06", "TBG-EQUIP-09")
def test_type_trait_and_level_must_fit() -> None:
    t = managing(hero("mage", bag=["trogg-club", "ley-staff", "bent-staff"]))
    t.refuses("A equip horde1 trogg-club melee", "TBG-EQUIP-06")
    t.refuses("A equip horde1 bent-staff armor", "TBG-EQUIP-05")
    t.refuses("A equip horde1 ley-staff melee", "TBG-EQUIP-09")
    t.do("A equip horde1 bent-staff melee")


@pytest.mark.rule("TBG-EQUIP-12", "TBG-EQUIP-16", "TBG-EQUIP-11")
def test_an_area_holds_one_card_and_covers_the_printed_one() -> None:
    t = managing(
        hero("warrior", bag=["trogg-club", "minor-mana-potion"], equipped={"melee": "dull-blade"})
    )
    assert "rusty-sword" not in t["worn horde1"]
    t.refuses("A equip horde1 trogg-club melee", "TBG-EQUIP-12")
    t.refuses("A unequip horde1 slarkskin", "TBG-EQUIP-16")
    t.do("A unequip horde1 dull-blade")
    assert "rusty-sword" in t["worn horde1"]
    t.do("A equip horde1 trogg-club melee")


@pytest.mark.rule("TBG-EQUIP-08", "TBG-POWER-03")
def test_stances_have_their_own_area_and_active_powers_their_price() -> None:
    t = managing(
        hero("warrior", level=2, energy=0, learned=["defensive-stance", "battle-shout", "rend"])
    )
    t.refuses("A equip horde1 defensive-stance power2", "TBG-EQUIP-08")
    t.refuses("A equip horde1 rend power1", "TBG-EQUIP-08")
    t.refuses("A equip horde1 battle-shout power2", "TBG-POWER-03")


@pytest.mark.rule("TBG-UNIQUE-01", "TBG-UNIQUE-04")
def test_one_demon_at_a_time() -> None:
    t = managing(
        hero("warlock", level=3, learned=["voidwalker", "succubus"], equipped={"power3": "imp"})
    )
    t.refuses("A equip horde1 voidwalker power1", "TBG-UNIQUE-01")
    t.do("A unequip horde1 imp", "A equip horde1 voidwalker power3")


@pytest.mark.rule("TBG-ENDTURN-03", "TBG-EQUIP-03")
def test_cards_move_only_in_management() -> None:
    t = alone(hero("warrior", bag=["dull-blade"], equipped={"power2": "rend"}))
    t.refuses("A equip horde1 dull-blade melee", "TBG-ENDTURN-03")
    t.refuses("A unequip horde1 rend", "TBG-ENDTURN-03")


@pytest.mark.rule("TBG-CHALLENGE-12", "TBG-CHALLENGE-13", "TBG-TURN-09")
def test_who_can_be_invited() -> None:
    quest = {"quests": ["terror-in-the-fields"]}
    t = together(AT_BALNIR, hero("shaman", at="brill"), **quest)
    t.refuses("A invite horde2", "TBG-CHALLENGE-12")
    tired = together(AT_BALNIR, hero("shaman", at="balnir"), **quest)
    tired.do("C rest horde2", "C rest horde2")
    tired.refuses("A invite horde2", "TBG-CHALLENGE-13")
    fresh = together(AT_BALNIR, hero("shaman", at="balnir"), **quest)
    fresh.do("A challenge horde1 ghoul", "A invite horde2", "C join")
    assert fresh["actions horde2"] == 1


@pytest.mark.rule("TBG-TURN-02")
def test_two_actions_and_no_third() -> None:
    t = together(AT_BALNIR, hero("shaman"))
    t.do("A rest horde1", "A rest horde1")
    t.refuses("C rest horde1", "TBG-TERM-02")
    assert "rest horde1" not in t.offers("A")


def test_every_reason_can_be_said_in_both_languages() -> None:
    """Every option of the codec with every hero, against a few positions."""
    t = together(AT_BALNIR, hero("shaman", at="balnir"), quests=["terror-in-the-fields"])
    kinds = GAME.options.verbs
    for verb, parts in kinds.items():
        option = (verb, *(0 for _ in parts))
        for seat in range(4):
            reason = GAME.explain(t.s, seat, option)
            for language in ("en", "it"):
                assert reason.sentence(language).endswith(".")
            assert reason.rule in RULES


RULES = {
    line.split()[-1]
    for line in (c.FOLDER.parent / "rules.yaml").read_text(encoding="utf-8").splitlines()
    if line.startswith("  - id: ")
}
