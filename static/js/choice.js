// The form of kind `choice`: its marked options stand for a text with one line.

import { read } from "./answer.js";

export function choiceWork(form, draft) {
  const boxes = [...form.querySelectorAll("input[name='choice']")];
  const seed = Number(form.elements.seed.value);
  const compose = () => `seed = ${seed}\nchoice = ${boxes.filter((box) => box.checked).map((box) => box.value).join(", ")}\n`;
  const mark = (kept) => {
    const chosen = (kept.choice ?? "").split(",").map((word) => word.trim());
    boxes.forEach((box) => { box.checked = chosen.includes(box.value); });
  };
  const kept = read(draft.restore() ?? "");
  if (kept.seed === String(seed)) mark(kept);
  draft.apply = (text) => {
    const other = read(text);
    if (other.seed === String(seed)) mark(other);
    else location.reload();  // other options: the page brings them
  };
  form.addEventListener("change", () => draft.changed(compose()));
  return () => ({ source: compose(), seed });
}
