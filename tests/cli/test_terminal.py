"""The terminal client, played through scripted input: whole games, every command, bad lines."""

from __future__ import annotations

import os
import pty
import re
import select
import subprocess
import sys
import time
from pathlib import Path

import pytest

from tabard.cli.screen import WORDS
from tabard.core.match import Match
from tabard.core.words import LANGUAGES

from .conftest import Run, Tabard

ROOT = Path(__file__).parents[2]


def always(line: str, times: int = 400) -> str:
    return f"{line}\n" * times


def play(tabard: Tabard, lines: str, *arguments: object) -> Run:
    return tabard("play", "keepsake", "--seed", 1, *arguments, lines=lines)


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.parametrize("players", [3, 4])
@pytest.mark.parametrize(
    ("language", "question", "ending", "winner"),
    [
        ("en", "How many buttons do you bid?", "The game is over.", "winner"),
        ("it", "Quanti bottoni offri?", "La partita è finita.", "vincitore"),
    ],
)
def test_a_whole_game_is_played_from_a_script(
    tabard: Tabard,
    tmp_path: Path,
    players: int,
    language: str,
    question: str,
    ending: str,
    winner: str,
) -> None:
    file = tmp_path / "match.json"
    done = play(tabard, always("1"), "--players", players, "--lang", language, "--save", file)
    assert (done.code, done.err) == (0, "")
    assert question in done.out
    assert ending in done.out
    assert winner in done.out
    match = Match.load(file)
    assert match.over
    assert match.seats == players
    assert match.dice.seed.hex() in done.out
    assert f"tabard verify {file}" in done.out
    assert tabard("verify", file).code == 0


def test_the_same_seed_deals_the_same_game(tabard: Tabard) -> None:
    assert play(tabard, always("2 ")) == play(tabard, always("2 "))


def test_bots_can_be_watched(tabard: Tabard) -> None:
    done = play(tabard, "", "--seats", "random,heuristic,random")
    assert done.code == 0
    assert "The game is over." in done.out
    assert "Round 3 begins." in done.out
    assert "draws the" not in done.out  # a spectator is told no cards


def test_two_people_and_a_bot_share_the_terminal(tabard: Tabard) -> None:
    done = play(tabard, always("1"), "--seats", "human,human,random")
    assert done.code == 0
    assert "A> 1" in done.out
    assert "B> 1" in done.out
    assert "C> " not in done.out


# -- input ----------------------------------------------------------------------------------------


