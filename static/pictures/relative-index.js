// Shaw's clipped relative index: which row of the table of relative positions a query and a key look up.

import { cellCursor, diverge, ink } from "./cells.js";
import { controls, drawing, el, number, set, slider, stage, svg, texts } from "./kit.js";

const [LEFT, TOP, SIZE, TABLE, CHIP] = [40, 50, 252, 344, 30];
const DEEP = 0.9;

const ALL = {
  en: {
    label: (T, K) => `Matrix of ${T} queries by ${T} keys; each cell holds the row of a table with ${2 * K + 1} rows.`,
    matrix: "Cells of the matrix: arrow keys move the cursor",
    key: "key j →",
    query: "query i ↓",
    table: (rows) => `table: ${rows} rows`,
    tokens: "Tokens T",
    clip: "Clipped at K",
    reading: (i, j, d, K, row) =>
      `Query ${i}, key ${j}: ${j} − ${i} = ${number(d, 0)}${Math.abs(d) > K ? `, clipped to ${number(Math.sign(d) * K, 0)}` : ""}; plus K = ${K}: row ${row}.`,
    shared: (row, count, clipped) =>
      clipped ? `${count} cells, a whole corner, share row ${row}: farther than K is all the same.` : `${count} cells, one diagonal, share row ${row}: the same distance everywhere.`,
  },
  zh: {
    label: (T, K) => `${T} 个 query 乘 ${T} 个 key 的矩阵；每格是查表的行号，表有 ${2 * K + 1} 行。`,
    matrix: "矩阵的格子：用方向键移动光标",
    key: "key j →",
    query: "query i ↓",
    table: (rows) => `表：${rows} 行`,
    tokens: "token 数 T",
    clip: "截断距离 K",
    reading: (i, j, d, K, row) =>
      `query ${i}，key ${j}：${j} − ${i} = ${number(d, 0)}${Math.abs(d) > K ? `，截断成 ${number(Math.sign(d) * K, 0)}` : ""}；加上 K = ${K}，得第 ${row} 行。`,
    shared: (row, count, clipped) =>
      clipped ? `整个角上的 ${count} 格都用第 ${row} 行：比 K 更远的一律不分。` : `一条对角线上的 ${count} 格都用第 ${row} 行：处处是同一个距离。`,
  },
};

/** The row of the table for a query at position `m` and a key at position `n`. */
export const relativeIndex = (m, n, K) => Math.min(Math.max(n - m, -K), K) + K;

/** What distance a row stands for, as short as possible. */
function meaning(row, K) {
  const d = number(row - K, 0);
  if (row === 0) return `≤ ${d}`;
  return row === 2 * K ? `≥ +${d}` : row > K ? `+${d}` : d;
}

