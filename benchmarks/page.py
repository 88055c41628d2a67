"""``make bench-page``: what the page of an exercise weighs, and how soon one can type.

A real headless Chromium before a real server, on this machine: no network slows it down, the browser's own work does.
A first visit has an empty cache; the second comes right after it. Exit status 1 only where nothing could be measured.
"""

import argparse
import shutil
import sys
from contextlib import closing
from pathlib import Path
from typing import TYPE_CHECKING

if not __package__:  # started as a file: its folder has a `judge` of its own, which must not be found first
    sys.path[0] = str(Path(__file__).resolve().parents[1])

if TYPE_CHECKING:
    from playwright.sync_api import Browser

    from benchmarks.figures import Bar, Figure
    from benchmarks.visit import Visit

EXERCISE = "rotate-half"
FIRST_KB, GZIP_KB, LATER_KB, READY_MS = 260.0, 260.0, 15.0, 500.0
FLAGS = ["--disable-gpu", "--disable-background-networking", "--disable-component-update", "--disable-sync",
         "--no-first-run", "--no-sandbox"]  # fmt: skip
_MARKS = {
    "ready": ("ready to type in", "ms"),
    "fcp": ("first contentful paint", "ms"),
    "lcp": ("largest contentful paint", "ms"),
    "tbt": ("blocking time until ready", "ms"),
    "cls": ("layout shift", ""),
    "bytes": ("sent, without fonts", "kB"),
    "font_bytes": ("fonts", "kB"),
    "requests": ("requests answered", ""),
}
Visits = dict[str, list["Visit"]]


def main(arguments: list[str] | None = None) -> int:
    """Measure, print, and write the raw figures where asked to."""
    parser = argparse.ArgumentParser(prog="make bench-page ARGS=…", description="Measure an exercise's page.")
    parser.add_argument("--times", type=int, default=15, metavar="N", help="visits of each kind (default: 15)")
    parser.add_argument("--exercise", default=EXERCISE, metavar="ID", help=f"which page (default: {EXERCISE})")
    parser.add_argument("--json", type=Path, metavar="FILE", help="write every single measurement there")
    chosen = parser.parse_args(arguments)
    found = chromium()
    if found is None:
        print("no Chromium on this machine", file=sys.stderr)
        return 1

    from benchmarks import machine, results
    from benchmarks.figures import bar_table, figure_table

    before = machine.read()
    visits = measure(found, chosen.exercise, chosen.times)
    host = machine.describe(before, machine.read())
    figures = [figure for kind in visits for figure in figures_of(kind, visits[kind])]
    bars = bars_of(visits)
    print(
        f"/problems/{chosen.exercise}, {chosen.times} visits of each kind, headless Chromium, server on this machine\n"
    )
    print(host.text(), figure_table(figures), bar_table(bars), sep="\n\n")
    if chosen.json:
        rows = {f"{figure.key}": figure.as_json() for figure in figures}
        record = {"machine": host.as_json(), "figures": rows, "bars": [bar.as_json() for bar in bars]}
        results.write(chosen.json, record)
    return 0


def chromium() -> str | None:
    """The system's Chromium."""
    return next(filter(None, map(shutil.which, ("chromium", "chromium-browser", "google-chrome"))), None)


def measure(browser_path: str, exercise: str, times: int) -> Visits:
    """First visits and later ones by turns; one first visit without Brotli, as over plain http in a network."""
    from playwright.sync_api import sync_playwright

    from benchmarks.server import Server
    from benchmarks.workload import Workload

    visits: Visits = {"first": [], "later": [], "gzip": []}
    with closing(Server(Workload())) as server, sync_playwright() as driver:
        browser = driver.chromium.launch(executable_path=browser_path, args=FLAGS)
        address = f"{server.address}/problems/{exercise}"
        visit_twice(browser, address)  # the server compresses each file once, at its first request
        for _ in range(times):
            first, later = visit_twice(browser, address)
            visits["first"].append(first)
            visits["later"].append(later)
        visits["gzip"].append(visit_twice(browser, address, "gzip")[0])
        browser.close()
    return visits


def visit_twice(browser: "Browser", address: str, encodings: str | None = None) -> "tuple[Visit, Visit]":
    """With an empty cache, then again. ``encodings``: what the browser takes, if not all it knows."""
    from benchmarks.visit import Meter

    headers = {"Accept-Encoding": encodings} if encodings else {}
    context = browser.new_context(viewport={"width": 1280, "height": 860}, extra_http_headers=headers)
    meter = Meter(context, context.new_page())
    first, later = meter.visit(address), meter.visit(address)
    context.close()
    return first, later


def figures_of(kind: str, visits: "list[Visit]") -> "list[Figure]":
    """The rows of one kind of visit."""
    from benchmarks.figures import Figure, Spread

    names = {"first": "first visit", "later": "later visit", "gzip": "first visit, gzip only"}
    marks = _MARKS if kind != "gzip" else {"bytes": _MARKS["bytes"]}
    return [
        Figure(f"{kind}_{mark}", f"{names[kind]}: {label}", unit, Spread(tuple(_values(visits, mark))))
        for mark, (label, unit) in marks.items()
    ]


def bars_of(visits: Visits) -> "list[Bar]":
    """What the figures have to reach. Weight is the heaviest visit's."""
    from benchmarks.figures import Bar, Spread

    ready = Spread(tuple(_values(visits["first"], "ready")))
    best = f"{ready.low:.0f} ms at best"
    return [
        Bar("first visit, without fonts", max(_values(visits["first"], "bytes")), FIRST_KB, "kB"),
        Bar("first visit, gzip only", max(_values(visits["gzip"], "bytes")), GZIP_KB, "kB"),
        Bar("later visit", max(_values(visits["later"], "bytes")), LATER_KB, "kB"),
        Bar("ready to type in, median", ready.median, READY_MS, "ms", note=best),
    ]


def _values(visits: "list[Visit]", mark: str) -> list[float]:
    scale = 1000.0 if mark.endswith("bytes") else 1.0
    return [getattr(visit, mark) / scale for visit in visits]


if __name__ == "__main__":
    sys.exit(main())
