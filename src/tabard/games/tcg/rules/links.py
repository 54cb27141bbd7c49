"""What goes on the chain, whatever it is (TCG-CHAIN-01)."""

from __future__ import annotations

from ..state import NOT_SKIPPING, Link, State


def add_link(s: State, link: Link, triggered: bool = False) -> None:
    """TCG-CHAIN-04: on top. TCG-PRIORITY-10: whoever passes until something happens is done with
    that, if it is the other's, or a power of their own that has triggered."""
    s.chain += (link,)
    if s.skipping != NOT_SKIPPING:
        s.skipping[1 - link.seat] = 0
        if triggered:
            s.skipping[link.seat] = 0
