// Formulas: the page carries TeX as text; KaTeX is loaded only where there is any.

const waiting = new WeakSet();

/** Sets what can be seen; what is folded away is set when it unfolds. */
export async function setFormulas(root = document) {
  const spans = [...root.querySelectorAll(".math:not(.set)")].filter((span) => span.closest("summary") || !laterIn(span.closest("details:not([open])")));
  if (!spans.length) return;
  const { default: katex } = await import("../vendor/katex/katex.js");
  for (const span of spans) {
    const displayMode = span.classList.contains("display");
    const parts = displayMode ? apart(span.textContent) : [span.textContent];
    if (parts[1]) span.replaceChildren(...parts.map(() => document.createElement("span")));
    parts.forEach((tex, n) => katex.render(tex, parts[1] ? span.children[n] : span, { displayMode, throwOnError: false, strict: "ignore", trust: false }));
    span.classList.add("set");
    if (span.localName === "span") keepTogether(span);
  }
}

/** Formulas side by side: on a narrow screen one stands below the other. */
function apart(tex) {
  const parts = tex.split("\\qquad");
  const whole = (part) => part.split(/\{|\\(?:begin|left)\b/).length === part.split(/\}|\\(?:end|right)\b/).length;
  return parts.every(whole) ? parts : [tex];
}

const OPENING = /[（《“‘「『(\[]+$/;
const CLOSING = /^[，。；：、！？）》”’」』,.;:!?)\]]+/;

/** No line ends before a comma: browsers may break beside the boxes of a formula, whatever stands next to them. */
function keepTogether(span) {
  const { previousSibling: left, nextSibling: right } = span;
  const before = left instanceof Text ? (left.data.match(OPENING)?.[0] ?? "") : "";
  const after = right instanceof Text ? (right.data.match(CLOSING)?.[0] ?? "") : "";
  if (!before && !after) return;
  if (before) left.data = left.data.slice(0, -before.length);
  if (after) right.data = right.data.slice(after.length);
  const kept = document.createElement("span");
  kept.className = "keep";
  span.replaceWith(kept);
  kept.append(before, span, after);
  const [, ...later] = span.querySelectorAll(".katex-html > .katex-base");
  for (const box of later) box.before(document.createElement("wbr"));  // a long formula may still be broken inside
}

function laterIn(folded) {
  if (folded && !waiting.has(folded)) {
    waiting.add(folded);
    folded.addEventListener("toggle", () => setFormulas(folded).then(reachScrollers), { once: true });
  }
  return folded !== null;
}

/** What scrolls sideways can be scrolled with the keyboard, too: also what unfolds later, or in a narrower window. */
export function reachScrollers() {
  for (const box of document.querySelectorAll("pre, .statement table, .math.display")) {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
  }
}

document.addEventListener("toggle", reachScrollers, true);
addEventListener("resize", reachScrollers);
