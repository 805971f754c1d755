import type { PickerService } from '@evergreen/core/access/picker';
import { Table, type TableColumnsType } from 'antd';

import { useFacts, useTranslate } from '../../../adapter/index.ts';
import { TablePagination } from '../../base/table-pagination/index.ts';
import { Lock } from './lock.tsx';
import { pickerMessages as messages } from './picker.messages.ts';

export interface PickerTableProps<Row> {
  readonly picker: PickerService<Row>;
  readonly columns: TableColumnsType<Row>;
  readonly pageSizes: readonly number[];
  /** What tells rows apart; what is stored of them if it is left out. */
  readonly rowKey?: (row: Row) => string;
}

/** The rows of the present page, each with its box, or with a round one where the next choice replaces the last. */
export function PickerTable<Row extends object>(props: PickerTableProps<Row>) {
  const { picker, columns, pageSizes } = props;
  const { status, rows, total, isTotalLowerBound, page, pageSize, chosen, maximum, isFull } = useFacts(picker);
  const t = useTranslate();
  const valueOf = (row: Row) => String(picker.item(row).value);
  const keyOf = props.rowKey ?? valueOf;
  const chosenValues = chosen.map(({ value }) => String(value));
  const isChosen = (row: Row) => chosenValues.includes(valueOf(row));
  const isLocked = (row: Row) => picker.isLocked(picker.item(row).value);
  const isClosed = (row: Row) => isLocked(row) || (isFull && !isChosen(row));
  const locks: TableColumnsType<Row> =
    picker.lockReason === null
      ? []
      : [{ key: 'lock', width: 40, render: (_value, row) => (isLocked(row) ? <Lock picker={picker} /> : null) }];
  const toggle = (row: Row) => {
    if (!isClosed(row)) picker.send({ type: 'item.toggle', item: picker.item(row) });
  };
  return (
    <div className="picker-table">
      <Table<Row>
        size="small"
        columns={[...columns, ...locks]}
        dataSource={[...rows]}
        rowKey={keyOf}
        loading={status === 'loading'}
        locale={{ emptyText: status === 'loading' || status === 'failed' ? ' ' : t(messages.nothing) }}
        pagination={false}
        scroll={{ x: 'max-content', y: 'min(400px, 45vh)' }}
        onRow={(row) => ({ onClick: () => toggle(row) })}
        rowSelection={{
          type: maximum === 1 ? 'radio' : 'checkbox',
          selectedRowKeys: rows.filter(isChosen).map(keyOf),
          getCheckboxProps: (row) => ({
            disabled: isClosed(row),
            'aria-label': t(messages.choose(picker.item(row).text)),
          }),
          getTitleCheckboxProps: () => ({ 'aria-label': t(messages.chooseAll) }),
          onCell: () => ({ onClick: (event) => event.stopPropagation() }),
          onSelect: toggle,
          onSelectAll: (areChosen) => picker.send({ type: 'selection.replace', items: allOf(picker, areChosen) }),
        }}
      />
      {total > 0 && (
        <TablePagination
          page={page}
          pageSize={pageSize}
          total={total}
          isTotalLowerBound={isTotalLowerBound}
          pageSizes={pageSizes}
          onChange={(next, size) => picker.send({ type: 'page.turn', page: next, pageSize: size })}
        />
      )}
    </div>
  );
}

/** What is chosen on other pages stays. */
function allOf<Row>(picker: PickerService<Row>, isChosen: boolean) {
  const { rows, chosen } = picker.facts();
  const ofPage = rows.map(picker.item);
  const others = chosen.filter(({ value }) => !ofPage.some((item) => item.value === value));
  return isChosen ? [...chosen, ...ofPage] : others;
}
