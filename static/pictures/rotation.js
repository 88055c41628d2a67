// The rotation pad: q at position m and k at n, each turned by its position times θ.

import { choice, controls, draggable, drawing, el, number, radians, set, slider, stage, svg, texts, toggle } from "./kit.js";
import { angleOf, arc, arrow, dot, grid, plane, principal, rotate } from "./plane.js";

const TEXTS = {
  en: {
    label: "A plane with the vectors q and k and what they become when they are turned",
    q: "Query q", k: "Key k", m: "Position m of the query", n: "Position n of the key", theta: "θ, radians a position",
    lock: "Move m and n together", between: "angle from q′ to k′", before: "before rotation", after: "after rotation", difference: "distance n − m",
    same: (difference, score) => `n − m stays ${difference}, so the score stays ${score}.`,
    free: "The score changes with n − m, and with nothing else about the positions.",
    said: (score, difference) => `Score after rotation ${score}, n minus m is ${difference}.`,
    preset: "Vectors", general: "any", equal: "both (1, 0)",
  },
  zh: {
    label: "平面上的向量 q、k，以及旋转之后的 q′、k′",
    q: "query 向量 q", k: "key 向量 k", m: "query 的位置 m", n: "key 的位置 n", theta: "θ，每个位置转的弧度",
    lock: "m、n 一起移动", between: "从 q′ 到 k′ 的夹角", before: "旋转前", after: "旋转后", difference: "距离 n − m",
    same: (difference, score) => `n − m 保持 ${difference}，得分也保持 ${score}。`,
    free: "得分随 n − m 变化，位置的其他方面都不起作用。",
    said: (score, difference) => `旋转后的得分 ${score}，n 减 m 等于 ${difference}。`,
    preset: "向量", general: "任意", equal: "都是 (1, 0)",
  },
};

const LAST = 20;
const REACH = 3;
const PLANE = plane({ cx: 220, cy: 172, unit: 52 });
const LINE = { x: 34, y: 372, wide: 372 };

/** The score of q at m and k at n after rotation. */
export const score = (q, k, theta, m, n) => dot(rotate(q, m * theta), rotate(k, n * theta));

const tenth = (value) => Math.round(Math.min(REACH, Math.max(-REACH, value)) * 10) / 10;

/** One of the two vectors: what is drawn of it and how it is dragged. */
function vector(name, colour, label, onDrag) {
  const before = arrow({ colour, width: 2, dashed: true, opacity: 0.75 });
  const after = arrow({ colour, width: 4 });
  const swept = svg("path", { class: "curve", stroke: colour, "stroke-width": 1.75, opacity: 0.6 });
  const names = [name, `${name}′`].map((text) => svg("text", { class: `strong middle ${name}`, "aria-hidden": "true" }, text));
  const handle = svg("g", {},
    svg("circle", { class: "reach", r: 24 }),
    svg("circle", { r: 7, fill: "var(--card)", stroke: colour, "stroke-width": 3 }));
  let value = [1, 0];
  const describe = draggable(handle, {
    label,
    min: -180, max: 180,
    onMove: (point) => onDrag(PLANE.from(point).map(tenth)),
    onKey: ({ dx, dy, big }) => onDrag([tenth(value[0] + dx * (big ? 0.5 : 0.1)), tenth(value[1] + dy * (big ? 0.5 : 0.1))]),
  });
  const beyond = (place, far) => {
    const [x, y] = [place[0] - PLANE.cx, place[1] - PLANE.cy];
    const long = Math.hypot(x, y) || 1;
    return { x: place[0] + (x / long) * far, y: place[1] + (y / long) * far + 5 };
  };
  return {
    back: [swept, before], front: [after, ...names], handle,
    draw(given, angle, radius) {
      value = given;
      const turned = rotate(given, angle);
      const [place, end] = [PLANE.to(given), PLANE.to(turned)];
      before.move([PLANE.cx, PLANE.cy], place);
      after.move([PLANE.cx, PLANE.cy], end);
      set(handle, { transform: `translate(${place[0].toFixed(1)} ${place[1].toFixed(1)})` });
      swept.setAttribute("d", arc(PLANE.cx, PLANE.cy, radius, angleOf(given), angle));
      set(names[0], beyond(place, 20));
      set(names[1], beyond(end, 16));
      names[0].style.visibility = Math.hypot(place[0] - end[0], place[1] - end[1]) < 26 ? "hidden" : "visible";
      describe(`(${number(given[0], 1)}, ${number(given[1], 1)})`, (angleOf(given) * 180) / Math.PI);
      return turned;
    },
  };
}

