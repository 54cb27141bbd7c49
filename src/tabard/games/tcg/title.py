"""The title itself: everything put together as one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from tabard.core.ask import Option, Seat
from tabard.core.codec import SEAT, Codec, Kind, Number
from tabard.core.explain import Reason
from tabard.core.game import Game, GameInfo, Outcome, PictureSize, Setting, Zone
from tabard.core.lists import Listing

from . import bot, decks, notation, setup, values, view
from . import content as c
from .flow import duel
from .naming import card_noun, choice_name, slot_name
from .state import CHANCE, SLOT, STOP, State, can_read
from .text import WORDS, power_text

CARD, POWER = c.CARD, c.POWER
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
        "stops": (STOP,),
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
        "attacks": (CARD, SLOT, CARD, SLOT),
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
        "about_chance": (CHANCE,),
    }
)
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
        version="2",
        seats=(2, 2),
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
    lists = "deck"
    horizon = bot.HORIZON
    lead = bot.LEAD
    trust = bot.TRUST
    words = WORDS
    domains: ClassVar[Mapping[str, Kind]] = {"deck": c.DECK}

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        return view.determinize(s, seat, rng)

    def outcome(self, s: State) -> Outcome | None:
        if s.frame is not None:
            return None
        scores = tuple(int(not s.lost >> seat & 1) for seat in range(2))
        winners = tuple(seat for seat in range(2) if scores[seat]) or (0, 1)
        return Outcome(scores, winners)

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        from .explain import explain

        return explain(self, s, seat, option)

    def picture(
        self, view: Mapping[str, Any], language: str, size: PictureSize = "usual"
    ) -> str | None:
        from .picture import picture

        return picture(view, self.words, language, size)

    def laws(self, s: State) -> list[str]:
        return view.laws(s)

    def place(self, spec: Mapping[str, Any]) -> State:
        return notation.place(self, spec)

    def measure(self, s: State, words: list[str]) -> Any:
        return notation.measure(s, words)

    def progress(self, s: State) -> tuple[int, int]:
        """Damage on the heroes is what a duel is measured by."""
        if s.frame is None or len(s.heroes) < 2:
            return (1, 1) if s.frame is None else (0, 1)
        left = min(max(0, c.CARDS[s.what[x]].health - s.damage[x]) for x in s.heroes)
        return 30 - min(30, left), 30

    def rounds(self, s: State) -> tuple[int, int]:
        """A turn of each player is a round."""
        return max(0, s.number - 1) // 2, 0

    def turn(self, s: State) -> Any:
        return s.number

    def heuristic(self, s: State, seat: Seat, options: tuple[Option, ...], rng: Random) -> Option:
        return bot.choose(s, seat, options, rng)

    def considered(self, s: State, seat: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        return bot.considered(s, seat, options)

    def value(self, s: State) -> tuple[float, ...]:
        return bot.value(s)

    def scores(self, s: State) -> tuple[int, ...]:
        """What is left of each hero's health."""
        return tuple(max(0, values.health(s, x) - s.damage[x]) for x in s.heroes) or (0, 0)

    def zones(
        self, s: State, view: Mapping[str, Any], language: str, names: Sequence[str] | None = None
    ) -> list[Zone] | None:
        from .tableau import zones

        return zones(s, view, language, names)

    def box(self, language: str) -> dict[str, Any]:
        from .box import box

        return box(language)

    def read_list(self, text: str, language: str = "en") -> Listing:
        return decks.listing(text, language)

    def random_list(self, rng: Random) -> str:
        return decks.write(decks.random_deck(rng))

    def with_lists(self, lists: Sequence[str]) -> dict[str, Any]:
        return {"decks": list(lists)}

    def noun(self, s: State, kind: Kind, number: int, language: str) -> str | None:
        if kind is CARD and number >= 0:
            return card_noun(number, language)
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
