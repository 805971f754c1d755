import { DownOutlined, RightOutlined } from '@ant-design/icons';
import {
  createTreeTable,
  treeCellText,
  treeTableMessages,
  type LoadTreeRows,
  type ShownTreeRow,
  type TreeTableService,
} from '@evergreen/core/records/tree';
import { Button, Table, type TableColumnType } from 'antd';
import { useState } from 'react';

import { useFacts, useOwnedService, useTranslate } from '../../../adapter/index.ts';
import { LoadFailure } from '../../base/load-failure/index.ts';
import './tree-table.css';
import { treeTableWidgetMessages as messages } from './tree-table.messages.ts';

export interface TreeTableColumn {
  /** Of the value in a row. */
  readonly key: string;
  readonly title: string;
  /** Pixels; what is left without it. */
  readonly width?: number;
}

export interface TreeTableProps {
  /** Names the table. */
  readonly label: string;
  /** The first one shows the tree. */
  readonly columns: readonly TreeTableColumn[];
  /** Read once: the rows below a row, or the top ones for null. */
  readonly load: LoadTreeRows;
}

/** A table of a tree, whose rows below are fetched when they are first shown. */
export function TreeTable({ load, ...rest }: TreeTableProps) {
  const [create] = useState(() => () => createTreeTable(load));
  const table = useOwnedService(create);
  return table === null ? null : <OpenedTable {...rest} table={table} />;
}

type OpenedProps = Omit<TreeTableProps, 'load'> & { readonly table: TreeTableService };

function OpenedTable({ label, columns, table }: OpenedProps) {
  const t = useTranslate();
  const { rows, open, isLoading, failure } = useFacts(table);
  const [first] = columns;
  const nameOf = ({ values }: ShownTreeRow) => treeCellText(values[first?.key ?? '']);
  const drawn = columns.map(({ key, title, width }): TableColumnType<ShownTreeRow> => ({
    key,
    title,
    ...(width === undefined ? {} : { width }),
    render: (_, row) => {
      if (!row.isPlaceholder) return treeCellText(row.values[key]);
      return key === first?.key ? <span className="tree-table-placeholder">{t(treeTableMessages.loading)}</span> : null;
    },
  }));
  const toggle = toggleOf({
    openText: (row) => t(messages.open(nameOf(row))),
    closeText: (row) => t(messages.close(nameOf(row))),
    onToggle: (id) => table.send({ type: 'row.toggle', id }),
  });
  return (
    <>
      {failure !== null && <LoadFailure title={t(failure)} onRetry={() => table.send({ type: 'tree.refresh' })} />}
      <Table<ShownTreeRow>
        aria-label={label}
        rowKey="id"
        size="middle"
        columns={drawn}
        dataSource={[...rows]}
        loading={isLoading}
        pagination={false}
        scroll={{ x: 'max-content' }}
        // What could not be read is not said to be empty.
        locale={{
          emptyText: <span className="tree-table-placeholder">{failure === null ? t(messages.empty) : ''}</span>,
        }}
        expandable={{
          expandedRowKeys: [...open],
          expandIcon: toggle,
        }}
      />
    </>
  );
}

interface ToggleTexts {
  readonly openText: (row: ShownTreeRow) => string;
  readonly closeText: (row: ShownTreeRow) => string;
  readonly onToggle: (id: string) => void;
}

/** What stands before the first value of a row: a button where there are rows below. */
function toggleOf({ openText, closeText, onToggle }: ToggleTexts) {
  return ({ record, expanded }: { readonly record: ShownTreeRow; readonly expanded: boolean }) =>
    record.children === undefined ? (
      // As wide as the button of other rows, and neither seen nor reached.
      <Button type="text" size="small" className="tree-table-toggle is-leaf" icon={<RightOutlined aria-hidden />} />
    ) : (
      <Button
        type="text"
        size="small"
        className="tree-table-toggle"
        icon={expanded ? <DownOutlined aria-hidden /> : <RightOutlined aria-hidden />}
        aria-expanded={expanded}
        aria-label={expanded ? closeText(record) : openText(record)}
        onClick={() => onToggle(record.id)}
      />
    );
}
