"""`python -m tabard.cli.client_check`: the client's types, its tests, and a build of it that must
be what is committed, byte for byte. `tabard test` runs it as one of its parts."""

from __future__ import annotations

import hashlib
import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory

from .browsers import NODE, NPM, Missing, find_node

PASSED, FAILED, LEFT_OUT = 0, 1, 75

BUILT = Path("src", "tabard", "server", "static")
STAMP = "stamp.txt"
"""Written beside the built files by `npm run build`; a test compares it with the sources."""
REBUILD = "cd client && npm ci && npm run build"

# What npm says when it is the network that fails, not the project.
NETWORK_SIGNS = ("ENOTFOUND", "EAI_AGAIN", "ECONNREFUSED", "ETIMEDOUT", "ECONNRESET", "network")


class Tools:
    """Node and npm for the client's folder. Its scripts call `node` by name, so that a folder
    where that name is the Node we found comes first on their path."""

    def __init__(self, client: Path, node: str, npm: str, names: Path) -> None:
        self.client, self.node, self.script = client, node, npm
        (names / "node").symlink_to(node)
        self.environment = dict(os.environ, CI="1", NO_COLOR="1")
        self.environment["PATH"] = os.pathsep.join([str(names), os.environ.get("PATH", "")])

    def run(self, *arguments: str) -> int:
        command = [self.node, *arguments]
        return subprocess.run(command, cwd=self.client, env=self.environment).returncode

    def npm(self, *arguments: str) -> int:
        return self.run(self.script, *arguments)

    def install(self) -> int:
        """`npm ci`, unless the modules there are those of this lock file and this Node."""
        seen = self.client / "node_modules" / ".tabard-lock"
        version = subprocess.run([self.node, "--version"], capture_output=True).stdout
        lock = (self.client / "package-lock.json").read_bytes()
        key = hashlib.sha256(lock + version).hexdigest()
        if seen.is_file() and seen.read_text() == key:
            return PASSED
        say("installing the client's packages (npm ci) ...")
        done = subprocess.run(
            [self.node, self.script, "ci", "--no-audit", "--no-fund"],
            cwd=self.client,
            env=self.environment,
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
            errors="replace",
        )
        if done.returncode == 0:
            seen.write_text(key)
            return PASSED
        say(done.stdout.strip())
        return LEFT_OUT if any(sign in done.stdout for sign in NETWORK_SIGNS) else FAILED


def files(folder: Path) -> dict[str, bytes]:
    """What a build consists of: each file's path in it, and its bytes."""
    found = (path for path in sorted(folder.rglob("*")) if path.is_file())
    named = {path.relative_to(folder).as_posix(): path.read_bytes() for path in found}
    named.pop(STAMP, None)
    return named


def differences(committed: Path, built: Path) -> list[str]:
    """How the committed client differs from the one just built, a sentence for each file."""
    old, new = files(committed), files(built)
    return [
        *(f"{name} is committed, but no longer built" for name in sorted(old.keys() - new.keys())),
        *(f"{name} is built, but not committed" for name in sorted(new.keys() - old.keys())),
        *(f"{name} differs" for name in sorted(old) if name in new and old[name] != new[name]),
    ]


def check(root: Path, node: str, npm: str) -> int:
    """Every step, whatever the others say; FAILED when one did."""
    failed = []
    with TemporaryDirectory(prefix="tabard-client-") as scratch:
        names, built = Path(scratch, "bin"), Path(scratch, "built")
        names.mkdir()
        tools = Tools(root / "client", node, npm, names)
        code = tools.install()
        if code == LEFT_OUT:
            say("The client's packages could not be downloaded: is there a network?")
        if code:
            return code
        say("types (svelte-check) ...")
        if tools.npm("run", "--silent", "check"):
            failed.append("its types")
        say("tests (vitest) ...")
        if tools.npm("run", "--silent", "test"):
            failed.append("its tests")
        say("build (vite) ...")
        vite = Path("node_modules", "vite", "bin", "vite.js")
        arguments = ("build", "--outDir", str(built), "--emptyOutDir", "--logLevel", "warn")
        if tools.run(str(vite), *arguments):
            failed.append("its build")
        else:
            stale = differences(root / BUILT, built)
            if stale:
                failed.append(f"the built client in {BUILT.as_posix()}, which is not fresh")
                say("\n".join(stale))
                say(f"To build it anew: {REBUILD}")
    say(f"The client FAILED: {'; '.join(failed)}." if failed else "The client passed.")
    return FAILED if failed else PASSED


def main() -> int:
    root = Path(__file__).resolve().parents[3]
    node, npm = os.environ.get(NODE), os.environ.get(NPM)
    if not node or not npm:
        found = find_node()
        if isinstance(found, Missing):
            say(f"NOT RUN: {found.why} {found.remedy}")
            return LEFT_OUT
        node, npm = found[NODE], found[NPM]
    return check(root, node, npm)


def say(line: str) -> None:
    print(line, flush=True)


if __name__ == "__main__":
    sys.exit(main())
