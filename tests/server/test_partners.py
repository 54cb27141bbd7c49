"""What partners show each other: it reaches their side, and nobody else."""

from __future__ import annotations

from typing import Any

import msgspec
import pytest

from tabard.core.registry import load
from tabard.server import messages as m
from tabard.server.rooms import Room
from tests.server.tablekit import (
    ANN,
    BEE,
    CAT,
    MemoryStore,
    QuickPool,
    Tab,
    guest,
    lobby,
    settled,
    table,
)

DAN, EVE = guest("Dan"), guest("Eve")
FACTIONS = {"factions": ["horde", "horde", "alliance", "alliance"], "overlord": "nefarian"}


async def war(**rest: Any) -> tuple[Room, list[Tab]]:
    """Ann and Bee are the Horde, Cat and Dan the Alliance; Eve watches."""
    options = FACTIONS | {"classes": "first_game"}
    room = await table(lobby(), "boardgame", ANN, BEE, CAT, DAN, options=options, **rest)
    return room, [await Tab(who).enter(room) for who in (ANN, BEE, CAT, DAN, EVE)]


def signs(tab: Tab) -> list[Any]:
    """All signs they were ever sent, as plain values."""
    tab.hear()
    return [msgspec.to_builtins(x) for x in tab.heard if isinstance(x, m.Signs)]


def standing(tab: Tab) -> list[Any]:
    """What they are shown now."""
    shown = signs(tab)[-1]["standing"] if signs(tab) else []
    assert all(len(one.pop("labels")) == len(one["texts"]) for one in shown)
    return list(shown)


async def test_team_talk_is_read_by_the_side_alone_and_is_kept_for_it() -> None:
    room, (ann, bee, cat, dan, eve) = await war()
    assert (await ann.send(m.Chat, text="Brill next", team=True)).ok
    assert (await cat.send(m.Chat, text="Hello all")).ok
    for tab, heard in (
        (ann, ["Brill next", "Hello all"]),
        (bee, ["Brill next", "Hello all"]),
        (cat, ["Hello all"]),
        (dan, ["Hello all"]),
        (eve, ["Hello all"]),
    ):
        assert tab.chat == heard
        assert (await Tab(tab.who).enter(room)).chat == heard
    again = await Tab(BEE).enter(room)
    lines = [line for x in again.heard if isinstance(x, m.Chats) for line in x.lines]
    assert [line.team for line in lines] == [True, False]
    assert lines[0].number < lines[1].number


async def test_the_number_of_a_line_does_not_tell_how_many_others_there_are() -> None:
    rooms = [await war(), await war()]
    for words, (_, (ann, *_)) in zip((1, 4), rooms, strict=True):
        for _ in range(words):
            assert (await ann.send(m.Chat, text="psst", team=True)).ok
    for _, (_, _, cat, *_) in rooms:
        assert (await cat.send(m.Chat, text="Hello")).ok
        [line] = [line for x in cat.heard if isinstance(x, m.Chats) for line in x.lines]
        assert line.number == round(line.at * 1000)


async def test_who_has_nobody_at_their_side_has_nobody_to_talk_to() -> None:
    room = await table(lobby(), "smallworld", ANN, BEE)
    ann, eve = await Tab(ANN).enter(room), await Tab(EVE).enter(room)
    assert (await ann.send(m.Chat, text="hm", team=True)).error == "refused"
    assert (await ann.send(m.Signal, seat="A", sign="ping", texts=["x"])).error == "refused"
    assert (await eve.send(m.Chat, text="hm", team=True)).error == "refused"
    assert (await eve.send(m.Signal, seat="A", sign="ping", texts=["region x"])).error == "refused"
    assert ann.chat == []


async def test_at_one_screen_the_lines_are_those_of_the_seat_that_looks() -> None:
    _, (ann, _, cat, *_) = await war()
    assert (await ann.send(m.Chat, text="For the Horde", team=True)).ok
    assert (await cat.send(m.Chat, text="For the Alliance", team=True)).ok

    def shown() -> list[str]:
        """What is left on the screen."""
        ann.hear()
        lines: list[m.ChatShape] = []
        for x in ann.heard:
            if isinstance(x, m.Chats):
                lines = x.lines if x.whole else lines + x.lines
        return [line.text for line in lines]

    assert shown() == ["For the Horde"]
    assert (await ann.send(m.Look, seat=None)).ok
    assert shown() == []
    assert (await ann.send(m.Look, seat="A")).ok
    assert shown() == ["For the Horde"]


async def test_a_ping_reaches_partners_at_once_and_nobody_else() -> None:
    _, (ann, bee, cat, dan, eve) = await war()
    ping = {"seat": "A", "sign": "ping", "texts": ["region brill"]}
    assert (await ann.send(m.Signal, **ping)).ok
    for tab in (ann, bee):
        assert signs(tab)[-1]["ping"] == ping | {"labels": []}
    for tab in (cat, dan, eve):
        assert signs(tab) == []
    assert (await ann.send(m.Signal, seat="A", sign="ping", texts=[])).error == "malformed"
    assert (await ann.send(m.Signal, seat="B", sign="ping", texts=["x"])).error == "refused"


