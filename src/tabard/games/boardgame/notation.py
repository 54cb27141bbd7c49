"""A position written down, at the start of a faction turn or in the middle of it: who is where with
what.

    seats: 2
    acting: horde
    turn: 5
    overlord: nefarian
    heroes:
      horde1: {class: warrior, seat: A, level: 2, at: brill, gold: 7, health: 5,
               bag: [minor-healing-potion], learned: [rend], talents: [cruelty],
               equipped: {power2: rend, melee: scimitar}, addons: {armor: archers-buckler}}
      alliance1: {class: mage, seat: B}
    quests: [terror-in-the-fields]
    finished: [evil-brew]                      # quests that can't be drawn any more
    quests_under: [red-vengeance]              # quests that lie under their deck
    figures: [1 blue ogre brill, 2 green ghoul balnir terror-in-the-fields]
    merchant: [trogg-club]
    events: [andorhal-war]
    discarded: [bounty]
    under: [horde scimitar]
    bounties: [[horde1, alliance2]]
    culled: {horde: 4}
    beaten: {scourge-cauldrons: [horde]}
    stakes: [trogg-club]
    stake_gold: 7
    plague: [andorhal]
    relic: horde1
    lair: 3
    peeked: {horde: [1, 2]}
    march: 2
    speaker: {horde: A}

What is left out is as at the start of a game. A quest brings its creatures as printed, unless
`figures` are written down. In the middle of a turn heroes of the acting faction have `actions` (and
`passed: true`, `travels: 1`, `used: [portal.1]`, `used_up: [trusty-mount.1]`), and

    market: true                               # an action was taken, so friends may trade
    handed: [trogg-club]
    deals: [horde1 horde2 gold, horde2 horde1 swap]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from typing import Any

from tabard.core.codec import SEAT, Kind
from tabard.core.errors import Malformed

from . import content as c
from .language import names as n
from .rules import cards, quests, setup, values
from .rules.flow import go_on
from .state import COUNTER, HERO, Deal, Figure, Held, State, Use, faction_of

TEXT, WHOLE, YES, TEXTS, MAP = (
    "a text",
    "a number",
    "true or false",
    "a list of texts",
    "a mapping",
)
KEYS = {
    **dict.fromkeys(("acting", "overlord", "relic"), TEXT),
    **dict.fromkeys(("seats", "turn", "lap", "stake_gold", "lair", "march"), WHOLE),
    **dict.fromkeys(("quests", "finished", "quests_under", "figures", "merchant"), TEXTS),
    **dict.fromkeys(("consumed", "events", "discarded", "under", "stakes", "plague"), TEXTS),
    **dict.fromkeys(("handed", "deals"), TEXTS),
    **dict.fromkeys(("options", "heroes", "culled", "beaten", "peeked", "speaker"), MAP),
    "bounties": "a list of lists",
    "market": YES,
}
HERO_KEYS = {
    **dict.fromkeys(("class", "seat", "at"), TEXT),
    **dict.fromkeys(("level", "xp", "health", "energy", "gold", "stun", "curse", "pet"), WHOLE),
    **dict.fromkeys(("actions", "travels"), WHOLE),
    **dict.fromkeys(("bag", "learned", "talents", "prizes", "used", "used_up"), TEXTS),
    **dict.fromkeys(("equipped", "addons"), MAP),
    "passed": YES,
}
SHAPES: dict[str, Callable[[Any], bool]] = {
    TEXT: lambda x: isinstance(x, str),
    WHOLE: lambda x: type(x) is int,
    YES: lambda x: type(x) is bool,
    TEXTS: lambda x: isinstance(x, list | tuple) and all(isinstance(one, str) for one in x),
    MAP: lambda x: isinstance(x, Mapping) and all(isinstance(key, str) for key in x),
    "a list of lists": lambda x: isinstance(x, list | tuple) and all(map(SHAPES[TEXTS], x)),
}
DEALS = ("swap", "gold")


def _known(what: str, given: Any, keys: Mapping[str, str]) -> None:
    if not SHAPES[MAP](given):
        raise Malformed(f"A {what} is a mapping, not {given!r}.")
    for key, value in given.items():
        if key not in keys:
            raise Malformed(f"A {what} has no {key!r}. It may have: {', '.join(sorted(keys))}.")
        _shaped(key, value, keys[key])


def _shaped(key: str, value: Any, shape: str) -> Any:
    if not SHAPES[shape](value):
        raise Malformed(f"{key!r} is {shape}, not {value!r}.")
    return value


def _named(s: State, kind: Kind, name: Any) -> int:
    """Something by its name; nothing ("-") is not enough."""
    found = kind.parse(s, name) if isinstance(name, str) else -1
    if found < 0:
        raise Malformed(f"{name!r} is no {kind.name}.")
    return found


def _number(what: str, value: Any, low: int, high: int) -> int:
    if type(value) is not int or not low <= value <= high:
        raise Malformed(f"{what} is a whole number from {low} to {high}, not {value!r}.")
    return value


def place(game: Any, spec: Mapping[str, Any]) -> State:
    """The position, with the acting faction at the start of its turn."""
    _known("position", spec, KEYS)
    seats = _number("The number of seats", spec.get("seats", 2), 2, 6)
    settings = {name: setting.default for name, setting in game.info.settings.items()}
    options = dict(spec.get("options", {}))
    for name, value in options.items():
        wrong = game.info.settings[name].check(value, seats) if name in settings else ""
        if wrong is not None:
            raise Malformed(wrong or f"There is no option {name!r}.")
    s: State = game.blank(settings | options, seats)
    s.overlord = _named(s, c.OVERLORD, spec.get("overlord", "nefarian"))
    s.turn = _number("The turn", spec.get("turn", 1), 1, c.SPACES)
    s.lap = _number("The lap", spec.get("lap", 1), 1, 99)
    s.acting = _named(s, c.FACTION, spec.get("acting", "horde"))
    route = c.OVERLORDS[s.overlord].route
    s.march = _number("The march", spec.get("march", 0), 0, max(0, len(route) - 1))
    setup.lay_out(s)
    for name, hero in spec.get("heroes", {}).items():
        _hero(s, _named(s, HERO, name), hero)
    _everybody(s)
    _board(s, spec)
    _table(s, spec)
    cards.changed(s)
    for name, hero in spec.get("heroes", {}).items():
        _tokens(s, _named(s, HERO, name), hero)
        _turn(s, _named(s, HERO, name), hero)
    _between_actions(s, spec)
    wrong = game.laws(s)
    if wrong:
        raise Malformed(wrong[0])
    game.start(s, go_on)
    return s


def _hero(s: State, hero: int, given: Mapping[str, Any]) -> None:
    _known("hero", given, HERO_KEYS)
    faction = faction_of(hero)
    class_ = _named(s, c.CLASS, given.get("class"))
    if (faction, class_) not in c.CHARACTER_OF:
        raise Malformed(f"No {n.CLASSES[class_]} fights for the {n.FACTIONS[faction]}.")
    seat = _named(s, SEAT, given.get("seat", "AB"[faction]))
    if not 0 <= seat < s.seats:
        raise Malformed(f"There is no seat {given.get('seat')!r} at this table.")
    s.faction[seat] = faction
    setup.start_hero(s, hero, seat, c.CHARACTER_OF[faction, class_])
    s.level[hero] = _number("A level", given.get("level", 1), 1, c.LEVELS)
    low = (0, *c.EXPERIENCE[s.settings["experience"]])[s.level[hero] - 1]
    s.xp[hero] = _number("XP", given.get("xp", low), 0, 255)
    s.gold[hero] = _number("Gold", given.get("gold", c.GOLD), 0, 999)
    if "at" in given:
        s.at[hero] = _named(s, c.REGION, given["at"])
    s.stun[hero] = _number("Stun", given.get("stun", 0), 0, 99)
    s.curse[hero] = _number("Curse", given.get("curse", 0), 0, 99)
    for name in (*given.get("learned", ()), *given.get("talents", ())):
        card = _named(s, c.CARD, name)
        if c.CARDS[card].class_ != class_:
            raise Malformed(f"{name} is not a card of the {n.CLASSES[class_]}.")
        s.learned[card] = 1
    cards.changed(s)
    for name in given.get("bag", ()):
        s.bags = (*s.bags, Held(hero, _item(s, name)))
    for name in given.get("prizes", ()):
        prize = _named(s, c.CARD, name)
        if prize not in c.SELLS:
            raise Malformed(f"{name} is no Auction Item.")
        _event(s, c.SELLS[prize])
        s.prizes = (*s.prizes, Held(hero, prize))
    s.bags = tuple(sorted(s.bags))
    cards.changed(s)
    for area, name in given.get("equipped", {}).items():
        _wear(s, hero, _named(s, c.AREA, area), name)
    for area, more in given.get("addons", {}).items():
        for name in [more] if isinstance(more, str) else _shaped(area, more, TEXTS):
            _wear(s, hero, _named(s, c.AREA, area), name)


def _wear(s: State, hero: int, area: int, name: str) -> None:
    card = _named(s, c.CARD, name)
    if c.CARDS[card].sort == c.ITEM:
        s.bags = tuple(sorted((*s.bags, Held(hero, _item(s, name)))))
    else:
        s.learned[card] = 1
    cards.changed(s)
    if not cards.fits(s, hero, area, card):
        raise Malformed(f"{name} can't be equipped in the area {n.AREAS[area]}.")
    cards.put_on(s, hero, card, area)


def _item(s: State, name: str) -> int:
    card = _named(s, c.CARD, name)
    if c.CARDS[card].sort != c.ITEM or not s.left[card]:
        raise Malformed(f"There is no more {name!r} in the box.")
    s.left[card] -= 1
    return card


def _everybody(s: State) -> None:
    if any(faction >= 2 for faction in s.faction):
        raise Malformed("Everybody at the table needs a hero: write `seat` for each.")
    if not values.heroes_of(s, 0) or not values.heroes_of(s, 1):
        raise Malformed("Both factions need a hero.")
    if any(s.faction[s.player[h]] != faction_of(h) for h in values.heroes(s)):
        raise Malformed("Nobody plays for both factions: a seat's heroes are of one of them.")
    if s.seats in (3, 5):
        two = [x for x in range(s.seats) if [*s.player].count(x) > 1]
        s.lead = two[0] if two else -1


def _tokens(s: State, hero: int, given: Mapping[str, Any]) -> None:
    """Health and Energy, full unless they are written down."""
    full = values.capacity(s, hero, "health"), values.capacity(s, hero, "energy")
    s.health[hero] = _number("Health", given.get("health", full[0]), 1, 99)
    s.energy[hero] = _number("Energy", given.get("energy", full[1]), 0, 99)
    if "pet" in given:
        s.pet[hero] = _number("A companion's Health", given["pet"], 0, 9)


def _turn(s: State, hero: int, given: Mapping[str, Any]) -> None:
    """What a hero has done in a turn that is under way."""
    if faction_of(hero) != s.acting and {"actions", "passed", "travels"} & {*given}:
        raise Malformed(f"It is not {HERO.names[hero]}'s turn, so there are no actions to write.")
    s.actions[hero] = _number("Actions", given.get("actions", 0), 0, c.ACTIONS)
    s.travels[hero] = _number("Travel actions", given.get("travels", 0), 0, c.ACTIONS)
    s.passed[hero] = int(given.get("passed", False))
    s.uses = tuple(sorted((*s.uses, *_uses(s, hero, given.get("used", ())))))
    s.uses_long = tuple(sorted((*s.uses_long, *_uses(s, hero, given.get("used_up", ())))))


def _uses(s: State, hero: int, names: Iterable[str]) -> list[Use]:
    """What was used, named as often as it was."""
    times = Counter(_named(s, c.ABILITY, name) for name in names)
    return [Use(hero, ability, many) for ability, many in times.items()]


def _between_actions(s: State, spec: Mapping[str, Any]) -> None:
    """Who has traded what since the last action."""
    s.market = int(spec.get("market", False))
    s.handed = tuple(sorted(_named(s, c.CARD, name) for name in spec.get("handed", ())))
    for text in spec.get("deals", ()):
        words = str(text).split()
        if len(words) != 3 or words[2] not in DEALS:
            raise Malformed(f"{text!r}: write deals as `horde1 horde2 gold`, or `swap`.")
        giver, taker = (_hero_here(s, name) for name in words[:2])
        s.deals = (*s.deals, Deal(giver, taker, DEALS.index(words[2])))
    for name, seat in spec.get("speaker", {}).items():
        faction, speaker = _named(s, c.FACTION, name), _named(s, SEAT, seat)
        if speaker >= s.seats or s.faction[speaker] != faction:
            raise Malformed(f"{seat} does not speak for the {name}.")
        s.speaker[faction] = speaker


def _board(s: State, spec: Mapping[str, Any]) -> None:
    for quest, entry in enumerate(c.QUESTS):
        if entry.tier == quests.GREY:
            s.quest_left[quest] = 0
    for name in (*spec.get("finished", ()), *spec.get("quests_under", ())):
        s.quest_left[_named(s, c.QUEST, name)] = 0
    s.quest_under = tuple(_named(s, c.QUEST, name) for name in spec.get("quests_under", ()))
    for name in spec.get("quests", ()):
        quest = _named(s, c.QUEST, name)
        s.quest_left[quest] = 0
        if "figures" in spec:
            s.quests = (*s.quests, quest)
        else:
            quests.lay_open(s, quest)
    for text in spec.get("figures", ()):
        quests.put(s, _figure(s, str(text)))


def _figure(s: State, text: str) -> Figure:
    words = text.split()
    if len(words) not in (4, 5) or not words[0].isdigit():
        raise Malformed(f"{text!r}: write figures as `2 green ghoul balnir QUEST`.")
    quest = _named(s, c.QUEST, words[4]) if len(words) == 5 else -1
    color = _named(s, c.COLOR, words[1])
    if (quest < 0) != (color == c.BLUE) or (quest >= 0 and quest not in s.quests):
        raise Malformed(f"{text!r}: green and red ones belong to a quest that lies open.")
    region, creature = _named(s, c.REGION, words[3]), _named(s, c.CREATURE, words[2])
    if int(words[0]) > values.stock(s, creature, color):
        raise Malformed(f"{text!r}: there are not so many figures in the box.")
    return Figure(region, creature, color, quest, int(words[0]))


def _event(s: State, event: int) -> int:
    """A card of the Event deck, taken out of it."""
    if not s.event_left[event]:
        raise Malformed(f"There is no more {c.EVENT.names[event]!r} in the Event deck.")
    s.event_left[event] -= 1
    return event


def _hero_here(s: State, name: str) -> int:
    hero = _named(s, HERO, name)
    if hero not in values.heroes(s):
        raise Malformed(f"{name} is not in this game.")
    return hero


def _table(s: State, spec: Mapping[str, Any]) -> None:
    s.merchant = tuple(sorted(_item(s, name) for name in spec.get("merchant", ())))
    s.consumed = tuple(sorted(_item(s, name) for name in spec.get("consumed", ())))
    for name in spec.get("events", ()):
        s.events = (*s.events, _event(s, _named(s, c.EVENT, name)))
    for text in spec.get("under", ()):
        who, _, name = str(text).partition(" ")
        card = _named(s, c.CARD, name)
        s.under = (*s.under, card)
        s.under_by = (*s.under_by, _named(s, c.FACTION, who))
        s.under_deck = (*s.under_deck, c.CARDS[card].deck)
    _feats(s, spec)
    _overlord(s, spec)


def _feats(s: State, spec: Mapping[str, Any]) -> None:
    """What has been done so far for the events beside the board."""
    for name in spec.get("discarded", ()):
        s.event_gone[_event(s, _named(s, c.EVENT, name))] += 1
    for i, pair in enumerate(spec.get("bounties", ())):
        for name in pair:
            s.marked[_hero_here(s, name)] |= 1 << _number("The number of bounties", i, 0, 7)
    for name, much in spec.get("culled", {}).items():
        s.culled[_named(s, c.FACTION, name)] = _number("What was culled", much, 0, 255)
    for name, sides in spec.get("beaten", {}).items():
        for side in _shaped(name, sides, TEXTS):
            s.beaten[_named(s, c.EVENT, name)] |= 1 << _named(s, c.FACTION, side)
    s.stakes = tuple(sorted(_item(s, name) for name in spec.get("stakes", ())))
    s.stake_gold = _number("Gold at stake", spec.get("stake_gold", 0), 0, 999)


def _overlord(s: State, spec: Mapping[str, Any]) -> None:
    s.plague = tuple(_named(s, c.REGION, name) for name in spec.get("plague", ()))
    if "relic" in spec:
        s.relic = _hero_here(s, spec["relic"])
        for boss in c.BOSSES:
            if boss.relic:
                _event(s, boss.event)
    hides = len(c.OVERLORDS[s.overlord].counters) > 1
    if hides != ("lair" in spec):
        raise Malformed("Lord Kazzak has a lair, written as 1 to 5; the other Overlords have none.")
    if hides:
        s.lair = _named(s, COUNTER, str(spec["lair"]))
    for name, counters in spec.get("peeked", {}).items():
        if not isinstance(counters, list | tuple):
            raise Malformed(f"{name!r} is a list of counters, not {counters!r}.")
        for counter in counters:
            s.peeked[_named(s, COUNTER, str(counter))] |= 1 << _named(s, c.FACTION, name)


def measure(s: State, words: list[str]) -> Any:
    """What a test may ask besides the columns: `health horde1`, `at horde1`, `bag horde1`,
    `worn horde1`, `box horde damage`, `threat horde1`, `capacity horde1 health`,
    `strength horde`, `stronger horde`."""
    match words:
        case ["bag", hero]:
            return [c.CARDS[x].id for x in values.bag(s, HERO.parse(s, hero))]
        case ["worn", hero]:
            return [c.CARDS[x].id for x in values.equipped(s, HERO.parse(s, hero))]
        case ["spellbook", hero]:
            return [c.CARDS[x].id for x in cards.spellbook(s, HERO.parse(s, hero))]
        case ["box", faction, box]:
            return s.boxes[c.FACTION.parse(s, faction) * len(n.BOXES) + c.BOX.parse(s, box)]
        case ["strength", faction]:
            return values.strength(s, c.FACTION.parse(s, faction))
        case ["stronger", faction]:
            return values.stronger(s, c.FACTION.parse(s, faction))
        case ["threat", hero]:
            return values.threat(s, HERO.parse(s, hero))
        case ["capacity", hero, pool]:
            return values.capacity(s, HERO.parse(s, hero), pool)
        case ["pool"]:
            return [s.pool[x] for x in range(3)]
        case ["dice"]:
            return {c.DIE.names[i]: many for i, many in enumerate(s.dice) if many}
    return None
