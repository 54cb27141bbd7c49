"""Numbers that are made of several are read by name: refs, seats as bits, contexts and packets. And
nothing is kept by where it lies in memory (`id`)."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest

from tabard.core.flow import frames
from tabard.games.tcg import GAME
from tabard.games.tcg import state as st
from tabard.games.tcg.context import Context
from tabard.games.tcg.rules.damage import Packet
from tabard.games.tcg.state import Link, State
from tabard.games.tcg.why.obstacles import locals_of
from tests.tcg.table import Duel

FOLDER = Path(st.__file__).parent
RAW = re.compile(r"& 255|>> 8|<< 8|\bPLAYER\b|1 << seat|2 >> |\bctx\[|\blink\[|\bid\(|\bLink\(\*")
OWN = {
    "state.py",  # where the names are
    "old.py",  # the numbers of 0.3.x, as they were
}


def raw(path: Path) -> list[str]:
    return [
        f"{path.name}:{at}: {line.strip()}"
        for at, line in enumerate(path.read_text().splitlines(), 1)
        if RAW.search(line) and "as `ref`" not in line
    ]


@pytest.mark.parametrize("folder", ["", "language", "language/words", "rules", "why", "show"])
def test_nobody_takes_numbers_apart_by_hand(folder: str) -> None:
    paths = [path for path in sorted((FOLDER / folder).glob("*.py")) if path.name not in OWN]
    assert [found for path in paths for found in raw(path)] == []


def again(s: State) -> State:
    return GAME.from_json(json.loads(json.dumps(GAME.to_json(s))))


def local(s: State, name: str) -> Any:
    return locals_of(s)[name]


def test_a_context_is_still_one_after_a_game_was_saved() -> None:
    t = Duel(A={"hand": ["Fireball"], "resources": 6}, B={"play": ["Cerwyn"]}).do("A play fireball")
    assert t.label == "target"
    for s in (t.s, again(t.s)):
        ctx = local(s, "ctx")
        assert type(ctx) is Context
        assert (ctx.seat, st.slot_of(s, ctx.source) >= 0, ctx.subject) == (0, True, st.NOBODY)


def test_a_packet_is_still_one_after_a_game_was_saved() -> None:
    hero = {"hero": "Stromdak of Ironforge", "play": ["Golem Skull Helm"]}
    t = Duel(A={"hand": ["Fireball"], "resources": 6}, B=hero)
    t.cast("A play fireball", "hero@B").resolve()
    assert t.label == "armor"
    for s in (t.s, again(t.s)):
        p = local(s, "p")
        assert type(p) is Packet
        assert st.ref_slot(p.to) == s.heroes[1]
        assert p.n > 0


def test_a_link_is_still_one_after_a_game_was_saved() -> None:
    t = Duel(A={"hand": ["Mind Spike"], "resources": 9}, B={"hand": ["Scorch", "Fireball"]})
    t.cast("A play mind-spike", "hero@B").resolve()
    assert t.label == "discard"
    for s in (t.s, again(t.s)):
        kept = {f[0].flow: dict(zip(f[0].names, f[1], strict=True)) for f in frames(s.frame)}
        link = kept["resolve_card"]["link"]
        assert type(link) is Link
        assert (link.kind, link.seat) == (st.CARD_LINK, 0)


def test_refs_come_apart_as_they_were_made() -> None:
    for slot in (0, 1, 201, 251):
        for life in (0, 1, 255):
            made = st.make_ref(slot, life)
            assert (st.ref_slot(made), st.ref_life(made)) == (slot, life)
            assert not st.is_player(made)
    assert [st.ref_seat(st.player_ref(seat)) for seat in range(2)] == [0, 1]
    assert st.seat_bit(0) | st.seat_bit(1) == st.BOTH
    assert [st.other_bit(seat) for seat in range(2)] == [st.seat_bit(1), st.seat_bit(0)]


def test_only_cards_that_have_something_are_written_down() -> None:
    """Of 252 slots most are empty: what is kept for each is saved for those that differ."""
    t = Duel(A={"play": ["Brigg | damage 2"]}, B={})
    saved = GAME.to_json(t.s)["columns"]
    for name, field in GAME.state.fields.items():
        if field.axis is st.SLOT:
            assert isinstance(saved[name], dict), name
            assert len(saved[name]) < 100, name
