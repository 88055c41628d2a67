"""What would break on a phone: short names, and buttons beside long ones."""

from playwright.sync_api import Page

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
