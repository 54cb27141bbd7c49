"""Allies that do something as they attack, are dealt or deal damage, or are destroyed; and the
tokens that come of it."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg.content import CARDS, TOKEN_NO, slug
from tests.tcg.abilities import ALLIES, B_HERO, CHARS, HEROES, hits, stash, targets
from tests.tcg.allies import Ally, arrive, hit_once, of, quietly, read
from tests.tcg.table import Duel


def charge(
    card: str, *answers: str, aims: str | None = None, at: str = "hero@B", **spec: Any
) -> Duel:
    """A's ally attacks, and A answers; aims: all that is offered as the first target."""
    A = {**spec.pop("A", {})}
    A["play"] = [card, "Kor Cindervein", *A.get("play", [])]
    t = Duel(A=A, B=spec.pop("B", {"play": ["Anika Berlyn"]}), **spec).attack(slug(card), at)
    if aims is not None:
        assert sorted(targets(t)) == sorted(aims.split())
    for answer in answers:
        t.do(f"A {answer}").resolve()
    return t


def fall(card: str, *answers: str, aims: str | None = None, **spec: Any) -> Duel:
    """A's ally attacks Cerwyn and is destroyed; A answers."""
    A = {**spec.pop("A", {})}
    A["play"] = [f"{card} | damage {NEARLY[card]}", *A.get("play", [])]
    B = {**spec.pop("B", {})}
    B["play"] = ["Cerwyn", *B.get("play", [])]
    t = Duel(A=A, B=B).fight(slug(card), "cerwyn@B")
    if aims is not None:
        assert sorted(targets(t)) == sorted(aims.split())
    for answer in answers:
        t.do(f"A {answer}").resolve()
    t.luck().resolve()
    return t


NEARLY = {
    **{"Haratha Hammerflame": 1, "Erytheis": 0, "Stargazer Ronal": 3, "Bound Inferno": 1},
    **{"Fungus Face McGillicutty": 2, "Acid Hands McGillicutty": 2, "Bound Rumbler": 1},
    **{"Burly Berta": 3},
}
"""The damage with which one more is fatal."""


# -- destroyed ------------------------------------------------------------------------------------


@pytest.mark.card("Haratha Hammerflame")
@pytest.mark.parametrize(("answer", "n"), [("yes", 3), ("no", 0)])
def test_haratha_may_deal_3_fire_damage_to_an_opposing_hero(answer: str, n: int) -> None:
    t = fall("Haratha Hammerflame", answer)
    assert t["graveyard A"] == ["haratha-hammerflame"]
    blow = f"haratha-hammerflame {B_HERO} 3 fire"
    assert (hits(t).count(blow), t["damage hero@B"]) == (n > 0, n)


@pytest.mark.card("Erytheis")
def test_erytheis_deals_1_arcane_damage_to_a_hero_or_ally() -> None:
    A, B = {"play": ["Kor Cindervein"]}, {"play": ["Anika Berlyn"]}
    t = fall("Erytheis", "target anika-berlyn", aims=f"{CHARS} cerwyn@B", A=A, B=B)
    assert hits(t)[-1] == "erytheis anika-berlyn 1 arcane"


@pytest.mark.card("Stargazer Ronal")
@pytest.mark.parametrize("answer", ["yes", "no"])
@pytest.mark.parametrize("seat", ["A", "B"])
def test_ronal_may_shuffle_a_players_graveyard_into_his_deck(seat: str, answer: str) -> None:
    side = {"graveyard": ["Axar"], "deck": ["Hira"]}
    t = fall("Stargazer Ronal", f"target_player {seat}", answer, A=side, B=side)
    emptied = {one: one == seat and answer == "yes" for one in "AB"}
    assert {one: t[f"graveyard {one}"] == [] for one in "AB"} == emptied
    fallen = {"A": "stargazer-ronal", "B": "cerwyn"}[seat]
    full = ["axar", fallen, "hira"] if answer == "yes" else ["hira"]
    assert sorted(t[f"deck {seat}"]) == sorted(full)


