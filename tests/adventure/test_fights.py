"""Combat, powers, cards with a moment, attached cards, damage and defeat."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import has
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import cards, combat, items, values
from tabard.games.adventure.state import ATTACKER, DEFENDER, Attached

from .table import Table

FAR = {"hero": "sofeea", "at": "ironforge"}
CITY = ("undercity", "stormwind-city", "ironforge")


def fight(foe: str, hero: str = "grumbaz", color: str = "grey", **more: Any) -> Table:
    """Up to the combat dice, against this encounter."""
    rival = more.pop("B", FAR if hero != "sofeea" else {"hero": "burbonn", "at": "ironforge"})
    t = Table(A={"hero": hero, "at": "t1", **more}, B=rival, **{color: [foe]})
    t.move(2, 3)
    if t.label == "boots":
        t.do("A keep")
    t.do("A stay")
    while t.label == "window":
        t.do("A pass")
    return t


def duel(a: dict[str, Any], b: dict[str, Any], **more: Any) -> Table:
    """A attacks B; up to the first question of the combat."""
    t = Table(A={"at": "t1", **a}, B={"at": "t1", **b}, **more)
    t.move(2, 3).do("A stay")
    while t.label == "window":
        t.do("A pass")
    return t.do("A attack B")


def hears(t: Table, *verbs: str) -> list[str]:
    return [event for event in t.events if event.split()[0] in verbs]


# -- the five steps -------------------------------------------------------------------------------


@pytest.mark.rule("WAG-COMBAT-01", "WAG-COMBAT-04", "WAG-PVP-03")
def test_whoever_is_active_attacks() -> None:
    t = fight("mountain-boar.1")
    assert (values.combatant(t.s, ATTACKER), values.combatant(t.s, DEFENDER)) == (0, -1)
    t = duel({"hero": "grumbaz"}, {"hero": "burbonn"})
    assert (values.combatant(t.s, ATTACKER), values.combatant(t.s, DEFENDER)) == (0, 1)


@pytest.mark.rule("WAG-COMBAT-02", "WAG-PVP-04")
@pytest.mark.parametrize("rival", [False, True])
def test_roll_powers_ranged_melee_end(rival: bool) -> None:
    """An axe that adds to the attack on a 5 fires after the roll and before the attacks."""
    axe: dict[str, Any] = {"hero": "grumbaz", "weapon": "kobold-digger.1", "hurt": 0}
    t = duel(axe, {"hero": "sofeea"}) if rival else fight("kobold-geomancer.1", **axe)
    t.dice(5, 6)
    assert [e.split()[0] for e in hears(t, "dice", "fired", "hit")] == [
        "dice",
        "fired",
        "hit",
        "hit",
    ]
    assert [e.split()[1] for e in hears(t, "hit")] == ["black", "red"]  # ranged comes first


@pytest.mark.rule("WAG-COMBAT-05", "WAG-TIMING-02", "WAG-POWER-08")
def test_cards_before_the_roll_are_played_before_it() -> None:
    hand = ["heroic-strike", "shield-block"]
    t = fight("mountain-boar.1", hand=hand)
    assert "play heroic-strike" in t.options()
    assert "play shield-block" not in t.options()
    t.refuses("A play shield-block", "WAG-TIMING-02")
    t.dice(3, 3, then=False)
    assert "play shield-block" in t.options()
    assert "play heroic-strike" not in t.options()


@pytest.mark.rule("WAG-COMBAT-07", "WAG-COMBAT-11", "WAG-COMBAT-16")
def test_a_ranged_hit_spares_one_the_melee() -> None:
    t = fight("mountain-boar.1", "sandrai").dice(3, 6)
    assert hears(t, "hit", "missed") == ["hit red 4"]
    assert t["hurt A"] == 0
    hit = fight("goblin-engineer.1", hurt=2).dice(6, 6)
    assert hears(hit, "hit", "missed") == ["hit black 8"]  # felled before the melee
    assert hit["at A"] == "undercity"


@pytest.mark.rule("WAG-COMBAT-08", "WAG-POWER-02", "WAG-PVP-06")
@pytest.mark.parametrize("rival", [False, True])
def test_powers_of_the_defender_first(rival: bool) -> None:
    axe = {"hero": "grumbaz", "weapon": "kobold-digger.1"}
    if rival:
        t = duel(axe, {"hero": "burbonn", "weapon": "kobold-digger.2"})
        t.dice(5, 5, then=False)
        sides = ["fired miners-pick.1", "fired miners-pick.1"]
        assert hears(t, "fired") == sides
        assert list(t.s.bonus) == [1, 1]
        first = [fired.side for fired in t.s.fired]
        assert first == [DEFENDER, ATTACKER]
    else:
        t = fight("frostmane-troll.1", **axe).dice(5, 5, then=False)
        assert hears(t, "fired") == ["fired frostmane-troll.1", "fired miners-pick.1"]


@pytest.mark.rule("WAG-COMBAT-10", "WAG-WEAPON-02")
def test_a_ranged_weapon_strikes_in_the_ranged_step() -> None:
    t = fight("mountain-boar.1", "burbonn", weapon="rotten-ghoul.1").dice(2, 6)
    assert hears(t, "hit", "missed") == ["hit red 5"]  # 2, the die, and one against Beasts
    assert t["hurt A"] == 0


@pytest.mark.rule("WAG-COMBAT-13", "WAG-COMBAT-19", "WAG-COMBAT-20")
def test_two_in_melee_strike_in_the_melee_step() -> None:
    t = fight("mountain-boar.1").dice(1, 6)
    assert hears(t, "hit", "missed") == ["missed red 3", "hit black 7"]
    t = fight("kobold-geomancer.1").dice(6, 1)  # missed from afar, then it is struck
    assert hears(t, "hit", "missed") == ["missed black 2", "hit red 8"]


@pytest.mark.rule("WAG-COMBAT-14")
@pytest.mark.parametrize(("red", "hit"), [(3, True), (2, False)])
def test_a_ranged_attack_has_to_reach_the_defense(red: int, hit: bool) -> None:
    t = fight("mountain-boar.1", "sandrai").dice(red, 1)
    assert (t["pack A"] == ["mountain-boar.1"]) == hit


@pytest.mark.rule("WAG-COMBAT-21", "WAG-COMBAT-24")
def test_outcomes_of_a_melee() -> None:
    t = fight("mountain-boar.1", hurt=3).dice(6, 6)
    assert (t["at A"], t["pack A"], t["top grey"]) == ("undercity", [], "mountain-boar.1")
    t = fight("mountain-boar.1", hurt=3).dice(6, 1)
    assert (t["at A"], t["pack A"]) == ("t1", ["mountain-boar.1"])


@pytest.mark.rule("WAG-COMBAT-23")
def test_a_power_that_fells_ends_the_combat_before_the_attacks() -> None:
    rival = {"hero": "burbonn", "at": "t1"}
    spec = {"hero": "sandrai", "at": "t1", "hand": ["curse-of-agony"]}
    t = Table(A=spec, B={**rival, "hurt": 3}).move(2, 3).do("A play curse-of-agony", "A stay")
    while t.label == "window":
        t.do("A pass")
    t.do("A attack B").dice(1, 1)
    assert hears(t, "hit", "missed") == []
    assert t["at B"] in CITY


@pytest.mark.rule("WAG-COMBAT-26", "WAG-DEFEAT-02")
def test_first_the_defeat_then_the_line() -> None:
    t = fight("goblin-engineer.1", hurt=3).dice(1, 6)
    assert [e.split()[0] for e in hears(t, "defeated", "resurrected", "lingers")] == [
        *("defeated", "resurrected", "lingers")
    ]
    assert t["line t1"] == ["goblin-engineer.1"]


@pytest.mark.rule("WAG-COMBAT-28", "WAG-LEVEL-16", "WAG-LEVEL-11")
def test_map_encounters_stay_and_bring_their_level_once() -> None:
    t = Table(A={"hero": "burbonn", "at": "s1", "level": "green", "hurt": 1}, B=FAR)
    t.move(2, 3).do("A go hogger", "A stay").dice(6, 1)
    assert (t["level A"], t["hurt A"], t["held A"]) == ("green", 1, 0)
    again = Table(A={"hero": "grumbaz", "at": "s1"}, B=FAR)
    again.move(2, 3).do("A go hogger", "A stay").dice(1, 1)
    assert set(again.s.line) == {-1}


# -- powers ---------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-POWER-04")
def test_a_power_fires_once_in_a_combat() -> None:
    t = fight("mountain-boar.1", "burbonn", weapon="rotten-ghoul.1").dice(1, 1, then=False)
    assert t.label == "reroll"
    t.give(1)
    assert t.label != "reroll"
    assert hears(t, "fired") == ["fired fine-longbow.1"]


@pytest.mark.rule("WAG-POWER-07")
def test_what_a_power_gives_ends_with_the_combat() -> None:
    t = fight("mountain-boar.1", weapon="kobold-digger.1").dice(5, 1)
    assert hears(t, "hit") == ["hit red 8"]
    assert list(t.s.bonus) == [0, 0]


@pytest.mark.rule("WAG-POWER-09", "WAG-TIMING-08")
def test_a_reroll_activates_what_is_unused() -> None:
    spec: dict[str, Any] = {"weapon": "kobold-digger.1", "hand": ["overpower"]}
    t = fight("mountain-boar.1", **spec).dice(2, 1, then=False)
    t.do("A play overpower", "A pay 1").give(5)
    assert hears(t, "fired") == ["fired miners-pick.1"]
    t.quiet()
    assert hears(t, "hit") == ["hit red 8"]


@pytest.mark.rule("WAG-POWER-11")
def test_powers_of_what_is_not_worn_do_nothing() -> None:
    t = fight("mountain-boar.1", pack=["kobold-digger.1"]).dice(5, 1)
    assert hears(t, "fired") == []
    low = fight("mountain-boar.1", pack=["dark-iron-steamsmith.1", "ashmane-boar.1"])
    assert "use_item ashmane-boar.1" not in low.options() if low.asked else True
    moving = Table(A={"hero": "grumbaz", "pack": ["ashmane-boar.1"], "hurt": 2}, B=FAR).move(2, 3)
    assert "use_item" not in moving.verbs()


@pytest.mark.rule("WAG-POWER-12")
def test_several_powers_on_one_result() -> None:
    """The bow rerolls on a 1, and so does the hunter's other side: both, in either order."""
    spec = {"hero": "burbonn", "weapon": "rotten-ghoul.1", "side": "reverse"}
    t = Table(A={"at": "t1", **spec}, B=FAR, grey=["mountain-boar.1"]).move(2, 3).do("A stay")
    t.dice(1, 1, then=False)
    assert (t.label, set(t.options())) == ("powers", {"fire fine-longbow.1", "fire burbonn.2.1"})
    t.do("A fire burbonn.2.1").give(4)
    assert t.label == "reroll"
    t.give(6).quiet()
    assert len(hears(t, "fired")) == 2


