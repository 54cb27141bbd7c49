"""Words: what is said, what is missing, and how nouns decline."""

from __future__ import annotations

import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import SimpleNamespace
from typing import Any

import pytest

from tabard.core import phrase
from tabard.core.ask import Ask
from tabard.core.codec import SEAT, Codec, Kind, Number
from tabard.core.errors import Impossible
from tabard.core.game import Game
from tabard.core.phrase import ask_text, event_text, missing_words, noun, option_text
from tabard.core.state import BaseState, columns, scalar
from tabard.core.words import LANGUAGES, Noun, Words, decline

EN = """
option-paint = Paint { THE($color) } { $number ->
    [one] once
   *[other] { $number } times
}
event-passed-on = { $seat } gives { $seat2 } { THE($color) }
event-passed-on-you = You give somebody { THE($color) }
event-passed-on-you2 = { $seat } gives you { THE($color) }
ask-hue = What shall { THE($color) } become?
ask-plain = Well?
color-deep-red = red
color-zul = Zul
    .article = { "" }
"""
IT = """
option-paint = Dipingi { THE($color) } { $number ->
    [one] una volta
   *[other] { $number } volte
}
event-passed-on = { CAP(THE($color)) } { GENDER($color) ->
    [f] passata
   *[m] passato
} da { $seat } a { $seat2 }
event-passed-on-you = Passi { THE($color) }
event-passed-on-you2 = { $seat } ti passa { THE($color) }
ask-hue = Che cosa diventa { THE($color) }?
ask-plain = Ebbene?
color-deep-red = rosso
    .article = il
color-zul = Zul
    .article = { "" }
"""
COLOR = Kind("color", ("deep_red", "zul"))


@columns
class Canvas(BaseState):
    namespace = __name__
    layers: int = scalar()


class Painting(Game[Any]):
    state = Canvas
    options = Codec({"paint": (COLOR, Number(9))})
    events = Codec({"passed_on": (SEAT, SEAT, COLOR)})
    asked: Ask | None = None

    def pending(self, s: Any) -> Ask | None:
        return self.asked


