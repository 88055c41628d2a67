"""``.venv/bin/python scripts/screenshots.py``: the pages as they are, into docs/screenshots/.

A real Chromium before two servers on free ports: one as ``make serve`` starts it, one with a class. Each page in both
languages and themes, 1280 and 390 px wide, one window high. Names: ``<page>.<lang>.<theme>.<width>.webp``. Arguments:
the pages to take (default: all).
"""

import base64
import re
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "docs" / "screenshots"
COMMAND = [sys.executable, "-c", "from practice.service import main; raise SystemExit(main())"]
FLAGS = ["--disable-gpu", "--disable-background-networking", "--no-first-run", "--no-sandbox", "--hide-scrollbars"]
SIZES = ((1280, 860), (390, 844))
LANGS, THEMES = ("zh", "en"), ("light", "dark")
QUALITY = 55
RIGHT = "import torch\n\n\ndef rotate_half(x):\n    a, b = x.chunk(2, dim=-1)\n    return torch.cat((-b, a), dim=-1)\n"
WRONG = RIGHT.replace("(-b, a)", "(b, -a)")
TABLE = (
    "import torch\n\nm = torch.arange(12)[:, None]\ntheta = 50 ** (-torch.arange(0, 16, 2) / 16)\ntorch.cos(m * theta)"
)
PASSWORD = "correct horse battery"
LEARNERS = ("林晓", "Ada", "王宇轩", "Noor", "Mika")
EXERCISES = ("rope-2d", "rope-inv-freq", "rotate-half", "rope-half", "hand-rotate", "partial-rope", "rope-decode-step")
CLASS = ("dashboard", "class", "join", "privacy")


@contextmanager
def serving(data: Path) -> Iterator[str]:
    """A server with a data folder of its own; its address."""
    command = [*COMMAND, "serve", "--port", "0", "--data", str(data)]
    with subprocess.Popen(command, cwd=ROOT, stderr=subprocess.STDOUT, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        try:
            yield next(found[0] for line in process.stdout if (found := re.search(r"http://[\d.]+:\d+", line)))
        finally:
            process.terminate()


class Camera:
    """Takes the wanted pages of one context, in its language and theme."""

    def __init__(self, page: Page, lang: str, theme: str, wanted: set[str]) -> None:
        self.page, self.lang, self.theme, self.wanted = page, lang, theme, wanted

    def go(self, path: str) -> None:
        mark = "&" if "?" in path else "?"
        self.page.goto(f"{path}{mark}lang={self.lang}&theme={self.theme}")
        self.page.wait_for_load_state("networkidle")

    def take(self, name: str, at: str | None = None, phone: str | None = None) -> None:
        """Both widths, from the top of the page or of the element ``at``; on a phone, of ``phone``."""
        if name not in self.wanted:
            return
        session = self.page.context.new_cdp_session(self.page)
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            top = phone or at if width < 1000 else at
            self.page.evaluate("at => at ? document.querySelector(at).scrollIntoView() : scrollTo(0, 0)", top)
            self.page.evaluate("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done)))")
            shot = session.send("Page.captureScreenshot", {"format": "webp", "quality": QUALITY})
            (FOLDER / f"{name}.{self.lang}.{self.theme}.{width}.webp").write_bytes(base64.b64decode(shot["data"]))
        self.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})

    def write(self, text: str, keys: str = "Control+Shift+Enter") -> None:
        """Into the editor, and hand it in."""
        self.page.wait_for_selector("form[data-ready]")
        self.page.locator(".cm-content").click()
        self.page.keyboard.press("Control+A")
        self.page.keyboard.insert_text(text)
        self.page.keyboard.press(keys)


def learner(camera: Camera) -> None:
    """What somebody sees who practises alone."""
    page = camera.page
    camera.go("/problems/rotate-half")
    camera.take("exercise")
    camera.write(WRONG)
    page.locator("[data-closeup]").wait_for()
    page.wait_for_load_state("networkidle")
    camera.take("wrong", "#verdict")
    camera.write(RIGHT)
    expect(page.locator(".verdict.AC")).to_be_visible()
    camera.take("right", "#verdict")
    camera.go("/problems/hand-rotate?seed=11")
    camera.take("answer", phone="#work")
    camera.go("/problems/q-equivariant?seed=4")
    camera.take("choice")
    camera.go("/playground")
    camera.write(TABLE, "Control+Enter")
    expect(page.locator(".heat")).to_be_visible()
    camera.take("playground", phone=".heat")
    pages = {"track": "/", "map": "/map", "pictures": "/pictures", "helix": "/pictures/helix", "cards": "/cards",
             "search": "/search?q=rope", "history": "/problems/rotate-half/history"}  # fmt: skip
    for name, path in pages.items():
        camera.go(path)
        if name in {"pictures", "helix"}:
            page.locator("figure[data-alive]").first.wait_for()
        camera.take(name)


