"""What lasts (Comprehensive Rules 7.4, 700 to 719): how long, on whom, and in what order."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tcg.shown import play, shown
from tests.tcg.table import Duel


@pytest.mark.rule("TCG-MODIFIER-01")
def test_an_effect_for_this_turn_does_not_need_its_source() -> None:
    """Dhoros gives himself Assault; Claemora gives it to others and goes."""
    a = {"resources": 9, "play": ["Cerwyn"], "hand": ["Claemora Amberglare", "Trophy Kill"]}
    t = Duel(A=a)
    t.do("A play claemora-amberglare", "A target cerwyn").resolve()
    assert t["atk cerwyn"] == 3
    t.do("A play trophy-kill").resolve()
    assert (t["zone_of claemora-amberglare"], t["atk cerwyn"]) == ("graveyard", 3)
    t.end_turn().end_turn()
    assert t["atk cerwyn"] == 1


@pytest.mark.rule("TCG-MODIFIER-02")
def test_a_power_that_works_all_the_time_is_on_whatever_fits_it_now() -> None:
    a = {"resources": 9, "play": ["Cerwyn", "Battle Shout"], "hand": ["Hira", "Dispel Magic"]}
    t = Duel(A=a, B={"play": ["Cerwyn"]})
    t.do("A play hira").resolve()
    assert [t[f"atk {x}"] for x in ("cerwyn@A", "hira", "cerwyn@B")] == [2, 3, 1]
    t.do("A play dispel-magic").resolve()
    assert [t[f"atk {x}"] for x in ("cerwyn@A", "hira", "cerwyn@B")] == [1, 2, 1]


@pytest.mark.rule("TCG-MODIFIER-02")
def test_a_power_ends_when_its_source_loses_it() -> None:
    a = {"resources": 9, "play": ["Drandus the Deathcaller", "Ghoul token"], "hand": ["Polymorph"]}
    t = Duel(A=a)
    assert t["assault ghoul-token"] == 2
    t.do("A play polymorph", "A target drandus-the-deathcaller").resolve()
    assert t["assault ghoul-token"] == 0


@pytest.mark.rule("TCG-MODIFIER-03")
def test_an_effect_on_a_group_is_also_on_those_who_join_it() -> None:
    a = {"resources": 9, "play": ["Cerwyn"], "hand": ["Horn of Winter", "Zip", "Infiltrate"]}
    t = Duel(A=a, B={"play": ["Cerwyn"]})
    t.do("A play horn-of-winter").resolve()
    t.do("A play infiltrate", "A target cerwyn@A", "A done").resolve()
    t.do("A play zip").resolve()
    assert [t["assault cerwyn@A"], t["assault zip"], t["assault cerwyn@B"]] == [3, 1, 0]
    t.fight("zip", "hero@B")
    assert t["damage hero@B"] == 2 + 1


@pytest.mark.rule("TCG-MODIFIER-04")
def test_without_a_stated_time_an_effect_lasts_until_the_card_changes_zones() -> None:
    a = {"resources": 9, "hand": ["Dark Extortion", "Dread Touch"], "play": ["Cerwyn"]}
    t = Duel(A=a, B={"play": ["Kor Cindervein"], "resources": 3})
    t.do("A play dark-extortion", "A target_player B").resolve()
    assert t["side kor-cindervein"] == "A"
    for _ in range(4):
        t.end_turn()
    assert t["side kor-cindervein"] == "A"
    t = Duel(
        turn="B",
        A={"play": ["Kor Cindervein | of B"]},
        B={"resources": 4, "hand": ["Fear"]},
    )
    t.do("B play fear").resolve()
    assert t["hand B"] == ["kor-cindervein"]
    t.do("B play kor-cindervein").resolve()
    assert t["side kor-cindervein"] == "B"


@pytest.mark.rule("TCG-MODIFIER-05")
@pytest.mark.parametrize(
    "play", [["Earth and Moon", "Elemental Precision"], ["Elemental Precision", "Earth and Moon"]]
)
def test_doubling_comes_last(play: list[str]) -> None:
    t = Duel(A={"resources": 2, "hand": ["Wrath"], "play": play})
    t.do("A play wrath", "A target hero@B").resolve()
    assert t["damage hero@B"] == (3 + 2) * 2


@pytest.mark.rule("TCG-MODIFIER-05")
def test_what_depends_on_another_effect_comes_after_it() -> None:
    """Crul'korak gives Assault equal to its own ATK, whatever raises that later."""
    a = {"resources": 1, "play": ["Crul'korak, the Lightning's Arc", "Cerwyn"]}
    t = Duel(A=a | {"hand": ["Primal Strike"]})
    assert t["atk cerwyn"] == 1 + 1
    t.do("A play primal-strike", "A target crulkorak-the-lightnings-arc").resolve()
    assert t["atk cerwyn"] == 1 + (1 + 3)


