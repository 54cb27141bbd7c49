"""Cards of one's own: a folder of files, checked, shown and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.core.errors import Malformed
from tabard.core.pack import VARIABLE, check_pack, own_packs

SCHEMA = "tabard.games.tcg.schema"
WHELP = """
cards:
  Ember Whelp:
    type: ally
    cost: 2
    atk: 2
    damage: fire
    health: 2
    race: Red Dragonkin
    keywords: [ferocity]
    powers:
      - 'on(attacks(self), may(deal(1, fire, target(hero), by=self)))'
      - 'rattle(token("Ghoul"), token("Cinder"))'
  Pyre Keeper:
    type: ally
    cost: 1
    atk: 1
    damage: fire
    health: 3
    powers:
      - 'static(my(ally(exhausted)), atk(2), protector)'
tokens:
  Cinder: {type: ally, atk: 1, damage: fire, health: 1}
"""
PLAY = """
from tests.tcg.table import Duel
t = Duel(A={"hand": ["Ember Whelp"], "resources": 2})
t.do("A play ember-whelp").resolve()
t.attack("ember-whelp", "hero@B")
t.do("A target hero@B").resolve()
print(t.label)
"""

STATIC = """
from tests.tcg.table import Duel
from tabard.games.tcg.state import SLOT
t = Duel(A={"play": ["Pyre Keeper", "Ember Whelp"]})
for _ in range(2):
    print(t["atk ember-whelp"], "protector" in t["keywords ember-whelp"])
    t.s.exhausted[SLOT.parse(t.s, "ember-whelp")] = 1
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "whatever.yaml").write_text(WHELP, encoding="utf-8")
    return tmp_path


def run(folder: Path, *arguments: str) -> str:
    root = Path(__file__).parents[2]
    env = {**os.environ, VARIABLE: f"tcg={folder}", "PYTHONPATH": str(root)}
    done = subprocess.run(
        [sys.executable, *arguments], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


def test_a_pack_of_ones_own_needs_no_file_of_the_games(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_pack(folder, SCHEMA) == []
    assert main(["pack", "check", str(folder), "--game", "tcg"]) == 0
    assert "fine" in capsys.readouterr().out


def test_every_mistake_is_told_with_its_line(folder: Path) -> None:
    text = WHELP.replace("target(hero)", "target(heroo)").replace('"Cinder")', '"Ash")')
    text = text.replace("    atk: 2\n", "")
    (folder / "whatever.yaml").write_text(text, encoding="utf-8")
    told = [str(problem) for problem in check_pack(folder, SCHEMA)]
    assert len(told) == 3
    assert "needs `atk`" in told[0]
    assert "Did you mean 'hero'?" in told[1]
    assert "no token called 'Ash'" in told[2]
    assert all(line.startswith("whatever.yaml:") for line in told)


def test_a_mistake_of_a_card_as_a_whole_is_told_where_it_begins(folder: Path) -> None:
    attached = """
  Ember Chains:
    type: ability
    cost: 2
    powers:
      - 'attach(target(hero))'
      - 'pay(cost(1), draw(1))'
tokens:"""
    text = WHELP.replace("\ntokens:", attached)
    (folder / "whatever.yaml").write_text(text, encoding="utf-8")
    told = [str(problem) for problem in check_pack(folder, SCHEMA)]
    line = text.splitlines().index("  Ember Chains:") + 1
    assert len(told) == 1
    assert told[0].startswith(f"whatever.yaml:{line}: An ability that attaches is ongoing")


def test_such_a_card_has_its_text_in_both_languages(folder: Path) -> None:
    english = run(folder, "-m", "tabard", "card", "Ember Whelp")
    italian = run(folder, "-m", "tabard", "card", "Ember Whelp", "--lang", "it")
    assert "When Ember Whelp attacks, it may deal 1 fire damage to target hero." in english
    assert "può infliggere 1 danno da fuoco" in italian


def test_such_a_card_is_played(folder: Path) -> None:
    assert run(folder, "-c", PLAY).strip() == "may"


def test_a_static_power_may_speak_of_what_changes_from_moment_to_moment(folder: Path) -> None:
    assert run(folder, "-c", STATIC).splitlines() == ["2 False", "4 True"]


def test_but_not_of_keywords_which_would_turn_in_a_circle(folder: Path) -> None:
    text = WHELP.replace("my(ally(exhausted)), atk(2)", "my(any(hero, ally(has(stealth)))), atk(2)")
    (folder / "whatever.yaml").write_text(text, encoding="utf-8")
    told = [str(problem) for problem in check_pack(folder, SCHEMA)]
    assert len(told) == 1
    assert "describe it in another way" in told[0]


def test_but_it_gives_powers_only_to_what_is_printed(folder: Path) -> None:
    power = "'static(my(ally(exhausted)), power(\"pay(cost(1), draw(1))\"))'"
    text = WHELP.replace("'static(my(ally(exhausted)), atk(2), protector)'", power)
    (folder / "whatever.yaml").write_text(text, encoding="utf-8")
    told = [str(problem) for problem in check_pack(folder, SCHEMA)]
    assert len(told) == 1
    assert "described by what is printed on cards" in told[0]


def test_a_name_that_is_taken_is_left_out(folder: Path) -> None:
    (folder / "whatever.yaml").write_text(WHELP.replace("Ember Whelp", "Fireball"))
    env = {**os.environ, VARIABLE: f"tcg={folder}"}
    done = subprocess.run(
        [sys.executable, "-m", "tabard", "info", "tcg"],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0
    assert (
        "whatever.yaml:3: 'Fireball' is in the box already. This card is left out." in done.stderr
    )


def test_the_variable_is_read_by_game(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv(VARIABLE, "tcg=a, other=b,tcg=c")
    assert own_packs("tcg") == [Path("a"), Path("c")]
    monkeypatch.setenv(VARIABLE, "a")
    with pytest.raises(Malformed, match="write it as game=folder"):
        own_packs("tcg")
