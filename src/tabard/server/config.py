"""What a server is told when it starts: where it listens, where it writes, what it allows."""

from __future__ import annotations

import ipaddress
import math
import os
import shlex
import socket
import sys
from dataclasses import dataclass, field
from pathlib import Path

from tabard.core.errors import Malformed

from .messages import MESSAGE_LIMIT

HOST, PORT = "127.0.0.1", 8420
STATIC = Path(__file__).parent / "static"
"""The built client."""


@dataclass(frozen=True)
class Limits:
    """Bounds for one guest or one address. Loopback addresses are one's own machine: only the
    limits for guests hold there."""

    body: int = MESSAGE_LIMIT
    """Bytes of a request."""
    per_second: float = 20.0
    """Requests a guest may go on making; the same for messages on one socket."""
    burst: int = 120
    """Requests at once."""
    address_factor: float = 5.0
    """An address may do so many times more: there may be a family behind it."""
    guests_per_minute: float = 30.0
    """New guests from one address."""
    tables_per_minute: float = 2.0
    """Tables that a guest may go on opening, and own lists that are brought to one; what is
    refused counts too."""
    tables_burst: int = 30
    """Such things at once."""
    reads_per_second: float = 2.0
    """Lists of their own that a guest may go on having read while they write them."""
    reads_burst: int = 40
    """Such readings at once."""
    lists: int = 200
    """Lists that are kept for a guest."""
    connections: int = 64
    """Sockets of one guest."""
    address_connections: int = 200
    """Connections of all kinds from one address."""
    link_seconds: int = 600


@dataclass(frozen=True)
class Config:
    data: Path
    """Where tables are kept, unless a database is named."""
    host: str = HOST
    port: int = PORT
    hosts: frozenset[str] = field(default_factory=frozenset)
    """More names that this server goes by, when it stands behind another."""
    static: Path = STATIC
    limits: Limits = Limits()
    secure: bool = False
    """Cookies over https only."""
    pace: float = 1.0
    """How many times the usual time bots take: see `pace`."""
    database: str | None = None
    """The address of a PostgreSQL database, which other processes may use, too."""

    @property
    def where(self) -> Path | str:
        """What is opened."""
        return self.database or self.data

    @property
    def loopback(self) -> bool:
        return is_loopback(self.host)

    @property
    def command(self) -> str:
        """What starts it anew so that others in the network can come: with the same tables, where
        links lead now."""
        words = ["./tabard", "play", "--host", "0.0.0.0"]
        if self.port != PORT:
            words += ["--port", str(self.port)]
        if self.data != default_data().expanduser().absolute():
            words += ["--data", str(self.data)]
        return shlex.join(words)

    @classmethod
    def from_environment(
        cls, data: Path, host: str = HOST, port: int = PORT, database: str | None = None
    ) -> Config:
        """TABARD_HOSTS: names behind a proxy, with commas. TABARD_RATE: requests a second for one
        guest (0: as many as they like). TABARD_HTTPS=1: cookies over https only. TABARD_PACE: how
        many times the usual time bots take (0: as quick as they can). TABARD_DATABASE: the address
        of a database."""
        names = frozenset(filter(None, os.environ.get("TABARD_HOSTS", "").lower().split(",")))
        return cls(
            data,
            host,
            port,
            names,
            limits=Limits(per_second=_number("TABARD_RATE", Limits.per_second)),
            secure=os.environ.get("TABARD_HTTPS") == "1",
            pace=_number("TABARD_PACE", cls.pace),
            database=database or os.environ.get("TABARD_DATABASE") or None,
        )


def _number(name: str, default: float) -> float:
    """A number that the environment gives."""
    text = os.environ.get(name)
    try:
        found = default if text is None else float(text)
    except ValueError:
        found = -1.0
    if not 0 <= found < math.inf:
        raise Malformed(f"{name} should be a number, 0 or more, not {text!r}.")
    return found


def network_address(host: str) -> str | None:
    """What others in the network call a server that listens on `host`; None: they can't reach it.

    >>> network_address("127.0.0.1"), network_address("192.0.2.7")
    (None, '192.0.2.7')
    """
    if is_loopback(host):
        return None
    if host not in ("0.0.0.0", "::"):
        return f"[{host}]" if ":" in host else host
    # Nothing is sent: the system only says from which of its addresses it would be.
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))
        except OSError:
            return None
        found: str = probe.getsockname()[0]
    return None if is_loopback(found) else found


def is_loopback(host: str) -> bool:
    """
    >>> [is_loopback(host) for host in ("127.0.0.1", "localhost", "::1", "0.0.0.0", "example.org")]
    [True, True, True, False, False]
    """
    if host.lower() == "localhost":
        return True
    try:
        return ipaddress.ip_address(host.strip("[]")).is_loopback
    except ValueError:
        return False


def default_data() -> Path:
    """Where tables are kept unless somebody says otherwise: where the system keeps such things."""
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "tabard"
    base = os.environ.get("XDG_DATA_HOME", "")
    return (Path(base) if os.path.isabs(base) else Path.home() / ".local" / "share") / "tabard"
