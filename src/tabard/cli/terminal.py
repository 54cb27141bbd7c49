"""The text client: made from the decision data alone, so that it plays every title.

It shows what happened, what the seat sees, the question and its numbered options, and reads
lines: numbers, options written out, and a few commands (`commands`). Bots answer in between.
"""

from __future__ import annotations

import sys
from collections.abc import Mapping
from contextlib import suppress
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any

from rich.columns import Columns
from rich.console import Console
from rich.padding import Padding
from rich.table import Table
from rich.text import Text

from tabard.core.ask import Ask, Option, Seat
from tabard.core.bot import Bot
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Illegal, Malformed
from tabard.core.game import SPECTATOR
from tabard.core.match import Match
from tabard.core.phrase import ORDERS_ABOUT, ask_text, option_text

from .board import Board
from .commands import PASS, Asked, Commands, Leave
from .screen import COLORS, WORDS, seat_mark
from .story import event_line, won

MANY = 8
"""From this number on, options stand in columns."""


class Lines:
    """What is typed. Without a keyboard the lines come from a file or a pipe, and are echoed so
    that the output reads like a conversation."""

    def __init__(self, console: Console) -> None:
        self.console = console
        self.keyboard = sys.stdin.isatty()
        if self.keyboard:
            # Makes input() remember lines and edit them; there is none on some systems.
            with suppress(ImportError):
                import_module("readline")

    def read(self, prompt: str) -> str:
        """The next line; `Leave` when there is none."""
        if self.keyboard:
            try:
                return input(prompt).strip()
            except EOFError:
                raise Leave from None
        line = sys.stdin.readline()
        if not line:
            raise Leave
        self.console.print(Text(f"{prompt}{line.strip()}", style="bold"))
        return line.strip()


