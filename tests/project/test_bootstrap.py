"""The bootstrap's decisions, with stand-ins for venv and pip: nothing is downloaded."""

from __future__ import annotations

import importlib.util
import os
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Callable
from importlib.machinery import SourceFileLoader
from pathlib import Path
from types import ModuleType

import pytest

SCRIPT = Path(__file__).parents[2] / "tabard"

PYPROJECT = """\
[project]
name = "tabard"
version = "1"
dependencies = ["rich"]
[tool.ruff]
line-length = 100
"""


def load() -> ModuleType:
    loader = SourceFileLoader("tabard_bootstrap", str(SCRIPT))
    spec = importlib.util.spec_from_loader("tabard_bootstrap", loader)
    assert spec is not None
    module = importlib.util.module_from_spec(spec)
    written, sys.dont_write_bytecode = sys.dont_write_bytecode, True
    try:
        loader.exec_module(module)
    finally:
        sys.dont_write_bytecode = written
    return module


class Desk:
    """A project folder, and stand-ins that note what the bootstrap asked for."""

    def __init__(self, root: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.root = root
        self.bootstrap = load()
        self.calls: list[str] = []
        self.pip: Callable[[], tuple[int, str]] = lambda: (0, "")
        (root / "pyproject.toml").write_text(PYPROJECT)
        (root / "constraints.txt").write_text("rich==15.0.0\n")
        monkeypatch.setattr(self.bootstrap, "run", self.run)
        monkeypatch.setattr(self.bootstrap, "start", self.start)
        monkeypatch.setattr(self.bootstrap, "runs", lambda root: True)

    @property
    def venv(self) -> Path:
        return self.root / ".venv"

    @property
    def packages(self) -> Path:
        return Path(self.bootstrap.site_packages(str(self.root)))

    def run(self, command: list[str], root: str) -> tuple[int, str]:
        assert Path(root) == self.root
        if "venv" in command:
            self.calls.append("venv")
            (self.venv / "bin").mkdir(parents=True)
            (self.venv / "bin" / "python").symlink_to(sys.executable)
            (self.venv / "pyvenv.cfg").write_text("home = here\n")
            self.packages.mkdir(parents=True)
            return 0, ""
        self.calls.append("pip " + command[-1])
        code, output = self.pip()
        if code == 0:
            (self.packages / "rich").mkdir(exist_ok=True)
            if "test" in command[-1]:
                (self.packages / "pytest").mkdir(exist_ok=True)
        return code, output

    def start(self, root: str, arguments: list[str]) -> None:
        self.calls.append("start")

    def use(self, *arguments: str) -> list[str]:
        """Run the bootstrap and tell what it did. (The stand-in for exec returns: code 3.)"""
        self.calls = []
        self.bootstrap.main(list(arguments), str(self.root))
        # The real start does not come back; main tries twice when it does.
        return self.calls[: self.calls.index("start") + 1] if "start" in self.calls else self.calls


@pytest.fixture
def desk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Desk:
    return Desk(tmp_path.resolve(), monkeypatch)


ANEW = ["venv", "pip .", "start"]


def test_the_first_use_makes_the_environment_and_the_next_starts_at_once(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    assert desk.use("play") == ANEW
    told = capsys.readouterr()
    assert told.out == ""
    assert "making .venv" in told.err
    assert desk.use("play") == ["start"]
    assert capsys.readouterr().err == ""


def test_only_the_suite_needs_the_test_tools(desk: Desk) -> None:
    desk.use("play")
    assert desk.use("info", "test") == ["start"]
    assert desk.use("test", "--help") == ["start"]
    assert desk.use("test", "--quick") == ["pip .[test]", "start"]
    assert desk.use("test") == ["start"]
    assert desk.use("play") == ["start"]


def test_changed_dependencies_start_anew(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.use("play")
    (desk.root / "pyproject.toml").write_text(PYPROJECT.replace('"rich"', '"rich", "typer"'))
    capsys.readouterr()
    assert desk.use("play") == ANEW
    assert "have changed" in capsys.readouterr().err
    (desk.root / "constraints.txt").write_text("rich==16.0.0\n")
    assert desk.use("play") == ANEW


def test_what_was_there_comes_back_when_a_new_one_cannot_be_made(desk: Desk) -> None:
    desk.use("play")
    (desk.root / "constraints.txt").write_text("rich==16.0.0\n")
    desk.pip = lambda: (1, "Connection refused")
    assert desk.use("play") == ["venv", "pip ."]
    (desk.root / "constraints.txt").write_text("rich==15.0.0\n")
    assert desk.use("play") == ["start"]
    (desk.root / "constraints.txt").write_text("rich==16.0.0\n")
    desk.pip = lambda: (0, "")
    assert desk.use("play") == ANEW
    assert not (desk.root / ".venv.old").exists()


def test_a_tools_setting_is_no_dependency(desk: Desk) -> None:
    desk.use("play")
    (desk.root / "pyproject.toml").write_text(PYPROJECT.replace("100", "90"))
    assert desk.use("play") == ["start"]
    assert desk.bootstrap.ready(str(desk.root), set())


@pytest.mark.parametrize("harm", ["python", "junk", "package", "cfg", "stamp", "lib"])
def test_a_broken_environment_is_made_anew(desk: Desk, harm: str) -> None:
    desk.use("play")
    python = desk.venv / "bin" / "python"
    if harm == "python":
        python.unlink()
        python.symlink_to(desk.root / "gone")
    elif harm == "junk":
        python.unlink()
        python.write_text("#!/bin/sh\nexit 1\n")
        python.chmod(0o755)
    elif harm == "package":
        (desk.packages / "rich").rmdir()
    elif harm == "cfg":
        (desk.venv / "pyvenv.cfg").unlink()
    elif harm == "stamp":
        (desk.venv / "tabard-stamp").write_bytes(b"\xff\x00 rubbish")
    else:
        desk.packages.rename(desk.venv / "elsewhere")
    assert desk.use("play") == ANEW
    assert desk.use("play") == ["start"]


def test_what_was_added_later_does_no_harm(desk: Desk) -> None:
    desk.use("play")
    (desk.packages / "catanatron").mkdir()
    assert desk.use("play") == ["start"]


def test_a_moved_folder_starts_anew(desk: Desk, tmp_path: Path) -> None:
    desk.use("play")
    desk.root = desk.root.rename(tmp_path.resolve().parent / (tmp_path.name + "-moved"))
    assert desk.use("play") == ANEW


def test_another_python_starts_anew(desk: Desk, monkeypatch: pytest.MonkeyPatch) -> None:
    desk.use("play")
    monkeypatch.setattr(desk.bootstrap.sys, "version_info", (3, 99, 0))
    assert desk.use("play") == ANEW


def test_a_python_that_cannot_be_started_is_made_anew_once(
    desk: Desk, monkeypatch: pytest.MonkeyPatch
) -> None:
    desk.use("play")

    def refuse(root: str, arguments: list[str]) -> None:
        desk.calls.append("start")
        raise OSError("Exec format error")

    monkeypatch.setattr(desk.bootstrap, "start", refuse)
    desk.calls = []
    assert desk.bootstrap.main(["play"], str(desk.root)) == 3
    assert desk.calls == ["start", *ANEW]


def test_no_network_is_said_and_leaves_nothing_behind(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    noise = "\n".join(f"line {number}" for number in range(50))
    desk.pip = lambda: (
        1,
        noise + "\nERROR: No matching distribution found for rich\n[end of output]\n",
    )
    assert desk.bootstrap.main(["play"], str(desk.root)) == 3
    told = capsys.readouterr().err
    assert "could not be downloaded" in told
    assert "ERROR: No matching distribution found for rich" in told
    assert "line 49" in told
    assert "end of output" not in told
    assert "line 20" not in told
    assert not desk.venv.exists()


def test_another_failure_of_pip_is_not_blamed_on_the_network(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    desk.pip = lambda: (1, "ERROR: No space left on device")
    assert desk.bootstrap.main(["play"], str(desk.root)) == 3
    told = capsys.readouterr().err
    assert "pip could not install" in told
    assert "No space left" in told
    assert "network" not in told


def test_a_failure_to_add_the_test_tools_keeps_what_works(desk: Desk) -> None:
    desk.use("play")
    desk.pip = lambda: (1, "Temporary failure in name resolution")
    assert desk.bootstrap.main(["test"], str(desk.root)) == 3
    assert desk.use("play") == ["start"]


def test_an_interruption_leaves_nothing_behind(
    desk: Desk, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupt() -> tuple[int, str]:
        raise KeyboardInterrupt

    desk.pip = interrupt
    assert desk.bootstrap.main(["play"], str(desk.root)) == 130
    assert "interrupted" in capsys.readouterr().err
    assert not desk.venv.exists()


def test_a_missing_module_names_debians_package(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    real = importlib.util.find_spec
    monkeypatch.setattr(
        importlib.util, "find_spec", lambda name: None if name == "ensurepip" else real(name)
    )
    assert desk.bootstrap.main(["play"], str(desk.root)) == 3
    told = capsys.readouterr().err
    assert "ensurepip" in told
    assert "python3-venv" in told
    assert told.count("\n") == 1
    assert desk.calls == []


def test_a_folder_that_cannot_be_written_is_named(
    desk: Desk, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(root: str) -> int:
        raise PermissionError(13, "Permission denied")

    monkeypatch.setattr(desk.bootstrap, "lock", refuse)
    assert desk.bootstrap.main(["play"], str(desk.root)) == 3
    assert f"can't be made in {desk.root}" in capsys.readouterr().err


def test_an_unreadable_pyproject_is_said(desk: Desk, capsys: pytest.CaptureFixture[str]) -> None:
    desk.use("play")
    (desk.root / "pyproject.toml").write_text("[project\n")
    assert desk.bootstrap.main(["play"], str(desk.root)) == 3
    assert "pyproject.toml can't be read" in capsys.readouterr().err
    assert desk.venv.exists()


def test_two_starts_at_once_make_one_environment(
    desk: Desk, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    begun, waits = threading.Event(), threading.Event()
    say = desk.bootstrap.say

    def said(text: str) -> None:
        say(text)
        if "waiting for another start" in text:
            waits.set()

    def slowly() -> tuple[int, str]:
        begun.set()
        assert waits.wait(120), "the other start did not wait"
        return 0, ""

    desk.pip = slowly
    monkeypatch.setattr(desk.bootstrap, "say", said)
    root = str(desk.root)
    first = threading.Thread(target=desk.bootstrap.prepare, args=(root, set()))
    first.start()
    assert begun.wait(120)
    desk.bootstrap.prepare(root, set())
    first.join()
    assert desk.calls == ["venv", "pip ."]
    assert "waiting for another start" in capsys.readouterr().err


@pytest.mark.parametrize("version", [(3, 6, 15), (3, 10, 13), (2, 7, 18)])
def test_an_old_python_gets_a_sentence(version: tuple[int, int, int]) -> None:
    sentence = load().too_old(version, "python3")
    assert "needs Python 3.11 or newer" in sentence
    assert "python3 is Python {}.{}.{};".format(*version) in sentence


def test_a_new_python_gets_none() -> None:
    assert load().too_old((3, 11, 0)) is None
    assert load().too_old((4, 0, 0)) is None


def test_an_old_python_can_parse_the_script() -> None:
    import ast

    ast.parse(SCRIPT.read_text(), feature_version=(3, 6))
    assert "from __future__" not in SCRIPT.read_text()  # annotations came with 3.7


def test_the_old_pythons_exit_code_is_that_of_a_failed_bootstrap() -> None:
    program = (
        "import sys; sys.version_info = (3, 9, 2, 'final', 0); "
        "sys.argv = sys.argv[1:]; exec(compile(open(sys.argv[0]).read(), sys.argv[0], 'exec'), "
        "{'__name__': '__main__', '__file__': sys.argv[0]})"
    )
    done = subprocess.run(
        [sys.executable, "-c", program, str(SCRIPT)], capture_output=True, text=True
    )
    assert done.returncode == 3
    assert done.stdout == ""
    assert done.stderr.startswith("tabard: Tabard needs Python 3.11 or newer")


def test_a_terminated_start_ends_its_pip_and_cleans_up(tmp_path: Path) -> None:
    """For real, with a pip that takes too long: the half-made environment goes, and so does pip."""
    program = f"""
import importlib.util, sys
from importlib.machinery import SourceFileLoader
loader = SourceFileLoader("b", {str(SCRIPT)!r})
b = importlib.util.module_from_spec(importlib.util.spec_from_loader("b", loader))
sys.dont_write_bytecode = True
loader.exec_module(b)
b.make_venv = lambda root: b.os.mkdir(b.os.path.join(root, ".venv"))
sleep = "import os, time; open('pid', 'w').write(str(os.getpid())); time.sleep(600)"
b.install = lambda root, extras: b.run([sys.executable, "-c", sleep], root)
sys.exit(b.main(["play"], {str(tmp_path)!r}))
"""
    (tmp_path / "pyproject.toml").write_text(PYPROJECT)
    (tmp_path / "constraints.txt").write_text("")
    process = subprocess.Popen([sys.executable, "-c", program], stderr=subprocess.PIPE, text=True)
    note = tmp_path / "pid"
    deadline = time.monotonic() + 120
    while not (note.exists() and note.read_text()) and time.monotonic() < deadline:
        time.sleep(0.02)
    assert (tmp_path / ".venv").is_dir()
    process.send_signal(signal.SIGTERM)
    told = process.communicate(timeout=120)[1]
    assert process.returncode == 130
    assert "interrupted" in told
    assert not (tmp_path / ".venv").exists()
    with pytest.raises(ProcessLookupError):
        os.kill(int(note.read_text()), 0)
