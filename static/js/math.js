// Formulas: the page carries TeX as text; KaTeX is loaded only where there is any.

export async function setFormulas(root = document) {
  const spans = [...root.querySelectorAll(".math")];
  if (!spans.length) return;
  const { default: katex } = await import("../vendor/katex/katex.js");
  for (const span of spans) {
    katex.render(span.textContent, span, { displayMode: span.classList.contains("display"), throwOnError: false, strict: "ignore", trust: false });
    span.classList.add("set");
  }
}

/** What scrolls sideways can be scrolled with the keyboard, too: also what unfolds later, or in a narrower window. */
export function reachScrollers() {
  for (const box of document.querySelectorAll("pre, .statement table, .math.display")) {
    if (box.scrollWidth > box.clientWidth || box.scrollHeight > box.clientHeight) box.tabIndex = 0;
  }
}

document.addEventListener("toggle", reachScrollers, true);
addEventListener("resize", reachScrollers);
