"""Two versions side by side, as they are seen."""

from playwright.sync_api import Page

from tests.browser.conftest import LISTS_FIT

NUMBERS = """() => [...document.querySelectorAll(".split .diff tr")].filter((row) => row.cells.length === 4)
  .map((row) => {
  const sign = row.querySelector(".sign").firstChild;
  if (!sign) return true;
  const place = document.createRange();
  place.selectNode(sign);
  const [number, text] = [row.cells[0], row.cells[1]].map((cell) => cell.getBoundingClientRect());
  return number.width < text.width / 4 && place.getBoundingClientRect().left >= number.right;
})"""

TIMES_IN_A_LINE = """[...document.querySelectorAll("td time")].every(
  (time) => time.offsetHeight < 2 * parseFloat(getComputedStyle(time).fontSize))"""


def test_side_by_side_numbers_are_narrow_and_signs_beside_them(page: Page) -> None:
    page.goto("/")
    page.request.put("/api/v1/problems/rotate-half/draft", data={"source": "def rotate_half(x):\n    return x\n"})
    answer = page.goto("/problems/rotate-half/history/compare?old=start&new=draft&view=split")
    assert answer and answer.status == 200, page.content()
    found = page.evaluate(NUMBERS)
    assert found and all(found), page.content()


def test_the_history_fits_on_a_phone_with_its_buttons(page: Page) -> None:
    page.goto("/")
    for source in ("def rotate_half(x):\n    return x\n", "def rotate_half(x:\n"):
        page.request.post("/api/v1/problems/rotate-half/submissions", data={"source": source, "mode": "submit"})
    for lang in ("zh", "en"):
        page.set_viewport_size({"width": 390, "height": 844})
        page.goto(f"/problems/rotate-half/history?lang={lang}")
        assert page.locator("tbody tr").count() > 3
        assert page.evaluate(LISTS_FIT), page.content()
        page.set_viewport_size({"width": 1280, "height": 860})
        assert page.evaluate(TIMES_IN_A_LINE), page.content()
