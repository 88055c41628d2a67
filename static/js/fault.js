// What the editor's syntax check found: one line below the editor, said politely, with a way to the place.

import { el } from "./dom.js";
import { say } from "./words.js";

/** A place for it before `next`; returns what shows a fault, or takes it away again. */
export function faultLine(next, goToLine) {
  const line = el("p", { class: "fault", role: "status" });
  next.before(line);
  return (fault) => {
    if (!fault) return line.replaceChildren();
    const { line: number, column } = fault;
    const place = el("button", { type: "button", class: "place" }, say("fault_at", { line: number, column }));
    place.addEventListener("click", () => goToLine(number));
    line.replaceChildren(place, " ", fault.message ?? say("fault_unknown"));
  };
}
