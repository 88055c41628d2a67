"""A lesson in the browser: a teacher makes a class, two learners join and solve, the scoresheet is exported.

Everything is done by keyboard. The engine accepts whatever is handed in; what it judges is tested elsewhere.
"""

import csv
from collections.abc import Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from urllib.parse import urlsplit

import anyio
import pytest
from playwright.sync_api import Browser, Page, expect

from app.classroom.welcome import teacher_link
from app.settings import Settings
from tests.app.server import Server, serving
from tests.browser.conftest import LISTS_FIT, READY, write
from tests.browser.test_accessible import OPEN_ALL, violations

PASSWORD = "correct horse battery"
Open = Callable[[], Page]


@pytest.fixture(scope="module")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("class")


@pytest.fixture(scope="module")
def school(folder: Path) -> Iterator[Server]:
    with serving(folder, "fake") as running:
        yield running


@pytest.fixture
def person(browser: Browser, school: Server) -> Iterator[Open]:
    """Opens a browser of somebody's own."""
    contexts = []

    def open() -> Page:
        contexts.append(browser.new_context(locale="en-GB", base_url=school.address, timezone_id="Asia/Shanghai"))
        return contexts[-1].new_page()

    yield open
    for context in contexts:
        context.close()


def printed_link(folder: Path, new: bool) -> str:
    """What ``rope-judge teacher-link`` prints. In a thread of its own: the browser's has a running loop."""
    with ThreadPoolExecutor(1) as thread:
        return urlsplit(thread.submit(anyio.run, teacher_link, Settings(data=folder), None, new).result()).path


def become_teacher(page: Page, folder: Path, name: str, new: bool) -> None:
    """By the link that the command prints."""
    page.goto(printed_link(folder, new))
    page.get_by_label("Name").focus()
    for text in (name, PASSWORD, PASSWORD):
        page.keyboard.type(text)
        page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text("Classes")


def make_class(page: Page, name: str) -> str:
    """A new class; its code."""
    page.get_by_label("Name of the class").focus()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(name)
    return page.locator("#code").inner_text()


def press(page: Page, role: str, name: str) -> None:
    """Reach a link or a button and press Enter."""
    page.get_by_role(role, name=name, exact=True).focus()  # type: ignore[arg-type]
    page.keyboard.press("Enter")


def copied_without_the_clipboard(page: Page, link: str) -> None:
    """Over plain http a page has no clipboard of its own, and most classes are reached so."""
    page.evaluate("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    page.evaluate("document.addEventListener('copy', () => { window.copied = document.activeElement.value; })")
    press(page, "button", "Copy")
    expect(page.get_by_role("button", name="Copy ✓")).to_be_visible()
    assert page.evaluate("window.copied") == link


def join(page: Page, code: str, name: str) -> tuple[str, str]:
    """Join with a code; PIN and personal link."""
    page.goto("/")
    page.get_by_label("The class's code").focus()
    page.keyboard.type(code.lower())
    page.keyboard.press("Enter")
    page.get_by_label("Your name").focus()
    page.keyboard.type(name)
    page.keyboard.press("Enter")
    expect(page.get_by_role("heading", level=1)).to_have_text(f"Welcome, {name}")
    return page.locator("#pin").inner_text(), page.locator("#link").inner_text()


def test_a_lesson_by_keyboard_alone(person: Open, folder: Path) -> None:
    ada = person()
    become_teacher(ada, folder, "Ada", new=False)
    code = make_class(ada, "Autumn")

    press(ada, "link", "Exercises")
    search = ada.get_by_label("Search these exercises")
    for name, box in (("rotate-half", "Rotate half"), ("partial-rope", "Partial RoPE")):
        search.focus()
        ada.keyboard.press("Control+A")
        ada.keyboard.type(name)
        ada.locator(".choice:visible", has_text=box).locator("input").first.focus()
        ada.keyboard.press("Space")
    expect(ada.locator("#chosen-count")).to_have_text("2 chosen")
    press(ada, "button", "Take these exercises")
    names = ada.locator(".order .what")
    expect(names).to_have_text(["Rotate half", "Partial RoPE"])
    press(ada, "button", "Up: Partial RoPE")
    expect(names).to_have_text(["Partial RoPE", "Rotate half"])
    expect(ada.locator("#order-status")).to_have_text("Partial RoPE: 1 / 2")
    expect(ada.get_by_role("button", name="Down: Partial RoPE")).to_be_focused()  # the other end is reached
    press(ada, "button", "Save order and times")
    expect(names).to_have_text(["Partial RoPE", "Rotate half"])
    expect(ada.locator("body")).to_contain_text("Times are those of Asia/Shanghai")

    learners = {name: person() for name in ("Eve", "Max")}
    passes = {name: join(page, code, name) for name, page in learners.items()}
    copied_without_the_clipboard(learners["Eve"], passes["Eve"][1])
    for page in learners.values():
        press(page, "link", "To the exercises")
        expect(page.locator(".track h3")).to_have_text(["Partial RoPE", "Rotate half"])
        press(page, "link", "Rotate half")
        page.wait_for_selector(READY)
        expect(page.locator(".help")).to_contain_text("open once you have solved the exercise")
        write(page, "solved = 1")
        page.keyboard.press("Control+Shift+Enter")
        expect(page.locator("#verdict").get_by_role("heading", name="Accepted")).to_be_visible()

    other_machine = person()
    other_machine.goto(passes["Eve"][1])
    press(other_machine, "button", "Continue as Eve")
    expect(other_machine.locator(".track .solved h3")).to_have_text("Rotate half")
    press(other_machine, "link", "Rotate half")
    expect(other_machine.locator(".cm-content")).to_contain_text("solved = 1")

    press(ada, "link", "Learners")
    expect(ada.locator(".list tbody tr")).to_have_count(2)
    with ada.expect_download() as download:
        press(ada, "link", "Scoresheet (CSV)")
    lines = list(csv.reader(download.value.path().read_text("utf-8-sig").splitlines()))
    assert [line[0] for line in lines] == ["Name", "Eve", "Max"]
    assert [line[2] for line in lines[1:]] == ["1", "1"]


def test_learners_who_share_a_browser_share_no_drafts(person: Open, folder: Path) -> None:
    teacher, page = person(), person()
    become_teacher(teacher, folder, "Bob", new=True)
    code = make_class(teacher, "Winter")
    join(page, code, "One")
    page.goto("/problems/rotate-half")
    page.wait_for_selector(READY)
    write(page, "of_the_first = 1")
    expect(page.locator("#saved")).to_have_text("Saved")
    press(page, "link", "One")
    press(page, "button", "Sign out")
    expect(page.get_by_role("heading", name="Join your class")).to_be_visible()
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.includes('draft'))") == []
    join(page, code, "Two")
    page.goto("/problems/rotate-half")
    page.wait_for_selector(READY)
    expect(page.locator(".cm-content")).to_contain_text("NotImplementedError")


