"""The powers of armor and items, and the Stash of heirlooms."""

from __future__ import annotations

import pytest

from tabard.games.tcg.content import slug
from tests.tcg.abilities import ALLIES, CHARS, stash, swing, targets, until
from tests.tcg.allies import of, on_their_turn, usable, use
from tests.tcg.table import Duel

HEIRLOOMS = [
    *(of("Bloodied Arcanite Reaper"), of("Devout Aurastone Hammer"), of("Balanced Heartseeker")),
    *(of("Charmed Ancient Bone Bow"), of("Dignified Headmaster's Charge"), of("Dread Pirate Ring")),
    *(of("Swift Hand of Justice"), of("Discerning Eye of the Beast")),
]


@pytest.mark.parametrize("card", HEIRLOOMS)
def test_its_stash_puts_an_heirloom_counter_on_an_equipment_of_yours(card: str) -> None:
    A = {"hand": [card], "play": ["Scarlet Kris", "Golem Skull Helm", "Cerwyn"]}
    t = Duel(A=A, B={"play": ["Scarlet Kris"]}).do(f"A stash {slug(card)}")
    assert sorted(targets(t)) == ["golem-skull-helm@A", "scarlet-kris@A"]
    t.do("A target golem-skull-helm").resolve()
    assert (t["heirloom golem-skull-helm"], t["heirloom scarlet-kris@A"]) == (1, 0)
    assert t["row A"] == [f"down {slug(card)}"]


# -- armor ----------------------------------------------------------------------------------------


@pytest.mark.card("Greathelm of the Scourge Champion")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_the_greathelm_may_return_to_your_hand_at_the_start_of_the_next_turn(answer: str) -> None:
    me = "greathelm-of-the-scourge-champion"
    A = {"hand": ["Abomination Knuckles"], "play": ["Greathelm of the Scourge Champion"]}
    t = Duel(A={**A, "resources": 3}).do("A play abomination-knuckles")
    until(t, "may").do("A yes").resolve()
    assert t["graveyard A"] == [me]
    t.do(f"A {answer}")
    assert t["graveyard A"] == [me]
    t.end_turn()
    assert (me in t["hand A"], me in t["graveyard A"]) == (answer == "yes", answer == "no")


@pytest.mark.card("Bloodbane's Fall")
def test_bloodbanes_fall_gives_your_hero_assault_1() -> None:
    t = Duel(A={"play": ["Bloodbane's Fall", "Cerwyn"]})
    assert [t[f"assault {x}"] for x in ("hero@A", "hero@B", "cerwyn")] == [1, 0, 0]
    assert t.fight("hero@A", "hero@B")["damage hero@B"] == 1


@pytest.mark.card("Edgemaster's Handguards")
def test_the_handguards_make_your_strikes_cost_1_less() -> None:
    A = {"play": ["Edgemaster's Handguards", "Citadel Enforcer's Claymore"], "resources": 3}
    t = Duel(A=A, B={"play": ["Silent Crusader"]})
    assert t["strike_cost silent-crusader"] == 1
    swing(t, "citadel-enforcers-claymore", "hero@B")
    assert (t["ready A"], t["damage hero@B"]) == (0, 5)


@pytest.mark.card("Polished Breastplate of Valor")
def test_the_breastplate_strengthens_an_armor_of_yours_for_3() -> None:
    A = {"play": ["Polished Breastplate of Valor", "Golem Skull Helm", "Dread Pirate Ring"]}
    B = {"play": ["Golem Skull Helm"]}
    t = Duel(A={**A, "resources": 6}, B=B)
    t.do("A use polished-breastplate-of-valor polished-breastplate-of-valor.1")
    assert sorted(targets(t)) == ["golem-skull-helm@A", "polished-breastplate-of-valor@A"]
    t = Duel(A={**A, "resources": 6}, B=B)
    for n in (4, 5):
        use(t, "polished-breastplate-of-valor", "target golem-skull-helm@A", cost=3)
        assert t["defense golem-skull-helm@A"] == n
    assert t.end_turn()["defense golem-skull-helm@A"] == 5


