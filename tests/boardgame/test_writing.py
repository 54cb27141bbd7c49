"""A position between two actions, written down and read back."""

from __future__ import annotations

from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import pytest

from tabard.core.errors import Malformed
from tabard.core.luck import play_random
from tabard.core.scenario import notation_of, run_scenario, scenario_from
from tabard.core.yaml12 import read
from tabard.games.boardgame import GAME
from tabard.games.boardgame import content as c
from tests.boardgame.table import Table, hero

EVERY = 7
"""One position of so many is looked at."""


def samples(seeds: range) -> list[Any]:
    """Positions between two actions of random games, with each Overlord and number of people."""
    found: list[Any] = []
    for seed in seeds:
        seen = 0

        def look(s: Any, _: Any) -> None:
            nonlocal seen
            q = GAME.pending(s)
            if q is not None and q.label == "act":
                seen += 1
                if seen % EVERY == 0:
                    found.append(s.copy())

        options = {"overlord": c.OVERLORD.names[seed % 3]}
        assert play_random(GAME, 2 + seed % 5, seed, look, options).problem is None
    return found


def test_not_a_column_is_forgotten(seed: int) -> None:
    first = seed % 1000
    found = samples(range(first, first + 15))
    assert len(found) > 100
    for s in found:
        spec = notation_of(GAME, s)
        back = GAME.read_position(spec)
        for name in GAME.state.fields:
            assert getattr(back, name) == getattr(s, name), (name, spec)


RICH: dict[str, Any] = {
    "seats": 3,
    "options": {"deadly": True},
    "acting": "horde",
    "turn": 9,
    "overlord": "kazzak",
    "heroes": {
        "horde1": {
            **{"class": "warrior", "seat": "A", "level": 3, "xp": 12, "health": 7, "energy": 2},
            **{"gold": 3, "at": "balnir", "curse": 1, "bag": ["trogg-club"], "learned": ["rend"]},
            **{"talents": ["cruelty"], "equipped": {"melee": "scimitar"}},
            **{"addons": {"armor": ["cobalt-buckler", "thorium-helm"]}, "actions": 1},
        },
        "horde2": {
            **{"class": "warlock", "seat": "A", "level": 2, "xp": 6, "health": 2, "energy": 1},
            **{"gold": 0, "at": "balnir", "equipped": {"power3": "imp"}, "pet": 1},
            **{"prizes": ["trusty-mount"], "actions": 1, "passed": True, "travels": 1},
            **{"used_up": ["trusty-mount.1"]},
        },
        "alliance1": {
            **{"class": "mage", "seat": "B", "level": 1, "xp": 0, "health": 2, "energy": 4},
            **{"gold": 5, "at": "southshore"},
        },
        "alliance2": {
            **{"class": "priest", "seat": "C", "level": 1, "xp": 0, "health": 2, "energy": 4},
            **{"gold": 5, "at": "southshore"},
        },
    },
    "quests": ["evil-brew"],
    "finished": ["red-vengeance"],
    "quests_under": ["devils-from-the-deep"],
    "figures": ["1 green ghoul dalson evil-brew", "1 blue ogre marris"],
    "merchant": ["dull-blade"],
    "consumed": ["crocolisk-steak"],
    "events": ["bounty"],
    "discarded": ["new-horizons", "new-horizons"],
    "under": ["alliance ley-staff"],
    "bounties": [[], ["horde1", "alliance2"]],
    "lair": 4,
    "peeked": {"horde": [1, 2]},
    "market": True,
    "handed": ["trogg-club"],
    "deals": ["horde2 horde1 swap", "horde1 horde2 gold"],
    "speaker": {"alliance": "C"},
}


def test_all_that_the_notation_says_is_said_again() -> None:
    assert GAME.write_position(GAME.read_position(RICH)) == RICH


def test_what_is_written_down_goes_on_as_it_would_have() -> None:
    t = Table(**RICH)
    assert t["actions"][:2] == [1, 1]
    assert "hand horde1 horde2 trogg-club" not in t.offers("A")  # it has changed hands
    t.do("A rest horde1")
    assert t["actions horde1"] == 0
    assert "hand horde1 horde2 trogg-club" in t.offers("A")


def test_a_saved_position_is_a_scenario() -> None:
    text = scenario_from(GAME, GAME.read_position(RICH), "Two friends at the farm")
    assert "position:\n" in text
    assert max(map(len, text.splitlines())) <= 120
    assert run_scenario(read(text).data, lambda _: GAME).failures == []


def test_the_middle_of_an_action_is_not_written() -> None:
    t = Table(heroes={"horde1": hero("warrior"), "alliance1": hero("mage")})
    t.do("A travel horde1 stillwater")
    assert t.label == "onward"
    with pytest.raises(Malformed, match="between two actions"):
        GAME.write_position(t.s)
    assert "state:" in scenario_from(GAME, t.s, "On the way")


@pytest.mark.parametrize(
    ("change", "sentence"),
    [
        ({"deals": ["horde1 gold"]}, "write deals as `horde1 horde2 gold`"),
        ({"market": 1}, "'market' is true or false, not 1"),
        ({"march": 3}, "The march is a whole number from 0 to 0"),
        ({"speaker": {"moon": "A"}}, "moon"),
        ({"quests_under": ["nothing"]}, "nothing"),
        ({"heroes": ["horde1"]}, "'heroes' is a mapping"),
        ({"events": ["bounty"] * 4}, "There is no more 'bounty' in the Event deck"),
        ({"bounties": [["horde3"]]}, "horde3 is not in this game"),
        ({"options": {"overlord": "somebody"}}, "Choose one of"),
        ({"speaker": {"horde": "B"}}, "B does not speak for the horde"),
        ({"under": ["horde ankh-of-life", "horde ankh-of-life"]}, "under its deck"),
    ],
)
def test_a_position_that_can_t_be_is_refused_in_a_sentence(
    change: dict[str, Any], sentence: str
) -> None:
    with pytest.raises(Malformed, match=sentence):
        GAME.read_position(RICH | change)


def test_who_has_actions_must_be_acting_and_nobody_plays_for_both() -> None:
    two = {"horde1": hero("warrior", seat="A"), "alliance1": hero("mage", seat="B")}
    with pytest.raises(Malformed, match="It is not alliance1's turn"):
        GAME.read_position({"heroes": two | {"alliance1": hero("mage", seat="B", actions=1)}})
    both = two | {"alliance2": hero("priest", seat="A")}
    with pytest.raises(Malformed, match="Nobody plays for both factions"):
        GAME.read_position({"heroes": both})


WRONG: tuple[Any, ...] = (
    *("x", "-", "", -1, 3.5, None, True, 999, [], {}, ["x"], [[]], {"a": 1}, ["1 2 3 4"]),
    *(["bounty"] * 5, {"horde": "B"}, {"horde": [9]}, ["scimitar"] * 4, "southshore"),
)


def places(data: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    yield path
    if isinstance(data, dict | list):
        for key in data if isinstance(data, dict) else range(len(data)):
            yield from places(data[key], (*path, key))


def test_whatever_is_wrong_with_a_position_is_said_in_a_sentence(seed: int) -> None:
    rng = Random(seed)
    found = [path for path in places(RICH) if path]
    said = []
    for _ in range(400):
        spec = deepcopy(RICH)
        *way, last = rng.choice(found)
        part: Any = spec
        for key in way:
            part = part[key]
        part[last] = rng.choice(WRONG)
        try:
            GAME.read_position(spec)
        except Malformed as error:
            said.append(str(error))
    assert len(said) > 200
    assert all(sentence[-1] in ".?" for sentence in said)