class Terminal:
    """One match at one terminal: people here, bots in the other seats."""

    def __init__(
        self,
        match: Match[Any],
        bots: Mapping[Seat, Bot],
        language: str,
        console: Console,
        rng: Random,
        save: Path | None = None,
        resumed: Path | None = None,
    ) -> None:
        self.match, self.game, self.bots = match, match.game, bots
        self.language, self.console, self.rng = language, console, rng
        self.save, self.resumed = save, resumed
        self.lines = Lines(console)
        self.commands = Commands(self)
        self.people = [seat for seat in range(match.seats) if seat not in bots]
        self.told: dict[Seat, int] = {}
        """The number of the last log line that each viewer has read."""
        self.waiting: list[Seat] = []
        """Seats that let others answer first."""
        self.sitting: Seat | None = None
        """Whose eyes are on the screen, when several people share it."""
        self.drawn: tuple[Seat, str, int] | None = None
        """When the whole board was shown last: to whom, at which question, before which input
        of somebody else."""

    def say(self, key: str, style: str = "", **arguments: Any) -> None:
        text = Text(WORDS.say(self.language, key, **arguments), style=style)
        self.paragraph(text, whole="file" in arguments)

    def complain(self, error: Exception) -> None:
        self.paragraph(Text(str(error), style="red"))

    def paragraph(self, text: Text, whole: bool = False) -> None:
        """A sentence or two. On a screen they are broken between words, but paths stay whole;
        in a pipe the program that reads them breaks lines as it likes."""
        self.console.print(text, soft_wrap=whole or not self.console.is_terminal)

    # -- the loop ----------------------------------------------------------------------------

    def play(self) -> None:
        """Until the game is over or the player leaves; what was played is kept either way."""
        if self.save is not None:
            self.match.save(self.save)  # a file that can't be written is told before anybody plays
        self.welcome()
        try:
            while (ask := self.match.pending) is not None:
                seat = self.next_seat(ask)
                if seat in self.bots:
                    self.bot_answers(seat)
                else:
                    self.person_answers(seat, ask)
            self.finish()
        except Leave:
            self.say("cli-bye")
        finally:
            if self.save is not None:
                self.match.save(self.save)
                key = "cli-kept" if self.match.over else "cli-saved"
                self.say(key, "dim", file=str(self.save))

    def welcome(self) -> None:
        title = self.game.info.title[self.language]
        self.say("cli-welcome", "bold", title=title, seats=self.match.seats)
        for seat in range(self.match.seats):
            self.console.print(Text("  ").append_text(seat_mark(seat)), Text(self.who(seat)))
        self.say("cli-commitment", "dim", commitment=self.match.commitment[:16])
        if self.resumed is not None:
            self.say("cli-resumed", "dim", file=str(self.resumed))
        for note in self.match.notes:
            self.console.print(Text(note, style="yellow"))
        if self.game.orders.verbs and self.people:
            self.paragraph(Text(self.game.words.say(self.language, ORDERS_ABOUT)))
            self.say("cli-orders-how", "dim")

    def who(self, seat: Seat) -> str:
        if seat in self.bots:
            return WORDS.say(self.language, "cli-seat-bot", bot=self.bots[seat].spec)
        return WORDS.say(
            self.language, "cli-seat-you" if len(self.people) == 1 else "cli-seat-human"
        )

    def next_seat(self, ask: Ask) -> Seat:
        """People before bots, but those who let others go first after them."""
        able = [seat for seat in ask.who if ask.options_of(seat)]
        self.waiting = [seat for seat in self.waiting if seat in able]
        if len(self.waiting) == len(able):
            self.waiting = []
        return min(able, key=lambda seat: (seat in self.waiting, seat in self.bots, seat))

    def bot_answers(self, seat: Seat) -> None:
        bot = self.bots[seat]
        thinking = WORDS.say(self.language, "cli-thinking", seat=SEAT_NAMES[seat])
        with self.console.status(Text(thinking)):
            option = bot.choose(self.match.perspective(seat), self.rng)
        self.match.answer(seat, option)
        self.waiting = []
        if not self.people:
            self.tell(SPECTATOR)

    def person_answers(self, seat: Seat, ask: Ask) -> None:
        self.sit_down(seat)
        self.tell(seat)
        if ask.options_of(seat) == PASS and len(self.people) == 1 and not self.taken_back:
            # Where several people look at the screen this would tell the others about that hand.
            self.say("cli-passed", "dim", seat=SEAT_NAMES[seat])
            self.match.answer(seat, PASS[0])
            return
        self.draw(seat, ask.label)
        asked = Asked(seat, self.grouped(ask.options_of(seat)))
        self.question(asked)
        while True:
            try:
                if self.commands.obey(self.lines.read(f"{SEAT_NAMES[seat]}> "), asked):
                    break
            except (Malformed, Illegal) as error:
                self.complain(error)
        if self.save is not None:
            try:
                self.match.save(self.save)
            except Malformed as error:  # a full disk must not end the game
                self.complain(error)

    @property
    def taken_back(self) -> bool:
        """Whether the last thing that happened was an undo."""
        return bool(self.match.inputs) and self.match.inputs[-1].undo > 0

    def sit_down(self, seat: Seat) -> None:
        """When people share the screen, nobody sees what is not theirs."""
        changed = self.sitting is not None and self.sitting != seat
        self.sitting = seat
        if changed and self.game.info.hidden and self.lines.keyboard:
            self.console.clear()
            self.lines.read(WORDS.say(self.language, "cli-pass-the-screen", seat=SEAT_NAMES[seat]))

    def answer(self, asked: Asked, options: list[Option]) -> None:
        """All of them or none."""
        self.match.answer_all(asked.seat, options, self.match.number(asked.seat))
        self.waiting = []

    # -- showing -----------------------------------------------------------------------------

    def tell(self, viewer: Seat, everything: bool = False) -> int:
        """The log since the viewer's last decision, a sentence a line; returns how many."""
        last = 0 if everything else self.told.get(viewer, 0)
        lines = [line for line in self.match.log(viewer) if line.number > last]
        for line in lines:
            self.console.print(event_line(self.match, line.event, self.language))
            self.told[viewer] = line.number
        return len(lines)

    def board(self, seat: Seat) -> Board:
        s = self.match.state
        return Board(self.game, s, self.game.view(s, seat), self.language)

    def draw(self, seat: Seat, label: str) -> None:
        """The board; in a row of equal questions to one seat only its short form."""
        others = sum(i.seat != seat for i in self.match.inputs)
        now = (seat, label, others)
        board = self.board(seat)
        self.console.print()
        self.console.print(board.brief() if self.drawn == now else board.compact())
        self.drawn = now

    def look(self, seat: Seat) -> None:
        self.console.print(self.board(seat).full())

    def grouped(self, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """Options of the same verb side by side, verbs in the order of their first option."""
        verbs = list(dict.fromkeys(option[0] for option in options))
        return tuple(sorted(options, key=lambda option: verbs.index(option[0])))

    def question(self, asked: Asked) -> None:
        ask = self.match.pending
        assert ask is not None
        text = ask_text(self.game, self.match.state, ask.label, self.language)
        line = Table.grid(padding=(0, 2))  # a long question goes on under its first word
        line.add_row(seat_mark(asked.seat), Text(text, style="bold"))
        self.console.print(line)
        if ask.sealed:
            self.say("cli-sealed", "dim")
        elif len(ask.who) > 1:
            self.say("cli-more-than-one", "dim")
        self.list_options(asked, range(len(asked.options)))

    def list_options(self, asked: Asked, which: Any) -> None:
        """Numbered options, each with what it comes to when there is a sum behind it; each verb
        starts anew when there are many."""
        groups: dict[str, list[Text]] = {}
        for i in which:
            option = asked.options[i]
            text = Text(f"{i + 1:>3} ", style=f"bold {COLORS[asked.seat]}")
            text.append(self.option_text(option), style="not bold default")
            reason = self.game.explain(self.match.state, asked.seat, option)
            if reason.sum is not None:
                text.append(f" ({reason.sum.total})", style="not bold dim")
            groups.setdefault(option[0], []).append(text)
        if sum(map(len, groups.values())) < MANY:
            for texts in groups.values():
                self.console.print(*texts, sep="\n")
            return
        for texts in groups.values():
            columns = Columns(texts, equal=True, column_first=True, padding=(0, 2))
            self.console.print(Padding(columns, 0))

    def option_text(self, option: Option) -> str:
        return option_text(self.game, self.match.state, option, self.language)

    # -- the end -----------------------------------------------------------------------------

    def finish(self) -> None:
        self.tell(SPECTATOR if self.sitting is None else self.sitting)
        outcome = self.match.outcome()
        self.console.print()
        self.say("cli-over", "bold")
        if outcome is not None:
            self.console.print(self.scores(outcome.scores, outcome.winners))
            told = won(outcome.winners, self.match.seats, self.language)
            self.console.print(Text(told, style="bold"))
        self.say("cli-seed-told", seed=self.match.dice.seed.hex())
        if self.save is None:
            self.say("cli-verify-save")
        else:
            self.say("cli-verify-how", file=str(self.save))

    def scores(self, scores: tuple[int, ...], winners: tuple[Seat, ...]) -> Table:
        say = WORDS.say
        table = Table(header_style="dim")
        table.add_column(say(self.language, "cli-seat"))
        table.add_column(say(self.language, "cli-player"))
        table.add_column(say(self.language, "cli-score"), justify="right")
        table.add_column("")
        drawn = 1 < len(winners) == len(scores)
        for seat in sorted(range(len(scores)), key=lambda seat: -scores[seat]):
            mark = say(self.language, "cli-winner") if seat in winners and not drawn else ""
            table.add_row(seat_mark(seat), self.who(seat), str(scores[seat]), mark)
        return table
