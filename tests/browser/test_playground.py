"""The playground in the browser, by keyboard; and without JavaScript."""

import re

from playwright.sync_api import Browser, Page, expect

from tests.browser.conftest import READY, write

TWO = "import torch\nx = torch.arange(6.).reshape(2, 3) - 2\nprint('hello')\nx"


def open_playground(page: Page, query: str = "") -> None:
    page.goto(f"/playground{query}")
    page.wait_for_selector(READY)


def run(page: Page, source: str) -> None:
    write(page, source)
    page.keyboard.press("Control+Enter")


def test_a_tensor_becomes_a_map_that_keys_read(page: Page, complaints: list[str]) -> None:
    open_playground(page)
    run(page, TWO)
    output = page.locator("#output")
    expect(output.get_by_role("heading", name="Done")).to_be_visible()
    expect(output).to_contain_text("tensor([[-2., -1.,  0.],")
    expect(output).to_contain_text("float32 [2, 3]")
    expect(output).to_contain_text("hello")
    expect(page.locator("#announce")).to_contain_text("Done")
    heat = output.get_by_role("application", name=re.compile("Heat map of float32"))
    heat.focus()
    for key in ("ArrowRight", "ArrowDown", "End"):
        page.keyboard.press(key)
    expect(output.locator(".readout")).to_have_text("[1, 2] = 3")
    output.get_by_text("As a table").click()
    expect(output.get_by_role("row", name="1 1 2 3")).to_be_visible()


def test_slices_are_chosen_and_what_is_cut_is_said(page: Page, complaints: list[str]) -> None:
    open_playground(page)
    run(page, "import torch\ntorch.arange(2 * 70 * 2).reshape(2, 70, 2)")
    tensor = page.locator(".tensor")
    expect(tensor).to_contain_text("Only a part is shown: [2, 64, 2] of [2, 70, 2].")
    tensor.get_by_label("Slice").select_option("1")
    tensor.locator(".heat").focus()
    expect(tensor.locator(".readout")).to_have_text("[1, 0, 0] = 140")


def test_a_fault_leads_to_its_line(page: Page, complaints: list[str]) -> None:
    open_playground(page)
    run(page, "def f(x):\n    return x / 0\n\n\nprint('before')\nf(1)\n\n\n")
    output = page.locator("#output")
    expect(output.get_by_role("heading", name="Run-time error")).to_be_visible()
    expect(output).to_contain_text("ZeroDivisionError: division by zero")
    expect(output).to_contain_text("before")
    output.get_by_role("button", name="line 2").press("Enter")
    expect(page.locator(".cm-activeLine")).to_have_text("    return x / 0")


def test_a_run_is_stopped(page: Page, complaints: list[str]) -> None:
    open_playground(page)
    run(page, "import time\ntime.sleep(1.9)")
    page.get_by_role("button", name="Stop").click()
    expect(page.locator("#output").get_by_role("heading", name=re.compile("Stopped|Done"))).to_be_visible()
    run(page, "x = 1")
    expect(page.locator("#output")).to_contain_text("Nothing was printed")


def test_the_text_is_kept_in_chinese_too(page: Page, complaints: list[str]) -> None:
    open_playground(page, "?lang=zh")
    run(page, "# 我的草稿\n1 / 0")
    expect(page.locator("#output")).to_contain_text("运行时错误")
    expect(page.locator("#saved")).to_have_text("已保存")
    page.reload()
    expect(page.locator("#source")).to_have_value("# 我的草稿\n1 / 0")


def test_without_javascript(browser: Browser, base_url: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=base_url, locale="en-GB")
    page = context.new_page()
    page.goto("/playground")
    page.get_by_label("Your code").fill(TWO)
    page.get_by_role("button", name="Run").click()
    expect(page.get_by_role("heading", name="Done")).to_be_visible(timeout=30_000)
    expect(page.get_by_role("row", name="1 1.0 2.0 3.0")).to_be_visible()
    expect(page.locator("#output")).to_contain_text("hello")
    expect(page.get_by_label("Your code")).to_have_value(TWO)
    context.close()
