"""From a table to what one viewer is shown: pure functions, in the viewer's language.

A viewer is a seat or `SPECTATOR`, and all that they learn comes from `Game.view`, from their own
question and from the events that they may hear. What several viewers share is made once: a `Frame`
serves everybody who looks through the same seat in the same language.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from types import MappingProxyType
from typing import Any, Literal

from tabard.core.ask import Ask, Option
from tabard.core.catalogue import Catalogue, has_rules
from tabard.core.codec import SEAT_NAMES
from tabard.core.errors import Malformed
from tabard.core.explain import Figures, Reason, said
from tabard.core.fair import commitment, pledge
from tabard.core.game import SPECTATOR, Game
from tabard.core.lists import public_options, ready_name
from tabard.core.match import Match
from tabard.core.phrase import ask_text, change_text, read_event, things_of
from tabard.core.preview import Preview
from tabard.core.registry import load
from tabard.core.zones import zones

from . import messages as m
from . import seats, series
from .rows import TableRow
from .sayings import Names, Saying, Sayings
from .sorry import joined, say

Consent = Literal["ask", "free", "nobody"]
"""Others must agree; nobody needs to, as it is practice; nobody is there who could."""


@dataclass
class Frame:
    """All of a position but what differs between two connections with the same eyes."""

    seat: str | None
    view: dict[str, Any]
    question: m.QuestionShape | None
    waiting: list[str]
    held: list[str]
    turn: str | None
    prompt: str
    can_undo: bool
    why_no_undo: str
    can_ask_undo: bool
    rounds: tuple[int, int]
    orders: list[str]
    zones: list[m.ZoneShape] | None
    outcome: m.OutcomeShape | None
    partner: m.QuestionShape | None = None
    side: list[str] = field(default_factory=list)

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
            held=self.held,
            turn=self.turn,
            prompt=self.prompt,
            can_undo=self.can_undo,
            why_no_undo=self.why_no_undo,
            can_ask_undo=self.can_ask_undo,
            rounds=self.rounds,
            log=log,
            orders=self.orders,
            zones=self.zones,
            outcome=self.outcome,
            partner=self.partner,
            side=self.side,
        )


def frame(
    match: Match[Any],
    viewer: int,
    language: str,
    names: Names,
    plain: bool = False,
    outcome: m.OutcomeShape | None = None,
    consent: Callable[[int], Consent] = lambda seat: "ask",
    public: Mapping[str, Any] | None = None,
    sayings: Sayings | None = None,
    held: Sequence[int] = (),
) -> Frame:
    """What this viewer sees now. `outcome` is the same for all, and so are the `public` columns:
    made by whoever shows several. `consent`: to whom a seat turns that wants to take back what has
    come to light. `sayings`: what has been said of options before. `held`: the bots that wait for
    this viewer."""
    game, s = match.game, match.shown_state(viewer)
    sayings = sayings or Sayings(game, names)
    q = match.pending if s is match.state else game.pending(s)
    view = game.view(s, viewer, None if plain else public)
    if q is None:  # the rules may still ask when everybody else has conceded
        view = {**view, "ask": None, "waiting": [], "over": True}
    asked = q is not None and viewer != SPECTATOR and viewer in q.who
    question = None
    if q is not None and asked:
        number = match.number(viewer)
        question = question_of(game, s, q, viewer, number, language, names, sayings)
    partner = None
    if q is not None and not asked and not q.sealed and q.label in game.shared:
        for one in q.who if viewer != SPECTATOR else ():
            if one in s.allies(viewer):  # who sees all that the one knows who is asked
                number = match.number(one)
                partner = question_of(game, s, q, one, number, language, names, sayings)
    waiting = [] if q is None else [SEAT_NAMES[w] for w in q.who]
    turn = game.whose_turn(s)
    why = "spectator" if viewer == SPECTATOR else no_undo_key(match, viewer)
    if why == "undo-alone":
        why = {"ask": why, "free": None, "nobody": "undo-seen"}[consent(viewer)]
    return Frame(
        seat=None if viewer == SPECTATOR else SEAT_NAMES[viewer],
        view=view if plain else with_worth(game, s, view, () if viewer == SPECTATOR else (viewer,)),
        question=question,
        waiting=waiting,
        held=[SEAT_NAMES[seat] for seat in held],
        turn=None if turn is None or q is None else SEAT_NAMES[turn],
        prompt=prompt(match, q, question, language, sayings),
        can_undo=why is None,
        why_no_undo="" if why is None else say(language, why),
        can_ask_undo=why == "undo-alone",
        rounds=game.rounds(s),
        orders=[] if viewer == SPECTATOR else sayings.orders(s, viewer),
        zones=zones_of(game, s, view, language, names) if plain else None,
        outcome=outcome,
        partner=partner,
        side=[] if viewer == SPECTATOR else [SEAT_NAMES[one] for one in s.allies(viewer)],
    )


def with_worth(
    game: Game[Any], s: Any, view: dict[str, Any], seats: Sequence[int]
) -> dict[str, Any]:
    """With what the game's own board shows besides, for the eyes of these seats."""
    now = game.worth(s, seats)
    return view if now is None else {**view, "now": now}


