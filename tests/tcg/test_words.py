"""What the duel says in English and Italian: nothing is missing, and it reads well."""

from __future__ import annotations

import re
from pathlib import Path
from random import Random
from typing import Any

import pytest

from tabard.core import gates
from tabard.core.luck import play_random
from tabard.core.phrase import ask_text, event_text, message_id, missing_words, option_text
from tabard.core.state import HIDDEN
from tabard.core.words import LANGUAGES
from tabard.games.tcg import content as c
from tabard.games.tcg.rules import values
from tabard.games.tcg.show.picture import fill_in
from tabard.games.tcg.state import OCCASION, STOP, WINDOW, ZONE
from tabard.games.tcg.title import GAME
from tabard.games.tcg.why.obstacles import PRIORITY, WHEN
from tests.tcg.asked import duel
from tests.tcg.table import Duel

MINE = re.compile(
    r"(option|event|ask|legal|why|when|cost|slot|choice|column|picture|table|chance)-"
)
SAME = re.compile(
    r"option-add|event-about-(chance|power)|ask-priority|cost-card|column-(chain|atk-counters|defense-counters)|counter-(atk|defense)"
    r"|picture-(defense|nothing)|table-(atk|def)"
)
"""Patterns made of arguments or signs only may be the same in both languages."""


def test_everything_that_can_happen_has_words() -> None:
    assert missing_words(GAME) == []


def test_both_languages_have_the_same_messages() -> None:
    assert sorted(GAME.words.keys("en")) == sorted(GAME.words.keys("it"))


def test_every_kind_of_content_has_nouns() -> None:
    for kind in (OCCASION, STOP, WINDOW, c.COUNTER, c.DAMAGE, c.STARTER):
        for name in kind.names:
            for language in LANGUAGES:
                assert GAME.words.noun(language, message_id(kind.name, name))
    assert all(GAME.words.has("it", message_id("zone", name)) for name in ZONE.names)


def test_no_sentence_was_left_in_the_other_language() -> None:
    texts: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        path = GAME.words.files(language)[1]
        messages = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8"))
        texts[language] = dict(
            m.split(" = ", 1) for m in messages if re.match(r"[a-z][\w-]* = ", m)
        )
    same = [k for k, t in texts["en"].items() if t.strip() == texts["it"][k].strip()]
    assert [k for k in same if MINE.match(k) and not SAME.match(k)] == []
    assert sum(bool(MINE.match(k)) for k in texts["en"]) > 300


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_sentences_and_questions_are_one_line(language: str) -> None:
    s = Duel().s
    for verb, kinds in GAME.events.verbs.items():
        event = (verb, *(1 for _ in kinds))
        said = event_text(GAME, s, event, language)
        if verb != "about_power":
            assert said.endswith("."), said
        assert not said[0].islower(), said
        assert not re.search(r"\s\s|\s[.,]|[{}]", said), said
    for key in GAME.words.keys(language):
        if key.startswith("ask-"):
            some = dict.fromkeys(("card", "card2", "power", "chance"), "x")
            said = GAME.words.say(language, key, number=2, **some)
            assert said[-1] in ".?x", said
            assert "\n" not in said


def number(name: str) -> int:
    return c.CARD_NO[name]


@pytest.mark.parametrize(
    ("event", "en", "it"),
    [
        (
            ("played", 0, number("Fireball"), 3),
            "Anna plays Fireball.",
            "Anna gioca Fireball.",
        ),
        (
            ("attacks", number("Kor Cindervein"), 3, number("Cerwyn"), 104),
            "Kor Cindervein attacks Cerwyn.",
            "Kor Venacenero attacca Cerwyn.",
        ),
        (
            ("dealt", number("Kor Cindervein"), number("Cerwyn"), 104, 2, 1),
            "Kor Cindervein deals 2 fire damage to Cerwyn.",
            "Kor Venacenero infligge 2 danni da fuoco a Cerwyn.",
        ),
        (
            ("dealt", number("Kor Cindervein"), number("Cerwyn"), 104, 1, 3),
            "Kor Cindervein deals 1 holy damage to Cerwyn.",
            "Kor Venacenero infligge 1 danno sacro a Cerwyn.",
        ),
        (
            ("dealt", number("Kor Cindervein"), number("Cerwyn"), 104, 3, 0),
            "Kor Cindervein deals 3 arcane damage to Cerwyn.",
            "Kor Venacenero infligge 3 danni arcani a Cerwyn.",
        ),
        (
            ("destroyed", number("Cerwyn"), 104),
            "Cerwyn is destroyed.",
            "Cerwyn viene distrutta.",
        ),
        (
            ("destroyed", number("Fel Iron Hatchet"), 104),
            "Fel Iron Hatchet is destroyed.",
            "Accetta di Ferro Diabolico viene distrutta.",
        ),
        (
            ("entered", 1, number("Cerwyn"), 104),
            "Cerwyn joins Bruno's party.",
            "Cerwyn entra nel gruppo di Bruno.",
        ),
        (("turn", 1, 4), "Turn 4: Bruno's turn.", "Turno 4: tocca a Bruno."),
        (
            ("looked", 0, 1),
            "Anna looks at Bruno's hand.",
            "Anna guarda la mano di Bruno.",
        ),
        (
            ("healed", number("Cerwyn"), 104, 1),
            "1 damage on Cerwyn is healed.",
            "Cerwyn guarisce da 1 danno.",
        ),
        (("mode", 0, 1), "Anna chooses the second option.", "Anna sceglie la seconda possibilità."),
    ],
)
def test_events_are_told_well(event: tuple[Any, ...], en: str, it: str) -> None:
    s = Duel().s
    names = ("Anna", "Bruno")
    assert [event_text(GAME, s, event, language, names) for language in LANGUAGES] == [en, it]


