"""No page breaks a rule that a machine can check, in either language and theme, wide or narrow."""

from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from tests.browser.conftest import READY, open_exercise, write
from tests.browser.test_solve import WRONG_SIGN

TAGS = ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"]
RULES = {"runOnly": {"type": "tag", "values": TAGS}}
OPEN_ALL = "document.querySelectorAll('details').forEach((details) => { details.open = true })"
PAGES = [
    "/",
    "/problems/rotate-half",
    "/problems/hand-rotate",
    "/problems/partial-rope",
    "/cards",
    "/docs",
    "/history",
    "/problems/rotate-half/history",
    "/playground",
    "/paste",
    "/embed/rotate-half",
    "/nothing",
]


def violations(page: Page) -> list[Any]:
    """Rule, and the elements that break it."""
    found = Axe().run(page, options=RULES).response["violations"]
    return [(rule["id"], [node["html"][:200] for node in rule["nodes"]]) for rule in found]


# Each language with one theme, and as a drill with the other.
WAYS = [
    ("zh", "dark"),
    ("en", "light"),
    *(pytest.param(*way, marks=pytest.mark.drill) for way in (("zh", "light"), ("en", "dark"))),
]


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize(("lang", "theme"), WAYS)
def test_pages(page: Page, lang: str, theme: str) -> None:
    for path in PAGES:
        page.goto(f"{path}?lang={lang}&theme={theme}")
        page.wait_for_load_state("networkidle")
        page.evaluate(OPEN_ALL)
        assert violations(page) == [], path
        for width in (1280, 390):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)


@pytest.mark.parametrize(("lang", "theme"), [("zh", "dark"), ("en", "light")])
def test_the_verdict(page: Page, lang: str, theme: str) -> None:
    open_exercise(page, query=f"?lang={lang}&theme={theme}")
    write(page, 'print("hello")\n' + WRONG_SIGN)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator(".verdict.WA .diagnosis")).to_be_visible()
    page.evaluate(OPEN_ALL)
    assert violations(page) == []
    page.locator("#verdict a[href^='/submissions/']").click()
    expect(page.get_by_role("heading", level=1)).to_be_visible()
    assert violations(page) == []


@pytest.mark.usefixtures("helping")
@pytest.mark.parametrize(("lang", "theme"), [("zh", "light"), ("en", "dark")])
def test_what_a_run_brings_and_what_helps_while_typing(page: Page, lang: str, theme: str) -> None:
    page.goto(f"/playground?lang={lang}&theme={theme}")
    page.wait_for_selector(READY)
    write(page, "import torch\nprint(1)\ntorch.randn(2, 3, 4)")
    page.keyboard.press("Control+Enter")
    expect(page.locator(".heat")).to_be_visible()
    page.evaluate(OPEN_ALL)
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    write(page, "import torch\ntorch.frac = (")
    expect(page.locator(".cm-fault")).to_be_visible()
    page.keyboard.press("Control+f")
    assert violations(page) == []
