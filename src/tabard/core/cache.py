"""Where compiled flows and checked packs are kept between runs."""

from __future__ import annotations

import os
import tempfile
from pathlib import Path


def cache_folder() -> Path:
    """Where compiled flows and packs are kept; may be deleted at any time."""
    base = os.environ.get("TABARD_CACHE") or os.environ.get("XDG_CACHE_HOME")
    return Path(base or Path.home() / ".cache") / "tabard"


def write_cache(name: str, data: bytes) -> None:
    """Write whole or not at all; a cache that can't be written is done without."""
    folder = cache_folder()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.NamedTemporaryFile(dir=folder, delete=False) as f:
            f.write(data)
        os.replace(f.name, folder / name)
    except OSError:
        return


def read_cache(name: str) -> bytes | None:
    try:
        return (cache_folder() / name).read_bytes()
    except OSError:
        return None
