"""Who wins (rulebook p.9)."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.games.smallworld import GAME
from tests.smallworld.table import Table


def last_turn(**spec: Any) -> Table:
    """B, who plays last in the last round, has 89 coins and will earn one more."""
    t = Table(
        **{
            "faces": ["L1A", "S1B"],
            "murlocs": "none",
            "round": 10,
            "turn": "B",
            "A": {"race": "trolls", "power": "farmers", "coins": 90},
            "B": {"race": "naga", "power": "sailors", "coins": 89},
            **spec,
        }
    )
    return t.do("B expand").end("B")


def winners(t: Table) -> str:
    assert t.label == "over"
    ended = GAME.outcome(t.s)
    assert ended is not None
    return "".join("ABCDE"[seat] for seat in ended.winners)


@pytest.mark.rule("SWW-END-01")
def test_most_coins_win_after_the_last_round() -> None:
    t = Table(
        faces=["L1A", "M1A", "S1B"],
        round=10,
        turn="C",
        A={"race": "trolls", "power": "farmers", "coins": 88},
        B={"race": "naga", "power": "menacing", "coins": 91},
        C={"race": "orcs", "power": "sailors", "coins": 78},
        regions={"L1A-02": "C 9", "L1A-01": "A 9"},
    )
    assert GAME.outcome(t.s) is None
    t.do("C expand").end("C")
    ended = GAME.outcome(t.s)
    assert ended is not None
    assert ended.scores == (88, 91, 79)
    assert winners(t) == "B"


@pytest.mark.rule("SWW-END-01")
def test_everybody_has_a_turn_in_the_last_round() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        round=10,
        A={"race": "trolls", "power": "farmers"},
        B={"race": "naga", "power": "sailors"},
        regions={"L1A-02": "A 2", "S1B-01": "B 2"},
    )
    t.do("A expand").end("A")
    assert (t.asked, GAME.outcome(t.s)) == ("B", None)
    t.do("B expand").end("B")
    assert t.label == "over"


@pytest.mark.rule("SWW-END-02")
@pytest.mark.parametrize(
    ("regions", "won_by"),
    [
        pytest.param({"L1A-01": "A 9", "S1B-01": "B 7"}, "A", id="more tokens"),
        pytest.param({"L1A-01": "A 6", "S1B-01": "B 7"}, "B", id="fewer tokens"),
        pytest.param({"L1A-01": "A 7", "S1B-01": "B 7"}, "AB", id="as many: shared"),
        pytest.param(
            {"L1A-01": "A 6", "L1A-06": "A declined 2", "S1B-01": "B 7"},
            "A",
            id="declined ones too",
        ),
    ],
)
def test_a_tie_goes_to_whoever_has_more_race_tokens_on_the_map(
    regions: dict[str, str], won_by: str
) -> None:
    a = {"race": "trolls", "power": "farmers", "coins": 90, "declined": "tauren"}
    if "L1A-06" not in regions:
        del a["declined"]
    t = last_turn(A=a, regions=regions)
    assert t["coins"] == [90, 90]
    assert winners(t) == won_by


@pytest.mark.rule("SWW-END-02")
def test_more_coins_beat_more_tokens() -> None:
    t = last_turn(
        A={"race": "trolls", "power": "farmers", "coins": 91},
        regions={"L1A-01": "A 1", "S1B-01": "B 9"},
    )
    assert winners(t) == "A"


@pytest.mark.rule("SWW-END-02")
@pytest.mark.parametrize(
    ("power", "pieces", "won_by"),
    [
        pytest.param("beastmasters", "A 5 beasts 3", "A", id="Beasts count"),
        pytest.param("champion", "A 7 champion", "AB", id="the Champion does not"),
    ],
)
def test_what_counts_as_a_race_token(power: str, pieces: str, won_by: str) -> None:
    t = last_turn(
        A={"race": "trolls", "power": power, "coins": 90},
        regions={"L1A-01": pieces, "S1B-01": "B 7"},
    )
    assert winners(t) == won_by


@pytest.mark.rule("SWW-END-02")
def test_tokens_in_hand_do_not_count() -> None:
    t = last_turn(
        A={"race": "trolls", "power": "farmers", "coins": 90, "hand": 11},
        regions={"S1B-01": "B 1"},
    )
    assert winners(t) == "B"
