"""Getting around by keyboard: the search box, the map, the list's filter."""

import re
from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.server import Server, serving
from tests.browser.test_accessible import violations


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nothing has been solved, and nothing is."""
    with serving(tmp_path_factory.mktemp("around"), "fake") as running:
        yield running


def test_slash_arrows_enter(page: Page, site: Server, complaints: list[str]) -> None:
    page.goto(f"{site.address}/problems/rotate-half?lang=en")
    page.wait_for_selector("form[data-ready]")
    field = page.locator("form.search input")
    page.locator(".cm-content").click()
    page.keyboard.type("/")  # what is typed in the editor stays there
    expect(field).not_to_be_focused()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("/")
    expect(field).to_be_focused()
    page.keyboard.insert_text("yarn range")
    options = page.get_by_role("option")
    expect(options.first).to_contain_text("YaRN: the correction range")
    expect(field).to_have_attribute("aria-expanded", "true")
    page.keyboard.press("ArrowUp")
    expect(options.last).to_have_attribute("aria-selected", "true")
    page.keyboard.press("ArrowDown")
    assert field.get_attribute("aria-activedescendant") == options.first.get_attribute("id")
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(options).to_have_count(0)
    page.keyboard.type(" ")
    expect(options.first).to_be_visible()
    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile("/problems/yarn-range$"))


def test_in_chinese_by_mouse_and_enter_alone(page: Page, site: Server, complaints: list[str]) -> None:
    page.goto(f"{site.address}/?lang=zh")
    page.keyboard.press("/")
    page.keyboard.insert_text("前后两半旋转")
    page.get_by_role("option").filter(has_text="题目").first.click()
    expect(page).to_have_url(re.compile("/problems/rotate-half$"))
    page.wait_for_selector("form[data-ready]")
    page.keyboard.press("/")
    page.keyboard.insert_text("缓存")
    page.keyboard.press("Enter")  # before anything is chosen: all results
    expect(page).to_have_url(re.compile("/search"))
    expect(page.locator(".results li").first).to_be_visible()


def test_without_javascript(browser: Browser, site: Server) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en-GB", base_url=site.address)
    page = context.new_page()
    page.goto("/")
    page.get_by_label("Search").fill("alibi slopes")
    page.keyboard.press("Enter")
    page.get_by_role("link", name="ALiBi slopes", exact=True).click()
    expect(page.get_by_role("heading", level=1)).to_have_text("ALiBi slopes")
    page.goto("/")
    page.get_by_label("Difficulty").select_option("5")
    page.get_by_role("button", name="Filter").click()
    expect(page.locator(".track li")).to_have_count(1)
    context.close()


def test_arrows_walk_the_map(page: Page, site: Server, complaints: list[str]) -> None:
    page.goto(f"{site.address}/map?lang=en")
    page.locator("[data-id=rotate-half] a").focus()
    page.keyboard.press("ArrowLeft")
    expect(page.locator("[data-id=hand-rotate] a")).to_be_focused()
    page.keyboard.press("ArrowRight")
    expect(page.locator("[data-id=q-cosine-myth] a")).to_be_focused()
    page.keyboard.press("ArrowDown")
    expect(page.locator("[data-id=q-rotation-pad] a")).to_be_focused()


@pytest.mark.parametrize(("lang", "theme"), [("zh", "dark"), ("en", "light")])
def test_accessible_and_narrow(page: Page, site: Server, lang: str, theme: str) -> None:
    for path in ("/map", "/search?q=rope", "/paste?section=absolute", "/?kind=code"):
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"{site.address}{path}{'&' if '?' in path else '?'}lang={lang}&theme={theme}")
        page.wait_for_load_state("networkidle")
        assert violations(page) == [], path
        for width in (1280, 390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), (path, width)


def test_the_filter_applies_as_it_is_set(page: Page, site: Server) -> None:
    page.goto(f"{site.address}/?lang=en")
    page.get_by_label("Kind").select_option("by hand")
    expect(page.get_by_text(re.compile(r"^\d+ of \d+ shown$"))).to_be_visible()
    expect(page.get_by_label("Kind")).to_have_value("answer")
