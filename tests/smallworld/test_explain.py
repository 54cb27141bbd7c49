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
from tabard.core.phrase import event_text
from tabard.core.words import LANGUAGES
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.language.vocabulary import ABILITY, FIND, TRAIT
from tabard.games.smallworld.rules import costs, effects, legal, score
from tabard.games.smallworld.why import explain as explain_module
from tabard.games.smallworld.why.explain import cost_sum
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
    trolls = {"race": "trolls", "power": "blacksmiths", "hand": 6}
    t = table(A=trolls, B={}, regions=HOME).do("A expand")
    said = why(t, "A conquer L1A-05").sentence("en")
    assert said.endswith(" 1 = 2 base + 1 Murloc − 1 Trolls − 1 Blacksmiths.")
    tauren = {"race": "tauren", "power": "blacksmiths", "hand": 6}
    t = table(A=tauren, B={}, regions={"L1A-04": "A 2"}).do("A expand")
    said = why(t, "A conquer L1A-08").sentence("en")
    assert said.endswith(" 2 = 2 base − 1 Blacksmiths (at least 2).")


def test_a_final_conquest_tells_the_odds() -> None:
    t = table().do("A expand")  # 3 tokens in hand, and the Mountain costs 5
    reason = why(t, "A final L1A-03")
    assert reason.legal
    assert (reason.args["need"], reason.args["good"], reason.args["faces"]) == (2, 2, 6)
    assert "2 of the die's 6 faces will do" in reason.sentence("en")
    assert "vanno bene 2 facce su 6" in reason.sentence("it")
    assert reason.odds == 33
    assert reason.text("en").startswith("With the die: 33%. You have 3 tokens,")
    assert reason.text("it").startswith("Con il dado: 33%. Hai 3 segnalini,")
    assert reason.sum is not None
    assert (
        reason.sentence("en")
        == f"{reason.text('en')} 5 = 2 base + 1 Mountain + 2 tokens of the Trolls."
    )
    assert why(t, "A conquer L1A-03").odds is None


def test_a_free_die_tells_its_odds_and_so_does_what_follows() -> None:
    gnomes = {"race": "gnomes", "power": "farmers", "hand": 2}
    t = table(A=gnomes, regions={"L1A-01": "A 1", "L1A-09": "B 2"}).do("A expand")
    assert why(t, "A conquer L1A-03").odds is None  # the assault is not chosen
    t.do("A arm assault")
    reason = why(t, "A conquer L1A-09")  # 4 with 2 in hand: a 2 or a 3 will do
    assert reason.odds == 33
    assert (
        reason.text("en") == "With the free die: 33%. It comes off the cost, and you have 2 tokens."
    )
    assert reason.text("it").startswith("Con il dado gratuito: 33%.")
    assert why(t, "A conquer L1A-14").odds == 100
    t.do("A conquer L1A-09").roll(1)
    again = why(t, "A final L1A-09")  # 3 are left to pay
    assert (again.odds, again.args["need"]) == (50, 1)
    assert again.text("en").startswith("With the die: 50%.")
    assert again.sum is not None
    assert again.sum.total == 3
    assert again.sentence("en").endswith(" 3 = 2 base + 2 tokens of the Trolls − 1 free die.")
    assert again.sentence("it").endswith(" − 1 dado gratuito.")
    assert why(t, "A give_up").odds is None


def test_a_combo_and_an_aid_tell_what_they_bring() -> None:
    t = table(A={"race": "gnomes", "power": "farmers", "hand": 2}).do("A expand")
    aid = why(t, "A arm assault")
    assert (aid.legal, aid.key, aid.rule) == (True, "legal-aid-assault", "SWW-RACE-GNOMES-02")
    t = table(A={}, regions={}, offers=["orcs herbalists", "tauren sailors 2"])
    assert why(t, "A take 1").text("en").endswith("tokens. It's free.")
    second = why(t, "A take 2")
    assert second.text("en").endswith("tokens and 2 coins, and pay 1 coin.")
    assert second.text("it").endswith("segnalini e 2 monete, e paghi 1 moneta.")


