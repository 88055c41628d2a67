// Decoding with a KV cache, step by step: which positions come in, what is written where, what distances the query sees.

import { button, choice, controls, drawing, el, number, reducedMotion, set, slider, stage, svg, texts, toggle } from "./kit.js";

const PROMPT = 4;
const TOKENS = 8;
const LAST = TOKENS - PROMPT + 1; // step 0: nothing; step 1: the prompt; then one token each
const THETA = 0.2; // one pair, radians per position; every raw key and query points the same way, so only positions show
const [LEFT, CELL, RADIUS] = [12, 52, 22];
const Y = { token: 24, ids: 64, query: 120, keys: 192, values: 252, distance: 290, bars: 400 };
const TALL = 58;
const PAUSE = 1600;

const ALL = {
  en: {
    tokens: ["the", "cat", "sat", "on", "a", "mat", "and", "slept"],
    label: (step) => `KV cache after step ${step}: tokens, positions, query, keys, values, distances and scores.`,
    ids: "position_ids of this step",
    query: "query, turned by its position",
    keys: { false: "K cache: each key turned once, when it was written", true: "K cache: raw keys (faint), all turned again for this step" },
    values: "V cache: no position in it",
    distance: "distance, query − key",
    should: "; below it, what it should be",
    scores: "scores (unturned, all vectors point the same way)",
    empty: "The cache is empty. The prompt has four tokens.",
    prefill: "Prefill: position_ids = [0, 1, 2, 3]. Four keys and values go into slots 0 to 3 at once.",
    decode: (t) => `Decode: position_ids = [${t}]. Slot ${t} is written; the query at ${t} meets ${t + 1} keys.`,
    wrong: (t) => `Mistake: position_ids = [0] for token ${t}. Distances come out as 0 and less, as if the keys lay in the future.`,
    turned: (count) => `Keys turned so far: ${count}, each once; older ones are not touched again.`,
    turnedRaw: (count, tokens) => `Keys turned so far: ${count}. A cache of turned keys needs ${tokens}.`,
    step: "Step",
    back: "Back",
    next: "Next",
    play: "Play",
    pause: "Pause",
    cache: "The cache keeps",
    rotated: "rotated K",
    raw: "raw K",
    mistake: "Mistake: every step counts from 0",
  },
  zh: {
    tokens: ["我", "想", "喝", "一", "杯", "热", "绿", "茶"],
    label: (step) => `第 ${step} 步之后的 KV 缓存：token、位置、query、key、value、距离和得分。`,
    ids: "这一步的 position_ids",
    query: "query，按自己的位置旋转",
    keys: { false: "K 缓存：每个 key 写入时转一次", true: "K 缓存：原始 key（淡色），这一步全部重转" },
    values: "V 缓存：不带位置",
    distance: "距离：query − key",
    should: "；下面是应有的值",
    scores: "得分（旋转前，所有向量指向同一方向）",
    empty: "缓存是空的。prompt 有四个 token。",
    prefill: "预填充：position_ids = [0, 1, 2, 3]。四个 key 和 value 一次写进第 0 到 3 格。",
    decode: (t) => `解码：position_ids = [${t}]。写第 ${t} 格；位置 ${t} 的 query 与 ${t + 1} 个 key 相乘。`,
    wrong: (t) => `错误：token ${t} 的 position_ids = [0]。算出的距离都不大于 0，好像 key 都在未来。`,
    turned: (count) => `到现在转过 ${count} 次 key，每个只转一次，旧的不再动。`,
    turnedRaw: (count, tokens) => `到现在转过 ${count} 次 key。缓存旋转后的 key，只需 ${tokens} 次。`,
    step: "步骤",
    back: "后退",
    next: "下一步",
    play: "播放",
    pause: "暂停",
    cache: "缓存里存",
    rotated: "旋转后的 K",
    raw: "原始的 K",
    mistake: "犯错：每一步都从 0 数起",
  },
};

