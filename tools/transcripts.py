"""What seeded games look like from the outside: to see that a change of the code changes nothing.

    git worktree add /tmp/before v0.3.1
    PYTHONPATH=/tmp/before/src python tools/transcripts.py tcg --write before.txt
    python tools/transcripts.py tcg --check before.txt     # with this code: what differs
    python tools/transcripts.py tcg --show random:17       # one game in full, to compare
    python tools/transcripts.py tcg --against /tmp/before  # the same answers in both, step by step

A transcript holds what a player or a program can see: who is asked what, the options' texts, the
answer, the events' texts, every seat's view and the outcome. Digests and everything inside a state
are left out.

With `--against` the code of before plays, its own bots included, and this code is given the same
answers. What differs is counted by kind, with the first place where it was seen. What was changed
on purpose since 0.3.1 is in `MEANT`, with its reason and with where it may be seen; it is counted
apart. The command succeeds if nothing else differs.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import os
import re
import subprocess
import sys
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from itertools import pairwise
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tabard.bots import make
from tabard.core import registry
from tabard.core.ask import CHANCE
from tabard.core.bot import Perspective
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import TabardError
from tabard.core.game import SPECTATOR, Game

RANDOM, HEURISTIC = 500, 50

AS_BEFORE = {"tcg": "pass_over danger"}
"""Orders of a seat without which this code would ask more than that of before: 0.3.1 did not ask
those who could lose at once whether they wanted to act."""


class Meant(NamedTuple):
    """A kind of difference that was made on purpose."""

    kinds: str
    """A pattern for the whole kind."""
    why: str
    when: Callable[[Any], bool] = lambda s: True
    """In which of this code's positions it may be seen."""


def own_action_phase(s: Any) -> bool:
    from tabard.games.tcg.state import ACTION

    return bool(s.window == ACTION and s.ask.who == (s.turn,) and not s.chain)


MEANT = {
    "smallworld": (
        Meant(
            r"options of conquest: more: \w+|question more: conquest",
            "An aid that is chosen can be put back, and keeps nobody from anything else.",
            lambda s: bool(s.armed),
        ),
        Meant("view: column more: put_back", "The aids that were put back."),
        Meant("view: column more: ended", "Why somebody's turn ended by itself."),
    ),
    "tcg": (
        Meant(
            r"options of priority: gone: stops|view: column (gone: stop(s|ped)|more: wishes)",
            "Where to be asked is an order, given at any moment, and no answer.",
        ),
        Meant("view: column more: skipping", "One can pass until something happens."),
        Meant(
            "view: column more: triggers",
            "Powers that trigger one another without end are broken off (TCG-GENERAL-11).",
        ),
        Meant(
            "question more: priority",
            "Nobody's action phase ends by itself (TCG-ACTION-05).",
            own_action_phase,
        ),
    ),
}


def retold(game: str, heard: list[str]) -> list[str]:
    """What was heard before, as it is told now: in the card game an attack, a strike, a protection
    and a use of armor are one line each, which says that the card is exhausted by it."""
    if game != "tcg":
        return heard
    lines = [line.split() for line in heard]
    spent = [line[1:3] for line in lines if line[0] == "attacks"]
    spent += [line[-2:] for line in lines if line[0] in ("struck", "protects")]
    worn = {
        line[2]
        for line, then in pairwise(lines)
        if line[0] == "exhausted" and then[0] == "prevented" and then[-1] == line[1]
    }
    return [
        text
        for text, line in zip(heard, lines, strict=True)
        if line[0] not in ("attacks", "about_attack")
        and not (line[0] == "exhausted" and (line[1:3] in spent or line[2] in worn))
    ]


def table(game: Game[Any], seed: int, rng: Random) -> Any:
    """A new game: all numbers of seats in turn, and lists of one's own in every second game."""
    low, high = game.info.seats
    seats = low + seed % (high - low + 1)
    settings = None
    brings = getattr(game, "list_kind", None) or getattr(game, "lists", "")  # 0.3.x said `lists`
    if brings and seed % 2:
        settings = game.with_lists([game.random_list(rng) for _ in range(seats)])
    return game.new(settings, seats)


