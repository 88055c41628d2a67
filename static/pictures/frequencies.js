// Wavelengths of the pairs, and what the ways of stretching a context make of them.

import { at, choice, controls, drawing, el, set, slider, stage, svg, texts, toggle } from "./kit.js";
import { axisOf, placeLabels, textWidth } from "./curves.js";
import { METHODS, attentionFactor, bands, dynamicFactor, plain, wavelength, yarnRange } from "./scaling.js";

const [LEFT, RIGHT, TOP, FLOOR] = [50, 432, 26, 276];
const [STRIP, BETWEEN] = [17, 6];
const FACTORS = [1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 40, 64];
const LENGTHS = [0.5, 1, 1.5, 2, 3, 4, 6, 8, 12, 16, 24, 32, 64];
const BETAS = [0.25, 0.5, 1, 2, 3, 4, 6, 8, 12, 16, 24, 32, 48, 64];
const MODELS = {
  "Llama 2": { dim: 128, base: 1e4, trained: 4096, factor: 16 },
  "Llama 3.1": { dim: 128, base: 5e5, trained: 8192, factor: 8, fast: 32, slow: 1, lowFactor: 1, highFactor: 4 },
  "Qwen2.5": { dim: 128, base: 1e6, trained: 32768, factor: 4, fast: 32, slow: 1 },
};
const STYLES = { plain: "m-plain", pi: "m-pi", ntk: "m-ntk", dynamic: "m-dynamic", yarn: "m-yarn", llama3: "m-llama" };

const ALL = {
  en: {
    label: (names) => `Chart over the pairs of a head: ${names.join(", ")}.`,
    names: { plain: "plain", pi: "PI", ntk: "NTK", dynamic: "dynamic", yarn: "YaRN", llama3: "llama3" },
    long: { plain: "plain RoPE", pi: "PI", ntk: "NTK-aware", dynamic: "dynamic NTK", yarn: "YaRN", llama3: "llama3" },
    views: { wave: "wavelength", frequency: "frequency", ratio: "stretch" },
    titles: { wave: "tokens per turn, λ", frequency: "radians per token, θ", ratio: "how many times longer than before" },
    view: "Shown",
    pair: "pair i",
    pairControl: "Pair i",
    trained: (n) => `trained: ${n} tokens`,
    wanted: (n) => `wanted: ${n}`,
    partial: "< 1 turn in training",
    bands: { kept: "kept", blended: "between", divided: "in full" },
    methods: "Methods",
    factor: "Factor s",
    length: "Length of the text (dynamic NTK)",
    model: "Model",
    base: "Base",
    dim: "head_dim",
    original: "Trained length L₀",
    more: "head_dim, base, L₀",
    limits: "Limits of YaRN and llama3",
    fast: "beta_fast (turns)",
    slow: "beta_slow (turns)",
    high: "high_freq_factor",
    low: "low_freq_factor",
    columns: ["", "θ", "λ", "longer", "band"],
    caption: (i) => `Pair ${i}`,
    range: (low, high, factor) => `YaRN: low = ${low}, high = ${high}; cos and sin times ${factor}.`,
    spoken: (i, parts) => `Pair ${i}: ${parts.join("; ")}.`,
    entry: (name, wave, band) => `${name} one turn in ${wave} tokens, ${band}`,
  },
  zh: {
    label: (names) => `一个头各对的曲线：${names.join("、")}。`,
    names: { plain: "原始", pi: "PI", ntk: "NTK", dynamic: "动态", yarn: "YaRN", llama3: "llama3" },
    long: { plain: "原始 RoPE", pi: "PI", ntk: "NTK-aware", dynamic: "动态 NTK", yarn: "YaRN", llama3: "llama3" },
    views: { wave: "波长", frequency: "频率", ratio: "拉长倍数" },
    titles: { wave: "转一圈的 token 数 λ", frequency: "每个 token 的弧度 θ", ratio: "波长是原来的几倍" },
    view: "显示",
    pair: "第 i 对",
    pairControl: "第 i 对",
    trained: (n) => `训练长度 ${n}`,
    wanted: (n) => `目标长度 ${n}`,
    partial: "训练中不满一圈",
    bands: { kept: "不变", blended: "过渡", divided: "全倍" },
    methods: "方法",
    factor: "倍数 s",
    length: "文本长度（动态 NTK）",
    model: "模型",
    base: "base",
    dim: "head_dim",
    original: "训练长度 L₀",
    more: "head_dim、base、L₀",
    limits: "YaRN 和 llama3 的界限",
    fast: "beta_fast（圈）",
    slow: "beta_slow（圈）",
    high: "high_freq_factor",
    low: "low_freq_factor",
    columns: ["", "θ", "λ", "拉长", "分段"],
    caption: (i) => `第 ${i} 对`,
    range: (low, high, factor) => `YaRN：low = ${low}，high = ${high}；cos 和 sin 乘以 ${factor}。`,
    spoken: (i, parts) => `第 ${i} 对：${parts.join("；")}。`,
    entry: (name, wave, band) => `${name} 转一圈 ${wave} 个 token，${band}`,
  },
};

