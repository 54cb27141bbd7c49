"""The table as text, from what a seat may see: the islands, the players, the combos on offer."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.game import PictureSize
from tabard.core.phrase import message_id
from tabard.core.words import Words

from .. import content as c
from ..language.text import ability_text, combo_name, offer_name

MARKS = dict(zip(SEAT_NAMES, "●◆▲■⬢★", strict=True))
SYMBOLS = (("entry", "⚓"), ("magic", "✦"), ("cavern", "∩"))
COLUMN_MATTERS = ("turn", "pick")
"""Questions that one answers with an eye on the combos on offer."""
DRAWN = (
    ("walls", "piece-wisp-wall"),
    ("garrisons", "piece-garrison"),
    ("towers", "piece-tower"),
    ("objectives", "piece-objective"),
    ("bombs", "piece-bomb"),
)


def picture(view: Mapping[str, Any], words: Words, language: str, size: PictureSize) -> str | None:
    """None before the boards lie on the table."""
    columns = view["columns"]
    faces = [c.FACES[c.FACE.index[name]] for name in columns["faces"]]
    if len(columns["holder"]) != sum(len(f["regions"]) for f in faces) or not faces:
        return None

    def say(key: str, **args: Any) -> str:
        return words.say(language, key, **args)

    def name(kind: str, thing: str) -> str:
        return say(message_id(kind, thing))

    lines = []
    if size != "brief":
        lines += [*_islands(columns, faces, name, say), say("picture-legend"), ""]
        lines.append(say("picture-round", n=columns["round"], of=c.ROUNDS[view["seats"]]))
    for seat in range(view["seats"]):
        lines.append("  " + _player(columns, seat, language, name, say))
        race, power = columns["race"][seat], columns["power"][seat]
        mine = SEAT_NAMES[seat] == view["seat"]
        if race != "-" and (size == "whole" or (mine and size == "usual")):
            lines.append(f"      {_abilities(race, power, language)}")
        if mine and size == "brief":
            lines += [f"      {line}" for line in _held(columns, faces, seat)]
    label = view["ask"]["label"] if view["ask"] else ""
    if size == "whole" or (size == "usual" and label in COLUMN_MATTERS):
        lines += ["", *_column(columns, language, say, size == "whole" or label == "pick")]
    return "\n".join(lines)


def _islands(columns: Mapping[str, Any], faces: Any, name: Any, say: Any) -> Iterator[str]:
    """A line for each region: what it is, who and what is there, and its borders."""
    at = 0
    for face in faces:
        yield f"{face['name']} ({face['id']})"
        for region in face["regions"]:
            terrain = name("terrain", region["terrain"])
            symbols = "".join(m for s, m in SYMBOLS if s in region["symbols"] or region.get(s))
            near = " ".join(b.partition("-")[2] for b in region["borders"])
            here = _here(columns, at, region["id"], name, say)
            place = f"{region['id']} {region['name']:<9} {terrain:<12} {symbols:<3}"
            yield f"  {place} {here:<20} → {near}"
            at += 1


def _held(columns: Mapping[str, Any], faces: Any, seat: int) -> Iterator[str]:
    """The regions of an active race in one line, each with its tokens."""
    regions = [region for face in faces for region in face["regions"]]
    held = [
        f"{region['name']} {columns['tokens'][at]}"
        for at, region in enumerate(regions)
        if columns["holder"][at] == SEAT_NAMES[seat]
    ]
    if held:
        yield " · ".join(held)


def _column(columns: Mapping[str, Any], language: str, say: Any, texts: bool) -> Iterator[str]:
    """The combos on offer, with what they do when one is to be picked."""
    offers = zip(
        columns["offer_races"], columns["offer_powers"], columns["offer_coins"], strict=False
    )
    for slot, (race, power, coins) in enumerate(offers):
        r, p = c.RACES[c.RACE[race]], c.POWERS[c.POWER[power]]
        text = offer_name(c.RACE[race], c.POWER[power], slot, coins, language)
        tokens = say("picture-tokens", n=r.tokens + p.tokens)
        yield f"  {slot + 1}. {text[:1].upper()}{text[1:]}: {tokens}"
        if texts:
            yield f"     {_abilities(race, power, language)}"


def _abilities(race: str, power: str, language: str) -> str:
    """What a combo does, in sentences."""
    things = (c.RACES[c.RACE[race]], c.POWERS[c.POWER[power]])
    return " ".join(filter(None, (ability_text(thing, language) for thing in things)))


def _here(columns: Mapping[str, Any], at: int, region: str, name: Any, say: Any) -> str:
    """Who and what is in a region."""
    parts = []
    holder = columns["holder"][at]
    if holder != "-":
        seat, _, declined = holder.partition("-")
        races = columns["old_race" if declined else "race"]
        race = name("race", races[SEAT_NAMES.index(seat)])
        many = columns["tokens"][at]
        parts.append(f"{MARKS[seat]}{seat} {many} {race}" + (" †" if declined else ""))
    if columns["murlocs"][at]:
        parts.append(say("piece-murloc"))
    if columns["beasts"][at]:
        parts.append(f"{columns['beasts'][at]} {say('piece-beast')}")
    if columns["champion"] == region:
        parts.append(say("piece-champion"))
    parts += [say(key) for column, key in DRAWN if columns[column][at]]
    for island, where in enumerate(columns["treasure_at"]):
        if where == region:
            kind = columns["treasure"][island]
            parts.append("?" if kind is None else name("treasure", kind))
    return ", ".join(parts)


def _player(columns: Mapping[str, Any], seat: int, language: str, name: Any, say: Any) -> str:
    """A player: combo, coins if one may see them, tokens in hand, the race in decline."""
    letter = SEAT_NAMES[seat]
    parts = [f"{MARKS[letter]} {letter}"]
    race, power, old = columns["race"][seat], columns["power"][seat], columns["old_race"][seat]
    if race != "-":
        parts.append(combo_name(c.RACE[race], c.POWER[power], language))
    if old != "-":
        parts.append(f"† {name('race', old)}")
    coins = columns["coins"][seat]
    parts.append(say("picture-coins", n="?" if coins is None else coins))
    if columns["hand"][seat]:
        parts.append(say("picture-hand", n=columns["hand"][seat]))
    if columns["harmony"][seat]:
        parts.append(say("piece-harmony"))
    return "   ".join(parts)
