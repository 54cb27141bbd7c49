"""Guests: nobody signs up. A signed cookie says who one is, and a link moves it to a phone."""

from __future__ import annotations

import hashlib
import io
import os
import secrets
import time
from pathlib import Path

import segno
from itsdangerous import BadSignature, Signer

from tabard.core.errors import Malformed

from .messages import Language
from .rows import GuestRow, Store
from .safety import WORDS

COOKIE = "tabard"
COOKIE_SECONDS = 365 * 24 * 3600
TOUCH_SECONDS = 3600
"""How often it is written down that a guest was here."""


def new_id() -> str:
    """For guests and tables: nobody can guess it. To know a table's is to be invited."""
    return secrets.token_urlsafe(12)


def read_secret(folder: Path) -> bytes:
    """The key that signs cookies, drawn when it is not there yet; for its owner's eyes only."""
    path = folder / "secret"
    try:
        made = os.open(path, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600)
    except FileExistsError:
        path.chmod(0o600)
    else:
        with os.fdopen(made, "w") as file:
            file.write(secrets.token_hex(32))
            file.flush()
            os.fsync(file.fileno())
    text = path.read_text().strip()
    if len(text) < 32:
        raise Malformed(f"{path} is damaged: delete it, and everyone gets a new cookie.")
    return text.encode()


def write_secret(folder: Path, secret: bytes) -> None:
    """Another key, as the one for a database that was moved here."""
    path = folder / "secret"
    with open(os.open(path, os.O_WRONLY | os.O_CREAT | os.O_TRUNC, 0o600), "wb") as file:
        file.write(secret)


class Guests:
    """Makes guests and knows them again."""

    def __init__(self, store: Store, secret: bytes) -> None:
        self.store = store
        self._signer = Signer(secret, salt="tabard.guest", digest_method=hashlib.sha256)

    def sign(self, guest: str) -> str:
        return self._signer.sign(guest.encode()).decode()

    def read(self, cookie: str | None) -> str | None:
        """The guest's id, when we signed it."""
        try:
            return self._signer.unsign(cookie).decode() if cookie else None
        except (BadSignature, UnicodeError):
            return None

    async def known(self, id: str | None) -> GuestRow | None:
        """The guest with this id; it is written down now and then that they were here."""
        if id is None:
            return None
        found = await self.store.guest(id)
        now = time.time()
        if found is not None and now - found.seen > TOUCH_SECONDS:
            await self.store.touch(id, now)
        return found

    async def new(self, language: Language) -> GuestRow:
        now = time.time()
        name = WORDS.say(language, "server-guest", number=str(secrets.randbelow(900) + 100))
        row = GuestRow(id=new_id(), name=name, language=language, created=now, seen=now)
        await self.store.add_guest(row)
        return row

    async def link(self, guest: str, seconds: int) -> tuple[str, float]:
        """A token that makes another device the same guest, once, and until when."""
        token, expires = secrets.token_urlsafe(24), time.time() + seconds
        await self.store.add_link(_hash(token), guest, expires)
        return token, expires

    async def take(self, token: str) -> GuestRow | None:
        id = await self.store.take_link(_hash(token), time.time())
        return None if id is None else await self.store.guest(id)


def _hash(token: str) -> str:
    """Whoever reads the database can't use the links in it."""
    return hashlib.sha256(token.encode(errors="replace")).hexdigest()


def qr(url: str) -> str:
    """A QR code as SVG, without styles (the page allows none), black on white in every theme."""
    out = io.BytesIO()
    segno.make(url, error="m", micro=False).save(
        out,
        kind="svg",
        xmldecl=False,
        svgns=True,
        omitsize=True,
        dark="#000",
        light="#fff",
        border=4,
    )
    return out.getvalue().decode()
