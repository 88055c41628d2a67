"""The walks in a class: the teacher's, a learner's, a visitor's."""

import re
import subprocess
from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from scripts.shots.alone import PROBLEM, RIGHT, WRONG
from scripts.shots.camera import COMMAND, OPTIONS, ROOT, VARIANTS, Camera, serving
from scripts.shots.pages import LEARNER, TEACHER, VISITOR

PASSWORD = "correct horse battery"
LEARNERS = ("林晓", "Ada", "王宇轩", "Noor", "Mika")
EXERCISES = ("rope-2d", "rope-inv-freq", "rotate-half", "rope-half", "hand-rotate", "partial-rope", "rope-decode-step")


def school(browser: Browser, data: Path, wanted: set[str], look: Path | None) -> None:
    """All variants, in one class: first what changes nothing."""
    if not wanted & {shot.name for shot in (*TEACHER, *LEARNER, *VISITOR)}:
        return
    with serving(data) as address:

        def page() -> Page:
            return browser.new_context(base_url=address, **OPTIONS).new_page()

        teacher, home, code = teach(page(), data, address)
        for number, name in enumerate(LEARNERS):
            attend(page(), code, name, number)
        learner = page()
        holes = {"code": code, "welcome": teacher_link(data), "back": join(learner, code, "Zoë")}
        teacher.goto(home)
        one = teacher.locator("a[href*='/learners/']").first.get_attribute("href") or ""
        holes["learner"] = one.rpartition("/")[2].partition("?")[0]
        cameras = [Camera(teacher, lang, theme, wanted, look) for lang, theme in VARIANTS]
        for camera in cameras:
            camera.each(TEACHER, home, holes)
            camera.of(learner).each(LEARNER)
            camera.of(page()).each(VISITOR, holes=holes)
        for number, camera in enumerate(cameras):
            _take_in(camera, home, number)
            _arrive(camera.of(page()), code, number)
        for camera in cameras:
            _guess(camera.of(page()))


def teacher_link(data: Path) -> str:
    """The path by which somebody becomes a teacher."""
    command = [*COMMAND, "teacher-link", "--new", "--data", str(data)]
    link = subprocess.run(command, cwd=ROOT, capture_output=True, text=True)
    path = re.search(r"/welcome/\S+", link.stdout)
    assert path, link.stdout + link.stderr
    return path[0]


def teach(page: Page, data: Path, address: str) -> tuple[Page, str, str]:
    """A class with exercises: the teacher's page, the class's path and its code."""
    page.goto(teacher_link(data))
    page.get_by_label("Name").fill("Dr. Wu")
    for field in page.locator("input[type=password]").all():
        field.fill(PASSWORD)
    page.keyboard.press("Enter")
    page.get_by_label("Name of the class").fill("RoPE 2026")
    page.keyboard.press("Enter")
    code = page.locator("#code").inner_text()
    home = page.url.removeprefix(address).partition("?")[0]
    page.goto(f"{home}/exercises")
    for id in EXERCISES:
        page.locator(f"input[name=exercise][value={id}]").check()
    page.get_by_role("button", name="Take these exercises").click()
    return page, home, code


def join(page: Page, code: str, name: str) -> str:
    """Somebody joins; the secret of their personal link."""
    page.goto(f"/join/{code}")
    page.locator("#name, input[name=name]").first.fill(name)
    page.keyboard.press("Enter")
    page.locator("#pin").wait_for()
    return page.locator("#link").inner_text().rpartition("/")[2]


def attend(page: Page, code: str, name: str, number: int) -> None:
    """Join, and hand in: every other one makes a mistake first."""
    join(page, code, name)
    page.goto(PROBLEM)
    camera = Camera(page, "en", "light", set())
    for source, verdict in ((WRONG, "WA"), (RIGHT, "AC"))[number % 2 :: 1 + (number == 2)]:
        camera.write(source)
        expect(page.locator(f".verdict.{verdict}")).to_be_visible()
    page.context.close()


def _take_in(camera: Camera, home: str, number: int) -> None:
    """A list of names, looked at and taken in."""
    if not camera.wanted & {"roster-read", "sheet"}:
        return
    camera.go(f"{home}/roster")
    camera.page.locator("#text").fill(f"Ada\nLeo {number}\n陈思源 {number}\nAmélie {number}\n")
    camera.page.locator("form[enctype] button.primary").click()
    camera.page.locator("ol.names").wait_for()
    camera.take("roster-read")
    camera.page.locator("form[action$='/roster/add'] button").click()
    camera.page.wait_for_url("**/roster/add")
    camera.take("sheet")


def _arrive(camera: Camera, code: str, number: int) -> None:
    """Somebody who has just joined."""
    if "joined" in camera.wanted:
        camera.go("/privacy")
        join(camera.page, code, f"Sam {number + 1}")
        camera.take("joined")


def _guess(camera: Camera) -> None:
    """Wrong codes, until the server has had enough of them."""
    if "too-often" in camera.wanted:
        camera.go("/privacy")
        while (answer := camera.page.goto("/join/AAAA-AAAA")) and answer.status != 429:
            pass
        camera.take("too-often")
