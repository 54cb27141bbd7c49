"""The rules, group by group."""

from __future__ import annotations

import pytest

from tabard.core.game import SPECTATOR
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import quests, values
from tabard.games.adventure.state import Keeps, Prize

from .table import Table

B = {"hero": "burbonn", "at": "stormwind-city"}
CITY = ("undercity", "stormwind-city", "ironforge")


def exploring(tokens: list[str], **hero: object) -> Table:
    """A hero that walks onto these discoveries."""
    spec = {"hero": "grumbaz", "at": "t1", **hero}
    t = Table(A=spec, B=B, tokens={"t2": tokens}, grey=["mountain-boar.1"])
    return t.move(2, 3).do("A go t2", "A stay")


# -- movement -------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-MOVE-01", "WAG-MOVE-02", "WAG-MOVE-03")
def test_the_die_gives_steps_and_energy() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B=B).move(3, 1)
    assert (t.s.moves, t["energy A"]) == (3, 1)
    t.do("A go brill", "A go t3")
    assert t.s.moves == 1


@pytest.mark.rule("WAG-MOVE-08", "WAG-AGGRO-03", "WAG-AGGRO-05")
def test_aggro_stops_whoever_enters() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B=B, line={"rotten-ghoul.1": "brill"})
    t.move(4, 1).do("A go brill")
    assert t.s.moves == 0
    assert "go" not in t.verbs()


@pytest.mark.rule("WAG-POTION-03", "WAG-POTION-04", "WAG-POTION-06")
def test_potions_in_the_movement_phase() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1", "hurt": 2, "pack": ["mountain-boar.1"]}, B=B)
    t.move(2, 3)
    assert {"potion mountain-boar.1 health", "potion mountain-boar.1 swiftness"} <= set(t.options())
    t.do("A potion mountain-boar.1 health")
    assert (t["hurt A"], t["pack A"]) == (1, [])
    assert c.CARDS[t.s.tops[-1]].id == "mountain-boar.1"


@pytest.mark.rule("WAG-POTION-05", "WAG-ENERGY-04")
def test_a_mana_potion_pays_for_a_card() -> None:
    t = Table(
        A={
            "hero": "grumbaz",
            "at": "t1",
            "hand": ["heroic-strike", "battle-shout"],
            "pack": ["rockjaw-trogg.1"],
        },
        B=B,
        grey=["mountain-boar.1"],
    )
    t.move(3, 1).do("A stay", "A play heroic-strike", "A potion rockjaw-trogg.1 mana")
    assert t["energy A"] == 1
    t.do("A play battle-shout")
    assert t["energy A"] == 0


# -- discoveries ----------------------------------------------------------------------------------


@pytest.mark.rule("WAG-DISCOVERY-02", "WAG-DISCOVERY-10", "WAG-EXPLORE-03")
def test_green_discoveries_are_kept() -> None:
    t = exploring(["hearthstone"])
    assert [n.DISCOVERIES[k.token] for k in t.s.kept] == ["hearthstone"]
    assert not any(event.startswith("activated") for event in t.events)


@pytest.mark.rule("WAG-EXPLORE-02", "WAG-DISCOVERY-05")
def test_all_are_revealed_and_resolved_in_any_order() -> None:
    t = exploring(["gold", "bomb"])
    assert t.options() == ["open gold", "open bomb"]
    assert {"revealed A gold", "revealed A bomb"} <= set(t.events)


@pytest.mark.rule("WAG-DISCOVERY-22")
def test_a_bomb() -> None:
    t = exploring(["bomb"])
    assert t["hurt A"] == 2
    assert t.s.box[n.BOMB] == 1


@pytest.mark.rule("WAG-DISCOVERY-23", "WAG-TURN-04", "WAG-CHALLENGE-02")
def test_a_bomb_that_fells_goes_on_in_the_city() -> None:
    t = exploring(["bomb", "gold"], hurt=2).do("A open bomb")
    assert t["at A"] == "undercity"
    assert [n.DISCOVERIES[k.token] for k in t.s.kept] == ["gold"]
    assert not any(event.startswith("turned_up") for event in t.events)


