"""What holds at every table, whatever the size of the screen: nothing moves by itself, the keys
keep their word."""

from __future__ import annotations

import re
from functools import partial

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .robot import Clicker, Typist
from .tables import ME, bot, lay
from .visitor import SIZES, Look, Size, Visitor

FIRST = {"first": "A"}
# Where each region is painted on the sheet, and where that is on the screen.
ON_SHEET = """
() => Object.fromEntries([...document.querySelectorAll('[data-region]')].map((one) =>
  [one.dataset.region, one.getAttribute('transform')]))
"""
ON_SCREEN = """
() => Object.fromEntries([...document.querySelectorAll('[data-region]')].map((one) => {
  const box = one.getBoundingClientRect();
  const place = [box.x, box.y, box.width, box.height];
  return [one.dataset.region, place.map((n) => Math.round(n * 10) / 10)];
}))
"""
ZOOMED: tuple[Size, ...] = ("phone", "side")
"""Too small for the whole map at once."""
# How much room there is for the map below the prompt: none of it is covered.
ROOM = """
() => {
  const prompt = document.querySelector('[data-testid=prompt]').getBoundingClientRect();
  return [prompt.top, prompt.bottom, prompt.width].map(Math.round);
}
"""
# How much of the screen shows the map: a grid of points, and whether the board is the topmost.
FREE_ROOM = """
() => {
  let free = 0;
  for (let i = 0; i < 40; i++) for (let j = 0; j < 40; j++) {
    const [x, y] = [(i + 0.5) / 40 * innerWidth, (j + 0.5) / 40 * innerHeight];
    free += Boolean(document.elementFromPoint(x, y)?.closest('[data-testid=board]'));
  }
  return free / 1600;
}
"""
LANGUAGE = {"laptop": "it", "tablet": "it", "side": "it"}
"""Italian is longer: the narrow screens have to do with it."""


@pytest.mark.parametrize("size", SIZES)
def test_every_island_stays_where_it_is(visit: Visit, size: Size) -> None:
    visitor = visit(Look(size, "light", LANGUAGE.get(size, "en")))
    visitor.go(lay(visitor, ME, bot("easy"), bot("easy"), options=FIRST))
    robot = Clicker(visitor, seed=5)
    page = visitor.page
    visitor.at_rest()
    sheet, screen, room = page.evaluate(ON_SHEET), page.evaluate(ON_SCREEN), page.evaluate(ROOM)
    assert len(sheet) > 20
    labels = set()
    for _ in range(24):
        if robot.over():
            break
        labels.add(visitor.position["question"]["label"])
        assert page.evaluate(ON_SHEET) == sheet
        now = page.evaluate(ON_SCREEN)
        # What a phone is too small for is brought into sight; all others show the whole map.
        assert now == screen or size in ZOOMED
        if not visitor.look.small:
            assert page.evaluate(ROOM) == room, "the prompt keeps to its room"
            for key, drawer in (("c", "chat"), ("m", "menu"), ("s", "legend")):
                page.keyboard.press(key)
                expect(page.get_by_test_id(drawer)).to_be_visible()
                assert page.evaluate(ON_SCREEN) == screen
                page.keyboard.press("Escape")
                expect(page.get_by_test_id(drawer)).to_have_count(0)
        robot.step()
    assert len(labels) > 2, labels


def test_nothing_moves_in_a_replay(visit: Visit) -> None:
    visitor = visit()
    address = lay(visitor, ME, bot("easy"), options=FIRST)
    visitor.go(address)
    Clicker(visitor, seed=4).play(picks=12)
    page = visitor.page
    visitor.click(page.get_by_test_id("menu-button"))
    visitor.click(page.get_by_test_id("concede"))
    visitor.click(page.get_by_test_id("concede-yes"))
    visitor.on("final")
    visitor.go(address.replace("table", "replay"))
    page.keyboard.press("Home")
    visitor.at_rest()
    sheet, screen = page.evaluate(ON_SHEET), page.evaluate(ON_SCREEN)
    assert sheet
    # After the last move, which is the concession, the result takes the board's place.
    moves = int(page.get_by_test_id("rope").get_attribute("aria-valuemax") or 0) - 1
    assert moves > 12
    for _ in range(min(20, moves - 1)):
        page.keyboard.press("ArrowRight")
        visitor.at_rest()
        assert (page.evaluate(ON_SHEET), page.evaluate(ON_SCREEN)) == (sheet, screen)


