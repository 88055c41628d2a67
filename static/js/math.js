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

/** What scrolls sideways can be scrolled with the keyboard, too. */
export function reachScrollers(root = document) {
  for (const box of root.querySelectorAll("pre, .math.display, .table, .scroll")) {
    if (box.scrollWidth > box.clientWidth + 1) box.tabIndex = 0;
  }
}