@pytest.mark.rule("WAG-DISCOVERY-20")
def test_power_drain_takes_two_random_cards() -> None:
    t = exploring(["power_drain"], hand=["rend", "charge", "taunt"])
    t.give(0).give(0)
    assert t["held A"] == 1
    assert sum(t.s.discard) == 2


@pytest.mark.rule("WAG-DISCOVERY-21", "WAG-RESOURCE-05")
def test_disease_takes_a_life_until_a_large_potion() -> None:
    t = exploring(["disease"])
    assert t["life A"] == 3
    t = Table(A={"hero": "grumbaz", "at": "ironforge", "disease": 1, "hurt": 2}, B=B)
    t.move(2, 3).do("A stay", "A activate large_potion")
    assert (t["life A"], t["disease A"]) == (4, 0)


@pytest.mark.rule("WAG-DAMAGE-05")
def test_a_second_disease_can_fell() -> None:
    t = exploring(["disease"], hurt=3)
    assert t["at A"] in CITY
    assert t["disease A"] == 0
    assert not any(event.startswith("turned_up") for event in t.events)  # at once


@pytest.mark.rule("WAG-DAMAGE-05", "WAG-CHARACTER-10")
def test_a_face_with_less_life_can_fell(monkeypatch: pytest.MonkeyPatch) -> None:
    start, reverse = c.NUMBERS[c.HERO.index["grumbaz"]][0]
    frail = {c.HERO.index["grumbaz"]: ((start, reverse._replace(life=2)),)}
    monkeypatch.setattr(c, "NUMBERS", frail)
    t = Table(A={"hero": "grumbaz", "at": "t1", "hurt": 2}, B={"hero": "sofeea", "at": "v1"})
    t.move(2, 3).do("A use grumbaz.1.1")
    assert (t["at A"], t["hurt A"]) == ("undercity", 0)


@pytest.mark.rule("WAG-DISCOVERY-17")
def test_ambush_makes_the_opponent_ranged() -> None:
    t = exploring(["ambush"])
    assert values.attack_type(t.s, 1) == n.RANGED
    assert values.damage(t.s, 1) == 2


@pytest.mark.rule("WAG-DISCOVERY-18", "WAG-DISCOVERY-19")
def test_the_player_to_the_right_holds_the_false_map() -> None:
    t = Table(
        seats=3,
        A={"hero": "grumbaz", "at": "t1"},
        B=B,
        C={"hero": "sofeea", "at": "ironforge"},
        tokens={"t2": ["false_map"]},
    )
    t.move(2, 3).do("A go t2", "A stay")
    assert (t.label, t.asked) == ("false_map", "C")
    assert "go v1" in t.options()
    t.do("C go undercity", "C stop")
    assert t["at A"] == "undercity"
    assert t.s.turn == 1


@pytest.mark.rule("WAG-DISCOVERY-13", "WAG-AGGRO-06")
def test_a_hearthstone() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1", "kept": ["hearthstone"]}, B=B)
    t.move(2, 3).do("A spend hearthstone", "A jump ironforge")
    assert (t["at A"], t.s.moves) == ("ironforge", 0)
    walked = Table(A={"hero": "grumbaz", "at": "t1", "kept": ["hearthstone"]}, B=B)
    assert "spend" not in walked.move(2, 3).do("A go brill").verbs()  # instead, not besides
    held = Table(
        A={"hero": "grumbaz", "at": "t1", "kept": ["hearthstone"]},
        B=B,
        line={"rotten-ghoul.1": "t1"},
    ).move(2, 3)
    assert "spend" not in held.verbs()


