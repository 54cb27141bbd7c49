"""Allies and Totems (rulebook p.6-9): joining a party, waiting, and counting as two types."""

from __future__ import annotations

import pytest

from tabard.games.tcg import content as c
from tests.tcg.reprint import reprint
from tests.tcg.table import Duel

TAP = "grazzle-grubhook.1"


@pytest.mark.rule("TCG-ALLY-01")
def test_an_ally_joins_the_party_when_it_is_played() -> None:
    t = Duel(A={"resources": 3, "hand": ["Kor Cindervein"]}, B={"hand": ["Fire Blast"]})
    t.do("A play kor-cindervein")
    assert t["party A"] == ["gurzak-of-orgrimmar"]  # still on the chain
    t.resolve()
    assert t["party A"] == ["gurzak-of-orgrimmar", "kor-cindervein"]


@pytest.mark.rule("TCG-ALLY-01")
def test_an_ally_joins_the_party_when_an_effect_puts_it_into_play() -> None:
    t = Duel(A={"resources": 4, "hand": ["Resurrection"], "graveyard": ["Kor Cindervein"]})
    t.do("A play resurrection").resolve()
    assert t["party A"] == ["gurzak-of-orgrimmar", "kor-cindervein"]


@pytest.mark.rule("TCG-ALLY-02")
def test_an_ally_has_a_cost_an_atk_and_a_health() -> None:
    t = Duel(A={"resources": 3, "hand": ["Kor Cindervein"]}, B={"play": ["Kor Cindervein"]})
    assert t["cost A kor-cindervein"] == 3
    assert (t["atk kor-cindervein@B"], t["health kor-cindervein@B"]) == (3, 3)
    assert c.CARDS[c.CARD_NO["Kor Cindervein"]].damage == c.damage_bits(["melee"])


@pytest.mark.rule("TCG-ALLY-02", "TCG-ALLY-06")
@pytest.mark.parametrize(("damage", "left"), [(1, ["cerwyn"]), (0, ["cerwyn", "kor-cindervein"])])
def test_damage_up_to_its_health_destroys_an_ally(damage: int, left: list[str]) -> None:
    b = {"play": ["Cerwyn", f"Kor Cindervein | damage {damage}"]}
    t = Duel(A={"resources": 1, "hand": ["Fire Blast"]}, B=b)
    t.do("A play fire-blast", "A target kor-cindervein@B").resolve()
    assert t["party B"][1:] == left


@pytest.mark.rule("TCG-ALLY-06")
def test_a_destroyed_ally_goes_to_the_graveyard_of_its_owner() -> None:
    a = {"resources": 2, "hand": ["Prey on the Weak"], "play": ["Kor Cindervein | of B"]}
    t = Duel(A=a)
    t.do("A play prey-on-the-weak").resolve()
    assert (t["graveyard A"], t["graveyard B"]) == (["prey-on-the-weak"], ["kor-cindervein"])


# -- waiting ---------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-ALLY-03")
def test_an_ally_waits_for_the_start_of_a_turn_of_its_own() -> None:
    t = Duel(A={"resources": 1, "hand": ["Cerwyn"]})
    t.do("A play cerwyn").resolve()
    t.refuses("A attack cerwyn", "TCG-COMBAT-05")
    t.end_turn().end_turn()
    assert t.can("A attack cerwyn")


@pytest.mark.rule("TCG-ALLY-03")
def test_an_ally_that_came_in_the_opponents_turn_was_there_when_yours_began() -> None:
    b = {"resources": 5, "hand": ["Rebirth"], "graveyard": ["Kor Cindervein"]}
    t = Duel(A={"resources": 1, "hand": ["Fire Blast"]}, B=b)
    t.do("A play fire-blast", "A target hero@B", "B play rebirth").resolve()
    assert t["party B"][1:] == ["kor-cindervein"]
    t.end_turn()
    assert t.can("B attack kor-cindervein")


@pytest.mark.rule("TCG-ALLY-03", "TCG-KEYWORD-ACTIVATE-02", "TCG-KEYWORD-FEROCITY-02")
@pytest.mark.parametrize("keyword", ["protector", "ferocity"])
def test_an_ally_waits_before_it_is_activated(
    monkeypatch: pytest.MonkeyPatch, keyword: str
) -> None:
    reprint(monkeypatch, "Grazzle Grubhook", keywords=c.KEYWORD_BIT[keyword])
    t = Duel(A={"resources": 2, "hand": ["Grazzle Grubhook"]})
    t.do("A play grazzle-grubhook").resolve()
    t.refuses(f"A use grazzle-grubhook {TAP}", "TCG-POWER-07")
    assert t.can("A attack grazzle-grubhook") == (keyword == "ferocity")
    t.end_turn().end_turn()
    assert t.can(f"A use grazzle-grubhook {TAP}")


