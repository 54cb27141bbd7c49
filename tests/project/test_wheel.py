"""A wheel built from the tree installs and runs in an empty environment, away from the tree."""

from __future__ import annotations

import importlib
import json
import os
import re
import subprocess
import sys
import tarfile
import zipfile
from importlib.machinery import SourceFileLoader
from importlib.util import module_from_spec, spec_from_loader
from pathlib import Path
from urllib.request import urlopen

import pytest

from tests.browser.served import Served

ROOT = Path(__file__).parents[2]
CODE = {".py", ".pyc"}

# One worker builds and installs; the others need not do it again.
pytestmark = [pytest.mark.slow, pytest.mark.xdist_group("wheel")]


def data_files() -> set[str]:
    """The package's files that are no code, as they are called inside the package."""
    source = ROOT / "src"
    found = (path for path in (source / "tabard").rglob("*") if path.is_file())
    return {str(path.relative_to(source)) for path in found if path.suffix not in CODE}


@pytest.fixture(scope="module")
def built(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("dist")
    command = [sys.executable, "-m", "build", "--no-isolation", "--wheel", "--sdist"]
    done = subprocess.run(
        [*command, "--outdir", str(folder), str(ROOT)], capture_output=True, text=True
    )
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


def test_the_wheel_and_the_sdist_hold_the_package_data(built: Path) -> None:
    (wheel,) = built.glob("*.whl")
    (sdist,) = built.glob("*.tar.gz")
    inside = set(zipfile.ZipFile(wheel).namelist())
    assert "tabard/py.typed" in inside
    assert "tabard/server/static/index.html" in data_files()
    assert data_files() <= inside
    assert [name for name in inside if name.startswith("tabard/server/migrations/versions/")]
    assert not [name for name in inside if name.startswith(("tests/", "tools/"))]
    with tarfile.open(sdist) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    assert {f"src/{name}" for name in data_files()} <= names
    assert {"client/package.json", "client/package-lock.json", "client/index.html"} <= names
    assert not [name for name in names if "node_modules" in name]
    assert {"tabard", "constraints.txt", "LICENSE", "NOTICE", "pyproject.toml"} <= names


@pytest.fixture(scope="module")
def tabard(built: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The tabard command of an empty environment into which only the wheel was installed."""
    folder = tmp_path_factory.mktemp("empty") / "venv"
    subprocess.run([sys.executable, "-m", "venv", str(folder)], check=True)
    (wheel,) = built.glob("*.whl")
    command = [str(folder / "bin" / "python"), "-m", "pip", "install", "--no-input", "--quiet"]
    command += ["--disable-pip-version-check", "-c", str(ROOT / "constraints.txt"), str(wheel)]
    done = subprocess.run(command, capture_output=True, text=True)
    output = done.stdout + done.stderr
    if done.returncode and offline(output) and not os.environ.get("TABARD_CI"):
        pytest.skip("the wheel's dependencies could not be downloaded: no network")
    assert done.returncode == 0, output
    return folder / "bin" / "tabard"


def offline(output: str) -> bool:
    loader = SourceFileLoader("bootstrap", str(ROOT / "tabard"))
    spec = spec_from_loader("bootstrap", loader)
    assert spec is not None
    bootstrap = module_from_spec(spec)
    loader.exec_module(bootstrap)
    return any(sign in output for sign in bootstrap.NETWORK_SIGNS)


def run(tabard: Path, folder: Path, *arguments: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    return subprocess.run(
        [str(tabard), *arguments], cwd=folder, env=clean, capture_output=True, text=True
    )


def test_the_wheel_tells_its_version(tabard: Path, tmp_path: Path) -> None:
    done = run(tabard, tmp_path, "--version")
    assert done.returncode == 0, done.stderr
    assert importlib.import_module("tabard").__version__ in done.stdout


def test_the_wheel_knows_its_game_and_its_content(tabard: Path, tmp_path: Path) -> None:
    done = run(tabard, tmp_path, "info", "smallworld", "--json")
    assert done.returncode == 0, done.stderr
    told = json.loads(done.stdout)
    assert told["game"] == "smallworld"
    content = {name: told["content"][name] for name in ("races", "powers", "artifacts", "places")}
    assert content == {"races": 16, "powers": 20, "artifacts": 5, "places": 7}


def test_the_wheel_serves_its_client_and_keeps_tables(tabard: Path, tmp_path: Path) -> None:
    """Migrations and the built client are inside: a server starts, shows its page, has a guest."""
    server = Served(tmp_path / "data", (str(tabard),), PYTHONPATH="").start()
    try:
        with urlopen(server.address, timeout=120) as answer:
            page = answer.read().decode()
        script = re.search(r'src="(/assets/[^"]+\.js)"', page)
        assert script, page
        with urlopen(server.address + script[1], timeout=120) as answer:
            assert "javascript" in answer.headers["content-type"]
            assert answer.read()
        with urlopen(server.address + "/api/me", timeout=120) as answer:
            assert json.load(answer)["name"]
    finally:
        server.stop()
    assert not server.complaints(), "".join(server.output)


def test_the_wheel_says_that_it_has_no_tests_to_run(tabard: Path, tmp_path: Path) -> None:
    done = run(tabard, tmp_path, "test")
    assert done.returncode == 2
    assert "without its source tree" in done.stderr