@pytest.mark.rule("WAG-DISCOVERY-14", "WAG-GENERAL-06")
def test_far_sight_is_a_private_look() -> None:
    t = Table(A={"hero": "grumbaz", "kept": ["far_sight"]}, B=B, tokens={"t2": ["bomb"]})
    t.move(2, 3).do("A spend far_sight")
    assert GAME.view(t.s, 0)["columns"]["tokens"] == ["bomb"]
    assert GAME.view(t.s, 1)["columns"]["tokens"] == [None]
    t.do("A remove")
    assert t.s.tokens == ()


@pytest.mark.rule("WAG-DISCOVERY-16")
def test_the_merchant_swaps() -> None:
    t = Table(
        A={"hero": "grumbaz", "kept": ["merchant"], "pack": ["young-wolf.1"]},
        B={**B, "pack": ["kobold-digger.1"]},
    )
    t.move(2, 3).do("A spend merchant")
    assert (t["pack A"], t["pack B"]) == (["kobold-digger.1"], ["young-wolf.1"])


@pytest.mark.rule("WAG-DISCOVERY-12", "WAG-ITEM-04")
def test_gold_buys_in_a_city() -> None:
    t = Table(A={"hero": "grumbaz", "kept": ["gold"]}, B=B, grey=["highway-toll", "young-wolf.1"])
    t.move(2, 3).do("A spend gold")
    assert t["pack A"] == ["young-wolf.1"]


@pytest.mark.rule("WAG-DISCOVERY-15", "WAG-MOVE-11")
def test_rocket_boots_reroll_the_movement_die() -> None:
    t = Table(A={"hero": "grumbaz", "kept": ["rocket_boots"]}, B=B)
    t.move(1, 3).do("A boots").move(4, 1)
    assert (t.s.moves, t["energy A"]) == (4, 1)


@pytest.mark.rule("WAG-DISCOVERY-08", "WAG-DISCOVERY-09")
def test_an_empty_pile_is_made_of_the_box() -> None:
    t = Table(A={"hero": "grumbaz", "at": "brill"}, B=B, grey=["mountain-boar.1"])
    t.s.box[n.BOMB] = 2
    t.s.pile, rest = t.s.pile[:1], t.s.pile[1:]
    t.s.kept = tuple(Keeps(1, token) for token in rest if token != n.BOMB)
    t.move(2, 3).do("A stay", "A activate discovery", "A lay t2")
    t.give((1, 0))
    assert t.s.pile == (n.BOMB, n.BOMB)
    assert t.s.mix == 1


# -- resources ------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-RESOURCE-03")
def test_a_book_is_for_all() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t3"}, B={**B, "hand": ["mend-pet"]})
    t.move(2, 3).do("A stay", "A activate book")
    assert t["held A"] == 2
    assert (t.asked, t.label) == ("B", "toss")
    t.do("B toss mend-pet")
    assert t["held B"] == 1


@pytest.mark.rule("WAG-RESOURCE-08", "WAG-RESOURCE-09", "WAG-MOVE-07")
def test_flight_paths_obey_the_level() -> None:
    t = Table(A={"hero": "grumbaz", "at": "ironforge"}, B=B, grey=["mountain-boar.1"])
    t.move(2, 3).do("A stay", "A activate flight")
    assert t.options() == ["fly undercity", "fly stormwind-city", "fly sentinel-hill"]
    t.do("A fly sentinel-hill")
    assert "turned_up mountain-boar.1" in t.events


@pytest.mark.rule("WAG-RESOURCE-13", "WAG-RESOURCE-14", "WAG-QUEST-09")
def test_a_third_quest() -> None:
    t = Table(
        A={"hero": "grumbaz", "quests": ["red-linen-goods", "manhunt"]},
        B=B,
        elite=["dalaran-intrigue"],
    )
    t.move(2, 3).do("A stay", "A activate quest_giver").quest("dalaran-intrigue")
    t.do("A drop_quest manhunt")
    assert t["quests A"] == ["red-linen-goods", "dalaran-intrigue"]
    assert t["marks A"] == ["dalaran", "tarren-mill"]


