"""Cards of one's own for tests: each is a line of the effect language, played in one duel.

A `Shown` says which words it shows. `play` makes a pack of all of them and plays each in a process
of its own, as the box is opened once."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import Any, NamedTuple

from tabard.core.pack import VARIABLE

ROOT = Path(__file__).parents[2]
ALLY = {"type": "ally", "cost": 1, "atk": 1, "damage": "fire", "health": 5}
ABILITY = {"type": "ability", "cost": 0, "keywords": ["instant"]}

PLAY = ("A play $", "resolve")
USE = ("A use $ $.1", "resolve")
FOE = "damage hero@B"
EVERY: dict[str, Any] = {"settings": {"stops": "every"}}
"""Both are asked at every chance there is."""
ABLE: dict[str, Any] = {"hand": ["Fire Blast"], "resources": 1}
"""Who could do something is asked in a combat."""
SWITCHES = (
    *("protector", "stealth", "elusive", "ferocity", "long_range", "untargetable"),
    *("aberration", "time_is_money", "dual_wield", "spellshield"),
)
"""Keywords that one has or has not."""

FIELD: dict[str, Any] = {
    "A": {"play": ["Cerwyn | damage 1", "Hira | exhausted", "Kor Cindervein", "Zip"]},
    "B": {"play": ["Brigg", "Ghoul token", "Valanos | damage 3"]},
}
PAIR: dict[str, Any] = {"A": {"play": ["Cerwyn"]}, "B": {"play": ["Valanos", "Orono the Great"]}}
KINDS = ["Cerwyn", "Inferno Totem", "Fire Blast", "Arcanite Reaper", "Golem Skull Helm"]
KINDS += ["Major Healing Potion", "Entrenched", "Twilight Citadel"]


class Shown(NamedTuple):
    """A card with these powers, a position, moves, and what holds then. `$` is the card."""

    words: tuple[str, ...]
    powers: tuple[str, ...]
    moves: tuple[str, ...]
    then: Mapping[str, Any]
    A: Mapping[str, Any]
    B: Mapping[str, Any]
    card: Mapping[str, Any]
    where: str
    """Where A has it: hand, play or resources; nowhere: it is named in the position."""
    tokens: Mapping[str, Any]
    settings: Mapping[str, Any]


def shown(
    words: str,
    powers: str | Sequence[str],
    moves: Sequence[str] = (),
    then: Mapping[str, Any] | None = None,
    *,
    A: Mapping[str, Any] | None = None,
    B: Mapping[str, Any] | None = None,
    where: str = "",
    tokens: Mapping[str, Any] | None = None,
    settings: Mapping[str, Any] | None = None,
    **card: Any,
) -> Shown:
    """A power that begins with `play` stands on an ability in A's hand, every other on an ally of
    A's in play, unless the card says what it is."""
    lines = (powers,) if isinstance(powers, str) else tuple(powers)
    played = any(line.startswith("play(") for line in lines)
    made = (ABILITY if played else ALLY) | card if "type" not in card else card
    in_play = made["type"] not in ("ability", "quest", "location", "master_hero")
    place = where or ("play" if in_play else "hand")
    return Shown(
        *(tuple(words.split(", ")), lines, tuple(moves), then or {}, A or {}, B or {}),
        *(made, place, tokens or {}, settings or {}),
    )


def counted(words: str, amount: str, n: int, **more: Any) -> Shown:
    """What an amount comes to: A's hero has so much more health."""
    then = {"health hero@A": 30 + n, **more.pop("then", {})}
    return shown(words, f"static(hero, health({amount}))", then=then, **more)


def holds(words: str, test: str, yes: bool, **more: Any) -> Shown:
    """Whether a condition holds: A's hero has one more health."""
    then = {"health hero@A": 30 + yes, **more.pop("then", {})}
    return shown(words, f"static(hero, health(1), while_={test})", then=then, **more)


def found(words: str, described: str, *cards: str, deck: list[str] | None = None) -> Shown:
    """Which cards of a deck such a search finds."""
    offers = [*(f"find {card}" for card in cards), "find_none"]
    return shown(
        f"{words}, plain_step search",
        f"play(search({described}, to=hand))",
        PLAY,
        {"offers A": offers},
        A={"deck": KINDS if deck is None else deck},
    )


def drawn(
    words: str, power: str | Sequence[str], moves: Sequence[str], n: int = 1, **more: Any
) -> Shown:
    """A power that draws a card whenever it works: so many times."""
    return shown(words, power, moves, {"hand A": ["cerwyn"] * n}, **more)


