// The six panels of the comic with letters, in no good order: a story to put together.

import { button, el, set, stage, texts } from "./kit.js";
import { captions, panelDrawing, sheet } from "./comic.js";

const TEXTS = {
  en: { order: "Your order:", earlier: (letter) => `Move ${letter} earlier`, later: (letter) => `Move ${letter} later`, list: "Panels, to be put in order" },
  zh: { order: "你的顺序：", earlier: (letter) => `把 ${letter} 往前移`, later: (letter) => `把 ${letter} 往后移`, list: "待排序的六格" },
};

const LETTERS = ["A", "B", "C", "D", "E", "F"];
/** Which panel of the comic each letter is, as the exercise names them. */
const PANELS = [3, 2, 0, 5, 1, 4];

export const still = (lang) => sheet(lang, PANELS, LETTERS);

export function mount(figure, { lang, say }) {
  const t = texts(lang, TEXTS);
  const order = el("output", { class: "order" });
  const items = LETTERS.map((letter, n) => {
    const item = el("li", {}, panelDrawing(PANELS[n], lang, `${letter}: ${captions(lang)[PANELS[n]]}`), el("div", { class: "moves" },
      button({ label: "←", "aria-label": t.earlier(letter), onClick: (event) => move(item, -1, event) }),
      el("strong", {}, letter),
      button({ label: "→", "aria-label": t.later(letter), onClick: (event) => move(item, 1, event) })));
    return Object.assign(item, { letter });
  });
  const list = el("ol", { class: "panels", "aria-label": t.list }, items);

  function move(item, by, event) {
    const all = [...list.children];
    const other = all[all.indexOf(item) + by];
    if (!other) return;
    if (by < 0) other.before(item);
    else other.after(item);
    event.currentTarget.focus();
    show();
  }

  function show() {
    items.forEach((item) => item.querySelectorAll("button").forEach((arrow, n) => {  // not disabled: the one that was pressed keeps the focus
      set(arrow, { "aria-disabled": item === (n ? list.lastChild : list.firstChild) ? "true" : null });
    }));
    order.textContent = [...list.children].map((item) => item.letter).join(lang === "zh" ? "、" : ", ");
    say(`${t.order} ${order.textContent}`);
  }

  stage(figure, list, el("p", {}, t.order, " ", order));
  show();
}
