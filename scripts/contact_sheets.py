"""``.venv/bin/python scripts/contact_sheets.py FOLDER [page …]``: every page, to be looked at; nothing of it is kept.

One sheet for each page: both languages (rows), both themes and widths (columns), from top to bottom. Beside it the
single pictures, whole and at full size. What docs/screenshots shows is taken by screenshots.py.
"""

import re
import sys
import tempfile
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

if not __package__:  # started as a file
    sys.path[0] = str(Path(__file__).resolve().parents[1])

from scripts.screenshots import FLAGS, LANGS, RIGHT, SIZES, TABLE, THEMES, WRONG, Camera, chromium, serving, teach

OPTIONS: dict[str, Any] = {"reduced_motion": "reduce", "timezone_id": "Asia/Shanghai"}
TALLEST, CELL, WIDE, NARROW = 2400, 900, 620, 230
_STYLE = f"display:inline-block;vertical-align:top;margin:4px;max-height:{CELL}px;overflow:hidden"
SOLO = {
    "exercise": "/problems/rotate-half", "answer": "/problems/hand-rotate?seed=11",
    "choice": "/problems/q-equivariant?seed=4", "track": "/", "map": "/map", "cards": "/cards", "pictures": "/pictures",
    "helix": "/pictures/helix", "playground-fresh": "/playground", "search": "/search?q=rope",
    "search-nothing": "/search?q=zzz", "history-all": "/history", "embed": "/embed/rotate-half", "paste": "/paste",
    "docs": "/docs", "privacy-solo": "/privacy", "not-found": "/problems/rotate-haf", "nowhere": "/nowhere",
}  # fmt: skip
TEACHER = {"dashboard": "/dashboard", "exercise-of-class": "/dashboard/rotate-half", "class": "",
           "class-exercises": "/exercises", "settings": "/settings", "roster": "/roster", "poster": "/poster",
           "projector": "/projector", "projected": "/projector/rotate-half", "delete": "/delete",
           "similar": "/dashboard/rotate-half/similar"}  # fmt: skip
OF_CLASS = {*TEACHER, "classes", "account", "learner", "tries", "me", "track-of-class", "forbidden", "join",
            "join-code", "exercise-of-learner", "signin", "privacy", "back", "welcome", "too-often"}  # fmt: skip


class Sheet(Camera):
    """Takes whole pages, at both widths."""

    folder: Path

    def take(self, name: str, at: str | None = None, phone: str | None = None) -> None:
        if self.wanted and name not in self.wanted:
            return
        for width, height in SIZES:
            self.page.set_viewport_size({"width": width, "height": height})
            self.page.evaluate("document.fonts.ready.then(() => new Promise((done) => requestAnimationFrame(done)))")
            high = min(TALLEST, int(self.page.evaluate("document.documentElement.scrollHeight")))
            clip = {"x": 0, "y": 0, "width": width, "height": max(high, height)}
            path = self.folder / f"{name}.{self.lang}.{self.theme}.{width}.png"
            self.page.screenshot(path=path, full_page=True, clip=clip)  # type: ignore[arg-type]
            wide = self.page.evaluate("document.documentElement.scrollWidth")
            if wide > width:
                print(f"{path.name}: {wide} px wide")
        self.page.set_viewport_size({"width": SIZES[0][0], "height": SIZES[0][1]})

    def each(self, pages: dict[str, str], home: str = "") -> None:
        for name, path in pages.items():
            if self.wanted and name not in self.wanted:
                continue
            mark = "&" if "?" in path else "?"
            self.page.goto(f"{home}{path}{mark}lang={self.lang}&theme={self.theme}")
            self.page.wait_for_load_state("load")  # a dashboard's stream is never idle
            self.page.wait_for_timeout(400)
            self.take(name)


