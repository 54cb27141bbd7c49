"""The printed examples of the rulebook, played."""

from __future__ import annotations

import pytest

from tabard.core.game import Game
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import values

from .table import Table

FAR = {"hero": "sofeea", "at": "undercity"}


def fight(red: int, black: int, card: str, **hero: object) -> Table:
    """A hero that stays where it is, draws this card and rolls these dice."""
    t = Table(A={"at": "t1", **hero}, B=FAR, grey=[card])
    t.move(2, 3).do("A stay")
    return t.dice(red, black)


@pytest.mark.rule("WAG-DOUBLE-03")
def test_after_drawing_an_encounter_the_item_behind_it_is_open() -> None:
    text = GAME.box("en")["things"]["card"]["mountain-boar"]["text"]
    assert "Hearty Boar Ribs" in text


@pytest.mark.rule("WAG-MOVE-05")
def test_a_green_hero_does_not_enter_a_yellow_space() -> None:
    t = Table(A={"hero": "sandrai", "at": "h2", "level": "green"}, B=FAR)
    t.move(4, 1)
    t.refuses("A go a1", "WAG-MOVE-04")
    Table(A={"hero": "sandrai", "at": "h2", "level": "yellow"}, B=FAR).move(4, 1).do("A go a1")


@pytest.mark.rule("WAG-EXPLORE-06")
def test_a_potion_may_be_activated_unhurt() -> None:
    t = Table(A={"hero": "sandrai", "at": "t2"}, B=FAR)
    t.move(2, 3).do("A stay")
    assert "activate small_potion" in t.options()
    t.do("A activate small_potion")
    assert t["hurt A"] == 0


@pytest.mark.rule("WAG-RESOURCE-12")
def test_grumbaz_at_the_auction_house() -> None:
    """The first card has no item, the second has one."""
    t = Table(
        A={"hero": "grumbaz", "at": "ironforge", "level": "green", "pack": ["gray-bear.1"]},
        B=FAR,
        green=["mail-from-home", "skeletal-warder.1"],
    )
    t.move(2, 3).do("A stay", "A activate auction")
    assert t["pack A"] == ["skeletal-warder.1"]
    assert [c.CARDS[card].id for card in t.s.tops][-2:] == ["gray-bear.1", "mail-from-home"]


@pytest.mark.rule("WAG-POWER-06")
def test_the_rotten_ghoul_rerolls_once() -> None:
    """A second sword does not activate its power again."""
    t = fight(1, 6, "rotten-ghoul.1", hero="sandrai")
    assert t.label == "reroll"
    t.give(6).quiet()
    assert t.label != "reroll"
    assert "hurt A 2" in t.events


@pytest.mark.rule("WAG-LEVEL-10")
def test_a_grey_map_encounter_gives_the_green_level() -> None:
    t = Table(A={"hero": "grumbaz", "at": "s1"}, B=FAR)
    t.move(2, 3).do("A go hogger", "A stay").dice(6, 1)
    assert t["level A"] == "green"


@pytest.mark.rule("WAG-AFFILIATION-04")
def test_horde_may_attack_horde() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B={"hero": "sofeea", "at": "t1"})
    t.move(2, 3).do("A stay")
    assert "attack B" in t.options()


@pytest.mark.rule("WAG-QUEST-05")
def test_damage_of_ones_own_card_counts_for_a_quest() -> None:
    """Corruption wounds in the rival's upkeep."""
    t = Table(
        A={"hero": "sandrai", "at": "undercity", "hand": ["corruption"], "quests": ["first-blood"]},
        B={"hero": "sofeea", "at": "undercity"},
    )
    t.move(2, 3).do("A play corruption").quiet()
    t.do("A stay", "A activate large_potion").upkeep()
    t.move(2, 3).do("B stay", "B activate large_potion")
    assert t["hurt B"] == 1
    assert t.s.active[0].done == 1


