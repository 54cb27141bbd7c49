"""Several people at one table: what each sees, and what becomes of it when one is away."""

from __future__ import annotations

import json
import re
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tabard.server.trials.serve import free_port

from .conftest import Visit
from .robot import Clicker
from .served import with_test_game
from .tables import FREE, ME, bot, call, hot, lay, post
from .visitor import LOCALES, Look, Size, Visitor

SECRET = "coins"
USUAL: tuple[Size, ...] = ("desk", "phone")
LOOKS = [Look(size, "dark", language) for size in USUAL for language in LOCALES]


def public(visitor: Visitor) -> dict[str, Any]:
    """The table as they see it, without what only they may know."""
    columns = dict(visitor.position["view"]["columns"])
    columns.pop(SECRET)
    return columns


def arrived(person: Visitor) -> bool:
    return bool(person.position)


def same(one: Visitor, other: Visitor) -> bool:
    return public(one) == public(other)


def two_and_a_bot(visit: Visit, **prefs: object) -> tuple[Visitor, Visitor]:
    """One lays a table and sends the link; the other opens it and sits down."""
    host, friend = visit(**prefs), visit(Look("desk", "light", "en"), **prefs)
    call(host, "Mirabel")  # the names that guests are given may be alike
    call(friend, "Ilse")
    address = lay(host, ME, bot(), FREE)
    host.go(address)
    host.on("waiting")
    friend.go(address)
    friend.on("waiting")
    friend.click(friend.page.get_by_test_id("sit-C"))
    expect(host.page.get_by_test_id("start")).not_to_have_attribute("aria-disabled", "true")
    host.click(host.page.get_by_test_id("start"))
    for person in (host, friend):
        person.on("table")
        person.until(partial(arrived, person))
    return host, friend


def play(people: list[Visitor], picks: int) -> None:
    """Everybody in turn; after each pick all see the same table."""
    robots = {id(person): Clicker(person, seed=i) for i, person in enumerate(people)}
    for _ in range(picks):
        people[0].until(lambda: any(p.asked is not None for p in people) or over(people))
        if over(people):
            return
        person = next(p for p in people if p.asked is not None)
        robots[id(person)].step()
        person.ready()
        for other in people:
            other.until(partial(same, other, person))
    at_rest(people)


def at_rest(people: list[Visitor]) -> None:
    """Until one of them is asked, no bot thinks, and every page shows it."""
    people[0].until(lambda: any(p.asked is not None for p in people) or over(people))
    for person in people:
        person.ready()


def over(people: list[Visitor]) -> bool:
    return people[0].position["outcome"] is not None


def test_two_people_see_the_same_table_and_never_each_others_coins(visit: Visit) -> None:
    host, friend = two_and_a_bot(visit)
    while host.position["view"]["columns"]["round"] < 2:  # then everybody has had a turn
        play([host, friend], picks=5)
    host.screen("two-people")
    for person, seat in ((host, 0), (friend, 2)):
        positions = [json.loads(text) for text in person.received]
        views = [message["view"] for message in positions if message["type"] == "position"]
        assert views
        for view in views:
            coins = view["columns"][SECRET]
            assert coins[seat] is not None
            assert [x for i, x in enumerate(coins) if i != seat] == [None, None]
        for letter in "ABC":
            mine = "ABC".index(letter) == seat
            hidden = person.page.locator(f"[data-seat={letter}]").get_by_label(
                person.word("seat-coins-hidden")
            )
            assert hidden.count() == (0 if mine else 1)
    assert [line["event"] for line in host.lines()] == [line["event"] for line in friend.lines()]
    # Each reads "you" where it is about them, and the other's name.
    names = [host.table["seats"][i]["name"] for i in (0, 2)]
    for person, mine, other in ((host, *names), (friend, *reversed(names))):
        log = person.page.locator(".log")
        theirs = re.compile(rf"^Round \d: {re.escape(other)}'s turn\.$")
        expect(log.get_by_text(theirs)).not_to_have_count(0)
        expect(log.get_by_text(re.compile(r"^(You|Round \d: your turn)"))).not_to_have_count(0)
        expect(log.get_by_text(mine)).to_have_count(0)


