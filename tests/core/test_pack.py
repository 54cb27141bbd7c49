"""Packs: all mistakes at once, each with its line; and a cache that is never wrong."""

from __future__ import annotations

import os
import subprocess
import sys
import textwrap
from collections.abc import Callable
from pathlib import Path
from typing import Annotated

import pytest
from pydantic import Field, ValidationError

from tabard.core import pack, yaml12
from tabard.core.cache import cache_folder
from tabard.core.errors import Impossible, Malformed
from tabard.core.pack import BadPack, check_pack, content_hash, load_pack
from tabard.core.schema import Shape

SCHEMA = """
from tabard.core.pack import Wrong
from tabard.core.schema import Shape

class Beast(Shape):
    name: str
    legs: int
    food: tuple[str, ...] = ()
    tame: bool = False

class Beasts(Shape):
    beasts: tuple[Beast, ...]

class Foods(Shape):
    foods: dict[str, int]

FILES = {"beasts.yaml": Beasts, "foods.yaml": Foods}

def check(parts):
    for i, beast in enumerate(parts["beasts.yaml"]["beasts"]):
        for k, food in enumerate(beast["food"]):
            if food not in parts["foods.yaml"]["foods"]:
                at = ("beasts", i, "food", k)
                yield Wrong("beasts.yaml", at, f"There is no food {food!r}.", len(food))
"""
BEASTS = """\
beasts:
  - name: wolf
    legs: 4
    food: [meat]
  - name: "no"
    legs: 010
    tame: true
"""
FOODS = "foods:\n  meat: 3\n"


@pytest.fixture
def zoo(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., Path]:
    """A pack folder with these two files, and the schema `zooschema` on the path."""
    monkeypatch.setenv("TABARD_CACHE", str(tmp_path / "cache"))
    monkeypatch.syspath_prepend(tmp_path)
    monkeypatch.delitem(sys.modules, "zooschema", raising=False)
    (tmp_path / "zooschema.py").write_text(SCHEMA)

    def make(beasts: str | None = BEASTS, foods: str = FOODS) -> Path:
        folder = tmp_path / f"zoo{len(list(tmp_path.iterdir()))}"
        folder.mkdir()
        if beasts is not None:
            (folder / "beasts.yaml").write_text(textwrap.dedent(beasts), encoding="utf-8")
        (folder / "foods.yaml").write_text(textwrap.dedent(foods), encoding="utf-8")
        return folder

    return make


def said(folder: Path) -> list[str]:
    return [str(problem) for problem in check_pack(folder, "zooschema")]


def test_a_pack_is_plain_data(zoo: Callable[..., Path]) -> None:
    found = load_pack(zoo(), "zooschema")
    assert found.parts["foods.yaml"] == {"foods": {"meat": 3}}
    assert found.parts["beasts.yaml"]["beasts"] == (
        {"name": "wolf", "legs": 4, "food": ("meat",), "tame": False},
        {"name": "no", "legs": 10, "food": (), "tame": True},
    )


def test_ten_mistakes_are_ten_lines(zoo: Callable[..., Path]) -> None:
    folder = zoo(
        """\
        beasts:
          - name: wolf
            legs: four
          - name: 3
            legs: 4.5
            tail: 1
          - legs: 4
            food: meat
            tame: "true"
            lags: 3
        best: []
        """,
        "foods: [meat]\n",
    )
    assert said(folder) == [
        "beasts.yaml:3: 'legs' of 'beasts' must be a whole number, not 'four'.",
        "beasts.yaml:4: 'name' of 'beasts' must be text, not 3.",
        "beasts.yaml:5: 'legs' of 'beasts' must be a whole number, not 4.5.",
        "beasts.yaml:6: There is no field 'tail' of 'beasts'.",
        "beasts.yaml:7: 'name' of 'beasts' is missing.",
        "beasts.yaml:8: 'food' of 'beasts' must be a list, not 'meat'.",
        "beasts.yaml:9: 'tame' of 'beasts' must be true or false, not 'true'.",
        "beasts.yaml:10: There is no field 'lags' of 'beasts'. Did you mean 'legs'?",
        "beasts.yaml:11: There is no field 'best'. Did you mean 'beasts'?",
        "foods.yaml:1: 'foods' must hold names and values, not ['meat'].",
    ]


