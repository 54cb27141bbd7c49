"""The text on cards: whole sentences in both languages, made from what a card does."""

from __future__ import annotations

from typing import Any

import pytest

from tabard.core.words import LANGUAGES
from tabard.games.boardgame import GAME

TEXTS = {
    "thorns": (
        "At the end of your Reroll step, you may remove up to 3 green dice showing 5 or more to"
        " place 1 hit in the damage box for each.",
        "Alla fine del passaggio Rilancio puoi togliere fino a 3 dadi verdi con 5 o più per mettere"
        " 1 colpo nel riquadro danni per ognuno.",
    ),
    "mana-shield": (
        "At the start of your Dice Pool step, you may pay any amount of Energy to place 1 armor"
        " token for every 2.",
        "All'inizio del passaggio Riserva di dadi puoi pagare quanti gettoni Energia vuoi per"
        " mettere 1 gettone armatura ogni 2.",
    ),
    "elemental-fury": (
        "At the start of your Place Tokens step, you may spot any number of dice showing 8 to place"
        " 1 hit in the damage box for every two of them.",
        "All'inizio del passaggio Disposizione dei gettoni puoi individuare quanti dadi con 8 vuoi"
        " per mettere 1 colpo nel riquadro danni ogni due.",
    ),
    "frostbolt": (
        "At the start of your Dice Pool step, you may add 1 blue die and 1 green die, and get"
        " Reroll +1.",
        "All'inizio del passaggio Riserva di dadi puoi aggiungere 1 dado blu e 1 dado verde e avere"
        " Rilancio +1.",
    ),
    "shadow-word-pain": (
        "At the start of your Dice Pool step, you may add 1 blue die (2 if you used this in the"
        " round before).",
        "All'inizio del passaggio Riserva di dadi puoi aggiungere 1 dado blu (2 se l'hai usata nel"
        " round precedente).",
    ),
    "shatter": (
        "At the end of your Dice Pool step, you may unequip Frostbolt or Cone of Cold to change up"
        " to 3 blue dice showing 3 or more into 8s.",
        "Alla fine del passaggio Riserva di dadi puoi togliere Frostbolt o Cone of Cold per"
        " cambiare fino a 3 dadi blu con 3 o più in altrettanti 8.",
    ),
    "stoneform": (
        "At the start of your Reroll step, you may change a die showing 2 or less into a 3 of any"
        " color.",
        "All'inizio del passaggio Rilancio puoi cambiare un dado con 2 o meno in un 3 di qualsiasi"
        " colore.",
    ),
    "impact": (
        "At the end of your Reroll step, if you used Fireball or Fire Blast this round, you may"
        " lower your opponents' Threat by 1 this round.",
        "Alla fine del passaggio Rilancio, se in questo round hai usato Fireball o Fire Blast, puoi"
        " abbassare di 1 la Minaccia degli avversari in questo round.",
    ),
    "nightfall": (
        "Shadow Bolt may be used twice per round. Shadow Bolt costs 1 Energy less.",
        "Shadow Bolt si può usare due volte per round. Shadow Bolt costa 1 Energia in meno.",
    ),
    "cannonball-runner": (
        "At the end of your Reroll step, you may place 3 hits in the damage box. Discard it"
        " after use.",
        "Alla fine del passaggio Rilancio puoi mettere 3 colpi nel riquadro danni. Dopo l'uso si"
        " scarta.",
    ),
}
LINES = {
    "white-tiger": ("Hunter · power · active · Pet · level 4", "14 gold · 6 Energy · 4 Health"),
    "cruelty": ("Warrior · talent · level 2", ""),
    "glyphed-helm": ("item · armor · Leather · Helmet · level 3", "7 gold"),
    "bloodfury": ("race ability", ""),
}


def things(language: str) -> dict[str, dict[str, Any]]:
    found: dict[str, dict[str, Any]] = GAME.box(language)["things"]
    return found


@pytest.mark.parametrize("card", TEXTS)
def test_what_a_card_says(card: str) -> None:
    assert tuple(things(language)["card"][card]["text"] for language in ("en", "it")) == TEXTS[card]


@pytest.mark.parametrize("card", LINES)
def test_what_a_card_is_and_what_it_costs(card: str) -> None:
    data = things("en")["card"][card]["data"]
    assert (data["type_line"], data["stats_line"]) == LINES[card]


def test_what_a_quest_a_boss_and_a_creature_say() -> None:
    quest = things("en")["quest"]["prospects-of-wealth"]["text"]
    assert quest == (
        "Creatures: 1 blue Giant Spider, Durnholde Keep; 1 green Wildkin, Corrahn's Dagger."
        " Reward: 11 gold, 7 XP; 1 triangle item chosen from 2, twice; 1 square item;"
        " Robes of the West."
    )
    boss = things("en")["event"]["zaeldarr-the-outcast"]["text"]
    assert boss == (
        "A boss comes to The Noxious Glade. Threat 5, Attack 10, Health 10. At the end of the"
        " Resolution step, remove 2 hits from the damage box. Every character stakes one item from"
        " the Bag; the victors share them. Reward: 3 gold, 4 XP. For the weaker faction: 4 gold,"
        " 6 XP."
    )
    murloc = things("it")["creature"]["murloc"]
    assert murloc["text"] == (
        "Alla fine del passaggio Rilancio perdi 1 Salute per ogni dado rosso o blu con 1."
    )
    assert "verde: Minaccia 5, Attacco 3, Salute 2" in murloc["data"]["stats_line"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_is_said_in_whole_sentences(language: str) -> None:
    for kind, inside in things(language).items():
        for key, thing in inside.items():
            said = thing["text"]
            if not said:
                assert kind == "region", key
                continue
            assert said[0].isupper(), said
            assert said.endswith("."), said
            for sign in ("_", "{", "[", "  ", "..", " ,", " .", "None", "Term("):
                assert sign not in said, said
