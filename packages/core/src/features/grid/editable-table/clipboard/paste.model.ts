import type { CellKind } from '../cell-kind.types.ts';
import type { CellValue, ColumnKey, Row } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import type { CellBounds } from '../navigation/cell-grid.types.ts';
import { boundsOf } from '../navigation/navigation.model.ts';
import type { CellWrite } from '../transaction.types.ts';
import type { BadText, CellRequest, PastePlan, PlannedRows } from './cell-plan.types.ts';
import { isWritableInNewRow, landedText } from './landing.model.ts';
import { losesKeptFiles } from '../uploads/kept-files.ts';
import type { TextGrid } from '../../../../format/index.ts';

export interface PasteRequest extends CellRequest {
  readonly texts: TextGrid;
  /** Whether rows may be appended for content below the last row. */
  readonly mayAddRows: boolean;
}

/** A plan under construction. */
interface Draft {
  readonly cells: CellWrite[];
  readonly bad: BadText[];
  skipped: number;
  landed: number;
}

interface TargetColumn {
  readonly column: Column;
  readonly kind: CellKind;
}

/** A line of the block and its target row. */
interface Target {
  readonly row: Row;
  readonly position: number;
  readonly isNew: boolean;
  /** Undefined for cells missing in a shorter line. */
  readonly line: readonly (string | undefined)[];
  /** null after the last column, and for an unknown column kind. */
  readonly columns: readonly (TargetColumn | null)[];
}

/**
 * Plan the paste of a text block. Starts at the top left of the selection; a single text fills the whole range, and a
 * block repeats over a multiple of its size. Appends rows below the last one, up to the last non-empty line; there, an
 * empty text keeps the default of a new row. Cells missing in a shorter line are unchanged.
 */
export function planPaste(request: PasteRequest): PastePlan {
  const { rows, columns, from, texts } = request;
  const draft: Draft = { cells: [], bad: [], skipped: 0, landed: 0 };
  const bounds = boundsOf({ rows, columns }, from);
  const width = texts.reduce((widest, line) => Math.max(widest, line.length), 0);
  if (bounds === null || width === 0) return { ...draft, addedRows: [], area: null };
  const covered = coveredBy(bounds, texts.length, width);
  const targets = Array.from({ length: covered.width }, (_, right) => targetColumn(rows, columns[bounds.left + right]));
  const rowCount = rows.rowCount();
  const added: Row[] = [];
  let needed = 0;
  for (let down = 0; down < covered.height; down += 1) {
    const position = bounds.top + down;
    const line = texts[down % texts.length] ?? [];
    const isNew = position >= rowCount;
    const row = isNew ? newRow(request) : rowAt(request, position);
    if (row === undefined) {
      draft.skipped += filledIn(line);
      continue;
    }
    const values = landLine(
      request,
      { row, position, isNew, line: widened(line, width, covered.width), columns: targets },
      draft,
    );
    if (!isNew) continue;
    added.push({ ...row, values: values ?? row.values });
    if (values !== null) needed = added.length;
  }
  const addedRows = added.slice(0, needed);
  return {
    ...draft,
    addedRows,
    area: draft.landed === 0 ? null : areaOf(bounds, covered, rowCount + needed, columns.length),
  };
}

function targetColumn(rows: PlannedRows, key: ColumnKey | undefined): TargetColumn | null {
  const column = key === undefined ? undefined : rows.column(key);
  const kind = key === undefined ? undefined : rows.kind(key);
  return column === undefined || kind === undefined ? null : { column, kind };
}

/**
 * The resulting values of the row, null if the line has no text for it. Avoids a closure or list per cell for
 * performance.
 */
function landLine(
  { rows }: PasteRequest,
  { row, position, isNew, line, columns }: Target,
  draft: Draft,
): Row['values'] | null {
  const values: Record<ColumnKey, CellValue> = { ...row.values };
  let isTouched = false;
  for (let right = 0; right < columns.length; right += 1) {
    const text = line[right];
    const target = columns[right] ?? null;
    if (text === undefined || (text === '' && (isNew || target === null))) continue;
    const key = target?.column.key ?? '';
    const context =
      target === null || !isWritable(rows, row, target, isNew ? values : null) ? undefined : rows.context(key, values);
    if (target === null || context === undefined) {
      draft.skipped += 1;
      continue;
    }
    const { value, message } = landedText(target.kind, text, context);
    if (value !== undefined && losesKeptFiles(target.column, target.kind, values[key] ?? null, value)) {
      draft.skipped += 1;
      continue;
    }
    isTouched = true;
    if (message !== null)
      draft.bad.push({ row: row.key, column: key, position, message, text, isKept: value !== undefined });
    if (value === undefined) continue;
    values[key] = value;
    draft.landed += 1;
    if (!isNew) draft.cells.push({ row: row.key, column: key, value });
  }
  return isTouched ? values : null;
}

/** `newValues` are those of a row to be added, null for an existing one. */
function isWritable(
  rows: PlannedRows,
  row: Row,
  { column, kind }: TargetColumn,
  newValues: Row['values'] | null,
): boolean {
  return newValues === null ? rows.isWritable(row.key, column.key) : isWritableInNewRow(column, kind, newValues);
}

/** Extent of the block: once, or the whole range if that is a multiple of it. */
function coveredBy(
  bounds: CellBounds,
  height: number,
  width: number,
): { readonly height: number; readonly width: number } {
  const rangeHeight = bounds.bottom - bounds.top + 1;
  const rangeWidth = bounds.right - bounds.left + 1;
  const isMultiple =
    (rangeHeight % height === 0 || rangeHeight === 1) && (rangeWidth % width === 0 || rangeWidth === 1);
  return isMultiple ? { height: Math.max(height, rangeHeight), width: Math.max(width, rangeWidth) } : { height, width };
}

/** The part of the extent inside a table of this size. */
function areaOf(
  { top, left }: CellBounds,
  { height, width }: { readonly height: number; readonly width: number },
  rows: number,
  columns: number,
): CellBounds {
  return { top, left, bottom: Math.min(top + height, rows) - 1, right: Math.min(left + width, columns) - 1 };
}

/** Repeat a line over the range. */
function widened(line: readonly string[], width: number, coveredWidth: number): Target['line'] {
  return width === coveredWidth ? line : Array.from({ length: coveredWidth }, (_, right) => line[right % width]);
}

function newRow({ rows, mayAddRows }: PasteRequest): Row | undefined {
  return mayAddRows ? rows.newRow() : undefined;
}

function rowAt({ rows }: PasteRequest, position: number): Row | undefined {
  const key = rows.keyAt(position);
  return key === undefined ? undefined : rows.row(key);
}

function filledIn(line: readonly string[]): number {
  return line.reduce((count, text) => (text === '' ? count : count + 1), 0);
}
