"""A small school: two teachers, a class each, two learners in the first and one in the second."""

import re
from collections.abc import Awaitable, Callable
from dataclasses import dataclass, field
from functools import partial
from html import unescape
from typing import Any, TypeVar

from fastapi import FastAPI
from starlette.requests import Request
from starlette.testclient import TestClient

from app.classroom import welcome
from app.services import Services
from tests.app.conftest import ADDRESS

T = TypeVar("T")

PASSWORD = "correct horse battery"
HEADERS = {"accept": "text/html", "sec-fetch-site": "same-origin"}


def person(app: FastAPI, **headers: str) -> TestClient:
    """A browser of its own: cookies are kept, redirects are looked at."""
    return TestClient(app, base_url=ADDRESS, follow_redirects=False, headers=HEADERS | headers)


@dataclass
class Learner:
    """A learner's browser, and what was shown when joining."""

    browser: TestClient
    id: str
    pin: str
    link: str


@dataclass
class School:
    """The people of one running application; ``client`` is the one whose lifespan it is."""

    app: FastAPI
    client: TestClient
    ada: TestClient = field(init=False)
    bob: TestClient = field(init=False)
    ada_class: str = field(init=False)
    bob_class: str = field(init=False)
    eve: Learner = field(init=False)
    sue: Learner = field(init=False)
    tim: Learner = field(init=False)

    def __post_init__(self) -> None:
        self.ada = self.teacher("Ada", self.first_link())
        page = self.ada.post("/account/invite").text
        self.bob = self.teacher("Bob", found(r"/welcome/[\w-]+", page))
        self.ada_class, self.bob_class = self.new_class(self.ada, "Autumn"), self.new_class(self.bob, "Winter")
        self.eve, self.sue = (self.join(self.ada_class, name) for name in ("Eve", "Sue"))
        self.tim = self.join(self.bob_class, "Tim")

    @property
    def parts(self) -> Services:
        parts: Services = self.app.state.services
        return parts

    def run(self, function: Callable[..., Awaitable[T]], *args: Any, **options: Any) -> T:
        """Run a coroutine function on the application's loop."""
        assert self.client.portal is not None
        return self.client.portal.call(partial(function, **options), *args)

    def first_link(self) -> str:
        message = self.run(welcome.start_message, self.parts.classroom, 8000)
        return found(r"/welcome/[\w-]+", str(message))

    def teacher(self, name: str, link: str) -> TestClient:
        browser = person(self.app)
        answer = browser.post(link, data={"name": name, "password": PASSWORD, "repeated": PASSWORD})
        assert answer.headers.get("location") == "/classes", answer.text
        return browser

    def new_class(self, teacher: TestClient, name: str) -> str:
        """The id of a new class."""
        answer = teacher.post("/classes", data={"name": name, "zone": "Asia/Shanghai"})
        return str(answer.headers["location"]).removeprefix("/classes/")

    def code(self, class_id: str) -> str:
        own = self.run(self.parts.classroom.classes.find, class_id)
        assert own is not None
        return own.code

    def join(self, class_id: str, name: str) -> Learner:
        browser = person(self.app)
        page = browser.post(f"/join/{self.code(class_id)}", data={"name": name}).text
        id = self.run(self.parts.classroom.sessions.find, asking(self.app, browser)).id
        return Learner(browser, id, found(r'id="pin">([^<]+)', page), found(r"/back/[\w-]+", page))

    def settings(self, **changed: str) -> None:
        """Change Ada's class."""
        values = {"name": "Autumn", "feedback": "full", "solutions": "solved", "zone": "Asia/Shanghai", "joining": "1"}
        answer = self.ada.post(f"/classes/{self.ada_class}/settings", data=values | changed)
        assert answer.status_code == 303, answer.text

    def exercises(self, *ids: str, **times: str) -> None:
        """Choose the exercises of Ada's class, with ``opens`` and ``closes`` for all of them."""
        base = f"/classes/{self.ada_class}/exercises"
        self.ada.post(base, data={"exercise": list(ids)})
        if ids:
            answer = self.ada.post(
                f"{base}/order", data={"id": list(ids), "do": "alike", "opens": "", "closes": "", **times}
            )
            assert answer.status_code == 303, answer.text


def asking(app: FastAPI, browser: TestClient) -> Request:
    """A request as ``browser`` would send it."""
    cookie = "; ".join(f"{name}={value}" for name, value in browser.cookies.items())
    return Request({"type": "http", "app": app, "headers": [(b"cookie", cookie.encode())], "method": "GET"})


def found(pattern: str, text: str) -> str:
    """What ``pattern`` finds in ``text``: its group, if it has one."""
    match = re.search(pattern, text)
    assert match, f"{pattern} is not in {text[:2000]}"
    return unescape(match[match.re.groups])
