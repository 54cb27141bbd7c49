"""Many pieces of the same work: here, on all cores, or on a Ray cluster. What comes back is in the
order of the pieces, so that sums are the same to the last digit wherever it was done."""

from __future__ import annotations

import signal
from argparse import ArgumentParser
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from typing import Any, TypeVar

T = TypeVar("T")


def spread(
    work: Callable[..., T],
    pieces: Sequence[tuple[Any, ...]],
    jobs: int | None = None,
    ray: str | None = None,
) -> Iterator[T]:
    """Do each piece (the arguments of `work`), with so many processes, or as many as there are
    cores: in this very process when there is one; `ray`: on a cluster, and where that is.

    >>> list(spread(pow, [(2, 3), (3, 2)], jobs=1))
    [8, 9]
    """
    if ray is not None:
        from . import cluster

        yield from cluster.results(ray, work, pieces)
        return
    if jobs == 1 or len(pieces) <= 1:
        for piece in pieces:
            yield work(*piece)
        return
    # A stop from the keyboard ends the workers at once and without a word.
    pool = ProcessPoolExecutor(
        jobs, initializer=signal.signal, initargs=(signal.SIGINT, signal.SIG_DFL)
    )
    try:
        waiting = [pool.submit(work, *piece) for piece in pieces]
        for done in waiting:
            yield done.result()
    finally:
        pool.shutdown(cancel_futures=True)


def add_places(parser: ArgumentParser) -> None:
    """The arguments of a tool that say where its games are played."""
    parser.add_argument("--jobs", type=int, help="number of processes; default: all cores")
    parser.add_argument(
        "--ray", metavar="ADDRESS", help="play on this Ray cluster; local: one here"
    )
