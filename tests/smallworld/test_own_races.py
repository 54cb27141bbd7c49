"""Races, powers and treasures of one's own: a folder of files, checked, shown and played."""

from __future__ import annotations

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.cli import main
from tabard.core.language.terms import parse
from tabard.core.pack import VARIABLE, check_pack, load_own, pack_hints
from tabard.games.smallworld.language.compile import mistakes
from tabard.games.smallworld.language.vocabulary import LANGUAGE

SCHEMA = "tabard.games.smallworld.schema"
OGRES = """
races:
  ogres:
    name: {en: Ogres, it: Ogre}
    article: gli
    tokens: 6
    supply: 12
    faction: horde
    ability:
      - cost(-1, hill)
      - push(uses=2)
powers:
  river_lords:
    tokens: 4
    lasting: true
    ability:
      - toll(2, forest)
treasures:
  horn:
    name: {en: Horn of Winter, it: Corno d'Inverno}
    article: il
    kind: place
    ability:
      - cost(-1, occupied)
      - reward(1, against=occupied)
"""
BAD = """
races:
  gnolls:
    name: {en: Gnolls, it: Gnoll}
    tokens: 6
    supply: 12
    faction: horde
    ability:
      - cost(-1, hil)
  orcs:
    tokens: 6
    supply: 12
    faction: horde
    ability:
      - income(1, hill)
  centaurs:
    tokens: 6
    supply: 12
    faction: horde
    ability:
      - income(1, hill)
  pandas:
    tokens: 6
    supply: 12
    faction: horde
    ability:
      - harmony(1)
"""
PLAY = """
from tests.smallworld.table import Table, seat
from tabard.core.luck import play_random
from tabard.games.smallworld import GAME
t = Table(faces=["L1A", "S1B"], murlocs="none", A=seat("ogres river_lords", hand=9),
          B=seat("trolls miners"), regions={"L1A-01": "A 1", "L1A-03": "B 1", "L1A-05": "B 1"},
          treasures={"L1A-01": "horn"})
t.do("A expand")
print(t["cost A L1A-03"], t.offers("A", "push"))
option = GAME.options.parse(t.s, "conquer L1A-03")
print(GAME.explain(t.s, 0, option).sum.sentence(GAME.words, "it"))
t.do("A conquer L1A-03")
print(t["coins A"])
for seed in range(4):
    assert play_random(GAME, 2 + seed, seed).problem is None
"""


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    (tmp_path / "mine.yaml").write_text(OGRES, encoding="utf-8")
    return tmp_path


def run(folders: str, *arguments: str) -> tuple[str, str]:
    root = Path(__file__).parents[2]
    env = {**os.environ, VARIABLE: folders, "PYTHONPATH": f"{root / 'src'}:{root}"}
    done = subprocess.run(
        [sys.executable, *arguments], env=env, capture_output=True, text=True, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout, done.stderr


def test_they_are_checked_and_a_name_that_lacks_is_hinted_at(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check_pack(folder, SCHEMA) == []
    hint = "mine.yaml:13: The power 'river_lords' has no name: it is said as it is."
    assert [str(one) for one in pack_hints(folder, SCHEMA)] == [hint]
    assert main(["pack", "check", str(folder)]) == 0
    assert hint in capsys.readouterr().out


def test_they_are_shown_in_both_languages(folder: Path) -> None:
    said, _ = run(f"smallworld={folder}", "-m", "tabard", "card", "ogre", "--lang", "it")
    assert "Conquistare le Colline ti costa 1 segnalino in meno" in said
    said, _ = run(f"smallworld={folder}", "-m", "tabard", "card", "river lords")
    assert "This lasts even in decline." in said
    said, _ = run(f"smallworld={folder}", "-m", "tabard", "info", "smallworld")
    assert "17 │ races" in said


def test_they_play(folder: Path) -> None:
    said, _ = run(f"smallworld={folder}", "-c", PLAY)
    costs, sums, coins = said.splitlines()
    assert costs == "3 ['push L1A-03']"
    assert sums.endswith("− 1 Corno d'Inverno")
    assert coins == "6"


def test_every_mistake_is_told(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(BAD, encoding="utf-8")
    told = [str(problem) for problem in check_pack(tmp_path, SCHEMA)]
    assert len(told) == 3
    assert told[0] == "bad.yaml:9:18: There is no where 'hil'. Did you mean 'hill'?"
    assert told[1] == "bad.yaml:10: The game already has a race 'orcs'."
    assert told[2].startswith("bad.yaml:27:9: There is one 'harmony' only, and the race 'pandaren'")


def test_one_bad_entry_does_not_break_the_others(tmp_path: Path) -> None:
    (tmp_path / "bad.yaml").write_text(BAD, encoding="utf-8")
    pack, told = load_own(tmp_path, SCHEMA)
    assert list(pack.parts["bad.yaml"]["races"]) == ["centaurs"]
    assert [problem.line for problem in told] == [9, 10, 27]
    _, warned = run(f"smallworld={tmp_path}", "-m", "tabard", "card", "centaurs")
    assert "left out: bad.yaml:9:18: " in warned
    assert warned.count("left out") == 3


def test_two_folders_that_clash_both_load(folder: Path, tmp_path: Path) -> None:
    other = tmp_path / "other"
    other.mkdir()
    (other / "theirs.yaml").write_text(OGRES.replace("river_lords", "lords"), encoding="utf-8")
    (folder / "mine.yaml").rename(folder / "one.yaml")
    one = folder / "one"
    one.mkdir()
    (folder / "one.yaml").rename(one / "mine.yaml")
    both = f"smallworld={one},smallworld={other}"
    said, warned = run(both, "-m", "tabard", "info", "smallworld")
    assert "17 │ races" in said
    assert "22 │ powers" in said
    assert "the race 'ogres' already exists" in warned


def test_the_page_shows_every_word_and_no_other() -> None:
    """docs/RACES.md: the example is fine, and each expression of its tables too."""
    page = (Path(__file__).parents[2] / "docs" / "RACES.md").read_text(encoding="utf-8")
    tables = page[page.index("## The words") :]
    kinds = {"for everything": "ability", "for races": "trait", "for treasures": "find"}
    shown: dict[str, set[str]] = {"ability": set(), "trait": set(), "find": set()}
    for table in tables.split("\n\n"):
        sort = next((s for start, s in kinds.items() if table.startswith(f"| {start}")), "")
        for row in table.splitlines()[2:] if sort else ():
            for text in re.findall(r"`([^`]+)`", row.split("|")[1]):
                assert list(mistakes(text, "treasure" if sort == "find" else "banner")) == []
                shown[sort].add(parse(text).name)
    assert shown == {sort: set(LANGUAGE.sorts[sort]) for sort in shown}


def test_the_example_of_the_page_is_fine(tmp_path: Path) -> None:
    page = (Path(__file__).parents[2] / "docs" / "RACES.md").read_text(encoding="utf-8")
    (example,) = re.findall(r"```yaml\n(.*?)```", page, re.S)
    (tmp_path / "page.yaml").write_text(example, encoding="utf-8")
    assert check_pack(tmp_path, SCHEMA) == []
    assert pack_hints(tmp_path, SCHEMA) == []
