// The editor of kind `code`. The textarea stays the form's field: without this script it is all there is.

import { byId, el } from "./dom.js";
import { faultLine } from "./fault.js";
import { help } from "./typing.js";
import { phrases, say } from "./words.js";

/** Back to the starting code, and back again: what was there is kept. */
function startOver(editor, draft, starter) {
  const reset = byId("reset");
  const undo = el("button", { type: "button", class: "quiet", hidden: true }, say("undo_reset"));
  reset.hidden = false;
  reset.after(undo);
  let before = null;
  reset.addEventListener("click", () => {
    if (editor.get() !== starter) {
      before = editor.get();
      draft.keep(before, "reset");
      editor.set(starter);
      undo.hidden = false;
    }
    editor.view.focus();
  });
  undo.addEventListener("click", () => {
    draft.keep(editor.get(), "restored");
    editor.set(before);
    undo.hidden = true;
    editor.view.focus();
  });
}

export async function codeWork(form, draft, { onRun, onSubmit }) {
  const field = byId("source");
  const starter = JSON.parse(byId("starter").textContent);
  const left = draft.restore();
  if (left !== null) field.value = left;
  const { createEditor } = await import("../vendor/editor.js");
  const parent = byId("editor");
  const showFault = faultLine(byId("source-help"), (line) => editor.goToLine(line));
  const editor = createEditor({
    parent,
    help,
    phrases,
    onFault: showFault,
    doc: field.value,
    nonce: form.dataset.nonce,
    labelledBy: "source-label",
    describedBy: "source-help",
    onChange: (text) => { field.value = text; draft.changed(text); },
    onRun,
    onSubmit,
  });
  field.hidden = true;
  parent.hidden = false;  // only now: while it is made it asks for the selection and the like, and all would be laid out
  form.querySelectorAll("[data-with-script]").forEach((node) => { node.hidden = false; });
  if (/Mac|iPhone|iPad/.test(navigator.platform)) form.querySelectorAll("kbd").forEach((key) => { key.textContent = key.textContent.replace("Ctrl", "⌘"); });
  byId("source-label").addEventListener("click", (event) => { event.preventDefault(); editor.view.focus(); });
  draft.apply = (text) => { editor.set(text); field.value = text; };
  startOver(editor, draft, starter);
  return { work: () => ({ source: editor.get() }), editor };
}
