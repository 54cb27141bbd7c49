"""What a title declares: the whole contract between one game and everything that plays it.

A title is one object without a state of its own, a subclass of `game.Game`, which adds how every
game is played. What stands here is a title's own, in parts, each for those who use it:

1. the declarations, which everybody reads;
2. the rules, for whoever drives a game: the engine, matches, gates;
3. what bots ask (quick, and right enough);
4. what people are shown: browser, terminal, final page;
5. scenarios and lessons;
6. lists that players bring (decks), for the few titles that have them;
7. standing orders of a seat, for titles that ask more often than people care to answer;
8. previews: what an answer would do, for titles in which that takes some working out.

A title must have the declarations and `determinize`, `outcome`, `explain` and `progress`; all else
has a default that is right for a game without that.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import TYPE_CHECKING, Any, ClassVar, Generic, Literal, TypeVar

from .ask import Ask, Option, Seat
from .codec import Codec, Kind
from .errors import Malformed
from .flow import Flow
from .info import GameInfo, Outcome, Report, Standing, Zone
from .lists import Listing, ListProblem
from .odds import Odds
from .state import BaseState

if TYPE_CHECKING:
    from .explain import Figures, Reason
    from .migrate import Old
    from .words import Words

S = TypeVar("S", bound=BaseState)
PictureSize = Literal["brief", "usual", "whole"]


class Title(Generic[S]):
    # -- 1. declarations -----------------------------------------------------------------------

    info: ClassVar[GameInfo]
    state: ClassVar[type[BaseState]]
    """The class of its positions; who its allies are stands there (`BaseState.allies`)."""
    main: ClassVar[Flow[..., Any]]
    options: ClassVar[Codec]
    """All options there are, whatever the question."""
    events: ClassVar[Codec]
    """All that can happen."""
    reveals: ClassVar[frozenset[str]] = frozenset()
    """Events that show somebody something new: undo alone does not go back beyond them."""
    announces: ClassVar[frozenset[str]] = frozenset()
    """Flows that ask a seat pick by pick for a play that nobody else is shown before it is
    complete: see `held`."""
    outcome_kinds: ClassVar[Mapping[str, Kind]] = {}
    """For chance questions whose outcome stands for content: label → kind."""
    words: ClassVar[Words]
    """What it says, in every language: see `phrase` for the names of the messages."""

    # -- 2. the rules, for whoever drives a game -------------------------------------------------

    def prepare(self, s: S) -> None:
        """Before the main flow starts: sizes of rows, values that depend on the seats."""

    def attach(self, s: S) -> None:
        """Rebuild `s.static` from the columns, as far as they are filled."""

    def determinize(self, s: S, seat: Seat, rng: Random) -> S:
        """A state that this seat can't tell from `s`: all it can't know drawn anew.

        The result depends on what the seat knows and on `rng`, and on nothing else: for two
        states the seat can't tell apart, equal generators give equal results. A seat knows what its
        allies know; `hidden` helps with cards."""
        raise NotImplementedError

    def outcome(self, s: S) -> Outcome | None:
        """None until the game is over. Allies win together."""
        raise NotImplementedError

    def explain(self, s: S, seat: Seat, option: Option) -> Reason:
        """Why this option is legal for the seat, or why not: sentence, sum, rule."""
        raise NotImplementedError

    def laws(self, s: S) -> list[str]:
        """Every broken law of conservation, as a sentence. Empty: all is well."""
        return []

    def progress(self, s: S) -> tuple[int, int]:
        """(rounds done, rounds in all), for progress bars and for finding the middle."""
        raise NotImplementedError

    def pending(self, s: S) -> Ask | None:
        """`game.Game` answers this; a title asks it."""
        raise NotImplementedError

    def which_turn(self, s: S) -> Any:
        """A value that changes when a new turn begins: a match can be taken back, with consent, to
        the start of the turn before, and a bot looks so many turns ahead. Without turns of its own
        a game's turn is the side of whoever is asked."""
        q = self.pending(s)
        if q is None:
            return None
        if q.sealed:
            return q.label
        side = s.allies(q.who[0])
        return side if all(seat in side for seat in q.who) else q.who

    goes_on: ClassVar[frozenset[str]] = frozenset()
    """Flows that can go on when what they had called is broken off, because what it spoke of was
    written anew under a saved game. They take no answer from what they call."""

    def break_off(self, s: S) -> None:
        """Tidy up after what was broken off as a saved game was read: see `goes_on`."""

    def old(self) -> Old | None:
        """How positions were saved before they named everything, for titles so old."""
        return None

    cut: ClassVar[int | None] = None
    """After how many inputs a random game is broken off where somebody only looks for mistakes:
    for titles that random play may take very long to end. None: it is played to its end."""

    # -- 3. what bots ask -------------------------------------------------------------------------

    horizon: ClassVar[int | None] = None
    """How many turns a bot's playout looks ahead; None: to the end of the game."""
    lead: ClassVar[float] = 10.0
    """A lead in `prospects` that wins about three games of four: what a bot takes as much or
    little."""

    searched: ClassVar[frozenset[str] | None] = None
    """Labels of the questions that are worth a search; None: all. To every other question a bot
    that searches gives the heuristic's answer, when it is asked and wherever the question comes up
    as it looks ahead, so that all its simulations go to the answers that matter. `considered`
    does the same for single options, where it depends on the position."""

    def look_ahead(self, s: S) -> int | None:
        """The horizon for the pending question, where not all are worth the same."""
        return self.horizon

    def heuristic(self, s: S, seat: Seat, options: tuple[Option, ...], rng: Random) -> Option:
        """A quick, sensible pick of this seat. A bot calls it on a sampled state only."""
        return options[int(rng.random() * len(options))]

    def considered(self, s: S, seat: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        """The options that are worth a thought, at least one: a bot that searches leaves the
        others out. Called on sampled states only."""
        return options

    def prospects(self, s: S) -> tuple[float, ...]:
        """For each seat, how well it stands, on one scale (the final score it can expect, say);
        once the game is over, how it ended."""
        ended = self.outcome(s)
        return (0.0,) * s.seats if ended is None else tuple(map(float, ended.scores))

    risky: ClassVar[frozenset[str]] = frozenset()
    """Verbs of options that begin something that can fail; `why-odds` says it in words."""

    def odds(self, s: S, seat: Seat, option: Option, played: int | None = None) -> Odds | None:
        """How what this option begins is likely to end for the seat's side, played out so many
        times from what the seat knows; None: it is not risky, or not offered. For positions that
        the seat can't tell apart the answer is the same. It takes longer than `explain`, so it is
        asked for one option at a time, and not while others wait."""
        return None

    # -- 4. what people are shown -----------------------------------------------------------------

    def scores(self, s: S) -> tuple[int, ...]:
        """What each seat would have if the game ended here, by concession."""
        return tuple(round(value) for value in self.prospects(s))

    def rounds(self, s: S) -> tuple[int, int]:
        """(rounds done, rounds in all) as players count them; 0 in all: nobody can tell."""
        return self.progress(s)

    def figures(self, s: S, seat: Seat, options: Sequence[Option]) -> list[Figures]:
        """For each of these options, which are offered to the seat, the figures of its `explain`. A
        title finds them without the words: they are shown with every question."""
        return [self.explain(s, seat, option).figures for option in options]

    def whose_turn(self, s: S) -> Seat | None:
        """The seat whose turn it is: somebody else who is asked is told so. None: nobody's."""
        return None

    def evident(self, s: S, seat: Seat) -> bool:
        """Whether everybody can see that this seat, which is asked, has but one answer: then
        nobody learns anything from its being given at once."""
        return False

    def brisk(self, s: S) -> bool:
        """Whether the pending question is one of those that come by the dozen, as everybody can
        see: others need not be shown how long somebody thinks about it."""
        return False

    def noun(self, s: S, kind: Kind, number: int, language: str) -> str | None:
        """What a thing is called when its name is not among the words; None: it is."""
        return None

    shared: ClassVar[frozenset[str]] = frozenset()
    """Labels of questions that one seat answers for all of its side, or that its partners follow as
    it does: they are shown them with all options, and may propose one. Allies know all of it."""

    lasting: ClassVar[frozenset[Kind]] = frozenset()
    """Kinds of things that are called the same for a whole match, and are the same in the box: what
    is said of an option that names no others is remembered."""

    def thing(self, s: S, kind: Kind, number: int) -> tuple[str, str] | None:
        """Which thing of the box this is, as (kind, name), when that is another than its own: the
        card in a place, say. Only what everybody may know of it counts."""
        return None

    def box(self, language: str) -> dict[str, Any]:
        """What is in the box, as JSON for a browser: `things` by kind and name, each with name,
        text, rules, emblem and data, and whatever the game's own `board` needs."""
        return {"things": {}, "board": {}}

    def zones(
        self, s: S, view: Mapping[str, Any], language: str, names: Sequence[str] | None = None
    ) -> list[Zone] | None:
        """A seat's view laid out as named zones of rows, for the plain table and the terminal;
        None: tables of the columns do. `s` may only lend what everybody may know."""
        return None

    def worth(self, s: S, seats: Sequence[Seat]) -> Any:
        """What the game's own board shows besides the columns of a view: numbers that follow from
        several of them, by the rules, as far as these seats may know them. It is `now` in the view
        that a browser gets. None: the columns do."""
        return None

    def picture(
        self, view: Mapping[str, Any], language: str, size: PictureSize = "usual"
    ) -> str | None:
        """A seat's view drawn as text for a terminal, where that shows more than the zones: `brief`
        while one answer follows another, `usual` with what the question needs, `whole` for all
        there is to see. A line that is too long goes on under its first word. None: zones do."""
        return None

    def report(self, events: Sequence[tuple[Any, ...]], s: S, language: str) -> Report | None:
        """Where the scores come from, and what decided it, told by all events of a match that has
        led to `s`."""
        return None

    # -- 5. scenarios and lessons -----------------------------------------------------------------

    def read_position(self, spec: Mapping[str, Any]) -> S:
        """The position that a scenario writes down, at the start of a turn."""
        raise Malformed(f"{self.info.title['en']} has no notation for positions.")

    def write_position(self, s: S) -> dict[str, Any]:
        """The way back: what `read_position` reads as a position that this one can't be told from
        but by names that mean nothing (slots). `Malformed` says why it can't be written, as in the
        middle of a choice."""
        raise Malformed(f"{self.info.title['en']} has no notation for positions.")

    def measure(self, s: S, words: list[str]) -> Any:
        """What a scenario may expect besides the columns, e.g. ``cost A L1A-03``; None: that is no
        measure of this game."""
        return None

    # -- 6. lists that players bring ---------------------------------------------------------------

    list_kind: ClassVar[str] = ""
    """The kind of things in its box that are ready-made lists (decks), for titles to which
    players bring lists of their own: see `lists`. The text of each is its data's `list`."""

    def read_list(self, text: str, language: str) -> Listing:
        """A list of one's own, with every mistake in it and every rule that it breaks.

        `Malformed` is for a title without such lists, and for what is no text of one at all."""
        raise Malformed(f"{self.info.title['en']} does not use players' own decks.")

    def random_list(self, rng: Random) -> str:
        """Some list of one's own that is legal, as text."""
        raise Malformed(f"{self.info.title['en']} does not use players' own decks.")

    def list_refused(
        self, settings: Mapping[str, Any], text: str, language: str
    ) -> ListProblem | None:
        """Why a table with these settings does not take a list that is legal, or the name of a
        ready-made one; None: it does."""
        return None

    def lists_played(self, s: S) -> list[str]:
        """The list that each seat plays with, as `with_lists` takes it, be it drawn by chance."""
        raise Malformed(f"{self.info.title['en']} does not use players' own decks.")

    def with_lists(self, lists: Sequence[str]) -> dict[str, Any]:
        """The settings of a table at which each seat plays the list given for it: a text, or the
        name of a ready-made one."""
        raise Malformed(f"{self.info.title['en']} does not use players' own decks.")

    # -- 7. standing orders of a seat --------------------------------------------------------------

    orders: ClassVar[Codec] = Codec({})
    """What a seat may order for itself at any moment, whoever is asked: where it wants to be asked
    and where the program should pass for it, say."""

    def standing(self, s: S, seat: Seat) -> tuple[Standing, ...]:
        """All that the seat can order, and what stands now. Given in this order, what stands would
        stand for another seat, too."""
        return ()

    def obey(self, s: S, seat: Seat, order: Option) -> None:
        """Carry out an order of `standing`: it changes columns that nobody else sees, and no
        question that is pending. `determinize` takes the others' orders for the usual ones."""
        raise NotImplementedError

    # -- 8. previews: what an answer would do ------------------------------------------------------

    changes: ClassVar[Codec] = Codec({})
    """What a preview tells of, each with how much of it: damage to a card, say. See `preview`."""
    reactions: ClassVar[frozenset[str]] = frozenset()
    """Verbs of answers that anybody can see coming, as they hang on what lies open alone."""

    def foretold(self, s: S, seat: Seat, option: Option) -> bool:
        """Whether there is a preview of this answer, if it is offered."""
        return False

    def settled(self, before: S, s: S, options: Sequence[Option]) -> bool:
        """Whether what these answers have begun is over, as it is asked again."""
        return True

    def quietly(self, s: S, seat: Seat, keen: bool) -> Option | None:
        """How whoever is asked first answers in a preview for `seat`: as somebody does who adds
        nothing, or, if they are `keen`, who uses what lies open. None: nobody can say."""
        return None

    def foreseen(
        self,
        before: S,
        after: S,
        heard: Sequence[tuple[Any, ...]],
        seat: Seat,
        options: Sequence[Option],
    ) -> dict[Option, int]:
        """What is different, with how much: in the order in which it is told."""
        return {}