def test_a_mistake_is_said_and_nothing_typed_is_lost(person: Open, folder: Path) -> None:
    page = person()
    page.goto("/signin")
    page.get_by_label("Name").fill("Nobody")
    page.get_by_label("Password").fill("wrong wrong wrong")
    page.keyboard.press("Enter")
    expect(page.get_by_role("alert")).to_contain_text("do not go together")
    expect(page.get_by_role("alert")).to_be_focused()
    expect(page.get_by_label("Name")).to_have_value("Nobody")


@pytest.mark.slow
@pytest.mark.timeout(400)
@pytest.mark.parametrize(("lang", "theme"), [("zh", "dark"), ("en", "light")])
def test_accessible_and_narrow(person: Open, folder: Path, lang: str, theme: str) -> None:
    visitor, teacher, learner = person(), person(), person()
    link = printed_link(folder, new=True)
    become_teacher(teacher, folder, f"Cat {lang}", new=True)
    code = make_class(teacher, "Spring").replace(" ", "")
    base = urlsplit(teacher.url).path
    _pin, back = join(learner, code, "Uma")
    for name in ("rotate-half", "partial-rope"):
        teacher.goto(f"{base}/exercises")
        teacher.locator(f"input[value={name}]").check()
        teacher.get_by_role("button", name="Take these exercises").click()
    teacher.goto(base)
    own = str(teacher.get_by_role("link", name="Uma").get_attribute("href"))
    query, parts = f"lang={lang}&theme={theme}", ("poster", "exercises", "settings", "delete", "roster")
    for page, paths in (
        (visitor, ["/", "/join", f"/join/{code}", "/signin", "/privacy", link, urlsplit(back).path]),
        (learner, ["/", "/me", "/problems/rotate-half"]),
        (teacher, ["/classes", base, own, "/account", *(f"{base}/{part}" for part in parts)]),
    ):  # fmt: skip
        for path in paths:
            page.goto(f"{path}?{query}")
            look(page, path)
    teacher.goto(f"{base}/roster?{query}")
    teacher.locator("#text").fill("Ann\nAnn\nUma\n!")
    teacher.locator("form[enctype] button").click()
    look(teacher, "preview")
    teacher.locator("form[action$='/add'] button").click()
    teacher.wait_for_selector(".slip")
    look(teacher, "sheet")


def look(page: Page, what: str) -> None:
    page.wait_for_load_state("networkidle")
    page.evaluate(OPEN_ALL)
    assert violations(page) == [], what
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (what, width)
        assert page.evaluate(LISTS_FIT), (what, width)  # nothing of a list is out of sight, on a phone neither
