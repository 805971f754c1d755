import { AllCommunityModule, ModuleRegistry, createGrid, themeQuartz } from 'ag-grid-community';
import { COLUMN_WIDTH, ROW_HEIGHT, keys, place, register, textOf } from './fixture.js';

ModuleRegistry.registerModules([AllCommunityModule]);
let grid;

register({
  name: 'AG Grid community',
  show(rowData) {
    grid = createGrid(place(), {
      theme: themeQuartz,
      rowData,
      rowHeight: ROW_HEIGHT,
      getRowId: ({ data }) => String(data.id),
      undoRedoCellEditing: true,
      animateRows: false,
      columnDefs: keys.map((field) => ({ field, width: COLUMN_WIDTH, editable: true })),
    });
  },
  setCell: (row, column, value) => grid.getRowNode(String(row)).setDataValue(keys[column], value),
  setCells(cells) {
    const update = new Map();
    for (const { 0: row, 1: column, 2: value } of cells) {
      if (!update.has(row)) update.set(row, { ...grid.getRowNode(String(row)).data });
      update.get(row)[keys[column]] = value;
    }
    grid.applyTransaction({ update: [...update.values()] });
  },
  scroller: () => document.querySelector('.ag-grid-viewport') ?? document.querySelector('.ag-body-viewport'),
  cellText: (row, column) => textOf(`.ag-row[row-index="${row}"] .ag-cell[col-id="${keys[column]}"]`),
});
