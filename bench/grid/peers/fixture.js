// What every measured grid shows: the same rows, columns and view, behind the same few functions (`globalThis.__grid`).
export const ROW_HEIGHT = 61;
export const COLUMN_WIDTH = 120;
export const VIEW = { width: 1200, height: 650 };
export const keys = Array.from({ length: 20 }, (_, column) => `c${column}`);

/** Texts in even columns, numbers in odd ones; the first column names the row. */
export function makeRows(count) {
  return Array.from({ length: count }, (_, id) => {
    const row = { id };
    for (let column = 0; column < keys.length; column += 1)
      row[keys[column]] =
        column === 0 ? `r${id}` : column % 2 === 0 ? `v${id}-${column}` : (id * (column + 2)) % (column * 53);
    return row;
  });
}

let prepared = [];

/** Where a grid is drawn, with the size of the view. */
export function place() {
  const element = document.getElementById('place');
  Object.assign(element.style, { width: `${VIEW.width}px`, height: `${VIEW.height}px` });
  return element;
}

export const textOf = (selector) => document.querySelector(selector)?.textContent ?? null;

/**
 * New rows with some cells changed, as grids want them that take their rows as an array. Cells are read by places, here and by every grid:
 * taken apart as lists each of them would be three objects more to clear away while it is measured.
 */
export function withCells(rows, cells) {
  const changed = rows.slice();
  for (const { 0: row, 1: column, 2: value } of cells) changed[row] = { ...changed[row], [keys[column]]: value };
  return changed;
}

/**
 * @param {object} grid name; show(rows), which draws them; setCells([[row, column, value], …]); setCell, where one edit goes another
 *   way than many; scroller() or scrollTop(pixels); cellText(row, column), null where the cell is not drawn, or isCanvas;
 *   isScaled(), where pixels of the scroll bar are no pixels of rows
 */
export function register(grid) {
  globalThis.__grid = {
    setCell: (row, column, value) => grid.setCells([[row, column, value]]),
    prepare(count) {
      prepared = makeRows(count);
    },
    load(count) {
      const rows = prepared.length === count ? prepared : makeRows(count);
      prepared = [];
      return grid.show(rows);
    },
    ...grid,
  };
}
