"""What the pictures show is what the exercises' solutions compute."""

import itertools
import json
import math
import runpy
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import pytest
import torch
from playwright.sync_api import Page, expect

from app.settings import ROOT
from tests.browser.test_pictures import run

LLAMA_2 = {"dim": 128, "base": 1e4, "trained": 4096, "factor": 16}
SETTINGS = (
    LLAMA_2,
    {"dim": 128, "base": 1e6, "trained": 32768, "factor": 4, "length": 40000},
    {"dim": 64, "base": 5e5, "trained": 8192, "factor": 32, "fast": 16, "slow": 2, "lowFactor": 2, "highFactor": 6},
    {"dim": 32, "base": 1e7, "trained": 2048, "factor": 1, "length": 1024},
    {"dim": 256, "base": 1e4, "trained": 2048, "factor": 64, "fast": 64, "slow": 0.25, "length": 131072},
)


def exactly(value: Any) -> Any:
    """Equal but for the rounding of float64."""
    return pytest.approx(value, rel=1e-9, abs=1e-12)


@contextmanager
def double() -> Iterator[None]:
    """Solutions compute in torch's default dtype; the browser has nothing but float64."""
    torch.set_default_dtype(torch.float64)
    try:
        yield
    finally:
        torch.set_default_dtype(torch.float32)


def solution(id: str, name: str) -> Callable[..., Any]:
    """The function that the exercise's solution defines."""
    found: Callable[..., Any] = runpy.run_path(str(ROOT / "problems" / id / "solution.py"))[name]
    return found


@pytest.fixture
def numbers(page: Page, complaints: list[str]) -> Page:
    """A page that carries the pictures' script."""
    page.goto("/pictures/kv-cache?lang=en")
    return page


