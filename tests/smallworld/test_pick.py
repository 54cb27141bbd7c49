"""Picking a combo (rulebook p.4-5): prices, coins on combos, tokens, the column filled up again."""

from __future__ import annotations

import pytest

from tabard.games.smallworld import content as c
from tests.smallworld.table import Table

SIX = [
    *("orcs miners", "humans farmers", "trolls swamps"),
    *("dwarves mountains", "kobolds herbalists", "gnomes explorers"),
]


def shop(coins: int = 5, offers: list[str] = SIX) -> Table:
    """A is about to pick."""
    return Table(faces=["L1A", "S1B"], A={"coins": coins}, offers=offers)


def on(coins: dict[int, int]) -> list[str]:
    """The six combos with so many coins on some of them (1 is the top)."""
    return [f"{combo} {coins.get(n, 0)}" for n, combo in enumerate(SIX, 1)]


@pytest.mark.rule("SWW-PICK-01")
def test_any_of_the_six_combos_can_be_taken_the_stacks_top_included() -> None:
    assert shop().offers("A") == [f"take {n}" for n in range(1, 7)]
    t = shop().do("A take 6")
    assert (t["race A"], t["power A"]) == ("gnomes", "explorers")


@pytest.mark.rule("SWW-PICK-02")
@pytest.mark.parametrize("place", range(1, 7))
def test_each_step_down_costs_a_coin_more(place: int) -> None:
    t = shop(coins=9).do(f"A take {place}")
    assert t["coins A"] == 9 - (place - 1)


@pytest.mark.rule("SWW-PICK-02")
def test_what_one_can_not_pay_one_can_not_take() -> None:
    t = shop(coins=2)
    assert t.offers("A") == ["take 1", "take 2", "take 3"]
    t.refuses("A take 4", "SWW-PICK-05")
    assert shop(coins=0)["race A"] == "orcs"  # the top one is free, and no choice


@pytest.mark.rule("SWW-PICK-03")
def test_a_coin_is_laid_on_each_combo_above() -> None:
    t = shop(offers=on({2: 4})).do("A take 4")
    assert t["offer_races"][:5] == ["orcs", "humans", "trolls", "kobolds", "gnomes"]
    assert t["offer_coins"] == [1, 5, 1, 0, 0, 0]
    assert t["coins A"] == 2


@pytest.mark.rule("SWW-PICK-04")
def test_coins_on_the_combo_go_to_whoever_takes_it() -> None:
    t = shop(offers=on({3: 2})).do("A take 3")
    assert t["coins A"] == 5 - 2 + 2
    assert sum(t["offer_coins"]) == 2  # those it cost


@pytest.mark.rule("SWW-PICK-05")
def test_the_coins_on_a_combo_do_not_help_to_pay_for_it() -> None:
    t = shop(coins=1, offers=on({3: 5}))
    assert t.offers("A") == ["take 1", "take 2"]
    t.refuses("A take 3", "SWW-PICK-05")


@pytest.mark.rule("SWW-PICK-06")
def test_the_banner_and_its_tile_lie_before_the_player() -> None:
    t = shop()
    assert (t["race A"], t["power A"]) == ("-", "-")
    t.do("A take 2")
    assert (t["race A"], t["power A"]) == ("humans", "farmers")
    assert "humans" not in t["offer_races"]
    assert "farmers" not in t["offer_powers"]


@pytest.mark.rule("SWW-PICK-07")
def test_the_forsaken_herbalists_of_the_book_are_ten() -> None:
    t = shop(offers=["forsaken herbalists"]).do("A take 1")
    assert t["ready A"] == 10
    assert t["tray forsaken"] == 20 - 10


@pytest.mark.rule("SWW-PICK-07")
@pytest.mark.parametrize("race", [race for race in c.RACES if race.id != "goblins"])
def test_banner_and_tile_together_say_how_many_tokens_there_are(race: c.Race) -> None:
    for power in c.POWERS:
        t = shop(offers=[f"{race.id} {power.id}"]).do("A take 1")
        assert t["hand A"] == race.tokens + power.tokens
        assert t["tray " + race.id] == race.supply - race.tokens - power.tokens


@pytest.mark.rule("SWW-PICK-08")
def test_a_race_gets_no_more_tokens_later() -> None:
    t = shop().do("A take 1", "A conquer L1A-02", "A conquer L1A-06", "A stop").place_all("A")
    assert sum(t["tokens"]) + t["ready A"] == 10
    t.do("B take 1", "B stop", "B done")
    for seat in "AB" * 3:
        t.do(f"{seat} expand", f"{seat} stop").place_all(seat)
        if seat == "B":
            t.do("B done")
        assert t["tray orcs"] == c.RACES[c.RACE["orcs"]].supply - 10


@pytest.mark.rule("SWW-PICK-09")
def test_the_forsaken_can_not_recruit_when_all_twenty_are_out() -> None:
    t = forsaken(18)
    t.do("A expand", "A conquer L1A-10", "A stop")
    assert t["losses"] == 1
    assert t.label == "redeploy"
    assert t["coins A"] == 5


