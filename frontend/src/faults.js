// What is no Python is underlined as it is typed, its line marked, and its reason told to the page.

import { ensureSyntaxTree } from "@codemirror/language";
import { RangeSet, StateEffect, StateField } from "@codemirror/state";
import { Decoration, EditorView, GutterMarker, ViewPlugin, gutterLineClass } from "@codemirror/view";

import { placeOf, positionOf } from "./place.js";

const PAUSE = 600;

const mark = StateEffect.define();
const lineMarker = new (class extends GutterMarker { elementClass = "cm-faultLine"; })();

const marked = StateField.define({
  create: () => Decoration.none,
  update(value, transaction) {
    for (const effect of transaction.effects) if (effect.is(mark)) return effect.value;
    return value.map(transaction.changes);
  },
  provide: (field) => [
    EditorView.decorations.from(field),
    gutterLineClass.compute([field], (state) => {
      const at = state.field(field).iter();
      return at.value ? RangeSet.of(lineMarker.range(state.doc.lineAt(at.from).from)) : RangeSet.empty;
    }),
    EditorView.contentAttributes.compute([field], (state) => (state.field(field).size ? { "aria-invalid": "true" } : {})),
  ],
});

export function faults(help, onFault) {
  return [marked, ViewPlugin.define((view) => new Checker(view, help, onFault))];
}

class Checker {
  constructor(view, help, onFault) {
    this.view = view;
    this.help = help;
    this.onFault = onFault;
    this.timer = setTimeout(() => this.check(), PAUSE);  // which also wakes the server's side, before it is needed
  }

  update(update) {
    if (!update.docChanged) return;
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.check(), PAUSE);
  }

  async check() {
    const { doc } = this.view.state;
    const answer = await this.help.syntax(doc.toString());
    if (this.view.state.doc !== doc) return;
    const fault = answer ? answer.fault : guess(this.view.state);
    this.view.dispatch({ effects: mark.of(fault ? Decoration.set(underline(doc, fault)) : Decoration.none) });
    this.onFault?.(fault);
  }

  destroy() {
    clearTimeout(this.timer);
  }
}

function underline(doc, fault) {
  const line = doc.line(Math.min(fault.line, doc.lines));
  let from = positionOf(doc, fault.line, fault.column - 1);
  let to = fault.end_line > fault.line ? line.to : positionOf(doc, fault.end_line, fault.end_column - 1);
  if (to <= from) to = Math.min(from + 1, line.to);
  if (to <= from) from = Math.max(line.from, to - 1);  // at the end of a line: what stands before it
  if (to <= from) return [];
  return [Decoration.mark({ class: "cm-fault", attributes: { title: fault.message ?? "" } }).range(from, to)];
}

/** Without a server: where the highlighter's parser first meets what it does not understand. */
function guess(state) {
  let found = null;
  ensureSyntaxTree(state, state.doc.length, 50)?.iterate({ enter: (node) => {
    if (node.type.isError && found === null) found = node.from;
    return found === null;
  } });
  if (found === null) return null;
  const { line, column } = placeOf(state.doc, found);
  return { line, column: column + 1, end_line: line, end_column: column + 2, message: null };
}