@pytest.mark.card("Polished Breastplate of Valor")
def test_the_breastplates_stash_strengthens_a_weapon_of_yours() -> None:
    A = {"play": ["Scarlet Kris", "Golem Skull Helm"]}
    t = stash("Polished Breastplate of Valor", A=A, B={"play": ["Scarlet Kris"]})
    assert (t["atk scarlet-kris@A"], t["atk scarlet-kris@B"]) == (2, 1)
    assert t.end_turn()["atk scarlet-kris@A"] == 2


@pytest.mark.card("Stained Shadowcraft Tunic")
def test_the_tunic_exhausts_to_give_somebody_stealth_this_turn() -> None:
    A = {"play": ["Stained Shadowcraft Tunic", "Kor Cindervein"]}
    B = {"play": ["Anika Berlyn"]}
    t = Duel(A=A, B=B).do("A use stained-shadowcraft-tunic stained-shadowcraft-tunic.1")
    assert sorted(targets(t)) == sorted(CHARS.split())
    t.do("A target kor-cindervein").resolve()
    assert (t["keywords kor-cindervein"], t["exhausted stained-shadowcraft-tunic"]) == (
        ["stealth"],
        1,
    )
    assert t.end_turn()["keywords kor-cindervein"] == []


@pytest.mark.card("Stained Shadowcraft Tunic")
def test_the_tunics_stash_gives_somebody_stealth_this_turn() -> None:
    t = stash("Stained Shadowcraft Tunic", "target hero@A")
    assert t["keywords hero@A"] == ["stealth"]
    assert t.end_turn()["keywords hero@A"] == []


@pytest.mark.card("Prized Beastmaster's Mantle")
def test_the_beastmasters_mantle_gives_your_allies_without_a_faction_3_health() -> None:
    A = {"play": ["Prized Beastmaster's Mantle", "Zip", "Cerwyn"]}
    t = Duel(A={**A, "hero": "The Lich King"}, B={"play": ["Zip"]})
    names = ("zip@A", "cerwyn", "zip@B", "hero@A")
    assert [t[f"health {x}"] for x in names] == [6, 2, 3, 40]


@pytest.mark.card("Prized Beastmaster's Mantle")
def test_the_beastmasters_mantles_stash_heals_3_from_such_an_ally() -> None:
    A = {"play": ["Haaroon | damage 4", "Bound Rumbler | damage 1", "Cerwyn"]}
    t = Duel(A={**A, "hand": ["Prized Beastmaster's Mantle"]}, B={"play": ["Zip"]})
    t.do("A stash prized-beastmasters-mantle")
    assert sorted(targets(t)) == ["bound-rumbler@A", "haaroon@A"]
    t.do("A target haaroon").resolve()
    assert (t["damage haaroon"], t["damage bound-rumbler"]) == (1, 1)


@pytest.mark.card("Tattered Dreadmist Mantle")
@pytest.mark.parametrize(("attacker", "n"), [("Vala Carville", 1), ("Anika Berlyn", 4)])
def test_the_dreadmist_mantle_prevents_3_more_magical_damage(attacker: str, n: int) -> None:
    t = Duel(A={"play": [attacker]}, B={"play": ["Tattered Dreadmist Mantle"]})
    t.attack(slug(attacker), "hero@B").until("armor").do("B armor tattered-dreadmist-mantle")
    assert t["damage hero@B"] == n


@pytest.mark.card("Tattered Dreadmist Mantle")
def test_the_dreadmist_mantles_stash_prevents_the_next_magical_damage_to_somebody() -> None:
    A = {"hand": ["Tattered Dreadmist Mantle", "Fire Blast", "Fire Blast"], "resources": 2}
    A |= {"play": ["Kor Cindervein"]}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]}).do("A stash tattered-dreadmist-mantle")
    assert sorted(targets(t)) == sorted(CHARS.split())
    t.do("A target anika-berlyn").resolve().fight("kor-cindervein", "anika-berlyn")
    for damage in (3, 5):
        t.do("A play fire-blast", "A target anika-berlyn").resolve()
        assert t["damage anika-berlyn"] == damage


