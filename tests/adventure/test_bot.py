"""What the bot does where one answer is plainly better."""

from __future__ import annotations

from random import Random

import pytest

from tabard.games.adventure import GAME, bot
from tabard.games.adventure import content as c
from tabard.games.adventure.bot import road

from .table import Table

FAR = {"hero": "sofeea", "at": "undercity"}
BURBONN = {"hero": "burbonn", "at": "ironforge", "level": "red"}
LONGBOW, AXE, MAIL = "skeletal-sharpshooter.1", "thaurissan-spy.1", "black-wyrmkin.1"
"""What Burbonn can wear; the longbow strikes from afar."""
RIBS, STAFF = "mountain-boar.1", "firebrand-invoker.1"
"""To be used up, and what he can't wear."""


def picks(t: Table) -> list[str]:
    """What it answers, whatever its dice say."""
    q = GAME.pending(t.s)
    assert q is not None
    (seat,) = q.who
    options = q.options_of(seat)
    found = {bot.choose(t.s, seat, options, Random(k)) for k in range(8)}
    return sorted(GAME.options.text(t.s, option) for option in found)


def auction(weapon: str, armor: str, *pack: str) -> Table:
    hero = {**BURBONN, "weapon": weapon, "armor": armor, "pack": list(pack)}
    return (
        Table(A=hero, B=FAR, grey=["kobold-digger.1"]).move(2, 3).do("A stay", "A activate auction")
    )


def test_it_parts_with_what_it_can_not_wear_and_never_with_what_it_wears() -> None:
    t = auction(AXE, MAIL, RIBS, STAFF)
    assert t.label == "auction"
    assert len(t.options()) == 4
    assert picks(t) == [f"give_up {STAFF}"]
    assert picks(auction(AXE, MAIL, RIBS)) == [f"give_up {RIBS}"]


def test_it_wears_what_is_worth_most_and_takes_nothing_off() -> None:
    t = auction(AXE, "young-wolf.1", RIBS, LONGBOW, MAIL)
    t.do(f"A give_up {RIBS}")
    worn = []
    while t.label == "equip":
        assert any(option.startswith("bare") for option in t.options())
        worn += picks(t)
        t.do(f"A {worn[-1]}")
    assert worn == [f"wear {LONGBOW}", f"wear {MAIL}"]


@pytest.mark.parametrize("step", ["w2 a2", "hearthglen w3", "p1 p2", "m3 m2"])
def test_what_is_pleasant_does_not_keep_it_from_going_on(step: str) -> None:
    s = Table(A={"hero": "grumbaz", "at": "t1", "level": "red"}, B=FAR).s
    wanted = {c.SPACE.index["morgans-vigil"]: 2.0}
    here, ahead = (c.SPACE.index[space] for space in step.split())
    assert road.danger(s, 0, here) > road.danger(s, 0, ahead) + 0.05  # it is good to be here
    assert road.score(s, 0, ahead, wanted) > road.score(s, 0, here, wanted)