def test_odds_are_the_chances_of_the_die(seed: int) -> None:
    """In random games, for every final conquest: try every face and count."""
    tried = 0

    def look(s: Any) -> None:
        nonlocal tried
        q = GAME.pending(s)
        if q is None or q.domain is not None:
            return
        for option in q.options_of(q.who[0]):
            if option[0] != "final":
                continue
            good = 0
            for face in c.DIE.faces:
                after = s.copy()
                GAME.advance(after, option)
                GAME.advance(after, face)
                good += after.holder[option[1]] == 2 * q.who[0]
            reason = GAME.explain(s, q.who[0], option)
            assert reason.odds == round(100 * good / len(c.DIE.faces))
            tried += 1

    for n in range(3):
        s = GAME.new({}, 2)
        rng = Random(100 * seed + n)
        while (q := GAME.pending(s)) is not None:
            look(s)
            if q.domain is not None:
                GAME.advance(s, q.domain.sample(rng.randrange))
            else:
                GAME.advance(s, rng.choice(q.options_of(q.who[0])), q.who[0])
    assert tried > 20


def test_a_reason_calls_players_by_their_names() -> None:
    t = table()
    reason = why(t, "B expand")
    assert reason.text("en") == "A has to answer now."
    assert reason.text("en", ("Mira", "Oswin")) == "Mira has to answer now."
    assert reason.sentence("it", ("Mira", "Oswin")) == "Adesso deve rispondere Mira."


@pytest.mark.parametrize("name", ["none", "nessuno", "some"])
def test_no_players_name_is_the_bank(name: str) -> None:
    s, names = table().s, ("Mira", name)
    paid = [event_text(GAME, s, ("paid", 0, 2, to), "en", names) for to in (-1, 1)]
    assert paid == ["Mira pays 2 coins to the bank.", f"Mira pays 2 coins to {name}."]
    paid = [event_text(GAME, s, ("paid", 0, 2, to), "it", names) for to in (-1, 1)]
    assert "alla riserva" in paid[0]
    assert "alla riserva" not in paid[1]
    assert name in paid[1]


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
                price = costs.cost(s, seat, region, armed)
                if price is not None:
                    assert cost_sum(s, seat, region, armed).total == price
                    compared[0] += 1
        for option in q.options:
            if option[0] in ("conquer", "final"):
                reason = GAME.explain(s, seat, option)
                assert reason.sum is not None
                assert reason.sum.total == costs.cost(s, seat, option[1])
                if option[0] == "final":
                    have = effects.in_hand(s, seat)
                    enough = [f for f in c.DIE.faces if have + f >= reason.sum.total]
                    assert reason.args["good"] == len(enough) > 0
        assert all(score.income(s, seat).sentence(GAME.words, x) for x in LANGUAGES)

    for seats in (2, 3, 5):
        assert play_random(GAME, seats, seed, check).problem is None
    assert compared[0] > 1000


# -- reasons --------------------------------------------------------------------------------------


MENACING = {"A": A | {"power": "menacing"}}
MAGES = {"A": A | {"power": "portalmages"}}
CHAMPION = {"A": A | {"power": "champion"}}
GNOMES = {"A": A | {"race": "gnomes"}}
HUMANS = A | {"race": "humans"}
GOBLINS = A | {"race": "goblins"}
ETHEREALS = A | {"race": "ethereals"}
FORSAKEN = A | {"race": "forsaken"}
TAUREN = {"A": A | {"race": "tauren", "hand": 1}, "regions": {"L1A-01": "A 2"}}
MANY = HOME | {"L1A-04": "A 6"}
KEPT = {"L1A-01": "A 1", "L1A-04": "A 1", "L1A-03": "B 1"}
BESIDE = KEPT | {"L1A-08": "B 1"}
PANDAREN = {"B": B | {"race": "pandaren"}, "harmony": ["A"]}
TOWERS = B | {"power": "defenders"}

