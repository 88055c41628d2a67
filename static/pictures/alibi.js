// ALiBi: a bias per head that grows with the distance, and what softmax makes of it alone.

import { cellCursor, ink, shade } from "./cells.js";
import { choice, controls, drawing, el, number, set, slider, stage, svg, texts } from "./kit.js";

const T = 8;
const HEADS = [4, 6, 8, 12, 16, 32];
const [LEFT, WIDTH, TOP, ROW] = [40, 392, 40, 25];
const [CELL, MATRIX] = [WIDTH / T, T * ROW];
const BARS = { top: TOP + MATRIX + 10, height: 88 };
const REACH = { top: BARS.top + BARS.height + 62, height: 92, least: 0.5, most: 600 };

const ALL = {
  en: {
    label: (head, heads) => `Bias of head ${head} of ${heads}, the softmax of one row of it, and how far each head looks.`,
    matrix: "Rows of the matrix: arrow keys choose query and key",
    key: "key j →",
    query: "query i ↓",
    weights: (i) => `attention of query ${i} if all scores were 0`,
    reach: "how many tokens back the weight has halved, by head",
    heads: "Heads",
    head: "Head h",
    slope: (h, text, source) => [`Head ${h}: slope m = 2`, ` = ${text}${source ? `, one of those that ${source} heads would have` : ""}.`],
    cell: (i, j, bias, weight) => `Query ${i}, key ${j}: −m · (${i} − ${j}) = ${bias}, weight ${weight}.`,
    masked: (i, j) => `Query ${i}, key ${j}: in the future, masked, weight 0.`,
    taken: (c) => `striped: heads beyond ${c}, with every other slope of ${2 * c} heads`,
  },
  zh: {
    label: (head, heads) => `${heads} 个头中第 ${head} 个的偏置，其中一行的 softmax，以及每个头能看多远。`,
    matrix: "矩阵的行：用方向键选择 query 和 key",
    key: "key j →",
    query: "query i ↓",
    weights: (i) => `若得分全为 0，query ${i} 的注意力`,
    reach: "各个头：往回多少个 token，权重减半",
    heads: "头数",
    head: "头 h",
    slope: (h, text, source) => [`第 ${h} 个头：斜率 m = 2`, ` = ${text}${source ? `，取自 ${source} 个头的斜率` : ""}。`],
    cell: (i, j, bias, weight) => `query ${i}，key ${j}：−m · (${i} − ${j}) = ${bias}，权重 ${weight}。`,
    masked: (i, j) => `query ${i}，key ${j}：在未来，被遮住，权重为 0。`,
    taken: (c) => `条纹：第 ${c} 个以后的头，隔一个取 ${2 * c} 个头的斜率`,
  },
};

const series = (n) => Array.from({ length: n }, (_, h) => 2 ** ((-8 / n) * (h + 1)));

/** One slope per head. Beyond the largest power of two c, every other one of those that 2c heads would have. */
export function slopes(heads) {
  const c = 2 ** Math.floor(Math.log2(heads));
  return [...series(c), ...series(2 * c).filter((_, n) => n % 2 === 0)].slice(0, heads);
}

/** The biases of query i against keys 0 … count - 1: −m(i − j), −∞ in the future. */
export const biases = (slope, i, count) => Array.from({ length: count }, (_, j) => (j > i ? -Infinity : slope * (j - i)));

/** The softmax of a row. */
export function softmax(row) {
  const most = Math.max(...row);
  const powers = row.map((value) => Math.exp(value - most));
  const sum = powers.reduce((a, b) => a + b);
  return powers.map((power) => power / sum);
}

/** Strokes across a bar that stands on `floor`. */
function rungs(x, floor, width, height) {
  let d = "";
  for (let up = 4; up < height; up += 5) d += `M${x.toFixed(2)} ${floor - up}h${width.toFixed(2)}`;
  return d;
}

