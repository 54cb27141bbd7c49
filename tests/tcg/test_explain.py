"""Why something can be done, and why not: the right sum, the first reason, and no secret."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core import gates, leaks
from tabard.core.catalogue import Catalogue
from tabard.core.explain import Reason
from tabard.core.game import SPECTATOR
from tabard.core.luck import play_random
from tabard.core.words import LANGUAGES
from tabard.games.tcg import content as c
from tabard.games.tcg.language import powers as pw
from tabard.games.tcg.rules import fighters, values
from tabard.games.tcg.title import GAME
from tabard.games.tcg.why import explain as explain_module
from tabard.games.tcg.why.explain import left
from tabard.games.tcg.why.obstacles import strike_sum
from tests.tcg.asked import duel
from tests.tcg.reprint import reprint
from tests.tcg.table import Duel


def why(t: Duel, move: str) -> Reason:
    seat, _, text = move.partition(" ")
    return GAME.explain(t.s, "AB".index(seat), GAME.options.parse(t.s, text))


# -- sums and previews ----------------------------------------------------------------------------


def test_a_card_tells_what_it_costs() -> None:
    t = Duel(A={"hand": ["Fireball"], "resources": 6}, B={"play": ["Jaina, Lady of Theramore"]})
    reason = why(t, "A play fireball")
    assert reason.legal
    assert reason.sum is not None
    assert reason.sum.total == t["cost A fireball"]
    assert reason.sentence("en").startswith("You have 6 ready resources. The cost: ")
    assert reason.sentence("it").startswith("Hai 6 risorse pronte. Il costo: ")
    t = Duel(A={"hand": ["Kor Cindervein"], "resources": 4})
    assert why(t, "A play kor-cindervein").sentence("en") == (
        "You have 4 ready resources. The cost: 3 = 3 printed."
    )


def test_a_discount_is_a_term_of_the_sum_named_after_its_card() -> None:
    t = Duel(
        A={
            "hand": ["Fireball"],
            "resources": 6,
            "play": ["Jaina, Lady of Theramore"],
            "graveyard": ["Fire Blast"],
        }
    )
    reason = why(t, "A play fireball")
    assert reason.sum is not None
    assert reason.sum.total == t["cost A fireball"] < c.COST[c.CARD_NO["Fireball"]]
    assert reason.sentence("en").endswith("4 printed − 1 Jaina, Lady of Theramore.")


def test_too_few_resources_come_with_the_sum() -> None:
    t = Duel(A={"hand": ["Kor Cindervein"], "resources": 1})
    said = [why(t, "A play kor-cindervein").sentence(language) for language in LANGUAGES]
    assert said == [
        "You have only 1 ready resource for Kor Cindervein: 3 = 3 printed.",
        "Hai solo 1 risorsa pronta per Kor Venacenero: 3 = 3 stampato.",
    ]


def test_an_attack_tells_the_damage_on_both_sides() -> None:
    t = Duel(A={"play": ["Kor Cindervein"]}, B={"play": ["Cerwyn | damage 1"]})
    assert why(t, "A attack kor-cindervein").text("en") == "Kor Cindervein is ready and has 3 ATK."
    t.do("A attack kor-cindervein")
    assert why(t, "A at cerwyn").text("en") == (
        "If nothing else happens, Kor Cindervein (3 health left) deals 3 damage to Cerwyn "
        f"({left(t.s, t.s.play[-1])} health left) and is dealt {t['atk cerwyn']}."
    )


def test_a_long_range_attacker_is_dealt_nothing() -> None:
    t = Duel(A={"play": ["Guruvan"]}, B={"play": ["Cerwyn"]}).do("A attack guruvan")
    assert why(t, "A at cerwyn").args["back"] == 0


def test_previews_are_what_happens(seed: int) -> None:
    """In random positions: the damage that is foretold is dealt, if nobody does anything."""
    pool = [i for i in c.POOL if c.TYPE[i] == c.ALLY and not fighters.MOUNT[i]]
    quiet = [i for i in pool if not c.CARDS[i].powers]
    rng = Random(seed)
    for _ in range(60):
        a, b = (c.CARDS[rng.choice(quiet)] for _ in "AB")
        t = Duel(A={"play": [a.name]}, B={"play": [b.name]})
        if not t.can(f"A attack {a.slug}@A"):
            continue
        t.do(f"A attack {a.slug}@A")
        if t.label != "defender" or not t.can(f"A at {b.slug}@B"):
            continue
        told = why(t, f"A at {b.slug}@B").args
        t.do(f"A at {b.slug}@B").resolve()
        while t.label in ("priority", "protect") and t["attacking"] != "-":
            t.do(f"{t.asked} {'hold' if t.label == 'protect' else 'pass'}")
        dealt = [line.split() for line in t.events if line.startswith("dealt")]
        to = {words[3]: int(words[4]) for words in dealt}
        assert sorted(to.values()) == sorted(n for n in (told["n"], told["back"]) if n)


def test_a_strike_tells_its_cost_and_the_heros_atk() -> None:
    t = Duel(A={"play": ["Reanimator's Hacker"], "resources": 5}).attack("hero@A", "hero@B")
    assert t.label == "strike"
    reason = why(t, "A strike reanimators-hacker")
    assert reason.legal
    assert reason.sum is not None
    assert reason.sum.total == t["strike_cost reanimators-hacker"]
    assert reason.args["n"] == t["atk hero@A"] + 3


def test_strike_sums_are_the_prices_of_the_engine() -> None:
    for helper in ("Andiss Butcherson", "Edgemaster's Handguards", "Cerwyn"):
        t = Duel(A={"play": ["Reanimator's Hacker", helper], "resources": 5})
        x = t.s.play[1]
        assert strike_sum(t.s, 0, x).total == values.strike_price(t.s, 0, x)


def test_armor_tells_how_much_it_prevents() -> None:
    t = Duel(A={"hand": ["Fire Blast"], "resources": 3}, B={"play": ["Golem Skull Helm"]})
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t.label == "armor"
    reason = why(t, "B armor golem-skull-helm")
    assert reason.text("en") == "Golem Skull Helm prevents up to 3 of the 2 damage."
    assert why(t, "B take").legal


def test_a_power_tells_its_cost() -> None:
    t = Duel(A={"play": ["Lifemender Dorn"], "resources": 2})
    reason = why(t, "A use lifemender-dorn lifemender-dorn.1")
    assert reason.legal
    assert reason.sentence("en") == "You have 2 ready resources. The cost: 1 = 1 power."


# -- reasons --------------------------------------------------------------------------------------

KOR = {"play": ["Kor Cindervein"]}
RICH = {"resources": 9}
AT_B = {"B": {"play": ["Cerwyn"]}}
CHAIN_OPEN: dict[str, Any] = {
    "A": {"hand": ["Fire Blast", "Kor Cindervein", "Entrenched"]} | RICH | KOR,
    "stops": "every",
}
FIRED = "A play fire-blast, A target hero@B"
IN_COMBAT = "A attack kor-cindervein, A pass, B pass"
HACKER = {"play": ["Reanimator's Hacker"]}
SWORDS = {"play": ["Reanimator's Hacker", "Stakethrower"]}

CASES: list[tuple[str, str, dict[str, Any], str]] = [
    # rule, move, position, moves before it
    ("TCG-PRIORITY-01", "B pass", {}, ""),
    ("TCG-PRIORITY-01", "B play fireball", {"B": {"hand": ["Fireball"]}}, ""),
    ("TCG-PRIORITY-09", "A pass", {"A": KOR} | AT_B, "A attack kor-cindervein"),
    ("TCG-SETUP-03", "A begin A", {}, ""),
    ("TCG-SETUP-03", "A begin E", {}, ""),
    ("TCG-MULLIGAN-01", "A keep", {}, ""),
    ("TCG-MULLIGAN-01", "A mulligan", {}, ""),
    # placing
    ("TCG-PLACE-01", "A place fireball", {"A": {"hand": ["Cerwyn"]}}, ""),
    ("TCG-PLACE-01", "A place cerwyn", {"A": {"hand": ["Cerwyn"]}, "placed": 1}, ""),
    ("TCG-PLACE-01", "A place fireball", {"placed": 1}, ""),
    ("TCG-RESOURCE-03", "A place_up cerwyn", {"A": {"hand": ["Cerwyn"]}}, ""),
    ("TCG-KEYWORD-STASH-01", "A stash cerwyn", {"A": {"hand": ["Cerwyn"]}}, ""),
    ("TCG-ACTION-03", "A place_up entrenched", CHAIN_OPEN, FIRED),
    ("TCG-ACTION-03", "A place kor-cindervein", CHAIN_OPEN, IN_COMBAT),
    ("TCG-ACTION-03", "B place cerwyn", {"B": {"hand": ["Cerwyn"]}, "stops": "every"}, "A pass"),
    # playing
    ("TCG-PLAY-10", "A play fireball", {}, ""),
    ("TCG-PLAY-04", "A play entrenched", {"A": {"hand": ["Entrenched"]}}, ""),
    ("TCG-PLAY-04", "A play lost-isles", {}, ""),
    (
        "TCG-PLAY-02",
        "B play cerwyn",
        {"B": {"hand": ["Cerwyn"]} | RICH, "stops": "every"},
        "A pass",
    ),
    ("TCG-ACTION-03", "A play kor-cindervein", CHAIN_OPEN, FIRED),
    ("TCG-ACTION-03", "A play kor-cindervein", CHAIN_OPEN, IN_COMBAT),
    ("TCG-COST-04", "A play cerwyn", {"A": {"hand": ["Cerwyn"]}}, ""),
    ("TCG-TARGET-02", "A play polymorph", {"A": {"hand": ["Polymorph"]} | RICH}, ""),
    ("TCG-PLAY-10", "A play_again cerwyn", {"A": {"graveyard": ["Cerwyn"]}}, ""),
    ("TCG-PLAY-10", "A play_again arcane-barrage", {"B": {"graveyard": ["Arcane Barrage"]}}, ""),
    ("TCG-COST-04", "A play_again arcane-barrage", {"A": {"graveyard": ["Arcane Barrage"]}}, ""),
    # powers
    ("TCG-POWER-02", "A use A20 lifemender-dorn.1", {"A": {"deck": ["Lifemender Dorn"] * 30}}, ""),
    (
        "TCG-POWER-09",
        "A use lifemender-dorn lifemender-dorn.1",
        {"B": {"play": ["Lifemender Dorn"]}},
        "",
    ),
    ("TCG-QUEST-12", "A use entrenched entrenched.1", {"B": {"resources": ["Entrenched"]}}, ""),
    ("TCG-QUEST-08", "A use A1 entrenched.1", {"A": {"resources": ["Entrenched | down"]}}, ""),
    ("TCG-RESOURCE-05", "A use A1 entrenched.1", {"A": {"resources": ["Cerwyn | down"]}}, ""),
    (
        "TCG-HERO-04",
        "A use hero@A gurzak-of-orgrimmar.1",
        {"A": {"flipped": True} | HACKER | RICH},
        "",
    ),
    ("TCG-POWER-03", "A use kor-cindervein entrenched.1", {"A": KOR}, ""),
    (
        "TCG-POWER-13",
        "A use lifemender-dorn lifemender-dorn.1",
        {"A": {"play": ["Lifemender Dorn", "Polymorph | on lifemender-dorn"]} | RICH},
        "",
    ),
    (
        "TCG-POWER-11",
        "B use hero@B stromdak-of-ironforge.1",
        {"B": RICH, "stops": "every"},
        "A pass",
    ),
    (
        "TCG-POWER-11",
        "A use lifemender-dorn lifemender-dorn.1",
        {"A": {"play": ["Lifemender Dorn"]} | RICH, "stops": "every"},
        "A use lifemender-dorn lifemender-dorn.1, A target hero@A",
    ),
    (
        "TCG-READY-04",
        "A use stained-shadowcraft-tunic stained-shadowcraft-tunic.1",
        {"A": {"play": ["Stained Shadowcraft Tunic | exhausted"]}},
        "",
    ),
    (
        "TCG-COST-04",
        "A use lifemender-dorn lifemender-dorn.1",
        {"A": {"play": ["Lifemender Dorn"]}},
        "",
    ),
    (
        "TCG-COST-06",
        "A use spire-of-sunset spire-of-sunset.1",
        {"A": {"play": ["Spire of Sunset"], "exhausted": True} | RICH},
        "",
    ),
    (
        "TCG-COUNTER-04",
        "A use stakethrower stakethrower.2",
        {"A": {"play": ["Stakethrower"]} | RICH},
        "",
    ),
    (
        "TCG-COST-14",
        "A use fan-of-knives fan-of-knives.2",
        {"A": {"graveyard": ["Fan of Knives"]}},
        "",
    ),
    ("TCG-QUEST-11", "A use entrenched entrenched.1", {"A": {"resources": ["Entrenched"] * 5}}, ""),
    # attacking
    ("TCG-COMBAT-01", "A attack cerwyn", AT_B, ""),
    ("TCG-COMBAT-01", "A attack reanimators-hacker", {"A": HACKER}, ""),
    ("TCG-COMBAT-01", "A attack A20", {}, ""),
    ("TCG-ACTION-03", "A attack kor-cindervein", CHAIN_OPEN, FIRED),
    ("TCG-TOTEM-03", "A attack inferno-totem", {"A": {"play": ["Inferno Totem"]}}, ""),
    ("TCG-ALLY-09", "A attack mottled-drake", {"A": {"play": ["Mottled Drake"]}}, ""),
    ("TCG-READY-04", "A attack cerwyn", {"A": {"play": ["Cerwyn | exhausted"]}}, ""),
    ("TCG-COMBAT-05", "A attack cerwyn", {"A": {"play": ["Cerwyn | fresh"]}}, ""),
    ("TCG-GENERAL-03", "A attack guardian-steelhoof", {"A": {"play": ["Guardian Steelhoof"]}}, ""),
    (
        "TCG-GENERAL-03",
        "A attack cerwyn",
        {"A": {"play": ["Cerwyn", "Polymorph | on cerwyn"]}},
        "",
    ),
    ("TCG-COMBAT-01", "A at hero@B", {}, ""),
    ("TCG-COMBAT-32", "A at hero@A", {"A": KOR} | AT_B, "A attack kor-cindervein"),
    ("TCG-COMBAT-01", "A at A20", {"A": KOR} | AT_B, "A attack kor-cindervein"),
    (
        "TCG-ALLY-09",
        "A at mottled-drake",
        {"A": KOR, "B": {"play": ["Cerwyn", "Mottled Drake"]}},
        "A attack kor-cindervein",
    ),
    (
        "TCG-KEYWORD-ELUSIVE-01",
        "A at nami-dabpox",
        {"A": KOR, "B": {"play": ["Cerwyn", "Nami Dabpox"]}},
        "A attack kor-cindervein",
    ),
    (
        "TCG-GENERAL-03",
        "A at garet-vice",
        {"A": KOR, "B": {"play": ["King Genn Greymane", "Garet Vice", "Cerwyn"]}},
        "A attack kor-cindervein",
    ),
    # striking and protecting
    ("TCG-STRIKE-05", "A strike reanimators-hacker", {"A": HACKER}, ""),
    ("TCG-STRIKE-14", "A hold", {}, ""),
    (
        "TCG-GENERAL-03",
        "A strike reanimators-hacker",
        {"A": HACKER | RICH, "B": {"play": ["Talian Bladebender"]}},
        "",
    ),
    ("TCG-STRIKE-01", "A strike hero@A", {"A": SWORDS | RICH}, "A attack hero@A, B pass"),
    ("TCG-STRIKE-01", "A strike A20", {"A": SWORDS | RICH}, "A attack hero@A, B pass"),
    (
        "TCG-STRIKE-01",
        "A strike reanimators-hacker@B",
        {"A": {"play": ["Spire of Sunset"]} | RICH, "B": HACKER},
        "A attack hero@A, B pass",
    ),
    (
        "TCG-STRIKE-02",
        "A strike reanimators-hacker",
        {"A": {"play": ["Reanimator's Hacker | exhausted", "Stakethrower"]} | RICH},
        "A attack hero@A, B pass",
    ),
    ("TCG-PROTECT-02", "A protect hero@A", {}, ""),
    # damage
    ("TCG-ARMOR-10", "A armor golem-skull-helm", {"A": {"play": ["Golem Skull Helm"]}}, ""),
    ("TCG-PREVENT-05", "A apply hero@A", {}, ""),
    ("TCG-ARMOR-07", "A take", {}, ""),
    # targets and other choices
    ("TCG-TARGET-01", "A target hero@B", {}, ""),
    ("TCG-TARGET-12", "A target_player B", {}, ""),
    ("TCG-TARGET-12", "A target_player D", {}, ""),
    ("TCG-TARGET-09", "A done", {}, ""),
    ("TCG-TARGET-01", "A done", CHAIN_OPEN, "A play fire-blast"),
    ("TCG-TARGET-07", "A target A25", CHAIN_OPEN, "A play fire-blast"),
    ("TCG-TARGET-06", "A target_player B", CHAIN_OPEN, "A play fire-blast"),
    (
        "TCG-TARGET-06",
        "A target reanimators-hacker",
        {"A": {"hand": ["Fire Blast"]} | RICH | HACKER},
        "A play fire-blast",
    ),
    (
        "TCG-KEYWORD-UNTARGETABLE-01",
        "A target bound-vortex",
        {"A": {"hand": ["Fire Blast"]} | RICH, "B": {"play": ["Bound Vortex"]}},
        "A play fire-blast",
    ),
    (
        "TCG-TARGET-08",
        "A target kor-cindervein",
        {"A": {"hand": ["Chain Lightning"]} | RICH | KOR | {"hero": "Kalia of Silvermoon City"}},
        "A play chain-lightning, A target kor-cindervein",
    ),
    ("TCG-PLAY-12", "A mode 0", {}, ""),
    (
        "TCG-PLAY-12",
        "A mode 3",
        {"A": {"hand": ["Natural Selection"]} | RICH},
        "A play natural-selection",
    ),
    ("TCG-COST-08", "A pay hero@A", {}, ""),
    ("TCG-DISCARD-02", "A discard fireball", {}, ""),
    ("TCG-DISCARD-02", "A take_card fireball", {}, ""),
    ("TCG-TARGET-11", "A pick hero@A", {}, ""),
    ("TCG-SEARCH-01", "A find fireball", {}, ""),
    ("TCG-SEARCH-01", "A find_none", {}, ""),
    ("TCG-SEARCH-04", "A under fireball", {}, ""),
    ("TCG-SEARCH-04", "A as_they_lie", {}, ""),
    ("TCG-RESOLVE-05", "A yes", {}, ""),
    ("TCG-RESOLVE-05", "A no", {}, ""),
    ("TCG-TRIGGER-03", "A add hero@A mend", {}, ""),
    ("TCG-TAG-02", "A destroy hero@A", {}, ""),
    ("TCG-LOCATION-03", "A turn_down lost-isles", {"A": {"resources": ["Lost Isles"]}}, ""),
]


@pytest.mark.parametrize(
    ("rule", "move", "spec", "before"), CASES, ids=[f"{case[0]} {case[1]}" for case in CASES]
)
def test_the_first_reason_is_the_one_a_player_meets(
    rule: str, move: str, spec: dict[str, Any], before: str
) -> None:
    t = duel(**spec)
    t.do(*filter(None, before.split(", ")))
    reason = why(t, move)
    assert not reason.legal
    assert reason.rule == rule, reason.sentence("en")
    for language in LANGUAGES:
        said = reason.sentence(language)
        assert said[-1] in ".:", said
        assert not re.search(r"[{}]|\s\s", said), said
        assert not said[0].islower(), said
    t.refuses(move, rule)


def test_every_verb_can_be_refused_with_a_rule() -> None:
    assert {move.split()[1] for _, move, _, _ in CASES} == set(GAME.options.verbs)


def refused(t: Duel, move: str, rule: str, key: str) -> None:
    reason = why(t, move)
    assert (reason.legal, reason.rule, reason.key) == (False, rule, key), reason.sentence("en")
    t.refuses(move, rule)


def test_an_ally_that_has_just_joined_waits_with_its_activated_powers(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    t = duel(A={"play": ["Frek Snipelix | fresh", "Cerwyn"]})
    move = "A use frek-snipelix frek-snipelix.1"
    assert why(t, move).legal  # Time is Money
    reprint(monkeypatch, "Frek Snipelix", keywords=0)
    t = duel(A={"play": ["Frek Snipelix | fresh", "Cerwyn"]})
    refused(t, move, "TCG-POWER-07", "why-must-wait")


def test_one_weapon_strikes_in_a_combat() -> None:
    play = ["Claws of Torment", "Fel Iron Hatchet", "Stakethrower"]
    t = duel(A={"play": play} | RICH).attack("hero@A", "hero@B")
    t.do("A strike fel-iron-hatchet")
    assert t.label == "strike"  # Dual Wield
    refused(t, "A strike stakethrower", "TCG-STRIKE-13", "why-struck")


def test_a_strike_that_is_too_dear_comes_with_its_sum(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "Reanimator's Hacker", strike=9)
    t = duel(A=SWORDS | {"resources": 8}).attack("hero@A", "hero@B")
    assert t.label == "strike"
    refused(t, "A strike reanimators-hacker", "TCG-COST-04", "why-dear-strike")
    assert why(t, "A strike reanimators-hacker").sentence("en") == (
        "You have only 8 ready resources for a strike with Reanimator's Hacker: 9 = 9 strike cost."
    )


def test_nobody_protects_against_stealth() -> None:
    t = duel(A={"play": ["Kozik Skullcracker"]}, B={"play": ["Shanis Bladefall"]})
    t.attack("kozik-skullcracker", "hero@B")
    while t.asked != "B":
        t.passes()
    refused(t, "B protect shanis-bladefall", "TCG-KEYWORD-STEALTH-01", "why-stealth")


def test_who_can_protect() -> None:
    play = ["Shanis Bladefall", "Cerwyn", "Tyrus Lionheart | exhausted", "Crazy Igvand"]
    play += ["Polymorph | on crazy-igvand"]
    t = duel(A=KOR, B={"play": play}).attack("kor-cindervein", "hero@B").passes(2)
    assert t.label == "protect"
    assert why(t, "B protect shanis-bladefall").key == "legal-fight"
    refused(t, "B protect cerwyn", "TCG-PROTECT-11", "why-no-protector")
    refused(t, "B protect tyrus-lionheart", "TCG-PROTECT-03", "why-exhausted")
    refused(t, "B protect crazy-igvand", "TCG-GENERAL-03", "why-cant-protect")
    refused(t, "B protect hero@B", "TCG-PROTECT-07", "why-attacked-itself")
    refused(t, "B protect kor-cindervein", "TCG-PROTECT-10", "why-not-yours")
    refused(t, "B protect polymorph", "TCG-PROTECT-10", "why-no-character")


def test_which_armor_helps() -> None:
    armor = ["Golem Skull Helm", "Stained Shadowcraft Tunic | exhausted", "Reanimator's Hacker"]
    t = duel(A={"hand": ["Fire Blast"], "play": ["Wildlife Defender"]} | RICH, B={"play": armor})
    t.do("A play fire-blast", "A target hero@B").resolve()
    assert t.label == "armor"
    refused(t, "B armor stained-shadowcraft-tunic", "TCG-ARMOR-15", "why-exhausted")
    refused(t, "B armor reanimators-hacker", "TCG-ARMOR-01", "why-no-armor")
    refused(t, "B armor wildlife-defender", "TCG-ARMOR-03", "why-not-yours")
    refused(t, "B armor B20", "TCG-ARMOR-01", "why-not-in-play")
    refused(t, "B apply golem-skull-helm", "TCG-PREVENT-05", "why-no-shield")


def test_armor_without_def_prevents_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    reprint(monkeypatch, "Stained Shadowcraft Tunic", defense=0)
    play = ["Golem Skull Helm", "Stained Shadowcraft Tunic"]
    t = duel(A={"hand": ["Fire Blast"]} | RICH, B={"play": play})
    t.do("A play fire-blast", "A target hero@B").resolve()
    refused(t, "B armor stained-shadowcraft-tunic", "TCG-ARMOR-16", "why-no-defense")


def test_cards_that_forbid_to_play_are_named() -> None:
    t = duel(A={"hand": ["Strangulate"]}, B={"hand": ["Fire Blast"]} | RICH, stops="every")
    t.do("A stash strangulate").passes(2)
    t.do("A pass")
    refused(t, "B play fire-blast", "TCG-GENERAL-03", "why-cant-play")
    assert why(t, "B play fire-blast").text("it") == (
        "Strangulate ti vieta di giocare Esplosione di Fuoco."
    )


def test_searches_and_hands_that_are_looked_at() -> None:
    t = duel(A={"hand": ["Summoning Portal"]} | RICH)
    for card in c.POOL:
        assert why(t, f"A find {c.CARDS[card].slug}").key == "when-find"
    t = duel(A={"hand": ["Daze"]} | RICH, B={"hand": ["Cerwyn"], "play": ["Cerwyn"]})
    t.do("A play daze")
    while t.label != "pluck":
        t.do(f"{t.asked} {t.offers(t.asked)[-1]}")
    assert why(t, "A take_card cerwyn").legal
    refused(t, "A take_card fireball", "TCG-DISCARD-02", "why-not-in-that-hand")


def test_what_is_picked_ordered_or_too_much() -> None:
    t = duel(A={"play": ["Reanimator's Hacker", "Silent Crusader", "Cerwyn"]})
    assert t.label == "excess"
    refused(t, "A destroy cerwyn", "TCG-TAG-02", "why-not-too-many")
    t = duel(A={"resources": ["Lost Isles", "Gilneas", "Entrenched"]})
    assert t.label == "locations"
    refused(t, "A turn_down entrenched", "TCG-LOCATION-03", "why-no-location")


def test_a_cost_is_paid_with_what_fits() -> None:
    t = duel(
        A={
            "graveyard": ["Fan of Knives"],
            "hand": ["Reanimator's Hacker", "Stakethrower", "Cerwyn"],
        }
    )
    t.do("A use fan-of-knives fan-of-knives.2")
    assert t.label == "pay"
    assert why(t, "A discard stakethrower").legal
    refused(t, "A discard cerwyn", "TCG-COST-14", "why-no-payment")
    refused(t, "A discard fireball", "TCG-DISCARD-01", "why-not-in-hand")
    refused(t, "A pay hero@A", "TCG-COST-08", "why-no-payment")


def test_a_player_is_wanted_or_a_card() -> None:
    t = duel(A={"hand": ["Energize"]} | RICH).do("A play energize")
    assert t.label == "target"
    refused(t, "A target hero@B", "TCG-TARGET-06", "why-wants-player")
    refused(t, "A mode 0", "TCG-PLAY-12", "when-mode")


def test_nothing_is_no_card() -> None:
    t = duel(A=KOR)
    for verb, kinds in GAME.options.verbs.items():
        reason = why(t, " ".join(["A", verb, *("-" for _ in kinds)]))
        assert reason.legal == (verb == "pass")
        assert reason.rule
    assert why(t, "A attack -").key == "why-nothing-named"


def test_chance_the_end_and_spectators_are_answered() -> None:
    t = Duel.new()
    assert t.asked == "chance"
    assert GAME.explain(t.s, 0, ("pass",)).key == "why-chance"
    assert GAME.explain(t.s, SPECTATOR, ("pass",)).key == "why-chance"
    assert GAME.explain(duel().s, SPECTATOR, ("pass",)).key == "why-not-asked"
    over = play_random(GAME, 2, 0).state
    reason = GAME.explain(over, 0, ("pass",))
    assert (reason.key, reason.rule, reason.legal) == ("why-over", "TCG-WIN-07", False)


def test_a_reason_calls_players_by_their_names() -> None:
    reason = why(duel(), "B pass")
    assert reason.text("en") == "A has to answer now."
    assert reason.text("en", ("Mira", "Oswin")) == "Mira has to answer now."
    assert reason.sentence("it", ("Mira", "Oswin")) == "Adesso deve rispondere Mira."


def test_every_rule_that_is_named_is_in_the_catalogue() -> None:
    folder = Path(explain_module.__file__).parents[1]
    rules = {rule.id for rule in Catalogue.load("tabard.games.tcg")}
    for name in ("why/explain", "why/reasons", "why/obstacles", "why/fighting", "rules/values"):
        source = (folder / f"{name}.py").read_text(encoding="utf-8")
        assert set(re.findall(r'"(TCG-[A-Z0-9-]+)"', source)) <= rules, name


# -- whole games ----------------------------------------------------------------------------------


def some_options(s: Any, rng: Random) -> Iterator[tuple[Any, ...]]:
    """For every verb one option, mostly about something that is there."""
    there = (*s.play, *s.resources, *s.grave_a, *s.grave_b, *s.hand_a, *s.hand_b)
    for verb, kinds in GAME.options.verbs.items():
        option = (verb, *(rng.randrange(kind.size) for kind in kinds))
        if kinds and there and rng.random() < 0.8:
            x = rng.choice(there)
            if kinds[0].name == "slot":
                option = (verb, x, *option[2:])
                powers = [p.number for p in pw.OF_CARD[s.what[x]] if p.kind in USED]
                if len(kinds) > 1 and powers:
                    option = (verb, x, rng.choice(powers))
            elif kinds[0].name == "card":
                option = (verb, s.what[x])
        yield option


USED = ("pay", "flip", "quest")


def test_any_option_can_be_explained_to_any_seat_at_any_time(seed: int) -> None:
    """In random games `explain` agrees with the question, and every refusal names its rule."""
    rng = Random(seed)
    refused: dict[str, set[str]] = {}

    def check(s: Any, _: Any) -> None:
        q = GAME.pending(s)
        if q is None or rng.random() < 0.8:
            return
        assert gates.explain_gate(GAME, s, rng) == []
        for option in some_options(s, rng):
            for seat in range(2):
                reason = GAME.explain(s, seat, option)
                assert reason.legal == (option in q.options_of(seat))
                assert reason.rule
                assert reason.sentence("en")
                refused.setdefault(option[0], set()).add(reason.sentence("it"))

    for n in range(4):
        assert play_random(GAME, 2, 10 * seed + n, check).problem is None
    assert refused.keys() == GAME.options.verbs.keys()
    assert sum(map(len, refused.values())) > 500


def test_reasons_tell_no_secrets(seed: int) -> None:
    """A reason is the same in every world the seat can't tell apart."""
    rng = Random(seed)
    compared = 0

    def check(s: Any, _: Any) -> None:
        nonlocal compared
        q = GAME.pending(s)
        if q is None or q.domain is not None or rng.random() < 0.8:
            return
        for seat in (q.who[0], 1 - q.who[0]):
            other = GAME.determinize(s, seat, Random(rng.random()))
            assert leaks.same_reasons(GAME, s, other, seat, rng) == []
            assert leaks.same_names(GAME, s, other, seat) == []
            for option in some_options(s, rng):
                a, b = (GAME.explain(x, seat, option) for x in (s, other))
                assert (a.sentence("en"), a.rule) == (b.sentence("en"), b.rule)
                compared += 1

    for n in range(4):
        assert play_random(GAME, 2, 10 * seed + n, check).problem is None
    assert compared > 1000


