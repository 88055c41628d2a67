// Line numbers in tracebacks and syntax errors: they lead to the line in the editor.

import { el } from "./dom.js";
import { say } from "./words.js";

// As the sandbox writes a traceback and the engine a syntax error; app/pages/lines.py knows the same.
const LINE = /^(?:line (\d+)(?=, (?:in|column) )|第 (\d+) 行(?=第))/gm;

/** `text` as nodes, with a button for each line of the learner's code that it names. */
export function withLines(text, goToLine) {
  const nodes = [];
  let done = 0;
  for (const match of text.matchAll(LINE)) {
    const number = Number(match[1] ?? match[2]);
    const button = el("button", { type: "button", class: "to-line", title: say("line", { n: number }) }, match[0]);
    button.addEventListener("click", () => goToLine(number));
    nodes.push(text.slice(done, match.index), button);
    done = match.index + match[0].length;
  }
  return [...nodes, text.slice(done)];
}