CASES: list[tuple[str, str, dict[str, Any], str]] = [
    # rule, move, position, moves before it
    ("SWW-ROUND-01", "B conquer L1A-02", {}, "expand"),
    ("SWW-ROUND-01", "B done", {}, "expand"),
    ("SWW-PICK-13", "A take 1", {}, "expand"),
    ("SWW-PICK-05", "A take 4", {"A": {"coins": 2}, "regions": {}}, ""),
    ("SWW-ROUND-04", "A expand", {}, "expand"),
    ("SWW-DECLINE-01", "A decline", {}, "expand"),
    ("SWW-DECLINE-12", "A decline", {"round": 1}, ""),
    ("SWW-DECLINE-12", "A decline", {"A": {}, "regions": {}}, ""),
    ("SWW-ABANDON-01", "A abandon L1A-03", {}, "expand"),
    ("SWW-ABANDON-03", "A abandon L1A-01", {"regions": MANY}, "expand, conquer L1A-02"),
    ("SWW-ABANDON-03", "A abandon L1A-01", {}, "expand, stop"),
    ("SWW-ROUND-07", "A conquer L1A-02", {}, ""),
    ("SWW-REDEPLOY-01", "A conquer L1A-02", {}, "expand, stop"),
    ("SWW-REDEPLOY-01", "A arm ashes", {}, "expand, stop"),
    ("SWW-CONQUER-11", "A conquer L1A-02", MENACING | {"regions": KEPT}, "expand"),
    ("SWW-CONQUER-11", "A final L1A-02", MENACING | {"regions": KEPT}, "expand"),
    ("SWW-CONQUER-18", "A conquer L1A-01", {}, "expand"),
    ("SWW-MAP-05", "A conquer L1A-07", {}, "expand"),
    (
        "SWW-POWER-DEFENDERS-04",
        "A conquer L1A-05",
        {"B": TOWERS, "regions": HOME | {"L1A-05": "B 1 tower"}},
        "expand",
    ),
    ("SWW-CONQUER-13", "A conquer L1A-13", {}, "expand"),
    ("SWW-FIRST-02", "A conquer L1A-08", {"A": A | {"hand": 6}, "regions": {}}, "expand"),
    ("SWW-RACE-PANDAREN-04", "A conquer L1A-03", {"A": A | {"coins": 1}} | PANDAREN, "expand"),
    (
        "SWW-ARTIFACT-AEGIS-02",
        "A conquer L1A-03",
        {"A": A | {"coins": 1}, "treasures": {"L1A-03": "aegis"}},
        "expand",
    ),
    (
        "SWW-POWER-BOGS-02",
        "A conquer L1A-09",
        {
            "A": A | {"coins": 0},
            "B": B | {"power": "bogs"},
            "regions": HOME | {"L1A-08": "A 1", "L1A-09": "B 1"},
        },
        "expand",
    ),
    (
        "SWW-ARTIFACT-DOOMHAMMER-01",
        "A conquer L1A-03",
        {"A": A | {"coins": 3}, "treasures": {"L1A-04": "doomhammer"}} | PANDAREN,
        "expand, arm doomhammer",
    ),
    ("SWW-FINAL-02", "A conquer L1A-03", {"regions": HOME | {"L1A-03": "B 6"}}, "expand"),
    ("SWW-FINAL-02", "A final L1A-03", {"regions": HOME | {"L1A-03": "B 6"}}, "expand"),
    ("SWW-FINAL-01", "A conquer L1A-03", {}, "expand"),
    ("SWW-FINAL-02", "A final L1A-02", {}, "expand"),
    ("SWW-INT-04", "A final L1A-04", TAUREN, "expand"),
    ("SWW-RACE-TAUREN-02", "A conquer L1A-04", TAUREN, "expand"),
    ("SWW-RACE-GNOMES-02", "A arm assault", {}, "expand"),
    ("SWW-RACE-GNOMES-02", "A arm assault", GNOMES, "expand, arm assault"),
    ("SWW-RACE-GNOMES-04", "A final L1A-14", GNOMES, "expand, arm assault"),
    ("SWW-RACE-GNOMES-02", "A arm assault", GNOMES, "expand, arm assault, put_back assault"),
    ("SWW-RACE-GNOMES-02", "A put_back assault", GNOMES, "expand"),
    ("SWW-ROUND-07", "A put_back assault", GNOMES, ""),
    ("SWW-CONQUER-12", "A stop", {}, "expand, stop"),
    ("SWW-POWER-CHAMPION-02", "A arm champion", {}, "expand"),
    (
        "SWW-POWER-CHAMPION-06",
        "A arm champion",
        {"A": A | {"power": "champion", "hand": 5}, "regions": {}},
        "expand",
    ),
    (
        "SWW-POWER-CHAMPION-05",
        "A arm champion",
        {"A": A | {"power": "champion", "coins": 0, "captive": "B"}},
        "expand",
    ),
    (
        "SWW-POWER-CHAMPION-07",
        "A arm champion",
        {"A": A | {"power": "champion"}, "regions": HOME | {"L1A-02": "A champion"}},
        "expand",
    ),
    ("SWW-POWER-CHAMPION-06", "A conquer S1B-01", CHAMPION, "expand, arm champion"),
    ("SWW-ARTIFACT-FROSTMOURNE-01", "A arm frostmourne", {}, "expand"),
    (
        "SWW-ARTIFACT-ASHES-01",
        "A arm ashes",
        {"treasures": {"L1A-04": "ashes"}, "regions": MANY},
        "expand, arm ashes, conquer L1A-14",
    ),
    ("SWW-POWER-CHAMPION-07", "A recall", CHAMPION, "expand"),
    ("SWW-POWER-CHAMPION-07", "A recall", {}, "expand"),
    ("SWW-POWER-MENACING-02", "A push L1A-03", {}, "expand"),
    ("SWW-POWER-MENACING-02", "A push L1A-01", MENACING, "expand"),
    ("SWW-POWER-MENACING-02", "A push L1A-13", MENACING, "expand"),
    ("SWW-POWER-MENACING-02", "A push L1A-02", MENACING | {"regions": KEPT}, "expand"),
    ("SWW-POWER-MENACING-07", "A push L1A-03", MENACING, "expand, stop"),
    (
        "SWW-INT-67",
        "A push L1A-03",
        MENACING | {"B": B | {"power": "champion"}, "regions": HOME | {"L1A-03": "B champion"}},
        "expand",
    ),
    (
        "SWW-RACE-PANDAREN-04",
        "A push L1A-03",
        {"A": A | {"power": "menacing", "coins": 1}} | PANDAREN,
        "expand",
    ),
    (
        "SWW-POWER-MENACING-02",
        "A push L1A-03",
        MENACING | {"regions": HOME | {"L1A-03": "B 4", "L1A-13": "B 1"}},
        "expand, push L1A-03, push L1A-03, push L1A-03",
    ),
    ("SWW-CONQUER-10", "A move L1A-03", {}, "expand"),
    (
        "SWW-POWER-MENACING-02",
        "A move L1A-01",
        MENACING | {"regions": NEAR | {"L1A-08": "B 1", "L1A-06": "B 1"}},
        "expand, push L1A-03",
    ),
    ("SWW-POWER-PORTALMAGES-02", "A swap L1A-04 L1A-10", {}, "expand"),
    ("SWW-POWER-PORTALMAGES-02", "A swap L1A-04 L1A-04", MAGES, "expand"),
    ("SWW-POWER-PORTALMAGES-02", "A swap L1A-04 L1A-08", MAGES, "expand"),
    ("SWW-POWER-PORTALMAGES-02", "A swap L1A-10 L1A-04", MAGES, "expand"),
    ("SWW-RACE-ETHEREALS-02", "A steal L1A-08 L1A-04", {}, "expand"),
    ("SWW-RACE-ETHEREALS-02", "A steal L1A-08 L1A-04", {"A": ETHEREALS}, "expand"),
    (
        "SWW-RACE-ETHEREALS-02",
        "A steal L1A-08 L1A-01",
        {"A": ETHEREALS, "treasures": {"L1A-08": "heart"}},
        "expand",
    ),
    ("SWW-RACE-ETHEREALS-02", "A artifact heart", {"A": ETHEREALS}, "expand"),
    (
        "SWW-INT-61",
        "A steal L1A-05 L1A-04",
        {
            "A": ETHEREALS,
            "B": TOWERS,
            "regions": HOME | {"L1A-05": "B 1 tower"},
            "treasures": {"L1A-05": "heart"},
        },
        "expand",
    ),
    (
        "SWW-INT-63",
        "A steal L1A-03 L1A-04",
        {"A": ETHEREALS | {"coins": 1}, "treasures": {"L1A-03": "aegis"}},
        "expand",
    ),
    (
        "SWW-RACE-ETHEREALS-04",
        "A arm relic",
        {"A": ETHEREALS, "treasures": {"L1A-05": "heart"}},
        "expand, steal L1A-05 L1A-04",
    ),
    (
        "SWW-RACE-ETHEREALS-03",
        "A conquer L1A-02",
        {"A": ETHEREALS, "treasures": {"L1A-08": "karazhan", "L1A-05": "chapel"}},
        "expand, arm relic",
    ),
    ("SWW-CONQUER-12", "A stop", {}, "expand, stop"),
    ("SWW-RACE-GNOMES-03", "A give_up", {}, "expand"),
    ("SWW-RACE-GNOMES-03", "A give_up", GNOMES, "expand"),
    ("SWW-RACE-GOBLINS-05", "A pay", {}, "expand"),
    ("SWW-INT-21", "A withhold", {"A": GOBLINS}, "expand"),
    ("SWW-RACE-WORGEN-02", "A form human", {}, "expand"),
    ("SWW-RACE-WORGEN-02", "A form none", {"A": A | {"race": "worgen"}}, "expand"),
    ("SWW-PLACE-BATTLEGROUND-02", "A side horde", {}, "expand"),
    (
        "SWW-PLACE-BATTLEGROUND-02",
        "A side alliance",
        {"treasures": {"L1A-04": "battleground"}},
        "expand",
    ),
    ("SWW-PLACE-WELL-01", "A well L1A-07", {}, "expand"),
    ("SWW-RACE-FORSAKEN-02", "A recruit 1", {}, "expand"),
    ("SWW-RACE-FORSAKEN-04", "A recruit 1", {"A": FORSAKEN}, "expand"),
    ("SWW-RACE-FORSAKEN-02", "A recruit 1", {"A": FORSAKEN}, "expand, stop"),
    (
        "SWW-RACE-FORSAKEN-02",
        "A recruit 2",
        {"A": FORSAKEN, "regions": MANY},
        "expand, conquer L1A-05, stop",
    ),
    (
        "SWW-RACE-FORSAKEN-02",
        "A recruit 1",
        {"A": FORSAKEN | {"coins": 0}, "regions": MANY},
        "expand, conquer L1A-05, stop",
    ),
    (
        "SWW-RACE-FORSAKEN-05",
        "A recruit 1",
        {"A": FORSAKEN | {"hand": 13}, "regions": MANY},
        "expand, conquer L1A-05, stop",
    ),
    ("SWW-CONQUER-10", "A place L1A-01", {}, "expand"),
    ("SWW-REDEPLOY-01", "A place L1A-03", {}, "expand, stop"),
    ("SWW-POWER-BEASTMASTERS-02", "A beast L1A-01", {}, "expand, stop"),
    ("SWW-POWER-BEASTMASTERS-02", "A relieve L1A-01", {}, "expand, stop"),
    ("SWW-POWER-CHAMPION-03", "A champion L1A-01", {}, "expand, stop"),
    ("SWW-POWER-CHAMPION-03", "A stand L1A-01", {}, "expand, stop"),
    (
        "SWW-POWER-CHAMPION-05",
        "A champion L1A-01",
        {"A": A | {"power": "champion", "coins": 0, "captive": "B"}},
        "expand, stop",
    ),
    ("SWW-POWER-DEFENDERS-02", "A tower L1A-01", {}, "expand, stop"),
    ("SWW-POWER-GARRISON-02", "A garrison L1A-01", {}, "expand, stop"),
    ("SWW-ARTIFACT-HEART-01", "A heart L1A-01", {}, "expand, stop"),
    ("SWW-ARTIFACT-AEGIS-01", "A aegis L1A-01", {}, "expand, stop"),
    (
        "SWW-ARTIFACT-HEART-01",
        "A heart L1A-03",
        {"regions": KEPT, "treasures": {"L1A-04": "heart"}},
        "expand, stop",
    ),
    ("SWW-RACE-HUMANS-02", "A objective L1A-03", {}, "expand, stop"),
    ("SWW-RACE-HUMANS-02", "A objective L1A-07", {"A": HUMANS, "regions": KEPT}, "expand, stop"),
    ("SWW-RACE-HUMANS-02", "A objective L1A-01", {"A": HUMANS, "regions": KEPT}, "expand, stop"),
    (
        "SWW-RACE-HUMANS-02",
        "A objective L1A-02",
        {"A": HUMANS, "regions": KEPT},
        "expand, stop, objective L1A-02",
    ),
    (
        "SWW-INT-48",
        "A objective L1A-06",
        {"A": HUMANS, "B": TOWERS, "regions": KEPT | {"L1A-06": "B 1 tower"}},
        "expand, stop",
    ),
    ("SWW-RACE-GOBLINS-03", "A bomb L1A-03", {}, "expand, stop"),
    ("SWW-RACE-GOBLINS-03", "A bomb L1A-02", {"A": GOBLINS, "regions": KEPT}, "expand, stop"),
    (
        "SWW-RACE-GOBLINS-03",
        "A bomb L1A-13",
        {"A": GOBLINS, "regions": KEPT | {"L1A-13": "B 1"}},
        "expand, stop",
    ),
    (
        "SWW-INT-24",
        "A bomb L1A-05",
        {"A": GOBLINS, "B": TOWERS, "regions": KEPT | {"L1A-05": "B 1 tower"}},
        "expand, stop",
    ),
    (
        "SWW-RACE-GOBLINS-04",
        "A bomb L1A-03",
        {"A": GOBLINS, "regions": BESIDE},
        "expand, stop, bomb L1A-03",
    ),
    (
        "SWW-INT-23",
        "A bomb L1A-03",
        {"A": GOBLINS | {"coins": 1}, "regions": BESIDE, "treasures": {"L1A-03": "aegis"}},
        "expand, stop",
    ),
    ("SWW-ROUND-08", "A done", {}, "expand"),
]


