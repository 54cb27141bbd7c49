"""Somebody with a browser: what they look through, what they do, and everything that went wrong."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from dataclasses import dataclass
from functools import cache, partial
from importlib.resources import files
from pathlib import Path
from typing import Any, Literal

from playwright.sync_api import Browser, ConsoleMessage, Locator, Page, Request, WebSocket, expect

from .served import ROOT
from .words import word

SCREENSHOTS = ROOT / "screenshots"
Size = Literal["desk", "phone", "laptop", "tablet", "side", "large"]
Theme = Literal["dark", "light"]
SIZES: dict[Size, tuple[int, int]] = {
    "desk": (1440, 900),
    "phone": (390, 844),
    "laptop": (1024, 768),
    "tablet": (768, 1024),
    "side": (844, 390),
    "large": (1920, 1080),
}
SMALL: frozenset[Size] = frozenset({"phone", "tablet", "side"})
"""Touched with a finger, and laid out for it; "side" is a phone on its side."""
THEMES: tuple[Theme, ...] = ("dark", "light")
LOCALES = {"en": "en-GB", "it": "it-IT"}
WAIT = 90_000
"""Milliseconds, for a machine that is busy with other things, too."""
expect.set_options(timeout=WAIT)

# The policy's violations are told to the page; the page keeps them until we ask.
WATCH_POLICY = """
window.__refused = [];
document.addEventListener('securitypolicyviolation', (event) =>
  window.__refused.push(`${event.violatedDirective}: ${event.blockedURI} ${event.sourceFile}`));
"""


# How many positions the page has been given on its newest line, and every toast it has shown: those
# go by themselves, and whoever looks a moment later must not miss them.
WATCH_NEWS = """
window.WebSocket = class extends WebSocket {
  constructor(...where) {
    super(...where);
    [window.__line, window.__positions] = [this, 0];
    this.addEventListener('message', ({ data }) => {
      if (window.__line === this && JSON.parse(data).type === 'position') window.__positions += 1;
    });
  }
};
window.__toasts = [];
new MutationObserver((changes) => {
  for (const { addedNodes } of changes) for (const node of addedNodes)
    if (node.dataset?.testid === 'toast') window.__toasts.push(node.textContent);
}).observe(document, { childList: true, subtree: true });
"""

# Which page is shown, whether it has settled (letters that are still loading take another room; a
# table tells on which position), whether it is a plain table, and how many positions it was given.
SETTLED = """
() => [
  document.querySelector('[data-page]')?.dataset.page,
  document.body.offsetHeight && document.fonts.status === 'loaded'
    ? document.body.dataset.ready : null,
  document.querySelector('[data-testid=plain]') !== null,
  window.__positions,
]
"""
# Until the next frame, also where a test has stopped the page's clock, and with it
# requestAnimationFrame.
FRAME = """
const frame = () => new Promise((done) => {
  const watch = new ResizeObserver(() => (watch.disconnect(), done()));
  watch.observe(document.body);
});
"""
# Until nothing has moved for two frames: what is measured is laid out a frame later.
AT_REST = f"""
async () => {{
  {FRAME}
  const places = () => JSON.stringify([...document.querySelectorAll('[data-testid], [data-region]')]
    .map((one) => one.getBoundingClientRect().toJSON()));
  let before = places();
  for (let still = 0, i = 0; still < 2; i++) {{
    if (i === 600) throw new Error('something on this page moves all the time');
    await frame();
    const now = places();
    still = now === before ? still + 1 : 0;
    before = now;
  }}
}}
"""


@cache
def axe() -> str:
    """The script that finds what keeps people out. Its package has no types: read, not imported."""
    return (files("axe_playwright_python") / "axe.min.js").read_text(encoding="utf-8")


@dataclass(frozen=True)
class Look:
    """What a person's screen and system are like."""

    size: Size = "desk"
    theme: Theme = "dark"
    language: str = "en"

    def __str__(self) -> str:
        return f"{self.size}-{self.theme}-{self.language}"

    @property
    def small(self) -> bool:
        return self.size in SMALL


