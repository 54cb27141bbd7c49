"""What stands between the network and the tables."""

from __future__ import annotations

import logging
import re
from pathlib import Path
from typing import Any
from unittest.mock import patch

import pytest

from tabard.core.words import LANGUAGES
from tabard.server import safety
from tabard.server.config import Config, Limits, default_data
from tabard.server.metrics import Metrics
from tabard.server.rows import StoreFailed
from tabard.server.safety import WORDS, Guard, address_of, language_of
from tests.server.webkit import Web, ask, new_table, web

EVIL = "http://evil.example"


async def test_every_answer_carries_the_headers(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        for path in ("/", "/api/me", "/api/nothing", "/healthz", "/assets/none.js"):
            headers = (await ann.get(path)).headers
            policy = headers["content-security-policy"]
            assert "default-src 'self'" in policy
            assert "frame-ancestors 'none'" in policy
            assert "unsafe" not in policy
            assert headers["x-content-type-options"] == "nosniff"
            assert headers["referrer-policy"] == "same-origin"


@pytest.mark.parametrize(
    "headers",
    [
        {"origin": EVIL},
        {"origin": "null"},
        {"origin": "http://localhost:9999"},
        {"origin": "", "sec-fetch-site": "cross-site"},
    ],
)
async def test_other_sites_change_nothing(tmp_path: Path, headers: dict[str, str]) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        me = await ask(ann, "GET", "/api/me")
        ann.headers.update(headers)
        for method, path in (("POST", "/api/tables"), ("PATCH", "/api/me")):
            refused = await ann.request(method, path, json={"name": "Eve"})
            assert refused.status_code == 403
            assert "another site" in refused.json()["error"]
        assert await ask(ann, "GET", "/api/me") == me


async def test_other_sites_make_no_guests(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        eve = server.browser()
        del eve.headers["origin"]
        refused = await eve.get("/api/me", headers={"sec-fetch-site": "cross-site"})
        assert refused.status_code == 403
        assert "set-cookie" not in refused.headers


@pytest.mark.parametrize("name", ["host", "origin"])
async def test_odd_addresses_are_refused(tmp_path: Path, name: str) -> None:
    async with web(tmp_path) as server:
        for odd in ("http://[", "[x]", "x" * 5000):
            refused = await server.browser().post("/api/me/link", headers={name: odd})
            assert refused.status_code == 403
    async with web(tmp_path, host="0.0.0.0") as server:
        refused = await server.browser().post("/api/me/link", headers={"host": "x" * 5000})
        assert refused.status_code == 403


async def test_a_long_address_is_no_bug(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        for path in ("/" + "é" * 300, "/assets/" + "x" * 300, "/a%00b", "/assets/a%00b"):
            assert (await server.browser().get(path)).status_code == 404


async def test_a_program_needs_no_origin(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        del ann.headers["origin"]
        assert (await ask(ann, "PATCH", "/api/me", {"name": "Ann"}))["name"] == "Ann"


async def came(server: Web, name: str) -> int:
    """How somebody fares who knows the server by this name."""
    return (await server.browser(host=name, origin=f"http://{name}").get("/api/me")).status_code


async def test_a_foreign_name_for_this_machine_is_refused(tmp_path: Path) -> None:
    """Else a page elsewhere could point its own name here, and be the same site."""
    async with web(tmp_path) as server:
        refused = await server.browser(host="evil.example", origin=EVIL).get("/api/me")
        assert refused.status_code == 403
        assert await came(server, "127.0.0.1:8420") == 200
    async with web(tmp_path, hosts=frozenset({"games.example"})) as server:
        assert await came(server, "games.example") == 200
    async with web(tmp_path, host="0.0.0.0") as server:
        assert await came(server, "box.local") == 200


async def test_what_is_too_large_is_not_read(tmp_path: Path) -> None:
    async def endless() -> object:
        for _ in range(100):
            yield b" " * 4096

    async with web(tmp_path) as server:
        ann = server.browser()
        for content in (b" " * 70_000, endless()):
            refused = await ann.post("/api/tables", content=content)  # type: ignore[arg-type]
            assert refused.status_code == 413
            assert "65" in refused.json()["error"]


async def test_haste_is_slowed(tmp_path: Path) -> None:
    async with web(tmp_path, limits=Limits(per_second=0.001, burst=3)) as server:
        ann = server.browser()
        codes = [(await ann.get("/api/me")).status_code for _ in range(6)]
        assert codes == [200, 200, 200, 200, 429, 429]  # the first one came without a cookie
        slow = await ann.get("/api/me?language=it")
        assert slow.headers["retry-after"] == "1"
        assert slow.json() == {"error": "Troppe richieste. Riprova fra un momento."}
        assert (await server.browser().get("/api/me")).status_code == 200
        assert (await ann.get("/healthz")).status_code == 200


async def test_an_address_elsewhere_has_a_limit_of_its_own(tmp_path: Path) -> None:
    limits = Limits(per_second=0.001, burst=2, address_factor=2, guests_per_minute=3)
    async with web(tmp_path, host="0.0.0.0", limits=limits) as server:
        far = ("203.0.113.9", 1)
        codes = [(await server.browser(far).get("/api/me")).status_code for _ in range(5)]
        assert codes == [200, 200, 200, 429, 429]
        assert (await server.browser(("203.0.113.8", 1)).get("/api/me")).status_code == 200


async def test_a_bug_is_a_sentence_with_a_number(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        await ask(ann, "GET", "/api/me")
        with (
            patch.object(server.parts.lobby, "mine", side_effect=ZeroDivisionError("secret")),
            caplog.at_level(logging.ERROR),
        ):
            failed = await ann.get("/api/me/tables")
        assert failed.status_code == 500
        assert set(failed.json()) == {"error"}
        assert "secret" not in failed.text
        assert "Traceback" not in failed.text
        number = failed.json()["error"].split()[-1].rstrip(".")
        assert number in caplog.text
        assert "ZeroDivisionError" in caplog.text


async def test_a_bug_on_a_socket_is_logged(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def broken(scope: Any, receive: Any, send: Any) -> None:
        raise ZeroDivisionError("secret")

    async def nothing(message: Any = None) -> Any:
        return {}

    guard = Guard(Config.from_environment(tmp_path), Metrics())
    guard.app = broken
    headers = [(b"host", b"127.0.0.1"), (b"origin", b"http://127.0.0.1")]
    scope: dict[str, Any] = {"type": "websocket", "path": "/ws/aB3", "headers": headers}
    scope |= {"client": ("127.0.0.1", 1), "query_string": b"", "state": {}, "scheme": "ws"}
    with caplog.at_level(logging.ERROR):
        await guard(scope, nothing, nothing)
    assert "/ws/aB3" in caplog.text
    assert "ZeroDivisionError" in caplog.text


async def test_a_full_disk_is_told(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        await ask(ann, "GET", "/api/me")
        full = StoreFailed("disk full")
        with patch.object(server.parts.store, "rename_guest", side_effect=full):
            failed = await ann.patch("/api/me", json={"name": "Ann"})
        assert failed.status_code == 503
        assert "Saving failed" in failed.json()["error"]


@pytest.mark.parametrize(
    ("body", "sentence"),
    [
        ("{", "not valid JSON"),
        ("[]", "not valid JSON"),
        (b"\xff\xfe{", "not valid JSON"),
        (
            '{"game": "keepsake", "seats": [{"kind": "me"}], "stand_in_after": 9.5}',
            "stand_in_after",
        ),
        ('{"seats": []}', "The field game is missing."),
        ('{"game": "keepsake", "seats": [{"kind": "me", "luck": 1}]}', "no field seats.0.luck"),
        ('{"game": "keepsake", "seats": [{"kind": "you"}]}', "seats.0.kind"),
        ('{"game": "keepsake", "seats": "me"}', "seats"),
        ('{"game": "keepsake", "seats": [{"kind": "me"}], "public": "yes"}', "public"),
    ],
)
async def test_a_bad_field_is_named(tmp_path: Path, body: str | bytes, sentence: str) -> None:
    async with web(tmp_path) as server:
        ann = server.browser(content_type="application/json")
        refused = await ann.post("/api/tables", content=body)
        assert refused.status_code == 422
        assert sentence in refused.json()["error"]
        assert await ask(ann, "GET", "/api/tables") == []


async def test_whatever_is_not_there_is_a_sentence_too(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        for method, path, status in (
            ("GET", "/api/nothing", 404),
            ("GET", "/api/tables/nothing", 404),
            ("GET", "/api/games/nothing/box", 404),
            ("DELETE", "/api/me", 405),
            ("POST", "/nothing", 405),
        ):
            refused = await ann.request(method, path)
            assert refused.status_code == status, path
            assert set(refused.json()) == {"error"}
            assert refused.json()["error"].endswith(".")


@pytest.mark.parametrize(
    ("method", "path", "allow"),
    [
        ("DELETE", "/api/me", "GET, PATCH"),
        ("OPTIONS", "/api/tables", "GET, POST"),
        ("GET", "/api/tables/x/sit", "POST"),
        ("GET", "/api/replays/x/fork", "POST"),
        ("POST", "/api/replays/x/7", "GET"),
        ("POST", "/learn", "GET, HEAD"),
    ],
)
async def test_what_can_be_done_is_told(tmp_path: Path, method: str, path: str, allow: str) -> None:
    async with web(tmp_path) as server:
        refused = await server.browser().request(method, path)
        assert (refused.status_code, refused.headers["allow"]) == (405, allow)


async def test_ids_can_not_be_guessed(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        ids = {(await new_table(ann, "me", "free", "free"))["id"] for _ in range(5)}
        assert len(ids) == 5
        assert all(len(id) >= 16 for id in ids)


def test_languages_are_found_in_the_header() -> None:
    def of(header: str, query: str = "") -> str:
        headers = [(b"accept-language", header.encode())]
        return language_of({"type": "http", "headers": headers, "query_string": query.encode()})

    assert (
        of("it") == of("it-CH, en;q=0.5") == of("fr, it;q=0.2") == of("en", "language=it") == "it"
    )
    assert of("en, it") == of("fr") == of("") == of("it;q=x") == of("fr", "language=fr") == "en"


def test_neighbors_share_an_address() -> None:
    def of(host: str) -> str:
        return address_of({"type": "http", "client": (host, 1)})

    assert of("2001:db8::1") == of("2001:db8::2") != of("2001:db8:0:1::1")
    assert of("203.0.113.9") == "203.0.113.9"
    assert of("::1") == "::1"


def test_the_environment_sets_what_a_proxy_needs(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("TABARD_HOSTS", "A.example,b.example")
    monkeypatch.setenv("TABARD_RATE", "0")
    monkeypatch.setenv("TABARD_HTTPS", "1")
    monkeypatch.setenv("XDG_DATA_HOME", "/somewhere")
    config = Config.from_environment(Path("x"))
    assert config.hosts == {"a.example", "b.example"}
    assert config.limits.per_second == 0
    assert config.secure
    assert default_data() == Path("/somewhere/tabard")


def test_every_sentence_is_there_in_both_languages_and_said() -> None:
    """What the code says and what the words hold is the same."""
    folder = Path(safety.__file__).parent
    source = "".join(path.read_text() for path in folder.glob("*.py"))
    said = set(re.findall(r'Problem\(\s*\d+, "([a-z-]+)"', source))
    said |= set(re.findall(r'"server-([a-z-]+)"', source))
    said |= {"not-found", "wrong-method", "not-json"}
    for language in LANGUAGES:
        keys = {key.removeprefix("server-") for key in WORDS.keys(language) if "server-" in key}
        assert keys == said