@pytest.mark.parametrize(
    ("rule", "move", "spec", "before"), CASES, ids=[f"{c[0]} {c[1]}" for c in CASES]
)
def test_the_first_reason_is_the_one_a_player_meets(
    rule: str, move: str, spec: dict[str, Any], before: str
) -> None:
    t = table(**spec)
    for step in filter(None, before.split(", ")):
        t.do(f"A {step}")
    reason = why(t, move)
    assert not reason.legal
    assert reason.rule == rule, reason.sentence("en")
    for language in LANGUAGES:
        said = reason.sentence(language)
        assert said[-1] in ".:", said
        assert not re.search(r"[{}]|\s\s", said), said
    t.refuses(move, rule)


def test_every_verb_can_be_refused_with_a_rule() -> None:
    assert {move.split()[1] for _, move, _, _ in CASES} == set(GAME.options.verbs)


def test_too_few_tokens_come_with_the_sum() -> None:
    t = table(regions=HOME | {"L1A-03": "B 6"}).do("A expand")
    assert why(t, "A conquer L1A-03").sentence("en") == (
        "You are 6 tokens short, and the die gives at most 3. "
        "9 = 2 base + 1 Mountain + 6 tokens of the Trolls."
    )
    assert why(t, "A conquer L1A-03").sentence("it") == (
        "Ti mancano 6 segnalini, e il dado ne dà al massimo 3. "
        "9 = 2 base + 1 Montagna + 6 segnalini dei Troll."
    )


