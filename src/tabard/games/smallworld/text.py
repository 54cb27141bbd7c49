"""The text on banners, tiles and treasures, made from the pack.

An ability's clauses become sentences one by one: what the engine reads and what a player reads is
the same data, so they can't disagree. A number stands in the pack, or is named below after the
rule that uses it; none is written in the words.
"""

from __future__ import annotations

from typing import Any

from tabard.core.phrase import message_id
from tabard.core.words import Noun, Words

from . import content as c
from . import costs

WORDS = Words(__package__)

Thing = c.Race | c.Power | c.Treasure

VERB_NUMBERS: dict[str, dict[str, int]] = {
    "collect": {"less": 2},
    "bombs": {"bombs": c.COUNT["bomb"], "live": c.COUNT["explosive"]},
    "harmony": {"toll": costs.HARMONY_TOLL},
    "form": {"coins": 2, "price": 1, "less": 1},
    "recruit": {"price": 1},
    "objectives": {"count": c.COUNT["objective"], "coins": 2},
    "champion": {"price": 1},
    "towers": {"count": c.COUNT["tower"]},
    "beasts": {"count": c.COUNT["beast"]},
    "heart": {"n": 1},
    "aegis": {"toll": costs.AEGIS_TOLL},
    "frostmourne": {"less": 2},
    "doomhammer": {"toll": costs.HAMMER_TOLL},
    "well": {"coins": 2},
    "heal": {"n": 1},
}
"""The numbers of the rules that a verb stands for."""


def ability_text(thing: Thing, language: str) -> str:
    """What it does, a sentence or two for each clause.

    >>> ability_text(c.RACES[c.RACE["dwarves"]], "en")
    'Mountains cost you 2 tokens less to conquer.'
    >>> ability_text(c.RACES[c.RACE["dwarves"]], "it")
    'Le Montagne ti costano 2 segnalini in meno.'
    """
    sentences = [clause_text(clause, language) for clause in thing.ability]
    if isinstance(thing, c.Power) and thing.lasting:
        sentences.append(WORDS.say(language, "clause-lasting"))
    return " ".join(sentences)


def clause_text(clause: c.Clause, language: str) -> str:
    """One clause: its head names the message, all it says besides fills the arguments."""
    head = next(h for h in c.HEADS if getattr(clause, h) is not None)
    value = getattr(clause, head)
    if head == "verb":
        args: dict[str, Any] = dict(VERB_NUMBERS.get(value, {}))
        if clause.uses is not None:
            args["uses"] = clause.uses
        return WORDS.say(language, message_id("verb", value), **args)
    if head == "build":
        return _build_text(clause, language)
    args = {"n": abs(value)} if isinstance(value, int) else {}
    if clause.where is not None:
        # a toll is asked in one such region, a discount given in all of them
        kind = "terrain" if head == "toll" else "where"
        args["where"] = WORDS.say(language, message_id(kind, clause.where))
    if clause.each is not None:
        args["each"] = WORDS.say(language, message_id("each", clause.each))
    if clause.against is not None:
        args["against"] = WORDS.say(language, message_id("against", clause.against))
    key = f"clause-{head}" if isinstance(value, int) else message_id(f"clause-{head}", value)
    return WORDS.say(language, key, **args)


def _build_text(clause: c.Clause, language: str) -> str:
    assert clause.build is not None
    assert clause.where is not None
    args: dict[str, Any] = {
        "piece": WORDS.noun(language, message_id("piece", clause.build)),
        "count": c.COUNT[clause.build],
    }
    if clause.where == "held":
        return WORDS.say(language, "clause-build-held", **args)
    args["where"] = WORDS.noun(language, message_id("terrain", clause.where))
    return WORDS.say(language, "clause-build-conquered", **args)


# -- combos ---------------------------------------------------------------------------------------


def _combo_args(race: int, power: int, language: str) -> dict[str, Any]:
    """A race, its name before other people's ("Orc Herbalists"), and a power with its manner."""
    race_key = message_id("race", c.RACES[race].id)
    power_key = message_id("power", c.POWERS[power].id)
    name = WORDS.noun(language, race_key)
    return {
        "race": name,
        "adjective": WORDS.attr(language, race_key, "adjective") or name,
        "power": WORDS.noun(language, power_key),
        "form": WORDS.attr(language, power_key, "combo") or "people",
    }


def combo_name(race: int, power: int, language: str) -> str:
    """
    >>> combo_name(c.RACE["orcs"], c.POWER["herbalists"], "en")
    'Orc Herbalists'
    >>> combo_name(c.RACE["orcs"], c.CHAMPION, "it")
    'Orchi con Campione'
    """
    return WORDS.say(language, "combo", **_combo_args(race, power, language))


