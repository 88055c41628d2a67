"""With the network cable out: every kind of page, opened up, asks nobody but its own server for anything."""

from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Page

from tests.app.server import Server

PAGES = [
    "/", "/map", "/search?q=rope", "/paste", "/cards", "/pictures", "/pictures/helix", "/playground", "/docs",
    "/problems/rotate-half", "/problems/hand-rotate", "/problems/q-two-layouts", "/problems/rotate-half/history",
    "/embed/rotate-half", "/submissions/{id}", "/nothing-here",
]  # fmt: skip
OPEN_ALL = "document.querySelectorAll('details').forEach((details) => { details.open = true })"

SOURCES = """() => [...document.querySelectorAll("script[src], link[rel=stylesheet], img[src], iframe, source")]
  .map((part) => part.src || part.href)"""


@pytest.mark.slow
def test_no_page_asks_anybody_else(page: Page, server: Server) -> None:
    body = {"source": "import torch\n\n\ndef rotate_half(x):\n    return x\n", "mode": "submit"}
    id = server.client.post("/api/v1/problems/rotate-half/submissions", json=body).json()["id"]
    strangers: set[str] = set()
    asked = 0

    def note(address: str) -> None:
        nonlocal asked
        asked += 1
        url = urlsplit(address)
        if url.scheme not in {"data", "blob"} and url.netloc != urlsplit(server.address).netloc:
            strangers.add(address)

    page.on("request", lambda request: note(request.url))
    for path in PAGES:
        response = page.goto(path.format(id=id))
        assert response and response.status in {200, 404 if path == "/nothing-here" else 200}, path
        page.wait_for_load_state("networkidle")
        page.evaluate(OPEN_ALL)
        page.wait_for_load_state("networkidle")
        # what a click would load from elsewhere is a link that says so, never a part of the page
        sources: list[str] = page.evaluate(SOURCES)
        assert all(urlsplit(source).netloc in {"", urlsplit(server.address).netloc} for source in sources), path
    assert strangers == set() and asked > len(PAGES)