@pytest.mark.rule("WAG-QUEST-14")
def test_brill_and_stormwind_city() -> None:
    t = Table(
        A={"hero": "sandrai", "at": "t1", "quests": ["a-letter-from-brill"]},
        B=FAR,
        grey=["mountain-boar.1"],
        elite=["dragon-scales"],
    )
    assert t["marks A"] == ["brill"]
    t.move(2, 3).do("A go brill", "A stay", "A activate scroll")
    t.dice(6, 1).do("A advance a-letter-from-brill")
    assert t["marks A"] == []
    assert t["valor A"] == 0
    t.s.at[0] = c.SPACE_NO["stormwind-city"]
    t.upkeep().move(1, 3).do("B stay", "B activate large_potion").upkeep()
    t.move(1, 3).do("A stay", "A activate large_potion", "A advance a-letter-from-brill")
    t.quest("dragon-scales")
    assert t["valor A"] == 1
    assert t["log A"] == 1


@pytest.mark.rule("WAG-QUEST-19")
def test_bounty() -> None:
    """Two valor, and a new elite quest."""
    t = Table(
        A={"hero": "burbonn", "at": "t1", "quests": ["bounty"], "given": {"bounty": ["B"]}},
        B={"hero": "sofeea", "at": "t1", "hurt": 3},
        elite=["dragon-scales"],
    )
    t.move(2, 3).do("A stay", "A attack B")
    t.dice(6, 1)
    t.quest("dragon-scales")
    assert t["valor A"] == 2
    assert t["quests A"] == ["dragon-scales"]


@pytest.mark.rule("WAG-QUEST-20")
def test_the_eastern_plagues() -> None:
    """Three tokens at once, then Undercity, three valor."""
    quest = c.QUESTS[c.QUEST.index["the-eastern-plagues"]]
    assert quest.valor == 3
    places = [c.SPACES[space] for space in quest.tokens]
    assert places == ["lights-hope-chapel", "caer-darrow", "hearthglen"]
    t = Table(
        A={
            "hero": "sandrai",
            "at": "undercity",
            "quests": ["a-letter-from-brill"],
        },
        B=FAR,
        elite=["the-eastern-plagues"],
    )
    t.s.marks = ()
    t.s.active = (t.s.active[0]._replace(step=1),)
    t.s.at[0] = c.SPACE_NO["stormwind-city"]
    t.move(2, 3).do("A stay", "A activate large_potion", "A advance a-letter-from-brill")
    t.quest("the-eastern-plagues")
    assert t["marks A"] == places


@pytest.mark.rule("WAG-EQUIP-06")
def test_a_green_hero_wears_nothing_yellow() -> None:
    t = Table(
        A={
            "hero": "grumbaz",
            "level": "green",
            "pack": ["boulderfist-ogre.1", "dragonmaw-raider.1"],
        },
        B=FAR,
    )
    t.move(2, 3).do("A stay", "A activate large_potion")
    assert t.options() == ["wear dragonmaw-raider.1", "bare weapon"]
    t.refuses("A wear boulderfist-ogre.1", "WAG-EQUIP-05")


@pytest.mark.rule("WAG-EQUIP-08")
def test_burbonn_changes_his_weapon() -> None:
    t = Table(
        A={
            "hero": "burbonn",
            "level": "green",
            "weapon": "rotten-ghoul.1",
            "pack": ["venture-co-tinkerer.1"],
        },
        B=FAR,
    )
    t.move(2, 3).do("A stay", "A activate large_potion", "A wear venture-co-tinkerer.1")
    assert t["pack A"] == ["rotten-ghoul.1"]
    item = values.item(t.s.weapon[0])
    assert (item.name, item.type, item.value) == ("High-tech Supergun", n.RANGED, 3)


@pytest.mark.rule("WAG-PACK-07")
def test_a_beast_from_the_pack() -> None:
    t = Table(
        A={
            "hero": "grumbaz",
            "at": "m1",
            "quests": ["fine-leather"],
            "pack": ["young-wolf.1", "kobold-digger.1"],
        },
        B=FAR,
        grey=["mountain-boar.1"],
        elite=["dragon-scales"],
    )
    t.move(2, 3).do("A go kharanos", "A stay", "A activate scroll").dice(1, 1)
    t.do("A advance fine-leather")
    t.quest("dragon-scales")
    assert "young-wolf.1" not in t["pack A"]
    assert "kobold-digger.1" in t["pack A"]
    assert t["valor A"] == 1


