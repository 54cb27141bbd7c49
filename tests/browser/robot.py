"""A player of legal moves who sees and does only what a person does: it clicks on what is lit, or
finds it with the keys. What may be picked it reads from what the server sent to its browser."""

from __future__ import annotations

from collections.abc import Callable
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

from .visitor import FRAME, Visitor

# A point of a region that a finger would hit: inside its outline, and with nothing over it. (When
# the map has come to rest: what is written below it may move it.)
POINT = """
async (element) => {
  FRAME
  let box = element.getBoundingClientRect();
  for (let still = 0, i = 0; still < 2 && i < 300; i++) {
    await frame();
    const now = element.getBoundingClientRect();
    still = now.x === box.x && now.y === box.y && now.width === box.width ? still + 1 : 0;
    box = now;
  }
  const tried = [];
  for (let i = 1; i < 24; i++) for (let j = 1; j < 24; j++) tried.push([i / 24, j / 24]);
  tried.sort((a, b) => Math.hypot(a[0] - .5, a[1] - .5) - Math.hypot(b[0] - .5, b[1] - .5));
  for (const [u, v] of tried) {
    const [x, y] = [box.left + u * box.width, box.top + v * box.height];
    const top = document.elementFromPoint(x, y);
    if (top === element || (top && element.contains(top))) return { x, y };
  }
  return null;
}
""".replace("FRAME", FRAME)
# What has the focus: its option, its region, and a number to know it again by.
FOCUSED = """
() => {
  const one = document.activeElement;
  window.__met ??= new WeakMap();
  if (one && !window.__met.has(one)) window.__met.set(one, window.__n = (window.__n ?? 0) + 1);
  return [one?.dataset?.option, one?.dataset?.region, one && window.__met.get(one)];
}
"""
# Where the middles of these regions are.
MIDDLES = """
(names) => names.map((name) => {
  const box = document.querySelector(`[data-region="${name}"]`).getBoundingClientRect();
  return [box.x + box.width / 2, box.y + box.height / 2];
})
"""
PATIENCE = 30_000
"""Milliseconds for what is offered to be there."""
TABS = 60
"""After so many Tabs one has been everywhere."""
LAZY = ("abandon", "stop", "give_up", "withhold")
"""What ends things early, or gains nothing: only when there is nothing else."""


class NotOfferedError(AssertionError):
    """What is legal can't be pressed."""