# -- reasons to the point -------------------------------------------------------------------------


def test_whom_somebody_attacks_only_is_told_though_nobody_was_asked() -> None:
    """TCG-COMBAT-30: a single legal defender is taken without a question."""
    t = duel(A={"play": ["Onnekra Bloodfang"]}, B={"play": ["Cerwyn"]}, stops="every")
    told = why(t, "A attack onnekra-bloodfang")
    assert (told.legal, told.rule, told.key) == (True, "TCG-COMBAT-30", "legal-attack-only")
    says = "Onnekra Bloodfang says: “Onnekra Bloodfang can attack only heroes.”"
    assert told.text("en").endswith(says)
    t.do("A attack onnekra-bloodfang")
    assert (t.asked, t["links"]) == ("A", ["onnekra-bloodfang"])
    refused(t, "A at cerwyn@B", "TCG-COMBAT-30", "why-attacks-only")
    assert why(t, "A at cerwyn@B").text("en") == says
    refused(t, "A at hero@B", "TCG-COMBAT-01", "when-at")
    t.passes(2)
    assert t["attacking"] == "onnekra-bloodfang"
    refused(t, "A at cerwyn@B", "TCG-COMBAT-30", "why-attacks-only")
    alone = duel(A={"play": ["Onnekra Bloodfang"]})
    assert why(alone, "A attack onnekra-bloodfang").key == "legal-attack"


