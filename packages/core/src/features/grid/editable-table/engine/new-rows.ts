import type { CellValue, Row, RowKey, RowValues } from '../cell.types.ts';
import type { EngineColumn, EngineColumns } from './engine-columns.ts';
import type { RowSource, RowWatcher } from './row-watcher.types.ts';

/** Maxima of the counting columns, updated incrementally. */
export interface OrderNumbers extends RowWatcher {
  /** The column's maximum plus one, above any number issued since the rows last changed. */
  next(column: EngineColumn): number;
}

interface Highest {
  /** null if it must be recomputed. */
  value: number | null;
  givenOut: number;
}

function numberIn(value: CellValue | undefined): number {
  const number =
    typeof value === 'number' ? value : typeof value === 'string' && value.trim() !== '' ? Number(value) : Number.NaN;
  return Number.isFinite(number) ? Math.floor(number) : 0;
}

export function createOrderNumbers(columns: readonly EngineColumn[], rows: RowSource): OrderNumbers {
  const counted = new Map<EngineColumn, Highest>(
    columns
      .filter(({ column, isSortKey }) => column.isOrder === true && !isSortKey)
      .map((column) => [column, { value: null, givenOut: 0 }]),
  );

  function raise(highest: Highest, value: CellValue | undefined): void {
    highest.givenOut = 0;
    if (highest.value !== null) highest.value = Math.max(highest.value, numberIn(value));
  }

  function lower(highest: Highest, value: CellValue | undefined): void {
    highest.givenOut = 0;
    if (highest.value !== null && numberIn(value) >= highest.value) highest.value = null;
  }

  return {
    next(column) {
      const highest = counted.get(column) ?? { value: null, givenOut: 0 };
      if (highest.value === null) {
        let most = 0;
        rows.forEach((slot) => (most = Math.max(most, numberIn(rows.value(slot, column.key)))));
        highest.value = most;
      }
      highest.givenOut = Math.max(highest.value, highest.givenOut) + 1;
      return highest.givenOut;
    },
    reset() {
      for (const highest of counted.values()) Object.assign(highest, { value: null, givenOut: 0 });
    },
    observes: (column) => counted.has(column),
    onWrite(_slot, column, before, after) {
      const highest = counted.get(column);
      if (highest === undefined) return;
      lower(highest, before);
      raise(highest, after);
    },
    onInsert(slot) {
      for (const [column, highest] of counted) raise(highest, rows.value(slot, column.key));
    },
    onRemove(slot) {
      for (const [column, highest] of counted) lower(highest, rows.value(slot, column.key));
    },
  };
}

/** Create an unsaved row: the columns' defaults, overridden by the given values. */
export function createNewRow(
  columns: EngineColumns,
  numbers: OrderNumbers,
  keyOfNew: () => RowKey,
): (given?: RowValues) => Row {
  function initial(engineColumn: EngineColumn): CellValue {
    const { column, kind, isSortKey } = engineColumn;
    if (column.isOrder !== true || isSortKey) return column.defaultValue ?? kind?.initialValue(column) ?? null;
    const number = numbers.next(engineColumn);
    const parsed = kind?.parse(String(number), columns.context(engineColumn, {}));
    return parsed?.ok === true ? parsed.value : number;
  }

  return (given = {}) => {
    const { id: _stored, ...values } = given;
    const own = columns.all.filter(({ key, isSortKey }) => key !== 'id' && !isSortKey && values[key] === undefined);
    return {
      key: keyOfNew(),
      id: null,
      values: { ...Object.fromEntries(own.map((column) => [column.key, initial(column)])), ...values },
    };
  };
}
