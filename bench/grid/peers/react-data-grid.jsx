import { DataGrid, renderTextEditor } from 'react-data-grid';
import 'react-data-grid/lib/styles.css';
import { COLUMN_WIDTH, ROW_HEIGHT, VIEW, keys, textOf } from './fixture.js';
import { registerReactGrid } from './react-grid.jsx';

const columns = keys.map((key) => ({
  key,
  name: key,
  width: COLUMN_WIDTH,
  resizable: true,
  renderEditCell: renderTextEditor,
}));
const keyOf = ({ id }) => id;

registerReactGrid({
  name: 'react-data-grid',
  Grid: ({ rows, setRows }) => (
    <DataGrid
      className="rdg-light"
      style={{ height: VIEW.height }}
      columns={columns}
      rows={rows}
      rowHeight={ROW_HEIGHT}
      rowKeyGetter={keyOf}
      onRowsChange={setRows}
    />
  ),
  scroller: () => document.querySelector('[role="grid"]'),
  cellText: (row, column) => textOf(`[role="row"][aria-rowindex="${row + 2}"] [aria-colindex="${column + 1}"]`),
});