def test_whom_somebody_attacks_if_able_is_told() -> None:
    t = duel(A=KOR, B={"play": ["Sarmoth", "Cerwyn"]}, stops="every")
    assert why(t, "A attack kor-cindervein").key == "legal-attack-only"
    t.do("A attack kor-cindervein")
    assert t["links"] == ["kor-cindervein"]
    refused(t, "A at hero@B", "TCG-COMBAT-30", "why-attacks-only")
    assert why(t, "A at hero@B").text("en").startswith("Sarmoth says: “")
    assert why(t, "A at hero@B").text("it").startswith("Sarmoth dice: «")


def test_who_could_not_protect_is_told_so_though_nobody_was_asked() -> None:
    side = {"play": ["Tyrus Lionheart | exhausted", "Cerwyn"], "hand": ["Hira"]}
    t = duel(A=KOR, B=side, stops="every").do("A attack kor-cindervein", "A at hero@B", "A pass")
    for window in ("action", "attack", "defend"):
        while t["window"] != window or t.asked != "B":
            assert t.label == "priority"
            t.passes()
        assert bool(t["links"]) is (window == "action")  # at first it is only proposed
        refused(t, "B protect tyrus-lionheart", "TCG-PROTECT-03", "why-exhausted")
        refused(t, "B protect cerwyn", "TCG-PROTECT-11", "why-no-protector")
    refused(t, "B protect kor-cindervein", "TCG-PROTECT-02", "when-protect")
    t = duel(B={"play": ["Tyrus Lionheart"]}, turn="B")
    refused(t, "B protect tyrus-lionheart", "TCG-PROTECT-02", "when-protect")


