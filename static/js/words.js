// What the scripts say, in the page's language; the page brings it along.

import { byId } from "./dom.js";

const words = JSON.parse(byId("words")?.textContent ?? "{}");

/** CodeMirror's own phrases; English has none to replace. */
export const phrases = words.phrases ?? {};

/** The word called `name`, with its {holes} filled. */
export function say(name, values = {}) {
  return (words[name] ?? name).replace(/\{(\w+)\}/g, (hole, key) => (key in values ? String(values[key]) : hole));
}

/** A number for people, as app/number.py writes it. */
export function number(value, digits = 6) {
  const text = typeof value === "number" ? String(Number(value.toPrecision(digits))) : String(value);
  return text.replace(/^-/, "\u2212");
}
