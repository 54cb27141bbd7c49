"""A word that neither game has, by one declaration and two messages: a card with it is checked,
read, saved and played."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

from tabard.core.pack import VARIABLE
from tests.smallworld.test_one_more_word import DECLARED

ROOT = Path(__file__).parents[2]
SCRIPT = """
# your hero takes damage off itself and readies, all at once
def do_rest(s, ctx, do):
    from tabard.games.tcg.rules.steps import after
    from tabard.games.tcg.state import ref
    hero = s.heroes[ctx.seat]
    s.damage[hero] = max(0, s.damage[hero] - do.n(s, ctx))
    s.exhausted[hero] = 0
    return after(ctx, (ref(s, hero),))

def declare(language):
    from tabard.games.tcg.language.clauses import order
    from tabard.games.tcg.language.compiling import amount
    from tabard.games.tcg.language.powers import Worth
    from tabard.games.tcg.language.sorts import STEP, StepWord

    STEP.add("rest", StepWord(
        "amount",
        says=Saying(lambda s, term, mood: order(s, "rest", mood, n=s.amount(term.args[0])),
                    "do-rest mood n"),
        rules=("TCG-HEAL-01",),
        writes=lambda w, term: w.do(term, None, amount(term.args[0])),
        does=do_rest,
        worth=Worth(1.0),
        helps=lambda term, card: True,
        brings=("done",),
    ))
"""
SHOW = """
from tabard.games.tcg import content as c
from tabard.games.tcg.language.text import card_text
from tests.tcg.table import Duel
print(card_text(c.CARD_NO["Campfire"], "en"))
print(card_text(c.CARD_NO["Campfire"], "it"))
for answer in ("A yes", "A no"):
    t = Duel(A={"hand": ["Campfire"], "resources": 1, "damage": 5, "exhausted": True})
    t.do("A play campfire").resolve()
    t.do(answer)
    print(t["damage hero@A"], t["exhausted hero@A"])
"""
CARD = """
cards:
  Campfire:
    type: ability
    cost: 1
    keywords: [instant]
    powers:
      - 'play(may(rest(3), if_done(draw(1))))'
"""
ITALIAN = """
text-do-rest = { $mood ->
    [may] puoi far riposare
    [bare] far riposare
   *[do] fai riposare
} il tuo eroe per { $n }
"""


def test_one_declaration_and_two_messages(tmp_path: Path) -> None:
    (tmp_path / "en.ftl").write_text("text-do-rest = { text-may } rest your hero for { $n }\n")
    (tmp_path / "it.ftl").write_text(ITALIAN)
    (tmp_path / "camp.yaml").write_text(CARD)
    env = {**os.environ, VARIABLE: f"tcg={tmp_path}", "PYTHONPATH": f"{ROOT / 'src'}:{ROOT}"}
    done = subprocess.run(
        [sys.executable, "-W", "error", "-c", DECLARED + SCRIPT + SHOW, str(tmp_path)],
        env=env,
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stdout.splitlines() == [
        "You may rest your hero for 3. If you do, draw a card.",
        "Puoi far riposare il tuo eroe per 3. Se lo fai, pesca una carta.",
        "2 0",
        "5 1",
    ]
