"""What Small World says in English and Italian: nothing is missing, and it reads well."""

from __future__ import annotations

import re
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from tabard.core import gates
from tabard.core.luck import play_random
from tabard.core.phrase import ask_text, event_text, message_id, missing_words, option_text
from tabard.core.state import HIDDEN
from tabard.core.words import LANGUAGES
from tabard.games.smallworld import GAME
from tabard.games.smallworld import content as c
from tabard.games.smallworld.state import HOLDER
from tests.smallworld.table import Table

KINDS = (
    *(c.RACE_KIND, c.POWER_KIND, c.TREASURE_KIND, c.BANNER, c.AID, c.FACTION, c.FORM, c.BOMB),
    *(c.SLOT, c.SOURCE, HOLDER),
)
SAME = re.compile(
    r"race-|banner-|holder-|power-text|treasure-(text|karazhan)|piece-murloc|cost-|column-round"
)
"""Proper names, and patterns made of arguments only, may be the same in both languages."""


def simple() -> Table:
    return Table(faces=["L1A", "S1B"], A={"race": "orcs", "power": "farmers"})


def test_everything_that_can_happen_has_words() -> None:
    assert missing_words(GAME) == []


def test_both_languages_have_the_same_messages() -> None:
    assert sorted(GAME.words.keys("en")) == sorted(GAME.words.keys("it"))


def test_every_kind_of_content_has_nouns() -> None:
    for kind in KINDS:
        for name in kind.names:
            for language in LANGUAGES:
                assert GAME.words.noun(language, message_id(kind.name, name))
    for piece in (*c.COUNT, "token"):
        if piece != "explosive":
            assert GAME.words.has("it", message_id("piece", piece))
    for terrain in c.TERRAINS:
        assert GAME.words.noun("it", f"terrain-{terrain}").gender in ("m", "f")


def test_no_sentence_was_left_in_the_other_language() -> None:
    texts: dict[str, dict[str, str]] = {}
    for language in LANGUAGES:
        path = GAME.words.files(language)[1]
        messages = re.split(r"\n(?=\S)", path.read_text(encoding="utf-8"))
        texts[language] = dict(
            m.split(" = ", 1) for m in messages if re.match(r"[a-z][\w-]* = ", m)
        )
    same = [k for k, t in texts["en"].items() if t.strip() == texts["it"][k].strip()]
    assert [k for k in same if not SAME.match(k)] == []
    assert len(texts["en"]) > 400


@pytest.mark.parametrize("language", LANGUAGES)
def test_events_are_sentences_and_questions_are_one_line(language: str) -> None:
    s = simple().s
    for verb, kinds in GAME.events.verbs.items():
        said = event_text(GAME, s, (verb, *(1 for _ in kinds)), language)
        assert said.endswith("."), said
        assert not said[0].islower(), said
        assert not re.search(r"\s\s|\s[.,]|[{}]", said), said
    for key in GAME.words.keys(language):
        if key.startswith("ask-") and key != "ask-bomb-toll":
            said = GAME.words.say(language, key)
            assert said[-1] in ".?", said
            assert "\n" not in said


