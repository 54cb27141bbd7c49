"""The card game's cards as they are drawn: every one readable in both languages, the sheet of them
and its filters, the page of one, the signs of every state, and the card in the inspector."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import expect

from .conftest import Visit
from .tables import ME, bot, lay
from .visitor import Look, Visitor

CARDS = 434  # 424 and ten tokens
LEAST = 12

# Scroll through the sheet until every card has been drawn, then read all of them at once: what
# is too small, what overflows its box, what lies on something else.
READ = """
async (least) => {
  const sheet = [...document.querySelectorAll('.sheet li')];
  for (const item of sheet) item.style.contentVisibility = 'visible';
  for (let i = 0; i < sheet.length; i += 8) {
    sheet[i].scrollIntoView();
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
  }
  const drawn = () => document.querySelectorAll('.sheet .card').length;
  while (drawn() < sheet.length) await new Promise((done) => setTimeout(done, 50));
  await document.fonts.ready;
  const wrong = [];
  const within = (a, b, slack) =>
    a.left >= b.left - slack && a.right <= b.right + slack &&
    a.top >= b.top - slack && a.bottom <= b.bottom + slack;
  for (const card of document.querySelectorAll('.sheet .card')) {
    const id = card.dataset.card;
    const say = (what) => wrong.push(`${id}: ${what}`);
    const edge = card.getBoundingClientRect();
    const box = card.querySelector('.text');
    if (box) {
      if (box.scrollHeight > box.clientHeight || box.scrollWidth > box.clientWidth)
        say('the text overflows');
      const room = box.getBoundingClientRect();
      for (const line of box.querySelectorAll('p'))
        if (!within(line.getBoundingClientRect(), room, 0.5)) say('a paragraph leaves the box');
      const last = [...box.querySelectorAll('p')].at(-1).getBoundingClientRect();
      for (const number of card.querySelectorAll('[data-number=left], [data-number=right]'))
        if (last.bottom > number.getBoundingClientRect().top + 1) say('text under a number');
    }
    const walker = document.createTreeWalker(card, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) {
      if (!walker.currentNode.data.trim()) continue;
      const size = parseFloat(getComputedStyle(walker.currentNode.parentElement).fontSize);
      if (size < least - 0.01) say(`${size} px: ${walker.currentNode.data}`);
    }
    const name = card.querySelector('.name').getBoundingClientRect();
    const cost = card.querySelector('[data-number=cost]')?.getBoundingClientRect();
    if (!within(name, edge, 0)) say('the name leaves the card');
    if (cost && name.left < cost.right && name.bottom > cost.top && name.top < cost.bottom)
      say('the name lies on the cost');
    const line = card.querySelector('.line')?.getBoundingClientRect();
    if (line && line.right > edge.right - 8) say('the type leaves the card');
    const picture = card.querySelector('img');
    if (!picture.complete || picture.naturalWidth === 0) say('no picture');
  }
  const pictures = new Set([...document.querySelectorAll('.sheet img')].map((img) => img.src));
  return { cards: drawn(), pictures: pictures.size, wrong };
}
"""


@pytest.mark.parametrize("language", ["en", "it"])
def test_every_card_can_be_read(visit: Visit, language: str) -> None:
    visitor = visit(Look("desk", "light", language))
    visitor.go("/cards")
    visitor.on("cards")
    found: dict[str, Any] = visitor.page.evaluate(READ, LEAST)
    assert found["wrong"] == []
    assert (found["cards"], found["pictures"]) == (CARDS, CARDS)
    visitor.page.set_viewport_size({"width": 2200, "height": 2000})
    for part in range(4):
        visitor.page.evaluate(
            "part => window.scrollTo(0, document.body.scrollHeight * part / 4)", part
        )
        visitor.page.screenshot(path=visitor.picture(f"cards-all-{part}"))


def found(visitor: Visitor) -> list[str]:
    return list(
        visitor.page.evaluate(
            "[...document.querySelectorAll('.sheet li')].map(li => li.dataset.id)"
        )
    )


def choose(visitor: Visitor, label: str, value: str) -> None:
    visitor.click(visitor.page.get_by_role("combobox", name=visitor.word(label)))
    visitor.click(visitor.page.locator(f"[role=option][data-value='{value}']:visible"))


def test_the_sheet_is_searched_by_every_filter(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/")
    visitor.page.locator("[data-game=tcg]").get_by_role("link", name="Cards").click()
    visitor.on("cards")
    page = visitor.page
    box = visitor.tell("/api/games/tcg/box")["things"]
    cards = {key: thing["data"] for key, thing in box["card"].items()}
    status = page.get_by_role("status").first
    expect(status).to_contain_text(f"{CARDS} cards")

    page.keyboard.press("/")
    page.keyboard.type("fireball")
    expect(status).to_contain_text("1 card of")
    assert found(visitor) == ["fireball"]
    page.get_by_role("searchbox").fill("graveyard ally")
    wordy = [key for key, thing in box["card"].items() if "graveyard" in thing["text"].lower()]
    assert found(visitor)
    assert set(found(visitor)) <= set(wordy)
    page.keyboard.press("Escape")
    expect(page.locator(".sheet li")).to_have_count(CARDS)

    visitor.button("cards-type-location").click()
    places = [key for key, card in cards.items() if card["type"] == "location"]
    assert found(visitor) == places
    visitor.button("cards-type-quest").click()
    quests = [key for key, card in cards.items() if card["type"] in {"location", "quest"}]
    assert found(visitor) == quests
    visitor.button("cards-clear").click()

    page.locator("[data-class=Mage]").click()
    page.locator("[data-cost='4']").click()
    mages = [
        key
        for key, card in cards.items()
        if (card["class"] == "Mage" or "Mage" in card["classes"]) and card["cost"] == 4
    ]
    assert found(visitor) == mages
    assert "fireball" in mages
    # The address holds it all: whoever reloads or gets the link sees the same.
    page.reload()
    visitor.on("cards")
    assert found(visitor) == mages
    visitor.button("cards-clear").click()

    choose(visitor, "cards-keyword", "elusive")
    elusive = [
        key for key, card in cards.items() if any(k["id"] == "elusive" for k in card["keywords"])
    ]
    assert found(visitor) == elusive
    choose(visitor, "cards-keyword", "")
    choose(visitor, "cards-deck", "horde-hunter")
    deck = box["deck"]["horde-hunter"]["data"]
    assert set(found(visitor)) == {deck["hero"], *deck["cards"]}

    page.get_by_role("searchbox").fill("no card says this")
    expect(page.get_by_role("heading", name=visitor.word("cards-none"))).to_be_visible()
    visitor.screen("cards-none")
    visitor.button("cards-all").click()
    expect(page.locator(".sheet li")).to_have_count(CARDS)


def test_one_card_has_a_page_and_neighbours(visit: Visit) -> None:
    visitor = visit()
    visitor.go("/cards?type=quest")
    page = visitor.page
    quests = found(visitor)
    page.locator(".sheet a").nth(1).click()
    visitor.on("card")
    assert page.url.endswith(f"/cards/{quests[1]}?type=quest")
    heading = page.get_by_role("heading", level=1)
    expect(heading).to_have_text("Blueleaf Tubers")
    for key, at in (("ArrowRight", 2), ("ArrowLeft", 1), ("ArrowLeft", 0)):
        page.keyboard.press(key)
        page.wait_for_url(f"**/cards/{quests[at]}?type=quest")
        visitor.on("card")
        expect(page.locator(f".card.full[data-card='{quests[at]}']")).to_be_visible()
    page.keyboard.press("ArrowLeft")  # there is none before it
    expect(page.locator("[data-step='-1']")).to_have_count(0)
    page.keyboard.press("Escape")
    visitor.on("cards")
    assert found(visitor) == quests

    answer = page.goto("/cards/fireball")
    assert answer is not None
    assert answer.status == 200
    visitor.on("card")
    expect(page.locator(".card.full")).to_be_visible()
    mage = page.get_by_role("link", name="Alliance Mage")
    expect(mage).to_have_attribute("href", "/cards?deck=alliance-mage")
    page.locator("a[href='/rules/tcg#TCG-ONGOING-01']").click()
    visitor.on("rules")
    visitor.go("/cards/no-such-card")
    expect(page.get_by_role("heading", name=visitor.word("card-unknown"))).to_be_visible()


@pytest.mark.parametrize(
    "look", [Look("desk", "dark", "en"), Look("phone", "dark", "it"), Look("side", "dark", "en")],
    ids=str,
)  # fmt: skip
def test_the_pages_of_cards_in_every_look(visit: Visit, look: Look) -> None:
    visitor = visit(look)
    for name, path in (
        ("cards", "/cards?class=Mage,Warrior"),
        ("card", "/cards/deathlord-jones"),
        ("signs", "/cards/signs"),
    ):
        visitor.go(path)
        visitor.on(name)
        assert visitor.page.locator("h1").count() == 1
        visitor.page.wait_for_function("[...document.images].every((img) => img.complete)")
        wide = visitor.page.evaluate("document.documentElement.scrollWidth")
        assert wide <= visitor.page.viewport_size["width"], f"{name} scrolls sideways"  # type: ignore[index]
        visitor.screen(f"{name}-drawn")
    if look.small:
        visitor.go("/cards")
        visitor.click(visitor.button("cards-filters"))
        visitor.screen("cards-filters")


STATES = {
    "plain", "exhausted", "fresh", "damaged", "changed", "counters", "attached", "stolen", "token",
    "down", "playable", "legal", "chosen", "attacker", "defender", "target", "faded",
}  # fmt: skip


def test_every_state_can_be_told_from_the_others_in_grey(visit: Visit) -> None:
    visitor = visit(Look("desk", "light", "en"))
    visitor.go("/cards/signs")
    visitor.page.wait_for_function("[...document.images].every((img) => img.complete)")
    shown = visitor.page.locator("[data-state]")
    assert {item.get_attribute("data-state") for item in shown.all()} == STATES
    # Colour alone must not tell: with every colour gone, each differs in what is drawn.
    told = visitor.page.evaluate("""
      () => [...document.querySelectorAll('[data-state]')].map((item) => {
        const card = item.querySelector('.card');
        const lean = card.querySelector('.lean');
        const rim = card.querySelector('.rim');
        const style = (element) => element ? getComputedStyle(element) : null;
        return [
          style(lean).rotate !== 'none', style(card).opacity,
          card.querySelectorAll('.cracks path').length, card.querySelectorAll('.under').length,
          card.querySelectorAll('.up').length, card.querySelectorAll('.counter').length,
          card.querySelectorAll('.taken').length, card.querySelector('.name') !== null,
          rim && [style(rim).borderTopStyle, style(rim).maskImage !== 'none'],
          [...card.querySelectorAll('.disc:not(.keyword) path')].map((path) => path.outerHTML),
        ];
      }).map((sign) => JSON.stringify(sign))
    """)
    assert len(set(told)) == len(STATES)
    visitor.page.set_viewport_size({"width": 1300, "height": 1000})
    visitor.page.screenshot(path=visitor.picture("states"))
    visitor.page.evaluate("document.documentElement.style.filter = 'grayscale(1)'")
    visitor.page.screenshot(path=visitor.picture("states-grey"))


def test_the_inspector_shows_the_drawn_card(visit: Visit) -> None:
    visitor = visit()
    visitor.go(lay(visitor, ME, bot("easy"), game="tcg", options={"decks": ["Horde Hunter"] * 2}))
    # What can't be picked now can be read all the same.
    visitor.page.locator("[data-slot='A0']").first.click(button="right", force=True)
    inspector = visitor.page.get_by_test_id("inspector")
    expect(inspector.locator(".card.full img")).to_be_visible()
    visitor.screen("inspector-card")
