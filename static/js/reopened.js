// The report that is open comes again when the page is loaded anew: in another language or theme, or by hand.

import { byId } from "./dom.js";

/** What this page came with: a report, as far as it was; undefined where it came with none. */
export function reopened() {
  const found = byId("reopened");
  return found ? JSON.parse(found.textContent) : undefined;
}

/** From here on it is the report `id` that comes again; none at all without one. */
export function open(id) {
  for (const link of document.querySelectorAll("a[data-same]")) link.href = withReport(link.href, id);
  history.replaceState(history.state, "", withReport(location.href, id));
}

function withReport(address, id) {
  const url = new URL(address);
  url.searchParams.delete("report");
  if (id) url.searchParams.set("report", id);
  return url.href;
}
