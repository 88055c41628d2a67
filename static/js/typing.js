// Help while typing: names, signatures, syntax errors, from the server. Where it is slow or silent the page does
// without for a while and offers the words it knows itself.

import { ask } from "./api.js";

const FIRST_PAUSE = 5000;
const LONGEST_PAUSE = 120_000;
const STARTING_PAUSE = 800;
const KEYWORDS = "and as assert break class continue def del elif else except False finally for from global if import in is lambda None nonlocal not or pass raise return True try while with yield";
const BUILTINS = "abs all any bool dict enumerate float int isinstance len list map max min pow print range reversed round set sorted str sum tuple type zip";

class Helper {
  #silentUntil = 0;
  #pause = FIRST_PAUSE;

  async complete(source, place) { return this.#ask("complete", { source, ...place }); }
  async signature(source, place) { return this.#ask("signature", { source, ...place }); }
  async syntax(source) { return this.#ask("syntax", { source }); }

  /** Names that this page knows: torch's after a dot, the text's own words and Python's elsewhere. */
  async names(source, from, typed) {
    const object = /([\w.]+)\.$/.exec(source.slice(0, from))?.[1];
    if (source[from - 1] === ".") {
      const { NAMES } = await import("./names.js");
      return NAMES[listOf(object ?? "")].split(" ").map((name) => ({ name, kind: "text" }));
    }
    const own = source.match(/[\p{L}_][\p{L}\p{N}_]*/gu) ?? [];
    const words = new Set([...own, ...KEYWORDS.split(" "), ...BUILTINS.split(" ")]);
    words.delete(typed);
    return [...words].map((name) => ({ name, kind: "text" }));
  }

  /** The server's answer; null where there is none, and then none is asked for until the pause is over. */
  async #ask(what, body) {
    if (performance.now() < this.#silentUntil) return null;
    let answer = null;
    try { answer = await ask(what, body); } catch { /* offline, too long, too often: as if it were slow */ }
    if (answer?.state === "ready") {
      this.#pause = FIRST_PAUSE;
      return answer;
    }
    const starting = answer?.state === "starting";
    this.#silentUntil = performance.now() + (starting ? STARTING_PAUSE : this.#pause);
    if (!starting) this.#pause = Math.min(this.#pause * 2, LONGEST_PAUSE);
    return null;
  }
}

function listOf(object) {
  if (object === "torch") return "torch";
  if (object === "F" || object.endsWith("functional")) return "F";
  if (object === "nn" || object.endsWith(".nn")) return "nn";
  return object.endsWith("linalg") ? "linalg" : "Tensor";
}

export const help = new Helper();
