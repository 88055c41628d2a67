"""The network goes away while something is handed in, and time runs out; on a phone, in the dark, by keyboard alone."""

import re

from playwright.sync_api import BrowserContext, Page, expect

from tests.browser.conftest import open_exercise, write
from tests.browser.test_solve import RIGHT, WRONG_SIGN

ENDLESS = "import torch\n\n\ndef rotate_half(x):\n    while True:\n        pass\n"


def test_without_a_network_the_text_stays_and_one_key_hands_it_in_again(page: Page, context: BrowserContext) -> None:
    open_exercise(page)
    write(page, "# the last line before the tunnel\n")
    expect(page.locator("#saved")).to_have_text("Saved")
    context.set_offline(True)
    write(page, RIGHT)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict")).to_contain_text("The server cannot be reached")
    expect(page.locator("#announce")).to_contain_text("Nothing is lost")
    expect(page.locator(".cm-content")).to_be_focused()
    context.set_offline(False)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict").get_by_role("heading", name="Accepted")).to_be_visible()
    page.reload()
    expect(page.locator("#source")).to_have_value(RIGHT)


def test_a_network_lost_while_judging_costs_no_verdict(page: Page, context: BrowserContext) -> None:
    page.route("**/events*", lambda route: route.abort())
    open_exercise(page)
    write(page, ENDLESS)
    with page.expect_response(lambda response: response.request.method == "POST" and "/submissions" in response.url):
        page.keyboard.press("Control+Shift+Enter")
    context.set_offline(True)
    verdict = page.locator("#verdict")
    expect(verdict).to_contain_text("Connection lost. Trying again")
    context.set_offline(False)
    expect(verdict.get_by_role("heading", name="Time limit exceeded")).to_be_visible(timeout=30_000)
    expect(verdict.locator(".case.TLE").first).to_be_visible()
    expect(page.locator("#source")).to_have_value(ENDLESS)
    verdict.get_by_role("link").last.click()  # the report has a page of its own
    expect(page.get_by_role("heading", level=1)).to_contain_text("Time limit exceeded")
    expect(page.locator(".tally")).to_have_count(0)  # the others did not run


def test_an_open_report_comes_along_from_language_to_language(page: Page, complaints: list[str]) -> None:
    open_exercise(page, query="?lang=en")
    write(page, WRONG_SIGN)
    page.keyboard.press("Control+Shift+Enter")
    verdict = page.locator("#verdict")
    expect(verdict.get_by_role("heading", name="Wrong answer")).to_be_visible()
    title = verdict.locator(".diagnosis h3").text_content()
    page.add_init_script(
        "window.moved = 0;"
        "new PerformanceObserver((seen) => { for (const one of seen.getEntries()) moved += one.value; })"
        ".observe({ type: 'layout-shift', buffered: true })"
    )
    for link, lang, name, case in (("中文", "zh-CN", "答案错误", "样例"), ("English", "en", "Wrong answer", "sample")):
        with page.expect_response(lambda response: "report=" in response.url) as answer:
            page.get_by_role("link", name=link).click()
        assert f"</span> {name}</h2>" in answer.value.text()  # there before any script runs
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.wait_for_selector("form[data-ready]")
        expect(verdict.get_by_role("heading", name=name)).to_be_visible()
        expect(verdict.locator(".case").first).to_contain_text(case)
        expect(verdict.locator(".diagnosis")).to_have_count(1)
        expect(page.locator("#announce")).to_be_empty()
        assert page.evaluate("moved") < 0.1 and "report=" in page.url
    assert verdict.locator(".diagnosis h3").text_content() == title
    page.get_by_role("link", name="Theme: system").click()
    expect(verdict.get_by_role("heading", name="Wrong answer")).to_be_visible()
    page.wait_for_selector("form[data-ready]")
    page.keyboard.press("Control+Shift+Enter")
    page.locator(".cm-content").press("Control+Shift+Enter")
    expect(verdict.get_by_role("heading", name="Wrong answer")).to_be_visible()
    report = verdict.get_by_role("link", name="Report ").get_attribute("href")
    page.keyboard.type("# edited")
    page.reload()
    page.wait_for_selector("form[data-ready]")
    expect(verdict.get_by_role("heading", name="Wrong answer")).to_be_visible()  # loading anew by hand keeps it
    expect(verdict.get_by_role("link", name="Report ")).to_have_attribute("href", report or "")
    replay = verdict.locator(".replay")
    replay.locator("summary").click()
    command, button = replay.locator("pre").first, replay.get_by_role("button").first
    for width in (1280, 390):  # what is to be copied is all there, with the button beside or below
        page.set_viewport_size({"width": width, "height": 844})
        assert command.evaluate("(pre) => pre.scrollWidth <= pre.clientWidth")
        text, copy = command.bounding_box(), button.bounding_box()
        assert text and copy
        assert copy["x"] >= text["x"] + text["width"] or copy["y"] >= text["y"] + text["height"]


def test_what_is_still_judged_is_followed_in_the_other_language(page: Page) -> None:
    open_exercise(page, query="?lang=en")
    write(page, ENDLESS)
    with page.expect_response(lambda response: response.request.method == "POST" and "/submissions" in response.url):
        page.keyboard.press("Control+Shift+Enter")
    expect(page.get_by_role("link", name="中文")).to_have_attribute("href", re.compile("report="))
    page.get_by_role("link", name="中文").click()
    expect(page.locator("#verdict").get_by_role("heading", name="超时")).to_be_visible()


def test_on_a_dark_phone_by_keyboard_alone_from_language_to_language(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.emulate_media(color_scheme="dark", reduced_motion="reduce")
    open_exercise(page, query="?lang=zh")
    editor = page.locator(".cm-content")
    for _press in range(80):
        if editor.evaluate("editor => editor === document.activeElement"):
            break
        page.keyboard.press("Tab")
    page.keyboard.press("Control+A")
    page.keyboard.insert_text(RIGHT)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict").get_by_role("heading", name="通过")).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert page.evaluate("getComputedStyle(document.body).colorScheme") != "light"
    for name, lang, button in (("English", "en", "Submit"), ("中文", "zh-CN", "提交")):
        page.get_by_role("link", name=name).press("Enter")
        expect(page.locator("html")).to_have_attribute("lang", lang)
        page.wait_for_selector("form[data-ready]")
        expect(page.get_by_role("button", name=button)).to_be_visible()
        expect(page.locator("#source")).to_have_value(RIGHT)