def test_one_reloads_in_the_middle_of_a_choice_and_goes_on(visit: Visit) -> None:
    host, friend = two_and_a_bot(visit)
    play([host, friend], picks=3)
    host.until(lambda: host.asked is not None or friend.asked is not None)
    person = host if host.asked is not None else friend
    before = person.position
    person.page.reload()
    person.on("table")
    person.until(lambda: person.position is not before)
    assert person.position["question"] == before["question"]
    assert person.position["view"] == before["view"]
    play([host, friend], picks=6)


def test_spectators_see_only_what_lies_on_the_table(visit: Visit) -> None:
    host, friend = two_and_a_bot(visit)
    watcher = visit(Look("phone", "dark", "en"))
    watcher.page.goto(host.page.url)
    watcher.on("table")
    expect(watcher.page.get_by_test_id("watching")).to_be_visible()
    play([host, friend], picks=4)
    watcher.until(lambda: public(watcher) == public(host))
    for text in watcher.received:
        message = json.loads(text)
        if message["type"] == "position":
            assert message["view"]["columns"][SECRET] == [None, None, None]
            assert message["question"] is None
    watcher.screen("spectator")
    assert watcher.page.locator("[data-option]").count() == 0


def test_talk_and_peace(visit: Visit) -> None:
    host, friend = two_and_a_bot(visit)
    friend.button("bar-chat").click()
    box = friend.page.get_by_test_id("chat")
    box.get_by_role("button", name=friend.word("chat-thanks")).click()
    # Whoever has the drawer closed reads it all the same.
    host.toasted(friend.word("chat-thanks"))
    host.button("bar-chat").click()
    box.get_by_role("textbox").fill("Mine is the mountain <b>now</b>")
    box.get_by_role("button", name=friend.word("chat-send")).click()
    heard = host.page.get_by_test_id("chat")
    expect(heard.get_by_text("Mine is the mountain <b>now</b>")).to_be_visible()
    host.screen("chat")
    heard.get_by_role("button", name=host.word("chat-mute")).first.click()
    box.get_by_role("button", name=friend.word("chat-hello")).click()
    expect(box.get_by_role("log").get_by_text(friend.word("chat-hello"))).to_be_visible()
    expect(heard.get_by_role("log").get_by_text("Mine is the mountain")).to_have_count(0)
    heard.get_by_role("button", name=host.word("chat-unmute")).click()
    expect(heard.get_by_role("log").get_by_text(host.word("chat-hello"))).to_be_visible()


class Steady(Clicker):
    """Rolls no die while there is another way: their turn goes on."""

    def choose(self, choices: list[str]) -> str:
        sure = [text for text in choices if text.startswith("conquer")]
        return super().choose(sure or [text for text in choices if not text.startswith("final")])


def test_taking_back_alone_and_by_consent(visit: Visit) -> None:
    host, friend = two_and_a_bot(visit)
    people = [host, friend]
    at_rest(people)
    person = next(p for p in people if p.asked is not None)
    other = people[1 - people.index(person)]
    robot = Steady(person)
    robot.step()  # a race: a new one came into the column, which everybody has seen
    robot.over()
    robot.step()
    robot.over()
    before = public(person)
    robot.step()
    robot.over()
    undo = person.page.get_by_test_id("undo")
    if person.position["can_undo"]:
        person.moved(undo.click)
        assert public(person) == before
    # Now what can't be taken back alone: everybody else is asked.
    while person.position["can_undo"]:
        person.moved(undo.click)
    ask_the_others(person)
    expect(other.page.get_by_test_id("undo-wish")).to_be_visible()
    other.screen("undo-wish")
    seen = public(person)
    other.button("undo-refuse").click()
    expect(person.page.get_by_test_id("undo-wish")).to_have_count(0)
    assert public(person) == seen
    ask_the_others(person)
    person.moved(other.button("undo-agree").click)
    assert public(person) != seen
    other.until(partial(same, other, person))


def ask_the_others(person: Visitor) -> None:
    """Open the slip, however hasty the hand, and ask."""
    undo = person.page.get_by_test_id("undo")
    expect(undo).to_have_attribute("aria-expanded", "false")
    undo.dblclick()
    expect(undo).to_have_attribute("aria-expanded", "true")
    person.button("undo-ask").click()
    expect(undo).to_have_attribute("aria-expanded", "false")
    expect(person.page.get_by_test_id("undo-wish")).to_be_visible()


