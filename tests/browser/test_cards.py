"""Reviewing cards in the browser: by keyboard, by mouse, and without JavaScript."""

import re
from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.app.server import Server, serving
from tests.browser.test_accessible import violations

READY = "html[data-ready]"


@pytest.fixture(scope="module")
def cards(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server of its own, whose engine nobody needs: what is reviewed here stays here."""
    with serving(tmp_path_factory.mktemp("cards"), "fake") as running:
        yield running


def open_cards(page: Page, cards: Server, query: str = "") -> None:
    page.goto(f"{cards.address}/cards{query}")
    page.wait_for_selector(READY)


def known(cards: Server, id: str) -> dict[str, Any]:
    """What the server knows of a card."""
    found: dict[str, Any] = next(card for card in cards.client.get("/api/v1/cards").json() if card["id"] == id)
    return found


@pytest.mark.parametrize(("lang", "learned"), [("en", "learned"), ("zh", "已学会")])
def test_by_keyboard(page: Page, cards: Server, complaints: list[str], lang: str, learned: str) -> None:
    open_cards(page, cards, f"?lang={lang}")
    asked = page.locator("#question")
    for key in ("4", "2"):
        question = asked.text_content() or ""
        expect(page.locator("#card")).to_be_focused()
        page.keyboard.press(key)  # not before the answer was seen
        expect(page.locator("#answer .statement")).to_be_hidden()
        page.keyboard.press("Space")
        expect(page.locator("#answer .statement")).to_be_visible()
        page.keyboard.press(key)
        expect(asked).not_to_have_text(question)
        page.wait_for_selector(READY)
    expect(page.locator(".meta")).to_contain_text(learned)
    done = [card for card in cards.client.get("/api/v1/cards").json() if card["reviews"]]
    assert {card["status"] for card in done} == {"learned", "learning"}


def test_keys_belong_to_the_card_only(page: Page, cards: Server) -> None:
    open_cards(page, cards, "?card=yarn-ramp")
    page.keyboard.press("Space")
    page.get_by_role("link", name="All exercises").focus()
    page.keyboard.press("3")
    page.keyboard.press("Control+3")
    assert page.url.endswith("?card=yarn-ramp") and known(cards, "yarn-ramp")["reviews"] == 0


def test_a_click_beside_the_card_leaves_it_its_keys(page: Page, cards: Server) -> None:
    open_cards(page, cards, "?card=yarn-ramp&lang=en")
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("Space")
    expect(page.locator("#answer .statement")).to_be_visible()
    page.get_by_role("heading", level=1).click()
    page.keyboard.press("3")
    expect(page).to_have_url(re.compile(r"/cards$"))
    assert known(cards, "yarn-ramp")["reviews"] == 1


def test_by_mouse_with_formulas(page: Page, cards: Server, complaints: list[str]) -> None:
    open_cards(page, cards, "?card=rope-why-relative&lang=en")
    expect(page.locator("#question .katex").first).to_be_visible()
    page.get_by_text("Show the answer").click()
    expect(page.locator("#answer .math.display .katex")).to_be_visible()
    expect(page.get_by_role("link", name="Rotation in the plane")).to_be_visible()
    page.get_by_role("button", name=re.compile("Good")).click()
    expect(page).to_have_url(re.compile(r"/cards$"))
    assert known(cards, "rope-why-relative")["reviews"] == 1


def test_any_card_can_be_chosen(page: Page, cards: Server, complaints: list[str]) -> None:
    open_cards(page, cards, "?lang=zh")
    page.locator("details.deck > summary").click()
    link = page.locator("details.deck a[href='/cards?card=larger-base']")
    expect(link.locator(".katex").first).to_be_visible()
    link.click()
    expect(page.locator("#question")).to_contain_text("频率怎么变")
    page.get_by_role("link", name="English").click()
    expect(page.locator("#question")).to_contain_text("What happens to the frequencies")


@pytest.mark.parametrize(("lang", "theme"), [("zh", "light"), ("en", "dark")])
def test_accessible_and_narrow(page: Page, cards: Server, lang: str, theme: str) -> None:
    for card in ("four-ways-to-a-longer-context", "sinusoidal-shift-is-linear"):
        page.set_viewport_size({"width": 390, "height": 844})
        open_cards(page, cards, f"?card={card}&lang={lang}&theme={theme}")
        page.keyboard.press("Space")
        page.locator("details.deck > summary").click()
        page.wait_for_load_state("networkidle")
        assert violations(page) == []
        for width in (1280, 390, 320):
            page.set_viewport_size({"width": width, "height": 844})
            assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


SET_ALL = """async () => {
  const { default: katex } = await import("/static/vendor/katex/katex.js");
  const refused = [];
  for (const lang of ["en", "zh"]) {
    for (const card of await (await fetch(`/api/v1/cards?lang=${lang}`)).json()) {
      for (const [tex] of (card.question + "\\n" + card.answer).matchAll(/\\$\\$[^$]+\\$\\$|\\$[^$]+\\$/g)) {
        try { katex.renderToString(tex.replaceAll("$", ""), { strict: "error" }); }
        catch (error) { refused.push(`${card.id} ${lang}: ${error.message}`); }
      }
    }
  }
  return refused;
}"""


def test_every_formula_of_every_card_can_be_set(page: Page, cards: Server) -> None:
    open_cards(page, cards)
    assert page.evaluate(SET_ALL) == []


def test_without_javascript(browser: Browser, cards: Server) -> None:
    context = browser.new_context(java_script_enabled=False, locale="en-GB", base_url=cards.address)
    page = context.new_page()
    page.goto("/cards?card=mixed-conventions")
    expect(page.get_by_text("Space shows the answer")).to_be_hidden()
    page.get_by_text("Show the answer").click()
    expect(page.locator("#answer .statement")).to_be_visible()
    page.get_by_role("button", name=re.compile("Hard")).click()
    expect(page).to_have_url(re.compile(r"/cards$"))
    assert known(cards, "mixed-conventions")["reviews"] == 1
    context.close()
