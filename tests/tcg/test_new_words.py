"""Words that no card of the box needs: what they do, played with cards of one's own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.core.pack import VARIABLE, check_pack, pack_hints
from tabard.games.tcg import deckrules
from tabard.games.tcg.content import CARD_NO, CARDS

ROOT = Path(__file__).parents[2]
SCHEMA = "tabard.games.tcg.schema"
PACK = """
cards:
  Warded One: {type: ally, cost: 1, atk: 1, damage: fire, health: 9, keywords: [spellshield]}
  Zealot:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 9
    powers: ['static(self, must_attack)']
  Grave Robber:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 9
    powers: ['pay(cost(remove(ally)), draw(1))']
  Mourner:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 9
    powers:
      - 'pay(cost(1), draw(1), if_=exists(ally(destroyed_now), at=my_graveyard))'
      - 'pay(cost(2), destroy(target(ally(hurt_now))))'
      - 'pay(cost(3), draw(1), if_=attacked)'
  Vanisher:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 9
    powers: ['pay(cost(bounce(self), exhaust(self)), draw(1))']
  Two Schools: {type: ability, cost: 1, spec: [Fire, Frost], talent: true, classes: [Mage]}
  Picky:
    type: ability
    cost: 1
    powers: ['requires("Affliction")', 'play(draw(1))']
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "new.yaml").write_text(PACK, encoding="utf-8")
    return tmp_path


