"""Single touches: what a pointer, a finger, a switch or a link of the page leads to."""

from __future__ import annotations

import json
import re
from itertools import groupby
from pathlib import Path
from typing import Any

import yaml
from playwright.sync_api import Locator, expect

from tabard.core.scenario import run_scenario

from .conftest import Visit
from .robot import Clicker
from .tables import FREE, ME, bot, lay
from .visitor import Look, Visitor

FIRST = {"first": "A"}
# Everything that is ever heard begins with one of these.
COUNT_SOUNDS = """
window.__heard = 0;
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start;
  kind.prototype.start = function (...when) {
    window.__heard += 1;
    return start.apply(this, when);
  };
}
"""
# What moves on the board, however it is made to: by script, by style, or from one style to another.
COUNT_MOTION = """
window.__moved = [];
const board = (node) => node?.closest?.('[data-testid=board]') != null;
const animate = Element.prototype.animate;
Element.prototype.animate = function (...how) {
  if (board(this)) window.__moved.push('animate');
  return animate.apply(this, how);
};
for (const kind of ['animationstart', 'transitionrun'])
  document.addEventListener(kind, ({ target }) => board(target) && window.__moved.push(kind), true);
"""
RUNNING = """
() => document.getAnimations()
  .filter((one) => one.effect?.target?.closest('[data-testid=board]')).length
"""


def at_conquest(visitor: Visitor, **more: Any) -> Clicker:
    """A table of two where they have a race and may conquer."""
    visitor.go(lay(visitor, ME, bot("easy"), **{"options": FIRST} | more))
    robot = Clicker(visitor)
    to_conquest(robot)
    return robot


def to_conquest(robot: Clicker) -> None:
    """On to where they may conquer, whatever their race asks before that."""
    while not robot.over() and robot.visitor.position["question"]["label"] != "conquest":
        robot.step()


def choices(visitor: Visitor) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = visitor.position["question"]["choices"]
    return found


def conquest(robot: Clicker) -> str:
    """The cheapest region that can be taken for sure: others can be taken after it. They play on
    to where there is one."""
    while True:
        to_conquest(robot)
        sure = [
            one
            for one in choices(robot.visitor)
            if one["verb"] == "conquer" and one["odds"] in {None, 100}
        ]
        if sure:
            return str(min(sure, key=lambda one: one["amount"])["args"][0])
        robot.step()


def region(visitor: Visitor, name: str) -> Locator:
    return visitor.page.locator(f'[data-region="{name}"]')


def radio(visitor: Visitor, group: str, name: str) -> Locator:
    """One of a few choices in a row, by the names of both."""
    row = visitor.page.get_by_role("group", name=group, exact=True)
    return row.get_by_role("radio", name=name, exact=True)


# -- the board ------------------------------------------------------------------------------------


def test_a_click_where_nothing_is_legal_says_why_and_opens_the_rule(visit: Visit) -> None:
    visitor = visit()
    robot = at_conquest(visitor)
    page, before = visitor.page, visitor.position
    named = {name for one in choices(visitor) for name in one["args"]}
    every = [str(one.get_attribute("data-region")) for one in page.locator("[data-region]").all()]
    refused = next(name for name in every if name not in named)
    robot.press(region(visitor, refused))
    reason = page.get_by_test_id("reason")
    expect(reason).to_contain_text(visitor.word("toast-not-now"))
    replies = [m for m in map(json.loads, visitor.received) if m["type"] == "reply"]
    told = next(m["reason"] for m in reversed(replies) if m.get("reason"))
    assert told["legal"] is False
    expect(reason).to_contain_text(told["text"])
    expect(page.get_by_role("status").filter(has_text=told["text"])).to_be_visible()
    assert visitor.position is before

    visitor.click(reason.get_by_role("button"))
    (rule,) = [r for r in visitor.tell("/api/games/smallworld/rules") if r["id"] == told["rule"]]
    slip = page.get_by_role("dialog", name=rule["title"])
    expect(slip).to_contain_text(rule["text"])
    every_rule = slip.get_by_role("link", name=visitor.word("rule-all"))
    expect(every_rule).to_have_attribute("href", f"/rules/smallworld#{rule['id']}")
    page.keyboard.press("Escape")
    expect(slip).to_have_count(0)


