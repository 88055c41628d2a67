// A class's dashboard, and its view for the projector: single cells change as things happen. The page can be read
// without this; then it shows how things stood when it was loaded.

import { byId, el } from "./dom.js";
import { Grid } from "./grid.js";
import { listen } from "./live.js";
import { say } from "./words.js";

const SIGNS = { begun: "…", failing: "✗", solved: "✓" };
const board = byId("board");
const { class: id, view, layout } = board.dataset;
const base = `/classes/${id}`;

document.querySelectorAll("[data-with-script]").forEach((node) => { node.hidden = false; });

/** What a change says about the whole class, in both views. */
function apply(change) {
  if (change.layout !== layout) return location.reload();
  if (view === "projector") showCounts(change);
  else showCells(change);
}

// learners by exercises

const rows = byId("rows");
const columns = new Map([...document.querySelectorAll("th[data-problem]")].map((head, n) => [head.dataset.problem, n + 1]));
const rowOf = new Map(rows ? [...rows.rows].map((row) => [row.dataset.learner, row]) : []);
const grid = rows && new Grid(rows.closest("table"), (cell) => {
  const learner = cell.parentElement.dataset.learner;
  const problem = [...columns].find(([, n]) => n === cell.cellIndex)?.[0];
  if (learner && problem) location.assign(`${base}/learners/${learner}/exercises/${problem}`);
});

function showCells({ full, learners, cells, columns: counts, stuck }) {
  if (learners) showLearners(learners);
  if (full) for (const cell of rows.querySelectorAll("td[class]")) fill(cell, "", 0);
  for (const [learner, problem, state, tries] of cells) {
    const cell = rowOf.get(learner)?.cells[columns.get(problem)];
    if (cell) fill(cell, state, tries);
  }
  for (const [problem, [, , solved]] of Object.entries(counts)) {
    const cell = document.querySelector(`[data-solved="${CSS.escape(problem)}"]`);
    if (cell) cell.textContent = solved || "";
  }
  showStuck(stuck);
}

function fill(cell, state, tries) {
  const number = tries > 1 || (tries && state === "failing") ? el("b", {}, tries) : null;
  cell.className = state;
  if (!state) cell.removeAttribute("class");
  if (state) cell.setAttribute("aria-label", say(`dashboard_${state}`, { n: tries }));
  else cell.removeAttribute("aria-label");
  cell.replaceChildren(...(state ? [SIGNS[state], number].filter(Boolean) : []));
}

/** Who is in the class now, in this order. A row that stays keeps its cells. */
function showLearners(learners) {
  const known = new Set(learners.map(([learner]) => learner));
  for (const [learner, row] of rowOf) if (!known.has(learner)) { row.remove(); rowOf.delete(learner); }
  learners.forEach(([learner, name], place) => {
    let row = rowOf.get(learner);
    if (!row) {
      const link = el("a", { href: `${base}/learners/${learner}` }, name);
      row = el("tr", { "data-learner": learner }, el("th", { scope: "row" }, link), ...[...columns].map(() => el("td")));
      rowOf.set(learner, row);
    }
    const link = row.querySelector("a");
    if (link.textContent !== name) link.textContent = name;
    if (rows.rows[place] !== row) rows.insertBefore(row, rows.rows[place] ?? null);
  });
  byId("nobody")?.remove();
}

function showStuck(stuck) {
  const list = byId("stuck");
  if (!stuck.length) return list.replaceChildren(el("li", { class: "fine" }, say("dashboard_nobody")));
  list.replaceChildren(...stuck.map((one) => el("li", {},
    el("a", { href: `${base}/learners/${one.learner}/exercises/${one.problem}` }, one.name), " ",
    el("span", { class: "at" }, one.title), " ",
    el("strong", {}, say(one.times === 1 ? "dashboard_once" : "dashboard_times", { n: one.times })), " ",
    el("span", { class: "fine" }, [one.minutes > 0 && since(one.minutes), one.verdict, one.case && say("dashboard_case", { name: one.case }), one.mistake]
      .filter(Boolean).join(" · ")))));
}

function since(minutes) {
  if (minutes < 90) return say("dashboard_minutes", { n: minutes });
  if (minutes < 48 * 60) return say("dashboard_hours", { n: Math.round(minutes / 60) });
  return say("dashboard_days", { n: Math.round(minutes / 60 / 24) });
}

// how far the class is, without names

function showCounts({ full, count, columns: counts }) {
  if (count !== undefined) board.dataset.count = count;
  const all = Number(board.dataset.count);
  const items = [...board.querySelectorAll("li[data-problem]")];
  for (const item of items) {
    const [begun, failing, solved] = counts[item.dataset.problem] ?? (full ? [0, 0, 0] : item.counts ?? countsOf(item));
    item.counts = [begun, failing, solved];
    item.hidden = begun + failing + solved === 0;
    for (const [state, n] of Object.entries({ begun, failing, solved })) item.querySelector(`.n-${state} b`).textContent = n;
    const bar = item.querySelector("svg");
    bar.setAttribute("viewBox", `0 0 ${all || 1} 1`);
    bar.setAttribute("aria-label", say("dashboard_summary", { begun, failing, solved, all }));
    let x = 0;
    for (const [state, n] of Object.entries({ solved, failing, begun })) {
      const part = bar.querySelector(`.${state}`);
      part.setAttribute("x", x);
      part.setAttribute("width", n);
      x += n;
    }
  }
  byId("quiet").hidden = items.some((item) => !item.hidden);
}

const countsOf = (item) => ["begun", "failing", "solved"].map((state) => Number(item.querySelector(`.n-${state} b`).textContent));

// choosing when somebody counts as stuck needs no button
byId("n")?.addEventListener("change", (event) => event.target.form.requestSubmit());
if (byId("choose-n")) byId("choose-n").hidden = true;

listen({ address: `${base}/${view}`, at: board.dataset.at, query: board.dataset.n ? `&n=${board.dataset.n}` : "", onChange: apply, status: byId("live") });
grid?.start();