# -- rivals ---------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-PVP-01")
def test_nobody_is_attacked_in_a_city() -> None:
    t = Table(A={"hero": "grumbaz", "at": "ironforge"}, B=FAR).move(2, 3)
    t.do("A stay", "A activate large_potion")
    assert t.label != "challenge"
    assert hears(t, "attacks") == []


@pytest.mark.rule("WAG-PVP-02", "WAG-PVP-10", "WAG-DAMAGE-01")
def test_a_hit_is_not_yet_a_defeat() -> None:
    t = duel({"hero": "grumbaz"}, {"hero": "burbonn", "pack": ["young-wolf.1"]}).dice(6, 1)
    assert (t["hurt B"], t["at B"], t["pack B"]) == (1, "t1", ["young-wolf.1"])
    assert t["at A"] == "t1"


@pytest.mark.rule("WAG-PVP-05", "WAG-PVP-11")
def test_each_has_a_die_and_there_is_one_exchange() -> None:
    t = duel({"hero": "grumbaz"}, {"hero": "burbonn"}).dice(6, 1)
    assert hears(t, "hit", "missed") == ["hit red 8", "missed black 2"]
    assert hears(t, "dice") == ["dice 6 1"]


@pytest.mark.rule("WAG-PVP-07", "WAG-TIMING-09")
def test_the_defender_plays_for_one_energy() -> None:
    hand = ["aspect-of-the-monkey", "aspect-of-the-cheetah"]
    t = duel({"hero": "grumbaz"}, {"hero": "burbonn", "hand": hand})
    assert t["energy B"] == 1
    assert t.options("B") == ["play aspect-of-the-monkey", "pass"]
    t.do("B play aspect-of-the-monkey", "A pass")
    assert (t["energy B"], t["defense B"]) == (0, 5)


