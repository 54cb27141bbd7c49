"""What can be typed at the terminal client: options and commands, in both languages."""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, NamedTuple

from rich.table import Table
from rich.text import Text

from tabard.core.ask import Option, Seat
from tabard.core.catalogue import has_rules
from tabard.core.errors import Illegal, Malformed
from tabard.core.files import write_whole
from tabard.core.info import Standing
from tabard.core.phrase import ORDERS_ABOUT, order_text
from tabard.core.scenario import position_text
from tabard.core.words import LANGUAGES

from .rulebook import catalogue_of, rule_text, rule_title
from .screen import WORDS

if TYPE_CHECKING:
    from .terminal import Terminal

PASS: tuple[Option, ...] = (("pass",),)
"""All that there is to choose when nothing is: Enter is enough."""
NAMES = ("undo", "why", "rule", "log", "look", "orders", "help", "lang", "save", "quit", "wait")

# One or more of: a number, or a number and how many times in a row.
_NUMBERS = re.compile(r"\d+(?:\s*[x×*]\s*\d+)?(?:[\s,]+\d+(?:\s*[x×*]\s*\d+)?)*")
_NUMBER = re.compile(r"(\d+)(?:\s*[x×*]\s*(\d+))?")


class Leave(Exception):
    """The player leaves: nothing is wrong, the loop just ends."""


class Asked(NamedTuple):
    """A question as it stands on the screen: whose it is, and the options by number."""

    seat: Seat
    options: tuple[Option, ...]


