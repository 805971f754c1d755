import type { CellContext } from '../cell-kind.types.ts';
import type { RowValues } from '../cell.types.ts';
import type { ChoiceOption, Column } from '../column.types.ts';
import type { EngineColumn, EngineColumns } from './engine-columns.ts';
import type { RowStore } from './row-store.ts';

/** Most kinds read only their value: row and options are looked up lazily. */
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

/** Context of a cell in an existing row. */
export function contextOfCell(
  columns: EngineColumns,
  store: RowStore,
  slot: number,
  { column }: EngineColumn,
): CellContext {
  return new ContextOfCell(columns, store, slot, column);
}
