"""The abilities of druids, one by one."""

from __future__ import annotations

import pytest

from tests.tcg.abilities import (
    A_HERO,
    ALLIES,
    B_HERO,
    CHARS,
    HEROES,
    bolt,
    cast,
    facts,
    hits,
    printed,
    stash,
    targets,
    until,
)
from tests.tcg.table import Duel

PRINTED = """
Brutal Bear Form | Feral | Bear Form; Form (1)
Celestial Moonfire | Balance
Earth Mother's Blessing | Restoration
Earth and Moon | Balance talent
Energize | Restoration
Entangling Roots | Balance
Flourish | Balance
Gift of the Earthmother | Restoration talent
Gift of the Wild | Restoration
Mark of the Wild | Restoration
Natural Selection | Restoration
Nature's Focus | Balance
Rebirth | Restoration
Savage Cat Form | Feral | Cat Form; Form (1)
Starfire | Balance
Tears of Aessina | Restoration
Thorns | Balance
Wrath | Balance
"""


@pytest.mark.parametrize(("card", "shown"), facts("Druid", PRINTED))
def test_class_specialization_and_tags(card: str, shown: tuple[str, str, str]) -> None:
    assert printed(card) == shown


@pytest.mark.card("Brutal Bear Form")
def test_brutal_bear_form_makes_the_hero_protect_and_the_allies_bite() -> None:
    t = cast("Brutal Bear Form", 4, kind="instant ongoing")
    worth = [t[f"assault {x}"] for x in ("kor-cindervein", "hero@A", "anika-berlyn")]
    assert worth == [1, 0, 0]
    t.fight("kor-cindervein", "hero@B")
    assert hits(t) == [f"kor-cindervein {B_HERO} 4 melee"]
    t.end_turn().attack("anika-berlyn", "kor-cindervein")
    until(until(t, "protect").do("A protect hero@A"), "priority").passes()
    assert t["damage hero@A"] == 5
    assert t["damage kor-cindervein"] == 0


@pytest.mark.card("Celestial Moonfire")
def test_celestial_moonfire_burns_at_once_and_each_turn() -> None:
    t = cast("Celestial Moonfire", 3, "target hero@B", kind="instant ongoing", aims=CHARS)
    assert t["attachments hero@B"] == ["celestial-moonfire"]
    assert hits(t.end_turn()) == [f"{A_HERO} {B_HERO} 2 arcane"]
    assert hits(t.end_turn()) == [f"{A_HERO} {B_HERO} 2 arcane"] * 2


@pytest.mark.card("Celestial Moonfire")
def test_celestial_moonfire_burns_no_more_once_it_is_gone() -> None:
    A = {"play": ["Oruk Starstorm", "Celestial Moonfire | on hero@B"], "hand": ["Dispel Magic"]}
    t = Duel(turn="B", stops="every", A=A | {"resources": 1}).do("B pass")
    while not t["links"]:
        t.passes()
    t.do("A use celestial-moonfire celestial-moonfire.4").resolve()
    assert t["damage hero@B"] == 0
    assert "celestial-moonfire" in t["hand A"]


@pytest.mark.card("Celestial Moonfire")
def test_an_arcane_ally_exhausts_to_call_celestial_moonfire_back_on_your_turn() -> None:
    A = {"play": ["Kor Cindervein", "Celestial Moonfire | on hero@B"]}
    assert not Duel(A=A).can("A use celestial-moonfire celestial-moonfire.4")
    A = {"play": ["Oruk Starstorm", *A["play"]], "hand": ["Fireball"]}
    t = Duel(A=A).do("A use celestial-moonfire celestial-moonfire.4")
    assert t["hand A"] == ["fireball", "celestial-moonfire"]
    assert [t[f"exhausted {x}"] for x in ("oruk-starstorm", "kor-cindervein")] == [1, 0]
    t = Duel(A=A, turn="B", stops="every").do("B pass")
    assert t.asked == "A"
    assert not t.can("A use celestial-moonfire celestial-moonfire.4")


@pytest.mark.parametrize(
    ("card", "cost", "more", "cards"),
    [
        pytest.param(
            "Earth Mother's Blessing", 3, 3, 1, marks=pytest.mark.card("Earth Mother's Blessing")
        ),
        pytest.param(
            "Gift of the Earthmother", 4, 6, 2, marks=pytest.mark.card("Gift of the Earthmother")
        ),
    ],
)
def test_an_ally_grows_and_its_end_is_worth_cards(
    card: str, cost: int, more: int, cards: int
) -> None:
    kind = "instant ongoing"
    t = cast(card, cost, "target kor-cindervein", kind=kind, aims=ALLIES)
    assert (t["atk kor-cindervein"], t["health kor-cindervein"]) == (3 + more, 3 + more)
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (5, 6)
    A, B = {"play": ["Kor Cindervein | damage 2"]}, {"play": ["Anika Berlyn", "Indauma Bloodfire"]}
    t = cast(card, cost, "target kor-cindervein", kind=kind, A=A, B=B)
    t.fight("kor-cindervein", "indauma-bloodfire").resolve()
    assert "kor-cindervein" in t["graveyard A"]
    assert t["hand A"] == ["cerwyn"] * cards
    assert t["hand B"] == []