def alone(sheet: Sheet) -> None:
    """All that somebody sees who practises alone; nothing has been handed in at first."""
    page = sheet.page
    sheet.each({"history-empty": "/problems/rotate-half/history"})
    sheet.each(SOLO)
    sheet.go("/problems/rotate-half")
    sheet.write(WRONG)
    page.locator("[data-closeup]").wait_for()
    page.wait_for_load_state("networkidle")
    sheet.take("wrong")
    report = page.locator("#verdict a[href^='/submissions/']").get_attribute("href") or ""
    sheet.write(RIGHT)
    expect(page.locator(".verdict.AC")).to_be_visible()
    sheet.take("right")
    sheet.write("def rotate_half(x)\n")
    expect(page.locator(".verdict.CE")).to_be_visible()
    sheet.take("syntax")
    page.emulate_media(media="print")
    sheet.each({"print": "/problems/rotate-half"})
    page.emulate_media(media="screen")
    sheet.each({"report": report, "history": "/problems/rotate-half/history"})
    sheet.go("/problems/rotate-half/history")
    page.get_by_role("button", name="比较" if sheet.lang == "zh" else "Compare").first.click()
    page.wait_for_url("**/compare?*")
    sheet.take("compare")
    sheet.go("/playground")
    sheet.write(TABLE, "Control+Enter")
    expect(page.locator(".heat")).to_be_visible()
    sheet.take("playground")


def of_class(sheet: Sheet, home: str, code: str, learner: Page, stranger: Page) -> None:
    """What a teacher sees, one of the class, and who comes to join."""
    sheet.each(TEACHER, home)
    sheet.each({"classes": "/classes", "account": "/account"})
    sheet.page.goto(home)
    one = sheet.page.locator("a[href*='/learners/']").first.get_attribute("href")
    sheet.each({"learner": one or "", "tries": f"{one}/exercises/rotate-half"})
    sheet.page = learner
    sheet.each(
        {"me": "/me", "track-of-class": "/", "forbidden": "/classes", "exercise-of-learner": "/problems/rope-2d"}
    )
    sheet.page = stranger
    sheet.each({"join": f"/join/{code}", "join-code": "/join", "signin": "/signin", "privacy": "/privacy",
                "back": "/back/nobody", "welcome": "/welcome/nobody"})  # fmt: skip
    for _ in range(40):
        answer = stranger.goto("/join/AAAA-AAAA")
        if answer and answer.status == 429:
            sheet.take("too-often")
            break


def stitch(browser: Browser, folder: Path) -> None:
    """The sheets, out of the pictures that are there."""
    names = sorted({re.sub(r"\..*", "", path.name) for path in folder.glob("*.*.*.*.png")})
    page = browser.new_page(viewport={"width": 2 * (WIDE + NARROW) + 50, "height": 800})
    for name in names:
        rows = []
        for lang in LANGS:
            files = [(f"{name}.{lang}.{theme}.{width}.png", width) for theme in THEMES for width, _ in SIZES]
            cells = "".join(
                f'<div style="{_STYLE}"><img src="{file}" width="{WIDE if width > 1000 else NARROW}"></div>'
                for file, width in files
            )
            rows.append(f"<div>{cells}</div>")
        sheet = folder / f"{name}.html"
        sheet.write_text(f"<body style='margin:0;background:#888;white-space:nowrap'>{''.join(rows)}", "utf-8")
        page.goto(sheet.as_uri())
        page.screenshot(path=folder / f"{name}.png", full_page=True)
        sheet.unlink()


def joined(browser: Browser, address: str, code: str) -> Page:
    """Somebody who has just joined."""
    page = browser.new_context(base_url=address, locale="en-GB", **OPTIONS).new_page()
    page.goto(f"/join/{code}")
    page.get_by_label("Your name").fill("Zoë")
    page.keyboard.press("Enter")
    page.locator("#pin").wait_for()
    return page


def main(folder: Path, wanted: set[str]) -> None:
    """All pages, or those in ``wanted``."""
    folder.mkdir(parents=True, exist_ok=True)
    Sheet.folder = folder
    variants = [(lang, theme) for lang in LANGS for theme in THEMES]

    def sheet(context: BrowserContext, lang: str, theme: str) -> Sheet:
        return Sheet(context.new_page(), lang, theme, wanted)

    with tempfile.TemporaryDirectory() as data, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=chromium(), args=FLAGS)
        for lang, theme in variants if not wanted or wanted - OF_CLASS else []:
            with serving(Path(data) / f"{lang}-{theme}") as address:
                alone(sheet(browser.new_context(base_url=address, locale=lang, **OPTIONS), lang, theme))
        with serving(Path(data) / "class") as address:  # always: it is soon done
            context, home, code = teach(browser, Path(data) / "class", address)
            learner = joined(browser, address, code)
            for lang, theme in variants:
                stranger = browser.new_context(base_url=address, **OPTIONS).new_page()
                of_class(sheet(context, lang, theme), home, code, learner, stranger)
        stitch(browser, folder)
        browser.close()


if __name__ == "__main__":
    main(Path(sys.argv[1]), set(sys.argv[2:]))
