// The helix of a pair in space: the position runs along the axis, the pair turns around it.

import { choice, controls, draggable, drawing, el, number, set, slider, stage, svg, texts, toggle } from "./kit.js";
import { arc, arrow } from "./plane.js";

const TEXTS = {
  en: {
    label: "The helix of a pair, with the query at m and the key at n, and the same seen along the axis",
    orbit: "Turn the helix", pair: "Pair i", base: "Base", m: "Position m of the query", n: "Position n of the key", lock: "Move m and n together",
    theta: "frequency θ", wavelength: "wavelength 2π/θ", turns: (T) => `turns in ${T} tokens`, tokens: (x) => `${x} tokens`,
    between: "angle (n − m)θ", along: "seen along the axis",
    said: (i, wave, angle) => `Pair ${i}: wavelength ${wave} tokens; the angle between q and k is ${angle} radians.`,
    seen: (yaw, pitch) => `turned ${yaw} degrees, tilted ${pitch} degrees`,
  },
  zh: {
    label: "一对坐标的螺旋线，标出 m 处的 query 与 n 处的 key，以及沿轴看去的样子",
    orbit: "转动螺旋线", pair: "第 i 对", base: "base", m: "query 的位置 m", n: "key 的位置 n", lock: "m、n 一起移动",
    theta: "频率 θ", wavelength: "波长 2π/θ", turns: (T) => `${T} 个 token 里的圈数`, tokens: (x) => `${x} 个 token`,
    between: "夹角 (n − m)θ", along: "沿轴看去",
    said: (i, wave, angle) => `第 ${i} 对：波长 ${wave} 个 token；q 与 k 的夹角 ${angle} 弧度。`,
    seen: (yaw, pitch) => `水平转 ${yaw} 度，俯仰 ${pitch} 度`,
  },
};

const T = 200;
const D = 128;
const BASES = [{ value: 1e4, label: "10⁴" }, { value: 5e5, label: "5·10⁵" }, { value: 1e6, label: "10⁶" }];
const DEPTHS = 5;

/** θ_i = base^(-2i/d). */
export const theta = (i, base, d = D) => base ** ((-2 * i) / d);

/** How many tokens one full turn takes. */
export const wavelength = (i, base, d = D) => (2 * Math.PI) / theta(i, base, d);

/** The point of position m: (cos mθ, sin mθ, m). */
export const helixPoint = (m, angle) => [Math.cos(m * angle), Math.sin(m * angle), m];

/** Space seen from a side: a place in the drawing and its depth, -1 … 1 (near). */
function view(yaw, pitch) {
  const [cy, sy, cp, sp] = [Math.cos(yaw), Math.sin(yaw), Math.cos(pitch), Math.sin(pitch)];
  return ([x, y, m]) => {
    const along = (m / T - 0.5) * 4.2;
    const [across, into] = [along * cy + x * sy, x * cy - along * sy];
    const [up, near] = [y * cp - into * sp, y * sp + into * cp];
    const scale = 74 / (1 - near * 0.06);
    return { x: 208 + across * scale, y: 122 - up * scale, near: Math.max(-1, Math.min(1, near / 1.6)) };
  };
}

/** The curve in pieces by depth, so that what is near stands out: one path each. */
function paths(project, angle) {
  const step = Math.min(1, 0.35 / angle);
  const pieces = Array.from({ length: DEPTHS }, () => "");
  let last = project(helixPoint(0, angle));
  let drawing = -1;
  for (let m = step; m <= T + 1e-9; m += step) {
    const next = project(helixPoint(m, angle));
    const depth = Math.min(DEPTHS - 1, Math.floor(((next.near + 1) / 2) * DEPTHS));
    if (depth !== drawing) pieces[depth] += `M${last.x.toFixed(1)} ${last.y.toFixed(1)}`;
    pieces[depth] += `L${next.x.toFixed(1)} ${next.y.toFixed(1)}`;
    [last, drawing] = [next, depth];
  }
  return pieces;
}

const dotted = (name) => svg("g", {},
  svg("circle", { r: 8, class: `fill-${name}` }), svg("text", { class: "small strong middle on", y: 4.5 }, name));

/** The circle seen along the axis, with both marks and the arc between them. */
function endOn(label) {
  const [cx, cy, r] = [370, 286, 46];
  const arrows = { q: arrow({ colour: "var(--q)" }), k: arrow({ colour: "var(--k)" }) };
  const between = svg("path", { class: "curve", stroke: "var(--text)", "stroke-width": 2 });
  const node = svg("g", { "aria-hidden": "true" },
    svg("circle", { class: "axis", cx, cy, r }), between, arrows.q, arrows.k,
    svg("text", { class: "small dim middle", x: cx, y: cy + r + 20 }, label));
  return {
    node,
    draw(a, b) {
      for (const [name, angle] of [["q", a], ["k", b]]) arrows[name].move([cx, cy], [cx + r * Math.cos(angle), cy - r * Math.sin(angle)]);
      const sweep = Math.sign(b - a) * (Math.abs(b - a) % (2 * Math.PI));
      between.setAttribute("d", arc(cx, cy, 16, a, sweep, 0));
    },
  };
}

