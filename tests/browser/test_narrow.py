"""What would break on a phone: short names, and buttons beside long ones."""

import pytest
from playwright.sync_api import Page, expect

from tests.browser.conftest import open_exercise

LINES = """(cells) => cells.map((cell) => {
  const text = document.createRange();
  text.selectNodeContents(cell);
  return text.getClientRects().length;
})"""
ROW = """(name) => {
  document.querySelector("main").innerHTML = "<ul class=rows><li><span></span><button>Choose</button></li></ul>";
  document.querySelector("main span").textContent = name;
  const [text, button] = ["main span", "main button"].map((at) => document.querySelector(at).getBoundingClientRect());
  return button.left >= text.right && button.right <= innerWidth;
}"""


def test_names_in_the_first_column_stay_whole(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/problems/rotate-half?lang=zh")
    cell = page.locator(".statement tr > :first-child").filter(has_text="返回值")
    assert cell.evaluate_all(LINES) == [1]


def test_a_button_stands_beside_a_name_however_long(page: Page) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    page.goto("/privacy")  # a page with the classroom's sheet
    assert page.evaluate(ROW, "What attention does with a permutation, and whether a causal mask knows positions")


@pytest.mark.parametrize(
    ("exercise", "lang", "there", "back", "field"),
    [
        ("rotate-half", "en", "To your code", "Back to the statement", ".cm-content"),
        ("hand-rotate", "zh", "去作答", "回到题面", "input[name='blank:score']"),
    ],
)
def test_a_link_at_the_title_leads_to_where_one_answers(
    page: Page, exercise: str, lang: str, there: str, back: str, field: str
) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_exercise(page, exercise, f"?lang={lang}")
    link = page.get_by_role("link", name=there)
    expect(link).to_be_in_viewport()
    link.press("Enter")
    expect(page.locator("#yours")).to_be_focused()
    expect(page.locator("#work h2").first).to_be_in_viewport()
    page.get_by_role("link", name=back).press("Enter")
    expect(page.locator("h1")).to_be_in_viewport()
    page.set_viewport_size({"width": 1280, "height": 844})
    expect(page.locator(field)).to_be_visible()
    expect(link).to_be_hidden()
