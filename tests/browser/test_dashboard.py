"""The dashboard in the browser: it fills while learners work, by keyboard, and the projector's view names nobody.

The engine is the fake one: what it is told in the first line of a source is its verdict.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import APIRequestContext, Browser, BrowserContext, Page, expect

from tests.app.server import Server, serving
from tests.browser.test_accessible import OPEN_ALL, violations
from tests.browser.test_class import become_teacher

WRONG = "# wrong long sign-on-the-wrong-half\nsecret_of_somebody = 1"
FEET = """[...new Set([...document.querySelectorAll(".matrix .exercise span")]
  .map((name) => Math.round(name.getBoundingClientRect().bottom)))]"""


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("dashboard")


@pytest.fixture(scope="module")
def school(folder: Path) -> Iterator[Server]:
    with serving(folder, "fake") as running:
        yield running


@pytest.fixture(scope="module")
def teacher(browser: Browser, school: Server, folder: Path) -> Iterator[BrowserContext]:
    context = browser.new_context(locale="en-GB", base_url=school.address, timezone_id="Asia/Shanghai")
    become_teacher(context.new_page(), folder, "Ada", new=False)
    yield context
    context.close()


@pytest.fixture
def people(browser: Browser, school: Server) -> Iterator[Any]:
    """Opens a browser for a learner who joins by the form, without looking at pages."""
    contexts = []

    def join(code: str, name: str) -> APIRequestContext:
        contexts.append(browser.new_context(base_url=school.address, extra_http_headers={"Origin": school.address}))
        request = contexts[-1].request
        assert request.post(f"/join/{code}", form={"name": name}).ok
        return request

    yield join
    for context in contexts:
        context.close()


def hand_in(learner: APIRequestContext, source: str) -> None:
    """Hand in, and wait for the verdict."""
    answer = learner.post("/api/v1/problems/rotate-half/submissions", data={"source": source, "mode": "submit"})
    learner.get(answer.json()["events"])


def new_class(page: Page) -> tuple[str, str]:
    """Address and code of a new class."""
    page.goto("/classes?lang=en&theme=light")
    page.get_by_label("Name of the class").fill("Autumn")
    page.keyboard.press("Enter")
    code = page.locator("#code").inner_text().replace(" ", "")
    return re.sub(r"\?.*", "", page.url), code


def test_it_fills_while_they_work(teacher: BrowserContext, people: Any) -> None:
    page = teacher.new_page()
    complaints: list[str] = []
    page.on("pageerror", lambda error: complaints.append(str(error)))
    page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
    address, code = new_class(page)
    page.goto(f"{address}/dashboard")
    expect(page.locator("#live")).to_have_text("Live: up to date.")
    kim = people(code, "Kim")
    expect(page.locator("#rows tr")).to_have_count(1)
    column = page.evaluate("document.querySelector('th[data-problem=rotate-half]').cellIndex")
    cell = page.locator(f"#rows tr:first-child > :nth-child({column + 1})")
    kim.put("/api/v1/problems/rotate-half/draft", data={"source": "x", "base": 0})
    expect(cell).to_have_attribute("aria-label", "begun")
    for tries in (1, 2, 3):
        hand_in(kim, WRONG)
        expect(cell).to_have_attribute("aria-label", f"not solved yet, tries: {tries}")
    expect(page.locator("#stuck li")).to_have_count(1)
    expect(page.locator("#stuck")).to_contain_text("Kim Rotate half 3 times")
    expect(page.locator("#stuck")).to_contain_text("case long")
    assert violations(page) == []

    page.locator("#rows td[tabindex='0']").focus()  # the one stop for Tab
    page.keyboard.press("End")
    page.keyboard.press("Home")
    for _step in range(column - 1):
        page.keyboard.press("ArrowRight")
    expect(cell).to_be_focused()
    page.keyboard.press("Enter")
    expect(page.get_by_role("cell", name="long")).to_have_count(3)
    page.go_back()

    hand_in(kim, "right = 1")
    expect(cell).to_have_text("✓4")
    expect(page.locator("[data-solved=rotate-half]")).to_have_text("1")
    expect(page.locator("#stuck")).to_have_text("Nobody is stuck.")
    people(code, "Amy")
    expect(page.locator("#rows th")).to_have_text(["Amy", "Kim"])
    expect(page.locator("#rows tr:nth-child(2) td.solved")).to_have_count(1)
    assert complaints == []
    page.close()


def test_without_events_it_asks(teacher: BrowserContext, people: Any) -> None:
    page = teacher.new_page()
    address, code = new_class(page)
    kim = people(code, "Kim")
    page.route("**/dashboard/events*", lambda route: route.fulfill(status=503, body="{}"))
    page.goto(f"{address}/dashboard")
    expect(page.locator("#live")).to_have_text("Events do not get through; the page asks every few seconds.")
    hand_in(kim, "right = 1")
    expect(page.locator("#rows td.solved")).to_have_count(1)
    page.close()


@pytest.mark.parametrize(("lang", "theme", "width"), [("en", "light", 1280), ("zh", "dark", 390)])
def test_the_wall_names_nobody(teacher: BrowserContext, people: Any, lang: str, theme: str, width: int) -> None:
    page = teacher.new_page()
    page.set_viewport_size({"width": width, "height": 844})
    address, code = new_class(page)
    heard: list[str] = []
    page.on("response", lambda answer: heard.append(answer.url))
    page.goto(f"{address}/projector?lang={lang}&theme={theme}")
    expect(page.locator("li[data-problem]:visible")).to_have_count(0)
    kim = people(code, "Kim Unique")
    hand_in(kim, WRONG)
    item = page.locator("li[data-problem=rotate-half]")
    expect(item.locator(".n-failing b")).to_have_text("1")
    hand_in(kim, "right = 1")
    expect(item.locator(".n-solved b")).to_have_text("1")
    expect(item.locator("rect.solved")).to_have_attribute("width", "1")
    assert not re.search(r"Unique|secret_of_somebody", page.content())
    assert not [url for url in heard if url.startswith(f"{address}/dashboard")]
    assert violations(page) == []
    item.get_by_role("link").click()
    page.locator(".mistakes a").click()
    expect(page.locator("#example")).to_be_visible()
    page.evaluate(OPEN_ALL)
    assert not re.search(r"Unique|secret_of_somebody", page.content())
    assert "rotate_half" in page.locator("#example pre").inner_text()
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    for path in ("dashboard", "dashboard/rotate-half?mistake=sign-on-the-wrong-half", "dashboard/rotate-half/similar"):
        page.goto(f"{address}/{path}")
        assert violations(page) == [], path
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), path
    page.goto(f"{address}/dashboard")
    assert len(page.evaluate(FEET)) == 1
    page.close()
