// Names that may follow: asked of the server, and where it is silent of what the page knows by itself.

import { autocompletion } from "@codemirror/autocomplete";
import { syntaxTree } from "@codemirror/language";

import { placeOf } from "./place.js";

const NAME = /[\p{L}\p{N}_]*/u;
const WHOLE_NAME = /^[\p{L}\p{N}_]*$/u;
const SILENT = /Comment|String|Number/;
const MOST = 80;

export function completion(help) {
  return autocompletion({
    override: [(context) => names(help, context)],
    activateOnTypingDelay: 120,
    maxRenderedOptions: MOST,
    tooltipClass: () => "cm-names",
  });
}

async function names(help, context) {
  const typed = context.matchBefore(NAME) ?? { from: context.pos, text: "" };
  const before = context.state.sliceDoc(Math.max(0, typed.from - 1), typed.from);
  if (!context.explicit && (before !== "." && typed.text.length < 2 || /^\d/.test(typed.text))) return null;
  if (SILENT.test(syntaxTree(context.state).resolveInner(context.pos, -1).name)) return null;
  const source = context.state.doc.toString();
  const answer = await help.complete(source, placeOf(context.state.doc, context.pos));
  if (context.aborted) return null;
  const found = answer?.items ?? (await help.names(source, typed.from, typed.text));
  if (context.aborted || !found.length) return null;
  const options = found.map(({ name, kind }) => ({ label: name, type: kind, boost: kind === "variable" ? 1 : 0 }));
  return { from: typed.from, options, validFor: WHOLE_NAME };
}