def transcript(game: Game[Any], bot: str, seed: int) -> Iterator[str]:
    """One game, line by line."""
    rng = Random(f"{game.info.id}/{bot}/{seed}")
    player = make(bot, game)
    s = table(game, seed, rng)
    heard: list[str] = []

    def hear(event: tuple[Any, ...], to: tuple[int, ...] | None) -> None:
        only = "" if to is None else " to " + "".join(SEAT_NAMES[w] for w in to)
        heard.append(f"  {game.events.text(s, event)}{only}")

    while (q := game.pending(s)) is not None:
        for seat in (SPECTATOR, *range(s.seats)):
            yield json.dumps(game.view(s, seat), sort_keys=True)
        if q.domain is not None:
            who, answer = CHANCE, q.domain.sample(rng.randrange)
            yield f"{q.label}: {answer} of {q.domain.text()}"
        else:
            who = q.who[rng.randrange(len(q.who))]
            texts = [game.options.text(s, option) for option in q.options_of(who)]
            answer = player.choose(Perspective(game, s, who), rng)
            chosen = game.options.text(s, answer)
            yield f"{SEAT_NAMES[who]} {q.label} {q.about!r}: {chosen} of {texts}"
        game.advance(s, answer, None if who == CHANCE else who, hear)
        yield from heard
        heard.clear()
    yield repr(game.outcome(s))


def steps(game: Game[Any], bot: str, seed: int) -> Iterator[dict[str, Any]]:
    """The same as JSON, of views only the columns that have changed: what the code of before tells
    to that of now."""
    rng = Random(f"{game.info.id}/{bot}/{seed}")
    player = make(bot, game)
    s = table(game, seed, rng)
    settings: Mapping[str, Any] = getattr(s, "settings", None) or s.options  # 0.3.x said `options`
    yield {"seats": s.seats, "settings": dict(settings)}
    shown: dict[int, dict[str, Any]] = {}
    while (q := game.pending(s)) is not None:
        views = {}
        for seat in (SPECTATOR, *range(s.seats)):
            view = game.view(s, seat)
            last, shown[seat] = shown.get(seat, {}), view["columns"]
            changed = {k: v for k, v in view["columns"].items() if k not in last or last[k] != v}
            views[str(seat)] = view | {"columns": changed}
        step = asked(game, s, q) | {"views": views}
        if q.domain is not None:
            who, answer = CHANCE, q.domain.sample(rng.randrange)
            step["answer"] = answer
        else:
            who = q.who[rng.randrange(len(q.who))]
            answer = player.choose(Perspective(game, s, who), rng)
            step["answer"] = game.options.text(s, answer)
        heard: list[str] = []
        step["events"] = heard
        game.advance(s, answer, None if who == CHANCE else who, hearing(game, s, heard))
        yield step | {"seat": who}
    yield {"outcome": repr(game.outcome(s))}


def asked(game: Game[Any], s: Any, q: Any) -> dict[str, Any]:
    seats = () if q.domain else q.who
    return {
        "label": q.label,
        "about": repr(game.about(s, q)),
        "who": list(q.who),
        "domain": None if q.domain is None else q.domain.text(),
        "options": [[game.options.text(s, o) for o in q.options_of(w)] for w in seats],
    }


def hearing(game: Game[Any], s: Any, heard: list[str]) -> Any:
    def hear(event: tuple[Any, ...], to: tuple[int, ...] | None) -> None:
        only = "" if to is None else " to " + "".join(SEAT_NAMES[w] for w in to)
        heard.append(f"{game.events.text(s, event)}{only}")

    return hear


