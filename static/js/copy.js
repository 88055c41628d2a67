// Buttons that copy: <button data-copy="#id" data-copied="…" hidden>, or without an id the <code> beside them.

export function copying(root) {
  for (const button of root.querySelectorAll("button[data-copy][hidden]")) {
    button.hidden = false;
    const label = button.firstChild;
    const said = label.textContent;
    const { copy, copied, failed = said } = button.dataset;
    button.addEventListener("click", async () => {
      const source = copy ? document.querySelector(copy) : button.parentElement.querySelector("code");
      const done = await toClipboard(button.dataset.text ?? source.textContent);
      if (!done) getSelection().selectAllChildren(source);  // for Ctrl+C
      label.textContent = done ? copied : failed;
      setTimeout(() => { label.textContent = said; }, 2500);
    });
  }
}

/** Browsers give the clipboard to secure pages only; over plain http, as in most classes, the old command still works. */
async function toClipboard(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const focused = document.activeElement;
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    focused.focus();
    return done;
  }
}

copying(document);