@pytest.fixture
def package(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Callable[..., str]:
    """Makes a package with these words and gives its name."""
    monkeypatch.syspath_prepend(tmp_path)

    def make(en: str = EN, it: str = IT) -> str:
        name = f"wordy{len(list(tmp_path.iterdir()))}"
        folder = tmp_path / name / "words"
        folder.mkdir(parents=True)
        (tmp_path / name / "__init__.py").touch()
        (folder / "en.ftl").write_text(en, encoding="utf-8")
        (folder / "it.ftl").write_text(it, encoding="utf-8")
        return name

    return make


@pytest.fixture
def painting(package: Callable[..., str]) -> Painting:
    game = Painting()
    game.words = Words(package())  # type: ignore[misc]
    return game


def test_core_says_the_same_in_every_language() -> None:
    words = Words("tabard.core")
    assert words.keys("en") == words.keys("it")
    assert words.say("en", "core-at-least", n=2) == "at least 2"
    assert words.say("it", "core-at-least", n=2) == "almeno 2"


def test_a_missing_key_argument_or_language_is_named() -> None:
    words = Words("tabard.core")
    with pytest.raises(Impossible, match=r"no message 'core-nope' in 'it' for tabard\.core"):
        words.say("it", "core-nope")
    with pytest.raises(Impossible, match=r"'core-at-least' can't be said in 'en': .*\bn\b"):
        words.say("en", "core-at-least")
    with pytest.raises(Impossible, match=r"no language 'fr'\. Languages: en, it"):
        words.say("fr", "core-none")
    assert not words.has("en", "core-nope")
    assert words.has("en", "core-none")


def test_what_fluent_would_skip_is_named_by_line(package: Callable[..., str]) -> None:
    words = Words(package(en="fine = fine\n\nbroken = { $x\n"))
    with pytest.raises(Impossible, match=r"en\.ftl:3: "):
        words.say("en", "fine")
    twice = Words(package(en="a = 1\na = 2\n"))
    with pytest.raises(Impossible, match="'a' is there twice"):
        twice.say("en", "a")
    core_again = Words(package(en="core-none = nix\n"))
    with pytest.raises(Impossible, match="'core-none' is there twice"):
        core_again.say("en", "core-none")


@pytest.mark.parametrize(
    ("article", "gender", "said"),
    [
        ("il", "m", "il X, del X, al X, dal X, nel X, sul X"),
        ("lo", "m", "lo X, dello X, allo X, dallo X, nello X, sullo X"),
        ("la", "f", "la X, della X, alla X, dalla X, nella X, sulla X"),
        ("i", "m", "i X, dei X, ai X, dai X, nei X, sui X"),
        ("gli", "m", "gli X, degli X, agli X, dagli X, negli X, sugli X"),
        ("le", "f", "le X, delle X, alle X, dalle X, nelle X, sulle X"),
        ("l'", "", "l'X, dell'X, all'X, dall'X, nell'X, sull'X"),
        ("", "", "X, di X, a X, da X, in X, su X"),
    ],
)
def test_italian_articles(article: str, gender: str, said: str) -> None:
    x = Noun("X", article)
    cases = ("THE", "OF", "TO", "FROM", "IN", "ON")
    assert ", ".join(decline("it", case, x) for case in cases) == said
    assert x.gender == gender


def test_nouns_of_a_lexicon(package: Callable[..., str]) -> None:
    words = Words(
        package(
            en='orcs = Orcs\nzul = Zul\n    .article = { "" }\n',
            it="orcs = Orchi\n    .article = gli\nzul = Zul\nodd = Boh\n    .article = el\n",
        )
    )
    assert decline("en", "THE", words.noun("en", "orcs")) == "the Orcs"
    assert decline("en", "OF", words.noun("en", "zul")) == "of Zul"
    assert decline("it", "OF", words.noun("it", "orcs")) == "degli Orchi"
    assert words.attr("it", "orcs", "article") == "gli"
    assert words.attr("it", "zul", "article") is None
    with pytest.raises(Impossible, match=r"'zul' has no \.article in 'it'"):
        words.noun("it", "zul")
    with pytest.raises(Impossible, match="'el' of 'odd' is no Italian article"):
        words.noun("it", "odd")


def test_options_events_and_questions_are_sentences(painting: Painting) -> None:
    assert option_text(painting, None, ("paint", 0, 1), "en") == "Paint the red once"
    assert option_text(painting, None, ("paint", 1, 3), "it") == "Dipingi Zul 3 volte"
    event = ("passed_on", 0, 1, 0)
    assert event_text(painting, None, event, "en") == "A gives B the red"
    assert event_text(painting, None, event, "it") == "Il rosso passato da A a B"
    told = [event_text(painting, None, event, "en", you=seat) for seat in (0, 1, 2)]
    assert told == ["You give somebody the red", "A gives you the red", "A gives B the red"]
    painting.asked = Ask((0,), "hue", (), about=("paint", 0, 2))
    assert ask_text(painting, None, "hue", "it") == "Che cosa diventa il rosso?"
    assert ask_text(painting, None, "plain", "en") == "Well?"


def test_a_noun_is_the_games_own_or_a_message(painting: Painting) -> None:
    assert noun(painting, None, COLOR, -1, "it") == "nessuno"
    assert noun(painting, None, SEAT, 2, "en") == "C"
    assert noun(painting, None, COLOR, 0, "it") == "rosso"

    class Named(Painting):
        def noun(self, s: Any, kind: Kind, number: int, language: str) -> str | None:
            return "Ruby" if kind is COLOR and number == 0 else None

    named = Named()
    named.words = painting.words  # type: ignore[misc]
    assert noun(named, None, COLOR, 0, "it") == "Ruby"
    assert option_text(named, None, ("paint", 0, 1), "it") == "Dipingi Ruby una volta"


def test_the_gate_finds_what_a_game_can_not_say(
    package: Callable[..., str], monkeypatch: pytest.MonkeyPatch
) -> None:
    asks = [SimpleNamespace(label=label, question=len) for label in ("hue", "plain")]
    calls = SimpleNamespace(label="sub_flow", question=None)
    flows = {__name__: {"turn": SimpleNamespace(points=(*asks, calls))}}
    monkeypatch.setattr(phrase, "flows_of", flows.__getitem__)

    def found(en: str) -> list[str]:
        game = Painting()
        game.words = Words(package(en=en))  # type: ignore[misc]
        return missing_words(game)

    assert found(EN) == []
    (renamed,) = found(EN.replace("$seat2", "$other"))
    assert "'event-passed-on' can't be said in 'en'" in renamed
    (gone,) = found(EN.replace("color-deep-red = red", ""))
    assert "no message 'color-deep-red' in 'en'" in gone
    (once,) = found(EN.replace("event-passed-on-you2", "event-passed-off-you2"))
    assert "no message 'event-passed-on-you2' in 'en'" in once
    (unasked,) = found(EN.replace("ask-hue", "ask-hew"))
    assert unasked == "The question 'hue' has no words in 'en'."


def test_nobody_pays_for_words_that_are_not_said() -> None:
    code = (
        "import sys; from tabard.core.words import Words; Words('tabard.core');"
        "print(sorted(m for m in sys.modules if m.split('.')[0] in ('fluent', 'babel')))"
    )
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert done.stdout.strip() == "[]"
    assert LANGUAGES == ("en", "it")
