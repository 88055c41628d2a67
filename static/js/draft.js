// The draft: kept in this browser with every change, and on the server a second after the last one.

import { saveDraft } from "./api.js";
import { say } from "./words.js";

const PAUSE = 1000;

export class Draft {
  constructor(problem, savedAt, status) {
    this.problem = problem;
    this.savedAt = savedAt;
    this.status = status;
    const owner = document.documentElement.dataset.who;  // learners share machines: each has drafts of their own
    this.key = `rope-judge:draft:${owner ? `${owner}:` : ""}${problem}`;
    this.unsaved = null;
    addEventListener("pagehide", () => this.#flush(true));
  }

  /** What was typed here and did not reach the server, or null. */
  restore() {
    const { source, at } = this.#stored();
    return typeof source === "string" && at > this.savedAt + 0.5 ? source : null;
  }

  changed(source) {
    this.unsaved = source;
    this.#store(source);
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.#flush(), PAUSE);
  }

  async #flush(leaving = false) {
    if (this.unsaved === null) return;
    const source = this.unsaved;
    this.unsaved = null;
    this.status.textContent = say("saving");
    try {
      await saveDraft(this.problem, source, leaving);
      this.status.textContent = this.unsaved === null ? say("saved") : "";
    } catch {
      this.status.textContent = say("not_saved");
    }
  }

  #stored() {
    try { return JSON.parse(localStorage.getItem(this.key)) ?? {}; } catch { return {}; }
  }

  #store(source) {
    try { localStorage.setItem(this.key, JSON.stringify({ source, at: Date.now() / 1000 })); } catch { /* private window, or full */ }
  }
}
