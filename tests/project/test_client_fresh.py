"""The built client that is committed was built from the sources beside it.

This needs no Node: `npm run build` leaves a hash of the sources with what it builds. Where there
is a Node, `tabard test` also builds the client again and compares every byte.
"""

from __future__ import annotations

import hashlib
import json
import re
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
CLIENT = ROOT / "client"
BUILT = ROOT / "src" / "tabard" / "server" / "static"


def stamp(client: Path) -> str:
    """What client/tools/stamp.mjs computes: every file's path and content, by the paths' order."""
    found = {path.relative_to(client).as_posix(): path for path in client.rglob("*")}
    hashed = hashlib.sha256()
    for name in sorted(found, key=str.encode):
        if found[name].is_file() and not name.startswith("node_modules/"):
            hashed.update(name.encode() + b"\0" + found[name].read_bytes() + b"\0")
    return hashed.hexdigest()


def test_the_committed_client_was_built_from_these_sources() -> None:
    assert (BUILT / "stamp.txt").read_text().strip() == stamp(CLIENT), (
        "the built client is older than its sources: cd client && npm ci && npm run build"
    )


def test_a_changed_added_or_renamed_source_changes_the_stamp(tmp_path: Path) -> None:
    (tmp_path / "src").mkdir()
    (tmp_path / "src" / "main.ts").write_text("1")
    seen = [stamp(tmp_path)]
    (tmp_path / "src" / "main.ts").write_text("2")
    seen.append(stamp(tmp_path))
    (tmp_path / "src" / "more.ts").write_text("")
    seen.append(stamp(tmp_path))
    (tmp_path / "src" / "more.ts").rename(tmp_path / "src" / "less.ts")
    seen.append(stamp(tmp_path))
    assert len(set(seen)) == len(seen)
    (tmp_path / "node_modules").mkdir()
    (tmp_path / "node_modules" / "junk.js").write_text("3")
    assert stamp(tmp_path) == seen[-1]


def test_the_first_page_loads_nothing_from_elsewhere() -> None:
    page = (BUILT / "index.html").read_text(encoding="utf-8")
    asked = re.findall(r'(?:src|href)="([^"]+)"', page)
    assert asked
    for path in asked:
        assert path.startswith("/")
        assert not path.startswith("//")
        assert (BUILT / path.lstrip("/")).is_file(), f"index.html asks for {path}"
    assert not re.findall(r"<script(?![^>]*\bsrc=)", page), "an inline script breaks the policy"


@pytest.mark.parametrize("pattern", [r"https?://[\w.]+", r"sourceMappingURL"])
def test_the_built_code_names_no_other_host(pattern: str) -> None:
    """Namespaces and the links of the credits are no requests; everything else would be one."""
    allowed = ("http://www.w3.org", "https://svelte.dev")
    found = {
        f"{path.name}: {match}"
        for path in sorted((BUILT / "assets").rglob("*"))
        if path.suffix in {".js", ".css"}
        for match in re.findall(pattern, path.read_text(encoding="utf-8"))
        if not match.startswith(allowed) and "credits" not in path.name.lower()
    }
    assert not found


def test_the_lock_file_names_versions_and_no_host() -> None:
    packages = json.loads((CLIENT / "package-lock.json").read_text())["packages"]
    assert len(packages) > 1
    for name, package in packages.items():
        assert "resolved" not in package, name
        assert not name or "version" in package, name
