// Texts that did not reach the server yet, in this browser's storage. Each open page has an entry of its own, so that two
// tabs do not overwrite each other's.

const now = () => Date.now() / 1000;
const random = () => Math.random().toString(36).slice(2, 10);

export class LocalDrafts {
  constructor(problem) {
    const owner = document.documentElement.dataset.who;  // learners share machines: each has drafts of their own
    this.prefix = `rope-judge:draft:${owner ? `${owner}:` : ""}${problem}:`;
    this.key = this.prefix + random();
  }

  /** What is being typed, until it is saved. */
  store(source, base) {
    this.#write(this.key, { source, base, at: now() });
  }

  forget() {
    this.#remove(this.key);
  }

  /** A text to keep beside the draft. */
  keep(source, why) {
    const key = this.prefix + random();
    this.#write(key, { source, why, at: now(), kept: true });
    return { source, why, forget: () => this.#remove(key) };
  }

  /** What pages that are gone left behind, the newest first; texts that are only to be kept come last. */
  left() {
    const found = [];
    try {
      for (const key of Object.keys(localStorage)) {
        if (!key.startsWith(this.prefix) || key === this.key) continue;
        const entry = JSON.parse(localStorage.getItem(key));
        if (typeof entry?.source === "string") found.push({ ...entry, forget: () => this.#remove(key) });
      }
    } catch { /* no storage, or somebody else's entry */ }
    return found.sort((a, b) => Boolean(a.kept) - Boolean(b.kept) || b.at - a.at);
  }

  #write(key, entry) {
    try { localStorage.setItem(key, JSON.stringify(entry)); } catch { /* private window, or full */ }
  }

  #remove(key) {
    try { localStorage.removeItem(key); } catch { /* the same */ }
  }
}
