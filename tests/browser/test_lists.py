"""One's own tables on the first page, and a new table whose people all have names."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from .conftest import Visit
from .tables import FREE, ME, bot, call, hot, lay
from .visitor import Look


def test_a_table_is_archived_and_comes_back(visit: Visit) -> None:
    visitor = visit(Look("desk", "light", "en"))
    first = lay(visitor, ME, bot("easy"), options={"first": "A"}).rpartition("/")[2]
    second = lay(visitor, ME, FREE).rpartition("/")[2]
    page = visitor.page
    visitor.go("/")
    mine = page.locator("[data-table]")
    expect(mine).to_have_count(2)
    row = page.locator(f"[data-table='{first}']")
    expect(row).to_contain_text(visitor.word("home-your-turn"))
    expect(row.locator("time")).to_have_attribute("title", re.compile(r"20\d\d"))
    visitor.screen("home-tables")
    row.get_by_title(visitor.word("home-put-away")).click()
    expect(mine).to_have_count(1)
    page.get_by_test_id("archive").click()
    expect(page.locator(f"[data-table='{second}']")).to_have_count(0)
    row.get_by_title(visitor.word("home-unarchive")).click()
    expect(mine).to_have_count(2)
    # What has a table of its own says nothing.
    expect(page.get_by_test_id("plain-keepsake")).to_contain_text(visitor.word("home-plain"))
    expect(page.get_by_test_id("plain-boardgame")).to_have_count(0)
    expect(page.get_by_test_id("plain-tcg")).to_have_count(0)
    expect(page.get_by_test_id("plain-smallworld")).to_have_count(0)


def test_people_at_one_screen_are_told_apart(visit: Visit) -> None:
    """With whom I play, and whose turn it is, also where we share a screen."""
    visitor = visit()
    call(visitor, "Mira")
    options = {"first": "A"}
    first = lay(visitor, hot("Ilse"), ME, options=options).rpartition("/")[2]
    second = lay(visitor, ME, hot("Ilse"), bot("easy"), options=options).rpartition("/")[2]
    visitor.go("/")
    row = visitor.page.locator(f"[data-table='{first}']")
    expect(row).to_contain_text(visitor.word("tables-with", names="Ilse"))
    expect(row).to_contain_text(visitor.word("tables-turn-of", name="Ilse"))
    row = visitor.page.locator(f"[data-table='{second}']")
    expect(row).to_contain_text("Ilse")
    expect(row).to_contain_text(visitor.word("home-your-turn"))
    assert "Mira" not in visitor.page.locator("[data-table]").first.inner_text()


def test_everybody_at_one_screen_has_a_name(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/new/smallworld")
    page = visitor.page
    seat = page.locator("[data-seat=B]")
    seat.get_by_role("radio", name=visitor.word("new-kind-hot")).check(force=True)
    page.get_by_test_id("create").click()
    visitor.toasted("B")
    expect(seat.get_by_role("textbox")).to_be_focused()
    page.keyboard.type("Ilse")
    page.get_by_test_id("create").click()
    visitor.on("table")
    assert "Ilse" in [one["name"] for one in visitor.table["seats"]]


def test_an_invitation_that_only_works_here_says_so(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, FREE))
    expect(visitor.page.get_by_test_id("only-here")).to_contain_text("127.0.0.1")
    expect(visitor.page.get_by_text("./tabard play --host 0.0.0.0")).to_be_visible()
    visitor.screen("waiting-closed")
