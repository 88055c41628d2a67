"""A server to look at, and what takes the pictures: both widths of a page in one language and theme."""

import base64
import re
import shutil
import subprocess
import sys
from collections.abc import Iterable, Iterator, Mapping
from contextlib import contextmanager
from os import environ
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page, Playwright

from scripts.shots.pages import ALL, Shot

ROOT = Path(__file__).resolve().parents[2]
FOLDER = ROOT / "docs" / "screenshots"
COMMAND = [sys.executable, "-c", "from practice.service import main; raise SystemExit(main())"]
FLAGS = ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--no-sandbox", "--hide-scrollbars"]
SIZES = ((1280, 860), (390, 844))
LANGS, THEMES = ("zh", "en"), ("light", "dark")
VARIANTS = tuple((lang, theme) for lang in LANGS for theme in THEMES)
OPTIONS: dict[str, Any] = {"reduced_motion": "reduce", "timezone_id": "Asia/Shanghai", "locale": "en-GB"}
QUALITY, TALLEST = 36, 2400
_SETTLED = "document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done)))"
_SCROLL = "at => at ? document.querySelector(at).scrollIntoView() : scrollTo(0, 0)"


def files(name: str) -> list[str]:
    """The eight pictures of a page."""
    return [f"{name}.{lang}.{theme}.{width}.webp" for lang, theme in VARIANTS for width, _ in SIZES]


@contextmanager
def serving(data: Path, **settings: str) -> Iterator[str]:
    """A server with a data folder of its own; its address."""
    command = [*COMMAND, "serve", "--port", "0", "--data", str(data)]
    pipes: dict[str, Any] = {"stderr": subprocess.STDOUT, "stdout": subprocess.PIPE, "text": True}
    with subprocess.Popen(command, cwd=ROOT, env=environ | settings, **pipes) as process:
        assert process.stdout is not None
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://[\d.]+:\d+", line)))
        finally:
            process.terminate()


def chromium(driver: Playwright) -> Browser:
    """The system's browser."""
    found = shutil.which("chromium") or shutil.which("google-chrome")
    return driver.chromium.launch(executable_path=found, args=FLAGS)


class Camera:
    """Takes the wanted pages of one context, in its language and theme.

    A picture is one window high. ``look``: a folder for whole pages besides, at full size and as PNG.
    """

    def __init__(self, page: Page, lang: str, theme: str, wanted: set[str], look: Path | None = None) -> None:
        self.page, self.lang, self.theme, self.wanted, self.look = page, lang, theme, wanted, look

    def of(self, page: Page) -> "Camera":
        """The same before another page."""
        return Camera(page, self.lang, self.theme, self.wanted, self.look)

    def go(self, path: str, *, idle: bool = True) -> None:
        """Open it in the language and theme. A dashboard's stream is never idle."""
        mark = "&" if "?" in path else "?"
        self.page.goto(f"{path}{mark}lang={self.lang}&theme={self.theme}")
        self.page.wait_for_load_state("networkidle" if idle else "load")

    def each(self, shots: Iterable[Shot], home: str = "", holes: Mapping[str, str] | None = None) -> None:
        """Those that have a path."""
        for shot in shots:
            if shot.path is None or shot.name not in self.wanted:
                continue
            self.go(re.sub(r"^\.", home, shot.path).format_map(holes or {}), idle=not home)
            self.take(shot.name)

    def take(self, name: str) -> None:
        """Both widths of what the browser shows."""
        shot = ALL[name]
        if name not in self.wanted:
            return
        session = self.page.context.new_cdp_session(self.page)  # one for both: its end ends the emulation of paper
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            if shot.ready:
                self.page.locator(shot.ready).first.wait_for()
            self.page.evaluate(_SCROLL, shot.phone or shot.at if width < 1000 else shot.at)
            self.page.evaluate(_SETTLED)
            self._press(session, f"{name}.{self.lang}.{self.theme}.{width}", width, height)
        session.detach()
        self.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})

    def _press(self, session: CDPSession, name: str, width: int, height: int) -> None:
        wide = self.page.evaluate("document.documentElement.scrollWidth")
        if wide > width:
            print(f"{name}: {wide} px wide")
        shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
        (FOLDER / f"{name}.webp").write_bytes(base64.b64decode(shot["data"]))
        if self.look:
            high = min(TALLEST, int(self.page.evaluate("document.documentElement.scrollHeight")))
            clip: Any = {"x": 0, "y": 0, "width": width, "height": max(high, height)}
            self.page.screenshot(path=self.look / f"{name}.png", full_page=True, clip=clip)

    def write(self, text: str, keys: str = "Control+Shift+Enter") -> None:
        """Into the editor, and hand it in."""
        self.page.wait_for_selector("form[data-ready]")
        self.page.locator(".cm-content").click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press(keys)
