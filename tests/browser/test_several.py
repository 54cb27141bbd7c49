"""Two browsers, two server processes on one database, and a proxy that leads each connection to
either: a process is stopped gently in mid-game and started anew, the other is killed, and the
people play on to the end."""

from __future__ import annotations

import asyncio
from collections.abc import Coroutine, Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random
from threading import Thread
from typing import Any

import pytest
from playwright.sync_api import expect

from tabard.server.trials.fleet import Fleet
from tests.server.pgkit import Postgres
from tests.server.trialkit import ENVIRONMENT

from .conftest import Visit
from .tables import FREE, ME, lay
from .test_together import at_rest, over, play
from .visitor import Look, Visitor

pytestmark = pytest.mark.xdist_group("postgres")

CUT_OFF = ("WebSocket", "ERR_CONN", "ERR_EMPTY", "ERR_INCOMPLETE", "status of 503")
"""What a browser tells the console while it tries to come back."""


class Elsewhere(Thread):
    """An event loop beside the test's own, for the proxy."""

    def __init__(self) -> None:
        super().__init__(daemon=True)
        self.loop = asyncio.new_event_loop()

    def run(self) -> None:
        self.loop.run_forever()

    def do(self, work: Coroutine[Any, Any, None]) -> None:
        asyncio.run_coroutine_threadsafe(work, self.loop).result(300)


class Several:
    """What `visit` wants of a server: the address of the proxy, and what is left when it fails."""

    def __init__(self, data: Path, database: str) -> None:
        self.data = data
        self.elsewhere = Elsewhere()
        self.elsewhere.start()
        self.fleet = Fleet(data, database, 2, Random(5), ENVIRONMENT)
        self.elsewhere.do(self.fleet.start())

    @property
    def address(self) -> str:
        return self.fleet.url

    @property
    def output(self) -> list[str]:
        return [server.last_words() for server in self.fleet.servers]

    def match_of(self, table: str) -> dict[str, Any] | None:
        """It can't be read beside the servers."""
        return None

    def come_back(self) -> None:
        self.elsewhere.do(self.fleet.ready())

    def stop(self) -> None:
        self.fleet.stop()
        self.elsewhere.loop.call_soon_threadsafe(self.elsewhere.loop.stop)


@contextmanager
def several(data: Path) -> Iterator[Several]:
    data.mkdir()
    postgres = Postgres()
    try:
        servers = Several(data, postgres.database())
        try:
            yield servers
        finally:
            servers.stop()
    finally:
        postgres.close()


def settled(people: list[Visitor]) -> None:
    """Until everybody is connected again, and sees the newest position."""
    for person in people:
        expect(person.page.get_by_test_id("reconnecting")).to_have_count(0)
    at_rest(people)


def story(person: Visitor) -> list[str]:
    return [line["event"] for line in person.lines()]


@pytest.mark.slow
def test_people_at_two_processes_play_on_while_these_come_and_go(
    visit: Visit, tmp_path: Path
) -> None:
    with several(tmp_path / "data") as servers:
        people = [visit(server=servers), visit(Look("phone", "light", "it"), server=servers)]
        for person in people:
            person.forgiven = lambda complaint: any(sign in complaint for sign in CUT_OFF)
        host, friend = people
        address = lay(host, ME, FREE, options={"first": "A"})
        friend.go(address)
        friend.on("waiting")
        friend.click(friend.page.get_by_test_id("sit-B"))
        host.go(address)
        host.on("waiting")
        host.click(host.page.get_by_test_id("start"))
        for person in people:
            person.on("table")
        one, other = servers.fleet.servers
        settled(people)
        play(people, picks=6)

        one.leave()  # a new version is rolled out
        settled(people)
        play(people, picks=6)
        assert not over(people)

        servers.come_back()
        before = [story(person) for person in people]
        other.kill()
        settled(people)
        assert [story(person) for person in people] == before
        play(people, picks=2000)
        assert over(people)
        for person in people:
            person.on("final")
        ends = [person.position["outcome"] for person in people]
        assert ends[0]["scores"] == ends[1]["scores"]
