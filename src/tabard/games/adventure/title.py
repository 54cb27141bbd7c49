"""The title itself: everything put together as one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from tabard.core.ask import Option, Seat
from tabard.core.codec import SEAT, Codec, Kind
from tabard.core.explain import Reason
from tabard.core.game import Game, GameInfo, Outcome, Setting
from tabard.core.info import Report, Standing, Zone
from tabard.core.odds import Odds
from tabard.core.words import Noun

from . import content as c
from .language import names as n
from .language.box import open_box
from .language.scene import WORDS
from .language.text import choice_name, power_name
from .odds import ASKED, odds
from .rules import quests, setup
from .rules.flow import game
from .show import view
from .state import State

open_box()

OPTIONS = Codec(
    {
        "hero": (c.HERO,),
        "start": (c.SPACE,),
        "go": (c.SPACE,),
        "stay": (),
        "play": (c.ABILITY,),
        "use": (c.POWER,),
        "use_item": (c.CARD,),
        "potion": (c.CARD, c.POTION),
        "spend": (c.TOKEN,),
        "pass": (),
        "pay": (c.NUMBER,),
        "boots": (),
        "keep": (),
        "jump": (c.SPACE,),
        "buy": (c.LEVEL,),
        "look": (c.SPACE, c.NUMBER),
        "put_back": (),
        "remove": (),
        "take": (c.CARD,),
        "leave": (),
        "upon": (SEAT,),
        "upon_card": (c.CARD,),
        "pull": (SEAT,),
        "resolve": (SEAT,),
        "activate": (c.RESOURCE,),
        "open": (c.TOKEN,),
        "lay": (c.SPACE,),
        "haunt": (c.SPACE,),
        "fly": (c.SPACE,),
        "give_up": (c.CARD,),
        "toss": (c.ABILITY,),
        "stop": (),
        "attack": (SEAT,),
        "fight": (c.CARD,),
        "brave": (),
        "face": (),
        "trade": (),
        "refuse": (),
        "draw": (),
        "way": (c.POWER,),
        "fire": (c.POWER,),
        "clear": (c.SLOT,),
        "advance": (c.QUEST,),
        "done": (),
        "drop_quest": (c.QUEST,),
        "give_token": (SEAT,),
        "shed": (),
        "let_go": (),
        "wear": (c.CARD,),
        "bare": (c.GEAR,),
    }
)
HAPPENED = Codec(
    {
        "rolled_first": (SEAT, c.NUMBER),
        "begins": (SEAT,),
        "plays": (SEAT, c.HERO),
        "starts": (SEAT, c.SPACE),
        "turn": (SEAT, c.ROUND),
        "turn_over": (SEAT,),
        "rolled": (SEAT, c.NUMBER, c.NUMBER),
        "went": (SEAT, c.SPACE),
        "played": (SEAT, c.ABILITY),
        "stopped": (SEAT, c.ABILITY),
        "attached": (SEAT, c.ABILITY),
        "detached": (SEAT, c.ABILITY),
        "used": (SEAT, c.POWER),
        "used_item": (SEAT, c.CARD),
        "drank": (SEAT, c.CARD, c.POTION),
        "drew": (SEAT, c.NUMBER),
        "took": (SEAT, c.ABILITY),
        "tossed": (SEAT, c.ABILITY),
        "shuffled": (SEAT,),
        "healed": (SEAT, c.NUMBER),
        "hurt": (SEAT, c.NUMBER),
        "survived": (SEAT,),
        "defeated": (SEAT,),
        "resurrected": (SEAT, c.SPACE),
        "turned_over": (SEAT,),
        "level": (SEAT, c.LEVEL),
        "activated": (SEAT, c.RESOURCE),
        "found": (SEAT, c.TOKEN),
        "laid": (SEAT, c.SPACE),
        "mixed": (),
        "revealed": (SEAT, c.TOKEN),
        "kept": (SEAT, c.TOKEN),
        "spent": (SEAT, c.TOKEN),
        "looked": (SEAT, c.SPACE),
        "saw": (SEAT, c.TOKEN),
        "removed": (SEAT, c.TOKEN),
        "turned_up": (c.FRONT,),
        "discarded": (c.CARD,),
        "gained": (SEAT, c.CARD),
        "lost_item": (SEAT, c.CARD),
        "took_item": (SEAT, SEAT, c.CARD),
        "equipped": (SEAT, c.CARD),
        "unequipped": (SEAT, c.CARD),
        "event": (SEAT, c.FRONT),
        "faces": (SEAT, c.FRONT),
        "flipped": (SEAT, c.CARD),
        "fights": (SEAT, c.FOE),
        "attacks": (SEAT, SEAT),
        "dice": (c.NUMBER, c.NUMBER),
        "rerolled": (c.DIE, c.NUMBER),
        "fired": (c.POWER,),
        "hit": (c.DIE, c.NUMBER),
        "missed": (c.DIE, c.NUMBER),
        "cancelled": (SEAT,),
        "slain": (SEAT, c.FOE),
        "lingers": (c.CARD, c.SPACE),
        "new_quest": (SEAT, c.QUEST),
        "dropped_quest": (SEAT, c.QUEST),
        "gave_token": (SEAT, SEAT, c.QUEST),
        "progress": (SEAT, c.QUEST),
        "collected": (SEAT, c.QUEST, c.SPACE),
        "completed": (SEAT, c.QUEST),
        "trophy": (SEAT, c.TROPHY),
        "honored": (SEAT, c.CARD),
        "wins": (SEAT,),
    }
)
ORDERS = Codec({"ask_me": (), "pass_for_me": ()})


class Adventure(Game[State]):
    """World of Warcraft: The Adventure Game."""

    info = GameInfo(
        id="adventure",
        title={
            "en": "World of Warcraft: The Adventure Game",
            "it": "World of Warcraft: il gioco d'avventura",
        },
        version="1",
        seats=(2, len(c.HEROES)),  # WAG-GENERAL-02
        settings={
            "heroes": Setting(
                setup.PICKED,
                setup.check_heroes,
                "the heroes: picked, dealt, or a list with one hero a seat",
                labels={"en": "Heroes", "it": "Eroi"},
                helps={
                    "en": "How the heroes are handed out.",
                    "it": "Come si assegnano gli eroi.",
                },
                slots=lambda seats: ((setup.PICKED, setup.DEALT),),
                name=choice_name,
            ),
        },
        content={
            "spaces": len(c.SPACES),
            "connections": sum(map(len, c.NEAR)) // 2,
            "characters": len(c.HEROES),
            "faces": sum(2 * len(hero.numbers) for hero in c.HEROES),
            "abilities": sum(ability.copies for ability in c.ABILITIES),
            "challenges": len(c.CARDS),
            "events": len(c.EVENTS),
            "map_encounters": c.KIND_OF.count(n.ENCOUNTER),
            "quests": len(c.QUESTS),
            "trophies": sum(trophy.copies for trophy in c.TROPHIES),
            "discoveries": sum(c.COPIES_OF_TOKEN),
            "flight_paths": len(c.FLIGHTS),
        },
        content_hash=c.HASH,
        package=c.PACKAGE,
        schema=f"{c.PACKAGE}.schema",
    )
    state = State
    main = game
    options = OPTIONS
    events = HAPPENED
    orders = ORDERS
    reveals = frozenset(
        {
            *("took", "tossed", "found", "saw", "revealed", "removed", "turned_up", "new_quest"),
            *("dice", "rerolled", "rolled", "rolled_first", "played"),
        }
    )
    outcome_kinds: ClassVar[Mapping[str, Kind]] = {
        "dealt_hero": c.HERO,
        "starting": c.QUEST,
        "challenge": c.CARD,
        "elite": c.QUEST,
    }
    words = WORDS
    cut = 400
    horizon = 1
    lead = 3.0
    searched = frozenset({"move", "explore", "challenge", "combat", "drop_quest"})

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        made = view.determinize(s, seat, rng)
        self.reseal(made, seat, rng)
        return made

    def outcome(self, s: State) -> Outcome | None:
        """WAG-WIN-01, WAG-WIN-06: valor; those who tie in everything share the win."""
        if s.frame is not None:
            return None
        return Outcome(tuple(s.valor), quests.winners(s))

    def report(self, events: Sequence[tuple[Any, ...]], s: State, language: str) -> Report | None:
        from .show.report import report

        return report(events, s, language)

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        from .why.explain import explain

        return explain(self, s, seat, option)

    def laws(self, s: State) -> list[str]:
        return view.laws(s)

    def progress(self, s: State) -> tuple[int, int]:
        return max(s.valor), c.VALOR

    def rounds(self, s: State) -> tuple[int, int]:
        return max(0, s.round - 1), 0

    def which_turn(self, s: State) -> Any:
        return s.round, s.turn

    def whose_turn(self, s: State) -> Seat | None:
        return s.turn if s.turn >= 0 else None

    def noun(self, s: State, kind: Kind, number: int, language: str) -> str | None:
        if number < 0:
            return None
        if kind is c.SPACE:
            return Noun(c.SPACE_NAME[number])
        if kind is c.HERO:
            return Noun(c.HEROES[number].name)
        if kind is c.CARD:
            return Noun(view.card_name(s, number))
        if kind is c.FRONT:
            return Noun(view.front_name(number))
        if kind is c.FOE:
            return Noun(c.FOES[number].name)
        if kind is c.ABILITY:
            return Noun(c.ABILITIES[number].name)
        if kind is c.QUEST:
            return Noun(c.QUESTS[number].name)
        if kind is c.TROPHY:
            return Noun(c.TROPHIES[number].name)
        if kind is c.POWER:
            return power_name(number, language)
        return None

    def thing(self, s: State, kind: Kind, number: int) -> tuple[str, str] | None:
        if kind in (c.CARD, c.FRONT):
            return "card", c.CARDS[number].id.split(".")[0]
        return None

    def heuristic(self, s: State, seat: Seat, options: tuple[Option, ...], rng: Random) -> Option:
        from . import bot

        return bot.choose(s, seat, options, rng)

    def prospects(self, s: State) -> tuple[float, ...]:
        from . import bot

        return bot.prospects(s)

    risky = frozenset({"attack", "fight", "brave", "face", "draw"}) | ASKED

    def odds(self, s: State, seat: Seat, option: Option, played: int | None = None) -> Odds | None:
        return odds(self, s, seat, option, played)

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(s.valor)

    def standing(self, s: State, seat: Seat) -> tuple[Standing, ...]:
        """WAG-TIMING-03: whether one wants to be asked when a card could be canceled."""
        asks: tuple[Option, ...] = (("ask_me",), ("pass_for_me",))
        return (Standing(asks, asks[s.stops[seat]]),)

    def obey(self, s: State, seat: Seat, order: Option) -> None:
        s.stops[seat] = int(order[0] == "pass_for_me")

    def zones(
        self, s: State, view: Mapping[str, Any], language: str, names: Sequence[str] | None = None
    ) -> list[Zone] | None:
        from .show.tableau import zones

        return zones(s, view, language, names)

    def worth(self, s: State, seats: Sequence[Seat]) -> Any:
        from .show.worth import now

        return now(s)

    def box(self, language: str) -> dict[str, Any]:
        from .show.box import box

        return box(language)

    def read_position(self, spec: Mapping[str, Any]) -> State:
        from .notation import read_spec

        return read_spec(self, spec)

    def write_position(self, s: State) -> dict[str, Any]:
        from .writing import write

        return write(self, s)

    def measure(self, s: State, words: list[str]) -> Any:
        from .notation import measure

        return measure(s, words)


GAME = Adventure()
