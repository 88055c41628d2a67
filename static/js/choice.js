// The form of kind `choice`: its marked options stand for a text with one line.

import { read } from "./answer.js";

export function choiceWork(form, draft) {
  const boxes = [...form.querySelectorAll("input[name='choice']")];
  const seed = Number(form.elements.seed.value);
  const compose = () => `seed = ${seed}\nchoice = ${boxes.filter((box) => box.checked).map((box) => box.value).join(", ")}\n`;
  const kept = read(draft.restore() ?? "");
  if (kept.seed === String(seed)) {
    const chosen = (kept.choice ?? "").split(",").map((word) => word.trim());
    boxes.forEach((box) => { box.checked = chosen.includes(box.value); });
  }
  form.addEventListener("change", () => draft.changed(compose()));
  return () => ({ source: compose(), seed });
}