@pytest.mark.rule("WAG-WEAPON-05")
def test_smites_mighty_hammer() -> None:
    """The wielder has to take the damage."""
    t = Table(
        A={"hero": "grumbaz", "level": "green", "at": "t1", "weapon": "captains-mate-smite.1"},
        B=FAR,
        grey=["mountain-boar.1"],
    )
    t.move(2, 3).do("A stay")
    t.dice(6, 1)
    assert t["hurt A"] == 1


@pytest.mark.rule("WAG-ABILITY-08")
def test_shadow_bolt_instead_of_the_staff() -> None:
    t = Table(
        A={"hero": "sandrai", "at": "t1", "weapon": "frostmane-seer.1", "hand": ["shadow-bolt"]},
        B={"hero": "grumbaz", "at": "undercity"},
        grey=["kobold-digger.1"],
    )
    t.move(2, 3).do("A stay")
    assert (t["attack A"], values.attack_type(t.s, 0)) == (2, n.MELEE)
    t.do("A play shadow-bolt", "A pay 1")
    assert (t["attack A"], values.attack_type(t.s, 0)) == (3, n.RANGED)


@pytest.mark.rule("WAG-ENERGY-06")
def test_burbonns_energy() -> None:
    """Three energy, a card for two, then only cards for one."""
    t = Table(
        A={
            "hero": "burbonn",
            "at": "t1",
            "weapon": "rotten-ghoul.1",
            "hand": ["aimed-shot", "multi-shot", "concussive-shot"],
        },
        B={"hero": "grumbaz", "at": "undercity"},
        grey=["mountain-boar.1"],
    )
    t.move(2, 3).do("A stay", "A play aimed-shot")
    assert t["energy A"] == 1
    t.dice(3, 1, then=False)
    assert "play concussive-shot" in t.options()
    assert "play multi-shot" not in t.options()
    t.do("A pass").upkeep()
    assert t["energy A"] == 0


@pytest.mark.rule("WAG-TIMING-07")
def test_two_frostbolts() -> None:
    """One copy a turn."""
    t = Table(
        A={"hero": "sofeea", "at": "t1", "hand": ["frostbolt", "frostbolt"]},
        B={"hero": "grumbaz", "at": "undercity"},
        grey=["mountain-boar.1"],
    )
    t.move(2, 2).do("A stay", "A pass", "A play frostbolt")
    t.refuses("A play frostbolt", "WAG-TIMING-06")


@pytest.mark.parametrize(("level", "attack"), [("yellow", 4), ("red", 5)])
@pytest.mark.rule("WAG-KEYWORD-08")
def test_improved_red(level: str, attack: int) -> None:
    t = Table(
        A={"hero": "sandrai", "level": level, "at": "t1", "hand": ["shadow-bolt"]},
        B={"hero": "grumbaz", "at": "undercity"},
        grey=["mountain-boar.1"],
    )
    t.move(2, 3).do("A stay", "A play shadow-bolt")
    assert t["attack A"] == attack


@pytest.mark.rule("WAG-COMBAT-09")
def test_the_encounters_power_comes_first() -> None:
    """The encounter's reroll, then Grumbaz's own powers."""
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "weapon": "riverpaw-gnoll.1"},
        B=FAR,
        grey=["kobold-digger.1"],
    )
    t.move(2, 3).do("A stay")
    t.dice(6, 1)
    assert t.label == "reroll"
    t.give(3).quiet()
    fired = [event for event in t.events if event.startswith("fired")]
    assert fired == ["fired kobold-digger.1", "fired gnoll-war-axe.1"]


@pytest.mark.rule("WAG-COMBAT-12")
def test_sandrai_and_the_mountain_boar() -> None:
    """3 + 1 equals the defense of 4; the boar never strikes."""
    t = fight(3, 5, "mountain-boar.1", hero="sandrai")
    assert t["pack A"] == ["mountain-boar.1"]
    assert t["hurt A"] == 0


@pytest.mark.rule("WAG-COMBAT-15")
def test_burbonn_is_shot() -> None:
    """Attack 2 and a 5 against his defense of 3."""
    t = fight(1, 5, "goblin-engineer.1", hero="burbonn")
    assert t["hurt A"] == 2


