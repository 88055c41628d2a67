// Places in the text as the server counts them: lines from 1, columns in code points, not in UTF-16 units.

const codePoints = (text) => (/[\ud800-\udbff]/.test(text) ? [...text].length : text.length);

/** Line and column (from 0) of a position. */
export function placeOf(doc, position) {
  const line = doc.lineAt(position);
  return { line: line.number, column: codePoints(line.text.slice(0, position - line.from)) };
}

/** The position of a line and a column from 0, as near as the text has one. */
export function positionOf(doc, line, column) {
  const found = doc.line(Math.max(1, Math.min(line, doc.lines)));
  const units = [...found.text].slice(0, Math.max(column, 0)).join("").length;
  return found.from + Math.min(units, found.length);
}