def question_of(
    game: Game[Any],
    s: Any,
    q: Ask,
    seat: int,
    number: int,
    language: str,
    names: Names,
    sayings: Sayings | None = None,
) -> m.QuestionShape:
    """What this seat is asked: every option with its sentence and what it comes to."""
    options = q.options_of(seat)
    sayings = sayings or Sayings(game, names)
    return m.QuestionShape(
        seat=SEAT_NAMES[seat],
        number=number,
        label=q.label,
        prompt=ask_text(game, s, q.label, language, names),
        choices=[
            choice(sayings.of(s, option, language), figures)
            for option, figures in zip(options, game.figures(s, seat, options), strict=True)
        ],
        about=game.about(s, q),
        sealed=q.sealed,
        evident=game.evident(s, seat),
    )


def choice(said: Saying, figures: Figures) -> m.ChoiceShape:
    text, verb, args, label, things = said
    return m.ChoiceShape(text, verb, args, label, figures.amount, figures.odds, things)


def prompt(
    match: Match[Any],
    q: Ask | None,
    question: m.QuestionShape | None,
    language: str,
    sayings: Sayings,
) -> str:
    """Who must do what, in one line. Those who are not asked read only who is."""
    if question is not None:
        return question.prompt
    if q is not None:
        return sayings.awaited(q, language)
    ended = match.outcome()
    if ended is None or not ended.winners:
        return say(language, "over")
    won = joined(language, [sayings.names[w] for w in ended.winners])
    return say(language, "won", names=won, count=len(ended.winners))


def no_undo_key(match: Match[Any], seat: int) -> str | None:
    """Why this seat can't take back alone; None: it can. The core's own sentence would tell who
    has answered in secret, so this one says less."""
    if match.over:
        return "undo-over"
    known = (match.inputs[at] for at in range(match.shown(seat) - 1, -1, -1))
    last = next((i for i in known if not i.order), None)
    mine = last is not None and (last.seat == seat or last.undo > 0)
    if mine and match.can_undo(seat) is None:  # a die or another's answer is news: no need to look
        return None
    if match.can_undo(seat, consent=True) is None:
        return "undo-alone"
    answered = any(i.seat == seat and i.answers for i in match.line)
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
    events = [read_event(game, s, e.text) for i in match.line for e in i.events]
    told = game.report(events, s, language)
    report = None
    if told is not None:
        rows = [m.ReportRow(row.label, list(row.values)) for row in told.rows]
        report = m.ReportShape(
            rows,
            [list(one) for one in told.rounds],
            told.first,
            told.counted,
            told.how,
            [m.TurningShape(t.round, SEAT_NAMES[t.seat], t.text) for t in told.turnings],
            list(told.heads),
            [list(row) for row in told.table],
        )
    return m.OutcomeShape(
        scores=list(ended.scores),
        winners=[SEAT_NAMES[w] for w in ended.winners],
        report=report,
        conceded=[SEAT_NAMES[seat] for seat in match.conceded],
    )


# -- reasons --------------------------------------------------------------------------------------


def reason(match: Match[Any], seat: int, text: str) -> tuple[str, Reason]:
    """Why an option is legal for the seat now, or why not, with its text. `Malformed`: there is no
    such one."""
    game, s = match.game, match.shown_state(seat)
    option = game.options.parse(s, text)
    try:
        found = game.explain(s, seat, option)
    except (LookupError, TypeError, ValueError):  # e.g. "no region": it reads well, but is nothing
        raise Malformed(f"{text!r} names nothing that is here.") from None
    if found.legal and match.over:  # conceded: nobody is asked any more
        found = Reason(False, found.key, found.words, found.rule, found.args, found.sum)
    return game.options.text(s, option), found


def reason_shape(
    game: Game[Any], option: str, found: Reason, language: str, names: Names
) -> m.ReasonShape:
    return m.ReasonShape(
        option=option,
        legal=found.legal,
        text=found.text(language, names),
        sum=_sum(found, language),
        odds=found.odds,
        rule=found.rule,
        rule_title=None if found.rule is None else rule_title(game, found.rule, language),
    )


