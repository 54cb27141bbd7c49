"""Files that are read with a sentence for what is wrong, and written whole or not at all."""

from __future__ import annotations

import json
import os
import tempfile
from pathlib import Path
from typing import Any

from .errors import Malformed


def read_text(path: Path | str) -> str:
    try:
        return Path(path).read_text(encoding="utf-8")
    except OSError as error:
        raise Malformed(f"It can't be read: {error.strerror}.") from error
    except UnicodeDecodeError:
        raise Malformed("It is not a text file.") from None


def read_json(path: Path | str) -> Any:
    text = read_text(path)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise Malformed(f"It is not JSON: line {error.lineno}, {error.msg}.") from None
    except RecursionError:
        raise Malformed("It is not one of our files: its lists are nested too deeply.") from None


def write_whole(path: Path | str, text: str) -> None:
    """The old file stays until the new one is complete, even when the machine stops midway."""
    path = Path(path)
    name = None
    try:
        handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
        with os.fdopen(handle, "w", encoding="utf-8") as file:
            file.write(text)
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except OSError as error:
        if name is not None:
            Path(name).unlink(missing_ok=True)
        raise Malformed(f"{path} can't be written: {error.strerror}.") from error
