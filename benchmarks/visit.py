"""One visit to a page in a real Chromium: what it weighed, and when it was there."""

from dataclasses import dataclass
from typing import Any

from playwright.sync_api import BrowserContext, CDPSession, Page

READY = "form[data-ready]"

# Runs before the page's own scripts. Blocking time: what long tasks take beyond 50 ms each, until the page is ready.
_WATCH = """
window.visit = { lcp: 0, cls: 0, tasks: [], ready: null };
const watch = (type, take) =>
  new PerformanceObserver((list) => list.getEntries().forEach(take)).observe({ type, buffered: true });
watch("largest-contentful-paint", (entry) => { visit.lcp = entry.startTime; });
watch("layout-shift", (entry) => { if (!entry.hadRecentInput) visit.cls += entry.value; });
watch("longtask", (entry) => visit.tasks.push([entry.startTime, entry.duration]));
new MutationObserver((_changes, observer) => {
  if (!document.querySelector("READY")) return;
  visit.ready = performance.now();
  observer.disconnect();
}).observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-ready"] });
""".replace("READY", READY)  # fmt: skip

_RESULT = """() => {
  const fcp = performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0;
  const tasks = visit.tasks.filter(([start]) => start < visit.ready);
  const tbt = tasks.reduce((sum, [, took]) => sum + Math.max(took - 50, 0), 0);
  return { fcp, tbt, lcp: visit.lcp, cls: visit.cls, ready: visit.ready };
}"""


@dataclass(frozen=True, slots=True)
class Visit:
    """What one visit cost. Bytes are those on the wire, heads of answers included; times are milliseconds."""

    bytes: int
    font_bytes: int
    requests: int
    encodings: frozenset[str]
    ready: float
    fcp: float
    lcp: float
    tbt: float
    cls: float


class Meter:
    """Watches a page of a context. Make it before the page goes anywhere; then ``visit`` as often as you like."""

    def __init__(self, context: BrowserContext, page: Page) -> None:
        self._page = page
        page.add_init_script(_WATCH)
        self._session: CDPSession = context.new_cdp_session(page)
        self._kinds: dict[str, str] = {}
        self._sizes: dict[str, float] = {}
        self._encodings: set[str] = set()
        self._session.on("Network.responseReceived", self._begun)
        self._session.on("Network.loadingFinished", self._ended)
        self._session.send("Network.enable")

    def visit(self, address: str) -> Visit:
        """Go there, wait until it can be typed in and nothing more is loaded."""
        for record in (self._kinds, self._sizes, self._encodings):
            record.clear()
        self._page.goto(address)
        self._page.wait_for_selector(READY)
        self._page.wait_for_load_state("networkidle")
        marks: dict[str, float] = self._page.evaluate(_RESULT)
        fonts = sum(size for id, size in self._sizes.items() if self._kinds.get(id) == "Font")
        # What the browser had kept is reported, too, with no bytes.
        sent = {id: size for id, size in self._sizes.items() if size}
        total = int(sum(sent.values()) - fonts)
        return Visit(total, int(fonts), len(sent), frozenset(self._encodings), **marks)

    def _begun(self, event: dict[str, Any]) -> None:
        self._kinds[event["requestId"]] = event["type"]
        headers = {name.lower(): value for name, value in event["response"]["headers"].items()}
        self._encodings.add(headers.get("content-encoding", "none"))

    def _ended(self, event: dict[str, Any]) -> None:
        self._sizes[event["requestId"]] = event["encodedDataLength"]
