// Choosing exercises: search, whole sections, a count; ordering them without a reload for each step.

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

const choose = document.getElementById("choose-form");
const count = document.getElementById("chosen-count");
const tell = () => { count.textContent = count.dataset.text.replace("{n}", all("input:checked", choose).length); };

document.getElementById("filter").addEventListener("input", ({ target }) => {
  const wanted = target.value.toLowerCase().split(/\s+/).filter(Boolean);
  all(".choice", choose).forEach((choice) => {
    const words = choice.dataset.words.toLowerCase();
    choice.hidden = !wanted.every((word) => words.includes(word));
  });
  all(".choices", choose).forEach((section) => { section.hidden = !section.querySelector(".choice:not([hidden])"); });
});
document.getElementById("filter").addEventListener("keydown", (event) => { if (event.key === "Enter") event.preventDefault(); });

choose.addEventListener("click", ({ target }) => {
  const button = target.closest("[data-all], [data-none]");
  if (!button) return;
  all(".choice:not([hidden]) input", button.closest("fieldset")).forEach((box) => { box.checked = "all" in button.dataset; });
  tell();
});
choose.addEventListener("change", tell);
tell();

const order = document.getElementById("order-form");
if (order) {
  const status = document.getElementById("order-status");
  const list = order.querySelector(".order");
  const ends = () => all("li", list).forEach((item, n, items) => {
    item.querySelector("[value^='up:']").disabled = n === 0;
    item.querySelector("[value^='down:']").disabled = n === items.length - 1;
  });
  order.addEventListener("submit", (event) => {
    const [action] = (event.submitter?.value ?? "save").split(":");
    if (action !== "up" && action !== "down") return;
    event.preventDefault();
    const item = event.submitter.closest("li");
    const other = action === "up" ? item.previousElementSibling : item.nextElementSibling;
    if (!other) return;
    if (action === "up") other.before(item); else other.after(item);
    ends();
    item.classList.add("moved");
    const button = event.submitter.disabled ? item.querySelector("button:not(:disabled)") : event.submitter;
    button.focus();
    const place = all("li", list).indexOf(item) + 1;
    status.textContent = `${item.querySelector(".what").textContent}: ${place} / ${list.children.length}`;
  });
}
