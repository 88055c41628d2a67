"""Exercises within pages of another origin, and of another site."""

import threading
from collections.abc import Callable, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer

import pytest
from playwright.sync_api import Page, expect

from tests.app.server import Server, serving
from tests.browser.test_solve import RIGHT


class Handbook(BaseHTTPRequestHandler):
    """Somebody else's page; ``page`` is what it shows."""

    page = ""

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html; charset=utf-8")
        self.end_headers()
        self.wfile.write(f"<!doctype html><html lang=en><title>Handbook</title><h1>RoPE</h1>{self.page}".encode())

    def log_message(self, format: str, *args: object) -> None: ...


@pytest.fixture(scope="module")
def handbook() -> Iterator[int]:
    """The port of a second server, on this machine and nothing of ours."""
    with ThreadingHTTPServer(("127.0.0.1", 0), Handbook) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.server_port
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def judge(tmp_path_factory: pytest.TempPathFactory, handbook: int) -> Iterator[Server]:
    origins = f'["http://127.0.0.1:{handbook}", "http://localhost:{handbook}"]'
    with serving(tmp_path_factory.mktemp("embed"), "real", ROPE_JUDGE_EMBED_ORIGINS=origins) as running:
        yield running


@pytest.fixture
def pasted(page: Page, judge: Server) -> Callable[[str, str], None]:
    """Paste an exercise's snippet, as its page gives it, into the handbook; open that at ``address``."""

    def paste(exercise: str, address: str) -> None:
        page.goto(f"{judge.address}/problems/{exercise}?lang=en")
        page.get_by_text("Take it along").click()
        Handbook.page = page.locator("#snippet").inner_text()
        page.goto(address)

    return paste


@pytest.mark.parametrize(
    "host", ["127.0.0.1", "localhost"]
)  # another port is another origin; another name, another site
def test_an_exercise_is_solved_within_another_page(
    page: Page, pasted: Callable[[str, str], None], handbook: int, complaints: list[str], host: str
) -> None:
    pasted("rotate-half", f"http://{host}:{handbook}/chapter")
    frame = page.frame_locator("iframe")
    frame.locator("form[data-ready]").wait_for()
    expect(frame.get_by_role("banner")).to_have_count(0)
    frame.locator(".cm-content").click()
    page.keyboard.press("Control+A")
    page.keyboard.press("Delete")
    page.keyboard.insert_text(RIGHT)
    page.keyboard.press("Control+Shift+Enter")
    expect(frame.get_by_role("heading", name="Accepted")).to_be_visible()
    # the frame is as high as what it shows: nothing scrolls but the page around it
    inside = frame.locator("body").evaluate("body => body.getBoundingClientRect().height")
    page.wait_for_function(f"Math.abs(document.querySelector('iframe').clientHeight - {inside}) < 2")
    with page.context.expect_page() as opened:  # a link leaves the page around alone
        frame.get_by_role("link", name="Open it on a page of its own").click()
    assert opened.value.url.endswith("/problems/rotate-half")
    assert page.url == f"http://{host}:{handbook}/chapter"


def test_numbers_by_hand_stay_in_the_frame(page: Page, pasted: Callable[[str, str], None], handbook: int) -> None:
    pasted("hand-rotate", f"http://localhost:{handbook}/")
    frame = page.frame_locator("iframe")
    before = frame.locator("input[name=seed]").input_value()
    frame.get_by_role("link", name="New numbers").click()
    expect(frame.locator("input[name=seed]")).not_to_have_value(before)
    expect(frame.get_by_role("banner")).to_have_count(0)


def test_a_page_that_may_not_says_so(page: Page, server: Server, handbook: int) -> None:
    Handbook.page = f'<iframe src="{server.address}/embed/rotate-half?lang=en" width="600" height="400"></iframe>'
    page.goto(f"http://localhost:{handbook}/")
    frame = page.frame_locator("iframe")
    expect(frame.get_by_role("heading", level=1)).to_contain_text(f"http://localhost:{handbook} are not allowed")
    expect(frame.get_by_text("ROPE_JUDGE_EMBED_ORIGINS")).to_be_visible()


def test_every_other_page_refuses_to_be_framed(page: Page, judge: Server, handbook: int) -> None:
    Handbook.page = f'<iframe src="{judge.address}/problems/rotate-half"></iframe>'
    page.goto(f"http://127.0.0.1:{handbook}/")
    page.wait_for_load_state("networkidle")
    assert page.frames[1].url.startswith("chrome-error:")
