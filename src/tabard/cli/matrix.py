"""`tabard sim GAME --matrix`: every ready-made deck against every other, and a heat map of it.

A cell is what the deck of its row wins against the deck of its column. A pair plays the same
numbers in both orders of seats, so that neither luck nor a good seat looks like a good deck.
"""

from __future__ import annotations

import os
from collections.abc import Sequence
from dataclasses import dataclass, field
from html import escape
from pathlib import Path
from typing import Any

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table

from tabard.core import registry
from tabard.core.odds import wilson

from .parquet import Rows
from .screen import console, print_json
from .sim import Job, Result, ready_made, results


@dataclass
class Cell:
    """What one deck did against another."""

    games: int = 0
    wins: float = 0.0

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.5

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.rate, self.games)


@dataclass
class Matrix:
    decks: list[str]
    cells: dict[tuple[str, str], Cell] = field(default_factory=dict)
    first: Cell = field(default_factory=Cell)
    """What seat A wins, whatever the decks."""
    failures: list[str] = field(default_factory=list)

    def cell(self, row: str, column: str) -> Cell:
        return self.cells.setdefault((row, column), Cell())

    def add(self, result: Result) -> None:
        if result.failure is not None or result.scores is None:
            self.failures.append(f"{result.job}: {result.failure}")
            return
        shares = result.shares
        a, b = result.job.decks
        pairs = ((a, b, shares[0]), (b, a, shares[1]))
        for row, column, share in pairs if a != b else pairs[:1]:
            one = self.cell(row, column)
            one.games += 1
            one.wins += share
        self.first.games += 1
        self.first.wins += shares[0]

    def overall(self, deck: str) -> Cell:
        """A deck against all others."""
        others = [self.cell(deck, other) for other in self.decks if other != deck]
        return Cell(sum(c.games for c in others), sum(c.wins for c in others))

    def report(self) -> dict[str, Any]:
        ranked = sorted(self.decks, key=lambda deck: -self.overall(deck).rate)
        return {
            "games": self.first.games,
            "failures": self.failures,
            "first_seat": {"rate": self.first.rate, "interval": list(self.first.interval)},
            "overall": {
                deck: {
                    "rate": self.overall(deck).rate,
                    "interval": list(self.overall(deck).interval),
                }
                for deck in ranked
            },
            "cells": {
                row: {column: self.cell(row, column).rate for column in self.decks}
                for row in self.decks
            },
        }


