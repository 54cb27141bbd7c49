"""Decks chosen in the waiting room, and several games for one result."""

from __future__ import annotations

from functools import partial
from random import Random

import pytest
from playwright.sync_api import expect

from tabard.core.registry import load

from .conftest import Visit
from .tables import FREE, ME, bot, call, lay, post
from .visitor import Look, Visitor

LOOKS = [Look("desk", "light", "en"), Look("phone", "dark", "it")]
OWN = [f"Name: Deck {n}\n{load('tcg').random_list(Random(n))}" for n in (1, 2)]
ILLEGAL = "Name: Half a deck\nHero: Zumix of Kezan\n4 Fireball\n"


def keep(visitor: Visitor, *texts: str) -> None:
    visitor.tell("/api/me")
    for text in texts:
        post(visitor, "/api/games/tcg/lists", text=text)


def company(visit: Visit, look: Look, **more: object) -> tuple[Visitor, Visitor, str]:
    """Mirabel has laid a table for two, and Ilse sits at it."""
    owner, friend = visit(look), visit(look)
    call(owner, "Mirabel")
    call(friend, "Ilse")
    address = lay(owner, ME, FREE, game="tcg", **more)
    owner.go(address)
    friend.go(address)
    friend.click(friend.page.get_by_test_id("sit-B"))
    return owner, friend, address


def arrived(visitor: Visitor) -> bool:
    return bool(visitor.position)


def over(visitor: Visitor, address: str, seat: str) -> None:
    """One of them gives up."""
    post(visitor, f"/api/tables/{address.rpartition('/')[2]}/concede", seat=seat)


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_each_chooses_where_the_other_sees_only_that_it_is_done(visit: Visit, look: Look) -> None:
    owner, friend, _ = company(visit, look, options={"lists": "hidden"})
    keep(friend, ILLEGAL, *OWN)
    theirs = owner.page.get_by_test_id("choice-B")
    expect(theirs).to_have_text(owner.word("wait-choosing"))
    expect(owner.page.get_by_test_id("undecided")).to_contain_text("Ilse")
    mine = friend.page.get_by_test_id("brought")
    expect(mine).to_have_text(friend.word("decks-pick-none"))
    owner.screen("waiting-choosing")
    friend.click(friend.page.get_by_test_id("bring"))
    drawer = friend.page.get_by_test_id("bring-drawer")
    # One's own first; what can't be played says why; starters say how they win.
    choices = drawer.locator("[data-brings]")
    expect(choices.first).to_have_attribute("data-brings", "Deck 2")
    half = drawer.locator("[data-brings='Half a deck']")
    expect(half).to_be_disabled()
    expect(half).to_contain_text("4")
    starter = load("tcg").box(look.language)["things"]["deck"]["horde-mage"]
    offered = drawer.locator(f'[data-brings="{starter["name"]}"]')
    expect(offered).to_contain_text(starter["data"]["plan"])
    assert drawer.locator("select").count() == 0
    friend.screen("waiting-decks")
    for choice in choices.all()[:3]:
        box = choice.bounding_box()
        assert box is not None
        assert box["height"] >= 44
    choices.first.click()
    expect(mine).to_have_text("Deck 2")
    expect(theirs).to_have_text(owner.word("wait-chosen"))
    expect(owner.page.get_by_test_id("undecided")).to_have_count(0)
    friend.page.reload()
    friend.on("waiting")
    expect(mine).to_have_text("Deck 2")
    friend.screen("waiting-chosen")
    owner.screen("waiting-theirs")
    assert not any("Deck 2" in text for text in owner.received)
    friend.click(friend.page.get_by_test_id("bring"))
    expect(choices.first).to_have_attribute("aria-pressed", "true")
    offered.click()
    expect(mine).to_have_text(starter["name"])
    friend.page.reload()
    expect(mine).to_have_text(starter["name"])
    owner.click(owner.page.get_by_test_id("start"))
    friend.on("table")