def teach(browser: Browser, data: Path, address: str) -> tuple[BrowserContext, str, str]:
    """A class with learners who handed something in: the teacher's context, the class's path and its code."""
    link = subprocess.run([*COMMAND, "teacher-link", "--data", str(data)], cwd=ROOT, capture_output=True, text=True)
    path = re.search(r"/welcome/\S+", link.stdout)
    assert path, link.stdout + link.stderr
    context = browser.new_context(base_url=address, locale="en-GB", timezone_id="Asia/Shanghai")
    page = context.new_page()
    page.goto(path[0])
    page.get_by_label("Name").fill("Dr. Wu")
    for field in page.locator("input[type=password]").all():
        field.fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_label("Name of the class").fill("RoPE 2026")
    page.keyboard.press("Enter")
    code = page.locator("#code").inner_text()
    home = page.url.removeprefix(address).partition("?")[0]
    page.goto(f"{home}/exercises")
    for id in EXERCISES:
        page.locator(f"input[name=exercise][value={id}]").check()
    page.get_by_role("button", name="Take these exercises").click()
    for number, name in enumerate(LEARNERS):
        with browser.new_context(base_url=address, locale="en-GB") as own:
            attend(own.new_page(), code, name, number)
    return context, home, code


def attend(page: Page, code: str, name: str, number: int) -> None:
    """Join, and hand in: every other one makes a mistake first."""
    page.goto(f"/join/{code}")
    page.get_by_label("Your name").fill(name)
    page.keyboard.press("Enter")
    page.locator("#pin").wait_for()
    page.goto("/problems/rotate-half")
    camera = Camera(page, "en", "light", set())
    for source, verdict in ((WRONG, "WA"), (RIGHT, "AC"))[number % 2 :: 1 + (number == 2)]:
        camera.write(source)
        expect(page.locator(f".verdict.{verdict}")).to_be_visible()


def teacher(camera: Camera, home: str, code: str, outside: Callable[[], Page]) -> None:
    """What a teacher sees, and who comes to join."""
    for name, path in (("dashboard", f"{home}/dashboard"), ("class", home)):
        camera.page.goto(f"{path}?lang={camera.lang}&theme={camera.theme}")
        camera.page.wait_for_load_state("load")  # a dashboard's stream is never idle
        expect(camera.page.locator("main")).to_be_visible()
        camera.take(name)
    camera.page = outside()
    for name, path in (("join", f"/join/{code}"), ("privacy", "/privacy")):
        camera.go(path)
        camera.take(name)


def chromium() -> str | None:
    """The system's browser."""
    return shutil.which("chromium") or shutil.which("google-chrome")


def main(wanted: set[str]) -> None:
    """Everything, or the pages in ``wanted``."""
    FOLDER.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        variants = [(lang, theme) for lang in LANGS for theme in THEMES]
        options: dict[str, Any] = {"reduced_motion": "reduce", "timezone_id": "Asia/Shanghai"}
        if wanted - set(CLASS):
            for lang, theme in variants:  # each begins with nothing solved
                with (
                    serving(Path(folder) / f"{lang}-{theme}") as address,
                    browser.new_context(base_url=address, locale=lang, **options) as context,
                ):
                    learner(Camera(context.new_page(), lang, theme, wanted))
        if wanted & set(CLASS):
            with serving(Path(folder) / "class") as address:
                context, home, code = teach(browser, Path(folder) / "class", address)
                for lang, theme in variants:
                    with browser.new_context(base_url=address, **options) as visitor:
                        teacher(Camera(context.new_page(), lang, theme, wanted), home, code, visitor.new_page)
        browser.close()


ALL = {"exercise", "wrong", "right", "answer", "choice", "playground", "track", "map", "pictures", "helix", "cards",
       "search", "history", *CLASS}  # fmt: skip

if __name__ == "__main__":
    unknown = set(sys.argv[1:]) - ALL
    if unknown:
        sys.exit(f"no page is called {', '.join(sorted(unknown))}; there are {', '.join(sorted(ALL))}")
    main(set(sys.argv[1:]) or ALL)