class Beside:
    """A game of before, played again with this code."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game
        self.found: Counter[str] = Counter()
        """Every kind of difference, and how often it was seen."""
        self.meant: Counter[str] = Counter()
        """The same for what was meant, by its reason."""
        self.s: Any = None
        self.first: dict[str, str] = {}
        self.ended = self.questions = self.games = 0
        self.where = ""
        self.shown: dict[str, dict[str, Any]] = {}
        """By seat, the columns that the code of before shows."""
        self.owed: list[str] = []
        self.heard: list[str] = []
        """What the last answer brought about before, and now."""

    def differ(self, kind: str, before: Any, now: Any) -> None:
        for meant in MEANT.get(self.game.info.id, ()):
            if re.fullmatch(meant.kinds, kind) and meant.when(self.s):
                self.meant[meant.why] += 1
                return
        self.found[kind] += 1
        if kind not in self.first:
            self.first[kind] = f"{self.where}: {str(before)[:400]} before, {str(now)[:400]} now"

    def play(self, name: str, told: Iterator[dict[str, Any]]) -> None:
        """One game; `told` is left at its end, whatever happens."""
        first = next(told)
        self.games += 1
        self.where = f"{name}, at its start"
        s = self.game.new(first["settings"], first["seats"])
        for seat in range(s.seats):
            self.order(s, seat, AS_BEFORE.get(self.game.info.id))
        self.shown, self.owed, self.heard = {}, [], []
        lost = False
        for at, step in enumerate(told, 1):
            if not lost:
                self.s = s
                s = self.s = self.caught_up(s, step)
                self.events(retold(self.game.info.id, self.owed), self.heard)
                self.where = f"{name}, question {at}"
            if "outcome" in step:
                self.ended += not lost and self.end(s, step["outcome"])
                return
            self.questions += 1
            lost = lost or not self.follow(s, step)

    def end(self, s: Any, before: str) -> bool:
        now = repr(self.game.outcome(s))
        if now != before:
            self.differ("outcome", before, now)
        return now == before

    def order(self, s: Any, seat: int, text: str | None) -> None:
        if text is not None:
            self.game.obey(s, seat, self.game.orders.parse(s, text))

    def asks(self, s: Any, step: dict[str, Any]) -> bool:
        """Whether this is asked now: the same thing, of the same seat, with all that it could
        answer before."""
        q = self.game.pending(s)
        if q is None or "outcome" in step:
            return q is None and "outcome" in step
        if q.label != step["label"] or list(q.who) != step["who"]:
            return False
        offered = asked(self.game, s, q)["options"]
        return all(
            text in now or text.split()[0] in self.game.orders.verbs
            for before, now in zip(step["options"], offered, strict=True)
            for text in before
        )

    def caught_up(self, s: Any, step: dict[str, Any]) -> Any:
        """Where this code asks more than that of before: the answers by which the same happens."""
        if self.asks(s, step):
            return s
        for most in (1, 2, 3):
            ways = list(self.ways(s, step, self.heard, most))
            if ways:
                break
        else:
            return s
        owed = Counter(retold(self.game.info.id, self.owed))
        s, self.heard, more = min(ways, key=lambda way: _away(owed, Counter(way[1])))
        for label, answer in more:
            self.differ(f"question more: {label}", "nothing", answer)
        return s

    def ways(
        self, s: Any, step: dict[str, Any], heard: list[str], left: int
    ) -> Iterator[tuple[Any, list[str], tuple[tuple[str, str], ...]]]:
        """The ways from here to this question: where they lead, what is heard, what is answered."""
        q = self.game.pending(s)
        if self.asks(s, step):
            yield s, heard, ()
        elif left and q is not None and q.domain is None:
            for seat in q.who:
                for option in q.options_of(seat):
                    then, now = s.copy(), list(heard)
                    self.game.advance(then, option, seat, hearing(self.game, then, now))
                    said = (q.label, self.game.options.text(s, option))
                    for end, told, more in self.ways(then, step, now, left - 1):
                        yield end, told, (said, *more)

    def follow(self, s: Any, step: dict[str, Any]) -> bool:
        """Compare one question, answer it in the same way, and compare what happens."""
        game, q = self.game, self.game.pending(s)
        if q is None:
            self.differ("over", step["label"], "over")
            return False
        now = asked(game, s, q)
        for name in ("label", "who", "domain", "about"):
            if now[name] != step[name]:
                kind = f"{name} of {step['label']}"
                self.differ(kind, step[name], now[name])
                if name != "about":
                    return False
        for before, after in zip(step["options"], now["options"], strict=True):
            self.options(step["label"], before, after)
        for seat, view in step["views"].items():
            columns = self.shown.setdefault(seat, {})
            columns.update(view["columns"])
            self.view(view | {"columns": columns}, game.view(s, int(seat)))
        return self.answer(s, step)

    def options(self, label: str, before: list[str], after: list[str]) -> None:
        if before == after:
            return
        gone, more = Counter(before) - Counter(after), Counter(after) - Counter(before)
        for how, texts in (("gone", gone), ("more", more)):
            for verb in sorted({text.split()[0] for text in texts}):
                self.differ(f"options of {label}: {how}: {verb}", before, after)
        if [t for t in before if t not in gone] != [t for t in after if t not in more]:
            self.differ(f"options of {label}: another order", before, after)

    def view(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        if before == after:
            return
        for name in dict.fromkeys((*before, *after)):
            old, new = before.get(name), after.get(name)
            # Of what is asked, the label and the options have been compared.
            if name != "columns" and old != new and (name != "ask" or None in (old, new)):
                self.differ(f"view: {name}", old, new)
        columns: tuple[dict[str, Any], dict[str, Any]] = before["columns"], after["columns"]
        self.columns(*columns)

    def columns(self, before: dict[str, Any], after: dict[str, Any]) -> None:
        for name in dict.fromkeys((*before, *after)):
            if name not in after:
                self.differ(f"view: column gone: {name}", before[name], "nothing")
            elif name not in before:
                self.differ(f"view: column more: {name}", "nothing", after[name])
            elif before[name] != after[name]:
                self.differ(f"view: column {name}", before[name], after[name])

    def answer(self, s: Any, step: dict[str, Any]) -> bool:
        game, seat = self.game, step["seat"]
        self.owed, self.heard = step["events"], []
        text = step["answer"]
        if seat == CHANCE:
            given: Any = tuple(text) if isinstance(text, list) else text
        elif text.split()[0] in game.orders.verbs:
            self.order(s, seat, text)
            self.order(s, seat, AS_BEFORE.get(game.info.id))
            given = None
        else:
            given = game.options.parse(s, text)
        if given is not None:
            try:
                hear = hearing(game, s, self.heard)
                game.advance(s, given, None if seat == CHANCE else seat, hear)
            except TabardError as error:
                self.differ(f"answer to {step['label']}: refused", text, error)
                return False
        return True

    def events(self, before: list[str], after: list[str]) -> None:
        if before == after:
            return
        gone, more = Counter(before) - Counter(after), Counter(after) - Counter(before)
        for how, texts in (("gone", gone), ("more", more)):
            for verb in sorted({text.split()[0] for text in texts}):
                self.differ(f"events: {how}: {verb}", before, after)
        if [t for t in before if t not in gone] != [t for t in after if t not in more]:
            self.differ("events: another order", before, after)

    def report(self) -> None:
        print(
            f"{self.game.info.id}: {self.games} games, {self.questions:,} questions, "
            f"{self.ended} to the same end"
        )
        for kind, count in self.found.most_common():
            print(f"{count:7,} {kind}\n        {self.first[kind]}")
        for why, count in self.meant.most_common():
            print(f"{count:7,} meant: {why}")


def _away(one: Counter[str], other: Counter[str]) -> int:
    return ((one - other) + (other - one)).total()


def told_by(tree: Path, game: str, bot: str, seeds: range) -> Iterator[dict[str, Any]]:
    """What the code of before plays, in a process of its own."""
    command = [sys.executable, __file__, game, "--tell", f"{bot}:{seeds.start}:{seeds.stop}"]
    env = os.environ | {"PYTHONPATH": str(tree.resolve() / "src")}
    with subprocess.Popen(command, env=env, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        for line in process.stdout:
            yield json.loads(line)
    if process.returncode:
        sys.exit(f"The code of before failed ({process.returncode}).")


def lines(game: Game[Any], counts: dict[str, int]) -> Iterator[str]:
    for bot, count in counts.items():
        for seed in range(count):
            digest, length = hashlib.sha256(), 0
            for line in transcript(game, bot, seed):
                digest.update(line.encode() + b"\n")
                length += 1
            yield f"{bot}:{seed} {length} {digest.hexdigest()[:24]}"


def against(tree: Path, game: Game[Any], counts: Mapping[str, int], first: int) -> int:
    beside = Beside(game)
    for bot, count in counts.items():
        told = told_by(tree, game.info.id, bot, range(first, first + count))
        for seed in range(first, first + count):
            beside.play(f"{bot}:{seed}", told)
    beside.report()
    return 1 if beside.found else 0


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.split("\n", 1)[0])
    parser.add_argument("game", choices=registry.names())
    parser.add_argument("--random", type=int, default=RANDOM, help="games of random bots")
    parser.add_argument("--heuristic", type=int, default=HEURISTIC, help="of heuristic bots")
    parser.add_argument("--first", type=int, default=0, help="the first seed of each")
    what = parser.add_mutually_exclusive_group(required=True)
    what.add_argument("--write", type=Path, metavar="FILE")
    what.add_argument("--check", type=Path, metavar="FILE")
    what.add_argument("--against", type=Path, metavar="TREE")
    what.add_argument("--show", metavar="BOT:SEED")
    what.add_argument("--tell", metavar="BOT:FROM:TO", help=argparse.SUPPRESS)
    given = parser.parse_args()
    game = registry.load(given.game)
    if given.show:
        bot, _, seed = given.show.partition(":")
        for line in transcript(game, bot, int(seed)):
            print(line)
        return 0
    if given.tell:
        bot, start, stop = given.tell.split(":")
        for number in range(int(start), int(stop)):
            for step in steps(game, bot, number):
                print(json.dumps(step))
        return 0
    counts = {"random": given.random, "heuristic": given.heuristic}
    if given.against:
        return against(given.against, game, counts, given.first)
    if given.write:
        given.write.write_text("".join(f"{line}\n" for line in lines(game, counts)))
        return 0
    before = dict(line.split(" ", 1) for line in given.check.read_text().splitlines())
    found = dict(line.split(" ", 1) for line in lines(game, counts))
    other = [name for name, line in found.items() if before.get(name) != line]
    for name in other[:20]:
        print(f"{name}: {before.get(name)} before, {found[name]} now")
    print(f"{given.game}: {len(found) - len(other)} games alike, {len(other)} not")
    return 1 if other else 0


if __name__ == "__main__":
    sys.exit(main())
