// What the scripts say, in the page's language; the page brings it along.

import { byId } from "./dom.js";

const words = JSON.parse(byId("words")?.textContent ?? "{}");

/** CodeMirror's own phrases; English has none to replace. */
export const phrases = words.phrases ?? {};

/** The word called `name`, with its {holes} filled. */
export function say(name, values = {}) {
  return (words[name] ?? name).replace(/\{(\w+)\}/g, (hole, key) => (key in values ? String(values[key]) : hole));
}
