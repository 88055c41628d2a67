// "Take it along": copying, printing, and the report that a complaint is about.

import "./copy.js";

for (const button of document.querySelectorAll("button[data-print]")) {
  button.hidden = false;
  button.addEventListener("click", () => print());
}

const complaint = document.querySelector("a[data-complaint]");
complaint?.addEventListener("click", () => {
  const report = document.querySelector("#verdict a[href^='/submissions/']")?.getAttribute("href").split("/").pop();
  if (report) complaint.href = complaint.dataset.complaint.replaceAll("REPORT", report);
});
