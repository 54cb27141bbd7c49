"""A bench for cards: a hero in a fight, the moment at which a card is used, and everything that it
changes.

    d = Duel("warrior", equipped={"power2": "heroic-strike"})
    d.use("SP", "heroic-strike", energy=-2, red=1, reroll=1)

`use` goes to the moment, looks whether the card can be used there (and not with one Energy less),
uses it, and compares all that can be counted before and after: what is not written down must not
have changed. Dice are written as "r8 b1 g5"; `throw` puts as many into the pool as it names.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, NamedTuple
from unittest.mock import patch

import pytest

from tabard.core.ask import Pool
from tabard.core.flow import frames
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tabard.games.boardgame.language import names as n
from tabard.games.boardgame.rules import management, rewards, values
from tabard.games.boardgame.state import HERO
from tests.boardgame.table import Table, hero

STAGES = {
    "battle:everybody#1": "CR",
    "pool_step:moment#1": "SP",
    "pool_step:moment#2": "EP",
    "reroll_step:moment#1": "SR",
    "reroll_step:reroll_end#1": "ER",
    "place_step:moment#1": "PT",
    "place_step:moment#2": "EPT",
    "defense_phase:everybody#1": "DEF",
    "defense_phase:everybody#3": "DAMAGED",
    "end_of_round:everybody#1": "END",
    "aftermath:everybody#1": "AFTER",
    "lose_health:window_of#1": "HURTING",
    "lose_health:heal_in_between#1": "HURT",
    "lose_health:fall#1": "FALLS",
    "use:window_of#1": "SPENT",
    "rest:window#1": "REST",
}
"""Moments by the steps of the book: start of the round, start and end of the Dice Pool step, start
and end of the Reroll step, start and end of the Place Tokens step, the Defense Phase and its Damage
step, the end of the round; before and after a token is lost, before a hero falls."""
NO = ("pass", "done", "keep", "face", "throw", "stop", "myself")
FOE = "1 blue worgen"
"""Threat 6, Attack 7, Health 8, and nothing to say before the Resolution."""


def faces_of(dice: str) -> tuple[tuple[int, ...], ...]:
    words = dice.split()
    return tuple(tuple(sorted(int(x[1:]) for x in words if x[0] == color)) for color in "rbg")


def dressed(class_: str, wears: list[str]) -> dict[str, Any]:
    """Where a hero wears these cards: each in the first area that takes it."""
    sheet = c.SHEET_OF[n.CLASSES.index(class_)]
    equipped: dict[str, str] = {}
    addons: dict[str, str] = {}
    for name in wears:
        card = c.CARDS[c.CARD.index[name]]
        areas = [n.AREAS[i] for i, area in enumerate(sheet.areas) if card.type in area.types]
        if card.unique == "stance":
            areas = ["power1"]
        elif class_ == "warrior":
            areas = [x for x in areas if x != "power1"]
        if card.function:
            addons[areas[0]] = name
        else:
            equipped[next(x for x in areas if x not in equipped)] = name
    return {"equipped": equipped, "addons": addons}


class Duel(Table):
    """A hero of level 5 with 20 Health and 20 Energy, unless something else is written down, and
    creatures in the same region. A friend takes part, and attacks first unless `lead`."""

    def __init__(
        self,
        class_: str,
        wears: str = "",
        talents: str = "",
        foe: str = FOE,
        friend: dict[str, Any] | None = None,
        lead: bool = False,
        combo: int = 0,
        quests: tuple[str, ...] = (),
        side: str = "",
        **one: Any,
    ) -> None:
        self.side = side or ("alliance" if class_ == "paladin" else "horde")
        other = "horde" if self.side == "alliance" else "alliance"
        self.me, self.mate = f"{self.side}1", f"{self.side}2"
        self.lead = lead
        seat = {"horde": "A", "alliance": "B"}
        one = {"level": 5, "health": 20, "energy": 20, "at": "balnir"} | one
        one |= {"talents": talents.split(), **dressed(class_, wears.split())}
        heroes = {
            self.me: hero(class_, seat=seat[self.side], **one),
            f"{other}1": hero("mage", seat=seat[other]),
        }
        if friend is not None:
            heroes[self.mate] = {"level": 5, "at": "balnir", "seat": seat[self.side], **friend}
        figures = [f"{x.strip()} balnir" for x in foe.split(",") if foe]
        figures = [x if " blue " in x else f"{x} {quests[0]}" for x in figures]
        position = {"acting": self.side, "heroes": heroes, "quests": list(quests)}
        with patch.object(GAME, "force", lambda s: None):
            super().__init__(**position, figures=figures)
        self.start()
        self.s.combo[HERO.index[self.me]] = combo
        self.s.ask = None

    def start(self) -> None:
        """The creatures are challenged, and a friend joins."""
        while self.label == "use":
            self.no()
        foes = [x for verb in ("hunt", "challenge") for x in self.offers(self.asked, verb)]
        if foes:
            self.say(foes[0])
        if self.label == "invite":
            self.do(f"{self.asked} invite {self.mate}")

    # -- where we are -----------------------------------------------------------------------------

    @property
    def stage(self) -> str:
        """The moment of the book; for other questions their label."""
        if self.label not in ("use", "last_word"):
            return self.label
        stack = [f"{frame[0]!r}" for frame in reversed(frames(self.s.frame))]
        return next(STAGES[at] for at in stack if at in STAGES)

    @property
    def mine(self) -> bool:
        """Is it the hero's own Attack Phase?"""
        return bool(self.s.attacker == HERO.index[self.me])

    def no(self) -> Duel:
        """Whatever is offered is left alone; dice that nobody cares about miss."""
        if self.asked == "chance":
            return self.throw("r2") if self.label == "roll" else self._luck()
        if self.label == "attack_order":
            order = [self.me, self.mate] if self.lead else [self.mate, self.me]
            first = next(x for x in order if f"attack {x}" in self.offers(self.asked))
            return self.say(f"attack {first}")
        offered = self.offers(self.asked[0])
        return self.say(next((x for x in offered if x.split()[0] in NO), offered[-1]))

    def _luck(self) -> Duel:
        self.luck()
        return self

    def say(self, *texts: str) -> Duel:
        """Whoever is asked gives these answers; "!r5" says how dice fall."""
        for text in texts:
            if text.startswith("!"):
                self.fall(text[1:])
            else:
                self.do(f"{self.asked[0]} {text}")
        return self

    def to(self, stage: str) -> Duel:
        """Everything is left alone up to this moment."""
        for _ in range(60):
            if self.stage == stage and (self.mine or self.s.attacker < 0 or stage in ("HURT",)):
                return self
            assert self.asked != "nobody"
            self.no()
        raise AssertionError(f"It never comes to {stage}, but to {self.stage}.")

    def next_round(self, wounds: str = "") -> Duel:
        """Everything is left alone until the next round begins; `wounds` says who takes them."""
        bout = self.s.bout
        for _ in range(60):
            if self.s.bout != bout:
                return self
            takes = self.label == "wound" and wounds
            self.say(f"wound {wounds}") if takes else self.no()
        raise AssertionError(f"The round does not end, but stops at {self.stage}.")

    def to_roll(self) -> Duel:
        return self.to("roll")

    def throw(self, dice: str) -> Duel:
        """Exactly these dice are in the pool, and they fall like this."""
        assert self.label == "roll", self.label
        for color, shown in enumerate(faces_of(dice)):
            self.s.pool[color] = len(shown)
        self.s.ask = None
        return self.fall(dice)

    def fall(self, dice: str) -> Duel:
        """Dice that are thrown now show this."""
        q = GAME.pending(self.s)
        assert q is not None
        assert isinstance(q.domain, Pool), self.label
        shown = faces_of(dice)
        self.give(shown if len(q.domain.dice) == 3 else (*shown, (), (), ()))
        return self

    def _advance(self, answer: Any, seat: int | None) -> None:
        """Nothing answers itself: each step of the rules can be looked at."""
        with patch.object(GAME, "force", lambda s: None):
            super()._advance(answer, seat)

    # -- outside combat ---------------------------------------------------------------------------

    def learn(self, talent: str) -> None:
        """The talent is taken, as a new level brings it."""
        rewards.take_talent(self.s, HERO.index[self.me], c.CARD.index[talent])

    def manage(self) -> Duel:
        """Nobody acts any more: cards come off and go on."""
        return self.to("manage")

    def areas(self, card: str) -> list[str]:
        """Where a card may be equipped in the management that is going on."""
        found = (text.split() for who in self.asked for text in self.offers(who, "equip"))
        return [words[3] for words in found if words[1:3] == [self.me, card]]

    def wearable(self, card: str) -> list[str]:
        """Where a card could be equipped, if it were time for it."""
        found = management.wearable(self.s, HERO.index[self.me])
        return [n.AREAS[o[3]] for o in found if o[2] == c.CARD.index[card]]

    def addon(self, card: str) -> bool:
        return bool(c.CARDS[c.CARD.index[card]].function)

    # -- what is there ----------------------------------------------------------------------------

    def count(self) -> dict[str, Any]:
        """Everything that a card may change."""
        s, me = self.s, HERO.index[self.me]
        found: dict[str, Any] = dict(zip(("red", "blue", "green"), s.pool, strict=True))
        found |= {
            "reroll": s.rerolls,
            "attrition": s.attrition,
            "threat": 0 if s.fight < 0 else values.threat(s, me),
        }
        for box in ("damage", "defense", "attrition", "armor"):
            found[f"{box}_box"] = self[f"box {self.side} {box}"]
        for name in ("health", "energy", "combo", "rage", "pet", "stun", "curse"):
            found[name] = getattr(s, name)[me]
        mate = HERO.index[self.mate]
        found |= {"mate_health": s.health[mate], "mate_energy": s.energy[mate]}
        found["foes"] = sum(f.many for f in s.figures)
        return found

    def dice(self) -> str:
        """What lies on the table, marks aside: "r8 r1 b5"."""
        found = []
        for number, many in enumerate(self.s.dice):
            found += [f"{'rbg'[c.color_of(number)]}{c.face_of(number)}"] * many
        return " ".join(found)

    def offered(self, card: str) -> list[str]:
        """The abilities of a card that may be used now, as they are written."""
        asked = "" if self.asked in ("chance", "nobody") else self.asked
        found = [text for who in asked for text in self.offers(who, "use")]
        return [text for text in found if text.split()[2].rsplit(".", 1)[0] == card]

    def never(self, card: str, stop: str = "wound") -> None:
        """The card is not offered before this question, whatever else is."""
        for _ in range(60):
            assert not self.offered(card), f"{card} at {self.stage}"
            if self.stage == stop or self.asked == "nobody":
                return
            self.no()

    def use(
        self,
        stage: str,
        card: str,
        *answers: str,
        again: bool = False,
        only: str | None = None,
        costs: int | None = None,
        dice: str | None = None,
        off: Iterable[str] = (),
        on: Iterable[str] = (),
        **change: int,
    ) -> Duel:
        """Use it at this moment. `change`: how much more or less there is of what; `only`: what
        may be answered, saying no aside; `dice`: what lies there afterwards; `costs`: the Energy
        that must be there, if it is not what is lost."""
        self.to(stage)
        text = next(iter(self.offered(card)), None)
        assert text is not None, f"{card} is not offered at {stage}: {self.offers(self.asked[0])}"
        need = -change.get("energy", 0) if costs is None else costs
        self._needs(card, need)
        before, worn = self.count(), set(self[f"worn {self.me}"])
        table = sorted(self.dice().split())
        self.say(text)
        if only is not None:
            offered = [x.split() for x in self.offers(self.asked[0])]
            found = sorted(x[-1] for x in offered if x[0] not in NO)
            assert found == sorted(only.split()), found
        self.say(*answers)
        after, wears = self.count(), set(self[f"worn {self.me}"])
        over = ("reroll", "attrition") if stage == "EPT" else ()
        moved = {k: after[k] - v for k, v in before.items() if after[k] != v and k not in over}
        assert moved == {k: v for k, v in change.items() if v}, moved
        assert (worn - wears, wears - worn) == (set(off), set(on)), (worn - wears, wears - worn)
        lies = table if dice is None else sorted(dice.split())
        assert stage == "EPT" or sorted(self.dice().split()) == lies, self.dice()
        assert bool(self.offered(card) and self.stage == stage) is again, "once a round"
        return self

    def _needs(self, card: str, energy: int) -> None:
        """With one Energy less it could not be used."""
        if energy <= 0:
            return
        had, at = self.s.energy[:], HERO.index[self.me]
        for much, able in ((energy - 1, False), (energy, True)):
            self.s.energy[at], self.s.ask = much, None
            assert bool(self.offered(card)) is able, f"{card} with {much} Energy"
        self.s.energy[:], self.s.ask = had, None


