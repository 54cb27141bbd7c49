"""The title itself: everything above put together as one `Game`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from random import Random
from typing import Any, ClassVar

from tabard.core.ask import Option, Seat
from tabard.core.codec import SEAT, Codec, Kind
from tabard.core.explain import Figures, Reason
from tabard.core.game import Game, GameInfo, Outcome, PictureSize, Report, Setting
from tabard.core.migrate import Old

from . import bot, content, old
from . import content as c
from .language import text
from .language.vocabulary import WORDS
from .rules import score, setup
from .rules.flow import game
from .show import view
from .state import State

OPTIONS = Codec(
    {
        "take": (c.SLOT,),
        "expand": (),
        "decline": (),
        "abandon": (c.REGION,),
        "recall": (),
        "conquer": (c.REGION,),
        "final": (c.REGION,),
        "arm": (c.AID,),
        "push": (c.REGION,),
        "move": (c.REGION,),
        "swap": (c.REGION, c.REGION),
        "steal": (c.REGION, c.REGION),
        "artifact": (c.TREASURE_KIND,),
        "stop": (),
        "give_up": (),
        "pay": (),
        "withhold": (),
        "form": (c.FORM,),
        "side": (c.FACTION,),
        "well": (c.REGION,),
        "recruit": (c.NUMBER,),
        "place": (c.REGION,),
        "beast": (c.REGION,),
        "champion": (c.REGION,),
        "relieve": (c.REGION,),
        "stand": (c.REGION,),
        "tower": (c.REGION,),
        "garrison": (c.REGION,),
        "heart": (c.REGION,),
        "aegis": (c.REGION,),
        "objective": (c.REGION,),
        "bomb": (c.REGION,),
        "done": (),
        "put_back": (c.AID,),
    }
)
EVENTS = Codec(
    {
        "begins": (SEAT,),
        "turn": (SEAT, c.NUMBER),
        "picked": (SEAT, c.RACE_KIND, c.POWER_KIND, c.SLOT, c.AMOUNT),
        "offered": (c.RACE_KIND, c.POWER_KIND),
        "declined": (SEAT, c.RACE_KIND),
        "extinct": (SEAT, c.RACE_KIND),
        "gained": (SEAT, c.AMOUNT, c.SOURCE),
        "earned": (SEAT, c.AMOUNT, c.SOURCE),
        "paid": (SEAT, c.AMOUNT, SEAT),
        "abandoned": (SEAT, c.REGION),
        "recalled": (SEAT,),
        "armed": (SEAT, c.AID),
        "put_back": (SEAT, c.AID),
        "rolled": (SEAT, c.NUMBER),
        "attacks": (SEAT, c.REGION),
        "pushes": (SEAT, c.REGION),
        "reaches": (SEAT, c.REGION, c.REGION),
        "failed": (SEAT, c.REGION),
        "conquered": (SEAT, c.REGION, c.NUMBER),
        "holy_light": (SEAT,),
        "captured": (SEAT, SEAT),
        "regrouped": (SEAT, c.REGION, c.REGION),
        "razed": (SEAT, c.REGION),
        "pushed": (SEAT, c.REGION, c.REGION),
        "pushed_out": (SEAT, c.REGION),
        "swapped": (SEAT, c.REGION, c.REGION),
        "stole": (SEAT, c.TREASURE_KIND, c.REGION),
        "revealed": (SEAT, c.TREASURE_KIND, c.REGION),
        "well_moved": (c.REGION,),
        "replaced": (c.TREASURE_KIND, c.REGION),
        "sided": (SEAT, c.FACTION),
        "healed": (SEAT,),
        "recruited": (SEAT, c.NUMBER),
        "deployed": (SEAT, c.REGION),
        "beasts": (SEAT, c.NUMBER),
        "harmony": (SEAT, SEAT),
        "set_down": (SEAT, c.TREASURE_KIND, c.REGION),
        "marked": (SEAT, c.REGION),
        "bombed": (SEAT, c.REGION),
        "bomb_returned": (c.REGION,),
        "bomb_revealed": (c.REGION, c.BOMB),
        "bomb_at": (c.REGION, c.NUMBER),
        "ended": (),
    }
)


class SmallWorld(Game[State]):
    """Small World of Warcraft."""

    info = GameInfo(
        id="smallworld",
        title={"en": "Small World of Warcraft", "it": "Small World of Warcraft"},
        version="2",
        seats=(2, 5),
        settings={
            "faces": Setting(
                "random",
                setup.check_faces,
                "the islands: random, or a list of faces such as L1A S2B",
                labels={"en": "Islands", "it": "Isole"},
                helps={
                    "en": "Which islands lie on the table.",
                    "it": "Quali isole stanno sul tavolo.",
                },
                slots=setup.face_slots,
                name=text.face_choice,
            ),
            "first": Setting(
                "random",
                setup.check_first,
                "who begins: random, or a seat letter",
                labels={"en": "First player", "it": "Primo giocatore"},
                helps={"en": "Who takes the first turn.", "it": "Chi gioca il primo turno."},
                slots=setup.first_slots,
                name=text.seat_choice,
            ),
        },
        content={
            "races": len(c.RACES),
            "powers": len(c.POWERS),
            "artifacts": sum(t.artifact for t in c.TREASURES),
            "places": sum(not t.artifact for t in c.TREASURES),
            "faces": len(c.FACES),
            "regions": len(c.REGION_IDS),
        },
        content_hash=c.HASH,
        package="tabard.games.smallworld",
        schema="tabard.games.smallworld.schema",
        recalled=frozenset({"coins"}),
    )
    state = State
    outcome_kinds: ClassVar[Mapping[str, Kind]] = {
        "face": c.FACE,
        "banners": c.RACE_KIND,
        "tiles": c.POWER_KIND,
        "treasures": c.TREASURE_KIND,
        "another_place": c.TREASURE_KIND,
    }
    main = game
    options = OPTIONS
    events = EVENTS
    reveals = frozenset({"revealed", "replaced", "bomb_revealed", "offered", "rolled"})
    words = WORDS
    lasting = frozenset({c.REGION, c.AID, c.TREASURE_KIND, c.FORM, c.FACTION})
    lead = bot.LEAD
    searched = bot.SEARCHED

    def prepare(self, s: State) -> None:
        for name, f in State.fields.items():
            if f.axis is c.ISLAND:
                setattr(s, name, f.blank(s.seats))

    def attach(self, s: State) -> None:
        if len(s.faces) == s.seats and s.static is None:
            s.static = content.land_of(s.faces)

    def old(self) -> Old:
        return old.old()

    def determinize(self, s: State, seat: Seat, rng: Random) -> State:
        return view.determinize(s, seat, rng)

    def outcome(self, s: State) -> Outcome | None:
        return score.outcome(s) if s.frame is None else None

    def explain(self, s: State, seat: Seat, option: Option) -> Reason:
        from .why.explain import explain

        return explain(self, s, seat, option)

    def figures(self, s: State, seat: Seat, options: Sequence[Option]) -> list[Figures]:
        from .why.explain import figures

        return figures(self, s, seat, options)

    def laws(self, s: State) -> list[str]:
        return view.laws(s)

    def progress(self, s: State) -> tuple[int, int]:
        rounds = c.ROUNDS[s.seats]
        return (rounds if s.frame is None else s.round - 1), rounds

    def which_turn(self, s: State) -> Any:
        return s.round, s.turn

    def whose_turn(self, s: State) -> Seat | None:
        return s.turn

    def noun(self, s: State, kind: Kind, number: int, language: str) -> str | None:
        if kind is c.REGION and number >= 0:
            return str(s.static.names[s.static.ids[number]])
        if kind is c.FACE:
            return str(c.FACES[number]["name"])
        if kind is c.SLOT and 0 <= number < min(len(s.offer_races), len(s.offer_powers)):
            race, power = s.offer_races[number], s.offer_powers[number]
            return text.offer_name(race, power, number, s.offer_coins[number], language)
        return None

    def picture(
        self, view: Mapping[str, Any], language: str, size: PictureSize = "usual"
    ) -> str | None:
        from .show.picture import picture

        return picture(view, self.words, language, size)

    def read_position(self, spec: Mapping[str, Any]) -> State:
        from . import notation

        return notation.place(self, spec)

    def write_position(self, s: State) -> dict[str, Any]:
        from .writing import write

        return write(self, s)

    def measure(self, s: State, words: list[str]) -> Any:
        from . import notation

        return notation.measure(s, words)

    def look_ahead(self, s: State) -> int | None:
        return bot.ROUNDS_AHEAD * s.seats

    def heuristic(self, s: State, seat: Seat, options: tuple[Option, ...], rng: Random) -> Option:
        return bot.choose(s, seat, options, rng)

    def prospects(self, s: State) -> tuple[float, ...]:
        return bot.value(s)

    def scores(self, s: State) -> tuple[int, ...]:
        return tuple(s.coins)

    def box(self, language: str) -> dict[str, Any]:
        from .show.box import box

        return box(language)

    def report(self, events: Sequence[tuple[Any, ...]], s: State, language: str) -> Report | None:
        from .show.report import report

        return report(events, s, language)


GAME = SmallWorld()
