"""The HTTP API keeps to what /openapi.json says of it, whatever it is asked."""

from __future__ import annotations

import asyncio
import copy
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
import schemathesis
from hypothesis import HealthCheck, given, settings
from schemathesis.checks import not_a_server_error
from schemathesis.core.failures import FailureGroup
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tabard.server.app import create_app
from tabard.server.client import Client
from tabard.server.config import Config
from tabard.server.trials.people import sit_down
from tabard.server.trials.serve import Server
from tests.server.trialkit import ENVIRONMENT

EXAMPLES = 8
"""Requests of each kind."""
CHECKS = [
    not_a_server_error,
    status_code_conformance,
    content_type_conformance,
    response_headers_conformance,
    response_schema_conformance,
]


class Api:
    """A running server, somebody who sits at a table, and things that exist."""

    def __init__(self, server: Server, cookie: str, real: dict[str, str]) -> None:
        self.server, self.cookie, self.real = server, cookie, real


@pytest.fixture(scope="module")
def api(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Api]:
    server = Server(tmp_path_factory.mktemp("api") / "data", ENVIRONMENT)

    async def open_table() -> Api:
        await server.start()
        async with Client(server.url) as me:
            table = await sit_down("smallworld", [me, me])
            await me.create("smallworld", ["me", "free"], public=True)
            games = await me.call("GET", "/api/games")
            lessons = [lesson["id"] for game in games for lesson in game["lessons"]]
            lesson = (lessons or ["none"])[0]
            real = {"id": table.id, "game": "smallworld", "lesson": lesson, "n": "1"}
            return Api(server, me.cookie, real)

    try:
        yield asyncio.run(open_table())
    finally:
        server.stop()


DOCUMENT = create_app(Config(Path("never-opened"))).openapi()
"""Its folder would be made when it is started, which it is not."""


def operations(document: dict[str, Any]) -> dict[str, Any]:
    schema = schemathesis.openapi.from_dict(document)
    found = [result.ok() for result in schema.get_all_operations() if isinstance(result, Ok)]
    return {operation.label: operation for operation in found}


def ask(operation: Any, api: Api) -> None:
    """Half of the requests are about things that exist, by somebody who may touch them."""

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=True,
        suppress_health_check=list(HealthCheck),
        database=None,
    )
    @given(case=operation.as_strategy())
    def one(case: Any) -> None:
        if len(str(case.path_parameters)) % 2:
            for name in case.path_parameters or {}:
                case.path_parameters[name] = api.real.get(name, case.path_parameters[name])
        if isinstance(case.body, dict) and "game" in case.body and len(str(case.body)) % 2:
            case.body["game"] = api.real["game"]
        headers = {"Cookie": api.cookie} if len(str(case.body)) % 3 else {}
        case.call_and_validate(base_url=api.server.url, headers=headers, checks=CHECKS)

    one()


OPERATIONS = operations(DOCUMENT)


@pytest.mark.parametrize("label", sorted(OPERATIONS))
def test_no_answer_is_undocumented(label: str, api: Api) -> None:
    ask(OPERATIONS[label], api)
    assert api.server.running


def test_all_of_the_api_is_asked() -> None:
    assert len(OPERATIONS) == sum(len(entry) for entry in DOCUMENT["paths"].values())
    assert "GET /healthz" in OPERATIONS
    assert "POST /api/tables" in OPERATIONS


def test_an_undocumented_answer_is_found(api: Api) -> None:
    document = copy.deepcopy(DOCUMENT)
    del document["paths"]["/api/tables/{id}"]["get"]["responses"]["404"]
    with pytest.raises(FailureGroup, match="404"):
        ask(operations(document)["GET /api/tables/{id}"], api)
