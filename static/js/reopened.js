// The report that is open goes along when the language or the theme is switched, which loads the page anew.

import { byId } from "./dom.js";

/** What this page came with: a report, as far as it was; undefined where it came with none. */
export function reopened() {
  const found = byId("reopened");
  return found ? JSON.parse(found.textContent) : undefined;
}

/** From here on it is the report `id` that goes along; none at all without one. */
export function open(id) {
  for (const link of document.querySelectorAll("a[data-same]")) link.href = withReport(link.href, id);
  const here = withReport(location.href, null);  // loading anew by hand begins without one
  if (here !== location.href) history.replaceState(history.state, "", here);
}

function withReport(address, id) {
  const url = new URL(address);
  url.searchParams.delete("report");
  if (id) url.searchParams.set("report", id);
  return url.href;
}
