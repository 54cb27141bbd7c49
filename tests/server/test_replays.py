"""Replays: every step, every position as each seat saw it, and playing on from one of them."""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from pathlib import Path
from threading import current_thread, main_thread
from typing import Any
from unittest.mock import patch

from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.game import SPECTATOR
from tabard.core.registry import load
from tabard.core.replay import replay
from tabard.server import replays
from tabard.server.highlights import A_ROUND
from tabard.server.render import outcome_of
from tabard.server.replays import Albums
from tests.server.webkit import Web, ask, new_table, played, web


async def match_of(server: Web, id: str) -> Any:
    match = (await server.parts.lobby.find(id)).match
    assert match is not None
    return match


async def test_every_input_is_a_step(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        match = await match_of(server, id)
        told = await ask(ann, "GET", f"/api/replays/{id}")
        steps = told["steps"]
        assert [step["n"] for step in steps] == [i.n for i in match.inputs]
        assert all(step["text"] for step in steps)
        assert {step["kind"] for step in steps} == {"pick", "chance"}
        assert all((step["seat"] is None) == (step["kind"] == "chance") for step in steps)
        turns = [step["turn"] for step in steps]
        assert turns == sorted(turns)
        assert turns[-1] > 2
        assert {step["round"] for step in steps} == {1, 2}
        assert 0 < sum(step["interesting"] for step in steps) < len(steps)
        assert told["table"]["id"] == id
        assert told["outcome"]["scores"] == list(match.outcome().scores)
        italian = await ask(ann, "GET", f"/api/replays/{id}?language=it")
        assert [step["text"] for step in italian["steps"]] != [step["text"] for step in steps]


async def test_how_it_ended_is_told_beside_the_loop_and_once(tmp_path: Path) -> None:
    """In a long game it takes long, and the first time in a language longer."""
    told: list[bool] = []

    def outcome(match: Any, language: str) -> Any:
        told.append(current_thread() is main_thread())
        return outcome_of(match, language)

    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        with patch.object(replays, "outcome_of", outcome):
            for language in ("it", "it", "en"):
                found = await ask(ann, "GET", f"/api/replays/{id}?language={language}")
                assert found["outcome"]["scores"]
        assert told == [False, False]


async def test_every_position_is_what_the_seat_saw(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        match = await match_of(server, id)
        game = match.game
        first = match.position(0)
        states = [first, *(p.state.copy() for p in replay(game, first, match.inputs))]
        for n in range(0, len(states), 5):
            for seat in ("", *SEAT_NAMES[:3]):
                viewer = SEAT_NAMES.index(seat) if seat else SPECTATOR
                path = f"/api/replays/{id}/{n}" + (f"?seat={seat}" if seat else "")
                shown = await ask(ann, "GET", path)
                assert shown["view"] == game.view(states[n], viewer)
                assert [line["event"] for line in shown["log"]] == [
                    line.event for line in match.log(viewer, after=n)
                ]
                assert shown["question"] is None
                assert shown["whole"]
                assert (shown["outcome"] is None) == (n < len(match.inputs))
                assert shown["zones"] is None
        plain = await ask(ann, "GET", f"/api/replays/{id}/9?plain=true")
        assert plain["zones"]


async def test_a_seat_is_named_by_its_letter(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        for seat, status in (("A", 200), ("*", 200), ("", 422), ("Z", 404), ("AAA", 422)):
            told = await ann.get(f"/api/replays/{id}/3", params={"seat": seat})
            assert told.status_code == status, seat


async def test_a_replay_comes_when_the_game_is_over(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann, moves=1)
        for path in (f"/api/replays/{id}", f"/api/replays/{id}/3"):
            early = await ann.get(path)
            assert early.status_code == 403
            assert early.json()["error"] == "The replay is available when the game is over."
        fork = await ann.post(f"/api/replays/{id}/fork", json={"after": 3, "seat": "A"})
        assert fork.status_code == 403
        waiting = (await new_table(ann, "me", "free", "free"))["id"]
        assert (await ann.get(f"/api/replays/{waiting}")).status_code == 409
        assert (await ann.get("/api/replays/nothing")).status_code == 404


async def test_steps_and_seats_that_are_not_there(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        last = len((await match_of(server, id)).inputs)
        assert (await ann.get(f"/api/replays/{id}/{last}")).status_code == 200
        late = await ann.get(f"/api/replays/{id}/{last + 1}")
        assert late.status_code == 404
        assert f"from 0 to {last}" in late.json()["error"]
        assert (await ann.get(f"/api/replays/{id}/3?seat=D")).status_code == 404
        assert (await ann.get(f"/api/replays/{id}/-1")).status_code == 404
        assert (await ann.get(f"/api/replays/{id}/9999999")).status_code == 422


async def test_playing_on_from_a_position(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann, bob = server.browser(), server.browser()
        id = await played(server, ann)
        match = await match_of(server, id)
        n = next(i.n for i in match.inputs if i.seat == 1) - 1
        body = {"after": n, "seat": "B", "level": "easy"}
        table = await ask(bob, "POST", f"/api/replays/{id}/fork", body)
        assert table["status"] == "playing"
        assert table["forked_from"] == id
        assert [seat["kind"] for seat in table["seats"]] == ["bot", "person", "bot"]
        assert [seat["level"] for seat in table["seats"]] == ["easy", None, "easy"]
        assert table["seats"][1]["mine"]
        fork = await match_of(server, table["id"])
        game = load("keepsake")
        assert game.view(game.from_json(fork.start), 1) == game.view(match.position(n), 1)
        assert fork.commitment != match.commitment
        over = {"after": len(match.inputs), "seat": "B"}
        ended = await bob.post(f"/api/replays/{id}/fork", json=over)
        assert ended.status_code == 409


async def test_a_match_of_other_rules_has_no_replay(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        with patch("tabard.core.replay.step", side_effect=Malformed("no longer legal")):
            refused = await ann.get(f"/api/replays/{id}?language=it")
        assert refused.status_code == 409
        assert "le regole sono cambiate" in refused.json()["error"]
        assert (await ann.get(f"/api/replays/{id}")).status_code == 200


async def test_only_so_many_positions_are_kept(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        ids = [await played(server, ann) for _ in range(3)]
        albums = Albums()
        sizes = []
        for id in ids:
            sizes.append(len(await albums.album(id, await match_of(server, id), ("", "", ""))))
        with patch.object(replays, "POSITIONS", sizes[1] + sizes[2]):
            again = await albums.album(ids[0], await match_of(server, ids[0]), ("", "", ""))
            assert albums.kept(ids[0]) is again
            fresh = Albums()
            for id in ids:
                await fresh.album(id, await match_of(server, id), ("", "", ""))
        assert [fresh.kept(id) is not None for id in ids] == [False, True, True]


async def test_a_turn_ends_with_its_last_step(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        match = await match_of(server, id)
        steps = (await ask(ann, "GET", f"/api/replays/{id}"))["steps"]
        for step, later in pairwise(steps):
            begins = match.game.which_turn(match.position(step["n"] - 1))
            ends = match.game.which_turn(match.position(step["n"]))
            assert later["turn"] - step["turn"] == (begins != ends)


async def test_a_few_moves_of_each_round_stand_out(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        steps = (await ask(ann, "GET", f"/api/replays/{id}"))["steps"]
        by_round = Counter(step["round"] for step in steps if step["interesting"])
        assert by_round
        assert max(by_round.values()) <= A_ROUND
        first = next(step["n"] for step in steps if step["kind"] == "pick")
        assert not any(step["interesting"] for step in steps if step["n"] < first)


async def test_all_eyes_together_see_what_each_of_them_saw(tmp_path: Path) -> None:
    async with web(tmp_path) as server:
        ann = server.browser()
        id = await played(server, ann)
        match = await match_of(server, id)
        n = len(match.inputs) // 2
        path = f"/api/replays/{id}/{n}"
        everybody = await ask(ann, "GET", f"{path}?seat=*&plain=true")
        nobody = await ask(ann, "GET", path)
        seats = [await ask(ann, "GET", f"{path}?seat={seat}") for seat in SEAT_NAMES[:3]]
        assert everybody["seat"] is None
        assert everybody["zones"]
        seen = everybody["view"]["columns"]
        assert seen != nobody["view"]["columns"]
        for seat in seats:
            known = seat["view"]["columns"]["what"]
            assert any(what is not None for what in known)
            assert all(what in (None, seen["what"][k]) for k, what in enumerate(known))
        told = {line["event"] for seat in seats for line in seat["log"]}
        assert {line["event"] for line in everybody["log"]} == told
