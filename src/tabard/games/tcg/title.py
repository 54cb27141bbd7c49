"""The title itself: everything put together as one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from tabard.core.ask import Option, Seat
from tabard.core.codec import SEAT, Codec, Kind, Number
from tabard.core.explain import Figures, Reason
from tabard.core.game import Game, GameInfo, Outcome, PictureSize, Report, Setting, Standing, Zone
from tabard.core.lists import Listing, ListProblem
from tabard.core.migrate import Old

from . import bot, decks, notation, old
from . import content as c
from .content import CARD, POWER
from .language.box import open_box
from .language.text import WORDS, power_text
from .rules import chain, legal, orders, setup, values
from .rules.flow import duel
from .show import view
from .show.naming import bring_name, called, choice_name, slot_name
from .state import HALT, OCCASION, SKIP, SLOT, STOP, State, can_read, has_lost
from .why import preview

open_box()

OPTIONS = Codec(
    {
        "begin": (SEAT,),
        "keep": (),
        "mulligan": (),
        "place": (CARD,),
        "place_up": (CARD,),
        "play": (CARD,),
        "play_again": (SLOT,),
        "use": (SLOT, POWER),
        "attack": (SLOT,),
        "at": (SLOT,),
        "target": (SLOT,),
        "target_player": (SEAT,),
        "done": (),
        "mode": (c.MODE,),
        "pay": (SLOT,),
        "discard": (CARD,),
        "take_card": (CARD,),
        "pick": (SLOT,),
        "find": (CARD,),
        "find_none": (),
        "under": (CARD,),
        "as_they_lie": (),
        "yes": (),
        "no": (),
        "strike": (SLOT,),
        "protect": (SLOT,),
        "hold": (),
        "armor": (SLOT,),
        "apply": (SLOT,),
        "take": (),
        "add": (SLOT, POWER),
        "destroy": (SLOT,),
        "turn_down": (SLOT,),
        "pass": (),
        "stash": (CARD,),
    }
)
EVENTS = Codec(
    {
        "hero": (SEAT, CARD),
        "rolled": (SEAT, Number(c.PLAYERS_DIE + 1)),
        "begins": (SEAT,),
        "kept": (SEAT,),
        "mulligan": (SEAT,),
        "turn": (SEAT, c.AMOUNT),
        "drew": (SEAT,),
        "drawn": (SEAT, CARD),
        "starved": (SEAT,),
        "placed": (SEAT, SLOT),
        "placed_up": (SEAT, CARD, SLOT),
        "stashed": (SEAT, CARD, SLOT),
        "turned_down": (CARD, SLOT),
        "played": (SEAT, CARD, SLOT),
        "used": (SEAT, CARD, SLOT, POWER),
        "flipped": (SEAT, CARD),
        "triggered": (SEAT, CARD, POWER),
        "mode": (SEAT, c.MODE),
        "aimed": (CARD, SLOT),
        "aimed_at": (SEAT,),
        "interrupted": (CARD, SLOT),
        "fizzled": (CARD,),
        "entered": (SEAT, CARD, SLOT),
        "attached": (CARD, CARD, SLOT),
        "mastered": (SEAT, CARD),
        "proposed": (CARD, SLOT, CARD, SLOT),
        "attacks": (CARD, SLOT, CARD, SLOT),  # in logs of before: now the proposal says it
        "called_off": (),
        "struck": (SEAT, CARD, SLOT),
        "protects": (CARD, SLOT),
        "dealt": (CARD, CARD, SLOT, c.AMOUNT, c.DAMAGE),
        "prevented": (CARD, SLOT, c.AMOUNT, CARD),
        "redirected": (CARD, SLOT),
        "healed": (CARD, SLOT, c.AMOUNT),
        "hurt": (CARD, SLOT, c.AMOUNT),
        "destroyed": (CARD, SLOT),
        "bounced": (CARD, SLOT),
        "removed": (CARD, SLOT),
        "recovered": (SEAT, CARD),
        "discarded": (SEAT, CARD),
        "milled": (SEAT, CARD),
        "revealed": (SEAT, CARD),
        "searched": (SEAT,),
        "arranged": (SEAT,),
        "shuffled": (SEAT,),
        "looked": (SEAT, SEAT),
        "saw": (SEAT, CARD),
        "exhausted": (CARD, SLOT),
        "readied": (CARD, SLOT),
        "counter": (CARD, SLOT, c.COUNTER),
        "controls": (SEAT, CARD, SLOT),
        "lost": (SEAT,),
        "ended": (),
        # What a question is about.
        "about_power": (CARD, POWER),
        "about_card": (CARD,),
        "about_attack": (CARD, SLOT),
        "about_combat": (),
        "about_damage": (CARD, CARD, c.AMOUNT),
        "about_chance": (OCCASION,),
    }
)
ORDERS = Codec({"stops": (STOP,), "ask": (HALT,), "pass_over": (HALT,), "skip": (SKIP,)})
REVEALS = frozenset(
    {
        *("played", "placed_up", "stashed", "discarded", "milled", "revealed", "rolled", "hero"),
        *("bounced", "recovered"),
    }
)


class TradingCardGame(Game[State]):
    """The World of Warcraft Trading Card Game."""

    info = GameInfo(
        id="tcg",
        title={
            "en": "World of Warcraft Trading Card Game",
            "it": "World of Warcraft Gioco di Carte Collezionabili",
        },
        version="5",
        seats=(2, 2),  # TCG-GENERAL-01
        settings={
            "decks": Setting(
                setup.RANDOM,
                setup.check_decks,
                "the decks: random, or a list of two: names of starters, or lists as text",
                labels={"en": "Decks", "it": "Mazzi"},
                helps={
                    "en": "Which deck each player plays.",
                    "it": "Con quale mazzo gioca ciascuno.",
                },
                slots=setup.deck_slots,
                name=choice_name,
            ),
            "bring": Setting(
                setup.ANY_DECK,
                setup.check_bring,
                "which decks players may bring: any legal one, starters only, or a random starter",
                labels={"en": "Decks allowed", "it": "Mazzi ammessi"},
                helps={
                    "en": "What each player may bring once seated.",
                    "it": "Che cosa può portare ciascuno quando si è seduto.",
                },
                slots=lambda seats: (setup.BRING,),
                name=bring_name,
            ),
            "lists": Setting(
                "hidden",
                setup.check_lists,
                "whether the lists of the decks are hidden or open",
                labels={"en": "Deck lists", "it": "Liste dei mazzi"},
                helps={
                    "en": "Whether players know which cards are in the other's deck.",
                    "it": "Se si sa quali carte ci sono nel mazzo dell'altro.",
                },
                slots=lambda seats: (setup.LISTS,),
                name=choice_name,
            ),
        },
        content={
            "cards": len(c.POOL),
            "decks": len(c.DECKS),
            "tokens": len(c.TOKEN_NO),
            "heroes": sum(c.IS_HERO[i] for i in c.POOL),
        },
        content_hash=c.HASH,
        package="tabard.games.tcg",
        schema="tabard.games.tcg.schema",
    )
    state = State
    main = duel
    options = OPTIONS
    events = EVENTS
    reveals = REVEALS
    announces = frozenset({"play_card", "use_power", "propose"})
    orders = ORDERS
    lasting = frozenset({CARD, HALT, STOP, SKIP})
    changes = preview.CHANGES
    reactions = preview.REACTIONS
    goes_on = frozenset({"window"})
    list_kind = "deck"
    horizon = bot.HORIZON
    lead = bot.LEAD
    words = WORDS
    outcome_kinds: ClassVar[Mapping[str, Kind]] = {"deck": c.STARTER}

    def prepare(self, s: State) -> None:
        setup.check_brought(s.settings)

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        return view.determinize(s, seat, rng)

    def break_off(self, s: State) -> None:
        chain.break_off(s)

    def old(self) -> Old:
        return old.old()

    def outcome(self, s: State) -> Outcome | None:
        if s.frame is not None:
            return None
        # TCG-WIN-07: whoever is left; TCG-WIN-06: if nobody is, it is a draw.
        scores = tuple(int(not has_lost(s, seat)) for seat in range(2))
        winners = tuple(seat for seat in range(2) if scores[seat]) or (0, 1)
        return Outcome(scores, winners)

    def standing(self, s: State, seat: Seat) -> tuple[Standing, ...]:
        return orders.standing(s, seat)

    def obey(self, s: State, seat: Seat, order: Option) -> None:
        orders.obey(s, seat, order)

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        from .why.explain import explain

        return explain(self, s, seat, option)

    def foretold(self, s: State, seat: Seat, option: Option) -> bool:
        return preview.foretold(self.pending(s), s, option)

    def settled(self, before: State, s: State, options: Sequence[Option]) -> bool:
        q = self.pending(s)
        return q is not None and preview.settled(q, before, s, options)

    def quietly(self, s: State, seat: Seat, keen: bool) -> Option | None:
        q = self.pending(s)
        return None if q is None else preview.quietly(q, s, seat, keen)

    def foreseen(
        self,
        before: State,
        after: State,
        heard: Sequence[tuple[Any, ...]],
        seat: Seat,
        options: Sequence[Option],
    ) -> dict[Option, int]:
        q = self.pending(after)
        return preview.foreseen(q, before, after, heard, self.events, seat, options)

    def figures(self, s: State, seat: Seat, options: Sequence[Option]) -> list[Figures]:
        from .why.explain import figures

        return [figures(s, seat, option) for option in options]

    def picture(
        self, view: Mapping[str, Any], language: str, size: PictureSize = "usual"
    ) -> str | None:
        from .show.picture import picture

        return picture(self.blank({}, view["seats"]), view, self.words, language, size)

    def worth(self, s: State, seats: Sequence[Seat]) -> dict[str, Any] | None:
        from .show.figures import figures_now

        return figures_now(s, seats)

    def report(self, events: Sequence[tuple[Any, ...]], s: State, language: str) -> Report | None:
        from .show.report import report

        return report(events, s, language)

    def laws(self, s: State) -> list[str]:
        return view.laws(s)

    def read_position(self, spec: Mapping[str, Any]) -> State:
        return notation.place(self, spec)

    def write_position(self, s: State) -> dict[str, Any]:
        from .writing import written

        return written(self, s)

    def measure(self, s: State, words: list[str]) -> Any:
        return notation.measured(s, words)

    def progress(self, s: State) -> tuple[int, int]:
        """Damage on the heroes is what a duel is measured by."""
        if s.frame is None or len(s.heroes) < 2:
            return (1, 1) if s.frame is None else (0, 1)
        left = min(max(0, c.CARDS[s.what[x]].health - s.damage[x]) for x in s.heroes)
        return 30 - min(30, left), 30

    def rounds(self, s: State) -> tuple[int, int]:
        """A turn of each player is a round."""
        return max(0, s.number - 1) // 2, 0

    def which_turn(self, s: State) -> Any:
        return s.number

    def whose_turn(self, s: State) -> Seat | None:
        return s.turn if s.number > 0 else None

    def evident(self, s: State, seat: Seat) -> bool:
        q = self.pending(s)
        return q is not None and q.label == "priority" and legal.is_evident(s, seat)

    def brisk(self, s: State) -> bool:
        """A chance to respond, or to act in a window that nobody waits for."""
        q = self.pending(s)
        return q is not None and q.label == "priority" and not legal.main_timing(s, q.who[0])

    def heuristic(self, s: State, seat: Seat, options: tuple[Option, ...], rng: Random) -> Option:
        return bot.choose(s, seat, options, rng)

    def considered(self, s: State, seat: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        return bot.considered(s, seat, options)

    def prospects(self, s: State) -> tuple[float, ...]:
        return bot.value(s)

    def scores(self, s: State) -> tuple[int, ...]:
        """What is left of each hero's health."""
        return tuple(max(0, values.health(s, x) - s.damage[x]) for x in s.heroes) or (0, 0)

    def zones(
        self, s: State, view: Mapping[str, Any], language: str, names: Sequence[str] | None = None
    ) -> list[Zone] | None:
        from .show.tableau import zones

        return zones(s, view, language, names)

    def box(self, language: str) -> dict[str, Any]:
        from .show.box import box

        return box(language)

    def read_list(self, text: str, language: str = "en") -> Listing:
        return decks.listing(text, language)

    def random_list(self, rng: Random) -> str:
        return decks.write(decks.random_deck(rng))

    def list_refused(
        self, settings: Mapping[str, Any], text: str, language: str
    ) -> ListProblem | None:
        found = setup.refused(settings, text)
        return None if found is None else ListProblem(found.sentence(language), rule=found.rule)

    def lists_played(self, s: State) -> list[str]:
        return [setup.played(s, seat) for seat in range(2)]

    def with_lists(self, lists: Sequence[str]) -> dict[str, Any]:
        return {"decks": list(lists)}

    def noun(self, s: State, kind: Kind, number: int, language: str) -> str | None:
        if kind is CARD and number >= 0:
            return called(number, language)
        if kind is POWER and number >= 0:
            return power_text(number, language)
        if kind is SLOT and 0 <= number < SLOT.size:
            return slot_name(s, number, language)
        return None

    def thing(self, s: State, kind: Kind, number: int) -> tuple[str, str] | None:
        if kind is not SLOT or not 0 <= number < SLOT.size or not can_read(s, number, -1):
            return None
        return (CARD.name, c.CARDS[s.what[number]].slug) if s.what[number] >= 0 else None


GAME = TradingCardGame()
