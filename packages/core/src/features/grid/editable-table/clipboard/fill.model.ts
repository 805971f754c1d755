import type { CellPlace, CellValue, ColumnKey, RowKey, RowValues } from '../cell.types.ts';
import type { CellRange } from '../editable-table.types.ts';
import type { CellBounds } from '../navigation/cell-grid.types.ts';
import { boundsOf } from '../navigation/navigation.model.ts';
import type { CellWrite } from '../transaction.types.ts';
import { losesKeptFiles } from '../uploads/kept-files.ts';
import type { BadText, CellPlan, CellRequest, PlannedRows } from './cell-plan.types.ts';
import { landedText } from './landing.model.ts';
import { seriesOf } from './series.ts';

/** A plan under construction. */
interface Draft {
  readonly cells: CellWrite[];
  readonly bad: BadText[];
  skipped: number;
}

const emptyDraft = (): Draft => ({ cells: [], bad: [], skipped: 0 });

/**
 * Fill the rows of a range from its first row, or a single row from the row above. Copies values verbatim without
 * series.
 */
export function planFillDown(request: CellRequest): CellPlan {
  const { rows, columns } = request;
  const bounds = boundsOf({ rows, columns }, request.from);
  const draft = emptyDraft();
  if (bounds === null) return draft;
  const source = bounds.top === bounds.bottom ? bounds.top - 1 : bounds.top;
  const from = rows.keyAt(source);
  if (from === undefined) return draft;
  for (let position = source + 1; position <= bounds.bottom; position += 1) {
    const row = rows.keyAt(position);
    if (row === undefined) continue;
    for (let index = bounds.left; index <= bounds.right; index += 1) {
      const column = columns[index];
      if (column !== undefined) write(request, draft, { row, column }, rows.value(from, column) ?? null);
    }
  }
  return draft;
}

/**
 * The range that dragging the fill handle to a cell would fill: vertically or horizontally, whichever is further. null
 * if the cell is inside the range, or one of them does not exist.
 * @param columns visible columns in display order
 */
export function fillArea(
  rows: Pick<PlannedRows, 'positionOf'>,
  columns: readonly ColumnKey[],
  from: CellRange | CellPlace,
  to: CellPlace,
): CellBounds | null {
  const source = boundsOf({ rows, columns }, from);
  const target = boundsOf({ rows, columns }, to);
  if (source === null || target === null) return null;
  const down = beyond(source.top, source.bottom, target.top);
  const right = beyond(source.left, source.right, target.left);
  if (down === 0 && right === 0) return null;
  if (Math.abs(down) >= Math.abs(right)) {
    const [top, bottom] = stretch(source.top, source.bottom, down);
    return { ...source, top, bottom };
  }
  const [left, last] = stretch(source.left, source.right, right);
  return { ...source, left, right: last };
}

/** First and last position at a distance after the last or before the first of some. */
function stretch(first: number, last: number, by: number): readonly [number, number] {
  return by > 0 ? [last + 1, last + by] : [first + by, first - 1];
}

/**
 * Fill from a range to a cell, like dragging the fill handle: vertically or horizontally, whichever is further.
 * Continues the cells by `seriesOf`, column by column or row by row. A value filled into another column is parsed from
 * its display text. No effect if the cell is inside the range.
 */
export function planFillTo(request: CellRequest, to: CellPlace): CellPlan {
  const { rows, columns } = request;
  const grid = { rows, columns };
  const source = boundsOf(grid, request.from);
  const target = boundsOf(grid, to);
  const draft = emptyDraft();
  if (source === null || target === null) return draft;
  const down = beyond(source.top, source.bottom, target.top);
  const right = beyond(source.left, source.right, target.left);
  if (down === 0 && right === 0) return draft;
  if (Math.abs(down) >= Math.abs(right)) fillRows(request, draft, source, down);
  else fillColumns(request, draft, source, right);
  return draft;
}

