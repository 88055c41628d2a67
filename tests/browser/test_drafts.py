"""Nothing that was typed is lost: not by a crash, not by another tab or device, not by starting over."""

import signal
import socket
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect

from tests.app.server import Server, serving
from tests.browser.conftest import open_exercise, write
from tests.browser.test_accessible import violations

DRAFT = "**/api/v1/problems/rotate-half/draft"


def source(page: Page) -> Any:
    return expect(page.locator("#source"))


def saved(page: Page) -> None:
    expect(page.locator("#saved")).to_have_text("Saved")


def type_at_the_end(page: Page, text: str) -> None:
    page.locator(".cm-content").click()
    page.keyboard.press("Control+End")
    page.keyboard.insert_text(text)


@pytest.fixture(autouse=True)
def fresh(server: Server) -> None:
    """Each test begins with a short text in the editor, of a version that is not the first."""
    server.client.put("/api/v1/problems/rotate-half/draft", json={"source": "start = 0\n"})


def test_a_server_that_is_killed_loses_nothing(page: Page, tmp_path: Path) -> None:
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    with serving(tmp_path, "fake", TEST_PORT=str(port)) as server:
        page.goto(f"{server.address}/problems/rotate-half?lang=en")
        page.wait_for_selector("form[data-ready]")
        write(page, "typed = 1\n")
        saved(page)
        server.end(signal.SIGKILL)
        type_at_the_end(page, "and_more = 2\n")
        expect(page.locator("#saved")).to_contain_text("Not saved on the server")
    with serving(tmp_path, "fake", TEST_PORT=str(port)) as server:
        page.reload()
        page.wait_for_selector("form[data-ready]")
        source(page).to_have_value("typed = 1\nand_more = 2\n")
        for _ in range(400):  # the page that was left may have brought it there already, and then nobody says so
            if server.client.get("/api/v1/problems/rotate-half/draft").json()["source"] == "typed = 1\nand_more = 2\n":
                break
            page.wait_for_timeout(50)
        else:
            raise AssertionError("what was typed did not reach the server")


def test_a_page_that_dies_loses_nothing(page: Page, context: BrowserContext) -> None:
    page.route(DRAFT, lambda route: route.abort() if route.request.method == "PUT" else route.continue_())
    open_exercise(page)
    write(page, "unsaved = 1\n")
    page.goto("about:blank")
    page.close()
    other = context.new_page()
    open_exercise(other)
    source(other).to_have_value("unsaved = 1\n")
    saved(other)


def test_two_tabs_follow_each_other(page: Page, context: BrowserContext) -> None:
    open_exercise(page)
    second = context.new_page()
    open_exercise(second)
    write(page, "one = 1\n")
    saved(page)
    source(second).to_have_value("one = 1\n")
    type_at_the_end(second, "two = 2\n")
    saved(second)
    source(page).to_have_value("one = 1\ntwo = 2\n")
    expect(page.locator(".conflict")).to_have_count(0)


@pytest.mark.parametrize("mine", [True, False])
def test_another_device_is_asked_about_and_both_texts_stay(page: Page, server: Server, mine: bool) -> None:
    open_exercise(page)
    path = "/api/v1/problems/rotate-half/draft"
    server.client.put(path, json={"source": "elsewhere = 1\n"})
    write(page, "here = 1\n")
    box = page.get_by_role("alertdialog")
    expect(box).to_contain_text("Both texts are kept")
    with page.context.expect_page() as opened:
        box.get_by_role("link").click()
    expect(opened.value.locator(".diff mark, .diff .gone").first).to_be_attached()
    assert violations(opened.value) == []
    opened.value.close()
    box.get_by_role("button", name="Go on with mine" if mine else "Take the other one").click()
    expect(box).to_have_count(0)
    source(page).to_have_value("here = 1\n" if mine else "elsewhere = 1\n")
    if mine:
        saved(page)
    type_at_the_end(page, "more = 2\n")
    saved(page)
    assert server.client.get(path).json()["source"] == ("here" if mine else "elsewhere") + " = 1\nmore = 2\n"
    ids = [copy["id"] for copy in server.client.get(f"{path}/copies").json()]
    kept = {server.client.get(f"{path}/copies/{id}").json()["source"] for id in ids}
    assert ("elsewhere = 1\n" if mine else "here = 1\n") in kept


def test_an_answer_that_is_lost_is_no_conflict(page: Page) -> None:
    open_exercise(page)
    lost = {"once": True}

    def swallow(route: Any) -> None:
        if route.request.method == "PUT" and lost.pop("once", False):
            route.fetch()
            route.abort()
        else:
            route.continue_()

    page.route(DRAFT, swallow)
    write(page, "a = 1\n")
    expect(page.locator("#saved")).to_contain_text("Not saved")
    type_at_the_end(page, "b = 2\n")
    saved(page)
    expect(page.locator(".conflict")).to_have_count(0)


def test_starting_over_is_undone_now_and_later(page: Page) -> None:
    open_exercise(page)
    write(page, "my_work = 1\n")
    page.get_by_role("button", name="Start over").click()
    expect(page.locator(".cm-content")).to_contain_text("NotImplementedError")
    page.get_by_role("button", name="Undo starting over").click()
    source(page).to_have_value("my_work = 1\n")
    page.get_by_role("button", name="Start over").click()
    saved(page)
    page.get_by_role("link", name="History and earlier drafts").click()
    row = page.get_by_role("row").filter(has_text="before starting over").first
    row.get_by_role("button", name="Take up again").click()
    page.wait_for_selector("form[data-ready]")
    source(page).to_have_value("my_work = 1\n")
