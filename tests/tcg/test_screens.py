"""What the terminal's picture and the plain table show is what is there, at many positions.

The readers here know the columns of the state and the words, and nothing of how the screens are
made: what they expect must be all that is shown, no more and no less."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from tabard.core.game import SPECTATOR, PictureSize
from tabard.core.info import Zone
from tabard.core.luck import play_random
from tabard.games.tcg import content as c
from tabard.games.tcg.language.text import (
    card_name,
    card_text,
    power_text,
    stats_line,
    type_line,
)
from tabard.games.tcg.title import GAME
from tests.tcg.table import Duel

NAMES = ("Mira", "Oswin")
SIZES: tuple[PictureSize, ...] = ("brief", "usual", "whole")
NONE, LETTERS, MARKS = 255, "AB", "●◆"
DECK, HAND, CHAIN, PLAY, ROW, BURIED, GONE = range(1, 8)
WINDOWS = ("none", "ready", "draw", "action", "attack", "defend", "end")
CARD, EFFECT, PROPOSAL = range(3)
PLAYERS = 1 << 20
Line = tuple[str, ...]
COUNTERS = {
    "skull": "skull",
    "stake": "stake",
    "heirloom": "heirloom",
    "atk": "atk_counters",
    "defense": "defense_counters",
}


class Reader:
    """What a viewer is to be shown of a duel, in one language."""

    def __init__(self, s: Any, viewer: int, language: str) -> None:
        self.s, self.viewer, self.language = s, viewer, language

    def say(self, key: str, **args: Any) -> str:
        return str(GAME.words.say(self.language, key, **args))

    def reads(self, x: int) -> bool:
        """Hands, decks and resources face down are for those who know them."""
        s = self.s
        if s.zone[x] in (DECK, HAND) or (s.zone[x] == ROW and s.down[x]):
            return self.viewer >= 0 and bool(s.known[x] >> self.viewer & 1)
        return True

    def card(self, x: int) -> str:
        return str(card_name(self.s.what[x], self.language)) if self.reads(x) else "?"

    def type(self, x: int) -> str:
        return str(c.TYPES[c.CARDS[self.s.what[x]].type])

    def fights(self, x: int) -> bool:
        """A hero, an ally, a totem: whoever has health."""
        card: c.Card = c.CARDS[self.s.what[x]]
        return card.health > 0

    def worth(self, what: str, x: int) -> int:
        slot = f"{'AB'[x // 101]}{x % 101}" if x < 202 else f"t{x - 201}"
        number: int = GAME.measure(self.s, [what, slot])
        return number

    def lies(self, zone: int, seat: int) -> list[int]:
        """The cards of a seat in a zone: its controller's in play, else its owner's."""
        whose = self.s.controller if zone in (PLAY, ROW, CHAIN) else self.s.owner
        slots = range(len(self.s.zone))
        return [x for x in slots if self.s.zone[x] == zone and whose[x] == seat]

    def party(self, seat: int) -> list[int]:
        """The hero, then the others in the order they came."""
        came = [x for x in self.s.play if self.s.controller[x] == seat]
        return sorted(came, key=lambda x: x not in self.s.heroes)

    def counters(self, x: int) -> Iterator[tuple[str, int]]:
        for kind, column in COUNTERS.items():
            if getattr(self.s, column)[x]:
                yield self.say(f"counter-{kind}"), getattr(self.s, column)[x]

    def same(self, number: int, x: int) -> bool:
        """Is this the object that a ref means?"""
        life: int = self.s.gen[x]
        return 0 <= number < PLAYERS and number % 256 == x and number // 256 == life

    def is_there(self, number: int) -> bool:
        return 0 <= number < PLAYERS and self.same(number, number % 256)


class Picture(Reader):
    """The terminal's."""

    def lines(self, size: str) -> Iterator[str]:
        s = self.s
        window = self.say(f"window-{WINDOWS[s.window]}")
        yield self.say("picture-turn", n=s.number, seat=LETTERS[s.turn], window=window)
        for seat in (0, 1) if self.viewer == 1 else (1, 0):
            yield f"{MARKS[seat]} {LETTERS[seat]}   {' · '.join(self.hero(seat))}"
            if size != "brief":
                yield from self.on(s.heroes[seat], 6)
                for x in self.party(seat)[1:]:
                    if s.host[x] == NONE:
                        yield f"      {' · '.join(self.in_play(x))}"
                        yield from self.on(x, 8)
            if size == "whole":
                yield from self.piles(seat)
        if s.chain:
            yield self.say("picture-chain")
            for number, link in enumerate(s.chain[::-1]):
                yield f"  {number + 1}. {self.link(link)}"
        if self.viewer >= 0:
            yield f"{self.say('picture-your-hand')} {self.hand()}"

    def hero(self, seat: int) -> Iterator[str]:
        s, x = self.s, self.s.heroes[seat]
        health = self.worth("health", x)
        yield self.card(x)
        yield self.say("picture-health", left=max(0, health - s.damage[x]), health=health)
        if self.worth("atk", x) > 0:
            yield f"ATK {self.worth('atk', x)}"
        yield from self.marks(x)
        row = self.lies(ROW, seat)
        ready = len([y for y in row if not s.exhausted[y]])
        yield self.say("picture-resources", ready=ready, all=len(row))
        yield self.say("picture-hand", n=len(self.lies(HAND, seat)))
        yield self.say("picture-deck", n=len(self.lies(DECK, seat)))
        yield self.say("picture-graveyard", n=len(self.lies(BURIED, seat)))

    def on(self, host: int, indent: int) -> Iterator[str]:
        for x in self.s.play:
            if self.s.host[x] == host:
                whose = LETTERS[self.s.controller[x]]
                yield f"{' ' * indent}+ {' · '.join(self.in_play(x))} ({whose})"

    def in_play(self, x: int) -> Iterator[str]:
        damage, atk = self.s.damage[x], max(0, self.worth("atk", x))
        if self.fights(x):
            yield f"{self.card(x)} {atk}/{max(0, self.worth('health', x) - damage)}"
            if damage:
                yield self.say("picture-damage", n=damage)
        elif self.type(x) == "weapon":
            yield f"{self.card(x)} {atk} ATK"
        elif self.worth("defense", x) > 0:
            yield f"{self.card(x)} {self.say('picture-defense', n=self.worth('defense', x))}"
        else:
            yield self.card(x)
        yield from self.marks(x)

    def marks(self, x: int) -> Iterator[str]:
        s = self.s
        if s.exhausted[x]:
            yield self.say("picture-exhausted", card=GAME.noun(s, c.CARD, s.what[x], self.language))
        if s.down[x]:
            yield self.say("picture-flipped")
        if s.fresh[x] and self.type(x) in ("ally", "totem"):
            yield self.say("picture-fresh", card=GAME.noun(s, c.CARD, s.what[x], self.language))
        if self.same(s.attacker, x):
            yield self.say("picture-attacks")
        if self.same(s.defender, x):
            yield self.say("picture-defends")
        if any(self.same(number, x) for number in s.struck):
            yield self.say("picture-struck")
        for name, n in self.counters(x):
            yield f"{name} ×{n}"

    def piles(self, seat: int) -> Iterator[str]:
        """All that lies open beside the party."""
        s = self.s
        row = [x for x in s.resources if s.controller[x] == seat and not s.down[x]]
        buried = (s.grave_a, s.grave_b)[seat]
        assert sorted(buried) == self.lies(BURIED, seat)
        found = (("row", row), ("buried", buried), ("gone", self.lies(GONE, seat)))
        for key, pile in found:
            if pile:
                yield f"      {self.say(f'picture-{key}')} {', '.join(map(self.card, pile))}"

    def hand(self) -> str:
        said = []
        for x in sorted(self.lies(HAND, self.viewer), key=lambda x: (self.s.what[x], x)):
            card = c.CARDS[self.s.what[x]]
            price = "" if self.type(x) in ("quest", "location") else f" ({card.cost})"
            said.append(f"{self.card(x)}{price}")
        return ", ".join(said) if said else self.say("picture-nothing")

    def link(self, link: Any) -> str:
        name = self.card(link.source % 256)
        if link.kind == PROPOSAL:
            name = self.say("picture-proposal", card=name)
        if link.kind == EFFECT:
            name = self.say("picture-effect", card=name)
        targets = [n for group in link.targets for n in group if n >= 0]
        if link.kind == PROPOSAL:  # who attacks is said before
            targets = targets[1:]
        aimed = ", ".join(map(self.target, targets))
        return f"{name} ({LETTERS[link.seat]})" + (f" → {aimed}" if aimed else "")

    def target(self, number: int) -> str:
        if number >= PLAYERS:
            return LETTERS[number - PLAYERS]
        lost = not self.is_there(number) and self.s.zone[number % 256] != BURIED
        return self.card(number % 256) + (" ?" if lost else "")


