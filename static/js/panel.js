// The verdict panel: cases as they come, then the verdict with everything that explains it.

import { byId, el } from "./dom.js";
import { number, say } from "./words.js";

const signature = ({ dtype, shape }) => (shape ? `${dtype} [${shape.join(", ")}]` : dtype);

export class Panel {
  constructor(kind) {
    this.kind = kind;
    this.box = byId("verdict");
    this.announcer = byId("announce");
  }

  /** A new submission: forget the last one. */
  begin(text) {
    this.#forget();
    this.box.className = "verdict pending";
    this.stage = el("span", {}, text);
    this.box.replaceChildren(el("h2", { class: "result" }, el("span", { class: "spinner", "aria-hidden": "true" }), this.stage), this.list);
    this.box.hidden = false;
    this.announce(text);
  }

  /** Where things stand, for eyes and ears. */
  progress(text) {
    this.stage.textContent = text;
    this.announce(text);
  }

  announce(text) {
    this.announcer.textContent = text;
  }

  addCase(result, index, total) {
    if (index !== this.count) return;
    this.count += 1;
    this.passed += result.verdict === "AC";
    this.list.append(caseItem(result, this.kind));
    if (total) this.progress(say("progress", { n: this.count, total }));
  }

  /** A report that the page came with: it stands there already, so nobody is called and nothing moves. */
  show(report, next) {
    this.#forget();
    const { failing } = this.#fill(report, next);
    if (failing && report.verdict !== "IE") this.#lookCloser(report, failing.item);
  }

  finish(report, next) {
    const { failing, name, tally } = this.#fill(report, next);
    (this.box.querySelector(".diagnosis, details[open] .message") ?? this.box.firstElementChild).scrollIntoView({ block: "nearest" });
    const diagnoses = report.diagnosis.map((found) => say("heard_diagnosis", found));
    const why = diagnoses.length ? [] : [failing?.result.message?.split("\n")[0]].filter(Boolean);
    this.announce([say("heard", { verdict: name, tally }), ...diagnoses, ...why].join(" "));
    if (failing && report.verdict !== "IE") this.#lookCloser(report, failing.item);
  }

  #forget() {
    this.list = el("ol", { class: "cases" });
    this.count = 0;
    this.passed = 0;
  }

  #fill(report, next) {
    report.cases.forEach((result, index) => this.addCase(result, index, null));
    const ran = report.cases.length > 1 && report.verdict !== "IE";  // of one, the verdict says it: others may not have run
    const accepted = report.verdict === "AC";
    const name = say(report.verdict === "CE" && this.kind !== "code" ? "unreadable" : `verdict_${report.verdict}`);
    const total = report.cases.length;
    const passed = report.cases.filter((c) => c.verdict === "AC").length;
    const tally = say("passed", { n: passed, total });
    const failing = this.#openFirstFailure(report);
    this.box.className = `verdict ${report.verdict}`;
    const parts = [
      el("h2", { class: "result" }, el("span", { class: "code", "aria-hidden": "true" }, report.verdict), " ", name),
      ran && el("p", { class: "tally" }, tally),
      ...report.diagnosis.map(diagnosis),
      accepted && praise(report, next),
      this.list,
      ...printed(report),
      ...output(say("stderr"), report.stderr),
      footer(report),
    ];
    this.box.replaceChildren(...parts.filter(Boolean));
    return { failing, name, tally: ran ? tally : "" };
  }

  /** Pictures and the like come after the verdict, and only where something failed. */
  async #lookCloser(report, item) {
    const boxes = new Map(report.diagnosis.map((found, n) => [found.id, this.box.querySelectorAll(".diagnosis")[n]]));
    try {
      const { closeUp } = await import("./closeup.js");
      await closeUp(report.id, item, boxes, this.goToLine);
    } catch { /* the report is complete without it */ }
  }

  fail(message) {
    const text = say("failed", { message });
    this.box.className = "verdict failed";
    this.box.replaceChildren(el("p", {}, text));
    this.box.hidden = false;
    this.announce(text);
  }

  #openFirstFailure(report) {
    const first = report.cases.findIndex((result) => result.verdict !== "AC");
    const items = [...this.list.children];
    items.forEach((item, index) => { item.querySelector("details").open = index === first; });
    return first < 0 ? null : { item: items[first], result: report.cases[first] };
  }
}

