import type { PickerService } from '@evergreen/core/access/picker';
import type { TableColumnsType } from 'antd';

import { useFacts } from '../../../adapter/index.ts';
import { ChoiceTable } from './choice-table.tsx';
import { Lock } from './lock.tsx';

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
      <ChoiceTable<Row>
        {...{ rows, keyOf, page, pageSize, total, isTotalLowerBound, pageSizes, isClosed }}
        columns={[...columns, ...locks]}
        nameOf={(row) => picker.item(row).text}
        chosenKeys={rows.filter(isChosen).map(keyOf)}
        isSingle={maximum === 1}
        isReading={status === 'loading'}
        isKnown={status !== 'loading' && status !== 'failed'}
        onToggle={toggle}
        onToggleAll={(areChosen) => picker.send({ type: 'selection.replace', items: allOf(picker, areChosen) })}
        onTurn={(next, size) => picker.send({ type: 'page.turn', page: next, pageSize: size })}
      />
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