def test_a_line_of_the_log_lights_up_the_region_that_it_names(visit: Visit) -> None:
    visitor = visit()
    robot = at_conquest(visitor)
    robot.pick(f"conquer {conquest(robot)}")
    robot.over()
    line = next(one for one in visitor.lines() if "region" in dict(one["things"]))
    name = next(name for kind, name in line["things"] if kind == "region")
    glow = visitor.page.locator(f'[data-testid=board] use[href="#p-{name}"][stroke="var(--glow)"]')
    visitor.page.mouse.move(5, 5)
    expect(glow).to_have_count(0)
    visitor.page.locator(f"[data-line='{line['number']}']").hover()
    expect(glow).to_have_count(1)
    visitor.page.mouse.move(5, 5)
    expect(glow).to_have_count(0)


def test_a_long_press_inspects_and_picks_nothing(visit: Visit) -> None:
    visitor = visit(Look("phone", "light", "en"))
    robot = at_conquest(visitor)
    target, before = region(visitor, conquest(robot)), visitor.position
    x, y = robot.point(target)
    finger = visitor.context.new_cdp_session(visitor.page)
    inspector = visitor.page.get_by_test_id("inspector")
    touch = {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]}
    finger.send("Input.dispatchTouchEvent", touch)
    expect(inspector).to_be_visible()
    finger.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    visitor.ready()
    expect(inspector).to_be_visible()
    title = inspector.get_by_role("heading", level=2).inner_text()
    assert str(target.get_attribute("aria-label")).startswith(title)
    assert visitor.position is before
    assert visitor.page.get_by_test_id("reason").count() == 0, "that was no tap"


def test_a_token_is_dragged_from_the_hand_to_a_region(visit: Visit) -> None:
    visitor = visit()
    robot = at_conquest(visitor)
    name, before = conquest(robot), visitor.position
    stack = visitor.page.locator("[data-hand=A] svg").first.bounding_box()
    assert stack is not None
    x, y = robot.point(region(visitor, name))
    mouse = visitor.page.mouse
    mouse.move(stack["x"] + 24, stack["y"] + 26)
    mouse.down()
    mouse.move(x, y, steps=8)
    assert visitor.position is before
    mouse.up()
    visitor.until(lambda: visitor.position is not before)
    visitor.ready()
    me = re.compile(re.escape(visitor.table["seats"][0]["name"]))
    expect(region(visitor, name)).to_have_attribute("aria-label", me)
    events = [line["event"].split() for line in visitor.lines()]
    assert any("A" in event and name in event for event in events), events


def test_who_asked_for_no_motion_sees_none_on_the_board(visit: Visit) -> None:
    visitor = visit(speed=700)
    visitor.context.add_init_script(COUNT_MOTION)
    robot = at_conquest(visitor)
    robot.pick(f"conquer {conquest(robot)}")
    assert visitor.page.evaluate(RUNNING) == 0
    to_conquest(robot)
    assert visitor.page.evaluate(RUNNING) == 0
    assert visitor.page.evaluate("window.__moved") == []
    # The same move with motion: it would have been seen.
    visitor.page.emulate_media(reduced_motion="no-preference")
    robot.pick(f"conquer {conquest(robot)}")
    visitor.page.wait_for_function("window.__moved.length > 0")


# -- settings, exports, the door ------------------------------------------------------------------


def test_settings_are_set_outside_a_game_and_hold_at_the_table(visit: Visit) -> None:
    visitor = visit()
    address = lay(visitor, ME, bot("easy"), options=FIRST)
    visitor.go("/")
    html = visitor.page.locator("html")
    expect(html).to_have_css("font-size", "16px")
    visitor.click(visitor.page.get_by_test_id("settings-button"))
    expect(visitor.page.get_by_test_id("settings")).to_be_visible()
    large = radio(visitor, visitor.word("set-text"), "150%")
    slow = radio(visitor, visitor.word("set-speed"), visitor.word("set-speed-slow"))
    for one in (large, slow):
        one.check(force=True)
    expect(html).to_have_css("font-size", "24px")
    visitor.go(address)
    expect(html).to_have_css("font-size", "24px")
    visitor.click(visitor.page.get_by_test_id("menu-button"))
    for one in (large, slow):
        expect(one).to_be_checked()
    radio(visitor, visitor.word("set-text"), "100%").check(force=True)
    expect(html).to_have_css("font-size", "16px")


