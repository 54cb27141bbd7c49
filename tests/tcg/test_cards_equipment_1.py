"""Equipment: what is printed on each card, seen at work. Powers are shown in the other file."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.tcg.content import CARD_NO, CARDS, damage_bits, slug
from tests.tcg.abilities import A_HERO, B_HERO, hits, swing
from tests.tcg.allies import of, quietly
from tests.tcg.table import Duel

WEAPONS = """
Reanimator's Hacker | 4 | 3 melee | 2 | 1 | DK Hu Sh Wa | Melee (1); Axe
Angry Dread | 3 | 2 melee | 2 | 1 | DK Pa Ro Sh Wa | Melee (1); Mace
Silent Crusader | 3 | 3 melee | 1 | 1 | DK Pa Ro Wa | Melee (1); Sword
Citadel Enforcer's Claymore | 4 | 5 melee | 4 | 2 | DK Pa Wa | Melee (1); Sword
Obsidium Executioner | 5 | 3 melee | 4 | 2 | DK Pa Wa | Sword; Melee (1)
Warmace of Menethil | 5 | 5 melee | 2 | 2 | DK Pa Wa | Melee (1); Mace
Colossal Skull-Clad Cleaver | 5 | 4 melee | 2 | 2 | DK Sh Wa | Melee (1); Axe
Hersir's Greatspear | 6 | 3 nature | 2 | 2 | Dr Hu | Melee (1); Polearm
Spire of Sunset | 2 | 1 melee | 3 | 2 | Dr Ma Pr Sh Wl | Melee (1); Staff
Blackcrow | 2 | 1 ranged | 1 | 1 | Hu | Ranged (1); Crossbow
Ancient Bone Bow | 3 | 2 ranged | 2 | 1 | Hu | Ranged (1); Bow
Stakethrower | 4 | 2 ranged | 2 | 1 | Hu | Ranged (1); Gun
Fel Iron Hatchet | 4 | 2 melee | 0 | 1 | Hu Pa Sh Wa | Melee (1); Axe
Arcanite Reaper | 7 | 5 melee | 0 | 2 | Hu Pa Wa | Melee (1); Axe
Scarlet Kris | 2 | 1 melee | 0 | 1 | Hu Ro Sh Wa | Melee (1); Dagger
Wand of the Forgotten Star | 1 | 1 shadow | 1 | 0 | Ma Pr Wl | Wand (1); Wand
Crimson Shocker | 3 | 1 fire | 1 | 0 | Ma Pr Wl | Wand (1); Wand
Lordbane Scepter | 3 | 1 fire | 1 | 0 | Ma Pr Wl | Wand; Ranged (1)
Masterwork Stormhammer | 3 | 3 melee | 3 | 1 | Pa Ro Sh Wa | Melee (1); Mace
Barman Shanker | 2 | 2 melee | 2 | 1 | Ro | Melee (1); Dagger
Crul'korak, the Lightning's Arc | 2 | 1 nature | 0 | 1 | Ro Sh | Axe; Melee (1)
Abomination Knuckles | 3 | 1 melee | 0 | 1 | Ro Sh | Melee (1); Fist
Claws of Torment | 3 | 0 melee | 1 | 1 | Ro Sh | Melee (1); Fist
Perdition's Blade | 2 | 2 melee | 1 | 1 | Ro Sh Wa | Melee (1); Dagger
Bloodied Arcanite Reaper | 5 | 3 melee | 0 | 2 | DK Pa Wa | Melee (1); Axe
Devout Aurastone Hammer | 2 | 1 melee | 3 | 1 | Dr Pa Pr Sh | Melee (1); Mace
Charmed Ancient Bone Bow | 3 | 2 ranged | 1 | 1 | Hu | Ranged (1); Bow
Dignified Headmaster's Charge | 5 | 1 melee | 4 | 2 | Ma Pr Wl | Melee (1); Staff
Balanced Heartseeker | 2 | 1 melee | 0 | 1 | Ro | Melee (1); Dagger
"""
ARMOR = """
Greathelm of the Scourge Champion | 2 | 2 | DK | Head (1); Plate
Bloodbane's Fall | 3 | 1 | DK Dr Hu Ma Pa Pr Ro Sh Wl Wa | Back (1); Cloth
Edgemaster's Handguards | 3 | 1 | Hu Pa Sh Wa | Hands (1); Mail
Golem Skull Helm | 3 | 3 | Pa Wa | Head (1); Plate
Polished Breastplate of Valor | 3 | 3 | DK Pa Wa | Chest (1); Plate
Stained Shadowcraft Tunic | 2 | 2 | Dr Ro | Chest (1); Leather
Prized Beastmaster's Mantle | 4 | 1 | Hu Sh | Shoulder (1); Mail
Tattered Dreadmist Mantle | 3 | 1 | Ma Pr Wl | Shoulder (1); Cloth
Wildlife Defender | 2 | 2 | Pa Sh Wa | Shield; Off-Hand (1)
"""
ITEMS = """
Dread Pirate Ring | 1 | DK Dr Hu Ma Pa Pr Ro Sh Wl Wa | Ring (2)
Swift Hand of Justice | 1 | DK Hu Pa Ro Wa | Trinket (2)
Major Healing Potion | 1 | Dr Hu Ma Pa Pr Ro Sh Wl Wa | Potion
Discerning Eye of the Beast | 3 | Dr Ma Pr Sh Wl | Trinket (2)
"""
SHORT = {
    **{"DK": "Death Knight", "Dr": "Druid", "Hu": "Hunter", "Ma": "Mage", "Pa": "Paladin"},
    **{"Pr": "Priest", "Ro": "Rogue", "Sh": "Shaman", "Wl": "Warlock", "Wa": "Warrior"},
}


def lines(*texts: str, columns: str) -> list[Any]:
    """Parameters (card, ...): those columns of each line, from its start or from its end."""
    found = []
    for line in "".join(texts).strip().splitlines():
        if line:
            card, *rest = line.split(" | ")
            found.append(of(card, *(rest[int(column)] for column in columns.split())))
    return found


@pytest.mark.parametrize(("card", "classes", "tags"), lines(WEAPONS, ARMOR, ITEMS, columns="-2 -1"))
def test_class_icons_and_tags(card: str, classes: str, tags: str) -> None:
    one = CARDS[CARD_NO[card]]
    assert list(one.classes) == [SHORT[word] for word in classes.split()]
    shown = [f"{tag.name} ({tag.limit})" if tag.limit else tag.name for tag in one.tags]
    assert "; ".join(shown) == tags
    assert (one.faction, one.unique, one.unlimited, one.instant) == ("", False, False, False)


@pytest.mark.parametrize(("card", "cost"), lines(WEAPONS, ARMOR, ITEMS, columns="0"))
def test_it_costs_what_is_printed(card: str, cost: str) -> None:
    A = {"hand": [card], "resources": int(cost)}
    t = quietly(Duel(A=A).do(f"A play {slug(card)}"))
    assert (t["ready A"], t["party A"][1:]) == (0, [slug(card)])
    assert not Duel(A={**A, "resources": int(cost) - 1}).can(f"A play {slug(card)}")


@pytest.mark.parametrize(("card", "blow", "strike"), lines(WEAPONS, columns="1 2"))
def test_a_strike_with_it_costs_and_deals_what_is_printed(
    card: str, blow: str, strike: str
) -> None:
    cost = int(strike)
    assert CARDS[CARD_NO[card]].damage == damage_bits(blow.split()[1:])
    t = Duel(A={"play": [card], "resources": cost, "deck": 30})
    swing(t, slug(card), "hero@B")
    assert t["ready A"] == 0
    assert t[f"exhausted {slug(card)}"]
    assert hits(t) == ([] if blow[0] == "0" else [f"{A_HERO} {B_HERO} {blow}"])
    if cost:
        t = Duel(A={"play": [card], "resources": cost - 1}).attack("hero@A", "hero@B")
        assert t.label == "priority"  # nobody is asked for a strike


@pytest.mark.parametrize(("card", "hands"), lines(WEAPONS, columns="3"))
def test_only_a_two_handed_weapon_leaves_no_hand_for_a_shield(card: str, hands: str) -> None:
    t = Duel(A={"play": ["Wildlife Defender"], "hand": [card], "resources": 9})
    t.do(f"A play {slug(card)}").resolve()
    assert (t.label == "excess") == (hands == "2")
    assert CARDS[CARD_NO[card]].hands == int(hands)


@pytest.mark.parametrize(("card", "n"), lines(ARMOR, columns="1"))
def test_it_prevents_its_def(card: str, n: str) -> None:
    B = {"play": [card, "Karrok Scarrend"]}
    t = Duel(A={"play": ["Anika Berlyn"]}, B=B).attack("anika-berlyn", "hero@B").until("armor")
    t.do(f"B armor {slug(card)}")
    assert t["damage hero@B"] == 5 - int(n)
    assert t[f"exhausted {slug(card)}"]


@pytest.mark.parametrize("card", lines(ITEMS, columns=""))
def test_an_item_prevents_nothing(card: str) -> None:
    t = Duel(A={"play": ["Anika Berlyn"]}, B={"play": [card]}).fight("anika-berlyn", "hero@B")
    assert t["damage hero@B"] == 5


@pytest.mark.parametrize(("card", "tags"), lines(WEAPONS, ARMOR, ITEMS, columns="-1"))
def test_of_one_kind_only_so_many(card: str, tags: str) -> None:
    """(1) is one, (2) are two; Claws of Torment allow a second one-handed melee weapon."""
    limit = 2 if "(2)" in tags or card == "Claws of Torment" else 1 if "(1)" in tags else 9
    for held in (limit - 1, limit):
        t = Duel(A={"play": [card] * held, "hand": [card], "resources": 9})
        t.do(f"A play {slug(card)}").resolve()
        assert (t.label == "excess") == (held == limit < 9)
