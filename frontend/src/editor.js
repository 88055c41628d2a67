// The bundle: CodeMirror with what a ten-line Python exercise needs, behind a small interface.

import { acceptCompletion, closeBrackets, closeBracketsKeymap } from "@codemirror/autocomplete";
import { defaultKeymap, history, historyKeymap, indentLess, indentMore } from "@codemirror/commands";
import { pythonLanguage } from "@codemirror/lang-python";
import { bracketMatching, indentOnInput, indentUnit, syntaxHighlighting } from "@codemirror/language";
import { EditorSelection, EditorState, Prec } from "@codemirror/state";
import {
  EditorView, drawSelection, highlightActiveLine, highlightActiveLineGutter, highlightSpecialChars, keymap, lineNumbers,
} from "@codemirror/view";
import { classHighlighter } from "@lezer/highlight";

import { completion } from "./completion.js";
import { faults } from "./faults.js";
import { replacing } from "./replacing.js";
import { searching } from "./searching.js";
import { signatures } from "./signatures.js";

// Tab indents; Escape and then Tab moves on. CodeMirror knows that by itself, but only where Escape closes nothing else.
const WAY_OUT = 5000;
const wayOut = EditorView.domEventHandlers({
  keydown(event, view) {
    if (event.key === "Escape") view.setTabFocusMode(WAY_OUT);
    return false;
  },
});
const tab = [
  { key: "Tab", run: (view) => acceptCompletion(view) || (view.state.selection.ranges.some((r) => !r.empty) ? indentMore(view) : insertUnit(view)) },
  { key: "Shift-Tab", run: indentLess },
];

function insertUnit(view) {
  const { state } = view;
  view.dispatch(state.changeByRange((range) => {
    const column = range.head - state.doc.lineAt(range.head).from;
    const spaces = " ".repeat(4 - (column % 4));
    const at = range.head + spaces.length;
    return { changes: { from: range.head, insert: spaces }, range: EditorSelection.cursor(at) };
  }), { scrollIntoView: true, userEvent: "input" });
  return true;
}

function goToLine(view, number) {
  const line = view.state.doc.line(Math.max(1, Math.min(Math.trunc(number) || 1, view.state.doc.lines)));
  const at = line.from + /^\s*/.exec(line.text)[0].length;
  view.dispatch({ selection: { anchor: at }, effects: EditorView.scrollIntoView(at, { y: "center" }) });
  view.focus();
}

/**
 * Put an editor into `parent`; returns {view, get, set, goToLine}.
 *
 * `nonce` lets its styles pass the content policy. `help` answers what is asked while typing: complete(source, place),
 * signature(source, place) and syntax(source), each a promise of an answer or of null; onFault is told of what is no
 * Python, or null. Without `help` the editor is one without these.
 */
export function createEditor({ parent, doc, nonce, labelledBy, describedBy, phrases = {}, help, onChange, onFault, onRun, onSubmit }) {
  const attributes = { tabindex: "0", "aria-labelledby": labelledBy, "aria-describedby": describedBy, autocapitalize: "off", spellcheck: "false" };
  const keys = [
    { key: "Mod-Enter", run: () => (onRun(), true) },
    { key: "Mod-Shift-Enter", run: () => (onSubmit(), true) },
  ];
  const view = new EditorView({
    parent,
    state: EditorState.create({
      doc,
      extensions: [
        EditorView.cspNonce.of(nonce),
        EditorState.phrases.of(phrases),
        EditorState.tabSize.of(4),
        indentUnit.of("    "),
        lineNumbers(), highlightActiveLineGutter(), highlightActiveLine(), highlightSpecialChars(), drawSelection(),
        history(), indentOnInput(), bracketMatching(), closeBrackets(), replacing,
        pythonLanguage, syntaxHighlighting(classHighlighter),
        EditorView.contentAttributes.of(attributes),
        Prec.highest([wayOut, keymap.of(keys)]),
        help ? [completion(help), signatures(help), faults(help, onFault)] : [],
        keymap.of([...closeBracketsKeymap, ...tab, ...defaultKeymap, ...historyKeymap]),
        searching(),
        EditorView.updateListener.of((update) => { if (update.docChanged) onChange(update.state.doc.toString()); }),
      ],
    }),
  });
  return {
    view,
    get: () => view.state.doc.toString(),
    set: (text) => view.dispatch({ changes: { from: 0, to: view.state.doc.length, insert: text }, userEvent: "input" }),
    goToLine: (line) => goToLine(view, line),
  };
}
