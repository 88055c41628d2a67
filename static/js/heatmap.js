// A tensor as a map of its numbers: one slice at a time, read by pointer and arrow keys, or as a table.

import { el } from "./dom.js";
import { number, say } from "./words.js";

const SVG = "http://www.w3.org/2000/svg";
const LEVELS = 8;

function svg(name, attributes) {
  const node = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(attributes)) node.setAttribute(key, value);
  return node;
}

/** The figure of one tensor, as the server describes it. */
export function heatMap(tensor) {
  const name = `${tensor.dtype} [${tensor.shape.join(", ")}]`;
  const figure = el("figure", { class: "tensor" }, el("figcaption", {}, el("code", {}, name)));
  if (tensor.without) return figure.append(el("p", {}, say(`without_${tensor.without}`))), figure;
  if (!tensor.slices.length) return figure.append(el("p", {}, say("play_empty"))), figure;
  if (tensor.part) figure.append(el("p", { class: "fine" }, say("play_part", { part: `[${tensor.part.join(", ")}]`, shape: `[${tensor.shape.join(", ")}]` })));
  const map = new CellMap(tensor, name);
  if (tensor.slices.length > 1) figure.append(chooser(tensor.slices, (slice) => map.turnTo(slice)));
  figure.append(...map.parts);
  return figure;
}

function chooser(slices, turnTo) {
  const select = el("select", {}, slices.map((slice, at) => el("option", { value: at }, `[${[...slice.index, ":", ":"].join(", ")}]`)));
  select.addEventListener("change", () => turnTo(slices[Number(select.value)]));
  return el("label", { class: "slice" }, say("play_slice"), " ", select);
}

class CellMap {
  constructor(tensor, name) {
    this.tensor = tensor;
    this.at = [0, 0];
    this.svg = svg("svg", { class: "heat", role: "application", tabindex: "0" });
    this.cursor = svg("rect", { class: "cursor", width: 1, height: 1, hidden: "" });
    this.readout = el("p", { class: "readout", "aria-live": "polite" });
    this.table = el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": name });
    const details = el("details", {}, el("summary", {}, say("play_table")), this.table);
    details.addEventListener("toggle", () => details.open && this.fillTable());
    const range = tensor.low === null ? "" : say(tensor.dtype.startsWith("complex") ? "play_range_size" : "play_range", { low: number(tensor.low), high: number(tensor.high) });
    this.svg.setAttribute("aria-label", say("play_map", { name, range }));
    this.details = details;
    this.parts = [el("div", { class: "frame" }, this.svg), el("p", { class: "fine range" }, range), this.readout, details];
    this.listen();
    this.turnTo(tensor.slices[0]);
  }

  turnTo(slice) {
    this.slice = slice;
    const [rows, columns] = [slice.rows.length, slice.rows[0].length];
    const cell = Math.max(6, Math.min(28, Math.floor(560 / columns)));
    for (const [name, value] of Object.entries({ viewBox: `0 0 ${columns} ${rows}`, width: columns * cell, height: rows * cell })) this.svg.setAttribute(name, value);
    this.svg.replaceChildren(...this.paths(), this.cursor);
    this.readout.textContent = "";
    if (this.details.open) this.fillTable();
  }

  /** One path for each colour: its cells as short thick lines. */
  paths() {
    const found = new Map();
    (this.slice.sizes ?? this.slice.rows).forEach((row, y) => row.forEach((value, x) => {
      const kind = level(value, this.tensor);
      found.set(kind, `${found.get(kind) ?? ""}M${x} ${y + 0.5}h1`);
    }));
    return [...found].map(([kind, d]) => svg("path", { class: kind, d }));
  }

  listen() {
    this.svg.addEventListener("keydown", (event) => this.key(event));
    this.svg.addEventListener("focus", () => this.go(...this.at));
    this.svg.addEventListener("blur", () => this.cursor.setAttribute("hidden", ""));
    for (const kind of ["pointermove", "pointerdown"]) this.svg.addEventListener(kind, (event) => this.point(event));
  }

  key(event) {
    const [x, y] = this.at;
    const to = { ArrowLeft: [x - 1, y], ArrowRight: [x + 1, y], ArrowUp: [x, y - 1], ArrowDown: [x, y + 1],
      Home: [0, y], End: [Infinity, y], PageUp: [x, 0], PageDown: [x, Infinity] }[event.key];
    if (!to || event.ctrlKey || event.metaKey || event.altKey) return;
    event.preventDefault();
    this.go(...to);
  }

  point(event) {
    const box = this.svg.getBoundingClientRect();
    const { width, height } = this.svg.viewBox.baseVal;
    this.go(Math.floor((event.clientX - box.left) / box.width * width), Math.floor((event.clientY - box.top) / box.height * height));
  }

  go(x, y) {
    const { rows, index } = this.slice;
    const inside = (value, count) => Math.max(0, Math.min(count - 1, value));
    this.at = [inside(x, rows[0].length), inside(y, rows.length)];
    const [column, row] = this.at;
    this.cursor.setAttribute("x", column);
    this.cursor.setAttribute("y", row);
    this.cursor.removeAttribute("hidden");
    const place = [...index, ...(this.tensor.shape.length > 1 ? [row] : []), ...(this.tensor.shape.length ? [column] : [])];
    const size = this.slice.sizes ? `, ${say("play_size_of", { size: number(this.slice.sizes[row][column]) })}` : "";
    this.readout.textContent = `[${place.join(", ")}] = ${number(rows[row][column])}${size}`;
  }

  fillTable() {
    const { rows } = this.slice;
    const head = el("tr", {}, el("td", {}), rows[0].map((_cell, x) => el("th", { scope: "col" }, x)));
    const body = rows.map((row, y) => el("tr", {}, el("th", { scope: "row" }, y), row.map((cell) => el("td", {}, number(cell)))));
    this.table.replaceChildren(el("table", { class: "numbers" }, el("thead", {}, head), el("tbody", {}, body)));
  }
}

/** The colour of a number: by its distance from 0 where there are both signs, else from the smallest to the largest. */
function level(value, { low, high }) {
  if (typeof value !== "number") return "odd";
  if (low < 0 && high > 0) {
    const part = Math.round((LEVELS * value) / Math.max(-low, high));
    return part < 0 ? `n${-part}` : `p${part}`;
  }
  const part = high > low ? (value - low) / (high - low) : 0.5;
  return high <= 0 && low < 0 ? `n${LEVELS - Math.round(part * LEVELS)}` : `p${Math.round(part * LEVELS)}`;
}