class Uses(NamedTuple):
    """A card is used once, with these answers, and this changes."""

    card: str
    stage: str
    answers: tuple[str, ...]
    hero: dict[str, Any]
    table: str | None
    use: str
    change: dict[str, Any]

    def check(self, class_: str) -> None:
        d = Duel(class_, **self.hero)
        if self.table is not None:
            d.to_roll().throw(self.table)
        d.use(self.stage, self.use, *self.answers, **self.change)


class Gives(NamedTuple):
    """A card that is always at work adds this to the Attack Phase; `unless` is the same hero where
    it adds nothing."""

    card: str
    hero: dict[str, Any]
    unless: dict[str, Any] | None
    change: dict[str, int]

    def check(self, class_: str) -> None:
        power = c.CARDS[c.CARD.index[self.card]].sort != c.TALENT
        field = "wears" if power else "talents"
        for more, change in ((self.hero, self.change), (self.unless, {})):
            if more is None:
                continue
            bare = Duel(class_, **more).to_roll().count()
            dressed_ = more | {field: f"{more.get(field, '')} {self.card}"}
            full = Duel(class_, **dressed_).to_roll().count()
            given = {k: full[k] - v for k, v in bare.items() if full[k] != v}
            assert given == change, given


def uses(
    card: str,
    stage: str,
    *answers: str,
    table: str | None = None,
    use: str = "",
    wears: str = "",
    talents: str = "",
    hero: dict[str, Any] | None = None,
    **change: Any,
) -> Any:
    """A line of a table: a power that is equipped or a talent that was taken (`use`: what is used
    with it), and what happens."""
    if c.CARDS[c.CARD.index[card]].sort == c.TALENT:
        talents = f"{card} {talents}"
    else:
        wears = f"{card} {wears}"
    one = {"wears": wears, "talents": talents, **(hero or {})}
    made = Uses(card, stage, answers, one, table, use or card, change)
    return pytest.param(made, marks=pytest.mark.card(card), id=card)


def gives(
    card: str,
    unless: dict[str, Any] | None = None,
    hero: dict[str, Any] | None = None,
    **change: int,
) -> Any:
    made = Gives(card, hero or {}, unless, change)
    return pytest.param(made, marks=pytest.mark.card(card), id=card)