def told(robot: Typist) -> float:
    """Print how many keys each kind of question took; the mean of all."""
    every = [n for counts in robot.presses.values() for n in counts]
    print()
    for label, counts in [*sorted(robot.presses.items()), ("all", every)]:
        mean = sum(counts) / len(counts)
        print(f"{label:12} {len(counts):4} times, {mean:4.1f} keys each, {max(counts):2} at worst")
    return sum(every) / len(every)


@pytest.mark.parametrize(("game", "seed"), [("smallworld", 11), ("tcg", 3)])
def test_a_whole_game_needs_few_keys(visit: Visit, game: str, seed: int) -> None:
    """Mean and worst number of key presses for each kind of question of two options or more, in a
    game of random answers from the first question to the last."""
    visitor = visit(plain=game == "tcg")
    options = FIRST if game == "smallworld" else {"decks": ["Horde Hunter", "Horde Warrior"]}
    visitor.go(lay(visitor, ME, bot("easy"), game=game, options=options))
    robot = Typist(visitor, seed)
    visitor.at_rest()
    places = visitor.page.evaluate(ON_SCREEN)
    while robot.step():
        if not robot.over():
            assert visitor.page.evaluate(ON_SCREEN) == places, "every island keeps its place"
    assert told(robot) <= 5


def stops(visitor: Visitor) -> list[str]:
    """Which parts of the page the Tab key comes through, once around."""
    parts: list[str] = []
    visitor.page.evaluate("document.querySelector('.skip').focus()")
    for _ in range(40):
        visitor.page.keyboard.press("Tab")
        part = visitor.page.evaluate(
            """() => {
              const one = document.activeElement;
              const part = one.closest('[data-testid=prompt], [data-testid=board], [data-seat],'
                + ' [data-testid=hand], .log, [data-testid=waiting], header');
              return one === document.body ? 'end' : part?.dataset.testid ?? part?.className ?? '';
            }"""
        )
        parts.append(part)
        if part == "end":
            break
    return parts


