"""Abilities, ongoing abilities and attachments (rulebook p.7-8)."""

from __future__ import annotations

import pytest

from tabard.games.tcg import content as c
from tests.tcg.table import Duel

# -- abilities -------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-ABILITY-01")
def test_an_ability_is_neither_ally_nor_equipment() -> None:
    play = ["Battle Shout", "Kor Cindervein", "Golem Skull Helm", "Rend | on kor-cindervein"]
    hand = ["Prey on the Weak", "Dismantle", "Dispel Magic"]
    t = Duel(A={"resources": 9, "hand": hand}, B={"play": play})
    seen = []
    for spell in hand:
        before = t["graveyard B"]
        t.do(f"A play {c.slug(spell)}")
        seen.append([o.split()[1] for o in t.offers("A", "target")])
        if t.label == "target":
            t.do(f"A {t.offers('A', 'target')[0]}")
        t.resolve()
        seen[-1] = seen[-1] or [name for name in t["graveyard B"] if name not in before]
    # the only ally, with what was on it; the only equipment; the only ability that is left
    assert seen == [["kor-cindervein", "rend"], ["golem-skull-helm"], ["battle-shout"]]


@pytest.mark.rule("TCG-ABILITY-02")
def test_an_ability_goes_to_its_owners_graveyard_when_it_has_resolved() -> None:
    t = Duel(A={"resources": 1, "hand": ["Fire Blast"]}, B={"hand": ["Fire Blast"]})
    t.do("A play fire-blast", "A target hero@B")
    assert (t["zone_of fire-blast"], t["graveyard A"]) == ("chain", [])
    t.resolve()
    assert (t["graveyard A"], t["damage hero@B"]) == (["fire-blast"], 2)


@pytest.mark.rule("TCG-ABILITY-03")
def test_the_damage_of_an_ability_is_dealt_by_the_hero() -> None:
    a = {"resources": 2, "hand": ["Wrath"], "play": ["Earth and Moon"]}
    t = Duel(A=a)
    t.do("A play wrath", "A target hero@B").resolve()
    assert t["damage hero@B"] == 3 + 2
    assert "dealt gurzak-of-orgrimmar stromdak-of-ironforge B0 5 nature" in t.events


# -- ongoing abilities -----------------------------------------------------------------------------


@pytest.mark.rule("TCG-ONGOING-01", "TCG-ONGOING-03")
def test_an_ongoing_ability_enters_play_and_works_until_it_leaves() -> None:
    t = Duel(A={"resources": 4, "hand": ["Battle Shout", "Dispel Magic"], "play": ["Cerwyn"]})
    t.do("A play battle-shout").resolve()
    assert (t["party A"][-1], t["host battle-shout"], t["atk cerwyn"]) == ("battle-shout", "-", 2)
    t.end_turn().end_turn()
    assert t["atk cerwyn"] == 2
    t.do("A play dispel-magic").resolve()
    assert (t["zone_of battle-shout"], t["atk cerwyn"]) == ("graveyard", 1)


@pytest.mark.rule("TCG-ONGOING-02")
def test_what_stands_before_ongoing_is_done_once() -> None:
    t = Duel(
        A={"resources": 2, "hand": ["Entangling Roots"]},
        B={"play": ["Kor Cindervein"], "resources": 2, "hand": ["Energized"]},
    )
    t.do("A play entangling-roots").resolve()
    assert t["attachments kor-cindervein"] == ["entangling-roots"]
    events = [e.split()[0] for e in t.events]
    assert events.index("exhausted") < events.index("entered")
    t.end_turn()
    assert t["exhausted kor-cindervein"] == 1
    t.do("B play energized").resolve()
    t.end_turn()
    assert (t["turn"], t["exhausted kor-cindervein"]) == ("A", 0)  # not exhausted again


@pytest.mark.rule("TCG-ONGOING-04")
def test_ongoing_abilities_without_a_limit_stay_and_add_up() -> None:
    t = Duel(A={"resources": 6, "hand": ["Battle Shout", "Battle Shout"], "play": ["Cerwyn"]})
    t.do("A play battle-shout").resolve()
    t.do("A play battle-shout").resolve()
    assert (t["party A"].count("battle-shout"), t["atk cerwyn"]) == (2, 3)


@pytest.mark.rule("TCG-ONGOING-05")
def test_ongoing_abilities_and_totems_in_play_are_abilities() -> None:
    t = Duel(
        A={"resources": 1, "hand": ["Dispel Magic"], "play": ["Battle Shout"]},
        B={"play": ["Kor Cindervein", "Rend | on kor-cindervein", "Inferno Totem"]},
    )
    t.do("A play dispel-magic")
    slots = ("battle-shout", "rend", "inferno-totem")
    assert len(t.offers("A", "target")) == 3
    assert all(t.can(f"A target {slot}") for slot in slots)


# -- attachments -----------------------------------------------------------------------------------


