"""The files of the pack must agree with one another and with what is in the box: each such mistake
is noticed, and told."""

from __future__ import annotations

import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

import pytest

from tabard.games.boardgame import content as c
from tabard.games.boardgame import schema
from tests.laws import sayings

Parts = dict[str, Any]
Damage = Callable[[Parts], Any]
QUEST = ("quests", "quests", "terror-in-the-fields")
DRUID = ("characters", "characters", "artumnis-moondream")
ARMOR = ("characters", "classes", "warrior", "areas", "armor")


def put(value: Any, file: str, *path: Any) -> Damage:
    """Another value in this place of a file."""

    def damage(parts: Parts) -> None:
        at = parts[f"{file}.yaml"]
        for key in path[:-1]:
            at = at[key]
        at[path[-1]] = value

    return damage


def spawn(**changes: Any) -> Damage:
    """A quest with one creature."""
    one = {"count": 1, "color": "green", "creature": "ghoul", "region": "brill"} | changes
    return put([one], *QUEST, "spawns")


def twice(parts: Parts) -> None:
    """A power that is called like an item."""
    powers = parts["warrior.yaml"]["powers"]
    powers["trogg-club"] = powers.pop("rend")


def boss(parts: Parts) -> None:
    event = next(x for x in parts["events.yaml"]["events"].values() if x["boss"])
    event["boss"]["region"] = "nowhere"


def idle(parts: Parts) -> None:
    event = next(x for x in parts["events.yaml"]["events"].values() if x["boss"])
    event["boss"] = None


def both(parts: Parts) -> None:
    event = next(x for x in parts["events.yaml"]["events"].values() if x["boss"])
    event["does"] = ("xp(1)",)


def astray(parts: Parts) -> None:
    """A march that leaves out a step."""
    overlord = next(x for x in parts["overlords.yaml"]["overlords"].values() if x["route"])
    overlord["route"] = (overlord["route"][0], overlord["route"][-1])


BROKEN: list[tuple[Damage, str]] = [
    (spawn(region="nowhere"), "There is no region 'nowhere'."),
    (spawn(creature="kitten"), "There is no creature 'kitten'."),
    (spawn(count=99), "There are not so many figures in the box."),
    (spawn(color="blue"), "A quest needs a green or red creature."),
    (put(["thunderfury"], *QUEST, "special"), "There is no special item 'thunderfury'."),
    (put(["trogg-club"], *QUEST, "special"), "There is no special item 'trogg-club'."),
    (put("ogre", *DRUID, "race"), "There is no race 'ogre'."),
    (put({"horde": "bare-hands"}, *ARMOR, "printed"), "There is no printed card 'bare-hands'."),
    (twice, "items.yaml items has a card 'trogg-club' already."),
    (put(["nowhere"], "overlords", "overlords", "kazzak", "counters"), "There is no region"),
    (astray, " does not border "),
    (idle, "An event does something or brings a boss."),
    (both, "An event does something or brings a boss."),
    (boss, "There is no such region."),
]
CHECKS = (schema.check, schema._quests, schema._sheets, schema._ids)


def told(damage: Damage) -> list[str]:
    parts: Parts = dict(deepcopy(c.DATA))
    damage(parts)
    return [sentence for _, _, sentence in schema.check(parts)]


@pytest.mark.parametrize("i", range(len(BROKEN)))
def test_files_that_do_not_agree_are_noticed(i: int) -> None:
    damage, sentence = BROKEN[i]
    assert any(sentence in one for one in told(damage))


def test_every_sentence_is_told_and_none_of_the_box_itself() -> None:
    assert told(lambda parts: None) == []
    found = [sentence for damage, _ in BROKEN for sentence in told(damage)]
    patterns = [p for check in CHECKS for p in sayings(check) if p.endswith(r"\.")]
    assert len(patterns) == 12
    assert [p for p in patterns if not any(re.fullmatch(p, text) for text in found)] == []
