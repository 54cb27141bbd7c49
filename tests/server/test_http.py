"""The HTTP API: tables from the first page to the rematch, the games, and what is documented."""

from __future__ import annotations

import re
from itertools import product
from pathlib import Path
from typing import Any

import pytest

from tabard.core.fair import promise
from tabard.core.game import Game
from tabard.core.lesson import lessons
from tabard.core.registry import load, names
from tabard.server.app import create_app
from tabard.server.config import Config, default_data
from tests.server.webkit import ask, new_table, played, web

# -- tables ---------------------------------------------------------------------------------------


async def test_a_table_is_opened_found_joined_and_started(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        await ask(ann, "PATCH", "/api/me", {"name": "Ann"})
        table = await new_table(ann, "me", "free", "bot", public=True, promise=promise("abc"))
        assert table["owner"]
        assert table["status"] == "waiting"
        assert len(table["commitment"]) == 64
        assert table["seed"] is None
        found = await ask(bob, "GET", "/api/tables")
        assert [t["id"] for t in found] == [table["id"]]
        assert not found[0]["owner"]
        path = f"/api/tables/{table['id']}"
        sat = await ask(bob, "POST", f"{path}/sit", {"promise": promise("def")})
        assert [seat["mine"] for seat in sat["seats"]] == [False, True, False]
        assert await ask(bob, "GET", "/api/tables") == []
        refused = await bob.post(f"{path}/start?language=it")
        assert refused.status_code == 403
        assert refused.json()["error"]
        waiting = await ask(ann, "POST", f"{path}/start")
        assert (waiting["status"], waiting["tell"]) == ("waiting", ["A"])
        await ask(ann, "POST", f"{path}/tell", {"seat": "A", "nonce": "abc"})
        started = await ask(bob, "POST", f"{path}/tell", {"seat": "B", "nonce": "def"})
        assert started["status"] == "playing"
        assert started["seed"] is None
        for browser in (ann, bob):
            assert [t["id"] for t in await ask(browser, "GET", "/api/me/tables")] == [table["id"]]
        assert (await ask(server.browser(), "GET", path))["seats"][0]["name"] == "Ann"


async def test_seats_are_arranged_left_and_taken_over(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        table = await new_table(ann, "me", "free", "free")
        path = f"/api/tables/{table['id']}"
        now = await ask(ann, "POST", f"{path}/seat", {"seat": "B", "kind": "bot", "level": "hard"})
        assert (now["seats"][1]["kind"], now["seats"][1]["level"]) == ("bot", "hard")
        assert (
            await bob.post(f"{path}/seat", json={"seat": "C", "kind": "bot"})
        ).status_code == 403
        await ask(bob, "POST", f"{path}/sit", {"seat": "C"})
        assert (await bob.post(f"{path}/sit", json={"seat": "B"})).status_code == 409
        await ask(bob, "POST", f"{path}/leave")
        await ask(ann, "POST", f"{path}/start", {})
        asked = await ask(bob, "POST", f"{path}/take", {"seat": "C"})
        assert not asked["seats"][2]["mine"]
        assert asked["asking"]["mine"]
        handed = await ask(ann, "POST", f"{path}/seat", {"seat": "A", "kind": "bot"})
        assert (handed["seats"][0]["kind"], handed["seats"][0]["lent"]) == ("bot", "yours")
        taken = await ask(ann, "POST", f"{path}/take", {"seat": "A"})
        assert taken["seats"][0]["mine"]
        over = await ask(ann, "POST", f"{path}/concede", {"seat": "A"})
        assert over["seats"][0]["conceded"]
        assert (await ann.post(f"{path}/concede", json={"seat": "A"})).status_code in (403, 409)


async def test_hot_seats_have_names_of_their_own(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        seats = [{"kind": "me"}, {"kind": "hot", "name": "Tom"}, {"kind": "bot", "level": "easy"}]
        body = {"game": "keepsake", "seats": seats, "start": True}
        table = await ask(ann, "POST", "/api/tables", body)
        assert [seat["mine"] for seat in table["seats"]] == [True, True, False]
        assert table["seats"][1]["name"] == "Tom"


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "nothing"}, 404),
        ({"seats": [{"kind": "me"}]}, 422),
        ({"options": {"rounds": 99}}, 422),
        ({"options": {"luck": 1}}, 422),
        ({"stand_in_after": -1}, 422),
        ({"clock": 9}, 422),
        ({"promise": "a b"}, 422),
        ({"seats": [{"kind": "me"}] * 3}, 409),
        ({"seats": [{"kind": "bot"}] * 3, "start": True}, 409),
    ],
)
async def test_tables_that_can_not_be(tmp_path: Path, change: dict[str, Any], status: int) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        seats = [{"kind": "me"}, {"kind": "bot"}, {"kind": "bot"}]
        refused = await ann.post("/api/tables", json={"game": "keepsake", "seats": seats} | change)
        assert refused.status_code == status
        assert refused.json()["error"]
        assert await ask(ann, "GET", "/api/me/tables") == []