class Tableau(Reader):
    """The plain table's."""

    def zone(
        self,
        key: str,
        seat: int,
        heads: Sequence[str],
        rows: Sequence[tuple[str, ...]],
        *named: int,
    ) -> Zone:
        titles = tuple(self.say(f"table-{head}") for head in heads)
        slugs = dict.fromkeys(c.CARDS[self.s.what[x]].slug for x in named if self.reads(x))
        cards = tuple(("card", slug) for slug in slugs)
        whose = None if seat < 0 else LETTERS[seat]
        return Zone(self.say(f"table-{key}"), whose, titles, tuple(rows), cards)

    def zones(self) -> Iterator[Zone]:
        s = self.s
        rows = []
        if s.number:
            rows.append((self.say("table-turn-of"), f"{NAMES[s.turn]} ({s.number})"))
        rows.append((self.say("table-window"), self.say(f"window-{WINDOWS[s.window]}")))
        fighters = []
        if self.is_there(s.attacker) and self.is_there(s.defender):
            fighters = [s.attacker % 256, s.defender % 256]
            card, other = map(self.card, fighters)
            pair = self.say("table-attacks", card=card, other=other)
            rows.append((self.say("table-combat"), pair))
        yield self.zone("turn", -1, (), rows, *fighters)
        if s.chain:
            yield self.chain()
        for seat in (1, 0) if self.viewer == 1 else (0, 1):
            yield from self.side(seat)

    def chain(self) -> Zone:
        rows, named = [], []
        for number, link in enumerate(self.s.chain[::-1]):
            x = link.source % 256
            said = self.card(x)
            if link.kind == PROPOSAL:
                said = self.say("table-proposal", card=said)
            if link.kind == EFFECT and power_text(link.power, self.language):
                said = f"{said}: {power_text(link.power, self.language)}"
            targets = [n for group in link.targets for n in group if n >= 0]
            aimed = [NAMES[n - PLAYERS] if n >= PLAYERS else self.card(n % 256) for n in targets]
            rows.append((f"{number + 1}. {said}", NAMES[link.seat], ", ".join(aimed)))
            named += [x, *(n % 256 for n in targets if n < PLAYERS)]
        return self.zone("chain", -1, ("link", "whose", "targets"), rows, *named)

    def side(self, seat: int) -> Iterator[Zone]:
        s = self.s
        party = self.party(seat)
        hosts = [y for x in party for y in (x, s.host[x]) if y != NONE]
        heads = ("card", "atk", "health", "marks")
        yield self.zone("party", seat, heads, [self.in_play(x) for x in party], *hosts)
        held = (s.hand_a, s.hand_b)[seat]
        assert sorted(held) == self.lies(HAND, seat)
        open_hand = bool(held) and all(map(self.reads, held))
        if open_hand:
            faces = [self.face(x) for x in held]
            yield self.zone("hand", seat, ("card", "numbers", "text"), faces, *held)
        row = [x for x in s.resources if s.controller[x] == seat]
        buried = (s.grave_a, s.grave_b)[seat]
        ready = len([x for x in row if not s.exhausted[x]])
        rows = [
            ("resources", self.say("table-ready", ready=ready, n=len(row))),
            ("row", self.counted(row)),
            ("hand", "" if open_hand else self.counted(held) or "0"),
            ("deck", str(len(self.lies(DECK, seat)))),
            ("graveyard", self.counted(buried)),
        ]
        told = [(self.say(f"table-{key}"), value) for key, value in rows if value]
        named = [*row, *([] if open_hand else held), *buried]
        yield self.zone("rest", seat, (), told, *named)

    def counted(self, slots: Sequence[int]) -> str:
        names = [self.card(x) for x in slots if self.reads(x)]
        said = [
            n if names.count(n) == 1 else f"{n} × {names.count(n)}" for n in dict.fromkeys(names)
        ]
        if len(names) < len(slots):
            said.append(self.say("table-hidden", n=len(slots) - len(names)))
        return ", ".join(said)

    def face(self, x: int) -> tuple[str, ...]:
        card = self.s.what[x]
        text = card_text(card, self.language).replace("\n", " ")
        said = f"{type_line(card, self.language)}. {text}".strip()
        return self.card(x), stats_line(card, self.language), said

    def in_play(self, x: int) -> tuple[str, ...]:
        s, fights = self.s, self.fights(x)
        atk = str(max(0, self.worth("atk", x))) if fights or self.type(x) == "weapon" else ""
        left = ""
        if fights:
            left = f"{self.worth('health', x) - s.damage[x]} / {self.worth('health', x)}"
        if self.type(x) == "armor":
            left = self.say("table-def", n=self.worth("defense", x))
        return self.card(x), atk, left, ", ".join(self.marks(x))

    def marks(self, x: int) -> Iterator[str]:
        s = self.s
        yield type_line(s.what[x], self.language)
        if s.down[x] and self.type(x) == "hero":
            yield self.say("table-flipped")
        if s.exhausted[x]:
            yield self.say("table-exhausted", card=GAME.noun(s, c.CARD, s.what[x], self.language))
        if s.host[x] != NONE:
            yield self.say("table-on", card=self.card(s.host[x]))
        if s.fresh[x] and self.type(x) in ("ally", "totem"):
            yield self.say("table-fresh", card=GAME.noun(s, c.CARD, s.what[x], self.language))
        for name, n in self.counters(x):
            yield f"{name} × {n}"


