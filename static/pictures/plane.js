// Vectors in the plane: the arithmetic of one pair of dimensions, and how it is drawn.

import { set, svg } from "./kit.js";

/** R(angle) · v, counter-clockwise. */
export function rotate([x, y], angle) {
  const [c, s] = [Math.cos(angle), Math.sin(angle)];
  return [x * c - y * s, x * s + y * c];
}

export const dot = (a, b) => a[0] * b[0] + a[1] * b[1];

/** The angle of a vector, -π … π. */
export const angleOf = ([x, y]) => Math.atan2(y, x);

/** The same angle between -π (excluded) and π. */
export function principal(angle) {
  const turned = angle % (2 * Math.PI);
  if (turned > Math.PI) return turned - 2 * Math.PI;
  return turned <= -Math.PI ? turned + 2 * Math.PI : turned;
}

/** A plane drawn around (cx, cy), `unit` to one: `to` turns a vector into a place, `from` does the reverse. */
export function plane({ cx, cy, unit }) {
  return {
    cx, cy, unit,
    to: ([x, y]) => [cx + x * unit, cy - y * unit],
    from: ({ x, y }) => [(x - cx) / unit, (cy - y) / unit],
  };
}

/** The lines of whole numbers and the two axes. */
export function grid({ cx, cy, unit }, reach) {
  const lines = [];
  for (let n = -reach; n <= reach; n++) {
    const kind = n === 0 ? "axis" : "grid";
    lines.push(svg("line", { class: kind, x1: cx + n * unit, x2: cx + n * unit, y1: cy - reach * unit, y2: cy + reach * unit }));
    lines.push(svg("line", { class: kind, y1: cy + n * unit, y2: cy + n * unit, x1: cx - reach * unit, x2: cx + reach * unit }));
  }
  return svg("g", { "aria-hidden": "true" }, lines.filter((line) => line.classList.contains("grid")), lines.filter((line) => !line.classList.contains("grid")));
}

const HEAD = 11;

/** An arrow; `move(from, to)` puts it from one place of the drawing to another. */
export function arrow({ colour, width = 3, dashed = false, opacity = 1 }) {
  const shaft = svg("line", { stroke: colour, "stroke-width": width, "stroke-dasharray": dashed ? "5 4" : null, "stroke-linecap": "round" });
  const head = svg("path", { fill: colour });
  const node = svg("g", { opacity, "aria-hidden": "true" }, shaft, head);
  return Object.assign(node, {
    move([x1, y1], [x2, y2]) {
      const long = Math.hypot(x2 - x1, y2 - y1);
      const [ux, uy] = long > 0.5 ? [(x2 - x1) / long, (y2 - y1) / long] : [0, 0];
      const size = Math.min(HEAD * (0.55 + width / 6), long);
      const [bx, by] = [x2 - ux * size, y2 - uy * size];
      set(shaft, { x1, y1, x2: bx, y2: by });
      const half = size * 0.42;
      const p = (value) => Math.round(value * 100) / 100;
      head.setAttribute("d", `M${p(x2)} ${p(y2)}L${p(bx - uy * half)} ${p(by + ux * half)}L${p(bx + uy * half)} ${p(by - ux * half)}Z`);
    },
  });
}

const TURN = 2 * Math.PI;

/** The path of an arc around (cx, cy) from one angle on by `sweep`, counter-clockwise; a full turn or more winds outwards. */
export function arc(cx, cy, radius, start, sweep, growth = 3.5) {
  const steps = Math.max(2, Math.ceil(Math.abs(sweep) / 0.12));
  const points = Array.from({ length: steps + 1 }, (_, n) => {
    const part = (sweep * n) / steps;
    const r = radius + (growth * Math.abs(part)) / TURN;
    return `${(cx + r * Math.cos(start + part)).toFixed(1)} ${(cy - r * Math.sin(start + part)).toFixed(1)}`;
  });
  return `M${points.join("L")}`;
}
