"""What the parts of the HTTP API share: who asks, in which language, and how answers look."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Annotated, Any, TypeAlias

import msgspec
from fastapi import Depends, Query, Request
from pydantic import BaseModel, BeforeValidator, ConfigDict, create_model, model_validator
from starlette.datastructures import MutableHeaders
from starlette.responses import Response

from tabard.core.errors import Malformed
from tabard.core.game import Game
from tabard.core.registry import load, names

from .guests import COOKIE, COOKIE_SECONDS
from .messages import Language
from .rows import GuestRow
from .safety import Problem, language_of

if TYPE_CHECKING:
    from .app import Parts


@dataclass
class ErrorShape:
    """Whatever went wrong, a sentence in the language of the request."""

    error: str


ERRORS = {
    400: "It can't be read",
    403: "Not for you, or from another site",
    404: "There is no such thing",
    405: "That can't be done here",
    409: "Not now",
    413: "Too large",
    422: "A field is not right",
    429: "Too many requests",
    500: "A bug of ours: the sentence has the number under which the log knows it",
    503: "It could not be saved",
}


Documented: TypeAlias = dict[int | str, dict[str, Any]]


def documented(*statuses: int) -> Documented:
    """The refusals an operation may answer with, for OpenAPI: some can always happen."""
    always = (403, 405, 413, 422, 429, 500)
    return {
        status: {"description": ERRORS[status], **_json("ErrorShape")}
        for status in sorted({*always, *statuses})
    }


def shown(name: str) -> Documented:
    """That an operation answers with a shape that another one has declared already. (To declare
    it again and again would take a second of every start.)"""
    return {200: _json(name)}


def _json(name: str) -> dict[str, Any]:
    return {"content": {"application/json": {"schema": {"$ref": f"#/components/schemas/{name}"}}}}


class Body(BaseModel):
    """What a client sends: an unknown field is refused, and nothing is made to fit."""

    model_config = ConfigDict(extra="forbid", strict=True)

    @model_validator(mode="before")
    @classmethod
    def sayable(cls, data: Any) -> Any:
        """JSON can write half a character, which can be neither kept nor sent: refuse it."""
        for text in _texts(data):
            if not text.isascii() and any("\ud800" <= letter <= "\udfff" for letter in text):
                raise ValueError("it holds half a character")
        return data


def _texts(data: Any) -> Iterator[str]:
    """Every text in it, however deep."""
    waiting = [data]
    while waiting:
        one = waiting.pop()
        if isinstance(one, str):
            yield one
        elif isinstance(one, dict):
            waiting += [*one, *one.values()]
        elif isinstance(one, list):
            waiting += one


def _whole(value: Any) -> Any:
    return int(value) if isinstance(value, float) and value.is_integer() else value


Whole = Annotated[int, BeforeValidator(_whole)]
"""To JSON 3.0 is a whole number too."""


def model_of(struct: type[msgspec.Struct]) -> type[BaseModel]:
    """A message of the socket as OpenAPI knows it."""
    fields: dict[str, Any] = {
        f.name: (f.type, ... if f.default is msgspec.NODEFAULT else f.default)
        for f in msgspec.structs.fields(struct)
    }
    return create_model(struct.__name__, __doc__=struct.__doc__, **fields)


def answer(shape: Any) -> Response:
    """JSON, made quickly."""
    return Response(msgspec.json.encode(shape), media_type="application/json")


# -- who asks -------------------------------------------------------------------------------------


def parts_of(request: Request) -> Parts:
    parts: Parts = request.app.state.parts
    return parts


def the_language(
    request: Request,
    language: Annotated[
        Language | None, Query(description="Of all sentences; else that of Accept-Language.")
    ] = None,
) -> Language:
    return language or language_of(request.scope)


async def maybe_guest(request: Request) -> GuestRow | None:
    """Whoever asks, when we know them."""
    return await parts_of(request).guests.known(request.state.guest)


async def the_guest(request: Request) -> GuestRow:
    """Whoever asks. A newcomer becomes a guest, and their cookie goes with the answer."""
    found = await maybe_guest(request)
    if found is None:
        parts = parts_of(request)
        parts.guard.check_newcomer(request.scope)
        found = await parts.guests.new(language_of(request.scope))
        give_cookie(request, found)
    return found


def give_cookie(request: Request, guest: GuestRow) -> None:
    parts = parts_of(request)
    made = Response()
    made.set_cookie(
        COOKIE,
        parts.guests.sign(guest.id),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=parts.config.secure,
    )
    request.state.cookie = MutableHeaders(raw=made.raw_headers)["set-cookie"]


Tongue = Annotated[Language, Depends(the_language)]
Guest = Annotated[GuestRow, Depends(the_guest)]
Visitor = Annotated[GuestRow | None, Depends(maybe_guest)]


def the_game(game: str) -> Game[Any]:
    if game not in names():
        raise Problem(404, "no-game", game=game[:40])
    try:
        return load(game)
    except Malformed:  # it was there a moment ago
        raise Problem(404, "no-game", game=game[:40]) from None
