// A closer look at the first failing case: the server draws it, this puts it in its place and wakes it.

import { wakeMaps } from "./errormap.js";
import { withLines } from "./lines.js";
import { copying } from "./copy.js";

/** Fetch what there is to see of a submission and put it into the case `item`; links go into `diagnoses`, by id. */
export async function closeUp(id, item, diagnoses, goToLine) {
  if (goToLine) item.parentElement.querySelectorAll(".message").forEach((message) => message.replaceChildren(...withLines(message.textContent, goToLine)));
  const lang = document.documentElement.lang.slice(0, 2);
  const response = await fetch(`/submissions/${id}/closeup?lang=${lang}`);
  if (response.status !== 200 || !item.isConnected) return;
  const parsed = new DOMParser().parseFromString(await response.text(), "text/html");  // scripts in it are never run
  await styled();
  const piece = document.importNode(parsed.querySelector("[data-closeup]"), true);
  for (const link of piece.querySelectorAll("[data-reading]")) place(link, diagnoses.get(link.dataset.reading));
  const printed = item.querySelector("details > .kicker");
  if (printed) printed.before(piece);
  else item.querySelector("details").append(piece);
  wake(piece);
}

/** The sheet for all of this is fetched when it is needed first. */
function styled() {
  const href = new URL("../css/verdict.css", import.meta.url).href;
  if (document.querySelector(`link[href="${href}"]`)) return undefined;
  const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
  const loaded = new Promise((resolve) => { link.onload = link.onerror = resolve; });
  document.head.append(link);
  return loaded;
}

export function wake(piece) {
  piece.querySelectorAll("[data-with-script]").forEach((node) => { node.hidden = false; });
  piece.querySelectorAll("[data-without-script]").forEach((node) => { node.hidden = true; });
  wakeMaps(piece);
  copying(piece);
}

/** On the exercise's own page the paragraph is a fold away; where it is not on the page, nothing is promised. */
function place(link, diagnosis) {
  const anchor = link.querySelector("a");
  const target = document.getElementById(anchor.hash.slice(1));
  if (!diagnosis || !target) return link.remove();
  anchor.href = anchor.hash;
  anchor.addEventListener("click", () => {
    for (let box = target.closest("details"); box; box = box.parentElement.closest("details")) box.open = true;
  });
  diagnosis.append(link);
}