def test_undo_clicked_twice_in_a_hurry_takes_back_once(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), options={"first": "A"}))
    robot, before = Steady(visitor), {}
    assert not robot.over()
    while not visitor.position["can_undo"]:
        before = public(visitor)
        robot.step()
        assert not robot.over()
    undo = visitor.page.get_by_test_id("undo")
    visitor.moved(lambda: undo.evaluate("(button) => { button.click(); button.click(); }"))
    assert public(visitor) == before
    assert [one["type"] for one in map(json.loads, visitor.sent)].count("undo") == 1


def test_conceding(visit: Visit) -> None:
    visitor = visit(Look("phone", "light", "en"))
    visitor.go(lay(visitor, ME, bot()))
    visitor.page.get_by_test_id("menu-button").click()
    visitor.screen("menu")
    visitor.page.get_by_test_id("concede").click()
    visitor.page.get_by_test_id("concede-yes").click()
    visitor.on("final")
    visitor.screen("final-conceded", themes=("light",))
    assert visitor.position["outcome"]["conceded"] == ["A"]


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_hot_seat_with_a_curtain(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.go(lay(visitor, ME, hot("Mira")))
    curtain = visitor.page.get_by_test_id("curtain")
    robot = Clicker(visitor)
    # Before the first look, too: nobody knows yet who sits at the screen.
    expect(curtain).to_be_visible()
    assert visitor.position["view"]["columns"][SECRET] == [None, None]
    handed: list[str] = []
    for _ in range(300):
        visitor.ready()
        if curtain.count():
            # Nothing of the one before is to be seen, and nothing of the next one yet.
            assert visitor.position["question"] is None
            if not handed:
                visitor.screen("curtain")
            visitor.moved(partial(visitor.click, visitor.page.get_by_test_id("curtain-open")))
            expect(curtain).to_have_count(0)
            handed.append(visitor.position["seat"])
            if len(handed) == 3:
                break
            continue
        robot.step()
    assert handed in (["A", "B", "A"], ["B", "A", "B"])


def test_a_table_goes_on_after_the_server_was_restarted(visit: Visit, tmp_path: Path) -> None:
    server = with_test_game(tmp_path / "data").start(free_port())
    try:
        visitor = visit(server=server)
        # A browser tells the console of every try to come back.
        visitor.forgiven = lambda complaint: "WebSocket" in complaint or "ERR_CONN" in complaint
        visitor.go(lay(visitor, ME, bot()))
        robot = Clicker(visitor)
        robot.play(picks=4)
        visitor.ready()
        before, port = visitor.position, server.port
        server.stop(kill=True)
        expect(visitor.page.get_by_test_id("reconnecting")).to_be_visible()
        visitor.page.screenshot(path=visitor.picture("reconnecting"))
        server.start(port)
        expect(visitor.page.get_by_test_id("reconnecting")).to_have_count(0)
        visitor.until(lambda: visitor.position is not before)
        assert visitor.position["question"] == before["question"]
        assert visitor.position["view"] == before["view"]
        robot.play(picks=4)
    finally:
        server.stop()


def test_a_guest_moves_to_another_device(visit: Visit) -> None:
    visitor, device = visit(), visit(Look("phone", "light", "it"))
    address = lay(visitor, ME, bot())
    visitor.go("/")
    visitor.button("home-device").click()
    link = visitor.page.locator("a[href*='/link/']")
    visitor.screen("home-device", themes=("dark",))
    device.go(link.inner_text())
    device.on("link")
    device.screen("link")
    device.page.get_by_test_id("move").click()
    device.button("link-home").click()
    device.on("home")
    assert device.tell("/api/me")["id"] == visitor.tell("/api/me")["id"]
    expect(device.page.locator(f"a[href='{address}']")).to_be_visible()
    device.go(address)
    device.until(lambda: device.asked is not None)
    again = visit()
    again.go(link.inner_text())
    again.forgiven = lambda complaint: "status of 4" in complaint  # a link works once
    again.page.get_by_test_id("move").click()
    expect(again.page.locator("[data-stage=failed]")).to_be_visible()


def test_somebody_without_a_seat_can_take_over_a_bots(visit: Visit) -> None:
    host, late = visit(), visit()
    address = lay(host, ME, bot(), bot())
    host.go(address)
    late.go(address)
    late.on("table")
    post(late, "/api" + address.replace("table", "tables", 1) + "/take", seat="B")
    expect(late.page.get_by_test_id("seat-wish")).to_be_visible()
    host.click(host.button("undo-agree"))  # whoever plays is asked
    late.until(lambda: late.position.get("seat") == "B")
    assert late.position["view"]["columns"][SECRET][1] is not None
