import { EditableProTable } from '@ant-design/pro-components';
import { useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { COLUMN_WIDTH, VIEW, keys } from './fixture.js';
import { registerReactGrid } from './react-grid.jsx';

const TOOLS = 120;
const columns = keys.map((key, column) => ({
  title: key,
  dataIndex: key,
  key,
  width: COLUMN_WIDTH,
  valueType: column % 2 === 0 ? 'text' : 'digit',
}));
let form;

registerReactGrid({
  name: 'EditableProTable, every row in edit',
  Grid({ rows, setRows }) {
    form = useRef(null);
    const [editableKeys] = useState(() => rows.map(({ id }) => id));
    return (
      <EditableProTable
        rowKey="id"
        columns={columns}
        value={rows}
        onChange={setRows}
        editableFormRef={form}
        recordCreatorProps={false}
        pagination={false}
        search={false}
        scroll={{ x: keys.length * COLUMN_WIDTH, y: VIEW.height - TOOLS }}
        editable={{ type: 'multiple', editableKeys, onValuesChange: (_, list) => setRows(list) }}
      />
    );
  },
  setCell: (row, column, value) => flushSync(() => form.current.setRowData(row, { [keys[column]]: value })),
  scroller: () => document.querySelector('.ant-table-body'),
  cellText: (row, column) =>
    document.querySelector(`tr[data-row-key="${row}"]`)?.children[column]?.querySelector('input')?.value ?? null,
});
