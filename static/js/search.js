// The search box at the head of every page: results while typing. Without this script the form leads to /search.
// "/" goes there (around.js); arrows choose, Enter follows, Escape leaves.

import { el } from "./dom.js";

const box = document.querySelector("form.search");
const field = box?.querySelector("input");
const lang = document.documentElement.lang.slice(0, 2);
const PAUSE = 120;

if (field) {
  const list = el("div", { role: "listbox", id: "found", "aria-label": field.getAttribute("aria-label"), hidden: true });
  const status = el("p", { class: "unseen", role: "status" });
  box.append(list, status);
  for (const [name, value] of Object.entries({ role: "combobox", "aria-expanded": "false", "aria-controls": "found", "aria-autocomplete": "list" })) field.setAttribute(name, value);
  let timer, asked = 0, chosen = -1;

  const options = () => [...list.children];

  function choose(index) {
    chosen = index;
    options().forEach((option, n) => option.setAttribute("aria-selected", String(n === index)));
    const option = options()[index];
    if (option) { field.setAttribute("aria-activedescendant", option.id); option.scrollIntoView({ block: "nearest" }); }
    else field.removeAttribute("aria-activedescendant");
  }

  function show(results) {
    const kept = options()[chosen]?.href;
    list.replaceChildren(...results.map(option));
    list.hidden = results.length === 0;
    field.setAttribute("aria-expanded", String(!list.hidden));
    choose(options().findIndex((option) => option.href === kept));  // what was chosen stays so while more is typed
  }

  async function look() {
    const query = field.value.trim();
    const mine = ++asked;
    if (!query) { status.textContent = ""; show([]); return; }
    const response = await fetch(`/api/v1/search?lang=${lang}&q=${encodeURIComponent(query.slice(0, 100))}`).catch(() => null);
    const results = response?.ok ? await response.json() : [];
    if (mine !== asked) return;  // there is more typed by now
    show(results.slice(0, 12));
    status.textContent = (results.length ? box.dataset.some : box.dataset.none).replace("{n}", results.length);
  }

  field.addEventListener("input", () => { clearTimeout(timer); timer = setTimeout(look, PAUSE); });
  field.addEventListener("focus", () => { if (field.value) look(); });
  field.addEventListener("keydown", (event) => {
    if (event.isComposing) return;  // the keys belong to the input method
    const count = list.children.length;
    if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count) {
      event.preventDefault();
      const step = event.key === "ArrowDown" ? 1 : -1;
      choose(chosen < 0 ? (step > 0 ? 0 : count - 1) : (chosen + step + count) % count);
    } else if (event.key === "Enter" && chosen >= 0) {
      event.preventDefault();
      list.children[chosen].click();
    } else if (event.key === "Escape") {
      if (list.hidden) return field.blur();
      event.preventDefault();  // else what was typed would go, too
      show([]);
    }
  });
  box.addEventListener("focusout", (event) => { if (!box.contains(event.relatedTarget)) show([]); });
  // a click on a result must not take the focus before it counts
  list.addEventListener("pointerdown", (event) => event.preventDefault());

  if (document.activeElement === field && field.value) look();  // typed while this was on its way
}

/** One result. Formulas stay TeX here, as on pages without scripts. */
function option(result, index) {
  const title = result.title.split("$").map((part, n) => (n % 2 ? el("span", { class: "math" }, part) : part.replaceAll("`", "")));
  return el("a", { role: "option", id: `found-${index}`, "aria-selected": "false", href: result.href, tabindex: "-1" },
    ...title, " ", el("span", { class: "fine" }, result.note));
}