@pytest.mark.card("Earth and Moon")
def test_earth_and_moon_adds_two_to_arcane_and_nature_damage_of_your_characters() -> None:
    A = {"play": ["Cerwyn", "Kor Cindervein"], "hand": ["Wrath", "Arcane Shot", "Scorch"]}
    t = cast("Earth and Moon", 3, kind="ongoing", more=4, A=A, B={"play": ["Cerwyn"]})
    for card in ("wrath", "arcane-shot", "scorch"):
        t.do(f"A play {card}", "A target hero@B").resolve()
    t.fight("cerwyn@A", "hero@B").fight("kor-cindervein", "hero@B")
    dealt = [hit.split(" ", 1)[1].removeprefix(f"{B_HERO} ") for hit in hits(t)]
    assert dealt == ["5 nature", "3 arcane", "1 fire", "3 nature", "3 melee"]
    t.end_turn().fight("cerwyn@B", "hero@A")
    assert t["damage hero@A"] == 1


@pytest.mark.card("Energize")
def test_energize_lets_a_player_draw_two() -> None:
    t = cast("Energize", 3, "target_player A", kind="instant")
    assert t["hand A"] == ["cerwyn", "cerwyn"]
    t = cast("Energize", 3, "target_player B", kind="instant")
    assert t["hand B"] == ["cerwyn", "cerwyn"]
    assert t["hand A"] == []


@pytest.mark.card("Entangling Roots")
def test_entangling_roots_exhaust_an_ally_and_keep_it_so() -> None:
    B = {"play": ["Anika Berlyn", "Valanos | exhausted"]}
    aims = f"{ALLIES} valanos@B"
    t = cast("Entangling Roots", 2, "target anika-berlyn", kind="ongoing", aims=aims, B=B)
    assert t["exhausted anika-berlyn"] == 1
    t.end_turn()
    assert t["exhausted anika-berlyn"] == 1
    assert t["exhausted valanos"] == 0


@pytest.mark.card("Flourish")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_flourish_may_turn_the_top_card_into_an_exhausted_resource(answer: str) -> None:
    t = cast("Flourish", 3, A={"deck": ["Axar", "Doom"]})
    assert t.label == "ramp"
    assert "revealed A axar" in t.events
    t.do(f"A {answer}")
    assert t["ready A"] == 0
    assert t["graveyard A"] == ["flourish"]
    assert ("down axar" in t["row A"]) == (answer == "yes")
    assert t["deck A"] == (["doom"] if answer == "yes" else ["axar", "doom"])
    assert t.can("A pass")
    assert t.s.placed == 0


@pytest.mark.card("Flourish")
def test_flourish_stashed_heals_two_from_your_hero() -> None:
    t = stash("Flourish", A={"damage": 5}, B={"damage": 5})
    assert t["damage hero@A"] == 3
    assert t["damage hero@B"] == 5


@pytest.mark.card("Gift of the Wild")
def test_gift_of_the_wild_makes_all_your_allies_grow() -> None:
    A = {"play": ["Kor Cindervein", "Cerwyn"]}
    t = cast("Gift of the Wild", 6, kind="instant ongoing", A=A)
    assert [(t[f"atk {x}"], t[f"health {x}"]) for x in ("kor-cindervein", "cerwyn")] == [
        (5, 5),
        (3, 4),
    ]
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (5, 6)
    assert (t["atk hero@A"], t["health hero@A"]) == (0, 30)


@pytest.mark.card("Mark of the Wild")
def test_mark_of_the_wild_makes_an_ally_grow() -> None:
    t = cast("Mark of the Wild", 2, "target kor-cindervein", kind="instant ongoing", aims=ALLIES)
    assert t["attachments kor-cindervein"] == ["mark-of-the-wild"]
    assert (t["atk kor-cindervein"], t["health kor-cindervein"]) == (5, 5)
    assert (t["atk anika-berlyn"], t["health anika-berlyn"]) == (5, 6)
    t.fight("kor-cindervein", "hero@B")
    assert t["damage hero@B"] == 5


