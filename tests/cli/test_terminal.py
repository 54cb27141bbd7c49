"""The terminal client, played through scripted input: whole games, every command, bad lines."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.cells import cell_len
from rich.console import Console

from tabard.cli.screen import WORDS
from tabard.cli.terminal import Terminal
from tabard.core import registry
from tabard.core.match import Match
from tabard.core.words import LANGUAGES
from tests.keepsake import GAME

from .conftest import Run, Tabard

ROOT = Path(__file__).parents[2]


def always(line: str, times: int = 400) -> str:
    return f"{line}\n" * times


def play(tabard: Tabard, lines: str, *arguments: object) -> Run:
    return tabard("play", "keepsake", "--seed", 1, *arguments, lines=lines)


# -- whole games --------------------------------------------------------------------------------


@pytest.mark.slow
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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", registry.names())
def test_every_game_can_be_played_in_every_language(
    tabard: Tabard, tmp_path: Path, game: str, language: str
) -> None:
    file = tmp_path / "match.json"
    arguments = (game, "--terminal", "--seed", 2, "--lang", language, "--save", file)
    done = tabard("play", *arguments, lines=always("1", 3000))
    assert (done.code, done.err) == (0, "")
    assert Match.load(file).over
    assert WORDS.say(language, "cli-over") in done.out
    assert tabard("replay", file, "--lang", language).code == 0


def passes(file: Path) -> list[tuple[int, str]]:
    return [(i.seat, i.option) for i in Match.load(file).inputs if i.option == "pass"]


def test_who_can_only_pass_does_so_without_being_asked(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    script = "begin A\nkeep\npass\nlook\nundo\n"
    arguments = ("tcg", "--terminal", "--seed", 2, "--save", file, "--seats", "human,heuristic")
    done = tabard("play", *arguments, lines=script)
    assert (done.code, done.err) == (0, "")
    assert "A can only pass, and does so." in done.out
    assert passes(file).count((0, "pass")) > 1


def test_where_several_people_look_enter_passes(tabard: Tabard, tmp_path: Path) -> None:
    """Done by itself it would tell the other that there was no choice."""
    file = tmp_path / "match.json"
    script = "\n1\n1\n1\npass\n\n\n"
    arguments = ("tcg", "--terminal", "--seed", 2, "--save", file, "--seats", "human,human")
    done = tabard("play", *arguments, lines=script)
    assert (done.code, done.err) == (0, "")
    assert "can only pass" not in done.out
    assert len({seat for seat, _ in passes(file)}) == 2
    assert len(passes(file)) == 2  # where there is a choice, Enter does nothing


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
    assert "Several options match" in listed
    assert "1 Bid 0 buttons" in listed
    assert "Bid 1 button\n" not in listed


@pytest.mark.parametrize(
    ("line", "answer"),
    [
        ("0", "There is no option 0: they go from 1 to 7."),
        ("8", "There is no option 8"),
        ("1 99", "There is no option 99"),
        ("1x0", "1 to 99 times"),
        ("1x100", "1 to 99 times"),
        ("1 1", "Nothing was done:"),
        ("1x2", "Nothing was done:"),
        ("dance", "“dance” is neither a command nor an option here."),
        ("play", "Write it as: play <card>."),
        ("play sofa", "There is no card called 'sofa' here."),
        ("play dust", "This does not answer the question."),
        ("why", "Why what?"),
        ("why sofa", "There is no move called 'sofa'."),
        ("rule", "Which rule?"),
        ("rule KS-NONE", "no list of rules"),
        ("lang fr", "There is no language “fr”."),
        ("save /no/such/folder/m.json", "can't be written"),
        ("undo", "nothing to undo"),
        ("wait", "No one else is asked now."),
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


@pytest.fixture
def rolling(tmp_path: Path) -> Path:
    """A kept match in which one seat is asked the same thing twice in a row: to roll a marble."""
    for seed in range(200):
        match = Match.new(GAME, seats=4, seed=bytes([seed]) * 32, nonces=list("abcd"))
        rng = Random(seed)
        while (ask := match.pending) is not None:
            seat = ask.who[0]
            if ask.label == "roll":
                trial = Match.from_json(match.to_json())
                trial.answer(seat, ask.options[0])
                if trial.pending and trial.pending[:2] == ask[:2]:
                    match.save(tmp_path / "rolling.json")
                    return tmp_path / "rolling.json"
            match.answer(seat, rng.choice(ask.options_of(seat)))
    raise AssertionError("no such position")


def go_on(tabard: Tabard, file: Path, lines: str) -> Match[Any]:
    done = tabard("play", "--load", file, "--seats", "human,human,human,human", lines=lines)
    assert (done.code, done.err) == (0, "")
    return Match.load(file)


def test_several_numbers_in_one_line(tabard: Tabard, rolling: Path, tmp_path: Path) -> None:
    ends = []
    for i, lines in enumerate(("1\n1\n", "1 1\n", "1, 1\n", "1x2\n", "1 x 2\n")):
        file = tmp_path / f"{i}.json"
        file.write_bytes(rolling.read_bytes())
        ends.append(go_on(tabard, file, lines).state.key())
    assert len(set(ends)) == 1
    assert ends[0] != Match.load(rolling).state.key()


def test_if_one_of_several_fails_none_is_done(tabard: Tabard, rolling: Path) -> None:
    before = Match.load(rolling).inputs
    assert go_on(tabard, rolling, "1x50\n").inputs == before


def test_undo_takes_the_last_answer_back(tabard: Tabard, rolling: Path) -> None:
    before = Match.load(rolling)
    after = go_on(tabard, rolling, "1\nundo\n")
    assert after.state.key() == before.state.key()
    assert after.inputs[-1].undo == len(before.inputs) + 1


# -- commands -------------------------------------------------------------------------------------


def test_help_shows_what_can_be_typed(tabard: Tabard) -> None:
    for language, word in (("en", "help"), ("it", "aiuto")):
        done = play(tabard, f"{word}\n", "--lang", language)
        shown = done.out.split(f"A> {word}")[1]
        for command in ("undo", "why", "rule", "log", "look", "lang", "save", "quit", "wait"):
            assert WORDS.say(language, f"cli-cmd-{command}") in shown
        assert "bid 0" in shown


def duel(tabard: Tabard, lines: str, *arguments: object) -> Run:
    return tabard("play", "tcg", "--seed", 5, *arguments, lines=lines)


@pytest.mark.parametrize(
    ("language", "word", "about", "third", "given"),
    [
        ("en", "orders", "quiet moments", "Ask me in my ready step", "From now on"),
        ("it", "ordini", "momenti tranquilli", "Chiedimi nella mia", "D'ora in poi"),
    ],
)
def test_orders_are_told_at_the_start_listed_and_given(
    tabard: Tabard, tmp_path: Path, language: str, word: str, about: str, third: str, given: str
) -> None:
    file = tmp_path / "duel.json"
    lines = f"{word}\n{word} 3\n{word} stops few\n{word} 99\n{word} nonsense\n{word}\n"
    done = duel(tabard, lines, "--lang", language, "--save", file)
    start, listed, first, second, number, nonsense, again = done.out.split("A> ")[:7]
    assert about in start
    assert about in listed
    assert f"  3 {third}" in listed
    assert given in first
    assert third in first
    assert given in second
    assert "99" in number
    assert "nonsense" in nonsense
    assert again.count("✓") == listed.count("✓") == 17
    orders = [i.order for i in Match.load(file).inputs if i.order]
    assert orders == ["ask my-ready", "stops few"]


def test_a_game_without_orders_has_none_to_give(tabard: Tabard) -> None:
    done = play(tabard, "orders\nhelp\n")
    assert WORDS.say("en", "cli-no-orders") in done.out
    assert "orders 3" not in done.out
    assert "orders, orders 3" in duel(tabard, "help\n").out


def test_why_and_why_not(tabard: Tabard) -> None:
    done = play(tabard, "why 1\nwhy not play chest\nwhy not bid 6\n")
    assert "Bid 0 buttons: allowed. You may do this." in done.out
    assert "Play the chest: not allowed. This does not answer the question." in done.out
    assert "KS-TURN" in done.out
    assert "Bid 6 buttons: allowed." in done.out


def test_why_not_takes_the_sentence_that_is_on_the_screen(tabard: Tabard) -> None:
    english = play(tabard, "why not play the chest\nplay the chest\n")
    assert english.out.count("Play the chest: not allowed.") == 2
    italian = play(tabard, "perché non gioca il baule\n", "--lang", "it")
    assert "non permesso" in italian.out


def test_what_a_conquest_costs_stands_beside_it(tabard: Tabard) -> None:
    done = tabard("play", "--seed", 5, "--option", "first=A", lines="1\nwhy 1\n1\n")
    listed, reason = done.out.split("A> why 1")
    found = re.search(r"1 Conquer (\w+) \((\d+)\)", listed)
    assert found is not None
    region, cost = found.groups()
    assert f"{cost} = 2 base + " in reason
    assert f"A conquers {region} with {cost} tokens." in reason
    assert re.search(r"Stop conquering *\n", listed)


@pytest.mark.parametrize("command", ["log", "look", "help"])
def test_the_question_is_put_again_after_a_long_answer(tabard: Tabard, command: str) -> None:
    done = play(tabard, f"{command}\n")
    assert "How many buttons do you bid?" in done.out.split(f"A> {command}")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_screen_is_80_wide(
    tabard: Tabard, monkeypatch: pytest.MonkeyPatch, language: str
) -> None:
    monkeypatch.setenv("COLUMNS", "80")
    script = always("look\nwhy 1" + "\n1" * 6, 10)
    done = tabard("play", "--seed", 6, "--players", 3, "--lang", language, lines=script)
    lines = done.out.splitlines()
    assert len(lines) > 400
    assert [line for line in lines if cell_len(line) > 80] == []


def test_why_in_italian(tabard: Tabard) -> None:
    done = play(tabard, "perché non play chest\n", "--lang", "it")
    assert "non permesso" in done.out
    assert "not allowed" not in done.out


def test_log_tells_everything_again_and_look_shows_everything(tabard: Tabard) -> None:
    done = play(tabard, "log\nlook\n")
    told, shown = done.out.split("A> log")[1].split("A> look")
    assert told.count("draws") == done.out.split("A> log")[0].count("draws") > 0
    assert "D8" in shown
    assert "hidden from you" in shown


def test_the_log_since_the_last_decision_is_told_once(tabard: Tabard) -> None:
    done = play(tabard, "1\n1\n")
    assert done.out.count("Round 1 begins.") == 1


def test_the_language_changes_in_the_middle(tabard: Tabard) -> None:
    done = play(tabard, "lang it\nlingua en\n")
    english, italian, again = re.split(r"A> .*", done.out)[:3]
    assert "How many buttons" in english
    assert "Quanti bottoni offri?" in italian
    assert "How many buttons" in again


def test_wait_lets_the_other_of_a_side_act_first(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    script = always("bid 0", 4) + "wait\nrest\n"
    done = play(tabard, script, "--seats", "human,human,human,human", "--save", file)
    assert "Several seats are asked at once" in done.out
    acted = [i.seat for i in Match.load(file).inputs if i.label == "act"]
    assert acted == [3]  # B and D are asked; B waits, so D acts


def test_save_asks_where_to(tabard: Tabard) -> None:
    assert "Where? Type" in play(tabard, "save\n").out


def test_save_writes_a_copy_elsewhere(tabard: Tabard, tmp_path: Path) -> None:
    file = tmp_path / "copy.json"
    done = play(tabard, f"bid 1\nsave {file}\nquit\n")
    assert done.code == 0
    assert not Match.load(file).over


def test_save_writes_a_position_down(tabard: Tabard, tmp_path: Path) -> None:
    """In the notation at the start of an auction, as the whole state when a bid is sealed."""
    first, second = tmp_path / "first.yaml", tmp_path / "second.yaml"
    done = play(tabard, f"save {first}\nbid 1\nsave {second}\nquit\n")
    assert f"tabard scenario run {first}" in done.out
    assert "position:\n  round: 1\n" in first.read_text(encoding="utf-8")
    assert "# Only the start of an auction can be written.\nstate:\n" in second.read_text("utf-8")
    assert tabard("scenario", "run", first, second).code == 0


def test_save_writes_over_its_own_copy_and_over_nothing_else(
    tabard: Tabard, tmp_path: Path
) -> None:
    file = tmp_path / "copy.json"
    play(tabard, f"save {file}\nbid 1\nsave {file}\n")
    kept = file.read_bytes()
    assert [i.option for i in Match.load(file).inputs if i.seat == 0] == ["bid 1"]
    done = play(tabard, f"save {file}\n")
    assert "already exists" in done.out
    other = tmp_path / "other.json"
    play(tabard, "bid 2\n", "--save", other)
    moved = tabard("play", "--load", other, "--save", file)
    assert (moved.code, moved.out) == (2, "")
    assert "already exists" in moved.err
    assert file.read_bytes() == kept


def test_both_languages_say_the_same_things() -> None:
    english, italian = (WORDS.keys(language) for language in LANGUAGES)
    assert english == italian


def test_no_message_is_left_unused() -> None:
    source = "".join(p.read_text() for p in (ROOT / "src" / "tabard" / "cli").glob("*.py"))
    own = [key for key in WORDS.keys("en") if key.startswith("cli-")]
    made = ("cli-cmd-", "cli-help-")
    used = set(re.findall(r"""["'](cli-[a-z-]+)["']""", source))
    assert [key for key in own if not key.startswith(made) and key not in used] == []


def test_a_draw_has_no_winners() -> None:
    """Everybody's share of it is the same: nobody is marked."""
    match = Match.new(GAME, None, 3, bytes(32), ["1", "2", "3"])
    end = Terminal(match, {}, "en", Console(), Random(1))

    def marks(winners: tuple[int, ...]) -> list[str]:
        return [str(cell) for cell in end.scores((0, 0, 0), winners).columns[3].cells]

    assert marks((0, 1, 2)) == ["", "", ""]
    assert marks((0, 2)) == ["winner", "", "winner"]
