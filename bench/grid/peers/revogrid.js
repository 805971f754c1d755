import { defineCustomElements } from '@revolist/revogrid/loader';
import { COLUMN_WIDTH, ROW_HEIGHT, VIEW, keys, place, register, textOf } from './fixture.js';

defineCustomElements();
let grid;
let rows = [];

register({
  name: 'RevoGrid',
  show(given) {
    rows = given;
    grid = Object.assign(document.createElement('revo-grid'), {
      rowSize: ROW_HEIGHT,
      range: true,
      resize: true,
      columns: keys.map((key) => ({ prop: key, name: key, size: COLUMN_WIDTH })),
      source: rows,
    });
    grid.style.height = `${VIEW.height}px`;
    place().replaceChildren(grid);
  },
  setCell: (row, column, value) => grid.setDataAt({ row, col: column, val: value }),
  setCells(cells) {
    for (const { 0: row, 1: column, 2: value } of cells) rows[row][keys[column]] = value;
    grid.refresh('rgRow');
  },
  scroller: () =>
    document.querySelector('revogr-viewport-scroll.rgCol .vertical-inner') ?? document.querySelector('.vertical-inner'),
  cellText: (row, column) => textOf(`revogr-data[type="rgRow"] .rgCell[data-rgrow="${row}"][data-rgcol="${column}"]`),
});
