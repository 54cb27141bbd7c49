"""What is in the box, as JSON: the things by kind and name, and the map."""

from __future__ import annotations

from typing import Any

from .. import content as c
from ..language import names as n
from ..language.scene import WORDS
from ..language.text import (
    ability_text,
    event_text,
    foe_line,
    hero_text,
    item_line,
    item_text,
    powers_text,
    quest_text,
)
from .drawn import dress


def _thing(name: str, text: str, **data: Any) -> dict[str, Any]:
    return {"name": name, "text": text, "rules": [], "emblem": None, "data": data}


def box(language: str) -> dict[str, Any]:
    things: dict[str, dict[str, Any]] = {
        "hero": {
            hero.id: _thing(
                hero.name,
                " / ".join(hero_text(i, side, language) for side in (0, 1)),
                calling=hero.calling,
                affiliation=hero.affiliation,
                levels=[[list(face) for face in sides] for sides in hero.numbers],
            )
            for i, hero in enumerate(c.HEROES)
        },
        "ability": {
            ability.id: _thing(
                ability.name,
                ability_text(i, language),
                hero=c.HEROES[ability.hero].id,
                cost=ability.cost,
                copies=ability.copies,
            )
            for i, ability in enumerate(c.ABILITIES)
        },
        "card": _cards(language),
        "quest": {
            quest.id: _thing(
                quest.name, quest_text(i, language), valor=quest.valor, elite=quest.elite
            )
            for i, quest in enumerate(c.QUESTS)
        },
        "trophy": {
            trophy.id: _thing(trophy.name, "", valor=trophy.valor, copies=trophy.copies)
            for trophy in c.TROPHIES
        },
        "foe": {
            foe.id: _thing(
                foe.name,
                f"{foe_line(i, language)} {powers_text(foe.does, language)}".strip(),
                level=n.LEVELS[foe.level],
            )
            for i, foe in enumerate(c.FOES)
        },
        "token": {
            name: _thing(str(WORDS.noun(language, f"token-{name}".replace("_", "-"))), "")
            for name in n.DISCOVERIES
        },
        "space": {
            space: _thing(
                c.SPACE_NAME[i],
                ", ".join(
                    str(WORDS.noun(language, f"resource-{n.RESOURCES[x]}".replace("_", "-")))
                    for x in c.RESOURCES_OF[i]
                ),
                color=n.LEVELS[c.COLOR_OF[i]],
                kind=n.SPACE_KINDS[c.KIND_OF[i]],
            )
            for i, space in enumerate(c.SPACES)
        },
    }
    dress(things, language)
    return {"things": things, "board": {**c.BOARD}}


def _cards(language: str) -> dict[str, Any]:
    """Challenge cards by their kind: both faces, copies together."""
    found: dict[str, Any] = {}
    for card in c.CARDS:
        name = card.id.split(".")[0]
        if name in found:
            continue
        if card.foe >= 0:
            foe = c.FOES[card.foe]
            text = f"{foe_line(card.foe, language)} {powers_text(foe.does, language)}"
            title = foe.name
        else:
            text, title = event_text(card.event, language), c.EVENTS[card.event].name
        if card.item >= 0:
            item = c.ITEMS[card.item]
            back = f"{item.name}: {item_line(card.item, language)}. "
            text = f"{text.strip()} // {back}{item_text(card.item, language)}"
        found[name] = _thing(title, text.strip(), level=n.LEVELS[card.level])
    return found