def run(folder: Path, script: str) -> list[str]:
    env = {
        **os.environ,
        VARIABLE: f"tcg={folder}",
        "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
    }
    begin = "from tests.tcg.table import Duel\n"
    done = subprocess.run(
        [sys.executable, "-c", begin + script], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.splitlines()


def test_the_pack_is_fine(folder: Path) -> None:
    assert check_pack(folder, SCHEMA) == []


@pytest.mark.rule("TCG-KEYWORD-SPELLSHIELD-01")
def test_no_ability_of_an_opponent_targets_a_spellshield(folder: Path) -> None:
    told = run(
        folder,
        """
t = Duel(A={"hand": ["Fire Blast"], "play": ["Lifemender Dorn"], "resources": 9},
         B={"play": ["Warded One"]})
t.do("A play fire-blast")
print(sorted(t.offers("A", "target")))
t.do("A target hero@B").resolve()
t.do("A use lifemender-dorn lifemender-dorn.1")
print("target warded-one" in [o for o in t.offers("A", "target")] or "B1" in str(t.offers("A")))
""",
    )
    assert "warded" not in told[0]
    assert "B1" not in told[0]
    assert told[1] == "True", "the power of an ally can"


@pytest.mark.rule("TCG-COMBAT-38")
def test_who_must_attack_keeps_its_controller_from_passing(folder: Path) -> None:
    told = run(
        folder,
        """
t = Duel(A={"play": ["Zealot"], "resources": 2}, B={"play": ["Brigg"]})
print(t.can("A pass"))
t.refuses("A pass", "TCG-COMBAT-38")
t.fight("zealot", "hero@B")
print(t.can("A pass"))
""",
    )
    assert told == ["False", "True"]


def test_a_cost_is_paid_from_the_graveyard(folder: Path) -> None:
    told = run(
        folder,
        """
t = Duel(A={"play": ["Grave Robber"], "graveyard": ["Brigg", "Fire Blast"]})
t.do("A use grave-robber grave-robber.1")
if t.label == "pay":
    t.do("A pay brigg@A")
t.resolve()
print(t["graveyard A"], t["removed A"])
print(t.can("A use grave-robber grave-robber.1"))
t.refuses("A use grave-robber grave-robber.1", "TCG-COST-14")
""",
    )
    assert told == ["['fire-blast'] ['brigg']", "False"]


@pytest.mark.rule("TCG-COST-04")
def test_what_is_given_up_is_given_up_last(folder: Path) -> None:
    told = run(
        folder,
        """
t = Duel(A={"play": ["Vanisher"], "deck": ["Brigg"] * 3})
t.do("A use vanisher vanisher.1").resolve()
print(sorted(t["hand A"]))
""",
    )
    assert told == ["['brigg', 'vanisher']"]


def test_what_happened_this_turn_counts_this_turn(folder: Path) -> None:
    told = run(
        folder,
        """
t = Duel(A={"play": ["Mourner", "Brigg"], "hand": ["Fire Blast"], "resources": 9},
         B={"play": ["Warded One"]})
first, second, third = (f"A use mourner mourner.{i}" for i in (1, 2, 3))
print(t.can(first), t.can(second), t.can(third))
t.cast("A play fire-blast", "brigg@A").resolve()
print(t.can(first), t.can(second), t.can(third))
t.fight("mourner", "warded-one")
print(t.can(first), t.can(second), t.can(third))
t.end_turn().end_turn()
print(t.can(first), t.can(second), t.can(third))
""",
    )
    assert told[0] == "False False False"
    assert told[1].split()[0] == "True", "an ally was destroyed this turn"
    assert told[2].split()[1:] == ["True", "True"], "hurt this turn; attacked this turn"
    assert told[3] == "False False False"


def test_a_card_may_have_two_specializations(folder: Path) -> None:
    told = run(
        folder,
        """
from tabard.games.tcg.content import CARDS, CARD_NO
from tabard.games.tcg import deckrules
from tabard.games.tcg.language.text import type_line
two = CARDS[CARD_NO["Two Schools"]]
print(two.specs, type_line(CARD_NO["Two Schools"], "en"))
fire = next(card for card in CARDS if card.talent and card.specs == ("Fire",))
arcane = next(card for card in CARDS if card.talent and card.specs == ("Arcane",))
print(deckrules.shared([two, fire]), deckrules.shared([two, arcane]))
""",
    )
    assert told == ["('Fire', 'Frost') Ability — Fire and Frost Talent", "('Fire',) ()"]


@pytest.mark.rule("TCG-DECK-12")
def test_a_required_trait_may_be_the_heros_specialization() -> None:
    hero = next(card for card in CARDS if card.type == 0 and card.char_class == "Warlock")
    card = CARDS[CARD_NO["Fireball"]]
    assert "Affliction" not in deckrules.deck_traits(hero)
    assert "Affliction" in deckrules.deck_traits(hero._replace(specs=("Affliction",)))
    assert card.specs == ("Fire",)


# -- one bad card ---------------------------------------------------------------------------------

BAD = """
cards:
  Good One: {type: ally, cost: 1, atk: 1, damage: fire, health: 1, race: Ogre, tags: [Legs, Aura 1]}
  Bad Words:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 1
    powers:
      - 'on(attacks(self), daw(1))'
  Bad Shape: {type: ally, cost: many, atk: 1, damage: fire, health: 1}
  Bad Brackets:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 1
    powers: ['on(attacks(self), draw(1)']
"""


def test_one_bad_card_never_breaks_the_others(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(BAD, encoding="utf-8")
    env = {
        **os.environ,
        VARIABLE: f"tcg={tmp_path}",
        "PYTHONPATH": f"{ROOT}{os.pathsep}{ROOT / 'src'}",
    }

    def tabard(*arguments: str) -> subprocess.CompletedProcess[str]:
        return subprocess.run(
            [sys.executable, "-m", "tabard", *arguments],
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )

    fine = tabard("card", "Good One", "--lang", "it")
    assert fine.returncode == 0, fine.stderr
    assert "Ogre" in fine.stdout
    assert "Legs" in fine.stdout
    assert "bad.yaml:11" in fine.stderr
    assert "Did you mean 'draw'?" in fine.stderr
    assert "bad.yaml:12" in fine.stderr
    assert tabard("card", "Fireball").returncode == 0
    assert "There is nothing called 'Bad Words'" in tabard("card", "Bad Words").stderr
    told = run(tmp_path, 't = Duel(A={"play": ["Good One"]})\nprint(t["atk good-one"])')
    assert told == ["1"]


NAMES = """
cards:
  Fireball: {type: ability, cost: 1, powers: ['play(draw(1))']}
  Ember Whelp: {type: ally, cost: 1, atk: 1, damage: fire, health: 1}
  Ember-Whelp: {type: ally, cost: 1, atk: 2, damage: fire, health: 1}
  龙: {type: ally, cost: 1, atk: 1, damage: fire, health: 1}
  Breeder:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 1
    powers: ['on(enters(self), token("Spider"))']
  Mother:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 1
    powers: ['on(enters(self), token("Broken"))']
tokens:
  Spider:
    type: ally
    atk: 1
    damage: fire
    health: 1
    powers: ['on(enters(self), token("Spider"))']
  Broken: {type: ally, atk: 1, damage: fire, health: 1, powers: ['on(enters(self), daw(1))']}
"""


def test_names_that_are_taken_and_tokens_with_mistakes_are_told(tmp_path: Path) -> None:
    (tmp_path / "names.yaml").write_text(NAMES, encoding="utf-8")
    assert [str(problem) for problem in check_pack(tmp_path, SCHEMA)] == [
        "names.yaml:3: 'Fireball' is in the box already.",
        "names.yaml:5: 'Ember-Whelp' is in the box already, as 'Ember Whelp'.",
        "names.yaml:6: The name '龙' has no letter from a to z and no number: add one.",
        "names.yaml:20: There is no token called 'Broken', or it has mistakes.",
        "names.yaml:28:84: There is no step 'daw'. Did you mean 'draw'?",
    ]


def test_whoever_makes_a_token_that_is_left_out_is_left_out(tmp_path: Path) -> None:
    (tmp_path / "names.yaml").write_text(NAMES, encoding="utf-8")
    script = """
from tabard.games.tcg import content as c
names = ("Mother", "Breeder", "Ember-Whelp", "Ember Whelp")
print(*(name in c.CARD_NO for name in names), len(c.LEFT_OUT))
print(c.CARDS[c.CARD_NO["Ember Whelp"]].atk, c.CARDS[c.CARD_NO["Fireball"]].cost)
print(len(set(c.CARD.names)) == len(c.CARD.names))
"""
    assert run(tmp_path, script) == ["False True False True 5", "1 4", "True"]


def test_a_token_that_makes_its_like_is_described_once(tmp_path: Path) -> None:
    (tmp_path / "names.yaml").write_text(NAMES, encoding="utf-8")
    script = """
from tabard.games.tcg import content as c
from tabard.games.tcg.language.text import card_text
print(card_text(c.CARD_NO["Breeder"], "en"))
print(card_text(c.TOKEN_NO["Spider"], "it").count("Spider"))
t = Duel(A={"hand": ["Breeder"], "resources": 1})
t.do("A play breeder").resolve()
print(t.label)
"""
    told = run(tmp_path, script)
    assert told[0].count("“When Spider enters play") == 1
    assert told[1:] == ["2", "priority"]


LOOP = """
cards:
  Turnspit:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 1
    powers:
      - 'on([enters(self), readies(self)], exhaust(self))'
      - 'on(exhausts(self), ready(self))'
"""


@pytest.mark.rule("TCG-GENERAL-11")
def test_powers_that_trigger_one_another_come_to_an_end(tmp_path: Path) -> None:
    (tmp_path / "loop.yaml").write_text(LOOP, encoding="utf-8")
    script = """
t = Duel(A={"hand": ["Turnspit"], "resources": 1})
t.do("A play turnspit").resolve()
print(t.label, t["links"])
t.end_turn()
print(max(t.s.triggers) < 20)
"""
    assert run(tmp_path, script) == ["priority []", "True"]


def test_pack_check_tells_line_and_column(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "bad.yaml").write_text(BAD, encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--game", "tcg"]) == 2
    out = capsys.readouterr().out
    assert "bad.yaml:11:28: There is no step 'daw'. Did you mean 'draw'?" in out


def test_pack_check_hints_at_names_without_words(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "good.yaml").write_text(BAD.partition("  Bad Words")[0], encoding="utf-8")
    assert main(["pack", "check", str(tmp_path), "--game", "tcg"]) == 0
    out = capsys.readouterr().out
    for name in ("Ogre", "Legs", "Aura"):
        assert f"{name!r} has no words: it is said as it is written" in out


def test_a_hint_is_given_wherever_a_name_stands(tmp_path: Path) -> None:
    """In quotes, in a hero's traits, as a specialization; not for names of cards, which are the
    same in every language."""
    text = """
cards:
  Hinting:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 1
    powers:
      - 'requires("Affliction", "Ettin")'
      - 'static(my(ally), power(''on(start, draw(count(my(card(spec("Chaos"))))))''))'
      - 'static(my(card(named("Hinting"))), atk(1))'
"""
    (tmp_path / "hints.yaml").write_text(text, encoding="utf-8")
    assert check_pack(tmp_path, SCHEMA) == []
    told = [hint.sentence.split(" has no words")[0] for hint in pack_hints(tmp_path, SCHEMA)]
    assert told == ["The trait 'Ettin'", "The specialization 'Chaos'"]


def test_a_removed_word_does_not_pass_with_a_warm_cache(folder: Path) -> None:
    """What was found fine is checked again as soon as the language is another."""
    script = """
from tabard.games.tcg.language import checking
from tabard.games.tcg.language.sorts import LANGUAGE
from tabard.games.tcg import content as c
before = LANGUAGE.hash()
del LANGUAGE.sorts["mod"].words["must_attack"]
print(LANGUAGE.hash() != before)
print([wrong.sentence for _, pack, _ in c.OWN for wrong in checking.mistakes(pack.parts)])
"""
    run(folder, "")
    told = run(folder, script)
    assert told[0] == "True"
    assert "There is no mod 'must_attack'" in told[1]
