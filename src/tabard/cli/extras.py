"""What the base install leaves out: installed by the command that needs it, when it is missing."""

from __future__ import annotations

from importlib import import_module, invalidate_caches

from tabard.core.errors import Malformed

from .peers import install

EXTRAS = {
    "postgres": ("psycopg", "psycopg[binary]>=3.2"),
    "cluster": ("ray", "ray>=2.40"),
    "parquet": ("polars", "polars>=1.20"),
}
"""Each extra's module, and its package."""


def need(extra: str) -> None:
    """Have it; a sentence when it can't be had."""
    module, package = EXTRAS[extra]
    try:
        import_module(module)
        return
    except ImportError:
        why = install(package)
    if why:
        raise Malformed(why)
    invalidate_caches()
    import_module(module)