@pytest.mark.rule("SWW-PICK-09")
def test_the_forsaken_recruit_again_when_a_token_is_back_in_the_tray() -> None:
    t = forsaken(17)
    t.do("A expand", "A conquer L1A-10", "A stop")
    assert t.offers("A") == ["recruit 0", "recruit 1"]


def forsaken(hand: int) -> Table:
    return Table(
        faces=["L1A", "S1B"],
        A={"race": "forsaken", "power": "miners", "hand": hand},
        regions={"L1A-06": "A 2", "L1A-10": "murloc"},
    )


@pytest.mark.rule("SWW-PICK-09")
@pytest.mark.parametrize(("hand", "healed"), [(8, 0), (7, 1)])
def test_the_spirit_healer_gives_no_token_that_is_not_there(hand: int, healed: int) -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "miners", "hand": hand},
        regions={"L1A-06": "A 3"},
        treasures={"L1A-06": "spirit_healer"},
    )
    assert t["tray orcs"] == healed
    t.do("A expand", "A stop").place_all("A")
    assert t["tokens L1A-06"] == 11
    assert t["tray orcs"] == 0


@pytest.mark.rule("SWW-PICK-10")
def test_the_combos_below_slide_up_with_their_coins() -> None:
    t = shop(offers=on({1: 1, 2: 2, 3: 3, 4: 4, 5: 5, 6: 6})).do("A take 2")
    assert t["offer_races"][:5] == ["orcs", "trolls", "dwarves", "kobolds", "gnomes"]
    assert t["offer_powers"][:5] == ["miners", "swamps", "mountains", "herbalists", "explorers"]
    assert t["offer_coins"][:5] == [2, 3, 4, 5, 6]


@pytest.mark.rule("SWW-PICK-11")
@pytest.mark.parametrize("place", [1, 3, 6])
def test_a_new_combo_comes_from_the_stacks_without_coins(place: int) -> None:
    t = shop(coins=9, offers=on(dict.fromkeys(range(1, 7), 1)))
    race, power = t["race_stack"][0], t["power_stack"][0]
    t.do(f"A take {place}")
    assert len(t["offer_races"]) == len(t["offer_powers"]) == len(t["offer_coins"]) == 6
    assert (t["offer_races"][5], t["offer_powers"][5], t["offer_coins"][5]) == (race, power, 0)
    assert race not in t["race_stack"]
    assert power not in t["power_stack"]
    assert t.events[-1] == f"offered {race} {power}"


@pytest.mark.rule("SWW-PICK-12")
def test_discarded_tiles_are_shuffled_when_the_stack_is_empty() -> None:
    t = shop()
    tiles = t["power_stack"]
    t.s.power_discard, t.s.power_stack = t.s.power_stack, ()
    t.do("A take 1")
    assert t.label == "tiles_again"
    t.roll(tuple(reversed(range(len(tiles)))))
    assert t["offer_powers"][5] == tiles[-1]
    assert t["power_stack"] == tiles[-2::-1]
    assert t["power_discard"] == []


@pytest.mark.rule("SWW-PICK-12")
def test_discards_are_left_alone_while_there_are_tiles() -> None:
    t = shop()
    t.s.power_discard, t.s.power_stack = t.s.power_stack[1:], t.s.power_stack[:1]
    t.do("A take 1")
    assert t.label == "conquest"
    assert t["power_stack"] == []
    assert len(t["power_discard"]) == 13


@pytest.mark.rule("SWW-PICK-12")
def test_banners_never_run_short() -> None:
    """Five players with two races each, but for the one who picks: seven banners are left."""
    races = [race.id for race in c.RACES if race.id != "goblins"]
    powers = [power.id for power in c.POWERS]
    spec: dict[str, object] = {
        seat: {"race": races[n], "power": powers[n], "declined": races[n + 4]}
        for n, seat in enumerate("BCDE")
    }
    regions = {
        **{"L1A-02": "A declined 1", "L1A-06": "B declined 1", "L1A-14": "C declined 1"},
        **{"L2B-02": "D declined 1", "L2B-03": "E declined 1"},
    }
    t = Table(
        faces=["L1A", "L2B", "M1A", "S1A", "S2A"],
        A={"declined": races[8]},
        regions=regions,
        **spec,
    )
    assert len(t["race_stack"]) == 1
    t.do("A take 2")
    assert len(t["offer_races"]) == 6
    assert t["race_stack"] == []


@pytest.mark.rule("SWW-PICK-13")
def test_one_picks_only_without_an_active_race() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "orcs", "power": "miners"},
        regions={"L1A-06": "A 1"},
    )
    assert t.label == "turn"
    t.refuses("A take 1", "SWW-PICK-13")
    t.do("A decline")
    assert (t.label, t.asked) == ("pick", "B")
    t.do("B take 1", "B stop")
    assert (t.label, t.asked) == ("pick", "A")


@pytest.mark.rule("SWW-PICK-13")
@pytest.mark.parametrize("seats", [2, 5])
def test_everybody_picks_in_the_first_round(seats: int) -> None:
    t = Table.new(seats, {"first": "A"}).luck()
    for seat in "ABCDE"[:seats]:
        assert (t.label, t.asked) == ("pick", seat)
        t.do(f"{seat} take 1").luck().do(f"{seat} stop")
    assert t["round"] == 2