def offer_name(race: int, power: int, price: int, coins: int, language: str) -> Noun:
    """A combo in the column: what it costs, and the coins that lie on it."""
    args = _combo_args(race, power, language) | {"price": price, "coins": coins}
    return Noun(WORDS.say(language, "offer", **args))


# -- settings -------------------------------------------------------------------------------------


def face_choice(face: Any, language: str) -> str:
    """A face as a table's choice.

    >>> face_choice("random", "it")
    'a sorte'
    """
    if face == "random":
        return WORDS.say(language, "setting-random")
    entry = c.FACES[c.FACE.index[face]]
    return f"{entry['name']} ({face})"


def seat_choice(seat: Any, language: str) -> str:
    """A seat as a table's choice: who begins."""
    return WORDS.say(language, "setting-random") if seat == "random" else str(seat)


# -- cards ----------------------------------------------------------------------------------------


def race_text(race: c.Race, language: str) -> str:
    """A banner, read out."""
    return WORDS.say(
        language,
        "race-text",
        race=WORDS.noun(language, message_id("race", race.id)),
        faction=WORDS.noun(language, message_id("faction", race.faction)),
        tokens=race.tokens,
        ability=ability_text(race, language),
    )


def power_text(power: c.Power, language: str) -> str:
    """A power tile, read out."""
    return WORDS.say(
        language,
        "power-text",
        power=WORDS.noun(language, message_id("power", power.id)),
        tokens=power.tokens,
        ability=ability_text(power, language),
    )


def treasure_text(treasure: c.Treasure, language: str) -> str:
    """A treasure, read out."""
    name = WORDS.noun(language, message_id("treasure", treasure.id))
    ability = ability_text(treasure, language)
    return WORDS.say(language, "treasure-text", treasure=name, ability=ability)


def combo_text(race: int, power: int, language: str) -> str:
    """A combo, read out: its tokens together, and both abilities."""
    return WORDS.say(
        language,
        "combo-text",
        combo=combo_name(race, power, language),
        tokens=c.RACES[race].tokens + c.POWERS[power].tokens,
        ability=" ".join(ability_text(x, language) for x in (c.RACES[race], c.POWERS[power])),
    )


# -- everything else in the box -------------------------------------------------------------------

PIECE_NUMBERS: dict[str, dict[str, int]] = {
    "bomb": {"live": c.COUNT["explosive"]},
    "objective": {"coins": 2},
    "harmony": {"toll": costs.HARMONY_TOLL},
}
"""The numbers of the rules that a piece stands for, besides how many there are."""


def piece_text(piece: str, language: str) -> str:
    """What a piece does.

    >>> piece_text("murloc", "en")
    "Murlocs are nobody's. Each makes its region cost a token more. There are 15."
    """
    args = {"count": c.COUNT[piece], **PIECE_NUMBERS.get(piece, {})}
    about = WORDS.say(language, message_id("piece-about", piece), **args)
    if c.COUNT[piece] == 1:
        return about
    return f"{about} {WORDS.say(language, 'piece-count', count=c.COUNT[piece])}"


def terrain_text(kind: str, name: str, language: str) -> str:
    """What a terrain or a symbol means, and which cards speak of it.

    >>> terrain_text("symbol", "cavern", "en")
    'Of use to: Kobolds, Miners.'
    """
    sentences = []
    key = message_id(f"{kind}-about", name)
    if WORDS.has(language, key):
        sentences.append(WORDS.say(language, key))
    words = {name, "water"} if name in c.WATER_TERRAINS else {name}
    fond = [
        WORDS.noun(language, message_id(kind_of(card), card.id))
        for card in c.CARDS
        if any(words & {cl.where, cl.each, cl.reach} for cl in card.ability)
        or (kind, name) in USED_BY.get(card.id, ())
    ]
    if fond:
        sentences.append(WORDS.say(language, "of-use-to", cards=", ".join(fond)))
    return " ".join(sentences)


USED_BY: dict[str, tuple[tuple[str, str], ...]] = {
    "portalmages": (("symbol", "magic"),),
    "defenders": (("terrain", "farmland"),),
    "beastmasters": (("terrain", "hill"),),
    "fishermen": (("terrain", "lake"), ("terrain", "sea")),
}
"""What the verbs of a card speak of."""


def kind_of(card: c.Race | c.Power) -> str:
    return "race" if isinstance(card, c.Race) else "power"
