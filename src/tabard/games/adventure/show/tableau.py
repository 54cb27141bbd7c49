"""The table laid out in words: the turn and the combat, then each hero with gear, hand and quests,
then what lies on the map. All of it is open but hands and discoveries: those come from the view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.info import Zone

from .. import content as c
from ..language import names as n
from ..language.scene import WORDS
from ..language.text import (
    aim_text,
    event_text,
    foe_line,
    hero_text,
    item_line,
    item_text,
    quest_text,
)
from ..rules import items, values
from ..state import NONE, PHASE, Active, State
from . import view as looks


def zones(
    s: State, view: Mapping[str, Any], language: str, names: Sequence[str] | None
) -> list[Zone]:
    return _Tableau(s, view, language, names).zones()


class _Tableau:
    def __init__(
        self, s: State, view: Mapping[str, Any], language: str, names: Sequence[str] | None
    ) -> None:
        self.s, self.view, self.language = s, view, language
        self.names = SEAT_NAMES if names is None else names

    def say(self, key: str, **args: Any) -> str:
        return WORDS.say(self.language, key, **args)

    def noun(self, kind: str, name: str) -> str:
        return str(WORDS.noun(self.language, f"{kind}-{name}".replace("_", "-")))

    def zone(self, key: str, seat: int, rows: Sequence[tuple[str, ...]], **args: Any) -> Zone:
        whose = None if seat < 0 else SEAT_NAMES[seat]
        return Zone(self.say(f"table-{key}", **args), whose, (), tuple(rows))

    def zones(self) -> list[Zone]:
        found = [self.zone("turn", -1, list(self.turn()))]
        if self.s.fighting:
            found.append(self.zone("fight", -1, list(self.fight())))
        me = self.view["seat"]
        first = 0 if me is None else SEAT_NAMES.index(me)
        for i in range(self.s.seats):
            seat = (first + i) % self.s.seats
            if NONE in (self.s.hero[seat], self.s.at[seat]):  # the game is still being set up
                found.append(
                    self.zone("hero", seat, list(self.newcomer(seat)), name=self.names[seat])
                )
                continue
            name = f"{self.names[seat]}: {c.HEROES[self.s.hero[seat]].name}"
            found.append(self.zone("hero", seat, list(self.hero(seat)), name=name))
        found += [
            self.zone("line", -1, list(self.line())),
            self.zone("events", -1, list(self.events())),
            self.zone("tokens", -1, list(self.tokens())),
            self.zone("decks", -1, list(self.decks())),
        ]
        return [zone for zone in found if zone.rows]

    def turn(self) -> Iterator[tuple[str, str]]:
        s = self.s
        yield self.say("table-round"), str(s.round)
        if s.turn >= 0:
            yield self.say("table-active"), self.names[s.turn]
            yield self.say("table-phase"), self.noun("phase", PHASE.names[s.phase])
            yield self.say("table-moves"), str(s.moves)
            yield self.say("table-energy"), str(s.energy[s.turn])
        if s.world >= 0:
            event = c.CARDS[s.world].event
            text = f"{c.EVENTS[event].name}: {event_text(event, self.language)}"
            yield self.say("table-world"), text

    def fight(self) -> Iterator[tuple[str, str]]:
        s = self.s
        against = foe_line(s.foe, self.language) if s.foe >= 0 else self.names[s.rival]
        yield self.say("table-foe"), against
        yield self.say("table-dice"), f"{s.dice[0]}, {s.dice[1]}"
        for side, name in enumerate(c.DIE.names):
            numbers = values.attack(s, side), values.defense(s, side), values.damage(s, side)
            kind = self.noun("type", n.TYPES[values.attack_type(s, side)])
            line = f"{' / '.join(map(str, numbers))} ({kind})"
            yield f"{self.say('table-numbers')}, {self.noun('die', name)}", line

    def newcomer(self, seat: int) -> Iterator[tuple[str, str]]:
        """Who has not taken a hero or chosen a city yet."""
        if self.s.hero[seat] != NONE:
            hero = c.HEROES[self.s.hero[seat]]
            yield self.say("table-class"), f"{hero.name}, {self.noun('class', hero.calling)}"
            yield self.say("table-powers"), hero_text(self.s.hero[seat], 0, self.language)
        yield from self.quests(seat)

    def hero(self, seat: int) -> Iterator[tuple[str, str]]:
        s, hero = self.s, c.HEROES[self.s.hero[seat]]
        numbers = values.numbers(s, seat)
        yield self.say("table-class"), self.noun("class", hero.calling)
        yield self.say("table-valor"), f"{s.valor[seat]} / {c.VALOR}"
        yield self.say("table-level"), self.noun("level", n.LEVELS[s.level[seat]])
        yield self.say("table-place"), self.place(s.at[seat])
        life = values.life(s, seat)
        yield self.say("table-life"), f"{life - s.hurt[seat]} / {life}"
        kind = self.noun("type", n.TYPES[hero.type])
        line = f"{kind} {numbers.attack}, {numbers.defense}, {numbers.damage}"
        yield self.say("table-numbers"), line
        yield self.say("table-powers"), hero_text(s.hero[seat], s.side[seat], self.language)
        for key, card in (("weapon", s.weapon[seat]), ("armor", s.armor[seat])):
            if card >= 0:
                yield self.say(f"table-{key}"), self.item(card)
        for card in values.pack(s, seat):
            yield self.say("table-pack"), self.item(card)
        yield self.say("table-hand"), self.hand(seat)
        kept = [self.noun("token", n.DISCOVERIES[k.token]) for k in s.kept if k.seat == seat]
        if kept:
            yield self.say("table-kept"), ", ".join(kept)
        on = [c.ABILITIES[card.ability].name for card in s.attached if card.seat == seat]
        if on:
            yield self.say("table-attached"), ", ".join(on)
        yield from self.quests(seat)

    def quests(self, seat: int) -> Iterator[tuple[str, str]]:
        s = self.s
        for active in s.active:
            if active.seat == seat:
                yield self.say("table-quests"), self.quest(active)
        log = [c.QUESTS[done.quest].name for done in s.done if done.seat == seat]
        log += [c.TROPHIES[prize.trophy].name for prize in s.prizes if prize.seat == seat]
        log += [looks.card_name(s, held.card) for held in s.honors if held.seat == seat]
        if log:
            yield self.say("table-log"), ", ".join(log)

    def quest(self, active: Active) -> str:
        """Its text, how far it has come, and where its tokens lie."""
        facts = c.QUESTS[active.quest]
        said = [f"{facts.name} ({facts.valor}):", quest_text(active.quest, self.language)]
        if active.step < len(facts.steps):
            step = aim_text(facts.steps[active.step], self.language)
            said.append(self.say("table-next", step=step))
        if active.done:
            said.append(self.say("table-so-far", n=active.done))
        mine = active.seat, active.quest
        left = [self.place(m.space) for m in self.s.marks if (m.seat, m.quest) == mine]
        if left:
            said.append(self.say("table-marks", places=", ".join(left)))
        return " ".join(said)

    def place(self, space: int) -> str:
        return f"{c.SPACE_NAME[space]} ({self.noun('level', n.LEVELS[c.COLOR_OF[space]])})"

    def item(self, card: int) -> str:
        item = c.CARDS[card].item
        line, text = item_line(item, self.language), item_text(item, self.language)
        return f"{c.ITEMS[item].name} ({line}) {text}".strip()

    def hand(self, seat: int) -> str:
        count = self.say("table-hand-count", n=self.s.held[seat])
        if self.view["seat"] != SEAT_NAMES[seat]:
            return count
        shown = self.view["columns"]["hand"]
        known = [
            c.ABILITIES[i].name + (f" × {many}" if many > 1 else "")
            for i, many in enumerate(shown)
            if many
        ]
        return ", ".join(known) or count

    def line(self) -> Iterator[tuple[str, str]]:
        for slot, card in enumerate(self.s.line):
            if card >= 0:
                foe = foe_line(values.foe_of(card), self.language)
                yield str(slot + 1), f"{foe} – {self.place(self.s.line_at[slot])}"

    def events(self) -> Iterator[tuple[str, str]]:
        for event in self.s.events:
            which = c.CARDS[event.card].event
            text = f"{c.EVENTS[which].name}: {event_text(which, self.language)}"
            yield self.place(event.space), text

    def tokens(self) -> Iterator[tuple[str, str]]:
        shown = self.view["columns"]["tokens"]
        for i, space in enumerate(self.s.token_at):
            known = shown[i]
            face = self.noun("token", known) if known else self.say("table-unknown")
            yield self.place(space), face

    def decks(self) -> Iterator[tuple[str, str]]:
        for level, name in enumerate(n.LEVELS):
            known = sum(c.CARDS[card].level == level for card in self.s.tops)
            many = items.count(self.s, level)
            yield self.noun("level", name), self.say("table-deck", n=many, known=known)