function fillRows(request: CellRequest, draft: Draft, source: CellBounds, down: number): void {
  const { rows, columns } = request;
  const keys = columns.slice(source.left, source.right + 1);
  const sources = keysBetween(request, source.top, source.bottom);
  const series = keys.map((column) => seriesOf(sources.map((row) => rows.value(row, column) ?? null)));
  for (const at of placesBeyond(sources.length, down)) {
    const row = rows.keyAt(source.top + at);
    if (row === undefined) continue;
    for (const [index, column] of keys.entries()) write(request, draft, { row, column }, series[index]?.(at) ?? null);
  }
}

function fillColumns(request: CellRequest, draft: Draft, source: CellBounds, right: number): void {
  const { rows, columns } = request;
  const width = source.right - source.left + 1;
  for (const row of keysBetween(request, source.top, source.bottom)) {
    const series = seriesOf(
      columns.slice(source.left, source.right + 1).map((column) => rows.value(row, column) ?? null),
    );
    for (const at of placesBeyond(width, right)) {
      const column = columns[source.left + at];
      const from = columns[source.left + (((at % width) + width) % width)];
      if (column === undefined || from === undefined) continue;
      const text = wordsOf(rows, from, series(at), rows.row(row)?.values ?? {});
      writeText(request, draft, { row, column }, text);
    }
  }
}

/** Offsets from the first source cell: after its last one, or before its first one, in table order. */
function placesBeyond(length: number, by: number): readonly number[] {
  return Array.from({ length: Math.abs(by) }, (_, index) => (by > 0 ? length + index : by + index));
}

/** Distance of a position from the interval first to last, negative before it. */
function beyond(first: number, last: number, position: number): number {
  if (position < first) return position - first;
  return position > last ? position - last : 0;
}

function keysBetween({ rows }: CellRequest, first: number, last: number): readonly RowKey[] {
  return Array.from({ length: last - first + 1 }, (_, index) => rows.keyAt(first + index) ?? '');
}

function write({ rows }: CellRequest, draft: Draft, place: CellPlace, value: CellValue): void {
  if (rows.isWritable(place.row, place.column) && !isKept(rows, place, value)) draft.cells.push({ ...place, value });
  else draft.skipped += 1;
}

/** Whether the cell holds undeletable files that the value would remove. */
function isKept(rows: PlannedRows, { row, column }: CellPlace, value: CellValue): boolean {
  const of = rows.column(column);
  const kind = rows.kind(column);
  return of !== undefined && kind !== undefined && losesKeptFiles(of, kind, rows.value(row, column) ?? null, value);
}

/** Write texts into cells as if they were typed. */
export function planTexts(
  request: Pick<CellRequest, 'rows' | 'columns'>,
  texts: Iterable<{ readonly place: CellPlace; readonly text: string }>,
): CellPlan {
  const draft = emptyDraft();
  for (const { place, text } of texts) writeText(request, draft, place, text);
  return draft;
}

function writeText(
  { rows }: Pick<CellRequest, 'rows'>,
  draft: Draft,
  place: CellPlace,
  text: string | undefined,
): void {
  const kind = rows.kind(place.column);
  const context = rows.context(place.column, rows.row(place.row)?.values ?? {});
  if (kind === undefined || context === undefined || text === undefined || !rows.isWritable(place.row, place.column)) {
    draft.skipped += 1;
    return;
  }
  const landing = landedText(kind, text, context);
  if (landing.value !== undefined && isKept(rows, place, landing.value)) {
    draft.skipped += 1;
    return;
  }
  const isWritten = landing.value !== undefined;
  if (landing.message !== null) {
    draft.bad.push({
      ...place,
      position: rows.positionOf(place.row),
      message: landing.message,
      text,
      isKept: isWritten,
    });
  }
  if (landing.value !== undefined) draft.cells.push({ ...place, value: landing.value });
}

function wordsOf(rows: PlannedRows, column: ColumnKey, value: CellValue, values: RowValues): string | undefined {
  const context = rows.context(column, values);
  return context === undefined ? undefined : rows.kind(column)?.format(value, context);
}