# -- challenges, the line, events -----------------------------------------------------------------


@pytest.mark.rule("WAG-CHALLENGE-10", "WAG-AGGRO-04")
def test_aggro_leaves_no_choice() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "brill"},
        B={**B, "at": "brill"},
        line={"rotten-ghoul.1": "brill", "young-wolf.1": "brill"},
    )
    t.move(2, 3).do("A stay", "A activate scroll")
    assert t.label == "combat"
    assert c.FOES[t.s.foe].id == "rotten-ghoul"


@pytest.mark.rule("WAG-CHALLENGE-05", "WAG-EVENT-16")
def test_what_is_there_comes_before_a_draw() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "brill"},
        B={**B, "at": "brill"},
        line={"young-wolf.1": "brill"},
        events={"brill": "mysterious-grave"},
    )
    t.move(2, 3).do("A stay", "A activate scroll")
    assert t.options() == ["attack B", "fight young-wolf.1", "face"]
    t.refuses("A draw", "WAG-CHALLENGE-05")


@pytest.mark.rule("WAG-EVENT-07", "WAG-EVENT-08", "WAG-EVENT-15")
def test_an_event_that_becomes_an_encounter_is_fought() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "brill"},
        B=B,
        events={"brill": "mysterious-grave"},
        green=["young-wetlands-crocolisk.1"],
    )
    t.move(2, 3).do("A stay", "A activate scroll")
    assert c.FOES[t.s.foe].name == "Restless Dead"
    t.dice(6, 1)
    assert t["pack A"] == ["young-wetlands-crocolisk.1"]
    assert c.CARDS[t.s.tops[-1]].id != "mysterious-grave" or t.s.events == ()


@pytest.mark.rule("WAG-COMBAT-25", "WAG-COMBAT-29", "WAG-UNDEFEATED-02")
def test_an_unbeaten_one_lingers_and_is_fought_again() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B=B, line={"young-wolf.1": "t1"})
    t.move(2, 3).do("A stay").dice(1, 1)
    assert c.CARDS[t.s.line[0]].id == "young-wolf.1"
    t.upkeep().move(1, 3).do("B stay", "B activate large_potion").upkeep()
    t.move(2, 3).do("A stay").dice(6, 1)
    assert t["pack A"] == ["young-wolf.1"]
    assert t.s.line[0] == -1


@pytest.mark.rule("WAG-UNDEFEATED-04", "WAG-UNDEFEATED-05")
def test_a_full_line_loses_the_nearest() -> None:
    names = ["kobold-digger", "rockjaw-trogg", "mindless-skeleton", "scarlet-convert"]
    line = {f"{name}.{i}": "m1" for name in names for i in (1, 2)}
    line |= {"young-wolf.1": "t2", "young-wolf.2": "brill"}
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B=B, line=line, grey=["forest-spider.1"])
    t.move(2, 3).do("A stay").dice(1, 1)
    assert t.options() == ["clear 9", "clear 10"]
    t.do("A clear 10")
    assert c.CARDS[t.s.line[9]].id == "forest-spider.1"


@pytest.mark.rule("WAG-EVENT-04", "WAG-EVENT-06", "WAG-EVENT-12")
def test_a_global_event_replaces_another_and_flips() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1"},
        B=B,
        world="harvest-festival",
        grey=["defias-uprising", "kobold-digger.1"],
    )
    t.move(2, 3).do("A stay")
    assert c.CARDS[t.s.world].id == "defias-uprising"
    assert values.attack(t.s, 1) == 2
    t.dice(6, 2)
    assert t["pack A"] == ["kobold-digger.1", "defias-uprising"]
    assert t.s.world == -1
    assert "flipped A defias-uprising" in t.events


