"""A question with options in the browser: by keyboard, without JavaScript, in both languages and themes, on a phone."""

import re

import pytest
from playwright.sync_api import Browser, Locator, Page, expect

from tests.browser.conftest import open_exercise
from tests.browser.test_accessible import OPEN_ALL, violations

ONE, SEVERAL = "q-equivariant", "q-t5-bias"


def box(page: Page, text: str) -> Locator:
    """The radio button or box of an option."""
    return page.locator(".option", has_text=text).locator("input")


def test_by_keyboard_a_wrong_option_is_explained_and_the_right_one_accepted(page: Page, complaints: list[str]) -> None:
    open_exercise(page, ONE, "?seed=4")
    expect(page.locator(".option .katex").first).to_be_visible()
    wrong = box(page, "the output does not change at all")
    wrong.focus()
    page.keyboard.press("Space")
    expect(wrong).to_be_checked()
    page.keyboard.press("Enter")
    verdict = page.locator("#verdict")
    expect(verdict.get_by_role("heading", name="Wrong answer")).to_be_visible()
    expect(verdict.locator(".diagnosis")).to_contain_text("Invariance taken for equivariance")
    expect(verdict.locator(".diagnosis")).to_contain_text("Swap two tokens")
    expect(page.locator("#announce")).to_contain_text("What went wrong")
    right = box(page, "the same rows come out, in the new order")
    for _press in range(page.locator("input[name=choice]").count()):
        if right.is_checked():
            break
        page.keyboard.press("ArrowDown")
    expect(right).to_be_checked()
    page.keyboard.press("Enter")
    expect(verdict.get_by_role("heading", name="Accepted")).to_be_visible()
    expect(verdict.get_by_role("link", name=re.compile("^Next: "))).to_be_visible()


def test_several_and_the_draft_outlives_a_reload(page: Page, complaints: list[str]) -> None:
    open_exercise(page, SEVERAL, "?seed=2")
    box(page, "one number per head and bucket").check()
    box(page, "added to the score before the softmax").check()
    expect(page.locator("#saved")).to_have_text("Saved")
    page.goto(f"/problems/{SEVERAL}")
    page.wait_for_selector("form[data-ready]")
    expect(box(page, "one number per head and bucket")).to_be_checked()
    expect(box(page, "only keys at or before the query")).not_to_be_checked()
    page.get_by_role("button", name="Submit").click()
    expect(page.locator("#verdict")).to_contain_text("not all that is right")
    box(page, "only keys at or before the query").check()
    page.get_by_role("button", name="Submit").click()
    expect(page.locator("#verdict").get_by_role("heading", name="Accepted")).to_be_visible()


def test_without_javascript(browser: Browser, base_url: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=base_url, locale="zh-CN")
    page = context.new_page()
    page.goto(f"/problems/{ONE}?seed=4")
    page.locator("label", has_text="完全不变").click()
    page.get_by_role("button", name="提交").click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("答案错误", timeout=30_000)
    expect(page.locator("main")).to_contain_text("把等变当成了不变")
    context.close()


@pytest.mark.parametrize(("problem", "lang", "theme"), [(ONE, "zh", "dark"), (SEVERAL, "en", "light")])
def test_accessible_and_narrow(page: Page, problem: str, lang: str, theme: str) -> None:
    open_exercise(page, problem, f"?lang={lang}&theme={theme}")
    page.locator("input[name=choice]").first.check()
    page.evaluate(OPEN_ALL)
    assert violations(page) == []
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width
