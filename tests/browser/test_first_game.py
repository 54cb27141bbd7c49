"""From the first page to the first conquest, and on to the end of a whole game and beyond it."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .robot import Clicker, Robot, Typist
from .tables import ME, bot, lay
from .visitor import Look, Visitor

LOOKS = [
    Look("desk", "dark", "en"),
    Look("phone", "light", "it"),
    Look("desk", "light", "it"),
    Look("phone", "dark", "en"),
]


def against_bots(visitor: Visitor, game: str = "smallworld") -> None:
    visitor.go("/")
    visitor.click(visitor.page.get_by_test_id(f"play-{game}"))
    visitor.on("table")


def pictured(visitor: Visitor, robot: Robot, picks: int = 2000) -> bool:
    """Play on, with a picture of every kind of question; whether the game is over."""
    seen: set[str] = set()
    for _ in range(picks):
        if robot.over():
            return True
        label = visitor.position["question"]["label"]
        if label not in seen:
            seen.add(label)
            visitor.screen(f"ask-{label}", themes=(visitor.look.theme,))
        robot.step()
    return robot.over()


@pytest.mark.parametrize("look", LOOKS[:2], ids=str)
def test_from_the_first_page_to_the_first_conquest(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    visitor.go("/")
    visitor.screen("home")
    against_bots(visitor)
    robot = Clicker(visitor)
    option, picks = "", 0
    while not option.startswith("conquer"):
        assert not robot.over()
        question = visitor.position["question"]
        option = robot.choose([choice["text"] for choice in question["choices"]])
        robot.pick(option)
        picks += 1
    visitor.ready()
    region = option.split()[1]
    assert any(["region", region] in line["things"] for line in visitor.lines())
    visitor.screen("table-conquered", themes=(look.theme,))
    # Play, a race, whatever its power asks, a region; a thumb taps once more to see the price.
    print(f"\n{look}: {visitor.clicks} clicks from the first page to the first conquest")
    assert visitor.clicks <= 1 + picks + look.small + robot.detours
    assert picks <= 5


@pytest.mark.slow
@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_whole_game_by_clicks_and_what_comes_after(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    against_bots(visitor)
    robot = Clicker(visitor)
    assert pictured(visitor, robot)
    print(f"\n{look}: a whole game, {robot.picks} picks, {visitor.clicks} clicks")
    visitor.on("final")
    visitor.screen("final")
    table = visitor.page.url.rpartition("/")[2]
    told = visitor.tell(f"/api/tables/{table}")
    assert told["status"] == "over"
    assert visitor.page.get_by_test_id("seed").inner_text() == told["seed"]

    visitor.click(visitor.page.get_by_role("link", name=visitor.word("final-replay")))
    visitor.on("replay")
    visitor.screen("replay-end")
    scrub(visitor)
    if look.size == "desk":
        share(visitor)
    play_on(visitor)

    visitor.go(f"/table/{table}")
    visitor.on("final")
    visitor.click(visitor.page.get_by_test_id("rematch"))
    visitor.on("table")
    assert not visitor.page.url.endswith(table)
    assert not robot.over()


def at(visitor: Visitor) -> int:
    """The move at which the replay stands, as its slider tells."""
    return int(visitor.page.get_by_test_id("rope").get_attribute("data-at") or -1)


def scrub(visitor: Visitor) -> None:
    rope = visitor.page.get_by_test_id("rope")
    rope.focus()
    rope.press("Home")
    visitor.ready()
    start = at(visitor)
    visitor.click(visitor.page.get_by_test_id("step"))
    visitor.ready()
    first = at(visitor)
    assert first > start
    visitor.click(visitor.page.get_by_test_id("next-interesting"))
    visitor.ready()
    assert at(visitor) > first
    box = rope.bounding_box()
    assert box
    middle = box["x"] + box["width"] * 0.5, box["y"] + box["height"] * 0.5
    if visitor.look.small:
        visitor.page.touchscreen.tap(*middle)
    else:
        visitor.page.mouse.click(*middle)
    visitor.ready()
    visitor.screen("replay-middle")
    expect(visitor.page.get_by_text(visitor.word("seat-away"), exact=True)).to_have_count(0)
    if visitor.look.size == "desk":
        expect(visitor.page.get_by_test_id("hand")).to_be_in_viewport(ratio=1)


def share(visitor: Visitor) -> None:
    """The link that is shared leads another browser to the same moment."""
    visitor.context.grant_permissions(["clipboard-read", "clipboard-write"])
    visitor.click(visitor.page.get_by_test_id("share"))
    # Then it is written: before that one would read what another has shared.
    visitor.toasted(visitor.word("replay-shared"))
    link = visitor.page.evaluate("navigator.clipboard.readText()")
    assert visitor.page.url.partition("?")[0] in link
    moment = at(visitor)
    visitor.page.goto(link)
    visitor.on("replay")
    assert at(visitor) == moment


def play_on(visitor: Visitor) -> None:
    """From the middle of a finished game, against bots."""
    before = visitor.page.url
    visitor.click(visitor.page.get_by_test_id("fork"))
    visitor.screen("replay-fork", themes=(visitor.look.theme,))
    visitor.click(visitor.page.get_by_test_id("fork-go"))
    visitor.page.wait_for_url("**/table/*")
    visitor.on("table")
    assert visitor.page.url != before
    assert not Clicker(visitor).play(picks=3)


@pytest.mark.slow
@pytest.mark.parametrize("look", [LOOKS[2]], ids=str)
def test_a_whole_game_by_keyboard_alone(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    address = lay(visitor, ME, bot())
    visitor.go("/")
    # The first page by keyboard, too: the table is in the list of one's own.
    for _ in range(100):
        visitor.page.keyboard.press("Tab")
        if visitor.page.evaluate("document.activeElement?.getAttribute('href')") == address:
            break
    visitor.page.keyboard.press("Enter")
    visitor.on("table")
    robot = Typist(visitor)
    assert robot.play()
    print(f"\n{look}: a whole game by keyboard, {robot.picks} picks")
    visitor.on("final")


def test_a_few_turns_by_keyboard(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot()))
    robot = Typist(visitor)
    assert not robot.play(picks=12)


def test_the_space_bar_presses_the_main_button(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot()))
    robot = Typist(visitor)
    main = visitor.page.locator("[data-testid=prompt] .button.main")
    while not main.count():
        assert robot.step()
        visitor.ready()
    option, before = main.get_attribute("data-option"), visitor.position
    visitor.page.evaluate("document.activeElement.blur()")
    visitor.moved(lambda: visitor.page.keyboard.press(" "))
    assert option
    assert visitor.asked != before["question"]["number"]
