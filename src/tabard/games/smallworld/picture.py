"""The table as text, from what a seat may see: the islands, the players, the combos on offer."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from tabard.core.codec import SEAT_NAMES
from tabard.core.phrase import message_id
from tabard.core.words import Words

from . import content as c
from .text import ability_text, combo_name, offer_name

MARKS = dict(zip(SEAT_NAMES, "●◆▲■⬢★", strict=True))
SYMBOLS = (("entry", "⚓"), ("magic", "✦"), ("cavern", "∩"))
PIECES = (
    ("walls", "piece-wisp-wall"),
    ("garrisons", "piece-garrison"),
    ("towers", "piece-tower"),
    ("objectives", "piece-objective"),
    ("bombs", "piece-bomb"),
)


def picture(view: Mapping[str, Any], words: Words, language: str) -> str | None:
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
    at = 0
    for face in faces:
        lines.append(f"{face['name']} ({face['id']})")
        for region in face["regions"]:
            terrain = name("terrain", region["terrain"])
            symbols = "".join(m for s, m in SYMBOLS if s in region["symbols"] or region.get(s))
            near = " ".join(b.partition("-")[2] for b in region["borders"])
            here = _here(columns, at, region["id"], name, say)
            place = f"{region['id']} {region['name']:<9} {terrain:<12} {symbols:<3}"
            lines.append(f"  {place} {here:<20} → {near}")
            at += 1
    lines.append("")
    for seat in range(view["seats"]):
        lines.append("  " + _player(columns, seat, language, name, say))
    lines.append("")
    offers = zip(
        columns["offer_races"], columns["offer_powers"], columns["offer_coins"], strict=False
    )
    for slot, (race, power, coins) in enumerate(offers):
        r, p = c.RACES[c.RACE[race]], c.POWERS[c.POWER[power]]
        text = offer_name(c.RACE[race], c.POWER[power], slot, coins, language)
        tokens = say("picture-tokens", n=r.tokens + p.tokens)
        lines.append(f"  {slot + 1}. {text}: {tokens}")
        lines.append(f"     {ability_text(r, language)} {ability_text(p, language)}")
    return "\n".join(lines)


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
    parts += [say(key) for column, key in PIECES if columns[column][at]]
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