def test_the_end_of_input_leaves_and_keeps(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = play(tabard, "bid 2\n", "--save", file)
    assert done.code == 0
    assert f"tabard play --load {file}" in done.out
    match = Match.load(file)
    assert not match.over
    assert [i.option for i in match.inputs if i.seat == 0] == ["bid 2"]


def test_a_kept_match_goes_on(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play(tabard, "bid 2\n", "--save", file)
    before = Match.load(file)
    done = tabard("play", "--load", file, lines=always("1"))
    assert done.code == 0
    after = Match.load(file)
    assert after.over
    assert after.commitment == before.commitment
    assert after.inputs[: len(before.inputs)] == before.inputs


def test_an_older_match_is_not_written_over(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    play(tabard, "bid 2\n", "--save", file)
    kept = file.read_bytes()
    done = play(tabard, "", "--save", file)
    assert done.code == 2
    assert "--load" in done.err
    assert file.read_bytes() == kept


@pytest.mark.parametrize(
    ("line", "taken"),
    [("3", "bid 2"), ("bid 4", "bid 4"), ("  bid   4 ", "bid 4"), ("5 buttons", "bid 5")],
)
def test_an_option_by_number_by_text_or_by_words(
    tabard: Tabard, tmp_path: Path, line: str, taken: str
) -> None:
    file = tmp_path / "match.json"
    play(tabard, f"{line}\n", "--save", file)
    assert [i.option for i in Match.load(file).inputs if i.seat == 0] == [taken]


def test_words_that_fit_several_options_list_them(tabard: Tabard) -> None:
    done = play(tabard, "buttons\n")
    listed = done.out.split("A> buttons")[1]
    assert "Several options fit" in listed
    assert "1 Bid 0 buttons" in listed
    assert "Bid 1 button\n" not in listed


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no option 0: they run from 1 to 7."),
        ("8", "There is no option 8"),
        ("1 99", "There is no option 99"),
        ("1x0", "1 to 99 times"),
        ("1x100", "1 to 99 times"),
        ("1 1", "Nothing was done:"),
        ("1x2", "Nothing was done:"),
        ("dance", "“dance” is neither a command nor an option here."),
        ("bid", "Write it as: bid <number>."),
        ("play sofa", "There is no card called 'sofa' here."),
        ("play dust", "This does not answer the question."),
        ("why", "Why what?"),
        ("why sofa", "There is no move called 'sofa'."),
        ("rule", "Which rule?"),
        ("rule KS-NONE", "no list of rules"),
        ("lang fr", "There is no language “fr”."),
        ("save", "Where to?"),
        ("save /no/such/folder/m.json", "can't be written"),
        ("undo", "nothing to take back"),
        ("wait", "Nobody else is asked now."),
    ],
)
def test_a_bad_line_gets_its_sentence_and_changes_nothing(
    tabard: Tabard, tmp_path: Path, line: str, answer: str
) -> None:
    file = tmp_path / "match.json"
    done = play(tabard, f"{line}\n", "--save", file)
    assert done.code == 0
    assert answer in done.out.split(f"A> {line}")[1]
    assert not [i for i in Match.load(file).inputs if i.seat == 0]


def test_several_numbers_are_all_done_or_none(tabard: Tabard, tmp_path: Path) -> None:
    """With 12 rolls in a row: three of them at once, once by list and once by times."""
    single, listed, times = (tmp_path / f"{i}.json" for i in range(3))
    script = crowded(tabard, tmp_path)
    play(tabard, script + "1\n1\n", "--save", single, "--seats", "human,human,human")
    play(tabard, script + "1, 1\n", "--save", listed, "--seats", "human,human,human")
    play(tabard, script + "1x2\n", "--save", times, "--seats", "human,human,human")
    states = [Match.load(file).state.key() for file in (single, listed, times)]
    assert states[0] == states[1] == states[2]


def crowded(tabard: Tabard, folder: Path) -> str:
    """Lines up to a position where one seat is asked the same thing twice in a row."""
    for length in range(1, 80):
        file = folder / f"find-{length}.json"
        play(tabard, always("1", length), "--save", file, "--seats", "human,human,human")
        match = Match.load(file)
        if (ask := match.pending) is None or len(ask.who) > 1 or ask.sealed:
            continue
        seat, option = ask.who[0], ask.options_of(ask.who[0])[0]
        trial = Match.load(file)
        trial.answer(seat, option)
        after = trial.pending
        if after and after.who == ask.who and after.label == ask.label:
            return always("1", length)
    raise AssertionError("no such position")


# -- commands ---------------------------------------------------------------------------------------


def test_help_shows_what_can_be_typed(tabard: Tabard) -> None:
    for language, word in (("en", "help"), ("it", "aiuto")):
        done = play(tabard, f"{word}\n", "--lang", language)
        shown = done.out.split(f"A> {word}")[1]
        for command in ("undo", "why", "rule", "log", "look", "lang", "save", "quit", "wait"):
            assert WORDS.say(language, f"cli-cmd-{command}") in shown
        assert "bid 0" in shown


def test_why_and_why_not(tabard: Tabard) -> None:
    done = play(tabard, "why 1\nwhy not play chest\nwhy not bid 6\n")
    assert "Bid 0 buttons: allowed. You may do this." in done.out
    assert "Play the chest: not allowed. This does not answer the question." in done.out
    assert "KS-TURN" in done.out
    assert "Bid 6 buttons: allowed." in done.out


def test_why_in_italian(tabard: Tabard) -> None:
    done = play(tabard, "perché non play chest\n", "--lang", "it")
    assert "non permesso" in done.out
    assert "not allowed" not in done.out


def test_log_tells_everything_again_and_look_shows_everything(tabard: Tabard) -> None:
    done = play(tabard, "log\nlook\n")
    told, shown = done.out.split("A> log")[1].split("A> look")
    assert told.count("draws") == done.out.split("A> log")[0].count("draws") > 0
    assert "D8" in shown
    assert "you can't see it" in shown


def test_the_log_since_the_last_decision_is_told_once(tabard: Tabard) -> None:
    done = play(tabard, "1\n1\n")
    assert done.out.count("Round 1 begins.") == 1


def test_the_language_changes_in_the_middle(tabard: Tabard) -> None:
    done = play(tabard, "lang it\nlingua en\n")
    english, italian, again = re.split(r"A> .*", done.out)[:3]
    assert "How many buttons" in english
    assert "Quanti bottoni offri?" in italian
    assert "How many buttons" in again


def test_undo_takes_the_last_answer_back(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    done = play(tabard, "bid 2\nundo\nbid 5\n", "--seats", "human,human,human", "--save", file)
    assert "Taken back." not in done.out  # B is asked now, and has nothing to take back
    done = play(tabard, "quit\n", "--seats", "human,human,human")
    assert done.code == 0


def test_wait_lets_the_other_of_a_side_act_first(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    script = always("bid 0", 4) + "wait\nrest\n"
    done = play(tabard, script, "--seats", "human,human,human,human", "--save", file)
    assert "Several seats are asked at once" in done.out
    acted = [i.seat for i in Match.load(file).inputs if i.label == "act"]
    assert acted == [3]  # B and D are asked; B waits, so D acts


def test_save_writes_a_copy_elsewhere(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "copy.json"
    done = play(tabard, f"bid 1\nsave {file}\nquit\n")
    assert done.code == 0
    assert not Match.load(file).over


def test_both_languages_say_the_same_things() -> None:
    english, italian = (WORDS.keys(language) for language in LANGUAGES)
    assert english == italian


def test_no_message_is_left_unused() -> None:
    source = "".join(p.read_text() for p in (ROOT / "src" / "tabard" / "cli").glob("*.py"))
    own = [key for key in WORDS.keys("en") if key.startswith("cli-")]
    made = ("cli-cmd-", "cli-help-")
    assert [k for k in own if not k.startswith(made) and f'"{k}"' not in source] == []


# -- a real terminal --------------------------------------------------------------------------------

START = """
import sys
sys.path.insert(0, sys.argv.pop(1))
from tabard.cli import main
from tabard.core import registry
from tests.keepsake import GAME
registry.register(GAME)
sys.exit(main())
"""


class Screen:
    """The command in a pseudo-terminal: what it shows, and fingers."""

    def __init__(self, *arguments: object) -> None:
        self.master, slave = pty.openpty()
        environment = dict(os.environ, TERM="xterm-256color", COLUMNS="160")
        self.process = subprocess.Popen(
            [sys.executable, "-c", START, str(ROOT), *map(str, arguments)],
            stdin=slave,
            stdout=slave,
            stderr=slave,
            env=environment,
            start_new_session=True,
        )
        os.close(slave)
        self.seen = ""

    def until(self, text: str, seconds: float = 60) -> str:
        """What came up to this text."""
        end = time.monotonic() + seconds
        while text not in self.seen:
            ready = select.select([self.master], [], [], max(0.0, end - time.monotonic()))[0]
            assert ready, f"{text!r} did not come; the screen says: {self.seen[-2000:]}"
            try:
                self.seen += os.read(self.master, 65536).decode(errors="replace")
            except OSError:
                raise AssertionError(f"it ended before {text!r}: {self.seen[-2000:]}") from None
        before, _, self.seen = self.seen.partition(text)
        return before

    def type(self, text: str) -> None:
        os.write(self.master, text.encode())

    def end(self) -> int:
        code = self.process.wait(60)
        os.close(self.master)
        return code


def test_a_terminal_shows_colours_and_hides_one_seat_from_the_next() -> None:
    screen = Screen("play", "keepsake", "--seed", 1, "--seats", "human,human,random")
    shown = screen.until("A> ")
    assert "\x1b[" in shown
    assert "●" in shown
    screen.type("bid 1\n")
    cleared = screen.until("Now it is seat B.")
    assert "\x1b[2J" in cleared
    screen.type("\n")
    shown = screen.until("B> ")
    assert "◆" in shown
    screen.type("\x04")  # end of input
    screen.until("Until next time.")
    assert screen.end() == 0


def test_an_interrupt_keeps_the_match(tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    screen = Screen("play", "keepsake", "--seed", 1, "--save", file)
    screen.until("A> ")
    screen.type("bid 1\n")
    screen.until("A> ")
    screen.process.send_signal(2)
    screen.until("The match is kept in")
    assert screen.end() == 130
    assert [i.option for i in Match.load(file).inputs if i.seat == 0] == ["bid 1"]
