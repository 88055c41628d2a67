"""Switching the language or the theme loads the page anew; whoever reads or writes on it goes on where they were."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import READY, open_exercise, write
from tests.browser.test_solve import WRONG_SIGN


def switch(page: Page, name: str) -> None:
    with page.expect_navigation():
        page.locator("header").get_by_role("link", name=re.compile(name)).click()
    page.wait_for_selector(READY)


@pytest.mark.parametrize(("width", "name", "saved"), [(390, "中文", "已保存"), (1280, "Theme", "Saved")])
def test_the_report_and_the_caret_stay_where_they_were(
    page: Page, complaints: list[str], width: int, name: str, saved: str
) -> None:
    page.set_viewport_size({"width": width, "height": 844})
    open_exercise(page, query="?lang=en")
    write(page, WRONG_SIGN)
    page.keyboard.press("Control+Shift+Enter")
    report = page.locator("#verdict .diagnosis")
    expect(report).to_be_in_viewport()
    page.keyboard.press("Control+Home")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.keyboard.press("ArrowDown")
    page.locator("#verdict").evaluate("(box) => box.scrollIntoView()")
    expect(report).to_be_in_viewport()
    switch(page, name)
    expect(report).to_be_in_viewport()
    expect(page.locator("#saved")).to_have_text(saved)
    expect(page.locator(".cm-activeLine").first).to_have_text("def rotate_half(x):")
    expect(page.locator(".cm-content")).to_be_focused()
    page.keyboard.type("# ")
    expect(page.locator("#source")).to_have_value(WRONG_SIGN.replace("def", "# def", 1))
    page.reload()
    page.wait_for_selector(READY)
    expect(page.locator(".cm-content")).not_to_be_focused()


def test_who_was_not_writing_does_not_begin_to(page: Page) -> None:
    open_exercise(page, query="?lang=en")
    write(page, WRONG_SIGN)
    expect(page.locator("#saved")).to_have_text("Saved")
    page.locator("h1").click()
    switch(page, "中文")
    expect(page.locator(".cm-content")).not_to_be_focused()
    expect(page.locator("#saved")).to_have_text("已保存")


def test_a_number_being_typed_goes_on_and_another_sheet_is_not_called_saved(page: Page) -> None:
    open_exercise(page, "hand-rotate", "?seed=12&lang=en")
    field = page.locator("input[name='blank:score']")
    field.fill("-12.5")
    field.press("ArrowLeft")
    expect(page.locator("#saved")).to_have_text("Saved")
    switch(page, "中文")
    expect(page.locator("#saved")).to_have_text("已保存")
    expect(field).to_be_focused()
    page.keyboard.type("3")
    expect(field).to_have_value("-12.35")
    expect(page.locator("#saved")).to_have_text("已保存")
    open_exercise(page, "hand-rotate", "?seed=13")
    expect(page.locator("#saved")).to_have_text("")
