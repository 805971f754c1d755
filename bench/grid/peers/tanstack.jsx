import { memo, useRef } from 'react';
import { createColumnHelper, tableFeatures, useTable } from '@tanstack/react-table';
import { useVirtualizer } from '@tanstack/react-virtual';
import { COLUMN_WIDTH, ROW_HEIGHT, VIEW, keys, textOf } from './fixture.js';
import { registerReactGrid } from './react-grid.jsx';

const features = tableFeatures({});
const helper = createColumnHelper();
const columns = helper.columns(keys.map((key) => helper.accessor(key, { id: key, header: key })));

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `
      .view { width: ${VIEW.width}px; height: ${VIEW.height}px; overflow: auto; contain: strict }
      .row { position: absolute; top: 0; left: 0; width: 100%; height: ${ROW_HEIGHT}px }
      .cell { position: absolute; top: 0; width: ${COLUMN_WIDTH}px; height: ${ROW_HEIGHT}px; box-sizing: border-box; border: 1px solid #eee;
        border-width: 0 1px 1px 0; padding: 0 8px; line-height: ${ROW_HEIGHT}px; overflow: hidden; white-space: nowrap }`,
  }),
);

const Row = memo(
  function Row({ row, index, top, first, last }) {
    const cells = row.getAllCells();
    const drawn = [];
    for (let column = first; column <= last; column += 1)
      drawn.push(
        <div key={column} className="cell" data-column={column} style={{ left: column * COLUMN_WIDTH }}>
          {cells[column].getValue()}
        </div>,
      );
    return (
      <div role="row" className="row" data-row={index} style={{ transform: `translateY(${top}px)` }}>
        {drawn}
      </div>
    );
  },
  (before, now) =>
    before.row.original === now.row.original &&
    before.top === now.top &&
    before.first === now.first &&
    before.last === now.last,
);

const idOf = ({ id }) => String(id);

registerReactGrid({
  name: 'TanStack Table and Virtual',
  Grid({ rows: data }) {
    const { rows } = useTable({ features, columns, data, getRowId: idOf }).getRowModel();
    const view = useRef(null);
    const vertical = useVirtualizer({
      count: rows.length,
      getScrollElement: () => view.current,
      estimateSize: () => ROW_HEIGHT,
      overscan: 3,
    });
    const horizontal = useVirtualizer({
      horizontal: true,
      count: keys.length,
      getScrollElement: () => view.current,
      estimateSize: () => COLUMN_WIDTH,
      overscan: 1,
    });
    const shown = horizontal.getVirtualItems();
    return (
      <div ref={view} className="view">
        <div style={{ position: 'relative', width: keys.length * COLUMN_WIDTH, height: vertical.getTotalSize() }}>
          {vertical.getVirtualItems().map(({ key, index, start }) => (
            <Row
              key={key}
              row={rows[index]}
              index={index}
              top={start}
              first={shown[0]?.index ?? 0}
              last={shown.at(-1)?.index ?? 0}
            />
          ))}
        </div>
      </div>
    );
  },
  scroller: () => document.querySelector('.view'),
  cellText: (row, column) => textOf(`[data-row="${row}"] [data-column="${column}"]`),
});