def test_an_event_is_told_the_same_however_the_game_goes_on() -> None:
    t = Duel(A={"hand": ["Fire Blast"], "resources": 3}, B={"play": ["Cerwyn"]})
    event = ("destroyed", number("Cerwyn"), t.s.play[-1])
    before = event_text(GAME, t.s, event, "en")
    t.do("A play fire-blast", "A target cerwyn").resolve()
    assert t["graveyard B"] == ["cerwyn"]
    assert event_text(GAME, t.s, event, "en") == before == "Cerwyn is destroyed."


# -- names ----------------------------------------------------------------------------------------


def offered(t: Duel, verb: str, language: str = "en") -> list[str]:
    q = GAME.pending(t.s)
    assert q is not None
    return [option_text(GAME, t.s, o, language) for o in q.options if o[0] == verb]


def test_options_are_texts_for_buttons() -> None:
    t = duel(A={"hand": ["Fireball"], "resources": 5, "play": ["Kor Cindervein"]})
    assert offered(t, "play") == ["Play Fireball"]
    assert offered(t, "attack") == ["Attack with Gurzak of Orgrimmar", "Attack with Kor Cindervein"]
    assert offered(t, "attack", "it")[1] == "Attacca con Kor Venacenero"
    assert offered(t, "pass") == ["Pass"]


def test_two_cards_of_one_name_are_told_apart() -> None:
    t = duel(
        A={"hand": ["Fire Blast"], "resources": 5, "play": ["Cerwyn | exhausted"]},
        B={"play": ["Cerwyn | damage 1", "Cerwyn", "Cerwyn", "Kor Cindervein"]},
    ).do("A play fire-blast")
    assert [text.removeprefix("Target ") for text in offered(t, "target")] == [
        "Gurzak of Orgrimmar",
        "Cerwyn (A)",
        "Stromdak of Ironforge",
        "Cerwyn (B, 1 damage)",
        "Cerwyn (B, undamaged, no. 1)",
        "Cerwyn (B, undamaged, no. 2)",
        "Kor Cindervein",
    ]
    assert offered(t, "target", "it")[3] == "Bersaglia Cerwyn (B, 1 danno)"


def test_attachments_are_told_apart_by_their_hosts() -> None:
    play = ["Cerwyn", "Kor Cindervein"]
    marks = [f"Mark of the Wild | on {host}" for host in ("cerwyn", "kor-cindervein")]
    s = Duel(A={"play": play + marks}).s
    names = [GAME.noun(s, GAME.options.verbs["pick"][0], x, "en") for x in s.play]
    assert names[-3:-1] == [
        "Mark of the Wild (on Cerwyn)",
        "Mark of the Wild (on Kor Cindervein)",
    ]


def test_names_tell_nothing_of_what_lies_face_down() -> None:
    for card in ("Cerwyn", "Fireball"):
        s = Duel(A={"resources": ["Entrenched", f"{card} | down"], "hand": [card]}).s
        kind = GAME.options.verbs["pick"][0]
        names = [GAME.noun(s, kind, x, "en") for x in (*s.resources, *s.hand_a, *s.deck_a[:1])]
        assert names == ["Entrenched", "resource 2 of A, face down", "A3", "A4"]


def test_the_choices_of_the_settings_have_names() -> None:
    for language, random, hidden in (("en", "at random", "secret"), ("it", "a caso", "segrete")):
        decks, lists = GAME.info.settings["decks"], GAME.info.settings["lists"]
        assert decks.choice("random", language) == random
        assert lists.choice("hidden", language) == hidden
        assert decks.slots is not None
        for choice in decks.slots(2)[0]:
            assert decks.choice(choice, language)
    assert GAME.info.settings["decks"].choice("Horde Mage", "it") == "Mago dell'Orda"