async def test_nobody_opens_tables_without_end(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        codes = []
        for _ in range(25):
            seats = [{"kind": "me"}, {"kind": "free"}, {"kind": "free"}]
            answer = await ann.post("/api/tables", json={"game": "keepsake", "seats": seats})
            codes.append(answer.status_code)
        assert codes == [200] * 20 + [429] * 5


async def test_once_more(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        over = await ask(ann, "GET", f"/api/tables/{id}")
        assert over["status"] == "over"
        assert len(over["seed"]) == 64
        again = await ask(ann, "POST", f"/api/tables/{id}/rematch")
        assert again["id"] != id
        assert again["status"] == "playing"
        assert (await ask(ann, "POST", f"/api/tables/{id}/rematch"))["id"] == again["id"]
        assert (await ask(ann, "GET", f"/api/tables/{id}"))["rematch"] == again["id"]
        assert (
            await server.browser().post(f"/api/tables/{again['id']}/rematch")
        ).status_code == 409


async def test_tables_outlive_the_server(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann, moves=2)
        before = await ask(ann, "GET", f"/api/tables/{id}/match.json")
        cookie = ann.cookies["tabard"]
    async with web(tmp_path) as server:
        ann = server.browser(cookie=f"tabard={cookie}")
        assert await ask(ann, "GET", f"/api/tables/{id}/match.json") == before


# -- games ----------------------------------------------------------------------------------------


async def test_the_games_are_told_in_both_languages(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        english, italian = [
            {game["id"]: game for game in await ask(ann, "GET", f"/api/games?language={tongue}")}
            for tongue in ("en", "it")
        ]
        assert set(english) == set(italian) == set(names())
        assert italian["keepsake"]["title"] == "Ricordi"
        assert english["keepsake"]["seats"] == [3, 4]
        assert english["keepsake"]["rounds"] == {"3": 3, "4": 3}
        for game in english.values():
            for setting in game["settings"]:
                known = load(game["id"]).info.settings[setting["name"]]
                for seats, slots in (setting["slots"] or {}).items():
                    ways = [list(way) for way in product(*[[c["value"] for c in s] for s in slots])]
                    values = ways if len(slots) > 1 else [way[0] for way in ways]
                    assert any(known.check(value, int(seats)) is None for value in values)


def every_game() -> list[Game[Any]]:
    return [load(name) for name in names()]


async def test_the_box_is_kept_by_the_browser(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        for game in every_game():
            path = f"/api/games/{game.info.id}/box"
            first = await ann.get(path)
            told = first.json()
            told.pop("orders")  # those of the game, in words
            assert told == game.box("en")
            assert (await ann.get(f"{path}?language=it")).headers["etag"] != first.headers["etag"]
            again = await ann.get(path, headers={"if-none-match": first.headers["etag"]})
            assert (again.status_code, again.content) == (304, b"")


async def test_the_rules_are_those_of_the_catalogue(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        for game in await ask(ann, "GET", "/api/games"):
            answer = await ann.get(f"/api/games/{game['id']}/rules?language=it")
            assert answer.status_code == (200 if game["rules"] else 404)
            if game["rules"]:
                ids = [rule["id"] for rule in answer.json()]
                assert len(ids) == len(set(ids)) > 50
                assert all(rule["text"] and rule["section"] for rule in answer.json())
                english = (await ann.get(f"/api/games/{game['id']}/rules?language=en")).json()
                for said, there in zip(answer.json(), english, strict=True):
                    assert (said["ruling"] is None) == (there["ruling"] is None)
                    if said["ruling"] is not None:
                        assert all(said["ruling"][part] for part in ("answer", "reason"))
                        assert said["ruling"]["question"] != there["ruling"]["question"]


async def test_lessons_are_read_and_played(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        for game in every_game():
            for id in lessons(game):
                path = f"/api/games/{game.info.id}/lessons/{id}"
                told = await ask(ann, "GET", f"{path}?language=it")
                table = await ask(ann, "POST", path)
                assert table["lesson"] == id
                mine = [seat["seat"] for seat in table["seats"] if seat["mine"]]
                assert mine == [told["seat"]]
                assert all(step["say"] for step in told["steps"])
        assert (await ann.post("/api/games/keepsake/lessons/none")).status_code == 404


# -- the rest -------------------------------------------------------------------------------------


async def test_pages_are_one_file_and_assets_are_asked_for_again(tmp_path: Path) -> None:
    static = tmp_path / "static"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Tabard</title>")
    (static / "favicon.svg").write_text("<svg/>")
    (static / "assets" / "index.js").write_text("1" * 5000)
    async with web(tmp_path / "data", static=static) as server:
        ann = server.browser()
        for path in ("/", "/table/x", "/replay/x", "/learn", "/new/keepsake?start", "/link/x"):
            page = await ann.get(path)
            assert (page.status_code, page.text) == (200, "<title>Tabard</title>")
        lost = await ann.get("/nowhere")
        assert (lost.status_code, lost.text) == (404, "<title>Tabard</title>")
        script = await ann.get("/assets/index.js")
        assert script.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert page.headers["cache-control"] == "no-cache"
        assert script.headers["content-encoding"] == "gzip"
        assert script.text == "1" * 5000
        again = await ann.get("/assets/index.js", headers={"if-none-match": script.headers["etag"]})
        assert again.status_code == 304
        assert (await ann.get("/favicon.svg")).headers["content-type"].startswith("image/svg")
        for path in ("/assets/../../secret", "/..%2fdata%2fsecret", "/assets/..%2f..%2fsecret"):
            assert (await ann.get(path)).status_code in (200, 404)
            assert "<title>" in (await ann.get(path)).text or "error" in (await ann.get(path)).text


async def test_without_its_page_the_server_says_so(tmp_path: Path) -> None:
    async with web(tmp_path, static=tmp_path / "none") as server:
        page = await server.browser().get("/")
        assert page.status_code == 503
        assert "npm run build" in page.text


COUNTED = (
    *("rooms", "connections", "in_hand", "tables_playing"),
    *("bots_thinking", "bot_picks", "bot_failures", "bot_restarts"),
    *("loop_cpu_seconds", "cpu_seconds", "resident_bytes", "inputs_saved", "commits"),
)


async def test_health_and_metrics(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        await played(server, ann)
        health = await ask(ann, "GET", "/healthz")
        assert health["ok"]
        text = (await ann.get("/metrics")).text
        values = dict(re.findall(r"^(\w+) (\S+)$", text, re.M))
        assert set(values) >= {f"tabard_{name}" for name in COUNTED}
        store = server.parts.store
        assert float(values["tabard_inputs_saved"]) == store.inputs > 5
        assert float(values["tabard_commits"]) == store.commits > 1
        assert 0 < float(values["tabard_loop_cpu_seconds"]) <= float(values["tabard_cpu_seconds"])
        assert float(values["tabard_resident_bytes"]) > 1_000_000
        assert float(values["tabard_rooms"]) == 1
        assert float(values["tabard_bot_failures"]) == 0
        assert 'tabard_answer_seconds_bucket{le="+Inf"}' in text
        assert (await ann.get("/metrics")).headers["content-type"].startswith("text/plain")
        far = await server.browser(address=("192.0.2.7", 1)).get("/metrics")
        assert far.status_code == 403
        assert "inputs" not in far.text


def test_every_operation_is_documented(tmp_path: Path) -> None:
    told = create_app(Config(tmp_path)).openapi()
    named = set(re.findall(r"#/components/schemas/(\w+)", str(told)))
    assert named <= set(told["components"]["schemas"])
    for path, operations in told["paths"].items():
        for method, operation in operations.items():
            answers = set(operation["responses"])
            if path.startswith("/api/"):
                assert {"200", "403", "422", "429", "500"} <= answers, f"{method} {path}"
                assert operation["responses"]["422"]["content"]["application/json"]["schema"] == {
                    "$ref": "#/components/schemas/ErrorShape"
                }


async def test_an_invitation_names_an_address_that_works_or_none(tmp_path: Path) -> None:
    async with web(tmp_path, hosts=frozenset({"games.example"})) as server:
        told = await ask(server.browser(), "GET", "/api/invite")
        assert told["origin"] is None
        assert told["command"].startswith("./tabard play --host 0.0.0.0")
        there = {"host": "games.example"}
        told = (await server.browser().get("/api/invite", headers=there)).json()
        assert told["command"] == ""  # where a machine keeps its files is its own matter


def test_the_command_that_opens_a_server_keeps_its_tables_and_its_links(tmp_path: Path) -> None:
    usual = default_data().expanduser().absolute()
    assert Config(usual).command == "./tabard play --host 0.0.0.0"
    moved = Config(tmp_path / "my games", port=9000).command
    assert moved == f"./tabard play --host 0.0.0.0 --port 9000 --data '{tmp_path}/my games'"


async def test_a_table_is_archived_and_removed_from_ones_own_list_alone(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        table = await new_table(ann, "me", "free", "bot")
        path = f"/api/tables/{table['id']}"
        assert (await bob.post(f"{path}/shelf", json={"shelf": "archive"})).status_code == 403
        await ask(bob, "POST", f"{path}/sit", {})
        assert (await ask(ann, "POST", f"{path}/shelf", {"shelf": "archive"}))["archived"]
        assert [t["archived"] for t in await ask(ann, "GET", "/api/me/tables")] == [True]
        assert [t["archived"] for t in await ask(bob, "GET", "/api/me/tables")] == [False]
        await ask(ann, "POST", f"{path}/shelf", {"shelf": "removed"})
        assert await ask(ann, "GET", "/api/me/tables") == []
        assert len(await ask(bob, "GET", "/api/me/tables")) == 1
        assert (await ask(ann, "GET", path))["id"] == table["id"]


async def test_a_box_is_packed_and_asked_for_once(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        packed = await ann.get("/api/games/smallworld/box")
        assert packed.headers["content-encoding"] == "gzip"
        bare = await ann.get("/api/games/smallworld/box", headers={"accept-encoding": "identity"})
        assert "content-encoding" not in bare.headers
        assert packed.json() == bare.json()
        known = {"if-none-match": packed.headers["etag"]}
        again = await ann.get("/api/games/smallworld/box", headers=known)
        assert again.status_code == 304
        # Whoever keeps it for several, keeps it apart for those who can't unpack it.
        assert {x.headers["vary"] for x in (packed, bare, again)} == {"accept-encoding"}