def preview_shape(
    game: Game[Any], s: Any, seat: int, found: Preview, language: str, names: Names
) -> m.PreviewShape:
    def texts(options: Iterable[Option]) -> list[str]:
        return [game.options.text(s, option) for option in options]

    changes = []
    for change in found.changes:
        text = game.changes.text(s, change.what)
        verb, *args = text.split()
        label = change_text(game, s, change, language, names, seat)
        things = things_of(game, s, change.what, text, game.changes)
        changes.append(m.ChangeShape(text, verb, args, label, change.low, change.high, things))
    who, asks = (None, None) if found.asks is None else found.asks
    return m.PreviewShape(
        options=texts(found.options),
        changes=changes,
        assumed=texts(found.assumed),
        possible=texts(found.possible),
        who=None if who is None else SEAT_NAMES[who],
        asks=asks,
        over=found.over,
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
    bots_in: Mapping[int, int] = MappingProxyType({}),
    times_left: Mapping[int, int] = MappingProxyType({}),
    spectators: int = 0,
    undo: m.UndoShape | None = None,
    asking: m.SeatWishShape | None = None,
) -> m.TableShape:
    """A table as this guest sees it; a list of tables needs no match."""
    conceded: Container[int] = () if match is None else match.conceded
    fixed = row.status != "waiting" or seats.REVEALING in row.shown
    promised = commitment(bytes.fromhex(row.seed))
    return m.TableShape(
        id=row.id,
        game=row.game,
        title=title_of(row.game, language),
        options=options_of(row),
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
                bot_in=bots_in.get(i),
                time_left=times_left.get(i),
                conceded=i in conceded,
                lent=_lent(row, i, guest),
                seen=_seen(row, i),
                brings=seat.brings is not None,
                chosen=_chosen(row, i, guest, language),
                agreed=seat.kind == "person" and series.agreed(row, seat.guest),
                promise=seat.promise,
            )
            for i, seat in enumerate(row.seats)
        ],
        owner=row.owner == guest,
        spectators=spectators,
        spectators_allowed=row.spectators_allowed,
        stand_in_after=row.stand_in_after,
        clock=row.clock,
        practice=row.practice,
        commitment=promised,
        pledge=pledge(promised, [seat.promise for seat in row.seats]) if fixed else None,
        tell=[SEAT_NAMES[i] for i in _to_tell(row, guest)],
        seed=row.seed if row.status == "over" and not series.closed(row) else None,
        series=_series(row),
        undo=undo,
        asking=asking,
        rematch=row.rematch,
        lesson=row.lesson,
        puzzle=row.solver is not None,
        forked_from=row.forked_from,
        rounds=row.rounds,
        waiting=list(row.waiting),
        archived=row.shelf(guest) == "archive",
        changed=row.changed // 60 * 60,  # to the second it would count what is answered in secret
    )


def _chosen(row: TableRow, i: int, guest: str, language: str) -> m.ChosenShape | None:
    """For the eyes of whoever chose it alone: a seat's own person, and for bots the owner. A bot to
    which somebody has lent a seat plays that person's list."""
    seat, now = row.seats[i], series.of(row)
    mine = seat.guest == guest if seat.kind == "person" else row.owner == guest
    if not mine or (seat.kind == "bot" and seats.lender(row, i) is not None):
        return None
    text, listed = now.lists[i] if now is not None and now.lists else (seat.brings, seat.listed)
    if text is None:
        return None
    if listed is not None:
        return m.ChosenShape(listed.name, listed.leader)
    name = ready_name(load(row.game), text, len(row.seats), language)
    return m.ChosenShape(name or "", ready=None if name is None else text)


def _series(row: TableRow) -> m.SeriesShape | None:
    now = series.of(row)
    if now is None:
        return None
    count = len(row.seats)
    here = any(game.table == row.id for game in now.games)
    return m.SeriesShape(
        best_of=now.best_of,
        swap=now.swap,
        game=len(now.games) + (not here),
        games=[
            m.PlayedShape(game.table, [SEAT_NAMES[w] for w in game.winners]) for game in now.games
        ],
        score=now.score(count),
        winners=[SEAT_NAMES[w] for w in now.winners(count)],
        closed=series.closed(row),
    )


def _lent(row: TableRow, seat: int, guest: str) -> Literal["no", "yours", "theirs"]:
    owner = seats.lender(row, seat)
    return "no" if owner is None else "yours" if owner == guest else "theirs"


def _seen(row: TableRow, seat: int) -> list[str]:
    """Other hands that whoever sits here has looked at and holds no more."""
    who = row.seats[seat].guest if row.seats[seat].kind == "person" else None
    if who is None:
        return []
    mine = {SEAT_NAMES[i] for i in seats.seats_of(row, who)}
    return [name for name in seats.seen(row, who) if name not in mine]


def _to_tell(row: TableRow, guest: str) -> list[int]:
    if row.status != "waiting" or seats.REVEALING not in row.shown:
        return []
    return [i for i in seats.untold(row) if row.seats[i].guest == guest]


def options_of(row: TableRow) -> dict[str, Any]:
    """Nobody's own list is for everybody's eyes, be it that an older version put it there."""
    try:
        return public_options(load(row.game), row.options, len(row.seats))
    except Malformed:  # it is no longer installed
        return {}


def title_of(game: str, language: str) -> str:
    """A game that is no longer installed still has a name."""
    try:
        title = load(game).info.title
    except Malformed:
        return game
    return title.get(language, title["en"])