/**
 * What a step does. `raw`: the cache keeps keys before rotation; `mistake`: the positions of each step count from 0.
 *
 * `fed`: the slots of the tokens that come in, `ids`: their positions; `keys`: the position that each key is turned to; then the
 * query's position, its distance to each key, the distances that would be right, and how many keys were turned until now.
 */
export function decoding(step, { raw = false, mistake = false } = {}) {
  const held = step === 0 ? 0 : PROMPT + step - 1;
  const first = step <= 1 ? 0 : held - 1;
  const fed = Array.from({ length: held - first }, (_, n) => first + n);
  const ids = fed.map((slot, n) => (mistake ? n : slot));
  const keys = Array.from({ length: held }, (_, slot) => (mistake && !raw && slot >= PROMPT ? 0 : slot));
  const query = ids.at(-1);
  let turned = held;
  if (raw) {
    turned = 0;
    for (let past = 1; past <= step; past++) turned += PROMPT + past - 1;
  }
  return { held, fed, ids, keys, query, distances: keys.map((key) => query - key), right: keys.map((_, slot) => held - 1 - slot), turned };
}

/** The score of two vectors that pointed the same way before they were turned, at a distance. */
export const score = (distance) => Math.cos(distance * THETA);

export function mount(figure, { lang, say }) {
  const words = texts(lang, ALL);
  const state = { step: 3, raw: false, mistake: false };
  const scene = svg("g");
  const picture = drawing({ height: Y.bars + 26, label: "" }, scene);
  const reading = el("p", { class: "reading" });
  const turned = el("p", { class: "reading" });
  let timer = 0;

  const middle = (slot) => LEFT + (slot + 0.5) * CELL;
  const title = (y, text) => svg("text", { x: LEFT, y, class: "small dim" }, text);

  function dial(slot, y, position, { kind, fresh = false, faint = false, turning = false }) {
    const hand = (angle, style) => svg("path", { d: `M0 0H${RADIUS - 4}m-5 -4l5 4l-5 4`, class: `curve ${style}`, transform: `rotate(${(-angle * 180) / Math.PI})` });
    const moved = hand(position * THETA, kind);
    if (turning && !reducedMotion()) {
      const to = (-position * THETA * 180) / Math.PI;
      moved.animate([{ transform: "rotate(0deg)" }, { transform: `rotate(${to}deg)` }], { duration: 700, easing: "ease-out" });
    }
    return svg("g", { transform: `translate(${middle(slot)} ${y})` },
      svg("circle", { r: RADIUS, class: fresh ? "dial mine" : "dial" }),
      faint && svg("g", { opacity: 0.4 }, hand(0, kind)),
      moved);
  }

  const emptySlot = (slot, y) => svg("circle", { cx: middle(slot), cy: y, r: RADIUS, class: "slot" });

  function tokenRow(now) {
    return words.tokens.map((token, slot) => {
      const fresh = now.fed.includes(slot);
      const known = slot < now.held || (now.held === 0 && slot < PROMPT);
      return [
        svg("rect", { x: LEFT + slot * CELL + 2, y: Y.token - 19, width: CELL - 4, height: 27, rx: 5, class: fresh ? "token fresh" : "token", opacity: known ? 1 : 0.35 }),
        svg("text", { x: middle(slot), y: Y.token, class: `middle ${fresh ? "strong" : known ? "" : "dim"}`, opacity: known ? 1 : 0.5 }, token),
      ];
    });
  }

  function scoreRow(now) {
    const bar = (slot, value, style) => svg("rect", { x: middle(slot) - 14, y: Y.bars - value * TALL, width: 28, height: Math.max(value * TALL, 1), rx: 2, class: style });
    return now.distances.map((distance, slot) => {
      const wrong = distance !== now.right[slot];
      return [
        svg("text", { x: middle(slot), y: Y.distance + 20, class: `num middle strong ${wrong ? "wrong" : ""}` }, number(distance, 0)),
        state.mistake && now.fed[0] >= PROMPT && svg("text", { x: middle(slot), y: Y.distance + 38, class: "num middle small dim" }, String(now.right[slot])),
        bar(slot, score(distance), wrong ? "bad-bar" : "fill-k"),
        wrong && bar(slot, score(now.right[slot]), "ghost"),
      ];
    });
  }

  function drawScene(forward) {
    const now = decoding(state.step, state);
    const slots = Array.from({ length: TOKENS }, (_, slot) => slot);
    const query = now.held - 1;
    const wrong = state.mistake && state.step > 1;
    const nodes = [
      tokenRow(now),
      title(Y.ids - 12, words.ids),
      now.fed.map((slot, n) => svg("text", { x: middle(slot), y: Y.ids + 8, class: `num middle strong ${now.ids[n] === slot ? "" : "wrong"}` }, String(now.ids[n]))),
      title(Y.query - 28, words.query),
      now.held > 0 && dial(query, Y.query, now.query, { kind: "q", fresh: true, turning: forward }),
      title(Y.keys - 30, words.keys[state.raw]),
      slots.map((slot) => (slot >= now.held ? emptySlot(slot, Y.keys)
        : dial(slot, Y.keys, now.keys[slot], { kind: "k", fresh: now.fed.includes(slot), faint: state.raw, turning: forward && (state.raw || now.fed.includes(slot)) }))),
      title(Y.values - 18, words.values),
      slots.map((slot) => [
        svg("rect", { x: LEFT + slot * CELL + 7, y: Y.values - 10, width: CELL - 14, height: 22, rx: 4, class: slot >= now.held ? "slot" : now.fed.includes(slot) ? "dial mine" : "dial" }),
        slot < now.held && svg("text", { x: middle(slot), y: Y.values + 6, class: "num small middle" }, `v${slot}`),
      ]),
      title(Y.distance, wrong ? words.distance + words.should : words.distance),
      scoreRow(now),
      title(Y.bars + 18, words.scores),
      svg("path", { d: `M${LEFT} ${Y.bars}H${LEFT + TOKENS * CELL}`, class: "axis" }),
    ];
    scene.replaceChildren(...nodes.flat(Infinity).filter(Boolean));
    set(picture, { "aria-label": words.label(state.step) });
    return now;
  }

  function draw(forward = false) {
    const now = drawScene(forward);
    const t = now.held - 1;
    if (state.step === 0) reading.textContent = words.empty;
    else if (state.step === 1) reading.textContent = words.prefill;
    else reading.textContent = state.mistake ? words.wrong(t) : words.decode(t);
    turned.textContent = state.raw ? words.turnedRaw(now.turned, now.held) : words.turned(now.turned);
    steps.set(state.step);
    back.disabled = state.step === 0;
    next.disabled = state.step === LAST;
  }

  function go(step) {
    const forward = step === state.step + 1;
    state.step = Math.min(Math.max(step, 0), LAST);
    draw(forward);
    say(`${reading.textContent} ${turned.textContent}`);
    if (state.step === LAST) stop();
  }

  function stop() {
    clearInterval(timer);
    timer = 0;
    play.textContent = words.play;
  }

  function start() {
    go(state.step === LAST ? 0 : state.step + 1);
    play.textContent = words.pause;
    timer = setInterval(() => (figure.isConnected ? go(state.step + 1) : stop()), PAUSE);
  }

  const by = (difference) => () => { stop(); go(state.step + difference); };
  const back = button({ label: words.back, onClick: by(-1) });
  const next = button({ label: words.next, onClick: by(1) });
  const play = button({ label: words.play, onClick: () => (timer ? stop() : start()) });
  const steps = slider({ label: words.step, max: LAST, value: state.step, format: (n) => `${n}/${LAST}`, onInput: (n) => { stop(); go(n); } });
  const change = (name) => (value) => { state[name] = value; draw(); say(`${reading.textContent} ${turned.textContent}`); };
  play.hidden = reducedMotion();
  stage(figure, picture, reading, turned, el("div", { class: "steps" }, back, next, play), controls(
    steps,
    choice({ label: words.cache, options: [{ value: false, label: words.rotated }, { value: true, label: words.raw }], value: false, onChange: change("raw") }),
    toggle({ label: words.mistake, onChange: change("mistake") }),
  ));
  draw();
}