def check(s: Any, viewer: int, language: str = "en") -> None:
    view = GAME.view(s, viewer)
    for size in SIZES:
        picture = GAME.picture(view, language, size)
        assert picture is not None
        assert picture.split("\n") == list(Picture(s, viewer, language).lines(size))
    assert GAME.zones(s, view, language, NAMES) == list(Tableau(s, viewer, language).zones())


def look_from_all_sides(t: Duel) -> Duel:
    for viewer in (0, 1, SPECTATOR):
        for language in ("en", "it"):
            check(t.s, viewer, language)
    return t


FULL: dict[str, Any] = {
    "A": {
        "play": [
            "Kor Cindervein | damage 1",
            "Mark of the Wild | on kor-cindervein",
            "Arcanite Reaper | exhausted",
            "Colossal Skull-Clad Cleaver | skull 2 | of B",
            "Brigg | fresh | stake 1 | heirloom 3",
        ],
        "flipped": True,
        "damage": 29,
        "resources": ["Entrenched | exhausted", "Cerwyn | down", "Entrenched"],
        "hand": ["Fire Blast", "Scorch", "Entrenched"],
        "removed": ["Fireball", "Scorch"],
        "graveyard": ["Scorch", "Scorch", "Cerwyn"],
    },
    "B": {
        "play": ["Brigg | atk 1", "Ghoul token", "Fel Iron Hatchet | defense 2"],
        "exhausted": True,
        "resources": ["Cerwyn | down | known"],
        "hand": ["Cerwyn", "Fire Blast | known"],
        "graveyard": ["Fire Blast"],
        "deck": ["Cerwyn | known", "Brigg"],
        "removed": ["Brigg"],
    },
}


