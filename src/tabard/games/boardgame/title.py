"""The title itself: everything put together as one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from tabard.core.ask import Option, Seat
from tabard.core.codec import SEAT, Codec, Kind
from tabard.core.explain import Reason
from tabard.core.game import Game, GameInfo, Outcome, Setting
from tabard.core.info import Report, Zone
from tabard.core.odds import Odds
from tabard.core.words import Noun

from . import content as c
from .language.box import open_box
from .language.scene import WORDS
from .language.text import ability_text, choice_name
from .odds import FIGHT_ASKED
from .rules import setup, values
from .rules.flow import game
from .show import view
from .state import HERO, NONE, State
from .throws import THROW

open_box()

OPTIONS = Codec(
    {
        "take_class": (c.CLASS,),
        "travel": (HERO, c.REGION),
        "go": (c.REGION,),
        "stop": (),
        "stay": (HERO,),
        "summon": (HERO,),
        "rest": (HERO,),
        "town": (HERO,),
        "train": (HERO,),
        "pass": (HERO,),
        "hand": (HERO, HERO, c.CARD),
        "give_gold": (HERO, HERO),
        "swap": (HERO, HERO),
        "put_up": (c.CARD,),
        "ask_for": (c.CARD,),
        "accept": (),
        "refuse": (),
        "hunt": (HERO, c.CREATURE),
        "challenge": (HERO, c.CREATURE),
        "defy": (HERO, c.BOSS),
        "duel": (HERO,),
        "intercept": (HERO, c.REGION),
        "invite": (HERO,),
        "join": (),
        "decline": (),
        "use": (HERO, c.ABILITY),
        "done": (),
        "regain": (c.NUMBER, c.NUMBER),
        "learn": (c.CARD,),
        "buy": (c.CARD,),
        "sell": (c.CARD,),
        "drop": (c.CARD,),
        "talent": (c.CARD,),
        "equip": (HERO, c.CARD, c.AREA),
        "unequip": (HERO, c.CARD),
        "ready": (HERO,),
        "attack": (HERO,),
        "color": (c.COLOR,),
        "reroll": (c.DIE,),
        "throw": (),
        "keep": (),
        "spot": (c.DIE,),
        "pick": (c.DIE,),
        "remove": (c.DIE,),
        "pay": (c.NUMBER,),
        "heal": (HERO,),
        "face": (),
        "slay": (c.COLOR,),
        "slay_quest": (c.COLOR, c.QUEST),
        "wound": (HERO,),
        "companion": (),
        "myself": (),
        "block": (c.NUMBER, c.NUMBER),
        "draw": (c.TIER,),
        "keep_item": (c.CARD,),
        "give": (HERO,),
        "loot": (HERO, c.CARD),
        "leave_it": (),
        "raid": (HERO, c.CREATURE),
        "peek": (HERO,),
        "cleanse": (HERO,),
        "forgo": (HERO,),
        "take_gold": (HERO, c.AMOUNT),
        "recover": (HERO, c.AMOUNT),
        "retrain": (HERO,),
        "exchange": (c.QUEST,),
        "fly": (HERO, c.REGION),
        "bargain": (HERO, c.CARD),
        "peddle": (HERO, c.CARD),
        "herd": (c.CREATURE, c.REGION),
        "stake": (HERO, c.CARD),
        "bid": (HERO, c.AMOUNT),
        "first": (c.FACTION,),
    }
)
HAPPENED = Codec(
    {
        "took_class": (SEAT, c.CLASS),
        "plays": (SEAT, c.CHARACTER),
        "overlord": (c.OVERLORD,),
        "stocked": (c.CARD,),
        "turn": (c.NUMBER, c.FACTION),
        "went": (HERO, c.REGION),
        "rested": (HERO,),
        "handed": (HERO, HERO, c.CARD),
        "gave_gold": (HERO, HERO, c.AMOUNT),
        "puts_up": (HERO, c.CARD),
        "offered": (HERO, HERO, c.CARD, c.CARD),
        "refused_swap": (HERO,),
        "visited": (HERO, c.REGION),
        "recovers": (HERO,),
        "trained": (HERO, c.CARD),
        "bought": (HERO, c.CARD),
        "sold": (HERO, c.CARD),
        "received": (HERO, c.CARD),
        "dropped": (HERO, c.CARD),
        "equipped": (HERO, c.CARD),
        "unequipped": (HERO, c.CARD),
        "lost_prize": (HERO, c.CARD),
        "challenged": (HERO, c.CREATURE),
        "defied": (HERO, c.BOSS),
        "attacked": (HERO, c.REGION),
        "invited": (HERO,),
        "joined": (HERO,),
        "stayed_out": (HERO,),
        "stands_in": (HERO,),
        "wounds": (c.FACTION, c.AMOUNT),
        "picks": (SEAT, c.NUMBER),
        "combat_round": (c.NUMBER,),
        "attacks": (HERO,),
        "used": (HERO, c.ABILITY),
        "shows": (HERO, THROW),
        "picked_die": (HERO, c.DIE),
        "picked_color": (HERO, c.COLOR),
        "changed": (HERO, c.DIE, c.DIE),
        "laid": (HERO, c.AMOUNT, c.BOX),
        "regained": (HERO, c.AMOUNT, c.POOL),
        "gained": (HERO, c.AMOUNT, c.POOL),
        "lost": (HERO, c.AMOUNT, c.POOL),
        "stunned": (HERO, c.AMOUNT),
        "cursed": (HERO, c.AMOUNT),
        "mended": (c.AMOUNT,),
        "strikes_back": (c.AMOUNT,),
        "companion_hurt": (HERO, c.CARD),
        "slain": (c.CREATURE, c.COLOR, c.REGION),
        "boss_slain": (c.BOSS, c.FACTION),
        "defeated": (HERO,),
        "fled": (HERO, c.REGION),
        "revived": (HERO,),
        "won_fight": (c.FACTION,),
        "lost_fight": (c.FACTION,),
        "nobody_won": (),
        "looted": (HERO, HERO, c.CARD),
        "completed": (c.FACTION, c.QUEST),
        "took_item": (c.FACTION, c.CARD),
        "turns_to": (c.FACTION, c.TIER),
        "new_quest": (c.FACTION, c.QUEST),
        "put_under": (c.FACTION, c.QUEST),
        "spawned": (c.NUMBER, c.CREATURE, c.COLOR, c.REGION),
        "paid": (HERO, c.AMOUNT),
        "learned_much": (HERO, c.AMOUNT),
        "level": (HERO, c.NUMBER),
        "talented": (HERO, c.CARD),
        "saw_item": (c.FACTION, c.CARD),
        "drew_event": (c.FACTION, c.EVENT),
        "marched": (c.OVERLORD, c.REGION),
        "last_battle": (),
        "event_over": (c.EVENT,),
        "bid": (HERO, c.AMOUNT),
        "won_auction": (HERO, c.CARD),
        "unsold": (c.CARD,),
        "forgot": (HERO, c.CARD),
        "gave_up": (c.FACTION, c.QUEST),
        "comes": (HERO, c.NUMBER),
        "herded": (c.FACTION, c.CREATURE, c.REGION),
        "driven": (c.CREATURE, c.REGION, c.REGION),
        "marked": (HERO,),
        "won_war": (c.FACTION, c.EVENT),
        "staked": (HERO, c.CARD),
        "staked_gold": (HERO, c.AMOUNT),
        "bears_relic": (HERO,),
        "looked": (HERO, c.REGION),
        "found": (HERO, c.REGION),
        "no_trace": (HERO, c.REGION),
        "last_stand": (c.FACTION,),
        "plagued": (c.REGION,),
        "cleansed": (HERO, c.REGION),
        "decides": (c.FACTION,),
        "goes_first": (c.FACTION,),
        "flees": (HERO,),
        "wins": (c.FACTION,),
        "tie": (),
    }
)


class BoardGame(Game[State]):
    """World of Warcraft: The Board Game."""

    info = GameInfo(
        id="boardgame",
        title={
            "en": "World of Warcraft: The Board Game",
            "it": "World of Warcraft: il gioco da tavolo",
        },
        version="1",
        seats=(2, 6),
        teams=True,
        settings={
            "factions": Setting(
                setup.RANDOM,
                setup.check_factions,
                "the factions: random, or a list with one faction a seat",
                labels={"en": "Factions", "it": "Fazioni"},
                helps={
                    "en": "Who fights for the Horde and who for the Alliance.",
                    "it": "Chi combatte per l'Orda e chi per l'Alleanza.",
                },
                slots=lambda seats: (("horde", "alliance"),) * seats,
                name=choice_name,
            ),
            "classes": Setting(
                setup.PICKED,
                setup.check_classes,
                "the classes: picked, random, or those of the book's first game",
                labels={"en": "Classes", "it": "Classi"},
                helps={
                    "en": "How the classes are handed out.",
                    "it": "Come si assegnano le classi.",
                },
                slots=lambda seats: ((setup.PICKED, setup.RANDOM, setup.FIRST_GAME),),
                name=choice_name,
            ),
            "overlord": Setting(
                setup.RANDOM,
                setup.one_of(setup.RANDOM, *c.OVERLORD.names),
                "the Overlord: random, or one of the three",
                labels={"en": "Overlord", "it": "Overlord"},
                helps={
                    "en": "Whom both factions want to kill.",
                    "it": "Chi le due fazioni vogliono uccidere.",
                },
                slots=lambda seats: ((setup.RANDOM, *c.OVERLORD.names),),
                name=choice_name,
            ),
            "experience": Setting(
                "book",
                setup.one_of(*c.EXPERIENCE),
                "the experience track: book, or short",
                labels={"en": "Experience track", "it": "Tracciato dell'esperienza"},
                helps={
                    "en": "How many experience points a level needs.",
                    "it": "Quanti punti esperienza servono per un livello.",
                },
                slots=lambda seats: (tuple(c.EXPERIENCE),),
                name=choice_name,
            ),
            "deadly": Setting(
                False,
                setup.one_of(False, True),
                "the variant Deadly PvP",
                labels={"en": "Deadly PvP", "it": "PvP mortale"},
                helps={
                    "en": "Hits of the two factions do not cancel each other.",
                    "it": "I colpi delle due fazioni non si annullano.",
                },
                slots=lambda seats: ((False, True),),
                name=choice_name,
            ),
            "endless": Setting(
                False,
                setup.one_of(False, True),
                "the variant Defeat the Overlord",
                labels={"en": "Defeat the Overlord", "it": "Sconfiggi l'Overlord"},
                helps={
                    "en": "The turn track starts again: only the Overlord's death ends the game.",
                    "it": "Il tracciato ricomincia: si finisce solo con la morte dell'Overlord.",
                },
                slots=lambda seats: ((False, True),),
                name=choice_name,
            ),
            "laps": Setting(
                4,
                setup.one_of(1, 2, 3, 4, 5, 6),
                "after how many laps of the track that variant is a draw",
                labels={"en": "Laps", "it": "Giri"},
                helps={
                    "en": "After so many laps of the track that variant is a draw.",
                    "it": "Dopo tanti giri del tracciato quella variante è un pareggio.",
                },
                slots=lambda seats: ((1, 2, 3, 4, 5, 6),),
                name=choice_name,
            ),
        },
        content={
            "regions": len(c.REGIONS),
            "characters": len(c.CHARACTERS),
            "powers": len(c.of_sort(c.POWER)),
            "talents": len(c.of_sort(c.TALENT)),
            "items": sum(c.CARDS[i].copies for i in c.of_sort(c.ITEM)),
            "quests": len(c.QUESTS),
            "events": sum(event.copies for event in c.EVENTS),
            "creatures": len(c.CREATURES),
            "overlords": len(c.OVERLORDS),
        },
        content_hash=c.HASH,
        package=c.PACKAGE,
        schema=f"{c.PACKAGE}.schema",
    )
    state = State
    main = game
    options = OPTIONS
    events = HAPPENED
    reveals = frozenset(
        {
            *("shows", "stocked", "new_quest", "put_under", "saw_item", "took_item", "received"),
            *("drew_event", "overlord", "bid", "marked", "found", "no_trace"),
        }
    )
    shared = frozenset(
        {
            *("quest_deck", "exchange_quest", "herd", "pasture", "leftovers", "bearer", "target"),
            *("goes_first", "attack_order", "wound", "armor", "slay", "slay_any", "loot", "spot"),
            *("take_item", "take_special", "who_gets_it", "one_each", "stake", "offer", "join"),
            *("use", "reroll", "focus", "change", "plus", "remove", "exchange", "dye", "split"),
            *("move", "stopped", "last_word", "disarm", "strip", "pay_dice", "which_color"),
        }
    )
    outcome_kinds: ClassVar[Mapping[str, Kind]] = {
        "overlord": c.OVERLORD,
        "random_class": c.CLASS,
        "event": c.EVENT,
        "item": c.ITEM_DRAWN,
        "quest": c.QUEST,
    }
    words = WORDS
    horizon = 1
    lead = 10.0
    searched = frozenset({"act", "use", "last_word", "attack_order"})

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        made = view.determinize(s, seat, rng)
        self.reseal(made, seat, rng)
        return made

    def outcome(self, s: State) -> Outcome | None:
        """TBG-WIN-01, TBG-TERM-01: a faction wins together; without a winner it is a draw."""
        if s.frame is not None:
            return None
        if s.winner < 0:
            return Outcome((0,) * s.seats, tuple(range(s.seats)))
        scores = tuple(int(s.faction[seat] == s.winner) for seat in range(s.seats))
        return Outcome(scores, tuple(seat for seat in range(s.seats) if scores[seat]))

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        from .why.explain import explain

        return explain(self, s, seat, option)

    def laws(self, s: State) -> list[str]:
        return view.laws(s)

    def progress(self, s: State) -> tuple[int, int]:
        laps = s.settings["laps"] if s.settings["endless"] else 1
        done = (s.lap - 1) * c.SPACES + s.turn - 1
        return (laps * c.SPACES if s.frame is None else done), laps * c.SPACES

    def which_turn(self, s: State) -> Any:
        """In the last battle every round is one."""
        return s.lap, s.turn, s.bout if s.turn == c.END else 0

    def noun(self, s: State, kind: Kind, number: int, language: str) -> str | None:
        if number < 0:
            return None
        if kind is HERO:
            who = s.character[number]
            return Noun(HERO.names[number] if who == NONE else c.CHARACTERS[who].name)
        if kind is c.REGION:
            return Noun(c.BOARD["regions"][c.REGIONS[number]]["name"])
        if kind is c.CARD:
            return Noun(c.CARDS[number].name)
        if kind is c.ITEM_DRAWN:
            return Noun(c.CARDS[c.FIRST_ITEM + number].name)
        if kind is c.CHARACTER:
            return Noun(c.CHARACTERS[number].name)
        if kind is c.QUEST:
            return Noun(c.QUESTS[number].name)
        if kind is c.EVENT:
            return Noun(c.EVENTS[number].name)
        if kind is c.BOSS:
            return Noun(c.BOSSES[number].name)
        if kind is c.OVERLORD:
            return Noun(c.OVERLORDS[number].name)
        if kind is c.ABILITY:
            return ability_text(number, language)
        if kind is c.DIE:
            return view.die_name(number, language)
        if kind is THROW:
            return view.throw_name(number, language)
        return None

    def heuristic(self, s: State, seat: Seat, options: tuple[Option, ...], rng: Random) -> Option:
        from . import bot

        return bot.choose(s, seat, options, rng)

    def considered(self, s: State, seat: Seat, options: tuple[Option, ...]) -> tuple[Option, ...]:
        from . import bot

        return bot.considered(s, seat, options)

    def prospects(self, s: State) -> tuple[float, ...]:
        from . import bot

        return bot.prospects(s)

    risky = frozenset({"challenge", "hunt", "raid", "defy", "duel", "invite", "join"}) | FIGHT_ASKED

    def odds(self, s: State, seat: Seat, option: Option, played: int | None = None) -> Odds | None:
        from .odds import odds

        return odds(self, s, seat, option, played)

    def zones(
        self, s: State, view: Mapping[str, Any], language: str, names: Sequence[str] | None = None
    ) -> list[Zone] | None:
        from .show.tableau import zones

        return zones(s, view, language, names)

    def worth(self, s: State, seats: Sequence[Seat]) -> dict[str, Any] | None:
        from .show.now import now

        return now(s, self.pending(s), seats)

    def report(self, events: Sequence[tuple[Any, ...]], s: State, language: str) -> Report | None:
        from .show.report import report

        return report(events, s, language)

    def box(self, language: str) -> dict[str, Any]:
        from .show.box import box

        return box(language)

    def read_position(self, spec: Mapping[str, Any]) -> State:
        from . import notation

        return notation.place(self, spec)

    def write_position(self, s: State) -> dict[str, Any]:
        from .writing import write

        return write(self, s)

    def measure(self, s: State, words: list[str]) -> Any:
        from . import notation

        return notation.measure(s, words)

    def scores(self, s: State) -> tuple[int, ...]:
        """Experience of the whole faction, where the game is broken off."""
        return tuple(
            0 if s.faction[seat] == NONE else values.strength(s, s.faction[seat])
            for seat in range(s.seats)
        )


GAME = BoardGame()
