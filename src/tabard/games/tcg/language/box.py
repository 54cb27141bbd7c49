"""The box is opened: every expression of the pack, made into what runs (`powers`)."""

from __future__ import annotations

import hashlib
import warnings
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from tabard.core.cache import read_cache, write_cache
from tabard.core.language.terms import terms
from tabard.core.pack import BadPack, PackWarning, located

from .. import content as c
from . import powers as pw
from .checking import unsayable
from .compiling import Box, Writer, bare, fits
from .powers import Fits, Power, Working
from .scene import WORDS
from .sorts import LANGUAGE, SAID, is_word, word


def check_cards() -> None:
    """TCG-GENERAL-02: what is written on the game's own cards can be said; a card that somebody
    added and that can't is left out. What was found fine is not looked at again, as long as cards
    and words are the same."""
    key = f"spoken-{hashlib.sha256(f'{c.HASH} {LANGUAGE.hash()}'.encode()).hexdigest()[:32]}"
    if read_cache(key) is None:
        found = located(c.FOLDER, unsayable(c.DATA, c.TOKEN_NO))
        if found:
            raise BadPack(found)
        while any(leave_out_wrong(folder, pack.parts) for folder, pack, _ in c.OWN):
            pass  # who makes a token that was left out is left out, too
        if not c.LEFT_OUT:
            write_cache(key, b"fine")
    for problem in c.LEFT_OUT:
        warnings.warn(f"{problem} This card is left out.", PackWarning, stacklevel=1)


def leave_out_wrong(folder: Path, parts: Mapping[str, Any]) -> bool:
    """Cards and tokens of a pack that can't be said, as things are; whether there were any."""
    tables = {"cards": c.CARD_NO, "tokens": c.TOKEN_NO}
    there = [
        one for one in unsayable(parts, c.TOKEN_NO) if str(one.path[1]) in tables[str(one.path[0])]
    ]
    bad = {tables[str(one.path[0])][str(one.path[1])] for one in there}
    c.leave_out(bad, located(folder, there))
    return bool(bad)


def power(box: Box, number: int) -> Power:
    at = c.POWERS_AT[number]
    if at.card in c.BLANK:
        return Power(number, at.card, at.name, "play", at.granted)
    made: dict[str, Any] = word("power", at.term.name).makes(Writer(box, number), at.term)
    return Power(number, at.card, at.name, at.term.name, at.granted, **made)


def _working(own: tuple[Power, ...]) -> Working | None:
    made = Working(
        tuple(p.static for p in own if p.static is not None),
        tuple(p.price for p in own if p.price is not None and p.price.kind != "self"),
        tuple(p.packets for p in own if p.packets is not None),
        tuple(p for p in own if pw.is_paid(p)),
        tuple((p, event) for p in own for event in p.events),
    )
    return made if any(made) else None


def open_box() -> None:
    """Is every word said in every language, and every card made of words? Then all tables, from
    all cards."""
    LANGUAGE.close(WORDS, SAID)
    check_cards()
    box = Box()
    powers = tuple(power(box, i) for i in range(len(c.POWERS_AT)))
    c.STEPS[:] = [(*p.steps, "end") for p in powers]
    c.MOD.fill(tuple(at.name for at in box.mods_at))
    mods = tuple(box.mods)
    number = {at.name: i for i, at in enumerate(c.POWERS_AT)}
    of_card: list[list[Power]] = [[] for _ in c.CARDS]
    for p in powers:
        if p.kind != "play" and not p.granted:
            of_card[p.card].append(p)
    own = tuple(map(tuple, of_card))
    playing = tuple(number[f"{card.slug}.play"] for card in c.CARDS)
    pw.fill_tables(
        POWERS=powers,
        MODS=mods,
        MODS_AT=tuple(box.mods_at),
        GIVES=tuple(
            {"keyword": m.bits, "long_range_against": c.KEYWORD_BIT["long_range"]}.get(m.kind, 0)
            for m in mods
        ),
        MOD_FORBIDS=tuple(m.bits if m.kind == "cant" else 0 for m in mods),
        MEND_POWER=number["mend"],
        RECORDS=_records(),
        PLAYING=playing,
        PLAIN=tuple(
            not powers[playing[i]].specs and all(p.extra is None for p in mine)
            for i, mine in enumerate(own)
        ),
        OF_CARD=own,
        WORKING=tuple(map(_working, own)),
        **_by_kind(own),
        **_by_static(own, mods),
        **_by_print(own),
    )


def _records() -> int:
    """What must be remembered of a turn, because a card asks about it."""
    found = 0
    for at in c.POWERS_AT:
        for term in terms(at.term):
            if is_word("any_trait", term.name):
                found |= word("any_trait", term.name).records
    return found


def _by_kind(own: tuple[tuple[Power, ...], ...]) -> dict[str, Any]:
    """The first power of a kind on each card."""

    def of_kind(kind: str) -> tuple[Power | None, ...]:
        return tuple(next((p for p in mine if p.kind == kind), None) for mine in own)

    prices = tuple(
        next((p.price for p in mine if p.price is not None and p.price.kind == "self"), None)
        for mine in own
    )
    free, buried = of_kind("free"), tuple(tuple(p for p in mine if p.buried) for mine in own)
    graveyard = _printed("from_graveyard")
    return {
        "STASH": of_kind("stash"),
        "RATTLE": of_kind("rattle"),
        "EXTRA": of_kind("extra"),
        "FREE": free,
        "OWN_PRICE": prices,
        "FIXED": tuple(a is None and b is None for a, b in zip(prices, free, strict=True)),
        "BURIED": buried,
        "FROM_GRAVEYARD": graveyard,
        "HAUNTS": frozenset(i for i in range(len(own)) if buried[i] or graveyard[i]),
        "UNINTERRUPTIBLE": _printed("uninterruptible"),
    }


def _printed(name: str) -> tuple[bool, ...]:
    return tuple(any(term.name == name for term in card.powers) for card in c.CARDS)


def _by_static(own: tuple[tuple[Power, ...], ...], mods: tuple[pw.Mod, ...]) -> dict[str, Any]:
    """What attachments and others make of cards."""

    def changes(mine: tuple[Power, ...], kind: str) -> list[tuple[pw.Mod, pw.Static]]:
        statics = [p.static for p in mine if p.static is not None]
        return [
            (mods[m], static) for static in statics for m in static.mods if mods[m].kind == kind
        ]

    return {
        "TAKES_OVER": tuple(bool(changes(mine, "controlled")) for mine in own),
        "BLANKS": tuple(bool(changes(mine, "lose_powers")) for mine in own),
        "ALSO": tuple(
            tuple((mod.arg, _while(static)) for mod, static in changes(mine, "also"))
            for mine in own
        ),
    }


def _while(static: pw.Static) -> Fits:
    """Whom it speaks of, as long as its condition holds."""
    whom_, asked = static.whom, static.test
    if asked is None:
        return whom_
    return lambda s, ctx, x: whom_(s, ctx, x) and asked(s, ctx)


def _by_print(own: tuple[tuple[Power, ...], ...]) -> dict[str, Any]:
    powers = [() if i in c.BLANK else card.powers for i, card in enumerate(c.CARDS)]
    hosts = [next((t for t in terms if t.name == "attach"), None) for terms in powers]
    counters = [next((t for t in terms if t.name == "enters_with"), None) for terms in powers]
    return {
        "ATTACHES": tuple(term is not None for term in hosts),
        "HOSTS": tuple(None if t is None else fits(bare(t.args[0].args[0])) for t in hosts),
        "ENTERS_WITH": tuple("" if t is None else t.args[0].name for t in counters),
    }