def test_screens_show_every_sort_of_thing() -> None:
    t = look_from_all_sides(Duel(**FULL))
    whole = "\n".join(Picture(t.s, 0, "en").lines("whole"))
    for key in ("row", "buried", "gone", "flipped", "fresh", "exhausted"):
        assert str(GAME.words.say("en", f"picture-{key}")) in whole
    for kind in COUNTERS:
        assert f"{GAME.words.say('en', f'counter-{kind}')} ×" in whole


def test_screens_show_the_chain_and_a_combat() -> None:
    t = Duel(
        A={
            "play": ["Kor Cindervein", "Lifemender Dorn"],
            "hand": ["Fire Blast", "Scorch"],
            "resources": 6,
        },
        B={"play": ["Brigg", "Fel Iron Hatchet"], "resources": 9, "hand": []},
        stops="every",
    )
    t.cast("A play fire-blast", "brigg")
    assert len(look_from_all_sides(t).s.chain) == 1
    t.resolve()
    t.do("A attack kor-cindervein")
    if t.label == "defender":
        t.do("A at hero@B")
    look_from_all_sides(t)
    assert t.s.chain[-1].kind == PROPOSAL
    while t.label != "strike":
        t.do(f"{t.asked} {'hold' if t.label == 'protect' else 'pass'}")
        look_from_all_sides(t)
    t.do("B strike fel-iron-hatchet")
    look_from_all_sides(t)
    assert t.s.struck


def test_before_the_heroes_lie_there_only_the_turn_is_told() -> None:
    t = Duel.new()
    view = GAME.view(t.s, 0)
    assert GAME.picture(view, "en", "whole") is None
    phase = (GAME.words.say("en", "table-window"), GAME.words.say("en", "window-none"))
    assert GAME.zones(t.s, view, "en", None) == [
        Zone(str(GAME.words.say("en", "table-turn")), None, (), (phase,), ())
    ]


def test_without_names_the_plain_table_has_letters() -> None:
    t = Duel(**FULL)
    view = GAME.view(t.s, 0)
    zones = GAME.zones(t.s, view, "en", None)
    assert zones is not None
    assert zones[0].rows[0][1] == "A (5)"


def test_screens_of_random_duels_show_what_is_there(seed: int) -> None:
    looked = 0

    def look(s: Any, inputs: list[Any]) -> None:
        nonlocal looked
        if len(inputs) % 5 == 0 and len(s.heroes) == 2:
            looked += 1
            check(s, (0, 1, SPECTATOR)[looked % 3], ("en", "it")[looked % 2])

    for number in range(6):
        play_random(GAME, 2, seed + number, look)
    assert looked > 200
