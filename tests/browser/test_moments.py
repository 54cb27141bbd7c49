"""What takes its time: a die, the end of a game, an answer that hangs, a connection that is gone,
somebody who is away."""

from __future__ import annotations

import json
import re
from datetime import UTC, datetime, timedelta

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .robot import Clicker
from .tables import FREE, ME, bot, lay
from .visitor import Look, Visitor

FIRST = {"first": "A"}
SPEED = 700
# What may not show before the die lies still: its words, a line of the log, whose the region is.
SHOWN = """
(region) => [
  document.querySelector('[data-testid=rolled]')?.textContent ?? '',
  document.querySelectorAll('[data-line]').length,
  document.querySelector(`[data-region="${region}"]`).ariaLabel.split(', costs')[0],
]
"""
# Whether there ever is a die.
WATCH_DIE = """
() => {
  const look = () => (window.__die ||= document.querySelector('[data-testid=die]') !== null);
  new MutationObserver(look).observe(document, { childList: true, subtree: true });
}
"""
# While `__hangs` is set, nothing that is sent arrives.
HANG = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (!window.__hangs) send.call(this, data);
};
"""


def in_motion(visitor: Visitor) -> None:
    """From now on things move, but only when the test lets time pass."""
    visitor.page.evaluate(
        f"localStorage.setItem('tabard', JSON.stringify({{speed: {SPEED}, sound: false}}))"
    )
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.clock.install()
    visitor.page.reload()
    visitor.on("table")
    stop_time(visitor)


def stop_time(visitor: Visitor) -> None:
    """`clock.run_for` lets it pass, `clock.resume` lets it go. (It was installed before.)"""
    # The clock can only be stopped in its future, however long that takes here.
    now = datetime.fromtimestamp(visitor.page.evaluate("Date.now()") / 1000, UTC)
    visitor.page.clock.pause_at(now + timedelta(hours=1))


def to_the_die(visitor: Visitor) -> str:
    """To where a die decides about a region: the option."""
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    robot = Clicker(visitor, seed=2)
    while not robot.over():
        for one in visitor.position["question"]["choices"]:
            if one["verb"] == "final":
                return str(one["text"])
        robot.step()
    raise AssertionError("no die in a whole game")


def test_nothing_of_a_roll_shows_before_the_die_has_settled(visit: Visit) -> None:
    visitor = visit()
    option = to_the_die(visitor)
    in_motion(visitor)
    page, region = visitor.page, option.split()[1]
    before = page.evaluate(SHOWN, region)
    Clicker(visitor).reach(option)
    die = page.get_by_test_id("die")
    expect(die).to_be_visible()
    for passes, rolls in ((500, True), (200, False)):
        page.clock.run_for(passes)
        assert ("rolling" in str(die.get_attribute("class"))) is rolls
        assert page.evaluate(SHOWN, region) == before
    page.clock.run_for(100)
    said = page.get_by_test_id("rolled")
    expect(said).to_have_text(re.compile(r"^Rolled \d(: .+ (falls|holds out))?$"))
    page.screenshot(path=visitor.picture("die"))
    assert page.evaluate(SHOWN, region)[1] > before[1], "the log tells it now"


def test_a_roll_can_be_skipped_and_needs_no_motion(visit: Visit) -> None:
    visitor = visit()
    option = to_the_die(visitor)
    in_motion(visitor)
    lines = visitor.page.locator("[data-line]")
    before = lines.count()
    Clicker(visitor).reach(option)
    expect(visitor.page.get_by_test_id("die")).to_be_visible()
    expect(visitor.page.get_by_test_id("skip")).to_be_visible()
    assert lines.count() == before
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_test_id("skip")).to_have_count(0)
    assert lines.count() > before
    calm = visit()
    option = to_the_die(calm)
    calm.page.evaluate(WATCH_DIE)
    calm.moved(lambda: Clicker(calm).reach(option))
    assert not calm.page.evaluate("window.__die"), "no die for who wants no motion"


@pytest.mark.parametrize("skips", [True, False])
def test_the_final_page_comes_when_the_last_move_was_seen(visit: Visit, skips: bool) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    in_motion(visitor)
    page = visitor.page
    visitor.click(page.get_by_test_id("menu-button"))
    visitor.click(page.get_by_test_id("concede"))
    visitor.click(page.get_by_test_id("concede-yes"))
    expect(visitor.button("final-back")).to_be_visible()
    expect(page.get_by_test_id("board")).to_be_visible()
    expect(page.get_by_test_id("final")).to_have_count(0)
    if skips:
        page.keyboard.press("Escape")
    else:
        page.clock.run_for(2000)
        expect(page.get_by_test_id("final")).to_have_count(0)
        page.clock.run_for(1000)
    visitor.on("final")


def test_an_answer_that_hangs_shows_it_within_a_second(visit: Visit) -> None:
    visitor = visit(Look("phone", "light", "en"))
    visitor.context.add_init_script(HANG)
    visitor.page.clock.install()
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    stop_time(visitor)
    page, before = visitor.page, visitor.position
    page.evaluate("window.__hangs = true")
    race = page.locator("[data-option]").first
    visitor.click(race)
    note = page.get_by_test_id("hangs")
    page.clock.run_for(500)
    expect(note).to_have_count(0)
    page.clock.run_for(499)
    expect(note).to_contain_text(visitor.word("prompt-sending"))
    page.screenshot(path=visitor.picture("hangs"))
    page.clock.run_for(2000)
    expect(note).to_contain_text(visitor.word("prompt-silent"))
    # The line is given up and another tried; then the question is there again.
    page.evaluate("window.__hangs = false")
    page.clock.run_for(6000)
    page.clock.resume()
    visitor.until(lambda: visitor.position is not before)
    expect(note).to_have_count(0)
    assert visitor.position["question"] == before["question"]
    visitor.ready()
    visitor.moved(lambda: visitor.click(race))


def test_offline_is_told_at_once(visit: Visit) -> None:
    visitor = visit()
    visitor.forgiven = lambda complaint: "ERR_INTERNET" in complaint or "WebSocket" in complaint
    visitor.page.clock.install()
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    stop_time(visitor)
    page, before = visitor.page, visitor.position
    note = page.get_by_test_id("reconnecting")
    visitor.context.set_offline(True)
    expect(note).to_contain_text(visitor.word("prompt-lost"))
    page.clock.resume()
    visitor.context.set_offline(False)
    visitor.until(lambda: visitor.position is not before)
    expect(note).to_have_count(0)
    assert visitor.position["question"] == before["question"]


def test_who_is_waited_for_and_who_comes_back_are_told(visit: Visit) -> None:
    """A countdown before a bot sits down; then what it has played."""
    host, friend = visit(), visit(Look("desk", "light", "en"))
    address = lay(host, FREE, ME, stand_in_after=20, options=FIRST)
    for person in (host, friend):
        person.go(address)
    friend.click(friend.page.get_by_test_id("sit-A"))
    host.click(host.page.get_by_test_id("start"))
    for person in (host, friend):
        person.on("table")
    friend.until(lambda: friend.asked is not None)
    friend.ready()
    friend.page.goto("/credits")
    seat = host.page.locator("[data-seat=A] .sign")
    expect(seat).to_have_text(re.compile(r"0:[012]\d$"))
    host.page.screenshot(path=host.picture("countdown"))
    expect(seat).to_have_text(host.word("seat-stand-in"))
    host.until(lambda: "picked A" in json.dumps(host.lines()))
    friend.go(address)
    friend.until(lambda: bool(friend.position))
    away = friend.page.get_by_test_id("away")
    expect(away).to_contain_text("You pick")
    friend.page.screenshot(path=friend.picture("back"))
    friend.click(away.get_by_role("button"))
    expect(away).to_have_count(0)
    friend.until(lambda: not friend.table["seats"][0]["stand_in"])


def test_an_invitation_leads_friends_to_the_server(visit: Visit) -> None:
    """A server that others can reach: the link and its code, with an address that is not ours."""
    visitor = visit(Look("phone", "light", "en"))
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    origin = "http://192.168.7.20:8123"
    visitor.page.route(
        "**/api/invite*", lambda route: route.fulfill(json={"origin": origin, "command": ""})
    )
    address = lay(visitor, ME, FREE)
    visitor.go(address)
    expect(visitor.page.get_by_test_id("invite-url")).to_have_text(origin + address)
    expect(visitor.page.get_by_test_id("only-here")).to_have_count(0)
    expect(visitor.page.get_by_role("img", name=visitor.word("wait-qr"))).to_be_visible()
    visitor.click(visitor.button("wait-copy"))
    visitor.toasted(visitor.word("wait-copied"))
    assert visitor.page.evaluate("navigator.clipboard.readText()") == origin + address
    visitor.screen("waiting-open")


@pytest.mark.parametrize(
    "look", [Look("desk", "dark", "it"), Look("phone", "light", "en")], ids=str
)
def test_a_rope_burns_where_the_table_has_a_clock(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.go(lay(visitor, ME, bot("easy"), game="tcg", clock=24 * 3600))
    visitor.until(lambda: visitor.asked is not None)
    visitor.ready()
    rope = visitor.page.get_by_test_id("fuse")
    expect(rope).to_have_attribute("data-kind", "mine")
    expect(rope).to_contain_text(re.compile(r"23:5\d:\d\d|24:00:00"))
    visitor.screen("rope", (look.theme,))
