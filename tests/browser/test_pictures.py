"""The pictures in a real browser: alive in both languages, by keyboard, with right numbers; stills without scripts."""

import cmath
import json
import math
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Locator, Page, expect

from app.pictures import PICTURES
from judge.case import Draw
from judge.expression import Unreadable, evaluate
from judge.problem import Catalogue
from tests.browser.conftest import open_exercise
from tests.browser.test_accessible import RULES

SEED = 11
CONTROLS = (
    "[role=slider], [role=tab][tabindex='0'], input:not([type=radio]), input:checked, "
    "button:enabled:not([aria-disabled])"
)
CONTRAST = {"runOnly": {"type": "rule", "values": ["color-contrast"]}}  # all that a theme can change
WAKE = """async (url) => {
  const { wake } = await import(url);
  await Promise.all([...document.querySelectorAll("figure:not([data-alive])")].map(wake));
}"""
DRAWN = "stage => stage.innerHTML + [...stage.querySelectorAll('canvas')].map(canvas => canvas.toDataURL()).join('')"


def module(page: Page, name: str) -> str:
    """The address of a module as the page itself loads it."""
    script = page.locator("script[src*='pictures/index.js']").get_attribute("src")
    assert script
    return script.replace("pictures/index.js", name)


def run(page: Page, name: str, code: str) -> Any:
    """What ``code`` gives when it is run with everything that the module ``name`` exports as ``m``."""
    return page.evaluate(f"async (url) => {{ const m = await import(url); return {code}; }}", module(page, name))


def gallery(page: Page, query: str = "") -> None:
    """All pictures, awake."""
    page.goto(f"/pictures{query}")
    page.evaluate(WAKE, module(page, "pictures/index.js"))
    expect(page.locator("figure[data-alive]")).to_have_count(len(PICTURES))


def press(control: Locator) -> None:
    """Do something with a control, by a key."""
    control.focus()
    kind = control.get_attribute("role") or control.get_attribute("type")
    control.press("ArrowLeft" if kind == "range" else "Space" if kind in {"checkbox", "button"} else "ArrowRight")


@pytest.mark.slow
@pytest.mark.parametrize(("lang", "theme", "rules"), [("zh", "dark", CONTRAST), ("en", "light", RULES)])
def test_every_picture_lives_answers_the_keyboard_and_breaks_no_rule(
    page: Page, complaints: list[str], lang: str, theme: str, rules: dict[str, Any]
) -> None:
    gallery(page, f"?lang={lang}&theme={theme}")
    assert Axe().run(page, options=rules).response["violations"] == []
    for picture in PICTURES:
        stage = page.locator(f"#{picture.id} .stage")
        before = stage.evaluate(DRAWN)
        press(stage.locator(CONTROLS).first)
        assert stage.evaluate(DRAWN) != before, picture.id
        assert page.evaluate("document.activeElement.closest('section').id") == picture.id
        expect(page.locator(f"#{picture.id} [role=status]")).not_to_be_empty()
    for width in (1280, 390):
        page.set_viewport_size({"width": width, "height": 844})
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth"), width


def test_a_picture_wakes_by_itself_beside_its_exercise(page: Page, complaints: list[str]) -> None:
    open_exercise(page, "rope-2d")
    figure = page.locator("figure[data-picture=rotation]")
    figure.scroll_into_view_if_needed()
    expect(figure.locator("svg.drawing")).to_be_visible()
    expect(figure.locator("img")).to_have_count(0)


def test_only_the_difference_of_positions_matters(page: Page, complaints: list[str]) -> None:
    page.goto("/pictures/rotation?lang=en")
    score = page.locator(".values dd").last
    page.get_by_label("Position n of the key").press("ArrowRight")
    moved = score.text_content()
    page.get_by_label("Move m and n together").check()
    for _step in range(4):
        page.get_by_label("Position m of the query").press("ArrowRight")
    expect(page.get_by_label("Position n of the key")).to_have_value("10")
    expect(score).to_have_text(moved or "")
    page.get_by_label("Move m and n together").uncheck()
    page.get_by_label("Position m of the query").press("ArrowRight")
    expect(score).not_to_have_text(moved or "")
    query = page.get_by_role("slider", name="Query q")
    query.drag_to(page.locator("svg.drawing"), target_position={"x": 300, "y": 200})
    expect(query).not_to_have_attribute("aria-valuetext", "(2.0, 0.5)")


