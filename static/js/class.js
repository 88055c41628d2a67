// The classroom's pages. Each of them works without this script; it spares clicks.

import "./copy.js";

const all = (selector, root = document) => [...root.querySelectorAll(selector)];

all("[data-with-script]").forEach((node) => { node.hidden = false; });
document.getElementById("error")?.focus();

// the browser's time zone, for a new class
all("[data-zone]").forEach((field) => { field.value = Intl.DateTimeFormat().resolvedOptions().timeZone ?? ""; });

all("[data-print]").forEach((button) => { button.hidden = false; button.addEventListener("click", () => print()); });

// who signs out of a shared machine leaves no drafts in its browser: they are on the server
all("[data-signout]").forEach((form) => form.addEventListener("submit", () => {
  const mine = `rope-judge:draft:${document.documentElement.dataset.who}:`;
  try { Object.keys(localStorage).filter((key) => key.startsWith(mine)).forEach((key) => localStorage.removeItem(key)); } catch { /* none kept */ }
}));

if (document.getElementById("choose-form")) import("./class_exercises.js");
