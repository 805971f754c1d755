import { DataEditor, GridCellKind } from '@glideapps/glide-data-grid';
import '@glideapps/glide-data-grid/dist/index.css';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { COLUMN_WIDTH, ROW_HEIGHT, VIEW, keys, place, register } from './fixture.js';

const columns = keys.map((key) => ({ id: key, title: key, width: COLUMN_WIDTH }));
const reactRoot = createRoot(place());
let mounts = 0;
let rows = [];
let editor;

// The grid asks for what it draws, so rows stay outside of React.
function cellAt([column, row]) {
  const data = rows[row][keys[column]];
  return typeof data === 'number'
    ? { kind: GridCellKind.Number, data, displayData: String(data), allowOverlay: true }
    : { kind: GridCellKind.Text, data, displayData: data, allowOverlay: true };
}

function write(row, column, value) {
  rows[row] = { ...rows[row], [keys[column]]: value };
}

const onCellEdited = ([column, row], { data }) => write(row, column, data);

function Grid({ count }) {
  editor = useRef(null);
  return (
    <DataEditor
      ref={editor}
      width={VIEW.width}
      height={VIEW.height}
      columns={columns}
      rows={count}
      rowHeight={ROW_HEIGHT}
      smoothScrollY
      getCellContent={cellAt}
      getCellsForSelection
      onCellEdited={onCellEdited}
    />
  );
}

register({
  name: 'glide-data-grid (canvas)',
  isCanvas: true,
  show(given) {
    rows = given;
    flushSync(() => reactRoot.render(<Grid key={(mounts += 1)} count={rows.length} />));
  },
  setCells(cells) {
    for (const { 0: row, 1: column, 2: value } of cells) write(row, column, value);
    editor.current.updateCells(cells.map(({ 0: row, 1: column }) => ({ cell: [column, row] })));
  },
  scroller: () => document.querySelector('.dvn-scroller'),
});
