"""Guests: the cookie, the name, and the link that moves somebody to another device."""

from __future__ import annotations

import stat
from http.cookies import SimpleCookie
from pathlib import Path
from xml.etree import ElementTree

import pytest

from tabard.core.errors import Malformed
from tabard.server.config import Limits
from tabard.server.guests import read_secret
from tests.server.webkit import URL, ask, new_table, web


async def test_a_first_visit_makes_a_guest_and_the_next_knows_him(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        first = await ann.get("/api/me")
        assert set(first.json()) == {"id", "name", "language"}
        cookie = SimpleCookie(first.headers["set-cookie"])["tabard"]
        assert cookie["httponly"]
        assert cookie["samesite"].lower() == "lax"
        assert int(cookie["max-age"]) == 365 * 24 * 3600
        again = await ann.get("/api/me")
        assert again.json() == first.json()
        assert "set-cookie" not in again.headers
        assert (await server.browser().get("/api/me")).json()["id"] != first.json()["id"]


async def test_looking_around_makes_no_guest(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        for path in ("/api/games", "/api/tables", "/api/me/tables", "/healthz", "/"):
            assert "set-cookie" not in (await ann.get(path)).headers
        table = await new_table(ann, "me", "free", "free")
        assert table["seats"][0]["mine"]
        assert "tabard" in ann.cookies


async def test_a_forged_cookie_is_a_newcomers(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        me = await ask(ann, "GET", "/api/me")
        for forged in (me["id"], f"{me['id']}.AAAA", ann.cookies["tabard"][:-2] + "xx", "."):
            thief = server.browser(cookie=f"tabard={forged}")
            assert (await ask(thief, "GET", "/api/me"))["id"] != me["id"]
        assert server.parts.guests.read("\xff.\udcff") is None


async def test_cookies_outlive_a_restart_but_not_the_secret(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        me = await ask(ann, "GET", "/api/me")
        cookie = ann.cookies["tabard"]
    async with web(tmp_path) as server:
        assert await ask(server.browser(cookie=f"tabard={cookie}"), "GET", "/api/me") == me
    assert stat.S_IMODE((tmp_path / "secret").stat().st_mode) == 0o600
    (tmp_path / "secret").unlink()
    async with web(tmp_path) as server:
        assert await ask(server.browser(cookie=f"tabard={cookie}"), "GET", "/api/me") != me


def test_a_damaged_secret_is_told(tmp_path: Path) -> None:
    (tmp_path / "secret").write_text("short")
    with pytest.raises(Malformed, match="damaged"):
        read_secret(tmp_path)


async def test_a_name_is_tidied(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        await ask(ann, "GET", "/api/me")
        told = await ask(ann, "PATCH", "/api/me", {"name": "  An\u202ena\n Maria  "})
        assert told["name"] == "An na Maria"
        assert (await ask(ann, "GET", "/api/me"))["name"] == "An na Maria"
        assert (await ask(ann, "PATCH", "/api/me", {}))["name"] == "An na Maria"
        refused = await ann.patch("/api/me?language=it", json={"name": " \u200b "})
        assert refused.status_code == 422
        assert refused.json() == {"error": "Un nome deve avere almeno una lettera."}


async def test_newcomers_are_named_in_their_language(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        me = await ask(server.browser(accept_language="it-IT"), "GET", "/api/me")
        assert me["language"] == "it"
        assert me["name"].startswith("Ospite ")


async def test_a_link_moves_a_guest_once(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, phone = server.browser(), server.browser()
        me = await ask(ann, "GET", "/api/me")
        table = await new_table(ann, "me", "free", "free")
        link = await ask(ann, "POST", "/api/me/link")
        assert link["url"] == f"{URL}/link/{link['token']}"
        assert ElementTree.fromstring(link["qr"]).tag.endswith("svg")
        assert "style" not in link["qr"]
        assert link["token"].encode() not in (tmp_path / "tabard.db-wal").read_bytes()
        other = await ask(phone, "GET", "/api/me")
        assert other["id"] != me["id"]
        assert await ask(phone, "POST", "/api/link", {"token": link["token"]}) == me
        assert [t["id"] for t in await ask(phone, "GET", "/api/me/tables")] == [table["id"]]
        again = await server.browser().post("/api/link", json={"token": link["token"]})
        assert again.status_code == 404
        assert "set-cookie" not in again.headers


async def test_a_link_grows_old(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async with web(tmp_path, limits=Limits(link_seconds=600)) as server:
        link = await ask(server.browser(), "POST", "/api/me/link")
        monkeypatch.setattr("time.time", lambda: link["expires"] + 1)
        late = await server.browser().post("/api/link", json={"token": link["token"]})
        assert late.status_code == 404
        assert "ten minutes" in late.json()["error"]
