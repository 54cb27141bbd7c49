"""Tabard plays Warcraft tabletop games, for people and for programs, with one set of rules."""

from __future__ import annotations

__version__: str


def __getattr__(name: str) -> str:
    # The version is looked up only when somebody asks: importlib.metadata is slow to import, and
    # every worker process would pay for it.
    if name == "__version__":
        from importlib.metadata import PackageNotFoundError, version

        try:
            return version("tabard")
        except PackageNotFoundError:  # run from a source tree that was never installed
            return "0.0.0+unknown"
    raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
