// Curves over a logarithmic axis, each with its name beside it where there is room.

const POWERS = "⁰¹²³⁴⁵⁶⁷⁸⁹";
const power = (n) => (n === 0 ? "1" : n === 1 ? "10" : `10${n < 0 ? "⁻" : ""}${[...String(Math.abs(n))].map((digit) => POWERS[digit]).join("")}`);

/** A logarithmic axis around `values`: `y(value)` and the ticks, decades or, with `doubling`, powers of two. */
export function axisOf(values, { top, floor, doubling = false }) {
  const root = doubling ? 2 : 10;
  const scale = (value) => Math.log(value) / Math.log(root);
  const logs = values.map(scale);
  const margin = doubling ? 0.15 : 0.1;
  const low = Math.min(...logs, doubling ? 0 : Infinity) - margin;
  const high = Math.max(...logs, doubling ? 1 : -Infinity) + margin;
  const ticks = [];
  for (let n = Math.ceil(low); n <= high; n++) ticks.push({ value: root ** n, text: doubling ? `×${2 ** n}` : power(n) });
  return { y: (value) => floor - ((scale(value) - low) / (high - low)) * (floor - top), ticks };
}

const overlap = (a, b) => a.x < b.x + b.width && b.x < a.x + a.width && a.y < b.y + b.height && b.y < a.y + a.height;

/** How many points of a curve lie in a box. */
const hits = (points, box) => points.filter(([x, y]) => x > box.x && x < box.x + box.width && y > box.y && y < box.y + box.height).length;

/** About how wide a text is: Chinese letters take twice the room. */
export const textWidth = (text, latin = 9) => [...text].reduce((sum, letter) => sum + (letter.charCodeAt(0) > 0x2e80 ? latin * 1.75 : latin), 0);

/** For each `{points, text}` a place `{text, x, y}` (baseline, left end) beside its own curve, away from the others and from `boxes`. */
export function placeLabels(curves, { left, right, top, floor }, boxes = []) {
  const taken = [...boxes];
  return curves.map(({ points, text }) => {
    const width = textWidth(text);
    const others = curves.filter((curve) => curve.points !== points);
    let best = null;
    points.forEach(([px, py], n) => {
      for (const [dx, dy] of [[-width - 7, -17], [8, 4], [-width / 2, -22], [-width / 2, 8]]) {
        const box = { x: px + dx, y: py + dy, width, height: 16 };
        if (box.x < left || box.x + width > right || box.y < top || box.y + 16 > floor) continue;
        const away = Math.min(24, ...others.map((curve) => Math.abs(curve.points[n][1] - py)));
        const cost = 30 * hits(points, box) + 30 * others.reduce((sum, curve) => sum + hits(curve.points, box), 0)
          + 400 * taken.filter((other) => overlap(box, other)).length - away * 4 + Math.abs(n / points.length - 0.72) * 20;
        if (!best || cost < best.cost) best = { cost, box };
      }
    });
    if (!best) return { text, x: left, y: top };
    taken.push(best.box);
    return { text, x: best.box.x, y: best.box.y + 13 };
  });
}