class Commands:
    """Reads a line and does it."""

    def __init__(self, terminal: Terminal) -> None:
        self.terminal = terminal
        self.copy: Path | None = None
        """Where `save` has written this match."""

    def say(self, key: str, **arguments: Any) -> str:
        return WORDS.say(self.terminal.language, key, **arguments)

    def obey(self, line: str, asked: Asked) -> bool:
        """Do what the line says. True: the game may have moved, so the question must be put anew.
        `Malformed` or `Illegal` says why it can't be done."""
        if not line and asked.options != PASS:
            return False
        line = line or PASS[0][0]
        options = self.picked(line, asked)
        if options:
            try:
                self.terminal.answer(asked, options)
            except Illegal as error:
                raise Illegal(self.say("cli-none-done", why=str(error)), error.rule) from error
            return True
        word, _, rest = line.partition(" ")
        name = self.command(word)
        if name is None:
            return self.narrow(line, asked)
        return bool(getattr(self, f"do_{name}")(rest.strip(), asked))

    def command(self, word: str) -> str | None:
        """The command this word names, in any language (and without its accent)."""
        plain = word.lower().replace("é", "e").replace("è", "e")
        for name in NAMES:
            words = [name, *(WORDS.say(language, f"cli-cmd-{name}") for language in LANGUAGES)]
            if plain in [w.replace("é", "e") for w in words]:
                return name
        return None

    # -- options -----------------------------------------------------------------------------

    def picked(self, line: str, asked: Asked) -> list[Option]:
        """The options that numbers or an option's own text name; none: it is something else."""
        if _NUMBERS.fullmatch(line):
            found: list[Option] = []
            for number, times in _NUMBER.findall(line):
                found += [self.numbered(int(number), asked)] * self.times(times)
            return found
        s = self.terminal.match.state
        written = " ".join(line.split())
        codec = self.terminal.game.options
        return [option for option in asked.options if codec.text(s, option) == written][:1]

    def times(self, text: str) -> int:
        if text and not 1 <= int(text) <= 99:
            raise Malformed(self.say("cli-times-limit", times=text))
        return int(text or 1)

    def numbered(self, number: int, asked: Asked) -> Option:
        if not 1 <= number <= len(asked.options):
            last = len(asked.options)
            raise Malformed(self.say("cli-no-number", number=number, last=last))
        return asked.options[number - 1]

    def matching(self, line: str, asked: Asked) -> list[int]:
        """Options in whose sentence or text all these words occur."""
        terminal = self.terminal
        words = line.lower().split()
        found = []
        for i, option in enumerate(asked.options):
            written = terminal.game.options.text(terminal.match.state, option)
            whole = f"{terminal.option_text(option)} {written}".lower()
            if all(word in whole for word in words):
                found.append(i)
        return found

    def narrow(self, line: str, asked: Asked) -> bool:
        """A few words: the one option they fit is taken, several are listed."""
        found = self.matching(line, asked)
        if len(found) == 1:
            self.terminal.answer(asked, [asked.options[found[0]]])
            return True
        if found:
            self.terminal.say("cli-several-match", text=line)
            self.terminal.list_options(asked, found)
        else:
            self.refuse(line, asked)
        return False

    def refuse(self, line: str, asked: Asked) -> None:
        """Say why not: by the rule when it is an option at all, else that it is none."""
        try:
            option = self.written(line)
        except Malformed:
            if line.split()[0] in self.terminal.game.options.verbs:
                raise
            raise Malformed(self.say("cli-no-match", text=line)) from None
        self.explain(option, asked)

    # -- commands ----------------------------------------------------------------------------

    def do_undo(self, rest: str, asked: Asked) -> bool:
        refused = self.terminal.match.can_undo(asked.seat)
        if refused is not None:
            raise Illegal(self.say("cli-no-undo", why=refused))
        self.terminal.match.undo(asked.seat)
        self.terminal.say("cli-undone")
        return True

    def do_why(self, rest: str, asked: Asked) -> None:
        words = rest.split()
        if words and words[0].lower() in [WORDS.say(lang, "cli-not") for lang in LANGUAGES]:
            words = words[1:]
        if not words:
            raise Malformed(self.say("cli-why-what"))
        text = " ".join(words)
        if text.isdigit():
            option = self.numbered(int(text), asked)
        else:
            found = self.matching(text, asked)
            option = asked.options[found[0]] if len(found) == 1 else self.written(text)
        self.explain(option, asked)

    def written(self, text: str) -> Option:
        """An option that need not be legal now, from its text form or the sentence for it."""
        try:
            return self.terminal.game.options.parse(self.terminal.match.state, text)
        except Malformed as error:
            for option in self.thinkable():
                if self.terminal.option_text(option).lower() == text.lower():
                    return option
            raise Malformed(self.say("cli-unreadable", text=text, why=str(error))) from error

    def thinkable(self) -> Iterator[Option]:
        """Every option about at most one thing that is here, legal or not."""
        s = self.terminal.match.state
        for verb, kinds in self.terminal.game.options.verbs.items():
            if not kinds:
                yield (verb,)
            elif len(kinds) == 1:
                here = kinds[0].index if kinds[0].local is None else kinds[0].local(s)
                yield from ((verb, number) for number in here.values())

    def explain(self, option: Option, asked: Asked) -> None:
        """The sentence with its sum, and the rule behind it."""
        terminal = self.terminal
        game, s = terminal.game, terminal.match.state
        reason = game.explain(s, asked.seat, option).weighed(game.odds(s, asked.seat, option))
        verdict = self.say("cli-legal" if reason.legal else "cli-illegal")
        line = Text(f"{terminal.option_text(option)}: ")
        line.append(verdict, style="green" if reason.legal else "red")
        terminal.console.print(line.append(f". {reason.sentence(terminal.language)}"))
        if reason.rule is not None:
            title = Text(reason.rule, style="bold")
            if has_rules(terminal.game.info.package):
                title = rule_title(catalogue_of(terminal.game)[reason.rule], terminal.language)
            terminal.console.print(title)

    def do_rule(self, rest: str, asked: Asked) -> None:
        if not rest:
            raise Malformed(self.say("cli-rule-what", rule=self.some_rule()))
        try:
            rule = catalogue_of(self.terminal.game)[rest.upper()]
        except Malformed as error:
            raise Malformed(self.say("cli-no-rule", rule=rest, why=str(error))) from error
        self.terminal.console.print(rule_text(rule, self.terminal.language))

    def some_rule(self) -> str:
        """An id, to show what ids look like."""
        if not has_rules(self.terminal.game.info.package):
            return "ID"
        return next(rule.id for rule in catalogue_of(self.terminal.game))

    def do_log(self, rest: str, asked: Asked) -> None:
        if not self.terminal.tell(asked.seat, everything=True):
            self.terminal.say("cli-no-events")
        self.terminal.question(asked)

    def do_look(self, rest: str, asked: Asked) -> None:
        self.terminal.look(asked.seat)
        self.terminal.question(asked)

    def do_orders(self, rest: str, asked: Asked) -> None:
        """List what stands and what could, or order something."""
        terminal = self.terminal
        game, match = terminal.game, terminal.match
        if not game.orders.verbs:
            raise Illegal(self.say("cli-no-orders"))
        standing = game.standing(match.state, asked.seat)
        others = [o for choice in standing for o in choice.orders if o != choice.now]
        if not rest:
            self.list_orders(standing, others)
            terminal.question(asked)
            return
        if rest.isdigit() and not 1 <= int(rest) <= len(others):
            raise Malformed(self.say("cli-no-number", number=int(rest), last=len(others)))
        order = others[int(rest) - 1] if rest.isdigit() else game.orders.parse(match.state, rest)
        match.order(asked.seat, order)
        terminal.say("cli-ordered", order=self.order_text(order))

    def list_orders(self, standing: Sequence[Standing], others: list[Option]) -> None:
        terminal = self.terminal
        about = terminal.game.words.say(terminal.language, ORDERS_ABOUT)
        terminal.paragraph(Text(about, style="dim"))
        for choice in standing:
            for order in choice.orders:
                now = order == choice.now
                mark = "  ✓ " if now else f"{others.index(order) + 1:>3} "
                line = Text(mark, style="bold").append(self.order_text(order), style="not bold")
                terminal.console.print(line)

    def order_text(self, order: Option) -> str:
        terminal = self.terminal
        return order_text(terminal.game, terminal.match.state, order, terminal.language)

    def do_help(self, rest: str, asked: Asked) -> None:
        terminal = self.terminal
        sample = terminal.game.options.text(terminal.match.state, asked.options[0])
        arguments = {"first": 1, "second": 2, "text": sample, "rule": self.some_rule()}
        table = Table.grid(padding=(0, 2))
        unfit = ("help",) if terminal.game.orders.verbs else ("help", "orders")
        named = [name for name in NAMES if name not in unfit]
        for name in ("number", "several", "times", "text", *named):
            key = f"cli-help-{name}"
            about = WORDS.attr(terminal.language, key, "about") or ""
            table.add_row(Text(self.say(key, **arguments), style="bold"), Text(about))
        terminal.console.print(table)
        terminal.question(asked)

    def do_lang(self, rest: str, asked: Asked) -> bool:
        if rest.lower() not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise Malformed(self.say("cli-no-language", language=rest or "–", known=known))
        self.terminal.language = rest.lower()
        self.terminal.say("cli-language")
        return True

    def do_save(self, rest: str, asked: Asked) -> None:
        """The match, or in a file called .yaml the position as a scenario: what the seat can't
        know is drawn anew, so that the file tells nothing."""
        path = Path(rest) if rest else self.terminal.save
        if path is None:
            raise Malformed(self.say("cli-save-where"))
        if path.exists() and path not in (self.terminal.save, self.copy):
            raise Malformed(self.say("cli-save-exists", file=str(path)))
        try:
            if path.suffix == ".yaml":
                match = self.terminal.match
                write_whole(path, position_text(match.game, match.state, asked.seat))
            else:
                self.terminal.match.save(path)
        except Malformed as error:
            raise Malformed(self.say("cli-not-saved", file=str(path), why=str(error))) from error
        self.copy = path
        self.terminal.say(
            "cli-position-saved" if path.suffix == ".yaml" else "cli-saved", file=str(path)
        )

    def do_quit(self, rest: str, asked: Asked) -> None:
        raise Leave

    def do_wait(self, rest: str, asked: Asked) -> bool:
        ask = self.terminal.match.pending
        if ask is None or len(ask.who) < 2 or ask.sealed:
            raise Illegal(self.say("cli-wait-nobody"))
        self.terminal.waiting.append(asked.seat)
        return True
