"""How much a page weighs on the wire. How fast it is, ``make bench-page`` says."""

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from benchmarks.page import FIRST_KB, GZIP_KB, LATER_KB, visit_twice
from tests.app.server import Server, serving


@pytest.fixture(scope="module")
def own(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server where nobody has typed anything yet."""
    with serving(tmp_path_factory.mktemp("weight"), "fake") as running:
        yield running


# Brotli is what browsers take over https and on this machine; gzip, over plain http in a school's network.
@pytest.mark.parametrize(("encodings", "used", "most"), [(None, "br", FIRST_KB), ("gzip", "gzip", GZIP_KB)])
@pytest.mark.parametrize("exercise", ["rotate-half", "hand-rotate"])
def test_a_first_visit_is_light_and_a_later_one_hardly_weighs(
    browser: Browser, own: Server, exercise: str, encodings: str | None, used: str, most: float
) -> None:
    first, later = visit_twice(browser, f"{own.address}/problems/{exercise}", encodings)
    assert first.bytes <= most * 1000
    assert later.bytes <= LATER_KB * 1000 and later.font_bytes == 0
    assert used in first.encodings