@pytest.mark.rule("WAG-COMBAT-18")
def test_sandrai_and_the_goblin_engineer() -> None:
    """Both ranged, both fall."""
    t = fight(6, 5, "goblin-engineer.1", hero="sandrai", hurt=2)
    assert t["at A"] in ("undercity", "stormwind-city", "ironforge")
    assert t["pack A"] == []
    assert [c.CARDS[x].id for x in t.s.tops][-1] == "goblin-engineer.1"


@pytest.mark.rule("WAG-COMBAT-22", "WAG-UNDEFEATED-06")
def test_burbonn_and_the_rotten_ghoul() -> None:
    """Rerolled, missed, hit, and it stays."""
    t = fight(1, 3, "rotten-ghoul.2", hero="burbonn", weapon="rotten-ghoul.1")
    t.give(2).quiet()
    assert t["hurt A"] == 1
    assert c.CARDS[t.s.line[0]].id == "rotten-ghoul.2"
    assert c.SPACES[t.s.line_at[0]] == "t1"
    assert values.aggro_at(t.s, t.s.line_at[0])


@pytest.mark.rule("WAG-PVP-12")
def test_grumbaz_attacks_sandrai() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "armor": "rot-hide-brute.1"},
        B={
            "hero": "sandrai",
            "at": "t1",
            "weapon": "mindless-skeleton.1",
            "armor": "scarlet-convert.1",
            "hurt": 3,
            "pack": ["young-wolf.1"],
        },
    )
    t.move(2, 3).do("A stay", "A attack B")
    t.dice(3, 1)
    assert "hit red 6" in t.events
    assert "missed black 3" in t.events
    t.do("A take young-wolf.1")
    assert t["pack A"] == ["young-wolf.1"]
    assert t["hurt B"] == 0
    assert t["held A"] == 2


@pytest.mark.rule("WAG-AGGRO-08")
def test_burbonn_is_stuck() -> None:
    t = Table(A={"hero": "burbonn", "at": "t1"}, B=FAR, line={"rotten-ghoul.1": "t1"})
    t.move(2, 3)
    t.refuses("A go brill", "WAG-AGGRO-02")
    t.do("A stay")
    assert t.label == "combat"


@pytest.mark.rule("WAG-TROPHY-05")
def test_nefarians_head() -> None:
    t = Table(
        A={"hero": "sandrai", "level": "red", "at": "u1", "weapon": "plagued-ghoul.1"},
        B=FAR,
        red=["scarlet-inquisitor.1"],
    )
    t.move(2, 3).do("A go nefarian", "A stay").dice(6, 1)
    assert t["valor A"] == 3
    assert [c.TROPHIES[p.trophy].name for p in t.s.prizes] == ["Nefarian's Head"]


@pytest.mark.rule("WAG-LIMITS-02")
def test_damage_is_not_limited_by_the_tokens() -> None:
    """A coin may stand for a token, so the box sets no limit."""
    t = Table(A={"hero": "grumbaz", "level": "red", "hurt": 6}, B={"hero": "sofeea", "hurt": 3})
    assert isinstance(GAME, Game)
    assert t["life A"] == 1


@pytest.mark.rule("WAG-LIMITS-06")
def test_the_last_events_of_a_deck() -> None:
    """No encounter is left, so the phase is over."""
    t = Table(A={"hero": "burbonn", "at": "t1"}, B=FAR)
    for card in c.CARDS_OF[n.GREY]:
        t.s.unseen[card] = 0
    events = [c.CARD.index[name] for name in ("wandering-trainer", "harvest-festival")]
    rest = [card for card in c.CARDS_OF[n.GREY] if card not in events]
    t.s.tops = tuple(events)
    from tabard.games.adventure.state import Held

    t.s.packs = tuple(Held(1, card) for card in rest if c.CARDS[card].item >= 0)
    t.s.honors = ()
    lost = [card for card in rest if c.CARDS[card].item < 0]
    t.s.turning = tuple(lost)
    t.move(2, 3).do("A stay")
    assert t.label in ("equip", "quests", "movement")
    assert t.s.phase != 3 or t.s.turn == 1