/** The line of positions with both tokens and the distance between them. */
function positions() {
  const at = (position) => LINE.x + (position / LAST) * LINE.wide;
  const ticks = Array.from({ length: LAST + 1 }, (_, n) => svg("line", { class: "axis", x1: at(n), x2: at(n), y1: LINE.y, y2: LINE.y + (n % 5 ? 4 : 7) }));
  const span = svg("path", { class: "curve", stroke: "var(--dim)", "stroke-width": 1.5 });
  const words = svg("text", { class: "num small middle", y: LINE.y - 20 });
  const [q, k] = ["q", "k"].map((name) => svg("g", {}, svg("circle", { r: 9, class: `fill-${name}` }), svg("text", { class: "small strong middle on", y: 4.5 }, name)));
  const node = svg("g", { "aria-hidden": "true" },
    svg("line", { class: "axis", x1: LINE.x, x2: LINE.x + LINE.wide, y1: LINE.y, y2: LINE.y }), ticks,
    [0, 5, 10, 15, 20].map((n) => svg("text", { class: "num small dim middle", x: at(n), y: LINE.y + 21 }, String(n))), span, words, k, q);
  return {
    node,
    draw(m, n) {
      set(q, { transform: `translate(${at(m)} ${LINE.y})` });
      set(k, { transform: `translate(${at(n)} ${LINE.y - (m === n ? 19 : 0)})` });
      span.setAttribute("d", m === n ? "" : `M${at(m)} ${LINE.y - 11}v-4H${at(n)}v4`);
      set(words, { x: at((m + n) / 2) });
      words.textContent = m === n ? "" : `n − m = ${number(n - m, 0)}`;
    },
  };
}

export function mount(figure, { lang, say }) {
  const t = texts(lang, TEXTS);
  const state = { q: [2, 0.5], k: [1, 2], m: 2, n: 5, theta: Math.PI / 12, locked: false };
  const change = (part) => { Object.assign(state, part); draw(); };
  const q = vector("q", "var(--q)", t.q, (value) => change({ q: value }));
  const k = vector("k", "var(--k)", t.k, (value) => change({ k: value }));
  const line = positions();
  const shift = (name, other, value) => {
    if (!state.locked) return change({ [name]: value });
    const wanted = value - state[name];
    const step = Math.min(LAST - state[other], Math.max(-state[other], wanted));
    return change({ [name]: state[name] + step, [other]: state[other] + step });
  };
  const sliders = {
    m: slider({ label: t.m, max: LAST, value: state.m, onInput: (value) => shift("m", "n", value) }),
    n: slider({ label: t.n, max: LAST, value: state.n, onInput: (value) => shift("n", "m", value) }),
    theta: slider({ label: t.theta, max: 24, value: 2, format: (value) => radians((value * Math.PI) / 24), onInput: (value) => change({ theta: (value * Math.PI) / 24 }) }),
  };
  const presets = choice({
    label: t.preset, value: "general",
    options: [{ value: "general", label: t.general }, { value: "equal", label: t.equal }],
    onChange: (value) => change(value === "equal" ? { q: [1, 0], k: [1, 0], theta: Math.PI / 6 } : { q: [2, 0.5], k: [1, 2] }),
  });
  const lock = toggle({ label: t.lock, onChange: (locked) => change({ locked }) });
  const cells = Object.fromEntries(["q", "k", "between", "before", "after"].map((name) => [name, el("dd", {})]));
  const verdict = el("p", { class: "fine" });

  function draw() {
    const { m, n, theta, locked } = state;
    const turned = [q.draw(state.q, m * theta, 22), k.draw(state.k, n * theta, 34)];
    line.draw(m, n);
    sliders.m.set(m);
    sliders.n.set(n);
    sliders.theta.set(Math.round((theta * 24) / Math.PI));
    const pair = ([x, y]) => `(${number(x)}, ${number(y)})`;
    cells.q.textContent = pair(turned[0]);
    cells.k.textContent = pair(turned[1]);
    cells.between.textContent = `${number((principal(angleOf(turned[1]) - angleOf(turned[0])) * 180) / Math.PI, 1)}°`;
    cells.before.textContent = number(dot(state.q, state.k));
    cells.after.textContent = number(dot(...turned));
    verdict.textContent = locked ? t.same(number(n - m, 0), cells.after.textContent) : t.free;
    say(t.said(cells.after.textContent, number(n - m, 0)));
  }

  stage(figure,
    drawing({ height: 396, label: t.label, interactive: true }, grid(PLANE, REACH), q.back, k.back, q.front, k.front, k.handle, q.handle, line.node),
    controls(sliders.m, sliders.n, lock, sliders.theta, presets),
    el("dl", { class: "values" },
      el("dt", {}, "q′ = R(mθ) q"), cells.q, el("dt", {}, "k′ = R(nθ) k"), cells.k, el("dt", {}, t.between), cells.between,
      el("dt", {}, `q · k, ${t.before}`), cells.before, el("dt", {}, el("strong", {}, `q′ · k′, ${t.after}`)), cells.after),
    verdict);
  draw();
}