const tokens = (n) => (n >= 100 ? Math.round(n).toLocaleString("en") : String(Number(n.toPrecision(3))));
const brief = (value) => (value >= 0.001 ? String(Number(value.toPrecision(4))) : value.toExponential(2));

/** Slanting strokes that fill a box, for eyes that do not go by colour. */
function slashes(x, y, width, height) {
  const lean = height * 0.6;
  let d = "";
  for (let at = 3; at + lean < width - 2; at += 6) d += `M${(x + at).toFixed(1)} ${y + height - 2}l${lean} ${4 - height}`;
  return d;
}

export function mount(figure, { lang, say }) {
  const words = texts(lang, ALL);
  const state = { ...MODELS["Llama 2"], fast: 32, slow: 1, lowFactor: 1, highFactor: 4, times: 4, pair: 40, view: "wave", on: new Set(["plain", "pi", "ntk", "yarn"]) };
  const chart = svg("g");
  const hit = svg("rect", { x: LEFT, y: TOP, width: RIGHT - LEFT, height: FLOOR - TOP, class: "reach cells" });
  const picture = drawing({ height: 400, label: "" }, chart, hit);
  const range = el("p", { class: "reading" });
  const table = el("table", { class: "numbers" });

  const setting = () => ({ ...state, length: state.trained * state.times });
  const pairs = () => state.dim / 2;
  const x = (i) => LEFT + ((i + 0.5) / pairs()) * (RIGHT - LEFT);
  const active = () => Object.keys(METHODS).filter((method) => state.on.has(method));

  /** The numbers of a view, and the two lengths in its terms. */
  function curves() {
    const before = plain(setting());
    const convert = { wave: (theta) => wavelength(theta), frequency: (theta) => theta, ratio: (theta, i) => before[i] / theta }[state.view];
    const lines = Object.fromEntries(active().map((method) => [method, METHODS[method](setting()).map(convert)]));
    const lengths = [state.trained, state.trained * state.factor];
    const marks = { wave: lengths, frequency: lengths.map(wavelength), ratio: [] }[state.view];
    return { lines, marks };
  }

  /** The trained and the wanted length, and between them what a pair has not seen: its shade, lines and texts. */
  function references(y, marks) {
    if (!marks.length) return { nodes: [], taken: [] };
    const [trained, wanted] = marks.map(y);
    const up = state.view === "wave";
    const outside = (at) => at + (up ? -5 : 14);
    const texts = [{ text: words.trained(tokens(state.trained)), y: trained + (up ? 14 : -5), class: "strong" }];
    if (state.factor > 1) texts.push({ text: words.wanted(tokens(state.trained * state.factor)), y: outside(wanted), class: "dim" });
    if (Math.abs(wanted - trained) > 22) texts.push({ text: words.partial, y: outside(trained), class: "dim" });
    const nodes = [
      svg("rect", { x: LEFT, y: up ? TOP : trained, width: RIGHT - LEFT, height: up ? trained - TOP : FLOOR - trained, class: "beyond" }),
      svg("path", { d: `M${LEFT} ${trained}H${RIGHT}`, class: "limit" }),
      state.factor > 1 && svg("path", { d: `M${LEFT} ${wanted}H${RIGHT}`, class: "edge" }),
      ...texts.map(({ text, y: baseline, class: style }) => svg("text", { x: LEFT + 6, y: baseline, class: `small halo ${style}` }, text)),
    ];
    return { nodes: nodes.filter(Boolean), taken: texts.map(({ text, y: baseline }) => ({ x: LEFT + 6, y: baseline - 12, width: textWidth(text, 7), height: 15 })) };
  }

  function strips(top) {
    return active().filter((method) => method !== "plain").flatMap((method, n) => {
      const y = top + n * (STRIP + BETWEEN);
      const cells = bands(method, setting());
      const nodes = [svg("text", { x: LEFT - 6, y: y + 13, class: "small end" }, words.names[method])];
      for (let from = 0, to; from < cells.length; from = to) {
        for (to = from; to < cells.length && cells[to] === cells[from]; ) to++;
        const [a, b] = [x(from - 0.5), x(to - 0.5)];
        nodes.push(svg("rect", { x: a, y, width: b - a, height: STRIP, class: `band ${cells[from]}` }));
        if (cells[from] === "blended") nodes.push(svg("path", { d: slashes(a, y, b - a, STRIP), class: "axis" }));
        if (b - a > 52) nodes.push(svg("text", { x: (a + b) / 2, y: y + 13, class: `small middle ${cells[from] === "divided" ? "on-deep" : "halo"}` }, words.bands[cells[from]]));
      }
      return nodes;
    });
  }

  function drawChart() {
    const { lines, marks } = curves();
    const { y, ticks } = axisOf([...Object.values(lines).flat(), ...marks], { top: TOP, floor: FLOOR, doubling: state.view === "ratio" });
    const paths = Object.entries(lines).map(([method, values]) => ({ method, points: values.map((value, i) => [x(i), y(value)]) }));
    const box = { left: LEFT, right: RIGHT, top: TOP, floor: FLOOR };
    const lengths = references(y, marks);
    const labels = placeLabels(paths.map(({ method, points }) => ({ points, text: words.names[method] })), box, lengths.taken);
    const step = pairs() / 8;
    const under = FLOOR + 44;
    const rows = active().filter((method) => method !== "plain").length;
    chart.replaceChildren(
      svg("text", { x: LEFT, y: 14, class: "dim" }, words.titles[state.view]),
      ...ticks.flatMap(({ value, text }) => [
        svg("path", { d: `M${LEFT} ${y(value)}H${RIGHT}`, class: "grid" }),
        svg("text", { x: LEFT - 6, y: y(value) + 4.5, class: "num small dim end" }, text),
      ]),
      ...lengths.nodes,
      svg("path", { d: `M${LEFT} ${FLOOR}H${RIGHT}`, class: "axis" }),
      ...Array.from({ length: 9 }, (_, n) => Math.min(n * step, pairs() - 1)).map((i) => svg("text", { x: x(i), y: FLOOR + 17, class: "num small dim middle" }, String(i))),
      svg("text", { x: LEFT - 6, y: FLOOR + 17, class: "small dim end" }, words.pair),
      ...strips(under - 14),
      svg("path", { d: `M${x(state.pair)} ${TOP}V${FLOOR}M${x(state.pair)} ${under - 18}V${under - 16 + rows * (STRIP + BETWEEN)}`, class: "cross" }),
      ...paths.map(({ method, points }) => svg("path", { d: points.map(([px, py], n) => `${n ? "L" : "M"}${px.toFixed(2)} ${py.toFixed(2)}`).join(""), class: `curve ${STYLES[method]}` })),
      ...paths.map(({ method, points }) => svg("circle", { cx: points[state.pair][0], cy: points[state.pair][1], r: 4, class: `dot ${STYLES[method]}` })),
      ...labels.map(({ text, x: lx, y: ly }) => svg("text", { x: lx, y: ly, class: "strong halo" }, text)),
    );
    const height = under - 10 + rows * (STRIP + BETWEEN);
    set(picture, { viewBox: `0 0 440 ${height}`, height, "aria-label": words.label(active().map((method) => words.long[method])) });
  }

  function drawTable() {
    const before = plain(setting())[state.pair];
    const head = el("tr", {}, ...words.columns.map((name) => (name ? el("th", { scope: "col" }, name) : el("td"))));
    const rows = active().map((method) => {
      const theta = METHODS[method](setting())[state.pair];
      const band = method === "plain" ? "" : words.bands[bands(method, setting())[state.pair]];
      return el("tr", {}, el("th", { scope: "row" }, words.names[method]),
        ...[brief(theta), tokens(wavelength(theta)), `×${Number((before / theta).toPrecision(3))}`, band].map((text) => el("td", {}, text)));
    });
    table.replaceChildren(el("caption", {}, words.caption(state.pair)), el("thead", {}, head), el("tbody", {}, ...rows));
    range.hidden = !state.on.has("yarn");
    const [low, high] = yarnRange(setting());
    range.textContent = words.range(low, high, Number(attentionFactor(state.factor).toFixed(4)));
  }

  function spoken() {
    const parts = active().map((method) => words.entry(words.long[method], tokens(wavelength(METHODS[method](setting())[state.pair])), words.bands[bands(method, setting())[state.pair]]));
    return words.spoken(state.pair, parts);
  }

  function draw() {
    state.pair = Math.min(Math.max(Math.round(state.pair), 0), pairs() - 1);
    pair.set(state.pair, { max: pairs() - 1 });
    length.set(LENGTHS.indexOf(state.times)); // said in tokens, which depend on the trained length
    length.hidden = !state.on.has("dynamic");
    drawChart();
    drawTable();
  }

  const change = (name, read = (value) => value) => (value) => {
    state[name] = read(value);
    if (name in MODELS["Llama 2"]) model.set(null);
    draw();
    say(spoken());
  };
  const listed = (label, name, list, format = String) => slider({ label, max: list.length - 1, value: list.indexOf(state[name]), format: (n) => format(list[n]), onInput: change(name, (n) => list[n]) });

  const pair = slider({ label: words.pairControl, max: pairs() - 1, value: state.pair, onInput: change("pair") });
  const factor = listed(words.factor, "factor", FACTORS, (s) => `×${s}`);
  const length = listed(words.length, "times", LENGTHS, (times) => tokens(times * state.trained));
  const methods = Object.keys(METHODS).map((method) => {
    const box = toggle({ label: words.long[method], checked: state.on.has(method), onChange(on) { on ? state.on.add(method) : state.on.delete(method); draw(); say(spoken()); } });
    box.insertBefore(svg("svg", { viewBox: "0 0 40 10", width: 28, height: 7, class: "drawing sample", "aria-hidden": "true" }, svg("path", { d: "M2 5H38", class: `curve ${STYLES[method]}` })), box.lastChild);
    return box;
  });
  const dim = choice({ label: words.dim, options: [32, 64, 128, 256], value: state.dim, onChange: change("dim") });
  const base = choice({ label: words.base, options: [[1e4, "10⁴"], [5e5, "5·10⁵"], [1e6, "10⁶"], [1e7, "10⁷"]].map(([value, label]) => ({ value, label })), value: state.base, onChange: change("base") });
  const original = choice({ label: words.original, options: [2048, 4096, 8192, 32768], value: state.trained, onChange: change("trained") });
  const model = choice({ label: words.model, options: Object.keys(MODELS), value: "Llama 2", onChange(name) {
    Object.assign(state, MODELS[name]);
    dim.set(state.dim);
    base.set(state.base);
    original.set(state.trained);
    factor.set(FACTORS.indexOf(state.factor));
    draw();
    say(spoken());
  } });
  const limits = [["fast", BETAS], ["slow", BETAS], ["high", BETAS], ["low", BETAS]].map(([word, list]) => listed(words[word], { high: "highFactor", low: "lowFactor" }[word] ?? word, list));

  const follow = (event) => change("pair")(((at(hit, event).x - LEFT) / (RIGHT - LEFT)) * pairs() - 0.5);
  hit.addEventListener("pointerdown", (event) => { hit.setPointerCapture(event.pointerId); follow(event); });
  hit.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse" || event.buttons) follow(event); });
  stage(figure, picture,
    el("fieldset", { class: "control methods" }, el("legend", {}, words.methods), ...methods),
    controls(factor, pair, length, choice({ label: words.view, options: Object.entries(words.views).map(([value, label]) => ({ value, label })), value: state.view, onChange: change("view") }), model),
    el("div", { class: "scroll" }, table), range,
    el("details", {}, el("summary", {}, words.more), controls(dim, base, original)),
    el("details", {}, el("summary", {}, words.limits), controls(...limits)));
  draw();
}
