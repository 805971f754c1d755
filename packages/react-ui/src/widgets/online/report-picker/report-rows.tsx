import { reportRowKey, reportText, type ReportPickerService } from '@evergreen/core/online/report-picker';
import type { ReportRow } from '@evergreen/core/contract';
import type { TableColumnsType } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { ChoiceTable } from '../../access/picker/index.ts';
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
  const [first] = report.columns;
  return (
    <div className="report-rows">
      <ChoiceTable<ReportRow>
        {...{ rows, columns, page, pageSize, total, isReading }}
        aria-label={t(messages.rows(report.cgRpConfigName))}
        keyOf={reportRowKey}
        nameOf={(row) => (first === undefined ? '' : reportText(report, first, row))}
        chosenKeys={chosen.map(({ key }) => key)}
        isSingle={!isMultiple}
        isKnown={status === 'shown'}
        onChange={(_pages, _filters, change) => {
          const { columnKey, order } = Array.isArray(change) ? (change[0] ?? {}) : change;
          picker.send({
            type: 'rows.sort',
            sorter: order === undefined || order === null ? null : { column: String(columnKey), order: ORDERS[order] },
          });
        }}
        onToggle={(row) => picker.send({ type: 'row.toggle', key: reportRowKey(row) })}
        onToggleAll={(isChosen) => picker.send({ type: 'rows.choose', isChosen })}
        onTurn={(next, size) => picker.send({ type: 'page.turn', page: next, pageSize: size })}
      />
    </div>
  );
}
