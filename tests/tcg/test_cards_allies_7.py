"""Allies whose powers look at turns and resources; and the great names of both factions."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg.content import slug
from tests.tcg.abilities import (
    ALLIES,
    B_HERO,
    CHARS,
    HEROES,
    hits,
    round_trip,
    stash,
    targets,
    until,
)
from tests.tcg.allies import arrive, of, quietly, usable, use
from tests.tcg.table import Duel

QUEST = "The Key to Freedom"


# -- turns ----------------------------------------------------------------------------------------


@pytest.mark.card("Forager Cloudbloom")
@pytest.mark.parametrize(("flag", "more"), [("exhausted", 1), ("damage 0", 0)])
def test_forager_draws_when_it_readies(flag: str, more: int) -> None:
    t = Duel(
        A={"play": [f"Forager Cloudbloom | {flag}", "Cerwyn | exhausted"]}, turn="B"
    ).end_turn()
    assert len(t["hand A"]) == 1 + more  # one is drawn each turn


@pytest.mark.card("Rantuko Grimtouch")
@pytest.mark.parametrize("flag", ["exhausted", "damage 0"])
def test_rantuko_deals_1_shadow_damage_to_each_opposing_ally_when_it_readies(flag: str) -> None:
    A = {"play": [f"Rantuko Grimtouch | {flag}", "Kor Cindervein | exhausted"]}
    t = Duel(A=A, B={"play": ["Anika Berlyn", "Valanos"]}, turn="B").end_turn()
    victims = ["anika-berlyn", "valanos"] if flag == "exhausted" else []
    assert hits(t) == [f"rantuko-grimtouch {victim} 1 shadow" for victim in victims]


@pytest.mark.card("Ka'tali Stonetusk")
def test_katali_heals_1_from_itself_as_your_turn_starts() -> None:
    thrall = "Thrall, Warchief of the Horde"  # 2 health more
    A = {"play": ["Ka'tali Stonetusk | damage 3", "Cerwyn | damage 1", thrall]}
    t = Duel(A=A).end_turn()
    assert t["damage katali-stonetusk"] == 3
    t.end_turn()
    assert (t["damage katali-stonetusk"], t["damage cerwyn"]) == (2, 1)


@pytest.mark.card("Kirga Earthguard")
def test_kirga_readies_as_your_turn_ends() -> None:
    exhausted = {"play": ["Kirga Earthguard | exhausted", "Cerwyn | exhausted"]}
    t = Duel(A=exhausted).end_turn()
    assert (t["exhausted kirga-earthguard"], t["exhausted cerwyn"]) == (False, True)
    t = Duel(A=exhausted, turn="B", stops="every")
    while t["turn"] == "B":
        assert t["exhausted kirga-earthguard"]
        t.passes()


@pytest.mark.card("Gargoyle")
@pytest.mark.parametrize(("damage", "back"), [(0, ["gargoyle"]), (1, [])])
def test_gargoyle_returns_as_your_turn_ends_if_it_is_undamaged(
    damage: int, back: list[str]
) -> None:
    play = {"play": [f"Gargoyle | damage {damage}", "Cerwyn"]}
    assert Duel(A=play).end_turn()["hand A"] == back
    assert "gargoyle" in Duel(A=play, turn="B").end_turn()["party A"]


@pytest.mark.parametrize(
    ("card", "token"),
    [of("Bound Vortex", "air-elemental-token"), of("Bound Torrent", "water-elemental-token")],
)
def test_it_brings_an_elemental_when_it_exhausts(card: str, token: str) -> None:
    t = Duel(A={"play": [card, "Cerwyn"]}).fight("cerwyn", "hero@B")
    assert token not in t["party A"]
    t.fight(slug(card), "hero@B")
    assert t["party A"][3:] == [token]
    assert not t.can(f"A attack {token}")


# -- resources ------------------------------------------------------------------------------------


def quest(*play: str, seat: str = "A", **spec: Any) -> Duel:
    """A controls these cards; a quest of this seat is completed: a resource is turned face down."""
    row = {"resources": [QUEST, *["Cerwyn | down"] * 4], "deck": ["Axar", "Hira", "Zip"]}
    sides: dict[str, dict[str, Any]] = {"A": {"play": list(play)}, "B": {}}
    sides["A"] |= spec.pop("A", {})
    sides[seat] |= row
    t = Duel(**sides, turn=seat, **spec)
    t.do(f"{seat} use the-key-to-freedom the-key-to-freedom.1")
    return t


EMERALD = [
    *(of("Emerald Captain"), of("Emerald Soldier"), of("Emerald Tree Warder")),
    of("Emerald Wanderer"),
]


@pytest.mark.parametrize("card", EMERALD)
def test_it_does_not_look_at_the_resources_of_others(card: str) -> None:
    t = quest(card, seat="B").resolve()
    assert [e for e in t.events if e.startswith("triggered")] == []
    t = Duel(A={"play": [card], "hand": ["Axar"]}).do("A place axar")
    assert [e for e in t.events if e.startswith("triggered")] == []


@pytest.mark.card("Emerald Captain")
def test_emerald_captain_deals_1_nature_damage_to_a_hero() -> None:
    t = quest("Emerald Captain")
    assert sorted(targets(t)) == HEROES.split()
    t.do("A target hero@B").resolve()
    assert hits(t) == [f"emerald-captain {B_HERO} 1 nature"]


@pytest.mark.card("Emerald Captain")
def test_emerald_captain_hears_of_a_stash() -> None:
    t = Duel(A={"play": ["Emerald Captain"], "hand": ["Talaan Solaras"]})
    t.do("A stash talaan-solaras", "A add emerald-captain emerald-captain.1")
    t.do("A target hero@B").resolve()
    assert hits(t) == [f"emerald-captain {B_HERO} 1 nature"]


@pytest.mark.card("Emerald Soldier")
def test_emerald_soldier_heals_2() -> None:
    t = quest("Emerald Soldier", A={"damage": 5})
    assert sorted(targets(t)) == ["emerald-soldier@A", *HEROES.split()]
    assert t.do("A target hero@A").resolve()["damage hero@A"] == 3


@pytest.mark.card("Emerald Tree Warder")
@pytest.mark.parametrize(("answer", "drawn"), [("yes", 2), ("no", 1)])
def test_emerald_tree_warder_may_draw(answer: str, drawn: int) -> None:
    t = quest("Emerald Tree Warder").resolve().do(f"A {answer}").resolve()
    assert len(t["hand A"]) == drawn  # one for the quest


@pytest.mark.card("Emerald Wanderer")
def test_emerald_wanderer_gains_assault_3() -> None:
    t = quest("Emerald Wanderer").resolve()
    assert t["atk emerald-wanderer"] == 6
    assert t.fight("emerald-wanderer", "hero@B")["damage hero@B"] == 6
    assert t.end_turn()["assault emerald-wanderer"] == 0


@pytest.mark.card("Mottled Drake")
def test_mottled_drake_readies_and_heals_a_dragonkin_when_you_place_a_resource_face_up() -> None:
    play = ["Mottled Drake", "Emerald Wanderer | exhausted | damage 4", "Cerwyn | exhausted"]
    A = {"hero": "Ysera the Dreamer", "play": play, "hand": [QUEST, "Axar"]}
    t = Duel(A=A, B={"play": ["Emerald Soldier"]}).do("A place_up the-key-to-freedom")
    assert sorted(targets(t)) == ["emerald-wanderer@A", "mottled-drake@A"]
    t.do("A target emerald-wanderer").resolve()
    assert (t["exhausted emerald-wanderer"], t["damage emerald-wanderer"]) == (False, 0)
    assert Duel(A=A).do("A place axar").label == "priority"
    B = {"hand": [QUEST]}
    assert Duel(A=A, B=B, turn="B").do("B place_up the-key-to-freedom").label == "priority"


@pytest.mark.card("Mottled Drake")
def test_mottled_drake_is_a_mount_that_neither_attacks_nor_is_attacked() -> None:
    t = Duel(A={"play": ["Mottled Drake", "Cerwyn"]}, B={"play": ["Mottled Drake"]})
    assert not t.can("A attack mottled-drake@A")
    t.do("A attack cerwyn")
    assert f"proposed cerwyn A2 {B_HERO} B0" in t.events


# -- the Alliance ---------------------------------------------------------------------------------


@pytest.mark.card("High Commander Halford Wyrmbane")
def test_halford_has_assault_and_mend_for_each_other_ally_of_yours() -> None:
    me = "high-commander-halford-wyrmbane"
    A = {"play": ["High Commander Halford Wyrmbane", "Cerwyn", "Ghoul token"], "damage": 5}
    t = Duel(A=A, B={"play": ["Cerwyn"]})
    assert (t[f"assault {me}"], t[f"mend {me}"], t[f"atk {me}"]) == (2, 2, 6)
    until(t.end_turn(), "target").do("A target hero@A").resolve().do("A yes")
    assert t["damage hero@A"] == 3


@pytest.mark.card("Jaina, Lady of Theramore")
def test_jaina_makes_types_in_the_graveyard_cheaper_for_you_and_dearer_for_them() -> None:
    side = {"graveyard": ["Axar", "Golem Skull Helm"]}
    side |= {"hand": ["Kor Cindervein", "Cerwyn", "Zip", "Crimson Shocker", "Fire Blast"]}
    A = {**side, "play": ["Jaina, Lady of Theramore"]}
    t = Duel(A=A, B=side)
    hand = ("kor-cindervein", "cerwyn", "zip", "crimson-shocker", "fire-blast")
    assert [t[f"cost A {x}"] for x in hand] == [2, 1, 1, 2, 1]
    assert [t[f"cost B {x}"] for x in hand] == [4, 2, 3, 4, 1]
    t = Duel(A={**A, "graveyard": []}, B={**side, "graveyard": []})
    assert [t[f"cost {seat} kor-cindervein"] for seat in "AB"] == [3, 3]


@pytest.mark.card("Magni, the Mountain King")
def test_magni_gives_your_dwarves_health_for_the_def_of_your_armor() -> None:
    play = ["Magni, the Mountain King", "Kor Cindervein", "Cerwyn", *ARMOR]
    A = {"hero": "Stromdak of Ironforge", "play": play}
    t = Duel(A=A, B={"play": ["Olaf Steelbreaker", "Bloodbane's Fall"]})
    names = ("hero@A", "magni-the-mountain-king", "kor-cindervein", "cerwyn", "olaf-steelbreaker")
    assert [t[f"health {x}"] for x in names] == [30 + 5, 4 + 5, 3 + 5, 2, 6]


ARMOR = ["Golem Skull Helm", "Wildlife Defender", "Dread Pirate Ring"]


@pytest.mark.card("Magni, the Mountain King")
def test_magnis_stash_brings_a_dwarf_warrior() -> None:
    assert stash("Magni, the Mountain King")["party A"][2:] == ["dwarf-warrior-token"]


@pytest.mark.card("Bolvar, Highlord of Fordragon Hold")
def test_bolvar_may_bring_fordragon_hold_into_the_row() -> None:
    me = "Bolvar, Highlord of Fordragon Hold"
    A = {"deck": ["Axar", "Fordragon Hold", "Gilneas"]}
    t = arrive(me, "yes", A=A)
    assert t.offers("A") == ["find fordragon-hold", "find_none"]
    t.do("A find fordragon-hold").luck()
    assert t["row A"][-1] == "fordragon-hold"
    assert t["exhausted fordragon-hold"]
    assert len(t["deck A"]) == 2
    t = arrive(me, "no", A=A)
    assert (t.label, len(t["deck A"])) == ("priority", 3)


@pytest.mark.card("Bolvar, Highlord of Fordragon Hold")
def test_bolvars_death_rattle_returns_your_locations_to_the_hand() -> None:
    A = {"play": ["Bolvar, Highlord of Fordragon Hold | damage 3"]}
    A |= {"resources": ["Fordragon Hold", "Entrenched", "Gilneas | down"]}
    t = Duel(A=A, B={"play": ["Cerwyn"], "resources": ["Gilneas"]})
    t.fight("bolvar-highlord-of-fordragon-hold", "cerwyn")
    assert t["hand A"] == ["fordragon-hold"]
    assert (t["row A"], t["row B"]) == (["entrenched", "down gilneas"], ["gilneas"])


@pytest.mark.card("King Genn Greymane")
def test_genn_has_2_more_of_both_for_each_other_worgen_of_yours() -> None:
    A = {"hero": "Jaral of Gilneas", "play": ["King Genn Greymane", "Garet Vice", "Cerwyn"]}
    t = Duel(A=A, B={"play": ["Roger Ulric"]})
    assert (t["atk king-genn-greymane"], t["health king-genn-greymane"]) == (8, 8)
    assert t["atk garet-vice"] == 2


@pytest.mark.card("King Genn Greymane")
@pytest.mark.parametrize(("flag", "free"), [("damage 0", False), ("exhausted", True)])
def test_while_genn_is_ready_your_other_worgen_cant_be_attacked(flag: str, free: bool) -> None:
    play = [f"King Genn Greymane | {flag}", "Garet Vice", "Kor Cindervein"]
    t = Duel(A={"hero": "Jaral of Gilneas", "play": play}, B={"play": ["Cerwyn"]}, turn="B")
    t.do("B attack cerwyn")
    names = [f"B at {x}" for x in ("hero@A", "king-genn-greymane", "garet-vice", "kor-cindervein")]
    assert [t.can(move) for move in names] == [free, True, free, True]


# -- the Horde ------------------------------------------------------------------------------------


@pytest.mark.card("Talaan Solaras")
def test_talaans_stash_deals_1_melee_damage_to_a_damaged_ally() -> None:
    B = {"play": ["Anika Berlyn | damage 1", "Cerwyn"]}
    t = stash("Talaan Solaras", A={"damage": 1}, B={**B, "damage": 1})
    assert hits(t) == ["gurzak-of-orgrimmar anika-berlyn 1 melee"]  # the only one


@pytest.mark.card("Shaera Strikewing")
def test_shaeras_stash_gives_an_ally_stealth() -> None:
    t = Duel(
        A={"hand": ["Shaera Strikewing"], "play": ["Kor Cindervein"]}, B={"play": ["Anika Berlyn"]}
    )
    t.do("A stash shaera-strikewing")
    assert sorted(targets(t)) == sorted(ALLIES.split())
    t.do("A target kor-cindervein").resolve()
    assert t["keywords kor-cindervein"] == ["stealth"]
    assert t.end_turn()["keywords kor-cindervein"] == []


@pytest.mark.card("Deathlord Jones")
def test_jones_brings_brode_exhausted_who_does_not_ready_by_himself() -> None:
    t = arrive("Deathlord Jones")
    assert t["party A"][3:] == ["brode-token"]
    assert t["exhausted brode-token"]
    assert round_trip(t)["exhausted brode-token"]


@pytest.mark.card("Deathlord Jones")
def test_jones_deals_3_shadow_damage_and_readies_a_ghoul_once_on_your_turn() -> None:
    play = ["Deathlord Jones", "Brode token | exhausted", "Kor Cindervein | exhausted"]
    A = {"play": play, "resources": 6}
    t = Duel(A=A, B={"play": ["Anika Berlyn"]}).do("A use deathlord-jones deathlord-jones.2")
    assert sorted(targets(t)) == sorted(f"{CHARS} deathlord-jones@A brode-token@A".split())
    B = {"play": ["Ghoul token | exhausted"]}
    t = use(Duel(A=A, B=B), "deathlord-jones", "target hero@B", cost=3, power=2)
    assert hits(t) == [f"deathlord-jones {B_HERO} 3 shadow"]
    assert (t["exhausted brode-token"], t["exhausted kor-cindervein"]) == (False, True)
    assert not usable(t, "deathlord-jones")
    t = Duel(A={**A, "hand": [QUEST]}, turn="B", stops="every").do("B pass")
    assert (t["turn"], usable(t, "deathlord-jones")) == ("B", False)


@pytest.mark.card("Saurfang the Younger, Kor'kron Warlord")
def test_saurfang_may_search_for_korkron_vanguard() -> None:
    me = "Saurfang the Younger, Kor'kron Warlord"
    A = {"deck": ["Axar", "Kor'kron Vanguard", "Lost Isles"]}
    t = arrive(me, "yes", A=A)
    assert t.offers("A") == ["find korkron-vanguard", "find_none"]
    t.do("A find korkron-vanguard").luck()
    assert t["hand A"] == ["korkron-vanguard"]
    assert "revealed A korkron-vanguard" in t.events
    assert arrive(me, "no", A=A)["hand A"] == []


@pytest.mark.card("Saurfang the Younger, Kor'kron Warlord")
def test_saurfangs_death_rattle_turns_your_locations_face_down() -> None:
    A = {"play": ["Saurfang the Younger, Kor'kron Warlord | damage 3"]}
    A |= {"resources": ["Kor'kron Vanguard", "Entrenched"]}
    t = Duel(A=A, B={"play": ["Cerwyn"], "resources": ["Lost Isles"]})
    t.fight("saurfang-the-younger-korkron-warlord", "cerwyn")
    assert (t["row A"], t["row B"]) == (["down korkron-vanguard", "entrenched"], ["lost-isles"])


@pytest.mark.card("Cairne, Earthmother's Chosen")
@pytest.mark.parametrize("attacker", ["cairne-earthmothers-chosen", "hero@A"])
def test_cairne_lets_your_tauren_exhaust_somebody_as_they_attack(attacker: str) -> None:
    play = ["Cairne, Earthmother's Chosen", "Cerwyn", "Claws of Torment"]
    A = {"hero": "Akumo of Thunder Bluff", "play": play, "resources": 1}
    for answer in ("yes", "no"):
        t = Duel(A=A, B={"play": ["Anika Berlyn"]}).attack(attacker, "hero@B")
        if t.label == "strike":
            t.do("A hold")
        assert len(targets(t)) == 5
        t.do("A target anika-berlyn").resolve().do(f"A {answer}")
        assert t["exhausted anika-berlyn"] == (answer == "yes")
    t = Duel(A=A, B={"play": ["Anika Berlyn"]}).fight("cerwyn", "hero@B")
    assert [e for e in t.events if e.startswith("triggered")] == []


@pytest.mark.card("Cairne, Earthmother's Chosen")
def test_cairne_lets_your_tauren_exhaust_somebody_as_they_defend() -> None:
    A = {"play": ["Cairne, Earthmother's Chosen"]}
    B = {"play": ["Anika Berlyn", "Vanda Skydaughter"]}
    t = Duel(A=A, B=B, turn="B").attack("anika-berlyn", "cairne-earthmothers-chosen")
    until(t, "target").do("A target vanda-skydaughter").resolve().do("A yes")
    assert t["exhausted vanda-skydaughter"]
    t = Duel(A=A, B=B, turn="B").attack("vanda-skydaughter", "hero@A")
    assert [e for e in t.events if e.startswith("triggered")] == []


@pytest.mark.card("Cairne, Earthmother's Chosen")
def test_cairnes_stash_brings_a_tauren_warrior() -> None:
    assert stash("Cairne, Earthmother's Chosen")["party A"][2:] == ["tauren-warrior-token"]


@pytest.mark.card("Thrall, Warchief of the Horde")
def test_thrall_gives_your_other_horde_allies_2_of_both() -> None:
    A = {"play": ["Thrall, Warchief of the Horde", "Brigg", "Cerwyn", "Zip"]}
    t = Duel(A=A, B={"play": ["Nikka Blastbor"]})
    names = ("thrall-warchief-of-the-horde", "brigg", "cerwyn", "zip", "nikka-blastbor", "hero@A")
    assert [t[f"atk {x}"] for x in names] == [6, 3, 1, 2, 2, 0]
    assert [t[f"health {x}"] for x in names] == [6, 4, 2, 3, 1, 30]


@pytest.mark.card("Garrosh Hellscream")
def test_garrosh_gives_your_allies_assault_of_their_printed_atk() -> None:
    A = {"play": ["Garrosh Hellscream", "Kor Cindervein", "Firewarden Wyland Kaslinth"]}
    t = Duel(A={**A, "hero": "The Lich King"}, B={"play": ["Kor Cindervein"]})
    names = ("garrosh-hellscream", "kor-cindervein@A", "firewarden-wyland-kaslinth")
    assert [t[f"atk {x}"] for x in names] == [14, 6, 3]
    assert (t["assault kor-cindervein@B"], t["assault hero@A"]) == (0, 0)
    t.fight("kor-cindervein@A", "hero@B")
    assert t["damage hero@B"] == 6
    assert t.end_turn()["atk garrosh-hellscream"] == 7


@pytest.mark.card("Plainswatcher Taro")
@pytest.mark.parametrize(
    ("side", "play", "free"),
    [
        ("A", ["Cerwyn"] * 4, True),
        ("A", ["Cerwyn"] * 3, False),
        ("B", ["Cerwyn"] * 4, False),
        ("A", ["Cerwyn", "Axar", "Hira", "Zip"], False),
    ],
)
def test_taro_is_free_while_you_control_4_cards_of_one_name(
    side: str, play: list[str], free: bool
) -> None:
    sides: dict[str, dict[str, Any]] = {"A": {"hand": ["Plainswatcher Taro"]}, "B": {}}
    sides[side]["play"] = play
    t = Duel(**sides)
    assert t.can("A play plainswatcher-taro") == free
    if free:
        assert "plainswatcher-taro" in quietly(t.do("A play plainswatcher-taro"))["party A"]
