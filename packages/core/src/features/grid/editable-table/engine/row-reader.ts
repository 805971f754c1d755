import type { CellPlace, CellValue, RowKey } from '../cell.types.ts';
import type { ChoiceOption } from '../column.types.ts';
import { offeredChoices } from '../options/offered-choices.ts';
import type { TableEngine } from '../table-engine.types.ts';
import { plainText } from './cell-values.ts';
import { contextOfCell } from './cell-context.ts';
import type { TouchedCell } from './changes.ts';
import type { EngineColumn, EngineColumns } from './engine-columns.ts';
import type { RowLocks } from './row-locks.ts';
import type { RowOrder } from './row-order.ts';
import type { ShownRows } from './shown-rows.ts';
import type { PendingCells } from './pending-cells.ts';
import type { RowStore } from './row-store.ts';
import type { RowViews } from './row-views.ts';

export interface ReadableTable {
  readonly columns: EngineColumns;
  readonly store: RowStore;
  readonly order: RowOrder;
  readonly shown: ShownRows;
  readonly locks: RowLocks;
  readonly views: RowViews;
  readonly pending: PendingCells;
  isDisabled(): boolean;
  revision(): number;
}

type ReadRows = Pick<
  TableEngine,
  | 'rowCount'
  | 'keyAt'
  | 'positionOf'
  | 'own'
  | 'keyOfId'
  | 'row'
  | 'view'
  | 'viewAt'
  | 'value'
  | 'text'
  | 'options'
  | 'isWritable'
  | 'pending'
  | 'column'
  | 'kind'
  | 'context'
>;

export interface RowReader {
  readonly rows: ReadRows;
  /** A cell of the table; null for others. */
  cellAt(place: CellPlace): TouchedCell | null;
  /** The slot of a row in the table, -1 for others. */
  standing(key: RowKey): number;
  isWritableAt(slot: number, column: EngineColumn): boolean;
}

/** Access to rows and cells by key. The value of the sort column is the row's position. */
// oxlint-disable-next-line eslint/max-lines-per-function -- because it only returns methods over one state
export function createRowReader({
  columns,
  store,
  order,
  shown,
  locks,
  views,
  pending,
  isDisabled,
  revision,
}: ReadableTable): RowReader {
  function standing(key: RowKey): number {
    const slot = store.slotOf(key);
    return order.has(slot) ? slot : -1;
  }

  function isWritableAt(slot: number, { column, kind, isSortKey }: EngineColumn): boolean {
    if (isDisabled() || isSortKey || kind === undefined || kind.editor === 'none' || locks.isLocked(slot)) return false;
    return typeof column.disabled === 'function' ? !column.disabled(store.values(slot)) : column.disabled !== true;
  }

  const valueAt = (slot: number, column: EngineColumn) =>
    column.isSortKey ? order.positionOf(slot) + 1 : (store.value(slot, column.key) ?? null);

  /** The last list with typed options: an open editor requests it repeatedly. */
  let last: {
    readonly key: string;
    readonly given: readonly ChoiceOption[];
    readonly revision: number;
    readonly list: readonly ChoiceOption[];
  } | null = null;

  function offered(column: EngineColumn, given: readonly ChoiceOption[]): readonly ChoiceOption[] {
    const { key } = column;
    if (last?.key === key && last.given === given && last.revision === revision()) return last.list;
    const held = new Set<CellValue>();
    order.forEach((slot) => held.add(store.value(slot, column.key) ?? null));
    last = { key, given, revision: revision(), list: offeredChoices(given, held) };
    return last.list;
  }

  const positionsIn = (now: () => RowOrder) => ({
    rowCount: () => now().count(),
    keyAt(position: number) {
      const slot = now().slotAt(position);
      return slot === -1 ? undefined : store.keyOf(slot);
    },
    positionOf: (key: RowKey) => now().positionOf(store.slotOf(key)),
  });

  return {
    standing,
    cellAt({ row, column: key }) {
      const column = columns.of(key);
      const slot = standing(row);
      return column === undefined || slot === -1 ? null : { slot, column };
    },
    isWritableAt,
    rows: {
      pending: pending.at,
      column: (key) => columns.of(key)?.column,
      kind: (key) => columns.of(key)?.kind,
      context(key, values) {
        const column = columns.of(key);
        return column === undefined ? undefined : columns.context(column, values);
      },
      ...positionsIn(shown.now),
      own: positionsIn(() => order),
      keyOfId(id) {
        const slot = store.slotsOfId(id).find(order.has);
        return slot === undefined ? undefined : store.keyOf(slot);
      },
      row(key) {
        const slot = standing(key);
        return slot === -1 ? undefined : store.row(slot);
      },
      view(key) {
        const slot = standing(key);
        return slot === -1 ? undefined : views.view(slot);
      },
      viewAt(position) {
        const slot = shown.now().slotAt(position);
        return slot === -1 ? undefined : views.view(slot);
      },
      value(key, columnKey) {
        const column = columns.of(columnKey);
        const slot = standing(key);
        return slot === -1 || column === undefined ? undefined : valueAt(slot, column);
      },
      text(key, columnKey) {
        const column = columns.of(columnKey);
        const slot = standing(key);
        if (column === undefined || slot === -1) return '';
        const value = valueAt(slot, column);
        return column.kind === undefined
          ? plainText(value)
          : column.kind.format(value, contextOfCell(columns, store, slot, column));
      },
      options(key, columnKey) {
        const column = columns.of(columnKey);
        if (column === undefined) return [];
        const given = columns.options.of(column.column, store.values(standing(key)));
        return column.column.allowInput === true ? offered(column, given) : given;
      },
      isWritable(key, columnKey) {
        const column = columns.of(columnKey);
        const slot = standing(key);
        return column !== undefined && slot !== -1 && isWritableAt(slot, column);
      },
    },
  };
}
