// Six panels: how a position becomes a rotation. One is shown large; the strip below leads to the others.

import { button, el, set, stage, svg, texts } from "./kit.js";
import { arc, arrow } from "./plane.js";

const TEXTS = {
  en: {
    words: ["dog", "bites", "man"], fast: "fast", slow: "slow", base: "base", larger: "larger base", panels: "Panels", previous: "Previous", next: "Next",
    captions: [
      "To attention without positions a sentence is a pile of words: who bit whom cannot be told.",
      "So each place gets a vector of its own, and it is added to the word. Now the order shows, but word and place are mixed.",
      "Rotation leaves the word as it is and turns it: at position m by the angle mθ. Its length stays.",
      "The dot product of two turned vectors feels only the angle between them, and that grows with n − m alone.",
      "One speed is not enough. Fast pairs tell neighbours apart; slow ones tell near from far.",
      "In a longer text the slow pairs come to angles never seen in training. A larger base slows them down.",
    ],
  },
  zh: {
    words: ["狗", "咬", "人"], fast: "快", slow: "慢", base: "base", larger: "更大的 base", panels: "六格", previous: "上一格", next: "下一格",
    captions: [
      "没有位置，句子在注意力眼里只是一堆词：谁咬了谁，说不清。",
      "于是给每个位置配一个向量，加到词上。次序看得见了，但词和位置混在了一起。",
      "旋转不改动词本身，只把它转过去：位置 m 转 mθ。长度不变。",
      "两个转过的向量做点积，只感到它们的夹角，而夹角只随 n − m 增大。",
      "一种快慢不够。快的各对分得清相邻，慢的各对分得清远近。",
      "文本更长时，慢的各对会转到训练里没见过的角度。把 base 调大，它们就慢下来。",
    ],
  },
};

export const COUNT = 6;
const [WIDE, TALL] = [440, 250];
const RAD = Math.PI / 180;

const word = (text, x, y, turn = 0) => svg("g", { transform: `translate(${x} ${y}) rotate(${turn})` },
  svg("rect", { x: -33, y: -19, width: 66, height: 38, rx: 8, fill: "var(--faint)", stroke: "var(--axis)", "stroke-width": 1.5 }),
  svg("text", { class: "big middle", y: 7 }, text));

const write = (text, x, y, kind = "") => svg("text", { class: `big middle ${kind}`, x, y }, text);

function drawn(colour, from, to, options = {}) {
  const node = arrow({ colour, width: 4, ...options });
  node.move(from, to);
  return node;
}

/** An arrow from the middle of a dial. */
const hand = (x, y, r, degrees, colour, options) => drawn(colour, [x, y], [x + r * Math.cos(degrees * RAD), y - r * Math.sin(degrees * RAD)], options);
const dial = (x, y, r) => svg("circle", { cx: x, cy: y, r, class: "axis" });
const bow = (x, y, r, from, to, colour = "var(--text)") => svg("path", { class: "curve", stroke: colour, d: arc(x, y, r, from * RAD, (to - from) * RAD, 0) });
const sector = (x, y, r, from, to, colour, opacity) => svg("path", { fill: colour, opacity, d: `${arc(x, y, r, from * RAD, (to - from) * RAD, 0)}L${x} ${y}Z` });

const pile = (t) => [
  t.words.map((text, n) => word(text, 50 + n * 72, 70)),
  t.words.toReversed().map((text, n) => word(text, 50 + n * 72, 180)),
  drawn("var(--axis)", [246, 76], [288, 100]), drawn("var(--axis)", [246, 174], [288, 150]),
  word(t.words[1], 352, 112, -22), word(t.words[2], 382, 140, 15), word(t.words[0], 340, 156, -4),
  svg("text", { class: "huge middle", x: 362, y: 72 }, "?"),
];

const added = () => [35, 80, 125].map((degrees, n) => {
  const [x, y] = [52 + n * 138, 196];
  const tip = [x + 18, y - 88];
  const end = [tip[0] + 62 * Math.cos(degrees * RAD), tip[1] - 62 * Math.sin(degrees * RAD)];
  return [drawn("var(--dim)", [x, y], end, { dashed: true, width: 2.5 }), drawn("var(--q)", [x, y], tip), drawn("var(--k)", tip, end), write(`m = ${n}`, x + 22, 236, "num")];
});

const turned = () => [1, 2, 3].map((m, n) => {
  const [x, y] = [76 + n * 144, 110];
  return [dial(x, y, 64), hand(x, y, 64, 15, "var(--q)", { dashed: true, width: 2, opacity: 0.6 }), bow(x, y, 34, 15, 15 + m * 38), hand(x, y, 64, 15 + m * 38, "var(--q)"), write(m === 1 ? "θ" : `${m}θ`, x, 212)];
});

