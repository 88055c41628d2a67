// The map of the error: arrow keys and pointer tell what is in a cell; a chooser turns to another slice.

const SVG = "http://www.w3.org/2000/svg";
const lang = document.documentElement.lang;
const short = (value) => (value >= 1e7 || (value > 0 && value < 1e-3) ? value.toExponential(2) : Number(value.toPrecision(3)).toLocaleString(lang, { maximumFractionDigits: 6 }));
const fill = (pattern, holes) => pattern.replace(/\{(\w+)\}/g, (hole, name) => (name in holes ? String(holes[name]) : hole));

export function wakeMaps(root) {
  root.querySelectorAll("[data-map]").forEach((figure) => new ErrorMap(figure));
}

class ErrorMap {
  constructor(figure) {
    this.data = JSON.parse(figure.querySelector("script").textContent);
    this.svg = figure.querySelector("[data-cells]");
    this.group = this.svg.querySelector("g");
    this.cursor = this.svg.querySelector(".cursor");
    this.readout = figure.querySelector(".readout");
    this.cells = this.data.planes[0];
    this.at = null;
    this.describe();
    this.listen(figure);
  }

  /** With keys it is more than an image. */
  describe() {
    const said = this.svg.getAttribute("aria-label");
    this.svg.setAttribute("role", "application");
    this.svg.setAttribute("aria-label", `${this.data.words.move}. ${said}`);
    this.svg.setAttribute("tabindex", "0");
  }

  listen(figure) {
    figure.querySelector("[data-plane]")?.addEventListener("change", (event) => this.turnTo(Number(event.target.value)));
    this.svg.addEventListener("keydown", (event) => this.key(event));
    this.svg.addEventListener("focus", () => this.go(...(this.at ?? this.worst())));
    this.svg.addEventListener("blur", () => this.cursor.setAttribute("hidden", ""));
    for (const kind of ["pointermove", "pointerdown"]) this.svg.addEventListener(kind, (event) => this.point(event));
  }

  key(event) {
    const [x, y] = this.at ?? this.worst();
    const [width, height] = [this.cells[0].length, this.cells.length];
    const to = {
      ArrowLeft: [x - 1, y], ArrowRight: [x + 1, y], ArrowUp: [x, y - 1], ArrowDown: [x, y + 1],
      Home: [0, y], End: [width - 1, y], PageUp: [x, 0], PageDown: [x, height - 1],
    }[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.go(Math.max(0, Math.min(width - 1, to[0])), Math.max(0, Math.min(height - 1, to[1])));
  }

  point(event) {
    const box = this.svg.getBoundingClientRect();
    const scale = this.svg.viewBox.baseVal.width / box.width;
    const x = Math.floor(((event.clientX - box.left) * scale - this.data.left) / this.data.scale[0]);
    const y = Math.floor(((event.clientY - box.top) * scale - this.data.top) / this.data.scale[1]);
    if (this.cells[y]?.[x] !== undefined) this.go(x, y);
  }

  /** The cell with the largest error. */
  worst() {
    let [best, found] = [-1, [0, 0]];
    this.cells.forEach((row, y) => row.forEach((value, x) => {
      const size = value ?? Infinity;
      if (size > best) [best, found] = [size, [x, y]];
    }));
    return found;
  }

  go(x, y) {
    if (this.at && this.at[0] === x && this.at[1] === y && !this.cursor.hasAttribute("hidden")) return;
    this.at = [x, y];
    this.cursor.setAttribute("x", x);
    this.cursor.setAttribute("y", y);
    this.cursor.removeAttribute("hidden");
    const places = [this.place(this.data.rows, y, this.data.step[0]), this.place(this.data.columns, x, this.data.step[1])];
    this.readout.textContent = `${places.filter(Boolean).join(" · ")}: ${this.size(this.cells[y][x])}`;
  }

  place(axis, cell, step) {
    if (!axis.pattern) return "";
    const [first, last] = [cell * step, Math.min((cell + 1) * step, axis.size) - 1];
    if (first < last) return `${axis.title} ${first}–${last}`;
    const rotary = axis === this.data.columns && this.data.rotary ? this.data.rotary : axis.size;
    const pattern = first < rotary ? axis.pattern : this.data.plain;
    return fill(pattern, { i: first, half: first % Math.max(1, Math.floor(rotary / 2)), adjacent: Math.floor(first / 2) });
  }

  size(value) {
    const { words, unit } = this.data;
    if (value === null) return words.none;
    if (unit === "absolute") return value ? fill(words.off, { n: short(value) }) : words.equal;
    return fill(value > 1 ? words.times : words.within, { n: short(value) });
  }

  turnTo(plane) {
    this.cells = this.data.planes[plane];
    this.group.querySelectorAll("path").forEach((path) => path.remove());
    for (const [kind, d] of lines(this.cells, this.data.limits)) {
      const path = document.createElementNS(SVG, "path");
      path.setAttribute("class", kind);
      path.setAttribute("d", d);
      this.cursor.before(path);
    }
    this.at = null;
    this.readout.textContent = "";
  }
}

/** For each colour its cells, as app/closeup/drawing.py writes them. */
function lines(cells, limits) {
  const found = new Map();
  cells.forEach((row, y) => row.forEach((value, x) => {
    const kind = value === null ? "en" : `e${limits.filter((limit) => value > limit).length}`;
    if (kind !== "e0") found.set(kind, `${found.get(kind) ?? ""}M${x} ${y}.5h1`);
  }));
  return found;
}
