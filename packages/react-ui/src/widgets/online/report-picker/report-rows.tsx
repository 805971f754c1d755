import { reportRowKey, reportText, type ReportPickerService } from '@evergreen/core/online/report-picker';
import type { ReportRow } from '@evergreen/core/contract';
import { Table, type TableColumnsType } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { pickerMessages } from '../../access/picker/index.ts';
import { TablePagination } from '../../base/table-pagination/index.ts';
import { reportPickerTexts as messages } from './report-picker.messages.ts';

const COLUMN_WIDTH = 120;
const ORDERS = { ascend: 'asc', descend: 'desc' } as const;

/** The rows of the present page, each with its box, or with a round one where one row is chosen. */
export function ReportRowsTable({ picker }: { readonly picker: ReportPickerService }) {
  const { report, rows, total, page, pageSize, sorter, chosen, isMultiple, status } = useFacts(picker);
  const t = useTranslate();
  if (report === null) return null;
  const isReading = status === 'describing' || status === 'loading';
  const columns: TableColumnsType<ReportRow> = report.columns.map((column) => ({
    key: column.dataIndex,
    title: column.title,
    align: column.align,
    width: column.width ?? COLUMN_WIDTH,
    ellipsis: true,
    sorter: column.sorter,
    sortOrder: sorter?.column === column.dataIndex ? (sorter.order === 'asc' ? 'ascend' : 'descend') : null,
    render: (_value: unknown, row) => reportText(report, column, row),
  }));
  const toggle = (row: ReportRow) => picker.send({ type: 'row.toggle', key: reportRowKey(row) });
  const [first] = report.columns;
  return (
    <div className="report-rows">
      <Table<ReportRow>
        size="small"
        aria-label={t(messages.rows(report.cgRpConfigName))}
        columns={columns}
        dataSource={[...rows]}
        rowKey={reportRowKey}
        loading={isReading}
        locale={{ emptyText: status === 'shown' ? t(pickerMessages.nothing) : ' ' }}
        pagination={false}
        scroll={{ x: 'max-content', y: 'min(400px, 45vh)' }}
        onRow={(row) => ({ onClick: () => toggle(row) })}
        onChange={(_pages, _filters, change) => {
          const { columnKey, order } = Array.isArray(change) ? (change[0] ?? {}) : change;
          picker.send({
            type: 'rows.sort',
            sorter: order === undefined || order === null ? null : { column: String(columnKey), order: ORDERS[order] },
          });
        }}
        rowSelection={{
          type: isMultiple ? 'checkbox' : 'radio',
          selectedRowKeys: chosen.map(({ key }) => key),
          getCheckboxProps: (row) => ({
            'aria-label': t(pickerMessages.choose(first === undefined ? '' : reportText(report, first, row))),
          }),
          getTitleCheckboxProps: () => ({ 'aria-label': t(pickerMessages.chooseAll) }),
          onCell: () => ({ onClick: (event) => event.stopPropagation() }),
          onSelect: toggle,
          onSelectAll: (isChosen) => picker.send({ type: 'rows.choose', isChosen }),
        }}
      />
      {total > 0 && (
        <TablePagination
          page={page}
          pageSize={pageSize}
          total={total}
          onChange={(next, size) => picker.send({ type: 'page.turn', page: next, pageSize: size })}
        />
      )}
    </div>
  );
}