@pytest.mark.rule("TCG-MODIFIER-05")
def test_of_two_that_say_who_controls_a_card_the_later_one_counts() -> None:
    """What is taken away again leaves the one before."""
    faith = {"resources": 6, "hand": ["Twist of Faith", "Dispel Magic"]}
    t = Duel(A=faith, B=faith | {"play": ["Cerwyn"]})
    t.do("A play twist-of-faith").resolve()
    assert t["side cerwyn"] == "A"
    t.end_turn().do("B play twist-of-faith").resolve()
    assert t["side cerwyn"] == "B"
    t.end_turn().cast("A play dispel-magic", "twist-of-faith@B").resolve()
    assert t["side cerwyn"] == "A"


@pytest.mark.rule("TCG-MODIFIER-05")
def test_control_comes_before_numbers() -> None:
    t = Duel(
        A={"play": ["Battle Shout"], "resources": 5, "hand": ["Twist of Faith"]},
        B={"play": ["Cerwyn", "Gift of the Wild"]},
    )
    assert (t["atk cerwyn"], t["health cerwyn"]) == (1 + 2, 2 + 2)
    t.do("A play twist-of-faith").resolve()
    assert (t["atk cerwyn"], t["health cerwyn"]) == (1 + 1, 2)


ORDERED = [
    shown(
        "tags before numbers",
        ['static(self, atk(count(my(ally(tag("Demon"))))))', 'static(my(ally), also("Demon"))'],
        then={"atk $": 1 + 2},
        A={"play": ["Cerwyn"]},
    ),
    shown(
        "keywords before numbers",
        ["static(self, atk(count(my(ally(has(stealth))))))", "static(other(ally), stealth)"],
        then={"atk $": 1 + 2},
        A={"play": ["Cerwyn", "Hira"]},
    ),
    shown(
        "what is lost before numbers",
        [
            "static(self, atk(count(my(ally(has(protector))))))",
            "pay(cost, give(target(other(ally)), lose(protector)))",
        ],
        ["A use $ $.2 > crazy-igvand"],
        {"atk $": 1 + 1},
        A={"play": ["Crazy Igvand", "Shanis Bladefall"]},
    ),
]


@pytest.mark.rule("TCG-MODIFIER-05")
def test_tags_and_keywords_come_before_numbers(tmp_path: Path) -> None:
    """Whichever is written first: cards of one's own, as none of the box shows it."""
    assert play(ORDERED, tmp_path) == [dict(one.then) for one in ORDERED]


@pytest.mark.rule("TCG-MODIFIER-06")
def test_this_combat_ends_with_the_combat() -> None:
    play = ["Stance Mastery", "Sanguine Presence", "Fel Iron Hatchet"]
    t = Duel(A={"resources": 1, "play": play, "hand": ["Cerwyn"]})
    t.attack("hero@A", "hero@B").do("A hold", "A use stance-mastery stance-mastery.1").resolve()
    assert t["atk hero@A"] == 1
    while t["attacking"] != "-":
        t.passes()
    assert (t["damage hero@B"], t["atk hero@A"]) == (1, 0)
    t.do("A use sanguine-presence sanguine-presence.2").resolve()
    t.fight("hero@A", "hero@B")
    assert t["damage hero@B"] == 1


