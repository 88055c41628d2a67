// The page of one exercise.

import { follow, submit } from "./api.js";
import { byId } from "./dom.js";
import { Draft } from "./draft.js";
import { reachScrollers, setFormulas } from "./math.js";
import { Panel } from "./panel.js";
import { open, reopened } from "./reopened.js";
import { say } from "./words.js";

const form = byId("work");
const { problem, kind, next, nextName } = form.dataset;
const panel = new Panel(kind);
const draft = new Draft(form, byId("saved"));
let current = new AbortController();
let begun = false;
let editor, placing;

const place = () => (placing ??= import("./place.js").then(({ Place }) => new Place(form, editor)));

function judge(mode) {
  begun = true;
  open(null);
  return watch(async (alive) => {
    const taken = await submit(problem, { ...work(), mode });
    alive(() => open(taken.id))();
    if (taken.waiting > 1) alive((text) => panel.progress(text))(say("queued_for", { n: taken.waiting, seconds: Math.max(1, Math.round(taken.seconds)) }));
    return taken.id;
  });
}

/** Follow the submission whose number `begin` brings. */
async function watch(begin) {
  current.abort();  // the one before is judged and stored all the same; only nobody watches it here
  current = new AbortController();
  const { signal } = current;
  const alive = (action) => (...args) => { if (!signal.aborted) action(...args); };
  panel.begin(say("judging"));
  try {
    const report = await follow(await begin(alive), {
      signal,
      onCase: alive((...args) => panel.addCase(...args)),
      onNote: alive((text) => panel.progress(text || say("judging"))),
      onLost: alive((text) => panel.progress(text)),
    });
    if (report) alive((r) => panel.finish(r, { href: next, name: nextName }))(report);
  } catch (error) {
    alive((message) => panel.fail(message))(error.message);
  }
}

draft.onConflict = async (conflict) => {
  const { askWhich } = await import("./conflict.js");  // rarely needed
  askWhich(form, draft);
  draft.onConflict(conflict);
};
const part = await import(`./${kind}.js`);  // until then the form is sent as without scripts
let work = () => ({ source: byId("source").value });
form.addEventListener("submit", (event) => {
  event.preventDefault();
  judge(event.submitter?.value ?? "submit");
});

let formulas = kind !== "code" && setFormulas();  // beside an editor they wait until one can type
if (kind === "answer") work = part.answerWork(form, draft);
else if (kind === "choice") work = part.choiceWork(form, draft);
else {
  const code = await part.codeWork(form, draft, { onRun: () => judge("run"), onSubmit: () => judge("submit") });
  work = code.work;
  ({ editor } = code);
  panel.goToLine = editor.goToLine;
}
for (const kind of ["focusin", "submit"]) form.addEventListener(kind, place, { once: true });
const before = reopened();
if (before && !begun) {
  open(before.id);
  if (before.verdict) panel.show(before, { href: next, name: nextName });
  else watch(async () => before.id);
}
const back = /[?&](lang|theme)=/.test(location.search) && await place();
if (back) back.restore();
form.dataset.ready = "";
formulas ||= setFormulas();
formulas.then(reachScrollers).then(() => back && back.again());