/** A bias in at most six characters. */
const short = (value) => (value === 0 ? "0" : number(value, Math.abs(value) >= 0.1 ? 2 : 3).replace(/(\.\d*?)0+$/, "$1").replace(/\.$/, ""));

export function mount(figure, { lang, say }) {
  const words = texts(lang, ALL);
  const state = { heads: 8, head: 2 };
  const matrix = svg("g");
  const bars = svg("g");
  const reach = svg("g");
  const hit = svg("rect", { x: LEFT, y: TOP, width: WIDTH, height: MATRIX, class: "reach" });
  const picture = drawing({ height: REACH.top + REACH.height + 40, label: "", interactive: true }, matrix, bars, reach, hit);
  const reading = el("p", { class: "reading" });
  const detail = el("p", { class: "reading" });

  let spoken = "";
  const slope = () => slopes(state.heads)[state.head - 1];

  function drawMatrix() {
    const nodes = [
      svg("text", { x: LEFT, y: 14, class: "dim" }, words.key),
      svg("text", { x: 12, y: TOP + MATRIX / 2, class: "dim middle", transform: `rotate(-90 12 ${TOP + MATRIX / 2})` }, words.query),
    ];
    for (let i = 0; i < T; i++) {
      const row = biases(slope(), i, T);
      const chosen = i === cursor.row;
      nodes.push(svg("text", { x: LEFT - 7, y: TOP + i * ROW + 17, class: `num small end ${chosen ? "strong" : "dim"}` }, String(i)));
      nodes.push(svg("text", { x: LEFT + (i + 0.5) * CELL, y: TOP - 6, class: `num small middle ${i === cursor.column ? "strong" : "dim"}` }, String(i)));
      row.forEach((bias, j) => {
        const at = { x: LEFT + j * CELL, y: TOP + i * ROW };
        const depth = bias === -Infinity ? 0 : Math.min(1, Math.sqrt(-bias / 3.5)) * 0.95;
        nodes.push(svg("rect", { ...at, width: CELL, height: ROW, fill: j > i ? "var(--card)" : shade(depth), class: "cell" }));
        nodes.push(svg("text", { x: at.x + CELL / 2, y: at.y + 17, class: `num small middle ${j > i ? "dim" : ink(depth)}` }, j > i ? "−∞" : short(bias)));
      });
    }
    const [i, j] = [cursor.row, cursor.column];
    nodes.push(
      svg("rect", { x: LEFT - 1, y: TOP + i * ROW - 1, width: WIDTH + 2, height: ROW + 2, class: "same" }),
      svg("rect", { x: LEFT + j * CELL, y: TOP + i * ROW, width: CELL, height: ROW, class: "chosen" }),
    );
    matrix.replaceChildren(...nodes);
  }

  function drawBars() {
    const weights = softmax(biases(slope(), cursor.row, T));
    const floor = BARS.top + BARS.height;
    bars.replaceChildren(
      ...weights.flatMap((weight, j) => {
        const height = (weight / weights[cursor.row]) * (BARS.height - 18); // the query's own weight is the largest
        const at = LEFT + j * CELL;
        return [
          svg("rect", { x: at + 7, y: floor - height, width: CELL - 14, height, rx: 2, class: "fill-k" }),
          j <= cursor.row && svg("text", { x: at + CELL / 2, y: floor - height - 5, class: `num small middle ${j === cursor.column ? "strong" : ""}` }, weight.toFixed(2)),
        ].filter(Boolean);
      }),
      svg("path", { d: `M${LEFT} ${floor}H${LEFT + WIDTH}`, class: "axis" }),
      svg("text", { x: LEFT, y: floor + 18, class: "small dim" }, words.weights(cursor.row)),
    );
  }

  function drawReach() {
    const all = slopes(state.heads);
    const c = 2 ** Math.floor(Math.log2(state.heads));
    const floor = REACH.top + REACH.height;
    const scale = (tokens) => (Math.log(tokens / REACH.least) / Math.log(REACH.most / REACH.least)) * REACH.height;
    const width = WIDTH / state.heads;
    const gap = Math.min(width * 0.14, 5);
    const nodes = [1, 10, 100].map((tokens) => [
      svg("path", { d: `M${LEFT} ${floor - scale(tokens)}H${LEFT + WIDTH}`, class: "grid" }),
      svg("text", { x: LEFT - 7, y: floor - scale(tokens) + 4.5, class: "num small dim end" }, String(tokens)),
    ]);
    nodes.push(svg("path", { d: `M${LEFT} ${floor}H${LEFT + WIDTH}`, class: "axis" }));
    all.forEach((m, n) => {
      const [at, height] = [LEFT + n * width, Math.max(scale(Math.LN2 / m), 1.5)];
      const chosen = n + 1 === state.head;
      const bar = svg("rect", { x: at + gap, y: floor - height, width: width - 2 * gap, height, class: `${chosen ? "chosen-bar" : "bar"} ${n >= c ? "hollow" : ""}` });
      const hatching = n >= c && svg("path", { d: rungs(at + gap, floor, width - 2 * gap, height), class: "rungs" });
      const tall = svg("rect", { x: at, y: REACH.top, width, height: REACH.height + 20, class: "reach chip" });
      tall.addEventListener("click", () => pick(n + 1));
      const named = state.heads <= 16 || n === 0 || (n + 1) % 4 === 0 || chosen;
      if (chosen) nodes.push(svg("text", { x: at + width / 2, y: floor - height - 6, class: "num small strong middle" }, (Math.LN2 / m).toFixed(Math.LN2 / m < 10 ? 1 : 0)));
      nodes.push([bar, hatching, named && (chosen || state.heads <= 16 || Math.abs(n + 1 - state.head) > 1) && svg("text", { x: at + width / 2, y: floor + 16, class: `num small middle ${chosen ? "strong" : "dim"}` }, String(n + 1)), tall]);
    });
    nodes.push(svg("text", { x: LEFT, y: REACH.top - 16, class: "small dim" }, words.reach));
    if (c < state.heads) nodes.push(svg("text", { x: LEFT, y: floor + 34, class: "small dim" }, words.taken(c)));
    reach.replaceChildren(...nodes.flat().filter(Boolean));
  }

  function describe() {
    const [i, j, c] = [cursor.row, cursor.column, 2 ** Math.floor(Math.log2(state.heads))];
    const m = slope();
    const exponent = number(Math.log2(m), 2).replace(/\.?0+$/, "");
    const [before, after] = words.slope(state.head, Number(m.toPrecision(4)), state.head > c ? 2 * c : 0);
    reading.replaceChildren(before, el("sup", {}, exponent), after);
    spoken = `${before}^${exponent}${after}`;
    const row = biases(m, i, T);
    detail.textContent = j > i ? words.masked(i, j) : words.cell(i, j, short(row[j]), softmax(row)[j].toFixed(3));
    cursor.describe(detail.textContent);
  }

  function draw() {
    set(picture, { "aria-label": words.label(state.head, state.heads) });
    drawMatrix();
    drawBars();
    drawReach();
    describe();
  }

  function pick(head) {
    state.head = Math.min(head, state.heads);
    headSlider.set(state.head, { max: state.heads });
    draw();
    say(spoken);
  }

  const cursor = cellCursor(hit, {
    size: () => [T, T],
    cellAt: ({ x, y }) => [Math.floor((y - TOP) / ROW), Math.floor((x - LEFT) / CELL)],
    onMove() { draw(); say(detail.textContent); },
    label: words.matrix,
    row: T - 1,
    column: T - 3,
  });
  const headSlider = slider({ label: words.head, min: 1, max: state.heads, value: state.head, onInput: pick });
  stage(figure, picture, reading, detail, controls(
    headSlider,
    choice({ label: words.heads, options: HEADS, value: state.heads, onChange(value) { state.heads = value; pick(state.head); } }),
  ));
  draw();
}