export function mount(figure, { lang, say }) {
  const words = texts(lang, ALL);
  let [T, K] = [8, 2];
  const cells = svg("g", { class: "middle" });
  const table = svg("g");
  const link = svg("path", { class: "link" });
  const hit = svg("rect", { x: LEFT, y: TOP, width: SIZE, height: SIZE, class: "reach" });
  const picture = drawing({ height: TOP + SIZE + 8, label: "", interactive: true }, cells, table, link, hit);
  const reading = el("p", { class: "reading" });
  const shared = el("p", { class: "reading" });

  const rowY = (row) => TOP + ((row + 0.5) * SIZE) / (2 * K + 1);

  function drawCells(row) {
    const side = SIZE / T;
    const small = side < 26;
    cells.replaceChildren();
    const group = [];
    for (let i = 0; i < T; i++) {
      cells.append(svg("text", { x: LEFT - 8, y: TOP + (i + 0.5) * side + 5, class: `num small end ${i === cursor.row ? "strong" : "dim"}` }, String(i)));
      cells.append(svg("text", { x: LEFT + (i + 0.5) * side, y: TOP - 7, class: `num small middle ${i === cursor.column ? "strong" : "dim"}` }, String(i)));
      for (let j = 0; j < T; j++) {
        const index = relativeIndex(i, j, K);
        const value = ((index - K) / K) * DEEP;
        const same = index === row;
        const at = { x: LEFT + j * side, y: TOP + i * side };
        const depth = same ? value : value * 0.45;
        cells.append(
          svg("rect", { ...at, width: side, height: side, fill: diverge(depth), class: "cell" }),
          svg("text", { x: at.x + side / 2, y: at.y + side / 2 + 5, class: `num middle ${ink(depth)} ${small ? "small" : ""} ${same ? "strong" : ""}` }, String(index)),
        );
        if (same) group.push(svg("rect", { x: at.x + 1, y: at.y + 1, width: side - 2, height: side - 2, class: "same" }));
      }
    }
    const at = { x: LEFT + cursor.column * side, y: TOP + cursor.row * side };
    cells.append(...group, svg("rect", { x: at.x - 1, y: at.y - 1, width: side + 2, height: side + 2, class: "chosen" }));
    cells.append(
      svg("text", { x: LEFT, y: 16, class: "dim" }, words.key),
      svg("text", { x: 14, y: TOP + SIZE / 2, class: "dim middle", transform: `rotate(-90 14 ${TOP + SIZE / 2})` }, words.query),
    );
    return group.length;
  }

  function drawTable(row) {
    const rows = 2 * K + 1;
    const height = SIZE / rows;
    table.replaceChildren(svg("text", { x: TABLE, y: 16, class: "dim" }, words.table(rows)));
    for (let r = 0; r < rows; r++) {
      const value = ((r - K) / K) * DEEP;
      table.append(
        svg("rect", { x: TABLE, y: TOP + r * height + 1, width: CHIP, height: height - 2, rx: 3, fill: diverge(value) }),
        svg("text", { x: TABLE + CHIP / 2, y: rowY(r) + 5, class: `num middle ${ink(value)} ${r === row ? "strong" : ""}` }, String(r)),
        svg("text", { x: TABLE + CHIP + 9, y: rowY(r) + 5, class: `num ${r === row ? "strong" : "dim"}` }, meaning(r, K)),
      );
      if (r === row) table.append(svg("rect", { x: TABLE - 1, y: TOP + r * height, width: CHIP + 2, height, rx: 3, class: "chosen" }));
    }
  }

  function draw() {
    const [i, j, side] = [cursor.row, cursor.column, SIZE / T]; // the line leaves the matrix beside the query's row
    const row = relativeIndex(i, j, K);
    const count = drawCells(row);
    drawTable(row);
    const [x, y, end] = [LEFT + SIZE + 5, TOP + (i + 0.5) * side, TABLE - 4];
    set(link, { d: `M${x} ${y}C${x + 26} ${y} ${end - 26} ${rowY(row)} ${end} ${rowY(row)}` });
    set(picture, { "aria-label": words.label(T, K) });
    reading.textContent = words.reading(i, j, j - i, K, row);
    shared.textContent = words.shared(row, count, (row === 0 || row === 2 * K) && T - 1 > K);
    cursor.describe(reading.textContent);
  }

  const cursor = cellCursor(hit, {
    size: () => [T, T],
    cellAt: ({ x, y }) => [Math.floor(((y - TOP) / SIZE) * T), Math.floor(((x - LEFT) / SIZE) * T)],
    onMove() { draw(); say(reading.textContent); },
    label: words.matrix,
    row: 1,
    column: 4,
  });
  const change = (apply) => (value) => { apply(value); cursor.move(cursor.row, cursor.column); };
  stage(figure, picture, reading, shared, controls(
    slider({ label: words.clip, min: 1, max: 6, value: K, onInput: change((value) => { K = value; }) }),
    slider({ label: words.tokens, min: 4, max: 12, value: T, onInput: change((value) => { T = value; }) }),
  ));
  draw();
}
