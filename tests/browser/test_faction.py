"""Two people of one faction at the Board Game's table: what they say, point at, plan and propose is
theirs alone."""

from __future__ import annotations

import json
from functools import partial
from typing import Any

from playwright.sync_api import expect

from .conftest import Visit
from .placed import place
from .robot import Clicker
from .served import Served
from .tables import FREE, ME, bot, call, lay
from .test_fights import FIGHT, Adventurer
from .test_lordaeron import TABLE, acts
from .visitor import Look, Visitor

WORDS = "Brill first, then Balnir"
HEROES: dict[str, Any] = FIGHT["heroes"]
TOGETHER: dict[str, Any] = {
    **FIGHT,
    "seats": 3,
    "speaker": {"horde": "A"},
    "heroes": {
        "horde1": HEROES["horde1"],
        "horde2": HEROES["horde2"] | {"seat": "B"},
        "alliance1": {"class": "mage", "seat": "C"},
        "alliance2": {"class": "hunter", "seat": "C"},
    },
}


def three(visit: Visit) -> tuple[Visitor, Visitor, Visitor]:
    """Two of the Horde and one of the Alliance, at their tables."""
    host = visit()
    friend, foe = visit(Look("phone", "light", "it")), visit(Look("desk", "light", "en"))
    for person, name in ((host, "Mirabel"), (friend, "Ilse"), (foe, "Tarek")):
        call(person, name)
    seats = (ME, FREE, FREE, bot("easy"))
    address = lay(host, *seats, game="boardgame", options=TABLE, start=False)
    host.go(address)
    host.on("waiting")
    for person, seat in ((friend, "B"), (foe, "C")):
        person.go(address)
        person.on("waiting")
        person.click(person.page.get_by_test_id(f"sit-{seat}"))
    expect(host.page.get_by_test_id("start")).not_to_have_attribute("aria-disabled", "true")
    host.click(host.page.get_by_test_id("start"))
    for person in (host, friend, foe):
        person.on("table")
        person.until(partial(arrived, person))
    for person in (host, friend):
        person.until(partial(acts, person))
    return host, friend, foe


class Together(Adventurer):
    """Fights, and everybody who can is with them."""

    def choose(self, choices: list[str]) -> str:
        verbs = ("challenge", "invite", "join", "done")
        found = [text for verb in verbs for text in choices if text.split()[0] == verb]
        return (found or choices)[0]


def arrived(person: Visitor) -> bool:
    return bool(person.position)


def heard(person: Visitor, kind: str) -> list[dict[str, Any]]:
    return [one for one in map(json.loads, person.received) if one["type"] == kind]


def test_partners_talk_point_and_see_each_others_plans_and_nobody_else_does(visit: Visit) -> None:
    host, friend, foe = three(visit)
    side = host.page.get_by_test_id("partners")
    side.get_by_role("textbox").fill(WORDS)
    side.get_by_role("textbox").press("Enter")
    friend.toasted(WORDS)
    expect(side.get_by_role("log")).to_contain_text(WORDS)
    # A road that I only look at is drawn on my partner's map, and goes when I look away.
    far = host.page.locator('[data-region][data-option*=", go "]').first
    to = far.get_attribute("data-region")
    x, y = Clicker(host).point(far)
    host.page.mouse.move(x, y)
    theirs = friend.page.get_by_test_id("their-road")
    expect(theirs).to_have_attribute("data-road", f"{theirs.get_attribute('data-road')}")
    assert (theirs.get_attribute("data-road") or "").endswith(f" {to}")
    expect(friend.page.get_by_test_id("plan")).to_contain_text("Mirabel")
    friend.screen("partner-plans", ("light",))
    # Z points at what lies under the mouse.
    host.page.keyboard.press("z")
    for person in (host, friend):
        expect(person.page.get_by_test_id("pointed")).to_be_visible()
        expect(person.page.get_by_test_id("ping")).to_have_count(1)
    host.screen("partner-points", ("dark",))
    host.page.mouse.move(4, 4)
    expect(theirs).to_have_count(0)
    # On a phone: the button, then a tap; the tap chooses nothing.
    before = len(friend.sent)
    friend.click(friend.page.locator("[data-point]"))
    friend.click(friend.page.locator(".hero").first)
    friend.until(lambda: any('"ping"' in text for text in friend.sent[before:]))
    assert not any('"answer"' in text for text in friend.sent[before:])
    assert heard(foe, "signs") == []
    assert foe.page.get_by_test_id("partners").count() == 0
    assert not any(WORDS in text for text in foe.received)
    # The drawer says who reads it.
    host.click(host.button("bar-chat"))
    chat = host.page.get_by_test_id("chat")
    expect(chat.get_by_text(host.word("chat-team-only"), exact=True)).to_be_visible()
    chat.locator("[data-to=team]").click()
    chat.get_by_role("button", name=host.word("chat-thanks")).click()
    friend.toasted(friend.word("chat-thanks"))
    chat.locator("[data-to=all]").click()
    chat.get_by_role("button", name=host.word("chat-hello")).click()
    foe.toasted(foe.word("chat-hello"))
    assert [line["team"] for one in heard(foe, "chat") for line in one["lines"]] == [False]
    host.screen("team-chat", ("dark", "light"))


def test_a_partner_proposes_what_one_decides_for_the_faction(visit: Visit, served: Served) -> None:
    host, friend = visit(), visit(Look("desk", "light", "en"))
    address = place(host, served.data, "boardgame", TOGETHER, friends={"B": friend})
    for person in (host, friend):
        person.go(address)
        person.until(partial(arrived, person))
    robots = {id(host): Together(host), id(friend): Together(friend)}

    def decided() -> bool:
        theirs = friend.position.get("partner")
        return theirs is not None and theirs["label"] == "attack_order"

    for _ in range(40):
        host.until(lambda: host.asked is not None or friend.asked is not None)
        if decided():
            break
        person = host if host.asked is not None else friend
        robots[id(person)].step()
    friend.until(decided)
    host.ready()
    friend.ready()
    decision = friend.page.get_by_test_id("decision")
    offered = decision.locator("[data-proposal]")
    labels = [one["text"] for one in host.position["question"]["choices"]]
    assert [one.get_attribute("data-proposal") for one in offered.all()] == labels
    offered.last.click()
    expect(offered.last).to_have_attribute("aria-pressed", "true")
    proposal = host.page.get_by_test_id("proposal")
    expect(proposal.locator(f'[data-option="{labels[-1]}"]')).to_be_visible()
    friend.screen("partner-decides", ("light",))
    host.screen("partner-proposes", ("dark",))
    sent = len(host.sent)
    host.moved(proposal.locator("[data-option]").click)
    expect(proposal).to_have_count(0)
    [answer] = [one for one in map(json.loads, host.sent[sent:]) if one["type"] == "answer"]
    assert answer["options"] == [labels[-1]]
