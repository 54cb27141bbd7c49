"""Decks of one's own over HTTP: read with reasons, kept for the guest, on every device."""

from __future__ import annotations

import asyncio
from pathlib import Path

from tabard.core import registry
from tabard.games.tcg.content import CARDS, DECKS
from tabard.games.tcg.decks import write
from tabard.server.config import Limits
from tests.server.webkit import ask, web

LISTS = "/api/games/tcg/lists"
LEGAL = write(DECKS[0])


async def test_a_deck_is_kept_changed_and_thrown_away(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        assert await ask(ann, "GET", LISTS) == []
        assert "tabard" not in ann.cookies, "looking makes no guest"
        made = await ask(ann, "POST", LISTS, {"text": LEGAL})
        assert made["text"] == LEGAL
        changed = await ask(ann, "PUT", f"{LISTS}/{made['id']}", {"text": "Name: Bare"})
        assert changed["text"] == "Name: Bare"
        assert changed["id"] == made["id"]
        assert changed["changed"] >= made["changed"] == made["created"]
        assert await ask(ann, "GET", LISTS) == [changed]
        assert await ask(ann, "DELETE", f"{LISTS}/{made['id']}") == changed
        assert await ask(ann, "GET", LISTS) == []


async def test_decks_move_with_the_guest_and_outlive_a_restart(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, phone = server.browser(), server.browser()
        made = await ask(ann, "POST", LISTS, {"text": LEGAL})
        token = (await ask(ann, "POST", "/api/me/link"))["token"]
        await ask(phone, "POST", "/api/link", {"token": token})
        assert await ask(phone, "GET", LISTS) == [made]
        cookie = ann.cookies["tabard"]
    async with web(tmp_path) as server:
        assert await ask(server.browser(cookie=f"tabard={cookie}"), "GET", LISTS) == [made]


async def test_nobody_reaches_somebody_elses_deck(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, thief = server.browser(), server.browser()
        made = await ask(ann, "POST", LISTS, {"text": LEGAL})
        await ask(thief, "GET", "/api/me")
        assert await ask(thief, "GET", LISTS) == []
        for answer in (
            await thief.put(f"{LISTS}/{made['id']}", json={"text": ""}),
            await thief.delete(f"{LISTS}/{made['id']}"),
        ):
            assert answer.status_code == 404
            assert "no such list" in answer.json()["error"]
        assert await ask(ann, "GET", LISTS) == [made]


async def test_a_text_is_read_with_reasons_and_rules(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        fine = await ask(ann, "POST", f"{LISTS}/read", {"text": LEGAL})
        assert fine["problems"] == []
        assert fine["size"] == len(DECKS[0].cards) == sum(e["copies"] for e in fine["entries"])
        box = registry.load("tcg").box("en")["things"]["card"]
        assert all(e["id"] in box and e["kind"] == "card" for e in fine["entries"])
        assert fine["leader"][1] in box
        poor = await ask(ann, "POST", f"{LISTS}/read", {"text": "Name: X\n5 Fireball\n1 Fierball"})
        assert poor["name"] == "X"
        assert (poor["leader"], poor["size"], poor["more"]) == (None, 5, 0)
        assert any(p["line"] == 3 and "Fireball" in p["text"] for p in poor["problems"])
        assert any(p["rule"] == "TCG-DECK-09" for p in poor["problems"])
        hero = f"Hero: {CARDS[DECKS[0].hero].name}"
        much = await ask(ann, "POST", f"{LISTS}/read", {"text": f"{hero}\n7 Cerwyn\n2 Ghoul"})
        excess = {(p["line"], p["excess"]) for p in much["problems"]}
        assert {(2, 3), (3, 2), (None, 0)} <= excess, "copies that have to go"
        italian = await ann.post(f"{LISTS}/read?language=it", json={"text": ""})
        assert "eroe" in italian.json()["problems"][0]["text"].lower()


async def test_of_endless_nonsense_the_first_mistakes_are_told(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        told = await ask(ann, "POST", f"{LISTS}/read", {"text": "x\n" * 9_999})
        assert len(told["problems"]) == 20
        assert told["more"] == 9_999 + 1 - 20, "and there is no hero"
        refused = await ann.post(f"{LISTS}/read", json={"text": "x" * 20_001})
        assert refused.status_code == 422


async def test_a_game_without_lists_says_so(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        answer = await server.browser().get("/api/games/smallworld/lists?language=it")
        assert answer.status_code == 404
        assert answer.json()["error"] == "A questo gioco non si gioca con liste proprie."


async def test_there_is_an_end_to_decks_and_to_readings(tmp_path: Path) -> None:
    limits = Limits(lists=3, reads_burst=4, reads_per_second=0.001)
    async with web(tmp_path, limits=limits) as server:
        ann = server.browser()
        await ask(ann, "GET", "/api/me")
        answers = await asyncio.gather(*(ann.post(LISTS, json={"text": ""}) for _ in range(6)))
        assert sorted(one.status_code for one in answers) == [200] * 3 + [409] * 3
        assert "3 lists" in next(one for one in answers if one.status_code == 409).json()["error"]
        read = [await ann.post(f"{LISTS}/read", json={"text": ""}) for _ in range(5)]
        assert [one.status_code for one in read] == [200] * 4 + [429]
