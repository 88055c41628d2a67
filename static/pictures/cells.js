// What pictures made of cells share: colours that follow the theme by themselves, and a cursor for pointer and keyboard.

import { at, draggable } from "./kit.js";

const percent = (part) => Math.round(Math.min(1, Math.max(0, part)) * 100);

/** From nothing to much, 0 … 1, as a CSS colour. */
export const shade = (part, to = "high") => `color-mix(in oklab, var(--zero), var(--${to}) ${percent(part)}%)`;

/** From low over nothing to high, -1 … 1, as a CSS colour. */
export const diverge = (value) => (value < 0 ? shade(-value, "low") : shade(value, "high"));

/** The class of letters on such a shade. */
export const ink = (part) => (Math.abs(part) > 0.7 ? "on-deep" : "");

/**
 * A cursor over cells: it follows the pointer, hovering or dragging, and the arrow keys; with Shift it goes `stride` at once.
 *
 * `size()` gives `[rows, columns]` as they are now; `cellAt({x, y})` gives `[row, column]`; `onMove(row, column)` is called after a move.
 * Returns `{row, column, move(row, column), describe(text)}`.
 */
export function cellCursor(target, { size, cellAt, onMove, label, row = 0, column = 0, stride = 4 }) {
  const within = (value, count) => Math.min(Math.max(value, 0), count - 1);
  const cursor = {
    row,
    column,
    move(nextRow, nextColumn) {
      const [rows, columns] = size();
      cursor.row = within(nextRow, rows);
      cursor.column = within(nextColumn, columns);
      onMove(cursor.row, cursor.column);
    },
  };
  const point = (place) => cursor.move(...cellAt(place));
  const speak = draggable(target, {
    label,
    min: 0,
    max: 1e6,
    onStart: point,
    onMove: point,
    onKey({ dx, dy, big, key }) {
      const step = big ? stride : 1;
      if (key === "Home") cursor.move(cursor.row, 0);
      else if (key === "End") cursor.move(cursor.row, Infinity);
      else cursor.move(cursor.row - dy * step, cursor.column + dx * step);
    },
  });
  target.classList.add("cells");
  target.addEventListener("pointermove", (event) => {
    if (event.pointerType === "mouse" && event.buttons === 0) point(at(target, event));
  });
  cursor.describe = (text) => speak(text, cursor.row * size()[1] + cursor.column);
  return cursor;
}
