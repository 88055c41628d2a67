// The editor of kind `code`. The textarea stays the form's field: without this script it is all there is.

import { byId } from "./dom.js";
import { say } from "./words.js";

export async function codeWork(form, draft, { onRun, onSubmit }) {
  const field = byId("source");
  const starter = JSON.parse(byId("starter").textContent);
  field.value = draft.restore() ?? field.value;
  const { createEditor } = await import("../vendor/editor.js");
  const parent = byId("editor");
  parent.hidden = false;
  const editor = createEditor({
    parent,
    doc: field.value,
    nonce: form.dataset.nonce,
    labelledBy: "source-label",
    describedBy: "source-help",
    onChange: (text) => { field.value = text; draft.changed(text); },
    onRun,
    onSubmit,
  });
  field.hidden = true;
  form.querySelectorAll("[data-with-script]").forEach((node) => { node.hidden = false; });
  if (/Mac|iPhone|iPad/.test(navigator.platform)) form.querySelectorAll("kbd").forEach((key) => { key.textContent = key.textContent.replace("Ctrl", "⌘"); });
  byId("source-label").addEventListener("click", (event) => { event.preventDefault(); editor.view.focus(); });
  const reset = byId("reset");
  reset.hidden = false;
  reset.addEventListener("click", () => {
    if (editor.get() !== starter && confirm(say("reset_confirm"))) editor.set(starter);
    editor.view.focus();
  });
  return () => ({ source: editor.get() });
}
