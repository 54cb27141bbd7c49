"""Why something can be done, and why not: the right sum, the first reason, and no secret."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core import gates
from tabard.core.catalogue import Catalogue
from tabard.core.explain import Reason
from tabard.core.game import SPECTATOR
from tabard.core.luck import play_random
from tabard.core.words import LANGUAGES
from tabard.games.smallworld import GAME, effects, legal, score
from tabard.games.smallworld import content as c
from tabard.games.smallworld import explain as explain_module
from tabard.games.smallworld.explain import cost_sum
from tests.smallworld.table import Table

A = {"race": "orcs", "power": "farmers"}
B = {"race": "trolls", "power": "miners"}
HOME = {"L1A-01": "A 1", "L1A-04": "A 4"}
NEAR = HOME | {"L1A-03": "B 2"}


def table(**spec: Any) -> Table:
    return Table(**{"faces": ["L1A", "S1B"], "A": A, "B": B, "regions": NEAR, **spec})


def why(t: Table, move: str) -> Reason:
    seat, _, text = move.partition(" ")
    return GAME.explain(t.s, "ABCDE".index(seat), GAME.options.parse(t.s, text))


# -- sums -----------------------------------------------------------------------------------------


def test_the_sum_of_a_conquest_names_every_term() -> None:
    t = table(
        A={"race": "dwarves", "power": "blacksmiths", "hand": 5},
        B={"race": "night_elves", "power": "garrison"},
        regions=HOME | {"L1A-03": "B 2 wall garrison"},
    ).do("A expand")
    reason = why(t, "A conquer L1A-03")
    assert reason.legal
    assert reason.sum is not None
    assert reason.sum.total == t["cost A L1A-03"] == 4
    assert reason.sentence("en") == (
        "You can do this with 8 tokens in hand. 4 = 2 base + 1 Mountain + 1 Wisp Wall + 1 garrison "
        "+ 2 tokens of the Night Elves − 2 Dwarves − 1 Blacksmiths."
    )
    assert reason.sentence("it") == (
        "Puoi farlo con 8 segnalini in mano. 4 = 2 base + 1 Montagna + 1 Muro di Fuochi Fatui "
        "+ 1 Guarnigione + 2 segnalini degli Elfi della Notte − 2 Nani − 1 Fabbri."
    )


def test_the_sum_shows_travel_murlocs_and_the_least() -> None:
    t = table(A={"race": "kobolds", "power": "miners", "hand": 6}, B={}, regions={}).do("A expand")
    assert why(t, "A conquer L1A-14").sum == cost_sum(t.s, 0, t.s.static.index["L1A-14"], 0)
    assert "2 base + 1 travel by sea" in why(t, "A conquer L1A-14").sentence("en")
    t = table(A={"race": "trolls", "power": "blacksmiths", "hand": 6}, B={}, regions=HOME)
    t.do("A expand")
    assert "1 = 2 base + 1 Murloc − 1 Trolls − 1 Blacksmiths." in why(
        t, "A conquer L1A-05"
    ).sentence("en")
    t = table(A={"race": "tauren", "power": "blacksmiths", "hand": 6}, B={}, regions={"L1A-04": "A 2"})
    t.do("A expand")
    assert why(t, "A conquer L1A-08").sentence("en").endswith("2 = 2 base − 1 Blacksmiths (at least 2).")


def test_a_final_conquest_tells_the_odds() -> None:
    t = table().do("A expand")  # 3 tokens in hand, and the Mountain costs 5
    reason = why(t, "A final L1A-03")
    assert reason.legal
    assert (reason.args["need"], reason.args["good"], reason.args["faces"]) == (2, 2, 6)
    assert "2 of the die's 6 faces do" in reason.sentence("en")
    assert "bastano 2 facce su 6" in reason.sentence("it")


def test_income_reads_as_a_sum() -> None:
    t = table(
        A={"race": "blood_elves", "power": "herbalists", "declined": "forsaken"},
        regions={"L1A-01": "A 1", "L1A-04": "A 1", "L1A-03": "A 1", "L1A-06": "A declined 1"},
    )
    said = [score.income(t.s, 0).sentence(GAME.words, language) for language in LANGUAGES]
    assert said == [
        "6 = 3 regions + 1 region in decline + 1 Blood Elves + 1 Herbalists",
        "6 = 3 regioni + 1 regione in declino + 1 Elfi del Sangue + 1 Erbalisti",
    ]


def test_sums_are_the_costs_and_incomes_of_the_engine(seed: int) -> None:
    """In random games, for every region, with and without every aid that can be had."""
    compared = [0]

    def check(s: Any, _: Any) -> None:
        q = GAME.pending(s)
        if q is None or q.label != "conquest":
            return
        seat = q.who[0]
        for armed in (s.armed, *(s.armed | bit for bit in legal.aids(s, seat))):
            for region in s.static.all:
                price = legal.cost(s, seat, region, armed)
                if price is not None:
                    assert cost_sum(s, seat, region, armed).total == price
                    compared[0] += 1
        for option in q.options:
            if option[0] in ("conquer", "final"):
                reason = GAME.explain(s, seat, option)
                assert reason.sum is not None
                assert reason.sum.total == legal.cost(s, seat, option[1])
                if option[0] == "final":
                    have = effects.in_hand(s, seat)
                    enough = [f for f in c.DIE.faces if have + f >= reason.sum.total]
                    assert reason.args["good"] == len(enough) > 0
        assert all(score.income(s, seat).sentence(GAME.words, x) for x in LANGUAGES)

    for seats in (2, 3, 5):
        assert play_random(GAME, seats, seed, check).problem is None
    assert compared[0] > 1000


# -- reasons --------------------------------------------------------------------------------------


def conquest(**spec: Any) -> Table:
    return table(**spec).do("A expand")


def redeployment(**spec: Any) -> Table:
    return conquest(**spec).do("A stop")


CASES: list[tuple[str, Table, str, str]] = []


def case(rule: str, move: str, t: Table) -> None:
    CASES.append((f"{move} {rule}", t, move, rule))


case("SWW-ROUND-01", "B conquer L1A-02", conquest())
case("SWW-ROUND-01", "B done", conquest())
case("SWW-PICK-13", "A take 1", conquest())
case("SWW-PICK-05", "A take 4", table(A={"coins": 2}, regions={}))
case("SWW-ROUND-04", "A expand", conquest())
case("SWW-DECLINE-01", "A decline", conquest())
case("SWW-DECLINE-12", "A decline", Table(faces=["L1A", "S1B"], A=A, round=1))
case("SWW-DECLINE-12", "A decline", Table(faces=["L1A", "S1B"]))
case("SWW-ABANDON-01", "A abandon L1A-03", conquest())
case("SWW-ABANDON-03", "A abandon L1A-01", conquest().do("A conquer L1A-02"))
case("SWW-ABANDON-03", "A abandon L1A-01", redeployment())
case("SWW-ROUND-07", "A conquer L1A-02", table())
case("SWW-FINAL-08", "A conquer L1A-02", redeployment())
case("SWW-CONQUER-11", "A conquer L1A-02", conquest(
    A=A | {"power": "menacing"}, regions={"L1A-01": "A 1", "L1A-03": "B 2"}
))
case("SWW-CONQUER-18", "A conquer L1A-01", conquest())
case("SWW-MAP-05", "A conquer L1A-07", conquest())
case("SWW-POWER-DEFENDERS-04", "A conquer L1A-06", conquest(
    B=B | {"power": "defenders"}, regions=HOME | {"L1A-03": "A 1", "L1A-06": "B 1 tower"}
))
case("SWW-CONQUER-13", "A conquer L1A-13", conquest())
case("SWW-FIRST-02", "A conquer L1A-08", conquest(A=A | {"hand": 6}, regions={}))
case("SWW-RACE-PANDAREN-04", "A conquer L1A-03", conquest(
    A=A | {"coins": 1, "hand": 4}, B=B | {"race": "pandaren"}, harmony=["A"]
))
case("SWW-ARTIFACT-AEGIS-02", "A conquer L1A-03", conquest(
    A=A | {"coins": 1}, treasures={"L1A-03": "aegis"}
))
case("SWW-POWER-BOGS-02", "A conquer L1A-09", conquest(
    A=A | {"coins": 0}, B=B | {"power": "bogs"}, regions=HOME | {"L1A-09": "B 1"}
))
case("SWW-ARTIFACT-DOOMHAMMER-01", "A conquer L1A-03", conquest(
    A=A | {"coins": 2}, B=B | {"power": "bogs"}, treasures={"L1A-04": "doomhammer"},
    regions=HOME | {"L1A-03": "B 1", "L1A-09": "B 1"},
).do("A arm doomhammer").do("A conquer L1A-03") if False else conquest(
    A=A | {"coins": 3, "hand": 2}, B=B | {"race": "pandaren"}, harmony=["A"],
    treasures={"L1A-04": "doomhammer"},
).do("A arm doomhammer"))
case("SWW-FINAL-02", "A conquer L1A-03", conquest(regions=HOME | {"L1A-03": "B 6"}))
case("SWW-FINAL-02", "A final L1A-03", conquest(regions=HOME | {"L1A-03": "B 6"}))
case("SWW-FINAL-01", "A conquer L1A-03", conquest())
case("SWW-FINAL-02", "A final L1A-02", conquest())
TAUREN = conquest(A=A | {"race": "tauren", "hand": 1}, regions={"L1A-01": "A 2"})
case("SWW-INT-04", "A final L1A-04", TAUREN)
case("SWW-RACE-TAUREN-02", "A conquer L1A-04", TAUREN)
case("SWW-RACE-GNOMES-02", "A arm assault", conquest())
case("SWW-POWER-CHAMPION-02", "A arm champion", conquest())
case("SWW-ARTIFACT-FROSTMOURNE-01", "A arm frostmourne", conquest())
case("SWW-ARTIFACT-ASHES-01", "A arm ashes", conquest(
    treasures={"L1A-04": "ashes"}, regions=HOME | {"L1A-04": "A 7"}
).do("A arm ashes", "A conquer L1A-14"))
case("SWW-RACE-GNOMES-04", "A final L1A-14", conquest(A=A | {"race": "gnomes"}).do("A arm assault"))
case("SWW-RACE-GNOMES-02", "A stop", conquest(A=A | {"race": "gnomes"}).do("A arm assault"))
case("SWW-RACE-GNOMES-02", "A abandon L1A-01", conquest(A=A | {"race": "gnomes"}).do("A arm assault"))
CHAMPION = conquest(A=A | {"power": "champion"}).do("A arm champion")
case("SWW-POWER-CHAMPION-06", "A conquer S1B-01", CHAMPION)
case("SWW-POWER-CHAMPION-07", "A recall", conquest(A=A | {"power": "champion"}))
case("SWW-POWER-CHAMPION-07", "A recall", conquest())
case("SWW-POWER-MENACING-02", "A push L1A-03", conquest())
MENACING = A | {"power": "menacing"}
case("SWW-POWER-MENACING-02", "A push L1A-01", conquest(A=MENACING))
case("SWW-POWER-MENACING-02", "A push L1A-13", conquest(A=MENACING))
case("SWW-POWER-MENACING-07", "A push L1A-03", redeployment(A=MENACING))
case("SWW-INT-67", "A push L1A-03", conquest(
    A=MENACING, B=B | {"power": "champion"}, regions=HOME | {"L1A-03": "B champion"}
))
case("SWW-RACE-PANDAREN-04", "A push L1A-03", conquest(
    A=MENACING | {"coins": 1}, B=B | {"race": "pandaren"}, harmony=["A"]
))
case("SWW-POWER-MENACING-02", "A push L1A-05", conquest(
    A=MENACING, regions=NEAR | {"L1A-08": "B 3", "L1A-06": "B 1"}
).do("A push L1A-08", "A move L1A-03", "A push L1A-08", "A move L1A-03", "A push L1A-08",
     "A move L1A-03"))
case("SWW-CONQUER-10", "A move L1A-03", conquest())
case("SWW-POWER-MENACING-02", "A move L1A-01", conquest(
    A=MENACING, regions=NEAR | {"L1A-08": "B 1", "L1A-06": "B 1"}
).do("A push L1A-03"))
MAGES = A | {"power": "portalmages"}
case("SWW-POWER-PORTALMAGES-02", "A swap L1A-04 L1A-10", conquest())
case("SWW-POWER-PORTALMAGES-02", "A swap L1A-04 L1A-04", conquest(A=MAGES))
case("SWW-POWER-PORTALMAGES-02", "A swap L1A-04 L1A-08", conquest(A=MAGES))
case("SWW-POWER-PORTALMAGES-02", "A swap L1A-10 L1A-04", conquest(A=MAGES))
case("SWW-RACE-ETHEREALS-02", "A steal L1A-08 L1A-04", conquest())
ETHEREALS = A | {"race": "ethereals"}
case("SWW-RACE-ETHEREALS-02", "A steal L1A-08 L1A-04", conquest(A=ETHEREALS))
case("SWW-RACE-ETHEREALS-02", "A steal L1A-08 L1A-01", conquest(
    A=ETHEREALS, treasures={"L1A-08": "heart"}
))
case("SWW-INT-63", "A steal L1A-03 L1A-04", conquest(
    A=ETHEREALS | {"coins": 1}, treasures={"L1A-03": "aegis"}
))
case("SWW-RACE-ETHEREALS-04", "A arm relic", conquest(
    A=ETHEREALS, treasures={"L1A-05": "heart", "S1B-01": "karazhan"}
).do("A steal L1A-05 L1A-04"))
case("SWW-RACE-ETHEREALS-03", "A conquer L1A-02", conquest(
    A=ETHEREALS | {"hand": 4}, treasures={"L1A-08": "karazhan", "L1A-05": "well"}
).do("A arm relic"))
case("SWW-CONQUER-12", "A stop", redeployment())
case("SWW-RACE-GNOMES-03", "A give_up", conquest())
case("SWW-RACE-GOBLINS-05", "A pay", conquest())
case("SWW-INT-21", "A withhold", conquest(A=A | {"race": "goblins"}))
case("SWW-RACE-WORGEN-02", "A form human", conquest())
case("SWW-RACE-WORGEN-02", "A form none", conquest(A=A | {"race": "worgen"}))
case("SWW-PLACE-BATTLEGROUND-02", "A side horde", conquest())
case("SWW-PLACE-BATTLEGROUND-02", "A side alliance", conquest(treasures={"L1A-04": "battleground"}))
case("SWW-PLACE-WELL-01", "A well L1A-07", conquest())
FORSAKEN = A | {"race": "forsaken"}
MANY = HOME | {"L1A-04": "A 6"}
case("SWW-RACE-FORSAKEN-02", "A recruit 1", conquest())
case("SWW-RACE-FORSAKEN-04", "A recruit 1", conquest(A=FORSAKEN))
case("SWW-RACE-FORSAKEN-02", "A recruit 1", redeployment(A=FORSAKEN))
case("SWW-RACE-FORSAKEN-02", "A recruit 2", conquest(A=FORSAKEN, regions=MANY).do(
    "A conquer L1A-05", "A stop"
))
case("SWW-RACE-FORSAKEN-05", "A recruit 1", conquest(
    A=FORSAKEN | {"hand": 14}, regions=MANY
).do("A conquer L1A-05", "A stop") if False else redeployment(
    A=FORSAKEN | {"hand": 13}, regions=MANY
) if False else conquest(A=FORSAKEN | {"hand": 13}, regions=MANY).do("A conquer L1A-05", "A stop"))
case("SWW-CONQUER-10", "A place L1A-01", conquest())
case("SWW-REDEPLOY-01", "A place L1A-03", redeployment())
case("SWW-POWER-BEASTMASTERS-02", "A beast L1A-01", redeployment())
case("SWW-POWER-BEASTMASTERS-02", "A relieve L1A-01", redeployment())
case("SWW-POWER-CHAMPION-03", "A champion L1A-01", redeployment())
case("SWW-POWER-CHAMPION-03", "A stand L1A-01", redeployment())
case("SWW-POWER-CHAMPION-05", "A champion L1A-01", redeployment(
    A=A | {"power": "champion", "coins": 0, "captive": "B"}
))
case("SWW-POWER-DEFENDERS-02", "A tower L1A-01", redeployment())
case("SWW-POWER-GARRISON-02", "A garrison L1A-01", redeployment())
case("SWW-ARTIFACT-HEART-01", "A heart L1A-01", redeployment())
case("SWW-ARTIFACT-AEGIS-01", "A aegis L1A-01", redeployment())
KEPT = {"L1A-01": "A 1", "L1A-04": "A 1", "L1A-03": "B 1"}
case("SWW-ARTIFACT-HEART-01", "A heart L1A-03", redeployment(
    regions=KEPT, treasures={"L1A-04": "heart"}
))
HUMANS = A | {"race": "humans"}
case("SWW-RACE-HUMANS-02", "A objective L1A-03", redeployment())
case("SWW-RACE-HUMANS-02", "A objective L1A-07", redeployment(A=HUMANS, regions=KEPT))
case("SWW-RACE-HUMANS-02", "A objective L1A-01", redeployment(A=HUMANS, regions=KEPT))
case("SWW-INT-48", "A objective L1A-06", redeployment(
    A=HUMANS, B=B | {"power": "defenders"}, regions=KEPT | {"L1A-06": "B 1 tower"}
))
GOBLINS = A | {"race": "goblins"}
case("SWW-RACE-GOBLINS-03", "A bomb L1A-03", redeployment())
case("SWW-RACE-GOBLINS-03", "A bomb L1A-02", redeployment(A=GOBLINS, regions=KEPT))
case("SWW-RACE-GOBLINS-03", "A bomb L1A-13", redeployment(
    A=GOBLINS, regions=KEPT | {"L1A-13": "B 1"}
))
case("SWW-INT-24", "A bomb L1A-05", redeployment(
    A=GOBLINS, B=B | {"power": "defenders"}, regions=KEPT | {"L1A-05": "B 1 tower"}
))
case("SWW-RACE-GOBLINS-04", "A bomb L1A-03", redeployment(
    A=GOBLINS, regions=KEPT | {"L1A-08": "B 1"}
).do("A bomb L1A-03"))
case("SWW-INT-23", "A bomb L1A-03", redeployment(
    A=GOBLINS | {"coins": 1}, regions=KEPT | {"L1A-08": "B 1"}, treasures={"L1A-03": "aegis"}
))
case("SWW-ROUND-08", "A done", conquest())
