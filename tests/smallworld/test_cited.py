"""The rule that stands beside a legal move, and beside each part of its price, is the right one."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.luck import play_random
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.why.obstacles import WHEN
from tests.smallworld.table import Table, duel, seat

CITED = {
    "pick take": "SWW-PICK-02",
    "turn expand": "SWW-ROUND-04",
    "turn decline": "SWW-DECLINE-01",
    "form form": "SWW-RACE-WORGEN-02",
    "side side": "SWW-PLACE-BATTLEGROUND-02",
    "conquest conquer": "SWW-CONQUER-07",
    "conquest final": "SWW-FINAL-06",
    "conquest abandon": "SWW-ABANDON-03",
    "conquest recall": "SWW-POWER-CHAMPION-07",
    "conquest push": "SWW-POWER-MENACING-07",
    "conquest swap": "SWW-POWER-PORTALMAGES-02",
    "conquest steal": "SWW-RACE-ETHEREALS-02",
    "conquest stop": "SWW-CONQUER-12",
    "press_on final": "SWW-RACE-GNOMES-04",
    "press_on give_up": "SWW-RACE-GNOMES-03",
    "push_to move": "SWW-CONQUER-10",
    "regroup move": "SWW-CONQUER-10",
    "artifact artifact": "SWW-RACE-ETHEREALS-02",
    "well well": "SWW-PLACE-WELL-01",
    "bomb_toll pay": "SWW-INT-21",
    "bomb_toll withhold": "SWW-INT-21",
    "recruit recruit": "SWW-RACE-FORSAKEN-04",
    "tower tower": "SWW-POWER-DEFENDERS-02",
    "garrison garrison": "SWW-POWER-GARRISON-02",
    "heart heart": "SWW-ARTIFACT-HEART-01",
    "aegis aegis": "SWW-ARTIFACT-AEGIS-01",
    "objectives objective": "SWW-RACE-HUMANS-02",
    "objectives done": "SWW-ROUND-08",
    "bombs bomb": "SWW-RACE-GOBLINS-03",
    "bombs done": "SWW-ROUND-08",
    **{
        f"{label} {verb}": rule
        for label in ("redeploy", "retreat")
        for verb, rule in (
            ("place", "SWW-CONQUER-10"),
            ("beast", "SWW-POWER-BEASTMASTERS-03"),
            ("relieve", "SWW-POWER-BEASTMASTERS-03"),
            ("champion", "SWW-POWER-CHAMPION-03"),
            ("stand", "SWW-POWER-CHAMPION-03"),
        )
    },
}
AIDS = {
    "assault": "SWW-RACE-GNOMES-02",
    "champion": "SWW-POWER-CHAMPION-02",
    "ashes": "SWW-ARTIFACT-ASHES-01",
    "frostmourne": "SWW-ARTIFACT-FROSTMOURNE-01",
    "doomhammer": "SWW-ARTIFACT-DOOMHAMMER-01",
    "relic": "SWW-RACE-ETHEREALS-03",
}
TERMS = {
    "cost-base": "SWW-CONQUER-01",
    "cost-mountain": "SWW-CONQUER-02",
    "cost-wall": "SWW-CONQUER-02",
    "cost-garrison": "SWW-CONQUER-02",
    "cost-travel": "SWW-CONQUER-03",
    "cost-murloc": "SWW-CONQUER-04",
    "cost-tokens": "SWW-CONQUER-04",
    "cost-beasts": "SWW-POWER-BEASTMASTERS-03",
    "cost-champion": "SWW-POWER-CHAMPION-03",
    "cost-with-champion": "SWW-POWER-CHAMPION-02",
    "cost-with-doomhammer": "SWW-ARTIFACT-DOOMHAMMER-01",
    "cost-free-die": "SWW-RACE-GNOMES-03",
    "race-dwarves": "SWW-RACE-DWARVES-02",
    "race-night-elves": "SWW-RACE-NIGHTELVES-02",
    "race-trolls": "SWW-RACE-TROLLS-02",
    "power-blacksmiths": "SWW-POWER-BLACKSMITHS-02",
    "form-worgen": "SWW-RACE-WORGEN-04",
    "treasure-frostmourne": "SWW-ARTIFACT-FROSTMOURNE-01",
    "aid-relic": "SWW-RACE-ETHEREALS-03",
    "toll-harmony": "SWW-RACE-PANDAREN-04",
    "toll-aegis": "SWW-ARTIFACT-AEGIS-02",
}


def expected(s: Any, label: str, option: tuple[Any, ...]) -> str:
    verb = option[0]
    if verb in ("arm", "put_back"):
        return AIDS[c.AIDS[option[1]]]
    if verb == "conquer" and s.armed & c.ASSAULT:
        if not s.armed & (c.CHAMPION_AID | c.DOOMHAMMER_AID):
            return "SWW-RACE-GNOMES-03"
    return CITED[f"{label} {verb}"]


def check(s: Any) -> None:
    """Every option that is offered now."""
    q = GAME.pending(s)
    assert q is not None
    for who in q.who:
        for option in q.options_of(who):
            reason = GAME.explain(s, who, option)
            assert reason.legal
            assert reason.rule == expected(s, q.label, option), (q.label, option)
            for term in reason.sum.terms if reason.sum else ():
                assert term.rule == TERMS[term.key]


def test_every_move_that_can_be_asked_for_has_its_rule() -> None:
    pairs = {f"{label} {verb}" for verb, (labels, _) in WHEN.items() for label in labels}
    assert pairs - {"conquest arm", "conquest put_back"} == set(CITED)
    assert set(WHEN) == set(GAME.options.verbs)
    assert set(AIDS) == set(c.AIDS)


@pytest.mark.parametrize("seats", [2, 3, 4, 5])
def test_the_rule_beside_a_legal_move_is_the_right_one(seats: int, seed: int) -> None:
    play_random(GAME, seats, seed, lambda s, inputs: check(s) if asked(s) else None)


def asked(s: Any) -> bool:
    q = GAME.pending(s)
    return q is not None and q.domain is None


def test_a_price_is_cited_part_by_part() -> None:
    t = duel(
        seat("trolls blacksmiths", hand=9),
        seat("orcs champion", declined="night_elves"),
        {
            "L1A-06": "A 1",
            "L1A-03": "B 2 champion wall",
            "L1A-10": "murloc",
            "L1A-02": "B declined 1 garrison",
        },
    )
    check(t.do("A expand").s)
    seen = {term.key for o in t.offers("A", "conquer") for term in terms(t, o)}
    assert seen == {
        *("cost-base", "cost-mountain", "cost-wall", "cost-garrison", "cost-murloc"),
        *("cost-tokens", "cost-champion", "cost-travel", "race-trolls", "power-blacksmiths"),
    }


def terms(t: Table, option: str) -> Any:
    reason = GAME.explain(t.s, 0, GAME.options.parse(t.s, option))
    return reason.sum.terms if reason.sum else ()


@pytest.mark.parametrize(
    ("who", "treasure", "aid", "key"),
    [
        ("gnomes champion", "", "champion", "cost-with-champion"),
        ("gnomes miners", "doomhammer", "doomhammer", "cost-with-doomhammer"),
        ("gnomes miners", "frostmourne", "frostmourne", "treasure-frostmourne"),
    ],
)
def test_an_aid_is_cited_in_the_price(who: str, treasure: str, aid: str, key: str) -> None:
    t = duel(
        seat(who, hand=5, coins=5),
        seat("orcs farmers"),
        {"L1A-06": "A 1", "L1A-14": "B 1"},
        treasures={"L1A-06": treasure} if treasure else {},
    )
    check(t.do("A expand").s)
    check(t.do(f"A arm {aid}").s)
    assert key in {term.key for term in terms(t, "conquer L1A-02")}


@pytest.mark.parametrize(("free", "cited"), [(0, False), (1, True)])
def test_what_an_air_assault_still_lacks_is_cited(free: int, cited: bool) -> None:
    t = duel(
        seat("gnomes miners", hand=1), seat("orcs farmers"), {"L1A-06": "A 1", "L1A-14": "B 1"}
    )
    check(t.do("A expand", "A arm assault").s)
    t.do("A conquer L1A-03").roll(free)
    assert t.label == "press_on"
    check(t.s)
    assert ("cost-free-die" in {term.key for term in terms(t, "final L1A-03")}) == cited


def test_the_worgens_form_and_a_relic_are_cited_in_the_price() -> None:
    t = duel(seat("worgen miners", hand=5, coins=5), seat("orcs farmers"), {"L1A-06": "A 1"})
    check(t.do("A expand").s)
    check(t.do("A form worgen").s)
    assert "form-worgen" in {term.key for term in terms(t, "conquer L1A-02")}
    t = duel(
        seat("ethereals miners", hand=5),
        seat("orcs farmers"),
        {"L1A-06": "A 1"},
        treasures={"L1A-02": "karazhan", "L1A-03": "chapel"},
    )
    check(t.do("A expand").s)
    check(t.do("A arm relic").s)
    assert "aid-relic" in {term.key for term in terms(t, "conquer L1A-02")}
