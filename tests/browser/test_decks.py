"""Decks: built, broken and mended, kept, shared, tried against a bot, chosen at a table."""

from __future__ import annotations

import json
import re
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from .conftest import Visit
from .tables import FREE, ME, lay
from .visitor import Look, Visitor

LISTS = "/api/games/tcg/lists"
MAGE = "/decks/new?from=alliance-mage"


def build(visitor: Visitor, path: str = MAGE) -> None:
    """Until the builder is open and the deck has been read."""
    visitor.page.goto(path)
    visitor.on("builder")
    settled(visitor)


def settled(visitor: Visitor) -> None:
    """Until the server has read and kept the deck as it is."""
    expect(visitor.page.locator("[data-testid=saved]")).to_have_attribute("data-saved", "yes")
    visitor.ready()


def kept(visitor: Visitor) -> list[str]:
    return [str(one["text"]) for one in visitor.tell(LISTS)]


def size(visitor: Visitor) -> Locator:
    return visitor.page.get_by_test_id("deck-size")


def card(visitor: Visitor, id: str) -> Locator:
    return visitor.page.locator(f"[data-add='{id}']")


def row(visitor: Visitor, id: str) -> Locator:
    return visitor.page.locator(f"[data-row='{id}']")


def find(visitor: Visitor, words: str) -> None:
    visitor.page.locator("#deck-search").fill(words)


def told_illegal(visitor: Visitor) -> Locator:
    slip = visitor.page.get_by_test_id("legality")
    expect(slip).to_contain_text(visitor.word("decks-check-excess", count=3))
    return slip