def test_frequencies_are_those_of_the_solutions(numbers: Page) -> None:
    for given in SETTINGS:
        at = {"fast": 32, "slow": 1, "lowFactor": 1, "highFactor": 4, "length": 8192, **given}
        got = run(
            numbers,
            "pictures/scaling.js",
            f"Object.fromEntries(Object.entries(m.METHODS).map(([k, f]) => [k, f({json.dumps(at)})]))",
        )
        dim, base, factor, trained = (at[name] for name in ("dim", "base", "factor", "trained"))
        betas = (at["fast"], at["slow"])
        with double():
            theta = solution("rope-inv-freq", "inv_freq")(dim, base)
            cos, sin = solution("rope-pi", "pi_cos_sin")(torch.tensor([[1]]), dim, base, factor)
            wanted = {
                "plain": theta,
                "pi": torch.atan2(sin, cos)[0, 0, : dim // 2],
                "ntk": solution("rope-ntk", "ntk_inv_freq")(dim, base, factor),
                "dynamic": solution("rope-dynamic-ntk", "dynamic_ntk_inv_freq")(
                    dim, base, factor, trained, at["length"]
                ),
                "yarn": solution("yarn-inv-freq", "yarn_inv_freq")(dim, base, factor, trained, *betas),
                "llama3": solution("llama3-inv-freq", "llama3_inv_freq")(
                    dim, base, factor, at["lowFactor"], at["highFactor"], trained
                ),
            }
            waves = solution("rope-wavelength", "wavelengths")(dim, base)
        assert got.keys() == wanted.keys()
        for name, value in wanted.items():
            assert got[name] == exactly(value.tolist()), (name, at)
        code = (
            f"[m.yarnRange({json.dumps(at)}), m.attentionFactor({factor}), m.plain({json.dumps(at)}).map(m.wavelength)]"
        )
        ends, attention, turns = run(numbers, "pictures/scaling.js", code)
        assert ends == list(solution("yarn-range", "yarn_correction_range")(dim, base, trained, *betas))
        assert attention == exactly(solution("yarn-attention-factor", "yarn_attention_factor")(factor))
        assert turns == exactly(waves.tolist())


def test_bands_name_what_happens_to_a_pair(numbers: Page) -> None:
    def bands(method: str, **given: float) -> list[str]:
        found: list[str] = run(numbers, "pictures/scaling.js", f"m.bands('{method}', {json.dumps(LLAMA_2 | given)})")
        return found

    assert bands("yarn") == ["kept"] * 21 + ["blended"] * 25 + ["divided"] * 18  # 20 and 46 are the ends of the ramp
    assert bands("pi") == ["divided"] * 64
    assert bands("ntk") == ["kept"] + ["blended"] * 62 + ["divided"]
    assert bands("dynamic", length=4096) == ["kept"] * 64
    llama3 = bands("llama3", base=5e5, trained=8192, factor=8)
    assert [llama3.count(band) for band in ("kept", "blended", "divided")] == [29, 6, 29]  # as in transformers


def test_buckets_indices_slopes_and_tables_are_those_of_the_solutions(numbers: Page) -> None:
    bucket = solution("t5-bucket", "t5_bucket")
    rel = list(range(-700, 701))
    for both, count, furthest in itertools.product((True, False), (8, 16, 32, 64), (20, 32, 64, 128, 256, 512)):
        if furthest > count / (4 if both else 2) * 1.5:  # all that the sliders can show
            at = f"{json.dumps(both)}, {count}, {furthest}"
            got = run(numbers, "pictures/t5-buckets.js", f"{rel}.map(rel => m.t5Bucket(rel, {at}))")
            assert got == bucket(torch.tensor(rel), both, count, furthest).tolist(), at
    positions = torch.arange(12)
    for most in (1, 2, 6):
        code = f"{positions.tolist()}.map((i, _, all) => all.map(j => m.relativeIndex(i, j, {most})))"
        wanted = solution("shaw-index", "relative_index")(positions, positions, most)
        assert run(numbers, "pictures/relative-index.js", code) == wanted.tolist()
    with double():
        for heads in (1, 4, 6, 12, 16, 32, 71):
            slopes = solution("alibi-slopes", "alibi_slopes")(heads).tolist()
            assert run(numbers, "pictures/alibi.js", f"m.slopes({heads})") == exactly(slopes)
        bias = solution("alibi-bias", "alibi_bias")(6, 8, 8)
        weights = solution("alibi-attention", "alibi_attention")(
            *torch.zeros(2, 1, 6, 8, 8), torch.eye(8).expand(1, 6, 8, 8)
        )
        row = "m.biases(m.slopes(6)[4], 5, 8)"
        assert run(numbers, "pictures/alibi.js", f"{row}.slice(0, 6)") == exactly(bias[4, 5, :6].tolist())
        assert run(numbers, "pictures/alibi.js", f"m.softmax({row})") == exactly(weights[0, 4, 5].tolist())
        table = solution("pe-sinusoidal", "sinusoidal_table")(64, 16)
        row_of = "(t, order) => Array.from({length: 16}, (_, c) => m.sinusoid(t, c, 16, order))"
        code = f"[true, false].map(order => [0, 3, 63].map(t => ({row_of})(t, order)))"
        interleaved, concatenated = run(numbers, "pictures/heatmap.js", code)
        for t, adjacent, halves in zip((0, 3, 63), interleaved, concatenated, strict=True):
            assert adjacent == exactly(table[t].tolist())
            assert halves == exactly([*table[t, 0::2].tolist(), *table[t, 1::2].tolist()])
        close = run(numbers, "pictures/heatmap.js", "[0, 20, 63].map(s => m.closeness(20, s, 16))")
        assert close == exactly([float(table[20] @ table[s]) / 8 for s in (0, 20, 63)])


def test_decoding_with_a_cache_gives_the_scores_of_the_solution(numbers: Page) -> None:
    """With two dimensions the solution turns by 1 radian per position, and its weights tell the distances."""
    step = solution("rope-decode-step", "decode_step")
    for n in (2, 5):
        now = run(numbers, "pictures/kv-cache.js", f"m.decoding({n})")
        raw = run(numbers, "pictures/kv-cache.js", f"m.decoding({n}, {{ raw: true }})")
        held = now["held"]
        assert now["ids"] == [held - 1] and now["keys"] == list(range(held)) == raw["keys"]
        assert now["distances"] == now["right"] == raw["distances"]
        assert (now["turned"], raw["turned"]) == (held, sum(range(4, held + 1)))
        with double():
            one = torch.tensor([[[[1.0, 0.0]]]])
            k_cache, v_cache = torch.zeros(1, 1, 0, 2), torch.zeros(1, 1, 0, held)
            for slot in range(held):
                value = torch.eye(held)[slot].view(1, 1, 1, -1)
                out, k_cache, v_cache = step(one, one, value, k_cache, v_cache)
        scores = [math.cos(distance) / math.sqrt(2) for distance in now["distances"]]
        assert out[0, 0, 0].tolist() == exactly(torch.tensor(scores, dtype=torch.float64).softmax(0).tolist())
    wrong = run(numbers, "pictures/kv-cache.js", "m.decoding(4, { mistake: true })")
    assert wrong["ids"] == [0] and wrong["distances"] == [0, -1, -2, -3, 0, 0, 0] and wrong["right"][0] == 6


@pytest.mark.parametrize(
    ("lang", "wrong"),
    [("en", "Mistake: position_ids = [0]"), ("zh", "错误：token 6 的 position_ids = [0]")],
    ids=["en", "zh"],
)
def test_decoding_is_stepped_through_by_keyboard(page: Page, complaints: list[str], lang: str, wrong: str) -> None:
    page.emulate_media(reduced_motion="reduce")
    page.goto(f"/pictures/kv-cache?lang={lang}")
    buttons = page.locator(".steps button:visible")
    expect(buttons).to_have_count(2)  # nothing plays by itself where less motion is asked for
    buttons.last.press("Enter")
    expect(page.locator(".reading").first).to_contain_text("position_ids = [6]")
    page.get_by_role("checkbox").press("Space")
    expect(page.locator(".reading").first).to_contain_text(wrong)
    page.get_by_role("slider").press("Home")
    expect(buttons.first).to_be_disabled()


def test_cells_are_read_by_keyboard_and_by_pointer(page: Page, complaints: list[str]) -> None:
    page.goto("/pictures/relative-index?lang=en")
    cells, reading = page.locator(".cells"), page.locator(".reading").first
    for key in ("Home", "ArrowDown", "ArrowDown", "ArrowDown"):
        cells.press(key)
    expect(reading).to_have_text("Query 4, key 0: 0 − 4 = −4, clipped to −2; plus K = 2: row 0.")
    expect(cells).to_have_attribute("aria-valuetext", reading.text_content() or "")
    box = cells.bounding_box()
    assert box
    page.mouse.move(box["x"] + box["width"] * 3.5 / 8, box["y"] + box["height"] * 2.5 / 8)
    expect(reading).to_have_text("Query 2, key 3: 3 − 2 = 1; plus K = 2: row 3.")
    page.goto("/pictures/t5-buckets?lang=en")
    page.get_by_label("Distance (key − query)").press("End")
    expect(page.locator(".reading").first).to_contain_text("bucket 31")
    page.goto("/pictures/frequencies?lang=en")
    page.get_by_label("llama3", exact=True).press("Space")
    page.get_by_label("Pair i").press("Home")
    expect(page.get_by_role("row", name="llama3")).to_contain_text("6.28")