function diagnosis({ title, text }) {
  return el("div", { class: "diagnosis" }, el("p", { class: "kicker" }, say("diagnosis")), el("h3", {}, title), el("p", {}, text));
}

function praise(report, next) {
  if (report.mode === "run") return el("p", {}, say("run_passed"));
  const link = next.href ? el("a", { class: "button primary", href: next.href }, say("solved_next", { name: next.name })) : el("a", { class: "button primary", href: "/" }, say("solved_all"));
  return el("p", {}, link);
}

function caseItem(result, kind) {
  return el("li", { class: `case ${result.verdict}` },
    el("details", {},
      el("summary", {}, el("span", { class: "code" }, result.verdict), " ", el("span", { class: "name" }, result.name), " ",
        kind === "code" && el("span", { class: "fine" }, say(result.sample ? "sample" : "hidden"))),
      result.message && message(result.message),
      facts(result),
      result.worst.length > 0 && worst(result.worst),
      ...output(say("stdout"), result.stdout)));
}

function message(text) {
  return text.includes("\n") ? el("pre", { class: "message", tabindex: "0" }, text) : el("p", { class: "message" }, text);
}

function facts(result) {
  const rows = [
    ["want", result.want && signature(result.want)],
    ["got", result.got && signature(result.got)],
    ["wrong", result.wrong && say("wrong_of", { n: result.wrong, total: result.total })],
    ["max_abs_error", result.max_abs_error !== null && number(result.max_abs_error)],
    ["max_rel_error", result.max_rel_error !== null && number(result.max_rel_error)],
    ["against", result.max_abs_error && result.tolerance && typeof result.max_abs_error === "number" && `${number(result.max_abs_error / result.tolerance, 3)} ×`],
    ["tolerance", result.tolerance !== null && number(result.tolerance)],
  ].filter(([, value]) => value);
  return rows.length > 0 && el("dl", { class: "facts" }, rows.map(([name, value]) => el("div", {}, el("dt", {}, say(name)), el("dd", {}, value))));
}

function worst(rows) {
  const head = ["index", "want", "got", "where"].map((name) => el("th", { scope: "col" }, say(name)));
  const body = rows.map((row) => el("tr", {}, [`[${row.index.join(", ")}]`, number(row.want), number(row.got), row.where].map((text) => el("td", {}, text))));
  return el("div", { class: "scroll", tabindex: "0", role: "group", "aria-label": say("worst") },
    el("table", {}, el("caption", {}, say("worst")), el("thead", {}, el("tr", {}, head)), el("tbody", {}, body)));
}

function output(title, text) {
  return text ? [el("p", { class: "kicker" }, title), el("pre", { class: "output", tabindex: "0" }, text)] : [];
}

/** All that was printed; folded away where the cases show it already. */
function printed(report) {
  if (!report.cases.some((result) => result.stdout)) return output(say("stdout"), report.stdout);
  return [el("details", {}, el("summary", { class: "kicker" }, say("all_stdout")), ...output("", report.stdout).slice(1))];
}

function footer(report) {
  const parts = [];  // a class may be shown less than all of it
  if (report.seed !== null) parts.push(say("seed", { seed: report.seed }));
  if (report.time_ms !== null) parts.push(say("time", { ms: Number(report.time_ms.toFixed(1)) }));
  if (report.sandbox !== "none") parts.push(say("sandbox", { level: report.sandbox }));
  return el("p", { class: "fine" }, parts.join(" · "), " · ", el("a", { href: `/submissions/${report.id}` }, say("permalink", { id: report.id.slice(0, 8) })));
}
