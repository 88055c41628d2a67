// The answer of hand-rotate by dragging: q′ and k′ are turned by hand, and the blanks of the form follow; what is typed there moves the
// arrows. Only what the exercise gives is known here: which angle is the right one is for the learner to say.

import { draggable, drawing, el, number, radians, set, stage, svg, texts } from "./kit.js";
import { evaluate } from "../js/expression.js";
import { angleOf, arc, arrow, grid, plane, principal, rotate } from "./plane.js";

const TEXTS = {
  en: {
    label: "A plane with the given vectors q and k, and q′ and k′ to be turned",
    handle: (name) => `${name}, turn it`, turned: (name) => `${name} turned by`, unread: "not a pair of numbers yet",
    said: (angle, degrees, pair) => `${angle}, that is ${degrees} degrees: ${pair}`,
  },
  zh: {
    label: "平面上给定的向量 q、k，以及要转动的 q′、k′",
    handle: (name) => `转动 ${name}`, turned: (name) => `${name} 转过`, unread: "还不是两个数",
    said: (angle, degrees, pair) => `${angle}，即 ${degrees} 度：${pair}`,
  },
};

const EXAMPLE = { q: [1, 2], k: [3, -1] };
const STEP = Math.PI / 12;
const NEAR = (5 * Math.PI) / 180;
const DEGREE = Math.PI / 180;
const DIGITS = 4;
const PLANE = plane({ cx: 220, cy: 184, unit: 42 });

/** An angle, or the multiple of π/12 that it is near to. */
export function snapped(angle) {
  const whole = Math.round(angle / STEP) * STEP;
  return Math.abs(angle - whole) < NEAR ? whole : Math.round(angle / DEGREE) * DEGREE;
}

/** A pair as it is filled in: four digits, which is ten times finer than the judge asks. */
export const written = (pair) => `(${pair.map((value) => String(Number(value.toFixed(DIGITS)) || 0)).join(", ")})`;

/** The vectors that the exercise gives, read from the page's own list. */
function given(form) {
  const item = (name) => form?.querySelector(`[data-given="${name}"]`);
  return Object.fromEntries(Object.keys(EXAMPLE).map((name) => [name, item(name) ? JSON.parse(item(name).dataset.value) : EXAMPLE[name]]));
}

/** One vector: where it was, what it was turned to, and the field that says so. */
function turning(name, start, field, t, changed) {
  const colour = `var(--${name})`;
  const before = arrow({ colour, width: 2, dashed: true, opacity: 0.75 });
  const after = arrow({ colour, width: 4 });
  const swept = svg("path", { class: "curve", stroke: colour, "stroke-width": 1.75, opacity: 0.7 });
  const names = [name, `${name}′`].map((text) => svg("text", { class: `strong middle ${name}` }, text));
  const handle = svg("g", {}, svg("circle", { class: "reach", r: 24 }), svg("circle", { r: 8, fill: "var(--card)", stroke: colour, "stroke-width": 3.5 }));
  const output = el("dd", {});
  const radius = Math.hypot(...start);
  let angle = 0;  // what it was turned by, several times round if need be
  let free = 0;  // the same under the finger, before it snaps
  let writing = false;
  let typed = null;  // a pair that was typed, not dragged

  const turn = (to) => {
    angle = to;
    typed = null;
    if (field) {
      field.value = written(rotate(start, angle));
      writing = true;  // the form hears of it as of typing; the arrow knows already
      field.dispatchEvent(new Event("input", { bubbles: true }));
      writing = false;
    }
    draw();
    changed(output.textContent);
  };
  const describe = draggable(handle, {
    label: t.handle(`${name}′`), min: -720, max: 720,
    onStart: () => { free = angle; },
    onMove: (point) => {
      const aimed = angleOf(PLANE.from(point)) - angleOf(start);
      free += principal(aimed - free);
      turn(snapped(free));
    },
    onKey: ({ dx, dy, key, event }) => {
      if (key === "Home") turn(0);
      else if (key !== "End") turn(event.shiftKey ? angle + (dx + dy) * DEGREE : (Math.round(angle / STEP) + dx + dy) * STEP);
    },
  });

  function draw() {
    const end = typed ?? rotate(start, angle);
    const [from, to] = [PLANE.to(start), PLANE.to(end)];
    before.move([PLANE.cx, PLANE.cy], from);
    after.move([PLANE.cx, PLANE.cy], to);
    set(handle, { transform: `translate(${to[0].toFixed(1)} ${to[1].toFixed(1)})` });
    swept.setAttribute("d", arc(PLANE.cx, PLANE.cy, name === "q" ? 22 : 36, angleOf(start), angle));
    [[names[0], from, Math.hypot(...start)], [names[1], to, Math.hypot(...end)]].forEach(([node, [x, y], long]) => {
      const far = 19 / ((long || 1) * PLANE.unit);
      set(node, { x: x + (x - PLANE.cx) * far, y: y + (y - PLANE.cy) * far + 5 });
    });
    names[0].style.visibility = Math.hypot(from[0] - to[0], from[1] - to[1]) < 30 ? "hidden" : "visible";
    const degrees = number((angle * 180) / Math.PI, Number.isInteger(Math.round((angle / DEGREE) * 1e6) / 1e6) ? 0 : 1);
    const shown = radians(angle, 3);
    output.textContent = shown === "0" ? "0°" : `${shown}${shown.includes("π") ? "" : " rad"} = ${degrees}°`;
    describe(t.said(shown, degrees, written(end).replaceAll("-", "\u2212")), (angle * 180) / Math.PI);
  }

  /** Follow what stands in the field. */
  function read() {
    if (!field) return draw();
    const numbers = field.value.trim() ? evaluate(field.value) : start;
    if (numbers?.length !== 2) {
      output.textContent = t.unread;
      return undefined;
    }
    if (field.value === written(rotate(start, angle))) return draw();  // this is what the hand wrote
    typed = numbers;
    const aimed = Math.hypot(...numbers) ? angleOf(numbers) - angleOf(start) : 0;
    const near = Math.round(principal(aimed) / STEP) * STEP;
    angle = Math.abs(principal(aimed) - near) < 1e-3 ? near : principal(aimed);
    return draw();
  }
  field?.addEventListener("input", () => { if (!writing) read(); });
  return { back: [svg("circle", { class: "grid", cx: PLANE.cx, cy: PLANE.cy, r: radius * PLANE.unit, "stroke-dasharray": "3 4" }), swept, before], front: [after, names], handle, output, read };
}

export function mount(figure, { lang, say }) {
  const t = texts(lang, TEXTS);
  const form = figure.closest("form");
  const vectors = given(form);
  const [q, k] = ["q", "k"].map((name) => turning(name, vectors[name], form?.elements.namedItem(`blank:${name}'`), t, (text) => say(`${name}′ ${text}`)));
  stage(figure,
    drawing({ height: 368, label: t.label, interactive: true }, grid(PLANE, 4), q.back, k.back, q.front, k.front, k.handle, q.handle),
    el("dl", { class: "values" }, el("dt", {}, t.turned("q")), q.output, el("dt", {}, t.turned("k")), k.output));
  const readBoth = () => { q.read(); k.read(); };
  form?.addEventListener("restored", readBoth);
  readBoth();
}
