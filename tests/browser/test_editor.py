"""The editor: what helps while typing, by keyboard alone."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import open_exercise, write

HEAD = "import torch\n\n\ndef rotate_half(x: torch.Tensor) -> torch.Tensor:\n    "
NAMES = ".cm-tooltip-autocomplete li"


pytestmark = pytest.mark.usefixtures("helping")


def take(page: Page, key: str) -> None:
    """Take the first name. A list that has only just appeared takes no key: nobody has read it yet."""
    page.wait_for_timeout(150)
    page.keyboard.press(key)


def test_names_appear_while_typing_and_are_taken_by_key(page: Page, complaints: list[str]) -> None:
    open_exercise(page)
    write(page, HEAD)
    page.keyboard.type("x.chu")
    expect(page.locator(NAMES).first).to_have_text("chunk")
    expect(page.locator(".cm-content")).to_have_attribute("aria-autocomplete", "list")
    expect(page.get_by_role("listbox")).to_have_attribute("aria-label", "Completions")
    take(page, "Tab")
    expect(page.locator("#source")).to_have_value(HEAD + "x.chunk")
    page.keyboard.press("Enter")
    page.keyboard.type("rotate_")
    expect(page.locator(NAMES)).to_have_text(["rotate_half"])
    page.keyboard.press("Escape")
    expect(page.locator(NAMES)).to_have_count(0)


def test_what_is_typed_over_several_lines_replaces_them_and_nothing_is_complained_about(
    page: Page, complaints: list[str]
) -> None:
    open_exercise(page)
    source, lines = expect(page.locator("#source")), HEAD + "return torch.cat((x, x))\n"
    composed = page.context.new_cdp_session(page)  # as an input method does it
    for replace, text in (
        (lambda: page.keyboard.type("y"), "y"),
        (lambda: page.keyboard.type("("), f"({lines})"),
        (
            lambda: composed.send("Input.imeSetComposition", {"text": "zi", "selectionStart": 2, "selectionEnd": 2}),
            "zi",
        ),
    ):
        write(page, lines)
        page.keyboard.press("Control+A")
        replace()
        source.to_have_value(text)
        if text == "zi":
            composed.send("Input.insertText", {"text": "字"})
            source.to_have_value("字")
        page.keyboard.press("Control+Z")
        source.to_have_value(lines)


def test_ctrl_space_asks(page: Page) -> None:
    open_exercise(page)
    write(page, HEAD + "torch.")
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Space")
    expect(page.locator(NAMES).filter(has_text=re.compile("^abs$"))).to_be_visible()


def test_a_signature_follows_its_arguments(page: Page, complaints: list[str]) -> None:
    open_exercise(page)
    write(page, HEAD)
    page.keyboard.type("torch.cat(")
    signature = page.locator(".cm-signature")
    expect(signature).to_contain_text("cat(tensors, dim=0, out=None)")
    expect(signature.locator("strong")).to_have_text("tensors")
    page.keyboard.type("x, ")
    expect(signature.locator("strong")).to_have_text("dim=0")
    page.keyboard.press("Escape")
    expect(signature).to_have_count(0)
    page.keyboard.press("Control+Shift+Space")
    expect(signature).to_be_visible()
    page.keyboard.press("End")
    expect(signature).to_have_count(0)


def test_what_is_no_python_is_underlined_and_said(page: Page, complaints: list[str]) -> None:
    open_exercise(page)
    write(page, "x = 1\ndef f(x)\n    return x\n\n\n")
    expect(page.locator(".cm-fault")).to_be_visible()
    expect(page.locator(".cm-content")).to_have_attribute("aria-invalid", "true")
    said = page.get_by_role("status").filter(has_text="expected ':'")
    expect(said).to_contain_text("Line 2, column 9")
    page.get_by_role("button", name="Line 2, column 9").press("Enter")
    expect(page.locator(".cm-content")).to_be_focused()
    page.keyboard.press("End")
    page.keyboard.type(":")
    expect(page.locator(".cm-fault")).to_have_count(0)
    expect(said).to_have_count(0)
    expect(page.locator("#source")).to_have_value("x = 1\ndef f(x):\n    return x\n\n\n")


def test_in_chinese(page: Page, complaints: list[str]) -> None:
    open_exercise(page, query="?lang=zh")
    write(page, "旋转 = (1")
    expect(page.locator(".fault")).to_have_text("第 1 行第 6 列 '(' 没有闭合")
    page.keyboard.press("Control+f")
    panel = page.locator(".cm-search")
    expect(panel.get_by_role("textbox", name="查找")).to_be_focused()
    for name in ("下一个", "上一个", "全选", "替换", "全部替换", "关闭"):
        expect(panel.get_by_role("button", name=name, exact=True)).to_be_visible()
    for name in ("区分大小写", "正则表达式", "全词匹配"):
        expect(panel.get_by_role("checkbox", name=name)).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Control+Alt+g")
    expect(page.get_by_role("textbox", name=re.compile("转到行"))).to_be_focused()


def test_tab_indents_enter_keeps_the_indent_and_escape_leads_out(page: Page) -> None:
    open_exercise(page)
    write(page, "")
    page.keyboard.type("def f(x):")
    page.keyboard.press("Enter")
    page.keyboard.type("y = [1")
    expect(page.locator("#source")).to_have_value("def f(x):\n    y = [1]")
    page.keyboard.press("End")
    page.keyboard.press("Enter")
    page.keyboard.press("Tab")
    page.keyboard.type("z")
    expect(page.locator("#source")).to_have_value("def f(x):\n    y = [1]\n        z")
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator(".cm-content")).not_to_be_focused()
    page.keyboard.press("Shift+Tab")
    expect(page.locator(".cm-content")).to_be_focused()


def test_escape_and_tab_lead_out_even_while_names_are_shown(page: Page) -> None:
    open_exercise(page)
    write(page, HEAD)
    page.keyboard.type("x.chu")
    expect(page.locator(NAMES).first).to_be_visible()
    page.keyboard.press("Escape")
    page.keyboard.press("Tab")
    expect(page.locator(".cm-content")).not_to_be_focused()
    expect(page.locator("#source")).to_have_value(HEAD + "x.chu")


def test_without_answers_the_page_knows_words_by_itself(page: Page) -> None:
    page.route(re.compile("/api/v1/(complete|signature|syntax)"), lambda route: route.fulfill(json={"state": "slow"}))
    open_exercise(page)
    write(page, "frequency = 1\n")
    page.keyboard.type("fre")
    expect(page.locator(NAMES)).to_have_text(["frequency"])
    take(page, "Enter")
    page.keyboard.type("\ntorch.outer")
    expect(page.locator(NAMES).first).to_have_text("outer")
    page.keyboard.press("Escape")
    page.keyboard.type(" = (")
    page.keyboard.press("Delete")
    expect(page.locator(".fault")).to_contain_text("This is not Python.")


def test_a_server_that_is_slow_is_left_alone_for_a_while(page: Page) -> None:
    asked: list[str] = []

    def slow(route: "object") -> None:
        asked.append(route.request.url)  # type: ignore[attr-defined]
        route.fulfill(json={"state": "slow"})  # type: ignore[attr-defined]

    page.route(re.compile("/api/v1/(complete|signature|syntax)"), slow)
    open_exercise(page)
    write(page, "")
    for word in ("alpha", "beta", "gamma"):
        page.keyboard.type(f"{word} = torch.cat({word[:3]}")
        expect(page.locator("#source")).to_have_value(re.compile(word))
        page.keyboard.press("End")
        page.keyboard.press("Enter")
    assert len(asked) <= 2


def test_searching_is_fetched_at_its_first_key_and_without_a_network_the_key_is_the_browsers(page: Page) -> None:
    fetched: list[str] = []
    page.on("request", lambda request: fetched.append(request.url) if "editor-search" in request.url else None)
    page.route("**/editor-search.js", lambda route: route.abort(), times=1)
    open_exercise(page)
    page.evaluate(
        "addEventListener('keydown', ({ key, defaultPrevented: p }) => { window.left ||= key === 'f' && !p; })"
    )
    write(page, "x = 1\nx = 2\n")  # which selects, and so fetches it for the first time
    for _ in range(100):  # the page learns a little later than the network that it failed
        page.keyboard.press("Control+f")
        if page.evaluate("window.left"):
            break
        page.wait_for_timeout(20)
    assert page.evaluate("window.left") is True
    expect(page.locator(".cm-search")).to_have_count(0)
    page.locator(".cm-content").click()
    page.keyboard.press("Control+f")
    page.keyboard.press("Control+f")
    expect(page.locator(".cm-search").get_by_role("textbox", name="Find")).to_be_focused()