def test_tolls_come_with_the_sum() -> None:
    t = table(A=A | {"coins": 1}, treasures={"L1A-03": "aegis"}, **PANDAREN).do("A expand")
    said = why(t, "A conquer L1A-03").sentence("en")
    assert said == (
        "You would have to pay more coins first than you have: 4 = 2 Harmony + 2 Aegis."
    )


def test_the_assaults_target_is_fixed_when_its_die_was_too_low() -> None:
    t = table(A=A | {"race": "gnomes"}, regions=HOME | {"L1A-13": "B 1", "L1A-03": "B 2"})
    t.do("A expand", "A arm assault", "A conquer L1A-03").roll(1)
    assert t.label == "press_on"
    assert why(t, "A final L1A-03").legal
    assert why(t, "A final L1A-13").rule == "SWW-FINAL-03"
    assert why(t, "A conquer L1A-03").rule == "SWW-ROUND-07"


def test_driven_out_tokens_stay_with_their_race() -> None:
    t = table(A=A | {"hand": 6}, regions=NEAR | {"L1A-06": "B 1", "L1A-10": "B 1"})
    t.do("A expand", "A conquer L1A-03", "A stop").place_all("A")
    assert (t.label, t.asked) == ("retreat", "B")
    assert why(t, "B place L1A-01").rule == "SWW-LOSSES-03"
    assert why(t, "B conquer L1A-03").rule == "SWW-ROUND-01"
    assert why(t, "A conquer L1A-03").key == "why-not-your-turn"


