"""The card game on its own table: whole duels by mouse, by finger and by keyboard, and what one
finds there."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .robot import PATIENCE, NotOfferedError, Typist
from .tables import FREE, ME, bot, lay
from .test_cards import DECKS, EAGER, Duelist, answers
from .visitor import Look, Visitor


def sit(visitor: Visitor, decks: list[str] | None = None) -> None:
    options = {"decks": decks or DECKS}
    visitor.go(lay(visitor, ME, bot("easy"), game="tcg", options=options))
    expect(visitor.page.get_by_test_id("duel")).to_be_visible()


def until_asked(robot: Duelist, label: str, wanted: str = "") -> dict[str, Any]:
    """Play until this is asked, with such a choice."""
    while not robot.over():
        question: dict[str, Any] = robot.visitor.position["question"]
        if question["label"] == label and any(
            choice["text"].startswith(wanted) for choice in question["choices"]
        ):
            return question
        robot.step()
    raise AssertionError(f"nobody was asked {label} {wanted}")


class Keys(Typist):
    """By the number of a card, or with Tab and the arrows where it has none."""

    def choose(self, choices: list[str]) -> str:
        return Duelist.choose(self, choices)  # type: ignore[arg-type]

    def reach(self, option: str) -> None:
        if self.by_key(option):
            return
        numbered = self.spot(option)
        if numbered is None:
            super().reach(option)
            return
        at_once = numbered.get_attribute("data-option") == option
        self.press(numbered.get_attribute("data-number") or "")
        if not at_once:
            self.option(option).wait_for(timeout=PATIENCE)
            if not self.by_key(option):
                raise NotOfferedError(f"{option} has no key of its own")

    def spot(self, option: str) -> Locator | None:
        """The card with a number that offers it, itself or by a button."""
        named = [
            f'[data-option="{option}"]',
            *(f'[data-region="{x}"]' for x in option.split()[1:2]),
        ]
        for name in named:
            found = self.page.locator(f"{name}[data-number]:visible")
            if found.count():
                return found.first
        return None


@pytest.mark.parametrize(
    ("look", "decks"),
    [
        (Look("desk", "dark", "en"), ["Horde Hunter", "Horde Warrior"]),
        (Look("phone", "light", "it"), ["Alliance Mage", "Horde Shaman"]),
    ],
    ids=str,
)
def test_a_whole_duel(visit: Visit, look: Look, decks: list[str]) -> None:
    visitor = visit(look)
    sit(visitor, decks)
    robot = Duelist(visitor)
    assert not robot.play(picks=9)
    visitor.screen("duel")
    assert robot.play(), "the duel has no end"
    visitor.on("final")
    tells_the_end(visitor)
    visitor.screen("duel-final")
    visitor.go(visitor.page.url.replace("/table/", "/replay/"))
    visitor.click(visitor.button("replay-tab-result").first)
    tells_the_end(visitor)


def tells_the_end(visitor: Visitor) -> None:
    """How it was won, the heroes' health turn by turn, and the turning points, numbered on it."""
    report = visitor.position["outcome"]["report"]
    page = visitor.page
    expect(page.get_by_test_id("how")).to_have_text(report["how"])
    expect(page.get_by_role("heading", name=report["counted"])).to_be_visible()
    turnings = page.get_by_test_id("turnings").get_by_role("listitem")
    expect(turnings).to_have_count(len(report["turnings"]))
    expect(page.locator("figure .disc")).to_have_count(len(report["turnings"]))
    for i, turning in enumerate(report["turnings"]):
        expect(turnings.nth(i)).to_contain_text(turning["text"])
    expect(page.locator("figure .line")).to_have_count(2)
    box = page.locator("figure > svg").bounding_box()
    assert box is not None
    width = page.viewport_size["width"] if page.viewport_size else 0
    assert box["x"] >= 0
    assert box["x"] + box["width"] <= width


def test_a_phone_on_its_side(visit: Visit) -> None:
    visitor = visit(Look("side", "dark", "en"))
    sit(visitor, ["Alliance Warrior", "Horde Warlock"])
    robot = Duelist(visitor)
    assert not robot.play(picks=25)
    visitor.screen("duel")


def test_a_whole_duel_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit(Look("desk", "light", "it"))
    sit(visitor)
    robot = Keys(visitor)
    assert robot.play(), "the duel has no end"
    visitor.on("final")
    every = [n for counts in robot.presses.values() for n in counts]
    print(f"\n{sum(every) / len(every):.1f} keys for an answer")
    assert sum(every) / len(every) <= 3


