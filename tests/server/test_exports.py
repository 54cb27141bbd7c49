"""What one may take away from a table: no more than one knows, and all of it at the end."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tabard.core.errors import Malformed
from tabard.core.fair import verify
from tabard.core.match import Match
from tabard.core.scenario import run_scenario
from tests.server.webkit import ask, new_table, played, web


async def test_at_the_end_the_whole_match_is_there_and_fair(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        answer = await server.browser().get(f"/api/tables/{id}/match.json")
        assert "attachment" in answer.headers["content-disposition"]
        report = verify(answer.json())
        assert report.ok
        assert Match.from_json(answer.json()).over


async def test_until_then_it_is_what_one_has_seen(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann, moves=2)
        mine = await ask(ann, "GET", f"/api/tables/{id}/match.json")
        theirs = await ask(server.browser(), "GET", f"/api/tables/{id}/match.json")
        assert mine["seen_by"] == "seat A"
        assert theirs["seen_by"] == "a spectator"
        for told in (mine, theirs):
            assert not {"secret", "seed", "inputs", "snapshot", "turns"} & set(told)
        assert set(theirs["log"]) < set(mine["log"])
        refused = await ann.get(f"/api/tables/{id}/match.json?seat=B")
        assert refused.status_code == 403
        assert "not yours" in refused.json()["error"]
        assert (await ann.get(f"/api/tables/{id}/match.json?seat=Z")).status_code == 403


async def test_the_log_is_in_sentences(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann, moves=2)
        mine = (await ann.get(f"/api/tables/{id}/log.txt")).text.splitlines()
        theirs = (await server.browser().get(f"/api/tables/{id}/log.txt")).text.splitlines()
        assert mine[0] == "Keepsake"
        assert len(theirs) < len(mine)
        assert (await ann.get(f"/api/tables/{id}/log.txt?language=it")).text.startswith("Ricordi\n")


async def test_a_position_is_a_scenario_that_runs(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        for moves in (2, 10_000):
            id = await played(server, ann, moves)
            text = (await ann.get(f"/api/tables/{id}/scenario.yaml")).text
            (tmp_path / "mine.yaml").write_text(text)
            assert run_scenario(tmp_path / "mine.yaml").failures == []
        text = (await ann.get(f"/api/tables/{id}/scenario.yaml?after=12")).text
        (tmp_path / "mine.yaml").write_text(text)
        assert run_scenario(tmp_path / "mine.yaml").failures == []
        late = await ann.get(f"/api/tables/{id}/scenario.yaml?after=99999")
        assert late.status_code == 404


async def test_a_scenario_of_a_running_match_tells_nothing(tmp_path: Path) -> None:
    """What the seat can't know is drawn anew, so two exports need not be the same."""
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann, moves=1)
        texts = {(await ann.get(f"/api/tables/{id}/scenario.yaml")).text for _ in range(12)}
        assert len(texts) > 1
        early = await ann.get(f"/api/tables/{id}/scenario.yaml?after=0")
        assert early.status_code == 403


async def test_who_may_not_watch_gets_nothing(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        table = await new_table(ann, "me", "bot", "bot", start=True, spectators_allowed=False)
        for name in ("match.json", "log.txt", "scenario.yaml"):
            path = f"/api/tables/{table['id']}/{name}"
            assert (await ann.get(path)).status_code == 200
            assert (await server.browser().get(path)).status_code == 403


async def test_before_the_game_there_is_nothing_to_take(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        table = await new_table(ann, "me", "free", "free")
        refused = await ann.get(f"/api/tables/{table['id']}/match.json")
        assert refused.status_code == 409
        assert "has not started" in refused.json()["error"]


async def test_what_a_seat_saw_is_no_match_to_go_on_with(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann, moves=1)
        mine = (await ann.get(f"/api/tables/{id}/match.json")).text
        with pytest.raises(Malformed, match="seat A"):
            Match.from_json(json.loads(mine))