def test_a_race_in_decline_conquers_nothing() -> None:
    """The Defenders' owner is asked for towers even in a turn of decline."""
    farms: list[str] = []
    faces = ["L1A", "L2A", "M1A", "S1A", "S2A"]
    land = c.land_of(tuple(c.FACE.index[f] for f in faces))
    for r in land.all:
        if land.terrain[r] == "farmland" and len(farms) < 2 * (c.COUNT["tower"] + 1):
            near = next(b for b in land.borders[r] if land.mask["land"] >> b & 1)
            farms += [land.ids[r], land.ids[near]]
    t = Table(
        faces=faces,
        murlocs="none",
        A={"race": "forsaken", "power": "defenders"},
        regions=dict.fromkeys(farms, "A 1"),
    ).do("A decline")
    assert t.label == "tower"
    assert why(t, f"A conquer {farms[0]}").rule == "SWW-DECLINE-07"
    assert why(t, f"A tower {farms[1]}").key == "why-no-tower-site"


def test_nothing_is_no_region() -> None:
    t = table().do("A expand")
    for verb, kinds in GAME.options.verbs.items():
        reason = why(t, " ".join(["A", verb, *("-" for _ in kinds)]))
        assert reason.legal == (verb == "stop")
        assert reason.rule or reason.legal
    assert why(t, "A conquer -").key == "why-nothing-named"


