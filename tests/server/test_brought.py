"""What people bring: a list that is wrong freezes nobody, and a list that is right is read by
nobody else until the match is over."""

from __future__ import annotations

import asyncio
import threading
import time
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest

from tabard.core.lists import known_options, public_options
from tabard.core.registry import load
from tabard.server import brought
from tabard.server.config import Limits
from tabard.server.rows import Brings
from tests.server.webkit import ask, web

pytestmark = pytest.mark.asyncio

GAME = "tcg"
NONSENSE = "Hero: Zumix of Kezan\n" + "".join(f"1 xyzzy foo bar {i}\n" for i in range(900))
"""Names that resemble nothing: each was compared with every card there is."""


def own(seed: int) -> str:
    return load(GAME).random_list(Random(seed))


def body(*brings: str | None, **more: Any) -> dict[str, Any]:
    kinds = ("me", "bot")
    seats = [{"kind": k, "brings": b} for k, b in zip(kinds, brings, strict=True)]
    return {"game": GAME, "seats": seats, **more}


# -- a deck of nonsense (B1) ----------------------------------------------------------------------


async def test_a_deck_of_nonsense_holds_up_nobody(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What takes long is done in another thread, and little of it is told: the loop goes on. (It
    was held for a second, and that ended in a 500.)"""
    threads: list[int] = []
    read = brought._checked

    def noted(*given: Any) -> Any:
        threads.append(threading.get_ident())
        return read(*given)

    monkeypatch.setattr(brought, "_checked", noted)
    async with web(tmp_path) as server:
        ann = server.browser()
        await ann.get("/api/me")
        refused = await ann.post("/api/tables", json=body(NONSENSE, NONSENSE))
        assert refused.status_code == 422
    assert threads
    assert threading.get_ident() not in threads


async def test_the_first_mistakes_are_told_and_the_rest_counted(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        refused = await ann.post("/api/tables", json=body(NONSENSE, None))
        lines = refused.json()["error"].split("\n")
        assert len(lines) == 1 + brought.TOLD + 1
        assert lines[1].startswith("Line 2: There is no card named “xyzzy foo bar 0”")
        assert "more mistakes" in lines[-1]
        told = await ann.post("/api/tables?language=it", json=body(NONSENSE, None))
        assert told.json()["error"].split("\n")[1].startswith("Riga 2: ")


async def test_long_lists_are_searched_for_what_was_meant_only_at_first() -> None:
    seen: list[str] = []

    def nearest(name: str) -> None:
        seen.append(name)

    from tabard.games.tcg import decks

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(decks, "nearest", nearest)
        decks.parse(NONSENSE)
    assert len(seen) == decks.HINTS


async def test_attempts_count_and_the_quota_comes_first(tmp_path: Path) -> None:
    limits = Limits(tables_burst=3, tables_per_minute=1)
    async with web(tmp_path, limits=limits) as server:
        ann = server.browser()
        codes = [
            (await ann.post("/api/tables", json=body(NONSENSE, None))).status_code for _ in range(5)
        ]
        assert codes == [422, 422, 422, 429, 429]


async def test_whoever_has_too_many_tables_has_nothing_read(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("tabard.server.lobby.OPEN_TABLES", 0)
    async with web(tmp_path) as server:
        refused = await server.browser().post("/api/tables", json=body(NONSENSE, None))
        assert refused.status_code == 429


# -- hidden lists (B3) ----------------------------------------------------------------------------


async def everything(browser: httpx.AsyncClient, id: str) -> str:
    """All that somebody can read of a table."""
    paths = ("/api/tables", "/api/me/tables", f"/api/tables/{id}")
    exports = [f"/api/tables/{id}/{name}" for name in ("match.json", "log.txt", "scenario.yaml")]
    return "\n".join([(await browser.get(path)).text for path in (*paths, *exports)])


def cards_of(text: str) -> set[str]:
    """The lines of a list that name a card."""
    return {line for line in text.splitlines() if line[:1].isdigit()}


def told(found: str, text: str) -> bool:
    """Whether the text of this list stands in what was found."""
    return any(line in found for line in cards_of(text))


async def test_what_a_seat_brings_is_read_by_nobody_else(tmp_path: Path) -> None:
    one, two = own(1), own(2)
    async with web(tmp_path) as server:
        ann, bob, eve = server.browser(), server.browser(), server.browser()
        seats = [{"kind": "me", "brings": one}, {"kind": "free"}]
        new = {"game": GAME, "seats": seats, "public": True, "options": {"lists": "hidden"}}
        table = await ask(ann, "POST", "/api/tables", new)
        path = f"/api/tables/{table['id']}"
        for browser in (bob, eve):
            assert not told(await everything(browser, table["id"]), one)
        sat = await ask(bob, "POST", f"{path}/sit", {"brings": two})
        assert [seat["brings"] for seat in sat["seats"]] == [True, True]
        assert sat["options"] == {"lists": "hidden"}
        await ask(ann, "POST", f"{path}/start")
        room = await server.parts.lobby.find(table["id"])
        assert room.match is not None
        assert room.match.state.settings["decks"] == [one, two], "and yet they are played with"
        for browser, theirs in ((ann, [two]), (bob, [one]), (eve, [one, two])):
            found = await everything(browser, table["id"])
            assert not any(told(found, text) for text in theirs)
        mine = await ask(ann, "GET", f"{path}/match.json")
        assert mine["options"]["decks"] == [one, "random"]
        await ask(ann, "POST", f"{path}/concede", {"seat": "A"})
        over = await ask(eve, "GET", f"{path}/match.json")
        assert over["options"]["decks"] == [one, two], "now everybody may check it"


async def test_the_next_match_is_played_with_the_same_lists(tmp_path: Path) -> None:
    one, two = own(1), own(2)
    async with web(tmp_path) as server:
        ann = server.browser()
        table = await ask(ann, "POST", "/api/tables", body(one, two, start=True))
        path = f"/api/tables/{table['id']}"
        await ask(ann, "POST", f"{path}/concede", {"seat": "A"})
        again = await ask(ann, "POST", f"{path}/rematch")
        room = await server.parts.lobby.find(again["id"])
        assert room.match is not None
        assert room.match.state.settings["decks"] == [one, two]
        assert "decks" not in again["options"]


async def test_a_list_has_no_business_in_the_options(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        both = {"decks": [own(1), own(2)]}
        refused = await ann.post("/api/tables", json=body(None, None, options=both))
        assert refused.status_code == 422
        assert "goes with your seat" in refused.json()["error"]
        name = load(GAME).info.settings["decks"].slots(2)[0][1]  # type: ignore[misc]
        fine = {"decks": [name, "random"]}
        table = await ask(ann, "POST", "/api/tables", body(None, None, options=fine))
        assert table["options"]["decks"] == [name, "random"], "one of the box is for all to see"


async def test_who_cannot_bring_a_list(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        free = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "free", "brings": own(1)}]}
        assert (await ann.post("/api/tables", json=free)).status_code == 422
        none = {
            "game": "keepsake",
            "seats": [{"kind": "me", "brings": "x"}, *[{"kind": "bot"}] * 2],
        }
        refused = await ann.post("/api/tables", json=none)
        assert "own lists" in refused.json()["error"]
        table = await ask(ann, "POST", "/api/tables", body(None, None, start=True))
        late = await bob.post(f"/api/tables/{table['id']}/sit", json={"brings": own(1)})
        assert late.status_code == 409


async def test_a_table_of_an_older_version_shows_no_list_any_more() -> None:
    """Version 0.3.1 kept pasted lists in the table's options."""
    game = load(GAME)
    old = {"decks": [own(1), "random"], "lists": "hidden"}
    assert public_options(game, old, 2) == {"decks": ["random", "random"], "lists": "hidden"}
    assert known_options(game, old, 2, 0) == old
    assert public_options(load("keepsake"), {"rounds": 2}, 3) == {"rounds": 2}


async def test_lists_are_read_one_after_the_other(monkeypatch: pytest.MonkeyPatch) -> None:
    reader, game = brought.Reader(), load(GAME)
    at_once: list[int] = []
    running = 0

    def slow(*_: Any) -> tuple[Brings, tuple[()]]:
        nonlocal running
        running += 1
        at_once.append(running)
        time.sleep(0.01)
        running -= 1
        return Brings("x"), ()

    monkeypatch.setattr(brought, "_checked", slow)
    await asyncio.gather(*(reader.check(game, "x", 2, "en") for _ in range(4)))
    assert at_once == [1, 1, 1, 1]


# -- after sitting down ---------------------------------------------------------------------------


async def laid(server: Any, **options: str) -> tuple[httpx.AsyncClient, httpx.AsyncClient, str]:
    """Ann has opened a table, and Bob sits at it; nobody has chosen yet."""
    ann, bob = server.browser(), server.browser()
    new = {"game": GAME, "seats": [{"kind": "me"}, {"kind": "free"}], "options": options}
    path = f"/api/tables/{(await ask(ann, 'POST', '/api/tables', new))['id']}"
    sat = await ask(bob, "POST", f"{path}/sit")
    assert [seat["brings"] for seat in sat["seats"]] == [False, False]
    return ann, bob, path


async def test_a_deck_is_chosen_after_sitting_down_and_its_name_stays(tmp_path: Path) -> None:
    named = f"Name: Bob's hearth\n{own(2)}"
    async with web(tmp_path) as server:
        ann, bob, path = await laid(server)
        await ask(bob, "POST", f"{path}/sit", {"seat": "B", "brings": named})
        for _ in range(2):  # and after a reload
            seats = (await ask(bob, "GET", path))["seats"]
            assert seats[1]["chosen"]["name"] == "Bob's hearth"
            assert seats[1]["chosen"]["leader"][0] == "card"
        shown = await ask(ann, "GET", path)
        assert [seat["brings"] for seat in shown["seats"]] == [False, True]
        assert [seat["chosen"] for seat in shown["seats"]] == [None, None]
        assert "hearth" not in await everything(ann, shown["id"])
        for value, en, it in (
            ("Alliance Mage", "Alliance Mage", "Mago dell'Alleanza"),
            ("random", "at random", "a caso"),
        ):
            await ask(bob, "POST", f"{path}/sit", {"seat": "B", "brings": value})
            for language, name in (("en", en), ("it", it)):
                seats = (await ask(bob, "GET", f"{path}?language={language}"))["seats"]
                assert seats[1]["chosen"] == {"name": name, "leader": None, "ready": value}


async def test_a_table_takes_what_it_asks_for(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        _, bob, path = await laid(server, bring="starters")
        refused = await bob.post(f"{path}/sit", json={"seat": "B", "brings": own(1)})
        assert refused.status_code == 422
        assert "starters only" in refused.json()["error"]
        assert "(TCG-DECK-15)" in refused.json()["error"]
        starter = load(GAME).box("it")["things"]["deck"]["horde-mage"]["data"]["list"]
        sat = await ask(bob, "POST", f"{path}/sit", {"seat": "B", "brings": starter})
        assert sat["seats"][1]["brings"]
        again = await bob.post(f"{path}/sit", json={"seat": "B", "brings": own(1)})
        assert again.status_code == 422
        assert (await ask(bob, "GET", path))["seats"][1]["chosen"]["name"] == "Horde Mage"


async def test_at_a_table_for_random_starters_nobody_chooses(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, bob, path = await laid(server, bring="random")
        for text in ("Alliance Mage", own(1)):
            refused = await bob.post(f"{path}/sit?language=it", json={"brings": text})
            assert "si estrae a sorte" in refused.json()["error"]
        for where in ("/api/tables", f"{path}/seat"):
            seats = [{"kind": "me", "brings": "Horde Mage"}, {"kind": "bot"}]
            new = {"game": GAME, "seats": seats, "options": {"bring": "random"}}
            bot = {"seat": "A", "kind": "bot", "brings": "Horde Mage"}
            body = new if where == "/api/tables" else bot
            assert "TCG-DECK-15" in (await ann.post(where, json=body)).json()["error"]
        await ask(ann, "POST", f"{path}/start")
        room = await server.parts.lobby.find(path.rpartition("/")[2])
        assert room.match is not None
        assert [i.label for i in room.match.inputs[:2]] == ["deck", "deck"]


async def test_the_owner_chooses_what_a_bot_plays(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, eve = server.browser(), server.browser()
        table = await ask(ann, "POST", "/api/tables", body(None, None, public=True))
        path = f"/api/tables/{table['id']}"
        bot = {"seat": "B", "kind": "bot", "brings": own(2)}
        assert (await eve.post(f"{path}/seat", json=bot)).status_code == 403
        set_seat = await ask(ann, "POST", f"{path}/seat", bot)
        assert set_seat["seats"][1]["brings"]
        assert set_seat["seats"][1]["chosen"] is not None
        assert (await ask(eve, "GET", path))["seats"][1]["chosen"] is None
        assert not told(await everything(eve, table["id"]), own(2))
        await ask(ann, "POST", f"{path}/start")
        room = await server.parts.lobby.find(table["id"])
        assert room.match is not None
        assert load(GAME).lists_played(room.match.state)[1] == own(2)
        late = await ann.post(f"{path}/seat", json={**bot, "seat": "A"})
        assert late.status_code == 409


MAGE = "Hero: Zumix of Kezan\n"
BAD = {
    "nonsense": ("\x00\u0310 lorem ipsum \U0001f98a\n" * 40, "is not a deck line"),
    "many lines": (MAGE + "1 Fireball\n" * 1500, "at most"),
    "long": (MAGE + "1 Fireball\n" * 2000, "20000"),
    "too many lines": (MAGE + "1 Fireball\n" * 10_000, "Too large"),
    "unknown cards": (NONSENSE, "There is no card named"),
    "other classes": (MAGE + "4 Immolate\n" * 15, "TCG-DECK-02"),
    "no hero": ("4 Fireball\n" * 15, "names no hero"),
    "nothing": (" \n", "names no hero"),
}


@pytest.mark.parametrize("name", list(BAD))
async def test_a_bad_deck_gets_its_sentence_and_nothing_is_lost(tmp_path: Path, name: str) -> None:
    text, sentence = BAD[name]
    async with web(tmp_path) as server:
        ann, bob, path = await laid(server)
        await ask(bob, "POST", f"{path}/sit", {"seat": "B", "brings": "Horde Mage"})
        refused = await bob.post(f"{path}/sit", json={"seat": "B", "brings": text})
        assert refused.status_code == (413 if name == "too many lines" else 422)
        assert sentence in refused.json()["error"]
        shown = await ask(bob, "GET", path)
        assert shown["seats"][1]["chosen"]["ready"] == "Horde Mage", "as before"
        await ask(ann, "POST", f"{path}/start")
