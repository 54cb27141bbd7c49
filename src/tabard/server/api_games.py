"""The games: what can be played, what is in the box, the rules and the lessons."""

from __future__ import annotations

import asyncio
import gzip
import hashlib
from collections.abc import Callable
from dataclasses import dataclass, field
from functools import lru_cache
from threading import Lock
from typing import Annotated, Any, Literal

import msgspec
from fastapi import APIRouter, Depends, Request
from starlette.responses import Response

from tabard import __version__
from tabard.core.catalogue import Catalogue, Rule, has_rules
from tabard.core.codec import SEAT_NAMES
from tabard.core.game import Game
from tabard.core.info import Setting
from tabard.core.lesson import Lesson, lessons, puzzles, read_lesson
from tabard.core.phrase import ORDERS_ABOUT, order_text
from tabard.core.registry import load, names
from tabard.core.words import LANGUAGES

from .safety import WORDS as SAFETY_WORDS
from .safety import Problem
from .sorry import WORDS as TABLE_WORDS
from .web import Guest, Tongue, answer, documented, parts_of, shown, the_game

_making = {language: Lock() for language in LANGUAGES}
router = APIRouter(prefix="/api/games", tags=["games"], responses=documented(404))
Chosen = Annotated[Game[Any], Depends(the_game)]


@dataclass
class ChoiceOf:
    value: Any
    name: str


@dataclass
class SettingShape:
    """A choice of the table. `choices`: one of these (None: see `slots`, or write it). `slots`,
    by number of seats: with several, the value is a list with one choice from each."""

    name: str
    title: str
    default: Any
    help: str
    choices: list[ChoiceOf] | None = None
    slots: dict[str, list[list[ChoiceOf]]] | None = None


@dataclass
class LessonName:
    id: str
    title: str
    level: Literal["", "easy", "medium", "hard"] = ""
    """How hard a puzzle is."""


@dataclass
class GameShape:
    id: str
    title: str
    seats: tuple[int, int]
    settings: list[SettingShape]
    content: dict[str, int]
    lessons: list[LessonName]
    puzzles: list[LessonName]
    rounds: dict[str, int] = field(default_factory=dict)
    """How many rounds a game has, by number of seats; 0: nobody can tell."""
    rules: bool = False
    """Whether there is a list of rules."""
    teams: bool = False


@dataclass
class OrderShape:
    """An order as one sends it, and the sentence for it."""

    text: str
    label: str


@dataclass
class OrdersShape:
    """What a seat may order for itself at any moment: what stands by itself, and the choices, each
    of one order among several. Of two, the first is what a switch says that is on."""

    about: str
    choices: list[list[OrderShape]]


@dataclass
class ThingShape:
    name: str
    text: str
    rules: list[str]
    data: dict[str, Any]
    emblem: str | None = None


@dataclass
class BoxShape:
    """Everything in the box by kind and name, what the game's own board needs, and what a seat can
    order for itself."""

    things: dict[str, dict[str, ThingShape]]
    board: dict[str, Any]
    orders: OrdersShape | None = None


@dataclass
class RulingShape:
    """What we decided where the book is silent."""

    question: str
    answer: str
    reason: str


@dataclass
class RuleShape:
    """`reason`: why it is so, where two rules meet and the book says nothing."""

    id: str
    title: str
    text: str
    section: str
    page: str | None = None
    ruling: RulingShape | None = None
    reason: str | None = None


@dataclass
class StepShape:
    say: str
    pick: str | None
    point: list[tuple[str, str]]


@dataclass
class PuzzleShape:
    """What is to be done before the turn is over, a hint, and the idea behind it."""

    task: str
    hint: str
    idea: str


@dataclass
class LessonShape:
    """A puzzle has no steps: nobody is led."""

    id: str
    title: str
    seat: str
    steps: list[StepShape]
    puzzle: PuzzleShape | None = None


@router.get("", response_model=list[GameShape])
async def games(language: Tongue) -> Response:
    """All that can be played here."""
    return Response(await asyncio.to_thread(_games, language), media_type="application/json")


def _games(language: str) -> bytes:
    """Whoever asks while it is being made waits for that, and makes it no second time."""
    with _making[language]:
        return _made_games(language)


@lru_cache(maxsize=len(LANGUAGES))
def _made_games(language: str) -> bytes:
    return msgspec.json.encode([_game(load(name), language) for name in names()])


def prepare() -> None:
    """Make what is the same for everybody before anybody asks: first what the home page needs. In a
    thread: it takes seconds."""
    for language in LANGUAGES:
        _games(language)
    for language in LANGUAGES:
        for words in (SAFETY_WORDS, TABLE_WORDS, *(load(name).words for name in names())):
            words.has(language, "")
    for name in names():
        for language in LANGUAGES:
            _packed(_box(name, language))
            if has_rules(load(name).info.package):
                _rules(name, language)


def _game(game: Game[Any], language: str) -> GameShape:
    info = game.info
    low, high = info.seats
    return GameShape(
        id=info.id,
        title=info.title.get(language, info.title["en"]),
        seats=info.seats,
        settings=[_setting(n, s, info.seats, language) for n, s in info.settings.items()],
        content=dict(info.content),
        lessons=_named(info.id, lessons, language),
        puzzles=_named(info.id, puzzles, language),
        rounds={str(seats): _rounds(info.id, seats) for seats in range(low, high + 1)},
        rules=has_rules(info.package),
        teams=info.teams,
    )