def test_chance_the_end_and_spectators_are_answered() -> None:
    t = Table.new(2)
    assert t.asked == "chance"
    assert GAME.explain(t.s, 0, ("stop",)).key == "why-chance"
    assert GAME.explain(t.s, SPECTATOR, ("stop",)).key == "why-chance"
    assert GAME.explain(table().s, SPECTATOR, ("stop",)).key == "why-not-your-turn"
    over = play_random(GAME, 2, 0).state
    reason = GAME.explain(over, 0, ("stop",))
    assert (reason.key, reason.rule, reason.legal) == ("why-over", "SWW-END-01", False)


def test_every_rule_that_is_named_is_in_the_catalogue() -> None:
    folder = Path(explain_module.__file__).parents[1]
    catalogue = Catalogue.load("tabard.games.smallworld")
    known = {rule.id for rule in catalogue}
    for name in ("why/explain", "why/reasons", "why/obstacles", "rules/score"):
        source = (folder / f"{name}.py").read_text(encoding="utf-8")
        named = set(re.findall(r'"(SWW-[A-Z0-9-]+)"', source))
        assert named, name
        assert named <= known
    for sort in (ABILITY, TRAIT, FIND):
        for word, declared in sort.words.items():
            assert declared.rules, word
            assert {*declared.rules, *declared.cites.values()} <= known, word


def test_any_option_can_be_explained_to_any_seat_at_any_time(seed: int) -> None:
    """In random games `explain` agrees with the question, and every refusal names its rule."""
    rng = Random(seed)
    refused: dict[str, set[str]] = {}

    def check(s: Any, _: Any) -> None:
        q = GAME.pending(s)
        if q is None or rng.random() < 0.5:
            return
        assert gates.explain_gate(GAME, s, rng) == []
        if s.static is None:
            return
        verb = rng.choice(sorted(GAME.options.verbs))
        kinds = GAME.options.verbs[verb]
        sizes = [s.static.n if kind.local else kind.size for kind in kinds]
        option = (verb, *(rng.randrange(size) for size in sizes))
        for seat in range(s.seats):
            reason = GAME.explain(s, seat, option)
            assert reason.legal == (option in q.options_of(seat))
            assert reason.legal or reason.rule
            refused.setdefault(verb, set()).add(reason.sentence("it"))

    for seats in (2, 3, 4, 5):
        assert play_random(GAME, seats, seed, check).problem is None
    assert refused.keys() == GAME.options.verbs.keys()


def test_reasons_tell_no_secrets(seed: int) -> None:
    """A reason is the same in every world the seat can't tell apart, whatever others own."""
    rng = Random(seed)

    def check(s: Any, _: Any) -> None:
        q = GAME.pending(s)
        if q is None or q.domain is not None or rng.random() < 0.8:
            return
        seat = rng.randrange(s.seats)
        other = GAME.determinize(s, seat, Random(rng.random()))
        for p in range(s.seats):
            if p != seat and p not in q.who:
                other.coins[p] += 7
        for verb, kinds in GAME.options.verbs.items():
            option = (verb, *(rng.randrange(s.static.n if k.local else k.size) for k in kinds))
            a, b = (GAME.explain(x, seat, option).sentence("en") for x in (s, other))
            assert a == b

    for seats in (2, 4):
        assert play_random(GAME, seats, seed, check).problem is None


# -- reasons to the point -------------------------------------------------------------------------


