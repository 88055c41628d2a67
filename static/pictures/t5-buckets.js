// The buckets of T5: one each for small distances, logarithmic ones for large distances.

import { ink, shade } from "./cells.js";
import { at, choice, controls, drawing, el, number, set, slider, stage, svg, texts } from "./kit.js";

const [LEFT, RIGHT, TOP, FLOOR] = [48, 432, 24, 196];
const COUNTS = [8, 16, 32, 64];
const FURTHEST = [20, 32, 64, 128, 256, 512];
const [PER_ROW, CHIP_HEIGHT] = [8, 38];

const ALL = {
  en: {
    label: (n) => `Staircase from distance to one of ${n} buckets, and what each bucket holds.`,
    axis: "distance: key − query",
    bucket: "bucket",
    zones: { exact: "one each", shared: "shared", last: "the last" },
    past: "the past and the query itself",
    future: "the future",
    both: "both (encoder)",
    causal: "past (decoder)",
    direction: "Direction",
    all: "all",
    near: "near",
    shown: "Distances shown",
    count: "num_buckets",
    furthest: "max_distance",
    distance: "Distance (key − query)",
    raised: (value) => ` (at least ${value} for so many buckets)`,
    ignored: (rel, bucket) => `${rel}: in the future, which a decoder does not see; counted as distance 0: bucket ${bucket}.`,
    exact: (rel, r, e, start, bucket) => `${rel}: distance ${r} < ${e}, a bucket of its own${start ? `; the future starts at ${start}` : ""}: bucket ${bucket}.`,
    log: (p) => `${p.rel}: ${p.start ? `${p.start} + ` : ""}${p.e} + ⌊ln(${p.r}/${p.e}) / ln(${p.max}/${p.e}) · ${p.n - p.e}⌋ = ${p.start ? `${p.start} + ` : ""}${p.e} + ⌊${number(p.steps)}⌋${p.capped ? `, at most ${p.start + p.n - 1}` : ""}: bucket ${p.bucket}.`,
    future0: "It holds the query's own position and, though the mask hides it, all of the future.",
    holds: (range, size) => (size === Infinity ? `It holds ${range} and everything beyond.` : size === 1 ? "No other distance is in it." : `It holds ${range}: ${size} distances that the model cannot tell apart.`),
  },
  zh: {
    label: (n) => `从距离到 ${n} 个桶之一的阶梯，以及每个桶里有哪些距离。`,
    axis: "距离：key − query",
    bucket: "桶",
    zones: { exact: "独占", shared: "共用", last: "最后一桶" },
    past: "过去，和 query 自己",
    future: "未来",
    both: "两侧（编码器）",
    causal: "过去（解码器）",
    direction: "方向",
    all: "全部",
    near: "近处",
    shown: "显示的距离",
    count: "num_buckets",
    furthest: "max_distance",
    distance: "距离（key − query）",
    raised: (value) => `（桶这么多时，至少 ${value}）`,
    ignored: (rel, bucket) => `${rel}：在未来，解码器看不见；按距离 0 算，进第 ${bucket} 桶。`,
    exact: (rel, r, e, start, bucket) => `${rel}：距离 ${r} < ${e}，独占一桶${start ? `；未来从 ${start} 数起` : ""}：第 ${bucket} 桶。`,
    log: (p) => `${p.rel}：${p.start ? `${p.start} + ` : ""}${p.e} + ⌊ln(${p.r}/${p.e}) / ln(${p.max}/${p.e}) · ${p.n - p.e}⌋ = ${p.start ? `${p.start} + ` : ""}${p.e} + ⌊${number(p.steps)}⌋${p.capped ? `，最多 ${p.start + p.n - 1}` : ""}：第 ${p.bucket} 桶。`,
    future0: "这一桶装着 query 自己的位置，还有整个未来（反正被 mask 遮住）。",
    holds: (range, size) => (size === Infinity ? `这一桶装着 ${range} 和更远的一切。` : size === 1 ? "桶里没有别的距离。" : `这一桶装着 ${range}，共 ${size} 个距离，模型分不清它们。`),
  },
};

