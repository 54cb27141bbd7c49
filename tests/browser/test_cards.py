"""The card game at the plain table: whole games, reading cards, passing, choosing decks."""

from __future__ import annotations

import json

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .robot import Clicker, NotOfferedError
from .tables import ME, bot, lay
from .visitor import Look, Visitor

DECKS = ["Horde Hunter", "Horde Warrior"]
"""Both attack early: such a duel ends soon."""
EAGER = (
    *("attack", "at", "strike", "play", "place_up", "place", "target"),
    *("keep", "take", "hold", "no", "yes", "use"),
)
"""What brings the end nearer, the best first."""


# Of a card under others: the point of what is seen of it that is furthest from them.
INSIDE = """
(element) => {
  const box = element.getBoundingClientRect();
  const N = 24;
  const seen = (i, j) => {
    if (i < 0 || j < 0 || i > N || j > N) return false;
    const [x, y] = [box.left + (i / N) * box.width, box.top + (j / N) * box.height];
    return element.contains(document.elementFromPoint(x, y));
  };
  const all = [...Array(N + 1).keys()];
  const grid = all.map((i) => all.map((j) => seen(i, j)));
  const free = (i, j) => {
    for (let r = 0; ; r++)
      for (let k = -r; k <= r; k++)
        for (const [u, v] of [[i + k, j - r], [i + k, j + r], [i - r, j + k], [i + r, j + k]])
          if (!grid[u]?.[v]) return r;
  };
  let best = null, most = 0;
  for (let i = 0; i <= N; i++)
    for (let j = 0; j <= N; j++)
      if (free(i, j) > most) {
        most = free(i, j);
        best = { x: box.left + (i / N) * box.width, y: box.top + (j / N) * box.height };
      }
  return best;
}
"""


class Duelist(Clicker):
    """Attacks whenever they can, heroes first."""

    def point(self, target: Locator) -> tuple[float, float]:
        """Where to touch a card that lies under others; a row of many is scrolled."""
        target.scroll_into_view_if_needed()
        found = target.evaluate(INSIDE)
        if found is None:
            raise NotOfferedError("a card that can be chosen is covered or out of sight")
        return found["x"], found["y"]

    def choose(self, choices: list[str]) -> str:
        for verb in EAGER:
            found = [text for text in choices if text.split()[0] == verb]
            heroes = [text for text in found if text.split()[-1] in {"A0", "B0"}]
            if verb == "at" and heroes:
                return heroes[0]
            if found:
                return self.random.choice(found)
        return "pass" if "pass" in choices else self.random.choice(choices)


def duel(visitor: Visitor, level: str = "easy") -> None:
    visitor.go(lay(visitor, ME, bot(level), game="tcg", options={"decks": DECKS}))


def answers(visitor: Visitor) -> list[str]:
    """What their browser has answered, every option of it."""
    sent = [json.loads(frame) for frame in visitor.sent]
    return [text for message in sent if message["type"] == "answer" for text in message["options"]]


@pytest.mark.parametrize(
    "look", [Look("desk", "light", "en"), Look("phone", "dark", "it")], ids=str
)
def test_a_whole_duel(visit: Visit, look: Look) -> None:
    visitor = visit(look, plain=True)
    duel(visitor)
    expect(visitor.page.get_by_test_id("plain")).to_be_visible()
    robot = Duelist(visitor)
    assert not robot.play(picks=9)
    visitor.screen("plain-tcg")
    assert robot.play(), "the duel has no end"
    visitor.on("final")
    visitor.screen("final-tcg")


def test_a_card_can_be_read_wherever_it_is_named(visit: Visit) -> None:
    visitor = visit(Look("phone", "light", "en"), plain=True)
    duel(visitor)
    robot = Duelist(visitor)
    things = visitor.tell("/api/games/tcg/box?language=en")["things"]["card"]

    def cards() -> list[str]:
        """Which of the cards in their hand they may lay down; those that say something."""
        offered = [c for c in visitor.position["question"]["choices"] if c["verb"] == "place"]
        return [name for choice in offered if things[name := choice["args"][0]]["text"]]

    while not robot.over() and not cards():
        robot.step()
    name = cards()[0]
    card = things[name]
    expect(visitor.page.get_by_text(card["text"].splitlines()[0]).first).to_be_visible()
    inspector = visitor.page.get_by_test_id("inspector")
    for place in (".read", "table button"):  # at the choice, and in the hand
        named = visitor.page.locator(f'{place}[data-thing="card {name}"]')
        visitor.click(named.first)
        expect(inspector).to_contain_text(card["name"])
        expect(inspector).to_contain_text(card["data"]["type_line"])
        expect(inspector).to_contain_text(card["data"]["stats_line"])
        visitor.page.keyboard.press("Escape")
        expect(inspector).not_to_be_visible()


def test_space_passes(visit: Visit) -> None:
    visitor = visit(autopass=False, plain=True)
    duel(visitor)
    robot = Duelist(visitor)
    passed = 0
    while passed < 3:
        assert not robot.over()
        if visitor.position["question"]["label"] != "priority":
            assert robot.step()
            continue
        visitor.page.locator("[data-focus]").focus()
        visitor.moved(lambda: visitor.page.keyboard.press("Space"))
        passed += 1
        assert answers(visitor)[-1] == "pass"


def test_a_choice_stays_under_the_pointer(visit: Visit) -> None:
    visitor = visit(autopass=False, plain=True)
    duel(visitor)
    choice = visitor.page.locator("[data-option]").first
    visitor.at_rest()
    before = choice.bounding_box()
    choice.hover()
    reason = visitor.page.get_by_test_id("reason")
    reason.evaluate("element => element.append(' A long reason.'.repeat(40))")
    visitor.at_rest()
    assert choice.bounding_box() == before


def test_who_can_only_pass_need_not_click(visit: Visit) -> None:
    visitor = visit(autopass=True, plain=True)
    duel(visitor)
    robot = Duelist(visitor)
    while len(answers(visitor)) < robot.picks + 2:
        assert not robot.over()
        robot.step()
    assert answers(visitor).count("pass") >= 2


def test_who_wants_to_click_is_waited_for(visit: Visit) -> None:
    visitor = visit(autopass=False, plain=True)
    duel(visitor)
    robot = Duelist(visitor)
    alone = 0
    while alone < 2:
        assert not robot.over()
        alone += len(visitor.position["question"]["choices"]) == 1
        robot.step()
        assert len(answers(visitor)) == robot.picks


def test_a_table_is_laid_with_two_starters(visit: Visit) -> None:
    visitor = visit(Look("desk", "dark", "it"))
    visitor.go("/new/tcg")
    for seat, name in (("A", "Cacciatore dell'Orda"), ("B", "Mago dell'Alleanza")):
        row = visitor.page.locator(f"[data-seat={seat}]")
        row.get_by_test_id("bring").click()
        visitor.page.locator(f'[data-brings="{name}"]').click()
        expect(row.get_by_test_id("brought")).to_have_text(name)
    expect(visitor.page.get_by_role("radio", name="segrete")).to_be_checked()
    visitor.screen("new-tcg")
    visitor.page.get_by_test_id("create").click()
    visitor.on("table")
    things = visitor.tell("/api/games/tcg/box?language=it")["things"]["card"]
    laid = visitor.position["view"]["columns"]["first_hero"]
    names = [things[hero]["name"] for hero in laid]
    assert names == ["Zunjo of Sen'jin", "Rumi of Gnomeregan"]