@pytest.mark.rule("WAG-DEFEAT-08", "WAG-PACK-03", "WAG-PACK-04")
def test_only_the_pack_can_be_robbed() -> None:
    goods = {"weapon": "kobold-digger.1", "pack": ["young-wolf.1", "mountain-boar.1"]}
    t = duel({"hero": "grumbaz"}, {"hero": "burbonn", "hurt": 3, **goods}).dice(6, 1)
    assert t.options("A") == ["take young-wolf.1", "take mountain-boar.1", "leave"]
    t.do("A leave")
    assert len(t["pack B"]) == 2
    worn = duel({"hero": "grumbaz"}, {"hero": "burbonn", "hurt": 3, "weapon": "kobold-digger.1"})
    worn.dice(6, 1)
    assert worn.label != "steal"


# -- damage and defeat ----------------------------------------------------------------------------


@pytest.mark.rule("WAG-DAMAGE-02", "WAG-ENCOUNTER-06")
def test_a_hit_lays_as_many_tokens_as_the_damage() -> None:
    t = fight("goblin-engineer.1", hurt=1).dice(1, 6)
    assert t["hurt A"] == 3


@pytest.mark.rule("WAG-DAMAGE-04")
def test_an_encounter_falls_to_any_damage_but_not_to_none() -> None:
    t = fight("mountain-boar.1")
    t.s.force[0] = -1
    t.dice(6, 1)
    assert hears(t, "hit") == ["hit red 8"]
    assert (t["pack A"], t["line t1"]) == ([], ["mountain-boar.1"])