/** How a relative position (key minus query) comes to its bucket: every number on the way. */
export function bucketParts(rel, bidirectional, count, max) {
  const n = bidirectional ? Math.floor(count / 2) : count;
  const start = bidirectional && rel > 0 ? n : 0;
  const r = bidirectional ? Math.abs(rel) : Math.max(-rel, 0);
  const e = Math.floor(n / 2); // distances below e are exact
  // float32 as in the programs: whether 16, 32 or 64 reaches its edge is decided by its rounding
  const { fround } = Math;
  const steps = r < e ? 0 : fround(fround(fround(Math.log(fround(r / e))) / fround(Math.log(max / e))) * fround(n - e));
  const uncapped = r < e ? r : e + Math.trunc(steps);
  return { rel, n, start, r, e, max, steps, capped: uncapped > n - 1, bucket: start + Math.min(uncapped, n - 1) };
}

/** The bucket of a relative position. */
export const t5Bucket = (rel, bidirectional = true, count = 32, max = 128) => bucketParts(rel, bidirectional, count, max).bucket;

/** For each bucket, the first and the last distance in it, as relative positions; null where nothing falls into it. */
export function contents(bidirectional, count, max) {
  const found = Array(count).fill(null);
  const look = (rel) => {
    const bucket = t5Bucket(rel, bidirectional, count, max);
    found[bucket] ??= [rel, rel];
    found[bucket][1] = rel;
  };
  for (let r = 0; r <= max + 1; r++) look(-r);
  if (bidirectional) for (let r = 1; r <= max + 1; r++) look(r);
  return found;
}