def test_a_duel_between_two_browsers(visit: Visit) -> None:
    one = visit(Look("desk", "dark", "en"), autopass=False)
    other = visit(Look("phone", "dark", "it"), autopass=False)
    address = lay(one, ME, FREE, game="tcg", options={"decks": DECKS})
    one.go(address)
    other.go(address)
    other.click(other.page.get_by_test_id("sit-B"))
    expect(one.page.get_by_test_id("start")).not_to_have_attribute("aria-disabled", "true")
    one.click(one.page.get_by_test_id("start"))
    for visitor in (one, other):
        expect(visitor.page.get_by_test_id("duel")).to_be_visible()
    robots = [Duelist(one), Duelist(other)]
    for _ in range(30):
        for robot in robots:
            if robot.visitor.position.get("question") and robot.visitor.idle():
                robot.step()
        one.page.wait_for_timeout(50)
    assert min(robot.picks for robot in robots) > 0


def test_a_card_of_the_hand_is_lifted_then_played_or_placed(visit: Visit) -> None:
    visitor = visit()
    sit(visitor)
    robot = Duelist(visitor)
    question = until_asked(robot, "priority", "place ")
    card = next(c for c in question["choices"] if c["verb"] == "place")["args"][0]
    spot = visitor.page.locator(f'[data-hand] [data-region="{card}"]').first
    robot.press(spot)
    expect(spot).to_have_attribute("aria-expanded", "true")
    place = visitor.page.locator(f'[data-option="place {card}"]')
    expect(place).to_be_visible()
    visitor.screen("duel-lifted")
    visitor.moved(place.click)
    assert answers(visitor)[-1] == f"place {card}"


def test_a_card_is_dragged_to_the_resources(visit: Visit) -> None:
    visitor = visit()
    sit(visitor)
    robot = Duelist(visitor)
    question = until_asked(robot, "priority", "place ")
    offered = {c["text"] for c in question["choices"]}
    named = [c["args"][0] for c in question["choices"] if c["verb"] == "place"]
    card = next(name for name in named if f"place_up {name}" not in offered)
    spot = visitor.page.locator(f'[data-hand] [data-region="{card}"]').first
    row = visitor.page.locator('[data-drop="resources"]').last.bounding_box()
    assert row is not None
    x, y = robot.point(spot)
    mouse = visitor.page.mouse

    def drag() -> None:
        mouse.move(x, y)
        mouse.down()
        mouse.move(x, y - 40, steps=4)
        mouse.move(row["x"] + row["width"] - 30, row["y"] + row["height"] / 2, steps=6)
        mouse.up()

    visitor.moved(drag)
    assert answers(visitor)[-1] == f"place {card}"


def test_an_attack_is_dragged_onto_its_target_and_seen_before(visit: Visit) -> None:
    visitor = visit(autopass=False)
    sit(visitor)
    robot = Duelist(visitor)
    question = until_asked(robot, "priority", "attack ")
    attacker = next(c for c in question["choices"] if c["verb"] == "attack")["args"][0]
    enemy = "A0" if visitor.position["seat"] == "B" else "B0"
    mouse, page = visitor.page.mouse, visitor.page
    start = robot.point(page.locator(f'[data-slot="{attacker}"]'))
    end = robot.point(page.locator(f'[data-slot="{enemy}"]'))
    sent = len(answers(visitor))
    mouse.move(*start)
    mouse.down()
    mouse.move(start[0], start[1] - 30, steps=3)
    mouse.move(*end, steps=6)
    expect(page.get_by_test_id("preview")).to_be_visible()
    visitor.screen("duel-attack")
    mouse.up()
    visitor.until(lambda: len(answers(visitor)) >= sent + 1)
    visitor.ready()
    assert answers(visitor)[sent] == f"attack {attacker}"
    following = answers(visitor)[sent + 1 : sent + 2]
    assert following in ([], [f"at {enemy}"])


def test_escape_takes_back_a_half_made_attack(visit: Visit) -> None:
    visitor = visit()
    sit(visitor)
    robot = Duelist(visitor)
    question = until_asked(robot, "defender")
    assert len(question["choices"]) > 1
    visitor.page.locator("[data-focus]").focus()
    visitor.moved(lambda: visitor.page.keyboard.press("Escape"))
    assert visitor.position["question"]["label"] == "priority"


class Gatherer(Duelist):
    """Attacks with nobody."""

    def choose(self, choices: list[str]) -> str:
        return super().choose([text for text in choices if not text.startswith("attack ")])