@pytest.mark.rule("WAG-LEVEL-03", "WAG-LEVEL-04", "WAG-LEVEL-05")
def test_a_trial_gives_a_level_and_flips() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "kharanos", "hurt": 2},
        B=B,
        events={"kharanos": "trial-of-arms"},
    )
    t.move(2, 3).do("A stay", "A activate small_potion").dice(6, 1)
    assert (t["level A"], t["hurt A"], t["held A"]) == ("green", 0, 4)
    assert t.s.events == ()
    assert "flipped A trial-of-arms" in t.events


@pytest.mark.rule("WAG-TROPHY-01", "WAG-TROPHY-02", "WAG-TROPHY-03")
def test_trade_at_booty_bay() -> None:
    pack = ["boulderfist-ogre.1", "stone-guardian.1", "young-wolf.1"]
    t = Table(A={"hero": "grumbaz", "level": "yellow", "at": "j3", "pack": pack}, B=B)
    t.move(2, 3).do("A go booty-bay", "A stay", "A trade")
    t.do("A give_up boulderfist-ogre.1", "A give_up stone-guardian.1")
    assert t["valor A"] == 1
    assert t["pack A"] == ["young-wolf.1"]


# -- combat ---------------------------------------------------------------------------------------


@pytest.mark.rule("WAG-COMBAT-17", "WAG-COMBAT-27")
def test_two_ranged_attacks_are_simultaneous() -> None:
    t = Table(A={"hero": "sandrai", "at": "t1", "hurt": 3}, B=B, grey=["frostmane-seer.1"])
    t.move(2, 3).do("A stay").dice(6, 6)
    assert t["at A"] in CITY
    assert t["pack A"] == []


@pytest.mark.rule("WAG-PVP-09", "WAG-QUEST-25")
def test_both_rivals_fall() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "hurt": 3, "pack": ["young-wolf.1"]},
        B={"hero": "burbonn", "at": "t1", "hurt": 3, "pack": ["kobold-digger.1"]},
    )
    t.move(2, 3).do("A stay", "A attack B").dice(6, 6)
    assert t["at A"] in CITY
    assert t["at B"] in CITY
    assert (t["pack A"], t["pack B"]) == (["young-wolf.1"], ["kobold-digger.1"])


@pytest.mark.rule("WAG-PVP-08")
def test_a_defender_may_win_and_steal() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "hurt": 3, "pack": ["young-wolf.1"]},
        B={"hero": "sofeea", "at": "t1"},
    )
    t.move(2, 3).do("A stay")
    t.do("A attack B").dice(1, 6)
    t.do("B take young-wolf.1")
    assert t["pack B"] == ["young-wolf.1"]
    assert t["at A"] in CITY


@pytest.mark.rule("WAG-DEFEAT-02", "WAG-DEFEAT-03", "WAG-DEFEAT-04")
def test_defeat_resets_the_hero() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "hurt": 3, "side": "reverse", "level": "green"},
        B=B,
        grey=["goblin-engineer.1"],
    )
    t.move(2, 3).do("A stay").dice(1, 6)
    assert (t["at A"], t["hurt A"], t["side A"], t["level A"]) == ("undercity", 0, "start", "green")
    assert c.SPACES[t.s.line_at[0]] == "t1"  # WAG-COMBAT-26


@pytest.mark.rule("WAG-ENERGY-07", "WAG-ENERGY-08", "WAG-TIMING-04")
def test_the_defender_has_one_energy() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1"},
        B={"hero": "burbonn", "at": "t1", "hand": ["aspect-of-the-monkey", "aimed-shot"]},
    )
    t.move(2, 3).do("A stay", "A attack B")
    assert t.asked == "B"
    assert t.options() == ["play aspect-of-the-monkey", "pass"]
    t.do("B play aspect-of-the-monkey")
    assert t["energy B"] == 0