export function mount(figure, { lang, say }) {
  const t = texts(lang, TEXTS);
  const state = { i: 16, base: 1e4, m: 40, n: 75, locked: false, yaw: 0.42, pitch: 0.34 };
  const change = (part) => { Object.assign(state, part); draw(); };
  const curve = Array.from({ length: DEPTHS }, (_, n) => svg("path", { class: "curve", stroke: "var(--pair-2)", "stroke-width": 1.2 + n * 0.4, opacity: 0.25 + 0.75 * (n / (DEPTHS - 1)) }));
  const axis = svg("line", { class: "axis" });
  const ticks = [0, 50, 100, 150, 200].map((m) => ({ m, dot: svg("circle", { r: 2, fill: "var(--axis)" }), text: svg("text", { class: "num small dim middle" }, String(m)) }));
  const rays = { q: svg("line", { class: "curve q", "stroke-width": 2 }), k: svg("line", { class: "curve k", "stroke-width": 2 }) };
  const marks = { q: dotted("q"), k: dotted("k") };
  const side = endOn(t.along);
  const space = svg("g", { class: "orbit" }, svg("rect", { class: "reach", x: 0, y: 0, width: 440, height: 250 }),
    axis, ticks.map(({ dot }) => dot), curve, rays.q, rays.k, marks.k, marks.q, ticks.map(({ text }) => text));
  const facts = ["theta", "wave", "turns", "between"].map(() => svg("text", { class: "num", x: 178 }));
  const names = [t.theta, t.wavelength, t.turns(T), t.between];

  const turn = (yaw, pitch) => change({ yaw, pitch: Math.max(-0.8, Math.min(0.8, pitch)) });
  const describe = draggable(space, {
    label: t.orbit,
    min: -180, max: 180,
    onMove: ({ dx, dy }) => turn(state.yaw - dx * 0.009, state.pitch + dy * 0.009),
    onKey: ({ dx, dy, big }) => turn(state.yaw - dx * (big ? 0.35 : 0.09), state.pitch + dy * (big ? 0.35 : 0.09)),
  });
  const shift = (name, other, value) => {
    if (!state.locked) return change({ [name]: value });
    const step = Math.min(T - state[other], Math.max(-state[other], value - state[name]));
    return change({ [name]: state[name] + step, [other]: state[other] + step });
  };
  const pair = slider({ label: t.pair, max: D / 2 - 1, value: state.i, onInput: (i) => change({ i }) });
  const positions = {
    m: slider({ label: t.m, max: T, value: state.m, onInput: (value) => shift("m", "n", value) }),
    n: slider({ label: t.n, max: T, value: state.n, onInput: (value) => shift("n", "m", value) }),
  };

  function draw() {
    const { i, base, m, n, yaw, pitch } = state;
    const angle = theta(i, base);
    const project = view(yaw, pitch);
    paths(project, angle).forEach((d, depth) => curve[depth].setAttribute("d", d));
    const [from, to] = [project([0, 0, -8]), project([0, 0, T + 10])];
    set(axis, { x1: from.x, y1: from.y, x2: to.x, y2: to.y });
    for (const tick of ticks) {
      const place = project([0, 0, tick.m]);
      set(tick.dot, { cx: place.x, cy: place.y });
      const below = project([0, -1.3, tick.m]);
      set(tick.text, { x: below.x, y: below.y + 4 });
    }
    for (const [name, position] of [["q", m], ["k", n]]) {
      const [foot, end] = [project([0, 0, position]), project(helixPoint(position, angle))];
      set(rays[name], { x1: foot.x, y1: foot.y, x2: end.x, y2: end.y });
      set(marks[name], { transform: `translate(${end.x.toFixed(1)} ${end.y.toFixed(1)})` });
    }
    side.draw(m * angle, n * angle);
    const wave = wavelength(i, base);
    const digits = (value) => (value < 10 ? 3 : value < 1000 ? 1 : 0);
    facts[0].textContent = angle.toPrecision(4);
    facts[1].textContent = t.tokens(number(wave, digits(wave)));
    facts[2].textContent = number(T / wave, T / wave < 0.1 ? 4 : 2);
    facts[3].textContent = `${number((n - m) * angle, 3)} rad`;
    positions.m.set(m);
    positions.n.set(n);
    const degrees = (value) => number((value * 180) / Math.PI, 0);
    describe(t.seen(degrees(yaw), degrees(pitch)), ((((yaw * 180) / Math.PI + 180) % 360) + 360) % 360 - 180);
    say(t.said(i, number(wave, 1), number((n - m) * angle, 3)));
  }

  stage(figure,
    drawing({ height: 364, label: t.label, interactive: true }, svg("svg", { width: 440, height: 250 }, space), side.node,
      facts.map((fact, row) => {
        const y = 276 + row * 23;
        set(fact, { y });
        return [svg("text", { class: "dim", x: 8, y }, names[row]), fact];
      })),
    controls(pair, choice({ label: t.base, options: BASES, value: state.base, onChange: (base) => change({ base }) }),
      positions.m, positions.n, toggle({ label: t.lock, onChange: (locked) => change({ locked }) })));
  draw();
}