const relative = () => [
  [20, 1], [130, 6]].map(([start, m], n) => {
  const [x, y] = [104 + n * 232, 104];
  return [sector(x, y, 44, start, start + 76, "var(--pair-2)", 0.3), dial(x, y, 72), hand(x, y, 72, start, "var(--q)"), hand(x, y, 72, start + 76, "var(--k)"), bow(x, y, 44, start, start + 76, "var(--pair-2)"),
    write(`m = ${m}, n = ${m + 2}`, x, 214, "num")];
}).concat([write("=", 220, 114, "huge")]);

const speeds = (t) => [58, 19, 4].map((degrees, n) => {
  const [x, y] = [76 + n * 144, 104];
  const colour = `var(--pair-${[1, 3, 0][n]})`;
  return [dial(x, y, 62), Array.from({ length: 6 }, (_, m) => hand(x, y, 62, 90 - m * degrees, colour, { width: m === 5 ? 4.5 : 2, opacity: m === 5 ? 1 : 0.28 + m * 0.05 })),
    write([t.fast, "", t.slow][n], x, 212)];
});

const longer = (t) => [
  [198, "var(--bad)", t.base], [82, "var(--pair-2)", t.larger]].map(([degrees, colour, name], n) => {
  const [x, y] = [104 + n * 232, 104];
  return [sector(x, y, 72, 0, 110, "var(--axis)", 0.28), dial(x, y, 72), bow(x, y, 40, 0, degrees, colour), hand(x, y, 72, degrees, colour), write(name, x, 214)];
}).concat([drawn("var(--axis)", [196, 104], [244, 104])]);

const PANELS = [pile, added, turned, relative, speeds, longer];

/** What is drawn in panel `n`, 0 … 5; 440 × 250. */
export const panel = (n, lang) => svg("g", {}, PANELS[n](texts(lang, TEXTS)));

/** A panel as a drawing of its own; small ones are decoration. */
export const panelDrawing = (n, lang, label) => svg("svg", {
  viewBox: `0 0 ${WIDE} ${TALL}`, class: "drawing", role: label ? "img" : null, "aria-label": label, "aria-hidden": label ? null : "true",
}, panel(n, lang));

export const captions = (lang) => texts(lang, TEXTS).captions;

/** All panels in the given order on one sheet, two in a row, each with its mark: for the still image. */
export function sheet(lang, order, marks) {
  return svg("svg", { viewBox: "0 0 440 396", width: 440, height: 396, class: "drawing" }, order.map((n, place) => {
    const [x, y] = [(place % 2) * 224, Math.floor(place / 2) * 134];
    return svg("g", { transform: `translate(${x} ${y})` },
      svg("rect", { width: 216, height: 126, rx: 8, class: "axis" }),
      svg("g", { transform: "translate(9 7) scale(0.45)" }, panel(n, lang)),
      svg("text", { x: 8, y: 17, class: "small dim strong" }, marks[place]));
  }));
}

export const still = (lang) => sheet(lang, [0, 1, 2, 3, 4, 5], ["1", "2", "3", "4", "5", "6"]);

export function mount(figure, { lang, say }) {
  const t = texts(lang, TEXTS);
  let shown = 0;
  const big = el("div", { role: "tabpanel", class: "panel", id: `${figure.dataset.picture}-panel`, tabindex: "0" });
  const caption = el("p", { class: "caption" });
  const tabs = Array.from({ length: COUNT }, (_, n) => {
    const tab = button({ role: "tab", label: [el("span", {}, String(n + 1)), panelDrawing(n, lang)], onClick: () => show(n), "aria-controls": big.id, "aria-label": `${n + 1} / ${COUNT}` });
    return tab;
  });
  const strip = el("div", { role: "tablist", class: "strip", "aria-label": t.panels }, tabs);
  strip.addEventListener("keydown", (event) => {
    const next = { ArrowRight: shown + 1, ArrowDown: shown + 1, ArrowLeft: shown - 1, ArrowUp: shown - 1, Home: 0, End: COUNT - 1 }[event.key];
    if (next === undefined) return;
    event.preventDefault();
    show(Math.min(COUNT - 1, Math.max(0, next)));
    tabs[shown].focus();
  });
  const [previous, next] = [button({ label: t.previous, onClick: () => show(shown - 1) }), button({ label: t.next, onClick: () => show(shown + 1) })];

  function show(n) {
    shown = n;
    big.replaceChildren(panelDrawing(n, lang, t.captions[n]));
    set(big, { "aria-label": `${n + 1} / ${COUNT}` });
    caption.textContent = `${n + 1} / ${COUNT}  ${t.captions[n]}`;
    tabs.forEach((tab, place) => set(tab, { "aria-selected": String(place === n), tabindex: place === n ? "0" : "-1" }));
    previous.disabled = n === 0;
    next.disabled = n === COUNT - 1;
    say(caption.textContent);
  }

  stage(figure, big, caption, el("div", { class: "steps" }, previous, next), strip);
  show(0);
}
