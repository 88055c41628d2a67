// The draft: kept in this browser with every change, and on the server a second after the last one.
//
// A save says which version it is based on. Where another tab or device saved meanwhile, the server keeps both texts
// and says so; then the learner decides, unless the other text is one that was typed right here.

import { keepCopy, loadDraft, saveDraft } from "./api.js";
import { LocalDrafts } from "./local.js";
import { say } from "./words.js";

const PAUSE = 1000;
const LONGEST = 5000;  // somebody who never pauses is saved all the same
const AGAIN = 5000;
const REMEMBERED = 300;

export class Draft {
  /** `apply` shows a text that comes from elsewhere; whoever edits sets it. `onConflict` gets both texts. */
  constructor(form, status) {
    this.problem = form.dataset.problem;
    this.version = Number(form.dataset.version);
    this.status = status;
    this.local = new LocalDrafts(this.problem);
    this.own = new Set();
    this.unsaved = null;
    this.conflict = null;
    this.apply = () => {};
    this.onConflict = () => {};
    if ("saved" in form.dataset) status.textContent = say("saved");
    this.#listen();
  }

  /** What was typed in this browser and did not reach the server, or null. */
  restore() {
    const [newest, ...older] = this.local.left();
    older.forEach((entry) => this.#upload(entry));
    if (!newest) return null;
    if (newest.kept) { this.#upload(newest); return null; }
    this.version = newest.base;
    this.#take(newest.source);
    newest.forget();
    this.#later(0);
    return newest.source;
  }

  changed(source) {
    if (this.applying || source === this.unsaved) return;
    this.#take(source);
    if (!this.conflict) this.#later(PAUSE);
  }

  /** Keep `source`, which is about to be replaced, whatever happens to the network. */
  async keep(source, why) {
    const entry = this.local.keep(source, why);
    await this.#upload(entry);
  }

  /** The learner's own text wins; the other one stays as a copy. */
  mine() {
    this.version = this.conflict.version;
    this.conflict = null;
    this.why = "conflict";
    return this.#flush();
  }

  /** The text from elsewhere wins; the learner's own stays as a copy. */
  async theirs() {
    const { source, version } = this.conflict;
    if (this.unsaved !== null) await this.keep(this.unsaved, "conflict");
    this.conflict = null;
    this.#adopt(source, version);
  }

  #take(source) {
    this.unsaved = source;
    this.since ??= Date.now();
    this.status.textContent = "";
    this.own.add(source);
    if (this.own.size > REMEMBERED) this.own.delete(this.own.values().next().value);
    this.local.store(source, this.version);
  }

  #later(pause) {
    clearTimeout(this.timer);
    const left = this.since === undefined ? pause : this.since + LONGEST - Date.now();
    this.timer = setTimeout(() => this.#flush(), Math.max(0, Math.min(pause, left)));
  }

  #flush(leaving = false) {
    clearTimeout(this.timer);
    if (this.unsaved === null || this.conflict || (this.saving && !leaving)) return this.saving;
    this.saving = this.#save(leaving).finally(() => {
      this.saving = undefined;
      if (this.since !== undefined && !this.failed) this.#later(PAUSE);
    });
    return this.saving;
  }

  async #save(leaving) {
    const source = this.unsaved;
    this.since = undefined;
    this.failed = false;
    this.status.textContent = say("saving");
    try {
      const saved = await saveDraft(this.problem, { source, base: this.version, why: this.why }, leaving);
      this.why = undefined;
      this.#saved(source, saved.version);
    } catch (error) {
      if (error.status === 409) return this.#meet(source, error.where);
      this.failed = true;
      this.status.textContent = error.status === 422 ? error.message : say("not_saved");
      if (error.status !== 422) this.#later(AGAIN);
    }
  }

  #saved(source, version) {
    this.version = version;
    if (this.unsaved === source) {
      this.unsaved = null;
      this.local.forget();
    } else {
      this.since ??= Date.now();
      this.local.store(this.unsaved, version);
    }
    this.status.textContent = say("saved");
    this.channel?.postMessage({ source, version });
  }

  /** The server has another text. */
  async #meet(mine, copy) {
    const { source, version, updated } = await loadDraft(this.problem);
    if (source === mine) return this.#saved(mine, version);
    if (this.own.has(source)) {  // typed here before: an answer was lost, or another tab passed it on
      this.version = version;
      this.since = Date.now() - LONGEST;
      return;
    }
    this.conflict = { source, version, updated, copy };
    this.status.textContent = say("not_saved");
    this.onConflict(this.conflict);
  }

  #adopt(source, version) {
    this.applying = true;
    try { this.apply(source); } finally { this.applying = false; }
    this.version = version;
    this.unsaved = null;
    this.since = undefined;
    this.own.add(source);
    this.local.forget();
    this.status.textContent = say("brought_up");
  }

  /** News of another tab or device: taken over if there is nothing of our own to lose. */
  #hear({ source, version }) {
    if (version <= this.version || this.conflict || this.saving) return;
    if (this.unsaved === null || this.unsaved === source) this.#adopt(source, version);
  }

  async #look() {
    if (document.visibilityState !== "visible" || this.unsaved !== null) return;
    const found = await loadDraft(this.problem).catch(() => null);
    if (found?.source !== null && found) this.#hear(found);
  }

  #listen() {
    addEventListener("pagehide", () => this.#flush(true));
    addEventListener("online", () => this.#flush());
    addEventListener("pageshow", (event) => { if (event.persisted) this.#look(); });
    document.addEventListener("visibilitychange", () => (document.visibilityState === "hidden" ? this.#flush(true) : this.#look()));
    if ("BroadcastChannel" in window) {
      this.channel = new BroadcastChannel(this.local.prefix);
      this.channel.addEventListener("message", (event) => this.#hear(event.data));
    }
  }

  async #upload(entry) {
    try {
      await keepCopy(this.problem, { source: entry.source, why: entry.why ?? "conflict" });
      entry.forget();
    } catch { /* it stays in this browser until there is a server again */ }
  }
}
