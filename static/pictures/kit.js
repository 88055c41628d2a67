// What every picture is made of: SVG, labelled controls, dragging, colours that follow the theme, a voice for screen readers.
//
// A picture is a module `<id>.js` that exports `mount(figure, { lang, say })`. `figure` holds a still <img> and a <figcaption>;
// `stage(figure, …)` puts the living picture in the still's place. `say(text)` speaks to screen readers, politely and not too often.
// Colours are the page's own variables (see static/css/pictures.css): `stroke: "var(--q)"` in SVG follows a change of theme by
// itself; a canvas asks `colour("q")` and draws again in `onTheme`. Widths: draw for 440 units; letters of 14 then stay legible on a phone.

import { el } from "../js/dom.js";

export { el };

const SVG = "http://www.w3.org/2000/svg";

/** An SVG element. Numbers are rounded to hundredths; null, undefined and false are left out; strings become text. */
export function svg(tag, attrs = {}, ...children) {
  const node = document.createElementNS(SVG, tag);
  set(node, attrs);
  node.append(...children.flat(Infinity).filter((child) => child !== null && child !== undefined && child !== false));
  return node;
}

/** Set (or, with null and false, remove) attributes of an element. */
export function set(node, attrs) {
  for (const [key, value] of Object.entries(attrs)) {
    if (value === null || value === undefined || value === false) node.removeAttribute(key);
    else node.setAttribute(key, typeof value === "number" ? String(Math.round(value * 100) / 100) : value === true ? "" : value);
  }
}

/** The drawing itself: an image with a name, or, where parts of it can be dragged, a group with a name. */
export function drawing({ width = 440, height, label, interactive = false }, ...children) {
  return svg("svg", { viewBox: `0 0 ${width} ${height}`, width, height, class: "drawing", role: interactive ? "group" : "img", "aria-label": label }, ...children);
}

/** Put the living picture where the still image was. */
export function stage(figure, ...children) {
  const box = el("div", { class: "stage" }, ...children);
  const still = figure.querySelector("img, .stage");
  if (still) still.replaceWith(box);
  else figure.prepend(box);
  return box;
}

/** A row of controls under a drawing. */
export const controls = (...children) => el("div", { class: "controls" }, ...children);

let counter = 0;
const fresh = (name) => `${name}-${++counter}`;

/**
 * A labelled range input with its value beside it. `format` says the value in words. `onInput(value)` is called for what a person does.
 * The returned element has `.input` and `.set(value, {min, max})`, which changes it without calling `onInput`.
 */
export function slider({ label, min = 0, max = 1, step = 1, value = min, format = String, onInput = () => {} }) {
  const id = fresh("slider");
  const input = el("input", { id, type: "range", min, max, step, value });
  const output = el("output", { for: id });
  const show = () => {
    output.textContent = format(Number(input.value));
    input.setAttribute("aria-valuetext", output.textContent);
  };
  input.addEventListener("input", () => { show(); onInput(Number(input.value)); });
  show();
  const box = el("div", { class: "control slider" }, el("label", { for: id }, label), output, input);
  return Object.assign(box, {
    input,
    set(next, { min: low, max: high } = {}) {
      if (low !== undefined) input.min = low;
      if (high !== undefined) input.max = high;
      input.value = next;
      show();
    },
  });
}

/** A labelled checkbox. The returned element has `.input` and `.set(checked)`. */
export function toggle({ label, checked = false, onChange = () => {} }) {
  const input = el("input", { type: "checkbox" });
  input.checked = checked;
  input.addEventListener("change", () => onChange(input.checked));
  const box = el("label", { class: "control toggle" }, input, el("span", {}, label));
  return Object.assign(box, { input, set(on) { input.checked = on; } });
}

/** One of a few: radio buttons in a row. `options` are values, or `{value, label}`. The returned element has `.set(value)`. */
export function choice({ label, options, value, onChange = () => {} }) {
  const name = fresh("choice");
  const entries = options.map((option) => (typeof option === "object" ? option : { value: option, label: String(option) }));
  const inputs = entries.map((entry, n) => {
    const input = el("input", { type: "radio", name, id: `${name}-${n}`, value: String(n) });
    input.checked = entry.value === value;
    input.addEventListener("change", () => onChange(entry.value));
    return input;
  });
  const box = el("fieldset", { class: "control choice" }, el("legend", {}, label),
    el("div", { class: "segments" }, ...entries.map((entry, n) => el("span", {}, inputs[n], el("label", { for: `${name}-${n}` }, entry.label)))));
  return Object.assign(box, { inputs, set(next) { inputs.forEach((input, n) => { input.checked = entries[n].value === next; }); } });
}

/** A button. */
export function button({ label, onClick, ...attributes }) {
  const node = el("button", { type: "button", ...attributes }, label);
  node.addEventListener("click", onClick);
  return node;
}

/** Where a pointer event happened, in the units of the drawing around `element`. */
export function at(element, event) {
  const root = element.ownerSVGElement ?? element;
  if (!root.getScreenCTM) {
    const box = element.getBoundingClientRect();
    return { x: event.clientX - box.left, y: event.clientY - box.top };
  }
  const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(root.getScreenCTM().inverse());
  return { x: point.x, y: point.y };
}

const KEYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, 1], ArrowDown: [0, -1], PageUp: [0, 1], PageDown: [0, -1], Home: [0, 0], End: [0, 0] };