@pytest.mark.rule("TCG-MODIFIER-06")
def test_this_combat_means_nothing_outside_combat() -> None:
    t = Duel(A={"play": ["Stance Mastery"]})
    t.do("A use stance-mastery stance-mastery.1").resolve()
    assert t["atk hero@A"] == 0
    t.fight("hero@A", "hero@B")
    assert t["damage hero@B"] == 0


@pytest.mark.rule("TCG-MODIFIER-07")
def test_more_health_removes_no_damage_and_damage_stays_when_it_ends() -> None:
    play = ["Cerwyn", "Power Word: Vigor | on cerwyn@A"]
    a = {"resources": 4, "play": play, "hand": ["Lightning Bolt", "Dispel Magic"]}
    t = Duel(A=a)
    t.do("A play lightning-bolt", "A target cerwyn").resolve()
    assert (t["damage cerwyn"], t["health cerwyn"]) == (4, 7)
    t.do("A play dispel-magic").resolve()
    assert "cerwyn" in t["graveyard A"]


@pytest.mark.rule("TCG-MODIFIER-07")
def test_a_bonus_of_health_leaves_the_damage_that_is_there() -> None:
    a = {"resources": 2, "play": ["Cerwyn | damage 1"], "hand": ["Power Word: Vigor"]}
    t = Duel(A=a)
    t.do("A play power-word-vigor").resolve()
    assert (t["damage cerwyn"], t["health cerwyn"]) == (1, 7)


@pytest.mark.rule("TCG-MODIFIER-08")
def test_while_it_attacks_means_while_it_attacks() -> None:
    play = ["Kor Cindervein", "Blessing of Might | on kor-cindervein"]
    t = Duel(A={"play": play, "hand": ["Fire Blast"]}, B={"play": ["Alador Stonebrew"]})
    assert t["atk kor-cindervein"] == 3
    t.attack("kor-cindervein", "alador-stonebrew")
    assert t["atk kor-cindervein"] == 4
    while t["attacking"] != "-":
        t.passes()
    assert t["damage alador-stonebrew"] == 4
    t = Duel(turn="B", A={"play": play}, B={"play": ["Alador Stonebrew"]})
    t.fight("alador-stonebrew", "kor-cindervein")
    assert t["damage alador-stonebrew"] == 3  # it defends


@pytest.mark.rule("TCG-MODIFIER-09")
def test_what_allies_cant_have_they_do_not_get_later_either() -> None:
    """Frost Fever: allies of the hero's controller lose Assault and Mend."""
    a = {"resources": 9, "hand": ["Horn of Winter"], "damage": 5}
    a |= {"play": ["Firewarden Wyland Kaslinth", "Arvos Jadestone"]}
    t = Duel(A=a, B={"play": ["Frost Fever | on hero@A"]})
    assert [t["assault firewarden-wyland-kaslinth"], t["mend arvos-jadestone"]] == [0, 0]
    t.do("A play horn-of-winter").resolve()
    assert t["atk firewarden-wyland-kaslinth"] == 1
    assert t["assault hero@A"] == 1  # a hero is no ally


@pytest.mark.rule("TCG-MODIFIER-09")
def test_it_ends_when_what_takes_it_away_ends() -> None:
    a = {"resources": 9, "hand": ["Dispel Magic"], "play": ["Firewarden Wyland Kaslinth"]}
    t = Duel(A=a, B={"play": ["Frost Fever | on hero@A"]})
    t.do("A play dispel-magic").resolve()
    assert t["atk firewarden-wyland-kaslinth"] == 2