def refused(t: Table, move: str, rule: str, key: str) -> None:
    reason = why(t, move)
    assert (reason.legal, reason.rule, reason.key) == (False, rule, key), reason.sentence("en")


def test_what_ended_the_conquests_is_told_and_nothing_else() -> None:
    """SWW-FINAL-08 only where there was a final conquest."""
    regions = {"L1A-01": "A 1", "L1A-04": "A 1", "S1B-06": "B 1"}
    stopped = table(A=A | {"hand": 5}, regions=regions).do("A expand", "A stop")
    refused(stopped, "A conquer L1A-02", "SWW-REDEPLOY-01", "why-stopped")
    spent = table(A=A | {"hand": 3}, regions=regions).do("A expand", "A conquer L1A-05")
    assert spent.label == "redeploy"
    refused(spent, "A conquer L1A-08", "SWW-CONQUER-11", "why-spent")
    final = table(A=A | {"hand": 2}, regions=regions).do("A expand", "A final L1A-05").roll(1)
    assert final.label == "redeploy"
    refused(final, "A conquer L1A-08", "SWW-FINAL-08", "why-conquests-over")


def test_a_turn_that_ended_by_itself_says_why() -> None:
    t = table(A=A | {"hand": 3}, regions={"L1A-04": "A 1", "S1B-06": "B 4"})
    t.do("A expand", "A conquer L1A-05", *["A place L1A-05"] * 2)
    assert t.asked == "B"
    refused(t, "A conquer L1A-08", "SWW-CONQUER-11", "why-spent")
    assert "no tokens left in hand" in why(t, "A conquer L1A-08").text("en")
    refused(t, "A stop", "SWW-ROUND-01", "why-not-your-turn")
    refused(t, "A expand", "SWW-ROUND-01", "why-not-your-turn")
    t.do("B expand", "B stop").end("B")
    assert t.asked == "A"
    refused(t, "B conquer L1A-08", "SWW-ROUND-01", "why-not-your-turn")  # B stopped
    refused(t, "A conquer L1A-08", "SWW-ROUND-07", "when-conquer")


def test_only_whoever_was_in_turn_just_now_is_told_how_it_ended() -> None:
    t = Table(
        faces=["L1A", "M1A", "S1B"],
        A=A | {"hand": 3},
        B=B,
        C={"race": "humans", "power": "herbalists"},
        regions={"L1A-04": "A 1", "S1B-06": "B 1", "M1A-01": "C 1"},
    )
    t.do("A expand", "A conquer L1A-05").end("A")
    assert t.asked == "B"
    refused(t, "A conquer L1A-08", "SWW-CONQUER-11", "why-spent")
    refused(t, "C conquer L1A-08", "SWW-ROUND-01", "why-not-your-turn")
    t.do("B expand").end("B")
    assert t.asked == "C"
    refused(t, "A conquer L1A-08", "SWW-ROUND-01", "why-not-your-turn")


def test_it_is_the_active_race_that_counts() -> None:
    regions = {"L1A-01": "A 3", "L1A-10": "A declined 1"}
    t = table(A=A | {"declined": "humans"}, regions=regions).do("A expand")
    for language, said in (("en", "of your active race"), ("it", "della tua razza attiva")):
        assert said in why(t, "A conquer L1A-13").text(language)


@pytest.mark.parametrize(
    ("spec", "moves", "move", "coins"),
    [
        (
            {"A": ETHEREALS, "regions": BESIDE, "treasures": {"L1A-08": "aegis"}},
            "expand",
            "steal L1A-08 L1A-04",
            2,
        ),
        ({"A": ETHEREALS, "regions": BESIDE, "treasures": {"L1A-08": "ashes"}}, "expand", "", 0),
        (MENACING | PANDAREN | {"regions": BESIDE}, "expand", "push L1A-08", 2),
    ],
)
def test_a_deed_that_costs_coins_says_so(
    spec: dict[str, Any], moves: str, move: str, coins: int
) -> None:
    t = table(**spec).do(*(f"A {one}" for one in moves.split(", ")))
    move = move or "steal L1A-08 L1A-04"
    told = why(t, f"A {move}")
    assert told.legal
    if not coins:
        assert (told.key, told.sum) == ("legal", None)
        return
    assert told.key == "legal-toll"
    assert told.sum is not None
    assert told.sum.total == coins
    before = t["coins A"]
    t.do(f"A {move}")
    assert t["coins A"] == before - coins