@pytest.mark.card("Wildlife Defender")
@pytest.mark.parametrize(
    ("mine", "theirs", "keywords"),
    [
        (["Emerald Captain"], [], ["protector"]),
        (["Mottled Drake"], [], ["protector"]),
        (["Cerwyn"], ["Emerald Captain"], []),
    ],
)
def test_wildlife_defender_makes_your_hero_a_protector_while_you_control_a_dragonkin(
    mine: list[str], theirs: list[str], keywords: list[str]
) -> None:
    t = Duel(A={"play": ["Wildlife Defender", *mine]}, B={"play": theirs})
    assert (t["keywords hero@A"], t["keywords hero@B"]) == (keywords, [])


@pytest.mark.card("Wildlife Defender")
def test_wildlife_defenders_stash_puts_a_dragonkin_of_your_graveyard_on_top() -> None:
    A = {"hand": ["Wildlife Defender"], "graveyard": ["Emerald Captain", "Mottled Drake", "Axar"]}
    t = Duel(A=A, B={"graveyard": ["Emerald Captain"]}).do("A stash wildlife-defender")
    assert sorted(targets(t)) == ["emerald-captain@A", "mottled-drake@A"]
    t.do("A target mottled-drake").resolve()
    assert t["deck A"][0] == "mottled-drake"


# -- items ----------------------------------------------------------------------------------------


@pytest.mark.card("Dread Pirate Ring")
def test_the_ring_returns_to_the_hand_to_bring_bob() -> None:
    A = {"play": ["Dread Pirate Ring"], "resources": 2}
    t = use(Duel(A=A), "dread-pirate-ring", cost=2)
    assert (t["hand A"], t["party A"][1:]) == (["dread-pirate-ring"], ["bob-token"])
    assert not usable(Duel(A={**A, "resources": 1}), "dread-pirate-ring")
    assert not usable(on_their_turn(**A), "dread-pirate-ring")


@pytest.mark.card("Swift Hand of Justice")
def test_the_swift_hand_returns_to_the_hand_to_give_an_ally_ferocity() -> None:
    A = {"play": ["Swift Hand of Justice", "Kor Cindervein | fresh"], "resources": 2}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]})
    assert not t.can("A attack kor-cindervein")
    t.do("A use swift-hand-of-justice swift-hand-of-justice.1")
    assert sorted(targets(t)) == sorted(ALLIES.split())
    t.do("A target kor-cindervein").resolve()
    assert (t["hand A"], t["ready A"]) == (["swift-hand-of-justice"], 0)
    assert t.can("A attack kor-cindervein")
    assert t.end_turn()["keywords kor-cindervein"] == []
    assert usable(on_their_turn(**A), "swift-hand-of-justice")


@pytest.mark.card("Major Healing Potion")
def test_the_potion_is_destroyed_to_heal_5_from_your_hero() -> None:
    A = {"play": ["Major Healing Potion"], "resources": 1, "damage": 8}
    t = use(Duel(A=A, B={"damage": 8}), "major-healing-potion", cost=1)
    assert (t["damage hero@A"], t["damage hero@B"]) == (3, 8)
    assert t["graveyard A"] == ["major-healing-potion"]
    assert usable(on_their_turn(**A), "major-healing-potion")
    assert not usable(Duel(A={**A, "resources": 0}), "major-healing-potion")


@pytest.mark.card("Discerning Eye of the Beast")
def test_the_discerning_eye_returns_to_the_hand_to_draw() -> None:
    A = {"play": ["Discerning Eye of the Beast"], "resources": 3, "deck": ["Axar", "Hira"]}
    t = use(Duel(A=A), "discerning-eye-of-the-beast", cost=3)
    assert sorted(t["hand A"]) == ["axar", "discerning-eye-of-the-beast"]
    assert usable(on_their_turn(**A), "discerning-eye-of-the-beast")
    assert not usable(Duel(A={**A, "resources": 2}), "discerning-eye-of-the-beast")
