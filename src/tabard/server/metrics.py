"""Counts and times, told at /metrics in the text format of Prometheus."""

from __future__ import annotations

import math
import os
from bisect import bisect_left
from collections.abc import Callable, Iterator
from pathlib import Path

BOUNDS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
"""Seconds: where the histogram of answers is cut."""


class Counter:
    """A number that only grows."""

    def __init__(self, name: str, help: str) -> None:
        self.name, self.help, self.count = name, help, 0

    def add(self, amount: int = 1) -> None:
        self.count += amount

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} counter"
        yield f"{self.name} {self.count}"


class Gauge:
    """A number that is asked for when somebody looks."""

    def __init__(self, name: str, help: str, value: Callable[[], float]) -> None:
        self.name, self.help, self.value = name, help, value

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} gauge"
        yield f"{self.name} {self.value():.10g}"


class Histogram:
    """How many took how long.

    >>> h = Histogram("wait", "Seconds.", (0.1, 1.0))
    >>> for seconds in (0.05, 0.1, 3.0): h.observe(seconds)
    >>> list(h.lines())[2:]
    ['wait_bucket{le="0.1"} 2', 'wait_bucket{le="1"} 2', 'wait_bucket{le="+Inf"} 3', \
'wait_sum 3.15', 'wait_count 3']
    """

    def __init__(self, name: str, help: str, bounds: tuple[float, ...] = BOUNDS) -> None:
        self.name, self.help, self.bounds = name, help, (*bounds, math.inf)
        self.counts = [0] * len(self.bounds)
        self.sum = 0.0

    def observe(self, seconds: float) -> None:
        self.counts[bisect_left(self.bounds, seconds)] += 1
        self.sum += seconds

    def lines(self) -> Iterator[str]:
        yield f"# HELP {self.name} {self.help}"
        yield f"# TYPE {self.name} histogram"
        seen = 0
        for bound, count in zip(self.bounds, self.counts, strict=True):
            seen += count
            shown = "+Inf" if bound == math.inf else f"{bound:g}"
            yield f'{self.name}_bucket{{le="{shown}"}} {seen}'
        yield f"{self.name}_sum {self.sum:g}"
        yield f"{self.name}_count {seen}"


def resident(statm: Path = Path("/proc/self/statm")) -> float:
    """Bytes of this process that are in memory; 0 where the system does not say.

    >>> resident(Path("nowhere"))
    0.0
    """
    try:
        return float(statm.read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")
    except OSError:
        return 0.0


class Metrics:
    """All that one server counts."""

    def __init__(self) -> None:
        self.requests = Counter("tabard_http_requests_total", "Requests over HTTP.")
        self.refused = Counter("tabard_http_refused_total", "Requests answered with 4xx.")
        self.failed = Counter("tabard_http_failed_total", "Requests answered with 5xx.")
        self.messages = Counter("tabard_messages_total", "Messages from clients on sockets.")
        self.queue_drops = Counter(
            "tabard_queue_drops_total", "Connections ended because they did not keep up."
        )
        self.crowds = Counter(
            "tabard_wire_crowds_total", "Connections refused because there were too many."
        )
        self.long_heads = Counter(
            "tabard_wire_too_long_total", "Connections ended because a request was too long."
        )
        self.slow_wires = Counter(
            "tabard_wire_too_slow_total", "Connections ended because nothing came, or was taken."
        )
        self.unread_wires = Counter(
            "tabard_wire_unread_total", "Sockets ended because their peer asks and does not read."
        )
        self.answers = Histogram(
            "tabard_answer_seconds", "From an answer's arrival to its reply, saved."
        )
        self.gauges: list[Gauge] = []

    def gauge(self, name: str, help: str, value: Callable[[], float]) -> None:
        self.gauges.append(Gauge(name, help, value))

    def text(self) -> str:
        known = [entry for entry in vars(self).values() if isinstance(entry, Counter | Histogram)]
        return "".join(f"{line}\n" for one in [*known, *self.gauges] for line in one.lines())