def test_all_attack_the_hero_one_by_one(visit: Visit) -> None:
    visitor = visit(autopass=False)
    button = visitor.page.get_by_test_id("all-in")
    for _ in range(5):  # a duel may be over before two can attack
        sit(visitor)
        robot = Gatherer(visitor)
        while not robot.over() and not button.count():
            robot.step()
        if button.count():
            break
    visitor.screen("duel-all-in", ("dark",))
    before, told = len(answers(visitor)), len(visitor.lines())
    visitor.click(button)
    visitor.until(lambda: robot.settled() and len(answers(visitor)) > before)
    given = answers(visitor)[before:]
    assert given[0].startswith("attack ")
    attacks = [text for text in given if text.startswith("attack ")]
    assert len(attacks) == len(set(attacks))
    assert all(text == "at B0" for text in given if text.startswith("at "))
    assert all(text.split()[0] in ("attack", "at", "strike", "pass") for text in given)
    events = [line["event"] for line in visitor.lines()[told:]]
    proposed = [event for event in events if event.startswith("proposed ")]
    assert len(proposed) == len(attacks)
    assert visitor.position["outcome"] or visitor.position["turn"] == "A", "no turn is ended"


def test_a_deck_opens_as_the_list_of_what_is_left(visit: Visit) -> None:
    visitor = visit(Look("phone", "dark", "it"))
    sit(visitor)
    assert not Duelist(visitor).play(picks=9)
    page = visitor.page
    visitor.click(page.locator('[data-region="deck-A"]'))
    tray = page.get_by_test_id("tray")
    left = visitor.position["view"]["now"]["decks"]
    assert left.keys() == {"A"}, "nobody is told the other's list"
    expect(tray.locator("li")).to_have_count(len(left["A"]))
    expect(tray.get_by_role("heading")).to_contain_text(str(sum(left["A"].values())))
    visitor.screen("duel-deck", ("dark",))
    visitor.click(tray.get_by_role("button", name=visitor.word("tcg-close")))
    visitor.click(page.locator('[data-region="deck-B"]'))
    seen = visitor.word("tcg-deck-seen", n=0)[:12]
    expect(tray.get_by_role("heading")).to_contain_text(seen)


def test_what_can_not_be_done_says_why(visit: Visit) -> None:
    visitor = visit()
    sit(visitor)
    robot = Duelist(visitor)
    question = until_asked(robot, "priority", "place ")
    offered = {choice["text"] for choice in question["choices"]}
    hero = f"{visitor.position['seat']}0"
    if f"attack {hero}" not in offered:
        x, y = robot.point(visitor.page.locator(f'[data-slot="{hero}"]'))
        visitor.page.mouse.move(x, y)
        expect(visitor.page.get_by_test_id("reason")).to_contain_text(".")
        visitor.screen("duel-why")


def test_the_main_button_says_what_is_left_undone(visit: Visit) -> None:
    visitor = visit(autopass=False)
    sit(visitor)
    robot = Duelist(visitor)
    until_asked(robot, "priority", "place ")
    button = visitor.page.locator('[data-testid=prompt] [data-option="pass"]')
    expect(button).to_contain_text(visitor.word("tcg-end-turn"))
    expect(button).to_contain_text(visitor.word("tcg-left-resource"))


def test_a_stop_is_set_on_the_phase_bar(visit: Visit) -> None:
    visitor = visit()
    sit(visitor)
    robot = Duelist(visitor)
    until_asked(robot, "priority", "place ")
    stop = visitor.page.get_by_test_id("phases").get_by_role("button").first
    expect(stop).to_have_attribute("aria-pressed", "false")
    stop.click()
    expect(stop).to_have_attribute("aria-pressed", "true")


def test_a_graveyard_opens_as_a_row(visit: Visit) -> None:
    visitor = visit()
    sit(visitor)
    robot = Duelist(visitor)
    seat = visitor.position["seat"]
    while not visitor.position["view"]["columns"][f"grave_{seat.lower()}"]:
        assert robot.step(), "nobody died"
        robot.over()
    until_asked(robot, "priority")
    robot.press(visitor.page.locator(f'[data-region="grave-{seat}"]'))
    tray = visitor.page.get_by_test_id("tray")
    expect(tray.get_by_role("listitem").first).to_be_visible()
    visitor.screen("duel-graveyard")


def test_the_plain_table_is_one_key_away(visit: Visit) -> None:
    visitor = visit()
    sit(visitor)
    visitor.page.keyboard.press("p")
    expect(visitor.page.get_by_test_id("plain")).to_be_visible()
    visitor.page.keyboard.press("p")
    expect(visitor.page.get_by_test_id("duel")).to_be_visible()


def test_eager_verbs_are_of_the_game() -> None:
    """What the robots prefer is there to be preferred."""
    from tabard.games.tcg import GAME

    assert set(EAGER) <= set(GAME.options.verbs)