def test_yaml_that_means_something_else_is_refused(zoo: Callable[..., Path]) -> None:
    folder = zoo(
        """\
        beasts:
          - name: no
            legs: 4
            legs: 6
            Off: 1
          - &other {name: cat, legs: 4}
          - *other
          - !!set {name, legs}
        """
    )
    assert said(folder) == [
        "beasts.yaml:2: A bare 'no' is unclear: write true or false, or put it in quotes.",
        "beasts.yaml:4: 'legs' is there twice: it stands in line 3 already.",
        "beasts.yaml:5: A bare 'Off' is unclear: write true or false, or put it in quotes.",
        "beasts.yaml:6: Anchors have no use here: write it out.",
        "beasts.yaml:7: Anchors have no use here: write it out.",
        "beasts.yaml:8: The tag 'tag:yaml.org,2002:set' has no use here.",
    ]


def test_an_unclear_word_does_not_hide_the_other_mistakes(zoo: Callable[..., Path]) -> None:
    folder = zoo("beasts:\n  - name: cat\n    legs: four\n    tame: yes\n")
    assert said(folder) == [
        "beasts.yaml:3: 'legs' of 'beasts' must be a whole number, not 'four'.",
        "beasts.yaml:4: A bare 'yes' is unclear: write true or false, or put it in quotes.",
    ]


@pytest.mark.parametrize(
    ("text", "sentence"),
    [
        ("", "1: The file is empty."),
        ("beasts:\n  - [1", "2: This is not valid YAML: "),
        ("beasts: \x07", "1: This is not valid YAML: "),
        ("a: 1\n---\nb: 2\n", "2: A second document starts here: use one file each."),
        (
            "a:\n  " + "[" * 99_999 + "]" * 99_999,
            "2: This is not valid YAML: nested too deeply.",
        ),
    ],
)
def test_files_that_can_not_be_read(zoo: Callable[..., Path], text: str, sentence: str) -> None:
    (problem,) = said(zoo(text))
    assert problem.startswith(f"beasts.yaml:{sentence}")


def test_bytes_that_are_no_text(zoo: Callable[..., Path]) -> None:
    folder = zoo()
    (folder / "beasts.yaml").write_bytes(b"beasts:\n  - name: \xff\n")
    assert said(folder) == ["beasts.yaml:2: This is not UTF-8 text."]


def test_files_that_are_missing_or_strange(zoo: Callable[..., Path], tmp_path: Path) -> None:
    folder = zoo(None)
    (folder / "bests.yaml").write_text("a: 1\n")
    assert said(folder) == [
        "beasts.yaml:1: This file is missing.",
        "bests.yaml:1: No such file belongs here. Files: beasts.yaml, foods.yaml.",
    ]
    with pytest.raises(Malformed, match="There is no folder"):
        load_pack(tmp_path / "nowhere", "zooschema")
    with pytest.raises(Malformed, match=r"holds no \.yaml files"):
        load_pack(Path(pack.__file__).parent / "words", "zooschema")
    with pytest.raises(Impossible, match="no schema 'zebraschema'"):
        load_pack(folder, "zebraschema")


def test_two_files_of_one_name_are_refused(zoo: Callable[..., Path]) -> None:
    """In whatever folders they lie: one would silently replace the other."""
    folder = zoo()
    (folder / "more").mkdir()
    (folder / "more" / "foods.yaml").write_text("foods: {hay: 1}\n")
    (problem,) = said(folder)
    assert problem.startswith("foods.yaml:1: Two files have this name; one is in ")


@pytest.mark.parametrize(
    ("food", "place"),
    [
        ("food: [meat, cake]", "5:21"),
        ("food: ['meat', 'cake']", "5:24"),
        ('food: ["meat", "cake"]', "5:24"),
        ("food: ['meat', 'it''s']", "5:25"),
        ('food: ["meat", "\\"cake"]', "5:26"),
        ("food:\n      - meat\n      - >\n        cake", "7"),
        ("food:\n      - meat\n      - ca\n        ke", "7"),
    ],
)
def test_a_place_in_a_text_has_its_column(zoo: Callable[..., Path], food: str, place: str) -> None:
    """The last letter, however it is quoted; a text over several lines has no columns."""
    (told,) = said(zoo(BEASTS.replace("food: [meat]", f"tame: true\n    {food}")))
    assert told.startswith(f"beasts.yaml:{place}: There is no food ")