@pytest.mark.parametrize(
    ("event", "en", "it"),
    [
        (
            ("conquered", 1, 2, 3),
            "B conquers Kordalk with 3 tokens.",
            "B conquista Kordalk con 3 segnalini.",
        ),
        (
            ("conquered", 1, 2, 1),
            "B conquers Kordalk with 1 token.",
            "B conquista Kordalk con 1 segnalino.",
        ),
        (
            ("conquered", 1, 2, 0),
            "B conquers Kordalk with no tokens.",
            "B conquista Kordalk senza segnalini.",
        ),
        (("paid", 0, 2, -1), "A pays 2 coins to the bank.", "A paga 2 monete alla riserva."),
        (("paid", 0, 1, 1), "A pays 1 coin to B.", "A paga 1 moneta a B."),
        (
            ("picked", 0, c.RACE["forsaken"], c.POWER["champion"], 2, 0),
            "A picks the Forsaken (with Champion).",
            "A sceglie i Reietti con Campione.",
        ),
        (
            ("picked", 0, c.RACE["orcs"], c.POWER["herbalists"], 2, 3),
            "A picks the Orcs (Herbalists), with 3 coins on them.",
            "A sceglie gli Orchi Erbalisti, con sopra 3 monete.",
        ),
        (
            ("revealed", 0, c.TREASURE["aegis"], 7),
            "A finds the Aegis of Aggramar in Dossel.",
            "A trova l'Egida di Aggramar in Dossel.",
        ),
        (
            ("revealed", 0, c.TREASURE["frostmourne"], 7),
            "A finds Frostmourne in Dossel.",
            "A trova Gelidanima in Dossel.",
        ),
        (
            ("sided", 0, c.HORDE),
            "A fights for the Horde this turn.",
            "Per questo turno A si schiera con l'Orda.",
        ),
        (("beasts", 0, 1), "1 Beast follows A.", "1 Bestia segue A."),
    ],
)
def test_events_agree_in_number_and_article(event: tuple[Any, ...], en: str, it: str) -> None:
    s = simple().s
    assert [event_text(GAME, s, event, language) for language in LANGUAGES] == [en, it]


def test_a_combo_on_offer_is_named_with_its_price_and_its_coins() -> None:
    t = Table(faces=["L1A", "S1B"], offers=["orcs herbalists", "forsaken champion 3"])
    assert t.label == "pick"
    assert option_text(GAME, t.s, ("take", 0), "en") == "Take Orc Herbalists, free"
    assert option_text(GAME, t.s, ("take", 1), "en") == (
        "Take Forsaken with Champion, for 1 coin (3 coins lie on it)"
    )
    assert option_text(GAME, t.s, ("take", 1), "it") == (
        "Prendi i Reietti con Campione, per 1 moneta (sopra ci sono 3 monete)"
    )


def test_the_question_about_a_bomb_names_the_price_and_the_region() -> None:
    t = Table(
        faces=["L1A", "S1B"],
        A={"race": "goblins", "power": "farmers"},
        B={"race": "pandaren", "power": "miners"},
        regions={"L1A-01": "A 3", "L1A-03": "B 2 bomb:dud"},
        harmony=["A"],
    )
    assert t.label == "bomb_toll"
    assert ask_text(GAME, t.s, "bomb_toll", "en") == (
        "Pay 2 coins to reveal the bomb on Kordalk, or take it back?"
    )
    assert ask_text(GAME, t.s, "bomb_toll", "it").startswith("Paghi 2 monete")


def test_taking_no_side_is_not_fighting_for_the_neutral() -> None:
    s = simple().s
    said = [option_text(GAME, s, ("side", n), "it") for n in range(3)]
    assert said == ["Resta neutrale", "Schierati con l'Alleanza", "Schierati con l'Orda"]


def stops(seed: int) -> Iterator[tuple[Any, list[tuple[Any, ...]]]]:
    """Random games with all their positions and events."""
    for seats in (2, 5):
        events: list[tuple[Any, ...]] = []
        kept: list[Any] = []
        played = play_random(
            GAME,
            seats,
            seed,
            lambda s, _, kept=kept: kept.append(s.copy()),  # type: ignore[misc]
            sink=lambda e, _, events=events: events.append(e),
        )
        assert played.problem is None
        yield kept, events


def test_whole_games_can_be_told(seed: int) -> None:
    for positions, events in stops(seed):
        rng = Random(seed)
        for s in rng.sample(positions, 60):
            assert gates.text_gate(GAME, s, rng) == []
        assert gates.events_gate(GAME, positions[-1], events) == []
        verbs = {event[0] for event in events}
        assert {"turn", "picked", "conquered", "earned", "deployed"} <= verbs


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_plain_table_has_a_word_for_every_column(language: str) -> None:
    shown = {n: f for n, f in GAME.state.fields.items() if f.see is not HIDDEN}
    axes = {f.axis.name for f in shown.values() if f.axis is not None} - {"seat"}
    named = {message_id("column", name) for name in (*shown, *axes)}
    assert [key for key in sorted(named) if not GAME.words.has(language, key)] == []
