"""The board game on the plain table: turns by hand, and two people who lead one faction."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .robot import Clicker
from .tables import FREE, ME, bot, lay
from .visitor import Look, Visitor

TABLE = {
    "factions": ["horde", "horde", "alliance", "alliance"],
    "classes": "first_game",
    "overlord": "nefarian",
}
PRESS = """
([option, at]) => setTimeout(
  () => document.querySelector(`[data-option="${option}"]`).click(), at - Date.now())
"""
# What reaches beyond the right edge of the screen, where nobody looks.
TOO_WIDE = """
() => [...document.querySelectorAll('[data-testid="plain"] *')]
  .filter((one) => one.getBoundingClientRect().right > document.documentElement.clientWidth + 1)
  .map((one) => one.outerHTML.slice(0, 80))
"""


@pytest.mark.parametrize(
    "look", [Look("desk", "light", "en"), Look("phone", "dark", "it")], ids=str
)
def test_a_whole_board_game_some_turns_by_hand_then_bots_to_the_end(
    visit: Visit, look: Look
) -> None:
    visitor = visit(look, plain=True)
    seats = (ME, bot("easy"), bot("easy"), bot("easy"))
    visitor.go(lay(visitor, *seats, game="boardgame", options=TABLE))
    expect(visitor.page.get_by_test_id("plain")).to_be_visible()
    visitor.until(lambda: visitor.asked is not None)
    visitor.screen("plain-boardgame", ("light",))
    assert not Clicker(visitor).play(picks=20)
    visitor.screen("plain-boardgame-later", ("light",))
    assert visitor.page.evaluate(TOO_WIDE) == []
    visitor.click(visitor.page.get_by_test_id("menu-button"))
    visitor.click(visitor.page.get_by_test_id("hand-over"))
    while visitor.position["outcome"] is None:
        visitor.until(partial(moved, visitor, visitor.position), "the bots stopped")
    visitor.on("final")
    visitor.screen("final-boardgame", ("light",))
    assert len(visitor.position["outcome"]["scores"]) == len(seats)


def moved(person: Visitor, before: dict[str, Any]) -> bool:
    return person.position is not before


def acts(person: Visitor) -> bool:
    question = person.position.get("question") or {}
    return question.get("label") == "act"


def refused(person: Visitor) -> list[str]:
    replies = [m for m in map(json.loads, person.received) if m["type"] == "reply"]
    return [reply["error"] for reply in replies if not reply["ok"]]


def test_two_people_of_a_faction_act_at_the_same_moment(visit: Visit) -> None:
    """Neither is refused: what the one does leaves the other's option as it is."""
    host, friend = visit(plain=True), visit(Look("desk", "light", "it"), plain=True)
    address = lay(
        host, ME, FREE, bot("easy"), bot("easy"), game="boardgame", options=TABLE, start=False
    )
    host.go(address)
    host.on("waiting")
    friend.go(address)
    friend.on("waiting")
    friend.click(friend.page.get_by_test_id("sit-B"))
    expect(host.page.get_by_test_id("start")).not_to_have_attribute("aria-disabled", "true")
    host.click(host.page.get_by_test_id("start"))
    for person in (host, friend):
        person.on("table")
        person.until(partial(acts, person))
        person.ready()
    moment = host.page.evaluate("Date.now() + 1500")
    for person, option in ((host, "rest horde1"), (friend, "rest horde2")):
        person.page.evaluate(PRESS, [option, moment])

    def both_rested(person: Visitor) -> bool:
        told = [line["event"] for line in person.lines()]
        return {"rested horde1", "rested horde2"} <= set(told)

    for person in (host, friend):
        person.until(partial(both_rested, person))
        person.ready()
        assert refused(person) == []
    host.screen("one-faction", ("light",))


@pytest.mark.parametrize(
    ("look", "words"),
    [
        (Look("desk", "light", "en"), "Go ahead, "),
        (Look("phone", "dark", "it"), "Vai pure, "),
    ],
    ids=str,
)
def test_a_bot_of_the_same_faction_waits_until_it_is_waved_on(
    visit: Visit, look: Look, words: str
) -> None:
    visitor = visit(look, plain=True)
    seats = (ME, bot("easy"), bot("easy"), bot("easy"))
    visitor.go(lay(visitor, *seats, game="boardgame", options=TABLE))
    visitor.until(partial(acts, visitor))
    visitor.ready()
    tables = [m["table"] for m in map(json.loads, visitor.received) if m["type"] == "table"]
    partner = next(one["name"] for one in tables[-1]["seats"] if one["seat"] == "B")

    def has_acted() -> bool:
        return any("horde2" in line["event"] for line in visitor.lines())

    wave = visitor.page.get_by_test_id("wave")
    expect(wave).to_have_text(words + partner)
    visitor.screen("bot-waits", ("light",))
    assert not has_acted()
    visitor.click(wave)
    visitor.until(has_acted)
    expect(wave).to_be_hidden()
