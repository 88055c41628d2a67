// Partial RoPE: which dimensions of a head turn, which pass, and which belong together.

import { choice, controls, drawing, el, number, set, slider, stage, svg, texts, toggle } from "./kit.js";
import { theta } from "./helix.js";

const TEXTS = {
  en: {
    label: "The dimensions of one head: those that are rotated, those that pass through, and the two of the chosen pair",
    head: "head_dim", rotary: "rotary_dim", pair: "Pair i", layout: "Layout", halves: "two halves", adjacent: "adjacent",
    mistake: "Show the usual mistake", wrong: "wrong: pairs over the whole head",
    rotated: "rotated", passed: "passed through", members: "pair", count: "pairs", columns: "columns of cos and sin", frequency: "frequency",
    turned: (n) => `${n} rotated`, kept: (n) => `${n} passed through`, none: "all are rotated",
    said: (i, a, b, rotary) => `Of ${rotary} rotated dimensions pair ${i} is ${a} and ${b}.`,
  },
  zh: {
    label: "一个头的各维：哪些旋转，哪些原样通过，以及选中的一对是哪两维",
    head: "head_dim", rotary: "rotary_dim", pair: "第 i 对", layout: "布局", halves: "前后两半", adjacent: "相邻成对",
    mistake: "显示常见错误", wrong: "错误：在整个头上配对",
    rotated: "旋转", passed: "原样通过", members: "这一对", count: "对数", columns: "cos、sin 的列数", frequency: "频率",
    turned: (n) => `旋转 ${n} 维`, kept: (n) => `原样通过 ${n} 维`, none: "全部旋转",
    said: (i, a, b, rotary) => `${rotary} 个旋转维里，第 ${i} 对是第 ${a} 维和第 ${b} 维。`,
  },
};

const BASE = 1e4;
const [LEFT, WIDE, Y, TALL] = [10, 420, 106, 46];

/** The two dimensions of pair `i` when the first `rotary` dimensions of a head are rotated. */
export const members = (i, rotary, layout) => (layout === "halves" ? [i, i + rotary / 2] : [2 * i, 2 * i + 1]);

/** rotary_dim for a head and its factor, always even. */
export const rotaryDim = (head, factor) => 2 * Math.floor((head * factor) / 2);

export function mount(figure, { lang, say }) {
  const t = texts(lang, TEXTS);
  const state = { head: 64, rotary: 16, pair: 3, layout: "halves", mistake: false };
  const strip = svg("g", {});
  const over = svg("g", {});
  const cells = Object.fromEntries(["members", "count", "columns", "frequency"].map((name) => [name, el("dd", {})]));
  const rotary = slider({
    label: t.rotary, min: 2, max: 64, step: 2, value: state.rotary,
    format: (value) => `${value} = ${Number((value / state.head).toFixed(4))} × ${state.head}`,
    onInput: (value) => change({ rotary: value }),
  });
  const pair = slider({ label: t.pair, max: 7, value: state.pair, onInput: (value) => change({ pair: value }) });

  function change(part) {
    if (part.head) part.rotary = Math.max(2, rotaryDim(part.head, state.rotary / state.head));
    Object.assign(state, part);
    state.pair = Math.min(state.pair, state.rotary / 2 - 1);
    rotary.set(state.rotary, { max: state.head });
    pair.set(state.pair, { max: state.rotary / 2 - 1 });
    draw();
  }

  const at = (n) => LEFT + (n / state.head) * WIDE;
  const bend = (a, b, attrs) => {
    const [from, to] = [at(a + 0.5), at(b + 0.5)];
    const rise = Math.min(84, 26 + (to - from) * 0.28);
    return svg("path", { class: "curve", d: `M${from.toFixed(1)} ${Y - 3}C${from.toFixed(1)} ${Y - rise} ${to.toFixed(1)} ${Y - rise} ${to.toFixed(1)} ${Y - 3}`, ...attrs });
  };

  function draw() {
    const { head, rotary: r, pair: i, layout, mistake } = state;
    const wide = WIDE / head;
    const gap = wide > 4 ? 1 : 0.4;
    const [a, b] = members(i, r, layout);
    strip.replaceChildren(...Array.from({ length: head }, (_, n) => {
      const chosen = n === a || n === b;
      return svg("rect", {
        x: at(n) + gap / 2, y: Y - (chosen ? 5 : 0), width: wide - gap, height: TALL + (chosen ? 10 : 0), rx: wide > 8 ? 3 : 0,
        fill: n >= r ? "var(--grid)" : chosen ? "var(--pair-1)" : "var(--pair-0)", opacity: n >= r || chosen ? null : 0.32 + 0.5 * theta(n < r / 2 || layout !== "halves" ? (layout === "halves" ? n : Math.floor(n / 2)) : n - r / 2, BASE, r) ** 0.35,
      });
    }));
    const wrong = i + head / 2;
    over.replaceChildren(
      ...Array.from({ length: r / 2 }, (_, n) => (n === i || r > 64 ? null : bend(...members(n, r, layout), { stroke: "var(--pair-0)", opacity: 0.28, "stroke-width": 1 }))).filter(Boolean),
      bend(a, b, { stroke: "var(--pair-1)", "stroke-width": 2.5 }),
      ...(mistake && layout === "halves" && r < head ? [bend(i, wrong, { stroke: "var(--bad)", "stroke-dasharray": "5 5" }), svg("text", { class: "small end bad", x: LEFT + WIDE, y: 12 }, t.wrong)] : []),
      brace(0, r, t.turned(r)), ...(r < head ? [brace(r, head, t.kept(head - r))] : []),
      ...[0, r, head].filter((n, place, all) => all.indexOf(n) === place && (n === 0 || n === head || (at(n) > LEFT + 40 && at(n) < LEFT + WIDE - 40)))
        .map((n) => svg("text", { class: "num small dim middle", x: at(n), y: Y + TALL + 22 }, String(n))));
    cells.members.textContent = `${i}: (${a}, ${b})`;
    cells.count.textContent = `${r / 2}`;
    cells.columns.textContent = `${r}`;
    cells.frequency.textContent = `10000^(−2·${i}/${r}) = ${theta(i, BASE, r).toPrecision(4)}`;
    say(t.said(i, a, b, r));
  }

  function brace(from, to, words) {
    const [x1, x2, y] = [at(from) + 1, at(to) - 1, Y + TALL + 34];
    const middle = Math.min(Math.max((x1 + x2) / 2, LEFT + 44), LEFT + WIDE - 66);
    return svg("g", {}, svg("path", { class: "axis", d: `M${x1.toFixed(1)} ${y}v6H${x2.toFixed(1)}v-6` }), svg("text", { class: "small middle", x: middle, y: y + 25 }, words));
  }

  stage(figure,
    drawing({ height: 222, label: t.label }, over, strip),
    controls(
      choice({ label: t.head, options: [16, 64, 128, 256], value: state.head, onChange: (head) => change({ head }) }),
      choice({ label: t.layout, options: [{ value: "halves", label: t.halves }, { value: "adjacent", label: t.adjacent }], value: state.layout, onChange: (layout) => change({ layout }) }),
      rotary, pair, toggle({ label: t.mistake, onChange: (mistake) => change({ mistake }) })),
    el("dl", { class: "values" },
      el("dt", {}, t.members), cells.members, el("dt", {}, t.count), cells.count,
      el("dt", {}, t.columns), cells.columns, el("dt", {}, t.frequency), cells.frequency));
  change({});
}
