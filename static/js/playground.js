// The playground: the editor of the exercises, and what a run of its text brings.

import { play, played, stopPlay } from "./api.js";
import { codeWork } from "./code.js";
import { askWhich } from "./conflict.js";
import { byId, el } from "./dom.js";
import { Draft } from "./draft.js";
import { heatMap } from "./heatmap.js";
import { withLines } from "./lines.js";
import { say } from "./words.js";

const form = byId("work");
const output = byId("output");
const stop = byId("stop");
const draft = new Draft(form, byId("saved"));
let current = null;  // the run that is watched

async function run() {
  const mine = current = { id: null };
  announce(say("play_running"));
  show("pending", heading(el("span", { class: "spinner", "aria-hidden": "true" }), el("span", {}, say("play_running"))));
  try {
    let answer = await play(code.work().source);
    mine.id = answer.id;
    stop.hidden = current !== mine;
    while (answer.state === "waiting" && current === mine) {
      if (answer.ahead) output.querySelector(".result span:last-child").textContent = say("queued", { n: answer.ahead });
      answer = await played(answer.id);
    }
    if (current === mine) finish(answer);
  } catch (error) {
    if (current === mine) { show("failed", el("p", {}, say("failed", { message: error.message }))); announce(error.message); }
  }
  if (current === mine) stop.hidden = true;
}

function finish({ state, result }) {
  if (state === "stopped") { show("", heading(say("play_stopped"))); return announce(say("play_stopped")); }
  const name = result.fault ? say(`verdict_${result.fault}`) : say("play_done");
  const silent = !result.fault && !result.text && !result.stdout && !result.stderr;
  show(result.fault ?? "AC",
    heading(result.fault && el("span", { class: "code", "aria-hidden": "true" }, result.fault), result.fault && " ", name),
    result.message && el("pre", { class: "message", tabindex: "0" }, withLines(result.message, code.editor.goToLine)),
    ...block(say("play_value"), result.text),
    ...result.tensors.map(heatMap),
    ...block(say("stdout"), result.stdout),
    ...block(say("stderr"), result.stderr),
    silent && el("p", {}, say("play_silent")),
    el("p", { class: "fine" }, [say("time", { ms: Number(result.time_ms.toFixed(1)) }), say("sandbox", { level: result.sandbox })].join(" · ")));
  announce([name, result.message?.split("\n")[0] ?? result.text.slice(0, 200)].join(". "));
}

const heading = (...parts) => el("h2", { class: "result" }, parts);
const block = (title, text) => (text ? [el("h3", { class: "kicker" }, title), el("pre", { class: "output", tabindex: "0" }, text)] : []);
const announce = (text) => { byId("announce").textContent = text; };

function show(kind, ...parts) {
  output.className = `verdict ${kind}`;
  output.replaceChildren(...parts.filter(Boolean));
  output.hidden = false;
}

askWhich(form, draft);
form.addEventListener("submit", (event) => { event.preventDefault(); run(); });
stop.addEventListener("click", () => { stop.hidden = true; if (current?.id) stopPlay(current.id).catch(() => {}); });
const code = await codeWork(form, draft, { onRun: run, onSubmit: run });
form.dataset.ready = "";