export function mount(figure, { lang, say }) {
  const words = texts(lang, ALL);
  const state = { bidirectional: true, count: 32, max: 128, rel: -20, near: false };
  const chart = svg("g");
  const marker = svg("g");
  const chips = svg("g");
  const hit = svg("rect", { x: LEFT, y: TOP, width: RIGHT - LEFT, height: FLOOR - TOP, class: "reach cells" });
  const picture = drawing({ height: 300, label: "" }, chart, marker, hit, chips);
  const reading = el("p", { class: "reading" });
  const holds = el("p", { class: "reading" });

  const bucketOf = (rel) => t5Bucket(rel, state.bidirectional, state.count, state.max);
  const range = () => (state.near ? Math.min(24, state.max) : Math.round(state.max * 1.2));
  const right = () => (state.bidirectional ? range() : Math.ceil(range() / 6));
  const x = (rel) => LEFT + ((rel + range()) / (range() + right())) * (RIGHT - LEFT);
  const y = (bucket) => FLOOR - 4 - (bucket / (state.count - 1)) * (FLOOR - TOP - 8);

  function drawChart() {
    const [low, high] = [-range(), right()];
    let d = "";
    for (let rel = low; rel <= high; rel++) {
      const [from, to] = [x(Math.max(rel - 0.5, low)), x(Math.min(rel + 0.5, high))];
      d += `${d && !(state.bidirectional && rel === 1) ? "L" : "M"}${from.toFixed(2)} ${y(bucketOf(rel)).toFixed(2)}H${to.toFixed(2)}`;
    }
    const step = [1, 2, 4, 5, 8, 10, 16, 20, 32, 50, 64, 100, 128, 256].find((s) => (range() + right()) / s <= 9);
    const ticks = [];
    for (let rel = Math.ceil(low / step) * step; rel <= high; rel += step) ticks.push(rel);
    const levels = [0, state.count / 4, state.count / 2, (state.count * 3) / 4, state.count - 1];
    chart.replaceChildren(
      ...levels.map((bucket) => svg("path", { d: `M${LEFT} ${y(bucket)}H${RIGHT}`, class: "grid" })),
      ...levels.map((bucket) => svg("text", { x: LEFT - 7, y: y(bucket) + 4.5, class: "num small dim end" }, String(bucket))),
      svg("text", { x: LEFT - 7, y: TOP - 6, class: "small dim end" }, words.bucket),
      ...zones(),
      ...edges().map((rel) => svg("path", { d: `M${x(rel)} ${TOP}V${FLOOR}`, class: "edge" })),
      svg("path", { d: `M${LEFT} ${FLOOR}H${RIGHT}`, class: "axis" }),
      ...ticks.map((rel) => svg("text", { x: x(rel), y: FLOOR + 17, class: "num small dim middle" }, number(rel, 0))),
      svg("text", { x: (LEFT + RIGHT) / 2, y: FLOOR + 36, class: "small dim middle" }, words.axis),
      svg("path", { d, class: "curve q" }),
    );
  }

  /** Where exact buckets end and where the last one begins, on both sides. */
  function edges() {
    const { e, n } = bucketParts(0, state.bidirectional, state.count, state.max);
    const last = contents(state.bidirectional, state.count, state.max)[n - 1]?.[0];
    const sides = [-e + 0.5, last === undefined ? null : last + 0.5];
    const all = state.bidirectional ? [...sides, ...sides.map((rel) => rel && -rel)] : sides;
    return all.filter((rel) => rel !== null && rel >= -range() && rel <= right());
  }

  /** What kind of bucket lies where, written above the staircase. */
  function zones() {
    const past = edges().filter((rel) => rel < 0).sort((a, b) => a - b);
    const exact = [past.at(-1) ?? -range(), state.bidirectional ? -(past.at(-1) ?? -range()) : right()];
    const found = [[...exact, "exact"]];
    if (past.length) found.push([past.length > 1 ? past[0] : -range(), past.at(-1), "shared"]);
    if (past.length > 1) found.push([-range(), past[0], "last"]);
    const mirrored = state.bidirectional ? found.slice(1).map(([from, to, zone]) => [-to, -from, zone]) : [];
    return [...found, ...mirrored]
      .filter(([from, to, zone]) => zone === "exact" || x(to) - x(from) > 44)
      .map(([from, to, zone]) => svg("text", { x: (x(from) + x(to)) / 2, y: TOP - 6, class: "small dim middle" }, words.zones[zone]));
  }

  function chip(bucket, index, top, held) {
    const width = (RIGHT - 10) / PER_ROW;
    const [cx, cy] = [10 + (index % PER_ROW) * width, top + Math.floor(index / PER_ROW) * CHIP_HEIGHT];
    const chosen = bucket === bucketOf(state.rel);
    const size = held ? Math.abs(held[1] - held[0]) + 1 : 0;
    const depth = held ? Math.min(Math.log2(size) / 7, 0.85) : 0;
    const sides = held ? held.map(Math.abs) : [];
    const last = held && sides[1] > state.max;
    const text = !held ? "–" : last ? `≥${sides[0]}` : size === 1 ? String(sides[0]) : `${sides[0]}–${sides[1]}`;
    const node = svg("g", { class: "chip" },
      svg("rect", { x: cx + 1, y: cy + 1, width: width - 2, height: CHIP_HEIGHT - 3, rx: 4, fill: shade(depth), class: chosen ? "chosen" : "cell" }),
      svg("text", { x: cx + width / 2, y: cy + 15, class: `num strong middle ${ink(depth)}` }, String(bucket)),
      svg("text", { x: cx + width / 2, y: cy + 30, class: `num ${text.length > 6 ? "tiny" : "small"} middle ${ink(depth)}` }, text),
    );
    if (chosen) node.firstChild.setAttribute("class", "chosen-chip");
    if (held) node.addEventListener("click", () => move(held[0]));
    return node;
  }

  function drawChips() {
    const held = contents(state.bidirectional, state.count, state.max);
    const half = state.bidirectional ? state.count / 2 : state.count;
    let top = FLOOR + 50;
    chips.replaceChildren();
    for (const [from, to, title] of [[0, half, words.past], [half, state.count, words.future]]) {
      if (from >= to) continue;
      chips.append(svg("text", { x: 10, y: top + 12, class: "small dim" }, title));
      for (let bucket = from; bucket < to; bucket++) chips.append(chip(bucket, bucket - from, top + 18, held[bucket]));
      top += 18 + Math.ceil((to - from) / PER_ROW) * CHIP_HEIGHT + 8;
    }
    set(picture, { viewBox: `0 0 440 ${top}`, height: top, "aria-label": words.label(state.count) });
  }

  function describe() {
    const parts = bucketParts(state.rel, state.bidirectional, state.count, state.max);
    const rel = number(state.rel, 0);
    if (!state.bidirectional && state.rel > 0) reading.textContent = words.ignored(rel, parts.bucket);
    else if (parts.r < parts.e) reading.textContent = words.exact(rel, parts.r, parts.e, parts.start, parts.bucket);
    else reading.textContent = words.log({ ...parts, rel });
    if (!state.bidirectional && parts.bucket === 0) {
      holds.textContent = words.future0;
      return;
    }
    const [first, last] = contents(state.bidirectional, state.count, state.max)[parts.bucket].map(Math.abs);
    holds.textContent = words.holds(last > state.max ? first : `${first}–${last}`, last > state.max ? Infinity : last - first + 1);
  }

  function draw() {
    const bound = Math.round(state.max * 1.2);
    state.rel = Math.min(Math.max(state.rel, -bound), bound);
    distance.set(state.rel, { min: -bound, max: bound });
    drawChart();
    drawChips();
    const shown = state.rel >= -range() && state.rel <= right();
    const [px, py] = [x(state.rel), y(bucketOf(state.rel))];
    marker.replaceChildren(...(shown ? [
      svg("path", { d: `M${px} ${FLOOR}V${py}`, class: "curve k" }),
      svg("circle", { cx: px, cy: py, r: 6, class: "fill-k" }),
    ] : []));
    describe();
  }

  function move(rel) {
    state.rel = Math.round(rel);
    draw();
    say(`${reading.textContent} ${holds.textContent}`);
  }

  const change = (name) => (value) => {
    state[name] = value;
    const { e } = bucketParts(0, state.bidirectional, state.count, 1e9);
    const least = FURTHEST.find((far) => far > e * 1.5); // the logarithm needs room between e and max_distance
    if (state.max < least) furthest.set(FURTHEST.indexOf((state.max = least)));
    draw();
    say(`${reading.textContent} ${holds.textContent}`);
  };
  const follow = (event) => move(((at(hit, event).x - LEFT) / (RIGHT - LEFT)) * (range() + right()) - range());
  hit.addEventListener("pointerdown", (event) => { hit.setPointerCapture(event.pointerId); follow(event); });
  hit.addEventListener("pointermove", (event) => { if (event.pointerType === "mouse" || event.buttons) follow(event); });

  const distance = slider({ label: words.distance, min: -154, max: 154, value: state.rel, format: (v) => number(v, 0), onInput: move });
  const furthest = slider({ label: words.furthest, max: FURTHEST.length - 1, value: 3, format: (v) => String(FURTHEST[v]), onInput: (v) => change("max")(FURTHEST[v]) });
  stage(figure, picture, reading, holds, controls(
    distance,
    choice({ label: words.direction, options: [{ value: true, label: words.both }, { value: false, label: words.causal }], value: true, onChange: change("bidirectional") }),
    slider({ label: words.count, max: COUNTS.length - 1, value: 2, format: (v) => String(COUNTS[v]), onInput: (v) => change("count")(COUNTS[v]) }),
    furthest,
    choice({ label: words.shown, options: [{ value: false, label: words.all }, { value: true, label: words.near }], value: false, onChange: change("near") }),
  ));
  draw();
}
