import type { CellContext } from '../cell-kind.types.ts';
import type { RowValues } from '../cell.types.ts';
import type { ChoiceOption, Column } from '../column.types.ts';
import type { EngineColumn, EngineColumns } from './engine-columns.ts';
import type { RowStore } from './row-store.ts';

/** Most kinds look at their value alone: the row and its choices are looked for when they are asked for. */
class ContextOfCell implements CellContext {
  readonly column: Column;
  private readonly columns: EngineColumns;
  private readonly store: RowStore;
  private readonly slot: number;

  constructor(columns: EngineColumns, store: RowStore, slot: number, column: Column) {
    this.column = column;
    this.columns = columns;
    this.store = store;
    this.slot = slot;
  }

  get values(): RowValues {
    return this.store.values(this.slot);
  }

  get options(): readonly ChoiceOption[] {
    return this.columns.options.of(this.column, this.values);
  }
}

/** What the kind of a column is asked with about a cell of a row that stands in the table. */
export function contextOfCell(
  columns: EngineColumns,
  store: RowStore,
  slot: number,
  { column }: EngineColumn,
): CellContext {
  return new ContextOfCell(columns, store, slot, column);
}