def test_sounds_are_heard_only_while_they_are_on(visit: Visit) -> None:
    visitor = visit(sound=False)
    visitor.context.add_init_script(COUNT_SOUNDS)

    def heard() -> int:
        return int(visitor.page.evaluate("window.__heard"))

    def switch(word: str) -> None:
        visitor.click(visitor.page.get_by_test_id("menu-button"))
        radio(visitor, visitor.word("set-sound"), visitor.word(word)).check(force=True)
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.get_by_test_id("menu")).to_have_count(0)

    robot = at_conquest(visitor)
    robot.pick(f"conquer {conquest(robot)}")
    to_conquest(robot)
    assert heard() == 0
    switch("set-on")
    robot.pick(f"conquer {conquest(robot)}")
    robot.over()
    loud = heard()
    assert loud > 0
    switch("set-off")
    robot.step()
    robot.over()
    assert heard() == loud


def test_what_is_taken_home_can_be_read(visit: Visit, tmp_path: Path) -> None:
    visitor = visit()
    robot = at_conquest(visitor)
    robot.pick(f"conquer {conquest(robot)}")
    target = conquest(robot)
    visitor.click(visitor.page.get_by_test_id("menu-button"))

    def taken(key: str, ending: str) -> Path:
        with visitor.page.expect_download() as download:
            visitor.page.get_by_role("link", name=visitor.word(key), exact=True).click()
        name = download.value.suggested_filename
        assert name.startswith("smallworld-")
        assert name.endswith(ending)
        download.value.save_as(tmp_path / name)
        return tmp_path / name

    match = json.loads(taken("menu-match", ".json").read_text(encoding="utf-8"))
    assert match["game"] == "smallworld"
    log = taken("menu-log", ".txt").read_text(encoding="utf-8").splitlines()
    # In the file everybody has a name; on the screen the reader is "you".
    shown = [one["text"] for one in visitor.lines()]
    told = list(zip(shown, log[-len(shown) :], strict=True))
    assert all(read == kept for read, kept in told if visitor.table["seats"][0]["name"] not in kept)
    assert any(read.startswith("You conquer") for read, _ in told)
    scenario = taken("menu-scenario", ".yaml")
    assert run_scenario(scenario).failures == []
    # It is this position: what they are offered is offered there, and the game goes on from it.
    offered = [f"A {one['text']}" for one in choices(visitor)]
    steps = [{"offers": offered}, {"do": f"A conquer {target}"}]
    data = yaml.safe_load(scenario.read_text(encoding="utf-8"))
    report = run_scenario(data | {"steps": steps})
    assert report.failures == []
    assert report.steps == len(steps)


def test_the_map_that_was_chosen_is_what_lies_on_the_table(visit: Visit) -> None:
    visitor = visit()
    games = visitor.tell("/api/games?language=en")
    (game,) = [one for one in games if one["id"] == "smallworld"]
    (faces,) = [one for one in game["settings"] if one["name"] == "faces"]
    slots = faces["slots"]["2"]
    # Of two equal places the first takes the last face: what is offered unasked is the other way.
    wanted = [slot[-1] if slot not in slots[:i] else slot[0] for i, slot in enumerate(slots)]
    visitor.go("/new/smallworld")
    visitor.click(visitor.page.get_by_test_id("fewer-seats"))
    own = radio(visitor, faces["title"], visitor.word("new-choose"))
    own.check(force=True)
    for i, face in enumerate(wanted):
        radio(visitor, visitor.word("new-slot", n=i + 1), face["name"]).check(force=True)
    visitor.click(visitor.page.get_by_test_id("create"))
    visitor.on("table")
    assert visitor.table["options"]["faces"] == [face["value"] for face in wanted]
    for face in wanted:
        there = visitor.page.locator(f'[data-region^="{face["value"]}-"]')
        assert there.count() > 0, f"{face['name']} is not on the board"


