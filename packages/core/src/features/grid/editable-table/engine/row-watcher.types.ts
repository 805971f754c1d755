import type { CellValue, ColumnKey } from '../cell.types.ts';
import type { EngineColumn } from './engine-columns.ts';

/** What is derived from the rows and kept from what changes. Rows are named by their slots. */
export interface RowWatcher {
  /** There are other rows altogether. */
  reset(): void;
  /** Whether it is to be told what is written in a column. Asked once. */
  observes(column: EngineColumn): boolean;
  /** After a cell was written. */
  onWrite(slot: number, column: EngineColumn, before: CellValue | undefined, after: CellValue): void;
  /** After a row came. */
  onInsert(slot: number): void;
  /** After a row went; what it held can still be asked for. */
  onRemove(slot: number): void;
}

/** The rows, for those who derive something from all of them. */
export interface RowSource {
  count(): number;
  /** -1 beyond the rows. */
  slotAt(position: number): number;
  positionOf(slot: number): number;
  /** Another number whenever rows came, went or moved. */
  orderRevision(): number;
  forEach(visit: (slot: number, position: number) => void): void;
  values(slot: number): Readonly<Record<string, CellValue>>;
  value(slot: number, column: ColumnKey): CellValue | undefined;
}
