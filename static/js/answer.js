// The form of kind `answer`: its fields stand for a text, one line for each blank.

export function answerWork(form, draft) {
  const fields = [...form.querySelectorAll("input[name^='blank:']")];
  const seed = Number(form.elements.seed.value);
  const name = (field) => field.name.slice("blank:".length);
  const compose = () => [`seed = ${seed}`, ...fields.map((field) => `${name(field)} = ${field.value.trim()}`), ""].join("\n");
  const fill = (kept) => fields.forEach((field) => { field.value = kept[name(field)] ?? field.value; });
  const kept = read(draft.restore() ?? "");
  if (kept.seed === String(seed)) fill(kept);
  draft.apply = (text) => {
    const other = read(text);
    if (other.seed === String(seed)) fill(other);
    else location.reload();  // other numbers: the page brings them
  };
  form.dispatchEvent(new Event("restored"));  // a picture that shows the numbers may have been quicker
  form.addEventListener("input", () => draft.changed(compose()));
  return () => ({ source: compose(), seed });
}

/** The names and values in a text of `name = value` lines. */
export function read(source) {
  const pairs = source.split("\n").filter((line) => line.includes("=") && !line.startsWith("#"));
  return Object.fromEntries(pairs.map((line) => { const at = line.indexOf("="); return [line.slice(0, at).trim(), line.slice(at + 1).trim()]; }));
}