def name_of(number: int) -> str:
    return f"Card {number:03}"


def pack(table: Sequence[Shown]) -> str:
    cards = {
        name_of(i): {**one.card, "powers": [p.replace("$", name_of(i)) for p in one.powers]}
        for i, one in enumerate(table)
    }
    tokens = {name: token for one in table for name, token in one.tokens.items()}
    return json.dumps({"cards": cards, **({"tokens": tokens} if tokens else {})}, indent=1)


def play(table: Sequence[Shown], folder: Path) -> list[dict[str, Any]]:
    """What each of them came to, or the error it ended with."""
    (folder / "shown.yaml").write_text(pack(table), encoding="utf-8")
    script = "import json, sys\nfrom tests.tcg.shown import Player\n"
    script += "print(json.dumps([Player(*one).played() for one in json.load(sys.stdin)]))"
    given = [[i, *one] for i, one in enumerate(table)]
    done = subprocess.run(
        [sys.executable, "-c", script],
        input=json.dumps(given),
        env={**os.environ, VARIABLE: f"tcg={folder}", "PYTHONPATH": str(ROOT)},
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    assert done.stderr == "", done.stderr
    found: list[dict[str, Any]] = json.loads(done.stdout.splitlines()[-1])
    return found


class Player:
    """Plays one of them, where its pack is open."""

    def __init__(self, number: int, *shown: Any) -> None:
        self.one = Shown(*shown)
        self.name, self.slug = name_of(number), f"card-{number:03}"

    def played(self) -> dict[str, Any]:
        from tabard.core.errors import TabardError

        try:
            return self.measured()
        except (TabardError, AssertionError, LookupError, StopIteration) as error:
            return {"error": f"{type(error).__name__}: {error}"}

    def measured(self) -> dict[str, Any]:
        from tests.tcg.table import Duel

        sides = {"A": self.side(self.one.A), "B": self.side(self.one.B)}
        if self.one.where != "nowhere":
            mine = sides["A"].get(self.one.where, [])
            cards = ["Cerwyn | down"] * mine if isinstance(mine, int) else mine
            sides["A"][self.one.where] = [self.name, *cards]
        t = Duel(**sides, **self.one.settings)
        for move in self.one.moves:
            self.move(t, self.filled(move))
        found = {key: self.value(t, self.filled(key)) for key in self.one.then}
        told: dict[str, Any] = json.loads(json.dumps(found).replace(self.slug, "$"))
        return told

    def filled(self, text: str) -> str:
        return text.replace("$", self.slug)

    def side(self, given: Mapping[str, Any]) -> dict[str, Any]:
        def named(value: Any) -> Any:
            if isinstance(value, list):
                return [one.replace("$", self.name) for one in value]
            return self.name if value == "$" else value

        return {key: named(value) for key, value in given.items()}

    def move(self, t: Any, text: str) -> None:
        """``A play $``; ``A play $ > hero@B, brigg`` with its targets, and all resolves."""
        verb, _, rest = text.partition(" ")
        if " > " in text:
            move, _, targets = text.partition(" > ")
            t.cast(move, *targets.split(", ")).resolve()
        elif verb == "resolve":
            t.resolve()
        elif verb == "passes":
            t.passes(int(rest))
        elif verb == "end":
            t.end_turn()
        elif verb == "fight":
            t.fight(*rest.split())
        elif verb == "attack":
            t.attack(*rest.split())
        elif verb == "luck":
            t.luck()
        elif verb == "roll":
            t.roll(int(rest))
        else:
            t.do(text)

    def value(self, t: Any, key: str) -> Any:
        verb, _, rest = key.partition(" ")
        if verb == "can":
            return t.can(rest)
        if verb == "offers":
            return [self.by_card(t, text) for text in t.offers(*rest.split())]
        if verb == "asked":
            return f"{t.asked} {t.label}"
        if verb == "told":
            return [e.partition(" ")[2] for e in t.events if e.split()[0] == rest]
        return t[key]

    def by_card(self, t: Any, text: str) -> str:
        """Slots by the cards in them."""
        from tabard.games.tcg.content import CARDS
        from tabard.games.tcg.state import SLOT

        words = text.split()
        slots = [SLOT.index.get(word, -1) for word in words]
        named = zip(words, slots, strict=True)
        return " ".join(CARDS[t.s.what[x]].slug if x >= 0 else word for word, x in named)