def test_the_numbers_are_right(page: Page) -> None:
    page.goto("/pictures/helix")
    q, k, theta, m, n = (1.0, 2.0), (3.0, -1.0), math.pi / 6, 2, 5
    turned = (complex(*q) * cmath.rect(1, m * theta)).conjugate() * complex(*k) * cmath.rect(1, n * theta)
    assert run(page, "pictures/rotation.js", f"m.score([1, 2], [3, -1], {theta}, 2, 5)") == pytest.approx(turned.real)
    assert turned.real == pytest.approx(7)  # the statement's own example
    for i, base in ((0, 1e4), (16, 1e4), (25, 5e5), (63, 1e6)):
        wave = run(page, "pictures/helix.js", f"m.wavelength({i}, {base})")
        assert wave == pytest.approx(2 * math.pi * base ** (2 * i / 128))
    assert run(page, "pictures/helix.js", "m.helixPoint(10, m.theta(1, 100, 4))") == pytest.approx(
        [math.cos(1), math.sin(1), 10]
    )
    halves = [0, 2, 4, 6, 1, 3, 5, 7]
    assert run(page, "pictures/layouts.js", "m.toHalves(8)") == halves
    assert run(page, "pictures/layouts.js", "m.toAdjacent(8).map(n => m.toHalves(8)[n])") == list(range(8))
    assert run(page, "pictures/layouts.js", "m.toHalves(8).map(n => m.quarter(n).of)") == [1, 3, 5, 7, 0, 2, 4, 6]
    assert run(page, "pictures/partial.js", "[m.rotaryDim(256, 0.25), ...m.members(3, 64, 'halves')]") == [64, 3, 35]
    assert run(page, "pictures/partial.js", "m.members(3, 64, 'adjacent')") == [6, 7]
    for distance, d, base in ((0, 64, 1e4), (7, 64, 1e4), (1000, 128, 5e5)):
        frequencies = [base ** (-2 * i / d) for i in range(d // 2)]
        sums = [abs(sum(cmath.rect(1, distance * f) for f in frequencies[:j])) for j in range(1, d // 2 + 1)]
        mean = sum(math.cos(distance * f) for f in frequencies) / len(frequencies)
        got = run(page, "pictures/distance.js", f"[m.kept({distance}, {d}, {base}), m.decay({distance}, {d}, {base})]")
        assert got == pytest.approx([mean, sum(sums) / sum(range(1, d // 2 + 1))], abs=1e-9)


def test_what_is_typed_is_read_as_the_judge_reads_it(page: Page) -> None:
    page.goto("/pictures/helix")
    rows = ["1/2 - sqrt(3), √3/2 + 1", "（－1／2，2π）", "2(1+1)^2", "-2^2", "2**-1", "1/2√3", "√√16", "[1, (2)]",
            "(1)/(2)", "cos(pi/3), SIN(π/6)", "1e-3", ".5.", "1/0", "sqrt(-1)", "9^9^9", "", "1,,2", "foo(1)",
            "sin 1", "3 4", "(" * 45 + "1" + ")" * 45, "--1", "1 - -2", "constructor(1)", "1。5、2"]  # fmt: skip

    def judged(row: str) -> list[float] | None:
        try:
            return list(evaluate(row))
        except Unreadable:
            return None

    got = run(page, "js/expression.js", f"{json.dumps(rows)}.map(m.evaluate)")
    for row, numbers in zip(rows, got, strict=True):
        wanted = judged(row)
        assert (numbers is None) == (wanted is None), row
        assert numbers is None or numbers == pytest.approx(wanted), row


def test_hand_rotate_is_solved_by_turning_the_vectors_with_the_keyboard_alone(
    page: Page, complaints: list[str]
) -> None:
    question = Catalogue.load()["hand-rotate"].question(Draw(SEED))
    given = {name: value.value for name, value in question.given.items()}
    open_exercise(page, "hand-rotate", f"?seed={SEED}&lang=en")
    for name, position in (("q", given["m"]), ("k", given["n"])):
        handle = page.get_by_role("slider", name=f"{name}′, turn it")
        handle.focus()
        page.keyboard.press("Home")  # wherever an earlier draft left it
        for _turn in range(round(position * given["theta"] / (math.pi / 12))):  # type: ignore[operator]
            page.keyboard.press("ArrowRight")
    page.locator("input[name='blank:score']").focus()
    page.keyboard.type(str(question.blanks[2].want[0]))
    page.keyboard.press("Enter")
    expect(page.locator("#verdict").get_by_role("heading", name="Accepted")).to_be_visible()


def test_typed_numbers_and_the_arrows_stay_in_step_and_outlive_a_reload(page: Page, complaints: list[str]) -> None:
    open_exercise(page, "hand-rotate", f"?seed={SEED}&lang=en")
    handle = page.get_by_role("slider", name="q′, turn it")
    field = page.locator('input[name="blank:q\'"]')
    handle.press("ArrowRight")
    shown = handle.get_attribute("aria-valuetext") or ""
    assert shown.endswith(field.input_value().replace("-", "−"))
    field.fill("(sqrt(2)/2, -1/2)")
    assert (handle.get_attribute("aria-valuetext") or "").endswith("(0.7071, −0.5)")
    field.fill("(1, ")
    expect(page.locator(".values dd").first).to_have_text("not a pair of numbers yet")
    handle.press("Home")
    handle.press("Shift+ArrowUp")
    expect(page.locator(".values dd").first).to_contain_text("= 1°")
    expect(page.locator("#saved")).to_have_text("Saved")
    kept = field.input_value()
    page.goto("/problems/hand-rotate")
    expect(field).to_have_value(kept)
    expect(page.locator(".values dd").first).to_contain_text("= 1.0°")
    box = handle.bounding_box()
    plane = page.locator("figure svg.drawing").bounding_box()
    assert box and plane
    page.mouse.move(box["x"] + box["width"] / 2, box["y"] + box["height"] / 2)
    page.mouse.down()
    page.mouse.move(plane["x"] + plane["width"] / 2, plane["y"] + 20, steps=4)
    page.mouse.up()
    assert field.input_value() != kept
    expect(page.locator(".values dd").first).to_contain_text("°")


def test_a_still_image_without_javascript(browser: Browser, base_url: str) -> None:
    context = browser.new_context(java_script_enabled=False, base_url=base_url, locale="zh-CN", color_scheme="dark")
    page = context.new_page()
    page.goto("/pictures")
    stills = page.locator("figure img")
    expect(stills).to_have_count(len(PICTURES))
    for still in stills.all():
        still.scroll_into_view_if_needed()
        assert still.evaluate("image => image.decode().then(() => image.naturalWidth)") > 300
    page.goto("/problems/hand-rotate?seed=11")
    expect(page.locator("figure")).to_be_hidden()  # its numbers would be others, and there is nothing to drag
    context.close()