def test_tab_goes_through_parts_of_the_page_and_not_through_lines(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    robot = Clicker(visitor)
    robot.play(picks=12)
    # Where they have a race, a button and a board to choose from: not every question has them all.
    while not robot.over() and visitor.position["question"]["label"] != "conquest":
        robot.step()
    found = stops(visitor)
    assert sum("board" in part for part in found) <= 3  # a region and the zoom
    assert sum("log" in part for part in found) <= 2  # its button, and the lines
    assert found.count("waiting") <= 2
    first = [part for part in dict.fromkeys(found) if part in {"prompt", "board", "hand"}]
    assert first == ["prompt", "board", "hand"]


def test_space_does_the_main_thing_wherever_the_focus_is(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    page, robot = visitor.page, Typist(visitor)
    main = page.locator("[data-testid=prompt] .button.main")
    for where in ("[data-region][tabindex='0']", ".log li button[tabindex='0']"):
        while not main.count():
            assert robot.step()
            visitor.ready()
        page.locator(where).first.focus()
        option = main.get_attribute("data-option")
        visitor.moved(lambda: page.keyboard.press(" "))
        assert [m for m in visitor.sent if '"answer"' in m][-1].count(f'"{option}"') == 1
        expect(page.get_by_test_id("inspector")).to_have_count(0)
        visitor.ready()


def test_arrows_lead_to_the_board_from_the_prompt_and_the_zoom(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    page, robot = visitor.page, Clicker(visitor)
    while visitor.position["question"]["label"] != "conquest":
        robot.step()
        visitor.ready()
    for where in ("[data-testid=prompt] button", "[data-testid=board] .zoom button"):
        page.locator(where).last.focus()
        page.keyboard.press("ArrowRight")
        assert page.evaluate("document.activeElement.hasAttribute('data-option')")
        assert page.evaluate("document.activeElement.hasAttribute('data-region')")


def test_a_number_picks_a_race(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), options=FIRST))
    assert visitor.position["question"]["label"] == "pick"
    visitor.moved(lambda: visitor.page.keyboard.press("2"))
    assert any('"take 2"' in message for message in visitor.sent)


@pytest.mark.parametrize("size", SIZES)
def test_nobody_is_kept_out_at_any_size(visit: Visit, size: Size) -> None:
    """axe, in both themes, where one picks and where one conquers; and nothing lies over the map
    that nobody asked for."""
    visitor = visit(Look(size, "light", "en"))
    visitor.go(lay(visitor, ME, bot("easy"), bot("easy"), options=FIRST))
    expect(visitor.page.get_by_test_id("combo-slip")).to_have_count(0)
    visitor.screen("size-pick")
    robot = Clicker(visitor, seed=2)
    while not robot.over() and visitor.position["question"]["label"] != "conquest":
        robot.step()
    robot.step()
    visitor.screen("size-conquest")
    wide = visitor.page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    assert wide, "the page is wider than the screen"


@pytest.mark.parametrize("size", [size for size in SIZES if size != "desk"])
def test_large_text_leaves_room_at_any_size(visit: Visit, size: Size) -> None:
    """With letters twice as large: half of the screen is still the board's, what one can do is in
    sight, and nothing is wider than the screen."""
    visitor = visit(Look(size, "light", "it"), text=200)
    visitor.go(lay(visitor, ME, bot("easy"), bot("easy"), options=FIRST))
    page, robot = visitor.page, Clicker(visitor)
    while not robot.over() and visitor.position["question"]["label"] != "conquest":
        robot.step()  # also with a mouse where a phone's layout is all that fits
    visitor.at_rest()
    for tab in page.locator("[data-tab]").all():
        expect(tab).to_be_in_viewport(ratio=1)
    expect(page.locator("[data-testid=prompt] [data-option=stop]")).to_be_in_viewport(ratio=1)
    assert page.evaluate(FREE_ROOM) >= 0.5
    assert page.evaluate("document.documentElement.scrollWidth <= window.innerWidth")
    visitor.screen("text-200", themes=("light",))


@pytest.mark.parametrize("text", [150, 200])
def test_large_text_takes_nothing_from_the_board(visit: Visit, text: int) -> None:
    usual, large = visit(), visit(text=text)
    boxes = []
    for visitor in (usual, large):
        visitor.go(lay(visitor, ME, bot("easy"), bot("easy"), options=FIRST))
        Clicker(visitor).play(picks=2)
        visitor.at_rest()
        box = visitor.page.get_by_test_id("board").bounding_box()
        assert box is not None
        boxes.append((box["width"], box["height"]))
        free = visitor.page.get_by_test_id("board").evaluate(
            "(board) => getComputedStyle(board).getPropertyValue('--free-top')"
        )
        boxes.append((free, 0))
    assert boxes[:2] == boxes[2:]
    large.screen(f"text-{text}", themes=("light",))


def test_a_bot_can_not_be_asked_to_roll_again(visit: Visit) -> None:
    """After a pick that shows a new combo nothing is taken back; at a practice table it is."""
    for practice in (False, True):
        visitor = visit()
        visitor.go(lay(visitor, ME, bot("easy"), options=FIRST, practice=practice))
        visitor.moved(partial(visitor.page.keyboard.press, "1"))
        assert visitor.position["can_undo"] is practice
        tag = visitor.page.get_by_text(visitor.word("new-undo-practice"), exact=True)
        expect(tag).to_have_count(1 if practice else 0)
        visitor.page.keyboard.press("u")
        if practice:
            told = re.compile("undid a move")
            expect(visitor.page.locator(".log li").filter(has_text=told)).to_be_visible()
        else:
            visitor.toasted(visitor.position["why_no_undo"])