@pytest.mark.rule("TCG-ALLY-05", "TCG-KEYWORD-ACTIVATE-02")
def test_protecting_needs_no_waiting(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "Grazzle Grubhook", keywords=c.KEYWORD_BIT["protector"])
    t = Duel(A={"resources": 2, "hand": ["Grazzle Grubhook"]}, B={"play": ["Kor Cindervein"]})
    t.do("A play grazzle-grubhook").resolve()
    t.end_turn()
    t.attack("kor-cindervein", "hero@A").until("protect")
    assert t["fresh grazzle-grubhook"] == 1
    t.do("A protect grazzle-grubhook")
    assert t["defending"] == "grazzle-grubhook"


@pytest.mark.rule("TCG-ALLY-04")
@pytest.mark.parametrize(
    ("card", "power", "aimed"),
    [
        ("Stance Mastery", "stance-mastery.1", ()),
        ("Sanguine Presence", "sanguine-presence.2", ()),
        ("Stained Shadowcraft Tunic", "stained-shadowcraft-tunic.1", ("hero@A",)),
        ("Dignified Headmaster's Charge", "dignified-headmasters-charge.1", ()),
    ],
)
def test_abilities_and_equipment_are_activated_at_once(
    card: str, power: str, aimed: tuple[str, ...]
) -> None:
    t = Duel(A={"resources": 9, "hand": [card]})
    slug = c.slug(card)
    t.do(f"A play {slug}").resolve()
    t.cast(f"A use {slug} {power}", *aimed)
    assert t[f"exhausted {slug}"] == 1


@pytest.mark.rule("TCG-ALLY-07")
def test_an_ally_that_returns_has_to_wait_again() -> None:
    a = {"resources": 9, "play": ["Cerwyn"], "hand": ["Karkas Deathhowl"]}
    t = Duel(A=a)
    assert t.can("A attack cerwyn")
    t.do("A play karkas-deathhowl", "A target cerwyn").resolve()
    t.do("A yes")
    assert t["hand A"] == ["cerwyn"]
    t.do("A play cerwyn").resolve()
    t.refuses("A attack cerwyn", "TCG-COMBAT-05")


@pytest.mark.rule("TCG-ALLY-07")
def test_an_ally_that_changes_sides_has_to_wait_again() -> None:
    t = Duel(A={"resources": 5, "hand": ["Twist of Faith"]}, B={"play": ["Kor Cindervein"]})
    t.do("A play twist-of-faith").resolve()
    assert t["side kor-cindervein"] == "A"
    t.refuses("A attack kor-cindervein", "TCG-COMBAT-05")
    t.end_turn().end_turn()
    assert t.can("A attack kor-cindervein")


@pytest.mark.rule("TCG-ALLY-08")
def test_there_is_no_limit_to_allies() -> None:
    t = Duel(A={"resources": 1, "play": ["Cerwyn"] * 10, "hand": ["Cerwyn"]})
    t.do("A play cerwyn").resolve()
    assert t["party A"].count("cerwyn") == 11


@pytest.mark.rule("TCG-ALLY-09")
def test_a_mount_neither_attacks_nor_is_attacked() -> None:
    t = Duel(
        A={"play": ["Mottled Drake", "Cerwyn"], "resources": 1, "hand": ["Fire Blast"]},
        B={"play": ["Mottled Drake", "Kor Cindervein"]},
    )
    assert t.offers("A", "attack") == ["attack A0", "attack A2"]
    t.do("A attack cerwyn")
    assert t.offers("A", "at") == ["at B0", "at B2"]
    t.do("A at hero@B").resolve()
    while t["attacking"] != "-":
        t.passes()
    t.do("A play fire-blast")
    assert t.can("A target mottled-drake@B")


# -- Totems ----------------------------------------------------------------------------------------


@pytest.mark.rule("TCG-TOTEM-01")
@pytest.mark.parametrize(
    ("spell", "found"),
    [("Ancestral Recovery", ["inferno-totem", "cerwyn"]), ("Earth's Bounty", None)],
)
def test_a_totem_is_an_ally_in_the_graveyard(spell: str, found: list[str] | None) -> None:
    buried = ["Inferno Totem", "Cerwyn", "Fire Blast"]
    t = Duel(A={"resources": 9, "hand": [spell], "graveyard": buried})
    t.do(f"A play {c.slug(spell)}")
    slots = [option.split()[1] for option in t.offers("A", "target")]
    names = [c.CARDS[t.s.what[int(slot[1:])]].slug for slot in slots]
    assert names == (found or ["inferno-totem", "cerwyn", "fire-blast"])


