"""What is on a card besides its name and numbers: the shape in its picture, the line of its kind,
and its text line by line, each with the moment it works at and the level it takes."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import Any

from tabard.core.language.kit import capital
from tabard.core.language.terms import Term
from tabard.core.yaml12 import read

from .. import content as c
from ..language import names as n
from ..language.scene import WORDS, Scene
from ..language.sorts import FLIP, HEAD, WORLD, word
from ..language.text import quest_text

Line = dict[str, Any]


@cache
def shapes() -> dict[str, dict[str, str]]:
    text = files(c.PACKAGE).joinpath("show", "emblems.yaml").read_text(encoding="utf-8")
    found: dict[str, dict[str, str]] = read(text).data
    return found


def dress(things: dict[str, dict[str, Any]], language: str) -> None:
    """Each card of the box gets what is drawn on it."""
    for kind, make in (
        ("hero", _hero),
        ("ability", _ability),
        ("card", _card),
        ("quest", _quest),
        ("trophy", _trophy),
        ("foe", _encounter),
        ("token", _token),
    ):
        for name, thing in things[kind].items():
            more = make(name, language)
            thing["emblem"] = more.pop("emblem", None) or shapes()[kind].get(name)
            thing["text"] = more.pop("said", thing["text"])
            thing["data"] = {**thing["data"], **more}


def line(text: str, when: str = "", level: int = 0, die: int = 0) -> Line:
    """`when`: the moment, such as ``rolls`` with the result that activates it."""
    sentence = capital(text if text.endswith(".") else f"{text}.")
    return {"text": sentence, "when": when, "level": n.LEVELS[level] if level else None, "die": die}


def lines_of(terms: tuple[Term, ...], language: str) -> list[Line]:
    """One for each power, and one for each level at which it becomes better.

    >>> [x["text"] for x in lines_of(c.ABILITIES[c.ABILITY.index["immolate"]].does and
    ...     (c.ABILITIES[c.ABILITY.index["immolate"]].does,), "en")]
    ['After the roll: attack +2 and damage +1.', 'Attack +1.']
    """
    s = Scene(language)
    found = []
    for term in terms:
        if term.name not in HEAD:
            found.append(line(word("power", term.name).says(s, term)))
            continue
        better = [x for x in term.args if isinstance(x, Term) and x.name == "improved"]
        whole = term._replace(args=tuple(x for x in term.args if x not in better))
        die = term.args[0] if term.name == "rolls" else 0
        found.append(line(word("power", term.name).says(s, whole), term.name, die=die))
        for one in better:
            steps = [x for x in one.args[1:] if isinstance(x, Term)]
            level = n.LEVELS.index(one.args[0].name)
            found.append(line(s.steps(steps), term.name, level))
    return found


def noun(language: str, key: str) -> str:
    return str(WORDS.noun(language, key.replace("_", "-")))


def _kinds(language: str, *keys: str) -> str:
    said = [noun(language, key) for key in keys]
    return capital(" · ".join(said))


# -- cards ----------------------------------------------------------------------------------------


def _hero(name: str, language: str) -> dict[str, Any]:
    hero = c.HEROES[c.HERO.index[name]]
    return {
        "sides": [lines_of(face, language) for face in hero.does],
        "icons": [n.ICONS[icon] for icon in sorted(hero.icons)],
        "type_line": _kinds(language, f"class-{hero.calling}"),
    }


def _ability(name: str, language: str) -> dict[str, Any]:
    ability = c.ABILITIES[c.ABILITY.index[name]]
    calling = c.HEROES[ability.hero].calling
    when = ability.does.name
    return {
        "calling": calling,
        "when": when,
        "lines": lines_of((ability.does,), language),
        "type_line": _kinds(language, f"moment-{when}", f"class-{calling}"),
    }


def _encounter(name: str, language: str) -> dict[str, Any]:
    return _foe_face(c.FOE.index[name], language)


def _foe_face(foe: int, language: str) -> dict[str, Any]:
    facts = c.FOES[foe]
    s = Scene(language)
    found = lines_of(facts.does, language)
    if facts.win:
        found.append(line(s.say("event-win", steps=s.steps(list(facts.win)))))
    if facts.gives >= 0:
        level = WORDS.noun(language, f"level-{n.LEVELS[facts.gives]}")
        found.append(line(s.say("event-win", steps=s.say("do-level", level=level))))
    if facts.trophy >= 0:
        trophy = c.TROPHIES[facts.trophy]
        prize = f"{trophy.name} ({s.say('worth-valor', n=trophy.valor)})"
        found.append(line(s.say("event-win", steps=prize)))
    if facts.valor:
        found.append(line(s.say("event-win", steps=s.say("back-valor", n=facts.valor))))
    return {
        "emblem": shapes()["foe"][facts.id],
        "lines": found,
        "type_line": _kinds(language, *(f"trait-{n.TRAITS[t]}" for t in facts.traits)),
        "traits": [n.TRAITS[t] for t in facts.traits],
        "foe_face": {
            "type": n.TYPES[facts.type],
            "attack": facts.attack,
            "defense": facts.defense,
            "damage": facts.damage,
        },
    }


def _item_face(item: int, language: str) -> dict[str, Any]:
    facts = c.ITEMS[item]
    found = lines_of(facts.does, language)
    if facts.slot == n.PACK:
        found.append(line(Scene(language).say("used-up")))
    keys = [f"gear-{n.SLOTS[facts.slot]}", *(f"icon-{n.ICONS[i]}" for i in facts.icons)]
    return {
        "kind": "item",
        "name": facts.name,
        "emblem": shapes()["item"][facts.id],
        "lines": found,
        "type_line": _kinds(language, *keys),
        "slot": n.SLOTS[facts.slot],
        "type": n.TYPES[facts.type],
        "value": facts.value,
        "icons": [n.ICONS[icon] for icon in facts.icons],
        "potions": [n.POTIONS[potion] for potion in facts.potions],
    }


def _event_face(event: int, language: str) -> dict[str, Any]:
    facts, s = c.EVENTS[event], Scene(language)
    found = [line(WORLD[term.name].says(s, term)) for term in facts.on]
    if facts.resolve:
        found.append(line(s.ways(facts.resolve)))
    if facts.foe >= 0:
        found.append(line(s.say("event-fight", foe=c.FOES[facts.foe].name)))
        found.append(line(s.say("event-win", steps=s.steps(list(c.FOES[facts.foe].win)))))
    if facts.flips is not None:
        found.append(line(s.say("event-flips", when=FLIP[facts.flips.name].says(s, facts.flips))))
    place = "" if facts.place < 0 else f" · {c.SPACE_NAME[facts.place]}"
    kind = n.EVENT_KINDS[facts.kind]
    return {
        "kind": "event",
        "sort": kind,
        "name": facts.name,
        "emblem": shapes()["event"][facts.id],
        "lines": found,
        "type_line": f"{_kinds(language, f'event-{kind}')}{place}",
    }


def _event_back(event: int, language: str) -> dict[str, Any]:
    """What an event becomes when it is flipped, where that is no item and no encounter."""
    facts, s = c.EVENTS[event], Scene(language)
    text = s.say("back-valor", n=facts.valor) if facts.valor else s.steps(list(facts.back))
    return {
        "kind": "honor" if facts.valor else "turned",
        "name": facts.name,
        "emblem": shapes()["event"][facts.id],
        "valor": facts.valor,
        "lines": [line(text)] if text else [],
        "type_line": _kinds(language, "event-back"),
    }


def _face_of_foe(foe: int, language: str) -> dict[str, Any]:
    return {"kind": "foe", "name": c.FOES[foe].name, **_foe_face(foe, language)}


def _card(name: str, language: str) -> dict[str, Any]:
    card = next(x for x in c.CARDS if x.id.split(".")[0] == name)
    copies = sum(x.id.split(".")[0] == name for x in c.CARDS)
    if card.event < 0:
        faces = [_face_of_foe(card.foe, language), _item_face(card.item, language)]
    else:
        facts = c.EVENTS[card.event]
        faces = [_event_face(card.event, language)]
        if facts.back_item >= 0:
            faces.append(_item_face(facts.back_item, language))
        elif facts.back_foe >= 0:
            faces.append(_face_of_foe(facts.back_foe, language))
        elif facts.valor or facts.back:
            faces.append(_event_back(card.event, language))
    return {
        "emblem": faces[0]["emblem"],
        "faces": faces,
        "copies": copies,
        "type_line": faces[0]["type_line"],
    }


def _quest(name: str, language: str) -> dict[str, Any]:
    quest = c.QUEST.index[name]
    kind = "elite" if c.QUESTS[quest].elite else "starting"
    return {
        "type_line": _kinds(language, f"quest-{kind}"),
        "lines": [line(x) for x in quest_text(quest, language).split(". ") if x],
    }


def _trophy(name: str, language: str) -> dict[str, Any]:
    trophy = c.TROPHIES[c.TROPHY.index[name]]
    s = Scene(language)
    foe = next((x.name for x in c.FOES if x.trophy >= 0 and c.TROPHIES[x.trophy] is trophy), None)
    text = s.say("trophy-trade") if foe is None else s.say("trophy-of", foe=foe)
    found = [line(text), *([line(s.say("trophy-once"))] if trophy.once else [])]
    return {
        "lines": found,
        "said": " ".join(x["text"] for x in found),
        "type_line": noun(language, "kind-trophy"),
    }


def _token(name: str, language: str) -> dict[str, Any]:
    kept = c.KEPT[c.TOKEN.index[name]]
    text = Scene(language).say(f"token-{name}".replace("_", "-"), n=_much(name))
    kind = noun(language, "kind-discovery-kept" if kept else "kind-discovery-now")
    found = line(text)
    return {"lines": [found], "said": found["text"], "kept": kept, "type_line": kind}


def _much(name: str) -> int:
    return {"power_drain": c.DRAIN, "bomb": c.BOMB_DAMAGE, "false_map": c.MAP_STEPS}.get(name, 1)