@pytest.mark.card("Fungus Face McGillicutty")
@pytest.mark.parametrize(("answer", "gone"), [("yes", ["frost-fever"]), ("no", [])])
def test_fungus_face_may_destroy_an_ability(answer: str, gone: list[str]) -> None:
    A = {"play": ["Kor Cindervein", "Mark of the Wild | on kor-cindervein"]}
    B = {"play": ["Frost Fever | on hero@A", "Scarlet Kris"]}
    aims = "mark-of-the-wild@A frost-fever@B"
    t = fall("Fungus Face McGillicutty", "target frost-fever", answer, aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["cerwyn", *gone]


@pytest.mark.card("Acid Hands McGillicutty")
@pytest.mark.parametrize(("answer", "gone"), [("yes", ["dread-pirate-ring"]), ("no", [])])
def test_acid_hands_may_destroy_an_equipment(answer: str, gone: list[str]) -> None:
    A = {"play": ["Golem Skull Helm"]}
    B = {"play": ["Dread Pirate Ring", "Scarlet Kris", "Frost Fever | on hero@A"]}
    aims = "golem-skull-helm@A dread-pirate-ring@B scarlet-kris@B"
    t = fall("Acid Hands McGillicutty", "target dread-pirate-ring", answer, aims=aims, A=A, B=B)
    assert t["graveyard B"] == ["cerwyn", *gone]


@pytest.mark.parametrize(
    ("card", "token"),
    [of("Bound Inferno", "fire-elemental-token"), of("Bound Rumbler", "earth-elemental-token")],
)
def test_it_leaves_an_elemental_behind(card: str, token: str) -> None:
    t = fall(card)
    assert t["graveyard A"] == [slug(card)]
    assert t["party A"][1:] == [token]
    assert t[f"side {token}"] == "A"


@pytest.mark.card("Burly Berta")
def test_burly_bertas_death_rattle_gives_an_ally_of_yours_assault_2() -> None:
    A, B = {"play": ["Kor Cindervein", "Axar"]}, {"play": ["Anika Berlyn"]}
    t = fall("Burly Berta", "target axar", aims="kor-cindervein@A axar@A", A=A, B=B)
    assert (t["atk axar"], t["atk kor-cindervein"]) == (5, 3)
    assert t.end_turn()["assault axar"] == 0
    # from anywhere: also when it is discarded
    t = arrive("Babagahnoosh the Grumpy", A={"hand": ["Burly Berta"]})
    assert t["graveyard A"] == ["burly-berta"]
    assert t.label == "target"


# -- tokens ---------------------------------------------------------------------------------------

TOKENS = """
Ghoul token | 0 | 3 melee/3 | | Ghoul
Brode token | 0 | 3 melee/3 | | Ghoul; Unique
Fire Elemental token | 0 | 2 fire/1 | Fire Elemental
Air Elemental token | 0 | 2 nature/1 | Air Elemental
Water Elemental token | 0 | 2 frost/1 | Water Elemental
Earth Elemental token | 0 | 2 melee/1 | Earth Elemental
Dwarf Warrior token | 0 | 1 melee/1 | Alliance Dwarf Warrior
Tauren Warrior token | 0 | 1 nature/1 | Horde Tauren Warrior
Bob token | 0 | 1 melee/1 | | Dread Pirate
Twilight Dragonkin token | 0 | 1 shadow/1 | Twilight Dragonkin
"""


@pytest.mark.parametrize("token", read(TOKENS), ids=lambda token: token.slug)
def test_what_a_token_is(token: Ally) -> None:
    card = CARDS[TOKEN_NO[token.name.removesuffix(" token")]]
    who = " ".join(word for word in (card.faction, card.race, card.char_class) if word)
    rest = [*(tag.name for tag in card.tags), *(["Unique"] if card.unique else [])]
    assert (who, "; ".join(rest)) == (token.who, token.rest)
    t = hit_once(token, token.health - 1)
    assert hits(t)[1] == f"{token.slug} cerwyn {token.atk} {token.damage}"
    assert t["party A"] == ["gurzak-of-orgrimmar"]
    if token.health > 1:
        assert token.slug in hit_once(token, token.health - 2)["party A"]


# -- attacks --------------------------------------------------------------------------------------

ON_ATTACK = [
    *(of("Voss Treebender"), of("Chops"), of("Jerrick Valder"), of("Mojo Doctor Zin'tar")),
    *(of("Yazli Earthspark"), of("Garell Strout"), of("Raztu'jor")),
]


@pytest.mark.parametrize("card", ON_ATTACK)
def test_it_does_nothing_when_another_attacks(card: str) -> None:
    B = {"play": ["Scarlet Kris", "Anika Berlyn"]}
    t = Duel(A={"play": [card, "Kor Cindervein"]}, B=B)
    t.attack("kor-cindervein", "hero@B")
    assert [e for e in t.events if e.startswith("triggered")] == []
    t = Duel(A={"play": [card]}, B=B, turn="B").fight("anika-berlyn", slug(card))
    assert [e for e in t.events if e.startswith("triggered")] == []


@pytest.mark.card("Windspeaker Nuvu")
def test_nuvu_readies_the_first_time_it_attacks_each_turn() -> None:
    t = Duel(A={"play": ["Windspeaker Nuvu"]})
    t.fight("windspeaker-nuvu", "hero@B").fight("windspeaker-nuvu", "hero@B")
    assert t["exhausted windspeaker-nuvu"]
    assert t["damage hero@B"] == 2
    t.end_turn().end_turn().fight("windspeaker-nuvu", "hero@B")
    assert not t["exhausted windspeaker-nuvu"]


@pytest.mark.parametrize(
    ("card", "aims"),
    [of("Voss Treebender", CHARS), of("Chops", CHARS), of("Jerrick Valder", ALLIES)],
)
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_it_may_exhaust_somebody_as_it_attacks(card: str, aims: str, answer: str) -> None:
    t = charge(card, "target anika-berlyn", answer, aims=f"{aims} {slug(card)}@A")
    assert t["exhausted anika-berlyn"] == (answer == "yes")


@pytest.mark.card("Jerrick Valder")
def test_jerricks_stash_exhausts_an_ally() -> None:
    t = stash("Jerrick Valder", "target anika-berlyn")
    assert (t["exhausted anika-berlyn"], t["exhausted kor-cindervein"]) == (True, False)


@pytest.mark.card("Mojo Doctor Zin'tar")
def test_zintar_heals_1_from_one_of_yours_and_deals_1_nature_damage_to_one_of_theirs() -> None:
    t = charge(
        "Mojo Doctor Zin'tar", aims="hero@A mojo-doctor-zintar@A kor-cindervein@A", A={"damage": 3}
    )
    t.do("A target hero@A")
    assert sorted(targets(t)) == ["anika-berlyn@B", "hero@B"]
    t.do("A target anika-berlyn").resolve()
    assert t["damage hero@A"] == 2
    assert hits(t)[0] == "mojo-doctor-zintar anika-berlyn 1 nature"


@pytest.mark.card("Yazli Earthspark")
@pytest.mark.parametrize(
    ("answer", "blows"), [("yes", [f"yazli-earthspark {B_HERO} 2 nature"]), ("no", [])]
)
def test_yazli_may_deal_2_nature_damage_to_a_hero(answer: str, blows: list[str]) -> None:
    t = charge("Yazli Earthspark", "target hero@B", answer, aims=HEROES, at="anika-berlyn")
    assert quietly(t)["damage hero@B"] == 2 * len(blows)
    assert [hit for hit in hits(t) if "stromdak" in hit] == blows


@pytest.mark.card("Garell Strout")
def test_garell_deals_2_fire_damage_to_an_opposing_hero() -> None:
    t = quietly(charge("Garell Strout", at="anika-berlyn"))
    assert hits(t)[0] == f"garell-strout {B_HERO} 2 fire"
    assert (t["damage hero@A"], t["damage hero@B"]) == (0, 2)


@pytest.mark.card("Raztu'jor")
@pytest.mark.parametrize(("answer", "gone"), [("yes", ["scarlet-kris"]), ("no", [])])
def test_raztujor_may_destroy_a_weapon(answer: str, gone: list[str]) -> None:
    B = {"play": ["Scarlet Kris", "Golem Skull Helm"]}
    t = charge("Raztu'jor", "target scarlet-kris", answer, A={"play": ["Blackcrow"]}, B=B)
    assert t["graveyard B"] == gone
    t = charge("Raztu'jor", aims="blackcrow@A scarlet-kris@B", A={"play": ["Blackcrow"]}, B=B)


# -- damage ---------------------------------------------------------------------------------------


@pytest.mark.card("Randipan")
def test_randipan_draws_when_it_deals_combat_damage_to_a_defending_hero() -> None:
    deck = {"play": ["Randipan"], "deck": ["Axar", "Hira"]}
    t = Duel(A=deck, B={"play": ["Valanos"]}).fight("randipan", "hero@B")
    assert t["hand A"] == ["axar"]
    t = Duel(A=deck, B={"play": ["Valanos"]}).fight("randipan", "valanos")
    assert t["hand A"] == []
    t = Duel(A=deck, B={"play": ["Scarlet Kris"]}, turn="B").fight("hero@B", "randipan")
    assert (t["damage hero@B"], t["hand A"]) == (2, [])


@pytest.mark.card("Brigg")
@pytest.mark.parametrize(("damage", "gone"), [(1, ["anika-berlyn"]), (0, [])])
def test_brigg_destroys_a_damaged_ally_that_it_deals_combat_damage(
    damage: int, gone: list[str]
) -> None:
    B = {"play": [f"Anika Berlyn | damage {damage}"]}
    t = Duel(A={"play": ["Brigg"]}, B=B).fight("brigg", "anika-berlyn")
    assert t["graveyard B"] == gone
    t = Duel(A={"play": ["Brigg"]}, B={"damage": 3}).fight("brigg", "hero@B")
    assert t["winner"] == "-"


@pytest.mark.card("Crusty")
@pytest.mark.parametrize(("answer", "n"), [("yes", 2), ("no", 0)])
def test_crusty_may_deal_as_much_to_another_as_it_dealt_to_an_ally(answer: str, n: int) -> None:
    t = Duel(A={"play": ["Crusty"]}, B={"play": ["Anika Berlyn"]}).fight("crusty", "anika-berlyn")
    assert sorted(targets(t)) == ["crusty@A", "hero@A", "hero@B"]
    t.do("A target hero@B").resolve().do(f"A {answer}")
    assert (t["damage anika-berlyn"], t["damage hero@B"]) == (2, n)
    assert hits(t).count(f"crusty {B_HERO} 2 melee") == (n > 0)
    t = Duel(A={"play": ["Crusty"]}).fight("crusty", "hero@B")
    assert (t.label, t["damage hero@B"]) == ("priority", 2)


@pytest.mark.card("Burly Berta")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", ["axar"]), ("no", [])])
def test_burly_berta_may_draw_when_it_deals_damage_to_a_hero(answer: str, drawn: list[str]) -> None:
    A = {"play": ["Burly Berta"], "deck": ["Axar", "Hira"]}
    t = Duel(A=A).fight("burly-berta", "hero@B").do(f"A {answer}")
    assert t["hand A"] == drawn
    t = Duel(A=A, B={"play": ["Cerwyn"]}).fight("burly-berta", "cerwyn")
    assert (t.label, t["hand A"]) == ("priority", [])


@pytest.mark.card("Lu'ka de Wall")
@pytest.mark.parametrize("answer", ["yes", "no"])
def test_luka_may_exhaust_somebody_when_he_is_dealt_damage(answer: str) -> None:
    A = {"hand": ["Fire Blast"], "resources": 1, "play": ["Kor Cindervein"]}
    t = Duel(A=A, B={"play": ["Lu'ka de Wall"]})
    t.do("A play fire-blast", "A target luka-de-wall").resolve()
    assert sorted(targets(t)) == ["hero@A", "hero@B", "kor-cindervein@A", "luka-de-wall@B"]
    t.do("B target kor-cindervein").resolve().do(f"B {answer}")
    assert t["exhausted kor-cindervein"] == (answer == "yes")
    t = Duel(A=A, B={"play": ["Lu'ka de Wall"]})
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t.label == "priority"


@pytest.mark.card("Brel Blazebeard")
def test_brel_gains_assault_2_when_your_hero_or_another_ally_deals_fire_damage() -> None:
    A = {"play": ["Brel Blazebeard", "Hira", "Axar"], "hand": ["Fire Blast"], "resources": 1}
    t = Duel(A=A).fight("axar", "hero@B").fight("brel-blazebeard", "hero@B")
    assert t["atk brel-blazebeard"] == 2
    t.fight("hira", "hero@B")
    assert t["atk brel-blazebeard"] == 4
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t["atk brel-blazebeard"] == 6
    assert t.end_turn()["assault brel-blazebeard"] == 0
    t = Duel(A={"play": ["Hira"]}, B={"play": ["Brel Blazebeard"]}).fight("hira", "hero@B")
    assert t["assault brel-blazebeard"] == 0
