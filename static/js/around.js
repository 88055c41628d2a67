// On every page: what is there for those who want it is loaded when they do.
//
// No module, and the last of the head: the parser waits for it, and it for the sheets. With the text there before them,
// a browser that gives a new page the keyboard's focus lays it all out in typefaces that nobody gets to see.

document.addEventListener("DOMContentLoaded", () => {
  const field = document.querySelector("form.search input");
  const typedIn = "input, textarea, select, [contenteditable='true']";

  field?.addEventListener("focus", () => import("./search.js"), { once: true });
  document.addEventListener("keydown", (event) => {
    if (!field || event.key !== "/" || event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented) return;
    if (event.target.closest?.(typedIn)) return;
    event.preventDefault();
    field.focus();
    field.select();
  });

  document.querySelector("details.along")?.addEventListener("toggle", () => import("./along.js"), { once: true });

  // A complaint carries the report that is shown.
  const complaint = document.querySelector("a[data-complaint]");
  complaint?.addEventListener("click", () => {
    const report = document.querySelector("#verdict a[href^='/submissions/']")?.getAttribute("href").split("/").pop();
    if (report) complaint.href = complaint.dataset.complaint.replaceAll("REPORT", report);
  });
});