@pytest.mark.rule("WAG-DEFEAT-01", "WAG-DEFEAT-07")
@pytest.mark.parametrize(("hurt", "fell"), [(2, False), (3, True)])
def test_as_much_damage_as_life_is_a_defeat(hurt: int, fell: bool) -> None:
    more: dict[str, Any] = {
        "pack": ["young-wolf.2"],
        "quests": ["manhunt"],
        "kept": ["gold"],
        "hand": ["rend"],
    }
    t = fight("mountain-boar.1", hurt=hurt, **more)
    t.dice(1, 6)
    assert (t["at A"] == "undercity") == fell
    assert (t["pack A"], t["quests A"], len(t.s.kept)) == (["young-wolf.2"], ["manhunt"], 1)
    assert t["held A"] == 2  # Rend, and one by the Scroll


@pytest.mark.rule("WAG-DEFEAT-05", "WAG-DEFEAT-06")
def test_the_starting_side_and_no_attached_cards() -> None:
    t = fight(
        "goblin-engineer.1",
        hurt=3,
        side="reverse",
        weapon="riverpaw-gnoll.1",
        B={"hero": "sandrai", "at": "ironforge"},
    )
    gnoll = c.CARD.index["riverpaw-gnoll.1"]
    for name, seat, card in (("corruption", 0, -1), ("curse-of-agony", -1, gnoll)):
        ability = c.ABILITY.index[name]
        at = t.s.decks.index(ability)
        t.s.decks = t.s.decks[:at] + t.s.decks[at + 1 :]
        cards.add_attached(t.s, Attached(ability, 1, seat, card, -1, 0))
    t.dice(1, 6)
    assert t["side A"] == "start"
    assert [c.ABILITIES[x.ability].id for x in t.s.attached] == ["curse-of-agony"]


