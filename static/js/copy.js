// Buttons that copy: <button data-copy="#id" hidden>. Where the clipboard is out of reach (plain http), the text is
// selected and copied as Ctrl+C does.

for (const button of document.querySelectorAll("button[data-copy]")) {
  button.hidden = false;
  const said = button.textContent;
  button.addEventListener("click", async () => {
    const source = document.querySelector(button.dataset.copy);
    try {
      await navigator.clipboard.writeText(button.dataset.text ?? source.textContent);
    } catch {
      getSelection().selectAllChildren(source);
      source.focus();
      if (!document.execCommand("copy")) return;
    }
    button.textContent = button.dataset.copied;
    setTimeout(() => { button.textContent = said; }, 2000);
  });
}
