import type { ColumnKey } from '../cell.types.ts';
import type { Column } from '../column.types.ts';
import type { LaidOutColumn } from '../editable-table.types.ts';
import { columnWidths, defaultWidth, minimumWidth } from './default-widths.ts';
import type { RememberedColumns } from './remembered-columns.ts';

/** CSS pixels: the narrowest width that can be dragged, and the widest that fits on a screen. */
const NARROWEST = 40;
const WIDEST = 2_000;

/** The columns the user may see, by the permission `authPre:key`; all without a prefix. */
export function permittedColumns(
  columns: readonly Column[],
  authPre: string | undefined,
  isShown: (code: string) => boolean,
): readonly Column[] {
  return authPre === undefined || authPre === '' ? columns : columns.filter(({ key }) => isShown(`${authPre}:${key}`));
}

/**
 * Columns in display order: fixed left first, fixed right last, and the user's order within each zone. New columns
 * follow the one they were defined after. If all are hidden, all are shown.
 * @param columns available columns in definition order
 * @param room table width in CSS pixels; null if unknown
 */
export function laidOut(
  columns: readonly Column[],
  remembered: RememberedColumns,
  room: number | null,
): readonly LaidOutColumn[] {
  const hidden = new Set(remembered.hidden);
  const isHidden = columns.every(({ key }) => hidden.has(key)) ? () => false : ({ key }: Column) => hidden.has(key);
  const widths = new Map(Object.entries(remembered.widths));
  const fixedOf = ({ key, fixed }: Column) => fixed ?? (remembered.frozen?.includes(key) === true ? 'left' : null);
  const ordered = byZone(inOrder(columns, remembered.order), fixedOf);
  const shown = ordered.filter((column) => !isHidden(column));
  const shownWidths = columnWidths(
    shown.map((column) => wishOf(column, widths.get(column.key))),
    room,
  );
  const widthOf = new Map(shown.map((column, index) => [column, shownWidths[index]]));
  const givenWidths = columnWidths(shown, room);
  const resizedFrom = new Map(
    shown.flatMap((column, index) => (widths.has(column.key) ? [[column, givenWidths[index]] as const] : [])),
  );
  return ordered.map((column) => ({
    column,
    width: widthOf.get(column) ?? defaultWidth(column.type),
    resizedFrom: resizedFrom.get(column) ?? null,
    fixed: fixedOf(column),
    isHidden: isHidden(column),
  }));
}

/** The visible columns. */
export function visibleColumns(layout: readonly LaidOutColumn[]): readonly LaidOutColumn[] {
  return layout.filter(({ isHidden }) => !isHidden);
}

/** Resize a column to a width in CSS pixels, at least its minimum. */
export function resizedColumn(remembered: RememberedColumns, column: Column, width: number): RememberedColumns {
  return { ...remembered, widths: { ...remembered.widths, [column.key]: within(column, width) } };
}

/** Move a column before another, or to the end with null. A column stays within its fixed zone. */
export function movedColumn(
  remembered: RememberedColumns,
  layout: readonly LaidOutColumn[],
  key: ColumnKey,
  before: ColumnKey | null,
): RememberedColumns {
  const standing = layout.map(({ column }) => column.key);
  if (!standing.includes(key)) return remembered;
  const others = standing.filter((other) => other !== key);
  const at = before === null ? others.length : others.indexOf(before);
  if (at === -1) return remembered;
  const gone = remembered.order.filter((other) => !standing.includes(other));
  return { ...remembered, order: [...others.slice(0, at), key, ...others.slice(at), ...gone] };
}

/** Hide or show a column. The last visible one stays. */
export function hiddenColumn(
  remembered: RememberedColumns,
  layout: readonly LaidOutColumn[],
  key: ColumnKey,
  isHidden: boolean,
): RememberedColumns {
  const others = remembered.hidden.filter((other) => other !== key);
  if (!isHidden) return { ...remembered, hidden: others };
  const isLast = visibleColumns(layout).every(({ column }) => column.key === key);
  return isLast ? remembered : { ...remembered, hidden: [...others, key] };
}

/** Fix the visible columns up to one to the left, or none beside those that are by definition. */
export function frozenColumns(
  remembered: RememberedColumns,
  shown: readonly LaidOutColumn[],
  key: ColumnKey | null,
): RememberedColumns {
  const at = shown.findIndex(({ column }) => column.key === key);
  return { ...remembered, frozen: shown.slice(0, at + 1).map(({ column }) => column.key) };
}

function wishOf({ type, width, minWidth }: Column, rememberedWidth: number | undefined) {
  return { type, minWidth, width: rememberedWidth === undefined ? width : within({ type, minWidth }, rememberedWidth) };
}

function within(column: { readonly type: string; readonly minWidth?: number | undefined }, width: number): number {
  return Math.round(Math.max(minimumWidth(column), NARROWEST, Math.min(width, WIDEST)));
}

function inOrder(columns: readonly Column[], order: readonly ColumnKey[]): readonly Column[] {
  const byKey = new Map(columns.map((column) => [column.key, column]));
  const ordered = [...new Set(order)].flatMap((key) => byKey.get(key) ?? []);
  const placed = new Set(ordered);
  for (const [index, column] of columns.entries()) {
    if (placed.has(column)) continue;
    const neighbour = columns[index - 1];
    ordered.splice(neighbour === undefined ? 0 : ordered.indexOf(neighbour) + 1, 0, column);
    placed.add(column);
  }
  return ordered;
}

function byZone(columns: readonly Column[], fixedOf: (column: Column) => LaidOutColumn['fixed']): readonly Column[] {
  const zone = (side: LaidOutColumn['fixed']) => columns.filter((column) => fixedOf(column) === side);
  return [...zone('left'), ...zone(null), ...zone('right')];
}
