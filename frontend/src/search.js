// Fetched when it is first wanted: the search panel, going to a line, and what else is like the selection.

import { highlightSelectionMatches, search, searchKeymap } from "@codemirror/search";
import { keymap } from "@codemirror/view";

export { findNext, findPrevious, gotoLine, openSearchPanel, selectNextOccurrence, selectSelectionMatches } from "@codemirror/search";

export const extensions = [search({ top: true }), highlightSelectionMatches(), keymap.of(searchKeymap)];
