// Where the reader was when the language or the theme was switched: the page that comes instead goes on from there.
//
// The links for it stand at the top of the page, and whoever follows one may have left the report for that only.

import { byId } from "./dom.js";

const RECENTLY = 20_000;
const MARGIN = 8;

export class Place {
  constructor(form, editor) {
    this.form = form;
    this.view = editor?.view;
    this.report = byId("verdict");
    this.key = `rope-judge:place:${document.documentElement.dataset.who ?? ""}:${form.dataset.problem}`;
    this.seen = false;
    this.left = -Infinity;
    new IntersectionObserver((entries) => this.look(entries.at(-1).isIntersecting)).observe(this.report);
    for (const link of document.querySelectorAll("a[data-same]")) {
      link.addEventListener("pointerdown", () => { this.focused = form.contains(document.activeElement) && document.activeElement; });
      link.addEventListener("click", ({ ctrlKey, metaKey, shiftKey }) => ctrlKey || metaKey || shiftKey || this.keep());
    }
  }

  look(seen) {
    if (this.seen && !seen) this.left = performance.now();
    this.seen = seen;
  }

  keep() {
    const { main } = this.view?.state.selection ?? {};
    const { id, selectionStart: from, selectionEnd: to } = this.focused || {};
    const { top, bottom } = this.report.getBoundingClientRect();
    const seen = bottom > 0 && top < innerHeight;  // the observer may not have heard yet that it is not any more
    const place = {
      report: seen ? top : this.seen || performance.now() - this.left < RECENTLY ? MARGIN : null,
      caret: main && { anchor: main.anchor, head: main.head, top: this.view.scrollDOM.scrollTop, focus: Boolean(this.focused && this.view.dom.contains(this.focused)) },
      field: id && { id, from, to },
    };
    try { sessionStorage.setItem(this.key, JSON.stringify(place)); } catch { /* private window, or full */ }
  }

  /** Once: a page that is loaded anew by hand is the browser's affair. */
  restore() {
    let place = null;
    try {
      place = JSON.parse(sessionStorage.getItem(this.key));
      sessionStorage.removeItem(this.key);
    } catch { /* no storage */ }
    if (!place) return;
    this.write(place);
    this.show(place);
    this.again = () => this.show(place);
    const gone = () => { this.again = () => {}; };
    for (const kind of ["wheel", "pointerdown", "keydown"]) addEventListener(kind, gone, { once: true, passive: true });
  }

  /** When what was set later has moved the rest of the page, unless the reader has gone on already. */
  again() {}

  /** The keyboard's focus comes back to where it was, and to nowhere where it was elsewhere. */
  write({ caret, field }) {
    if (caret && this.view) {
      const { length } = this.view.state.doc;
      this.view.dispatch({ selection: { anchor: Math.min(caret.anchor, length), head: Math.min(caret.head, length) } });
      this.view.scrollDOM.scrollTop = caret.top;
      if (caret.focus) this.view.contentDOM.focus({ preventScroll: true });
    }
    const found = field && byId(field.id);
    if (!found || !this.form.contains(found)) return;
    found.focus({ preventScroll: true });
    if (field.from !== null && found.type === "text") found.setSelectionRange(field.from, field.to);
  }

  show({ report }) {
    if (report === null || this.report.hidden) return;
    const column = this.report.closest(".work");
    const scroller = getComputedStyle(column).overflowY === "auto" ? column : document.scrollingElement;
    scroller.scrollTop += this.report.getBoundingClientRect().top - report;
  }
}
