"""docs/PROTOCOL.md says what the messages are, and its examples can be read."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest

from tabard.server import messages as m

PAGE = (Path(__file__).parents[2] / "docs" / "PROTOCOL.md").read_text(encoding="utf-8")
BLOCKS = re.findall(r"```json (\w+)\n(.*?)```", PAGE, re.S)


def examples(side: str) -> list[str]:
    return [text for name, text in BLOCKS if name == side]


@pytest.mark.parametrize("text", examples("client"))
def test_a_clients_example_is_a_message(text: str) -> None:
    given = msgspec.json.decode(text, type=m.FromClient)
    assert msgspec.to_builtins(given) == msgspec.json.decode(text)


@pytest.mark.parametrize("text", examples("server"))
def test_a_servers_example_has_every_field_and_no_other(text: str) -> None:
    given = msgspec.json.decode(text, type=m.FromServer)
    assert msgspec.json.decode(msgspec.json.encode(given)) == msgspec.json.decode(text)


@pytest.mark.parametrize(("side", "union"), [("client", m.FromClient), ("server", m.FromServer)])
def test_every_message_has_an_example_and_a_heading(side: str, union: Any) -> None:
    tags = {one.__struct_config__.tag for one in get_args(union)}
    assert {msgspec.json.decode(text)["type"] for text in examples(side)} == tags
    part = PAGE.split("## What you send")[1].split("## What can go wrong")[0]
    sent, got = part.split("## What you get")
    headings = re.findall(r"^### (\w+)$", sent if side == "client" else got, re.M)
    assert set(headings) == tags
    assert len(headings) == len(tags)


def test_a_flag_that_a_message_leaves_out_is_not_set() -> None:
    flags: dict[str, Any] = {}
    for one in vars(m).values():
        info = msgspec.inspect.type_info(one) if isinstance(one, type) else None
        if isinstance(info, msgspec.inspect.StructType | msgspec.inspect.DataclassType):
            for field in info.fields:
                if isinstance(field.type, msgspec.inspect.BoolType) and not field.required:
                    flags[f"{one.__name__}.{field.name}"] = field.default
    assert "TableShape.puzzle" in flags
    assert [name for name, default in flags.items() if default is not False] == []


def test_every_error_is_explained() -> None:
    kinds = set(get_args(msgspec.structs.fields(m.Reply)[2].type)) - {""}
    assert set(re.findall(r"^\| `(\w+)` \|", PAGE, re.M)) - {"error"} == kinds


def test_the_limits_are_those_of_the_server() -> None:
    assert f"up to {m.MESSAGE_LIMIT:,} bytes" in PAGE
    assert f"({m.PICKS_LIMIT} at\nmost)" in PAGE
    assert f"at most {m.CHAT_LIMIT} characters" in PAGE


def test_every_block_is_read_by_a_test() -> None:
    assert {name for name, _ in BLOCKS} == {"client", "server", "http"}
    assert PAGE.count("```json") == len(BLOCKS)
