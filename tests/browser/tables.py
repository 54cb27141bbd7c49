"""Tables laid without a click, for tests that are about what happens at them."""

from __future__ import annotations

from typing import Any

from .visitor import Visitor

ME, FREE = {"kind": "me"}, {"kind": "free"}


def bot(level: str = "normal") -> dict[str, str]:
    return {"kind": "bot", "level": level}


def hot(name: str) -> dict[str, str]:
    return {"kind": "hot", "name": name}


def post(visitor: Visitor, url: str, **body: Any) -> Any:
    answer = visitor.context.request.post(url, data=body)
    assert answer.ok, f"{url}: {answer.status} {answer.text()}"
    return answer.json()


def call(visitor: Visitor, name: str) -> None:
    """Give them a name of their own."""
    visitor.tell("/api/me")
    assert visitor.context.request.patch("/api/me", data={"name": name}).ok


def lay(visitor: Visitor, *seats: dict[str, str], game: str = "smallworld", **more: Any) -> str:
    """A new table of theirs; its address. It starts at once when nobody is awaited."""
    visitor.tell("/api/me")
    table = post(
        visitor,
        "/api/tables",
        **{
            "game": game,
            "seats": list(seats),
            "public": False,
            "spectators_allowed": True,
            "stand_in_after": None,
            "start": FREE not in seats,
        }
        | more,
    )
    return f"/table/{table['id']}"
