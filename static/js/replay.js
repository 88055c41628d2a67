// Buttons that copy the text beside them.

export function wakeCopying(root) {
  for (const button of root.querySelectorAll("[data-copy]")) {
    const label = button.firstChild;
    const said = label.textContent;
    button.addEventListener("click", async () => {
      const text = button.parentElement.querySelector("code").textContent;
      label.textContent = (await copy(text)) ? button.dataset.copied : button.dataset.failed;
      setTimeout(() => { label.textContent = said; }, 2500);
    });
  }
}

/** Browsers give the clipboard to secure pages only; elsewhere the old command still works. */
async function copy(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    const field = Object.assign(document.createElement("textarea"), { value: text, className: "unseen" });
    document.body.append(field);
    field.select();
    const done = document.execCommand("copy");
    field.remove();
    return done;
  }
}
