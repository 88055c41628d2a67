"""How formulas stand in a line of text."""

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import open_exercise

UNFOLD = """() => document.querySelectorAll(".statement details").forEach((details) => { details.open = true; })"""
ALL_SET = """() => [...document.querySelectorAll(".statement .math")].every((formula) => formula.matches(".set"))"""
ORPHANS = """() => {
  const alone = [];
  for (const formula of document.querySelectorAll(".statement span.math")) {
    const next = formula.nextSibling;
    if (!(next instanceof Text) || !/^[，。；：、）,.;:)]/.test(next.data)) continue;
    const mark = document.createRange();
    mark.setStart(next, 0);
    mark.setEnd(next, 1);
    const box = [...formula.querySelectorAll(".katex-base")].at(-1).getBoundingClientRect();
    if (mark.getBoundingClientRect().left < box.left) alone.push(formula.querySelector("annotation").textContent);
  }
  const column = document.querySelector(".statement").getBoundingClientRect().right;
  const wide = [...document.querySelectorAll(".statement p .math, .statement li .math")];
  return [alone, wide.filter((formula) => formula.getBoundingClientRect().right > column + 2).length];
}"""


WIDE = """() => [...document.querySelectorAll(".statement > .math.display")]
  .filter((formula) => formula.scrollWidth > formula.clientWidth).map((formula) => formula.textContent)"""


@pytest.mark.parametrize(
    "exercise", ["hand-rotate", "t5-bucket", "rope-cos-sin", "rope-fused-write", "q-frequency-bands"]
)
def test_on_a_phone_no_formula_of_a_statement_scrolls_sideways(page: Page, exercise: str) -> None:
    page.set_viewport_size({"width": 390, "height": 844})
    open_exercise(page, exercise, "?lang=zh")
    page.evaluate(UNFOLD)
    page.wait_for_function(ALL_SET)
    page.evaluate("document.fonts.ready")
    assert page.evaluate(WIDE) == []


@pytest.mark.parametrize("width", [1280, 390])
def test_no_line_begins_with_the_comma_behind_a_formula(page: Page, width: int) -> None:
    page.set_viewport_size({"width": width, "height": 900})
    for exercise in ("t5-bucket", "yarn-range", "rope-2d"):
        open_exercise(page, exercise, "?lang=zh")
        page.evaluate(UNFOLD)
        page.wait_for_function(ALL_SET)
        assert page.evaluate(ORPHANS) == [[], 0], exercise
