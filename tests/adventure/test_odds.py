"""Before one says yes: how likely a combat goes well, and the life that it is likely to cost."""

from __future__ import annotations

from random import Random

from tabard.core.odds import Odds
from tabard.games.adventure import GAME

from .table import Table


def asked(t: Table, option: str, seat: int = 0, played: int = 60) -> Odds | None:
    return GAME.odds(t.s, seat, GAME.options.parse(t.s, option), played)


def facing(ghoul: str = "rotten-ghoul.1", **more: object) -> Table:
    """Grumbaz stands before an undefeated encounter, and fights it."""
    t = Table(A={"hero": "grumbaz", "at": "t1", **more}, B={"hero": "sofeea"}, line={ghoul: "t1"})
    t.move(1, 3)
    t.do("A stay")
    while t.label != "challenge" and t.label != "combat":
        options = t.options()
        t.do("A " + next(o for o in options if o.split()[0] in ("pass", "activate", "stay")))
    return t


def test_a_strong_hero_wins_and_a_weak_one_does_not() -> None:
    strong = facing(level="red", hand=["heroic-strike"])
    weak = facing("bleak-worg.1", hurt=3, hand=["battle-shout"])
    good, bad = asked(strong, "pass"), asked(weak, "pass")
    assert good is not None
    assert bad is not None
    assert good.chance > 0.9 > bad.chance
    low, high = bad.interval
    assert low <= bad.chance <= high


def test_a_card_is_worth_what_it_adds() -> None:
    t = facing(hand=["heroic-strike"])
    played, kept = asked(t, "play heroic-strike"), asked(t, "pass")
    assert played is not None
    assert kept is not None
    assert played.chance > kept.chance


def test_a_duel_goes_well_when_the_rival_takes_damage() -> None:
    t = Table(
        A={"hero": "grumbaz", "at": "t1", "level": "red"}, B={"hero": "sofeea", "at": "t1"}
    ).move(1, 3)
    t.do("A stay")
    while t.label != "challenge":
        t.do("A " + next(o for o in t.options() if o.split()[0] in ("pass", "activate")))
    found = asked(t, "attack B")
    assert found is not None
    assert found.chance > 0.7


def test_nothing_is_told_about_what_is_no_combat_or_not_offered() -> None:
    t = Table(A={"hero": "grumbaz", "at": "t1"}, B={"hero": "sofeea", "at": "t1"}).move(1, 3)
    assert asked(t, "stay") is None
    assert asked(t, "draw") is None
    assert asked(facing(hand=["rend", "heroic-strike"]), "pass", seat=1) is None


def test_asking_changes_nothing_and_gives_the_same_answer_again() -> None:
    t = facing(hand=["heroic-strike"])
    before = t.s.key()
    first = asked(t, "pass", played=20)
    assert first == asked(t, "pass", played=20)
    assert t.s.key() == before


def test_it_tells_no_secret() -> None:
    """Positions that a seat can't tell apart have equal odds."""
    t = facing(hand=["heroic-strike"])
    other = GAME.determinize(t.s, 0, Random(5))
    option = GAME.options.parse(t.s, "pass")
    assert GAME.odds(t.s, 0, option, 30) == GAME.odds(other, 0, option, 30)
