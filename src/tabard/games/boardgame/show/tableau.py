"""The table laid out in words: the turn and the combat, then each faction's heroes with their
sheets, its quests, what stands on the board, the Merchant and the events. All of it is open
(TBG-OPENINFO-01) but cards that a faction is looking at: those come from the view."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.info import Zone
from tabard.core.phrase import message_id

from .. import content as c
from ..language import names as n
from ..language.scene import WORDS
from ..language.text import card_text, event_text, menace_text
from ..rules import cards, values
from ..state import NONE, VS_BOSS, VS_CREATURES, State, box_of, faction_of, worn_at


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
        self.cards: dict[str, None] = {}
        """Those that the zone in the making has named."""

    # -- words ------------------------------------------------------------------------------------

    def say(self, key: str, **args: Any) -> str:
        return WORDS.say(self.language, key, **args)

    def noun(self, kind: str, name: str) -> str:
        return str(WORDS.noun(self.language, message_id(kind, name)))

    def zone(
        self,
        key: str,
        seat: str | None,
        heads: Sequence[str],
        rows: Sequence[tuple[str, ...]],
        **args: Any,
    ) -> Zone:
        named = tuple(("card", card) for card in self.cards)
        self.cards = {}
        titles = tuple(self.say(f"table-{head}") for head in heads)
        return Zone(self.say(f"table-{key}", **args), seat, titles, tuple(rows), named)

    def card(self, card: int) -> str:
        self.cards[c.CARDS[card].id] = None
        return c.CARDS[card].name

    def listed(self, found: Sequence[int]) -> str:
        """Cards by name, those of one name counted."""
        counted = dict.fromkeys(found)
        return ", ".join(
            self.card(x) + (f" × {found.count(x)}" if found.count(x) > 1 else "") for x in counted
        )

    def region(self, region: int) -> str:
        return str(c.BOARD["regions"][c.REGIONS[region]]["name"])

    def hero(self, hero: int) -> str:
        return c.CHARACTERS[self.s.character[hero]].name

    def figures(self, found: Sequence[Any]) -> str:
        return ", ".join(
            self.say(
                "table-figure",
                n=f.many,
                color=self.noun("color", n.COLORS[f.color]),
                creature=self.noun("creature", c.CREATURES[f.creature].id),
            )
            for f in found
        )

    # -- all of it --------------------------------------------------------------------------------

    def zones(self) -> list[Zone]:
        found = [self.zone("turn", None, (), list(self.turn()))]
        if self.s.fight >= 0:
            found.append(self.zone("fight", None, (), list(self.fight())))
        seat = SEAT_NAMES.index(self.view["seat"] or "A")
        mine = self.s.faction[seat] if self.s.faction[seat] != NONE else 0
        for faction in (mine, 1 - mine):
            found += self.side(faction)
        found += [self.board(), self.merchant()]
        if self.s.events:
            found.append(self.events())
        return [zone for zone in found if zone.rows]

    def viewer(self) -> int:
        """The faction that looks; NONE: nobody of either."""
        seat = self.view["seat"]
        return NONE if seat is None else self.s.faction[SEAT_NAMES.index(seat)]

    def turn(self) -> Iterator[tuple[str, str]]:
        s = self.s
        lap = self.say("table-lap", n=s.lap) if s.lap > 1 else ""
        yield self.say("table-space"), f"{s.turn} / {c.SPACES} {lap}".strip()
        if s.acting >= 0:
            yield self.say("table-acting"), self.noun("faction", n.FACTIONS[s.acting])
        yield self.say("table-next"), self.ahead()
        if s.overlord >= 0:
            yield self.say("table-overlord"), self.overlord()
        looked = self.view["columns"].get("drawn") or []
        if s.drawn and all(looked):
            known = [c.CARD.parse(s, name) for name in looked]
            yield self.say("table-drawn"), self.listed(known)

    def ahead(self) -> str:
        """What the next space of the track brings (TBG-ENDTURN-06, TBG-ENDTURN-07)."""
        space = self.s.turn + 1
        if space == c.END:
            key = "table-brings-lap" if self.s.settings["endless"] else "table-brings-end"
            return self.say(key)
        brings = [self.say("table-brings-event")] if space in c.EVENT_SPACES else []
        if space in c.ITEM_SPACES:
            deck = self.noun("deck", n.DECKS[c.ITEM_SPACES[space]])
            brings.append(self.say("table-brings-item", deck=deck))
        return ", ".join(brings) or self.say("table-brings-nothing")

    def overlord(self) -> str:
        s = self.s
        sheet = c.OVERLORDS[s.overlord]
        worth = c.BOSSES[sheet.boss].values[values.party(s) > 4]
        where = values.lair(s, self.viewer())
        place = self.region(where) if where >= 0 else self.say("table-unknown-place")
        numbers = self.say(
            "table-strength", threat=worth.threat, attack=worth.attack, health=worth.health
        )
        return f"{sheet.name} – {place} – {numbers}"

    # -- a combat ---------------------------------------------------------------------------------

    def fight(self) -> Iterator[tuple[str, str]]:
        s = self.s
        yield self.say("table-round"), str(s.bout)
        if s.field >= 0:
            yield self.say("table-place"), self.region(s.field)
        fighting = [hero for hero in values.heroes(s) if s.side[hero] == 1]
        yield self.say("table-heroes-in"), ", ".join(self.hero(hero) for hero in fighting)
        if s.fight == VS_CREATURES:
            yield self.say("table-opponents"), self.figures(values.foes(s))
            yield self.say("table-menace"), menace_text(c.CREATURES[s.foe].does, self.language)
        elif s.fight == VS_BOSS:
            yield self.say("table-opponents"), c.BOSSES[s.boss].name
            yield self.say("table-menace"), menace_text(c.BOSSES[s.boss].does, self.language)
        if s.attacker >= 0:
            yield self.say("table-attacker"), self.hero(s.attacker)
            yield self.say("table-needs"), str(values.threat(s, s.attacker))
            yield self.say("table-dice"), self.dice()
            rerolls = f"{max(0, s.rerolls)} / {max(0, s.attrition)}"
            yield self.say("table-rerolls"), rerolls
        for faction, name in enumerate(n.FACTIONS):
            lying = [
                f"{self.noun('box', box)} {s.boxes[box_of(faction, i)]}"
                for i, box in enumerate(n.BOXES)
            ]
            if any(s.boxes[box_of(faction, i)] for i in range(len(n.BOXES))):
                yield self.noun("faction", name), ", ".join(lying)

    def dice(self) -> str:
        s = self.s
        if not any(s.dice):
            waiting = [
                f"{s.pool[i]} {self.noun('color', color)}"
                for i, color in enumerate(n.COLORS)
                if s.pool[i]
            ]
            return ", ".join(waiting) or "0"
        shown = [
            " ".join(
                str(c.face_of(die))
                for die, many in enumerate(s.dice)
                for _ in range(many)
                if c.color_of(die) == i
            )
            for i in range(len(n.COLORS))
        ]
        named = [
            f"{self.noun('color', color)} {faces}"
            for color, faces in zip(n.COLORS, shown, strict=True)
            if faces
        ]
        return ", ".join(named) or "0"

    # -- a faction --------------------------------------------------------------------------------

    def side(self, faction: int) -> Iterator[Zone]:
        s, name = self.s, self.noun("faction", n.FACTIONS[faction])
        heroes = values.heroes_of(s, faction)
        heads = ("hero", "level", "health", "energy", "gold", "xp", "region", "actions", "marks")
        rows = [self.row(hero) for hero in heroes]
        yield self.zone("heroes", None, heads, rows, faction=name)
        for hero in heroes:
            letter = SEAT_NAMES[s.player[hero]]
            yield self.zone("sheet", letter, (), list(self.sheet(hero)), hero=self.hero(hero))
        quests = [q for q in s.quests if c.QUESTS[q].faction == faction]
        yield self.zone(
            "quests",
            None,
            ("quest", "level", "where", "reward"),
            [self.quest(q) for q in quests],
            faction=name,
        )

    def row(self, hero: int) -> tuple[str, ...]:
        s = self.s
        marks = [self.noun("class", n.CLASSES[values.class_of(s, hero)])]
        marks += [self.names[s.player[hero]]]
        marks += [self.say("table-stunned", n=s.stun[hero])] if s.stun[hero] else []
        marks += [self.say("table-cursed", n=s.curse[hero])] if s.curse[hero] else []
        marks += [self.say("table-passed")] if s.passed[hero] else []
        health, energy = (values.capacity(s, hero, pool) for pool in n.POOLS)
        return (
            self.hero(hero),
            str(s.level[hero]),
            f"{s.health[hero]} / {health}",
            f"{s.energy[hero]} / {energy}",
            str(s.gold[hero]),
            str(s.xp[hero]),
            self.region(s.at[hero]),
            str(s.actions[hero]) if faction_of(hero) == s.acting else "–",
            ", ".join(marks),
        )

    def sheet(self, hero: int) -> Iterator[tuple[str, str]]:
        """The seven areas with what each card does, then what lies beside the sheet."""
        s = self.s
        race = c.RACE_CARD[c.CHARACTERS[s.character[hero]].race]
        yield self.say("table-race"), self.told(race)
        for area, name in enumerate(n.AREAS):
            worn = s.worn[worn_at(hero, area)]
            card = worn if worn >= 0 else values.printed(s, hero, area)
            here = [card] if card >= 0 else []
            here += [x.card for x in s.addons if x.hero == hero and x.area == area]
            if here:
                yield self.noun("area", name), " ".join(self.told(x) for x in here)
        class_ = values.class_of(s, hero)
        talents = [x for x in c.of_sort(c.TALENT) if s.learned[x] and c.CARDS[x].class_ == class_]
        for talent in talents:
            yield self.say("table-talent"), self.told(talent)
        beside = (
            ("bag", values.bag(s, hero)),
            ("spellbook", cards.spellbook(s, hero)),
            ("prizes", tuple(held.card for held in s.prizes if held.hero == hero)),
        )
        for key, found in beside:
            if found:
                yield self.say(f"table-{key}"), self.listed(found)
        for key in ("pet", "combo", "rage"):
            if getattr(s, key)[hero]:
                yield self.say(f"table-{key}"), str(getattr(s, key)[hero])

    def told(self, card: int) -> str:
        text = card_text(card, self.language)
        return f"{self.card(card)}: {text}" if text else self.card(card)

    def quest(self, quest: int) -> tuple[str, ...]:
        s, card = self.s, c.QUESTS[quest]
        left = [f for f in s.figures if f.quest == quest]
        places = dict.fromkeys(f.region for f in left)
        where = "; ".join(
            f"{self.region(r)}: {self.figures([f for f in left if f.region == r])}" for r in places
        )
        decks = [
            f"{self.noun('deck', n.DECKS[deck])} ({draw})" for deck, draw in card.items if draw
        ]
        special = " / ".join(self.card(x) for x in card.special)
        reward = self.say("table-pays", gold=card.gold, xp=card.xp)
        return card.name, str(card.level), where, ", ".join(filter(None, (reward, *decks, special)))

    # -- the board --------------------------------------------------------------------------------

    def board(self) -> Zone:
        """Regions in which independent creatures or bosses stand."""
        s = self.s
        rows = []
        for region in range(len(c.REGIONS)):
            free = [f for f in s.figures if f.region == region and f.quest < 0]
            seen = values.bosses_seen(s, self.viewer(), region)
            bosses = ", ".join(c.BOSSES[b].name for b in seen)
            if free or bosses:
                there = ", ".join(filter(None, (self.figures(free), bosses)))
                rows.append((self.region(region), there))
        return self.zone("board", None, ("region", "there"), rows)

    def merchant(self) -> Zone:
        rows = [
            (self.card(x), str(c.CARDS[x].level), str(c.CARDS[x].gold), self.text(x))
            for x in self.s.merchant
        ]
        return self.zone("merchant", None, ("card", "level", "gold", "text"), rows)

    def text(self, card: int) -> str:
        return card_text(card, self.language)

    def events(self) -> Zone:
        rows = [(c.EVENTS[e].name, event_text(e, self.language)) for e in self.s.events]
        return self.zone("events", None, ("card", "text"), rows)