def test_questions_name_what_they_are_about() -> None:
    t = duel(A={"hand": ["Fire Blast"], "resources": 5, "play": ["Kor Cindervein"]})
    assert ask_text(GAME, t.s, "priority", "en").startswith("Your action phase: ")
    t.do("A play fire-blast")
    assert ask_text(GAME, t.s, "target", "en") == (
        "Fire Blast: choose a target. Your hero deals 2 fire damage to target hero or ally."
    )
    assert ask_text(GAME, t.s, "target", "it").startswith("Esplosione di Fuoco: scegli")


# -- whole games ----------------------------------------------------------------------------------


def test_whole_games_can_be_told_and_drawn(seed: int) -> None:
    rng = Random(seed)
    for n in range(3):
        events: list[tuple[Any, ...]] = []
        kept: list[Any] = []
        played = play_random(
            GAME,
            2,
            10 * seed + n,
            lambda s, _, kept=kept: kept.append(s.copy()),  # type: ignore[misc]
            sink=lambda e, _, events=events: events.append(e),
        )
        assert played.problem is None
        for s in rng.sample(kept, 60):
            assert gates.text_gate(GAME, s, rng) == []
            q = GAME.pending(s)
            if q is not None:
                assert all(ask_text(GAME, s, q.label, language) for language in LANGUAGES)
            drawn(s, rng)
        assert gates.events_gate(GAME, kept[-1], events) == []


def drawn(s: Any, rng: Random) -> None:
    """The picture is the same in every world that a seat can't tell apart, and its numbers are
    those of the engine."""
    seat = rng.randrange(2)
    view = GAME.view(s, seat)
    table = GAME.blank({}, 2)
    fill_in(table, view)
    assert [values.traits(table, x) for x in s.play] == [values.traits(s, x) for x in s.play]
    other = GAME.determinize(s, seat, rng)
    for language in LANGUAGES:
        for size in ("brief", "usual", "whole"):
            text = GAME.picture(view, language, size)
            assert text is None or not re.search(r"[{}]", text)
            twin = GAME.picture(GAME.view(other, seat), language, size)
            assert text == twin


def test_the_picture_shows_the_table() -> None:
    t = duel(
        A={
            "hand": ["Fire Blast"],
            "resources": 5,
            "play": ["Kor Cindervein | exhausted", "Mark of the Wild | on kor-cindervein"],
        },
        B={"play": ["Golem Skull Helm", "Cerwyn | fresh"], "damage": 4, "graveyard": ["Fireball"]},
    )
    t.do("A play fire-blast", "A target cerwyn")
    assert t.asked == "B"
    text = GAME.picture(GAME.view(t.s, 0), "en", "whole")
    assert text is not None
    lines = [line.strip() for line in text.splitlines()]
    assert lines[0] == "Turn 5: A · Action phase"
    assert lines[1].startswith("◆ B   Stromdak of Ironforge · 2")
    assert "Golem Skull Helm DEF 3" in lines
    assert any(line.startswith("Cerwyn ") and line.endswith("· just joined") for line in lines)
    assert "Kor Cindervein 5/5 · exhausted" in lines
    assert "+ Mark of the Wild (A)" in lines
    assert "Graveyard: Fireball" in lines
    assert "1. Fire Blast (A) → Cerwyn" in lines
    assert lines[-1] == "Hand: Blueleaf Tubers"
    other = GAME.picture(GAME.view(t.s, 1), "en", "usual")
    assert other is not None
    assert other.splitlines()[1].startswith("● A")  # one's own side is the near one
    assert GAME.picture(GAME.view(Duel.new().s, 0), "en", "usual") is None


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_table_has_a_word_for_every_column(language: str) -> None:
    shown = {n: f for n, f in GAME.state.fields.items() if f.see is not HIDDEN}
    axes = {f.axis.name for f in shown.values() if f.axis is not None} - {"seat"}
    named = {message_id("column", name) for name in (*shown, *axes)}
    assert [key for key in sorted(named) if not GAME.words.has(language, key)] == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_table_has_a_heading_for_all_that_priority_is_for(language: str) -> None:
    path = Path(__file__).parents[2] / "client" / "src" / "words" / language / "tcg.ftl"
    told = path.read_text(encoding="utf-8")
    verbs = [verb for verb, (asked, _) in WHEN.items() if asked == PRIORITY and verb != "pass"]
    assert "stash" in verbs
    for verb in verbs:
        assert f"\nverb-tcg-{verb.replace('_', '-')} = " in told
