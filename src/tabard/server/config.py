"""What a server is told when it starts: where it listens, where it writes, what it allows."""

from __future__ import annotations

import ipaddress
import os
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
    connections: int = 64
    """Sockets of one guest."""
    link_seconds: int = 600


@dataclass(frozen=True)
class Config:
    data: Path
    host: str = HOST
    port: int = PORT
    hosts: frozenset[str] = field(default_factory=frozenset)
    """More names that this server goes by, when it stands behind another."""
    static: Path = STATIC
    limits: Limits = Limits()
    secure: bool = False
    """Cookies over https only."""

    @property
    def loopback(self) -> bool:
        return is_loopback(self.host)

    @classmethod
    def from_environment(cls, data: Path, host: str = HOST, port: int = PORT) -> Config:
        """TABARD_HOSTS: names behind a proxy, with commas. TABARD_RATE: requests a second for one
        guest (0: as many as he likes). TABARD_HTTPS=1: cookies over https only."""
        names = frozenset(filter(None, os.environ.get("TABARD_HOSTS", "").lower().split(",")))
        limits = Limits()
        rate = os.environ.get("TABARD_RATE")
        if rate is not None:
            try:
                limits = Limits(per_second=float(rate))
            except ValueError:
                raise Malformed(f"TABARD_RATE should be a number, not {rate!r}.") from None
        return cls(
            data, host, port, names, limits=limits, secure=os.environ.get("TABARD_HTTPS") == "1"
        )


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