def test_who_comes_by_a_link_says_his_name_before_he_sits_down(visit: Visit) -> None:
    host, friend = visit(), visit(Look("phone", "light", "en"))
    address = lay(host, ME, FREE)
    host.go(address)
    host.on("waiting")
    friend.go(address)
    friend.on("waiting")
    field = friend.page.get_by_label(friend.word("wait-name"))
    expect(field).to_have_value(friend.tell("/api/me")["name"])
    field.fill("Mirabel of the Hills")
    friend.click(friend.page.get_by_test_id("sit-B"))
    for person in (host, friend):
        seat = person.page.locator("[data-seat=B]")
        expect(seat).to_contain_text("Mirabel of the Hills")
    assert friend.tell("/api/me")["name"] == "Mirabel of the Hills"
    expect(field).to_have_count(0)
    assert host.page.get_by_test_id("guest-name").count() == 0


def test_a_bots_seat_is_taken_over_in_the_menu(visit: Visit) -> None:
    host, late = visit(), visit()
    address = lay(host, ME, bot("easy"), options=FIRST)
    host.go(address)
    late.go(address)
    late.on("table")
    assert late.position["seat"] is None
    late.click(late.page.get_by_test_id("menu-button"))
    name = late.table["seats"][1]["name"]
    take = late.button("menu-take-seat", name=name)
    late.click(take)
    wish = host.page.get_by_test_id("seat-wish")
    expect(wish).to_contain_text(late.tell("/api/me")["name"])
    host.click(host.button("undo-agree"))
    late.until(lambda: late.position["seat"] == "B")
    expect(late.page.get_by_test_id("hand-over")).to_be_visible()
    expect(take).to_have_count(0)
    late.until(lambda: late.table["seats"][1]["mine"])
    assert late.table["seats"][1]["kind"] != "bot"


# -- what is told ---------------------------------------------------------------------------------


class Hasty(Clicker):
    """Ends their turn as soon as they may."""

    def choose(self, choices: list[str]) -> str:
        ends = [text for text in choices if text.split()[0] in {"stop", "done"}]
        return ends[0] if ends else super().choose(choices)


def told(lines: list[dict[str, Any]]) -> list[int]:
    """The numbers of the lines that one reads: of a run (one seat, one kind of event) those that
    say the same are one."""
    runs = groupby(lines, lambda one: (one["seat"], one["event"].split()[0]))
    first = [{one["text"]: one["number"] for one in reversed([*run])} for _, run in runs]
    return sorted(number for run in first for number in run.values())


def test_what_changed_since_my_last_turn_is_counted_and_shown_alone(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    robot = Hasty(visitor)
    last = 0
    while not robot.over() and visitor.position["view"]["columns"]["round"] < 2:
        heard = len(visitor.received)
        robot.step()
        robot.over()
        for message in map(json.loads, visitor.received[heard:]):
            if message["type"] == "position" and message["actor"] == "A" and message["log"]:
                last = message["log"][-1]["number"]
    fresh = [one for one in visitor.lines() if one["number"] > last]
    assert any(one["seat"] == "B" for one in fresh), "the bot has had its turn"
    assert 0 < len(fresh) < len(visitor.lines())
    new, old = told(fresh), told([one for one in visitor.lines() if one["number"] <= last])
    shown = visitor.page.locator("[data-line]")
    expect(shown).to_have_count(len(old) + len(new))
    visitor.click(visitor.button("log-since-short", n=len(new)))
    expect(shown).to_have_count(len(new))
    assert [int(str(one.get_attribute("data-line"))) for one in shown.all()] == new
    visitor.click(visitor.button("log-all"))
    expect(shown).to_have_count(len(old) + len(new))


def test_the_plain_table_tells_what_lies_where_in_any_game(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), bot("easy"), game="keepsake"))
    robot = Clicker(visitor)
    plain = visitor.page.get_by_test_id("plain")

    def told() -> bool:
        """Whether every word of every zone stands where it belongs. (C acts in free order with A:
        the position may go on while we read.)"""
        zones, met = visitor.position["zones"] or [], False
        for zone in zones:
            met = met or zone["seat"] is not None
            where = zone["seat"] or ("common" if met else "now")
            text = " ".join(plain.locator(f"[aria-labelledby='place-{where}']").all_text_contents())
            if not all(cell in text for row in zone["rows"] for cell in row):
                return False
        return {zone["seat"] for zone in zones} >= {"A", "B", "C"}

    for _ in range(3):
        robot.over()
        visitor.until(told)
        assert robot.step()
