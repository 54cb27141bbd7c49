"""A word that neither game has, by one declaration and two messages: a race with it is checked,
read and played, and what it earns is explained."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tabard.core.pack import VARIABLE

ROOT = Path(__file__).parents[2]
DECLARED = """
import sys
from pathlib import Path
from tabard.core.language.vocabulary import Saying, Vocabulary
from tabard.core.words import Words

# the messages, one a language
def files(self, language, files=Words.files):
    return (*files(self, language), Path(sys.argv[1]) / f"{language}.ftl")

Words.files = files

# the declaration, as if it stood with the others: before the language is closed
def close(self, *given, close=Vocabulary.close):
    declare(self)
    close(self, *given)

Vocabulary.close = close
"""
SCRIPT = """
def declare(language):
    from tabard.games.smallworld.language.has import Has
    from tabard.games.smallworld.language.vocabulary import TRAIT, Ability, each_worth, sentence

    TRAIT.add("pilgrims", Ability(
        "coins",
        gives=lambda term: Has(incomes=((term.args[0], "magic"), (term.args[0], "cavern"))),
        says=sentence("verb-pilgrims", n=0),
        worth=each_worth(2.0),
        rules=("SWW-SCORE-02",),
    ))
"""
SHOW = """
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.language.text import ability_text
from tabard.games.smallworld.rules.score import income
from tests.smallworld.table import Table, seat
wanderers = c.RACES[c.RACE["wanderers"]]
print(ability_text(wanderers, "en"))
print(ability_text(wanderers, "it"))
t = Table(faces=["L1A", "S1B"], A=seat("wanderers farmers"))
land = t.s.static
for r in (*land.magic[:1], next(i for i in land.all if land.mask["cavern"] >> i & 1)):
    t.s.holder[r], t.s.tokens[r] = 0, 1
print([(term.amount, term.key) for term in income(t.s, 0).terms])
"""
RACE = """
races:
  wanderers:
    name: {en: Wanderers, it: Viandanti}
    article: i
    tokens: 5
    supply: 10
    faction: neutral
    ability:
      - pilgrims(2)
"""


def run(folder: Path, script: str) -> subprocess.CompletedProcess[str]:
    (folder / "mine.yaml").write_text(RACE)
    env = {**os.environ, VARIABLE: f"smallworld={folder}", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    return subprocess.run(
        [sys.executable, "-W", "error", "-c", DECLARED + script, str(folder)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )


def test_one_declaration_and_two_messages(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text(
        "verb-pilgrims = Magic regions and caverns you hold bring you { $n } more coins each.\n"
    )
    (tmp_path / "it.ftl").write_text(
        "verb-pilgrims = Le tue regioni magiche e le tue caverne ti danno { $n } monete in più.\n"
    )
    done = run(tmp_path, SCRIPT + SHOW)
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "Magic regions and caverns you hold bring you 2 more coins each.",
        "Le tue regioni magiche e le tue caverne ti danno 2 monete in più.",
        "[(2, 'income-regions'), (2, 'race-wanderers'), (2, 'race-wanderers')]",
    ]


@pytest.mark.parametrize(
    ("english", "told"),
    [
        ("verb-pilgrim = Nothing.\n", "is said by 'verb-pilgrims', which 'en' lacks"),
        ("verb-pilgrims = { $coins } coins.\n", "wants coins in 'en', which the trait 'pilgrims'"),
    ],
)
def test_a_word_that_lacks_its_message_fails_at_import(
    tmp_path: Path, english: str, told: str
) -> None:
    (tmp_path / "en.ftl").write_text(english)
    (tmp_path / "it.ftl").write_text("verb-pilgrims = { $n } monete.\n")
    done = run(tmp_path, SCRIPT + SHOW)
    assert done.returncode != 0
    assert told in done.stderr