def marked(**more: object) -> Duel:
    """A plays Mark of the Wild on Cerwyn (1/2)."""
    a = {"resources": 9, "hand": ["Mark of the Wild"] * 2 + ["Dispel Magic"], "play": ["Cerwyn"]}
    t = Duel(A=a, B=dict(more))
    return t.do("A play mark-of-the-wild").resolve()


@pytest.mark.rule("TCG-ATTACH-01", "TCG-ATTACH-08")
def test_an_attachment_lies_under_one_card_of_its_host() -> None:
    t = Duel(
        A={"resources": 2, "hand": ["Mark of the Wild"], "play": ["Cerwyn", "Kor Cindervein"]},
        B={"play": ["Cerwyn"]},
    )
    t.do("A play mark-of-the-wild", "A target cerwyn@B").resolve()
    assert t["side mark-of-the-wild"] == "A"
    attached = [t[f"attachments {x}"] for x in ("cerwyn@A", "kor-cindervein", "cerwyn@B")]
    assert attached == [[], [], ["mark-of-the-wild"]]
    assert [t[f"atk {x}"] for x in ("cerwyn@A", "kor-cindervein", "cerwyn@B")] == [1, 3, 3]


@pytest.mark.rule("TCG-ATTACH-02")
def test_attachments_of_a_card_that_leaves_go_to_the_graveyards_of_their_owners() -> None:
    t = Duel(
        A={"resources": 1, "hand": ["Fear"], "play": ["Rend | on cerwyn@B"]},
        B={"play": ["Cerwyn", "Mark of the Wild | on cerwyn@B"]},
    )
    t.do("A play fear").resolve()
    assert (t["hand B"], t["graveyard B"]) == (["cerwyn"], ["mark-of-the-wild"])
    assert sorted(t["graveyard A"]) == ["fear", "rend"]


@pytest.mark.rule("TCG-ATTACH-03", "TCG-ATTACH-04")
def test_two_marks_of_the_wild_on_one_ally_add_up() -> None:
    t = marked()
    t.do("A play mark-of-the-wild").resolve()
    assert t["attachments cerwyn"] == ["mark-of-the-wild"] * 2
    assert (t["atk cerwyn"], t["health cerwyn"]) == (5, 6)
    t.do("A play dispel-magic", "A target mark-of-the-wild").resolve()
    assert (t["atk cerwyn"], t["health cerwyn"]) == (3, 4)


@pytest.mark.rule("TCG-ATTACH-05")
def test_without_its_host_an_attachment_never_enters_play() -> None:
    b = {"resources": 1, "hand": ["Fire Blast"]}
    t = Duel(A={"resources": 2, "hand": ["Mark of the Wild"], "play": ["Cerwyn"]}, B=b)
    t.do("A play mark-of-the-wild")
    t.do("B play fire-blast", "B target cerwyn").resolve()
    assert sorted(t["graveyard A"]) == ["cerwyn", "mark-of-the-wild"]
    assert not any(e.startswith("entered") for e in t.events)


@pytest.mark.rule("TCG-ATTACH-07")
@pytest.mark.parametrize(
    ("card", "host", "stays"),
    [
        ("Mark of the Wild", "hero@A", False),
        ("Mark of the Wild", "kor-cindervein", True),
        ("Frost Fever", "kor-cindervein", False),
        ("Turn the Blade", "fel-iron-hatchet", True),
        ("Turn the Blade", "golem-skull-helm", False),
    ],
)
def test_a_card_that_is_not_what_its_attachment_calls_it_loses_it(
    card: str, host: str, stays: bool
) -> None:
    play = ["Kor Cindervein", "Fel Iron Hatchet", "Golem Skull Helm", f"{card} | on {host}"]
    t = Duel(A={"play": play})
    assert t["graveyard A"] == ([] if stays else [c.slug(card)])


@pytest.mark.rule("TCG-ATTACH-09")
def test_an_attachment_stays_with_its_player_when_its_host_changes_sides() -> None:
    t = Duel(
        A={"resources": 5, "hand": ["Twist of Faith"], "play": ["Rend | on cerwyn@B"]},
        B={"play": ["Cerwyn", "Mark of the Wild | on cerwyn@B"]},
    )
    t.do("A play twist-of-faith").resolve()
    assert t["side cerwyn"] == "A"
    assert [t["side mark-of-the-wild"], t["side rend"]] == ["B", "A"]
    assert t["attachments cerwyn"] == ["rend", "mark-of-the-wild", "twist-of-faith"]
    assert t["atk cerwyn"] == 3


@pytest.mark.rule("TCG-ATTACH-11")
def test_attachments_enter_ready_and_ready_with_their_controllers_cards() -> None:
    t = marked()
    assert t["exhausted mark-of-the-wild"] == 0
    t = Duel(A={"play": ["Rend | on hero@B | exhausted"]})
    t.end_turn()
    assert t["exhausted rend"] == 1  # B's ready step
    t.end_turn()
    assert t["exhausted rend"] == 0
