"""The walk of somebody who practises alone."""

import re
from pathlib import Path

from playwright.sync_api import Browser, expect

from scripts.shots.camera import OPTIONS, VARIANTS, Camera, serving
from scripts.shots.pages import ALONE, FRESH, SOLVED, STEPS

RIGHT = "import torch\n\n\ndef rotate_half(x):\n    a, b = x.chunk(2, dim=-1)\n    return torch.cat((-b, a), dim=-1)\n"
WRONG = RIGHT.replace("(-b, a)", "(b, -a)")
SYNTAX = "def rotate_half(x)\n"
TABLE = (
    "import torch\n\nm = torch.arange(12)[:, None]\ntheta = 50 ** (-torch.arange(0, 16, 2) / 16)\ntorch.cos(m * theta)"
)
PROBLEM = "/problems/rotate-half"
_PLAYED = {"playground", "playground-plain"}


def alone(browser: Browser, data: Path, wanted: set[str], look: Path | None) -> None:
    """What is handed in begins anew in each variant; everything else needs one server."""
    still = wanted & {shot.name for shot in (*FRESH, *ALONE)}
    told = wanted & {shot.name for shot in (*STEPS, *SOLVED)}
    if still:
        with serving(data / "still") as address:
            for lang, theme in VARIANTS:
                with browser.new_context(base_url=address, **OPTIONS) as context:
                    Camera(context.new_page(), lang, theme, still, look).each((*FRESH, *ALONE))
    for lang, theme in VARIANTS if told else ():
        with serving(data / f"{lang}-{theme}") as address, browser.new_context(base_url=address, **OPTIONS) as context:
            camera = Camera(context.new_page(), lang, theme, told, look)
            if told - _PLAYED:
                _hand_in(camera)
            camera.each(SOLVED)
            _play(browser, camera, address)


def _hand_in(camera: Camera) -> None:
    """A mistake, what is no Python, and what is right."""
    page = camera.page
    camera.go(PROBLEM)
    camera.write(WRONG)
    page.locator("[data-closeup]").wait_for()
    page.wait_for_load_state("networkidle")
    camera.take("wrong")
    camera.take("closeup")
    report = page.locator("#verdict a[href^='/submissions/']").get_attribute("href") or ""
    camera.write(SYNTAX)
    expect(page.locator(".verdict.CE")).to_be_visible()
    camera.take("syntax")
    camera.write(RIGHT)
    expect(page.locator(".verdict.AC")).to_be_visible()
    camera.take("right")
    if camera.wanted & {"print", "report", "compare"}:
        page.emulate_media(media="print")
        camera.go(PROBLEM)
        camera.take("print")
        page.emulate_media(media="screen")
        camera.go(report)
        camera.take("report")
        camera.go(f"{PROBLEM}/history")
        page.get_by_role("button", name="比较" if camera.lang == "zh" else "Compare").first.click()
        page.wait_for_url("**/compare?*")
        camera.take("compare")


def _play(browser: Browser, camera: Camera, address: str) -> None:
    """The playground's result, with JavaScript and without."""
    if "playground" in camera.wanted:
        camera.go("/playground")
        camera.write(TABLE, "Control+Enter")
        expect(camera.page.locator(".heat")).to_be_visible()
        camera.take("playground")
    if "playground-plain" in camera.wanted:
        with browser.new_context(base_url=address, **OPTIONS) as context:
            context.route(re.compile(r"/static/.*\.js"), lambda route: route.abort())
            plain = camera.of(context.new_page())
            plain.go("/playground")
            plain.page.locator("#source").fill(TABLE)
            plain.page.locator("form#work button.primary").click()
            plain.page.locator("#output table").first.wait_for()
            plain.take("playground-plain")