def test_a_protector_who_could_step_in_has_to_wait_for_the_moment() -> None:
    side = {"play": ["Tyrus Lionheart"], "hand": ["Hira"]}
    t = duel(A=KOR, B=side, stops="every").attack("kor-cindervein", "hero@B")
    t.passes()
    assert (t.asked, t["window"]) == ("B", "attack")
    refused(t, "B protect tyrus-lionheart", "TCG-PROTECT-02", "when-protect")


def test_armor_that_is_exhausted_is_so_at_any_time() -> None:
    armor = {"play": ["Golem Skull Helm | exhausted"], "hand": ["Hira"]}
    t = duel(A={"hand": ["Fire Blast"]} | RICH, B=armor)
    t.do("A play fire-blast", "A target hero@B")
    assert t.asked == "B"
    refused(t, "B armor golem-skull-helm", "TCG-ARMOR-15", "why-exhausted")
    t = duel(A={"hand": ["Fire Blast"]} | RICH, B={**armor, "play": ["Golem Skull Helm"]})
    t.do("A play fire-blast", "A target hero@B")
    refused(t, "B armor golem-skull-helm", "TCG-ARMOR-10", "when-armor")


def test_a_strike_that_nobody_was_asked_about_is_refused_to_the_point() -> None:
    side = {"play": ["Reanimator's Hacker"], "hand": ["Hira"]}
    t = duel(A={**side, "resources": 0}, stops="every").attack("hero@A", "hero@B")
    assert (t.asked, t.label, t["window"]) == ("A", "priority", "attack")
    refused(t, "A strike reanimators-hacker", "TCG-COST-04", "why-dear-strike")
    tired = {**side, "play": ["Reanimator's Hacker | exhausted"], **RICH}
    refused(duel(A=tired), "A strike reanimators-hacker", "TCG-STRIKE-02", "why-exhausted")


