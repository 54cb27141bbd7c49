"""A position written down in the notation that `notation` reads: between two actions of a faction,
all of it, what nobody has seen included."""

from __future__ import annotations

from typing import Any

from tabard.core.codec import SEAT
from tabard.core.errors import Malformed

from . import content as c
from .language import names as n
from .notation import DEALS
from .rules import feuds, quests, values
from .state import COUNTER, HERO, NONE, Figure, State, Use, worn_at


def write(game: Any, s: State) -> dict[str, Any]:
    """The notation of a position; `Malformed` in the middle of an action."""
    q = game.pending(s)
    if q is None or q.label != "act":
        raise Malformed("Only what is between two actions can be written in this notation.")
    defaults = {name: setting.default for name, setting in game.info.settings.items()}
    spec: dict[str, Any] = {
        "seats": s.seats,
        "options": {k: v for k, v in s.settings.items() if v != defaults[k]},
        "acting": c.FACTION.text(s, s.acting),
        "turn": s.turn,
        "lap": s.lap if s.lap > 1 else 0,
        "overlord": c.OVERLORD.text(s, s.overlord),
        "heroes": {HERO.names[h]: _hero(s, h) for h in values.heroes(s)},
        **_board(s),
        **_table(s),
        **_overlord(s),
        "market": bool(s.market),
        "handed": c.CARD.texts(s, s.handed),
        "deals": [f"{HERO.names[d.giver]} {HERO.names[d.taker]} {DEALS[d.gold]}" for d in s.deals],
        "speaker": {
            n.FACTIONS[f]: SEAT.text(s, seat) for f, seat in enumerate(s.speaker) if seat != NONE
        },
    }
    return {key: value for key, value in spec.items() if value or key == "figures"}


def _hero(s: State, hero: int) -> dict[str, Any]:
    class_ = values.class_of(s, hero)
    worn = {n.AREAS[a]: s.worn[worn_at(hero, a)] for a in range(len(n.AREAS))}
    addons = [w for w in s.addons if w.hero == hero]
    there = {*worn.values(), *(w.card for w in addons)}
    powers = [x for x in c.POWERS_OF[class_] if s.learned[x] and x not in there]
    talents = [x for x in c.TALENTS_OF[class_] if s.learned[x]]
    out = {
        "class": n.CLASSES[class_],
        "seat": SEAT.text(s, s.player[hero]),
        "level": s.level[hero],
        "xp": s.xp[hero],
        "health": s.health[hero],
        "energy": s.energy[hero],
        "gold": s.gold[hero],
        "at": c.REGION.text(s, s.at[hero]),
    }
    more = {
        "curse": s.curse[hero],
        "bag": c.CARD.texts(s, values.bag(s, hero)),
        "learned": c.CARD.texts(s, powers),
        "talents": c.CARD.texts(s, talents),
        "equipped": {area: c.CARD.text(s, card) for area, card in worn.items() if card >= 0},
        "addons": {
            area: on
            for at, area in enumerate(n.AREAS)
            if (on := [c.CARD.text(s, w.card) for w in addons if w.area == at])
        },
        "prizes": [c.CARD.text(s, held.card) for held in s.prizes if held.hero == hero],
        "pet": s.pet[hero],
        "actions": s.actions[hero],
        "passed": bool(s.passed[hero]),
        "travels": s.travels[hero],
        "used": _used(s, hero, s.uses),
        "used_up": _used(s, hero, s.uses_long),
    }
    return out | {key: value for key, value in more.items() if value}


def _used(s: State, hero: int, uses: tuple[Use, ...]) -> list[str]:
    return [c.ABILITY.text(s, u.ability) for u in uses if u.hero == hero for _ in range(u.times)]


def _board(s: State) -> dict[str, Any]:
    away = {*s.quests, *s.quest_under}
    gone = [
        q
        for q, entry in enumerate(c.QUESTS)
        if not s.quest_left[q] and q not in away and entry.tier != quests.GREY
    ]
    return {
        "quests": c.QUEST.texts(s, s.quests),
        "finished": c.QUEST.texts(s, gone),
        "quests_under": c.QUEST.texts(s, s.quest_under),
        "figures": [_figure(s, figure) for figure in s.figures],
    }


def _figure(s: State, figure: Figure) -> str:
    """``2 green ghoul balnir terror-in-the-fields``"""
    words = [
        str(figure.many),
        n.COLORS[figure.color],
        c.CREATURE.text(s, figure.creature),
        c.REGION.text(s, figure.region),
    ]
    return " ".join([*words, c.QUEST.text(s, figure.quest)] if figure.quest >= 0 else words)


def _table(s: State) -> dict[str, Any]:
    marked = [[HERO.names[h] for h in values.heroes(s) if s.marked[h] & 1 << i] for i in feuds.BITS]
    while marked and not marked[-1]:
        marked.pop()
    return {
        "merchant": c.CARD.texts(s, s.merchant),
        "consumed": c.CARD.texts(s, s.consumed),
        "events": c.EVENT.texts(s, s.events),
        "discarded": [
            c.EVENT.text(s, e) for e, many in enumerate(s.event_gone) for _ in range(many)
        ],
        "under": [
            f"{n.FACTIONS[who]} {c.CARD.text(s, card)}"
            for who, card in zip(s.under_by, s.under, strict=True)
        ],
        "bounties": marked,
        "culled": {n.FACTIONS[f]: much for f, much in enumerate(s.culled) if much},
        "beaten": {c.EVENT.text(s, e): _sides(bits) for e, bits in enumerate(s.beaten) if bits},
        "stakes": c.CARD.texts(s, s.stakes),
        "stake_gold": s.stake_gold,
    }


def _sides(bits: int) -> list[str]:
    return [name for f, name in enumerate(n.FACTIONS) if bits & 1 << f]


def _overlord(s: State) -> dict[str, Any]:
    return {
        "plague": c.REGION.texts(s, s.plague),
        "relic": HERO.names[s.relic] if s.relic >= 0 else "",
        "lair": int(COUNTER.names[s.lair]) if s.lair >= 0 else 0,
        "peeked": {
            name: found
            for f, name in enumerate(n.FACTIONS)
            if (found := [i + 1 for i, bits in enumerate(s.peeked) if bits & 1 << f])
        },
        "march": s.march,
    }