@pytest.mark.rule("WAG-TIMING-05", "WAG-KEYWORD-01")
def test_two_answers_and_the_active_player_orders_them() -> None:
    t = Table(
        seats=3,
        A={"hero": "burbonn", "at": "t1", "hand": ["aspect-of-the-cheetah"]},
        B={"hero": "sofeea", "at": "t1", "hand": ["counterspell"]},
        C={"hero": "sandrai", "at": "t1", "hand": ["summon-felhunter"]},
    )
    t.move(2, 3).do("A play aspect-of-the-cheetah")
    t.do("C play summon-felhunter", "B play counterspell")
    assert (t.asked, t.label) == ("A", "order")
    assert t["held B"] == t["held C"] == 0
    t.do("A resolve B")  # nobody can answer that: Sandrai's card is played already
    assert t.label == "move"
    assert t.s.moves == 2
    assert t["held B"] == t["held C"] == 0


@pytest.mark.rule("WAG-TIMING-03")
def test_who_does_not_want_to_be_asked_is_not() -> None:
    t = Table(
        A={"hero": "burbonn", "at": "t1", "hand": ["aspect-of-the-cheetah"]},
        B={"hero": "sofeea", "at": "t1", "hand": ["counterspell"]},
    )
    GAME.order(t.s, 1, ("pass_for_me",))
    t.move(2, 3).do("A play aspect-of-the-cheetah")
    assert t.s.moves == 4


# -- quests, winning ------------------------------------------------------------------------------


@pytest.mark.rule("WAG-COMBAT-27")
def test_slaying_counts_even_if_the_hero_falls() -> None:
    t = Table(
        A={"hero": "burbonn", "at": "t1", "hurt": 3, "quests": ["wolves-at-the-border"]},
        B=B | {"hero": "grumbaz"},
        grey=["young-wolf.1"],
    )
    t.move(2, 3).do("A stay").dice(6, 6)
    assert t.s.active[0].done == 1


@pytest.mark.rule("WAG-WIN-01", "WAG-WIN-02", "WAG-WIN-07")
def test_eight_valor_wins_at_once() -> None:
    valor = ["the-eastern-plagues", "jinthaalor"]
    t = Table(
        A={
            "hero": "grumbaz",
            "at": "t1",
            "valor": valor,
            "quests": ["bounty"],
            "given": {"bounty": ["B"]},
        },
        B={"hero": "burbonn", "at": "t1", "hurt": 3},
    )
    t.move(2, 3).do("A stay", "A attack B").dice(6, 1)
    assert t.label == ""
    outcome = GAME.outcome(t.s)
    assert outcome is not None
    assert (outcome.scores, outcome.winners) == ((8, 0), (0,))


@pytest.mark.parametrize(
    ("level", "prizes", "winners"),
    [((0, 0), (0, 0), (0, 1)), ((0, 1), (0, 0), (1,)), ((1, 0), (0, 1), (1,))],
)
@pytest.mark.rule("WAG-WIN-03", "WAG-WIN-04", "WAG-WIN-05")
def test_ties(level: tuple[int, int], prizes: tuple[int, int], winners: tuple[int, ...]) -> None:
    """Valor, then cards, then level."""
    t = Table(A={"hero": "grumbaz"}, B=B)
    for seat in (0, 1):
        t.s.valor[seat], t.s.level[seat] = 8, level[seat]
        t.s.prizes += (Prize(seat, 0),) * prizes[seat]
    assert quests.winners(t.s) == winners


@pytest.mark.rule("WAG-TROPHY-03")
def test_there_are_only_three_of_a_head() -> None:
    heads = {"trophies": ["nefarians-head"]}
    t = Table(seats=4, A={}, B=heads, C=heads, D={})
    head = c.TROPHY.index["nefarians-head"]
    quests.trophy(t.s, 0, head)
    assert (t["valor A"], t["trophies A"]) == (3, ["nefarians-head"])
    quests.trophy(t.s, 3, head)
    assert (t["valor D"], t["trophies D"]) == (0, [])


@pytest.mark.rule("WAG-TROPHY-03", "WAG-TROPHY-04")
def test_once_for_each_hero() -> None:
    t = Table(A={"hero": "grumbaz"}, B=B)
    for _ in range(2):
        quests.trophy(t.s, 0, 0)
    assert t["valor A"] == 3