def _orders(game: Game[Any], language: str) -> OrdersShape | None:
    if not game.orders.verbs:
        return None
    s = game.blank({}, game.info.seats[0])
    choices = [
        [
            OrderShape(game.orders.text(s, o), order_text(game, s, o, language))
            for o in choice.orders
        ]
        for choice in game.standing(s, 0)
    ]
    return OrdersShape(game.words.say(language, ORDERS_ABOUT), choices)


def _setting(name: str, setting: Setting, seats: tuple[int, int], language: str) -> SettingShape:
    shape = SettingShape(
        name,
        setting.label(language) or name,
        list(setting.default) if isinstance(setting.default, tuple) else setting.default,
        setting.about(language),
    )
    if setting.slots is None:
        return shape
    shape.slots = {
        str(n): [
            [ChoiceOf(value, setting.choice(value, language)) for value in slot]
            for slot in setting.slots(n)
        ]
        for n in range(seats[0], seats[1] + 1)
    }
    if all(len(slots) == 1 for slots in shape.slots.values()):
        shape.choices = shape.slots[str(seats[1])][0]
    return shape


@lru_cache(maxsize=64)
def _named(
    game: str, ids: Callable[[Game[Any]], tuple[str, ...]], language: str
) -> list[LessonName]:
    title = load(game)
    found = [read_lesson(title, id) for id in ids(title)]
    return [
        LessonName(one.id, one.title[language], one.puzzle.level if one.puzzle else "")
        for one in found
    ]


@lru_cache(maxsize=64)
def _rounds(game: str, seats: int) -> int:
    title = load(game)
    return title.rounds(title.new(seats=seats))[1]


# -- what does not change while the server runs ---------------------------------------------------


def _kept(request: Request, body: bytes, etag: str) -> Response:
    """The client keeps it, and asks only whether it still holds."""
    headers = {"etag": etag, "cache-control": "no-cache"}
    headers |= {"vary": "accept-encoding"}
    if request.headers.get("if-none-match") == etag:
        return Response(status_code=304, headers=headers)
    if "gzip" in request.headers.get("accept-encoding", ""):
        body, headers = _packed(body), headers | {"content-encoding": "gzip"}
    return Response(body, 200, headers, "application/json")


@lru_cache(maxsize=64)
def _packed(body: bytes) -> bytes:
    return gzip.compress(body, 9, mtime=0)


def _etag(game: Game[Any], what: str, language: str) -> str:
    info = game.info
    return f'"{what}-{language}-{__version__}-{info.version}-{info.content_hash[:12]}"'


@lru_cache(maxsize=32)
def _box(game: str, language: str) -> bytes:
    title = load(game)
    return msgspec.json.encode({**title.box(language), "orders": _orders(title, language)})


@router.get(
    "/{game}/box",
    response_model=BoxShape,
    responses={304: {"description": "As before"}},
)
async def box(request: Request, game: Chosen, language: Tongue) -> Response:
    """Every thing of the game by kind and name, with its generated text."""
    body = await asyncio.to_thread(_box, game.info.id, language)
    return _kept(request, body, _etag(game, "box", language))


@lru_cache(maxsize=32)
def _rules(game: str, language: str) -> tuple[bytes, str]:
    """With its mark: the words of the rules are no part of what the game's version tells."""
    book = Catalogue.load(load(game).info.package)
    body = msgspec.json.encode([_rule(rule, language) for rule in book])
    return body, f'"{hashlib.sha256(body).hexdigest()[:20]}"'


def _rule(rule: Rule, language: str) -> RuleShape:
    """An id is made of the game, the section and a number."""
    section = rule.id.split("-")[1] if rule.id.count("-") > 1 else rule.kind
    decided = None
    if rule.ruling is not None:
        decided = RulingShape(*(said[language] for said in rule.ruling))
    return RuleShape(
        rule.id,
        rule.title[language],
        rule.text[language],
        section,
        rule.page,
        decided,
        None if rule.reason is None else rule.reason[language],
    )


@router.get(
    "/{game}/rules",
    response_model=list[RuleShape],
    responses={304: {"description": "As before"}},
)
async def rules(request: Request, game: Chosen, language: Tongue) -> Response:
    """The rules in the order of the book, with our rulings."""
    if not has_rules(game.info.package):
        raise Problem(404, "no-rules")
    return _kept(request, *await asyncio.to_thread(_rules, game.info.id, language))


# -- lessons --------------------------------------------------------------------------------------


def _lesson(game: Game[Any], name: str) -> Lesson:
    if name not in (*lessons(game), *puzzles(game)):
        raise Problem(404, "no-lesson", lesson=name[:40])
    return read_lesson(game, name)


@router.get("/{game}/lessons/{lesson}", response_model=LessonShape)
async def lesson_steps(game: Chosen, lesson: str, language: Tongue) -> Response:
    found = await asyncio.to_thread(_lesson, game, lesson)
    steps = [StepShape(step.say[language], step.pick, list(step.point)) for step in found.steps]
    title, puzzle = found.title[language], found.puzzle
    words = None
    if puzzle is not None:
        words = PuzzleShape(puzzle.task[language], puzzle.hint[language], puzzle.idea[language])
    return answer(LessonShape(found.id, title, SEAT_NAMES[found.seat], steps, words))


@router.post(
    "/{game}/lessons/{lesson}",
    response_model=None,
    responses={**documented(404, 409, 503), **shown("TableShape")},
)
async def start_lesson(
    request: Request, game: Chosen, lesson: str, guest: Guest, language: Tongue
) -> Response:
    """A table of my own at the lesson's position; bots sit in the other seats."""
    parts_of(request).guard.check_opening(request.scope, guest.id)
    found = await asyncio.to_thread(_lesson, game, lesson)
    room = await parts_of(request).lobby.lesson(guest, game, found)
    return answer(room.table_shape(guest.id, language))