@pytest.mark.card("Natural Selection")
def test_natural_selection_deals_three_or_heals_three() -> None:
    t = cast("Natural Selection", 3, "mode 0", "target anika-berlyn", kind="instant")
    assert hits(t) == [f"{A_HERO} anika-berlyn 3 nature"]
    B = {"play": ["Anika Berlyn | damage 4"]}
    t = cast("Natural Selection", 3, "mode 1", "target anika-berlyn", kind="instant", B=B)
    assert t["damage anika-berlyn"] == 1
    t = Duel(A={"hand": ["Natural Selection"], "resources": 3})
    assert targets(t.do("A play natural-selection", "A mode 0")) == ["hero@A", "hero@B"]


@pytest.mark.card("Nature's Focus")
def test_natures_focus_deals_four_to_an_ally_or_heals_four_from_a_hero() -> None:
    t = cast("Nature's Focus", 2, "mode 0", "target anika-berlyn", kind="instant")
    assert hits(t) == [f"{A_HERO} anika-berlyn 4 nature"]
    t = cast("Nature's Focus", 2, "mode 1", "target hero@A", kind="instant", A={"damage": 9})
    assert t["damage hero@A"] == 5
    spec = {"A": {"hand": ["Nature's Focus"], "resources": 2, "play": ["Kor Cindervein"]}}
    for mode, aims in enumerate((ALLIES, HEROES)):
        t = Duel(**spec, B={"play": ["Anika Berlyn"]})
        t.do("A play natures-focus", f"A mode {mode}")
        assert sorted(targets(t)) == sorted(aims.split())


@pytest.mark.card("Rebirth")
def test_rebirth_puts_an_ally_of_your_graveyard_into_play_that_your_resources_can_carry() -> None:
    A = {"graveyard": ["Gabble", "Vala Carville", "Axar", "Wrath"], "resources": 5}
    B = {"graveyard": ["Cerwyn"], "resources": 9}
    aims = "vala-carville@A axar@A"
    t = cast("Rebirth", 5, "target vala-carville", kind="instant", aims=aims, A=A, B=B)
    assert t["zone_of vala-carville"] == "play"
    assert t["side vala-carville"] == "A"
    assert t["graveyard A"] == ["gabble", "axar", "wrath", "rebirth"]
    assert not t.can("A attack vala-carville")


@pytest.mark.card("Savage Cat Form")
def test_savage_cat_form_gives_the_hero_assault_and_stealth() -> None:
    B = {"play": ["Alador Stonebrew"]}
    t = cast("Savage Cat Form", 3, kind="instant ongoing", B=B).fight("hero@A", "hero@B")
    assert t["damage hero@B"] == 1
    assert t["keywords hero@A"] == ["stealth"]
    assert t["assault kor-cindervein"] == 0
    t = Duel(A={"play": ["Savage Cat Form"]}, B=B).attack("hero@A", "hero@B")
    while t["attacking"] != "-":
        assert t.label != "protect"
        t.passes()


@pytest.mark.card("Starfire")
def test_starfire_deals_five_and_draws_a_card() -> None:
    bolt("Starfire", 6, 5, "arcane", aims=CHARS)
    t = cast("Starfire", 6, "target hero@B")
    assert t["hand A"] == ["cerwyn"]
    assert t["hand B"] == []


@pytest.mark.card("Tears of Aessina")
def test_tears_of_aessina_heal_two_from_up_to_two_characters() -> None:
    A = {"damage": 5, "play": ["Kor Cindervein | damage 1", "Doom | damage 3"]}
    aims = ("target hero@A", "target doom")
    t = cast("Tears of Aessina", 1, *aims, kind="instant", aims=f"{CHARS} doom@A", A=A)
    assert [t[f"damage {x}"] for x in ("hero@A", "doom", "kor-cindervein")] == [3, 1, 1]
    t = cast("Tears of Aessina", 1, "target hero@A", "done", kind="instant", A=A)
    assert [t[f"damage {x}"] for x in ("hero@A", "doom", "kor-cindervein")] == [3, 3, 1]


@pytest.mark.card("Thorns")
def test_thorns_prick_whoever_deals_combat_damage_to_the_character() -> None:
    t = cast("Thorns", 4, "target kor-cindervein", kind="instant ongoing", aims=CHARS)
    t.fight("kor-cindervein", "hero@B")
    t.end_turn().fight("anika-berlyn", "kor-cindervein")
    assert t.resolve()["graveyard A"] == ["kor-cindervein", "thorns"]
    assert hits(t)[-1] == "kor-cindervein anika-berlyn 1 nature"
    t = cast("Thorns", 4, "target hero@A", kind="instant ongoing", more=1, A={"hand": ["Scorch"]})
    t.do("A play scorch", "A target hero@A").resolve()
    t.end_turn().fight("anika-berlyn", "hero@A").resolve()
    assert hits(t)[1:] == [f"anika-berlyn {A_HERO} 5 melee", f"{A_HERO} anika-berlyn 1 nature"]


@pytest.mark.card("Wrath")
def test_wrath_deals_three() -> None:
    bolt("Wrath", 2, 3, "nature", aims=CHARS)
