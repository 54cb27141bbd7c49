"""From a table to what one viewer is shown: pure functions, in the viewer's language.

A viewer is a seat or `SPECTATOR`, and all that he learns comes from `Game.view`, from his own
question and from the events that he may hear. What several viewers share is made once: a `Frame`
serves everybody who looks through the same seat in the same language.
"""

from __future__ import annotations

from collections.abc import Container, Iterable
from dataclasses import dataclass
from functools import lru_cache
from typing import Any

from tabard.core.ask import Ask, Option
from tabard.core.catalogue import Catalogue, has_rules
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.explain import Reason, said
from tabard.core.fair import commitment
from tabard.core.game import SPECTATOR, Game
from tabard.core.match import Match
from tabard.core.phrase import ask_text, option_text, read_event, things_of
from tabard.core.record import in_effect
from tabard.core.registry import load
from tabard.core.zones import zones

from . import messages as m
from .rows import ChatRow, TableRow
from .sorry import joined, say

Names = tuple[str, ...]


@dataclass
class Frame:
    """All of a position but what differs between two connections with the same eyes."""

    seat: str | None
    view: dict[str, Any]
    question: m.QuestionShape | None
    waiting: list[str]
    prompt: str
    can_undo: bool
    why_no_undo: str
    can_ask_undo: bool
    rounds: tuple[int, int]
    zones: list[m.ZoneShape] | None
    outcome: m.OutcomeShape | None

    def position(
        self,
        step: int,
        actor: str | None,
        whole: bool,
        mine_asked: list[str],
        log: list[m.LineShape],
    ) -> m.Positions:
        return m.Positions(
            step=step,
            seat=self.seat,
            actor=actor,
            whole=whole,
            view=self.view,
            question=self.question,
            mine_asked=mine_asked,
            waiting=self.waiting,
            prompt=self.prompt,
            can_undo=self.can_undo,
            why_no_undo=self.why_no_undo,
            can_ask_undo=self.can_ask_undo,
            rounds=self.rounds,
            log=log,
            zones=self.zones,
            outcome=self.outcome,
        )


def frame(
    match: Match[Any],
    viewer: int,
    language: str,
    names: Names,
    plain: bool = False,
    outcome: m.OutcomeShape | None = None,
) -> Frame:
    """What this viewer sees now. `outcome` is the same for all: made by whoever shows several."""
    game, s, q = match.game, match.state, match.pending
    view = game.view(s, viewer)
    if q is None:  # the rules may still ask when everybody else has conceded
        view = {**view, "ask": None, "waiting": [], "over": True}
    asked = q is not None and viewer != SPECTATOR and viewer in q.who
    question = None
    if q is not None and asked:
        question = question_of(game, s, q, viewer, match.number(viewer), language, names)
    waiting = [] if q is None else [SEAT_NAMES[w] for w in q.who]
    why = "spectator" if viewer == SPECTATOR else no_undo_key(match, viewer)
    return Frame(
        seat=None if viewer == SPECTATOR else SEAT_NAMES[viewer],
        view=view,
        question=question,
        waiting=waiting,
        prompt=prompt(match, q, question, language, names),
        can_undo=why is None,
        why_no_undo="" if why is None else say(language, why),
        can_ask_undo=why == "undo-alone",
        rounds=game.rounds(s),
        zones=zones_of(game, s, view, language, names) if plain else None,
        outcome=outcome,
    )


def question_of(
    game: Game[Any], s: Any, q: Ask, seat: int, number: int, language: str, names: Names
) -> m.QuestionShape:
    """What this seat is asked: every option with its sentence and what it comes to."""
    return m.QuestionShape(
        seat=SEAT_NAMES[seat],
        number=number,
        label=q.label,
        prompt=ask_text(game, s, q.label, language, names),
        choices=[choice(game, s, seat, o, language, names) for o in q.options_of(seat)],
        about=game.about(s, q),
        sealed=q.sealed,
    )


def choice(
    game: Game[Any], s: Any, seat: int, option: Option, language: str, names: Names
) -> m.ChoiceShape:
    text = game.options.text(s, option)
    verb, *args = text.split()
    reason = game.explain(s, seat, option)
    return m.ChoiceShape(
        text=text,
        verb=verb,
        args=args,
        label=option_text(game, s, option, language, names),
        amount=None if reason.sum is None else reason.sum.total,
        odds=reason.odds,
        things=things_of(game, s, option),
    )


def prompt(
    match: Match[Any],
    q: Ask | None,
    question: m.QuestionShape | None,
    language: str,
    names: Names,
) -> str:
    """Who must do what, in one line. Those who are not asked read only who is."""
    if question is not None:
        return question.prompt
    if q is not None:
        return say(language, "waiting-for", names=joined(language, [names[w] for w in q.who]))
    ended = match.outcome()
    if ended is None or not ended.winners:
        return say(language, "over")
    won = joined(language, [names[w] for w in ended.winners])
    return say(language, "won", names=won, count=len(ended.winners))


