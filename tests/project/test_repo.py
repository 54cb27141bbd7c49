"""What is committed fits together and holds nothing of the machine it was written on."""

from __future__ import annotations

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest
import yaml

ROOT = Path(__file__).parents[2]
SKIPPED = {".git", ".venv", "__pycache__", "node_modules", "dist"}

# Put together here, so that this file does not hold what it looks for.
HOSTS = [
    "py" + "pi.org",
    "python" + "hosted.org",
    "npm" + "js.org",
    "npm" + "js.com",
    "yarn" + "pkg.com",
]
MACHINE = re.compile(r"(?<![\w.~])/(?:" + "|".join(["home", "root", "Users", "work"]) + r")/[\w.]")


def committed() -> list[Path]:
    """The files that are or would be committed."""
    if shutil.which("git") and (ROOT / ".git").exists():
        command = ["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"]
        listed = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=True)
        paths = [ROOT / name for name in listed.stdout.split("\0") if name]
        return [path for path in paths if path.is_file()]
    found = (path for path in ROOT.rglob("*") if path.is_file())
    return [path for path in found if not SKIPPED & set(path.relative_to(ROOT).parts)]


def texts() -> list[tuple[Path, str]]:
    found = []
    for path in committed():
        try:
            found.append((path.relative_to(ROOT), path.read_text(encoding="utf-8")))
        except UnicodeDecodeError:
            continue  # a picture
    return found


def project() -> dict[str, object]:
    table = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]
    assert isinstance(table, dict)
    return table


def test_no_lock_file_of_a_registry_is_committed() -> None:
    assert not [path for path in committed() if path.name in {"uv.lock", "poetry.lock"}]


def test_no_file_names_a_registry_or_a_folder_of_somebodys_machine() -> None:
    found = []
    for path, text in texts():
        for number, line in enumerate(text.splitlines(), 1):
            if any(host in line for host in HOSTS) or MACHINE.search(line):
                found.append(f"{path}:{number}: {line.strip()[:100]}")
    assert not found, "\n".join(found)


@pytest.mark.parametrize("line", ["see /home" + "/me/tabard", "path = '/root" + "/.venv'"])
def test_a_machines_folder_is_recognized(line: str) -> None:
    assert MACHINE.search(line)


def test_constraints_hold_names_and_versions_only() -> None:
    lines = (ROOT / "constraints.txt").read_text().splitlines()
    assert lines
    assert [line for line in lines if not re.fullmatch(r"[\w.\-]+==[\w.\-]+", line)] == []


def test_constraints_cover_every_dependency() -> None:
    def plain(name: str) -> str:
        return re.sub(r"[-_.]+", "-", re.split(r"[<>=\[; ]", name)[0]).lower()

    lines = (ROOT / "constraints.txt").read_text().splitlines()
    constrained = {plain(line) for line in lines}
    table = project()
    wanted, extras = table["dependencies"], table["optional-dependencies"]
    assert isinstance(wanted, list)
    assert isinstance(extras, dict)
    needed = {
        plain(name) for name in [*wanted, *(name for extra in extras.values() for name in extra)]
    }
    assert needed <= constrained


def test_the_readme_opens_with_the_two_commands() -> None:
    opening = (ROOT / "README.md").read_text(encoding="utf-8").splitlines()[:15]
    commands = [line.strip() for line in opening if line.strip().startswith("./tabard")]
    assert [command.split()[:2] for command in commands[:2]] == [
        ["./tabard", "play"],
        ["./tabard", "test"],
    ]


def test_the_citation_tells_the_same_version() -> None:
    citation = yaml.safe_load((ROOT / "CITATION.cff").read_text())
    assert citation["version"] == project()["version"]
    assert citation["license"] == project()["license"] == "MIT"


@pytest.mark.parametrize("name", ["tabard", ".ci/run"])
def test_scripts_can_be_run(name: str) -> None:
    assert (ROOT / name).stat().st_mode & 0o111
    assert (ROOT / name).read_text().startswith("#!/usr/bin/env ")


@pytest.mark.parametrize("name", ["LICENSE", "LICENSE-CONTENT", "NOTICE"])
def test_the_licenses_are_there(name: str) -> None:
    assert "The Tabard authors" in (ROOT / name).read_text()