@pytest.mark.parametrize(
    ("card", "power", "rule", "en", "it"),
    [
        (
            "What Illidan Wants, Illidan Gets",
            "what-illidan-wants-illidan-gets.1",
            "TCG-QUEST-11",
            "you can do this only if you control a Demon.",
            "si può fare solo se controlli un Demone.",
        ),
        (
            "Fordragon Hold",
            "fordragon-hold.2",
            "TCG-POWER-11",
            "you can do this only if you control an ally with “Bolvar” in its name.",
            "si può fare solo se controlli un alleato con «Bolvar» nel nome.",
        ),
    ],
)
def test_a_condition_that_is_not_met_is_named(
    card: str, power: str, rule: str, en: str, it: str
) -> None:
    row = [card, *["Cerwyn | down"] * 9]
    t = duel(A={"resources": row})
    move = f"A use {power.partition('.')[0]} {power}"
    refused(t, move, rule, "why-condition")
    assert why(t, move).text("en").endswith(en)
    assert why(t, move).text("it").endswith(it)


def test_a_keyword_that_depends_on_a_condition_names_it() -> None:
    side = {"play": ["Tinker Casey Springlock | damage 1"], "hand": ["Hira"]}
    t = duel(A=KOR, B=side, stops="every").attack("kor-cindervein", "hero@B").passes()
    refused(t, "B protect tinker-casey-springlock", "TCG-PROTECT-11", "why-keyword-only")
    told = why(t, "B protect tinker-casey-springlock")
    assert told.text("en") == (
        "Tinker Casey Springlock has Protector only if Tinker Casey Springlock is undamaged."
    )
    assert " ha Protettore solo se " in told.text("it")
    side = {"play": ["Wildlife Defender", "Cerwyn"], "hand": ["Hira"]}
    t = duel(A=KOR, B=side, stops="every").attack("kor-cindervein", "cerwyn@B").passes()
    refused(t, "B protect hero@B", "TCG-PROTECT-11", "why-keyword-only")
    assert why(t, "B protect hero@B").text("en").endswith("only if you control a Dragonkin.")
    t = duel(A={"play": ["Bella Wilder | fresh"]})
    refused(t, "A attack bella-wilder", "TCG-COMBAT-05", "why-keyword-only")
    refused(duel(A={"play": ["Cerwyn | fresh"]}), "A attack cerwyn", *JOINED)


JOINED = ("TCG-COMBAT-05", "why-just-joined")


def test_a_ban_that_depends_on_a_condition_names_it() -> None:
    t = duel(A={"play": ["Emelia Darkhand"]})
    refused(t, "A attack emelia-darkhand", "TCG-GENERAL-03", "why-cant-attack-while")
    assert why(t, "A attack emelia-darkhand").text("en") == (
        "Emelia Darkhand says that Emelia Darkhand can't attack while there are no more opposing "
        "allies than allies in your party."
    )
