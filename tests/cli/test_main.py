"""The command line as a whole: help, versions, bad input, and what is imported when."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import tabard as package
from tabard.cli import COMMANDS

from .conftest import Tabard


def test_help_teaches_every_command(tabard: Tabard) -> None:
    done = tabard("--help")
    assert done.code == 0
    assert done.err == ""
    for name in COMMANDS:
        assert name.split()[0] in done.out
    assert "tabard play --save mine.json" in done.out


def test_without_a_word_it_helps(tabard: Tabard) -> None:
    assert tabard() == tabard("--help")


@pytest.mark.parametrize("name", list(COMMANDS))
def test_every_command_has_help_with_a_sentence(tabard: Tabard, name: str) -> None:
    done = tabard(*name.split(), "--help")
    assert done.code == 0
    assert f"tabard {name}" in done.out
    assert "--help" in done.out


def test_the_version_is_told(tabard: Tabard) -> None:
    done = tabard("--version")
    assert (done.code, done.out.strip()) == (0, f"tabard {package.__version__}")


@pytest.mark.parametrize(
    ("arguments", "sentence"),
    [
        (["plya"], "Did you mean 'play', 'replay'?"),
        (["play", "--plyers", "3"], "--plyers"),
        (["scenario"], "Missing command"),
        (["scenario", "walk"], "walk"),
        (["info"], "Missing argument"),
        (["info", "keepsak"], "There is no game 'keepsak'."),
        (["play", "keepsak"], "Did you mean keepsake?"),
        (["play", "keepsake", "--players", "9"], "this game is for 3 to 4"),
        (["play", "keepsake", "--players", "some"], "--players"),
        (["play", "keepsake", "--bots", "genius"], "There is no bot 'genius'."),
        (["play", "keepsake", "--bots", "random,,random"], "commas"),
        (["play", "keepsake", "--seats", "human,random"], "has 2 seats"),
        (["play", "keepsake", "--seats", "human", "--bots", "random"], "not both"),
        (["play", "keepsake", "--players", "3", "--seats", "human"], "names 1 seats"),
        (["play", "keepsake", "--players", "3", "--bots", "random,random,random"], "more than 3"),
        (["play", "keepsake", "--lang", "fr"], "There is no language 'fr'."),
        (["play", "keepsake", "--option", "rounds"], "key=value"),
        (["play", "keepsake", "--option", "rounds=many"], "whole number"),
        (["play", "keepsake", "--option", "rounds=99"], "from 1 to 5"),
        (["play", "keepsake", "--option", "luck=1"], "There is no option 'luck'."),
        (["play", "--load", "/no/such/file.json"], "/no/such/file.json"),
        (["play", "keepsake", "--save", "/no/such/folder/m.json"], "can't be written"),
        (["replay", "/no/such/file.json"], "No such file"),
        (["verify", "/no/such/file.json"], "No such file"),
        (["rules", "keepsake"], "no list of rules"),
        (["pack", "check", "/no/such/folder", "--game", "keepsake"], "has no packs"),
        (["flow", "show", "auctoin", "--game", "keepsake"], "Did you mean auction"),
        (["scenario", "run", "/no/such/file.yaml"], "can't be read"),
    ],
)
def test_bad_input_gets_a_sentence_and_two(
    tabard: Tabard, arguments: list[str], sentence: str
) -> None:
    done = tabard(*arguments)
    assert done.code == 2
    assert sentence in done.err
    assert "Traceback" not in done.err
    assert done.out == "" or arguments[0] == "scenario"


def test_only_the_named_command_is_imported() -> None:
    code = (
        "import sys; from tabard.cli import main; main(['info', 'nothing']);"
        "print(sorted(m for m in sys.modules if m.startswith('tabard.cli.')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "tabard.cli.show" in done.stdout
    for other in ("play", "terminal", "sim", "bench", "files"):
        assert f"tabard.cli.{other}'" not in done.stdout


def test_python_dash_m_hands_the_exit_code_on(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "tabard", "replay", "missing.json"]
    done = subprocess.run(command, cwd=tmp_path, capture_output=True, text=True)
    assert done.returncode == 2
    assert done.stderr.startswith("tabard: missing.json")


@pytest.mark.parametrize(
    "command",
    [
        ("card", "Chain Lightning"),
        ("deck", "check", "mine.txt"),
        ("deck", "list"),
        ("deck", "show", "Horde Mage"),
        ("play", "tcg", "--terminal"),
        ("replay", "mine.json"),
        ("rules", "tcg", "TCG-CHAIN-01"),
    ],
)
def test_a_language_that_is_not_spoken(command: tuple[str, ...], tabard: Tabard) -> None:
    done = tabard(*command, "--lang", "xx")
    assert (done.code, done.out) == (2, "")
    assert "no language 'xx'" in done.err