def no_undo_key(match: Match[Any], seat: int) -> str | None:
    """Why this seat can't take back alone; None: it can. The core's own sentence would tell who
    has answered in secret, so this one says less."""
    if match.over:
        return "undo-over"
    last = match.inputs[-1] if match.inputs else None
    mine = last is not None and (last.seat == seat or last.undo > 0)
    if mine and match.can_undo(seat) is None:  # a die or another's answer is news: no need to look
        return None
    if match.can_undo(seat, consent=True) is None:
        return "undo-alone"
    answered = any(i.seat == seat and not i.concede for i in in_effect(match.inputs))
    return "undo-late" if answered else "undo-nothing"


def zones_of(
    game: Game[Any], s: Any, view: dict[str, Any], language: str, names: Names
) -> list[m.ZoneShape]:
    return [
        m.ZoneShape(z.name, z.seat, list(z.heads), [list(row) for row in z.rows], list(z.things))
        for z in zones(game, s, view, language, names)
    ]


def outcome_of(match: Match[Any], language: str) -> m.OutcomeShape | None:
    """How it ended, with the score broken down; None while it goes on."""
    ended = match.outcome()
    if ended is None:
        return None
    game, s = match.game, match.state
    events = [read_event(game, s, e.text) for i in in_effect(match.inputs) for e in i.events]
    told = game.report(events, s, language)
    report = None
    if told is not None:
        rows = [m.ReportRow(row.label, list(row.values)) for row in told.rows]
        report = m.ReportShape(rows, [list(one) for one in told.rounds])
    return m.OutcomeShape(
        scores=list(ended.scores),
        winners=[SEAT_NAMES[w] for w in ended.winners],
        report=report,
        conceded=[SEAT_NAMES[seat] for seat in match.conceded],
    )


# -- reasons --------------------------------------------------------------------------------------


def reason(
    match: Match[Any], seat: int, text: str, language: str, names: Names, s: Any = None
) -> m.ReasonShape:
    """Why an option is legal for the seat now, or why not. `Malformed`: there is no such one."""
    game = match.game
    s = match.state if s is None else s
    option = game.options.parse(s, text)
    try:
        found = game.explain(s, seat, option)
    except (LookupError, TypeError, ValueError):  # e.g. "no region": it reads well, but is nothing
        raise Malformed(f"{text!r} names nothing that is here.") from None
    if found.legal and match.over:  # conceded: nobody is asked any more
        found = Reason(False, found.key, found.words, found.rule, found.args, found.sum)
    return m.ReasonShape(
        option=game.options.text(s, option),
        legal=found.legal,
        text=found.text(language, names),
        sum=_sum(found, language),
        odds=found.odds,
        rule=found.rule,
        rule_title=None if found.rule is None else rule_title(game, found.rule, language),
    )


def _sum(found: Reason, language: str) -> m.SumShape | None:
    if found.sum is None:
        return None
    words = found.words
    terms = []
    for t in found.sum.terms:
        args = {"n": abs(t.amount), **said(words, language, dict(t.args))}
        terms.append(m.TermShape(t.amount, words.say(language, t.key, **args), t.rule))
    return m.SumShape(found.sum.total, terms, found.sum.sentence(words, language))


@lru_cache(maxsize=16)
def _rules(game: str) -> Catalogue | None:
    package = load(game).info.package
    return Catalogue.load(package) if package and has_rules(package) else None


def rule_title(game: Game[Any], rule: str, language: str) -> str | None:
    rules = _rules(game.info.id)
    return rules[rule].title[language] if rules is not None and rule in rules else None


# -- tables ---------------------------------------------------------------------------------------


def table_shape(
    row: TableRow,
    guest: str,
    language: str,
    match: Match[Any] | None = None,
    online: Container[str] = (),
    stand_ins: Container[int] = (),
    spectators: int = 0,
    undo: m.UndoShape | None = None,
) -> m.TableShape:
    """A table as this guest sees it; a list of tables needs no match."""
    conceded: Container[int] = () if match is None else match.conceded
    return m.TableShape(
        id=row.id,
        game=row.game,
        title=title_of(row.game, language),
        options=row.options,
        status=row.status,
        public=row.public,
        seats=[
            m.SeatShape(
                seat=SEAT_NAMES[i],
                kind=seat.kind,
                name=seat.name,
                level=seat.level,
                mine=seat.kind == "person" and seat.guest == guest,
                online=seat.kind == "bot" or (seat.guest is not None and seat.guest in online),
                stand_in=i in stand_ins,
                conceded=i in conceded,
            )
            for i, seat in enumerate(row.seats)
        ],
        owner=row.owner == guest,
        spectators=spectators,
        spectators_allowed=row.spectators_allowed,
        stand_in_after=row.stand_in_after,
        commitment=commitment(bytes.fromhex(row.seed)),
        seed=row.seed if row.status == "over" else None,
        undo=undo,
        rematch=row.rematch,
        lesson=row.lesson,
        forked_from=row.forked_from,
        rounds=row.rounds,
        waiting=list(row.waiting),
        changed=row.changed // 60 * 60,  # to the second it would count what is answered in secret
    )


def title_of(game: str, language: str) -> str:
    """A game that is no longer installed still has a name."""
    try:
        title = load(game).info.title
    except Malformed:
        return game
    return title.get(language, title["en"])


def chat_lines(rows: Iterable[ChatRow]) -> list[m.ChatShape]:
    return [m.ChatShape(r.number, r.name, r.seat, r.text, r.at, r.guest) for r in rows]
