"""Whole duels of the card game in a real browser, by mouse, finger and keyboard, against bots and
between two browsers, and which kinds of cards have shown themselves in them.

    python -m tests.browser.duels
    python -m tests.browser.duels --only 3 --seed 7

It takes minutes: the suite plays two duels. Each ends on its last page; whatever is legal must
be on the page, and console, policy and failed requests are listened to. Cards are drawn by chance:
if something has not shown itself by then, the duels that are rich in it are played again.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterable, Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, expect, sync_playwright

from tabard.cli.browsers import installed_browser
from tabard.games.tcg import content as c

from .conftest import FLAGS
from .robot import Robot
from .served import Served
from .tables import FREE, ME, bot, lay, post
from .test_cards import Duelist
from .test_duel import Keys
from .visitor import Look, Visitor

MOUSE, KEYS, FINGER, SIDE = "mouse", "keys", "finger", "finger, on its side"
LOOKS = {
    MOUSE: Look("desk", "dark", "en"),
    KEYS: Look("desk", "light", "it"),
    FINGER: Look("phone", "light", "it"),
    SIDE: Look("side", "dark", "en"),
}
CURIOUS = (
    *("protect", "armor", "strike", "play", "place_up", "stash", "place", "use"),
    *("attack", "at", "target", "keep", "yes", "take", "hold", "no"),
)
"""What shows the most, the best first; attacks come soon enough."""
PEACE = 5
"""Rounds in which the robots attack nobody, so that there is more to see when they do."""
BY_EVENT = {"attached": "attachments", "interrupted": "interrupts", "protects": "protectors"}
BY_TYPE = {
    c.ALLY: "allies",
    c.TOTEM: "totems",
    c.QUEST: "quests",
    c.LOCATION: "locations",
    c.ITEM: "items",
    c.MASTER: "master heroes",
}
WANTED = (
    *("allies", "weapons", "armor", "quests", "locations", "totems", "attachments", "tokens"),
    *("interrupts", "protectors", "stealth"),
)
STEALTHY = c.KEYWORD_BIT["stealth"]
ANSWERS = {"counterspell", "strangulate"}
"""What interrupts: kept in the hand, with the means to pay for it."""
CARDS = {card.slug: card for card in c.CARDS}


def changed(starter: str, *cards: str) -> str:
    """A starter with four of each of these in place of quests: no starter has a location, and some
    things are so rare in theirs that they are seldom drawn."""
    [deck] = [deck for deck in c.DECKS if deck.name == starter]
    left = Counter(c.CARDS[card].name for card in deck.cards if c.CARDS[card].type != c.QUEST)
    quests = [c.CARDS[card].name for card in deck.cards if c.CARDS[card].type == c.QUEST]
    left |= Counter(dict.fromkeys(cards, 4))
    left += Counter(quests[: len(deck.cards) - left.total()])
    return "\n".join(
        [f"Hero: {c.CARDS[deck.hero].name}", *(f"{n} {name}" for name, n in left.items())]
    )


@dataclass(frozen=True)
class Pair:
    """Who plays what by which means; against a bot, if there is one means."""

    decks: tuple[str, str]
    hands: tuple[str, ...]
    rich: frozenset[str] = frozenset()
    """What such decks are likely to show."""

    def __str__(self) -> str:
        one, other = (deck.partition("\n")[0] for deck in self.decks)
        return (
            f"{one} – {other}: {' and '.join(self.hands)}{'' if self.hands[1:] else ' and a bot'}"
        )


STARTERS = (
    Pair(("Alliance Paladin", "Horde Warrior"), (MOUSE,)),
    Pair(("Alliance Mage", "Horde Shaman"), (FINGER,)),
    Pair(("Alliance Rogue", "Horde Rogue"), (KEYS,)),
    Pair(("Alliance Death Knight", "Horde Druid"), (SIDE,)),
    Pair(("Horde Death Knight", "Alliance Shaman"), (MOUSE, FINGER)),
    Pair(("Horde Mage", "Alliance Mage"), (KEYS, MOUSE)),
)
RICH = (
    Pair(
        (
            changed("Alliance Mage", "Twilight Citadel", "Counterspell"),
            changed("Horde Shaman", "Kor'kron Vanguard", "Tempest Totem"),
        ),
        (MOUSE, KEYS),
        frozenset({"interrupts", "locations", "totems", "attachments", "protectors"}),
    ),
    Pair(
        (
            changed(
                "Horde Death Knight",
                *("Strangulate", "Bloodbane's Fall", "Greathelm of the Scourge Champion"),
            ),
            changed("Alliance Paladin", "Edgemaster's Handguards", "Golem Skull Helm", "Gilneas"),
        ),
        (FINGER, MOUSE),
        frozenset({"armor", "weapons", "interrupts", "locations"}),
    ),
    Pair(
        (changed("Horde Rogue", "Bound Torrent", "Bound Rumbler"), "Alliance Rogue"),
        (KEYS, FINGER),
        frozenset({"tokens", "stealth", "weapons", "protectors"}),
    ),
)
AGAIN = 3
"""How often these are played at most."""


class Curious(Duelist):
    """Shows what there is before they attack."""

    def choose(self, choices: list[str]) -> str:
        return curious(self, choices)


class CuriousKeys(Keys):
    def choose(self, choices: list[str]) -> str:
        return curious(self, choices)


def curious(robot: Robot, choices: list[str]) -> str:
    by: dict[str, list[str]] = {}
    for text in choices:
        by.setdefault(text.split()[0], []).append(text)
    position = robot.visitor.position
    mine = position["turn"] == position["seat"]
    if "use" in by and robot.random.random() < 0.7:  # a power may be used again and again
        del by["use"]
    if "pass" in by and mine and position["rounds"][0] < PEACE:
        by.pop("attack", None)  # first both build up what they have
    columns = position["view"]["columns"]
    held = ANSWERS & {columns["what"][slot] for slot in columns[f"hand_{position['seat'].lower()}"]}
    if "pass" in by and mine and (held or position["rounds"][0] % 3 == 2):
        by.pop("play", None)  # and now and then they keep everything for an answer
    for verb in ("place", "stash"):
        by[verb] = [text for text in by.get(verb, []) if text.split()[1] not in held]
    for verb in CURIOUS:
        found = by.get(verb, [])
        heroes = [text for text in found if text.split()[-1] in {"A0", "B0"}]
        if verb == "at" and heroes:
            return heroes[0]
        if found:
            return robot.random.choice(found)
    return "pass" if "pass" in choices else robot.random.choice(choices)


def shown(visitor: Visitor) -> Counter[str]:
    """Which kinds of cards the log of a duel tells of."""
    found: Counter[str] = Counter()
    for line in visitor.lines():
        verb, *rest = line["event"].split()
        cards = [CARDS[word] for word in rest if word in CARDS]
        if verb in BY_EVENT:
            found[BY_EVENT[verb]] += 1
        if verb in {"entered", "placed_up"} and cards:
            card = cards[0]
            found[BY_TYPE.get(card.type, "")] += 1
            found["tokens"] += card.token
            found["stealth"] += bool(card.keywords & STEALTHY)
        found["weapons"] += verb == "struck"
        found["armor"] += verb == "prevented" and any(card.type == c.ARMOR for card in cards)
    return +found


def duel(browser: Browser, served: Served, pair: Pair, seed: int) -> tuple[Counter[str], str]:
    """Play one to its end; what it showed, and how it went."""
    # Between two people each question waits for its robot.
    alone = {"autopass": len(pair.hands) == 1}
    visitors = [Visitor(browser, served.address, LOOKS[hand], {**alone}) for hand in pair.hands]
    first = visitors[0]
    places = [{**ME, "brings": pair.decks[0]}, {**bot("easy"), "brings": pair.decks[1]}]
    address = lay(first, places[0], places[1] if len(visitors) == 1 else FREE, game="tcg")
    for visitor in visitors:
        visitor.go(address)
    for other in visitors[1:]:
        post(other, f"/api{address.replace('table', 'tables')}/sit", seat="B", brings=pair.decks[1])
        start = first.page.get_by_test_id("start")
        expect(start).not_to_have_attribute("aria-disabled", "true")
        start.click()
    robots = [
        (CuriousKeys if hand == KEYS else Curious)(visitor, seed)
        for hand, visitor in zip(pair.hands, visitors, strict=True)
    ]
    for visitor in visitors:
        expect(visitor.page.get_by_test_id("duel")).to_be_visible()
    if len(robots) == 1:
        assert robots[0].play(4000), "the duel has no end"
    else:
        while first.position["outcome"] is None:
            for robot in robots:
                if robot.visitor.position.get("question") and robot.visitor.idle():
                    robot.step()
            first.page.wait_for_timeout(10)
    for visitor in visitors:
        visitor.on("final")
    complaints = [line for visitor in visitors for line in visitor.complaints]
    assert not complaints, complaints
    told = f"{' and '.join(str(robot.picks) for robot in robots)} answers"
    found = shown(first)
    for visitor in visitors:
        visitor.context.close()
    return found, told


def missing(played: Iterable[Counter[str]]) -> list[str]:
    seen = sum(played, Counter[str]())
    return [kind for kind in WANTED if not seen[kind]]


def each(
    browser: Browser, served: Served, pairs: Sequence[Pair], seed: int
) -> Iterator[Counter[str]]:
    """Play them one after another; what each showed, nothing if it failed."""
    for pair in pairs:
        begun = time.monotonic()
        try:
            found, told = duel(browser, served, pair, seed)
        except AssertionError as error:
            print(f"FAILED {pair}: {error}", flush=True)
            yield Counter()
            continue
        kinds = ", ".join(f"{kind} {n}" for kind, n in sorted(found.items()) if kind)
        print(f"{pair}: {told}, {time.monotonic() - begun:.0f} s\n  {kinds}", flush=True)
        yield found


def main() -> int:
    parser = argparse.ArgumentParser(description="Whole duels in a real browser.")
    parser.add_argument("--only", type=int, help="this one alone, counted from 1")
    parser.add_argument("--seed", type=int, default=1)
    asked = parser.parse_args()
    pairs: tuple[Pair, ...] = (*STARTERS, *RICH)
    if asked.only is not None:
        pairs = (pairs[asked.only - 1],)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        served = Served(Path(folder) / "data").start()
        browser = playwright.chromium.launch(executable_path=installed_browser(), args=FLAGS)
        played = list(each(browser, served, pairs, asked.seed))
        for again in range(1, AGAIN):
            if asked.only is None and missing(played):
                print(f"not shown yet: {', '.join(missing(played))}", flush=True)
                fitting = [pair for pair in RICH if pair.rich & {*missing(played)}]
                played += each(browser, served, fitting or RICH, asked.seed + again)
        browser.close()
        served.stop()
    seen = sum(played, Counter[str]())
    ended = sum(map(bool, played))
    print(f"{ended} of {len(played)} duels played to their end")
    print(f"shown: {', '.join(f'{kind} {seen[kind]}' for kind in WANTED if seen[kind])}")
    print(f"not shown: {', '.join(missing(played)) or 'nothing'}")
    whole = asked.only is None
    return int(ended < len(played) or (whole and bool(missing(played))))


if __name__ == "__main__":
    sys.exit(main())