# -- hands and decks ------------------------------------------------------------------------------


@pytest.mark.rule("WAG-HAND-01")
def test_ten_cards_at_most() -> None:
    hand = [c.ABILITIES[x].id for x in c.DECK_OF[c.HERO.index["sofeea"]][:10]]
    t = Table(A={"hero": "sofeea", "at": "t1", "hand": hand}, B=B)
    t.move(2, 3).do("A stay")
    assert t.label == "toss"
    t.do(t.asked + " " + t.options()[0])
    assert t["held A"] == 10


@pytest.mark.rule("WAG-ABILITY-04", "WAG-GENERAL-06")
def test_an_empty_deck_is_shuffled_anew_and_the_hand_is_known() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1", "hand": ["rend"]}, B=B, grey=["young-wolf.1"])
    mine = [x for x in t.s.decks if c.ABILITIES[x].hero == t.s.hero[0]]
    for ability in mine[1:]:
        t.s.discard[ability] += 1
    t.s.decks = (mine[0], *(x for x in t.s.decks if x not in mine))
    t.move(2, 3).do("A stay")
    assert t.label == "shuffle"
    t.give(tuple(range(len(mine) - 1)))
    assert [t.s.known[x] for x in (c.ABILITY.index["rend"], mine[0])] == [1, 1]


@pytest.mark.rule("WAG-GENERAL-06")
def test_hands_are_hidden() -> None:
    t = Table(A={"hero": "grumbaz", "hand": ["rend"]}, B=B)
    rend = c.ABILITY.index["rend"]
    assert GAME.view(t.s, 0)["columns"]["hand"][rend] == 1
    assert GAME.view(t.s, 1)["columns"]["hand"][rend] is None
    assert GAME.view(t.s, SPECTATOR)["columns"]["hand"][rend] is None


@pytest.mark.rule("WAG-CHARACTER-09", "WAG-CHARACTER-10")
def test_the_stance_has_to_be_paid_for() -> None:
    t = Table(A={"hero": "grumbaz", "at": "ironforge", "side": "reverse"}, B=B)
    t.move(4, 1).do("A stay", "A activate large_potion")
    assert t.options() == ["pay 1", "let_go"]
    t.do("A let_go")
    assert t["side A"] == "start"


@pytest.mark.rule("WAG-POWER-10", "WAG-DAMAGE-06")
def test_the_voidwalker_blocks_as_long_as_it_is_paid() -> None:
    t = Table(A={"hero": "sandrai", "at": "t1", "side": "reverse"}, B=B, grey=["goblin-engineer.1"])
    t.move(2, 3).do("A stay").dice(1, 6, then=False)
    while t.label == "combat":
        t.do("A pass")
    t.do("A use sandrai.2.1", "A use sandrai.2.1").quiet()
    assert t["hurt A"] == 0


@pytest.mark.rule("WAG-TURN-04")
def test_who_falls_while_moving_goes_on_in_the_city() -> None:
    """The rest of the movement is lost, the turn is not."""
    t = Table(A={"hero": "sandrai", "at": "t1", "hurt": 3, "hand": ["life-tap"]}, B=B)
    t.move(4, 1).do("A play life-tap")
    assert (t["at A"], t["hurt A"], t.s.moves) == ("undercity", 0, 0)
    assert "go" not in t.verbs()
    t.do("A stay")
    assert t.label == "explore"


@pytest.mark.rule("WAG-TIMING-06")
def test_one_copy_of_a_card_in_a_turn() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "hand": ["battle-shout", "battle-shout"]},
        B=B,
        grey=["mountain-boar.1"],
    )
    t.move(2, 3).do("A stay", "A play battle-shout")
    assert "play battle-shout" not in t.options()
    t.refuses("A play battle-shout", "WAG-TIMING-06")
