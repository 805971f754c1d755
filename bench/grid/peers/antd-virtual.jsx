import { useRef } from 'react';
import { Table } from 'antd';
import { COLUMN_WIDTH, ROW_HEIGHT, VIEW, keys } from './fixture.js';
import { registerReactGrid } from './react-grid.jsx';

const HEADER = 55;
// antd's own advice: only cells that changed are drawn anew.
const columns = keys.map((key) => ({
  title: key,
  dataIndex: key,
  key,
  width: COLUMN_WIDTH,
  shouldCellUpdate: (now, before) => now[key] !== before[key] || now.id !== before.id,
}));
let table;

document.head.append(
  Object.assign(document.createElement('style'), {
    textContent: `.ant-table-cell { height: ${ROW_HEIGHT}px; box-sizing: border-box }`,
  }),
);

registerReactGrid({
  name: 'antd Table virtual',
  Grid({ rows }) {
    table = useRef(null);
    return (
      <Table
        ref={table}
        virtual
        rowKey="id"
        columns={columns}
        dataSource={rows}
        pagination={false}
        scroll={{ x: keys.length * COLUMN_WIDTH, y: VIEW.height - HEADER }}
      />
    );
  },
  scrollTop: (top) => table.current.scrollTo({ top }),
  cellText: (row, column) => document.querySelector(`[data-row-key="${row}"]`)?.children[column]?.textContent ?? null,
});
