"""With JavaScript switched off."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.browser.test_solve import RIGHT, WRONG_SIGN


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "java_script_enabled": False}


def test_the_form_is_enough(page: Page) -> None:
    page.goto("/problems/rotate-half")
    for source, verdict in ((WRONG_SIGN, "Wrong answer"), (RIGHT, "Accepted")):
        page.get_by_label("Your code").fill(source)
        page.get_by_role("button", name="Submit").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text(verdict, timeout=30_000)  # it reloads itself
        if verdict != "Accepted":
            expect(page.locator(".diagnosis")).to_contain_text("minus sign")
        page.get_by_role("link", name="Back to the exercise").click()
        expect(page.get_by_label("Your code")).to_have_value(source)


def test_hints_open(page: Page) -> None:
    page.goto("/problems/rotate-half")
    page.get_by_text("Hint 1 of").click()
    expect(page.locator(".help details[open] p").first).to_be_visible()


def test_numbers(page: Page) -> None:
    page.goto("/problems/hand-rotate?seed=3")
    for field in page.locator(".blank input").all():
        field.fill("1/2")
    page.get_by_role("button", name="Submit").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("Wrong answer", timeout=30_000)


def test_language_and_theme(page: Page) -> None:
    page.goto("/")
    page.get_by_role("link", name="中文").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("位置编码")
    page.get_by_role("link", name="主题").click()
    assert page.locator("html").get_attribute("data-theme") == "light"
