// The page of review cards: formulas, and keys while the card has the focus. The form works without.

import { byId } from "./dom.js";
import { reachScrollers, setFormulas } from "./math.js";

const card = byId("card");

// What is folded away is set when it unfolds.
const folded = [...document.querySelectorAll("details.deck")];
folded.forEach((box) => box.addEventListener("toggle", () => setFormulas(box), { once: true }));

if (card) {
  const answer = byId("answer");
  card.querySelectorAll("[data-with-script]").forEach((node) => { node.hidden = false; });
  if (document.activeElement === document.body) card.focus({ preventScroll: true });
  // after a click beside the card the keys are the page's, and nothing else on it wants them
  document.addEventListener("keydown", (event) => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat) return;
    const beside = event.target === document.body || event.target.id === "main";
    if (!beside && !card.contains(event.target)) return;
    if (event.key === " " && !answer.open && (beside || event.target === card)) {
      event.preventDefault();
      answer.open = true;
    } else if (answer.open && /^[1-4]$/.test(event.key)) {
      card.querySelector(`button[value="${event.key}"]`).click();
    }
  });
  setFormulas(card).then(() => { reachScrollers(); document.documentElement.dataset.ready = ""; });
}