@pytest.mark.rule("TCG-TOTEM-01")
def test_a_totem_is_an_ability_in_the_deck() -> None:
    a = {"resources": ["Mystery Goo", *["Cerwyn | down"] * 3], "deck": ["Cerwyn", "Inferno Totem"]}
    t = Duel(A=a)
    t.do("A use mystery-goo mystery-goo.1").resolve()
    assert t.offers("A", "find") == ["find inferno-totem"]


@pytest.mark.rule("TCG-TOTEM-02")
@pytest.mark.parametrize("spell", ["Dispel Magic", "Prey on the Weak", "Fire Blast"])
def test_a_totem_is_a_target_as_ally_ability_and_character(spell: str) -> None:
    t = Duel(
        A={"resources": 2, "hand": [spell]},
        B={"play": ["Inferno Totem", "Kor Cindervein", "Rend | on kor-cindervein"]},
    )
    t.do(f"A play {c.slug(spell)}")
    assert t.can("A target inferno-totem")


@pytest.mark.rule("TCG-TOTEM-03")
def test_a_totem_never_attacks_even_with_ferocity() -> None:
    t = Duel(A={"play": ["Blazing Elemental Totem", "Cerwyn"]})
    assert "ferocity" in t["keywords blazing-elemental-totem"]
    assert t.can("A attack cerwyn")
    t.refuses("A attack blazing-elemental-totem", "TCG-TOTEM-03")


@pytest.mark.rule("TCG-TOTEM-04")
def test_a_totem_is_attacked_like_any_character() -> None:
    a = {"play": ["Kor Cindervein"]}
    t = Duel(A=a, B={"play": ["Inferno Totem"]})
    t.fight("kor-cindervein", "inferno-totem")
    assert (t["graveyard B"], t["damage kor-cindervein"]) == (["inferno-totem"], 0)


@pytest.mark.rule("TCG-TOTEM-04")
def test_a_totem_with_atk_strikes_back() -> None:
    b = {"play": ["Tempest Totem"], "resources": 1, "hand": ["Primal Strike"]}
    t = Duel(A={"play": ["Cerwyn"]}, B=b)
    t.do("A attack cerwyn", "A at tempest-totem", "B play primal-strike")
    t.do("B target tempest-totem")
    while not t["graveyard A"]:
        t.passes()
    assert (t["graveyard A"], t["damage tempest-totem"]) == (["cerwyn"], 1)


@pytest.mark.rule("TCG-TOTEM-05")
def test_a_totem_on_the_chain_can_be_interrupted_as_an_ability() -> None:
    t = Duel(
        A={"resources": 2, "hand": ["Inferno Totem"]}, B={"resources": 2, "hand": ["Counterspell"]}
    )
    t.do("A play inferno-totem", "B play counterspell").resolve()
    assert (t["graveyard A"], t["party A"]) == (["inferno-totem"], ["gurzak-of-orgrimmar"])


@pytest.mark.rule("TCG-TOTEM-05")
def test_a_totem_waits_before_it_is_activated(monkeypatch: pytest.MonkeyPatch) -> None:
    for kind, ready in ((c.TOTEM, False), (c.ABILITY, True)):
        table = list(c.TYPE)
        at = c.CARD_NO["Stance Mastery"]
        table[at] = kind
        monkeypatch.setattr(c, "TYPE", tuple(table))
        monkeypatch.setattr(c, "IS_ALLY", tuple(t in (c.ALLY, c.TOTEM) for t in table))
        reprint(monkeypatch, "Stance Mastery", health=2 * (kind == c.TOTEM), type=kind)
        t = Duel(A={"play": ["Stance Mastery | fresh"]})
        assert t.can("A use stance-mastery stance-mastery.1") == ready


@pytest.mark.rule("TCG-TOTEM-06")
@pytest.mark.parametrize("kept", ["inferno-totem", "blazing-elemental-totem"])
def test_there_is_one_totem_of_each_element(kept: str) -> None:
    t = Duel(
        A={"resources": 9, "play": ["Inferno Totem", "Tempest Totem"]}
        | {"hand": ["Blazing Elemental Totem"]}
    )
    t.do("A play blazing-elemental-totem").resolve()
    assert t.label == "excess"
    assert not t.can("A destroy tempest-totem")
    gone = {"inferno-totem", "blazing-elemental-totem"} - {kept}
    t.do(f"A destroy {gone.pop()}").resolve()
    totems = [name for name in t["party A"] if name.endswith("totem")]
    assert sorted(totems) == sorted([kept, "tempest-totem"])
