// What is typed over selected text replaces it here, before the browser does so in the page.
//
// Where a browser itself puts lines together it keeps their looks, in style attributes, which the content policy stops:
// nothing would be lost, as the editor reads the text and draws it anew, but each would be an error in the console.

import { Prec } from "@codemirror/state";
import { EditorView } from "@codemirror/view";

export const replacing = Prec.low(EditorView.domEventHandlers({
  beforeinput(event, view) {
    const { main } = view.state.selection;
    if (event.inputType !== "insertText" || !event.cancelable || !event.data || main.empty || view.compositionStarted) return false;
    event.preventDefault();
    type(view, main, event.data);
    return true;
  },
  // An input method composes in the page, and its first step cannot be stopped; but what it would replace can be gone.
  compositionstart(_event, view) {
    const { state } = view;
    if (overLines(state)) view.dispatch(state.update(state.replaceSelection(""), { userEvent: "delete.selection" }));
    return false;
  },
}));

/** As the editor does with what it finds typed: closing brackets and the like come first. */
function type(view, { from, to }, text) {
  const { state } = view;
  const insert = () => state.update(state.replaceSelection(text), { userEvent: "input.type", scrollIntoView: true });
  if (!state.facet(EditorView.inputHandler).some((handler) => handler(view, from, to, text, insert))) view.dispatch(insert());
}

function overLines({ doc, selection: { main } }) {
  return doc.lineAt(main.from).number < doc.lineAt(main.to).number;
}
