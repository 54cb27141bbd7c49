"""The Adventure Game's hand, hero, stage and quests: what is asked is answered on cards, all of it
can be read, in both languages, with a mouse and with a finger."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .placed import place
from .served import Served
from .test_moments import in_motion
from .visitor import Look, Visitor

DESK, PHONE = Look("desk", "light", "en"), Look("phone", "dark", "it")
LOOKS = [DESK, PHONE]
HELD = ["heroic-strike", "battle-shout", "rend", "shield-block", "charge", "bloodrage"]
GRUMBAZ: dict[str, Any] = {
    "hero": "grumbaz",
    "at": "t2",
    "level": "green",
    "hurt": 2,
    "hand": HELD,
    "weapon": "dragonmaw-raider.1",
    "armor": "skeletal-warder.1",
    "pack": ["mountain-boar.1", "kobold-digger.1", "captains-mate-smite.1", "young-wolf.1"],
    "quests": ["bounty", "a-letter-from-brill"],
    "given": {"bounty": ["B"]},
    "kept": ["gold", "far_sight"],
    "valor": ["manhunt"],
}
SOFEEA: dict[str, Any] = {
    "hero": "sofeea",
    "at": "t2",
    "level": "green",
    "hand": ["frostbolt", "blink"],
    "pack": ["rotten-ghoul.1", "bleak-worg.1"],
    "quests": ["frostmane-hold"],
    "valor": ["red-linen-goods", "wolves-at-the-border"],
}
MEETING: dict[str, Any] = {"seats": 2, "turn": "A", "A": GRUMBAZ, "B": SOFEEA}
AMBUSH: dict[str, Any] = {
    **MEETING,
    "B": {**SOFEEA, "at": "stormwind-city"},
    "line": {"bluegill-murloc.1": "t2"},
}


def sit(visit: Visit, server: Served, look: Look, position: dict[str, Any]) -> Visitor:
    """At seat A, with a bot at the other."""
    visitor = visit(look, server=server, speed=0)
    visitor.go(place(visitor, server.data, "adventure", position))
    visitor.until(lambda: visitor.asked is not None)
    return visitor


def label(visitor: Visitor) -> str:
    question = visitor.position.get("question") or {}
    return str(question.get("label", ""))


def option(visitor: Visitor, text: str) -> Locator:
    return visitor.page.locator(f'[data-option="{text}"]').first


def answer(visitor: Visitor, text: str) -> None:
    """On the screen, wherever it is offered; with a finger a card is lifted first."""
    visitor.at_rest()
    before = visitor.position
    target = option(visitor, text)
    in_hand = "card-in-hand" in str(target.evaluate("one => one.outerHTML.slice(0, 900)"))
    visitor.click(target)
    if visitor.look.small and in_hand and visitor.position is before:
        visitor.click(target)
    visitor.until(lambda: visitor.position is not before, f"{text} was not taken")


def choices(visitor: Visitor) -> list[str]:
    question = visitor.position.get("question") or {}
    return [choice["text"] for choice in question.get("choices", [])]


def onward(visitor: Visitor, wanted: str, *verbs: str) -> None:
    """By the first of these verbs that is offered, until this is asked."""
    while label(visitor) != wanted:
        visitor.until(lambda: visitor.asked is not None)
        offered = choices(visitor)
        text = next(x for verb in verbs for x in offered if x.split()[0] == verb)
        answer(visitor, text)
        visitor.until(lambda: visitor.asked is not None)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_hand_hero_and_quests_in_sight(visit: Visit, served: Served, look: Look) -> None:
    """What can be played glows; what can't says why; anybody's sheet has both sides."""
    visitor = sit(visit, served, look, MEETING)
    page = visitor.page
    assert label(visitor) == "move"
    hand = page.get_by_test_id("hand")
    for held in HELD:
        expect(hand.locator(f'[data-card-in-hand="{held}"]')).to_have_count(1)
    expect(hand.locator('[data-card-in-hand="charge"]')).to_have_attribute(
        "data-option", "play charge"
    )
    expect(hand.locator('[data-card-in-hand="rend"] [data-rim]')).to_have_count(0)
    visitor.screen("adventure-move")
    answer(visitor, "play bloodrage")
    visitor.until(lambda: visitor.asked is not None)
    expect(hand.locator('[data-card-in-hand="bloodrage"]')).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_sheet_shows_both_sides_of_any_hero(visit: Visit, served: Served, look: Look) -> None:
    visitor = sit(visit, served, look, MEETING)
    page = visitor.page
    visitor.click(page.locator('[data-testid="race"] [data-hero="B"]').first)
    sheet = page.get_by_test_id("sheet")
    expect(sheet).to_have_attribute("data-hero", "sofeea")
    expect(sheet.locator('[data-card="sofeea"]')).to_have_count(2)
    visitor.screen("adventure-sheet")
    page.keyboard.press("Escape")
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_combat_on_the_stage(visit: Visit, served: Served, look: Look) -> None:
    """The prize is seen before the fight, the odds before each card."""
    visitor = sit(visit, served, look, AMBUSH)
    page = visitor.page
    onward(visitor, "combat", "stay", "activate", "fight", "pass")
    stage = page.get_by_test_id("stage")
    expect(stage).to_be_visible()
    expect(stage.locator('[data-card="bluegill-murloc"]')).to_have_count(2)
    expect(stage.locator("[data-blow]")).to_have_count(2)
    expect(page.get_by_test_id("odds")).to_be_visible()
    visitor.screen("adventure-fight")
    answer(visitor, "play heroic-strike")
    expect(page.locator('[data-card-in-hand="heroic-strike"]')).to_have_count(0)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_challenges_are_chosen_among_cards(visit: Visit, served: Served, look: Look) -> None:
    visitor = sit(visit, served, look, MEETING)
    page = visitor.page
    onward(visitor, "challenge", "stay", "activate", "pass", "keep")
    held = page.get_by_test_id("held")
    expect(held).to_have_attribute("data-label", "challenge")
    expect(held.locator('[data-option="attack B"]')).to_be_visible()
    expect(held.locator('[data-option="draw"]')).to_be_visible()
    visitor.screen("adventure-challenge")
    answer(visitor, "attack B")
    expect(page.get_by_test_id("stage")).to_be_visible()
    visitor.until(lambda: visitor.asked is not None)
    visitor.screen("adventure-duel")


def test_a_combat_that_is_over_stays_for_a_moment(visit: Visit, served: Served) -> None:
    """Nobody could play anything: the dice are seen all the same, then what was won, or not."""
    alone = {**MEETING, "A": {**GRUMBAZ, "hand": []}, "B": {**SOFEEA, "at": "stormwind-city"}}
    visitor = sit(visit, served, DESK, {**alone, "grey": ["young-wolf.2"]})
    onward(visitor, "explore", "stay")
    in_motion(visitor)
    page = visitor.page
    visitor.until(lambda: visitor.asked is not None)
    page.locator('[data-option^="activate"]').first.click()
    stage = page.get_by_test_id("stage")
    expect(stage.locator(".rolling")).to_have_count(2)
    page.clock.run_for(1000)
    expect(stage.locator(".rolling")).to_have_count(0)
    expect(stage.locator("[data-blow] .verdict")).to_have_count(2)
    expect(stage).to_contain_text("Young Wolf")
    page.screenshot(path=visitor.picture("adventure-dice"))
    page.clock.run_for(3000)
    expect(stage).to_have_count(0)


def test_the_movement_die_is_seen_and_what_is_left_of_it(visit: Visit, served: Served) -> None:
    visitor = sit(visit, served, DESK, {**MEETING, "moves": 3})
    expect(visitor.page.get_by_test_id("purse")).to_have_attribute(
        "aria-label", "3 steps left, 0 energy"
    )
