"""The text on banners, tiles and treasures, made from the pack.

An ability's expressions become sentences one by one: what the engine reads and what a player reads
is the same data, so they can't disagree. A number stands in the expression or in the box; none is
written in the words.
"""

from __future__ import annotations

from typing import Any

from tabard.core.phrase import message_id
from tabard.core.words import Noun

from .. import content as c
from .compile import said, speaks_of
from .vocabulary import WORDS, Speaker

AnyCard = c.Race | c.Power | c.Treasure


def ability_text(thing: AnyCard, language: str) -> str:
    """What it does, a sentence or two for each expression.

    >>> ability_text(c.RACES[c.RACE["dwarves"]], "en")
    'Mountains cost you 2 tokens less to conquer.'
    >>> ability_text(c.RACES[c.RACE["dwarves"]], "it")
    'Conquistare le Montagne ti costa 2 segnalini in meno.'
    """
    speaker = Speaker(language, c.COUNT)
    sentences = [said(term, speaker) for term in thing.ability]
    if not isinstance(thing, c.Treasure) and thing.lasting:
        sentences.append(WORDS.say(language, "clause-lasting"))
    return " ".join(sentences)


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
    >>> combo_name(c.RACE["orcs"], c.POWER["champion"], "it")
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
    'a caso'
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


def _piece_numbers(piece: str) -> dict[str, int]:
    """The numbers of the rules that a piece stands for, besides how many there are."""
    if piece == "bomb":
        return {"live": c.COUNT["explosive"]}
    if piece == "objective":
        return {"coins": max(card.has.objectives for card in c.CARDS)}
    if piece == "harmony":
        return {"toll": max(card.has.harmony for card in c.CARDS)}
    return {}


def piece_text(piece: str, language: str) -> str:
    """What a piece does.

    >>> piece_text("murloc", "en")
    'Murlocs belong to no one. Each one adds a token to the cost of its region. There are 15.'
    """
    args = {"count": c.COUNT[piece], **_piece_numbers(piece)}
    about = WORDS.say(language, message_id("piece-about", piece), **args)
    if c.COUNT[piece] == 1:
        return about
    return f"{about} {WORDS.say(language, 'piece-count', count=c.COUNT[piece])}"


def terrain_text(kind: str, name: str, language: str) -> str:
    """What a terrain or a symbol means, and which cards speak of it.

    >>> terrain_text("symbol", "cavern", "en")
    'Useful to: Kobolds, Miners.'
    """
    sentences = []
    key = message_id(f"{kind}-about", name)
    if WORDS.has(language, key):
        sentences.append(WORDS.say(language, key))
    fond = [
        WORDS.noun(language, c.key_of(card))
        for card in c.CARDS
        if any(name in speaks_of(term) for term in card.ability)
    ]
    if fond:
        sentences.append(WORDS.say(language, "of-use-to", cards=", ".join(fond)))
    return " ".join(sentences)
