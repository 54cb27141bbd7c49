"""Simulations on a Ray cluster: batches of game numbers go out, results come back, never states.

A batch whose worker dies is played again by another, and counted once: its result is asked for by
one name. Results are taken in the order of the batches, so that sums are equal to the last digit,
on one core, on all, and on a cluster.
"""

from __future__ import annotations

import os
import secrets
import sys
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stdout
from importlib import import_module
from typing import Any, TypeVar

from tabard.core.errors import Malformed

from .extras import need

T = TypeVar("T")

LOCAL = "local"
"""Instead of an address: a cluster of this machine, for as long as the command runs."""
AHEAD = 4
"""Batches for each core that are handed out before the first is back."""


def results(address: str, work: Callable[..., T], pieces: Sequence[tuple[Any, ...]]) -> Iterator[T]:
    """All pieces, in order. What Ray tells meanwhile (that a worker died, say) is no result: it
    goes where errors go."""
    ray = connect(address)
    try:
        with redirect_stdout(sys.stderr):
            play = ray.remote(max_retries=-1)(work)
            cores = max(1, int(ray.cluster_resources().get("CPU", 1)))
            waiting: list[Any] = []
            for piece in pieces:
                waiting.append(play.remote(*piece))
                if len(waiting) >= AHEAD * cores:
                    yield ray.get(waiting.pop(0))
            for one in waiting:
                yield ray.get(one)
    finally:
        ray.shutdown()


def connect(address: str) -> Any:
    """Ray, told to keep to itself: it reports to nobody and leaves nothing in the home folder."""
    os.environ["RAY_USAGE_STATS_ENABLED"] = "0"
    if address == LOCAL:  # else Ray writes one into a file
        os.environ.setdefault("RAY_AUTH_TOKEN", secrets.token_hex(16))
    need("cluster")
    ray: Any = import_module("ray")
    where = {} if address == LOCAL else {"address": address}
    try:
        ray.init(
            **where,
            include_dashboard=False,
            log_to_driver=False,
            logging_level="error",
        )
    except (ConnectionError, ValueError, RuntimeError) as error:
        first = str(error).strip().splitlines()[:1]
        told = first[0] if first else type(error).__name__
        raise Malformed(f"The Ray cluster {address} can't be used: {told}") from error
    return ray