/**
 * Make an element of a drawing movable by mouse, finger and keyboard; it is a slider to screen readers.
 *
 * `onMove({x, y, dx, dy, event})`: where the pointer is and how far it has come since the last call, in the drawing's units.
 * `onKey({dx, dy, big, key, event})`: arrow keys as steps right and up; `big` with Shift, Page up and Page down; Home and End by `key`.
 * `onStart(point)` and `onEnd()` surround a drag. Returns `describe(text, now)`, which tells screen readers the value in words.
 */
export function draggable(element, { onMove, onKey, onStart = () => {}, onEnd = () => {}, label = "", min = -360, max = 360 }) {
  set(element, { tabindex: "0", role: "slider", "aria-valuemin": String(min), "aria-valuemax": String(max), "aria-valuenow": "0" });
  if (label) element.setAttribute("aria-label", label);
  element.classList.add("draggable");
  let last = null;
  element.addEventListener("pointerdown", (event) => {
    if (event.button !== 0) return;
    event.preventDefault();
    element.setPointerCapture(event.pointerId);
    element.focus({ preventScroll: true, focusVisible: false });
    element.classList.add("dragged");
    last = at(element, event);
    onStart(last);
  });
  element.addEventListener("pointermove", (event) => {
    if (!last) return;
    const point = at(element, event);
    const step = { dx: point.x - last.x, dy: point.y - last.y };
    last = point;
    onMove({ ...point, ...step, event });
  });
  const stop = () => {
    if (!last) return;
    last = null;
    element.classList.remove("dragged");
    onEnd();
  };
  element.addEventListener("pointerup", stop);
  element.addEventListener("pointercancel", stop);
  element.addEventListener("keydown", (event) => {
    const step = KEYS[event.key];
    if (!step || !onKey || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    onKey({ dx: step[0], dy: step[1], big: event.shiftKey || event.key.startsWith("Page"), key: event.key, event });
  });
  return (text, now = 0) => set(element, { "aria-valuetext": text, "aria-valuenow": String(Math.round(now * 100) / 100) });
}

/** Call `callback` whenever the page changes between light and dark. Returns a function that ends it. */
export function onTheme(callback) {
  const system = matchMedia("(prefers-color-scheme: dark)");
  const observer = new MutationObserver(callback);
  system.addEventListener("change", callback);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ["data-theme"] });
  return () => { system.removeEventListener("change", callback); observer.disconnect(); };
}

let probe = null;

/** The colour of a variable of the page as it is now, `rgb(…)`: `colour("q")` is `--q`. For canvas, or to mix. */
export function colour(name) {
  if (!probe) {
    probe = el("span", { hidden: true });
    document.body.append(probe);
  }
  probe.style.color = `var(--${name})`;
  return getComputedStyle(probe).color;
}

const channels = (text) => text.match(/[\d.]+/g).slice(0, 3).map(Number);

/** A colour between two, `rgb(…)` both: 0 is the first, 1 the second. */
export function blend(from, to, part) {
  const [a, b] = [channels(from), channels(to)];
  const t = Math.min(1, Math.max(0, part));
  return `rgb(${a.map((value, n) => Math.round(value + (b[n] - value) * t)).join(" ")})`;
}

/** A function from -1 … 1 to colours: low, nothing, high. Ask for it again in `onTheme`. */
export function diverging() {
  const [low, zero, high] = [colour("low"), colour("zero"), colour("high")];
  return (value) => (value < 0 ? blend(zero, low, -value) : blend(zero, high, value));
}

/** A function from 0 … 1 to colours: nothing, much. Ask for it again in `onTheme`. */
export function sequential() {
  const [zero, high] = [colour("zero"), colour("high")];
  return (value) => blend(zero, high, value);
}

const QUIET = 700;

/** A polite live region at the end of the figure. The returned `say(text)` speaks the last text once things are quiet. */
export function readout(figure) {
  const region = el("p", { class: "unseen", role: "status" });
  figure.append(region);
  let timer = 0;
  return (text) => {
    clearTimeout(timer);
    timer = setTimeout(() => { if (region.textContent !== text) region.textContent = text; }, QUIET);
  };
}

/** Whether the reader asked for less motion. Ask each time before something moves by itself. */
export const reducedMotion = () => matchMedia("(prefers-reduced-motion: reduce)").matches;

/** The texts of a picture in `lang`, an object; what is missing there is taken from English. Values may be functions. */
export const texts = (lang, all) => ({ ...all.en, ...all[lang] });

/** A number for people: fixed digits and a true minus sign; never "-0". */
export function number(value, digits = 2) {
  const text = Math.abs(value).toFixed(digits);
  return (value < 0 && Number(text) !== 0 ? "\u2212" : "") + text;
}

/** An angle as a multiple of π where it is one of π/12, else in radians: "π/3", "−7π/12", "1.20". */
export function radians(angle, digits = 2) {
  const twelfths = Math.round((angle / Math.PI) * 12);
  if (Math.abs(angle - (twelfths * Math.PI) / 12) > 1e-6) return number(angle, digits);
  if (twelfths === 0) return "0";
  const shared = [12, 6, 4, 3, 2, 1].find((n) => twelfths % n === 0);
  const [above, below] = [Math.abs(twelfths / shared), 12 / shared];
  return `${twelfths < 0 ? "\u2212" : ""}${above === 1 ? "" : above}π${below === 1 ? "" : `/${below}`}`;
}
