"""Every page in every look; the settings, the lesson, the rules, the keys and the notices."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .robot import Clicker
from .tables import FREE, ME, bot, lay
from .visitor import Look, Visitor

LOOKS = [
    Look("desk", "dark", "en"),  # each page is looked at in both themes
    Look("desk", "dark", "it"),
    Look("phone", "dark", "en"),
    Look("phone", "dark", "it"),
]
PAGES = {
    "new": "/new/smallworld",
    "learn": "/learn",
    "rules": "/rules/smallworld",
    "credits": "/credits",
    "link": "/link/a-token-that-nobody-has",
    "notfound": "/no/such/page",
}


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_every_page_in_every_look(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    # The page for what is not there is told by a 404, which the console repeats.
    visitor.forgiven = lambda complaint: "404" in complaint and PAGES["notfound"] in complaint
    visitor.tell("/api/me")
    for page, path in PAGES.items():
        visitor.go(path)
        visitor.on(page)
        assert visitor.page.title()
        assert visitor.page.locator("h1").count() == 1, f"{page}: one heading for the page"
        visitor.screen(page)
    visitor.go(lay(visitor, ME, FREE, bot("easy")))
    visitor.on("waiting")
    visitor.screen("waiting")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_the_table_and_what_can_be_opened_at_it(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.go(lay(visitor, ME, bot(), bot()))
    robot = Clicker(visitor)
    while not robot.over() and visitor.position["question"]["label"] != "conquest":
        robot.step()
    visitor.screen("table")
    option = robot.choose([one["text"] for one in visitor.position["question"]["choices"]])
    region = visitor.page.locator(f'[data-region="{option.split()[1]}"]')
    if look.size == "desk":
        visitor.page.mouse.move(*robot.point(region))
    else:
        robot.press(region)
    expect(visitor.page.get_by_test_id("reason").first).to_be_visible()
    visitor.screen("reason")
    for name in ("menu", "chat"):
        visitor.click(visitor.button(f"bar-{name}"))
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        visitor.screen(name)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    if look.size == "desk":
        visitor.page.keyboard.press("?")
        expect(visitor.page.get_by_role("dialog")).to_be_visible()
        visitor.screen("keys")
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_role("dialog")).to_have_count(0)
        region.focus()
        expect(visitor.page.get_by_test_id("reason").first).to_be_visible()
        visitor.page.keyboard.press("i")
    else:
        for tab in visitor.page.locator("[data-tab]").all():
            visitor.click(tab)
            expect(tab).to_have_attribute("aria-selected", "true")
            visitor.screen(f"table-tab-{tab.get_attribute('data-tab')}")
        visitor.click(visitor.page.locator("[data-tab=races]"))
        visitor.click(visitor.page.locator("[data-offer]").first)
    expect(visitor.page.get_by_test_id("inspector")).to_be_visible()
    visitor.screen("inspector")
    visitor.page.keyboard.press("Escape")
    visitor.page.keyboard.press("p")
    expect(visitor.page.get_by_test_id("plain")).to_be_visible()
    visitor.screen("plain")


def test_the_language_is_switched_at_any_moment_with_the_log(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot(), options={"first": "A"}))
    Clicker(visitor).play(picks=2)  # a race, and something of its first turn
    lines = visitor.page.locator("[data-line]")
    english = lines.all_inner_texts()
    visitor.button("bar-menu").click()
    # The page's own words change at once; what the server tells comes a moment later.
    visitor.moved(lambda: visitor.page.get_by_role("radio", name="Italiano").check(force=True))
    expect(visitor.page.locator("html")).to_have_attribute("lang", "it")
    expect(lines).to_have_count(len(english))
    expect(visitor.page.get_by_test_id("prompt")).to_contain_text("Tocca a te")
    italian = lines.all_inner_texts()
    assert all(a != b for a, b in zip(english, italian, strict=True) if " " in a)
    visitor.moved(lambda: visitor.page.get_by_role("radio", name="English").check(force=True))
    expect(lines.first).to_have_text(english[0])
    assert lines.all_inner_texts() == english


def test_the_theme_is_switched_and_kept(visit: Visit) -> None:
    visitor = visit(Look("desk", "dark", "en"))
    visitor.go("/")
    html = visitor.page.locator("html")
    expect(html).to_have_attribute("data-theme", "dark")
    visitor.button("frame-day").click()
    expect(html).to_have_attribute("data-theme", "light")
    visitor.page.reload()
    expect(html).to_have_attribute("data-theme", "light")


def wanted(visitor: Visitor, said: str) -> str:
    """The pick that the coach asks for, by what they say."""
    name, game = visitor.table["lesson"], visitor.table["game"]
    lesson = visitor.tell(f"/api/games/{game}/lessons/{name}?language={visitor.look.language}")
    flat = " ".join(said.split())
    (pick,) = {
        s["pick"] for s in lesson["steps"] if s["pick"] and " ".join(s["say"].split()) in flat
    }
    return str(pick)


@pytest.mark.parametrize("look", [LOOKS[0], LOOKS[3]], ids=str)
def test_the_first_lesson_to_its_end(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.go("/learn")
    lessons = visitor.page.locator('section[aria-labelledby="game-smallworld"]')
    visitor.click(lessons.get_by_test_id("start-lesson").first)
    visitor.on("table")
    coach = visitor.page.get_by_test_id("coach")
    robot = Clicker(visitor)
    expect(coach).to_be_visible()
    visitor.screen("lesson")
    if look.size == "desk":
        visitor.page.locator("[data-offer]").first.hover()
        slip = visitor.page.get_by_test_id("combo-slip")
        expect(slip).to_be_visible()
        visitor.at_rest()
        own, other = coach.bounding_box(), slip.bounding_box()
        assert own
        assert other
        assert other["x"] + other["width"] < own["x"], "both can be read"
    moves = 0
    for _ in range(60):
        visitor.ready()
        mood = coach.get_attribute("data-mood")
        if mood == "over":
            break
        if mood == "pick":
            robot.pick(wanted(visitor, coach.inner_text()))
            moves += 1
        else:
            visitor.click(visitor.button("coach-next"))
    visitor.screen("lesson-over")
    expect(coach).to_have_attribute("data-mood", "over")
    assert moves > 0
    print(f"\n{look}: the first lesson, {moves} moves, {visitor.clicks} clicks")


def test_the_rules_are_searched(visit: Visit) -> None:
    visitor = visit(Look("desk", "light", "it"))
    visitor.go("/rules/smallworld")
    rules = visitor.page.locator("[data-rule]")
    everything = rules.count()
    assert everything > 20
    visitor.page.get_by_role("searchbox").fill("declino")
    expect(visitor.page.locator("mark").first).to_be_visible()
    assert 0 < rules.count() < everything
    visitor.screen("rules-search")
    visitor.page.get_by_role("searchbox").fill("xyzzy")
    expect(rules).to_have_count(0)


def test_a_notice_for_a_turn(visit: Visit) -> None:
    """When it becomes one's turn in a page that nobody looks at, the browser says so, once. (So it
    does when somebody else's move leads to a question.)"""
    visitor = visit(notices=True)
    visitor.context.grant_permissions(["notifications"])
    visitor.context.add_init_script(
        "window.__told = [];"
        "window.Notification = class { constructor(title, options) {"
        " window.__told.push([title, options?.body]); } close() {} };"
        "window.Notification.permission = 'granted';"
        "window.Notification.requestPermission = async () => 'granted';"
        "Object.defineProperty(document, 'hidden', {get: () => window.__away ?? false});"
        "Object.defineProperty(document, 'visibilityState',"
        " {get: () => window.__away ? 'hidden' : 'visible'});"
        "document.hasFocus = () => !window.__away;"
    )
    visitor.go(lay(visitor, ME, bot()))
    robot = Clicker(visitor)
    turn, heard = visitor.position["view"]["columns"]["round"], len(visitor.received)
    visitor.page.evaluate("window.__away = true")
    for _ in range(60):
        robot.step()
        robot.over()
        if visitor.position["view"]["columns"]["round"] > turn:
            break
    positions = [json.loads(text) for text in visitor.received[heard:]]
    turns = {
        one["question"]["number"]
        for one in positions
        if one["type"] == "position" and one["question"] and one["actor"] != "A"
    }
    told = visitor.page.evaluate("window.__told")
    assert 1 <= len(turns) == len(told), told


def test_sound_and_speed_are_set_and_kept(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot()))
    visitor.button("bar-menu").click()
    slow = visitor.page.get_by_role("radio", name=visitor.word("set-speed-slow"), exact=True)
    slow.check(force=True)
    visitor.page.reload()
    visitor.ready()
    visitor.button("bar-menu").click()
    expect(slow).to_be_checked()
