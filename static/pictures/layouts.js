// Two layouts of the same pairs, and the permutation between them, a pair at a time.

import { button, choice, controls, drawing, el, set, stage, svg, texts, toggle } from "./kit.js";

const TEXTS = {
  en: {
    label: "Eight dimensions in the adjacent layout above and in the half layout below, joined where they are the same",
    adjacent: "adjacent pairs", halves: "two halves", way: "Direction", there: "adjacent → halves", back: "halves → adjacent",
    turn: "Show a quarter turn of each pair", next: "Next pair", previous: "Previous pair", all: "All pairs",
    step: (i, a, b, c, d) => `Pair ${i}: dimensions ${a} and ${b} above, places ${c} and ${d} below.`,
    whole: "All four pairs.", list: "old place of each new place", first: "first half", second: "second half",
  },
  zh: {
    label: "八个维度：上排是相邻成对的布局，下排是前后两半的布局，同一维用线相连",
    adjacent: "相邻成对", halves: "前后两半", way: "方向", there: "相邻 → 两半", back: "两半 → 相邻",
    turn: "显示每一对转过 90° 的结果", next: "下一对", previous: "上一对", all: "全部",
    step: (i, a, b, c, d) => `第 ${i} 对：上排第 ${a}、${b} 维，下排第 ${c}、${d} 位。`,
    whole: "全部四对。", list: "每个新位置上是原来的第几维", first: "前一半", second: "后一半",
  },
};

const D = 8;
const [LEFT, STEP, SIZE] = [26, 49, 40];
const [TOP, BOTTOM] = [78, 246];
const centre = (place) => LEFT + place * STEP + SIZE / 2;

/** For each new place, the old one: from neighbours to halves. */
export const toHalves = (d) => Array.from({ length: d }, (_, place) => (place < d / 2 ? 2 * place : 2 * (place - d / 2) + 1));

/** The way back. */
export const toAdjacent = (d) => Array.from({ length: d }, (_, place) => Math.floor(place / 2) + (place % 2) * (d / 2));

/** What a quarter turn puts where dimension `n` was, in the adjacent layout: (x0, x1) becomes (-x1, x0). */
export const quarter = (n) => (n % 2 ? { sign: "", of: n - 1 } : { sign: "−", of: n + 1 });

/** One box: what stands in it, and which place it is. */
function box(place, y, pair, edge) {
  const text = svg("text", { class: "num middle strong", x: centre(place), y: y + SIZE / 2 + 5 });
  const node = svg("g", {},
    svg("rect", { x: centre(place) - SIZE / 2, y, width: SIZE, height: SIZE, rx: 7, fill: "var(--card)", stroke: `var(--pair-${pair})`, "stroke-width": 2.5 }),
    text, svg("text", { class: "num small dim middle", x: centre(place), y: edge }, String(place)));
  return { node, write(content) { text.textContent = content; } };
}

/** The bracket that joins the two places of a pair, outside its row. */
function bracket(a, b, y, up, pair) {
  const far = y + (up ? -1 : 1) * (b - a === 1 ? 16 : 18 + 9 * pair);
  return svg("path", { class: "curve", stroke: `var(--pair-${pair})`, d: `M${centre(a)} ${y}V${far}H${centre(b)}V${y}` });
}

export function mount(figure, { lang, say }) {
  const t = texts(lang, TEXTS);
  const state = { pair: D / 2, turned: false, back: false };
  const order = toHalves(D);
  const top = Array.from({ length: D }, (_, n) => box(n, TOP, Math.floor(n / 2), TOP + SIZE + 17));
  const bottom = order.map((old, place) => box(place, BOTTOM, Math.floor(old / 2), BOTTOM - 8));
  const wires = order.map((old, place) => svg("path", {
    class: "curve", stroke: `var(--pair-${Math.floor(old / 2)})`,
    d: `M${centre(old)} ${TOP + SIZE + 24}C${centre(old)} ${TOP + SIZE + 62} ${centre(place)} ${BOTTOM - 62} ${centre(place)} ${BOTTOM - 24}`,
  }));
  const pairs = Array.from({ length: D / 2 }, (_, i) => ({
    parts: [top[2 * i].node, top[2 * i + 1].node, bottom[i].node, bottom[i + D / 2].node, bracket(2 * i, 2 * i + 1, TOP - 4, true, i), bracket(i, i + D / 2, BOTTOM + SIZE + 4, false, i)],
    wires: wires.filter((_, place) => Math.floor(order[place] / 2) === i),
  }));
  const caption = el("p", { class: "fine", role: "presentation" });
  const list = el("code", {});
  const steps = [
    button({ label: t.previous, onClick: () => go(-1) }),
    button({ label: t.next, onClick: () => go(1) }),
    button({ label: t.all, class: "quiet", onClick: () => change({ pair: D / 2 }) }),
  ];
  const change = (part) => { Object.assign(state, part); draw(); };
  const go = (by) => change({ pair: (state.pair + by + D / 2 + 1) % (D / 2 + 1) });

  function draw() {
    const { pair, turned, back } = state;
    pairs.forEach(({ parts, wires: own }, i) => {
      const shown = pair === D / 2 || pair === i;
      for (const part of parts) set(part, { opacity: shown ? null : 0.25 });
      for (const wire of own) set(wire, { opacity: shown ? null : 0.08, "stroke-width": pair === i ? 4 : null });
    });
    const name = (n) => (turned ? `${quarter(n).sign}x${quarter(n).of}` : `x${n}`);
    top.forEach((cell, n) => cell.write(name(n)));
    bottom.forEach((cell, place) => cell.write(name(order[place])));
    list.textContent = `[${(back ? toAdjacent(D) : order).join(", ")}]`;
    caption.textContent = pair === D / 2 ? t.whole : t.step(pair, 2 * pair, 2 * pair + 1, pair, pair + D / 2);
    say(caption.textContent);
  }

  const middle = LEFT + D / 2 * STEP - (STEP - SIZE) / 2;
  stage(figure,
    drawing({ height: 362, label: t.label },
      svg("text", { class: "strong", x: LEFT - 8, y: 24 }, t.adjacent), svg("text", { class: "num small dim end", x: 432, y: 24 }, "(2i, 2i + 1)"),
      wires, pairs.map(({ parts }) => parts),
      svg("line", { class: "axis", x1: middle, x2: middle, y1: BOTTOM - 14, y2: BOTTOM + SIZE + 8, "stroke-dasharray": "3 4" }),
      svg("text", { class: "strong", x: LEFT - 8, y: 354 }, t.halves), svg("text", { class: "num small dim end", x: 432, y: 354 }, "(i, i + d/2)")),
    el("div", { class: "steps" }, steps), caption,
    controls(
      choice({ label: t.way, options: [{ value: false, label: t.there }, { value: true, label: t.back }], value: false, onChange: (value) => change({ back: value }) }),
      toggle({ label: t.turn, onChange: (value) => change({ turned: value }) })),
    el("dl", { class: "values" }, el("dt", {}, t.list), el("dd", {}, list)));
  draw();
}