class Robot:
    """Plays for whoever the visitor is, until the game is over or as long as asked."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        self.visitor, self.random = visitor, Random(seed)
        self.picks = 0
        visitor.robots.append(f"{type(self).__name__}(seed={seed})")

    @property
    def page(self) -> Page:
        return self.visitor.page

    def play(self, picks: int = 2000) -> bool:
        """Up to so many picks; whether the game is over."""
        for _ in range(picks):
            if not self.step():
                return True
        return self.over()

    def over(self) -> bool:
        """Wait until they are asked or nobody is any more."""
        self.visitor.until(self.settled)
        return self.visitor.position["outcome"] is not None

    def settled(self) -> bool:
        if not self.visitor.idle():
            return False
        position = self.visitor.position  # read now: we may have heard of it while we looked
        return position.get("question") is not None or position.get("outcome") is not None

    def step(self) -> bool:
        """One pick; False when the game is over."""
        if self.over():
            return False
        question = self.visitor.position["question"]
        option = self.choose([choice["text"] for choice in question["choices"]])
        try:
            self.pick(option)
        except (TimeoutError, NotOfferedError):
            # Where several may act in free order, another was quicker and the question is gone.
            if self.visitor.position["question"] == question:
                raise
            return True
        self.picks += 1
        return True

    def choose(self, choices: list[str]) -> str:
        eager = [text for text in choices if text.startswith(("conquer", "final"))]
        busy = [text for text in choices if text.split()[0] not in LAZY]
        return self.random.choice(eager or busy or choices)

    def pick(self, option: str) -> None:
        """Press it, and wait until the server has heard of it."""
        before = self.visitor.position
        self.reach(option)
        self.visitor.until(lambda: self.visitor.position is not before, f"nothing came of {option}")

    def reach(self, option: str) -> None:
        raise NotImplementedError


class Clicker(Robot):
    """By mouse, or by finger on a phone."""

    detours = 0
    """Clicks that only bring into sight what is to be clicked."""

    def reach(self, option: str) -> None:
        found = self.option(option) or self.find(option)
        if found is None:
            raise NotOfferedError(f"{option} is legal, but nothing on the page offers it")
        before, region = self.visitor.position, self.is_region(found)
        self.press(found)
        if region and self.visitor.look.small:
            # The first tap shows the price, the second pays it; what costs nothing goes at once.
            # (In the prompt: what is written there may cover the region by now.)
            prompt = self.page.get_by_test_id("prompt")
            pay = prompt.locator(f'[data-option="{option}"]:visible').first
            self.visitor.until(
                lambda: self.visitor.position is not before or pay.count() > 0,
                f"a tap on {option} showed no price",
            )
            if self.visitor.position is before:
                self.press(pay)

    def option(self, option: str) -> Locator | None:
        found = self.page.locator(f'[data-option="{option}"]:visible')
        return found.first if found.count() else None

    def find(self, option: str) -> Locator | None:
        """What has several choices opens a slip; and on a phone things are behind tabs."""
        for tab in [None, *self.page.locator("[data-tab]").all()]:
            if tab is not None:
                self.detours += 1
                self.visitor.click(tab)
            if self.option(option) is not None:
                return self.option(option)
            for name in option.split()[1:]:
                region = self.page.locator(f'[data-region="{name}"]:visible')
                if region.count():
                    self.detours += 1
                    self.press(region.first)
                    slip = self.page.locator(f'[data-option="{option}"]:visible').first
                    slip.wait_for(timeout=PATIENCE)
                    return slip
        return None

    def is_region(self, target: Locator) -> bool:
        return target.get_attribute("data-region", timeout=PATIENCE) is not None

    def press(self, target: Locator) -> None:
        if not self.is_region(target):
            self.visitor.click(target, PATIENCE)
            return
        x, y = self.point(target)
        self.visitor.clicks += 1
        if self.visitor.look.small:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def point(self, target: Locator) -> tuple[float, float]:
        """Where to touch a region."""
        point = target.evaluate(POINT, timeout=PATIENCE)
        if point is None and self.visitor.look.small:
            # Out of sight: the whole map, then.
            self.detours += 1
            self.visitor.click(self.visitor.button("map-zoom-fit").last)
            point = target.evaluate(POINT, timeout=PATIENCE)
        if point is None:
            name = target.get_attribute("data-region", timeout=PATIENCE)
            raise NotOfferedError(f"{name} can't be touched: it is covered or out of sight")
        return point["x"], point["y"]


class Typist(Robot):
    """By keyboard alone, as few presses as somebody who knows the sheet of keys needs."""

    def __init__(self, visitor: Visitor, seed: int = 1) -> None:
        super().__init__(visitor, seed)
        self.presses: dict[str, list[int]] = {}
        """By the label of the question: how many keys each answer took where there was a choice."""
        self._pressed = 0

    def pick(self, option: str) -> None:
        question = self.visitor.position["question"]
        self._pressed = 0
        super().pick(option)
        if len(question["choices"]) > 1:
            self.presses.setdefault(question["label"], []).append(self._pressed)

    def press(self, key: str) -> None:
        self._pressed += 1
        self.page.keyboard.press(key)

    def reach(self, option: str) -> None:
        if self.by_key(option):
            return
        names = [name for name in option.split()[1:] if self.region(name).count()]
        if names:
            self.walk_to(names[0])
            # One choice there goes at once; of several a list opens, numbered.
            at_once = self.region(names[0]).get_attribute("data-option") == option
            self.press("Enter")
            if not at_once:
                self.option(option).wait_for(timeout=PATIENCE)
                assert self.by_key(option), f"{option} has no key of its own"
            return
        if not self.tab_to(lambda focused: focused[0] is not None and focused[1] is None):
            raise NotOfferedError("no Tab leads to the choices")
        for _ in range(TABS):
            if self.focused()[0] == option:
                self.press("Enter")
                return
            self.press("ArrowDown")
        raise NotOfferedError(f"the arrows do not lead to {option}")

    def option(self, option: str) -> Locator:
        return self.page.locator(f'[data-option="{option}"]:not([data-region])').first

    def region(self, name: str) -> Locator:
        return self.page.locator(f'[data-region="{name}"]')

    def by_key(self, option: str) -> bool:
        """Whether it has a key of its own; then that was pressed."""
        found = self.option(option)
        key = found.get_attribute("data-key") if found.count() else None
        if key is None:
            return False
        self.press(key)
        return True

    def walk_to(self, name: str) -> None:
        """With Tab to the board, with the arrows to the region."""
        if not self.tab_to(lambda focused: focused[1] is not None):
            raise NotOfferedError("no Tab leads to the board")
        seen: dict[str, set[str]] = {}
        for _ in range(60):
            here = self.focused()[1]
            if here == name:
                return
            for arrow in self.arrows(here, name):
                if arrow not in seen.setdefault(here, set()):
                    seen[here].add(arrow)
                    self.press(arrow)
                    break
            else:
                seen[here].clear()
        raise NotOfferedError(f"the arrows do not lead to {name}")

    def arrows(self, here: str, there: str) -> list[str]:
        """The best first."""
        points = self.page.evaluate(MIDDLES, [here, there])
        dx, dy = (points[1][i] - points[0][i] for i in (0, 1))
        across = ["ArrowRight", "ArrowLeft"] if dx > 0 else ["ArrowLeft", "ArrowRight"]
        down = ["ArrowDown", "ArrowUp"] if dy > 0 else ["ArrowUp", "ArrowDown"]
        first, second = (across, down) if abs(dx) > abs(dy) else (down, across)
        return [first[0], second[0], second[1], first[1]]

    def focused(self) -> Any:
        return self.page.evaluate(FOCUSED)

    def tab_to(self, wanted: Callable[[Any], bool]) -> bool:
        """Press Tab until this has the focus."""
        start: Any = None
        for _ in range(TABS):
            focused = self.focused()
            if wanted(focused):
                return True
            if start == focused[2]:
                return False
            start = start or focused[2]
            self.press("Tab")
        return False
