// What is left of a score at a distance: the mean of the cosines over all pairs, and the mean in RoFormer's bound.

import { choice, controls, draggable, drawing, el, number, set, slider, stage, svg, texts, toggle } from "./kit.js";
import { theta } from "./helix.js";

const TEXTS = {
  en: {
    label: "The score of two equal vectors, as a part of its value at distance 0, against the distance",
    dim: "Dimensions d", base: "Base", reach: "Up to", distance: "Distance Δ", bound: "Show RoFormer's mean of |Sⱼ|", cursor: "Distance",
    axis: "distance Δ in tokens", mean: "mean of cos(Δθᵢ)", limit: "mean of |Sⱼ|, relative to Δ = 0", slow: "pairs that turn less than a quarter",
    said: (distance, mean) => `At distance ${distance}: ${mean} of the score.`,
  },
  zh: {
    label: "两个相同向量的得分与距离 0 时之比，随距离的变化",
    dim: "维数 d", base: "base", reach: "画到", distance: "距离 Δ", bound: "显示 RoFormer 的 |Sⱼ| 平均", cursor: "距离",
    axis: "距离 Δ（token 数）", mean: "cos(Δθᵢ) 的平均", limit: "|Sⱼ| 的平均，与 Δ = 0 时之比", slow: "转不到四分之一圈的对数",
    said: (distance, mean) => `距离 ${distance} 处，得分剩下 ${mean}。`,
  },
};

const BASES = [{ value: 1e4, label: "10⁴" }, { value: 5e5, label: "5·10⁵" }, { value: 1e6, label: "10⁶" }];
const BOX = { x: 40, y: 16, wide: 388, tall: 226 };
const [LOW, HIGH] = [-0.5, 1];

/** (2/d) Σ cos(Δ θ_i): what the score of two equal vectors keeps at a distance, if all pairs weigh the same. */
export function kept(distance, d, base) {
  let sum = 0;
  for (let i = 0; i < d / 2; i++) sum += Math.cos(distance * theta(i, base, d));
  return sum / (d / 2);
}

/** RoFormer (3.4.3): the mean of |S_j|, S_j = Σ_{i<j} exp(iΔθ_i), divided by its value at distance 0. */
export function decay(distance, d, base) {
  let [re, im, total] = [0, 0, 0];
  for (let i = 0; i < d / 2; i++) {
    const angle = distance * theta(i, base, d);
    re += Math.cos(angle);
    im += Math.sin(angle);
    total += Math.hypot(re, im);
  }
  return total / (((d / 2) * (d / 2 + 1)) / 2);
}

/** Lowest and highest value in each column of the drawing; every distance counts where the columns allow it. */
function columns(f, reach, d, base) {
  const step = Math.max(1, reach / (BOX.wide * 4));
  const lows = new Float64Array(BOX.wide + 1).fill(Infinity);
  const highs = new Float64Array(BOX.wide + 1).fill(-Infinity);
  for (let distance = 0; distance <= reach; distance += step) {
    const column = Math.round((distance / reach) * BOX.wide);
    const value = f(Math.round(distance), d, base);
    lows[column] = Math.min(lows[column], value);
    highs[column] = Math.max(highs[column], value);
  }
  return { lows, highs };
}

const up = (value) => BOX.y + ((HIGH - value) / (HIGH - LOW)) * BOX.tall;

function path({ lows, highs }) {
  const points = [];
  for (let column = 0; column <= BOX.wide; column++) {
    if (lows[column] === Infinity) continue;
    const x = BOX.x + column;
    points.push(`${x} ${up(highs[column]).toFixed(1)}`);
    if (highs[column] - lows[column] > 0.004) points.push(`${x} ${up(lows[column]).toFixed(1)}`);
  }
  return `M${points.join("L")}`;
}

