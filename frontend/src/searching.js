// Searching is no part of a first visit: the first key that asks for it, or the first selection, fetches it.

import { Compartment } from "@codemirror/state";
import { ViewPlugin, keymap } from "@codemirror/view";

// Those of searchKeymap, which comes too late for its first press.
const KEYS = [
  ["Mod-f", "openSearchPanel"],
  ["F3", "findNext", "findPrevious"],
  ["Mod-g", "findNext", "findPrevious"],
  ["Mod-Shift-l", "selectSelectionMatches"],
  ["Mod-Alt-g", "gotoLine"],
  ["Mod-d", "selectNextOccurrence"],
];

export function searching() {
  const place = new Compartment();
  let coming = null;
  let missed = false;

  function fetched(view) {
    coming ??= import("./search.js").then((module) => {
      missed = false;
      view.dispatch({ effects: place.reconfigure(module.extensions) });
      return module;
    }, () => {
      coming = null;
      missed = true;
    });
    return coming;
  }

  // Where it could not be fetched, the key is left to the browser, whose own search finds something; and it is tried again.
  const wanted = (command) => command && ((view) => {
    const known = !missed;
    fetched(view).then((module) => { if (known) module?.[command](view); });
    return known;
  });

  const selected = ViewPlugin.define(() => ({
    update({ selectionSet, view, state }) {
      if (selectionSet && !coming && !missed && !state.selection.main.empty) fetched(view);
    },
  }));
  return place.of([selected, keymap.of(KEYS.map(([key, run, shift]) => ({ key, run: wanted(run), shift: wanted(shift) })))]);
}