class Visitor:
    """A context with one page, which they may reload or leave and come back to."""

    def __init__(
        self, browser: Browser, address: str, look: Look, prefs: dict[str, object]
    ) -> None:
        width, height = SIZES[look.size]
        self.address, self.look = address, look
        self.complaints: list[str] = []
        self.received: list[str] = []
        self.sent: list[str] = []
        self.clicks = 0
        self._position: dict[str, Any] = {}
        self._wire: WebSocket | None = None
        self._heard = 0
        self.robots: list[str] = []
        """Who has played for them: what is needed to repeat it."""
        self.table: dict[str, Any] = {}
        """The newest account of the table that their browser was sent."""
        self.forgiven: Callable[[str], bool] = lambda complaint: False
        self.context = browser.new_context(
            base_url=address,
            viewport={"width": width, "height": height},
            locale=LOCALES[look.language],
            color_scheme=look.theme,
            reduced_motion="reduce",
            has_touch=look.small,
            is_mobile=look.small,
        )
        self.context.set_default_timeout(WAIT)
        kept = json.dumps({"speed": 0, "sound": False} | prefs)
        self.context.add_init_script(
            f"if (!localStorage.getItem('tabard')) localStorage.setItem('tabard', '{kept}');"
        )
        self.context.add_init_script(WATCH_POLICY)
        self.context.add_init_script(WATCH_NEWS)
        self.page = self.open_page()

    def open_page(self) -> Page:
        page = self.context.new_page()
        page.on("console", self._console)
        page.on("pageerror", lambda error: self._complain(f"error: {error}"))
        page.on("requestfailed", self._failed)
        page.on("websocket", self._socket)
        return page

    # -- what went wrong --------------------------------------------------------------------------

    def _complain(self, complaint: str) -> None:
        if not self.forgiven(complaint):
            self.complaints.append(f"[{self.look}] {complaint}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in {"error", "warning"}:
            where = message.location.get("url", "")
            self._complain(f"console {message.type}: {message.text} ({where})")

    def _failed(self, request: Request) -> None:
        # Leaving a page gives up what it was still loading.
        if request.failure != "net::ERR_ABORTED":
            self._complain(f"request failed: {request.url} {request.failure}")

    def _socket(self, socket: WebSocket) -> None:
        """Another table, or this one anew: what was heard before is not of it."""
        self._wire, self._heard = socket, 0
        socket.on("framereceived", partial(self._frame, socket))
        socket.on("framesent", lambda frame: self.sent.append(str(frame)))

    def _frame(self, socket: WebSocket, frame: str | bytes) -> None:
        text = frame if isinstance(frame, str) else frame.decode()
        self.received.append(text)
        if socket is not self._wire:
            return
        message = json.loads(text)
        if message["type"] == "position":
            self._position, self._heard = message, self._heard + 1
        elif message["type"] == "table":
            self.table = message["table"]

    @property
    def position(self) -> dict[str, Any]:
        """The newest position that their browser was sent."""
        return self._position

    def lines(self) -> list[dict[str, Any]]:
        """Every line of the log that their browser was sent."""
        told: list[dict[str, Any]] = []
        for message in map(json.loads, self.received):
            if message["type"] == "position":
                told = [*([] if message["whole"] else told), *message["log"]]
        return told

    # -- going about ------------------------------------------------------------------------------

    def go(self, path: str) -> None:
        self.page.goto(path)
        self.ready()

    def ready(self) -> None:
        """Until the page says that it has settled, at a table on the newest position."""
        self.until(self.idle)

    def on(self, page: str) -> None:
        """Until they are on this page."""
        self.page.locator(f"[data-page='{page}']").first.wait_for()
        self.ready()

    def word(self, key: str, **arguments: object) -> str:
        return word(self.look.language, key, **arguments)

    def button(self, key: str, **arguments: object) -> Locator:
        """A button by its name in their language."""
        return self.page.get_by_role("button", name=self.word(key, **arguments))

    def click(self, target: Locator, timeout: float = WAIT) -> None:
        """With the mouse, or with a finger."""
        self.clicks += 1
        if self.look.small:
            target.tap(timeout=timeout)
        else:
            target.click(timeout=timeout)

    def tell(self, url: str) -> Any:
        """What the server's API tells them."""
        answer = self.context.request.get(url)
        assert answer.ok, f"{url}: {answer.status} {answer.text()}"
        return answer.json()

    @property
    def asked(self) -> int | None:
        """The number of the question that they are asked; None: they are not."""
        question = self._position.get("question")
        return int(question["number"]) if question else None

    def idle(self) -> bool:
        """Whether the page has settled. We may hear of a position before the page has, or after it:
        a table is idle when it shows the newest one, and that is the one that we have heard of. (A
        plain table asks for its zones when it has seen the first.)"""
        page, ready, plain, shown = self.page.evaluate(SETTLED)
        if page not in {"table", "final"}:
            return ready is not None
        if not self._heard or self._heard != shown or (plain and self._position["zones"] is None):
            return False
        return bool(ready == str(self._position["step"]))

    def at_rest(self) -> None:
        """Until everything is where it stays, for whoever measures."""
        self.ready()
        self.page.evaluate(AT_REST)

    def toasted(self, text: str) -> None:
        """Until a toast has said this; it may be gone by now."""
        self.until(
            lambda: any(text in toast for toast in self.page.evaluate("window.__toasts")),
            f"no toast said {text}",
        )

    def moved(self, act: Callable[[], object]) -> None:
        """Do this, and wait until the position that comes of it is shown. (Right after a click the
        page is still idle, on the old one.)"""
        before = self._position
        act()
        self.until(lambda: self._position is not before)
        self.ready()

    def until(self, what: Callable[[], bool], why: str = "it did not come") -> None:
        """Wait for what travels on the socket. (The browser's events arrive while we wait.)"""
        end = time.monotonic() + WAIT / 1000
        while not what():
            assert time.monotonic() < end, f"{why}; {self.position.get('prompt')}"
            self.page.wait_for_timeout(20)

    # -- a look at the screen ---------------------------------------------------------------------

    def screen(self, name: str, themes: tuple[Theme, ...] = THEMES) -> None:
        """Take a picture of the screen in each theme, and let axe look at it."""
        self.ready()
        for theme in themes:
            self.page.emulate_media(color_scheme=theme)
            expect(self.page.locator("html")).to_have_attribute("data-theme", theme)
            look = Look(self.look.size, theme, self.look.language)
            self.page.screenshot(path=self.picture(name, look), animations="disabled")
            self._axe(f"{name} ({look})")
        self.page.emulate_media(color_scheme=self.look.theme)
        refused = self.page.evaluate("window.__refused")
        assert refused == [], f"{name}: the policy refused {refused}"

    def picture(self, name: str, look: Look | None = None) -> Path:
        return Path(SCREENSHOTS, f"{name}-{look or self.look}.png")

    def _axe(self, where: str) -> None:
        if not self.page.evaluate("'axe' in window"):
            self.page.evaluate(axe())
        found = self.page.evaluate("axe.run(document, {resultTypes: ['violations']})")
        for violation in found["violations"]:
            nodes = "; ".join(
                f"{node['target']}: {node['failureSummary']}" for node in violation["nodes"][:4]
            )
            self.complaints.append(f"axe, {where}: {violation['id']}: {violation['help']}: {nodes}")
