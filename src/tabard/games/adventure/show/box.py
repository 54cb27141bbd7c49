"""What is in the box, as JSON: the things by kind and name, and the map."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from .. import content as c
from ..language import has
from ..language import names as n
from ..language.scene import WORDS
from ..language.text import (
    ability_text,
    aim_text,
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
                type=n.TYPES[hero.type],
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
                quest.name,
                quest_text(i, language),
                valor=quest.valor,
                elite=quest.elite,
                tokens=[c.SPACES[space] for space in quest.tokens],
                gives=quest.give,
                steps=_steps(i, language),
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
                **_foe(foe),
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
                zone=c.BOARD["zones"][c.BOARD["spaces"][space]["zone"]]["name"],
                resources=[n.RESOURCES[x] for x in c.RESOURCES_OF[i]],
            )
            for i, space in enumerate(c.SPACES)
        },
        "resource": {
            name: _thing(str(WORDS.noun(language, f"resource-{name}".replace("_", "-"))), "")
            for name in n.RESOURCES
        },
    }
    dress(things, language)
    return {"things": things, "board": _plain({**c.BOARD, "valor": c.VALOR, "faces": c.FACES})}


def _plain(data: Any) -> Any:
    """As JSON writes it: what was read from a pack is frozen."""
    if isinstance(data, Mapping):
        return {key: _plain(value) for key, value in data.items()}
    return [_plain(one) for one in data] if isinstance(data, tuple) else data


def _foe(foe: c.FoeFacts) -> dict[str, Any]:
    """The numbers of an encounter; where it is printed, if on the map, and what it brings."""
    return {
        "level": n.LEVELS[foe.level],
        "type": n.TYPES[foe.type],
        "attack": foe.attack,
        "defense": foe.defense,
        "damage": foe.damage,
        "traits": [n.TRAITS[trait] for trait in foe.traits],
        "space": None if foe.space < 0 else c.SPACES[foe.space],
        "gives": None if foe.gives < 0 else n.LEVELS[foe.gives],
        "trophy": None if foe.trophy < 0 else c.TROPHIES[foe.trophy].id,
    }


def _steps(quest: int, language: str) -> list[dict[str, Any]]:
    """The steps of a quest: what is to be done, how often, where it can be, and the sentence."""
    found = []
    for aim, term in zip(has.AIMS[quest], c.QUESTS[quest].steps, strict=True):
        places = c.QUESTS[quest].tokens if aim.op == "collect" else aim.places
        found.append(
            {
                "op": aim.op,
                "n": aim.n,
                "places": [c.SPACES[space] for space in places],
                "text": aim_text(term, language),
            }
        )
    return found


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
        found[name] = _thing(title, text.strip(), level=n.LEVELS[card.level], **_sides(card))
    return found


def _sides(card: c.CardFacts) -> dict[str, Any]:
    """What a challenge card is on its front and on its back."""
    event = c.EVENTS[card.event] if card.event >= 0 else None
    foe = card.foe if event is None else max(event.foe, event.back_foe)
    return {
        "foe": None if foe < 0 else c.FOES[foe].id,
        "event": None if event is None else n.EVENT_KINDS[event.kind],
        "place": None if event is None or event.place < 0 else c.SPACES[event.place],
        "item": None if card.item < 0 else _item(c.ITEMS[card.item]),
    }


def _item(item: c.ItemFacts) -> dict[str, Any]:
    return {
        "name": item.name,
        "slot": n.SLOTS[item.slot],
        "type": n.TYPES[item.type],
        "value": item.value,
        "icons": [n.ICONS[icon] for icon in item.icons],
        "potions": [n.POTIONS[potion] for potion in item.potions],
        "level": n.LEVELS[item.level],
    }
