"""The walk of teachers whom a learning platform sends: a platform of the tests, on loopback."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser

from app.lti.claims import LTI
from scripts.shots.camera import OPTIONS, VARIANTS, Camera, serving
from scripts.shots.pages import COURSE
from tests.app.lti.platform import CLIENT, ISSUER, TEACHER, Platform, query, running

Claims = Callable[[str], dict[str, Any]]
_FORM = """<form method="post" action="{address}/lti/launch"><input name="state" value="{state}">
<input name="id_token" value="{token}"><button>Launch</button></form>"""


def course(browser: Browser, data: Path, wanted: set[str], look: Path | None) -> None:
    """All variants."""
    if not wanted & {shot.name for shot in COURSE}:
        return
    data.mkdir(parents=True)
    with running() as platform, serving(data, ROPE_JUDGE_LTI=str(platform.register(data / "lti.json"))) as address:
        for number, (lang, theme) in enumerate(VARIANTS):
            with browser.new_context(base_url=address, **OPTIONS) as context:
                camera = Camera(context.new_page(), lang, theme, wanted, look)
                camera.go("/privacy")  # where language and theme are kept
                _visit(camera, platform, address, number)


def _visit(camera: Camera, platform: Platform, address: str, number: int) -> None:
    """Open the course, choose for it, come as a colleague, come without the cookie."""
    page = camera.page

    def teaching(who: str) -> Claims:
        about = {"id": f"course-{number}", "title": "Transformers"}
        more = {LTI + "context": about, LTI + "roles": TEACHER, LTI + "custom": {}}
        return lambda nonce: platform.claims(nonce, who, **more)

    def deep(nonce: str) -> dict[str, Any]:
        return platform.deep(nonce, **{LTI + "context": {"id": f"course-{number}", "title": "Transformers"}})

    _launch(camera, platform, address, teaching("ada-wu"))
    _launch(camera, platform, address, deep)
    camera.take("lti-choose")
    page.route("**/lti.js*", lambda route: route.abort())  # it would send the choice on at once
    page.locator("button[value=rotate-half]").click()
    page.locator("form[data-send]").wait_for()
    camera.take("lti-chosen")
    _launch(camera, platform, address, teaching("grace-lin"))
    camera.take("lti-colleague")
    _launch(camera, platform, address, deep, keep=False)
    camera.take("lti-blocked")


def _launch(camera: Camera, platform: Platform, address: str, claims: Claims, *, keep: bool = True) -> None:
    """Login, the platform's form, launch. ``keep``: the browser brings its cookie back."""
    page = camera.page
    hints = f"iss={ISSUER}&client_id={CLIENT}&login_hint=7&target_link_uri={address}/lti/launch"
    asked = query(page.request.get(f"/lti/login?{hints}", max_redirects=0).headers["location"])
    token = platform.sign(claims(asked["nonce"]))
    form = _FORM.format(address=address, state=asked["state"], token=token)
    page.route(f"{platform.address}/form", lambda route: route.fulfill(body=form, content_type="text/html"))
    page.goto(f"{platform.address}/form")
    if not keep:
        for cookie in page.context.cookies():
            if cookie["name"].startswith("lti_"):
                page.context.clear_cookies(name=cookie["name"])
    page.locator("button").click()
    page.locator("main").wait_for()
    page.unroute(f"{platform.address}/form")
