// The sinusoidal position table: position by dimension, one row as clock hands, one column as a wave, and what rows say of distance.

import { cellCursor, diverge } from "./cells.js";
import { choice, controls, drawing, el, number, set, stage, svg, texts } from "./kit.js";

const [LEFT, TOP, WIDTH, HEIGHT] = [40, 30, 392, 256];
const PANEL = { top: TOP + HEIGHT + 50, height: 92 };
const LEVELS = 12; // shades on each side of nothing
const MOST_CLOCKS = 16;
const BASE = 10000;

const ALL = {
  en: {
    label: (n, d) => `Heat map of the sinusoidal table: ${n} positions by ${d} dimensions, from −1 to 1.`,
    map: "Cells of the table: arrow keys move the cursor, up and down by positions, left and right by dimensions",
    position: "position t ↓",
    dimension: "dimension →",
    fast: "fast",
    slow: "slow",
    sines: "all sines",
    cosines: "all cosines",
    where: (t, c, pair, kind) => `Position ${t}, dimension ${c}: the ${kind} of pair ${pair}.`,
    value: (t, theta, wave, kind, value) => `θ = ${theta}, one turn in ${wave} tokens; ${kind}(${t} · θ) = ${value}.`,
    clocks: (t) => `row ${t}: one hand per pair, turned by t·θ`,
    wave: (c) => `column ${c}: a wave over the positions`,
    dot: (t) => `row ${t} · each row, over d/2: only the distance counts`,
    views: "Below the map",
    row: "row: clocks",
    column: "column: wave",
    product: "products",
    order: "Columns",
    interleaved: "sin, cos, sin, cos",
    concatenated: "sines | cosines",
    positions: "Positions",
    width: "d_model",
  },
  zh: {
    label: (n, d) => `正弦位置表的热图：${n} 个位置乘 ${d} 维，取值从 −1 到 1。`,
    map: "表的格子：用方向键移动光标，上下换位置，左右换维度",
    position: "位置 t ↓",
    dimension: "维度 →",
    fast: "快",
    slow: "慢",
    sines: "全部正弦",
    cosines: "全部余弦",
    where: (t, c, pair, kind) => `位置 ${t}，第 ${c} 维：第 ${pair} 对的 ${kind}。`,
    value: (t, theta, wave, kind, value) => `θ = ${theta}，转一圈要 ${wave} 个 token；${kind}(${t} · θ) = ${value}。`,
    clocks: (t) => `第 ${t} 行：每对一根指针，转了 t·θ`,
    wave: (c) => `第 ${c} 列：沿着位置的一条波`,
    dot: (t) => `第 ${t} 行与每一行的点积（除以 d/2）：只取决于距离`,
    views: "热图下方",
    row: "行：时钟",
    column: "列：波",
    product: "点积",
    order: "列的次序",
    interleaved: "sin、cos 交替",
    concatenated: "正弦在前，余弦在后",
    positions: "位置数",
    width: "d_model",
  },
};

/** Which pair a column belongs to, and whether it holds its sine or its cosine. */
export function column(c, d, interleaved) {
  return interleaved ? { pair: Math.floor(c / 2), kind: c % 2 ? "cos" : "sin" } : { pair: c % (d / 2), kind: c < d / 2 ? "sin" : "cos" };
}

/** θ of a pair: radians per position. */
export const theta = (pair, d, base = BASE) => base ** (-(2 * pair) / d);

/** One value of the table. */
export function sinusoid(t, c, d, interleaved = true, base = BASE) {
  const { pair, kind } = column(c, d, interleaved);
  return Math[kind](t * theta(pair, d, base));
}

/** The product of two rows, from -1 to 1: the mean of cos((t − s)θ) over the pairs. */
export function closeness(t, s, d) {
  let sum = 0;
  for (let pair = 0; pair < d / 2; pair++) sum += Math.cos((t - s) * theta(pair, d));
  return sum / (d / 2);
}

/** Cells of the same shade as one path each, in units of cells: runs along a row are strokes as thick as the row is high. */
function shades(n, d, interleaved) {
  const paths = new Map();
  const level = (t, c) => Math.round(sinusoid(t, c, d, interleaved) * LEVELS);
  for (let t = 0; t < n; t++) {
    for (let c = 0, end; c < d; c = end) {
      const shade = level(t, c);
      for (end = c + 1; end < d && level(t, end) === shade; ) end++;
      paths.set(shade, `${paths.get(shade) ?? ""}M${c} ${t}h${end - c}`);
    }
  }
  const [w, h] = [WIDTH / d, HEIGHT / n];
  return svg("g", { transform: `translate(${LEFT} ${TOP + h / 2}) scale(${w} ${h})`, fill: "none", "shape-rendering": "crispEdges" },
    [...paths].map(([shade, run]) => svg("path", { d: run, stroke: diverge(shade / LEVELS) })));
}

