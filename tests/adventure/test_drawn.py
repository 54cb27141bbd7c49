"""What is drawn on cards: shapes, and the text line by line."""

from __future__ import annotations

import pytest

from tabard.core.words import LANGUAGES
from tabard.games.adventure import GAME
from tabard.games.adventure import content as c
from tabard.games.adventure.language import names as n
from tabard.games.adventure.show.drawn import lines_of, shapes


def test_everything_has_a_shape_of_its_own() -> None:
    """Within a kind no two things look alike, and none is forgotten."""
    ids = {
        "hero": [x.id for x in c.HEROES],
        "ability": [x.id for x in c.ABILITIES],
        "foe": [x.id for x in c.FOES],
        "item": [x.id for x in c.ITEMS],
        "event": [x.id for x in c.EVENTS],
        "quest": [x.id for x in c.QUESTS],
        "trophy": [x.id for x in c.TROPHIES],
        "token": list(n.DISCOVERIES),
    }
    for kind, wanted in ids.items():
        drawn = shapes()[kind]
        assert list(drawn) == wanted, kind
        assert len(set(drawn.values())) == len(wanted), kind


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_that_is_drawn_says_what_it_does(language: str) -> None:
    things = GAME.box(language)["things"]
    for kind in ("ability", "quest", "trophy", "token"):
        for name, thing in things[kind].items():
            assert thing["emblem"], name
            assert thing["data"]["lines"], name
            assert thing["data"]["type_line"], name
    for name, thing in things["card"].items():
        for face in thing["data"]["faces"]:
            assert face["name"], name
            assert all(line["text"][0].isupper() for line in face["lines"]), name


def test_the_lines_of_a_card_are_its_text() -> None:
    """Each improvement stands on its own line, with the level that it takes."""
    bolt = GAME.box("en")["things"]["ability"]["shadow-bolt"]["data"]
    assert [(x["text"], x["when"], x["level"]) for x in bolt["lines"]] == [
        ("Before the roll: ranged attack 3 instead of your weapon.", "before", None),
        ("Attack +1.", "before", "green"),
        ("Attack +1.", "before", "red"),
    ]
    ghoul = GAME.box("en")["things"]["card"]["rotten-ghoul"]["data"]["faces"]
    assert [(face["kind"], face["lines"][0]["die"]) for face in ghoul] == [("foe", 6), ("item", 1)]


def test_what_a_card_becomes_is_its_other_face() -> None:
    cards = GAME.box("en")["things"]["card"]
    faces = {name: [x["kind"] for x in one["data"]["faces"]] for name, one in cards.items()}
    assert faces["mysterious-grave"] == ["event", "foe"]
    assert faces["lost-caravan"] == ["event", "item"]
    assert faces["plague-cauldron"] == ["event", "honor"]
    assert faces["trial-of-arms"] == ["event", "turned"]
    assert faces["timely-aid"] == ["event"]


def test_a_victory_says_what_it_brings() -> None:
    foes = GAME.box("en")["things"]["foe"]
    assert "green level" in foes["hogger"]["data"]["lines"][-1]["text"]
    said = " ".join(line["text"] for line in foes["nefarian"]["data"]["lines"])
    assert "Nefarian's Head (3 valor)" in said


def test_no_line_is_lost() -> None:
    """All that an ability says is on its card, whatever line it stands on."""
    for ability in c.ABILITIES:
        found = lines_of((ability.does,), "en")
        assert sum(x["level"] is not None for x in found) == sum(
            getattr(x, "name", "") == "improved" for x in ability.does.args
        ), ability.id