def test_a_pasted_deck_is_played_or_told_what_is_wrong(visit: Visit) -> None:
    _, friend, _ = company(visit, LOOKS[0])
    page = friend.page
    friend.click(page.get_by_test_id("bring"))
    page.get_by_test_id("bring-paste").click()
    text, use = page.get_by_test_id("bring-text"), page.get_by_test_id("bring-use")
    problems = page.get_by_test_id("bring-problems")
    for bad, sentence in (
        ("\u0310 lorem ipsum\n" * 30, "lorem ipsum"),
        ("Hero: Zumix of Kezan\n" + "1 xyzzy\n" * 30, "xyzzy"),
        ("Hero: Zumix of Kezan\n4 Immolate\n", "TCG-DECK-02"),
    ):
        text.fill(bad)
        use.click()
        expect(problems).to_contain_text(sentence)
        expect(text).to_have_value(bad)
    friend.screen("waiting-bad-deck", ("light",))
    long = "1 Fireball\n" * 10_000
    text.evaluate(
        "(it, all) => { it.value = all; it.dispatchEvent(new Event('input', { bubbles: true })) }",
        long,
    )
    use.click()
    drawer = page.get_by_test_id("bring-drawer")
    expect(drawer.get_by_role("alert")).to_contain_text("110,000")
    assert text.input_value() == long
    text.fill(OWN[0])
    use.click()
    expect(page.get_by_test_id("brought")).to_have_text("Deck 1")


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_a_table_asks_for_starters_or_draws_them(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    keep(visitor, *OWN)
    page = visitor.page
    visitor.go("/new/tcg")
    page.locator("[data-seat=A]").get_by_test_id("bring").click()
    page.locator("[data-brings='Deck 1']").click()
    brought = page.locator("[data-seat=A]").get_by_test_id("brought")
    expect(brought).to_have_text("Deck 1")
    bring = load("tcg").info.settings["bring"]
    names = {one: bring.choice(one, look.language) for one in ("starters", "random")}
    page.get_by_role("radio", name=names["starters"]).check(force=True)
    expect(brought).to_have_text(visitor.word("decks-pick-none"))
    page.locator("[data-seat=A]").get_by_test_id("bring").click()
    expect(page.get_by_test_id("starters-only")).to_be_visible()
    expect(page.locator("[data-brings='Deck 1']")).to_have_count(0)
    visitor.screen("new-starters")
    page.keyboard.press("Escape")
    page.get_by_role("radio", name=names["random"]).check(force=True)
    expect(brought).to_have_text(visitor.word("decks-pick-drawn"))
    page.get_by_test_id("series").get_by_role("radio").nth(1).check(force=True)
    visitor.screen("new-series")
    page.get_by_test_id("create").click()
    visitor.on("table")
    assert visitor.table["options"] == {"bring": "random"}
    assert visitor.table["series"]["best_of"] == 3


@pytest.mark.parametrize("look", LOOKS, ids=str)
def test_best_of_three_between_two_people(visit: Visit, look: Look) -> None:
    owner, friend, first = company(visit, look, best_of=3)
    keep(friend, *OWN)
    friend.click(friend.page.get_by_test_id("bring"))
    friend.page.locator("[data-brings='Deck 1']").click()
    expect(owner.page.get_by_test_id("terms")).to_contain_text(owner.word("series-best", n=3))
    owner.click(owner.page.get_by_test_id("start"))
    for person in (owner, friend):
        person.on("table")
        expect(person.page.get_by_test_id("series")).to_be_visible()
    over(friend, first, "B")
    owner.on("final")
    friend.on("final")
    expect(owner.page.get_by_test_id("final-closed")).to_be_visible()
    expect(owner.page.get_by_test_id("save-match")).to_have_count(0)
    owner.screen("match-between")
    owner.click(owner.page.get_by_test_id("next-game"))
    owner.on("waiting")
    expect(owner.page.get_by_test_id("next-sent")).to_contain_text("Ilse")
    owner.screen("match-waiting")
    expect(friend.page.get_by_text(friend.word("final-next-laid"))).to_be_visible()
    friend.click(friend.page.get_by_test_id("next-game"))
    for person in (owner, friend):
        person.on("table")
        person.until(partial(arrived, person))
    owner.screen("match-playing")
    second = owner.table["id"]
    over(friend, second, "B")
    owner.on("final")
    friend.on("final")
    expect(
        owner.page.get_by_role("heading", name=owner.word("final-match-you-won"))
    ).to_be_visible()
    expect(
        friend.page.get_by_role("heading", name=friend.word("final-match-won", name="Mirabel"))
    ).to_be_visible()
    owner.screen("match-won")
    replays = owner.page.get_by_test_id("final-series").get_by_role("link")
    expect(replays).to_have_count(2)
    replays.first.click()
    owner.on("replay")
    assert first.rpartition("/")[2] in owner.page.url


def test_against_a_bot_the_next_game_begins_at_once(visit: Visit) -> None:
    visitor = visit()
    address = lay(visitor, ME, bot("easy"), game="tcg", best_of=3, swap=True)
    visitor.go(address)
    visitor.on("table")
    over(visitor, address, "A")
    visitor.on("final")
    visitor.click(visitor.page.get_by_test_id("next-game"))
    visitor.on("table")
    assert visitor.table["series"]["game"] == 2
    over(visitor, visitor.table["id"], "A")
    visitor.on("final")
    expect(visitor.page.get_by_test_id("rematch")).to_be_visible()


def test_the_bot_s_deck_is_chosen_in_the_waiting_room(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), game="tcg", start=False))
    seat = visitor.page.locator("[data-seat=B]")
    seat.get_by_test_id("bring").click()
    visitor.page.locator("[data-brings='Horde Mage']").click()
    expect(seat.get_by_test_id("brought")).to_have_text("Horde Mage")
    visitor.page.reload()
    expect(seat.get_by_test_id("brought")).to_have_text("Horde Mage")
    visitor.screen("waiting-bot")