async def test_a_plan_is_seen_by_partners_until_it_is_carried_out_or_withdrawn() -> None:
    room, (ann, bee, cat, dan, eve) = await war()
    first = next(text for text in ann.options() if text.startswith("travel horde1"))
    plan = {"seat": "A", "sign": "plan", "texts": [first, "stop"]}
    assert (await ann.send(m.Signal, **plan)).ok
    assert standing(bee) == [plan]
    assert standing(await Tab(BEE).enter(room)) == [plan]
    assert (await ann.send(m.Signal, seat="A", sign="plan")).ok
    assert standing(bee) == []
    assert (await ann.send(m.Signal, **plan)).ok
    assert (await bee.pick("rest horde2")).ok  # this leaves what Ann is asked as it is
    assert standing(bee) == [plan]
    assert (await ann.pick("rest horde1")).ok
    assert standing(bee) == []
    for tab in (cat, dan, eve):
        assert signs(tab) == []


async def test_what_is_not_offered_can_not_be_planned() -> None:
    _, (ann, bee, cat, *_) = await war()
    for seat, tab, texts, error in (
        ("A", ann, ["rest horde2"], "illegal"),
        ("A", ann, ["travel horde1 nowhere"], "malformed"),
        ("C", cat, ["rest alliance1"], "illegal"),
    ):
        assert (await tab.send(m.Signal, seat=seat, sign="plan", texts=texts)).error == error
    assert (await bee.send(m.Signal, seat="B", sign="propose", texts=["rest horde1"])).error
    assert signs(bee) == []


async def until_shared(room: Room, tabs: list[Tab]) -> None:
    """On to the first question that one answers for the side."""
    game = load("boardgame")
    wanted = ("challenge", "join", "invite", "done", "ready")
    for _ in range(200):
        await settled(room)
        assert room.match is not None
        assert room.match.pending is not None
        q = room.match.pending
        if q.label in game.shared and len(q.options_of(q.who[0])) > 1 and not q.sealed:
            return
        tab = next(tab for tab in tabs if tab.options())
        options = tab.options()
        found = [x for verb in wanted for x in options if x.split()[0] == verb]
        assert (await tab.pick((found or options)[0])).ok
    raise AssertionError("nobody decides anything")


async def test_partners_see_what_is_decided_for_them_and_propose() -> None:
    room, (ann, bee, cat, dan, eve) = await war()
    await until_shared(room, [ann, bee, cat, dan])
    assert room.match is not None
    assert room.match.pending is not None
    tabs = {0: ann, 1: bee, 2: cat, 3: dan}
    asker = room.match.pending.who[0]
    decider, partner = tabs[asker], tabs[asker ^ 1]
    enemies = [tab for seat, tab in tabs.items() if seat // 2 != asker // 2]
    asked = decider.position.question
    assert asked is not None
    assert partner.position.question is None
    assert partner.position.partner == asked
    for tab in (*enemies, eve, decider):
        assert tab.position.partner is None
    option = asked.choices[-1].text
    name = "ABCD"[asker ^ 1]
    proposal = {"seat": name, "sign": "propose", "texts": [option]}
    assert (await partner.send(m.Signal, **proposal)).ok
    assert standing(decider) == standing(partner) == [proposal]
    for tab in enemies:
        seat = "ABCD"[next(s for s, one in tabs.items() if one is tab)]
        assert (await tab.send(m.Signal, **proposal | {"seat": seat})).error == "illegal"
    assert (await decider.send(m.Signal, **proposal | {"seat": asked.seat})).error == "illegal"
    assert (await decider.pick(option)).ok
    assert standing(decider) == standing(partner) == []
    for tab in (*enemies, eve):
        assert signs(tab) == []


@pytest.mark.parametrize("name", ["boardgame", "keepsake"])
def test_what_is_shared_is_asked(name: str) -> None:
    """Every label that is shown to partners is one that the rules ask with."""
    import inspect
    import sys

    game = load(name)
    package = type(game).__module__.rpartition(".")[0]
    modules = [x for key, x in sys.modules.items() if key.startswith(f"{package}.rules.")]
    modules = modules or [sys.modules[type(game).__module__]]
    source = "".join(inspect.getsource(one) for one in modules)
    assert [label for label in sorted(game.shared) if f'"{label}"' not in source] == []
    assert game.shared


async def test_team_talk_is_still_there_when_the_table_is_opened_anew() -> None:
    store = MemoryStore()
    options = FACTIONS | {"classes": "first_game"}
    room = await table(lobby(store), "boardgame", ANN, BEE, CAT, DAN, options=options)
    assert (await (await Tab(ANN).enter(room)).send(m.Chat, text="ours", team=True)).ok
    row = await store.table(room.id)
    assert row is not None
    other = await Room.open(room.store, QuickPool(), row)
    assert (await Tab(BEE).enter(other)).chat == ["ours"]
    assert (await Tab(CAT).enter(other)).chat == []
