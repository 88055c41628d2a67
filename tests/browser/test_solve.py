"""Solving an exercise in the browser."""

import re

from playwright.sync_api import Page, expect

from tests.browser.conftest import open_exercise, write
from tests.conftest import REPOSITORY

RIGHT = "import torch\n\n\ndef rotate_half(x):\n    a, b = x.chunk(2, dim=-1)\n    return torch.cat((-b, a), dim=-1)\n"
WRONG_SIGN = RIGHT.replace("(-b, a)", "(b, -a)")


def test_wrong_sign_is_named_and_the_right_one_accepted(page: Page, complaints: list[str]) -> None:
    open_exercise(page)
    write(page, WRONG_SIGN)
    page.get_by_role("button", name="Submit").click()
    verdict = page.locator("#verdict")
    expect(verdict.get_by_role("heading", name="Wrong answer")).to_be_visible()
    expect(verdict.locator(".diagnosis")).to_contain_text("minus sign")
    expect(verdict.locator(".case.WA details").first).to_have_attribute("open", "")
    expect(verdict.locator(".case table").first).to_be_visible()
    expect(page.locator("#announce")).to_contain_text("What went wrong")
    write(page, RIGHT)
    page.get_by_role("button", name="Submit").click()
    expect(verdict.get_by_role("heading", name="Accepted")).to_be_visible()
    expect(verdict.locator(".diagnosis")).to_have_count(0)
    expect(verdict.get_by_role("link", name=re.compile("^Next: "))).to_be_visible()
    page.get_by_role("link", name="All exercises").click()
    expect(page.locator(".track .solved")).to_contain_text("Rotate half")


def test_in_chinese(page: Page, complaints: list[str]) -> None:
    open_exercise(page, query="?lang=zh")
    write(page, WRONG_SIGN)
    page.get_by_role("button", name="提交").click()
    expect(page.locator("#verdict")).to_contain_text("答案错误")
    expect(page.locator(".diagnosis")).to_contain_text("负号")


def test_by_keyboard_alone(page: Page) -> None:
    open_exercise(page)
    write(page, "x = 1")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.insert_text("y = 2")
    expect(page.locator("#source")).to_have_value("x = 1\n    y = 2")
    page.keyboard.press("Shift+Tab")
    expect(page.locator("#source")).to_have_value("x = 1\ny = 2")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.get_by_role("button", name="Run samples")).to_be_focused()
    write(page, RIGHT)
    page.keyboard.press("Control+Enter")
    expect(page.locator("#verdict")).to_contain_text("The samples pass")
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict").get_by_role("link", name=re.compile("^Next: "))).to_be_visible()
    expect(page.locator("#source")).to_have_value(RIGHT)


def test_what_is_printed_and_raised_is_shown_as_text(page: Page, complaints: list[str]) -> None:
    open_exercise(page)
    write(page, 'def rotate_half(x):\n    print("<img src=x onerror=alert(1)>")\n    raise ValueError("<b>no</b>")')
    page.keyboard.press("Control+Shift+Enter")
    verdict = page.locator("#verdict")
    expect(verdict).to_contain_text("Run-time error")
    expect(verdict).to_contain_text("<img src=x onerror=alert(1)>")
    expect(verdict).to_contain_text("<b>no</b>")
    expect(verdict).to_contain_text("line 3")
    assert verdict.locator("img, b").count() == 0


def test_a_typing_error_is_shown_with_its_line(page: Page) -> None:
    open_exercise(page)
    write(page, "def rotate_half(x):\nreturn x")
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict")).to_contain_text("Compile error")
    expect(page.locator("#verdict")).to_contain_text("2")


def test_numbers_by_hand(page: Page, complaints: list[str]) -> None:
    open_exercise(page, "hand-rotate", "?seed=11")
    expect(page.locator(".given .katex").first).to_be_visible()
    for field in page.locator(".blank input").all():
        field.fill("(1, 1)" if "," in (field.get_attribute("placeholder") or "") else "1")
    page.keyboard.press("Enter")
    expect(page.locator("#verdict")).to_contain_text("Wrong answer")
    expect(page).to_have_url(re.compile("seed=11"))


def test_a_draft_outlives_a_reload(page: Page) -> None:
    open_exercise(page)
    write(page, "kept = 1")
    page.reload()
    page.wait_for_selector("form[data-ready]")
    expect(page.locator("#source")).to_have_value("kept = 1")
    page.on("dialog", lambda dialog: dialog.accept())
    page.get_by_role("button", name="Start over").click()
    expect(page.locator("#source")).to_have_value(re.compile("NotImplementedError"))
    expect(page.locator("#saved")).to_have_text("Saved")


def test_a_draft_reaches_another_browser(page: Page) -> None:
    open_exercise(page)
    with page.expect_response(lambda r: r.request.method == "PUT" and "from_the_first" in (r.request.post_data or "")):
        write(page, "from_the_first = 1")
    expect(page.locator("#saved")).to_have_text("Saved")
    page.evaluate("localStorage.clear()")
    page.reload()
    expect(page.locator(".cm-content")).to_contain_text("from_the_first")


def test_without_event_streams_the_page_asks_again(page: Page) -> None:
    page.add_init_script("delete window.EventSource")
    open_exercise(page)
    write(page, RIGHT)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict").get_by_role("heading", name="Accepted")).to_be_visible()


def test_a_stream_that_breaks_is_replaced_by_asking(page: Page) -> None:
    page.route("**/events*", lambda route: route.abort())
    open_exercise(page)
    write(page, RIGHT)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict").get_by_role("heading", name="Accepted")).to_be_visible()


def test_an_error_is_said(page: Page) -> None:
    open_exercise(page)
    write(page, "# " + "x" * 70_000)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict")).to_contain_text("64 kB is the limit")


def test_the_bundle_says_its_licences() -> None:
    licences = (REPOSITORY / "static/vendor/LICENSES.txt").read_text("utf-8")
    assert "@codemirror/view" in licences and "katex" in licences and "MIT" in licences
