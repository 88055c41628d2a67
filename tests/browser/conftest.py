"""A real Chromium before a real server with the real engine. No request leaves this machine."""

import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Page, Route, expect

from tests.app.server import Server, serving
from tests.conftest import missing

FLAGS = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--no-first-run", "--no-sandbox"]  # fmt: skip
READY = "form[data-ready]"
LISTS_FIT = """[...document.querySelectorAll(".scroll:has(> .list)")].every(
  (box) => box.scrollWidth <= box.clientWidth)"""

expect.set_options(timeout=20_000)  # what comes, comes at once; on a busy machine once is later


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Everything here drives a browser, and a server of its own."""
    for item in items:
        if Path(__file__).parent in item.path.parents:
            item.add_marker(pytest.mark.browser)


@pytest.fixture(scope="session")
def browser_type_launch_args(browser_type_launch_args: dict[str, Any]) -> dict[str, Any]:
    """The system's Chromium."""
    found = shutil.which("chromium") or shutil.which("chromium-browser") or shutil.which("google-chrome")
    if found is None:
        missing("no Chromium on this machine")
    return {**browser_type_launch_args, "executable_path": found, "args": FLAGS}


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with serving(tmp_path_factory.mktemp("data")) as running:
        yield running


@pytest.fixture(scope="session")
def base_url(server: Server) -> str:
    return server.address


@pytest.fixture
def helping(page: Page, base_url: str) -> None:
    """The server's side of completion starts with its first question; wait until it answers."""
    for _attempt in range(300):
        answer = page.request.post(f"{base_url}/api/v1/syntax", data={"source": "x"})
        if answer.json()["state"] == "ready":
            return
        page.wait_for_timeout(100)
    raise AssertionError("completion does not start")


@pytest.fixture
def browser_context_args(browser_context_args: dict[str, Any]) -> dict[str, Any]:
    return {**browser_context_args, "locale": "en-GB", "viewport": {"width": 1280, "height": 860}}


@pytest.fixture(autouse=True)
def only_local(context: BrowserContext) -> Iterator[None]:
    """Requests to anywhere else are stopped, and fail the test."""
    strangers: list[str] = []

    def check(route: Route) -> None:
        if urlsplit(route.request.url).hostname in {"127.0.0.1", "localhost"}:
            route.continue_()
        else:
            strangers.append(route.request.url)
            route.abort()

    context.route("**/*", check)
    yield
    assert strangers == []


@pytest.fixture
def complaints(page: Page) -> Iterator[list[str]]:
    """What the browser complains about: errors, and what the content policy stopped."""
    found: list[str] = []
    page.on("console", lambda message: found.append(message.text) if message.type in {"error", "warning"} else None)
    page.on("pageerror", lambda error: found.append(str(error)))
    yield found
    # 409: a draft that another test's page overtook. The page deals with it; the browser notes it all the same.
    assert [text for text in found if "409 (Conflict)" not in text] == []


def open_exercise(page: Page, name: str = "rotate-half", query: str = "") -> None:
    """Open an exercise and wait for its scripts."""
    page.goto(f"/problems/{name}{query}")
    page.wait_for_selector(READY)


def write(page: Page, source: str) -> None:
    """Put ``source`` into the editor, as if pasted."""
    page.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(source)
