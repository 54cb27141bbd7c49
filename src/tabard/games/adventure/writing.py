"""A position written down in the notation that `notation` reads: in the middle of a movement, all
of it, what nobody has seen included."""

from __future__ import annotations

from typing import Any

from tabard.core.codec import SEAT, SEAT_NAMES
from tabard.core.errors import Malformed

from . import content as c
from .language import names as n
from .rules import cards, quests, values
from .state import Active, Attached, State


def write(game: Any, s: State) -> dict[str, Any]:
    """The notation of a position; `Malformed` in the middle of anything else."""
    q = game.pending(s)
    if q is None or q.label != "move":
        raise Malformed("Only the middle of a movement can be written in this notation.")
    defaults = {name: setting.default for name, setting in game.info.settings.items()}
    spec: dict[str, Any] = {
        "seats": s.seats,
        "options": {k: v for k, v in s.settings.items() if v != defaults[k]},
        "turn": SEAT.text(s, s.turn),
        "first": SEAT.text(s, s.first),
        "round": s.round,
        **{SEAT_NAMES[seat]: _hero(s, seat) for seat in range(s.seats)},
        "attached": [_attached(s, card) for card in s.attached],
        "tops": c.CARD.texts(s, s.tops),
        "line": {
            f"{slot + 1} {c.CARD.text(s, card)}": c.SPACE.text(s, s.line_at[slot])
            for slot, card in enumerate(s.line)
            if card >= 0
        },
        "events": {c.SPACE.text(s, e.space): c.CARD.text(s, e.card) for e in s.events},
        "world": c.CARD.text(s, s.world) if s.world >= 0 else "",
        "tokens": _tokens(s),
        "mix": s.mix,
        "pile": c.TOKEN.texts(s, s.pile),
        "box": [n.DISCOVERIES[token] for token, many in enumerate(s.box) for _ in range(many)],
        "elite": [c.QUESTS[quest].id for quest in c.ELITE if s.quest_left[quest]],
        "moves": s.moves,
        "stepped": bool(s.stepped),
        "still": bool(s.still),
        "played": c.ABILITY.texts(s, s.played),
        "used": c.POWER.texts(s, s.used),
    }
    kept = ("moves", "elite")
    return {key: value for key, value in spec.items() if value or key in kept}


def _hero(s: State, seat: int) -> dict[str, Any]:
    mine = c.ABILITIES_OF[s.hero[seat]]
    active = quests.mine(s, seat)
    marks = {
        c.QUESTS[a.quest].id: c.SPACE.texts(s, [m.space for m in s.marks if m[:2] == a[:2]])
        for a in active
        if c.QUESTS[a.quest].tokens
    }
    given = {
        c.QUESTS[a.quest].id: [
            f"{SEAT.text(s, g.rival)} {g.dealt}" for g in s.given if g[:2] == a[:2]
        ]
        for a in active
    }
    out = {
        "hero": c.HERO.text(s, s.hero[seat]),
        "at": c.SPACE.text(s, s.at[seat]),
        "level": c.LEVEL.text(s, s.level[seat]),
        "side": c.SIDE.text(s, s.side[seat]),
    }
    more = {
        **{x: getattr(s, x)[seat] for x in ("hurt", "disease", "energy", "charge", "ambush")},
        "bleeding": f"{s.bleeding[seat]} {SEAT.text(s, s.bled_by[seat])}"
        if s.bleeding[seat]
        else "",
        "hand": c.ABILITY.texts(s, cards.hand(s, seat)),
        "known": [c.ABILITIES[x].id for x in mine for _ in range(s.known[x])],
        "deck": c.ABILITY.texts(s, cards.deck(s, seat)),
        "discard": c.ABILITY.texts(s, cards.pile(s, seat)),
        "weapon": c.CARD.text(s, s.weapon[seat]) if s.weapon[seat] >= 0 else "",
        "armor": c.CARD.text(s, s.armor[seat]) if s.armor[seat] >= 0 else "",
        "pack": c.CARD.texts(s, values.pack(s, seat)),
        "kept": [c.TOKEN.text(s, k.token) for k in s.kept if k.seat == seat],
        "quests": [_quest(s, a) for a in active],
        "marks": marks,
        "given": {name: rivals for name, rivals in given.items() if rivals},
        "valor": [c.QUEST.text(s, d.quest) for d in s.done if d.seat == seat],
        "trophies": [c.TROPHY.text(s, p.trophy) for p in s.prizes if p.seat == seat],
        "honors": [c.CARD.text(s, h.card) for h in s.honors if h.seat == seat],
    }
    asked = {"asked": False} if s.stops[seat] else {}
    return {**out, **{key: value for key, value in more.items() if value}, **asked}


def _quest(s: State, active: Active) -> str:
    name = c.QUEST.text(s, active.quest)
    return f"{name} {active.step} {active.done}" if active.step or active.done else name


def _attached(s: State, card: Attached) -> str:
    host = (
        SEAT.text(s, card.seat)
        if card.seat >= 0
        else c.CARD.text(s, card.card)
        if card.card >= 0
        else c.SPACE.text(s, card.space)
    )
    words = [c.ABILITY.text(s, card.ability), SEAT.text(s, card.owner), host]
    return " ".join([*words, *([str(card.left)] if card.left else [])])


def _tokens(s: State) -> dict[str, list[str]]:
    found: dict[str, list[str]] = {}
    for token, space, known, mix in zip(
        s.tokens, s.token_at, s.token_known, s.token_mix, strict=True
    ):
        seats = "".join(SEAT_NAMES[seat] for seat in range(s.seats) if known >> seat & 1)
        words = [c.TOKEN.text(s, token)]
        if seats or mix != s.mix:
            words.append(seats or "-")
        if mix != s.mix:
            words.append(str(mix))
        found.setdefault(c.SPACE.text(s, space), []).append(" ".join(words))
    return found
