// Brings the pictures of a page to life, each when it comes near: until then, and if anything fails, the still image stays.

const NEAR = "250px";  // until then a page is as light as its still image

const woken = new WeakMap();
let sheet;

/** Load and mount the picture of one figure, once. */
export function wake(figure) {
  if (!woken.has(figure)) woken.set(figure, mount(figure));
  return woken.get(figure);
}

/** The sheet of pictures that are awake; the gallery has it from the start. */
function styled() {
  const { href } = new URL("../css/pictures.css", import.meta.url);
  sheet ??= [...document.styleSheets].some((each) => each.href === href) || new Promise((resolve) => {
    const link = Object.assign(document.createElement("link"), { rel: "stylesheet", href });
    link.onload = link.onerror = resolve;
    document.head.append(link);
  });
  return sheet;
}

async function mount(figure) {
  const lang = document.documentElement.lang.startsWith("zh") ? "zh" : "en";
  try {
    const [picture, { readout }] = await Promise.all([import(`./${figure.dataset.picture}.js`), import("./kit.js"), styled()]);
    picture.mount(figure, { lang, say: readout(figure) });
    figure.dataset.alive = "";
  } catch (error) {
    figure.dataset.asleep = "";
    console.error(error);
  }
}

const watch = new IntersectionObserver((entries) => {
  for (const { isIntersecting, target } of entries) {
    if (!isIntersecting) continue;
    watch.unobserve(target);
    wake(target);
  }
}, { rootMargin: NEAR });

document.querySelectorAll("figure[data-picture]").forEach((figure) => watch.observe(figure));
