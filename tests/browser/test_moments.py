"""What takes its time: a die, the end of a game, an answer that hangs, a connection that is gone,
somebody who is away."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .robot import Clicker
from .tables import FREE, ME, bot, lay
from .visitor import Look, Visitor

FIRST = {"first": "A"}
SPEED = 700
# Every frame in which something has changed: the die, what it says, the log, a region.
WATCH = """
(region) => {
  window.__frames = [];
  const find = (selector) => document.querySelector(selector);
  const look = () => {
    const die = find('[data-testid=die]');
    const now = [
      die !== null,
      die?.classList.contains('rolling') ?? false,
      find('[data-testid=rolled]')?.textContent ?? '',
      document.querySelectorAll('[data-line]').length,
      find(`[data-region="${region}"]`).getAttribute('aria-label').split(', costs')[0],
    ];
    const last = window.__frames.at(-1);
    if (JSON.stringify(last?.slice(1)) !== JSON.stringify(now))
      window.__frames.push([performance.now(), ...now]);
    requestAnimationFrame(look);
  };
  look();
}
"""
# How long it takes from a press of this element until something with this test id is there.
UNTIL = """
(element, id) => new Promise((done) => {
  const start = performance.now();
  const look = () => {
    if (document.querySelector(`[data-testid=${id}]`)) done(performance.now() - start);
    else requestAnimationFrame(look);
  };
  element.click();
  look();
})
"""
# While `__hangs` is set, nothing that is sent arrives.
HANG = """
const send = WebSocket.prototype.send;
WebSocket.prototype.send = function (data) {
  if (!window.__hangs) send.call(this, data);
};
"""


def in_motion(visitor: Visitor) -> None:
    """From now on things move."""
    visitor.page.evaluate(
        f"localStorage.setItem('tabard', JSON.stringify({{speed: {SPEED}, sound: false}}))"
    )
    visitor.page.emulate_media(reduced_motion="no-preference")
    visitor.page.reload()
    visitor.on("table")
    visitor.ready()


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


def frames(visitor: Visitor) -> list[list[Any]]:
    found: list[list[Any]] = visitor.page.evaluate("window.__frames")
    return found


def test_nothing_of_a_roll_shows_before_the_die_has_settled(visit: Visit) -> None:
    visitor = visit()
    option = to_the_die(visitor)
    in_motion(visitor)
    region = option.split()[1]
    visitor.page.evaluate(WATCH, region)
    visitor.moved(lambda: Clicker(visitor).reach(option))
    said = visitor.page.get_by_test_id("rolled")
    expect(said).to_have_text(re.compile(r"^Rolled \d: .+ (falls|holds out)$"))
    visitor.page.screenshot(path=visitor.picture("die"))
    told = frames(visitor)
    before = told[0]
    rolling = [frame for frame in told if frame[2]]
    assert rolling, "the die does not roll"
    assert {(frame[3], *frame[4:]) for frame in rolling} == {("", *before[4:])}
    settled = next(frame for frame in told if frame[3])
    assert settled[0] - rolling[0][0] >= 600
    assert settled[4] > before[4], "the log tells it now"


def test_a_roll_can_be_skipped_and_needs_no_motion(visit: Visit) -> None:
    visitor = visit()
    option = to_the_die(visitor)
    in_motion(visitor)
    before = visitor.page.locator("[data-line]").count()
    Clicker(visitor).reach(option)
    expect(visitor.page.get_by_test_id("die")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_test_id("skip")).to_have_count(0)
    assert visitor.page.locator("[data-line]").count() > before
    calm = visit()
    option = to_the_die(calm)
    calm.page.evaluate(WATCH, option.split()[1])
    calm.moved(lambda: Clicker(calm).reach(option))
    assert not any(frame[1] for frame in frames(calm)), "no die for who wants no motion"


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
        expect(page.get_by_test_id("final")).to_be_visible(timeout=1000)
    visitor.on("final")


def test_an_answer_that_hangs_shows_it_within_a_second(visit: Visit) -> None:
    visitor = visit(Look("phone", "light", "en"))
    visitor.context.add_init_script(HANG)
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    page, before = visitor.page, visitor.position
    page.evaluate("window.__hangs = true")
    race = page.locator("[data-option]").first
    waited = race.evaluate(UNTIL, "hangs")
    print(f"\nan answer that hangs is told after {waited:.0f} ms")
    assert waited < 1000
    note = page.get_by_test_id("hangs")
    expect(note).to_contain_text(visitor.word("prompt-sending"))
    page.screenshot(path=visitor.picture("hangs"))
    expect(note).to_contain_text(visitor.word("prompt-silent"), timeout=3000)
    # The line is given up and another tried; then the question is there again.
    page.evaluate("window.__hangs = false")
    visitor.until(lambda: visitor.position is not before)
    expect(note).to_have_count(0)
    assert visitor.position["question"] == before["question"]
    visitor.ready()
    visitor.moved(lambda: visitor.click(race))


def test_offline_is_told_within_three_seconds(visit: Visit) -> None:
    visitor = visit()
    visitor.forgiven = lambda complaint: "ERR_INTERNET" in complaint or "WebSocket" in complaint
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    page, before = visitor.page, visitor.position
    note = page.get_by_test_id("reconnecting")
    visitor.context.set_offline(True)
    expect(note).to_contain_text(visitor.word("prompt-lost"), timeout=3000)
    visitor.context.set_offline(False)
    visitor.until(lambda: visitor.position is not before)
    expect(note).to_have_count(0)
    assert visitor.position["question"] == before["question"]


def test_who_is_waited_for_and_who_comes_back_are_told(visit: Visit) -> None:
    """A countdown before a bot sits down; then what it has played."""
    host, friend = visit(), visit(Look("desk", "light", "en"))
    address = lay(host, FREE, ME, stand_in_after=6, options=FIRST)
    for person in (host, friend):
        person.go(address)
    friend.click(friend.page.get_by_test_id("sit-A"))
    host.click(host.page.get_by_test_id("start"))
    for person in (host, friend):
        person.on("table")
    friend.until(lambda: friend.asked is not None)
    friend.ready()
    friend.go("/")
    seat = host.page.locator("[data-seat=A] .sign")
    expect(seat).to_have_text(re.compile(r"0:0[1-6]$"))
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
    assert not friend.table["seats"][0]["stand_in"]


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
    expect(visitor.page.get_by_text(visitor.word("wait-copied"))).to_be_visible()
    assert visitor.page.evaluate("navigator.clipboard.readText()") == origin + address
    visitor.screen("waiting-open")
