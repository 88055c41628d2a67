// RoPE frequencies and the ways of scaling them for a longer context. Pure numbers, as in the exercises' solutions.

const range = (n) => Array.from({ length: n }, (_, i) => i);
const clamp = (x, low, high) => Math.min(Math.max(x, low), high);

/** θ_i = base^(-2i/dim): radians per token. */
export const plain = ({ dim, base }) => range(dim / 2).map((i) => base ** (-(2 * i) / dim));

/** After how many tokens a pair has made one full turn. */
export const wavelength = (theta) => (2 * Math.PI) / theta;

/** Position interpolation: positions divided by the factor, which is the same as frequencies divided by it. */
export const interpolated = ({ dim, base, factor }) => plain({ dim, base }).map((theta) => theta / factor);

/** NTK-aware: a larger base, chosen so that the last pair is slowed by the factor. */
export const ntk = ({ dim, base, factor }) => plain({ dim, base: base * factor ** (dim / (dim - 2)) });

/** Dynamic NTK: what stands in for the factor. It is 1 up to the trained length and rises with the text from there. */
export const dynamicFactor = ({ factor, trained, length }) => (factor * Math.max(length, trained)) / trained - (factor - 1);

/** Dynamic NTK: frequencies that follow the length of the text. */
export const dynamicNtk = (setting) => ntk({ ...setting, factor: dynamicFactor(setting) });

/** YaRN: up to which pair frequencies are kept, and from which on they are divided in full. */
export function yarnRange({ dim, base, trained, fast = 32, slow = 1 }) {
  const index = (turns) => (dim * Math.log(trained / (2 * Math.PI * turns))) / (2 * Math.log(base));
  return [Math.max(Math.floor(index(fast)), 0), Math.min(Math.ceil(index(slow)), dim - 1)];
}

/** YaRN: how much of each pair is interpolated, from 0 (kept) to 1 (divided by the factor). */
export function yarnRamp(setting) {
  const [low, high] = yarnRange(setting);
  const width = high - low || 0.001; // a step instead of 0/0
  return range(setting.dim / 2).map((i) => clamp((i - low) / width, 0, 1));
}

/** Llama 3.1: the same share, straight in the number of turns within the trained length. */
export function llama3Ramp({ dim, base, trained, lowFactor = 1, highFactor = 4 }) {
  const turns = plain({ dim, base }).map((theta) => (trained * theta) / (2 * Math.PI));
  return turns.map((t) => 1 - clamp((t - lowFactor) / (highFactor - lowFactor), 0, 1));
}

const blend = (setting, ramp) => plain(setting).map((theta, i) => (theta / setting.factor) * ramp[i] + theta * (1 - ramp[i]));

export const yarn = (setting) => blend(setting, yarnRamp(setting));
export const llama3 = (setting) => blend(setting, llama3Ramp(setting));

/** What YaRN multiplies cos and sin by. */
export const attentionFactor = (factor) => (factor > 1 ? 0.1 * Math.log(factor) + 1 : 1);

/** Every method by its name, each giving the frequencies of a setting. */
export const METHODS = { plain, pi: interpolated, ntk, dynamic: dynamicNtk, yarn, llama3 };

/** Kept, blended or divided in full: what a method does to each pair. */
export function bands(method, setting) {
  const full = method === "dynamic" ? dynamicFactor(setting) : setting.factor;
  const before = plain(setting);
  return METHODS[method](setting).map((theta, i) => {
    const slowed = before[i] / theta; // 1: as before; full: as slow as the method makes anything
    if (slowed < 1 + 1e-9) return "kept";
    return slowed > full * (1 - 1e-9) ? "divided" : "blended";
  });
}
