// Numbers as people write them by hand: -1/2, √2/2, 2π, (cos(pi/6), 1e-3). The same small grammar as judge/expression.py,
// read as data and never run; what the judge could not read is null here.

const LOOKALIKES = Object.fromEntries([
  ["−–—﹣", "-"], ["×·⋅∙✕", "*"], ["÷∕⁄", "/"], ["【〔「", "["], ["】〕」", "]"], ["、", ","], ["。", "."], ["Π𝜋", "π"], ["\u3000\u00a0\u2009\u202f\t", " "],
].flatMap(([signs, meant]) => [...signs].map((sign) => [sign, meant])));

/** The text with every look-alike of a sign replaced, full-width ones included. */
const plain = (text) => [...text].map((sign) => {
  const code = sign.codePointAt(0);
  return code >= 0xff01 && code < 0xff5f ? String.fromCharCode(code - 0xfee0) : LOOKALIKES[sign] ?? sign;
}).join("");

const TOKEN = /(?<number>(?:\d+\.?\d*|\.\d+)(?:[eE][+-]?\d+)?)|(?<name>\p{L}+)|(?<sign>\*\*|[-+*/^√(),[\]])|(?<space> +)/uy;
const FUNCTIONS = { sqrt: Math.sqrt, sin: Math.sin, cos: Math.cos };
const CLOSING = { "(": ")", "[": "]" };
const STARTS_FACTOR = ["name", "√", "(", "["];
const LONGEST = 500;
const DEEPEST = 40;

class Unreadable extends Error {}

function tokens(text) {
  const found = [];
  TOKEN.lastIndex = 0;
  while (TOKEN.lastIndex < text.length) {
    const match = TOKEN.exec(text);
    if (!match) throw new Unreadable();
    const { number, name, sign } = match.groups;
    if (number) found.push({ kind: "number", text: number });
    else if (name) found.push({ kind: "name", text: name });
    else if (sign) found.push({ kind: sign === "**" ? "^" : sign, text: sign });
  }
  return [...found, { kind: "end", text: "" }];
}

function finite(value) {
  if (!Number.isFinite(value)) throw new Unreadable();
  return value;
}

class Reader {
  constructor(all) { this.tokens = all; this.at = 0; this.depth = 0; }

  get next() { return this.tokens[this.at].kind; }
  take() { return this.tokens[this.at++]; }
  expect(kind) { if (this.next !== kind) throw new Unreadable(); this.take(); }
  enter() { if (++this.depth > DEEPEST) throw new Unreadable(); }

  /** Is the first bracket closed by the last character only, as in (1, 2) and unlike (1)/(2)? */
  wrapsAll() {
    let depth = 0;
    for (const { kind } of this.tokens.slice(0, -2)) {
      depth += (kind in CLOSING) - Object.values(CLOSING).includes(kind);
      if (depth <= 0) return false;
    }
    return depth > 0;
  }

  row() {
    const bracket = this.wrapsAll() ? this.take().kind : null;
    const values = [this.sum()];
    while (this.next === ",") { this.take(); values.push(this.sum()); }
    if (bracket) this.expect(CLOSING[bracket]);
    this.expect("end");
    return values;
  }

  sum() {
    let value = this.product();
    while (this.next === "+" || this.next === "-") value = this.take().kind === "+" ? finite(value + this.product()) : finite(value - this.product());
    return value;
  }

  product() {
    let value = this.signed();
    for (let divided = false; ;) {
      if (this.next === "*" || this.next === "/") {
        divided = this.take().kind === "/";
        const right = this.signed();
        value = finite(divided ? value / right : value * right);
      } else if (STARTS_FACTOR.includes(this.next)) {
        if (divided) throw new Unreadable();  // a/bc can be read in two ways
        value = finite(value * this.power());
      } else return value;
    }
  }

  signed() {
    this.enter();
    let sign = 1;
    while (this.next === "+" || this.next === "-") if (this.take().kind === "-") sign = -sign;
    const value = this.power();
    this.depth--;
    return sign * value;
  }

  power() {
    const base = this.atom();
    if (this.next !== "^") return base;
    this.take();
    return finite(base ** this.signed());
  }

  atom() {
    this.enter();
    const value = this.single();
    this.depth--;
    return value;
  }

  single() {
    const { kind, text } = this.take();
    if (kind === "number") return finite(Number(text));
    if (kind === "√") return finite(Math.sqrt(this.atom()));
    if (kind in CLOSING) return this.bracketed(kind);
    if (kind !== "name") throw new Unreadable();
    const name = text.toLowerCase();
    if (name === "pi" || name === "π") return Math.PI;
    if (!Object.hasOwn(FUNCTIONS, name) || !(this.next in CLOSING)) throw new Unreadable();
    return finite(FUNCTIONS[name](this.bracketed(this.take().kind)));
  }

  bracketed(kind) {
    const value = this.sum();
    this.expect(CLOSING[kind]);
    return value;
  }
}

/** The numbers in `text`, or null where it cannot be read (yet). */
export function evaluate(text) {
  try {
    return text.length > LONGEST ? null : new Reader(tokens(plain(text))).row();
  } catch (error) {
    if (error instanceof Unreadable) return null;
    throw error;
  }
}