def test_files_must_agree_with_one_another(zoo: Callable[..., Path]) -> None:
    folder = zoo(BEASTS.replace("food: [meat]", "food:\n      - meat\n      - cake"))
    assert said(folder) == ["beasts.yaml:6:12: There is no food 'cake'."]
    with pytest.raises(BadPack, match="There is no food 'cake'"):
        load_pack(folder, "zooschema")


def test_the_cache_spares_the_reading_and_follows_every_change(
    zoo: Callable[..., Path], tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    folder = zoo()
    first = load_pack(folder, "zooschema")
    reads: list[Path] = []
    real = yaml12.read_file

    def counted(path: Path) -> yaml12.Document:
        reads.append(path)
        return real(path)

    monkeypatch.setattr(yaml12, "read_file", counted)
    assert load_pack(folder, "zooschema") == first
    assert reads == []

    (folder / "foods.yaml").write_text("foods:\n  meat: 4\n")
    changed = load_pack(folder, "zooschema")
    assert changed.parts["foods.yaml"] == {"foods": {"meat": 4}}
    assert changed.hash != first.hash
    assert len(reads) == 2

    with (tmp_path / "zooschema.py").open("a") as f:
        f.write("# another schema\n")
    assert load_pack(folder, "zooschema") == changed
    assert len(reads) == 4

    for cached in cache_folder().iterdir():
        cached.write_bytes(b"damaged")
    assert load_pack(folder, "zooschema") == changed
    assert len(reads) == 6


def test_a_bad_pack_is_not_cached(zoo: Callable[..., Path]) -> None:
    folder = zoo("beasts: 1\n")
    assert said(folder) == said(folder) != []


def test_the_hash_names_the_content_and_not_the_folder(zoo: Callable[..., Path]) -> None:
    one, two = zoo(), zoo()
    assert content_hash(one.iterdir()) == content_hash(two.iterdir())
    (two / "foods.yaml").rename(two / "drinks.yaml")
    assert content_hash(one.iterdir()) != content_hash(two.iterdir())


def test_what_is_left_out_is_as_strict_as_what_is_written() -> None:
    class Cage(Shape):
        beasts: Annotated[int, Field(ge=0)] = -1

    with pytest.raises(ValidationError, match="greater than or equal to 0"):
        Cage()
    assert Cage(beasts=0).beasts == 0


def test_a_shape_may_contain_itself() -> None:
    """Its names are found all the same, for hints."""
    assert pack._fields(Nest) == {"name", "inside"}


class Nest(Shape):
    name: str
    inside: tuple[Nest, ...] = ()


# -- a word that is gone --------------------------------------------------------------------------

WITHOUT = """
import sys
from tabard.core import registry
from tabard.core.language.vocabulary import Vocabulary

def close(self, *given, close=Vocabulary.close):
    for sort in self.sorts.values():
        sort.words.pop(sys.argv[2], None)
    close(self, *given)

Vocabulary.close = close
registry.load(sys.argv[1])
"""


@pytest.mark.parametrize(
    ("game", "word", "told"),
    [
        ("smallworld", "bombs", "There is no banner 'bombs'."),
        ("tcg", "mill", "There is no step 'mill'."),
        ("boardgame", "teleport", "There is no step 'teleport'."),
        ("adventure", "teleport", "There is no step 'teleport'."),
    ],
)
def test_a_word_that_is_gone_is_missed_however_warm_the_cache_is(
    game: str, word: str, told: str
) -> None:
    """What was found fine with it was found fine with other words."""
    root = Path(__file__).parents[2]
    env = {**os.environ, "PYTHONPATH": f"{root / 'src'}:{root}"}
    whole, without = (
        subprocess.run(
            [sys.executable, "-c", WITHOUT, game, gone],
            env=env,
            capture_output=True,
            text=True,
            check=False,
        )
        for gone in ("", word)
    )
    assert whole.returncode == 0, whole.stderr
    assert without.returncode != 0
    assert told in without.stderr