@pytest.mark.rule("WAG-DEFEAT-09")
def test_who_falls_in_a_city_stays_there() -> None:
    spec = {"hero": "sandrai", "at": "ironforge", "hurt": 3, "hand": ["life-tap"]}
    t = Table(A=spec, B={"hero": "sofeea", "at": "undercity"}).move(2, 3).do("A play life-tap")
    assert (t["at A"], t["hurt A"]) == ("ironforge", 0)


# -- numbers of heroes ----------------------------------------------------------------------------


@pytest.mark.rule("WAG-CHARACTER-03", "WAG-CHARACTER-04", "WAG-CHARACTER-05")
def test_numbers_of_the_card_without_gear() -> None:
    t = fight("mountain-boar.1", "sandrai")
    assert (t["attack A"], t["type A"], t["defense A"], t["damage A"]) == (1, "ranged", 3, 1)
    strong = fight("mountain-boar.1", hand=["heroic-strike"]).do("A play heroic-strike")
    assert strong["damage A"] == 2


@pytest.mark.rule("WAG-ABILITY-05", "WAG-ABILITY-06", "WAG-ABILITY-07")
def test_a_card_instead_of_the_weapon() -> None:
    t = fight("mountain-boar.1", "burbonn", weapon="kobold-digger.1", hand=["arcane-shot"])
    t.do("A play arcane-shot", "A pay 1")
    assert (t["type A"], t["damage A"], t["defense A"]) == ("ranged", 1, 3)
    t.dice(5, 1)
    assert hears(t, "fired") == []  # the axe would have, on a 5
    assert "hit red 9" in t.events  # three, one against Beasts, and the die


@pytest.mark.rule("WAG-ABILITY-03")
def test_a_card_that_was_played_is_discarded() -> None:
    t = fight("mountain-boar.1", hand=["heroic-strike"]).do("A play heroic-strike")
    assert t.s.discard[c.ABILITY.index["heroic-strike"]] == 1
    assert "heroic-strike" not in t["hand A"]


@pytest.mark.rule("WAG-LEVEL-15", "WAG-KEYWORD-07")
@pytest.mark.parametrize(("level", "attack"), [("yellow", 4), ("red", 6)])
def test_improved_text_needs_its_level(level: str, attack: int) -> None:
    t = fight("mountain-boar.1", "grumbaz", level=level, hand=["heroic-strike"])
    t.do("A play heroic-strike")
    assert t["attack A"] == attack


# -- words on cards -------------------------------------------------------------------------------


@pytest.mark.rule("WAG-KEYWORD-02")
def test_a_canceled_battle_skips_what_is_left() -> None:
    t = fight("goblin-engineer.1", "sofeea", hand=["blink"]).do("A play blink")
    assert hears(t, "dice", "hit", "missed") == []
    assert t["line t1"] == ["goblin-engineer.1"]


