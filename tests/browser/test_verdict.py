"""The closer look at a wrong answer: pictures by pointer and keys, links to where it is explained and to the line."""

import re
from typing import Any, cast

import pytest
import torch
from playwright.sync_api import Page, expect
from torch import Tensor

from judge.case import Draw
from judge.problem import Catalogue
from tests.browser.conftest import open_exercise, write
from tests.browser.test_accessible import OPEN_ALL, violations
from tests.browser.test_solve import RIGHT, WRONG_SIGN

HYPHENS = r"""() => {
  const texts = document.createTreeWalker(document.querySelector("main"), NodeFilter.SHOW_TEXT), found = [];
  for (let text = texts.nextNode(); text; text = texts.nextNode()) {
    if (!text.parentElement.closest("pre, code, textarea, script, .cm-editor, .katex")) found.push(text.data);
  }
  return found.filter((text) => /(^|[\s([,=（，、])-[\d.]/.test(text));
}"""
"""Numbers that begin with a hyphen instead of a minus sign, in what is not there to be copied."""


def wrong(problem: str, id: str) -> str:
    """A named wrong answer as a learner would hand it in."""
    return next(one.source for one in Catalogue.load()[problem].wrong_answers if one.id == id)


def hand_in(page: Page, source: str) -> None:
    write(page, source)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict [data-closeup]")).to_be_visible()


def test_the_map_answers_to_keys_and_pointer(page: Page, complaints: list[str]) -> None:
    open_exercise(page, "rope-half", "?lang=en")
    hand_in(page, wrong("rope-half", "minus-theta"))
    expect(page.locator("#verdict .bar")).to_contain_text("times the tolerance")
    map, readout = page.get_by_role("application"), page.locator(".readout")
    map.focus()
    expect(readout).to_contain_text("times the tolerance")
    page.keyboard.press("Home")
    expect(readout).to_contain_text("position 0 · dimension 0 (pair 0)")
    page.keyboard.press("ArrowRight")
    expect(readout).to_contain_text("dimension 1 (pair 1)")
    map.hover(position={"x": 70, "y": 50})
    expect(readout).to_contain_text("dimension 0 (pair 0)")
    vectors = page.locator("#verdict .vectors")
    expect(vectors).to_contain_text("What you got has the right length, but is turned by")
    for names in (vectors.get_by_role("rowheader"), page.locator("#verdict dt"), page.locator("#verdict .cases th")):
        said = [name.strip().lower() for name in names.all_text_contents()]
        assert {"wanted", "got"} <= set(said) and not {"expected", "yours"} & set(said)  # as in the terminal
    assert page.evaluate(HYPHENS) == []
    page.locator(".case details").nth(1).evaluate("(box) => { box.open = true }")
    assert violations(page) == []
    page.goto(page.locator("#verdict a[href^='/submissions/']").last.get_attribute("href") or "")
    expect(page.locator(".vectors")).to_contain_text("−")
    assert page.evaluate(HYPHENS) == []
    page.set_viewport_size({"width": 390, "height": 844})
    assert page.locator(".vectors th").evaluate_all("(all) => all.every((th) => th.scrollWidth <= th.clientWidth)")


def test_slices_are_chosen(page: Page, complaints: list[str]) -> None:
    open_exercise(page, "alibi-bias", "?lang=zh&theme=dark")
    hand_in(page, wrong("alibi-bias", "sign"))
    before = page.locator("[data-cells] path").count()
    chooser = page.get_by_label("显示")
    expect(chooser.locator("option")).to_have_count(3)
    chooser.select_option(index=2)
    page.get_by_role("application").focus()
    expect(page.locator(".readout")).to_contain_text("查询位置")
    assert before and page.locator("[data-cells] path").count()
    page.evaluate(OPEN_ALL)
    assert violations(page) == []


def test_the_diagnosis_leads_to_its_paragraph(page: Page) -> None:
    open_exercise(page, query="?lang=en")
    hand_in(page, WRONG_SIGN)
    expect(page.locator("#editorial")).not_to_have_attribute("open", "")
    page.locator(".diagnosis").get_by_role("link", name="Read why").click()
    expect(page.locator("#explanation-usual-mistakes-1")).to_be_in_viewport()
    expect(page.locator("#explanation-usual-mistakes-1")).to_contain_text("the sign is on the wrong half")


def test_lines_of_a_traceback_lead_into_the_editor(page: Page) -> None:
    open_exercise(page, query="?lang=en")
    hand_in(page, "# comment\n" * 40 + "def rotate_half(x):\n    return x[99999]\n")
    page.get_by_role("button", name="line 42").first.click()
    expect(page.locator(".cm-activeLine")).to_contain_text("return x[99999]")
    assert page.evaluate("document.activeElement.closest('.cm-editor') !== null")


def test_what_is_copied_makes_the_same_tensors(page: Page) -> None:
    page.context.grant_permissions(["clipboard-read", "clipboard-write"])
    open_exercise(page, query="?lang=en")
    hand_in(page, WRONG_SIGN)
    page.get_by_text("Replay this case").click()
    page.get_by_role("button", name="Copy the command").click()
    command = page.evaluate("navigator.clipboard.readText()")
    found = re.fullmatch(r"\.venv/bin/python practice/judge\.py test rotate-half --seed (\d+) --case (\S+)", command)
    assert found is not None
    expect(page.get_by_role("button", name="Copied").first).to_be_visible()
    page.get_by_role("button", name="Copy the code").click()
    page.wait_for_function("async () => (await navigator.clipboard.readText()).includes('from rotate_half')")
    names: dict[str, Any] = {}
    exec(page.evaluate("navigator.clipboard.readText()").partition("\nfrom rotate_half")[0], names)
    cases = Catalogue.load()["rotate-half"].cases(Draw(int(found[1])))
    [x] = next(case for case in cases if case.name == found[2].strip("'")).args
    assert torch.equal(names["args"][0], cast(Tensor, x))


def test_nothing_more_to_see_of_what_is_right(page: Page) -> None:
    open_exercise(page, query="?lang=en")
    write(page, RIGHT)
    page.keyboard.press("Control+Shift+Enter")
    expect(page.locator("#verdict .result")).to_contain_text("Accepted")
    expect(page.locator("[data-closeup]")).to_have_count(0)


class TestWithoutScript:
    @pytest.fixture
    def browser_context_args(self, browser_context_args: dict[str, Any]) -> dict[str, Any]:
        return {**browser_context_args, "java_script_enabled": False, "viewport": {"width": 390, "height": 844}}

    def test_the_report_shows_the_same(self, page: Page) -> None:
        page.goto("/problems/rope-half?lang=en")
        page.get_by_label("Your code").fill(wrong("rope-half", "other-layout"))
        page.get_by_role("button", name="Submit").click()
        expect(page.get_by_role("heading", level=1)).to_contain_text("Wrong answer", timeout=30_000)
        for part in (".bar svg", "svg[data-cells]", ".vectors svg .got", ".vectors table"):
            expect(page.locator(part).first).to_be_visible()
        page.get_by_text("Replay this case").click()
        expect(page.locator(".replay pre").nth(1)).to_contain_text("import torch")
        expect(page.locator("[data-copy]").first).to_be_hidden()
        page.get_by_role("link", name="Read why").click()
        expect(page).to_have_url(re.compile("/problems/rope-half#explanation-usual-mistakes-and-where-they-happened-1"))
        expect(page.locator("#explanation-usual-mistakes-and-where-they-happened-1")).to_be_visible()
