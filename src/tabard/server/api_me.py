"""Who I am: my name, my tables, and the link that takes me to another device."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field
from starlette.responses import Response

from .config import is_loopback, network_address
from .guests import qr
from .messages import Language, TableShape
from .names import tidy
from .rows import GuestRow
from .safety import Problem
from .seats import NAME_LIMIT
from .web import Body, Guest, Tongue, Visitor, answer, documented, give_cookie, parts_of, shown

router = APIRouter(prefix="/api", tags=["me"], responses=documented())


@dataclass
class MeShape:
    id: str
    name: str
    language: Language


@dataclass
class LinkShape:
    """Open `url` on the other device within ten minutes; it works once."""

    url: str
    token: str
    qr: str
    """The address as a QR code, SVG."""
    expires: float


@dataclass
class InviteShape:
    """Where a friend finds this server."""

    origin: str | None
    """Its address in the network; null: it listens on this machine alone."""
    command: str
    """What starts it so that others in the network can come; for its own machine alone."""


class Rename(Body):
    name: Annotated[str, Field(min_length=1, max_length=200)] | None = None


class Token(Body):
    token: Annotated[str, Field(min_length=1, max_length=200)]


def _me(guest: GuestRow) -> Response:
    return answer(MeShape(guest.id, guest.name, "it" if guest.language == "it" else "en"))


@router.get("/me", response_model=MeShape)
async def me(guest: Guest) -> Response:
    """Who I am. Without a cookie this makes a guest, and sets one."""
    return _me(guest)


@router.patch("/me", response_model=None, responses=shown("MeShape"))
async def rename(request: Request, guest: Guest, body: Rename) -> Response:
    if body.name is not None:
        name = tidy(body.name, NAME_LIMIT)
        if not name:
            raise Problem(422, "name-empty")
        await parts_of(request).lobby.rename(guest, name)
        guest = replace(guest, name=name)
    return _me(guest)


@router.post("/me/link", response_model=LinkShape)
async def link(request: Request, guest: Guest) -> Response:
    """A link that makes another device the same guest."""
    parts = parts_of(request)
    token, expires = await parts.guests.link(guest.id, parts.config.limits.link_seconds)
    url = f"{request.url.scheme}://{request.url.netloc}/link/{token}"
    return answer(LinkShape(url, token, qr(url), expires))


@router.post("/link", response_model=None, responses={**documented(404), **shown("MeShape")})
async def use_link(request: Request, body: Token) -> Response:
    """Become the guest who made the link. It is used up by this."""
    guest = await parts_of(request).guests.take(body.token)
    if guest is None:
        raise Problem(404, "link-used")
    give_cookie(request, guest)
    return _me(guest)


@router.get("/invite", response_model=InviteShape)
async def invite(request: Request) -> Response:
    """How others reach this server, for whoever opened it by an address of their own machine."""
    config = parts_of(request).config
    host = network_address(config.host)
    port = request.url.port
    origin = f"{request.url.scheme}://{host}{'' if port is None else f':{port}'}" if host else None
    here = host is None and is_loopback(request.url.hostname or "")
    return answer(InviteShape(origin, config.command if here else ""))


@router.get("/me/tables", response_model=list[TableShape])
async def my_tables(request: Request, visitor: Visitor, language: Tongue) -> Response:
    """Tables where I sit, or which I opened: the last changed first."""
    lobby = parts_of(request).lobby
    return answer([] if visitor is None else await lobby.mine(visitor.id, language))
