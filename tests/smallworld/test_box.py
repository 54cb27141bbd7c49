"""What a browser gets: the things with their texts, rules and emblems, and the boards."""

from __future__ import annotations

import json
from typing import Any

import pytest

from tabard.core.catalogue import Catalogue
from tabard.core.words import LANGUAGES
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.rules.setup import check_faces, check_first

KINDS = {
    "race": [r.id for r in c.RACES],
    "power": [p.id for p in c.POWERS],
    "treasure": [t.id for t in c.TREASURES],
    "terrain": list(c.TERRAINS),
    "symbol": ["magic", "cavern"],
    "piece": [p for p in c.COUNT if p != "explosive"],
    "region": list(c.REGION_IDS),
    "faction": list(c.FACTIONS),
}


@pytest.fixture(params=LANGUAGES)
def box(request: pytest.FixtureRequest) -> Any:
    """As it arrives: through JSON."""
    return json.loads(json.dumps(GAME.box(request.param)))


def test_everything_is_in_the_box(box: Any) -> None:
    assert {kind: sorted(things) for kind, things in box["things"].items()} == {
        kind: sorted(names) for kind, names in KINDS.items()
    }


def test_every_thing_has_a_name_a_text_an_emblem_and_rules_that_exist(box: Any) -> None:
    rules = Catalogue.load(GAME.info.package)
    for kind, things in box["things"].items():
        for thing in things.values():
            assert thing["name"][0].isupper()
            assert thing["text"]
            assert "{" not in thing["text"]
            assert thing["emblem"]
            assert all(rule in rules for rule in thing["rules"])
            assert thing["rules"] or kind == "region"


def test_a_card_has_the_rules_of_its_section_and_no_other(box: Any) -> None:
    orcs = box["things"]["race"]["orcs"]
    assert orcs["rules"] == ["SWW-RACE-ORCS-01", "SWW-RACE-ORCS-02"]
    ability = orcs["data"].pop("ability")
    assert orcs["text"].endswith(ability)
    assert not ability.startswith(orcs["name"])
    data = {"tokens": 6, "supply": 11, "faction": "horde", "lasting": False}
    assert orcs["data"] == data
    portal = box["things"]["treasure"]["dark_portal"]
    assert portal["rules"] == ["SWW-PLACE-DARKPORTAL-01"]
    assert not portal["data"]["artifact"]


def test_no_two_cards_look_the_same(box: Any) -> None:
    for kind in ("race", "power", "treasure", "faction", "terrain", "piece"):
        emblems = [thing["emblem"] for thing in box["things"][kind].values()]
        assert len(set(emblems)) == len(emblems)


def test_a_region_says_what_is_printed_on_it() -> None:
    english, italian = (GAME.box(language)["things"]["region"] for language in LANGUAGES)
    assert english["L1A-01"]["text"] == "Hill · Cavern · entry region"
    assert italian["L1A-05"]["text"] == "Coltivazione · Murloc"
    assert english["L1A-08"]["text"] == "Hill · treasure"
    assert english["L1A-01"]["data"]["face"] == "L1A"


def test_a_region_has_the_rules_of_what_it_is(box: Any) -> None:
    """Where one comes from, over the water, up a mountain; and no others."""
    for face in c.FACES:
        for region in face["regions"]:
            expected = {"SWW-MAP-04"} if region["entry"] else set()
            if region["terrain"] in ("sea", "lake"):
                expected |= {"SWW-MAP-05", "SWW-MAP-06"}
            if region["terrain"] == "mountain":
                expected |= {"SWW-CONQUER-02", "SWW-MAP-09"}
            assert set(box["things"]["region"][region["id"]]["rules"]) == expected, region["id"]


def test_the_board_has_all_faces_with_their_shapes(box: Any) -> None:
    board = box["board"]
    assert list(board["faces"]) == list(c.FACE.names)
    for face in board["faces"].values():
        points = [p for region in face["regions"] for p in (region["at"], *region["outline"])]
        assert all(0 <= x <= face["width"] and 0 <= y <= face["height"] for x, y in points)
        assert all(region["id"] in box["things"]["region"] for region in face["regions"])
    assert board["rounds"]["4"] == 9
    assert sorted(board["die"]) == [0, 0, 0, 1, 2, 3]


def test_every_combo_has_its_name() -> None:
    english, italian = (GAME.box(language)["board"]["combos"] for language in LANGUAGES)
    assert english["orcs"]["herbalists"] == "Orc Herbalists"
    assert english["dwarves"]["mountains"] == "Dwarves of the Mountains"
    assert italian["orcs"]["champion"] == "Orchi con Campione"
    assert all(len(powers) == len(c.POWERS) for powers in english.values())


def test_the_settings_offer_what_a_table_may_choose() -> None:
    faces, first = GAME.info.settings["faces"], GAME.info.settings["first"]
    for seats in range(2, 6):
        assert faces.slots is not None
        assert first.slots is not None
        slots = faces.slots(seats)
        assert len(slots) == seats
        chosen: list[str] = []
        for slot in slots:  # two islands of one size take different boards
            chosen.append(next(face for face in slot if face[:2] not in {f[:2] for f in chosen}))
        assert check_faces(chosen, seats) is None
        assert all(check_first(letter, seats) is None for letter in first.slots(seats)[0])
    assert (faces.label("it"), first.label("en")) == ("Isole", "First player")
    assert faces.choice("L1A", "en") == "Calderis (L1A)"
    assert [faces.choice("random", language) for language in LANGUAGES] == ["random", "a caso"]
    assert first.choice("B", "it") == "B"
    assert faces.about("it") == "Quali isole stanno sul tavolo."