/** What the shades mean, at the upper right. */
function scale() {
  const [right, side, steps] = [LEFT + WIDTH - 20, 12, 9];
  const left = right - steps * side;
  return [
    svg("text", { x: left - 6, y: 14, class: "num small dim end" }, "−1"),
    ...Array.from({ length: steps }, (_, n) => svg("rect", { x: left + n * side, y: 4, width: side, height: 11, fill: diverge((2 * n) / (steps - 1) - 1), "shape-rendering": "crispEdges" })),
    svg("text", { x: right + 5, y: 14, class: "num small dim" }, "1"),
  ];
}

const brief = (value) => (value >= 1000 ? Math.round(value).toLocaleString("en") : Number(value.toPrecision(3)).toString());

export function mount(figure, { lang, say }) {
  const words = texts(lang, ALL);
  const state = { n: 64, d: 64, interleaved: true, view: "row" };
  const map = svg("g");
  const frame = svg("g");
  const panel = svg("g");
  const hit = svg("rect", { x: LEFT, y: TOP, width: WIDTH, height: HEIGHT, class: "reach" });
  const picture = drawing({ height: PANEL.top + PANEL.height + 4, label: "", interactive: true }, map, frame, panel, hit);
  const where = el("p", { class: "reading" });
  const value = el("p", { class: "reading" });

  const middle = (c) => LEFT + ((c + 0.5) * WIDTH) / state.d;

  function drawMap() {
    const { n, d, interleaved } = state;
    const below = TOP + HEIGHT + 18;
    const [left, right] = interleaved ? [words.fast, words.slow] : [words.sines, words.cosines];
    map.replaceChildren(
      svg("text", { x: LEFT, y: 14, class: "dim" }, words.dimension),
      svg("text", { x: 12, y: TOP + HEIGHT / 2, class: "dim middle", transform: `rotate(-90 12 ${TOP + HEIGHT / 2})` }, words.position),
      ...[0, 0.25, 0.5, 0.75].map((part) => svg("text", { x: LEFT - 6, y: TOP + part * HEIGHT + 11, class: "num small dim end" }, String(part * n))),
      svg("text", { x: LEFT - 6, y: TOP + HEIGHT, class: "num small dim end" }, String(n - 1)),
      shades(n, d, interleaved),
      ...scale(),
      ...(interleaved ? [] : [svg("path", { d: `M${LEFT + WIDTH / 2} ${TOP - 4}V${TOP + HEIGHT + 22}`, class: "same" })]),
      svg("text", { x: interleaved ? LEFT : LEFT + WIDTH / 4, y: below, class: interleaved ? "strong" : "middle strong" }, left),
      svg("text", { x: interleaved ? LEFT + WIDTH : LEFT + (WIDTH * 3) / 4, y: below, class: interleaved ? "end strong" : "middle strong" }, right),
      ...(interleaved ? [svg("path", { d: `M${LEFT + 48} ${below - 5}H${LEFT + WIDTH - 52}m-6 -4l6 4l-6 4`, class: "axis" })] : []),
    );
    set(picture, { "aria-label": words.label(n, d) });
  }

  function drawFrame() {
    const { row, column: c } = cursor;
    const [w, h] = [WIDTH / state.d, HEIGHT / state.n];
    const [x, y] = [LEFT + c * w, TOP + row * h];
    const [wide, tall] = [Math.max(w, 5), Math.max(h, 5)];
    frame.replaceChildren(
      svg("path", { d: `M${LEFT} ${y + h / 2}H${x + (w - wide) / 2}M${x + (w + wide) / 2} ${y + h / 2}H${LEFT + WIDTH}`, class: "cross" }),
      svg("path", { d: `M${x + w / 2} ${TOP}V${y + (h - tall) / 2}M${x + w / 2} ${y + (h + tall) / 2}V${TOP + HEIGHT}`, class: "cross" }),
      svg("rect", { x: x + (w - wide) / 2 - 1.5, y: y + (h - tall) / 2 - 1.5, width: wide + 3, height: tall + 3, class: "chosen" }),
    );
  }

  function clocks() {
    const pairs = state.d / 2;
    const every = Math.max(1, pairs / MOST_CLOCKS);
    const { pair: chosen } = column(cursor.column, state.d, state.interleaved);
    const step = (WIDTH / pairs) * every;
    const radius = Math.min(step / 2 - 1.5, 22);
    const cy = PANEL.top + 38;
    return Array.from({ length: pairs / every }, (_, n) => {
      const pair = Math.floor(chosen / every) === n ? chosen : n * every;
      const angle = cursor.row * theta(pair, state.d);
      const cx = LEFT + (n + 0.5) * step;
      const mine = pair === chosen;
      return [
        svg("circle", { cx, cy, r: radius, class: mine ? "dial mine" : "dial" }),
        svg("path", { d: `M${cx} ${cy}L${cx + radius * 0.85 * Math.cos(angle)} ${cy - radius * 0.85 * Math.sin(angle)}`, class: `curve ${mine ? "k" : "q"}` }),
        (pairs / every <= 8 || mine || n % 4 === 0) && svg("text", { x: cx, y: cy + radius + 16, class: `num small middle ${mine ? "strong" : "dim"}` }, String(pair)),
      ];
    }).flat();
  }

  function chart(f, mark) {
    const floor = PANEL.top + PANEL.height;
    const x = (t) => LEFT + (t / (state.n - 1)) * WIDTH;
    const y = (v) => floor - 8 - ((v + 1) / 2) * (PANEL.height - 22);
    const points = 4 * (state.n - 1);
    const d = Array.from({ length: points + 1 }, (_, p) => `${p ? "L" : "M"}${x(p / 4).toFixed(2)} ${y(f(p / 4)).toFixed(2)}`).join("");
    return [
      ...[-1, 0, 1].map((v) => svg("path", { d: `M${LEFT} ${y(v)}H${LEFT + WIDTH}`, class: "grid" })),
      ...[-1, 0, 1].map((v) => svg("text", { x: LEFT - 6, y: y(v) + 4.5, class: "num small dim end" }, number(v, 0))),
      svg("path", { d, class: "curve q" }),
      svg("circle", { cx: x(mark), cy: y(f(mark)), r: 5.5, class: "fill-k" }),
    ];
  }

  const views = {
    row: () => [words.clocks(cursor.row), clocks()],
    column: () => [words.wave(cursor.column), chart((t) => sinusoid(t, cursor.column, state.d, state.interleaved), cursor.row)],
    product: () => [words.dot(cursor.row), chart((s) => closeness(cursor.row, s, state.d), cursor.row)],
  };

  function draw() {
    drawFrame();
    const [title, nodes] = views[state.view]();
    panel.replaceChildren(svg("text", { x: LEFT, y: PANEL.top, class: "small dim" }, title), ...nodes.filter(Boolean));
    const { pair, kind } = column(cursor.column, state.d, state.interleaved);
    const speed = theta(pair, state.d);
    where.textContent = words.where(cursor.row, cursor.column, pair, kind);
    value.textContent = words.value(cursor.row, brief(speed), brief((2 * Math.PI) / speed), kind, number(sinusoid(cursor.row, cursor.column, state.d, state.interleaved), 4));
    cursor.describe(`${where.textContent} ${value.textContent}`);
  }

  const cursor = cellCursor(hit, {
    size: () => [state.n, state.d],
    cellAt: ({ x, y }) => [Math.floor(((y - TOP) / HEIGHT) * state.n), Math.floor(((x - LEFT) / WIDTH) * state.d)],
    onMove() { draw(); say(`${where.textContent} ${value.textContent}`); },
    label: words.map,
    row: 40,
    column: 12,
    stride: 8,
  });
  const change = (name) => (next) => {
    state[name] = next;
    drawMap();
    cursor.move(cursor.row, cursor.column);
  };
  stage(figure, picture, where, value, controls(
    choice({ label: words.views, options: ["row", "column", "product"].map((name) => ({ value: name, label: words[name] })), value: state.view, onChange: change("view") }),
    choice({ label: words.order, options: [{ value: true, label: words.interleaved }, { value: false, label: words.concatenated }], value: true, onChange: change("interleaved") }),
    choice({ label: words.positions, options: [32, 64, 128], value: state.n, onChange: change("n") }),
    choice({ label: words.width, options: [16, 32, 64, 128], value: state.d, onChange: change("d") }),
  ));
  drawMap();
  draw();
}
