// A table that is walked through by arrow keys, with one stop for the Tab key however many cells there are.

const STEPS = { ArrowLeft: [0, -1], ArrowRight: [0, 1], ArrowUp: [-1, 0], ArrowDown: [1, 0] };
const PAGE = 10;

export class Grid {
  /** `open` is called with a cell that was clicked, or on which Enter was pressed. */
  constructor(table, open) {
    this.table = table;
    this.body = table.tBodies[0];
    this.open = open;
  }

  start() {
    this.table.addEventListener("click", (event) => {
      const cell = event.target.closest("tbody td");
      if (cell) { this.choose(cell); this.open(cell); }
    });
    this.table.addEventListener("keydown", (event) => this.key(event));
    this.table.addEventListener("focusin", (event) => { if (event.target.matches("tbody td")) this.choose(event.target); });
    const first = this.body.rows[0]?.cells[1];
    if (first) this.choose(first);
    else new MutationObserver((_changes, observer) => {
      const cell = this.body.rows[0]?.cells[1];
      if (cell) { this.choose(cell); observer.disconnect(); }
    }).observe(this.body, { childList: true });
  }

  /** The one cell that Tab leads to. */
  choose(cell) {
    if (this.chosen !== cell) this.chosen?.removeAttribute("tabindex");
    this.chosen = cell;
    cell.tabIndex = 0;
  }

  key(event) {
    const cell = event.target.closest("tbody td");
    if (!cell || event.altKey || event.metaKey) return;
    if (event.key === "Enter" || event.key === " ") {
      event.preventDefault();
      return this.open(cell);
    }
    const next = this.next(cell, event);
    if (!next) return;
    event.preventDefault();
    this.choose(next);
    next.focus();
    next.scrollIntoView({ block: "nearest", inline: "nearest" });
  }

  next(cell, { key, ctrlKey }) {
    const rows = this.body.rows;
    const row = cell.parentElement.sectionRowIndex;
    const last = cell.parentElement.cells.length - 1;
    const at = (r, c) => rows[Math.min(Math.max(r, 0), rows.length - 1)].cells[Math.min(Math.max(c, 1), last)];
    if (key in STEPS) return at(row + STEPS[key][0], cell.cellIndex + STEPS[key][1]);
    if (key === "Home") return at(ctrlKey ? 0 : row, 1);
    if (key === "End") return at(ctrlKey ? rows.length - 1 : row, last);
    if (key === "PageUp") return at(row - PAGE, cell.cellIndex);
    if (key === "PageDown") return at(row + PAGE, cell.cellIndex);
    return null;
  }
}
