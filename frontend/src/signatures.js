// How the function is called whose parentheses surround the cursor: shown while its arguments are typed.

import { StateEffect, StateField } from "@codemirror/state";
import { EditorView, ViewPlugin, keymap, showTooltip } from "@codemirror/view";

import { placeOf } from "./place.js";

const PAUSE = 120;
const MOST = 3;

const show = StateEffect.define();

const shown = StateField.define({
  create: () => null,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(show)) return effect.value;
    return value && transaction.docChanged ? { ...value, pos: transaction.changes.mapPos(value.pos) } : value;
  },
  provide: (field) => showTooltip.from(field, (value) => value && { pos: value.pos, above: true, create: () => ({ dom: draw(value.signatures) }) }),
});

export function signatures(help) {
  const watcher = ViewPlugin.define((view) => new Watcher(view, help), { eventHandlers: { blur() { this.close(); } } });
  const at = (view) => view.plugin(watcher);
  return [shown, watcher, keymap.of([
    { key: "Ctrl-Shift-Space", run: (view) => (at(view)?.ask(true), true) },
    { key: "Escape", run: (view) => at(view)?.close() ?? false },
  ])];
}

class Watcher {
  constructor(view, help) {
    this.view = view;
    this.help = help;
    this.asked = 0;
  }

  update(update) {
    const open = Boolean(update.state.field(shown));
    if (update.docChanged && typed(update) || open && (update.docChanged || update.selectionSet)) {
      clearTimeout(this.timer);
      this.timer = setTimeout(() => this.ask(false), PAUSE);
    }
  }

  /** Ask for what is at the cursor now; `aloud` also says it to those who listen. */
  async ask(aloud) {
    const { doc, selection } = this.view.state;
    const number = ++this.asked;
    const pos = selection.main.head;
    const answer = await this.help.signature(doc.toString(), placeOf(doc, pos));
    if (number !== this.asked || this.view.state.selection.main.head !== pos || this.view.state.doc !== doc) return;
    const found = answer?.signatures.slice(0, MOST) ?? [];
    if (!found.length) return void this.close();
    this.view.dispatch({ effects: [show.of({ pos, signatures: found }), ...(aloud ? [EditorView.announce.of(found.map(text).join("; "))] : [])] });
  }

  /** Whether there was something to close. */
  close() {
    this.asked += 1;
    clearTimeout(this.timer);
    if (!this.view.state.field(shown)) return false;
    // Not at once: a blur may come in the middle of an update.
    queueMicrotask(() => this.view.dispatch({ effects: show.of(null) }));
    return true;
  }

  destroy() {
    clearTimeout(this.timer);
  }
}

/** Whether an opening parenthesis or a comma was typed; closing brackets come along by themselves. */
function typed(update) {
  let found = false;
  update.changes.iterChanges((_a, _b, _c, _d, inserted) => { found ||= /[(,]\)?$/.test(inserted.toString()); });
  return found && update.transactions.some((transaction) => transaction.isUserEvent("input"));
}

const text = ({ name, parameters }) => `${name}(${parameters.join(", ")})`;

function draw(signatures) {
  const box = Object.assign(document.createElement("div"), { className: "cm-signature" });
  for (const { name, parameters, active } of signatures) {
    const line = document.createElement("code");
    line.append(`${name}(`);
    parameters.forEach((parameter, index) => {
      const part = document.createElement(index === active ? "strong" : "span");
      part.textContent = parameter;
      line.append(index ? ", " : "", part);
    });
    line.append(")");
    box.append(line);
  }
  const about = signatures.find((signature) => signature.about)?.about;
  if (about) box.append(Object.assign(document.createElement("p"), { lang: "en", textContent: about }));
  return box;
}