def work_of(decks: Sequence[str], games: int, bots: tuple[str, ...], seed: int) -> list[Job]:
    """Half of a pair's games in each order of seats; a deck against itself as well."""
    work = []
    for i, row in enumerate(decks):
        for column in decks[i:]:
            for n in range(games):
                pair = (row, column) if n % 2 == 0 else (column, row)
                work.append(Job(seed + n // 2, bots, pair))
    return work


def matrix(
    game_id: str,
    games: int,
    bots: Sequence[str],
    seed: int,
    jobs: int | None,
    page: Path | None,
    as_json: bool,
    ray: str | None = None,
    parquet: Path | None = None,
) -> int:
    """Play all pairs and tell what came of it."""
    rows = Rows(parquet)
    game = registry.load(game_id)
    found = Matrix(ready_made(game))
    both = tuple(bots) * (2 if len(bots) == 1 else 1)
    work = work_of(found.decks, games, both, seed)
    batches = results(game_id, work, False, None, jobs or os.cpu_count() or 1, ray)
    stderr = Console(stderr=True)
    columns = (TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn())
    first = next(batches)
    with Progress(
        *columns,
        TimeRemainingColumn(),
        console=stderr,
        transient=True,
        disable=not stderr.is_terminal,
    ) as bar:
        task = bar.add_task("playing", total=len(work))
        for batch in (first, *batches):
            for result in batch:
                found.add(result)
                rows.add(game_id, result)
            bar.advance(task, len(batch))
    rows.write()
    report = found.report() | {"bots": list(both), "games_a_pair": games, "seed": seed}
    if page is not None:
        page.write_text(html(found, report, game.info.title["en"]), encoding="utf-8")
    if as_json:
        print_json(report)
    else:
        show(found, report)
    return 1 if found.failures else 0


def show(found: Matrix, report: dict[str, Any]) -> None:
    """Decks from the best to the worst; the whole matrix is in the page and in --json."""
    table = Table(title=f"{report['games']:,} games", title_justify="left")
    for heading in ("deck", "wins", "95% interval", "best against", "worst against"):
        table.add_column(heading)
    for deck, one in report["overall"].items():
        others = [other for other in found.decks if other != deck]
        best = max(others, key=lambda other: found.cell(deck, other).rate)
        worst = min(others, key=lambda other: found.cell(deck, other).rate)
        low, high = one["interval"]
        table.add_row(
            deck,
            f"{one['rate']:.1%}",
            f"{low:.1%} to {high:.1%}",
            f"{best} ({found.cell(deck, best).rate:.0%})",
            f"{worst} ({found.cell(deck, worst).rate:.0%})",
        )
    out = console()
    out.print(table)
    low, high = report["first_seat"]["interval"]
    rate = report["first_seat"]["rate"]
    out.print(f"Seat A wins {rate:.1%} ({low:.1%} to {high:.1%}), whatever the decks.")


def color(rate: float) -> str:
    """Red for a deck that loses, green for one that wins, both with their strength.

    >>> color(0.5), color(1.0)
    ('hsl(60 10% 88%)', 'hsl(130 60% 63%)')
    """
    away = abs(rate - 0.5) * 2
    hue = 60 if away == 0 else 130 if rate > 0.5 else 10
    return f"hsl({hue} {10 + 50 * away:.0f}% {88 - 25 * away:.0f}%)"


STYLE = """
body { font: 15px/1.4 system-ui, sans-serif; margin: 2rem; color: #2b2016; background: #f8efdc }
table { border-collapse: collapse } td, th { padding: 4px 6px; text-align: center; font-size: 13px }
th.row { text-align: left; white-space: nowrap } thead th { height: 9.5rem; vertical-align: bottom }
thead span { writing-mode: vertical-rl; transform: rotate(180deg); white-space: nowrap }
td { min-width: 2.4rem; border: 1px solid #f8efdc } td.own { font-weight: 700 }
"""


def html(found: Matrix, report: dict[str, Any], title: str) -> str:
    """A page of its own, without anything from elsewhere."""
    order = list(report["overall"])
    heads = "".join(f"<th><span>{escape(deck)}</span></th>" for deck in order)
    rows = []
    for row in order:
        cells = []
        for column in order:
            one = found.cell(row, column)
            low, high = one.interval
            hint = f"{row} against {column}: {one.rate:.0%} ({low:.0%} to {high:.0%}), {one.games}"
            cells.append(
                f'<td style="background:{color(one.rate)}" title="{escape(hint)} games">'
                f"{100 * one.rate:.0f}</td>"
            )
        rate = report["overall"][row]["rate"]
        rows.append(
            f'<tr><th class="row">{escape(row)}</th><td class="own">{rate:.0%}</td>'
            f"{''.join(cells)}</tr>"
        )
    bots, first = " and ".join(dict.fromkeys(report["bots"])), report["first_seat"]
    return (
        f'<!doctype html><html lang="en"><meta charset="utf-8"><title>{escape(title)}</title>'
        f"<style>{STYLE}</style><h1>{escape(title)}: deck against deck</h1>"
        f"<p>What the deck of the row wins against the deck of the column, in percent: "
        f"{report['games']:,} games by {escape(bots)}, {report['games_a_pair']} per pair, half of "
        f"them in each order of seats, seed {report['seed']}. Seat A wins {first['rate']:.1%} "
        f"({first['interval'][0]:.1%} to {first['interval'][1]:.1%}). Hover over a cell for its "
        f"interval.</p><table><thead><tr><th></th><th><span>against all</span></th>{heads}</tr>"
        f"</thead><tbody>{''.join(rows)}</tbody></table></html>"
    )