export function mount(figure, { lang, say }) {
  const t = texts(lang, TEXTS);
  const state = { d: 128, base: 1e4, reach: 256, distance: 40, bound: true };
  const curve = svg("path", { class: "curve", stroke: "var(--pair-0)" });
  const limit = svg("path", { class: "curve", stroke: "var(--pair-1)", "stroke-dasharray": "6 4" });
  const ticks = svg("g", {});
  const needle = svg("line", { stroke: "var(--text)", "stroke-width": 1.5, y1: BOX.y, y2: BOX.y + BOX.tall });
  const dots = [svg("circle", { r: 5, fill: "var(--pair-0)" }), svg("circle", { r: 5, fill: "var(--pair-1)" })];
  const handle = svg("g", {}, svg("rect", { class: "reach", x: -22, y: BOX.y, width: 44, height: BOX.tall + 12 }), needle,
    svg("path", { fill: "var(--text)", d: `M0 ${BOX.y + BOX.tall - 2}l7 12h-14Z` }), dots);
  const cells = Object.fromEntries(["mean", "limit", "slow"].map((name) => [name, el("dd", {})]));
  const to = (distance) => change({ distance: Math.round(Math.min(state.reach, Math.max(0, distance))) });
  const describe = draggable(handle, {
    label: t.cursor, min: 0, max: state.reach,
    onMove: ({ x }) => to(((x - BOX.x) / BOX.wide) * state.reach),
    onKey: ({ dx, dy, big, key }) => to(key === "Home" ? 0 : key === "End" ? state.reach : state.distance + (dx + dy) * (big ? state.reach / 16 : Math.max(1, state.reach / 256))),
  });
  const where = slider({ label: t.distance, max: state.reach, value: state.distance, onInput: to });

  function change(part) {
    Object.assign(state, part);
    state.distance = Math.min(state.distance, state.reach);
    if ("d" in part || "base" in part || "reach" in part) redraw();
    limit.style.display = dots[1].style.display = state.bound ? "" : "none";
    point();
  }

  function redraw() {
    const { d, base, reach } = state;
    curve.setAttribute("d", path(columns(kept, reach, d, base)));
    limit.setAttribute("d", path(columns(decay, reach, d, base)));
    set(handle, { "aria-valuemax": String(reach) });
    ticks.replaceChildren(...[0, 0.25, 0.5, 0.75, 1].map((part) => svg("text", {
      class: `num small dim ${part === 1 ? "end" : "middle"}`, x: BOX.x + part * BOX.wide + (part === 1 ? 4 : 0), y: BOX.y + BOX.tall + 28,
    }, String(part * reach))));
  }

  function point() {
    const { d, base, reach, distance } = state;
    const values = [kept(distance, d, base), decay(distance, d, base)];
    set(handle, { transform: `translate(${(BOX.x + (distance / reach) * BOX.wide).toFixed(1)} 0)` });
    dots.forEach((dot, n) => set(dot, { cy: up(values[n]) }));
    where.set(distance, { max: reach });
    cells.mean.textContent = number(values[0], 3);
    cells.limit.textContent = number(values[1], 3);
    const slow = Array.from({ length: d / 2 }, (_, i) => distance * theta(i, base, d)).filter((angle) => angle < Math.PI / 2).length;
    cells.slow.textContent = `${slow} / ${d / 2}`;
    describe(t.said(distance, number(values[0], 3)), distance);
    say(t.said(distance, number(values[0], 3)));
  }

  const swatch = (colour, dashed) => {
    const line = svg("svg", { viewBox: "0 0 26 10", width: 26, height: 10, "aria-hidden": "true" }, svg("line", { x1: 0, x2: 26, y1: 5, y2: 5, stroke: colour, "stroke-width": 3, "stroke-dasharray": dashed ? "6 4" : null }));
    return line;
  };
  stage(figure,
    drawing({ height: 300, label: t.label, interactive: true },
      [1, 0.5, 0, -0.5].map((value) => [
        svg("line", { class: value === 0 ? "axis" : "grid", x1: BOX.x, x2: BOX.x + BOX.wide, y1: up(value), y2: up(value) }),
        svg("text", { class: "num small dim end", x: BOX.x - 6, y: up(value) + 4.5 }, number(value, 1)),
      ]),
      limit, curve, ticks, svg("text", { class: "small dim end", x: BOX.x + BOX.wide + 4, y: BOX.y + BOX.tall + 48 }, t.axis), handle),
    el("dl", { class: "values" },
      el("dt", {}, swatch("var(--pair-0)"), " ", t.mean), cells.mean,
      el("dt", {}, swatch("var(--pair-1)", true), " ", t.limit), cells.limit,
      el("dt", {}, t.slow), cells.slow),
    controls(where,
      choice({ label: t.dim, options: [32, 64, 128], value: state.d, onChange: (d) => change({ d }) }),
      choice({ label: t.base, options: BASES, value: state.base, onChange: (base) => change({ base }) }),
      choice({ label: t.reach, options: [256, 2048, 16384], value: state.reach, onChange: (reach) => change({ reach }) }),
      toggle({ label: t.bound, checked: true, onChange: (on) => change({ bound: on }) })));
  redraw();
  change({});
}