@pytest.mark.parametrize("look", [Look("desk", "light", "en"), Look("desk", "dark", "it")], ids=str)
def test_a_starter_is_changed_broken_mended_and_still_there_later(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    build(visitor)
    page = visitor.page
    expect(size(visitor)).to_have_text("60")
    legality = page.get_by_test_id("legality")
    expect(legality).to_contain_text(visitor.word("decks-check-legal"))
    visitor.screen("builder")
    # One copy more than four, and two cards of another class.
    counts = visitor.tell("/api/games/tcg/box?language=en")["things"]["deck"]["alliance-mage"]
    more = 5 - int(counts["data"]["cards"]["cold-front"])
    find(visitor, "Cold Front")
    for _ in range(more):
        card(visitor, "cold-front").click()
    expect(card(visitor, "immolate")).to_have_count(0)
    find(visitor, "Immolate")
    page.get_by_test_id("only-fits").click()
    card(visitor, "immolate").drag_to(page.get_by_test_id("deck"))
    card(visitor, "immolate").hover()
    page.get_by_role("button", name=visitor.word("decks-more-of", name="Immolate")).first.click()
    expect(size(visitor)).to_have_text(str(60 + more + 2))
    slip = told_illegal(visitor)
    expect(slip.get_by_role("button", name=re.compile("TCG-DECK-02"))).to_be_visible()
    expect(slip.get_by_role("button", name=re.compile("TCG-DECK-07"))).to_be_visible()
    expect(row(visitor, "immolate")).to_have_class(re.compile("bad"))
    expect(row(visitor, "immolate").locator("small")).to_contain_text("Immolate")
    settled(visitor)
    visitor.screen("builder-illegal")
    page.get_by_test_id("try").click(force=True)  # it says why it can't be used
    visitor.toasted(visitor.word("decks-try-why", why="").strip())
    page.get_by_test_id("mend").click()
    expect(legality).to_contain_text(visitor.word("decks-check-legal"))
    expect(row(visitor, "immolate")).to_have_count(0)
    page.get_by_test_id("deck-name").fill("Rumi's hearth")
    settled(visitor)
    page.reload()
    visitor.on("builder")
    expect(page.get_by_test_id("deck-name")).to_have_value("Rumi's hearth")
    expect(size(visitor)).to_have_text(str(60 + more - 1))
    (text,) = kept(visitor)
    assert "Name: Rumi's hearth\n" in text
    assert "4 Cold Front" in text


def test_by_keyboard_alone(visit: Visit) -> None:
    visitor = visit()
    build(visitor)
    page = visitor.page
    page.keyboard.press("/")
    expect(page.locator("#deck-search")).to_be_focused()
    page.keyboard.type("bound")
    bound = page.locator("[data-add]")
    expect(bound.first).to_be_visible()
    for _ in range(60):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.dataset.add !== undefined"):
            break
    first = str(page.evaluate("document.activeElement.dataset.add"))
    page.keyboard.press("Enter")
    expect(size(visitor)).to_have_text("61")
    page.keyboard.press("+")
    expect(size(visitor)).to_have_text("62")
    page.keyboard.press("-")
    expect(size(visitor)).to_have_text("61")
    page.keyboard.press("ArrowRight")
    assert page.evaluate("document.activeElement.dataset.add") != first
    page.keyboard.press("Control+z")
    expect(size(visitor)).to_have_text("62")
    page.keyboard.press("Control+z")
    page.keyboard.press("Control+z")
    expect(size(visitor)).to_have_text("60")
    expect(page.get_by_test_id("undo")).to_be_disabled()
    settled(visitor)


def test_nothing_is_lost_without_a_connection(visit: Visit) -> None:
    visitor = visit()
    visitor.forgiven = lambda complaint: "ERR_INTERNET_DISCONNECTED" in complaint
    build(visitor)
    page = visitor.page
    (id,) = [one["id"] for one in visitor.tell(LISTS)]
    visitor.context.set_offline(True)
    row(visitor, "cerwyn").get_by_role(
        "button", name=visitor.word("decks-less", name="Cerwyn")
    ).click()
    expect(page.get_by_test_id("saved")).to_have_attribute("data-saved", "failed")
    assert "Cerwyn" in page.evaluate(f"localStorage.getItem('tabard-deck {id}')")
    visitor.context.set_offline(False)
    settled(visitor)
    (text,) = kept(visitor)
    assert "3 Cerwyn" in text


def test_a_deck_is_shared_by_a_link(visit: Visit) -> None:
    giver, taker = visit(), visit(Look("phone", "dark", "it"))
    build(giver)
    giver.page.get_by_test_id("deck-name").fill("From a friend")
    giver.page.get_by_test_id("share").click()
    link = giver.page.get_by_test_id("share-url")
    expect(giver.page.get_by_role("img", name=giver.word("decks-share-qr"))).to_be_visible()
    giver.screen("deck-share")
    url = link.inner_text()
    taker.page.goto(url[url.index("/decks/") :])
    taker.on("shared-deck")
    expect(taker.page.get_by_role("heading", name="From a friend")).to_be_visible()
    expect(taker.page.get_by_test_id("legality")).to_contain_text(taker.word("decks-check-legal"))
    taker.screen("deck-shared")
    taker.click(taker.page.get_by_test_id("keep"))
    taker.on("builder")
    (theirs,) = kept(taker)
    assert "Name: From a friend" in theirs
    taker.page.goto("/decks/shared#x")
    taker.page.reload()
    expect(taker.page.get_by_role("alert")).to_have_text(taker.word("decks-shared-bad"))


def test_the_page_of_decks(visit: Visit) -> None:
    visitor = visit()
    page = visitor.page
    visitor.go("/")
    page.get_by_role("link", name=visitor.word("home-decks"), exact=True).click()
    visitor.on("decks")
    expect(page.locator("[data-starter]")).to_have_count(20)
    page.get_by_test_id("import").click()
    text = page.get_by_test_id("deck-text")
    bad = "Name: Sparks\nHero: Zumix of Kezan\n4 Fireball\n2 Fierball\nthree dragons\n"
    text.fill(bad)
    page.get_by_role("button", name=visitor.word("decks-import-keep"), exact=True).click()
    unread = page.get_by_test_id("unread")
    expect(unread.get_by_role("listitem")).to_have_count(2)
    expect(unread).to_contain_text(visitor.word("decks-import-line", line=4))
    expect(text).to_have_value(bad)
    visitor.screen("deck-import")
    page.get_by_role("button", name=visitor.word("decks-import-rest")).click()
    visitor.on("builder")
    expect(size(visitor)).to_have_text("4")
    (kept_text,) = kept(visitor)
    assert "# ? 2 Fierball" in kept_text
    assert "# ? three dragons" in kept_text
    page.get_by_role("link", name=visitor.word("decks-all")).click()
    visitor.on("decks")
    mine = page.locator("[data-deck]")
    expect(mine).to_have_count(1)
    mine.get_by_role("button", name=re.compile(visitor.word("decks-copy"))).click()
    expect(mine).to_have_count(2)
    expect(page.get_by_role("heading", name="Sparks (2)")).to_be_visible()
    visitor.ready()
    visitor.screen("decks")
    newest = mine.filter(has_text="Sparks (2)")
    newest.get_by_role("button", name=re.compile(visitor.word("decks-rename"))).click()
    newest.get_by_role("textbox").fill("Embers")
    page.keyboard.press("Enter")
    embers = mine.filter(has_text="Embers")
    expect(embers).to_have_count(1)
    embers.get_by_role("button", name=re.compile(visitor.word("decks-delete"))).click()
    expect(mine).to_have_count(1)
    page.get_by_role("button", name=visitor.word("decks-undelete")).click()
    expect(embers).to_have_count(1)


def test_a_deck_is_tried_against_a_bot(visit: Visit) -> None:
    visitor = visit()
    visitor.page.goto("/decks/new")
    visitor.on("new-deck")
    visitor.screen("deck-heroes")
    build(visitor)
    visitor.page.get_by_test_id("try").click()
    visitor.page.get_by_test_id("try-easy").click()
    visitor.on("table")
    seats = visitor.table["seats"]
    assert [seat["brings"] for seat in seats] == [True, False]
    assert seats[1]["level"] == "easy"
    assert "rumi-of-gnomeregan" in json.dumps(visitor.position["view"])


def test_on_a_phone(visit: Visit) -> None:
    visitor = visit(Look("phone", "dark", "it"))
    build(visitor)
    page = visitor.page
    visitor.screen("builder")
    tops = [card_box(one)["y"] for one in page.locator("[data-add]").all()[:4]]
    assert tops[0] == tops[1] == tops[2] < tops[3], "three cards a row"
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    find(visitor, "Fireball")
    card(visitor, "fireball").tap()
    settled(visitor)
    page.get_by_test_id("show-deck").tap()
    expect(size(visitor)).to_have_text("61")
    visitor.screen("builder-sheet")
    for button in row(visitor, "fireball").get_by_role("button").all():
        assert min(card_box(button)["width"], card_box(button)["height"]) >= 44
    row(visitor, "fireball").get_by_role("button").first.tap()
    expect(size(visitor)).to_have_text("60")
    page.get_by_test_id("close-sheet").tap()
    page.get_by_test_id("filters").tap()
    visitor.screen("builder-filters")


def card_box(one: Locator) -> dict[str, Any]:
    found = one.bounding_box()
    assert found is not None
    return dict(found)


def test_a_deck_is_brought_after_sitting_down_and_nobody_else_is_told(visit: Visit) -> None:
    owner, friend = visit(), visit()
    build(friend)
    friend.page.get_by_test_id("deck-name").fill("My secret")
    settled(friend)
    table = lay(owner, ME, FREE, game="tcg")
    owner.go(table)
    friend.go(table)
    friend.page.get_by_test_id("sit-B").click()
    friend.page.get_by_test_id("bring").click()
    friend.screen("deck-bring")
    friend.page.locator("[data-brings='My secret']").click()
    expect(friend.page.get_by_test_id("brought")).to_have_text("My secret")
    owner.until(lambda: owner.table.get("seats", [{}, {}])[1].get("brings") is True)
    assert not any("Cerwyn" in text or "My secret" in text for text in owner.received)
    owner.page.get_by_test_id("start").click()
    friend.on("table")
    assert "rumi-of-gnomeregan" in json.dumps(friend.position["view"])
