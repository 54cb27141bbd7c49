"""One test for each ability card: when it is played, and all that changes."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.rules import values

from .table import Table

HERO = {name: c.HEROES[c.ABILITIES[i].hero].id for name, i in c.ABILITY.index.items()}


def other(hero: str) -> str:
    """A rival who has no card that cancels."""
    return "burbonn" if hero != "burbonn" else "grumbaz"


def moving(card: str, level: str = "grey", **hero: Any) -> Table:
    """In the movement phase, with the card in hand and a rival one space away."""
    t = Table(
        A={"hero": HERO[card], "at": "t1", "level": level, "hand": [card], **hero},
        B={"hero": other(HERO[card]), "at": "undercity"},
        grey=["mountain-boar.1"],
    )
    return t.move(2, 3)


def fighting(card: str, level: str = "grey", foe: str = "mountain-boar.1", **hero: Any) -> Table:
    """In a combat before the roll, with the card in hand."""
    t = moving(card, level, **hero) if foe == "mountain-boar.1" else None
    if t is None:
        t = Table(
            A={"hero": HERO[card], "at": "t1", "level": level, "hand": [card], **hero},
            B={"hero": other(HERO[card]), "at": "undercity"},
            grey=[foe],
        ).move(2, 3)
    t.do("A stay")
    while f"play {card}" not in t.options() and t.label == "window":
        t.do("A pass")
    return t


def dueling(card: str, level: str = "grey", hurt: int = 0, **hero: Any) -> Table:
    """In a combat with a rival, before the roll."""
    t = Table(
        A={"hero": HERO[card], "at": "t1", "level": level, "hand": [card], **hero},
        B={"hero": other(HERO[card]), "at": "t1", "level": level, "hurt": hurt},
        grey=["mountain-boar.1"],
    )
    t.move(2, 3).do("A stay")
    while t.label == "window":
        t.do("A pass")
    return t.do("A attack B")


def rolled(t: Table, red: int = 3, black: int = 2) -> Table:
    """After the roll, with nothing played before it."""
    return t.dice(red, black, then=False)


def numbers(t: Table) -> tuple[int, int, int, int, int, int]:
    return (
        values.attack(t.s, 0),
        values.defense(t.s, 0),
        values.damage(t.s, 0),
        values.attack(t.s, 1),
        values.defense(t.s, 1),
        values.damage(t.s, 1),
    )


Change = tuple[int, int, int, int, int, int]

COMBAT: dict[str, tuple[str, Change, Change]] = {
    # when, what changes at grey, what changes at red: attack, defense, damage of both sides
    "immolate": ("after", (2, 0, 1, 0, 0, 0), (3, 0, 1, 0, 0, 0)),
    "drain-life": ("after", (1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0)),
    "concussive-shot": ("after", (0, 0, 0, -2, 0, 0), (0, 0, 0, -2, 0, 0)),
    "multi-shot": ("after", (1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0)),
    "raptor-strike": ("after", (1, 0, 0, 0, 0, 0), (1, 0, 1, 0, 0, 0)),
    "aspect-of-the-monkey": ("before", (0, 2, 0, 0, 0, 0), (0, 2, 0, 0, 0, 0)),
    "heroic-strike": ("before", (1, 0, 1, 0, 0, 0), (2, 0, 1, 0, 0, 0)),
    "mortal-strike": ("after", (2, 0, 0, 0, 0, 0), (2, 0, 1, 0, 0, 0)),
    "rend": ("after", (0, 0, 0, 0, -1, 0), (0, 0, 0, 0, -1, 0)),
    "shield-block": ("after", (0, 2, 0, 0, 0, 0), (0, 3, 0, 0, 0, 0)),
    "battle-shout": ("before", (1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0)),
    "execute": ("after", (1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0)),
    "whirlwind": ("after", (1, 0, 0, 0, 0, 0), (1, 0, 0, 0, 0, 0)),
    "recklessness": ("before", (2, -2, 0, 0, 0, 0), (2, -2, 0, 0, 0, 0)),
    "polymorph": ("before", (0, 0, 0, -3, 0, 0), (0, 0, 0, -3, 0, 0)),
    "frost-nova": ("after", (0, 0, 0, -2, 0, 0), (0, 0, 0, -2, -1, 0)),
    "cone-of-cold": ("after", (0, 0, 0, -1, -1, 0), (0, 0, 0, -1, -2, 0)),
    "curse-of-weakness": ("before", (0, 0, 0, -1, 0, -1), (0, 0, 0, -2, 0, -1)),
    "serpent-sting": ("before", (0, 0, 0, 0, -1, 0), (0, 0, 0, 0, -2, 0)),
    "hunters-mark": ("", (0,) * 6, (0,) * 6),
}


@pytest.mark.parametrize("level", ["grey", "red"])
@pytest.mark.parametrize("card", [card for card, row in COMBAT.items() if row[0]])
def test_numbers_that_a_card_changes(card: str, level: str) -> None:
    when, at_grey, at_red = COMBAT[card]
    t = fighting(card, level)
    if when == "after":
        rolled(t)
    before = numbers(t)
    t.do(f"A play {card}")
    change = tuple(b - a for a, b in zip(before, numbers(t), strict=True))
    assert change == (at_grey if level == "grey" else at_red)
    shout = card == "battle-shout" and level == "red"
    more = shout or card == "curse-of-weakness"  # the imp draws after a curse
    assert t["held A"] == 1 + more  # the Scroll of this space has brought one


@pytest.mark.parametrize(
    ("card", "kind", "grey", "red"),
    [
        ("shadow-bolt", n.RANGED, 3, 5),
        ("arcane-shot", n.RANGED, 4, 6),  # and one against Beasts
        ("frostbolt", n.RANGED, 3, 3),
        ("fireball", n.RANGED, 4, 5),
    ],
)
def test_cards_instead_of_the_weapon(card: str, kind: int, grey: int, red: int) -> None:
    for level, attack in (("grey", grey), ("red", red)):
        t = fighting(card, level, **{"side": "start"}).do(f"A play {card}")
        assert (values.attack_type(t.s, 0), values.attack(t.s, 0)) == (kind, attack)


@pytest.mark.rule("WAG-ABILITY-07")
def test_armor_still_counts_with_a_card_instead_of_the_weapon() -> None:
    t = fighting("frostbolt", armor="scarlet-convert.1").do("A play frostbolt", "A pay 1")
    assert (values.attack(t.s, 0), values.defense(t.s, 0)) == (3, 4)


def test_aimed_shot_needs_a_ranged_attack() -> None:
    assert "play aimed-shot" not in fighting("aimed-shot").options("A")
    t = fighting("aimed-shot", "yellow", weapon="rotten-ghoul.1")
    before = numbers(t)
    t.do("A play aimed-shot")
    assert [b - a for a, b in zip(before, numbers(t), strict=True)] == [2, 0, 1, 0, 0, 0]


def _life_tap(t: Table) -> None:
    assert (t["hurt A"], t["energy A"], t["held A"]) == (1, 5, 0)


def _bloodrage(t: Table) -> None:
    assert (t["hurt A"], t["energy A"], t["held A"]) == (1, 4, 0)


def _evocation(t: Table) -> None:
    assert (t["energy A"], t["held A"], t.s.moves) == (5, 1, 0)
    assert "go" not in t.verbs()


def _cheetah(t: Table) -> None:
    assert t.s.moves == 4


def _charge(t: Table) -> None:
    assert (t.s.moves, t["charge A"]) == (4, 1)


def _attached(t: Table) -> None:
    assert [card.seat for card in t.s.attached] == [1]


def _on_me(t: Table) -> None:
    assert [card.seat for card in t.s.attached] == [0]


def _taunt(t: Table) -> None:
    assert t["at B"] == "t1"


def _intellect(t: Table) -> None:
    assert t["held A"] == 2


MOVING: dict[str, Callable[[Table], None]] = {
    "life-tap": _life_tap,
    "bloodrage": _bloodrage,
    "evocation": _evocation,
    "aspect-of-the-cheetah": _cheetah,
    "charge": _charge,
    "corruption": _attached,
    "curse-of-recklessness": _attached,
    "curse-of-agony": _attached,
    "curse-of-tongues": _attached,
    "hunters-mark": _attached,
    "soulstone": _on_me,
    "aspect-of-the-hawk": _on_me,
    "taunt": _taunt,
    "arcane-intellect": _intellect,
}


@pytest.mark.parametrize("card", MOVING)
def test_cards_of_the_movement_phase(card: str) -> None:
    side = {"side": "reverse"} if HERO[card] == "sandrai" else {}
    MOVING[card](moving(card, **side).do(f"A play {card}"))


@pytest.mark.parametrize(
    ("card", "level", "left"),
    [("create-healthstone", "grey", 1), ("create-healthstone", "red", 0), ("mend-pet", "grey", 2)],
)
def test_healing_cards(card: str, level: str, left: int) -> None:
    assert moving(card, level, hurt=3).do(f"A play {card}")["hurt A"] == left


def test_mend_pet_heals_more_on_the_reverse() -> None:
    t = moving("mend-pet", side="reverse", hurt=3).do("A play mend-pet")
    assert t["hurt A"] == 1


def test_the_imp_draws_after_a_curse_once_a_turn() -> None:
    t = Table(
        A={"hero": "sandrai", "at": "t1", "hand": ["corruption", "curse-of-tongues"]},
        B={"hero": "burbonn", "at": "undercity"},
    )
    t.move(2, 3).do("A play corruption")
    assert t["held A"] == 2
    t.do("A play curse-of-tongues")
    assert t["held A"] == 1


def test_recklessness_and_agony_work_on_whom_they_are_attached_to() -> None:
    t = Table(
        A={"hero": "sandrai", "at": "t1", "hand": ["curse-of-recklessness", "curse-of-agony"]},
        B={"hero": "burbonn", "at": "t1"},
    )
    t.move(2, 3).do("A play curse-of-recklessness", "A play curse-of-agony", "A stay")
    t.do("A attack B")
    assert (values.attack(t.s, 1), values.defense(t.s, 1)) == (2, 1)
    t.dice(1, 1)
    assert "hurt B 1" in t.events


def test_tongues_makes_cards_dearer() -> None:
    t = Table(
        A={"hero": "sandrai", "at": "t1", "hand": ["curse-of-tongues"]},
        B={"hero": "burbonn", "at": "t1", "hand": ["aspect-of-the-monkey"]},
    )
    t.move(2, 3).do("A play curse-of-tongues", "A stay", "A attack B")
    assert t.asked != "B"  # one energy does not pay for a card that costs two


def test_the_mark_of_the_hunter() -> None:
    t = Table(
        A={"hero": "burbonn", "at": "t1", "hand": ["hunters-mark"]},
        B={"hero": "grumbaz", "at": "undercity"},
        line={"young-wolf.1": "t1"},
    )
    t.move(2, 3).do("A play hunters-mark", "A upon_card young-wolf.1", "A stay")
    assert values.attack(t.s, 0) == 1 + 2 + 1  # and one against Beasts


def test_the_hawk_leaves_when_its_hero_is_hit() -> None:
    t = moving("aspect-of-the-hawk", weapon="rotten-ghoul.1").do(
        "A play aspect-of-the-hawk", "A stay"
    )
    assert values.attack(t.s, 0) == 4
    assert len(t.s.attached) == 1
    t.dice(6, 1)  # the encounter falls, and does not hit
    assert (t["hurt A"], len(t.s.attached)) == (0, 1)
    t = moving("aspect-of-the-hawk").do("A play aspect-of-the-hawk", "A stay").dice(1, 6)
    assert (t["hurt A"], t.s.attached) == (1, ())


def test_a_hit_that_does_no_damage_is_a_hit() -> None:
    """What works until its hero is hit ends."""
    t = Table(
        A={"hero": "grumbaz", "at": "t1"},
        B={"hero": "burbonn", "at": "t1"},
        grey=["mountain-boar.1"],
        attached=["aspect-of-the-hawk B B"],
    )
    t.move(2, 3).do("A stay")
    while t.label == "window":
        t.do("A pass")
    t.do("A attack B")
    t.s.force[0] = -9
    assert values.damage(t.s, 0) == 0
    t.dice(6, 1)
    assert (t["hurt B"], t.s.attached) == (0, ())


def test_soulstone_lets_a_fallen_hero_stay() -> None:
    t = moving("soulstone", hurt=3).do("A play soulstone", "A stay").dice(1, 6)
    assert (t["at A"], t["hurt A"], t.s.attached) == ("t1", 0, ())


@pytest.mark.parametrize(
    ("card", "moment"), [("fear", "before"), ("blink", "before"), ("feign-death", "after")]
)
def test_cards_that_cancel_a_battle(card: str, moment: str) -> None:
    t = fighting(card)
    if moment == "after":
        rolled(t)
    t.do(f"A play {card}")
    assert not t.s.fighting
    assert t["hurt A"] == 0
    on_line = [c.CARDS[x].id for x in t.s.line if x >= 0]
    assert on_line == ([] if card == "fear" else ["mountain-boar.1"])


def test_drain_life_heals_on_a_hit() -> None:
    t = rolled(fighting("drain-life", hurt=2), 6, 1).do("A play drain-life").quiet()
    assert t["hurt A"] == 1


def test_overpower_and_arcane_missiles_reroll() -> None:
    for card in ("overpower", "arcane-missiles"):
        t = rolled(fighting(card), 1, 1).do(f"A play {card}")
        assert t.label == "reroll"
        t.give(6).quiet()
        assert t["pack A"] == ["mountain-boar.1"]


@pytest.mark.rule("WAG-KEYWORD-04")
def test_corruption_wounds_in_two_upkeeps_and_is_gone() -> None:
    t = Table(
        A={"hero": "sandrai", "at": "undercity", "hand": ["corruption"]},
        B={"hero": "grumbaz", "at": "undercity"},
    )
    t.move(2, 3).do("A play corruption", "A stay", "A activate large_potion").upkeep()
    for hurt, attached in ((1, 1), (1, 0), (0, 0)):  # the potion heals what the last one did
        t.move(2, 3).do("B stay", "B activate large_potion").upkeep()
        assert (t["hurt B"], len(t.s.attached)) == (hurt, attached)
        t.move(2, 3).do("A stay", "A activate large_potion").upkeep()


@pytest.mark.rule("WAG-KEYWORD-05")
def test_what_is_attached_to_a_map_encounter_goes_when_it_is_defeated() -> None:
    t = Table(
        A={"hero": "burbonn", "at": "t3", "hand": ["serpent-sting"]},
        B={"hero": "sofeea", "at": "ironforge"},
    )
    t.move(2, 3).do("A go maggot-eye", "A stay", "A play serpent-sting")
    assert [card.space for card in t.s.attached] == [c.SPACE_NO["maggot-eye"]]
    t.dice(6, 1)
    assert (t["level A"], len(t.s.attached)) == ("green", 0)


def test_rend_bleeds_in_the_next_upkeep() -> None:
    t = rolled(dueling("rend"), 6, 1).do("A play rend").quiet()
    assert (t["hurt B"], t["bleeding B"]) == (1, 1)
    t.upkeep().move(2, 3).do("B stay")
    t.quiet()
    while t.label == "challenge":
        t.do("B attack A")
    t.dice(1, 1)
    assert t["hurt B"] >= 2 or "hurt B 1" in t.events


def test_execute_against_a_wounded_rival() -> None:
    t = rolled(dueling("execute", hurt=2), 6, 1).do("A play execute")
    assert values.damage(t.s, 0) == 3


@pytest.mark.parametrize("card", ["multi-shot", "whirlwind"])
def test_every_other_rival_is_hit_too(card: str) -> None:
    hero = HERO[card]
    t = Table(
        seats=3,
        A={"hero": hero, "at": "t1", "hand": [card]},
        B={"hero": other(hero), "at": "t1"},
        C={"hero": "sofeea", "at": "t1"},
    )
    t.move(2, 3).do("A stay", "A attack B")
    t.dice(6, 1, then=False).do(f"A play {card}").quiet()
    assert t["hurt C"] == 1


def test_charge_counts_in_the_combat() -> None:
    t = moving("charge").do("A play charge", "A stay")
    assert values.attack(t.s, 0) == 3


def test_last_stand() -> None:
    t = fighting("last-stand", hurt=3)
    t.dice(1, 6, then=False)
    while t.label == "combat":
        t.do("A pass")
    assert t.label == "window"
    t.do("A play last-stand")
    assert (t["life A"], t["at A"]) == (1, "t1")


def test_ice_block() -> None:
    t = moving("ice-block").do("A stay", "A play ice-block")
    assert t.s.turn == 1
    assert not any(event.startswith("turned_up") for event in t.events)


def test_mana_shield() -> None:
    t = fighting("mana-shield", foe="goblin-engineer.1")
    t.dice(1, 6, then=False)
    while t.label == "combat":
        t.do("A pass")
    t.do("A play mana-shield", "A pay 2")
    assert not any(event.startswith("hurt") for event in t.events)


def test_portal_leads_out_of_aggro() -> None:
    t = Table(
        A={"hero": "sofeea", "at": "t1", "hand": ["portal"]},
        B={"hero": "burbonn", "at": "undercity"},
        line={"rotten-ghoul.1": "t1"},
    )
    t.move(2, 3).do("A play portal", "A jump ironforge")
    assert t["at A"] == "ironforge"


def test_teleport_does_not() -> None:
    t = moving("teleport").do("A play teleport", "A jump brill")
    assert t["at A"] == "brill"
    held = Table(
        A={"hero": "sofeea", "at": "t1", "hand": ["teleport"]},
        B={"hero": "burbonn", "at": "undercity"},
        line={"rotten-ghoul.1": "t1"},
    ).move(2, 3)
    assert "play teleport" not in held.options()


def test_freezing_trap_places_a_discovery() -> None:
    t = moving("freezing-trap").do("A play freezing-trap")
    assert all(c.FAR[c.SPACE_NO["t1"]][c.SPACE_NO[o.split()[1]]] <= 3 for o in t.options())
    t.do("A lay brill")
    assert c.SPACES[t.s.token_at[0]] == "brill"


@pytest.mark.parametrize(
    ("card", "hero"), [("counterspell", "sofeea"), ("summon-felhunter", "sandrai")]
)
def test_cards_that_cancel_a_card_for_nothing(card: str, hero: str) -> None:
    """Whoever is not active has no energy (WAG-ENERGY-08), so these cost none."""
    t = Table(
        A={"hero": "burbonn", "at": "t1", "hand": ["aspect-of-the-cheetah"]},
        B={"hero": hero, "at": "undercity", "hand": [card]},
    )
    t.move(2, 3).do("A play aspect-of-the-cheetah")
    assert t.asked == "B"
    t.do(f"B play {card}")
    assert t.s.moves == 2
    assert t["energy A"] == 2  # WAG-TIMING-06: paid all the same


def test_pummel_in_a_duel() -> None:
    t = Table(
        A={"hero": "burbonn", "at": "t1", "hand": ["aspect-of-the-monkey"]},
        B={"hero": "grumbaz", "at": "t1", "hand": ["pummel"]},
    )
    t.move(2, 3).do("A stay", "A attack B")
    while t.asked == "B":
        t.do("B pass")
    t.do("A play aspect-of-the-monkey", "B play pummel")
    assert values.defense(t.s, 0) == 3
    assert t["energy B"] == 0


def test_every_ability_card_has_a_test() -> None:
    """A card whose name no test of this file speaks of has none."""
    with open(__file__, encoding="utf-8") as file:
        text = file.read()
    assert [ability.id for ability in c.ABILITIES if f'"{ability.id}"' not in text] == []
