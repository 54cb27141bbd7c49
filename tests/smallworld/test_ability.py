"""What banners and tiles bring together (rulebook p.10, p.12)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.smallworld.table import Table


def table(**spec: Any) -> Table:
    return Table(**{"faces": ["L1A", "S1B"], "murlocs": "none", **spec})


@pytest.mark.rule("SWW-ABILITY-01")
def test_discounts_of_banner_and_tile_add_up_but_leave_one_token_to_use() -> None:
    t = table(
        A={"race": "night_elves", "power": "blacksmiths"},
        B={"race": "naga", "power": "menacing"},
        regions={"L1A-01": "A 4", "L1A-05": "A 1", "L1A-12": "B 2", "L1A-09": "A 1"},
    )
    t.do("A expand")
    assert t["cost A L1A-04"] == 1  # an empty Forest: 2 - 1 - 1, but never 0
    assert t["cost A L1A-12"] == 2  # a Forest with two Naga: 4 - 1 - 1
    assert t["cost A L1A-03"] == 2  # a Mountain: 3 - 1, for the Blacksmiths alone


@pytest.mark.rule("SWW-ABILITY-01")
def test_coins_of_banner_and_tile_add_up_even_for_one_region() -> None:
    t = table(A={"race": "blood_elves", "power": "foresters"}, regions={"L1A-04": "A 1"})
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + 1 + 1 + 1


@pytest.mark.rule("SWW-ABILITY-02")
def test_a_tile_works_for_its_own_race_only() -> None:
    t = table(
        A={"race": "trolls", "power": "farmers", "declined": "naga"},
        regions={"L1A-06": "A 1", "L1A-05": "A declined 1", "L1A-14": "A declined 1"},
    )
    t.do("A expand").end("A")
    assert t["coins A"] == 5 + 3 + 1


@pytest.mark.rule("SWW-ABILITY-03")
@pytest.mark.parametrize(
    ("combo", "tokens", "left"),
    [
        pytest.param("forsaken herbalists", 6 + 4, 20 - 10, id="the example of the book"),
        pytest.param("tauren bogs", 11 + 5, 16 - 16, id="all there are"),
        pytest.param("night_elves garrison", 4 + 3, 9 - 7, id="the smallest"),
    ],
)
def test_banner_and_tile_numbers_add_up_to_the_tokens_of_a_new_race(
    combo: str, tokens: int, left: int
) -> None:
    t = table(round=1, offers=[combo]).do("A take 1")
    assert t["hand A"] == tokens
    assert t[f"tray {combo.split()[0]}"] == left
