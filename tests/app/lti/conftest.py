"""One platform and one application for all tests here; a course of its own where a test needs an empty one."""

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from fastapi import FastAPI
from httpx2 import Response
from starlette.testclient import TestClient

from app.lti.claims import LTI
from app.services import Services
from app.settings import Settings
from tests.app.conftest import ADDRESS, application
from tests.app.fake_engine import FakeEngine
from tests.app.lti.platform import CLIENT, ISSUER, TEACHER, Platform, query, running

SECURE = ADDRESS.replace("http:", "https:")
FRAME = {"accept": "text/html", "sec-fetch-site": "cross-site", "sec-fetch-dest": "iframe"}
WINDOW = FRAME | {"sec-fetch-dest": "document"}
OWN = {"sec-fetch-site": "same-origin"}


@pytest.fixture(scope="package")
def platform() -> Iterator[Platform]:
    with running() as platform:
        yield platform


@dataclass
class Tool:
    """This server, as a platform and its people meet it."""

    app: FastAPI
    client: TestClient
    platform: Platform

    @property
    def parts(self) -> Services:
        parts: Services = self.app.state.services
        return parts

    def browser(self) -> TestClient:
        """Somebody's browser, by https, with pages in frames of the platform's."""
        browser = TestClient(self.app, base_url=SECURE, follow_redirects=False, headers=FRAME)
        browser.portal = self.client.portal  # whose loop the database lives on
        return browser

    def login(self, browser: TestClient, **more: str) -> dict[str, str]:
        """Begin; what the platform is asked."""
        hints = {"iss": ISSUER, "client_id": CLIENT, "login_hint": "7", "target_link_uri": f"{SECURE}/lti/launch"}
        answer = browser.get("/lti/login", params=hints | more)
        assert answer.status_code == 302, answer.text
        assert answer.headers["location"].startswith(f"{self.platform.address}/auth?")
        return query(answer.headers["location"])

    def launch(
        self,
        browser: TestClient,
        claims: Callable[[str], dict[str, Any]] | None = None,
        *,
        sign: Callable[[dict[str, Any]], str] | None = None,
        headers: dict[str, str] = FRAME,
    ) -> Response:
        """Login and launch, by a token that says ``claims(nonce)``."""
        asked = self.login(browser)
        said = (claims or self.platform.claims)(asked["nonce"])
        form = {"state": asked["state"], "id_token": (sign or self.platform.sign)(said)}
        return browser.post("/lti/launch", data=form, headers=headers)

    def course(self, id: str, teacher: str = "teacher-1") -> str:
        """A course whose teacher has been here; the id of its class."""
        answer = self.launch(self.browser(), self.teaching(id, teacher))
        place: str = answer.headers["location"]
        assert place.startswith("/classes/"), answer.text
        return place.removeprefix("/classes/")

    def teaching(self, course: str, teacher: str = "teacher-1", **more: Any) -> Callable[[str], dict[str, Any]]:
        about: dict[str, Any] = {
            LTI + "context": {"id": course, "title": f"Course {course}"},
            LTI + "roles": TEACHER,
            LTI + "custom": {},
        }
        return partial(self.platform.claims, sub=teacher, **about, **more)

    def learning(self, course: str, sub: str, **more: Any) -> Callable[[str], dict[str, Any]]:
        about: dict[str, Any] = {LTI + "context": {"id": course}}
        return partial(self.platform.claims, sub=sub, **about, **more)


@pytest.fixture(scope="package")
def tool(platform: Platform, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tool]:
    with serving(platform, tmp_path_factory.mktemp("tool")) as tool:
        yield tool


class serving:
    """A running server that knows the platform; the same folder again is a restart."""

    def __init__(self, platform: Platform, folder: Path) -> None:
        settings = Settings(data=folder / "data", lti=platform.register(folder / "lti.json"))
        self.platform, self.app = platform, application(settings, FakeEngine())
        self.client = TestClient(self.app, base_url=ADDRESS, follow_redirects=False)

    def __enter__(self) -> Tool:
        self.client.__enter__()
        tool = Tool(self.app, self.client, self.platform)
        self.platform.tool_keys = self.client.get("/lti/jwks").json()
        return tool

    def __exit__(self, *_: object) -> None:
        self.client.__exit__(*_)
