import type { CellValue, ColumnKey } from '../cell.types.ts';
import type { EngineColumn } from './engine-columns.ts';

/** Derived state updated incrementally. Rows are identified by slots. */
export interface RowWatcher {
  /** All rows were replaced. */
  reset(): void;
  /** Whether it observes writes to a column. Called once. */
  observes(column: EngineColumn): boolean;
  /** After a cell was written. */
  onWrite(slot: number, column: EngineColumn, before: CellValue | undefined, after: CellValue): void;
  /** After a row was added. */
  onInsert(slot: number): void;
  /** After a row was removed; its values are still readable. */
  onRemove(slot: number): void;
}

/** The rows, for state derived from all of them. */
export interface RowSource {
  count(): number;
  /** -1 out of range. */
  slotAt(position: number): number;
  positionOf(slot: number): number;
  /** Changes whenever rows are added, removed or moved. */
  orderRevision(): number;
  forEach(visit: (slot: number, position: number) => void): void;
  values(slot: number): Readonly<Record<string, CellValue>>;
  value(slot: number, column: ColumnKey): CellValue | undefined;
}