@pytest.mark.rule("WAG-KEYWORD-03", "WAG-KEYWORD-04", "WAG-KEYWORD-09")
def test_attached_cards_stay_and_add_up() -> None:
    hand = ["curse-of-recklessness", "curse-of-recklessness"]
    t = Table(
        A={"hero": "sandrai", "at": "ironforge", "hand": hand},
        B={"hero": "burbonn", "at": "ironforge"},
    )
    for _ in range(2):
        t.move(2, 3).do("A play curse-of-recklessness")
        t.do("A stay", "A activate large_potion").upkeep()
        t.move(2, 3).do("B stay", "B activate large_potion").upkeep()
    assert [card.seat for card in t.s.attached] == [1, 1]
    assert t.s.discard[c.ABILITY.index["curse-of-recklessness"]] == 0
    t.s.turn = 1
    combat.begin(t.s, c.FOE.index["hogger"], -1, -1)
    assert (t["attack B"], t["defense B"]) == (1 + 2, 3 - 4)


@pytest.mark.rule("WAG-KEYWORD-05", "WAG-KEYWORD-06")
def test_what_is_attached_to_an_item_goes_where_it_goes() -> None:
    t = Table(
        A={"hero": "grumbaz", "weapon": "kobold-digger.1"},
        B={"hero": "sandrai"},
        attached=["corruption B kobold-digger.1"],
    )
    card = t.s.weapon[0]
    items.wear(t.s, 0, n.WEAPON, -1)
    items.hand_over(t.s, 0, 1, card)
    assert len(t.s.attached) == 1
    items.lose(t.s, 1, card)
    assert not t.s.attached
    assert t.s.discard[c.ABILITY.index["corruption"]] == 1


@pytest.mark.rule("WAG-LEVEL-08")
def test_a_level_keeps_what_is_attached() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "s1", "disease": 1},
        B={"hero": "sandrai"},
        attached=["curse-of-tongues B A"],
    )
    t.move(2, 3).do("A go hogger", "A stay").dice(6, 1)
    assert (t["level A"], t["disease A"], len(t.s.attached)) == ("green", 1, 1)


def test_a_response_can_be_answered() -> None:
    """WAG-TIMING-05: a rival's Counterspell meets a Felhunter of the one who is attacked by it."""
    t = Table(
        seats=3,
        A={"hero": "sandrai", "at": "t1", "hand": ["corruption", "summon-felhunter"]},
        B={"hero": "sofeea", "at": "t1", "hand": ["counterspell"]},
        C={"hero": "burbonn", "at": "ironforge"},
    )
    t.move(2, 3).do("A play corruption", "B play counterspell")
    assert (t.label, t.asked) == ("respond", "A")
    t.do("A play summon-felhunter")
    if t.label == "attach":
        t.do("A upon B")
    assert [card.seat for card in t.s.attached] == [1]


@pytest.mark.parametrize("roll", [2, 5])
def test_boots_work_on_a_die_that_was_rerolled(roll: int) -> None:
    """WAG-DISCOVERY-15: a reroll is a roll."""
    t = fight(
        "mountain-boar.1", weapon="kobold-digger.1", hand=["overpower"], kept=["rocket_boots"]
    )
    t.quiet().give(((1,), (1,)))
    assert t.label == "boots"
    t.do("A keep")
    t.do("A play overpower", "A pay 1").give(3)
    assert t.label == "boots"
    t.do("A boots").give(roll)
    assert hears(t, "rerolled") == ["rerolled red 3", f"rerolled red {roll}"]


def test_nobody_is_asked_by_what_is_in_their_hand() -> None:
    """Who might hold a card that cancels is asked, whether they do or not."""
    for hand in (["counterspell"], ["frostbolt"]):
        t = Table(
            A={"hero": "burbonn", "at": "t1", "hand": ["aspect-of-the-cheetah"]},
            B={"hero": "sofeea", "at": "t1", "hand": hand},
        )
        t.move(2, 3).do("A play aspect-of-the-cheetah")
        assert (t.label, t.asked) == ("respond", "B")
    assert GAME.info.hidden
    assert has.POWERS[c.ABILITY.index["counterspell"]].cost == 0
